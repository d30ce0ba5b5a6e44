"""Expressions as data into Python source: done once, when a ruleset is laid out for a table.

Each form of ``engine.ruleset.operations`` has one method. What it needs at run time stands in the namespace of the
program (``N_…`` tables, helpers of :class:`engine.play.sets.Sets`). ``S`` is the state; ``F`` the frame.
"""

from __future__ import annotations

from typing import Any

from engine.ruleset.definitions import Expr

from .emit_sets import FRAME, SEAT, TEXT, Context, SetEmitter
from .inline import simple


class Emitter(SetEmitter):
    """Writes expressions for one universe."""

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
        if self.alike(s, c):
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
        return f"({found} if {name}[{at}] else {asked})" if None in table and not self._flat(kind, place, c) else found

    def on_sum(self, e: Expr, c: Context) -> str:
        return f"sum([{self.emit(e[2], c)} for v{e[1]} in {self.emit(e[3], c)}])"

    def on_min(self, e: Expr, c: Context) -> str:
        return f"min({', '.join(self.emit(a, c) for a in e[1:])})"

    def on_max(self, e: Expr, c: Context) -> str:
        return f"max({', '.join(self.emit(a, c) for a in e[1:])})"

    def on_nth(self, e: Expr, c: Context) -> str:
        rest = ", ".join(self.emit(a, c) for a in e[2:])
        return f"nth({self.emit(e[1], c)}, ({rest},))"

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
        if s[0] == "set" and s[2] is not None and s[2][0] == "one" and s[3] is None and s[2][1][0] == "var":
            written = self._some_at(s, c) if c.kinds_of(s[2][1][1]) else ""
            if written:
                return written
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

    def _some_at(self, s: Expr, c: Context) -> str:
        """Whether something lies at a place: nothing is looked through where nothing lies."""
        _, kinds, (_, place), _, var, where = s
        at, rules = self.emit(place, c), self.u.ruleset
        pieces = tuple(kind for kind in kinds if kind in rules.pieces)
        alike = tuple(kind for kind in kinds if kind in rules.alike)
        if len(pieces) + len(alike) < len(kinds) or (where is not None and alike):
            return ""
        if any(self.u.holder_pieces[kind] for kind in pieces) or not all(self._flat(kind, place, c) for kind in alike):
            return ""
        parts = []
        if pieces:
            held = f"S.held[{at} - {self.u.p0}]"
            test = "" if where is None else f" and {self.emit(where, c.binding(var, True, ()))}"
            parts.append(f"({held} != [] and any([True for v{var} in {held} if KIND[v{var}] in {pieces!r}{test}]))")
        for kind in alike:
            self.constants[f"ROWS_{kind}"] = self.inline.rows(kind)
            parts.append(f"any(S.n[ROWS_{kind}[{at}]])")
        return "(" + " or ".join(parts) + ")"

    def _flat(self, kind: str, place: Expr, c: Context) -> bool:
        """Whether a var is a place in which pieces never hold alike ones of a kind too."""
        kinds = c.kinds_of(place[1]) if place[0] == "var" else ()
        rows = self.inline.rows(kind)
        return bool(kinds) and not any(rows[x] is None for name in kinds for x in self.u.members.get(name, []))

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
        if e[1][0] == "var" and e[1][1] in c.pieces:
            return f"(S.face[{self.emit(e[1], c)} - {self.u.q0}] == 1)"
        return f"faceup(S, {self.emit(e[1], c)})"

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

    def on_key(self, e: Expr, c: Context) -> str:
        return f"KEY[{self.emit(e[1], c)}]"

    def on_own(self, e: Expr, c: Context) -> str:
        own = self.u.own.get(e[1], [])
        table = self.constant([*own, *[-1] * (self.u.end + 1 - len(own))])  # the last one is for nobody
        return f"{table}[{self.emit(e[2], c)}]"

    def on_only(self, e: Expr, c: Context) -> str:
        return f"only({self.emit(e[1], c)})"


__all__ = ["FRAME", "SEAT", "TEXT", "Context", "Emitter"]
