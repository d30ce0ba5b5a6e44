"""Bots: what they are given, and that the short way of playing chance is the long one."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from fractions import Fraction

import pytest

from engine.bots import ALIASES, BOTS, bot_chance, game_seed, make
from engine.bots.random_bot import RandomBot
from engine.bots.run import Plan, Programs, empty, play_batch, play_game, simulate
from engine.play import Chance, Game, View
from tests.conftest import program, ruleset

PACKS = [("kite_fair", 3), ("beaver_brook", 2), ("mission_red_planet", 3)]


def by_views(name: str, seats: int, seed: int, number: int) -> tuple[object, int]:
    """A game in which every bot is asked with its view."""
    rules = program(name, seats)
    bots = [make("bot", rules) for _ in range(seats)]
    chances = [bot_chance(seed, number, seat) for seat in range(seats)]
    game, count = Game.start(rules, game_seed(seed, number)), 0
    while game.decision is not None:
        seat = game.decision.seat
        view = game.view(game.person_to_decide())
        game.choose(bots[seat].choose(view, game.decision.options, chances[seat]))
        count += 1
    return game.outcome(), count


@pytest.mark.parametrize(("name", "seats"), PACKS)
def test_playing_without_views_is_the_same_game(name: str, seats: int) -> None:
    for number in range(2):
        assert play_game(program(name, seats), ["random"] * seats, 4, number) == by_views(name, seats, 4, number)


def test_another_name_is_another_name() -> None:
    assert set(ALIASES.values()) <= set(BOTS)
    assert not set(ALIASES) & set(BOTS)
    for name in (*BOTS, *ALIASES):
        assert make(name, program("kite_fair", 2)) is not None
    with pytest.raises(KeyError):
        make("nobody", program("kite_fair", 2))


def test_random_takes_every_option_about_as_often() -> None:
    game = Game.start(program("kite_fair", 2), 1)
    view, chance = game.view(0), Chance("t")
    taken = [RandomBot().choose(view, ["a", "b", "c"], chance) for _ in range(3000)]
    assert all(800 < taken.count(option) < 1200 for option in "abc")


def test_games_have_numbers_of_their_own() -> None:
    seeds = {(game_seed(seed, game)) for seed in range(20) for game in range(20)}
    assert len(seeds) == 400
    starts = {bot_chance(seed, game, seat).state for seed in range(8) for game in range(8) for seat in range(8)}
    assert len(starts) == 512


def test_batches_add_up() -> None:
    plan = Plan(ruleset("kite_fair"), ("random", "random"), 3, 9)
    rules = Programs(plan)
    whole, parts = play_batch(rules, plan, 0, 9), empty(2)
    for first, count in ((4, 5), (0, 3), (3, 1)):
        parts.add(play_batch(rules, plan, first, count))
    assert (parts.games, parts.wins, parts.scores, parts.decisions) == (9, whole.wins, whole.scores, whole.decisions)
    assert sum(whole.wins) == Fraction(9 - whole.no_winner)
    done: list[int] = []
    assert simulate(plan, 1, done.append).scores == whole.scores
    assert done == sorted(done)
    assert done[-1] == 9


def test_a_bot_of_ones_own_fits() -> None:
    class First:
        def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
            return options[0]

    from engine.bots import Bot

    bot: Bot = First()
    assert list(inspect.signature(bot.choose).parameters) == ["view", "options", "chance"]
