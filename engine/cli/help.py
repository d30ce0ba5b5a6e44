"""Pages of help, laid out here so that every word of them is a message."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from engine.text.words import Words

_INDENT = "  "


def classes(words: Words) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """The kinds of commands and of groups whose help speaks with these words."""

    class Command(TyperCommand):
        def get_params(self, ctx: Any) -> list[Any]:
            return _as_typed(super().get_params(ctx))

        def format_help(self, ctx: Any, formatter: Any) -> None:
            formatter.write("\n".join(_page(words, self, ctx)) + "\n")

    class Group(TyperGroup):
        def get_params(self, ctx: Any) -> list[Any]:
            return _as_typed(super().get_params(ctx))

        def format_help(self, ctx: Any, formatter: Any) -> None:
            formatter.write("\n".join(_page(words, self, ctx)) + "\n")

    return Command, Group


class _AsTyped:
    """Values as they were typed."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        several = param.multiple or param.nargs == -1
        if value is None:
            return () if several else None
        return list(value) if several else value


def _as_typed(parameters: list[Any]) -> list[Any]:
    """All values are texts or flags: typer would load a whole library to make texts of texts."""
    for item in parameters:
        item.get_runtime_param = _AsTyped
    return parameters


def usage(words: Words, command: Any, path: str) -> str:
    """How a command is called, in one line: its arguments, and the options that it cannot do without."""
    parts = [item.metavar for item in command.params if item.param_type_name == "argument"]
    parts += [_names(item) for item in command.params if item.param_type_name == "option" and item.required]
    if getattr(command, "commands", {}):
        parts.append(words.say("help-metavar-command"))
    return " ".join([path, words.say("help-metavar-options"), *parts])


def _page(words: Words, command: Any, context: Any) -> Iterator[str]:
    width = max(40, min(100, shutil.get_terminal_size().columns))
    arguments = [item for item in command.params if item.param_type_name == "argument"]
    options = [item for item in command.params if item.param_type_name == "option"]
    inner = getattr(command, "commands", {})

    yield words.say("help-usage", usage=usage(words, command, context.command_path))
    yield ""
    yield from textwrap.wrap(command.help or "", width)
    if inner:
        yield from _panel(words.say("help-panel-commands"), [(name, item.help) for name, item in inner.items()], width)
    if arguments:
        rows = [(item.metavar.strip("[]").replace("]...", "..."), item.help) for item in arguments]
        yield from _panel(words.say("help-panel-arguments"), rows, width)
    rows = [(_names(item), _with_default(words, item)) for item in options]
    names = ", ".join(sorted(context.help_option_names, key=len))
    yield from _panel(words.say("help-panel-options"), [*rows, (names, words.say("help-option-help"))], width)


def _names(option: Any) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {option.metavar}"


def _with_default(words: Words, option: Any) -> str:
    text: str = option.help or ""
    if not option.show_default:
        return text
    return words.say("help-default", text=text, value=str(option.default))


def _panel(title: str, rows: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    """A heading, and lines of two columns."""
    from rich.cells import cell_len

    left = max(cell_len(name) for name, _ in rows)
    column = len(_INDENT) + left + 2
    yield ""
    yield title
    for name, text in rows:
        first, *more = textwrap.wrap(text, max(20, width - column)) or [""]
        yield f"{_INDENT}{name}{' ' * (left - cell_len(name))}  {first}".rstrip()
        yield from (" " * column + line for line in more)
