"""Packs: folders of YAML, read with positions, checked, and compiled into a ruleset.

``load`` takes a shipped pack by its name, or a folder; ``load_compiled`` keeps the names too, which texts that are typed
against the pack need (``compile_effect``, ``filled``), and its texts (``rewrite``, ``texts_of``).
"""

from __future__ import annotations

from pathlib import Path

from engine.diagnostics import Findings
from engine.ruleset.definitions import Ruleset

from .compile import Compiled, Effect, Rewritten, compile_effect, compile_pack, filled, rewrite, texts_of
from .data import data_folder
from .folder import locate, read_pack_files
from .limits import Enough, Limited, check_size, without_echoes
from .shape import check
from .tree import merge


def load(name_or_path: str | None, *, findings: Findings) -> Ruleset | None:
    """The ruleset of a shipped pack (the default one for nothing) or of a folder; nothing when it has errors."""
    found = load_compiled(name_or_path, findings=findings)
    return None if found is None else found.ruleset


def load_compiled(name_or_path: str | None, *, findings: Findings) -> Compiled | None:
    """The same with its names."""
    folder = locate(name_or_path, findings)
    return None if folder is None else load_folder(folder, findings)


def load_folder(path: Path, findings: Findings) -> Compiled | None:
    """Read, check and compile the pack in a folder.

    While a file of it cannot be read nothing is compiled: what it lacks may stand there.
    """
    limited = Limited()
    try:
        compiled = _load(path, limited)
    except Enough:
        compiled = None
    findings.extend(without_echoes(limited))
    return None if limited.failed else compiled


def _load(path: Path, findings: Findings) -> Compiled | None:
    files = read_pack_files(path, findings)
    if files is None:
        return None
    schemas = data_folder("schemas")
    checked = (schemas / "pack.schema.json").is_file() and (schemas / "definitions.schema.json").is_file()
    if checked:
        check(files.pack, "pack", findings)
        for part in files.parts:
            check(part, "definitions", findings)
    merged = merge(files.parts, findings)
    if not files.whole:
        return None
    compiled = compile_pack(files.pack, merged, files.sources, findings, checked=checked)
    if compiled is not None:
        check_size(compiled.ruleset, merged, findings)
    return compiled


__all__ = [
    "Compiled",
    "Effect",
    "Rewritten",
    "compile_effect",
    "filled",
    "load",
    "load_compiled",
    "load_folder",
    "rewrite",
    "texts_of",
]
