"""One text while it is compiled: where its words stand, what was found, and the names it gives to things."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NoReturn

from engine.diagnostics import Findings, Note, Severity, Span
from engine.language import nodes as n
from engine.ruleset.definitions import Expr, Spot

from .names import Names
from .types import Type, Typed, Wrong

Locate = Callable[[int, int], Span]
At = n.Node | n.Offsets | Span
Place = tuple[str, tuple[n.Noun, ...]]
"""``at``, ``on`` or ``near``, and the nouns that follow."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the pack. ``path`` is its path of ids; ``this`` the kinds of the card whose text it is,
    ``here`` the kinds of places where it is in force (else it may lie wherever it can)."""

    path: str
    source: str
    locate: Locate
    whole: Span
    this: frozenset[str] | None = None
    here: frozenset[str] | None = None

    def span(self, at: At) -> Span:
        if isinstance(at, Span):
            return at
        start, end = at.span if isinstance(at, n.Node) else at
        return self.locate(start, end)

    def spot(self, at: At) -> Spot:
        span = self.span(at)
        line, column = span.source.position(span.start)
        return Spot(span.source.name, line, column)


@dataclass(slots=True)
class Local:
    """A name inside a text.

    ``made``  ``let as param wish number each tag block``. ``level`` counts the blocks that run more than once, or
    apart, around the place where it was given.
    """

    name: str
    type: Type
    expr: Expr
    made: str
    span: Span
    slot: int | None = None
    level: int = 0
    used: bool = False


@dataclass(frozen=True, slots=True)
class Scope:
    """The names that can be seen at a place in a text.

    ``it``        the candidate or the item, if there is one.
    ``everyone``  a bare place of each seat means those of all seats.
    ``level`` and ``barriers`` tell which blocks that run apart or again lie around.
    """

    locals: dict[str, Local] = field(default_factory=dict)
    outer: Scope | None = None
    it: Typed | None = None
    everyone: bool = False
    barriers: tuple[str, ...] = ()
    within: str = "text"

    def find(self, name: str) -> Local | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.locals:
                return scope.locals[name]
            scope = scope.outer
        return None

    def child(self) -> Scope:
        return replace(self, locals={}, outer=self)

    def about(self, it: Typed) -> Scope:
        """A scope in which ``it`` is something else."""
        return replace(self, locals={}, outer=self, it=it)

    def behind(self, barrier: str) -> Scope:
        """A scope of a block that runs apart or more than once."""
        return replace(self, locals={}, outer=self, barriers=(*self.barriers, barrier))

    def names(self) -> set[str]:
        found: set[str] = set()
        scope: Scope | None = self
        while scope is not None:
            found |= set(scope.locals)
            scope = scope.outer
        return found


@dataclass(slots=True)
class Filled:
    """What signatures filled in: phrases by where they stand, the kinds they then mean, and whole phrases that were left out of an action."""

    phrases: dict[n.Offsets, n.Phrase] = field(default_factory=dict)
    kinds: dict[n.Offsets, frozenset[str]] = field(default_factory=dict)
    missing: dict[tuple[n.Offsets, str], n.Phrase] = field(default_factory=dict)

    def left_out(self, verb: n.Offsets) -> list[tuple[str, n.Phrase]]:
        """The phrases that were filled in for the action whose verb stands here."""
        return [(role, phrase) for (at, role), phrase in self.missing.items() if at == verb]


@dataclass(slots=True)
class Work:
    """What the functions of the compiler share while they read one text. ``given``: the names that it gives;
    ``faulty``: a part of it was given up."""

    names: Names
    text: Text
    record: Filled | None = None
    given: list[Local] = field(default_factory=list)
    faulty: bool = False

    @property
    def findings(self) -> Findings:
        return self.names.findings

    def fault(
        self,
        code: str,
        at: At,
        /,
        *,
        notes: Iterable[Note] = (),
        nearest: str | None = None,
        severity: Severity = Severity.ERROR,
        **params: str | int,
    ) -> None:
        """Keep a finding at a part of the text; none about what is broken itself."""
        if params.get("word") not in self.names.broken:
            self.findings.add(code, self.text.span(at), notes=notes, nearest=nearest, severity=severity, **params)

    def fail(
        self, code: str, at: At, /, *, notes: Iterable[Note] = (), nearest: str | None = None, **params: str | int
    ) -> NoReturn:
        """Keep a finding and give up what surrounds it."""
        self.fault(code, at, notes=notes, nearest=nearest, severity=Severity.ERROR, **params)
        raise Wrong

    def fresh(self) -> int:
        return self.names.fresh()
