"""Answers to a person who asks what a card says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from engine.cli.play.meaning import loosely_named, named, near, shortened
from engine.text.naming import called, capital

if TYPE_CHECKING:
    from engine.cli.loading import Opened
    from engine.play.universe import Universe
    from engine.ruleset import Attribute, Row
    from engine.text import Words

# ---- cards


def card(opened: Opened, universe: Universe, text: str) -> Iterator[str]:
    """What is printed on the thing of a name: a card, a tile, a place, a row of a sort."""
    words, ruleset = opened.words, opened.ruleset
    rows = {
        row.id: (holder.name, holder.attributes, row)
        for holders in (ruleset.pieces, ruleset.places, ruleset.sorts)
        for holder in holders.values()
        for row in holder.rows
    }
    known = {name: (name, words.name(name)) for name in rows}
    found = named(text, known)
    if not found:  # one of several that are printed alike
        single = named(text, {name: (name, called(words, name)) for name in universe.names[universe.p0 : universe.h0]})
        found = [row for row in dict.fromkeys(universe.row[universe.ids[name]] for name in single) if row in rows]
    if not found:  # the beginning of a name, if it is of only one
        begun = loosely_named(text, known)
        found = begun if len({words.name(name) for name in begun}) == 1 else []
    if not found:
        yield unknown(words, text, [words.name(name) for name in rows])
    for name in found:
        kind, attributes, row = rows[name]
        yield words.say("card-title", name=capital(words.name(name)), kind=words.name(kind))
        yield from _printed(words, row, attributes)
        if said := opened.told.row(name):
            yield said


def _printed(words: Words, row: Row, attributes: Mapping[str, Attribute]) -> Iterator[str]:
    """Its printed numbers and things, and its neighbours."""
    for attribute, value in row.printed.items():
        known = attributes.get(attribute)
        if known is None or known.type in ("effect", "condition"):  # a text: it is told by itself
            continue
        if isinstance(value, bool):
            shown = words.name("yes" if value else "no")
        elif isinstance(value, int):
            shown = str(value)
        elif value is None:
            shown = words.name("none")
        elif isinstance(value, str):
            shown = called(words, value)
        else:
            shown = words.join([words.name(str(name)) for name in value])
        yield words.say("board-item", name=words.name(attribute), what=shown)
    if row.near or row.next:
        near = words.join([words.name(name) for name in (*row.near, *row.next)])
        yield words.say("board-item", name=words.say("card-near"), what=near)


def unknown(words: Words, text: str, known: Iterable[str]) -> str:
    """That nothing is called so, and the nearest names."""
    return with_nearest(words, words.say("card-unknown", what=shortened(text)), text, known)


def with_nearest(words: Words, sentence: str, text: str, known: Iterable[str]) -> str:
    """A sentence, and behind it the nearest names, if any."""
    close = near(text, known)
    if not close:
        return sentence
    one = words.say("nearest-word", word=close[0])
    told = one if len(close) == 1 else words.say("card-near-names", known=words.join(close))
    return words.say("prompt-wrong-nearest", sentence=sentence, nearest=told)
