"""Look-ahead: one search for every question whether a strict block can be completed.

It runs on what the person who decides knows, stops (as success) at chance, at secrets and at other seats' decisions,
tries stopping first, then where the fewest tests fail, and remembers the positions that lead nowhere. A budget of
positions ends it in a finding that names the text.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias

from . import imagine
from .asking import Failed, me_of, take_stop
from .decision import NO, STOP, YES, Decision
from .frames import push
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Program

NOTHING: frozenset[str] = frozenset()
DIVE = 12
BUDGET = 20_000
"""Positions that one decision may look at in a game of a few hundred things; more things, fewer positions."""
WEIGHT = 20_000_000
"""Positions times things: what is kept of each position grows with them."""


AskedAt: TypeAlias = tuple[int, int]
"""Where in the texts a question is asked: text and operation, by number."""
Way: TypeAlias = "tuple[Any, AskedAt, Way] | None"
"""The answers that led to a position, each with where it was asked for, the last one first."""
Tried: TypeAlias = tuple[int, int, "State", Any, Way]
"""An answer to be tried in a position: failing tests, a number for the newest first, position, answer, the way there."""


class Probe:
    """What a search knows about the path it is on.

    ``goal``     the place in ``S.open`` of the block that must be completed; -1: any change will do
    ``stopped``  something that must not be seen has come: a success
    ``tolerant`` count the tests that fail instead of giving up
    ``whole``    all that the person does not know is as the canonical position has it
    """

    __slots__ = ("before", "entry", "failing", "goal", "goal_depth", "person", "stopped", "tolerant", "whole")

    def __init__(self, person: int, goal: int, before: int) -> None:
        self.person = person
        self.goal = goal
        self.before = before
        self.entry: list[int] | None = None
        self.stopped = False
        self.tolerant = False
        self.failing = 0
        self.goal_depth = -1
        self.whole = False

    def again(self) -> Probe:
        other = Probe(self.person, self.goal, self.before)
        other.entry = self.entry
        other.goal_depth = self.goal_depth
        other.whole = self.whole
        return other


class Search:
    """The positions looked at for one decision."""

    def __init__(self, P: Program, S: State) -> None:
        self.P = P
        self.origin = S
        self.nodes = 0
        self.budget = min(BUDGET, WEIGHT // P.universe.end)
        self.dead: set[Any] = set()
        self.first: tuple[Decision | None, bool] = (None, False)
        self.failed: list[State] | None = None  # where asked for: the positions in which it went no further
        self._reached = False
        self._order = 0
        self._taken: dict[tuple[int, int], str] | None = None

    def run(self, T: State) -> Decision | None:
        """Go on to the next decision; nothing when the goal is reached. Raises :class:`Failed` where it cannot be."""
        P, probe = self.P, T.probe
        codes = P.codes
        steps = 0
        while T.stack:
            F = T.stack[-1]
            decision = codes[F[0]][F[1]](T, F)
            steps += 1
            if steps > 100_000:
                raise P.fault("E0703", T, steps=steps)
            if probe.stopped:
                return None
            if decision is not None:
                if P.universe.person_of[decision.seat] != probe.person:
                    return None
                return decision
            if probe.goal < 0:
                if T.changed != probe.before:
                    return None
                if len(T.stack) <= probe.goal_depth:
                    raise Failed
                continue
            entry = probe.entry
            if entry is None:
                if len(T.open) > probe.goal:
                    probe.entry = T.open[probe.goal]
                elif len(T.stack) <= probe.goal_depth:
                    raise Failed
            elif len(T.open) <= probe.goal or T.open[probe.goal] is not entry or (entry[3] and T.changed != entry[2]):
                return None
        return None

    def completes(self, begin: Callable[[], State]) -> bool:
        """Whether some run of decisions from a position reaches the goal; ``begin`` makes that position anew.

        ``first`` is then the first decision, if any, and whether anything had changed before it.
        """
        T = begin()
        before = T.changed
        decision = self._visit(T)
        self.first = (decision, T.changed != before)
        if decision is None:
            return self._reached
        asked_at = _asked_at(T)
        if self._dive(T, decision):
            return True
        if asked_at in self.P.ways and self._led(begin()):
            return True
        T = begin()
        again = self._visit(T)
        return again is not None and self._from(T, again)

    def _dive(self, X: State, decision: Decision) -> bool:
        """The plain try: stopping where one can, else the first answer each time. Most blocks are completed so."""
        for _ in range(DIVE):
            value = next((v for v in decision.values if v in (STOP, NO)), decision.values[0])
            _answer(X, value)
            following = self._visit(X)
            if following is None:
                return self._reached
            decision = following
        return False

    def _led(self, X: State) -> bool:
        """The answers that led from here to a goal before, as far as they are there to be given, and then the plain ones."""
        decision = self._visit(X)
        for value in self.P.ways.get(_asked_at(X), ()):
            if decision is None:
                break
            if value in decision.values:
                _answer(X, value)
                decision = self._visit(X)
        return self._reached if decision is None else self._dive(X, decision)

    def _visit(self, X: State) -> Decision | None:
        """Go on with one position to its next decision; nothing when it ends, reached or not."""
        self.nodes += 1
        if self.nodes > self.budget:
            fault = self.P.fault("E0701", self.origin, budget=self.budget)
            fault.tried = self.P.spot(*_asked_at(X))
            raise fault
        try:
            decision = self.run(X)
        except Failed:
            self._reached = False
            if self.failed is not None:
                self.failed.append(X)
            return None
        self._reached = decision is None
        return decision

    def _from(self, T: State, decision: Decision) -> bool:
        """Best first from a decision: fewest failing tests, then newest."""
        heap: list[Tried] = []
        visited: set[bytes] = set()
        if self._queue(heap, T, decision, 0, None):
            return True
        while heap:
            worth, _, X, value, before = heapq.heappop(heap)
            way = (value, _asked_at(X), before)
            Y = child(self.P, X, value)
            following = self._visit(Y)
            if following is None:
                if self._reached:
                    return self._leads(way)
                continue
            key = Y.key()
            if key in self.dead or key in visited:
                continue
            visited.add(key)
            if self._queue(heap, Y, following, worth, way):
                return self._leads(way)
        self.dead |= visited
        return False

    def _leads(self, way: Way) -> bool:
        """Keep the answers of a way to the goal, from each place on it."""
        answers: tuple[Any, ...] = ()
        while way is not None:
            value, asked_at, way = way
            answers = (value, *answers)
            self.P.ways[asked_at] = answers
        return True

    def _queue(self, heap: list[Tried], X: State, asked: Decision, worth: int, way: Way) -> bool:
        """Note the answers to a decision to be tried, the likeliest as the newest. Whether one can stop here."""
        failing = self.failing_if_stopped(X, asked)
        if failing == 0:
            return True
        values = asked.values if failing is None else [v for v in asked.values if v not in (STOP, NO)]
        for value in reversed(self._likeliest_first(X, values)):
            self._order += 1
            heapq.heappush(heap, (worth if failing is None else failing, -self._order, X, value, way))
        return False

    def _likeliest_first(self, X: State, values: list[Any]) -> list[Any]:
        """Stopping, then the branch that is being carried out already and what the text has a name for, then the rest."""
        F = X.stack[-1]
        branch, named = self._branches().get(_asked_at(X)), F[4:]
        return sorted(
            values, key=lambda v: 0 if v in (STOP, NO) else 1 if v == branch or (type(v) is int and v in named) else 2
        )

    def _branches(self) -> dict[tuple[int, int], str]:
        """For each choice of a branch that surrounds where the search began: the branch it was."""
        if self._taken is None:
            self._taken = {}
            codes, names = self.P.ruleset.codes, self.P.code_ids
            for code, pc, *_ in self.origin.stack:
                text = codes.get(names[code]) if code < len(names) else None
                for at, op in enumerate(text.ops if text else ()):
                    if op[0] == "either" and at < pc < op[2]:
                        self._taken[code, at] = max((start, label) for label, start in op[1] if start <= pc)[1]
        return self._taken

    def failing_if_stopped(self, X: State, decision: Decision) -> int | None:
        """How many closing tests fail if one stopped here; nothing where one cannot stop, or where more is asked then."""
        value = next((v for v in decision.values if v in (STOP, NO)), None)
        if value is None:
            return None
        Y = child(self.P, X, value)
        Y.probe.tolerant = True
        try:
            after = self.run(Y)
        except Failed:
            return 1 + int(Y.probe.failing)
        return int(Y.probe.failing) or (0 if after is None else None)


def _asked_at(X: State) -> AskedAt:
    F = X.stack[-1]
    return F[0], F[1]


def child(P: Program, X: State, value: Any) -> State:
    """A position after one answer, not yet carried on."""
    Y = X.copy_probing()
    _answer(Y, value)
    return Y


def _answer(Y: State, value: Any) -> None:
    if value == STOP and Y.stop is not None:
        take_stop(Y)
    else:
        Y.answer = value
        Y.stop = None


def _origin(P: Program, S: State, person: int) -> State:
    """The position as this person knows it, ready to be searched."""
    goal = next((i for i, entry in enumerate(S.open) if not entry[3]), None)
    depth = len(S.stack) - 1 if goal is None else S.open[goal][0]
    backs = NOTHING if S.luck is not None else _secrets(P, S, depth)
    T = imagine.canonical(P, S, person, backs)
    goal = next((i for i, entry in enumerate(T.open) if not entry[3]), len(T.open))
    T.probe = Probe(person, goal, T.changed)
    T.probe.whole = backs is None or S.luck is not None
    if goal < len(T.open):
        T.probe.entry = T.open[goal]
    T.probe.goal_depth = len(T.stack) - 1
    return T


def _secrets(P: Program, S: State, depth: int) -> frozenset[str] | None:
    """The backs whose faces the texts from this frame on may read."""
    backs: frozenset[str] = frozenset()
    for frame in S.stack[depth:]:
        read = P.secrets_read[frame[0]]
        if read is None:
            return None
        backs |= read
    return backs


def keep(P: Program, S: State, values: list[Any], person: int) -> list[Any]:
    """Those of the values after which the outermost open strict block can still be completed.

    Where luck decides (a playout of a bot), only the first of them that it would choose: the others need not be looked at.
    """
    if not values:
        return values
    search = Search(P, S)
    T = _origin(P, S, person)
    if S.luck is not None:
        values = S.luck.ranked(S, values)
    kept = (v for v in values if search.completes(lambda v=v: child(P, T, v)))  # type: ignore[misc]
    return list(kept) if S.luck is None else list(islice(kept, 1))


def stuck(P: Program, S: State, value: Any, person: int) -> tuple[str, Any] | None:
    """Where it goes no further after an answer that cannot be completed: of all ways the statement that comes latest."""
    search, T = Search(P, S), _origin(P, S, person)
    search.failed = []
    if search.completes(lambda: child(P, T, value)) or not search.failed:
        return None
    last = max(search.failed, key=lambda X: (X.changed, len(X.stack), _asked_at(X)))
    where: tuple[str, Any] = P.spot(*_asked_at(last))
    return where


def can_enter(P: Program, S: State, F: Frame) -> bool:
    """Whether the block that begins at this operation can be completed."""
    person = P.universe.person_of[me_of(S, F)]
    return Search(P, S).completes(lambda: _origin(P, S, person))


def try_pass(P: Program, S: State, seat: int) -> tuple[bool, bool]:
    """Whether a pass can be completed, and whether it begins with a decision of this seat before anything changes."""
    person = P.universe.person_of[seat]
    search = Search(P, S)

    def begin() -> State:
        T = _origin(P, S, person)
        T.answer = YES
        return T

    if not search.completes(begin):
        return False, False
    first, changed = search.first
    return True, first is not None and first.seat == seat and not changed


def can_stored(P: Program, S: State, me: int, name: str, x: int) -> bool:
    """Whether running an effect that a thing stores could change anything."""
    code = P.universe.printed[x].get(name) if x >= 0 else None
    if not isinstance(code, str) or not code:
        return False
    return _could_change(P, S, me, P.code_at[code], x, None)


def can_block(P: Program, S: State, F: Frame, k: int) -> bool:
    """Whether the block handed to a verb could change anything."""
    block = F[k + 4]
    if not block:
        return False
    code, me, this, slots = block
    return _could_change(P, S, me, code, this, list(slots))


def _could_change(P: Program, S: State, me: int, code: int, this: int, slots: list[Any] | None) -> bool:
    seat = me if me >= 0 else S.counters[0]
    person = P.universe.person_of[seat]

    # Inside of a search of the same person nothing is left that they do not know, nor in what a bot imagines.
    known = S.luck is not None or (S.probe is not None and S.probe.whole and S.probe.person == person)

    def begin() -> State:
        T = S.copy() if known else imagine.canonical(P, S, person)
        T.stop = None
        T.probe = Probe(person, -1, T.changed)
        T.probe.whole = True
        T.probe.goal_depth = len(T.stack)
        push(P, T, code, me, this, None if slots is None else list(slots))
        return T

    return Search(P, S).completes(begin)
