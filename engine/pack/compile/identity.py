"""What ``pack.yaml`` says: the seats, who decides for them, and the options."""

from __future__ import annotations

from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field

from engine.diagnostics import Span, nearest
from engine.pack.tree import Entry, Mapping, Node, Scalar
from engine.ruleset.definitions import RANDOM_VALUE

from .names import Names
from .reading import Reader, start_of, value_of
from .symbols import give, good_id

PACK_KEYS = ("id", "version", "seats", "persons", "options", "files", "rulebook", "source")


@dataclass(slots=True)
class Identity:
    """What ``pack.yaml`` says."""

    id: str = ""
    version: str = ""
    seats_from: int = 1
    seats_to: int = 1
    persons: dict[str, tuple[str, ...]] | None = None
    seats: list[Scalar] = field(default_factory=list)


def read_identity(names: Names, reader: Reader, pack: Mapping) -> Identity:
    entries = reader.entries(pack, PACK_KEYS)
    found = Identity()
    for key in ("id", "version", "seats"):
        if key not in entries and not reader.checked:
            names.findings.add("E0449", start_of(pack), key=key)
    id_ = reader.text(value_of(entries, "id"))
    version = reader.text(value_of(entries, "version"))
    found.id, found.version = id_.text if id_ else "", version.text if version else ""
    _seats(names, reader, entries, found)
    _persons(names, reader, entries, found)
    return found


def _seats(names: Names, reader: Reader, entries: AbstractMapping[str, Entry], found: Identity) -> None:
    seats = reader.entries(value_of(entries, "seats"), ("from", "to", "ids"))
    low, high = reader.bounds(seats)
    found.seats_from, found.seats_to = low or 1, high or low or 1
    found.seats = list(reader.each_once(value_of(seats, "ids")))
    names.seats = tuple(scalar.text for scalar in found.seats)
    ids = list(reader.items(value_of(seats, "ids")))
    if seats and (len(ids) < found.seats_to or (found.seats_from < 1 and not reader.checked)):
        span = seats["ids"].key if "ids" in seats else entries["seats"].key
        names.findings.add("E0425", span, low=found.seats_from, high=found.seats_to, ids=len(ids))


def _persons(names: Names, reader: Reader, entries: AbstractMapping[str, Entry], found: Identity) -> None:
    if "persons" not in entries:
        return
    persons: dict[str, tuple[str, ...]] = {}
    taken: list[str] = []
    for name, entry in reader.entries(entries["persons"].value).items():
        theirs: list[str] = []
        for scalar in reader.items(entry.value):
            if scalar.text not in names.seats or scalar.text in taken:
                close = nearest(scalar.text, [seat for seat in names.seats if seat not in taken])
                names.findings.add("E0426", scalar.span, word=scalar.text, nearest=close)
            else:
                taken.append(scalar.text)
                theirs.append(scalar.text)
        persons[name] = tuple(theirs)
    for seat in names.seats:
        if seat not in taken:
            names.findings.add("E0426", entries["persons"].key, word=seat)
    found.persons = persons


def read_option_names(names: Names, reader: Reader, pack: Mapping) -> None:
    """The options, like the seats when all things have their names: a value that is called like a thing is told once, and at the value."""
    for name, entry in reader.entries(value_of(pack.entries, "options")).items():
        if not good_id(names, name, entry.key):
            continue
        entries = reader.entries(entry.value, ("values", "default", "source"))
        known: list[str] = []
        said: list[str] = []
        for value, span in _option_values(reader, value_of(entries, "values")):
            said.append(value)
            if value == RANDOM_VALUE:
                names.findings.add("E0428", span, word=value)
            elif give(names, value, "option", span, name):
                known.append(value)
        default = reader.text(value_of(entries, "default"))
        if default is None or default.text not in said:
            span = default.span if default is not None else entry.key
            close = nearest(default.text, known) if default is not None else None
            names.findings.add("E0427", span, word=default.text if default else "", nearest=close)
            continue
        names.options[name] = (tuple(known), default.text)


def _option_values(reader: Reader, node: Node | None) -> list[tuple[str, Span]]:
    """The values of an option with their places: a list, or a map with the files of each."""
    if isinstance(node, Mapping):
        return [(name, entry.key) for name, entry in node.entries.items()]
    return [(scalar.text, scalar.span) for scalar in reader.each_once(node)]
