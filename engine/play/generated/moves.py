"""The verb ``move``: the cases in which nothing is to be asked, or only which of several, or where each goes.

Each case tests that it is one, does what it does, and leaves everything else to the handler.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from engine.play.feasible import ENDLESS
from engine.play.move import uses_slot
from engine.ruleset.definitions import Expr, Op

from .text import Text, Writer

_IDLE = "F[{s}] or S.stop is not None or to < 0"
"""No short way: something of this move is under way, a pass may still be left, there is no place."""


def write_move(t: Text, op: Op, pc: int, about: str = "") -> None:
    """A move; one that is all of a verb asks in the name of the verb."""
    op = _from_there(t, op)
    _, wish, source, target, piece_slot, place_slot, way, s = op
    one_place = target[0] == "wish" and target[3] == "any" and target[4][0] == "one"
    per_piece = piece_slot is not None and uses_slot(target, piece_slot)
    if is_step(t.P.signals, t.number, op):
        return _step(t, op, pc, about or t.code.owner)
    if per_piece or source is not None or target[0] != "wish" or (one_place and "random" in way):
        return t.left_to_handler(pc)
    if wish[0] == "passed":
        return _handed_on(t, op, pc) if one_place and way == ("plain",) else t.left_to_handler(pc)
    if not one_place:
        return _spread(t, op, pc, about or t.code.owner)
    whole = "whole" in way or "strict" in way
    write = _case(t, wish, whole)
    if write is None:
        return t.left_to_handler(pc)
    write(t, wish, target, whole, pc, s + 4, about or t.code.owner)
    _keep(t, piece_slot, place_slot)
    return None


def is_step(signals: Container[int], code: int, move: Op) -> bool:
    """Whether a move of what its verb was given takes each piece to any of places of its own."""
    _, wish, source, target, piece_slot, _, way, _ = move
    own: bool = piece_slot is not None and target[0] == "wish" and target[3] == "any" and uses_slot(target, piece_slot)
    return own and wish[0] == "passed" and source is None and way == ("plain",) and code not in signals


def _step(t: Text, op: Op, pc: int, about: str) -> None:
    """One of what the verb was given, to one of its own places."""
    _, wish, _, target, piece_slot, place_slot, _, s = op
    ks = (wish[1] + 4, piece_slot + 4, -1 if place_slot is None else place_slot + 4, s + 4)
    t.enter(pc, pc + 1)
    t.line(f"F[1] = {pc}", f"done = step_on(S, F, {about!r}, {ks}, {t.P.set_number(target[4])})")
    with t.block("if done is not True:"):
        t.line("if done: return done")
        t.handler(pc)


def _from_there(t: Text, op: Op) -> Op:
    """A move of alike pieces in play that lie at a certain place, as one of those of that place."""
    name, wish, source, *rest = op
    if source is None or wish[0] != "wish" or source[0] != "one" or wish[4][0] != "set":
        return op
    _, kinds, places, keys, _, where = wish[4]
    if len(kinds) != 1 or kinds[0] not in t.P.ruleset.alike or places is not None or where is not None:
        return op
    if t.place(source[1]) not in t.P.emitter.inline.holders_in_play(kinds[0]):
        return op
    return (name, (*wish[:4], ("set", kinds, source, keys, None, None)), None, *rest)


def _to(t: Text, target: Expr) -> None:
    t.line(f"to = {t.expr(target[4][1])}")


def _case(t: Text, wish: Expr, whole: bool) -> Any:
    _, low, high, way, s = wish
    alone = way == "any" or (way == "number" and low == high == ("num", 1))
    if s[0] == "one" and (alone or way == "all"):
        return _thing
    if _is_heap(t, s) and (way in ("all", "any") or low == high):
        return _heap
    if alone and _stack(t, s) in t.P.universe.stacks:
        return _top
    if way == "all" and not whole:
        return _all
    return _one_of if alone else None


def _stack(t: Text, s: Expr) -> int:
    """The place whose pieces of one kind a set is, if it always is the same one."""
    if s[0] != "set" or len(s[1]) != 1 or s[3] is not None or s[5] is not None:
        return -1
    return t.place(s[2][1]) if s[2] is not None and s[2][0] == "one" else -1


def _room(t: Text, kind: str | None) -> str:
    """Whether a piece fits."""
    rules = t.P.limits.rules.get(kind or "")
    if rules is not None and all(type(rule) is int for rule in rules):
        return f"{t.constant(rules)}[to]"  # wherever it may lie, any number may
    return f"room(S, to, {'KIND[x]' if kind is None else repr(kind)})"


def _thing(t: Text, wish: Expr, target: Expr, whole: bool, pc: int, s: int, about: str) -> None:
    """A piece that has a name."""
    _to(t, target)
    t.line(f"x = {t.expr(wish[4][1])}")
    tests = (_IDLE.format(s=s), "not Q0 <= x < H0", "S.at[x] == to", f"{_room(t, None)} <= 0")
    with t.block(f"if {' or '.join(tests)}:"):
        t.handler(pc)
    t.line("lay(S, F[2], x, to)")


def _top(t: Text, wish: Expr, target: Expr, whole: bool, pc: int, s: int, about: str) -> None:
    """The top of a stack."""
    _to(t, target)
    kind, place = wish[4][1][0], t.place(wish[4][2][1])
    t.line(f"held = S.held[{place - t.P.universe.p0}]", "x = held[-1] if held else -1")
    tests = (_IDLE.format(s=s), "x < 0", f"KIND[x] != {kind!r}", f"{_room(t, kind)} <= 0")
    with t.block(f"if {' or '.join(tests)}:"):
        t.handler(pc)
    t.line("lay(S, F[2], x, to)")


def _heap(t: Text, wish: Expr, target: Expr, whole: bool, pc: int, s: int, about: str) -> None:
    """So many alike pieces of one key."""
    low, way = wish[1], wish[3]
    if way == "all":
        _pour(t, wish, target, whole, pc, s)
        return
    t.line(f"wanted = {1 if way == 'any' else t.expr(low)}")
    with t.block(f"if wanted <= 0 and not F[{s}]:"):
        t.line("x = -1")
    with t.block("else:"):
        _pour(t, wish, target, whole, pc, s)


def _pour(t: Text, wish: Expr, target: Expr, whole: bool, pc: int, s: int) -> None:
    _, _, _, way, (_, (kind,), (_, place), (_, key), _, _) = wish
    _to(t, target)
    t.line(f"here = {t.expr(place)}", f"x = heap_{kind}(here, {t.expr(key)})")
    with t.block(f"if {_IDLE.format(s=s)} or x < 0 or here == to:"):
        t.handler(pc)
    t.line(f"n = have = {ENDLESS} if x in ENDLESS else S.n[x - H0]")
    if way != "all":
        t.line("if n > wanted: n = wanted")
        if not whole:
            with t.block("if not have and here in STACKS:"):
                t.handler(pc)
    t.line(f"free = {_room(t, kind)}", "if n > free: n = free")
    if whole:
        with t.block(f"if n < {'have' if way == 'all' else 'wanted'}:"):
            t.handler(pc)
    t.line("x = pour(S, F[2], x, to, n) if n > 0 else -1")


def _all(t: Text, wish: Expr, target: Expr, whole: bool, pc: int, s: int, about: str) -> None:
    """All of a set, as many as fit."""
    _to(t, target)
    with t.block(f"if {_IDLE.format(s=s)}:"):
        t.handler(pc)
    t.line(f"x = shift_all(S, F[2], {t.expr(wish[4])}, to)")


def _one_of(t: Text, wish: Expr, target: Expr, whole: bool, pc: int, s: int, about: str) -> None:
    """One of a set: the only one, or the one that was chosen."""
    t.enter(pc)
    _to(t, target)
    with t.block(f"if F[{s}]:"):
        t.handler(pc)
    with t.block("if S.answer is not None:"):
        t.line("x = S.answer", "S.answer = None")
    with t.block("else:"):
        t.line(f"things = {t.expr(wish[4])}")
        with t.block("if len(things) != 1:"):
            t.line(f"F[1] = {pc}", f"decision = ask_which(S, F, things, to, {about!r}, {_together(t, wish[4])})")
            t.line("if decision is not None: return decision")
            t.handler(pc)
        t.line("x = things[0]")
        kind = wish[4][1][0] if wish[4][0] == "set" and len(wish[4][1]) == 1 else None
        tests = ("S.stop is not None", "to < 0", "S.at[x] == to", "S.at[x] in STACKS", f"{_room(t, kind)} <= 0")
        with t.block(f"if {' or '.join(tests)}:"):
            t.handler(pc)
    t.line("x = shift(S, F[2], x, to)")


def _together(t: Text, s: Expr) -> bool:
    """Whether all of a set are pieces of one kind that lie in one place."""
    one = s[0] == "set" and len(s[1]) == 1 and s[1][0] in t.P.ruleset.pieces and s[2] is not None and s[2][0] == "one"
    return bool(one and not t.P.universe.holder_pieces[s[1][0]])


def _handed_on(t: Text, op: Op, pc: int) -> None:
    """All of what the verb was given."""
    _, wish, _, target, piece_slot, place_slot, _, s = op
    if t.number in t.P.signals:
        return t.left_to_handler(pc)
    _to(t, target)
    t.line(f"_, _, way, number, depth, whole = F[{wish[1] + 4}]")
    with t.block(f"if {_IDLE.format(s=s + 4)} or way != 'all' or whole:"):
        t.handler(pc)
    t.line("things = wanted[number](S, F if depth < 0 else stack[depth])", "x = shift_all(S, F[2], things, to)")
    _keep(t, piece_slot, place_slot)
    return None


def _keep(t: Text, piece_slot: int | None, place_slot: int | None) -> None:
    """What moved last, and where to, for those who ask later."""
    if piece_slot is not None:
        t.line(f"F[{piece_slot + 4}] = x")
    if place_slot is not None:
        t.line(f"F[{place_slot + 4}] = to if x >= 0 else -1")


def _spread(t: Text, op: Op, pc: int, about: str) -> None:
    """So many alike pieces of one key to places of one's choice."""
    _, wish, _, target, piece_slot, place_slot, way, s = op
    bounds = (*_fixed(wish), *((0, ENDLESS) if target[3] in ("any", "all") else _fixed(target)))
    if len(bounds) != 4 or not (wish[4][0] == "one" or _is_heap(t, wish[4])):
        return t.left_to_handler(pc)
    work = f"F[{s + 4}]"
    t.enter(pc, pc + 1)
    t.line(f"work = {work}")
    with t.block("if not work:"):
        if wish[4][0] == "one":
            t.line(f"x = {t.expr(wish[4][1])}")
        else:
            _, (kind,), (_, place), (_, key), _, _ = wish[4]
            t.line(f"x = heap_{kind}({t.expr(place)}, {t.expr(key)})")
        t.line(f"begun = spread_begin(S, x, list({t.expr(target[4])}), {bounds})")
        with t.block("if begun is None:"):
            t.handler(pc)
        t.line("work, rooms = begun", f"{work} = work", f"F[1] = {pc}")
    t.line("else: rooms = None")
    slots = ", ".join(str(-1 if slot is None else slot + 4) for slot in (piece_slot, place_slot))
    last = "rooms is None and work[9] >= 0 and work[6] - work[4] == 1 and S.answer is not None and S.answer >= 0"
    with t.block(f"if {last} and S.stop is None and not S.open:"):  # the last piece goes where it was told
        t.line("to = S.answer", "S.answer = None", "x = shift(S, F[2], work[9], to)")
        _keep(t, piece_slot, place_slot)
    with t.block("else:"):
        t.line(f"decision = spread_on(S, F, work, rooms, {about!r}, {slots}, {'random' in way})")
        t.line("if decision is not None: return decision")
        with t.block("if work[4] < work[6]:"):
            t.handler(pc)
    t.line(f"{work} = 0")
    return None


def _fixed(wish: Expr) -> tuple[int, ...]:
    """How many a wish wants, at least and at most, where that is always the same."""
    _, low, high, way, _ = wish
    if way == "any":
        return (1, 1)
    if way == "number" and low[0] == "num" and high is not None and high[0] == "num":
        return (low[1], high[1])
    return ()


def _is_heap(t: Text, s: Expr) -> bool:
    """Whether a set is the alike pieces of one kind and one key in one place."""
    if s[0] != "set" or len(s[1]) != 1 or s[1][0] not in t.P.ruleset.alike or s[5] is not None:
        return False
    return s[2] is not None and s[2][0] == "one" and s[3] is not None and s[3][0] == "one"


WRITERS: dict[str, Writer] = {"move": write_move}
