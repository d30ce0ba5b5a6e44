"""Calls of the pack's verbs: each parameter gets what was said, or what the signature says."""

from __future__ import annotations

from dataclasses import replace

from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import actions, loops, phrases, verbs
from .drafts import put
from .names import Param, VerbDef
from .phrases import Wanted
from .specs import emit
from .texts import Scope
from .types import Type, Wrong
from .writers import Mode, Writer


def call(writer: Writer, scope: Scope, node: n.Action, verb: VerbDef, mode: Mode) -> bool:
    work = writer.work
    if verb.broken:
        raise Wrong
    known = [name for name, _ in verb.adverbs]
    tags = actions.read_tags(writer, node, (*known, "whole"))
    roles = actions.read_roles(writer, node, tuple(param.role for param in verb.params if param.role))
    by_role: dict[str, n.Phrase | None] = {role: given.phrase for role, given in roles.items()}
    by_role[""] = node.object
    if node.object is not None and not any(param.role == "" for param in verb.params):
        work.fail("E0550", node.object, word=verb.name)
    wanted: dict[str, Wanted] = {}
    given = [_argument(writer, scope, node, verb, param, by_role, mode, wanted) for param in verb.params]
    arguments = [put(expr) for expr, _ in given]
    _counts(writer, node, verb, wanted)
    block = None
    if node.block is not None:
        if verb.block is None:
            work.fail("E0519", node.block, word=verb.name, block="refused")
        block = loops.apart(writer, scope.behind("block"), node.block, block=True)
    elif verb.block == "required":
        work.fail("E0519", node.verb_span, word=verb.name, block="required")
    if writer.sealed:
        slots = zip(verb.params, given, strict=True)
        verbs.check_sealed(
            writer, node, verb, {param.slot: actions.handed(writer, expr, kinds) for param, (expr, kinds) in slots}
        )
    way = "whole" if "whole" in tags else "strict" if mode.strict else "plain"
    adverbs = tuple(name for name in known if name in tags)
    writer.emit(("call", verb.name, tuple(arguments), adverbs, block, way, writer.slot(2)), node)
    return mode.strict and (verb.needs is not None or "whole" in tags)


def _argument(
    writer: Writer,
    scope: Scope,
    node: n.Action,
    verb: VerbDef,
    param: Param,
    phrases_by_role: dict[str, n.Phrase | None],
    mode: Mode,
    wanted: dict[str, Wanted],
) -> tuple[Expr, frozenset[str]]:
    """What a parameter gets, and the kinds it may be of."""
    work, names = writer.work, writer.work.names
    phrase = phrases_by_role.get(param.role)
    if param.way == "number":
        if phrase is None:
            work.fail("E0517", node.verb_span, word=verb.name, role=param.role or "object")
        return phrases.amount(work, scope, phrase), frozenset()
    if phrase is None:
        sample = param.sample
        span = node.verb_span
        thing = n.Thing(sample.quantity, sample.head, sample.partitive)
        phrase = phrases.respan(n.Phrase((thing,), sample.where), span)
        param = replace(param, sample=replace(sample, where=None))
        if work.record is not None:
            work.record.missing[span, param.role] = phrase
    if param.way == "many":
        actions.no_name(writer, phrase)
        spec = phrases.given(work, scope, phrase, param.sample)
        return emit(names, spec), spec.kinds
    if phrase.name is not None:
        slot, kinds = actions.choose_set(writer, scope, phrase, param.sample, mode, node)
        name = phrase.name
        found = phrases.wish(work, scope, replace(phrase, name=None), param.sample)
        arity = "one" if found.arity == "one" else "many"
        named = actions.name_of(writer, scope, phrase, Type(arity, kinds))
        members: Expr = ("slot", slot)
        writer.emit(("let", named, put(("only", members) if arity == "one" else members)), node)
        del name
        return ("wish", ("num", 0), None, "all", members), kinds
    found = actions.use(writer, scope, phrases.wish(work, scope, phrase, param.sample), phrase)
    wanted[param.name] = found
    return found.expr, found.kinds


def _counts(writer: Writer, node: n.Action, verb: VerbDef, wanted: dict[str, Wanted]) -> None:
    """More places than pieces, where the verb moves one of its parameters to another."""
    for thing, place in sorted(verb.moves):
        pieces, places = wanted.get(thing), wanted.get(place)
        if pieces is None or places is None or pieces.high is None or places.low is None:
            continue
        if 0 <= pieces.high < places.low:
            writer.work.fault("E0604", node, places=places.low, pieces=pieces.high)
