"""Changes the numbers of a pack one by one, and looks whether its scenarios notice.

``python -m tests.mutations PACK [--sample N] [--only TEXT]`` lists the changes that no scenario notices: where, and what.

A change is noticed when the pack can no longer be read, or when a scenario fails that plays something. A scenario that
only looks at what is printed does not count, nor does a failed expectation whose expression only reads the tables: it would
say the number a second time, not show what it does. Numbers that only bots look at are no rules and are left alone.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from engine.diagnostics import Finding, Findings, Span
from engine.pack import Compiled, compile_effect, load_folder
from engine.pack.folder import locate
from engine.pack.tree import Mapping, Node, Scalar, Sequence
from engine.ruleset.definitions import Expr
from engine.scenario import Coverage, Key, Result, ScenarioFile, find, read_file, run
from engine.scenario.coverage import path_of
from engine.scenario.files import title_of
from engine.scenario.wording import in_rules, users
from tests.same_games import SameGames

NUMBER = re.compile(r"(?<!\w)[0-9]+(?!\w)")
NAME = re.compile(r"[a-z][a-z0-9_]*")
NO_RULES = ("standing", "bound")
"""Sections for bots, and for games that would never end."""
MOVING = frozenset(
    [
        "counter",
        "counter_of",
        "owner",
        "place",
        "key",
        "in_play",
        "inside",
        "faceup",
        "phase",
        "room",
        "payable",
        "value",
        "own",
        "own_all",
        "me",
        "this",
        "here",
        "slot",
        "condition",
        "can",
        "linked",
    ]
)
"""Forms of expressions that read a position, or a rule that cards may change: not only the tables."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One number made another: ``path`` is the path of ids, ``span`` the number in its file."""

    path: str
    span: Span
    old: int
    new: int

    @property
    def text(self) -> str:
        source = self.span.source.text
        return f"{source[: self.span.start]}{self.new}{source[self.span.end :]}"

    def __str__(self) -> str:
        line, column = self.span.source.position(self.span.start)
        return f"{self.span.source.name}:{line}:{column}: {self.path}: {self.old} -> {self.new}"


@dataclass(slots=True)
class Proof:
    """A pack and its scenarios."""

    folder: Path
    pack: Compiled = field(init=False)
    files: list[ScenarioFile] = field(init=False)

    def __post_init__(self) -> None:
        findings = Findings()
        pack = load_folder(self.folder, findings)
        assert pack is not None, findings.sorted()
        self.pack = pack
        self.files = [file for path in find(self.folder) if (file := read_file(path, findings)) is not None]


class Scenarios:
    """What the scenarios of a pack touch when nothing is changed. One that fails already notices nothing."""

    def __init__(self, folder: Path) -> None:
        self.proof = Proof(folder)
        findings = Findings()
        coverage = Coverage(self.proof.pack)
        self.results: list[Result] = []
        for file in self.proof.files:
            self.results += run(file, self.proof.pack, findings, coverage)
        self.results = [result for result in self.results if result.good]
        self.games = SameGames(self.proof.pack)

    @cached_property
    def acting(self) -> dict[str, set[tuple[str, str]]]:
        """For each path of a text the scenarios in which it acts: file and title."""
        found: dict[str, set[tuple[str, str]]] = {}
        words = users(self.proof.pack.names.texts)
        for result in self.results:
            for key in result.touched:
                for path in self._paths(key):
                    found.setdefault(path, set()).add((result.file, result.title))
        for name, paths in words.items():
            for path in paths:
                found.setdefault(f"words.{name}", set()).update(found.get(".".join(path.split(".")[:2]), ()))
        return found

    @staticmethod
    def _paths(key: Key) -> Iterator[str]:
        path = path_of(key)
        if path:
            yield path
            yield ".".join(path.split(".")[:2])

    @cached_property
    def said(self) -> dict[tuple[str, str], set[str]]:
        """The names that the text of each scenario says."""
        return {
            (file.source.name, title_of(scenario).text): set(
                NAME.findall(file.source.text[scenario.span.start : scenario.span.end])
            )
            for file in self.proof.files
            for scenario in file.scenarios
        }

    def order(self, mutant: Mutant) -> list[set[tuple[str, str]]]:
        """Those that touch a definition first, of them those that name it, then all others; scenarios in which nothing
        acts are left out."""
        everything = {(result.file, result.title) for result in self.results if result.touched}
        head = ".".join(mutant.path.split(".")[:2])
        first = (self.acting.get(mutant.path) or self.acting.get(head) or everything) & everything
        naming = {scenario for scenario in first if self.said[scenario] & set(mutant.path.split(".")[1:])}
        return [part for part in (naming, first - naming, everything - first) if part]


# ---- which numbers
def mutants(pack: Compiled) -> list[Mutant]:
    """Every number of the rules, one more and one less."""
    rules = in_rules(pack.names.texts)
    found: list[Mutant] = []
    for path, span, old in _numbers(pack.sections, ""):
        head = ".".join(path.split(".")[:2])
        bots_only = head.split(".")[0] in ("words", "values") and head not in rules
        if not bots_only and path.split(".")[0] not in NO_RULES:
            found += [Mutant(path, span, old, new) for new in (old + 1, old - 1)]
    seats = pack.pack.entries["seats"].value
    found += [
        Mutant(path, span, old, new) for path, span, old in _numbers(seats, "seats") for new in (old + 1, old - 1)
    ]
    return [mutant for mutant in found if not exempt(pack, mutant)]


def _numbers(node: Node, path: str) -> Iterator[tuple[str, Span, int]]:
    match node:
        case Mapping():
            for name, entry in node.entries.items():
                yield from _numbers(entry.value, f"{path}.{name}" if path else name)
        case Sequence():
            for item in node.items:
                yield from _numbers(item, path)
        case Scalar():
            if type(node.value) is int:
                yield path, node.span, node.value
            elif isinstance(node.value, str):
                for hit in NUMBER.finditer(node.text):
                    span = node.at(hit.start(), hit.end())
                    if span.source.text[span.start : span.end] == hit[0]:
                        yield path, span, int(hit[0])


def exempt(pack: Compiled, mutant: Mutant) -> bool:
    """Numbers that no scenario can hold: how many there are in the box of what never runs out, and what is printed on a
    thing without a text whose row is our own guess."""
    for alike in pack.ruleset.alike.values():
        if alike.endless and mutant.path.startswith(f"alike.{alike.name}.each"):
            return True
    for kind in pack.ruleset.pieces.values():
        for row in kind.rows:
            if mutant.path.startswith(f"{row.path}.") and row.source == "reconstructed":
                types = {name: kind.attributes[name].type for name, value in row.printed.items() if value is not None}
                texts = {"effect", "condition"} & set(types.values())
                return not texts and types.get(mutant.path.removeprefix(f"{row.path}.")) == "number"
    return False


# ---- whether it is noticed
def noticed(scenarios: Scenarios, mutant: Mutant, room: Path) -> str | None:
    """By what a change is noticed: an error of the pack, or the title of a scenario; nothing where it is not. A change
    that makes no difference to any game counts as noticed, too.

    ``room`` is a copy of the pack's folder to change.
    """
    proof = scenarios.proof
    file = room / Path(mutant.span.source.name).resolve().relative_to(proof.folder.resolve())
    whole = file.read_bytes()
    file.write_text(mutant.text, encoding="utf-8", newline="")
    try:
        findings = Findings()
        pack = load_folder(room, findings)
        if pack is None:
            return next(item.code for item in findings.sorted() if item.severity.value == "error")
        for part in scenarios.order(mutant):
            if (title := _failing(proof, pack, part)) is not None:
                return title
        return "the same" if scenarios.games.are_the_same(pack, mutant.path) else None
    finally:
        file.write_bytes(whole)


def _failing(proof: Proof, pack: Compiled, chosen: Collection[tuple[str, str]]) -> str | None:
    """The title of a scenario among some that fails, and not only by saying a printed number again."""
    for file in proof.files:
        titles = {title for name, title in chosen if name == file.source.name}
        if not titles:
            continue
        findings = Findings()
        run(file, pack, findings, only=titles)
        for scenario in file.scenarios:
            title = title_of(scenario).text
            if title in titles and any(
                _inside(item, scenario) and not _restates(proof.pack, item) for item in findings
            ):
                return title
    return None


def _inside(finding: Finding, scenario: Mapping) -> bool:
    span = finding.span
    return span is not None and scenario.span.start <= span.start < max(scenario.span.end, scenario.span.start + 1)


def _restates(pack: Compiled, finding: Finding) -> bool:
    """Whether it only says that an expression about the tables has another value."""
    if finding.code != "E0844":
        return False
    effect = compile_effect(pack, f"let x__ = {finding.params['text']}", Findings(), "mutation", path="mutation")
    return effect is not None and effect.code is not None and not _moves(pack, effect.code.ops[0][2])


def _moves(pack: Compiled, expression: Expr) -> bool:
    """Whether an expression reads more than the tables."""
    if expression and expression[0] in MOVING:
        return True
    if expression and expression[0] == "set" and any(kind in pack.ruleset.pieces for kind in expression[1] or ()):
        return True
    if expression and expression[0] == "set" and any(kind in pack.ruleset.alike for kind in expression[1] or ()):
        return True
    return any(isinstance(part, tuple) and _moves(pack, part) for part in expression)


def sample(found: list[Mutant], count: int, seed: int = 0) -> list[Mutant]:
    """So many of some changes, the same ones for the same seed."""
    return found if count >= len(found) else random.Random(seed).sample(found, count)


def survivors(scenarios: Scenarios, found: list[Mutant]) -> Iterator[Mutant]:
    """The changes that nothing notices."""
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder) / scenarios.proof.folder.resolve().name
        shutil.copytree(scenarios.proof.folder, room)
        for mutant in found:
            if noticed(scenarios, mutant, room) is None:
                yield mutant


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations")
    parser.add_argument("pack", nargs="?", default=None)
    parser.add_argument("--sample", type=int, default=sys.maxsize)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="only paths that begin with this")
    asked = parser.parse_args(arguments)
    folder = locate(asked.pack, Findings())
    if folder is None:
        parser.error("no such pack")
    scenarios = Scenarios(folder)
    found = [mutant for mutant in mutants(scenarios.proof.pack) if mutant.path.startswith(asked.only)]
    chosen = sample(found, asked.sample, asked.seed)
    count = 0
    for mutant in survivors(scenarios, chosen):
        count += 1
        print(mutant, flush=True)
    print(f"{len(chosen)} changes, {count} not noticed")
    return int(count > 0)


if __name__ == "__main__":
    raise SystemExit(main())
