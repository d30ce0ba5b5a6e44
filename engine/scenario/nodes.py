"""Small questions to the tree of a scenario file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.diagnostics import Span
from engine.pack.tree import Mapping, Node, Scalar, Sequence


@dataclass(frozen=True, slots=True)
class Word:
    """A text with its place."""

    text: str
    span: Span


def word(node: Node) -> Word:
    """A scalar's text; of anything else nothing, at its beginning."""
    return Word(node.text if isinstance(node, Scalar) else "", node.span)


def words(node: Node) -> list[Word]:
    """One text, or a list of them."""
    if isinstance(node, Sequence):
        return [word(item) for item in node.items]
    return [word(node)]


def entries(node: Node | None) -> Iterator[tuple[Word, Node]]:
    """The keys and values of a map; nothing where there is no map."""
    if isinstance(node, Mapping):
        for name, entry in node.entries.items():
            yield Word(name, entry.key), entry.value


def get(node: Node, key: str) -> Node | None:
    """The value of a key."""
    entry = node.entries.get(key) if isinstance(node, Mapping) else None
    return None if entry is None else entry.value


def key_span(node: Mapping, key: str) -> Span:
    """Where a key stands."""
    return node.entries[key].key


def number(node: Node) -> int | None:
    """A scalar's whole number."""
    if isinstance(node, Scalar) and type(node.value) is int:
        return node.value
    return None
