"""Changes the numbers of a pack one by one, and looks whether its scenarios notice.

``python -m tests.mutations PACK [--sample N] [--only TEXT ...] [--no-games]`` lists the changes that no scenario notices:
where, and what. Where none does, whole games are played with the change and without, to see whether it makes any difference
at all; ``--no-games`` leaves that out, and lists such changes, too.

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
from collections.abc import Iterator
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
PARTS = (4, 40)
"""So many scenarios are tried first, and up to so many next; then all others."""


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
    scenarios: list[Mapping] = field(init=False)

    def __post_init__(self) -> None:
        findings = Findings()
        pack = load_folder(self.folder, findings)
        assert pack is not None, findings.sorted()
        self.pack = pack
        files = [file for path in find(self.folder) if (file := read_file(path, findings)) is not None]
        self.scenarios = [scenario for file in files for scenario in file.scenarios]

    def play(
        self, pack: Compiled, chosen: list[Mapping], findings: Findings, coverage: Coverage | None = None
    ) -> list[Result]:
        """Run some scenarios of any files, in their order: together, for a program is made only once for all of them."""
        if not chosen:
            return []
        return run(ScenarioFile(chosen[0].span.source, tuple(chosen)), pack, findings, coverage)


class Scenarios:
    """What the scenarios of a pack touch when nothing is changed. One that fails already notices nothing."""

    def __init__(self, folder: Path) -> None:
        self.proof = Proof(folder)
        coverage = Coverage(self.proof.pack)
        results = self.proof.play(self.proof.pack, self.proof.scenarios, Findings(), coverage)
        self.touched: dict[Span, frozenset[Key]] = {
            scenario.span: result.touched
            for scenario, result in zip(self.proof.scenarios, results, strict=True)
            if result.good and result.touched
        }
        self.scenarios = [scenario for scenario in self.proof.scenarios if scenario.span in self.touched]
        self.games = SameGames(self.proof.pack)

    @cached_property
    def acting(self) -> dict[str, set[Span]]:
        """For each path of a text the scenarios in which it acts."""
        found: dict[str, set[Span]] = {}
        words = users(self.proof.pack.names.texts)
        for span, keys in self.touched.items():
            for key in keys:
                for path in self._paths(key):
                    found.setdefault(path, set()).add(span)
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
    def said(self) -> dict[Span, set[str]]:
        """The names that the text of each scenario says."""
        return {
            scenario.span: set(NAME.findall(scenario.span.source.text[scenario.span.start : scenario.span.end]))
            for scenario in self.scenarios
        }

    def order(self, mutant: Mutant) -> Iterator[list[Mapping]]:
        """Those that touch a definition first, of them those that name it, then all others; a few at first, then more.
        Scenarios in which nothing acts are left out."""
        head = ".".join(mutant.path.split(".")[:2])
        touching = self.acting.get(mutant.path) or self.acting.get(head) or set(self.touched)
        names = set(mutant.path.split(".")[1:])
        near = sorted(
            self.scenarios,
            key=lambda scenario: (scenario.span not in touching, not self.said[scenario.span] & names),
        )
        start = 0
        for end in (*PARTS, len(near)):
            if near[start:end]:
                yield near[start:end]
            start = end


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
def noticed(scenarios: Scenarios, mutant: Mutant, room: Path, games: bool = True) -> str | None:
    """By what a change is noticed: an error of the pack, or the title of a scenario; nothing where it is not. With
    ``games`` a change that makes no difference to any game counts as noticed, too.

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
        return "the same" if games and scenarios.games.are_the_same(pack, mutant.path) else None
    finally:
        file.write_bytes(whole)


def _failing(proof: Proof, pack: Compiled, chosen: list[Mapping]) -> str | None:
    """The title of a scenario among some that fails, and not only by saying a printed number again."""
    findings = Findings()
    proof.play(pack, chosen, findings)
    failed = [item for item in findings if not _restates(proof.pack, item)]
    return next(
        (title_of(scenario).text for scenario in chosen if any(_inside(item, scenario) for item in failed)), None
    )


def _inside(finding: Finding, scenario: Mapping) -> bool:
    span = finding.span
    if span is None or span.source != scenario.span.source:
        return False
    return scenario.span.start <= span.start < max(scenario.span.end, scenario.span.start + 1)


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


def survivors(scenarios: Scenarios, found: list[Mutant], games: bool = True) -> Iterator[Mutant]:
    """The changes that nothing notices; without ``games`` also those that make no difference."""
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder) / scenarios.proof.folder.resolve().name
        shutil.copytree(scenarios.proof.folder, room)
        for mutant in found:
            if noticed(scenarios, mutant, room, games) is None:
                yield mutant


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations")
    parser.add_argument("pack", nargs="?", default=None)
    parser.add_argument("--sample", type=int, default=sys.maxsize)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="+", default=[""], help="only paths that begin with one of these")
    parser.add_argument("--no-games", action="store_true", help="only scenarios notice a change, games do not")
    asked = parser.parse_args(arguments)
    folder = locate(asked.pack, Findings())
    if folder is None:
        parser.error("no such pack")
    scenarios = Scenarios(folder)
    found = [mutant for mutant in mutants(scenarios.proof.pack) if mutant.path.startswith(tuple(asked.only))]
    chosen = sample(found, asked.sample, asked.seed)
    count = 0
    for mutant in survivors(scenarios, chosen, games=not asked.no_games):
        count += 1
        print(mutant, flush=True)
    print(f"{len(chosen)} changes, {count} not noticed")
    return int(count > 0)


if __name__ == "__main__":
    raise SystemExit(main())
