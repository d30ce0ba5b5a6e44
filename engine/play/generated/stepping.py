"""One piece that goes to one of its own places: whether any can, and the move itself. Anything else is left to the handler,
which goes on with what is under way (see :class:`engine.play.move.Move`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.play.asking import settle
from engine.play.decision import STOP, Decision
from engine.play.feasible import ENDLESS
from engine.play.pools import offered, pool_of
from engine.play.state import Frame, State

if TYPE_CHECKING:
    from engine.play.program import Program

NONE, UNKNOWN, ONE_WAY, SEVERAL = range(-1, 3)
"""None of the pieces can go; not plain; one can, to one place; somebody chooses."""


def helpers(P: Program, shift: Callable[[State, int, int, int], int]) -> dict[str, Any]:
    """``step_ways`` says whether any piece can go, ``step_on`` gives a question, or whether it is done."""
    kind, h0, wanted = P.universe.kind, P.universe.h0, P.wanted
    all_rooms, has_room = P.limits.rooms, P.limits.has_room

    def movable(S: State, F: Frame, things: list[int], k_piece: int, target: int) -> list[int]:
        """Those that have somewhere to go; ``F`` is the frame in which the places are looked up."""
        before, places, at = F[k_piece], wanted[target], S.at
        found = []
        for x in things:
            F[k_piece] = x
            if has_room(S, places(S, F), kind[x], at[x]):
                found.append(x)
        F[k_piece] = before
        return found

    def spots(S: State, F: Frame, x: int, k_piece: int, target: int) -> list[int]:
        """Where one of them may go."""
        before = F[k_piece]
        F[k_piece] = x
        places = list(wanted[target](S, F))
        F[k_piece] = before
        return [q for q, room in zip(places, all_rooms(S, places, kind[x], S.at[x]), strict=True) if room > 0]

    def ways(S: State, G: Frame, things: list[int], k_piece: int, target: int) -> int:
        if not things or min(things) < h0:
            return UNKNOWN
        found = movable(S, G, things, k_piece, target)
        if len(found) != 1:
            return SEVERAL if found else NONE
        return SEVERAL if len(spots(S, G, found[0], k_piece, target)) > 1 else ONE_WAY

    def go_on(S: State, F: Frame, about: str, ks: tuple[int, int, int, int], target: int) -> Decision | bool:
        k_wish, k_piece, k_place, k_work = ks
        work, answer = F[k_work], S.answer
        if answer == STOP:
            return False
        if not work:
            low, high, way, number, depth, _ = F[k_wish]
            if way != "number" or low != 1 or high != 1:
                return False
            pool = pool_of(P, S, list(wanted[number](S, F if depth < 0 else S.stack[depth])))
            if not pool or pool[0][0] < h0 or pool[0][1] <= 0:
                return False
            work = F[k_work] = ["move", pool, [], [], 0, 1, 1, 0, ENDLESS, -1, True]
        elif work[4] or work[5:9] != [1, 1, 0, ENDLESS] or not work[10]:
            return False
        if work[9] < 0:
            if answer is None:
                choices = movable(S, F, offered(P, S, work[1]), k_piece, target)
                if not choices:
                    return False
                answer = choices[0] if len(choices) == 1 else settle(P, S, F, "what", about, choices)
                if isinstance(answer, Decision):
                    return answer
            S.answer = None
            work[9] = answer
            answer = None
        picked = work[9]
        if answer is None:
            found = spots(S, F, picked, k_piece, target)
            if not found:
                return False
            one = len(found) == 1 and S.stop is None
            answer = found[0] if one else settle(P, S, F, "where", about, found, picked)
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        F[k_piece] = shift(S, F[2], picked, answer)
        if k_place >= 0:
            F[k_place] = answer
        F[k_work] = 0
        return True

    return {"step_ways": ways, "step_on": go_on}
