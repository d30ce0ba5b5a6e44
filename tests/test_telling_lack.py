"""The log says what found no room, where a pack has words for it and everybody may count the pieces."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli_tools import tiny_pack
from tests.telling_tools import NAMES, told

RULES = """\
alike:
  coin: {each: 9, starts: bank, short: endless}
  gem: {each: 9, starts: bank, short: endless}
  bead: {each: 3, starts: pouch}
pieces:
  loot: {is: coin or gem}
places:
  purse: {each: player, holds: {coin: 2, gem: 1, bead: 1}}
stores:
  bank: {holds: {coin: endless, gem: endless}}
  pouch: {holds: {bead: endless}, shown: nobody}
verbs:
  earn: {takes: {prize: 1 loot at bank}, do: "move prize to purse"}
  find: {do: "move 3 bead at pouch to purse"}
  trade: {do: "earn 3 gem; earn 1 coin"}
  sweep: {do: "move all coin at purse to bank; move all gem at purse to bank"}
  tidy: {do: "sweep; sweep"}
phases:
  game: |
    ask first {
      earn 5 coin
      earn 2 coin
      trade
      earn up to 3 coin
      find
      tidy
    }
    win none
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", RULES, NAMES)


def test_what_finds_no_room_is_told_in_the_words_of_the_pack(pack: Path) -> None:
    lines = told(
        pack, "tell-earn =\n    .move = { $seat } +{ $what }\n    .short = { $seat } -{ $what } ({ $count })\n"
    )
    assert lines[:5] == ["Ann +2 coins", "Ann -5 coins (5)", "Ann +1 gem", "Ann -2 gems (2)", "Ann -1 coin (1)"]


def test_one_sentence_for_a_run_knows_what_found_no_room(pack: Path) -> None:
    lines = told(pack, "tell-trade = { $seat } trades for { $gem }; no room for { $short } ({ $short-count })\n")
    assert "Ann trades for 1 gem; no room for 2 gems and 1 coin (3)" in lines


def test_pieces_that_lie_hidden_are_not_counted(pack: Path) -> None:
    lines = told(pack, "tell-find =\n    .move = found { $what }\n    .short = not { $what }\n")
    assert [line for line in lines if "ot " in line] == []
    assert any(line.startswith("Found") for line in lines)


def test_without_words_nothing_is_told(pack: Path) -> None:
    assert [line for line in told(pack, "") if "5" in line] == []


def test_what_comes_to_nothing_behind_what_stands_apart_is_no_sentence(pack: Path) -> None:
    lines = told(pack, "tell-tidy = { $seat } tidies\ntell-sweep =\n    .apart = yes\n    .move = swept { $what }\n")
    assert lines[-2:] == ["Swept 2 coins and 1 gem", "Nobody wins"]


def test_what_finds_no_room_does_not_part_runs_that_are_told_together(pack: Path) -> None:
    rules = RULES.replace('"earn 3 gem; earn 1 coin"', '"sweep_gems; earn 1 coin; earn 3 gem; earn 1 coin"').replace(
        "verbs:\n", 'verbs:\n  sweep_gems: {do: "move all gem at purse to bank"}\n'
    )
    (pack / "rules.yaml").write_text(rules, encoding="utf-8")
    lines = told(
        pack,
        "tell-earn = { $seat } earns { $gem }; no room for { $short }\n    .together = yes\n    .short = no { $what }\n",
    )
    assert "Ann earns 1 gem; no room for 2 coins and 2 gems" in lines
