"""What a file may hold, what it may not, and where the finding points."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.diagnostics import Finding, Findings, Source, Span
from engine.pack import yaml_reader
from engine.pack.tree import Mapping, Node, Scalar, Sequence, find, merge, plain
from engine.pack.yaml_reader import MAX_BYTES, MAX_DEPTH, MAX_FINDINGS, MAX_NODES, decode, read
from engine.text import Words
from engine.text.finding import advice, note_sentence, sentence

WORDS = Words()
ENGINE = Path(yaml_reader.__file__).parents[1]


def reading(text: str | bytes) -> tuple[Mapping | None, list[Finding]]:
    findings = Findings()
    source = decode("a.yaml", text if isinstance(text, bytes) else text.encode(), findings)
    tree = None if source is None else read(source, findings)
    for finding in findings:
        assert_worded(finding)
    return tree, list(findings)


def assert_worded(finding: Finding) -> None:
    assert not sentence(WORDS, finding).startswith(finding.code)
    assert advice(WORDS, finding)
    for note in finding.notes:
        assert not note_sentence(WORDS, note).startswith("note-")


def written(span: Span | None) -> str:
    assert span is not None
    return span.source.text[span.start : span.end]


def short(finding: Finding) -> tuple[str, int, int, str]:
    assert finding.span is not None
    return (finding.code, *finding.span.source.position(finding.span.start), written(finding.span))


def data(text: str | bytes) -> Any:
    tree, findings = reading(text)
    assert findings == []
    assert tree is not None
    return plain(tree)


def test_a_file_as_plain_data() -> None:
    text = "---\n# a note\na: 1\nb: [x, 'y', \"z\", {c: true, d: null}]\ne:\n- |\n  f\n  g\n- 1.5\nh: {}\n...\n"
    assert data(text) == {"a": 1, "b": ["x", "y", "z", {"c": True, "d": None}], "e": ["f\ng\n", 1.5], "h": {}}


def test_words_that_old_readers_take_for_truths_are_texts() -> None:
    assert data("no: on\non: off\nyes: no\ny: n\n") == {"no": "on", "on": "off", "yes": "no", "y": "n"}


@pytest.mark.parametrize(
    "key",
    ["1", "-1", "1e3", "012", "0x1F", "12:30", "~", "null", "true", "2024-01-31", "1_000", "0b1", ".inf", "9" * 5000],
)
def test_a_key_that_is_no_clear_text_asks_for_quotes(key: str) -> None:
    _, findings = reading(f"a: 1\n{key}: 2\n")
    if len(key) < 1000:  # a longer key is no key for YAML
        assert [short(item) for item in findings] == [("E0115", 2, 1, key)]
        assert data(f'"{key}": 2\n') == {key: 2}
    assert findings


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: 1\nb: 2\na: 3\n", [("E0114", 3, 1, "a")]),
        ("x: {a: 1, a: 2, a: 3}\n", [("E0114", 1, 11, "a"), ("E0114", 1, 17, "a")]),
        ("a: 1\n'a': 2\n", [("E0114", 2, 1, "'a'")]),
        ("a: !foo b\nc: !!str d\n", [("E0110", 1, 4, "!foo"), ("E0110", 2, 4, "!!str")]),
        ("a: &x b\nc: *x\n", [("E0111", 1, 4, "&x"), ("E0112", 2, 4, "*x")]),
        ("a: {<<: {b: 1}}\n", [("E0113", 1, 5, "<<")]),
        ("%YAML 1.1\n---\na: no\n", [("E0109", 1, 1, "%YAML 1.1")]),
        ("%TAG ! x\n%foo\n---\na: no\n", [("E0109", 1, 1, "%TAG ! x"), ("E0109", 2, 1, "%foo")]),
        ("a: 1\n---\nb: 2\n", [("E0108", 2, 1, "---")]),
        ("a: 1\n...\nb: 2\n", [("E0108", 3, 1, "b")]),
        ("a:\n\tb: 1\n", [("E0120", 2, 1, "\t")]),
        ("a:\n  - b\n \t- c\n", [("E0120", 3, 2, "\t")]),
        ("a:\tb\nc:\td\n", [("E0121", 1, 3, "\t"), ("E0121", 2, 3, "\t")]),
        ("a: x\x01y\nb: \x7f\n", [("E0104", 1, 5, "\x01"), ("E0104", 2, 4, "\x7f")]),
        ("a: x\u202ey\nb: \ufeff\n", [("E0104", 1, 5, "\u202e"), ("E0104", 2, 4, "\ufeff")]),
        (
            "a: x\x85y\nb: \u2028\nc: \u2029\n",
            [("E0105", 1, 5, "\x85"), ("E0105", 2, 4, "\u2028"), ("E0105", 3, 4, "\u2029")],
        ),
        ('a: "x\\e[2J"\nb: "\\uD800"\n', [("E0104", 1, 6, "\\e"), ("E0104", 2, 5, "\\uD800")]),
        ("", [("E0106", 1, 1, "")]),
        ("# only a note\n", [("E0106", 1, 1, "")]),
        ("---\n", [("E0106", 1, 1, "")]),
        ("~\n", [("E0107", 1, 1, "~")]),
        ("- a\n- b\n", [("E0107", 1, 1, "- a\n- b")]),
        ("abc\n", [("E0107", 1, 1, "abc")]),
        ("? [a]\n: 1\n{b: c}: d\n", [("E0116", 1, 3, "["), ("E0116", 3, 1, "{")]),
        (": 1\n", [("E0117", 1, 1, "")]),
        ("x: { effect: develop 1, free }\n", [("E0118", 1, 25, "free")]),
        ("x: { free }\ny: {'a', b: 1}\n", [("E0119", 1, 6, "free"), ("E0119", 2, 5, "'a'")]),
        ("a: 99999999999999999\nb: .inf\n", [("E0122", 1, 4, "99999999999999999"), ("E0122", 2, 4, ".inf")]),
        ("a: b: c\n", [("E0131", 1, 5, ":")]),
        ("a: b\n  c: d\n", [("E0131", 2, 4, ":")]),
        ("a: @x\n", [("E0132", 1, 4, "@")]),
        ("a: `x`\n", [("E0132", 1, 4, "`")]),
        ("a: %x\n", [("E0132", 1, 4, "%")]),
        ("a: 'x\nb: 1\n", [("E0133", 1, 4, "'")]),
        ('a: "x\n---\nb: 1\n', [("E0133", 1, 4, '"')]),
        ("a: [1, {b: 2\n", [("E0134", 1, 8, "{")]),
        ("a: [\n\n", [("E0134", 1, 4, "[")]),
        ("a: [1, 2\nb: 3\n", [("E0135", 2, 2, ":")]),
        ("a: 1\nb\nc: 3\n", [("E0136", 2, 1, "b")]),
        ("a:\n  b: 1\n c: 2\n", [("E0137", 3, 2, "c")]),
        ('a: "\\q"\n', [("E0138", 1, 6, "q")]),
        ('a: "\\xZZ"\n', [("E0138", 1, 7, "Z")]),
        ('a: "\\U00110000"\n', [("E0138", 1, 5, "\\U00110000")]),
        ("a: - b\n", [("E0139", 1, 4, "-")]),
        ("a: |x\n  b\n", [("E0140", 1, 4, "|x")]),
        ("a: ]\n", [("E0130", 1, 4, "]")]),
    ],
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
def test_findings_and_their_places(
    text: str, expected: list[tuple[str, int, int, str]], line_end: str, start: str
) -> None:
    _, findings = reading(start + text.replace("\n", line_end))
    assert [short(item) for item in findings] == [
        (code, line, column, words.replace("\n", line_end)) for code, line, column, words in expected
    ]


def test_reading_goes_on_after_our_own_refusals() -> None:
    tree, findings = reading("a: &x 1\n2: b\nc: {d, e: f}\na: 3\ng:\th\n\x01i: *x\n")
    assert {item.code for item in findings} == {"E0111", "E0115", "E0119", "E0114", "E0121", "E0104", "E0112"}
    assert tree is not None
    assert plain(tree) == {"a": 1, "2": "b", "c": {"e": "f"}, "g": "h", "\ufffdi": None}


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("a: 1\nb: 2\na: 3\n", "note-first-here", (1, 1)),
        ("a: [1, 2\nb: 3\n", "note-opened-here", (1, 4)),
        ("a:\n  - b\n c\n", "note-block-starts-here", (1, 1)),
    ],
)
def test_the_second_place(text: str, message: str, place: tuple[int, int]) -> None:
    _, findings = reading(text)
    (note,) = findings[-1].notes
    assert note.message == message
    assert note.span is not None
    assert note.span.source.position(note.span.start) == place


@pytest.mark.parametrize(
    ("text", "position"),
    [(b"a: \xe9\n", (1, 4)), ("é: 1\nb: é".encode() + b"\xff", (2, 5)), (b"\xff\xfea\x00", (1, 1))],
)
def test_bytes_that_are_not_utf_8(text: bytes, position: tuple[int, int]) -> None:
    tree, (finding,) = reading(text)
    assert tree is None
    assert finding.code == "E0101"
    assert finding.span is not None
    assert finding.span.source.position(finding.span.start) == position


def test_a_tab_at_the_end_of_a_line_or_inside_a_text_is_fine() -> None:
    assert data("a: b\t\nc: 'd\te'\t# note\n\t\nf: [1,\t2]\n") == {"a": "b", "c": "d\te", "f": [1, 2]}


def spans(node: Node) -> Iterator[Span]:
    yield node.span
    match node:
        case Sequence():
            for item in node.items:
                yield from spans(item)
        case Mapping():
            for entry in node.entries.values():
                yield entry.key
                yield from spans(entry.value)
        case Scalar():
            pass


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_the_span_of_each_node_cut_from_the_file(line_end: str) -> None:
    text = "a:\n  b: [1, {c: 'd'}]\n\n# note\ne:\n- |\n  f\n\n- g  # note\nh: {i: 1}  # note\n"
    tree, findings = reading(text.replace("\n", line_end))
    assert findings == []
    assert tree is not None
    assert [written(span).replace(line_end, "\n") for span in spans(tree)] == [
        text.rsplit("  #", 1)[0],
        "a",
        "b: [1, {c: 'd'}]",
        "b",
        "[1, {c: 'd'}]",
        "1",
        "{c: 'd'}",
        "c",
        "'d'",
        "e",
        "- |\n  f\n\n- g",
        "|\n  f",
        "g",
        "h",
        "{i: 1}",
        "i",
        "1",
    ]


def test_an_empty_value_stands_behind_its_colon() -> None:
    tree, findings = reading("a:\nb: 1\n")
    assert findings == []
    assert tree is not None
    found = find(tree, ["a"])
    assert found is not None
    _, node = found
    assert isinstance(node, Scalar)
    assert (node.value, node.text, node.span.start, node.span.end) == (None, "", 2, 2)


def test_the_layer_stands_on_every_node() -> None:
    findings = Findings()
    tree = read(Source("a.yaml", "a: [1, {b: 2}]\n"), findings, "house")
    assert tree is not None
    assert {tree.layer, tree.entries["a"].value.layer} == {"house"}
    assert read(Source("a.yaml", "a: 1\n"), findings).layer == "base"  # type: ignore[union-attr]


def test_limits_are_met_exactly() -> None:
    deepest = "a: " + "[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1)
    assert data(deepest)
    assert [item.code for item in reading(f"b: [{deepest[3:]}]")[1]] == ["E0103"]
    assert [item.code for item in reading("- " * MAX_DEPTH + "a: 1")[1]] == ["E0103"]

    most = "a: [" + "1," * (MAX_NODES - 3) + "]"
    assert len(data(most)["a"]) == MAX_NODES - 3
    assert [item.code for item in reading(most.replace("]", "1]"))[1]] == ["E0102"]

    largest = "a: b #" + "c" * (MAX_BYTES - 6)
    assert data(largest)
    assert [item.code for item in reading(largest + "b")[1]] == ["E0100"]
    assert [item.code for item in refused(Source("a.yaml", largest + "b"))] == ["E0100"]


def refused(source: Source) -> Findings:
    findings = Findings()
    assert read(source, findings) is None
    return findings


def test_a_file_full_of_problems_stops() -> None:
    _, findings = reading("a: 1\n" * (MAX_FINDINGS + 1))
    assert len(findings) == MAX_FINDINGS
    _, findings = reading("a: 1\n" * (MAX_FINDINGS + 10))
    assert [item.code for item in findings[-2:]] == ["E0114", "E0124"]
    assert len(findings) == MAX_FINDINGS + 1


HOSTILE = {
    "brackets": "'[' * K",
    "list": "'a: [' + 'a,' * (K // 2 - 4)",
    "maps in a list": "'a: [\\n' + '{},\\n' * (K // 4 - 4)",
    "anchors": "'a: &x\\n' * (K // 6)",
    "bombs": "'a: &a [x]\\n' + ''.join(f'a{i}: &a{i} [' + '*a,' * 9 + ']\\n' for i in range(2000))",
    "dashes": "'- ' * (K // 2)",
    "keys": "''.join(f'k{i}: 1\\n' for i in range(24000))",
    "notes": "'#\\n' * (K // 2)",
    "tag": "'a: !' + 'a' * (K - 5)",
    "directive": "'%YAML ' + '9' * (K - 9) + '.1\\n'",
    "escapes": "'a: \"' + '\\\\x41' * (K // 4 - 3) + '\"'",
    "folds": "'a: ' + 'x\\n ' * (K // 3 - 4)",
    "breaks": "'a: |\\n' + '\\n' * (K - 10)",
    "tabs": "'\\t\\n' * (K // 2)",
    "control": "'\\x01' * K",
}
MEASURE = """
import resource, sys
sys.path.insert(0, sys.argv[2])
from engine.diagnostics import Findings
from engine.pack.yaml_reader import decode, read
K = 256 * 1024
data = eval(sys.argv[1]).encode()
assert len(data) <= K
findings = Findings()
source = decode("a.yaml", data, findings)
read(source, findings)
usage = resource.getrusage(resource.RUSAGE_SELF)
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(usage.ru_utime + usage.ru_stime, int(peak.split()[1]) / 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="counts memory as Linux does")
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_costs_little(text: str) -> None:
    command = [sys.executable, "-c", MEASURE, text, str(ENGINE.parent)]
    seconds, megabytes = map(float, subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
    assert seconds < 2
    assert megabytes < 300


YAMLISH = st.lists(
    st.sampled_from(
        [
            *"ab1é:,-?[]{}#&*!|>'\"%@`~<=.\\ \t\n",
            "\r\n",
            ": ",
            "- ",
            "? ",
            "---",
            "...",
            "\n  ",
            "\n",
            "\\U",
            "\\x4",
            "|2-",
        ]
        + ["<<: ", "!!x ", "&a ", "*a ", "%YAML 1.1\n", "\x00", "\x85", "\u2028", "🂡", "\ufeff", "a: ", "0x1F", "~"]
    ),
    max_size=40,
).map("".join)


@settings(max_examples=1500, deadline=None)
@given(st.one_of(YAMLISH, st.text(), st.binary()))
def test_nothing_but_findings_for_any_text(text: str | bytes) -> None:
    try:
        raw = text if isinstance(text, bytes) else text.encode()
    except UnicodeEncodeError:
        return
    tree, findings = reading(raw)
    assert tree is not None or findings
    for item in findings:
        assert item.span is not None
        assert 0 <= item.span.start <= item.span.end <= len(item.span.source.text)
    if tree is not None:
        plain(tree)


def test_sections_spread_over_files_are_joined() -> None:
    first, _ = reading("words: {a: 1}\nbound: 3\n")
    second, _ = reading("words: {b: 2}\nrows: {c: {}}\n")
    findings = Findings()
    assert first is not None
    assert second is not None
    joined = merge([first, second], findings)
    assert plain(joined) == {"words": {"a": 1, "b": 2}, "bound": 3, "rows": {"c": {}}}
    assert len(findings) == 0
    assert plain(first) == {"words": {"a": 1}, "bound": 3}
    assert plain(merge([], findings)) == {}


def test_the_same_path_in_two_files_names_both_places() -> None:
    findings = Findings()
    parts = [
        read(Source(name, text), findings)
        for name, text in [("a.yaml", "words: {a: 1}\nbound: 3\n"), ("b.yaml", "bound: {x: 1}\nwords: {b: 1, a: 2}\n")]
    ]
    joined = merge([part for part in parts if part is not None], findings)
    assert plain(joined) == {"words": {"a": 1, "b": 1}, "bound": 3}
    shown = [
        (item.code, item.file, item.params["path"], [note.span.source.name for note in item.notes if note.span])
        for item in findings
    ]
    assert shown == [("E0123", "b.yaml", "bound", ["a.yaml"]), ("E0123", "b.yaml", "words.a", ["a.yaml"])]
    for item in findings:
        assert_worded(item)


def test_every_code_of_reading_has_words_and_every_message_a_code() -> None:
    used = set()
    for path in [ENGINE / "characters.py", *(ENGINE / "pack").glob("*.py")]:
        used |= set(re.findall(r'"(E0(?:1\d\d|2[0-4]\d))"', path.read_text(encoding="utf-8")))
    messages = (ENGINE / "text" / "en" / "findings_reading.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(E\d{4}) =", messages, re.MULTILINE)) == used
