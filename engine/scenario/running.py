"""Runs a position step by step: phases, effects, cards, answers. Unlike a game it ends where its last step ends."""

from __future__ import annotations

from typing import Any

from engine.play import Decision, PlayError, Program, Report, State
from engine.play.asking import take_stop
from engine.play.calling import perform
from engine.play.decision import STOP
from engine.play.frames import push
from engine.play.game import STEPS, starting_state
from engine.play.telling import Telling

__all__ = ["PlayError", "Table"]


class Table:
    """A position with what is asked in it.

    ``decision``  the question that is pending, or nothing
    ``reports``   all that has happened since the first step
    ``answers``   how many questions have been answered
    """

    def __init__(self, program: Program, seed: object, passes: Any = None) -> None:
        self.program = program
        self.state: State = starting_state(program, seed)
        self.decision: Decision | None = None
        self.telling = Telling(program, self.state)
        self.reports: list[Report] = self.telling.reports
        self.answers = 0
        self._passes = passes
        self._whole = False
        self._before: tuple[list[Any], int, int] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.winners is not None

    # ---- steps
    def run_phase(self, name: str, seat: int) -> None:
        """Let a phase go by, with ``seat`` acting (-1: nobody in particular). After ``game`` the game is over."""
        self._whole = name == "game"
        push(self.program, self.state, self.program.phase_codes[name], seat, -1)
        self.go_on()

    def run_code(self, code: int, seat: int) -> None:
        """Carry out a text."""
        push(self.program, self.state, code, seat, -1)
        self.go_on()

    def perform(self, piece: int, seat: int) -> bool:
        """Carry out a card; whether it has an effect."""
        self.state.log = self.telling
        try:
            has_effect = perform(self.program, self.state, piece, seat)
        finally:
            self.state.log = None
        if has_effect:
            self.go_on()
        return has_effect

    def answer(self, option: int) -> None:
        """Take an option, by its number, and go on to the next question."""
        assert self.decision is not None
        S = self.state
        value = self.decision.values[option]
        self.answers += 1
        if value == STOP and S.stop is not None:
            if self._passes is not None:
                self._passes(S)
            take_stop(S)
        else:
            S.answer = value
            S.stop = None
        self.go_on()

    def ask_again(self) -> None:
        """Ask the pending question anew, after the position has been changed under it."""
        S = self.state
        if self.decision is None or self._before is None:
            return
        frame, changed, rng = self._before
        if (changed, rng) == (S.changed, S.rng):
            S.stack[-1][:] = frame
        self.go_on()

    # ---- the loop
    def go_on(self) -> None:
        """Run until something is asked, the step is done, or the game is over."""
        P, S = self.program, self.state
        self.decision = None
        S.log = self.telling
        try:
            self._loop(P, S)
        finally:
            S.log = None

    def _loop(self, P: Program, S: State) -> None:
        codes, steps = P.codes, 0
        while S.stack:
            frame = S.stack[-1]
            before = ([x[:] if type(x) is list else x for x in frame], S.changed, S.rng)
            decision = codes[frame[0]][frame[1]](S, frame)
            if decision is not None:
                self.decision, self._before = decision, before
                return
            steps += 1
            if steps > STEPS:
                raise P.fault("E0703", S, steps=STEPS)
        if self._whole and S.winners is None:
            S.winners = []
