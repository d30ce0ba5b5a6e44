"""One text as it is written, and the function that is made of it.

The function goes on from where its frame stands until another text begins, the text ends, or somebody has to decide. It
is a chain of parts, ``if pc <= 7: …``, one for each place where the text may be entered or gone on with; from each part
one falls into the next. A jump is ``pc = 12; continue``; a list of things is gone through in a loop that is a chain of parts
again. Where a frame stands at a place that is no part's beginning, the handler of that one operation carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.play.emit import FRAME, SEAT
from engine.ruleset.definitions import Code, Expr, Op

if TYPE_CHECKING:
    from engine.play.program import Handler, Program

GROUP = 4
"""So many parts stand under one test, which passes by all of them."""

NESTED = 8
"""So many loops may stand in one another; Python does not read many more."""

Loop = tuple[int, int]
"""From the operation that takes the next thing to the one that goes back to it."""

Writer = Callable[["Text", Op, int], None]
"""Writes one operation; it falls into the next one unless it says :meth:`Text.end`."""


class Text:
    """The source of one text.

    ``space``  the names that the source uses, beside those of the program's expressions
    """

    def __init__(self, P: Program, number: int, code: Code, first_figure: int) -> None:
        self.P, self.number, self.code = P, number, code
        self.space: dict[str, Any] = {}
        self._figures = first_figure
        self._entries = {0}
        self._of_thing = any(code.id in printed.values() for printed in P.universe.printed)
        self._loops = loops_of(code)
        single = self._single()
        self._frame, self._seat = replace(FRAME, single=single), replace(SEAT, single=single)
        self._ways_out: dict[Loop, set[int]] = {}
        self._written: list[tuple[list[str], bool]] = []
        self._lines: list[str] = []
        self._pad = ""
        self._ended = False
        self._at = 0

    # ---- what writers say
    def line(self, *lines: str) -> None:
        self._lines += [self._pad + line for line in lines]

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Lines under ``if …:``, ``else:`` and the like."""
        self.line(head)
        self._pad += "    "
        yield
        self._pad = self._pad[:-4]

    def expr(self, e: Expr) -> str:
        """An expression, worked out where it stands."""
        return self.P.emitter.emit(e, self._seat if self._acts() else self._frame)

    def _acts(self) -> bool:
        """Whether it is always a seat that acts here: in the effect of a thing, and where seats have their turns."""
        turns = [first for first, last in self._loops if first <= self._at <= last and self.code.ops[first][5]]
        return self._of_thing or any(first < self._at for first in turns)

    def _single(self) -> frozenset[int]:
        """The slots that only ever hold sets without alike pieces."""
        alike = self.P.emitter.alike
        known = {op[1]: op[2] for op in self.code.ops if op[0] == "let"}
        others = {op[1] for op in self.code.ops if op[0] == "set_local" or (op[0] == "let" and alike(op[2], FRAME))}
        return frozenset(known) - others

    def go(self, pc: int) -> None:
        """Go on elsewhere in the text; on the way back it is counted, so that nothing goes round for ever. (A list of things
        comes to its end by itself.)"""
        self._entries.add(pc)
        if pc <= self._at and self.code.ops[pc][0] != "next":
            self.count(pc)
        loop = max((loop for loop in self._loops if loop[0] <= self._at <= loop[1]), default=None)
        inside = loop is None or loop[0] <= pc <= loop[1]
        if loop is not None and not inside:
            self._ways_out.setdefault(loop, set()).add(pc)
        self.line(f"pc = {pc}", "continue" if inside else "break")

    def count(self, pc: int) -> None:
        """Once more round here."""
        self.line("left[0] -= 1", f"if left[0] < 0: endless(S, F, {pc})")

    def enter(self, *places: int) -> None:
        """The text may be gone on with here."""
        self._entries.update(places)

    def end(self) -> None:
        """Nothing falls from this operation into the next one."""
        self._ended = True

    def handler(self, pc: int) -> None:
        """Leave the operation to its handler for once. What follows is carried out by handlers too, up to the next place
        where the text may be gone on with."""
        name = f"handler_{self.number}_{pc}"
        self.space[name] = self.P.codes[self.number][pc]
        self.line(f"F[1] = {pc}", f"return {name}(S, F)")

    def left_to_handler(self, pc: int, *targets: int) -> None:
        """Leave all of the operation to its handler, which may go on at the next one or at one of the targets."""
        self.handler(pc)
        self.enter(pc + 1, *targets)
        self.end()

    def constant(self, value: Any) -> str:
        """A name for something that the source needs."""
        name = f"C{self.number}_{len(self.space)}"
        self.space[name] = value
        return name

    def place(self, e: Expr) -> int:
        """The place that an expression always names, or -1."""
        return self.P.universe.ids.get(e[1], -1) if e[0] == "thing" else -1

    def next_figure(self) -> int:
        """The number of an ``each``, see :attr:`Program.figures`."""
        self._figures += 1
        return self._figures - 1

    # ---- the function
    def function(self, writers: dict[str, Writer], names: dict[str, Any]) -> Handler:
        """The text as a function; what it needs is added to the names that all texts share."""
        name = f"text_{self.number}"
        source = self.source(name, writers)
        names |= self.P.emitter.constants | self.space
        exec(compile(source, f"<{self.code.id}>", "exec"), names)
        made: Handler = names[name]
        return made

    def source(self, name: str, writers: dict[str, Writer]) -> str:
        """All of it as source."""
        ops = self.code.ops
        for pc, op in enumerate(ops):
            self._lines, self._ended, self._at = [], False, pc
            if (self.number, pc) in self.P.too_costly or op[0] not in writers:
                self.left_to_handler(pc)
            else:
                writers[op[0]](self, op, pc)
            self._written.append((self._lines, self._ended))
        self._entries = {pc for pc in self._entries if pc < len(ops)}
        elsewhere = self.constant(frozenset(set(range(len(ops))) - self._entries))
        return "\n".join(
            [
                f"def {name}(S, F):",
                "    pc = F[1]",
                f"    if pc and pc in {elsewhere}: return handlers_{self.number}[pc](S, F)",
                "    stack = S.stack",
                "    while True:",
                *indented(2, self._parts(0, len(ops) - 1, None)),
                "",
            ]
        )

    def _parts(self, first: int, last: int, within: Loop | None) -> list[str]:
        """The parts from one operation to another, a few of them under one test each."""
        parts: list[tuple[int, list[str]]] = []  # up to where each goes on, and what it does
        pc = first
        while pc <= last:
            loop = next((loop for loop in self._loops if loop[0] == pc and loop != within), None)
            end = pc if loop is None else loop[1]
            lines = self._written[pc][0] if loop is None else self._loop(loop, within)
            if parts and loop is None and pc not in self._entries:
                parts[-1][1].extend(lines)
            else:
                parts.append((end, list(lines)))
            pc = end + 1
        parts = [(end, lines) for end, lines in parts if lines]
        out = []
        for i in range(0, len(parts), GROUP):
            group = [line for end, lines in parts[i : i + GROUP] for line in (f"if pc <= {end}:", *indented(1, lines))]
            out += [f"if pc <= {parts[i : i + GROUP][-1][0]}:", *indented(1, group)] if len(parts) > GROUP else group
        return out

    def _loop(self, loop: Loop, within: Loop | None) -> list[str]:
        """A list of things that is gone through, as a loop; what is behind it follows, other ways out are taken apart."""
        first, last = loop
        lines = ["while True:", *indented(1, [*self._parts(first, last - 1, loop), f"pc = {first}"])]
        if self._ways_out.get(loop, set()) - {last + 1}:
            lines.append(f"if pc != {last + 1}:")
            if within is not None:
                lines.append(f"    if not {within[0]} <= pc <= {within[1]}: break")
            lines.append("    continue")
        return lines


def indented(depth: int, lines: list[str]) -> list[str]:
    """Lines so many levels further in."""
    return ["    " * depth + line for line in lines]


def loops_of(code: Code) -> list[Loop]:
    """Where a text goes through lists of things: from taking the next one to the way back."""
    ops = code.ops
    loops = [
        (op[1], pc)
        for pc, op in enumerate(ops)
        if op[0] == "jump" and op[1] < pc and ops[op[1]][0] == "next" and ops[op[1]][-1] == pc + 1
    ]
    deepest = max((sum(first <= pc <= last for first, last in loops) for pc in range(len(ops))), default=0)
    return loops if deepest <= NESTED else []
