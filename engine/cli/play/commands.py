"""The words that help a person at a question. They are typed as they stand here, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.cli.loading import tell_findings
from engine.cli.play import lookup
from engine.cli.play.meaning import loosely_named, shortened
from engine.cli.play.why import why
from engine.cli.seating import OPPONENT
from engine.cli.streams import tell

if TYPE_CHECKING:
    from engine.cli.play.evening import Evening
    from engine.session import Question


ALL = "all"
"""Behind ``log`` and ``board``."""
DIGITS = 6
"""Of a number behind ``log``, at most."""
MINE = "mine"
"""Behind ``save``: only what the person who asks may know."""


@dataclass(frozen=True, slots=True)
class Command:
    """``run`` is given what stands behind the word; it says whether the question is over. ``takes``: what may stand there:
    ``nothing``, ``maybe`` something, ``text``."""

    run: Callable[[Evening, Question, str], bool]
    takes: str = "nothing"


def known(text: str) -> Command | None:
    """The command that a line is."""
    word, _, rest = text.strip().casefold().partition(" ")
    command = COMMANDS.get(word)
    if command is None or (rest and command.takes == "nothing"):
        return None
    return command


def alone(text: str) -> str | None:
    """The word that a line begins with, if it is one that nothing may stand behind."""
    word, _, rest = text.strip().casefold().partition(" ")
    command = COMMANDS.get(word)
    return word if command is not None and rest and command.takes == "nothing" else None


def completions(evening: Evening, asked: Question, begun: str, word: str) -> list[str]:
    """What the tab key knows at a question behind the beginning of a line: answers; else the words that help."""
    command = known(f"{begun.strip()} x") if begun.strip() else None
    if command is None:
        return _begin(word, asked.options) or ([] if begun.strip() else _begin(word, COMMANDS))
    if command.run is _board:
        return _begin(word, [*evening.painter.names(), ALL])
    if command.takes != "text":
        return []
    ruleset = evening.setting.opened.ruleset
    things = (ruleset.pieces, ruleset.places, ruleset.sorts)
    return _begin(word, [row.id for holders in things for holder in holders.values() for row in holder.rows])


def _begin(word: str, known: Iterable[str]) -> list[str]:
    return [each for each in known if each.casefold().startswith(word.casefold())]


def _help(evening: Evening, asked: Question, rest: str) -> bool:
    evening.tell(evening.words.say("prompt-help"))
    return False


def _log(evening: Evening, asked: Question, rest: str) -> bool:
    """What happened since the person's last answer; ``all``, or so many lines."""
    last = evening.table.last_of(asked.person)
    start = evening.table.moves[last].logged if last is not None and not rest else 0
    lines = list(evening.log_lines(asked.person, start))
    if rest and rest.casefold() != ALL:
        if not rest.isascii() or not rest.isdecimal() or len(rest) > DIGITS:
            tell(evening.words.say("prompt-log-how"))
            return False
        lines = lines[max(0, len(lines) - int(rest)) :]
    for line in lines or [evening.words.say("prompt-log-nothing")]:
        tell(line)
    return False


def _board(evening: Evening, asked: Question, rest: str) -> bool:
    """The screen; ``all`` of it whatever the height of the terminal, or a part of it by its name."""
    names = evening.painter.names()
    if not rest or not names or rest.casefold() == ALL:
        evening.draw(asked, whole=bool(rest))
        return False
    found = loosely_named(rest, names)
    if found:
        evening.draw(asked, found)
    else:
        words = evening.words
        shown = [heading or name for name, heading in names.values()]
        sentence = words.say("board-unknown", what=shortened(rest), known=words.join(shown))
        evening.tell(lookup.with_nearest(words, sentence, rest, shown))
    return False


def _card(evening: Evening, asked: Question, rest: str) -> bool:
    if not rest:
        return _name_missing(evening, "card")
    for line in lookup.card(evening.setting.opened, evening.setting.program.universe, rest):
        evening.tell(line)
    return False


def _name_missing(evening: Evening, word: str) -> bool:
    evening.tell(evening.words.say("prompt-name-missing", word=word))
    return False


def _why(evening: Evening, asked: Question, rest: str) -> bool:
    if not rest:
        return _name_missing(evening, "why")
    labels = evening.talk.labels(asked)
    view = evening.table.view(asked.person)
    for line in why(evening.setting, view, asked, labels, rest):
        evening.tell(line)
    return False


def _hint(evening: Evening, asked: Question, rest: str) -> bool:
    from engine.bots import make
    from engine.play import Chance

    view = evening.table.view(asked.person)
    bot = make(OPPONENT, evening.setting.program)
    option = bot.choose(view, asked.options, Chance("hint", asked.seat))
    label = evening.talk.labels(asked)[asked.options.index(option)]
    tell(evening.words.say("prompt-hint", what=label, id=option))
    return False


def _undo(evening: Evening, asked: Question, rest: str) -> bool:
    return evening.revoke(asked.person)


def _save(evening: Evening, asked: Question, rest: str) -> bool:
    setting, words = evening.setting, evening.words
    word, _, name = rest.partition(" ")
    if word.casefold() == MINE:
        return _save_mine(evening, asked, _unquoted(name.strip()))
    rest = _unquoted(rest)
    path = Path(rest) if rest else _free(setting.opened.ruleset.id, ".save")
    written = [recorder.path for recorder in setting.keeper.standing() if not rest or recorder.writes(path)]
    if written:
        tell(words.say("prompt-saving", file=words.join(list(map(str, written)))))
        return False
    fault = setting.keep(path)
    if fault is None:
        tell(words.say("prompt-saved", file=str(path)))
    else:
        tell_findings(words, [fault])
    return False


def _unquoted(name: str) -> str:
    """The name of a file without the marks that a shell would take off."""
    return name[1:-1] if len(name) > 1 and name[0] == name[-1] and name[0] in "'\"" else name


def _free(name: str, ending: str) -> Path:
    """A file that is not there yet. Its name tells nothing of the game: whoever asks goes on playing."""
    names = itertools.chain([f"{name}{ending}"], (f"{name}-{number}{ending}" for number in itertools.count(2)))
    return next(path for path in map(Path, names) if not path.exists())


def _save_mine(evening: Evening, asked: Question, name: str) -> bool:
    """Write down what the person who is asked may know, and no more: nobody else may be looking."""
    from engine.cli.save import known_to, write_new

    setting, words = evening.setting, evening.words
    person = setting.program.universe.persons[asked.person].rpartition(":")[2]
    usual = "".join(c if c.isalnum() else "_" for c in f"{setting.opened.ruleset.id}-{person}")
    path = Path(name) if name else _free(usual, ".jsonl")
    fault = write_new(path, known_to(setting, asked.person))
    if fault is None:
        tell(words.say("prompt-saved-mine", file=str(path)))
    else:
        tell_findings(words, [fault])
    return False


def _quit(evening: Evening, asked: Question, rest: str) -> bool:
    evening.quit()
    return True


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        "?": Command(_help),
        "help": Command(_help),
        "board": Command(_board, "maybe"),
        "log": Command(_log, "maybe"),
        "card": Command(_card, "text"),
        "why": Command(_why, "text"),
        "hint": Command(_hint),
        "undo": Command(_undo),
        "save": Command(_save, "maybe"),
        "quit": Command(_quit),
    }
)
