"""Loads packs: reads their files, checks and compiles them."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from engine.diagnostics import Finding, Findings, Note, Source
from engine.ruleset.definitions import Facts, Ruleset

from .compile import Compiled, compile_pack
from .compile.screen import read_screen
from .data import data_folder
from .folder import MAX_FILES, locate, read_pack_file, read_pack_files, read_screen_file
from .limits import Enough, Limited, check_size, without_echoes
from .options import MAX_VARIANTS, facts, read_options, variants
from .shape import check
from .tree import Mapping, merge

Chosen: TypeAlias = AbstractMapping[str, str]
"""Options of a pack with the values that are chosen for them."""


def load(name_or_path: str | None, options: Chosen | None = None, *, findings: Findings) -> Ruleset | None:
    """The ruleset of a shipped pack (the default one for nothing) or of a folder; nothing when it has errors.

    ``options`` are values of the pack's options; the others have their defaults. What is no option of the pack, or no
    value of it, is passed over: ask ``facts_of`` what there is.
    """
    found = load_compiled(name_or_path, options, findings=findings)
    return None if found is None else found.ruleset


def load_compiled(name_or_path: str | None, options: Chosen | None = None, *, findings: Findings) -> Compiled | None:
    """The same with its names."""
    folder = locate(name_or_path, findings)
    return None if folder is None else load_folder(folder, findings, options)


def load_folder(path: Path, findings: Findings, options: Chosen | None = None) -> Compiled | None:
    """Read, check and compile the pack in a folder.

    While a file of it cannot be read nothing is compiled: what it lacks may stand there.
    """
    limited = Limited()
    try:
        compiled = _load(path, limited, options or {})
    except Enough:
        compiled = None
    findings.extend(without_echoes(limited))
    return None if limited.failed else compiled


def load_variant(pack: Compiled, options: Chosen, findings: Findings) -> Compiled | None:
    """The same pack read for other values of its options; each variant is read once."""
    values = _settled(pack, options)
    if pack.folder is None or all(pack.ruleset.chosen[name] == value for name, value in values.items()):
        return pack
    key = tuple(values.values())
    if key not in pack.variants:
        pack.variants[key] = load_folder(pack.folder, findings, values)
    return pack.variants[key]


def _settled(pack: Compiled, options: Chosen) -> dict[str, str]:
    """The values of the options that bring files."""
    return {name: options.get(name, pack.ruleset.chosen[name]) for name in pack.ruleset.settled}


def load_every(path: Path, findings: Findings) -> tuple[Compiled | None, set[str]]:
    """Read a pack for its defaults, and once more for each other value of an option that brings files.

    Gives what it is with the defaults, nothing if it has errors with any value, and the names of all files that were
    read. A finding that holds with the defaults too is told once; one that another value causes in a file that is always
    read says which value that is.
    """
    first = load_folder(path, findings)
    files = read_pack_files(path, findings, every=True)
    if files is None:
        return None, set()
    options = read_options(files.pack)
    good = first is not None
    for name, value in variants(options) if len(variants(options)) <= MAX_VARIANTS else ():
        problems = Findings()
        variant = load_folder(path, problems, {name: value})
        good = variant is not None and good
        if first is not None:
            first.variants[tuple(_settled(first, {name: value}).values())] = variant
        known = {_place(item) for item in findings}
        own = {(path / file.text).absolute() for file in options[name].values[value].files}
        for item in problems:
            if _place(item) in known:
                continue
            if item.file is None or Path(item.file).absolute() not in own:
                note = Note("note-option", options[name].values[value].span, {"option": name, "value": value})
                item = replace(item, notes=(*item.notes, note))
            findings.extend([item])
    return (first if good else None), {source.name for source in files.sources}


def _place(item: Finding) -> tuple[object, ...]:
    """What a finding says and where: of what has its cause in files of options, the other place may differ."""
    return (item.code, item.span, tuple(item.params.items()))


def facts_of(folder: Path) -> Facts | None:
    """What the ``pack.yaml`` of a folder says, without a look at the other files; nothing where it cannot be read."""
    pack = read_pack_file(folder, Findings())
    return None if pack is None else facts(pack)


def _load(path: Path, findings: Findings, options: Chosen) -> Compiled | None:
    files = read_pack_files(path, findings, options)
    if files is None:
        return None
    schemas = data_folder("schemas")
    checked = (schemas / "pack.schema.json").is_file() and (schemas / "definitions.schema.json").is_file()
    if checked:
        findings.extend(_misshapen(_File(files.pack.span.source, files.pack), "pack"))
        for part in files.parts:
            findings.extend(_misshapen(_File(part.span.source, part), "definitions"))
    merged = merge(files.parts, findings)
    if not files.whole or _strange(files.parts, findings):
        return None
    compiled = compile_pack(files.pack, merged, files.sources, findings, checked=checked, chosen=options)
    if compiled is None:
        return None
    check_size(compiled.ruleset, merged, findings)
    return _with_screen(path, replace(compiled, folder=path), findings)


@dataclass(frozen=True, slots=True)
class _File:
    """A file by its name and its text."""

    source: Source
    tree: Mapping = field(compare=False)


@lru_cache(maxsize=MAX_FILES)
def _misshapen(file: _File, schema: str) -> tuple[Finding, ...]:
    """What a schema does not allow in a file; one that did not change is looked at once."""
    found = Findings()
    check(file.tree, schema, found)
    return tuple(found)


def _strange(parts: Iterable[Mapping], findings: Findings) -> bool:
    """Whether a file has a section that is none: what the others lack may stand there."""
    unknown = [item.span for item in findings if item.code in ("E0200", "E0202")]
    return any(entry.key in unknown for part in parts for entry in part.entries.values())


def _with_screen(path: Path, compiled: Compiled, findings: Findings) -> Compiled:
    """The same with the pack's screen, if it has one that holds."""
    source, tree = read_screen_file(path, findings)
    if source is None or tree is None:
        return compiled
    before = len(findings)
    check(tree, "screen", findings)
    screen = read_screen(compiled.names, tree) if len(findings) == before else None
    return replace(compiled, ruleset=replace(compiled.ruleset, screen=screen), sources=(*compiled.sources, source))
