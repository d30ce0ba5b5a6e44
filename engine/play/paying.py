"""Payment: a cost is solved into its different bundles and asked once, only where more than one remains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Op

from .asking import fail, me_of, paid_name, settle
from .decision import PAY, Decision, Report
from .emit import Context
from .feasible import ENDLESS
from .moving import everyone, is_endless, move_one
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Handler, Program

PAYER = Context("me", "this", False)
MOST_BUNDLES = 200
"""More different ways to pay than this are not told apart: only the first ones are offered."""
TOO_MANY = 2_000
"""So many ways to pay a part of a cost are not even looked at: that is a fault of the pack."""


@dataclass(frozen=True, slots=True)
class Currency:
    """A currency: functions that give the places it is taken from and goes to, and whether it may be used now."""

    name: str
    kinds: tuple[str, ...]
    source: Any
    target: Any
    when: Any


def currencies(P: Program) -> dict[str, Currency]:
    u = P.universe
    out = {}
    for payment in P.ruleset.payments.values():
        when = P.getter(payment.when, PAYER, "S, me, this") if payment.when is not None else None
        out[payment.name] = Currency(
            payment.name,
            u.bases(payment.name),
            P.getter(payment.source, PAYER, "S, me, this"),
            P.getter(payment.target, PAYER, "S, me, this"),
            when,
        )
    return out


def _paid_with(P: Program, S: State, me: int, name: str) -> list[str]:
    """The currencies that may be given where ``name`` is asked: itself, its members, and what may stand for them now."""
    wanted = {name, *P.universe.bases(name)}
    found = []
    for other, payment in P.ruleset.payments.items():
        if other not in wanted and wanted & set(payment.stands_for):
            when = P.payments[other].when
            if when is None or when(S, me, -1):
                found.append(other)
        elif other in wanted:
            found.append(other)
    return found


def purse(P: Program, S: State, me: int, name: str) -> dict[int, tuple[int, str]]:
    """What a seat could give of one currency: heaps or pieces, how many, and the currency that says where they go."""
    currency = P.payments[name]
    u = P.universe
    found: dict[int, tuple[int, str]] = {}
    for place in currency.source(S, me, -1):
        for kind in currency.kinds:
            heaps = u.heap_of.get(kind)
            if heaps is None:
                for piece in S.held[place - u.p0]:
                    if u.kind[piece] == kind:
                        found[piece] = (1, name)
                continue
            mine = heaps.get(place, {})
            by_owner = u.ruleset.alike[kind].by == "owner"
            for key, heap in mine.items():
                if by_owner and key != me:
                    continue
                n = ENDLESS if is_endless(P, heap) else S.n[heap - u.h0]
                if n > 0:
                    found[heap] = (n, name)
    return found


def payable(P: Program, S: State, me: int, name: str) -> int:
    """How many of a currency a seat could pay, with what stands for it."""
    total = 0
    for currency in _paid_with(P, S, me, name):
        total += sum(n for n, _ in purse(P, S, me, currency).values())
    return total


def bundles(P: Program, S: State, me: int, units: list[tuple[str, ...]]) -> list[tuple[tuple[int, int], ...]]:
    """The different bundles (thing, number) that cover all units, in a fixed order: what is asked for first, then what
    stands for it."""
    give: dict[int, int] = {}
    allowed: list[list[int]] = []
    asked_for: set[int] = set()
    for unit in units:
        things: list[int] = []
        itself = {name for wanted in unit for name in (wanted, *P.universe.bases(wanted))}
        for name in dict.fromkeys(c for wanted in unit for c in _paid_with(P, S, me, wanted)):
            for thing, (n, _) in purse(P, S, me, name).items():
                give[thing] = n
                things.append(thing)
                if name in itself:
                    asked_for.add(thing)
        allowed.append(sorted(set(things)))
    states: dict[tuple[tuple[int, int], ...], None] = {(): None}
    for things in allowed:
        following: dict[tuple[tuple[int, int], ...], None] = {}
        for state in states:
            counts = dict(state)
            for thing in things:
                if counts.get(thing, 0) < give[thing]:
                    more = dict(counts)
                    more[thing] = more.get(thing, 0) + 1
                    following[tuple(sorted(more.items()))] = None
        states = following
        if not states:
            return []
        if len(states) > TOO_MANY:
            raise P.fault("E0705", S, ways=TOO_MANY)
    return sorted(states, key=lambda paid: (sum(n for thing, n in paid if thing not in asked_for), paid))[:MOST_BUNDLES]


def make_pay(P: Program, op: Op, about: str) -> Handler:
    units_of = [(P.getter(n), tuple(names)) for n, names in op[1]]
    u = P.universe

    def run(S: State, F: Frame) -> Decision | None:
        me = me_of(S, F)
        answer: Any = S.answer
        if answer is None:
            units = [names for n, names in units_of for _ in range(max(0, min(n(S, F), 99)))]
            if not units:
                F[1] += 1
                return None
            ways = bundles(P, S, me, units)
            if not ways:
                F[1] += 1
                fail(S)
                return None
            answer = settle(P, S, F, "pay", about, list(ways))
            if isinstance(answer, Decision):
                return answer
        S.answer = None
        F[1] += 1
        known = _report(P, S, me, answer) if S.log is not None else None
        for thing, count in answer:
            currency = _currency_of(P, S, me, thing)
            places = P.payments[currency].target(S, me, -1)
            if not places:
                continue
            if S.log is not None:
                S.log.inside(PAY)
            if thing >= u.h0:
                move_one(P, S, me, thing, places[0], count)
            else:
                move_one(P, S, me, thing, places[0])
        if S.log is not None and known is not None:
            S.log.append(known)
        return None

    return run


def _report(P: Program, S: State, me: int, paid: tuple[tuple[int, int], ...]) -> Report:
    """What was paid; a piece that some do not know is its kind to them."""
    u = P.universe
    persons = -1
    for thing, _ in paid:
        if u.q0 <= thing < u.h0 and S.seen[thing - u.q0] != everyone(P):
            persons &= S.seen[thing - u.q0]

    def told(name: Callable[[int], str]) -> tuple[tuple[str, str], ...]:
        return (("seat", u.names[me]), ("what", "+".join(f"{count}.{name(thing)}" for thing, count in paid)))

    hidden = told(lambda thing: u.kind[thing]) if persons != -1 else None
    return Report("pay", told(lambda thing: paid_name(u, thing)), persons, hidden)


def _currency_of(P: Program, S: State, me: int, thing: int) -> str:
    kind = P.universe.kind[thing]
    for name, currency in P.payments.items():
        if kind in currency.kinds:
            return name
    raise LookupError(kind)


MAKERS = {"pay": make_pay}
