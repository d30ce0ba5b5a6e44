"""Finds the texts of the effect language in the trees of a pack, and what each of them is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.language import Start
from engine.pack.tree import Entry, Mapping, Node, Scalar

_HOLDERS = ("pieces", "places", "stores")
_SECTIONS = frozenset(
    {*_HOLDERS, "sorts", "alike", "regions", "marks", "counters", "payment", "words", "values", "verbs", "rules"}
    | {"phases", "outcome", "standing", "horizon", "bound"}
)
_TYPES: dict[str, Start] = {"effect": "body", "condition": "expr"}


@dataclass(frozen=True, slots=True)
class Effect:
    """A text, and how it is to be read."""

    scalar: Scalar
    start: Start


def printed_types(trees: Iterable[Mapping]) -> dict[str, dict[str, Start]]:
    """For each table the attributes that are texts. A sort's rows stand with it, under the name of the sort."""
    found: dict[str, dict[str, Start]] = {}
    for tree in trees:
        for section in ("sorts", *_HOLDERS):
            for name, kind in _entries(tree, section):
                texts: dict[str, Start] = {}
                for attribute, entry in _entries(kind.value, "printed"):
                    if isinstance(entry.value, Scalar) and entry.value.text in _TYPES:
                        texts[attribute] = _TYPES[entry.value.text]
                table = _value(kind.value, "from")
                found[table.text if isinstance(table, Scalar) else name] = texts
    return found


def effects(tree: Mapping, types: dict[str, dict[str, Start]]) -> Iterator[Effect]:
    """Every text of a file, in no certain order. ``types`` come from all files of the pack."""
    yield from _all(tree, "words", "selector")
    yield from _all(tree, "rules", "body")
    yield from _all(tree, "phases", "body")
    yield from _effect(_value(tree, "standing"), "expr")
    for name in ("values", "verbs"):
        for _, entry in _entries(tree, name):
            yield from _all(entry.value, "takes", "sample")
            yield from _effect(_value(entry.value, "is"), "expr")
            yield from _effect(_value(entry.value, "needs"), "body")
            yield from _effect(_value(entry.value, "do"), "body")
    for _, entry in _entries(tree, "payment"):
        yield from _effect(_value(entry.value, "from"), "selector")
        yield from _effect(_value(entry.value, "to"), "selector")
        yield from _effect(_value(entry.value, "when"), "expr")
    outcome = _value(tree, "outcome")
    if outcome is not None:
        yield from _all(outcome, "ladder", "expr")
    for section in _HOLDERS:
        for _, entry in _entries(tree, section):
            yield from _all(entry.value, "holds", "expr")
            yield from _effect(_value(entry.value, "in_force"), "selector")
    for name, entry in _entries(tree, "sorts"):
        yield from _rows(_value(entry.value, "rows"), types.get(name, {}))
    for name, entry in tree.entries.items():
        if name not in _SECTIONS:
            yield from _rows(entry.value, types.get(name, {}))


def _rows(table: Node | None, types: dict[str, Start]) -> Iterator[Effect]:
    if isinstance(table, Mapping):
        for row in table.entries.values():
            for attribute, start in types.items():
                yield from _effect(_value(row.value, attribute), start)


def _all(node: Node, key: str, start: Start) -> Iterator[Effect]:
    for _, entry in _entries(node, key):
        yield from _effect(entry.value, start)


def _effect(node: Node | None, start: Start) -> Iterator[Effect]:
    if isinstance(node, Scalar) and isinstance(node.value, str):
        yield Effect(node, start)


def _entries(node: Node, key: str) -> Iterator[tuple[str, Entry]]:
    inner = _value(node, key)
    if isinstance(inner, Mapping):
        yield from inner.entries.items()


def _value(node: Node, key: str) -> Node | None:
    entry = node.entries.get(key) if isinstance(node, Mapping) else None
    return None if entry is None else entry.value
