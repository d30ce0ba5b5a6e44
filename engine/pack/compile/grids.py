"""Grids: their columns, marks and directions."""

from __future__ import annotations

import re

from engine.diagnostics import Span
from engine.pack.tree import Node, Scalar, Sequence
from engine.ruleset.definitions import Grid

from .reading import Reader, value_of

SQUARE = ("north", "east", "south", "west")
HEX = ("north", "north_east", "south_east", "south", "south_west", "north_west")
CORNERS = ("north_east", "south_east", "south_west", "north_west")
LARGEST = 200
"""So many columns or rows a grid may have."""

_WHOLE = re.compile(r"-?[0-9]{1,4}")


def read_grid(reader: Reader, node: Node) -> tuple[Grid | None, dict[str, Span]]:
    """A grid, and where its marks are named."""
    entries = reader.entries(node, ("shape", "columns", "rows", "corners", "marks"))
    shape = reader.choice(value_of(entries, "shape"), ("square", "hex"), "square")
    columns = value_of(entries, "columns")
    if shape == "square":
        wide, high = reader.number(columns), reader.number(value_of(entries, "rows"))
        if wide is None or high is None or not (0 < wide <= LARGEST and 0 < high <= LARGEST):
            reader.findings.add("E0432", node.span)
            return None, {}
        spread = tuple((column, 1, high) for column in range(1, wide + 1))
    else:
        found = _columns(reader, columns)
        if not found or value_of(entries, "rows") is not None:
            reader.findings.add("E0432", node.span)
            return None, {}
        spread = found
    cells = {(column, row) for column, low, high in spread for row in range(low, high + 1)}
    marks, spans = _marks(reader, value_of(entries, "marks"), cells)
    corners = bool(reader.truth(value_of(entries, "corners")))
    return Grid(shape, spread, corners and shape == "square", marks), spans


def _columns(reader: Reader, node: Node | None) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for name, entry in reader.entries(node).items():
        ends = _pair(entry.value)
        if not _WHOLE.fullmatch(name) or ends is None or ends[0] > ends[1] or ends[1] - ends[0] > LARGEST:
            reader.findings.add("E0432", entry.key)
            continue
        found.append((int(name), *ends))
    return tuple(sorted(found))


def _marks(
    reader: Reader, node: Node | None, cells: set[tuple[int, int]]
) -> tuple[dict[str, tuple[tuple[int, int], ...]], dict[str, Span]]:
    marks: dict[str, tuple[tuple[int, int], ...]] = {}
    spans: dict[str, Span] = {}
    for name, entry in reader.entries(node).items():
        if not isinstance(entry.value, Sequence):
            reader.fault(entry.value, "list")
            continue
        spots: list[tuple[int, int]] = []
        for item in entry.value.items:
            spot = _pair(item)
            if spot is None or spot not in cells or spot in spots:
                reader.findings.add("E0443", item.span)
            else:
                spots.append(spot)
        marks[name], spans[name] = tuple(spots), entry.key
    return marks, spans


def _pair(node: Node) -> tuple[int, int] | None:
    """Two whole numbers in a list."""
    if isinstance(node, Sequence) and len(node.items) == 2:
        first, second = node.items
        if isinstance(first, Scalar) and isinstance(second, Scalar):
            a, b = first.value, second.value
            if type(a) is int and type(b) is int:
                return a, b
    return None


def directions(grid: Grid) -> tuple[str, ...]:
    """The names of the ways out of a cell."""
    if grid.shape == "hex":
        return HEX
    return (*SQUARE, *CORNERS) if grid.corners else SQUARE
