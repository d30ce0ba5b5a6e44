"""What a person may know: computed here and nowhere else, by allow-list.

Everything that leaves the machine for a person or a bot passes this door: the position, option ids, reports. The seed
and the generator are in no view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .feasible import ENDLESS
from .imagine import canonical, hidden_pieces
from .moving import is_endless
from .state import State

if TYPE_CHECKING:
    from .program import Program


@dataclass(frozen=True, slots=True)
class View:
    """A position as one person knows it.

    ``person``    who; ``seats`` the seats they decide for
    ``board``     for people: places with what lies there, counters, scores, phases, options, as plain data with the pack's ids
    ``position``  for machines: a full position that agrees with all that the person knows, the same one for every
                  position that they cannot tell apart; ``hidden`` the pieces in it whose faces are not known
    """

    person: str
    seats: tuple[str, ...]
    board: dict[str, Any]
    position: dict[str, Any]
    hidden: tuple[int, ...]


def view(P: Program, S: State, person: int) -> View:
    """What this person (number) may know of a position."""
    u = P.universe
    known = canonical(P, S, person)
    hidden = frozenset(hidden_pieces(P, known, person))
    places: dict[str, Any] = {}
    for place in range(u.p0, u.h0):
        if place >= u.q0 and (place in hidden or not _holds_something(P, known, place)):
            continue
        inside = _inside(P, known, place, hidden)
        if inside:
            places[u.names[place]] = inside
    position = known.plain()
    board = {
        "places": places,
        "faces": {
            u.names[x]: "up" if known.face[x - u.q0] else "down"
            for x in range(u.q0, u.h0)
            if _shows(known, u, x, hidden)
        },
        "counters": _counters(P, known, hidden),
        "scores": {u.names[seat]: known.counters[P.score_at + seat] for seat in range(u.seats)},
        "first": u.names[known.counters[0]],
        "options": dict(P.options),
        "phases": [name for name, i in P.phase_at.items() if known.phases[i]],
    }
    seats = tuple(u.names[s] for s in range(u.seats) if u.person_of[s] == person)
    return View(u.persons[person], seats, board, position, tuple(sorted(hidden)))


def _shows(S: State, u: Any, piece: int, hidden: frozenset[int]) -> bool:
    return piece not in hidden and S.at[piece] >= 0


def _holds_something(P: Program, S: State, place: int) -> bool:
    u = P.universe
    if place - u.p0 < len(S.held) and S.held[place - u.p0]:
        return True
    return any(S.n[h - u.h0] for at in u.heaps_at.values() for h in at.get(place, ()))


def _inside(P: Program, S: State, place: int, hidden: frozenset[int]) -> dict[str, Any]:
    """What lies in a place: named pieces in order, how many of each back, and counts of alike pieces."""
    u = P.universe
    out: dict[str, Any] = {}
    named = [u.names[x] for x in S.held[place - u.p0] if x not in hidden]
    if named:
        out["pieces"] = named
    backs: dict[str, int] = {}
    for x in S.held[place - u.p0]:
        if x in hidden:
            kind = u.kind[x]
            shown = u.ruleset.pieces[kind].union or kind
            backs[shown] = backs.get(shown, 0) + 1
    if backs:
        out["hidden"] = backs
    counts: dict[str, int | str] = {}
    for at in u.heaps_at.values():
        for heap in at.get(place, ()):
            n = S.n[heap - u.h0]
            if n or is_endless(P, heap):
                key = u.heap_key[heap]
                label = u.kind[heap] + (f".{u.names[key]}" if key >= 0 else "")
                counts[label] = "endless" if is_endless(P, heap) or n >= ENDLESS else n
    if counts:
        out["counts"] = counts
    return out


def _counters(P: Program, S: State, hidden: frozenset[int]) -> dict[str, Any]:
    u = P.universe
    out: dict[str, Any] = {}
    index = 1
    for counter in P.ruleset.counters.values():
        members = [-1] if counter.of is None else u.members.get(counter.of, [])
        for member in members:
            value: Any = S.counters[index]
            index += 1
            if member in hidden or (u.q0 <= member < u.h0 and S.at[member] < 0):
                continue
            if counter.type not in ("number", "truth"):
                value = u.names[value] if value >= 0 else None
            name = counter.name.rsplit(".", 1)[-1]
            if member < 0:
                out[name] = value
            else:
                out.setdefault(name, {})[u.names[member]] = value
    return out
