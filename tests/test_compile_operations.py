"""What statements and expressions become."""

from __future__ import annotations

import pytest

from engine.diagnostics import Findings
from engine.pack import compile_effect, filled
from engine.ruleset.definitions import Op
from tests.test_compile_pack import FILES, WORDS, compiled, effect, harbour, members, ops, shown, value

ALL_TOWNS = ("set", ("town",), None, None, None, None)
ALL_DOCKS = ("set", ("dock",), None, None, None, None)
DOCKED = ("set", ("ship",), ALL_DOCKS, None, None, None)
MINE_AT_SUPPLY = ("set", ("cube",), ("one", ("thing", "supply")), ("one", ("me",)), None, None)
PLAYERS = ("set", ("player",), None, None, None, None)


def one(n: int) -> Op:
    return ("num", n)


# ---- sets


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("cube", ("set", ("cube",), None, None, None, None)),
        ("docked", DOCKED),
        ("cube of ana at porto", ("set", ("cube",), ("one", ("thing", "porto")), ("one", ("thing", "ana")), None, None)),
        ("cube or pawn at town", ("set", ("cube", "pawn"), ALL_TOWNS, None, None, None)),
        (
            "theirs at docked",
            ("set", ("cube",), DOCKED, None, 0, ("not", ("same", ("owner", ("var", 0)), ("me",)))),
        ),
        ("my pawn", ("set", ("pawn",), None, None, 0, ("same", ("owner", ("var", 0)), ("me",)))),
        ("pawn of rui", ("set", ("pawn",), None, ("one", ("thing", "rui")), None, None)),
        ("gold ingot at bank", ("set", ("ingot",), ("one", ("thing", "bank")), ("one", ("thing", "gold")), None, None)),
        ("ingot of gold", ("set", ("ingot",), None, ("one", ("thing", "gold")), None, None)),
        ("gold tile", ("set", ("tile",), None, None, 0, ("same", ("attr", "metal", ("var", 0)), ("thing", "gold")))),
        ("flag of lima", ("set", ("flag",), None, ("one", ("thing", "lima")), None, None)),
        ("faceup tile", ("set", ("tile",), None, None, 0, ("faceup", ("var", 0)))),
        ("facedown card", ("set", ("card",), None, None, 0, ("not", ("faceup", ("var", 0))))),
        ("walled town", ("set", ("town",), None, None, 0, ("attr", "walled", ("var", 0)))),
        ("town not walled", ("set", ("town",), None, None, 0, ("not", ("attr", "walled", ("var", 0))))),
        ("ship not docked", ("set", ("ship",), None, None, 0, ("not", ("inside", ("var", 0), ALL_DOCKS)))),
        ("town on island", ("set", ("town",), None, None, 0, ("region", ("var", 0), "island"))),
        ("island", ("set", ("town",), None, None, 0, ("region", ("var", 0), "island"))),
        ("brig", ("set", ("ship",), None, None, 0, ("row", ("var", 0), "brig"))),
        ("feast at hand", ("set", ("card",), ("one", ("own", "hand", ("me",))), None, 0, ("row", ("var", 0), "feast"))),
        ("hand", ("one", ("own", "hand", ("me",)))),
        ("hand of ana", ("one", ("own", "hand", ("thing", "ana")))),
        ("hand of player", ("own_all", "hand", PLAYERS)),
        ("sky", ("one", ("thing", "sky"))),
        ("porto or lima", ("union", ("one", ("thing", "porto")), ("one", ("thing", "lima")))),
        ("town near porto", ("near", ALL_TOWNS, ("one", ("thing", "porto")))),
        ("centre", ("one", ("thing", "board.0.0"))),
        ("rim", ("union", ("one", ("thing", "board.0.1")), ("one", ("thing", "board.0.-1")))),
        ("paper at deck", ("set", ("card", "charm"), ("one", ("thing", "deck")), None, None, None)),
        (
            "held town",
            (
                "set", ("town",), None, None, 0,
                ("some", ("set", ("cube",), ("one", ("var", 0)), ("one", ("me",)), None, None)),
            ),
        ),
        ("dock where number = 1", ("set", ("dock",), None, None, 0, ("compare", "=", ("attr", "number", ("var", 0)), one(1)))),
        ("ship where heading = none", ("set", ("ship",), None, None, 0, ("same", ("counter_of", "heading", ("var", 0)), ("none",)))),
        (
            "ship where not full",
            (
                "set", ("ship",), None, None, 0,
                ("not", ("compare", "=", ("value", "room_left", ("var", 0)), one(0))),
            ),
        ),
        ("leaders at porto", ("value", "leaders", ("thing", "porto"))),
        ("rich of gold ingot", ("value", "rich", ("set", ("ingot",), None, ("one", ("thing", "gold")), None, None))),
        ("owner of pawn", ("map", ("owner", ("var", 0)), 0, ("set", ("pawn",), None, None, None, None))),
        ("next(porto)", ("next", ("thing", "porto"))),
        ("within(2, centre)", ("within", one(2), ("thing", "board.0.0"))),
        ("ring(1, centre)", ("ring", one(1), ("thing", "board.0.0"))),
        ("toward(centre, [north or south])", ("toward", ("thing", "board.0.0"), ("directions", "north", "south"))),
        ("toward(centre, north)", ("toward", ("thing", "board.0.0"), ("directions", "north"))),
        ("nearest(porto, island)", ("nearest", ("thing", "porto"), ("set", ("town",), None, None, 0, ("region", ("var", 0), "island")))),
        ("linked(porto, held town)", None),
    ],
)  # fmt: skip
def test_sets(text: str, wanted: Op | None) -> None:
    found = members(text)
    if wanted is None:
        assert found[0] == text.split("(")[0]
    else:
        assert found == wanted


# ---- numbers and truths


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("count mine at porto > 0", ("compare", ">", ("count", ("set", ("cube",), ("one", ("thing", "porto")), ("one", ("me",)), None, None)), one(0))),
        ("no cube at porto", ("no", ("set", ("cube",), ("one", ("thing", "porto")), None, None, None))),
        ("day + 1 = 2", ("compare", "=", ("arith", "+", ("counter", "day"), one(1)), one(2))),
        ("-day < 3 / 2", ("compare", "<", ("neg", ("counter", "day")), ("arith", "/", one(3), one(2)))),
        ("min(day, 2) > max(1, 2)", ("compare", ">", ("min", ("counter", "day"), one(2)), ("max", one(1), one(2)))),
        ("nth(day, 1, 3) = 1", ("compare", "=", ("nth", ("counter", "day"), one(1), one(3)), one(1))),
        ("price of gold = 1", ("compare", "=", ("counter_of", "price", ("thing", "gold")), one(1))),
        ("moves of ana = 1", ("compare", "=", ("counter_of", "moves", ("thing", "ana")), one(1))),
        ("moves = 1", ("compare", "=", ("counter_of", "moves", ("me",)), one(1))),
        ("score of me = 1", ("compare", "=", ("counter_of", "score", ("me",)), one(1))),
        ("dealer = me", ("same", ("counter", "dealer"), ("me",))),
        ("dealer != none", ("not", ("same", ("counter", "dealer"), ("none",)))),
        ("first is me", ("same", ("counter", "first"), ("me",))),
        ("me is leaders at porto", ("in", ("me",), ("value", "leaders", ("thing", "porto")))),
        ("dealer is none", ("same", ("counter", "dealer"), ("none",))),
        ("night and short", ("and", ("phase", "night"), ("option", "length", "short"))),
        ("night or not short", ("or", ("phase", "night"), ("not", ("option", "length", "short")))),
        ("payable(coin) > 1", ("compare", ">", ("payable", "coin"), one(1))),
        ("room(porto, tile) > 0", ("compare", ">", ("room", ("thing", "porto"), "tile"), one(0))),
        ("distance(porto, lima) = 1", ("compare", "=", ("distance", ("thing", "porto"), ("thing", "lima")), one(1))),
        ("sum price of it among metal > 2", ("compare", ">", ("sum", 0, ("counter_of", "price", ("var", 0)), ("set", ("metal",), None, None, None, None)), one(2))),
        ("some [ship where armed]", ("some", ("set", ("ship",), None, None, 0, ("attr", "armed", ("var", 0))))),
        ("if night then short else 1 = 1", ("if", ("phase", "night"), ("option", "length", "short"), ("compare", "=", one(1), one(1)))),
        ("place of [tile at porto] = porto", ("same", ("only", ("map", ("place", ("var", 0)), 0, ("set", ("tile",), ("one", ("thing", "porto")), None, None, None))), ("thing", "porto"))),
        ("strength_at of ana at porto > 1", ("compare", ">", ("value", "strength_at", ("thing", "ana"), ("thing", "porto")), one(1))),
    ],
)  # fmt: skip
def test_expressions(text: str, wanted: Op) -> None:
    assert value(text) == wanted


DECK = ("one", ("thing", "deck"))
FACEUP_0 = ("faceup", ("var", 0))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[card or charm] at deck", ("set", ("card", "charm"), DECK, None, None, None)),
        ("faceup [card or charm] at deck", ("set", ("card", "charm"), DECK, None, 0, FACEUP_0)),
        (
            "[faceup card or charm] at deck",
            ("union", ("set", ("card",), DECK, None, 0, FACEUP_0), ("set", ("charm",), DECK, None, None, None)),
        ),
        (
            "[faceup card or [[charm where faceup] or my pawn]] at deck",
            ("union", ("set", ("card",), DECK, None, 0, FACEUP_0), ("set", ("charm",), DECK, None, 1, ("faceup", ("var", 1)))),
        ),
        (
            "[faceup card or charm where strength > 1] at deck where facedown",
            (
                "filter",
                (
                    "union",
                    ("set", ("card",), DECK, None, 1, ("faceup", ("var", 1))),
                    ("set", ("charm",), DECK, None, None, None),
                ),
                0,
                ("and", ("compare", ">", ("attr", "strength", ("var", 0)), one(1)), ("not", FACEUP_0)),
            ),
        ),
        (
            "[[card at hand] or charm] at deck",
            (
                "union",
                ("set", ("card",), ("one", ("own", "hand", ("me",))), None, 0, ("inside", ("var", 0), DECK)),
                ("set", ("charm",), DECK, None, None, None),
            ),
        ),
        (
            "my [faceup card or charm] at deck",
            (
                "filter",
                ("union", ("set", ("card",), DECK, None, 1, ("faceup", ("var", 1))), ("set", ("charm",), DECK, None, None, None)),
                0,
                ("same", ("owner", ("var", 0)), ("me",)),
            ),
        ),
        (
            "[facedown charm or card] [faceup card or charm] at deck",
            (
                "filter",
                (
                    "union",
                    ("set", ("charm",), DECK, None, 1, ("not", ("faceup", ("var", 1)))),
                    ("set", ("card",), DECK, None, None, None),
                ),
                0,
                ("or", ("and", ("kind", ("var", 0), ("card",)), FACEUP_0), ("kind", ("var", 0), ("charm",))),
            ),
        ),
    ],
)  # fmt: skip
def test_a_place_belongs_to_each_part_of_a_group(text: str, wanted: Op) -> None:
    """So that what lies in a store is found; without a place a noun means what is in play."""
    assert members(text) == wanted


@pytest.mark.parametrize(
    ("meaning", "place", "filter"),
    [
        ("card", "deck", ""),
        ("card or charm", "hand", ""),
        ("faceup card or charm", "deck", ""),
        ("card where strength > 1", "deck", "faceup"),
        ("[faceup card or charm] where faceup", "deck or hand", ""),
        ("faceup card or [charm or card where strength = 2]", "deck", "facedown"),
    ],
)
def test_words_find_what_lies_in_stores(meaning: str, place: str, filter: str) -> None:
    pack, findings = compiled(
        {**FILES, "words.yaml": WORDS.replace("  mine: cube of me\n", f'  mine: cube of me\n  spare: "{meaning}"\n')}
    )
    assert pack is not None, shown(findings)
    where = f" where {filter}" if filter else ""
    texts = (f"some [spare at {place}{where}]", f"some [[{meaning}] at {place}{where}]")
    both = []
    for text in texts:
        found = compile_effect(pack, f"if {text} {{ score 1 }}", Findings())
        assert found is not None
        assert found.code is not None
        both.append(found.code.ops)
    assert both[0] == both[1]
    for part in sets_in(both[0][0][1]):
        if part[1] in (("card",), ("charm",), ("card", "charm")):
            assert part[2] is not None


def sets_in(form: Op) -> list[Op]:
    """The sets of members that stand in a form."""
    found = [form] if form[0] == "set" else []
    for part in form:
        if isinstance(part, tuple) and part:
            found += sets_in(part)
    return found


def test_the_best_of_a_set() -> None:
    metals = ("set", ("metal",), None, None, None, None)
    assert ops("let best = least price of it among metal") == [
        ("let", 0, ("best", "least", 0, ("counter_of", "price", ("var", 0)), metals))
    ]


def test_all_of_a_set_is_something() -> None:
    at_porto = ("set", ("cube",), ("one", ("thing", "porto")), None, None, None)
    is_mine = ("same", ("owner", ("var", 0)), ("me",))
    assert value("[cube at porto] is mine") == (
        "and", ("some", at_porto), ("no", (*at_porto[:4], 0, ("not", is_mine)))
    )  # fmt: skip


def test_a_set_is_in_a_given_set() -> None:
    found = ops("let best = leaders at porto\nif [player where dealer = me] is best { score 1 }")
    assert found[1][1] == (
        "all_in",
        ("set", ("player",), None, None, 0, ("same", ("counter", "dealer"), ("me",))),
        ("slot", 0),
    )


# ---- statements


def test_move() -> None:
    assert ops("move 1..3 of mine from porto to any town on island, random") == [
        (
            "move",
            ("wish", one(1), one(3), "number", ("set", ("cube",), None, ("one", ("me",)), None, None)),
            ("one", ("thing", "porto")),
            ("wish", one(1), one(1), "any", ("set", ("town",), None, None, 0, ("region", ("var", 0), "island"))),
            None,
            None,
            ("plain", "random"),
            0,
        )
    ]
    assert ops("move mine at supply to 1 town")[0][1] == ("wish", one(1), one(1), "number", MINE_AT_SUPPLY)
    assert ops("move up to 2 of mine at supply to porto")[0][1][1:4] == (one(0), one(2), "number")
    assert ops("move 2..all of mine at supply to porto")[0][1][1:4] == (one(2), None, "number")
    assert ops("move all of mine at supply to porto")[0][1][1:4] == (one(0), None, "all")
    assert ops("move any cube at supply to porto")[0][1][3] == "any"
    assert ops("move (day) of mine at supply to porto")[0][1][1:3] == (("counter", "day"), ("counter", "day"))
    assert ops("move 1 of mine at supply to porto, whole")[0][6] == ("whole",)
    assert ops("whole { move 1 of mine at supply to porto }")[1][6] == ("strict",)


def test_names_of_a_move_and_a_target_about_the_piece() -> None:
    found = ops("move 1 of mine at town as walker to any town near walker as goal\nmove 1 of mine at goal to supply")
    assert found[0][4:6] == (0, 1)
    assert found[0][3][4] == ("near", ALL_TOWNS, ("one", ("slot", 0)))
    assert found[1][1][4][2] == ("one", ("slot", 1))


def test_choose_turn_look_shuffle_perform_score_win() -> None:
    assert ops("choose 1 town as goal\nshuffle deck")[0] == (
        "choose",
        ("wish", one(1), one(1), "number", ALL_TOWNS),
        0,
        False,
        ("plain",),
        1,
    )
    assert ops("choose 2 town as goals")[0][3] is True
    assert ops("turn all tile at town to faceup") == [
        ("turn", ("wish", one(0), None, "all", ("set", ("tile",), ALL_TOWNS, None, None, None)), "up", 0)
    ]
    assert ops("turn card at deck to facedown")[0][1][1:4] == (one(0), None, "all")
    assert ops("look 1 facedown card")[0][0] == "look"
    assert ops("shuffle hand of ana") == [("shuffle", ("one", ("own", "hand", ("thing", "ana"))))]
    assert ops("perform 1 card at hand, random") == [
        ("choose", ("wish", one(1), one(1), "number", ("set", ("card",), ("one", ("own", "hand", ("me",))), None, None, None)), 0, True, ("plain", "random"), 1),
        ("perform", ("wish", one(0), None, "all", ("slot", 0)), 3),
    ]  # fmt: skip
    assert ops("score (-day)") == [("score", ("neg", ("counter", "day")))]
    assert ops("win [player where dealer = me]")[0][0] == "win"
    assert ops("win none") == [("win", ("one", ("none",)))]


def test_pay() -> None:
    (enter, pay, commit, leave) = ops("whole { pay 2 coin and (day) [coin or ingot] }")
    assert pay == ("pay", ((one(2), ("coin",)), (("counter", "day"), ("coin", "ingot"))), 0)
    assert (enter, commit, leave) == (("enter", "whole", 4), ("commit",), ("leave",))


def test_let_and_set() -> None:
    assert ops("let n = day + 1\nset n = n + 1\nset day = n") == [
        ("let", 0, ("arith", "+", ("counter", "day"), one(1))),
        ("set_local", 0, ("arith", "+", ("slot", 0), one(1))),
        ("set", "day", None, ("slot", 0)),
    ]
    assert ops("set first = rui") == [("set", "first", None, ("thing", "rui"))]
    assert ops("set price of gold = 2") == [("set", "price", ("thing", "gold"), one(2))]
    assert ops("set moves = 1") == [("set", "moves", ("me",), one(1))]
    assert ops("set dealer = none") == [("set", "dealer", None, ("none",))]
    assert ops("each docked { set heading = porto }")[2] == ("set", "heading", ("slot", 2), ("thing", "porto"))


def test_if() -> None:
    short = ("option", "length", "short")
    assert ops("if night { set day = 1 } else if short { set day = 2 } else { set day = 3 }") == [
        ("unless", ("phase", "night"), 3),
        ("set", "day", None, one(1)),
        ("jump", 7),
        ("unless", short, 6),
        ("set", "day", None, one(2)),
        ("jump", 7),
        ("set", "day", None, one(3)),
    ]


def test_may_either_and_whole_are_strict_blocks() -> None:
    found = effect("may { score 1 }").code
    assert found is not None
    assert [op[0] for op in found.ops] == ["may", "enter", "commit", "score", "events", "leave", "return"]
    assert found.ops[0] == ("may", 6, 0)
    found = effect("either keep { gain 1 } or { score 1 }").code
    assert found is not None
    assert found.ops[0] == ("either", (("keep", 1), ("score", 7)), 13, 0)
    assert found.ops[1] == ("enter", "branch", 13)


def test_commit_stands_behind_the_last_statement_that_can_fail() -> None:
    def order(text: str) -> list[str]:
        return [op[0] for op in ops(text)]

    assert order("whole { score 1; require night; score 2 }") == [
        "enter",
        "score",
        "require",
        "commit",
        "score",
        "leave",
    ]
    assert order("whole { buy 1; score 2 }") == ["enter", "call", "commit", "score", "leave"]
    assert order("whole { gain 1; score 2 }") == ["enter", "commit", "call", "score", "leave"]
    assert order("whole { move up to 1 cube at supply to porto }") == ["enter", "commit", "move", "leave"]
    assert order("whole { if night { require short }; score 1 }") == [
        "enter",
        "unless",
        "require",
        "commit",
        "score",
        "leave",
    ]


def test_each() -> None:
    assert ops("each docked as craft by capacity, descending { set heading of craft = none }") == [
        ("each", DOCKED, (0, ("attr", "capacity", ("var", 0))), True, False, 0, 1, False),
        ("next", 0, 2, 0, ("inside", ("var", 0), ALL_DOCKS), False, 4),
        ("set", "heading", ("slot", 2), ("none",)),
        ("jump", 1),
        ("end_each", 0, 1, False),
    ]
    assert ops("each player { score 1 }")[0][4] is True
    assert ops("each town { score 1 }")[1] == ("next", 0, 2, None, None, False, 5)
    assert ops("each cube { score 1 }")[1][4] == ("in_play", ("var", 0))
    assert [op[0] for op in ops("each 2 town as goal { score 1 }")] == [
        "choose",
        "each",
        "next",
        "score",
        "jump",
        "end_each",
    ]
    sealed = ops("each player, sealed { move 1 card at table to hand }")
    assert [sealed[0][0], sealed[-1][0]] == ["sealed", "unsealed"]
    assert ops("each leaders at porto { score 1 }")[1][4] == (
        "in",
        ("var", 0),
        ("value", "leaders", ("thing", "porto")),
    )
    assert ops("let best = leaders at porto\neach best { score 1 }")[2][4] is None
    assert ops("each player, random { score 1 }")[0][7] is True


def test_spaces_of_all_seats_are_not_asked_whose_they_are() -> None:
    desks = """\
places:
  desk: {each: player, from: desks, holds: {pawn: 1}}
desks: {near_door: {}, near_window: {}}
words:
  seated: "pawn at desk of player"
"""
    pack, findings = compiled(
        {**FILES, "pack.yaml": FILES["pack.yaml"].replace("files: [", "files: [desks.yaml, "), "desks.yaml": desks}
    )
    assert pack is not None, shown(findings)
    found = compile_effect(pack, "if some seated { score 1 }", findings)
    assert found is not None
    assert found.code is not None
    all_desks = ("set", ("desk",), None, None, None, None)
    assert found.code.ops[0][1] == ("some", ("set", ("pawn",), all_desks, None, None, None))


def test_repeat() -> None:
    code = effect("repeat 3 { score 1 }").code
    assert code is not None
    assert code.ops == (("repeat", one(3), 0, 4), ("score", one(1)), ("events",), ("count", 0, 1), ("return",))
    code = effect("repeat 1..3 { gain 1 }").code
    assert code is not None
    assert code.ops[:3] == (("let", 0, one(0)), ("again", one(1), one(3), 0, 8, 1), ("enter", "pass", 8))
    assert code.ops[-2] == ("jump", 1)
    assert ops("repeat any { gain 1 }")[1][1:3] == (one(0), None)
    assert ops("repeat until day = 3 { set day = day + 1 }") == [
        ("unless", ("compare", "=", ("counter", "day"), one(3)), 2),
        ("jump", 4),
        ("set", "day", None, ("arith", "+", ("counter", "day"), one(1))),
        ("jump", 0),
    ]


def test_ask_and_later() -> None:
    assert ops("ask owner of pawn { score 1 }")[0][:1] == ("ask",)
    assert ops("ask rui { set day = 1 }") == [
        ("ask", ("thing", "rui"), 0, 3),
        ("set", "day", None, one(1)),
        ("asked", 0),
    ]
    found = effect("let n = day\nlater at night for rui { score (n) }")
    assert found.code is not None
    assert found.code.ops[1] == ("later", "night", ("thing", "rui"), "text#1")
    assert found.codes["text#1"].ops[0] == ("score", ("slot", 0))
    assert found.codes["text#1"].slots == found.code.slots
    assert ops("later at night { score 1 }")[0][2] is None


def test_a_trigger_inside_an_effect_waits_once() -> None:
    found = effect("let n = 2\nafter move mine to town as spot { move (n) of mine at spot to supply }")
    (trigger,) = found.triggers
    assert (trigger.id, trigger.event, trigger.carrier) == ("text#1", "move", None)
    assert found.code is not None
    assert found.code.ops[1] == ("watch", "text#1")
    assert trigger.patterns[1].slot == 1
    assert effect("before night { score 1 }").triggers[0].is_phase


def test_calls() -> None:
    found = ops("place 2 in 1..2 docked")
    assert found == [
        (
            "call", "place",
            (("wish", one(2), one(2), "number", MINE_AT_SUPPLY), ("wish", one(1), one(2), "number", DOCKED)),
            (), None, "plain", 0,
        )
    ]  # fmt: skip
    assert ops("kill 1 at ship")[0][2][0][4] == (
        "set",
        ("cube",),
        ("set", ("ship",), None, None, None, None),
        None,
        None,
        None,
    )
    assert ops("kill")[0][2][0] == ("wish", one(1), one(1), "number", ("set", ("cube",), ALL_TOWNS, None, None, None))
    assert ops("place 1 in docked, whole")[0][5] == "whole"
    assert ops("lose 3") == [("call", "lose", (one(3),), (), None, "plain", 0)]
    assert ops("settle porto or lima")[0][2][0][0] == "union"
    assert ops("buy 1, free")[0][3] == ("free",)
    assert ops("night") == [("phase", "night")]


def test_a_block_handed_over_is_a_code_of_its_own() -> None:
    found = effect("buy 1 { gain 1 }")
    assert found.code is not None
    assert found.code.ops[0][4] == "text#1"
    assert [op[0] for op in found.codes["text#1"].ops] == ["enter", "commit", "call", "events", "leave", "return"]


def test_what_a_verb_is_given_may_be_named() -> None:
    found = ops("kill 1 at porto as victim\nlet spot = place of victim")
    assert [op[0] for op in found] == ["choose", "let", "call", "let"]
    assert found[1] == ("let", 3, ("only", ("slot", 0)))


def test_stored_effects() -> None:
    assert ops("may { do cost of brig, some }")[2] == (
        "run",
        ("stored", "cost", ("only", ("set", ("ship",), None, None, 0, ("row", ("var", 0), "brig")))),
        True,
        2,
    )
    assert value("can effect of [card at hand]")[0] == "can"
    assert value("some [charm where wish]")[1][5] == ("condition", "wish", ("var", 0))
    buy = harbour().ruleset.codes["verbs.buy"].ops
    assert buy[6][:3] == ("run", ("block", 2), False)
    assert buy[1] == ("unless", ("not", ("tagged", 1)), 3)


def test_statements_of_a_text_let_triggers_run_and_those_of_verbs_do_not() -> None:
    code = effect("gain 1; each town { gain 1 }").code
    assert code is not None
    assert [op[0] for op in code.ops] == [
        "call",
        "events",
        "each",
        "next",
        "call",
        "events",
        "jump",
        "end_each",
        "return",
    ]
    assert all(op[0] != "events" for op in harbour().ruleset.codes["verbs.settle"].ops)


# ---- filling in


@pytest.mark.parametrize(
    ("one_text", "other"),
    [
        ("kill", "kill 1 cube at town"),
        ("kill 1 at ship", "kill 1 cube at ship"),
        ("kill 1", "kill cube"),
        ("place 2 in docked", "place 2 of mine at supply in any ship at dock"),
        ("place 2 in any", "place 2 in docked"),
        ("move 1 cube at supply to porto or lima", "move 1 cube at supply to any lima or porto"),
        ("turn all tile to faceup", "turn tile to faceup"),
        ("look 1 facedown card", "look facedown card"),
    ],
)
def test_what_a_signature_fills_in_makes_no_difference(one_text: str, other: str) -> None:
    assert filled(harbour(), one_text) == filled(harbour(), other) is not None
    if "or" not in one_text:
        assert ops(one_text) == ops(other)


@pytest.mark.parametrize(
    ("one_text", "other"),
    [
        ("kill 1", "kill 2"),
        ("kill 1 at ship", "kill 1 at town"),
        ("kill 1 of mine", "kill 1 of theirs"),
        ("buy 1", "buy 1, free"),
        ("place 1 in docked", "place 1 in 1 docked"),
        ("gain 1; gain 2", "gain 2; gain 1"),
        ("either { gain 1 } or { score 1 }", "either keep { gain 1 } or { score 1 }"),
    ],
)
def test_other_texts_have_other_forms(one_text: str, other: str) -> None:
    assert filled(harbour(), one_text) != filled(harbour(), other)
    assert ops(one_text) != ops(other)


def test_a_text_added_to_a_ruleset_can_be_run() -> None:
    findings = Findings()
    found = compile_effect(harbour(), "buy 1 { gain 1 }", findings, path="try")
    assert found is not None
    ruleset = found.added_to(harbour().ruleset)
    assert set(ruleset.codes) - set(harbour().ruleset.codes) == {"try", "try#1"}
