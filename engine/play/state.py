"""The whole game as one plain value: lists of numbers, and a stack of frames that are lists too."""

from __future__ import annotations

import hashlib
import json
from marshal import dumps, loads
from typing import Any, TypeAlias

_NO_SHARING = 2
"""The form of ``marshal`` in which what stands in two places becomes two things."""
Frame: TypeAlias = list[Any]
"""``[code, pc, me, this, slot 0, slot 1, ...]``: numbers, lists of numbers, wishes and blocks as lists."""

FIELDS = (
    "at",
    "held",
    "n",
    "counters",
    "face",
    "seen",
    "stack",
    "waiting",
    "events",
    "later",
    "watching",
    "open",
    "phases",
    "sealed",
    "lines",
    "stop",
    "winners",
    "rungs",
    "rng",
    "changed",
    "rounds",
)


class State:
    """A position, with everything that is still to be done.

    Only frames, waiting events and open blocks are changed in place. The lists inside ``held``, ``lines``, ``events``,
    ``later`` and ``watching`` are replaced, never changed, so that copies may share them.

    ``at``       the place of each piece (and heap), by number of the thing; -1 for what lies nowhere
    ``held``     the pieces in each place, in order; the last is the top of a stack
    ``n``        how many pieces each heap has
    ``counters`` all counters, one after another; the first is the seat where turn order starts
    ``face``     1 where a piece lies face up; ``seen``: a bit for each person that knows it
    ``stack``    frames, the innermost last
    ``waiting``  events that are being answered (see ``events``)
    ``events``   what has happened and was not yet noticed
    ``later``    ``[phase, seat, code, slots]``; ``watching``: triggers that wait once
    ``open``     strict blocks that are entered: ``[depth, way, changes before, committed]``
    ``phases``   how often each phase is going on
    ``stop``     where a pass that has not begun may still be left: ``[depth, pc, changes, open]``, or none
    ``lines``    points scored: ``[seat, source, points]``
    ``winners``  the seats that have won, once the game is over; ``rungs`` the figures that decided
    ``rounds``   how often the game has begun each phase
    ``changed``  how many things have changed since the start
    ``answer``   what was just decided; only set while it is carried out, never saved
    ``luck``     what chooses in a bot's playout (see :class:`engine.play.chance.Luck`); never saved
    """

    __slots__ = (*FIELDS, "answer", "log", "luck", "probe")

    at: list[int]
    held: list[list[int]]
    n: list[int]
    counters: list[int]
    face: list[int]
    seen: list[int]
    stack: list[Frame]
    waiting: list[list[Any]]
    events: list[list[Any]]
    later: list[list[Any]]
    watching: list[list[Any]]
    open: list[list[Any]]
    phases: list[int]
    sealed: int
    lines: list[list[Any]]
    stop: list[int] | None
    winners: list[int] | None
    rungs: list[list[Any]]
    rng: int
    changed: int
    rounds: list[int]
    answer: Any
    log: Any
    luck: Any
    probe: Any

    def copy(self) -> State:
        """The same position again, sharing nothing that can change. Reports are not part of it."""
        other = State.__new__(State)
        other.at = self.at[:]
        other.held = self.held[:]
        other.n = self.n[:]
        other.counters = self.counters[:]
        other.face = self.face[:]
        other.seen = self.seen[:]
        other.stack = loads(dumps(self.stack, _NO_SHARING))  # the quickest way to copy lists in lists
        other.waiting = _copied(self.waiting) if self.waiting else []
        other.events = self.events[:]
        other.later = self.later[:]
        other.watching = self.watching[:]
        other.open = [entry[:] for entry in self.open]
        other.phases = self.phases[:]
        other.sealed = self.sealed
        other.lines = self.lines[:]
        other.stop = self.stop[:] if self.stop is not None else None
        other.winners = self.winners[:] if self.winners is not None else None
        other.rungs = _copied(self.rungs) if self.rungs else []
        other.rng = self.rng
        other.changed = self.changed
        other.rounds = self.rounds[:]
        other.answer = None
        other.log = None
        other.luck = None
        other.probe = None
        return other

    def copy_probing(self) -> State:
        """A copy that goes on looking ahead as this one does."""
        other = self.copy()
        probe = other.probe = self.probe.again()
        if probe.entry is not None:
            where = next((i for i, entry in enumerate(self.open) if entry is self.probe.entry), None)
            probe.entry = probe.entry if where is None else other.open[where]
        return other

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-ready data; :func:`from_plain` is the way back."""
        return {name: _copied(value) for name in FIELDS for value in (getattr(self, name),)}

    def key(self) -> bytes:
        """Equal for equal positions (points already scored and the count of changes aside): for look-ahead.
        ``held`` says where every piece is."""
        parts = [self.held, self.n, self.counters, self.face, self.stack, self.open, self.waiting]
        told = dumps([*parts, self.stop is not None, len(self.lines)], _NO_SHARING)
        return hashlib.blake2b(told, digest_size=16).digest()

    def fingerprint(self) -> str:
        """A short name for the whole position: two states have the same one when they are equal."""
        text = json.dumps(self.plain(), separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, f) == getattr(other, f) for f in FIELDS)

    __hash__ = None  # type: ignore[assignment]


def from_plain(data: dict[str, Any]) -> State:
    """The state that :meth:`State.plain` wrote."""
    state = State.__new__(State)
    for name in FIELDS:
        setattr(state, name, _copied(data[name]))
    state.answer = state.log = state.luck = state.probe = None
    return state


def _copied(value: Any) -> Any:
    """Lists all the way down, copied; everything else is a plain constant."""
    if type(value) is list:
        return [_copied(item) if type(item) is list else item for item in value]
    return value
