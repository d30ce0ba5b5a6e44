"""Numbers of a pack by their paths, as they stand in its files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.diagnostics import Findings, Span, nearest
from engine.ruleset import PieceKind, PlaceKind

from .compile import Compiled
from .rulebook import nearest_path, node_at
from .tree import Mapping, Scalar, find

_NUMBER = re.compile(r"(?<!\w)[0-9]+(?!\w)")


@dataclass(frozen=True, slots=True)
class Numbers:
    """Answers questions about one pack. Each gives nothing, with a finding at ``span``, for what is not there."""

    pack: Compiled
    findings: Findings

    def number(self, path: str, which: int | None, span: Span) -> int | None:
        """A number, or the so-and-so-many'th number inside of a text (from 1)."""
        node = node_at(self.pack, path)
        if node is None:
            self.findings.add("E0850", span, nearest=nearest_path(self.pack, path), path=path)
            return None
        if which is None and isinstance(node, Scalar) and type(node.value) is int:
            return node.value
        if which is None or not isinstance(node, Scalar):
            self.findings.add("E0854", span, path=path)
            return None
        numbers = _NUMBER.findall(node.text)
        if which > len(numbers):
            self.findings.add("E0855", span, path=path, count=len(numbers))
            return None
        return int(numbers[which - 1])

    def count(self, table: str, span: Span) -> int | None:
        """How many things a table makes: its rows, each as often as its ``count`` says."""
        rows = self._table(table, span)
        if rows is None:
            return None
        total = 0
        for entry in rows.entries.values():
            found = find(entry.value, ["count"])
            if found is None:
                total += 1
            elif isinstance(found[1], Scalar) and type(found[1].value) is int:
                total += found[1].value
            else:
                self.findings.add("E0854", span, path=table)
                return None
        return total

    def rows(self, table: str, span: Span) -> list[str]:
        """The ids of a table's rows."""
        rows = self._table(table, span)
        return [] if rows is None else list(rows.entries)

    def row(self, path: str, span: Span) -> str | None:
        """The id of the row that a path names."""
        table, _, row = path.partition(".")
        known = dict(self._tables())
        if table in known and row in known[table].entries:
            return row
        rows = {f"{name}.{row}" for name, within in known.items() for row in within.entries}
        if table in known:
            close = nearest(path, {item for item in rows if item.startswith(f"{table}.")}) or nearest(path, rows)
        else:
            close = next((item for item in sorted(rows) if item.partition(".")[2] in (row, path)), None)
        self._not(path, close or nearest(path, rows), span)
        return None

    def _table(self, name: str, span: Span) -> Mapping | None:
        known = dict(self._tables())
        if name not in known:
            self._not(name, nearest(name, known), span)
        return known.get(name)

    def _not(self, path: str, close: str | None, span: Span) -> None:
        """Something that is no table or no row, or is not there at all."""
        there = node_at(self.pack, path) is not None
        self.findings.add("E0858" if there else "E0850", span, nearest=close, path=path)

    def _tables(self) -> Iterator[tuple[str, Mapping]]:
        """The sections that hold rows, and the rows of sorts."""
        rules = self.pack.ruleset
        kinds: list[PieceKind | PlaceKind] = [*rules.pieces.values(), *rules.places.values()]
        sections = {row.path.partition(".")[0] for kind in kinds for row in kind.rows if row.path}
        for name in sections:
            node = node_at(self.pack, name)
            if isinstance(node, Mapping) and name not in ("pieces", "places", "stores"):
                yield name, node
        for name in rules.sorts:
            node = node_at(self.pack, f"sorts.{name}.rows")
            if isinstance(node, Mapping):
                yield name, node
