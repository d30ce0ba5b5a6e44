"""The shapes of panels: a line of facts, rows, boxes, a picture."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.cli.screen.ink import BOLD, DIM, Ink, Runs, cells, cut, measure, padded, wrapped
from engine.cli.screen.telling import Cell, Teller
from engine.play.figures import Known, Thing
from engine.ruleset.screen import Item, Panel

BOX = 24
"""Columns of the narrowest box."""
NARROW = 4
"""Columns that a column of a table keeps at least."""
APART = "   "
"""Between panels that stand beside one another."""
Column = Sequence[tuple[Panel, Sequence[Runs]]]
"""Panels below one another, with their lines."""
_LINES = {False: "┌─┐│└┘", True: "+-+|++"}


class Panels:
    """Draws panels for one view, so wide. ``offered``: what can be answered now."""

    def __init__(self, teller: Teller, known: Known, width: int, offered: Collection[str] = ()) -> None:
        self.teller, self.known, self.width, self.offered = teller, known, width, offered
        self.ink: Ink = teller.ink

    def heading(self, panel: Panel, width: int) -> Iterator[Runs]:
        """The panel's name, and what is to be known of its signs, with a line behind it; nothing where it has no name."""
        title = self.teller.say(panel.label)
        if title:
            note = self.teller.words.attribute(panel.label, "note")
            title = self.teller.say("screen-noted", title=title, note=note) if note else title
            line = _LINES[self.ink.plain][1]
            name = cut([(title, BOLD)], width - 4, self.ink.more)
            yield [(line * 2 + " ", DIM), *name, (" " + line * (width - 4 - cells(name)), DIM)]

    # ---- panels beside one another
    def placed(self, columns: Sequence[Column], panel: Panel, body: Sequence[Runs]) -> list[Column] | None:
        """The columns with one more panel under the last one, or else beside it; nothing where it must stand alone."""
        if not columns or panel.stands == "alone":
            return None
        *others, last = columns
        under, beside = [*others, [*last, (panel, body)]], [*columns, [(panel, body)]]
        if panel.stands == "under" and self.highest(under[-1:]) <= self.highest(others) and self.fit(under):
            return under
        return beside if self.fit(beside) else None

    def highest(self, columns: Sequence[Column]) -> int:
        """Lines of the highest column, with the headings of its panels."""
        lines = (sum(bool(self.teller.say(panel.label)) + len(body) for panel, body in column) for column in columns)
        return max(lines, default=0)

    def fit(self, columns: Sequence[Column]) -> bool:
        """Whether there is room for all of these beside one another."""
        return sum(map(self.natural, columns)) + measure(APART) * (len(columns) - 1) <= self.width

    def natural(self, column: Column) -> int:
        """Columns of the screen that some panels below one another need."""
        titles = [self.teller.say(panel.label) for panel, _ in column]
        bodies = [cells(_bare(line)) for _, body in column for line in body]
        return max([measure(title) + 6 for title in titles if title] + bodies, default=0)

    def together(self, columns: Sequence[Column]) -> Iterator[Runs]:
        """Panels with their headings, from left to right; the last column takes what room is left."""
        left, parts = self.width, list[list[Runs]]()
        widths = list[int]()
        for number, column in enumerate(columns, 1):
            widths.append(left if number == len(columns) else self.natural(column))
            left -= widths[-1] + measure(APART)
            parts.append([line for panel, body in column for line in (*self.heading(panel, widths[-1]), *body)])
        for number in range(max(map(len, parts), default=0)):
            line: Runs = []
            for lines, width in zip(parts, widths, strict=True):
                part = lines[number] if number < len(lines) else []
                line += [(APART, None)] * bool(line) + padded(cut(_bare(part), width, self.ink.more), width)
            yield line

    def legend(self) -> Iterator[Runs]:
        """What the signs mean that were drawn."""
        told = self.teller.legend()
        if told:
            label: Runs = [(self.teller.say("screen-legend"), DIM)]
            yield from wrapped([label, *told], "  ", self.width, self.ink.more)

    def left(self, titles: Sequence[str]) -> Iterator[Runs]:
        """Which panels are not there because the terminal is too low, and how they can be seen."""
        told = self.teller.say("screen-left", what=self.teller.words.join(titles), one=titles[0])
        yield from wrapped([[(told, DIM)]], " ", self.width, self.ink.more)

    def wanted(self, panel: Panel, height: int | None) -> bool:
        """Whether there is room for a panel on so high a terminal, or it is wanted just now."""
        if panel.when is not None and self.known.truth(panel.when) is not False:
            return True
        if not panel.tall and (panel.when is not None or panel.asked is not None):
            return False
        return height is None or panel.tall <= height

    def items(self, items: Sequence[Item]) -> list[Item]:
        """Those that this width has room for."""
        return [item for item in items if item.since <= self.width]

    def told(self, item: Item, it: str | None = None) -> Cell:
        """An item with its words before it; nothing where it has nothing to tell."""
        cell = self.teller.cell(item, self.known, it)
        if not cell:
            return []
        label = self.teller.say(item.label)
        if item.shows == "truth" and cell[0][0][0] != self.teller.say("screen-unknown"):
            return [[(label, None)]]
        gap = ", " if item.way in ("names", "both") else " "
        chunks: Cell = [[*chunk, (gap.rstrip(), None)] for chunk in cell[:-1]] + [cell[-1]]
        if label:
            chunks[0] = [(label + " ", DIM), *chunks[0]]
        return chunks

    def label(self, item: Item) -> Runs:
        return [(self.teller.say(item.label), DIM)]

    # ---- shapes
    def line(self, panel: Panel) -> Iterator[Runs]:
        """Facts one after another, three blanks apart, or on lines of their own."""
        lines: list[Runs] = []
        for item in self.items(panel.items):
            for number, chunk in enumerate(self.told(item)):
                gap = " " if number else "   "
                below = item.stands == "alone" and not number
                if lines and not below and cells(lines[-1]) + len(gap) + cells(chunk) <= self.width:
                    lines[-1] += [(gap, None), *chunk]
                else:
                    indent: Runs = [("  ", None)] if number else []
                    lines += [indent + piece for piece in wrapped([chunk], " ", self.width - 2, self.ink.more)]
        yield from lines

    def members(self, panel: Panel) -> list[Thing]:
        return [] if panel.members is None else self.known.things(panel.members) or []

    def called(self, panel: Panel, member: Thing) -> Thing:
        """What names a row or a box: the member, or what the panel says instead."""
        found = None if panel.called is None else self.known.things(panel.called, member.name)
        return found[0] if found else member

    def rows(self, panel: Panel) -> Iterator[Runs]:
        """A table: a row for each member, a column for each item; columns that are too wide are wrapped."""
        members = self.members(panel)
        told = [
            (item, [self.teller.cell(item, self.known, thing.name) for thing in members])
            for item in self.items(panel.items)
        ]
        told = [(item, column) for item, column in told if any(column)]
        if not told:
            return
        items = [item for item, _ in told]
        head: list[Cell] = [[], *([self.label(item)] for item in items)]
        gaps = [" ", *(", " if item.way in ("names", "both") else " " for item in items)]
        called = [self.called(panel, thing) for thing in members]
        for title in (self.teller.title, self.teller.short):
            body = [[[title(thing)], *(column[number] for _, column in told)] for number, thing in enumerate(called)]
            widths = self.fitted([head, *body], gaps)
            if not self.breaks([head, *body], widths):
                break
        numeric = [False, *(item.shows == "number" for item in items)]
        titled = any(text for cell in head for chunk in cell for text, _ in chunk)
        for row in (head, *body) if titled else body:
            columns = [
                wrapped(cell, gap, width, self.ink.more) for cell, gap, width in zip(row, gaps, widths, strict=True)
            ]
            for number in range(max(1, *(len(column) for column in columns))):
                line: Runs = []
                for column, width, right in zip(columns, widths, numeric, strict=True):
                    part = column[number] if number < len(column) else []
                    line += [*padded(part, width, right=right), ("  ", None)]
                yield cut(line[:-1], self.width, self.ink.more)

    def breaks(self, rows: Sequence[Sequence[Cell]], widths: Sequence[int]) -> bool:
        """Whether a chunk is wider than its column."""
        return any(
            cells(chunk) > width for row in rows for cell, width in zip(row, widths, strict=True) for chunk in cell
        )

    def fitted(self, rows: Sequence[Sequence[Cell]], gaps: Sequence[str]) -> list[int]:
        """Widths of columns: as wide as what stands there, the widest narrower until all fit; chunks stay whole as long
        as that is possible."""
        columns = range(len(gaps))
        wide = [max(_length(row[column], gaps[column]) for row in rows) for column in columns]
        least = [max((cells(chunk) for row in rows for chunk in row[column]), default=0) for column in columns]
        for kept in (least, [NARROW] * len(wide)):
            while sum(wide) + 2 * (len(wide) - 1) > self.width:
                spare = [width if width > low else 0 for width, low in zip(wide, kept, strict=True)]
                if not any(spare):
                    break
                wide[spare.index(max(spare))] -= 1
        return wide

    def boxes(self, panel: Panel) -> Iterator[Runs]:
        """A box for each member, as many beside one another as there is room for."""
        members = self.members(panel)
        if not members:
            return
        across = max(1, min(len(members), (self.width + 1) // (BOX + 1)))
        wide = (self.width + 1) // across - 1
        for start in range(0, len(members), across):
            group = members[start : start + across]
            insides = [self.inside(panel, thing, wide - 4) for thing in group]
            height = max(map(len, insides))
            boxes = [
                list(self.box(self.called(panel, thing), inside, wide, height))
                for thing, inside in zip(group, insides, strict=True)
            ]
            for parts in zip(*boxes, strict=True):
                line: Runs = []
                for part in parts:
                    line += [*part, (" ", None)]
                yield line[:-1]

    def inside(self, panel: Panel, thing: Thing, width: int) -> list[Runs]:
        lines: list[Runs] = []
        for item in self.items(panel.items):
            told = self.told(item, thing.name)
            found = wrapped(told, " ", width, self.ink.more)
            if not found:
                continue
            if item.stands == "beside" and lines and cells(lines[-1]) + 2 + cells(found[0]) <= width:
                lines[-1] += [("  ", None), *found.pop(0)]
            lines += found
        return lines

    def box(self, thing: Thing, inside: Sequence[Runs], width: int, height: int) -> Iterator[Runs]:
        left, across, right, side, down_left, down_right = tuple(_LINES[self.ink.plain])
        title = cut([(text, colour or BOLD) for text, colour in self.teller.title(thing)], width - 4, self.ink.more)
        rest = width - 4 - cells(title)
        yield [(left + " ", DIM), *title, (" " + across * rest + right, DIM)]
        for number in range(height):
            line = inside[number] if number < len(inside) else []
            yield [(side + " ", DIM), *padded(line, width - 4), (" " + side, DIM)]
        yield [(down_left + across * (width - 2) + down_right, DIM)]

    def picture(self, panel: Panel) -> Iterator[Runs]:
        """The picture with its slots filled; what does not fit into a slot is cut."""
        for number, text in enumerate(panel.picture):
            line: Runs = []
            at = 0
            for slot in (slot for slot in panel.slots if slot.line == number):
                line.append((text[at : slot.start], DIM))
                told = self.teller.signs(self.known.things(slot.expr))
                joined: Runs = [run for chunk in told for run in (*chunk, (" ", None))][:-1]
                line += padded(cut(joined, slot.width, self.ink.more), slot.width)
                at = slot.start + slot.width
            line.append((text[at:], DIM))
            yield cut(line, self.width, self.ink.more)


def _bare(line: Runs) -> Runs:
    """A line without the blanks at its end."""
    kept = list(line)
    while kept and not kept[-1][0].rstrip(" "):
        kept.pop()
    if kept:
        kept[-1] = (kept[-1][0].rstrip(" "), kept[-1][1])
    return kept


def _length(cell: Cell, gap: str) -> int:
    return sum(map(cells, cell)) + measure(gap) * max(0, len(cell) - 1)
