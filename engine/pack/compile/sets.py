"""Sets of the language into specs: heads, nouns and their words, places, narrowing."""

from __future__ import annotations

from dataclasses import replace

from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import expressions, nouns
from .ir import settle, substitute
from .specs import Spec, emit, key_test, kind_test, member_test, source_test, union_spec
from .texts import At, Place, Scope, Work
from .types import Type, Typed

# ---- heads


def selector_spec(work: Work, scope: Scope, selector: n.Selector) -> Spec:
    """A set with its filter."""
    return filtered(work, scope, head_spec(work, scope, selector.head), selector.where)


def filtered(work: Work, scope: Scope, spec: Spec, where: n.Expression | None) -> Spec:
    """The members for which a condition holds; in it the candidate is ``it``."""
    if where is None:
        return spec
    inner = scope.about(Typed(("var", spec.var), Type("one", spec.kinds)))
    return spec.test(expressions.truth(work, inner, where))


def head_spec(work: Work, scope: Scope, head: n.Head) -> Spec:
    """Nouns joined by ``or``, and where their members lie."""
    if not head.nouns:
        work.fail("E0537", head)
    place = (head.place_word, head.place) if head.place_word is not None else None
    specs: list[Spec] = []
    where: Spec | None = None
    for index, noun in enumerate(head.nouns):
        if noun in head.nouns[:index]:
            work.fail("E0505", noun, word=_written(noun))
        spec, taken = noun_spec(work, scope, noun, place)
        if place is not None and not taken:
            where = where or nouns_spec(work, scope, place[1])
            spec = narrow(work, spec, place, where)
        specs.append(spec)
    return union_spec(work.names, specs)


def nouns_spec(work: Work, scope: Scope, several: tuple[n.Noun, ...]) -> Spec:
    """Nouns joined by ``or``, without a place of their own: where something lies, or what it is near to."""
    specs = []
    for index, noun in enumerate(several):
        if noun in several[:index]:
            work.fail("E0505", noun, word=_written(noun))
        spec = noun_spec(work, scope, noun, None)[0]
        specs.append(said(work, spec, noun))
    return union_spec(work.names, specs)


def located_spec(work: Work, scope: Scope, noun: n.Noun, place_word: str | None, place: n.Noun | None) -> Spec:
    """A noun and its place, as they stand in expressions."""
    where: Place | None = (place_word, (place,)) if place_word is not None and place is not None else None
    spec, taken = noun_spec(work, scope, noun, where)
    if where is not None and not taken:
        spec = narrow(work, spec, where, nouns_spec(work, scope, where[1]))
    return spec


def said(work: Work, spec: Spec, at: At) -> Spec:
    """A set in which a noun stands; adjectives alone name nothing."""
    if spec.adjective:
        work.fail("E0525", at)
    return spec


def things(work: Work, scope: Scope, head: n.Head) -> Spec:
    """A head that must say of what."""
    return said(work, head_spec(work, scope, head), head)


# ---- places


def narrow(work: Work, spec: Spec, place: Place, where: Spec) -> Spec:
    """Those that lie at a place, or next to one."""
    word, several = place
    at = n.Noun((), span=(several[0].span[0], several[-1].span[1]))
    return _near(work, spec, where, at) if word == "near" else _inside(work, spec, where, at)


def _near(work: Work, spec: Spec, where: Spec, at: n.Noun) -> Spec:
    names = work.names
    kinds = frozenset(
        kind
        for kind in spec.kinds
        if kind in names.graph or (names.is_piece(kind) and names.can_lie_in(kind, names.graph))
    )
    if not kinds or not any(kind in names.graph or names.is_piece(kind) for kind in where.kinds):
        work.fail("E0540", at, kinds=kind_list(work, spec.kinds))
    base = replace(spec, kinds=kinds) if spec.source is None else spec
    source: Expr = ("near", emit(names, base), emit(names, where))
    return Spec(kinds, names.fresh(), source=source, live=True, placed=True, adjective=spec.adjective)


def _inside(work: Work, spec: Spec, where: Spec, at: n.Noun) -> Spec:
    names = work.names
    inside = frozenset(kind for kind in spec.kinds if names.is_piece(kind) and names.can_lie_in(kind, where.kinds))
    parts_of = frozenset[str]()
    if where.region is not None:
        parts_of = frozenset(kind for kind in spec.kinds if kind in where.kinds)
    kinds = inside | parts_of
    if not kinds:
        work.fail("E0508", at, kinds=kind_list(work, spec.kinds), places=kind_list(work, where.kinds))
    if spec.parts:
        return _each_inside(work, spec, where, at, kinds)
    places = emit(names, where)
    if _lies_there(spec, places):
        work.fail("E0507", at)
    narrowed = restrict(work, replace(spec, placed=True), kinds)
    if narrowed.source is None and kinds < spec.kinds:
        narrowed = replace(narrowed, named=spec.named or spec.kinds)
    if narrowed.arity == "many" and _at_most_one(work, kinds, where):
        narrowed = replace(narrowed, arity="open")
    thing: Expr = ("var", narrowed.var)
    if parts_of:
        in_region: Expr = ("region", thing, where.region)
        if in_region in narrowed.tests:
            work.fail("E0507", at)
        return narrowed.test(("or", in_region, ("inside", thing, places)) if inside else in_region)
    if narrowed.source is None and (narrowed.places is None or _within(narrowed.places, where.kinds)):
        return replace(narrowed, places=places)
    return narrowed.test(("inside", thing, places))


def _each_inside(work: Work, spec: Spec, where: Spec, at: n.Noun, kinds: frozenset[str]) -> Spec:
    """The same of a union: each part lies there, also where that is out of play."""
    places = emit(work.names, where)
    fitting = [part for part in spec.parts if part.kinds & kinds]
    if all(_lies_there(part, places) for part in fitting):
        work.fail("E0507", at)
    parts = [part if _lies_there(part, places) else _inside(work, part, where, at) for part in fitting]
    whole = union_spec(work.names, parts)
    for test in spec.tests:
        whole = whole.test(substitute(test, spec.var, ("var", whole.var)))
    arity = "open" if spec.arity == "many" and _at_most_one(work, kinds, where) else whole.arity
    return replace(whole, placed=True, arity=arity, region=None)


def _lies_there(spec: Spec, places: Expr) -> bool:
    """Whether a set says the same place already."""
    return spec.places is not None and settle(spec.places) == settle(places)


def _within(places: Expr, kinds: frozenset[str]) -> bool:
    """Whether places are all of some kinds, among which these are."""
    return places[0] == "set" and places[2:] == (None, None, None, None) and kinds <= set(places[1])


def _at_most_one(work: Work, kinds: frozenset[str], where: Spec) -> bool:
    """Whether one place is meant that takes but one of these."""
    names = work.names
    if where.arity != "one" or len(where.kinds) != 1:
        return False
    (kind,) = where.kinds
    holder = names.places.get(kind) or names.pieces.get(kind)
    held = names.holds.get(kind, {})
    limits = {held.get(base) for base in kinds}
    if holder is None or len(limits) != 1 or any(names.holders(base) & names.identities - {kind} for base in kinds):
        return False
    limit = limits.pop()
    return limit is not None and holder.holds.get(limit, None) == ("num", 1)


def restrict(work: Work, spec: Spec, kinds: frozenset[str]) -> Spec:
    """The members of these kinds (fewer than the spec's)."""
    if spec.kinds <= kinds:
        return spec
    parts = [restrict(work, part, kinds & part.kinds) for part in spec.parts if part.kinds & kinds]
    if parts:
        whole = union_spec(work.names, parts)
        for test in spec.tests:
            whole = whole.test(substitute(test, spec.var, ("var", whole.var)))
        return replace(whole, placed=spec.placed, adjective=False)
    if spec.source is not None:
        return replace(spec.test(kind_test(work.names, ("var", spec.var), kinds, spec.kinds)), kinds=kinds)
    return replace(spec, kinds=kinds, named=spec.named & kinds)


# ---- nouns


def noun_spec(work: Work, scope: Scope, noun: n.Noun, place: Place | None) -> tuple[Spec, bool]:
    """Words side by side; ``of`` belongs to the last. Says too whether the place was an argument of a value."""
    spec: Spec | None = None
    taken = False
    plain_at: n.Term | None = None
    for index, term in enumerate(noun.terms):
        last = index == len(noun.terms) - 1
        if term in noun.terms[:index]:
            work.fail("E0505", term, word=_written(term))
        more, took = nouns.term_spec(work, scope, term, noun.of if last else None, place if last else None)
        taken = taken or took
        if spec is None:
            spec, plain_at = more, term
            continue
        old = spec
        spec = meet(work, old, more, term)
        if _says_nothing(more, old):
            work.fail("E0506", term, word=_written(term))
        if _says_nothing(old, more) and plain_at is not None:
            work.fail("E0506", plain_at, word=_written(plain_at))
        plain_at = None
    assert spec is not None
    return spec, taken


def _says_nothing(spec: Spec, beside: Spec) -> bool:
    """Whether a word beside another leaves all that the other means."""
    return spec.plain and not spec.adjective and not beside.adjective and beside.kinds <= spec.kinds


def meet(work: Work, left: Spec, right: Spec, at: At) -> Spec:
    """The members of both."""
    names = work.names
    if not left.kinds & right.kinds:
        if right.row is not None:
            return _with_row(work, left, right, at)
        if left.row is not None:
            return _with_row(work, right, left, at)
    kinds = left.kinds & right.kinds
    if not kinds:
        work.fail("E0504", at, left=kind_list(work, left.kinds), right=kind_list(work, right.kinds))
    if left.excluded and not right.excluded:
        left, right = right, left
    for part in right.excluded:
        if left.excluded:
            break
        if not part.kinds & kinds:
            work.fail("E0504", at, left=kind_list(work, kinds), right=kind_list(work, part.kinds))
        left = left.test(("not", member_test(names, part, ("var", left.var), kinds)))
    if right.source is not None and (left.source is None or right.source[0] == "one"):
        left, right = right, left
    base = restrict(work, left, kinds)
    thing: Expr = ("var", base.var)
    if right.source is not None:
        base = base.test(source_test(names, right, thing, kinds))
    if right.places is not None:
        if base.source is None and base.places is None:
            base = replace(base, places=right.places)
        else:
            base = base.test(("inside", thing, right.places))
    if right.keys is not None:
        if base.source is None and base.keys is None:
            base = replace(base, keys=right.keys)
        else:
            keyed = replace(right, kinds=kinds)
            base = base.test(key_test(names, keyed, thing, right.keys))
    for test in right.tests:
        base = base.test(substitute(test, right.var, thing))
    return replace(
        base,
        adjective=left.adjective and right.adjective,
        placed=left.placed or right.placed,
        region=None,
        row=None,
        live=left.live or right.live,
        excluded=(*left.excluded, *right.excluded) if left.excluded else (),
        arity="one" if "one" in (left.arity, right.arity) else base.arity,
    )


def _with_row(work: Work, spec: Spec, row: Spec, at: At) -> Spec:
    """A sort's row beside a noun: those with that attribute or key."""
    names = work.names
    (sort,) = row.kinds
    assert row.source is not None
    thing, wanted = ("var", spec.var), row.source[1]
    tests: dict[str, list[Expr]] = {}
    for kind in spec.kinds:
        if kind in names.alike and names.alike[kind].by == sort:
            tests.setdefault(kind, []).append(("same", ("key", thing), wanted))
    for name in names.attributes:
        for kind, attribute in names.attribute_kinds(name, spec.kinds).items():
            if attribute.type == sort:
                tests.setdefault(kind, []).append(("same", ("attr", name, thing), wanted))
    if not tests:
        work.fail("E0504", at, left=kind_list(work, spec.kinds), right=kind_list(work, row.kinds))
    kinds = frozenset(tests)
    narrowed = restrict(work, spec, kinds)
    if all(kind in names.alike for kind in kinds) and narrowed.source is None and narrowed.keys is None:
        return replace(narrowed, keys=("one", wanted))
    every = list(dict.fromkeys(test for kind in names.ordered(kinds) for test in tests[kind]))
    return narrowed.test(every[0] if len(every) == 1 else ("or", *every))


def kind_list(work: Work, kinds: frozenset[str]) -> str:
    """Kinds as they are shown to people."""
    ordered = work.names.ordered(kinds)
    return ", ".join(ordered[:5]) + (" …" if len(ordered) > 5 else "")


def _written(node: n.Node) -> str:
    match node:
        case n.Word(name=name):
            return name
        case n.Except(name=name):
            return f"not {name}"
        case n.Noun(terms=(n.Word(name=name),), of=None):
            return name
        case _:
            return "[ ]"
