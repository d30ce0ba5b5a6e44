"""Alike pieces that go one after another to places of one's choice, as long as all of them can; anything else is left to the
handler, which goes on with what is under way (see :class:`engine.play.move.Move`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.play.asking import me_of, question, strict
from engine.play.decision import STOP, Decision
from engine.play.feasible import ENDLESS, Bounds, can_begin, fewer
from engine.play.move import spots
from engine.play.moving import chance_below
from engine.play.state import Frame, State

if TYPE_CHECKING:
    from engine.play.program import Program


def helpers(P: Program, shift: Callable[[State, int, int, int], int]) -> dict[str, Any]:
    """``begin`` gives what is under way and the rooms, or nothing; ``go_on`` a question, or nothing where it is done or
    stuck."""
    u = P.universe
    all_rooms, kind, h0 = P.limits.rooms, u.kind, u.h0

    def begin(S: State, heap: int, places: list[int], bounds: Bounds) -> tuple[list[Any], list[int]] | None:
        if heap < 0 or S.stop is not None or (S.open and strict(S)):
            return None
        left = 1 if heap < h0 else ENDLESS if heap in u.endless else S.n[heap - h0]
        low, high, m1, m2 = bounds
        if left < low or high <= 0:
            return None
        rooms = all_rooms(S, places, kind[heap], S.at[heap])
        if (
            sum(rooms) < low
            if m1 == 0 and m2 >= ENDLESS
            else not can_begin(fewer(rooms, high), min(left, high), bounds)
        ):
            return None
        return ["move", [[heap, left]], places, [], 0, low, high, m1, m2, -1, True], rooms

    def go_on(
        S: State,
        F: Frame,
        work: list[Any],
        rooms: list[int] | None,
        about: str,
        k_piece: int,
        k_place: int,
        is_random: bool,
    ) -> Decision | None:
        _, pool, places, used, moved, low, high, m1, m2, _, full = work
        if len(pool) != 1 or not full or S.stop is not None or (S.open and strict(S)):
            return None
        entry = pool[0]
        heap: int = entry[0]
        answer = S.answer
        if answer is not None and (answer == STOP or work[9] < 0):
            return None
        while True:
            if answer is None:
                if entry[1] <= 0:
                    return None
                enough = moved >= low and m1 <= len(used) <= m2
                if rooms is None:
                    rooms = all_rooms(S, places, kind[heap], S.at[heap])
                if m1 == 0 and m2 >= ENDLESS:
                    found = places[:] if 0 not in rooms else [q for q, room in zip(places, rooms, strict=True) if room]
                else:
                    found = spots(places, rooms, used, moved, entry[1] - 1, (low, high, m1, m2), True, None)
                if is_random and found:
                    if entry[1] != 1:
                        chance_below(P, S, entry[1])  # which of the pieces
                    answer = found[chance_below(P, S, len(found)) if len(found) > 1 else 0]
                elif not found or (enough and len(found) == 1):
                    return None
                else:
                    work[9] = heap
                    if len(found) > 1:
                        return question(P, S, me_of(S, F), "where", about, [*found, STOP] if enough else found, heap)
                    answer = found[0]
            S.answer = None
            lies = shift(S, F[2], heap, answer)
            if k_piece >= 0:
                F[k_piece] = lies
            if k_place >= 0:
                F[k_place] = answer
            if entry[1] < ENDLESS:
                entry[1] -= 1
            if answer not in used:
                used.append(answer)
            moved = work[4] = moved + 1
            work[9] = -1
            answer = rooms = None
            if moved >= high:
                return None

    return {"spread_begin": begin, "spread_on": go_on}
