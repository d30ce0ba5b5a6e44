"""Scenarios: files that lay a position, take real decisions, and say what must hold. See docs/scenarios.md."""

from .coverage import Coverage, Part
from .covering import Key
from .files import ScenarioFile, find, read_file, read_source
from .showing import Shown, check_shown, check_shows, shown
from .suite import Result, run, run_file, run_pack

__all__ = [
    "Coverage",
    "Key",
    "Part",
    "Result",
    "ScenarioFile",
    "Shown",
    "check_shown",
    "check_shows",
    "find",
    "read_file",
    "read_source",
    "run",
    "run_file",
    "run_pack",
    "shown",
]
