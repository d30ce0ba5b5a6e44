"""How a game is shown, as plain data: what ``screen.yaml`` of a pack says. It changes nothing of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .definitions import Expr, Spot


@dataclass(frozen=True, slots=True)
class Glyph:
    """A short sign for a thing, and its twin of plain characters."""

    sign: str
    ascii: str


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is told: a figure, some things, how often a phase has begun, which of some phases goes on, a truth
    (by its words alone), or whose text is being carried out.

    ``label``   the message with its words
    ``shows``   ``number things begun phase truth doing``
    ``expr``    of a number, things or a truth, about ``it`` (var 0) and ``me``, who looks
    ``each``    a number that is told behind each of the things, about that thing
    ``kinds``   of what may be carried out
    ``blank``   whether a nought is not told
    ``phases``  one that is counted, or those one of which is named; ``most`` is how often the first will begin, or
                ``limit`` how high a figure may be
    ``way``     ``signs``, ``names``, ``both`` or ``texts``: how things are shown
    ``since``   the width of the screen from which on it is there; ``stands``: ``alone`` on a line of its own or
                ``beside`` what is before it; empty where nothing is said
    """

    id: str
    label: str
    shows: str
    expr: Expr | None
    phases: tuple[str, ...]
    most: int
    way: str
    since: int
    stands: str
    spot: Spot
    each: Expr | None = None
    kinds: tuple[str, ...] = ()
    blank: bool = False
    limit: Expr | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A hole in a picture: its line, its first character and its width, and what is shown there."""

    line: int
    start: int
    width: int
    expr: Expr


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the screen.

    ``shape``    ``line rows boxes picture grid``
    ``since`` and ``tall``  the width and the height of the screen from which on it is there; ``when`` a condition, about
                 ``me``, under which it is there whatever the height; ``asked`` things: while a question is about some of
                 them it is there too. With one of these and without ``tall`` it is there only then
    ``stands``   ``alone``; ``beside`` the one before it, or ``under`` that one, if there is room
    ``members``  the things that have a row or a box each, about ``me``, who looks; ``called`` what gives each its name
                 instead of itself, about ``it``
    ``items``    what is told: of the game, or of each member or cell
    ``picture``  its lines, blanks where slots are; ``grid`` the kind of place that is laid out, ``marks`` the
                 signs of its cells by the name of the mark, ``wide`` the columns of a cell at most
    """

    id: str
    label: str
    shape: str
    since: int
    stands: str = "alone"
    members: Expr | None = None
    items: tuple[Item, ...] = ()
    picture: tuple[str, ...] = ()
    slots: tuple[Slot, ...] = ()
    grid: str = ""
    marks: Mapping[str, Glyph] = field(default_factory=dict)
    wide: int = 0
    tall: int = 0
    when: Expr | None = None
    asked: Expr | None = None
    called: Expr | None = None
    spot: Spot = field(default_factory=lambda: Spot("", 0, 0))


@dataclass(frozen=True, slots=True)
class Screen:
    """``glyphs`` by kind, row, seat; ``colours`` (``#rrggbb``) by seat, kind, row."""

    glyphs: Mapping[str, Glyph]
    colours: Mapping[str, str]
    panels: tuple[Panel, ...]
