"""Puts the canonical form of a text in place of a scalar: the way it was quoted stays, and nothing else is touched."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from engine.language import Start, format_node, format_text, nodes, parse_text
from engine.pack.tree import Scalar, Style

WIDTH = 110

_COMMENT = re.compile(r"#")
_BREAK = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Edit:
    """New characters for a stretch of a file; ``start`` and ``end`` are offsets in its text."""

    start: int
    end: int
    text: str


def edit(scalar: Scalar, start: Start) -> Edit | None:
    """What to change so that a text without faults is canonical; nothing where it is, or where it cannot be.

    In a block every statement has a line; in quotes and without any the text is one line.
    """
    if scalar.offsets is None or not scalar.text.strip():
        return None
    if scalar.style is Style.LITERAL:
        lines = block_lines(scalar.text, start)
        return None if "\n".join(lines) == scalar.text.strip("\n") else _block(scalar, lines)
    line = one_line(scalar.text, start)
    if line is None or line == scalar.text.strip():
        return None
    if scalar.style is Style.FOLDED:
        column = len(_indent(scalar))
        return _block(scalar, textwrap.wrap(line, WIDTH - column, break_long_words=False, break_on_hyphens=False))
    first, last = _inner(scalar)
    return Edit(first, last, _quoted(line, scalar.style))


def is_canonical(scalar: Scalar, start: Start) -> bool:
    """Whether a text without faults stands as it should for the way it is quoted; an empty one always does."""
    if not scalar.text.strip():
        return True
    if scalar.style is Style.LITERAL:
        return "\n".join(block_lines(scalar.text, start)) == scalar.text.strip("\n")
    return one_line(scalar.text, start) == scalar.text.strip()


def block_lines(text: str, start: Start) -> list[str]:
    """The canonical form with a line for each statement."""
    tree, _ = parse_text(text, start) if start == "body" else (None, None)
    if not isinstance(tree, nodes.Body) or _COMMENT.search(text):  # with comments, statements have lines anyway
        return format_text(text, start).split("\n")
    return [line for item in tree.statements for line in format_node(nodes.Body((item,))).split("\n")]


def one_line(text: str, start: Start) -> str | None:
    """The canonical form on a single line; nothing where a comment is in the way.

    >>> one_line("may { draw 1; score  2 }", "body")
    'may { draw 1; score 2 }'
    """
    lines = format_text(text, start).split("\n")
    line = lines[0]
    for more in (part.strip() for part in lines[1:]):
        parted = line.endswith("{") or more.startswith("}")
        line += f" {more}" if parted else f"; {more}"
    before, _ = parse_text(text, start)
    after, _ = parse_text(line, start)
    return line if after == before else None


def apply(text: str, edits: list[Edit]) -> str:
    """A text with the edits made; they do not overlap."""
    for item in sorted(edits, key=lambda item: item.start, reverse=True):
        text = text[: item.start] + item.text + text[item.end :]
    return text


def _block(scalar: Scalar, lines: list[str]) -> Edit:
    """Lines in place of those of a block, indented as they were and ended as the file ends its lines."""
    assert scalar.offsets is not None
    text = scalar.text
    first = len(text) - len(text.lstrip("\n"))
    last = len(text.rstrip())
    source = scalar.span.source.text
    found = _BREAK.search(source, scalar.span.start)
    line_break = found.group() if found else "\n"
    start, end = scalar.offsets[first], scalar.at(last - 1, last).end
    return Edit(start, end, (line_break + _indent(scalar)).join(lines))


def _indent(scalar: Scalar) -> str:
    """The blanks before the first line of a block."""
    assert scalar.offsets is not None
    first = len(scalar.text) - len(scalar.text.lstrip("\n"))
    source, offset = scalar.span.source.text, scalar.offsets[first]
    begin = max(source.rfind("\n", 0, offset), source.rfind("\r", 0, offset)) + 1
    return source[begin:offset]


def _inner(scalar: Scalar) -> tuple[int, int]:
    """What stands between the quotes."""
    start, end = scalar.span.start, scalar.span.end
    return (start, end) if scalar.style is Style.PLAIN else (start + 1, end - 1)


def _quoted(line: str, style: Style) -> str:
    match style:
        case Style.SINGLE:
            return line.replace("'", "''")
        case Style.DOUBLE:
            return line.replace("\\", "\\\\").replace('"', '\\"')
        case _:
            return line
