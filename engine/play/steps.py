"""The simple operations: one maker each, from data to a handler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from . import events, outcome
from .asking import fail, me_of
from .decision import Decision, Report
from .feasible import LARGEST
from .moving import everyone, show, shuffle_place
from .pools import in_order, picker
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Handler, Program


def make_let(P: Program, op: Op, about: str) -> Handler:
    k, value = op[1] + 4, P.getter(op[2])

    def run(S: State, F: Frame) -> None:
        got = value(S, F)
        if type(got) is tuple:
            got = list(got)
        elif type(got) is int and not -LARGEST <= got <= LARGEST:
            got = min(max(got, -LARGEST), LARGEST)
        F[k] = got
        F[1] += 1

    return run


def make_set(P: Program, op: Op, about: str) -> Handler:
    _, name, subject, e = op
    value = P.getter(e)
    at = P.counter_at[name]
    whose = P.getter(subject) if subject is not None else None
    ranges = P.counter_range

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        if whose is None:
            where = at
            thing = -1
        else:
            thing = whose(S, F)
            if thing < 0:
                return
            base = at if isinstance(at, int) else at[thing]
            where = base + thing
        now = int(value(S, F))
        low, high = ranges[where]
        if low is not None and now < low:
            now = low
        if high is not None and now > high:
            now = high
        before = S.counters[where]
        if before == now:
            if S.log is not None:
                S.log.append(_set_report(P, S, name, thing, before, now, _seat(P, S, F)))
            return
        S.counters[where] = now
        S.changed += 1
        if S.log is not None:
            S.log.append(_set_report(P, S, name, thing, before, now, _seat(P, S, F)))

    return run


def _set_report(P: Program, S: State, name: str, thing: int, before: int, now: int, seat: str | None) -> Report:
    u = P.universe

    def value(n: int) -> Any:
        if name not in P.things_counted:
            return n
        return u.names[n] if n >= 0 else None

    what = "set" if before != now else "kept"
    change = (("from", value(before)), ("to", value(now)))
    head = (("seat", seat), ("what", name))
    if u.q0 <= thing < u.h0 and S.seen[thing - u.q0] != everyone(P):
        kind = u.kind[thing]
        hidden = (*head, ("of", u.ruleset.pieces[kind].union or kind), *change)
        return Report(what, (*head, ("of", u.names[thing]), *change), S.seen[thing - u.q0], hidden)
    return Report(what, (*head, ("of", u.names[thing] if thing >= 0 else None), *change))


def make_jump(P: Program, op: Op, about: str) -> Handler:
    pc = op[1]

    def run(S: State, F: Frame) -> None:
        F[1] = pc

    return run


def make_unless(P: Program, op: Op, about: str) -> Handler:
    test, pc = P.getter(op[1]), op[2]

    def run(S: State, F: Frame) -> None:
        if test(S, F):
            F[1] += 1
        else:
            F[1] = pc

    return run


def make_require(P: Program, op: Op, about: str) -> Handler:
    test = P.getter(op[1])

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        if test(S, F):
            return
        if S.probe is not None and S.probe.tolerant:
            S.probe.failing += 1
            return
        fail(S)

    return run


def make_turn(P: Program, op: Op, about: str) -> Handler:
    _, wish, face, s = op
    take = picker(P, wish, ("plain",), s, about)
    up = 1 if face == "up" else 0
    u = P.universe
    every = P.getter(wish[4]) if wish[0] == "wish" and wish[3] == "all" else None

    def run(S: State, F: Frame) -> Decision | None:
        if every is not None:
            got = in_order(P, S, list(every(S, F)))
        else:
            got = take(S, F)
            if isinstance(got, Decision):
                return got
            if got is None:
                return None
        F[1] += 1
        for piece in got:
            index = piece - u.q0
            if S.face[index] == up:
                if up and S.seen[index] != everyone(P):
                    show(P, S, piece)
                continue
            if up:
                show(P, S, piece)
            S.face[index] = up
            S.changed += 1
            if S.log is not None:
                params = (("seat", _seat(P, S, F)), ("piece", u.names[piece]), ("to", face))
                S.log.append(Report("turn", (*params, ("place", u.names[S.at[piece]]))))
        return None

    return run


def make_look(P: Program, op: Op, about: str) -> Handler:
    _, wish, s = op
    take = picker(P, wish, ("plain",), s, about)
    u = P.universe

    def run(S: State, F: Frame) -> Decision | None:
        got = take(S, F)
        if isinstance(got, Decision):
            return got
        if got is None:
            return None
        F[1] += 1
        me = me_of(S, F)
        person = u.person_of[me]
        for piece in got:
            index = piece - u.q0
            if not S.seen[index] >> person & 1:
                if S.probe is not None:
                    S.probe.stopped = True
                S.seen[index] |= 1 << person
            S.changed += 1
            if S.log is not None:
                place = u.names[S.at[piece]]
                kind = u.kind[piece]
                hidden = (("seat", u.names[me]), ("piece", u.ruleset.pieces[kind].union or kind), ("place", place))
                S.log.append(
                    Report(
                        "look",
                        (("seat", u.names[me]), ("piece", u.names[piece]), ("place", place)),
                        1 << person,
                        hidden,
                    )
                )
        return None

    return run


def make_shuffle(P: Program, op: Op, about: str) -> Handler:
    places = P.getter(op[1])

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        for place in places(S, F):
            shuffle_place(P, S, place)

    return run


def make_score(P: Program, op: Op, about: str) -> Handler:
    points = P.getter(op[1])
    u = P.universe

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        me = me_of(S, F)
        before = S.counters[P.score_at + me]
        n = min(max(before + int(points(S, F)), -LARGEST), LARGEST) - before
        source = about if F[3] < 0 else u.row[F[3]] or u.names[F[3]]
        if n == 0:
            if S.log is not None:
                S.log.append(Report("no_score", (("seat", u.names[me]), ("what", source))))
            return
        S.counters[P.score_at + me] += n
        S.changed += 1
        for i, line in enumerate(S.lines):
            if line[0] == me and line[1] == source:
                S.lines[i] = [me, source, line[2] + n]
                break
        else:
            S.lines.append([me, source, n])
        if S.log is not None:
            S.log.append(Report("score", (("seat", u.names[me]), ("points", n), ("what", source))))

    return run


def make_win(P: Program, op: Op, about: str) -> Handler:
    who = P.getter(op[1])
    u = P.universe

    def run(S: State, F: Frame) -> None:
        seats = list(who(S, F))
        outcome.decide(P, S, seats)
        S.stack.clear()
        S.waiting.clear()
        S.open.clear()
        S.events.clear()
        S.changed += 1
        if S.probe is not None:
            S.probe.stopped = True
        if S.log is not None:
            S.log.append(Report("win", (("who", tuple(u.names[seat] for seat in S.winners or ())),)))

    return run


def make_ask(P: Program, op: Op, about: str) -> Handler:
    _, who, k, pc = op
    seat_of = P.getter(who)
    k += 4

    def run(S: State, F: Frame) -> None:
        seat = seat_of(S, F)
        if seat < 0:
            F[1] = pc
            return
        F[k] = F[2]
        F[2] = seat
        F[1] += 1

    return run


def make_asked(P: Program, op: Op, about: str) -> Handler:
    k = op[1] + 4

    def run(S: State, F: Frame) -> None:
        F[2] = F[k]
        F[1] += 1

    return run


def make_later(P: Program, op: Op, about: str) -> Handler:
    _, phase, who, code = op
    seat_of = P.getter(who) if who is not None else None
    number = P.code_at[code]

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        seat = me_of(S, F) if seat_of is None else seat_of(S, F)
        if seat < 0:
            return
        S.later.append([phase, seat, number, F[3], plain_slots(F)])
        S.changed += 1

    return run


def plain_slots(F: Frame) -> list[Any]:
    """A frame's slots, copied for a block that runs apart."""
    return [item[:] if type(item) is list else item for item in F[4:]]


def make_watch(P: Program, op: Op, about: str) -> Handler:
    trigger = op[1]

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        S.watching.append([trigger, me_of(S, F), F[3], plain_slots(F), S.changed + 1])
        S.changed += 1

    return run


def make_events(P: Program, op: Op, about: str) -> Handler:
    def run(S: State, F: Frame) -> Decision | None:
        if not S.events and not S.waiting:
            F[1] += 1
            return None
        return events.flush(P, S, F)

    return run


def make_return(P: Program, op: Op, about: str) -> Handler:
    signals = P.signals

    def run(S: State, F: Frame) -> None:
        S.stack.pop()
        if S.log is not None:
            S.log.end(F)
        if signals and F[0] in signals:
            events.signal(P, S, F)

    return run


def _seat(P: Program, S: State, F: Frame) -> str | None:
    return P.universe.names[F[2]] if F[2] >= 0 else None


MAKERS = {
    "let": make_let,
    "set": make_set,
    "set_local": make_let,
    "jump": make_jump,
    "unless": make_unless,
    "require": make_require,
    "turn": make_turn,
    "look": make_look,
    "shuffle": make_shuffle,
    "score": make_score,
    "win": make_win,
    "ask": make_ask,
    "asked": make_asked,
    "later": make_later,
    "watch": make_watch,
    "events": make_events,
    "return": make_return,
}
