"""``check``: everything that is wrong with packs, or with one file of a pack."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.cli.loading import status_of
from engine.cli.paths import Target, nearby, targets
from engine.cli.report import Layout, report
from engine.cli.rules import check_pages
from engine.cli.screen.checking import check_screen
from engine.cli.speech import TEXT_FOLDER, Speech
from engine.cli.streams import tell
from engine.cli.texts import check_texts, left_in_english
from engine.cli.usage import choice
from engine.diagnostics import Finding, Findings, Severity, Source, Span
from engine.pack import load_every
from engine.pack.folder import read_pack_files
from engine.pack.rulebook import Rulebook, check_paths, read_rulebook
from engine.pack.whereabouts import YAML

LISTED = 5
"""So many messages that a language lacks are named one by one."""


def check(words: Speech, paths: Sequence[str], layout: str) -> int:
    """Check what is named; findings are the result, the last line is for people."""
    form = Layout(choice("--format", layout, [item.value for item in Layout]))
    findings = Findings()
    files: set[str] = set()
    speech = words
    folders: list[Path] = []
    for target in targets(paths, findings):
        found, read = _target(target)
        findings.extend(found)
        files |= read
        speech = words.of_pack(target.folder)
        if target.folder not in folders:
            folders.append(target.folder)
    shown = findings.sorted()
    report(shown, words, sys.stdout, form)
    if form is not Layout.JSON:
        for folder in folders:
            _tell_languages(speech, folder)
        tell(_summary(speech, shown, len(files)))
    return status_of(findings)


def check_pack(folder: Path, *, scenarios: bool = True) -> tuple[Findings, set[str]]:
    """All findings of a pack, its texts for people and (if wanted) its scenarios, and the names of the files that were read."""
    folder = nearby(folder)
    findings = Findings()
    compiled, files = load_every(folder, findings)
    texts = folder / TEXT_FOLDER
    findings.extend(item for item in check_texts(folder, compiled) if _inside(item, folder))
    files |= {str(path) for path in texts.glob("*/*.ftl")}
    files |= check_screen(folder, compiled, findings)
    rulebook: Rulebook | None = None
    if compiled is not None:
        rulebook = read_rulebook(folder, compiled.pack, findings)
        check_paths(rulebook, compiled, findings)
        files |= {source.name for source in rulebook.sources}
        files |= check_pages(folder, compiled, findings)
    return findings, files | (_scenarios(folder, rulebook, findings) if scenarios else set())


def _target(target: Target) -> tuple[Iterable[Finding], set[str]]:
    """What to show of a pack, or of one of its files: then also errors elsewhere that make the pack fail."""
    findings, files = check_pack(target.folder, scenarios=target.file is None or target.file.suffix in YAML)
    if target.file is None:
        return findings, files
    wanted = _resolved(target.file)
    read = read_pack_files(target.folder, Findings(), every=True)
    files |= {source.name for source in read.sources} if read is not None else set()
    named = {_resolved(Path(name)) for name in files}
    if read is not None and wanted not in named:
        findings.extend(_outside(target))
    kept = [item for item in findings if item.severity is Severity.ERROR or _is_about(item, wanted)]
    return kept, {name for name in files if _resolved(Path(name)) == wanted} or {str(target.file)}


def _outside(target: Target) -> Findings:
    """A file in the folder of a pack that nothing reads."""
    findings = Findings()
    assert target.file is not None
    place = Span(Source(str(target.file), ""), 0, 0)
    if target.file.suffix in YAML:
        target.read(findings)
        findings.add("E0161", place, severity=Severity.WARNING, file=str(target.file))
    elif target.file.suffix == ".ftl":
        findings.add("E0161", place, severity=Severity.WARNING, file=str(target.file))
    else:
        findings.add("E0162", place, file=str(target.file))
    return findings


def _scenarios(folder: Path, rulebook: Rulebook | None, findings: Findings) -> set[str]:
    """Read the scenarios of a pack without playing them, and see which rows of the rulebook they show."""
    from engine.scenario import check_shown, check_shows, find, read_file, shown

    paths = find(folder)
    files = [file for path in paths if (file := read_file(path, findings)) is not None]
    if rulebook is not None:
        for file in files:
            check_shows(file, rulebook, findings)
        if len(files) == len(paths) and not any(file.unread for file in files):
            check_shown(rulebook, shown(rulebook, files), findings)
    return {str(path) for path in paths}


def _inside(finding: Finding, folder: Path) -> bool:
    return finding.file is not None and Path(finding.file).is_relative_to(folder)


def _is_about(finding: Finding, path: Path) -> bool:
    return finding.file is not None and _resolved(Path(finding.file)) == path


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path


def _tell_languages(words: Speech, folder: Path) -> None:
    """In which languages of a pack the engine has not all of its own words: nothing that is wrong with the pack."""
    for code, lacking in left_in_english(folder):
        names = ", ".join(lacking) if len(lacking) <= LISTED else "none"
        tell(words.say("check-language", language=code, folder=str(folder), count=len(lacking), names=names))


def _summary(words: Speech, findings: Sequence[Finding], files: int) -> str:
    if not findings:
        return words.say("report-clean", files=files)
    errors = sum(item.severity is Severity.ERROR for item in findings)
    return words.say("report-summary", errors=errors, warnings=len(findings) - errors)
