"""Runs files of scenarios: makes a program for each table that they need, and keeps what every scenario came to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.diagnostics import Findings, Span
from engine.pack import Compiled, load_variant
from engine.pack.tree import Mapping, Scalar
from engine.play import Program
from engine.scenario.acting import Act
from engine.scenario.coverage import Coverage
from engine.scenario.covering import Key
from engine.scenario.files import ScenarioFile, find, read_file, shown_by, title_of
from engine.scenario.naming import unknown
from engine.scenario.nodes import entries, get, number, word, words
from engine.scenario.texts import Texts, read_texts


@dataclass(frozen=True, slots=True)
class Result:
    """What one scenario came to.

    ``passed`` and ``failed`` count expectations; a scenario that could not be laid or played has failed once.
    ``answers`` counts its decisions; ``touched`` is what it covered, where coverage was asked for; ``shows`` are the
    rows of the rulebook that it says it shows.
    """

    file: str
    title: str
    span: Span
    passed: int
    failed: int
    answers: int
    touched: frozenset[Key] = frozenset()
    shows: tuple[str, ...] = ()

    @property
    def good(self) -> bool:
        return self.failed == 0


def run_file(path: Path | str, pack: Compiled, findings: Findings, coverage: Coverage | None = None) -> list[Result]:
    """Run every scenario of a file. What is wrong, and every expectation that fails, is a finding at its own words."""
    file = read_file(path, findings)
    return [] if file is None else run(file, pack, findings, coverage)


def run_pack(folder: Path, pack: Compiled, findings: Findings, coverage: Coverage | None = None) -> list[Result]:
    """Run all scenario files of a pack."""
    return [result for path in find(folder) for result in run_file(path, pack, findings, coverage)]


def run(
    file: ScenarioFile,
    pack: Compiled,
    findings: Findings,
    coverage: Coverage | None = None,
    only: Iterable[str] | None = None,
) -> list[Result]:
    """Run the scenarios of a file that was read before, or those with certain titles."""
    titles = None if only is None else frozenset(only)
    chosen = [s for s in file.scenarios if titles is None or title_of(s).text in titles]
    suite = _Suite(chosen, pack, findings, coverage)
    return [suite.play(file.source.name, scenario) for scenario in chosen]


class _Suite:
    """The programs of one file: one for each set of seats, options and persons."""

    def __init__(self, scenarios: list[Mapping], pack: Compiled, findings: Findings, coverage: Coverage | None) -> None:
        self.plain, self.findings, self.coverage = pack.ruleset, findings, coverage
        self.options: dict[Span, dict[str, str]] = {}
        variants: dict[tuple[str, ...], tuple[Compiled, list[Mapping]]] = {}
        for scenario in scenarios:
            options = self._options(scenario)
            read = None if options is None else load_variant(pack, options, findings)
            if options is not None and read is not None:
                self.options[scenario.span] = options
                variants.setdefault(self._settled(options), (read, []))[1].append(scenario)
        self.texts = {key: read_texts(group, read, findings) for key, (read, group) in variants.items()}
        self.programs: dict[Any, Program] = {}

    def play(self, name: str, scenario: Mapping) -> Result:
        """One scenario."""
        title = title_of(scenario)
        if self.coverage is not None:
            self.coverage.begin()
        shows = tuple(row.text for row in shown_by(scenario))
        program = self._program(scenario)
        if program is None:
            return Result(name, title.text, title.span, 0, 1, 0, shows=shows)
        passes = None if self.coverage is None else self.coverage.stopped(program)
        act = Act(scenario, program, self._texts(scenario), self.findings, passes)
        score = act.play()
        touched: frozenset[Key] = frozenset()
        if self.coverage is not None:
            self.coverage.reports(program, act.table.reports)
            touched = self.coverage.end()
        return Result(name, title.text, title.span, score.passed, score.failed, score.answers, touched, shows)

    def _program(self, scenario: Mapping) -> Program | None:
        if scenario.span not in self.options:
            return None
        before = len(self.findings)
        options = self.options[scenario.span]
        seats = self._seats(scenario)
        persons = self._persons(scenario, seats)
        if len(self.findings) > before:
            return None
        key = (seats, tuple(options.items()), tuple((k, tuple(v)) for k, v in (persons or {}).items()))
        if key not in self.programs:
            ruleset = replace(self._texts(scenario).ruleset, seat_ids=seats)
            if self.coverage is not None:
                self.programs[key] = self.coverage.program(ruleset, len(seats), options, persons)
            else:
                self.programs[key] = Program(ruleset, len(seats), options, persons)
        return self.programs[key]

    # ---- what the program is made for
    def _seats(self, scenario: Mapping) -> tuple[str, ...]:
        """The seats at the table in turn order: so many, or these."""
        said, rules = get(scenario, "seats"), self.plain
        if said is None:
            return rules.seat_ids[: rules.seats_from]
        count = number(said)
        if count is not None:
            if not rules.seats_from <= count <= rules.seats_to:
                self._wrong_count(said.span, count)
            return rules.seat_ids[:count]
        names = words(said)
        for name in names:
            if name.text not in rules.seat_ids:
                unknown(self.findings, "E0801", name, rules.seat_ids)
        if not rules.seats_from <= len(names) <= rules.seats_to:
            self._wrong_count(said.span, len(names))
        return tuple(name.text for name in names)

    def _wrong_count(self, span: Span, count: int) -> None:
        self.findings.add("E0848", span, count=count, low=self.plain.seats_from, high=self.plain.seats_to)

    def _options(self, scenario: Mapping) -> dict[str, str] | None:
        """The options that a scenario sets; nothing if one of them is not there."""
        out = {}
        good = True
        for name, value in entries(get(scenario, "options")):
            known = self.plain.options.get(name.text)
            if known is None:
                unknown(self.findings, "E0847", name, self.plain.options)
            elif word(value).text not in known[0]:
                unknown(self.findings, "E0847", word(value), known[0])
            else:
                out[name.text] = word(value).text
            good = good and name.text in out
        return out if good else None

    def _settled(self, options: dict[str, str]) -> tuple[str, ...]:
        """The values for which the pack must be read."""
        return tuple(options.get(name, self.plain.chosen[name]) for name in self.plain.settled)

    def _texts(self, scenario: Mapping) -> Texts:
        return self.texts[self._settled(self.options[scenario.span])]

    def _persons(self, scenario: Mapping, seats: tuple[str, ...]) -> dict[str, list[str]] | None:
        """Who decides for which seats; seats that nobody is named for decide for themselves."""
        said = get(scenario, "persons")
        if said is None:
            return None
        out: dict[str, list[str]] = {}
        taken: set[str] = set()
        for person, theirs in entries(said):
            for seat in [word(theirs)] if isinstance(theirs, Scalar) else words(theirs):
                if seat.text not in seats:
                    unknown(self.findings, "E0801", seat, seats)
                out.setdefault(person.text, []).append(seat.text)
                taken.add(seat.text)
        for name in seats:
            if name not in taken:
                out.setdefault(name, []).append(name)
        return out
