"""Kinds of things: sorts, alike pieces, pieces, places, and what they print, hold and count."""

from __future__ import annotations

from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field, replace

from engine.diagnostics import Span, nearest
from engine.pack.tree import Entry, Node, Scalar
from engine.ruleset.definitions import Alike, Attribute, Counter, Grid, PieceKind, PlaceKind, Sort

from . import grids
from .names import CELL_ATTRIBUTES, NUMBER_ATTRIBUTE, Names
from .reading import Reader, value_of
from .symbols import give, give_attribute, type_named
from .types import PIECE, PLAYER

PIECE_KEYS = ("is", "from", "each", "count", "starts", "printed", "changes", "holds", "face", "in_force", "source")
PLACE_KEYS = (
    "from", "grid", "count", "each", "printed", "changes", "holds", "order", "shown", "refill", "source",
)  # fmt: skip
TYPES = ("number", "truth", "effect", "condition", "directions")


@dataclass(slots=True)
class Kinds:
    """What is kept of the kinds until tables and texts are read."""

    names: Names
    reader: Reader
    nodes: dict[str, AbstractMapping[str, Entry]] = field(default_factory=dict)
    spans: dict[str, Span] = field(default_factory=dict)
    tables: dict[str, tuple[str, Span]] = field(default_factory=dict)
    holds: dict[str, dict[str, Scalar]] = field(default_factory=dict)
    counters: list[tuple[str, str | None, Entry]] = field(default_factory=list)
    starts: dict[str, Scalar] = field(default_factory=dict)
    numbers: list[tuple[Counter, Span]] = field(default_factory=list)
    piece_unions: list[str] = field(default_factory=list)


def read_kinds(names: Names, reader: Reader, sections: AbstractMapping[str, Node]) -> Kinds:
    """Give every kind its name, then read what each is."""
    kinds = Kinds(names, reader)
    names.order[PLAYER] = 0
    for name, entry in reader.entries(sections.get("sorts")).items():
        if give(names, name, "sort", entry.key):
            _note(kinds, name, entry, ("printed", "changes", "rows", "source"))
            names.sorts[name] = Sort(name, {}, ())
    for name, entry in reader.entries(sections.get("alike")).items():
        if give(names, name, "alike", entry.key):
            _note(kinds, name, entry, ("by", "each", "starts", "short", "source"))
            names.alike[name] = Alike(name, None, 0, "")
    unions: list[str] = []
    for name, entry in reader.entries(sections.get("pieces")).items():
        found = reader.entries(entry.value, PIECE_KEYS)
        if "is" in found:
            if give(names, name, "union", entry.key):
                unions.append(name)
                kinds.nodes[name], kinds.spans[name] = found, entry.key
            continue
        if give(names, name, "piece", entry.key):
            _note(kinds, name, entry, PIECE_KEYS)
            names.pieces[name] = PieceKind(name, {}, (), "")
    for section, store in (("places", False), ("stores", True)):
        for name, entry in reader.entries(sections.get(section)).items():
            if give(names, name, "store" if store else "place", entry.key):
                _note(kinds, name, entry, PLACE_KEYS)
                names.places[name] = PlaceKind(name, {}, store=store)
    _unions(kinds, unions)
    _regions(kinds, sections.get("regions"))
    for name in names.places:
        _place(kinds, name)
    gridded = [name for name in names.places if "grid" in kinds.nodes[name]]
    grids.read_marks(names, reader, sections.get("marks"), gridded)
    for name in names.sorts:
        entries = kinds.nodes[name]
        names.sorts[name] = replace(names.sorts[name], attributes=_printed(kinds, name, entries))
        _changes(kinds, name, entries)
    for name in names.alike:
        _alike(kinds, name)
    for name in names.pieces:
        _piece(kinds, name)
    return kinds


def _note(kinds: Kinds, name: str, entry: Entry, keys: tuple[str, ...]) -> None:
    kinds.nodes[name] = kinds.reader.entries(entry.value, keys)
    kinds.spans[name] = entry.key
    kinds.names.order[name] = len(kinds.names.order)


def _unions(kinds: Kinds, unions: list[str]) -> None:
    """Kinds that are others: each spelled out, whatever their order; one through itself is an error."""
    names, reader = kinds.names, kinds.reader
    direct: dict[str, list[tuple[str, Span]]] = {}
    for name in unions:
        entries = kinds.nodes[name]
        for key, entry in entries.items():
            if key not in ("is", "source") and key in PIECE_KEYS:
                names.findings.add("E0441", entry.key, key=key, known="is, source")
        scalar = reader.text(value_of(entries, "is"))
        direct[name] = [] if scalar is None else list(reader.once((part, *part) for part in _alternatives(scalar)))
    known = [*names.alike, *names.pieces, *unions]

    def members(name: str, seen: tuple[str, ...]) -> list[str]:
        found: list[str] = []
        for part, span in direct[name]:
            if part in seen:
                names.findings.add("E0600", span, chain=" → ".join((*seen, part)))
            elif part in direct:
                found.extend(members(part, (*seen, part)))
            elif part in names.alike or part in names.pieces:
                found.append(part)
            else:
                names.findings.add("E0420", span, word=part, nearest=nearest(part, known))
        return list(dict.fromkeys(found))

    for name in unions:
        names.unions[name] = tuple(names.ordered(members(name, (name,))))


def _alternatives(scalar: Scalar) -> list[tuple[str, Span]]:
    """``a or b or c`` with the place of each."""
    found: list[tuple[str, Span]] = []
    at = 0
    for index, part in enumerate(scalar.text.split()):
        start = scalar.text.index(part, at)
        at = start + len(part)
        if index % 2 == 0 or part != "or":
            found.append((part, scalar.at(start, at)))
    return found


def _regions(kinds: Kinds, node: Node | None) -> None:
    names = kinds.names
    for name, entry in kinds.reader.entries(node).items():
        scalar = kinds.reader.text(entry.value)
        if scalar is None or not give(names, name, "region", entry.key):
            continue
        if scalar.text not in names.places:
            names.findings.add("E0420", scalar.span, word=scalar.text, nearest=nearest(scalar.text, names.places))
            names.nouns.pop(name)
            names.broken.add(name)
            continue
        names.regions[name] = scalar.text


# ---- what each is


def _printed(kinds: Kinds, name: str, entries: AbstractMapping[str, Entry]) -> dict[str, Attribute]:
    names, reader = kinds.names, kinds.reader
    found: dict[str, Attribute] = {}
    for attribute, entry in reader.entries(value_of(entries, "printed")).items():
        type_ = type_named(names, reader, reader.text(entry.value), TYPES)
        if type_ is None:
            names.broken.add(attribute)
        if give_attribute(names, attribute, entry.key) and type_ is not None:
            found[attribute] = Attribute(attribute, *type_)
            names.attributes.setdefault(attribute, {})[name] = found[attribute]
    return found


def _built_in(kinds: Kinds, name: str, found: dict[str, Attribute], extra: tuple[str, ...]) -> None:
    """Attributes that the engine gives: numbers of counted places, coordinates of cells."""
    for attribute in extra:
        if attribute in found:
            kinds.names.findings.add("E0402", kinds.spans[name], word=attribute)
        found[attribute] = replace(NUMBER_ATTRIBUTE, name=attribute)
        kinds.names.attributes.setdefault(attribute, {})[name] = found[attribute]


def _changes(kinds: Kinds, name: str, entries: AbstractMapping[str, Entry]) -> None:
    for counter, entry in kinds.reader.entries(value_of(entries, "changes")).items():
        kinds.counters.append((counter, name, entry))


def _holds(kinds: Kinds, name: str, entries: AbstractMapping[str, Entry]) -> None:
    """Which kinds may lie here; how many is read when all names are known."""
    names, reader = kinds.names, kinds.reader
    held: dict[str, str] = {}
    texts: dict[str, Scalar] = {}
    for kind, entry in reader.entries(value_of(entries, "holds")).items():
        known = [*names.alike, *names.pieces, *names.unions]
        if kind not in known and kind != PIECE:
            names.findings.add("E0420", entry.key, word=kind, nearest=nearest(kind, known))
            continue
        for base in names.ordered(names.bases(kind)):
            if base in held:
                names.findings.add("E0421", entry.key, word=base, place=name)
            held.setdefault(base, kind)
        scalar = reader.text(entry.value)
        if scalar is not None:
            texts[kind] = scalar
    names.holds[name] = held
    kinds.holds[name] = texts


def _count(kinds: Kinds, node: Node | None) -> int | str | None:
    if node is None:
        return None
    if isinstance(node, Scalar) and node.text == PLAYER:
        return PLAYER
    number = kinds.reader.number(node)
    if number is not None and number < 1:
        kinds.names.findings.add("E0603", node.span)
        return 1
    return number


def _table(kinds: Kinds, name: str, entries: AbstractMapping[str, Entry]) -> str | None:
    scalar = kinds.reader.text(value_of(entries, "from")) if "from" in entries else None
    if scalar is None:
        return None
    if scalar.text in kinds.tables:
        kinds.names.findings.add("E0408", scalar.span, word=scalar.text, kind=kinds.tables[scalar.text][0])
        return None
    kinds.tables[scalar.text] = (name, scalar.span)
    return scalar.text


def _place(kinds: Kinds, name: str) -> None:
    names, reader, entries = kinds.names, kinds.reader, kinds.nodes[name]
    attributes = _printed(kinds, name, entries)
    count = _count(kinds, value_of(entries, "count"))
    each = reader.choice(value_of(entries, "each"), (PLAYER,), "") == PLAYER
    table = _table(kinds, name, entries)
    ways = [key for key in ("from", "grid", "count", "each") if key in entries]
    if len(ways) > 1 and set(ways) != {"from", "each"}:
        names.findings.add("E0444", entries[ways[1]].key, first=ways[0], second=ways[1])
    if attributes and table is None and "from" not in entries:
        names.findings.add("E0445", entries["printed"].key, word=name)
    if count is not None:
        _built_in(kinds, name, attributes, ("number",))
    grid = _grid(kinds, name, entries["grid"].value, attributes) if "grid" in entries else None
    _holds(kinds, name, entries)
    _changes(kinds, name, entries)
    stack = reader.choice(value_of(entries, "order"), ("stack",), "") == "stack"
    shown = reader.choice(value_of(entries, "shown"), ("faces", "all", "owner", "nobody"), "faces")
    if shown == "owner" and not each:
        names.findings.add("E0446", entries["shown"].key, word=name)
    refill = reader.text(value_of(entries, "refill")) if "refill" in entries else None
    if refill is not None and (refill.text not in names.places or not stack):
        code = "E0410" if stack else "E0447"
        names.findings.add(code, refill.span, word=refill.text, nearest=nearest(refill.text, names.places))
        refill = None
    names.places[name] = PlaceKind(
        name, attributes, grid=grid, count=count, each_seat=each, store=names.places[name].store, stack=stack,
        shown=shown, refill=None if refill is None else refill.text,
    )  # fmt: skip


def _grid(kinds: Kinds, name: str, node: Node, attributes: dict[str, Attribute]) -> Grid | None:
    """A grid. Also a wrong one has neighbours, and cells with coordinates."""
    names, shape = kinds.names, grids.shape_of(kinds.reader, node)
    _built_in(kinds, name, attributes, CELL_ATTRIBUTES[shape])
    ways_out = grids.directions(shape, grids.has_corners(kinds.reader, node, shape))
    names.directions = tuple(dict.fromkeys((*names.directions, *ways_out)))
    names.graph |= {name}
    return grids.read_grid(kinds.reader, node, shape)


def _alike(kinds: Kinds, name: str) -> None:
    names, reader, entries = kinds.names, kinds.reader, kinds.nodes[name]
    by = reader.text(value_of(entries, "by")) if "by" in entries else None
    key = None if by is None else by.text
    if by is not None and key != "owner" and key not in names.sorts and key not in names.places:
        close = nearest(by.text, ["owner", *names.sorts, *names.places])
        names.findings.add("E0420", by.span, word=by.text, nearest=close)
        key = None
    scalar = reader.text(value_of(entries, "starts"))
    if scalar is not None:
        kinds.starts[name] = scalar
    endless = reader.choice(value_of(entries, "short"), ("endless",), "") == "endless"
    names.alike[name] = Alike(name, key, 0, scalar.text if scalar else "", endless)


def _piece(kinds: Kinds, name: str) -> None:
    names, reader, entries = kinds.names, kinds.reader, kinds.nodes[name]
    attributes = _printed(kinds, name, entries)
    table = _table(kinds, name, entries)
    if table is not None and "count" in entries:
        names.findings.add("E0444", entries["count"].key, first="from", second="count")
    if attributes and table is None and "from" not in entries:
        names.findings.add("E0445", entries["printed"].key, word=name)
    each = reader.choice(value_of(entries, "each"), (PLAYER,), "") == PLAYER
    starts = reader.text(value_of(entries, "starts")) if "starts" in entries else None
    if starts is None:
        names.findings.add("E0448", kinds.spans[name], word=name)
    else:
        kinds.starts[name] = starts
    faceup = reader.choice(value_of(entries, "face"), ("up", "down"), "up") == "up"
    _holds(kinds, name, entries)
    _changes(kinds, name, entries)
    union = next((union for union, members in names.unions.items() if name in members), None)
    names.pieces[name] = PieceKind(name, attributes, (), starts.text if starts else "", each, faceup, union=union)
