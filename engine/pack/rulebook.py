"""The rulebook of a pack: the rules of the printed game, one row for each, and the definitions that do them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engine.diagnostics import Findings, Source, Span, nearest

from .compile import Compiled
from .compile.reading import Reader, value_of
from .folder import named_files, read_named
from .shape import check
from .tree import Mapping, Node, Scalar, find, merge

KEY = "rulebook"
"""Under this key ``pack.yaml`` lists the files, and each file its rows."""


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One rule. ``at`` has the paths of the definitions that do it; ``span`` is its id, where it was written."""

    id: str
    section: str
    says: str
    at: tuple[Scalar, ...]
    source: str
    span: Span


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rows of a pack by their ids, in the order of its files; a pack without any has none."""

    rows: dict[str, RuleRow] = field(default_factory=dict)
    sources: tuple[Source, ...] = ()


def read_rulebook(folder: Path, pack: Mapping, findings: Findings) -> Rulebook:
    """The rulebook that ``pack.yaml`` (``pack``) names. A file that is not as it should be is told and left out."""
    sources: list[Source] = []
    parts: list[Mapping] = []
    named = named_files(folder, pack, KEY, findings)
    names = [name for name, _ in named]
    for name, span in named:
        problems = Findings()
        source, part = read_named(folder, name, span, problems, names)
        if source is not None:
            sources.append(source)
        if part is not None and not problems.failed:
            check(part, KEY, problems)
        if part is not None and not problems.failed:
            parts.append(part)
        findings.extend(problems)
    reader = Reader(findings, checked=True)
    listed = reader.entries(value_of(merge(parts, findings).entries, KEY))
    rows = {}
    for name, entry in listed.items():
        said = reader.entries(entry.value)
        texts = {key: node.text for key, part in said.items() if isinstance(node := part.value, Scalar)}
        at = tuple(reader.items(value_of(said, "at")))
        source_word = texts.get("source", "rulebook")
        rows[name] = RuleRow(name, texts.get("section", ""), texts.get("says", ""), at, source_word, entry.key)
    return Rulebook(rows, tuple(sources))


def node_at(compiled: Compiled, path: str) -> Node | None:
    """What stands at a path of ids, in a section or in ``pack.yaml``."""
    steps = path.split(".")
    return next((found[1] for tree in _trees(compiled) if (found := find(tree, steps)) is not None), None)


def place_of(compiled: Compiled, path: str) -> Span | None:
    """Where a path of ids is defined, in a section or in ``pack.yaml``: its last id. Nothing where it is not."""
    steps = path.split(".")
    found = next((at for tree in _trees(compiled) if (at := find(tree, steps)) is not None), None)
    return None if found is None else found[0]


def check_paths(rulebook: Rulebook, compiled: Compiled, findings: Findings) -> None:
    """Paths that name nothing (``E0850``)."""
    for row in rulebook.rows.values():
        for scalar in row.at:
            if place_of(compiled, scalar.text) is None:
                close = nearest_path(compiled, scalar.text)
                findings.add("E0850", scalar.span, nearest=close, path=scalar.text)


def _trees(compiled: Compiled) -> Iterator[Mapping]:
    yield compiled.sections
    yield compiled.pack


def nearest_path(compiled: Compiled, path: str) -> str | None:
    """The path that was probably meant: the same with ids changed into the nearest ones; else the id in another section.

    A definition is nearer than a section, and what begins as the path does is nearer than anything else.
    """
    steps = path.split(".")
    trees = list(_trees(compiled))
    begun = [tree for tree in trees if steps[0] in tree.entries]
    mended = [_mended(tree, steps) for tree in begun or trees]
    whole = [found for found in mended if found is not None and len(found) == len(steps) > 1]
    if whole:
        return ".".join(whole[0])
    if not any(find(tree, steps[:2]) for tree in begun):
        paths = {name: f"{section}.{name}" for section, name in _definitions(compiled.sections)}
        name = steps[min(1, len(steps) - 1)]
        close = name if name in paths else nearest(name, paths) if len(steps) == 1 else None
        if close is not None:
            return paths[close]
    return next((".".join(found) for found in mended if found is not None), None)


def _mended(tree: Mapping, steps: list[str]) -> list[str] | None:
    """The steps of a path with unknown ids changed into the nearest ones, as far as there are any; nothing where no step
    could be changed."""
    node: Node = tree
    found: list[str] = []
    changed = False
    for step in steps:
        ids = node.entries if isinstance(node, Mapping) else {}
        close = step if step in ids else nearest(step, ids)
        if close is None:
            break
        changed = changed or close != step
        found.append(close)
        node = ids[close].value
    return found if changed else None


def _definitions(tree: Mapping) -> Iterator[tuple[str, str]]:
    """Every section with every id in it."""
    for section, entry in tree.entries.items():
        if isinstance(entry.value, Mapping):
            for name in entry.value.entries:
                yield section, name
