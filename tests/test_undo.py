"""Taking back: a person's own last decision, and never what somebody has learnt."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.play import Chance, Program
from engine.session import Table, Why
from tests.conftest import PLAYING, SAMPLE, program
from tests.small import table as small_table

PEOPLE = """\
phases:
  game: |
    each player { move 1 card at deck to hand }
    repeat 2 { each player { turn_of } }
    win player
  turn_of: "%s"
  never: ""
"""


def people(folder: Path, turn: str) -> Table:
    """A small game of two people whose turns are this text."""
    return Table(small_table(folder, PEOPLE % turn), 1, {})


def answer(table: Table, *options: str) -> None:
    for option in options:
        assert table.game.decision is not None
        assert option in table.game.decision.options, table.game.decision.options
        table.answer(option)


def test_the_last_decision_is_taken_back(tmp_path: Path) -> None:
    table = people(tmp_path, "move 1 cube of me at supply to any town; move 1 cube of me at supply to any town")
    before, log = table.game.state.copy(), list(table.log)
    answer(table, "lima")
    between = table.game.state.copy()
    answer(table, "oslo")
    assert table.game.person_to_decide() == 1
    assert table.undo(0)
    assert table.game.state == between
    assert table.undo(0)
    assert (table.game.state, table.log, table.moves) == (before, log, [])
    assert not table.undo(0)
    answer(table, "porto")


def test_another_s_open_decision_stays(tmp_path: Path) -> None:
    table = people(tmp_path, "move 1 cube of me at supply to any town")
    answer(table, "lima", "oslo")
    assert not table.can_undo(0)
    assert not table.undo(0)
    assert table.undo(1)
    assert table.game.person_to_decide() == 1
    assert table.undo(0)
    assert table.game.person_to_decide() == 0


@pytest.mark.parametrize(
    "then",
    [
        "move 1 card at deck to hand",  # drawn: a secret of one
        "move 1 card at deck to air; turn all card at air to faceup",  # shown to all
        "look 1 card at hand of player where owner != me",  # another's hand
        "look 1 card at deck",
        "shuffle deck; move 1 card at deck to hand",
        "choose 1 player as lucky, random",  # chance alone
        "move 1 card at deck to discard",  # all know what lies there
    ],
)
def test_what_was_learnt_stays(then: str, tmp_path: Path) -> None:
    """A card that was drawn, looked at or turned; a random result: no position from before them comes back."""
    table = people(tmp_path, f"move 1 cube of me at supply to any town; {then}")
    answer(table, "lima")
    while table.game.decision is not None and table.game.person_to_decide() == 0 and len(table.moves) < 2:
        table.answer(table.game.decision.options[0])
    assert not table.can_undo(0)
    where = table.game.state.copy()
    assert not table.undo(0)
    assert table.game.state == where


def test_a_hidden_face_that_a_text_betrays_stays(tmp_path: Path) -> None:
    """Nobody sees the card, but points tell of it."""
    betrays = "if some [card at air where strength > 2] { score 1 } else { score 2 }"
    setting = "move 1 card at deck to air; move 1 cube of me at supply to any town"
    told = people(tmp_path / "told", f"{setting}; {betrays}")
    answer(told, "lima")
    assert not told.can_undo(0)
    untold = people(tmp_path / "untold", f"{setting}; score 1; move all card at air to discard")
    answer(untold, "lima")
    assert not untold.can_undo(0)  # the discard shows it
    silent = people(tmp_path / "silent", f"{setting}; score 1")
    answer(silent, "lima")
    assert silent.can_undo(0)


SEALED = """\
phases:
  game: |
    each player { move 2 card at deck to hand }
    each player, sealed { move 1 card at hand to played }
    turn all card at played of player to faceup
    each player { move 1 cube of me at supply to any town }
    win player
  never: ""
"""


def test_a_sealed_choice_may_be_taken_back_until_it_is_shown(tmp_path: Path) -> None:
    table = Table(small_table(tmp_path, SEALED), 1, {})
    start = table.game.state.copy()
    for first in (0, 1):
        assert table.game.decision is not None
        table.answer(table.game.decision.options[first])
        assert table.game.person_to_decide() == 1
        if first == 0:
            assert table.undo(0)
            assert table.game.state == start
    assert table.game.decision is not None
    table.answer(table.game.decision.options[0])
    assert not any(table.can_undo(person) for person in range(2))


def test_what_others_chose_unseen_is_asked_again() -> None:
    """Three choose in secret; the first takes back after the second: nobody has learnt anything."""
    table = Table(program("kite_fair", 3), 2, {})
    first = table.game.person_to_decide()
    for _ in range(2):
        assert table.game.decision is not None
        assert table.game.state.sealed
        table.answer(table.game.decision.options[0])
    assert table.undo(first)
    assert (len(table.moves), table.game.person_to_decide()) == (0, first)
    for _ in range(3):
        decision = table.game.decision
        assert decision is not None
        table.answer(decision.options[0])
    assert not any(table.can_undo(person) for person in range(3))


def test_after_a_draw_the_next_card_stays_unknown(tmp_path: Path) -> None:
    """Draw, look, take back, draw again: the way to see the next card of a deck is closed."""
    table = people(tmp_path, "either draw { move 1 card at deck to hand } or pass { score 1 }")
    answer(table, "draw")
    assert not table.undo(0)


def test_bots_decide_the_same_again() -> None:
    """Taking back gives no second throw of a bot's lots."""
    rules = program("kite_fair", 3)
    first = Table(rules, 2, {}).game.person_to_decide()
    chances = {seat: Chance("b", seat) for seat in range(3) if seat != first}
    lots = {s: lambda view, options, c=c: options[c.below(len(options))] for s, c in chances.items()}
    table = Table(rules, 2, lots, chances)
    chosen = []
    for option in (0, 1):
        assert table.game.decision is not None
        table.answer(table.game.decision.options[option])
        table.let_bot_decide()
        chosen.append(table.moves[-1].option)
        if option == 0:
            assert table.undo(first)
    assert chosen[0] == chosen[1]


# ---- over random games


def knowledge(table: Table) -> list[set[int]]:
    """For each person the pieces that they know in a position."""
    q0, seen = table.program.universe.q0, table.game.state.seen
    persons = range(len(table.program.universe.persons))
    return [{q0 + i for i, bits in enumerate(seen) if bits >> person & 1} for person in persons]


def taking_back(rules: Program, seed: int, every: int) -> tuple[int, int]:
    """A random game in which people try to take back; gives how often that went and how often it did not.

    When it goes, nobody knew a piece since that they do not know in the position that comes back, no random number was
    taken, and no other person decided openly.
    """
    table, chance = Table(rules, seed, {}), Chance("undo", seed)
    known = [knowledge(table)]
    went = refused = 0
    while not table.over and len(table.moves) < 400:
        asked = table.question()
        assert asked is not None
        table.answer(asked.options[chance.below(len(asked.options))])
        known.append(knowledge(table))
        if chance.below(every):
            continue
        person = chance.below(len(rules.universe.persons))
        moves, now, log = list(table.moves), table.game.state.copy(), list(table.log)
        if not table.undo(person):
            refused += 1
            assert (table.game.state, table.log, table.moves) == (now, log, moves)
            continue
        went += 1
        index = len(table.moves)
        assert table.game.person_to_decide() == person
        assert rules.universe.person_of[moves[index].seat] == person
        assert all(rules.universe.person_of[move.seat] != person for move in moves[index + 1 :])
        assert all(move.sealed for move in moves[index + 1 :])
        assert table.game.state.rng == now.rng
        for before, later in ((known[index], later) for later in known[index + 1 :]):
            assert all(b >= n for b, n in zip(before, later, strict=True))
        del known[index + 1 :]
    return went, refused


@pytest.mark.parametrize(("name", "seats"), [("kite_fair", 3), ("mission_red_planet", 3), ("beaver_brook", 2)])
def test_no_undo_forgets(name: str, seats: int) -> None:
    went, refused = taking_back(program(name, seats), 1, 4)
    assert went
    assert refused


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYING)
def test_no_undo_forgets_in_many_games(name: str) -> None:
    for seed in range(2 if SAMPLE == "ci" else 25):
        for seats in PLAYING[name][1][:2]:
            taking_back(program(name, seats), 100 + seed, 3)


OPEN = """\
phases:
  game: |
    repeat 3 { each player { move 1 cube of me at supply to any town } }
    win player
  never: ""
"""


def test_a_bot_that_knows_no_more_than_all_may_be_asked_again(tmp_path: Path) -> None:
    """In a game without secrets a person goes back over what a bot did openly; over what a person did, nobody does."""
    rules = small_table(tmp_path, OPEN)
    for bots, back in (({1: lambda view, options: options[0]}, True), ({}, False)):
        table = Table(rules, 1, bots)
        start = table.game.state.copy()
        for _ in range(2):
            assert table.game.decision is not None
            table.answer(table.game.decision.options[0])
        assert table.undo(0) is back
        assert (table.game.state == start) is back
        if not back:
            learnt = table.forgotten(0)
            assert learnt is not None
            assert (learnt.why, learnt.who) == (Why.DECIDED, 1)
