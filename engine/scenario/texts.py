"""The texts in the effect language that scenarios hold: effects to be carried out, and expressions to be worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from engine.diagnostics import Finding, Findings, Severity, Span
from engine.pack import Compiled, Effect, compile_effect
from engine.pack.tree import Mapping, Scalar, Sequence
from engine.play.slots import is_number
from engine.ruleset import Ruleset
from engine.scenario.nodes import entries, get

OWN = "scenario:"
"""The ids of the scenarios' own texts begin so."""

_HEAD = "let x__ = "
"""What turns an expression into an effect."""

_SOURCE = "scenario"


@dataclass(frozen=True, slots=True)
class Texts:
    """A ruleset with the texts in it.

    ``effects``  the id of the code of each effect, by its place; ``values`` that of each expression
    ``of_things``  whether an expression gives things, by the id of its code
    """

    ruleset: Ruleset
    effects: dict[Span, str] = field(default_factory=dict)
    values: dict[Span, str] = field(default_factory=dict)
    of_things: dict[str, bool] = field(default_factory=dict)


def read_texts(scenarios: Iterable[Mapping], pack: Compiled, findings: Findings) -> Texts:
    """Compile all texts of some scenarios. One that has a fault is left out, with findings at its own words."""
    texts = Texts(pack.ruleset)
    ruleset = pack.ruleset
    for scenario in scenarios:
        for entry in _steps(scenario):
            said = get(entry, "effect")
            if isinstance(said, Scalar):
                path = f"{OWN}{len(texts.effects) + len(texts.values)}"
                effect = _compiled(pack, said.text, path, 0, said.at, findings)
                if effect is not None and effect.code is None:  # only triggers and modifiers, which wait for a card
                    findings.add("E0849", said.span, name=said.text)
                elif effect is not None:
                    ruleset = effect.added_to(ruleset)
                    texts.effects[said.span] = path
            for key, _ in entries(get(entry, "values")):
                path = f"{OWN}{len(texts.effects) + len(texts.values)}"
                effect = _compiled(pack, key.text, path, len(_HEAD), _in_key(key.span), findings)
                if effect is not None and effect.code is not None:
                    ruleset = effect.added_to(ruleset)
                    texts.values[key.span] = path
                    texts.of_things[path] = not is_number(ruleset, effect.code.ops[0][2], set())
    return replace(texts, ruleset=ruleset)


def _steps(scenario: Mapping) -> Iterator[Mapping]:
    yield scenario
    then = get(scenario, "then")
    for item in then.items if isinstance(then, Sequence) else ():
        if isinstance(item, Mapping):
            yield item


def _compiled(
    pack: Compiled, text: str, path: str, head: int, locate: Callable[[int, int], Span], findings: Findings
) -> Effect | None:
    """One text; what is wrong in it is told at its place in the file. ``head``: it is an expression."""
    problems = Findings()
    effect = compile_effect(pack, (_HEAD if head else "") + text, problems, _SOURCE, path=path)
    for problem in problems:
        if problem.severity is Severity.ERROR:
            findings.extend([_moved(problem, head, locate)])
    return effect if not problems.failed else None


def _moved(finding: Finding, head: int, locate: Callable[[int, int], Span]) -> Finding:
    def move(span: Span | None) -> Span | None:
        if span is None or span.source.name != _SOURCE:
            return span
        return locate(max(0, span.start - head), max(0, span.end - head))

    notes = tuple(replace(note, span=move(note.span)) for note in finding.notes)
    return replace(finding, span=move(finding.span), notes=notes)


def _in_key(span: Span) -> Callable[[int, int], Span]:
    """Places inside of a key: it stands as it is written, perhaps in quotes."""
    quoted = span.source.text[span.start : span.start + 1] in ("'", '"')
    start = span.start + int(quoted)

    def locate(first: int, end: int) -> Span:
        return Span(span.source, min(start + first, span.end), min(start + end, span.end))

    return locate
