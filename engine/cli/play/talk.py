"""A question at the keyboard: the options, an answer, and the words that help."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.play import commands
from engine.cli.play.meaning import first_meant, folded
from engine.cli.streams import tell
from engine.diagnostics import nearest
from engine.text import naming, question

if TYPE_CHECKING:
    from engine.cli.play.evening import Evening
    from engine.session import Question
    from engine.text import Words


class Talk:
    """``waiting`` are answers that a person has typed ahead, for their next questions."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.waiting: tuple[int, str] = (-1, "")

    def answer(self, asked: Question) -> str | None:
        """The option that a person takes; nothing where a decision was taken back instead."""
        labels = self.labels(asked)
        ahead = self._ahead(asked, labels)
        if ahead is not None:
            return ahead
        self.evening.draw_once(asked.person)
        self.show(asked, labels)
        while True:
            prompt = self.evening.words.say("prompt-number", count=len(labels))
            text = streams.ask(prompt, partial(commands.completions, self.evening, asked)).strip()
            if not text:
                continue
            found = first_meant(text, asked.options, labels)
            if found is not None and (not found[1] or commands.known(text) is None):
                self.waiting = (asked.person, found[1])
                return found[0]
            command = commands.known(text)
            if command is None:
                self.wrong(text, asked, labels)
            elif command.run(self.evening, asked, text.partition(" ")[2].strip()):
                return None

    def forget(self) -> None:
        """Drop what was typed ahead: the position is another one than it was meant for."""
        _, text = self.waiting
        self.waiting = (-1, "")
        if text:
            tell(self.evening.words.say("prompt-dropped", answer=text))

    def words(self, asked: Question) -> Words:
        """Words for how things stand, as far as the person who is asked may know."""
        return self.evening.words.about(naming.standing(self.evening.table.view(asked.person).board))

    def labels(self, asked: Question) -> list[str]:
        """What the options are called."""
        program = self.evening.setting.program
        now = self.words(asked)
        return question.labels(now, program, asked.seat, asked.options, asked.values, asked.about)

    def show(self, asked: Question, labels: list[str]) -> None:
        """The question with its numbered options."""
        program = self.evening.setting.program
        words = self.words(asked)
        piece = None
        if asked.piece is not None:
            piece = question.piece_label(words, program, asked.seat, asked.piece, asked.piece_value)
        tell()
        counted = {"number": asked.number, "least": asked.least, "most": asked.most}
        tell(
            question.prompt(
                words,
                asked.prompt,
                asked.about,
                asked.seat,
                piece,
                card=asked.card,
                place=asked.place,
                item=asked.item,
                **counted,
            )
        )
        for place, (label, option) in enumerate(zip(labels, asked.options, strict=True), 1):
            tell("  " + words.say("prompt-option", number=str(place), what=label, id=option))

    def wrong(self, text: str, asked: Question, labels: list[str]) -> None:
        """What would have been an answer."""
        words = self.evening.words
        sentence = words.say("prompt-wrong", answer=text, count=len(labels))
        known = {folded(name): name for name in (*labels, *asked.options)}
        close = nearest(folded(text), known)
        if close is None:
            close = nearest(folded(text.split()[0]), {name: name for name in commands.COMMANDS})
        if close is not None:
            word = words.say("nearest-word", word=known.get(close, close))
            sentence = words.say("prompt-wrong-nearest", sentence=sentence, nearest=word)
        tell(sentence)

    def _ahead(self, asked: Question, labels: list[str]) -> str | None:
        """The answer that was typed ahead for this question, if there is one."""
        person, text = self.waiting
        self.waiting = (-1, "")
        if not text or person != asked.person:
            return None
        found = first_meant(text, asked.options, labels)
        if found is None:
            tell(self.evening.words.say("prompt-ahead", answer=text))
            return None
        self.waiting = (asked.person, found[1])
        return found[0]
