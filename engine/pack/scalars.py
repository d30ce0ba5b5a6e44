"""Scalars of YAML: what a plain one means, and where each character of a value stands in the file.

The reader under this module knows only where a scalar starts and ends. ``offsets`` reads the written form a second
time, by the same rules, and keeps the place of each character; what it rebuilds must equal the value, or it gives
nothing. So a place is right or missing, never wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from engine.pack.tree import Style, Value

_NULL = re.compile(r"|~|null|Null|NULL")
_TRUE = re.compile(r"true|True|TRUE")
_FALSE = re.compile(r"false|False|FALSE")
_INTEGER = re.compile(r"[-+]?[0-9]+")
_OCTAL = re.compile(r"0o[0-7]+")
_HEX = re.compile(r"0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_ENDLESS = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")

# What readers of YAML 1.1 take for a number or a date.
_OLD_VALUE = re.compile(
    r"[-+]?0b[01_]+"
    r"|[-+]?0x[0-9a-fA-F_]+"
    r"|[-+]?0o[0-7_]+"
    r"|[-+]?[0-9][0-9_]*(:[0-5]?[0-9])*(\.[0-9_]*)?([eE][-+]?[0-9]+)?"
    r"|[-+]?\.[0-9_]+([eE][-+]?[0-9]+)?"
    r"|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?"
)

LARGEST = 10**15
"""The largest whole number that may stand in a file, either way from zero."""

_ESCAPES = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "\t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}
_HEX_ESCAPES = {"x": 2, "u": 4, "U": 8}
_BREAK = re.compile(r"\r\n|\r|\n")
_BLANKS = re.compile(r"[ \t\r\n]+")

_Pair: TypeAlias = tuple[str, int]


def core_value(text: str) -> Value:
    """What a plain scalar means by the core rules of YAML 1.2.

    Raises ``OverflowError`` for a number that is endless, no number, or beyond ``LARGEST``.

    >>> [core_value(text) for text in ("no", "12:30", "012", "0x1F", "1e3", "~")]
    ['no', '12:30', 12, 31, 1000.0, None]
    """
    if _NULL.fullmatch(text):
        return None
    if _TRUE.fullmatch(text):
        return True
    if _FALSE.fullmatch(text):
        return False
    for pattern, base in ((_INTEGER, 10), (_OCTAL, 8), (_HEX, 16)):
        if pattern.fullmatch(text):
            return _whole(text, base)
    if _ENDLESS.fullmatch(text):
        raise OverflowError
    if _FLOAT.fullmatch(text):
        number = float(text)
        if abs(number) > LARGEST:
            raise OverflowError
        return number
    return text


def _whole(text: str, base: int) -> int:
    if len(text) > 60:  # int() refuses very long texts with another error
        raise OverflowError
    number = int(text[2:], base) if base != 10 else int(text)
    if abs(number) > LARGEST:
        raise OverflowError
    return number


def is_doubtful_key(text: str) -> bool:
    """Whether a key without quotes would be read as something else than a text, here or by older readers.

    >>> [is_doubtful_key(text) for text in ("no", "on", "x1", "12:30", "2024-01-31", "null", "1_000")]
    [False, False, False, True, True, True, True]
    """
    if _OLD_VALUE.fullmatch(text):
        return True
    try:
        return not isinstance(core_value(text), str)
    except OverflowError:
        return True


def offsets(text: str, start: int, end: int, style: Style, parent: int, value: str) -> Sequence[int] | None:
    """The offset in ``text`` of each character of ``value``, and one more for its end.

    ``start`` and ``end`` bound the written scalar: with its quotes, or from the ``|`` or ``>`` on.
    ``parent`` is the column of the block the scalar stands in, -1 for none; only ``|`` and ``>`` need it.
    Returns nothing when the rebuilt text is not ``value``.
    """
    match style:
        case Style.PLAIN:
            first, last = start, end
        case Style.SINGLE | Style.DOUBLE:
            first, last = start + 1, end - 1
        case Style.LITERAL | Style.FOLDED:
            return _checked(_block(text, start, end, parent), value)
        case _:
            assert_never(style)
    # Every rule of these styles shortens the text, so equal texts are equal character by character.
    if text[first:last] == value:
        return range(first, last + 1)
    return _checked([*_flow(text, first, last, style), ("", last)], value)


def _checked(pairs: list[_Pair], value: str) -> tuple[int, ...] | None:
    if "".join(character for character, _ in pairs) != value:
        return None
    return tuple(offset for _, offset in pairs)


def _flow(text: str, index: int, last: int, style: Style) -> Iterator[_Pair]:
    """The characters of a plain or quoted scalar: line breaks folded, escapes resolved."""
    while index < last:
        if blanks := _BLANKS.match(text, index, last):
            yield from _folded(blanks.group(), index)
            index = blanks.end()
        elif style is Style.SINGLE and text.startswith("''", index, last):
            yield "'", index
            index += 2
        elif style is Style.DOUBLE and text[index] == "\\":
            pairs, index = _escape(text, index, last)
            yield from pairs
        else:
            yield text[index], index
            index += 1


def _folded(blanks: str, index: int) -> Iterator[_Pair]:
    """A run of blanks: kept within a line; around line breaks, one break is a space and n breaks are n - 1."""
    breaks = [found.start() for found in _BREAK.finditer(blanks)]
    if not breaks:
        yield from ((character, index + place) for place, character in enumerate(blanks))
    elif len(breaks) == 1:
        yield " ", index
    else:
        yield from (("\n", index + place) for place in breaks[1:])


def _escape(text: str, index: int, last: int) -> tuple[list[_Pair], int]:
    """The characters that a backslash stands for, and where reading goes on."""
    letter = text[index + 1 : index + 2]
    if letter in _HEX_ESCAPES:
        after = index + 2 + _HEX_ESCAPES[letter]
        try:
            return [(chr(int(text[index + 2 : after], 16)), index)], after
        except (ValueError, OverflowError):
            return [], last
    if letter in _ESCAPES:
        return [(_ESCAPES[letter], index)], index + 2
    line_break = _BREAK.match(text, index + 1, last)
    if line_break is None:
        return [], last
    blanks = _BLANKS.match(text, line_break.end(), last)
    if blanks is None:
        return [], line_break.end()
    further = _BREAK.finditer(text, blanks.start(), blanks.end())
    return [("\n", found.start()) for found in further], blanks.end()


def _block(text: str, start: int, end: int, parent: int) -> list[_Pair]:
    """The characters of a scalar after ``|`` or ``>``, and the place after the last of them."""
    folds = text[start] == ">"
    header = re.compile(r"[|>]([-+0-9]*)[^\r\n]*").match(text, start, end)
    assert header is not None
    chomping = next((sign for sign in header[1] if sign in "-+"), "")
    step = next((int(digit) for digit in header[1] if digit.isdecimal()), 0)
    lines = list(_lines(text, header.end(), end))[1:]
    indent = max(parent + 1, 1) + step - 1 if step else max(parent + 1, _found_indent(text, lines))

    pairs: list[_Pair] = []
    blank_breaks: list[int] = []
    pending: int | None = None  # the break after the last line that has text
    previous_spaced = False
    stop = header.end()
    for first, last, has_break in lines:
        spaces = _leading_spaces(text, first, last)
        if spaces < indent and first + spaces < last:
            break  # less indented: no longer part of the scalar
        content = first + min(spaces, indent)
        if content == last:
            if has_break:
                blank_breaks.append(last)
            continue
        spaced = text[content] in " \t"
        if pending is not None:
            if not folds or previous_spaced or spaced:
                pairs.append(("\n", pending))
            elif not blank_breaks:
                pairs.append((" ", pending))
        pairs.extend(("\n", offset) for offset in blank_breaks)
        blank_breaks.clear()
        pairs.extend((text[offset], offset) for offset in range(content, last))
        pending, previous_spaced, stop = (last if has_break else None), spaced, last
    if chomping != "-" and pending is not None:
        pairs.append(("\n", pending))
        stop = _BREAK.match(text, pending).end()  # type: ignore[union-attr]
    if chomping == "+":
        for offset in blank_breaks:
            pairs.append(("\n", offset))
            stop = _BREAK.match(text, offset).end()  # type: ignore[union-attr]
    return [*pairs, ("", stop)]


def _lines(text: str, first: int, end: int) -> Iterator[tuple[int, int, bool]]:
    """Start and end (without the break) of each line of a stretch, and whether a break ends it."""
    while first < end:
        found = _BREAK.search(text, first, end)
        if found is None:
            yield first, end, False
            return
        yield first, found.start(), True
        first = found.end()


def _found_indent(text: str, lines: list[tuple[int, int, bool]]) -> int:
    """The indentation of the first line that has text, or the widest blank line before it."""
    widest = 0
    for first, last, _ in lines:
        spaces = _leading_spaces(text, first, last)
        widest = max(widest, spaces)
        if first + spaces < last:
            break
    return widest


def _leading_spaces(text: str, first: int, last: int) -> int:
    index = first
    while index < last and text[index] == " ":
        index += 1
    return index - first
