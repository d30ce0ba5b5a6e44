"""Games of many choices a turn: the same properties as of all games, over a stretch of each; whole games in the long test."""

from __future__ import annotations

import json

import pytest

from engine.bots import bot_chance, game_seed, make
from engine.play import Chance, Game, Program, play_random
from engine.play.game import advance, answer, starting_state
from engine.play.state import State
from tests.conftest import ROOT, SAMPLE, loaded_from
from tests.test_games import census

COUNTS = (2, 3, 4)
STRETCH = 120
"""Decisions of a stretch: some rounds of a game."""


def laid(seats: int) -> Program:
    return Program(loaded_from(str(ROOT / "cards" / "on_mars")), seats)


@pytest.fixture(scope="module", params=COUNTS)
def long_table(request: pytest.FixtureRequest) -> Program:
    return laid(request.param)


def unwatched(P: Program, seed: int, decisions: int) -> State:
    """So many decisions of a random game that nobody watches."""
    S = starting_state(P, seed)
    S.stack.append([P.phase_codes["game"], 0, -1, -1, 0])
    chance = Chance("stretch", seed)
    decision = advance(P, S)
    for _ in range(decisions):
        assert decision is not None
        decision = answer(P, S, decision.values[chance.below(len(decision.values))])
    return S


def test_a_stretch_keeps_everything_and_can_be_saved(long_table: Program) -> None:
    game = Game.start(long_table, 3)
    chance = Chance("stretch", 3)
    whole = census(long_table, game.state)
    for count in range(STRETCH):
        assert game.decision is not None
        options = game.decision.options
        assert len(set(options)) == len(options) >= 2
        pick = chance.below(len(options))
        if count % 10 == 0:
            other = Game.resume(long_table, json.loads(json.dumps(game.save())))
            assert other.decision is not None
            assert other.decision.options == options
            other.choose(pick)
            game.choose(options[pick])
            assert other.state == game.state
        else:
            game.choose(options[pick])
        assert census(long_table, game.state) == whole
    assert game.state == unwatched(long_table, 3, STRETCH)


def test_every_option_of_a_stretch_is_accepted(long_table: Program) -> None:
    game = Game.start(long_table, 4)
    chance = Chance("options", 4)
    for count in range(STRETCH):
        assert game.decision is not None
        if count % 12 == 0:
            for option in game.decision.options:
                game.copy().choose(option)
        game.choose(chance.below(len(game.decision.values)))


def test_the_same_seed_gives_the_same_stretch(long_table: Program) -> None:
    one, two = (unwatched(long_table, 5, STRETCH).fingerprint() for _ in range(2))
    assert one == two
    assert one != unwatched(long_table, 6, STRETCH).fingerprint()


@pytest.mark.long
@pytest.mark.parametrize("seats", COUNTS)
def test_whole_games(seats: int) -> None:
    """500 games for each number of seats, one where the sample is bounded: they end by the rules or by the pack's bound."""
    P = laid(seats)
    for seed in range(500 if SAMPLE == "full" else 1):
        S, decisions = play_random(P, seed, [Chance("whole", seed, seat) for seat in range(seats)])
        assert S.winners is not None
        assert decisions > 100
        assert census(P, S) == census(P, starting_state(P, seed))


class Greedy:
    """A game between bots that look ahead."""

    def __init__(self, P: Program, seed: int, number: int) -> None:
        self.game = Game.start(P, game_seed(seed, number))
        self.chances = [bot_chance(seed, number, seat) for seat in range(P.universe.seats)]

    def go_on(self, decisions: int) -> list[str]:
        """Up to so many decisions; gives what was chosen."""
        taken: list[str] = []
        while self.game.decision is not None and len(taken) < decisions:
            decision = self.game.decision
            bot = make("greedy", self.game.program)
            view = self.game.view(self.game.person_to_decide())
            taken.append(bot.choose(view, decision.options, self.chances[decision.seat]))
            self.game.choose(taken[-1])
        return taken


def test_what_a_bot_means_to_do_is_not_lost_with_a_save() -> None:
    """In the middle of a turn: position and random numbers are all that it needs."""
    P = laid(2)
    one = Greedy(P, 3, 0)
    one.go_on(9)
    other = Greedy(P, 3, 0)
    other.game = Game.resume(P, json.loads(json.dumps(one.game.save())))
    for mine, theirs in zip(other.chances, one.chances, strict=True):
        mine.state = theirs.state
    assert other.go_on(6) == one.go_on(6)


@pytest.mark.long
@pytest.mark.parametrize("seats", COUNTS)
def test_games_between_bots_that_look_ahead_end_by_the_rules(seats: int) -> None:
    """Sixty games, one where the sample is bounded."""
    if SAMPLE != "full" and seats != COUNTS[-1]:
        pytest.skip("one number of seats where the sample is bounded")
    P = laid(seats)
    for number in range(20 if SAMPLE == "full" else 1):
        table = Greedy(P, 7, number)
        table.go_on(20_000)
        assert table.game.over
        assert table.game.state.winners
        assert census(P, table.game.state) == census(P, starting_state(P, 0))
