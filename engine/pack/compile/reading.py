"""Looking into trees without trusting their shape: what is not as it should be is reported once and passed over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass
from typing import TypeVar

from engine.diagnostics import Findings, Note, Span, nearest
from engine.pack.tree import Entry, Mapping, Node, Scalar, Sequence

Item = TypeVar("Item")
ID = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(slots=True)
class Reader:
    """Reads shapes; ``checked`` says that a schema has looked already, so that it keeps quiet about keys."""

    findings: Findings
    checked: bool = False

    def fault(self, node: Node | Span, wanted: str) -> None:
        """The shape is not as it should be; quiet where something was found at the same place before."""
        span = node if isinstance(node, Span) else node.span
        for known in self.findings:
            if known.span is not None and known.span.source is span.source and known.span.start == span.start:
                return
        if self.checked:
            for known in self.findings:
                if known.span is not None and known.span.source is span.source and known.code.startswith("E02"):
                    return
        self.findings.add("E0440", span, wanted=wanted)

    def entries(self, node: Node | None, keys: Iterable[str] | None = None) -> AbstractMapping[str, Entry]:
        """The entries of a map; with ``keys`` every other key is a finding."""
        if node is None:
            return {}
        if not isinstance(node, Mapping):
            if not (isinstance(node, Scalar) and node.value is None):
                self.fault(node, "map")
            return {}
        if keys is not None and not self.checked:
            known = list(keys)
            for name, entry in node.entries.items():
                if name not in known:
                    close = nearest(name, known)
                    self.findings.add("E0441", entry.key, nearest=close, key=name, known=", ".join(known))
        return node.entries

    def items(self, node: Node | None) -> Iterator[Scalar]:
        """The scalars of a list (one by itself is a list too)."""
        if node is None:
            return
        if isinstance(node, Scalar):
            yield node
            return
        if not isinstance(node, Sequence):
            self.fault(node, "list")
            return
        for item in node.items:
            if isinstance(item, Scalar):
                yield item
            else:
                self.fault(item, "text")

    def each_once(self, node: Node | None) -> Iterator[Scalar]:
        """The scalars of a list in which none may stand twice."""
        yield from self.once((item, item.text, item.span) for item in self.items(node))

    def once(self, items: Iterable[tuple[Item, str, Span]]) -> Iterator[Item]:
        """What is called something and stands somewhere; a name that stands there a second time is told and passed over."""
        seen: dict[str, Span] = {}
        for item, name, span in items:
            if name in seen:
                self.findings.add("E0505", span, notes=[Note("note-first-here", seen[name], {"what": name})], word=name)
            else:
                seen[name] = span
                yield item

    def text(self, node: Node | None) -> Scalar | None:
        """A scalar with some text in it."""
        if isinstance(node, Scalar) and node.text != "":
            return node
        if node is not None:
            self.fault(node, "text")
        return None

    def number(self, node: Node | None) -> int | None:
        if node is None:
            return None
        if isinstance(node, Scalar) and isinstance(node.value, int) and not isinstance(node.value, bool):
            return node.value
        self.fault(node, "number")
        return None

    def bounds(self, entries: AbstractMapping[str, Entry]) -> tuple[int | None, int | None]:
        """The least and the most, ``from`` and ``to``, where they are said; neither if they are the wrong way round."""
        low, high = self.number(value_of(entries, "from")), self.number(value_of(entries, "to"))
        if low is not None and high is not None and low > high:
            self.findings.add("E0450", entries["from"].value.span, low=low, high=high)
            return None, None
        return low, high

    def truth(self, node: Node | None) -> bool | None:
        if node is None:
            return None
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return node.value
        self.fault(node, "truth")
        return None

    def choice(self, node: Node | None, known: tuple[str, ...], default: str) -> str:
        """One of a few words."""
        if node is None:
            return default
        scalar = self.text(node)
        if scalar is None:
            return default
        if scalar.text not in known:
            if not self.checked:
                close = nearest(scalar.text, known)
                self.findings.add("E0442", scalar.span, nearest=close, value=scalar.text, known=", ".join(known))
            return default
        return scalar.text


def value_of(entries: AbstractMapping[str, Entry], key: str) -> Node | None:
    entry = entries.get(key)
    return None if entry is None else entry.value


def no_bounds(findings: Findings, name: str, entry: Entry) -> None:
    """``from`` and ``to`` mean nothing beside what is no number."""
    for key in ("from", "to"):
        if isinstance(entry.value, Mapping) and key in entry.value.entries:
            findings.add("E0452", entry.value.entries[key].key, word=name, key=key)


def start_of(node: Node) -> Span:
    """Where something begins."""
    return Span(node.span.source, node.span.start, node.span.start)
