"""Answers to a person who asks what a card says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from engine.cli.play.meaning import loosely_named, named, near, shortened
from engine.text.naming import called, capital, message_id

if TYPE_CHECKING:
    from engine.cli.loading import Opened
    from engine.play.universe import Universe
    from engine.ruleset import Attribute, Row
    from engine.text import Words

# ---- cards


def card(opened: Opened, universe: Universe, text: str) -> Iterator[str]:
    """What is printed on the thing of a name, and what is to be known of it: a card, a tile, a place, a row of a sort, a kind
    that its pack says something of. What is printed alike is told once, and what says no more than its name only if nothing
    else is called so."""
    words, ruleset = opened.words, opened.ruleset
    rows = {
        row.id: (holder.name, holder.attributes, row)
        for holders in (ruleset.pieces, ruleset.places, ruleset.sorts)
        for holder in holders.values()
        for row in holder.rows
    }
    others = (*words.things.kinds, *ruleset.counters)
    helped = [name for name in others if name not in rows and opened.told.help(name)]
    known = {name: (name, words.name(name)) for name in (*rows, *helped)}
    found = named(text, known)
    if not found:  # one of several that are printed alike
        single = named(text, {name: (name, called(words, name)) for name in universe.names[universe.p0 : universe.h0]})
        found = [row for row in dict.fromkeys(universe.row[universe.ids[name]] for name in single) if row in rows]
    if not found:  # the beginning of a name, if it is of only one
        begun = loosely_named(text, known)
        found = begun if len({words.name(name) for name in begun}) == 1 else []
    if not found:
        yield unknown(words, text, [words.name(name) for name in known])
    blocks: dict[str, dict[tuple[str, ...], None]] = {}
    for name in found:
        kind, attributes, row = rows.get(name, (name, {}, None))
        title = capital(words.name(name))
        if row is not None and words.name(kind) != words.name(name):
            title = words.say("card-title", name=title, kind=words.name(kind))
        said = [] if row is None else [*_printed(words, row, attributes)]
        blocks.setdefault(title, {})[(*said, *filter(None, [opened.told.all_of(name)]))] = None
    telling = {title: [lines for lines in said if lines] for title, said in blocks.items()}
    for title, bodies in telling.items():
        if bodies and all(len(lines) == 1 for lines in bodies):  # in one thing only are they not alike
            bodies = [tuple(line for lines in bodies for line in lines)]
        elif not bodies and not any(telling.values()):
            bodies = [()]
        for lines in bodies:
            yield title
            yield from lines


def _printed(words: Words, row: Row, attributes: Mapping[str, Attribute]) -> Iterator[str]:
    """Its printed numbers and things, and its neighbours. What it has not is not told, nor what is called as it is itself."""
    for attribute, value in row.printed.items():
        known = attributes.get(attribute)
        if known is None or known.type in ("effect", "condition"):  # a text: it is told by itself
            continue
        nothing = message_id("none", attribute)
        if not value and words.has(nothing):
            shown = words.say(nothing)
        elif value is None or value is False or value == () or value == [] or (known.optional and value == 0):
            continue
        elif isinstance(value, bool):
            shown = words.name("yes")
        elif isinstance(value, int):
            shown = str(value)
        elif isinstance(value, str):
            shown = called(words, value)
        else:
            shown = words.join([words.name(str(name)) for name in value])
        if shown != words.name(row.id):
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
