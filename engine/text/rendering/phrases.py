"""Phrases in words: how many of what."""

from __future__ import annotations

from engine.language import nodes as n
from engine.text.rendering import expressions, sets
from engine.text.rendering.said import MANY, NOTHING, Param, Said
from engine.text.rendering.teller import Teller, amount_said


def phrase(t: Teller, node: n.Phrase, pieces: int = 1, *, apart: bool = False) -> Said:
    """``pieces``: how many things go there, if it says where: many of them may go to several places.

    ``apart``: whether that is their number, so that each goes to a place of its own where there are as many places.
    """
    with t.within(node):
        parts = [thing(t, part, node.where, pieces, apart) for part in node.things]
        found = t.joined("and", parts)
        if node.name is not None:
            t.names[node.name] = that_one(t, node)
        return found


def that_one(t: Teller, node: n.Phrase) -> Said:
    """How something that was named is called from then on."""
    first = node.things[0].head
    if first is None or not first.nouns:
        return t.noun("it", 1)
    what = t.joined("or", [sets.noun(t, part, 1) for part in first.nouns])
    single = len(first.nouns) == 1 and sets.is_single(t, first.nouns[0])
    return what if single else t.say("that", {"what": what}, like="what")


def singular(t: Teller, node: n.Phrase) -> Said:
    """What a phrase goes through, as one of them."""
    first = node.things[0].head
    if first is None:
        return NOTHING
    many = sets.narrowed(t, sets.head(t, first, MANY, 1), node.where)
    if many.forms.get(sets.WHOSE) == "yes":
        return Said(many.text, 1, many.forms)
    return sets.narrowed(t, sets.head(t, first, 1), node.where)


def thing(t: Teller, node: n.Thing, where: n.Expression | None, pieces: int, apart: bool) -> Said:
    """So many of something."""
    quantity, what = node.quantity, node.head
    if what is None:
        return NOTHING if quantity is None else number_of(t, quantity)
    single = len(what.nouns) == 1 and sets.is_single(t, what.nouns[0])
    if quantity is None or (single and quantity in (n.Any_(), n.Exactly(n.Number(1)))):
        return sets.narrowed(t, sets.head(t, what, 1 if single else MANY), where)
    count = number(quantity, pieces)
    every = isinstance(quantity, n.All)
    said = sets.narrowed(t, sets.head(t, what, MANY if node.partitive else count, count, every), where)
    params = {"what": Said(said.text, count, said.forms), "of": "yes" if node.partitive else "no"}
    with t.within(quantity):
        way = "apiece" if apart and pieces > 1 and quantity == n.Exactly(n.Number(pieces)) else _way(quantity)
        return t.say(f"quantity-{way}", {**params, **_bounds(t, quantity)}, like="what")


def number_of(t: Teller, quantity: n.Quantity) -> Said:
    """How many by itself: a number, or bounds of it."""
    match quantity:
        case n.Exactly(amount=amount):
            return expressions.figure(t, amount)
        case _:
            params: dict[str, Param] = {"what": Said("", number(quantity, 1)), "of": "no"}
            return t.say(f"quantity-{_way(quantity)}", {**params, **_bounds(t, quantity)}, like="what")


def number(quantity: n.Quantity, pieces: int) -> int:
    """How many things a noun beside it speaks of."""
    match quantity:
        case n.Exactly(amount=n.Number(value=value)) | n.Between(high=n.Number(value=value)):
            return amount_said(value)
        case n.UpTo(high=n.Number(value=value)):
            return amount_said(value)
        case n.Any_():
            return pieces
        case _:
            return MANY


def _way(quantity: n.Quantity) -> str:
    match quantity:
        case n.Exactly():
            return "exactly"
        case n.Between():
            return "between"
        case n.UpTo():
            return "up-to"
        case n.FromOn():
            return "from-on"
        case n.All():
            return "all"
        case n.Any_():
            return "any"


def _bounds(t: Teller, quantity: n.Quantity) -> dict[str, Param]:
    """The numbers of a quantity; ``range`` is how far its ends lie apart."""
    match quantity:
        case n.Exactly(amount=amount):
            return {"n": expressions.figure(t, amount)}
        case n.UpTo(high=high):
            return {"n": expressions.figure(t, high)}
        case n.FromOn(low=low):
            return {"n": expressions.figure(t, low)}
        case n.Between(low=low, high=high):
            apart = MANY
            if isinstance(low, n.Number) and isinstance(high, n.Number):
                apart = high.value - low.value
            return {"low": expressions.figure(t, low), "high": expressions.figure(t, high), "range": apart}
        case _:
            return {}
