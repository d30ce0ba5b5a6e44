"""A ruleset made ready for one table: numbers for names, functions for expressions, handlers for operations.

All of this is work at load. A :class:`Program` never changes what it answers; every position is a :class:`State`. It only
remembers what was worked out last (``ways``, ``last_order``), to work it out less often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from typing import Any, TypeAlias

from engine.ruleset import Counter, Parameter, Ruleset
from engine.ruleset.definitions import Expr

from . import (
    asking,
    blocks,
    calling,
    costs,
    events,
    footprint,
    imagine,
    looking,
    loops,
    move,
    moving,
    paying,
    pools,
    sets,
    slots,
    steps,
    values,
)
from .decision import Decision, PlayError
from .emit import FRAME, TEXT, Context, Emitter
from .feasible import ENDLESS, LARGEST
from .frames import STEPS
from .generated import Texts
from .open_numbers import open_numbers
from .state import Frame, State
from .telling import phase_totals
from .universe import Universe, lay_out
from .wishes import Wish

Handler: TypeAlias = Callable[[State, Frame], Decision | None]
Getter: TypeAlias = Callable[[State, Frame], Any]
TextGetter: TypeAlias = Callable[..., Any]


class Program:
    """A ruleset for a number of seats, with options and persons.

    ``options``   the value of every option of the pack
    ``universe``  numbers and names of things
    ``straight``  whether verbs that are one move are carried out where they are called, and texts are written out as
                  functions (not when texts are counted)
    ``codes``     the handlers of each text, by number; ``code_at`` the number of a text's id
    ``ways``      answers that lately led to a goal in look-ahead, by where they were asked for
    ``last_order`` what stood for which hidden piece the last time, with what that was worked out from
    ``texts``     the texts as functions, for games that nobody watches (not when texts are counted)
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        options: Mapping[str, str] | None = None,
        persons: Mapping[str, Iterable[str]] | None = None,
        straight: bool = True,
    ) -> None:
        self.ruleset = ruleset
        self.straight = straight
        chosen = {**ruleset.chosen, **(options or {})}
        if any(chosen[name] != ruleset.chosen[name] for name in ruleset.settled):
            raise ValueError(f"the ruleset was read for {dict(ruleset.chosen)}")
        self.options = chosen
        self.at_start: State | None = None
        self.universe: Universe = lay_out(ruleset, seats, chosen, persons)
        self.phase_at = {name: i for i, name in enumerate(ruleset.phases)}
        self._lay_counters()
        self.emitter = Emitter(self.universe, self.counter_at)
        self.space: dict[str, Any] = sets.helpers(self.universe)
        self._pending: list[str] = []
        self.signals: dict[int, tuple[str, tuple[Parameter, ...]]] = {}
        self.code_ids = list(ruleset.codes)
        self.code_at = {name: i for i, name in enumerate(self.code_ids)}
        self.slot_counts = [code.slots for code in ruleset.codes.values()]
        for verb in ruleset.verbs.values():
            if any(t.event == verb.name and not t.is_phase for t in ruleset.triggers):
                self.signals[self.code_at[verb.code]] = (verb.name, verb.parameters)
        self.watched = frozenset(t.event for t in ruleset.triggers if not t.is_phase)
        self.space |= {
            "room": lambda S, place, kind: self.limits.room(S, place, kind),
            "condition": self._condition,
            "can": lambda S, me, name, x: looking.can_stored(self, S, me, name, x),
            "can_block": lambda S, F, k: looking.can_block(self, S, F, k),
            "payable": lambda S, me, name: paying.payable(self, S, me, name),
        }
        self._known: dict[Any, str] = {}
        self.phase_codes: dict[str, int] = {}
        self.phase_totals = phase_totals(ruleset.phases, ruleset.codes)
        self.thing_slots = [slots.thing_slots(ruleset, name) for name in ruleset.codes]
        self.code_ids += ["phase:" + name for name in ruleset.phases]
        self.slot_counts += [1] * len(ruleset.phases)
        self._pending += [values.source(self.emitter, name) for name in ruleset.values]
        self._build()  # collects the sources of all expressions
        self._compile()
        self.secrets_read = footprint.secrets_read(self)
        self.backs = imagine.backs(self)
        self.ways: dict[looking.AskedAt, tuple[Any, ...]] = {}
        self.last_order: tuple[Any, dict[int, int]] | None = None
        self.namer = partial(asking.option_names, self)
        self._build()  # and now takes the functions made from them
        self.too_costly: set[tuple[int, int]] = set()
        costs.guard(self)
        self.texts = Texts(self, STEPS) if straight else None

    @cached_property
    def open_numbers(self) -> dict[str, dict[str, int]]:
        """For each text the numbers with a name that everybody may know: for whoever plays at a table."""
        return open_numbers(self.ruleset)

    def _build(self) -> None:
        """Make the handlers of every text; the first time only to learn which expressions there are."""
        ruleset = self.ruleset
        self.wanted: list[Getter] = []
        self.wanted_places: list[Getter | None] = []
        self._wanted_at: dict[Expr, int] = {}
        self.figures: list[Any] = []
        self.limits = moving.Limits(self)
        self.matchers = events.matchers(self)
        self.by_event = events.by_event(self)
        self.interest = events.Interest(self)
        self.payments = paying.currencies(self)
        self.ladder = [(name, self.text_getter(e, "S, me, this, v0")) for name, e in ruleset.ladder]
        self.standing = self.text_getter(ruleset.standing, "S, me, this, v0") if ruleset.standing else None
        conditions = {a.name for group in ruleset.all_attributes() for a in group.values() if a.type == "condition"}
        self.conditions = {
            (row, name): self.text_getter(value, "S, me, this")
            for row, printed in zip(self.universe.row, self.universe.printed, strict=True)
            for name, value in printed.items()
            if name in conditions and isinstance(value, tuple)
        }
        makers = {
            **steps.MAKERS,
            **loops.MAKERS,
            **move.MAKERS,
            **pools.MAKERS,
            **calling.MAKERS,
            **blocks.MAKERS,
            **paying.MAKERS,
        }
        self.codes: list[list[Handler]] = [
            [makers[op[0]](self, op, code.owner) for op in code.ops] for code in ruleset.codes.values()
        ]
        for name in ruleset.phases:
            self.phase_codes[name] = len(self.codes)
            self.codes.append(calling.phase_handlers(self, name))

    # ---- counters
    def _lay_counters(self) -> None:
        """Where each counter stands: a number (plus the thing's own) or, for several kinds of one name, a table."""
        u = self.universe
        self.counter_at: dict[str, Any] = {"first": 0}
        self.counter_starts: list[tuple[int, Any, int]] = [(0, 0, -1)]
        self.counter_range: list[tuple[int | None, int | None]] = [(None, None)]
        self.fresh: dict[str, list[tuple[int, Any, int]]] = {}
        at = 1
        bases: dict[str, dict[int, int]] = {}  # of each name: for each thing, where its counter stands less its number
        self.counters_of: dict[str, list[tuple[str, int, bool]]] = {}
        self.piece_counters: list[
            tuple[Any, dict[int, int]]
        ] = []  # how each starts, and where that of each piece stands
        for counter in self.ruleset.counters.values():
            name = counter.name
            members = [-1] if counter.of is None else u.members.get(counter.of, [])
            if counter.of is None:
                self.counter_at[name] = at
            else:
                known = bases.setdefault(_plain_name(name), {})
                known |= {member: at + i - member for i, member in enumerate(members)}
                if members and members[0] >= u.q0:
                    self.piece_counters.append((counter.starts, {x: known[x] + x for x in members}))
                is_thing = counter.type not in ("number", "truth")
                if counter.of != "player":
                    for kind, base in {u.kind[member]: known[member] for member in members}.items():
                        self.counters_of.setdefault(kind, []).append((_plain_name(name), base, is_thing))
            for member in members:
                starts = (at, counter.starts, member)
                self.counter_starts.append(starts)
                self.counter_range.append(_range(counter))
                if counter.lasts != "game":
                    self.fresh.setdefault(counter.lasts, []).append(starts)
                at += 1
        bases["score"] = {**bases.get("score", {}), **dict.fromkeys(range(u.seats), at)}
        self.score_at = at
        for seat in range(u.seats):
            self.counter_starts.append((at, 0, seat))
            self.counter_range.append((None, None))
            at += 1
        for name, of in bases.items():
            if len(set(of.values())) == 1:
                self.counter_at[name] = next(iter(of.values()))
            else:
                self.counter_at[name] = [of.get(thing, -(1 << 31)) for thing in range(u.end)]
        self.counters = at
        things = [c for c in self.ruleset.counters.values() if c.type not in ("number", "truth")]
        self.things_counted = {"first", *(_plain_name(c.name) for c in things)}

    def starting_value(self, starts: Any, member: int) -> int:
        """A counter's first value as a number."""
        u = self.universe
        if isinstance(starts, tuple):
            starts = u.printed[member].get(starts[1]) if member >= 0 else None
        if starts is None:
            return -1
        if isinstance(starts, bool):
            return int(starts)
        if isinstance(starts, str):
            return u.ids.get(starts, -1)
        return int(starts)

    # ---- functions from expressions
    def getter(self, e: Expr, context: Context = FRAME, arguments: str = "S, F") -> Any:
        """A function of the state and a frame that gives the expression's value."""
        key = (e, context, arguments)
        name = self._known.get(key)
        if name is None:
            name = self._known[key] = f"e{len(self._known)}"
            self._pending.append(f"def {name}({arguments}):\n    return {self.emitter.emit(e, context)}\n")
        return self.space.get(name)

    def text_getter(self, e: Expr, arguments: str) -> Any:
        """A function outside any frame: its arguments are named in the source (``S, me, this, v0``)."""
        return self.getter(e, TEXT, arguments)

    def functions(self, expressions: Iterable[Expr]) -> list[TextGetter]:
        """Functions (of state, ``me``, ``this``, ``it``) of expressions that are no part of the rules."""
        wanted = list(expressions)
        for e in wanted:
            self.text_getter(e, "S, me, this, v0")
        self._compile()
        return [self.text_getter(e, "S, me, this, v0") for e in wanted]

    def frame_function(self, expression: Expr) -> Getter:
        """The same of an expression that stands in a frame."""
        self.getter(expression)
        self._compile()
        found: Getter = self.getter(expression)
        return found

    def wanted_sets(self) -> Iterable[tuple[Expr, int]]:
        """The sets that wishes name, each with its number."""
        return self._wanted_at.items()

    def _compile(self) -> None:
        source = "\n".join(self._pending)
        self.space.update(self.emitter.constants)
        exec(compile(source, "<rules>", "exec"), self.space)
        self._pending = []

    def _condition(self, S: State, me: int, name: str, x: int) -> bool:
        """The ``condition`` attribute of a thing, for a seat."""
        test = self.conditions.get((self.universe.row[x], name)) if x >= 0 else None
        return test is not None and bool(test(S, me, x))

    # ---- wishes
    def wish(self, wish: Expr) -> Callable[[State, Frame], Wish]:
        """A function that gives a wish its numbers: how many, in which way, and how to look up the set."""
        if wish[0] == "passed":
            k = wish[1] + 4

            def passed(S: State, F: Frame) -> Wish:
                return Wish(*F[k])

            return passed
        _, low, high, way, s = wish
        number = self.set_number(s)
        if way in ("all", "any"):
            bounds = (0, ENDLESS) if way == "all" else (1, 1)
            same = Wish(*bounds, way, number)
            return lambda S, F: same
        if low[0] == "num" and high is not None and high[0] == "num":
            same = Wish(low[1], high[1], way, number)
            return lambda S, F: same
        low_of = self.getter(low)
        high_of = self.getter(high) if high is not None else None

        def counted(S: State, F: Frame) -> Wish:
            a = max(0, low_of(S, F))
            b = ENDLESS if high_of is None else max(0, high_of(S, F))
            return Wish(a, max(a, b), way, number)

        return counted

    def set_number(self, s: Expr) -> int:
        """The number of a set that wishes name; its function is :attr:`wanted`."""
        known = self._wanted_at.get(s)
        if known is None:
            known = self._wanted_at[s] = len(self.wanted)
            self.wanted.append(self.getter(s))
            places = s[2] if s[0] == "set" else None
            self.wanted_places.append(None if places is None else self.getter(places))
        return known

    def look_up(self, S: State, F: Frame, wish: Wish) -> Any:
        """The set of a wish, as it is now, in the frame where it was written."""
        frame = F if wish.depth < 0 else S.stack[wish.depth]
        return self.wanted[wish.set_number](S, frame)

    # ---- faults
    def fault(self, code: str, S: State, back: int = 0, **params: str | int) -> PlayError:
        """A fault of the pack, with the text and place where it showed itself. ``back`` is 1 where the frame has counted
        on to its next operation already."""
        where = None
        if S.stack:
            frame = S.stack[-1]
            where = self.spot(frame[0], max(0, frame[1] - back))
        return PlayError(code, where, **params)

    def spot(self, code: int, pc: int) -> Any:
        """Where an operation was written."""
        name = self.code_ids[code]
        known = self.ruleset.codes.get(name)
        if known is None or not known.spots:
            return (name, None)
        return (known.owner, known.spots[min(pc, len(known.spots) - 1)])


def _range(counter: Counter) -> tuple[int, int]:
    """What a counter may hold; numbers that grow and grow stay at the largest that may be written."""
    low = -LARGEST if counter.low is None else counter.low
    return low, LARGEST if counter.high is None else counter.high


def _plain_name(name: str) -> str:
    return name.rsplit(".", 1)[-1]
