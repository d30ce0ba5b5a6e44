"""Pools: what a wish may take, one piece after another, and choosing from one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from .asking import fail, me_of, settle
from .decision import STOP, Decision, Report
from .events import note
from .feasible import ENDLESS
from .moving import chance_below, relocate, shuffle_place
from .state import Frame, State
from .wishes import Wish

if TYPE_CHECKING:
    from .program import Handler, Program


def pool_of(P: Program, S: State, things: list[int]) -> list[list[int]]:
    """``[thing, how many]`` for every source, the tops of stacks first."""
    u = P.universe
    h0, endless, n = u.h0, u.endless, S.n
    out = [[x, (ENDLESS if x in endless else n[x - h0]) if x >= h0 else 1] for x in things]
    if things and u.q0 <= things[0] < h0:
        stacks = {S.at[x] for x in things} & u.stacks
        if stacks:
            order = {x: i for place in stacks for i, x in enumerate(S.held[place - u.p0])}
            out.sort(key=lambda entry: -order.get(entry[0], 0))
    return out


def in_order(P: Program, S: State, things: list[int]) -> list[int]:
    """Pieces in the order of the pack, place by place, whatever order they came in; stacks keep theirs."""
    u = P.universe
    if not things or not u.q0 <= things[0] < u.h0:
        return things
    places = set(map(S.at.__getitem__, things))
    if not places.isdisjoint(u.stacks):
        return things
    if len(places) == 1:
        return sorted(things)
    return sorted(things, key=lambda x: (S.at[x], x))


def offered(P: Program, S: State, pool: list[list[int]]) -> list[int]:
    """The sources of a pool that may be taken now: of a stack only its top."""
    u = P.universe
    out = [x for x, left in pool if left > 0]
    if not out or not u.q0 <= out[0] < u.h0 or not any(S.at[x] in u.stacks for x in out):
        return out
    tops: dict[int, int] = {}
    for x in out:
        tops.setdefault(S.at[x], x)
    return [x for x in out if S.at[x] not in u.stacks or tops[S.at[x]] == x]


def takeable(P: Program, S: State, things: list[int]) -> list[int]:
    """The members of a set that may be taken now, as :func:`offered` gives them of a pool."""
    u = P.universe
    if things and u.q0 <= min(things) and max(things) < u.h0:
        places = set(map(S.at.__getitem__, things))
        if places.isdisjoint(u.stacks):
            return things
        if len(places) == 1:
            members = set(things)
            return [next(x for x in reversed(S.held[places.pop() - u.p0]) if x in members)]
    return offered(P, S, pool_of(P, S, things))


def refill(P: Program, S: State, F: Frame, wish: Wish) -> bool:
    """Shuffle the refill of each empty stack that a wish takes from into it; whether anything came."""
    u = P.universe
    places = P.wanted_places[wish.set_number]
    if places is None:
        return False
    came = False
    for stack in places(S, F if wish.depth < 0 else S.stack[wish.depth]):
        if stack not in u.stacks or S.held[stack - u.p0]:
            continue
        definition = u.ruleset.places[u.kind[stack]]
        if definition.refill is None:
            continue
        source = u.own[definition.refill][u.owner[stack]] if definition.refill in u.own else u.ids[definition.refill]
        pieces = S.held[source - u.p0]
        if not pieces:
            continue
        if S.log is not None:
            ends = (("from", u.names[source]), ("to", u.names[stack]))
            S.log.append(Report("refill", (("seat", None), ("count", len(pieces)), *ends)))
        for piece in pieces:
            relocate(P, S, piece, source, stack)
        shuffle_place(P, S, stack)
        came = True
    return came


def weighted(P: Program, S: State, pool: list[list[int]], choices: list[int]) -> int:
    """A random source, each piece as likely."""
    weights = [next(n for x, n in pool if x == choice) for choice in choices]
    total = sum(weights)
    if total == 1:
        return 0
    at = chance_below(P, S, total)
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    return len(choices) - 1


def make_choose(P: Program, op: Op, about: str) -> Handler:
    _, wish_data, k, many, way, s = op
    take = picker(P, wish_data, way, s, about)
    k += 4
    tells = wish_data[0] == "wish" and wish_data[3] != "all" and "random" not in way

    def run(S: State, F: Frame) -> Decision | None:
        got = take(S, F)
        if isinstance(got, Decision):
            return got
        if got is None:
            return None
        F[k] = got if many else (got[0] if got else -1)
        F[1] += 1
        if tells and S.log is not None and not S.sealed:
            for x in got:
                S.log.append(_chose(P, S, me_of(S, F), x))
        return None

    return run


def _chose(P: Program, S: State, seat: int, thing: int) -> Report:
    """Who chose what; a piece is named to those who may know it."""
    u = P.universe
    head = ("seat", u.names[seat])
    persons, what = -1, u.names[thing] if thing < u.h0 else u.kind[thing]
    if u.q0 <= thing < u.h0 and S.seen[thing - u.q0] != u.everyone:
        persons = S.seen[thing - u.q0]
    union = u.ruleset.pieces[u.kind[thing]].union if u.kind[thing] in u.ruleset.pieces else None
    return Report("chose", (head, ("what", what)), persons, (head, ("what", union or u.kind[thing])))


def picker(P: Program, wish_data: Any, way: Any, s: int, about: str) -> Callable[[State, Frame], Any]:
    """Chooses the members of a wish: gives the list, a decision, or None where a strict block was left."""
    wish_of = P.wish(wish_data)
    is_random = "random" in way
    is_strict = "strict" in way
    is_whole = "whole" in way
    s += 4

    def take(S: State, F: Frame) -> Any:
        work = F[s]
        if not work:
            wish: Wish = wish_of(S, F)
            things = list(P.look_up(S, F, wish))
            if len(things) == 1 == wish.low == wish.high and S.stop is None:
                note(P, F, wish_data, things)
                return things
            pool = pool_of(P, S, things)
            have = sum([n for _, n in pool])
            if wish.way == "all":
                every = in_order(P, S, [x for x, _ in pool])
                note(P, F, wish_data, every)
                return every
            if have < wish.low and refill(P, S, F, wish):
                pool = pool_of(P, S, list(P.look_up(S, F, wish)))
                have = sum([n for _, n in pool])
            if have < wish.low and is_strict:
                fail(S)
                return None
            if have < wish.low and (wish.whole or is_whole):
                return []
            work = ["pick", pool, [], min(wish.low, have), min(wish.high, have)]
            F[s] = work
        _, pool, chosen, low, high = work
        answer = S.answer
        while len(chosen) < high:
            if answer is None:
                choices = offered(P, S, pool)
                enough = len(chosen) >= low
                left = sum([n for _, n in pool])
                if is_random:
                    answer = choices[weighted(P, S, pool, choices)]
                elif left + len(chosen) <= low and S.stop is None:
                    answer = choices[0]
                else:
                    values: list[Any] = [*choices, STOP] if enough and S.stop is None else choices
                    answer = settle(P, S, F, "what", about, values)
                    if isinstance(answer, Decision):
                        return answer
            S.answer = None
            if answer == STOP:
                break
            chosen.append(answer)
            for entry in pool:
                if entry[0] == answer and entry[1] < ENDLESS:
                    entry[1] -= 1
            answer = None
        F[s] = 0
        note(P, F, wish_data, chosen)
        return chosen

    return take


MAKERS = {"choose": make_choose}
