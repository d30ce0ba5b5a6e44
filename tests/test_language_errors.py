"""Faults in texts: where the caret stands, what is said, and how the reader goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import engine.language
from engine.diagnostics import Findings, Source, Span
from engine.language import RESERVED, Start, format_text, parse, parse_text
from engine.language.expected import _GROUPS, _ORDER
from engine.language.parse import DEEPEST_TREE
from engine.language.reader import MOST_FINDINGS
from engine.text import Words, explained
from engine.text.finding import advice, note_sentence, sentence


def marked(text: str) -> tuple[str, list[tuple[int, int]]]:
    """A text without its marks, and the spans between them: ‹ begins one, › ends it, ‹› is empty."""
    spans: list[tuple[int, int]] = []
    plain, begin = "", 0
    for char in text:
        if char == "‹":
            begin = len(plain)
        elif char == "›":
            spans.append((begin, len(plain)))
        else:
            plain += char
    return plain, spans


# Texts with their faults marked, and the codes and valid words near, in order.
FAULTS: tuple[tuple[str, str], ...] = (
    # words
    ("place 2 ‹3› in docked", "E0300"),
    ("place 1 docked ‹2› full", "E0300"),
    ("place 2‹.› docked", "E0310"),
    ("place 1.. ‹docked›", "E0300"),
    ("place 1..‹›", "E0302"),
    ("place 1 in ‹in› docked", "E0300"),
    ("move 1 card to ‹to› hand", "E0300"),
    ("move 1 card hand ‹1› box", "E0300"),
    ("‹or› { draw 1 }", "E0301"),
    ("‹up› to 3", "E0301"),
    ("kill up ‹too› 3", "E0300 to"),
    ("later ‹for› me { draw }", "E0300"),
    ("let x ‹3›", "E0300"),
    ("set ‹3› = 4", "E0300"),
    ("let x = a = b ‹=› c", "E0300"),
    ("let x = if a > 1 ‹thn› b else c", "E0300 then"),
    ("do ‹3›", "E0300"),
    ("ask ‹{› draw }", "E0300"),
    ("after ‹{› draw }", "E0300"),
    ("each card where ‹{› draw }", "E0300"),
    ("repeat until ‹{› draw }", "E0300"),
    ("while p { cost of it ‹}›", "E0300"),
    ("while p ‹draw›", ""),
    # a keyword misspelt some words before
    ("‹ether› { draw } or { look }", "E0317 either"),
    ("‹whlie› p { cost of it + 1 }", "E0317 while"),
    ("each zone ‹wher› full = 2 { draw }", "E0317 where"),
    ("draw 2; ‹lt› x = 3", "E0317 let"),
    ("‹0000000000›", "E0311"),
    ("draw 2; ‹ste› x = 3", "E0317 set"),
    ("pay 1 gem ‹an› 1 coin", "E0317 and"),
    ("if ‹nt› some card { draw 2 }", "E0317 not"),
    ("if a { draw } esle ‹{› look }", ""),
    # names
    ("let ‹all› = 1", "E0301 all_"),
    ("kill 1 as ‹sum›", "E0301 sum_"),
    ("either ‹from› { draw } or { look }", "E0301 from_"),
    ("place 1, ‹all›", "E0301"),
    ("kill 1 at ‹any›", "E0301"),
    ("place 1 in ‹Phobos›", "E0306 phobos"),
    ("‹Move› 1 ‹Ship› ‹To› hand", "E0306 move E0306 ship E0306 to"),
    ("‹Either› { draw } or { look }", "E0306 either"),
    ("kill 1 ‹déjà_vu›", "E0306 deja_vu"),
    ("kill 1 ‹_x›", "E0306 x"),
    ("kill 1 ‹ж›", "E0306"),
    ("place 1 in ‹2docked›", "E0307"),
    ("‹1st› 2", "E0307"),
    ("kill 1 first‹-›ship", "E0308 first_ship"),
    ('kill ‹"›phobos"', "E0309"),
    ("kill ‹“›phobos”", "E0309"),
    ("place 1 in docked‹.›", "E0310"),
    ("place 1‹:› docked", "E0310"),
    ("kill 1‹\u00a0›card", "E0310"),
    ("score ‹12345678901›", "E0311"),
    # ends
    ("if a { draw } else‹›  ", "E0302"),
    ("either { draw }‹›", "E0302"),
    ("repeat 3‹› # three\n\n", "E0302"),
    ("kill 1 where‹›\ndraw", "E0303"),
    ("kill 1 where‹;› draw", "E0303"),
    ("place 1 in docked,‹› # all\ndraw", "E0303"),
    # brackets
    ("each a { kill 1‹›", "E0304"),
    ("each a { kill 1;‹›  # and\n # more\n\n", "E0304"),
    ("each a { each b { kill 1 }‹›", "E0304"),
    ("score (count zone‹;› draw", "E0304"),
    ("score (count zone‹›\ndraw", "E0304"),
    ("score (1 + 2‹]›", "E0304"),
    ("kill [zone at x‹›", "E0304"),
    ("if count [zone where a > 3 ‹{› draw }", "E0304"),
    ("kill zone at x‹]›", "E0305"),
    ("draw ‹}›; look", "E0305"),
    ("score 1‹)›", "E0305"),
    # brackets that say nothing
    ("score (‹(›1 + 2))", "E0316"),
    ("score (count [‹[›zone or ship]])", "E0316"),
    ("let x = payable(‹(›coin))", "E0316"),
)


@pytest.mark.parametrize(("text", "said"), [case for case in FAULTS if case[1]])
def test_the_caret_and_the_code(text: str, said: str) -> None:
    plain, spans = marked(text)
    tree, findings = parse_text(plain)
    assert tree is None
    assert [(item.span.start, item.span.end) for item in findings if item.span] == spans
    assert [word for item in findings for word in (item.code, item.nearest) if word] == said.split()


@pytest.mark.parametrize("text", [text for text, said in FAULTS if not said])
def test_faults_of_vocabulary_are_no_faults_here(text: str) -> None:
    """A verb that is nobody's (``esle``) is found when names are looked up."""
    plain, _ = marked(text)
    assert plain in ("while p draw", "if a { draw } esle { look }")


@pytest.mark.parametrize(
    ("start", "text", "code"),
    [
        ("selector", "zone at‹›", "E0302"),
        ("selector", "zone or ‹or› ship", "E0301"),
        ("selector", "zone‹;›", "E0315"),
        ("selector", "zone‹›\nship\n", "E0315"),
        ("selector", "‹›", "E0313"),
        ("expr", "count‹›", "E0302"),
        ("expr", "1 ‹2›", "E0300"),
        ("expr", "1 +‹›  \n\n", "E0302"),
        ("sample", "1 ship ‹as› x", "E0300"),
        ("sample", "‹to› 1 ship", "E0300"),
    ],
)
def test_texts_of_one_part(start: Start, text: str, code: str) -> None:
    plain, spans = marked(text)
    _, findings = parse_text(plain, start)
    assert [(item.code, item.span.start, item.span.end) for item in findings if item.span] == [(code, *spans[0])]


@pytest.mark.parametrize(
    "text",
    [
        "kill 1 ‹1›; draw; kill 2 ‹2›",
        "kill 1 ‹1›\ndraw\nkill 2 ‹2›",
        "each card where ‹{› kill 1 ‹1›; draw; kill 2 where ‹}›; score 1 ‹2›",
        "may { kill 1 ‹1› }; score 1 ‹2›",
        "may { may { kill 1 ‹1›; kill 2 ‹2› }; kill 3 ‹3› }; kill 4 ‹4›",
        "while p { cost ‹3›; cost becomes 1; cost ‹4› }; kill 1 ‹1›",
        "while p ‹1› { cost becomes 1 }; kill 1 ‹1›",
        "either { kill 1 ‹1› } or { kill 2 ‹2› } ‹3›; draw",
        "if a { kill 1 ‹1› } else { kill 2 ‹2› }",
        "draw ‹}›; kill 1 ‹1›",
        'score (1‹]›; kill ‹"›a b" c; kill 1 ‹1›',
        "kill 1 ‹Card› in ‹Hand› 2; kill 1 ‹1›",
        "may {\n  kill 1 where‹›\n  draw\n  kill 2 ‹2›\n}\nkill 3 ‹3›",
    ],
)
def test_several_findings(text: str) -> None:
    plain, spans = marked(text)
    _, findings = parse_text(plain)
    assert [(item.span.start, item.span.end) for item in findings.sorted() if item.span] == spans


@pytest.mark.parametrize(
    "text",
    [
        "each zone kill ‹1› }",
        "each zone kill ‹1›\nkill 2\n}",
        "either { draw 1 ‹or› { look 1 }",
        "kill ‹1st› 2 3 (]",
        "‹Kill› 1 1 2 2 } ]",
        "each zone ‹wher› full = 2 { kill 1 } } }",
        'kill ‹"›first ship"; draw',
        "kill , ‹,› , ; draw",
        "may { kill ,‹›",
    ],
)
def test_one_mistake_is_one_finding(text: str) -> None:
    plain, spans = marked(text)
    _, findings = parse_text(plain)
    assert [(item.span.start, item.span.end) for item in findings if item.span] == spans


def test_a_text_full_of_faults_is_cut_short() -> None:
    _, findings = parse_text("kill 1 1;" * 1000)
    codes = [item.code for item in findings]
    assert codes == ["E0300"] * MOST_FINDINGS + ["E0314"]
    assert [item.params for item in findings][-1] == {"count": MOST_FINDINGS}


def test_a_missing_bracket_names_its_opening() -> None:
    for text, place in (("may { draw", 4), ("score (1 + 2; draw", 6), ("kill [zone", 5), ("may { kill 1 where", 4)):
        _, findings = parse_text(text)
        (item,) = findings
        (note,) = item.notes
        assert note.message == "note-opened-here"
        assert note.span is not None
        assert (note.span.start, note.span.end) == (place, place + 1)
        assert note.params == {"what": text[place]}


def test_a_misspelt_keyword_is_shown() -> None:
    _, findings = parse_text("draw; ether { draw } or { look }")
    (item,) = findings
    (note,) = item.notes
    assert note.span is not None
    assert item.span is not None
    assert (item.code, item.span.start, item.span.end) == ("E0317", 6, 11)
    assert (item.params, item.nearest) == ({"found": "ether"}, "either")
    assert (note.message, note.span.start, note.span.end) == ("note-stopped-here", 21, 23)


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("let ", "NAME"),
        ("let x ", "="),
        ("let x = ", "VALUE"),
        ("repeat ", "QUANTITY until"),
        ("repeat 1.. ", "INT all"),
        ("repeat 1 ", "{ .."),
        ("kill up ", "to"),
        ("kill 1 to ", "QUANTITY NAME PLACE"),
        ("place 1, ", "NAME some whole"),
        ("either { draw } ", "or"),
        ("let x = if 1 then 2 ", "else CALCULATION"),
        ("let x = most 1 ", "among or and CALCULATION"),
    ],
)
def test_what_may_stand_there(text: str, items: str) -> None:
    _, findings = parse_text(text)
    (item,) = findings
    found = str(item.params["expected"]).split()
    assert len(found) <= 7
    assert set(found) >= set(items.split())


def test_places_are_those_of_the_file() -> None:
    source, findings = Source("a.yaml", "effect: kill 1 1"), Findings()
    parse("kill 1 1", "body", lambda start, end: Span(source, start + 8, end + 8), findings)
    (item,) = findings
    assert item.file == "a.yaml"
    assert item.span == Span(source, 15, 16)


# ---- nothing raises ---------------------------------------------------------------------------------------------

PIECES = [*sorted(RESERVED), "card", "x", "1", "23", "..", ";", "\n", "#", "A", "1x", '"', "-", "é", "\x00", "\r", "\t"]
PIECES += list("{}[](),=<>+*/!") + [" ", "{ draw }", "where a", "while p { a + 1 }"]


@settings(deadline=None, max_examples=300)
@given(
    st.lists(st.sampled_from(PIECES), max_size=40).map(" ".join)
    | st.lists(st.sampled_from(PIECES), max_size=40).map("".join)
    | st.text(max_size=60),
    st.sampled_from(["body", "selector", "expr", "sample"]),
)
@example("\ud800 \U0010ffff", "body")
@example("while p { ; }", "body")
@example("while { while { } while }", "body")
def test_any_text_has_a_tree_or_a_finding(text: str, start: Start) -> None:
    tree, findings = parse_text(text, start)
    assert (tree is None) == findings.failed
    assert len(findings) <= MOST_FINDINGS + 1
    spans = [item.span for item in findings]
    for span in spans:
        assert span is not None
        assert 0 <= span.start <= span.end <= len(text)
    assert len({(span.start, span.end) for span in spans if span}) == len(spans)
    shown = format_text(text, start)
    assert parse_text(shown, start)[0] == tree
    assert format_text(shown, start) == shown


@pytest.mark.parametrize(
    "text",
    [
        "let x = " + "- " * 10_000 + "1",
        "let x = " + "not " * 10_000 + "1",
        "let x = " + "+".join("1" * 10_000),
        "let x = " + " of ".join("a" * 10_000),
        "let x = " + "if a then b else " * 10_000 + "c",
        "if a {} else " * 10_000 + "{}",
        "let x = " + "most " * 10_000 + "a" + " among b" * 10_000,
    ],
)
def test_chains_that_nest_too_deep(text: str) -> None:
    _, findings = parse_text(text)
    assert [item.code for item in findings] == ["E0312"]


@pytest.mark.parametrize(
    "text",
    [
        "{" * 10_000,
        "}" * 10_000,
        ")" * 10_000,
        "let x = " + "- " * 10_000 + "1 1",
        "if a {} else " * 3_000,
        "a" * 99_999 + "-",
    ],
)
def test_long_faults(text: str) -> None:
    _, findings = parse_text(text)
    assert len(findings) == 1


def test_long_texts_are_read() -> None:
    for text in ("kill 1 card\n" * 3_000, "kill " + " and ".join(["1 card"] * 3_000), "score 1 " + "# a\n" * 50_000):
        tree, findings = parse_text(text)
        assert tree is not None
        assert not findings.failed
    chain = DEEPEST_TREE // 2
    assert parse_text("let x = " + "- " * chain + "1")[0] is not None


# ---- the words --------------------------------------------------------------------------------------------------


def test_every_code_and_item_has_words() -> None:
    words = Words()
    source = (Path(engine.language.__file__).parent / "faults.py").read_text(encoding="utf-8")
    codes = sorted(set(re.findall(r"E03[0-4][0-9]", source)))
    assert len(codes) == 18
    for code in codes:
        assert words.has(code)
        assert words.outline(code, "help")
    for message in set(re.findall(r"note-[a-z-]+", source)):
        assert words.has(message)
    items = {item for item, _, _ in _GROUPS} | {item for item in _ORDER if item.isupper()} | {"MORE"}
    assert all(words.has(f"terminal-{item}") for item in items)


@pytest.mark.parametrize(("text", "said"), FAULTS)
def test_findings_can_be_said(text: str, said: str) -> None:
    words = Words()
    _, findings = parse_text(marked(text)[0])
    for item in findings:
        assert item.code not in sentence(words, item)
        assert advice(words, item)
        assert all(note.message not in note_sentence(words, note) for note in item.notes)
    assert not list(words.problems)


SHORTENED = ("E0312", "E0314")
"""Their examples are told, not written out: texts of hundreds of words."""


@pytest.mark.parametrize(
    "code", [code for code, _ in explained(Words()) if code.startswith("E03") and code not in SHORTENED]
)
def test_the_example_of_a_code_shows_it(code: str) -> None:
    shown = Words().outline(code, "example") or ""
    wrong, right = (
        part.strip().removeprefix('is: "').removesuffix('"') for part in re.split(r"(?m)^(?:wrong|right): ", shown)[1:]
    )
    starts: tuple[Start, ...] = ("body", "selector", "expr", "sample")
    assert any(code in [item.code for item in parse_text(wrong, start)[1]] for start in starts)
    assert any(not len(parse_text(right, start)[1]) for start in starts)
