"""What notices a move, in the plain case: nothing waits, and one rule of the pack could be interested in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.play.events import Matcher
from engine.play.frames import DEEPEST
from engine.play.state import Frame, State

if TYPE_CHECKING:
    from engine.play.program import Program


def noticing(P: Program) -> Callable[[State], Frame | None]:
    """A function that takes the first of what has happened and gives the frame of the rule that answers it; nothing where
    that is not so simple, or where no rule does."""
    kind, interest, slot_counts = P.universe.kind, P.interest, P.slot_counts

    def notice(S: State) -> Frame | None:
        if S.sealed or S.waiting or S.watching or len(S.stack) >= DEEPEST:
            return None
        while S.events:
            name, actor, thing, roles, _ = S.events[0]
            if name != "move":
                return None
            source, to = roles[0][1], roles[1][1]
            listening = interest(kind[thing], kind[source], kind[to])
            if len(listening) != 1 or not _is_rule(listening[0]):
                return None
            S.events = S.events[1:]
            matcher = listening[0]
            frame = [matcher.code, 0, actor, -1, *[0] * slot_counts[matcher.code]]
            for role, test, slot in matcher.roles:
                part = thing if role == "" else source if role == "from" else to if role == "to" else -1
                if part < 0 or not test(S, actor, -1, (), part):
                    break
                if slot is not None:
                    frame[4 + slot] = part
            else:
                return frame
        return None

    return notice


def _is_rule(matcher: Matcher) -> bool:
    """Whether it is a rule of the pack, neither a card's nor one that was set to wait."""
    return matcher.carried is None and "#" not in matcher.trigger.id
