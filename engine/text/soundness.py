"""What is wrong with messages that are good Fluent: names that are not there, circles, variables and attributes of nobody."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from fluent.syntax import Visitor, ast

from engine.diagnostics import Severity, nearest
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
    """What is wrong from ``start`` to ``end`` in the file of an entry; ``more`` are parameters of the finding.

    ``through``  the message that shows the text of this one where it is wrong
    """

    code: str
    start: int
    end: int
    what: str = ""
    nearest: str | None = None
    more: Mapping[str, str | int] = field(default_factory=dict)
    through: str | None = None
    severity: Severity = Severity.ERROR


Part: TypeAlias = str | None
"""A text of an entry: one of its attributes, or its own."""


@dataclass(frozen=True, slots=True)
class Word:
    """A name, from ``start`` to ``end`` in its file; ``part`` is the text in which it stands.

    ``attribute``  where an attribute of that name is meant
    """

    name: str
    start: int
    end: int
    part: Part = None
    attribute: str | None = None


@dataclass(slots=True)
class Uses:
    """What a message or a term speaks of. Terms have ``-`` before their names.

    ``parts``    the texts that it has, and where they begin
    ``numbers``  variables that a function reads as numbers
    ``faults``   what can be seen to be wrong without a look at other entries
    """

    parts: dict[Part, Word] = field(default_factory=dict)
    names: list[Word] = field(default_factory=list)
    functions: list[Word] = field(default_factory=list)
    variables: list[Word] = field(default_factory=list)
    numbers: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)


Entries: TypeAlias = Mapping[str, Uses]
"""What messages and terms speak of, by their names."""


def uses(item: ast.Message | ast.Term) -> Uses:
    """What an entry, parsed with its places, speaks of, in the order of its text."""
    found = Uses()
    part: Part = None

    def word(name: str, node: ast.SyntaxNode, attribute: ast.Identifier | None = None) -> Word:
        assert node.span is not None
        return Word(name, node.span.start, node.span.end, part, None if attribute is None else attribute.name)

    class _Finder(Visitor):
        def visit_Attribute(self, node: ast.Attribute) -> None:
            nonlocal part
            part = node.id.name
            found.parts[part] = word(part, node.id)
            self.generic_visit(node)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.names.append(word(node.id.name, node, node.attribute))

        def visit_TermReference(self, node: ast.TermReference) -> None:
            found.names.append(word("-" + node.id.name, node, node.attribute))
            self.generic_visit(node)

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            found.functions.append(word(node.id.name, node))
            if node.id.name in FUNCTIONS:
                _arguments(node, found)
            self.generic_visit(node)

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.variables.append(word(node.id.name, node))

        def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:
            if len(node.value) > LONGEST_NUMBER:
                at = word("", node)
                found.faults.append(Fault("E0916", at.start, at.end, more={"limit": LONGEST_NUMBER}))

    if item.value is not None:
        found.parts[None] = word(item.id.name, item.id)
    _Finder().visit(item)
    return found


def _arguments(call: ast.FunctionReference, found: Uses) -> None:
    """Arguments of a function that it does not take."""
    function = call.id.name
    for value in call.arguments.positional:
        if isinstance(value, ast.VariableReference) and function == "NUMBER":
            found.numbers.add(value.id.name)
    for argument in call.arguments.named:
        name, at = argument.name.name, argument.span
        assert at is not None
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


@dataclass(frozen=True, slots=True)
class Given:
    """What is known of the messages that are asked for.

    ``variables``   what each is given, by its name; where one of its attributes is given something else, by ``name.attribute``
    ``attributes``  the attributes of a message that may be asked for
    ``said``        messages whose own text is asked for
    """

    variables: Mapping[str, Collection[str]] = field(default_factory=dict)
    attributes: Mapping[str, Collection[str]] = field(default_factory=dict)
    said: Collection[str] = ()

    def of(self, name: str, part: Part) -> Collection[str] | None:
        """What a text is given; nothing where that is not known."""
        if part is not None and f"{name}.{part}" in self.variables:
            return self.variables[f"{name}.{part}"]
        if part is not None and name in self.attributes:
            return None
        return self.variables.get(name)


def faults(
    entries: Entries, known: Collection[str], given: Given, asked: Collection[str]
) -> Iterator[tuple[str, Fault]]:
    """Each fault of ``entries`` with the name of its entry, in the order of their texts.

    ``known``  the names of all messages and terms of the language.
    ``asked``  messages that are asked for with what ``given`` says: so are those whose text they show.
    """
    shown = {(word.name, word.attribute) for use in entries.values() for word in use.names}
    for name, use in entries.items():
        wrong = list(use.faults)
        wrong += [fault for word in _firsts(use.names) if (fault := _absent(word, entries, known)) is not None]
        wrong += [_unknown("E0907", word, FUNCTIONS) for word in _firsts(use.functions) if word.name not in FUNCTIONS]
        for part in use.parts:
            variables = given.of(name, part)
            if variables is not None:
                said = (word for word in use.variables if word.part == part)
                wrong += [_unknown("E0906", word, variables) for word in said if word.name not in variables]
        if any(_meets_itself((name, part), entries) for part in use.parts):
            wrong.append(Fault("E0908", -1, -1))
        if None not in use.parts and name in given.said:
            wrong.append(Fault("E0917", -1, -1))
        for part, at in use.parts.items() if name in given.attributes else ():
            if part is not None and part not in given.attributes[name] and (name, part) not in shown:
                close = nearest(part, given.attributes[name])
                wrong.append(
                    Fault("E0918", at.start, at.end, f".{part}", close and f".{close}", severity=Severity.WARNING)
                )
        yield from ((name, fault) for fault in _firsts_of(wrong))
    yield from _inherited(entries, given, asked)


def _inherited(entries: Entries, given: Given, asked: Collection[str]) -> Iterator[tuple[str, Fault]]:
    """Variables of messages that others show, where those are not given them: each once."""
    told: set[tuple[str, str]] = set()
    for name in (name for name in entries if name in asked):
        for part in entries[name].parts:
            variables = given.of(name, part)
            for inner, inner_part in [] if variables is None else within((name, part), entries):
                for word in entries[inner].variables:
                    own = given.of(inner, inner_part)
                    missing = word.part == inner_part and word.name not in (variables or ())
                    if missing and (own is None or word.name in own) and (inner, word.name) not in told:
                        told.add((inner, word.name))
                        close = nearest(word.name, variables or ())
                        yield inner, Fault("E0906", word.start, word.end, word.name, close, through=name)


def _firsts(words: Iterable[Word]) -> Iterable[Word]:
    """Each name where it stands first."""
    found: dict[tuple[str, str | None], Word] = {}
    for word in words:
        found.setdefault((word.name, word.attribute), word)
    return found.values()


def _firsts_of(wrong: Iterable[Fault]) -> Iterator[Fault]:
    """The same variable is told once in a message."""
    seen: set[tuple[str, str]] = set()
    for fault in wrong:
        if fault.code != "E0906" or (fault.code, fault.what) not in seen:
            seen.add((fault.code, fault.what))
            yield fault


def _absent(word: Word, entries: Entries, known: Collection[str]) -> Fault | None:
    """A reference to what is not there: an entry, an attribute, or the text of one that has only attributes."""
    if word.name not in known:
        return _unknown("E0907", word, known)
    use = entries.get(word.name)
    if use is None or word.attribute in use.parts:
        return None
    if word.attribute is None:
        return Fault("E0917", word.start, word.end, more={"message": word.name})
    close = nearest(word.attribute, [part for part in use.parts if part is not None])
    whole = f"{word.name}.{word.attribute}"
    return Fault("E0907", word.start, word.end, whole, None if close is None else f"{word.name}.{close}")


def _unknown(code: str, word: Word, known: Iterable[str]) -> Fault:
    return Fault(code, word.start, word.end, word.name, nearest(word.name, known))


def _meets_itself(text: tuple[str, Part], entries: Entries) -> bool:
    return text in within(text, entries, terms=True)


def within(text: tuple[str, Part], entries: Entries, *, terms: bool = False) -> list[tuple[str, Part]]:
    """The texts that a text shows, and those that they show. Terms have variables of their own."""
    found: dict[tuple[str, Part], None] = {}
    todo = [text]
    while todo:
        name, part = todo.pop()
        for word in entries[name].names:
            other = (word.name, word.attribute)
            wanted = word.part == part and word.name in entries and (terms or not word.name.startswith("-"))
            if wanted and word.attribute in entries[word.name].parts and other not in found:
                found[other] = None
                todo.append(other)
    return [*found]
