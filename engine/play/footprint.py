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


def marks(ruleset: Ruleset, code: str) -> tuple[Marks, Marks, bool]:
    """Kinds and counters that a text reads, those that it writes, and whether it decides or uses chance."""
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
def _marks(key: _Key, code: str) -> tuple[Marks, Marks, bool]:
    reads: set[str] = set()
    writes: set[str] = set()
    decides = _collect(key.ruleset, code, reads, writes, set())
    return frozenset(reads), frozenset(writes), decides


def _collect(ruleset: Ruleset, code: str, reads: set[str], writes: set[str], seen: set[str]) -> bool:
    if code in seen or code not in ruleset.codes:
        return False
    seen.add(code)
    decides = False
    for op in ruleset.codes[code].ops:
        name = op[0]
        _expressions(op[1:], reads, ruleset)
        if name in ("move", "turn", "look", "pay", "perform"):
            _expressions(op[1:], writes, ruleset)
            if name == "pay":
                for _, currencies in op[1]:
                    writes.update(currencies)
        if name == "shuffle":
            decides = True
            _expressions(op[1:], writes, ruleset)
        if name == "set":
            writes.add("#" + op[1])
        if name == "score":
            writes.add("#score")
        if name in ("choose", "pay", "may", "either", "again", "ask") or (name == "each" and op[7]):
            decides = True
        if name == "move" and _asks(op):
            decides = True
        if name == "call":
            verb = ruleset.verbs[op[1]]
            decides |= _collect(ruleset, verb.code, reads, writes, seen)
            decides |= any(p.way in ("wish", "each") for p in verb.parameters)
            if op[4] is not None:
                decides |= _collect(ruleset, op[4], reads, writes, seen)
        if name == "phase":
            decides |= _collect(ruleset, ruleset.phases[op[1]], reads, writes, seen)
        if name in ("run", "perform"):
            decides = True
            writes.add("*")
    return decides


def _asks(op: Any) -> bool:
    wish, target = op[1], op[3]
    everything = wish[0] == "wish" and wish[3] == "all"
    single = target[0] == "wish" and target[4][0] == "one"
    return not (everything and single)


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


def order_matters(P: Program, S: State, ready: list[Instance], event: list[Any]) -> bool:
    """Whether the order of these triggers is a choice: their footprints meet, and, where both are free of decisions and
    chance, running them in both orders ends differently."""
    prints = [marks(P.ruleset, instance.matcher.trigger.code) for instance in ready]
    for i in range(len(ready)):
        for j in range(i + 1, len(ready)):
            reads_a, writes_a, decides_a = prints[i]
            reads_b, writes_b, decides_b = prints[j]
            touched = writes_a & (reads_b | writes_b) | writes_b & reads_a
            anything = "*" in writes_a | writes_b
            if not touched and not anything:
                continue
            if touched <= {"#score"} and not anything:
                continue
            if decides_a or decides_b or anything or not _same_in_both_orders(P, S, ready[i], ready[j], event):
                return True
    return False


def _same_in_both_orders(P: Program, S: State, first: Instance, second: Instance, event: list[Any]) -> bool:
    """Whether two triggers without decisions end the same in both orders."""
    from .events import run_alone

    ends = []
    for order in ((first, second), (second, first)):
        T = S.copy()
        T.stack, T.waiting, T.events = [], [], []
        for instance in order:
            if not run_alone(P, T, instance, event):
                return False
        ends.append((T.at, T.held, T.n, T.counters, T.face, T.events))
    return bool(ends[0] == ends[1])
