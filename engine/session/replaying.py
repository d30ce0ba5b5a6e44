"""Plays a saved game again, and says where it goes another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import __version__
from engine.diagnostics import Findings, Severity
from engine.session.reading import Decided, Save, Undone, standing
from engine.session.saving import position_hash
from engine.session.table import Table


def differs(save: Save, table: Table, findings: Findings) -> bool:
    """Whether the program or the pack is another one than the save was made with; each is a warning."""
    header, ruleset = save.header, table.program.ruleset
    changed = False
    if header.engine != __version__:
        findings.add("E1005", save.span, severity=Severity.WARNING, was=header.engine, now=__version__)
        changed = True
    if header.digest != ruleset.digest:
        was, now = header.version, ruleset.version
        same = "yes" if was == now else "no"
        findings.add("E1006", save.span, severity=Severity.WARNING, pack=header.pack, was=was, now=now, same=same)
        changed = True
    return changed


def replay(
    save: Save,
    table: Table,
    findings: Findings,
    to: int | None = None,
    before: Callable[[Decided], None] | None = None,
) -> bool:
    """Carry out at a new table what was saved, and check each decision. The table has no scribe while this goes on.

    ``to``      how many decisions; decisions that were taken back are then left out, else they are played and taken back
    ``before``  is told each decision before it is carried out

    Gives False, with a finding that names the first decision
    that differs, where the game goes another way; the table is then at that decision.
    """
    lines: Sequence[Decided | Undone] = save.lines if to is None else standing(save, to)
    for line in lines:
        if isinstance(line, Undone):
            table.back_to(line.number - 1)
        elif not _same(line, table, findings):
            return False
        else:
            if before is not None:
                before(line)
            table.answer(line.option)
            if line.chance is not None:
                table.set_chance(table.moves[-1].seat, line.chance)
    return True


def _same(line: Decided, table: Table, findings: Findings) -> bool:
    """Whether the game stands where the decision was taken, and offers it."""
    decision = table.game.decision
    number = line.number
    if decision is None:
        findings.add("E1007", line.span, number=number)
        return False
    seat = table.program.universe.names[decision.seat]
    if seat != line.seat:
        findings.add("E1008", line.span, number=number, was=line.seat, now=seat)
        return False
    if line.option not in decision.options:
        findings.add("E1009", line.span, number=number, seat=seat)  # nothing of what is offered: it may be a secret
        return False
    if position_hash(table.program, table.game.state) != line.hash:
        findings.add("E1010", line.span, number=number)
        return False
    return True
