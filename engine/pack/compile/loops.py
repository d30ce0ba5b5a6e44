"""Statements that run others again, for other seats, at other times."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.diagnostics import nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import actions, expressions, phrases, sets, statements
from .drafts import Draft, Label, Tested, put
from .ir import TRUE
from .names import Sample
from .specs import Spec, emit, emit_one, member_test
from .texts import Local, Scope, Work
from .types import PLAYER, Type, Typed
from .writers import PLAIN, Mode, Writer, check_free, events


def each(writer: Writer, scope: Scope, node: n.Each, mode: Mode) -> bool:
    work, names = writer.work, writer.work.names
    tags = _each_tags(work, node)
    thing = phrases.single(work, node.phrase)
    picked = thing.quantity is not None or phrases.passed_wish(scope, node.phrase) is not None
    still: Expr | None = None
    if picked:
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
        named = Local(node.phrase.name, item.type, item.expr, "each", place, k_item, level=len(inner.barriers))
        inner.locals[node.phrase.name] = named
        work.given.append(named)
    sealed, writer.sealed = writer.sealed, writer.sealed or "sealed" in tags
    fails = statements.body(writer, inner, node.body, mode)
    writer.sealed = sealed
    if "sealed" in tags:
        writer.emit(("chosen",), node)
    writer.emit(("jump", start), node)
    writer.draft.mark(end)
    writer.emit(("end_each", k_list, k_me, over_seats), node)
    if "sealed" in tags:
        writer.emit(("unsealed",), node)
        events(writer, node)
    return fails or (picked and mode.strict)


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
        spec = replace(spec, source=None, parts=())
        test = member_test(names, spec, ("var", var), spec.kinds)
    else:
        test = member_test(names, spec, ("var", var), spec.kinds, live=True)
    return None if test == TRUE else test


def repeat(writer: Writer, scope: Scope, node: n.Repeat, mode: Mode) -> bool:
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
            fails = statements.body(writer, inner, node.body, mode)
            writer.emit(("count", slot, start), node)
            writer.draft.mark(end)
            return fails
        case n.Any_():
            low: Expr = ("num", 0)
            high: Expr | None = None
        case _:
            low, high, _ = phrases.amounts(work, scope, node.quantity)
            low = _once(writer, low, node)
            high = None if high is None else _once(writer, high, node)
    writer.emit(("let", slot, put(("num", 0))), node)
    writer.draft.mark(start)
    bounds = (put(low), None if high is None else put(high))
    writer.emit(("again", *bounds, slot, end, writer.slot(2)), node)
    statements.strict_block(writer, inner, node.body, "pass", end, node)
    writer.emit(("jump", start), node)
    writer.draft.mark(end)
    return low != ("num", 0)


def _once(writer: Writer, number: Expr, node: n.Repeat) -> Expr:
    """A number that counts for the whole statement: worked out before the first pass."""
    if number[0] == "num":
        return number
    slot = writer.slot()
    writer.emit(("let", slot, put(number)), node)
    return ("slot", slot)


def ask(writer: Writer, scope: Scope, node: n.Ask) -> None:
    work = writer.work
    if writer.sealed:
        work.fail("E0607", node)
    seat = seat_of(work, scope, node.who)
    slot, end = writer.slot(), Label()
    writer.emit(("ask", put(seat), slot, end), node)
    statements.body(writer, scope.behind("seat"), node.body, PLAIN)
    writer.emit(("asked", slot), node)
    writer.draft.mark(end)


def seat_of(work: Work, scope: Scope, selector: n.Selector) -> Expr:
    """A seat; of a set its only member."""
    spec = sets.said(work, sets.selector_spec(work, scope, selector), selector)
    if spec.kinds != frozenset((PLAYER,)):
        work.fail("E0526", selector, wanted=PLAYER, found=sets.kind_list(work, spec.kinds))
    return emit_one(work.names, spec)


def later(writer: Writer, scope: Scope, node: n.Later) -> None:
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
        inner.sealed, inner.handed, inner.followed = writer.sealed, writer.handed, writer.followed
        end = Label()
        statements.strict_block(inner, scope, node, "block", end, node)
        draft.mark(end)
    else:
        statements.body(inner, scope, node, PLAIN)
    draft.finish(writer.work.text.spot(node))
    return draft.id
