"""The three streams: results on stdout, everything else on stderr, and both able to write any text."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from types import ModuleType

from engine.text.words import visible


def prepare() -> None:
    """Characters that an encoding lacks become escapes, and bytes that are no text a sign: neither ends the program.

    A stream that was closed from outside takes all and gives nothing.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def put(text: str = "") -> None:
    """Write a line of the result."""
    sys.stdout.write(f"{_shown(text)}\n")


def tell(text: str = "", end: str = "\n") -> None:
    """Write a line for the person at the terminal, after all of the result so far."""
    sys.stdout.flush()
    sys.stderr.write(_shown(text) + end)
    sys.stderr.flush()


def is_terminal() -> bool:
    """Whether a person sits at both ends of a talk."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def ask(prompt: str, completions: Callable[[str], Iterable[str]] | None = None) -> str:
    """A line that a person types, or the next one of a pipe. Raises ``EOFError`` when the input has ended.

    ``completions`` gives what the tab key knows behind the beginning of a line, at a terminal that can edit lines.
    """
    if is_terminal():
        with contextlib.suppress(ImportError):
            import readline  # gives input() its editing

            readline.set_auto_history(False)  # what one person typed is not for the next one's eyes
            _complete(readline, completions or (lambda begun: ()))
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


def _complete(readline: ModuleType, completions: Callable[[str], Iterable[str]]) -> None:
    """Let the tab key finish words that are known."""

    def finish(text: str, state: int) -> str | None:
        begun = readline.get_line_buffer()[: readline.get_begidx()]
        found = [word for word in sorted(set(completions(begun))) if word.casefold().startswith(text.casefold())]
        return found[state] if state < len(found) else None

    readline.set_completer(finish)
    readline.set_completer_delims(" ,")
    edit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if edit else "tab: complete")


def draw(lines: Iterable[str]) -> None:
    """Lines for the person at the terminal that are made safe already; they may hold colours."""
    sys.stdout.flush()
    sys.stderr.write("".join(f"{line}\n" for line in lines))
    sys.stderr.flush()


def wipe() -> None:
    """Clear a terminal and what was rolled off it, so that the next person sees nothing of the last one's."""
    if sys.stderr.isatty():
        sys.stdout.flush()
        sys.stderr.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stderr.flush()


def abandon_stdout() -> None:
    """Nobody reads the result any more: let what is still to be written go nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _shown(text: str) -> str:
    return "\n".join(visible(line) for line in text.split("\n"))
