"""Packs, loaded once."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

os.environ.setdefault("CARDWRIGHT_CACHE", "")  # a test that wants a shelf says which

from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Program
from engine.ruleset import Ruleset
from engine.text import Words

ROOT = Path(__file__).parent.parent
PLAYING = {
    "mission_red_planet": (ROOT / "cards" / "mission_red_planet", (3, 4, 5, 6)),
    "beaver_brook": (ROOT / "tests" / "packs" / "beaver_brook", (2,)),
    "kite_fair": (ROOT / "tests" / "packs" / "kite_fair", (2, 3, 4)),
}
"""The packs that play: their folders, and the numbers of seats to try."""

SAMPLE = os.environ.get("CARDWRIGHT_SAMPLE", "full")
"""``ci`` bounds the long tests."""


@cache
def loaded_from(folder: str) -> Ruleset:
    findings = Findings()
    loaded = load(folder, findings=findings)
    assert loaded is not None, findings.sorted()
    return loaded


def ruleset(name: str) -> Ruleset:
    return loaded_from(str(PLAYING[name][0]))


@cache
def program(name: str, seats: int) -> Program:
    return Program(ruleset(name), seats)


def with_words(name: str, seats: int | None = None) -> tuple[Program, Words]:
    """A playing pack, for as few seats as it can be where none are said, with its words."""
    folder, counts = PLAYING[name]
    rules, words = program(name, seats or counts[0]), Words(folders=[folder / "text"])
    words.know(rules.ruleset)
    return rules, words


@pytest.fixture(params=[(name, seats) for name, (_, counts) in PLAYING.items() for seats in counts], ids=str)
def table(request: pytest.FixtureRequest) -> Program:
    """Each playing pack at each number of seats."""
    name, seats = request.param
    return program(name, seats)
