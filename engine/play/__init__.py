"""The machine: runs a ruleset. It imports ``engine.ruleset`` and nothing else, so that a worker starts in a moment."""

from .chance import Chance, Luck, seed_of
from .decision import PAY, Decision, PlayError, Report
from .game import Game, imagined, play_random
from .options import resolved
from .outcome import Outcome
from .program import Program
from .state import State
from .view import View

__all__ = [
    "PAY",
    "Chance",
    "Decision",
    "Game",
    "Luck",
    "Outcome",
    "PlayError",
    "Program",
    "Report",
    "State",
    "View",
    "imagined",
    "play_random",
    "resolved",
    "seed_of",
]
