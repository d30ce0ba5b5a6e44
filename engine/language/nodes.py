"""The trees of the effect language: plain frozen values, equal when they say the same.

Every node has a ``span``: offsets (first, one past the last) in the text it was read from. Spans take no part in
equality, so two texts that differ in blanks only have equal trees.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, TypeAlias

Offsets: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A part of a text."""

    span: Offsets = field(default=(0, 0), compare=False)


# ---- how many ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exactly(Node):
    """``2``, ``(size of here)``."""

    amount: Expression


@dataclass(frozen=True, slots=True)
class Between(Node):
    """``1..3``: from a low to a high number, both included."""

    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class UpTo(Node):
    """``up to 3``; ``0..3`` is read as the same."""

    high: Expression


@dataclass(frozen=True, slots=True)
class FromOn(Node):
    """``2..all``: at least so many."""

    low: Expression


@dataclass(frozen=True, slots=True)
class All(Node):
    """``all``: every one that there is."""


@dataclass(frozen=True, slots=True)
class Any_(Node):
    """``any``: whichever one, chosen afresh for each piece."""


Quantity: TypeAlias = Exactly | Between | UpTo | FromOn | All | Any_


# ---- sets -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Word(Node):
    """A name standing in a set or an expression."""

    name: str


@dataclass(frozen=True, slots=True)
class Except(Node):
    """``not full``: all but those of a word."""

    name: str


@dataclass(frozen=True, slots=True)
class Group(Node):
    """``[ … ]``: a set grouped."""

    selector: Selector


@dataclass(frozen=True, slots=True)
class Call(Node):
    """``distance(a, b)``: a function of the engine's."""

    name: str
    arguments: tuple[Expression, ...]


Term: TypeAlias = Word | Except | Group | Call


@dataclass(frozen=True, slots=True)
class Noun(Node):
    """Words side by side, each narrowing the others, and perhaps ``of`` what: ``faceup coin of gold``."""

    terms: tuple[Term, ...]
    of: Noun | None = None


@dataclass(frozen=True, slots=True)
class Head(Node):
    """Nouns joined by ``or``, perhaps narrowed by a place: ``card or tile at table``.

    Without nouns it is *headless*: what it is about is filled in from the verb's signature.
    """

    nouns: tuple[Noun, ...]
    place_word: str | None = None
    place: tuple[Noun, ...] = ()


@dataclass(frozen=True, slots=True)
class Selector(Node):
    """A head and a filter over the whole of it."""

    head: Head
    where: Expression | None = None


# ---- phrases ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Thing(Node):
    """How many of what. ``partitive`` is the ``of`` of ``1..3 of mine``."""

    quantity: Quantity | None
    head: Head | None
    partitive: bool = False


@dataclass(frozen=True, slots=True)
class Phrase(Node):
    """What a verb is given: things joined by ``and``, a filter over them all, a name for what was chosen."""

    things: tuple[Thing, ...]
    where: Expression | None = None
    name: str | None = None
    name_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Role(Node):
    """``to 1 hand``: a role of the verb and its phrase."""

    role: str
    phrase: Phrase
    role_span: Offsets = field(default=(0, 0), compare=False)


# ---- statements -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tag(Node):
    """An adverb after a comma: ``, whole``."""

    name: str


@dataclass(frozen=True, slots=True)
class Body(Node):
    """Statements one after another; also what stands between braces."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Action(Node):
    verb: str
    object: Phrase | None = None
    roles: tuple[Role, ...] = ()
    tags: tuple[Tag, ...] = ()
    block: Body | None = None
    verb_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: str
    value: Expression
    name_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """``set target of card = owner of card``."""

    target: Ref
    value: Expression


@dataclass(frozen=True, slots=True)
class Require(Node):
    condition: Expression


@dataclass(frozen=True, slots=True)
class Run(Node):
    """``do cost of space``: runs a stored effect, or the block that was handed to the verb."""

    effect: Ref
    tags: tuple[Tag, ...] = ()


@dataclass(frozen=True, slots=True)
class If(Node):
    condition: Expression
    then: Body
    otherwise: Body | If | None = None


@dataclass(frozen=True, slots=True)
class Branch(Node):
    label: str | None
    body: Body
    label_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Either(Node):
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class May(Node):
    body: Body


@dataclass(frozen=True, slots=True)
class Whole(Node):
    body: Body


@dataclass(frozen=True, slots=True)
class Each(Node):
    phrase: Phrase
    by: Expression | None
    tags: tuple[Tag, ...]
    body: Body


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    quantity: Quantity
    body: Body


@dataclass(frozen=True, slots=True)
class RepeatUntil(Node):
    condition: Expression
    body: Body


@dataclass(frozen=True, slots=True)
class Ask(Node):
    who: Selector
    body: Body


@dataclass(frozen=True, slots=True)
class Later(Node):
    moment: str
    who: Selector | None
    body: Body
    moment_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Trigger(Node):
    """``after move card to table { … }``. ``when`` is ``after`` or ``before``."""

    when: str
    verb: str
    object: Phrase | None
    roles: tuple[Role, ...]
    body: Body
    verb_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Target(Node):
    """The value that a modifier changes: ``size of here``, ``size at here``."""

    value: str
    of: Noun | None = None
    place_word: str | None = None
    place: Noun | None = None
    value_span: Offsets = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """``way`` is one of ``becomes + - <= >=``."""

    target: Target
    way: str
    amount: Expression


@dataclass(frozen=True, slots=True)
class Standing(Node):
    """``while C { modifiers }``."""

    condition: Expression
    modifiers: tuple[Modifier, ...]


Statement: TypeAlias = (
    Action
    | Let
    | Assign
    | Require
    | Run
    | If
    | Either
    | May
    | Whole
    | Each
    | Repeat
    | RepeatUntil
    | Ask
    | Later
    | Trigger
    | Standing
)


# ---- expressions ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True)
class Ref(Node):
    """A noun read as a value: a local, a counter, an attribute, a value, a word, a place."""

    noun: Noun
    place_word: str | None = None
    place: Noun | None = None


@dataclass(frozen=True, slots=True)
class Counting(Node):
    """``count X``, ``some X``, ``no X``; ``way`` is that word."""

    way: str
    noun: Noun
    place_word: str | None = None
    place: Noun | None = None


@dataclass(frozen=True, slots=True)
class Can(Node):
    """``can effect of it``: whether that effect could change anything."""

    effect: Ref


@dataclass(frozen=True, slots=True)
class Among(Node):
    """``most E among S``, ``least …`` (sets of the best), ``sum …`` (a number); ``it`` is the member."""

    way: str
    figure: Expression
    noun: Noun
    place_word: str | None = None
    place: Noun | None = None


@dataclass(frozen=True, slots=True)
class Member(Node):
    """``X is N``."""

    subject: Expression
    noun: Noun
    place_word: str | None = None
    place: Noun | None = None


@dataclass(frozen=True, slots=True)
class Compare(Node):
    way: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Arithmetic(Node):
    """``way`` is one of ``+ - * /``; division goes down to a whole number."""

    way: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Minus(Node):
    value: Expression


@dataclass(frozen=True, slots=True)
class Negation(Node):
    value: Expression


@dataclass(frozen=True, slots=True)
class AllOf(Node):
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Node):
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """``if a then b else c``."""

    condition: Expression
    then: Expression
    otherwise: Expression


Expression: TypeAlias = (
    Number | Ref | Counting | Can | Among | Member | Compare | Arithmetic | Minus | Negation | AllOf | AnyOf | Choice
)


# Every kind of node, for `match` with assert_never.
AnyNode: TypeAlias = (
    Statement
    | Expression
    | Quantity
    | Term
    | Noun
    | Head
    | Selector
    | Thing
    | Phrase
    | Role
    | Tag
    | Body
    | Branch
    | Target
    | Modifier
)


def children(node: Node) -> list[Node]:
    """The nodes directly inside a node, in the order of the text."""
    found: list[Node] = []
    for item in fields(node):
        value: Any = getattr(node, item.name)
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            found.extend(part for part in value if isinstance(part, Node))
    return found


def dump(node: Node) -> list[Any]:
    """A tree as nested lists (for printing and JSON): the kind of node, then its fields that are set."""
    out: list[Any] = [type(node).__name__]
    for item in fields(node):
        if not item.compare:
            continue
        value: Any = getattr(node, item.name)
        if value in (None, (), False):
            continue
        if is_dataclass(value) and isinstance(value, Node):
            out.append([item.name, dump(value)])
        elif isinstance(value, tuple):
            out.append([item.name, *(dump(part) if isinstance(part, Node) else part for part in value)])
        else:
            out.append([item.name, value])
    return out
