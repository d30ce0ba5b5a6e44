"""Cells of grids: their ids, coordinates and directions. Squares count columns and rows from 1; hexes are flat-topped."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ruleset import Grid

SQUARE = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CORNERS = {"north_east": (1, -1), "south_east": (1, 1), "south_west": (-1, 1), "north_west": (-1, -1)}
HEX = {
    "north": (0, -1),
    "north_east": (1, -1),
    "south_east": (1, 0),
    "south": (0, 1),
    "south_west": (-1, 1),
    "north_west": (-1, 0),
}


def cell_id(kind: str, a: int, b: int) -> str:
    """The id of a cell: ``square.2.1`` is column 2, row 1; ``hex.0.-1`` is q 0, r -1."""
    return f"{kind}.{a}.{b}"


def cells(kind: str, grid: Grid) -> Iterator[tuple[str, tuple[int, int]]]:
    """Every cell with its coordinates, column by column."""
    for column, low, high in grid.columns:
        for row in range(low, high + 1):
            yield cell_id(kind, column, row), (column, row)


def attributes(shape: str, a: int, b: int) -> dict[str, int]:
    return {"column": a, "row": b} if shape == "square" else {"q": a, "r": b}


def directions(kind: str, grid: Grid, a: int, b: int) -> dict[str, str]:
    """The ids that lie next to a cell, by direction; some may lie off the board."""
    steps = HEX if grid.shape == "hex" else SQUARE | (CORNERS if grid.corners else {})
    return {way: cell_id(kind, a + da, b + db) for way, (da, db) in steps.items()}
