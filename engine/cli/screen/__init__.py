"""The screen of a game: what a pack's ``screen.yaml`` says, filled from what one person knows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from engine.cli.screen.ink import Ink, Runs
from engine.text import Words
from engine.text.naming import standing

if TYPE_CHECKING:
    from engine.cli.screen.panels import Panels
    from engine.cli.screen.telling import Texts
    from engine.play import Program, View
    from engine.ruleset.screen import Panel

NARROWEST = 40
"""Columns that a screen has at least, whatever the terminal says."""


class Painter:
    """Draws the positions of one game. A pack without a screen gets its places as a list. ``texts``: the rules texts of
    its cards, for a screen that shows them."""

    def __init__(self, words: Words, program: Program, ink: Ink, texts: Texts | None = None) -> None:
        self._words, self._program, self._ink, self._texts = words, program, ink, texts
        words.know(program.ruleset)
        self._screen = program.ruleset.screen
        self._figures = None
        if self._screen is not None:
            from engine.play.figures import Figures

            panels = self._screen.panels
            found = [expr for panel in panels for expr in (panel.members, panel.when, panel.asked, panel.called)]
            found += [expr for panel in panels for item in panel.items for expr in (item.expr, item.each, item.limit)]
            found += [slot.expr for panel in panels for slot in panel.slots]
            self._figures = Figures(program, [expr for expr in found if expr is not None])

    def names(self) -> dict[str, tuple[str, str]]:
        """What each panel may be called: its id and its heading."""
        panels = () if self._screen is None else self._screen.panels
        return {panel.id: (panel.id, self._words.say(panel.label)) for panel in panels}

    def asked(self, view: View, offered: Collection[str]) -> set[str]:
        """The panels that a question with these answers is about: grids with some of them, and what panels say themselves."""
        if self._screen is None or self._figures is None:
            return set()
        known, things = self._figures.known(view), {answer.partition("#")[0] for answer in offered}
        kinds = {thing.partition(".")[0] for thing in things}
        found = {panel.id for panel in self._screen.panels if panel.grid in kinds}
        for panel in self._screen.panels:
            about = known.things(panel.asked) if panel.asked is not None else None
            if any(thing.name in things for thing in about or ()):
                found.add(panel.id)
        return found

    def lines(
        self,
        view: View,
        width: int,
        height: int | None = None,
        *,
        offered: Collection[str] = (),
        only: Collection[str] | None = None,
    ) -> list[str]:
        """The screen as this person may see it, no line wider than ``width``; without what only a higher one has room for.

        ``offered``  what can be answered now: panels that this is about are there in any case, and it stands out in a grid
        ``only``     the panels that are drawn, whatever room there is; all that this screen is for when left out
        """
        width = max(NARROWEST, width)
        return [self._ink.paint(runs) for runs in self._runs(view, width, height, offered, only)]

    def _runs(
        self, view: View, width: int, height: int | None, offered: Collection[str], only: Collection[str] | None
    ) -> Iterator[Runs]:
        words = self._words.about(standing(view.board))
        if self._screen is None or self._figures is None:
            from engine.cli.screen.ink import wrapped
            from engine.text import board

            for line in board.lines(words, view.board):
                yield from wrapped([[(line, None)]], " ", width, self._ink.more)
            return
        from engine.cli.screen.panels import Column, Panels
        from engine.cli.screen.telling import Teller

        teller = Teller(words, self._screen, self._ink, self._texts, next(iter(view.seats), None))
        panels = Panels(teller, self._figures.known(view), width, offered)
        asked = self.asked(view, offered) if only is None else set(only)
        columns: list[Column] = []
        left: list[str] = []  # headings of panels that a higher terminal would have
        for panel in self._screen.panels:
            if panel.id not in asked and (only is not None or panel.since > width):
                continue
            wanted = panel.id in asked or panels.wanted(panel, height)
            if not wanted and not panel.tall:
                continue
            before = teller.remembered()
            body = self._body(panels, panel)
            if not body:
                continue
            placed = panels.placed(columns, panel, body)
            if not wanted and (placed is None or panels.highest(placed) > panels.highest(columns)):
                teller.forget(before)
                left += [title] if (title := teller.say(panel.label)) else []
                continue
            if placed is None:
                yield from panels.together(columns)
            columns = placed or [[(panel, body)]]
        yield from panels.together(columns)
        yield from panels.legend()
        if left:
            yield from panels.left(left)

    def _body(self, panels: Panels, panel: Panel) -> list[Runs]:
        """The lines of a panel below its heading."""
        if panel.shape == "grid":
            from engine.cli.screen import grids

            grid = self._program.ruleset.places[panel.grid].grid
            return [] if grid is None else list(grids.drawn(panels, panel, grid))
        shapes = {"line": panels.line, "rows": panels.rows, "boxes": panels.boxes, "picture": panels.picture}
        return list(shapes[panel.shape](panel))


__all__ = ["Ink", "Painter"]
