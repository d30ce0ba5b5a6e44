"""Markdown in lines that fit a terminal."""

from __future__ import annotations

import re
import textwrap

WIDTH = 80
_ITEM = re.compile(r" *(?:[-*+]|[0-9]{1,4}[.)]) +")
_CODE = "```"


def wrapped(page: str) -> str:
    r"""The page with its paragraphs and list items in lines of at most ``WIDTH``; headings, tables and code stay.

    >>> print(wrapped("- one\n  two\nthree\n\n| a |\n| b |"))
    - one two three
    <BLANKLINE>
    | a |
    | b |
    """
    out: list[str] = []
    block: list[str] = []
    code = False
    for line in [*page.split("\n"), ""]:
        fence = line.startswith(_CODE)
        alone = code or fence or not line.strip() or line.startswith(("#", "|"))
        code ^= fence
        if block and (alone or _ITEM.match(line)):
            out += _paragraph(block)
            block = []
        if alone:
            out.append(line)
        else:
            block.append(line)
    return "\n".join(out[:-1])


def _paragraph(lines: list[str]) -> list[str]:
    start = _ITEM.match(lines[0])
    first = start[0] if start else ""
    text = " ".join(" ".join(lines)[len(first) :].split())
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=" " * len(first),
        break_on_hyphens=False,
        break_long_words=False,
    )
