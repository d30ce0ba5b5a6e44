"""Helpers of the tests that look at the log of a small game of one seat."""

from __future__ import annotations

from pathlib import Path

from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Game, Program
from engine.ruleset import Ruleset
from engine.text import Words, log

NAMES = """\
name-ann = Ann
name-coin = { $count ->
    [one] coin
   *[other] coins
 }
name-gem = { $count ->
    [one] gem
   *[other] gems
 }
"""


def opened(pack: Path, messages: str) -> tuple[Ruleset, Words]:
    """The rules of a pack and its texts, with these messages."""
    (pack / "text" / "en" / "log.ftl").write_text(messages, encoding="utf-8")
    findings = Findings()
    rules = load(str(pack), findings=findings)
    assert rules is not None, [(f.code, dict(f.params)) for f in findings.sorted()]
    words = Words(folders=[pack / "text"])
    words.know(rules)
    return rules, words


def told(pack: Path, messages: str) -> list[str]:
    """The log that the player reads of the game, with these messages; whatever may be done is done."""
    rules, words = opened(pack, messages)
    game = Game.start(Program(rules, 1), 1)
    reports = list(game.reports)
    while game.decision is not None:
        reports += game.choose("yes")
    return list(log.lines(words, reports, 0))
