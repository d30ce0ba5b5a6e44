"""Why something is not offered that would do by itself: where it would go no further, and what the rules say there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli_tools import Commands, command, tiny_pack

__all__ = ["command"]

RULES = """\
alike:
  coin: {each: 9, starts: bank, short: endless}
  brick: {each: 9, starts: yard}
places:
  plot: {count: 3, holds: {brick: 3}}
  purse: {each: player, holds: {coin: 9}}
stores:
  bank: {holds: {coin: endless}}
  yard: {holds: {brick: endless}}
payment:
  coin: {from: purse, to: bank}
verbs:
  build:
    takes: {each site: any plot}
    needs: |
      pay 2 coin
      require number of site < 3
    do: "move 1 brick at yard to site"
phases:
  game: |
    ask first {
      move 4 coin at bank to purse
      build 1
      either large { build 1; build 1 } or small { score 1 } or none { score 2 }
    }
    win none
"""
NAMES = """\
name-ann = Ann
name-coin = coin
name-brick = brick
single-plot = plot { $number }
choice-game-large = large
choice-game-small = small
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", RULES, NAMES)


def why(command: Commands, pack: Path, *answers: str) -> str:
    done = command("play", pack, "--seats", "you", answers="\n".join((*answers, "quit\n")))
    assert "{" not in done.err
    return done.err


def test_without_words_of_the_pack_it_is_told_that_it_goes_no_further(command: Commands, pack: Path) -> None:
    assert "Plot 3 cannot be done now: it would go no further than here." in why(command, pack, "why plot 3")
    assert "“plot 2” is among the answers" in why(command, pack, "why plot 2")


def test_a_pack_says_what_a_text_needs(command: Commands, pack: Path) -> None:
    (pack / "text" / "en" / "needs.ftl").write_text(
        "needs-build = Building costs coins, and not every plot is for sale.\n"
    )
    told = "Build: Building costs coins, and not every plot is for sale."
    assert told in why(command, pack, "why plot 3")
    assert why(command, pack, "plot.1", "why large").count(told) == 1  # the second of the two is where it stops


def test_what_a_text_needs_must_be_about_a_text(command: Commands, pack: Path) -> None:
    (pack / "text" / "en" / "needs.ftl").write_text("needs-biuld = Bricks.\n")
    done = command("check", pack)
    assert "warning[E0913]" in done.out + done.err
    assert "needs-build" in done.out + done.err
