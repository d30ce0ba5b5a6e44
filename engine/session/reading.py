"""Reads a saved game: its header and its lines, or findings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.diagnostics import Findings, Severity, Source, Span
from engine.session.header import PERSONAL, Header, header_from, is_newer

MOST_BYTES = 32 << 20


@dataclass(frozen=True, slots=True)
class Decided:
    """A line that holds a decision. ``chance``: where the bot's random numbers were afterwards."""

    number: int
    seat: str
    option: str
    hash: str
    chance: int | None
    span: Span


@dataclass(frozen=True, slots=True)
class Undone:
    """A line that says that the game went back to before a decision."""

    number: int
    span: Span


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game as it was read.

    ``end``    the byte where its good lines end; ``whole`` whether the last of them has its line feed
    ``dropped`` the last line, if it is damaged and does not count

    Places in it (spans) know their line, but not what is written there: nobody is to read that by accident.
    """

    path: Path
    header: Header
    lines: tuple[Decided | Undone, ...]
    end: int
    whole: bool
    span: Span
    dropped: Span | None


def read_save(path: Path, findings: Findings) -> Save | None:
    """Read a saved game. A damaged last line is dropped, with a warning; other damage is an error, and gives nothing."""
    named = Span(Source(str(path), ""), 0, 0)
    try:
        if not path.is_file():
            findings.add("E1001", named, file=str(path))
            return None
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError:
        findings.add("E1001", named, file=str(path))
        return None
    if len(data) > MOST_BYTES:
        findings.add("E1002", named, file=str(path))
        return None
    pieces = data.split(b"\n")
    if not pieces[-1]:
        pieces.pop()
    source = Source(str(path), "\n" * len(pieces))  # only its lines: what stands in them holds secrets
    data_of_first = _parsed(pieces[0]) if pieces else None
    header = header_from(data_of_first)
    first = Span(source, 0, 0)
    if header is None:
        personal = isinstance(data_of_first, dict) and data_of_first.get("format") == PERSONAL
        mine = personal or is_newer(data_of_first, PERSONAL)
        code = "E1020" if mine else "E1022" if is_newer(data_of_first) else "E1002"
        findings.add(code, first, file=str(path))
        return None
    lines: list[Decided | Undone] = []
    end, dropped, count = len(pieces[0]) + 1, None, 0
    for number, piece in enumerate(pieces[1:], 1):
        span = Span(source, number, number)
        line = _line(_parsed(piece), span, count)
        if line is None:
            last = not any(rest.strip() for rest in pieces[number + 1 :])
            if not last:
                findings.add("E1003", span)
                return None
            findings.add("E1004", span, severity=Severity.WARNING)
            dropped = span
            break
        lines.append(line)
        count = line.number - 1 if isinstance(line, Undone) else line.number
        end += len(piece) + 1
    return Save(
        path, header, tuple(lines), min(end, len(data)), data[: min(end, len(data))].endswith(b"\n"), first, dropped
    )


def standing(save: Save, to: int | None = None) -> list[Decided]:
    """The decisions that count: those that were taken back left out, and no more than ``to``."""
    found: list[Decided] = []
    for line in save.lines:
        if isinstance(line, Undone):
            del found[line.number - 1 :]
        else:
            found.append(line)
    return found[:to]


def _line(data: Any, span: Span, count: int) -> Decided | Undone | None:
    """A line after ``count`` decisions that count."""
    match data:
        case {"undo": int(number)} if len(data) == 1 and not isinstance(number, bool) and 1 <= number <= count:
            return Undone(number, span)
        case {"n": int(number), "seat": str(seat), "option": str(option), "hash": str(hash_)} if number == count + 1:
            chance = data.get("chance")
            try:
                state = None if chance is None else int(chance, 16)
            except (TypeError, ValueError):
                return None
            return Decided(number, seat, option, hash_, state, span)
    return None


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
