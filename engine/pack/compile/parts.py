"""What ``of`` means: attributes, counters, keys, owners, arguments of values."""

from __future__ import annotations

from dataclasses import replace

from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import expressions, nouns, sets, values
from .names import Argument
from .specs import Spec, emit, emit_one
from .texts import At, Place, Scope, Work
from .types import EFFECT, NUMBER, PLAYER, TRUTH, Type, Typed

EVERY_SEAT: Expr = ("set", (PLAYER,), None, None, None, None)


def part_of(work: Work, name: str, subject: Spec, at: At) -> Typed | None:
    """``name of subject``, where the name is an attribute, a counter, a key, ``owner`` or ``place`` of the subject.

    Nothing when the subject has no such part.
    """
    names = work.names
    kinds = subject.kinds
    if name == "owner":
        if not any(names.may_be_owned(kind) for kind in kinds):
            return None
        return _each_of(work, subject, lambda thing: ("owner", thing), Type("one", frozenset((PLAYER,))), at)
    if name == "place":
        held = frozenset(kind for kind in kinds if names.is_piece(kind))
        if not held:
            return None
        places = frozenset(holder for kind in held for holder in names.holders(kind))
        return _each_of(work, subject, lambda thing: ("place", thing), Type("one", places), at)
    attributes = names.attribute_kinds(name, kinds)
    counted = names.counter_kinds(name) & kinds
    if counted and attributes:
        work.fail("E0539", at, word=name, kinds=sets.kind_list(work, kinds))
    if attributes:
        types = {attribute.type for attribute in attributes.values()}
        if len(types) > 1:
            work.fail("E0539", at, word=name, kinds=sets.kind_list(work, frozenset(attributes)))
        return _attribute(work, name, types.pop(), subject, at)
    if counted:
        if name == "score":
            counter_type = NUMBER
        else:
            counter_type = names.type_of(names.counters[name].type)
        return _each_of(work, subject, lambda thing: ("counter_of", name, thing), counter_type, at)
    keyed = frozenset(kind for kind in kinds if kind in names.alike and names.alike[kind].by == name)
    if keyed:
        return _each_of(work, subject, lambda thing: ("key", thing), Type("one", frozenset((name,))), at)
    return None


def _attribute(work: Work, name: str, type_name: str, subject: Spec, at: At) -> Typed:
    match type_name:
        case "effect":
            return Typed(("stored", name, emit_one(work.names, subject)), EFFECT)
        case "condition":
            if subject.arity == "many":
                work.fail("E0503", at, word=name)
            return Typed(("condition", name, emit_one(work.names, subject)), TRUTH)
        case _:
            return _each_of(work, subject, lambda thing: ("attr", name, thing), work.names.type_of(type_name), at)


def _each_of(work: Work, subject: Spec, form: expressions.Form, found: Type, at: At) -> Typed:
    """A part of one thing, or the parts of many (of many things no number and no truth)."""
    names = work.names
    if subject.arity == "one" or (subject.arity == "open" and not found.things):
        return Typed(form(emit_one(names, subject)), found)
    if not found.things:
        work.fail("E0503", at, word=_word(at))
    var = names.fresh()
    arity = "open" if subject.arity == "open" else "many"
    return Typed(("map", form(("var", var)), var, emit(names, subject)), Type(arity, found.kinds))


def _word(at: At) -> str:
    return at.name if isinstance(at, n.Word) else ""


def narrow_of(work: Work, spec: Spec, owner: Spec, at: At, of: At) -> Spec:
    """The members that belong to, or are counted by, what stands behind ``of``."""
    names = work.names
    to_seats = owner.kinds <= {PLAYER}
    if to_seats:
        fitting = frozenset(kind for kind in spec.kinds if names.may_be_owned(kind))
    else:
        fitting = frozenset(
            kind for kind in spec.kinds if kind in names.alike and names.bases(names.alike[kind].by or "") & owner.kinds
        )
    if not fitting:
        work.fail("E0509", of, word=_word(at), kinds=sets.kind_list(work, owner.kinds))
    narrowed = sets.restrict(work, spec, fitting)
    if to_seats and owner.arity == "one" and narrowed.arity == "many" and _one_each(work, fitting):
        narrowed = replace(narrowed, arity="open")
    keys = emit(names, owner)
    by_key = all(kind in names.pieces or (kind in names.alike and names.alike[kind].by == "owner") for kind in fitting)
    if narrowed.source is None and narrowed.keys is None and (by_key if to_seats else True):
        return replace(narrowed, keys=keys)
    if keys == EVERY_SEAT and all(kind in names.places and names.places[kind].each_seat for kind in fitting):
        return narrowed  # each of them is some seat's
    subject: Expr = ("owner" if to_seats else "key", ("var", narrowed.var))
    return narrowed.test(("same", subject, keys[1]) if keys[0] == "one" else ("in", subject, keys))


def _one_each(work: Work, kinds: frozenset[str]) -> bool:
    """Whether each seat has but one piece of these kinds."""
    if len(kinds) != 1:
        return False
    (kind,) = kinds
    piece = work.names.pieces.get(kind)
    return piece is not None and piece.each_seat and [row.count for row in piece.rows] == [1]


# ---- values


def value_call(work: Work, scope: Scope, word: n.Word, of: n.Noun | None, place: Place | None) -> tuple[Typed, bool]:
    """A value with its arguments; what is left out is taken from ``it``. Says too whether the place was one of them."""
    names = work.names
    value = names.values[word.name]
    values.define(work, word.name, word)
    roles = {argument.role for argument in value.arguments}
    if of is not None and "of" not in roles:
        typed, taken = value_call(work, scope, word, None, place)
        if typed.type.things:
            spec = expressions.as_spec(work, typed, word)
            narrowed = narrow_of(work, spec, nouns.noun_of(work, scope, of), word, of)
            return Typed(emit(names, narrowed), Type(typed.type.way, narrowed.kinds)), taken
        work.fail("E0509", of, word=word.name, kinds="none")
    takes_place = place is not None and place[0] != "near" and "at" in roles
    given: list[Expr] = []
    it_used = False
    for argument in value.arguments:
        if argument.role == "of" and of is not None:
            given.append(_argument(work, argument, nouns.noun_of(work, scope, of), of))
        elif argument.role == "at" and takes_place and place is not None:
            at = n.Noun((), span=(place[1][0].span[0], place[1][-1].span[1]))
            given.append(_argument(work, argument, sets.nouns_spec(work, scope, place[1]), at))
        elif scope.it is not None and not it_used and scope.it.type.kinds & argument.type.kinds:
            given.append(_argument(work, argument, nouns.it_spec(work, scope), word))
            it_used = True
        else:
            work.fail(
                "E0510", word, word=word.name, role=argument.role, kinds=sets.kind_list(work, argument.type.kinds)
            )
    assert value.type is not None
    return Typed(("value", word.name, *given), value.type), takes_place


def _argument(work: Work, argument: Argument, spec: Spec, at: At) -> Expr:
    names = work.names
    if spec.nothing:
        return ("none",) if argument.type.way == "one" else emit(names, spec)
    if not spec.kinds & argument.type.kinds:
        (wanted, found) = (sets.kind_list(work, argument.type.kinds), sets.kind_list(work, spec.kinds))
        work.fail("E0526", at, wanted=wanted, found=found)
    spec = sets.restrict(work, spec, argument.type.kinds) if spec.source is None else spec
    return emit_one(names, spec) if argument.type.way == "one" else emit(names, spec)
