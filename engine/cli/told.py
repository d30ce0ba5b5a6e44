"""What the texts of an opened pack say, for a game at a table. It is kept for the next run, as the ruleset is: the trees of
all texts with the files of the pack, the sentences of cards also with the messages that they were made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from engine.pack.cache import Cache, Stamps, stamp_of_text
from engine.ruleset import Spot

if TYPE_CHECKING:
    from engine.cli.loading import Opened
    from engine.language import nodes
    from engine.pack import Compiled


@dataclass(frozen=True, slots=True)
class Tree:
    """A text: its tree, the same with what is filled in, where phrases in it mean seats, and where each statement of it
    was written."""

    source: nodes.Body | nodes.Expression
    tree: nodes.Body | nodes.Expression
    players: frozenset[nodes.Offsets]
    spots: tuple[Spot, ...]


class Told:
    """The texts of a pack as they are told in the languages of who opened it."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened

    def row(self, name: str, attribute: str = "") -> str:
        """What the texts on a card, a place or another row say, or one of them; empty where it has none."""
        texts = self._rows.get(name, {})
        return texts.get(attribute, "") if attribute else " ".join(texts.values())

    def all_of(self, name: str) -> str:
        """The same of all its texts, each that is not its effect under what the pack calls it, and what is to be known besides."""
        from engine.text.naming import capital

        words, texts = self._opened.words, self._rows.get(name, {})
        said = [
            text if attribute == "effect" else words.say("cards-headed", head=capital(words.name(attribute)), text=text)
            for attribute, text in texts.items()
        ]
        return " ".join(filter(None, [*said, self.help(name)]))

    def help(self, name: str) -> str:
        """What is to be known of a row or a kind beyond its texts: ``.help`` of its name."""
        from engine.text.naming import message_id

        return self._opened.words.attribute(message_id("name", name), "help") or ""

    def statement(self, spot: Spot) -> str:
        """What the innermost statement says that was written at a place; empty where no language has words for it."""
        from engine.language import nodes
        from engine.text.rendering import rules_text

        opened = self._opened
        for text in self._trees.values():
            if spot not in text.spots:
                continue
            number = max(place for place, at in enumerate(text.spots) if at == spot)
            source, tree = (nodes.Body(([*statements(whole)][number],)) for whole in (text.source, text.tree))
            said = rules_text(opened.words, opened.ruleset, Tree(source, tree, text.players, ()))
            return said.text if said.language is not None else ""
        return ""

    @cached_property
    def _rows(self) -> Mapping[str, Mapping[str, str]]:
        words, cache = self._opened.words, Cache.of_user()
        messages = {Path(source.name): stamp_of_text(source.text) for source in words.sources()}
        key = ("texts", *self._opened.key, *words.codes, *map(str, messages))
        found: Mapping[str, Mapping[str, str]] | None = cache.find(*key)
        if found is None:
            found = self._told()
            cache.keep(found, {**self._stamps, **messages}, *key)
        return found

    def _told(self) -> dict[str, dict[str, str]]:
        from engine.text.rendering import rules_text

        words, ruleset = self._opened.words, self._opened.ruleset
        found: dict[str, dict[str, str]] = {}
        for _, row, attribute in ruleset.texts():
            tree = self._trees.get(f"{row.path}.{attribute.name}")
            if tree is not None:
                found.setdefault(row.id, {})[attribute.name] = rules_text(words, ruleset, tree).text
        return found

    @property
    def _trees(self) -> Mapping[str, Tree]:
        return self._written[0]

    @property
    def _stamps(self) -> Stamps:
        return self._written[1]

    @cached_property
    def _written(self) -> tuple[Mapping[str, Tree], Stamps]:
        """The texts of the pack by their paths, and the files that they stand in."""
        cache, key = Cache.of_user(), ("trees", *self._opened.key)
        found = cache.find(*key)
        if found is not None:
            texts, files = found
            return {path: Tree(*text) for path, *text in texts}, {Path(name): stamp for name, stamp in files}
        trees = dict(_trees(self._opened.compiled))
        stamps = self._opened.stamps
        plain = [(path, text.source, text.tree, text.players, text.spots) for path, text in trees.items()]
        cache.keep((plain, [(str(file), stamp) for file, stamp in stamps.items()]), stamps, *key)
        return trees, stamps


def _trees(pack: Compiled) -> Iterator[tuple[str, Tree]]:
    from engine.pack.compile import written

    for path in pack.names.texts:
        found = written(pack, path)
        if found is not None:
            spots = (found.locate(*part.span) for part in statements(found.source))
            places = tuple(Spot(span.source.name, *span.source.position(span.start)) for span in spots)
            yield path, Tree(found.source, found.tree, found.players, places)


def statements(node: nodes.Node) -> Iterator[nodes.Statement]:
    """All statements of a text, each before those inside it."""
    from engine.language import nodes

    if isinstance(node, nodes.Body):
        for part in node.statements:
            yield part
            yield from statements(part)
        return
    for item in fields(node):
        value = getattr(node, item.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, nodes.Node):
                yield from statements(part)
