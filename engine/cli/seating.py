"""What is said on the command line about a game: who sits where, and which options of the pack are set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.cli.exits import Usage
from engine.cli.speech import Speech
from engine.diagnostics import nearest
from engine.ruleset import RANDOM_VALUE
from engine.session import Sitter

if TYPE_CHECKING:
    from engine.ruleset import Facts, Ruleset

YOU = "you"
PROGRAM = "exec:…"
"""A bot that is a program of its own, as it is told of."""
OPPONENT = "greedy"
"""The bot that sits where nothing is said."""
USUAL = 4
"""Seats of a game where nothing is said."""


def sitters(ruleset: Ruleset, words: Speech, text: str | None) -> tuple[Sitter, ...]:
    """Who sits at each seat, in turn order: ``you``, ``you:<name>`` or the name of a bot, with commas.

    Without a text it is a person, and bots that look ahead at the others of four seats, or as near as the game comes.
    """
    from engine.bots import ALIASES, BOTS, is_bot
    from engine.cli.play.meaning import folded

    if text is None:
        seats = min(max(USUAL, ruleset.seats_from), ruleset.seats_to)
        return (Sitter(), *[Sitter(bot=OPPONENT)] * (seats - 1))
    names = {*BOTS, *ALIASES}
    found = []
    for item in (part.strip() for part in text.split(",")):
        kind, colon, name = item.partition(":")
        if kind == YOU:
            if colon and not folded(name):
                raise Usage("usage-seat-name", value=item)
            found.append(Sitter(name=name.strip() or None))
        elif is_bot(item):
            found.append(Sitter(bot=item))
        else:
            known = [YOU, f"{YOU}:…", *sorted(names), PROGRAM]
            raise Usage("usage-seat", nearest=nearest(item, names | {YOU}), value=item, known=", ".join(known))
    check_seats(ruleset, words, len(found))
    _tell_apart(ruleset, words, found)
    return tuple(found)


def _tell_apart(ruleset: Ruleset, words: Speech, sitting: Sequence[Sitter]) -> None:
    """Refuse a name that may be another one's, or another one's seat: each is to read only what is theirs."""
    from engine.cli.play.meaning import folded

    for sitter in sitting:
        if sitter.name is None:
            continue
        for seat, other in zip(ruleset.seat_ids, sitting, strict=False):
            if other == sitter:
                continue
            for name in (other.name, seat, words.name(seat)):
                if name is not None and folded(name) == folded(sitter.name):
                    raise Usage("usage-seat-alike", name=sitter.name, other=name)


def bots(ruleset: Ruleset, words: Speech, players: int | None, text: str | None) -> tuple[str, ...]:
    """The bots of a run: named one by one, or so many random ones; by default those of the smallest game."""
    from engine.bots import ALIASES, BOTS, is_bot

    if text is None:
        count = max(1, ruleset.seats_from) if players is None else players
        names = [next(iter(BOTS))] * count
    else:
        names = [part.strip() for part in text.split(",")]
        known = sorted({*BOTS, *ALIASES})
        for name in names:
            if not is_bot(name):
                shown = ", ".join([*known, PROGRAM])
                raise Usage("usage-seat", nearest=nearest(name, known), value=name, known=shown)
        if players is not None and players != len(names):
            raise Usage("usage-seats-differ", players=players, seats=len(names))
    check_seats(ruleset, words, len(names))
    return tuple(ALIASES.get(name, name) for name in names)


def written(sitter: Sitter) -> str:
    """How a person writes who sits at a seat."""
    if sitter.bot is not None:
        return sitter.bot
    return YOU if sitter.name is None else f"{YOU}:{sitter.name}"


def sitting_again(sitting: Sequence[Sitter], text: str) -> tuple[Sitter, ...]:
    """Who goes on with a saved game: those of ``sitting``. Only for a program another one may be given."""
    from engine.bots import EXEC

    said = [part.strip() for part in text.split(",")]
    given = [
        Sitter(bot=item) if was.bot is not None and all(each.startswith(EXEC) for each in (was.bot, item)) else was
        for was, item in zip(sitting, said, strict=False)
    ]
    if list(map(written, given)) != said or len(given) < len(sitting) or not can_sit(given):
        raise Usage("usage-resume-seats", seats=",".join(map(written, sitting)))
    return tuple(given)


def can_sit(sitting: Sequence[Sitter]) -> bool:
    """Whether the bots of a saved game are known."""
    from engine.bots import is_bot

    return all(item.bot is None or is_bot(item.bot) for item in sitting)


def check_seats(ruleset: Ruleset, words: Speech, count: int) -> None:
    """Refuse a number of seats that the game cannot be played with."""
    low, high = ruleset.seats_from, ruleset.seats_to
    pack = words.name(ruleset.id)
    if low == high != count:
        raise Usage("usage-seats", pack=pack, low=low, count=count)
    if not low <= count <= high:
        raise Usage("usage-seats-between", pack=pack, low=low, high=high, count=count)


def persons(ruleset: Ruleset, sitting: Sequence[Sitter]) -> Mapping[str, Sequence[str]] | None:
    """Who decides for which seats: as the pack says, else each for one; a name that sits twice is one person.

    Gives nothing where the pack's own rule holds.
    """
    seats = ruleset.seat_ids[: len(sitting)]
    at = dict(zip(seats, sitting, strict=True))
    if ruleset.persons is not None:
        for person, theirs in ruleset.persons.items():
            if len({at[seat] for seat in theirs if seat in at}) > 1:
                raise Usage("usage-person", person=person, seats=", ".join(theirs))
        return None
    groups: dict[str, list[str]] = {}
    for seat, sitter in at.items():
        groups.setdefault(seat if sitter.name is None else f"{YOU}:{sitter.name}", []).append(seat)
    if len(groups) == len(seats):
        return None
    return groups


def settings(facts: Facts, words: Speech, texts: Sequence[str]) -> dict[str, str]:
    """Options of the pack, each given as ``option=value``; the value may be ``random``."""
    found: dict[str, str] = {}
    pack = words.name(facts.id)
    for text in texts:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name:
            raise Usage("usage-set", value=text)
        if not facts.options:
            raise Usage("usage-set-none", pack=pack)
        if name not in facts.options:
            known = sorted(facts.options)
            raise Usage(
                "usage-set-option", nearest=nearest(name, known), pack=pack, option=name, known=", ".join(known)
            )
        values = (*facts.options[name][0], RANDOM_VALUE)
        if value not in values:
            raise Usage(
                "usage-set-value", nearest=nearest(value, values), value=value, option=name, known=", ".join(values)
            )
        if name in found:
            raise Usage("usage-set-twice", option=name)
        found[name] = value
    return found
