"""The verb ``move``: as fully as possible, asked one piece at a time, with short ways where nothing is to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from .asking import fail, me_of, settle
from .decision import STOP, Decision, Report
from .events import note
from .feasible import ENDLESS, Bounds, can_be_full, fewer, most, open_places
from .moving import chance_below, move_one
from .pools import in_order, offered, pool_of, refill, weighted
from .state import Frame, State
from .wishes import Wish

if TYPE_CHECKING:
    from .program import Handler, Program


class Move:
    """One ``move`` of a text.

    What is under way stands in the first scratch slot:
    ``["move", pool, places, used, moved, low, high, m1, m2, picked, full]``.
    """

    def __init__(self, P: Program, op: Op, about: str, verb: str = "") -> None:
        # ``verb`` is the one that is nothing but this move
        _, wish_data, source, target_data, piece_slot, place_slot, way, s = op
        self.P, self.u, self.about, self.verb = P, P.universe, about, verb
        self.wish_of = P.wish(wish_data)
        self.target_of = P.wish(target_data)
        self.source_of = P.getter(source) if source is not None else None
        self.s = s + 4
        self.piece_slot = None if piece_slot is None else piece_slot + 4
        self.place_slot = None if place_slot is None else place_slot + 4
        self.per_piece = piece_slot is not None and uses_slot(target_data, piece_slot)
        self.wish, self.target = wish_data, target_data
        self.signals = bool(P.signals) and (wish_data[0] == "passed" or target_data[0] == "passed")
        self.random = "random" in way
        self.strict = "strict" in way
        self.whole = self.strict or "whole" in way
        one_place = target_data[0] == "wish" and target_data[3] == "any" and target_data[4][0] == "one"
        self.short = one_place and not self.per_piece and "random" not in way
        self.only_target: Any = P.getter(target_data[4][1]) if self.short else None
        lies_in = _one_place(P, wish_data)
        self.from_kind = lies_in[0] if lies_in is not None else ""
        self.from_place: Any = P.getter(lies_in[1]) if lies_in is not None else None
        self.top_of = self.u.stacks if self.from_place is not None and self.source_of is None else frozenset[int]()

    # ---- the short way: one target
    def quick(self, S: State, F: Frame, wish: Wish) -> Decision | bool:
        """Where there is only one place to go: do it at once, or ask which; whether it was done."""
        P, u = self.P, self.u
        low, high = wish.low, wish.high
        everything = wish.way == "all"
        if high == 0:  # nothing is wished
            self.finish(F, -1, -1)
            return True
        if low != high and not everything:
            return False
        to = self.only_target(S, F)
        free = S.stop is None
        if self.top_of and not everything:
            place = self.from_place(S, F)
            if place in self.top_of:
                return free and self.from_stack(S, F, place, low, to)
        things = P.look_up(S, F, wish)
        if self.source_of is not None:
            places = self.source_of(S, F)
            things = [x for x in things if S.at[x] in places]
        many = len(things)
        if to < 0:
            if self.strict and (many or low) and not everything:
                return False
            self.nothing(S, F)
            return True
        if many > 1 and low == 1 == high:
            return self.one_of(S, F, things, to)
        whole = self.whole or wish.whole
        if not free or (whole and many > 1) or (not everything and (many != 1 or (low > 1 and things[0] < u.h0))):
            return False
        last = -1
        for x in in_order(P, S, list(things)) if everything and many > 1 else list(things):
            have = (ENDLESS if x in u.endless else S.n[x - u.h0]) if x >= u.h0 else 1
            wanted = have if everything else low
            fits = min(have, wanted, P.limits.room(S, to, u.kind[x])) if S.at[x] != to else 0
            if fits < wanted and whole:
                return False
            if fits > 0:
                last = self.shift(S, F, x, to, fits)
            if S.log is not None and not everything:
                self.lacking(S, F, [x], wanted - fits)
        if last < 0:
            self.nothing(S, F)
        else:
            self.finish(F, last, to)
        return True

    def one_of(self, S: State, F: Frame, things: list[int], to: int) -> Decision | bool:
        """One of several pieces: the question, or whether it was done."""
        P, u = self.P, self.u
        at, kind = S.at, u.kind[things[0]]
        for x in things:
            if at[x] == to or at[x] in u.stacks or u.kind[x] != kind:
                return False
        if P.limits.room(S, to, kind) <= 0:
            return False
        answer = S.answer
        if answer is None:
            answer = settle(P, S, F, "what", self.about, list(things))
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        self.finish(F, self.shift(S, F, answer, to), to)
        return True

    def from_stack(self, S: State, F: Frame, place: int, count: int, to: int) -> bool:
        """Take the top pieces of a stack."""
        P, u = self.P, self.u
        kind = self.from_kind
        tops = [x for x in S.held[place - u.p0][-count:] if u.kind[x] == kind]
        if to < 0 or len(tops) < count or P.limits.room(S, to, kind) < count:
            return False
        for x in reversed(tops):
            self.shift(S, F, x, to)
        self.finish(F, tops[0], to)
        return True

    def shift(self, S: State, F: Frame, piece: int, to: int, amount: int = 1) -> int:
        """Move it; gives what lies there now."""
        if S.log is not None:
            S.log.inside(self.verb)
        moved = move_one(self.P, S, F[2], piece, to, amount)
        if self.signals:
            note(self.P, F, self.wish, [moved])
            note(self.P, F, self.target, [to])
        return moved

    def finish(self, F: Frame, piece: int, place: int) -> None:
        if self.piece_slot is not None:
            F[self.piece_slot] = piece
        if self.place_slot is not None:
            F[self.place_slot] = place
        F[self.s] = 0
        F[1] += 1

    def nothing(self, S: State, F: Frame) -> None:
        """Be done without having moved anything."""
        if S.log is not None and self.verb and self.wish_of(S, F).low > 0:
            S.log.nothing("verb", me_of(S, F), self.verb)
        self.finish(F, -1, -1)

    def lacking(self, S: State, F: Frame, things: Sequence[int], count: int) -> None:
        """Tell how many more should have moved, of alike pieces that everybody may count."""
        u = self.u
        open_to_all = all(x >= u.h0 and u.shown.get(u.heap_place[x], "faces") in ("faces", "all") for x in things)
        if S.log is None or count <= 0 or S.sealed or not things or not open_to_all:
            return
        kinds = {u.kind[x] for x in things}
        unions = sorted((len(members), name) for name, members in u.ruleset.unions.items() if kinds <= {*members})
        what = kinds.pop() if len(kinds) == 1 else unions[0][1] if unions else ""
        S.log.inside(self.verb)
        S.log.append(Report("short", (("seat", u.names[me_of(S, F)]), ("what", what), ("count", count))))

    # ---- the long way
    def start(self, S: State, F: Frame, wish: Wish) -> list[Any]:
        P = self.P
        things = list(P.look_up(S, F, wish))
        if not things and refill(P, S, F, wish):
            things = list(P.look_up(S, F, wish))
        if self.source_of is not None:
            sources = self.source_of(S, F)
            things = [x for x in things if S.at[x] in sources]
        pool = pool_of(P, S, in_order(P, S, things) if wish.way == "all" else things)
        low, high = wish.low, wish.high
        if wish.way == "all":
            low = high = min(sum([left for _, left in pool]), ENDLESS)
        target = self.target_of(S, F)
        places = [] if self.per_piece else list(P.look_up(S, F, target))
        m1, m2 = (0, ENDLESS) if target.way in ("any", "all") else (target.low, target.high)
        work = ["move", pool, places, [], 0, low, high, m1, m2, -1, True]
        work[10] = self.aim(S, work)[0]
        return work

    def rooms(self, S: State, x: int, places: list[int]) -> list[int]:
        return self.P.limits.rooms(S, places, self.u.kind[x], S.at[x])

    def aim(self, S: State, work: list[Any]) -> tuple[bool, Any]:
        """Whether a full outcome can be reached, and else the largest part that can."""
        _, pool, places, used, moved, low, high, m1, m2 = work[:9]
        left = sum([n for _, n in pool])
        if self.per_piece or left == 0:
            return (moved + left >= low, (moved, len(used)))
        first, *others = [x for x, n in pool if n > 0]
        mixed = any(self.u.kind[x] != self.u.kind[first] for x in others)
        rooms = self.fits(S, pool, places) if mixed else self.rooms(S, first, places)
        if m1 == 0 and m2 >= ENDLESS:
            if moved + (self.held(S, pool, places) if mixed else min(left, sum(rooms))) >= low:
                return (True, None)
        elif not used and m1 <= 1 <= m2 and low > 0 and left >= low and rooms and max(rooms) >= low:
            return (True, None)
        inside = [r for q, r in zip(places, rooms, strict=True) if q in used]
        outside = [r for q, r in zip(places, rooms, strict=True) if q not in used]
        if can_be_full(inside, outside, moved, left, low, high, m1, m2):
            return (True, None)
        return (False, most(inside, outside, moved, left, high, m1, m2))

    def fits(self, S: State, pool: list[Any], places: list[int]) -> list[int]:
        """How much of a pool of several kinds each place takes; what shares a limit there shares its room."""
        kind_of, holds = self.u.kind, self.u.held_kinds
        found = []
        for q in places:
            shares: dict[str, list[int]] = {}
            for x, left in pool:
                limited = holds[kind_of[q]].get(kind_of[x]) if left > 0 and q >= 0 and S.at[x] != q else None
                if limited is not None:
                    shares.setdefault(limited, [self.P.limits.room(S, q, kind_of[x]), 0])[1] += left
            found.append(sum([min(room, left) for room, left in shares.values()]))
        return found

    def held(self, S: State, pool: list[Any], places: list[int]) -> int:
        """How much of a pool of several kinds all places take together."""
        lefts: dict[str, list[int]] = {}
        for x, left in pool:
            if left > 0:
                lefts.setdefault(self.u.kind[x], [x, 0])[1] += left
        of_kinds = sum([min(left, sum(self.rooms(S, x, places))) for x, left in lefts.values()])
        return min(of_kinds, sum(self.fits(S, pool, places)))

    def targets(self, S: State, F: Frame, x: int, work: list[Any], goal: Any) -> list[int]:
        """Places that piece ``x`` may go to so that the goal can still be reached."""
        _, pool, places, used, moved, low, high, m1, m2, _, full = work
        if self.per_piece and self.piece_slot is not None:
            before = F[self.piece_slot]
            F[self.piece_slot] = x
            places = list(self.P.look_up(S, F, self.target_of(S, F)))
            F[self.piece_slot] = before
        left = sum([n for _, n in pool]) - 1
        return spots(places, self.rooms(S, x, places), used, moved, left, (low, high, m1, m2), full, goal)

    def movable(self, S: State, F: Frame, choices: list[int], work: list[Any], goal: Any) -> list[int]:
        """Those of the pieces that have somewhere to go."""
        if len(choices) > 1 and not self.per_piece:
            kind, places = self.u.kind[choices[0]], work[2]
            if all(self.u.kind[x] == kind and S.at[x] not in places for x in choices):
                return choices if self.targets(S, F, choices[0], work, goal) else []
        if self.per_piece and work[7] == 0 and work[8] >= ENDLESS:
            return self.with_room(S, F, choices)
        return [x for x in choices if self.targets(S, F, x, work, goal)]

    def with_room(self, S: State, F: Frame, choices: list[int]) -> list[int]:
        """Those of the pieces for which there is room at any of their own places."""
        assert self.piece_slot is not None
        kind, at, room = self.u.kind, S.at, self.P.limits.has_room
        before = F[self.piece_slot]
        found = []
        for x in choices:
            F[self.piece_slot] = x
            if room(S, self.P.look_up(S, F, self.target_of(S, F)), kind[x], at[x]):
                found.append(x)
        F[self.piece_slot] = before
        return found

    def __call__(self, S: State, F: Frame) -> Decision | None:
        P, s = self.P, self.s
        work = F[s]
        if not work:
            wish = self.wish_of(S, F)
            if self.short:
                done = self.quick(S, F, wish)
                if done is not False:
                    return None if done is True else done
            work = self.start(S, F, wish)
            if (self.whole or wish.whole) and not work[10]:
                self.nothing(S, F)
                if self.strict:
                    fail(S)
                return None
            F[s] = work
        answer = S.answer
        while True:
            _, pool, _, used, moved, low, high, m1, m2, picked, full = work
            goal = None if full else self.aim(S, work)[1]
            enough = moved >= low and (m1 <= len(used) <= m2) if full else goal == (moved, len(used))
            if picked < 0:
                if answer is None:
                    if moved >= high:
                        break
                    choices = offered(P, S, pool)
                    if len(choices) != 1 or enough or self.per_piece:
                        choices = self.movable(S, F, choices, work, goal)
                    if not choices:
                        wish = self.wish_of(S, F)
                        if not offered(P, S, pool) and refill(P, S, F, wish):
                            work[1] = self.start(S, F, wish)[1]
                            work[10] = self.aim(S, work)[0]
                            continue
                        break
                    answer = self.which(S, F, choices, work, enough)
                    if isinstance(answer, Decision):
                        return answer
                S.answer = None
                if answer == STOP:
                    break
                work[9] = answer
                answer = None
                continue
            if answer is None:
                answer = self.whither(S, F, picked, work, goal, enough)
                if answer is None:
                    break  # it has nowhere to go
                if isinstance(answer, Decision):
                    return answer
            S.answer = None
            if answer == STOP:
                break
            self.one(S, F, work, picked, answer)
            answer = None
        short = work[4] < work[5]
        if short and S.log is not None and not self.strict and self.wish_of(S, F).way != "all":
            self.lacking(S, F, [x for x, _ in work[1]], work[5] - work[4])
        if work[4] == 0:
            self.nothing(S, F)
        else:
            self.finish(F, self.last_piece(F), self.last_place(F))
        if self.strict and short:
            fail(S)
        return None

    def last_piece(self, F: Frame) -> int:
        return -1 if self.piece_slot is None else int(F[self.piece_slot])

    def last_place(self, F: Frame) -> int:
        return -1 if self.place_slot is None else int(F[self.place_slot])

    def which(self, S: State, F: Frame, choices: list[int], work: list[Any], enough: bool) -> Any:
        """The piece that moves next, or the question."""
        pool, moved, low = work[1], work[4], work[5]
        if self.random:
            return choices[weighted(self.P, S, pool, choices)]
        if not enough and (len(choices) == 1 or moved + sum([n for _, n in pool]) <= low):
            return choices[0]
        if enough and len(offered(self.P, S, pool)) == 1 and len(self.targets(S, F, choices[0], work, None)) > 1:
            return choices[0]
        values: list[Any] = [*choices, STOP] if enough and S.stop is None else choices
        return settle(self.P, S, F, "what", self.about, values)

    def whither(self, S: State, F: Frame, picked: int, work: list[Any], goal: Any, enough: bool) -> Any:
        """The place it goes to, or the question; nothing where there is none."""
        P = self.P
        spots = self.targets(S, F, picked, work, goal)
        if not spots:
            return None
        if self.random:
            return spots[chance_below(P, S, len(spots))] if len(spots) > 1 else spots[0]
        stoppable = enough and S.stop is None and len(spots) > 1 and len(offered(P, S, work[1])) == 1
        values: list[Any] = [*spots, STOP] if stoppable else spots
        if len(values) == 1 and S.stop is None:
            return values[0]
        return settle(P, S, F, "where", self.about, values, picked)

    def one(self, S: State, F: Frame, work: list[Any], picked: int, place: int) -> None:
        """Move one piece, and keep account."""
        moved = self.shift(S, F, picked, place)
        if self.piece_slot is not None:
            F[self.piece_slot] = moved
        if self.place_slot is not None:
            F[self.place_slot] = place
        for entry in work[1]:
            if entry[0] == picked and entry[1] < ENDLESS:
                entry[1] -= 1
        if place not in work[3]:
            work[3].append(place)
        work[4] += 1
        work[9] = -1


def spots(
    places: Sequence[int],
    rooms: Sequence[int],
    used: Sequence[int],
    moved: int,
    left: int,
    bounds: Bounds,
    full: bool,
    goal: Any,
) -> list[int]:
    """The places that one more piece may go to so that the goal can still be reached; ``left`` are then still to be had."""
    if bounds[2] == 0 and bounds[3] >= ENDLESS:
        return [q for q, r in zip(places, rooms, strict=True) if r > 0]
    taken = tuple([i for i, q in enumerate(places) if q in used]) if used else ()
    return [
        places[i] for i in open_places(fewer(rooms, bounds[1]), taken, moved, min(left, bounds[1]), bounds, full, goal)
    ]


def make_move(P: Program, op: Op, about: str) -> Handler:
    return Move(P, op, about)


def uses_slot(data: Any, slot: int) -> bool:
    """Whether an expression as data reads a slot."""
    if not isinstance(data, tuple):
        return False
    if data[:1] == ("slot",):
        return bool(data[1] == slot)
    return any(uses_slot(part, slot) for part in data)


def _one_place(P: Program, wish: Any) -> tuple[str, Any] | None:
    """The kind and the place of a wish for pieces of one kind in one place, without a filter."""
    if wish[0] != "wish" or wish[4][0] != "set":
        return None
    _, kinds, places, keys, _, where = wish[4]
    if len(kinds) != 1 or kinds[0] not in P.ruleset.pieces or keys is not None or where is not None:
        return None
    return (kinds[0], places[1]) if places is not None and places[0] == "one" else None


MAKERS = {"move": make_move}
