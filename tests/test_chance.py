"""The generator: published numbers, no bias, the same everywhere."""

from __future__ import annotations

from engine.play.chance import Chance, below, seed_of, step


def test_the_published_sequence() -> None:
    state, first = step(0)
    state, second = step(state)
    assert (first, second) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4)


def test_below_reaches_every_number_about_as_often() -> None:
    state = seed_of("test")
    counts = [0] * 7
    for _ in range(7000):
        state, value = below(state, 7)
        counts[value] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_seeds_of_different_parts_differ() -> None:
    assert len({seed_of("bot", 1, seat) for seat in range(6)} | {seed_of("game", 1)}) == 7


def test_a_shuffle_keeps_everything() -> None:
    items = list(range(20))
    Chance("shuffle").shuffle(items)
    assert sorted(items) == list(range(20))
    assert items != list(range(20))
