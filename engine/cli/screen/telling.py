"""What a cell of the screen says: numbers and things as pieces of coloured text."""

from __future__ import annotations

from collections.abc import Callable

from engine.cli.screen.ink import Ink, Run, Runs
from engine.play.feasible import ENDLESS
from engine.play.figures import Known, Thing
from engine.ruleset.screen import Glyph, Item, Screen
from engine.text import Words
from engine.text.naming import called, keyed, message_id

Cell = list[Runs]
"""Chunks that may be parted where a line ends."""
Texts = Callable[[str], str]
"""The rules text on a thing, by its row; empty where it has none."""


class Teller:
    """Names, signs and colours of things, for one language and one terminal.

    ``used``     the signs that were drawn, by what they stand for; ``named`` those that stood before a name
    ``guessed``  whether something was drawn that the person cannot know
    ``me``       the seat that looks: what is its own needs no owner
    """

    def __init__(
        self, words: Words, screen: Screen, ink: Ink, texts: Texts | None = None, me: str | None = None
    ) -> None:
        self.words, self.screen, self.ink, self.texts = words, screen, ink, texts
        self.used: dict[str, str] = {}
        self.named: set[str] = set()
        self.guessed = False
        self.me = me
        self._said: dict[str, str] = {}

    def say(self, message: str, **params: str | int) -> str:
        if params:
            return self.words.say(message, **params)
        if message not in self._said:
            self._said[message] = self.words.say(message)
        return self._said[message]

    # ---- cells
    def cell(self, item: Item, known: Known, it: str | None = None) -> Cell:
        """What an item comes to; nothing where there is nothing to tell."""
        if item.shows == "number" and item.expr is not None:
            number = known.number(item.expr, it)
            most = item.most if item.limit is None else known.number(item.limit, it) or 0
            return [] if number == 0 and item.blank else [[self.figure(number, item, most)]]
        if item.shows == "truth" and item.expr is not None:
            holds = known.truth(item.expr, it)
            return [[(self.unknown if holds is None else self.words.name("yes"), None)]] if holds is not False else []
        if item.shows == "things" and item.expr is not None:
            return self.things(known.things(item.expr, it), item, known)
        if item.shows == "doing":
            return self.things(known.doing(item.kinds), item, known)
        if item.shows == "begun":
            count = known.begun(item.phases[0])
            return [[self.figure(count, item, item.most)]] if count else []
        going = [name for name in known.view.board["phases"] if name in item.phases]
        return [[(self.say(message_id("phase", going[-1])), None)]] if going else []

    def figure(self, number: int | None, item: Item, most: int) -> Run:
        """A number, in the pack's own words where it has some for this one."""
        if number is None:
            return (self.unknown, None)
        if number >= ENDLESS:
            return (self.say("screen-endless", plain="yes" if self.ink.plain else "no"), None)
        own = f"{item.label}-figure"
        if self.words.has(own):
            return (self.say(own, figure=number, most=most), None)
        return (self.say("screen-of" if most else "screen-figure", figure=str(number), most=str(most)), None)

    def things(self, things: list[Thing] | None, item: Item, known: Known) -> Cell:
        if things is None:
            return [[(self.unknown, None)]]
        if item.way == "texts":
            rows = [thing.row for thing in things if not thing.hidden]
            return [[(word, None)] for row in rows if self.texts for word in self.texts(row).split()]
        cell = [self.thing(thing, item.way) for thing in things]
        if item.each is not None:
            for thing, runs in zip(things, cell, strict=True):
                if not thing.hidden:
                    number = known.number(item.each, thing.name)
                    runs.append((f" {self.unknown if number is None else number}", None))
        return cell

    def signs(self, things: list[Thing] | None) -> Cell:
        return [[(self.unknown, None)]] if things is None else [self.thing(thing, "signs") for thing in things]

    @property
    def unknown(self) -> str:
        self.guessed = True
        return self.say("screen-unknown")

    # ---- things
    def thing(self, thing: Thing, way: str) -> Runs:
        colour = self.colour(thing)
        if way == "signs" and (sign := self._signs(thing)):
            return [(sign, colour)]
        name = self._name(thing)
        sign = self.sign(thing, named=True) if way == "both" and not thing.hidden else ""
        return [(f"{sign} {name}" if sign else name, colour)]

    def title(self, thing: Thing) -> Runs:
        """What stands above a box or before a row: sign and name."""
        return self.thing(thing, "both")

    def short(self, thing: Thing) -> Runs:
        """The same where there is no room for the name: the sign, if it has one."""
        sign = self.sign(thing)
        if not sign:
            return self.title(thing)
        self.named -= {thing.name, thing.row, thing.kind}
        return [(sign, self.colour(thing))]

    def colour(self, thing: Thing) -> str | None:
        colours = self.screen.colours
        ids = (thing.name, thing.key, thing.row, thing.kind)
        return next((colours[name] for name in ids if name is not None and name in colours), None)

    def sign(self, thing: Thing, *, named: bool = False) -> str:
        """The sign of a thing by itself, its row or its kind; empty if it has none. ``named``: its name stands there."""
        found = next((name for name in (thing.name, thing.row, thing.kind) if name in self.screen.glyphs), None)
        if found is None:
            return ""
        if named:
            self.named.add(found)
        return self.drawn(self.screen.glyphs[found], found)

    def drawn(self, glyph: Glyph, name: str) -> str:
        """A sign for this terminal; it is remembered what it stands for."""
        sign = glyph.ascii if self.ink.plain else glyph.sign
        self.used[name] = sign
        return sign

    def remembered(self) -> tuple[dict[str, str], set[str], bool]:
        """What the legend knows of."""
        return dict(self.used), set(self.named), self.guessed

    def forget(self, before: tuple[dict[str, str], set[str], bool]) -> None:
        """Let the legend know no more than before: what was told since is not shown."""
        self.used, self.named, self.guessed = before

    def legend(self) -> Cell:
        """What each sign means that was drawn without the name of its thing."""
        told = [(name, sign) for name, sign in self.used.items() if sign and name not in self.named]
        colours, words = self.screen.colours, self.words
        cell: Cell = [[(sign, colours.get(name)), (f" {words.name(name)}", None)] for name, sign in told]
        if self.guessed:
            cell.append([(self.say("screen-unknown"), None), (f" {self.say('screen-guessed')}", None)])
        return cell

    def _signs(self, thing: Thing) -> str:
        """Whose it is where the sign does not tell, the sign, and how many."""
        glyphs, plain = self.screen.glyphs, "yes" if self.ink.plain else "no"
        endless = thing.count is None
        count = self.say("screen-endless", plain=plain) if endless else "" if thing.count == 1 else str(thing.count)
        sign = self.sign(thing)
        if thing.hidden:
            times = self.say("screen-times", count=count, plain=plain) if count else ""
            return f"{sign}{self.unknown}{times}"
        owner = ""
        if thing.alike or thing.row not in glyphs or thing.row == thing.kind:
            key = thing.key or ""
            owner = self.drawn(glyphs[key], key) if key in glyphs else ""
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
        name = called(words, thing.name, by=thing.key or self.me)
        return words.say("board-hidden", what=name) if thing.facedown else name
