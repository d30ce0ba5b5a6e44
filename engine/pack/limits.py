"""How much of a pack is read, and which findings about it are worth saying."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.diagnostics import Finding, Findings, Span
from engine.pack.tree import Mapping
from engine.ruleset.definitions import Alike, Grid, PieceKind, PlaceKind, Ruleset

MAX_FINDINGS = 200
"""So many findings of one pack are kept; then it is read no further."""
MAX_THINGS = 10_000
"""So many seats, rows, places, pieces and piles a game may have."""

_READING, _SHAPE, _MEANING = range(3)


class Enough(Exception):
    """There are more findings than anybody wants to read."""


class Limited(Findings):
    """Findings that end the reading when there are too many of them (``E0159``)."""

    def add(self, code: str, span: Span | None, /, **more: Any) -> None:
        super().add(code, span, **more)
        self._count()

    def extend(self, other: Iterable[Finding]) -> None:
        for finding in other:
            super().extend([finding])
            self._count()

    def _count(self) -> None:
        if len(self) > MAX_FINDINGS:
            last = self._items.pop()
            super().add("E0159", last.span, limit=MAX_FINDINGS)
            raise Enough


def without_echoes(findings: Findings) -> Iterator[Finding]:
    """Findings without those that only repeat what was found before them at the same words.

    A value that cannot be read has not the right shape either, and one of the wrong shape means nothing.
    """
    kept: list[Finding] = []
    for finding in findings:
        if not any(_stage(known) < _stage(finding) and _covers(known, finding) for known in kept):
            kept.append(finding)
    return iter(kept)


def _stage(finding: Finding) -> int:
    return {"E01": _READING, "E02": _SHAPE}.get(finding.code[:3], _MEANING)


def _covers(known: Finding, other: Finding) -> bool:
    """Whether a finding speaks of the words at which another one begins."""
    one, two = known.span, other.span
    if one is None or two is None or one.source is not two.source:
        return False
    if known.code == "E0118" and two.start < one.start:  # a comma cut a text in two, and what is left ends too early
        return one.source.text[two.start : one.start].strip() == ","
    return one.start <= two.start < max(one.end, one.start + 1)


def check_size(ruleset: Ruleset, sections: Mapping, findings: Findings) -> None:
    """A game of so many things that laying it out would take for ever is a finding (``E0171``), at the kind that is
    too much."""
    total = ruleset.seats_to + sum(len(sort.rows) for sort in ruleset.sorts.values())
    kinds: list[PlaceKind | PieceKind | Alike] = [
        *ruleset.places.values(),
        *ruleset.pieces.values(),
        *ruleset.alike.values(),
    ]
    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind.name] = _count(ruleset, kind, counts)
        total += counts[kind.name]
        if total > MAX_THINGS:
            findings.add("E0171", _defined(sections, kind), kind=kind.name, limit=MAX_THINGS)
            return


def _count(ruleset: Ruleset, kind: PlaceKind | PieceKind | Alike, counts: dict[str, int]) -> int:
    """How many there are at most: with every seat taken."""
    seats = ruleset.seats_to
    match kind:
        case PlaceKind(grid=Grid() as grid):
            return sum(high - low + 1 for _, low, high in grid.columns)
        case PlaceKind():
            some = len(kind.rows) or (1 if kind.count is None else _number(kind.count, seats))
            return some * (seats if kind.each_seat else 1)
        case PieceKind():
            return sum(_number(row.count, seats) for row in kind.rows) * (seats if kind.each_seat else 1)
    keys = 1 if kind.by is None else seats if kind.by == "owner" else _members(ruleset, kind.by, counts)
    names = {kind.name, *(union for union, members in ruleset.unions.items() if kind.name in members)}
    holders: list[PlaceKind | PieceKind] = [*ruleset.places.values(), *ruleset.pieces.values()]
    return keys * sum(counts[holder.name] for holder in holders if names & set(holder.holds))


def _members(ruleset: Ruleset, kind: str, counts: dict[str, int]) -> int:
    return len(ruleset.sorts[kind].rows) if kind in ruleset.sorts else counts.get(kind, 1)


def _number(count: int | str, seats: int) -> int:
    return count if isinstance(count, int) else seats


def _defined(sections: Mapping, kind: PlaceKind | PieceKind | Alike) -> Span:
    """Where a kind is defined."""
    match kind:
        case PlaceKind():
            section = "stores" if kind.store else "places"
        case PieceKind():
            section = "pieces"
        case _:
            section = "alike"
    within = sections.entries[section].value
    return within.entries[kind.name].key if isinstance(within, Mapping) else within.span
