"""Operations that begin another text: a verb, a phase, a card that is performed. It is begun and gone on with at once; only
if it stops on its way is its caller left where it stands."""

from __future__ import annotations

from engine.play.calling import straight_move
from engine.play.frames import DEEPEST
from engine.ruleset.definitions import Expr, Op

from .moves import write_move
from .text import Text, Writer


def write_call(t: Text, op: Op, pc: int) -> None:
    move = straight_move(t.P, op)
    if move is not None:
        return write_move(t, move, pc, op[1])
    _, name, args, _, _, _, s = op
    verb = t.P.ruleset.verbs[name]
    each = next((arg for p, arg in zip(verb.parameters, args, strict=True) if p.way == "each"), None)
    if each is None:
        with t.block(f"if len(stack) >= {DEEPEST}:"):
            t.handler(pc)
        _begin(t, op, str(pc + 1), None)
        t.enter(pc + 1)
        return None
    if each[0] == "passed" or (verb.has_needs and each[3] != "all"):
        return t.left_to_handler(pc)
    if each[3] == "all":
        with t.block(f"if F[{s + 4}] or {t.expr(each[4])}:"):
            t.handler(pc)
        return None
    if each[1] != ("num", 1) or each[2] != ("num", 1):
        return t.left_to_handler(pc)
    _for_one(t, op, pc, each)
    return None


def _for_one(t: Text, op: Op, pc: int, wish: Expr) -> None:
    """A verb that is done for one thing: the only one, or the one that was chosen; then what is under way is kept."""
    work = f"F[{op[-1] + 4}]"
    t.enter(pc, pc + 1)
    t.line(f"work = {work}")
    with t.block("if work and S.answer is None:"):
        with t.block("if work[8] < 0:"):
            t.handler(pc)
        t.line(f"{work} = 0")
    with t.block("else:"):
        with t.block(f"if len(stack) >= {DEEPEST}:"):
            t.handler(pc)
        with t.block("if work:"):
            t.line("x = work[8] = S.answer", "S.answer = None", f"back = {pc}")
        with t.block("else:"):
            one = wish[4][0] == "one"
            t.line(f"x = {t.expr(wish[4][1])}" if one else f"things = {t.expr(wish[4])}")
            with t.block(f"if {'x < 0' if one else 'len(things) != 1'} or S.stop is not None:"):
                t.line("things = [x] if x >= 0 else []" if one else "x = -1")
                t.line(f"F[1] = {pc}", f"decision = ask_for_whom(S, F, things, {t.code.owner!r})")
                t.line("x = top_of(S, things) if decision is None else -1")
                with t.block("if decision is not None or x >= 0:"):
                    t.line(f"{work} = ['one', 0, 1, 1, {wish[3]!r}, {t.P.set_number(wish[4])}, -1, None, x, 0]")
                    t.line("if decision is not None: return decision", f"back = {pc}")
                with t.block("else:"):
                    t.handler(pc)
            with t.block("else:"):
                t.line(*([] if one else ["x = things[0]"]), f"back = {pc + 1}")
        _begin(t, op, "back", "x")
        with t.block("if back != " + str(pc + 1) + ":"):
            t.line(f"pc = {pc}", "continue")


def _begin(t: Text, op: Op, back: str, chosen: str | None) -> None:
    """Push the verb's frame, with what it is given in its slots."""
    P, name = t.P, op[1]
    code = P.code_at[P.ruleset.verbs[name].code]
    slots = slots_of(t, op, chosen)
    if name in P.watched:
        slots += ["S.changed", '["noted", []]']
    t.line(f"G = [{', '.join([str(code), '0', 'F[2]', 'F[3]', *slots])}]")
    if P.fresh.get(name):
        t.line(f"start_afresh(P, S, {t.constant(P.fresh[name])})")
    run(t, back)


def slots_of(t: Text, op: Op, chosen: str | None) -> list[str]:
    """What a call gives the verb, slot by slot."""
    P = t.P
    _, name, args, adverbs, block, way, _ = op
    verb = P.ruleset.verbs[name]
    code = P.code_at[verb.code]
    slots = ["0"] * P.slot_counts[code]
    for parameter, arg in zip(verb.parameters, args, strict=True):
        match parameter.way:
            case "each":
                assert chosen is not None
                slots[parameter.slot] = chosen
            case "wish":
                slots[parameter.slot] = _wish(t, arg, "whole" in way)
            case "number":
                slots[parameter.slot] = t.expr(arg)
            case _:
                slots[parameter.slot] = f"listed({t.expr(arg)})"
    for adverb, slot in verb.adverbs:
        if adverb in adverbs:
            slots[slot] = "1"
    if verb.block_slot is not None and block is not None:
        slots[verb.block_slot] = f"[{P.code_at[block]}, F[2], F[3], plain_slots(F)]"
    return slots


def run(t: Text, back: str) -> None:
    """Go on with the frame ``G``, and come back to a place of this text."""
    t.line(f"F[1] = {back}", "stack.append(G)", "decision = functions[G[0]](S, G)")
    with t.block(f"if decision is not None or not stack or stack[-1] is not F or F[1] != {back}:"):
        t.line("return decision")  # or a strict block was left, and the text goes on elsewhere


def _wish(t: Text, wish: Expr, whole: bool) -> str:
    """A wish as a value for a slot."""
    if (
        wish[0] == "wish"
        and wish[3] == "number"
        and wish[1][0] == "num"
        and wish[2] is not None
        and wish[2][0] == "num"
    ):
        number = t.P.set_number(wish[4])
        return f"[{wish[1][1]}, {wish[2][1]}, 'number', {number}, len(stack) - 1, {whole}]"
    return f"{t.constant(t.P.wish(wish))}(S, F).plain(len(stack) - 1, {whole})"


def write_phase(t: Text, op: Op, pc: int) -> None:
    """A phase; the text of the game also counts its rounds, so there the handler does it."""
    if t.code.id == t.P.ruleset.phases["game"]:
        return t.left_to_handler(pc)
    with t.block(f"if len(stack) >= {DEEPEST}:"):
        t.handler(pc)
    t.line(f"G = [{t.P.phase_codes[op[1]]}, 0, F[2], -1, 0]")
    run(t, str(pc + 1))
    t.enter(pc + 1)
    return None


def write_perform(t: Text, op: Op, pc: int) -> None:
    _, wish, s = op
    if wish[:4] != ("wish", ("num", 1), ("num", 1), "number") or wish[4][0] != "one":
        return t.left_to_handler(pc)
    done = f"F[{s + 5}]"
    t.enter(pc)
    with t.block(f"if not {done}:"):
        t.line(f"card = {t.expr(wish[4][1])}")
        with t.block(f"if card < 0 or S.stop is not None or F[{s + 4}]:"):
            t.handler(pc)
        t.line(f"F[1] = {pc}", f'{done} = ["todo", []]')
        with t.block(f"if begin_card(S, card, {t.expr(('me',))}):"):
            t.line("G = stack[-1]", "decision = functions[G[0]](S, G)")
            t.line(f"if decision is not None or not stack or stack[-1] is not F or F[1] != {pc}: return decision")
    with t.block(f"if {done}[1]:"):
        t.handler(pc)
    t.line(f"{done} = 0")
    return None


WRITERS: dict[str, Writer] = {"call": write_call, "phase": write_phase, "perform": write_perform}
