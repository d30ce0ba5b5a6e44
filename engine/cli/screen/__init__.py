"""The screen of a game: what a pack's ``screen.yaml`` says, filled from what one person knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cli.screen.ink import Ink, Runs
from engine.text import Words
from engine.text.naming import standing

if TYPE_CHECKING:
    from engine.play import Program, View

NARROWEST = 40
"""Columns that a screen has at least, whatever the terminal says."""


class Painter:
    """Draws the positions of one game. A pack without a screen gets its places as a list."""

    def __init__(self, words: Words, program: Program, ink: Ink) -> None:
        self._words, self._program, self._ink = words, program, ink
        words.know(program.ruleset)
        self._screen = program.ruleset.screen
        self._figures = None
        if self._screen is not None:
            from engine.play.figures import Figures

            panels = self._screen.panels
            found = [panel.members for panel in panels]
            found += [item.expr for panel in panels for item in panel.items]
            found += [slot.expr for panel in panels for slot in panel.slots]
            self._figures = Figures(program, [expr for expr in found if expr is not None])

    def lines(self, view: View, width: int) -> list[str]:
        """The screen as this person may see it, no line wider than ``width``."""
        width = max(NARROWEST, width)
        return [self._ink.paint(runs) for runs in self._runs(view, width)]

    def _runs(self, view: View, width: int) -> Iterator[Runs]:
        words = self._words.about(standing(view.board))
        if self._screen is None or self._figures is None:
            from engine.cli.screen.ink import wrapped
            from engine.text import board

            for line in board.lines(words, view.board):
                yield from wrapped([[(line, None)]], " ", width, self._ink.more)
            return
        from engine.cli.screen import grids
        from engine.cli.screen.panels import Panels
        from engine.cli.screen.telling import Teller

        panels = Panels(Teller(words, self._screen, self._ink), self._figures.known(view), width)
        shapes = {"line": panels.line, "rows": panels.rows, "boxes": panels.boxes, "picture": panels.picture}
        for panel in self._screen.panels:
            if panel.since > width:
                continue
            if panel.shape == "grid":
                grid = self._program.ruleset.places[panel.grid].grid
                body = [] if grid is None else list(grids.drawn(panels, panel, grid))
            else:
                body = list(shapes[panel.shape](panel))
            if body:
                yield from panels.heading(panel)
                yield from body


__all__ = ["Ink", "Painter"]
