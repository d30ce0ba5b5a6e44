"""What is wrong with messages that are good Fluent: names that are not there, circles, variables nobody gives."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from fluent.syntax import Visitor, ast

FUNCTIONS = frozenset({"NUMBER", "DATETIME", "CAPITAL"})
RULES = frozenset({"PERSON", "FORM"})
"""What every message of a rules text is given."""


@dataclass(slots=True)
class Uses:
    """What a message or a term speaks of. Terms have ``-`` before their names.

    ``within``  messages and terms whose own text it shows; ``names`` those of which it shows anything
    """

    within: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    variables: list[str] = field(default_factory=list)


def uses(item: ast.Message | ast.Term) -> Uses:
    """What an entry speaks of, in the order of its text."""
    found = Uses()

    class _Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.names.append(node.id.name)
            if node.attribute is None:
                found.within.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            found.names.append("-" + node.id.name)
            if node.attribute is None:
                found.within.append("-" + node.id.name)
            self.generic_visit(node)

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            found.functions.append(node.id.name)
            self.generic_visit(node)

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.variables.append(node.id.name)

    _Finder().visit(item)
    return found


def spread(variables: Collection[str], parts: Iterable[str]) -> Collection[str]:
    """What a message may speak of: in rules texts also how many a part speaks of, and its features: ``what-count``."""
    if not RULES.issubset(variables):
        return variables
    names = {name.split("-")[0] for name in variables}
    return {*variables, *names, *(f"{name}-{part}" for name in names for part in parts)}


def faults(
    entries: Mapping[str, Uses], known: Collection[str], given: Mapping[str, Collection[str]]
) -> Iterator[tuple[str, str, str]]:
    """The code, the entry and the word of each fault of ``entries``.

    ``known``  the names of all messages and terms of the language.
    ``given``  the variables that messages are given, where that is known.
    """
    for name, use in entries.items():
        for other in dict.fromkeys(use.names):
            if other not in known:
                yield "E0907", name, other
        for function in dict.fromkeys(use.functions):
            if function not in FUNCTIONS:
                yield "E0907", name, function
        variables = given.get(name)
        if variables is not None:
            for variable in dict.fromkeys(use.variables):
                if variable not in variables:
                    yield "E0906", name, variable
        if _meets_itself(name, entries):
            yield "E0908", name, ""


def _meets_itself(name: str, entries: Mapping[str, Uses]) -> bool:
    seen: set[str] = set()
    todo = [*entries[name].within]
    while todo:
        other = todo.pop()
        if other == name:
            return True
        if other not in seen and other in entries:
            seen.add(other)
            todo += entries[other].within
    return False
