"""A table: a game, and for each seat a person or a bot that decides; what was decided can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.play import Chance, Game, Outcome, Program, Report, State, View
from engine.play.asking import circumstances, proposed, thing_name
from engine.session.learning import Learnt, Step, somebody_learnt

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
    ``place``  where that piece lies; ``item`` the thing that the asking verb is done for, if any
    ``proposed``  whose text would run, or what would be chosen, if this is done; ``text`` which text of it
    ``within``  the texts under way, as in a report
    ``card``  the card whose text asks, if any; ``number`` of ``most`` (at least ``least``): the how-manieth choice it is
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
    card: str | None = None
    number: int = 1
    least: int = 1
    most: int = 1
    place: str | None = None
    item: str | None = None
    within: tuple[tuple[str, int], ...] = ()
    proposed: str | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """A real decision that was taken, and all that is needed to take it back. It holds secrets.

    ``number``  of the decision, from 1; ``seat`` who took it (from 0), ``option`` what was taken
    ``prompt`` and ``about``  as in a decision; ``sealed`` whether the others do not see what was chosen
    ``before``  the position in which it was taken; ``logged`` how much of the log there was
    ``within``  the texts under way, as in a report; ``runs`` the numbers of their runs
    ``chances`` where the random numbers of the bots were, before and after
    """

    number: int
    seat: int
    option: str
    prompt: str
    about: str
    sealed: bool
    before: State
    logged: int
    within: tuple[tuple[str, int], ...]
    runs: tuple[int, ...]
    chances: tuple[tuple[int, int], ...]
    later_chances: tuple[tuple[int, int], ...]


class Scribe(Protocol):
    """Who writes down what happens at a table; see :class:`engine.session.Recorder`."""

    def decided(self, table: Table, move: Move) -> None: ...

    def undone(self, table: Table, move: Move) -> None: ...


class Table:
    """One game at a table.

    ``log``     all reports so far, in order; each is to be read through ``Report.told``
    ``moves``   the real decisions that led here, in order, without those that were taken back
    ``scribe``  is told of each decision, if there is one
    """

    def __init__(
        self,
        program: Program,
        seed: object,
        deciders: Mapping[int, Decider],
        chances: Mapping[int, Chance] | None = None,
    ) -> None:
        """``deciders`` are the bots, by seat (from 0); the other seats are people's. ``chances`` are the random numbers
        that the bots take: they go back with the game."""
        self._deciders = deciders
        self._chances = dict(chances or {})
        self.program = program
        self.game = Game.start(program, seed)
        self.log: list[Report] = list(self.game.reports)
        self.moves: list[Move] = []
        self.scribe: Scribe | None = None

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
        state = self.game.state

        def name(thing: int) -> str | None:
            return thing_name(self.program, state, person, thing) if thing >= 0 else None

        piece, place = decision.piece, -1
        if piece >= universe.h0:
            place = universe.heap_place[piece]
        elif piece >= universe.q0:
            place = state.at[piece]
        this, item, number, least, most = circumstances(self.program, state)
        of, text = proposed(self.program, state, decision.seat) if decision.prompt == "may" else (-1, "")
        return Question(
            person,
            universe.names[decision.seat],
            decision.prompt,
            decision.about,
            name(piece),
            tuple(decision.options),
            tuple(decision.values),
            piece,
            name(this),
            number,
            least,
            most,
            name(place),
            name(item),
            self.game.telling.under_way(),
            name(of),
            text,
        )

    def let_bot_decide(self) -> list[Report]:
        """Have the bot whose turn it is decide; gives what happened."""
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(self.game.person_to_decide())
        chances = self.chances()
        return self._take(self._deciders[decision.seat](view, tuple(decision.options)), chances)

    def answer(self, option: str) -> list[Report]:
        """Carry out an option; gives what happened. Raises ``ValueError`` for one that is not offered."""
        return self._take(option, self.chances())

    def _take(self, option: str, chances: tuple[tuple[int, int], ...]) -> list[Report]:
        decision, state = self.game.decision, self.game.state
        if decision is None or option not in decision.options:
            raise ValueError(option)
        sealed = bool(state.sealed)
        move = Move(
            len(self.moves) + 1,
            decision.seat,
            option,
            decision.prompt,
            decision.about,
            sealed,
            state.copy(),
            len(self.log),
            self.game.telling.under_way(),
            self.game.telling.runs(),
            chances,
            self.chances(),
        )
        reports = list(self.game.choose(option))
        self.log += reports
        self.moves.append(move)
        if self.scribe is not None:
            self.scribe.decided(self, move)
        return reports

    # ---- taking back
    def can_undo(self, person: int) -> bool:
        """Whether this person's last real decision may be taken back: see :meth:`undo`."""
        return self.last_of(person) is not None and self.forgotten(person) is None

    def undo(self, person: int) -> bool:
        """Go back to the last real decision of a person (by number), who is then asked again.

        Gives False and changes nothing where there is none, or where somebody has learnt something since: a card was
        drawn or looked at, a face was shown, a sealed choice revealed, something random happened, or another person
        decided something that the others saw (a bot that knew no more than all would decide so again, and may). What
        others have decided in the meantime is asked again too. The log becomes as it was then.
        """
        index = self.last_of(person)
        if index is None or self.forgotten(person) is not None:
            return False
        self.back_to(index)
        return True

    def back_to(self, index: int) -> None:
        """Go back to before the decision ``moves[index]``, whatever was learnt: for replays; people use :meth:`undo`."""
        move = self.moves[index]
        del self.moves[index:]
        del self.log[move.logged :]
        self.game = Game.at(self.program, move.before.copy(), len(self.moves))
        self.game.telling.go_on(move.runs)
        for seat, state in move.chances:
            self._chances[seat].state = state
        if self.scribe is not None:
            self.scribe.undone(self, move)

    def chances(self) -> tuple[tuple[int, int], ...]:
        """Where the random numbers of the bots are: (seat, state)."""
        return tuple((seat, chance.state) for seat, chance in sorted(self._chances.items()))

    def set_chance(self, seat: int, state: int) -> None:
        """Let the random numbers of a bot go on from there."""
        if seat in self._chances:
            self._chances[seat].state = state

    def last_of(self, person: int) -> int | None:
        """Where a person's last real decision stands in ``moves``."""
        person_of = self.program.universe.person_of
        for index in range(len(self.moves) - 1, -1, -1):
            if person_of[self.moves[index].seat] == person:
                return index
        return None

    def forgotten(self, person: int) -> Learnt | None:
        """What somebody would have to forget, were this person's last decision taken back."""
        index = self.last_of(person)
        assert index is not None
        steps = []
        for move, after in zip(self.moves[index:], [*self.moves[index + 1 :], None], strict=True):
            end = after.before if after is not None else self.game.state
            logged = after.logged if after is not None else len(self.log)
            happened, bot = tuple(self.log[move.logged : logged]), move.seat in self._deciders
            steps.append(Step(move.before, move.seat, move.option, move.sealed, happened, end, bot))
        return somebody_learnt(self.program, person, steps)

    # ---- what may be asked of it
    def view(self, person: int) -> View:
        return self.game.view(person)

    def outcome(self) -> Outcome:
        return self.game.outcome()
