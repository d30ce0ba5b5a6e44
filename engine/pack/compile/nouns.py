"""The words of a set, one by one: names of the pack and of the text, groups, functions, and what is negated."""

from __future__ import annotations

from dataclasses import replace

from engine.diagnostics import nearest
from engine.language import RESERVED
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import expressions, parts, sets
from .specs import Spec, emit, emit_one, fresh_spec, kind_spec, one_spec
from .texts import At, Place, Scope, Work
from .types import PIECE, PLAYER, Wrong


def term_spec(work: Work, scope: Scope, term: n.Term, of: n.Noun | None, place: Place | None) -> tuple[Spec, bool]:
    """One word of a noun, with its ``of``."""
    match term:
        case n.Group():
            spec = sets.said(work, sets.selector_spec(work, scope, term.selector), term)
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
    return sets.said(work, sets.noun_spec(work, scope, of, None)[0], of)


def _except(work: Work, scope: Scope, term: n.Except) -> Spec:
    names = work.names
    name = (term.span[1] - len(term.name), term.span[1])
    spec = word_spec(work, scope, n.Word(term.name, span=name), None, None)[0]
    return Spec(names.all_kinds, names.fresh(), adjective=True, excluded=(spec,))


def word_spec(work: Work, scope: Scope, word: n.Word, of: n.Noun | None, place: Place | None) -> tuple[Spec, bool]:
    """A name in a set."""
    names, name = work.names, word.name
    if name in names.broken and scope.find(name) is None:
        raise Wrong
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
            work.fail("E0509", of, word=name, kinds=sets.kind_list(work, owner.kinds))
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
    work.fail("E0404", word, word=name, nearest=nearest(name, names.known_words() | scope.names() | RESERVED))


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
            spec = sets.said(inner, sets.selector_spec(inner, Scope(within="word"), word.tree), word.tree)
            word.spec = replace(spec, row=None, placed=spec.placed)
    except Wrong:
        work.names.broken.add(name)
    finally:
        work.names.stack.pop()
        word.state = "done"
