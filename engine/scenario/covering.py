"""A program that notes what it does: the ruleset is rewritten so that its expressions tell, and handlers are wrapped.

The machine itself knows nothing of this. Look-ahead is not noted: only what has happened at the table counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from engine.play import Decision, Program, State
from engine.play.emit import Context, Emitter
from engine.ruleset import Code, PieceKind, PlaceKind, Row, Ruleset, Sort
from engine.ruleset.definitions import Expr, Op, digest

Key: TypeAlias = tuple[str, str, str]
"""What was touched: its sort (``code operation branch filter value modifier trigger row``), its id, and which part."""

Touch: TypeAlias = Callable[[Key], None]
Table = TypeVar("Table", Sort, PieceKind, PlaceKind)
Handler: TypeAlias = Callable[[State, list[Any]], Decision | None]

SILENT = frozenset(
    (
        "jump",
        "return",
        "events",
        "commit",
        "leave",
        "end_each",
        "count",
        "asked",
        "unsealed",
        "sealed",
        "chosen",
        "enter",
    )
)
"""Operations that stand for no word of a text."""


LADDER = "outcome.ladder"
"""The path of the figures that tell who has won."""

_APART = "\n"


def spot_of(code: Code, pc: int) -> str:
    """Where an operation was written, as the part of a key."""
    spot = code.spots[pc]
    return f"{spot.line}:{spot.column}"


def branches(op: Op) -> tuple[str, ...]:
    """The ways that go on from an operation."""
    match op[0]:
        case "either":
            return tuple(label for label, _ in op[1])
        case "may":
            return ("yes", "no")
        case "unless":
            return ("true", "false")
        case "again":
            return ("again", "stop")
        case _:
            return ()


# ---- expressions that tell
def told(ruleset: Ruleset) -> Ruleset:
    """The ruleset with every filter, condition, value, rung and modifier made to tell when it is used."""
    codes = {
        name: replace(code, ops=tuple(_telling(op, []) for op in code.ops)) for name, code in ruleset.codes.items()
    }
    values = {
        name: replace(value, expr=("seen", _packed("value", name, ""), _telling(value.expr, [])))
        for name, value in ruleset.values.items()
    }
    modifiers = tuple(
        replace(m, amount=("seen", _packed("modifier", m.id, ""), _telling(m.amount, []))) for m in ruleset.modifiers
    )
    ladder = tuple(
        (name, ("seen", _packed("value", f"{LADDER}.{name}", ""), _telling(rung, []))) for name, rung in ruleset.ladder
    )
    return replace(
        ruleset,
        codes=codes,
        values=values,
        modifiers=modifiers,
        ladder=ladder,
        sorts={name: _asking(sort) for name, sort in ruleset.sorts.items()},
        pieces={name: _asking(kind) for name, kind in ruleset.pieces.items()},
        places={name: _asking(kind) for name, kind in ruleset.places.items()},
    )


def conditions(table: Sort | PieceKind | PlaceKind, row: Row) -> dict[str, Expr]:
    """The conditions that are printed on a row, by their attributes."""
    named = (name for name, attribute in table.attributes.items() if attribute.type == "condition")
    return {name: row.printed[name] for name in named if isinstance(row.printed.get(name), tuple)}


def _asking(table: Table) -> Table:
    """A table whose conditions tell when they are asked."""
    rows = []
    for row in table.rows:
        asked = {
            name: ("seen", _packed("value", f"{row.path}.{name}", ""), _telling(test, []))
            for name, test in conditions(table, row).items()
        }
        rows.append(replace(row, printed={**row.printed, **asked}) if asked else row)
    return replace(table, rows=tuple(rows))


def filters(e: Any) -> list[str]:
    """The names of all filters in an operation or expression. Equal filters have one name: a word of the pack is one
    filter, however often it is used."""
    found: list[str] = []
    _telling(e, found)
    return found


def _telling(e: Any, found: list[str]) -> Any:
    """The same expression or operation; each filter in it tells whether it held."""
    if not isinstance(e, tuple):
        return e
    if e and e[0] == "filter" and len(e) == 4:
        return ("filter", _telling(e[1], found), e[2], _noted(e[2], e[3], found))
    if e and e[0] == "if" and len(e) == 4:
        return ("if", _noted(None, e[1], found), *(_telling(part, found) for part in e[2:]))
    if e and e[0] == "set" and len(e) == 6 and isinstance(e[1], tuple) and e[5] is not None:
        inner = tuple(_telling(part, found) for part in e[1:5])
        return ("set", *inner, _noted(e[4], e[5], found))
    return tuple(_telling(part, found) for part in e)


def _noted(var: Any, test: Expr, found: list[str]) -> Expr:
    name = digest(repr(_about(var, test)).encode())
    found.append(name)
    return ("seen", _packed("filter", name, ""), _telling(test, found))


def _about(var: Any, e: Any) -> Any:
    """An expression with a fixed name for the candidate."""
    if e == ("var", var):
        return ("it",)
    return tuple(_about(var, part) for part in e) if isinstance(e, tuple) else e


def _packed(*key: str) -> str:
    """A key as one text: inside an expression a tuple would be read as an expression too."""
    return _APART.join(key)


class _TellingEmitter(Emitter):
    def on_seen(self, e: Expr, c: Context) -> str:
        return f"seen(S, {e[1]!r}, {self.emit(e[2], c)})"


class CoveringProgram(Program):
    """A program whose handlers and expressions call ``touch`` with a key each time they are used in play."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        options: Mapping[str, str] | None,
        persons: Mapping[str, Iterable[str]] | None,
        touch: Touch,
    ) -> None:
        super().__init__(told(ruleset), seats, options, persons, straight=False)
        self.space["seen"] = _seen(touch)
        triggers: dict[str, list[str]] = {}
        for trigger in ruleset.triggers:
            triggers.setdefault(trigger.code, []).append(trigger.id)
        for number, code in enumerate(ruleset.codes.values()):
            begun: list[Key] = [("code", code.id, "")]
            begun += [("trigger", name, "") for name in triggers.get(code.id, ())]
            self.codes[number] = [
                _wrapped(handler, code, pc, touch, begun if pc == 0 else [])
                for pc, handler in enumerate(self.codes[number])
            ]

    @property
    def emitter(self) -> Emitter:
        return self._emitter

    @emitter.setter
    def emitter(self, plain: Emitter) -> None:
        self._emitter = _TellingEmitter(plain.u, plain.counter_at)


def _seen(touch: Touch) -> Callable[[State, str, Any], Any]:
    def seen(S: State, packed: str, value: Any) -> Any:
        if S.probe is None:
            sort, name, part = packed.split(_APART)
            touch((sort, name, ("true" if value else "false") if sort == "filter" else part))
        return value

    return seen


def _wrapped(handler: Handler, code: Code, pc: int, touch: Touch, begun: list[Key]) -> Handler:
    op = code.ops[pc]
    spot = spot_of(code, pc)
    keys = [*begun, *([] if op[0] in SILENT else [("operation", code.id, spot)])]
    ways = branches(op)
    if not ways:
        if not keys:
            return handler

        def plain(S: State, F: list[Any]) -> Decision | None:
            if S.probe is None:
                for key in keys:
                    touch(key)
            return handler(S, F)

        return plain
    which = _taken(op, pc)

    def branching(S: State, F: list[Any]) -> Decision | None:
        decision = handler(S, F)
        if S.probe is None:
            for key in keys:
                touch(key)
            if decision is None and (way := which(F[1])) is not None:
                touch(("branch", code.id, f"{spot}:{way}"))
        return decision

    return branching


def _taken(op: Op, pc: int) -> Callable[[int], str | None]:
    """Which way was taken, by where the text goes on."""
    match op[0]:
        case "either":
            labels = {target: label for label, target in op[1]}
            return labels.get
        case "again":
            return lambda now: "stop" if now == op[4] else "again"
        case "may":
            return lambda now: "yes" if now == pc + 1 else "no"
        case _:
            return lambda now: "true" if now == pc + 1 else "false"


def stopped(program: Program, S: State) -> Key | None:
    """The branch that is taken when a pass that had not begun is left."""
    if S.stop is None:
        return None
    depth, target, _, _, slot = S.stop
    name = program.code_ids[S.stack[depth][0]]
    code = program.ruleset.codes.get(name)
    for pc, op in enumerate(code.ops if code else ()):
        if op[0] == "again" and op[4] == target and op[3] + 4 == slot:
            assert code is not None
            return ("branch", name, f"{spot_of(code, pc)}:stop")
    return None
