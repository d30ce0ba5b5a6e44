"""Which texts of a pack use its words. A word is put in wherever it is used, so it acts when such a text acts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.pack.compile.texts import Text

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_NAMED = re.compile(r"(words|values)\.[a-z0-9_]+")
_WORDS = "words."
_ALWAYS = ("places.", "stores.", "pieces.", "payment.")
"""What holds at every moment, such as how much a place takes: it acts whenever anything does."""
_NO_RULES = ("standing",)
"""Texts that only tell bots something."""


def in_rules(texts: Mapping[str, Text]) -> set[str]:
    """The paths of the words and values that rules use; those that only bots look at are no rules."""
    names = {path.partition(".")[2]: path for path in texts if _NAMED.fullmatch(path)}
    waiting = [text for path, text in texts.items() if path not in names.values() and path not in _NO_RULES]
    found: set[str] = set()
    while waiting:
        for name in _NAME.findall(waiting.pop().source):
            path = names.get(name, "")
            if path and path not in found:
                found.add(path)
                waiting.append(texts[path])
    return found


def users(texts: Mapping[str, Text]) -> dict[str, set[str]]:
    """For each word that rules use the paths of the texts that use it, straight or through other words."""
    names = {path.removeprefix(_WORDS) for path in in_rules(texts) if path.startswith(_WORDS)}
    straight: dict[str, set[str]] = {name: set() for name in names}
    for path, text in texts.items():
        for name in names & set(_NAME.findall(text.source)):
            straight[name].add(path)
    return {name: _all_users(name, straight) for name in names}


def _all_users(name: str, straight: Mapping[str, set[str]]) -> set[str]:
    """The texts, no words, that use a word."""
    seen, waiting, found = {name}, [name], set()
    while waiting:
        for path in straight.get(waiting.pop(), ()):
            inner = path.removeprefix(_WORDS)
            if inner == path:
                found.add(path)
            elif inner not in seen:
                seen.add(inner)
                waiting.append(inner)
    return found


def acted(users_of: Iterable[str], ran: Iterable[str]) -> bool:
    """Whether one of some texts has acted; ``ran`` are the paths of what did."""
    done = set(ran)
    if not done:
        return False
    return any(path.startswith(_ALWAYS) or not done.isdisjoint(_heads(path)) for path in users_of)


def _heads(path: str) -> list[str]:
    """A path and those it lies in: ``verbs.build.do`` in ``verbs.build``."""
    steps = path.split(".")
    return [".".join(steps[:count]) for count in range(2, len(steps) + 1)]
