"""Random games of every pack that plays: they end, lose nothing, offer what they accept, and survive a save."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.diagnostics import Findings
from engine.pack import facts_of, load
from engine.play import Chance, Game, Program, play_random, resolved
from engine.play.feasible import ENDLESS
from engine.play.game import starting_state
from engine.play.state import State
from engine.ruleset import RANDOM_VALUE
from tests.conftest import PLAYING, SAMPLE, program


def census(P: Program, S: State) -> Counter[str]:
    """How many pieces of every kind and key there are; endless kinds aside."""
    u = P.universe
    count: Counter[str] = Counter()
    for piece in range(u.q0, u.h0):
        assert S.held[S.at[piece] - u.p0].count(piece) == 1
        count[u.kind[piece]] += 1
    endless = {u.kind[h] for h in range(u.h0, u.end) if S.n[h - u.h0] >= ENDLESS}
    for heap in range(u.h0, u.end):
        n = S.n[heap - u.h0]
        assert n >= 0
        if u.kind[heap] not in endless:
            count[f"{u.kind[heap]}.{u.heap_key[heap]}"] += n
    assert sum(map(len, S.held)) == u.h0 - u.q0
    return count


def watched_game(P: Program, seed: int, save_every: int) -> tuple[str, int]:
    """Play one random game with every check on; gives its end and how many decisions it took."""
    game = Game.start(P, seed)
    chance = Chance("watched", seed)
    whole = census(P, game.state)
    count = 0
    while game.decision is not None:
        decision = game.decision
        assert len(decision.options) >= 2
        assert len(set(decision.options)) == len(decision.options)
        pick = chance.below(len(decision.options))
        if count % save_every == 0:
            saved = json.loads(json.dumps(game.save()))
            other = Game.resume(P, saved)
            assert other.state == game.state
            assert other.decision is not None
            assert other.decision.options == decision.options
            assert other.decision.seat == decision.seat
            other.choose(pick)
            game.choose(decision.options[pick])
            assert other.state == game.state
        else:
            game.choose(decision.options[pick])
        assert census(P, game.state) == whole
        count += 1
    return game.state.fingerprint(), count


def test_a_game_ends_and_keeps_everything(table: Program) -> None:
    for seed in range(3):
        watched_game(table, seed, 10)


def test_every_offered_option_is_accepted(table: Program) -> None:
    """Not only the option that a random game takes: each one, from a copy."""
    game = Game.start(table, "every option")
    chance = Chance("every option")
    count = 0
    while game.decision is not None:
        if count % 9 == 0:
            for option in game.decision.options:
                game.copy().choose(option)
        game.choose(chance.below(len(game.decision.values)))
        count += 1


def test_the_same_seed_gives_the_same_game(table: Program) -> None:
    seats = table.universe.seats
    ends = [play_random(table, 11, [Chance(11, s) for s in range(seats)])[0].fingerprint() for _ in range(2)]
    assert ends[0] == ends[1]


def test_an_option_that_was_not_offered_changes_nothing(table: Program) -> None:
    game = Game.start(table, 5)
    before = game.state.fingerprint()
    with pytest.raises(ValueError, match="nowhere_at_all"):
        game.choose("nowhere_at_all")
    assert game.state.fingerprint() == before


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYING)
def test_two_thousand_games(name: str) -> None:
    """2,000 games over the packs and numbers of seats; a bounded sample where ``CARDWRIGHT_SAMPLE`` is ``ci``."""
    seats = PLAYING[name][1]
    games = (2000 if SAMPLE == "full" else 60) // len(PLAYING) // len(seats) + 1
    for count in seats:
        P = program(name, count)
        for seed in range(games):
            watched_game(P, 10_000 + seed, 10)


BOARDS = ("one", "two", "three", "four")


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("board", BOARDS)
def test_games_on_every_board(board: str, seats: int) -> None:
    """5,000 games over boards and seats, the other options as chance will have them; 200 where the sample is bounded."""
    facts = facts_of(PLAYING["mission_red_planet"][0])
    assert facts is not None
    wish = dict.fromkeys(facts.options, RANDOM_VALUE) | {"board": board}
    laid: dict[str, Program] = {}
    for seed in range((5000 if SAMPLE == "full" else 200) // len(BOARDS) // 4 + 1):
        options = resolved(facts.options, wish, seed)
        key = repr(options)
        if key not in laid:
            findings = Findings()
            ruleset = load("mission_red_planet", options, findings=findings)
            assert ruleset is not None
            laid[key] = Program(ruleset, seats, options)
        P = laid[key]
        S, decisions = play_random(P, seed, [Chance("boards", seed, seat) for seat in range(seats)])
        assert S.winners
        assert decisions > 50
        assert census(P, S) == census(P, starting_state(P, seed))
