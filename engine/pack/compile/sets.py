"""Sets of the language into specs: heads, nouns and their words, places, narrowing."""

from __future__ import annotations

from dataclasses import replace

from engine.diagnostics import nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import expressions, parts
from .ir import settle, substitute
from .specs import Spec, emit, emit_one, fresh_spec, key_test, kind_spec, kind_test, member_test, one_spec, union_spec
from .texts import At, Scope, Work
from .types import PIECE, PLAYER, Type, Typed, Wrong

Place = tuple[str, tuple[n.Noun, ...]]


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


def nouns_spec(work: Work, scope: Scope, nouns: tuple[n.Noun, ...]) -> Spec:
    """Nouns joined by ``or``, without a place of their own: where something lies, or what it is near to."""
    specs = []
    for index, noun in enumerate(nouns):
        if noun in nouns[:index]:
            work.fail("E0505", noun, word=_written(noun))
        spec = noun_spec(work, scope, noun, None)[0]
        specs.append(said(work, spec, noun))
    return union_spec(work.names, specs)


def located_spec(
    work: Work, scope: Scope, noun: n.Noun, place_word: str | None, place: n.Noun | None
) -> Spec:
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
    word, nouns = place
    at = n.Noun((), span=(nouns[0].span[0], nouns[-1].span[1]))
    return _near(work, spec, where, at) if word == "near" else _inside(work, spec, where, at)


def _near(work: Work, spec: Spec, where: Spec, at: n.Noun) -> Spec:
    names = work.names
    kinds = frozenset(
        kind for kind in spec.kinds if kind in names.graph or (names.is_piece(kind) and names.can_lie_in(kind, names.graph))
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
    places = emit(names, where)
    if spec.places is not None and settle(spec.places) == settle(places):
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
        more, took = term_spec(work, scope, term, noun.of if last else None, place if last else None)
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
        same = right.source[0] == "one"
        base = base.test(("same", thing, right.source[1]) if same else ("in", thing, right.source))
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


# ---- words


def term_spec(
    work: Work, scope: Scope, term: n.Term, of: n.Noun | None, place: Place | None
) -> tuple[Spec, bool]:
    """One word of a noun, with its ``of``."""
    match term:
        case n.Group():
            spec = said(work, selector_spec(work, scope, term.selector), term)
            return (spec if of is None else parts.narrow_of(work, spec, noun_of(work, scope, of), term, of)), False
        case n.Call():
            spec = expressions.as_spec(work, expressions.call(work, scope, term), term)
            return (spec if of is None else parts.narrow_of(work, spec, noun_of(work, scope, of), term, of)), False
        case n.Except():
            if of is not None:
                work.fail("E0509", of, word=term.name, kinds="none")
            return _except(work, scope, term), False
        case n.Word():
            return word_spec(work, scope, term, of, place)


def noun_of(work: Work, scope: Scope, of: n.Noun) -> Spec:
    """What stands behind ``of``."""
    return said(work, noun_spec(work, scope, of, None)[0], of)


def _except(work: Work, scope: Scope, term: n.Except) -> Spec:
    names = work.names
    spec = word_spec(work, scope, n.Word(term.name, span=term.span), None, None)[0]
    return Spec(names.all_kinds, names.fresh(), adjective=True, excluded=(spec,))


def word_spec(
    work: Work, scope: Scope, word: n.Word, of: n.Noun | None, place: Place | None
) -> tuple[Spec, bool]:
    """A name in a set."""
    names, name = work.names, word.name
    if name in names.values and scope.find(name) is None:
        typed, taken = parts.value_call(work, scope, word, of, place)
        return expressions.as_spec(work, typed, word), taken
    if of is not None:
        owner = noun_of(work, scope, of)
        typed_part = parts.part_of(work, name, owner, word) if scope.find(name) is None else None
        if typed_part is not None:
            return expressions.as_spec(work, typed_part, word), False
        if owner.kinds <= {PLAYER} and scope.find(name) is None:
            if _seated(work, name):
                return _places_of(work, name, owner), False
            if name in names.places and names.places[name].each_seat:
                return parts.narrow_of(work, kind_spec(names, frozenset((name,))), owner, word, of), False
        if name in names.attributes and name not in names.nouns:
            work.fail("E0509", of, word=name, kinds=kind_list(work, owner.kinds))
        base = bare_spec(work, scope, word)
        return parts.narrow_of(work, base, owner, word, of), False
    return bare_spec(work, scope, word), False


def _seated(work: Work, name: str) -> bool:
    """Whether each seat has one place of this name."""
    names = work.names
    if name in names.places:
        return names.places[name].each_seat and not names.places[name].rows
    return name in names.rows and names.rows[name][0] in names.places and names.places[names.rows[name][0]].each_seat


def _places_of(work: Work, name: str, owner: Spec) -> Spec:
    kind = name if name in work.names.places else work.names.rows[name][0]
    if owner.arity == "one":
        return one_spec(work.names, ("own", name, emit_one(work.names, owner)), frozenset((kind,)))
    return Spec(frozenset((kind,)), work.names.fresh(), source=("own_all", name, emit(work.names, owner)))


def bare_spec(work: Work, scope: Scope, word: n.Word) -> Spec:
    """A name in a set, without ``of``."""
    names, name = work.names, word.name
    local = scope.find(name)
    if local is not None:
        typed = expressions.local_value(work, scope, local, word)
        return expressions.as_spec(work, typed, word)
    engine = expressions.engine_thing(work, scope, word)
    if engine is not None:
        return expressions.as_spec(work, engine, word)
    if name in (PIECE, PLAYER):
        return kind_spec(names, names.bases(name))
    if name in ("faceup", "facedown"):
        var = names.fresh()
        test: Expr = ("faceup", ("var", var))
        return Spec(names.identities, var, tests=(test if name == "faceup" else ("not", test),), adjective=True)
    symbol = names.nouns.get(name)
    if symbol is not None:
        spec = _named(work, scope, word)
        if spec is not None:
            return spec
    known = names.attributes.get(name, {})
    truths = frozenset(kind for kind, attribute in known.items() if attribute.type in ("truth", "condition"))
    if truths:
        return _adjective(work, name, truths)
    if scope.it is not None:
        subject = it_spec(work, scope)
        typed_part = parts.part_of(work, name, subject, word) if name != "owner" or subject.kinds else None
        if typed_part is not None:
            return expressions.as_spec(work, typed_part, word)
    if symbol is not None:
        work.fail("E0534", word, word=name)
    if known or name in names.counters or name in ("owner", "place", "score"):
        work.fail("E0523", word, word=name)
    work.fail("E0404", word, word=name, nearest=nearest(name, names.known_words() | scope.names()))


def _adjective(work: Work, name: str, kinds: frozenset[str]) -> Spec:
    names = work.names
    var = names.fresh()
    attribute = next(iter(names.attribute_kinds(name, kinds).values()))
    form = "condition" if attribute.type == "condition" else "attr"
    return Spec(kinds, var, tests=((form, name, ("var", var)),), adjective=True)


def it_spec(work: Work, scope: Scope) -> Spec:
    """The candidate, as a set of one."""
    assert scope.it is not None
    return expressions.typed_spec(work.names, scope.it)


def _named(work: Work, scope: Scope, word: n.Word) -> Spec | None:
    """A name of the pack that means things; nothing for truths and numbers."""
    names, name = work.names, word.name
    symbol = names.nouns[name]
    match symbol.what:
        case "sort" | "alike" | "piece" | "union":
            return kind_spec(names, names.bases(name))
        case "place" | "store":
            return _place(work, scope, name)
        case "region":
            kind = names.regions[name]
            var = names.fresh()
            return Spec(frozenset((kind,)), var, tests=(("region", ("var", var), name),), region=name)
        case "row":
            return _row(work, scope, name, symbol.data)
        case "mark":
            kind, cells = symbol.data
            things: tuple[Expr, ...] = tuple(("one", ("thing", cell)) for cell in cells)
            if len(things) == 1:
                return one_spec(names, things[0][1], frozenset((kind,)))
            return Spec(frozenset((kind,)), names.fresh(), source=("union", *things))
        case "seat":
            return one_spec(names, ("thing", name), frozenset((PLAYER,)))
        case "word":
            return expand(work, name, word)
        case "counter":
            return _counter(work, scope, word)
        case _:
            return None


def _counter(work: Work, scope: Scope, word: n.Word) -> Spec | None:
    names = work.names
    counter = names.counters.get(word.name)
    if counter is None:
        raise Wrong
    if counter.of is not None:
        return None
    if counter.type == "number":
        work.fail("E0502", word, found="number")
    return one_spec(names, ("counter", word.name), names.bases(counter.type))


def _place(work: Work, scope: Scope, name: str) -> Spec:
    names = work.names
    place = names.places[name]
    kinds = frozenset((name,))
    if place.each_seat and place.rows:
        spec = kind_spec(names, kinds)
        return spec if scope.everyone else spec.test(("same", ("owner", ("var", spec.var)), ("me",)))
    if place.each_seat:
        return _own(work, scope, name, name)
    if place.rows or place.grid is not None or place.count is not None:
        return kind_spec(names, kinds)
    return one_spec(names, ("thing", name), kinds)


def _own(work: Work, scope: Scope, name: str, kind: str) -> Spec:
    """A place of each seat by its bare name: mine."""
    names = work.names
    if scope.everyone:
        everyone: Expr = ("set", (PLAYER,), None, None, None, None)
        return Spec(frozenset((kind,)), names.fresh(), source=("own_all", name, everyone))
    return one_spec(names, ("own", name, ("me",)), frozenset((kind,)))


def _row(work: Work, scope: Scope, name: str, kind: str) -> Spec:
    names = work.names
    if kind in names.sorts:
        return one_spec(names, ("thing", name), frozenset((kind,)), row=name)
    if kind in names.places and names.places[kind].each_seat:
        return _own(work, scope, name, kind)
    if kind in names.places:
        return one_spec(names, ("thing", name), frozenset((kind,)))
    var = names.fresh()
    return Spec(frozenset((kind,)), var, tests=(("row", ("var", var), name),))


def expand(work: Work, name: str, at: At) -> Spec:
    """What a word of the pack means."""
    word = work.names.words[name]
    if word.state == "open":
        chain = [*work.names.stack[work.names.stack.index(name) :], name]
        work.fault("E0600", at, chain=" → ".join(chain))
        raise Wrong
    if word.state == "new":
        define(work, name)
    if word.spec is None:
        raise Wrong
    return fresh_spec(work.names, word.spec)


def define(work: Work, name: str) -> None:
    """Compile the definition of a word, once."""
    word = work.names.words[name]
    if word.state != "new":
        return
    word.state = "open"
    work.names.stack.append(name)
    inner = Work(work.names, word.text)
    try:
        if word.tree is not None:
            spec = said(inner, selector_spec(inner, Scope(within="word"), word.tree), word.tree)
            word.spec = replace(spec, row=None, placed=spec.placed)
    except Wrong:
        word.spec = None
    finally:
        work.names.stack.pop()
        word.state = "done"


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
