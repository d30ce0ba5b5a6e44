"""Guesses at a keyword that was misspelt some words before the place where reading stopped."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from lark import Token
from lark.exceptions import UnexpectedToken

from engine.diagnostics import one_slip

from .grammar import keywords, parser, spellings

_MOST_GUESSES = 8
_SHORTEST = 4  # shorter keywords are like too many names, `hand` and `and`: of them only short words are slips
_LIKENESS = 0.75


def misspelt(words: Sequence[Token], start: str, last: Token | None) -> tuple[Token, str] | None:
    """A name, and the keyword close to it with which the reader would have got past ``last``.

    ``words``  what was read before ``last``;  ``last``  nothing stands for the end of the text.

    ``ether { look } or { draw }`` stops at ``or``; with ``either`` it does not.
    """
    types = {spelling: name for name, spelling in spellings().items()}
    end = Token("$END", "") if last is None else last
    known = sorted(keywords())
    long = [word for word in known if len(word) >= _SHORTEST]
    left = _MOST_GUESSES
    for place in range(len(words) - 1, -1, -1):
        name = words[place]
        if name.type != "NAME":
            continue
        short = [word for word in known if len(word) < _SHORTEST] if len(name) < _SHORTEST else long
        slips = [word for word in short if one_slip(name, word)]
        for keyword in slips or (get_close_matches(name, long, n=2, cutoff=_LIKENESS) if len(name) > _SHORTEST else ()):
            if not left:
                return None
            left -= 1
            if _reads([*words[:place], Token(types[keyword], keyword), *words[place + 1 :], end], start):
                return name, keyword
    return None


def _reads(words: Sequence[Token], start: str) -> bool:
    state = parser().parse_interactive(start=start)
    try:
        for word in words:
            state.feed_token(word)
    except UnexpectedToken:
        return False
    return True
