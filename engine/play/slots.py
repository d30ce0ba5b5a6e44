"""Which slots of a text hold things: so that a position can be rewritten with other pieces in hidden places."""

from __future__ import annotations

from engine.ruleset import Ruleset
from engine.ruleset.definitions import Expr

NUMBERS = {
    *("num", "arith", "neg", "count", "sum", "min", "max", "nth", "distance", "payable", "room"),
    *("true", "false", "not", "and", "or", "compare", "same", "in", "all_in", "some", "no", "kind", "row"),
    *("faceup", "in_play", "inside", "region", "phase", "option", "tagged", "condition", "can"),
}


def is_number(ruleset: Ruleset, e: Expr, slots: set[int]) -> bool:
    """Whether an expression gives a number or a truth, not things. ``slots`` are those known to hold things."""
    head = e[0]
    if head in NUMBERS:
        return True
    if head == "if":
        return is_number(ruleset, e[2], slots)
    if head == "slot":
        return e[1] not in slots
    if head == "value":
        return ruleset.values[e[1]].result in ("number", "truth")
    if head == "attr":
        for attributes in ruleset.all_attributes():
            known = attributes.get(e[1])
            if known is not None:
                return known.type in ("number", "truth", "effect", "condition")
        return e[1] in ("number", "column", "row", "q", "r")
    if head in ("counter", "counter_of"):
        if e[1] == "first":
            return False
        found = [c for c in ruleset.counters.values() if c.name.rsplit(".", 1)[-1] == e[1]]
        return not found or found[0].type in ("number", "truth")
    return False


def thing_slots(ruleset: Ruleset, code_id: str) -> frozenset[int]:
    """The slots of a text that may hold things or sets of things."""
    found: set[int] = set()
    for verb in ruleset.verbs.values():
        if verb.code == code_id or code_id.startswith(verb.code + "#"):
            found.update(p.slot for p in verb.parameters if p.way in ("one", "many", "each"))
    for trigger in ruleset.triggers:
        if trigger.code == code_id or code_id.startswith(trigger.code + "#"):
            found.update(p.slot for p in trigger.patterns if p.slot is not None)
    base = code_id.split("#")[0]
    family = [code for name, code in ruleset.codes.items() if name.split("#")[0] == base]
    for code in family:
        for op in code.ops:
            if op[0] in ("let", "set_local"):
                if not is_number(ruleset, op[2], found):
                    found.add(op[1])
            elif op[0] == "choose":
                found.add(op[2])
            elif op[0] == "move":
                found.update(k for k in (op[4], op[5]) if k is not None)
            elif op[0] == "next" and op[2] is not None:
                found.add(op[2])
    return frozenset(found)
