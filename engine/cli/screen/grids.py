"""The ready layout of grids: squares side by side, hexes in columns half a cell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cli.screen.ink import BOLD, DIM, Runs, cells, cut, padded
from engine.cli.screen.panels import Panels
from engine.ruleset import Grid
from engine.ruleset.screen import Panel

NARROW, WIDE = 3, 9
"""Columns of a cell: at least, and at most where the panel does not say."""
Spot = tuple[int, int]


def drawn(panels: Panels, panel: Panel, grid: Grid) -> Iterator[Runs]:
    """A grid with what lies in its cells."""
    return _hexes(panels, panel, grid) if grid.shape == "hex" else _squares(panels, panel, grid)


def _spots(grid: Grid) -> dict[Spot, None]:
    return {(a, b): None for a, low, high in grid.columns for b in range(low, high + 1)}


def _wide(panels: Panels, panel: Panel, columns: int, edge: int) -> int:
    """Columns of each cell, for so many beside one another."""
    return max(NARROW, min(panel.wide or WIDE, (panels.width - edge - 1) // columns - 1))


def _inside(panels: Panels, panel: Panel, grid: Grid, spot: Spot) -> list[Runs]:
    """The marks of a cell, then what the panel tells of it; where it says nothing, all that lies there, in signs, and
    what has none by its first letters."""
    teller, place = panels.teller, f"{panel.grid}.{spot[0]}.{spot[1]}"
    marks = [mark for mark in panel.marks if spot in grid.marks.get(mark, ())]
    found: list[Runs] = [[(teller.drawn(panel.marks[mark], mark), DIM)] for mark in marks]
    if panel.items:
        return found + [chunk for item in panels.items(panel.items) for chunk in panels.told(item, place)]
    things = [teller.thing(thing, "signs") for thing in panels.known.at(place)]
    return found + [[(" ", None), *thing] if found or number else thing for number, thing in enumerate(things)]


def _squares(panels: Panels, panel: Panel, grid: Grid) -> Iterator[Runs]:
    spots = _spots(grid)
    columns = [a for a, _, _ in grid.columns]
    rows = range(min(b for _, b in spots), max(b for _, b in spots) + 1)
    edge = max(len(str(b)) for b in rows) + 1
    width = _wide(panels, panel, len(columns), edge)
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
            chunks = _inside(panels, panel, grid, (a, b)) if (a, b) in spots else []
            line += [*padded(cut(_joined(chunks), width, more), width), (side, DIM)]
        yield cut(line, panels.width, more)
    yield rule("└┴┘")


def _hexes(panels: Panels, panel: Panel, grid: Grid) -> Iterator[Runs]:
    """Each cell is two lines high, a column stands one line lower for each step to the right; its name stands above what
    lies in it. Neighbours share the edge between them. Where there is no room for whole names, the columns are numbered
    above all of them, and the name of a cell is its row."""
    spots = _spots(grid)
    columns = range(grid.columns[0][0], grid.columns[-1][0] + 1)
    width, more = _wide(panels, panel, len(columns), 0), panels.ink.more
    whole = max(len(f"{a},{b}") for a, b in spots) <= width
    top = min(2 * b + a for a, b in spots)
    halves: dict[Spot, tuple[str, Runs, str]] = {}
    for a, b in spots:
        offered = f"{panel.grid}.{a}.{b}" in panels.offered
        name: Runs = [(f"{a},{b}" if whole else str(b), BOLD if offered else DIM)]
        above, below = _stacked(name, _inside(panels, panel, grid, (a, b)), width, more)
        line = 2 * b + a - top
        halves[a, line] = ("/", above, "\\")
        halves[a, line + 1] = ("\\", below, "/")
    if not whole:
        yield cut([("".join(" " + str(a).center(width) for a in columns).rstrip(), DIM)], panels.width, more)
    for number in range(max(line for _, line in halves) + 1):
        drawn: Runs = []
        edge = " "
        for a in columns:
            left, inside, right = halves.get((a, number), (edge, padded([], width), " "))
            drawn += [(left, DIM), *inside]
            edge = right
        yield cut([*drawn, (edge, DIM)], panels.width, more)


def _stacked(name: Runs, chunks: Sequence[Runs], width: int, more: str) -> tuple[Runs, Runs]:
    """The two lines of a cell: its name, and below what lies there. What has no room below stands above at the right, in
    the place of the name if it must."""
    fit = 1
    while fit < len(chunks) and cells(_joined(chunks[: fit + 1])) <= width:
        fit += 1
    below, rest = (cut(_joined(part), width, more) for part in (chunks[:fit], chunks[fit:]))
    named = name if not rest or cells(name) + 1 + cells(rest) <= width else []
    return [*named, *padded(rest, width - cells(named), right=True)], padded(below, width)


def _joined(chunks: Sequence[Runs]) -> Runs:
    return [run for chunk in chunks for run in chunk]
