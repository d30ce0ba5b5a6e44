"""A position in words: what a person's view says, line by line. A plain stand-in for a pack's own screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.text.naming import called, has_name, keyed, message_id
from engine.text.words import Words


def lines(words: Words, board: Mapping[str, Any]) -> Iterator[str]:
    """The board of a view (``View.board``): scores, counters that the pack names, and what lies where."""
    phases = [words.say(message) for name in board["phases"] if words.has(message := message_id("phase", name))]
    if phases:
        yield _item(words, words.say("board-phases"), words.join(phases))
    yield _item(words, words.say("board-first"), called(words, board["first"]))
    scores = board["scores"].items()
    yield _item(words, words.say("board-scores"), words.join([_figure(words, seat, n) for seat, n in scores]))
    for name, value in board["counters"].items():
        if has_name(words, name):
            yield _item(words, words.name(name), _counter(words, value))
    faces = board["faces"]
    for place, inside in board["places"].items():
        things = [
            *(_piece(words, piece, faces) for piece in inside.get("pieces", ())),
            *(
                words.say("board-hidden", what=keyed(words, kind, None, n))
                for kind, n in inside.get("hidden", {}).items()
            ),
            *(_alike(words, label, n) for label, n in inside.get("counts", {}).items()),
        ]
        yield _item(words, called(words, place), words.join(things))


def _item(words: Words, name: str, what: str) -> str:
    return words.say("board-item", name=name, what=what)


def _figure(words: Words, thing: str, value: object) -> str:
    shown = words.name("none") if value is None else called(words, value) if isinstance(value, str) else str(value)
    return words.say("final-figure", seat=called(words, thing), figure=shown)


def _counter(words: Words, value: object) -> str:
    if isinstance(value, Mapping):
        return words.join([_figure(words, thing, each) for thing, each in value.items()])
    if value is None:
        return words.name("none")
    return called(words, value) if isinstance(value, str) else str(value)


def _piece(words: Words, piece: str, faces: Mapping[str, str]) -> str:
    """A piece by its name; one that this person knows though it lies face down is marked."""
    name = called(words, piece)
    return words.say("board-hidden", what=name) if faces.get(piece) == "down" else name


def _alike(words: Words, label: str, count: int | str) -> str:
    kind, _, key = label.partition(".")
    if isinstance(count, str):
        return words.say("board-endless", thing=words.name(kind, 2))
    return keyed(words, kind, key or None, count)
