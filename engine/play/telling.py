"""Reports as they are made: which verbs, phases and rules they happened in, and how the things in them stood.

Only games that are watched have a :class:`Telling`; it is no part of a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .decision import LIES, NTH, Report
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Program

_NAMED = ("verbs.", "phases.", "rules.", "phase:")
"""Texts that everybody may know to be running; others are those of cards, which may lie face down."""
_IDLE = ("nothing", "kept", "no_score", "short", "done")
"""Reports of what changed nothing."""
_THINGS = ("piece", "what", "of", "from", "to", "place")


class Telling:
    """What a watched game has to tell.

    ``reports``  where the next ones go; may be exchanged at any time
    """

    def __init__(self, program: Program, state: State, reports: list[Report] | None = None) -> None:
        self.reports: list[Report] = [] if reports is None else reports
        self._program, self._state = program, state
        self._calls: list[tuple[Frame, int]] = []
        self._count = 0
        self._told = 0
        self._begun: list[tuple[Frame, int, str, int, str, int]] = []
        self._inside = ""

    # ---- reports
    def append(self, report: Report) -> None:
        """Keep a report, with what it happened in."""
        self._told += report.what not in _IDLE
        within = self._within()
        facts = self._facts(report)
        self.reports.append(Report(report.what, report.params, report.persons, report.hidden, within, facts))

    def inside(self, verb: str) -> None:
        """The next report happens in a verb that has no frame of its own."""
        self._inside = verb

    # ---- what did nothing
    def begin(self, frame: Frame, way: str, seat: int, name: str, item: int = -1) -> None:
        """A verb, a card or a phase is about to be carried out in this frame; the verb for a thing, or for none."""
        self._begun.append((frame, self._state.changed + self._told, way, seat, name, item))

    def end(self, frame: Frame) -> None:
        """The text of a frame is done: say so if nothing came of it, or if it was done for a thing that all know."""
        while self._begun:
            begun, before, way, seat, name, item = self._begun[-1]
            if begun is not frame and any(begun is other for other in self._state.stack):
                return
            self._begun.pop()
            if begun is frame:
                if before == self._state.changed + self._told:
                    self.nothing(way, seat, name)
                if 0 <= item < self._program.universe.h0 and self._is_known(item):
                    u = self._program.universe
                    params = (("seat", u.names[seat]), ("what", name), ("of", u.names[item]))
                    self.append(Report("done", params, -1 if not self._state.sealed else 1 << u.person_of[seat]))
                return

    def nothing(self, way: str, seat: int, name: str) -> None:
        """A verb or a card did nothing."""
        u = self._program.universe
        params = (("seat", u.names[seat] if seat >= 0 else None), ("what", name), ("way", way))
        persons = 1 << u.person_of[seat] if self._state.sealed and seat >= 0 else -1
        self.append(Report("nothing", params, persons))

    # ---- where we are
    def under_way(self) -> tuple[tuple[str, int], ...]:
        """The texts under way, as in a report that would be made now."""
        return self._within()

    def runs(self) -> tuple[int, ...]:
        """The numbers of the runs under way, behind the last number that was given: see :meth:`go_on`."""
        self._within()
        return (self._count, *(number for _, number in self._calls))

    def go_on(self, runs: tuple[int, ...]) -> None:
        """Number the runs of a position as they were numbered when it was first reached."""
        self._count, numbers = runs[0], runs[1:]
        self._calls = list(zip(self._state.stack, numbers, strict=False))

    def _within(self) -> tuple[tuple[str, int], ...]:
        """The texts under way, the outermost first, each with a number that tells one run of it from another."""
        calls = self._calls
        stack = self._state.stack
        names: list[tuple[str, int]] = []
        for depth, frame in enumerate(stack):
            if depth == len(calls) or calls[depth][0] is not frame:
                del calls[depth:]
                self._count += 1
                calls.append((frame, self._count))
            name = self._name(frame)
            if name and not (names and names[-1][0] == name):
                names.append((name, calls[depth][1]))
        del calls[len(stack) :]
        if self._inside:
            if not names or names[-1][0] != self._inside:
                names.append((self._inside, calls[-1][1] if calls else 0))
            self._inside = ""
        return tuple(names)

    def _name(self, frame: Frame) -> str:
        P = self._program
        code = P.code_ids[frame[0]]
        if code.startswith("phase:"):
            return code.removeprefix("phase:")
        if code.startswith(_NAMED) or self._is_known(frame[3]):
            return P.ruleset.codes[code].owner
        return ""

    def _is_known(self, piece: int) -> bool:
        u = self._program.universe
        return not u.q0 <= piece < u.h0 or self._state.seen[piece - u.q0] == u.everyone

    def _facts(self, report: Report) -> tuple[tuple[str, str, Any], ...]:
        """The counters of the things that a report names, as they stand (of the one it is about, as it stood); of pieces
        that hold others, where they and their like there lie; what a seat scores with and what a verb has left."""
        params = dict(report.params)
        ids = self._program.universe.ids
        facts: dict[str, list[tuple[str, str, Any]]] = {}
        for key in _THINGS:
            name = params.get(key)
            if not isinstance(name, str) or name in facts:
                continue
            thing = ids.get(name, -1)
            if thing < 0:
                continue
            facts[name] = self._stands(thing)
            for other in self._beside(thing):
                facts.setdefault(self._program.universe.names[other], self._stands(other))
        if report.what == "set" and params["of"] in facts:
            owner, counter, was = str(params["of"]), params["what"], params["from"]
            facts[owner] = [(owner, what, was if what == counter else value) for _, what, value in facts[owner]]
        lying = [fact for each in facts.values() for fact in each]
        if report.what == "done" and params["of"] in ids:
            lying.append((params["of"], LIES, self._lies([ids[params["of"]]])))
        elif report.what in ("score", "no_score", "nothing") and params.get("seat") in ids:
            u, seat = self._program.universe, ids[params["seat"]]
            own = [place for place in range(u.p0, u.q0) if u.owner[place] == seat]
            lying.append((params["seat"], LIES, self._lies(own)))
        return tuple(lying)

    def _stands(self, thing: int) -> list[tuple[str, str, Any]]:
        """The counters of a thing and, of a piece that holds others, its place and the how-manieth it is there."""
        u, state = self._program.universe, self._state
        name = u.names[thing]
        facts: list[tuple[str, str, Any]] = []
        if u.q0 <= thing < u.h0 and u.holder(u.kind[thing]).holds and state.at[thing] >= 0:  # type: ignore[union-attr]
            place = state.at[thing]
            facts.append((name, "place", u.names[place]))
            if state.seen[thing - u.q0] == u.everyone:
                facts.append((name, NTH, sorted(state.held[place - u.p0]).index(thing)))
        for counter, base, is_thing in self._program.counters_of.get(u.kind[thing], ()):
            value: Any = state.counters[base + thing]
            if is_thing:
                value = u.names[value] if value >= 0 else None
            facts.append((name, counter, value))
        return facts

    def _beside(self, piece: int) -> list[int]:
        """The pieces of its kind at the place of a piece that holds others, as far as all know them."""
        u, state = self._program.universe, self._state
        if not u.q0 <= piece < u.h0 or not u.holder(u.kind[piece]).holds or state.at[piece] < 0:  # type: ignore[union-attr]
            return []
        at = state.held[state.at[piece] - u.p0]
        return [x for x in at if x != piece and u.kind[x] == u.kind[piece] and state.seen[x - u.q0] == u.everyone]

    def _lies(self, places: Iterable[int]) -> tuple[tuple[str, str | None, int], ...]:
        """The alike pieces that lie openly at these places."""
        u, state = self._program.universe, self._state
        found: dict[tuple[str, str | None], int] = {}
        for place in places:
            if u.shown.get(place, "faces") not in ("faces", "all"):
                continue
            for at in u.heaps_at.values():
                for heap in at.get(place, ()):
                    label = (u.kind[heap], u.names[u.heap_key[heap]] if u.heap_key[heap] >= 0 else None)
                    if state.n[heap - u.h0] and heap not in u.endless:
                        found[label] = found.get(label, 0) + state.n[heap - u.h0]
        return tuple((kind, key, count) for (kind, key), count in found.items())


def phase_totals(phases: Mapping[str, str], codes: Mapping[str, Any]) -> dict[str, int]:
    """How often a whole game begins each phase, for those of which its flow says so by itself."""
    ops = codes[phases["game"]].ops if phases.get("game") in codes else ()
    totals: dict[str, int] = {}
    for at, op in enumerate(ops):
        if op[0] == "phase":
            times = _times(ops, at)
            totals[op[1]] = 0 if times == 0 or totals.get(op[1], 1) == 0 else totals.get(op[1], 0) + times
    return totals


def _times(ops: Iterable[Any], at: int) -> int:
    """How often an operation of a text is carried out; 0 where that is decided at play."""
    times = 1
    for place, op in enumerate(ops):
        if op[0] == "repeat" and place < at < op[3]:
            times *= op[1][1] if op[1][0] == "num" else 0
        elif op[0] not in ("count", "repeat", "phase", "events"):
            for target in (each for each in op[1:] if type(each) is int):
                if min(place, target) <= at < max(place, target):
                    times = 0
    return times
