"""``cards``: what the cards of a pack are and say."""

from __future__ import annotations

import json
import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from engine.cli.exits import Exit, Usage
from engine.cli.loading import Opened, open_pack
from engine.cli.paths import nearby
from engine.cli.speech import Speech
from engine.cli.streams import put
from engine.cli.table import table
from engine.cli.texts import TEXTS, printed
from engine.diagnostics import nearest
from engine.language import format_node
from engine.ruleset import PieceKind, Row
from engine.text.rendering import Rendered, capital, rules_text

SCHEMA = "cardwright.cards/1"
WIDTH = 80
NARROWEST = 30
"""A column of texts is never narrower."""


@dataclass(frozen=True, slots=True)
class CardText:
    """One text of a card: the attribute that holds it, its canonical form, and what it says."""

    attribute: str
    effect: str
    rendered: Rendered


@dataclass(frozen=True, slots=True)
class Card:
    """A row of a table of pieces, with its words."""

    kind: PieceKind
    row: Row
    name: str
    texts: tuple[CardText, ...]

    @property
    def place(self) -> str:
        """Its file and line."""
        return f"{nearby(Path(self.row.spot.file))}:{self.row.spot.line}"


def cards(
    words: Speech, pack: str | None, card: str | None, settings: Sequence[str], source: bool, as_json: bool
) -> int:
    """List the cards of a pack, or show one of them whole."""
    opened = open_pack(words, pack, settings)
    found = list(_cards(opened))
    if card is not None:
        found = _named(found, card)
    if as_json:
        put(json.dumps(_document(opened, found), indent=2, ensure_ascii=False))
    elif card is not None:
        for number, item in enumerate(found):
            _put_lines([""] if number else [], _whole(opened.words, item))
    else:
        for number, (kind, group) in enumerate(groupby(found, key=lambda item: item.kind)):
            _put_lines([""] if number else [], _group(opened.words, kind, [*group], source))
    return Exit.FINE


def _cards(opened: Opened) -> Iterator[Card]:
    """Every row of a table of pieces; kinds without a table have no cards."""
    texts: dict[str, list[CardText]] = {}
    for item in printed(opened.compiled):
        written = item.written
        rendered = rules_text(opened.words, opened.ruleset, written)
        text = CardText(item.attribute.name, " ".join(format_node(written.source).split()), rendered)
        texts.setdefault(item.row.path, []).append(text)
    for kind in opened.ruleset.pieces.values():
        for row in kind.rows:
            if not row.path.startswith("pieces."):
                yield Card(kind, row, opened.words.name(row.id), tuple(texts.get(row.path, ())))


def _named(found: Sequence[Card], wanted: str) -> list[Card]:
    """The cards of an id or a name, whatever its accents and capitals."""
    known: dict[str, list[Card]] = {}
    for card in found:
        for name in dict.fromkeys((_plain(card.row.id), _plain(card.name))):
            known.setdefault(name, []).append(card)
    if _plain(wanted) not in known:
        close = nearest(_plain(wanted), known)
        raise Usage("cards-unknown", nearest=None if close is None else known[close][0].row.id, card=wanted)
    return known[_plain(wanted)]


def _plain(name: str) -> str:
    """A name without what does not tell cards apart.

    >>> _plain("Été  Long"), _plain("ete_long")
    ('ete long', 'ete long')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().replace("_", " ").replace("-", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


# ---- for people


def _group(words: Speech, kind: PieceKind, found: Sequence[Card], source: bool) -> Iterator[str]:
    """The cards of a kind, as a table under a heading."""
    plain = [name for name, attribute in kind.attributes.items() if attribute.type not in TEXTS]
    yield words.say("cards-kind", kind=capital(words.name(kind.name, len(found))), count=len(found))
    lines = _columns(words, found, plain)
    narrow = max(map(len, lines)) > WIDTH
    if narrow:
        lines = _columns(words, found, ())
    width = max(map(len, lines))
    indent = width + 2 if width + 2 + NARROWEST <= WIDTH else 4
    yield lines[0]
    for card, line in zip(found, lines[1:], strict=True):
        more = textwrap.wrap(_values(words, card, plain), WIDTH - indent) if narrow else []
        more += [part for text in card.texts for part in _told(words, text, WIDTH - indent)]
        if source:
            more += textwrap.wrap(_source(words, card), WIDTH - indent, break_on_hyphens=False)
        if more and indent > width:
            yield f"{line:<{indent}}{more.pop(0)}"
        else:
            yield line
        yield from (" " * indent + part for part in more)


def _columns(words: Speech, found: Sequence[Card], plain: Sequence[str]) -> list[str]:
    """A table of cards with some of their printed values."""
    rows = [[words.say("cards-copies"), words.say("cards-name"), *(words.name(name) for name in plain)]]
    for card in found:
        rows.append([_copies(words, card), card.name, *(_value(words, card.row.printed.get(name)) for name in plain)])
    return table(rows)


def _values(words: Speech, card: Card, plain: Sequence[str]) -> str:
    """Printed values that are too many for columns, one after another."""
    printed = {name: card.row.printed.get(name) for name in plain}
    told = [
        words.say("cards-value", name=words.name(name), value=_value(words, value))
        for name, value in printed.items()
        if value is not None
    ]
    return words.join(told)


def _told(words: Speech, text: CardText, width: int) -> list[str]:
    """What a card says, and below it the effect; a text that no language can say is only its effect."""
    effect = textwrap.wrap(words.say("cards-effect", effect=text.effect), width, break_on_hyphens=False)
    said = (
        textwrap.wrap(text.rendered.text, width, break_on_hyphens=False) if text.rendered.language is not None else []
    )
    return [*said, *effect]


def _whole(words: Speech, card: Card) -> Iterator[str]:
    """One card with all that is known of it."""
    fields = [
        (words.say("cards-kind-of"), words.name(card.kind.name)),
        (words.say("cards-copies"), _copies(words, card)),
    ]
    for name, attribute in card.kind.attributes.items():
        if attribute.type not in TEXTS:
            fields.append((capital(words.name(name)), _value(words, card.row.printed.get(name))))
    for text in card.texts:
        if text.rendered.language is not None:
            fields.append((words.say("cards-text"), text.rendered.text))
        fields.append((words.say("cards-effect-of"), text.effect))
    fields.append((words.say("cards-source"), _source(words, card)))
    yield words.say("cards-title", name=card.name, id=card.row.id)
    width = max(len(head) for head, _ in fields) + 2
    for head, value in fields:
        first, *rest = textwrap.wrap(value, WIDTH - width, break_on_hyphens=False) or [""]
        yield f"{head:<{width}}{first}".rstrip()
        yield from (" " * width + part for part in rest)


def _copies(words: Speech, card: Card) -> str:
    count = card.row.count
    if isinstance(count, str):
        return words.say("cards-count-seats")
    return words.say("cards-count-each" if card.kind.each_seat else "cards-count", count=count)


def _value(words: Speech, value: Any) -> str:
    """A printed value in words."""
    match value:
        case None:
            return words.name("none")
        case bool():
            return words.name("yes" if value else "no")
        case int():
            return str(value)
        case list() | tuple():
            return words.join([_value(words, part) for part in value])
        case _:
            return words.name(str(value))


def _source(words: Speech, card: Card) -> str:
    return words.say("cards-source-at", source=words.say(f"source-{card.row.source}"), place=card.place)


def _put_lines(*groups: Sequence[str] | Iterator[str]) -> None:
    for group in groups:
        for line in group:
            put(line)


# ---- for programs


def _document(opened: Opened, found: Sequence[Card]) -> dict[str, Any]:
    return {"schema": SCHEMA, "pack": opened.ruleset.id, "cards": [_data(card) for card in found]}


def _data(card: Card) -> dict[str, Any]:
    row, attributes = card.row, card.kind.attributes
    texts = [
        {
            "attribute": text.attribute,
            "effect": text.effect,
            "text": None if text.rendered.language is None else text.rendered.text,
            "language": text.rendered.language,
        }
        for text in card.texts
    ]
    return {
        "id": row.id,
        "kind": card.kind.name,
        "name": card.name,
        "copies": row.count,
        "each_seat": card.kind.each_seat,
        "printed": {name: row.printed.get(name) for name, item in attributes.items() if item.type not in TEXTS},
        "texts": texts,
        "source": row.source,
        "file": str(nearby(Path(row.spot.file))),
        "line": row.spot.line,
    }
