"""Which numbers of a text everybody may know: those into which nothing goes that may be hidden from somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.ruleset import Code, Ruleset

from .footprint import Reading


def open_numbers(ruleset: Ruleset) -> dict[str, dict[str, int]]:
    """For each text the names of such numbers, with their slots: what it keeps with ``let``, and what a verb was given.

    Work at load for what asks and what checks messages. A number is kept to itself where one of the expressions that make it,
    here or where the verb is called, or a condition of its text, reads what may lie face down.
    """
    look = _Slots(ruleset)
    found: dict[str, dict[str, int]] = {}
    for code in ruleset.codes.values():
        verb = ruleset.verbs.get(code.owner)
        given = {each.name: each.slot for each in verb.parameters if each.way == "number"} if verb is not None else {}
        named = {**given, **dict(code.numbers)}
        found[code.id] = {name: slot for name, slot in named.items() if look.is_open(code, slot)}
    return found


class _Slots:
    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset, self._reading = ruleset, Reading(ruleset)
        self._known: dict[tuple[str, int], bool] = {}
        self._conditions: dict[str, bool] = {}

    def is_open(self, code: Code, slot: int) -> bool:
        """Whether nothing hidden goes into a slot; what leads back to itself adds nothing."""
        key = (code.id, slot)
        if key not in self._known:
            self._known[key] = True
            self._known[key] = self._is_plain(code) and all(
                self._reading.expression(made) == set() and all(self.is_open(where, other) for other in _slots(made))
                for where, made in self._made(code, slot)
            )
        return self._known[key]

    def _is_plain(self, code: Code) -> bool:
        """Whether no condition of a text, and no secret choice in it, could show in its numbers."""
        if code.id not in self._conditions:
            self._conditions[code.id] = all(
                op[0] != "sealed" and (op[0] != "unless" or self._reading.expression(op[1]) == set()) for op in code.ops
            )
        return self._conditions[code.id]

    def _made(self, code: Code, slot: int) -> Iterator[tuple[Code, Any]]:
        """The expressions that give a slot its values, each with the text in which it stands."""
        for op in code.ops:
            if op[0] in ("let", "set_local") and op[1] == slot:
                yield code, op[2]
        verb = self._ruleset.verbs.get(code.owner)
        position = next((at for at, each in enumerate(verb.parameters) if each.slot == slot), None) if verb else None
        if verb is None or position is None:
            return
        for caller in self._ruleset.codes.values():
            for op in caller.ops:
                if op[0] == "call" and op[1] == verb.name:
                    yield caller, op[2][position]


def _slots(data: Any) -> Iterator[int]:
    if isinstance(data, tuple):
        if data[:1] == ("slot",):
            yield data[1]
        for part in data:
            yield from _slots(part)
