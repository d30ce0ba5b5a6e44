"""The page of a game's rules: Markdown with placeholders, ``{{ … }}``, for what stands in the pack.

What a placeholder stands for is asked of whoever knows the pack; here it is only read and put in.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.diagnostics import Findings, Source, Span

FILE = "rules.md"
"""What the page is called, in the folder of each language."""

_OPEN, _CLOSE = "{{", "}}"
_NUMBER = re.compile(r"([a-z0-9_]+(?:\.[a-z0-9_]+)*)(?:\s+#([1-9][0-9]{0,3}))?")
_THING = re.compile(r"(count|cards?|near|rows)\s+([a-z0-9_]+(?:\.[a-z0-9_]+)*)")


@dataclass(frozen=True, slots=True)
class Placeholder:
    """What is asked for.

    ``what``   ``number``; ``count`` (of a table); ``card`` (one card's line); ``cards`` (those of a table, as a list);
               ``rows`` (a table of copies and printed values); ``near`` (which places of a table touch)
    ``path``   the path of ids, or the name of the table
    ``which``  for a number inside of a text which one it is, from 1
    ``span``   its path, where it was written
    """

    what: str
    path: str
    which: int | None
    span: Span


Answer = Callable[[Placeholder], str | None]
"""What to put in; nothing, with a finding, where the placeholder names nothing."""


def fill(page: Source, answer: Answer, findings: Findings) -> str:
    """The page with everything put in. One that cannot be read (``E0853``) stays as it was written."""
    out, at = [], 0
    while (start := page.text.find(_OPEN, at)) >= 0:
        out.append(page.text[at:start])
        at = _end(page.text, start)
        placeholder = _read(page, start, at)
        if placeholder is None:
            findings.add("E0853", Span(page, start, at), text=page.text[start:at].strip())
        text = None if placeholder is None else answer(placeholder)
        out.append(page.text[start:at] if text is None else text)
    return "".join([*out, page.text[at:]])


def _end(text: str, start: int) -> int:
    """Where a placeholder ends: behind its braces, else at the end of its line."""
    line = text.find("\n", start)
    line = len(text) if line < 0 else line
    close = text.find(_CLOSE, start, line)
    return line if close < 0 else close + len(_CLOSE)


def _read(page: Source, start: int, end: int) -> Placeholder | None:
    if page.text[end - len(_CLOSE) : end] != _CLOSE:
        return None
    first, last = start + len(_OPEN), end - len(_CLOSE)
    while first < last and page.text[first].isspace():
        first += 1
    inside = page.text[first:last].rstrip()
    if (hit := _NUMBER.fullmatch(inside)) is not None:
        which = None if hit[2] is None else int(hit[2])
        return Placeholder("number", hit[1], which, Span(page, first, first + len(hit[1])))
    if (hit := _THING.fullmatch(inside)) is not None:
        return Placeholder(hit[1], hit[2], None, Span(page, first + hit.start(2), first + hit.end(2)))
    return None
