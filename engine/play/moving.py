"""Moving and choosing: where every rule about places, rooms, stacks and faces is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from . import chance
from .decision import Report
from .feasible import ENDLESS
from .state import State

if TYPE_CHECKING:
    from .program import Program


class Limits:
    """How many more of a kind a place takes. For every kind and thing: a number that never changes, or the limit, what
    counts towards it, and whose place it is."""

    def __init__(self, P: Program) -> None:
        u = self.u = P.universe
        self.rules: dict[str, list[Any]] = {}
        for kind in (*u.ruleset.pieces, *u.ruleset.alike):
            self.rules[kind] = [0] * (u.end + 1)  # the last one is for no place at all
        for place in range(u.p0, u.h0):
            name = u.kind[place]
            holder = u.holder(name)
            assert holder is not None
            for kind, limited in u.held_kinds[name].items():
                limit = holder.holds[limited]
                if limit is None:
                    self.rules[kind][place] = ENDLESS
                    continue
                number: Any = P.text_getter(limit, "S, me, v0")
                if limit[0] == "num":
                    number = limit[1]
                elif limit[0] == "attr" and limit[2] == ("var", 0):
                    number = u.printed[place].get(limit[1], 0)
                heaps = sorted(h for base in u.bases(limited) for h in u.heaps_at.get(base, {}).get(place, ()))
                kinds = tuple(base for base in u.bases(limited) if base in u.ruleset.pieces)
                self.rules[kind][place] = (number, _spans([h - u.h0 for h in heaps]), kinds, u.owner[place])
        self.plain = {kind: [_plain(rule) for rule in rules] for kind, rules in self.rules.items()}

    def room(self, S: State, place: int, kind: str) -> int:
        """Pieces of ``kind`` that still fit; 0 where none may lie."""
        rule = self.rules[kind][place]
        if type(rule) is int:
            return rule
        limit, spans, kinds, owner = rule
        if type(limit) is not int:
            limit = limit(S, owner if owner >= 0 else S.counters[0], place)
        for low, high in spans:
            limit -= sum(S.n[low:high])
        if kinds:
            kind_of = self.u.kind
            for p in S.held[place - self.u.p0]:
                if kind_of[p] in kinds:
                    limit -= 1
        return limit if limit > 0 else 0

    def has_room(self, S: State, places: Iterable[int], kind: str, here: int) -> bool:
        """Whether one more fits at any of the places."""
        rules = self.rules[kind]
        for place in places:
            if place != here:
                rule = rules[place]
                if (rule if type(rule) is int else self.room(S, place, kind)) > 0:
                    return True
        return False

    def rooms(self, S: State, places: Sequence[int], kind: str, here: int) -> list[int]:
        """The room of each place; none where the piece lies already."""
        n = S.n
        rows: list[Any] = list(map(self.plain[kind].__getitem__, places))
        if all(rows):
            found = [row[0] - sum(n[row[1]]) for row in rows]
            if found and min(found) < 0:
                found = [max(0, free) for free in found]
        else:
            found = [self.room(S, place, kind) for place in places]
        return (
            [0 if place == here else free for place, free in zip(places, found, strict=True)]
            if here in places
            else found
        )


def _plain(rule: Any) -> tuple[int, slice] | None:
    """A rule that only counts alike pieces that are numbered one after another."""
    if type(rule) is int:
        return (rule, slice(0, 0))
    limit, spans, kinds, _ = rule
    return (limit, slice(*spans[0])) if type(limit) is int and len(spans) == 1 and not kinds else None


def _spans(numbers: list[int]) -> tuple[tuple[int, int], ...]:
    """Numbers as ranges, each from and up to."""
    found: list[tuple[int, int]] = []
    for n in numbers:
        if found and found[-1][1] == n:
            found[-1] = (found[-1][0], n + 1)
        else:
            found.append((n, n + 1))
    return tuple(found)


def is_endless(P: Program, heap: int) -> bool:
    """Whether a heap never runs out."""
    return heap in P.universe.endless


def everyone(P: Program) -> int:
    """The bits of all persons."""
    return P.universe.everyone


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
        knows = relocate(P, S, thing, source_place, to)
        moved = thing
    S.changed += 1
    if u.kind[thing] in P.interest.kinds and P.interest(u.kind[thing], u.kind[source_place], u.kind[to]):
        event = ["move", me if me >= 0 else S.counters[0], moved, [["from", source_place], ["to", to]], "after"]
        if event not in S.events:
            S.events.append(event)
    if S.log is not None:
        S.log.append(_move_report(P, me, thing, source_place, to, amount, knows, S.sealed > 0))
    return moved


def relocate(P: Program, S: State, piece: int, source: int, to: int) -> int:
    """Lay a piece elsewhere; gives the bits of the persons that may know which one it was."""
    u = P.universe
    index = piece - u.q0
    held = [x for x in S.held[source - u.p0] if x != piece]
    S.held[source - u.p0] = held
    S.held[to - u.p0] = [*S.held[to - u.p0], piece]
    S.at[piece] = to
    before = S.seen[index]
    ways = u.shown
    way = ways.get(to, "faces")
    public = way == "all" or (way == "faces" and S.face[index] == 1)
    if public:
        every: int = u.everyone
        S.seen[index] = every
        return every
    if ways.get(source) in ("owner", "nobody") and source not in u.stacks:
        followers = owner_bit(P, source)
        S.seen[index] &= followers | (owner_bit(P, to) if way == "owner" else 0)
        for other in held:
            if u.kind[other] == u.kind[piece]:
                S.seen[other - u.q0] &= followers
    if way == "owner":
        S.seen[index] |= owner_bit(P, to)
    return S.seen[index] | (before & S.seen[index])


def _move_report(
    P: Program, me: int, thing: int, source: int, to: int, amount: int, knows: int, sealed: bool
) -> Report:
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
    return Report("move", open_, -1 if knows == everyone(P) else knows, None if sealed else hidden)


def show(P: Program, S: State, piece: int) -> None:
    """All persons learn what a piece is."""
    index = piece - P.universe.q0
    if S.probe is not None and not S.seen[index] >> S.probe.person & 1:
        S.probe.stopped = True
    S.seen[index] = everyone(P)


def chance_below(P: Program, S: State, n: int) -> int:
    """A random number; in look-ahead chance is where it stops."""
    if S.probe is not None:
        S.probe.stopped = True
    S.rng, value = chance.below(S.rng, n)
    return value


def shuffle_place(P: Program, S: State, place: int) -> None:
    u = P.universe
    pieces = S.held[place - u.p0] = S.held[place - u.p0][:]
    if S.probe is not None:
        S.probe.stopped = True
    S.rng = chance.shuffled(S.rng, pieces)
    if shown(P, place) != "all":
        knows, seen, q0 = owner_bit(P, place) if shown(P, place) == "owner" else 0, S.seen, u.q0
        for piece in pieces:
            seen[piece - q0] = knows
    S.changed += 1
    if S.log is not None:
        S.log.append(Report("shuffle", (("seat", None), ("what", u.names[place]))))
