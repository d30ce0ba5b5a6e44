"""What the log puts into one line: a thing and its price, a way of many steps, equal things that a row brings twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.text import question
from engine.text.payments import bundle
from tests.cli_tools import tiny_pack
from tests.telling_tools import NAMES, opened, told

RULES = """\
alike:
  coin: {each: 9, starts: bank, short: endless}
  gem: {each: 9, starts: bank, short: endless}
pieces:
  cart: {each: player, starts: yard}
sorts:
  wall: {printed: {cost: effect, gift: effect}, rows: {brick: {cost: "pay 1 coin", gift: "earn 1"}}}
places:
  field: {grid: {shape: square, columns: 3, rows: 1}, holds: {cart: endless}}
  purse: {each: player, holds: {coin: 9, gem: 9}}
stores:
  bank: {holds: {coin: endless, gem: endless}}
  yard: {each: player, holds: {cart: endless}}
marks:
  west: {on: field, cells: [[1, 1]]}
  middle: {on: field, cells: [[2, 1]]}
  east: {on: field, cells: [[3, 1]]}
payment:
  coin: {from: purse, to: bank}
  gem: {from: purse, to: bank}
verbs:
  earn: {takes: {coins: 1 coin at bank}, do: "move coins to purse"}
  build: {needs: "do cost of brick; pay 1 coin and 1 gem", do: "move 1 cart at yard to west"}
  ride: {do: "move 1 cart at west to middle; move 1 cart at middle to east; earn 1; move 1 cart at east to middle"}
phases:
  game: |
    ask first {
      move 3 gem at bank to purse
      earn 5
      build
      repeat 2 { do gift of brick }
      ride
      if payable(gem) > 0 { buy }
    }
    win none
  buy: "may { pay 1 gem }"
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", RULES, NAMES + "single-field = field { $column }\n")


def built(pack: Path, messages: str) -> list[str]:
    """The log of the game, from the building on."""
    return told(pack, messages)[2:]


def test_without_messages_each_thing_has_its_line(pack: Path) -> None:
    assert built(pack, "")[:4] == [
        "Ann pays 1 coin",
        "Ann pays 1 coin and 1 gem",
        "Ann moves cart from yard to field 1",
        "Ann moves 2 coins from bank to purse",
    ]


def test_a_price_stands_with_what_it_was_paid_for(pack: Path) -> None:
    messages = 'tell-build =\n    .pay = {""}\n    .move = { $seat } builds for { $paid }, { $paid-count } pieces\n'
    assert built(pack, messages)[0] == "Ann builds for 2 coins and 1 gem, 3 pieces"


def test_the_cost_on_a_row_is_told_by_the_verb_that_asks_for_it(pack: Path) -> None:
    lines = built(pack, "tell-build =\n    .pay = { $seat } gives { $what }\n    .move = { $paid-count }\n")
    assert lines[:3] == ["Ann gives 1 coin", "Ann gives 1 coin and 1 gem", "3"]


def test_a_verb_told_as_one_says_what_was_paid_in_it(pack: Path) -> None:
    assert built(pack, "tell-build = { $seat } builds for { $paid }\n")[0] == "Ann builds for 2 coins and 1 gem"


def test_what_is_paid_for_nothing_that_goes_is_told_alone(pack: Path) -> None:
    lines = built(pack, "tell-buy =\n    .pay = { $seat } throws { $what } away\n")
    assert lines[-2:] == ["Ann throws 1 gem away", "Nobody wins"]


def test_what_a_row_brings_twice_is_one_line(pack: Path) -> None:
    lines = built(pack, "tell-earn =\n    .move = { $seat } earns { $what }\n")
    assert lines[3] == "Ann earns 2 coins"


def test_a_way_of_many_steps_is_told_place_by_place(pack: Path) -> None:
    lines = built(pack, "tell-ride = { $seat } takes { $cart-way } and earns { $coin }\n")
    assert "Ann takes cart from field 1 to field 2 to field 3 to field 2 and earns 1 coin" in lines


def test_what_is_told_apart_parts_the_text_around_it(pack: Path) -> None:
    messages = "tell-ride = { $seat } takes { $cart-way }\ntell-earn =\n    .apart = yes\n    .move = { $seat } earns { $what }\n"
    assert built(pack, messages)[4:7] == [
        "Ann takes cart from field 1 to field 2 to field 3",
        "Ann earns 1 coin",
        "Ann takes cart from field 3 to field 2",
    ]


def test_runs_that_are_told_together_are_one_line(pack: Path) -> None:
    apart = built(pack, "tell-earn = { $seat } earns { $coin }\n")
    assert apart.count("Ann earns 1 coin") == 3
    together = built(pack, "tell-earn = { $seat } earns { $coin }\n    .together = yes\n")
    assert together.count("Ann earns 1 coin") == 3, "they are of texts that were run at different times"
    (pack / "rules.yaml").write_text(RULES.replace("do gift of brick", "earn 1"), encoding="utf-8")
    together = built(pack, "tell-earn = { $seat } earns { $coin }\n    .together = yes\n")
    assert together.count("Ann earns 1 coin") == 1
    assert together.count("Ann earns 2 coins") == 1


def test_payments_of_one_kind_are_added_and_a_row_has_its_name_alone(pack: Path) -> None:
    _, words = opened(pack, "")
    assert bundle(words, "2.coin+1.gem+1.coin") == "3 coins and 1 gem"
    assert bundle(words, "1.brick") == "brick"


def test_what_may_be_chosen_says_who_stands_there_and_where_it_stands(pack: Path) -> None:
    messages = "choice-field = { $thing }: { $cart } ({ $cart-names })\nchoice-cart = { $thing } at { $place }\n"
    _, words = opened(pack, messages)
    now = words.about({"cart.ann": {"place": "field.2.1"}, "cart.ben": {"place": "yard.ben"}})
    assert question.optional(now, "field.2.1", "ann") == "field 2: 1 (cart)"
    assert question.optional(now, "field.2.1", "ben") == "field 2: 1 (cart of Ann)"
    assert question.optional(now, "field.3.1", "ann") == "field 3: 0 ()"
    assert question.optional(now, "cart.ben", "ben") == "cart at yard"
    assert question.optional(now, "cart.ben", "ann") == "cart of ben at yard of ben"
