"""The plain frozen description of a game: definitions, and effects compiled to operations that are data.

``pack`` makes a :class:`Ruleset` from files; ``play`` runs one. Neither knows the other. Everything here is made of
strings, numbers, tuples and frozen dataclasses, so a ruleset can be hashed, pickled, cached and sent to workers.
"""

from .definitions import (
    RANDOM_VALUE,
    TEXTS,
    Alike,
    Attribute,
    Code,
    Counter,
    Facts,
    Grid,
    InForce,
    Modifier,
    Options,
    Parameter,
    Pattern,
    Payment,
    PieceKind,
    PlaceKind,
    Row,
    Ruleset,
    Sort,
    Spot,
    Trigger,
    Value,
    Verb,
)

__all__ = [
    "RANDOM_VALUE",
    "TEXTS",
    "Alike",
    "Attribute",
    "Code",
    "Counter",
    "Facts",
    "Grid",
    "InForce",
    "Modifier",
    "Options",
    "Parameter",
    "Pattern",
    "Payment",
    "PieceKind",
    "PlaceKind",
    "Row",
    "Ruleset",
    "Sort",
    "Spot",
    "Trigger",
    "Value",
    "Verb",
]
