"""Statements into operations: names, branches, loops, strict blocks, blocks that run apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from engine.diagnostics import Note, nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import actions, expressions, phrases, sets, triggers
from .drafts import Draft, Label, Tested, put
from .ir import TRUE
from .names import Sample
from .specs import Spec, emit, emit_one, member_test
from .texts import At, Local, Scope, Work
from .types import BROKEN, NOTHING, NUMBER, PLAYER, TRUTH, Type, Typed, Wrong
from .writers import PLAIN, STRICT, Mode, Writer, check_free, declare, events


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
            return _each(writer, scope, node, mode)
        case n.Repeat():
            return _repeat(writer, scope, node, mode)
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
            _ask(writer, scope, node)
            return False
        case n.Later():
            _later(writer, scope, node)
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
    writer.emit(("let", slot, put(typed.expr)), node)


def _assign(writer: Writer, scope: Scope, node: n.Assign) -> None:
    work, names = writer.work, writer.work.names
    noun = node.target.noun
    word = noun.terms[0]
    if len(noun.terms) != 1 or not isinstance(word, n.Word) or node.target.place is not None:
        work.fail("E0529", node.target, word=work.text.source[slice(*node.target.span)])
    local = scope.find(word.name)
    if local is not None:
        if local.made != "let" or noun.of is not None:
            work.fail("E0530", word, word=word.name, notes=[Note("note-other-place", local.span)])
        local.used = True
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
        spec = sets.noun_of(work, scope, of)
    elif scope.it is not None and scope.it.type.kinds & kinds:
        spec = sets.it_spec(work, scope)
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
    if writer.sealed:
        work.fail("E0607", node)
    effect = expressions.stored(work, scope, node.effect)
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


# ---- loops


def _each(writer: Writer, scope: Scope, node: n.Each, mode: Mode) -> bool:
    work, names = writer.work, writer.work.names
    tags = _each_tags(work, node)
    thing = phrases.single(work, node.phrase)
    chosen = thing.quantity is not None or phrases.passed_wish(scope, node.phrase) is not None
    still: Expr | None = None
    if chosen:
        k_set, kinds = actions.choose_set(writer, scope, node.phrase, Sample(names.all_kinds), mode, node)
        members: Expr = ("slot", k_set)
        var = names.fresh()
    else:
        spec = phrases.given(work, scope, node.phrase, Sample(names.all_kinds))
        kinds, members, var = spec.kinds, emit(names, spec), names.fresh()
        still = _still_fits(work, spec, var)
    over_seats = kinds == frozenset((PLAYER,))
    if PLAYER in kinds and not over_seats:
        work.fail("E0538", node.phrase, kinds=sets.kind_list(work, kinds))
    by = _order(work, scope, node, kinds)
    if "sealed" in tags:
        if not over_seats:
            work.fail("E0607", node.phrase)
        writer.emit(("sealed",), node)
    k_list, k_me, k_item = writer.slot(), writer.slot(), writer.slot()
    start, end = Label(), Label()
    random = "random" in tags
    writer.emit(("each", put(members), by, "descending" in tags, over_seats, k_list, k_me, random), node)
    writer.draft.mark(start)
    writer.emit(("next", k_list, k_item, *_test(still, var), over_seats, end), node)
    inner = scope.behind("seat" if over_seats else "loop")
    item = Typed(("slot", k_item), Type("one", kinds))
    if not over_seats:
        inner = replace(inner, it=item)
    if node.phrase.name is not None:
        check_free(work, scope, node.phrase.name, node.phrase.name_span)
        place = work.text.span(node.phrase.name_span)
        inner.locals[node.phrase.name] = Local(
            node.phrase.name, item.type, item.expr, "each", place, k_item, level=len(inner.barriers)
        )
    sealed, writer.sealed = writer.sealed, writer.sealed or "sealed" in tags
    fails = body(writer, inner, node.body, mode)
    writer.sealed = sealed
    writer.emit(("jump", start), node)
    writer.draft.mark(end)
    writer.emit(("end_each", k_list, k_me, over_seats), node)
    if "sealed" in tags:
        writer.emit(("unsealed",), node)
        events(writer, node)
    return fails or (chosen and mode.strict)


def _each_tags(work: Work, node: n.Each) -> set[str]:
    tags: set[str] = set()
    for tag in node.tags:
        if tag.name not in ("descending", "random", "sealed"):
            close = nearest(tag.name, ["descending", "random", "sealed"])
            work.fail("E0518", tag, word=tag.name, verb="each", nearest=close)
        if tag.name in tags:
            work.fail("E0620", tag, word=tag.name)
        if (tag.name == "descending" and node.by is None) or (tag.name == "random" and node.by is not None):
            work.fail("E0619", tag, word=tag.name)
        tags.add(tag.name)
    return tags


def _order(work: Work, scope: Scope, node: n.Each, kinds: frozenset[str]) -> Any:
    """By what the members are put in order: a number about each."""
    if node.by is None:
        return None
    var = work.names.fresh()
    figure = expressions.number(work, scope.about(Typed(("var", var), Type("one", kinds))), node.by)
    return (0, Tested(figure, var))


def _test(test: Expr | None, var: int) -> tuple[Any, Any]:
    return (None, None) if test is None else (0, Tested(test, var))


def _still_fits(work: Work, spec: Spec, var: int) -> Expr | None:
    """What must hold for an item whose turn comes; a set that was given keeps its members."""
    names = work.names
    if spec.source is not None and not spec.live:
        spec = replace(spec, source=None)
        test = member_test(names, spec, ("var", var), spec.kinds)
    else:
        test = member_test(names, spec, ("var", var), spec.kinds, live=True)
    return None if test == TRUE else test


def _repeat(writer: Writer, scope: Scope, node: n.Repeat, mode: Mode) -> bool:
    work = writer.work
    inner = scope.behind("loop")
    slot = writer.slot()
    start, end = Label(), Label()
    match node.quantity:
        case n.All():
            work.fail("E0618", node.quantity)
        case n.Exactly(amount=amount):
            if amount == n.Number(0):
                work.fail("E0603", node.quantity)
            writer.emit(("repeat", put(expressions.number(work, scope, amount)), slot, end), node)
            writer.draft.mark(start)
            fails = body(writer, inner, node.body, mode)
            writer.emit(("count", slot, start), node)
            writer.draft.mark(end)
            return fails
        case n.Any_():
            low: Expr = ("num", 0)
            high: Expr | None = None
        case _:
            low, high, _ = phrases.amounts(work, scope, node.quantity)
    writer.emit(("let", slot, put(("num", 0))), node)
    writer.draft.mark(start)
    bounds = (put(low), None if high is None else put(high))
    writer.emit(("again", *bounds, slot, end, writer.slot(2)), node)
    strict_block(writer, inner, node.body, "pass", end, node)
    writer.emit(("jump", start), node)
    writer.draft.mark(end)
    return low != ("num", 0)


# ---- other seats, other times


def _ask(writer: Writer, scope: Scope, node: n.Ask) -> None:
    work = writer.work
    if writer.sealed:
        work.fail("E0607", node)
    seat = seat_of(work, scope, node.who)
    slot, end = writer.slot(), Label()
    writer.emit(("ask", put(seat), slot, end), node)
    body(writer, scope.behind("seat"), node.body, PLAIN)
    writer.emit(("asked", slot), node)
    writer.draft.mark(end)


def seat_of(work: Work, scope: Scope, selector: n.Selector) -> Expr:
    """A seat; of a set its only member."""
    spec = sets.said(work, sets.selector_spec(work, scope, selector), selector)
    if spec.kinds != frozenset((PLAYER,)):
        work.fail("E0526", selector, wanted=PLAYER, found=sets.kind_list(work, spec.kinds))
    return emit_one(work.names, spec)


def _later(writer: Writer, scope: Scope, node: n.Later) -> None:
    work, names = writer.work, writer.work.names
    if node.moment not in names.phases:
        work.fail("E0423", node.moment_span, word=node.moment, nearest=nearest(node.moment, names.phases))
    seat = None if node.who is None else seat_of(work, scope, node.who)
    code = apart(writer, scope.behind("later"), node.body)
    writer.emit(("later", node.moment, None if seat is None else put(seat), code), node)


def apart(writer: Writer, scope: Scope, node: n.Body, *, block: bool = False) -> str:
    """A code of its own for a block that runs apart; its id. A block handed to a verb is strict."""
    family = writer.draft.family
    draft = Draft(family, family.block_id())
    inner = Writer(writer.work, draft, writer.text, dict(writer.used))
    if block:
        end = Label()
        strict_block(inner, scope, node, "block", end, node)
        draft.mark(end)
    else:
        body(inner, scope, node, PLAIN)
    draft.finish(writer.work.text.spot(node))
    return draft.id

