"""The tree of a YAML file: plain values, each with the place it was written at and the layer it came from."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as AbstractMapping
from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, TypeAlias, assert_never

from engine.diagnostics import Findings, Note, Source, Span

Value: TypeAlias = str | int | float | bool | None

BASE = "base"
"""The layer of a pack's own files."""


class Style(Enum):
    """How a scalar was written."""

    PLAIN = "plain"
    SINGLE = "single"
    DOUBLE = "double"
    LITERAL = "literal"
    FOLDED = "folded"


@dataclass(frozen=True, slots=True)
class Scalar:
    """One value.

    ``value``    what it means by the core rules of YAML 1.2.
    ``text``     the characters it stands for, also where ``value`` is a number (``"012"``).
    ``offsets``  for each character of ``text`` its offset in the source, and one more for the end; nothing where
                 that could not be worked out.
    """

    span: Span
    value: Value
    text: str
    style: Style = Style.PLAIN
    offsets: AbstractSequence[int] | None = field(default=None, repr=False)
    layer: str = BASE

    def at(self, start: int, end: int) -> Span:
        """Where the characters ``start`` to ``end`` (one past the last) of ``text`` stand in the source.

        Numbers outside of the text are moved to its ends. Without offsets the answer is the scalar's start.
        """
        source = self.span.source
        if self.offsets is None:
            return Span(source, self.span.start, self.span.start)
        start = max(0, min(start, len(self.text)))
        end = max(start, min(end, len(self.text)))
        first = self.offsets[start]
        return Span(source, first, self._end_of(end - 1) if end > start else first)

    def _end_of(self, index: int) -> int:
        """One past the last source character of a character of ``text``.

        The next character's offset will not do where line breaks and blanks between the two were dropped.
        """
        assert self.offsets is not None
        offset, character = self.offsets[index], self.text[index]
        written = self.span.source.text[offset : offset + 1]
        escaped = (self.style is Style.DOUBLE and written == "\\") or (
            self.style is Style.SINGLE and character == "'" and written == "'"
        )
        return offset + 1 if written == character and not escaped else max(offset + 1, self.offsets[index + 1])


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list; ``span`` runs from its first character to the end of its last item or bracket."""

    span: Span
    items: tuple[Node, ...]
    layer: str = BASE


@dataclass(frozen=True, slots=True)
class Entry:
    """A key's place and its value."""

    key: Span
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
    """A map in the order of the file; ``span`` runs from its first character to the end of its last value or brace."""

    span: Span
    entries: AbstractMapping[str, Entry]
    layer: str = BASE


Node: TypeAlias = Scalar | Sequence | Mapping


def plain(node: Node) -> Any:
    """The bare data: dicts, lists, strings, numbers, truths and ``None``."""
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key: plain(entry.value) for key, entry in node.entries.items()}
        case _:
            assert_never(node)


def size(node: Node) -> int:
    """How many keys, values, lists and maps there are in it, itself included."""
    match node:
        case Scalar():
            return 1
        case Sequence():
            return 1 + sum(size(item) for item in node.items)
        case Mapping():
            return 1 + sum(1 + size(entry.value) for entry in node.entries.values())
        case _:
            assert_never(node)


def find(node: Node, path: Iterable[str | int]) -> tuple[Span | None, Node] | None:
    """The node at a path of keys and list indices, with the place of its own key if it has one.

    Returns nothing when there is no such path.
    """
    key: Span | None = None
    for step in path:
        match node, step:
            case Mapping(), str() if step in node.entries:
                entry = node.entries[step]
                key, node = entry.key, entry.value
            case Sequence(), int() if 0 <= step < len(node.items):
                key, node = None, node.items[step]
            case _:
                return None
    return key, node


def merge(mappings: Iterable[Mapping], findings: Findings) -> Mapping:
    """Join the top levels of several files into one map.

    A section (a key of the top level) that is a map may stand in several files: its entries are joined. The same
    entry twice, or a section twice that is no map, is a finding (``E0123``) with both places; the first one stays.
    """
    top: dict[str, Entry] = {}
    span: Span | None = None
    layer = BASE
    for mapping in mappings:
        if span is None:
            span, layer = mapping.span, mapping.layer
        for name, section in mapping.entries.items():
            known = top.get(name)
            if known is None:
                top[name] = section
                continue
            match known.value, section.value:
                case Mapping() as first, Mapping() as second:
                    joined = _join(name, first, second, findings)
                    top[name] = replace(known, value=joined)
                case _:
                    _twice(name, known.key, section.key, findings)
    return Mapping(span or Span(Source("", ""), 0, 0), top, layer)


def _join(section: str, first: Mapping, second: Mapping, findings: Findings) -> Mapping:
    entries = dict(first.entries)
    for name, entry in second.entries.items():
        if name in entries:
            _twice(f"{section}.{name}", entries[name].key, entry.key, findings)
        else:
            entries[name] = entry
    return replace(first, entries=entries)


def _twice(path: str, first: Span, second: Span, findings: Findings) -> None:
    findings.add("E0123", second, notes=[Note("note-first-here", first, {"what": path})], path=path)
