"""A table: a game, and for each seat a person or a bot that decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.play import Game, Outcome, Program, Report, View
from engine.play.asking import thing_name

Decider = Callable[[View, Sequence[str]], str]
"""Gives one of the options by what a person may know."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a bot of that name, or a person (called ``name`` if they have said so)."""

    bot: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What a person is asked, in ids that this person may read.

    ``prompt`` and ``about``  as in a decision; ``piece`` the piece it is about, if any
    ``options``  their ids; ``values`` and ``piece_value`` what the machine takes them for (never to be shown)
    """

    person: int
    seat: str
    prompt: str
    about: str
    piece: str | None
    options: tuple[str, ...]
    values: tuple[object, ...]
    piece_value: int = -1


class Table:
    """One game at a table.

    ``log``  all reports so far, in order; each is to be read through ``Report.told``
    """

    def __init__(self, program: Program, seed: object, deciders: Mapping[int, Decider]) -> None:
        """``deciders`` are the bots, by seat (from 0); the other seats are people's."""
        self._deciders = deciders
        self.program = program
        self.game = Game.start(program, seed)
        self.log: list[Report] = list(self.game.reports)

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def persons(self) -> tuple[int, ...]:
        """The persons that are people, by number."""
        universe = self.program.universe
        return tuple(sorted({universe.person_of[s] for s in range(universe.seats) if s not in self._deciders}))

    def question(self) -> Question | None:
        """What a person is asked now; nothing if a bot is to decide or the game is over."""
        decision = self.game.decision
        if decision is None or decision.seat in self._deciders:
            return None
        universe = self.program.universe
        person = universe.person_of[decision.seat]
        piece = None
        if decision.piece >= 0:
            piece = thing_name(self.program, self.game.state, person, decision.piece)
        return Question(
            person,
            universe.names[decision.seat],
            decision.prompt,
            decision.about,
            piece,
            tuple(decision.options),
            tuple(decision.values),
            decision.piece,
        )

    def let_bot_decide(self) -> list[Report]:
        """Have the bot whose turn it is decide; gives what happened."""
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(self.game.person_to_decide())
        return self.answer(self._deciders[decision.seat](view, tuple(decision.options)))

    def answer(self, option: str) -> list[Report]:
        """Carry out an option; gives what happened. Raises ``ValueError`` for one that is not offered."""
        reports = list(self.game.choose(option))
        self.log += reports
        return reports

    def view(self, person: int) -> View:
        return self.game.view(person)

    def outcome(self) -> Outcome:
        return self.game.outcome()
