"""The one type that every finding has: a value, never an exception and never a printed line.

A finding holds a code, the place it speaks of and parameters. Its words stand in ``engine/text`` under the code
(``E0301 = …``); printing it is the command line's work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum


class Severity(Enum):
    """How much a finding weighs: an error stops the pack, a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Source:
    """A text that findings point into: a file, or a text given on the command line.

    ``name`` is shown to people; ``text`` is the decoded text that every offset counts in (code points).
    """

    name: str
    text: str = field(repr=False)

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of an offset; lines end at LF, CRLF or CR as in editors."""
        offset = max(0, min(offset, len(self.text)))
        head = self.text[:offset]
        line = head.count("\n") + head.count("\r") - head.count("\r\n") + 1
        start = max(head.rfind("\n"), head.rfind("\r")) + 1
        return line, offset - start + 1

    def line(self, number: int) -> str:
        """The text of a line (from 1), without its end."""
        lines = self.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a source: offsets ``start`` (first) and ``end`` (one past the last), in code points."""

    source: Source
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Note:
    """A second place that explains a finding, with a message of its own (``note-…``)."""

    message: str
    span: Span | None = None
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong, or doubtful, in what a person wrote.

    ``code``      ``E0301`` and the like; also the id of its message.
    ``span``      the words it speaks of, or nothing where no text can be read.
    ``params``    named parts of the message: words of the person's own, numbers, ids.
    ``notes``     further places (where a brace was opened, where a name was first given).
    ``nearest``   a valid word close to the one that was written, if any.
    """

    code: str
    span: Span | None
    params: Mapping[str, str | int] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
    nearest: str | None = None
    severity: Severity = Severity.ERROR

    @property
    def file(self) -> str | None:
        return self.span.source.name if self.span else None


class Findings:
    """A list of findings that grows while a pack is read; the reader goes on as far as it can."""

    def __init__(self) -> None:
        self._items: list[Finding] = []

    def add(
        self,
        code: str,
        span: Span | None,
        /,
        *,
        notes: Iterable[Note] = (),
        nearest: str | None = None,
        severity: Severity = Severity.ERROR,
        **params: str | int,
    ) -> None:
        """Keep a finding, unless the same one at the same place is known already."""
        finding = Finding(code, span, params, tuple(notes), nearest, severity)
        if finding not in self._items:
            self._items.append(finding)

    def extend(self, other: Iterable[Finding]) -> None:
        for finding in other:
            if finding not in self._items:
                self._items.append(finding)

    def __iter__(self) -> Iterator[Finding]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    @property
    def failed(self) -> bool:
        """Whether one of them is an error."""
        return any(item.severity is Severity.ERROR for item in self._items)

    def sorted(self) -> list[Finding]:
        """By file, then by place, then by code."""

        def key(item: Finding) -> tuple[str, int, int, str]:
            if item.span is None:
                return ("", 0, 0, item.code)
            return (item.span.source.name, item.span.start, item.span.end, item.code)

        return sorted(self._items, key=key)


MOST_KNOWN = 1_000


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The valid word that looks most like ``word``, or nothing when none is close.

    A word that one slip of the finger leads to is closer than any other. Among thousands of words nothing is looked for.

    >>> nearest("facup", ["faceup", "piece"]), nearest("owe", ["one", "owner"]), nearest("mw", ["me", "all"])
    ('faceup', 'one', 'me')
    """
    words = sorted(set(known))
    if len(words) > MOST_KNOWN:
        return None
    slips = [other for other in words if one_slip(word, other)]
    close = get_close_matches(word, slips, n=1, cutoff=0.0) or get_close_matches(word, words, n=1, cutoff=0.6)
    return close[0] if close else None


def one_slip(word: str, other: str) -> bool:
    """Whether one letter was changed, left out or put in, or two neighbours changed places."""
    if word == other or min(len(word), len(other)) < 2 or abs(len(word) - len(other)) > 1:
        return False
    same = 0
    while same < min(len(word), len(other)) and word[same] == other[same]:
        same += 1
    left, right = word[same:], other[same:]
    if len(left) != len(right):
        return left[1:] == right or left == right[1:]
    return left[1:] == right[1:] or (left[1::-1] == right[:2] and left[2:] == right[2:])
