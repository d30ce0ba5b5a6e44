"""The rules text of an effect."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.language import format_node
from engine.language import nodes as n
from engine.ruleset import Ruleset
from engine.text.rendering import expressions, statements
from engine.text.rendering.lexicon import Lexicon
from engine.text.rendering.said import Said
from engine.text.rendering.teller import Lack, Teller
from engine.text.words import Words


@dataclass(frozen=True, slots=True)
class Rendered:
    """A text, and the language that it is in: none where it is the effect itself, since no language has all its messages."""

    text: str
    language: str | None


def rules_text(
    words: Words, ruleset: Ruleset, tree: n.Body | n.Expression, players: Collection[n.Offsets] = ()
) -> Rendered:
    """The sentences of an effect, in the first language that has all their messages; else the effect in its canonical form.

    ``tree``     with how many and what filled in from the signatures of its verbs.
    ``players``  where phrases stand in it that mean seats.
    """
    for code, alone in words.apart():
        text, lacks = told(alone, ruleset, tree, players)
        if not lacks:
            return Rendered(text, code)
    return Rendered(" ".join(format_node(tree).split()), None)


def told(
    words: Words, ruleset: Ruleset, tree: n.Body | n.Expression, players: Collection[n.Offsets] = ()
) -> tuple[str, list[Lack]]:
    """The sentences in the only language of ``words``, and the messages that it lacks for them."""
    t = Teller(words, Lexicon(ruleset), frozenset(players))
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


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
