"""Random pairs of games that a person cannot tell apart give that person the same bytes, whatever they ask.

How a twin is made, and what it may differ in, stands in :mod:`tests.twin_tools`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cli.play.evening import Evening
from engine.play import Chance, Game, Program
from engine.play.imagine import _assigned, exchanged, hidden_pieces
from tests.cli_tools import Commands, command
from tests.conftest import PLAYING, SAMPLE
from tests.twin_tools import MINE, Pair, Play, opened, pair, played, read, rules, seen

__all__ = ["command"]

TABLES = [(name, seats, False) for name, (_, counts) in PLAYING.items() for seats in counts] + [("kite_fair", 4, True)]
"""Pack, seats, and whether persons hold several of them."""
PAIRS = 100 if SAMPLE == "ci" else 5000


@pytest.fixture(autouse=True)
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder to write into, and a terminal of 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")


def words(
    seed: object, name: str, P: Program, interesting: tuple[str, ...], share: int
) -> Callable[[int, Evening], list[str]]:
    """What a person asks before an answer; at one question of ``share``. The same for all that looks the same to them."""
    names = [*interesting, *P.universe.names[: P.universe.h0]]

    def typed(number: int, evening: Evening) -> list[str]:
        chance = Chance("words", name, seed, number)
        if chance.below(share):
            return []
        asked = evening.table.question()
        assert asked is not None
        about = [interesting[chance.below(len(interesting))]] if interesting else []
        about += [names[chance.below(len(names))] for _ in range(2)]
        lines = ["?", "board", "board", "log", f"save mine {MINE}", f"save mine no/folder/{MINE}", "hint"]
        lines += [f"why {asked.options[chance.below(len(asked.options))]}", f"{asked.options[-1]}x", "why stop"]
        lines += [f"why {thing}" for thing in about] + [f"card {about[0]}", "undo"]
        chance.shuffle(lines)
        lines = sorted(lines[:3], key=lambda line: line == "undo")
        return lines

    return typed


def once(typed: Callable[[int, Evening], list[str]]) -> Callable[[int, Evening], list[str]]:
    """The same before the first answer only."""
    return lambda number, evening: typed(number, evening) if number == 1 else []


def without_seed(pages: list[str]) -> list[str]:
    """The seed is told when a game is over."""
    return [re.sub(r"\nSeed: \d+\n$", "\n", page) for page in pages]


def assert_same(pages: list[list[str]], what: object) -> None:
    one, two = pages
    for number, (left, right) in enumerate(zip(one, two, strict=False)):
        assert left == right, (what, number)
    assert len(one) == len(two), what


def compare_games(name: str, P: Program, found: Pair, seed: int, share: int, *, alone: bool) -> int:
    """The two games as the person reads them; gives at how many questions all was asked that can be asked."""
    asked = 0
    typed = words(seed, name, P, found.exchanged, share)

    def counting(number: int, evening: Evening) -> list[str]:
        nonlocal asked
        lines = typed(number, evening)
        asked += bool(lines)
        return lines

    seeds = (7_310_000_000 + seed, 7_320_000_000 + seed)
    decisions = 0 if found.over else found.decisions
    pages = [
        without_seed(read(opened(name), P, found.person, play, decisions, counting, alone=alone, seed=number))
        for play, number in zip((found.one, found.two), seeds, strict=True)
    ]
    assert_same(pages, (name, P.universe.seats, seed, found.person, alone, found.exchanged))
    secrets = [str(number) for number in seeds]
    secrets += [form(play.start.rng) for play in (found.one, found.two) for form in (str, hex)]
    assert not any(secret in page for page in pages[0] for secret in secrets)
    return asked // 2


def compare_positions(name: str, P: Program, seed: int, person: int, count: int) -> int:
    """Positions of a random game, and the same with all that the person does not know exchanged."""
    chance = Chance("positions", name, seed, person)
    _, taken, positions = played(P, seed)
    mine = [i for i, each in enumerate(taken) if P.universe.person_of[each.seat] == person]
    chance.shuffle(mine)
    done = 0
    for index in mine[:count]:
        state = positions[index].copy()
        other = exchanged(P, state, _assigned(P, state, hidden_pieces(P, state, person), chance))
        other.rng = chance.below(1 << 62)
        games = [Game.at(P, each.copy()) for each in (state, other)]
        assert seen(games[0], person) == seen(games[1], person), (name, seed, person, index)
        told = [[report.told(person) for report in game.choose(taken[index].option)] for game in games]
        after = told[0] == told[1] and seen(games[0], person) == seen(games[1], person)
        typed = once(words((seed, index), name, P, (), 1))
        plays = [Play(each, (), (taken[index].option,)) for each in (state, other)]
        pages = [read(opened(name), P, person, play, 1 + after, typed, alone=True, seed=1) for play in plays]
        assert_same(pages, (name, P.universe.seats, seed, person, index))
        done += 1
    return done


def compare(pairs: int, first: int) -> dict[str, int]:
    """So many pairs, over all tables in turn; gives how many of each sort there were."""
    done = {"games": 0, "positions": 0, "over": 0, "parted": 0}
    number = first
    while done["games"] + done["positions"] < pairs:
        name, seats, several = TABLES[number % len(TABLES)]
        P = rules(name, seats, several)
        person = Chance("person", number).below(len(P.universe.persons))
        found = pair(P, number, person)
        if found is None:
            done["parted"] += 1
        else:
            done["games"] += compare_games(name, P, found, number, 2, alone=number % 5 > 0)
            done["over"] += found.over
        done["positions"] += compare_positions(name, P, number, person, 3)
        number += 1
    return done


@pytest.mark.parametrize("place", ["", " kept.save"])
def test_the_seed_of_a_game_that_may_go_on_is_not_told(place: str, command: Commands) -> None:
    seed = 91_827_364
    arguments = ("play", PLAYING["kite_fair"][0], "--seats", "you:Ana,greedy", "--seed", str(seed))
    answers = f"1\n?\nhint\nsave{place}\nsave{place}\nlog\nboard\nundo\nquit\n"
    done = command(*arguments, answers=answers)
    kept = Path(place.strip() or "kite_fair.save")
    assert kept.is_file()
    assert str(kept) in done.err
    assert str(seed) not in done.out + done.err
    mine = command("save", kept, "--for", "Ana")
    assert str(seed) not in mine.out + mine.err
    assert str(seed) not in command("replay", kept).out


def test_a_second_game_is_kept_beside_the_first(command: Commands) -> None:
    for name in ("kite_fair.save", "kite_fair-2.save", "kite_fair-3.save"):
        assert (
            f" {name}" in command("play", PLAYING["kite_fair"][0], "--seats", "you,random", answers="save\nquit\n").err
        )
        assert Path(name).is_file()


def test_a_twin_differs_in_nothing_but_what_was_exchanged() -> None:
    """Not in the order of a hand either: the first unknown card of it may be looked at."""
    P = rules("kite_fair", 2)
    kept = changed = 0
    for found in [each for number in range(30) if (each := pair(P, number, 1)) is not None]:
        one, two = (
            [P.universe.names[piece] for pieces in play.start.held for piece in pieces]
            for play in (found.one, found.two)
        )
        for left, right in zip(one, two, strict=True):
            assert (left == right) != (left in found.exchanged)
            kept, changed = kept + (left == right), changed + (left != right)
    assert kept > changed > 0


def test_what_cannot_be_told_apart_reads_the_same() -> None:
    done = compare(20, 0)
    assert done["games"]
    assert done["positions"]


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_pairs(part: int) -> None:
    done = compare(PAIRS // 10, 10_000 * (part + 1))
    assert done["games"]
    assert done["positions"]
