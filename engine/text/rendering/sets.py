"""Sets in words: nouns, what narrows them, places and filters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.language import nodes as n
from engine.text.naming import message_id
from engine.text.rendering import expressions
from engine.text.rendering.said import MANY, NOTHING, Param, Said
from engine.text.rendering.teller import Teller

WHOSE = "whose"
"""The feature of nouns that say whose a thing is."""
PREPOSITIONS = {"at": "at", "on": "at", "near": "near"}


def members(t: Teller, selector: n.Selector, count: int = MANY) -> Said:
    """What a selector holds, as so many."""
    return narrowed(t, head(t, selector.head, count), selector.where)


def narrowed(t: Teller, what: Said, where: n.Expression | None) -> Said:
    """Things with a filter over all of them."""
    if where is None:
        return what
    with t.within(where):
        params: dict[str, Param] = {"what": what}
        quality = expressions.quality(t, where, what)
        if quality is not None:
            return t.say("where-quality", {**params, "quality": quality}, like="what")
        match where:
            case n.Counting(way="no", noun=lacking, place_word="at", place=n.Noun() as at) if only_word(at) == "it":
                return t.say("where-without", {**params, "lacking": noun(t, lacking, MANY)}, like="what")
        return t.say("where", {**params, "condition": expressions.condition(t, where)}, like="what")


def head(t: Teller, node: n.Head, count: int, there: int | None = None, every: bool = False) -> Said:
    """Nouns joined, and where they are. ``there``: how many of them, where that is not the number of the noun.

    ``every``: whether all are meant, so those at all the places.
    """
    return located(t, node.nouns, node.place_word, node.place, count, there, every)


def located(
    t: Teller,
    nouns: tuple[n.Noun, ...],
    word: str | None,
    place: tuple[n.Noun, ...],
    count: int,
    there: int | None = None,
    every: bool = False,
) -> Said:
    """Nouns at a place; a value takes the place for itself."""
    if word is not None and len(nouns) == 1:
        found = value_of(t, nouns[0], word, place, count)
        if found is not None:
            return found
    parts = [noun(t, part, count) for part in nouns]
    what = t.joined("or", parts)
    if len(parts) > 1:
        what = Said(what.text, what.count, {**what.forms, "all": t.joined("and", parts).text})
    if word is None:
        return what
    where = whereabouts(t, PREPOSITIONS[word], place, count if there is None else there, every)
    return t.say("placed", {"what": what, "place": where}, like="what")


def whereabouts(t: Teller, message: str, place: tuple[n.Noun, ...], count: int, every: bool = False) -> Said:
    """Places behind a preposition. ``count``: how many things are there; many of them are in several places."""
    return t.joined("or", [prepositional(t, message, part, unspecified(t, part, count, every)) for part in place])


def prepositional(t: Teller, word: str, node: n.Noun | None, what: Said) -> Said:
    """A thing behind a preposition: by the message ``<word>``, or by one for just this thing, ``<word>-<thing>``."""
    name = None if node is None else only_word(node)
    own = message_id(word, name) if name is not None else ""
    return t.say(own if own and t.has(own) else word, {"what": what}, like="what")


def unspecified(t: Teller, node: n.Noun, count: int, every: bool = False) -> Said:
    """A noun without how many: a single thing by its name, of others whichever there are, or all."""
    if is_single(t, node):
        return noun(t, node, 1)
    if count > 1:
        found = noun(t, node, MANY)
        return t.say("quantity-all", {"what": found, "of": "no"}, like="what") if every else found
    return t.say("quantity-any", {"what": noun(t, node, 1), "of": "no"}, like="what")


def is_single(t: Teller, node: n.Noun) -> bool:
    """Whether a noun names one thing by itself."""
    match node.terms[-1]:
        case n.Word(name=name):
            return name in t.names or name in t.lexicon.single
        case n.Call(name=name):
            return name not in ("within", "ring", "toward", "linked", "nearest")
        case _:
            return False


def only_word(node: n.Noun) -> str | None:
    """The word of a noun that is nothing but a word."""
    match node:
        case n.Noun(terms=(n.Word(name=name),), of=None):
            return name
        case _:
            return None


def noun(t: Teller, node: n.Noun, count: int) -> Said:
    """Words side by side: the last that says what it is does so, the others narrow it."""
    node = replace(node, terms=_head_last(node.terms))
    with t.within(node):
        found = value_of(t, node, None, (), count) or _owned(t, node, count)
        for term in reversed(node.terms[:-1]):
            found = _narrowing(t, term, found)
        return found


def _head_last(terms: tuple[n.Term, ...]) -> tuple[n.Term, ...]:
    """Terms with the one that says what it is behind all the others, also where ``not …`` stands behind it."""
    heads = [term for term in terms if not isinstance(term, n.Except)]
    if not heads or terms[-1] is heads[-1]:
        return terms
    return (*(term for term in terms if term is not heads[-1]), heads[-1])


def value_of(t: Teller, node: n.Noun, word: str | None, place: tuple[n.Noun, ...], count: int) -> Said | None:
    """A value with what it is of and where; nothing for other nouns, or where it takes no place."""
    match node.terms[-1]:
        case n.Word(name=name) if name in t.lexicon.ruleset.values and name not in t.names:
            pass
        case _:
            return None
    roles = t.lexicon.ruleset.values[name].roles
    if word is not None and not {word, "at"} & {*roles}:
        return None
    params = arguments(t, node.of, word, place, roles)
    return t.say(message_id("value", name), {**params, "count": count, "it": Said("", count)}, like="it")


def arguments(
    t: Teller, of: n.Noun | None, word: str | None, place: tuple[n.Noun, ...], roles: tuple[str, ...]
) -> Mapping[str, Param]:
    """What a value is about, by role: empty where it is left out."""
    params: dict[str, Param] = dict.fromkeys(roles, NOTHING)
    if of is not None:
        params["of"] = noun(t, of, 1 if is_single(t, of) else MANY)
    if word is not None:
        params["at" if "at" in roles else word] = whereabouts(t, PREPOSITIONS[word], place, MANY)
    return params


def _owned(t: Teller, node: n.Noun, count: int) -> Said:
    own = None if node.of is None else only_word(node.of)
    what = _term(t, node.terms[-1], count, "me" if node.of is None else "it" if own == "it" else "other")
    if node.of is None:
        return what
    message = message_id("of", own) if own is not None else ""
    params: dict[str, Param] = {"what": what, "of": unspecified(t, node.of, 1)}
    return t.say(message if message and t.has(message) else "of", params, like="what")


def _term(t: Teller, term: n.Term, count: int, owner: str) -> Said:
    with t.within(term):
        match term:
            case n.Word(name=name):
                return t.names[name] if name in t.names else t.noun(name, count, owner)
            case n.Group(selector=selector):
                return members(t, selector, count)
            case n.Except(name=name):
                return t.say("other-than", {"what": t.noun(name, count)}, like="what")
            case n.Call():
                return expressions.call(t, term)


def _narrowing(t: Teller, term: n.Term, what: Said) -> Said:
    """An adjective, a key, or another set beside a noun."""
    with t.within(term):
        match term:
            case n.Word(name=name) if t.has(message := message_id("adjective", name)):
                return t.say(message, {"what": what}, like="what")
            case n.Word(name=name) if name in t.lexicon.keys:
                return t.say("keyed", {"what": what, "key": t.noun(name, 1)}, like="what")
            case n.Word(name=name):
                t.lack(message_id("adjective", name))
                return what
            case n.Except(name=name):
                return t.say(message_id("not", name), {"what": what}, like="what")
            case _:
                return t.say("both", {"what": what, "other": _term(t, term, what.count, "me")}, like="what")
