"""A thin adapter over Fluent: a message id and parameters become a sentence, whatever state the files are in.

Files are indexed by the first lines of their messages and each message is parsed when it is first asked for, so that
a short command does not pay for all of them; ``check`` parses everything. Fluent itself is imported by the first message
that needs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.diagnostics import Findings, Severity, Source, Span
from engine.text.catalogue import FEATURES, MAX_BYTES, Language
from engine.text.locale import DEFAULT, FOLDER
from engine.text.safe import clean, visible
from engine.text.things import Things

if TYPE_CHECKING:
    from engine.ruleset import Ruleset
    from engine.text.soundness import Given

__all__ = ["FEATURES", "LONGEST", "MAX_BYTES", "Words", "clean", "visible"]

_PLACE = re.compile(r"[_.]")
LONGEST = 2000
"""Characters of a parameter; Fluent refuses longer parts."""


class Words:
    """The messages of a chain of languages; what one language lacks, or has wrong, the next one says.

    ``languages``  codes in the order they are asked (see ``locale.chain``).
    ``folders``    text folders of packs (``<pack>/text``), each holding a folder a language; within a language a
                   later folder replaces single messages of an earlier one, and of the engine.
    ``problems``   what fell back so far: warnings, each once.
    ``things``     what the pack's things are (see ``know``); ``facts`` how some of them stand (see ``about``).
    ``players``    the names that people have given, by the seats they play (see ``seat``).

    No method raises for texts that are missing or wrong.
    """

    def __init__(
        self, languages: Sequence[str] = (DEFAULT,), folders: Iterable[Path] = (), *, base: Path = FOLDER
    ) -> None:
        layers = (base, *folders)
        self._languages = [Language(code, [layer / code for layer in layers]) for code in languages]
        self.problems = Findings()
        self.things = Things()
        self.facts: Mapping[str, Mapping[str, Any]] = {}
        self.players: Mapping[str, str] = {}

    def say(self, message_id: str, /, **params: str | int) -> str:
        """A message's text; where no language has it, the id with the parameters."""
        text = self._find(message_id, None, params)
        if text is not None:
            return text
        shown = ", ".join(f"{name}={value}" for name, value in params.items())
        return clean(f"{message_id}({shown})" if shown else message_id)

    def know(self, rules: Ruleset) -> None:
        """Learn what the things of a pack are, for messages that speak of their attributes."""
        self.things = Things(rules)

    def seat(self, players: Mapping[str, str]) -> None:
        """Learn who plays at the seats, by seat: people with names of their own."""
        self.players = dict(players)

    def about(self, facts: Mapping[str, Mapping[str, Any]]) -> Words:
        """The same words for a moment of a game: ``facts`` are counters of things, by thing and by name."""
        words = copy(self)
        words.facts = facts
        return words

    def tells(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether a language of the chain has this message with a text, or with this attribute."""
        return any(language.pattern(message_id, attribute) is not None for language in self._languages)

    def has(self, message_id: str) -> bool:
        """Whether a language of the chain has the message."""
        return any(message_id in language.entries for language in self._languages)

    def text(self, message_id: str, params: Mapping[str, str | int]) -> str | None:
        """A message's text, or nothing where no language has it."""
        return self._find(message_id, None, params)

    def attributes(self, message_id: str) -> tuple[str, ...]:
        """The names of the attributes of a message, in the first language that has it."""
        return next(
            (language.attributes(message_id) for language in self._languages if message_id in language.entries), ()
        )

    def apart(self) -> list[tuple[str, Words]]:
        """Each language of the chain by its code, with words in it alone."""
        found = []
        for language in self._languages:
            alone = Words((), ())
            alone._languages, alone.problems = [language], self.problems
            found.append((language.code, alone))
        return found

    def attribute(self, message_id: str, name: str, /, **params: str | int) -> str | None:
        """The text of a message's attribute, or nothing where no language has one."""
        return self._find(message_id, name, params)

    def name(self, thing_id: str, count: int = 1) -> str:
        """What a thing is called: message ``name-<id>`` with ``-`` for ``_`` and ``.``, which may select on ``$count``.

        Without one it is the id, underscores as spaces.
        """
        message_id = "name-" + _PLACE.sub("-", thing_id)
        text = self._find(message_id, None, {"count": count}) if self.has(message_id) else None
        return clean(thing_id.replace("_", " ")) if text is None else text

    def join(self, items: Sequence[str]) -> str:
        """Texts as an enumeration: *a, b and c*."""
        if len(items) < 2:
            return clean("".join(items))
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", first=text, second=item)
        return self.say("list-last", first=text, second=items[-1])

    def outline(self, message_id: str, attribute: str | None = None, /) -> str | None:
        """A message with its parameters shown by name (``<word>``), for reading about it."""
        for language in self._languages:
            pattern = language.pattern(message_id, attribute)
            params: dict[str, str | int] = {}
            while pattern is not None:
                text, reasons = language.format(pattern, params)
                missing = {name for code, name in reasons if code == "E0906"} - params.keys()
                if not missing:
                    return None if reasons else text
                params.update((name, f"<{name}>") for name in missing)
        return None

    def written(self, folder: Path | None = None) -> Iterator[tuple[str, str, Span]]:
        """The language, id and place of every message, or of those in a folder."""
        for language in self._languages:
            for message_id, entry in language.entries.items():
                if folder is None or Path(entry.source.name).is_relative_to(folder):
                    yield language.code, message_id, entry.span

    @property
    def codes(self) -> tuple[str, ...]:
        """The languages, in the order they are asked."""
        return tuple(language.code for language in self._languages)

    def sources(self) -> Iterator[Source]:
        """The texts of all files, as they were read."""
        for language in self._languages:
            yield from language.sources

    def check(self, more: Given | None = None) -> Findings:
        """Parse every file of the chain; what is wrong in them. ``more``: what is known of the messages of a pack."""
        from engine.text.soundness import Given

        findings = Findings()
        more = more or Given()
        engine = next((each for each in self._languages if each.code == DEFAULT), self._languages[-1])
        given = replace(more, variables={**more.variables, **engine.variables()})
        features = self.attributes(FEATURES)
        for language in self._languages:
            findings.extend(language.check(given, features))
        return findings

    def _find(self, message_id: str, attribute: str | None, params: Mapping[str, str | int]) -> str | None:
        safe: dict[str, str | int] | None = None
        for language in self._languages:
            pattern = language.pattern(message_id, attribute)
            if pattern is None:
                if attribute is None:
                    self._problem("E0905", language, message_id)
                continue
            safe = safe or {name: _parameter(value) for name, value in params.items()}
            text, reasons = language.format(pattern, safe)
            if not reasons:
                return text
            for code, what in reasons:
                self._problem(code, language, message_id, what)
        return None

    def _problem(self, code: str, language: Language, message_id: str, what: str = "") -> None:
        entry = language.entries.get(message_id)
        span = entry.span if entry else None
        self.problems.add(code, span, severity=Severity.WARNING, message=message_id, language=language.code, what=what)


def _parameter(value: str | int) -> str | int:
    """A parameter as Fluent may have it: numbers stay numbers, a text is made safe and short enough."""
    if not isinstance(value, str):
        return value
    text = clean(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
