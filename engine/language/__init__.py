"""The effect language: text to tree and back. It knows no pack and no game.

``parse`` and ``parse_text`` read one of four kinds of text (``body``, ``selector``, ``expr``, ``sample``) into the frozen
values of ``nodes``; ``format_node``, ``format_line`` and
``format_text`` write them canonically. ``RESERVED`` holds the words that cannot
be names, ``free_name`` offers a name in place of one.
"""

from . import nodes
from .format import format_line, format_node, format_text
from .parse import Locate, Start, parse, parse_text
from .words import RESERVED, free_name, statement_words

__all__ = [
    "RESERVED",
    "Locate",
    "Start",
    "format_line",
    "format_node",
    "format_text",
    "free_name",
    "nodes",
    "parse",
    "parse_text",
    "statement_words",
]
