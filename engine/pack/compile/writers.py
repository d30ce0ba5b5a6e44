"""Writing the operations of a code: slots, names, the points at which triggers may run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.diagnostics import Note, Severity
from engine.language import nodes as n
from engine.ruleset.definitions import Expr, Op

from .drafts import Draft
from .names import ADJECTIVES, ENGINE_NOUNS, Names
from .texts import At, Local, Scope, Text, Work
from .types import BROKEN, PIECE, PLAYER, Type


@dataclass(frozen=True, slots=True)
class Handed:
    """What was handed to a verb: the kinds of it, and the set where it is known."""

    kinds: frozenset[str]
    members: Expr | None


@dataclass(slots=True)
class Writer:
    """Writes the operations of one code.

    ``text``  whether triggers may run between its statements.
    ``used``  the wishes that are used on the path so far, and where.
    ``sealed``  it stands in a sealed choice: there ``handed`` says what is in the slots of the verb's parameters, and
    ``followed`` through which verbs it was come to.
    """

    work: Work
    draft: Draft
    text: bool
    used: dict[str, At] = field(default_factory=dict)
    sealed: bool = False
    handed: dict[int, Handed] = field(default_factory=dict)
    followed: frozenset[str] = frozenset()

    def emit(self, op: Op, at: At) -> None:
        self.draft.emit(op, self.work.text.spot(at))

    def slot(self, count: int = 1) -> int:
        return self.draft.family.slot(count)


@dataclass(frozen=True, slots=True)
class Mode:
    """Whether statements stand in a strict block."""

    strict: bool = False


PLAIN = Mode()
STRICT = Mode(strict=True)


def declare(writer: Writer, scope: Scope, name: str, span: n.Offsets, type_: Type, made: str) -> int:
    """A new name, in a slot of its own."""
    work = writer.work
    check_free(work, scope, name, span)
    slot = writer.slot()
    local = Local(name, type_, ("slot", slot), made, work.text.span(span), slot, level=len(scope.barriers))
    scope.locals[name] = local
    work.given.append(local)
    return slot


def check_free(work: Work, scope: Scope, name: str, span: At) -> None:
    """A name may hide neither another one nor a word of the pack."""
    known = scope.find(name)
    if known is not None and known.type != BROKEN:
        work.fault("E0409", span, word=name, notes=[Note("note-other-place", known.span)])
        return
    if name in ENGINE_NOUNS or name in ADJECTIVES or name in (PIECE, PLAYER):
        work.fault("E0402", span, word=name)
        return
    symbol = work.names.nouns.get(name)
    place = symbol.span if symbol is not None else work.names.attribute_spans.get(name)
    if symbol is not None or place is not None:
        notes = [Note("note-other-place", place)] if place is not None else []
        work.fault("E0409", span, word=name, notes=notes)


def events(writer: Writer, at: At) -> None:
    """Between the statements of a text what waits may run."""
    if writer.text:
        writer.emit(("events",), at)


# ---- names that nothing is done with


def has_errors(names: Names, texts: Iterable[Text]) -> bool:
    """Whether something is wrong in one of these texts."""
    return any(
        item.severity is Severity.ERROR
        and item.span is not None
        and item.span.source is text.whole.source
        and text.whole.start <= item.span.start <= text.whole.end
        for item in names.findings
        for text in texts
    )


def check_unused(works: Iterable[Work]) -> None:
    """Warn of names that are given in a text and never used; in a faulty one the use may be what is missing."""
    works = list(works)
    if not works or any(work.faulty for work in works) or has_errors(works[0].names, [work.text for work in works]):
        return
    for work in works:
        for local in work.given:
            if not local.used:
                work.findings.add("E0621", local.span, severity=Severity.WARNING, word=local.name)
