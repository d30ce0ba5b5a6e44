"""Packs tell in their own words what their verbs, phases and cards did; nothing that all may see is lost."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.bots import bot_chance
from engine.cli import run
from engine.diagnostics import Findings
from engine.pack import load
from engine.play import PAY, Game, Report
from engine.session import Table
from engine.text import Words, log, question
from engine.text.naming import called, standing
from tests import small
from tests.cli_tools import tiny_pack
from tests.conftest import program, with_words

GOLDEN = Path(__file__).parent / "golden" / "log_mission_red_planet_seed7.txt"

NAMES = """\
name-ana = Ana
name-rui = Rui
name-cube =
    { $count ->
        [one] cube
       *[other] cubes
    }
name-lima = Lima
name-oslo = Oslo
name-supply = supply
name-tally = tally
"""

TEXTS = """\
words:
  mine: cube of me
verbs:
  put:
    takes: {cubes: 1 of mine at supply, in towns: any town}
    do: move cubes to towns
  swap:
    do: "move 2 of mine at supply to lima; move 1 of mine at lima to oslo; set tally = tally + 1"
  lift:
    takes: {cubes: 1 of mine at porto}
    do: "move cubes to supply"
phases:
  game: "repeat 2 { day }; win none"
  day: "ask first { put 1 in lima; swap; lift 1 }"
  never: ""
"""


def told(folder: Path, messages: str, texts: str = TEXTS, person: int = -1) -> list[str]:
    """The log of a game with these messages."""
    game = small.play(folder / "pack", texts)
    words = spoken(folder, messages)
    words.know(game.program.ruleset)
    return list(log.lines(words, game.reports, person))


def spoken(folder: Path, messages: str) -> Words:
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "text" / "en" / "all.ftl").write_text(NAMES + messages)
    return Words(folders=[folder / "text"])


def test_without_messages_the_plain_lines_are_told(tmp_path: Path) -> None:
    assert told(tmp_path, "")[:4] == [
        "Ana moves 1 cube from supply to Lima",
        "Ana moves 2 cubes from supply to Lima",
        "Ana moves 1 cube from Lima to Oslo",
        "Tally: 0 to 1",
    ]


def test_one_message_stands_for_a_whole_run(tmp_path: Path) -> None:
    lines = told(tmp_path, "tell-swap = { $seat } swaps { $cube-count } cubes: { $town }\n")
    assert lines[:2] == ["Ana moves 1 cube from supply to Lima", "Ana swaps 3 cubes: Lima and Oslo"]
    assert sum("swaps" in line for line in lines) == 2


def test_an_attribute_tells_one_thing_and_an_empty_text_nothing(tmp_path: Path) -> None:
    lines = told(
        tmp_path,
        'tell-put =\n    .move = { $seat } puts { $what } on { $to }\ntell-swap =\n    .move = {""}\n    .set = {""}\n',
    )
    assert lines == ["Ana puts 1 cube on Lima", "Ana puts 1 cube on Lima", "Nobody wins"]


def test_phases_are_counted(tmp_path: Path) -> None:
    lines = told(tmp_path, "tell-day =\n    .phase = Day { $rank } of { $of }\n")
    assert [line for line in lines if "Day" in line] == ["— Day 1 of 2 —", "— Day 2 of 2 —"]


def test_what_did_nothing_is_told(tmp_path: Path) -> None:
    assert (
        told(tmp_path, "tell-lift =\n    .nothing = { $seat } has nothing to lift\n").count("Ana has nothing to lift")
        == 2
    )


def test_a_card_that_does_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small, "COMMON", small.COMMON.replace('"score 1"', '"move 1 cube at porto to supply"'))
    texts = 'phases:\n  game: "ask first { perform all card at deck }; win none"\n  never: ""\n'
    game = small.play(tmp_path / "pack", texts)
    lines = list(log.lines(spoken(tmp_path, "name-ash = Ash\n"), game.reports, -1))
    assert [line for line in lines if "nothing" in line] == ["Ana gets nothing done with Ash"]
    assert lines.index("Ana gets nothing done with Ash") == lines.index("Ana carries out Ash") + 1


CLEVER = """\
verbs:
  share:
    takes: {each spot: 1 town}
    do: "each player { move (count cube at spot / count player) of mine at spot to supply }"
  keep: {takes: {cubes: 1 of mine at supply}, do: "move cubes to oslo; set tally = 0; score 0"}
words:
  mine: cube of me
phases:
  game: "ask first { move 2 of mine at supply to lima; choose 1 town as goal; keep 1; share lima }; idle; win none"
  idle: ""
  never: ""
"""


def test_what_changed_nothing_and_what_was_left_is_told_where_a_pack_has_words(tmp_path: Path) -> None:
    messages = """\
tell-keep =
    .move = { $seat } keeps { $owned } in { $to-kind } { $to } ({ $caller-id })
    .kept = { $what } stays { $to }
    .no-score = { $seat } scores nothing with { $seat-coin-count } coins
tell-share =
    .done = there: { $of-cube } ({ $of-cube-count }) at { $of }
tell-idle =
    .nothing = nobody is idle
"""
    game = small.play(tmp_path / "pack", CLEVER, "lima")
    words = spoken(tmp_path, messages)
    words.know(game.program.ruleset)
    assert list(log.lines(words, game.reports, -1)) == [
        "Ana chooses Lima",
        "Ana keeps 1 Ana cube in town Oslo (game)",
        "Tally stays 0",
        "Ana scores nothing with 0 coins",
        "Ana moves 1 cube from Lima to supply",
        "There: 1 Ana cube (1) at Lima",
        "Nobody is idle",
        "Nobody wins",
    ]


def test_a_stack_that_is_filled_again_is_told(tmp_path: Path) -> None:
    texts = 'phases:\n  game: "move all card at deck to discard; move 1 card at deck to air; win none"\n  never: ""\n'
    game = small.play(tmp_path / "pack", texts)
    lines = list(log.lines(spoken(tmp_path, ""), game.reports, -1))
    assert lines[1:3] == ["Nothing is left at deck; taken again: discard", "Shuffled: deck"]


def test_a_line_may_begin_as_its_language_wants(tmp_path: Path) -> None:
    assert "Tally: 0 to 1" in told(tmp_path / "one", "")
    assert "tally: 0 to 1" in told(tmp_path / "two", "log-line = { $line }\n")


def test_two_of_one_name_in_sight_are_numbered() -> None:
    _, words = with_words("mission_red_planet", 3)
    board: dict[str, Any] = {
        "counters": {"heading": {"hellas_4": "hellas", "unknown_4.1": "hellas", "ausonia_4": "ausonia"}},
        "places": {"sky": {"pieces": ["ausonia_4", "hellas_4", "unknown_4.1"]}},
    }
    now = words.about(standing(board))
    assert [called(now, ship) for ship in ("hellas_4", "unknown_4.1", "ausonia_4")] == [
        "ship to Hellas (4) no. 1",
        "ship to Hellas (4) no. 2",
        "ship to Ausonia (4)",
    ]
    board["places"] = {"dock.1": {"pieces": ["hellas_4"]}, "dock.2": {"pieces": ["unknown_4.1"]}}
    assert called(words.about(standing(board)), "unknown_4.1") == "ship to Hellas (4)"


def test_a_log_told_in_parts_reads_as_the_whole() -> None:
    P, words = with_words("mission_red_planet", 4)
    game = Game.start(P, 3)
    reports = list(game.reports)
    while game.decision is not None:
        reports += game.choose(0)
    cuts = [0, *log.cuts(words, reports), len(reports)]
    assert len(cuts) > 40
    parts = [line for begin, end in pairwise(cuts) for line in log.lines(words, reports[begin:end], 1)]
    assert parts == list(log.lines(words, reports, 1))


def test_who_was_told_a_choice_is_not_told_that_there_was_one() -> None:
    rules, words = with_words("mission_red_planet", 3)
    table = Table(rules, "1", {})
    while not any(report.what == "phase" and ("phase", "choose_specialist") in report.params for report in table.log):
        asked = table.question()
        assert asked is not None
        table.answer(asked.options[0])
    asked = table.question()
    assert asked is not None
    reports = table.answer(asked.options[0])
    seat = words.name(asked.seat)
    assert f"{seat} has chosen a specialist" in list(log.lines(words, reports, -1))
    assert list(log.lines(words, reports, asked.person)) == [f"{seat} chooses Recruiter"]
    assert list(log.lines(words, reports, -1, secrets=True)) == [f"{seat} chooses Recruiter"]


def test_payment_is_told_once(tmp_path: Path) -> None:
    texts = (
        'phases:\n  game: "move 2 coin at bank to purse of ana; may { pay 2 coin; score 1 }; win none"\n  never: ""\n'
    )
    game = small.play(tmp_path / "pack", texts, "yes")
    lines = list(log.lines(spoken(tmp_path, "name-coin = coins\n"), game.reports, -1))
    assert lines == ["Ana pays 2 coins", "Ana scores 1 point for game", "Nobody wins"]


def test_a_summary_betrays_no_face(tmp_path: Path) -> None:
    texts = """\
verbs:
  take: {takes: {cards: 1 card at deck}, do: "move cards to hand; set mark of me = 1"}
phases:
  game: "ask first { take 2 }; win none"
  never: ""
"""
    game = small.play(tmp_path / "pack", texts)
    words = spoken(tmp_path, "name-card = cards\ntell-take = { $seat } takes { $card }\n")
    words.know(game.program.ruleset)
    mine, theirs = (list(log.lines(words, game.reports, person)) for person in (0, 1))
    assert theirs == ["Ana takes 2 cards", "Nobody wins"]
    assert mine[0].startswith("Ana takes ")
    assert any(card in mine[0] for card in ("ash", "birch", "cedar", "elm"))


def test_names_follow_attributes_and_counters() -> None:
    _, words = with_words("mission_red_planet")
    assert called(words, "hellas_4") == "ship to Hellas (4)"
    assert called(words, "unknown_3.2") == "ship without a destination (3)"
    assert called(words.about({"hellas_4": {"heading": "phobos"}}), "hellas_4") == "ship to Phobos (4)"
    assert called(words, "hellas_4") == "ship to Hellas (4)"


GRIDS = """\
places:
  field: {grid: {shape: square, columns: 3, rows: 2}}
  comb: {grid: {shape: hex, columns: {"-1": [0, 1], "0": [-1, 1]}}}
phases: {game: win none}
"""


def test_cells_are_named_by_where_they_lie(tmp_path: Path) -> None:
    messages = (
        "single-field = { $column } across, { $row } down\nsingle-comb = { $name } { $q }/{ $r }\nname-comb = wax\n"
    )
    words = spoken(tmp_path, messages)
    rules = load(str(tiny_pack(tmp_path / "tiny", GRIDS)), findings=Findings())
    assert rules is not None
    words.know(rules)
    assert called(words, "field.3.1") == "3 across, 1 down"
    assert called(words, "comb.-1.0") == "wax -1/0"


def test_a_question_says_whose_card_and_how_many(tmp_path: Path) -> None:
    words = spoken(tmp_path, "name-fox = Fox\nverb-put = put\nprompt-lay-where = { $card }: { $number } of { $most }\n")
    assert (
        question.prompt(words, "what", "put", "ana", card="fox", number=2, most=3) == "Ana, Fox, put: choose (2 of 3)"
    )
    assert question.prompt(words, "what", "put", "ana") == "Ana, put: choose"
    assert question.prompt(words, "where", "lay", "ana", card="fox", number=2, most=2) == "Fox: 2 of 2"


def test_a_question_says_where_from_and_what_for(tmp_path: Path) -> None:
    words = spoken(tmp_path, "prompt-put-where = from { $place } for { $item }\nchoice-put-lift = lift one\n")
    assert question.prompt(words, "where", "put", "ana", "cube", place="lima", item="oslo") == "from Lima for Oslo"
    labels = question.labels(words, program("kite_fair", 2), "ana", ["lift", "swap"], ["lift", "swap"], "put")
    assert labels == ["lift one", "swap"]


def test_questions_of_a_game_are_counted() -> None:
    """A person places two: the first and the second are told apart, and options say who is on board."""
    rules, words = with_words("mission_red_planet", 3)
    table = Table(rules, "1", {})
    asked = table.question()
    seen: list[tuple[str | None, int]] = []
    while asked is not None and len(seen) < 2:
        if (asked.about, asked.prompt, asked.most) == ("place", "where", 2):
            seen.append((asked.card, asked.number))
            now = words.about(standing(table.view(asked.person).board))
            labels = question.labels(now, rules, asked.seat, asked.options, asked.values)
            assert all("on board" in label and "at dock" in label for label in labels)
        wanted = f"scientist.{asked.seat}"
        table.answer(wanted if wanted in asked.options else asked.options[0])
        asked = table.question()
    assert [number for _, number in seen] == [1, 2]
    assert {card for card, _ in seen} == {seen[0][0]}
    assert str(seen[0][0]).startswith("scientist")


QUIET = {
    # what a person sees without being told of it: a played card, what every zone gets, a used ship that is laid aside
    "mission_red_planet": {"stock_docks", "stock_zones", "make_event_deck", "resolve_specialists", "scrap", "take_back"},
    "kite_fair": {"set_up", "show", "dusk", "draw", "choose_kite"},
    "beaver_brook": {"set_up", "gather", "forage", "drift"},
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(QUIET))
def test_every_public_move_is_told(name: str) -> None:
    """Who, what and where of each move that all know stands in a line of the same step."""
    rules, words = with_words(name)
    for seed in range(3):
        game, chance = Game.start(rules, seed), bot_chance(seed, 0, 0)
        while game.decision is not None:
            reports = game.choose(chance.below(len(game.decision.options)))
            text = "\n".join(log.lines(words, reports, -1))
            for report in (each for each in reports if each.what in ("move", "score", "turn") and each.persons == -1):
                inside = report.within[-1][0] if report.within else ""
                if inside not in QUIET[name] and inside != PAY:
                    assert_told(words, report, text)


def assert_told(words: Words, report: Report, text: str) -> None:
    params, text = dict(report.params), text.casefold()
    now = words.about({thing: {"heading": value} for thing, what, value in report.facts if what == "heading"})
    if (
        params.get("seat") is not None
        and params["seat"] != "none"
        and report.within[-1][0] not in ("launch", "kill", "unveil")
    ):
        assert called(now, params["seat"]).casefold() in text, (report, text)
    if report.what == "score":
        assert str(abs(params["points"])) in text
        return
    ends = {
        called(now, params[end], by=params.get("seat")).casefold() for end in ("from", "to", "place") if end in params
    }
    assert any(end in text for end in ends), (report, text)
    if params.get("key") is None:
        assert called(now, params["piece"], by=params.get("seat")).casefold() in text, (report, text)
    else:
        assert now.name(params["piece"], params["count"]).rstrip("s").casefold() in text, (report, text)


def test_a_whole_game_reads_like_this(capsys: pytest.CaptureFixture[str]) -> None:
    """One game of bots, as ``play`` prints it."""
    run(["play", "mission_red_planet", "--seats", "bot,bot,bot,bot", "--seed", "7"], {})
    text = capsys.readouterr().out
    if os.environ.get("CARDWRIGHT_GOLDEN") == "write":
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
