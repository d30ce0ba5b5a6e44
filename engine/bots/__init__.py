"""Players that are programs. A bot is given what a person may know, and never the state of a game."""

from .registry import ALIASES, BOTS, EXEC, dismiss, hint, is_bot, make
from .seeds import bot_chance, game_seed
from .types import SECONDS, Bot, BotFault

__all__ = [
    "ALIASES",
    "BOTS",
    "EXEC",
    "SECONDS",
    "Bot",
    "BotFault",
    "bot_chance",
    "dismiss",
    "game_seed",
    "hint",
    "is_bot",
    "make",
]
