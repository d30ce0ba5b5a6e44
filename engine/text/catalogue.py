"""The messages of one language, from the files of several folders."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.characters import check_characters
from engine.diagnostics import Findings, Note, Source, Span
from engine.text.locale import DEFAULT
from engine.text.safe import capital, number, tame

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    from engine.text.soundness import Given, Uses

MAX_BYTES = 1 << 20

RULES_FILE = "rules.ftl"
"""Where the engine's messages for rules texts stand."""
FEATURES = "features"
"""The message whose attributes are the features of the nouns of a language, each with what holds for most of them."""

# An entry starts in the first column; all that belongs to it is indented or inside braces, and "name =" cannot stand there.
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
# An entry of one line without braces (comments and empty lines may follow) means what it says.
_PLAIN = re.compile(r"[^=]*= *([^\s{}][^{}\r\n]*?)[ \r]*(?:\n(?:#[^\n]*|[ \r]*))*")


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a message or term stands: its name from ``start`` to ``named``, all of it up to ``end``."""

    source: Source
    start: int
    named: int
    end: int

    @property
    def span(self) -> Span:
        return Span(self.source, self.start, self.named)


class Language:
    """The messages of one language, from several folders."""

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        self.code = code
        self._folders = folders
        self._findings = Findings()
        self._sources: list[Source] = []
        self._index: dict[str, Entry] | None = None
        self._loaded: set[str] = set()
        self._plain: dict[str, str | None] = {}
        self._bundle: FluentBundle | None = None
        self._bodies: list[tuple[Source, Sequence[ast.EntryType]]] | None = None

    @property
    def entries(self) -> Mapping[str, Entry]:
        """Every message by its id, and every term by ``-`` and its id."""
        if self._index is None:
            self._index = {}
            for folder in self._folders:
                layer: dict[str, Entry] = {}
                for source in self._read(folder):
                    self._sources.append(source)
                    self._enter(source, layer)
                self._index.update(layer)
        return self._index

    @property
    def sources(self) -> Sequence[Source]:
        """The texts of its files, as they were read."""
        _ = self.entries
        return self._sources

    def pattern(self, message_id: str, attribute: str | None) -> Any | None:
        """A text that ``format`` takes: a plain one, or a compiled pattern; nothing where there is none."""
        entry = self.entries.get(message_id)
        if entry is None or message_id.startswith("-"):
            return None
        if message_id not in self._loaded:
            if message_id not in self._plain:
                found = _PLAIN.fullmatch(entry.source.text, entry.start, entry.end)
                self._plain[message_id] = found[1] if found else None
            plain = self._plain[message_id]
            if plain is not None:
                return None if attribute else plain
        try:
            self._load(message_id)
            bundle = self._bundle_made()
            if not bundle.has_message(message_id):
                return None
            message = bundle.get_message(message_id)
        except RecursionError:
            self._findings.add("E0911", entry.span)
            return None
        except ValueError:  # a number of thousands of digits, which check tells
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def attributes(self, message_id: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        if self.pattern(message_id, None) is None or message_id not in self._loaded:
            return ()
        return tuple(self._bundle_made().get_message(message_id).attributes)

    def format(self, pattern: Any, params: Mapping[str, str | int]) -> tuple[str, list[tuple[str, str]]]:
        """The text, and why it is not good: codes, each with the name that it speaks of."""
        if isinstance(pattern, str):
            return tame(pattern), []
        try:
            text, errors = self._bundle_made().format_pattern(pattern, dict(params))
        except RecursionError:
            return "", [("E0908", "")]
        except Exception as error:  # a text that a person wrote must not stop a game, whatever Fluent makes of it
            return "", [("E0909", type(error).__name__)]
        return tame(str(text)), [_reason(error) for error in errors]

    def check(self, given: Given | None = None, features: Collection[str] = ()) -> Findings:
        """All that is wrong in the files of this language.

        ``given``     what is known of the messages that are asked for
        ``features``  those that nouns have where the language does not list any itself
        """
        from engine.text import soundness

        given = given or soundness.Given()
        used: dict[str, Uses] = {}
        for source, body in self._parsed():
            check_characters(source, self._findings)
            self._junk(source, body, 0)
            used.update(self._holding(source, body))
        parts = ("count", "all", *(self.attributes(FEATURES) or features))
        variables = {
            name: soundness.spread(some, parts) for name, some in given.variables.items() if name.split(".")[0] in used
        }
        told = replace(
            given,
            variables={**dict.fromkeys((name for name in used if name.startswith("name-")), ("count",)), **variables},
        )
        own = [name for name in used if Path(self.entries[name].source.name).parent != self._folders[0]]
        for name, fault in soundness.faults(used, self.entries, told, own):
            entry = self.entries[name]
            span = entry.span if fault.start < 0 else Span(entry.source, fault.start, fault.end)
            more: dict[str, Any] = {"message": name, "language": self.code, "what": fault.what, **fault.more}
            notes = [] if fault.through is None else [Note("note-shown-by", self.entries[fault.through].span)]
            self._findings.add(fault.code, span, notes=notes, nearest=fault.nearest, severity=fault.severity, **more)
        self._try(used)
        return self._findings

    def _try(self, used: Mapping[str, Uses]) -> None:
        """Say each message of a pack with values of any kind; one that cannot be said is a finding (``E0909``)."""
        numbers = {"count", *(name for use in used.values() for name in use.numbers)}
        for name, use in used.items():
            entry = self.entries[name]
            if use.faults or Path(entry.source.name).parent == self._folders[0]:
                continue
            values: dict[str, str | int] = {
                word.name: 1 if word.name in numbers or word.name.endswith("-count") else "x" for word in use.variables
            }
            for attribute in (None, *self.attributes(name)):
                pattern = self.pattern(name, attribute)
                for code, what in [] if pattern is None else self.format(pattern, values)[1]:
                    if code == "E0909":
                        self._findings.add(code, entry.span, message=name, language=self.code, what=what)

    def _holding(self, source: Source, body: Sequence[ast.EntryType]) -> Iterator[tuple[str, Uses]]:
        """What the entries of a file speak of that hold: no second one of a name, and none that a later folder replaces."""
        from fluent.syntax import ast

        from engine.text.soundness import uses

        for item in body:
            if isinstance(item, ast.Message | ast.Term):
                name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
                entry = self.entries.get(name)
                start = item.id.span.start if item.id.span else 0
                if entry is not None and entry.source is source and entry.named == start + len(item.id.name):
                    yield name, uses(item)

    def variables(self) -> dict[str, set[str]]:
        """The variables of the engine's own messages, and of those whose text they show: those that they are given."""
        from engine.text.soundness import RULES, within

        used: dict[str, Uses] = {}
        found: dict[str, set[str]] = {}
        for source, body in self._parsed():
            if Path(source.name).parent == self._folders[0]:
                used.update(mine := _uses(body))
                found.update((name, {*RULES} if Path(source.name).name == RULES_FILE else set()) for name in mine)
        for name, use in used.items():
            shown = {name, *(inner for part in use.parts for inner, _ in within((name, part), used))}
            found[name].update(word.name for inner in shown for word in used[inner].variables)
        return found

    def _parsed(self) -> Sequence[tuple[Source, Sequence[ast.EntryType]]]:
        """What stands in each file, with its places; one that cannot be read is a finding."""
        if self._bodies is None:
            self._bodies = []
            _ = self.entries
            for source in self._sources:
                try:
                    self._bodies.append((source, _body(source.text)))
                except RecursionError:
                    self._findings.add("E0911", Span(source, 0, 0))
        return self._bodies

    def _read(self, folder: Path) -> Iterator[Source]:
        """The texts of a folder's files, in the order of their names."""
        for path in sorted(folder.glob("*.ftl")):
            source = Source(str(path), "")
            try:
                if not path.is_file():  # a folder, or a pipe that would never give anything
                    raise OSError
                with path.open("rb") as file:
                    data = file.read(MAX_BYTES + 1)
            except OSError:
                self._findings.add("E0903", Span(source, 0, 0), file=path.name)
                continue
            if len(data) > MAX_BYTES:
                self._findings.add("E0910", Span(source, 0, 0), file=path.name, limit=MAX_BYTES // 1024)
                continue
            data = data.removeprefix(b"\xef\xbb\xbf")
            try:
                yield Source(str(path), data.decode("utf-8"))
            except UnicodeDecodeError as error:
                source = Source(str(path), data.decode("utf-8", "replace"))
                start = len(data[: error.start].decode("utf-8"))
                self._findings.add("E0904", Span(source, start, start + 1))

    def _enter(self, source: Source, layer: dict[str, Entry]) -> None:
        """Note where each entry stands; the first of a name holds, a second one in the same folder is a finding."""
        hits = [*_ENTRY.finditer(source.text)]
        for following, hit in enumerate(hits, 1):
            end = hits[following].start() if following < len(hits) else len(source.text)
            entry = Entry(source, hit.start(), hit.end(1), end)
            first = layer.setdefault(hit[1], entry)
            if first is not entry:
                note = Note("note-first-here", first.span, {"what": hit[1]})
                self._findings.add("E0902", entry.span, notes=[note], message=hit[1])

    def _load(self, name: str) -> None:
        """Parse an entry and all that it refers to, and give them to the bundle."""
        from fluent.syntax import FluentParser, ast

        parser = FluentParser(with_spans=False)
        waiting = [name]
        while waiting:
            name = waiting.pop()
            entry = self.entries.get(name)
            if entry is None or name in self._loaded:
                continue
            self._loaded.add(name)
            body = parser.parse(entry.source.text[entry.start : entry.end]).body
            self._junk(entry.source, body, entry.start)
            self._bundle_made().add_resource(ast.Resource(body), allow_overrides=True)
            waiting.extend(_references(body))

    def _bundle_made(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            functions: dict[str, Any] = {"CAPITAL": partial(capital, self.code), "NUMBER": number}
            try:
                self._bundle = FluentBundle([self.code, DEFAULT], use_isolating=False, functions=functions)
            except ValueError:  # a folder whose name is no language code borrows the plurals of English
                self._bundle = FluentBundle([DEFAULT], use_isolating=False, functions=functions)
        return self._bundle

    def _junk(self, source: Source, body: Sequence[ast.EntryType], offset: int) -> None:
        """A finding for each stretch that is not Fluent; it points at the end of what could still be read."""
        from fluent.syntax import ast

        for item in body:
            for hint in item.annotations if isinstance(item, ast.Junk) else ():
                place = offset + (hint.span.start if hint.span else 0)
                if place and source.text[place - 1] == "\n":
                    place = len(source.text[:place].rstrip())
                tokens = [str(token) for token in hint.arguments or ()]
                self._findings.add(
                    "E0901", Span(source, place, place + 1), rule=hint.code, token=tokens[0] if tokens else ""
                )


@lru_cache(maxsize=64)
def _body(text: str) -> Sequence[ast.EntryType]:
    """What stands in a file, with its places; the engine's own files are the same for every pack."""
    from fluent.syntax import FluentParser

    return FluentParser().parse(text).body


def _uses(body: Sequence[ast.EntryType]) -> dict[str, Uses]:
    """What each message and term (with ``-``) speaks of."""
    from fluent.syntax import ast

    from engine.text.soundness import uses

    found: dict[str, Uses] = {}
    for item in body:
        if isinstance(item, ast.Message):
            found.setdefault(item.id.name, uses(item))
        elif isinstance(item, ast.Term):
            found.setdefault("-" + item.id.name, uses(item))
    return found


def _references(body: Sequence[ast.EntryType]) -> list[str]:
    """The names of the messages and terms (with ``-``) that entries refer to."""
    from fluent.syntax import Visitor

    found: list[str] = []

    class _Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            found.append("-" + node.id.name)
            self.generic_visit(node)

    for item in body:
        _Finder().visit(item)
    return found


def _reason(error: Exception) -> tuple[str, str]:
    """Which code tells what Fluent complains of, and the name that it speaks of."""
    from fluent.runtime.errors import FluentCyclicReferenceError, FluentReferenceError

    kind, _, name = str(error).partition(": ")
    if isinstance(error, FluentCyclicReferenceError):
        return "E0908", ""
    if isinstance(error, FluentReferenceError):
        return ("E0906", name) if kind == "Unknown external" else ("E0907", name)
    return "E0909", type(error).__name__
