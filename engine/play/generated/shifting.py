"""What the written texts call, made for one program: the same as the handlers do, with nothing to tell and nobody looking
ahead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.play.events import signal
from engine.play.feasible import LARGEST
from engine.play.loops import take
from engine.play.moving import shuffle_place
from engine.play.state import State

if TYPE_CHECKING:
    from engine.play.program import Program


def kept(value: Any) -> Any:
    """A value as a slot may hold it."""
    if type(value) is tuple:
        return list(value)
    if type(value) is int and not -LARGEST <= value <= LARGEST:
        return min(max(value, -LARGEST), LARGEST)
    return value


def helpers(P: Program) -> dict[str, Any]:
    """By the names under which the written texts know them."""
    u = P.universe
    seats, q0, every, ranges = u.seats, u.q0, u.everyone, P.counter_range

    def in_turn(S: State, things: Iterable[int]) -> list[int]:
        first = S.counters[0]
        return sorted(things, key=lambda seat: (seat - first) % seats)

    def by_place(S: State, things: Iterable[int]) -> list[int]:
        at = S.at
        return sorted(things, key=lambda x: (at[x], x))

    def put(S: State, where: int, now: int) -> None:
        """Give a counter a value, within its range."""
        low, high = ranges[where]
        if low is not None and now < low:
            now = low
        if high is not None and now > high:
            now = high
        if S.counters[where] != now:
            S.counters[where] = now
            S.changed += 1

    def turn_up(S: State, things: Iterable[int]) -> None:
        face, seen = S.face, S.seen
        for piece in things:
            index = piece - q0
            seen[index] = every
            if face[index] != 1:
                face[index] = 1
                S.changed += 1

    def turn_down(S: State, things: Iterable[int]) -> None:
        face = S.face
        for piece in things:
            if face[piece - q0] != 0:
                face[piece - q0] = 0
                S.changed += 1

    return {
        "P": P,
        "H0": u.h0,
        "Q0": q0,
        "P0": u.p0,
        "kept": kept,
        "take": take,
        "signal": signal,
        "shuffle_place": shuffle_place,
        "in_turn": in_turn,
        "by_place": by_place,
        "put": put,
        "turn_up": turn_up,
        "turn_down": turn_down,
    }
