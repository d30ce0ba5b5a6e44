"""Which characters can be drawn: in a picture each takes one cell, and a sign takes at least one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_UNSEEN = ("Cc", "Cf", "Mn", "Me", "Zl", "Zp")


def off_the_grid(line: str) -> Iterator[re.Match[str]]:
    """The characters of a line that take no cell or more than one, and tabs: what stands behind them would be shifted.

    >>> [found.group() for found in off_the_grid("a\\t漢é")]
    ['\\t', '漢']
    """
    return (found for found in re.finditer(r".", line) if _cells(found.group()) != 1)


def is_sign(text: str) -> bool:
    """Whether a text can stand for a thing: it begins with what can be seen, and holds no blank.

    >>> [is_sign(text) for text in ("●", "漢", "", "a b", "\\u0301")]
    [True, True, True, False, False]
    """
    return not text or (not re.search(r"\s", text) and _cells(text[0]) > 0)


def _cells(character: str) -> int:
    if unicodedata.category(character) in _UNSEEN:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
