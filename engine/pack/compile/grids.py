"""Grids: their columns, marks and directions."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import TypeAlias

from engine.diagnostics import Note, Span, nearest
from engine.pack.tree import Mapping, Node, Scalar, Sequence
from engine.ruleset.definitions import Grid

from .names import Names
from .reading import Reader, value_of
from .symbols import give

Cell: TypeAlias = tuple[int, int]

SQUARE = ("north", "east", "south", "west")
HEX = ("north", "north_east", "south_east", "south", "south_west", "north_west")
CORNERS = ("north_east", "south_east", "south_west", "north_west")
LARGEST = 200
"""So many columns or rows a grid may have."""

FARTHEST = 9_999
"""So large, or so far below zero, the number of a column may be."""

_WHOLE = re.compile(r"0|-?[1-9][0-9]*")


def shape_of(reader: Reader, node: Node) -> str:
    """What cells a grid has; where that is not said, those that its columns look like."""
    entries = reader.entries(node, ("shape", "columns", "rows", "corners"))
    looks = "hex" if isinstance(value_of(entries, "columns"), Mapping) else "square"
    return reader.choice(value_of(entries, "shape"), ("square", "hex"), looks)


def read_grid(reader: Reader, node: Node, shape: str) -> Grid | None:
    """The cells of a grid; nothing where it is wrong."""
    entries = reader.entries(node)
    columns, rows = value_of(entries, "columns"), value_of(entries, "rows")
    if shape == "hex":
        spread = None if rows is not None else _columns(reader, columns)
    else:
        wide, high = reader.number(columns), reader.number(rows)
        good = wide is not None and high is not None and 0 < wide <= LARGEST and 0 < high <= LARGEST
        spread = tuple((column, 1, high or 0) for column in range(1, (wide or 0) + 1)) if good else None
    if spread is None and not reader.checked:
        reader.findings.add("E0432", node.span, wrong="other")
    return Grid(shape, spread, has_corners(reader, node, shape)) if spread else None


def has_corners(reader: Reader, node: Node, shape: str) -> bool:
    """Whether cells that meet at a corner are neighbours."""
    return shape == "square" and bool(reader.truth(value_of(reader.entries(node), "corners")))


def _columns(reader: Reader, node: Node | None) -> tuple[tuple[int, int, int], ...] | None:
    """The columns of a hex grid; nothing where one of them is wrong, or there is none."""
    found: list[tuple[int, int, int]] = []
    entries = reader.entries(node)
    for name, entry in entries.items():
        ends = _pair(entry.value)
        if ends is None or not _WHOLE.fullmatch(name):
            if not reader.checked:
                reader.findings.add("E0432", entry.key, wrong="other")
            continue
        first, last = ends
        if abs(int(name)) > FARTHEST:
            reader.findings.add("E0432", entry.key, wrong="far", limit=FARTHEST)
        elif first > last:
            reader.findings.add("E0432", entry.value.span, wrong="turned", first=first, last=last)
        elif last - first >= LARGEST:
            reader.findings.add("E0432", entry.value.span, wrong="long", count=last - first + 1, limit=LARGEST)
        else:
            found.append((int(name), first, last))
    return tuple(sorted(found)) if found and len(found) == len(entries) else None


def read_marks(names: Names, reader: Reader, node: Node | None, gridded: Collection[str]) -> None:
    """The section of marks: named cells, each mark on one of the kinds of places that say ``grid`` (``gridded``)."""
    for name, entry in reader.entries(node).items():
        entries = reader.entries(entry.value, ("on", "cells", "source"))
        for key in ("on", "cells"):
            if key not in entries and not reader.checked:
                reader.findings.add("E0449", entry.key, key=key)
        on = reader.text(value_of(entries, "on"))
        if on is not None and on.text not in gridded:
            reader.findings.add("E0465", on.span, nearest=nearest(on.text, gridded), word=on.text)
        elif on is not None:
            _mark(names, reader, name, entry.key, on.text, value_of(entries, "cells"))


def _mark(names: Names, reader: Reader, name: str, span: Span, on: str, cells: Node | None) -> None:
    place = names.places[on]
    if place.grid is None:  # what is wrong with it has been told
        give(names, name, "mark", span, (on, ()))
        return
    spots = _cells(reader, cells, on, place.grid)
    if give(names, name, "mark", span, (on, tuple(f"{on}.{a}.{b}" for a, b in spots))):
        names.places[on] = replace(place, grid=replace(place.grid, marks={**place.grid.marks, name: spots}))


def _cells(reader: Reader, node: Node | None, on: str, grid: Grid) -> tuple[Cell, ...]:
    """The cells in a list: each once, each on the grid."""
    spots: dict[Cell, Span] = {}
    if node is not None and not isinstance(node, Sequence):
        reader.fault(node, "list")
    for item in node.items if isinstance(node, Sequence) else ():
        spot = _pair(item)
        if spot is None:
            reader.fault(item, "cell")
        elif spot in spots:
            if not reader.checked:
                notes = [Note("note-first-here", spots[spot], {"what": _written(spot)})]
                reader.findings.add("E0218", item.span, notes=notes, value=_written(spot))
        elif (close := _nearest_cell(grid, spot)) != spot:
            reader.findings.add("E0443", item.span, nearest=_written(close), cell=_written(spot), grid=on)
        else:
            spots[spot] = item.span
    return tuple(spots)


def _nearest_cell(grid: Grid, spot: Cell) -> Cell:
    """The cell itself, if the grid has it; else the end of the nearest column that is nearest to it."""
    column, low, high = min(grid.columns, key=lambda each: abs(each[0] - spot[0]))
    return column, min(max(spot[1], low), high)


def _written(cell: Cell) -> str:
    return f"[{cell[0]}, {cell[1]}]"


def _pair(node: Node) -> Cell | None:
    """Two whole numbers in a list."""
    if isinstance(node, Sequence) and len(node.items) == 2:
        first, second = node.items
        if isinstance(first, Scalar) and isinstance(second, Scalar):
            a, b = first.value, second.value
            if type(a) is int and type(b) is int:
                return a, b
    return None


def directions(shape: str, corners: bool) -> tuple[str, ...]:
    """The names of the ways out of a cell."""
    if shape == "hex":
        return HEX
    return (*SQUARE, *CORNERS) if corners else SQUARE
