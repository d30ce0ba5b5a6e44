"""The grammar's text, and the tables that Lark makes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lark import Lark, Token

STARTS = ("body", "selector", "expr", "sample")

# Not a start of any text: it keeps the terminals of faulty words in the grammar.
FAULT = "fault"


@cache
def grammar_text() -> str:
    return (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8")


@cache
def keywords() -> frozenset[str]:
    """Every word that the grammar spells out; none of them can be a name."""
    rules = re.sub(r"//[^\n]*", "", grammar_text())
    return frozenset(re.findall(r'"([a-z]+)"', rules))


@cache
def parser() -> Lark:
    """The tables, made once a process."""
    from lark import Lark

    return Lark(
        grammar_text(),
        parser="lalr",
        lexer="basic",
        start=[*STARTS, FAULT],
        propagate_positions=True,
        maybe_placeholders=True,
    )


def words_of(text: str) -> list[Token]:
    """The words of a text, without blanks and comments. Faulty words are words too."""
    # Lark.lex() would build a lexer anew for each text.
    state = parser().parse_interactive(text, start=STARTS[0])
    lex: Callable[[object], Iterator[Token]] = state.lexer_thread.lex
    return list(lex(state.parser_state))


@cache
def spellings() -> dict[str, str]:
    """How each fixed terminal is spelt: ``LBRACE`` is ``{``, ``IN`` is ``in``."""
    return {term.name: term.pattern.value for term in parser().terminals if term.pattern.type == "str"}
