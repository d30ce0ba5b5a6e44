"""What the written texts call, made for one program: the same as the handlers do, with nothing to tell and nobody looking
ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.play.asking import listed, me_of, question, strict
from engine.play.calling import start_afresh
from engine.play.decision import Decision
from engine.play.events import signal
from engine.play.feasible import ENDLESS, LARGEST
from engine.play.loops import take
from engine.play.lying import may_lie_deeper
from engine.play.moving import shuffle_place
from engine.play.pools import in_order
from engine.play.state import Frame, State
from engine.play.steps import plain_slots
from engine.play.universe import Universe

from . import spreading, stepping
from .beginning import card_beginner
from .noticing import noticing

if TYPE_CHECKING:
    from engine.play.program import Program

_NOBODY, _OWNER, _FACES, _ALL = range(4)
_WAYS = {"nobody": _NOBODY, "owner": _OWNER, "faces": _FACES, "all": _ALL}
"""Who knows what lies in a place."""


def kept(value: Any) -> Any:
    """A value as a slot may hold it."""
    if type(value) is int and not -LARGEST <= value <= LARGEST:
        return min(max(value, -LARGEST), LARGEST)
    return as_list(value)


def as_list(value: Any) -> Any:
    """A set as a slot may hold it."""
    return list(value) if type(value) is tuple else value


def helpers(P: Program) -> dict[str, Any]:
    """By the names under which the written texts know them."""
    u = P.universe
    seats, q0, every, ranges = u.seats, u.q0, u.everyone, P.counter_range

    def in_turn(S: State, things: Sequence[int]) -> list[int]:
        if len(things) < 2:
            return list(things)
        first = S.counters[0]
        return sorted(things, key=lambda seat: (seat - first) % seats)

    def by_place(S: State, things: Sequence[int]) -> list[int]:
        if len(things) < 2:
            return list(things)
        at = S.at
        return sorted(things, key=lambda x: (at[x], x))

    def put(S: State, where: int, now: int) -> None:
        """Give a counter a value, within its range."""
        low, high = ranges[where]
        if low is not None and now < low:
            now = low
        if high is not None and now > high:
            now = high
        if S.counters[where] != now:
            S.counters[where] = now
            S.changed += 1

    def turn_up(S: State, things: Iterable[int]) -> None:
        face, seen = S.face, S.seen
        for piece in things:
            index = piece - q0
            seen[index] = every
            if face[index] != 1:
                face[index] = 1
                S.changed += 1

    def turn_down(S: State, things: Iterable[int]) -> None:
        face = S.face
        for piece in things:
            if face[piece - q0] != 0:
                face[piece - q0] = 0
                S.changed += 1

    kind = [*u.kind, ""]
    stacks, p0, h0, endless = u.stacks, u.p0, u.h0, u.endless
    room, rules, person_of = P.limits.room, P.limits.rules, u.person_of
    interest = P.interest
    heard: dict[tuple[int, int, int], bool] = {}
    watched = [name in interest.kinds for name in kind]
    ways = [_WAYS[u.shown.get(place, "faces")] for place in range(u.h0)]
    secret = [place not in stacks and ways[place] < _FACES for place in range(u.h0)]
    bit = [1 << u.person_of[owner] if owner >= 0 else 0 for owner in u.owner[: u.h0]]
    heap_place = u.heap_place
    like_ones = _like_ones(u)

    def happened(S: State, me: int, moved: int, source: int, to: int) -> None:
        """Tell those who wait for such moves."""
        key = (moved, source, to)
        try:
            somebody = heard[key]
        except KeyError:
            somebody = heard[key] = bool(interest(kind[moved], kind[source], kind[to]))
        if somebody:
            event = ["move", me if me >= 0 else S.counters[0], moved, [["from", source], ["to", to]], "after"]
            if event not in S.events:
                S.events.append(event)

    def lay(S: State, me: int, piece: int, to: int) -> int:
        """Lay a piece elsewhere."""
        held, seen = S.held, S.seen
        source = S.at[piece]
        rest = held[source - p0][:]
        rest.remove(piece)
        held[source - p0] = rest
        held[to - p0] = [*held[to - p0], piece]
        S.at[piece] = to
        S.changed += 1
        index, way = piece - q0, ways[to]
        if way == _ALL or (way == _FACES and S.face[index]):
            seen[index] = every
        elif secret[source]:
            followers = bit[source]
            seen[index] = seen[index] & (followers | bit[to]) | bit[to] if way == _OWNER else seen[index] & followers
            alike = kind[piece]
            for other in rest:
                if seen[other - q0] & ~followers and kind[other] == alike:
                    seen[other - q0] &= followers
        elif way == _OWNER:
            seen[index] |= bit[to]
        if watched[piece]:
            happened(S, me, piece, source, to)
        return piece

    def lay_all(S: State, things: list[int], to: int) -> bool:
        """Lay pieces of one place elsewhere at once, if nobody waits for them and they are no secret; whether that was so."""
        source = S.at[things[0]]
        if source == to or secret[source] or max(things) >= h0 or any(map(watched.__getitem__, things)):
            return False
        at, face, seen, way = S.at, S.face, S.seen, ways[to]
        for x in things:
            if at[x] != source or rules[kind[x]][to] != ENDLESS:
                return False
        gone = set(things)
        S.held[source - p0] = [x for x in S.held[source - p0] if x not in gone]
        S.held[to - p0] = [*S.held[to - p0], *things]
        for x in things:
            at[x] = to
            if way == _ALL or (way == _FACES and face[x - q0]):
                seen[x - q0] = every
            elif way == _OWNER:
                seen[x - q0] |= bit[to]
        S.changed += len(things)
        return True

    def pour(S: State, me: int, heap: int, to: int, amount: int) -> int:
        """Move so many of a heap; gives the heap that they lie in now."""
        target = like_ones[heap][to]
        if heap not in endless:
            S.n[heap - h0] -= amount
        if target not in endless:
            S.n[target - h0] += amount
        S.changed += 1
        if watched[heap]:
            happened(S, me, target, heap_place[heap], to)
        return target

    def shift(S: State, me: int, thing: int, to: int) -> int:
        """Move one piece, whatever it is."""
        return pour(S, me, thing, to, 1) if thing >= h0 else lay(S, me, thing, to)

    def shift_all(S: State, me: int, things: list[int], to: int) -> int:
        """Move all of these, as many as fit; gives what the last of them is now, or none."""
        if not things:
            return -1
        if len(things) > 1:
            things = in_order(P, S, things)
            if things[0] < h0 and lay_all(S, things, to):
                return things[-1]
        last = -1
        for x in things:
            if S.at[x] == to:
                continue
            free = rules[kind[x]][to]
            fits: int = free if type(free) is int else room(S, to, kind[x])
            if x >= h0:
                fits = min(fits, ENDLESS if x in endless else S.n[x - h0])
                if fits > 0:
                    last = pour(S, me, x, to, fits)
            elif fits > 0:
                last = lay(S, me, x, to)
        return last

    def ask_which(S: State, F: Frame, things: Sequence[int], to: int, about: str, together: bool) -> Decision | None:
        """The question which of several like things goes to a place; nothing where more is to be thought of."""
        if len(things) < 2 or to < 0 or S.stop is not None or (S.open and strict(S)):
            return None
        alike = kind[things[0]]
        if together:
            lies = S.at[things[0]]
            if lies == to or lies in stacks:
                return None
        else:
            lying = set(map(S.at.__getitem__, things))
            if to in lying or not lying.isdisjoint(stacks) or len(set(map(kind.__getitem__, things))) > 1:
                return None
        free = rules[alike][to]
        if (free if type(free) is int else room(S, to, alike)) <= 0:
            return None
        seat = me_of(S, F)
        if together:
            bit_of, seen = 1 << person_of[seat], S.seen
            if (ways[lies] == _OWNER and bit[lies] == bit_of) or not [x for x in things if not seen[x - q0] & bit_of]:
                return question(P, S, seat, "what", about, sorted(things))
        return question(P, S, seat, "what", about, listed(P, S, seat, list(things)))

    def ask_for_whom(S: State, F: Frame, things: Sequence[int], about: str) -> Decision | None:
        """The question for which of several things a verb is done; nothing where more is to be thought of."""
        if len(things) < 2 or S.stop is not None or not stacks.isdisjoint(map(S.at.__getitem__, things)):
            return None
        if S.open and strict(S):
            return None
        seat = me_of(S, F)
        return question(P, S, seat, "what", about, listed(P, S, seat, list(things)))

    def top_of(S: State, things: Sequence[int]) -> int:
        """The one that may be taken of what lies in a stack; none where more is to be thought of."""
        if not things or max(things) >= h0 or min(things) < q0 or S.stop is not None or (S.open and strict(S)):
            return -1
        places = set(map(S.at.__getitem__, things))
        place = places.pop()
        if places or place not in stacks:
            return -1
        top = S.held[place - p0][-1]
        return top if top in things else -1

    return {
        "P": P,
        "H0": u.h0,
        "Q0": q0,
        "P0": u.p0,
        "kept": kept,
        "take": take,
        "signal": signal,
        "shuffle_place": shuffle_place,
        "in_turn": in_turn,
        "TURNS": [[(first + i) % seats for i in range(seats)] for first in range(seats)],
        "by_place": by_place,
        "put": put,
        "turn_up": turn_up,
        "turn_down": turn_down,
        "lay": lay,
        "pour": pour,
        "shift": shift,
        "shift_all": shift_all,
        "ask_which": ask_which,
        "ask_for_whom": ask_for_whom,
        "question": question,
        "top_of": top_of,
        "notice": noticing(P),
        **spreading.helpers(P, shift),
        **stepping.helpers(P, shift),
        "room": room,
        "STACKS": stacks,
        "wanted": P.wanted,
        "ENDLESS": endless,
        "begin_card": card_beginner(P),
        "plain_slots": plain_slots,
        "start_afresh": start_afresh,
        "listed": as_list,
        **{f"heap_{name}": _only_heap(u, name) for name in u.ruleset.alike},
    }


def _like_ones(u: Universe) -> dict[int, dict[int, int]]:
    """For each heap where those of its kind and key lie, by place."""
    lying: dict[tuple[str, int], dict[int, int]] = {}
    for heap, place in u.heap_place.items():
        lying.setdefault((u.kind[heap], u.heap_key[heap]), {})[place] = heap
    return {heap: lying[u.kind[heap], u.heap_key[heap]] for heap in u.heap_place}


def _only_heap(u: Universe, name: str) -> Callable[[int, int], int]:
    """Where one alike kind of one key lies at a place; none where it cannot, or where pieces there may hold such too."""
    at = {place: heaps for place, heaps in u.heap_of[name].items() if not may_lie_deeper(u, place, name)}

    def heap(place: int, key: int) -> int:
        heaps = at.get(place)
        return -1 if heaps is None else heaps.get(key, -1)

    return heap
