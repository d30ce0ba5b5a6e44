"""``test``: plays scenarios, and says which of them do not go as they expect."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.cli.exits import Exit, Leave
from engine.cli.loading import Opened, open_pack, status_of, tell_findings
from engine.cli.paths import Target, targets
from engine.cli.speech import Speech
from engine.cli.streams import put
from engine.cli.table import table
from engine.diagnostics import Findings
from engine.pack.rulebook import read_rulebook
from engine.scenario import Coverage, Result, check_shows, find, read_file, run


def test(words: Speech, paths: Sequence[str], coverage: bool) -> int:
    """Play the scenarios of packs, or of single files."""
    findings = Findings()
    named = list(targets(paths, findings))
    if findings.failed:
        tell_findings(words, findings.sorted())
        raise Leave(status_of(findings))
    packs: dict[Path, tuple[Opened, Coverage | None]] = {}
    results: list[Result] = []
    for target in named:
        folder = target.folder.resolve()
        if folder not in packs:
            opened = open_pack(words, target.name)
            packs[folder] = opened, Coverage(opened.ruleset) if coverage else None
        results += _play(target, *packs[folder], findings)
    for opened, covered in packs.values():
        if covered is not None:
            _print_coverage(opened.words, covered)
    failed = sum(not result.good for result in results)
    put(words.say("test-summary", count=len(results), failed=failed))
    return Exit.FINDINGS if failed or findings.failed else Exit.FINE


def _play(target: Target, opened: Opened, coverage: Coverage | None, findings: Findings) -> list[Result]:
    problems = Findings()
    rulebook = read_rulebook(opened.folder, opened.compiled.pack, problems)
    results: list[Result] = []
    for path in find(opened.folder) if target.file is None else [target.file]:
        file = read_file(path, problems)
        if file is not None:
            check_shows(file, rulebook, problems)
            results += run(file, opened.compiled, problems, coverage)
    words = opened.words
    for result in results:
        message = "test-passed" if result.good else "test-failed"
        put(words.say(message, scenario=result.title, file=result.file))
    if len(problems):
        tell_findings(words, problems.sorted())
    findings.extend(problems)
    return results


def _print_coverage(words: Speech, coverage: Coverage) -> None:
    """How much of the pack was touched, and what was not."""
    put()
    put(words.say("coverage-title"))
    rows = []
    for sort, (touched, count) in coverage.counts().items():
        of = words.say("coverage-count", touched=str(touched), count=str(count))
        rows.append([words.say(f"coverage-{sort}"), of])
    for line in table(rows, right=(1,)):
        put(line)
    for part in coverage.missed():
        sort = words.say(f"coverage-{part.sort}")
        message = "coverage-missed-way" if part.way else "coverage-missed"
        what = words.say(message, sort=sort, what=part.id, way=part.way)
        at = f"{part.spot.file}:{part.spot.line}:{part.spot.column}" if part.spot.file else ""
        put(words.say("coverage-at", place=at, what=what) if at else what)
    put()
