"""No word of an effect is idle: deleting or doubling any one is an error or means something else, unless it only repeats
what a signature fills in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.diagnostics import Findings
from engine.language import parse_text
from engine.pack import Compiled, compile_effect, filled, load_folder
from engine.pack.folder import read_pack_files
from engine.pack.tree import Mapping, Scalar, merge

ROOT = Path(__file__).parent.parent
PACKS = [*(path.parent for path in sorted((ROOT / "cards").glob("*/pack.yaml"))), ROOT / "tests" / "packs" / "on_mars"]
COMMENT = re.compile("#.*")
WORD = re.compile(r"[a-z][a-z0-9_]*|[0-9]+|\.\.|[<>!]=|[^\s;]")


@cache
def pack_at(folder: Path) -> Compiled:
    findings = Findings()
    found = load_folder(folder, findings)
    assert found is not None, findings.sorted()
    return found


def effects(folder: Path) -> Iterator[tuple[str, str]]:
    """Every phase, rule and printed effect, with its path."""
    files = read_pack_files(folder, Findings())
    assert files is not None
    names = pack_at(folder).names
    for section, entry in merge(files.parts, Findings()).entries.items():
        if not isinstance(entry.value, Mapping):
            continue
        for name, row in entry.value.entries.items():
            if section in ("phases", "rules") and isinstance(row.value, Scalar) and row.value.text:
                yield f"{section}.{name}", row.value.text
            elif isinstance(row.value, Mapping) and name in names.rows:
                for key, item in row.value.entries.items():
                    is_effect = any(known.type == "effect" for known in names.attributes.get(key, {}).values())
                    if is_effect and isinstance(item.value, Scalar) and item.value.text not in ("", "none"):
                        yield f"{section}.{name}.{key}", item.value.text


def operations(pack: Compiled, path: str, text: str) -> object:
    """What a text becomes; nothing when it has a fault."""
    found = compile_effect(pack, text, Findings(), path=path)
    if found is None:
        return None
    codes = {name: code.ops for name, code in found.codes.items()}
    triggers = [(item.when, item.event, item.patterns, item.code) for item in found.triggers]
    modifiers = [(item.value, item.way, item.condition, item.tests, item.amount) for item in found.modifiers]
    return codes, triggers, modifiers


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: str(folder.name))
def test_no_word_is_idle(folder: Path) -> None:
    pack = pack_at(folder)
    tried = 0
    for path, written in effects(folder):
        text = COMMENT.sub("", written)
        meant = operations(pack, path, text)
        assert meant is not None, path
        for word in WORD.finditer(text):
            for changed in (
                f"{text[: word.start()]} {text[word.end() :]}",
                f"{text[: word.end()]} {text[word.start() :]}",
            ):
                tried += 1
                if operations(pack, path, changed) == meant:
                    assert parse_text(changed)[0] != parse_text(text)[0], (path, changed)
                    assert filled(pack, changed, path=path) == filled(pack, text, path=path), (path, changed)
    assert tried > 500
