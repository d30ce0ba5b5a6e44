"""``screen.yaml``: how a game is shown. Everything that it names is looked up; its texts are typed like those of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping as AbstractMapping
from dataclasses import replace
from itertools import islice

from engine.characters import code_point
from engine.diagnostics import Span, nearest
from engine.language import nodes as n
from engine.language import parse
from engine.pack.tree import Entry, Mapping, Node, Scalar
from engine.ruleset.definitions import Expr, Spot
from engine.ruleset.screen import Glyph, Item, Panel, Screen, Slot

from . import expressions
from .drawn import is_sign, off_the_grid
from .ir import settle
from .names import Names
from .reading import Reader, value_of
from .specs import emit
from .texts import Scope, Text, Work
from .types import BROKEN, NUMBER, PLAYER, Type, Typed, Wrong

NARROWEST = 60
"""Columns of the narrowest screen that every panel without a ``width`` must fit."""

SHAPES = ("line", "rows", "boxes", "picture", "grid")
SHOWS = {"is": "number", "show": "things", "begun": "begun", "phase": "phase", "when": "truth", "doing": "doing"}
_HOLE = re.compile(r"\{([a-z][a-z0-9_]*)( *)\}")


def read_screen(names: Names, tree: Mapping) -> Screen | None:
    """The screen of a pack whose names are known; nothing, with findings, when there is an error in it."""
    return _Reading(names, Reader(names.findings, checked=True)).screen(tree)


class _Reading:
    def __init__(self, names: Names, reader: Reader) -> None:
        self.names, self.reader, self.findings = names, reader, names.findings

    def screen(self, tree: Mapping) -> Screen | None:
        before = len(self.findings)
        entries = tree.entries
        glyphs = {name: self.glyph(entry.value) for name, entry in self.things(value_of(entries, "glyphs"))}
        colours = {
            name: entry.value.text
            for name, entry in self.things(value_of(entries, "colours"))
            if isinstance(entry.value, Scalar)
        }
        panels = tuple(
            self.panel(name, entry) for name, entry in self.reader.entries(value_of(entries, "panels")).items()
        )
        return Screen(glyphs, colours, panels) if len(self.findings) == before else None

    # ---- signs
    def things(self, node: Node | None) -> list[tuple[str, Entry]]:
        """Entries whose keys name seats, kinds or rows."""
        known = self.known()
        found = []
        for name, entry in self.reader.entries(node).items():
            if name in known:
                found.append((name, entry))
            else:
                self.findings.add("E0460", entry.key, nearest=nearest(name, known), word=name)
        return found

    def known(self) -> set[str]:
        names = self.names
        return {*names.seats, *names.order, *names.unions, *names.rows}

    def glyph(self, node: Node) -> Glyph:
        entries = self.reader.entries(node)
        sign, twin = value_of(entries, "sign"), value_of(entries, "ascii")
        plain = twin.text if isinstance(twin, Scalar) else ""
        for said in (sign, twin):
            if isinstance(said, Scalar) and not is_sign(said.text):
                self.findings.add("E0469", said.span)
        return Glyph(sign.text if isinstance(sign, Scalar) else plain, plain)

    # ---- panels
    def panel(self, name: str, entry: Entry) -> Panel:
        entries = self.reader.entries(entry.value)
        shape = self.one_of(entry, SHAPES)
        main = value_of(entries, shape)
        path, label = f"screen.{name}", f"screen-{_dashed(name)}"
        panel = Panel(
            name,
            label,
            shape,
            self.width(entries),
            _word(entries, "stands", "alone"),
            tall=self.reader.number(value_of(entries, "height")) or 0,
            when=self.truth(f"{path}.when", value_of(entries, "when"), None),
            asked=self.set(f"{path}.asked", value_of(entries, "asked"))[0],
            spot=_spot(entry.key),
        )
        match shape:
            case "rows" | "boxes":
                members, kinds = self.set(f"{path}.{shape}", main)
                told = value_of(entries, "columns" if shape == "rows" else "lines")
                called, _ = self.set(f"{path}.called", value_of(entries, "called"), kinds)
                return replace(panel, members=members, called=called, items=self.items(path, label, told, kinds))
            case "picture":
                lines, slots = self.picture(path, main, value_of(entries, "slots"), panel.since)
                return replace(panel, picture=lines, slots=slots)
            case "grid":
                kind, marks = self.grid(main, value_of(entries, "marks"))
                wide = self.reader.number(value_of(entries, "wide")) or 0
                told = value_of(entries, "cells") if kind else None
                items = self.items(path, label, told, frozenset((kind,)))
                return replace(panel, grid=kind, marks=marks, wide=wide, items=items)
            case _:
                return replace(panel, items=self.items(path, label, main, None))

    def one_of(self, entry: Entry, known: tuple[str, ...]) -> str:
        """Which of some keys an entry has: exactly one."""
        entries = self.reader.entries(entry.value)
        found = [key for key in known if key in entries]
        if len(found) != 1:
            place = entries[found[1]].key if found else entry.key
            self.findings.add("E0467", place, known=", ".join(known))
        return found[0] if found else known[0]

    def width(self, entries: AbstractMapping[str, Entry]) -> int:
        return self.reader.number(value_of(entries, "width")) or 0

    def items(self, path: str, label: str, node: Node | None, kinds: frozenset[str] | None) -> tuple[Item, ...]:
        return tuple(
            self.item(f"{path}.{name}", f"{label}-{_dashed(name)}", name, entry, kinds)
            for name, entry in self.reader.entries(node).items()
        )

    def item(self, path: str, label: str, name: str, entry: Entry, kinds: frozenset[str] | None) -> Item:
        entries = self.reader.entries(entry.value)
        expr: Expr | None = None
        each: Expr | None = None
        limit: Expr | None = None
        most = 0
        phases: list[str] = []
        doing: list[str] = []
        key = self.one_of(entry, tuple(SHOWS))
        match key:
            case "is":
                expr = self.number(f"{path}.is", value_of(entries, "is"), kinds)
                limit = self.number(f"{path}.most", value_of(entries, "most"), kinds)
            case "show":
                expr, members = self.set(f"{path}.show", value_of(entries, "show"), kinds)
                each = self.number(f"{path}.with", value_of(entries, "with"), members)
            case "when":
                expr = self.truth(f"{path}.when", value_of(entries, "when"), kinds)
            case "doing":
                doing = self.kinds(value_of(entries, "doing"))
            case _:
                phases = self.phases(value_of(entries, key))
                most = self.reader.number(value_of(entries, "most")) or 0
        return Item(
            name,
            label,
            SHOWS[key],
            expr,
            tuple(phases),
            most,
            _word(entries, "as", "signs"),
            self.width(entries),
            _word(entries, "stands", ""),
            _spot(entry.key),
            each,
            tuple(doing),
            _word(entries, "zero", "told") == "blank",
            limit,
        )

    def kinds(self, node: Node | None) -> list[str]:
        """The kinds of pieces and places that some words name, those of unions one by one."""
        names, found = self.names, list[str]()
        for scalar in self.reader.items(node):
            if scalar.text in names.unions:
                found += names.unions[scalar.text]
            elif scalar.text in names.order:
                found.append(scalar.text)
            else:
                known = {*names.order, *names.unions}
                self.findings.add("E0460", scalar.span, nearest=nearest(scalar.text, known), word=scalar.text)
        return found

    def phases(self, node: Node | None) -> list[str]:
        found = []
        for scalar in self.reader.items(node):
            if scalar.text in self.names.phases:
                found.append(scalar.text)
            else:
                known = self.names.phases
                self.findings.add("E0461", scalar.span, nearest=nearest(scalar.text, known), word=scalar.text)
        return found

    # ---- texts
    def number(self, path: str, node: Node | None, kinds: frozenset[str] | None) -> Expr | None:
        typed = self.typed(path, node, kinds)
        if typed is None:
            return None
        work, tree, found = typed
        try:
            if found.type != NUMBER:
                work.fail("E0500", tree, found="things" if found.type.things else found.type.way)
        except Wrong:
            return None
        return settle(found.expr, {-1: 0})

    def truth(self, path: str, node: Node | None, kinds: frozenset[str] | None) -> Expr | None:
        read = self.read(path, node)
        if read is None:
            return None
        work, tree = read
        try:
            return settle(expressions.truth(work, _scope(kinds), tree), {-1: 0})
        except Wrong:
            return None

    def set(
        self, path: str, node: Node | None, kinds: frozenset[str] | None = None
    ) -> tuple[Expr | None, frozenset[str]]:
        """Things as an expression, and of which kinds they are."""
        typed = self.typed(path, node, kinds)
        if typed is None:
            return None, frozenset((PLAYER,))
        work, tree, found = typed
        try:
            spec = expressions.as_spec(work, found, tree)
        except Wrong:
            return None, frozenset((PLAYER,))
        return settle(emit(self.names, spec), {-1: 0}), spec.kinds

    def typed(
        self, path: str, node: Node | None, kinds: frozenset[str] | None
    ) -> tuple[Work, n.Expression, Typed] | None:
        read = self.read(path, node)
        if read is None:
            return None
        work, tree = read
        try:
            found = expressions.expression(work, _scope(kinds), tree)
        except Wrong:
            return None
        return None if found.type == BROKEN else (work, tree, found)

    def read(self, path: str, node: Node | None) -> tuple[Work, n.Expression] | None:
        """An expression as a tree, and where it stands."""
        scalar = self.reader.text(node)
        if scalar is None:
            return None
        text = Text(path, scalar.text, scalar.at, scalar.span)
        tree = parse(scalar.text, "expr", text.locate, self.findings)
        return None if tree is None else (Work(self.names, text), tree)

    # ---- pictures and grids
    def picture(
        self, path: str, node: Node | None, slots: Node | None, since: int
    ) -> tuple[tuple[str, ...], tuple[Slot, ...]]:
        scalar = self.reader.text(node)
        if scalar is None:
            return (), ()
        exprs = {
            name: self.set(f"{path}.slots.{name}", entry.value)[0] for name, entry in self.reader.entries(slots).items()
        }
        used: set[str] = set()
        lines, holes, offset = [], [], 0
        for number, line in enumerate(scalar.text.rstrip("\n").split("\n")):
            for hole in _HOLE.finditer(line):
                name = hole[1]
                span = scalar.at(offset + hole.start(1), offset + hole.end(1))
                if name in used:
                    self.findings.add("E0471", span, word=name)
                used.add(name)
                if name not in exprs:
                    self.findings.add("E0462", span, nearest=nearest(name, exprs), word=name)
                elif (expr := exprs[name]) is not None:
                    holes.append(Slot(number, hole.start(), hole.end() - hole.start(), expr))
            for odd in islice(off_the_grid(line), 1):
                self.findings.add(
                    "E0470", scalar.at(offset + odd.start(), offset + odd.end()), character=code_point(odd.group())
                )
            if len(line) > (since or NARROWEST):
                span = scalar.at(offset, offset + len(line))
                self.findings.add("E0463", span, columns=len(line), width=since or NARROWEST)
            lines.append(_HOLE.sub(lambda hit: " " * len(hit[0]), line))
            offset += len(line) + 1
        for name, entry in self.reader.entries(slots).items():
            if name not in used:
                self.findings.add("E0464", entry.key, nearest=None, word=name)
        return tuple(lines), tuple(holes)

    def grid(self, node: Node | None, marks: Node | None) -> tuple[str, dict[str, Glyph]]:
        scalar = self.reader.text(node)
        name = "" if scalar is None else scalar.text
        kind = self.names.places.get(name)
        if scalar is None or kind is None or kind.grid is None:
            known = [place.name for place in self.names.places.values() if place.grid is not None]
            if scalar is not None:
                self.findings.add("E0465", scalar.span, nearest=nearest(name, known), word=name)
            return "", {}
        found = {}
        for mark, entry in self.reader.entries(marks).items():
            if mark in kind.grid.marks:
                found[mark] = self.glyph(entry.value)
            else:
                close = nearest(mark, kind.grid.marks)
                self.findings.add("E0466", entry.key, nearest=close, word=mark, grid=name)
        return name, found


def _scope(kinds: frozenset[str] | None) -> Scope:
    """Where ``it`` is a thing of some kinds, or nothing."""
    return Scope(it=None if kinds is None else Typed(("var", -1), Type("one", kinds)))


def _word(entries: AbstractMapping[str, Entry], key: str, otherwise: str) -> str:
    found = value_of(entries, key)
    return found.text if isinstance(found, Scalar) else otherwise


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _spot(span: Span) -> Spot:
    return Spot(span.source.name, *span.source.position(span.start))
