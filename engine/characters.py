"""Characters that may not stand in a file of a pack: they cannot be seen, and change how the text around them is shown."""

from __future__ import annotations

import re

from engine.diagnostics import Findings, Source, Span

SEPARATORS = "\x85\u2028\u2029"
# Control characters, halves of surrogate pairs, marks that turn the direction of writing, and what is no character.
UNFIT = (
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufdcf\ufdf0-\ufefe\uff00-\ufffd"
    "\U00010000-\U0010ffff]"
)
MOST = 50
"""So many findings of one file are kept."""


def check_characters(source: Source, findings: Findings) -> None:
    """A finding (``E0104``, ``E0105``) for each character that may not stand in a file; many of them end the look."""
    for number, found in enumerate(re.finditer(UNFIT, source.text)):
        span = Span(source, found.start(), found.end())
        if number == MOST:
            findings.add("E0124", span, limit=MOST)
            return
        findings.add(code_of(found.group()), span, character=code_point(found.group()))


def code_of(character: str) -> str:
    """The code of the finding about a character."""
    return "E0105" if character in SEPARATORS else "E0104"


def code_point(character: str) -> str:
    """How a character is written that cannot be shown.

    >>> code_point("\\x1b")
    'U+001B'
    """
    return f"U+{ord(character):04X}"
