"""Expressions that are no part of the rules, worked out on what a person knows: a screen is filled with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.ruleset.definitions import Expr

from .asking import thing_name
from .chance import Chance
from .feasible import ENDLESS
from .imagine import imagine
from .moving import is_endless, shown
from .reach import Reach
from .state import State, from_plain

if TYPE_CHECKING:
    from .program import Program
    from .view import View

IMAGINED = 16
"""So many positions that agree with a view are compared where an expression reads faces that may be hidden."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing as a person knows it.

    ``name``   its id; of a piece whose face is hidden the kind that its back shows, ``row`` is then empty
    ``kind``   its kind, ``row`` its row; ``key`` what alike pieces are counted by, or the owner of a piece
    ``count``  how many there are of alike or hidden ones; nothing where they never run out
    ``place``  where it lies, if it lies anywhere
    ``facedown``  known to the person though it lies face down where others may not know it
    """

    name: str
    kind: str
    row: str = ""
    key: str | None = None
    count: int | None = 1
    place: str | None = None
    alike: bool = False
    hidden: bool = False
    facedown: bool = False


class Figures:
    """The functions of some expressions about ``it`` (var 0) and ``me``, for one program."""

    def __init__(self, program: Program, expressions: Iterable[Expr]) -> None:
        self.program = program
        wanted = list(dict.fromkeys(expressions))
        self._functions = dict(zip(wanted, program.functions(wanted), strict=True))
        self._reach = Reach(program.ruleset)

    def known(self, view: View) -> Known:
        """What the expressions come to for the person of a view."""
        return Known(self.program, self._functions, self._reach, view)


class Known:
    """Expressions on one view. What depends on what the person cannot know is nothing."""

    def __init__(
        self,
        program: Program,
        functions: dict[Expr, Any],
        reach: Reach,
        view: View,
    ) -> None:
        self._program, self._functions, self._reach = program, functions, reach
        self._universe = u = program.universe
        self._hidden = frozenset(view.hidden)
        self._state = state = from_plain(view.position)
        self._covered: dict[str, set[str]] = {}  # the kinds of places where hidden pieces of each back lie
        for piece in view.hidden:
            self._covered.setdefault(program.backs[piece - u.q0][0], set()).add(u.kind[state.at[piece]])
        self._others: list[State] | None = None
        self._person = self._universe.persons.index(view.person)
        self.view = view
        self.me = self._universe.ids[view.seats[0]] if view.seats else -1

    def number(self, expr: Expr, it: str | None = None) -> int | None:
        """A number, or nothing where the person cannot know it."""
        about = self._number_of(it)
        found = int(self._functions[expr](self._state, self.me, -1, about))
        if self._secret(expr, about):
            for other in self._imagined():
                if int(self._functions[expr](other, self.me, -1, about)) != found:
                    return None
        return found

    def things(self, expr: Expr, it: str | None = None) -> list[Thing] | None:
        """Things in the order in which they lie, or nothing where the person cannot know which they are."""
        about = self._number_of(it)
        found = self._told(self._state, self._functions[expr](self._state, self.me, -1, about))
        if self._secret(expr, about):
            for other in self._imagined():
                if self._told(other, self._functions[expr](other, self.me, -1, about)) != found:
                    return None
        return found

    def truth(self, expr: Expr, it: str | None = None) -> bool | None:
        """A condition, or nothing where the person cannot know whether it holds."""
        found = self.number(expr, it)
        return None if found is None else bool(found)

    def doing(self, kinds: Iterable[str]) -> list[Thing]:
        """The card or place of some kinds whose text is being carried out, the innermost one."""
        u, wanted = self._universe, frozenset(kinds)
        texts = (frame[3] for frame in reversed(self._state.stack))
        return self._told(self._state, next(([x] for x in texts if x >= 0 and u.kind[x] in wanted), []))

    def begun(self, phase: str) -> int:
        """How often a phase has begun."""
        return self._state.rounds[self._program.phase_at[phase]]

    def at(self, place: str) -> list[Thing]:
        """Everything that lies in a place."""
        u = self._universe
        number = u.ids[place]
        heaps = [h for at in u.heaps_at.values() for h in at.get(number, ()) if self._state.n[h - u.h0]]
        return self._told(self._state, [*self._state.held[number - u.p0], *heaps])

    def _secret(self, expr: Expr, about: int) -> bool:
        """Whether it may read a face that is hidden."""
        kind = self._universe.kind[about] if about >= 0 else ""
        return self._reach.reads(expr, kind, self._covered)

    def _number_of(self, it: str | None) -> int:
        return -1 if it is None else self._universe.ids[it]

    def _imagined(self) -> list[State]:
        """Other positions that agree with the view: always the same ones for the same view."""
        if self._others is None:
            chance = Chance("figures")
            hidden = sorted(self._hidden)
            count = IMAGINED if hidden else 0
            self._others = [imagine(self._program, self._state, hidden, chance) for _ in range(count)]
        return self._others

    def _told(self, state: State, things: Iterable[int]) -> list[Thing]:
        known: list[Thing] = []
        backs: dict[tuple[str, str | None, str | None], int] = {}
        for thing in things:
            if thing < 0:
                continue
            if thing in self._hidden:
                told = self._back(state, thing)
                backs[told] = backs.get(told, 0) + 1
            else:
                known.append(self._thing(state, thing))
        return known + [
            Thing(kind, kind, key=key, count=count, place=place, hidden=True)
            for (kind, key, place), count in backs.items()
        ]

    def _back(self, state: State, piece: int) -> tuple[str, str | None, str | None]:
        u = self._universe
        kind, owner = self._program.backs[piece - u.q0]
        place = u.names[state.at[piece]] if state.at[piece] >= 0 else None
        if place is not None:  # a place that can hold only one kind of those with this back tells which one it is
            able = [base for base in u.bases(kind) if base in u.held_kinds[u.kind[state.at[piece]]]]
            kind = able[0] if len(able) == 1 else kind
        return kind, u.names[owner] if owner >= 0 else None, place

    def _thing(self, state: State, thing: int) -> Thing:
        u = self._universe
        name, kind = thing_name(self._program, state, self._person, thing), u.kind[thing]
        if thing >= u.h0:
            n, key = state.n[thing - u.h0], u.heap_key[thing]
            count = None if is_endless(self._program, thing) or n >= ENDLESS else n
            return Thing(name, kind, kind, u.names[key] if key >= 0 else None, count, u.names[state.at[thing]], True)
        if thing < u.q0:
            return Thing(name, kind, u.row[thing] or kind)
        owner, place = u.owner[thing], state.at[thing]
        return Thing(
            name,
            kind,
            u.row[thing] or kind,
            u.names[owner] if owner >= 0 else None,
            place=u.names[place] if place >= 0 else None,
            facedown=not state.face[thing - u.q0] and place >= 0 and shown(self._program, place) == "faces",
        )
