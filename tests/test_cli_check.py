"""``check``, ``parse`` and ``test``: findings, where they stand, and statuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli.exits import Exit
from tests.cli_tools import PACKS, TINY, Commands, command, tiny_pack

__all__ = ["command"]

BROKEN = TINY.replace("drop 1", "dorp 1")


def test_a_clean_pack(command: Commands, tmp_path: Path) -> None:
    for name in (str(tiny_pack(tmp_path / "tiny")), str(tmp_path / "tiny" / "pack.yaml"), str(PACKS / "kite_fair")):
        done = command("check", name)
        assert (done.status, done.out) == (Exit.FINE, "")
        assert "nothing to report" in done.err


def test_the_default_pack_is_clean(command: Commands) -> None:
    assert command("check").status == command("check", "mission_red_planet").status == Exit.FINE


def test_a_broken_pack(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", BROKEN)
    full = command("check", pack)
    assert full.status == Exit.FINDINGS
    assert f"--> {pack}/rules.yaml:13:30" in full.out
    assert "^^^^" in full.out
    assert full.err == "1 error\n"
    concise = command("check", pack, "--format", "concise")
    assert concise.out.startswith(f"{pack}/rules.yaml:13:30: error[E0")
    assert "did you mean “drop”?" in concise.out
    assert len(concise.out.splitlines()) == 1


def test_json_is_the_only_thing_on_stdout(command: Commands, tmp_path: Path) -> None:
    good, bad = tiny_pack(tmp_path / "good"), tiny_pack(tmp_path / "bad", BROKEN)
    for path, status, count in ((good, Exit.FINE, 0), (bad, Exit.FINDINGS, 1), (tmp_path / "no", Exit.NOTHING_READ, 1)):
        done = command("check", path, "--format", "json")
        document = json.loads(done.out)
        assert (done.status, len(document["findings"]), done.err) == (status, count, "")
    assert json.loads(command("check", bad, "--format", "json").out)["findings"][0]["line"] == 13


def test_a_file_of_a_pack(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", text="name-bean = bean\n")
    (pack / "other.yaml").write_text("{}\n")
    for name in ("rules.yaml", "pack.yaml", "text/en/names.ftl"):
        assert command("check", pack / name).status == Exit.FINE
    done = command("check", pack / "other.yaml", "--format", "concise")
    assert (done.status, "E0161" in done.out) == (Exit.FINE, True)
    assert "“" in done.out
    (pack / "text" / "en" / "names.ftl").write_text("name-bean = { $x\n")
    assert command("check", pack / "text" / "en" / "names.ftl").status == Exit.FINDINGS


def test_errors_elsewhere_are_shown_with_a_file(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", BROKEN, text="name-bean = bean\n")
    done = command("check", pack / "text" / "en" / "names.ftl", "--format", "concise")
    assert done.status == Exit.FINDINGS
    assert "rules.yaml:13" in done.out


@pytest.mark.parametrize("name", ["nosuch", "nosuch.yaml", "a\0b", "x" * 3000, "", "é/ü"])
def test_nothing_to_read(command: Commands, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in (
        ["check", name],
        ["format", name],
        ["test", name],
        ["play", name],
        ["simulate", name],
        ["parse", name, ""],
    ):
        done = command(*arguments)
        assert done.status == Exit.NOTHING_READ, arguments
        assert "error[E01" in done.out + done.err
        assert "Traceback" not in done.err
        assert (done.out == "") == (arguments[0] != "check")


def test_a_folder_and_a_file_without_a_pack(command: Commands, tmp_path: Path) -> None:
    (tmp_path / "lone.yaml").write_text("a: 1\n")
    assert command("check", tmp_path).status == Exit.NOTHING_READ
    assert command("check", tmp_path / "lone.yaml").status == Exit.NOTHING_READ


def test_parse(command: Commands) -> None:
    text = "place 2 in 1..2 docked; destination_token any"
    done = command("parse", "mission_red_planet", text)
    assert (done.status, done.err) == (Exit.FINE, "")
    assert done.out.splitlines()[:3] == [text, "", "Body"]
    loose = command("parse", "mission_red_planet", text.replace(" ", "  "))
    assert loose.out == done.out
    ops = command("parse", "mission_red_planet", text, "--ops")
    assert ops.out.splitlines()[0] == text
    assert "(call place " in ops.out


def test_parse_findings(command: Commands) -> None:
    done = command("parse", "mission_red_planet", "place 2 in 1..2 dockd")
    assert (done.status, done.out) == (Exit.FINDINGS, "")
    assert "--> effect:1:17" in done.err
    assert "did you mean “docked”?" in done.err
    assert command("parse", "mission_red_planet", "kill {").status == Exit.FINDINGS


SCENARIOS = """\
scenarios:
  - scenario: A bean lies where it was dropped
    given: {places: {sack: {bean: {ann: 2}}}}
    effect: "drop 1"
    by: ann
    then:
      - ann: bowl.2
      - places: {bowl.2: {bean: {ann: 1}}}
  - scenario: This one expects too much
    given: {places: {sack: {bean: {ann: 2}}}}
    effect: "drop 1"
    by: ann
    then:
      - ann: bowl.2
      - places: {bowl.2: {bean: {ann: 2}}}
"""


def test_a_name_that_is_none_is_found_once(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny")
    rules = pack / "rules.yaml"
    rules.write_text(rules.read_text().replace("bowl: {count", "The Bowl: {count"))
    out = command("check", pack, "--format", "concise").out
    assert out.count("The Bowl") == 1
    assert "E0205" in out


def test_scenarios(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny")
    assert command("test", pack).out == "0 scenarios, none failed\n"
    (pack / "scenarios").mkdir()
    file = pack / "scenarios" / "beans.yaml"
    file.write_text(SCENARIOS)
    assert command("check", file).status == Exit.FINE
    for path in (pack, file):
        done = command("test", path)
        assert done.status == Exit.FINDINGS
        assert done.out.splitlines() == [
            "failed: This one expects too much",
            "2 scenarios, 1 failed",
        ]
        assert f"--> {file}:15:" in done.err
        named = command("test", path, "--verbose").out.splitlines()
        assert named == ["passed: A bean lies where it was dropped", *done.out.splitlines()]
    file.write_text(SCENARIOS[: SCENARIOS.index("  - scenario: This")])
    done = command("test", file, "--coverage")
    assert (done.status, done.err) == (Exit.FINE, "")
    assert "What the scenarios have touched" in done.out
    assert "phases.game: never ran" in done.out
    assert done.out.splitlines()[-1] == "1 scenario, none failed"


def test_a_folder_here_is_not_the_shipped_pack_of_its_name(
    command: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``test ./NAME``: this one has no scenarios."""
    tiny_pack(tmp_path / "on_mars")
    monkeypatch.chdir(tmp_path)
    assert command("test", "./on_mars").out == "0 scenarios, none failed\n"
