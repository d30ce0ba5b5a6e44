"""A game at a table: the machine's loop, and the public face of ``play``."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from .asking import take_stop
from .chance import Chance, seed_of
from .decision import STOP, Decision, PlayError, Report
from .feasible import ENDLESS
from .frames import STEPS
from .imagine import imagine
from .moving import everyone, owner_bit, shown
from .outcome import Outcome, outcome
from .program import Program
from .state import State, from_plain
from .telling import Telling
from .view import View, view

if TYPE_CHECKING:
    from collections.abc import Sequence

DECISIONS = 5_000
"""Real decisions of one game; more is a game that would never end."""


def starting_state(P: Program, seed: object) -> State:
    """Everything where it starts, nothing done yet."""
    if P.at_start is None:
        P.at_start = _laid(P)
    S = P.at_start.copy()
    S.held = [pieces[:] for pieces in S.held]
    S.rng = seed_of("game", seed)
    return S


def _laid(P: Program) -> State:
    u = P.universe
    S = State.__new__(State)
    S.at = [-1] * u.end
    S.held = [[] for _ in range(u.p0, u.h0)]
    S.n = [0] * (u.end - u.h0)
    S.counters = [P.starting_value(starts, member) for _, starts, member in P.counter_starts]
    S.face = []
    S.seen = []
    for heap, place in u.heap_place.items():
        S.at[heap] = place
    _lay_pieces(P, S)
    _lay_heaps(P, S)
    S.stack = []
    S.waiting, S.events, S.later, S.watching, S.open, S.lines, S.rungs = [], [], [], [], [], [], []
    S.phases = [0] * len(P.ruleset.phases)
    S.sealed = 0
    S.stop = None
    S.winners = None
    S.rng = 0
    S.changed = 0
    S.rounds = [0] * len(P.ruleset.phases)
    S.answer = S.log = S.luck = S.probe = None
    return S


def _home(P: Program, starts: str, owner: int) -> int:
    u = P.universe
    if starts in u.own:
        return u.own[starts][owner]
    return u.ids[starts]


def _lay_pieces(P: Program, S: State) -> None:
    u = P.universe
    for piece in range(u.q0, u.h0):
        kind = u.ruleset.pieces[u.kind[piece]]
        row = next(r for r in kind.rows if r.id == u.row[piece])
        place = _home(P, row.starts or kind.starts, u.owner[piece])
        S.at[piece] = place
        S.held[place - u.p0].append(piece)
        S.face.append(int(kind.faceup))
        way = shown(P, place)
        seen = 0
        if way == "all" or (way == "faces" and kind.faceup):
            seen = everyone(P)
        elif way == "owner":
            seen = owner_bit(P, place)
        S.seen.append(seen)


def _lay_heaps(P: Program, S: State) -> None:
    u = P.universe
    for alike in u.ruleset.alike.values():
        keys = sorted({u.heap_key[h] for h in u.members[alike.name]})
        for key in keys:
            place = _home(P, alike.starts, key if alike.by == "owner" else -1)
            each = alike.each if isinstance(alike.each, int) else alike.each.get(u.names[key], 0)
            heap = u.heap_of[alike.name][place][key]
            S.n[heap - u.h0] = ENDLESS if alike.endless or each < 0 else each


def advance(P: Program, S: State) -> Decision | None:
    """Go on to the next real decision; nothing when the game is over."""
    if P.texts is not None and S.log is None and S.probe is None:
        return P.texts.advance(S)
    codes = P.codes
    stack = S.stack
    for _ in range(STEPS):
        if not stack:
            if S.winners is None:
                S.winners = []
            return None
        frame = stack[-1]
        decision = codes[frame[0]][frame[1]](S, frame)
        if decision is not None:
            return decision
    raise P.fault("E0703", S, steps=STEPS)


def answer(P: Program, S: State, value: Any) -> Decision | None:
    """Carry out a decision and go on to the next one."""
    if value == STOP and S.stop is not None:
        take_stop(S)
    else:
        S.answer = value
        S.stop = None
    return advance(P, S)


class Game:
    """One game: a program, a state, and the decision that is pending.

    >>> # game = Game.start(program, seed=7)
    >>> # while game.decision: game.choose(game.decision.options[0])
    """

    def __init__(self, program: Program, state: State) -> None:
        self.program = program
        self.state = state
        self.decision: Decision | None = None
        self.reports: list[Report] = []
        self.telling = Telling(program, state)
        self.decided = 0

    @classmethod
    def start(cls, program: Program, seed: object) -> Game:
        """A new game, gone on to its first decision. Reports of set-up are in ``reports``."""
        state = starting_state(program, seed)
        game = cls(program, state)
        state.stack.append([program.phase_codes["game"], 0, -1, -1, 0])
        game._go(lambda: advance(program, state))
        return game

    @classmethod
    def resume(cls, program: Program, data: dict[str, Any]) -> Game:
        """The game that :meth:`save` wrote, at the same decision."""
        return cls.at(program, from_plain(data))

    @classmethod
    def at(cls, program: Program, state: State, decided: int = 0) -> Game:
        """The game that a state is of, at its decision; it takes the state over. ``decided`` real decisions led there."""
        game = cls(program, state)
        if state.stack:
            game._go(lambda: advance(program, state))
        game.reports = []
        game.decided = decided
        return game

    def save(self) -> dict[str, Any]:
        """The whole position as JSON-ready data. It holds secrets."""
        return self.state.plain()

    @property
    def over(self) -> bool:
        return self.decision is None

    def choose(self, option: str | int) -> list[Report]:
        """Answer the pending decision by option id or number from 0; gives what happened. Raises ``ValueError`` for an
        option that was not offered, changing nothing."""
        if self.decision is None:
            raise ValueError("the game is over")
        index = option if isinstance(option, int) else self._index(option)
        if not 0 <= index < len(self.decision.values):
            raise ValueError(str(option))
        self.decided += 1
        if self.decided > DECISIONS:
            raise self.program.fault("E0704", self.state, decisions=DECISIONS)
        value = self.decision.values[index]
        self.reports = []
        return self._go(lambda: answer(self.program, self.state, value))

    def _index(self, option: str) -> int:
        assert self.decision is not None
        options = self.decision.options
        if option not in options:
            raise ValueError(option)
        return options.index(option)

    def _go(self, run: Any) -> list[Report]:
        self.telling.reports = self.reports
        self.state.log = self.telling
        try:
            self.decision = run()
        finally:
            self.state.log = None
        return self.reports

    # ---- what may be asked of it
    def view(self, person: int) -> View:
        """What a person (number from 0) may know."""
        return view(self.program, self.state, person)

    def outcome(self) -> Outcome:
        return outcome(self.program, self.state)

    def person_to_decide(self) -> int:
        assert self.decision is not None
        return self.program.universe.person_of[self.decision.seat]

    def copy(self) -> Game:
        other = Game.resume(self.program, self.save())
        return other


def imagined(program: Program, seen: View, chance: Chance) -> Game:
    """A game that agrees with a view: what a bot that looks ahead plays on."""
    state = imagine(program, from_plain(seen.position), list(seen.hidden), chance)
    game = Game(program, state)
    if state.stack:
        game.decision = advance(program, state)
    return game


def play_random(program: Program, seed: object, chances: Sequence[Chance]) -> tuple[State, int]:
    """One game in which every seat picks among its options by its own chance; gives the end and the real decisions."""
    S = starting_state(program, seed)
    S.stack.append([program.phase_codes["game"], 0, -1, -1, 0])
    decision = advance(program, S)
    go_on = program.texts.advance if program.texts is not None else partial(advance, program)
    below = [chance.below for chance in chances]
    count = 0
    while decision is not None:
        count += 1
        if count > DECISIONS:
            raise program.fault("E0704", S, decisions=DECISIONS)
        values = decision.values
        value = values[below[decision.seat](len(values))]
        if value == STOP and S.stop is not None:
            take_stop(S)
        else:
            S.answer, S.stop = value, None
        decision = go_on(S)
    return S, count


__all__ = ["STEPS", "Game", "PlayError", "advance", "answer", "imagined", "play_random", "starting_state"]
