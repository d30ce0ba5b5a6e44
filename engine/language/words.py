"""The words that the language keeps for itself, and names to use in their place."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import count

from .grammar import keywords, parser, spellings

RESERVED: frozenset[str] = keywords()


@cache
def statement_words() -> frozenset[str]:
    """The reserved words with which a statement may begin."""
    accepts: set[str] = parser().parse_interactive(start="body").accepts()  # type: ignore[no-untyped-call]
    return frozenset(spellings().get(name, "") for name in accepts) & RESERVED


def free_name(word: str, taken: Collection[str] = ()) -> str:
    """The nearest name that is free: the word itself, or with ``_``, ``_2``, ``_3`` … behind it.

    ``taken``  further names that cannot be used.

    >>> free_name("order"), free_name("all"), free_name("all", ["all_"])
    ('order', 'all_', 'all_2')
    """
    if word not in RESERVED and word not in taken:
        return word
    tries = (f"{word}_{'' if number == 1 else number}" for number in count(1))
    return next(name for name in tries if name not in taken)
