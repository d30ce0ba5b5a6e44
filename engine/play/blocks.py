"""Strict blocks: entered only if they can be completed, with nothing offered inside that leads nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from . import looking
from .asking import fail, me_of, settle, strict
from .decision import NO, YES, Decision
from .feasible import ENDLESS
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Handler, Program


def make_enter(P: Program, op: Op, about: str) -> Handler:
    _, way, pc = op
    alone = way in ("needs", "whole", "block")

    def run(S: State, F: Frame) -> None:
        depth = len(S.stack) - 1
        if alone and S.probe is None and not strict(S) and not looking.can_enter(P, S, F):
            F[1] = pc
            return
        S.open.append([depth, way, S.changed, 0, pc])
        F[1] += 1

    return run


def make_commit(P: Program, op: Op, about: str) -> Handler:
    def run(S: State, F: Frame) -> None:
        F[1] += 1
        entry = _mine(S)
        if entry is None:
            return
        if entry[1] == "needs":
            S.open.remove(entry)
        else:
            entry[3] = 1

    return run


def make_leave(P: Program, op: Op, about: str) -> Handler:
    def run(S: State, F: Frame) -> None:
        F[1] += 1
        entry = _mine(S)
        if entry is None:
            return
        S.open.remove(entry)
        if S.probe is not None and entry[1] != "needs" and S.changed == entry[2]:
            fail(S)

    return run


def _mine(S: State) -> list[Any] | None:
    """The innermost strict block of the frame that runs."""
    depth = len(S.stack) - 1
    if S.open and S.open[-1][0] == depth:
        return S.open[-1]
    return None


def make_may(P: Program, op: Op, about: str) -> Handler:
    pc = op[1]

    def run(S: State, F: Frame) -> Decision | None:
        answer = S.answer
        if answer is None:
            values = [YES, NO]
            if S.probe is None and not strict(S):
                values = [*looking.keep(P, S, [YES], P.universe.person_of[me_of(S, F)]), NO]
            answer = settle(P, S, F, "may", about, values)
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        F[1] = F[1] + 1 if answer == YES else pc
        return None

    return run


def make_either(P: Program, op: Op, about: str) -> Handler:
    _, branches, end, _s = op
    labels = [label for label, _ in branches]
    target = dict(branches)

    def run(S: State, F: Frame) -> Decision | None:
        answer = S.answer
        if answer is None:
            values = list(labels)
            if S.probe is None and not strict(S):
                values = looking.keep(P, S, values, P.universe.person_of[me_of(S, F)])
                if not values:
                    F[1] = end
                    return None
            answer = settle(P, S, F, "branch", about, values)
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        F[1] = target[answer]
        return None

    return run


def make_again(P: Program, op: Op, about: str) -> Handler:
    _, low, high, k, pc, _s = op
    low_of = P.getter(low)
    high_of = P.getter(high) if high is not None else None
    k += 4

    def run(S: State, F: Frame) -> Decision | None:
        done = F[k]
        answer = S.answer
        if answer is None:
            top = ENDLESS if high_of is None else high_of(S, F)
            may_stop = done >= low_of(S, F)
            if done >= top:
                answer = NO
            elif S.probe is not None:
                answer = settle(P, S, F, "pass", about, [NO, YES] if may_stop else [YES])
            else:
                possible, asks_first = looking.try_pass(P, S, me_of(S, F))
                if not possible:
                    answer = NO
                    if not may_stop and strict(S):
                        F[k] = 0
                        fail(S)
                        return None
                elif not may_stop:
                    answer = YES
                elif asks_first and S.stop is None and _stop_is_open(P, S, F):
                    S.stop = [len(S.stack) - 1, pc, S.changed, len(S.open), k]
                    answer = YES
                else:
                    answer = settle(P, S, F, "pass", about, [YES, NO])
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        if answer == NO:
            F[k] = 0
            F[1] = pc
        else:
            F[k] = done + 1
            F[1] += 1
        return None

    return run


def _stop_is_open(P: Program, S: State, F: Frame) -> bool:
    """Whether stopping is possible at all where the passes stand in a strict block of their own."""
    if not strict(S):
        return True
    return bool(looking.keep(P, S, [NO], P.universe.person_of[me_of(S, F)]))


MAKERS = {
    "enter": make_enter,
    "commit": make_commit,
    "leave": make_leave,
    "may": make_may,
    "either": make_either,
    "again": make_again,
}
