"""Options of a pack: values that bring files, values that chance draws, and what is found wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.bots.run import Plan, combinations, simulate
from engine.cli.exits import Exit
from engine.diagnostics import Finding, Findings
from engine.pack import Compiled, facts_of, load, load_every, load_folder, load_variant
from engine.play import Game, Program, resolved
from engine.scenario import run_file
from engine.text import Words
from engine.text.finding import advice, note_sentence, sentence
from tests.cli_tools import Commands, command
from tests.small import COMMON

__all__ = ["command"]

WORDS = Words()
TOWNS = COMMON[COMMON.index("towns:\n") : COMMON.index("cards:\n")]
PLAIN = COMMON.replace(TOWNS, "") + 'charms:\n  dull: {effect: "after never { score 1 }"}\n'

PACK = """\
id: small
version: 1
seats: {from: 2, to: 3, ids: [ana, rui, eva]}
options:
  land:
    values:
      coast: [land/coast.yaml]
      hills: [land/hills.yaml]
      plain: []
    default: coast
  pace: {values: [slow, quick], default: slow}
files: [all.yaml, flow.yaml]
"""
WHOLE = PACK.replace("plain: []", "plain: [land/plain.yaml]")
FLOW = """\
phases:
  never: ""
  game: |
    each player {
      move 1 cube of me at supply to any town
      if hills { score 10 }
      if quick { score 1 }
    }
    win player
"""
COAST = "towns:\n  lima: {near: [oslo]}\n  oslo: {near: [lima]}\n"
HILLS = "towns:\n  oslo: {near: [porto]}\n  porto: {near: [oslo]}\n  arc: {}\n"
FIR = 'cards:\n  fir: {strength: 5, effect: "score 5"}\n'
PLAINS = "towns:\n  lima: {}\n  oslo: {}\n"


def write(folder: Path, **changes: str) -> Path:
    """The pack, with some of its files changed (``hills`` is the file of that value)."""
    files = {"pack": PACK, "all": PLAIN, "flow": FLOW, "coast": COAST, "hills": HILLS, **changes}
    if "pack" not in changes:
        files["pack"] = PACK.replace("plain: []", "plain: [land/plain.yaml]")
        files.setdefault("plain", PLAINS)
    for name, text in files.items():
        path = folder / (f"{name}.yaml" if name in ("pack", "all", "flow") else f"land/{name}.yaml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def read(folder: Path, **options: str) -> Compiled:
    findings = Findings()
    pack = load_folder(folder, findings, options)
    assert pack is not None, [sentence(WORDS, item) for item in findings]
    return pack


def short(item: Finding) -> tuple[str, str, int]:
    """A finding as code, file and line; it must have words."""
    assert not sentence(WORDS, item).startswith(item.code)
    assert advice(WORDS, item)
    assert item.span is not None
    return item.code, Path(item.span.source.name).name, item.span.source.position(item.span.start)[0]


def every(folder: Path) -> list[Finding]:
    findings = Findings()
    load_every(folder, findings)
    return findings.sorted()


def played(pack: Compiled, **options: str) -> Game:
    game = Game.start(Program(pack.ruleset, 2, options), 1)
    while game.decision is not None:
        game.choose(0)
    return game


GOLDEN = ["plain", "hills", "hills", "hills", "plain", "hills", "hills", "plain"]
"""What the seeds 0, 1, 2 … draw for ``land``."""


# ---- files by value


def test_a_value_brings_its_files(tmp_path: Path) -> None:
    folder = write(tmp_path)
    towns = {
        land: [row.id for row in read(folder, land=land).ruleset.places["town"].rows]
        for land in ("coast", "hills", "plain")
    }
    assert towns == {"coast": ["lima", "oslo"], "hills": ["oslo", "porto", "arc"], "plain": ["lima", "oslo"]}
    assert read(folder).ruleset.chosen == {"land": "coast", "pace": "slow"}
    assert read(folder, land="hills").ruleset.settled == ("land",)


def test_two_boards_in_one_process(tmp_path: Path) -> None:
    folder = write(tmp_path)
    coast, hills = (Game.start(Program(read(folder, land=land).ruleset, 2), 1) for land in ("coast", "hills"))
    assert coast.decision is not None
    assert hills.decision is not None
    assert coast.decision.options == ["lima", "oslo"]
    assert hills.decision.options == ["oslo", "porto", "arc"]
    coast.choose("lima")
    hills.choose("arc")
    assert (coast.decision.seat, hills.decision.seat) == (1, 1)


def test_each_value_marks_other_cells_of_one_grid(tmp_path: Path) -> None:
    field = "places: {field: {grid: {shape: square, columns: 2, rows: 2}, holds: {cube: endless}}}\n"
    flow = field + FLOW.replace("any town", "any ford")
    marks = {"coast": "[[1, 1], [2, 2]]", "hills": "[[1, 2], [2, 1], [2, 2]]"}
    lands = {
        land: f"{text}marks: {{ford: {{on: field, cells: {marks[land]}, source: inferred}}}}\n"
        for land, text in (("coast", COAST), ("hills", HILLS))
    }
    folder = write(tmp_path, flow=flow, plain=PLAINS + "marks: {ford: {on: field, cells: [[3, 1]]}}\n", **lands)
    offered = {}
    for land in lands:
        game = Game.start(Program(read(folder, land=land).ruleset, 2), 1)
        assert game.decision is not None
        offered[land] = game.decision.options
    assert offered == {"coast": ["field.1.1", "field.2.2"], "hills": ["field.1.2", "field.2.1", "field.2.2"]}
    assert [(*short(item), item.nearest) for item in every(folder)] == [("E0443", "plain.yaml", 4, "[2, 1]")]


def test_values_are_truths_with_and_without_files(tmp_path: Path) -> None:
    folder = write(tmp_path)
    scores = {}
    for land in ("coast", "hills"):
        for pace in ("slow", "quick"):
            scores[land, pace] = played(read(folder, land=land), pace=pace).outcome().scores[0]
    assert scores == {("coast", "slow"): 0, ("coast", "quick"): 1, ("hills", "slow"): 10, ("hills", "quick"): 11}


def test_a_program_says_all_its_options_and_keeps_those_that_were_read(tmp_path: Path) -> None:
    hills = read(write(tmp_path), land="hills")
    program = Program(hills.ruleset, 2, {"pace": "quick"})
    assert program.options == {"land": "hills", "pace": "quick"}
    assert Game.start(program, 1).view(0).board["options"] == {"land": "hills", "pace": "quick"}
    with pytest.raises(ValueError, match="hills"):
        Program(hills.ruleset, 2, {"land": "coast"})


def test_a_variant_is_read_once(tmp_path: Path) -> None:
    pack = read(write(tmp_path))
    findings = Findings()
    hills = load_variant(pack, {"land": "hills", "pace": "quick"}, findings)
    assert hills is not None
    assert hills is load_variant(pack, {"land": "hills"}, findings)
    assert load_variant(pack, {"pace": "quick"}, findings) is pack
    assert hills.ruleset.digest != pack.ruleset.digest
    assert load(str(tmp_path), {"land": "hills"}, findings=findings) == hills.ruleset
    assert not len(findings)


def test_files_of_options_come_last_in_the_order_of_the_value(tmp_path: Path) -> None:
    more = "  order:\n    values: {rise: [land/x.yaml, land/y.yaml], fall: [land/y.yaml, land/x.yaml]}\n    default: rise\n"
    pack = PACK.replace("plain: []", "plain: [land/plain.yaml]").replace("files:", more + "files:")
    folder = write(tmp_path, pack=pack, plain=PLAINS, x=FIR, y=FIR.replace("fir", "yew"))
    assert every(folder) == []
    rows = [[row.id for row in read(folder, order=way).ruleset.pieces["card"].rows][-2:] for way in ("rise", "fall")]
    assert rows == [["fir", "yew"], ["yew", "fir"]]


# ---- what is wrong


def test_a_clean_pack_is_clean_for_every_value(tmp_path: Path) -> None:
    folder = write(tmp_path)
    findings = Findings()
    pack, files = load_every(folder, findings)
    assert pack is not None
    assert pack.ruleset.chosen["land"] == "coast"
    assert not len(findings)
    assert {Path(name).name for name in files} == {
        "pack.yaml", "all.yaml", "flow.yaml", "coast.yaml", "hills.yaml", "plain.yaml",
    }  # fmt: skip


def test_a_fault_in_the_file_of_another_value_is_found_there(tmp_path: Path) -> None:
    folder = write(tmp_path, hills=HILLS.replace("near: [porto]", "near: [portto]"))
    (item,) = [found for found in every(folder) if found.code == "E0404" or found.nearest == "porto"]
    assert short(item)[1:] == ("hills.yaml", 2)
    assert item.notes == ()
    findings = Findings()
    assert load_folder(folder, findings) is not None
    assert load_every(folder, findings)[0] is None


def test_a_fault_that_another_value_causes_elsewhere_names_the_value(tmp_path: Path) -> None:
    folder = write(tmp_path, flow=FLOW.replace("to any town\n", "to lima\n"))
    (item,) = every(folder)
    assert short(item) == ("E0404", "flow.yaml", 5)
    (note,) = item.notes
    assert note_sentence(WORDS, note) == "only with land=hills"
    assert note.span is not None
    assert Path(note.span.source.name).name == "pack.yaml"


def test_a_fault_with_every_value_is_told_once(tmp_path: Path) -> None:
    folder = write(tmp_path, flow=FLOW.replace("any town", "any twon"))
    assert [short(item) for item in every(folder)] == [("E0404", "flow.yaml", 5)]
    assert every(folder)[0].notes == ()


def test_two_values_may_define_the_same_thing_but_not_a_value_and_the_pack(tmp_path: Path) -> None:
    assert every(write(tmp_path / "a")) == []
    folder = write(tmp_path / "b", hills=HILLS + "cards:\n  elm: {strength: 1}\n")
    (item,) = every(folder)
    assert short(item) == ("E0123", "hills.yaml", 6)
    assert [Path(note.span.source.name).name for note in item.notes if note.span] == ["all.yaml"]


@pytest.mark.parametrize(
    ("pack", "places"),
    [
        (WHOLE.replace("coast", "lima").replace("land/lima", "land/coast"), [("E0403", 7)]),
        (WHOLE.replace("hills:", "oslo:"), [("E0403", 8), ("E0404", 0)]),
        (WHOLE.replace("[slow, quick]", "[slow, quick, slow]"), [("E0505", 11)]),
        (WHOLE.replace("[land/hills.yaml]", "[screen.yaml]"), [("E0156", 8)]),
        (WHOLE.replace("[land/coast.yaml]", "[book.yaml]") + "rulebook: [book.yaml]\n", [("E0156", 7)]),
        (WHOLE.replace("[land/coast.yaml]", "[play.yaml]"), [("E0202", 0)]),
    ],
)
def test_a_mistake_in_the_options_is_told_once(tmp_path: Path, pack: str, places: list[tuple[str, int]]) -> None:
    folder = write(tmp_path, pack=pack, plain=PLAINS)
    (folder / "screen.yaml").write_text("panels: {a: {line: {b: {is: score of me}}}}\n")
    (folder / "book.yaml").write_text("rulebook: {}\n")
    (folder / "play.yaml").write_text("scenarios: []\n")
    found = [short(item) for item in every(folder)]
    assert sorted((code, line if name == "pack.yaml" else 0) for code, name, line in found) == sorted(places)


@pytest.mark.parametrize(
    ("name", "code"),
    [("../out.yaml", "E0154"), ("gone.yaml", "E0152"), ("all.yaml", "E0155"), ("pack.yaml", "E0156")],
)
def test_a_file_that_another_value_cannot_bring(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / "out.yaml").write_text("cards: {}\n")
    folder = write(
        tmp_path / "in", pack=PACK.replace("land/hills.yaml", name).replace("plain: []", "plain: [land/hills.yaml]")
    )
    assert ("pack.yaml", 8) in [short(item)[1:] for item in every(folder) if item.code == code]


@pytest.mark.parametrize(
    ("values", "codes"),
    [
        ("3", {"E0202"}),
        ("{coast: land/coast.yaml}", {"E0202"}),
        ("{coast: [3]}", {"E0202"}),
        ("{}", {"E0213"}),
        ("{coast: [land/coast.txt]}", {"E0152"}),
        ("{Coast: [land/coast.yaml]}", {"E0205"}),
        ("[coast, coast]", {"E0505"}),
        ("[coast, random]", {"E0428"}),
        ("{coast: [land/coast.yaml], random: []}", {"E0428"}),
        ("[cost]", {"E0427"}),
    ],
)
def test_values_of_any_shape(tmp_path: Path, values: str, codes: set[str]) -> None:
    head, tail = PACK[: PACK.index("    values:\n")], PACK[PACK.index("    default: coast") :]
    folder = write(tmp_path, pack=f"{head}    values: {values}\n{tail}")
    found = every(folder)
    assert codes <= {short(item)[0] for item in found if item.file and item.file.endswith("pack.yaml")}


def test_values_that_bring_files_are_limited(tmp_path: Path) -> None:
    many = "".join(f"      v{i}: [land/hills.yaml]\n" for i in range(42))
    folder = write(tmp_path, pack=PACK.replace("      plain: []\n", many))
    assert "E0173" in {short(item)[0] for item in every(folder)}


# ---- chance


def test_the_seed_draws_the_same_everywhere_whatever_else_is_chosen(tmp_path: Path) -> None:
    facts = facts_of(write(tmp_path))
    assert facts is not None
    drawn = [resolved(facts.options, {"land": "random"}, f"{seed}/0")["land"] for seed in range(8)]
    assert drawn == GOLDEN
    both = [resolved(facts.options, {"land": "random", "pace": "random"}, f"{seed}/0") for seed in range(8)]
    assert [values["land"] for values in both] == drawn
    assert {values["pace"] for values in both} == {"slow", "quick"}
    assert resolved(facts.options, {}, 1) == {"land": "coast", "pace": "slow"}


def test_each_game_of_a_run_draws_by_itself_and_on_any_number_of_processes(tmp_path: Path) -> None:
    pack = read(write(tmp_path))
    plan = Plan(pack.ruleset, ("random", "random"), 4, 12, {"land": "random"})
    wanted = combinations(plan)
    assert {values["land"] for values in wanted} == {"hills", "plain"}
    others = [load_variant(pack, values, Findings()) for values in wanted]
    plan = Plan(pack.ruleset, plan.bots, 4, 12, plan.options, tuple(other.ruleset for other in others if other))
    hills = [plan.values_of(game)["land"] for game in range(12)].count("hills")
    one, two = simulate(plan), simulate(plan, jobs=2)
    assert one.scores == two.scores == [10 * hills] * 2
    assert combinations(Plan(pack.ruleset, plan.bots, 4, 12, {"pace": "random"})) == []


# ---- commands


def test_setting_options_on_the_command_line(command: Commands, tmp_path: Path) -> None:
    folder = write(tmp_path)
    start = ("play", folder, "--seats", "bot,bot", "--seed", "3")
    assert "hills" not in command(*start).out
    drawn = command(*start, "--set", "land=random")
    assert drawn.status == Exit.FINE
    assert drawn.out.splitlines()[0] == f"land: {GOLDEN[3]} (drawn)"
    assert command(*start, "--set", f"land={GOLDEN[3]}").out == drawn.out.split("\n", 1)[1]
    for value, close in (("hils", "hills"), ("randm", "random")):
        done = command(*start, "--set", f"land={value}")
        assert (done.status, done.out) == (Exit.USAGE, "")
        assert f"did you mean “{close}”?" in done.err
    assert command("simulate", folder, "--set", "land=random", "--games", "6").status == Exit.FINE
    assert command("parse", folder, "move 1 cube at supply to arc").status == Exit.FINDINGS
    assert command("parse", folder, "move 1 cube at supply to arc", "--set", "land=hills").status == Exit.FINE


def test_the_options_of_a_pack_are_listed_with_what_they_mean(command: Commands, tmp_path: Path) -> None:
    folder = write(tmp_path)
    texts = folder / "text" / "en"
    texts.mkdir(parents=True)
    (texts / "names.ftl").write_text(
        "option-land = Country\n    .help = where it is\nname-hills = high hills\n    .help = slow\n"
    )
    done = command("packs", folder)
    assert done.status == Exit.FINE
    assert [line.split() for line in done.out.splitlines()] == [
        ["land", "Country", "–", "where", "it", "is"],
        ["coast", "(default)", "coast"],
        ["hills", "high", "hills", "–", "slow"],
        ["plain", "plain"],
        [],
        ["pace", "pace"],
        ["slow", "(default)", "slow"],
        ["quick", "quick"],
    ]
    (texts / "names.ftl").write_text("option-land = Country\n    .help = " + "many words " * 40)
    assert all(len(line) <= 100 for line in command("packs", folder).out.splitlines())
    assert command("packs", tmp_path / "no").status == Exit.NOTHING_READ
    (folder / "pack.yaml").write_text(PACK[: PACK.index("options:")] + "files: [all.yaml]\n")
    assert command("packs", folder).out == "small has no options\n"


def test_check_and_format_see_the_files_of_every_value(command: Commands, tmp_path: Path) -> None:
    folder = write(tmp_path, hills=HILLS + 'words:\n  high: "town   where  some cube  at it"\n')
    assert command("check", folder).status == Exit.FINE
    assert command("check", folder / "land" / "hills.yaml").err.startswith("1 file")
    assert command("format", folder, "--check").out.splitlines() == [f"{folder}/land/hills.yaml would be changed"]
    (folder / "land" / "hills.yaml").write_text(HILLS + 'words:\n  high: "town where some cub at it"\n')
    done = command("check", folder, "--format", "concise")
    assert done.status == Exit.FINDINGS
    assert done.out.startswith(f"{folder}/land/hills.yaml:6:")
    assert len(done.out.splitlines()) == 1


SCENARIOS = """\
scenarios:
  - scenario: The coast has two towns
    from: never
    then:
      - values: {"count town": 2, "hills": false}
  - scenario: The hills have three
    options: {land: hills}
    effect: "move 1 cube of me at supply to arc"
    by: ana
    then:
      - values: {"count town": 3, "hills": true}
        places: {arc: {cube: {ana: 1}}}
  - scenario: There is no moor
    options: {land: hill}
    effect: "score 1"
    then:
      - over: false
"""


def test_scenarios_are_played_with_the_files_of_their_options(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "scenarios").mkdir()
    file = folder / "scenarios" / "lands.yaml"
    file.write_text(
        SCENARIOS.replace('    effect: "move', '    given: {places: {supply: {cube: {ana: 2}}}}\n    effect: "move')
    )
    findings = Findings()
    results = run_file(file, read(folder), findings)
    assert [result.good for result in results] == [True, True, False]
    (item,) = findings
    assert (item.code, item.nearest) == ("E0847", "hills")
