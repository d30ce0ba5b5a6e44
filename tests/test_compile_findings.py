"""What is found wrong in packs and effects: the code, and the very words it points at (between « and »)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

import pytest

from engine.diagnostics import Findings, Severity
from engine.pack import Compiled, compile_effect
from engine.pack.compile import compile_pack
from engine.pack.folder import read_pack_files
from engine.pack.tree import merge
from engine.text import Words, advice, sentence
from tests.test_compile_pack import FILES, FLOW, PACK, THINGS, WORDS, compiled, harbour, marked, plain, shown

ENGINE = Path(__file__).parent.parent / "engine"

# ---- effects: the code and the text
EFFECTS = [
    ("E0404", "kill 1 at «portto»"),
    ("E0404", "move 1 cube at supply to town where «wald»"),
    ("E0405", "«kil» 1"),
    ("E0402", "let «me» = 1"),
    ("E0409", "let «mine» = 1"),
    ("E0409", "let n = 1\nlet «n» = day + n"),
    ("E0409", "each town as «walled» { score 1 }"),
    ("E0423", "later at «nigt» { score 1 }"),
    ("E0500", "score («me»)"),
    ("E0500", "score («night»)"),
    ("E0500", "if day < «me» { score 1 }"),
    ("E0501", "if «day» { score 1 }"),
    ("E0501", "if «cube» { score 1 }"),
    ("E0502", "if some [«day»] { score 1 }"),
    ("E0502", "let x = «effect of [card at hand]»"),
    ("E0503", "score («price» of metal)"),
    ("E0504", "kill 1 cube at [town «ship»]"),
    ("E0504", "each faceup «cube» { score 1 }"),
    ("E0504", "each ship «not gold» { score 1 }"),
    ("E0505", "kill 1 at porto or «porto»"),
    ("E0505", "each my «my» { score 1 }"),
    ("E0506", "each docked «ship» { score 1 }"),
    ("E0506", "each «cube» mine { score 1 }"),
    ("E0507", "each docked at «dock» { score 1 }"),
    ("E0508", "each flag at «ship» { score 1 }"),
    ("E0509", "each pawn of «porto» { score 1 }"),
    ("E0510", "score («strength_at» of me)"),
    ("E0510", "score («room_left»)"),
    ("E0511", "if «day = me» { score 1 }"),
    ("E0512", "if «dealer = porto» { score 1 }"),
    ("E0512", "if me is «town» { score 1 }"),
    ("E0513", "score («mix»(1, 2))"),
    ("E0514", "score («min(1)»)"),
    ("E0515", "move 1 tile at bag to «ship»"),
    ("E0515", "move 1 pawn from «sky» to town"),
    ("E0515", "after move cube to «deck» { gain 1 }"),
    ("E0515", "after move card from «town» { gain 1 }"),
    ("E0515", "after move pawn from reserve to «hand» { gain 1 }"),
    ("E0516", "place 1 «over» docked"),
    ("E0516", "move 1 cube at supply «by» town to town"),
    ("E0517", "«move» 1 cube"),
    ("E0517", "«lose»"),
    ("E0518", "move 1 cube at supply to porto, «wholly»"),
    ("E0518", "buy 1, «fre»"),
    ("E0518", "each town, «sealde» { score 1 }"),
    ("E0519", "score 1 «{ score 2 }»"),
    ("E0520", "settle «2» town"),
    ("E0521", "kill 1 «mine»"),
    ("E0522", "kill «1 of cube»"),
    ("E0523", "score («capacity»)"),
    ("E0525", "each «facedown» { score 1 }"),
    ("E0526", "kill 1 «ship»"),
    ("E0526", "win «town»"),
    ("E0527", "kill 1 of mine and «1 of theirs»"),
    ("E0528", "settle porto as «x»"),
    ("E0529", "set «strength» of [card at hand] = 1"),
    ("E0530", "each town as x { set «x» = porto }"),
    ("E0532", "may { do «day» }"),
    ("E0533", "lose «any»"),
    ("E0533", "score «day»"),
    ("E0534", "each «night» { score 1 }"),
    ("E0535", "may { pay 1 «flag» }"),
    ("E0536", "score (if night then 1 else «me»)"),
    ("E0537", "each «2» { score 1 }"),
    ("E0538", "each «player or town» { score 1 }"),
    ("E0540", "each town near «sky» { score 1 }"),
    ("E0541", "move 1 cube at supply to porto «to» lima"),
    ("E0542", "after move «2» cube { score 1 }"),
    ("E0543", "while night { «leaders at porto + 1» }"),
    ("E0545", "set tide = «none»"),
    ("E0546", "night «2»"),
    ("E0547", "may { pay «any coin» }"),
    ("E0548", "turn all tile to «porto»"),
    ("E0549", "perform «1 tile at town»"),
    ("E0550", "beckon «1 cube»"),
    ("E0551", "while night { «dayy» + 1 }"),
    ("E0553", "after lose «2» { score 1 }"),
    ("E0553", "after lose «cube» { score 1 }"),
    *(
        ("E0554", f"after «{verb}» {{ gain 1 }}")
        for verb in ("score", "pay", "turn", "shuffle", "look", "choose", "perform", "win")
    ),
    ("E0554", "after «turn» tile { gain 1 }"),
    ("E0554", "before «pay» coin { gain 1 }"),
    ("E0602", "kill «3..1»"),
    ("E0603", "kill «0»"),
    ("E0603", "repeat «0» { score 1 }"),
    ("E0604", "«place 2 in 3 docked»"),
    ("E0604", "move 1 cube at supply to «2 town»"),
    ("E0605", "score (day / «0»)"),
    ("E0606", "«pay 1 coin»"),
    ("E0606", "«require night»"),
    ("E0606", "«do cost of brig, some»"),
    ("E0607", "each player, sealed { move 1 card at hand to «table» }"),
    ("E0607", "each player, sealed { «set day = 1» }"),
    ("E0607", "each player, sealed { «score 1» }"),
    ("E0607", "each «town», sealed { look 1 card }"),
    ("E0607", "each player, sealed { «gain» 1 }"),
    ("E0607", "each player, sealed { «lose» 1 }"),
    ("E0607", "each player, sealed { «hide» 1 card at hand in table }"),
    ("E0607", "each player, sealed { hide 1 card at hand in hand { «score 1» } }"),
    ("E0607", "each player, sealed { «tuck» 1 card at hand in table }"),
    ("E0607", "each player, sealed { «tuck» 1 card at hand in hand of ana }"),
    ("E0607", "each player, sealed { «bury» }"),
    ("E0611", "either { gain 1 } or { «gain» 2 }"),
    ("E0612", "either go { gain 1 } or «{ require night }»"),
    ("E0614", "may { gain 1; «while night { room_left of brig + 1 }» }"),
    ("E0615", "before «kill» mine { score 1 }"),
    ("E0616", "«choose 1 town»"),
    ("E0618", "repeat «all» { gain 1 }"),
    ("E0619", "each town, «descending» { score 1 }"),
    ("E0620", "kill 1, whole, «whole»"),
    ("E0620", "each player, random, «random» { score 1 }"),
]


@pytest.mark.parametrize(("code", "text"), EFFECTS)
def test_effects(code: str, text: str) -> None:
    findings = Findings()
    found = compile_effect(harbour_with_more(), plain(text), findings)
    assert found is None
    assert shown(findings) == [(code, marked(text))]


# ---- definitions: the code, the file, what is written in place of what
DEFINITIONS = [
    ("E0400", "things.yaml", "day: {is: number, starts: 0, from: 0, to: 9}", "«Day»: {is: number}"),
    ("E0401", "things.yaml", "sky:", "«all»:"),
    ("E0402", "words.yaml", "mine: cube of me\n", "mine: cube of me\n  «none»: cube\n"),
    ("E0403", "words.yaml", "mine: cube of me\n", "mine: cube of me\n  «porto»: cube\n"),
    ("E0406", "things.yaml", "from: tiles", "from: «tile»"),
    ("E0404", "flow.yaml", "bound: 200", "horizon: «gme»\nbound: 200"),
    ("E0407", "flow.yaml", "bound: 200", "«bond»: {}\nbound: 200"),
    ("E0408", "things.yaml", "from: tiles", "from: «cards»"),
    ("E0410", "things.yaml", "starts: sky", "starts: «skies»"),
    ("E0410", "things.yaml", "refill: discard", "refill: «dicard»"),
    ("E0411", "things.yaml", "starts: sky", "starts: «bag»"),
    ("E0412", "things.yaml", "starts: sky", "starts: «dock»"),
    ("E0413", "things.yaml", "coin: {each: 50, starts: bank}", "coin: {each: 50, starts: «purse»}"),
    ("E0414", "things.yaml", "storm: {strength: 1,", "«storm»: {"),
    ("E0415", "things.yaml", "storm: {strength: 1,", "storm: {strength: 1, «strenth»: 1,"),
    ("E0416", "things.yaml", "storm: {strength: 1,", "storm: {strength: «strong»,"),
    ("E0416", "things.yaml", "capacity: 3, target: porto", "capacity: 3, target: «brig»"),
    ("E0416", "things.yaml", "dealer: {is: player or none, starts: none}", "dealer: {is: player or none, starts: «porto»}"),
    ("E0417", "things.yaml", "oslo: {near: [porto]}", "oslo: {near: [porto, «lima»]}"),
    ("E0418", "things.yaml", "oslo: {near: [porto]}", "oslo: {near: [porto, «brig»]}"),
    ("E0419", "things.yaml", "lima: {in: island,", "lima: {in: «iland»,"),
    ("E0420", "things.yaml", "paper: {is: card or charm}", "paper: {is: card or «charms»}"),
    ("E0420", "things.yaml", "sky: {holds: {ship: endless}}", "sky: {holds: {ship: endless, «shp»: 1}}"),
    ("E0420", "things.yaml", "target: town or none", "target: «twn» or none"),
    ("E0421", "things.yaml", "table: {each: player, holds: {paper: endless}}", "table: {each: player, holds: {paper: endless, «card»: 1}}"),
    ("E0422", "things.yaml", "tile: {from: tiles,", "tile: {from: tiles, changes: {«heading»: {is: number, starts: 0}},"),
    ("E0423", "things.yaml", "lasts: round", "lasts: «rond»"),
    ("E0424", "things.yaml", "stands_for: [coin]", "stands_for: [«flag»]"),
    ("E0425", "pack.yaml", "seats: {from: 2, to: 3, ids: [ana, rui, eva]}", "seats: {from: 2, to: 4, «ids»: [ana, rui, eva]}"),
    ("E0426", "pack.yaml", "options:", "persons: {one: [ana, rui], two: [eva, «iva»]}\noptions:"),
    ("E0427", "pack.yaml", "default: short", "default: «shrt»"),
    ("E0428", "pack.yaml", "values: [short, ", "values: [short, «random», "),
    ("E0429", "words.yaml", "lose: {takes: {n: number}", "lose: {takes: {«near n»: number}"),
    ("E0430", "words.yaml", "in ships: any ship at dock}", "«crews»: any ship at dock}"),
    ("E0432", "things.yaml", 'columns: {"-1": [0, 1],', 'columns: {"-1": «[1, 0]»,'),
    ("E0432", "things.yaml", 'columns: {"-1": [0, 1],', 'columns: {"-1": «[-99999999, 99999999]»,'),
    ("E0432", "things.yaml", 'columns: {"-1": [0, 1],', 'columns: {"-1": «[0, 200]»,'),
    ("E0432", "things.yaml", 'columns: {"-1": [0, 1],', 'columns: {«"-10000"»: [0, 1],'),
    ("E0432", "things.yaml", 'columns: {"-1": [0, 1],', 'columns: {«"-01"»: [0, 1],'),
    ("E0433", "things.yaml", "each: {tin: 20, gold: 8}", "each: {tin: 20, «silver»: 8}"),
    ("E0434", "flow.yaml", "  game: |", "  play: |"),
    ("E0435", "words.yaml", "room_left: {takes: {of it: ship}", "room_left: {takes: {«by it»: ship}"),
    ("E0443", "things.yaml", "cells: [[0, 0]]", "cells: [«[0, 9]»]"),
    ("E0465", "things.yaml", "centre: {on: board,", "centre: {on: «bord»,"),
    ("E0465", "things.yaml", "centre: {on: board,", "centre: {on: «town»,"),
    ("E0403", "things.yaml", "rim: {on: board,", "«porto»: {on: board,"),
    ("E0444", "things.yaml", "dock: {count: player,", "dock: {from: towns, «count»: player,"),
    ("E0445", "things.yaml", "sky: {holds:", "sky: {«printed»: {wide: truth}, holds:"),
    ("E0446", "things.yaml", "bank: {holds:", "bank: {«shown»: owner, holds:"),
    ("E0447", "things.yaml", "discard: {holds: {paper: endless}, order: stack,", "discard: {refill: «deck», holds: {paper: endless},"),
    ("E0448", "things.yaml", "pawn: {each: player, starts: reserve}", "«pawn»: {each: player}"),
    ("E0450", "pack.yaml", "from: 2, to: 3,", "from: «3», to: 2,"),
    ("E0450", "things.yaml", "day: {is: number, starts: 0, from: 0, to: 9}", "day: {is: number, from: «5», to: 2}"),
    ("E0450", "words.yaml", "count cube at it, from: 0}", "count cube at it, from: «1», to: 0}"),
    ("E0450", "things.yaml", "starts: worth, from: 1, to: 5", "starts: worth, from: «5», to: 1"),
    ("E0451", "things.yaml", "day: {is: number, starts: 0, from: 0, to: 9}", "day: {is: number, starts: «3», from: 5}"),
    ("E0451", "things.yaml", "day: {is: number, starts: 0, from: 0, to: 9}", "day: {is: number, starts: «3», to: 2}"),
    ("E0451", "things.yaml", "moves: {is: number, starts: 2,", "moves: {is: number, to: 1, starts: «2»,"),
    ("E0451", "things.yaml", "starts: worth, from: 1, to: 5", "starts: «worth», from: 2, to: 5"),
    ("E0451", "things.yaml", "starts: worth, from: 1, to: 5", "starts: «0», from: 1, to: 5"),
    ("E0452", "things.yaml", "starts: none}", "starts: none, «to»: 3}"),
    ("E0452", "words.yaml", "gives: all player, is: \"most strength_at", "gives: all player, «from»: 1, is: \"most strength_at"),
    ("E0453", "things.yaml", "pawn: {each: player, starts: reserve}", "pawn: {each: player, starts: reserve, «in_force»: at town}"),
    ("E0404", "words.yaml", "held: \"town or docked where some mine at it\"", "held: \"town or docked where some «mne» at it\""),
    ("E0409", "words.yaml", "takes: {crew: 1 of mine at supply}\n", "takes: {«porto»: 1 of mine at supply}\n"),
    ("E0505", "pack.yaml", "ids: [ana, rui, eva]", "ids: [ana, rui, «rui»]"),
    ("E0505", "pack.yaml", "values: [short, long]", "values: [short, long, «short»]"),
    ("E0505", "things.yaml", "near: [lima, oslo]", "near: [lima, oslo, «lima»]"),
    ("E0505", "things.yaml", "stands_for: [coin]", "stands_for: [coin, «coin»]"),
    ("E0505", "things.yaml", "paper: {is: card or charm}", "paper: {is: card or charm or «card»}"),
    ("E0515", "things.yaml", "coin: {from: purse, to: bank}", "coin: {from: purse, to: «supply»}"),
    ("E0520", "words.yaml", "of who: player, at spot: town}, gives: number", "of who: «1 player», at spot: town}, gives: number"),
    ("E0521", "words.yaml", "kill:\n    takes: {victims: 1 cube at town}", "kill:\n    takes: {victims: 1 «mine at town»}"),
    ("E0524", "words.yaml", "mine: cube of me\n", "mine: cube of me\n  close: cube at «here»\n"),
    ("E0531", "words.yaml", "do: move victims to supply", "do: \"score (count «victims»)\""),
    ("E0539", "things.yaml", "tile: {from: tiles, starts: bag, face: down, printed: {metal: metal}}", None),
    ("E0544", "words.yaml", "gives: number, is: capacity - count cube at it, from: 0}", "gives: ship, is: «capacity», from: 0}"),
    ("E0552", "words.yaml", "takes: {each item: 1 card at deck}", "takes: {«each item»: card at deck}"),
    ("E0600", "words.yaml", "mine: cube of me\n", "mine: cube at [town where some «mine» at it]\n"),
    ("E0600", "words.yaml", "is: capacity - count cube at it, from: 0}", "is: \"capacity - «room_left»\", from: 0}"),
    ("E0601", "things.yaml", "while long { room_left of [ship at dock] + 1 }", "while long { «room_left of [ship at dock] + room_left of brig» }"),
    ("E0607", "flow.yaml", "night:", "night: \"each player, sealed { «shuffle deck» }\""),
    ("E0608", "words.yaml", "do: move victims to supply", "do: \"move victims to supply; move «victims» to supply\""),
    ("E0609", "words.yaml", "do: move victims to supply", "do: \"repeat 2 { move «victims» to supply }\""),
    ("E0610", "words.yaml", "lose: {takes: {n: number}, do: score (-n)}", "lose: {takes: {«n»: number}, do: score 1}"),
    ("E0613", "words.yaml", "after move cube to town as spot { turn all tile at spot to faceup }", "after move cube to town { score 1 }; «score 2»"),
    ("E0623", "words.yaml", "do: move crew to any town", "do: \"«gain» crew\""),
    ("E0623", "words.yaml", "do: move victims to supply", "do: \"move victims to supply; «kill» 1\""),
    ("E0617", "flow.yaml", "night:", "night: \"each docked { do cost of it }\""),
]  # fmt: skip


@pytest.mark.parametrize(("code", "file", "old", "new"), DEFINITIONS)
def test_definitions(code: str, file: str, old: str, new: str | None) -> None:
    if code == "E0539":
        new = old.replace("printed: {metal: metal}", "printed: {metal: metal, capacity: truth}")
        files = {**FILES, file: FILES[file].replace(old, new)}
        files["flow.yaml"] = FLOW.replace("night:", 'night: "each [ship or tile] { score (capacity of it) }"')
        _, findings = compiled(files)
        assert "E0539" in [item for item, _ in shown(findings)]
        return
    assert new is not None
    assert FILES[file].count(old) == 1
    files = {**FILES, file: FILES[file].replace(old, plain(new))}
    pack, findings = compiled_alone(files)
    assert pack is None
    found = shown(findings)
    expected = (code, "" if code == "E0434" else "pay 2 coin" if code == "E0617" else marked(new))
    assert expected in found
    first = next(item for item in findings.sorted() if item.code == code)
    assert first.span is not None
    assert first.span.source.name.endswith("things.yaml" if code == "E0617" else file)


@pytest.mark.parametrize(
    "text",
    [
        "move victims to supply; if night { kill 1 }",
        "move victims to supply; may { kill 1 }",
        "move victims to supply; each player { kill 1 }",
        "move victims to supply; win me; kill 1",
        "move victims to supply; night; kill 1",
        "move victims to supply; buy 1 { kill 1 }",
        "move victims to supply; kill 1, whole",
    ],
)
def test_verbs_that_may_end(text: str) -> None:
    words = WORDS.replace("    do: move victims to supply", f'    do: "{text}"')
    pack, findings = compiled({**FILES, "words.yaml": words})
    assert pack is not None, shown(findings)


ALONE = [
    ("things.yaml", "board: {grid: {shape: hex,", "board: {grid: {shape: «hexx»,"),
    ("things.yaml", "cube: {by: owner,", "cube: {«bby»: owner,"),
    ("things.yaml", "town: {from: towns,", "town: {«form»: x, from: towns,"),
    ("things.yaml", "flag: endless, coin: endless}}\n  supply", "flag: endless, «cion»: endless}}\n  supply"),
    ("things.yaml", "starts: deck, face: down, printed: {strength", "starts: deck, face: down, «printde»: {strength"),
    ("things.yaml", "purse: {each: player,", "purse: {«evry»: 1, each: player,"),
    ("things.yaml", "ship:\n    from: ships", "ship:\n    from: «shps»"),
    ("things.yaml", "day: {is: number, starts: 0, from: 0, to: 9}", "day: {is: «numbr»}"),
    ("things.yaml", "{strength: number, effect: effect}}", "{strength: «numbr», effect: effect}}"),
    ("things.yaml", "heading: {is: town or none,", "heading: {is: «twn» or none,"),
    ("things.yaml", "starts: worth, from: 1", "starts: «wroth», from: 1"),
    ("things.yaml", "island: town", "island: «twn»"),
    ("pack.yaml", "ids: [ana, rui, eva]", "ids: [ana, rui, «cube»]"),
    ("pack.yaml", "ids: [ana, rui, eva]", "ids: [ana, rui, «tin»]"),
    ("pack.yaml", "ids: [ana, rui, eva]", "ids: [ana, rui, «rui»]"),
    ("pack.yaml", "values: [short, long]", "values: [short, «docked», long]"),
    ("words.yaml", "docked: ship at dock", "docked: ship at «dok»"),
    ("words.yaml", "mine: cube of me\n", "mine: ours\n  ours: «mine»\n"),
    ("words.yaml", "mine: cube of me\n", "mine: cube of «mee»\n"),
    ("words.yaml", "takes: {victims: 1 cube at town}", "takes: {victims: 1 «cubee» at town}"),
    ("words.yaml", "takes: {crew: 1 of mine at supply, in ships: any ship at dock}", "takes: {crew: 1 of mine at supply, «intoo ships»: any ship at dock}"),
    ("words.yaml", "lose: {takes: {n: number},", "lose: {«taks»: {n: number},"),
    ("words.yaml", "takes: {of who: player, at spot: town}", "takes: {of who: «playr», at spot: town}"),
    ("words.yaml", "room_left: {takes: {of it: ship}", "room_left: {takes: {«by it»: ship}"),
    ("words.yaml", "gives: number, is: capacity - count cube at it", "gives: number, is: capacity - count cube at «itt»"),
]  # fmt: skip
"""One thing that is wrong in a definition, and nothing is said of the texts that use it."""


@pytest.mark.parametrize(("file", "old", "new"), ALONE)
def test_what_follows_from_a_broken_definition_is_not_told(file: str, old: str, new: str) -> None:
    assert FILES[file].count(old) == 1
    _, findings = compiled({**FILES, file: FILES[file].replace(old, plain(new))})
    assert [words for _, words in shown(findings)] == [marked(new)]


@pytest.mark.parametrize("section", ["sorts", "alike", "pieces", "places", "stores", "counters", "values", "verbs"])
def test_no_definition_that_is_broken_has_followers(section: str) -> None:
    for file in ("things.yaml", "words.yaml"):
        listed = re.search(rf"^{section}:\n((?:  .*\n)*)", FILES[file], flags=re.MULTILINE)
        for name in re.finditer(r"^  \w+:(?: \{|\n)", listed[1] if listed else "", flags=re.MULTILINE):
            assert listed is not None
            at = listed.start(1) + name.end()
            more = "wrong: 1, " if name[0].endswith("{") else "    wrong: 1\n"
            _, findings = compiled({**FILES, file: FILES[file][:at] + more + FILES[file][at:]})
            assert shown(findings) == [("E0200", "wrong")], name[0]


def test_other_texts_are_read_all_the_same() -> None:
    words = WORDS.replace("docked: ship at dock", "docked: ship at dok")
    flow = FLOW.replace("night:", 'night: "each docked { score 1 }; each player { scroe 1 }"')
    _, findings = compiled({**FILES, "words.yaml": words, "flow.yaml": flow})
    assert shown(findings) == [("E0405", "scroe"), ("E0404", "dok")]


DOUBTFUL = [
    ("E0621", "let «n» = day"),
    ("E0621", "let «n» = day; set n = 2"),
    ("E0621", "kill 1 as «gone»"),
    ("E0621", "choose 1 town as «spot»"),
    ("E0621", "each town as «spot» { score 1 }"),
    ("E0621", "move 1 cube at supply to any town as «spot»"),
    ("E0621", "after move cube as «c» to town as spot { kill all at spot }"),
    ("E0621", "each player { ask me { let «n» = 2 } }"),
]
"""What is doubtful, and stops nothing."""


@pytest.mark.parametrize(("code", "text"), DOUBTFUL)
def test_warnings(code: str, text: str) -> None:
    findings = Findings()
    assert compile_effect(harbour(), plain(text), findings) is not None
    assert shown(findings) == [(code, marked(text))]
    assert {item.severity for item in findings} == {Severity.WARNING}
    assert not findings.failed


@pytest.mark.parametrize(
    "text",
    [
        "let n = day; if night { score (n) }",
        "each town as spot { kill 1 at spot }",
        "kill 1 as gone; move gone to porto",
        "let n = day; may { score (n) }",
        "let n = dya",
        "after kill mine as c { score (count c) }",
        "each player, sealed { tuck 1 card at hand in hand }",
        "each player, sealed { hide 1 card at hand in hand { look 1 card } }",
    ],
)
def test_no_warnings(text: str) -> None:
    findings = Findings()
    compile_effect(harbour_with_more(), text, findings)
    assert [item.code for item in findings if item.severity is Severity.WARNING] == []


BECOMES = "while {} {{ room_left of {} becomes {} }}"
MEETING = [
    # two rules: what they are about, and whether they may meet
    ("long", "ship", "long", "ship", True),
    ("long", "ship", "night", "docked", True),
    ("long", "brig", "long", "raft", False),
    ("long", "brig", "long", "docked", True),
    ("long", "ship", "short", "ship", False),
    ("night", "ship", "not night", "ship", False),
    ("night", "ship", "not night and long", "ship", False),
    ("day < 3", "ship", "day > 2", "ship", False),
    ("day < 3", "ship", "day >= 2", "ship", True),
    ("day = 1", "ship", "day = 2 and night", "ship", False),
    ("day = 1 or day = 3", "ship", "day = 2", "ship", False),
    ("day = 1 or day = 3", "ship", "day = 3", "ship", True),
    ("dealer = ana", "ship", "dealer = rui", "ship", False),
    ("dealer is [ana or rui]", "ship", "dealer = rui", "ship", True),
    ("dealer is [ana or rui]", "ship", "dealer = eva", "ship", False),
    ("dealer = me", "ship", "not dealer = me", "ship", True),
]


@pytest.mark.parametrize(("when", "what", "when_2", "what_2", "meet"), MEETING)
def test_two_texts_that_say_what_a_value_becomes(when: str, what: str, when_2: str, what_2: str, meet: bool) -> None:
    first, second = BECOMES.format(when, what, 1), BECOMES.format(when_2, what_2, 2)
    words = WORDS.replace("rules:\n", f'rules:\n  one: "{first}"\n  two: "{second}"\n')
    pack, findings = compiled({**FILES, "words.yaml": words})
    assert pack is not None, shown(findings)
    assert [item.severity for item in findings] == [Severity.WARNING] * meet
    if meet:
        assert shown(findings) == [("E0622", second[second.index("room_left") : -2])]
        (note,) = next(iter(findings)).notes
        assert note.span is not None
        assert note.span.source.text[note.span.start :].startswith("room_left of " + what + " becomes 1")


def test_cards_that_never_lie_at_one_place_do_not_meet() -> None:
    things = THINGS.replace(
        "tile: {from: tiles, starts: bag, face: down, printed: {metal: metal}}",
        "tile: {from: tiles, starts: bag, printed: {metal: metal, effect: effect}, in_force: at town}",
    )
    text = "while night { strength_at at here becomes NUMBER }"
    things = things.replace("{metal: tin, count: 2}", '{metal: tin, effect: "' + text.replace("NUMBER", "1") + '"}')
    things = things.replace("{metal: gold}", '{metal: gold, effect: "' + text.replace("NUMBER", "2") + '"}')
    for room, codes in (("tile: 1", []), ("tile: 2", ["E0622"])):
        pack, findings = compiled({**FILES, "things.yaml": things.replace("tile: 1", room)})
        assert pack is not None, shown(findings)
        assert [item.code for item in findings] == codes


def compiled_alone(files: dict[str, str]) -> tuple[Compiled | None, Findings]:
    """The same without a schema, which would say some of it first."""
    findings = Findings()
    folder = Path(mkdtemp())
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    read = read_pack_files(folder, findings)
    assert read is not None
    return compile_pack(read.pack, merge(read.parts, findings), read.sources, findings), findings


@pytest.mark.parametrize("compiling", [compiled, compiled_alone])
@pytest.mark.parametrize(("cells", "code", "close"), [
    ("[[0, 1], [0, -1], «[0, 1]»]", "E0218", None),
    ("[[0, 1], «[0, -3]»]", "E0443", "[0, -1]"),
    ("[«[-4, 9]»]", "E0443", "[-1, 1]"),
])  # fmt: skip
def test_a_mark_has_each_cell_once_and_only_cells_of_its_grid(
    compiling: Callable[[dict[str, str]], tuple[Compiled | None, Findings]], cells: str, code: str, close: str | None
) -> None:
    pack, findings = compiling({**FILES, "things.yaml": THINGS.replace("[[0, 1], [0, -1]]", plain(cells))})
    assert pack is None
    assert shown(findings) == [(code, marked(cells))]
    (found,) = findings
    assert found.nearest == close
    assert [note.message for note in found.notes] == (["note-first-here"] if code == "E0218" else [])


def test_a_mark_on_no_place_with_a_grid_has_the_nearest_one() -> None:
    _, findings = compiled({**FILES, "things.yaml": THINGS.replace("rim: {on: board", "rim: {on: bord")})
    assert [(item.code, item.nearest) for item in findings] == [("E0465", "board")]


def test_what_is_wrong_with_a_grid_is_told_once_whatever_is_marked_on_it() -> None:
    _, findings = compiled_alone({**FILES, "things.yaml": THINGS.replace('"1": [-1, 0]}', '"1": [-1, 0]}, rows: 3')})
    assert [item.code for item in findings] == ["E0432"]


def test_several_findings_in_one_run() -> None:
    findings = Findings()
    text = "kill 1 at portto\nlet n = dayy\nscore (n)\nmove 1 cube at supply to twn"
    assert compile_effect(harbour(), text, findings) is None
    assert shown(findings) == [("E0404", "portto"), ("E0404", "dayy"), ("E0404", "twn")]
    assert [item.nearest for item in findings.sorted()] == ["porto", "day", "town"]


def test_both_places_of_a_name_given_twice() -> None:
    _, findings = compiled(
        {**FILES, "words.yaml": WORDS.replace("mine: cube of me\n", "mine: cube of me\n  porto: cube\n")}
    )
    finding = next(item for item in findings if item.code == "E0403")
    (note,) = finding.notes
    assert note.span is not None
    assert note.span.source.name.endswith("things.yaml")


def test_a_reserved_word_gets_the_nearest_free_name() -> None:
    _, findings = compiled(
        {**FILES, "words.yaml": WORDS.replace("mine: cube of me\n", "mine: cube of me\n  where: cube\n")}
    )
    assert [(item.nearest) for item in findings if item.code == "E0401"] == ["where_"]


def test_a_wish_is_used_once_on_each_path() -> None:
    text = 'do: "if night { move victims to supply } else { move victims to porto }"'
    pack, findings = compiled({**FILES, "words.yaml": WORDS.replace("do: move victims to supply", text)})
    assert pack is not None, shown(findings)


def test_a_cost_may_be_stored_where_it_is_run_strictly() -> None:
    flow = FLOW.replace("night:", 'night: "each docked { whole { do cost of it } }"')
    pack, findings = compiled({**FILES, "flow.yaml": flow})
    assert pack is not None, shown(findings)


WRONG_SHAPES = ["3", "[1, 2]", "{a: {b: [1]}}", "null", "text", "{a: 1}", "{a: [1]}", "{a: null}", "{a: {}}", "true"]


@pytest.mark.parametrize("section", [
    "sorts", "alike", "pieces", "places", "stores", "regions", "marks", "counters", "payment", "words", "values", "verbs",
    "rules", "phases", "outcome", "standing", "horizon", "bound", "cards", "towns",
])  # fmt: skip
@pytest.mark.parametrize("shape", WRONG_SHAPES)
def test_no_shape_makes_it_fall_over(section: str, shape: str) -> None:
    things = re.sub(rf"^{section}:.*?(?=^\w|\Z)", "", THINGS, flags=re.DOTALL | re.MULTILINE)
    words = re.sub(rf"^{section}:.*?(?=^\w|\Z)", "", WORDS, flags=re.DOTALL | re.MULTILINE)
    flow = re.sub(rf"^{section}:.*?(?=^\w|\Z)", "", FLOW, flags=re.DOTALL | re.MULTILINE)
    compiled(
        {"pack.yaml": PACK, "things.yaml": f"{section}: {shape}\n{things}", "words.yaml": words, "flow.yaml": flow}
    )


@pytest.mark.parametrize("line", range(1, 95))
def test_no_missing_line_makes_it_fall_over(line: int) -> None:
    for name, text in FILES.items():
        lines = text.splitlines(keepends=True)
        if line < len(lines) and not (name == "pack.yaml" and line < 3):
            compiled({**FILES, name: "".join(lines[:line] + lines[line + 1 :])})


def test_every_finding_of_the_compiler_is_tested_and_has_words() -> None:
    used = set()
    for path in (ENGINE / "pack" / "compile").glob("*.py"):
        if path.name != "screen.py":  # what a screen can have wrong is tested with screens
            used |= set(re.findall(r"E0[456][0-9]{2}", path.read_text(encoding="utf-8")))
    tested = {code for code, _ in [*EFFECTS, *DOUBTFUL]} | {row[0] for row in DEFINITIONS} | {"E0622"}
    # Shapes, which a schema looks at first, and the missing sample of a role of the engine's.
    assert used - tested == {"E0440", "E0441", "E0442", "E0449"}
    assert tested - used == set()


def test_messages_have_their_parameters() -> None:
    words = Words()
    for code, text in [*EFFECTS, *DOUBTFUL]:
        findings = Findings()
        compile_effect(harbour_with_more(), plain(text), findings)
        for item in findings:
            assert item.code == code
            assert "{" not in sentence(words, item), code
            assert "$" not in (sentence(words, item) + (advice(words, item) or "")), code


def harbour_with_more() -> Compiled:
    """The pack with more verbs and a counter that is never none."""
    return _more()[0]


MORE_VERBS = """\
  beckon: {takes: {to goal: any town}, do: "move 1 of mine at supply to goal"}
  hide:
    takes: {what: 1 card at hand, in spot: any table or hand}
    block: optional
    do: "move what to spot; do block"
  tuck: {takes: {each what: 1 card at hand, in spots: table or hand}, do: "hide 1 what in 1 spots"}
  bury: {do: "if night { tuck 1 card at hand in hand; bury } else { shuffle deck }"}
"""


def _more() -> tuple[Compiled, Findings]:
    if not _MORE:
        words = WORDS.replace("verbs:\n", f"verbs:\n{MORE_VERBS}")
        things = THINGS.replace("counters:\n", "counters:\n  tide: {is: town, starts: porto}\n")
        pack, findings = compiled({**FILES, "words.yaml": words, "things.yaml": things})
        assert pack is not None, shown(findings)
        _MORE.append((pack, findings))
    return _MORE[0]


_MORE: list[tuple[Compiled, Findings]] = []
