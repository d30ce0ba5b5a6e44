"""Whoever has only the log of a game can say how many lie in every open place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.bots import bot_chance
from engine.play import Game
from engine.text import Words, log
from tests.conftest import PLAYING, with_words

SHIP = r"(?:the )?(ship .+? \(\d\)(?: no\. \d)?)"
AT = rf"(?:on {SHIP} (?:at (dock \d)|in (open space))|(?:in|on) ([A-Z][A-Za-z ]+))"
MEN = r"(\d+) (?:(\w+) )?astronauts?"


@dataclass
class Ship:
    name: str
    crew: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)


class Reader:
    """A person with paper and pencil, who reads the log line by line."""

    def __init__(self) -> None:
        self.docks: dict[str, Ship] = {}
        self.sky: list[Ship] = []
        self.people: dict[str, Counter[str]] = {}
        self.points: dict[str, Counter[str]] = {}

    def read(self, line: str) -> None:
        for pattern, action in LINES:
            if hit := re.fullmatch(pattern, line):
                action(self, *hit.groups())
                return

    # ---- places
    def at(self, place: str) -> Counter[str]:
        return self.people.setdefault(place, Counter())

    def held(self, place: str) -> Counter[str]:
        return self.points.setdefault(place, Counter())

    def flying(self, name: str) -> Ship:
        name, _, number = name.partition(" no. ")
        return [ship for ship in self.sky if ship.name == name][int(number or 1) - 1]

    def ship(self, name: str, dock: str | None) -> Ship:
        if dock is None:
            return self.flying(name)
        assert self.docks[dock].name == name
        return self.docks[dock]

    def crowd(self, ship: str | None, dock: str | None, _: str | None, zone: str | None) -> Counter[str]:
        return self.ship(ship, dock).crew if ship is not None else self.at(zone or "")

    # ---- lines
    def comes(self, dock: str, name: str) -> None:
        self.docks[dock.lower()] = Ship(name)

    def puts(self, seat: str, count: str, _: str | None, *where: str | None) -> None:
        self.at("Supply")[seat] -= int(count)
        self.crowd(*where)[seat] += int(count)

    def kills(self, count: str, seat: str, *where: str | None) -> None:
        self.crowd(*where)[seat] -= int(count)
        self.at("Memorial")[seat] += int(count)

    def goes(self, seat: str, count: str, other: str | None, start: str, end: str) -> None:
        self.at(start)[other or seat] -= int(count)
        self.at(end)[other or seat] += int(count)

    def covers(self, zone: str, *where: str | None) -> None:
        ship = self.ship(where[0] or "", where[1])
        ship.tokens[zone] += 1
        ship.name = re.sub(r"ship .* \(", f"ship to {zone} (", ship.name)

    def starts(self, name: str, dock: str) -> None:
        assert self.docks[dock].name == name.partition(" no. ")[0]
        like = [at for at, ship in enumerate(self.sky) if ship.name == self.docks[dock].name]
        number = int(name.partition(" no. ")[2] or len(like) + 1)
        self.sky.insert(like[number - 1] if number <= len(like) else len(self.sky), self.docks.pop(dock))

    def lands(self, name: str, how: str, back: str | None) -> None:
        ship = self.flying(name)
        self.sky.remove(ship)
        for count, seat in re.findall(MEN, how):
            goal = re.sub(r"ship to (.*) \(\d\)", r"\1", ship.name) if "lands" in how else "Memorial"
            self.at(goal)[seat] += int(count)
            ship.crew[seat] -= int(count)
        self.ends(ship, back)

    def falls(self, name: str, dock: str, how: str, back: str | None) -> None:
        ship = self.docks.pop(dock)
        assert ship.name == name
        for count, seat in re.findall(MEN, how):
            self.at("Memorial")[seat] += int(count)
            ship.crew[seat] -= int(count)
        self.ends(ship, back)

    def ends(self, ship: Ship, back: str | None) -> None:
        for count, zone in re.findall(r"(\d+) ([A-Z][A-Za-z ]+) destination token", back or ""):
            ship.tokens[zone] -= int(count)
        assert not +ship.crew, "somebody on board is not accounted for"
        assert not +ship.tokens, "a token is not accounted for"

    def pulled(self, crew: str, name: str, zone: str) -> None:
        for count, seat in re.findall(MEN, crew):
            next(ship for ship in self.docks.values() if ship.name == name).crew[seat] -= int(count)
            self.at(zone)[seat] += int(count)

    def yields(self, zone: str, count: str, mineral: str) -> None:
        self.held(zone)[mineral] += int(count)

    def gets(self, seat: str, count: str, mineral: str, zone: str) -> None:
        self.held(zone)[mineral] -= int(count)
        self.held(seat)[mineral] += int(count)


POINTS = r"(\d+) (\w+) point tokens?"
LINES: list[tuple[str, Callable[..., None]]] = [
    (rf"(Dock \d): {SHIP}", Reader.comes),
    (rf"(\w+) (?:starts with|puts) {MEN}(?: there instead,)? {AT}", Reader.puts),
    (rf"[\w ]+ kills {MEN} {AT}", Reader.kills),
    (rf"(\w+) (?:leads|moves|brings) {MEN} from (?:the )?([\w ]+) to ([\w ]+)", Reader.goes),
    (rf"The Dust (Storm) drives {MEN} from ([\w ]+) to ([\w ]+)", Reader.goes),
    (rf"The Ether Magnet pulls (.*) from {SHIP} to ([\w ]+)", Reader.pulled),
    (rf"(?:\w+ puts|Nothing flies to Phobos:) 1 ([\w ]+) destination token (?:goes )?{AT}", Reader.covers),
    (
        rf"(?:\w+ launches|The) {SHIP.replace('(?:the )?', '(?:the )?')}(?: is full and takes off)? from (dock \d)",
        Reader.starts,
    ),
    (rf"The {SHIP} ((?:lands|is lost|is discarded)[^;]*)(;.*)?", Reader.lands),
    (rf"\w+ destroys {SHIP} at (dock \d)(,[^;]*|; nobody was on board)(;.*)?", Reader.falls),
    (rf"([\w ]+) yields {POINTS}", Reader.yields),
    (rf"(\w+) gets {POINTS} from (?:the )?([\w ]+)", Reader.gets),
    (rf"(\w+) cleans up {POINTS} (?:in|on) ([\w ]+)", Reader.gets),
]


@pytest.mark.parametrize("seed", range(4))
def test_the_log_tells_what_lies_in_every_open_place(seed: int) -> None:
    _, counts = PLAYING["mission_red_planet"]
    rules, words = with_words("mission_red_planet", counts[seed % len(counts)])
    game, chance, reader = Game.start(rules, seed), bot_chance(seed, 0, 0), Reader()
    reports = game.reports
    while True:
        for line in log.lines(words, reports, -1):
            reader.read(line)
        compare(words, reader, game.view(0).board["places"])
        if game.decision is None:
            return
        reports = game.choose(chance.below(len(game.decision.options)))


def compare(words: Words, reader: Reader, places: dict[str, Any]) -> None:
    supply = reader.at("Supply")
    for place, inside in places.items():
        kind = words.things.kind(place)
        counts = {label: n for label, n in inside.get("counts", {}).items() if n != "endless"}
        people = {words.name(label[10:]): n for label, n in counts.items() if label.startswith("astronaut.")}
        points = {words.name(label[6:]): n for label, n in counts.items() if label.startswith("point.")}
        if kind == "zone":
            assert dict(+reader.at(words.name(place))) == people, place
            assert dict(+reader.held(words.name(place))) == points, place
        elif kind == "stash":
            assert dict(+reader.held(words.name(place.partition(".")[2]))) == points, place
        elif kind == "memorial":
            assert dict(+reader.at("Memorial")) == people
        elif kind == "supply":
            assert {seat: 22 + supply[seat] for seat in people} == people
        elif kind in ("dock", "sky"):
            there = [reader.docks[words.name(place)]] if kind == "dock" else reader.sky
            assert len(there) == len(inside["pieces"])
            wanted = [places.get(ship, {}).get("counts", {}) for ship in inside["pieces"]]
            assert in_order(told(words, ship) for ship in there) == in_order(wanted), place


def in_order(ships: Iterable[dict[str, int]]) -> list[list[tuple[str, int]]]:
    return sorted(sorted(ship.items()) for ship in ships)


def told(words: Words, ship: Ship) -> dict[str, int]:
    seats = {words.name(seat): f"astronaut.{seat}" for seat in ("red", "blue", "green", "yellow", "purple", "grey")}
    crew = {seats[seat]: n for seat, n in (+ship.crew).items()}
    return crew | {f"token.{zone.lower().replace(' ', '_')}": n for zone, n in (+ship.tokens).items()}
