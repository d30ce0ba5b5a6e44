"""Many games in a row, on one process or several; what comes out is the same either way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod

from engine.play import Game, Outcome, PlayError, Program, play_random, resolved
from engine.play.outcome import outcome as outcome_of
from engine.ruleset import RANDOM_VALUE, Ruleset

from .registry import ALIASES, RANDOM, dismiss, make
from .seeds import bot_chance, game_seed
from .types import SECONDS

LARGEST_BATCH = 200
"""Games of one batch: so many that handing them out costs little, so few that progress shows."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: a ruleset for named bots, seat by seat, from one seed.

    ``options`` are the values chosen for options of the pack, or ``random`` for one that each game draws anew; the
    other options keep their defaults. ``others`` are the rulesets of further values, see :func:`combinations`.
    ``rotate`` moves every bot on by one seat from game to game. ``seconds`` is the time for an answer of a bot that is a
    program of its own.
    """

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: int
    games: int
    options: Mapping[str, str] = field(default_factory=dict)
    others: tuple[Ruleset, ...] = ()
    rotate: bool = False
    seconds: float = SECONDS

    def seat_of(self, bot: int, game: int) -> int:
        """Where a bot (by its place in ``bots``) sits in a game of the run."""
        return (bot + game) % len(self.bots) if self.rotate else bot

    def sitting(self, game: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat."""
        at = {self.seat_of(bot, game): name for bot, name in enumerate(self.bots)}
        return tuple(at[seat] for seat in range(len(self.bots)))

    def values_of(self, game: int) -> dict[str, str]:
        """A value for every option in a game of the run."""
        return resolved(self.ruleset.options, self.options, game_seed(self.seed, game))


def combinations(plan: Plan) -> list[dict[str, str]]:
    """The values of options that bring files, as far as games of a plan draw others than those of its ruleset."""
    settled = plan.ruleset.settled
    drawn = [name for name in settled if plan.options.get(name) == RANDOM_VALUE]
    most = prod(len(plan.ruleset.options[name][0]) for name in drawn)
    found: dict[tuple[str, ...], dict[str, str]] = {}
    for game in range(plan.games):
        if len(found) == most:
            break
        values = plan.values_of(game)
        found.setdefault(tuple(values[name] for name in settled), {name: values[name] for name in settled})
    found.pop(tuple(plan.ruleset.chosen[name] for name in settled), None)
    return list(found.values())


class Programs:
    """The programs of a plan: one for each set of values that its games draw, made when it is first needed."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._made: dict[tuple[str, ...], Program] = {}

    def of(self, game: int) -> Program:
        """The program of a game of the run."""
        plan, values = self._plan, self._plan.values_of(game)
        key = tuple(values.values())
        if key not in self._made:
            rulesets = (plan.ruleset, *plan.others)
            ruleset = next(r for r in rulesets if all(r.chosen[name] == values[name] for name in r.settled))
            self._made[key] = Program(ruleset, len(plan.bots), values)
        return self._made[key]


@dataclass(slots=True)
class Tally:
    """Results added up, exactly: the order they are added in changes nothing.

    ``wins``     shares of each seat: games won together count as a part for each winner
    ``scores``   points of each seat, all games together
    ``bot_wins`` and ``bot_scores``  the same for each bot of the plan, wherever it sat
    ``no_winner`` games that nobody won; ``at_bound`` those of them that the pack ended
    ``seconds``  how long each process (by its number) was playing
    """

    wins: list[Fraction]
    scores: list[int]
    bot_wins: list[Fraction]
    bot_scores: list[int]
    games: int = 0
    decisions: int = 0
    no_winner: int = 0
    at_bound: int = 0
    seconds: dict[int, float] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.no_winner += other.no_winner
        self.at_bound += other.at_bound
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.bot_wins = [a + b for a, b in zip(self.bot_wins, other.bot_wins, strict=True)]
        self.bot_scores = [a + b for a, b in zip(self.bot_scores, other.bot_scores, strict=True)]
        for process, seconds in other.seconds.items():
            self.seconds[process] = self.seconds.get(process, 0.0) + seconds

    @property
    def games_per_second(self) -> float:
        """Games for each second of playing alone: start-up and waiting are not counted."""
        longest = max(self.seconds.values(), default=0.0)
        return self.games / longest if longest else 0.0


class GameFault(Exception):
    """A fault of the pack in one game of a run. ``game`` is its number from 0."""

    def __init__(self, game: int, fault: PlayError) -> None:
        super().__init__(game, fault)
        self.game = game
        self.fault = fault


def empty(seats: int) -> Tally:
    """A tally of no games."""
    return Tally([Fraction(0)] * seats, [0] * seats, [Fraction(0)] * seats, [0] * seats)


def play_game(
    program: Program, bots: Sequence[str], seed: int, game: int, seconds: float = SECONDS
) -> tuple[Outcome, int]:
    """One game of a run; its outcome, and how many real decisions it took. Raises ``PlayError``."""
    chances = [bot_chance(seed, game, seat) for seat in range(len(bots))]
    if all(ALIASES.get(name, name) == RANDOM for name in bots):  # the same choices, without making views
        state, count = play_random(program, game_seed(seed, game), chances)
        return outcome_of(program, state), count
    players = [make(name, program, seconds) for name in bots]
    table = Game.start(program, game_seed(seed, game))
    count = 0
    try:
        while table.decision is not None:
            seat = table.decision.seat
            view = table.view(table.person_to_decide())
            table.choose(players[seat].choose(view, table.decision.options, chances[seat]))
            count += 1
    finally:
        dismiss(players)
    return table.outcome(), count


def play_batch(programs: Programs, plan: Plan, first: int, count: int) -> Tally:
    """Games ``first`` to ``first + count - 1`` of a run. Raises :class:`GameFault`."""
    import os

    tally = empty(len(plan.bots))
    start = time.perf_counter()
    for game in range(first, first + count):
        try:
            outcome, decisions = play_game(programs.of(game), plan.sitting(game), plan.seed, game, plan.seconds)
        except PlayError as fault:
            raise GameFault(game, fault) from None
        tally.games += 1
        tally.decisions += decisions
        tally.no_winner += not outcome.winners
        tally.at_bound += outcome.at_bound
        for seat in outcome.winners:
            tally.wins[seat] += Fraction(1, len(outcome.winners))
        for seat, points in enumerate(outcome.scores):
            tally.scores[seat] += points
        for bot in range(len(plan.bots)):
            seat = plan.seat_of(bot, game)
            tally.bot_scores[bot] += outcome.scores[seat]
            if seat in outcome.winners:
                tally.bot_wins[bot] += Fraction(1, len(outcome.winners))
    tally.seconds[os.getpid()] = time.perf_counter() - start
    return tally


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a plan.

    ``jobs``      how many processes play at the same time
    ``progress``  is told how many games are done, now and then

    Raises :class:`GameFault` for the first game (by number) that the pack has a fault in.
    """
    total = empty(len(plan.bots))
    for tally in _serial(plan) if jobs <= 1 else _parallel(plan, jobs):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    return total


def _batches(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The first game of each batch, and how many it has."""
    size = max(1, min(LARGEST_BATCH, games // (jobs * 4)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _serial(plan: Plan) -> Iterator[Tally]:
    programs = Programs(plan)
    for first, count in _batches(plan.games, 1):
        yield play_batch(programs, plan, first, count)


def _parallel(plan: Plan, jobs: int) -> Iterator[Tally]:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing import get_context

    waiting = _batches(plan.games, jobs)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin, initargs=(plan,)) as pool:
        running: list[Future[Tally]] = []
        try:
            while True:
                for first, count in waiting:
                    running.append(pool.submit(_work, first, count))
                    if len(running) > 2 * jobs:
                        break
                if not running:
                    return
                yield running.pop(0).result()  # in order, so that the first fault is always the same one
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_ready: tuple[Programs, Plan] | None = None


def _begin(plan: Plan) -> None:
    """Make a worker ready: the ruleset comes to it once. Stopping is the business of the process that started it."""
    import signal

    global _ready
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _ready = (Programs(plan), plan)
    _ready[0].of(0)


def _work(first: int, count: int) -> Tally:
    assert _ready is not None
    return play_batch(*_ready, first, count)
