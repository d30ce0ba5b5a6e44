"""Players that are programs. A bot is given what a person may know, and never the state of a game."""

from .registry import ALIASES, BOTS, hint, make
from .seeds import bot_chance, game_seed
from .types import Bot

__all__ = ["ALIASES", "BOTS", "Bot", "bot_chance", "game_seed", "hint", "make"]
