"""Options of a game before it begins: a value for each, drawn where chance is to choose."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ruleset.definitions import RANDOM_VALUE, Options

from .chance import Chance


def resolved(options: Options, chosen: Mapping[str, str], seed: object) -> dict[str, str]:
    """A value for every option: the chosen one, else the default.

    Where ``random`` is chosen, the seed of the game and the option's name alone decide, so that no other choice changes
    what is drawn.
    """
    found = {}
    for name, (values, default) in options.items():
        value = chosen.get(name, default)
        found[name] = values[Chance("option", seed, name).below(len(values))] if value == RANDOM_VALUE else value
    return found
