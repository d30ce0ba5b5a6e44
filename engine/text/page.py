"""The page of a game's rules: Markdown with placeholders, ``{{ … }}``, for what stands in the pack.

What a placeholder stands for is asked of whoever knows the pack; here it is only read and put in.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.characters import check_characters
from engine.diagnostics import Findings, Source, Span, nearest

FILE = "rules.md"
"""What the page is called, in the folder of each language."""

_OPEN, _CLOSE = "{{", "}}"
_NUMBER = re.compile(r"([a-z0-9_]+(?:\.[a-z0-9_]+)*)(?:\s+#([1-9][0-9]{0,3}))?")
_THING = re.compile(r"(count|cards?|near|rows)\s+([a-z0-9_]+(?:\.[a-z0-9_]+)*)")
_WORDS = ("count", "card", "cards", "near", "rows")
_ALMOST = re.compile(r"([a-z]+)(\s+[a-z0-9_.]+)")

MAX_FINDINGS = 50
"""So many placeholders of one page may be wrong; then it is read no further."""
LONGEST = 1 << 20
"""So many characters a page may come to."""


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
    """The page with everything put in; each thing is asked for once.

    One that cannot be read (``E0853``, ``E0859``) or answered stays as it was written. A page without a word (``E0860``),
    one of too many faults (``E0124``) and one that grows too long (``E0861``) are read no further.
    """
    check_characters(page, findings)
    if not page.text.strip():
        findings.add("E0860", Span(page, 0, 0))
    known: dict[tuple[str, str, int | None], str] = {}
    out, at, size, wrong = list[str](), 0, 0, 0
    while (start := page.text.find(_OPEN, at)) >= 0:
        out.append(page.text[at:start])
        at = _end(page.text, start)
        if wrong == MAX_FINDINGS:
            findings.add("E0124", Span(page, start, at), limit=MAX_FINDINGS)
            break
        placeholder = _read(page, start, at, findings)
        key = None if placeholder is None else (placeholder.what, placeholder.path, placeholder.which)
        text = None if key is None else known.get(key)
        if text is None and placeholder is not None and key is not None:
            text = answer(placeholder)
            if text is not None:
                known[key] = text
        wrong += text is None
        out.append(page.text[start:at] if text is None else text)
        size += len(out[-2]) + len(out[-1])
        if size > LONGEST:
            findings.add("E0861", Span(page, start, at), limit=LONGEST >> 10)
            break
    return "".join([*out, page.text[at:]])


def _end(text: str, start: int) -> int:
    """Where a placeholder ends: behind its braces, else at the end of its line."""
    line = text.find("\n", start)
    line = len(text) if line < 0 else line
    close = text.find(_CLOSE, start, line)
    return line if close < 0 else close + len(_CLOSE)


def _read(page: Source, start: int, end: int, findings: Findings) -> Placeholder | None:
    """What a placeholder asks for; nothing, with a finding, where it asks for nothing that there is."""
    close = None
    if page.text[end - len(_CLOSE) : end] == _CLOSE:
        first, last = start + len(_OPEN), end - len(_CLOSE)
        while first < last and page.text[first].isspace():
            first += 1
        inside = page.text[first:last].rstrip()
        if inside in _WORDS:
            findings.add("E0859", Span(page, first, first + len(inside)), word=inside)
            return None
        if (hit := _NUMBER.fullmatch(inside)) is not None:
            which = None if hit[2] is None else int(hit[2])
            return Placeholder("number", hit[1], which, Span(page, first, first + len(hit[1])))
        if (hit := _THING.fullmatch(inside)) is not None:
            return Placeholder(hit[1], hit[2], None, Span(page, first + hit.start(2), first + hit.end(2)))
        if (hit := _ALMOST.fullmatch(inside)) is not None and (word := nearest(hit[1], _WORDS)) is not None:
            close = word + hit[2]
    findings.add("E0853", Span(page, start, end), nearest=close, text=page.text[start:end].strip())
    return None
