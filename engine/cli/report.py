"""Print findings: as pictures of the source, one a line, or as JSON."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import TextIO

from engine.cli.plain import NAME as PLAIN
from engine.cli.streams import fitted
from engine.diagnostics import Finding, Note, Severity, Span
from engine.text.finding import advice, note_sentence, sentence
from engine.text.words import Words, clean, visible

SCHEMA = "cardwright.findings/1"

_TAB = 4
_WIDTH = 140  # of a source line where the stream is no terminal
_MIDDLE = 3  # a span of more lines than this shows its first and last

Painter = Callable[[str, str], str]

_COLOURS = {"error": "1;31", "warning": "1;33", "frame": "1;34", "note": "1;32", "strong": "1"}


class Layout(Enum):
    """How findings are shown."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"


def report(
    findings: Iterable[Finding],
    words: Words,
    stream: TextIO,
    layout: Layout = Layout.FULL,
    *,
    environ: Mapping[str, str] = os.environ,
) -> None:
    """Write findings to a stream, in the order they come in.

    ``JSON`` writes one document, also for no findings: lines and columns count from 1, columns in code points, and the
    end is one past the last. ``CONCISE`` keeps the word *error* or *warning* in every language, for tools that look for it.
    """
    match layout:
        case Layout.JSON:
            document = {"schema": SCHEMA, "findings": [_as_data(item, words) for item in findings]}
            _write(stream, [json.dumps(document, indent=2)])
        case Layout.CONCISE:
            _write(stream, [_concise(item, words) for item in findings])
        case Layout.FULL:
            painter = _painted if wants_colour(stream, environ) else _plain
            columns = shutil.get_terminal_size().columns if stream.isatty() else None
            for item in findings:
                _write(stream, [*_full(item, words, painter, columns), ""])


def wants_colour(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether to colour: on a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is dumb."""
    return stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def _as_data(finding: Finding, words: Words) -> dict[str, object]:
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        **_place_data(finding.span),
        "message": words.say(finding.code, **finding.params),
        "nearest": finding.nearest,
        "notes": [{**_place_data(note.span), "message": note_sentence(words, note)} for note in finding.notes],
    }


def _place_data(span: Span | None) -> dict[str, object]:
    if span is None:
        return dict.fromkeys(("file", "line", "column", "end_line", "end_column"))
    line, column = span.source.position(span.start)
    end_line, end_column = span.source.position(max(span.start, span.end))
    return {
        "file": span.source.name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }


def _concise(finding: Finding, words: Words) -> str:
    place = f"{_place(finding.span)}: " if finding.span else ""
    return f"{place}{finding.severity.value}[{finding.code}] {clean(sentence(words, finding))}"


def _place(span: Span) -> str:
    line, column = span.source.position(span.start)
    return f"{clean(span.source.name)}:{line}:{column}"


def _full(finding: Finding, words: Words, paint: Painter, columns: int | None) -> Iterator[str]:
    """``columns``: of the terminal, if it is one; sentences are then no wider."""
    width = _WIDTH if columns is None else max(20, columns - 10)
    places = [place for place in (finding.span, *(note.span for note in finding.notes)) if place]
    gutter = max((len(str(place.source.position(place.end)[0])) for place in places), default=1)
    kind = "error" if finding.severity is Severity.ERROR else "warning"

    head = words.say("report-head", severity=words.say(f"severity-{kind}"), code=finding.code)
    line = words.say("report-headline", head=head, sentence=sentence(words, finding))
    line, *more = _fitted(line, columns)
    yield paint(kind, head) + paint("strong", line.removeprefix(head)) if line.startswith(head) else line
    yield from (paint("strong", rest) for rest in more)
    if finding.span:
        yield from _picture(finding.span, gutter, paint, kind, width)
    for note in finding.notes:
        yield from _note(note, words, gutter, paint, width)
    text = advice(words, finding)
    if text is not None:
        first, *further = text.splitlines() or [""]
        room = None if columns is None else columns - gutter - 3
        first, *more = _fitted(words.say("report-help", text=first), room)
        yield " " * gutter + paint("frame", " = ") + first
        further = [*more, *(part for rest in further for part in _fitted(rest, room))]
        yield from (" " * (gutter + 3) + rest for rest in further)


def _fitted(text: str, room: int | None) -> list[str]:
    return [text] if room is None else fitted(text, room).split("\n")


def _note(note: Note, words: Words, gutter: int, paint: Painter, width: int) -> Iterator[str]:
    text = words.say("report-note", sentence=note_sentence(words, note))
    if note.span is None:
        yield " " * gutter + paint("frame", " = ") + text
    else:
        yield paint("note", text)
        yield from _picture(note.span, gutter, paint, "note", width)


def _picture(span: Span, gutter: int, paint: Painter, kind: str, width: int) -> Iterator[str]:
    """The place, the source lines of a span, and carets under exactly its characters."""
    text, start = span.source.text, span.start
    end = max(start, min(span.end, len(text)))
    while end > start and text[end - 1] in "\r\n":
        end -= 1
    (first, column), (last, end_column) = span.source.position(start), span.source.position(end)

    blank = " " * gutter
    yield blank + paint("frame", "--> ") + _place(span)
    yield blank + paint("frame", " |")
    whole = last - first < _MIDDLE
    for number in range(first, last + 1) if whole else (first, last):
        if number == last and not whole:
            yield paint("frame", "...")
        raw = visible(span.source.line(number))
        left = column - 1 if number == first else len(raw) - len(raw.lstrip())
        right = end_column - 1 if number == last else len(raw.rstrip())
        shown, indent, carets = _measured(raw, left, right, width)
        yield f"{paint('frame', f'{number:>{gutter}} |')} {shown}".rstrip()
        yield f"{blank}{paint('frame', ' |')} {' ' * indent}{paint(kind, '^' * carets)}"


def _measured(raw: str, left: int, right: int, width: int) -> tuple[str, int, int]:
    """A line as it is shown, and where carets stand under ``raw[left:right]``: cells before them, and how many."""
    from rich.cells import cell_len

    while 0 < left < len(raw) and cell_len(_expanded(raw[: left + 1])) == cell_len(_expanded(raw[:left])):
        left -= 1  # a combining mark is shown in the cell of the letter before it
    line, indent = _expanded(raw), cell_len(_expanded(raw[:left]))
    carets = max(1, cell_len(_expanded(raw[:right])) - indent)
    if cell_len(line) <= width:
        return line, indent, carets

    # A line too long for the screen is cut to a window around the carets.
    cut = min(indent - width // 3, cell_len(line) - width)
    begin = skipped = 0
    while skipped < cut:
        skipped += cell_len(line[begin])
        begin += 1
    end, cells = begin, 0
    while end < len(line) and cells + cell_len(line[end]) <= width:
        cells += cell_len(line[end])
        end += 1
    before, after = "…" if begin else "", "…" if end < len(line) else ""
    indent += len(before) - cell_len(line[:begin])
    return before + line[begin:end] + after, indent, min(carets, max(1, width - indent))


def _expanded(text: str) -> str:
    """Tabs become spaces, up to the next multiple of four cells."""
    from rich.cells import cell_len

    first, *rest = text.split("\t")
    for part in rest:
        first += " " * (_TAB - cell_len(first) % _TAB) + part
    return first


def _plain(kind: str, text: str) -> str:
    return text


def _painted(kind: str, text: str) -> str:
    return f"\x1b[{_COLOURS[kind]}m{text}\x1b[0m" if text else text


def _write(stream: TextIO, lines: Iterable[str]) -> None:
    """Write lines; characters that the stream's encoding lacks appear as plain ones or escapes instead of ending the program."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    text = "".join(f"{line}\n" for line in lines)
    stream.write(text.encode(encoding, PLAIN).decode(encoding))
