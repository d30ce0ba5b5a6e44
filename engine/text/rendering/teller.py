"""What the parts of the renderer share while they tell one text in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from engine.language import nodes as n
from engine.text.naming import message_id
from engine.text.rendering.lexicon import Lexicon
from engine.text.rendering.said import MANY, Param, Said
from engine.text.words import FEATURES, LONGEST, Words

_BLANKS = re.compile(" {2,}")
_BEFORE_STOP = re.compile(r" +(?=[,.)])")


@dataclass(frozen=True, slots=True)
class Lack:
    """A message that is not there, and the part of the text that wants it."""

    message: str
    span: n.Offsets


@dataclass(slots=True)
class Teller:
    """``words`` speak one language. ``players``: where phrases stand that go through seats.

    ``person``  who does it: ``you`` (the reader) or ``they`` (somebody spoken of).
    ``form``    how a verb stands: ``imperative``, ``third`` (somebody does it), ``infinitive`` (behind a word like *may*).
    ``names``   what was named in the text, as it is called further on.
    """

    words: Words
    lexicon: Lexicon
    players: frozenset[n.Offsets] = frozenset()
    person: str = "you"
    form: str = "imperative"
    names: dict[str, Said] = field(default_factory=dict)
    lacks: list[Lack] = field(default_factory=list)
    at: n.Offsets = (0, 0)
    defaults: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        features = {name: self.words.attribute(FEATURES, name) for name in self.words.attributes(FEATURES)}
        self.defaults = {name: text for name, text in features.items() if text is not None}

    @contextmanager
    def told(self, *, person: str | None = None, form: str | None = None) -> Iterator[None]:
        """For what is inside: who does it, and how verbs are said."""
        kept = self.person, self.form
        self.person, self.form = person or self.person, form or self.form
        try:
            yield
        finally:
            self.person, self.form = kept

    @contextmanager
    def within(self, node: n.Node) -> Iterator[None]:
        """For what is inside: where a message that is missing is wanted."""
        kept, self.at = self.at, node.span
        try:
            yield
        finally:
            self.at = kept

    def has(self, message: str) -> bool:
        return self.words.has(message)

    def say(self, message: str, params: Mapping[str, Param] | None = None, *, like: str | None = None) -> Said:
        """A message with its parameters. ``like``: the parameter that it goes on speaking of: its number and features."""
        params = params or {}
        given = self._given(params)
        text = self.words.text(message, given)
        if text is None or any(isinstance(part, str) and len(part) > LONGEST for part in given.values()):
            self.lack(message)
            text = text or message
        base = params.get(like) if like else None
        if not isinstance(base, Said):
            return Said(_tidy(text), forms=self._features(message, given))
        return Said(_tidy(text), base.count, {**base.forms, **self._features(message, given)})

    def ending(self, message: str, attribute: str, params: Mapping[str, Param]) -> Said | None:
        """An attribute of a message, where it has one."""
        text = self.words.attribute(message, attribute, **self._given(params))
        return None if text is None else Said(_tidy(text))

    def noun(self, name: str, count: int, owner: str = "me") -> Said:
        """A thing by its message ``noun-…``, or where that is missing by its name."""
        message = next((found for kind in ("noun", "name") if self.has(found := message_id(kind, name))), None)
        if message is None:
            self.lack(message_id("noun", name))
            return Said(name.replace("_", " "), count, self.defaults)
        params = self._given({"count": count, "owner": owner})
        text = self.words.text(message, params)
        if text is None:
            self.lack(message)
        return Said(_tidy(text or name), count, {**self.defaults, **self._features(message, params)})

    def joined(self, message: str, parts: list[Said]) -> Said:
        """Parts as an enumeration: with ``<message>-more`` between the first ones and ``<message>`` before the last."""
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            name = message if number == len(parts) else f"{message}-more"
            text = self.say(name, {"first": text, "second": part}, like="first")
        return text

    def lack(self, message: str) -> None:
        self.lacks.append(Lack(message, self.at))

    def _features(self, message: str, given: Mapping[str, str | int]) -> dict[str, str]:
        found = {name: self.words.attribute(message, name, **given) for name in self.defaults}
        return {name: text for name, text in found.items() if text is not None}

    def _given(self, params: Mapping[str, Param]) -> dict[str, str | int]:
        given: dict[str, str | int] = {"PERSON": self.person, "FORM": self.form}
        for name, value in params.items():
            if isinstance(value, Said):
                given[name] = value.text
                given[f"{name}-count"] = value.count
                forms = {**self.defaults, "all": value.text, **value.forms}
                given.update((f"{name}-{form}", text) for form, text in forms.items())
            else:
                given[name] = value
        return given


def amount_said(value: int) -> int:
    """How many a noun beside a number speaks of."""
    return value if value >= 0 else MANY


def _tidy(text: str) -> str:
    """Blanks that an absent part left behind are taken out."""
    return _BEFORE_STOP.sub("", _BLANKS.sub(" ", text)).strip()
