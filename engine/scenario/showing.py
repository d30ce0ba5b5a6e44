"""Which rows of a pack's rulebook its scenarios show."""

from __future__ import annotations

from collections.abc import Iterable

from engine.diagnostics import Findings, Severity
from engine.pack.rulebook import Rulebook
from engine.scenario.files import ScenarioFile, shown_by, title_of
from engine.scenario.naming import unknown

Shown = dict[str, list[tuple[str, str]]]
"""For each row the scenarios that show it: file and title."""


def check_shows(file: ScenarioFile, rulebook: Rulebook, findings: Findings) -> None:
    """A row that a scenario says it shows must be there (``E0851``)."""
    for scenario in file.scenarios:
        for name in shown_by(scenario):
            if name.text not in rulebook.rows:
                unknown(findings, "E0851", name, rulebook.rows)


def shown(rulebook: Rulebook, files: Iterable[ScenarioFile]) -> Shown:
    """For every row of a rulebook the scenarios that show it."""
    found: Shown = {name: [] for name in rulebook.rows}
    for file in files:
        for scenario in file.scenarios:
            for name in shown_by(scenario):
                if name.text in found:
                    found[name.text].append((file.source.name, title_of(scenario).text))
    return found


def check_shown(rulebook: Rulebook, found: Shown, findings: Findings) -> None:
    """A row that no scenario shows (``E0852``, a warning); one warning for all of them where none is shown."""
    lacking = [name for name in rulebook.rows if not found[name]]
    count = len(lacking) if len(lacking) == len(rulebook.rows) else 1
    for name in lacking if count == 1 else lacking[:1]:
        findings.add("E0852", rulebook.rows[name].span, severity=Severity.WARNING, name=name, count=count)
