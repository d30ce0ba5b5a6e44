"""Pieces of coloured text: measured, cut, wrapped, and at last painted for a terminal or left plain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.text.words import visible

Run = tuple[str, str | None]
"""Some text and its colour (``#rrggbb``)."""
Runs = list[Run]
BOLD = "bold"
"""In the place of a colour."""
DIM = "dim"
"""In the place of a colour."""

_STEPS = (0, 95, 135, 175, 215, 255)  # the steps that a terminal has of each colour


@dataclass(frozen=True, slots=True)
class Ink:
    """What a terminal can do: ``colour``, and more than ``plain`` characters."""

    colour: bool = True
    plain: bool = False

    @property
    def more(self) -> str:
        """Stands where something was cut off."""
        return "~" if self.plain else "…"

    def paint(self, runs: Iterable[Run]) -> str:
        """The text as it is written out, made safe, without blanks at its end."""
        kept = [(visible(text), colour) for text, colour in runs]
        while kept and not kept[-1][0].rstrip():
            kept.pop()
        if kept:
            kept[-1] = (kept[-1][0].rstrip(), kept[-1][1])
        if not self.colour:
            return "".join(text for text, _ in kept)
        return "".join(text if colour is None else f"\x1b[{_code(colour)}m{text}\x1b[0m" for text, colour in kept)


def _code(colour: str) -> str:
    if colour == BOLD:
        return "1"
    if colour == DIM:
        return "2"
    nearest = [_nearest(int(colour[i : i + 2], 16)) for i in (1, 3, 5)]
    return f"38;5;{16 + 36 * nearest[0] + 6 * nearest[1] + nearest[2]}"


def _nearest(part: int) -> int:
    return min(range(len(_STEPS)), key=lambda step: abs(_STEPS[step] - part))


def cells(runs: Iterable[Run]) -> int:
    """How many columns of a terminal it takes."""
    return sum(map(measure, (text for text, _ in runs)))


def measure(text: str) -> int:
    """The same of a text."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def cut(runs: Sequence[Run], width: int, more: str) -> Runs:
    """No more than so many columns; ``more`` says that something is missing."""
    if cells(runs) <= width:
        return list(runs)
    room, out = width - measure(more), Runs()
    for text, colour in runs:
        kept = ""
        for character in text:
            if measure(kept + character) > room:
                break
            kept += character
        out.append((kept, colour))
        room -= measure(kept)
        if kept != text:
            break
    return [*out, (more, None)] if width >= measure(more) else []


def padded(runs: Sequence[Run], width: int, *, right: bool = False) -> Runs:
    """Exactly so wide, with blanks before or behind."""
    blank: Run = (" " * max(0, width - cells(runs)), None)
    return [blank, *runs] if right else [*runs, blank]


def wrapped(chunks: Sequence[Runs], gap: str, width: int, more: str) -> list[Runs]:
    """Chunks one after another, a new line where the next one does not fit; one that is too wide is cut at blanks."""
    lines: list[Runs] = []
    for number, chunk in enumerate(chunks):
        tail: Runs = [*chunk, (gap.rstrip(), None)] if gap.rstrip() and number < len(chunks) - 1 else chunk
        blank = " " if gap.rstrip() else gap
        if lines and cells(lines[-1]) + measure(blank) + cells(tail) <= width:
            lines[-1] += [(blank, None), *tail]
            continue
        lines += [tail] if cells(tail) <= width else _broken(tail, width, more)
    return lines


def _broken(runs: Runs, width: int, more: str) -> list[Runs]:
    """A chunk on several lines, parted at blanks."""
    lines: list[Runs] = []
    for text, colour in runs:
        for number, word in enumerate(text.split(" ")):
            joint = " " if number else ""
            if lines and cells(lines[-1]) + measure(joint + word) <= width:
                lines[-1].append((joint + word, colour))
            else:
                lines.append(cut([(word, colour)], width, more))
    return lines
