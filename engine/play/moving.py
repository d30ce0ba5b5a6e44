"""Moving and choosing: where every rule about places, rooms, stacks and faces is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from . import chance
from .asking import fail, me_of, settle
from .decision import STOP, Decision, Report
from .feasible import ENDLESS, can_be_full, most
from .state import Frame, State
from .wishes import Wish

if TYPE_CHECKING:
    from .program import Handler, Program


class Limits:
    """How many more of a kind a place takes. For every place and kind: the limit, and what counts towards it."""

    def __init__(self, P: Program) -> None:
        u = self.u = P.universe
        self.rules: dict[tuple[int, str], tuple[Any, tuple[int, ...], tuple[str, ...], int] | None] = {}
        for place in range(u.p0, u.h0):
            name = u.kind[place]
            holder = u.holder(name)
            assert holder is not None
            for kind, limited in u.held_kinds[name].items():
                limit = holder.holds[limited]
                if limit is None:
                    self.rules[place, kind] = None
                    continue
                number = limit[1] if limit[0] == "num" else P.text_getter(limit, "S, me, v0")
                heaps = tuple(h for base in u.bases(limited) for h in u.heaps_at.get(base, {}).get(place, ()))
                kinds = tuple(base for base in u.bases(limited) if base in u.ruleset.pieces)
                self.rules[place, kind] = (number, tuple(h - u.h0 for h in heaps), kinds, u.owner[place])

    def room(self, S: State, place: int, kind: str) -> int:
        """Pieces of ``kind`` that still fit; 0 where none may lie."""
        rule = self.rules.get((place, kind), 0)
        if rule is None:
            return ENDLESS
        if rule == 0:
            return 0
        limit, heaps, kinds, owner = rule  # type: ignore[misc]
        if type(limit) is not int:
            limit = limit(S, owner if owner >= 0 else S.counters[0], place)
        n = S.n
        for h in heaps:
            limit -= n[h]
        if kinds:
            kind_of = self.u.kind
            for p in S.held[place - self.u.p0]:
                if kind_of[p] in kinds:
                    limit -= 1
        return limit if limit > 0 else 0


def is_endless(P: Program, heap: int) -> bool:
    """Whether a heap is a supply that never runs out."""
    return heap in P.universe.endless


def everyone(P: Program) -> int:
    """The bits of all persons."""
    return (1 << len(P.universe.persons)) - 1


def shown(P: Program, place: int) -> str:
    return P.universe.shown.get(place, "faces")


def is_stack(P: Program, place: int) -> bool:
    return place in P.universe.stacks


def owner_bit(P: Program, place: int) -> int:
    owner = P.universe.owner[place]
    return 1 << P.universe.person_of[owner] if owner >= 0 else 0


def move_one(P: Program, S: State, me: int, thing: int, to: int, amount: int = 1) -> int:
    """Move a piece, or ``amount`` of a heap, without asking whether it fits. Gives what lies there now."""
    u = P.universe
    if thing >= u.h0:
        kind = u.kind[thing]
        target = u.heap_of[kind][to][u.heap_key[thing]]
        source_place = u.heap_place[thing]
        if not is_endless(P, thing):
            S.n[thing - u.h0] -= amount
        if not is_endless(P, target):
            S.n[target - u.h0] += amount
        knows = -1
        moved = target
    else:
        source_place = S.at[thing]
        if S.probe is not None and not S.seen[thing - u.q0] >> S.probe.person & 1:
            S.probe.stopped = True
        knows = _relocate(P, S, thing, source_place, to)
        moved = thing
    S.changed += 1
    if P.interest(u.kind[thing], u.kind[source_place], u.kind[to]):
        event = ["move", me, moved, [["from", source_place], ["to", to]], "after"]
        if event not in S.events:
            S.events.append(event)
    if S.log is not None:
        S.log.append(_move_report(P, me, thing, source_place, to, amount, knows))
    return moved


def _relocate(P: Program, S: State, piece: int, source: int, to: int) -> int:
    """Lay a piece elsewhere; gives the bits of the persons that may know which one it was."""
    u = P.universe
    index = piece - u.q0
    held = [x for x in S.held[source - u.p0] if x != piece]
    S.held[source - u.p0] = held
    S.held[to - u.p0] = [*S.held[to - u.p0], piece]
    S.at[piece] = to
    before = S.seen[index]
    way = shown(P, to)
    public = way == "all" or (way == "faces" and S.face[index] == 1)
    if public:
        S.seen[index] = everyone(P)
        return everyone(P)
    hidden_from = shown(P, source)
    if hidden_from in ("owner", "nobody") and not is_stack(P, source):
        followers = owner_bit(P, source)
        S.seen[index] &= followers | (owner_bit(P, to) if way == "owner" else 0)
        for other in held:
            if u.kind[other] == u.kind[piece]:
                S.seen[other - u.q0] &= followers
    if way == "owner":
        S.seen[index] |= owner_bit(P, to)
    return S.seen[index] | (before & S.seen[index])


def _move_report(P: Program, me: int, thing: int, source: int, to: int, amount: int, knows: int) -> Report:
    u = P.universe
    seat = u.names[me] if me >= 0 else None
    common = (("from", u.names[source]), ("to", u.names[to]))
    if thing >= u.h0:
        key = u.heap_key[thing]
        named = (("piece", u.kind[thing]), ("key", u.names[key] if key >= 0 else None), ("count", amount))
        return Report("move", (("seat", seat), *named, *common))
    kind = u.kind[thing]
    union = u.ruleset.pieces[kind].union
    hidden = (("seat", seat), ("piece", union or kind), ("key", None), ("count", 1), *common)
    open_ = (("seat", seat), ("piece", u.names[thing]), ("key", None), ("count", 1), *common)
    return Report("move", open_, -1 if knows == everyone(P) else knows, hidden)


def chance_below(P: Program, S: State, n: int) -> int:
    """A random number; in look-ahead chance is where it stops."""
    if S.probe is not None:
        S.probe.stopped = True
    S.rng, value = chance.below(S.rng, n)
    return value


def shuffle_place(P: Program, S: State, place: int) -> None:
    u = P.universe
    pieces = S.held[place - u.p0] = S.held[place - u.p0][:]
    for i in range(len(pieces) - 1, 0, -1):
        j = chance_below(P, S, i + 1)
        pieces[i], pieces[j] = pieces[j], pieces[i]
    if shown(P, place) != "all":
        for piece in pieces:
            S.seen[piece - u.q0] = 0
            if shown(P, place) == "owner":
                S.seen[piece - u.q0] = owner_bit(P, place)
    S.changed += 1
    if S.log is not None:
        S.log.append(Report("shuffle", (("seat", None), ("what", u.names[place]))))


# ---- the pool: what a wish may still take ----------------------------------------------------------------------


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


def offered(P: Program, S: State, pool: list[list[int]]) -> list[int]:
    """The sources of a pool that may be taken now: of a stack only its top."""
    u = P.universe
    out = [x for x, left in pool if left > 0]
    if not out or not u.q0 <= out[0] < u.h0:
        return out
    tops: dict[int, int] = {}
    for x in out:
        tops.setdefault(S.at[x], x)
    return [x for x in out if S.at[x] not in u.stacks or tops[S.at[x]] == x]


def refill(P: Program, S: State, stacks: tuple[int, ...]) -> bool:
    """Shuffle the refill of an empty stack into it; whether anything came."""
    u = P.universe
    came = False
    for stack in stacks:
        definition = u.ruleset.places[u.kind[stack]]
        if definition.refill is None or S.held[stack - u.p0]:
            continue
        source = u.own[definition.refill][u.owner[stack]] if definition.refill in u.own else u.ids[definition.refill]
        pieces = S.held[source - u.p0]
        if not pieces:
            continue
        for piece in pieces:
            _relocate(P, S, piece, source, stack)
        shuffle_place(P, S, stack)
        came = True
    return came


def stacks_named(P: Program, wish: Any) -> tuple[int, ...]:
    """The stacks with a refill that a wish as data takes from."""
    u = P.universe
    if wish[0] != "wish" or wish[4][0] != "set" or wish[4][2] is None:
        return ()
    found: list[int] = []

    def visit(e: Any) -> None:
        if not isinstance(e, tuple) or not e:
            return
        if e[0] == "thing" and e[1] in u.ids:
            found.append(u.ids[e[1]])
        elif e[0] == "own" and isinstance(e[1], str):
            found.extend(u.own.get(e[1], []))
        for part in e[1:]:
            visit(part)

    visit(wish[4][2])
    return tuple(x for x in found if x < u.first_place_end and u.ruleset.places[u.kind[x]].refill is not None)


# ---- move ------------------------------------------------------------------------------------------------------


def make_move(P: Program, op: Op, about: str) -> Handler:
    _, wish_data, source, target_data, piece_slot, place_slot, way, s = op
    wish_of = P.wish(wish_data)
    target_of = P.wish(target_data)
    source_of = P.getter(source) if source is not None else None
    u = P.universe
    limits = P.limits
    s += 4
    ps = None if piece_slot is None else piece_slot + 4
    qs = None if place_slot is None else place_slot + 4
    piece_at = ps if ps is not None else 0
    per_piece = ps is not None and _uses(target_data, piece_slot)
    is_random = "random" in way
    is_strict = "strict" in way
    is_whole = "whole" in way
    stacks = stacks_named(P, wish_data)

    def start(S: State, F: Frame) -> list[Any]:
        wish = wish_of(S, F)
        if wish.high == 0:
            return ["move", [], [], [], 0, 0, 0, 0, 0, -1]
        things = list(P.look_up(S, F, wish))
        if not things and stacks and refill(P, S, stacks):
            things = list(P.look_up(S, F, wish))
        if source_of is not None:
            places = source_of(S, F)
            things = [x for x in things if S.at[x] in places]
        pool = pool_of(P, S, things)
        have = sum([left for _, left in pool])
        low, high = wish.low, wish.high
        if wish.way == "all":
            low = high = min(have, ENDLESS)
        target = target_of(S, F)
        places = [] if per_piece else list(P.look_up(S, F, target))
        m1, m2 = (0, ENDLESS) if target.way in ("any", "all") else (target.low, target.high)
        return ["move", pool, places, [], 0, low, high, m1, m2, -1]

    def rooms_for(S: State, F: Frame, x: int, places: list[int]) -> list[int]:
        kind = u.kind[x]
        return [limits.room(S, q, kind) if q != S.at[x] else 0 for q in places]

    def targets(S: State, F: Frame, x: int, work: list[Any], full: bool, goal: Any) -> list[int]:
        """Places that piece ``x`` may go to so that the goal can still be reached."""
        _, pool, places, used, moved, low, high, m1, m2 = work[:9]
        if per_piece:
            F[piece_at] = x
            places = list(P.look_up(S, F, target_of(S, F)))
        rooms = rooms_for(S, F, x, places)
        if m1 == 0 and m2 >= ENDLESS:
            return [q for q, r in zip(places, rooms, strict=True) if r > 0]
        left = sum([n for _, n in pool])
        found = []
        for i, q in enumerate(places):
            if rooms[i] <= 0:
                continue
            now = [r - (j == i) for j, r in enumerate(rooms)]
            inside = [now[j] for j, p in enumerate(places) if p in used or j == i]
            if len(inside) > m2:
                continue
            outside = [now[j] for j, p in enumerate(places) if p not in used and j != i]
            if full:
                good = can_be_full(inside, outside, moved + 1, left - 1, low, high, m1, m2)
            else:
                good = most(inside, outside, moved + 1, left - 1, high, m1, m2) == goal
            if good:
                found.append(q)
        return found

    def aim(S: State, F: Frame, work: list[Any]) -> tuple[bool, Any]:
        """Whether a full outcome can be reached, and else the largest part that can."""
        _, pool, places, used, moved, low, high, m1, m2 = work[:9]
        left = sum([n for _, n in pool])
        if per_piece or not pool:
            return (moved + left >= low, None)
        rooms = rooms_for(S, F, pool[0][0], places)
        inside = [r for q, r in zip(places, rooms, strict=True) if q in used]
        outside = [r for q, r in zip(places, rooms, strict=True) if q not in used]
        if can_be_full(inside, outside, moved, left, low, high, m1, m2):
            return (True, None)
        return (False, most(inside, outside, moved, left, high, m1, m2))

    def done(S: State, F: Frame, work: list[Any]) -> None:
        if qs is not None and work[4] == 0:
            F[qs] = -1
        if ps is not None and work[4] == 0:
            F[ps] = -1
        F[s] = 0
        F[1] += 1

    def run(S: State, F: Frame) -> Decision | None:
        work = F[s]
        if not work:
            work = start(S, F)
            if not work[1] and not (stacks and work[6]):
                done(S, F, work)
                if work[5] > 0 and is_strict:
                    fail(S)
                return None
            if simple(S, F, work):
                return None
            full, goal = aim(S, F, work)
            if not full and (is_whole or is_strict):
                done(S, F, work)
                if is_strict:
                    fail(S)
                return None
            work.append(full)
            F[s] = work
        answer = S.answer
        while True:
            _, pool, _, used, moved, low, high, m1, m2, picked, full = work
            if picked < 0:
                if answer is None:
                    goal = None if full else aim(S, F, work)[1]
                    if moved >= high:
                        break
                    choices = offered(P, S, pool)
                    if (per_piece or len(choices) > 1) and choices:
                        choices = [x for x in choices if targets(S, F, x, work, full, goal)]
                    elif choices and not targets(S, F, choices[0], work, full, goal):
                        choices = []
                    if not choices:
                        if moved < high and stacks and refill(P, S, stacks):
                            again = start(S, F)
                            work[1] = again[1]
                            continue
                        break
                    enough = moved >= low and (m1 <= len(used) <= m2) if full else goal == (moved, len(used))
                    left = sum([n for _, n in pool])
                    forced = left + moved <= low or len(choices) == 1
                    if is_random:
                        answer = choices[_weighted(P, S, pool, choices)]
                    elif (forced and not enough) or (
                        len(choices) == 1 and enough and not _one_target(targets(S, F, choices[0], work, full, goal))
                    ):
                        answer = choices[0]
                    else:
                        values: list[Any] = [*choices, STOP] if enough and S.stop is None else choices
                        answer = settle(P, S, F, "what", about, values)
                        if isinstance(answer, Decision):
                            return answer
                S.answer = None
                if answer == STOP:
                    break
                work[9] = picked = answer
                answer = None
                continue
            if answer is None:
                goal = None if full else aim(S, F, work)[1]
                spots = targets(S, F, picked, work, full, goal)
                if not spots:
                    break
                enough = moved >= low and (m1 <= len(used) <= m2) if full else goal == (moved, len(used))
                if is_random:
                    answer = spots[chance_below(P, S, len(spots))] if len(spots) > 1 else spots[0]
                else:
                    several = len(offered(P, S, pool)) > 1
                    values = [*spots, STOP] if enough and not several and S.stop is None else spots
                    if len(values) == 1:
                        answer = values[0] if S.stop is None else settle(P, S, F, "where", about, values, picked)
                    else:
                        answer = settle(P, S, F, "where", about, values, picked)
                    if isinstance(answer, Decision):
                        return answer
            S.answer = None
            if answer == STOP:
                break
            place = answer
            answer = None
            moved_thing = move_one(P, S, me_of(S, F), picked, place)
            if ps is not None:
                F[ps] = moved_thing
            if qs is not None:
                F[qs] = place
            for entry in pool:
                if entry[0] == picked and entry[1] < ENDLESS:
                    entry[1] -= 1
            if place not in used:
                used.append(place)
            work[4] = moved + 1
            work[9] = -1
        short = work[4] < work[5]
        done(S, F, work)
        if is_strict and short:
            fail(S)
        return None

    def simple(S: State, F: Frame, work: list[Any]) -> bool:
        """What needs no question: everything to one place, or one certain piece."""
        _, pool, places, _, _, low, high, m1 = work[:8]
        if per_piece or len(places) != 1 or m1 > 1 or S.stop is not None:
            return False
        have = sum([n for _, n in pool])
        if low != high or (have > low and len(pool) > 1):
            return False
        if any(n < ENDLESS and have < low for _, n in pool) and (is_whole or is_strict):
            return False
        if have < low and stacks:
            return False
        to = places[0]
        need = min(low, have)
        me = me_of(S, F)
        last = -1
        for x in pool:
            if need <= 0:
                break
            thing, left = x
            fits = min(left, need, limits.room(S, to, u.kind[thing]))
            if fits < min(left, need) and (is_whole or is_strict):
                return False
            if fits <= 0 or S.at[thing] == to:
                continue
            last = move_one(P, S, me, thing, to, fits)
            need -= fits
        if ps is not None:
            F[ps] = last
        if qs is not None:
            F[qs] = to if last >= 0 else -1
        F[1] += 1
        return True

    return run


def _one_target(spots: list[int]) -> bool:
    return len(spots) <= 1


def _weighted(P: Program, S: State, pool: list[list[int]], choices: list[int]) -> int:
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


def _uses(data: Any, slot: int) -> bool:
    """Whether an expression as data reads a slot."""
    if not isinstance(data, tuple):
        return False
    if data[:1] == ("slot",):
        return bool(data[1] == slot)
    return any(_uses(part, slot) for part in data)


# ---- choose ----------------------------------------------------------------------------------------------------


def make_choose(P: Program, op: Op, about: str) -> Handler:
    _, wish_data, k, many, way, s = op
    take = picker(P, wish_data, way, s, about)
    k += 4

    def run(S: State, F: Frame) -> Decision | None:
        got = take(S, F)
        if isinstance(got, Decision):
            return got
        if got is None:
            return None
        F[k] = got if many else (got[0] if got else -1)
        F[1] += 1
        return None

    return run


def picker(P: Program, wish_data: Any, way: Any, s: int, about: str) -> Callable[[State, Frame], Any]:
    """Chooses the members of a wish: gives the list, a decision, or None where a strict block was left."""
    wish_of = P.wish(wish_data)
    is_random = "random" in way
    is_strict = "strict" in way
    s += 4

    def take(S: State, F: Frame) -> Any:
        work = F[s]
        if not work:
            wish: Wish = wish_of(S, F)
            things = list(P.look_up(S, F, wish))
            pool = pool_of(P, S, things)
            have = sum([n for _, n in pool])
            if wish.way == "all":
                return [x for x, _ in pool]
            if have < wish.low and is_strict:
                fail(S)
                return None
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
                    answer = choices[_weighted(P, S, pool, choices)]
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
        return chosen

    return take


MAKERS = {"move": make_move, "choose": make_choose}
