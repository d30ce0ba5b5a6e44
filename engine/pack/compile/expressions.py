"""Expressions of the language into expressions as data, with their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from engine.diagnostics import nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import functions, nouns, parts, sets
from .ir import NONE
from .names import Names
from .specs import Spec, emit, emit_one, kind_spec, member_test, one_spec
from .texts import At, Local, Scope, Work
from .types import BROKEN, NOTHING, NUMBER, PLAYER, TRUTH, Type, Typed, Wrong

Form = Callable[[Expr], Expr]


# ---- from types to sets and back


def typed_spec(names: Names, typed: Typed) -> Spec:
    """Things as a set."""
    match typed.type.way:
        case "none":
            return Spec(names.all_kinds, names.fresh(), source=("one", NONE), arity="one", nothing=True)
        case "one":
            return one_spec(names, typed.expr, typed.type.kinds)
        case way:
            live = typed.expr[0] not in ("slot", "var")
            return Spec(typed.type.kinds, names.fresh(), source=typed.expr, arity=way, live=live)


def as_spec(work: Work, typed: Typed, at: At) -> Spec:
    """Things as a set; anything else is an error."""
    if typed.type == BROKEN:
        raise Wrong
    if not typed.type.things:
        work.fail("E0502", at, found=typed.type.way)
    return typed_spec(work.names, typed)


def spec_typed(names: Names, spec: Spec) -> Typed:
    """A set as a value of an expression."""
    if spec.nothing:
        return Typed(NONE, NOTHING)
    if spec.arity == "one":
        return Typed(emit_one(names, spec), Type("one", spec.kinds))
    return Typed(emit(names, spec), Type(spec.arity, spec.kinds))


# ---- wanted types


def number(work: Work, scope: Scope, node: n.Expression) -> Expr:
    typed = expression(work, scope, node)
    if typed.type != NUMBER:
        _refuse(work, "E0500", node, typed.type)
    return typed.expr


def truth(work: Work, scope: Scope, node: n.Expression) -> Expr:
    """A condition. A set by itself asks whether ``it`` is one of them."""
    if isinstance(node, n.Ref):
        return _truth_of_ref(work, scope, node)
    typed = expression(work, scope, node)
    if typed.type != TRUTH:
        _refuse(work, "E0501", node, typed.type)
    return typed.expr


def thing(work: Work, scope: Scope, node: n.Expression) -> tuple[Expr, frozenset[str]]:
    """One thing, or the only member of a set; and the kinds it may be of (all when it is nothing)."""
    typed = expression(work, scope, node)
    spec = as_spec(work, typed, node)
    return (NONE if spec.nothing else emit_one(work.names, spec)), spec.kinds


def things(work: Work, scope: Scope, node: n.Expression) -> Spec:
    return as_spec(work, expression(work, scope, node), node)


def _refuse(work: Work, code: str, at: At, found: Type) -> None:
    if found == BROKEN:
        raise Wrong
    work.fail(code, at, found="things" if found.things else found.way)


def _truth_of_ref(work: Work, scope: Scope, node: n.Ref) -> Expr:
    typed = reference(work, scope, node)
    if typed.type == TRUTH:
        return typed.expr
    if typed.type == BROKEN:
        raise Wrong
    if not typed.type.things or scope.it is None:
        _refuse(work, "E0501", node, typed.type)
    assert scope.it is not None
    spec = sets.located_spec(work, scope, node.noun, node.place_word, node.place)
    return member(work, nouns.it_spec(work, scope), spec, node)


# ---- the forms


def expression(work: Work, scope: Scope, node: n.Expression) -> Typed:
    """Any expression."""
    names = work.names
    match node:
        case n.Number(value=value):
            return Typed(("num", value), NUMBER)
        case n.Ref():
            return reference(work, scope, node)
        case n.Counting():
            spec = sets.said(work, sets.located_spec(work, scope, node.noun, node.place_word, node.place), node.noun)
            return Typed((node.way, emit(names, spec)), NUMBER if node.way == "count" else TRUTH)
        case n.Can(effect=effect):
            return Typed(("can", stored(work, scope, effect)), TRUTH)
        case n.Among():
            return _among(work, scope, node)
        case n.Member():
            return _member(work, scope, node)
        case n.Compare():
            return _compare(work, scope, node)
        case n.Arithmetic(way=way, left=left, right=right):
            if way == "/" and right == n.Number(0):
                work.fail("E0605", right)
            return Typed(("arith", way, number(work, scope, left), number(work, scope, right)), NUMBER)
        case n.Minus(value=value_node):
            return Typed(("neg", number(work, scope, value_node)), NUMBER)
        case n.Negation(value=value_node):
            return Typed(("not", truth(work, scope, value_node)), TRUTH)
        case n.AllOf(parts=several):
            return Typed(("and", *(truth(work, scope, part) for part in several)), TRUTH)
        case n.AnyOf(parts=several):
            return Typed(("or", *(truth(work, scope, part) for part in several)), TRUTH)
        case n.Choice():
            return _choice(work, scope, node)
        case _:
            assert_never(node)


def _among(work: Work, scope: Scope, node: n.Among) -> Typed:
    names = work.names
    spec = sets.said(work, sets.located_spec(work, scope, node.noun, node.place_word, node.place), node.noun)
    var = names.fresh()
    figure = number(work, scope.about(Typed(("var", var), Type("one", spec.kinds))), node.figure)
    if node.way == "sum":
        return Typed(("sum", var, figure, emit(names, spec)), NUMBER)
    return Typed(("best", node.way, var, figure, emit(names, spec)), Type("many", spec.kinds))


def _member(work: Work, scope: Scope, node: n.Member) -> Typed:
    subject = as_spec(work, expression(work, scope, node.subject), node.subject)
    spec = sets.located_spec(work, scope, node.noun, node.place_word, node.place)
    return Typed(member(work, subject, spec, node.noun), TRUTH)


def member(work: Work, subject: Spec, spec: Spec, at: At) -> Expr:
    """Whether a thing, or all of a set that is not empty, is in another."""
    names = work.names
    if spec.row is not None and not subject.kinds & spec.kinds:
        spec = sets.meet(work, kind_spec(names, subject.kinds), spec, at)
    if not subject.kinds & spec.kinds and not spec.nothing:
        work.fail("E0512", at, left=sets.kind_list(work, subject.kinds), right=sets.kind_list(work, spec.kinds))
    if subject.arity == "one":
        return member_test(names, spec, emit_one(names, subject), subject.kinds)
    if spec.source is not None and not spec.tests and spec.source[0] != "one":
        return ("all_in", emit(names, subject), spec.source)
    test = member_test(names, spec, ("var", subject.var), subject.kinds)
    return ("and", ("some", emit(names, subject)), ("no", emit(names, subject.test(("not", test)))))


def _compare(work: Work, scope: Scope, node: n.Compare) -> Typed:
    left = expression(work, scope, node.left)
    right = expression(work, scope, node.right)
    if BROKEN in (left.type, right.type):
        raise Wrong
    if left.type == NUMBER and right.type == NUMBER:
        return Typed(("compare", node.way, left.expr, right.expr), TRUTH)
    if node.way not in ("=", "!="):
        wrong = node.left if left.type != NUMBER else node.right
        _refuse(work, "E0500", wrong, left.type if left.type != NUMBER else right.type)
    if not left.type.things or not right.type.things:
        work.fail("E0511", node, left=_shown(left.type), right=_shown(right.type))
    a, b = typed_spec(work.names, left), typed_spec(work.names, right)
    if not a.kinds & b.kinds:
        work.fail("E0512", node, left=sets.kind_list(work, a.kinds), right=sets.kind_list(work, b.kinds))
    same: Expr = ("same", emit_one(work.names, a), emit_one(work.names, b))
    return Typed(same if node.way == "=" else ("not", same), TRUTH)


def _shown(found: Type) -> str:
    return "things" if found.things else found.way


def _choice(work: Work, scope: Scope, node: n.Choice) -> Typed:
    condition = truth(work, scope, node.condition)
    first = expression(work, scope, node.then)
    second = expression(work, scope, node.otherwise)
    if BROKEN in (first.type, second.type):
        raise Wrong
    if first.type.things and second.type.things:
        return _things_choice(work, condition, first, second)
    if first.type != second.type:
        work.fail("E0536", node.otherwise, left=_shown(first.type), right=_shown(second.type))
    return Typed(("if", condition, first.expr, second.expr), first.type)


def _things_choice(work: Work, condition: Expr, first: Typed, second: Typed) -> Typed:
    kinds = first.type.kinds | second.type.kinds
    a, b = typed_spec(work.names, first), typed_spec(work.names, second)
    if a.arity == "one" and b.arity == "one":
        return Typed(("if", condition, first.expr, second.expr), Type("one", kinds) if kinds else NOTHING)
    return Typed(("if", condition, emit(work.names, a), emit(work.names, b)), Type("many", kinds))


# ---- names


def reference(work: Work, scope: Scope, node: n.Ref) -> Typed:
    """A noun read as a value. A bare name is an attribute, a counter or a value of ``it`` first."""
    noun = node.noun
    term = noun.terms[-1]
    if len(noun.terms) == 1 and isinstance(term, n.Word):
        found = _single(work, scope, term, noun.of, node)
        if found is not None:
            return found
    if len(noun.terms) == 1 and isinstance(term, n.Call) and noun.of is None and node.place is None:
        return call(work, scope, term)
    spec = sets.located_spec(work, scope, noun, node.place_word, node.place)
    return spec_typed(work.names, sets.said(work, spec, node))


def _single(work: Work, scope: Scope, word: n.Word, of: n.Noun | None, node: n.Ref) -> Typed | None:
    """One name and its ``of``, where it is no set."""
    names, name = work.names, word.name
    place = (node.place_word, (node.place,)) if node.place_word is not None and node.place is not None else None
    local = scope.find(name)
    if local is None and name in names.broken:
        raise Wrong
    if local is None and name in names.values:
        typed, taken = parts.value_call(work, scope, word, of, place)
        if typed.type.things and place is not None and not taken:
            return None
        if place is not None and not taken:
            work.fail("E0534", word, word=name)
        return typed
    if of is not None:
        if local is not None:
            return None
        typed_part = parts.part_of(work, name, nouns.noun_of(work, scope, of), word)
        return _placed(work, typed_part, place, word)
    if local is not None:
        return _placed(work, local_value(work, scope, local, word), place, word)
    if scope.it is not None and name != "it":
        typed_part = parts.part_of(work, name, nouns.it_spec(work, scope), word)
        if typed_part is not None:
            return _placed(work, typed_part, place, word)
    if name in ("faceup", "facedown") and scope.it is not None and place is None:
        test: Expr = ("faceup", sets_one(work, scope))
        return Typed(test if name == "faceup" else ("not", test), TRUTH)
    return _placed(work, _plain(work, scope, word), place, word)


def _placed(work: Work, typed: Typed | None, place: object, at: At) -> Typed | None:
    """What is no set has no place; a set is looked at again with it."""
    if typed is None or place is None:
        return typed
    if typed.type.things:
        return None
    work.fail("E0534", at, word=at.name if isinstance(at, n.Word) else "")


def sets_one(work: Work, scope: Scope) -> Expr:
    return emit_one(work.names, nouns.it_spec(work, scope))


def _plain(work: Work, scope: Scope, word: n.Word) -> Typed | None:
    """A name of the pack that is no set: a phase, an option, a counter."""
    names, name = work.names, word.name
    symbol = names.nouns.get(name)
    if symbol is not None and symbol.what == "phase":
        return Typed(("phase", name), TRUTH)
    if symbol is not None and symbol.what == "option":
        return Typed(("option", symbol.data, name), TRUTH)
    if name == "score":
        return Typed(("counter_of", "score", ("me",)), NUMBER)
    counter = names.counters.get(name)
    if counter is not None:
        kind = names.type_of(counter.type)
        if counter.of is None:
            return Typed(("counter", name), kind)
        if counter.of == PLAYER:
            return Typed(("counter_of", name, ("me",)), kind)
        work.fail("E0523", word, word=name)
    return None


def engine_thing(work: Work, scope: Scope, word: n.Word) -> Typed | None:
    """The names that the engine gives to things."""
    names = work.names
    match word.name:
        case "me":
            return Typed(("me",), Type("one", frozenset((PLAYER,))))
        case "it":
            if scope.it is None:
                work.fail("E0523", word, word="it")
            return scope.it
        case "first":
            return Typed(("counter", "first"), Type("one", frozenset((PLAYER,))))
        case "none":
            return Typed(NONE, NOTHING)
        case "this":
            return Typed(("this",), Type("one", _this_kinds(work, word)))
        case "here":
            if work.text.here is not None:
                return Typed(("here",), Type("one", work.text.here))
            held = frozenset(holder for kind in _this_kinds(work, word) for holder in names.holders(kind))
            if not held:
                work.fail("E0524", word, word="here")
            return Typed(("here",), Type("one", held))
        case _:
            return None


def _this_kinds(work: Work, word: n.Word) -> frozenset[str]:
    kinds = work.text.this
    if kinds is None:
        work.fail("E0524", word, word=word.name)
    return kinds


def local_value(work: Work, scope: Scope, local: Local, word: n.Word) -> Typed:
    """What a local name stands for."""
    local.used = True
    if local.type == BROKEN:
        raise Wrong
    if local.type.way == "wish":
        work.fail("E0531", word, word=local.name)
    if local.made == "block":
        work.fail("E0532", word)
    return Typed(local.expr, local.type)


def stored(work: Work, scope: Scope, ref: n.Ref) -> Expr:
    """An effect: an attribute of something, or the block that was handed over."""
    word = ref.noun.terms[0]
    if len(ref.noun.terms) == 1 and isinstance(word, n.Word) and ref.place is None:
        local = scope.find(word.name)
        if local is not None and local.made == "block" and ref.noun.of is None:
            local.used = True
            return ("block", local.slot)
    typed = reference(work, scope, ref)
    if typed.type == BROKEN:
        raise Wrong
    if typed.type.way != "effect":
        close = nearest(word.name, {"block", *work.names.attributes}) if isinstance(word, n.Word) else None
        work.fail("E0532", ref, nearest=close)
    return typed.expr


# ---- functions


def call(work: Work, scope: Scope, node: n.Call) -> Typed:
    return functions.call(work, scope, node)
