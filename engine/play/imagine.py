"""Positions that agree with what a person knows: one fixed one, and random ones.

Pieces whose faces a person does not know are alike to them within a *back*: a kind, or the union it belongs to, of one
owner. A position looks the same to the person when such pieces change places, as long as each place can hold what lies
in it. The canonical position is the first of them in the order of the pack: two positions that the person cannot tell
apart have the same one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance
from .state import State

if TYPE_CHECKING:
    from .program import Program


def hidden_pieces(P: Program, S: State, person: int) -> list[int]:
    """The pieces whose faces a person does not know."""
    u, bit = P.universe, 1 << person
    pieces = range(u.q0, u.h0)
    return [x for x, seen, at in zip(pieces, S.seen, S.at[u.q0 : u.h0], strict=True) if at >= 0 and not seen & bit]


def backs(P: Program) -> list[tuple[str, int]]:
    """What each piece looks like from behind: its kind, or the union it hides in, and whose it is."""
    u = P.universe
    return [(u.ruleset.pieces[u.kind[x]].union or u.kind[x], u.owner[x]) for x in range(u.q0, u.h0)]


def canonical(P: Program, S: State, person: int, backs: frozenset[str] | None = None) -> State:
    """The position as this person knows it, the rest filled in in the order of the pack. Nothing secret is in it.

    With ``backs`` only pieces of these are put in order: enough where no other face is read.
    """
    if backs is not None and not backs:
        return S.copy()
    hidden = hidden_pieces(P, S, person)
    if backs is not None:
        hidden = [x for x in hidden if P.backs[x - P.universe.q0][0] in backs]
    T = exchanged(P, S, _in_order(P, S, hidden) if hidden else {}, backs is not None)
    T.rng = 0
    if S.stop is not None:
        T.stop = S.stop[:]
    return T


def imagine(P: Program, position: State, hidden: list[int], chance: Chance) -> State:
    """A full state that agrees with a view: ``position`` is the canonical one, ``hidden`` its unknown pieces."""
    T = exchanged(P, position, _assigned(P, position, hidden, chance)) if hidden else position.copy()
    T.rng = chance.below(1 << 62)
    return T


def _in_order(P: Program, S: State, hidden: list[int]) -> dict[int, int]:
    """What stands for each hidden piece in the canonical position. Mostly it is the same as the last time."""
    q0, p0 = P.universe.q0, P.universe.p0
    at, face, seen, held = S.at, S.face, S.seen, S.held
    told = [(at[x], face[x - q0], seen[x - q0]) for x in hidden]
    asked = (hidden, told, [held[place - p0] for place in P.universe.stacks], _named(P, S).intersection(hidden))
    if P.last_order is None or P.last_order[0] != asked:
        P.last_order = (asked, _assigned(P, S, hidden, None))
    return P.last_order[1]


def _assigned(P: Program, S: State, hidden: list[int], chance: Chance | None) -> dict[int, int]:
    """For each hidden piece the one that lies in its stead."""
    u = P.universe
    at, face, seen, q0 = S.at, S.face, S.seen, u.q0
    groups: dict[tuple[str, int], list[int]] = {}
    backs = P.backs
    for piece in hidden:
        groups.setdefault(backs[piece - q0], []).append(piece)
    position: dict[int, int] = {}
    for place in u.stacks:
        for i, piece in enumerate(S.held[place - u.p0]):
            position[piece] = i
    out: dict[int, int] = {}
    named = _named(P, S)
    for (back, _), members in groups.items():
        spots = sorted(members, key=lambda x: (at[x], position.get(x, 0), face[x - q0], seen[x - q0]))
        free = sorted(members)
        if chance is not None:
            chance.shuffle(free)
        kinds = u.ruleset.unions.get(back, (back,))
        if len(kinds) == 1:
            out.update(zip(spots, free, strict=True))
            continue
        held = {name: [k for k in kinds if k in u.held_kinds[name]] for name in {u.kind[at[x]] for x in spots}}
        holds = {x: [u.kind[x]] if x in named else held[u.kind[at[x]]] for x in spots}
        out.update(_one_by_one(u.kind, spots, free, holds) or _matched(u.kind, spots, free, holds))
    return out


def _named(P: Program, S: State) -> set[int]:
    """Pieces that a text under way has a name for: how far the text has come tells all of what kind they are."""
    return {
        frame[4 + slot]
        for frame in S.stack
        if frame[0] < len(P.thing_slots)
        for slot in P.thing_slots[frame[0]]
        if type(frame[4 + slot]) is int
    }


def _one_by_one(
    kind: list[str], spots: list[int], pieces: list[int], holds: dict[int, list[str]]
) -> dict[int, int] | None:
    """The first piece that fits for each spot, the choosiest spots first; nothing where that does not come out."""
    left: dict[str, list[tuple[int, int]]] = {k: [] for kinds in holds.values() for k in kinds}
    for order, piece in enumerate(pieces):
        left.setdefault(kind[piece], []).append((order, piece))
    for queue in left.values():
        queue.reverse()
    out: dict[int, int] = {}
    for spot in sorted(spots, key=lambda spot: len(holds[spot])):
        queues = [left[k] for k in holds[spot] if left[k]]
        if not queues:
            return None
        out[spot] = min(queues, key=lambda queue: queue[-1])[-1][1]
        left[kind[out[spot]]].pop()
    return out


def _matched(kind: list[str], spots: list[int], pieces: list[int], holds: dict[int, list[str]]) -> dict[int, int]:
    """Every spot a piece that may lie there: augmenting paths, in the order given."""
    owner: dict[int, int] = {}

    def seat(spot: int, tried: set[int]) -> bool:
        for piece in pieces:
            if piece in tried or kind[piece] not in holds[spot]:
                continue
            tried.add(piece)
            if piece not in owner or seat(owner[piece], tried):
                owner[piece] = spot
                return True
        return False

    for spot in spots:
        seat(spot, set())
    return {spot: piece for piece, spot in owner.items()}


def exchanged(P: Program, S: State, instead: dict[int, int], only_these: bool = False) -> State:
    """The position with pieces in other pieces' stead, everywhere that the position speaks of them. Places that keep no
    order are put in the order of the pack; with ``only_these`` just those where an exchanged piece lies."""
    u = P.universe
    q0 = u.q0
    T = S.copy()
    for old, new in instead.items():
        T.at[new] = S.at[old]
        T.face[new - q0] = S.face[old - q0]
        T.seen[new - q0] = S.seen[old - q0]
    held, stacks, p0, stands_for = T.held, u.stacks, u.p0, instead.get
    for place in sorted({S.at[x] - p0 for x in instead}) if only_these else range(len(held)):
        pieces = held[place]
        if len(pieces) > 1:
            held[place] = renamed = list(map(stands_for, pieces, pieces))
            if place + p0 not in stacks:
                renamed.sort()
        elif pieces and pieces[0] in instead:
            held[place] = [instead[pieces[0]]]
    for starts, spots in P.piece_counters:
        for member in spots:
            if member not in instead:
                continue
            at, other = spots[member], instead[member]
            start = P.starting_value(starts, member)
            if other in spots:
                T.counters[spots[other]] = (
                    S.counters[at] if S.counters[at] != start else P.starting_value(starts, other)
                )
    for frame in T.stack:
        _rewrite_frame(P, T, frame, instead)
    for level in T.waiting:
        level[1] = _event(level[1], instead)
        level[4] = [[number, instead.get(x, x)] for number, x in level[4]]
    T.events = [_event(event, instead) for event in T.events]
    T.later = [
        [phase, seat, code, instead.get(this, this), _new_slots(P, T, code, slots, instead)]
        for phase, seat, code, this, slots in T.later
    ]
    T.watching = [
        [name, me, instead.get(this, this), _new_slots(P, T, P.matchers[name].code, slots, instead), serial]
        for name, me, this, slots, serial in T.watching
    ]
    return T


def _rewrite_frame(P: Program, T: State, frame: list[Any], instead: dict[int, int]) -> None:
    frame[3] = instead.get(frame[3], frame[3])
    slots = frame[4:]
    _rewrite_slots(P, T, frame[0], slots, instead)
    frame[4:] = slots


def _new_slots(P: Program, T: State, code: int, slots: list[Any], instead: dict[int, int]) -> list[Any]:
    out = slots[:]
    _rewrite_slots(P, T, code, out, instead)
    return out


def _rewrite_slots(P: Program, T: State, code: int, slots: list[Any], instead: dict[int, int]) -> None:
    things = P.thing_slots[code] if code < len(P.thing_slots) else frozenset()
    for i, value in enumerate(slots):
        if type(value) is int:
            if i in things:
                slots[i] = instead.get(value, value)
        elif type(value) is list and value:
            if isinstance(value[0], str):
                slots[i] = _work(P, T, value, instead)
            elif i in things:
                slots[i] = _set(T, [instead.get(x, x) for x in list[int](value)])
            elif len(value) == 4 and type(value[3]) is list:
                inner = value[3][:]
                _rewrite_slots(P, T, value[0], inner, instead)
                slots[i] = [value[0], value[1], instead.get(value[2], value[2]), inner]


def _set(T: State, things: list[int]) -> list[int]:
    return sorted(things, key=lambda x: (T.at[x], x))


def _work(P: Program, T: State, work: list[Any], instead: dict[int, int]) -> list[Any]:
    """The scratch of an operation that is under way, by its first member."""

    def new(x: int) -> int:
        return instead.get(x, x)

    match work[0]:
        case "move":
            pool = sorted(([new(x), n] for x, n in work[1]), key=lambda e: (T.at[e[0]], e[0]))
            picked = new(work[9])
            return ["move", pool, work[2], work[3], *work[4:9], picked, *work[10:]]
        case "pick":
            pool = sorted(([new(x), n] for x, n in work[1]), key=lambda e: (T.at[e[0]], e[0]))
            return ["pick", pool, [new(x) for x in work[2]], *work[3:]]
        case "each":
            items = [new(x) for x in work[2]]
            if any(x >= P.universe.q0 for x in items):
                items = _set(T, items)
            return ["each", work[1], items]
        case "one":
            fixed = None if work[7] is None else [new(x) for x in work[7]]
            return [*work[:7], fixed, new(work[8]), *work[9:]]
        case "noted":
            return ["noted", [[k, new(x)] for k, x in work[1]]]
        case "todo":
            return ["todo", [new(x) for x in work[1]]]
        case _:
            return work


def _event(event: list[Any], instead: dict[int, int]) -> list[Any]:
    verb, me, thing, roles, when = event
    return [verb, me, instead.get(thing, thing), [[role, instead.get(x, x)] for role, x in roles], when]
