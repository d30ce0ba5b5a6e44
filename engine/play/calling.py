"""Calls: verbs, stored effects, cards that are performed, phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from . import events, looking
from .asking import fail, me_of, settle, strict
from .decision import STOP, Decision, Report
from .frames import push
from .move import Move
from .moving import show
from .outcome import BOUND
from .pools import picker, refill, takeable
from .state import Frame, State
from .steps import plain_slots

if TYPE_CHECKING:
    from .program import Handler, Program


def make_call(P: Program, op: Op, about: str) -> Handler:
    _, name, args, adverbs, block, way, s = op
    verb = P.ruleset.verbs[name]
    code = P.code_at[verb.code]
    size = P.slot_counts[code] if code < len(P.slot_counts) else 0
    straight = P.straight and straight_move(P, op)
    if straight:
        return Move(P, straight, name, name)
    s += 4
    is_strict = "strict" in way
    whole = "whole" in way
    getters: list[tuple[int, str, Any]] = []
    each: tuple[int, Any] | None = None
    for parameter, arg in zip(verb.parameters, args, strict=True):
        if parameter.way == "each":
            each = (parameter.slot, P.wish(arg))
        elif parameter.way == "wish":
            getters.append((parameter.slot, "wish", P.wish(arg)))
        else:
            getters.append((parameter.slot, parameter.way, P.getter(arg)))
    flags = {slot for adverb, slot in verb.adverbs if adverb in adverbs}
    block_code = P.code_at[block] if block is not None else None
    watched = name in P.watched
    fresh = P.fresh.get(name)

    def begin(S: State, F: Frame, chosen: int | None) -> None:
        depth = len(S.stack) - 1
        slots: list[Any] = [0] * size
        for slot, kind, get in getters:
            value = get(S, F)
            if kind == "wish":
                value = value.plain(depth, whole)
            elif type(value) is tuple:
                value = list(value)
            slots[slot] = value
        if each is not None:
            slots[each[0]] = chosen
        for slot in flags:
            slots[slot] = 1
        if verb.block_slot is not None and block_code is not None:
            slots[verb.block_slot] = [block_code, F[2], F[3], plain_slots(F)]
        if fresh:
            start_afresh(P, S, fresh)
        if watched:
            slots += [S.changed, ["noted", []]]
        frame = push(P, S, code, F[2], F[3], slots)
        if S.log is not None:
            S.log.begin(frame, "verb", me_of(S, F), name, -1 if chosen is None else chosen)

    if each is None:

        def plain(S: State, F: Frame) -> None:
            F[1] += 1
            begin(S, F, None)

        return plain

    wish_of = each[1]

    def one_by_one(S: State, F: Frame) -> Decision | None:
        work = F[s]
        if not work:
            wish = wish_of(S, F)
            if wish.low == 1 == wish.high and S.stop is None and not verb.has_needs:
                only = P.look_up(S, F, wish)
                if len(only) == 1:
                    F[1] += 1
                    begin(S, F, only[0])
                    return None
            fixed = None
            if wish.way == "all":
                fixed = list(P.look_up(S, F, wish))
                fixed.reverse()
            work = F[s] = ["one", 0, wish.low, wish.high, wish.way, wish.set_number, wish.depth, fixed, -1, 0]
        _, done, low, high, _, number, depth, fixed, under_way, _ = work
        if under_way >= 0:  # the verb has been done for this one
            work[8] = -1
            done = work[1] = done + 1
        answer = S.answer
        if answer is None:
            if done >= high:
                finish(F)
                return None
            if fixed is not None:
                while fixed:
                    x = fixed.pop()
                    if not verb.has_needs or S.probe is not None or strict(S) or _legal(P, S, F, s, x):
                        start(S, F, work, x)
                        return None
                finish(F)
                return None
            frame = F if depth < 0 else S.stack[depth]
            candidates = takeable(P, S, list(P.wanted[number](S, frame)))
            if not candidates and refill(P, S, F, wish_of(S, F)):
                candidates = takeable(P, S, list(P.wanted[number](S, frame)))
            if verb.has_needs and S.probe is None and not strict(S):
                candidates = looking.keep(P, S, candidates, P.universe.person_of[me_of(S, F)])
            if whole and done == 0 and len(candidates) < low:
                candidates = []
            if not candidates:
                finish(F)
                if done == 0 < low and S.log is not None:
                    S.log.nothing("verb", me_of(S, F), name)
                if done < low and is_strict:
                    fail(S)
                return None
            values = [*candidates, STOP] if done >= low and S.stop is None else candidates
            answer = settle(P, S, F, "what", about if about != name else name, values)
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        if answer == STOP:
            finish(F)
            return None
        start(S, F, work, answer)
        return None

    def start(S: State, F: Frame, work: list[Any], x: int) -> None:
        work[8] = x
        begin(S, F, x)

    def finish(F: Frame) -> None:
        F[s] = 0
        F[1] += 1

    return one_by_one


def straight_move(P: Program, op: Op) -> Op | None:
    """For a verb that is nothing but one ``move``: that move, with what the call gives in the place of parameters."""
    _, name, args, adverbs, block, called, s = op
    verb = P.ruleset.verbs[name]
    ops = P.ruleset.codes[verb.code].ops
    if len(ops) != 2 or ops[0][0] != "move" or name in P.watched or name in P.fresh or adverbs or block is not None:
        return None
    if any(parameter.way == "each" for parameter in verb.parameters):
        return None
    _, wish, source, target, piece_slot, place_slot, way, _ = ops[0]
    if piece_slot is not None or place_slot is not None:
        return None
    given = {parameter.slot: arg for parameter, arg in zip(verb.parameters, args, strict=True)}
    put = [_put(part, given) for part in (wish, source, target)]
    whole = ("whole",) if "whole" in called else ()
    return None if any(part is _UNKNOWN for part in put) else ("move", *put, None, None, (*way, *whole), s)


_UNKNOWN = ("unknown",)


def _put(e: Any, given: dict[int, Any]) -> Any:
    """An expression with arguments in the place of slots."""
    if not isinstance(e, tuple) or not e:
        return e
    if e[0] in ("passed", "slot") and len(e) == 2:
        return given.get(e[1], _UNKNOWN)
    parts = tuple(_put(part, given) for part in e)
    return _UNKNOWN if any(part is _UNKNOWN for part in parts) else parts


def _legal(P: Program, S: State, F: Frame, s: int, x: int) -> bool:
    """Whether the verb's needs can be completed for one thing."""
    F[s][7].append(x)
    F[s][4] = "number"
    found = looking.keep(P, S, [x], P.universe.person_of[me_of(S, F)])
    F[s][4] = "all"
    F[s][7].pop()
    return bool(found)


def start_afresh(P: Program, S: State, counters: list[tuple[int, Any, int]]) -> None:
    """Give counters with a lifetime their first value again."""
    for at, starts, member in counters:
        S.counters[at] = P.starting_value(starts, member)


def make_perform(P: Program, op: Op, about: str) -> Handler:
    _, wish, s = op
    take = picker(P, wish, ("plain",), s, about)
    s += 4

    def run(S: State, F: Frame) -> Decision | None:
        work = F[s + 1]
        if not work:
            got = take(S, F)
            if isinstance(got, Decision):
                return got
            if got is None:
                return None
            work = F[s + 1] = ["todo", list(reversed(got))]
        todo = work[1]
        while todo:
            card = todo.pop()
            if perform(P, S, card, me_of(S, F)):
                return None
        F[s + 1] = 0
        F[1] += 1
        return None

    return run


def perform(P: Program, S: State, card: int, actor: int) -> bool:
    """Show a card and begin its effect; whether it has one."""
    u = P.universe
    show(P, S, card)
    effect = u.printed[card].get("effect")
    owner = P.space["owner"](S, card)
    me = owner if owner >= 0 else actor
    if S.log is not None:
        S.log.append(Report("perform", (("seat", u.names[me]), ("what", u.names[card]))))
    if not effect or not isinstance(effect, str):
        return False
    frame = push(P, S, P.code_at[effect], me, card)
    if S.log is not None:
        S.log.begin(frame, "card", me, u.names[card])
    return True


def make_run(P: Program, op: Op, about: str) -> Handler:
    _, effect, some, s = op
    s += 4
    u = P.universe
    if effect[0] == "stored":
        _, name, whose = effect
        thing_of = P.getter(whose)

        def begin(S: State, F: Frame) -> bool:
            x = thing_of(S, F)
            code = u.printed[x].get(name) if x >= 0 else None
            if not code:
                return False
            push(P, S, P.code_at[str(code)], me_of(S, F), x)
            return True
    else:
        k = effect[1] + 4

        def begin(S: State, F: Frame) -> bool:
            block = F[k]
            if not block:
                return False
            code, me, this, slots = block
            push(P, S, code, me, this, list(slots))
            return True

    def run(S: State, F: Frame) -> None:
        if not some:
            F[1] += 1
            begin(S, F)
            return
        if not F[s]:
            F[s] = S.changed + 1
            if not begin(S, F):
                F[s] = 0
                F[1] += 1
                fail(S)
            return
        before = F[s] - 1
        F[s] = 0
        F[1] += 1
        if S.changed == before:
            fail(S)

    return run


def make_phase(P: Program, op: Op, about: str) -> Handler:
    name = op[1]
    at = P.phase_at[name]
    game = P.code_at.get(P.ruleset.phases["game"], -1)
    bound = P.ruleset.bound

    def run(S: State, F: Frame) -> None:
        F[1] += 1
        if F[0] == game:
            S.rounds[at] += 1
            if S.rounds[at] > bound:
                S.stack.clear()
                S.winners = []
                S.rungs = [[BOUND, []]]
                return
        push(P, S, P.phase_codes[name], F[2], -1)

    return run


def phase_handlers(P: Program, name: str) -> list[Handler]:
    """What a phase is made of: before, its beginning, what waited for it, its text, after, its end."""
    at = P.phase_at[name]
    code = P.code_at[P.ruleset.phases[name]]
    fresh = P.fresh.get(name, [])
    total = P.phase_totals.get(name, 0)

    def step_before(S: State, F: Frame) -> None:
        F[1] += 1
        events.gather_phase(P, S, name, "before", me_of(S, F))

    def begin(S: State, F: Frame) -> None:
        F[1] += 1
        S.phases[at] += 1
        if fresh:
            start_afresh(P, S, fresh)
        if S.log is not None:
            S.log.append(Report("phase", (("phase", name), ("rank", S.rounds[at]), ("of", total))))
            S.log.begin(F, "phase", F[2], name)

    def waited(S: State, F: Frame) -> None:
        for entry in S.later:
            if entry[0] == name:
                S.later.remove(entry)
                _, seat, block, this, slots = entry
                push(P, S, block, seat, this, list(slots))
                return
        F[1] += 1

    def text(S: State, F: Frame) -> None:
        F[1] += 1
        push(P, S, code, F[2], -1)

    def step_after(S: State, F: Frame) -> None:
        F[1] += 1
        events.gather_phase(P, S, name, "after", me_of(S, F))

    def flush(S: State, F: Frame) -> Decision | None:
        if not S.events and not S.waiting:
            F[1] += 1
            return None
        return events.flush(P, S, F)

    def end(S: State, F: Frame) -> None:
        S.phases[at] -= 1
        S.stack.pop()
        if S.log is not None:
            S.log.end(F)

    awaited = any(op[0] == "later" and op[1] == name for c in P.ruleset.codes.values() for op in c.ops)
    steps: list[Handler] = []
    if (name, "before") in P.by_event:
        steps += [step_before, flush]
    steps += [begin, waited, flush] if awaited else [begin]
    steps.append(text)
    if (name, "after") in P.by_event:
        steps += [step_after, flush]
    return [*steps, end]


MAKERS = {"call": make_call, "perform": make_perform, "run": make_run, "phase": make_phase}
