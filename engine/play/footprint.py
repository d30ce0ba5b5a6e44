"""What a text reads and writes, and whether the order of two texts can matter."""

from __future__ import annotations

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


def blind(P: Program) -> list[bool]:
    """For each text whether nothing that it does, or calls, reads what a hidden piece is: its kind where a union hides it,
    its row, its attributes or counters. Look-ahead over such texts needs no canonical position."""
    ruleset = P.ruleset
    look = _Blindness(ruleset)
    reacts = [t for t in ruleset.triggers if not t.is_phase]
    if any(not look.carried(t.carrier) or not look.text(t.code, set()) for t in reacts) or any(
        not look.expression(p.test) for t in reacts for p in t.patterns
    ):
        return [False] * len(P.code_ids)
    return [look.text(name, set()) for name in P.code_ids]


def _publicly_known(ruleset: Ruleset) -> frozenset[str]:
    """Names that say nothing of a hidden piece: kinds that no union hides, attributes and counters of no piece."""
    kinds = {name for name, kind in ruleset.pieces.items() if kind.union is None}
    hidden = {name for kind in ruleset.pieces.values() if not kind.faceup for name in kind.attributes}
    hidden |= {
        name for kind in ruleset.pieces.values() for name in kind.attributes if _may_be_unknown(ruleset, kind.name)
    }
    attributes = {name for group in ruleset.all_attributes() for name in group} - hidden
    return frozenset(
        {*kinds, *ruleset.alike, *ruleset.places, *ruleset.sorts, "player"} | {"@" + a for a in attributes}
    )


def _may_be_unknown(ruleset: Ruleset, kind: str) -> bool:
    """Whether pieces of a kind may lie where somebody does not know them."""
    bases = {kind, ruleset.pieces[kind].union}
    return any(bases & set(place.holds) and place.shown in ("nobody", "owner") for place in ruleset.places.values())


class _Blindness:
    """Whether expressions and texts read nothing of a hidden piece."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.public = _publicly_known(ruleset)
        self.values: dict[str, bool] = {}

    def carried(self, carrier: Any) -> bool:
        """A text is in force openly: it belongs to no card, or to cards that lie face up."""
        return carrier is None or "'faceup'" in repr(carrier.test)

    def value(self, name: str) -> bool:
        if name not in self.values:
            self.values[name] = True
            changes = [m for m in self.ruleset.modifiers if m.value == name]
            self.values[name] = self.expression(self.ruleset.values[name].expr) and all(
                self.carried(m.carrier) and all(map(self.expression, (m.condition, m.amount, *m.tests)))
                for m in changes
            )
        return self.values[name]

    def expression(self, data: Any) -> bool:
        if not isinstance(data, tuple) or not data:
            return True
        head = data[0]
        if head == "set" and isinstance(data[1], tuple):
            if any(kind not in self.public for kind in data[1]):
                return False
        elif head == "kind" and isinstance(data[2], tuple):
            if any(kind not in self.public for kind in data[2]):
                return False
        elif head == "value":
            if not self.value(data[1]):
                return False
        elif (head == "attr" and "@" + data[1] not in self.public) or head in ("row", "condition", "can", "payable"):
            return False
        return all(self.expression(part) for part in data if isinstance(part, tuple))

    def text(self, code: str, seen: set[str]) -> bool:
        ruleset = self.ruleset
        if code in seen or code not in ruleset.codes:
            return code in seen
        seen.add(code)
        for op in ruleset.codes[code].ops:
            if op[0] == "pay":
                if any(name not in ruleset.alike for _, names in op[1] for name in names):
                    return False
            elif op[0] in ("run", "perform", "phase", "win", "watch", "later") or not self.expression(op[1:]):
                return False
            if op[0] == "call":
                called = [ruleset.verbs[op[1]].code, *([op[4]] if op[4] is not None else [])]
                if not all(self.text(block, seen) for block in called):
                    return False
        return True


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
