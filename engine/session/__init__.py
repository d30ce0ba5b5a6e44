"""A game with people at it: who sits where, who is asked next, what has happened for whom to read, and the same written
down: saved games, undo, replay."""

from .header import Header, header_of
from .learning import Learnt, Why
from .personal import save_for
from .reading import Decided, Save, Undone, read_save, standing
from .replaying import differs, replay
from .saving import Busy, Recorder, Taken
from .table import Decider, Move, Question, Sitter, Table

__all__ = [
    "Busy",
    "Decided",
    "Decider",
    "Header",
    "Learnt",
    "Move",
    "Question",
    "Recorder",
    "Save",
    "Sitter",
    "Table",
    "Taken",
    "Undone",
    "Why",
    "differs",
    "header_of",
    "read_save",
    "replay",
    "save_for",
    "standing",
]
