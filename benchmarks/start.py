"""How long a person waits for the first question: ``python benchmarks/start.py [--turns N] [PACK]``, from the checkout.

Measures a game at a terminal from the command to its first prompt, beside a bare Python that imports the libraries which every
command needs, in turns A B A B. Medians, and how many times as long the game takes. What Python and the game keep between
runs is there: both may write it down, whatever the environment says.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pexpect

ROOT = Path(__file__).resolve().parents[1]
BARE = "import typer, lark, ruamel.yaml"
PROMPT = "? for help: "
PATIENCE = 120
KEPT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""The environment, where Python keeps what it compiled."""


def main(arguments: Sequence[str]) -> int:
    """Measure, and print what was measured."""
    parser = argparse.ArgumentParser()
    parser.add_argument("pack", nargs="?")
    parser.add_argument("--turns", type=int, default=7)
    options = parser.parse_args(arguments)
    _first_prompt(options.pack)  # what is kept between games is there from here on
    games, bare = [], []
    for _ in range(options.turns):
        games.append(_first_prompt(options.pack))
        bare.append(_bare())
    for name, measured in (("prompt", games), ("bare", bare)):
        middle = statistics.median(measured)
        print(f"{name:8} {middle * 1000:8.0f} ms  (from {min(measured) * 1000:.0f} to {max(measured) * 1000:.0f})")
    print(f"{'ratio':8} {statistics.median(games) / statistics.median(bare):8.2f}")
    return 0


def _first_prompt(pack: str | None) -> float:
    """Seconds from the command to the first prompt."""
    command = [str(ROOT / "cli.py"), "play", *([pack] if pack else []), "--seed", "1"]
    start = time.perf_counter()
    process = pexpect.spawn(sys.executable, command, cwd=str(ROOT), env=KEPT, dimensions=(60, 100), timeout=PATIENCE)
    process.expect_exact(PROMPT)
    taken = time.perf_counter() - start
    process.close(force=True)
    return taken


def _bare() -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", BARE], check=True, cwd=ROOT, env=KEPT)
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
