"""The log where a question comes between: what was paid before it, and a way of which each step is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli_tools import Commands, command, tiny_pack
from tests.telling_tools import NAMES

__all__ = ["command"]

RULES = """\
alike:
  coin: {each: 9, starts: bank, short: endless}
pieces:
  cart: {each: player, starts: yard}
places:
  field: {grid: {shape: square, columns: 3, rows: 3}, holds: {cart: endless}}
  purse: {each: player, holds: {coin: 9}}
stores:
  bank: {holds: {coin: endless}}
  yard: {each: player, holds: {cart: endless}, order: stack}
payment:
  coin: {from: purse, to: bank}
verbs:
  build:
    needs: "pay 2 coin; choose 1 field where row = 2 as site"
    do: "move 1 cart at yard to site"
  ride:
    do: |
      repeat any {
        move 1 cart at field to any next(place of [cart at field])
      }
phases:
  game: |
    ask first {
      move 2 coin at bank to purse
      build
      ride
    }
    win none
"""
WORDS = """\
name-cart = cart
single-field = { $column }-{ $row }
tell-build =
    .chose = {""}
    .pay = {""}
    .move = { $seat } builds on { $to } for { $paid }
tell-ride = { $seat } rides with the { $cart-way }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", RULES, NAMES + WORDS)


def said(command: Commands, pack: Path, answers: str) -> list[str]:
    done = command("play", pack, "--seats", "you", answers=answers)
    return [line for line in (done.out + done.err).splitlines() if line.startswith(("Ann builds", "Ann rides"))]


def test_what_was_paid_before_a_question_is_told_with_what_came_of_it(command: Commands, pack: Path) -> None:
    assert said(command, pack, "field.2.2\nquit\n") == ["Ann builds on 2-2 for 2 coins"]


def test_and_so_it_is_when_the_answer_was_taken_back(command: Commands, pack: Path) -> None:
    lines = said(command, pack, "field.2.2\nundo\nfield.1.2\nquit\n")
    assert lines == ["Ann builds on 2-2 for 2 coins", "Ann builds on 1-2 for 2 coins"]


def test_a_way_of_which_each_step_is_asked_is_one_line_when_it_is_over(command: Commands, pack: Path) -> None:
    lines = said(command, pack, "field.2.2\nfield.2.1\nfield.1.1\nstop\n")
    assert lines[1:] == ["Ann rides with the cart from 2-2 to 2-1 to 1-1"]


def test_a_way_that_is_left_is_told_as_far_as_it_went(command: Commands, pack: Path) -> None:
    assert "Ann rides with the cart from 2-2 to 2-1" in said(command, pack, "field.2.2\nfield.2.1\nlog\nquit\n")
