"""Lark's trees into nodes: one method a rule of the grammar."""

from __future__ import annotations

from typing import Any, cast

from lark import Token, Tree
from lark.tree import Meta

from . import nodes as n

Item = Any


def _span(meta: Meta) -> n.Offsets:
    return (0, 0) if meta.empty else (meta.start_pos, meta.end_pos)


def _at(token: Token) -> n.Offsets:
    return (token.start_pos or 0, token.end_pos or 0)


class Builder:
    """What each rule becomes: a method takes the place of the rule and what its parts have become."""

    # -- statements
    def body(self, meta: Meta, kids: list[Item]) -> n.Body:
        span = (kids[0].span[0], kids[-1].span[1]) if kids else (0, 0)
        return n.Body(tuple(kids), span=span)

    def block(self, meta: Meta, kids: list[Item]) -> n.Body:
        return n.Body(kids[0].statements, span=_span(meta))

    def action(self, meta: Meta, kids: list[Item]) -> n.Action:
        verb = kids[0]
        phrase = next((k for k in kids if isinstance(k, n.Phrase)), None)
        roles = tuple(k for k in kids if isinstance(k, n.Role))
        tags = next(k for k in kids if isinstance(k, tuple))
        block = next((k for k in kids if isinstance(k, n.Body)), None)
        return n.Action(str(verb), phrase, roles, tags, block, verb_span=_at(verb), span=_span(meta))

    def tags(self, meta: Meta, kids: list[Item]) -> tuple[n.Tag, ...]:
        return tuple(kids)

    def tag(self, meta: Meta, kids: list[Item]) -> n.Tag:
        return n.Tag(str(kids[0]), span=_span(meta))

    def let(self, meta: Meta, kids: list[Item]) -> n.Let:
        return n.Let(str(kids[0]), kids[1], name_span=_at(kids[0]), span=_span(meta))

    def assign(self, meta: Meta, kids: list[Item]) -> n.Assign:
        return n.Assign(kids[0], kids[1], span=_span(meta))

    def require(self, meta: Meta, kids: list[Item]) -> n.Require:
        return n.Require(kids[0], span=_span(meta))

    def run(self, meta: Meta, kids: list[Item]) -> n.Run:
        return n.Run(kids[0], kids[1], span=_span(meta))

    def if_(self, meta: Meta, kids: list[Item]) -> n.If:
        return n.If(kids[0], kids[1], kids[2], span=_span(meta))

    def either(self, meta: Meta, kids: list[Item]) -> n.Either:
        return n.Either(tuple(kids), span=_span(meta))

    def branch(self, meta: Meta, kids: list[Item]) -> n.Branch:
        label = kids[0]
        where = (0, 0) if label is None else _at(label)
        return n.Branch(None if label is None else str(label), kids[1], label_span=where, span=_span(meta))

    def may(self, meta: Meta, kids: list[Item]) -> n.May:
        return n.May(kids[0], span=_span(meta))

    def whole(self, meta: Meta, kids: list[Item]) -> n.Whole:
        return n.Whole(kids[0], span=_span(meta))

    def each(self, meta: Meta, kids: list[Item]) -> n.Each:
        phrase, by, tags, body = kids
        return n.Each(phrase, by, tags, body, span=_span(meta))

    def repeat(self, meta: Meta, kids: list[Item]) -> n.Repeat:
        return n.Repeat(kids[0], kids[1], span=_span(meta))

    def repeat_until(self, meta: Meta, kids: list[Item]) -> n.RepeatUntil:
        return n.RepeatUntil(kids[0], kids[1], span=_span(meta))

    def ask(self, meta: Meta, kids: list[Item]) -> n.Ask:
        return n.Ask(kids[0], kids[1], span=_span(meta))

    def later(self, meta: Meta, kids: list[Item]) -> n.Later:
        return n.Later(str(kids[0]), kids[1], kids[2], moment_span=_at(kids[0]), span=_span(meta))

    def trigger(self, meta: Meta, kids: list[Item]) -> n.Trigger:
        when, verb = kids[0], kids[1]
        phrase = next((k for k in kids if isinstance(k, n.Phrase)), None)
        roles = tuple(k for k in kids if isinstance(k, n.Role))
        return n.Trigger(when, str(verb), phrase, roles, kids[-1], verb_span=_at(verb), span=_span(meta))

    def when(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    def standing(self, meta: Meta, kids: list[Item]) -> n.Standing:
        return n.Standing(kids[0], tuple(kids[1:]), span=_span(meta))

    def becomes(self, meta: Meta, kids: list[Item]) -> n.Modifier:
        return n.Modifier(kids[0], "becomes", kids[1], span=_span(meta))

    def raised(self, meta: Meta, kids: list[Item]) -> n.Modifier:
        return n.Modifier(kids[0], "+", kids[1], span=_span(meta))

    def lowered(self, meta: Meta, kids: list[Item]) -> n.Modifier:
        return n.Modifier(kids[0], "-", kids[1], span=_span(meta))

    def at_most(self, meta: Meta, kids: list[Item]) -> n.Modifier:
        return n.Modifier(kids[0], "<=", kids[1], span=_span(meta))

    def at_least(self, meta: Meta, kids: list[Item]) -> n.Modifier:
        return n.Modifier(kids[0], ">=", kids[1], span=_span(meta))

    def target(self, meta: Meta, kids: list[Item]) -> n.Target:
        name, of, word, place = kids
        return n.Target(str(name), of, word, place, value_span=_at(name), span=_span(meta))

    # -- phrases
    def object(self, meta: Meta, kids: list[Item]) -> n.Phrase:
        return self._phrase(meta, kids)

    def item(self, meta: Meta, kids: list[Item]) -> n.Phrase:
        return self._phrase(meta, kids)

    def sample(self, meta: Meta, kids: list[Item]) -> n.Phrase:
        return self._phrase(meta, kids)

    def roled(self, meta: Meta, kids: list[Item]) -> n.Role:
        role = kids[0]
        start = kids[1].span[0]
        phrase = self._phrase(meta, kids[1:])
        phrase = n.Phrase(
            phrase.things, phrase.where, phrase.name, name_span=phrase.name_span, span=(start, phrase.span[1])
        )
        return n.Role(str(role), phrase, role_span=_at(role), span=_span(meta))

    def _phrase(self, meta: Meta, kids: list[Item]) -> n.Phrase:
        things = tuple(k for k in kids if isinstance(k, n.Thing))
        name = next((k for k in kids if isinstance(k, Token)), None)
        rest = [k for k in kids if not isinstance(k, (n.Thing, Token)) and k is not None]
        at = (0, 0) if name is None else _at(name)
        named = None if name is None else str(name)
        return n.Phrase(things, rest[0] if rest else None, named, name_span=at, span=_span(meta))

    def naming(self, meta: Meta, kids: list[Item]) -> Token:
        return kids[0]  # type: ignore[no-any-return]

    def counted(self, meta: Meta, kids: list[Item]) -> n.Thing:
        partitive = any(k == "of" and isinstance(k, str) for k in kids)
        return n.Thing(kids[0], kids[-1], partitive, span=_span(meta))

    def how_many(self, meta: Meta, kids: list[Item]) -> n.Thing:
        return n.Thing(kids[0], None, span=_span(meta))

    def given(self, meta: Meta, kids: list[Item]) -> n.Thing:
        return n.Thing(None, kids[0], span=_span(meta))

    def partitive(self, meta: Meta, kids: list[Item]) -> str:
        return "of"

    def role(self, meta: Meta, kids: list[Item]) -> Token:
        return kids[0]  # type: ignore[no-any-return]

    def loc(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    # -- how many
    def exactly(self, meta: Meta, kids: list[Item]) -> n.Exactly:
        return n.Exactly(kids[0], span=_span(meta))

    def between(self, meta: Meta, kids: list[Item]) -> n.Between | n.UpTo:
        if kids[0] == n.Number(0):
            return n.UpTo(kids[1], span=_span(meta))
        return n.Between(kids[0], kids[1], span=_span(meta))

    def up_to(self, meta: Meta, kids: list[Item]) -> n.UpTo:
        return n.UpTo(kids[0], span=_span(meta))

    def from_on(self, meta: Meta, kids: list[Item]) -> n.FromOn:
        return n.FromOn(kids[0], span=_span(meta))

    def all(self, meta: Meta, kids: list[Item]) -> n.All:
        return n.All(span=_span(meta))

    def any(self, meta: Meta, kids: list[Item]) -> n.Any_:
        return n.Any_(span=_span(meta))

    # -- sets
    def selector(self, meta: Meta, kids: list[Item]) -> n.Selector:
        return n.Selector(kids[0], kids[1], span=_span(meta))

    def head(self, meta: Meta, kids: list[Item]) -> n.Head:
        nouns, word, place = kids
        return n.Head(nouns, word, place or (), span=_span(meta))

    def headless(self, meta: Meta, kids: list[Item]) -> n.Head:
        return n.Head((), kids[0], kids[1], span=_span(meta))

    def nouns(self, meta: Meta, kids: list[Item]) -> tuple[n.Noun, ...]:
        return tuple(kids)

    def noun(self, meta: Meta, kids: list[Item]) -> n.Noun:
        return n.Noun(tuple(kids[:-1]), kids[-1], span=_span(meta))

    def word(self, meta: Meta, kids: list[Item]) -> n.Word:
        return n.Word(str(kids[0]), span=_span(meta))

    def except_(self, meta: Meta, kids: list[Item]) -> n.Except:
        return n.Except(str(kids[0]), span=_span(meta))

    def group(self, meta: Meta, kids: list[Item]) -> n.Group:
        return n.Group(kids[0], span=_span(meta))

    def call(self, meta: Meta, kids: list[Item]) -> n.Call:
        return n.Call(str(kids[0]), tuple(kids[1:]), span=_span(meta))

    # -- expressions
    def number(self, meta: Meta, kids: list[Item]) -> n.Number:
        return n.Number(int(kids[0]), span=_span(meta))

    def ref(self, meta: Meta, kids: list[Item]) -> n.Ref:
        *terms, of, word, place = kids
        end = of.span[1] if of is not None else terms[-1].span[1]
        noun = n.Noun(tuple(terms), of, span=(terms[0].span[0], end))
        return n.Ref(noun, word, place, span=_span(meta))

    def counting(self, meta: Meta, kids: list[Item]) -> n.Counting:
        return n.Counting(kids[0], kids[1], kids[2], kids[3], span=_span(meta))

    def counter(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    def can(self, meta: Meta, kids: list[Item]) -> n.Can:
        return n.Can(kids[0], span=_span(meta))

    def among(self, meta: Meta, kids: list[Item]) -> n.Among:
        return n.Among(kids[0], kids[1], kids[2], kids[3], kids[4], span=_span(meta))

    def fold(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    def member(self, meta: Meta, kids: list[Item]) -> n.Member:
        return n.Member(kids[0], kids[1], kids[2], kids[3], span=_span(meta))

    def compare(self, meta: Meta, kids: list[Item]) -> n.Compare:
        return n.Compare(kids[1], kids[0], kids[2], span=_span(meta))

    def comparator(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    def arithmetic(self, meta: Meta, kids: list[Item]) -> n.Arithmetic:
        return n.Arithmetic(kids[1], kids[0], kids[2], span=_span(meta))

    def plus_minus(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    def times_over(self, meta: Meta, kids: list[Item]) -> str:
        return str(kids[0])

    def minus(self, meta: Meta, kids: list[Item]) -> n.Minus:
        return n.Minus(kids[0], span=_span(meta))

    def negation(self, meta: Meta, kids: list[Item]) -> n.Negation:
        return n.Negation(kids[0], span=_span(meta))

    def all_of(self, meta: Meta, kids: list[Item]) -> n.AllOf:
        return n.AllOf(tuple(kids), span=_span(meta))

    def any_of(self, meta: Meta, kids: list[Item]) -> n.AnyOf:
        return n.AnyOf(tuple(kids), span=_span(meta))

    def choice(self, meta: Meta, kids: list[Item]) -> n.Choice:
        return n.Choice(kids[0], kids[1], kids[2], span=_span(meta))


def build(tree: Tree[Token]) -> n.Node:
    """The node that a parsed tree says. Works without recursion, from the leaves up."""
    builder = Builder()
    done: dict[int, Item] = {}
    for part in tree.iter_subtrees():
        kids = [done[id(kid)] if isinstance(kid, Tree) else kid for kid in part.children]
        done[id(part)] = getattr(builder, str(part.data))(part.meta, kids)
    return cast(n.Node, done[id(tree)])
