"""Opens packs for commands: a ruleset and its words, or findings printed and the command left."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cli.exits import Exit, Leave
from engine.cli.report import Layout, report
from engine.cli.speech import Speech
from engine.diagnostics import Finding, Findings, Note, Source, Span
from engine.text.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from engine.pack import Compiled
    from engine.play import PlayError
    from engine.ruleset import Ruleset

_BREAK = re.compile(r"\r\n|\r|\n")
_WORD = re.compile(r"\w+")

# Findings about a file or folder that a person named; when nothing else is found, nothing was read.
_NOT_THERE = frozenset({"E0150", "E0151", "E0152", "E0153", "E0157", "E0160", "E0162", "E0163"})


@dataclass(frozen=True, slots=True)
class Opened:
    """A pack without errors. ``words`` are those of the person's language, the pack's among them.

    ``said``     options as they were set on the command line, some of them perhaps to ``random``
    ``options``  a value for every option; the pack is read for these
    """

    folder: Path
    compiled: Compiled
    words: Speech
    said: Mapping[str, str]
    options: Mapping[str, str]

    @property
    def ruleset(self) -> Ruleset:
        return self.compiled.ruleset

    @property
    def sources(self) -> tuple[Source, ...]:
        """The texts of the pack's files."""
        return self.compiled.sources

    def drawn(self) -> dict[str, str]:
        """The options whose values chance has chosen."""
        from engine.ruleset import RANDOM_VALUE

        return {name: self.options[name] for name, value in self.said.items() if value == RANDOM_VALUE}

    def variant(self, options: Mapping[str, str]) -> Compiled:
        """The pack read for other values of its options. Errors are printed and leave."""
        from engine.pack import load_variant

        findings = Findings()
        found = load_variant(self.compiled, options, findings)
        if found is None:
            tell_findings(self.words, findings.sorted())
            raise Leave(status_of(findings))
        return found


def open_pack(words: Speech, name: str | None, settings: Sequence[str] = (), seed: object = 0) -> Opened:
    """A pack by name or folder (the default one without). Findings are printed; errors leave with their status.

    ``settings``  options as on the command line: ``option=value``
    ``seed``      of the game, from which values are drawn where ``random`` is said
    """
    from engine.cli.seating import settings as settings_of
    from engine.pack import facts_of, load_folder
    from engine.pack.folder import locate
    from engine.play import resolved

    findings = Findings()
    folder = locate(name, findings)
    if folder is None:
        tell_findings(words, findings.sorted())
        raise Leave(status_of(findings))
    facts = facts_of(folder)
    speech = words.of_pack(folder)
    said = settings_of(facts, speech, settings) if facts is not None else {}
    options = resolved(facts.options, said, seed) if facts is not None else {}
    compiled = load_folder(folder, findings, options)
    if len(findings):
        tell_findings(words, findings.sorted())
    if compiled is None or findings.failed:
        raise Leave(status_of(findings))
    return Opened(folder, compiled, speech, said, options)


def status_of(findings: Findings) -> Exit:
    """The exit status that findings lead to: nothing read, errors, or none."""
    if not findings.failed:
        return Exit.FINE
    return Exit.NOTHING_READ if all(map(_names_nothing, findings)) else Exit.FINDINGS


def _names_nothing(finding: Finding) -> bool:
    """Whether it says that what a person named is not there; a file that a pack names has a place in the pack."""
    return finding.code in _NOT_THERE and (finding.span is None or not finding.span.source.text)


def tell_findings(words: Words, findings: Iterable[Finding]) -> None:
    """Print findings where they are not the result."""
    sys.stdout.flush()
    report(findings, words, sys.stderr, Layout.FULL)
    sys.stderr.flush()


def finding_of(fault: PlayError, sources: Iterable[Source], note: Note | None = None) -> Finding:
    """A fault that a pack showed at play, at the word where it was written."""
    owner, spot = fault.where if fault.where is not None else ("", None)
    span = None
    if spot is not None:
        source = next((source for source in sources if source.name == spot.file), None)
        if source is not None:
            span = word_at(source, spot.line, spot.column)
    params = {"text": owner, **fault.params}
    return Finding(fault.code, span, params, (note,) if note is not None else ())


def word_at(source: Source, line: int, column: int) -> Span:
    """The word that begins at a line and column (from 1)."""
    starts = [0, *(found.end() for found in _BREAK.finditer(source.text))]
    start = min(starts[min(line, len(starts)) - 1] + column - 1, len(source.text))
    word = _WORD.match(source.text, start)
    return Span(source, start, word.end() if word else start + 1)
