"""The rules text of an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.language import Locate, format_line
from engine.language import nodes as n
from engine.ruleset import Ruleset
from engine.text.naming import capital
from engine.text.rendering import expressions, statements
from engine.text.rendering.lexicon import Lexicon
from engine.text.rendering.said import Said
from engine.text.rendering.teller import Lack, Teller
from engine.text.words import Words


class Tree(Protocol):
    """A text: its tree as it stands there, the same with what signatures fill in (how many, what), and where phrases stand
    in it that mean seats."""

    @property
    def source(self) -> n.Body | n.Expression: ...
    @property
    def tree(self) -> n.Body | n.Expression: ...
    @property
    def players(self) -> frozenset[n.Offsets]: ...


class Written(Tree, Protocol):
    """The same with what turns places in the tree into places in its file."""

    @property
    def locate(self) -> Locate: ...


@dataclass(frozen=True, slots=True)
class Rendered:
    """A text, and the language that it is in: none where it is the effect itself, since no language has all its messages."""

    text: str
    language: str | None


def rules_text(words: Words, ruleset: Ruleset, written: Tree) -> Rendered:
    """The sentences of an effect in the first language that has all their messages; else the effect in its canonical form."""
    for code, alone in words.apart():
        text, lacks = told(alone, ruleset, written)
        if not lacks:
            return Rendered(text, code)
    return Rendered(format_line(written.source), None)


def told(words: Words, ruleset: Ruleset, written: Tree) -> tuple[str, list[Lack]]:
    """The sentences in the only language of ``words``, and the messages that it lacks for them."""
    t, tree = Teller(words, Lexicon(ruleset), written.players), written.tree
    if not isinstance(tree, n.Body):
        return _sentence(t, "sentence", expressions.condition(t, tree)), t.lacks
    text = ""
    for number, part in enumerate(tree.statements):
        alone = number == 0 or isinstance(part, n.Trigger | n.Standing | n.Later)
        said = _sentence(t, "sentence" if alone else "sentence-then", statements.statement(t, part))
        text = t.say("sentences", {"first": text, "second": said}).text if text else said
    return text, t.lacks


def _sentence(t: Teller, message: str, said: Said) -> str:
    return capital(t.say(message, {"do": said}).text)
