"""What the documents say is so: examples parse and are canonical, the lists are those of the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.language import RESERVED, Start, format_text, parse_text

ROOT = Path(__file__).parent.parent
LANGUAGE = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
STARTS: dict[str, Start] = {"effect": "body", "set": "selector", "expression": "expr", "sample": "sample"}
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    found = []
    for kind, text in BLOCK.findall(LANGUAGE):
        if kind == "effect":
            found.append((kind, text.rstrip("\n")))
        elif kind in STARTS:
            found += [(kind, line) for line in text.splitlines() if line]
    return found


@pytest.mark.parametrize(("kind", "text"), examples())
def test_examples_parse_and_are_canonical(kind: str, text: str) -> None:
    node, findings = parse_text(text, STARTS[kind])
    assert not list(findings)
    assert node is not None
    for line in text.splitlines() if kind == "effect" else [text]:
        assert format_text(line, STARTS[kind]) == line


def test_there_are_examples_of_every_kind() -> None:
    assert {kind for kind, _ in examples()} >= {"effect", "set", "expression"}


def test_the_reserved_words_are_listed() -> None:
    section = LANGUAGE.split("## Reserved words")[1].split("##")[0]
    listed = re.findall(r"[a-z]+", section.split("`")[1])
    assert sorted(listed) == sorted(RESERVED)


@pytest.mark.parametrize(
    "name", ["README.md", "docs/language.md", "docs/packs.md", "docs/scenarios.md", "docs/decisions.md"]
)
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target


def test_the_readme_holds_exactly_two_commands() -> None:
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    commands = [line for kind, text in blocks if kind == "sh" for line in text.splitlines() if line]
    assert len(commands) == 2
    assert all("pip install" in line and "-e" in line for line in commands)


def test_every_command_of_the_readme_exists() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`cardwright ([a-z]+)", text))
    run = subprocess.run([sys.executable, "cli.py", "--help"], capture_output=True, text=True, cwd=ROOT, check=True)
    assert named
    assert all(re.search(rf"\b{name}\b", run.stdout) for name in named)
