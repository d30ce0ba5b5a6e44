"""A part of a text that is ready: its words, and what the words around it must know to agree with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

MANY = 100
"""How many there are where no number is known: it takes the plural in every language."""


@dataclass(frozen=True, slots=True)
class Said:
    """``count``: how many it speaks of. ``forms``: its features (gender, preposition …), as its language names them;
    ``all`` is an enumeration joined as all of them together."""

    text: str
    count: int = 1
    forms: Mapping[str, str] = field(default_factory=dict)


NOTHING = Said("", 0)
"""A part that is not there: of none."""

Param: TypeAlias = Said | str | int
