"""Printed findings: carets stand under exactly the words, in every alphabet."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from engine.cli.report import Layout, report
from engine.diagnostics import Finding, Note, Severity, Source, Span
from engine.text import Words

WORDS = Words()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def span(text: str, part: str, name: str = "cards/a.yaml") -> Span:
    start = text.index(part)
    return Span(Source(name, text), start, start + len(part))


def finding(place: Span | None, notes: Sequence[Note] = (), nearest: str | None = None) -> Finding:
    return Finding("E0902", place, {"message": "gold"}, tuple(notes), nearest)


def shown(item: Finding, layout: Layout = Layout.FULL) -> str:
    stream = io.StringIO()
    report([item], WORDS, stream, layout)
    return stream.getvalue()


def carets(item: Finding) -> list[str]:
    """Each source line of the picture and the line under it."""
    return [line.split("|", 1)[1][1:] for line in shown(item).splitlines() if "|" in line][1:]


def test_the_picture() -> None:
    text = "gold: 1\nsilver: 2\n\ngold: 3\n"
    place, first = Span(Source("cards/a.yaml", text), 19, 23), span(text, "gold")
    item = finding(place, [Note("note-first-here", first, {"what": "gold"})], nearest="golf")
    assert shown(item) == (
        "error[E0902]: “gold” stands in this language twice (did you mean “golf”?)\n"
        " --> cards/a.yaml:4:1\n"
        "  |\n"
        "4 | gold: 3\n"
        "  | ^^^^\n"
        "note: “gold” first stands here\n"
        " --> cards/a.yaml:1:1\n"
        "  |\n"
        "1 | gold: 1\n"
        "  | ^^^^\n"
        "  = help: The first one is used. Rename or remove one of them; a pack may say a message of the engine in its own"
        " words, but only once.\n"
        "\n"
    )


def test_the_gutter_is_as_wide_as_the_longest_number() -> None:
    text = "a\n" * 99 + "gold"
    item = finding(span(text, "gold"), [Note("note-first-here", span(text, "a"), {"what": "a"})])
    lines = shown(item).splitlines()
    assert "100 | gold" in lines
    assert "  1 | a" in lines
    assert lines.count("    |") == 2


@pytest.mark.parametrize(
    ("text", "part", "line", "under"),
    [
        ("x: '🂡 日本'; drop", "drop", "x: '🂡 日本'; drop", "             ^^^^"),
        ("x: 日本; y", "日本", "x: 日本; y", "   ^^^^"),
        ("cafe\u0301 de\u0301ja", "de\u0301ja", "cafe\u0301 de\u0301ja", "     ^^^^"),
        ("e\u0301x", "\u0301", "e\u0301x", "^"),
        ("\ta\tbc d", "bc", "    a   bc d", "        ^^"),
        ("a\tb", "\t", "a   b", " ^^^"),
        ("日\tb", "b", "日  b", "    ^"),
        ("x\x1by z", "\x1b", "x\ufffdy z", " ^"),
        ("x\u202ey z", "z", "x\ufffdy z", "    ^"),
        ("x [bold]z[/bold]", "z", "x [bold]z[/bold]", "        ^"),
        ("first\r\nsecond\r\n", "second\r\n", "second", "^^^^^^"),
        ("first\rsecond\r", "second", "second", "^^^^^^"),
    ],
)
def test_carets_stand_under_the_words(text: str, part: str, line: str, under: str) -> None:
    assert carets(finding(span(text, part))) == [line, under]


def test_an_empty_span_gets_one_caret() -> None:
    text = "draw 2\n"
    assert carets(finding(Span(Source("a", text), 6, 6))) == ["draw 2", "      ^"]
    assert carets(finding(Span(Source("a", text), 7, 7))) == ["", "^"]
    assert carets(finding(Span(Source("a", ""), 0, 9))) == ["", "^"]
    assert carets(finding(Span(Source("a", text), 99, 3))) == ["", "^"]


def test_a_span_of_several_lines() -> None:
    text = "a: |\n  draw 2\n  move 3  \nb: 1\n"
    assert carets(finding(span(text, "draw 2\n  move"))) == ["  draw 2", "  ^^^^^^", "  move 3", "  ^^^^"]


def test_a_long_span_shows_its_ends() -> None:
    text = "".join(f"  line {number}\n" for number in range(1, 8))
    place = span(text, text[2:-1])
    assert carets(finding(place)) == ["  line 1", "  ^^^^^^", "  line 7", "  ^^^^^^"]
    assert "...\n" in shown(finding(place))


def test_a_long_line_is_cut_around_the_carets() -> None:
    text = "日" * 300 + "gold" + "z" * 100_000
    line, under = carets(finding(span(text, "gold")))
    assert cell_len(line) <= 143
    assert line.startswith("…")
    assert line.endswith("…")
    before = line[: line.index("gold")]
    assert under == " " * cell_len(before) + "^^^^"


@given(
    st.text(alphabet="a日e\u0301\t 🂡é", max_size=20),
    st.text(alphabet="x日", min_size=1, max_size=5),
    st.text(max_size=5),
)
def test_carets_are_as_wide_as_the_words(before: str, word: str, after: str) -> None:
    text = before + word + after
    cells = 0
    for char in before:
        cells += 4 - cells % 4 if char == "\t" else cell_len(char)
    item = finding(Span(Source("a", text), len(before), len(before + word)))
    assert carets(item)[1] == " " * cells + "^" * cell_len(word)


def test_a_finding_without_a_place() -> None:
    item = Finding("E0903", None, {"file": "x.ftl"}, severity=Severity.WARNING)
    assert shown(item).startswith("warning[E0903]: “x.ftl” cannot be read\n  = help: ")
    assert shown(item, Layout.CONCISE) == "warning[E0903] “x.ftl” cannot be read\n"
    assert json.loads(shown(item, Layout.JSON))["findings"][0]["file"] is None


def test_concise_is_one_line() -> None:
    text = "x: 1\n  gold: 2\n"
    item = finding(span(text, "gold", "b\nc.yaml"), [Note("note-first-here", None, {"what": "a"})], nearest="g\nh")
    assert shown(item, Layout.CONCISE) == (
        "b c.yaml:2:3: error[E0902] “gold” stands in this language twice (did you mean “g h”?)\n"
    )


def test_json() -> None:
    text = "x: '🂡'\n  gold: 2\n"
    note = Note("note-first-here", span(text, "🂡"), {"what": "a"})
    assert json.loads(shown(finding(span(text, "gold"), [note], nearest="golf"), Layout.JSON)) == {
        "schema": "cardwright.findings/1",
        "findings": [
            {
                "code": "E0902",
                "severity": "error",
                "file": "cards/a.yaml",
                "line": 2,
                "column": 3,
                "end_line": 2,
                "end_column": 7,
                "message": "“gold” stands in this language twice",
                "nearest": "golf",
                "notes": [
                    {
                        "file": "cards/a.yaml",
                        "line": 1,
                        "column": 5,
                        "end_line": 1,
                        "end_column": 6,
                        "message": "“a” first stands here",
                    }
                ],
            }
        ],
    }
    stream = io.StringIO()
    report([], WORDS, stream, Layout.JSON)
    assert json.loads(stream.getvalue()) == {"schema": "cardwright.findings/1", "findings": []}


@pytest.mark.parametrize(
    ("stream", "environ", "coloured"),
    [
        (Terminal(), {}, True),
        (Terminal(), {"NO_COLOR": "1"}, False),
        (Terminal(), {"TERM": "dumb"}, False),
        (io.StringIO(), {}, False),
    ],
)
def test_colour_only_on_a_terminal(stream: io.StringIO, environ: dict[str, str], coloured: bool) -> None:
    item = finding(span("gold\x1b[31m", "gold"))
    report([item], WORDS, stream, environ=environ)
    assert ("\x1b[" in stream.getvalue()) is coloured
    plain = io.StringIO()
    report([item], WORDS, plain, environ={"NO_COLOR": "1"})
    shown = re.sub(r"\x1b\[[0-9;]*m", "", stream.getvalue())
    assert shown.split() == plain.getvalue().split()  # on a terminal its sentences are wrapped


def test_no_layout_lets_escapes_through() -> None:
    item = Finding(
        "E0902",
        span("go\x1b[2Jld\u202e", "ld", "a\x1b[1m.yaml"),
        {"message": "\x1b]0;x\x07"},
        (Note("note-first-here", None, {"what": "\x1b[3J"}),),
        nearest="\x9b1m",
    )
    for layout in Layout:
        assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(shown(item, layout))


def test_a_stream_that_lacks_characters() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", newline="\n")
    for layout in Layout:
        report([finding(span("é gold", "gold"))], WORDS, stream, layout)
    stream.flush()
    assert b"1 | e gold\n  |   ^^^^" in raw.getvalue()
