"""The texts of all packs, word by word, and what happens to a text when one of its words changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from random import Random

from lark import Token
from lark.exceptions import UnexpectedToken

from engine.diagnostics import Finding, Findings, Severity, Source, Span
from engine.language import RESERVED, Start
from engine.language import nodes as n
from engine.language.grammar import parser, words_of
from engine.pack import Compiled, Rewritten, load_folder, rewrite, texts_of
from engine.pack.compile import compile_pack
from engine.pack.compile.names import ADJECTIVES, ENGINE_NOUNS, FUNCTIONS, KERNEL_VERBS
from engine.pack.folder import PackFiles, read_pack_files
from engine.pack.tree import Scalar, find, merge
from engine.pack.yaml_reader import read

ROOT = Path(__file__).parent.parent
PACKS = {
    folder.name: folder
    for folder in (
        *(path.parent for path in sorted((ROOT / "cards").glob("*/pack.yaml"))),
        *(path.parent for path in sorted((ROOT / "tests" / "packs").glob("*/pack.yaml"))),
    )
}


@cache
def files_of(pack: str) -> PackFiles:
    found = read_pack_files(PACKS[pack], Findings())
    assert found is not None
    return found


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
        found, findings = self.rewritten(self.text)
        assert found is not None, (self.path, findings)
        return found

    def rewritten(self, text: str) -> tuple[Rewritten | None, list[Finding]]:
        """What it would be with another text, and the errors in that."""
        findings = Findings()
        found = rewrite(pack_at(self.pack), self.path, text, findings)
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
    """A text in which some of the words from ``place`` to ``end`` were put in others' place."""

    written: Written
    way: str
    place: int
    end: int
    words: str

    @property
    def text(self) -> str:
        text = self.written.text
        return f"{text[: self.place]}{self.words}{text[self.end :]}"

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
        yield Change(written, "deleted", first, end, " ")
        yield Change(written, "doubled", end, end, f" {word} ")
        if index + 1 < len(words) and str(words[index + 1]) != str(word):
            start, last = span(words[index + 1])
            between = text[end:start] or " "
            yield Change(written, "swapped", first, last, f" {words[index + 1]}{between}{word} ")


def some(items: Iterable[Change], number: int, seed: int = 7) -> list[Change]:
    """So many of them, always the same ones."""
    every = list(items)
    return every if len(every) <= number else Random(seed).sample(every, number)


# ---- where reading must stop


@dataclass(frozen=True)
class Stop:
    """The first word at which no valid text can go on: its offset, or the end of the words before it where it is a new
    line or the end; and the `{` that is then open, if it is the end and its `}` is missing."""

    offset: int
    unclosed: int | None


def stop(text: str, start: Start) -> Stop | None:
    """Where Lark's own parser stops; nothing where the text is one of the language."""
    words = words_of(text)
    while words and start != "body" and _is_blank(words[0]):
        words.pop(0)
    while words and start != "body" and _is_blank(words[-1]):
        words.pop()
    state = parser().parse_interactive(start=start)
    end = 0
    opened: list[Token] = []
    for word in words:
        first, last = span(word)
        try:
            state.feed_token(word)
        except UnexpectedToken:
            return Stop(end if _is_blank(word) else first, None)
        if word.type in ("LBRACE", "LPAR", "LSQB"):
            opened.append(word)
        elif word.type in ("RBRACE", "RPAR", "RSQB"):
            opened.pop()
        if not _is_blank(word):
            end = first + 1 if word.type == "_SEP" else last
    accepts: set[str] = state.accepts()  # type: ignore[no-untyped-call]
    if "$END" in accepts:
        return None
    missing = opened and opened[-1].type == "LBRACE" and "RBRACE" in accepts
    return Stop(end, span(opened[-1])[0] if missing else None)


def _is_blank(word: Token) -> bool:
    return word.type == "_SEP" and not word.startswith(";")


# ---- misspelt names

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@cache
def known_names(pack: str) -> frozenset[str]:
    """All that is a name of a pack or a word of the language."""
    names = pack_at(pack).names
    engine = {
        *ENGINE_NOUNS,
        *ADJECTIVES,
        *FUNCTIONS,
        *KERNEL_VERBS,
        *RESERVED,
        "random",
        "sealed",
        "descending",
        "block",
    }
    return frozenset({*engine, *names.nouns, *names.attribute_spans, *names.verbs, *names.phases, *names.directions})


def misspelt(written: Written, random: Random) -> Iterator[Change]:
    """Each name with one letter changed, so that it is no other name of the pack or of the text."""
    taken = known_names(written.pack) | {str(word) for word in written.words}
    for word in written.words:
        if word.type != "NAME":
            continue
        for _ in range(20):
            place = random.randrange(len(word))
            other = f"{word[:place]}{random.choice(LETTERS)}{word[place + 1 :]}"
            if other not in taken:
                yield Change(written, f"misspelt {word}", *span(word), other)
                break


def given(tree: n.Node) -> Iterator[tuple[str, n.Offsets]]:
    """Every name that a text gives to something, and every label, with its place."""
    match tree:
        case n.Let(name=str(name), name_span=place) | n.Phrase(name=str(name), name_span=place):
            yield name, place
        case n.Branch(label=str(name), label_span=place):
            yield name, place
        case _:
            pass
    for part in n.children(tree):
        yield from given(part)


def slips(word: str, other: str) -> int:
    """How many slips of the finger lead from one word to the other: letters changed, left out, put in, or swapped."""
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(word, 1):
        row = [i]
        for j, wanted in enumerate(other, 1):
            best = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != wanted))
            if i > 1 and j > 1 and (word[i - 2], letter) == (wanted, other[j - 2]):
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


# ---- in the files


def written_in_file(change: Change) -> tuple[Source, Scalar] | None:
    """The file with the same words changed in it, and the text as it is then read from there.

    Nothing where the changed file is no longer such a file: a plain text may not begin with every sign.
    """
    node = _scalar(change.written.pack, change.written.path)
    source, text = node.span.source, change.written.text
    place = node.at(change.place, change.end) if change.end > change.place else node.at(change.place - 1, change.place)
    start = place.start if change.end > change.place else place.end
    changed = Source(source.name, f"{source.text[:start]}{change.words}{source.text[place.end :]}")
    files = files_of(change.written.pack)
    findings = Findings()
    tree = read(changed, findings)
    if tree is None or len(findings):
        return None
    keys = next(keys for keys in _keys(change.written.path) if _found(files, keys) is not None)
    found = find(tree, keys)
    if found is None or not isinstance(found[1], Scalar) or found[1].text.split() != change.text.split():
        return None
    assert text
    return changed, found[1]


def loaded(change: Change) -> tuple[Compiled | None, list[Finding]] | None:
    """The whole pack, loaded with the changed file; nothing where that is no longer such a file."""
    there = written_in_file(change)
    if there is None:
        return None
    source, findings = there[0], Findings()
    files = files_of(change.written.pack)
    parts = []
    for part in files.parts:
        tree = read(source, findings) if part.span.source.name == source.name else part
        assert tree is not None
        parts.append(tree)
    pack = compile_pack(files.pack, merge(parts, findings), files.sources, findings, checked=True)
    return pack, [item for item in findings if item.severity is Severity.ERROR]


def _scalar(pack: str, path: str) -> Scalar:
    for keys in _keys(path):
        found = _found(files_of(pack), keys)
        if isinstance(found, Scalar):
            return found
    raise AssertionError(path)


def _found(files: PackFiles, keys: tuple[str, ...]) -> object:
    for part in files.parts:
        found = find(part, keys)
        if found is not None:
            return found[1]
    return None


def _keys(path: str) -> Iterator[tuple[str, ...]]:
    """The keys that may lead to a text in its file: the role of a parameter is part of its key."""
    parts = path.split(".")
    match parts:
        case ["values", name]:
            yield ("values", name, "is")
        case [section, name, "takes", last]:
            for first in ("", "each ", "of ", "at ", *(f"{role} " for role in sorted(RESERVED))):
                yield (section, name, "takes", f"{first}{last}")
        case ["places" | "pieces" as section, *rest]:
            yield (section, *rest)
            yield ("stores", *rest)
        case _:
            yield tuple(parts)


def said(place: Span) -> str:
    """The words at a place, with single blanks."""
    return " ".join(place.source.text[place.start : place.end].split())
