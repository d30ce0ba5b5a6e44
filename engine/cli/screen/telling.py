"""What a cell of the screen says: numbers and things as pieces of coloured text."""

from __future__ import annotations

from engine.cli.screen.ink import Ink, Run, Runs
from engine.play.figures import Known, Thing
from engine.ruleset.screen import Glyph, Item, Screen
from engine.text import Words
from engine.text.naming import called, keyed, message_id

Cell = list[Runs]
"""Chunks that may be parted where a line ends."""


class Teller:
    """Names, signs and colours of things, for one language and one terminal."""

    def __init__(self, words: Words, screen: Screen, ink: Ink) -> None:
        self.words, self.screen, self.ink = words, screen, ink

    def say(self, message: str, **params: str | int) -> str:
        return self.words.say(message, **params)

    # ---- cells
    def cell(self, item: Item, known: Known, it: str | None = None) -> Cell:
        """What an item comes to; nothing where there is nothing to tell."""
        if item.shows == "number" and item.expr is not None:
            return [[self.figure(known.number(item.expr, it))]]
        if item.shows == "things" and item.expr is not None:
            return self.things(known.things(item.expr, it), item.way)
        if item.shows == "begun":
            count = known.begun(item.phases[0])
            message = "screen-of" if item.most else "screen-figure"
            return [[(self.say(message, figure=str(count), most=str(item.most)), None)]]
        going = [name for name in known.view.board["phases"] if name in item.phases]
        return [[(self.say(message_id("phase", going[-1])), None)]] if going else []

    def figure(self, number: int | None) -> Run:
        return (self.unknown if number is None else str(number), None)

    def things(self, things: list[Thing] | None, way: str) -> Cell:
        if things is None:
            return [[(self.unknown, None)]]
        return [self.thing(thing, way) for thing in things]

    @property
    def unknown(self) -> str:
        return self.say("screen-unknown")

    # ---- things
    def thing(self, thing: Thing, way: str) -> Runs:
        colour = self.colour(thing)
        if way == "signs" and (sign := self._signs(thing)):
            return [(sign, colour)]
        name = self._name(thing)
        sign = self.sign(thing) if way == "both" and not thing.hidden else ""
        return [(f"{sign} {name}" if sign else name, colour)]

    def title(self, thing: Thing) -> Runs:
        """What stands above a box or before a row: sign and name."""
        return self.thing(thing, "both")

    def colour(self, thing: Thing) -> str | None:
        colours = self.screen.colours
        ids = (thing.name, thing.key, thing.row, thing.kind)
        return next((colours[name] for name in ids if name is not None and name in colours), None)

    def sign(self, thing: Thing) -> str:
        """The sign of a thing by itself, its row or its kind; empty if it has none."""
        glyphs = self.screen.glyphs
        found = next((glyphs[name] for name in (thing.name, thing.row, thing.kind) if name in glyphs), None)
        return "" if found is None else self.drawn(found)

    def drawn(self, glyph: Glyph) -> str:
        return glyph.ascii if self.ink.plain else glyph.sign

    def _signs(self, thing: Thing) -> str:
        """Whose it is where the sign does not tell, the sign, and how many."""
        glyphs = self.screen.glyphs
        count = "" if thing.count == 1 else self.say("screen-endless") if thing.count is None else str(thing.count)
        sign = self.sign(thing)
        if thing.hidden:
            return f"{self.unknown}{sign}{count}"
        owner = ""
        if thing.alike or thing.row not in glyphs or thing.row == thing.kind:
            known = glyphs.get(thing.key or "")
            owner = "" if known is None else self.drawn(known)
        return f"{owner}{sign}{count}" if sign or owner else ""

    def _name(self, thing: Thing) -> str:
        words = self.words
        if thing.hidden:
            assert thing.count is not None
            return words.say("board-hidden", what=keyed(words, thing.kind, None, thing.count))
        if thing.count is None:
            return words.say("board-endless", thing=words.name(thing.kind, 2))
        if thing.alike:
            return keyed(words, thing.kind, thing.key, thing.count)
        name = called(words, thing.name, by=thing.key)
        return words.say("board-hidden", what=name) if thing.facedown else name
