"""What an expression is: a number, a truth, an effect, or things of certain kinds, one or many."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ruleset.definitions import Expr

PLAYER = "player"
PIECE = "piece"
DIRECTION = "direction"

SCALARS = ("number", "truth", "effect", "condition")


@dataclass(frozen=True, slots=True)
class Type:
    """``way``: ``number truth effect``, ``one`` thing, ``many`` (a set), ``open`` (a set that was given: also where one
    is needed), ``none`` (nothing at all), ``wish`` (still to be chosen), ``broken`` (reported already)."""

    way: str
    kinds: frozenset[str] = frozenset()

    @property
    def things(self) -> bool:
        return self.way in ("one", "many", "open", "none")


NUMBER = Type("number")
TRUTH = Type("truth")
EFFECT = Type("effect")
NOTHING = Type("none")
BROKEN = Type("broken")


@dataclass(frozen=True, slots=True)
class Typed:
    expr: Expr
    type: Type


class Wrong(Exception):
    """A finding was made; what surrounds it cannot be compiled."""
