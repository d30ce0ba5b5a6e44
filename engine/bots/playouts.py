"""Playing on from an imagined position, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.play import Decision, PlayError, Program, State
from engine.play.game import answer

LONGEST = 40
"""Real decisions of one playout."""


def played_on(program: Program, state: State, value: Any, pick: Callable[[State, Decision], Any]) -> bool:
    """Play a state on to the end of the phase, by this answer and those that ``pick`` gives; whether the pack's rules did
    not break down on the way."""
    phase = _last(program, state)
    begun = state.rounds[phase] if phase >= 0 else 0
    try:
        decision = answer(program, state, value)
        for _ in range(LONGEST):
            if decision is None or (phase >= 0 and (state.rounds[phase] != begun or not state.phases[phase])):
                break
            decision = answer(program, state, pick(state, decision))
    except PlayError:
        return False
    return True


def standing(program: Program, state: State, seat: int) -> int:
    """How well a seat stands, by the pack."""
    assert program.standing is not None
    return int(program.standing(state, seat, -1, seat))


def _last(program: Program, state: State) -> int:
    """The phase to whose end to play on, by number: the pack's horizon if it is going on, else the outermost one that
    is, the whole game aside; -1 for none."""
    horizon = program.ruleset.horizon
    if horizon is not None and state.phases[program.phase_at[horizon]]:
        return program.phase_at[horizon]
    for frame in state.stack[1:]:
        name = program.code_ids[frame[0]]
        if name.startswith("phase:"):
            return program.phase_at[name.removeprefix("phase:")]
    return -1
