"""The rules of a game on one page, and as a table of what the pack does where."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from engine.cli.exits import Exit
from tests.cli_tools import PACKS, Commands, command
from tests.conftest import ROOT

__all__ = ["command"]

TABLES = {name: ROOT / "docs" / "rules" / f"{name}.md" for name in ("mission_red_planet", "on_mars")}
PAGES = [ROOT / "cards" / "mission_red_planet", ROOT / "cards" / "on_mars", PACKS / "kite_fair"]
PLACEHOLDER = re.compile(r"\{\{.*?\}\}")


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    folder = tmp_path / "kite_fair"
    shutil.copytree(PACKS / "kite_fair", folder)
    return folder


def write(folder: Path, page: str, language: str = "en") -> Path:
    file = folder / "text" / language / "rules.md"
    file.parent.mkdir(exist_ok=True)
    file.write_text(page, encoding="utf-8")
    return file


# ---- the page
@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
def test_pages_take_every_number_from_the_pack(command: Commands, folder: Path) -> None:
    page = (folder / "text" / "en" / "rules.md").read_text(encoding="utf-8")
    assert not re.findall(r".*\d.*", PLACEHOLDER.sub("", re.sub(r"(?m)^\d+\. ", "", page)))
    done = command("rules", folder)
    assert (done.status, done.err) == (Exit.FINE, "")
    assert "{{" not in done.out
    assert len(done.out.splitlines()) >= len(page.splitlines())


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
def test_pages_tell_every_card(folder: Path) -> None:
    page = (folder / "text" / "en" / "rules.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\{\{ card (\w+\.\w+) \}\}", page))
    listed = set(re.findall(r"\{\{ cards (\w+) \}\}", page))
    for file in folder.glob("*.yaml"):
        for section, rows in re.findall(r"^(\w+):\n((?:  .*\n|\n)+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            if re.search(r"^    effect:", rows, re.MULTILINE):
                cards = {f"{section}.{row}" for row in re.findall(r"^  (\w+):", rows, re.MULTILINE)}
                assert section in listed or cards <= named, section


def test_a_page_changes_with_its_pack(command: Commands, fair: Path) -> None:
    write(
        fair,
        "Fly for {{ phases.game #1 }} winds. {{ count kites }} kites, {{count charms}} charms.\n\n{{ card kites.lion }}\n",
    )
    lines = command("rules", fair).out.splitlines()
    assert lines[0] == "Fly for 5 winds. 18 kites, 8 charms."
    assert lines[2].startswith("**Lion**")
    flow, cards = fair / "flow.yaml", fair / "cards.yaml"
    flow.write_text(flow.read_text().replace("repeat 5 { wind }", "repeat 4 { wind }"))
    cards.write_text(cards.read_text().replace("    count: 4\n", "    count: 2\n", 1))
    assert command("rules", fair).out.splitlines()[0] == "Fly for 4 winds. 16 kites, 8 charms."


def test_all_cards_of_a_table_are_a_list(command: Commands, fair: Path) -> None:
    write(fair, "{{ cards charms }}\n")
    lines = [line for line in command("rules", fair).out.splitlines() if line.startswith("-")]
    assert [line.split("**")[:2] for line in lines] == [["- ", name] for name in ("Spool", "Chime", "Knot", "Feather")]


def test_a_card_with_several_texts_tells_each_under_its_name(command: Commands, tmp_path: Path) -> None:
    folder = tmp_path / "on_mars"
    shutil.copytree(ROOT / "cards" / "on_mars", folder, ignore=shutil.ignore_patterns("scenarios", "rulebook"))
    write(folder, "{{ card lab_spaces.b1 }}\n\n{{ card structure.greenhouse }}\n\n{{ card stations.resupply }}\n")
    assert command("rules", folder).out.splitlines()[::2] == [
        "**level 2 (top)**: Cost: Pay 1 resource. Benefit: Gain 1 crystal.",
        "**greenhouse**: Yields: Gain 1 plant. Cost: Pay 1 water.",
        "**Resupply**: Take 1 item from the warehouse. Then, for each colonist that you",
    ]


@pytest.mark.parametrize(
    ("text", "code", "said", "close"),
    [
        ("{{ seats.form }}", "E0850", "seats.form", "seats.from"),
        ("{{ alike.beads.each }}", "E0850", "alike.beads.each", "alike.bead.each"),
        ("{{ phases.gaem #1 }}", "E0850", "phases.gaem", "phases.game"),
        ("{{ count kite }}", "E0850", "kite", "kites"),
        ("{{ card kites.loin }}", "E0850", "kites.loin", "kites.lion"),
        ("{{ card pieces.kite }}", "E0858", "pieces.kite", ""),
        ("{{ card lion }}", "E0850", "lion", "kites.lion"),
        ("{{ lion }}", "E0850", "lion", "kites.lion"),
        ("{{ loin }}", "E0850", "loin", "kites.lion"),
        ("{{ kite.loin }}", "E0850", "kite.loin", "kites.lion"),
        ("{{ xyzzy }}", "E0850", "xyzzy", ""),
        ("{{ 9 }}", "E0850", "9", ""),
        ("{{ cuont kites }}", "E0853", "{{ cuont kites }}", "count kites"),
        ("{{ count phases }}", "E0858", "phases", ""),
        ("{{ card phases.game }}", "E0858", "phases.game", ""),
        ("{{ cards charm }}", "E0850", "charm", "charms"),
        ("{{ phases.game }}", "E0854", "phases.game", ""),
        ("{{ kites.lion #1 }}", "E0854", "kites.lion", ""),
        ("{{ phases.game #3 }}", "E0855", "phases.game", ""),
        ("{{ kites.lion.pull", "E0853", "{{ kites.lion.pull", ""),
        ("{{ Kites }}", "E0853", "{{ Kites }}", ""),
        ("{{ count }}", "E0859", "count", ""),
        ("{{ card }}", "E0859", "card", ""),
        ("{{ count kites \x1b }}", "E0104", "\x1b", ""),
    ],
)
def test_a_placeholder_that_names_nothing(
    command: Commands, fair: Path, text: str, code: str, said: str, close: str
) -> None:
    file = write(fair, f"Some words.\nThen {text}\n")
    column = 6 + text.index(said)
    for name in ("rules", "check"):
        done = command(name, fair)
        shown = done.out + done.err
        assert done.status == Exit.FINDINGS
        assert f"error[{code}]" in shown
        assert f"--> {file}:2:{column}" in shown
        assert f"did you mean “{close}”?" in shown or not close


def test_nothing_is_near_that_begins_otherwise(command: Commands, fair: Path) -> None:
    write(fair, "{{ kites.lion.face }}\n")
    assert "did you mean" not in command("check", fair).out


def test_a_page_of_nothing_is_a_finding(command: Commands, fair: Path) -> None:
    file = write(fair, " \n\n")
    done = command("check", fair)
    assert (done.status, f"error[E0860]: this page of rules is empty\n --> {file}:1:1" in done.out) == (
        Exit.FINDINGS,
        True,
    )


def test_a_page_of_faults_is_read_no_further(command: Commands, fair: Path) -> None:
    write(fair, "{{ count of }}\n" * 3_000)
    done = command("check", fair, "--format", "concise")
    assert done.status == Exit.FINDINGS
    assert len(done.out.splitlines()) == 51
    assert "E0124" in done.out.splitlines()[-1]


def test_a_page_that_grows_is_read_no_further(command: Commands, fair: Path) -> None:
    file = write(fair, "{{ cards kites }} {{ card kites.lion }}\n" * 3_000)
    done = command("check", fair, "--format", "concise")
    assert done.status == Exit.FINDINGS
    assert [line.split(" ")[1] for line in done.out.splitlines()] == ["error[E0861]"]
    assert done.out.startswith(f"{file}:")


def test_a_pack_without_a_page_says_so(command: Commands, fair: Path) -> None:
    (fair / "text" / "en" / "rules.md").unlink()
    done = command("rules", fair)
    assert (done.status, done.out) == (Exit.NOTHING_READ, "")
    assert "no page of rules" in done.err
    done = command("rules", PACKS / "beaver_brook", "--table")
    assert (done.status, done.out) == (Exit.NOTHING_READ, "")
    assert "no rulebook" in done.err
    assert command("check", fair).status == Exit.FINE


def test_the_page_of_the_language_that_is_asked_for(command: Commands, fair: Path) -> None:
    write(fair, "Ventos: {{ phases.game #1 }}\n", "pt")
    (fair / "text" / "pt" / "names.ftl").write_text("name-lion = Leão\n", encoding="utf-8")
    assert command("rules", fair, "--lang", "pt").out == "Ventos: 5\n"
    assert command("rules", fair).out.startswith("# Kite Fair")
    file = write(fair, "{{ count winds }}\n", "pt")
    assert f"--> {file}:1:10" in command("check", fair).out


def test_a_page_shows_who_is_next_to_whom_on_each_board(command: Commands) -> None:
    page = command("rules", "mission_red_planet").out
    tables = page.split("| Next to it |\n")[1:]
    assert len(tables) == 4
    for number, table in enumerate(tables):
        rows = dict(re.findall(r"^\| ([A-Z][\w ]+) \| (.+) \|$", table.split("\n\n")[0], re.MULTILINE))
        assert len(rows) == 10
        assert rows["Phobos"] == "none"
        for place, near in rows.items():
            assert near == "none" or all(place in rows[other] for other in near.split(", ")), (number, place)
    assert "| Hellas | Ausonia, Syrtis Major, Valles Marineris |" in tables[0]


def test_a_page_shows_what_is_printed_on_rows(command: Commands, fair: Path) -> None:
    assert "| unknown | 2, 2 × 3, 2 × 4, 5 |" in command("rules", "mission_red_planet").out
    write(fair, "{{ rows kites }}\n\n{{ near perch }}\n")
    done = command("rules", fair)
    assert done.status == Exit.FINDINGS
    assert done.err.count("E0850") + done.err.count("E0858") >= 1


def test_a_page_is_laid_out_for_a_terminal(command: Commands) -> None:
    lines = command("rules", "mission_red_planet").out.splitlines()
    assert all(len(line) <= 80 for line in lines if not line.startswith(("|", "#")))
    assert any(line.startswith("  ship. Then take all specialists") for line in lines)


# ---- the table
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_the_table_leads_to_files_that_are_there(table: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#L(\d+))?\)", table.read_text(encoding="utf-8"))
    assert len(links) > 300
    for target, line in set(links):
        file = (table.parent / target).resolve()
        assert file.is_file(), target
        assert not line or 0 < int(line) <= len(file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", TABLES)
def test_the_table_of_rules_is_up_to_date(command: Commands, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(ROOT)
    done = command("rules", name, "--table")
    assert (done.status, done.err) == (Exit.FINE, "")
    told = f"write it anew: cardwright rules {name} --table > docs/rules/{name}.md"
    assert TABLES[name].read_text(encoding="utf-8") == done.out, told


def test_the_table_of_a_scenario_that_shows_no_rule_is_a_finding(
    command: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "game"
    shutil.copytree(ROOT / "cards" / "mission_red_planet", folder)
    file = folder / "scenarios" / "production.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("next_notch,", "next_nocth,", 1), encoding="utf-8")
    done = command("rules", folder, "--table")
    assert (done.status, done.out) == (Exit.FINDINGS, "")
    assert "E0851" in done.err
    assert "did you mean “next_notch”?" in done.err


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_rule_has_its_place_and_a_scenario(table: Path) -> None:
    rows = [line for line in table.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][2:]
    assert len(rows) > 100
    empty = [row for row in rows if any(not cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1])]
    assert not empty


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("rulebook", "Sky. |"),
        ("choice", "Sky. (The printed rules are unclear"),
        ("several", "Sky. (Several sources"),
        ("one", "Sky. (One source"),
        ("inferred", "Sky. (Worked out"),
        ("reconstructed", "Sky. (No source"),
    ],
)
def test_the_table_says_where_a_rule_is_known_from(
    command: Commands, fair: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    pack = fair / "pack.yaml"
    kept = [line for line in pack.read_text().splitlines() if not line.startswith("rulebook")]
    pack.write_text("\n".join([*kept, "rulebook: [sky.yaml]", ""]))
    (fair / "sky.yaml").write_text(
        f"rulebook:\n  sky: {{section: Kites, says: Sky., at: verbs.gain, source: {source}}}\n"
    )
    shutil.rmtree(fair / "scenarios", ignore_errors=True)
    done = command("rules", fair, "--table")
    assert done.status == Exit.FINE, done.err
    assert f"| Kites | {said}" in done.out
