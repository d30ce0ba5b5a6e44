"""What things, texts and moments are called: from an id that the machine gives to words of the pack."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.play.decision import LIES, NTH
from engine.text.words import Words, clean

_NUMBER = re.compile(r"-?[0-9]+")
_PLACE = re.compile(r"[_.]")


def called(words: Words, thing_id: str, count: int = 1, *, by: str | None = None) -> str:
    """A thing by its id: a name of its own, else what its kind says of a single one (``single-<kind>``, which may insert
    its attributes and counters, ``$name`` and ``$number``), else the name of its row or kind with its number; and its
    owner. Two that hold pieces and lie at one place under one name are numbered as they lie.

    ``by``  the seat that acts: what is its own needs no owner.

    >>> called(Words(), "disc.ana.2"), called(Words(), "disc.ana.2", by="ana")
    ('disc 2 of ana', 'disc 2')
    """
    thing_id = thing_id.split("#")[0]
    text = _called(words, thing_id, count, by)
    here = words.facts.get(thing_id, {})
    if NTH not in here or not words.things.holds(thing_id):
        return text
    kind = words.things.kind(thing_id)
    like = [
        facts[NTH]
        for other, facts in words.facts.items()
        if NTH in facts and facts.get("place") == here.get("place") and words.things.kind(other) == kind
        and _called(words, other, count, by) == text
    ]  # fmt: skip
    if len(like) < 2:
        return text
    return words.say("thing-twin", thing=text, number=sorted(like).index(here[NTH]) + 1)


def _called(words: Words, thing_id: str, count: int, by: str | None) -> str:
    base, *parts = thing_id.split(".")
    if (not parts or count != 1) and not words.tells(message_id("single", words.things.kind(base))):
        return words.name(thing_id, count)
    if parts and has_name(words, thing_id):
        return words.name(thing_id, count)
    numbers = [part for part in parts if _NUMBER.fullmatch(part)]
    text = _single(words, thing_id, ".".join(numbers))
    if text is None:
        text = words.name(base, count)
        if numbers:
            text = words.say("thing-numbered", thing=text, number=".".join(numbers))
    for part in parts:
        if not _NUMBER.fullmatch(part) and part != by:
            text = words.say("thing-of", thing=text, owner=words.name(part))
    return text


def _single(words: Words, thing_id: str, number: str) -> str | None:
    """What the kind of a thing says of a single one, by its attributes and counters."""
    kind = words.things.kind(thing_id)
    message = message_id("single", kind)
    if not words.has(message) or kind == thing_id:
        return None
    base = thing_id.partition(".")[0]
    return words.say(message, **{**traits(words, thing_id), "name": words.name(base), "number": number})


def traits(words: Words, thing_id: str) -> dict[str, str | int]:
    """The attributes and counters of a thing for a message: numbers as they are, things in words, and by ``…-id``."""
    values: dict[str, str | int] = {}
    for name, value in {**words.things.traits(thing_id), **words.facts.get(thing_id, {})}.items():
        if name in (NTH, LIES):
            continue
        values.update(_trait(words, _PLACE.sub("-", name), value))
    return values


def _trait(words: Words, name: str, value: Any) -> Mapping[str, str | int]:
    if isinstance(value, int) and not isinstance(value, bool):
        return {name: value}
    if value is None or isinstance(value, bool):
        value = {None: "none", True: "yes", False: "no"}[value]
    if not isinstance(value, str):
        return {}
    return {name: called(words, value), f"{name}-id": value}


def lying(words: Words, role: str, thing_id: str) -> dict[str, str | int]:
    """The alike pieces that lie openly at a thing, in words and by number, for each kind: ``of-card`` and ``of-card-count``."""
    found: dict[str, list[tuple[str, str | None, int]]] = {}
    for each in words.facts.get(thing_id, {}).get(LIES, ()):
        found.setdefault(each[0], []).append(each)
    values: dict[str, str | int] = {}
    for kind in words.things.kinds:
        name = message_id(role, kind)
        values[name] = words.join([keyed(words, *each) for each in found.get(kind, ())])
        values[f"{name}-count"] = sum(count for _, _, count in found.get(kind, ()))
    return values


def standing(board: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """How things stand in a view's board, for ``Words.about``: their counters, their place, and how many
    of each kind they hold."""
    facts: dict[str, dict[str, Any]] = {}
    for name, values in board["counters"].items():
        if isinstance(values, Mapping):
            for thing, value in values.items():
                facts.setdefault(thing, {})[name] = value
    for place, inside in board["places"].items():
        held: dict[str, Any] = {}
        for label, count in inside.get("counts", {}).items():
            kind = label.partition(".")[0]
            held[kind] = held.get(kind, 0) + count if isinstance(count, int) else count
        facts[place] = {**held, **facts.get(place, {})}
        for nth, piece in enumerate(inside.get("pieces", ())):
            facts[piece] = {"place": place, NTH: nth, **facts.get(piece, {})}
    return facts


def keyed(words: Words, kind: str, key: str | None, count: int, *, by: str | None = None) -> str:
    """Some alike pieces, with their number: of a kind, and perhaps what they are counted by. ``by`` as for a thing."""
    thing = words.name(kind, count)
    if key is not None and key != by:
        thing = words.say("thing-keyed", thing=thing, key=called(words, key))
    return words.say("thing-counted", count=count, thing=thing)


def titled(words: Words, text_id: str) -> str:
    """A text by the id of its owner: a verb, a phase, a card."""
    for kind in ("verb", "phase"):
        if words.has(message_id(kind, text_id)):
            return words.say(message_id(kind, text_id))
    return called(words, text_id)


def seated(words: Words, seat: str) -> str:
    """A seat with the name of who plays it, if they have said so (see ``Words.seat``): *Ana (north)*.

    >>> words = Words()
    >>> words.seat({"north": "Ana"})
    >>> seated(words, "north"), seated(words, "south")
    ('Ana (north)', 'south')
    """
    name = words.players.get(seat)
    return words.name(seat) if name is None else words.say("seat-named", name=name, seat=words.name(seat))


def option_name(words: Words, option: str) -> str:
    """What an option of a pack is called: its message ``option-<id>``, else its id."""
    message = message_id("option", option)
    return words.say(message) if words.has(message) else clean(option.replace("_", " "))


def scored(words: Words, text_id: str) -> str:
    """What points are for: the pack's words for it (``score-<text>``), else the text that gave them."""
    own = message_id("score", text_id)
    return words.say(own) if words.has(own) else titled(words, text_id)


def has_name(words: Words, thing_id: str) -> bool:
    """Whether a pack says what this is called."""
    return words.has(message_id("name", thing_id))


def message_id(kind: str, thing_id: str) -> str:
    """The id of a message about a thing.

    >>> message_id("name", "round_track.3")
    'name-round-track-3'
    """
    return f"{kind}-{_PLACE.sub('-', thing_id)}"


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
