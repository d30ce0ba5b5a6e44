"""``replay``: a saved game again, decision by decision, as all or one person may read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.cli import streams
from engine.cli.exits import Exit, Leave, Usage
from engine.cli.loading import finding_of, tell_findings
from engine.cli.play.evening import Evening
from engine.cli.play.manner import Manner
from engine.cli.play.setting import Setting, laid_again, opened_save
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
    """A person by number: by their id, the name they have given, or a seat of theirs."""
    universe = setting.program.universe
    known: dict[str, int] = {}
    for seat, sitter in enumerate(setting.sitting):
        person = universe.person_of[seat]
        names: Sequence[str | None] = (
            universe.names[seat],
            sitter.name,
            setting.opened.words.name(universe.names[seat]),
        )
        for each in (universe.persons[person], *names):
            if each is not None:
                known.setdefault(each.casefold(), person)
    found = known.get(name.casefold())
    if found is None:
        shown = ", ".join(_called(setting))
        raise Usage("usage-person-unknown", nearest=nearest(name.casefold(), known), person=name, known=shown)
    return found


def _called(setting: Setting) -> Iterator[str]:
    """What each person is called: by the name that they gave, or by id."""
    universe = setting.program.universe
    for place, person in enumerate(universe.persons):
        given = (sitter.name for seat, sitter in enumerate(setting.sitting) if universe.person_of[seat] == place)
        yield next((name for name in given if name is not None), person)


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
