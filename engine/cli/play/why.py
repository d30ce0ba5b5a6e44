"""Answers to a person who asks why something is not offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.cli.play.lookup import unknown
from engine.cli.play.meaning import meant, named, shortened
from engine.ruleset import Spot
from engine.text.naming import called, capital, message_id, titled

if TYPE_CHECKING:
    from engine.cli.play.setting import Setting
    from engine.play import View
    from engine.play.universe import Universe
    from engine.session import Question
    from engine.text import Words

SEVERAL = 12
"""Things of one name that are looked at, at most."""


def why(setting: Setting, view: View, asked: Question, labels: Sequence[str], text: str) -> Iterator[str]:
    """Why something is not among the answers."""
    from engine.play.refusing import branches, refusal

    words, program = setting.opened.words, setting.program
    universe = program.universe
    names = {name: (name, called(words, name)) for name in universe.names[: universe.h0]}
    names |= {name: (name, titled(words, name)) for name in (*branches(program, view), "stop", "yes", "no")}
    found = [text] if text in names else named(text, names) or _several(words, universe, asked.seat, text)
    if meant(text, asked.options, labels) is not None or any(name in asked.options for name in found):
        yield words.say("why-offered", what=shortened(text))
        return
    if not found:
        yield unknown(words, text, dict.fromkeys(known for several in names.values() for known in several))
        return
    told = [(name, refusal(program, view, asked.prompt, name, asked.piece_value)) for name in found[:SEVERAL]]
    name, told_of = next((one for one in told if one[1].reason != "hidden"), told[0])
    kinds = words.join([words.name(kind) for kind in told_of.kinds])
    reason = told_of.reason if told_of.reason != "kind" or kinds else "other"
    what = names[name][1] if name not in universe.ids else called(words, name, by=asked.seat)
    yield capital(words.say(f"why-{reason}", what=what, kinds=kinds))
    if told_of.where is not None:
        yield from _rules(setting, asked, told_of.where, stuck=told_of.reason == "stuck")


def _several(words: Words, universe: Universe, seat: str, text: str) -> list[str]:
    """The pieces and places of a row or a kind, by its name: first those of the seat."""
    numbers = range(universe.p0, universe.h0)
    known = {universe.row[number] for number in numbers} | {universe.kind[number] for number in numbers}
    wanted = set(named(text, {name: {name, words.name(name), words.name(name, 2)} for name in known if name}))
    found = [number for number in numbers if universe.row[number] in wanted or universe.kind[number] in wanted]
    mine = universe.ids[seat]
    return [universe.names[number] for number in sorted(found, key=lambda number: universe.owner[number] != mine)]


def _rules(setting: Setting, asked: Question, where: tuple[str, object], stuck: bool) -> Iterator[str]:
    """What the rules say there: in the pack's own words what the text needs; else the whole text of the card that asks, of
    another text only the statement. Where it goes no further, the statement first. Nothing where no language has words."""
    opened, words = setting.opened, setting.opened.words
    universe = setting.program.universe
    owner, spot = where
    needs = message_id("needs", owner)
    said = words.say(needs) if words.has(needs) else ""
    if not said and isinstance(spot, Spot) and (stuck or asked.card not in universe.ids):
        said = opened.told.statement(spot)
    if not said and asked.card is not None and asked.card in universe.ids:
        owner = universe.row[universe.ids[asked.card]]
        said = opened.told.row(owner) if owner else ""
    if said:
        yield words.say("why-text", about=capital(titled(words, owner)), text=said)
