"""As fully as possible: the counting rule against brute force."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play.feasible import ENDLESS, can_be_full, most

Outcome = tuple[int, ...]


def by_brute_force(caps: Outcome, have: int, n1: int, n2: int, m1: int, m2: int) -> tuple[bool, set[Outcome]]:
    """The definition: the full outcomes if there are any, else the largest parts of an outcome that ignores caps."""
    every = [x for x in itertools.product(*[range(min(c, n2) + 1) for c in caps]) if sum(x) <= have]
    full = {x for x in every if n1 <= sum(x) <= n2 and m1 <= sum(v > 0 for v in x) <= m2}
    if full:
        return True, full

    def is_part(x: Outcome) -> bool:
        places = sum(v > 0 for v in x)
        return places <= m2 and sum(x) + max(0, m1 - places) <= n2

    parts = [x for x in every if is_part(x)]
    best = max((sum(x), sum(v > 0 for v in x)) for x in parts)
    return False, {x for x in parts if (sum(x), sum(v > 0 for v in x)) == best}


def piece_by_piece(caps: Outcome, have: int, n1: int, n2: int, m1: int, m2: int) -> tuple[bool, set[Outcome]]:
    """What a player can reach who is asked for one piece after another."""
    start = tuple(0 for _ in caps)

    def rooms(x: Outcome) -> tuple[list[int], list[int]]:
        left = [c - v for c, v in zip(caps, x, strict=True)]
        return [r for r, v in zip(left, x, strict=True) if v], [r for r, v in zip(left, x, strict=True) if not v]

    def full_from(x: Outcome) -> bool:
        used, new = rooms(x)
        return can_be_full(used, new, sum(x), have - sum(x), n1, n2, m1, m2)

    def most_from(x: Outcome) -> tuple[int, int] | None:
        used, new = rooms(x)
        return most(used, new, sum(x), have - sum(x), n2, m1, m2)

    whole = full_from(start)
    goal = None if whole else most_from(start)
    ends, seen, todo = set(), {start}, [start]
    while todo:
        x = todo.pop()
        s, k = sum(x), sum(v > 0 for v in x)
        may_stop = (n1 <= s <= n2 and m1 <= k <= m2) if whole else (s, k) == goal
        if may_stop:
            ends.add(x)
        steps = []
        for i, cap in enumerate(caps):
            if x[i] < cap and s < n2 and s < have:
                y = x[:i] + (x[i] + 1,) + x[i + 1 :]
                if sum(v > 0 for v in y) <= m2 and (full_from(y) if whole else most_from(y) == goal):
                    steps.append(y)
        assert steps or may_stop, "stuck"
        for y in steps:
            if y not in seen:
                seen.add(y)
                todo.append(y)
    return whole, ends


@settings(max_examples=1500, deadline=None)
@given(
    st.lists(st.integers(0, 3), max_size=4),
    st.integers(0, 6),
    st.integers(0, 4),
    st.sampled_from([0, 0, 1, 2]),
    st.sampled_from([(0, ENDLESS), (1, 1), (1, 2), (2, 2), (0, 1), (2, 3)]),
)
def test_what_is_offered_reaches_exactly_the_outcomes_of_the_rule(
    caps: list[int], have: int, n1: int, more: int, places: tuple[int, int]
) -> None:
    m1, m2 = places
    n2 = n1 + more
    if n2 < m1:
        return  # a contradiction that the checker refuses
    given_caps = tuple(caps)
    assert piece_by_piece(given_caps, have, n1, n2, m1, m2) == by_brute_force(given_caps, have, n1, n2, m1, m2)


def test_two_in_two_with_one_place_puts_one() -> None:
    assert piece_by_piece((3,), 5, 2, 2, 2, 2) == (False, {(1,)})


def test_four_in_two_with_one_place_puts_three() -> None:
    assert piece_by_piece((4,), 5, 4, 4, 2, 2) == (False, {(3,)})
