"""``parse``: how an effect is read against a pack."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.cli.exits import Exit
from engine.cli.loading import open_pack, tell_findings
from engine.cli.speech import Speech
from engine.cli.streams import put
from engine.diagnostics import Findings

SOURCE = "effect"
"""What findings call the text that was given."""

WIDTH = 100


def parse(words: Speech, pack: str, effect: str, ops: bool, settings: Sequence[str] = ()) -> int:
    """Print the canonical form, then the tree, or the operations."""
    from engine.language import format_text, nodes, parse_text
    from engine.pack import compile_effect

    opened = open_pack(words, pack, settings)
    findings = Findings()
    compiled = compile_effect(opened.compiled, effect, findings, SOURCE)
    tree, _ = parse_text(effect)
    if len(findings):
        tell_findings(opened.words, findings.sorted())
    if compiled is None or tree is None or findings.failed:
        return Exit.FINDINGS
    put(format_text(effect))
    put()
    if not ops:
        for line in outline(nodes.dump(tree)):
            put(line)
        return Exit.FINE
    for name, code in compiled.codes.items():
        put(f"{name}:")
        for place, op in enumerate(code.ops):
            put(f"{place:>4}  {operation(op)}")
    for thing in (*compiled.triggers, *compiled.modifiers):
        put(operation(thing))
    return Exit.FINE


def outline(item: Any, indent: int = 0) -> Iterator[str]:
    """A tree as indented lines: a node on one line where it fits."""
    pad = "  " * indent
    short = _short(item)
    if not isinstance(item, list) or len(pad) + len(short) <= WIDTH:
        yield pad + short
        return
    yield pad + str(item[0])
    for part in item[1:]:
        yield from outline(part, indent + 1)


def _short(item: Any) -> str:
    if isinstance(item, list):
        return "(" + " ".join(_short(part) for part in item) + ")"
    return str(item)


def operation(op: Any) -> str:
    """An operation, an expression or a definition as its data."""
    if is_dataclass(op):
        op = [type(op).__name__.lower(), *(getattr(op, item.name) for item in fields(op))]
    if isinstance(op, (tuple, list)):
        return "(" + " ".join(operation(part) for part in op) + ")"
    return "-" if op is None else json.dumps(op, ensure_ascii=False) if isinstance(op, bool) else str(op)
