"""One game with the people around it: whose turn it is, what each of them reads, and how it ends."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.exits import Exit, Leave
from engine.cli.loading import finding_of, tell_findings
from engine.cli.play import lookup
from engine.cli.play.manner import Manner
from engine.cli.play.setting import Setting
from engine.cli.play.talk import Talk
from engine.cli.screen import Painter
from engine.cli.streams import put, tell
from engine.cli.table import table
from engine.text import ending, log

if TYPE_CHECKING:
    from engine.play import Report
    from engine.session import Question

NOBODY = -1
"""In the place of a person: what all may know."""


class Evening:
    """``shown`` how much of the log each person has read; ``holder`` who has the keyboard."""

    def __init__(self, setting: Setting, manner: Manner) -> None:
        self.setting, self.manner = setting, manner
        self.words, self.table = setting.opened.words, setting.table
        self.words.know(setting.opened.ruleset)
        self.shown: dict[int, int] = {}
        self.holder: int | None = None
        self.drawn: int | None = None
        self.painter = Painter(self.words, setting.program, manner.ink, partial(lookup.rules, setting.opened))
        self.talk = Talk(self)

    def play(self) -> int:
        from engine.play import PlayError

        try:
            self._run()
        except PlayError as fault:
            tell_findings(self.words, [finding_of(fault, self.setting.opened.sources)])
            tell(self._seed())
            return Exit.FINDINGS
        except (EOFError, KeyboardInterrupt) as stop:
            tell()
            self.stop("prompt-end" if isinstance(stop, EOFError) else "prompt-quit")
            return Exit.INTERRUPTED
        finally:
            if self.setting.recorder is not None:
                self.setting.recorder.close()
        self.end()
        return Exit.FINE

    def quit(self) -> None:
        """Leave before the end."""
        self.stop("prompt-quit")
        raise Leave(Exit.INTERRUPTED)

    def stop(self, message: str) -> None:
        """What is said when a game stops before its end. The seed of one that may go on is not told: it tells all secrets."""
        tell(self.words.say(message))
        command = self.setting.going_on()
        tell(self._seed() if command is None else self.words.say("save-go-on", command=command))

    # ---- the game
    def _run(self) -> None:
        table = self.table
        alone = len(table.persons) <= 1
        reader = table.persons[0] if len(table.persons) == 1 else NOBODY
        if alone:
            self.tell_log(reader)
        while not table.over:
            asked = table.question()
            if asked is None:
                self.talk.forget()
                table.let_bot_decide()
                self.drawn = None
            else:
                if not alone:
                    self._hand_over(asked)
                option = self.talk.answer(asked)
                if option is None:  # it was taken back
                    self.drawn = None
                    continue
                if any(report.what == "phase" for report in table.answer(option)):
                    self.drawn = None
            if alone:
                told = self.tell_log(reader, whole=table.over or table.question() is not None)
                if asked is None and table.persons:
                    self.manner.pause(told)
        if not alone:
            self.tell_log(NOBODY, max(self.shown.values(), default=0))

    def tell_log(self, person: int, start: int | None = None, *, whole: bool = True) -> int:
        """The part of the log that a person has not read yet; gives how many lines that were.

        ``whole``  whether to tell what may still become one line with what is to come
        """
        first = min(self.shown.get(person, 0), len(self.table.log)) if start is None else start
        news = self.table.log[first:]
        news = news if whole else news[: log.settled(self.words, news, person)]
        self.shown[person] = first + len(news)
        return self.put_log(news, person)

    def put_log(self, reports: Iterable[Report], person: int, out: Callable[[str], None] = put) -> int:
        """Write what a person may read of some reports."""
        told = [report for report in reports if report.what != "win"]  # the verdict under the table says it
        count = 0
        for line in log.lines(self.words, told, person, secrets=self.manner.everything):
            out(line)
            count += 1
        return count

    def _hand_over(self, asked: Question) -> None:
        """At one keyboard each person sees only their own log, screen and options."""
        if asked.person != self.holder:
            self.drawn = None
            if streams.is_terminal():
                streams.wipe()
                streams.ask(self.words.say("prompt-hand-over", who=self.person(asked.seat)))
                streams.wipe()
        self.holder = asked.person
        self.tell_log(asked.person)

    def tell(self, text: str) -> None:
        """Tell something long: at a terminal no line is wider than it, and what goes on stands further in."""
        for line in text.split("\n"):
            if streams.is_terminal():
                for piece in textwrap.wrap(line, self.manner.width(), subsequent_indent="  ") or [""]:
                    tell(piece)
            else:
                tell(line)

    def draw(self, person: int) -> None:
        """The screen, as this person may see it."""
        self.drawn = person
        tell()
        streams.draw(self.painter.lines(self.table.view(person), self.manner.width()))

    def draw_once(self, person: int) -> None:
        """The screen at a terminal, unless the person has it before them already."""
        if streams.is_terminal() and self.drawn != person:
            self.draw(person)

    def person(self, seat: str) -> str:
        """Who sits at a seat."""
        names = self.setting.opened.ruleset.seat_ids
        return self.setting.sitting[names.index(seat)].name or self.words.name(seat)

    # ---- the end
    def end(self) -> None:
        """The final table, and who has won."""
        words, outcome = self.words, self.table.outcome()
        sitting = self.setting.sitting
        seats = self.setting.opened.ruleset.seat_ids[: len(sitting)]
        players = [item.bot or item.name or words.say("player-you") for item in sitting]
        put()
        put(words.say("final-title"))
        rows = ending.score_rows(words, seats, players, outcome)
        for line in table(rows, right=range(1, len(rows[0]))):
            put(line)
        put()
        for line in ending.verdict(words, seats, outcome):
            put(line)
        put(self._seed())

    def _seed(self) -> str:
        return self.words.say("final-seed", seed=str(self.setting.seed))
