"""What a pack's things are, for their names: of which kind, and what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ruleset import Ruleset


class Things:
    """The rows and kinds of a ruleset, by the ids that machines give to things."""

    def __init__(self, rules: Ruleset | None = None) -> None:
        self.kinds: tuple[str, ...] = ()
        self.unions: dict[str, str] = {}
        self._kind: dict[str, str] = {}
        self._printed: dict[str, Mapping[str, Any]] = {}
        self._counters: dict[str, dict[str, Any]] = {}
        self._holders: frozenset[str] = frozenset()
        if rules is None:
            return
        from engine.play.grids import attributes, cells  # short commands need no game

        self.kinds = (*rules.sorts, *rules.alike, *rules.pieces, *rules.places, *rules.unions)
        self._holders = frozenset(name for name, piece in rules.pieces.items() if piece.holds)
        for union, members in rules.unions.items():
            self.unions.update(dict.fromkeys(members, union))
        for group in (rules.sorts, rules.pieces, rules.places):
            for kind in group.values():
                for row in getattr(kind, "rows", ()):
                    self._kind[row.id] = kind.name
                    self._printed[row.id] = row.printed
        for place in rules.places.values():
            if place.grid is not None:
                shape = place.grid.shape
                self._printed.update((cell, attributes(shape, a, b)) for cell, (a, b) in cells(place.name, place.grid))
        for counter in rules.counters.values():
            for of in rules.unions.get(counter.of, (counter.of,)) if counter.of else ():
                self._counters.setdefault(of, {})[counter.name.rpartition(".")[2]] = counter.starts

    def kind(self, thing_id: str) -> str:
        """The kind of a thing; what is no row is called by its kind already."""
        base = thing_id.split("#")[0].partition(".")[0]
        return self._kind.get(base, base)

    def is_row(self, thing_id: str) -> bool:
        """Whether it is a row of a table or a sort, not a kind or a verb."""
        return self.kind(thing_id) != thing_id

    def holds(self, thing_id: str) -> bool:
        """Whether it is a piece that holds others."""
        return self.kind(thing_id) in self._holders

    def traits(self, thing_id: str) -> dict[str, Any]:
        """The attributes of a thing as the ruleset has them, and its counters as they start."""
        whole = thing_id.split("#")[0]
        printed = self._printed.get(whole) or self._printed.get(whole.partition(".")[0], {})
        counters = self._counters.get(self.kind(thing_id), {})
        first = {name: printed.get(at[1]) if isinstance(at, tuple) else at for name, at in counters.items()}
        return {**printed, **first}
