"""The names of a pack: what each is, and where it was given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING, Any

from engine.diagnostics import Findings, Span, nearest
from engine.language import nodes as n
from engine.language import statement_words
from engine.ruleset.definitions import (
    Alike,
    Attribute,
    Counter,
    Expr,
    Modifier,
    Payment,
    PieceKind,
    PlaceKind,
    Row,
    Sort,
)

from .types import PIECE, PLAYER, Type

if TYPE_CHECKING:
    from .specs import Spec
    from .texts import Text

ENGINE_NOUNS = ("me", "it", "this", "here", "first", "none", "piece", "player", "owner", "place", "score")
"""Names of things that the engine gives; a pack may not give them to anything."""
ADJECTIVES = ("faceup", "facedown")
TYPE_NAMES = ("number", "truth", "effect", "condition", "directions")
FUNCTIONS = (
    ["min", "max", "nth", "distance", "payable", "room", "next", "within", "ring", "toward", "nearest", "linked"]
)  # fmt: skip
KERNEL_VERBS = ("move", "choose", "turn", "look", "shuffle", "perform", "pay", "score", "win")
NOTICED = ("move",)
"""The verbs of the engine that a trigger may wait for."""
CELL_ATTRIBUTES = {"square": ("column", "row"), "hex": ("q", "r")}
NUMBER_ATTRIBUTE = Attribute("number", "number")


@dataclass(frozen=True, slots=True)
class Symbol:
    """``what``: ``sort alike piece union place region row mark seat counter word value phase option``; ``data`` is the
    option of an option's value, the kind of a row, the cells of a mark."""

    name: str
    what: str
    span: Span | None
    data: Any = None


@dataclass(slots=True)
class WordDef:
    name: str
    text: Text
    tree: n.Selector | None
    spec: Spec | None = None
    state: str = "new"
    owner_word: bool | None = None


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a value: its role (``of``, ``at``), its name in the definition, what it may be."""

    role: str
    name: str
    type: Type
    span: Span


@dataclass(slots=True)
class ValueDef:
    name: str
    text: Text
    tree: n.Expression | None
    arguments: tuple[Argument, ...]
    gives: Type | None
    low: int | None
    high: int | None
    span: Span
    type: Type | None = None
    expr: Expr | None = None
    state: str = "new"
    signature: Callable[[], None] | None = None

    def ready(self) -> None:
        """Read what it takes and gives, when that is first asked for: a sample may need words, and these other values."""
        read, self.signature = self.signature, None
        if read is not None:
            read()


@dataclass(frozen=True, slots=True)
class Sample:
    """What a phrase is filled from. ``way`` as in ``Parameter``; ``quantity``, ``head`` and ``where`` of the sample."""

    kinds: frozenset[str]
    quantity: n.Quantity | None = None
    head: n.Head | None = None
    where: n.Expression | None = None
    partitive: bool = False


@dataclass(frozen=True, slots=True)
class Param:
    name: str
    role: str
    way: str
    slot: int
    sample: Sample
    span: Span


@dataclass(slots=True)
class VerbDef:
    """``broken``: nobody can call it; ``lost`` are the parameters that it should have. ``faulty``: something is wrong in its texts."""

    name: str
    span: Span
    params: tuple[Param, ...] = ()
    adverbs: tuple[tuple[str, int], ...] = ()
    block: str | None = None
    block_slot: int | None = None
    needs: Text | None = None
    do: Text | None = None
    adverb_spans: dict[str, Span] = field(default_factory=dict)
    broken: bool = False
    faulty: bool = False
    lost: dict[str, Span] = field(default_factory=dict)
    moves: set[tuple[str, str]] = field(default_factory=set)


@dataclass(slots=True)
class Names:
    """All names of one pack while it is compiled, and after that for texts that are typed against it."""

    findings: Findings
    nouns: dict[str, Symbol] = field(default_factory=dict)
    attributes: dict[str, dict[str, Attribute]] = field(default_factory=dict)
    attribute_spans: dict[str, Span] = field(default_factory=dict)
    sorts: dict[str, Sort] = field(default_factory=dict)
    alike: dict[str, Alike] = field(default_factory=dict)
    pieces: dict[str, PieceKind] = field(default_factory=dict)
    places: dict[str, PlaceKind] = field(default_factory=dict)
    unions: dict[str, tuple[str, ...]] = field(default_factory=dict)
    regions: dict[str, str] = field(default_factory=dict)
    rows: dict[str, tuple[str, Row]] = field(default_factory=dict)
    counters: dict[str, Counter] = field(default_factory=dict)
    shared: dict[str, list[Counter]] = field(default_factory=dict)
    payments: dict[str, Payment] = field(default_factory=dict)
    words: dict[str, WordDef] = field(default_factory=dict)
    values: dict[str, ValueDef] = field(default_factory=dict)
    verbs: dict[str, VerbDef] = field(default_factory=dict)
    phases: dict[str, Text] = field(default_factory=dict)
    texts: dict[str, Text] = field(default_factory=dict)
    options: dict[str, tuple[tuple[str, ...], str]] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    holds: dict[str, dict[str, str]] = field(default_factory=dict)
    order: dict[str, int] = field(default_factory=dict)
    directions: tuple[str, ...] = ()
    in_force_at: dict[str, frozenset[str]] = field(default_factory=dict)
    graph: frozenset[str] = frozenset()
    modifiers: list[tuple[Modifier, Span]] = field(default_factory=list)
    loose_runs: dict[str, Span] = field(default_factory=dict)
    loose_costs: dict[str, list[Span]] = field(default_factory=dict)
    numbers: Any = field(default_factory=count)
    stack: list[str] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    """What is wrong in its definition, which has been told: the texts that use it are left alone."""

    def all_counters(self) -> dict[str, Counter]:
        """Every counter: where several kinds have one of the same name, each by itself as ``kind.name``."""
        found: dict[str, Counter] = {}
        for name, counter in self.counters.items():
            several = [
                replace(other, of=base)
                for other in self.shared.get(name, [counter])
                for base in ([None] if other.of is None else self.ordered(self.bases(other.of)))
            ]
            for one in several:
                full = name if len(several) == 1 else f"{one.of}.{name}"
                found[full] = replace(one, name=full)
        return found

    # ---- kinds
    def fresh(self) -> int:
        """A number for a var that no other has."""
        number: int = next(self.numbers)
        return number + 1000

    def bases(self, name: str) -> frozenset[str]:
        """The kinds that a kind or a union stands for."""
        if name == PIECE:
            return frozenset(self.alike) | frozenset(self.pieces)
        if name in self.unions:
            return frozenset(self.unions[name])
        return frozenset((name,))

    def is_kind(self, name: str) -> bool:
        return name in self.order or name in self.unions or name == PIECE

    @property
    def all_kinds(self) -> frozenset[str]:
        return frozenset(self.order)

    def ordered(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Kinds in the order of the pack."""
        return tuple(sorted(kinds, key=lambda kind: self.order[kind]))

    def is_piece(self, kind: str) -> bool:
        return kind in self.alike or kind in self.pieces

    def is_place(self, kind: str) -> bool:
        """Whether something may lie in it."""
        return kind in self.places or bool(self.holds.get(kind))

    @property
    def place_kinds(self) -> frozenset[str]:
        return frozenset(kind for kind in self.order if self.is_place(kind))

    @property
    def identities(self) -> frozenset[str]:
        return frozenset(self.pieces)

    def holders(self, kind: str) -> frozenset[str]:
        """The kinds of places that may hold a kind."""
        return frozenset(place for place, held in self.holds.items() if kind in held)

    def can_lie_in(self, kind: str, places: frozenset[str]) -> bool:
        """Whether a kind may lie in one of these, at any depth."""
        seen: set[str] = set()
        todo = [kind]
        while todo:
            for holder in self.holders(todo.pop()):
                if holder in places:
                    return True
                if holder not in seen:
                    seen.add(holder)
                    todo.append(holder)
        return False

    def may_be_owned(self, kind: str) -> bool:
        """Whether a thing of the kind may belong to a seat, by itself or by where it lies."""
        if kind in self.alike and self.alike[kind].by == "owner":
            return True
        if kind in self.pieces and self.pieces[kind].each_seat:
            return True
        if kind in self.places and self.places[kind].each_seat:
            return True
        seated = frozenset(name for name, place in self.places.items() if place.each_seat)
        seated |= frozenset(name for name, piece in self.pieces.items() if piece.each_seat and piece.holds)
        return self.can_lie_in(kind, seated)

    def attribute_kinds(self, name: str, among: frozenset[str]) -> dict[str, Attribute]:
        """The kinds among these that have a printed attribute of this name."""
        return {kind: attribute for kind, attribute in self.attributes.get(name, {}).items() if kind in among}

    def counter_kinds(self, name: str) -> frozenset[str]:
        """The kinds whose members have a counter of this name (empty for one of the game)."""
        counter = self.counters.get(name)
        if name == "score":
            return frozenset((PLAYER,))
        if counter is None or counter.of is None:
            return frozenset()
        return frozenset[str]().union(*(self.bases(other.of) for other in self.shared.get(name, [counter]) if other.of))

    def known_words(self) -> set[str]:
        """Every name that may stand in a set or an expression."""
        return {*self.nouns, *self.attributes, *self.counters, *ENGINE_NOUNS, *ADJECTIVES}

    def known_verbs(self) -> set[str]:
        return {*self.verbs, *self.phases, *KERNEL_VERBS}

    def near_verb(self, word: str, *, event: bool = False) -> str | None:
        """The verb, or the word with which a statement begins, that was probably meant; of an event what can be waited for."""
        return nearest(word, {*self.verbs, *self.phases, *NOTICED} if event else self.known_verbs() | statement_words())

    def taken(self, name: str) -> Span | bool | None:
        """Where a name was given; True when it is the engine's, False when it is free."""
        if name in ENGINE_NOUNS or name in ADJECTIVES:
            return True
        if name in self.nouns:
            return self.nouns[name].span
        if name in self.attribute_spans:
            return self.attribute_spans[name]
        return name in self.attributes and True

    def type_of(self, name: str, optional: bool = False) -> Type:
        """The type that ``is: name`` and ``printed: {x: name}`` mean."""
        if name in ("number", "truth", "effect", "directions"):
            return Type(name)
        if name == "condition":
            return Type("truth")
        return Type("one", self.bases(name))
