"""The files that a game is written down in while it is played. One that fails is given up, with a warning; the game goes on."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.diagnostics import Finding, Severity

if TYPE_CHECKING:
    from engine.session import Header, Move, Recorder, Table


class Keeper:
    """``recorders`` write; ``part`` is the last file that could not be written to its end, if it is good up to somewhere.

    ``ever``  whether the game was ever written down: then it may go on elsewhere, and its seed stays a secret
    """

    def __init__(self, warn: Callable[[Finding], None]) -> None:
        self._warn = warn
        self.recorders: list[Recorder] = []
        self.part: tuple[Path, int] | None = None
        self.ever = False

    def decided(self, table: Table, move: Move) -> None:
        self._all(lambda recorder: recorder.decided(table, move))

    def undone(self, table: Table, move: Move) -> None:
        self._all(lambda recorder: recorder.undone(table, move))

    def add(self, recorder: Recorder) -> None:
        """One more file to write."""
        self.recorders.append(recorder)
        self.ever = True

    def begin(self, path: Path, header: Header, table: Table) -> Finding | None:
        """Write the game into one more file from now on, with all that was decided so far; gives why that cannot be."""
        from engine.session import Busy, Recorder, Taken

        try:
            recorder = Recorder.create(path, header)
            try:
                for move in table.moves:
                    recorder.decided(table, move)
            except OSError:
                recorder.close()
                path.unlink(missing_ok=True)
                raise
        except Taken:
            return Finding("E1011", None, {"file": str(path), "kind": "game"})
        except Busy:
            return Finding("E1012", None, {"file": str(path)})
        except (OSError, ValueError) as fault:
            return Finding("E1015", None, {"file": str(path), "reason": reason(fault)})
        self.add(recorder)
        return None

    def standing(self) -> list[Recorder]:
        """The files that are still there and written to."""
        for recorder in list(self.recorders):
            if not recorder.stands():
                self._give_up(recorder, "E1018")
        return self.recorders

    def close(self) -> None:
        for recorder in self.recorders:
            recorder.close()

    def _all(self, write: Callable[[Recorder], None]) -> None:
        for recorder in list(self.standing()):
            try:
                write(recorder)
            except OSError as fault:
                self.part = (recorder.path, recorder.decisions)
                self._give_up(recorder, "E1017", reason=reason(fault), number=recorder.decisions)

    def _give_up(self, recorder: Recorder, code: str, **params: str | int) -> None:
        self.recorders.remove(recorder)
        recorder.close()
        self._warn(Finding(code, None, {"file": str(recorder.path), **params}, severity=Severity.WARNING))


def reason(fault: Exception) -> str:
    """Why a file cannot be written, as the system names it: ``ENOSPC`` and the like."""
    number = fault.errno if isinstance(fault, OSError) else None
    return errno.errorcode.get(number, "other") if number is not None else "other"
