"""The arrows of the layout, seen at run time: an ``__init__`` cannot hide what it pulls in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEAVY = ("ruamel", "lark", "jsonschema", "rich", "typer", "fluent", "click")


def modules_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print('\\n'.join(sorted(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(run.stdout.split())


def test_the_machine_pulls_in_no_library() -> None:
    loaded = modules_after("import engine.play")
    assert not {name for name in loaded if name.split(".")[0] in HEAVY}
    assert not {name for name in loaded if name.startswith(("engine.pack", "engine.language", "engine.text"))}


def test_rulesets_pull_in_nothing_of_the_engine() -> None:
    loaded = modules_after("import engine.ruleset")
    assert {name for name in loaded if name.startswith("engine.") and not name.startswith("engine.ruleset")} == set()
