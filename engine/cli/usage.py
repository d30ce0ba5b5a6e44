"""Command lines that cannot be carried out: what is said, and how values behind options are read."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Collection, Iterator
from typing import Any

from engine.cli.exits import Usage
from engine.cli.help import usage
from engine.cli.streams import tell
from engine.diagnostics import nearest
from engine.text.words import Words

SHOWN = 40
"""Characters of a value that a message repeats."""
DIGITS = 29
"""Of a number, at most, with its sign."""

_LONG = re.compile(rf"[-+]?[0-9]{{{DIGITS},}}(?<=.{{{DIGITS + 1}}})")
_EXTRA = re.compile(r" \(([^ ]*)(?: .*)?\)$", re.DOTALL)


def complain(words: Words, usage: Usage) -> None:
    """Say what is wrong with a command line, and where to look."""
    text = words.say(usage.message, **usage.params)
    if usage.nearest is not None:
        text = words.say("sentence-nearest", sentence=text, nearest=words.say("nearest-word", word=usage.nearest))
    tell(words.say("usage-line", text=text))


@contextlib.contextmanager
def translated(words: Words) -> Iterator[None]:
    """Faults that typer finds become :class:`Usage`, so that they are said in the person's language."""
    from typer import Abort, BadParameter

    usage_error: type[Exception] = BadParameter.__mro__[1]
    try:
        yield
    except Abort as stopped:
        raise EOFError from stopped
    except usage_error as error:
        raise _translated(words, error) from error


def _translated(words: Words, error: Any) -> Usage:
    name = _shown(getattr(error, "param", None))
    match type(error).__name__:
        case "NoSuchOption":
            option = error.option_name
            return Usage("usage-no-option", nearest=nearest(option, error.possibilities or ()), name=option)
        case "MissingParameter":
            return Usage("usage-missing", name=name)
        case "BadOptionUsage":
            option = error.option_name if error.option_name.startswith("-") else f"--{error.option_name}"
            extra = "does not take" in error.message
            return Usage("usage-value-extra" if extra else "usage-value-missing", name=option)
        case "BadParameter":
            return Usage("usage-bad", name=name)
        case "UsageError" if (command := _unknown_command(error)) is not None:
            return Usage("usage-no-command", nearest=nearest(command, error.ctx.command.commands), name=command)
        case "UsageError":
            line = usage(words, error.ctx.command, error.ctx.command_path)
            return Usage("usage-extra", first=_first_extra(error.message), usage=line)
        case _:
            return Usage("usage-other")


def _first_extra(message: str) -> str:
    """The first of the arguments that a complaint of typer lists in parentheses."""
    found = _EXTRA.search(message)
    return found[1][:SHOWN] if found else ""


def _unknown_command(error: Any) -> str | None:
    context = error.ctx
    if context is None or not hasattr(context.command, "commands"):
        return None
    return next(iter([*getattr(context, "_protected_args", ()), *context.args]), None) or _quoted(error.message)


def _quoted(message: str) -> str:
    parts = message.split("'")
    return parts[1] if len(parts) > 1 else ""


def _shown(parameter: Any) -> str:
    if parameter is None:
        return ""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name).strip("[].")
    return str(parameter.opts[0])


def number(option: str, value: str, low: int | None = None) -> int:
    """A whole number behind an option, at least ``low``."""
    if _LONG.fullmatch(value):
        raise Usage(
            "usage-number-far",
            value=value[:SHOWN],
            option=option,
            far="low" if value[0] == "-" else "high",
            digits=DIGITS,
        )
    try:
        found = int(value) if len(value) <= DIGITS else None
    except ValueError:
        found = None
    if found is None:
        raise Usage("usage-number", value=value[:SHOWN], option=option)
    if low is not None and found < low:
        raise Usage("usage-number-low", value=value, option=option, low=low)
    return found


def choice(option: str, value: str, known: Collection[str]) -> str:
    """One of the words that may stand behind an option."""
    if value not in known:
        raise Usage("usage-choice", nearest=nearest(value, known), value=value, option=option, known=", ".join(known))
    return value
