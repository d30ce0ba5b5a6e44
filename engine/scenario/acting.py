"""Plays one scenario: lays its position, takes its steps and answers, and holds what it expects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.diagnostics import Finding, Findings, Note, Span, nearest
from engine.pack.tree import Mapping as Map
from engine.pack.tree import Node, Scalar, Sequence
from engine.play import PlayError, Program
from engine.play.looking import Probe
from engine.ruleset import Spot
from engine.scenario.expecting import Expecting
from engine.scenario.naming import Naming
from engine.scenario.nodes import Word, entries, get, key_span, word
from engine.scenario.position import lay
from engine.scenario.running import Table
from engine.scenario.texts import OWN, Texts

_SHOWN = 60  # characters of a text that a message repeats

STEPS = ("run", "effect", "perform")
EXPECTATIONS = (
    *("asked", "about", "prompt", "offered", "not_offered", "offered_only", "places", "faces", "counters", "first"),
    *("scores", "scored", "winners", "over", "sees", "does_not_see", "logged", "not_logged", "values"),
)


@dataclass(frozen=True, slots=True)
class Score:
    """How a scenario went: facts that held and that did not, and real decisions taken."""

    passed: int
    failed: int
    answers: int


class _Stopped(Exception):
    """The scenario cannot go on; why is among the findings."""


class Act:
    """One scenario on one program."""

    def __init__(self, scenario: Map, program: Program, texts: Texts, findings: Findings, passes: Any = None) -> None:
        self.scenario, self.program, self.texts, self.findings = scenario, program, texts, findings
        self.naming = Naming(program, findings)
        self.u = program.universe
        seed = get(scenario, "seed")
        self.table = Table(program, seed.value if isinstance(seed, Scalar) else 0, passes)
        self.expecting = Expecting(self.naming, self.table, self._evaluate)

    def play(self) -> Score:
        """All of it; a scenario that goes wrong stops there."""
        before = len(self.findings)
        try:
            self._begin()
            if len(self.findings) > before:
                raise _Stopped
            self._step(self.scenario)
            then = get(self.scenario, "then")
            for entry in then.items if isinstance(then, Sequence) else ():
                if isinstance(entry, Map):
                    self._entry(entry)
        except _Stopped:
            self.expecting.failed = max(self.expecting.failed, 1)
        return Score(self.expecting.passed, self.expecting.failed, self.table.answers)

    # ---- the beginning
    def _begin(self) -> None:
        begun = get(self.scenario, "from")
        given = get(self.scenario, "given")
        if begun is not None:
            phase = self.naming.phase(word(begun))
            if phase is None:
                raise _Stopped
            self._guard(begun.span, lambda: self.table.run_phase(phase, -1))
        if isinstance(given, Map):
            self._lay(given, fresh=begun is None)
        elif begun is None:
            lay(self.naming, self.table.state, Map(self.scenario.span, {}), fresh=True)

    def _lay(self, given: Map, fresh: bool) -> None:
        before = len(self.findings)
        lay(self.naming, self.table.state, given, fresh)
        if len(self.findings) > before:
            raise _Stopped
        if self.table.decision is not None:
            self._guard(given.span, self.table.ask_again)

    # ---- entries
    def _entry(self, entry: Map) -> None:
        keys = list(entry.entries)
        answers = [key for key in keys if key not in (*STEPS, *EXPECTATIONS, "by", "given")]
        if answers and len(keys) == 1:
            self._answer(Word(answers[0], key_span(entry, answers[0])), entry.entries[answers[0]].value)
            return
        for key in answers:
            self._odd_key(entry, key)
        if answers:
            raise _Stopped
        given = get(entry, "given")
        if isinstance(given, Map):
            self._lay(given, fresh=False)
        self._step(entry)
        self.expecting.check(entry)

    def _odd_key(self, entry: Map, key: str) -> None:
        """A key that is no expectation: an answer that does not stand alone, or a slip of the pen."""
        seats = self.u.names[: self.u.seats]
        known = [*STEPS, *EXPECTATIONS, "by", "given"]
        if key in seats:
            self.findings.add("E0828", key_span(entry, key), seat=key)
        else:
            self.findings.add("E0829", key_span(entry, key), nearest=nearest(key, [*known, *seats]), key=key)

    def _answer(self, name: Word, said: Node) -> None:
        decision = self.table.decision
        known = [*EXPECTATIONS, *STEPS, "given"]
        seats = self.u.names[: self.u.seats]
        if not isinstance(said, Scalar) or (name.text not in seats and nearest(name.text, known)):
            self.findings.add("E0829", name.span, nearest=nearest(name.text, [*known, *seats]), key=name.text)
            raise _Stopped
        seat = self.naming.seat(name)
        if seat is None:
            raise _Stopped
        if decision is None:
            code = "E0824" if self.table.over else "E0820"
            self.findings.add(code, name.span, seat=name.text, option=said.text)
            raise _Stopped
        options = decision.options
        shown = ", ".join(options)
        if decision.seat != seat:
            asked = self.u.names[decision.seat]
            self.findings.add("E0821", name.span, seat=name.text, asked=asked, about=decision.about, options=shown)
            raise _Stopped
        if said.text not in options:
            close = nearest(said.text, options)
            self.findings.add("E0822", said.span, nearest=close, option=said.text, about=decision.about, options=shown)
            raise _Stopped
        self._guard(said.span, lambda: self.table.answer(options.index(said.text)))

    # ---- steps
    def _step(self, entry: Map) -> None:
        """The step that an entry names, if any."""
        step = next((key for key in STEPS if key in entry.entries), None)
        by = get(entry, "by")
        seat = -1
        if by is not None:
            found = self.naming.seat(word(by))
            if found is None:
                raise _Stopped
            seat = found
        if step is None:
            return
        key, said = key_span(entry, step), entry.entries[step].value
        if self.table.over:
            self.findings.add("E0824", key, seat="", option="")
            raise _Stopped
        if self.table.decision is not None:
            decision = self.table.decision
            shown = ", ".join(decision.options)
            self.findings.add("E0823", key, asked=self.u.names[decision.seat], about=decision.about, options=shown)
            raise _Stopped
        match step:
            case "run":
                phase = self.naming.phase(word(said))
                if phase is None:
                    raise _Stopped
                self._guard(said.span, lambda: self.table.run_phase(phase, seat))
            case "effect":
                code = self.texts.effects.get(said.span)
                if code is None:
                    raise _Stopped
                self._guard(said.span, lambda: self.table.run_code(self.program.code_at[code], seat))
            case _:
                self._perform(word(said), seat)

    def _perform(self, name: Word, seat: int) -> None:
        """A card that lies somewhere, else one that lies nowhere: then its place plays no part in its effect."""
        found = self.naming.pieces(name, None, seat)
        if not found:
            raise _Stopped
        lying = [x for x in found if self.table.state.at[x] >= 0] or found
        if len({self.u.owner[x] for x in lying}) > 1:
            self.findings.add("E0817", name.span, name=name.text, names=", ".join(self.u.names[x] for x in lying))
            raise _Stopped
        done = self._guard(name.span, lambda: self.table.perform(lying[0], seat))
        if not done:
            self.findings.add("E0849", name.span, name=name.text)
            raise _Stopped

    def _guard(self, span: Span, run: Any) -> Any:
        """Let the machine run; a fault of the pack that shows itself is a finding."""
        try:
            return run()
        except PlayError as error:
            self.findings.extend([_fault(error, span)])
            raise _Stopped from None

    # ---- values
    def _evaluate(self, text: Word, seat: int) -> list[str] | None:
        """What an expression gives now, as texts; nothing where it could not be read."""
        code = self.texts.values.get(text.span)
        if code is None:
            return None
        S = self.table.state.copy()
        P, u = self.program, self.u
        number = P.code_at[code]
        S.stack.append([number, 0, seat, -1, *([0] * P.slot_counts[number])])
        S.probe = Probe(0, -1, S.changed)  # what a scenario works out for itself has not happened at the table
        try:
            P.codes[number][0](S, S.stack[-1])
        except PlayError as error:
            self.findings.extend([_fault(error, text.span)])
            return None
        op = P.ruleset.codes[code].ops[0]
        return _as_texts(u.names, S.stack[-1][4 + op[1]], self.texts.of_things[code])


def _as_texts(names: list[str], value: Any, things: bool) -> list[str]:
    if isinstance(value, (list, tuple)):
        return [names[x] for x in value]
    if isinstance(value, bool):
        return ["true" if value else "false"]
    if things:
        return [names[value] if value >= 0 else "none"]
    return [str(value)]


def _fault(error: PlayError, span: Span) -> Finding:
    """A fault of the pack, at the words of the scenario that showed it; a note names the text of the pack."""
    if error.where is not None and error.where[0].startswith(OWN):  # the scenario's own text: the place is known
        shown = " ".join(span.source.text[span.start : span.end].split())
        owner = shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
        return Finding(error.code, span, {"text": owner, **error.params})
    notes = [_note("note-while-playing", error.where)] if error.where is not None else []
    if error.tried is not None and error.tried != error.where:
        notes.append(_note("note-tried-at", error.tried))
    owner = error.where[0] if error.where is not None else ""
    return Finding(error.code, span, {"text": owner, **error.params}, tuple(notes))


def _note(message: str, where: tuple[str, Spot | None]) -> Note:
    """A place in the pack's texts, in words."""
    owner, spot = where
    params: Mapping[str, str | int] = {
        "text": owner,
        "file": spot.file if spot else "",
        "line": spot.line if spot else 0,
        "column": spot.column if spot else 0,
    }
    return Note(message, None, params)


def expects_something(scenario: Map) -> bool:
    """Whether a scenario holds the position against anything."""
    then = get(scenario, "then")
    items = then.items if isinstance(then, Sequence) else ()
    return any(key.text in EXPECTATIONS for item in items for key, _ in entries(item))
