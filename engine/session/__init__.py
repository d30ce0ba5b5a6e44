"""A game with people at it: who sits where, who is asked next, what has happened for whom to read, and the same written
down: saved games, undo, replay.

The parts are imported when they are asked for: a game that nobody saves needs none of those that read and write.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .header import Header, header_of
    from .learning import Learnt, Why
    from .personal import save_for
    from .reading import Decided, Save, Undone, read_save, standing
    from .replaying import differs, replay
    from .saving import Busy, Recorder, Taken
    from .table import Decider, Move, Question, Sitter, Table

_PARTS = {
    "header": ("Header", "header_of"),
    "learning": ("Learnt", "Why"),
    "personal": ("save_for",),
    "reading": ("Decided", "Save", "Undone", "read_save", "standing"),
    "replaying": ("differs", "replay"),
    "saving": ("Busy", "Recorder", "Taken"),
    "table": ("Decider", "Move", "Question", "Sitter", "Table"),
}
_HOME = {name: part for part, names in _PARTS.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(name)
    found = globals()[name] = getattr(import_module("." + _HOME[name], __name__), name)
    return found


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
