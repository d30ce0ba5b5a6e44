"""Triggers and modifiers: those of rules and of cards in force, and triggers that wait inside an effect."""

from __future__ import annotations

from dataclasses import replace

from engine.diagnostics import nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr, InForce, Modifier, Pattern, Trigger

from . import actions, expressions, nouns, phrases, sets, statements, values
from .drafts import Draft, Family
from .ir import TRUE, settle
from .names import KERNEL_VERBS, NOTICED, Argument, Sample
from .specs import Spec, member_test
from .texts import Scope, Work
from .types import NUMBER, Type, Wrong
from .writers import PLAIN, Writer, declare


def watch(writer: Writer, scope: Scope, node: n.Trigger) -> None:
    """A trigger inside an effect: it waits for its event, once."""
    if writer.sealed:
        writer.work.fail("E0607", node)
    family = writer.draft.family
    trigger = compile_trigger(writer, scope.behind("later"), node, family.block_id(), None)
    family.triggers.append(trigger)
    writer.emit(("watch", trigger.id), node)


def standing_trigger(work: Work, family: Family, node: n.Trigger, carrier: InForce | None) -> Trigger:
    """A trigger of a rule, or of a card in force."""
    draft = Draft(family, f"{family.path}.{len(family.codes) + 1}" if family.codes else family.path)
    writer = Writer(work, draft, text=True)
    return compile_trigger(writer, Scope(), node, draft.id, carrier)


def compile_trigger(writer: Writer, scope: Scope, node: n.Trigger, id_: str, carrier: InForce | None) -> Trigger:
    work, names = writer.work, writer.work.names
    inner = scope.child()
    is_phase = node.verb in names.phases and node.verb not in names.verbs
    draft = Draft(writer.draft.family, id_)
    inside = Writer(work, draft, writer.text, dict(writer.used))
    patterns: tuple[Pattern, ...] = ()
    if is_phase:
        extra = node.object or next(iter(node.roles), None)
        if extra is not None:
            work.fault("E0546", extra, word=node.verb)
    elif node.verb in names.verbs or node.verb in NOTICED:
        if node.verb in names.verbs and names.verbs[node.verb].broken:
            raise Wrong
        if node.when == "before":
            work.fault("E0615", node.verb_span, word=node.verb)
        patterns = _patterns(inside, inner, node)
    else:
        code = "E0554" if node.verb in KERNEL_VERBS else "E0405"
        work.fail(code, node.verb_span, word=node.verb, nearest=names.near_verb(node.verb, event=True))
    statements.body(inside, inner, node.body, PLAIN)
    draft.finish(work.text.spot(node))
    return Trigger(id_, node.when, node.verb, is_phase, patterns, draft.id, carrier)


def _patterns(writer: Writer, scope: Scope, node: n.Trigger) -> tuple[Pattern, ...]:
    """What the event's parts must be."""
    work = writer.work
    samples = _samples(writer, node.verb)
    verb = work.names.verbs.get(node.verb)
    numbers = [] if verb is None else [param for param in verb.params if param.way == "number"]
    found: list[Pattern] = []
    pieces = samples[""].kinds if "" in samples else frozenset[str]()
    given = [("", node.object, node.verb_span)] if node.object is not None else []
    given += [(role.role, role.phrase, role.role_span) for role in node.roles]
    for role, phrase, span in given:
        assert phrase is not None
        if role not in samples:
            if any(param.role == role for param in numbers):
                work.fail("E0553", phrase, word=node.verb)
            if role == "":
                work.fail("E0550", phrase, word=node.verb)
            known = ", ".join(known for known in samples if known)
            work.fail("E0516", span, verb=node.verb, role=role, known=known or "none")
        if any(pattern.role == role for pattern in found):
            work.fail("E0541", span, role=role)
        pattern, kinds = _pattern(writer, scope, role, phrase, samples[role])
        found.append(pattern)
        if node.verb == "move":
            pieces = kinds if role == "" else pieces
            _can_lie(work, pieces, kinds if role else work.names.place_kinds, phrase)
    return tuple(found)


def _can_lie(work: Work, pieces: frozenset[str], places: frozenset[str], at: n.Phrase) -> None:
    """What is waited for must be able to happen: one of the pieces lies in one of the places."""
    names = work.names
    if not any(pieces & set(names.holds.get(place, ())) for place in places):
        work.fail("E0515", at, kinds=sets.kind_list(work, pieces), places=sets.kind_list(work, places))


def _pattern(
    writer: Writer, scope: Scope, role: str, phrase: n.Phrase, sample: Sample
) -> tuple[Pattern, frozenset[str]]:
    """What a part of the event must be, and the kinds that it may be of."""
    work = writer.work
    thing = phrases.single(work, phrase)
    if thing.quantity is not None:
        work.fail("E0542", thing.quantity)
    head = thing.head
    if head is None:
        work.fail("E0537", phrase)
    if not head.nouns and sample.head is not None:
        head = replace(head, nouns=phrases.respan(sample.head, head.span).nouns)
        if work.record is not None:
            work.record.phrases[phrase.span] = replace(phrase, things=(replace(thing, head=head),))
    spec = sets.filtered(work, scope, sets.head_spec(work, scope, head), phrase.where)
    if spec.adjective or (spec.row is not None and not spec.kinds & sample.kinds):
        base = Spec(sample.kinds, work.names.fresh())
        spec = sets.meet(work, base, spec, head)
    spec = phrases.fitted(work, spec, sample.kinds, head)
    var = work.names.fresh()
    test = member_test(work.names, spec, ("var", var), sample.kinds)
    slot = None
    if phrase.name is not None:
        slot = declare(writer, scope, phrase.name, phrase.name_span, Type("one", spec.kinds), "as")
    return Pattern(role, settle(test, {var: 0}), slot), spec.kinds


def _samples(writer: Writer, verb: str) -> dict[str, Sample]:
    """What stands in each role of a verb."""
    names = writer.work.names
    if verb in names.verbs:
        return {param.role: param.sample for param in names.verbs[verb].params if param.way != "number"}
    places = Sample(names.place_kinds)
    return {"": actions.piece_sample(writer, n.Any_()), "from": places, "to": places}


# ---- modifiers


def modifiers(work: Work, node: n.Standing, id_: str, carrier: InForce | None) -> list[Modifier]:
    """The modifiers of one ``while``."""
    scope = Scope()
    condition = expressions.truth(work, scope, node.condition)
    found: list[Modifier] = []
    for index, item in enumerate(node.modifiers):
        try:
            found.append(_modifier(work, scope, item, f"{id_}#m{index + 1}", condition, carrier))
        except Wrong:
            continue
    return found


def _modifier(
    work: Work, scope: Scope, node: n.Modifier, id_: str, condition: Expr, carrier: InForce | None
) -> Modifier:
    names, target = work.names, node.target
    if target.value not in names.values:
        close = nearest(target.value, names.values)
        work.fail("E0551", target.value_span, word=target.value, nearest=close)
    value = values.define(work, target.value, target.value_span and n.Word(target.value, span=target.value_span))
    assert value.type is not None
    if node.way != "becomes" and value.type != NUMBER:
        work.fail("E0543", node, word=target.value, way=node.way)
    roles = {argument.role for argument in value.arguments}
    if target.of is not None and "of" not in roles:
        work.fail("E0509", target.of, word=target.value, kinds="none")
    if target.place is not None and ("at" not in roles or target.place_word == "near"):
        work.fail("E0510", target.place, word=target.value, role="at", kinds="none")
    tests = tuple(_target_test(work, scope, argument, target) for argument in value.arguments)
    about = values.scope_of(work, value)
    for local in about.locals.values():
        local.used = True
    if value.type == NUMBER:
        amount = expressions.number(work, about, node.amount)
    elif value.type.things:
        amount = _things(work, about, node, value.type)
    else:
        amount = expressions.truth(work, about, node.amount)
    span = work.text.span(node)
    arguments = len(value.arguments)
    modifier = Modifier(
        id_, target.value, node.way, settle(condition, {-1 - i: i for i in range(arguments)}), tests,
        values.settled(value, amount), carrier, work.text.spot(node),
    )  # fmt: skip
    names.modifiers.append((modifier, span))
    return modifier


def _things(work: Work, scope: Scope, node: n.Modifier, wanted: Type) -> Expr:
    from .specs import emit, emit_one

    spec = expressions.things(work, scope, node.amount)
    if spec.nothing:
        return ("none",) if wanted.way == "one" else emit(work.names, spec)
    if spec.row is not None or spec.kinds & wanted.kinds:
        return emit_one(work.names, spec) if wanted.way == "one" else emit(work.names, spec)
    (asked, found) = (sets.kind_list(work, wanted.kinds), sets.kind_list(work, spec.kinds))
    work.fail("E0526", node.amount, wanted=asked, found=found)


def _target_test(work: Work, scope: Scope, argument: Argument, target: n.Target) -> Expr:
    """Whether an argument of a value is one that is changed."""
    noun = target.of if argument.role == "of" else target.place
    if noun is None:
        return TRUE
    names = work.names
    spec = nouns.noun_of(work, scope, noun)
    if not spec.kinds & argument.type.kinds:
        (asked, found) = (sets.kind_list(work, argument.type.kinds), sets.kind_list(work, spec.kinds))
        work.fail("E0526", noun, wanted=asked, found=found)
    var = names.fresh()
    if argument.type.way == "one":
        test = member_test(names, spec, ("var", var), argument.type.kinds)
    else:
        given = Spec(argument.type.kinds, names.fresh(), source=("var", var))
        test = expressions.member(work, given, spec, noun)
    return settle(test, {var: 0})
