"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.play import Chance, View


class Bot(Protocol):
    """Chooses among options by what one person may know."""

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        """One of ``options`` (at least one).

        ``view``    the position as the person who decides knows it
        ``chance``  the bot's own random numbers; the same numbers, the same choice
        """
        ...
