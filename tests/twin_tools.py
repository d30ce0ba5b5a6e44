"""Pairs of games that a person cannot tell apart, and all that the program shows that person of a game.

A twin is a whole game. Pieces that the person has not seen until some moment are exchanged at the first decision, as if they
had been shuffled so, each where the other lay (a hand has an order too, in which the unknown ones of it are offered); the
random numbers to come are others too, or the same. Then the game is played again by the rules: the
person answers what they answered, the others do the same with the pieces that lie in the stead of theirs. It goes on as long as
the person is asked the same with the same view, and was told the same. So both games are possible histories, and nothing of
what the person has read until then may differ. The first that they are told otherwise must be of a piece that they know then:
an exchanged one, or one that other random numbers brought.

That a position looks the same when all that is hidden in it changes places is tried too, for a position by itself: there the
twin is the position with the pieces exchanged, and what the log said before is not compared.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from engine.cli.loading import Opened, open_pack
from engine.cli.play.evening import Evening
from engine.cli.play.manner import Manner
from engine.cli.play.setting import Setting
from engine.cli.screen import Ink, Painter
from engine.cli.speech import Speech
from engine.play import Chance, Game, Program, Report, State
from engine.play.imagine import _assigned, exchanged, hidden_pieces
from engine.session import Sitter, Table
from tests.conftest import PLAYING

MINE = "mine.jsonl"


@cache
def opened(name: str) -> Opened:
    return open_pack(Speech(None, {}), str(PLAYING[name][0]))


@cache
def rules(name: str, seats: int, pairs: bool = False) -> Program:
    """``pairs``: two persons decide for all seats, in turn."""
    pack = opened(name)
    ids = pack.ruleset.seat_ids[:seats]
    return Program(pack.ruleset, seats, pack.options, {"ada": ids[::2], "bob": ids[1::2]} if pairs else None)


# ---- two games


@dataclass(frozen=True)
class Taken:
    """A real decision: ``value`` is what the machine took the option for."""

    seat: int
    prompt: str
    about: str
    option: str
    value: object


@dataclass(frozen=True)
class Play:
    """How a game goes: its position at the first decision, the reports of its set-up, and the options taken."""

    start: State
    log: tuple[Report, ...]
    options: tuple[str, ...]


@dataclass(frozen=True)
class Pair:
    """Two games that ``person`` cannot tell apart up to the ``decisions``-th time that they are asked.

    ``exchanged`` names of pieces that are not what they are in the other game; ``over``: that goes up to their ends
    """

    program: Program
    person: int
    one: Play
    two: Play
    decisions: int
    exchanged: tuple[str, ...]
    over: bool


def seen(game: Game, person: int) -> tuple[object, object]:
    """What a person is shown: the view, and what they are asked."""
    asked = None
    if game.decision is not None and game.person_to_decide() == person:
        d = game.decision
        asked = (d.seat, d.prompt, d.about, tuple(d.options))
    return game.view(person), asked


def played(P: Program, seed: object) -> tuple[Play, list[Taken], list[State]]:
    """A game of random answers, with the position before each of them and at its end."""
    game, chance = Game.start(P, seed), Chance("twins", seed)
    start, log = game.state.copy(), tuple(game.reports)
    taken, positions = [], [start]
    while game.decision is not None:
        d = game.decision
        index = chance.below(len(d.options))
        taken.append(Taken(d.seat, d.prompt, d.about, d.options[index], d.values[index]))
        game.choose(index)
        positions.append(game.state.copy())
    return Play(start, log, tuple(each.option for each in taken)), taken, positions


def pair(P: Program, seed: object, person: int) -> Pair | None:
    """A random game and its twin for a person; nothing where they part at once."""
    chance = Chance("pair", seed, person)
    one, taken, positions = played(P, seed)
    mine = [index for index, each in enumerate(taken) if P.universe.person_of[each.seat] == person]
    if not mine:
        return None
    unseen = _unseen(P, positions[: 1 + mine[chance.below(len(mine))]], one.log, person)
    instead = _exchange(P, one.start, unseen, chance)
    start = exchanged(P, one.start, instead)
    start.held = [[instead.get(piece, piece) for piece in pieces] for pieces in one.start.held]
    if not instead or chance.below(2):
        start.rng = chance.below(1 << 62)
    names = {P.universe.names[old]: P.universe.names[new] for old, new in instead.items()}
    log = tuple(_renamed(report, names) for report in one.log)
    options, decisions, over = _followed(P, person, one, taken, Play(start, log, ()), instead)
    if not decisions:
        return None
    return Pair(P, person, one, Play(start, log, options), decisions, tuple(sorted(names)), over)


def _unseen(P: Program, positions: Sequence[State], log: Sequence[Report], person: int) -> list[int]:
    """Pieces that the person has not known in any of the positions, and was not told of."""
    unseen = set(hidden_pieces(P, positions[0], person))
    for position in positions[1:]:
        unseen &= set(hidden_pieces(P, position, person))
    told = [each for report in log if (each := report.told(person)) is not None]
    named = {value for each in told for _, value in each.params if isinstance(value, str)}
    return sorted(piece for piece in unseen if P.universe.names[piece] not in named)


def _exchange(P: Program, S: State, unseen: list[int], chance: Chance) -> dict[int, int]:
    """For some of the pieces, which one is to lie in its stead: two or three, or all of them."""
    if chance.below(3) and len(unseen) > 3:
        back = P.backs[unseen[chance.below(len(unseen))] - P.universe.q0]
        unseen = [piece for piece in unseen if P.backs[piece - P.universe.q0] == back]
        chance.shuffle(unseen)
        unseen = sorted(unseen[: 2 + chance.below(2)])
    return {old: new for old, new in _assigned(P, S, unseen, chance).items() if old != new}


def _renamed(report: Report, names: Mapping[str, str]) -> Report:
    def new(value: object) -> object:
        return names.get(value, value) if isinstance(value, str) else value

    params = tuple((key, new(value)) for key, value in report.params)
    facts = tuple((str(new(thing)), counter, value) for thing, counter, value in report.facts)
    return replace(report, params=params, facts=facts)


def _followed(
    P: Program, person: int, one: Play, taken: Sequence[Taken], two: Play, instead: Mapping[int, int]
) -> tuple[tuple[str, ...], int, bool]:
    """Play the twin; gives its options, how often the person was asked the same, and whether both came to the same end."""
    person_of = P.universe.person_of
    first, second = (Game.at(P, play.start.copy()) for play in (one, two))
    options: list[str] = []
    told = [_listen(game, person) for game in (first, second)]
    names = {P.universe.names[piece] for piece in instead}
    last, same = 0, 0

    def alike() -> bool:
        if seen(first, person) != seen(second, person):
            return False
        if [each.report for each in told[0]] != [each.report for each in told[1]]:  # seen since, and not seen any more
            assert _is_lawful(told, names), (P.ruleset.id, person, told)
            return False
        for heard in told:
            heard.clear()
        return True

    for step in taken:
        decision = second.decision
        if person_of[step.seat] == person:
            if decision is None or not alike():
                return tuple(options[:last]), same, False
            same, last = same + 1, len(options)
            choice = step.option
        elif decision is not None and (decision.seat, decision.prompt, decision.about) == (
            step.seat,
            step.prompt,
            step.about,
        ):
            wanted = instead.get(step.value, step.value) if isinstance(step.value, int) else step.value
            choice = decision.options[decision.values.index(wanted) if wanted in decision.values else 0]
        else:  # what had to be decided there is forced here
            first.choose(step.option)
            continue
        first.choose(step.option)
        second.choose(choice)
        options.append(choice)
    over = second.over and alike() and first.outcome() == second.outcome()
    return tuple(options), same, over


@dataclass(frozen=True)
class Heard:
    """A report as a person is told it: which pieces in it they know then, and the state of the random numbers if one has
    been taken."""

    report: Report
    known: frozenset[str]
    rng: int | None


def _listen(game: Game, person: int) -> list[Heard]:
    """Gives a list that fills with all that a person is told of a game from now on."""
    universe, keep = game.program.universe, game.telling.append
    heard: list[Heard] = []
    untaken = game.state.rng

    def knows(name: object) -> bool:
        piece = universe.ids.get(name, -1) if isinstance(name, str) else -1
        return universe.q0 <= piece < universe.h0 and bool(game.state.seen[piece - universe.q0] >> person & 1)

    def hear(report: Report) -> None:
        keep(report)
        told = game.telling.reports[-1].told(person)
        if told is not None:
            known = frozenset(str(value) for _, value in told.params if knows(value))
            heard.append(Heard(told, known, game.state.rng if game.state.rng != untaken else None))

    game.telling.append = hear  # type: ignore[method-assign]
    return heard


def _is_lawful(told: Sequence[Sequence[Heard]], exchanged: set[str]) -> bool:
    """Whether what was told differently first is of pieces that the person knew then, and that had to differ."""
    parted = next((pair for pair in zip(*told, strict=False) if pair[0].report != pair[1].report), None)
    if parted is None or not all(heard.known for heard in parted):
        return False
    one, two = parted
    return bool(exchanged & (one.known | two.known)) or one.rng != two.rng


# ---- an evening


class Enough(Exception):
    """All that was to be read has been read."""


class Typist:
    """Sits at the keyboard and keeps what the person reads: ``pages``, each up to the next line that they type.

    ``words``  what is typed before an answer, by the how-manieth time the person is asked
    """

    def __init__(self, person: int, options: Sequence[str], decisions: int, words: Callable[[int, Evening], list[str]]):
        self.person, self.options, self.decisions, self._words = person, options, decisions, words
        self.pages: list[str] = []
        self.paper = io.StringIO()
        self._visited: set[int] = set()
        self._waiting: list[str] = []
        self.evening: Evening

    def isatty(self) -> bool:
        return False

    def option(self) -> str:
        """What is decided now."""
        index = len(self.evening.table.moves)
        if index >= len(self.options):
            raise Enough
        return self.options[index]

    def tear(self) -> str:
        """What has been written since the last time."""
        text = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        return text

    def readline(self) -> str:
        asked = self.evening.table.question()
        assert asked is not None
        page = self.tear()
        if asked.person != self.person:
            return self.option() + "\n"
        self.pages.append(page)
        if Path(MINE).exists():
            self.pages.append(Path(MINE).read_text(encoding="utf-8"))
            Path(MINE).unlink()
        index = len(self.evening.table.moves)
        if index not in self._visited:
            self._visited.add(index)
            self._waiting = self._words(len(self._visited), self.evening)
            if self._waiting and "board" in self._waiting:
                self.pages.append(self._uncoloured())
        if self._waiting:
            return self._waiting.pop(0) + "\n"
        if len(self._visited) == self.decisions:
            raise Enough
        return self.option() + "\n"

    def _uncoloured(self) -> str:
        evening = self.evening
        painter = Painter(evening.words, evening.setting.program, Ink(colour=False))
        return "\n".join(painter.lines(evening.table.view(self.person), 80))


def table_of(P: Program, play: Play, deciders: Mapping[int, object] | None = None) -> Table:
    """A table at the first decision of a game."""
    table = Table(P, 1, deciders or {})  # type: ignore[arg-type]
    table.game = Game.at(P, play.start.copy())
    table.log = list(play.log)
    return table


def read(
    pack: Opened, P: Program, person: int, play: Play, decisions: int, words: Callable[[int, Evening], list[str]],
    *, alone: bool, seed: int,
) -> list[str]:  # fmt: skip
    """All that a person reads of a game, up to the end of what they type the last time, or to the end of the game.

    ``alone``  the others are bots; else all sit at one keyboard
    """
    typist = Typist(person, play.options, decisions, words)
    others = [s for s in range(P.universe.seats) if alone and P.universe.person_of[s] != person]
    table = table_of(P, play, dict.fromkeys(others, lambda view, options: typist.option()))
    sitting = tuple(Sitter(bot="random") if s in others else Sitter() for s in range(P.universe.seats))
    setting = Setting(pack, P, table, sitting, None, seed)
    evening = typist.evening = Evening(setting, Manner(Ink(colour=True), fast=True, everything=False))
    kept = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = typist, typist.paper, typist.paper
    try:
        evening.play()
    except Enough:
        pass
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept
    return [*typist.pages, typist.tear()]
