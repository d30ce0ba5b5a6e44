"""Values and conditions in words."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from engine.language import nodes as n
from engine.text.naming import message_id
from engine.text.rendering import sets
from engine.text.rendering.lexicon import COMPARISONS
from engine.text.rendering.said import MANY, NOTHING, Param, Said
from engine.text.rendering.teller import Teller, amount_said


def figure(t: Teller, node: n.Expression) -> Said:
    """A value. What is worked out speaks of many; its feature ``figure`` is ``computed``, that of a number ``number``."""
    with t.within(node):
        match node:
            case n.Number(value=value):
                said = t.say("number", {"n": value})
                return Said(said.text, amount_said(value), {"figure": "number"})
            case n.Minus(value=n.Number(value=value)):
                return Said(t.say("number", {"n": -value}).text, MANY, {"figure": "number"})
            case n.Ref(noun=noun) if node.place_word is None and sets.is_single(t, noun):
                found = sets.noun(t, noun, 1)
                return Said(found.text, found.count, {**found.forms, "figure": "computed"})
            case _:
                found = _figure(t, node)
                return Said(found.text, found.count, {**found.forms, "figure": "computed"})


def _figure(t: Teller, node: n.Expression) -> Said:
    match node:
        case n.Ref(noun=noun, place_word=word, place=place):
            return _located(t, noun, word, place, MANY)
        case n.Counting(way="count", noun=noun, place_word=word, place=place):
            return t.say("number-of", {"what": _located(t, noun, word, place, MANY)})
        case n.Among(way=way, figure=inner, noun=noun, place_word=word, place=place):
            what = _located(t, noun, word, place, MANY)
            return t.say(f"among-{way}", {"figure": figure(t, inner), "what": what}, like="what")
        case n.Arithmetic(way=way, left=left, right=right):
            return t.say(f"arithmetic-{COMPARISONS[way]}", {"left": figure(t, left), "right": figure(t, right)})
        case n.Minus(value=value):
            return t.say("negative", {"value": figure(t, value)})
        case n.Choice(condition=test, then=then, otherwise=otherwise):
            params = {"condition": condition(t, test), "then": figure(t, then), "otherwise": figure(t, otherwise)}
            return t.say("choice", params, like="then")
        case n.Number(value=value):
            return t.say("number", {"n": value})
        case n.Counting() | n.Can() | n.Member() | n.Compare() | n.Negation() | n.AllOf() | n.AnyOf():
            return condition(t, node)
        case _:
            assert_never(node)


def call(t: Teller, node: n.Call) -> Said:
    """A function. ``min`` and ``max`` with a plain number are limits."""
    arguments = node.arguments
    name = node.name
    if name in ("min", "max") and len(arguments) == 2 and any(isinstance(part, n.Number) for part in arguments):
        limit, other = arguments if isinstance(arguments[0], n.Number) else arguments[::-1]
        return t.say(f"limit-{name}", {"value": figure(t, other), "limit": figure(t, limit)}, like="value")
    params: dict[str, Param] = {"first": NOTHING, "second": NOTHING}
    said = [_argument(t, part) for part in arguments]
    params.update(zip(("first", "second"), said, strict=False))
    params["rest"] = t.joined("and", said[1:]) if len(said) > 1 else NOTHING
    return t.say(f"function-{name}", params)


def _argument(t: Teller, node: n.Expression) -> Said:
    match node:
        case n.Ref(noun=noun, place_word=word, place=place):
            return _located(t, noun, word, place, 1 if sets.is_single(t, noun) else MANY)
        case _:
            return figure(t, node)


def condition(t: Teller, node: n.Expression) -> Said:
    """A truth, as a clause."""
    with t.within(node):
        match node:
            case n.Ref():
                return _truth(t, node)
            case n.Counting(way=way) if way != "count":
                return t.say(f"there-is-{way}", _counted(t, node, MANY if way == "no" else 1))
            case n.Can(effect=effect):
                return t.say("can", {"effect": sets.noun(t, effect.noun, 1)})
            case n.Member():
                return _member(t, node, "is")
            case n.Compare(way=way, left=n.Counting(way="count") as left, right=n.Number(value=value) as right):
                number = figure(t, right)
                own = _counted_own_way(t, left, way, number)
                if own is not None:
                    return own
                return t.say(f"count-{COMPARISONS[way]}", {**_counted(t, left, amount_said(value)), "n": number})
            case n.Compare(way=way, left=left, right=right):
                return t.say(f"compare-{COMPARISONS[way]}", {"left": figure(t, left), "right": figure(t, right)})
            case n.Negation(value=value):
                return _negated(t, value)
            case n.AllOf(parts=parts):
                return t.joined("and-condition", [condition(t, part) for part in parts])
            case n.AnyOf(parts=parts):
                return t.joined("or-condition", [condition(t, part) for part in parts])
            case n.Number() | n.Counting() | n.Among() | n.Arithmetic() | n.Minus() | n.Choice():
                return figure(t, node)
            case _:
                assert_never(node)


def quality(t: Teller, node: n.Expression, what: Said) -> Said | None:
    """A filter that is only an adjective, as what is said of ``what``; nothing for other filters."""
    match node:
        case n.Ref(noun=noun, place_word=None):
            return _quality(t, noun, "is", what)
        case n.Negation(value=n.Ref(noun=noun, place_word=None)):
            return _quality(t, noun, "is-not", what)
        case _:
            return None


def phase(t: Teller, node: n.Expression) -> Said | None:
    """The phase that a condition asks for, if it asks for nothing else."""
    match node:
        case n.Ref(noun=noun, place_word=None) if (name := sets.only_word(noun)) in t.lexicon.ruleset.phases:
            assert name is not None
            return moment(t, name)
        case _:
            return None


def moment(t: Teller, name: str) -> Said:
    """A phase as a moment: ``moment-…``, or what the phase is called."""
    own = message_id("moment", name)
    return t.say(own if t.has(own) else message_id("phase", name))


def _quality(t: Teller, noun: n.Noun, way: str, what: Said) -> Said | None:
    name = sets.only_word(noun)
    return None if name is None else t.ending(message_id("adjective", name), way, {"subject": what})


def _truth(t: Teller, node: n.Ref) -> Said:
    found = phase(t, node)
    if found is not None:
        return t.say("phase-now", {"phase": found})
    name = sets.only_word(node.noun)
    if name is not None and name in t.lexicon.settings:
        return t.say("setting-chosen", {"option": t.noun(name, 1)})
    about = t.noun("it", 1)
    told = _quality(t, node.noun, "is", about)
    if told is not None:
        return t.say("it-is", {"subject": about, "quality": told})
    return _located(t, node.noun, node.place_word, node.place, 1)


def _member(t: Teller, node: n.Member, way: str) -> Said:
    """``X is N``; the message of N may say it in its own way, by its attribute ``.is``."""
    subject = figure(t, node.subject)
    terms = node.noun.terms
    name = terms[-1].name if len(terms) == 1 and isinstance(terms[-1], n.Word) else None
    params: dict[str, Param] = {"subject": subject}
    if name is not None:
        value = t.lexicon.ruleset.values.get(name)
        place = () if node.place is None else (node.place,)
        given = sets.arguments(t, node.noun.of, node.place_word, place, () if value is None else value.roles)
        found = t.ending(message_id("value" if value else "noun", name), way, {**params, **given})
        if found is not None:
            return found
    what = _located(t, node.noun, node.place_word, node.place, MANY)
    return t.say(way, {**params, "what": what})


def _negated(t: Teller, node: n.Expression) -> Said:
    match node:
        case n.Member():
            return _member(t, node, "is-not")
        case n.Ref(noun=noun, place_word=None):
            about = t.noun("it", 1)
            told = _quality(t, noun, "is-not", about)
            if told is not None:
                return t.say("it-is", {"subject": about, "quality": told})
    return t.say("not", {"condition": condition(t, node)})


def _counted(t: Teller, node: n.Counting, count: int) -> dict[str, Param]:
    """Some things that are counted; ``of`` says whether they are a part of what is somebody's own."""
    many = _located(t, node.noun, node.place_word, node.place, MANY)
    if many.forms.get(sets.WHOSE) == "yes":
        return {"what": Said(many.text, count, many.forms), "of": "yes"}
    return {"what": _located(t, node.noun, node.place_word, node.place, count), "of": "no"}


def _counted_own_way(t: Teller, node: n.Counting, way: str, number: Said) -> Said | None:
    """So many things: a word's message may say it by its attribute ``.counted``, an adjective's with what it narrows."""
    first, *rest = node.noun.terms
    if not isinstance(first, n.Word) or node.noun.of is not None or node.place_word is not None:
        return None
    message = f"amount-{COMPARISONS[way]}"
    params: dict[str, Param] = {"amount": t.say(message, {"n": number, "what": NOTHING})}
    if rest:
        what = sets.noun(t, replace(node.noun, terms=tuple(rest)), number.count)
        params["what"] = t.say(message, {"n": number, "what": what}, like="what")
    return t.ending(message_id("adjective" if rest else "noun", first.name), "counted", params)


def _located(t: Teller, noun: n.Noun, word: str | None, place: n.Noun | None, count: int) -> Said:
    single = 1 if sets.is_single(t, noun) else count
    return sets.located(t, (noun,), word, () if place is None else (place,), single)
