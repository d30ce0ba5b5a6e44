"""Statements into operations: names, branches, loops, strict blocks, blocks that run apart."""

from __future__ import annotations

from typing import assert_never

from engine.diagnostics import Note, nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import actions, expressions, loops, nouns, sets, triggers
from .drafts import Label, put
from .specs import emit, emit_one
from .texts import At, Local, Scope, Work
from .types import BROKEN, NOTHING, NUMBER, PLAYER, TRUTH, Type, Wrong
from .writers import STRICT, Mode, Writer, declare, events


def body(writer: Writer, scope: Scope, node: n.Body, mode: Mode) -> bool:
    """Statements one after another, in a block of their own. Says whether one of them can fail."""
    inner = scope.child()
    fails = False
    for item in node.statements:
        fails = statement(writer, inner, item, mode) or fails
    return fails


def statement(writer: Writer, scope: Scope, node: n.Statement, mode: Mode) -> bool:
    """One statement; after a finding the next one is read. Says whether it can fail where it is strict."""
    try:
        return _statement(writer, scope, node, mode)
    except Wrong:
        writer.work.faulty = True
        _declare_broken(writer, scope, node)
        return True


def _statement(writer: Writer, scope: Scope, node: n.Statement, mode: Mode) -> bool:
    work = writer.work
    match node:
        case n.Action():
            return actions.action(writer, scope, node, mode)
        case n.Let():
            _let(writer, scope, node)
            return False
        case n.Assign():
            _assign(writer, scope, node)
            return False
        case n.Require(condition=condition):
            _only_strict(work, mode, node, "require")
            writer.emit(("require", put(expressions.truth(work, scope, condition))), node)
            return True
        case n.Run():
            return _run(writer, scope, node, mode)
        case n.If():
            return _if(writer, scope, node, mode)
        case n.Either():
            _either(writer, scope, node)
            return True
        case n.May(body=block):
            end = Label()
            writer.emit(("may", end, writer.slot(2)), node)
            strict_block(writer, scope, block, "may", end, node)
            writer.draft.mark(end)
            return False
        case n.Whole(body=block):
            end = Label()
            fails = strict_block(writer, scope, block, "whole", end, node)
            writer.draft.mark(end)
            return fails
        case n.Each():
            return loops.each(writer, scope, node, mode)
        case n.Repeat():
            return loops.repeat(writer, scope, node, mode)
        case n.RepeatUntil(condition=condition, body=block):
            start, begin, end = Label(), Label(), Label()
            writer.draft.mark(start)
            writer.emit(("unless", put(expressions.truth(work, scope, condition)), begin), node)
            writer.emit(("jump", end), node)
            writer.draft.mark(begin)
            fails = body(writer, scope.behind("loop"), block, mode)
            writer.emit(("jump", start), node)
            writer.draft.mark(end)
            return fails
        case n.Ask():
            loops.ask(writer, scope, node)
            return False
        case n.Later():
            loops.later(writer, scope, node)
            return False
        case n.Trigger():
            triggers.watch(writer, scope, node)
            return False
        case n.Standing():
            work.fail("E0614", node)
        case _:
            assert_never(node)


def _declare_broken(writer: Writer, scope: Scope, node: n.Statement) -> None:
    """Names that a faulty statement gives, so that they are not reported as unknown too."""
    names: list[tuple[str, n.Offsets]] = []
    match node:
        case n.Let(name=name):
            names.append((name, node.name_span))
        case n.Action(object=phrase, roles=roles):
            for one in (phrase, *(role.phrase for role in roles)):
                if one is not None and one.name is not None:
                    names.append((one.name, one.name_span))
        case _:
            pass
    for name, span in names:
        if scope.find(name) is None:
            local = Local(name, BROKEN, ("none",), "broken", writer.work.text.span(span), used=True)
            scope.locals[name] = local


def _only_strict(work: Work, mode: Mode, at: At, word: str) -> None:
    if not mode.strict:
        work.fail("E0606", at, word=word)


# ---- names


def _let(writer: Writer, scope: Scope, node: n.Let) -> None:
    typed = expressions.expression(writer.work, scope, node.value)
    if typed.type == BROKEN:
        raise Wrong
    if typed.type.way in ("effect", "wish"):
        writer.work.fail("E0502", node.value, found=typed.type.way)
    kept = Type("one", writer.work.names.all_kinds) if typed.type == NOTHING else typed.type
    slot = declare(writer, scope, node.name, node.name_span, kept, "let")
    if kept in (NUMBER, TRUTH):
        writer.draft.family.name_number(node.name, slot)
    writer.emit(("let", slot, put(typed.expr)), node)


def _assign(writer: Writer, scope: Scope, node: n.Assign) -> None:
    work, names = writer.work, writer.work.names
    noun = node.target.noun
    word = noun.terms[0]
    if len(noun.terms) != 1 or not isinstance(word, n.Word) or node.target.place is not None:
        work.fail("E0529", node.target, word=work.text.source[slice(*node.target.span)])
    local = scope.find(word.name)
    if local is not None:
        if local.type == BROKEN and local.made == "broken":
            raise Wrong
        if local.made != "let" or noun.of is not None:
            work.fail("E0530", word, word=word.name, notes=[Note("note-other-place", local.span)])
        writer.emit(("set_local", local.slot, put(_value_for(work, scope, node.value, local.type))), node)
        return
    if word.name == "first" and noun.of is None:
        value = _value_for(work, scope, node.value, Type("one", frozenset((PLAYER,))))
        writer.emit(("set", "first", None, put(value)), node)
        return
    counter = names.counters.get(word.name)
    if counter is None:
        work.fail("E0529", word, word=word.name, nearest=nearest(word.name, [*names.counters, *scope.names(), "first"]))
    if writer.sealed:
        work.fail("E0607", node)
    subject = _counted(work, scope, word, noun.of, names.counter_kinds(word.name))
    wanted = names.type_of(counter.type)
    value = _value_for(work, scope, node.value, wanted)
    if value == ("none",) and not any(other.optional for other in names.shared.get(word.name, [counter])):
        work.fail("E0545", node.value, word=word.name)
    writer.emit(("set", word.name, None if subject is None else put(subject), put(value)), node)


def _counted(work: Work, scope: Scope, word: n.Word, of: n.Noun | None, kinds: frozenset[str]) -> Expr | None:
    """Whose counter it is; nothing for one of the game."""
    names = work.names
    if not kinds:
        if of is not None:
            work.fail("E0509", of, word=word.name, kinds="none")
        return None
    if of is not None:
        spec = nouns.noun_of(work, scope, of)
    elif scope.it is not None and scope.it.type.kinds & kinds:
        spec = nouns.it_spec(work, scope)
    elif kinds == frozenset((PLAYER,)):
        return ("me",)
    else:
        work.fail("E0523", word, word=word.name)
    if not spec.kinds & kinds:
        work.fail("E0509", of or word, word=word.name, kinds=sets.kind_list(work, spec.kinds))
    return emit_one(names, spec)


def _value_for(work: Work, scope: Scope, node: n.Expression, wanted: Type) -> Expr:
    """An expression of a type that is given."""
    if wanted == NUMBER:
        return expressions.number(work, scope, node)
    if wanted == TRUTH:
        return expressions.truth(work, scope, node)
    spec = expressions.things(work, scope, node)
    if spec.nothing:
        return ("none",) if wanted.way == "one" else emit(work.names, spec)
    if not spec.kinds & wanted.kinds:
        (asked, found) = (sets.kind_list(work, wanted.kinds), sets.kind_list(work, spec.kinds))
        work.fail("E0526", node, wanted=asked, found=found)
    return emit_one(work.names, spec) if wanted.way == "one" else emit(work.names, spec)


# ---- stored effects


def _run(writer: Writer, scope: Scope, node: n.Run, mode: Mode) -> bool:
    work = writer.work
    effect = expressions.stored(work, scope, node.effect)
    if writer.sealed and effect[0] != "block":
        work.fail("E0607", node)
    some = False
    for tag in node.tags:
        if tag.name != "some":
            work.fail("E0518", tag, word=tag.name, verb="do", nearest=nearest(tag.name, ["some"]))
        if some:
            work.fail("E0620", tag, word="some")
        some = True
    if some:
        _only_strict(work, mode, node, "some")
    if not mode.strict and effect[0] == "stored":
        work.names.loose_runs.setdefault(effect[1], work.text.span(node))
    writer.emit(("run", put(effect), some, writer.slot(2)), node)
    events(writer, node)
    return True


# ---- branches


def _if(writer: Writer, scope: Scope, node: n.If, mode: Mode) -> bool:
    condition = expressions.truth(writer.work, scope, node.condition)
    otherwise, end = Label(), Label()
    writer.emit(("unless", put(condition), otherwise), node)
    before = dict(writer.used)
    fails = body(writer, scope, node.then, mode)
    after_then, writer.used = writer.used, dict(before)
    if node.otherwise is not None:
        writer.emit(("jump", end), node)
    writer.draft.mark(otherwise)
    match node.otherwise:
        case n.If():
            fails = statement(writer, scope.child(), node.otherwise, mode) or fails
        case n.Body():
            fails = body(writer, scope, node.otherwise, mode) or fails
        case None:
            pass
    writer.draft.mark(end)
    writer.used = {**after_then, **writer.used}
    return fails


def _either(writer: Writer, scope: Scope, node: n.Either) -> None:
    work = writer.work
    labels: dict[str, n.Branch] = {}
    starts = [(_label(work, branch, labels), Label()) for branch in node.branches]
    end = Label()
    writer.emit(("either", tuple(starts), end, writer.slot(2)), node)
    before, after = dict(writer.used), dict(writer.used)
    for branch, (_, start) in zip(node.branches, starts, strict=True):
        writer.used = dict(before)
        writer.draft.mark(start)
        strict_block(writer, scope, branch.body, "branch", end, branch)
        writer.emit(("jump", end), branch)
        after.update(writer.used)
    writer.draft.mark(end)
    writer.used = after


def _label(work: Work, branch: n.Branch, known: dict[str, n.Branch]) -> str:
    """The name of a branch: its label, or its first verb."""
    label = branch.label
    span: At = branch.label_span
    if label is None:
        first = first_action(branch.body)
        if first is None:
            work.fault("E0612", branch)
            return f"branch_{len(known) + 1}"
        label, span = first.verb, first.verb_span
    if label in known:
        other = known[label]
        work.fault("E0611", span, word=label, notes=[Note("note-other-place", work.text.span(other))])
    known.setdefault(label, branch)
    return label


def first_action(node: n.Node) -> n.Action | None:
    if isinstance(node, n.Action):
        return node
    for part in n.children(node):
        found = first_action(part)
        if found is not None:
            return found
    return None


# ---- strict blocks


def strict_block(writer: Writer, scope: Scope, node: n.Body, way: str, end: Label, at: At) -> bool:
    """A block that is done in full or not at all; ``commit`` stands behind the last statement that can fail."""
    writer.emit(("enter", way, end), at)
    inner = scope.child()
    last = len(writer.draft.ops)
    fails = False
    for item in node.statements:
        if statement(writer, inner, item, STRICT):
            fails, last = True, len(writer.draft.ops)
    writer.draft.ops.insert(last, (("commit",), writer.work.text.spot(at)))
    writer.emit(("leave",), at)
    return fails
