"""Random numbers: SplitMix64, a generator whose whole state is one number of 64 bits.

The generator's state is part of a game's state, so a game goes on the same after a save. The sequence is the published
one (Steele, Lea, Flood 2014): state += 0x9E3779B97F4A7C15; two rounds of xor-shift and multiply give the number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

if TYPE_CHECKING:
    from .state import State

MASK = (1 << 64) - 1
T = TypeVar("T")


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits.

    >>> step(0)[1] == 0xE220A8397B1DCDAF
    True
    """
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next state and a number in ``0 .. n-1``, every one as likely (rejection, no bias)."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        value = z % n
        if z - value + n <= MASK + 1:
            return state, value


def shuffled(state: int, items: MutableSequence[T]) -> int:
    """Shuffle in place; the next state. The numbers are those of :func:`below`."""
    for i in range(len(items) - 1, 0, -1):
        while True:
            state = (state + 0x9E3779B97F4A7C15) & MASK
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            z ^= z >> 31
            j = z % (i + 1)
            if z - j + i <= MASK:
                break
        items[i], items[j] = items[j], items[i]
    return state


def seed_of(*parts: object) -> int:
    """A starting state from anything that has a text: the same parts, the same state, on every machine."""
    text = "\x1f".join(str(part) for part in parts).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


class Chance:
    """A generator that keeps its own state: for bots and for imagined positions, outside a game's state."""

    def __init__(self, *seed: object) -> None:
        self.state = seed_of(*seed)

    def below(self, n: int) -> int:
        """A number in ``0 .. n-1``."""
        self.state, value = below(self.state, n)
        return value

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.state = shuffled(self.state, items)


class Luck:
    """A way of choosing by chance that depends on nothing but a number, on how far a game has come and on what there is to
    choose: where a game is played on again from a later point, the same is chosen. For a bot's playouts."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def ranked(self, position: State, values: Sequence[Any]) -> list[Any]:
        """The values, the one to choose first."""
        return sorted(values, key=self._rank(position))

    def first(self, position: State, values: Sequence[Any]) -> Any:
        """The value to choose."""
        return min(values, key=self._rank(position))

    def _rank(self, position: State) -> Callable[[Any], int]:
        begin = self.seed + position.changed * 0xD1B54A32D192ED03
        return lambda value: step((begin ^ _number(value) * 0xBF58476D1CE4E5B9) & MASK)[1]


def _number(value: Any) -> int:
    return value if type(value) is int else crc32(repr(value).encode())
