"""Triggers: who notices what happened, in which order, and the frames that carry it out.

Order for one event: rules of the pack; then owned texts, owner by owner in turn order from the one who acts; then texts
nobody owns, in pack order. An owner orders their own texts where that can matter.

A *level* is an event that is being answered, at the depth of the frame that waits for it:
``[depth, event, changes so far, rank, begun]``. Whose turn it is next is found afresh each time, from what is in force
then: so a condition is tested when its turn comes, and no state names a hidden card.

An event is ``[name, actor, thing, [[role, thing], ...], when]``.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.ruleset import Trigger
from engine.ruleset.definitions import Expr

from . import footprint
from .asking import me_of, settle
from .decision import Decision, Report
from .emit import Context
from .frames import push
from .moving import everyone, show
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Program

MATCH = Context("me", "this", False, ((0, "x"),))
CARRIED = Context("me", "this", False, ((0, "this"),))
Rank = tuple[int, int]


class Matcher:
    """The tests of one trigger, as functions."""

    __slots__ = ("carried", "carriers", "code", "number", "roles", "trigger")

    def __init__(self, P: Program, trigger: Trigger, number: int) -> None:
        u = P.universe
        self.trigger = trigger
        self.number = number
        self.code = P.code_at[trigger.code]
        self.roles = [(p.role, P.getter(p.test, MATCH, "S, me, this, slots, x"), p.slot) for p in trigger.patterns]
        self.carriers: list[int] = []
        self.carried = None
        if trigger.carrier is not None:
            row, kind = trigger.carrier.row, trigger.carrier.kind
            self.carriers = [x for x in u.rows.get(row, []) if u.kind[x] == kind]
            self.carried = P.getter(trigger.carrier.test, CARRIED, "S, me, this")


def matchers(P: Program) -> dict[str, Matcher]:
    return {trigger.id: Matcher(P, trigger, i) for i, trigger in enumerate(P.ruleset.triggers)}


def by_event(P: Program) -> dict[tuple[str, str], list[Matcher]]:
    """The triggers of each event, in the order of the pack."""
    out: dict[tuple[str, str], list[Matcher]] = {}
    for matcher in P.matchers.values():
        out.setdefault((matcher.trigger.event, matcher.trigger.when), []).append(matcher)
    return out


class Interest:
    """Which triggers a move of one kind from one kind of place to another can interest at all."""

    def __init__(self, P: Program) -> None:
        self.wanted: list[tuple[Matcher, dict[str, frozenset[str] | None]]] = []
        for matcher in P.by_event.get(("move", "after"), ()):
            self.wanted.append((matcher, {p.role: _kinds(p.test) for p in matcher.trigger.patterns}))
        self.known: dict[tuple[str, str, str], list[Matcher]] = {}
        asked = [wanted.get("") for _, wanted in self.wanted]
        every = frozenset({*P.ruleset.alike, *P.ruleset.pieces})
        self.kinds = (
            every if None in asked else frozenset[str]().union(*(kinds for kinds in asked if kinds is not None))
        )

    def __call__(self, kind: str, source: str, target: str) -> list[Matcher]:
        key = (kind, source, target)
        found = self.known.get(key)
        if found is None:
            parts = {"": kind, "from": source, "to": target}
            found = self.known[key] = [
                matcher
                for matcher, wanted in self.wanted
                if all(kinds is None or parts.get(role, "") in kinds for role, kinds in wanted.items())
            ]
        return found


def _kinds(test: Expr) -> frozenset[str] | None:
    """The kinds that a pattern's test asks for, where it says so."""
    if test[0] == "kind" and test[1] == ("var", 0):
        return frozenset(test[2])
    if test[0] == "and":
        for part in test[1:]:
            kinds = _kinds(part)
            if kinds is not None:
                return kinds
    return None


@dataclass(frozen=True, slots=True)
class Instance:
    """A trigger whose turn could be next: with its carrier, or with the slots it was set to wait with."""

    rank: Rank
    matcher: Matcher
    me: int
    this: int
    watcher: list[Any] | None


def note(P: Program, F: Frame, wish: Expr, things: list[int]) -> None:
    """Keep what a verb's wish came to, for those that wait for the verb."""
    if wish[0] == "passed" and F[0] in P.signals:
        F[-1][1] += [[wish[1], x] for x in things]


def signal(P: Program, S: State, F: Frame) -> None:
    """A verb is done: if it changed something, one event for each thing that it was about."""
    name, parameters = P.signals[F[0]]
    before, (_, noted) = F[-2:]
    if S.changed == before:
        return
    parts: list[list[tuple[str, int]]] = []
    for parameter in parameters:
        value = F[4 + parameter.slot]
        match parameter.way:
            case "one" | "each":
                things = [value]
            case "many":
                things = value
            case "wish":
                things = [x for k, x in noted if k == parameter.slot]
            case _:
                continue
        parts.append([(parameter.role, x) for x in dict.fromkeys(things)] or [(parameter.role, -1)])
    for chosen in itertools.product(*parts):
        about = dict(chosen)
        thing = about.pop("", -1)
        lies = S.at[thing] if thing >= 0 else -1
        places = [x for part in parts for role, x in part if role]
        if lies in places and lies not in about.values():
            continue  # it went to another of the places
        S.events = [*S.events, [name, me_of(S, F), thing, [list(part) for part in about.items()], "after"]]


def gather_phase(P: Program, S: State, phase: str, when: str, actor: int) -> None:
    """Let what reacts to a phase have its turn."""
    if (phase, when) in P.by_event:
        S.waiting.append([len(S.stack) - 1, [phase, actor, -1, [], when], S.changed, [0, 0], []])


def flush(P: Program, S: State, F: Frame) -> Decision | None:
    """Begin the next trigger whose turn it is at this depth, or go on. Called again until none is left."""
    if S.sealed:
        F[1] += 1
        return None
    depth = len(S.stack) - 1
    while S.events and not S.watching and not (S.waiting and S.waiting[-1][0] == depth):
        event = S.events[0]
        listening = _listening(P, event)
        if len(listening) != 1 or listening[0].carried is not None or "#" in listening[0].trigger.id:
            break
        S.events = S.events[1:]
        alone = Instance((0, 0), listening[0], event[1], -1, None)
        bound = _matches(S, alone, event)
        if bound is not None:
            _begin(P, S, alone, bound)
            return None
    if S.events:
        happened, S.events = S.events, []
        for event in reversed(happened):
            S.waiting.append([depth, event, S.changed, [0, 0], []])
    while S.waiting and S.waiting[-1][0] == depth:
        level = S.waiting[-1]
        ready = _ready(P, S, level)
        if not ready:
            S.waiting.pop()
            continue
        chosen = _which(P, S, F, ready, level)
        if isinstance(chosen, Decision):
            return chosen
        level[3] = list(chosen.rank)
        level[4].append([chosen.matcher.number, chosen.this])
        _begin(P, S, chosen, _matches(S, chosen, level[1]) or {})
        return None
    F[1] += 1
    return None


def _ready(P: Program, S: State, level: list[Any]) -> list[Instance]:
    """The triggers that may still answer a level's event and whose conditions hold now, in order."""
    _, event, serial, last, begun = level
    actor = event[1]
    found: list[Instance] = []
    for matcher in _listening(P, event):
        number = matcher.number
        if matcher.carried is not None:
            for piece in matcher.carriers:
                owner = P.space["owner"](S, piece)
                me = owner if owner >= 0 else actor
                if [number, piece] not in begun and matcher.carried(S, me, piece):
                    found.append(Instance(_rank(P, S, owner, actor, number), matcher, me, piece, None))
        elif "#" not in matcher.trigger.id and [number, -1] not in begun:
            found.append(Instance((0, number), matcher, actor, -1, None))
        for watcher in S.watching:
            if watcher[0] == matcher.trigger.id and watcher[4] <= serial:
                rank = _rank(P, S, watcher[1], actor, number)
                found.append(Instance(rank, matcher, watcher[1], watcher[2], watcher))
    after = tuple(last)
    found = [i for i in found if i.rank >= after and _matches(S, i, event) is not None]
    found.sort(key=lambda i: i.rank)
    return found


def _listening(P: Program, event: list[Any]) -> list[Matcher]:
    """The triggers that an event could interest."""
    if event[0] != "move":
        return P.by_event.get((event[0], event[4]), [])
    u = P.universe
    source, target = event[3]
    return P.interest(u.kind[event[2]], u.kind[source[1]], u.kind[target[1]])


def _rank(P: Program, S: State, owner: int, actor: int, number: int) -> Rank:
    if owner < 0:
        return (2, number)
    start = actor if actor >= 0 else S.counters[0]
    return (1, (owner - start) % P.universe.seats)


def _matches(S: State, instance: Instance, event: list[Any]) -> dict[int, int] | None:
    """The names that the pattern gives to the parts of the event, or nothing if it does not fit."""
    bound: dict[int, int] = {}
    if not instance.matcher.roles:
        return bound
    slots = instance.watcher[3] if instance.watcher is not None else ()
    parts = dict(event[3])
    parts[""] = event[2]
    for role, test, slot in instance.matcher.roles:
        thing = parts.get(role, -1)
        if thing < 0 or not test(S, instance.me, instance.this, slots, thing):
            return None
        if slot is not None:
            bound[slot] = thing
    return bound


def _which(P: Program, S: State, F: Frame, ready: list[Instance], level: list[Any]) -> Instance | Decision:
    """The trigger that goes first: its owner's choice where the order can matter."""
    first = ready[0]
    same = [i for i in ready if i.rank == first.rank and i.this >= 0 and i.watcher is None]
    if first.rank[0] != 1 or len(same) < 2 or first.watcher is not None:
        return first
    if S.answer is None:
        if not footprint.order_matters(P, S, same, level[1]):
            return first
        asked: Frame = [F[0], F[1], first.me, F[3], *F[4:]]
        answer = settle(P, S, asked, "order", P.universe.row[first.this], [i.this for i in same])
        if isinstance(answer, Decision):
            return answer
    else:
        answer = S.answer
        S.answer = None
    return next(i for i in same if i.this == answer)


def _begin(P: Program, S: State, instance: Instance, bound: dict[int, int]) -> None:
    """Begin a trigger with the names that its pattern gave; a text that acts is shown to all first."""
    matcher = instance.matcher
    size = P.slot_counts[matcher.code]
    slots: list[Any] = [0] * size
    if instance.watcher is not None:
        kept = instance.watcher[3]
        slots[: len(kept)] = [x[:] if type(x) is list else x for x in kept]
        S.watching.remove(instance.watcher)
    for slot, thing in bound.items():
        slots[slot] = thing
    if matcher.carried is not None:
        if S.log is not None and S.seen[instance.this - P.universe.q0] != everyone(P):
            owner = P.universe.names[instance.me] if instance.me >= 0 else None
            S.log.append(Report("reveal", (("seat", owner), ("what", P.universe.names[instance.this]))))
        show(P, S, instance.this)
    frame = push(P, S, matcher.code, instance.me, instance.this, slots)
    if S.log is not None and matcher.carried is not None:
        S.log.begin(frame, "card", P.space["owner"](S, instance.this), P.universe.names[instance.this])


def run_alone(P: Program, S: State, instance: Instance, event: list[Any]) -> bool:
    """Run a trigger to its end on a copy that nothing else waits in; whether it decided nothing."""
    bound = _matches(S, instance, event)
    if bound is None:
        return True
    if instance.matcher.carried is not None and not instance.matcher.carried(S, instance.me, instance.this):
        return True
    _begin(P, S, instance, bound)
    while S.stack:
        frame = S.stack[-1]
        if P.codes[frame[0]][frame[1]](S, frame) is not None:
            return False
    return True
