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
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from engine.pack.data import data_folder

FOLDER = "CARDWRIGHT_CACHE"
"""The environment's name for the folder; empty: nothing is kept."""
MOST = 60
"""So many things are kept, the newest."""
SUFFIX = ".kept"
MARK = b"\xef\xbb\xbf"
"""A byte-order mark, which is no part of a text."""
_PLAIN = ("engine.ruleset.definitions", "engine.ruleset.screen", "engine.language.nodes")
_SEAL = hashlib.sha256().digest_size

Stamps = Mapping[Path, str | None]
"""Files with a digest of what stood in each when it was read; nothing for one that was not there."""


def stamp_of_text(text: str) -> str:
    """The digest of a file that holds a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def stamp_of_file(path: Path) -> str | None:
    """The digest of what stands in a file now."""
    try:
        return hashlib.sha256(path.read_bytes().removeprefix(MARK)).hexdigest()
    except OSError:
        return None


class _Plain(pickle.Unpickler):
    """Reads back the plain data of rulesets and trees and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if module in _PLAIN else None
        if not isinstance(found, type) or found.__module__ != module:
            raise pickle.UnpicklingError(module)
        return found


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
            path = self._path(key)
            data = path.read_bytes()
            if data[:_SEAL] != _seal(path, data[_SEAL:]):
                return None
            stream = BytesIO(data[_SEAL:])
            files = _Plain(stream).load()
            return _Plain(stream).load() if all(stamp == stamp_of_file(Path(name)) for name, stamp in files) else None
        except Exception:  # a file that somebody else has written may raise anything
            return None

    def keep(self, value: Any, made_of: Stamps, *key: str) -> None:
        """Keep plain data that was made of these files, those that were not there among them."""
        if self._folder is None:
            return
        import tempfile

        path = self._path(key)
        files = [(str(file.absolute()), stamp) for file, stamp in made_of.items()]
        with contextlib.suppress(OSError, RecursionError):
            data = pickle.dumps(files) + pickle.dumps(value)
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(dir=self._folder, suffix=SUFFIX)
            try:
                with os.fdopen(handle, "wb") as stream:
                    stream.write(_seal(path, data) + data)
                Path(beside).replace(path)
            except OSError:
                Path(beside).unlink()
                raise
            self._clear()

    def _path(self, key: tuple[str, ...]) -> Path:
        assert self._folder is not None
        name = hashlib.sha256("\0".join((self._maker, *key)).encode(errors="surrogatepass")).hexdigest()
        return self._folder / (name[:40] + SUFFIX)

    def _clear(self) -> None:
        assert self._folder is not None
        kept = sorted(self._folder.glob("*" + SUFFIX), key=lambda path: path.stat().st_mtime_ns)
        for path in kept[:-MOST]:
            path.unlink()


def _seal(path: Path, data: bytes) -> bytes:
    """What stands before the data of a file, so that one that is damaged, or another one, is known."""
    return hashlib.sha256(path.name.encode() + data).digest()


def _maker() -> str:
    """What compiles and tells: this Python, and every file of the engine and the schemas, by size and time."""
    engine = Path(__file__).resolve().parents[1]
    parts = [engine / name for name in ("ruleset", "language", "pack", "text")]
    files = [path for part in parts for path in sorted(part.rglob("*")) if path.suffix in (".py", ".lark")]
    files += sorted(data_folder("schemas").glob("*.json"))
    facts = [(path.name, status.st_size, status.st_mtime_ns) for path in files if (status := path.stat())]
    return hashlib.sha256(repr((sys.version, facts)).encode()).hexdigest()
