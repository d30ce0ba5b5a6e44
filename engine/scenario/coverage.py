"""What scenarios have touched of a ruleset, and what none of them has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.pack import Compiled
from engine.play import Program, Report, State
from engine.ruleset import PieceKind, PlaceKind, Row, Ruleset, Sort, Spot
from engine.scenario.covering import (
    LADDER,
    SILENT,
    CoveringProgram,
    Key,
    branches,
    conditions,
    filters,
    spot_of,
    stopped,
)
from engine.scenario.wording import acted, in_rules, users

SORTS = ("code", "operation", "branch", "filter", "trigger", "modifier", "value", "word", "row")
"""What is counted, each by itself."""

_NOWHERE = Spot("", 0, 0)


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a scenario can touch.

    ``sort``   one of :data:`SORTS`
    ``id``     the id of the text, value or row it belongs to, as the pack calls it
    ``way``    for branches the way that goes on (a label, ``yes no true false again stop``), for filters the side
    ``spot``   where it was written
    """

    key: Key
    sort: str
    id: str
    way: str
    spot: Spot


class Coverage:
    """Collects, over any number of files, what was touched. Texts of the scenarios themselves do not count."""

    def __init__(self, pack: Compiled) -> None:
        ruleset = pack.ruleset
        self.parts: dict[Key, Part] = {}
        self._filters: dict[str, set[str]] = {}
        self._users = users(pack.names.texts)
        for part in _parts(pack, self._users):
            self.parts.setdefault(part.key, part)
            if part.sort == "filter":
                self._filters.setdefault(part.key[1], set()).add(part.id)
        self.touched: set[Key] = set()
        self._now: set[Key] = set()
        self._texts: dict[Key, Key] = {}
        self._rows = {(kind, row.id): key for kind, row, key in _rows(ruleset)}
        for kind, row, key in _rows(ruleset):
            for text in _texts_of(ruleset, kind, row):
                self._texts[text] = key
        self._with_text = set(self._texts.values())
        sorts = {row.id: (sort.name, row.id) for sort in ruleset.sorts.values() for row in sort.rows}
        self._printed = {
            (kind, row.id): [
                sorts[value] for value in row.printed.values() if isinstance(value, str) and value in sorts
            ]
            for kind, row, _ in _rows(ruleset)
        }

    # ---- while scenarios run
    def program(
        self,
        ruleset: Ruleset,
        seats: int,
        options: Mapping[str, str] | None,
        persons: Mapping[str, Iterable[str]] | None,
    ) -> Program:
        """A program that tells this coverage what it does."""
        return CoveringProgram(ruleset, seats, options, persons, self._touch)

    def _touch(self, key: Key) -> None:
        self._now.add(key)

    def begin(self) -> None:
        """A scenario begins."""
        self._now.clear()

    def stopped(self, program: Program) -> Callable[[State], None]:
        """To be called before a pass that had not begun is left."""

        def note(S: State) -> None:
            key = stopped(program, S)
            if key is not None:
                self._now.add(key)

        return note

    def reports(self, program: Program, reports: Iterable[Report]) -> None:
        """Rows that have no text are touched when something happens to them, or to a thing that they are printed on."""
        u = program.universe
        for report in reports:
            for name in _names(value for _, value in report.params):
                thing = u.ids.get(name, -1)
                if thing >= 0 and u.row[thing]:
                    row = (u.kind[thing], u.row[thing])
                    for each in (row, *self._printed.get(row, ())):
                        key = self._rows.get(each)
                        if key is not None and key not in self._with_text:
                            self._now.add(key)

    def end(self) -> frozenset[Key]:
        """A scenario has ended; gives what it touched."""
        for key in list(self._now):
            if key in self._texts:
                self._now.add(self._texts[key])
        ran = {path for key in self._now if (path := path_of(key))}
        self._now |= {("word", name, "") for name, paths in self._users.items() if acted(paths, ran)}
        found = frozenset(key for key in self._now if key in self.parts)
        self.touched |= found
        return found

    # ---- afterwards
    def missed(self) -> list[Part]:
        """What no scenario has touched, in the order of files and lines. Parts of a text that never ran are left out."""
        ran = {
            key[1] if key[0] == "code" else path_of(key)
            for key in self.touched
            if key[0] in ("code", "value", "modifier")
        }
        out = []
        for key, part in self.parts.items():
            if key in self.touched:
                continue
            texts = self._filters[key[1]] if part.sort == "filter" else {part.id}
            if part.sort in ("operation", "branch", "filter") and not texts & ran:
                continue
            out.append(part)
        return sorted(out, key=lambda p: (p.spot.file, p.spot.line, p.spot.column, SORTS.index(p.sort), p.id, p.way))

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each sort how many were touched, and how many there are."""
        out = {}
        for sort in SORTS:
            keys = [key for key, part in self.parts.items() if part.sort == sort]
            out[sort] = (sum(key in self.touched for key in keys), len(keys))
        return out


def path_of(key: Key) -> str:
    """The path of the text that acts when a key is touched; nothing for what is no text by itself."""
    match key[0]:
        case "code" | "trigger" | "modifier":
            return key[1].partition("#")[0]
        case "value":
            return key[1] if "." in key[1] else f"values.{key[1]}"
        case _:
            return ""


def _parts(pack: Compiled, words: Iterable[str]) -> Iterator[Part]:
    """Everything that can be touched."""
    ruleset = pack.ruleset

    def spot_at(path: str) -> Spot:
        text = pack.names.texts.get(path)
        return _NOWHERE if text is None else text.spot(text.whole)

    for code in ruleset.codes.values():
        spots: dict[str, Spot] = {}
        yield Part(("code", code.id, ""), "code", code.id, "", code.spots[0] if code.spots else _NOWHERE)
        for pc, op in enumerate(code.ops):
            where = spot_of(code, pc)
            if op[0] not in SILENT:
                spots.setdefault(where, code.spots[pc])
            for way in branches(op):
                yield Part(("branch", code.id, f"{where}:{way}"), "branch", code.id, way, code.spots[pc])
            yield from _filter_parts(op, code.id, code.spots[pc])
        for where, spot in spots.items():
            yield Part(("operation", code.id, where), "operation", code.id, "", spot)
    for trigger in ruleset.triggers:
        spots_of = ruleset.codes[trigger.code].spots
        yield Part(("trigger", trigger.id, ""), "trigger", trigger.id, "", spots_of[0] if spots_of else _NOWHERE)
    for modifier in ruleset.modifiers:
        path = modifier.id.partition("#")[0]
        yield Part(("modifier", modifier.id, ""), "modifier", path, "", modifier.spot)
        yield from _filter_parts(modifier.amount, path, modifier.spot)
    rules = in_rules(pack.names.texts)
    for name, value in ruleset.values.items():
        if f"values.{name}" not in rules:
            continue
        spot = spot_at(f"values.{name}")
        yield Part(("value", name, ""), "value", f"values.{name}", "", spot)
        yield from _filter_parts(value.expr, f"values.{name}", spot)
    for name, rung in ruleset.ladder:
        path = f"{LADDER}.{name}"
        yield Part(("value", path, ""), "value", path, "", spot_at(path))
        yield from _filter_parts(rung, path, spot_at(path))
    tables: list[Sort | PieceKind | PlaceKind] = [
        *ruleset.sorts.values(),
        *ruleset.places.values(),
        *ruleset.pieces.values(),
    ]
    for table in tables:
        for row in table.rows:
            for attribute, test in conditions(table, row).items():
                path = f"{row.path}.{attribute}"
                yield Part(("value", path, ""), "value", path, "", spot_at(path))
                yield from _filter_parts(test, path, spot_at(path))
    for name in words:
        yield Part(("word", name, ""), "word", f"words.{name}", "", spot_at(f"words.{name}"))
    for _, row, key in _rows(ruleset):
        yield Part(key, "row", row.path, "", row.spot)


def _filter_parts(e: Any, name: str, spot: Spot) -> Iterator[Part]:
    for which in filters(e):
        for side in ("true", "false"):
            yield Part(("filter", which, side), "filter", name, side, spot)


def _rows(ruleset: Ruleset) -> Iterator[tuple[str, Row, Key]]:
    """The rows of all tables, each with its kind."""
    for holders in (ruleset.sorts, ruleset.places, ruleset.pieces):
        for kind, definition in holders.items():
            for row in definition.rows:
                if row.path:
                    yield kind, row, ("row", f"{kind}.{row.id}", "")


def _texts_of(ruleset: Ruleset, kind: str, row: Row) -> Iterator[Key]:
    """The texts, triggers and modifiers of a row: it is touched when one of them is."""
    for value in row.printed.values():
        if isinstance(value, str) and value in ruleset.codes:
            yield ("code", value, "")
    for sort, things in (("trigger", ruleset.triggers), ("modifier", ruleset.modifiers)):
        for each in things:
            if each.carrier is not None and (each.carrier.kind, each.carrier.row) == (kind, row.id):
                yield (sort, each.id, "")


def _names(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, (tuple, list)):
            yield from _names(value)
