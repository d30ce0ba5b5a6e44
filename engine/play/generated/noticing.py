"""What notices a move, in the plain case: nothing waits, and one rule of the pack could be interested in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.play.events import Matcher
from engine.play.frames import DEEPEST
from engine.play.state import Frame, State

if TYPE_CHECKING:
    from engine.play.program import Program

Answer = tuple[int, list[int], list[tuple[int, Any, int | None]]]
"""What answers moves of some kinds: a text, its empty slots, and for each part of the pattern which part of the event it is
about, a test, and the slot it is kept in."""
_ROLES = {"": 0, "from": 1, "to": 2}


def noticing(P: Program) -> Callable[[State], Frame | None]:
    """A function that takes the first of what has happened and gives the frame of the rule that answers it; nothing where
    that is not so simple, or where no rule does."""
    kind, interest, slot_counts = P.universe.kind, P.interest, P.slot_counts
    answers: dict[tuple[int, int, int, int], Answer | None] = {}

    def answer_of(kinds: tuple[str, str, str]) -> Answer | None:
        listening = interest(*kinds)
        if len(listening) != 1 or not _is_rule(listening[0]):
            return None
        matcher = listening[0]
        slots = [0] * slot_counts[matcher.code]
        parts = []
        for (role, test, slot), pattern in zip(matcher.roles, matcher.trigger.patterns, strict=True):
            known = role in _ROLES and pattern.test[:2] == ("kind", ("var", 0))  # then it is interested in this kind
            if not known or slot is not None:
                parts.append((_ROLES.get(role, 3), None if known else test, slot))
        return matcher.code, slots, parts

    def notice(S: State) -> Frame | None:
        if S.sealed or S.waiting or S.watching or len(S.stack) >= DEEPEST:
            return None
        while S.events:
            name, actor, thing, roles, _ = S.events[0]
            if name != "move":
                return None
            places = (thing, roles[0][1], roles[1][1], -1)
            try:
                answer = answers[places]
            except KeyError:
                answer = answers[places] = answer_of((kind[thing], kind[places[1]], kind[places[2]]))
            if answer is None:
                return None
            S.events = S.events[1:]
            code, slots, parts = answer
            frame = [code, 0, actor, -1, *slots]
            for part, test, slot in parts:
                x = places[part]
                if x < 0 or (test is not None and not test(S, actor, -1, (), x)):
                    break
                if slot is not None:
                    frame[4 + slot] = x
            else:
                return frame
        return None

    return notice


def _is_rule(matcher: Matcher) -> bool:
    """Whether it is a rule of the pack, neither a card's nor one that was set to wait."""
    return matcher.carried is None and "#" not in matcher.trigger.id
