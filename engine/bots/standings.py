"""How the kinds of bots of a run did, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

Z = 1.96
"""Of a normal distribution: 95 of 100 intervals hold the true share."""


@dataclass(frozen=True, slots=True)
class Kind:
    """All seats of one kind of bot together.

    ``seats``  how many of the seats it has; ``wins`` its games, as shares where several have won
    ``share``  of all games; ``low`` and ``high`` the interval for it; ``mean`` points of a seat in a game
    """

    name: str
    seats: int
    wins: Fraction
    share: float
    low: float
    high: float
    mean: float


def kinds(bots: Sequence[str], wins: Sequence[Fraction], scores: Sequence[int], games: int) -> list[Kind]:
    """The kinds of bots in the order in which they are named; ``wins`` and ``scores`` are of each bot."""
    found = []
    for name in dict.fromkeys(bots):
        places = [place for place, bot in enumerate(bots) if bot == name]
        won = sum((wins[place] for place in places), Fraction(0))
        points = sum(scores[place] for place in places)
        low, high = interval(float(won), games)
        found.append(Kind(name, len(places), won, float(won / games), low, high, points / games / len(places)))
    return found


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, at 95 %.

    >>> [round(end, 3) for end in interval(60, 100)]
    [0.502, 0.691]
    """
    share, weight = wins / games, Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
