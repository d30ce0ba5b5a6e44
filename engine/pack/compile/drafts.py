"""Codes while they are written: operations with labels in place of numbers, and slots."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.ruleset.definitions import Code, Expr, Op, Spot, Trigger

from .ir import FORMS, settle


class Label:
    """A place in a code that is not known yet."""

    __slots__ = ("pc",)

    def __init__(self) -> None:
        self.pc = -1


@dataclass(slots=True)
class Family:
    """A text and the blocks of it that run apart: they share the numbering of slots."""

    path: str
    owner: str
    slots: int = 0
    blocks: int = 0
    codes: list[Code] = field(default_factory=list)
    triggers: list[Trigger] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)

    def name_number(self, name: str, slot: int) -> None:
        """A number has a name. Of two that have the same one in different blocks neither is known by it."""
        self.numbers[name] = -1 if name in self.numbers else slot

    def slot(self, count: int = 1) -> int:
        """The first of so many new slots."""
        first = self.slots
        self.slots += count
        return first

    def block_id(self) -> str:
        self.blocks += 1
        return f"{self.path}#{self.blocks}"

    def finished(self) -> dict[str, Code]:
        """The codes, all with room for every slot of the family."""
        numbers = tuple((name, slot) for name, slot in self.numbers.items() if slot >= 0)
        return {code.id: replace(code, slots=self.slots, numbers=numbers) for code in self.codes}


@dataclass(slots=True)
class Draft:
    """One code that is being written."""

    family: Family
    id: str
    ops: list[tuple[Op | Label, Spot]] = field(default_factory=list)

    def emit(self, op: Op, spot: Spot) -> None:
        self.ops.append((op, spot))

    def mark(self, label: Label) -> None:
        """Here is what the label means."""
        self.ops.append((label, Spot("", 0, 0)))

    def finish(self, spot: Spot) -> Code:
        """The code, with numbers for labels; the family keeps it."""
        self.emit(("return",), spot)
        pc = 0
        for item, _ in self.ops:
            if isinstance(item, Label):
                item.pc = pc
            else:
                pc += 1
        lines = [(_plain(op), spot) for op, spot in self.ops if not isinstance(op, Label)]
        code = Code(self.id, self.family.owner, tuple(op for op, _ in lines), tuple(spot for _, spot in lines), 0)
        self.family.codes.append(code)
        return code


def _plain(item: Any) -> Any:
    if isinstance(item, Label):
        return item.pc
    if isinstance(item, Tested):
        return settle(item.expr, {item.var: 0})
    if isinstance(item, tuple):
        if item and isinstance(item[0], Written):
            return settle(item[1])
        return tuple(_plain(part) for part in item)
    return item


class Written:
    """Marks an expression inside an operation."""


WRITTEN = Written()


@dataclass(frozen=True, slots=True)
class Tested:
    """A test or a figure about one candidate, inside an operation."""

    expr: Expr
    var: int


def put(expr: Expr) -> tuple[Any, ...]:
    """An expression as it stands in an operation that is being written."""
    assert expr[0] in FORMS or expr[0] in ("var", "slot")
    return (WRITTEN, expr)
