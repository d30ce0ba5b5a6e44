"""What one person may know of a game, as a file: to go on thinking about it, or to show it to somebody.

It is JSON Lines: a header without seed and digest of anything hidden; what that person has read and decided, in order;
at last the position as they know it. Two games that a person cannot tell apart give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.play import Report
from engine.session.header import PERSONAL, Header
from engine.session.saving import line_of
from engine.session.table import Table

Say = Callable[[Sequence[Report]], Iterable[str]]
"""Sentences for reports that were told to a person."""


def save_for(table: Table, header: Header, person: int, say: Say | None = None) -> bytes:
    """The game as a person (by number) may know it.

    ``say``  tells reports in words; without it, what happened is written as data alone
    """
    universe = table.program.universe
    plain = header.plain()
    first = {
        "format": PERSONAL,
        "person": universe.persons[person],
        "engine": header.engine,
        "pack": {"id": header.pack, "version": header.version},
        "options": plain["options"],
        "seats": plain["seats"],
    }
    lines: list[dict[str, Any]] = [first]
    read = 0
    for move in table.moves:
        if universe.person_of[move.seat] != person:
            continue
        lines += _told(table, person, read, move.logged, say)
        read = move.logged
        decided = {"seat": universe.names[move.seat], "prompt": move.prompt, "about": move.about, "option": move.option}
        lines.append({"decided": decided})
    lines += _told(table, person, read, len(table.log), say)
    lines.append({"view": table.view(person).board, "decision": _asked(table, person)})
    return b"".join(line_of(line) for line in lines)


def _told(table: Table, person: int, start: int, end: int, say: Say | None) -> list[dict[str, Any]]:
    """What the person has read of a stretch of the log, as one line; no line where that is nothing."""
    told = [report for each in table.log[start:end] if (report := each.told(person)) is not None]
    if not told:
        return []
    line: dict[str, Any] = {"happened": [{"what": each.what, "with": dict(each.params)} for each in told]}
    return [line if say is None else {**line, "told": list(say(told))}]


def _asked(table: Table, person: int) -> dict[str, Any] | None:
    """What the person is asked now, if they are."""
    asked = table.question()
    if asked is None or asked.person != person:
        return None
    return {"seat": asked.seat, "prompt": asked.prompt, "about": asked.about, "options": list(asked.options)}
