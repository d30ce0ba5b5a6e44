"""What a person means by what they type: an option by its number, id or name, several at once, a thing by its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from engine.cli.plain import folding
from engine.diagnostics import nearest

_MARKS = re.compile(r"[\W_]+")
_MINUS = re.compile(r"(?<!\w)-(?=[0-9])")
_NUMBER = re.compile(r"([0-9]{1,8})[).]?")
_NUMBERED = re.compile(r"[0-9]{1,8}\)\s*(.+)")
ALIKE = 3
"""Letters at the beginning that two names share which may be meant for one another."""
NEAR = 5
"""Names that are told, at most, where none is the one that was typed."""
QUOTED = 60
"""Characters that are quoted back."""


def folded(text: str) -> str:
    """The same for texts that differ only in accents, capitals, blanks and marks; a number below zero stays one.

    >>> folded("  Éclair_de  l'Aube.2 "), folded("Sinus Sabæus (4)"), folded("hex.0.-1") == folded("hex 0,1")
    ('eclair de l aube 2', 'sinus sabaeus 4', False)
    """
    return " ".join(_MARKS.sub(" ", _MINUS.sub(" minus ", folding(text))).split())


def shortened(text: str) -> str:
    """As much of what somebody has typed as is quoted back to them.

    >>> shortened("a lamp"), len(shortened("lamp" * 500))
    ('a lamp', 61)
    """
    return text if len(text) <= QUOTED else f"{text[:QUOTED].rstrip()}…"


def meant(text: str, options: Sequence[str], labels: Sequence[str], more: Sequence[Iterable[str]] = ()) -> str | None:
    """The option that a text means, if it means only one: see :func:`all_meant`."""
    found = all_meant(text, options, labels, more)
    return found[0] if len(found) == 1 else None


def all_meant(
    text: str, options: Sequence[str], labels: Sequence[str], more: Sequence[Iterable[str]] = ()
) -> list[str]:
    """The options that a text may mean: by id, by number from 1, by name, or (``more``) by what else each may be called."""
    text = text.strip()
    if text in options:
        return [text]
    number = _NUMBER.fullmatch(text)
    if number and text.isascii() and 1 <= int(number[1]) <= len(options):
        return [options[int(number[1]) - 1]]
    shown = _NUMBERED.fullmatch(text)
    wanted = folded(shown[1] if shown else text)
    if not wanted:
        return []
    named = [
        option
        for option, label in zip(options, labels, strict=True)
        if wanted in (folded(label), folded(option), folded(f"{label} {option}"))
    ]
    return named or [
        option for option, names in zip(options, more, strict=False) if any(wanted == folded(name) for name in names)
    ]


def loosely(text: str, labels: Sequence[str]) -> list[int]:
    """The places of the names that begin with a text, or else that hold it, in whole words.

    >>> loosely("Way to Oz (4)", ["way to Oz (4) at gate 1", "way to Oz (2) at gate 3"]), loosely("gate 3", ["at gate 3"])
    ([0], [0])
    """
    wanted = f" {folded(text)} "
    if not any(character.isalpha() for character in wanted):
        return []
    known = [f" {folded(label)} " for label in labels]
    first = [place for place, label in enumerate(known) if label.startswith(wanted)]
    return first or [place for place, label in enumerate(known) if wanted in label]


def closest(text: str, known: Iterable[str]) -> str | None:
    """The name that a text was perhaps meant for: one that begins alike, else one with few other letters.

    >>> closest("lamp x", ["amp", "lamp 2"]), closest("candel", ["Candle", "Handle"]), closest("LAMP 2", ["lamp 2"])
    ('lamp 2', 'Candle', None)
    """
    wanted = folded(text)
    names = {folded(name): name for name in known}
    if wanted in names:  # it would be odd to propose what was typed
        return None
    alike = [name for name in names if len(wanted) >= ALIKE and name[:ALIKE] == wanted[:ALIKE]]
    close = get_close_matches(wanted, alike, n=1, cutoff=0.5)
    if close:
        return names[close[0]]
    near = nearest(wanted, names)
    return None if near is None else names[near]


def near(text: str, known: Iterable[str]) -> list[str]:
    """Names that a text was perhaps meant for: those that hold it, else those with few other letters, the nearest first.

    >>> near("east", ["East Road", "far east", "Easter", "Well"]), near("candel", ["Candle", "Handle", "Dice"])
    (['East Road', 'Easter', 'far east'], ['Candle'])
    """
    wanted = folded(text[:QUOTED])
    names = {folded(name): name for name in known}
    held = [name for name in names if wanted and (name.startswith(wanted) or f" {wanted} " in f" {name} ")]
    held.sort(key=lambda name: (not name.startswith(wanted), name))
    return [names[name] for name in (held or get_close_matches(wanted, names, n=NEAR, cutoff=0.7))[:NEAR]]


def first_meant(
    text: str, options: Sequence[str], labels: Sequence[str], more: Sequence[Iterable[str]] = ()
) -> tuple[str, str] | None:
    """The option that the beginning of a text means, as many of its words as possible, and the rest of it."""
    words = text.replace(",", " ").split()
    for count in range(len(words), 0, -1):
        option = meant(" ".join(words[:count]), options, labels, more)
        if option is not None:
            return option, " ".join(words[count:])
    return None


def named(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The things that a text names; ``names`` are what each may be called."""
    wanted = folded(text)
    return [thing for thing, known in names.items() if any(wanted == folded(name) for name in known)]


def loosely_named(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The same, else those of whose names one begins with the text.

    >>> loosely_named("lab", {"desk": ("desk", "Laboratory"), "map": ("map", "")})
    ['desk']
    """
    wanted = folded(text)
    begun = [thing for thing, known in names.items() if any(folded(name).startswith(wanted) for name in known)]
    return named(text, names) or (begun if wanted else [])
