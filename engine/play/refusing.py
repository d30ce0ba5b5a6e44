"""Why something is not among the options of a question, as far as the one who is asked can know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Expr

from .decision import PlayError
from .looking import stuck
from .state import Frame, State, from_plain

if TYPE_CHECKING:
    from .program import Program
    from .view import View


@dataclass(frozen=True, slots=True)
class Refusal:
    """``reason``: ``hidden`` the person does not know it; ``kind`` something else is asked for: one of ``kinds``; ``place``
    it does not lie there; ``owner`` it is somebody else's; ``nothing`` nothing of the kind lies there; ``room`` no room is
    left; ``condition`` it does not fulfil what the text says; ``stuck`` it could not be gone on with, at ``where`` at the latest;
    ``rest`` the same where that cannot be told; ``branch`` it cannot be done now.

    ``where``  the text that asks, or where it goes no further, and where that was written
    """

    reason: str
    kinds: tuple[str, ...] = ()
    where: Any = None


def branches(program: Program, view: View) -> tuple[str, ...]:
    """All branches of the text that asks, whether they are offered or not."""
    S = from_plain(view.position)
    op = _operation(program, S.stack[-1])
    return tuple(label for label, _ in op[1]) if op[0] == "either" else ()


def refusal(program: Program, view: View, prompt: str, thing: str, piece: int = -1) -> Refusal:
    """Why a thing (by its id) is not offered. ``prompt`` is the question's, ``piece`` what is being moved, if known."""
    P, u = program, program.universe
    S = from_plain(view.position)
    frame = S.stack[-1]
    where = P.spot(frame[0], frame[1])
    if thing not in u.ids:
        return (
            _rest(P, view, S, thing, where, "branch") if thing in branches(P, view) else Refusal("branch", where=where)
        )
    number = u.ids[thing]
    if number in view.hidden:
        return Refusal("hidden")
    wanted = _wanted(P, S, frame, prompt)
    if wanted is None:
        return Refusal("kind", where=where)
    expr, inside, where = wanted
    kinds = _kinds(expr)
    if kinds and u.kind[number] not in kinds:
        alike = [h for kind in kinds for h in u.heaps_at.get(kind, {}).get(number, ())]
        if not alike:
            return Refusal("kind", kinds, where)
        lying = [h for h in alike if S.n[h - u.h0] > 0]
        if not lying:
            return Refusal("nothing", kinds, where)
        number = lying[0]
    reason = _fault(P, S, inside, expr, number)
    if reason is None and prompt == "where" and piece >= 0 and P.limits.room(S, number, u.kind[piece]) <= 0:
        reason = "room"
    return Refusal(reason, kinds, where) if reason is not None else _rest(P, view, S, number, where)


def _rest(P: Program, view: View, S: State, value: Any, asks: Any, reason: str = "rest") -> Refusal:
    """An answer that would do by itself: where it would go no further, if that can be told."""
    try:
        found = stuck(P, S, value, P.universe.person_of[P.universe.ids[view.seats[0]]])
    except PlayError:  # too much to look at
        found = None
    return Refusal(reason, where=asks) if found is None else Refusal("stuck", where=found)


def _operation(P: Program, frame: Frame) -> Any:
    code = P.ruleset.codes.get(P.code_ids[frame[0]])
    return ("none",) if code is None else code.ops[frame[1]]


def _wanted(P: Program, S: State, frame: Frame, prompt: str) -> tuple[Expr, Frame, Any] | None:
    """The set that an answer must be of, the frame in which it was written, and where that is."""
    op = _operation(P, frame)
    if op[0] not in ("move", "choose", "turn", "look", "perform", "call"):
        return None
    wishes = [part for part in op[1:] if isinstance(part, tuple) and part and part[0] in ("wish", "passed")]
    if op[0] == "call":
        wishes = [part for part in op[2] if isinstance(part, tuple) and part and part[0] in ("wish", "passed")]
    if not wishes:
        return None
    wish = P.wish(wishes[-1] if prompt == "where" else wishes[0])(S, frame)
    inside = frame if wish.depth < 0 else S.stack[wish.depth]
    expr = next((e for e, number in P.wanted_sets() if number == wish.set_number), None)
    return None if expr is None else (expr, inside, P.spot(inside[0], max(0, inside[1] - (inside is not frame))))


def _kinds(expr: Expr) -> tuple[str, ...]:
    if expr[0] == "set":
        return tuple(expr[1])
    return _kinds(expr[1]) if expr[0] in ("filter", "near") else ()


def _fault(P: Program, S: State, frame: Frame, expr: Expr, number: int) -> str | None:
    """Which part of a set a thing is not in; nothing if it is a member."""

    def member(form: Expr) -> bool:
        return number in P.frame_function(form)(S, frame)

    if member(expr):
        return None
    if expr[0] != "set":
        return "condition"
    _, kinds, places, keys, _, _ = expr
    if member(("set", kinds, places, keys, None, None)):
        return "condition"
    if keys is not None and member(("set", kinds, places, None, None, None)):
        return "owner"
    return "place"
