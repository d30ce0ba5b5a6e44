"""Two directions: what is written from any tree is read as the same tree; comments stay."""

from __future__ import annotations

import string
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.language import RESERVED, format_node, format_text, parse_text
from engine.language import nodes as n
from engine.language.format import WIDTH

# ---- random trees -----------------------------------------------------------------------------------------------

Strategy = st.SearchStrategy[Any]

LETTERS = string.ascii_lowercase
names = st.one_of(
    st.sampled_from(["card", "ship", "zone", "it", "x", "inner", "any_", "of2"]),
    st.builds(lambda head, tail: head + tail, st.sampled_from(LETTERS), st.text(LETTERS + "_019", max_size=6)),
).filter(lambda name: name not in RESERVED)
place_words = st.sampled_from(["at", "on", "near"])
roles = st.sampled_from(["in", "into", "to", "from", "with", "for", "by", "over", "through"])
numbers = st.builds(n.Number, st.integers(0, 999_999_999))


def few(item: Strategy, least: int = 0, most: int = 3) -> Strategy:
    return st.lists(item, min_size=least, max_size=most).map(tuple)


def maybe(item: Strategy) -> Strategy:
    return st.none() | item


def placed(kind: type[n.Node], *parts: Strategy) -> Strategy:
    """A node with or without a place at its end."""
    return st.builds(kind, *parts) | st.builds(kind, *parts, place_words, nouns)


def binary(kind: type[n.Node], ways: str) -> Strategy:
    return st.builds(kind, st.sampled_from(ways.split()), expressions, expressions)


def not_from_nothing(between: n.Between) -> bool:
    return between.low != n.Number(0)  # `0..2` is read as `up to 2`


expressions: Strategy = st.deferred(
    lambda: st.one_of(
        numbers,
        refs,
        numbers | refs,
        placed(n.Counting, st.sampled_from(["count", "some", "no"]), nouns),
        st.builds(n.Can, refs),
        placed(n.Among, st.sampled_from(["most", "least", "sum"]), expressions, nouns),
        placed(n.Member, expressions, nouns),
        binary(n.Compare, "= != < > <= >="),
        binary(n.Arithmetic, "+ - * /"),
        st.builds(n.Minus, expressions),
        st.builds(n.Negation, expressions),
        st.builds(n.AllOf, few(expressions, 2)),
        st.builds(n.AnyOf, few(expressions, 2)),
        st.builds(n.Choice, expressions, expressions, expressions),
    )
)


def not_bracketed_twice(group: n.Group) -> bool:
    """Brackets twice around the same are a fault (``E0316``)."""
    selector = group.selector
    first = selector.head.nouns[:1]
    return not (first and isinstance(first[0].terms[0], n.Group) and selector == alone(first[0].terms[0]))


def alone(group: n.Group) -> n.Selector:
    return n.Selector(n.Head((n.Noun((group,)),)))


words = st.builds(n.Word, names)
openers: Strategy = st.deferred(
    lambda: (
        words
        | words
        | st.builds(n.Group, selectors).filter(not_bracketed_twice)
        | st.builds(n.Call, names, few(expressions, 1))
    )
)
terms = openers | st.builds(n.Except, names)
nouns: Strategy = st.deferred(lambda: st.builds(n.Noun, few(terms, 1), maybe(nouns)))
refs: Strategy = st.deferred(
    lambda: placed(
        n.Ref,
        st.builds(lambda first, rest, of: n.Noun((first, *rest), of), openers, few(terms, 0, 2), maybe(nouns)),
    )
)
heads: Strategy = st.one_of(
    st.builds(n.Head, few(nouns, 1)),
    st.builds(n.Head, few(nouns, 1), place_words, few(nouns, 1)),
    st.builds(n.Head, st.just(()), place_words, few(nouns, 1)),
)
selectors: Strategy = st.builds(n.Selector, heads, maybe(expressions))
amounts: Strategy = numbers | expressions
quantities: Strategy = st.one_of(
    st.builds(n.Exactly, amounts),
    st.builds(n.Between, amounts, amounts).filter(not_from_nothing),
    st.builds(n.UpTo, amounts),
    st.builds(n.FromOn, amounts),
    st.just(n.All()),
    st.just(n.Any_()),
)
things: Strategy = st.one_of(
    st.builds(n.Thing, quantities, heads, st.booleans()),
    st.builds(n.Thing, quantities, st.none()),
    st.builds(n.Thing, st.none(), heads),
)
items: Strategy = st.builds(n.Phrase, things.map(lambda thing: (thing,)), maybe(expressions), maybe(names))
objects: Strategy = st.builds(n.Phrase, few(things, 1, 2), maybe(expressions), maybe(names))
samples: Strategy = st.builds(n.Phrase, things.map(lambda thing: (thing,)), maybe(expressions))
tags = few(st.builds(n.Tag, names | st.sampled_from(["whole", "some"])), 0, 2)
role_phrases = few(st.builds(n.Role, roles, items), 0, 2)
bodies: Strategy = st.deferred(lambda: st.builds(n.Body, few(statements)))
ifs: Strategy = st.deferred(lambda: st.builds(n.If, expressions, bodies, maybe(bodies | ifs)))
targets = placed(n.Target, names, maybe(nouns))
modifiers = st.builds(n.Modifier, targets, st.sampled_from(["becomes", "+", "-", "<=", ">="]), expressions)
statements: Strategy = st.deferred(
    lambda: st.one_of(
        st.builds(n.Action, names, maybe(objects), role_phrases, tags),
        st.builds(n.Action, names, maybe(objects), role_phrases, tags, maybe(bodies)),
        st.builds(n.Let, names, expressions),
        st.builds(n.Assign, refs, expressions),
        st.builds(n.Require, expressions),
        st.builds(n.Run, refs, tags),
        ifs,
        st.builds(n.Either, few(st.builds(n.Branch, maybe(names), bodies), 2)),
        st.builds(n.May, bodies),
        st.builds(n.Whole, bodies),
        st.builds(n.Each, items, maybe(expressions), tags, bodies),
        st.builds(n.Repeat, quantities, bodies),
        st.builds(n.RepeatUntil, expressions, bodies),
        st.builds(n.Ask, selectors, bodies),
        st.builds(n.Later, names, maybe(selectors), bodies),
        st.builds(n.Trigger, st.sampled_from(["after", "before"]), names, maybe(objects), role_phrases, bodies),
        st.builds(n.Standing, expressions, few(modifiers, 1)),
    )
)
texts = st.one_of(
    st.tuples(st.just("body"), bodies),
    st.tuples(st.just("body"), statements.map(lambda statement: n.Body((statement,)))),
    st.tuples(st.just("selector"), selectors),
    st.tuples(st.just("expr"), expressions),
    st.tuples(st.just("sample"), samples),
)


@settings(deadline=None, max_examples=120)
@given(texts, st.sampled_from([WIDTH, 1, 40]))
def test_what_is_written_is_read_as_the_same(given_text: Any, width: int) -> None:
    start, tree = given_text
    text = format_node(tree, 0, width)
    read, findings = parse_text(text, start)
    assert read == tree, (text, [(item.code, item.span) for item in findings])
    assert format_node(read, 0, width) == text
    assert format_text(text, start, width) == text


@settings(deadline=None, max_examples=80)
@given(bodies, st.data())
def test_comments_stay_wherever_they_stand(body: n.Body, data: st.DataObject) -> None:
    lines = format_node(body, 0, 1).split("\n")
    chosen = data.draw(
        st.lists(st.sampled_from(["", "# above\n", "  # behind", "# one\n\n#two\n"]), min_size=len(lines))
    )
    text = "\n".join(line + more if more[:1] == " " else more + line for line, more in zip(lines, chosen, strict=False))
    shown = format_text(text)
    assert parse_text(shown)[0] == body
    assert sorted(comments(shown)) == sorted(comments(text))
    assert format_text(shown) == shown


def comments(text: str) -> list[str]:
    return ["#" + line.split("#", 1)[1].rstrip() for line in text.split("\n") if "#" in line]


# ---- what it looks like -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("draw  1;\n\nlook (2) ;", "draw 1; look 2"),
        ("kill 0..3 card", "kill up to 3 card"),
        ("kill 0..all card", "kill 0..all card"),
        ("kill (0)..(x) card", "kill up to (x) card"),
        ("score ((1)+(2*3))", "score (1 + 2 * 3)"),
        ("score ((1+2)*3-(4-5)-(-6))", "score ((1 + 2) * 3 - (4 - 5) - -6)"),
        ("score (a-(b+c)/(d/e))", "score (a - (b + c) / (d / e))"),
        ("score (-(-a)+-(a+b))", "score (--a + -(a + b))"),
        ("require (not (a and b)) or (not (c))", "require not (a and b) or not c"),
        ("require ((a or b) and (c or d))", "require (a or b) and (c or d)"),
        ("require a and (b and c)", "require a and (b and c)"),
        ("require not not a = b", "require not not a = b"),
        ("require (not a) = b", "require (not a) = b"),
        ("let x = (if a then b else c) + 1", "let x = (if a then b else c) + 1"),
        ("let x = if a then (if b then c else d) else e", "let x = if a then if b then c else d else e"),
        ("let x = most (if a then b else c) among s", "let x = most if a then b else c among s"),
        ("may{}", "may {}"),
        ("if a{}else if b{draw}else{}", "if a {} else if b { draw } else {}"),
        ("either keep{draw}or{look}", "either keep { draw } or { look }"),
        ("place 1,whole,  some", "place 1, whole, some"),
        ("may { draw; look }", "may {\n  draw\n  look\n}"),
        ("draw; may { look; may { kill } }", "draw\nmay {\n  look\n  may { kill }\n}"),
        ("while p { a + 1; b of c <= 2 }", "while p {\n  a + 1\n  b of c <= 2\n}"),
        ("either { draw } or b { look; kill }", "either {\n  draw\n} or b {\n  look\n  kill\n}"),
        (
            "if a { draw; look } else if b { kill } else {}",
            "if a {\n  draw\n  look\n} else if b {\n  kill\n} else {}",
        ),
    ],
)
def test_canonical_texts(text: str, canonical: str) -> None:
    assert format_text(text) == canonical
    assert format_text(canonical) == canonical


def test_a_text_that_does_not_fit_is_broken() -> None:
    text = "draw 1 card; may { each card at hand { discard it } }"
    assert format_text(text) == text
    assert format_text(text, width=40) == "draw 1 card\nmay { each card at hand { discard it } }"
    assert format_text(text, width=39) == "draw 1 card\nmay {\n  each card at hand { discard it }\n}"


def test_indentation() -> None:
    tree, _ = parse_text("may { draw; look }")
    assert tree is not None
    assert format_node(tree, 2) == "may {\n      draw\n      look\n    }"
    line, _ = parse_text("draw; look")
    assert line is not None
    assert format_node(line, 2, 14) == "draw; look"
    assert format_node(line, 2, 13) == "draw\n    look"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("# only a comment", "# only a comment"),
        ("draw; look # both", "draw\nlook  # both"),
        ("draw; # first  \nlook", "draw  # first\nlook"),
        ("\n\n  # one\n# two\ndraw\n\n#three\n", "# one\n# two\ndraw\n#three"),
        ("may { draw } # behind", "may { draw }  # behind"),
        ("may { # behind\n draw }", "may {  # behind\n  draw\n}"),
        ("may {\n # above\n draw # behind\n # below\n}", "may {\n  # above\n  draw  # behind\n  # below\n}"),
        ("may {\n # nothing\n}", "may {\n  # nothing\n}"),
        ("may\n{ draw }", "may\n{ draw }"),  # a fault: the text comes back
        (
            "either { draw } # one\n# other\nor { look } # two",
            "either {\n  draw\n} or {  # one\n  # other\n  look\n}  # two",
        ),
        ("if a { draw }\n# less\nelse { look }", "if a {\n  draw\n} else {\n  # less\n  look\n}"),
        ("kill 1\n# which\nwhere a # or\nor b", "# which\n# or\nkill 1 where a or b"),
        ("while p { a + 1 # more\n}", "while p {\n  a + 1  # more\n}"),
        ("may { may { draw # in\n} # out\n}", "may {\n  may {\n    draw  # in\n  }  # out\n}"),
    ],
)
def test_comments_stay(text: str, canonical: str) -> None:
    assert format_text(text) == canonical
    assert format_text(canonical) == canonical


def test_comments_of_other_texts() -> None:
    assert format_text("# what\ncard where a # why\n", "selector") == "# what\ncard where a  # why"
    assert format_text("a # one\nor b # two", "expr") == "# one\na or b  # two"


@pytest.mark.parametrize("text", ["kill kill 1 1", "may {", "", "K"])
def test_a_text_with_faults_comes_back_as_it_is(text: str) -> None:
    assert format_text(text) == text
