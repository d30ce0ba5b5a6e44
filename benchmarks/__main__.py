"""How fast a pack is played by chance: ``python benchmarks [--against FILE]``, from the checkout.

FILE is a Python file with ``play_random(seats, rng)``, a game written by hand; both then play in turns, A B A B, so that a
machine that is busy for a while slows both. One process, one core; medians over the turns.

``--pack`` is a pack by name or folder (the default one without), ``--seconds`` how long a turn is, ``--profile`` prints the
functions that cost most instead.
"""

from __future__ import annotations

import argparse
import cProfile
import importlib.util
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.bots.run import play_game
from engine.bots.seeds import game_seed
from engine.cli.report import report
from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Program
from engine.text import Words

Play = Callable[[int], object]
"""Plays the game of a number."""


def main(arguments: Sequence[str]) -> int:
    """Measure, and print what was measured."""
    options = _options(arguments)
    ours = _pack(options.pack, options.seats)
    if ours is None:
        return 1
    if options.profile:
        _profile(ours, options.seconds)
        return 0
    plays: dict[str, Play] = {"pack": ours}
    if options.against is not None:
        plays["against"] = _by_hand(options.against, options.seats)
    speeds = _in_turns(plays, options.seconds, options.turns)
    for name, measured in speeds.items():
        middle = statistics.median(measured)
        print(
            f"{name:8} {middle:10.1f} games/s  (from {min(measured):.1f} to {max(measured):.1f}, {len(measured)} turns)"
        )
    if options.against is not None:
        ratio = statistics.median(speeds["pack"]) / statistics.median(speeds["against"])
        print(f"{'ratio':8} {ratio:10.3f}")
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", type=Path, metavar="FILE")
    parser.add_argument("--pack")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    return parser.parse_args(arguments)


def _pack(name: str | None, seats: int) -> Play | None:
    """A pack made ready; loading it is not measured."""
    findings = Findings()
    ruleset = load(name, findings=findings)
    if ruleset is None:
        report(findings, Words(), sys.stderr)
        return None
    program = Program(ruleset, seats)
    bots = ("random",) * seats
    return lambda game: play_game(program, bots, 0, game)


def _by_hand(path: Path, seats: int) -> Play:
    spec = importlib.util.spec_from_file_location("by_hand", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["by_hand"] = module
    spec.loader.exec_module(module)
    return lambda game: module.play_random(seats, random.Random(game_seed(0, game)))


def _in_turns(plays: dict[str, Play], seconds: float, turns: int) -> dict[str, list[float]]:
    """Games a second of each, turn by turn; the same games every time."""
    for play in plays.values():
        play(0)  # so that nothing is measured that is done once
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(turns):
        for name, play in plays.items():
            speeds[name].append(_speed(play, seconds))
    return speeds


def _speed(play: Play, seconds: float) -> float:
    games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or games == 0:
        play(games)
        games += 1
    return games / elapsed if elapsed else float(games)


def _profile(play: Play, seconds: float) -> None:
    profile = cProfile.Profile()
    profile.runcall(_speed, play, seconds)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
