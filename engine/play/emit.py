"""Expressions as data into Python source: done once, when a ruleset is laid out for a table.

Each form of ``engine.ruleset.operations`` has one method. What it needs at run time stands in the namespace of the
program (``N_…`` tables, helpers of :class:`engine.play.sets.Sets`). ``S`` is the state; ``F`` the frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.ruleset.definitions import Expr

from . import lying
from .inline import Inline, simple
from .universe import Universe


@dataclass(frozen=True, slots=True)
class Context:
    """How ``me``, ``this``, slots and vars are written where an expression stands. ``aliases`` rename vars."""

    me: str = "(F[2] if F[2] >= 0 else S.counters[0])"
    this: str = "F[3]"
    frame: bool = True
    aliases: tuple[tuple[int, str], ...] = ()


FRAME = Context()
SEAT = Context(me="F[2]")
TEXT = Context(me="me", this="this", frame=False)


class Emitter:
    """Writes expressions for one universe. ``names`` collects the constants that the source refers to."""

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
        method = getattr(self, "on_" + e[0], None)
        if method is None:
            raise LookupError(f"expression {e[0]!r}")
        text: str = method(e, c)
        return text

    # ---- numbers
    def on_num(self, e: Expr, c: Context) -> str:
        return f"({e[1]})" if e[1] < 0 else str(e[1])

    def on_arith(self, e: Expr, c: Context) -> str:
        left, right = self.emit(e[2], c), self.emit(e[3], c)
        if e[1] == "/":
            return f"divide({left}, {right})"
        return f"({left} {e[1]} {right})"

    def on_neg(self, e: Expr, c: Context) -> str:
        return f"(-{self.emit(e[1], c)})"

    def on_count(self, e: Expr, c: Context) -> str:
        s = e[1]
        if s[0] == "set" and len(s[1]) == 1 and s[5] is None and s[2] is not None:
            kind = s[1][0]
            if kind in self.u.ruleset.alike:
                places = s[2]
                if s[3] is None:
                    if places[0] == "one":
                        return self._counted(kind, places[1], None, c)
                elif s[3][0] == "one":
                    key = self.emit(s[3][1], c)
                    if places[0] == "one":
                        return self._counted(kind, places[1], key, c)
                    if (fixed := self._fixed(places, kind)) is not None:
                        return f"count_all(S, {self.constant(self.inline.heaps_by_key(kind, fixed))}, {key})"
                    return f"count_keys_{kind}(S, {self.emit(places, c)}, {key})"
        if self._alike(s):
            return f"amount(S, {self.emit(s, c)})"
        return f"len({self.emit(s, c)})"

    def _counted(self, kind: str, place: Expr, key: str | None, c: Context) -> str:
        """How many alike pieces lie at one place, of any key or of one."""
        at = self.emit(place, c)
        asked = f"count_at_{kind}(S, {at})" if key is None else f"count_key_{kind}(S, {at}, {key})"
        table = self.inline.rows(kind) if key is None else self.inline.keys(kind)
        name = f"{'ROWS' if key is None else 'KEYS'}_{kind}"
        if None in table and not simple(place):
            return asked
        self.constants[name] = table
        found = f"sum(S.n[{name}[{at}]])" if key is None else f"sum(S.n[{name}[{at}].get({key}, NOWHERE)])"
        return f"({found} if {name}[{at}] else {asked})" if None in table else found

    def _alike(self, s: Expr) -> bool:
        """Whether a set may hold heaps (anything but a set of plain kinds may)."""
        if s[0] == "set":
            return any(kind in self.u.ruleset.alike for kind in s[1])
        if s[0] in ("near", "own_all", "next", "within", "ring", "toward", "linked"):
            return False
        if s[0] == "filter":
            return self._alike(s[1])
        return True

    def on_sum(self, e: Expr, c: Context) -> str:
        return f"sum([{self.emit(e[2], c)} for v{e[1]} in {self.emit(e[3], c)}])"

    def on_min(self, e: Expr, c: Context) -> str:
        return f"min({', '.join(self.emit(a, c) for a in e[1:])})"

    def on_max(self, e: Expr, c: Context) -> str:
        return f"max({', '.join(self.emit(a, c) for a in e[1:])})"

    def on_nth(self, e: Expr, c: Context) -> str:
        rest = ", ".join(self.emit(a, c) for a in e[2:])
        return f"nth({self.emit(e[1], c)}, ({rest},))"

    def on_distance(self, e: Expr, c: Context) -> str:
        return f"distance(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_payable(self, e: Expr, c: Context) -> str:
        return f"payable(S, {c.me}, {e[1]!r})"

    def on_room(self, e: Expr, c: Context) -> str:
        return f"room(S, {self.emit(e[1], c)}, {e[2]!r})"

    # ---- any type
    def on_slot(self, e: Expr, c: Context) -> str:
        if not c.frame:
            return f"slots[{e[1]}]"
        return f"F[{4 + e[1]}]"

    def on_var(self, e: Expr, c: Context) -> str:
        for var, name in c.aliases:
            if var == e[1]:
                return name
        return f"v{e[1]}"

    def on_if(self, e: Expr, c: Context) -> str:
        return f"({self.emit(e[2], c)} if {self.emit(e[1], c)} else {self.emit(e[3], c)})"

    def on_value(self, e: Expr, c: Context) -> str:
        written = self.inline.value(e)
        if written is not None:
            return self.emit(written, c)
        arguments = ", ".join([c.me, *(self.emit(a, c) for a in e[2:])])
        return f"value_{e[1]}(S, {arguments})"

    def on_attr(self, e: Expr, c: Context) -> str:
        return f"{self._table(e[1])}[{self.emit(e[2], c)}]"

    def _table(self, attribute: str) -> str:
        """A list with one entry for each thing, and a last one for ``none`` (index -1)."""
        u = self.u
        none: Any = self._nothing(attribute)
        table: list[Any] = [none] * (u.end + 1)
        for thing in range(u.h0):
            value = u.printed[thing].get(attribute, none)
            if value is None:
                value = -1
            elif isinstance(value, str):
                value = u.ids.get(value, -1)
            table[thing] = value
        for heap, key in u.heap_key.items():
            alike = u.ruleset.alike[u.kind[heap]]
            if alike.by == attribute:
                table[heap] = key
        name = f"A_{attribute}"
        self.constants[name] = table
        return name

    def _nothing(self, attribute: str) -> Any:
        for attributes in self.u.ruleset.all_attributes():
            known = attributes.get(attribute)
            if known is not None:
                return {"number": 0, "truth": False, "directions": ()}.get(known.type, -1)
        if attribute in ("number", "column", "row", "q", "r"):
            return 0
        return -1

    def on_counter(self, e: Expr, c: Context) -> str:
        return f"S.counters[{self.counter_at[e[1]]}]"

    def on_counter_of(self, e: Expr, c: Context) -> str:
        where = self.counter_at[e[1]]
        subject = self.emit(e[2], c)
        if isinstance(where, int):
            return (
                f"counter_of(S, {where}, {subject})" if self._may_be_none(e[2]) else f"S.counters[{subject} + {where}]"
            )
        return f"counter_by_kind(S, {self.constant(where)}, {subject})"

    def _may_be_none(self, e: Expr) -> bool:
        return e[0] not in ("me", "var", "thing")

    # ---- truths
    def on_true(self, e: Expr, c: Context) -> str:
        return "True"

    def on_false(self, e: Expr, c: Context) -> str:
        return "False"

    def on_not(self, e: Expr, c: Context) -> str:
        return f"(not {self.emit(e[1], c)})"

    def on_and(self, e: Expr, c: Context) -> str:
        if {part[0] for part in e[1:]} == {"inside", "faceup"}:  # what is asked quickly first
            e = ("and", *sorted(e[1:], key=lambda part: part[0]))
        return "(" + " and ".join(self.emit(a, c) for a in e[1:]) + ")"

    def on_or(self, e: Expr, c: Context) -> str:
        return "(" + " or ".join(self.emit(a, c) for a in e[1:]) + ")"

    def on_compare(self, e: Expr, c: Context) -> str:
        way = {"=": "=="}.get(e[1], e[1])
        return f"({self.emit(e[2], c)} {way} {self.emit(e[3], c)})"

    def on_same(self, e: Expr, c: Context) -> str:
        return f"({self.emit(e[1], c)} == {self.emit(e[2], c)})"

    def on_in(self, e: Expr, c: Context) -> str:
        subject, s = self.emit(e[1], c), e[2]
        if s[0] == "one":
            return f"({subject} == {self.emit(s[1], c)} != -1)"
        if s[0] in ("union", "filter") or self._printed(s):
            return f"any([True for x in ({subject},) if {self._member('x', s, c)}])"
        return f"({subject} in {self.emit(s, c)})"

    def _member(self, x: str, s: Expr, c: Context) -> str:
        """Whether a thing is in a set, without making the set where that can be."""
        if s[0] == "union":
            return "(" + " or ".join(self._member(x, part, c) for part in s[1:]) + ")"
        if s[0] == "filter":
            return f"({self._member(x, s[1], c)} and {self._holds(x, s[2], s[3], c)})"
        if self._printed(s):
            every = frozenset(member for kind in s[1] for member in self.u.members.get(kind, []))
            known = f"{x} in {self.constant(every)}"
            return f"({known})" if s[5] is None else f"({known} and {self._holds(x, s[4], s[5], c)})"
        return f"({x} in {self.emit(s, c)})"

    def _holds(self, x: str, var: int, test: Expr, c: Context) -> str:
        return f"any([True for v{var} in ({x},) if {self.emit(test, c)}])"

    def _printed(self, s: Expr) -> bool:
        """A set of all places, rows or seats of some kinds, or of those that pass a test."""
        rules = self.u.ruleset
        return s[0] == "set" and s[2:4] == (None, None) and not any(k in rules.alike or k in rules.pieces for k in s[1])

    def on_all_in(self, e: Expr, c: Context) -> str:
        return f"all_in({self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_some(self, e: Expr, c: Context) -> str:
        s = e[1]
        if s[0] == "union":
            return "(" + " or ".join(self.on_some(("some", part), c) for part in s[1:]) + ")"
        if s[0] == "set" and s[2] is not None and s[2][0] == "one" and s[3] is None and s[5] is None:
            rules = self.u.ruleset
            pieces = tuple(kind for kind in s[1] if kind in rules.pieces)
            alike = tuple(kind for kind in s[1] if kind in rules.alike)
            if len(s[1]) == len(alike) == 1 or (len(s[1]) == len(pieces) == 1 and self._held(pieces[0], s[2][1], c)):
                return f"({self.on_count(('count', s), c)} > 0)"
            if len(pieces) + len(alike) == len(s[1]) > 0:
                return f"lies_at(S, {self.emit(s[2][1], c)}, {pieces!r}, {alike!r})"
        return f"({self.on_count(('count', s), c)} > 0)"

    def on_no(self, e: Expr, c: Context) -> str:
        return f"(not {self.on_some(e, c)})"

    def on_kind(self, e: Expr, c: Context) -> str:
        subject = self.emit(e[1], c)
        if len(e[2]) == 1:
            return f"(KIND[{subject}] == {e[2][0]!r})"
        return f"(KIND[{subject}] in {tuple(e[2])!r})"

    def on_row(self, e: Expr, c: Context) -> str:
        things = self.u.rows.get(e[2], [])
        if len(things) == 1:
            return f"({self.emit(e[1], c)} == {things[0]})"
        return f"({self.emit(e[1], c)} in {tuple(things)!r})"

    def on_faceup(self, e: Expr, c: Context) -> str:
        return f"faceup(S, {self.emit(e[1], c)})"

    def on_in_play(self, e: Expr, c: Context) -> str:
        return f"in_play(S, {self.emit(e[1], c)})"

    def on_inside(self, e: Expr, c: Context) -> str:
        if e[2][0] == "one":
            return f"inside_one(S, {self.emit(e[1], c)}, {self.emit(e[2][1], c)})"
        return f"inside(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_region(self, e: Expr, c: Context) -> str:
        return f"(REGION[{self.emit(e[1], c)}] == {e[2]!r})"

    def on_phase(self, e: Expr, c: Context) -> str:
        return f"(S.phases[{list(self.u.ruleset.phases).index(e[1])}] > 0)"

    def on_option(self, e: Expr, c: Context) -> str:
        return str(self.u.options.get(e[1]) == e[2])

    def on_tagged(self, e: Expr, c: Context) -> str:
        return f"bool({self.on_slot(e, c)})"

    def on_condition(self, e: Expr, c: Context) -> str:
        return f"condition(S, {c.me}, {e[1]!r}, {self.emit(e[2], c)})"

    def on_can(self, e: Expr, c: Context) -> str:
        effect = e[1]
        if effect[0] == "block":
            return f"can_block(S, F, {effect[1]})"
        return f"can(S, {c.me}, {effect[1]!r}, {self.emit(effect[2], c)})"

    # ---- things
    def on_me(self, e: Expr, c: Context) -> str:
        return c.me

    def on_this(self, e: Expr, c: Context) -> str:
        return c.this

    def on_none(self, e: Expr, c: Context) -> str:
        return "-1"

    def on_here(self, e: Expr, c: Context) -> str:
        return f"place_of(S, {c.this})"

    def on_thing(self, e: Expr, c: Context) -> str:
        return str(self.u.ids.get(e[1], -1))

    def on_owner(self, e: Expr, c: Context) -> str:
        thing = self.emit(e[1], c)
        return (
            f"(OWNER[{thing}] if OWNER[{thing}] >= 0 else owner(S, {thing}))" if simple(e[1]) else f"owner(S, {thing})"
        )

    def on_place(self, e: Expr, c: Context) -> str:
        return f"place_of(S, {self.emit(e[1], c)})"

    def on_key(self, e: Expr, c: Context) -> str:
        return f"KEY[{self.emit(e[1], c)}]"

    def on_own(self, e: Expr, c: Context) -> str:
        own = self.u.own.get(e[1], [])
        table = self.constant([*own, *[-1] * (self.u.end + 1 - len(own))])  # the last one is for nobody
        return f"{table}[{self.emit(e[2], c)}]"

    def on_only(self, e: Expr, c: Context) -> str:
        return f"only({self.emit(e[1], c)})"

    # ---- sets
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
        return f"[v{var} for v{var} in {base} if {self.emit(where, c)}]"

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

    def on_next(self, e: Expr, c: Context) -> str:
        return f"next_to(S, {self.emit(e[1], c)})"

    def on_within(self, e: Expr, c: Context) -> str:
        return f"within(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_ring(self, e: Expr, c: Context) -> str:
        return f"ring(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_toward(self, e: Expr, c: Context) -> str:
        return f"toward(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_directions(self, e: Expr, c: Context) -> str:
        return repr(tuple(e[1:]))

    def on_nearest(self, e: Expr, c: Context) -> str:
        return f"nearest(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"

    def on_linked(self, e: Expr, c: Context) -> str:
        return f"linked(S, {self.emit(e[1], c)}, {self.emit(e[2], c)})"
