"""Text to tree. Several findings a text: after a fault the reader goes on at the next statement."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from lark import Lark

from . import nodes as n
from .build import build

STARTS = ("body", "selector", "expr", "sample")


def grammar_text() -> str:
    return (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8")


@cache
def parser() -> Lark:
    return Lark(
        grammar_text(),
        parser="lalr",
        lexer="basic",
        start=list(STARTS),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse_body(text: str) -> n.Body:
    return cast(n.Body, build(parser().parse(text, start="body")))
