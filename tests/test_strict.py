"""Strict blocks against brute force: every offered option can be completed, every completable one is offered."""

from __future__ import annotations

from engine.play import Chance, Game, Program
from engine.play.asking import Failed, strict
from engine.play.decision import NO, STOP, YES
from engine.play.looking import Search, _origin, child
from engine.play.state import State
from tests.conftest import program


def completes_by_brute_force(P: Program, T: State, budget: list[int]) -> bool:
    """Depth first over every answer, no memory, no order: the definition of what look-ahead must find."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TimeoutError
    search = Search(P, T)
    try:
        decision = search.run(T)
    except Failed:
        return False
    if decision is None:
        return True
    return any(completes_by_brute_force(P, child(P, T, value), budget) for value in decision.values)


def everything_askable(game: Game) -> list[object] | None:
    """All answers that the pending decision could have if nothing were looked ahead; nothing outside strict blocks."""
    S, P = game.state, game.program
    if not strict(S) or game.decision is None:
        return None
    T = _origin(P, S, game.person_to_decide())
    frame = T.stack[-1]
    decision = P.codes[frame[0]][frame[1]](T, frame)
    if decision is None:
        return None
    return list(decision.values)


def test_offered_is_completable_and_completable_is_offered() -> None:
    P = program("beaver_brook", 2)
    compared = 0
    for seed in range(12):
        game = Game.start(P, seed)
        chance = Chance("strict", seed)
        while game.decision is not None:
            values = everything_askable(game)
            if values is not None:
                person = game.person_to_decide()
                try:
                    good = [
                        v
                        for v in values
                        if completes_by_brute_force(P, child(P, _origin(P, game.state, person), v), [4000])
                    ]
                except TimeoutError:
                    good = []
                if good:
                    assert sorted(map(str, good)) == sorted(map(str, game.decision.values))
                    compared += 1
            game.choose(chance.below(len(game.decision.values)))
    assert compared > 30


def test_the_markers_are_no_things() -> None:
    assert len({STOP, YES, NO}) == 3
    assert max(STOP, YES, NO) < 0
