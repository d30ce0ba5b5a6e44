"""Beginning a card or a phase with what is known of it at load."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.play.calling import perform, start_afresh
from engine.play.frames import DEEPEST
from engine.play.state import Frame, State

if TYPE_CHECKING:
    from engine.play.decision import Decision
    from engine.play.program import Handler, Program

_PLAIN_PHASE = 3
"""The steps of a phase before and after which nothing can happen: its beginning, its text, its end."""


def card_beginner(P: Program) -> Callable[[State, int, int], bool]:
    """Show a card and begin its effect; whether it has one."""
    u = P.universe
    every, q0, owner_of = u.everyone, u.q0, u.owner
    effects: dict[int, Frame] = {}
    for card in range(q0, u.h0):
        effect = u.printed[card].get("effect")
        if effect and isinstance(effect, str):
            code = P.code_at[effect]
            effects[card] = [code, 0, 0, card, *[0] * P.slot_counts[code]]

    def begin(S: State, card: int, actor: int) -> bool:
        frame = effects.get(card)
        if frame is None or owner_of[card] < 0 or len(S.stack) >= DEEPEST:
            return perform(P, S, card, actor)
        S.seen[card - q0] = every
        frame = frame[:]
        frame[2] = owner_of[card]
        S.stack.append(frame)
        return True

    return begin


def plain_phase(P: Program, number: int, functions: list[Handler]) -> Handler | None:
    """A phase that consists of its text alone, if it does."""
    handlers = P.codes[number]
    if len(handlers) != _PLAIN_PHASE:
        return None
    name = list(P.ruleset.phases)[number - len(P.ruleset.codes)]
    at, fresh, code = P.phase_at[name], P.fresh.get(name, []), P.code_at[P.ruleset.phases[name]]
    empty = [0] * P.slot_counts[code]

    def run(S: State, F: Frame) -> Decision | None:
        stack = S.stack
        if F[1] == 0 and len(stack) < DEEPEST:
            S.phases[at] += 1
            if fresh:
                start_afresh(P, S, fresh)
            F[1] = _PLAIN_PHASE - 1
            G = [code, 0, F[2], -1, *empty]
            stack.append(G)
            decision = functions[code](S, G)
            if decision is not None or not stack or stack[-1] is not F:
                return decision
        elif F[1] != _PLAIN_PHASE - 1:
            return handlers[F[1]](S, F)
        S.phases[at] -= 1
        stack.pop()
        return None

    return run
