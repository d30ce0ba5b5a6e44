"""Screens with a large map: cells in layers, panels by condition, by name and under one another, and a whole one in pictures.

``tests/golden/on_mars_position.yaml`` is the position of the pictures; they are written anew with ``CARDWRIGHT_GOLDEN=write``.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from engine.cli.exits import Exit
from engine.cli.screen import Ink, Painter
from engine.cli.screen.ink import measure
from engine.cli.speech import Speech
from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Chance, Program, State
from engine.play.view import View, view
from engine.scenario.acting import Act
from engine.scenario.files import read_file
from engine.scenario.texts import Texts
from tests.cli_tools import ROOT, Commands, command, tiny_pack
from tests.test_screen import GOLDEN
from tests.test_secrets import twin

__all__ = ["command"]

FOLDER = ROOT / "cards" / "on_mars"


@cache
def laid() -> tuple[Program, State]:
    """The position of the pictures."""
    findings = Findings()
    ruleset = load(str(FOLDER), findings=findings)
    file = read_file(GOLDEN / "on_mars_position.yaml", findings)
    assert ruleset is not None
    assert file is not None
    act = Act(file.scenarios[0], program := Program(ruleset, 3), Texts(ruleset), findings)
    assert act.play().failed == 0
    assert not findings.sorted()
    return program, act.table.state


def painter(P: Program, *, colour: bool = False, plain: bool = False) -> Painter:
    return Painter(Speech("en", {}, [FOLDER / "text"]), P, Ink(colour, plain))


def seen(person: int) -> View:
    return view(*laid(), person)


@pytest.mark.parametrize(
    ("width", "height"), [(60, None), (80, None), (100, None), (120, None), (60, 40), (100, 50), (120, 50)]
)
def test_pictures_of_a_large_map(width: int, height: int | None) -> None:
    lines = painter(laid()[0], plain=width == 60).lines(seen(0), width, height)
    text = "\n".join(lines) + "\n"
    path = GOLDEN / f"screen_on_mars_{width}{'' if height is None else f'_{height}'}.txt"
    if os.environ.get("CARDWRIGHT_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_a_large_map_fits_every_width() -> None:
    draws = painter(laid()[0])
    for person in range(3):
        for width in (60, 66, 80, 93, 100, 120, 150):
            lines = draws.lines(seen(person), width)
            assert max(measure(line) for line in lines) <= width


def test_a_low_terminal_has_fewer_lines_and_is_told_what_it_lacks() -> None:
    draws = painter(laid()[0])
    heights = [len(draws.lines(seen(0), 100, height)) for height in (24, 40, 50, 70, 100)]
    assert heights == sorted(heights)
    assert heights[1] <= 38
    assert heights[2] <= 46
    low, high = (" ".join(draws.lines(seen(0), 100, height)) for height in (40, 100))
    assert "Not shown here: " in low
    assert "Not shown here: " not in high


def test_twins_look_the_same_on_a_large_map() -> None:
    """Open tiles are of the same kinds as covered ones, and covered ones may be exchanged: nobody sees it."""
    P, S = laid()
    draws, chance = painter(P), Chance("maps")
    for person in range(3):
        shown = draws.lines(seen(person), 100)
        for _ in range(3):
            assert draws.lines(view(P, twin(P, S, person, chance), person), 100) == shown


LAND = """\
sorts: {use: {rows: {farm: {}, inn: {}}}}
pieces:
  tile: {from: tiles, starts: bag, face: down, printed: {use: use}}
  walker: {each: player, starts: pot}
alike: {coin: {each: 9, starts: pot}}
stores:
  bag: {holds: {tile: endless}, order: stack, shown: nobody}
  pot: {holds: {walker: endless, coin: endless}}
places:
  land:
    grid: {shape: hex, columns: {"-11": [10, 11], "-10": [10, 11], "-9": [10, 10]}}
    holds: {tile: 1, walker: endless, coin: endless}
tiles: {first_farm: {use: farm}, first_inn: {use: inn}, second_farm: {use: farm, count: 4}, second_inn: {use: inn, count: 4}}
words: {my: walker where owner = me}
phases:
  game: |
    move first_farm at bag to land where q = -11 and r = 11
    turn all tile at land to faceup
    move all walker at pot to land where q = -11 and r = 11
    move 5 coin at pot to land where q = -11 and r = 11
    move 2 coin at pot to land where q = -9
    shuffle bag
    each player { move my to any land where r = 10 }
    win player
outcome: {ladder: {points: score of it}}
"""
WORDS = """\
screen-land = The land
screen-land-use = { "" }
screen-land-coins = { "" }
screen-land-walkers = { "" }
screen-high = High
screen-high-tiles = tiles
screen-late = Late
screen-late-tiles = tiles
screen-asked = Asked
screen-asked-says = coins
screen-purse = Purse
screen-purse-coins = coins
screen-purse-pot = pot
"""
SCREEN = """\
glyphs: {ann: {ascii: a}, ben: {ascii: b}, walker: {ascii: w}, coin: {ascii: o}, farm: {ascii: F}, inn: {ascii: I}}
panels:
  land:
    grid: land
    wide: 7
    cells:
      use: {show: "use of [tile at it]"}
      coins: {show: coin at it}
      walkers: {show: walker at it}
  high:
    height: 90
    line:
      tiles: {is: count tile at land}
  late:
    height: 90
    when: count coin at pot < 9
    line:
      tiles: {is: count tile at land}
  asked:
    rows: "[land where r = 10]"
    asked: "[land where q = -9]"
    called: first
    columns:
      says: {is: count coin at it}
  purse:
    line:
      coins: {is: count coin at land, most: 4 + 4}
      pot: {is: count coin at pot, stands: alone}
"""


@pytest.fixture
def land(tmp_path: Path) -> Path:
    pack = tiny_pack(tmp_path / "landing", LAND, WORDS)
    (pack / "screen.yaml").write_text(SCREEN)
    return pack


def played(command: Commands, pack: Path, *words: str) -> list[str]:
    """What is told at the first question, after each of some words."""
    answers = "".join(f"{word}\n" for word in words)
    done = command("play", pack, "--seats", "you:Ana,you:Bea", "--seed", "1", "--ascii", answers=answers)
    return done.err.split("or ? for help: ")[1:-1]


def test_a_cell_holds_layers_and_gives_its_coordinates_away_when_it_is_full(command: Commands, land: Path) -> None:
    assert command("check", land).status == Exit.FINE
    pictures = {}
    for wide in (7, 5, 4):
        (land / "screen.yaml").write_text(SCREEN.replace("wide: 7", f"wide: {wide}"))
        pictures[wide] = [line.replace("\\", "#") for line in played(command, land, "board land")[0].splitlines()]
    assert pictures[7][3:8] == [
        "/-11,10 #",
        "#       /-10,10 #",
        "/-11,11 #       /-9,10  #",
        "#Fo5awbw/-10,11 #o2     /",
        "        #       /",
    ]
    assert pictures[5][3:9] == [  # no room for whole names
        "  -11   -10    -9",
        "/10   #",
        "#     /10   #",
        "/11 bw#     /10   #",
        "#Fo5aw/11   #o2   /",
        "      #     /",
    ]
    assert pictures[4][6:8] == ["/awbw#    /10  #", "#Fo5 /11  #o2  /"]


def test_cells_that_can_be_answered_stand_out() -> None:
    P, _ = laid()
    draws = painter(P, colour=True)
    lines = draws.lines(seen(0), 100, offered=["hex.0.1", "hex.-6.2"], only=["map"])
    bold = {text for line in lines for text in re.findall("\x1b\\[1m([-0-9,]+)\x1b", line)}
    assert bold == {"0,1", "-6,2"}


def test_panels_by_condition_by_question_and_by_name(
    command: Commands, land: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A height keeps a panel away unless its condition holds; a question brings what it is about; a name brings one."""
    for lines, high in (("50", False), ("90", True)):
        monkeypatch.setenv("LINES", lines)
        typed = ("board", "board ALL", "board pur", "board x", "board pruse")
        whole, everything, one, nothing, slip = played(command, land, *typed)
        assert ("-- High" in whole) == high
        assert ("Not shown here: High. " in whole) != high
        for panel in ("The land", "High", "Late", "Asked", "Purse"):
            assert f"-- {panel} -" in everything
        assert "-- Late" in whole
        assert "-- Asked" in whole
        assert next(line for line in one.splitlines() if line.startswith("-- ")).startswith("-- Purse -")
        assert "-- The land" not in one
        assert "called “x”" in nothing or 'called "x"' in nothing
        assert "Purse" in nothing
        assert "did you mean" not in nothing
        assert re.search(r"did you mean .Purse.\?", slip)
    text = SCREEN.replace("count coin at pot < 9", "count coin at pot = 9").replace("where q = -9", "where q = 3")
    (land / "screen.yaml").write_text(text)
    whole = played(command, land, "board")[0]
    assert "-- Asked" not in whole
    monkeypatch.setenv("LINES", "50")
    whole = played(command, land, "board")[0]
    assert "-- Late" not in whole
    assert "Not shown here: High and Late. " in whole


def test_rows_called_by_another_thing_figures_with_a_limit_and_facts_on_lines_of_their_own(
    command: Commands, land: Path
) -> None:
    lines = played(command, land, "board")[0].splitlines()
    rows = [line.split() for line in lines if line.startswith("a ann")]
    assert rows == [["a", "ann", "0"], ["a", "ann", "0"], ["a", "ann", "2"]]
    assert lines[lines.index("coins 7/8") + 1] == "pot 2"


def test_a_panel_stands_under_another_where_that_takes_no_lines(
    command: Commands, land: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under the one before it beside a high one, then it needs no height either; else beside it; else below all."""
    text = SCREEN.replace("  high:\n", "  high:\n    stands: beside\n").replace(
        "  late:\n", "  late:\n    stands: under\n"
    )
    text = text.replace("wide: 7", "wide: 9")
    (land / "screen.yaml").write_text(text.replace("count coin at pot < 9", "count coin at pot = 9"))
    known, found = ("The land", "High", "Late", "Asked"), {}
    for size in (("80", "50"), ("40", "50"), ("40", "90")):
        monkeypatch.setenv("COLUMNS", size[0])
        monkeypatch.setenv("LINES", size[1])
        lines = played(command, land, "board")[0].splitlines()
        headings = [[name for name in known if f"-- {name} -" in line] for line in lines]
        found[size] = [line for line in headings if line]
    assert found["80", "50"] == [["The land", "High"], ["Late"], ["Asked"]]
    assert found["40", "50"] == [["The land"], ["Asked"]]
    assert found["40", "90"] == [["The land"], ["High", "Late"], ["Asked"]]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of POSIX")
def test_at_a_terminal_only_the_grid_is_drawn_again(land: Path) -> None:
    """The second question of the same person about cells stands below the grid, as it is now."""
    from tests.terminal_tools import Terminal

    rules = LAND.replace("to any land where r = 10", "to any land where r = 10; move my to any land where q = -10")
    (land / "rules.yaml").write_text(rules)
    terminal = Terminal("play", land, "--seats", "you:Ana,random", "--seed", "1", "--ascii", environ={"NO_COLOR": "1"})
    try:
        first = terminal.wait("or ? for help: ")
        assert all(f"-- {name} -" in first for name in ("The land", "Late", "Asked", "Purse"))
        assert "awbw" in first
        terminal.type("land.-11.10")
        second = terminal.wait("or ? for help: ")
        assert "-- The land -" in second
        assert "awbw" not in second
        assert "-- Late -" not in second
        assert "-- Purse -" not in second
    finally:
        terminal.close()


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("wide: 7", "wide: 2", "E0206", "5:11"),
        ("grid: land\n    wide: 7", "rows: land\n    wide: 7", "E0201", "3:3"),
        ("use of [tile at it]", "use of [tile at its]", "E0404", "7:36"),
        ("called: first", "called: 1 + 1", "E0502", "22:13"),
        ("most: 4 + 4", "most: coin", "E0500", "27:45"),
        ("when: count coin at pot < 9", "when: count coin at pot", "E0501", "16:11"),
    ],
)
def test_what_is_wrong_with_it(command: Commands, land: Path, old: str, new: str, code: str, place: str) -> None:
    assert old in SCREEN
    (land / "screen.yaml").write_text(SCREEN.replace(old, new))
    done = command("check", land, "--format", "concise")
    assert done.status == Exit.FINDINGS
    assert f"{land}/screen.yaml:{place}: error[{code}]" in done.out, done.out
