"""``cards``: what the cards of a pack are and say."""

from __future__ import annotations

import json
import textwrap
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from engine.cli.exits import Exit, Usage
from engine.cli.loading import Opened, open_pack
from engine.cli.paths import nearby
from engine.cli.speech import Speech
from engine.cli.streams import put
from engine.cli.table import table
from engine.cli.texts import Kind, printed, printed_value
from engine.diagnostics import Findings, nearest
from engine.language import format_line
from engine.ruleset import TEXTS, Row, Ruleset, Sort
from engine.text.naming import called, capital, has_name
from engine.text.rendering import Rendered, rules_text

SCHEMA = "cardwright.cards/1"
WIDTH = 80
NARROWEST = 30
"""A column of texts is never narrower."""


@dataclass(frozen=True, slots=True)
class CardText:
    """One text of a card: the attribute that holds it, its canonical form, and what it says.

    ``head`` is what the pack calls that attribute, if it has a name for it.
    """

    attribute: str
    head: str
    effect: str
    rendered: Rendered


@dataclass(frozen=True, slots=True)
class Card:
    """A row of a table of pieces, or of places or a sort with texts, and its words. ``name``: what it is called in play."""

    kind: Kind
    row: Row
    name: str
    texts: tuple[CardText, ...]

    @property
    def place(self) -> str:
        """Its file and line."""
        return f"{nearby(Path(self.row.spot.file))}:{self.row.spot.line}"


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of a table of cards."""

    head: str
    cell: Callable[[Card], str]


def cards(
    words: Speech, pack: str | None, card: str | None, settings: Sequence[str], source: bool, as_json: bool
) -> int:
    """List the cards of a pack, or show one of them whole."""
    if pack is not None and card is None:
        _refuse_card(words, pack, settings)
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
    """Every row of a table of pieces, and of places and sorts on which texts stand; kinds without a table have no cards."""
    opened.words.know(opened.ruleset)
    texts: dict[str, list[CardText]] = {}
    for item in printed(opened.compiled):
        written = item.written
        rendered = rules_text(opened.words, opened.ruleset, written)
        name = item.attribute.name
        head = opened.words.name(name) if has_name(opened.words, name) else ""
        text = CardText(name, head, format_line(written.source), rendered)
        if text.effect:
            texts.setdefault(item.row.path, []).append(text)
    for kind in _kinds(opened.ruleset):
        for row in kind.rows:
            if not row.path.startswith(("pieces.", "places.")):
                yield Card(kind, row, called(opened.words, row.id), tuple(texts.get(row.path, ())))


def _kinds(rules: Ruleset) -> Iterator[Kind]:
    """Kinds of pieces, and those of places and sorts on which texts may stand."""
    yield from rules.pieces.values()
    others: tuple[Kind, ...] = (*rules.places.values(), *rules.sorts.values())
    yield from (kind for kind in others if any(each.type in TEXTS for each in kind.attributes.values()))


def _refuse_card(words: Speech, name: str, settings: Sequence[str]) -> None:
    """Whoever names a card of the default pack where the pack stands meant that card."""
    from engine.pack.folder import locate

    if locate(name, Findings()) is not None:
        return
    opened = open_pack(words, None)
    if _plain(name) in _by_name(_cards(opened)):
        raise Usage("cards-not-pack", nearest=f"cards {opened.ruleset.id} {name}", card=name)


def _named(found: Sequence[Card], wanted: str) -> list[Card]:
    """The cards of an id or a name, whatever its accents and capitals."""
    known = _by_name(found)
    if _plain(wanted) not in known:
        close = _nearest(_plain(wanted), known)
        raise Usage("cards-unknown", nearest=None if close is None else known[close][0].row.id, card=wanted)
    return known[_plain(wanted)]


def _by_name(found: Iterable[Card]) -> dict[str, list[Card]]:
    known: dict[str, list[Card]] = {}
    for card in found:
        for name in dict.fromkeys((_plain(card.row.id), _plain(card.name))):
            known.setdefault(name, []).append(card)
    return known


def _nearest(wanted: str, known: Iterable[str]) -> str | None:
    """The name that looks like what was asked for, or else the only one with a word that does."""
    close = nearest(wanted, known)
    if close is not None:
        return close
    words = {word: [name for name in known if word in name.split()] for name in known for word in name.split()}
    word = nearest(wanted, words)
    return words[word][0] if word is not None and len(words[word]) == 1 else None


def _plain(name: str) -> str:
    """A name without what does not tell cards apart.

    >>> _plain("Été  Long"), _plain("ete_long")
    ('ete long', 'ete long')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().replace("_", " ").replace("-", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


# ---- for people


def _group(words: Speech, kind: Kind, found: Sequence[Card], source: bool) -> Iterator[str]:
    """The cards of a kind, as a table under a heading."""
    plain = [name for name, attribute in kind.attributes.items() if attribute.type not in TEXTS]
    columns = [
        _Column(words.say("cards-copies"), lambda card: _copies(words, card)),
        _Column(words.say("cards-name"), _name),
    ]
    values = [_Column(capital(words.name(name)), partial(_printed, words, name)) for name in plain]
    told = any(card.texts for card in found)
    sources = [] if told or not source else _sources(words, found)
    common = "" if told or not source else _common(words, found)
    yield words.say(
        "cards-kind", kind=capital(words.name(kind.name, len(found))), source=common or "none", **_total(found)
    )
    lines = _columns(found, [*columns, *values, *sources])
    narrow = max(map(len, lines)) > WIDTH
    if narrow:
        lines = _columns(found, columns)
    width = max(map(len, lines))
    indent = width + 2 if width + 2 + NARROWEST <= WIDTH else 4
    yield lines[0]
    for card, line in zip(found, lines[1:], strict=True):
        more = textwrap.wrap(_values(words, card, plain), WIDTH - indent) if narrow else []
        more += [part for text in card.texts for part in _told(words, text, WIDTH - indent)]
        if source and (told or narrow):
            more += textwrap.wrap(_source(words, card), WIDTH - indent, break_on_hyphens=False)
        if more and indent > width:
            yield f"{line:<{indent}}{more.pop(0)}"
        else:
            yield line
        yield from (" " * indent + part for part in more)


def _columns(found: Sequence[Card], columns: Sequence[_Column]) -> list[str]:
    """A table of cards."""
    heads = [column.head for column in columns]
    return table([heads, *([column.cell(card) for column in columns] for card in found)])


def _total(found: Sequence[Card]) -> dict[str, int | str]:
    """How many cards there are, for everybody or for each seat; ``seats``: how many of which each seat has one."""
    counts = [card.row.count for card in found]
    return {
        "count": sum(count for count in counts if isinstance(count, int)),
        "seats": sum(isinstance(count, str) for count in counts),
        "each": "yes" if _each_seat(found[0].kind) else "no",
    }


def _sources(words: Speech, found: Sequence[Card]) -> list[_Column]:
    """What differs between the sources of cards, as columns."""
    columns = [_Column(words.say("cards-line"), lambda card: str(card.row.spot.line))]
    if len({card.row.spot.file for card in found}) > 1:
        columns.insert(0, _Column(words.say("cards-file"), lambda card: Path(card.row.spot.file).name))
    if len({card.row.source for card in found}) > 1:
        columns.insert(0, _Column(words.say("cards-source"), lambda card: words.say(f"source-{card.row.source}")))
    return columns


def _common(words: Speech, found: Sequence[Card]) -> str:
    """What is the same in the sources of cards."""
    sources, files = {card.row.source for card in found}, {card.row.spot.file for card in found}
    source = words.say(f"source-{sources.pop()}") if len(sources) == 1 else ""
    place = str(nearby(Path(files.pop()))) if len(files) == 1 else ""
    return words.say("cards-source-at", source=source, place=place) if source and place else source or place


def _values(words: Speech, card: Card, plain: Sequence[str]) -> str:
    """Printed values that are too many for columns, one after another; those that are nought say nothing there."""
    printed = {name: card.row.printed.get(name) for name in plain}
    told = [
        words.say("cards-value", name=words.name(name), value=_printed(words, name, card))
        for name, value in printed.items()
        if value is not None and not (value == 0 and value is not False)
    ]
    return words.join(told)


def _told(words: Speech, text: CardText, width: int) -> list[str]:
    """What a card says, and below it the effect; a text that no language can say is only its effect."""
    effect = textwrap.wrap(words.say("cards-effect", effect=text.effect), width, break_on_hyphens=False)
    if text.rendered.language is None:
        return effect
    said = text.rendered.text
    if text.head:
        said = words.say("cards-headed", head=capital(text.head), text=said)
    return [*textwrap.wrap(said, width, break_on_hyphens=False), *effect]


def _whole(words: Speech, card: Card) -> Iterator[str]:
    """One card with all that is known of it."""
    fields = [
        (words.say("cards-kind-of"), capital(words.name(card.kind.name))),
        (words.say("cards-copies"), _copies(words, card)),
    ]
    for name, attribute in card.kind.attributes.items():
        if attribute.type not in TEXTS:
            fields.append((capital(words.name(name)), _printed(words, name, card)))
    for text in card.texts:
        if text.rendered.language is not None:
            fields.append((capital(text.head) or words.say("cards-text"), text.rendered.text))
        fields.append((words.say("cards-effect-of"), text.effect))
    fields.append((words.say("cards-source"), _source(words, card)))
    yield words.say("cards-title", name=capital(card.name), id=card.row.id)
    width = max(len(head) for head, _ in fields) + 2
    for head, value in fields:
        first, *rest = textwrap.wrap(value, WIDTH - width, break_on_hyphens=False) or [""]
        yield f"{head:<{width}}{first}".rstrip()
        yield from (" " * width + part for part in rest)


def _copies(words: Speech, card: Card) -> str:
    count = card.row.count
    if isinstance(count, str):
        return words.say("cards-count-seats")
    return words.say("cards-count-each" if _each_seat(card.kind) else "cards-count", count=count)


def _each_seat(kind: Kind) -> bool:
    return not isinstance(kind, Sort) and kind.each_seat


def _name(card: Card) -> str:
    return capital(card.name)


def _printed(words: Speech, attribute: str, card: Card) -> str:
    return printed_value(words, attribute, card.row.printed.get(attribute))


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
        "each_seat": _each_seat(card.kind),
        "printed": {name: row.printed.get(name) for name, item in attributes.items() if item.type not in TEXTS},
        "texts": texts,
        "source": row.source,
        "file": str(nearby(Path(row.spot.file))),
        "line": row.spot.line,
    }
