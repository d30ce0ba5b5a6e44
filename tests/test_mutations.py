"""Each number of a rule is held by a scenario: where it is one more or one less, a scenario fails."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT, SAMPLE
from tests.mutations import Mutant, Proof, Scenarios, mutants, noticed, sample, survivors
from tests.test_rulebook import change, fair

__all__ = ["fair"]

SHOWN = "mission_red_planet"
SLICES = 8
"""The long test is cut into so many, which may run at the same time."""
BOUND = {"mission_red_planet": 60, "on_mars": 8}
"""So many changes of each pack, where the long tests are bounded."""


@cache
def scenarios(name: str) -> Scenarios:
    return Scenarios(ROOT / "cards" / name)


@cache
def chosen(name: str, count: int) -> list[Mutant]:
    found = mutants(scenarios(name).proof.pack)
    return sample(found, count or len(found))


def test_changed_numbers_are_noticed() -> None:
    assert not [str(mutant) for mutant in survivors(scenarios(SHOWN), chosen(SHOWN, 6))]


@pytest.mark.long
@pytest.mark.parametrize("name", BOUND)
@pytest.mark.parametrize("part", range(SLICES))
def test_every_changed_number_is_noticed(name: str, part: int) -> None:
    found = chosen(name, BOUND[name] if SAMPLE == "ci" else 0)
    assert not [str(mutant) for mutant in survivors(scenarios(name), found[part::SLICES])]


# ---- what counts as noticing
def holding(folder: Path, scenario: str) -> Path:
    """A pack with one scenario: what it expects, and perhaps what is done before."""
    (folder / "scenarios" / "all.yaml").write_text(f"scenarios:\n  - scenario: Here\n{scenario}")
    return folder


def notices(folder: Path, path: str, room: Path, games: bool = True) -> list[int]:
    """The values of a number that are noticed."""
    shutil.copytree(folder, room)
    found = Scenarios(folder)
    of_path = [mutant for mutant in mutants(found.proof.pack) if mutant.path == path]
    assert of_path
    return [mutant.new for mutant in of_path if noticed(found, mutant, room, games) is not None]


LION = "    given: {places: {bowl: {bead: 9}}}\n    perform: lion.1\n    by: coral\n"
FLOWN = "    given: {places: {bowl: {bead: 9}, air.coral: lion.1, air.indigo: magpie.1, hand.coral: swallow.1}}\n"


# Gaining 0 is an error of the pack, so that change is always noticed.
@pytest.mark.parametrize(
    ("scenario", "path", "expected"),
    [
        (LION + "    then: [{places: {pouch.coral: {bead: 2}}}]\n", "kites.lion.effect", [3, 1, 0]),
        (LION + "    then: [{over: false}]\n", "kites.lion.effect", [0]),
        ('    then: [{values: {"pull of lion": 5}}]\n', "kites.lion.pull", []),
        (LION + '    then: [{values: {"sum pull of it among kite at air": 0}}]\n', "kites.lion.pull", []),
        (
            FLOWN + "    run: fly\n    then: [{asked: none, logged: [{report: perform, what: lion.1}]}]\n",
            "kites.lion.pull",
            [],
        ),
        (FLOWN + "    run: gust\n    then: [{scores: {coral: 3}}]\n", "kites.lion.pull", [4]),
        (FLOWN + "    run: gust\n    then: [{scores: {coral: 3}}]\n", "phases.gust", [4, 2]),
    ],
)
def test_what_notices_a_number(fair: Path, tmp_path: Path, scenario: str, path: str, expected: list[int]) -> None:
    assert notices(holding(fair, scenario), path, tmp_path / "room") == expected


def test_a_change_that_makes_no_difference_counts_as_noticed(fair: Path, tmp_path: Path) -> None:
    """A place for one kite takes no more of two; that every player draws three or four makes another game."""
    held = holding(fair, "    run: dusk\n    then: [{over: false}]\n")
    assert notices(held, "phases.choose_kite", tmp_path / "one") == [2, 0]
    assert notices(held, "phases.draw_up", tmp_path / "two") == []
    assert notices(held, "phases.choose_kite", tmp_path / "three", games=False) == [0]


def test_numbers_for_bots_are_no_rules(fair: Path) -> None:
    change(fair / "vocabulary.yaml", "values:\n", 'values:\n  worth: {gives: number, is: "3"}\n')
    change(fair / "flow.yaml", 'standing: "', 'standing: "worth + ')
    paths = {mutant.path for mutant in mutants(Scenarios(fair).proof.pack)}
    assert not {path for path in paths if path.startswith(("standing", "bound", "values.worth"))}
    assert paths >= {
        "phases.gust",
        "kites.lion.pull",
        "kites.lion.count",
        "alike.bead.each",
        "seats.to",
        "counters.hurt.to",
    }


def test_only_what_is_printed_on_a_guessed_thing_without_a_text_is_exempt() -> None:
    paths = {mutant.path for mutant in mutants(Proof(ROOT / "cards" / SHOWN).pack)}
    assert not {path for path in paths if path.endswith(".capacity")}
    assert "specialists.pilot.rank" in paths
    assert any(path.startswith("ships.") and path.endswith(".count") for path in paths)
    paths = {mutant.path for mutant in mutants(Proof(ROOT / "cards" / "on_mars").pack)}
    assert paths >= {"discoveries.ice_field.benefit", "lab_spaces.f1.worth", "order_spaces.order_4.bonus"}
