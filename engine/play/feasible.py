"""As fully as possible: moving pieces to places, asked one piece at a time.

An outcome puts ``x[p]`` pieces on place ``p``. It is *full* when every ``x[p]`` fits, their sum lies in ``n1 .. n2`` and
the number of places used in ``m1 .. m2``. If a full outcome exists, exactly the full ones may be reached; else exactly
the largest parts of one (largest by pieces, then by places). Both questions are counts, not searches.

Here the pieces already moved have left their source, so rooms are what is still free. ``used`` are the rooms of the
places used so far, ``new`` the rooms of the others, ``moved`` the pieces moved so far, ``left`` those still to be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

ENDLESS = 1 << 30
LARGEST = 10**15
"""No number of a game goes further from zero, neither way."""
Bounds: TypeAlias = tuple[int, int, int, int]
"""How many pieces, at least and at most, and to how many places."""
REMEMBERED = 1 << 14
"""So many answers are kept: the same few rooms come again and again."""


def can_be_full(
    used: Sequence[int], new: Sequence[int], moved: int, left: int, n1: int, n2: int, m1: int, m2: int
) -> bool:
    """Whether a full outcome can still be reached by adding pieces."""
    free = sorted((room for room in new if room > 0), reverse=True)
    places = len(used)
    room = sum(used)
    low_open = max(0, m1 - places)
    for opened in range(low_open, min(len(free), m2 - places) + 1):
        if opened > left or moved + opened > n2:
            break
        if moved + min(left, room + sum(free[:opened])) >= n1:
            return True
    return False


def most(
    used: Sequence[int], new: Sequence[int], moved: int, left: int, n2: int, m1: int, m2: int
) -> tuple[int, int] | None:
    """The largest part (pieces, places) of a full outcome that can still be reached; nothing if there is none."""
    free = sorted((room for room in new if room > 0), reverse=True)
    places = len(used)
    room = sum(used)
    best: tuple[int, int] | None = None
    for opened in range(min(len(free), m2 - places) + 1):
        kept_back = max(0, m1 - places - opened)
        top = min(n2 - kept_back, moved + left, moved + room + sum(free[:opened]))
        if top < moved + opened:
            continue
        if best is None or (top, places + opened) > best:
            best = (top, places + opened)
    return best


def fewer(rooms: Sequence[int], high: int) -> tuple[int, ...]:
    """Rooms as far as they matter where at most ``high`` pieces go: so there are few different ones."""
    return tuple([room if room < high else high for room in rooms])


@lru_cache(maxsize=REMEMBERED)
def can_begin(rooms: tuple[int, ...], left: int, bounds: Bounds) -> bool:
    """Whether a full outcome can be reached before anything has moved."""
    return can_be_full((), rooms, 0, left, *bounds)


@lru_cache(maxsize=REMEMBERED)
def open_places(
    rooms: tuple[int, ...],
    used: tuple[int, ...],
    moved: int,
    left: int,
    bounds: Bounds,
    full: bool,
    goal: tuple[int, int] | None,
) -> tuple[int, ...]:
    """Which places, by their numbers among ``rooms``, one more piece may go to so that a full outcome, or else the largest
    part ``goal``, can still be reached. ``used`` are places by number; ``left`` are then still to be had."""
    low, high, m1, m2 = bounds
    found = []
    for i, room in enumerate(rooms):
        if room <= 0 or (i not in used and len(used) >= m2):
            continue
        inside = [r for j, r in enumerate(rooms) if j in used and j != i] + [room - 1]
        outside = [r for j, r in enumerate(rooms) if j not in used and j != i]
        if full:
            good = can_be_full(inside, outside, moved + 1, left, low, high, m1, m2)
        else:
            good = most(inside, outside, moved + 1, left, high, m1, m2) == goal
        if good:
            found.append(i)
    return tuple(found)
