"""``format``: the effects in YAML files in their canonical form, and every other byte as it was."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.cli import splice
from engine.cli.effects import Effect, effects, printed_types
from engine.cli.exits import Exit
from engine.cli.loading import status_of, tell_findings
from engine.cli.paths import Target, targets
from engine.cli.speech import Speech
from engine.cli.streams import put, tell
from engine.diagnostics import Findings, Source
from engine.language import Start, format_text, parse, parse_text
from engine.pack.folder import read_pack_files
from engine.pack.tree import Mapping, Node, Scalar
from engine.pack.tree import Sequence as Listed
from engine.pack.whereabouts import YAML
from engine.pack.yaml_reader import read

BOM = b"\xef\xbb\xbf"


def rewrite(words: Speech, paths: Sequence[str], check: bool) -> int:
    """Rewrite the files of packs, or single files; with ``check`` only say which would change."""
    findings = Findings()
    changed = 0
    for target in targets(paths, findings):
        changed += _target(words, target, check, findings)
    if len(findings):
        tell_findings(words, findings.sorted())
    if findings.failed:
        return status_of(findings)
    return Exit.FINDINGS if check and changed else Exit.FINE


def _target(words: Speech, target: Target, check: bool, findings: Findings) -> int:
    """How many files of a pack, or of one file in it, are not as they should be."""
    if target.file is not None and target.file.suffix not in YAML:
        findings.add("E0163", None, file=str(target.file))
        return 0
    problems = Findings()
    files = read_pack_files(target.folder, problems, every=True)
    trees = [] if files is None else [files.pack, *files.parts]
    listed = {Path(tree.span.source.name).resolve(): tree for tree in trees}
    types = printed_types(trees)
    if target.file is None:
        findings.extend(problems)
        chosen = trees[1:]
    else:
        tree = listed.get(target.file.resolve()) or target.read(findings)
        chosen = [] if tree is None else [tree]
        shown = {str(target.file), tree.span.source.name if tree else ""}
        findings.extend(item for item in problems if item.file in shown)
    return sum(_file(words, tree, types, check, findings) for tree in chosen)


def _file(words: Speech, tree: Mapping, types: dict[str, dict[str, Start]], check: bool, findings: Findings) -> bool:
    """Whether a file changes."""
    source = tree.span.source
    found = []
    for effect in effects(tree, types):
        problems = Findings()
        if parse(effect.scalar.text, effect.start, effect.scalar.at, problems) is None:
            findings.extend(problems)
        else:
            found.append(effect)
    new, left = _rewritten(tree, found, types)
    for effect in left:
        line = source.position(effect.scalar.span.start)[0]
        tell(words.say("format-left", file=source.name, line=str(line)))
    if new == source.text:
        return False
    if not check:
        write(Path(source.name), new)
    put(words.say("format-would-change" if check else "format-changed", file=source.name))
    return True


def _rewritten(tree: Mapping, found: Sequence[Effect], types: dict[str, dict[str, Start]]) -> tuple[str, list[Effect]]:
    """The new text of a file, and the texts that cannot be canonical in their place.

    An edit after which YAML would read anything else is left out.
    """
    source = tree.span.source
    wanted = [effect for effect in found if not splice.is_canonical(effect.scalar, effect.start)]
    edits = {id(effect): splice.edit(effect.scalar, effect.start) for effect in wanted}
    made = [edit for edit in edits.values() if edit is not None]
    meaning = _meaning(tree, types)
    if made and not _means(source, splice.apply(source.text, made), types, meaning):
        made = [edit for edit in made if _means(source, splice.apply(source.text, [edit]), types, meaning)]
    left = [effect for effect in wanted if edits[id(effect)] not in made]
    return splice.apply(source.text, made), left


def _means(source: Source, text: str, types: dict[str, dict[str, Start]], meaning: Any) -> bool:
    """Whether a file with this text says the same as before."""
    findings = Findings()
    tree = read(Source(source.name, text), findings)
    return tree is not None and not findings.failed and _meaning(tree, types) == meaning


def _meaning(tree: Mapping, types: dict[str, dict[str, Start]]) -> Any:
    """What a file says: its data, with texts by what they mean."""
    starts = {id(effect.scalar): effect.start for effect in effects(tree, types)}

    def of(node: Node) -> Any:
        match node:
            case Scalar() if id(node) in starts:
                start = starts[id(node)]
                parsed, _ = parse_text(node.text, start)
                return (start, node.text if parsed is None else format_text(node.text, start))
            case Scalar():
                return node.value
            case Listed():
                return [of(item) for item in node.items]
            case Mapping():
                return [(key, of(entry.value)) for key, entry in node.entries.items()]

    return of(tree)


def write(path: Path, text: str) -> None:
    """Put a text in place of a file's, in one step: whoever reads it meets the old one or the new one."""
    path = path.resolve()
    with path.open("rb") as old:
        mark = BOM if old.read(len(BOM)) == BOM else b""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(mark + text.encode())
        shutil.copymode(path, name)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
