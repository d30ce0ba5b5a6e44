"""Finds scenario files and reads them into trees that have the right shape."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path

from engine.diagnostics import Finding, Findings, Note, Severity, Source, Span
from engine.pack.shape import check
from engine.pack.tree import Mapping, Node, Sequence
from engine.pack.whereabouts import near_file
from engine.pack.yaml_reader import MAX_BYTES, decode, read
from engine.scenario.acting import expects_something
from engine.scenario.nodes import Word, get, word, words

FOLDER = "scenarios"
"""Where a pack keeps its scenario files."""


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A file of scenarios. Those that can be run are maps of the right shape, and titles are not doubled; so many others
    are ``unread``."""

    source: Source
    scenarios: tuple[Mapping, ...]
    unread: int = 0


def find(pack_folder: Path) -> list[Path]:
    """The scenario files of a pack, in the order of their names."""
    folder = Path(pack_folder) / FOLDER
    return sorted(path for path in folder.glob("*.yaml") if path.is_file()) if folder.is_dir() else []


def read_file(path: Path | str, findings: Findings) -> ScenarioFile | None:
    """Read one file. Nothing, with findings, where it cannot be read or is no file of scenarios."""
    source = _read_text(Path(path), findings)
    return None if source is None else read_source(source, findings)


def read_source(source: Source, findings: Findings) -> ScenarioFile | None:
    """The same for a text that is at hand. A scenario in which something is wrong is left out; the others stay."""
    problems = Findings()
    tree = read(source, problems)
    listed = None if tree is None else get(tree, "scenarios")
    items = listed.items if isinstance(listed, Sequence) else ()
    unreadable = [item for item in items if _wrong_inside(item, problems)]
    if tree is not None and (not problems.failed or unreadable):
        shapes = Findings()
        check(tree, "scenario", shapes)
        problems.extend(one for one in shapes if not any(_lies_in(one, item) for item in unreadable))
    findings.extend(problems)
    if not items:
        return None
    scenarios = _titled(
        [item for item in items if isinstance(item, Mapping) and not _wrong_inside(item, problems)], findings
    )
    for scenario in scenarios:
        if not expects_something(scenario):
            title = title_of(scenario)
            findings.add("E0846", title.span, severity=Severity.WARNING, title=title.text)
    return ScenarioFile(source, tuple(scenarios), len(items) - len(scenarios))


def _wrong_inside(item: Node, problems: Findings) -> bool:
    return any(one.severity is Severity.ERROR and _lies_in(one, item) for one in problems)


def _lies_in(finding: Finding, item: Node) -> bool:
    return finding.span is not None and item.span.start <= finding.span.start < max(item.span.end, item.span.start + 1)


def title_of(scenario: Mapping) -> Word:
    """What a scenario is called, with its place."""
    return word(scenario.entries["scenario"].value)


def shown_by(scenario: Mapping) -> list[Word]:
    """The rows of the rulebook that a scenario says it shows."""
    said = get(scenario, "shows")
    return [] if said is None else words(said)


def _titled(scenarios: list[Mapping], findings: Findings) -> list[Mapping]:
    """Those that have a title of their own; of two with the same it is the first."""
    known: dict[str, Span] = {}
    good: list[Mapping] = []
    for scenario in scenarios:
        title = title_of(scenario)
        if title.text in known:
            notes = [Note("note-first-here", known[title.text], {"what": title.text})]
            findings.add("E0800", title.span, notes=notes, title=title.text)
        else:
            known[title.text] = title.span
            good.append(scenario)
    return good


def _read_text(path: Path, findings: Findings) -> Source | None:
    shown = _shown(path)
    place = Span(Source(shown, ""), 0, 0)
    try:
        if not path.is_file():
            close = None if path.exists() else near_file(path.parent, path.name)
            findings.add("E0153" if path.exists() else "E0152", place, nearest=close, file=shown)
            return None
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = errno.errorcode.get(error.errno or 0, "?") if isinstance(error, OSError) else "?"
        findings.add("E0157", place, file=shown, reason=reason)
        return None
    return decode(shown, data, findings)


def _shown(path: Path) -> str:
    """A path as people see it: from the working folder where it lies inside, with ``/``."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except (OSError, ValueError):
        return path.as_posix()
