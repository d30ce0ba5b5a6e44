"""A question at the keyboard: the options, an answer, and the words that help."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.play import commands
from engine.cli.play.meaning import all_meant, closest, first_meant, loosely, shortened
from engine.cli.streams import tell
from engine.play.asking import numbers
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
        self.evening.draw_once(asked)
        self.show(asked, labels)
        while True:
            prompt = self.evening.words.say("prompt-number", count=len(labels))
            text = streams.ask(prompt, partial(commands.completions, self.evening, asked)).strip()
            if not text:
                self.show(asked, labels)
                continue
            found = first_meant(text, asked.options, labels, self.places(asked))
            if found is not None and (not found[1] or commands.known(text) is None):
                self.waiting = (asked.person, found[1])
                return found[0]
            command = commands.known(text)
            if command is None:
                held = loosely(text, labels)
                if len(held) == 1:
                    return asked.options[held[0]]
                self.wrong(text, asked, labels)
            elif command.run(self.evening, asked, text.partition(" ")[2].strip()):
                return None
            else:
                self.show(asked, labels)

    def forget(self) -> None:
        """Drop what was typed ahead: the position is another one than it was meant for."""
        streams.flush()
        self._drop("prompt-dropped")

    def pass_on(self, person: int) -> None:
        """Drop what somebody else has typed ahead than who is asked now."""
        if self.waiting[0] != person:
            self._drop("prompt-dropped-asked")

    def _drop(self, message: str) -> None:
        _, text = self.waiting
        self.waiting = (-1, "")
        if text:
            tell(self.evening.words.say(message, answer=shortened(text)))

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
        piece, says = None, ""
        if asked.piece is not None:
            piece = question.piece_label(words, program, asked.seat, asked.piece, asked.piece_value)
        elif asked.proposed is not None:
            piece = naming.called(words, asked.proposed, by=asked.seat)
            row = program.universe.row[program.universe.ids[asked.proposed]]
            says = self.evening.setting.opened.told.row(row, asked.text)
        tell()
        counted = {"number": asked.number, "least": asked.least, "most": asked.most}
        self.evening.tell(
            question.prompt(
                words,
                asked.prompt,
                asked.about,
                asked.seat,
                piece,
                card=asked.card,
                place=asked.place,
                item=asked.item,
                choice=question.choice(words, program, asked.values),
                says=says,
                numbers=numbers(program, self.evening.table.view(asked.person).position),
                **counted,
            )
        )
        wide = len(str(len(labels)))
        for place, (label, option) in enumerate(zip(labels, asked.options, strict=True), 1):
            line = words.say("prompt-option", number=str(place).rjust(wide), what=label, id=option)
            tell(f"  {line}", hang=wide + 2)

    def places(self, asked: Question) -> list[list[str]]:
        """Where the thing of each option lies, as far as the person may know: it may be named by that."""
        words, universe = self.words(asked), self.evening.setting.program.universe
        found: list[list[str]] = []
        for option, value in zip(asked.options, asked.values, strict=True):
            place = words.facts.get(option.split("#")[0], {}).get("place")
            if isinstance(value, int) and value >= universe.h0:
                place = universe.names[universe.heap_place[value]]
            found.append([] if place is None else [place, naming.called(words, place, by=asked.seat)])
        return found

    def several(self, text: str, asked: Question, labels: list[str]) -> str:
        """Which answers a text may be, where that is more than one."""
        words = self.evening.words
        found = all_meant(text, asked.options, labels, self.places(asked))
        found = found or [asked.options[place] for place in loosely(text, labels)]
        known = [
            words.say("prompt-several-one", number=number, what=label, id=option)
            for number, (label, option) in enumerate(zip(labels, asked.options, strict=True), 1)
            if option in found
        ]
        return words.say("prompt-several", answer=shortened(text), known=words.join(known)) if len(known) > 1 else ""

    def wrong(self, text: str, asked: Question, labels: list[str]) -> None:
        """What would have been an answer."""
        words = self.evening.words
        if sentence := self.several(text, asked, labels):
            tell(sentence)
            return
        if word := commands.alone(text):
            tell(words.say("prompt-alone", word=word))
            return
        sentence = words.say("prompt-wrong", answer=shortened(text), count=len(labels))
        close = closest(text, (*labels, *asked.options)) or closest(text.split()[0], commands.COMMANDS)
        if close is not None and close != text:
            sentence = words.say(
                "prompt-wrong-nearest", sentence=sentence, nearest=words.say("nearest-word", word=close)
            )
        tell(sentence)

    def _ahead(self, asked: Question, labels: list[str]) -> str | None:
        """The answer that was typed ahead for this question, if there is one."""
        person, text = self.waiting
        if not text or person != asked.person:
            return None
        self.waiting = (-1, "")
        found = first_meant(text, asked.options, labels, self.places(asked))
        if found is None:
            tell(self.evening.words.say("prompt-ahead", answer=shortened(text)))
            return None
        self.waiting = (asked.person, found[1])
        return found[0]
