"""Wishes: how many of what, still to be chosen."""

from __future__ import annotations

from typing import Any


class Wish:
    """How many of what, numbers known, still to be chosen. (A plain class: thousands are made in a game.)

    ``way``    ``number all any``
    ``set_number``  which set, among those that wishes name; ``depth`` the frame it was written in, -1 for the one that runs
    ``whole``  in full or not at all
    """

    __slots__ = ("depth", "high", "low", "set_number", "way", "whole")

    def __init__(self, low: int, high: int, way: str, set_number: int, depth: int = -1, whole: bool = False) -> None:
        self.low = low
        self.high = high
        self.way = way
        self.set_number = set_number
        self.depth = depth
        self.whole = whole

    def plain(self, depth: int, whole: bool) -> list[Any]:
        """As a value for a slot of a frame that is called from depth ``depth``."""
        at = self.depth if self.depth >= 0 else depth
        return [self.low, self.high, self.way, self.set_number, at, self.whole or whole]
