"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from engine.play import Chance, Program, View

from .greedy import greedy
from .random_bot import RandomBot
from .types import SECONDS, Bot, Leaving

RANDOM = "random"
GREEDY = "greedy"

BOTS: Mapping[str, Callable[[Program], Bot]] = MappingProxyType({RANDOM: lambda program: RandomBot(), GREEDY: greedy})
"""Makers by name; a bot may know the rules that are played."""

ALIASES: Mapping[str, str] = MappingProxyType({"bot": RANDOM})
"""Other names of bots."""


EXEC = "exec:"
"""Before the command of a bot that is a program of its own."""


def is_bot(name: str) -> bool:
    """Whether a name, another name for a bot, or ``exec:`` and a command can sit at a seat."""
    return name in BOTS or name in ALIASES or (name.startswith(EXEC) and bool(name.removeprefix(EXEC).strip()))


def make(name: str, program: Program, seconds: float = SECONDS) -> Bot:
    """The bot of a name or of another name for it. Raises ``KeyError`` for one that is not known.

    ``seconds`` is the time for an answer that a bot has which is a program of its own.
    """
    if name.startswith(EXEC):
        from .exec_bot import ExecBot

        return ExecBot(program, name.removeprefix(EXEC).strip(), seconds)
    return BOTS[ALIASES.get(name, name)](program)


def dismiss(bots: Iterable[Bot]) -> None:
    """Let bots go whose game is over: programs of their own are ended."""
    for bot in bots:
        if isinstance(bot, Leaving):
            bot.close()


def hint(program: Program, view: View, options: Sequence[str], chance: Chance) -> str:
    """What a bot that looks ahead would do in a person's stead: one of ``options``, by what that person may know.

    The same view, options and random numbers give the same hint; so two positions that a person cannot tell apart do.
    """
    return make(GREEDY, program).choose(view, options, chance)
