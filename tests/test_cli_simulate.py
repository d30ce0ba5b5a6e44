"""``simulate``: the same table however many processes play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli.exits import Exit
from tests.cli_tools import PACKS, Commands, command, process, tiny_pack

__all__ = ["command"]

KITES = PACKS / "kite_fair"


def counted(text: str) -> dict[str, Any]:
    """A document without what depends on the machine."""
    document: dict[str, Any] = json.loads(text)
    assert document.pop("games_per_second") > 0
    return document


def test_json(command: Commands) -> None:
    done = command("simulate", KITES, "--players", "3", "--games", "12", "--seed", "5", "--json")
    assert (done.status, done.err) == (Exit.FINE, "")
    document = counted(done.out)
    assert (document["games"], document["players"], document["seed"], document["pack"]) == (12, 3, 5, "kite_fair")
    assert document["decisions_per_game"] > 1
    assert [seat["seat"] for seat in document["seats"]] == ["coral", "indigo", "olive"]
    assert {seat["player"] for seat in document["seats"]} == {"random"}
    assert sum(seat["wins"] for seat in document["seats"]) == pytest.approx(12 - document["no_winner"])
    same = command("simulate", KITES, "--seats", "random,bot,random", "--games", "12", "--seed", "5", "--json")
    assert counted(same.out) == document


def test_shared_wins_are_fractions(command: Commands, tmp_path: Path) -> None:
    done = command("simulate", tiny_pack(tmp_path / "tiny"), "--players", "3", "--games", "2", "--json")
    document = counted(done.out)
    assert document["options"] == {"pace": "slow"}
    assert [seat["wins"] for seat in document["seats"]] == [0.666667] * 3
    assert [seat["mean_score"] for seat in document["seats"]] == [2.0] * 3


def test_jobs_change_nothing_but_the_speed() -> None:
    arguments = ("simulate", KITES, "--players", "2", "--games", "23", "--seed", "9")
    alone, several = process(*arguments), process(*arguments, "--jobs", "3", hash_seed="3")
    assert alone.status == several.status == Exit.FINE
    assert alone.out == several.out
    assert "games a second" in alone.err
    assert "\r" not in alone.err
    documents = [counted(process(*arguments, "--json", "--jobs", jobs).out) for jobs in ("1", "2")]
    assert documents[0] == documents[1]


def test_games_do_not_depend_on_those_before(command: Commands) -> None:
    def scores(games: int) -> list[float]:
        done = command("simulate", KITES, "--games", str(games), "--json")
        return [seat["mean_score"] * games for seat in counted(done.out)["seats"]]

    assert scores(1) == scores(1)
    assert all(more >= one - 1e-3 for one, more in zip(scores(1), scores(2), strict=True))


def test_games_that_the_pack_ends_are_counted(command: Commands, tmp_path: Path) -> None:
    rules = (
        "phases:\n  game: repeat until 1 = 2 { lap }\n  lap: each player { score 1 }\nbound: 5\n"
        "outcome: {ladder: {points: score of it}}\n"
    )
    pack = tiny_pack(tmp_path / "tiny", rules)
    done = command("simulate", pack, "--games", "3", "--json")
    document = counted(done.out)
    assert (document["no_winner"], document["at_bound"]) == (3, 3)
    assert "Without a winner: 3 (3 ended at the bound of the pack)\n" in command("simulate", pack, "--games", "3").out
    assert counted(command("simulate", KITES, "--games", "3", "--json").out)["at_bound"] == 0


def test_the_first_fault_is_the_one_told(tmp_path: Path) -> None:
    from tests.cli_tools import TINY

    rules = TINY.replace("drop 1 }", "repeat until 1 = 2 { shuffle sack } }")
    pack = tiny_pack(tmp_path / "tiny", rules)
    alone, several = (process("simulate", pack, "--games", "4", "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.status == Exit.FINDINGS
    assert alone.out == ""
    assert "game 0 of seed 0" in alone.err
    assert alone == several


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--players", "9"], "Kite Fair has 2 to 4 seats, not 9"),
        (["--players", "2", "--seats", "bot,bot,bot"], "--players says 2 and --seats names 3"),
        (["--seats", "bot,you"], "“you” cannot sit at a seat, only: bot, greedy, random, exec:…"),
        (["--set", "x=y"], "Kite Fair has no options"),
    ],
)
def test_usage(command: Commands, arguments: list[str], text: str) -> None:
    done = command("simulate", KITES, *arguments)
    assert (done.status, done.out) == (Exit.USAGE, "")
    assert text in done.err
