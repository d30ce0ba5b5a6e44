"""What the names of a game are, as far as a sentence must know it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.ruleset import Ruleset

SINGLE = frozenset({"me", "it", "this", "here", "first", "none"})
COMPARISONS = {
    "=": "equal", "!=": "unequal", "<": "below", ">": "above", "<=": "at-most", ">=": "at-least",
    "becomes": "becomes", "+": "plus", "-": "minus", "*": "times", "/": "divided",
}  # fmt: skip
KERNEL = {"score": "n", "win": "who"} | dict.fromkeys(
    ("move", "choose", "turn", "look", "shuffle", "perform", "pay"), "what"
)
"""The engine's verbs, and how their messages call the object."""
ROLES = ("in", "into", "to", "from", "with", "for", "by", "over", "through")


@dataclass(frozen=True, slots=True)
class Lexicon:
    """``single``: names of one thing (a place, a seat, a row of a sort, an attribute). ``seated``: places that each seat has."""

    ruleset: Ruleset
    single: frozenset[str] = field(init=False)
    seated: frozenset[str] = field(init=False)
    keys: frozenset[str] = field(init=False)
    settings: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        rules = self.ruleset
        places = rules.places.values()
        alone = {kind.name for kind in places if not kind.rows and kind.grid is None and kind.count is None}
        rows = {row.id for kind in places for row in kind.rows}
        rows |= {row.id for sort in rules.sorts.values() for row in sort.rows}
        printed = {name for attributes in rules.all_attributes() for name in attributes}
        printed |= {counter.rpartition(".")[2] for counter in rules.counters} | {"owner", "score", "place"}
        settings = {value for values, _ in rules.options.values() for value in values}
        object.__setattr__(self, "seated", frozenset(kind.name for kind in places if kind.each_seat))
        object.__setattr__(self, "keys", frozenset(rows | {*rules.seat_ids}))
        object.__setattr__(
            self, "single", frozenset(SINGLE | alone | rows | printed | {*rules.seat_ids, *rules.regions})
        )
        object.__setattr__(self, "settings", frozenset(settings))
