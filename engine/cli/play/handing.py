"""Several people at one keyboard: what one has read is cleared away before the next one sees anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.play.meaning import folded
from engine.cli.streams import tell
from engine.text import naming

if TYPE_CHECKING:
    from engine.cli.play.evening import Evening
    from engine.session import Question

LEAVE = "quit"
BACK = "undo"


class Handing:
    """``holder`` has the keyboard; nobody at the beginning of a game, when nothing is on the screen yet.

    ``begun``  whether somebody has had it: what they have read may stand on the screen
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self.holder: int | None = None
        self.begun = False

    def over(self, asked: Question) -> bool:
        """Give the keyboard to the person who is asked; False where a decision was taken back instead.

        Whoever had it reads first what came of their answer. What was typed in advance does not count, and a key that is
        struck twice lets nobody go on: the next person types the beginning of their name.
        """
        if asked.person == self.holder:
            return True
        last, self.holder = self.holder, None
        words, names = self._evening.words, self._names()
        if last is not None:
            self._evening.tell_log(last)
            if not self._wait("prompt-read", last, "", {"who": names[last]}):
                self.holder = last
                return False
            streams.wipe(words.say("prompt-cannot-clear"))
        name = names[asked.person]
        who = naming.seated(words, asked.seat)
        word = beginning(name, [other for person, other in names.items() if person != asked.person])
        if not self._wait("prompt-hand-over", last, word, {"who": who, "name": name, "word": word}):
            return False
        if last is not None:
            streams.wipe(words.say("prompt-cannot-clear"))
        self.holder = asked.person
        self.begun = True
        return True

    def leave(self) -> None:
        """The game stops: what somebody has read is cleared away, as when the keyboard is given on."""
        if self.begun:
            self.begun = False
            streams.wipe(self._evening.words.say("prompt-cannot-clear"))

    def _wait(self, message: str, last: int | None, word: str, params: Mapping[str, str | int]) -> bool:
        """Wait for what is to be typed. ``last``: whose decision may be taken back meanwhile; False where it was."""
        say = self._evening.words.say
        while True:
            streams.flush()
            typed = streams.ask(say(message, **params)).strip()
            text = folded(typed)
            if text == LEAVE:
                self._evening.quit()
            elif text == BACK and last is not None:
                if self._evening.revoke(last, self._names()[last] if word else None):
                    return False
            elif (text.startswith(word) and folded(str(params["name"])).startswith(text)) if word else not typed:
                return True
            else:
                tell(say(f"{message}-help", **params))

    def _names(self) -> dict[int, str]:
        """What the people are called."""
        person_of = self._evening.setting.program.universe.person_of
        seats = self._evening.setting.opened.ruleset.seat_ids
        names: dict[int, str] = {}
        for seat, sitter in enumerate(self._evening.setting.sitting):
            if sitter.bot is None:
                names.setdefault(person_of[seat], sitter.name or self._evening.words.name(seats[seat]))
        return names


def beginning(name: str, others: list[str]) -> str:
    """As much of a name as nobody else's begins with, at least a letter.

    >>> beginning("Rui", ["Ana"]), beginning("Ana", ["Ánabel", "Bo"]), beginning("Ánabel", ["Ana"])
    ('r', 'ana', 'anab')
    """
    whole, known = folded(name), [folded(other) for other in others]
    return next(
        (whole[:end] for end in range(1, len(whole)) if not any(o.startswith(whole[:end]) for o in known)), whole
    )
