"""What things, texts and moments are called: from an id that the machine gives to words of the pack."""

from __future__ import annotations

import re

from engine.text.words import Words, clean

_NUMBER = re.compile(r"-?[0-9]+")
_PLACE = re.compile(r"[_.]")


def called(words: Words, thing_id: str, count: int = 1, *, by: str | None = None) -> str:
    """A thing by its id: a name of its own, else the name of its row or kind with its number and its owner.

    ``by``  the seat that acts: what is its own needs no owner.

    >>> called(Words(), "disc.ana.2"), called(Words(), "disc.ana.2", by="ana")
    ('disc 2 of ana', 'disc 2')
    """
    base, *parts = thing_id.split("#")[0].split(".")
    if not parts or has_name(words, thing_id):
        return words.name(thing_id, count)
    text = words.name(base, count)
    numbers = [part for part in parts if _NUMBER.fullmatch(part)]
    if numbers:
        text = words.say("thing-numbered", thing=text, number=".".join(numbers))
    for part in parts:
        if not _NUMBER.fullmatch(part) and part != by:
            text = words.say("thing-of", thing=text, owner=words.name(part))
    return text


def keyed(words: Words, kind: str, key: str | None, count: int) -> str:
    """Some alike pieces, with their number: of a kind, and perhaps what they are counted by."""
    thing = words.name(kind, count)
    if key is not None:
        thing = words.say("thing-keyed", thing=thing, key=called(words, key))
    return words.say("thing-counted", count=count, thing=thing)


def titled(words: Words, text_id: str) -> str:
    """A text by the id of its owner: a verb, a phase, a card."""
    for kind in ("verb", "phase"):
        if words.has(message_id(kind, text_id)):
            return words.say(message_id(kind, text_id))
    return called(words, text_id)


def option_name(words: Words, option: str) -> str:
    """What an option of a pack is called: its message ``option-<id>``, else its id."""
    message = message_id("option", option)
    return words.say(message) if words.has(message) else clean(option.replace("_", " "))


def has_name(words: Words, thing_id: str) -> bool:
    """Whether a pack says what this is called."""
    return words.has(message_id("name", thing_id))


def message_id(kind: str, thing_id: str) -> str:
    """The id of a message about a thing.

    >>> message_id("name", "round_track.3")
    'name-round-track-3'
    """
    return f"{kind}-{_PLACE.sub('-', thing_id)}"
