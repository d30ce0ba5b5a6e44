"""The log, questions, the position and the end: in a pack's words, and without anybody's secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.bots import bot_chance
from engine.play import Game, Outcome, Report
from engine.text import Words, board, ending, log, question
from engine.text.naming import called, keyed, titled
from tests.conftest import PLAYING, with_words

NAMES = """\
name-red = Red
name-blue = Blue
name-pawn =
    { $count ->
        [one] pawn
       *[other] pawns
    }
name-hand = hand
name-deck = deck
name-fox = Fox
name-fox-2 = Second Fox
name-gold = gold
name-day = day
name-cubes = cubes
verb-take = taking
phase-dawn = dawn
prompt-take-what = { $seat } takes what?
name-night = night
tell-dusk =
    .phase = Dusk { $rank } of { $of }
tell-night =
    .set = {""}
tell-give =
    { $seat } gives { $pawn } at { $town }
    .nothing = { $seat } has nothing to give
tell-lend =
    .move = { $seat } lends { $what }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "names.ftl").write_text(NAMES)
    words = Words(folders=[tmp_path])
    words.things.kinds = ("pawn", "town")
    return words


def report(what: str, /, **params: Any) -> Report:
    return Report(what, tuple((name.rstrip("_"), value) for name, value in params.items()))


def moved(piece: str, count: int = 1, key: str | None = None, seat: str | None = "red", **ends: str) -> Report:
    ends = {"from": "deck", "to": "hand.red", **{name.rstrip("_"): value for name, value in ends.items()}}
    return report("move", seat=seat, piece=piece, key=key, count=count, **ends)


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ("red", "Red"),
        ("hand.red", "hand of Red"),
        ("fox.1", "Fox 1"),
        ("fox.2", "Second Fox"),
        ("pawn.blue.2", "pawn 2 of Blue"),
        ("square.3.4", "square 3.4"),
        ("hex.-1.0", "hex -1.0"),
        ("no_name", "no name"),
    ],
)
def test_names(words: Words, thing: str, name: str) -> None:
    assert called(words, thing) == name


def test_more_names(words: Words) -> None:
    assert called(words, "hand.red", by="red") == "hand"
    assert called(words, "hand.blue", by="red") == "hand of Blue"
    assert [titled(words, text) for text in ("take", "dawn", "fox", "else")] == ["taking", "dawn", "Fox", "else"]
    assert [keyed(words, "pawn", key, n) for key, n in ((None, 1), ("blue", 2))] == ["1 pawn", "2 Blue pawns"]


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (report("phase", phase="dawn"), None),
        (report("phase", phase="dusk", rank=2, of=3), "— Dusk 2 of 3 —"),
        (report("phase", phase="unnamed"), None),
        (moved("fox.1"), "Red moves Fox 1 from deck to hand"),
        (moved("fox.1", to="hand.blue"), "Red moves Fox 1 from deck to hand of Blue"),
        (moved("pawn", 2), "Red moves 2 pawns from deck to hand"),
        (moved("pawn", 1, "blue"), "Red moves 1 Blue pawn from deck to hand"),
        (moved("fox.1", seat=None), "Fox 1: deck to hand of Red"),
        (report("turn", seat="red", piece="fox.1", to="up", place="deck"), "Red turns Fox 1 face up"),
        (report("turn", seat=None, piece="fox.1", to="down", place="deck"), "Fox 1 is turned face down"),
        (report("look", seat="red", piece="fox.1", place="deck"), "Red looks at Fox 1 at deck"),
        (report("shuffle", seat=None, what="deck"), "Shuffled: deck"),
        (report("perform", seat="red", what="fox.1"), "Red carries out Fox 1"),
        (report("reveal", seat="red", what="fox.1"), "Red shows Fox 1"),
        (report("reveal", seat=None, what="fox.1"), "Fox 1 is shown"),
        (report("score", seat="red", points=1, what="take"), "Red scores 1 point for taking"),
        (report("score", seat="red", points=-2, what="fox"), "Red loses 2 points for Fox"),
        (report("set", seat=None, what="day", of=None, from_=1, to=2), "Day: 1 to 2"),
        (report("set", seat=None, what="day", of="red", from_=None, to="fox"), "Day of Red: none to Fox"),
        (report("set", seat=None, what="unnamed", of=None, from_=1, to=2), None),
        (report("pay", seat="red", what="2.bank.gold+1.bank.pawn"), "Red pays 2 gold and 1 pawn"),
        (report("has_chosen", seat="blue"), "Blue has chosen"),
        (report("nothing", seat="red", what="fox.1", way="card"), "Red gets nothing done with Fox 1"),
        (report("nothing", seat="red", what="take", way="verb"), None),
        (report("nothing", seat="red", what="give", way="verb"), "Red has nothing to give"),
        (report("set", seat=None, what="night", of=None, from_=1, to=2), ""),
        (report("win", who=("red",)), "Red wins"),
        (report("win", who=("red", "blue")), "Red and Blue win together"),
        (report("win", who=()), "Nobody wins"),
        (report("never_heard_of"), None),
    ],
)
def test_lines(words: Words, told: Report, sentence: str | None) -> None:
    assert log.line(words, told) == sentence


def test_moves_of_the_like_are_one(words: Words) -> None:
    reports = [
        moved("pawn"),
        moved("fox.1"),
        moved("pawn", 2),
        moved("pawn", from_="hand.red", to="deck"),
        moved("pawn"),
    ]
    assert list(log.lines(words, reports, 0)) == [
        "Red moves 3 pawns and Fox 1 from deck to hand",
        "Red moves 1 pawn from hand to deck",
        "Red moves 1 pawn from deck to hand",
    ]


def test_a_secret_is_for_those_who_may_know(words: Words) -> None:
    known, hidden = moved("fox.1").params, moved("pawn").params
    reports = [
        Report("move", known, 0b01, hidden),
        Report("score", report("score", seat="red", points=1, what="fox").params, 0b10),
    ]
    assert list(log.lines(words, reports, 0)) == ["Red moves Fox 1 from deck to hand"]
    for person in (1, -1):
        assert next(log.lines(words, reports, person)) == "Red moves 1 pawn from deck to hand"
    assert len(list(log.lines(words, reports, 1))) == 2
    assert len(list(log.lines(words, reports, -1))) == 1


def test_prompts(words: Words) -> None:
    assert question.prompt(words, "what", "take", "red") == "Red takes what?"
    assert question.prompt(words, "where", "take", "red") == "Red, taking: where to?"
    assert question.prompt(words, "where", "take", "red", "Fox") == "Red, taking: where to with Fox?"
    for kind in ("what", "where", "branch", "may", "pass", "pay", "order"):
        text = question.prompt(words, kind, "dawn", "red")
        assert text.startswith("Red")
        assert "prompt-" not in text
    assert question.prompt(words, "something_new", "dawn", "red") == "Red, dawn: choose"


def test_the_end(words: Words) -> None:
    outcome = Outcome(
        (5, 5, 2),
        ((0, "take", 3), (1, "fox", 5), (0, "fox", 2), (2, "take", 2)),
        (("points", ((0, 5), (1, 5), (2, 2))), ("cubes", ((0, 1), (1, 4)))),
        (1,),
    )
    seats = ("red", "blue", "green")
    assert ending.score_rows(words, seats, ("you", "bot", "bot"), outcome) == [
        ["Points for", "Red", "Blue", "green"],
        ["Player", "you", "bot", "bot"],
        ["taking", "3", "", "2"],
        ["Fox", "2", "5", ""],
        ["Total", "5", "5", "2"],
    ]
    assert list(ending.verdict(words, seats, outcome)) == [
        "Red and Blue are tied (points: 5), so cubes decides: Red 1 and Blue 4",
        "Blue wins",
    ]
    nobody = Outcome((0,), (), (("bound", ()),), ())
    assert list(ending.verdict(words, ("red",), nobody))[-1] == "Nobody wins"
    assert len(list(ending.verdict(words, ("red",), nobody))) == 2


@pytest.mark.parametrize("name", PLAYING)
def test_every_question_and_report_of_a_game_can_be_said(name: str) -> None:
    rules, words = with_words(name)
    game, chance = Game.start(rules, 11), bot_chance(11, 0, 0)
    while game.decision is not None:
        decision = game.decision
        seat = rules.universe.names[decision.seat]
        texts = [
            question.prompt(words, decision.prompt, decision.about, seat),
            *question.labels(words, rules, seat, decision.options, decision.values),
            *board.lines(words, game.view(game.person_to_decide()).board),
        ]
        reports = game.choose(chance.below(len(decision.options)))
        texts += [line for person in (-1, 0, 1) for line in log.lines(words, reports, person)]
        assert all(texts), texts
        assert not any("{" in text or "prompt-" in text or "log-" in text for text in texts)
    assert not len(words.problems), words.problems.sorted()
