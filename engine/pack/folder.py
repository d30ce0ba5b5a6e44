"""Finds a pack's folder and reads the files in it."""

from __future__ import annotations

import errno
from collections.abc import Callable, Collection, Iterable
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path, PurePosixPath, PureWindowsPath

from engine.diagnostics import Finding, Findings, Note, Source, Span
from engine.pack.data import data_folder
from engine.pack.options import MAX_VARIANTS, brought, brought_by_any, read_options, texts, variants
from engine.pack.shape import check
from engine.pack.tree import Mapping, Node, Scalar, Sequence, size
from engine.pack.whereabouts import LIST_FILE, PACK_FILE, SCREEN_FILE, holds, lying, near_file, shown
from engine.pack.yaml_reader import MAX_BYTES, MAX_NODES, decode, read

MAX_FILES = 200
"""So many files a pack may have beside ``pack.yaml``."""


@dataclass(frozen=True, slots=True)
class PackFiles:
    """What stands in a pack's folder, read but not yet understood.

    ``pack``   the tree of ``pack.yaml``.
    ``parts``  the trees of the other files that could be read: those under ``files``, then those of options.
    ``sources``  the text of every file that could be decoded, ``pack.yaml`` first.
    ``whole``  whether every file that is named could be read.
    """

    folder: Path
    pack: Mapping
    parts: tuple[Mapping, ...]
    sources: tuple[Source, ...]
    whole: bool = True


def shipped(findings: Findings) -> dict[str, Path]:
    """The packs that come with the program and their folders, the default one first."""
    folder = data_folder("cards")
    tree = _read_file(folder / LIST_FILE, findings, None)[1]
    if tree is None:
        return {}
    before = len(findings)
    check(tree, "packs", findings)
    if len(findings) > before:
        return {}
    packs = tree.entries["packs"].value
    assert isinstance(packs, Mapping)
    return {name: folder / _text(entry.value, "folder") for name, entry in packs.entries.items()}


def locate(name_or_path: str | None, findings: Findings) -> Path | None:
    """The folder of a pack.

    ``name_or_path`` is a shipped pack's name, else a folder, or the ``pack.yaml`` in it; nothing means the default.
    Returns nothing, with a finding, when there is no such pack (``E0150``, ``E0151``).
    """
    problems = Findings()
    known = shipped(problems)
    if name_or_path is None:
        findings.extend(problems)
        return next(iter(known.values()), None)
    folder = lying(name_or_path, known, problems)
    if folder is None:
        findings.extend(problems)
    return folder


def read_pack_files(
    folder: Path, findings: Findings, chosen: AbstractMapping[str, str] | None = None, *, every: bool = False
) -> PackFiles | None:
    """Read ``pack.yaml``, the files it names under ``files``, and those of its options.

    ``chosen``  values of options whose files are read; of the other options it is the default.
    ``every``   read the files of all values.

    Each file that is missing, no file, outside of the folder or named twice is a finding at its entry (``E0152`` …);
    the others are read. Whether there are lists of texts at all is the schema's business. Returns nothing when
    ``pack.yaml`` cannot be read.
    """
    source, pack = _read_file(folder / PACK_FILE, findings, None)
    if source is None or pack is None:
        return None
    options = read_options(pack)
    many = variants(options)
    if len(many) > MAX_VARIANTS:
        name, value = many[MAX_VARIANTS]
        findings.add("E0173", options[name].values[value].span, limit=MAX_VARIANTS)
        options = {}
    items = _listed(pack, "files")
    if every:
        known = {item.text for item in items}
        items += {item.text: item for item in brought_by_any(options) if item.text not in known}.values()
    else:
        items += brought(options, chosen or {})
    sources, parts, total = [source], [], 0
    for name, span in _readable(folder, items, findings, _listed(pack, "rulebook")):
        source, part = read_named(folder, name, span, findings, [item.text for item in items])
        if source is not None:
            sources.append(source)
        if part is None:
            continue
        total += size(part)
        if total > MAX_NODES:
            findings.add("E0172", span, file=name, limit=MAX_NODES)
            break
        parts.append(part)
    whole = len(parts) == len(items) and _is_list_of_texts(pack, "files") and len(many) <= MAX_VARIANTS
    return PackFiles(folder, pack, tuple(parts), tuple(sources), whole)


def read_pack_file(folder: Path, findings: Findings) -> Mapping | None:
    """The tree of ``pack.yaml`` alone."""
    return _read_file(folder / PACK_FILE, findings, None)[1]


def named_files(folder: Path, pack: Mapping, key: str, findings: Findings) -> list[tuple[str, Span]]:
    """The names under a key of ``pack.yaml`` that may be read, each with its place."""
    return _readable(folder, _listed(pack, key), findings)


def _listed(pack: Mapping, key: str) -> list[Scalar]:
    entry = pack.entries.get(key)
    return texts(entry.value.items) if entry is not None and isinstance(entry.value, Sequence) else []


def _is_list_of_texts(pack: Mapping, key: str) -> bool:
    entry = pack.entries.get(key)
    return entry is not None and isinstance(entry.value, Sequence) and len(_listed(pack, key)) == len(entry.value.items)


def _readable(
    folder: Path, items: Iterable[Scalar], findings: Findings, rulebook: Iterable[Scalar] = ()
) -> list[tuple[str, Span]]:
    """Names of files that may be read, each with its place. ``rulebook`` names files that are read as something else."""
    items = list(items)
    others = {_inside(folder, item.text): "rulebook" for item in rulebook}
    others |= {_inside(folder, name): name.partition(".")[0] for name in (PACK_FILE, SCREEN_FILE)}
    if len(items) > MAX_FILES:
        findings.add("E0158", items[MAX_FILES].span, limit=MAX_FILES)
    seen: dict[Path, Span] = {}
    names = []
    for item in items[:MAX_FILES]:
        path = _inside(folder, item.text)
        if path is None and _leads_to_itself(folder / item.text):
            findings.add("E0157", item.span, file=item.text, reason=errno.errorcode[errno.ELOOP])
        elif path is None:
            findings.add("E0154", item.span, file=item.text)
        elif path in seen:
            findings.add(
                "E0155", item.span, notes=[Note("note-first-here", seen[path], {"what": item.text})], file=item.text
            )
        elif path in others:
            findings.add("E0156", item.span, file=item.text, read=others[path])
        else:
            seen[path] = item.span
            names.append((item.text, item.span))
    return names


def read_named(
    folder: Path, name: str, named: Span, findings: Findings, listed: Collection[str] = ()
) -> tuple[Source | None, Mapping | None]:
    """Text and tree of a file in a pack; ``named`` is where the pack names it, ``listed`` what it names besides."""
    return _read_file(folder / name, findings, named, partial(near_file, folder, name, listed))


def read_screen_file(folder: Path, findings: Findings) -> tuple[Source | None, Mapping | None]:
    """Text and tree of the pack's screen; nothing at all where it has none."""
    path = folder / SCREEN_FILE
    return _read_file(path, findings, None) if holds(path.exists) else (None, None)


def _inside(folder: Path, name: str) -> Path | None:
    """The real place of a file named in a pack; nothing when the name or a link leads out of the folder.

    A name is written with ``/`` and must mean the same on every system: no drive, no root, no backslash.
    """
    posix, windows = PurePosixPath(name), PureWindowsPath(name)
    if posix.is_absolute() or windows.drive or windows.root or "\\" in name or ".." in posix.parts:
        return None
    path, root = _resolved(folder / name), _resolved(folder)
    return path if path is not None and root is not None and path.is_relative_to(root) else None


def _read_file(
    path: Path, findings: Findings, named: Span | None, meant: Callable[[], str | None] = lambda: None
) -> tuple[Source | None, Mapping | None]:
    """Text and tree of a file; ``named`` is where a pack names it, ``meant`` says which one it could be instead."""
    name = shown(path)
    place = named or Span(Source(name, ""), 0, 0)
    try:
        if not path.is_file():
            if path.exists():
                findings.add("E0153", place, file=name)
            else:
                findings.add("E0152", place, nearest=meant(), file=name)
            return None, None
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = errno.errorcode.get(error.errno or 0, "?") if isinstance(error, OSError) else "?"
        findings.add("E0157", place, file=name, reason=reason)
        return None, None
    source, tree, problems = _understood(name, data)
    findings.extend(problems)
    return source, tree


@lru_cache(maxsize=MAX_FILES)
def _understood(name: str, data: bytes) -> tuple[Source | None, Mapping | None, tuple[Finding, ...]]:
    """Text and tree of what stands in a file, with what is wrong in it; a file that did not change is read once."""
    problems = Findings()
    source = decode(name, data, problems)
    tree = None if source is None else read(source, problems)
    return source, tree, tuple(problems)


def _resolved(path: Path) -> Path | None:
    try:
        return path.resolve()
    except (OSError, ValueError, RuntimeError):  # a loop of links
        return None


def _leads_to_itself(path: Path) -> bool:
    """Whether a path is a link that comes back to itself."""
    try:
        path.stat()
    except OSError as error:
        return error.errno == errno.ELOOP
    except ValueError:
        return False
    return False


def _text(node: Node, key: str) -> str:
    assert isinstance(node, Mapping)
    value = node.entries[key].value
    assert isinstance(value, Scalar)
    return value.text
