"""What a question tells: the kind of what may be chosen, what would be done, and what a verb would be about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli_tools import Commands, command, tiny_pack

__all__ = ["command"]

RULES = """\
alike:
  coin: {each: 9, starts: bank, short: endless}
pieces:
  card: {from: cards, starts: deck, face: down, printed: {gift: effect}}
sorts:
  wall: {printed: {cost: effect, gift: effect}, rows: {brick: {cost: "earn 2", gift: "earn 1"}}}
places:
  stall: {count: 2, holds: {card: 1}}
  booth: {count: 2, holds: {card: 1}}
  purse: {each: player, holds: {coin: 9}}
stores:
  bank: {holds: {coin: endless}}
  deck: {holds: {card: endless}, shown: nobody}
cards:
  feast: {gift: "earn 3"}
  fast: {gift: "earn 4"}
verbs:
  earn: {takes: {coins: 1 coin at bank}, do: "move coins to purse"}
  spend: {takes: {each it_is: 1 card at stall}, do: "do gift of it_is"}
  visit: {takes: {each spot_is: 1 booth}, do: "earn (count card at spot_is + 1)"}
phases:
  game: |
    ask first {
      fair
    }
    win none
  fair: |
    choose 1 [stall or wall] as spot
    if spot is wall { earn 1 }
    choose 1 stall as other
    move feast at deck to other
    may { do gift of brick }
    may { spend 1 }
    turn all card at stall to faceup
    may { spend 1 }
    move fast at deck to any stall where no card at it
    may { spend 1 where it is feast }
    may { visit 1 where number > 1 }
    each [booth where number > 1] as tent { may { visit tent } }
    each card at stall as dish { may { spend dish } }
"""
NAMES = """\
name-ann = Ann
name-brick = brick
name-feast = feast
name-coin = { $count ->
    [one] coin
   *[other] coins
 }
effect-earn = { $FORM ->
    [third] earns
   *[imperative] earn
 } { $coins }
prompt-fair-what = { $seat } chooses <{ $choice }>
single-booth = booth { $number }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", RULES, NAMES)


def asked(command: Commands, pack: Path, answers: str) -> list[str]:
    """The questions, without their answers."""
    done = command("play", pack, "--seats", "you", answers=answers)
    return [line for line in done.err.splitlines() if line.startswith("Ann")]


def test_the_kind_of_what_may_be_chosen_is_told_where_it_is_one(command: Commands, pack: Path) -> None:
    assert asked(command, pack, "stall.1\nquit\n")[:2] == ["Ann chooses <>", "Ann chooses <stall>"]


def test_whether_to_do_something_is_asked_with_what_it_does(command: Commands, pack: Path) -> None:
    questions = asked(command, pack, "stall.1\nstall.2\n" + "no\n" * 8)
    assert questions[2] == "Ann, fair: do it? Earn 1 coin."  # of the two texts of the row the one that would run
    assert questions[3] == "Ann, fair: do it?"  # the card lies face down
    assert questions[4] == "Ann, fair: do it? Earn 3 coins."
    assert questions[5] == "Ann, fair: do it?"  # whether the other one, face down, fits, is not to be seen in this


def test_a_pack_may_ask_so_in_its_own_words(command: Commands, pack: Path) -> None:
    (pack / "text" / "en" / "own.ftl").write_text("prompt-fair-may = { $seat }: { $what }? ({ $says })\n")
    questions = asked(command, pack, "stall.1\nstall.2\n" + "no\n" * 8)
    assert questions[2:] == [
        "Ann: brick? (Earn 1 coin.)",
        "Ann: ? ()",
        "Ann: feast? (Earn 3 coins.)",
        "Ann: ? ()",
        "Ann: booth 2? ()",
        "Ann: booth 2? ()",
        "Ann: ? ()",
        "Ann: feast? (Earn 3 coins.)",
    ]


MARKET = """\
alike:
  gem: {each: 2, starts: bank}
  coin: {each: 2, starts: bank}
places:
  purse: {each: player, holds: {coin: 9, gem: 9}}
stores:
  bank: {holds: {coin: endless, gem: endless}}
payment:
  gem: {from: purse, to: bank, stands_for: [coin]}
  coin: {from: purse, to: bank}
phases:
  game: "ask first { move 2 gem at bank to purse; move 2 coin at bank to purse; whole { pay 2 coin } }; win none"
"""


def test_what_is_asked_for_stands_before_what_may_stand_for_it(command: Commands, tmp_path: Path) -> None:
    done = command("play", tiny_pack(tmp_path / "market", MARKET), "--seats", "you", answers="quit\n")
    assert re.findall(r"\) (.*?) +\[", done.err) == ["2 coin", "1 gem and 1 coin", "2 gem"]


WALK = """\
pieces: {pawn: {each: player, count: 1, starts: hand}}
places:
  hand: {each: player, holds: {pawn: 1}}
  path: {count: 5, holds: {pawn: 1}}
verbs:
  walk:
    takes: {steps: number}
    do: |
      let steps_left = steps
      let far = steps > 2
      repeat any {
        either stroll { require steps_left > 0; let was = steps_left; set steps_left = was - 1; score 1 } or rest { set steps_left = 0; if far { score 1 }; score 1 }
      }
phases:
  game: "ask first { walk 3 }; win none"
"""


def test_a_question_knows_the_numbers_that_have_a_name(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(
        tmp_path / "walk", WALK, "prompt-walk-branch = { $steps-left } of { $steps } ({ $far }), { $was } before\n"
    )
    done = command("play", pack, "--seats", "you", answers="stroll\nstroll\nrest\nquit\n")
    asked = [line for line in done.err.splitlines() if line.endswith("before")]
    assert asked[:3] == ["3 of 3 (1), 0 before", "2 of 3 (1), 3 before", "1 of 3 (1), 2 before"]


def test_a_number_that_the_text_does_not_name_is_found(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "walk", WALK, "prompt-walk-branch = { $steps-gone } of { $steps }\n")
    done = command("check", pack)
    assert "steps-gone" in done.out + done.err
    assert "steps-left" in done.out + done.err


SECRET = """\
pieces:
  card: {from: cards, starts: deck, face: down, printed: {worth: number}}
alike:
  coin: {each: 9, starts: bank}
places:
  purse: {each: player, holds: {coin: 9}}
stores:
  bank: {holds: {coin: endless}}
  deck: {holds: {card: endless}, shown: nobody, order: stack}
cards:
  feast: {worth: 3}
verbs:
  weigh: {takes: {given: number}, do: "let more = given + 1; may { score (more) }"}
phases:
  game: "ask first { let sum_of_it = sum worth of it among card at deck; score (sum_of_it); weigh (sum_of_it) }; win none"
"""


def test_a_number_that_a_hidden_card_went_into_is_not_told(command: Commands, tmp_path: Path) -> None:
    """Neither where it was counted nor where it was handed on."""
    for name in ("given", "more"):
        message = f"prompt-weigh-may = {'{'} $seat {'}'}: {'{'} ${name} {'}'}?\n"
        pack = tiny_pack(tmp_path / name, SECRET, message)
        done = command("check", pack)
        assert "error[E0906]" in done.out + done.err
        assert f"speaks of “{name}”" in done.out + done.err
        open_pack = tiny_pack(tmp_path / f"open_{name}", SECRET.replace("(sum_of_it)", "2"), message)
        assert command("check", open_pack).status == 0
