"""Wishes: how many of what, still to be chosen."""

from __future__ import annotations

from typing import Any


class Wish:
    """How many of what, in a frame: numbers known, still to be chosen. ``depth`` is the frame it was written in."""

    __slots__ = ("depth", "high", "low", "set_number", "way")

    def __init__(self, low: int, high: int, way: str, set_number: int, depth: int) -> None:
        self.low = low
        self.high = high
        self.way = way
        self.set_number = set_number
        self.depth = depth

    def plain(self, depth: int) -> list[Any]:
        """As a value for a slot of a frame that is called from depth ``depth``."""
        return [self.low, self.high, self.way, self.set_number, self.depth if self.depth >= 0 else depth]
