"""What lies where, written out for places that are known when a ruleset is laid out: no question is asked that always has
the same answer. Each function gives the source, or nothing where the question must be asked (see :mod:`.lying`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.ruleset.definitions import Expr

from .lying import may_lie_deeper
from .universe import Universe

MANY = 12
"""So many places may stand in one expression."""
_SIMPLE = ("var", "slot", "this", "me", "thing")
"""Forms that may be written twice."""
_NOT_MOVED = ("filter", "sum", "map", "best", "value")
_OF_ITS_FRAME = ("this", "here", "slot", "tagged")
_NOWHERE = slice(0, 0)


class Inline:
    """For one universe."""

    def __init__(self, u: Universe) -> None:
        self.u = u
        self._rows: dict[str, list[Any]] = {}
        self._keys: dict[str, list[Any]] = {}

    def owners(self) -> list[int]:
        """Whose each thing always is, itself or by the place of alike pieces; the last one is no thing at all."""
        u = self.u
        owners = [*u.owner, -1]
        for heap, place in u.heap_place.items():
            if owners[heap] < 0 and place < u.q0:
                owners[heap] = u.owner[place]
        return owners

    def alone(self, x: int, kind: str) -> bool:
        """Whether of all pieces only those of a kind lie at a place, and nothing of it in them."""
        u = self.u
        if not u.p0 <= x < u.h0 or may_lie_deeper(u, x, kind):
            return False
        return [name for name in u.held_kinds[u.kind[x]] if name in u.ruleset.pieces] == [kind]

    def held(self, kind: str, place: Expr) -> int:
        """Where the pieces of a kind stand in ``S.held``, if the place is always the same one and only they lie there."""
        x = self.u.ids.get(place[1], -1) if place[0] == "thing" else -1
        return x - self.u.p0 if self.alone(x, kind) else -1

    def held_by(self, kind: str, place: Expr) -> list[int] | None:
        """The same of a place of the one who acts, seat by seat."""
        own = self.u.own.get(place[1]) if place[0] == "own" and place[2] == ("me",) else None
        return [x - self.u.p0 for x in own] if own and all(self.alone(x, kind) for x in own) else None

    def held_all(self, kind: str, places: Iterable[int]) -> str:
        """The pieces of a kind that lie in several places."""
        known = list(places)
        if len(known) > MANY or not all(self.alone(x, kind) for x in known):
            return ""
        return "[" + ", ".join(f"*S.held[{x - self.u.p0}]" for x in known) + "]"

    def rows(self, kind: str) -> list[Any]:
        """For each thing where the numbers of its alike pieces stand, one after another; nothing where pieces in it may hold
        such too. The last one is for no place at all."""
        u = self.u
        if kind not in self._rows:
            rows: list[Any] = [_NOWHERE] * (u.end + 1)
            for place, heaps in u.heaps_at[kind].items():
                if heaps:
                    rows[place] = slice(heaps[0] - u.h0, heaps[-1] - u.h0 + 1)
            for place in range(u.p0, u.h0):
                if may_lie_deeper(u, place, kind):
                    rows[place] = None
            self._rows[kind] = rows
        return self._rows[kind]

    def keys(self, kind: str) -> list[Any]:
        """For each thing the same by the key of the pieces."""
        if kind not in self._keys:
            u = self.u
            cells = [
                None if row is None else {key: slice(h - u.h0, h - u.h0 + 1) for key, h in of.items()}
                for row, of in ((row, u.heap_of[kind].get(x, {})) for x, row in enumerate(self.rows(kind)))
            ]
            self._keys[kind] = cells
        return self._keys[kind]

    def heaps_by_key(self, kind: str, places: Iterable[int]) -> dict[int, list[int]]:
        table: dict[int, list[int]] = {}
        for place in places:
            for heap in self.u.heaps_at[kind].get(place, ()):
                table.setdefault(self.u.heap_key[heap], []).append(heap)
        return table

    def never_changes(self, kind: str, where: Expr, var: int) -> bool:
        """Whether a filter over places or rows reads only what is printed on them."""
        if kind in self.u.ruleset.alike or kind in self.u.ruleset.pieces or kind == "player":
            return False
        about: Expr = ("var", var)

        def still(e: Any) -> bool:
            if not isinstance(e, tuple) or not e:
                return True
            if e[0] in ("num", "thing", "none", "true", "false", "option"):
                return True
            if e[0] in ("attr", "region", "kind", "row"):
                return about in e[1:] or (e[0] == "attr" and e[2] == about)
            return e == about or (e[0] in ("not", "and", "or", "compare", "same", "arith") and all(map(still, e[1:])))

        return still(where)

    def holders_in_play(self, kind: str) -> list[int]:
        """Places in play that can hold an alike kind; pieces that can are looked for from their places."""
        u = self.u
        return [
            place
            for place in range(u.p0, u.first_place_end)
            if not u.is_store(place)
            and (kind in u.held_kinds[u.kind[place]] or u.holder_pieces[kind] & set(u.held_kinds[u.kind[place]]))
        ]

    def places_in_play(self, kind: str) -> list[int] | None:
        """The same places, if in none of them there are pieces that can hold such a thing too."""
        found = self.holders_in_play(kind)
        return None if any(may_lie_deeper(self.u, x, kind) for x in found) else found

    def value(self, e: Expr) -> Any:
        """A value that nothing modifies, with its arguments put in."""
        known = self.u.ruleset.values[e[1]]
        if known.low is not None or known.high is not None or any(m.value == e[1] for m in self.u.ruleset.modifiers):
            return None
        return put_in(known.expr, dict(enumerate(e[2:]))) if all(map(simple, e[2:])) else None


def simple(e: Expr) -> bool:
    """Whether an expression costs nothing, so that it may stand twice."""
    return e[0] in _SIMPLE


def put_in(e: Any, arguments: dict[int, Expr]) -> Any:
    """A value's expression with arguments in the place of its vars; nothing where they could be taken for others."""
    if not isinstance(e, tuple) or not e:
        return e
    if e[0] == "var":
        return arguments.get(e[1])
    if e[0] in _NOT_MOVED or e[0] in _OF_ITS_FRAME or (e[0] == "set" and len(e) == 6 and e[5] is not None):
        return None
    parts = tuple(put_in(part, arguments) if isinstance(part, tuple) else part for part in e)
    before = [part is None for part in e]
    return None if [part is None for part in parts] != before else parts
