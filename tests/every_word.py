"""The texts of all packs, word by word, and what happens to a text when one of its words changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from random import Random

from lark import Token
from lark.exceptions import UnexpectedToken

from engine.diagnostics import Finding, Findings, Severity
from engine.language import RESERVED, Start
from engine.language.grammar import parser, words_of
from engine.pack import Compiled, Rewritten, load_folder, rewrite, texts_of
from engine.pack.compile.names import ADJECTIVES, ENGINE_NOUNS, FUNCTIONS, KERNEL_VERBS

ROOT = Path(__file__).parent.parent
PACKS = {
    folder.name: folder
    for folder in (
        *(path.parent for path in sorted((ROOT / "cards").glob("*/pack.yaml"))),
        *(path.parent for path in sorted((ROOT / "tests" / "packs").glob("*/pack.yaml"))),
    )
}
SAMPLE = 3000
"""So many changes are tried where not all are."""


@cache
def pack_at(name: str) -> Compiled:
    findings = Findings()
    found = load_folder(PACKS[name], findings)
    assert found is not None, findings.sorted()
    return found


@dataclass(frozen=True)
class Written:
    """A text of a pack. ``words`` are those of the language, ends of statements left out."""

    pack: str
    path: str
    start: Start
    text: str

    @property
    def words(self) -> list[Token]:
        return [word for word in words_of(self.text) if word.type != "_SEP"]

    @cached_property
    def before(self) -> Rewritten:
        """What it is."""
        found, findings = self.rewritten()
        assert found is not None, (self.path, findings)
        return found

    def rewritten(self, text: str | None = None) -> tuple[Rewritten | None, list[Finding]]:
        """What it becomes, or would become with another text; and what is wrong with it."""
        findings = Findings()
        found = rewrite(pack_at(self.pack), self.path, self.text if text is None else text, findings)
        return found, [item for item in findings if item.severity is Severity.ERROR]


@cache
def all_texts() -> tuple[Written, ...]:
    return tuple(
        Written(name, path, start, text.source)
        for name in PACKS
        for path, (start, text) in texts_of(pack_at(name)).items()
        if text.source.strip()
    )


@dataclass(frozen=True)
class Change:
    """A text with one word deleted or doubled, or two neighbours swapped, or a letter of a name changed."""

    written: Written
    way: str
    place: int
    text: str

    def __str__(self) -> str:
        return f"{self.written.pack} {self.written.path}, {self.way} at {self.place}: {self.text}"


def span(word: Token) -> tuple[int, int]:
    assert word.start_pos is not None
    assert word.end_pos is not None
    return word.start_pos, word.end_pos


def changes(written: Written) -> Iterator[Change]:
    """Every word deleted, doubled, and swapped with the next one."""
    text, words = written.text, written.words
    for index, word in enumerate(words):
        first, end = span(word)
        yield Change(written, "deleted", first, f"{text[:first]} {text[end:]}")
        yield Change(written, "doubled", end + 1, f"{text[:end]} {text[first:]}")
        if index + 1 < len(words) and str(words[index + 1]) != str(word):
            start, last = span(words[index + 1])
            between = text[end:start] or " "
            yield Change(written, "swapped", first, f"{text[:first]} {text[start:last]}{between}{word} {text[last:]}")


def some(items: Sequence[Change], number: int, seed: int = 7) -> list[Change]:
    """So many of them, always the same ones."""
    return list(items) if len(items) <= number else Random(seed).sample(list(items), number)


# ---- where reading must stop


@dataclass(frozen=True)
class Stop:
    """The first word at which no valid text can go on: its offset, or the end of the words before it where it is a new
    line or the end; and the `{` that is then open, if it is the end and only its `}` is missing."""

    offset: int
    unclosed: int | None


def stop(text: str, start: Start) -> Stop | None:
    """Where Lark's own parser stops; nothing where the text is one of the language."""
    words = words_of(text)
    while words and start != "body" and words[0].type == "_SEP" and ";" not in words[0]:
        words.pop(0)
    while words and start != "body" and words[-1].type == "_SEP" and ";" not in words[-1]:
        words.pop()
    state = parser().parse_interactive(start=start)
    end = 0
    opened: list[Token] = []
    for word in words:
        try:
            state.feed_token(word)
        except UnexpectedToken:
            first = span(word)[0]
            line = word.type == "_SEP" and not word.startswith(";")
            return Stop(end if line else first, None)
        if word.type in ("LBRACE", "LPAR", "LSQB"):
            opened.append(word)
        elif word.type in ("RBRACE", "RPAR", "RSQB"):
            opened.pop()
        if word.type != "_SEP":
            end = span(word)[1]
        elif word.startswith(";"):
            end = span(word)[0] + 1
    accepts: set[str] = state.accepts()
    if "$END" in accepts:
        return None
    brace = opened[-1] if opened and opened[-1].type == "LBRACE" and "RBRACE" in accepts else None
    return Stop(end, None if brace is None else span(brace)[0])


# ---- misspelt names

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@cache
def known_names(pack: str) -> frozenset[str]:
    """All that is a name of a pack or a word of the language."""
    names = pack_at(pack).names
    engine = {*ENGINE_NOUNS, *ADJECTIVES, *FUNCTIONS, *KERNEL_VERBS, *RESERVED, "some", "whole", "random", "sealed"}
    return frozenset({*engine, "descending", "block", *names.nouns, *names.attribute_spans, *names.verbs, *names.phases})


def misspelt(written: Written, random: Random) -> Iterator[Change]:
    """Each name with one letter changed, so that it is no other name of the pack or of the text."""
    taken = known_names(written.pack) | {str(word) for word in written.words}
    for word in written.words:
        if word.type != "NAME":
            continue
        first, end = span(word)
        for _ in range(20):
            place = random.randrange(len(word))
            other = f"{word[:place]}{random.choice(LETTERS)}{word[place + 1 :]}"
            if other not in taken:
                yield Change(written, f"misspelt as {other}", first, f"{written.text[:first]}{other}{written.text[end:]}")
                break
