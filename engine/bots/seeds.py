"""Where the random numbers of one game of a run start: from the run's seed and the game's number alone.

So a game does not depend on which process plays it, nor on what was played before it.
"""

from __future__ import annotations

from engine.play import Chance


def game_seed(seed: int, game: int = 0) -> str:
    """The seed of a game of a run, counted from 0; a game that stands alone is the first of its run."""
    return f"{seed}/{game}"


def bot_chance(seed: int, game: int, seat: int) -> Chance:
    """The random numbers of the bot on a seat (from 0) in a game of a run."""
    return Chance("bot", seed, game, seat)
