"""The generator: published numbers, no bias, the same everywhere."""

from __future__ import annotations

from collections import Counter

from engine.play import Game
from engine.play.chance import Chance, Luck, below, seed_of, step
from tests.conftest import program


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


def test_luck_depends_on_nothing_but_its_number_and_what_there_is() -> None:
    """What is not to be had changes nothing about the rest, and every value comes first about as often."""
    position = Game.start(program("kite_fair", 2), 1).state
    values: list[object] = [7, "branch", ((3, 1), (9, 2)), -8]
    first: Counter[object] = Counter()
    for seed in range(2000):
        luck = Luck(seed_of("luck", seed))
        ranked = luck.ranked(position, values)
        assert sorted(map(repr, ranked)) == sorted(map(repr, values))
        for gone in values:
            assert Luck(luck.seed).ranked(position, [v for v in values if v != gone]) == [
                v for v in ranked if v != gone
            ]
        first[luck.first(position, values)] += 1
    assert min(first[value] for value in values) > 400


def test_luck_chooses_anew_when_the_game_has_gone_on() -> None:
    game = Game.start(program("kite_fair", 2), 1)
    before = [Luck(seed).first(game.state, range(10)) for seed in range(40)]
    moved = game.state.changed
    while game.state.changed == moved:
        game.choose(0)
    after = [Luck(seed).first(game.state, range(10)) for seed in range(40)]
    assert before != after
