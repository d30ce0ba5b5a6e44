"""A saved game that is killed by the system while it is played, and gone on with, is the game that nobody killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.cli_tools import PACKS, ROOT

GAME = ("play", str(PACKS / "kite_fair"), "--seats", "greedy,random", "--seed", "4")
KILLS = 3
LONGEST = 120.0
"""Seconds that a game may take where many tests run at once."""


def started(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """A game of bots in a process of its own."""
    environ = {**os.environ, "CARDWRIGHT_CACHE": str(folder / "cache"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(ROOT / "cli.py"), *arguments, "--fast"]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen(command, cwd=ROOT, env=environ, **pipes)  # type: ignore[call-overload, no-any-return]


def finished(folder: Path, *arguments: str) -> None:
    with started(folder, *arguments) as process:
        assert process.wait(timeout=LONGEST) == 0


def killed(process: subprocess.Popen[bytes], save: Path, size: int) -> bool:
    """Kill a game as soon as its file has grown to a size; no where it was over before."""
    end = time.monotonic() + LONGEST
    with process:
        while process.poll() is None and (not save.exists() or save.stat().st_size < size):
            assert time.monotonic() < end, "the game does not go on"
            time.sleep(0.0005)
        process.kill()
        return process.wait() != 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_game_killed_again_and_again_is_the_game_that_nobody_killed(tmp_path: Path) -> None:
    whole, save = tmp_path / "whole.save", tmp_path / "killed.save"
    finished(tmp_path, *GAME, "--save", str(whole))
    wanted = whole.read_bytes()
    first = wanted.index(b"\n") + 1
    random = Random(7)
    sizes = sorted(random.randrange(first + 1, len(wanted) * 2 // 3) for _ in range(KILLS))
    kills = 0
    for size in sizes:
        arguments = ("play", "--resume", str(save)) if save.exists() else (*GAME, "--save", str(save))
        kills += killed(started(tmp_path, *arguments), save, size)
        assert len(save.read_bytes()) <= len(wanted)
    assert kills, "no game was stopped before its end"
    finished(tmp_path, "play", "--resume", str(save))
    assert save.read_bytes() == wanted
