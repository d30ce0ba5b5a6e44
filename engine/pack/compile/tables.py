"""Tables: the rows of sorts, pieces and places, what they print, and where they lie."""

from __future__ import annotations

from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, replace
from typing import Any

from engine.diagnostics import Note, Span, nearest
from engine.pack.tree import Entry, Node, Scalar, Sequence
from engine.ruleset.definitions import Attribute, PlaceKind, Row, Spot

from .counters import check_thing
from .kinds import Kinds
from .names import CELL_ATTRIBUTES, Names
from .reading import Reader, value_of
from .symbols import give
from .types import PLAYER

BUILT_IN = ("number", *CELL_ATTRIBUTES["square"], *CELL_ATTRIBUTES["hex"])
NOTHING: AbstractMapping[str, Any] = {"number": 0, "truth": False, "directions": ()}
"""What stands for ``none`` in an attribute."""
PIECE_ROW = ("count", "starts", "source")
PLACE_ROW = ("near", "next", "in", "source")
SORT_ROW = ("source",)


@dataclass(frozen=True, slots=True)
class RowText:
    """An effect or a condition printed on a row: read when all names are known."""

    path: str
    row: str
    kind: str
    attribute: Attribute


@dataclass(slots=True)
class Tables:
    kinds: Kinds
    texts: list[tuple[RowText, Scalar]]
    things: list[tuple[str, Attribute, Scalar]]
    near: dict[str, dict[str, Span]]
    next: dict[str, dict[str, Span]]

    @property
    def names(self) -> Names:
        return self.kinds.names

    @property
    def reader(self) -> Reader:
        return self.kinds.reader


def read_tables(kinds: Kinds, sections: AbstractMapping[str, Entry]) -> Tables:
    """Every row of every table that a kind uses; tables that none uses are findings."""
    names = kinds.names
    tables = Tables(kinds, [], [], {}, {})
    for name in names.sorts:
        rows = _rows(tables, name, value_of(kinds.nodes[name], "rows"), f"sorts.{name}.rows", SORT_ROW)
        if not rows:
            names.findings.add("E0449", kinds.spans[name], key="rows")
        names.sorts[name] = replace(names.sorts[name], rows=rows)
    meant: list[str | None] = []
    for table, (kind, span) in kinds.tables.items():
        if table not in sections:
            meant.append(nearest(table, _tables(sections)))
            names.findings.add("E0406", span, word=table, nearest=meant[-1])
            continue
        keys = PIECE_ROW if kind in names.pieces else PLACE_ROW
        rows = _rows(tables, kind, sections[table].value, table, keys)
        if kind in names.pieces:
            names.pieces[kind] = replace(names.pieces[kind], rows=rows)
        else:
            names.places[kind] = replace(names.places[kind], rows=rows)
    for name, piece in names.pieces.items():
        if not piece.rows and "from" not in kinds.nodes[name]:
            count = kinds.nodes[name].get("count")
            number: int | str = 1
            if count is not None and isinstance(count.value, Scalar):
                found = count.value.value
                number = PLAYER if count.value.text == PLAYER else found if type(found) is int and found > 0 else 1
            spot = _spot(kinds.spans[name])
            row = Row(name, f"pieces.{name}", count=number, spot=spot)
            names.pieces[name] = replace(piece, rows=(row,))
    for section, entry in sections.items():
        if section not in kinds.tables and section not in SECTIONS:
            known = [*SECTIONS, *(table for table in kinds.tables if table not in sections)]
            if section not in meant:
                names.findings.add("E0407", entry.key, word=section, nearest=nearest(section, known))
            names.broken.update(tables.reader.entries(entry.value))
    _neighbours(tables)
    for row_id, attribute, scalar in tables.things:
        _check(tables, row_id, attribute, scalar)
    _check_places(tables)
    return tables


SECTIONS = (
    "sorts", "alike", "pieces", "places", "stores", "regions", "marks", "counters", "payment", "words", "values", "verbs",
    "rules", "phases", "outcome", "standing", "horizon", "bound",
)  # fmt: skip


def _tables(sections: AbstractMapping[str, Entry]) -> list[str]:
    return [name for name in sections if name not in SECTIONS]


def _spot(span: Span) -> Spot:
    line, column = span.source.position(span.start)
    return Spot(span.source.name, line, column)


def attributes_of(names: Names, kind: str) -> AbstractMapping[str, Attribute]:
    holder: Any = names.sorts.get(kind) or names.pieces.get(kind) or names.places.get(kind)
    found: AbstractMapping[str, Attribute] = holder.attributes
    return found


def _rows(tables: Tables, kind: str, node: Node | None, path: str, keys: tuple[str, ...]) -> tuple[Row, ...]:
    names = tables.names
    rows: list[Row] = []
    for id_, entry in tables.reader.entries(node).items():
        if not give(names, id_, "row", entry.key, kind):
            continue
        row = _row(tables, kind, id_, entry, f"{path}.{id_}", keys)
        names.rows[id_] = (kind, row)
        rows.append(row)
    return tuple(rows)


def _row(tables: Tables, kind: str, id_: str, entry: Entry, path: str, keys: tuple[str, ...]) -> Row:
    names, reader = tables.names, tables.reader
    attributes = attributes_of(names, kind)
    entries = reader.entries(entry.value)
    printed: dict[str, Any] = {}
    for key, item in entries.items():
        if key in attributes:
            printed[key] = _value(tables, kind, id_, path, attributes[key], item)
        elif key not in keys and kind not in names.broken:
            close = nearest(key, [*attributes, *keys])
            names.findings.add("E0415", item.key, word=key, kind=kind, nearest=close)
    for name, attribute in attributes.items():
        if name in printed or (kind in names.places and name in BUILT_IN):
            continue
        if attribute.optional:
            printed[name] = NOTHING.get(attribute.type)
        elif attribute.type == "truth":
            printed[name] = False
        elif attribute.type == "directions":
            printed[name] = ()
        elif kind not in names.broken:
            names.findings.add("E0414", entry.key, word=name, row=id_)
    source = reader.text(value_of(entries, "source")) if "source" in entries else None
    region = _region(tables, kind, entries) if "in" in keys else None
    starts = None
    if "starts" in keys and "starts" in entries:
        scalar = reader.text(entries["starts"].value)
        starts = None if scalar is None else scalar.text
        if scalar is not None and not check_start(names, scalar, kind):
            starts = None
    for key, kept in (("near", tables.near), ("next", tables.next)):
        if key in keys:
            kept[id_] = {item.text: item.span for item in reader.each_once(value_of(entries, key))}
    return Row(
        id_, path, printed, count=_copies(tables, entries) if "count" in keys else 1, starts=starts, region=region,
        near=tuple(tables.near.get(id_, ())), next=tuple(tables.next.get(id_, ())),
        source=source.text if source else "rulebook", spot=_spot(entry.key),
    )  # fmt: skip


def _copies(tables: Tables, entries: AbstractMapping[str, Entry]) -> int | str:
    node = value_of(entries, "count")
    if node is None:
        return 1
    if isinstance(node, Scalar) and node.text == PLAYER:
        return PLAYER
    number = tables.reader.number(node)
    if number is not None and number < 1:
        tables.names.findings.add("E0603", node.span)
    return max(1, number or 1)


def _region(tables: Tables, kind: str, entries: AbstractMapping[str, Entry]) -> str | None:
    if "in" not in entries:
        return None
    names = tables.names
    scalar = tables.reader.text(entries["in"].value)
    if scalar is None:
        return None
    if names.regions.get(scalar.text) != kind:
        known = [region for region, of in names.regions.items() if of == kind]
        if scalar.text not in names.broken:
            names.findings.add("E0419", scalar.span, word=scalar.text, kind=kind, nearest=nearest(scalar.text, known))
        return None
    return scalar.text


def _value(tables: Tables, kind: str, id_: str, path: str, attribute: Attribute, entry: Entry) -> Any:
    """A printed value; ids are checked when all rows are known."""
    node = entry.value
    if attribute.type == "directions":
        return _directions(tables, node)
    if not isinstance(node, Scalar):
        tables.reader.fault(node, "text")
        return None
    if attribute.optional and node.text in ("none", ""):
        return NOTHING.get(attribute.type)
    match attribute.type:
        case "number" if isinstance(node.value, int) and not isinstance(node.value, bool):
            return node.value
        case "truth" if isinstance(node.value, bool):
            return node.value
        case "effect" | "condition":
            tables.texts.append((RowText(f"{path}.{attribute.name}", id_, kind, attribute), node))
            return None
        case "number" | "truth":
            wrong = node.span if node.span.end > node.span.start else entry.key
            tables.names.findings.add("E0416", wrong, word=node.text, wanted=attribute.type)
            return 0 if attribute.type == "number" else False
        case _:
            tables.things.append((id_, attribute, node))
            return node.text


def _directions(tables: Tables, node: Node) -> tuple[str, ...]:
    names = tables.names
    found: list[str] = []
    for item in tables.reader.each_once(node):
        if item.text not in names.directions:
            close = nearest(item.text, names.directions)
            names.findings.add("E0416", item.span, word=item.text, wanted="directions", nearest=close)
        else:
            found.append(item.text)
    return tuple(found)


def _check(tables: Tables, row_id: str, attribute: Attribute, scalar: Scalar) -> None:
    check_thing(tables.names, scalar.text, attribute.type, scalar.span)


# ---- neighbours


def _neighbours(tables: Tables) -> None:
    names = tables.names
    for row, around in tables.near.items():
        for other, span in around.items():
            if not _is_place_row(tables, other, span):
                continue
            if other == row:
                names.findings.add("E0418", span, word=other)
            elif row not in tables.near.get(other, {}):
                place = names.nouns[other].span
                notes = [Note("note-other-place", place)] if place is not None else []
                names.findings.add("E0417", span, notes=notes, row=row, other=other)
    for row, around in tables.next.items():
        for other, span in around.items():
            if _is_place_row(tables, other, span) and other in tables.near.get(row, {}):
                names.findings.add("E0505", span, word=other)
    graph = {names.rows[row][0] for kept in (tables.near, tables.next) for row, around in kept.items() if around}
    names.graph |= graph


def _is_place_row(tables: Tables, row: str, span: Span) -> bool:
    names = tables.names
    known = [name for name, (kind, _) in names.rows.items() if kind in names.places]
    if row in known:
        return True
    if row not in names.broken:
        names.findings.add("E0418", span, word=row, nearest=nearest(row, known))
    return False


# ---- where pieces start


def check_start(names: Names, scalar: Scalar, kind: str) -> bool:
    """Whether a kind may start at a place: one place, or one of each owner's, that can hold it."""
    place = _place_named(names, scalar.text)
    if place is None and scalar.text in names.broken:
        return False
    if place is None:
        known = [*names.places, *(row for row, (of, _) in names.rows.items() if of in names.places)]
        names.findings.add("E0410", scalar.span, word=scalar.text, nearest=nearest(scalar.text, known))
        return False
    if kind not in names.holds.get(place.name, {}) and place.name in names.broken:
        return False
    if kind not in names.holds.get(place.name, {}):
        names.findings.add("E0411", scalar.span, word=scalar.text, kind=kind)
        return False
    many = place.rows and scalar.text == place.name
    if many or place.grid is not None or place.count is not None:
        names.findings.add("E0412", scalar.span, word=scalar.text)
        return False
    if place.each_seat and not _is_owned(names, kind):
        names.findings.add("E0413", scalar.span, word=scalar.text, kind=kind)
        return False
    return True


def _is_owned(names: Names, kind: str) -> bool:
    if kind in names.alike:
        return names.alike[kind].by == "owner"
    return names.pieces[kind].each_seat


def _place_named(names: Names, id_: str) -> PlaceKind | None:
    if id_ in names.places:
        return names.places[id_]
    if id_ in names.rows:
        return names.places.get(names.rows[id_][0])
    return None


def _check_places(tables: Tables) -> None:
    names = tables.names
    for kind, scalar in tables.kinds.starts.items():
        check_start(names, scalar, kind)
    for name, alike in names.alike.items():
        names.alike[name] = replace(alike, each=_each(tables, name))


def _each(tables: Tables, name: str) -> int | dict[str, int]:
    """How many there are: a number for every key, or one for each."""
    names, reader, alike = tables.names, tables.reader, tables.names.alike[name]
    entry = tables.kinds.nodes[name].get("each")
    if entry is None:
        names.findings.add("E0449", tables.kinds.spans[name], key="each")
        return 0
    if isinstance(entry.value, Scalar | Sequence):
        if isinstance(entry.value, Scalar) and entry.value.text == "endless":
            return -1
        return reader.number(entry.value) or 0
    keys = _keys(names, alike.by)
    found: dict[str, int] = {}
    for key, item in reader.entries(entry.value).items():
        if key not in keys and key not in names.broken:
            names.findings.add("E0433", item.key, word=key, kind=name, nearest=nearest(key, keys))
        elif key in keys:
            found[key] = reader.number(item.value) or 0
    return found


def _keys(names: Names, by: str | None) -> list[str]:
    if by is None:
        return []
    if by == "owner":
        return list(names.seats)
    return [row for row, (kind, _) in names.rows.items() if kind == by] or [by]
