"""Where a pack lies, by a name or a path. Nothing is read here, so that it costs nothing to ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from engine.diagnostics import Findings, nearest

PACK_FILE = "pack.yaml"
LIST_FILE = "packs.yaml"
SCREEN_FILE = "screen.yaml"


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


def shown(path: Path) -> str:
    """A path as people see it: from the working folder where it lies inside, with ``/``."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except (OSError, ValueError):
        return path.as_posix()
