"""Faults that engines of this kind had in public, one group of tests for each kind of fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Game, Program
from tests.small import PACK, count, play, reachable, table, write

NEVER = '  never: ""\n'


# ---- a trigger in the middle of an effect


def test_a_trigger_runs_between_the_statements_of_an_effect(tmp_path: Path) -> None:
    texts = f"""\
rules:
  toll: "after move cube to town {{ set tally = tally * 10 + 1 }}"
phases:
{NEVER}  game: |
    move 1 cube of me at supply to lima
    set tally = tally * 10 + 2
    win player
"""
    game = play(tmp_path, texts)
    assert game.state.counters[game.program.counter_at["tally"]] == 12


def test_what_a_trigger_causes_runs_first(tmp_path: Path) -> None:
    texts = f"""\
rules:
  one: "after move cube to lima {{ move 1 cube of me at lima to oslo; set tally = tally * 10 + 1 }}"
  two: "after move cube to oslo {{ set tally = tally * 10 + 2 }}"
phases:
{NEVER}  game: |
    move 1 cube of me at supply to lima
    set tally = tally * 10 + 3
    win player
"""
    game = play(tmp_path, texts)
    assert game.state.counters[game.program.counter_at["tally"]] == 213


CHARMS = """\
  gain_one: {effect: "after dawn { set tally = tally + 1 }"}
  double: {effect: "after dawn { set tally = tally * 2 }"}
  coin_one: {effect: "after dusk { move 1 coin at bank to purse }"}
  mark_one: {effect: "after dusk { set mark of me = mark of me + 1 }"}
  shy: {effect: "after noon { if tally > 0 { score 5 } }"}
  bold: {effect: "after noon { set tally = tally + 1 }"}
"""
MOMENTS = '  dawn: ""\n  noon: ""\n  dusk: ""\n'


def test_the_owner_orders_their_own_texts_where_it_matters(tmp_path: Path) -> None:
    texts = f"""\
phases:
{MOMENTS}  game: |
    move all gain_one or double at shelf to belt
    dawn
    win player
"""
    game = play(tmp_path, texts, charms=CHARMS)
    assert game.decision is not None
    assert game.decision.prompt == "order"
    assert set(game.decision.options) == {"gain_one", "double"}
    ends = {}
    for option in game.decision.options:
        other = game.copy()
        other.choose(option)
        ends[option] = other.state.counters[other.program.counter_at["tally"]]
    assert ends == {"gain_one": 2, "double": 1}


def test_no_order_is_asked_where_it_cannot_matter(tmp_path: Path) -> None:
    texts = f"""\
phases:
{MOMENTS}  game: |
    move all coin_one or mark_one at shelf to belt
    dusk
    win player
"""
    game = play(tmp_path, texts, charms=CHARMS)
    assert game.over
    assert count(game, "purse.ana", "coin") == 1


def test_a_condition_is_tested_when_its_turn_comes(tmp_path: Path) -> None:
    """The one whose condition was false before the other ran is not dropped."""
    texts = f"""\
phases:
{MOMENTS}  game: |
    move all shy or bold at shelf to belt
    noon
    win player
"""
    game = play(tmp_path, texts, "bold", charms=CHARMS)
    assert game.outcome().scores[0] == 5
    game = play(tmp_path, texts, "shy", charms=CHARMS)
    assert game.outcome().scores[0] == 0


# ---- order of the text is the order of doing


def test_parts_run_in_the_order_of_the_text(tmp_path: Path) -> None:
    steps = "; ".join(f"set tally = tally * 10 + {i}" for i in (1, 2, 3))
    game = play(tmp_path, f'phases:\n{NEVER}  game: "{steps}; win player"\n')
    assert game.state.counters[game.program.counter_at["tally"]] == 123


# ---- how many


@pytest.mark.parametrize("most", [1, 2, 3, 5])
def test_up_to_n_reaches_every_number_from_none(tmp_path: Path, most: int) -> None:
    texts = f'phases:\n{NEVER}  game: "move up to ({most}) cube of me at supply to lima; win player"\n'
    program = table(tmp_path, texts)
    ends = reachable(program)
    assert len(ends) == min(most, 3) + 1


def test_a_range_reaches_exactly_its_numbers(tmp_path: Path) -> None:
    program = table(tmp_path, f'phases:\n{NEVER}  game: "move 1..3 cube of me at supply to oslo; win player"\n')
    assert len(reachable(program)) == 3


def test_passes_are_counted_before_the_first_one(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    move 3 coin at bank to purse of ana
    ask ana {{
      repeat up to (count coin at purse) {{ pay 1 coin; score 1 }}
    }}
    win player
"""
    # Each pass pays one of the coins that the number was made from: three passes, not two.
    game = play(tmp_path, texts, "yes", "yes", "yes")
    assert count(game, "purse.ana", "coin") == 0
    assert game.over
    assert count(play(tmp_path / "two", texts, "yes", "no"), "purse.ana", "coin") == 2


def test_to_stop_is_not_asked_where_nothing_else_can_be_done(tmp_path: Path) -> None:
    texts = f"""\
verbs:
  buy:
    takes: {{each item: 1 card at deck}}
    needs: "pay 1 coin"
    do: "move item to air"
phases:
{NEVER}  game: |
    turn all card at deck to faceup
    whole {{ score 1; buy up to 1 }}
    win player
"""
    assert play(tmp_path, texts).over


def test_any_lets_pieces_part_and_one_keeps_them_together(tmp_path: Path) -> None:
    parted = table(tmp_path / "a", f'phases:\n{NEVER}  game: "move 2 cube of me at supply to any town; win player"\n')
    together = table(tmp_path / "b", f'phases:\n{NEVER}  game: "move 2 cube of me at supply to 1 town; win player"\n')
    assert (len(reachable(parted)), len(reachable(together))) == (6, 3)


# ---- nothing to choose from


def test_may_without_a_target_is_not_offered(tmp_path: Path) -> None:
    game = play(tmp_path, f'phases:\n{NEVER}  game: "may {{ pay 1 coin; score 3 }}; win player"\n')
    assert game.over
    assert game.outcome().scores == (0, 0)


def test_may_that_would_change_nothing_is_not_offered(tmp_path: Path) -> None:
    game = play(tmp_path, f'phases:\n{NEVER}  game: "may {{ move 1 cube at lima to oslo }}; win player"\n')
    assert game.over


def test_a_branch_that_cannot_be_done_is_not_offered(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    either rich {{ pay 1 coin; score 3 }} or poor {{ score 1 }}
    win player
"""
    game = play(tmp_path, texts)
    assert game.over
    assert game.outcome().scores[0] == 1


def test_an_empty_deck_is_refilled_or_gives_plainly_nothing(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    move 3 card at deck to discard
    move 3 card at deck to hand
    move 1 card at deck to hand
    win player
"""
    game = play(tmp_path, texts)
    assert game.over
    hand = game.program.universe.ids["hand.ana"]
    assert len(game.state.held[hand - game.program.universe.p0]) == 4


def test_a_short_deck_gives_what_it_has_unasked(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    move 2 card at deck to air
    move 3 card at deck to hand
    win player
"""
    game = play(tmp_path, texts)
    assert game.over
    hand = game.program.universe.ids["hand.ana"]
    assert len(game.state.held[hand - game.program.universe.p0]) == 2


def test_a_cost_that_the_target_causes_is_part_of_being_legal(tmp_path: Path) -> None:
    """Only a card that can be paid for is offered; the purse holds two."""
    texts = f"""\
verbs:
  buy:
    takes: {{each item: 1 card at air}}
    needs: "pay (strength of item) coin"
    do: "move item to hand"
phases:
{NEVER}  game: |
    move all card at deck to air
    turn all card at air to faceup
    move 2 coin at bank to purse
    buy 1
    win player
"""
    game = play(tmp_path, texts)
    assert game.decision is not None
    assert set(game.decision.options) == {"ash", "birch"}


# ---- secrets


def test_a_draw_is_told_to_the_one_who_may_know(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    shuffle deck
    move 1 card at deck to hand
    either more {{ score 1 }} or less {{ score 2 }}
    win player
"""
    game = play(tmp_path, texts)
    draw = next(r for r in game.reports if r.what == "move")
    mine, theirs = draw.told(0), draw.told(1)
    assert mine is not None
    assert theirs is not None
    assert dict(mine.params)["piece"] in ("ash", "birch", "cedar", "elm")
    assert dict(theirs.params)["piece"] == "card"


def test_a_sealed_choice_shows_in_no_one_else_s_view_log_or_prompt(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    each player {{ move 2 card at deck to hand }}
    each player, sealed {{ move 1 card at hand to played }}
    win player
"""
    game = play(tmp_path, texts)
    assert game.decision is not None
    chosen = game.decision.options[0]
    reports = game.choose(chosen)
    assert all(chosen not in repr(r.told(1)) for r in reports)
    assert any(r.what == "has_chosen" for r in reports)
    assert chosen not in repr(game.view(1).board)
    assert game.decision is not None
    assert chosen not in game.decision.options


@pytest.mark.parametrize("cards", [1, 2])
def test_a_sealed_choice_without_a_choice_is_told_like_any_other(cards: int, tmp_path: Path) -> None:
    """The second seat holds one card or two; the first is told the same."""
    texts = f"""\
phases:
{NEVER}  game: |
    move 2 card at deck to hand of first
    each player {{ if me != first {{ move {cards} card at deck to hand }} }}
    each player, sealed {{ move 1 card at hand to played }}
    win player
"""
    game = play(tmp_path, texts)
    told = []
    while game.decision is not None:
        told += [report.told(0) for report in game.choose(0)]
    assert [dict(r.params)["seat"] for r in told if r is not None and r.what == "has_chosen"] == ["ana", "rui"]


# ---- a verb is an event


def test_a_verb_signals_what_its_wish_came_to(tmp_path: Path) -> None:
    texts = f"""\
verbs:
  send:
    takes: {{crew: 1 cube of me at supply, to goals: any town}}
    do: |
      move crew to goals
      set tally = tally + 100
rules:
  toll: "after send cube to oslo {{ set tally = tally + 1 }}"
phases:
{NEVER}  game: |
    send 2 cube of me at supply to any town
    win player
"""
    ends = {}
    for first in ("lima", "oslo"):
        game = play(tmp_path, texts, first, "oslo")
        ends[first] = game.state.counters[game.program.counter_at["tally"]]
    assert ends == {"lima": 101, "oslo": 101}
    assert play(tmp_path, texts, "lima", "lima").state.counters[1] == 100


def test_a_verb_that_changed_nothing_is_no_event(tmp_path: Path) -> None:
    texts = f"""\
verbs:
  lift:
    takes: {{each item: 1 cube of me at lima}}
    do: "move item to oslo"
rules:
  toll: "after lift {{ set tally = tally + 1 }}"
phases:
{NEVER}  game: |
    lift 1
    move 1 cube of me at supply to lima
    lift 1
    win player
"""
    assert play(tmp_path, texts).state.counters[1] == 1


# ---- a value that is given a set


def test_a_value_takes_one_thing_or_with_all_a_set(tmp_path: Path) -> None:
    texts = f"""\
values:
  far: {{takes: {{of spot: town, at goals: all town}}, gives: number, is: "distance(spot, nearest(spot, goals)) + 10 * count goals"}}
phases:
{NEVER}  game: |
    move 1 cube of me at supply to lima
    move 1 cube of me at supply to oslo
    set tally = far of porto at [town where some cube at it]
    win player
"""
    game = play(tmp_path, texts)
    assert game.state.counters[game.program.counter_at["tally"]] == 21


# ---- things of several kinds, and a place without room for some of them


def test_what_does_not_fit_keeps_nothing_else_out(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    move 1 coin at bank to chest
    move 2 [coin or cube of me] at bank or supply to chest
    may {{ move 1 [coin or cube of me] at bank or supply to chest }}
    win player
"""
    folder = write(tmp_path, texts)
    (folder / "more.yaml").write_text("places:\n  chest: {holds: {coin: 1, cube: 3}}\n")
    (folder / "pack.yaml").write_text(PACK.replace("[all.yaml]", "[all.yaml, more.yaml]"))
    findings = Findings()
    ruleset = load(str(folder), findings=findings)
    assert ruleset is not None, [(f.code, dict(f.params)) for f in findings.sorted()]
    game = Game.start(Program(ruleset, 2), 1)
    assert (count(game, "chest", "coin"), count(game, "chest", "cube", "ana")) == (1, 2)
    assert game.decision is not None
    game.choose("yes")
    assert (count(game, "chest", "coin"), count(game, "chest", "cube", "ana")) == (1, 3)
    assert game.decision is None


def test_whether_to_move_one_more_is_asked_once(tmp_path: Path) -> None:
    texts = f"""\
phases:
{NEVER}  game: |
    move 1 cube of me at supply to lima
    move up to 2 cube of me at lima to oslo
    win player
"""
    game = play(tmp_path, texts)
    assert game.decision is not None
    assert game.decision.options == ["lima.ana", "stop"]
    game.choose("lima.ana")
    assert game.decision is None
    assert count(game, "oslo", "cube", "ana") == 1


# ---- "if you do" after an effect that something else changed


@pytest.mark.parametrize(
    ("rule", "done"),
    [
        pytest.param("", True, id="as it stands"),
        pytest.param(
            'rules: {dam: "while mark of ana = 0 { share of ana <= 0 }"}\n', False, id="a limit lets nothing come"
        ),
        pytest.param('rules: {gift: "while mark of ana = 0 { share of ana + 3 }"}\n', True, id="more comes"),
        pytest.param(
            'rules: {turned: "after gather { move all coin at purse to bank; move 1 coin at bank to purse }"}\n',
            True,
            id="a rule does it another way",
        ),
        pytest.param(
            'rules: {theft: "after gather { move all coin at purse to bank }"}\n', False, id="a rule takes it back"
        ),
    ],
)
def test_if_you_do_asks_what_came_of_it(rule: str, done: bool, tmp_path: Path) -> None:
    """What follows looks at what lies there now, whoever or whatever changed the effect before."""
    texts = f"""\
{rule}values:
  share: {{takes: {{of who: player}}, gives: number, is: "2"}}
verbs:
  gather:
    takes: {{n: number}}
    do: "move (n) coin at bank to purse"
phases:
{NEVER}  game: |
    ask ana {{
      let had = count coin at purse
      gather (share of ana)
      if count coin at purse > had {{ set tally = 1 }} else {{ set tally = 2 }}
    }}
    win player
"""
    game = play(tmp_path, texts)
    assert game.state.counters[game.program.counter_at["tally"]] == (1 if done else 2)
