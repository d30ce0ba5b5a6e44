"""Sets as source: see :mod:`.emit`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.ruleset.definitions import Expr

from . import lying
from .inline import Inline
from .universe import Universe


@dataclass(frozen=True, slots=True)
class Context:
    """How ``me``, ``this``, slots and vars are written where an expression stands. ``aliases`` rename vars; ``pieces``
    are the vars that always are such, ``places`` those that always are places, with their kinds, ``single`` the slots that
    hold sets without alike pieces."""

    me: str = "(F[2] if F[2] >= 0 else S.counters[0])"
    this: str = "F[3]"
    frame: bool = True
    aliases: tuple[tuple[int, str], ...] = ()
    pieces: frozenset[int] = frozenset()
    places: tuple[tuple[int, tuple[str, ...]], ...] = ()
    single: frozenset[int] = frozenset()

    def binding(self, var: int, pieces: bool, places: tuple[str, ...]) -> Context:
        """The same where a var is bound, to pieces, to places of some kinds or to something else."""
        if (var in self.pieces) == pieces and self.kinds_of(var) == places:
            return self
        others = tuple(known for known in self.places if known[0] != var)
        return replace(
            self,
            pieces=self.pieces | {var} if pieces else self.pieces - {var},
            places=(*others, (var, places)) if places else others,
        )

    def kinds_of(self, var: int) -> tuple[str, ...]:
        """The kinds of place that a var can be, if it always is one."""
        return next((kinds for known, kinds in self.places if known == var), ())


FRAME = Context()
SEAT = Context(me="F[2]")
TEXT = Context(me="me", this="this", frame=False)


_ASKED = {
    "next": "next_to",
    "within": "within",
    "ring": "ring",
    "toward": "toward",
    "nearest": "nearest",
    "linked": "linked",
    "distance": "distance",
    "place": "place_of",
    "in_play": "in_play",
}
"""Forms that are a question to the position, with the name of what answers it."""


class SetEmitter:
    """What all expressions need, and sets. ``constants`` are those that the source refers to."""

    def __init__(self, universe: Universe, counter_at: dict[str, Any]) -> None:
        self.u = universe
        self.counter_at = counter_at
        self.inline = Inline(universe)
        self.constants: dict[str, Any] = {"OWNER": self.inline.owners(), "NOWHERE": slice(0, 0)}

    def constant(self, value: Any) -> str:
        """A name for a constant list or table."""
        for name, known in self.constants.items():
            if known is value or (type(known) is type(value) and known == value):
                return name
        name = f"K{len(self.constants)}"
        self.constants[name] = value
        return name

    def emit(self, e: Expr, c: Context) -> str:
        """The Python source of an expression."""
        if e[0] in _ASKED:
            return f"{_ASKED[e[0]]}(S, {', '.join(self.emit(part, c) for part in e[1:])})"
        method = getattr(self, "on_" + e[0], None)
        if method is None:
            raise LookupError(f"expression {e[0]!r}")
        text: str = method(e, c)
        return text

    # ---- sets
    def alike(self, s: Expr, c: Context) -> bool:
        """Whether a set may hold alike pieces (anything but a set of plain kinds may)."""
        match s[0]:
            case "set":
                return any(kind in self.u.ruleset.alike for kind in s[1])
            case "near" | "own_all" | "next" | "within" | "ring" | "toward" | "linked":
                return False
            case "filter":
                return self.alike(s[1], c)
            case "best":
                return self.alike(s[4], c)
            case "slot":
                return s[1] not in c.single
            case "value":
                return self.alike(self.u.ruleset.values[s[1]].expr, TEXT)
        return True

    def on_set(self, e: Expr, c: Context) -> str:
        _, kinds, places, keys, var, where = e
        if len(kinds) > 1 and places is not None and places[0] == "one" and keys is None and self._pieces_only(kinds):
            parts = [f"pieces_of(S, {self.emit(places[1], c)}, {tuple(kinds)!r})"]
        else:
            parts = [self._members(kind, places, keys, c) for kind in kinds]
        base = parts[0] if len(parts) == 1 else f"union({', '.join(parts)})"
        if not parts:
            base = "()"
        if where is None:
            return base
        if len(kinds) == 1 and places is None and keys is None and self.inline.never_changes(kinds[0], where, var):
            return self.constant(self._members_now(kinds[0], where, var))
        places_only = all(kind in self.u.ruleset.places for kind in kinds)
        inner = c.binding(var, self._pieces_only(kinds), kinds if places_only else ())
        return f"[v{var} for v{var} in {base} if {self.emit(where, inner)}]"

    def _pieces_only(self, kinds: Iterable[str]) -> bool:
        return all(kind in self.u.ruleset.pieces for kind in kinds)

    def _held(self, kind: str, place: Expr, c: Context) -> str:
        """What lies at one place, where it is plain that only pieces of one kind do."""
        at = self.inline.held(kind, place)
        if at >= 0:
            return f"S.held[{at}]"
        of_seats = self.inline.held_by(kind, place) if c.frame else None
        return "" if of_seats is None else f"S.held[{self.constant(of_seats)}[{c.me}]]"

    def _fixed(self, places: Expr, kind: str) -> list[int] | None:
        """The places of an expression that means every one of some kinds of places, if things of the kind lie right there."""
        u = self.u
        if places[0] != "set" or places[2:4] != (None, None) or not all(name in u.ruleset.places for name in places[1]):
            return None
        if places[5] is None:
            found = sorted(x for name in places[1] for x in u.members.get(name, []))
        elif len(places[1]) == 1 and self.inline.never_changes(places[1][0], places[5], places[4]):
            found = self._members_now(places[1][0], places[5], places[4])
        else:
            return None
        return None if any(lying.may_lie_deeper(u, x, kind) for x in found) else found

    def _members_now(self, kind: str, where: Expr, var: int) -> list[int]:
        space = {"KIND": self.u.kind, "REGION": self.u.region, "divide": lambda a, b: a // b if b else 0}
        source = self.emit(where, Context("-1", "-1", False))
        test = eval(f"lambda v{var}: {source}", space | self.constants)
        return [x for x in self.u.members.get(kind, []) if test(x)]

    def _members(self, kind: str, places: Expr | None, keys: Expr | None, c: Context) -> str:
        rules = self.u.ruleset
        if kind in rules.alike:
            if places is None:
                at = self.constant(self.inline.holders_in_play(kind))
            elif places[0] == "one" and (keys is None or keys[0] == "one"):
                at = self.emit(places[1], c)
                if keys is None:
                    return f"heaps_in_{kind}(S, {at})"
                return f"heap_in_{kind}(S, {at}, {self.emit(keys[1], c)})"
            else:
                at = self.emit(places, c)
            if keys is None:
                return f"heaps_{kind}(S, {at})"
            fixed = self.inline.places_in_play(kind) if places is None else self._fixed(places, kind)
            if fixed is not None and keys[0] == "one":
                heaps = self.constant(self.inline.heaps_by_key(kind, fixed))
                return f"[h for h in {heaps}.get({self.emit(keys[1], c)}, ()) if S.n[h - {self.u.h0}]]"
            return f"heaps_key_{kind}(S, {at}, {self.emit(keys, c)})"
        if kind in rules.pieces:
            if keys is not None:
                inner = self._pieces(kind, places, c) if places else f"pieces_in_play_{kind}(S)"
                return f"owned(S, {inner}, {self.emit(keys, c)})"
            if places is None:
                return f"pieces_in_play_{kind}(S)"
            if places[0] == "one":
                return self._held(kind, places[1], c) or f"pieces_in_{kind}(S, {self.emit(places[1], c)})"
            return self._pieces(kind, places, c)
        every = self.constant(self.u.members.get(kind, []))
        if places is not None:
            return f"places_in(S, {every}, {self.emit(places, c)})"
        return every

    def _pieces(self, kind: str, places: Expr, c: Context) -> str:
        fixed = self._fixed(places, kind)
        if fixed is not None and (written := self.inline.held_all(kind, fixed)):
            return written
        if fixed is not None and len(self.u.members.get(kind, [])) < len(fixed):
            return f"pieces_among_{kind}(S, {self.constant(frozenset(fixed))})"
        return f"pieces_at_{kind}(S, {self.emit(places, c)})"

    def on_one(self, e: Expr, c: Context) -> str:
        return f"one({self.emit(e[1], c)})"

    def on_union(self, e: Expr, c: Context) -> str:
        return f"union({', '.join(self.emit(a, c) for a in e[1:])})"

    def on_filter(self, e: Expr, c: Context) -> str:
        return f"[v{e[2]} for v{e[2]} in {self.emit(e[1], c)} if {self.emit(e[3], c)}]"

    def on_near(self, e: Expr, c: Context) -> str:
        things, others = e[1], e[2]
        if others[0] == "one" and things[0] == "set" and len(things[1]) == 1 and things[2:] == (None, None, None, None):
            kind = things[1][0]
            if kind in self.u.ruleset.places:
                table = {x: [y for y in near if self.u.kind[y] == kind] for x, near in self.u.near.items()}
                return f"beside(S, {self.constant(table)}, {self.emit(others[1], c)})"
        return f"near(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_map(self, e: Expr, c: Context) -> str:
        return f"each_once([{self.emit(e[1], c)} for v{e[2]} in {self.emit(e[3], c)}])"

    def on_own_all(self, e: Expr, c: Context) -> str:
        table = self.constant(self.u.own.get(e[1], []))
        return f"[own({table}, s) for s in {self.emit(e[2], c)}]"

    def on_best(self, e: Expr, c: Context) -> str:
        figure = f"lambda v{e[2]}: {self.emit(e[3], c)}"
        return f"best_{e[1]}({figure}, {self.emit(e[4], c)})"

    def on_directions(self, e: Expr, c: Context) -> str:
        return repr(tuple(e[1:]))
