"""How a game is shown: what the terminal can do, and how fast it goes."""

from __future__ import annotations

import os
import shutil
import sys
import time
from dataclasses import dataclass

from engine.cli import streams
from engine.cli.screen.ink import Ink

PAUSE = 0.25
"""Seconds for each line of the log while bots decide, so that a person can read along."""
LONGEST = 1.5
"""Seconds, at most, for what one bot did."""


@dataclass(frozen=True, slots=True)
class Manner:
    """``everything``: the log holds what nobody at the table would know; for games of bots."""

    ink: Ink
    fast: bool
    everything: bool

    @classmethod
    def of(cls, *, fast: bool, everything: bool, plain: bool) -> Manner:
        """As the command line and the environment say."""
        environ = os.environ
        colour = sys.stderr.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
        return cls(Ink(colour, plain or not _draws_lines()), fast or not streams.is_terminal(), everything)

    def width(self) -> int:
        """Columns of the terminal."""
        return shutil.get_terminal_size().columns

    def height(self) -> int:
        """Lines of the terminal."""
        return shutil.get_terminal_size().lines

    def pause(self, lines: int) -> None:
        """Let a person read some lines."""
        if lines and not self.fast:
            sys.stdout.flush()
            time.sleep(min(LONGEST, PAUSE * lines))


def _draws_lines() -> bool:
    """Whether the terminal has more than plain characters."""
    try:
        "│●…".encode(getattr(sys.stderr, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
