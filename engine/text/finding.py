"""The words of a finding: its sentence, those of its notes, and what ``explain`` says about a code."""

from __future__ import annotations

import re
import textwrap

from engine.diagnostics import Finding, Note
from engine.text.words import Words

_OF_LANGUAGE = "E03"
"""Codes of texts of the effect language: what they expect are kinds of words and words, with blanks between."""
_CODE = re.compile(r"[A-Z][0-9]{4}")


def sentence(words: Words, finding: Finding) -> str:
    """What is wrong, as one line: the message of the code, with a nearby word where there is one."""
    text = words.say(finding.code, **_told(words, finding))
    if finding.nearest is None:
        return text
    return words.say("sentence-nearest", sentence=text, nearest=words.say("nearest-word", word=finding.nearest))


def note_sentence(words: Words, note: Note) -> str:
    """What a second place has to do with a finding, as one line."""
    return words.say(note.message, **note.params)


def advice(words: Words, finding: Finding) -> str | None:
    """How to put it right, if the code's message has a ``.help``."""
    return words.attribute(finding.code, "help", **_told(words, finding))


def _told(words: Words, finding: Finding) -> dict[str, str | int]:
    """The parameters as people read them: kinds of words that may stand somewhere become their messages."""
    params = dict(finding.params)
    expected = params.get("expected")
    if isinstance(expected, str) and finding.code.startswith(_OF_LANGUAGE):
        items = expected.split()
        params["expected"] = words.join([words.say(f"terminal-{item}") if item.isupper() else item for item in items])
    return params


def explained(words: Words) -> list[tuple[str, str]]:
    """Every code, with its sentence as ``explain`` heads it."""
    codes = sorted({message for _, message, _ in words.written() if _CODE.fullmatch(message)})
    return [(code, _title(words, code)) for code in codes]


def explain(words: Words, code: str, width: int = 100) -> str | None:
    """What a code means at large, with parameters shown as ``<name>``; nothing for what is not a code.

    The first line is the sentence (or the message's ``.title``, where the sentence says little without its parameters); below
    it, after an empty line each, the help, and an example (``.example``), whose lines stay as they are.
    """
    code = code.strip().upper()
    if not _CODE.fullmatch(code) or not words.has(code):
        return None
    parts = [words.say("explain-title", code=code, sentence=_title(words, code))]
    more = words.outline(code, "help")
    if more is not None:
        parts.append("\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in more.splitlines()))
    example = words.outline(code, "example")
    if example is not None:
        parts.append(words.say("explain-example") + "\n\n" + textwrap.indent(example, "    "))
    return "\n\n".join(parts)


def _title(words: Words, code: str) -> str:
    return words.outline(code, "title") or words.outline(code) or code
