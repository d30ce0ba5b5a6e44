"""Makes ``docs/play.svg``, a picture of a real terminal: ``python docs/picture.py``, from the checkout.

A game is played for a few answers in a terminal of its own, and what stands there then is drawn.
"""

from __future__ import annotations

import sys
from io import StringIO
from itertools import groupby
from pathlib import Path

import pyte
from rich.console import Console
from rich.style import Style
from rich.text import Text

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.terminal_tools import ROOT, Terminal

COLUMNS, LINES = 100, 56
ASK = "or ? for help: "
GAME = ("play", "--seats", "you:Ana,greedy,greedy,greedy", "--seed", "18", "--fast")
ANSWERS = ("1", "scientist", *"111111111")
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    """Play, and draw what is on the terminal at the last question."""
    terminal = Terminal(*GAME, columns=COLUMNS, lines=LINES)
    terminal.wait(ASK)
    for answer in ANSWERS:
        terminal.type(answer)
        terminal.wait(ASK)
    console = Console(record=True, width=COLUMNS, file=StringIO(), color_system="truecolor")
    for number in range(LINES):
        console.print(_line(terminal.screen, number), no_wrap=True, crop=True)
    terminal.close()
    console.save_svg(str(ROOT / "docs" / "play.svg"), title="cardwright play", code_format=FORMAT, unique_id="play")


def _line(screen: pyte.Screen, number: int) -> Text:
    """A line of the terminal, with its colours."""
    cells = (screen.buffer[number][column] for column in range(COLUMNS))
    line = Text()
    for (colour, bold), group in groupby(cells, key=lambda cell: (cell.fg, cell.bold)):
        style = Style(color=f"#{colour}" if len(colour) == 6 else None, bold=bold)
        line.append("".join(cell.data for cell in group), style)
    line.rstrip()
    return line


if __name__ == "__main__":
    main()
