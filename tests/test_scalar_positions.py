"""Each character of a value is found again in the file it was written in."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.diagnostics import Findings
from engine.pack.scalars import core_value, is_doubtful_key, offsets
from engine.pack.tree import Mapping, Node, Scalar, Sequence, Style
from engine.pack.yaml_reader import decode, read

MARK = "§"  # stands once in each written scalar, and so in its value


def scalars(node: Node) -> list[Scalar]:
    match node:
        case Scalar():
            return [node]
        case Sequence():
            return [found for item in node.items for found in scalars(item)]
        case Mapping():
            return [found for entry in node.entries.values() for found in scalars(entry.value)]


def only_scalar(text: str) -> Scalar:
    findings = Findings()
    source = decode("a.yaml", text.encode(), findings)
    assert source is not None
    tree = read(source, findings)
    assert not list(findings)
    assert tree is not None
    (scalar,) = scalars(tree)
    return scalar


def picked(scalar: Scalar, words: str) -> str:
    """The stretch of the file that stands for some words of the value."""
    start = scalar.text.index(words)
    span = scalar.at(start, start + len(words))
    return scalar.span.source.text[span.start : span.end]


@pytest.mark.parametrize(
    ("text", "words", "written"),
    [
        ("k: draw twoo cards\n", "twoo", "twoo"),
        ("k: 'it''s twoo'\n", "twoo", "twoo"),
        ("k: 'it''s'\n", "'", "''"),
        (r'k: "say \"Ol\u00e9\" twoo"' + "\n", "twoo", "twoo"),
        (r'k: "say \"Ol\u00e9\" twoo"' + "\n", "é", r"\u00e9"),
        ('k: "one \\\n    twoo"\n', "twoo", "twoo"),
        ("k: |\n  one\n  twoo\n", "twoo", "twoo"),
        ("k: |2-  # note\n    one\n\n  twoo\n", "twoo", "twoo"),
        ("k: >-\n  one\n  twoo\n\n  three\n", "twoo", "twoo"),
        ("k: >-\n  one\n  twoo\n", "one", "one"),
        ("k: one\n  twoo\n", "twoo", "twoo"),
        ("k: one   \n  twoo\n", "one", "one"),
        ("k: {a: [one twoo]}\n", "twoo", "twoo"),
        ("- \n", "", ""),
        ("k: 🂡 twoo\n", "twoo", "twoo"),
    ],
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
def test_words_of_a_value_in_the_file(text: str, words: str, written: str, line_end: str, start: str) -> None:
    if text.startswith("- "):
        text = f"k:\n  {text}"
    assert picked(only_scalar(start + text.replace("\n", line_end)), words) == written


def test_the_end_of_a_value_is_where_a_word_is_missing() -> None:
    block = only_scalar("k: |\n  gain\nl: {}\n")
    end = len(block.text.rstrip())
    place = block.at(end, end)
    assert block.span.source.position(place.start) == (2, 7)
    quoted = only_scalar("k: 'gain'\n")
    assert quoted.at(4, 4).start == len("k: 'gain")


def test_numbers_outside_of_the_value_stay_inside_the_scalar() -> None:
    scalar = only_scalar("k: 'gain'\n")
    assert scalar.at(-5, 99) == scalar.at(0, 4)
    assert scalar.at(3, 1) == scalar.at(3, 3)


def test_without_offsets_the_start_is_shown() -> None:
    scalar = only_scalar("k: gain\n")
    blind = Scalar(scalar.span, "gain", "gain")
    place = blind.at(2, 4)
    assert (place.start, place.end) == (scalar.span.start, scalar.span.start)


def test_a_value_that_does_not_fit_has_no_offsets() -> None:
    assert offsets("'it''s'", 0, 7, Style.SINGLE, -1, "its") is None
    assert offsets('"\\q"', 0, 4, Style.DOUBLE, -1, "q") is None
    assert offsets("|\n a\n", 0, 5, Style.LITERAL, -1, "b\n") is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("yes", "yes"),
        ("true", True),
        ("False", False),
        ("1e3", 1000.0),
        ("012", 12),
        ("0x1F", 31),
        ("0o17", 15),
        ("12:30", "12:30"),
        ("~", None),
        ("null", None),
        ("", None),
        ("-7", -7),
        ("1_000", "1_000"),
        ("0b11", "0b11"),
        ("2024-01-31", "2024-01-31"),
        ("=", "="),
        ("<<", "<<"),
        ("1.5", 1.5),
        (".5", 0.5),
        (".", "."),
        ("+", "+"),
        ("1 2", "1 2"),
        ("1\n", "1\n"),
    ],
)
def test_core_rules(text: str, value: object) -> None:
    found = core_value(text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("text", [".inf", "-.INF", ".nan", "1e400", "9" * 16, "9" * 5000, "0x" + "f" * 5000, "1e99"])
def test_numbers_without_end(text: str) -> None:
    with pytest.raises(OverflowError):
        core_value(text)
    assert is_doubtful_key(text)


# Written scalars, each with one mark. `margin` is the indentation of their further lines.

LETTERS = st.sampled_from([*"abé: #,-'\"\\&!|>%@`{}[]🂡", "ab", "  ", "\t"])
QUOTED = st.lists(st.one_of(LETTERS, st.sampled_from(["\n", "\n\n", " \n  ", "\t\n"])), max_size=8).map("".join)
ESCAPES = st.sampled_from(
    [r"\"", r"\\", r"\n", r"\t", r"\u00e9", r"\x41", r"\U0001F0A1", r"\/", r"\ ", "\\\n", "\\\n\n", "\\\t"]
)
DOUBLE = st.lists(
    st.one_of(LETTERS.filter(lambda text: text not in '"\\'), ESCAPES, st.sampled_from(["\n", "\n\n", " \n "])),
    max_size=8,
).map("".join)
PLAIN = st.lists(
    st.sampled_from(["a", "b é", "'x", 'y"', "z:z", "q#q", " ", "\n", "\n\n", "  \n", "-", "\\n"]), max_size=8
)
LINE = st.lists(st.one_of(LETTERS, st.sampled_from(["  a", "", " "])), max_size=4).map("".join)


def with_margin(text: str, margin: int) -> str:
    return text.replace("\n", "\n" + " " * margin)


@st.composite
def written(draw: st.DrawFn, margin: int) -> str:
    style = draw(st.sampled_from(list(Style)))
    match style:
        case Style.PLAIN:
            body = "a" + "".join(draw(PLAIN)) + f"a{MARK}" + "".join(draw(PLAIN)) + "a"
            return with_margin(body, margin)
        case Style.SINGLE:
            body = draw(QUOTED).replace("'", "''") + MARK + draw(QUOTED).replace("'", "''")
            return with_margin(f"'{body}'", margin)
        case Style.DOUBLE:
            return with_margin(f'"{draw(DOUBLE)}{MARK}{draw(DOUBLE)}"', margin)
        case Style.LITERAL | Style.FOLDED:
            head = "|" if style is Style.LITERAL else ">"
            chomping = draw(st.sampled_from(["", "-", "+"]))
            step = draw(st.sampled_from(["", "2"]))
            head += draw(st.sampled_from([chomping + step, step + chomping])) + draw(st.sampled_from(["", " # note"]))
            lines = [*draw(st.lists(LINE, max_size=4)), f"a{MARK}", *draw(st.lists(LINE, max_size=4))]
            return head + "".join("\n" + (" " * margin + line if line else "") for line in lines)


FRAMES = [
    ("k: {}\n", 2),
    ("k:\n  {}\n", 2),
    ("a:\n  b:\n    k: {}\n  c: 1\n", 6),
    ("k:\n- {}\n- x\n", 2),
    ("k:\n  - - {}\n    - 1\n", 6),
    ("k:\n  - k: {}\n    l: 1\n", 6),
    ("k: [1, {}, 2]\n", 2),
    ("k: {{a: {}, b: 1}}\n", 2),
    ("? k\n: {}\n", 2),
    ("k: &x {}\n", 2),
    ("k: !t\n  {}\n", 2),
]


@settings(max_examples=600, deadline=None)
@given(st.data(), st.sampled_from(FRAMES), st.sampled_from(["\n", "\r\n", "\r"]), st.booleans())
def test_every_character_is_where_it_was_written(
    data: st.DataObject, frame: tuple[str, int], line_end: str, has_mark: bool
) -> None:
    template, margin = frame
    text = ("é: 1 # 🂡\n" + template.format(data.draw(written(margin)))).replace("\n", line_end)
    findings = Findings()
    source = decode("a.yaml", (b"\xef\xbb\xbf" if has_mark else b"") + text.encode(), findings)
    assert source is not None
    tree = read(source, findings)
    assume(tree is not None and {item.code for item in findings} <= {"E0110", "E0111"})
    assert tree is not None
    (scalar,) = [found for found in scalars(tree) if MARK in found.text]

    places = scalar.offsets
    assert places is not None
    assert len(places) == len(scalar.text) + 1
    assert places[scalar.text.index(MARK)] == source.text.index(MARK)
    assert scalar.span.start <= places[0]
    assert list(places) == sorted(set(places))
    for character, place in zip(scalar.text, places, strict=False):
        there = source.text[place]
        if there != character:
            assert there == "\\" or (character in " \n" and there in " \t\r\n")
