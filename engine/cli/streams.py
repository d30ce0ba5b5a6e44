"""The three streams: results on stdout, everything else on stderr, and both able to write any text."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from types import ModuleType

from engine.cli import plain
from engine.text.words import visible

HANG = 2
"""Columns that what goes on of a long line stands further in."""
NARROWEST = 20
"""Columns that a line has at least, whatever the terminal says."""
FAR = 50
"""Empty lines, at least, where a terminal cannot be cleared."""


def prepare() -> None:
    """Characters that an encoding lacks become plain ones or escapes, and bytes that are no text a sign: neither ends the program.

    A stream that was closed from outside takes all and gives nothing.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=plain.NAME)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def only_plain() -> None:
    """From now on only plain characters are written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="ascii", errors=plain.NAME)


def put(text: str = "", *, fit: bool = False) -> None:
    """Write a line of the result. ``fit``: at a terminal, no wider than it."""
    text = fitted(text) if fit and sys.stdout.isatty() else text
    sys.stdout.write(f"{_shown(text)}\n")


def tell(text: str = "", end: str = "\n", *, fit: bool = True, hang: int = HANG) -> None:
    """Write a line for the person at the terminal, after all of the result so far; no wider than it unless ``fit`` is off."""
    sys.stdout.flush()
    text = fitted(text, hang=hang) if fit and end and sys.stderr.isatty() else text
    sys.stderr.write(_shown(text) + end)
    sys.stderr.flush()


def fitted(text: str, width: int | None = None, *, hang: int = HANG) -> str:
    """A text with no line wider than the terminal, parted at blanks; what goes on stands further in.

    >>> print(fitted("  2) from the far end of the long road", 24, hang=5))
      2) from the far end of
           the long road
    """
    room = max(NARROWEST, shutil.get_terminal_size().columns if width is None else width)
    return "\n".join(_fitted(line, room, hang) for line in text.split("\n"))


def _fitted(line: str, room: int, hang: int) -> str:
    if len(line) <= room and line.isascii():
        return line
    from rich.cells import cell_len

    if cell_len(line) <= room:
        return line
    lead = line[: len(line) - len(line.lstrip())]
    lines, begun = [], lead
    for word in line.strip().split(" "):
        joint = "" if begun == lead or not begun.strip() else " "
        if joint and cell_len(begun + joint + word) > room:
            lines.append(begun.rstrip())
            begun, joint = lead + " " * hang, ""
        begun += joint + word
    return "\n".join([*lines, begun])


def is_terminal() -> bool:
    """Whether a person sits at both ends of a talk."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def ask(prompt: str, completions: Callable[[str, str], Iterable[str]] | None = None) -> str:
    """A line that a person types, or the next one of a pipe. Raises ``EOFError`` when the input has ended.

    ``completions`` gives what the tab key knows behind the beginning of a line for the word that is begun, at a terminal
    that can edit lines.
    """
    if is_terminal():
        with contextlib.suppress(ImportError):
            import readline  # gives input() its editing

            readline.set_auto_history(False)  # what one person typed is not for the next one's eyes
            _complete(readline, completions or (lambda begun, word: ()))
        sys.stdout.flush()
        sys.stderr.flush()
        if sys.stdout.isatty():
            return input(_shown(prompt))
        tell(prompt, end="")
        return input()
    tell(prompt, end="")
    line = sys.stdin.readline() if sys.stdin is not None else ""
    tell()
    if not line:
        raise EOFError
    return line


def _complete(readline: ModuleType, completions: Callable[[str, str], Iterable[str]]) -> None:
    """Let the tab key finish words that are known."""

    def finish(text: str, state: int) -> str | None:
        begun = readline.get_line_buffer()[: readline.get_begidx()]
        found = sorted(set(completions(begun, text)))
        return found[state] if state < len(found) else None

    readline.set_completer(finish)
    readline.set_completer_delims(" ,")
    edit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if edit else "tab: complete")


def flush() -> None:
    """Throw away what was typed before anything was asked: it was meant for somebody or something else."""
    if not is_terminal():
        return
    try:
        import termios
    except ImportError:
        _flush_console()
        return
    with contextlib.suppress(termios.error, ValueError, OSError):
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def _flush_console() -> None:
    """The same at a console of Windows."""
    with contextlib.suppress(ImportError):
        import msvcrt

        waiting, take = getattr(msvcrt, "kbhit", None), getattr(msvcrt, "getwch", None)
        while waiting is not None and take is not None and waiting():
            take()


def draw(lines: Iterable[str]) -> None:
    """Lines for the person at the terminal that are made safe already; they may hold colours."""
    sys.stdout.flush()
    sys.stderr.write("".join(f"{line}\n" for line in lines))
    sys.stderr.flush()


def wipe(notice: str) -> None:
    """Clear a terminal and what was rolled off it, so that the next person sees nothing of the last one's.

    One that cannot do that gets empty lines, and the ``notice``.
    """
    if not sys.stderr.isatty():
        return
    sys.stdout.flush()
    if can_clear():
        sys.stderr.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stderr.flush()
        return
    sys.stderr.write("\n" * max(FAR, shutil.get_terminal_size().lines))
    tell(notice)


def can_clear() -> bool:
    """Whether the terminal knows the signs that clear it."""
    return os.environ.get("TERM", "dumb" if os.name == "posix" else "") != "dumb"


def abandon_stdout() -> None:
    """Nobody reads the result any more: let what is still to be written go nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _shown(text: str) -> str:
    return "\n".join(visible(line) for line in text.split("\n"))
