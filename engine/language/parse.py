"""Text to tree, with several findings a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias, overload

from lark import Token, Tree

from engine.diagnostics import Findings, Source, Span

from . import nodes as n
from .build import build
from .faults import CLOSERS, Reporter
from .grammar import words_of
from .reader import Reader

Start: TypeAlias = Literal["body", "selector", "expr", "sample"]
Locate: TypeAlias = Callable[[int, int], Span]

DEEPEST_BRACKET = 32
DEEPEST_TREE = 170

_COMMENT = re.compile(r"#[^\r\n]*")


@overload
def parse(text: str, start: Literal["body"], locate: Locate, findings: Findings) -> n.Body | None: ...
@overload
def parse(text: str, start: Literal["selector"], locate: Locate, findings: Findings) -> n.Selector | None: ...
@overload
def parse(text: str, start: Literal["expr"], locate: Locate, findings: Findings) -> n.Expression | None: ...
@overload
def parse(text: str, start: Literal["sample"], locate: Locate, findings: Findings) -> n.Phrase | None: ...
@overload
def parse(text: str, start: Start, locate: Locate, findings: Findings) -> n.Node | None: ...
def parse(text: str, start: Start, locate: Locate, findings: Findings) -> n.Node | None:
    """The tree of a text, or nothing where it has faults; these are added to ``findings``. Never raises.

    ``start``   what the text is: statements, a set, an expression, or a parameter of a signature.
    ``locate``  turns offsets in the text (first, one past the last) into a place in a file.

    An empty text is a body without statements; of the other starts it is a fault.
    """
    tree = _good(text, start)
    return _parse(text, start, locate, findings) if tree is None else tree


@lru_cache(maxsize=2_000)
def _good(text: str, start: Start) -> n.Node | None:
    """The tree of a text without faults, which is read once however often a pack is; nothing where it has faults."""
    source = Source("", text)
    return _parse(text, start, lambda first, end: Span(source, first, end), Findings())


def _parse(text: str, start: Start, locate: Locate, findings: Findings) -> n.Node | None:
    reporter = Reporter(locate, findings)
    tokens = _without_blank_lines(words_of(text))
    if not tokens and start != "body":
        reporter.empty()
        return None
    deep = _deep_bracket(tokens)
    if deep is not None:
        reporter.too_deep(deep)
        return None
    tree = Reader(tokens, 0, len(tokens), start, reporter).read()
    twice = None if reporter.count else _doubled_bracket(tokens)
    if twice is not None:
        reporter.doubled(twice)
    if reporter.count or tree is None:
        return None
    deep = _deep_part(tree, tokens)
    if deep is not None:
        reporter.too_deep(deep)
        return None
    return build(tree)


@overload
def parse_text(text: str, start: Literal["body"] = "body", name: str = "text") -> tuple[n.Body | None, Findings]: ...
@overload
def parse_text(text: str, start: Literal["selector"], name: str = "text") -> tuple[n.Selector | None, Findings]: ...
@overload
def parse_text(text: str, start: Literal["expr"], name: str = "text") -> tuple[n.Expression | None, Findings]: ...
@overload
def parse_text(text: str, start: Literal["sample"], name: str = "text") -> tuple[n.Phrase | None, Findings]: ...
@overload
def parse_text(text: str, start: Start, name: str = "text") -> tuple[n.Node | None, Findings]: ...
def parse_text(text: str, start: Start = "body", name: str = "text") -> tuple[n.Node | None, Findings]:
    """The tree of a text that stands alone, and what is wrong in it.

    ``name``  how findings call the text.

    >>> tree, findings = parse_text("count card > 3", "expr")
    >>> type(tree).__name__, len(findings)
    ('Compare', 0)
    """
    source, findings = Source(name, text), Findings()
    tree = parse(text, start, lambda first, end: Span(source, first, end), findings)
    return tree, findings


def _without_blank_lines(tokens: Sequence[Token]) -> list[Token]:
    """The words without new lines before the first and after the last."""
    first, last = 0, len(tokens)
    while first < last and _is_blank(tokens[first]):
        first += 1
    while first < last and _is_blank(tokens[last - 1]):
        last -= 1
    return list(tokens[first:last])


def _is_blank(token: Token) -> bool:
    return token.type == "_SEP" and ";" not in _COMMENT.sub("", token)


def _deep_bracket(tokens: Sequence[Token]) -> Token | None:
    """The first bracket inside too many others."""
    depth = 0
    for token in tokens:
        if token.type in CLOSERS:
            depth += 1
            if depth > DEEPEST_BRACKET:
                return token
        elif token.type in CLOSERS.values():
            depth = max(0, depth - 1)
    return None


def _doubled_bracket(tokens: Sequence[Token]) -> Token | None:
    """The first bracket that holds nothing but what one around it holds: ``((a))``, ``[[a]]``."""
    opened: list[tuple[Token, int]] = []
    inner: tuple[int, int] | None = None
    for place, token in enumerate(tokens):
        if token.type in CLOSERS:
            opened.append((token, place))
        elif token.type in CLOSERS.values():
            opener, begin = opened.pop()
            if opener.type != "LBRACE" and inner == (begin + 1, place - 1) and tokens[begin + 1].type == opener.type:
                return tokens[begin + 1]
            inner = (begin, place)
    return None


def _deep_part(tree: Tree[Token], tokens: Sequence[Token]) -> Token | None:
    """The first word of the first part inside too many others: chains such as ``- - - -`` nest without brackets."""
    todo: list[tuple[Tree[Token], int]] = [(tree, 1)]
    while todo:
        part, depth = todo.pop()
        if depth > DEEPEST_TREE and not part.meta.empty:
            return next(token for token in tokens if (token.start_pos or 0) >= part.meta.start_pos)
        todo.extend((kid, depth + 1) for kid in reversed(part.children) if isinstance(kid, Tree))
    return None
