"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.play import Chance, Program, View

from .greedy import GreedyBot
from .random_bot import RandomBot
from .types import Bot

RANDOM = "random"
GREEDY = "greedy"

BOTS: Mapping[str, Callable[[Program], Bot]] = MappingProxyType(
    {RANDOM: lambda program: RandomBot(), GREEDY: GreedyBot}
)
"""Makers by name; a bot may know the rules that are played."""

ALIASES: Mapping[str, str] = MappingProxyType({"bot": RANDOM})
"""Other names of bots."""


def make(name: str, program: Program) -> Bot:
    """The bot of a name or of another name for it. Raises ``KeyError`` for one that is not known."""
    return BOTS[ALIASES.get(name, name)](program)


def hint(program: Program, view: View, options: Sequence[str], chance: Chance) -> str:
    """What a bot that looks ahead would do in a person's stead: one of ``options``, by what that person may know.

    The same view, options and random numbers give the same hint; so two positions that a person cannot tell apart do.
    """
    return make(GREEDY, program).choose(view, options, chance)
