"""Texts typed against a pack that is loaded already: on the command line, in scenarios."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.diagnostics import Findings, Severity, Source, Span
from engine.language import parse
from engine.ruleset.definitions import Code, Modifier, Ruleset, Trigger

from .bodies import write_text
from .names import Names
from .pack import Compiled
from .texts import Text


@dataclass(frozen=True, slots=True)
class Effect:
    """A compiled text: its code, the codes of its blocks (itself among them), its triggers and modifiers.

    ``code`` is nothing for a text of triggers and modifiers only.
    """

    code: Code | None
    codes: dict[str, Code]
    triggers: tuple[Trigger, ...]
    modifiers: tuple[Modifier, ...]

    def added_to(self, ruleset: Ruleset) -> Ruleset:
        """The ruleset with this text in it, so that it can be run."""
        return replace(
            ruleset,
            codes={**ruleset.codes, **self.codes},
            triggers=(*ruleset.triggers, *self.triggers),
            modifiers=(*ruleset.modifiers, *self.modifiers),
        )


def text_against(pack: Compiled, text: str, source_name: str, findings: Findings) -> tuple[Names, Text]:
    """The names of a pack with findings of their own, and a text of no card: ``this`` may be any."""
    source = Source(source_name, text)
    names = replace(pack.names, findings=findings, modifiers=[], loose_runs={}, loose_costs={})
    cards = frozenset(names.pieces) | frozenset(names.places)
    whole = Span(source, 0, len(text))
    return names, Text("text", text, lambda start, end: Span(source, start, end), whole, cards)


def compile_effect(
    pack: Compiled, text: str, findings: Findings, source_name: str = "text", *, path: str = "text"
) -> Effect | None:
    """An effect as it would be compiled on a card of the pack; nothing when it has a fault.

    ``path``  the id of its code. Where it ends in the name of a printed effect, the text may ask for payment as that may.
    """
    names, about = text_against(pack, text, source_name, findings)
    about = replace(about, path=path)
    tree = parse(text, "body", about.locate, findings)
    if tree is None:
        return None
    before = len(findings)
    done = write_text(names, about, tree)
    if any(item.severity is Severity.ERROR for item in list(findings)[before:]):
        return None
    return Effect(done.codes.get(path), done.codes, tuple(done.triggers), tuple(done.modifiers))
