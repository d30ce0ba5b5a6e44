"""What the words of a scenario mean at one table: names of the pack become numbers of things, or findings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.diagnostics import Finding, Findings, nearest
from engine.play import Program
from engine.ruleset import Counter
from engine.scenario.nodes import Word

NONE = "none"
"""What stands for no seat and no thing."""

_LISTED = 14
"""So many known names a finding lists."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One counter of one thing: where it stands in the state, and what it may hold."""

    at: int
    counter: Counter


def unknown(
    findings: Findings, code: str, name: Word, known: Iterable[str], params: Mapping[str, str | int] | None = None
) -> None:
    """Keep a finding about a name that is not known, with the nearest one that is. Many known ones are not listed."""
    words = list(dict.fromkeys(known))
    few = 0 < len(words) <= _LISTED
    listed: dict[str, str | int] = {"count": len(words) if few else 0, "known": ", ".join(words) if few else ""}
    close = nearest(name.text, words)
    findings.extend([Finding(code, name.span, {"name": name.text, **listed, **(params or {})}, nearest=close)])


class Naming:
    """Looks up names for one :class:`Program`. Every method gives nothing, with a finding, for what is not known."""

    def __init__(self, program: Program, findings: Findings) -> None:
        self.program = program
        self.u = program.universe
        self.findings = findings
        self.cells: dict[str, dict[int, Cell]] = {}
        at = 1
        for counter in program.ruleset.counters.values():
            members = [-1] if counter.of is None else self.u.members.get(counter.of, [])
            for member in members:
                self.cells.setdefault(counter.name.rsplit(".", 1)[-1], {})[member] = Cell(at, counter)
                at += 1

    # ---- findings
    def unknown(self, code: str, name: Word, known: Iterable[str], **params: str | int) -> None:
        """A name that is not among the known ones."""
        unknown(self.findings, code, name, known, params)

    # ---- seats, persons, phases
    def seat(self, name: Word) -> int | None:
        number = self.u.ids.get(name.text, -1)
        if 0 <= number < self.u.seats:
            return number
        self.unknown("E0801", name, self.u.names[: self.u.seats])
        return None

    def person(self, name: Word) -> int | None:
        if name.text in self.u.persons:
            return self.u.persons.index(name.text)
        self.unknown("E0802", name, self.u.persons)
        return None

    def phase(self, name: Word) -> str | None:
        if name.text in self.program.phase_at:
            return name.text
        self.unknown("E0806", name, self.program.phase_at)
        return None

    # ---- places and pieces
    def place(self, name: Word) -> int | None:
        """A place, or a piece that can hold something."""
        u = self.u
        number = u.ids.get(name.text, -1)
        if u.p0 <= number < u.h0 and u.held_kinds[u.kind[number]]:
            return number
        several = u.own.get(name.text) or [x for x in u.rows.get(name.text, []) if u.p0 <= x < u.h0]
        if len(several) > 1:
            self.findings.add("E0816", name.span, name=name.text, names=", ".join(u.names[x] for x in several))
        elif len(several) == 1 and u.held_kinds[u.kind[several[0]]]:
            return several[0]
        else:
            self.unknown("E0807", name, (u.names[x] for x in range(u.p0, u.h0) if u.held_kinds[u.kind[x]]))
        return None

    def pieces(self, name: Word, kinds: Sequence[str] | None = None, owner: int = -1) -> list[int]:
        """The pieces a name may mean: one by its own name, or those of a row (a seat's own, in a place of a seat)."""
        u = self.u
        number = u.ids.get(name.text, -1)
        found = [number] if u.q0 <= number < u.h0 else [x for x in u.rows.get(name.text, []) if u.q0 <= x < u.h0]
        if kinds is not None:
            fitting = [x for x in found if u.kind[x] in kinds]
            if found and not fitting:
                self.findings.add("E0809", name.span, name=name.text, kind=" / ".join(kinds))
                return []
            found = fitting
        own = [x for x in found if u.owner[x] == owner]
        if owner >= 0 and own:
            found = own
        if not found:
            known = [u.names[x] for x in range(u.q0, u.h0) if kinds is None or u.kind[x] in kinds]
            self.unknown("E0808", name, [*known, *(u.row[u.ids[x]] for x in known)])
        return found

    def laid_piece(self, name: Word, at: Sequence[int]) -> int | None:
        """The one piece that a name means among those that lie somewhere (``at`` gives places)."""
        found = self.pieces(name)
        lying = [x for x in found if at[x] >= 0]
        if found and not lying:
            self.findings.add("E0815", name.span, name=name.text)
        elif len(lying) > 1:
            self.findings.add("E0817", name.span, name=name.text, names=", ".join(self.u.names[x] for x in lying))
        return lying[0] if len(lying) == 1 else None

    def kinds(self, name: Word, place: int) -> tuple[str, ...] | None:
        """The kinds of pieces that a word names, if the place can hold them."""
        u = self.u
        held = u.held_kinds[u.kind[place]]
        bases = u.bases(name.text)
        if all(base in u.ruleset.pieces or base in u.ruleset.alike for base in bases):
            fitting = tuple(base for base in bases if base in held)
            if fitting:
                return fitting
            self.findings.add("E0810", name.span, place=u.names[place], kind=name.text, known=", ".join(held))
            return None
        unions = [union for union, members in u.ruleset.unions.items() if any(m in held for m in members)]
        self.unknown("E0811", name, [*held, *unions], place=u.names[place])
        return None

    def key(self, kind: str, name: Word) -> int | None:
        """What alike pieces of a kind are counted by."""
        u = self.u
        by = u.ruleset.alike[kind].by
        members = list(range(u.seats)) if by == "owner" else u.members.get(by or "", [])
        number = u.ids.get(name.text, -1)
        if number in members:
            return number
        self.unknown("E0814", name, (u.names[x] for x in members), kind=kind)
        return None

    # ---- counters
    def cell(self, name: Word, member: Word | None, at: Sequence[int]) -> Cell | None:
        """The counter of a name, of one thing or (``member`` nothing) of the game."""
        known = self.cells.get(name.text)
        if known is None:
            self.unknown("E0812", name, self.cells)
            return None
        if member is None:
            if -1 in known:
                return known[-1]
            self.findings.add("E0818", name.span, name=name.text, kind=next(iter(known.values())).counter.of or "")
            return None
        number = self.u.ids.get(member.text, -1)
        if number not in known:
            several = [x for x in self.u.rows.get(member.text, []) if x in known and at[x] >= 0]
            number = several[0] if len(several) == 1 else -1
        if number >= 0 and number in known:
            return known[number]
        self.unknown("E0819", member, (self.u.names[x] for x in known if x >= 0), counter=name.text)
        return None

    def value(self, cell: Cell, value: Word, whole: int | None) -> int | None:
        """What a counter is to hold, as a number."""
        counter, u = cell.counter, self.u
        if counter.type in ("number", "truth"):
            low, high = counter.low, counter.high
            if whole is None or (low is not None and whole < low) or (high is not None and whole > high):
                bounds = (NONE if low is None else str(low), NONE if high is None else str(high))
                self.findings.add(
                    "E0813", value.span, counter=counter.name, value=value.text, low=bounds[0], high=bounds[1]
                )
                return None
            return whole
        if value.text == NONE:
            return -1
        number = u.ids.get(value.text, -1)
        if number in u.members.get(counter.type, []):
            return number
        self.unknown("E0814", value, [*(u.names[x] for x in u.members.get(counter.type, [])), NONE], kind=counter.name)
        return None

    def shown(self, counter: Counter, value: int) -> str:
        """A counter's value as people read it."""
        if counter.type in ("number", "truth"):
            return str(value)
        return self.u.names[value] if value >= 0 else NONE
