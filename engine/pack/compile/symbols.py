"""Giving names: each id once, none of the language's or the engine's."""

from __future__ import annotations

from typing import Any

from engine.diagnostics import Note, Span, nearest
from engine.language import RESERVED, free_name
from engine.pack.tree import Scalar

from .names import ADJECTIVES, ENGINE_NOUNS, KERNEL_VERBS, TYPE_NAMES, Names, Symbol
from .reading import ID, Reader
from .types import PIECE, PLAYER

SHAPELESS = "E0205"
"""The schema has said already that this is no name."""


def good_id(names: Names, name: str, span: Span, *, verb: bool = False) -> bool:
    """Whether a name may be given at all."""
    if not ID.fullmatch(name):
        if not any(item.code == SHAPELESS and item.span == span for item in names.findings):
            names.findings.add("E0400", span, word=name)
        return False
    if name in RESERVED:
        taken = {*names.nouns, *names.attributes, *names.verbs}
        names.findings.add("E0401", span, word=name, nearest=free_name(name, taken))
        return False
    engine = KERNEL_VERBS if verb else (*ENGINE_NOUNS, *ADJECTIVES, *TYPE_NAMES, PIECE, PLAYER)
    if name in engine:
        names.findings.add("E0402", span, word=name, nearest=free_name(name, {*engine, *names.nouns, *names.verbs}))
        return False
    return True


def give(names: Names, name: str, what: str, span: Span, data: Any = None) -> bool:
    """Give a name to one thing; False when it cannot have it."""
    if not good_id(names, name, span):
        return False
    known = names.nouns.get(name)
    if known is not None:
        _twice(names, name, known.span, span)
        return False
    attribute = names.attribute_spans.get(name)
    if attribute is not None and what not in ("sort", "alike", "piece", "union", "place", "store", "region"):
        _twice(names, name, attribute, span)
        return False
    names.nouns[name] = Symbol(name, what, span, data)
    return True


def give_attribute(names: Names, name: str, span: Span) -> bool:
    """An attribute may share its name with a kind or a sort, and with attributes of other kinds."""
    if name in TYPE_NAMES:
        return True
    if not good_id(names, name, span):
        return False
    known = names.nouns.get(name)
    if known is not None and known.what not in ("sort", "alike", "piece", "union", "place", "store", "region"):
        _twice(names, name, known.span, span)
        return False
    names.attribute_spans.setdefault(name, span)
    return True


def _twice(names: Names, name: str, first: Span | None, second: Span) -> None:
    names.broken.add(name)
    notes = [Note("note-other-place", first)] if first is not None else []
    names.findings.add("E0403", second, notes=notes, word=name)


def kind_named(names: Names, reader: Reader, scalar: Scalar | None, *, pieces: bool = False) -> str | None:
    """The kind, union, sort or `player` that a text names; a finding when there is none."""
    if scalar is None:
        return None
    name = scalar.text
    if name == PLAYER or names.is_kind(name):
        return name
    known = [*names.alike, *names.pieces, *names.unions] if pieces else [*names.order, *names.unions]
    names.findings.add("E0420", scalar.span, word=name, nearest=nearest(name, known))
    return None


def type_named(
    names: Names, reader: Reader, scalar: Scalar | None, allowed: tuple[str, ...]
) -> tuple[str, bool] | None:
    """``number``, ``card or none`` …: the type's name, and whether it may be nothing."""
    if scalar is None:
        return None
    parts = scalar.text.split()
    optional = len(parts) == 3 and parts[1:] == ["or", "none"]
    if len(parts) == 1 or optional:
        name = parts[0]
        if name in allowed or name == PLAYER or names.is_kind(name):
            return name, optional
        start = scalar.text.index(name)
        span = scalar.at(start, start + len(name))
    else:
        name, span = scalar.text, scalar.span
    known = [*allowed, PLAYER, *names.order, *names.unions]
    names.findings.add("E0420", span, word=name, nearest=nearest(name, known))
    return None
