"""The same seed is the same game from version to version: what was asked, and how it ended, against a golden file.

Whoever changes a rule on purpose writes the file anew (``CARDWRIGHT_GOLDEN=write``) and reads which games have changed.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from engine.play import Chance, Game
from tests.conftest import PLAYING, program

GOLDEN = Path(__file__).parent / "golden"
SEEDS = 4


def told(name: str) -> str:
    """One line for each game: seats, seed, decisions, a digest of all that was asked, the scores."""
    lines = []
    for seats in PLAYING[name][1]:
        for seed in range(SEEDS):
            game = Game.start(program(name, seats), seed)
            chances = [Chance("stay", seed, seat) for seat in range(seats)]
            asked, count = hashlib.blake2b(digest_size=6), 0
            while game.decision is not None:
                decision = game.decision
                asked.update(repr((decision.seat, decision.about, decision.prompt, list(decision.options))).encode())
                game.choose(chances[decision.seat].below(len(decision.options)))
                count += 1
            scores = ", ".join(map(str, game.outcome().scores))
            lines.append(f"{seats} seats, seed {seed}: {count} decisions, {asked.hexdigest()}; {scores}\n")
    return "".join(lines)


@pytest.mark.parametrize("name", PLAYING)
def test_games_stay_the_same(name: str) -> None:
    path = GOLDEN / f"games_{name}.txt"
    found = told(name)
    if os.environ.get("CARDWRIGHT_GOLDEN") == "write":
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")
