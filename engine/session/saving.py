"""Saved games: JSON Lines that only grow. The first line is the header, each further one a real decision or an undo.

A decision is ``{"n": 3, "seat": "cross", "option": "square.1.1", "hash": "…"}``: its number, who took it, what was taken, and
the hash of the position in which it was taken. After a bot's decision ``chance`` says where its random numbers are. An
undo is ``{"undo": 3}``: the game went back to before decision 3.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from pathlib import Path
from typing import Any

from engine.play import Program, State
from engine.session.header import Header
from engine.session.table import Move, Table


class Taken(Exception):
    """A file that is there already and must not be written over."""


class Busy(Exception):
    """A saved game that somebody is playing right now."""


class Recorder:
    """Writes a game down as it goes on: each decision is on the disk before the next one is asked for.

    Give it to a table: ``table.scribe = recorder``.
    """

    def __init__(self, path: Path, descriptor: int, decisions: int = 0) -> None:
        """``decisions``: how many count that are written down so far."""
        self.path, self.decisions = path, decisions
        self._file = descriptor

    @classmethod
    def create(cls, path: Path, header: Header) -> Recorder:
        """Begin a saved game. Raises :class:`Taken` where a file is there that is not empty, and ``OSError``.

        The file appears with its whole first line, or not at all.
        """
        with contextlib.suppress(FileNotFoundError):
            if path.stat().st_size or not path.is_file():
                raise Taken(str(path))
            path.unlink()
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o666)
        try:
            _lock(descriptor, path)
            _write(descriptor, header.plain())
            if path.exists():
                raise Taken(str(path))
            fresh.replace(path)
        except BaseException:
            os.close(descriptor)
            fresh.unlink(missing_ok=True)
            raise
        _sync_folder(path)
        return cls(path, descriptor)

    @classmethod
    def append(cls, path: Path, end: int, *, whole: bool = True, decisions: int = 0) -> Recorder:
        """Go on with a saved game whose good lines end at byte ``end``; what stands behind them is cut off.

        ``whole``  whether the last good line has its line feed; ``decisions`` how many count so far. Raises
        :class:`Busy` and ``OSError``.
        """
        descriptor = os.open(path, os.O_WRONLY | os.O_APPEND)
        try:
            _lock(descriptor, path)
            if os.fstat(descriptor).st_size > end:
                os.ftruncate(descriptor, end)
            if not whole:
                os.write(descriptor, b"\n")
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, descriptor, decisions)

    def decided(self, table: Table, move: Move) -> None:
        """Write down a decision. Raises ``OSError`` where that cannot be; the file then stays as it was."""
        names = table.program.universe.names
        line: dict[str, Any] = {"n": move.number, "seat": names[move.seat], "option": move.option}
        line["hash"] = position_hash(table.program, move.before)
        chance = dict(move.later_chances).get(move.seat)
        if chance is not None:
            line["chance"] = f"{chance:016x}"
        _write(self._file, line)
        self.decisions = move.number

    def undone(self, table: Table, move: Move) -> None:
        """Write down that the game went back to before a decision. Raises ``OSError`` as well."""
        _write(self._file, {"undo": move.number})
        self.decisions = move.number - 1

    def stands(self) -> bool:
        """Whether the file still lies where it was made: somebody may have deleted it, or put another one there."""
        try:
            written, there = os.fstat(self._file), self.path.stat()
        except OSError:
            return False
        return (written.st_dev, written.st_ino) == (there.st_dev, there.st_ino)

    def writes(self, path: Path) -> bool:
        """Whether it is this file that is written."""
        return self.stands() and path.absolute().resolve() == self.path.absolute().resolve()

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def position_hash(program: Program, state: State) -> str:
    """A short name for a position, made of ids: what lies where, counters, who knows what, and the random numbers.

    Where a pack has changed in what does not touch the position, the hash stays. What is still to be done is not in it:
    the decisions that follow show that.
    """
    u = program.universe
    names = u.names
    data = [
        [
            [names[p], [names[x] for x in pieces]]
            for p, pieces in zip(range(u.p0, u.h0), state.held, strict=True)
            if pieces
        ],
        [[names[x], face, seen] for x, face, seen in zip(range(u.q0, u.h0), state.face, state.seen, strict=True)],
        [[names[h], n] for h, n in zip(range(u.h0, u.end), state.n, strict=True) if n],
        [names[value] if value >= 0 else None for value in state.counters[:1]] + state.counters[1:],
        [[names[seat], source, points] for seat, source, points in state.lines],
        state.rng,
    ]
    text = json.dumps(data, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def line_of(data: dict[str, Any]) -> bytes:
    """A line of a save, with its line feed."""
    return (json.dumps(data, ensure_ascii=False, separators=(", ", ": ")) + "\n").encode("utf-8", "surrogatepass")


def _write(descriptor: int, data: dict[str, Any]) -> None:
    """A line, or nothing of it and ``OSError``."""
    left, size = memoryview(line_of(data)), os.fstat(descriptor).st_size
    try:
        while left:
            left = left[os.write(descriptor, left) :]
    except OSError:
        with contextlib.suppress(OSError):
            os.ftruncate(descriptor, size)
        raise
    with contextlib.suppress(OSError):  # what is no file of a disk cannot be synced
        os.fsync(descriptor)


def _lock(descriptor: int, path: Path) -> None:
    """Only one process writes to a save; the lock goes with the process."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Busy(str(path)) from None
    except OSError:
        return


def _sync_folder(path: Path) -> None:
    with contextlib.suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
