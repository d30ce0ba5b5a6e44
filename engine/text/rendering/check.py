"""Whether the messages of a pack can tell its cards: what is missing, what names nothing, what is given to each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from engine.diagnostics import Findings, Severity, nearest
from engine.ruleset import Ruleset
from engine.text.locale import DEFAULT
from engine.text.naming import message_id
from engine.text.rendering.lexicon import KERNEL, ROLES
from engine.text.rendering.rules import Written, told
from engine.text.soundness import RULES
from engine.text.words import Words

_THINGS: Mapping[str, Collection[str]] = {
    "noun": {"count", "owner", "amount"},
    "adjective": {"what", "subject", "amount"},
    "not": {"what"},
    "of": {"what", "of"},
    **{kind: {"what"} for kind in ("at", "near", *(f"role-{role}" for role in ROLES))},
}
"""What the messages about nouns are given; ``subject`` and ``amount`` stand in their attributes only."""
KINDS = (*_THINGS, "value", "effect", "event", "moment")
"""Behind these a message has the name of what it is about: see ``strangers``."""


def missing(words: Words, language: str, ruleset: Ruleset, texts: Iterable[Written]) -> Findings:
    """Messages of the pack that texts need and a language lacks: each once, at the first word that needs it.

    What the engine says in no pack's words is not for a pack to add: see ``unspoken``.
    """
    findings = Findings()
    seen = set(_of_engine())
    for text in texts:
        _, lacks = told(words, ruleset, text)
        for lack in lacks:
            if lack.message not in seen and not words.has(lack.message):
                seen.add(lack.message)
                span = text.locate(*lack.span)
                findings.add("E0912", span, severity=Severity.WARNING, message=lack.message, language=language)
    return findings


def unspoken(words: Words) -> list[str]:
    """The engine's messages that a language lacks."""
    return [message for message in _of_engine() if not words.has(message)]


def _of_engine() -> Iterator[str]:
    """The engine's own messages."""
    return (message for _, message, _ in Words((DEFAULT,)).written())


def strangers(words: Words, folder: Path, things: Collection[str], deeds: Collection[str]) -> Findings:
    """Messages of a pack about something that the pack does not have.

    ``things`` are the names that may stand in sets and values, ``deeds`` those of verbs and phases.
    """
    findings = Findings()
    known = {kind: {message_id(kind, name) for name in things} for kind in (*_THINGS, "value")}
    known |= {kind: {message_id(kind, name) for name in deeds} for kind in ("effect", "event", "moment")}
    engine = {message for _, message, span in words.written() if not Path(span.source.name).is_relative_to(folder)}
    for language, message, span in words.written(folder):
        kind = _kind(message, known)
        if kind is not None and message not in known[kind] and message not in engine:
            close = nearest(message, known[kind])
            findings.add("E0913", span, severity=Severity.WARNING, message=message, language=language, nearest=close)
    return findings


def given(ruleset: Ruleset, messages: Iterable[str]) -> dict[str, set[str]]:
    """What each message that the pack may have for its rules texts is given."""
    found: dict[str, set[str]] = {}
    for message in messages:
        kind = _kind(message, _THINGS)
        if kind is not None:
            found[message] = {*_THINGS[kind], *RULES}
    for verb in ruleset.verbs.values():
        names = {item.name for item in verb.parameters}
        adverbs = {adverb for adverb, _ in verb.adverbs}
        found[message_id("effect", verb.name)] = {*names, *adverbs, *ROLES, "block", *RULES}
        found[message_id("event", verb.name)] = {*names, *ROLES, *RULES}
        found.update((message_id("tag", adverb), {"do", "pieces", *RULES}) for adverb, _ in verb.adverbs)
    for name, what in KERNEL.items():
        found[message_id("event", name)] = {what, *ROLES, *RULES}
    for phase in ruleset.phases:
        found[message_id("moment", phase)] = set(RULES)
        found.setdefault(message_id("effect", phase), set(RULES))
    for value in ruleset.values.values():
        found[message_id("value", value.name)] = {*value.roles, "count", "amount", "subject", *RULES}
    return found


def _kind(message: str, kinds: Iterable[str]) -> str | None:
    """The longest kind that a message is of: ``role-to-x`` is of ``role-to``."""
    fitting = [kind for kind in kinds if message.startswith(f"{kind}-")]
    return max(fitting, key=len, default=None)
