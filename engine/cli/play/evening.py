"""One game with the people around it: whose turn it is, what each of them reads, and how it ends."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.exits import Exit, Leave
from engine.cli.loading import finding_of, tell_findings
from engine.cli.play.handing import Handing
from engine.cli.play.manner import Manner
from engine.cli.play.setting import Setting
from engine.cli.play.talk import Talk
from engine.cli.screen import Painter
from engine.cli.streams import put, tell
from engine.cli.table import table
from engine.text import ending, log, naming

if TYPE_CHECKING:
    from engine.session import Question

NOBODY = -1
"""In the place of a person: what all may know."""


class Evening:
    """``shown`` how much of the log each person has read: all before a place in it, and some lines of what comes then."""

    def __init__(self, setting: Setting, manner: Manner) -> None:
        self.setting, self.manner = setting, manner
        self.words, self.table = setting.opened.words, setting.table
        self.words.know(setting.opened.ruleset)
        seats = setting.opened.ruleset.seat_ids
        self.words.seat({seat: item.name for seat, item in zip(seats, setting.sitting, strict=False) if item.name})
        self.shown: dict[int, int] = {}
        self.drawn: int | None = None
        self.painter = Painter(self.words, setting.program, manner.ink, setting.opened.told.all_of)
        self.talk = Talk(self)
        self.handing = Handing(self)

    def play(self) -> int:
        from engine.play import PlayError

        try:
            self._run()
        except PlayError as fault:
            self.handing.leave()
            found = finding_of(fault, self.setting.opened.sources, secrets=self.manner.everything)
            tell_findings(self.words, [found])
            self._go_on()
            return Exit.FINDINGS
        except (EOFError, KeyboardInterrupt) as stop:
            tell()
            self.stop("prompt-end" if isinstance(stop, EOFError) else "prompt-quit")
            return Exit.INTERRUPTED
        finally:
            self.setting.keeper.close()
        self.end()
        return Exit.FINE

    def quit(self) -> None:
        """Leave before the end."""
        self.stop("prompt-quit")
        raise Leave(Exit.INTERRUPTED)

    def stop(self, message: str) -> None:
        """What is said when a game stops before its end. The seed of one that may go on is not told: it tells all secrets."""
        self.handing.leave()
        tell(self.words.say(message))
        self._go_on()

    def _go_on(self) -> None:
        """How to go on with a game that stops; where nobody can, its seed."""
        going_on = self.setting.going_on()
        if going_on is not None:
            saved, command = going_on
            tell(saved)
            tell(f"  {command}", fit=False)
        elif not self.setting.keeper.ever:
            tell(self._seed())

    # ---- the game
    def _run(self) -> None:
        table = self.table
        alone = len(table.persons) <= 1
        reader = table.persons[0] if len(table.persons) == 1 else NOBODY
        begun = False  # before the first question there is nothing to wait for
        if alone:
            self.tell_log(reader)
        while not table.over:
            asked = table.question()
            if asked is None:
                self.talk.forget()
                table.let_bot_decide()
                self.drawn = None
            else:
                begun = True
                if not alone and not self._hand_over(asked):
                    continue
                option = self.talk.answer(asked)
                if option is None:  # it was taken back
                    self.drawn = None
                    continue
                if any(report.what == "phase" for report in table.answer(option)):
                    self.drawn = None
            if alone:
                told = self.tell_log(reader, whole=table.over or table.question() is not None)
                if asked is None and begun:
                    self.manner.pause(told)
        if not alone:
            self.tell_log(NOBODY, max(self.shown.values(), default=0))

    def tell_log(self, person: int, start: int | None = None, *, whole: bool = True) -> int:
        """The part of the log that a person has not read yet; gives how many lines that were.

        ``whole``  whether to tell what may still become one line with what is to come
        """
        first, last = self.shown.get(person, 0) if start is None else start, len(self.table.log)
        if whole:
            asked = self.table.question()
            end = (
                last
                if asked is None
                else max(first, log.held(self.words, self.table.log, last, asked.within, asked.seat))
            )
        else:
            end = max(log.cuts(self.words, self.table.log, first), default=first)
        self.shown[person] = end
        lines = list(self.log_lines(person, first, end))
        for line in lines:
            put(line, fit=True)
        return len(lines)

    def log_lines(self, person: int, start: int = 0, end: int | None = None) -> Iterator[str]:
        """What a person may read of a part of the log. It is told from question to question and from phase to phase, so
        that it reads the same whether it is told while it happens or later; what becomes one sentence with what comes
        behind a question is told with that."""
        words, reports = self.words, self.table.log
        last = len(reports) if end is None else end
        moves = [
            move for move in self.table.moves if self.setting.sitting[move.seat].bot is None and move.logged > start
        ]
        seats = self.setting.program.universe.names
        asked = [log.held(words, reports, move.logged, move.within, seats[move.seat]) for move in moves]
        stops = {cut for cut in (*asked, *log.cuts(words, reports, start)) if start < cut < last}
        for begin, stop in pairwise([start, *sorted(stops), last]):
            told = [each for each in reports[begin:stop] if each.what != "win"]  # the verdict below says it
            before = reports[log.opening(reports, begin) : begin]
            yield from log.lines(words, told, person, secrets=self.manner.everything, before=before)

    def _hand_over(self, asked: Question) -> bool:
        """At one keyboard each person sees only their own log, screen and options. False where a decision was taken back."""
        self.talk.pass_on(asked.person)
        if streams.is_terminal() and asked.person != self.handing.holder:
            self.drawn = None
            if not self.handing.over(asked):
                return False
        self.tell_log(asked.person)
        return True

    def revoke(self, person: int, name: str | None = None) -> bool:
        """Take back a person's last decision, or say why that cannot be. ``name``: theirs, where somebody else may read it."""
        from engine.session import Why

        table, words = self.table, self.words
        what = words.say("prompt-undo-yours") if name is None else words.say("prompt-undo-of", who=name)
        if table.undo(person):
            self.drawn = None
            last = len(table.log)  # what comes in the place of what was taken back is to be read, too
            self.shown = {reader: min(count, last) for reader, count in self.shown.items()}
            tell(words.say("prompt-undone", what=what))
            return True
        learnt = table.forgotten(person) if table.last_of(person) is not None else None
        if learnt is None:
            tell(words.say("prompt-not-undone-nothing"))
        elif learnt.why is Why.DECIDED:
            universe = self.setting.program.universe
            seat = next(move.seat for move in reversed(table.moves) if universe.person_of[move.seat] == learnt.who)
            tell(words.say("prompt-not-undone-decided", what=what, who=naming.seated(words, universe.names[seat])))
        else:
            tell(words.say(f"prompt-not-undone-{learnt.why.value}", what=what))
        return False

    def tell(self, text: str) -> None:
        """Tell something long."""
        tell(text)

    def draw(self, asked: Question, only: Collection[str] | None = None, *, whole: bool = False) -> None:
        """The screen, as whoever is asked may see it; ``only`` some panels of it. ``whole``: as on a high terminal."""
        if only is None:
            self.drawn = asked.person
        size = self.manner.width(), None if whole else self.manner.height()
        view = self.table.view(asked.person)
        lines = self.painter.lines(view, *size, offered=asked.options, only=only)
        tell()
        if not lines and only is not None:
            names = self.painter.names()
            shown = [heading or name for name, heading in (names[panel] for panel in only)]
            tell(self.words.say("board-empty", what=self.words.join(shown)))
        streams.draw(lines)

    def draw_once(self, asked: Question) -> None:
        """The screen at a terminal. Whoever has it before them already only gets the panels that the question is about."""
        if not streams.is_terminal():
            return
        if self.drawn != asked.person:
            self.draw(asked)
        elif panels := self.painter.asked(self.table.view(asked.person), asked.options):
            self.draw(asked, panels)

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
            put(line, fit=True)
        put(self._seed())

    def _seed(self) -> str:
        return self.words.say("final-seed", seed=str(self.setting.seed))
