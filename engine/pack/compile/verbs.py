"""The body of a verb: ``needs`` and ``do`` in one code. Sealed calls read it once more, as it would run there."""

from __future__ import annotations

from dataclasses import replace

from engine.diagnostics import Findings, Note
from engine.language import nodes as n
from engine.language import parse
from engine.ruleset.definitions import Expr

from . import statements
from .drafts import Draft, Family, Label
from .names import Names, VerbDef
from .texts import Filled, Local, Scope, Work
from .types import BROKEN, TRUTH, Type
from .writers import PLAIN, STRICT, Handed, Writer, check_unused


def write_verb(
    names: Names,
    verb: VerbDef,
    record: Filled | None = None,
    handed: dict[int, Handed] | None = None,
    followed: frozenset[str] = frozenset(),
) -> tuple[Family, Scope]:
    """The code of a verb, and the names at its end.

    ``handed``    what stands in its parameters, where it is read as part of a sealed choice.
    ``followed``  the verbs through which it is read.
    """
    path = f"verbs.{verb.name}"
    family = Family(path, verb.name)
    draft = Draft(family, path)
    family.slot(len(verb.params) + len(verb.adverbs) + (verb.block is not None))
    scope = _scope(verb)
    end = Label()
    before: Writer | None = None
    whole = verb.do or verb.needs
    assert whole is not None
    works: list[Work] = []
    for text in (verb.needs, verb.do):
        if text is None:
            continue
        tree = parse(text.source, "body", text.locate, names.findings)
        if tree is None:
            verb.broken = True
            continue
        work = Work(names, text, record)
        works.append(work)
        writer = Writer(work, draft, False, dict(before.used) if before else {}, handed is not None)
        writer.handed, writer.followed = handed or {}, followed
        before = writer
        if text is verb.needs:
            inner = scope.child()
            _needs(writer, inner, tree, end)
            scope = inner
        else:
            _note_moves(verb, tree)
            for item in tree.statements:
                statements.statement(writer, scope, item, PLAIN)
    draft.mark(end)
    draft.finish(whole.spot(whole.whole))
    check_unused(works)
    verb.faulty = verb.faulty or any(work.faulty for work in works)
    return family, scope


def _needs(writer: Writer, scope: Scope, tree: n.Body, end: Label) -> None:
    """``enter needs``, its statements, ``leave``; names that it gives live on in ``do``."""
    writer.emit(("enter", "needs", end), tree)
    last = len(writer.draft.ops)
    for item in tree.statements:
        if statements.statement(writer, scope, item, STRICT):
            last = len(writer.draft.ops)
    writer.draft.ops.insert(last, (("commit",), writer.work.text.spot(tree)))
    writer.emit(("leave",), tree)


def _scope(verb: VerbDef) -> Scope:
    scope = Scope()
    ways = {"wish": "wish", "each": "one", "many": "open", "number": "number"}
    for param in verb.params:
        type_ = Type(ways[param.way], param.sample.kinds)
        slot: Expr = ("slot", param.slot)
        scope.locals[param.name] = Local(param.name, type_, slot, "param", param.span, param.slot)
    for name, span in verb.lost.items():
        scope.locals[name] = Local(name, BROKEN, ("none",), "broken", span, used=True)
    for name, at in verb.adverbs:
        scope.locals[name] = Local(name, TRUTH, ("tagged", at), "tag", verb.adverb_spans[name], at)
    if verb.block is not None:
        span = verb.adverb_spans["block"]
        scope.locals["block"] = Local("block", BROKEN, ("block", verb.block_slot), "block", span, verb.block_slot)
    return scope


def _note_moves(verb: VerbDef, tree: n.Node) -> None:
    """Which parameters the verb moves to which others."""
    match tree:
        case n.Action(verb="move", object=n.Phrase() as thing, roles=roles):
            for role in roles:
                if role.role == "to" and (a := _name(thing)) and (b := _name(role.phrase)):
                    verb.moves.add((a, b))
        case _:
            pass
    for part in n.children(tree):
        _note_moves(verb, part)


def _name(phrase: n.Phrase) -> str | None:
    match phrase:
        case n.Phrase(
            things=(n.Thing(quantity=None, head=n.Head(nouns=(n.Noun(terms=(n.Word(name=name),), of=None),))),)
        ):
            return name
        case _:
            return None


# ---- sealed choices


def check_sealed(writer: Writer, node: n.Action, verb: VerbDef, handed: dict[int, Handed]) -> None:
    """A verb that is called in a sealed choice may only change what the choice may: what it does is followed."""
    if verb.name in writer.followed or (verb.needs is None and verb.do is None):
        return
    names = replace(writer.work.names, findings=Findings(), modifiers=[], loose_runs={}, loose_costs={})
    write_verb(names, replace(verb, moves=set()), None, handed, writer.followed | {verb.name})
    for finding in names.findings:
        if finding.code == "E0607" and finding.span is not None:
            notes = [Note("note-other-place", finding.span), *finding.notes]
            writer.work.fail("E0607", node.verb_span, notes=notes)
