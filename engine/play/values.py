"""Named values as source: what each is, and what cards and rules make of it."""

from __future__ import annotations

from typing import Any

from engine.ruleset import Modifier

from .emit import TEXT, Context, Emitter

_ACTING = ("me", "value", "condition", "can", "payable")
_DEPENDING = ("me", "this", "here", "var", "slot", "value", "condition", "can")
_CARRIER = Context("me", "this", False, ((0, "this"),), pieces=frozenset([0]))


def source(emitter: Emitter, name: str) -> str:
    """A function of the state, who asks, and the arguments."""
    rules = emitter.u.ruleset
    value = rules.values[name]
    changes = [m for m in rules.modifiers if m.value == name]
    lines = [f"r = {emitter.emit(value.expr, Context(me='me', this='-1', frame=False))}"]
    if any(m.carrier is None or _acts(m) for m in changes):
        lines.append("actor = me")
    if any(m.way != "becomes" for m in changes):
        lines.append("add = 0; low = None; high = None")
    for m in changes:
        lines += _change(emitter, m)
    if any(m.way != "becomes" for m in changes):
        lines += ["r += add", "if low is not None and r < low: r = low", "if high is not None and r > high: r = high"]
    lines += [f"if r < {value.low}: r = {value.low}"] if value.low is not None else []
    lines += [f"if r > {value.high}: r = {value.high}"] if value.high is not None else []
    arguments = "".join(f", v{i}" for i in range(len(value.roles)))
    return "\n".join([f"def value_{name}(S, me{arguments}):", *_indented([*lines, "return r"]), ""])


def _change(emitter: Emitter, m: Modifier) -> list[str]:
    """What one card or rule makes of it, while that is in force."""
    condition = emitter.emit(m.condition, TEXT)
    free = not _speaks(m.condition, _DEPENDING)
    tests = [] if free else [condition]
    tests += [emitter.emit(e, Context("me", "this", False, ((0, f"v{i}"),))) for i, e in enumerate(m.tests)]
    asked = " and ".join(test for test in tests if test != "True") or "True"
    act = [f"if {asked}:", *_indented([_act(m, emitter.emit(m.amount, TEXT))])]
    if m.carrier is None:
        lines = ["me = actor; this = -1", *act]
    else:
        u = emitter.u
        things = tuple(x for x in u.rows.get(m.carrier.row, []) if u.kind[x] == m.carrier.kind)
        test = emitter.emit(m.carrier.test, _CARRIER)
        owned = ["me = owner(S, this)", "if me < 0: me = actor"] if _acts(m) else []
        lines = [f"for this in {things!r}:", *_indented([*owned, f"if not {test}: continue", *act])]
    return [f"if {condition}:", *_indented(lines)] if free and condition != "True" else lines


def _act(m: Modifier, amount: str) -> str:
    match m.way:
        case "becomes":
            return f"r = {amount}"
        case "+" | "-":
            return f"add {m.way}= {amount}"
        case "<=":
            return f"high = {amount} if high is None else min(high, {amount})"
        case _:
            return f"low = {amount} if low is None else max(low, {amount})"


def _indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


def _acts(m: Modifier) -> bool:
    """Whether it speaks of who acts."""
    return m.carrier is not None and _speaks((m.carrier.test, m.condition, *m.tests, m.amount), _ACTING)


def _speaks(e: Any, of: tuple[str, ...]) -> bool:
    return isinstance(e, tuple) and ((e[:1] and e[0] in of) or any(_speaks(part, of) for part in e))
