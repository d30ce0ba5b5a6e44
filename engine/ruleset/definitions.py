"""What a game is made of. Names are the pack's ids; expressions are data (see ``operations``)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from .screen import Screen

Expr: TypeAlias = tuple[Any, ...]
"""An expression as data; its forms stand in ``operations``."""
Op: TypeAlias = tuple[Any, ...]
"""An operation as data; its forms stand in ``operations``."""
TEXTS = ("effect", "condition")
"""The types of attributes that are texts."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something was written: file, line and column from 1."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Code:
    """A compiled text.

    ``id``     its path of ids: ``verbs.build``, ``cards.fair.effect``, ``rules.last``; blocks that run apart
               (handed to a verb, or waiting for later) have ``<path>#1`` and so on.
    ``owner``  the verb, phase, rule or row that a person would name for it.
    ``ops``    the operations; the last is always ``("return",)``.
    ``spots``  where each operation was written, one for each.
    ``slots``  how many local slots its frames have; ``numbers`` in which of them stand numbers that ``let`` gave a name.
    """

    id: str
    owner: str
    ops: tuple[Op, ...]
    spots: tuple[Spot, ...]
    slots: int
    numbers: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Attribute:
    """A printed attribute. ``type``: ``number truth effect condition player`` or the name of a kind or a sort."""

    name: str
    type: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Counter:
    """A changing number, truth-free name or thing.

    ``of``     nothing (one for the game), ``player``, or the kind or sort each of whose members has one.
    ``type``   ``number``, ``player``, or a kind or sort; ``optional``: it may be ``none``.
    ``starts`` a number, the id of a thing, ``None`` for none, or ``("attr", name)``: the printed attribute of that name.
    ``lasts``  ``game``, or the phase or verb at whose beginning it starts afresh.

    Where several kinds have a counter of one name (or a union has one), each has an entry of its own, ``kind.name``;
    expressions and operations say the plain name.
    """

    name: str
    of: str | None
    type: str
    optional: bool = False
    starts: Any = 0
    low: int | None = None
    high: int | None = None
    lasts: str = "game"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: one place, one sort row, or ``count`` like pieces.

    ``printed`` maps attributes to numbers, truths, ids of things, ``None``, or for ``effect`` and ``condition`` the id
    of their code (an effect) or an expression about ``me`` and ``this`` (a condition, as data).
    ``count`` is a number or ``"player"``; ``starts`` overrides the kind's. ``near`` are neighbours, both ways;
    ``next`` one way.
    """

    id: str
    path: str
    printed: Mapping[str, Any] = field(default_factory=dict)
    count: int | str = 1
    starts: str | None = None
    near: tuple[str, ...] = ()
    next: tuple[str, ...] = ()
    region: str | None = None
    source: str = "rulebook"
    spot: Spot = Spot("", 0, 0)


@dataclass(frozen=True, slots=True)
class Sort:
    name: str
    attributes: Mapping[str, Attribute]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Alike:
    """Pieces that are only counted. ``by``: ``owner``, a sort, a kind of place, or nothing.

    ``each`` is the number for each key (a mapping from key to number where they differ); -1 is endless.
    """

    name: str
    by: str | None
    each: int | Mapping[str, int]
    starts: str
    endless: bool = False


@dataclass(frozen=True, slots=True)
class PieceKind:
    """Pieces with identity. ``holds`` maps a kind (or a union) to a number expression about the piece (var 0), or
    ``None`` for endless. ``union``: the union kind whose back it shares, if any."""

    name: str
    attributes: Mapping[str, Attribute]
    rows: tuple[Row, ...]
    starts: str
    each_seat: bool = False
    faceup: bool = True
    holds: Mapping[str, Expr | None] = field(default_factory=dict)
    in_force: Expr | None = None
    union: str | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """A generated board. ``columns`` gives for each column (a number) its first and last row, both included."""

    shape: str
    columns: tuple[tuple[int, int, int], ...]
    corners: bool = False
    marks: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlaceKind:
    """A kind of place. Exactly one of: rows of a table, a grid, ``count`` numbered ones, one for each seat, or one alone
    (then the kind has the same name as its only place)."""

    name: str
    attributes: Mapping[str, Attribute]
    rows: tuple[Row, ...] = ()
    grid: Grid | None = None
    count: int | str | None = None
    each_seat: bool = False
    store: bool = False
    holds: Mapping[str, Expr | None] = field(default_factory=dict)
    stack: bool = False
    shown: str = "faces"
    refill: str | None = None


@dataclass(frozen=True, slots=True)
class Payment:
    """A currency: where it is taken from and goes to, what else it may stand for, and when (an expression, or always)."""

    name: str
    source: Expr
    target: Expr
    stands_for: tuple[str, ...] = ()
    when: Expr | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """A named expression. Arguments are vars 0, 1 … in the order of ``roles`` (``of``, ``at``).

    ``result``: ``number``, ``truth``, ``one`` (a thing) or ``many`` (a set).
    """

    name: str
    roles: tuple[str, ...]
    result: str
    expr: Expr
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a verb. ``way``: ``wish`` (still to be chosen), ``each`` (one at a time), ``one``, ``many``,
    ``number``. Its value stands in slot ``slot`` of the verb's frames. ``role`` is empty for the object."""

    name: str
    role: str
    way: str
    slot: int


@dataclass(frozen=True, slots=True)
class Verb:
    """``code`` holds ``needs`` (between ``enter needs`` and ``commit``) and ``do``, one after the other.

    ``adverbs`` are truths in the slots given; ``block_slot`` holds the block handed over, if it takes one.
    """

    name: str
    parameters: tuple[Parameter, ...]
    code: str
    adverbs: tuple[tuple[str, int], ...] = ()
    block_slot: int | None = None
    has_needs: bool = False


@dataclass(frozen=True, slots=True)
class InForce:
    """Who carries a trigger or a modifier: nobody (a rule of the pack), or pieces of a row.

    ``row`` is the row's id; ``test`` an expression about the piece (var 0): whether its text is in force.
    """

    kind: str
    row: str
    test: Expr


@dataclass(frozen=True, slots=True)
class Pattern:
    """One part of a trigger's pattern: ``role`` (empty for the object), what it must be (an expression about var 0, with
    ``me`` and ``this`` of the trigger), the slot that its name is kept in."""

    role: str
    test: Expr
    slot: int | None


@dataclass(frozen=True, slots=True)
class Trigger:
    """``when`` is ``after`` or ``before`` (phases only). ``event`` is the name of a verb or a phase."""

    id: str
    when: str
    event: str
    is_phase: bool
    patterns: tuple[Pattern, ...]
    code: str
    carrier: InForce | None


@dataclass(frozen=True, slots=True)
class Modifier:
    """``way`` is one of ``becomes + - <= >=``. ``tests`` has for each argument of the value an expression about var 0
    (is it one that is changed?); ``condition`` and ``amount`` may use vars of the value's arguments.

    ``me`` is the carrier's owner if it has one; ``this`` the carrier.
    """

    id: str
    value: str
    way: str
    condition: Expr
    tests: tuple[Expr, ...]
    amount: Expr
    carrier: InForce | None
    spot: Spot = Spot("", 0, 0)


RANDOM_VALUE = "random"
"""Chosen for an option it means one of its values, drawn before the game; no value may be called so."""

Options: TypeAlias = Mapping[str, tuple[tuple[str, ...], str]]
"""The options of a pack: the values of each, and its default."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a pack before it is compiled: what it is called, and its options."""

    id: str
    options: Options


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A whole game, ready to be played. Order of tuples and mappings is the order of the pack.

    ``options``  what may be chosen, with the defaults
    ``chosen``   a value for every option: the ones that the pack was read for
    ``settled``  the options whose values bring files: with another value there is another ruleset
    """

    id: str
    version: str
    seat_ids: tuple[str, ...]
    seats_from: int
    seats_to: int
    persons: Mapping[str, tuple[str, ...]] | None
    options: Options
    chosen: Mapping[str, str]
    settled: tuple[str, ...]
    sorts: Mapping[str, Sort]
    alike: Mapping[str, Alike]
    pieces: Mapping[str, PieceKind]
    unions: Mapping[str, tuple[str, ...]]
    places: Mapping[str, PlaceKind]
    regions: Mapping[str, str]
    counters: Mapping[str, Counter]
    payments: Mapping[str, Payment]
    values: Mapping[str, Value]
    verbs: Mapping[str, Verb]
    phases: Mapping[str, str]
    codes: Mapping[str, Code]
    triggers: tuple[Trigger, ...]
    modifiers: tuple[Modifier, ...]
    ladder: tuple[tuple[str, Expr], ...]
    standing: Expr | None
    horizon: str | None
    bound: int
    digest: str = ""
    screen: Screen | None = None

    def texts(self) -> Iterator[tuple[Sort | PieceKind | PlaceKind, Row, Attribute]]:
        """Every effect and condition that is printed on a card, a place or another row."""
        kinds: list[Sort | PieceKind | PlaceKind] = [*self.pieces.values(), *self.places.values(), *self.sorts.values()]
        for kind in kinds:
            for row in kind.rows:
                yield from ((kind, row, attribute) for attribute in kind.attributes.values() if attribute.type in TEXTS)

    def all_attributes(self) -> list[Mapping[str, Attribute]]:
        """The printed attributes of every sort and kind."""
        return [
            *(sort.attributes for sort in self.sorts.values()),
            *(kind.attributes for kind in self.pieces.values()),
            *(kind.attributes for kind in self.places.values()),
        ]


def digest(*parts: bytes) -> str:
    """A short name for content: the same bytes, the same name."""
    state = hashlib.blake2b(digest_size=16)
    for part in parts:
        state.update(len(part).to_bytes(8, "big"))
        state.update(part)
    return state.hexdigest()
