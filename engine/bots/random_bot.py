"""A bot that takes any option, each as likely."""

from __future__ import annotations

from collections.abc import Sequence

from engine.play import Chance, View


class RandomBot:
    """Looks at nothing; takes as many random numbers as it makes choices."""

    def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
        return options[chance.below(len(options))]
