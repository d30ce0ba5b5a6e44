"""What can only be seen when all definitions are read, or all texts compiled: what is broken, circles of values, costs that
are run where nobody can refuse."""

from __future__ import annotations

from engine.diagnostics import Note, Severity, Span
from engine.pack.tree import Mapping
from engine.ruleset.definitions import Expr

from .ir import walk
from .names import Names

DEFINING = ("sorts", "alike", "pieces", "places", "stores", "regions", "marks", "counters", "words", "values", "verbs")
"""The sections whose definitions say what their names mean."""


def leave_alone(names: Names, merged: Mapping) -> None:
    """What has an error in its definition is broken: texts that use it could be wrong for no other reason than that."""
    wrong = [item.span for item in names.findings if item.severity is Severity.ERROR and item.span is not None]
    sections = {name: entry.value for name, entry in merged.entries.items() if wrong and name in DEFINING}
    for section, node in sections.items():
        for name, entry in node.entries.items() if isinstance(node, Mapping) else ():
            start, end = entry.key.start, max(entry.key.end, entry.value.span.end)
            if not any(span.source is entry.key.source and start <= span.start < end for span in wrong):
                continue
            if section != "verbs":
                names.broken.add(name)
            elif name in names.verbs:
                verb = names.verbs[name]
                verb.broken, verb.needs, verb.do = True, None, None


def check_cycles(names: Names) -> None:
    """A value must not reach itself, neither by its definition nor by what changes it or limits places."""
    reach: dict[str, dict[str, Span]] = {}
    for name, value in names.values.items():
        if value.expr is not None:
            reach.setdefault(name, {}).update(dict.fromkeys(_values(names, value.expr), value.span))
    for modifier, span in names.modifiers:
        parts = (modifier.condition, modifier.amount, *modifier.tests)
        if modifier.carrier is not None:
            parts = (*parts, modifier.carrier.test)
        for part in parts:
            for found in _values(names, part):
                reach.setdefault(modifier.value, {}).setdefault(found, span)
    reported: set[frozenset[str]] = set()
    for name in names.values:
        chain = _chain(name, reach)
        if chain is None or frozenset(chain) in reported:
            continue
        reported.add(frozenset(chain))
        span = reach[chain[0]][chain[1]]
        value = names.values[name]
        code = "E0600" if span == value.span else "E0601"
        if code == "E0600" and any(item.code == "E0600" for item in names.findings):
            continue
        notes = [] if code == "E0600" else [Note("note-other-place", value.span)]
        names.findings.add(code, span, notes=notes, chain=" → ".join(chain))


def _values(names: Names, expr: Expr) -> list[str]:
    """The values that an expression asks for, also through the room of places and what may be paid."""
    found: list[str] = []
    for part in walk(expr):
        if part[0] == "value":
            found.append(part[1])
        elif part[0] == "room":
            for holds in [place.holds for place in names.places.values()] + [p.holds for p in names.pieces.values()]:
                for number in holds.values():
                    found.extend(inner[1] for inner in walk(number or ("true",)) if inner[0] == "value")
        elif part[0] == "payable":
            for payment in names.payments.values():
                for where in (payment.source, payment.target, payment.when or ("true",)):
                    found.extend(inner[1] for inner in walk(where) if inner[0] == "value")
    return list(dict.fromkeys(found))


def _chain(start: str, reach: dict[str, dict[str, Span]]) -> list[str] | None:
    """The shortest way from a value back to itself."""
    todo: list[list[str]] = [[start]]
    seen: set[str] = set()
    while todo:
        path = todo.pop(0)
        for other in reach.get(path[-1], {}):
            if other == start:
                return [*path, start]
            if other not in seen:
                seen.add(other)
                todo.append([*path, other])
    return None


def check_costs(names: Names) -> None:
    """An effect that pays outside of a strict block must only ever be run inside of one."""
    for attribute, spans in names.loose_costs.items():
        run = names.loose_runs.get(attribute)
        if run is None:
            continue
        for span in spans:
            names.findings.add("E0617", span, notes=[Note("note-run-here", run)], word=attribute)
