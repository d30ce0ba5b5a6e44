"""Beginning a text: a frame on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .state import Frame, State

if TYPE_CHECKING:
    from .program import Program

STEPS = 100_000
"""Operations between two decisions; more is an effect that would never end."""
DEEPEST = 120
"""How many frames may stand on one another before a verb counts as calling itself without end."""


def push(P: Program, S: State, code: int, me: int, this: int, slots: list[Any] | None = None) -> Frame:
    """Begin a text, with these values in its first slots."""
    if len(S.stack) >= DEEPEST:
        raise P.fault("E0702", S, back=1, depth=DEEPEST)
    size = P.slot_counts[code]
    frame: Frame = [code, 0, me, this, *(slots or ())]
    if len(frame) < size + 4:
        frame += [0] * (size + 4 - len(frame))
    S.stack.append(frame)
    return frame
