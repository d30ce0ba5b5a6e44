"""A bot that is a program of its own: it reads lines of JSON and answers in lines of JSON (docs/bots.md).

It is told what one person may know, as any bot, and runs in a process for each seat of each game. What it writes to
its standard error is shown. It is stopped when its game is over, and when it takes too long.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping, Sequence
from typing import Any

from engine.play import Chance, Game, Program, View
from engine.text.safe import clean

from .types import SECONDS, BotFault

PROTOCOL = "cardwright.bot/1"
PARTING = 1.0
"""Seconds that a program has to end by itself when its input has ended."""
LONGEST_LINE = 1 << 20
WAITING = 64
"""Lines that a program may have said unasked before it has to wait."""
SHOWN = 60
"""Characters of an answer that a finding repeats."""


class ExecBot:
    """``command`` is split as a shell would; ``seconds`` is the time for an answer."""

    def __init__(self, program: Program, command: str, seconds: float = SECONDS) -> None:
        self._program, self._command, self._seconds = program, command, seconds
        self._talk: _Talk | None = None

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        """Ask the program. Raises :class:`BotFault`."""
        if self._talk is None:
            self._talk = _Talk(self._command)
            self._talk.say(self._greeting(view, chance))
        decision = Game.resume(self._program, view.position).decision
        assert decision is not None
        self._talk.say(
            {
                "seat": self._program.universe.names[decision.seat],
                "prompt": decision.prompt,
                "about": decision.about,
                "options": list(options),
                "view": view.board,
            }
        )
        line = self._talk.hear(self._seconds)
        option = _option(line)
        if option is None:
            said = line.decode("utf-8", "replace").strip()[:SHOWN]
            raise self._fault("E1103", {"said": said})
        if option not in options:
            secret = {"option": option[:SHOWN], "offered": ", ".join(options)}
            raise self._fault("E1104", secret, count=len(options))
        return option

    def close(self) -> None:
        """End the program."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None

    def _greeting(self, view: View, chance: Chance) -> Mapping[str, Any]:
        universe, ruleset = self._program.universe, self._program.ruleset
        return {
            "protocol": PROTOCOL,
            "pack": {"id": ruleset.id, "version": ruleset.version},
            "options": dict(self._program.options),
            "seats": list(ruleset.seat_ids[: universe.seats]),
            "yours": list(view.seats),
            "random": chance.below(1 << 53),
        }

    def _fault(self, code: str, secret: Mapping[str, str], **params: str | int) -> BotFault:
        """``secret``: what the bot has written or was offered may be its cards."""
        return BotFault(code, None, secret, command=self._command, **params)


class _Talk:
    """A program that runs, and the lines between it and us: threads, so that neither direction can block a game."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            words = shlex.split(command)
            process = subprocess.Popen(  # in a session of its own: an interrupt is for the game, not for its bots
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError):
            raise BotFault("E1101", None, command=command) from None
        self._process = process
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._in: queue.Queue[bytes] = queue.Queue(WAITING)
        threading.Thread(target=_write, args=(process, self._out), daemon=True).start()
        threading.Thread(target=_read, args=(process, self._in), daemon=True).start()
        self._aside = threading.Thread(target=_show, args=(process,), daemon=True)
        self._aside.start()
        self._end = weakref.finalize(self, _stop, process, self._out, self._aside)

    def say(self, data: Mapping[str, Any]) -> None:
        """Send a line; it is on its way when this returns."""
        self._out.put(json.dumps(data, ensure_ascii=True, separators=(",", ":")).encode() + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line. Raises :class:`BotFault` when it does not come in time, or when the program has ended."""
        try:
            line = self._in.get(timeout=seconds)
        except queue.Empty:
            raise BotFault("E1105", None, command=self._command, seconds=f"{seconds:g}") from None
        if not line:
            status = _status(self._process)
            self._aside.join(PARTING)
            raise BotFault("E1102", None, command=self._command, status=status)
        return line

    def close(self) -> None:
        self._end()


def _write(process: subprocess.Popen[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Send what is to be said; an end of the program is noticed where its answer is missed."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            process.stdin.write(line)
            process.stdin.flush()
    with contextlib.suppress(OSError):
        process.stdin.close()


def _read(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Take in what is said; an empty line of bytes is the end."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError), process.stdout as stream:
        while line := stream.readline(LONGEST_LINE):
            if line.strip():
                lines.put(line)
    lines.put(b"")


def _show(process: subprocess.Popen[bytes]) -> None:
    """Show what is written to the standard error, without what could steer a terminal."""
    assert process.stderr is not None
    with contextlib.suppress(OSError, ValueError), process.stderr as stream:
        while line := stream.readline(LONGEST_LINE):
            sys.stderr.write(clean(line.decode("utf-8", "replace").rstrip("\r\n")) + "\n")
            sys.stderr.flush()


def _stop(process: subprocess.Popen[bytes], lines: queue.SimpleQueue[bytes | None], aside: threading.Thread) -> None:
    """End the program: its input ends, and if that does not help it is killed, with all that it has started."""
    lines.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(PARTING)
    if hasattr(os, "killpg"):
        with contextlib.suppress(OSError):  # nobody of its group may be left
            os.killpg(process.pid, signal.SIGKILL)
    elif process.poll() is None:
        process.terminate()
    process.wait()
    aside.join(PARTING)


def _status(process: subprocess.Popen[bytes]) -> str:
    """How the program ended, as a number; one that says no more and runs on has none."""
    try:
        return str(process.wait(PARTING))
    except subprocess.TimeoutExpired:
        return "-"


def _option(line: bytes) -> str | None:
    """The option in an answer."""
    try:
        match json.loads(line):
            case {"option": str(option)}:
                return option
    except (ValueError, RecursionError):
        pass
    return None
