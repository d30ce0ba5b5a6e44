"""The end of a game: the tie ladder, and the points line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .state import State

if TYPE_CHECKING:
    from .program import Program

BOUND = "bound"
"""The rung of a game that came to the pack's bound: there is no ladder then, and no winner."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    ``scores``   points of each seat; ``lines`` where they came from: (seat, source, points)
    ``rungs``    for each rung of the ladder that was needed: its name and the figure of each seat still in it
    ``winners``  the seats that won together; none if nobody did
    """

    scores: tuple[int, ...]
    lines: tuple[tuple[int, str, int], ...]
    rungs: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
    winners: tuple[int, ...]

    @property
    def at_bound(self) -> bool:
        """Whether the game ended because the pack lets none go on longer."""
        return not self.winners and [name for name, _ in self.rungs] == [BOUND]


def decide(P: Program, S: State, seats: list[int]) -> None:
    """Keep the best of ``seats`` on each rung of the ladder until one is left; who is still tied shares."""
    left = sorted(set(seats))
    S.rungs = []
    for name, figure in P.ladder:
        if len(left) < 2:
            break
        figures = [[seat, int(figure(S, seat, -1, seat))] for seat in left]
        S.rungs.append([name, figures])
        best = max(value for _, value in figures)
        left = [seat for seat, value in figures if value == best]
    S.winners = left


def outcome(P: Program, S: State) -> Outcome:
    """The outcome of a finished game (winners empty while it goes on)."""
    scores = tuple(S.counters[P.score_at : P.score_at + P.universe.seats])
    rungs = tuple((name, tuple((seat, value) for seat, value in figures)) for name, figures in S.rungs)
    return Outcome(scores, tuple((a, b, c) for a, b, c in S.lines), rungs, tuple(S.winners or ()))
