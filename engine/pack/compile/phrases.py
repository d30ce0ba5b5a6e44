"""Phrases: what a signature fills in, and how many of what is wanted."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar, assert_never

from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import expressions, nouns, sets
from .names import Sample
from .specs import Spec, emit
from .texts import At, Local, Place, Scope, Work
from .types import PLAYER, Wrong

NodeT = TypeVar("NodeT", bound=n.Node)

EndOf = n.Exactly | n.Between | n.UpTo | n.FromOn | n.All | n.Any_


@dataclass(frozen=True, slots=True)
class Wanted:
    """A compiled phrase. ``low`` and ``high`` are known where literal (-1: as many as there are)."""

    expr: Expr
    kinds: frozenset[str]
    arity: str
    spec: Spec | None
    low: int | None = None
    high: int | None = None
    passed: Local | None = None


def respan(node: NodeT, span: n.Offsets) -> NodeT:
    """A part of a signature as if it had been written here."""
    changes: dict[str, Any] = {}
    for item in fields(node):
        value: Any = getattr(node, item.name)
        if not item.compare:
            changes[item.name] = span
        elif isinstance(value, n.Node):
            changes[item.name] = respan(value, span)
        elif isinstance(value, tuple) and value and isinstance(value[0], n.Node):
            changes[item.name] = tuple(respan(part, span) for part in value)
    return replace(node, **changes)


# ---- filling


def fill(work: Work, scope: Scope, phrase: n.Phrase, sample: Sample) -> n.Phrase:
    """The phrase with how many, noun, place and filter of the sample, where it leaves them out."""
    thing, where = phrase.things[0], phrase.where
    span = thing.span
    quantity = thing.quantity
    if quantity is None and sample.quantity is not None:
        quantity = respan(sample.quantity, span)
    head = thing.head
    own_filter = True
    if head is None:
        head = None if sample.head is None else respan(sample.head, span)
    elif not head.nouns:
        if sample.head is not None:
            head = replace(head, nouns=respan(sample.head, span).nouns)
    elif sample.head is not None:
        head, own_filter = _fill_nouns(work, scope, head, respan(sample.head, span), sample.kinds)
    if own_filter and sample.where is not None:
        given = respan(sample.where, span)
        where = given if where is None else n.AllOf((given, where), span=where.span)
    partitive = quantity is not None and head is not None and starts_with_owner(work, scope, head)
    filled = n.Thing(quantity, head, partitive, span=span)
    done = replace(phrase, things=(filled, *phrase.things[1:]), where=where)
    if work.record is not None:
        work.record.phrases[phrase.span] = done
    return done


def _fill_nouns(work: Work, scope: Scope, head: n.Head, sample: n.Head, kinds: frozenset[str]) -> tuple[n.Head, bool]:
    """Nouns beside adjectives that stand alone; the place, unless it is said; whether the sample's filter holds too."""
    nouns: list[n.Noun] = []
    placed = head.place_word is not None
    definite = False
    for noun in head.nouns:
        spec = sets.noun_spec(work, scope, noun, _place_of(head))[0]
        if spec.row is None and not spec.nothing:
            _fits(work, spec.kinds, kinds, noun)
        if spec.adjective or (spec.row is not None and not spec.kinds & kinds):
            if len(sample.nouns) == 1:
                base = sample.nouns[0]
                noun = n.Noun((*noun.terms, *base.terms), noun.of or base.of, span=noun.span)
            else:
                group = n.Group(n.Selector(n.Head(sample.nouns, span=noun.span), span=noun.span), span=noun.span)
                noun = n.Noun((*noun.terms, group), noun.of, span=noun.span)
        elif spec.source is not None:
            definite = True
        placed = placed or spec.placed
        nouns.append(noun)
    if placed or definite or sample.place_word is None:
        return replace(head, nouns=tuple(nouns)), not definite
    return replace(head, nouns=tuple(nouns), place_word=sample.place_word, place=sample.place), True


def _place_of(head: n.Head) -> Place | None:
    return None if head.place_word is None else (head.place_word, head.place)


# ---- owner words


def starts_with_owner(work: Work, scope: Scope, head: n.Head) -> bool:
    """Whether the first word of a head says whose a thing is."""
    if not head.nouns:
        return False
    match head.nouns[0].terms[0]:
        case n.Word(name=name) if scope.find(name) is None:
            return is_owner_word(work, name)
        case _:
            return False


def is_owner_word(work: Work, name: str) -> bool:
    """Whether the definition of a word says whose a thing is: ``of`` a seat, or a filter about the owner."""
    word = work.names.words.get(name)
    if word is None or word.tree is None:
        return False
    if word.owner_word is None:
        word.owner_word = False
        inner = Work(work.names, word.text)
        tree = word.tree
        word.owner_word = _about_owner(tree.where) or any(_owned(inner, noun) for noun in tree.head.nouns)
    return word.owner_word


def _owned(work: Work, noun: n.Noun) -> bool:
    first = noun.terms[0]
    if isinstance(first, n.Word) and is_owner_word(work, first.name):
        return True
    if noun.of is None:
        return False
    try:
        return nouns.noun_of(work, Scope(within="word"), noun.of).kinds <= {PLAYER}
    except Wrong:
        return False


def _about_owner(node: n.Expression | None) -> bool:
    match node:
        case n.Ref(noun=n.Noun(terms=(n.Word(name="owner"),), of=of)):
            return of is None or of == n.Noun((n.Word("it"),))
        case n.AllOf(parts=parts):
            return any(_about_owner(part) for part in parts)
        case n.Compare(left=left, right=right):
            return _about_owner(left) or _about_owner(right)
        case n.Member(subject=subject):
            return _about_owner(subject)
        case n.Negation(value=value):
            return _about_owner(value)
        case _:
            return False


def check_partitive(work: Work, scope: Scope, thing: n.Thing) -> None:
    """``of`` stands between a quantity and an owner word, and nowhere else."""
    if thing.quantity is None or thing.head is None:
        return
    wanted = starts_with_owner(work, scope, thing.head)
    if wanted and not thing.partitive:
        work.fault("E0521", thing.head, word=_first(thing.head))
    elif thing.partitive and not wanted and _is_known(work, scope, thing.head):
        first = _first(thing.head)
        if first in work.names.words:
            nouns.define(work, first)  # which says what is wrong with it
        work.fault("E0522", thing, word=first)


def _is_known(work: Work, scope: Scope, head: n.Head) -> bool:
    """Whether the first word of a head means anything at all; if not, that is said."""
    word = _first(head)
    return not word or word in work.names.known_words() or scope.find(word) is not None


def _first(head: n.Head) -> str:
    first = head.nouns[0].terms[0] if head.nouns else None
    return first.name if isinstance(first, n.Word) else ""


# ---- how many


def passed_wish(scope: Scope, phrase: n.Phrase) -> Local | None:
    """The wish that a phrase hands on, if it is nothing but its name."""
    match phrase:
        case n.Phrase(things=(n.Thing(head=n.Head(nouns=(n.Noun(terms=(n.Word(name=name),), of=None),))),)):
            local = scope.find(name)
            return local if local is not None and local.type.way == "wish" else None
        case _:
            return None


def single(work: Work, phrase: n.Phrase) -> n.Thing:
    """The only thing of a phrase; several joined by ``and`` are an error."""
    if len(phrase.things) > 1:
        work.fail("E0527", phrase.things[1])
    return phrase.things[0]


def wish(work: Work, scope: Scope, phrase: n.Phrase, sample: Sample) -> Wanted:
    """How many of what."""
    thing = single(work, phrase)
    local = passed_wish(scope, phrase)
    if local is not None:
        if thing.quantity is not None or phrase.where is not None or (thing.head and thing.head.place_word):
            work.fail("E0531", phrase, word=local.name)
        _fits(work, local.type.kinds, sample.kinds, phrase)
        return Wanted(("passed", local.slot), local.type.kinds & sample.kinds, "open", None, passed=local)
    check_partitive(work, scope, thing)
    filled = fill(work, scope, phrase, sample)
    done = filled.things[0]
    if done.head is None:
        work.fail("E0537", phrase)
    spec = sets.filtered(work, scope, sets.things(work, scope, done.head), filled.where)
    spec = fitted(work, spec, sample.kinds, thing.head or phrase)
    if work.record is not None:
        work.record.kinds[phrase.span] = spec.kinds
    quantity = done.quantity or n.Any_()
    low, high, way = amounts(work, scope, quantity)
    expr: Expr = ("wish", low, high, way, emit(work.names, spec))
    literal_low = low[1] if low[0] == "num" else None
    literal_high = -1 if high is None else (high[1] if high[0] == "num" else None)
    arity = "one" if literal_high == 1 else "many"
    return Wanted(expr, spec.kinds, arity, spec, literal_low, literal_high)


def fitted(work: Work, spec: Spec, kinds: frozenset[str], at: At) -> Spec:
    """What of a set is wanted here; an error if none can be."""
    if spec.nothing:
        return spec
    _fits(work, spec.kinds, kinds, at)
    return sets.restrict(work, spec, spec.kinds & kinds)


def _fits(work: Work, found: frozenset[str], wanted: frozenset[str], at: At) -> None:
    if not found & wanted:
        work.fail("E0526", at, wanted=sets.kind_list(work, wanted), found=sets.kind_list(work, found))


def amounts(work: Work, scope: Scope, quantity: n.Quantity) -> tuple[Expr, Expr | None, str]:
    """The least and the most that are wanted, and the way."""
    match quantity:
        case n.Exactly(amount=amount):
            if amount == n.Number(0):
                work.fail("E0603", quantity)
            exact = expressions.number(work, scope, amount)
            return exact, exact, "number"
        case n.Between(low=low, high=high):
            if isinstance(low, n.Number) and isinstance(high, n.Number) and low.value > high.value:
                work.fail("E0602", quantity, low=low.value, high=high.value)
            return expressions.number(work, scope, low), expressions.number(work, scope, high), "number"
        case n.UpTo(high=high):
            if high == n.Number(0):
                work.fail("E0603", quantity)
            return ("num", 0), expressions.number(work, scope, high), "number"
        case n.FromOn(low=low):
            return expressions.number(work, scope, low), None, "number"
        case n.All():
            return ("num", 0), None, "all"
        case n.Any_():
            return ("num", 1), ("num", 1), "any"
        case _:
            assert_never(quantity)


def given(work: Work, scope: Scope, phrase: n.Phrase, sample: Sample) -> Spec:
    """A set as it is given, without how many."""
    thing = single(work, phrase)
    local = passed_wish(scope, phrase)
    if local is not None:
        work.fail("E0531", phrase, word=local.name)
    if thing.quantity is not None:
        work.fail("E0520", thing.quantity)
    filled = fill(work, scope, phrase, sample)
    head = filled.things[0].head
    if head is None:
        work.fail("E0537", phrase)
    spec = sets.filtered(work, scope, sets.things(work, scope, head), filled.where)
    spec = fitted(work, spec, sample.kinds, phrase)
    if work.record is not None:
        work.record.kinds[phrase.span] = spec.kinds
    return spec


def amount(work: Work, scope: Scope, phrase: n.Phrase) -> Expr:
    """A number: literal, or computed in parentheses."""
    match phrase:
        case n.Phrase(things=(n.Thing(quantity=n.Exactly(amount=found), head=None),), where=None, name=None):
            return expressions.number(work, scope, found)
        case _:
            work.fail("E0533", phrase)
