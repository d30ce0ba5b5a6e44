"""Where a pack lies, by a name or a path. Nothing is read here, so that it costs nothing to ask."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import chain, islice
from pathlib import Path

from engine.diagnostics import MOST_KNOWN, Findings, nearest

PACK_FILE = "pack.yaml"
LIST_FILE = "packs.yaml"
SCREEN_FILE = "screen.yaml"
YAML = (".yaml", ".yml")


def lying(name_or_path: str, known: Mapping[str, Path], findings: Findings) -> Path | None:
    """The folder of a pack: of the ``known`` one of a name, else a folder, or that of the ``pack.yaml`` in it.

    Returns nothing, with a finding, when there is no such pack (``E0150``, ``E0151``).
    """
    if name_or_path in known:
        return known[name_or_path]
    path = Path(name_or_path)
    if path.name == PACK_FILE and holds(path.is_file):
        path = path.parent
    if not holds(path.is_dir):
        close = nearest(name_or_path, known)
        findings.add("E0150", None, nearest=close, name=name_or_path, count=len(known), known=", ".join(known))
        return None
    if not holds((path / PACK_FILE).is_file):
        findings.add("E0151", None, folder=shown(path))
        return None
    return path


def holds(test: Callable[[], bool]) -> bool:
    """A question to the file system; no where it cannot be asked (no such name, no right)."""
    try:
        return test()
    except (OSError, ValueError):
        return False


def near_file(folder: Path, name: str, known: Collection[str] = ()) -> str | None:
    """What a file that is not there was probably meant to be: one in the folder, or in a folder of it, that is not ``known``."""
    endings = {*YAML, Path(name).suffix}
    found: dict[str, str] = {}  # without the ending, which would make all names alike
    try:
        for path in islice(chain(folder.glob("*"), folder.glob("*/*")), MOST_KNOWN):
            if path.suffix in endings and path.name not in (PACK_FILE, SCREEN_FILE) and path.is_file():
                written = path.relative_to(folder)
                if written.as_posix() not in known:
                    found[written.with_suffix("").as_posix()] = written.as_posix()
    except (OSError, ValueError):
        return None
    close = nearest(name.removesuffix(Path(name).suffix), found)
    return None if close is None else found[close]


def shown(path: Path) -> str:
    """A path as people see it: from the working folder where it lies inside, with ``/``."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except (OSError, ValueError):
        return path.as_posix()
