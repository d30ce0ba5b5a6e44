"""The ready layout of grids: squares side by side, hexes in columns half a cell apart."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cli.screen.ink import DIM, Runs, cut, padded
from engine.cli.screen.panels import Panels
from engine.ruleset import Grid
from engine.ruleset.screen import Panel

NARROW, WIDE = 5, 9
"""Columns of a cell: at least, and at most."""


def drawn(panels: Panels, panel: Panel, grid: Grid) -> Iterator[Runs]:
    """A grid with what lies in its cells."""
    return _hexes(panels, panel, grid) if grid.shape == "hex" else _squares(panels, panel, grid)


def _spots(grid: Grid) -> dict[tuple[int, int], None]:
    return {(a, b): None for a, low, high in grid.columns for b in range(low, high + 1)}


def _inside(panels: Panels, panel: Panel, grid: Grid, spot: tuple[int, int], width: int) -> Runs:
    """The marks of a cell, then what lies there, in signs; what has none is told by its first letters."""
    teller = panels.teller
    marks = [mark for mark in panel.marks if spot in grid.marks.get(mark, ())]
    line: Runs = [(teller.drawn(panel.marks[mark], mark), DIM) for mark in marks]
    for thing in panels.known.at(f"{panel.grid}.{spot[0]}.{spot[1]}"):
        line += [(" ", None)] * bool(line) + teller.thing(thing, "signs")
    return padded(cut(line, width, panels.ink.more), width)


def _squares(panels: Panels, panel: Panel, grid: Grid) -> Iterator[Runs]:
    spots = _spots(grid)
    columns = [a for a, _, _ in grid.columns]
    rows = range(min(b for _, b in spots), max(b for _, b in spots) + 1)
    edge = max(len(str(b)) for b in rows) + 1
    width = max(NARROW, min(WIDE, (panels.width - edge - 1) // len(columns) - 1))
    plain, more = panels.ink.plain, panels.ink.more
    across, side = ("-", "|") if plain else ("─", "│")

    def rule(corners: str) -> Runs:
        left, cross, right = tuple("+++" if plain else corners)
        return cut([(" " * edge + left + cross.join([across * width] * len(columns)) + right, DIM)], panels.width, more)

    head = " " * edge + "".join(" " + str(a).center(width) for a in columns)
    yield cut([(head, DIM)], panels.width, more)
    for b in rows:
        yield rule("├┼┤" if b > rows[0] else "┌┬┐")
        line: Runs = [(str(b).rjust(edge - 1) + " " + side, DIM)]
        for a in columns:
            inside = _inside(panels, panel, grid, (a, b), width) if (a, b) in spots else padded([], width)
            line += [*inside, (side, DIM)]
        yield cut(line, panels.width, more)
    yield rule("└┴┘")


def _hexes(panels: Panels, panel: Panel, grid: Grid) -> Iterator[Runs]:
    """Each cell is two lines high, a column stands one line lower for each step to the right; its name stands above what
    lies in it. Neighbours share the edge between them."""
    spots = _spots(grid)
    columns = range(grid.columns[0][0], grid.columns[-1][0] + 1)
    width = max(NARROW, min(WIDE, (panels.width - 1) // len(columns) - 1))
    top = min(2 * b + a for a, b in spots)
    halves: dict[tuple[int, int], tuple[str, Runs, str]] = {}
    for a, b in spots:
        name = padded(cut([(f"{a},{b}", DIM)], width, panels.ink.more), width)
        line = 2 * b + a - top
        halves[a, line] = ("/", name, "\\")
        halves[a, line + 1] = ("\\", _inside(panels, panel, grid, (a, b), width), "/")
    for number in range(max(line for _, line in halves) + 1):
        drawn: Runs = []
        edge = " "
        for a in columns:
            left, inside, right = halves.get((a, number), (edge, padded([], width), " "))
            drawn += [(left, DIM), *inside]
            edge = right
        yield cut([*drawn, (edge, DIM)], panels.width, panels.ink.more)
