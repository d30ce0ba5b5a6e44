"""Positions: what is laid is there, nothing else is, and nothing is made out of nothing."""

from __future__ import annotations

from engine.diagnostics import Findings, Source
from engine.play import Program, State
from engine.play.feasible import ENDLESS
from engine.scenario.acting import Act
from engine.scenario.files import read_source
from engine.scenario.texts import Texts
from tests.conftest import program
from tests.test_games import census


def laid(pack: str, seats: int, text: str) -> tuple[Program, State]:
    """The position that a scenario lays."""
    findings = Findings()
    file = read_source(
        Source("here.yaml", "scenarios:\n  - scenario: Here\n    then: [{over: false}]\n" + text), findings
    )
    assert file is not None, findings.sorted()
    P = program(pack, seats)
    act = Act(file.scenarios[0], P, Texts(P.ruleset), findings)
    act.play()
    assert not findings.sorted()
    return P, act.table.state


def names(P: Program, S: State, place: str) -> list[str]:
    u = P.universe
    return [u.names[x] for x in S.held[u.ids[place] - u.p0]]


def test_what_is_not_named_is_not_there() -> None:
    P, S = laid("kite_fair", 3, "    given: {places: {hand.coral: lion}}\n")
    u = P.universe
    assert [u.names[x] for x in range(u.q0, u.h0) if S.at[x] >= 0] == ["lion.1"]
    assert sum(S.n) == 0


def test_piles_that_never_run_out_are_always_there() -> None:
    P, S = laid("beaver_brook", 2, "    given: {places: {den.amber: {twig: 1}}}\n")
    u = P.universe
    counts = {u.names[h]: S.n[h - u.h0] for h in range(u.h0, u.end) if S.n[h - u.h0]}
    assert counts == {"heap.twig": ENDLESS, "heap.reed": ENDLESS, "den.amber.twig": 1}


def test_the_first_named_card_of_a_stack_is_its_top() -> None:
    P, S = laid("kite_fair", 2, "    given: {places: {kite_deck: [lion, dragon, lion.1]}}\n")
    assert names(P, S, "kite_deck") == ["lion.1", "dragon.1", "lion.2"]


def test_who_knows_what_follows_from_the_place() -> None:
    text = """\
    given:
      places: {hand.coral: lion.1, torn: [lion.2], kite_deck: [lion.3], perch.coral: {charm: {spool: up, knot: down}}}
      seen: {lion.3: indigo}
"""
    P, S = laid("kite_fair", 2, text)
    u = P.universe
    seen = {u.names[x]: S.seen[x - u.q0] for x in range(u.q0, u.h0) if S.at[x] >= 0}
    assert seen == {"lion.1": 1, "lion.2": 3, "lion.3": 2, "spool.1": 3, "knot.1": 0}


def test_the_rest_can_lie_at_home() -> None:
    P, S = laid(
        "kite_fair", 2, "    given: {rest: home, places: {pouch.coral: {bead: 4}, kite_deck: [dragon.2, lion.1]}}\n"
    )
    u = P.universe
    assert S.n[u.ids["bowl.bead"] - u.h0] == 14
    assert names(P, S, "kite_deck")[-2:] == ["lion.1", "dragon.2"]
    assert len(names(P, S, "kite_deck")) == 18
    whole = laid("kite_fair", 2, "    given: {rest: home, scores: {coral: 1}}\n")
    assert census(P, S) == census(*whole)


def test_changing_a_position_keeps_everything() -> None:
    before = laid("mission_red_planet", 3, "    from: set_up\n")
    text = """\
    from: set_up
    given:
      places:
        dock.1: [phobos_4]
        phobos_4: {astronaut: {red: 2, blue: 1}, token: {hellas: 1}}
        hellas: {resource: {celerium_lode.2: up}, astronaut: {green: 3}, discovery: []}
        event_deck: [lichens, heroes]
        secrets.red: [wide_net, rim_colony]
        stash.red: {point: {ice: 3}}
"""
    P, S = laid("mission_red_planet", 3, text)
    assert census(P, S) == census(*before)
    assert names(P, S, "dock.1") == ["phobos_4"]
    assert names(P, S, "event_deck")[-2:] == ["heroes", "lichens"]
    assert set(names(P, S, "secrets.red")) == {"wide_net", "rim_colony"}
    u = P.universe
    assert S.n[u.ids["supply.green.astronaut"] - u.h0] == 22 - 1 - 3
    assert S.n[u.ids["tokens.hellas.token"] - u.h0] == 1


def test_what_stays_at_home_is_out_of_the_game_when_home_is_named() -> None:
    P, S = laid(
        "mission_red_planet",
        3,
        "    given: {rest: home, places: {hand.blue: [pilot], supply: {astronaut: {red: 2}}}}\n",
    )
    u = P.universe
    assert names(P, S, "hand.blue") == ["pilot.blue"]
    assert S.at[u.ids["soldier.blue"]] == -1
    assert S.n[u.ids["supply.red.astronaut"] - u.h0] == 2
    assert S.n[u.ids["supply.blue.astronaut"] - u.h0] == 22


def test_phases_can_be_going_on() -> None:
    P, S = laid("kite_fair", 2, "    given: {during: [wind, gust]}\n")
    assert [name for name, at in P.phase_at.items() if S.phases[at]] == ["wind", "gust"]


def test_points_and_turn_order_are_laid() -> None:
    P, S = laid("kite_fair", 3, "    given: {first: olive, scores: {indigo: 4}, counters: {hurt: {coral: 1}}}\n")
    assert S.counters[0] == 2
    assert S.counters[P.score_at : P.score_at + 3] == [0, 4, 0]
    assert S.counters[P.counter_at["hurt"]] == 1
