"""Loops: each, by figure, by chance or in order; and so many times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ruleset.definitions import Op

from .decision import Report
from .moving import chance_below
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Handler, Program


def make_each(P: Program, op: Op, about: str) -> Handler:
    _, s, by, descending, over_seats, k_list, k_me, is_random = op
    things = P.getter(s)
    k_list += 4
    k_me = None if k_me is None else k_me + 4
    figure = None
    if by is not None:
        var, expr = by
        figure = P.getter(expr, arguments=f"S, F, v{var}")

    number = len(P.figures)
    P.figures.append((figure, bool(descending), bool(over_seats), bool(is_random)))

    def run(S: State, F: Frame) -> None:
        at = S.at
        items = list(things(S, F))
        if over_seats:
            first = S.counters[0]
            seats = P.universe.seats
            items.sort(key=lambda seat: (seat - first) % seats)
        else:
            items.sort(key=lambda x: (at[x], x))
        F[k_list] = ["each", number, items]
        if k_me is not None:
            F[k_me] = F[2]
        F[1] += 1

    return run


def take(P: Program, S: State, F: Frame, number: int, items: list[int]) -> int:
    """The next item of an each: by its figure, by chance, or in order. Chosen when its turn comes, so that no frame
    holds an order that somebody may not know."""
    figure, descending, over_seats, is_random = P.figures[number]
    if is_random or figure is None:
        return items.pop(chance_below(P, S, len(items)))
    figures = [int(figure(S, F, x)) for x in items]
    best = max(figures) if descending else min(figures)
    if over_seats or figures.count(best) == 1:
        return items.pop(figures.index(best))
    first, seats = S.counters[0], P.universe.seats
    alike = [i for i, number in enumerate(figures) if number == best]
    return items.pop(min(alike, key=lambda i: _turn(P, S, items[i], first, seats)))


def _turn(P: Program, S: State, x: int, first: int, seats: int) -> int:
    """Where the owner of a thing stands in turn order; ownerless things come last."""
    owner = P.space["owner"](S, x)
    return (owner - first) % seats if owner >= 0 else seats


def make_next(P: Program, op: Op, about: str) -> Handler:
    _, k_list, k_item, var, still, over_seats, pc = op
    k_list += 4
    k_item = None if k_item is None else k_item + 4
    fits = None if still is None else P.getter(still, arguments=f"S, F, v{var}")
    h0 = P.universe.h0
    figures = P.figures

    def run(S: State, F: Frame) -> None:
        _, number, items = F[k_list]
        while items:
            figure, descending, _, is_random = figures[number]
            if figure is None and not is_random:
                x = items.pop(-1 if descending else 0)
            else:
                x = take(P, S, F, number, items)
            if fits is not None and (not fits(S, F, x) or (x >= h0 and S.n[x - h0] <= 0)):
                continue
            if k_item is not None:
                F[k_item] = x
            if over_seats:
                F[2] = x
            F[1] += 1
            return
        F[1] = pc

    return run


def make_end_each(P: Program, op: Op, about: str) -> Handler:
    _, k_list, k_me, over_seats = op
    k_list += 4
    k_me = None if k_me is None else k_me + 4

    def run(S: State, F: Frame) -> None:
        F[k_list] = 0
        if over_seats and k_me is not None:
            F[2] = F[k_me]
        F[1] += 1

    return run


def make_sealed(P: Program, op: Op, about: str) -> Handler:
    def run(S: State, F: Frame) -> None:
        S.sealed += 1
        F[1] += 1

    return run


def make_chosen(P: Program, op: Op, about: str) -> Handler:
    def run(S: State, F: Frame) -> None:
        if S.log is not None:
            S.log.append(Report("has_chosen", (("seat", P.universe.names[F[2]]),)))
        F[1] += 1

    return run


def make_unsealed(P: Program, op: Op, about: str) -> Handler:
    def run(S: State, F: Frame) -> None:
        S.sealed -= 1
        F[1] += 1

    return run


def make_repeat(P: Program, op: Op, about: str) -> Handler:
    _, count, k, pc = op
    times = P.getter(count)
    k += 4

    def run(S: State, F: Frame) -> None:
        n = times(S, F)
        if n <= 0:
            F[1] = pc
        else:
            F[k] = n
            F[1] += 1

    return run


def make_count(P: Program, op: Op, about: str) -> Handler:
    k, pc = op[1] + 4, op[2]

    def run(S: State, F: Frame) -> None:
        F[k] -= 1
        if F[k] > 0:
            F[1] = pc
        else:
            F[1] += 1

    return run


MAKERS = {
    "each": make_each,
    "next": make_next,
    "end_each": make_end_each,
    "sealed": make_sealed,
    "chosen": make_chosen,
    "unsealed": make_unsealed,
    "repeat": make_repeat,
    "count": make_count,
}
