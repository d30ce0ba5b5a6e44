"""Counters: of the game, of seats, and of the members of kinds."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.diagnostics import Span, nearest
from engine.pack.tree import Entry, Mapping, Node, Scalar
from engine.ruleset.definitions import Counter

from .kinds import Kinds
from .names import Names
from .reading import no_bounds, value_of
from .symbols import give, kind_named, type_named
from .types import PLAYER

COUNTER_KEYS = ("is", "starts", "from", "to", "lasts", "source")
Bounds: TypeAlias = tuple[int | None, int | None]
"""The least and the most, where they are said."""


def read_counters(kinds: Kinds, node: Node | None) -> None:
    """Counters of the game, of seats, and of the members of kinds."""
    names, reader = kinds.names, kinds.reader
    for name, entry in reader.entries(node).items():
        kinds.counters.append((name, None, entry))
    for name, kind, entry in kinds.counters:
        known = names.counters.get(name)
        if known is not None and kind is not None and known.of is not None:
            other = _counter(kinds, name, kind, entry)
            if other is not None and (other.type != known.type or kind in names.counter_kinds(name)):
                names.findings.add("E0422", entry.key, word=name, kinds=f"{known.of}, {kind}")
            elif other is not None:
                names.shared.setdefault(name, [known]).append(other)
            continue
        if not give(names, name, "counter", entry.key):
            continue
        counter = _counter(kinds, name, kind, entry)
        if counter is None:
            names.nouns.pop(name)
            names.broken.add(name)
        else:
            names.counters[name] = counter


def _counter(kinds: Kinds, name: str, kind: str | None, entry: Entry) -> Counter | None:
    names, reader = kinds.names, kinds.reader
    entries = reader.entries(entry.value, COUNTER_KEYS if kind is not None else (*COUNTER_KEYS, "of"))
    type_ = type_named(names, reader, reader.text(value_of(entries, "is")), ("number",))
    of = kind
    if kind is None and "of" in entries:
        of = kind_named(names, reader, reader.text(entries["of"].value))
        if of is None:
            return None
    if type_ is None:
        if "is" not in entries:
            names.findings.add("E0449", entry.key, key="is")
        return None
    low, high = reader.bounds(entries)
    if type_[0] != "number":
        no_bounds(names.findings, name, entry)
    lasts = reader.text(value_of(entries, "lasts")) if "lasts" in entries else None
    starts = _starts(kinds, type_, of, entries.get("starts"), (low, high))
    counter = Counter(name, of, *type_, starts, low, high, lasts.text if lasts else "game")
    if type_[0] == "number" and "starts" in entries:
        kinds.numbers.append((counter, entries["starts"].value.span))
    return counter


def _starts(kinds: Kinds, type_: tuple[str, bool], of: str | None, entry: Entry | None, bounds: Bounds) -> Any:
    """A number, an id, nothing, or a printed attribute of the same type. Ids of rows are looked up later."""
    names = kinds.names
    name, optional = type_
    if entry is None:
        return _within(0, bounds) if name == "number" else None
    node = entry.value
    if not isinstance(node, Scalar):
        kinds.reader.fault(node, "text")
        return _within(0, bounds) if name == "number" else None
    if name == "number" and isinstance(node.value, int) and not isinstance(node.value, bool):
        return node.value
    if node.text in ("none", "") and optional:
        return None
    known = names.attribute_kinds(node.text, names.bases(of) if of else frozenset())
    if known:
        if any(attribute.type != name for attribute in known.values()):
            names.findings.add("E0416", node.span, word=node.text, wanted=name)
        return ("attr", node.text)
    if name == "number":
        names.findings.add("E0416", node.span, word=node.text, wanted="number")
        return _within(0, bounds)
    return node.text


def _within(number: int, bounds: Bounds) -> int:
    """The number itself, or the nearest that a counter may hold."""
    low, high = bounds
    most = number if high is None else min(number, high)
    return most if low is None else max(most, low)


def check_counters(kinds: Kinds) -> None:
    """What can only be seen when rows, verbs and phases are known."""
    names = kinds.names
    for numbered, span in kinds.numbers:
        _check_first(names, numbered, span)
    for name, _, entry in kinds.counters:
        counter = names.counters.get(name)
        if counter is None or not isinstance(entry.value, Mapping):
            continue
        entries = entry.value.entries
        if counter.lasts != "game" and counter.lasts not in names.phases and counter.lasts not in names.verbs:
            node = entries["lasts"].value
            close = nearest(counter.lasts, [*names.phases, *names.verbs])
            names.findings.add("E0423", node.span, word=counter.lasts, nearest=close)
        if isinstance(counter.starts, str) and "starts" in entries:
            check_thing(names, counter.starts, counter.type, entries["starts"].value.span)
        if counter.starts is None and counter.type != "number" and not counter.optional:
            span = entries["starts"].value.span if "starts" in entries else entry.key
            names.findings.add("E0545", span, word=name)


def _check_first(names: Names, counter: Counter, span: Span) -> None:
    """A counter begins with a number that it may hold, whichever row says it."""
    starts, bounds = counter.starts, (counter.low, counter.high)
    firsts: dict[str, object] = {"": starts} if isinstance(starts, int) else {}
    if isinstance(starts, tuple):
        of = names.bases(counter.of or "")
        firsts = {row.id: row.printed.get(starts[1]) for kind, row in names.rows.values() if kind in of}
    for row, first in firsts.items():
        if isinstance(first, int) and (close := _within(first, bounds)) != first:
            names.findings.add(
                "E0451", span, nearest=str(close), first=first, row=row or "none",
                low="none" if counter.low is None else str(counter.low),
                high="none" if counter.high is None else str(counter.high),
            )  # fmt: skip
            return


def check_thing(names: Names, id_: str, kind: str, span: Span) -> bool:
    """Whether an id names one thing of a kind."""
    bases = names.bases(kind)
    members = [row for row, (of, _) in names.rows.items() if of in bases]
    members += [place for place in names.places if place in bases]
    members += names.seats if PLAYER in bases else ()
    if id_ in members:
        return True
    cell = id_.rpartition(".")[0].rpartition(".")[0] or id_.rpartition(".")[0]
    if cell in bases and cell in names.places:
        return True
    if id_ not in names.broken:
        names.findings.add("E0416", span, word=id_, wanted=kind, nearest=nearest(id_, members))
    return False
