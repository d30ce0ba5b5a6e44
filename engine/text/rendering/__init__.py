"""Rules text from effects: the tree of an effect becomes sentences, every one of them made of messages.

A message stands for each verb, noun, adjective, value and kind of node; see ``docs/texts.md`` for what it is given.
"""

from .check import given, missing, strangers, unspoken
from .rules import Rendered, rules_text, told
from .teller import Lack

__all__ = ["Lack", "Rendered", "given", "missing", "rules_text", "strangers", "told", "unspoken"]
