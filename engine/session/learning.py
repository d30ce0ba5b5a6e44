"""Whether somebody has learnt something: what may not be forgotten again by taking a decision back.

What follows from a decision alone is nothing new: who decides differently makes it undone. New is what depended on
something that a person did not know before. The rule is on the safe side; somebody has learnt something when

* a random number was taken: all may have seen what came of it;
* another person decided something that was not sealed; but not a bot that knew no more than everybody: it would
  decide so again;
* a person knows a piece that they did not know, or was told of one;
* other positions that the person could not tell from this one would, after the same decisions, look different now.

The last one is asked of a few imagined positions for each person: it finds what a text betrays of hidden pieces without
showing them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from engine.play import Chance, Game, PlayError, Program, Report, State, View, imagined
from engine.play.view import view

TWINS = 12
"""Imagined positions for each person."""


@dataclass(frozen=True, slots=True)
class Step:
    """A real decision and what came of it, up to the next real decision.

    ``before`` and ``after``  the positions; ``seat`` who decided (from 0), ``option`` what was taken
    ``sealed``   whether only the one who decides may know what was chosen
    ``reports``  what happened
    ``bot``      whether a bot decided
    """

    before: State
    seat: int
    option: str
    sealed: bool
    reports: tuple[Report, ...]
    after: State
    bot: bool = False


class Why(Enum):
    """Why somebody knows more than before: ``CHANCE`` something random happened, ``DECIDED`` somebody else decided,
    ``LEARNT`` something hidden came to be known."""

    CHANCE = "chance"
    DECIDED = "decided"
    LEARNT = "learnt"


@dataclass(frozen=True, slots=True)
class Learnt:
    """That somebody has learnt something. ``who``: the person (by number) who did, or whose decision it is (``DECIDED``)."""

    why: Why
    who: int


def somebody_learnt(program: Program, person: int, steps: Sequence[Step]) -> Learnt | None:
    """What somebody has learnt since the first of the steps, a decision of ``person``; or nothing."""
    first, last = steps[0].before, steps[-1].after
    universe = program.universe
    everybody = range(len(universe.persons))
    if last.rng != first.rng:
        return Learnt(Why.CHANCE, person)
    for step in steps:
        decider = universe.person_of[step.seat]
        if decider != person and not step.sealed and not (step.bot and _knows_no_more(program, decider, step.before)):
            return Learnt(Why.DECIDED, decider)
    for other in everybody:
        if _knows_a_new_piece(program, other, steps) or _told_of_a_new_piece(program, other, steps):
            return Learnt(Why.LEARNT, other)
    for other in everybody:
        if not all(_looks_the_same(program, other, steps, number) for number in range(TWINS)):
            return Learnt(Why.LEARNT, other)
    return None


def _knows_no_more(program: Program, person: int, state: State) -> bool:
    """Whether all that a person knows of a position is known to everybody."""
    board = view(program, state, person).board
    everybody = range(len(program.universe.persons))
    return not state.sealed and all(view(program, state, other).board == board for other in everybody)


def knows(program: Program, state: State, person: int) -> frozenset[int]:
    """The pieces whose faces a person knows, by number."""
    q0 = program.universe.q0
    return frozenset(q0 + index for index, seen in enumerate(state.seen) if seen >> person & 1)


def _knows_a_new_piece(program: Program, person: int, steps: Sequence[Step]) -> bool:
    before = knows(program, steps[0].before, person)
    return any(not knows(program, step.after, person) <= before for step in steps)


def _told_of_a_new_piece(program: Program, person: int, steps: Sequence[Step]) -> bool:
    """Whether a report names a piece that the person did not know, even if they have lost sight of it since."""
    universe = program.universe
    before = knows(program, steps[0].before, person)
    for step in steps:
        for report in step.reports:
            told = report.told(person)
            for _, value in told.params if told is not None else ():
                piece = universe.ids.get(value, -1) if isinstance(value, str) else -1
                if universe.q0 <= piece < universe.h0 and piece not in before:
                    return True
    return False


def _looks_the_same(program: Program, person: int, steps: Sequence[Step], number: int) -> bool:
    """Whether a position that looked the same before the steps looks the same after them."""
    start = view(program, steps[0].before, person)
    chance = Chance("twin", person, number)
    try:
        twin = imagined(program, start, chance)
        for step in steps:
            if not _followed(program, person, step, twin):
                return False
        return _seen(twin, person) == _seen(Game.at(program, steps[-1].after.copy()), person)
    except PlayError:
        return False


def _followed(program: Program, person: int, step: Step, twin: Game) -> bool:
    """Take the same decision in the twin, or, where it is another's, one that looks the same to the person."""
    decision = twin.decision
    if decision is None or decision.seat != step.seat:
        return False
    mine = program.universe.person_of[step.seat] == person
    told = _told(step.reports, person)
    tried = [option for option in decision.options if option == step.option]
    if not mine:
        tried += [option for option in decision.options if option != step.option]
    for option in tried:
        other = Game.at(program, twin.state.copy())
        if _told(other.choose(option), person) == told:
            twin.state, twin.decision = other.state, other.decision
            return True
    return False


def _told(reports: Sequence[Report], person: int) -> list[Report]:
    return [told for report in reports if (told := report.told(person)) is not None]


def _seen(game: Game, person: int) -> tuple[View, object]:
    """All that a person sees: the view, and what they are asked."""
    decision = game.decision
    asked: object = None
    if decision is not None:
        asked = (decision.seat, decision.prompt)
        if game.person_to_decide() == person:
            asked = (decision.seat, decision.prompt, decision.about, tuple(decision.options))
    return game.view(person), asked
