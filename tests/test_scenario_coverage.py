"""Coverage: it changes nothing, tells what was touched, and what was not."""

from __future__ import annotations

import pytest

from engine.diagnostics import Findings, Source
from engine.pack import load_folder
from engine.play import Chance, play_random
from engine.scenario import Coverage, Key, Result, read_source, run
from tests.conftest import PLAYING, ROOT, program, ruleset
from tests.test_scenario_packs import compiled


def covered(text: str, pack: str = "beaver_brook") -> tuple[Coverage, Result]:
    findings = Findings()
    file = read_source(Source("here.yaml", "scenarios:\n  - scenario: Here\n" + text), findings)
    assert file is not None, findings.sorted()
    coverage = Coverage(compiled(pack))
    (result,) = run(file, compiled(pack), findings, coverage)
    assert not findings.sorted()
    return coverage, result


def ways(coverage: Coverage, sort: str, id_: str) -> set[str]:
    return {coverage.parts[key].way for key in coverage.touched if key[0] == sort and coverage.parts[key].id == id_}


@pytest.mark.parametrize("name", PLAYING)
def test_a_covered_game_is_the_same_game(name: str) -> None:
    seats = PLAYING[name][1][0]
    coverage = Coverage(compiled(name))
    watched = coverage.program(ruleset(name), seats, None, None)
    for seed in range(2):
        ends = [
            play_random(P, seed, [Chance(seed, seat) for seat in range(seats)])[0].fingerprint()
            for P in (program(name, seats), watched)
        ]
        assert ends[0] == ends[1]
    coverage.end()
    assert coverage.counts()["code"][0] > 5


WORK = """\
    given: {places: {pond.1.1: beaver.amber.1}, counters: {day_number: 1}}
    run: beaver_turn
    by: amber
    then:
      - amber: gather
      - amber: "no"
      - over: false
"""


def test_what_ran_is_touched() -> None:
    coverage, result = covered(WORK)
    assert ("code", "verbs.gather", "") in coverage.touched
    assert ("code", "verbs.build", "") not in coverage.touched
    assert ways(coverage, "branch", "phases.beaver_turn") == {"gather", "false"}
    assert ways(coverage, "branch", "verbs.encore") == {"no"}
    assert ("value", "growth", "") in coverage.touched
    assert [key for key in coverage.touched if key[0] == "modifier"] == [("modifier", "rules.plenty#m1", "")]
    assert result.touched == coverage.touched


def test_look_ahead_touches_nothing() -> None:
    """Building was looked at, to know whether it could be offered."""
    coverage, _ = covered(WORK)
    assert ("code", "verbs.swim", "") not in coverage.touched


def test_both_sides_of_a_filter() -> None:
    """Nobody else's beaver stands in the wood; when one does, the word for one's own is seen to fail there too."""
    alone, _ = covered(WORK)
    together, _ = covered(WORK.replace("beaver.amber.1}", "beaver.amber.1, pond.4.4: beaver.slate.1}"))
    more = together.touched - alone.touched
    assert more
    assert {(key[0], key[2]) for key in more} == {("filter", "false")}


def test_working_out_a_value_touches_nothing() -> None:
    coverage, _ = covered('    then: [{values: {"growth of wood": 1}}]\n')
    assert not coverage.touched


def test_a_row_is_touched_by_its_text_or_by_what_happens_to_it() -> None:
    text = "    given: {places: {hand.coral: lion, air.coral: ribbon}}\n    effect: move all kite at hand to torn\n"
    coverage, _ = covered(text + "    then: [{over: false}]\n", "kite_fair")
    assert not ways(coverage, "row", "kites.lion")
    coverage, _ = covered("    perform: ribbon.1\n    by: coral\n    then: [{over: false}]\n", "kite_fair")
    assert [key for key in coverage.touched if key[0] == "row"] == [("row", "kite.ribbon", "")]


def test_a_row_of_a_sort_is_touched_by_what_happens_to_things_that_it_is_printed_on() -> None:
    text = (
        "    given: {places: {hellas: {resource: [ice_lode.1]}}}\n    effect: turn all resource at hellas to faceup\n"
    )
    coverage, _ = covered(text + "    then: [{over: false}]\n", "mission_red_planet")
    rows = {("row", "resource.ice_lode", ""), ("row", "mineral.ice", ""), ("row", "zone.hellas", "")}
    assert {key for key in coverage.touched if key[0] == "row"} == rows


def test_a_condition_that_is_printed_is_touched_when_it_is_asked() -> None:
    pack = load_folder(ROOT / "cards" / "on_mars", Findings())
    assert pack is not None
    asked = "places: {hand.purple: planner}}\n    effect: complete 1\n    by: purple\n    then: [{asked: none}]\n"
    file = read_source(Source("here.yaml", f"scenarios:\n  - scenario: Here\n    given: {{{asked}"), Findings())
    assert file is not None
    coverage = Coverage(pack)
    findings = Findings()
    run(file, pack, findings, coverage)
    assert not findings.sorted()
    reached = {key[1] for key in coverage.touched if key[0] == "value" and key[1].endswith(".reached")}
    assert reached == {"goals.planner.reached"}
    assert "words.upgraded" in {part.id for part in coverage.missed()}


def test_a_stop_before_a_pass_is_a_branch() -> None:
    text = """\
    given: {places: {pond.1.1: beaver.amber.1}}
    effect: "repeat any { move 1 of my beaver at pond as swimmer to any pond near swimmer }"
    by: amber
    then: [{amber: stop}, {asked: none}]
"""
    covered(text)
    text = """\
    given: {places: {dock.1: hellas_3, hellas: {astronaut: {red: 1}}, supply: {astronaut: {red: 1}}}}
    perform: explorer
    by: red
    then: [{red: ausonia}, {red: stop}, {asked: none}]
"""
    coverage, _ = covered(text, "mission_red_planet")
    assert ways(coverage, "branch", "specialists.explorer.effect") == {"again", "stop"}


def test_parts_of_texts_that_never_ran_are_not_listed_one_by_one() -> None:
    coverage, _ = covered(WORK)
    missed = coverage.missed()
    assert ("code", "verbs.swim") in {(part.sort, part.id) for part in missed}
    assert ("operation", "verbs.swim") not in {(part.sort, part.id) for part in missed}
    assert ("branch", "phases.beaver_turn", "swim") in {(part.sort, part.id, part.way) for part in missed}


class Listening(Coverage):
    """Keeps every key that is touched, whether it is known or not."""

    def __init__(self, name: str) -> None:
        super().__init__(compiled(name))
        self.heard: set[Key] = set()

    def _touch(self, key: Key) -> None:
        self.heard.add(key)
        super()._touch(key)


@pytest.mark.parametrize("name", PLAYING)
def test_every_key_that_is_touched_is_known(name: str) -> None:
    """Nothing is touched that the list of parts does not have: else it could never be missed."""
    coverage = Listening(name)
    seats = PLAYING[name][1][0]
    play_random(coverage.program(ruleset(name), seats, None, None), 1, [Chance(1, seat) for seat in range(seats)])
    assert coverage.heard
    assert coverage.heard <= set(coverage.parts)
