"""Whether a change of a pack makes any difference at all: random games, played with the pack and with the changed one.

A card may say a number that nothing can tell from the next one: ``2 in 1..2 ships`` and ``2 in 1..3 ships`` is the same
thing. Where every game goes the same way, choice by choice, although what was changed acted in them, there is nothing that a
scenario could notice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest

from engine.pack import Compiled
from engine.play import Chance, PlayError, Program, play_random
from engine.ruleset.definitions import digest
from engine.scenario import Coverage
from engine.scenario.coverage import path_of

GAMES = 40
"""So many for the smallest and for the largest table."""
DECISIONS = 8_000
"""Fewer games, where they have so many decisions together already."""
_COUNTED = ("changed",)
"""Parts of a state that only count what the machine did."""


class SameGames:
    """Games with a pack as it is, to compare with."""

    def __init__(self, pack: Compiled) -> None:
        self.pack = pack

    @cached_property
    def _before(self) -> tuple[list[list[str]], set[str]]:
        """How the games of each table end, and the paths of all texts that acted in them."""
        coverage = Coverage(self.pack)
        ruleset = self.pack.ruleset
        ends = []
        for seats in _tables(self.pack):
            ends.append(list(_ends(coverage.program(ruleset, seats, None, None), seats)))
        return ends, {path for key in coverage.end() if (path := path_of(key))}

    def are_the_same(self, changed: Compiled, path: str) -> bool:
        """Whether all games go the same way with the changed pack. A text that never acted proves nothing."""
        ends, acted = self._before
        head = ".".join(path.split(".")[:2])
        if (path in self.pack.names.texts or head in self.pack.names.texts) and not {path, head} & acted:
            return False
        if _tables(changed) != _tables(self.pack):
            return False
        try:
            return all(
                end == before
                for seats, games in zip(_tables(changed), ends, strict=True)
                for end, before in zip_longest(_ends(Program(changed.ruleset, seats), seats), games)
            )
        except PlayError:
            return False


def _tables(pack: Compiled) -> tuple[int, int]:
    return pack.ruleset.seats_from, pack.ruleset.seats_to


def _ends(program: Program, seats: int) -> Iterator[str]:
    """How one game after another ends: all that differs where one of their choices did."""
    decisions = 0
    for seed in range(GAMES):
        if decisions >= DECISIONS:
            return
        state, count = play_random(program, seed, [Chance(seed, seat) for seat in range(seats)])
        decisions += count
        end = {name: value for name, value in state.plain().items() if name not in _COUNTED}
        yield digest(repr((count, end)).encode())
