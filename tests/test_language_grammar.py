"""The grammar is free of conflicts, and each of its words is reserved everywhere and nowhere else."""

from __future__ import annotations

import re

import pytest
from lark import Lark

from engine.language import RESERVED, Start, format_node, free_name, nodes, parse_text
from engine.language.grammar import FAULT, STARTS, grammar_text
from engine.language.parse import DEEPEST_BRACKET

# Where something is named, or a word of the vocabulary stands. Only a name fits in the gap.
NAME_PLACES: tuple[tuple[Start, str], ...] = (
    ("body", "let {} = 1"),
    ("body", "choose 1 card as {}"),
    ("body", "move 1 card to hand as {}"),
    ("body", "each card as {} {{ discard }}"),
    ("body", "either {} {{ draw }} or {{ look }}"),
    ("body", "either {{ draw }} or {} {{ look }}"),
    ("body", "later at {} {{ draw }}"),
    ("body", "after {} {{ draw }}"),
    ("body", "before {} {{ draw }}"),
    ("body", "place 1, {}"),
    ("body", "each seat, {} {{ draw }}"),
    ("body", "{} 1 card"),
    ("body", "draw; {}"),
    ("body", "may {{ {} }}"),
    ("body", "kill 1 at {}"),
    ("body", "kill 1 card of {}"),
    ("body", "kill 1 not {}"),
    ("body", "ask seat or {} {{ draw }}"),
    ("body", "while phase {{ {} becomes 1 }}"),
    ("body", "while phase {{ cost of {} + 1 }}"),
    ("expr", "count {}"),
    ("expr", "count card near {}"),
    ("expr", "most cost of it among {}"),
    ("expr", "it is {}"),
    ("selector", "card or {}"),
    ("selector", "card on {}"),
)

# Where a name fits, but other words do too: a reserved word then has its own meaning, or is a fault of another code.
OTHER_PLACES: tuple[tuple[Start, str], ...] = (
    ("body", "kill {}"),
    ("body", "kill 1 {}"),
    ("body", "kill 1 card {}"),
    ("body", "move 1 card to {}"),
    ("body", "let x = {}"),
    ("body", "set {} = 1"),
    ("body", "do {}"),
    ("body", "require {}"),
    ("body", "score ({})"),
    ("body", "score (min({}, 2))"),
    ("body", "kill [{}]"),
    ("body", "each {} {{ draw }}"),
    ("body", "each card by {} {{ draw }}"),
    ("body", "if {} {{ draw }}"),
    ("selector", "{}"),
    ("selector", "card {}"),
    ("selector", "card where {}"),
    ("expr", "{}"),
    ("expr", "{}(1)"),
    ("sample", "{}"),
    ("sample", "1 {} at supply"),
)

STARTERS = frozenset(
    [
        "let",
        "set",
        "require",
        "do",
        "if",
        "either",
        "may",
        "whole",
        "each",
        "repeat",
        "ask",
        "later",
        "after",
        "before",
        "while",
    ]
)
NOUNS = re.compile(r"\b((?<!later )at|of|seat or|card or|near|on|count|among|is) \{\}")

# These have a meaning of their own in the place of a name.
MEANT = {
    ("body", "place 1, {}"): {"whole", "some"},
    ("body", "each seat, {} {{ draw }}"): {"whole", "some"},
}


def test_no_conflict_is_settled_silently() -> None:
    for starts in (STARTS, (*STARTS, FAULT)):
        Lark(grammar_text(), parser="lalr", lexer="basic", start=list(starts), strict=True, maybe_placeholders=True)


def test_reserved_words_are_those_of_the_grammar() -> None:
    parser = Lark(grammar_text(), parser="lalr", lexer="basic", start=list(STARTS))
    fixed = {term.pattern.value for term in parser.terminals if term.pattern.type == "str"}
    assert {word for word in fixed if word.isalpha()} == RESERVED
    assert {"of", "any", "becomes", "through"} <= RESERVED
    assert "name" not in RESERVED


@pytest.mark.parametrize("word", sorted(RESERVED))
def test_a_reserved_word_is_no_name(word: str) -> None:
    for start, pattern in NAME_PLACES:
        if word in MEANT.get((start, pattern), set()):
            continue
        text = pattern.format(word)
        tree, findings = parse_text(text, start)
        assert tree is None, text
        first = findings.sorted()[0]
        place = len(pattern[: pattern.index("{}")].format())
        assert first.span is not None
        if begins_something(word, pattern):
            assert first.span.start > place, text
        else:
            assert (first.code, first.span.start, first.params["found"]) == ("E0301", place, word), text


def begins_something(word: str, pattern: str) -> bool:
    """Whether the word is no fault in itself where the gap stands: ``not`` before a noun, a statement's first word."""
    if pattern in ("{} 1 card", "draw; {}", "may {{ {} }}"):
        return word in STARTERS
    return word == "not" and NOUNS.search(pattern) is not None


def names(node: nodes.Node, word: str) -> list[nodes.Node]:
    """The nodes that carry a word as a name."""
    own = [getattr(node, field, None) for field in ("name", "verb", "label", "moment", "value")]
    found = [node] if word in own and not isinstance(node, nodes.Tag) else []
    for kid in nodes.children(node):
        found += names(kid, word)
    return found


@pytest.mark.parametrize("word", sorted(RESERVED))
def test_a_reserved_word_never_becomes_a_name_where_others_fit(word: str) -> None:
    for start, pattern in OTHER_PLACES:
        tree, findings = parse_text(pattern.format(word), start)
        assert (tree is None) == findings.failed
        assert tree is None or names(tree, word) == [], pattern


@pytest.mark.parametrize("word", [f"{word}{more}" for word in sorted(RESERVED) for more in ("s", "_2")])
def test_a_reserved_word_may_begin_a_name(word: str) -> None:
    for start, pattern in (*NAME_PLACES, *OTHER_PLACES):
        tree, findings = parse_text(pattern.format(word), start)
        assert tree is not None, [(item.code, item.params) for item in findings]
        assert names(tree, word) or word in format_node(tree)


@pytest.mark.parametrize("name", ["inner", "orbit", "anyone", "into_space", "android", "island", "summit", "uptown"])
def test_names_that_look_like_reserved_words(name: str) -> None:
    tree, _ = parse_text(f"{name} 1 {name} at {name}")
    assert tree is not None
    assert len(names(tree, name)) == 3


def test_a_free_name_is_no_reserved_word() -> None:
    for word in RESERVED:
        free = free_name(word)
        assert free not in RESERVED
        assert parse_text(f"let {free} = 1")[0] is not None
        assert free_name(word, {free}) not in RESERVED | {free}
    assert free_name("zone") == "zone"
    assert free_name("zone", ["zone", "zone_"]) == "zone_2"


def test_the_starts_give_their_kinds_of_nodes() -> None:
    assert isinstance(parse_text("draw", "body")[0], nodes.Body)
    assert isinstance(parse_text("card", "selector")[0], nodes.Selector)
    assert isinstance(parse_text("card", "expr")[0], nodes.Ref)
    assert isinstance(parse_text("1 card", "sample")[0], nodes.Phrase)


@pytest.mark.parametrize("text", ["", "  ", "\n\n", ";", " ; \n# nothing\n;", "# nothing"])
def test_an_empty_body(text: str) -> None:
    tree, findings = parse_text(text)
    assert tree == nodes.Body(())
    assert not findings.failed


@pytest.mark.parametrize("text", ["", " ", "\n", "# nothing\n"])
@pytest.mark.parametrize("start", ["selector", "expr", "sample"])
def test_other_texts_must_say_something(text: str, start: Start) -> None:
    tree, findings = parse_text(text, start)
    assert tree is None
    assert [item.code for item in findings] == ["E0313"]


def test_lines() -> None:
    """New lines end statements, but not before a word that joins; comments between do not matter."""
    one, _ = parse_text("either { draw } or { look }; if a and b { draw } else { look }; kill 1 where c")
    for text in (
        "either { draw }\nor { look }\nif a\n  and b { draw }\n\nelse { look }\nkill 1\nwhere c\n",
        "either { draw } # one\n# or\n\nor { look }\r\n\r\nif a\r\nand b {\r\n draw\r\n}\r\nelse { look };;\n;kill 1\n\twhere c",
        "either {\n\n draw;\n} or { look }\rif a and b { ;draw } else { look\n }\nkill 1 where c # end",
    ):
        tree, findings = parse_text(text)
        assert tree == one, [(item.code, item.span) for item in findings]
    assert parse_text("\n card\n", "selector")[0] == parse_text("card", "selector")[0]


@pytest.mark.parametrize(
    ("head", "opening", "inside", "closing"),
    [
        ("", "may { ", "draw", " }"),
        ("kill ", "[card at ", "x", "]"),
        ("score ", "(1 + ", "1", ")"),
        ("score ", "(1 + min(2, ", "1", "))"),
    ],
)
def test_brackets_nest_up_to_a_limit(head: str, opening: str, inside: str, closing: str) -> None:
    most = DEEPEST_BRACKET // (opening.count("(") or 1)
    tree, _ = parse_text(head + opening * most + inside + closing * most)
    assert tree is not None
    assert parse_text(format_node(tree))[0] == tree
    many = most + 1
    for text in (head + opening * many + inside + closing * many, head + opening * 10_000):
        tree, findings = parse_text(text)
        assert tree is None
        assert [item.code for item in findings] == ["E0312"]
