"""A small pack as text, what it compiles to, and helpers for the other tests of the compiler."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from engine.diagnostics import Findings
from engine.pack import Compiled, Effect, compile_effect, load, load_folder
from engine.ruleset.definitions import Op

PACK = """
id: harbour
version: 1
seats: {from: 2, to: 3, ids: [ana, rui, eva]}
options: {length: {values: [short, long], default: short}}
files: [things.yaml, words.yaml, flow.yaml]
"""

THINGS = """
sorts:
  metal:
    printed: {worth: number}
    changes: {price: {is: number, starts: worth, from: 1, to: 5}}
    rows: {tin: {worth: 1}, gold: {worth: 3}}
alike:
  cube: {by: owner, each: 12, starts: supply}
  ingot: {by: metal, each: {tin: 20, gold: 8}, starts: bank, short: endless}
  flag: {by: town, each: 2, starts: bank}
  coin: {each: 50, starts: bank}
pieces:
  card: {from: cards, starts: deck, face: down, printed: {strength: number, effect: effect}}
  charm: {from: charms, starts: deck, printed: {effect: effect, wish: condition}, in_force: faceup at table of player}
  ship:
    from: ships
    starts: sky
    printed: {capacity: number, target: town or none, armed: truth, cost: effect}
    changes: {heading: {is: town or none, starts: target}}
    holds: {cube: capacity, ingot: endless, coin: endless}
  pawn: {each: player, starts: reserve}
  tile: {from: tiles, starts: bag, face: down, printed: {metal: metal}}
  paper: {is: card or charm}
places:
  town: {from: towns, printed: {walled: truth}, holds: {cube: endless, tile: 1, pawn: endless, coin: endless}}
  dock: {count: player, holds: {ship: 1}}
  sky: {holds: {ship: endless}}
  table: {each: player, holds: {paper: endless}}
  purse: {each: player, holds: {coin: endless, ingot: endless}}
  board: {grid: {shape: hex, columns: {"-1": [0, 1], "0": [-1, 1], "1": [-1, 0]}}, holds: {pawn: 1}}
stores:
  deck: {holds: {paper: endless}, order: stack, shown: nobody, refill: discard}
  discard: {holds: {paper: endless}, order: stack, shown: all}
  hand: {each: player, holds: {paper: endless}, shown: owner}
  bank: {holds: {ingot: endless, flag: endless, coin: endless}}
  supply: {holds: {cube: endless}}
  bag: {holds: {tile: endless}, order: stack, shown: nobody}
  reserve: {each: player, holds: {pawn: endless}}
regions: {island: town}
marks:
  centre: {on: board, cells: [[0, 0]]}
  rim: {on: board, cells: [[0, 1], [0, -1]], source: inferred}
counters:
  day: {is: number, starts: 0, from: 0, to: 9}
  dealer: {is: player or none, starts: none}
  moves: {is: number, starts: 2, of: player, lasts: round}
payment:
  coin: {from: purse, to: bank}
  ingot: {from: purse, to: bank, stands_for: [coin], when: "count ingot at purse > 1"}
towns:
  porto: {in: island, walled: true, near: [lima, oslo]}
  lima: {in: island, near: [porto]}
  oslo: {near: [porto]}
ships:
  brig: {capacity: 3, target: porto, armed: true, cost: "pay 2 coin"}
  raft: {capacity: 1, target: none, count: 2, cost: ""}
tiles:
  tin_tile: {metal: tin, count: 2}
  gold_tile: {metal: gold}
cards:
  feast: {strength: 3, count: 2, effect: "gain 2 of mine at supply"}
  storm: {strength: 1, effect: "kill 1 at ship"}
charms:
  shield: {effect: "after kill mine { gain 1 of mine at supply }", wish: "some mine at walled town"}
  lens: {effect: "while long { room_left of [ship at dock] + 1 }", wish: "day > 3"}
"""

WORDS = """
words:
  mine: cube of me
  theirs: cube where owner != me
  my: piece where owner = me
  docked: ship at dock
  full: ship where room_left = 0
  held: "town or docked where some mine at it"
values:
  room_left: {takes: {of it: ship}, gives: number, is: capacity - count cube at it, from: 0}
  strength_at: {takes: {of who: player, at spot: town}, gives: number, is: count cube of who at spot}
  leaders: {takes: {at spot: town}, gives: all player, is: "most strength_at of it at spot among player"}
  rich: {takes: {of goods: cube or ingot}, gives: all player, is: "most count goods of it among player"}
verbs:
  place:
    takes: {crew: 1 of mine at supply, in ships: any ship at dock}
    do: move crew to ships
  gain:
    takes: {crew: 1 of mine at supply}
    do: move crew to any town
  kill:
    takes: {victims: 1 cube at town}
    do: move victims to supply
  buy:
    takes: {each item: 1 card at deck}
    adverbs: [free]
    block: optional
    needs: |
      if not free { pay (strength of item) coin }
    do: |
      move item to hand
      do block
  lose: {takes: {n: number}, do: score (-n)}
  settle: {takes: {spots: town}, do: "each spots { gain 1 of mine at supply }"}
rules:
  unveil: "after move cube to town as spot { turn all tile at spot to faceup }"
"""

FLOW = """
phases:
  game: |
    set_up
    repeat 3 { round }
    win player
  set_up: shuffle deck
  round: "each player { may { buy 1 } }"
  night:
outcome:
  ladder: {points: score of it, cubes: count cube of it at town}
standing: "score of it + count cube of it"
bound: 200
"""

FILES = {"pack.yaml": PACK, "things.yaml": THINGS, "words.yaml": WORDS, "flow.yaml": FLOW}


def compiled(files: dict[str, str]) -> tuple[Compiled | None, Findings]:
    """A pack from the texts of its files."""
    folder = Path(mkdtemp())
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    findings = Findings()
    return load_folder(folder, findings), findings


@cache
def harbour() -> Compiled:
    pack, findings = compiled(FILES)
    assert pack is not None, shown(findings)
    return pack


def shown(findings: Findings) -> list[tuple[str, str]]:
    """Codes, each with the words it points at."""
    found = []
    for item in findings.sorted():
        span = item.span
        found.append((item.code, "" if span is None else span.source.text[span.start : span.end]))
    return found


def effect(text: str, **more: str) -> Effect:
    findings = Findings()
    found = compile_effect(harbour(), text, findings, **more)
    assert found is not None, shown(findings)
    assert not findings.failed
    return found


def ops(text: str) -> list[Op]:
    """The operations of an effect, without the points at which triggers may run."""
    code = effect(text).code
    assert code is not None
    return [op for op in code.ops if op[0] not in ("events", "return")]


def value(text: str) -> Op:
    """What a number or a condition becomes."""
    found: Op = ops(f"if {text} {{ score 1 }}")[0][1]
    return found


def members(text: str) -> Op:
    """What a set becomes."""
    found: Op = value(f"some [{text}]")[1]
    return found


MARK = re.compile("«(.*?)»", re.DOTALL)


def plain(text: str) -> str:
    return MARK.sub(r"\1", text)


def marked(text: str) -> str:
    found = MARK.search(text)
    assert found is not None
    return found.group(1)


def test_the_pack_compiles_and_so_does_loading_it_by_path() -> None:
    ruleset = harbour().ruleset
    assert ruleset.id == "harbour"
    assert ruleset.seat_ids == ("ana", "rui", "eva")
    assert ruleset.options == {"length": (("short", "long"), "short")}
    findings = Findings()
    assert load(str(Path(harbour().sources[0].name).parent), findings=findings) == ruleset
    assert not len(findings)


def test_definitions() -> None:
    rules = harbour().ruleset
    assert rules.unions == {"paper": ("card", "charm")}
    assert rules.regions == {"island": "town"}
    assert rules.pieces["card"].union == "paper"
    assert not rules.pieces["card"].faceup
    assert [(row.id, row.count) for row in rules.pieces["card"].rows] == [("feast", 2), ("storm", 1)]
    assert rules.pieces["card"].rows[0].printed == {"strength": 3, "effect": "cards.feast.effect"}
    assert rules.pieces["pawn"].rows[0].id == "pawn"
    assert rules.pieces["ship"].holds["cube"] == ("attr", "capacity", ("var", 0))
    assert rules.pieces["ship"].holds["ingot"] is None
    assert rules.pieces["ship"].rows[1].printed["target"] is None
    assert rules.pieces["ship"].rows[1].printed["armed"] is False
    assert rules.places["dock"].count == "player"
    assert rules.places["board"].grid is not None
    assert rules.places["board"].grid.marks["centre"] == ((0, 0),)
    assert set(rules.places["board"].attributes) == {"q", "r"}
    assert rules.places["town"].rows[0].near == ("lima", "oslo")
    assert rules.places["town"].rows[0].region == "island"
    assert rules.places["deck"].refill == "discard"
    assert rules.alike["ingot"].each == {"tin": 20, "gold": 8}
    assert rules.counters["price"].starts == ("attr", "worth")
    assert rules.counters["moves"].of == "player"
    assert rules.counters["moves"].lasts == "round"
    assert rules.payments["coin"].source == ("one", ("own", "purse", ("me",)))
    assert rules.payments["ingot"].stands_for == ("coin",)
    assert rules.payments["ingot"].when is not None
    assert rules.ladder[0] == ("points", ("counter_of", "score", ("var", 0)))
    assert rules.standing is not None
    assert rules.bound == 200


def test_conditions_and_texts_in_force_are_data() -> None:
    rules = harbour().ruleset
    shield, lens = rules.pieces["charm"].rows
    assert shield.printed["effect"] is None
    assert shield.printed["wish"] == (
        "some",
        (
            "set",
            ("cube",),
            ("set", ("town",), None, None, 0, ("attr", "walled", ("var", 0))),
            ("one", ("me",)),
            None,
            None,
        ),
    )
    assert lens.printed["wish"] == ("compare", ">", ("counter", "day"), ("num", 3))
    (modifier,) = rules.modifiers
    assert (modifier.value, modifier.way, modifier.amount) == ("room_left", "+", ("num", 1))
    assert modifier.condition == ("option", "length", "long")
    assert modifier.tests == (("inside", ("var", 0), ("set", ("dock",), None, None, None, None)),)
    assert modifier.carrier is not None
    assert modifier.carrier.row == "lens"
    unveil, shield_trigger = rules.triggers
    assert unveil.carrier is None
    assert [pattern.role for pattern in unveil.patterns] == ["", "to"]
    assert unveil.patterns[1].slot is not None
    assert shield_trigger.event == "kill"
    assert shield_trigger.patterns[0].test == ("same", ("owner", ("var", 0)), ("me",))
    assert rules.pieces["charm"].in_force == shield_trigger.carrier.test if shield_trigger.carrier else False


def test_values_have_vars_for_their_arguments() -> None:
    values = harbour().ruleset.values
    assert values["strength_at"].roles == ("of", "at")
    assert values["strength_at"].expr == (
        "count", ("set", ("cube",), ("one", ("var", 1)), ("one", ("var", 0)), None, None)
    )  # fmt: skip
    assert (values["leaders"].result, values["room_left"].low) == ("many", 0)
    assert values["rich"].expr[4] == ("set", ("player",), None, None, None, None)


def test_a_verb_is_one_code_of_needs_and_do() -> None:
    rules = harbour().ruleset
    buy = rules.verbs["buy"]
    assert buy.has_needs
    assert [(item.name, item.way, item.slot) for item in buy.parameters] == [("item", "each", 0)]
    assert (buy.adverbs, buy.block_slot) == ((("free", 1),), 2)
    names = [op[0] for op in rules.codes[buy.code].ops]
    assert names == ["enter", "unless", "pay", "commit", "leave", "move", "run", "return"]
    assert rules.codes[buy.code].ops[0] == ("enter", "needs", 7)
    place = rules.codes["verbs.place"].ops[0]
    assert place[1] == ("passed", 0)
    assert place[3] == ("passed", 1)


def test_every_operation_has_its_place() -> None:
    ruleset = harbour().ruleset
    for code in ruleset.codes.values():
        assert len(code.ops) == len(code.spots)
        assert code.ops[-1] == ("return",)
    move = ruleset.codes["verbs.place"]
    assert move.spots[0].file.endswith("words.yaml")
    line = WORDS.splitlines()[move.spots[0].line - 1]
    assert line[move.spots[0].column - 1 :].startswith("move crew")


def test_compiling_twice_gives_the_same() -> None:
    first, second = compiled(FILES)[0], compiled(FILES)[0]
    assert first is not None
    assert second is not None
    assert first.ruleset.codes == {name: second.ruleset.codes[name] for name in first.ruleset.codes} or _spots_only(
        first, second
    )


def _spots_only(first: Compiled, second: Compiled) -> bool:
    """Whether two packs differ in the names of their folders alone."""
    return all(code.ops == second.ruleset.codes[name].ops for name, code in first.ruleset.codes.items())
