"""``replay``: a saved game again, decision by decision, as all or one person may read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.exits import Exit, Leave, Usage
from engine.cli.loading import finding_of, tell_findings
from engine.cli.play.evening import Evening
from engine.cli.play.manner import Manner
from engine.cli.play.meaning import folded
from engine.cli.play.setting import Setting, laid_again, opened_save
from engine.cli.seating import written
from engine.cli.speech import Speech
from engine.cli.streams import put, tell
from engine.cli.usage import number
from engine.diagnostics import Findings, nearest

if TYPE_CHECKING:
    from engine.session import Decided, Save

NOBODY = -1
STOP = ("q", "quit")
"""Typed between two decisions, it ends a replay."""


def replay(words: Speech, file: str, pack: str | None, to: str | None, step: bool, person: str | None) -> int:
    """Print the log of a saved game up to a decision, and the final table where it was played to its end."""
    from engine.session import standing

    findings = Findings()
    save = opened_save(words, file, findings)
    count = len(standing(save))
    last = count if to is None else number("--to", to, 0)
    if last > count:
        raise Usage("usage-replay-to", to=last, count=count)
    setting = laid_again(words, save, pack, findings)
    reader = NOBODY if person is None else person_of(setting, person)
    evening = Evening(setting, Manner.of(fast=True, everything=False, plain=False))

    def before(line: Decided) -> None:
        if step:
            evening.tell_log(reader)
            _pause(setting, line, count)

    good = again(setting, save, findings, last, before)
    evening.tell_log(reader)
    if len(findings):
        tell_findings(setting.opened.words, findings.sorted())
    if not good:
        return Exit.FINDINGS
    if setting.table.over:
        evening.end()
    elif last == count:
        tell(setting.opened.words.say("replay-unfinished", count=count))
    return Exit.FINE


def again(
    setting: Setting,
    save: Save,
    findings: Findings,
    to: int | None = None,
    before: Callable[[Decided], None] | None = None,
) -> bool:
    """Play a saved game again; says whether it goes the same way. Faults of the pack are printed and leave."""
    from engine.play import PlayError
    from engine.session import differs
    from engine.session import replay as played

    differs(save, setting.table, findings)
    try:
        return played(save, setting.table, findings, to, before)
    except PlayError as fault:
        tell_findings(setting.opened.words, [*findings, finding_of(fault, setting.opened.sources)])
        raise Leave(Exit.FINDINGS) from None


def person_of(setting: Setting, name: str) -> int:
    """A person by number: by their id, the name they have given, or a seat of theirs; as it stands there, else without
    regard to capitals and accents. A name that may be of several people is refused: they are not to read one another's."""
    called = _called(setting)
    exact: dict[str, set[int]] = {}
    loose: dict[str, set[int]] = {}
    for person, names in enumerate(called):
        for each in names:
            exact.setdefault(each, set()).add(person)
            loose.setdefault(folded(each), set()).add(person)
    found = exact.get(name) or loose.get(folded(name)) or set()
    if len(found) == 1:
        return next(iter(found))
    shown = [
        next((each for each in names if len(exact[each]) == 1), names[0])
        for person, names in enumerate(called)
        if person in found or not found
    ]
    if found:
        raise Usage("usage-person-several", person=name, known=", ".join(shown))
    close = nearest(folded(name), loose)
    close = next((each for each in exact if folded(each) == close), None)
    raise Usage("usage-person-unknown", nearest=close, person=name, known=", ".join(shown))


def _called(setting: Setting) -> list[list[str]]:
    """What each person may be called: by the names that they gave, by id, by their seats."""
    universe, words = setting.program.universe, setting.opened.words
    names = []
    for place, person in enumerate(universe.persons):
        seats = [seat for seat in range(len(setting.sitting)) if universe.person_of[seat] == place]
        sitters = [setting.sitting[seat] for seat in seats]
        given = [sitter.name for sitter in sitters if sitter.name is not None]
        ids = [universe.names[seat] for seat in seats]
        known = (*given, person, *ids, *map(words.name, ids), *(written(sitter) for sitter in sitters if sitter.name))
        names.append(list(dict.fromkeys(known)))
    return names


def _pause(setting: Setting, line: Decided, count: int) -> None:
    """Say whose decision comes; at a terminal, wait for a key."""
    words = setting.opened.words
    put(words.say("replay-step", number=line.number, count=count, seat=words.name(line.seat)))
    while streams.is_terminal():
        streams.flush()
        typed = streams.ask(words.say("replay-next")).strip().casefold()
        if not typed:
            return
        if typed in STOP:
            raise Leave(Exit.INTERRUPTED)
