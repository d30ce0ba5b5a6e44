"""What a person is told of a thing: what is printed on it, its texts, and what its pack says besides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli_tools import Commands, command, tiny_pack

__all__ = ["command"]

RULES = """\
sorts:
  wood: {printed: {smell: wood or none, rots: truth}, rows: {oak: {}, ash: {rots: true, smell: oak}}}
alike: {coin: {by: owner, each: 3, starts: purse}}
pieces:
  plank: {from: planks, starts: pile, printed: {made: wood, price: number, knots: number or none, cost: effect}}
  deed: {from: deeds, starts: chest, printed: {made: wood}}
places:
  purse: {each: player, holds: {coin: endless}}
  chest: {holds: {deed: endless}}
  shop: {holds: {plank: endless}}
stores:
  pile: {holds: {plank: endless}}
  box: {holds: {plank: endless, deed: endless, coin: endless}}
payment:
  coin: {from: purse, to: box}
  deed: {from: chest, to: box, stands_for: [coin]}
verbs:
  sell: {takes: {what: any plank at pile}, adverbs: [cheap], needs: "if not cheap { pay 1 coin }", do: "move what to shop"}
planks:
  board_a: {made: oak, price: 2, cost: "sell 1"}
  board_b: {made: oak, price: 2, knots: 3, cost: "sell 1, cheap"}
  board_c: {made: oak, price: 0, cost: "sell 1"}
deeds: {oak_deed: {made: oak}}
phases:
  game: |
    each player { may { sell 1 } }
    win player
outcome: {ladder: {points: score of it}}
"""
TEXT = """\
name-plank =
    { $count ->
        [one] plank
       *[other] planks
    }
name-oak = oak
    .help = It does not rot.
name-board-a = board
name-board-b = board
name-board-c = board
name-oak-deed = oak
name-price = price
none-price = it is a gift
name-coin = { $count ->
        [one] coin
       *[other] coins
    }
    .help = Coins pay for boards.
paid-deed = { $thing } (a deed)
effect-sell = sell { $what }{ $cheap ->
        [yes] {""}
       *[no] {" "}for its price
    }
tag-cheap = { $do }, for nothing
screen-shop = Shop
screen-shop-says = { "" }
screen-woods = Woods
screen-woods-says = { "" }
"""
SCREEN = """\
panels:
  shop: {rows: plank at shop, columns: {says: {show: it, as: texts}}}
  woods: {rows: wood, columns: {says: {show: it, as: texts}}}
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    pack = tiny_pack(tmp_path / "timber", RULES, TEXT)
    (pack / "screen.yaml").write_text(SCREEN)
    return pack


def told(command: Commands, pack: Path, *asked: str) -> list[list[str]]:
    """What is answered to each line, at the first question of a game."""
    done = command("play", pack, "--seats", "you,bot", "--seed", "1", answers="\n".join(asked) + "\nquit\n")
    parts = done.err.split("or ? for help: ")[1:]
    return [part.split("\n\n")[0].strip("\n").splitlines() for part in parts[: len(asked)]]


def test_what_is_printed_alike_is_told_once_and_what_is_not_there_is_not_told(command: Commands, shop: Path) -> None:
    assert command("check", shop).status == 0
    [board, ash] = told(command, shop, "card board", "card ash")
    assert board == [
        "Board (plank)",
        "made: oak",
        "price: 2",
        "Cost: Sell 1 plank for its price.",
        "Board (plank)",
        "made: oak",
        "price: 2",
        "knots: 3",
        "Cost: Sell 1 plank, for nothing.",
        "Board (plank)",
        "made: oak",
        "price: it is a gift",
        "Cost: Sell 1 plank for its price.",
    ]
    assert ash == ["Ash (wood)", "rots: yes", "smell: oak"]


def test_a_thing_is_told_with_what_its_pack_says_of_it(command: Commands, shop: Path) -> None:
    """Of the deed that is called as its wood there is nothing to tell, so only the wood is told; coins are no cards."""
    oak, coin = told(command, shop, "card oak", "card coin")
    assert oak == ["Oak (wood)", "It does not rot."]
    assert coin == ["Coin", "Coins pay for boards."]


def test_a_part_of_the_screen_with_nothing_in_it_says_so(command: Commands, shop: Path) -> None:
    done = command("play", shop, "--seats", "you,bot", "--seed", "1", answers="board shop\nboard woods\nquit\n")
    assert "Nothing to see now in “Shop”" in done.err
    assert "oak  It does not rot." in done.err
    assert "in “Woods”" not in done.err


def test_what_is_given_for_something_else_may_be_called_otherwise(command: Commands, shop: Path) -> None:
    done = command("play", shop, "--seats", "you,bot", "--seed", "1", answers="yes\n1\nquit\n")
    assert "oak (a deed)" in done.err
