"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.play import Program

from .random_bot import RandomBot
from .types import Bot

RANDOM = "random"

BOTS: Mapping[str, Callable[[Program], Bot]] = MappingProxyType({RANDOM: lambda program: RandomBot()})
"""Makers by name; a bot may know the rules that are played."""

ALIASES: Mapping[str, str] = MappingProxyType({"bot": RANDOM})
"""Other names of bots."""


def make(name: str, program: Program) -> Bot:
    """The bot of a name or of another name for it. Raises ``KeyError`` for one that is not known."""
    return BOTS[ALIASES.get(name, name)](program)
