"""A bot that looks ahead a little: it tries each option in positions that could be the one it sees.

It is given what one person may know and nothing else. From that it imagines whole positions, takes each option in all
of them, lets everybody go on at random to the end of the outermost phase that is going on (a round), and takes the option
after which its seat stands best by the pack's ``standing``, compared with the best of the others, in the mean. For a pack
of long turns, which says a ``horizon``, see :mod:`.horizon`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.play import Chance, Decision, Program, State, View, imagined

from .horizon import HorizonBot
from .playouts import played_on, standing
from .types import Bot

PLAYOUTS = 12
"""Playouts for one decision, all options together; each option gets as many as every other, and at least one."""


def greedy(program: Program) -> Bot:
    """The one that fits a pack."""
    far = program.standing is not None and program.ruleset.horizon is not None
    return HorizonBot(program) if far else GreedyBot(program)


class GreedyBot:
    """Takes the option with the best mean over a few imagined positions; the first of equals."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        if self._program.standing is None or len(options) == 1:
            return options[chance.below(len(options))]
        totals = [0.0] * len(options)
        for _ in range(max(1, PLAYOUTS // len(options))):
            game = imagined(self._program, view, chance)
            decision = game.decision
            if decision is None or len(decision.values) != len(options):
                continue
            seed = chance.below(1 << 62)
            for index, value in enumerate(decision.values):
                luck = Chance(seed)

                def pick(state: State, decision: Decision, luck: Chance = luck) -> object:
                    return decision.values[luck.below(len(decision.values))]

                state = game.state.copy()
                sound = played_on(self._program, state, value, pick)
                totals[index] += compared(self._program, state, decision.seat) if sound else 0
        return options[max(range(len(options)), key=lambda index: (totals[index], -index))]


def compared(program: Program, state: State, seat: int) -> int:
    """How well a seat stands, compared with the best of the others."""
    figures = [standing(program, state, each) for each in range(program.universe.seats)]
    mine = figures.pop(seat)
    return mine - max(figures) if figures else mine
