"""Answers to questions of a person: what a card says, and why something is not offered."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.cli.play.meaning import folded, meant, named
from engine.diagnostics import nearest
from engine.text.naming import called, titled

if TYPE_CHECKING:
    from engine.cli.loading import Opened
    from engine.cli.play.setting import Setting
    from engine.play import View
    from engine.ruleset import Attribute, Row
    from engine.session import Question
    from engine.text import Words


WIDTH = 80
"""Columns of what is told."""

# ---- cards


def card(opened: Opened, text: str) -> Iterator[str]:
    """What is printed on the thing of a name: a card, a tile, a place, a row of a sort."""
    words, ruleset = opened.words, opened.ruleset
    rows = {
        row.id: (holder.name, holder.attributes, row)
        for holders in (ruleset.pieces, ruleset.places, ruleset.sorts)
        for holder in holders.values()
        for row in holder.rows
    }
    found = named(text, {name: (name, words.name(name)) for name in rows})
    if not found:
        yield _unknown(words, text, {words.name(name): name for name in rows})
    for name in found:
        kind, attributes, row = rows[name]
        yield words.say("card-title", name=words.name(name), kind=words.name(kind))
        yield from _printed(words, row, attributes)
        yield from _rules(opened, row)


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


def _rules(opened: Opened, row: Row) -> Iterator[str]:
    """What its texts say."""
    from engine.cli.texts import printed
    from engine.text.rendering import rules_text

    for item in printed(opened.compiled):
        if item.row.path == row.path:
            yield from textwrap.wrap(rules_text(opened.words, opened.ruleset, item.written).text, WIDTH)


# ---- why


def why(setting: Setting, view: View, asked: Question, labels: Sequence[str], text: str) -> Iterator[str]:
    """Why something is not among the answers."""
    from engine.play.refusing import branches, refusal

    words, program = setting.opened.words, setting.program
    if meant(text, asked.options, labels) is not None:
        yield words.say("why-offered", what=text)
        return
    universe = program.universe
    names = {name: (name, called(words, name)) for name in universe.names[: universe.h0]}
    names |= {name: (name, titled(words, name)) for name in (*branches(program, view), "stop", "yes", "no")}
    found = named(text, names)
    if not found:
        yield _unknown(words, text, {known: known for several in names.values() for known in several})
        return
    told = refusal(program, view, asked.prompt, found[0], asked.piece_value)
    kinds = words.join([words.name(kind) for kind in told.kinds])
    reason = told.reason if told.reason != "kind" or kinds else "other"
    yield words.say(f"why-{reason}", what=names[found[0]][1], kinds=kinds)
    if told.where is not None and (line := _written(setting, told.where)):
        yield words.say("why-text", about=titled(words, told.where[0]), text=line)


def _written(setting: Setting, where: tuple[str, object]) -> str:
    """The line of the pack that asks."""
    from engine.ruleset import Spot

    spot = where[1]
    if not isinstance(spot, Spot):
        return ""
    source = next((source for source in setting.opened.sources if source.name == spot.file), None)
    return "" if source is None else source.line(spot.line).strip()


def _unknown(words: Words, text: str, known: Mapping[str, str]) -> str:
    sentence = words.say("card-unknown", what=text)
    shown = {folded(name): name for name in known}
    close = nearest(folded(text), shown)
    if close is None:
        return sentence
    return words.say("prompt-wrong-nearest", sentence=sentence, nearest=words.say("nearest-word", word=shown[close]))
