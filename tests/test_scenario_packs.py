"""The scenarios of the packs, and the examples of docs/scenarios.md: each must go as it says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from engine.diagnostics import Finding, Findings, Source
from engine.pack import Compiled, load_folder
from engine.scenario import ScenarioFile, find, read_file, read_source, run
from tests.conftest import PLAYING, ROOT

PAGE = ROOT / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"^```yaml\n(# pack: (\w+)\n.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
FILES = [(name, path) for name, (folder, _) in PLAYING.items() for path in find(folder)]


@cache
def compiled(name: str) -> Compiled:
    findings = Findings()
    pack = load_folder(PLAYING[name][0], findings)
    assert pack is not None, findings.sorted()
    return pack


def told(findings: list[Finding]) -> list[str]:
    """Findings as lines that a person can read in a failed test."""
    lines = []
    for item in findings:
        line, column = item.span.source.position(item.span.start) if item.span else (0, 0)
        lines.append(f"{item.file}:{line}:{column} {item.code} {dict(item.params)}")
    return lines


def check(name: str, file: ScenarioFile | None, findings: Findings) -> None:
    assert file is not None, told(findings.sorted())
    results = run(file, compiled(name), findings)
    assert not told(findings.sorted())
    assert results
    assert all(result.good and result.passed for result in results)


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}-{path.stem}" for name, path in FILES])
def test_the_scenarios_of_a_pack(name: str, path: Path) -> None:
    findings = Findings()
    check(name, read_file(path, findings), findings)


@pytest.mark.parametrize(("text", "name"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_of_the_documentation(text: str, name: str) -> None:
    findings = Findings()
    check(name, read_source(Source("scenarios.md", text), findings), findings)


def test_the_documentation_has_examples() -> None:
    assert len(EXAMPLES) >= 5
