"""What is wrong with a scenario file, and every expectation that fails, is told at its own words."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from engine.cli.exits import Exit
from engine.diagnostics import Findings, Severity, Source
from engine.scenario import read_file, read_source, run
from engine.text import Words, explain, sentence
from tests.cli_tools import Commands, command
from tests.conftest import ROOT
from tests.test_scenario_packs import compiled

__all__ = ["command"]

HEAD = "scenarios:\n  - scenario: Here\n"


def findings_of(text: str, pack: str = "beaver_brook") -> Findings:
    findings = Findings()
    file = read_source(Source("here.yaml", text), findings)
    if file is not None:
        run(file, compiled(pack), findings)
    return findings


def marked(text: str, pack: str = "beaver_brook") -> set[tuple[str, str]]:
    """The code and the words of each finding."""
    found = set()
    for item in findings_of(HEAD + text, pack):
        assert item.span is not None
        found.add((item.code, item.span.source.text[item.span.start : item.span.end]))
    return found


def position(places: str, rest: str = "") -> str:
    return f"    given:\n      places: {places}\n{rest}    then: [{{over: false}}]\n"


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        (position("{pnd.2.2: beaver.amber.1}"), "E0807", "pnd.2.2"),
        (position("{den: {twig: 1}}"), "E0816", "den"),
        (position("{pond.2.2: beaver.umber.1}"), "E0808", "beaver.umber.1"),
        (position("{pond.2.2: {beever: beaver.amber.1}}"), "E0811", "beever"),
        (position("{den.amber: {beaver: beaver.amber.1}}"), "E0810", "beaver"),
        (position("{den.amber: beaver.amber.1}"), "E0809", "beaver.amber.1"),
        (position("{pond.2.2: {dam: 1}}"), "E0803", "1"),
        (position("{pond.2.2: {dam: {umber: 1}}}"), "E0814", "umber"),
        (position("{den.amber: {twig: {amber: 1}}}"), "E0805", "{amber: 1}"),
        (position("{heap: {twig: 3}}"), "E0804", "3"),
        (position("{den.amber: {twig: 5}}"), "E0827", "den.amber"),
        (position("{yard: {dam: {amber: 4}}, pond.1.1: {dam: {amber: 1}}, pond.1.2: {dam: {amber: 2}}}"), "E0825", "2"),
        (position("{pond.1.1: beaver.amber.1, pond.1.2: beaver.amber.1}"), "E0826", "beaver.amber.1"),
        (position("{pond.1.1: [beaver.amber.1]}", "      faces: {beaver.amber.2: up}\n"), "E0815", "beaver.amber.2"),
        (position("{pond.1.1: []}", "      seen: {beaver: []}\n"), "E0815", "beaver"),
        (position("{pond.1.1: []}", "      counters: {day_numbr: 1}\n"), "E0812", "day_numbr"),
        (position("{pond.1.1: []}", "      counters: {day_number: 4}\n"), "E0813", "4"),
        (position("{pond.1.1: []}", "      counters: {moved: 1}\n"), "E0818", "moved"),
        (position("{pond.1.1: []}", "      counters: {moved: {dam: 1}}\n"), "E0819", "dam"),
        (position("{pond.1.1: []}", "      first: umber\n"), "E0801", "umber"),
        (position("{pond.1.1: []}", "      seen: {beaver.amber.1: [umber]}\n"), "E0802", "umber"),
        (position("{pond.1.1: []}", "      during: dai\n"), "E0806", "dai"),
        ("    seats: 5\n    then: [{over: false}]\n", "E0848", "5"),
        ("    seats: [amber, umber]\n    then: [{over: false}]\n", "E0801", "umber"),
        ("    options: {season: wet}\n    then: [{over: false}]\n", "E0847", "wet"),
        ("    options: {weather: wet}\n    then: [{over: false}]\n", "E0847", "weather"),
        ("    persons: {ana: umber}\n    then: [{over: false}]\n", "E0801", "umber"),
        ("    from: setup\n    then: [{over: false}]\n", "E0806", "setup"),
        ("    run: dai\n    then: [{over: false}]\n", "E0806", "dai"),
        ("    perform: beaver.amber.1\n    then: [{over: false}]\n", "E0849", "beaver.amber.1"),
        ('    effect: "move 1 tiwg at heap to den"\n    then: [{over: false}]\n', "E0404", "tiwg"),
        (
            '    effect: "while day_number = 1 { growth of wood + 1 }"\n    then: [{over: false}]\n',
            "E0849",
            '"while day_number = 1 { growth of wood + 1 }"',
        ),
        ('    then: [{values: {"count bever at pond": 0}}]\n', "E0404", "bever"),
        ("    from: set_up\n    given: {rest: home}\n    then: [{over: false}]\n", "E0217", "rest"),
        ("    then: [{amber: rest}]\n", "E0820", "amber"),
        ("    from: set_up\n    then: [{slate: rest}]\n", "E0821", "slate"),
        ("    from: set_up\n    then: [{amber: beaver.slate.1}]\n", "E0822", "beaver.slate.1"),
        ("    from: set_up\n    then: [{run: day}]\n", "E0823", "run"),
        ("    effect: win player\n    then: [{amber: rest}]\n", "E0824", "amber"),
        ("    effect: win player\n    then: [{run: day}]\n", "E0824", "run"),
        ("    from: set_up\n    then: [{amber: beaver.amber.1, over: false}]\n", "E0828", "amber"),
        ("    then: [{ofered: [x]}]\n", "E0829", "ofered"),
        ("    then: [{offerd: x}]\n", "E0829", "offerd"),
        ("    then: [{umber: rest}]\n", "E0801", "umber"),
        ("    run: day\n", "E0846", "Here"),
        ("    thn: []\n", "E0200", "thn"),
        ("    then: [{logged: [{report: moved}]}]\n", "E0203", "moved"),
        ("  - scenario: Here\n", "E0800", "Here"),
    ],
)
def test_wrong_scenarios(text: str, code: str, words: str) -> None:
    assert (code, words) in marked(text)


FAILING = """\
    given:
      places:
        pond.2.2: {beaver: beaver.amber.1}
      counters: {day_number: 2}
    run: beaver_turn
    by: amber
    then:
      - EXPECTED
"""


@pytest.mark.parametrize(
    ("expected", "code", "words"),
    [
        ("asked: slate", "E0834", "slate"),
        ("asked: none", "E0834", "none"),
        ("about: day", "E0832", "day"),
        ("prompt: what", "E0832", "what"),
        ("offered: [swim, gather]", "E0835", "gather"),
        ("not_offered: [gather, swim]", "E0836", "swim"),
        ("offered_only: [swim]", "E0837", "offered_only"),
        ("places: {den.amber: {twig: 2}}", "E0830", "2"),
        ("places: {pond.2.2: {beaver: 2}}", "E0830", "beaver"),
        ("places: {pond.2.2: []}", "E0831", "pond.2.2"),
        ("places: {pond.1.1: beaver}", "E0831", "pond.1.1"),
        ("places: {pond.2.2: {beaver: {beaver.amber.1: down}}}", "E0843", "beaver.amber.1"),
        ("faces: {beaver.amber.1: down}", "E0843", "down"),
        ("counters: {day_number: 1}", "E0832", "1"),
        ("counters: {moved: {beaver.amber.1: 1}}", "E0832", "1"),
        ("first: slate", "E0832", "slate"),
        ("scores: {amber: 1}", "E0832", "1"),
        ("scored: {amber: {build: 1}}", "E0845", "1"),
        ('values: {"count beaver at pond": 2}', "E0844", "2"),
        ('values: {"some beaver at pond": false}', "E0844", "false"),
        ('values: {"owner of [beaver at pond]": slate}', "E0844", "slate"),
        ("winners: [amber]", "E0833", "winners"),
        ("over: true", "E0842", "true"),
        ("does_not_see: {slate: {pond.2.2: beaver.amber.1}}", "E0839", "beaver.amber.1"),
        ("sees: {slate: {pond.1.1: beaver.amber.1}}", "E0838", "beaver.amber.1"),
        ("logged: [{report: phase, phase: day}]", "E0840", "{report: phase, phase: day}"),
        ("not_logged: [{report: phase}]", "E0841", "{report: phase}"),
    ],
)
def test_failing_expectations(expected: str, code: str, words: str) -> None:
    assert marked(FAILING.replace("EXPECTED", expected)) == {(code, words)}


@pytest.mark.parametrize(
    "expected",
    [
        "asked: amber",
        "offered_only: [rest, swim]",
        "places: {pond.2.2: beaver, den.amber: []}",
        "places: {pond.2.2: {beaver: {beaver: up}}}",
        'values: {"count beaver at pond": 1, "owner of [beaver at pond]": amber, "some dam": false, "first": amber}',
        "sees: {slate: {pond.2.2: beaver.amber.1}}",
        "logged: [{report: phase, phase: beaver_turn}]",
        "not_logged: [{report: move}]",
        "over: false",
    ],
)
def test_expectations_that_hold(expected: str) -> None:
    assert not marked(FAILING.replace("EXPECTED", expected))


def test_several_findings_in_one_run() -> None:
    text = """\
scenarios:
  - scenario: One
    given: {places: {pond.9.9: [], den.amber: {twg: 1}}}
    then: [{over: false}]
  - scenario: Two
    run: tally
    then: [{scores: {amber: 1, slate: 2}}, {over: true}]
"""
    found = findings_of(text).sorted()
    assert [item.code for item in found] == ["E0807", "E0811", "E0832", "E0832", "E0842"]
    assert found[1].nearest == "twig"
    assert found[0].span is not None
    assert found[0].span.source.position(found[0].span.start) == (3, 22)


GOOD = "  - scenario: Good\n    run: tally\n    then: [{over: false}]\n"


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("  - scenario: Bad\n    then: [{over: true}]\n    thn: []\n", "E0200"),
        ("  - scenario: Good\n    then: [{over: false}]\n", "E0800"),
        ("  - scenario: Bad\n    given: {places: {heap: {twig: -1}}}\n    then: [{over: false}]\n", "E0206"),
        ("  - scenario: Bad\n    scenario: Worse\n    then: [{over: false}]\n", "E0114"),
        ("  - then: [{over: false}]\n", "E0201"),
        ("  - Bad\n", "E0202"),
        ("  -\n", "E0202"),
    ],
)
def test_the_others_run_all_the_same(bad: str, code: str, command: Commands, tmp_path: Path) -> None:
    text = f"scenarios:\n{GOOD}{bad}{GOOD.replace('Good', 'Another')}"
    findings = Findings()
    file = read_source(Source("here.yaml", text), findings)
    assert file is not None
    assert [result.title for result in run(file, compiled("beaver_brook"), findings)] == ["Good", "Another"]
    assert {item.code for item in findings} == {code}
    pack = tmp_path / "brook"
    copytree(ROOT / "tests" / "packs" / "beaver_brook", pack, ignore=ignore_patterns("scenarios"))
    (pack / "scenarios").mkdir()
    written = pack / "scenarios" / "some.yaml"
    written.write_text(text)
    done = command("test", pack)
    assert (done.status, done.out) == (Exit.FINDINGS, "2 scenarios, none failed, 1 could not be read\n")
    written.write_text("- a list\n")
    assert command("test", pack).out == "0 scenarios, none failed, 1 file could not be read\n"


def test_a_fault_inside_a_block_text_has_its_place() -> None:
    text = HEAD + "    effect: |\n      gather\n      move 1 tiwg at heap to den\n    then: [{over: false}]\n"
    (found,) = findings_of(text)
    assert found.span is not None
    assert found.span.source.position(found.span.start) == (5, 14)


def test_a_fault_of_the_pack_is_told_at_the_scenario() -> None:
    (found,) = findings_of(HEAD + "    effect: repeat until no player { gather }\n    then: [{over: false}]\n")
    assert found.code == "E0703"
    assert found.span is not None
    assert found.span.source.position(found.span.start) == (3, 13)


def test_expecting_nothing_is_only_a_warning() -> None:
    (found,) = findings_of(HEAD + "    run: day\n")
    assert found.severity is Severity.WARNING


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name, code in (("missing.yaml", "E0152"), (".", "E0153")):
        findings = Findings()
        assert read_file(tmp_path / name, findings) is None
        assert [item.code for item in findings] == [code]
    for text, code in (("", "E0106"), ("scenarios: []", "E0213"), ("scenarios: [{scenario: x, <<: *a}]", "E0113")):
        assert code in {item.code for item in findings_of(text)}


def test_lists_of_options_are_written_once() -> None:
    (found,) = findings_of(HEAD + FAILING.replace("EXPECTED", "offered_only: [swim, dive]"))
    assert found.code == "E0837"
    assert "the options should be dive, swim; they are " in sentence(Words(), found)


def test_every_code_has_words_and_help() -> None:
    words = Words(["en"])
    used = {
        code
        for path in (ROOT / "engine").rglob("*.py")
        for code in re.findall(r"E08[0-9]{2}", path.read_text(encoding="utf-8"))
    }
    known = {
        code
        for name in ("findings_scenario.ftl", "findings_rules.ftl")
        for code in re.findall(r"^(E08[0-9]{2}) =", (ROOT / "engine/text/en" / name).read_text("utf-8"), re.M)
    }
    assert used == known
    for code in used:
        page = explain(words, code)
        assert page is not None
        assert "\n\n" in page, code


def test_a_change_tells_how_many_pieces_are_at_hand() -> None:
    text = HEAD + (
        "    given: {places: {yard: {dam: {amber: 1}}, pond.1.1: {dam: {amber: 1}}}}\n"
        "    then: [{given: {places: {pond.1.1: {dam: {amber: 3}}}}, over: false}]\n"
    )
    assert [(item.code, item.params.get("count")) for item in findings_of(text).sorted()] == [("E0825", 2)]
