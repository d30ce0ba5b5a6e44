"""What the emitted source calls: questions about a position that never change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from . import lying
from .state import State
from .universe import Universe


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
    if len(things) < 2:
        return list(things)
    figures = [figure(x) for x in things]
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

    known_rings: dict[tuple[int, int], tuple[list[int], list[int]]] = {}

    def around(S: State, n: int, x: int) -> tuple[list[int], list[int]]:
        """The places at most so many steps away, and those at exactly so many."""
        here = place_self(S, x)
        found = known_rings.get((n, here))
        if found is None:
            far = steps(S, here)
            found = known_rings[n, here] = (
                sorted(place for place in far if far[place] <= n),
                sorted(place for place in far if far[place] == n),
            )
        return found

    def within(S: State, n: int, x: int) -> list[int]:
        return around(S, n, x)[0]

    def ring(S: State, n: int, x: int) -> list[int]:
        return around(S, n, x)[1]

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
    space |= lying.helpers(u)
    return space
