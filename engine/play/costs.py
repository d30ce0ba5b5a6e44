"""What working out an expression can cost at most. One that would take for ever is a fault where it is reached, not a
game that hangs: counting in a count in a count, or a value that asks another one twice, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decision import Decision
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Handler, Program

MOST = 10_000_000_000
"""Steps of one operation's expressions. Bounds are rough, so there is much room above what games do."""

_CAN = 1_000  # whether something could be done is looked ahead at
_UNKNOWN = 100  # members of a set that a slot or an argument holds


def guard(P: Program) -> None:
    """Put a fault in the place of every operation that costs too much."""
    costs = Costs(P)
    for number, code in enumerate(P.ruleset.codes.values()):
        for pc, op in enumerate(code.ops):
            if sum(costs.of(part) for part in op[1:]) > MOST:
                P.codes[number][pc] = _too_much(P)
                P.too_costly.add((number, pc))


def _too_much(P: Program) -> Handler:
    def run(S: State, F: Frame) -> Decision | None:
        raise P.fault("E0706", S, steps=MOST)

    return run


class Costs:
    """Upper bounds, roughly: a step for every member of every set that is gone through."""

    def __init__(self, P: Program) -> None:
        self._P = P
        self._values: dict[str, tuple[int, int]] = {}

    def of(self, e: Any) -> int:
        """How many steps an expression, or several, may take."""
        if not isinstance(e, tuple) or not e:
            return 0
        match e[0]:
            case "set" if len(e) == 6:
                _, _, places, keys, _, where = e
                return 1 + self.of(places) + self.of(keys) + (self.size(e) * self.of(where) if where else 0)
            case "filter" if len(e) == 4:
                return 1 + self.of(e[1]) + self.size(e[1]) * self.of(e[3])
            case "sum" if len(e) == 4:
                return 1 + self.of(e[3]) + self.size(e[3]) * self.of(e[2])
            case "map" if len(e) == 4:
                return 1 + self.of(e[3]) + self.size(e[3]) * self.of(e[1])
            case "best" if len(e) == 5:
                return 1 + self.of(e[4]) + self.size(e[4]) * self.of(e[3])
            case "value" if e[1] in self._P.ruleset.values:
                return 1 + sum(map(self.of, e[2:])) + self._value(e[1])[0]
            case "can":
                return _CAN
        return 1 + sum(map(self.of, e[1:]))

    def size(self, e: Any) -> int:
        """How many members a set may have."""
        u = self._P.universe
        match e[0]:
            case "set":
                return sum(len(u.members.get(kind, ())) for kind in e[1])
            case "filter" | "near" | "linked":
                return self.size(e[1])
            case "own_all" | "nearest":
                return self.size(e[2])
            case "map":
                return self.size(e[3])
            case "best":
                return self.size(e[4])
            case "union":
                return sum(map(self.size, e[1:]))
            case "one":
                return 1
            case "within" | "ring":
                return u.q0 - u.p0
            case "if":
                return max(self.size(e[2]), self.size(e[3]))
            case "value" if e[1] in self._P.ruleset.values:
                return self._value(e[1])[1]
        return _UNKNOWN

    def _value(self, name: str) -> tuple[int, int]:
        """Cost and size of a value of the pack, with all that changes it."""
        known = self._values.get(name)
        if known is None:
            self._values[name] = (1, _UNKNOWN)  # for one that asks itself by way of what changes it
            value = self._P.ruleset.values[name]
            cost, size = self.of(value.expr), self.size(value.expr) if value.result == "many" else 1
            for change in self._P.ruleset.modifiers:
                if change.value == name:
                    each = 1 if change.carrier is None else len(self._P.universe.rows.get(change.carrier.row, ()))
                    test = 0 if change.carrier is None else self.of(change.carrier.test)
                    cost += each * (test + self.of((change.condition, *change.tests, change.amount)))
                    size = max(size, self.size(change.amount) if value.result == "many" else 1)
            known = self._values[name] = (cost, size)
        return known
