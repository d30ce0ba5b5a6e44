"""``check`` on the messages about a game: variables, attributes and other messages that are not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli_tools import TINY, Commands, command, tiny_pack

__all__ = ["command"]

RULES = TINY.replace("bowl: {count: 3,", "bowl: {from: bowls, printed: {depth: number, lid: truth},") + (
    "bowls:\n  red: {depth: 1, lid: true}\n  blue: {depth: 2, lid: false}\n"
    'counters:\n  heat: {is: number, starts: 0, of: bowl}\nrules:\n  warm: "after move bean { set heat of red = 2 }"\n'
)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", RULES, "")


def found(command: Commands, pack: Path, text: str) -> list[tuple[str, int, int, str | None]]:
    """The code, the place and the nearest word of each finding about a text of the pack."""
    (pack / "text" / "en" / "log.ftl").write_text(text, encoding="utf-8")
    items = json.loads(command("check", pack, "--format", "json").out)["findings"]
    assert all(item["file"].endswith("log.ftl") for item in items)
    return [(item["code"], item["line"], item["column"], item["nearest"]) for item in items]


@pytest.mark.parametrize(
    "text",
    [
        "tell-drop = { $seat } { $what } { $count } { $from } { $to } { $bean } { $bean-count } { $bowl-depth } { $caller-id }\n",
        "tell-drop =\n    .move = { $what-id } { $owned } { $key } { $to-depth } { $to-lid-id } { $to-heat } { $from-place-id }\n",
        "tell-drop =\n    .score = { $points } { $seat-bean } { $seat-bean-count }\n    .nothing = { $what }\n    .lose = { $points }\n",
        "tell-game =\n    .phase = { $rank } { $of }\n    .turn = { $face } { $place-kind }\n    .refill = { $from } { $to }\n",
        "tell-heat =\n    .set = { $of-depth } { $counter } { $from }\n    .kept = { $to }\ntell-warm = {\"\"}\n",
        "tell-drop =\n    .done = { $of } { $of-bean } { $of-bean-count } { $of-lid }\n",
        "single-bowl = { $name } { $number } { $depth } { $lid-id } { $heat }\n",
        "choice-bowl = { $thing } { $place } { $bean } { $depth }\nchoice-bean = { $key } { $place-lid } { $thing }\n",
        "prompt-drop-where = { $seat } { $card } { $what } { $place } { $place-depth } { $item-kind } { $number } { $most } { $least }\n",
        "tell-drop =\n    .move = { to-where }\nto-where = { $to-kind ->\n    [bowl] in { $to }\n   *[other] to { $to-id }\n }\n",
        "tell-drop =\n    .move = a { tell-drop.part }\n    .part = of { $to }\n",
    ],
)  # fmt: skip
def test_what_messages_are_given(command: Commands, pack: Path, text: str) -> None:
    assert found(command, pack, text) == []


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("tell-drop = { $baen }\n", [("E0906", 1, 15, "bean")]),
        ("tell-drop =\n    .move = { $whta } to { $to }\n", [("E0906", 2, 15, "what")]),
        ("tell-drop =\n    .move = { $points }\n    .score = { $points }\n", [("E0906", 2, 15, None)]),
        ("tell-heat =\n    .set = { $of-deph }\n", [("E0906", 2, 14, "of-depth")]),
        ("prompt-drop-where = { $plaec }?\n", [("E0906", 1, 23, "place")]),
        ("single-bowl = { $dept }\n", [("E0906", 1, 17, "depth")]),
        ("choice-bowl = { $thnig }\n", [("E0906", 1, 17, "thing")]),
        ("phase-game = { $seat }\nverb-drop = { $x }\nscore-drop = { $y }\n", [("E0906", 1, 16, None), ("E0906", 2, 15, None), ("E0906", 3, 16, None)]),
        ("option-pcae = a\n", [("E0913", 1, 1, "option-pace")]),
    ],
)  # fmt: skip
def test_a_variable_that_is_not_given(
    command: Commands, pack: Path, text: str, places: list[tuple[str, int, int, str | None]]
) -> None:
    assert found(command, pack, text) == places


def test_a_variable_that_the_message_around_is_not_given(command: Commands, pack: Path) -> None:
    text = "tell-drop =\n    .move = { to-where }\n    .score = { to-where }\nto-where = at { $to } { $wen }\n"
    assert found(command, pack, text) == [("E0906", 4, 17, None), ("E0906", 4, 25, None)]
    assert "its text is shown by this message" in command("check", pack).out


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("tell-drop =\n    .mvoe = { $what }\n", [("E0918", 2, 6, ".move")]),
        ("prompt-drop-wher = where?\n", [("E0913", 1, 1, "prompt-drop-where")]),
        ("tell-drop-it = { $what }\n", [("E0913", 1, 1, "tell-drop")]),
        ("phase-game =\n    .help = x\n", [("E0917", 1, 1, None)]),
        ("name-red =\n    .help = x\n", [("E0917", 1, 1, None)]),
        ("tell-drop =\n    .move = { part }\npart =\n    .a = x\n", [("E0917", 2, 15, None)]),
        ("tell-drop =\n    .move = { part.b }\npart = x\n    .aa = x\n    .ba = x\n", [("E0907", 2, 15, "part.ba")]),
        ("tell-drop = { prat } { -tem }\npart = x\n-term = x\n", [("E0907", 1, 15, "part"), ("E0907", 1, 24, "-term")]),
        ("tell-drop =\n    .move = { tell-drop.move }\n", [("E0908", 1, 1, None)]),
    ],
)  # fmt: skip
def test_what_nobody_asks_for_and_what_is_not_there(
    command: Commands, pack: Path, text: str, places: list[tuple[str, int, int, str | None]]
) -> None:
    assert found(command, pack, text) == places


def test_options_without_names(command: Commands, pack: Path) -> None:
    options = pack / "text" / "en" / "options.ftl"
    options.write_text(
        "option-pace =\n    .help = how fast\nname-quick = { $x }\n    .help = { $count }\n", encoding="utf-8"
    )
    items = json.loads(command("check", pack, "--format", "json").out)["findings"]
    assert [(item["code"], Path(item["file"]).name, item["line"], item["column"]) for item in items] == [
        ("E0919", "pack.yaml", 5, 3),
        ("E0919", "pack.yaml", 5, 19),
        ("E0917", "options.ftl", 1, 1),
        ("E0906", "options.ftl", 3, 16),
        ("E0906", "options.ftl", 4, 15),
    ]
    options.unlink()
    done = command("check", pack)
    assert done.status == 0, "a warning stops nothing"
    assert "no name in the texts of the pack: “name-quick”" in done.out
    assert "pack.yaml:5:25" in done.out
    (pack / "text" / "fr").mkdir()
    (pack / "text" / "fr" / "options.ftl").write_text("option-pace = Allure\nname-slow = lente\nname-quick = vive\n")
    assert command("check", pack).out == "", "one language with names is enough"
