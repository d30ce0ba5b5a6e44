"""Helpers of the tests that run commands: in this process, or in one of their own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.cli import run

ROOT = Path(__file__).parents[1]
PACKS = ROOT / "tests" / "packs"

TINY = """\
alike:
  bean: {by: owner, each: 5, starts: sack}
places:
  bowl: {count: 3, holds: {bean: 2}}
stores:
  sack: {holds: {bean: endless}}
words:
  mine: "bean of me"
verbs:
  drop: {takes: {what: 1 of mine at sack, in where_to: 1 bowl}, do: "move what to where_to; score 1"}
phases:
  game: |
    repeat 2 { each player { drop 1 } }
    win player
outcome: {ladder: {points: score of it}}
"""
"""Each seat twice puts a bean into one of three bowls; all always share the win."""


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    status: int
    out: str
    err: str


class Commands:
    """Runs command lines in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *arguments: str | Path, answers: str = "", environ: dict[str, str] | None = None) -> Done:
        """``answers`` is what comes through the pipe; without ``environ`` nothing is set."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        status = run([str(item) for item in arguments], environ or {})
        shown = self._capsys.readouterr()
        return Done(status, shown.out, shown.err)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Commands:
    """Runs commands in this process; import it to use it."""
    return Commands(monkeypatch, capsys)


def tiny_pack(folder: Path, rules: str = TINY, text: str | None = None) -> Path:
    """A pack written into a folder of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text(
        f"id: {folder.name}\nversion: 1\nseats: {{from: 1, to: 3, ids: [ann, ben, cid]}}\n"
        "options:\n  pace: {values: [slow, quick], default: slow}\nfiles: [rules.yaml]\n"
    )
    (folder / "rules.yaml").write_text(rules)
    if text is not None:
        (folder / "text" / "en").mkdir(parents=True)
        (folder / "text" / "en" / "names.ftl").write_text(text)
        (folder / "text" / "en" / "options.ftl").write_text(
            "option-pace = Pace\nname-slow = slow\nname-quick = quick\n"
        )
    return folder


def process(*arguments: str | Path, answers: str = "", hash_seed: str = "0") -> Done:
    """A command line in a process of its own."""
    environ = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "CARDWRIGHT_LANG")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "cli.py"), *map(str, arguments)],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=ROOT,
        env={**environ, "PYTHONHASHSEED": hash_seed},
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
