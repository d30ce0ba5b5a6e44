"""Reads one YAML file into a tree with places, by the rules that packs keep.

Packs use a part of YAML 1.2: maps with text keys, lists and scalars. Tags, anchors, aliases, merge keys, directives
and second documents are findings. The scanner and the parser are ruamel.yaml's; the scanner is watched here, and the
tree is built here, so that a file is counted while it is read and a hostile one stops early.
"""

from __future__ import annotations

import re
from typing import Any, NoReturn

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
    StreamStartEvent,
)
from ruamel.yaml.scanner import Scanner

from engine.characters import UNFIT, code_of, code_point
from engine.diagnostics import Findings, Note, Source, Span
from engine.pack.scalars import core_value, is_doubtful_key, offsets
from engine.pack.tree import BASE, Entry, Mapping, Node, Scalar, Sequence, Style, Value
from engine.pack.yaml_errors import add_syntax_finding

MAX_KIB = 256
MAX_BYTES = MAX_KIB * 1024
MAX_NODES = 20_000
MAX_DEPTH = 50
MAX_TEXT = 10_000
"""So many characters one text may have."""
MAX_FINDINGS = 50
"""So many findings of one file are kept; then reading it stops."""

_STYLES = {"'": Style.SINGLE, '"': Style.DOUBLE, "|": Style.LITERAL, ">": Style.FOLDED}
_UNFIT_IN_FILE = re.compile(UNFIT)
_UNFIT_IN_VALUE = re.compile(rf"{UNFIT}|\r")
_BREAKS = "\0\r\n"


class _Stop(Exception):
    """Reading the file ends here; why is among the findings."""


class _Reading:
    """One file while it is read."""

    def __init__(self, source: Source, findings: Findings, layer: str) -> None:
        self.source, self.layer = source, layer
        self.findings = findings
        self.nodes = 0
        self.added = 0

    def add(self, code: str, start: int, end: int, notes: list[Note] | None = None, **params: Any) -> None:
        """Keep a finding; too many of them stop the file."""
        if self.added == MAX_FINDINGS:
            self.stop("E0124", start, end, limit=MAX_FINDINGS)
        self.added += 1
        self.findings.add(code, self.span(start, end), notes=notes or (), **params)

    def stop(self, code: str, start: int, end: int, **params: Any) -> NoReturn:
        self.findings.add(code, self.span(start, end), **params)
        raise _Stop

    def span(self, start: int, end: int) -> Span:
        size = len(self.source.text)
        return Span(self.source, min(start, size), min(end, size))

    def count_node(self, offset: int, depth: int) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self.stop("E0102", offset, offset, limit=MAX_NODES)
        if depth > MAX_DEPTH:
            self.stop("E0103", offset, offset + 1, limit=MAX_DEPTH)

    def readable(self) -> str:
        """The text with a placeholder of the same length for each character that may not stand in a file."""
        text = self.source.text
        if _UNFIT_IN_FILE.search(text) is None:
            return text
        for found in _UNFIT_IN_FILE.finditer(text):
            self.add(code_of(found.group()), found.start(), found.end(), character=code_point(found.group()))
        return _UNFIT_IN_FILE.sub("\ufffd", text)


class _Scanner(Scanner):
    """ruamel.yaml's scanner, which notes where scalars start and refuses what packs do not use."""

    def __init__(self, loader: Any = None) -> None:
        self.reading: _Reading = loader.reading
        self.scalars: dict[int, tuple[int, int]] = {}  # end -> start, column of the block around it
        self.opened: list[int] = []  # where the brackets that are open were opened
        super().__init__(loader)

    def scan_to_next_token(self) -> None:
        while True:
            super().scan_to_next_token()
            if self.flow_level or self.reader.peek() != "\t":
                return
            self._pass_tabs()

    def _pass_tabs(self) -> None:
        """Tabs between tokens of a block: allowed at the end of a line, a finding before anything else."""
        start, length = self.reader.index, 0
        while self.reader.peek(length) in " \t":
            length += 1
        if self.reader.peek(length) not in _BREAKS + "#":
            line_start = start - self.reader.column
            if self.reading.source.text[line_start:start].strip(" ") == "":
                self.reading.stop("E0120", start, start + length)
            self.reading.add("E0121", start, start + length)
        self.reader.forward(length)

    def fetch_flow_collection_start(self, *args: Any, **kwargs: Any) -> None:
        if self.flow_level >= MAX_DEPTH:
            self.reading.stop("E0103", self.reader.index, self.reader.index + 1, limit=MAX_DEPTH)
        self.opened.append(self.reader.index)
        super().fetch_flow_collection_start(*args, **kwargs)

    def fetch_flow_collection_end(self, *args: Any, **kwargs: Any) -> None:
        del self.opened[-1:]
        super().fetch_flow_collection_end(*args, **kwargs)

    def fetch_stream_end(self) -> None:
        if self.opened:
            bracket = self.reading.source.text[self.opened[-1]]
            self.reading.stop("E0134", self.opened[-1], self.opened[-1] + 1, bracket=bracket)
        super().fetch_stream_end()

    def fetch_directive(self) -> None:
        start = self.reader.index
        while self.reader.peek() not in _BREAKS:
            self.reader.forward()
        self.reading.add("E0109", start, self.reader.index)

    def scan_tag(self) -> Any:
        token = super().scan_tag()
        self.reading.add("E0110", token.start_mark.index, token.end_mark.index)
        token.value = (None, "!")  # the tag that says nothing
        return token

    def scan_anchor(self, *args: Any, **kwargs: Any) -> Any:
        is_alias = self.reader.peek() == "*"
        token = super().scan_anchor(*args, **kwargs)
        self.reading.add("E0112" if is_alias else "E0111", token.start_mark.index, token.end_mark.index)
        return token

    def scan_plain(self) -> Any:
        return self._noted(super().scan_plain())

    def scan_flow_scalar(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return self._noted(super().scan_flow_scalar(*args, **kwargs))
        except (ValueError, OverflowError):  # a number behind \U that is no character
            self.reading.stop("E0138", self.reader.index - 2, self.reader.index + 8)

    def scan_block_scalar(self, *args: Any, **kwargs: Any) -> Any:
        return self._noted(super().scan_block_scalar(*args, **kwargs))

    def _noted(self, token: Any) -> Any:
        self.scalars[token.end_mark.index] = (token.start_mark.index, self.indent)
        return token


class _Composer(Composer):
    """Builds our tree from the parser's events."""

    def __init__(self, loader: Any = None) -> None:
        super().__init__(loader)
        self.reading: _Reading = loader.reading

    def get_single_node(self) -> Node | None:
        events = self.parser
        root: Node | None = None
        while not events.check_event(StreamEndEvent):
            if events.check_event(StreamStartEvent, DocumentStartEvent, DocumentEndEvent):
                event = events.get_event()
                if root is not None and isinstance(event, DocumentStartEvent):
                    start = event.start_mark.index
                    self.reading.add("E0108", start, max(start + 1, event.end_mark.index))
                    return root
            else:
                root = self._node(1)
        return root

    def _node(self, depth: int, is_key: bool = False) -> Node:
        event = self.parser.get_event()
        start = event.start_mark.index
        self.reading.count_node(start, depth)
        if isinstance(event, AliasEvent):
            return Scalar(self._span(event), None, "", layer=self.reading.layer)
        if isinstance(event, SequenceStartEvent):
            items: list[Node] = []
            while not self.parser.check_event(SequenceEndEvent):
                items.append(self._node(depth + 1))
            end = self._end(event, self.parser.get_event(), [item.span.end for item in items[-1:]])
            return Sequence(self.reading.span(start, end), tuple(items), self.reading.layer)
        if isinstance(event, MappingStartEvent):
            entries, ends = self._entries(event, depth)
            end = self._end(event, self.parser.get_event(), ends)
            return Mapping(self.reading.span(start, end), entries, self.reading.layer)
        return self._scalar(event, is_key)

    def _entries(self, opening: MappingStartEvent, depth: int) -> tuple[dict[str, Entry], list[int]]:
        entries: dict[str, Entry] = {}
        ends: list[int] = []
        previous: Node | None = None
        while not self.parser.check_event(MappingEndEvent):
            key = self._node(depth + 1, is_key=True)
            nothing = _is_nothing(self.parser.peek_event())
            value = self._node(depth + 1)
            colon = True
            if nothing:
                colon, value = self._no_value(key, value)
            ends = [max(key.span.end, value.span.end)]
            name = self._key(key)
            if opening.flow_style and not colon and name is not None:
                cut = isinstance(previous, Scalar) and previous.style is Style.PLAIN and previous.text != ""
                self.reading.add("E0118" if cut else "E0119", key.span.start, key.span.end, key=name)
            elif name is not None and name in entries:
                notes = [Note("note-first-here", entries[name].key, {"what": name})]
                self.reading.add("E0114", key.span.start, key.span.end, notes, key=name)
            elif name is not None:
                entries[name] = Entry(key.span, value)
            previous = value
        return entries, ends

    def _no_value(self, key: Node, value: Node) -> tuple[bool, Scalar]:
        """Whether a colon follows a key without a value, and that value, placed right behind them.

        (The parser places it at what comes next.)
        """
        colon = self.reading.source.text.find(":", key.span.end, value.span.end)
        place = key.span.end if colon < 0 else colon + 1
        return colon >= 0, self._empty(place)

    def _empty(self, place: int) -> Scalar:
        span = self.reading.span(place, place)
        return Scalar(span, None, "", offsets=range(place, place + 1), layer=self.reading.layer)

    def _key(self, node: Node) -> str | None:
        """The text of a key; nothing where it is none, with a finding."""
        start, end = node.span.start, node.span.end
        if not isinstance(node, Scalar):
            self.reading.add("E0116", start, min(end, start + 1))
            return None
        if node.style is not Style.PLAIN:
            return node.text
        if self.reading.source.text.startswith("*", start):
            return None  # an alias, which is a finding already
        if node.text == "":
            self.reading.add("E0117", start, end)
            return None
        if node.text == "<<":
            self.reading.add("E0113", start, end)
            return None
        if is_doubtful_key(node.text):
            self.reading.add("E0115", start, end, key=node.text)
        return node.text

    def _scalar(self, event: ScalarEvent, is_key: bool) -> Scalar:
        reading, value = self.reading, event.value
        end = event.end_mark.index
        if _is_nothing(event) or end not in self.loader.scanner.scalars:
            return self._empty(end)
        start, parent = self.loader.scanner.scalars[end]
        style = _STYLES.get(event.style or "", Style.PLAIN)
        if len(value) > MAX_TEXT:
            reading.stop("E0125", start, start + 1, limit=MAX_TEXT)
        places = offsets(self.loader.reader.buffer, start, end, style, parent, value)
        if style in (Style.LITERAL, Style.FOLDED):
            end = start + len(reading.source.text[start:end].rstrip())
        meaning: Value = value
        if style is Style.PLAIN and not is_key:  # a key is its text
            try:
                meaning = core_value(value)
            except OverflowError:
                reading.add("E0122", start, end, number=value)
        scalar = Scalar(reading.span(start, end), meaning, value, style, places, reading.layer)
        if style is Style.DOUBLE and (unfit := _UNFIT_IN_VALUE.search(value)):
            place = scalar.at(unfit.start(), unfit.end())
            reading.add("E0104", place.start, place.end, character=code_point(unfit.group()))
        return scalar

    def _span(self, event: Any) -> Span:
        return self.reading.span(event.start_mark.index, event.end_mark.index)

    def _end(self, opening: Any, closing: Any, ends: list[int]) -> int:
        """Where a collection ends: its bracket, or its last value (the parser says: the next token)."""
        if opening.flow_style and closing.end_mark.index > closing.start_mark.index:
            return int(closing.end_mark.index)
        return max([*ends, int(opening.end_mark.index)])


def decode(name: str, data: bytes, findings: Findings) -> Source | None:
    """The text of a file: UTF-8, without a byte-order mark.

    Returns nothing, with a finding, for a file that is too large (``E0100``) or not UTF-8 (``E0101``, at the first
    wrong byte).
    """
    if len(data) > MAX_BYTES:
        findings.add("E0100", Span(Source(name, ""), 0, 0), limit=MAX_KIB)
        return None
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return Source(name, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        source = Source(name, data.decode("utf-8", errors="replace"))
        offset = len(data[: error.start].decode("utf-8"))
        findings.add("E0101", Span(source, offset, offset + 1), byte=f"{data[error.start]:02X}")
        return None


def read(source: Source, findings: Findings, layer: str = BASE) -> Mapping | None:
    """The tree of one file; nothing when no map could be read.

    Wrong syntax and a file beyond the limits end the reading; everything else that packs may not hold is a finding,
    and reading goes on. Codes: ``E0100`` to ``E0140``.
    """
    reading = _Reading(source, findings, layer)
    try:
        if len(source.text) > MAX_BYTES:
            reading.stop("E0100", 0, 0, limit=MAX_KIB)
        root = _compose(reading)
    except _Stop:
        return None
    match root:
        case Mapping():
            return root
        case None:
            findings.add("E0106", Span(source, 0, 0))
        case Scalar() if root.value is None and root.text == "":
            findings.add("E0106", Span(source, 0, 0))
        case _:
            findings.add("E0107", root.span)
    return None


class _Loader(YAML):
    """ruamel.yaml's front, with the scanner and the composer of this module."""

    def __init__(self, reading: _Reading) -> None:
        super().__init__(typ="safe", pure=True)
        self.reading = reading
        self.Scanner, self.Composer = _Scanner, _Composer


def _compose(reading: _Reading) -> Node | None:
    yaml = _Loader(reading)
    try:
        root: Node | None = yaml.compose(reading.readable())
    except YAMLError as error:
        add_syntax_finding(error, reading.source, reading.findings)
        raise _Stop from None
    return root


def _is_nothing(event: Any) -> bool:
    """Whether an event is a value that was not written at all."""
    return (
        isinstance(event, ScalarEvent)
        and event.value == ""
        and event.start_mark.index == event.end_mark.index
        and not event.style
    )
