"""What notices a move, in the plain case: nothing waits, and one rule of the pack could be interested in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.play.events import Matcher
from engine.play.frames import DEEPEST
from engine.play.state import Frame, State

if TYPE_CHECKING:
    from engine.play.program import Program

Answer = tuple[Frame, list[tuple[Any, int]]]
"""What answers a move of one thing between two places: the frame of the rule as it begins, and the tests that are still to
be made, each with the thing it is about."""
_ROLES = {"": 0, "from": 1, "to": 2}


def noticing(P: Program) -> Callable[[State], Frame | None]:
    """A function that takes the first of what has happened and gives the frame of the rule that answers it; nothing where
    that is not so simple, or where no rule does."""
    kind, interest, slot_counts = P.universe.kind, P.interest, P.slot_counts
    answers: dict[tuple[int, int, int], Answer | None] = {}

    def answer_of(*move: int) -> Answer | None:
        listening = interest(*(kind[x] for x in move))
        if len(listening) != 1 or not _is_rule(listening[0]):
            return None
        matcher = listening[0]
        frame, tests = [matcher.code, 0, 0, -1, *[0] * slot_counts[matcher.code]], []
        for (role, test, slot), pattern in zip(matcher.roles, matcher.trigger.patterns, strict=True):
            part = _ROLES.get(role)
            if part is None:
                return [], [(_never, -1)]
            if pattern.test[:2] != ("kind", ("var", 0)):  # else it is interested in this kind
                tests.append((test, move[part]))
            if slot is not None:
                frame[4 + slot] = move[part]
        return frame, tests

    def notice(S: State) -> Frame | None:
        if S.sealed or S.waiting or S.watching or len(S.stack) >= DEEPEST:
            return None
        while S.events:
            name, actor, thing, roles, _ = S.events[0]
            if name != "move":
                return None
            move = (thing, roles[0][1], roles[1][1])
            try:
                answer = answers[move]
            except KeyError:
                answer = answers[move] = answer_of(*move)
            if answer is None:
                return None
            S.events = S.events[1:]
            frame, tests = answer
            for test, x in tests:
                if not test(S, actor, -1, (), x):
                    break
            else:
                frame = frame[:]
                frame[2] = actor
                return frame
        return None

    return notice


def _never(*_: object) -> bool:
    """A move has no such part."""
    return False


def _is_rule(matcher: Matcher) -> bool:
    """Whether it is a rule of the pack, neither a card's nor one that was set to wait."""
    return matcher.carried is None and "#" not in matcher.trigger.id
