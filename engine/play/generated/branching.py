"""Branches and passes. Whether one can be completed is plain where it begins with a single thing to do: there must only be
something to do it with. Everything else is looked ahead for by the handler."""

from __future__ import annotations

from engine.play.calling import straight_move
from engine.play.decision import NO, YES
from engine.ruleset.definitions import Expr, Op

from .calls import slots_of
from .moves import is_step
from .stepping import SEVERAL
from .text import Text, Writer

_ONE = ("wish", ("num", 1), ("num", 1), "number")


def write_either(t: Text, op: Op, pc: int) -> None:
    """Branches of which it is plain whether they can be completed."""
    _, branches, end, _ = op
    tests = [(label, _can_begin(t, target)) for label, target in branches]
    targets = [target for _, target in branches]
    if not all(test for _, test in tests):
        return t.left_to_handler(pc, *targets, end)
    t.enter(pc, end, *targets)
    t.line("answer = S.answer")
    with t.block("if answer is None:"):
        with t.block("if S.open or S.stop is not None:"):
            t.handler(pc)
        t.line("kept = []")
        for label, test in tests:
            t.line(f"if {test}: kept.append({label!r})")
        with t.block("if len(kept) > 1:"):
            t.line(f"F[1] = {pc}")
            t.line(f"return question(P, S, {t.expr(('me',))}, 'branch', {t.code.owner!r}, kept)")
        t.line("if kept: answer = kept[0]")
    t.line("S.answer = None", f"pc = {end} if answer is None else {dict(branches)}[answer]", "continue")
    t.end()
    return None


def write_again(t: Text, op: Op, pc: int) -> None:
    """A pass in which one piece goes to one of its own places."""
    _, low, high, k, out, _ = op
    ways = _ways(t, pc + 1)
    if high is None or not ways:
        return t.left_to_handler(pc, out)
    done = f"F[{k + 4}]"
    t.enter(pc, pc + 1, out)
    t.line("answer = S.answer")
    with t.block("if answer is None:"):
        with t.block(f"if {done} >= {t.expr(high)}:"):
            t.line(f"{done} = 0")
            t.go(out)
        t.line(f"ways = 0 if S.open or S.stop is not None else {ways}")
        with t.block("if not ways:"):
            t.handler(pc)
        with t.block("if ways < 0:"):
            t.line(f"{done} = 0")
            t.go(out)
        with t.block(f"if {done} >= {t.expr(low)}:"):
            with t.block(f"if ways != {SEVERAL}:"):
                t.line(f"F[1] = {pc}")
                t.line(f"return question(P, S, {t.expr(('me',))}, 'pass', {t.code.owner!r}, [{YES}, {NO}])")
            t.line(f"S.stop = [len(stack) - 1, {out}, S.changed, 0, {k + 4}]")
    with t.block("else:"):
        t.line("S.answer = None")
        with t.block(f"if answer == {NO}:"):
            t.line(f"{done} = 0")
            t.go(out)
    t.line(f"{done} += 1")
    return None


def _begins(t: Text, pc: int) -> Op | None:
    """The operation that alone decides whether a block can be completed, of a text that reads nothing which the one who
    decides may not know: once it has changed anything, all is well."""
    ops = t.code.ops[pc : pc + 3]
    if t.P.secrets_read[t.number] != frozenset() or [op[0] for op in ops[:2]] != ["enter", "commit"]:
        return None
    too_costly = any(number == t.number for number, _ in t.P.too_costly)
    return ops[2] if ops[0][1] in ("branch", "pass") and not too_costly else None


def _is_all(t: Text, pc: int) -> bool:
    """Whether a block ends here."""
    return next((op[0] for op in t.code.ops[pc:] if op[0] != "events"), "") == "leave"


def _can_begin(t: Text, pc: int) -> str:
    """Whether a block can be completed, if that is plain: a look at one of some pieces always changes what is known, and
    if there are none nothing does."""
    op = _begins(t, pc)
    wish: Expr | None = None
    if op is not None and op[0] == "look" and _is_all(t, pc + 3):
        wish = op[1]
    elif op is not None and op[0] == "call" and "strict" in op[5] and straight_move(t.P, op) is None:
        verb = t.P.ruleset.verbs[op[1]]
        for parameter, arg in zip(verb.parameters, op[2], strict=True):
            first = t.P.ruleset.codes[verb.code].ops[0]
            if parameter.way == "each" and first[:2] == ("look", (*_ONE, ("one", ("slot", parameter.slot)))):
                wish = None if verb.has_needs else arg
    if wish is None or wish[:4] != _ONE or wish[4][0] != "set" or not _stays_empty(t, wish[4][2]):
        return ""
    return t.expr(("some", wish[4]))


def _stays_empty(t: Text, places: Expr | None) -> bool:
    """Whether none of the places of a set is filled up when something is taken from it."""
    if places is None:
        return True
    if places[0] != "one":
        return False
    u = t.P.universe
    known = [t.place(places[1])] if places[1][0] != "own" else u.own.get(places[1][1], [])
    holder = t.P.ruleset.places.get(u.kind[known[0]]) if known and known[0] >= 0 else None
    return holder is not None and holder.refill is None


def _ways(t: Text, pc: int) -> str:
    """In how many ways a pass can begin whose verb moves one piece to one of its own places."""
    op, P = _begins(t, pc), t.P
    if op is None or op[0] != "call" or not _is_all(t, pc + 3):
        return ""
    _, name, args, _, block, _, _ = op
    verb = P.ruleset.verbs[name]
    code = P.code_at[verb.code]
    ops = P.ruleset.codes[verb.code].ops
    wishes = {p.slot: arg for p, arg in zip(verb.parameters, args, strict=True) if p.way == "wish"}
    if [o[0] for o in ops] != ["move", "return"] or name in P.watched or name in P.fresh or block or verb.has_needs:
        return ""
    if (
        (code, 0) in P.too_costly
        or not is_step(P.signals, code, ops[0])
        or any(p.way == "each" for p in verb.parameters)
    ):
        return ""
    _, (_, slot), _, target, piece_slot, *_ = ops[0]
    wish = wishes.get(slot)
    if wish is None or wish[:4] != _ONE:
        return ""
    frame = ", ".join([str(code), "0", "F[2]", "F[3]", *slots_of(t, op, None)])
    return f"step_ways(S, [{frame}], {t.expr(wish[4])}, {piece_slot + 4}, {P.set_number(target[4])})"


def write_enter(t: Text, op: Op, pc: int) -> None:
    _, way, end = op
    if way in ("needs", "whole", "block"):
        return t.left_to_handler(pc, end)
    t.enter(end)
    t.line(f"S.open.append([len(stack) - 1, {way!r}, S.changed, 0, {end}])")
    return None


def write_commit(t: Text, op: Op, pc: int) -> None:
    with t.block("if S.open and S.open[-1][0] == len(stack) - 1:"):
        t.line("if S.open[-1][1] == 'needs': S.open.pop()", "else: S.open[-1][3] = 1")


def write_leave(t: Text, op: Op, pc: int) -> None:
    t.line("if S.open and S.open[-1][0] == len(stack) - 1: S.open.pop()")


WRITERS: dict[str, Writer] = {
    "either": write_either,
    "again": write_again,
    "enter": write_enter,
    "commit": write_commit,
    "leave": write_leave,
}
