"""The words that the language keeps for itself, and names to use in their place."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

from .grammar import keywords

RESERVED: frozenset[str] = keywords()


def free_name(word: str, taken: Collection[str] = ()) -> str:
    """The nearest name that is free: the word itself, or with ``_``, ``_2``, ``_3`` … behind it.

    ``taken``  further names that cannot be used.

    >>> free_name("orbit"), free_name("all"), free_name("all", ["all_"])
    ('orbit', 'all_', 'all_2')
    """
    if word not in RESERVED and word not in taken:
        return word
    tries = (f"{word}_{'' if number == 1 else number}" for number in count(1))
    return next(name for name in tries if name not in taken)
