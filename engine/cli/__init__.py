"""The command line. :func:`main` is all that is started from outside; commands are loaded when they are asked for."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from engine.cli.speech import Speech

__all__ = ["main", "run"]

DEBUG = "CARDWRIGHT_DEBUG"
"""Set in the environment, it lets a fault of the program show where it was."""
YOUNG = 50_000
"""So many new objects before the collector looks for cycles: loading makes many and throws few away."""


def main() -> NoReturn:
    """Run the command line of this process and end it."""
    gc.set_threshold(YOUNG)
    status = run(sys.argv[1:], os.environ)
    sys.exit(status)


def run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Carry out a command line; gives the exit status."""
    from engine.cli.exits import Exit

    try:
        return _run(arguments, environ)
    except BrokenPipeError:  # where there is not even a place for a message
        return Exit.PIPE
    except KeyboardInterrupt:
        return Exit.INTERRUPTED


def _run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    from engine.cli import streams
    from engine.cli.exits import Exit, Leave, Usage
    from engine.cli.speech import listen

    streams.prepare()
    words, rest = listen(arguments, environ)
    try:
        status = _command(words, rest)
        sys.stdout.flush()
        words.admit()
        return status
    except Leave as leave:
        sys.stdout.flush()
        return leave.status
    except Usage as usage:
        from engine.cli.usage import complain

        complain(words, usage)
        return Exit.USAGE
    except (KeyboardInterrupt, EOFError):
        streams.tell()
        streams.tell(words.say("stopped"))
        return Exit.INTERRUPTED
    except (BrokenPipeError, SystemExit):  # typer leaves in this way when nobody reads what it writes
        streams.abandon_stdout()
        return Exit.PIPE
    except Exception as error:
        if environ.get(DEBUG):
            raise
        return _fault(words, error)


def _fault(words: Speech, error: Exception) -> int:
    """Say in one line that the system refuses something, or that the program is at fault."""
    import errno

    from engine.cli import streams
    from engine.cli.exits import Exit

    try:
        sys.stdout.flush()
    except OSError:
        streams.abandon_stdout()
    if isinstance(error, OSError) and error.errno is not None:
        reason = errno.errorcode.get(error.errno, str(error.errno))
        named = error.filename if isinstance(error.filename, str) else "none"
        streams.tell(words.say("system-error", file=named, reason=reason))
        return Exit.NOTHING_READ
    streams.tell(words.say("internal-error", what=f"{type(error).__name__}: {error}"))
    return Exit.FAULT


def _command(words: Speech, arguments: Sequence[str]) -> int:
    from engine.cli.app import build
    from engine.cli.usage import translated

    with translated(words):
        status = build(words)(list(arguments), prog_name="cardwright", standalone_mode=False)
    return status if isinstance(status, int) else 0
