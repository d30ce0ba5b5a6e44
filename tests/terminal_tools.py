"""A real terminal for tests: a command runs in it, keys are typed, and what it shows is read as a person reads it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pexpect
import pyte

ROOT = Path(__file__).parents[1]
PATIENCE = 60
"""Seconds for anything that a terminal is to show; the machine may be busy."""


def _heed_interrupts() -> None:
    """What is started in the background may have been told to ignore them, and would hand that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """``shown`` is all that was ever written to it; ``screen`` what stands on it now."""

    def __init__(
        self,
        *arguments: str | Path,
        columns: int = 80,
        lines: int = 50,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LANG", "LC_ALL")}
        size = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
        self.screen = pyte.Screen(columns, lines)
        self._stream = pyte.Stream(self.screen)
        self.shown = ""
        self._read = 0
        self._process = pexpect.spawn(
            sys.executable,
            [str(ROOT / "cli.py"), *map(str, arguments)],
            cwd=str(ROOT),
            env={**kept, **size, **(environ or {})},
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=_heed_interrupts,
        )

    def wait(self, text: str) -> str:
        """Wait until a text appears behind what was waited for before; gives what came up to its end."""
        return self.wait_for_one(text)

    def wait_for_one(self, *texts: str) -> str:
        """The same for the first of several texts."""
        until = time.monotonic() + PATIENCE
        while not (found := [place + len(text) for text in texts if (place := self.shown.find(text, self._read)) >= 0]):
            assert time.monotonic() < until, f"no {texts} in {self.shown[self._read :]!r}"
            if not self._more():
                raise AssertionError(f"ended without {texts}: {self.shown[self._read :]!r}")
        end = min(found)
        shown = self.shown[self._read : end]
        self._read = end
        return shown

    def type(self, text: str) -> None:
        """Type a line."""
        self._process.send(text + "\r")

    def keys(self, text: str) -> None:
        """Press keys."""
        self._process.send(text)

    def interrupt(self) -> None:
        self._process.sendcontrol("c")

    def end(self, again: Callable[[], None] | None = None) -> int:
        """Wait for the end; gives the exit status. ``again`` is done now and then: a key may come before it is waited for."""
        until = time.monotonic() + PATIENCE
        next_time = time.monotonic() + 5
        while self._more():
            assert time.monotonic() < until, self.shown[-2000:]
            if again is not None and time.monotonic() > next_time:
                next_time += 5
                again()
        self._process.close()
        status = self._process.exitstatus
        return -1 if status is None else status

    def close(self) -> None:
        self._process.close(force=True)

    def _more(self) -> bool:
        """Read what has come; False when the command has ended."""
        try:
            text = self._process.read_nonblocking(65536, timeout=1)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.shown += text
        self._stream.feed(text)
        return True
