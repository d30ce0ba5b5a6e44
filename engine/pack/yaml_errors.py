"""From the YAML library's complaints about syntax to findings of our own."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from engine.diagnostics import Findings, Note, Source, Span

_Place: TypeAlias = tuple[str, bool]

_OTHER: _Place = ("E0130", False)

# The start of a complaint -> the code, and whether the place to show is where the faulty part began.
_BY_PROBLEM: dict[str, _Place] = {
    "mapping values are not allowed here": ("E0131", False),
    "found unexpected ':'": ("E0131", False),
    "found character": ("E0132", False),
    "found unexpected end of stream": ("E0133", True),
    "found unexpected document separator": ("E0133", True),
    "expected ',' or": ("E0135", False),
    "could not find expected ':'": ("E0136", True),
    "expected <block end>": ("E0137", False),
    "found unknown escape character": ("E0138", False),
    "expected escape sequence": ("E0138", False),
    "sequence entries are not allowed here": ("E0139", False),
    "mapping keys are not allowed here": ("E0137", False),
    "expected chomping or indentation": ("E0140", True),
    "expected indentation indicator": ("E0140", True),
    "more indented follow up line": ("E0140", False),
}


def add_syntax_finding(error: Any, source: Source, findings: Findings) -> None:
    """Turn an exception of the YAML library into a finding.

    ``error`` may have marks with an ``index`` (``problem_mark``: where it was noticed, ``context_mark``: where the
    faulty part began); without any the finding points at the start of the file.
    """
    problem = getattr(error, "problem", None) or getattr(error, "context", None) or ""
    began = _offset(getattr(error, "context_mark", None))
    at = _offset(getattr(error, "problem_mark", None))
    if at is None:
        at = began or 0
    code, from_start = next((place for words, place in _BY_PROBLEM.items() if problem.startswith(words)), _OTHER)
    span = _character(source, began if from_start and began is not None else at)
    opened = None if began is None else _character(source, began)
    match code:
        case "E0132":
            findings.add(code, span, character=source.text[span.start : span.end])
        case "E0135" if opened is not None:
            bracket = source.text[opened.start : opened.end]
            findings.add(code, span, notes=[Note("note-opened-here", opened, {"what": bracket})], bracket=bracket)
        case "E0136" | "E0140":
            findings.add(code, Span(source, span.start, _line_end(source.text, span.start)))
        case "E0137" if opened is not None:
            findings.add(code, span, notes=[Note("note-block-starts-here", opened)])
        case _:
            findings.add(code, span)


def _offset(mark: Any) -> int | None:
    return None if mark is None else int(mark.index)


def _character(source: Source, offset: int) -> Span:
    """The character at an offset; at the end of the file, the empty place after the last one."""
    offset = max(0, min(offset, len(source.text)))
    return Span(source, offset, min(offset + 1, len(source.text)))


def _line_end(text: str, offset: int) -> int:
    found = re.compile(r"[\r\n]").search(text, offset)
    return found.start() if found else len(text)
