"""Where an expression looks for pieces whose faces may be hidden: what lies nowhere there cannot matter to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ruleset import Ruleset

from .footprint import Reading

Kinds = Mapping[int, tuple[str, ...]]
"""The kinds of the things that vars stand for, as far as they are known."""
_BINDERS = {"set": (4, (5,)), "filter": (2, (3,)), "map": (2, (1,)), "best": (2, (3,)), "sum": (1, (2,))}
"""Of a form that binds a var: where its number stands, and the parts in which it is bound."""
_BOUND_TO = {"filter": 1, "map": 3, "best": 4, "sum": 3}
"""Where that stands what the var goes through; of a set these are its kinds."""


class _Anywhere(Exception):
    """It cannot be told where."""


class Reach:
    """Whether expressions may read faces that somebody does not know."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset, self.reading = ruleset, Reading(ruleset)
        self._found: dict[tuple[Any, str], tuple[set[str] | None, set[str] | None]] = {}

    def reads(self, expression: Any, it: str, covered: Mapping[str, set[str]]) -> bool:
        """Whether an expression about a thing of kind ``it`` may read a hidden face. ``covered``: for each back the kinds of
        the places where pieces lie covered."""
        if (expression, it) not in self._found:
            backs = self.reading.about(expression, it) if it else self.reading.expression(expression)
            self._found[expression, it] = backs, self._places(expression, it)
        backs, places = self._found[expression, it]
        return any(
            places is None or places & lying for back, lying in covered.items() if backs is None or back in backs
        )

    def _places(self, expression: Any, it: str) -> set[str] | None:
        """The kinds of places where an expression looks; nothing where it may look anywhere."""
        found: set[str] = set()
        try:
            self._walk(expression, {0: (it,)} if it else {}, found)
        except _Anywhere:
            return None
        return found

    def _walk(self, data: Any, kinds: Kinds, found: set[str]) -> None:
        if not isinstance(data, tuple) or not data:
            return
        head = data[0]
        if head in ("condition", "can", "payable", "slot", "stored", "wish", "passed", "thing", "this"):
            raise _Anywhere
        if self._reads_a_face(data) and self._kinds_of(data[2 if head in ("attr", "counter_of") else 1], kinds) is None:
            raise _Anywhere
        if head == "set" and self.reading.hideable & set(data[1]):
            found |= self._places_of(data[2], kinds)
        if head == "value":
            self._value(data[1], [self._kinds_of(part, kinds) for part in data[2:]], found)
        at, bound = _BINDERS.get(head, (0, ()))
        inner = kinds
        if bound and data[at] is not None:
            things = data[1] if head == "set" else self._kinds_of(data[_BOUND_TO[head]], kinds)
            inner = {**kinds, data[at]: things} if things else {k: v for k, v in kinds.items() if k != data[at]}
        for number, part in enumerate(data):
            self._walk(part, inner if number in bound else kinds, found)

    def _value(self, name: str, arguments: list[tuple[str, ...] | None], found: set[str]) -> None:
        if any(modifier.value == name for modifier in self.ruleset.modifiers):
            raise _Anywhere
        known = {number: kinds for number, kinds in enumerate(arguments) if kinds}
        self._walk(self.ruleset.values[name].expr, known, found)

    def _reads_a_face(self, data: Any) -> bool:
        match data[0]:
            case "attr":
                return data[1] in self.reading.attributes
            case "counter_of":
                return data[1] in self.reading.counters
            case "kind" | "row" | "faceup":
                return True
        return False

    def _kinds_of(self, data: Any, kinds: Kinds) -> tuple[str, ...] | None:
        """The kinds of what a part stands for, where it comes from a set or is ``it``."""
        match data:
            case ("var", var):
                return kinds.get(var)
            case ("set", known, *_):
                return tuple(known)
            case ("one" | "only", part) | ("filter", part, *_) | ("best", _, _, _, part):
                return self._kinds_of(part, kinds)
        return None

    def _places_of(self, data: Any, kinds: Kinds) -> set[str]:
        """The kinds of places that a part stands for."""
        match data:
            case ("one", ("own", name, _)) | ("own_all", name, _):
                if name in self.ruleset.places:
                    return {name}
                found = next((p.name for p in self.ruleset.places.values() if any(r.id == name for r in p.rows)), None)
                if found is not None:
                    return {found}
            case _:
                known = None if data is None else self._kinds_of(data, kinds)
                if known is not None:
                    return set(known)
        raise _Anywhere
