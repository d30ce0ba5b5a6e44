"""A bot for games with long turns: it plays turns on by chance, and goes on with the best that it has found.

How to go on is one number, the seed of a :class:`Luck`: it gives all decisions up to the end of the pack's ``horizon`` (a
phase). At each decision the bot tries some more of them, keeps the best, and leaves its number where its random numbers
are: so it is there at the next decision, also where a game was saved in between. How well its own seat stands counts, and
not the others': what all have in common (what a shared goal still needs) is worth doing too.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.play import Chance, Decision, Luck, Program, State, View, imagined

from .playouts import played_on, standing

TRIED = 6
"""Ways to go on that are tried at each decision beside the best one so far, all options together; each at least once."""
DRAWN = 12
"""Numbers that are drawn at most for each way to be tried."""
MOST = 1 << 62


class HorizonBot:
    """Takes the option with which the best way to go on begins that it knows of."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        if len(options) == 1:
            return options[0]
        before = chance.state
        game = imagined(self._program, view, chance)
        decision = game.decision
        if decision is None or len(decision.values) != len(options):
            return options[chance.below(len(options))]
        seeds = [before, *self._seeds(chance, game.state, decision.values)]
        worths = [self._worth(game.state, decision, seed) for seed in seeds]
        chance.state = seeds[worths.index(max(worths))]
        first = Luck(chance.state).first(game.state, decision.values)
        return options[decision.values.index(first)]

    def _worth(self, position: State, decision: Decision, seed: int) -> float:
        state = position.copy()
        state.luck = luck = Luck(seed)
        first = luck.first(state, decision.values)
        sound = played_on(self._program, state, first, lambda S, asked: luck.first(S, asked.values))
        return standing(self._program, state, decision.seat) if sound else float("-inf")

    def _seeds(self, chance: Chance, position: State, values: Sequence[object]) -> list[int]:
        """Ways to go on that begin with each option as often, as far as they are soon found."""
        wanted = [max(1, TRIED // len(values))] * len(values)
        seeds = []
        for _ in range(DRAWN * sum(wanted)):
            if not any(wanted):
                break
            seed = chance.below(MOST)
            index = values.index(Luck(seed).first(position, values))
            if wanted[index]:
                wanted[index] -= 1
                seeds.append(seed)
        return seeds
