"""What is wrong with messages that are good Fluent: names that are not there, circles, variables nobody gives."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from fluent.syntax import Visitor, ast

from engine.diagnostics import nearest
from engine.text.safe import DIGITS, MOST_DIGITS

FUNCTIONS: Mapping[str, Collection[str]] = {
    "NUMBER": {*DIGITS, "style", "currency", "currencyDisplay", "useGrouping"},
    "DATETIME": {"dateStyle", "timeStyle", "hour12", "timeZone", "timeZoneName"},
    "CAPITAL": (),
}
"""The functions that messages may call, each with its arguments that have names."""
RULES = frozenset({"PERSON", "FORM"})
"""What every message of a rules text is given."""
LONGEST_NUMBER = 15
"""So many digits a number in a message may have."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong from ``start`` to ``end`` in the file of an entry; ``more`` are parameters of the finding."""

    code: str
    start: int
    end: int
    what: str = ""
    nearest: str | None = None
    more: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Word:
    """A name, from ``start`` to ``end`` in its file."""

    name: str
    start: int
    end: int


@dataclass(slots=True)
class Uses:
    """What a message or a term speaks of. Terms have ``-`` before their names.

    ``within``   messages and terms whose own text it shows; ``names`` those of which it shows anything
    ``numbers``  variables that a function reads as numbers
    ``faults``   what can be seen to be wrong without a look at other entries
    """

    within: list[str] = field(default_factory=list)
    names: list[Word] = field(default_factory=list)
    functions: list[Word] = field(default_factory=list)
    variables: list[Word] = field(default_factory=list)
    numbers: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)


def uses(item: ast.Message | ast.Term) -> Uses:
    """What an entry, parsed with its places, speaks of, in the order of its text."""
    found = Uses()

    class _Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.names.append(_word(node.id.name, node))
            if node.attribute is None:
                found.within.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            found.names.append(_word("-" + node.id.name, node))
            if node.attribute is None:
                found.within.append("-" + node.id.name)
            self.generic_visit(node)

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            found.functions.append(_word(node.id.name, node))
            if node.id.name in FUNCTIONS:
                _arguments(node, found)
            self.generic_visit(node)

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.variables.append(_word(node.id.name, node))

        def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:
            if len(node.value) > LONGEST_NUMBER:
                at = _word("", node)
                found.faults.append(Fault("E0916", at.start, at.end, more={"limit": LONGEST_NUMBER}))

    _Finder().visit(item)
    return found


def _word(name: str, node: ast.SyntaxNode) -> Word:
    assert node.span is not None
    return Word(name, node.span.start, node.span.end)


def _arguments(call: ast.FunctionReference, found: Uses) -> None:
    """Arguments of a function that it does not take."""
    function = call.id.name
    for value in call.arguments.positional:
        if isinstance(value, ast.VariableReference) and function == "NUMBER":
            found.numbers.add(value.id.name)
    for argument in call.arguments.named:
        name, at = argument.name.name, _word("", argument)
        digits = argument.value.value if isinstance(argument.value, ast.NumberLiteral) else ""
        if name not in FUNCTIONS[function]:
            close = nearest(name, FUNCTIONS[function])
            found.faults.append(Fault("E0914", at.start, at.end, name, close, {"function": function}))
        elif name in DIGITS and not (
            digits.isdecimal() and len(digits) < LONGEST_NUMBER and int(digits) <= MOST_DIGITS
        ):
            found.faults.append(Fault("E0915", at.start, at.end, name, None, {"limit": MOST_DIGITS}))


def spread(variables: Collection[str], parts: Iterable[str]) -> Collection[str]:
    """What a message may speak of: in rules texts also how many a part speaks of, and its features: ``what-count``."""
    if not RULES.issubset(variables):
        return variables
    names = {name.split("-")[0] for name in variables}
    return {*variables, *names, *(f"{name}-{part}" for name in names for part in parts)}


def faults(
    entries: Mapping[str, Uses], known: Mapping[str, Word], given: Mapping[str, Collection[str]]
) -> Iterator[tuple[str, Fault]]:
    """Each fault of ``entries`` with the name of its entry, in the order of their texts.

    ``known``  where the names of all messages and terms of the language stand.
    ``given``  the variables that messages are given, where that is known.
    """
    for name, use in entries.items():
        wrong = list(use.faults)
        wrong += [_unknown("E0907", word, known) for word in _firsts(use.names) if word.name not in known]
        wrong += [_unknown("E0907", word, FUNCTIONS) for word in _firsts(use.functions) if word.name not in FUNCTIONS]
        variables = given.get(name)
        if variables is not None:
            wrong += [
                _unknown("E0906", word, variables) for word in _firsts(use.variables) if word.name not in variables
            ]
        if _meets_itself(name, entries):
            wrong.append(Fault("E0908", known[name].start, known[name].end))
        yield from ((name, fault) for fault in wrong)


def _firsts(words: Iterable[Word]) -> Iterable[Word]:
    """Each name where it stands first."""
    found: dict[str, Word] = {}
    for word in words:
        found.setdefault(word.name, word)
    return found.values()


def _unknown(code: str, word: Word, known: Iterable[str]) -> Fault:
    return Fault(code, word.start, word.end, word.name, nearest(word.name, known))


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
