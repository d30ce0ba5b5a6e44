"""The texts of a pack's cards: which there are, and whether its messages can tell them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence as SequenceOf
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.cli.speech import TEXT_FOLDER
from engine.diagnostics import Findings, Severity
from engine.pack import Compiled
from engine.pack.compile import Written, written
from engine.pack.options import read_options
from engine.pack.tree import Mapping, Node, Scalar, Sequence
from engine.ruleset import Attribute, PieceKind, PlaceKind, Row, Sort
from engine.text import Words, languages
from engine.text.given import given
from engine.text.naming import message_id
from engine.text.rendering import given as given_to_rules
from engine.text.rendering import missing, strangers, unspoken
from engine.text.strangers import unsaid

Kind = PieceKind | PlaceKind | Sort
_WORD = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Printed:
    """A text that is printed on a row."""

    kind: Kind
    row: Row
    attribute: Attribute
    written: Written


def printed(pack: Compiled) -> Iterator[Printed]:
    """Every effect and condition that stands on a card, a place or another row."""
    for kind, row, attribute in pack.ruleset.texts():
        found = written(pack, f"{row.path}.{attribute.name}")
        if found is not None:
            yield Printed(kind, row, attribute, found)


def printed_value(words: Words, attribute: str, value: Any) -> str:
    """A printed value in words; where there is none the pack may say what that means: ``none-<attribute>``."""
    nothing = message_id("none", attribute)
    match value:
        case _ if not value and words.has(nothing):
            return words.say(nothing)
        case None:
            return words.name("none")
        case bool():
            return words.name("yes" if value else "no")
        case int():
            return str(value)
        case list() | tuple():
            return words.join([printed_value(words, attribute, part) for part in value])
        case _:
            return words.name(str(value))


def check_texts(folder: Path, pack: Compiled | None) -> Findings:
    """What is wrong with the messages of a pack. Those of rules texts are looked at where the pack is without errors."""
    texts = folder / TEXT_FOLDER
    words = Words(languages([texts]), [texts])
    findings = Findings()
    if pack is None:
        findings.extend(words.check())
        return findings
    things = pack.names.known_words() | pack.names.values.keys()
    labels = set(_labels(pack))
    messages = [message for _, message, _ in words.written(texts)]
    known = given(pack.ruleset, messages, labels)
    findings.extend(
        words.check(replace(known, variables={**known.variables, **given_to_rules(pack.ruleset, messages)}))
    )
    findings.extend(strangers(words, texts, things, pack.names.known_verbs()))
    ids = {*things, *pack.names.known_verbs(), *_ids(pack.sections), *_ids(pack.pack)}
    findings.extend(unsaid(words, texts, ids, labels))
    cards = [item.written for item in printed(pack)]
    own = [*_own(words, texts)]
    if own:
        findings.extend(_unnamed([alone for _, alone in own], pack))
    for code, alone in own:
        findings.extend(missing(alone, code, pack.ruleset, cards))
    return findings


def _unnamed(languages: SequenceOf[Words], pack: Compiled) -> Findings:
    """Options and values of options that no language of a pack has a name for: a person chooses among their ids."""
    findings = Findings()
    options = pack.pack.entries["options"].value if "options" in pack.pack.entries else None
    keys = options.entries if isinstance(options, Mapping) else {}
    for option, said in read_options(pack.pack).items():
        places = [(message_id("option", option), keys[option].key)]
        places += [(message_id("name", value), each.span) for value, each in said.values.items()]
        for message, span in places:
            if not any(words.tells(message) for words in languages):
                findings.add("E0919", span, severity=Severity.WARNING, message=message)
    return findings


def _ids(node: Node) -> Iterator[str]:
    """Every key, and every word of a text, of a tree: branches of effects have names of their own."""
    match node:
        case Scalar():
            yield from _WORD.findall(node.text)
        case Sequence():
            for item in node.items:
                yield from _ids(item)
        case Mapping():
            for key, entry in node.entries.items():
                yield key
                yield from _ids(entry.value)


def _labels(pack: Compiled) -> Iterator[str]:
    """The messages of a pack's screen."""
    for panel in pack.ruleset.screen.panels if pack.ruleset.screen is not None else ():
        yield panel.label
        yield from (message for item in panel.items for message in (item.label, f"{item.label}-figure"))


def left_in_english(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The languages of a pack that the engine does not speak, or not wholly: the messages that they lack."""
    texts = folder / TEXT_FOLDER
    for code, alone in _own(Words(languages([texts]), [texts]), texts):
        lacking = unspoken(alone)
        if lacking:
            yield code, lacking


def _own(words: Words, texts: Path) -> Iterator[tuple[str, Words]]:
    """The languages in which a pack has texts, each alone."""
    return ((code, alone) for code, alone in words.apart() if any((texts / code).glob("*.ftl")))
