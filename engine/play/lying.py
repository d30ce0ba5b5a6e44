"""Questions about what lies where, made for each kind of pieces and heaps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import Any

from .state import State
from .universe import Universe

_NO_HEAPS: dict[int, int] = {}


def helpers(u: Universe) -> dict[str, Any]:
    """The questions, by the name that the emitted source asks them by."""
    space: dict[str, Any] = {}
    for name in u.ruleset.pieces:
        space |= _piece_helpers(u, name)
    for name in u.ruleset.alike:
        space |= _heap_helpers(u, name)
    return space | _mixed_helpers(u, space)


def _mixed_helpers(u: Universe, space: dict[str, Any]) -> dict[str, Any]:
    """Questions about several kinds at one place, and about all heaps of one key."""
    P0, H0, kind = u.p0, u.h0, [*u.kind, ""]
    nested = frozenset(name for name, holders in u.holder_pieces.items() if holders)
    pieces_in: dict[str, Callable[[State, int], list[int]]] = {k: space[f"pieces_in_{k}"] for k in u.ruleset.pieces}
    counted: dict[str, Callable[[State, int], int]] = {k: space[f"count_at_{k}"] for k in u.ruleset.alike}

    def pieces_of(S: State, place: int, wanted: Sequence[str]) -> list[int]:
        if not P0 <= place < H0:
            return []
        if not nested.isdisjoint(wanted):
            return sorted({p for name in wanted for p in pieces_in[name](S, place)})
        return sorted([p for p in S.held[place - P0] if kind[p] in wanted])

    def lies_at(S: State, place: int, pieces: Sequence[str], alike: Sequence[str]) -> bool:
        """Whether anything of some kinds lies at a place."""
        if not P0 <= place < H0:
            return False
        held = S.held[place - P0]
        for p in held:
            if kind[p] in pieces:
                return True
        for name in alike:
            if counted[name](S, place):
                return True
        return bool(held) and any(pieces_in[name](S, place) for name in nested.intersection(pieces))

    def count_all(S: State, heaps: dict[int, list[int]], key: int) -> int:
        n = S.n
        return sum([n[h - H0] for h in heaps.get(key, ())])

    return {"pieces_of": pieces_of, "lies_at": lies_at, "count_all": count_all}


def _piece_helpers(u: Universe, name: str) -> dict[str, Any]:
    """Questions about one kind of pieces, made for it."""
    P0, H0, kind = u.p0, u.h0, u.kind
    places = range(P0, H0)
    can_nest = bool(u.holder_pieces[name])
    members = u.members.get(name, [])
    deep = [can_nest and may_lie_deeper(u, place, name) for place in places]
    # where nothing else can lie; the last entry is for no place at all
    alone = [
        x in places and [k for k in u.held_kinds[kind[x]] if k in u.ruleset.pieces] == [name] for x in range(u.end)
    ]
    alone.append(False)
    in_play = [
        place
        for place in range(P0, u.first_place_end)
        if not u.is_store(place) and (name in u.held_kinds[kind[place]] or can_nest)
    ]

    def pieces_in(S: State, place: int) -> list[int]:
        if alone[place]:
            return S.held[place - P0]
        return [p for p in S.held[place - P0] if kind[p] == name] if P0 <= place < H0 else []

    def pieces_at(S: State, places: Iterable[int]) -> list[int]:
        held = S.held
        found: list[int] = []
        for q in places:
            if alone[q]:
                found += held[q - P0]
            elif P0 <= q < H0:
                found += [p for p in held[q - P0] if kind[p] == name]
        return found

    def nested_in(S: State, place: int) -> list[int]:
        return nested_at(S, [place]) if P0 <= place < H0 and deep[place - P0] else pieces_in(S, place)

    def nested_at(S: State, places: Iterable[int]) -> list[int]:
        held = S.held
        found: list[int] = []
        todo = [q for q in places if P0 <= q < H0]
        for q in todo:
            for p in held[q - P0]:
                if kind[p] == name:
                    found.append(p)
                if p < H0 and held[p - P0]:
                    todo.append(p)
        return found

    at = nested_at if can_nest else pieces_at
    everywhere = frozenset(in_play)

    def pieces_among(S: State, places: frozenset[int]) -> list[int]:
        """What lies right at one of these places, asked of each piece: in the order of the places, and of each place."""
        where = S.at
        found = [p for p in members if where[p] in places]
        return found if len(found) < 2 else sorted(found, key=lambda p: (where[p], S.held[where[p] - P0].index(p)))

    def pieces_in_play(S: State) -> list[int]:
        return at(S, in_play) if can_nest or len(members) >= len(in_play) else pieces_among(S, everywhere)

    return {
        f"pieces_in_{name}": nested_in if can_nest else pieces_in,
        f"pieces_at_{name}": at,
        f"pieces_among_{name}": pieces_among,
        f"pieces_in_play_{name}": pieces_in_play,
    }


def _heap_helpers(u: Universe, name: str) -> dict[str, Any]:
    """Questions about one alike kind, made for it."""
    P0, H0 = u.p0, u.h0
    by_place = u.heap_of[name]
    at = u.heaps_at[name]
    deep = [may_lie_deeper(u, place, name) for place in range(P0, H0)]

    nested = frozenset(place for place in range(P0, H0) if deep[place - P0])

    def spread(S: State, places: Iterable[int]) -> list[int]:
        """The places, and pieces in them that may hold such things too."""
        places = list(places)
        if nested.isdisjoint(places):
            return [q for q in places if q in at]
        found = []
        todo = places
        for q in todo:
            if q < P0 or q >= H0:
                continue
            if q in at:
                found.append(q)
            if deep[q - P0]:
                todo += [p for p in S.held[q - P0] if p < H0]
        return found

    def heaps(S: State, places: Iterable[int]) -> list[int]:
        n = S.n
        return [h for q in spread(S, places) for h in at[q] if n[h - H0]]

    def heaps_key(S: State, places: Iterable[int], keys: Iterable[int]) -> list[int]:
        n = S.n
        found = []
        keys = list(keys)
        if len(keys) == 1:
            key = keys[0]
            heaps_there = [by_place[q].get(key) for q in spread(S, places)]
            return [h for h in heaps_there if h is not None and n[h - H0]]
        for q in spread(S, places):
            mine = by_place[q]
            for key in keys:
                h = mine.get(key)
                if h is not None and n[h - H0]:
                    found.append(h)
        return found

    def heaps_in(S: State, place: int) -> list[int]:
        span = spans.get(place)
        if span is not None:
            return list(compress(at[place], S.n[span[0] : span[1]]))
        return heaps(S, [place] if place >= 0 else [])

    def heap_in(S: State, place: int, key: int) -> list[int]:
        if place < P0 or key < 0:
            return []
        if deep[place - P0]:
            return heaps_key(S, [place], [key])
        h = by_place.get(place, _NO_HEAPS).get(key)
        return [h] if h is not None and S.n[h - H0] else []

    # the heaps of a place are numbered one after another
    spans = {place: (mine[0] - H0, mine[-1] - H0 + 1) for place, mine in at.items() if mine and not deep[place - P0]}

    def count_at(S: State, place: int) -> int:
        span = spans.get(place)
        if span is not None:
            return sum(S.n[span[0] : span[1]])
        return sum([S.n[h - H0] for h in heaps(S, [place])]) if place >= P0 else 0

    # where heaps stand in the numbers of a state, for places in which nothing lies deeper
    shallow = {
        place: {key: h - H0 for key, h in mine.items()} for place, mine in by_place.items() if place not in nested
    }

    def count_key(S: State, place: int, key: int) -> int:
        mine = shallow.get(place)
        if mine is not None:
            return S.n[mine[key]] if key in mine else 0
        return count_keys(S, [place], key) if place in nested else 0

    def count_keys(S: State, places: Iterable[int], key: int) -> int:
        n = S.n
        total = 0
        for q in spread(S, places):
            h = by_place[q].get(key)
            if h is not None:
                total += n[h - H0]
        return total

    return {
        f"heaps_{name}": heaps,
        f"heaps_key_{name}": heaps_key,
        f"heaps_in_{name}": heaps_in,
        f"heap_in_{name}": heap_in,
        f"count_at_{name}": count_at,
        f"count_key_{name}": count_key,
        f"count_keys_{name}": count_keys,
    }


def may_lie_deeper(u: Universe, place: int, name: str) -> bool:
    """Whether pieces at a place may hold things of a kind, themselves or in what they hold."""
    todo = [inner for inner in u.held_kinds[u.kind[place]] if inner in u.ruleset.pieces]
    for inner in todo:
        if name in u.held_kinds[inner]:
            return True
        todo += [k for k in u.held_kinds[inner] if k in u.ruleset.pieces and k not in todo]
    return False
