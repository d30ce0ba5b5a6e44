"""Keeps what was compiled for the next run: the same files, byte for byte, need not be read and checked again.

What is kept names the files that it was made of with a digest of each; one changed byte, a file that is new or gone, or
another version of the engine, and it is made afresh. A cache that cannot be read or written is an empty one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

from engine.pack.data import data_folder

FOLDER = "CARDWRIGHT_CACHE"
"""The environment's name for the folder; empty: nothing is kept."""
MOST = 60
"""So many things are kept, the newest."""
SUFFIX = ".kept"
_PLAIN = ("engine.ruleset.definitions", "engine.ruleset.screen")


class _Plain(pickle.Unpickler):
    """Reads back the plain data of rulesets and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if module not in _PLAIN:
            raise pickle.UnpicklingError(module)
        return super().find_class(module, name)


class Cache:
    """What is kept, in one folder; ``None`` keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._maker = _maker() if folder is not None else ""

    @classmethod
    def of_user(cls) -> Cache:
        """The cache of who runs the program."""
        said = os.environ.get(FOLDER)
        if said is not None:
            return cls(Path(said) if said else None)
        from platformdirs import user_cache_path

        return cls(user_cache_path("cardwright", appauthor=False))

    def find(self, *key: str) -> Any | None:
        """What was kept under a key, if every file that it was made of is still the same."""
        if self._folder is None:
            return None
        try:
            files, value = _Plain(BytesIO(self._path(key).read_bytes())).load()
            return value if all(digest == _digest(Path(name)) for name, digest in files) else None
        except Exception:  # a file that somebody else has written may raise anything
            return None

    def keep(self, value: Any, files: Iterable[Path], *key: str) -> None:
        """Keep plain data that was made of these files, those that were not there among them."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            made_of = [(str(path.absolute()), _digest(path)) for path in files]
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(dir=self._folder)
            with os.fdopen(handle, "wb") as stream:
                pickle.dump((made_of, value), stream)
            Path(beside).replace(self._path(key))
            self._clear()

    def _path(self, key: tuple[str, ...]) -> Path:
        assert self._folder is not None
        name = hashlib.sha256("\0".join((self._maker, *key)).encode()).hexdigest()
        return self._folder / (name[:40] + SUFFIX)

    def _clear(self) -> None:
        assert self._folder is not None
        kept = sorted(self._folder.glob("*" + SUFFIX), key=lambda path: path.stat().st_mtime_ns)
        for path in kept[:-MOST]:
            path.unlink()


def _digest(path: Path) -> str | None:
    """Of a file's bytes; nothing where there is no such file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None


def _maker() -> str:
    """What compiles: this Python, and every file of the engine and the schemas, by size and time."""
    engine = Path(__file__).resolve().parents[1]
    parts = [engine / name for name in ("ruleset", "language", "pack")]
    files = [path for part in parts for path in sorted(part.rglob("*")) if path.suffix in (".py", ".lark")]
    files += sorted(data_folder("schemas").glob("*.json"))
    facts = [(path.name, status.st_size, status.st_mtime_ns) for path in files if (status := path.stat())]
    return hashlib.sha256(repr((sys.version, facts)).encode()).hexdigest()
