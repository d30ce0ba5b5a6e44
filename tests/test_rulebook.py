"""The rulebook of a pack: its rows, the paths they name, the scenarios that show them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.cli.exits import Exit
from tests.cli_tools import PACKS, Commands, command
from tests.conftest import ROOT

__all__ = ["command"]

ROWS = """\
rulebook:
  lion_finds:
    section: "Kites"
    says: Whoever flies the lion gains two beads.
    at: [kites.lion.effect, verbs.gain]
  nobody_wins:
    section: "The end"
    says: Where all have as many points nobody wins.
    at: phases.tally
    source: choice
"""

SCENARIOS = """\
scenarios:
  - scenario: The lion finds beads
    shows: lion_finds
    given: {places: {bowl: {bead: 3}}}
    perform: lion.1
    by: coral
    then: [{places: {pouch.coral: {bead: 2}}}]
"""


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A pack with a rulebook and one scenario."""
    folder = tmp_path / "kite_fair"
    shutil.copytree(PACKS / "kite_fair", folder, ignore=shutil.ignore_patterns("scenarios", "rulebook*"))
    pack = folder / "pack.yaml"
    kept = [line for line in pack.read_text().splitlines() if not line.startswith("rulebook")]
    pack.write_text("\n".join([*kept, "rulebook: [rulebook/all.yaml]", ""]))
    (folder / "rulebook").mkdir()
    (folder / "scenarios").mkdir()
    (folder / "rulebook" / "all.yaml").write_text(ROWS)
    (folder / "scenarios" / "all.yaml").write_text(SCENARIOS)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_rows_without_a_scenario_are_told(command: Commands, fair: Path) -> None:
    done = command("check", fair, "--format", "concise")
    assert done.status == Exit.FINE
    assert done.out.splitlines() == [
        f"{fair}/rulebook/all.yaml:6:3: warning[E0852] no scenario shows the rule “nobody_wins”"
    ]
    change(fair / "scenarios" / "all.yaml", "shows: lion_finds", "shows: [lion_finds, nobody_wins]")
    assert command("check", fair, "--format", "concise").out == ""
    (fair / "scenarios" / "all.yaml").unlink()
    assert command("check", fair, "--format", "concise").out.splitlines() == [
        f"{fair}/rulebook/all.yaml:2:3: warning[E0852] no scenario shows any of the 2 rules of the rulebook"
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "close"),
    [
        ("phases.tally", "phases.taly", "E0850", "phases.tally"),
        ("phases.tally", "phase.tally", "E0850", "phases.tally"),
        ("phases.tally", "words.tally", "E0850", "phases.tally"),
        ("phases.tally", "seats.form", "E0850", "seats.from"),
        ("kites.lion.effect", "kites.lion.efect", "E0850", "kites.lion.effect"),
        ("phases.tally", "tally", "E0205", ""),
        ("    source: choice", "    source: chance", "E0203", "choice"),
        ("    says: Where", "    say: Where", "E0200", "says"),
        ("  nobody_wins:", "  lion_finds:", "E0114", ""),
    ],
)
def test_a_row_that_is_wrong(command: Commands, fair: Path, old: str, new: str, code: str, close: str) -> None:
    file = fair / "rulebook" / "all.yaml"
    change(file, old, new)
    found = command("check", fair, "--format", "concise")
    assert found.status == Exit.FINDINGS
    (line,) = [line for line in found.out.splitlines() if f"error[{code}]" in line]
    assert line.startswith(f"{file}:")
    assert f"did you mean “{close}”?" in line or not close


def test_paths_into_pack_yaml_are_known_too(command: Commands, fair: Path) -> None:
    change(fair / "rulebook" / "all.yaml", "phases.tally", "[seats.from, outcome.ladder.beads]")
    assert command("check", fair).status == Exit.FINE


def test_a_mark_of_a_grid_is_a_definition_that_a_row_may_name(command: Commands, tmp_path: Path) -> None:
    folder = tmp_path / "beaver_brook"
    shutil.copytree(PACKS / "beaver_brook", folder)
    with (folder / "pack.yaml").open("a") as file:
        file.write("rulebook: [rules.yaml]\n")
    (folder / "rules.yaml").write_text(
        "rulebook:\n  wood: {section: Pond, says: Three squares are wooded., at: marks.wod}\n"
    )
    assert "did you mean “marks.wood”?" in command("check", folder, "--format", "concise").out
    change(folder / "rules.yaml", "marks.wod", "marks.wood")
    assert command("check", folder).status == Exit.FINE
    assert "`marks.wood`" in command("rules", folder, "--table").out


def test_a_row_in_two_files_is_told_with_both_places(command: Commands, fair: Path) -> None:
    change(fair / "pack.yaml", "[rulebook/all.yaml]", "[rulebook/all.yaml, rulebook/more.yaml]")
    assert "E0152" in command("check", fair).out
    (fair / "rulebook" / "more.yaml").write_text(ROWS)
    done = command("check", fair)
    assert done.status == Exit.FINDINGS
    assert "error[E0123]" in done.out
    assert f"{fair}/rulebook/all.yaml:2:3" in done.out


def test_what_no_source_tells_of_on_mars_stands_in_one_file() -> None:
    """So that whoever owns the game finds all of it in one place."""
    told = {
        path.name for path in (ROOT / "cards" / "on_mars").glob("*.yaml") if "source: reconstructed" in path.read_text()
    }
    assert told == {"reconstructed.yaml"}


@pytest.mark.parametrize("name", ["check", "test"])
def test_a_scenario_that_shows_a_row_that_is_not_there(command: Commands, fair: Path, name: str) -> None:
    change(fair / "scenarios" / "all.yaml", "lion_finds", "lion_find")
    done = command(name, fair)
    assert done.status == Exit.FINDINGS
    assert "did you mean “lion_finds”?" in done.out + done.err
    assert f"--> {fair}/scenarios/all.yaml:3:12" in done.out + done.err


def test_coverage_lists_rules_that_no_scenario_shows(command: Commands, fair: Path) -> None:
    done = command("test", fair, "--coverage")
    assert (done.status, done.err) == (Exit.FINE, "")
    assert "rules of the rulebook   1 of 2" in done.out
    assert f"{fair}/rulebook/all.yaml:6:3: nobody_wins: no scenario shows this rule: Where all" in done.out
    assert "1 rule that no scenario shows" in done.out
    assert f"{fair}/flow.yaml:5:" in done.out


def test_only_rules_are_covered(command: Commands, fair: Path) -> None:
    """A value that only bots look at is no rule; one that a rule uses is."""
    change(fair / "vocabulary.yaml", "values:\n", 'values:\n  worth: {gives: number, is: "3"}\n')
    change(fair / "flow.yaml", 'standing: "', 'standing: "worth + ')
    assert "values.worth" not in command("test", fair, "--coverage").out
    change(fair / "flow.yaml", 'gust: "', 'gust: "if worth = 4 { score 1 }; ')
    assert "values.worth: never worked out" in command("test", fair, "--coverage").out
