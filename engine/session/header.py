"""The first line of a saved game: what it was made with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import __version__
from engine.play import Program
from engine.session.table import Sitter

FORMAT = "cardwright.save/1"
PERSONAL = "cardwright.personal/1"
_VERSIONED = re.compile(r"(cardwright\.[a-z]+/)([1-9][0-9]{0,5})")


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is made of; with the decisions it is the whole game. It holds secrets: the seed.

    ``note``     a sentence for whoever opens the file
    ``engine``   version of the program; ``pack`` and ``version`` the pack, ``digest`` the content of its files
    ``source``   where the pack lies, seen from the folder of the save; nothing for one that comes with the program
    ``options``  the value of each option of the pack, also of those that were drawn
    ``persons``  who decides for which seats, where it is not the pack's own rule
    ``sitting``  who sits at each seat, in turn order
    """

    note: str
    engine: str
    pack: str
    version: str
    digest: str
    source: str | None
    options: Mapping[str, str]
    seats: tuple[str, ...]
    persons: Mapping[str, tuple[str, ...]] | None
    sitting: tuple[Sitter, ...]
    seed: int

    def plain(self) -> dict[str, Any]:
        """As JSON-ready data; :func:`header_from` is the way back."""
        persons = None if self.persons is None else {name: list(seats) for name, seats in self.persons.items()}
        return {
            "format": FORMAT,
            "note": self.note,
            "engine": self.engine,
            "pack": {"id": self.pack, "version": self.version, "digest": self.digest, "folder": self.source},
            "options": dict(self.options),
            "seats": [
                {"seat": seat, "bot": sitter.bot, "name": sitter.name}
                for seat, sitter in zip(self.seats, self.sitting, strict=True)
            ],
            "persons": persons,
            "seed": self.seed,
        }


def header_of(
    program: Program,
    sitting: Sequence[Sitter],
    seed: int,
    *,
    persons: Mapping[str, Sequence[str]] | None = None,
    source: str | None = None,
    note: str = "",
) -> Header:
    """The header of a game that begins now."""
    ruleset = program.ruleset
    return Header(
        note,
        __version__,
        ruleset.id,
        ruleset.version,
        ruleset.digest,
        source,
        dict(program.options),
        ruleset.seat_ids[: program.universe.seats],
        None if persons is None else {name: tuple(seats) for name, seats in persons.items()},
        tuple(sitting),
        seed,
    )


def header_from(data: Any) -> Header | None:
    """The header that such data is of; nothing where something is missing or is not what it should be."""
    match data:
        case {
            "format": "cardwright.save/1",
            "note": str(note),
            "engine": str(engine),
            "pack": {"id": str(pack), "version": str(version), "digest": str(digest), "folder": None | str() as source},
            "options": dict(options),
            "seats": [_, *_] as seats,
            "persons": None | dict() as persons,
            "seed": int(seed),
        } if not isinstance(seed, bool):
            pass
        case _:
            return None
    names, sitting = [], []
    for item in seats:
        match item:
            case {"seat": str(seat), "bot": None | str() as bot, "name": None | str() as name} if not (bot and name):
                names.append(seat)
                sitting.append(Sitter(bot, name))
            case _:
                return None
    groups: dict[str, tuple[str, ...]] | None = None
    if persons is not None:
        groups = {name: tuple(theirs) for name, theirs in persons.items() if _texts(theirs)}
        if len(groups) != len(persons):
            return None
    if not _texts(list(options.values())):
        return None
    return Header(note, engine, pack, version, digest, source, options, tuple(names), groups, tuple(sitting), seed)


def is_newer(data: Any, known: str = FORMAT) -> bool:
    """Whether such data says that it is a file of a format that a later program writes."""
    said = _VERSIONED.fullmatch(str(data.get("format"))) if isinstance(data, dict) else None
    this = _VERSIONED.fullmatch(known)
    return said is not None and this is not None and said[1] == this[1] and int(said[2]) > int(this[2])


def _texts(items: Any) -> bool:
    return isinstance(items, list) and all(isinstance(item, str) for item in items)
