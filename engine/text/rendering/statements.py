"""Statements in words: what is done, by whom, when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from engine.language import nodes as n
from engine.text.naming import message_id
from engine.text.rendering import expressions, phrases, sets
from engine.text.rendering.lexicon import COMPARISONS, KERNEL, ROLES
from engine.text.rendering.said import MANY, NOTHING, Param, Said
from engine.text.rendering.teller import Teller

INTO = ("in", "into", "to")
"""The roles that say where something goes."""


def body(t: Teller, node: n.Body) -> Said:
    """Statements one after another, as one clause."""
    parts = [statement(t, part) for part in node.statements]
    return t.joined("then", parts) if parts else t.say("nothing")


def statement(t: Teller, node: n.Statement) -> Said:
    with t.within(node):
        match node:
            case n.Action():
                return _tagged(t, _action(t, node), node.tags, _exactly(node.object))
            case n.Let(name=name, value=value):
                found = expressions.figure(t, value)
                t.names[name] = t.say("named", {"name": name.replace("_", " ")})
                return t.say("let", {"name": t.names[name], "value": found})
            case n.Assign(target=target, value=value):
                params = {"target": expressions.figure(t, target), "value": expressions.figure(t, value)}
                return t.say("set", params)
            case n.Require(condition=condition):
                return t.say("require", {"condition": expressions.condition(t, condition)})
            case n.Run(effect=effect, tags=tags):
                own = sets.only_word(effect.noun) == "block"
                said = t.say("run-block") if own else t.say("run", {"effect": expressions.figure(t, effect)})
                return _tagged(t, said, tags)
            case n.If():
                return _if(t, node)
            case n.Either(branches=branches):
                return t.say("either", {"choices": t.joined("or-do", [body(t, branch.body) for branch in branches])})
            case n.May(body=inner):
                with t.told(form="infinitive"):
                    done = body(t, inner)
                return t.say("may", {"do": done})
            case n.Whole(body=inner):
                return t.say("tag-whole", {"do": body(t, inner), "pieces": 0})
            case n.Each():
                return _each(t, node)
            case n.Repeat(quantity=quantity, body=inner):
                with t.told(form="infinitive"):
                    done = body(t, inner)
                return t.say("repeat", {"times": _times(t, quantity), "do": done})
            case n.RepeatUntil(condition=condition, body=inner):
                return t.say("repeat-until", {"condition": expressions.condition(t, condition), "do": body(t, inner)})
            case n.Ask(who=who, body=inner):
                return _by(t, "ask", _somebody(t, who), inner)
            case n.Later():
                return _later(t, node)
            case n.Trigger():
                return _trigger(t, node)
            case n.Standing():
                return _standing(t, node)
            case _:
                assert_never(node)


def _tagged(t: Teller, said: Said, tags: tuple[n.Tag, ...], pieces: int = 0) -> Said:
    """``pieces``: to how many things it is done, where that is one number."""
    for tag in tags:
        with t.within(tag):
            said = t.say(message_id("tag", tag.name), {"do": said, "pieces": pieces})
    return said


def _exactly(node: n.Phrase | None) -> int:
    match node:
        case n.Phrase(things=(n.Thing(quantity=n.Exactly(amount=n.Number(value=value)), head=n.Head()),)):
            return value
        case _:
            return 0


# ---- actions


def _action(t: Teller, node: n.Action) -> Said:
    roles = {role.role: role for role in node.roles}
    said: dict[str, Said] = {}
    left, start = _start(t, node)
    if left is not None:
        said[""] = phrases.phrase(t, left)
    pieces = said[""].count if "" in said else 1
    for name, role in roles.items():
        apart = name in INTO and pieces == _exactly(node.object)
        said[name] = phrases.phrase(t, role.phrase, pieces, apart=apart)
    params: dict[str, Param] = dict.fromkeys(ROLES, NOTHING)
    params.update((name, _behind(t, roles[name], said[name])) for name in roles)
    if start is not None:
        params["from"] = start
    verb = t.lexicon.ruleset.verbs.get(node.verb)
    if verb is not None:
        params.update((item.name, said.get(item.role, NOTHING)) for item in verb.parameters)
        used = {tag.name for tag in node.tags}
        params.update((adverb, "yes" if adverb in used else "no") for adverb, _ in verb.adverbs)
    elif node.verb in KERNEL:
        params[KERNEL[node.verb]] = said.get("", NOTHING)
    with t.told(form="infinitive"):
        params["block"] = NOTHING if node.block is None else body(t, node.block)
    message = message_id("effect", node.verb)
    if node.verb in t.lexicon.ruleset.phases and not t.has(message):
        return t.say("effect-phase", {"phase": expressions.moment(t, node.verb)})
    return t.say(message, params)


def _start(t: Teller, node: n.Action) -> tuple[n.Phrase | None, Said | None]:
    """What is moved, and where it comes from: the place of the things is that, where no other is named."""
    match node:
        case n.Action(
            verb="move",
            object=n.Phrase(
                things=(n.Thing(quantity=quantity, head=n.Head(place_word="at" | "on") as head) as thing,)
            ) as what,
        ) if not {"from", "through"} & {role.role for role in node.roles} and any(
            role.role in INTO for role in node.roles
        ):
            count = 1 if quantity is None else phrases.number(quantity, 1)
            every = isinstance(quantity, n.All)
            start = sets.whereabouts(t, "role-from", head.place, count, every)
            left = replace(thing, head=replace(head, place_word=None, place=()))
            return replace(what, things=(left,)), start
        case _:
            return node.object, None


def _behind(t: Teller, role: n.Role, said: Said) -> Said:
    """A phrase with the preposition of its role."""
    with t.within(role):
        head = role.phrase.things[0].head
        only = head.nouns[0] if head is not None and len(head.nouns) == 1 and head.place_word is None else None
        return sets.prepositional(t, f"role-{role.role}", only, said)


# ---- blocks


def _if(t: Teller, node: n.If) -> Said:
    params: dict[str, Param] = {"condition": expressions.condition(t, node.condition), "do": body(t, node.then)}
    match node.otherwise:
        case None:
            return t.say("if", params)
        case n.If() as other:
            return t.say("if-else", {**params, "otherwise": statement(t, other)})
        case n.Body() as other:
            return t.say("if-else", {**params, "otherwise": body(t, other)})


def _each(t: Teller, node: n.Each) -> Said:
    what = phrases.singular(t, node.phrase)
    if node.phrase.name is not None:
        t.names[node.phrase.name] = phrases.that_one(t, node.phrase)
    quantity = node.phrase.things[0].quantity
    if quantity is not None:
        what = phrases.phrase(t, node.phrase)
    elif node.phrase.span in t.players:
        return _ordered(t, _by(t, "each-player", what, node.body), node)
    message = "each" if quantity is None else "each-of"
    return _ordered(t, t.say(message, {"what": what, "do": body(t, node.body)}), node)


def _ordered(t: Teller, said: Said, node: n.Each) -> Said:
    if node.by is not None:
        down = any(tag.name == "descending" for tag in node.tags)
        params: dict[str, Param] = {"do": said, "by": expressions.figure(t, node.by)}
        said = t.say("in-order-descending" if down else "in-order", params)
    return _tagged(t, said, tuple(tag for tag in node.tags if tag.name != "descending"))


def _by(t: Teller, message: str, who: Said, inner: n.Body) -> Said:
    """Something done by somebody who is spoken of."""
    with t.told(person="they", form="third"):
        return t.say(message, {"who": who, "do": body(t, inner)})


def _somebody(t: Teller, who: n.Selector) -> Said:
    only = who.head.nouns[0] if len(who.head.nouns) == 1 else None
    single = only is not None and sets.is_single(t, only)
    return (
        sets.members(t, who, 1)
        if single
        else t.say("quantity-any", {"what": sets.members(t, who, 1), "of": "no"}, like="what")
    )


def _times(t: Teller, quantity: n.Quantity) -> Said:
    count = phrases.number(quantity, MANY)
    match quantity:
        case n.Any_() | n.All():
            return t.say("times-any")
        case _:
            return t.say("times", {"n": phrases.number_of(t, quantity), "count": count})


# ---- other times


def _later(t: Teller, node: n.Later) -> Said:
    when = expressions.moment(t, node.moment)
    only = node.who.head.nouns[0] if node.who is not None and len(node.who.head.nouns) == 1 else None
    if node.who is None or (only is not None and sets.only_word(only) == "me"):
        return t.say("later", {"moment": when, "do": body(t, node.body)})
    return t.say("later", {"moment": when, "do": _by(t, "ask", _somebody(t, node.who), node.body)})


def _trigger(t: Teller, node: n.Trigger) -> Said:
    if node.verb in t.lexicon.ruleset.phases:
        return t.say(f"{node.when}-phase", {"phase": expressions.moment(t, node.verb), "do": body(t, node.body)})
    action = n.Action(node.verb, node.object, node.roles, span=node.span, verb_span=node.verb_span)
    params: dict[str, Param] = dict.fromkeys(ROLES, NOTHING)
    verb = t.lexicon.ruleset.verbs.get(node.verb)
    names = {item.role: item.name for item in verb.parameters} if verb else {"": KERNEL.get(node.verb, "what")}
    params.update(dict.fromkeys(names.values(), NOTHING))
    if action.object is not None:
        params[names.get("", "what")] = phrases.phrase(t, action.object)
    for role in action.roles:
        found = phrases.phrase(t, role.phrase)
        params[role.role] = _behind(t, role, found)
        if role.role in names:
            params[names[role.role]] = found
    event = t.say(message_id("event", node.verb), params)
    return t.say(f"{node.when}-event", {"event": event, "do": body(t, node.body)})


def _standing(t: Teller, node: n.Standing) -> Said:
    changes = t.joined("and", [_modifier(t, part) for part in node.modifiers])
    phase = expressions.phase(t, node.condition)
    if phase is not None:
        return t.say("while-phase", {"phase": phase, "changes": changes})
    return t.say("while", {"condition": expressions.condition(t, node.condition), "changes": changes})


def _modifier(t: Teller, node: n.Modifier) -> Said:
    """A change of a value: said by an attribute of the value's message, or by the message for all changes of this way."""
    with t.within(node):
        target, way = node.target, COMPARISONS[node.way]
        value = t.lexicon.ruleset.values.get(target.value)
        place = () if target.place is None else (target.place,)
        params = dict(sets.arguments(t, None, target.place_word, place, () if value is None else value.roles))
        if target.of is not None:
            single = sets.is_single(t, target.of)
            of = sets.noun(t, target.of, 1)
            params["of"] = of if single else t.say("every", {"what": of}, like="what")
        return _change(t, message_id("value", target.value), way, params, node.amount)


def _change(t: Teller, message: str, way: str, params: Mapping[str, Param], node: n.Expression) -> Said:
    """A change by so much; by one thing or another where a condition decides it."""
    match node:
        case n.Choice(condition=test, then=then, otherwise=otherwise):
            told = {
                "do": _change(t, message, way, params, then),
                "otherwise": _change(t, message, way, params, otherwise),
            }
            return t.say("if-else", {"condition": expressions.condition(t, test), **told})
    amount = expressions.figure(t, node)
    own = t.ending(message, way, {**params, "amount": amount})
    if own is not None:
        return own
    return t.say(f"change-{way}", {"value": t.say(message, {**params, "count": 1}), "amount": amount})
