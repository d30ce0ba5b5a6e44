"""What the emitted source calls: questions about a position that never change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .state import State
from .universe import Universe

_NO_HEAPS: dict[int, int] = {}


def divide(a: int, b: int) -> int:
    return a // b if b else 0


def nth(n: int, steps: Sequence[int]) -> int:
    return 0 if n < 1 else steps[min(n, len(steps)) - 1]


def one(x: int) -> list[int]:
    return [x] if x >= 0 else []


def only(s: Sequence[int]) -> int:
    return s[0] if s else -1


def union(*parts: Iterable[int]) -> list[int]:
    return sorted({x for part in parts for x in part})


def each_once(things: Iterable[int]) -> list[int]:
    return [x for x in dict.fromkeys(things) if x >= 0]


def all_in(some: Sequence[int], others: Iterable[int]) -> bool:
    if not some:
        return False
    known = set(others)
    return all(x in known for x in some)


def own(table: Sequence[int], seat: int) -> int:
    return table[seat] if 0 <= seat < len(table) else -1


def best_most(figure: Callable[[int], int], things: Sequence[int]) -> list[int]:
    figures = [figure(x) for x in things]
    if not figures:
        return []
    top = max(figures)
    return [x for x, f in zip(things, figures, strict=True) if f == top]


def best_least(figure: Callable[[int], int], things: Sequence[int]) -> list[int]:
    return best_most(lambda x: -figure(x), things)


def counter_of(S: State, base: int, thing: int) -> int:
    return S.counters[base + thing] if thing >= 0 else 0


def counter_by_kind(S: State, bases: Sequence[int], thing: int) -> int:
    return S.counters[bases[thing] + thing] if thing >= 0 and bases[thing] > -(1 << 30) else 0


def helpers(u: Universe) -> dict[str, Any]:
    """The helpers that need the universe, by the name the emitted source calls them."""
    P0, Q0, H0 = u.p0, u.q0, u.h0
    kind = [*u.kind, ""]
    owner_of = [*u.owner, -1]
    region = [*u.region, None]
    store = [place < u.first_place_end and u.is_store(place) for place in range(P0, H0)]
    key = [u.heap_key.get(x, -1) for x in range(u.end)] + [-1]

    def place_of(S: State, x: int) -> int:
        return S.at[x] if x >= 0 else -1

    def owner(S: State, x: int) -> int:
        while x >= 0:
            found = owner_of[x]
            if found >= 0:
                return found
            x = S.at[x]
        return -1

    def faceup(S: State, x: int) -> bool:
        return Q0 <= x < H0 and S.face[x - Q0] == 1

    def in_play(S: State, x: int) -> bool:
        """Whether the outermost place of a piece is no store."""
        place = S.at[x]
        if place < 0:
            return False
        while S.at[place] >= 0:
            place = S.at[place]
        return not store[place - P0]

    def inside(S: State, x: int, places: Sequence[int]) -> bool:
        x = S.at[x] if x >= 0 else -1
        while x >= 0:
            if x in places:
                return True
            x = S.at[x]
        return False

    def inside_one(S: State, x: int, place: int) -> bool:
        x = S.at[x] if x >= 0 else -1
        while x >= 0:
            if x == place:
                return True
            x = S.at[x]
        return False

    def owned(S: State, things: Iterable[int], seats: Sequence[int]) -> list[int]:
        return [x for x in things if owner(S, x) in seats]

    def places_in(S: State, every: Iterable[int], places: Sequence[int]) -> list[int]:
        return [x for x in every if inside(S, x, places) or x in places]

    def amount(S: State, things: Sequence[int]) -> int:
        if not things or max(things) < H0:
            return len(things)
        n = S.n
        return sum([n[x - H0] if x >= H0 else 1 for x in things])

    def near(S: State, things: Sequence[int], others: Iterable[int]) -> list[int]:
        around: set[int] = set()
        for x in others:
            around.update(u.near.get(place_self(S, x), ()))
        return [x for x in things if place_self(S, x) in around]

    def place_self(S: State, x: int) -> int:
        """A place itself, or the place of what is none."""
        while x >= 0 and x not in u.near:
            x = S.at[x]
        return x

    def beside(S: State, table: dict[int, list[int]], x: int) -> list[int]:
        return table.get(place_self(S, x), [])

    def next_to(S: State, x: int) -> list[int]:
        return list(u.near.get(place_self(S, x), ()))

    def steps_from(start: int) -> dict[int, int]:
        found = {start: 0}
        todo = [start]
        for here in todo:
            for there in u.near.get(here, ()):
                if there not in found:
                    found[there] = found[here] + 1
                    todo.append(there)
        return found

    known_steps: dict[int, dict[int, int]] = {}

    def steps(S: State, x: int) -> dict[int, int]:
        x = place_self(S, x)
        if x < 0:
            return {}
        if x not in known_steps:
            known_steps[x] = steps_from(x)
        return known_steps[x]

    def distance(S: State, a: int, b: int) -> int:
        return steps(S, a).get(place_self(S, b), -1)

    def within(S: State, n: int, x: int) -> list[int]:
        return sorted(place for place, far in steps(S, x).items() if far <= n)

    def ring(S: State, n: int, x: int) -> list[int]:
        return sorted(place for place, far in steps(S, x).items() if far == n)

    def toward(S: State, x: int, ways: Iterable[str]) -> list[int]:
        around = u.toward.get(place_self(S, x), {})
        return [around[way] for way in ways if way in around]

    def nearest(S: State, x: int, others: Sequence[int]) -> list[int]:
        far = steps(S, x)
        reached = [(far[place_self(S, other)], other) for other in others if place_self(S, other) in far]
        if not reached:
            return []
        least = min(reached)[0]
        return [other for steps_, other in reached if steps_ == least]

    def linked(S: State, x: int, others: Iterable[int]) -> list[int]:
        inside_ = set(others)
        start = place_self(S, x)
        found: list[int] = [start] if start in inside_ else []
        todo = [start]
        seen = {start}
        for here in todo:
            for there in u.near.get(here, ()):
                if there in inside_ and there not in seen:
                    seen.add(there)
                    found.append(there)
                    todo.append(there)
        return sorted(found)

    space: dict[str, Any] = {
        "place_of": place_of,
        "owner": owner,
        "faceup": faceup,
        "in_play": in_play,
        "inside": inside,
        "inside_one": inside_one,
        "owned": owned,
        "places_in": places_in,
        "amount": amount,
        "near": near,
        "beside": beside,
        "next_to": next_to,
        "distance": distance,
        "within": within,
        "ring": ring,
        "toward": toward,
        "nearest": nearest,
        "linked": linked,
    }
    space |= {
        "KIND": kind,
        "REGION": region,
        "KEY": key,
        "divide": divide,
        "nth": nth,
        "one": one,
        "only": only,
        "union": union,
        "each_once": each_once,
        "all_in": all_in,
        "own": own,
        "best_most": best_most,
        "best_least": best_least,
        "counter_of": counter_of,
        "counter_by_kind": counter_by_kind,
    }
    for name in u.ruleset.pieces:
        space |= _piece_helpers(u, name)
    for name in u.ruleset.alike:
        space |= _heap_helpers(u, name)
    return space


def _piece_helpers(u: Universe, name: str) -> dict[str, Any]:
    """Questions about one kind of pieces, made for it."""
    P0, H0, kind = u.p0, u.h0, u.kind
    places = range(P0, H0)
    can_nest = bool(u.holder_pieces[name])
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
        return nested_at(S, [place])

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

    def pieces_in_play(S: State) -> list[int]:
        return at(S, in_play)

    return {
        f"pieces_in_{name}": nested_in if can_nest else pieces_in,
        f"pieces_at_{name}": at,
        f"pieces_in_play_{name}": pieces_in_play,
    }


def _heap_helpers(u: Universe, name: str) -> dict[str, Any]:
    """Questions about one alike kind, made for it."""
    P0, H0 = u.p0, u.h0
    by_place = u.heap_of[name]
    at = u.heaps_at[name]
    deep = [may_lie_deeper(u, place, name) for place in range(P0, H0)]

    def spread(S: State, places: Iterable[int]) -> list[int]:
        """The places, and pieces in them that may hold such things too."""
        found = []
        todo = list(places)
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
        for q in spread(S, places):
            mine = by_place[q]
            for key in keys:
                h = mine.get(key)
                if h is not None and n[h - H0]:
                    found.append(h)
        return found

    def heaps_in(S: State, place: int) -> list[int]:
        if place < P0 or deep[place - P0]:
            return heaps(S, [place] if place >= 0 else [])
        n = S.n
        return [h for h in at.get(place, ()) if n[h - H0]]

    def heap_in(S: State, place: int, key: int) -> list[int]:
        if place < P0 or key < 0 or deep[place - P0]:
            return heaps_key(S, one(place), one(key))
        h = by_place.get(place, _NO_HEAPS).get(key)
        return [h] if h is not None and S.n[h - H0] else []

    # the heaps of a place are numbered one after another
    spans = {place: (mine[0] - H0, mine[-1] - H0 + 1) for place, mine in at.items() if mine and not deep[place - P0]}

    def count_at(S: State, place: int) -> int:
        span = spans.get(place)
        if span is not None:
            return sum(S.n[span[0] : span[1]])
        return sum([S.n[h - H0] for h in heaps(S, [place])]) if place >= P0 else 0

    def count_key(S: State, place: int, key: int) -> int:
        if place < P0 or place >= H0:
            return 0
        if deep[place - P0]:
            return count_keys(S, [place], key)
        mine = by_place.get(place)
        h = mine.get(key) if mine is not None else None
        return S.n[h - H0] if h is not None else 0

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
    """Whether pieces at a place may hold alike ones of a kind, themselves or in what they hold."""
    holders, inside = u.holder_pieces[name], u.held_kinds[u.kind[place]]
    return any(
        inner in holders or (holders and u.holder_pieces[inner]) for inner in inside if inner in u.ruleset.pieces
    )
