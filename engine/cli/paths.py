"""What a person names on the command line: packs by name or folder, and single files of packs."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.diagnostics import Findings, Source
from engine.pack.folder import locate
from engine.pack.tree import Mapping
from engine.pack.whereabouts import PACK_FILE, YAML, near_file
from engine.pack.yaml_reader import MAX_BYTES, decode, read


@dataclass(frozen=True, slots=True)
class Target:
    """A pack, or one file in its folder. ``name`` is how the pack is loaded: a folder here is no shipped pack of that name."""

    folder: Path
    file: Path | None = None

    @property
    def name(self) -> str:
        return str(self.folder) if self.folder.is_absolute() else os.path.join(os.curdir, self.folder)

    def read(self, findings: Findings) -> Mapping | None:
        """The tree of a file that the pack does not list."""
        assert self.file is not None
        source = read_source(self.file, findings)
        return None if source is None else read(source, findings)


def targets(paths: Sequence[str], findings: Findings) -> Iterator[Target]:
    """The packs and files that are meant; what is not there is a finding. Without paths, the default pack."""
    if not paths:
        folder = locate(None, findings)
        if folder is not None:
            yield Target(folder)
    for text in dict.fromkeys(paths):
        path = Path(text)
        if not _is_file(path) and not _looks_like_a_file(path):
            folder = locate(text, findings)
            if folder is not None:
                yield Target(folder)
        elif not _is_file(path):
            findings.add("E0152", None, nearest=near_file(path.parent, path.name), file=text)
        elif path.name == PACK_FILE:
            yield Target(path.parent)
        else:
            folder = pack_of(path)
            if folder is None:
                findings.add("E0160", None, file=text)
            else:
                yield Target(folder, path)


def pack_of(path: Path) -> Path | None:
    """The folder of the pack that a file lies in: the nearest one above it with a ``pack.yaml``."""
    path = path.absolute()
    for folder in path.parents:
        if (folder / PACK_FILE).is_file():
            return nearby(folder)
    return None


def nearby(path: Path) -> Path:
    """The same path, from the working folder on where it lies inside."""
    try:
        return path.absolute().relative_to(Path.cwd())
    except (OSError, ValueError):
        return path


def read_source(path: Path, findings: Findings) -> Source | None:
    """The text of a file that was named; one that cannot be read is a finding."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        findings.add("E0157", None, file=str(path), reason=type(error).__name__)
        return None
    return decode(str(path), data, findings)


def _looks_like_a_file(path: Path) -> bool:
    return path.suffix in (*YAML, ".ftl") and not path.is_dir()


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False
