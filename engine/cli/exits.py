"""How the program ends: one number for each way."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """Exit statuses. ``PIPE`` is what a shell calls a program whose reader went away."""

    FINE = 0
    FINDINGS = 1
    USAGE = 2
    NOTHING_READ = 3
    FAULT = 4
    INTERRUPTED = 130
    PIPE = 141


class Leave(Exception):
    """Ends a command early with a status; all that there was to say is said."""

    def __init__(self, status: Exit) -> None:
        super().__init__(status)
        self.status = status


class Usage(Exception):
    """A command line that cannot be carried out: a message of ``engine.text`` with its parameters.

    ``nearest`` is a valid word close to the one that was given.
    """

    def __init__(self, message: str, /, *, nearest: str | None = None, **params: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.params = params
        self.nearest = nearest
