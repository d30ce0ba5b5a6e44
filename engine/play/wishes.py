"""Wishes: how many of what, still to be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Wish:
    """How many of what, numbers known, still to be chosen.

    ``way``    ``number all any``
    ``set_number``  which set, among those that wishes name; ``depth`` the frame it was written in, -1 for the one that runs
    ``whole``  in full or not at all
    """

    low: int
    high: int
    way: str
    set_number: int
    depth: int = -1
    whole: bool = False

    def plain(self, depth: int, whole: bool) -> list[Any]:
        """As a value for a slot of a frame that is called from depth ``depth``."""
        at = self.depth if self.depth >= 0 else depth
        return [self.low, self.high, self.way, self.set_number, at, self.whole or whole]
