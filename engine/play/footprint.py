"""What a text reads and writes, and whether the order of two texts can matter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.ruleset import Ruleset

from .state import State

if TYPE_CHECKING:
    from .events import Instance
    from .program import Program

Marks = frozenset[str]


def marks(ruleset: Ruleset, code: str) -> tuple[Marks, Marks]:
    """Kinds and counters that a text reads, and those that it writes."""
    return _marks(_Key(ruleset), code)


class _Key:
    """A ruleset as a key of a cache, by identity."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def __hash__(self) -> int:
        return id(self.ruleset)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.ruleset is self.ruleset


@lru_cache(maxsize=4096)
def _marks(key: _Key, code: str) -> tuple[Marks, Marks]:
    reads: set[str] = set()
    writes: set[str] = set()
    _collect(key.ruleset, code, reads, writes, set())
    return frozenset(reads), frozenset(writes)


def _collect(ruleset: Ruleset, code: str, reads: set[str], writes: set[str], seen: set[str]) -> None:
    if code in seen or code not in ruleset.codes:
        return
    seen.add(code)
    for op in ruleset.codes[code].ops:
        name = op[0]
        _expressions(op[1:], reads, ruleset)
        match name:
            case "move" | "turn" | "look" | "shuffle" | "perform":
                _expressions(op[1:], writes, ruleset)
            case "pay":
                for _, currencies in op[1]:
                    writes.update(currencies)
            case "set":
                writes.add("#" + op[1])
            case "score":
                writes.add("#score")
            case "call":
                _expressions(op[2], writes, ruleset)
                _collect(ruleset, ruleset.verbs[op[1]].code, reads, writes, seen)
                if op[4] is not None:
                    _collect(ruleset, op[4], reads, writes, seen)
            case "phase":
                _collect(ruleset, ruleset.phases[op[1]], reads, writes, seen)
        if name in ("run", "perform"):
            writes.add("*")


def _expressions(data: Any, into: set[str], ruleset: Ruleset) -> None:
    """Names of kinds, counters and values that an expression speaks of."""
    if not isinstance(data, tuple) or not data:
        return
    head = data[0]
    if head == "set":
        into.update(data[1])
    elif head in ("counter", "counter_of"):
        into.add("#" + data[1])
    elif head == "value":
        value = ruleset.values.get(data[1])
        if value is not None:
            _expressions(value.expr, into, ruleset)
    for part in data:
        if isinstance(part, tuple):
            _expressions(part, into, ruleset)


def secrets_read(P: Program) -> list[frozenset[str] | None]:
    """For each text the backs of pieces of which it, or what it calls, reads more than anybody may know: the kind where a
    union hides it, the row, attributes. Look-ahead needs a canonical position for those only; nothing: for all."""
    ruleset = P.ruleset
    look = Reading(ruleset)
    always: set[str] = set()
    open_ = _Known({}, frozenset(), True)
    for trigger in ruleset.triggers:
        if not trigger.is_phase:
            parts = [look.text(trigger.code, set()), *(look.expression(p.test, open_) for p in trigger.patterns)]
            if not look.open(trigger.carrier) or any(part is None for part in parts):
                return [None] * len(P.code_ids)
            always.update(*(part for part in parts if part is not None))
    found = [look.text(name, set()) for name in P.code_ids]
    return [None if backs is None else frozenset(backs | always) for backs in found]


class Reading:
    """Which backs expressions and texts read secrets of; nothing for those that cannot be told."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.back = {name: kind.union or name for name, kind in ruleset.pieces.items()}
        self.hideable = {name for name, kind in ruleset.pieces.items() if not kind.faceup or self._may_be_unknown(name)}
        self.attributes: dict[str, set[str]] = {}
        for name in self.hideable:
            for attribute in ruleset.pieces[name].attributes:
                self.attributes.setdefault(attribute, set()).add(self.back[name])
        self.counters: dict[str, set[str]] = {}
        for counter in ruleset.counters.values():
            if counter.of in self.hideable:
                self.counters.setdefault(counter.name.rsplit(".", 1)[-1], set()).add(self.back[counter.of])
        self.values: dict[str, set[str] | None] = {}

    def _may_be_unknown(self, kind: str) -> bool:
        """Whether pieces of a kind may lie where somebody does not know them."""
        bases = {kind, self.ruleset.pieces[kind].union}
        places = self.ruleset.places.values()
        return any(bases & set(place.holds) and place.shown in ("nobody", "owner") for place in places)

    def open(self, carrier: Any) -> bool:
        """A text is in force openly: it belongs to no card, or to cards that lie face up."""
        return carrier is None or "'faceup'" in repr(carrier.test)

    def value(self, name: str) -> set[str] | None:
        if name not in self.values:
            self.values[name] = set()
            changes = [m for m in self.ruleset.modifiers if m.value == name]
            parts = [self.expression(self.ruleset.values[name].expr)]
            for m in changes:
                parts += [self.expression(e) for e in (m.condition, m.amount, *m.tests)]
                parts += [] if self.open(m.carrier) else [None]
            self.values[name] = _joined(parts)
        return self.values[name]

    def about(self, data: Any, it: str) -> set[str] | None:
        """The same of an expression about a thing of a kind (var 0)."""
        return self.expression(data, _Known({0: (it,)}, frozenset(), False))

    def expression(self, data: Any, known: _Known | None = None) -> set[str] | None:
        """The backs that an expression reads secrets of. ``known``: what is known of its vars and slots."""
        if not isinstance(data, tuple) or not data:
            return set()
        known = known or _Known({}, frozenset(), False)
        head = data[0]
        mine: set[str] | None = set()
        if head == "set" and isinstance(data[1], tuple):
            mine = self._kinds_at(data[1], data[2], known)
            known = known.binding(data[4], data[1])
        elif head == "filter":
            inner = data[1]
            known = known.binding(data[2], inner[1] if inner[0] == "set" else ())
        elif head == "kind" and isinstance(data[2], tuple):
            if data[1] not in known.looked:
                mine = {self.back[k] for k in data[2] if k in self.hideable and self.back[k] != k}
        elif head == "value":
            mine = self.value(data[1])
        elif head == "attr" and data[2] not in known.looked:
            mine = set(self.attributes.get(data[1], ()))
        elif head == "counter_of" and data[2] not in known.looked and not known.pattern:
            mine = set(self.counters.get(data[1], ()))
        elif head == "row" and data[1] not in known.looked:
            pieces = self.ruleset.pieces
            mine = {self.back[k] for k in self.hideable if any(row.id == data[2] for row in pieces[k].rows)}
        elif head in ("condition", "can", "payable"):
            mine = None
        return _joined([mine, *(self.expression(part, known) for part in data if isinstance(part, tuple))])

    def _kinds_at(self, kinds: tuple[str, ...], places: Any, known: _Known) -> set[str]:
        """The backs of which a set of these kinds in these places tells more than that something lies there."""
        told = {self.back[k] for k in kinds if k in self.hideable and self.back[k] != k}
        if not told:
            return told
        where = known.kinds_of(places, self.ruleset) if places is not None else self._in_play()
        if where is None:
            return told
        secret: set[str] = set()
        for name in where:
            holder = self.ruleset.places.get(name) or self.ruleset.pieces.get(name)
            held = {base for k in (holder.holds if holder else ()) for base in self.ruleset.unions.get(k, (k,))}
            for back in told:
                alike = {k for k in held if self.back.get(k) == back}
                if alike & set(kinds) and not alike <= set(kinds):
                    secret.add(back)
        return secret

    def _in_play(self) -> set[str]:
        open_places = {name for name, place in self.ruleset.places.items() if not place.store}
        return open_places | {name for name, kind in self.ruleset.pieces.items() if kind.holds}

    def text(self, code: str, seen: set[str]) -> set[str] | None:
        ruleset = self.ruleset
        if code in seen:
            return set()
        if code not in ruleset.codes:
            return None
        seen.add(code)
        parts: list[set[str] | None] = []
        known, straight = _Known({}, frozenset(), False), True
        for op in ruleset.codes[code].ops:
            if op[0] == "pay":
                plain = all(name in ruleset.alike for _, names in op[1] for name in names)
                parts += [set()] if plain and not ruleset_conditions(ruleset) else [None]
            elif op[0] in ("run", "perform", "phase", "win", "watch", "later"):
                return None
            parts.append(self.expression(op[1:], known))
            straight = straight and op[0] in (
                "look",
                "move",
                "turn",
                "let",
                "set",
                "score",
                "events",
                "enter",
                "commit",
            )
            if op[0] == "look" and straight and op[1][0] == "wish" and op[1][4][0] == "one":
                known = _Known({}, known.looked | {op[1][4][1]}, False)
            if op[0] == "call":
                parts.append(self.text(ruleset.verbs[op[1]].code, seen))
                if op[4] is not None:
                    parts.append(self.text(op[4], seen))
        return _joined(parts)


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known where an expression stands: the kinds of its vars, the things that were looked at before (look-ahead
    stops there where the face was not known), and whether it is the pattern of an event, whose things are in the open."""

    kinds: Mapping[int, tuple[str, ...]]
    looked: frozenset[Any]
    pattern: bool

    def binding(self, var: int | None, kinds: tuple[str, ...]) -> _Known:
        return self if var is None or not kinds else _Known({**self.kinds, var: kinds}, self.looked, self.pattern)

    def kinds_of(self, places: Any, ruleset: Ruleset) -> set[str] | None:
        """The kinds of place that an expression gives, where that can be told."""
        match places:
            case ("set", kinds, *_):
                return set(kinds)
            case ("one", ("var", var)):
                return set(self.kinds[var]) if var in self.kinds else None
            case ("one", ("own", name, _)) | ("own_all", name, _) | ("one", ("thing", name)):
                if name in ruleset.places:
                    return {name}
                return next(({p.name} for p in ruleset.places.values() if any(r.id == name for r in p.rows)), None)
        return None


def ruleset_conditions(ruleset: Ruleset) -> bool:
    """Whether paying depends on conditions of the pack."""
    return any(payment.when is not None for payment in ruleset.payments.values())


def _joined(parts: list[set[str] | None]) -> set[str] | None:
    out: set[str] = set()
    for part in parts:
        if part is None:
            return None
        out |= part
    return out


def order_matters(P: Program, S: State, ready: list[Instance], event: list[Any]) -> bool:
    """Whether the order of these triggers is a choice: their footprints meet, and, where both are free of decisions and
    chance, running them in both orders ends differently."""
    prints = [marks(P.ruleset, instance.matcher.trigger.code) for instance in ready]
    for i in range(len(ready)):
        for j in range(i + 1, len(ready)):
            reads_a, writes_a = prints[i]
            reads_b, writes_b = prints[j]
            touched = writes_a & (reads_b | writes_b) | writes_b & reads_a
            anything = "*" in writes_a | writes_b
            if not touched and not anything:
                continue
            if touched <= {"#score"} and not anything:
                continue
            if anything or not _same_in_both_orders(P, S, ready[i], ready[j], event):
                return True
    return False


def _same_in_both_orders(P: Program, S: State, first: Instance, second: Instance, event: list[Any]) -> bool:
    """Whether two triggers end the same in both orders, with no decision, chance or hidden face on the way."""
    from .events import run_alone
    from .looking import Probe

    ends = []
    for order in ((first, second), (second, first)):
        T = S.copy()
        T.stack, T.waiting, T.events = [], [], []
        T.probe = Probe(P.universe.person_of[first.me], 0, T.changed)
        for instance in order:
            if not run_alone(P, T, instance, event) or T.probe.stopped:
                return False
        ends.append((T.at, T.held, T.n, T.counters, T.face, T.events))
    return bool(ends[0] == ends[1])
