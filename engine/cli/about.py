"""``packs``, ``explain`` and ``--version``: what the program knows about itself."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.cli.exits import Exit, Usage
from engine.cli.loading import status_of, tell_findings
from engine.cli.speech import Speech
from engine.cli.streams import put
from engine.cli.table import table
from engine.diagnostics import Findings
from engine.text import explain, explained

WIDEST = 100
"""Columns that a page is written in, where the terminal has as many."""
SHOWN = 40
"""Characters of a code that a message repeats."""


def show_version(words: Speech) -> int:
    """Print the program's version."""
    from engine import __version__

    put(words.say("version-line", version=__version__))
    return Exit.FINE


def explain_codes(words: Speech, codes: Sequence[str]) -> int:
    """Print what codes of findings mean at large; without codes, all there are, a line each."""
    if not codes:
        for code, sentence in explained(words):
            put(_hanging(words.say("explain-line", code=code, sentence=""), sentence, _width()))
        return Exit.FINE
    pages = []
    for code in codes:
        page = explain(words, code, _width())
        if page is None:
            raise Usage("explain-unknown", code=code[:SHOWN])
        pages.append(page)
    put("\n\n\n".join(pages))
    return Exit.FINE


def show_packs(words: Speech) -> int:
    """List the shipped packs, the default one first."""
    from engine.pack.folder import shipped

    findings = Findings()
    rows = [[words.say(f"packs-{column}") for column in ("id", "name", "seats", "version")]]
    for name, folder in shipped(findings).items():
        facts = _facts(folder, findings)
        if facts is not None:
            seats = facts["seats"]
            low, high = seats["from"], seats["to"]
            count = str(low) if low == high else words.say("packs-range", low=low, high=high)
            rows.append([name, words.of_pack(folder).name(facts["id"]), count, str(facts["version"])])
    if findings.failed:
        tell_findings(words, findings)
        return Exit.FINDINGS
    for line in table(rows):
        put(line)
    return Exit.FINE


def show_options(words: Speech, name: str) -> int:
    """List the options of a pack: their values, and what is said about each."""
    from engine.pack.folder import locate
    from engine.text.naming import message_id, option_name

    findings = Findings()
    folder = locate(name, findings)
    facts = None if folder is None else _facts(folder, findings)
    if folder is None or facts is None:
        tell_findings(words, findings)
        return status_of(findings)
    speech = words.of_pack(folder)
    options = options_of(facts)
    if not options:
        put(words.say("packs-no-options", pack=speech.name(facts["id"])))
        return Exit.FINE
    for number, (option, (values, default)) in enumerate(options.items()):
        if number:
            put()
        put(
            _hanging(
                f"{option}  ", meaning(speech, option_name(speech, option), message_id("option", option)), _width()
            )
        )
        shown = [words.say("packs-default", value=value) if value == default else value for value in values]
        left = max(len(text) for text in shown)
        for value, text in zip(values, shown, strict=True):
            told = meaning(speech, speech.name(value), message_id("name", value))
            put(_hanging(f"  {text:<{left}}  ", told, _width()))
    return Exit.FINE


def _width() -> int:
    return max(40, min(WIDEST, shutil.get_terminal_size().columns))


def _hanging(head: str, text: str, width: int) -> str:
    """A text behind its head, further lines below its beginning."""
    indent = " " * len(head)
    return textwrap.fill(text, width, initial_indent=head, subsequent_indent=indent, break_on_hyphens=False)


def meaning(words: Speech, name: str, message: str) -> str:
    """A name, with the help that its message has."""
    text = words.attribute(message, "help")
    return name if text is None else words.say("option-meaning", name=name, help=text)


def options_of(facts: Any) -> dict[str, tuple[list[str], str]]:
    """The options that a ``pack.yaml`` of the right shape has: the values of each, and its default."""
    return {name: (list(option["values"]), option["default"]) for name, option in facts.get("options", {}).items()}


def _facts(folder: Path, findings: Findings) -> Any | None:
    """What ``pack.yaml`` says; its other files are not read."""
    from engine.pack.shape import check
    from engine.pack.tree import plain
    from engine.pack.whereabouts import PACK_FILE
    from engine.pack.yaml_reader import decode, read

    try:
        data = (folder / PACK_FILE).read_bytes()
    except OSError as error:
        findings.add("E0157", None, file=str(folder / PACK_FILE), reason=type(error).__name__)
        return None
    source = decode(str(folder / PACK_FILE), data, findings)
    tree = None if source is None else read(source, findings)
    if tree is None:
        return None
    before = len(findings)
    check(tree, "pack", findings)
    return plain(tree) if len(findings) == before else None
