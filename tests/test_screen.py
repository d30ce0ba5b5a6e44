"""The screen of a pack: what it shows to whom, in every width, in colour and without, and what is wrong with one.

The pictures in ``tests/golden`` are written anew with ``CARDWRIGHT_GOLDEN=write``; look at them before they are kept.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

from engine.cli.exits import Exit
from engine.cli.screen import Ink, Painter
from engine.cli.screen.ink import cells, cut, measure, padded, wrapped
from engine.cli.speech import Speech
from engine.play import Chance, Game, Program
from tests.cli_tools import ROOT, Commands, command, tiny_pack
from tests.conftest import PLAYING, program
from tests.test_secrets import twin

__all__ = ["command"]

GOLDEN = ROOT / "tests" / "golden"
WIDTHS = (60, 80, 120)
COLOURS = re.compile("\x1b\\[[0-9;]*m")
PICTURES = {"mission_red_planet": (4, 75), "beaver_brook": (2, 40), "kite_fair": (3, 12)}
"""The packs whose screens are kept, each with its seats and with how many decisions into the game."""


@cache
def words(name: str) -> Speech:
    return Speech("en", {}, [PLAYING[name][0] / "text"])


def painter(P: Program, *, colour: bool = False, plain: bool = False) -> Painter:
    return Painter(words(P.ruleset.id), P, Ink(colour, plain))


def game_at(P: Program, seed: int, decisions: int) -> Game:
    """A game that chance has played for so many decisions."""
    game, chance = Game.start(P, seed), Chance("screen", seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.choose(chance.below(len(game.decision.values)))
    return game


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("width", WIDTHS)
def test_pictures(name: str, width: int) -> None:
    seats, decisions = PICTURES[name]
    P = program(name, seats)
    game = game_at(P, 4, decisions)
    assert game.decision is not None
    lines = painter(P, plain=width == 60).lines(game.view(0), width)
    text = "\n".join(lines) + "\n"
    path = GOLDEN / f"screen_{name}_{width}.txt"
    if os.environ.get("CARDWRIGHT_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_no_line_is_wider_than_the_screen(table: Program) -> None:
    for decisions in (0, 25, 90):
        game = game_at(table, 11, decisions)
        for width in (40, 47, 60, 71, 80, 100, 120, 133):
            for plain in (False, True):
                lines = painter(table, plain=plain).lines(game.view(0), width)
                assert max(measure(line) for line in lines) <= width


def test_colours_change_no_letter_and_plain_characters_are_plain() -> None:
    P = program("mission_red_planet", 4)
    view = game_at(P, 2, 60).view(0)
    coloured = painter(P, colour=True).lines(view, 80)
    assert any(COLOURS.search(line) for line in coloured)
    assert [COLOURS.sub("", line).rstrip() for line in coloured] == painter(P).lines(view, 80)
    assert "".join(painter(P, plain=True).lines(view, 80)).isascii()


def test_twin_positions_have_the_same_screen() -> None:
    """What a person cannot tell apart looks the same, also where a column asks for a face."""
    for name, seats in (("kite_fair", 3), ("mission_red_planet", 3)):
        P = program(name, seats)
        draws = painter(P)
        chance = Chance("twin screens")
        for decisions in (4, 20, 41):
            game = game_at(P, 6, decisions)
            for person in range(seats):
                seen = draws.lines(game.view(person), 80)
                for _ in range(4):
                    other = Game.resume(P, twin(P, game.state, person, chance).plain())
                    assert draws.lines(other.view(person), 80) == seen


def test_what_a_view_cannot_know_is_a_back() -> None:
    """The chosen specialists: mine by its number, the others' as unknown, until they are shown."""
    P = program("mission_red_planet", 3)
    game = Game.start(P, 1)
    hidden = 0
    for _ in range(8):
        assert game.decision is not None
        chosen = [line for line in painter(P).lines(game.view(1), 80) if re.match("[RBG] (Red|Blue|Green) ", line)]
        hidden += sum("?" in line for line in chosen)
        assert not any("?" in line for line in chosen if line.startswith("B "))
        game.choose(0)
    assert hidden


def test_a_figure_that_depends_on_a_hidden_face_is_unknown(command: Commands, tmp_path: Path) -> None:
    """The sum of the points on a hand: its owner is told, the others see that they cannot know it."""
    rules = (
        "pieces: {leaf: {from: leaves, starts: pot, face: down, printed: {weight: number}}}\n"
        "stores:\n  pot: {holds: {leaf: endless}, order: stack, shown: nobody}\n"
        "  hand: {each: player, holds: {leaf: endless}, shown: owner}\nplaces: {mat: {holds: {leaf: endless}}}\n"
        "leaves: {oak: {weight: 3}, ash: {weight: 5}, elm: {weight: 8}, fir: {weight: 13}, box: {weight: 21}}\n"
        "phases:\n  game: |\n    shuffle pot\n    each player { move 2 leaf at pot to hand }\n"
        "    each player { move 1 leaf at hand to mat }\n    win player\noutcome: {ladder: {all: score of it}}\n"
    )
    pack = tiny_pack(tmp_path / "leafy", rules, "screen-seats = Seats\nscreen-seats-sum = sum\nscreen-seats-n = n\n")
    (pack / "screen.yaml").write_text(
        "panels:\n  seats:\n    rows: player\n    columns:\n      n: {is: count leaf at hand of it}\n"
        "      sum: {is: sum weight of it among leaf at hand of it}\n"
    )
    done = command("play", pack, "--seats", "you,bot", "--seed", "1", answers="board\n")
    rows = [line.split() for line in done.err.splitlines() if line.startswith(("ann ", "ben "))]
    assert [row[:2] for row in rows] == [["ann", "2"], ["ben", "2"]]
    assert rows[0][2].isdecimal()
    assert rows[1][2] == "?"


HEXES = """\
pieces: {pawn: {each: player, count: 1, starts: pot}}
stores: {pot: {holds: {pawn: endless}}}
places:
  field:
    grid: {shape: hex, columns: {"-1": [0, 1], "0": [-1, 1], "1": [-1, 0]}}
    holds: {pawn: endless}
marks: {middle: {on: field, cells: [[0, 0]]}}
phases:
  game: |
    each player { move 1 pawn at pot where owner = me to any field where r = 0 }
    win player
outcome: {ladder: {points: score of it}}
"""


def test_hexes_stand_half_a_cell_apart(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "hexes", HEXES, 'screen-map = { "" }\n')
    (pack / "screen.yaml").write_text(
        "glyphs:\n  ann: {ascii: A}\n  ben: {ascii: B}\n  pawn: {ascii: p}\n"
        'panels:\n  map:\n    grid: field\n    marks: {middle: {ascii: "*"}}\n'
    )
    done = command("play", pack, "--seats", "you:Ana,you:Bea", "--seed", "1", "--ascii", answers="field.0.0\nboard\n")
    lines = done.err.splitlines()
    start = next(number for number, line in enumerate(lines) if "/0,-1" in line)
    assert [line.replace("\\", "#") for line in lines[start : start + 6]] == [
        "          /0,-1     #",
        "/-1,0     #         /1,-1     #",
        "#         /0,0      #         /",
        "/-1,1     #* Ap     /1,0      #",
        "#         /0,1      #         /",
        "          #         /",
    ]


def test_a_mark_that_the_grid_has_not(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "hexes", HEXES, 'screen-map = { "" }\n')
    (pack / "screen.yaml").write_text(
        'panels:\n  map:\n    grid: field\n    marks: {middel: {ascii: "*"}, edge: {ascii: "-"}}\n'
    )
    done = command("check", pack, "--format", "concise")
    assert done.status == Exit.FINDINGS
    first, second = (line for line in done.out.splitlines() if "E0466" in line)
    assert first.startswith(f"{pack}/screen.yaml:4:13: ")
    assert "“middle”" in first
    assert second.startswith(f"{pack}/screen.yaml:4:35: ")
    assert "“middle”" not in second


def test_a_pack_without_a_screen_is_told_as_a_list(command: Commands, tmp_path: Path) -> None:
    done = command("play", tiny_pack(tmp_path / "tiny"), "--seats", "you,bot", "--seed", "1", answers="1\nboard\n")
    assert "bowl 1: 1 ann bean" in done.err


def test_facts_that_a_screen_can_tell(command: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A condition by its words, a number behind each thing, a nought left blank, a number in the pack's own words; panels
    side by side where both fit; a column of nothing is left out."""
    text = """\
screen-one = One
screen-one-turn = turn
screen-one-turn-figure =
    { $figure ->
        [3] all three
       *[other] number { $figure }
    }
screen-one-none = nothing
screen-one-bowls = bowls
screen-two = Two
screen-two-low = low
screen-two-beans = beans
screen-two-none = nothing
"""
    pack = tiny_pack(tmp_path / "tiny", text=text)
    (pack / "screen.yaml").write_text(
        "glyphs:\n  bean: {sign: '●', ascii: o}\n"
        "panels:\n  one:\n    line:\n      turn: {is: count bowl}\n      none: {is: 1 - 1, zero: blank}\n"
        "      bowls: {show: bowl, as: names, with: count bean at it}\n"
        "  two:\n    rows: bowl\n    stands: beside\n    columns:\n      low: {when: number of it <= 2}\n"
        "      beans: {show: bean at it}\n      none: {is: 1 - 1, zero: blank}\n"
    )
    assert command("check", pack).status == Exit.FINE
    shown = []
    for columns in ("120", "40"):
        monkeypatch.setenv("COLUMNS", columns)
        done = command("play", pack, "--seats", "you,bot", "--seed", "1", answers="2\nboard\n")
        shown.append(done.err.splitlines())
    wide, narrow = shown
    assert any(line.startswith("turn all three   bowls bowl 1 0, bowl 2 2, bowl 3 0") for line in wide)
    heading = next(line for line in wide if "One" in line)
    assert "Two" in heading
    assert any(re.search("low +beans$", line) for line in wide)
    assert any(re.search("bowl 2  yes  ● ●$", line) for line in wide)
    assert any(line.startswith("bowl 3") and "yes" not in line for line in narrow)
    assert "Two" not in next(line for line in narrow if "One" in line)
    assert "nothing" not in "".join(wide)
    assert any(line.startswith("Signs:  ● bean") for line in wide)


def test_room_without_end_is_no_number(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", text="screen-one = One\nscreen-one-room = room\n")
    (pack / "screen.yaml").write_text('panels: {one: {line: {room: {is: "room(sack, bean)"}}}}\n')
    for arguments, sign in (((), "∞"), (("--ascii",), "+")):
        done = command("play", pack, "--seats", "you,bot", "--seed", "1", *arguments, answers="board\n")
        assert f"room {sign}" in (line.strip() for line in done.err.splitlines())


def test_a_hidden_card_is_told_by_what_its_place_can_hold() -> None:
    """A card of a deck of several kinds that lies where only one of them may lie is one of that kind, for all who look."""
    P = program("mission_red_planet", 4)
    shown = [line for person in range(4) for line in painter(P).lines(game_at(P, 4, 75).view(person), 80)]
    assert any("1 discovery" in line for line in shown)
    assert not any("1 event" in line for line in shown)


def test_the_text_that_is_carried_out_and_the_texts_of_cards() -> None:
    P = program("mission_red_planet", 4)
    game = game_at(P, 4, 75)
    ink = Ink(colour=False)
    draws = Painter(words(P.ruleset.id), P, ink, lambda row: f"All that the {row} does.")
    lines = draws.lines(game.view(0), 120)
    assert "Called: 8 Explorer" in lines[0]
    assert any(re.match("3 Travel Agent +All that the travel_agent does.", line) for line in lines)
    for width, height in ((80, 100), (120, 24)):
        assert not any("does." in line for line in draws.lines(game.view(0), width, height))


SCREEN = """\
glyphs:
  bean: {sign: "●", ascii: o}
panels:
  one:
    line:
      turn: {begun: game}
  two:
    boxes: bowl
    lines:
      beans: {show: bean at it}
"""
TEXT = 'screen-one = One\nscreen-one-turn = turn\nscreen-two = Two\nscreen-two-beans = { "" }\n'


@pytest.mark.parametrize(
    ("old", "new", "code", "place", "near"),
    [
        ("bean: {sign", "beann: {sign", "E0460", "2:3", "bean"),
        ("begun: game", "begun: gaem", "E0461", "6:21", "game"),
        ("line:\n      turn: {begun: game}", "picture: '{a}{c  }'\n    slots: {a: bowl.1}", "E0462", "5:19", None),
        ("line:\n      turn: {begun: game}", f"picture: '{'x' * 61}'", "E0463", "5:15", None),
        ("line:\n      turn: {begun: game}", "picture: '{a}'\n    slots: {a: bowl, b: bowl}", "E0464", "6:22", None),
        ("line:\n      turn: {begun: game}", "picture: '{a}-{a}'\n    slots: {a: bowl}", "E0471", "5:20", None),
        ("line:\n      turn: {begun: game}", "picture: 'x漢'", "E0470", "5:16", None),
        ("line:\n      turn: {begun: game}", 'picture: "x\\ty"', "E0470", "5:16", None),
        ("line:\n      turn: {begun: game}", 'picture: "ox\\u0301"', "E0470", "5:17", None),
        ('sign: "●"', 'sign: "\\u0301"', "E0469", "2:16", None),
        ('sign: "●"', 'sign: "o o"', "E0469", "2:16", None),
        ('sign: "●"', 'sign: "o\\t"', "E0469", "2:16", None),
        ("line:\n      turn: {begun: game}", "grid: bowl", "E0465", "5:11", None),
        ("{begun: game}", "{begun: game, is: '1'}", "E0467", "6:14", None),
        ("{begun: game}", "{}", "E0467", "6:7", None),
        ("boxes: bowl", "boxes: bowll", "E0404", "8:12", "bowl"),
        ("bean at it", "bean at it + 1", "E0500", "10:21", None),
        ("{begun: game}", "{doing: bowll}", "E0460", "6:21", "bowl"),
        ("{begun: game}", "{when: 1 + 1}", "E0501", "6:20", None),
        ("{show: bean at it}", "{show: bowl, with: bean at it}", "E0500", "10:33", None),
        ("{begun: game}", "{begun: game, with: '1'}", "E0201", "6:7", None),
        ("begun: game", "is: bean", "E0500", "6:18", None),
        ("  two:\n", "  too:\n", "E0468", "7:3", None),
        ("ascii: o", "ascii: '●'", "E0205", "2:28", None),
        ("panels:", "colours: {bean: blue}\npanels:", "E0205", "3:17", None),
        ("{begun: game}", "{begun: game, as: pictures}", "E0203", "6:31", None),
    ],
)
def test_what_is_wrong_with_a_screen(
    command: Commands, tmp_path: Path, old: str, new: str, code: str, place: str, near: str | None
) -> None:
    pack = tiny_pack(tmp_path / "tiny", text=TEXT)
    assert old in SCREEN
    (pack / "screen.yaml").write_text(SCREEN.replace(old, new))
    done = command("check", pack, "--format", "concise")
    assert done.status == Exit.FINDINGS
    assert f"{pack}/screen.yaml:{place}: error[{code}]" in done.out
    if near is not None:
        assert f"“{near}”" in done.out


def test_a_screen_that_is_right(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", text=TEXT)
    (pack / "screen.yaml").write_text(SCREEN)
    for path in (pack, pack / "screen.yaml"):
        assert command("check", path).status == Exit.FINE


def test_cutting_and_wrapping() -> None:
    assert cut([("abc", None), ("defg", "#ffffff")], 5, "…") == [("abc", None), ("d", "#ffffff"), ("…", None)]
    assert cells(cut([("日本日本", None)], 6, "…")) == 5
    assert cells(padded([("日", None)], 6)) == 6
    lines = wrapped([[("one", None)], [("two", None)], [("three four five", None)]], ", ", 9, "…")
    assert ["".join(text for text, _ in line) for line in lines] == ["one, two,", "three", "four five"]
