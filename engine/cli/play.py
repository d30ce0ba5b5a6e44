"""``play``: a game in plain lines. The log and the final table are the result; questions go to the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.cli import seating, streams
from engine.cli.exits import Exit, Leave
from engine.cli.loading import Opened, finding_of, open_pack, tell_findings
from engine.cli.speech import Speech
from engine.cli.streams import put, tell
from engine.cli.table import table
from engine.cli.usage import number
from engine.diagnostics import nearest
from engine.text import board, ending, log, question
from engine.text.naming import option_name

if TYPE_CHECKING:
    from engine.play import Program, Report
    from engine.session import Decider, Question, Sitter, Table

BITS = 32
"""Of a seed that nobody has given."""


def play(words: Speech, pack: str | None, seats: str | None, seed: str | None, settings: Sequence[str]) -> int:
    """Play one game to its end."""
    start = secrets.randbits(BITS) if seed is None else number("--seed", seed)
    opened = open_pack(words, pack, settings, _game_seed(start))
    sitting = seating.sitters(opened.ruleset, opened.words, seats)
    persons = seating.persons(opened.ruleset, sitting)
    for option, value in opened.drawn().items():
        put(opened.words.say("option-drawn", option=option_name(opened.words, option), value=opened.words.name(value)))
    return _Evening(opened, sitting, start).play(opened.options, persons)


class _Evening:
    """One game with the people around it."""

    def __init__(self, opened: Opened, sitting: Sequence[Sitter], seed: int) -> None:
        self.opened, self.words = opened, opened.words
        self.sitting, self.seed = sitting, seed
        self.table: Table | None = None
        self.shown: dict[int, int] = {}
        self.holder: int | None = None

    def play(self, options: Mapping[str, str], persons: object) -> int:
        from engine.play import PlayError, Program
        from engine.session import Table

        try:
            program = Program(self.opened.ruleset, len(self.sitting), options, persons)  # type: ignore[arg-type]
            self.table = Table(program, _game_seed(self.seed), self._deciders(program))
            self._run(self.table)
        except PlayError as fault:
            tell_findings(self.words, [finding_of(fault, self.opened.sources)])
            tell(self._seed())
            return Exit.FINDINGS
        except (EOFError, KeyboardInterrupt) as stop:
            tell()
            tell(self.words.say("prompt-end" if isinstance(stop, EOFError) else "prompt-quit"))
            tell(self._seed())
            return Exit.INTERRUPTED
        self._end(self.table)
        return Exit.FINE

    def _deciders(self, program: Program) -> dict[int, Decider]:
        from engine.bots import bot_chance, make

        def decider(name: str, seat: int) -> Decider:
            bot, chance = make(name, program), bot_chance(self.seed, 0, seat)
            return lambda view, options: bot.choose(view, options, chance)

        return {seat: decider(item.bot, seat) for seat, item in enumerate(self.sitting) if item.bot is not None}

    # ---- the game
    def _run(self, table: Table) -> None:
        alone = len(table.persons) <= 1
        reader = table.persons[0] if len(table.persons) == 1 else -1
        if alone:
            self._tell_log(table, reader)
        while not table.over:
            asked = table.question()
            if asked is None:
                table.let_bot_decide()
            else:
                if not alone:
                    self._hand_over(table, asked)
                table.answer(self._answer(table, asked))
            if alone:
                self._tell_log(table, reader)
        if not alone:
            self._tell_log(table, -1, max(self.shown.values(), default=0))

    def _tell_log(self, table: Table, person: int, start: int | None = None) -> None:
        """The part of the log that a person has not read yet."""
        first = self.shown.get(person, 0) if start is None else start
        self.shown[person] = len(table.log)
        self._put_log(table.log[first:], person)

    def _put_log(self, reports: Iterable[Report], person: int, out: Callable[[str], None] = put) -> None:
        told = (report for report in reports if report.what != "win")  # the verdict under the table says it
        for line in log.lines(self.words, told, person):
            out(line)

    def _hand_over(self, table: Table, asked: Question) -> None:
        """At one keyboard each person sees only their own log and options."""
        if asked.person != self.holder and streams.is_terminal():
            streams.wipe()
            streams.ask(self.words.say("prompt-hand-over", who=self._person(asked)))
            streams.wipe()
        self.holder = asked.person
        self._tell_log(table, asked.person)

    # ---- questions
    def _answer(self, table: Table, asked: Question) -> str:
        """The option that a person takes."""
        words = self.words
        labels = question.labels(words, table.program, asked.seat, asked.options, asked.values)
        piece = None
        if asked.piece is not None:
            piece = question.piece_label(words, table.program, asked.seat, asked.piece, asked.piece_value)
        tell()
        tell(question.prompt(words, asked.prompt, asked.about, asked.seat, piece))
        for place, (label, option) in enumerate(zip(labels, asked.options, strict=True), 1):
            same = label.casefold() == option.casefold()
            message = "prompt-option" if same else "prompt-option-id"
            tell("  " + words.say(message, number=str(place), what=label, id=option))
        while True:
            text = streams.ask(words.say("prompt-number", count=len(labels))).strip()
            meant = _meant(text, asked.options, labels)
            if meant is not None:
                return meant
            match text.casefold():
                case "":
                    continue
                case "?":
                    tell(words.say("prompt-help"))
                case "board":
                    for line in board.lines(words, table.view(asked.person).board):
                        tell(line)
                case "log":
                    self._put_log(table.log, asked.person, tell)
                case "quit":
                    tell(words.say("prompt-quit"))
                    tell(self._seed())
                    raise Leave(Exit.INTERRUPTED)
                case _:
                    self._wrong(text, asked.options, labels)

    def _wrong(self, text: str, options: Sequence[str], labels: Sequence[str]) -> None:
        words = self.words
        sentence = words.say("prompt-wrong", answer=text, count=len(options))
        close = nearest(text.casefold(), [*options, *(label.casefold() for label in labels)])
        if close is not None:
            word = words.say("nearest-word", word=close)
            sentence = words.say("prompt-wrong-nearest", sentence=sentence, nearest=word)
        tell(sentence)

    def _person(self, asked: Question) -> str:
        names = self.opened.ruleset.seat_ids
        return self.sitting[names.index(asked.seat)].name or self.words.name(asked.seat)

    # ---- the end
    def _end(self, table: Table) -> None:
        words, outcome = self.words, table.outcome()
        seats = self.opened.ruleset.seat_ids[: len(self.sitting)]
        players = [item.bot or item.name or words.say("player-you") for item in self.sitting]
        put()
        put(words.say("final-title"))
        rows = ending.score_rows(words, seats, players, outcome)
        for line in table_of(rows):
            put(line)
        put()
        for line in ending.verdict(words, seats, outcome):
            put(line)
        put(self._seed())

    def _seed(self) -> str:
        return self.words.say("final-seed", seed=str(self.seed))


def table_of(rows: Sequence[Sequence[str]]) -> list[str]:
    """The final table: names to the left, figures to the right."""
    return table(rows, right=range(1, len(rows[0])))


def _meant(text: str, options: Sequence[str], labels: Sequence[str]) -> str | None:
    """The option that a text means: by its id, its number from 1, or its name if only one has it."""
    if text in options:
        return text
    if text.isdecimal() and len(text) < 9 and 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    named = [
        option
        for option, label in zip(options, labels, strict=True)
        if text and text.casefold() in (label.casefold(), option.casefold())
    ]
    return named[0] if len(named) == 1 else None


def _game_seed(seed: int) -> str:
    from engine.bots import game_seed

    return game_seed(seed)
