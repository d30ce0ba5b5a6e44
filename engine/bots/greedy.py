"""A bot that looks ahead a little: it tries each option in positions that could be the one it sees.

It is given what one person may know and nothing else. From that it imagines whole positions, takes each option in all
of them, lets everybody go on at random to the end of the outermost phase that is going on (a round) or of the pack's
``horizon``, and takes the option after which its seat stands best by the pack's ``standing``, compared with the best
of the others: in the mean, or, up to a horizon, at best, since there it goes on by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from engine.play import Chance, PlayError, Program, State, View, imagined
from engine.play.game import answer

PLAYOUTS = 12
"""Playouts for one decision, all options together; each option gets as many as every other, and at least one."""
LONGEST = 40
"""Real decisions of one playout."""


class GreedyBot:
    """Takes the option with the best mean over a few imagined positions; the first of equals."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        if self._program.standing is None or len(options) == 1:
            return options[chance.below(len(options))]
        own = self._program.ruleset.horizon is not None
        samples = max(2 if own else 1, PLAYOUTS // len(options))
        totals = [-inf if own else 0.0] * len(options)
        for _ in range(samples):
            game = imagined(self._program, view, chance)
            decision = game.decision
            if decision is None or len(decision.values) != len(options):
                continue
            luck = chance.below(1 << 62)
            for index, value in enumerate(decision.values):
                worth = self._worth(game.state.copy(), decision.seat, value, Chance(luck))
                totals[index] = max(totals[index], worth) if own else totals[index] + worth
        return options[max(range(len(options)), key=lambda index: (totals[index], -index))]

    def _worth(self, state: State, seat: int, value: object, luck: Chance) -> float:
        """How well the seat stands at the end of the phase, after this answer and random ones."""
        program = self._program
        phase = _last(program, state)
        if program.ruleset.horizon is not None:
            state.luck = luck
        begun = state.rounds[phase] if phase >= 0 else 0
        try:
            decision = answer(program, state, value)
            for _ in range(LONGEST):
                if decision is None or (phase >= 0 and (state.rounds[phase] != begun or not state.phases[phase])):
                    break
                decision = answer(program, state, decision.values[luck.below(len(decision.values))])
        except PlayError:
            return 0.0
        return standing(program, state, seat)


def standing(program: Program, state: State, seat: int) -> float:
    """How well a seat stands, compared with the best of the others."""
    assert program.standing is not None
    figures = [int(program.standing(state, each, -1, each)) for each in range(program.universe.seats)]
    mine = figures.pop(seat)
    return mine - max(figures) if figures else mine


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
