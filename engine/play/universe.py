"""A ruleset laid out for a number of seats: every thing gets a number, and what never changes gets a table.

Things are numbered in this order: seats, rows of sorts, places, pieces that are places, other pieces, heaps (alike
pieces of one kind, one key and one place). So a kind is a range of numbers, and a state is a few lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.ruleset import Alike, PieceKind, PlaceKind, Row, Ruleset

from . import grids


@dataclass(slots=True)
class Universe:
    """The fixed side of a game.

    ``names``     readable ids of things, by number; ``ids`` the other way.
    ``kind``      the kind of each thing, by number. ``members`` the numbers of each kind.
    ``p0 q0 h0``  the first place, the first piece, the first heap. ``end`` one past the last thing.
    ``owner``     the seat a thing belongs to by itself, or -1.
    """

    ruleset: Ruleset
    seats: int
    options: Mapping[str, str]
    persons: tuple[str, ...]
    person_of: tuple[int, ...]
    names: list[str] = field(default_factory=list)
    ids: dict[str, int] = field(default_factory=dict)
    kind: list[str] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    members: dict[str, list[int]] = field(default_factory=dict)
    rows: dict[str, list[int]] = field(default_factory=dict)
    printed: list[Mapping[str, object]] = field(default_factory=list)
    region: list[str | None] = field(default_factory=list)
    p0: int = 0
    q0: int = 0
    h0: int = 0
    end: int = 0
    first_place_end: int = 0
    own: dict[str, list[int]] = field(default_factory=dict)
    near: dict[int, list[int]] = field(default_factory=dict)
    toward: dict[int, dict[str, int]] = field(default_factory=dict)
    heap_of: dict[str, dict[int, dict[int, int]]] = field(default_factory=dict)
    heaps_at: dict[str, dict[int, tuple[int, ...]]] = field(default_factory=dict)
    heap_place: dict[int, int] = field(default_factory=dict)
    heap_key: dict[int, int] = field(default_factory=dict)
    held_kinds: dict[str, dict[str, str]] = field(default_factory=dict)
    holder_pieces: dict[str, frozenset[str]] = field(default_factory=dict)
    endless: frozenset[int] = frozenset()
    stacks: frozenset[int] = frozenset()
    shown: dict[int, str] = field(default_factory=dict)
    everyone: int = 0

    # ---- what is what
    def is_place_kind(self, name: str) -> bool:
        return name in self.ruleset.places

    def bases(self, kind: str) -> tuple[str, ...]:
        """The kinds that a union stands for, or the kind itself."""
        return self.ruleset.unions.get(kind, (kind,))

    def holder(self, kind: str) -> PlaceKind | PieceKind | None:
        """The definition of a kind that can hold pieces."""
        place = self.ruleset.places.get(kind)
        return place if place is not None else self.ruleset.pieces.get(kind)

    def is_store(self, thing: int) -> bool:
        place = self.ruleset.places.get(self.kind[thing])
        return place is not None and place.store

    def number(self, count: int | str) -> int:
        return self.seats if count == "player" else int(count)


def lay_out(
    ruleset: Ruleset,
    seats: int,
    options: Mapping[str, str],
    persons: Mapping[str, Iterable[str]] | None = None,
) -> Universe:
    """Number everything. ``seats`` must lie in the ruleset's range; ``persons`` names who decides for which seats."""
    seat_ids = ruleset.seat_ids[:seats]
    deciders = persons if persons is not None else ruleset.persons
    if deciders is None:
        deciders = {seat: (seat,) for seat in seat_ids}
    person_names = tuple(name for name, theirs in deciders.items() if any(s in seat_ids for s in theirs))
    person_of = [0] * seats
    for index, name in enumerate(person_names):
        for seat in deciders[name]:
            if seat in seat_ids:
                person_of[seat_ids.index(seat)] = index
    u = Universe(ruleset, seats, dict(options), person_names, tuple(person_of))
    for index, seat in enumerate(seat_ids):
        _add(u, seat, "player", owner=index)
    for sort in ruleset.sorts.values():
        u.members.setdefault(sort.name, [])
        for row in sort.rows:
            _add(u, row.id, sort.name, row=row)
    u.p0 = len(u.names)
    for place in ruleset.places.values():
        _add_places(u, place)
    u.first_place_end = len(u.names)
    u.q0 = len(u.names)
    for piece in ruleset.pieces.values():
        if piece.holds:
            _add_pieces(u, piece)
    for piece in ruleset.pieces.values():
        if not piece.holds:
            _add_pieces(u, piece)
    u.h0 = len(u.names)
    _learn_holds(u)
    for alike in ruleset.alike.values():
        _add_heaps(u, alike)
    u.end = len(u.names)
    _connect(u)
    _learn_ways(u)
    return u


def _learn_ways(u: Universe) -> None:
    """Which places are stacks, who knows what lies in them, and which heaps never run out."""
    definitions = {place: u.ruleset.places[u.kind[place]] for place in range(u.p0, u.first_place_end)}
    u.everyone = (1 << len(u.persons)) - 1
    u.stacks = frozenset(place for place, definition in definitions.items() if definition.stack)
    u.shown = {place: definition.shown for place, definition in definitions.items()}
    endless: set[int] = set()
    for alike in u.ruleset.alike.values():
        if alike.endless:
            starts = u.own[alike.starts] if alike.starts in u.own else [u.ids[alike.starts]]
            endless |= {heap for place in starts for heap in u.heaps_at[alike.name].get(place, ())}
    u.endless = frozenset(endless)


def _add(u: Universe, name: str, kind: str, owner: int = -1, row: Row | None = None) -> int:
    number = len(u.names)
    u.names.append(name)
    u.ids[name] = number
    u.kind.append(kind)
    u.owner.append(owner)
    u.row.append(row.id if row else "")
    u.printed.append(row.printed if row else {})
    u.region.append(row.region if row else None)
    u.members.setdefault(kind, []).append(number)
    if row:
        u.rows.setdefault(row.id, []).append(number)
    return number


def _add_places(u: Universe, place: PlaceKind) -> None:
    u.members.setdefault(place.name, [])
    if place.grid is not None:
        for cell, (a, b) in grids.cells(place.name, place.grid):
            number = _add(u, cell, place.name)
            u.printed[number] = grids.attributes(place.grid.shape, a, b)
    elif place.rows:
        for row in place.rows:
            if place.each_seat:
                u.own.setdefault(row.id, [])
                for seat in range(u.seats):
                    number = _add(u, f"{row.id}.{u.names[seat]}", place.name, owner=seat, row=row)
                    u.own[row.id].append(number)
            else:
                _add(u, row.id, place.name, row=row)
    elif place.count is not None:
        for i in range(1, u.number(place.count) + 1):
            number = _add(u, f"{place.name}.{i}", place.name)
            u.printed[number] = {"number": i}
    elif place.each_seat:
        u.own[place.name] = [
            _add(u, f"{place.name}.{u.names[seat]}", place.name, owner=seat) for seat in range(u.seats)
        ]
    else:
        _add(u, place.name, place.name)


def _add_pieces(u: Universe, kind: PieceKind) -> None:
    u.members.setdefault(kind.name, [])
    for row in kind.rows:
        total = u.number(row.count)
        owners = range(u.seats) if kind.each_seat else (-1,)
        for owner in owners:
            for i in range(1, total + 1):
                name = row.id
                if owner >= 0:
                    name = f"{name}.{u.names[owner]}"
                if total > 1:
                    name = f"{name}.{i}"
                _add(u, name, kind.name, owner=owner, row=row)


def _learn_holds(u: Universe) -> None:
    """Which kinds a kind of place can hold, each with the name under which it is limited (itself or a union)."""
    for name in list(u.ruleset.places) + list(u.ruleset.pieces):
        holder = u.holder(name)
        held: dict[str, str] = {}
        for limited in holder.holds if holder else ():
            for base in u.bases(limited):
                held[base] = limited
        u.held_kinds[name] = held
    for kind in list(u.ruleset.pieces) + list(u.ruleset.alike):
        u.holder_pieces[kind] = frozenset(p for p in u.ruleset.pieces if kind in u.held_kinds[p])


def _add_heaps(u: Universe, alike: Alike) -> None:
    keys: list[int]
    if alike.by is None:
        keys = [-1]
    elif alike.by == "owner":
        keys = list(range(u.seats))
    else:
        keys = list(u.members[alike.by])
    u.members.setdefault(alike.name, [])
    u.heap_of[alike.name] = {}
    u.heaps_at[alike.name] = {}
    for place in range(u.p0, u.h0):
        if alike.name not in u.held_kinds.get(u.kind[place], {}):
            continue
        mine: dict[int, int] = {}
        for key in keys:
            parts = [u.names[place]]
            if key >= 0:
                parts.append(u.names[key])
            number = _add(u, ".".join(parts) + f".{alike.name}", alike.name, owner=key if alike.by == "owner" else -1)
            u.heap_place[number] = place
            u.heap_key[number] = key
            mine[key] = number
        u.heap_of[alike.name][place] = mine
        u.heaps_at[alike.name][place] = tuple(mine.values())


def _connect(u: Universe) -> None:
    """Neighbours of every place."""
    for place in u.ruleset.places.values():
        if place.grid is not None:
            for cell, (a, b) in grids.cells(place.name, place.grid):
                here = u.ids[cell]
                around = {
                    way: u.ids[name]
                    for way, name in grids.directions(place.name, place.grid, a, b).items()
                    if name in u.ids
                }
                u.toward[here] = around
                u.near[here] = sorted(around.values())
            continue
        for row in place.rows:
            reached = row.near + row.next
            for index, here in enumerate(u.rows.get(row.id, [])):
                if place.each_seat:
                    u.near[here] = [u.own[other][index] for other in reached]
                else:
                    u.near[here] = [u.ids[other] for other in reached]
