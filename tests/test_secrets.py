"""Two positions that a person cannot tell apart give that person the same bytes."""

from __future__ import annotations

import json

import pytest

from engine.play import Chance, Game, Program
from engine.play.imagine import _assigned, exchanged, hidden_pieces
from engine.play.state import State
from tests.conftest import PLAYING, SAMPLE, program


def twin(P: Program, S: State, person: int, chance: Chance) -> State:
    """Another position that looks the same to this person."""
    hidden = hidden_pieces(P, S, person)
    return exchanged(P, S, _assigned(P, S, hidden, chance))


def seen_by(game: Game, person: int) -> str:
    """All that a person is shown: the view, and where they decide the prompt and the options."""
    shown = game.view(person)
    asked = None
    if game.decision is not None and game.person_to_decide() == person:
        d = game.decision
        asked = [d.seat, d.prompt, d.about, d.options]
    return json.dumps([shown.board, shown.position, shown.hidden, asked], sort_keys=True)


def compare(P: Program, seed: int, every: int) -> int:
    """One game; at every so many decisions each person's twin positions are compared. Gives how many pairs were."""
    game = Game.start(P, seed)
    chance = Chance("twins", seed)
    pairs = count = 0
    while game.decision is not None:
        if count % every == 0:
            for person in range(len(P.universe.persons)):
                other = Game.resume(P, twin(P, game.state, person, chance).plain())
                assert seen_by(other, person) == seen_by(game, person)
                pairs += 1
                if game.person_to_decide() == person and other.decision is not None:
                    pick = chance.below(len(game.decision.options))
                    one, two = game.copy(), other
                    told = [[r.told(person) for r in g.choose(pick)] for g in (one, two)]
                    if seen_by(one, person) == seen_by(two, person):
                        assert told[0] == told[1]
                    texts = []
                    for g in (game.copy(), Game.resume(P, twin(P, game.state, person, chance).plain())):
                        with pytest.raises(ValueError, match="nothing_of_the_kind") as caught:
                            g.choose("nothing_of_the_kind")
                        texts.append(str(caught.value))
                    assert texts[0] == texts[1]
        game.choose(chance.below(len(game.decision.values)))
        count += 1
    return pairs


def test_what_cannot_be_told_apart_looks_the_same(table: Program) -> None:
    assert compare(table, 3, 3) > 10


def test_a_view_holds_neither_seed_nor_generator(table: Program) -> None:
    game = Game.start(table, 99)
    shown = game.view(0)
    assert shown.position["rng"] == 0
    assert str(game.state.rng) not in json.dumps([shown.board, shown.position])


def test_hidden_pieces_are_hidden_from_the_others() -> None:
    P = program("kite_fair", 3)
    game = Game.start(P, 1)
    for person in range(3):
        board = json.dumps(game.view(person).board["places"])
        for other in range(3):
            hand = P.universe.own["hand"][other]
            names = [P.universe.names[x] for x in game.state.held[hand - P.universe.p0]]
            assert all((f'"{name}"' in board) == (person == other) for name in names)


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYING)
def test_many_twins(name: str) -> None:
    for seats in PLAYING[name][1]:
        for seed in range(2 if SAMPLE == "ci" else 25):
            compare(program(name, seats), 500 + seed, 3)
