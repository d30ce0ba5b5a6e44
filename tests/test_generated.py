"""Games that nobody watches go the quick way, by functions written for their texts. They go exactly as watched games do."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.diagnostics import Findings
from engine.pack import facts_of, load
from engine.play import Chance, Game, PlayError, Program, resolved
from engine.play.game import advance, answer, starting_state
from engine.play.generated import texts
from engine.ruleset import RANDOM_VALUE
from tests.conftest import PLAYING, SAMPLE, program
from tests.small import table as small_table


@pytest.fixture(autouse=True)
def _written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "WORTHWHILE", 0)


def go_both_ways(P: Program, seed: object) -> int:
    """A watched game and one that nobody watches, the same answers in both: the same questions, the same positions."""
    game = Game.start(P, seed)
    S = starting_state(P, seed)
    S.stack.append([P.phase_codes["game"], 0, -1, -1, 0])
    asked = advance(P, S)
    chance = Chance("both ways", seed)
    while (decision := game.decision) is not None:
        assert asked is not None
        assert (asked.seat, asked.prompt, asked.about, asked.piece) == (
            decision.seat,
            decision.prompt,
            decision.about,
            decision.piece,
        )
        assert asked.options == decision.options
        assert game.state == S
        pick = chance.below(len(decision.options))
        game.choose(pick)
        asked = answer(P, S, asked.values[pick])
    assert asked is None
    assert game.state == S
    return game.decided


def test_nobody_can_tell_whether_a_game_was_watched(table: Program) -> None:
    for seed in range(3):
        assert go_both_ways(table, seed) > 0


def test_every_text_of_a_pack_can_be_written(table: Program) -> None:
    assert table.texts is not None
    for number in range(len(table.ruleset.codes)):
        table.texts.write(number)


def test_a_text_is_written_when_it_has_begun_often_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "WORTHWHILE", 3)
    P = program("kite_fair", PLAYING["kite_fair"][1][0])
    assert P.texts is not None
    before = list(P.texts.functions)
    for seed in range(8):
        go_both_ways(P, seed)
    after = P.texts.functions
    assert 0 < sum(a is not b for a, b in zip(before, after, strict=True)) < len(after)


def test_texts_that_are_counted_are_not_written() -> None:
    P = program("kite_fair", PLAYING["kite_fair"][1][0])
    assert Program(P.ruleset, P.universe.seats, straight=False).texts is None


NEVER = '  never: {do: "score 0"}\n'
ENDLESS = {
    "a loop": ("E0703", 'phases: {game: "repeat until 1 = 2 { shuffle deck }; win player"}\nverbs:\n' + NEVER),
    "a verb that calls itself": (
        "E0702",
        'phases: {game: "again; win player"}\nverbs:\n  again: {do: "if count player > 0 { again }"}\n' + NEVER,
    ),
    "a rule that answers itself": (
        "E0702",
        'phases: {game: "ping; win player"}\nverbs:\n  ping: {do: "set tally = tally + 1"}\n'
        + NEVER
        + 'rules: {more: "after ping { ping }"}',
    ),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_never_ends_is_found_either_way(tmp_path: Path, name: str) -> None:
    code, rules = ENDLESS[name]
    P = small_table(tmp_path / "small", rules)
    with pytest.raises(PlayError) as watched:
        Game.start(P, 1)
    S = starting_state(P, 1)
    S.stack.append([P.phase_codes["game"], 0, -1, -1, 0])
    with pytest.raises(PlayError) as alone:
        advance(P, S)
    assert watched.value.code == alone.value.code == code


DARED = (
    'phases: {game: "shuffle deck; each player { may { move 1 [card at deck] to played of me; sell }; score 1 }; win player"}\n'
    'verbs:\n  sell: {needs: "move 1 [card at played of me where strength of it >= 3] to discard", do: "score 5"}\n'
    + NEVER
)


def test_a_block_that_came_to_nothing_is_left_either_way(tmp_path: Path) -> None:
    """Somebody dares to uncover a card, and perhaps what should follow cannot be done with it."""
    P = small_table(tmp_path / "small", DARED)
    ends = set()
    for seed in range(12):
        go_both_ways(P, seed)
        game = Game.start(P, seed)
        while game.decision is not None:
            game.choose("yes")
        ends.add(game.outcome().scores)
    assert {1, 6} == {points for scores in ends for points in scores}


WANDERED = (
    'phases: {game: "move 4 card at deck to air; each player { move 1..4 cube of me at supply to any town };'
    ' repeat 3 { each player { roam; study } }; win player"}\n'
    "verbs:\n"
    '  roam: {do: "repeat up to 3 { step 1 [cube of me at town] }"}\n'
    '  study: {do: "either { look 1 [card at played of me] } or { draw 1 [card at air] }"}\n'
    '  step: {takes: {who: 1 cube at town}, do: "move who as walker to any town near walker"}\n'
    '  draw: {takes: {each leaf: 1 card at air}, do: "look leaf; move leaf to played of me"}\n' + NEVER
)


def test_what_can_plainly_begin_is_offered_either_way(tmp_path: Path) -> None:
    """Cubes step from town to town as long as there is room; cards are drawn and looked at as long as there are some."""
    P = small_table(tmp_path / "small", WANDERED)
    seen = set()
    for seed in range(12):
        go_both_ways(P, seed)
        game, chance = Game.start(P, seed), Chance(seed)
        while game.decision is not None:
            seen.add((game.decision.prompt, "stop" in game.decision.options))
            game.choose(chance.below(len(game.decision.options)))
    assert {("branch", False), ("pass", False), ("what", True), ("where", True), ("where", False)} <= seen


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYING)
def test_many_games_both_ways(name: str) -> None:
    """Boards, seats and options as chance will have them; a bounded sample where ``CARDWRIGHT_SAMPLE`` is ``ci``."""
    folder, tables = PLAYING[name]
    facts = facts_of(folder)
    assert facts is not None
    for seed in range(300 if SAMPLE == "full" else 12):
        options = resolved(facts.options, dict.fromkeys(facts.options, RANDOM_VALUE), seed)
        ruleset = load(str(folder), options, findings=Findings())
        assert ruleset is not None
        go_both_ways(Program(ruleset, tables[seed % len(tables)], options), seed)
