"""The engine's functions: numbers, payment, room, and the graph of places."""

from __future__ import annotations

from engine.diagnostics import nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import expressions, sets
from .names import FUNCTIONS
from .specs import Spec, emit
from .texts import Scope, Work
from .types import NUMBER, Type, Typed

# How many arguments each takes: from, to (0: any number).
_COUNTS = {
    "min": (2, 0), "max": (2, 0), "nth": (2, 0), "distance": (2, 2), "payable": (1, 1), "room": (2, 2), "next": (1, 1),
    "within": (2, 2), "ring": (2, 2), "toward": (2, 2), "nearest": (2, 2), "linked": (2, 2),
}  # fmt: skip


def call(work: Work, scope: Scope, node: n.Call) -> Typed:
    """A function and its arguments."""
    if node.name not in FUNCTIONS:
        name = (node.span[0], node.span[0] + len(node.name))
        work.fail("E0513", name, word=node.name, nearest=nearest(node.name, FUNCTIONS))
    low, high = _COUNTS[node.name]
    given = len(node.arguments)
    if given < low or (high and given > high):
        work.fail("E0514", node, word=node.name, wanted=low, found=given)
    match node.name:
        case "min" | "max" | "nth":
            return Typed((node.name, *(expressions.number(work, scope, part) for part in node.arguments)), NUMBER)
        case "payable":
            return Typed(("payable", currency(work, scope, node.arguments[0])), NUMBER)
        case "room":
            return _room(work, scope, node)
        case _:
            return _graph(work, scope, node)


def currency(work: Work, scope: Scope, node: n.Expression) -> str:
    """The name of a currency."""
    name = _name(node)
    if name is None or name not in work.names.payments:
        known = work.names.payments
        work.fail("E0535", node, word=name or "", nearest=nearest(name, known) if name else None)
    return name


def _name(node: n.Expression) -> str | None:
    match node:
        case n.Ref(noun=n.Noun(terms=(n.Word(name=name),), of=None), place_word=None):
            return name
        case _:
            return None


def _room(work: Work, scope: Scope, node: n.Call) -> Typed:
    names = work.names
    place, kinds = expressions.thing(work, scope, node.arguments[0])
    kind = _name(node.arguments[1])
    if kind is None or not names.is_kind(kind) or not any(names.is_piece(base) for base in names.bases(kind)):
        known = [*names.alike, *names.pieces, *names.unions]
        work.fail("E0404", node.arguments[1], word=kind or "", nearest=nearest(kind, known) if kind else None)
    if not any(base in names.holds.get(holder, ()) for holder in kinds for base in names.bases(kind)):
        work.fail("E0515", node.arguments[1], places=sets.kind_list(work, kinds), kinds=kind)
    return Typed(("room", place, kind), NUMBER)


def _graph(work: Work, scope: Scope, node: n.Call) -> Typed:
    names = work.names
    if not names.graph:
        work.fail("E0540", node, kinds="none")
    arguments = node.arguments
    match node.name:
        case "distance":
            first, second = _spot(work, scope, arguments[0])[0], _spot(work, scope, arguments[1])[0]
            return Typed(("distance", first, second), NUMBER)
        case "next":
            spot, kinds = _spot(work, scope, arguments[0])
            return Typed(("next", spot), Type("many", kinds))
        case "within" | "ring":
            steps = expressions.number(work, scope, arguments[0])
            spot, kinds = _spot(work, scope, arguments[1])
            return Typed((node.name, steps, spot), Type("many", kinds))
        case "toward":
            spot, kinds = _spot(work, scope, arguments[0])
            return Typed(("toward", spot, _directions(work, scope, arguments[1])), Type("many", kinds))
        case _:
            spot, _ = _spot(work, scope, arguments[0])
            members = expressions.things(work, scope, arguments[1])
            return Typed((node.name, spot, _reached(work, members, arguments[1])), Type("many", members.kinds))


def _spot(work: Work, scope: Scope, node: n.Expression) -> tuple[Expr, frozenset[str]]:
    """A place of a graph, or what lies in one; and the kinds of places its neighbours may be of."""
    names = work.names
    thing, kinds = expressions.thing(work, scope, node)
    direct = kinds & names.graph
    lying = any(names.is_piece(kind) and names.can_lie_in(kind, names.graph) for kind in kinds)
    if not direct and not lying:
        work.fail("E0540", node, kinds=sets.kind_list(work, kinds))
    return thing, names.graph if lying else _joined(work, direct)


def _joined(work: Work, kinds: frozenset[str]) -> frozenset[str]:
    """The kinds of places that can be reached from these."""
    names = work.names
    found = set(kinds)
    for kind in kinds:
        for row in names.places[kind].rows:
            found |= {names.rows[other][0] for other in (*row.near, *row.next) if other in names.rows}
    return frozenset(found)


def _reached(work: Work, members: Spec, node: n.Expression) -> Expr:
    names = work.names
    if not any(kind in names.graph or names.is_piece(kind) for kind in members.kinds):
        work.fail("E0540", node, kinds=sets.kind_list(work, members.kinds))
    return emit(names, members)


def _directions(work: Work, scope: Scope, node: n.Expression) -> Expr:
    """Names of directions, one or several in brackets, or a printed attribute that lists some."""
    match node:
        case n.Ref(noun=n.Noun(terms=(n.Word(name=name) as word,), of=None), place_word=None) if _is_direction(
            work, name
        ):
            return ("directions", word.name)
        case n.Ref(noun=n.Noun(terms=(n.Group(selector=n.Selector(head=head, where=None)),), of=None)):
            return ("directions", *(_direction(work, noun) for noun in head.nouns))
        case _:
            typed = expressions.expression(work, scope, node)
            if typed.type.way != "directions":
                work.fail("E0514", node, word="toward", wanted=2, found=2)
            return typed.expr


def _is_direction(work: Work, name: str) -> bool:
    return name in work.names.directions


def _direction(work: Work, noun: n.Noun) -> str:
    match noun:
        case n.Noun(terms=(n.Word(name=name) as word,), of=None):
            if not _is_direction(work, name):
                work.fail("E0404", word, word=name, nearest=nearest(name, work.names.directions))
            return name
        case _:
            work.fail("E0514", noun, word="toward", wanted=2, found=2)
