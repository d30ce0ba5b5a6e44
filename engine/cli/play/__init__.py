"""``play``: a game in a terminal or through a pipe. The log and the final table are the result; questions go to the
person's side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cli import seating
from engine.cli.exits import Usage
from engine.cli.loading import open_pack
from engine.cli.play.evening import Evening
from engine.cli.play.manner import Manner
from engine.cli.play.setting import Setting, laid, resumed
from engine.cli.speech import Speech
from engine.cli.streams import only_plain, put
from engine.cli.usage import number
from engine.text.naming import option_name

BITS = 32
"""Of a seed that nobody has given."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was said on the command line.

    ``save``    the file that the game is written down in, ``resume`` one to go on with
    ``seconds`` the time that a bot has for an answer which is a program of its own
    ``fast``    no pauses while bots decide; ``open`` show all of a game of bots; ``plain`` only plain characters
    """

    pack: str | None = None
    seats: str | None = None
    seed: str | None = None
    settings: Sequence[str] = ()
    save: str | None = None
    resume: str | None = None
    seconds: str = "10"
    fast: bool = False
    open: bool = False
    plain: bool = False


def play(words: Speech, wishes: Wishes) -> int:
    """Play one game to its end."""
    if wishes.plain:
        only_plain()
    setting = _setting(words, wishes)
    if wishes.open and any(item.bot is None for item in setting.sitting):
        raise Usage("usage-open")
    manner = Manner.of(fast=wishes.fast, everything=wishes.open, plain=wishes.plain)
    return Evening(setting, manner).play()


def _setting(words: Speech, wishes: Wishes) -> Setting:
    seconds = float(number("--bot-seconds", wishes.seconds, 1))
    if wishes.resume is not None:
        for name, value in (("--seed", wishes.seed), ("--save", wishes.save)):
            if value is not None:
                raise Usage("usage-resume", option=name)
        if wishes.settings:
            raise Usage("usage-resume", option="--set")
        return resumed(words, wishes.resume, wishes.pack, wishes.seats, seconds)
    from engine.bots import game_seed

    start = _drawn() if wishes.seed is None else number("--seed", wishes.seed)
    opened = open_pack(words, wishes.pack, wishes.settings, game_seed(start))
    sitting = seating.sitters(opened.ruleset, opened.words, wishes.seats)
    persons = seating.persons(opened.ruleset, sitting)
    for option, value in opened.drawn().items():
        put(opened.words.say("option-drawn", option=option_name(opened.words, option), value=opened.words.name(value)))
    return laid(opened, sitting, start, persons, wishes.save, seconds)


def _drawn() -> int:
    """A seed that nobody knows before."""
    import secrets

    return secrets.randbits(BITS)


__all__ = ["Wishes", "play"]
