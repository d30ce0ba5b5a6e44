"""Triggers: who notices what happened, in which order, and the frames that carry it out.

Order for one event: rules of the pack; then owned texts, owner by owner in turn order from the one who acts; then texts
nobody owns, in pack order. An owner orders their own texts where that can matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ruleset import Trigger

from . import footprint
from .asking import me_of, settle
from .decision import Decision
from .emit import Context
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Program

MATCH = Context("me", "this", False, ((0, "x"),))


class Matcher:
    """The tests of one trigger, as functions."""

    __slots__ = ("carried", "carriers", "code", "depends", "independent", "roles", "trigger")

    def __init__(self, P: Program, trigger: Trigger) -> None:
        u = P.universe
        self.trigger = trigger
        self.code = P.code_at[trigger.code]
        self.roles = [(p.role, P.getter(p.test, MATCH, "S, me, this, slots, x"), p.slot) for p in trigger.patterns]
        self.carriers: list[int] = []
        self.carried = None
        if trigger.carrier is not None:
            row, kind = trigger.carrier.row, trigger.carrier.kind
            self.carriers = [x for x in u.rows.get(row, []) if u.kind[x] == kind]
            self.carried = P.getter(trigger.carrier.test, Context("me", "this", False, ((0, "this"),)), "S, me, this")


def matchers(P: Program) -> dict[str, Matcher]:
    return {trigger.id: Matcher(P, trigger) for trigger in P.ruleset.triggers}


Instance = list[Any]
"""``[trigger id, me, this, slots or 0, event or 0]``: a trigger that waits for its turn."""


def _instances(P: Program, S: State, trigger: Trigger, actor: int, event: list[Any] | int) -> list[Instance]:
    """The trigger, once for each piece that carries it and is in force."""
    matcher = P.matchers[trigger.id]
    if trigger.carrier is None:
        if "#" in trigger.id:
            return []
        return [[trigger.id, actor, -1, 0, event]]
    found: list[Instance] = []
    assert matcher.carried is not None
    for piece in matcher.carriers:
        owner = P.space["owner"](S, piece)
        me = owner if owner >= 0 else actor
        if matcher.carried(S, me, piece):
            found.append([trigger.id, me, piece, 0, event])
    return found


def _watchers(S: State, names: set[str], event: list[Any] | int) -> list[Instance]:
    """Triggers that an effect has set to wait; a phase's fire once and are gone."""
    return [[name, me, this, slots, event] for name, me, this, slots in S.watching if name in names]


def _ordered(P: Program, S: State, found: list[Instance], actor: int) -> list[Instance]:
    seats = P.universe.seats
    start = actor if actor >= 0 else S.counters[0]

    def rank(instance: Instance) -> tuple[int, int]:
        _, me, piece = instance[:3]
        if piece < 0 and instance[3] == 0:
            return (0, 0)
        owner = me if piece < 0 else P.space["owner"](S, piece)
        if owner >= 0:
            return (1, (owner - start) % seats)
        return (2, 0)

    return sorted(found, key=rank)


def gather_phase(P: Program, S: State, F: Frame, ids: list[str], when: str, watchable: dict[str, str]) -> None:
    """Let what reacts to a phase wait, in order."""
    found: list[Instance] = []
    for name in ids:
        found += _instances(P, S, P.matchers[name].trigger, me_of(S, F), 0)
    names = {name for name, moment in watchable.items() if moment == when}
    waiting = _watchers(S, names, 0)
    if waiting:
        S.watching = [entry for entry in S.watching if entry[0] not in names]
        found += waiting
    if found:
        S.waiting.append([len(S.stack) - 1, _ordered(P, S, found, S.counters[0])])


def _gather_events(P: Program, S: State, depth: int) -> None:
    """Let what reacts to the events so far wait, in order."""
    happened, S.events = S.events, []
    level: list[Instance] = []
    for event in happened:
        verb, actor = event[0], event[1]
        found: list[Instance] = []
        for trigger in P.ruleset.triggers:
            if not trigger.is_phase and trigger.event == verb:
                found += _instances(P, S, trigger, actor, event)
                found += _watchers(S, {trigger.id}, event)
        level += _ordered(P, S, found, actor)
    if level:
        S.waiting.append([depth, level])


def flush(P: Program, S: State, F: Frame) -> Decision | None:
    """Run the next trigger that waits at this depth, or go on. Called again until none is left."""
    if S.sealed:
        F[1] += 1
        return None
    depth = len(S.stack) - 1
    if S.events:
        _gather_events(P, S, depth)
    while S.waiting and S.waiting[-1][0] == depth:
        level = S.waiting[-1][1]
        if not level:
            S.waiting.pop()
            continue
        chosen = _which(P, S, F, level)
        if isinstance(chosen, Decision):
            return chosen
        instance = level.pop(chosen)
        if _begin(P, S, instance):
            return None
    F[1] += 1
    return None


def _which(P: Program, S: State, F: Frame, level: list[Instance]) -> int | Decision:
    """The place in the level of the trigger that goes first: its owner's choice where the order can matter."""
    first = level[0]
    if first[2] < 0:
        return 0
    owner = P.space["owner"](S, first[2])
    same: list[int] = []
    for i, other in enumerate(level):
        if other[2] < 0 or P.space["owner"](S, other[2]) != owner or other[4] != first[4]:
            break
        same.append(i)
    if len(same) < 2 and S.answer is None:
        return 0
    if S.answer is None:
        if not footprint.order_matters(P, S, [level[i] for i in same]):
            return 0
        seat = owner if owner >= 0 else S.counters[0]
        asked: Frame = [F[0], F[1], seat, F[3], *F[4:]]
        u = P.universe
        answer = settle(P, S, asked, "order", u.names[first[2]], [level[i][2] for i in same])
        if isinstance(answer, Decision):
            return answer
    else:
        answer = S.answer
        S.answer = None
    return next(i for i in same if level[i][2] == answer)


def _begin(P: Program, S: State, instance: Instance) -> bool:
    """Begin a trigger if its conditions hold now; a text that acts is shown to all first."""
    from .calling import push
    from .steps import show

    name, me, this, slots, event = instance
    matcher = P.matchers[name]
    if this >= 0 and matcher.carried is not None and not matcher.carried(S, me, this):
        return False
    values: list[Any] = list(slots) if slots != 0 else []
    size = P.slot_counts[matcher.code]
    values += [0] * (size - len(values))
    if event:
        parts = {"": event[2], **dict(event[3])}
        for role, test, slot in matcher.roles:
            thing = parts.get(role, -1)
            if thing < 0 or not test(S, me, this, values, thing):
                return False
            if slot is not None:
                values[slot] = thing
        if slots != 0:
            entry = [name, me, this, slots]
            if entry in S.watching:
                S.watching.remove(entry)
            else:
                return False
    if this >= 0 and P.universe.q0 <= this < P.universe.h0 and matcher.trigger.carrier is not None:
        show(P, S, this)
    push(P, S, matcher.code, me, this, values)
    return True
