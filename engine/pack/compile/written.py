"""A text of a pack with what signatures fill in put into its tree: how many and what, as its sentences say them.

A place or a filter of a signature that the writer left out stays out: the verb itself stands for it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from engine.diagnostics import Findings, Span
from engine.language import Locate
from engine.language import nodes as n

from .pack import Compiled
from .rewrite import rewrite
from .texts import Filled
from .types import PLAYER

NodeT = TypeVar("NodeT", bound=n.Node)


@dataclass(frozen=True, slots=True)
class Written:
    """``source`` is what stands there, ``tree`` the same with what is filled in; ``players`` where phrases mean seats.

    ``locate``  turns places in the tree into places in its file.
    """

    source: n.Body | n.Expression
    tree: n.Body | n.Expression
    players: frozenset[n.Offsets]
    locate: Locate
    whole: Span


def written(pack: Compiled, path: str, source: str | None = None) -> Written | None:
    """The statements or the expression at a path, or what would stand there if ``source`` were written in its place;
    nothing where the pack has none there, or where that has a fault."""
    text = pack.names.texts.get(path)
    if text is None:
        return None
    found = rewrite(pack, path, text.source if source is None else source, Findings(), text.locate)
    if found is None or not isinstance(found.tree, n.Body | n.Expression):
        return None
    seats = frozenset(span for span, kinds in found.record.kinds.items() if kinds == frozenset((PLAYER,)))
    return Written(found.tree, _completed(found.tree, found.record), seats, text.locate, text.whole)


def _completed(node: NodeT, record: Filled) -> NodeT:
    changes: dict[str, Any] = {}
    for item in fields(node):
        value: Any = getattr(node, item.name)
        if isinstance(value, n.Node):
            changes[item.name] = _completed(value, record)
        elif isinstance(value, tuple) and value and isinstance(value[0], n.Node):
            changes[item.name] = tuple(_completed(part, record) for part in value)
    done: Any = replace(node, **changes)
    if isinstance(done, n.Phrase):
        return _phrase(done, record)  # type: ignore[return-value]
    if isinstance(done, n.Action):
        return _action(done, record)  # type: ignore[return-value]
    return done  # type: ignore[no-any-return]


def _phrase(node: n.Phrase, record: Filled) -> n.Phrase:
    found = record.phrases.get(node.span)
    if found is None:
        return node
    own, whole = node.things[0], found.things[0]
    head = whole.head
    if head is not None:
        place = own.head or n.Head(())
        head = replace(head, place_word=place.place_word, place=place.place, span=own.span)
    thing = n.Thing(whole.quantity, head, whole.partitive, span=own.span)
    return replace(node, things=(thing, *node.things[1:]))


def _action(node: n.Action, record: Filled) -> n.Action:
    """The action with the phrases that were left out of it."""
    for role, phrase in record.left_out(node.verb_span):
        thing = phrase.things[0]
        head = None if thing.head is None else replace(thing.head, place_word=None, place=())
        bare = n.Phrase((replace(thing, head=head),), span=node.verb_span)
        if role:
            node = replace(node, roles=(*node.roles, n.Role(role, bare, span=node.verb_span)))
        else:
            node = replace(node, object=bare)
    return node
