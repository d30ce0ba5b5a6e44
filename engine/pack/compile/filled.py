"""How a text reads when all that signatures fill in is written out: plain data in a normal form.

Words of the pack are spelled out, and the members of a set have no order, so two texts that only differ in what a
signature fills in have equal forms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from itertools import product
from typing import Any

from engine.diagnostics import Findings
from engine.language import nodes as n
from engine.language import parse

from .effects import text_against
from .names import Names
from .pack import Compiled
from .statements import first_action
from .texts import Filled
from .types import Wrong

Form = tuple[Any, ...]
Words = frozenset[Any]


def filled(pack: Compiled, text: str, *, path: str = "text") -> Form | None:
    """The filled-in form of an effect; nothing when it has a fault. ``path`` as in ``compile_effect``."""
    from .bodies import write_text

    findings = Findings()
    names, about = text_against(pack, text, "text", findings)
    about = replace(about, path=path)
    tree = parse(text, "body", about.locate, findings)
    if tree is None:
        return None
    record = Filled()
    try:
        write_text(names, about, tree, record)
    except Wrong:
        return None
    if findings.failed:
        return None
    return Former(names, record).form(tree)


@dataclass(slots=True)
class Former:
    """Turns trees into forms."""

    names: Names
    record: Filled

    def form(self, node: n.Node) -> Form:
        match node:
            case n.Action():
                return self._action(node)
            case n.Phrase():
                return self._phrase(node)
            case n.Selector(head=head, where=where):
                return self._set(head.nouns, head.place_word, head.place, where)
            case n.Head(nouns=nouns, place_word=word, place=place):
                return self._set(nouns, word, place, None)
            case n.Noun():
                return self._set((node,), None, (), None)
            case n.Ref(noun=noun, place_word=word, place=where):
                return ("value", self._located(noun, word, where))
            case n.Counting(way=way, noun=noun, place_word=word, place=where):
                return (way, self._located(noun, word, where))
            case n.Among(way=way, figure=figure, noun=noun, place_word=word, place=where):
                return (way, self.form(figure), self._located(noun, word, where))
            case n.Member(subject=subject, noun=noun, place_word=word, place=where):
                return ("is", self.form(subject), self._located(noun, word, where))
            case n.Either(branches=branches):
                return ("either", *(self._branch(branch) for branch in branches))
            case _:
                return self._plain(node)

    def _plain(self, node: n.Node) -> Form:
        out: list[Any] = [type(node).__name__]
        for item in fields(node):
            if not item.compare:
                continue
            value: Any = getattr(node, item.name)
            if isinstance(value, n.Node):
                value = self.form(value)
            elif isinstance(value, tuple):
                value = tuple(self.form(part) if isinstance(part, n.Node) else part for part in value)
            out.append(value)
        return tuple(out)

    def _branch(self, branch: n.Branch) -> Form:
        first = first_action(branch.body)
        label = branch.label or (first.verb if first is not None else None)
        return ("branch", label, self.form(branch.body))

    def _action(self, node: n.Action) -> Form:
        parts: dict[str, Form] = {role: self.form(phrase) for role, phrase in self.record.left_out(node.verb_span)}
        if node.object is not None:
            parts[""] = self.form(node.object)
        for role in node.roles:
            parts[role.role] = self.form(role.phrase)
        tags = tuple(sorted(tag.name for tag in node.tags))
        block = None if node.block is None else self.form(node.block)
        return ("action", node.verb, tuple(sorted(parts.items(), key=lambda item: item[0])), tags, block)

    def _phrase(self, node: n.Phrase) -> Form:
        done = self.record.phrases.get(node.span, node)
        things = []
        for thing in done.things:
            quantity = None if thing.quantity is None else self.form(thing.quantity)
            head = thing.head or n.Head(())
            things.append((quantity, self._meant(node.span, head, done.where)))
        return ("phrase", tuple(things), done.name)

    def _meant(self, span: n.Offsets, head: n.Head, where: n.Expression | None) -> Form:
        """A set with the kinds that it can be of in place of its nouns."""
        kinds = self.record.kinds.get(span)
        found = self._alternatives(head.nouns, head.place_word, head.place, where)
        if kinds is not None:
            meant = ("kinds", *self.names.ordered(kinds))
            found = [frozenset(word for word in words if not self._is_kind(word)) | {meant} for words in found]
        return ("set", *_sorted(map(_sorted, found)))

    def _is_kind(self, word: Form) -> bool:
        return word[0] == "word" and self.names.is_kind(word[1])

    # ---- sets: alternatives, each a set of what must hold

    def _located(self, noun: n.Noun, word: str | None, place: n.Noun | None) -> Form:
        return self._set((noun,), word, () if place is None else (place,), None)

    def _set(
        self, nouns: tuple[n.Noun, ...], word: str | None, place: tuple[n.Noun, ...], where: n.Expression | None
    ) -> Form:
        return ("set", *_sorted(map(_sorted, self._alternatives(nouns, word, place, where))))

    def _alternatives(
        self, nouns: tuple[n.Noun, ...], word: str | None, place: tuple[n.Noun, ...], where: n.Expression | None
    ) -> list[Words]:
        every = frozenset[Any]()
        if word is not None:
            every |= {("near" if word == "near" else "at", self._set(place, None, (), None))}
        found: list[Words] = [frozenset()] if not nouns else []
        for noun in nouns:
            found.extend(self._noun(noun))
        found = [words | every for words in found]
        for part in self._all_of(where):
            found = [words | more for words in found for more in self._condition(part)]
        return found

    def _all_of(self, where: n.Expression | None) -> Iterable[n.Expression]:
        if isinstance(where, n.AllOf):
            for part in where.parts:
                yield from self._all_of(part)
        elif where is not None:
            yield where

    def _condition(self, part: n.Expression) -> list[Words]:
        """A word by itself after ``where`` says the same as beside the noun."""
        match part:
            case n.Ref(noun=n.Noun(of=None) as noun, place_word=None):
                return self._noun(noun)
            case n.Negation(value=n.Ref(noun=n.Noun(terms=(n.Word(name=name),), of=None), place_word=None)):
                return self._term(n.Except(name))
            case _:
                return [frozenset({("where", self.form(part))})]

    def _noun(self, noun: n.Noun) -> list[Words]:
        """Each term gives alternatives; side by side, one of each holds."""
        choices = [self._term(term) for term in noun.terms]
        if noun.of is not None:
            of = ("of", self.form(noun.of))
            choices[-1] = [words | {of} for words in choices[-1]]
        return [frozenset().union(*several) for several in product(*choices)]

    def _term(self, term: n.Term) -> list[Words]:
        match term:
            case n.Word(name=name):
                known = self.names.words.get(name)
                if known is None or known.tree is None:
                    return [frozenset({("word", name)})]
                head = known.tree.head
                return self._alternatives(head.nouns, head.place_word, head.place, known.tree.where)
            case n.Group(selector=n.Selector(head=head, where=where)):
                return self._alternatives(head.nouns, head.place_word, head.place, where)
            case n.Except(name=name):
                return [frozenset({("not", self._set((n.Noun((n.Word(name),)),), None, (), None))})]
            case _:
                return [frozenset({self._plain(term)})]


def _sorted(items: Iterable[Any]) -> Form:
    return tuple(sorted(set(items), key=repr))
