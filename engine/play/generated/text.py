"""One text as it is written, and the function that is made of it.

The function goes on from where its frame stands until another text begins, the text ends, or somebody has to decide. It
is a chain of parts, ``if pc == 7: …``, one for each place where the text may be entered or gone on with; from each part
one falls into the next. A jump is ``pc = 12; continue``. Where a frame stands at a place that is no part's beginning, the
handler of that one operation carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.play.emit import FRAME
from engine.ruleset.definitions import Code, Expr, Op

if TYPE_CHECKING:
    from engine.play.program import Handler, Program

GROUP = 4
"""So many parts stand under one test, which passes by all of them."""

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
        return self.P.emitter.emit(e, FRAME)

    def go(self, pc: int) -> None:
        """Go on elsewhere in the text; on the way back it is counted, so that nothing goes round for ever. (A list of things
        comes to its end by itself.)"""
        self._entries.add(pc)
        if pc <= self._at and self.code.ops[pc][0] != "next":
            self.line("left[0] -= 1", f"if left[0] < 0: endless(S, F, {pc})")
        self.line(f"pc = {pc}", "continue")

    def enter(self, *places: int) -> None:
        """The text may be gone on with here."""
        self._entries.update(places)

    def end(self) -> None:
        """Nothing falls from this operation into the next one."""
        self._ended = True

    def handler(self, pc: int, *targets: int) -> None:
        """Leave the operation to its handler, which may go on at the next one or at one of the targets."""
        self.enter(pc, pc + 1, *targets)
        name = f"handler_{self.number}_{pc}"
        self.space[name] = self.P.codes[self.number][pc]
        self.line(f"F[1] = {pc}", f"return {name}(S, F)")

    def left_to_handler(self, pc: int, *targets: int) -> None:
        """Leave all of the operation to its handler."""
        self.handler(pc, *targets)
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

    def _fall_into(self, pc: int) -> list[str]:
        """From one part into the next, or at once to where that would jump to: the next of a list of things."""
        name, *rest = self.code.ops[pc]
        if name == "jump" and self.code.ops[rest[0]][0] == "next":
            return [f"pc = {rest[0]}", "continue"]
        return [f"pc = {pc}"]

    def source(self, name: str, writers: dict[str, Writer]) -> str:
        """All of it as source."""
        parts: list[tuple[list[str], bool]] = []
        self._pad = " " * 16
        for pc, op in enumerate(self.code.ops):
            self._lines, self._ended, self._at = [], False, pc
            if (self.number, pc) in self.P.too_costly or op[0] not in writers:
                self.left_to_handler(pc)
            else:
                writers[op[0]](self, op, pc)
            parts.append((self._lines, self._ended))
        out = [f"def {name}(S, F):", "    pc = F[1]", "    stack = S.stack", "    while True:"]
        begins = sorted(pc for pc in self._entries if pc < len(parts))
        for pc, (lines, ended) in enumerate(parts):
            if pc in self._entries:
                number = begins.index(pc)
                if number % GROUP == 0:
                    later = begins[number + GROUP :][:1]
                    out.append(f"        if pc < {later[0] if later else len(parts)}:")
                out.append(f"            if pc == {pc}:")
            out += lines
            if pc + 1 in self._entries and not ended:
                out += [self._pad + line for line in self._fall_into(pc + 1)]
        out += ["        F[1] = pc", f"        return handlers_{self.number}[pc](S, F)", ""]
        return "\n".join(out)
