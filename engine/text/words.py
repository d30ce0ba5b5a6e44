"""A thin adapter over Fluent: a message id and parameters become a sentence, whatever state the files are in.

Files are indexed by the first lines of their messages and each message is parsed when it is first asked for, so that
a short command does not pay for all of them; ``check`` parses everything. Fluent itself is imported by the first message
that needs it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.diagnostics import Findings, Note, Severity, Source, Span
from engine.text.locale import DEFAULT, FOLDER
from engine.text.things import Things

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    from engine.ruleset import Ruleset
    from engine.text.soundness import Uses

MAX_BYTES = 1 << 20

RULES_FILE = "rules.ftl"
"""Where the engine's messages for rules texts stand."""
FEATURES = "features"
"""The message whose attributes are the features of the nouns of a language, each with what holds for most of them."""

# An entry starts in the first column; all that belongs to it is indented or inside braces, and "name =" cannot stand there.
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
# An entry of one line without braces (comments and empty lines may follow) means what it says.
_PLAIN = re.compile(r"[^=]*= *([^\s{}][^{}\r\n]*?)[ \r]*(?:\n(?:#[^\n]*|[ \r]*))*")
_PLACE = re.compile(r"[_.]")

_BLANK = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_UNSAFE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
_LONE = re.compile("[\ud800-\udfff]")
LONGEST = 2000
"""Characters of a parameter; Fluent refuses longer parts."""


def clean(text: str) -> str:
    """A text of a person's own on one line, without what could steer a terminal: control characters and bidi marks.

    >>> clean("a\\x1b[31m\\u202eb\\tc")
    'a[31mb c'
    """
    return _tame(_BLANK.sub(" ", text))


def visible(text: str) -> str:
    """The same length of text, each unsafe character shown as U+FFFD; tabs and line feeds stay."""
    return _LONE.sub("\ufffd", _UNSAFE.sub(lambda hit: hit[0] if hit[0] == "\t" else "\ufffd", text))


def _tame(text: str) -> str:
    return _LONE.sub("\ufffd", _UNSAFE.sub("", text))


@dataclass(frozen=True, slots=True)
class _Entry:
    """Where a message or term stands: its name from ``start`` to ``named``, all of it up to ``end``."""

    source: Source
    start: int
    named: int
    end: int

    @property
    def span(self) -> Span:
        return Span(self.source, self.start, self.named)


class Words:
    """The messages of a chain of languages; what one language lacks, or has wrong, the next one says.

    ``languages``  codes in the order they are asked (see ``locale.chain``).
    ``folders``    text folders of packs (``<pack>/text``), each holding a folder a language; within a language a
                   later folder replaces single messages of an earlier one, and of the engine.
    ``problems``   what fell back so far: warnings, each once.
    ``things``     what the pack's things are (see ``know``); ``facts`` how some of them stand (see ``about``).

    No method raises for texts that are missing or wrong.
    """

    def __init__(
        self, languages: Sequence[str] = (DEFAULT,), folders: Iterable[Path] = (), *, base: Path = FOLDER
    ) -> None:
        layers = (base, *folders)
        self._languages = [_Language(code, [layer / code for layer in layers]) for code in languages]
        self.problems = Findings()
        self.things = Things()
        self.facts: Mapping[str, Mapping[str, Any]] = {}

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

    def check(self, more: Mapping[str, Collection[str]] = MappingProxyType({})) -> Findings:
        """Parse every file of the chain; what is wrong in them. ``more``: the variables that messages of a pack are given."""
        findings = Findings()
        given = {**more, **self._languages[-1].variables()}
        for language in self._languages:
            findings.extend(language.check(given))
        return findings

    def _find(self, message_id: str, attribute: str | None, params: Mapping[str, str | int]) -> str | None:
        safe = {name: _parameter(value) for name, value in params.items()}
        for language in self._languages:
            pattern = language.pattern(message_id, attribute)
            if pattern is None:
                if attribute is None:
                    self._problem("E0905", language, message_id)
                continue
            text, reasons = language.format(pattern, safe)
            if not reasons:
                return text
            for code, what in reasons:
                self._problem(code, language, message_id, what)
        return None

    def _problem(self, code: str, language: _Language, message_id: str, what: str = "") -> None:
        entry = language.entries.get(message_id)
        span = entry.span if entry else None
        self.problems.add(code, span, severity=Severity.WARNING, message=message_id, language=language.code, what=what)


def _parameter(value: str | int) -> str | int:
    """A parameter as Fluent may have it: numbers stay numbers, a text is made safe and short enough."""
    if not isinstance(value, str):
        return value
    text = clean(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class _Language:
    """The messages of one language, from several folders."""

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        self.code = code
        self._folders = folders
        self._findings = Findings()
        self._sources: list[Source] = []
        self._index: dict[str, _Entry] | None = None
        self._loaded: set[str] = set()
        self._bundle: FluentBundle | None = None

    @property
    def entries(self) -> Mapping[str, _Entry]:
        """Every message by its id, and every term by ``-`` and its id."""
        if self._index is None:
            self._index = {}
            for folder in self._folders:
                layer: dict[str, _Entry] = {}
                for source in self._read(folder):
                    self._sources.append(source)
                    self._enter(source, layer)
                self._index.update(layer)
        return self._index

    def pattern(self, message_id: str, attribute: str | None) -> Any | None:
        """A text that ``format`` takes: a plain one, or a compiled pattern; nothing where there is none."""
        entry = self.entries.get(message_id)
        if entry is None or message_id.startswith("-"):
            return None
        if message_id not in self._loaded:
            plain = _PLAIN.fullmatch(entry.source.text, entry.start, entry.end)
            if plain:
                return None if attribute else plain[1]
        try:
            self._load(message_id)
            bundle = self._bundle_made()
            if not bundle.has_message(message_id):
                return None
            message = bundle.get_message(message_id)
        except RecursionError:
            self._findings.add("E0911", entry.span)
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
            return _tame(pattern), []
        try:
            text, errors = self._bundle_made().format_pattern(pattern, dict(params))
        except RecursionError:
            return "", [("E0908", "")]
        except Exception as error:  # a text that a person wrote must not stop a game, whatever Fluent makes of it
            return "", [("E0909", type(error).__name__)]
        return _tame(str(text)), [_reason(error) for error in errors]

    def check(self, given: Mapping[str, Collection[str]] = MappingProxyType({})) -> Findings:
        """All that is wrong in the files of this language. ``given`` are the variables of the engine's messages."""
        from engine.text import soundness

        used: dict[str, soundness.Uses] = {}
        for source, body in self._parsed():
            self._junk(source, body, 0)
            used.update(_uses(body))
        counted = {name: given.get(name, ("count",) if name.startswith("name-") else None) for name in used}
        parts = ("count", "all", *self.attributes(FEATURES))
        told = {
            name: soundness.spread(variables, parts) for name, variables in counted.items() if variables is not None
        }
        for code, name, what in soundness.faults(used, self.entries, told):
            self._findings.add(code, self.entries[name].span, message=name, language=self.code, what=what)
        return self._findings

    def variables(self) -> dict[str, set[str]]:
        """The variables of the engine's own messages: those that they are given."""
        from engine.text.soundness import RULES

        found: dict[str, set[str]] = {}
        for source, body in self._parsed():
            if Path(source.name).parent == self._folders[0]:
                about = RULES if Path(source.name).name == RULES_FILE else frozenset[str]()
                found.update((name, {*about, *use.variables}) for name, use in _uses(body).items())
        return found

    def _parsed(self) -> Iterator[tuple[Source, Sequence[ast.EntryType]]]:
        """What stands in each file; one that cannot be read is a finding."""
        from fluent.syntax import FluentParser

        _ = self.entries
        for source in self._sources:
            try:
                yield source, FluentParser(with_spans=False).parse(source.text).body
            except RecursionError:
                self._findings.add("E0911", Span(source, 0, 0))

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

    def _enter(self, source: Source, layer: dict[str, _Entry]) -> None:
        """Note where each entry stands; the first of a name holds, a second one in the same folder is a finding."""
        hits = [*_ENTRY.finditer(source.text)]
        for number, hit in enumerate(hits, 1):
            end = hits[number].start() if number < len(hits) else len(source.text)
            entry = _Entry(source, hit.start(), hit.end(1), end)
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

            try:
                self._bundle = FluentBundle([self.code, DEFAULT], use_isolating=False)
            except ValueError:  # a folder whose name is no language code borrows the plurals of English
                self._bundle = FluentBundle([DEFAULT], use_isolating=False)
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
