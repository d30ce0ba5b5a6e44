"""A game with people at it: who sits where, who is asked next, and what has happened for whom to read."""

from .table import Decider, Question, Sitter, Table

__all__ = ["Decider", "Question", "Sitter", "Table"]
