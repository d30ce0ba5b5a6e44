"""The functions of a program's texts, each made when its text has begun often enough, and the loop that runs them."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, Any

from engine.play.state import Frame, State

from .beginning import plain_phase

if TYPE_CHECKING:
    from engine.play.decision import Decision
    from engine.play.program import Handler, Program

    from .text import Text

WORTHWHILE = 12
"""A text that has begun so often will begin again: writing its function takes as long as some dozens of runs."""


class Texts:
    """``functions`` has one for each text, by number: it goes on with a frame for a while."""

    def __init__(self, P: Program, steps: int) -> None:
        self._P, self._steps = P, steps
        self._left = [0]
        self._space: dict[str, Any] | None = None
        self.functions: list[Handler] = [self._stepping(number) for number in range(len(P.ruleset.codes))]
        for number in range(len(P.ruleset.codes), len(P.codes)):
            self.functions.append(plain_phase(P, number, self.functions) or self._phase(number))

    def advance(self, S: State) -> Decision | None:
        """Go on to the next decision; nothing when the game is over."""
        functions, stack, left = self.functions, S.stack, self._left
        left[0] = self._steps
        for _ in repeat(None, self._steps):
            if not stack:
                if S.winners is None:
                    S.winners = []
                return None
            frame = stack[-1]
            decision = functions[frame[0]](S, frame)
            if decision is not None:
                return decision
        raise self._P.fault("E0703", S, steps=self._steps)

    def _stepping(self, number: int) -> Handler:
        """A text carried out by its handlers, one operation after another, for as long as that is good enough."""
        handlers = self._P.codes[number]
        begun = 0

        def run(S: State, F: Frame) -> Decision | None:
            nonlocal begun
            if F[1] == 0:
                begun += 1
                if begun > WORTHWHILE:
                    return self.write(number)(S, F)
            return handlers[F[1]](S, F)

        return run

    def _phase(self, number: int) -> Handler:
        """A phase, whose steps are always the same; what each of them begins is gone on with at once."""
        handlers = self._P.codes[number]
        last = len(handlers) - 1

        def run(S: State, F: Frame) -> Decision | None:
            stack = S.stack
            while True:
                pc: int = F[1]
                decision = handlers[pc](S, F)
                if decision is not None or pc == last or not stack:
                    return decision
                G = stack[-1]
                if G is not F:
                    decision = self.functions[G[0]](S, G)
                    if decision is not None or not stack or stack[-1] is not F:
                        return decision

        return run

    def write(self, number: int) -> Handler:
        """Make the function of a text; from now on it is used. What writes is loaded here: a game at a table needs none."""
        from .statements import WRITERS

        made = self.functions[number] = self.written(number).function(WRITERS, self._names())
        return made

    def written(self, number: int) -> Text:
        """A text, ready to be written."""
        from .text import Text

        codes = list(self._P.ruleset.codes.values())
        figures = sum(op[0] == "each" for code in codes[:number] for op in code.ops)
        text = Text(self._P, number, codes[number], figures)
        text.space[f"handlers_{number}"] = self._P.codes[number]
        return text

    def _names(self) -> dict[str, Any]:
        """What all texts may use."""
        from .shifting import helpers

        if self._space is None:
            self._space = {
                **self._P.space,
                **helpers(self._P),
                "left": self._left,
                "functions": self.functions,
                "endless": self._endless,
            }
        return self._space

    def _endless(self, S: State, F: Frame, pc: int) -> None:
        F[1] = pc
        raise self._P.fault("E0703", S, steps=self._steps)
