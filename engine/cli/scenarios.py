"""``test``: plays scenarios, and says which of them do not go as they expect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.cli.exits import Exit, Leave
from engine.cli.loading import Opened, open_pack, status_of, tell_findings
from engine.cli.paths import Target, targets
from engine.cli.speech import Speech
from engine.cli.streams import put
from engine.cli.table import table
from engine.diagnostics import Findings, Span
from engine.pack.rulebook import Rulebook, read_rulebook
from engine.scenario import Coverage, Result, check_shows, find, read_file, run


@dataclass(slots=True)
class _Tested:
    """A pack, and what its scenarios came to so far."""

    opened: Opened
    rulebook: Rulebook
    coverage: Coverage | None
    results: list[Result] = field(default_factory=list)
    unread: int = 0  # scenarios
    files: int = 0  # that could not be read at all


def test(words: Speech, paths: Sequence[str], coverage: bool, verbose: bool) -> int:
    """Play the scenarios of packs, or of single files; what passes is named only where that is wanted."""
    findings = Findings()
    named = list(targets(paths, findings))
    if findings.failed:
        tell_findings(words, findings.sorted())
        raise Leave(status_of(findings))
    packs: dict[Path, _Tested] = {}
    for target in named:
        folder = target.folder.resolve()
        if folder not in packs:
            opened = open_pack(words, target.name)
            rulebook = read_rulebook(opened.folder, opened.compiled.pack, findings)
            packs[folder] = _Tested(opened, rulebook, Coverage(opened.compiled) if coverage else None)
        _play(target, packs[folder], findings, verbose)
    if len(findings):
        tell_findings(words, findings.sorted())
    for tested in packs.values():
        if tested.coverage is not None:
            _print_coverage(tested.opened.words, tested.coverage, tested.rulebook, tested.results)
    results = [result for tested in packs.values() for result in tested.results]
    failed = sum(not result.good for result in results)
    unread, files = (sum(counts) for counts in zip(*((t.unread, t.files) for t in packs.values()), strict=True))
    put(words.say("test-summary", count=len(results), failed=failed, unread=unread, files=files))
    return Exit.FINDINGS if failed or findings.failed else Exit.FINE


def _play(target: Target, tested: _Tested, findings: Findings, verbose: bool) -> None:
    """Play one file, or all files of a pack."""
    opened, words = tested.opened, tested.opened.words
    for path in find(opened.folder) if target.file is None else [target.file]:
        file = read_file(path, findings)
        if file is None:
            tested.files += 1
            continue
        tested.unread += file.unread
        check_shows(file, tested.rulebook, findings)
        for result in run(file, opened.compiled, findings, tested.coverage):
            if verbose or not result.good:
                message = "test-passed" if result.good else "test-failed"
                put(words.say(message, scenario=result.title, file=result.file))
            tested.results.append(result)


def _print_coverage(words: Speech, coverage: Coverage, rulebook: Rulebook, results: Sequence[Result]) -> None:
    """How much of the pack was touched, and what was not."""
    put()
    put(words.say("coverage-title"))
    shown = {name for result in results for name in result.shows}
    counts = dict(coverage.counts())
    if rulebook.rows:
        counts["rule"] = sum(name in shown for name in rulebook.rows), len(rulebook.rows)
    rows = []
    for sort, (some, count) in counts.items():
        of = words.say("coverage-count", touched=str(some), count=str(count))
        rows.append([words.say(f"coverage-{sort}"), of])
    for line in table(rows, right=(1,)):
        put(line)
    missed = coverage.missed()
    rules = [row for name, row in rulebook.rows.items() if name not in shown]
    if missed or rules:
        put()
    for part in missed:
        spot = f"{part.spot.file}:{part.spot.line}:{part.spot.column}"
        put(words.say("coverage-missed", place=spot, what=part.id, sort=part.sort, way=part.way))
    for rule in rules:
        put(words.say("coverage-unshown", place=place(rule.span), name=rule.id, says=rule.says))
    put()
    touched = sum(some for sort, (some, _) in counts.items() if sort != "rule")
    put(words.say("coverage-summary", missed=len(missed), rules=len(rules), touched=touched))
    put()


def place(span: Span) -> str:
    """Where something stands: file, line and column."""
    line, column = span.source.position(span.start)
    return f"{span.source.name}:{line}:{column}"
