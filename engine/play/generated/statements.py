"""For each operation how it is written. What may ask somebody, and what happens seldom, is left to its handler."""

from __future__ import annotations

from engine.play.feasible import LARGEST
from engine.ruleset.definitions import Expr, Op

from . import branching, calls, moves
from .text import Text, Writer

_TRUTHS = (
    "true",
    "false",
    "not",
    "and",
    "or",
    "compare",
    "same",
    "in",
    "all_in",
    "some",
    "no",
    "kind",
    "row",
    "faceup",
)
_MORE_TRUTHS = ("in_play", "inside", "region", "phase", "option", "tagged", "condition", "can")
_THINGS = ("me", "this", "none", "here", "thing", "owner", "place", "key", "own", "only")
_SMALL = frozenset((*_TRUTHS, *_MORE_TRUTHS, *_THINGS, "counter", "slot", "count"))
"""Forms that are never a tuple, nor a number beyond the largest one."""


def write_let(t: Text, op: Op, pc: int) -> None:
    _, k, e = op
    t.line(f"F[{k + 4}] = {t.expr(e) if _small(e) else f'kept({t.expr(e)})'}")


def _small(e: Expr) -> bool:
    """Whether a slot may hold what an expression gives."""
    if e[:2] == ("arith", "/"):
        return _small(e[2])
    return e[0] in _SMALL or (e[0] == "num" and abs(e[1]) <= LARGEST)


def write_set(t: Text, op: Op, pc: int) -> None:
    _, name, subject, e = op
    P = t.P
    at = P.counter_at[name]
    if subject is not None:
        base = str(at) if isinstance(at, int) else f"{P.emitter.constant(at)}[thing]"
        t.line(f"thing = {t.expr(subject)}")
        with t.block("if thing >= 0:"):
            t.line(f"put(S, {base} + thing, int({t.expr(e)}))")
    else:
        t.line(f"put(S, {at}, int({t.expr(e)}))")


def write_jump(t: Text, op: Op, pc: int) -> None:
    t.go(op[1])
    t.end()


def write_unless(t: Text, op: Op, pc: int) -> None:
    with t.block(f"if not {t.expr(op[1])}:"):
        t.go(op[2])


def write_repeat(t: Text, op: Op, pc: int) -> None:
    _, count, k, out = op
    t.line(f"n = {t.expr(count)}")
    with t.block("if n <= 0:"):
        t.go(out)
    t.line(f"F[{k + 4}] = n")


def write_count(t: Text, op: Op, pc: int) -> None:
    _, k, again = op
    t.line(f"F[{k + 4}] -= 1")
    with t.block(f"if F[{k + 4}] > 0:"):
        t.go(again)


def write_each(t: Text, op: Op, pc: int) -> None:
    _, s, _, _, over_seats, k_list, k_me, _ = op
    items = t.expr(s)
    if over_seats:
        everybody = s == ("set", ("player",), None, None, None, None)
        items = "list(TURNS[S.counters[0]])" if everybody else f"in_turn(S, {items})"
    else:
        items = f"list({items})" if _in_order(t, s) else f"by_place(S, {items})"
    t.line(f'F[{k_list + 4}] = ["each", {t.next_figure()}, {items}]')
    if k_me is not None:
        t.line(f"F[{k_me + 4}] = F[2]")


def _in_order(t: Text, s: Expr) -> bool:
    """Whether a set stands in the order of the pack anyway: things of one kind that lie nowhere."""
    rules = t.P.ruleset
    if s[0] != "set" or len(s[1]) != 1:
        return False
    kind = s[1][0]
    return kind == "player" or kind in rules.sorts or kind in rules.places


def write_next(t: Text, op: Op, pc: int) -> None:
    _, k_list, k_item, var, still, over_seats, out = op
    each = next(other for other in reversed(t.code.ops[:pc]) if other[0] == "each" and other[5] == k_list)
    _, _, by, descending, _, _, _, is_random = each
    t.enter(pc)
    in_order = by is None and not is_random
    t.line(f"{'items' if in_order else '_, number, items'} = F[{k_list + 4}]{'[2]' if in_order else ''}")
    with t.block("if not items:"):
        t.go(out)
    if in_order:
        t.line(f"x = items.pop({-1 if descending else 0})")
    elif is_random:
        t.line("x = take(P, S, F, number, items)")
    else:
        t.line("x = take(P, S, F, number, items) if len(items) > 1 else items.pop()")
    if still is not None:
        t.line(f"v{var} = x")
        with t.block(f"if not {t.expr(still)} or (x >= H0 and S.n[x - H0] <= 0):"):
            t.line(f"pc = {pc}", "continue")  # with the next one
    if k_item is not None:
        t.line(f"F[{k_item + 4}] = x")
    if over_seats:
        t.line("F[2] = x")


def write_end_each(t: Text, op: Op, pc: int) -> None:
    _, k_list, k_me, over_seats = op
    t.line(f"F[{k_list + 4}] = 0")
    if over_seats and k_me is not None:
        t.line(f"F[2] = F[{k_me + 4}]")


def write_sealed(t: Text, op: Op, pc: int) -> None:
    t.line("S.sealed += 1")


def write_unsealed(t: Text, op: Op, pc: int) -> None:
    t.line("S.sealed -= 1")


def write_chosen(t: Text, op: Op, pc: int) -> None:
    """It is for the log alone."""


def write_turn(t: Text, op: Op, pc: int) -> None:
    _, wish, face, _ = op
    if wish[0] != "wish" or wish[3] != "all":
        return write_by_handler(t, op, pc)
    t.line(f"turn_{face}(S, {t.expr(wish[4])})")
    return None


def write_shuffle(t: Text, op: Op, pc: int) -> None:
    with t.block(f"for place in {t.expr(op[1])}:"):
        t.line("shuffle_place(P, S, place)")


def write_events(t: Text, op: Op, pc: int) -> None:
    """What answers what has happened is begun, one thing after another."""
    with t.block("while S.events or S.waiting:"):
        t.line("G = notice(S)")
        with t.block("if G is None:"):
            t.handler(pc)
        calls.run(t, str(pc))
        t.count(pc)


def write_return(t: Text, op: Op, pc: int) -> None:
    t.line("stack.pop()")
    if t.number in t.P.signals:
        t.line("signal(P, S, F)")
    t.line("return None")
    t.end()


def write_by_handler(t: Text, op: Op, pc: int) -> None:
    """An operation that is not worth writing out."""
    t.left_to_handler(pc, *_targets(op))


def _targets(op: Op) -> list[int]:
    """Where an operation may go on, the next one aside."""
    match op[0]:
        case "may":
            return [op[1]]
        case "ask":
            return [op[3]]
    return []


WRITERS: dict[str, Writer] = {
    "let": write_let,
    "set_local": write_let,
    "set": write_set,
    "jump": write_jump,
    "unless": write_unless,
    "repeat": write_repeat,
    "count": write_count,
    "each": write_each,
    "next": write_next,
    "end_each": write_end_each,
    "sealed": write_sealed,
    "unsealed": write_unsealed,
    "chosen": write_chosen,
    "turn": write_turn,
    "shuffle": write_shuffle,
    "events": write_events,
    "return": write_return,
    **calls.WRITERS,
    **moves.WRITERS,
    **branching.WRITERS,
    **dict.fromkeys(("may", "ask"), write_by_handler),
}
