"""What a bot is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from engine.play import Chance, PlayError, View

SECONDS = 10.0
"""For an answer of a program, if nothing else is said."""


class BotFault(PlayError):
    """A program that plays did not do its part; carried to the edge as a finding, as faults of a pack are."""

    def __init__(
        self, code: str, where: Any = None, secret: Mapping[str, str] | None = None, **params: str | int
    ) -> None:
        super().__init__(code, where, **params)
        self.secret = dict(secret or {})


class Bot(Protocol):
    """Chooses among options by what one person may know."""

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        """One of ``options`` (at least one).

        ``view``    the position as the person who decides knows it
        ``chance``  the bot's own random numbers; the same numbers, the same choice
        """
        ...


@runtime_checkable
class Leaving(Protocol):
    """A bot that has something to end when its game is over."""

    def close(self) -> None:
        """End it."""
        ...
