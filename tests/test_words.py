"""The Fluent adapter: whatever is in the files, a sentence comes out, and what was wrong is known."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.diagnostics import Finding, Note, Severity
from engine.text import Words, chain, choose, clean, explain, explained, languages, note_sentence, sentence, visible
from engine.text.words import MAX_BYTES

ENGINE = Path(__file__).parent.parent / "engine"
ENGLISH = ENGINE / "text" / "en"
CODE = re.compile(r"E[0-9]{4}")


def made(folder: Path, **texts: str) -> Words:
    """Words of the given languages, in that order, each with one file."""
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "a.ftl").write_bytes(text.encode("utf-8"))
    return Words(tuple(texts), base=folder)


def places(words: Words) -> list[tuple[str, int, int]]:
    found = words.check().sorted()
    return [(item.code, *item.span.source.position(item.span.start)) for item in found if item.span]


def codes(words: Words) -> list[str]:
    return [item.code for item in words.problems]


# Saying


def test_parameters_plurals_and_numbers(tmp_path: Path) -> None:
    words = made(tmp_path, en="a = { $count ->\n    [one] one { $what }\n   *[other] { $count } { $what }s\n }\n")
    assert words.say("a", count=1, what="card") == "one card"
    assert words.say("a", count=12345, what="card") == "12,345 cards"
    assert not codes(words)


def test_no_isolation_marks(tmp_path: Path) -> None:
    assert made(tmp_path, en="a = x { $b } y\n").say("a", b="z") == "x z y"


def test_the_next_language_says_what_is_missing_or_wrong(tmp_path: Path) -> None:
    words = made(
        tmp_path,
        fr="wrong = le { $thing }\nbroken = { $x\nloop = { pool }\npool = { loop }\ncall = { FOO($x) }\nref = { none }\n",
        en="absent = absent { $x }\nwrong = the { $x }\nbroken = whole\nloop = straight\ncall = called\nref = there\n",
    )
    said = {name: words.say(name, x="card") for name in ("absent", "wrong", "broken", "loop", "call", "ref")}
    assert said == {
        "absent": "absent card",
        "wrong": "the card",
        "broken": "whole",
        "loop": "straight",
        "call": "called",
        "ref": "there",
    }
    assert codes(words) == ["E0905", "E0906", "E0905", "E0908", "E0907", "E0907"]
    assert all(item.severity is Severity.WARNING for item in words.problems)


def test_the_id_is_the_last_word(tmp_path: Path) -> None:
    words = made(tmp_path, en="term = { -gone }\n")
    assert words.say("no-such", count=2, who="Ana\x1b[2J") == "no-such(count=2, who=Ana[2J)"
    assert words.say("term") == "term"
    assert words.say("") == ""
    assert codes(words) == ["E0905", "E0907", "E0905"]


def test_a_problem_is_kept_once(tmp_path: Path) -> None:
    words = made(tmp_path, en="")
    for _ in range(3):
        words.say("x")
    assert len(words.problems) == 1


def test_parameters_may_have_any_name(tmp_path: Path) -> None:
    words = made(tmp_path, en="a = { $self } { $message_id } { $name }\n    .b = { $name }\n")
    assert words.say("a", self="1", message_id="2", name="3") == "1 2 3"
    assert words.attribute("a", "b", name="3") == "3"


def test_attributes(tmp_path: Path) -> None:
    words = made(tmp_path, fr="a = un\n", en="a = one\n    .help = Do { $x }.\n")
    assert words.attribute("a", "help", x="it") == "Do it."
    assert words.attribute("a", "no") is None
    assert words.attribute("no", "help") is None


def test_terms_and_references_are_parsed_on_demand(tmp_path: Path) -> None:
    words = made(
        tmp_path,
        en='a = { -t(case: "x") } { b.c }\n-t = { $case ->\n    [x] X\n   *[y] Y\n }\nb =\n    .c = { d }\nd = D\n',
    )
    assert words.say("a") == "X D"
    assert words.say("-t") == "-t"


def test_names(tmp_path: Path) -> None:
    words = made(
        tmp_path, en="name-event-card = { $count ->\n    [one] event\n   *[other] events\n }\nname-bad = { $x }\n"
    )
    assert (words.name("event_card"), words.name("event_card", 3)) == ("event", "events")
    assert words.name("no_such_thing") == "no such thing"
    assert words.name("ship.14_b") == "ship.14 b"
    assert words.name("bad") == "bad"
    assert words.name("a\x1b[1m\u202eb") == "a[1mb"
    assert words.name("") == ""


def test_enumerations() -> None:
    words = Words()
    assert [words.join(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_pack_may_say_a_message_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("log-win-nobody = all lose\nname-x = { severity-error }\n")
    words = Words(folders=[tmp_path, tmp_path / "absent"])
    assert words.say("log-win-nobody") == "all lose"
    assert words.name("x") == Words().say("severity-error") == "error"
    assert not len(words.check())


# What is wrong in a file


def test_junk_has_a_place(tmp_path: Path) -> None:
    words = made(tmp_path, en="one = 1\ntwo = { $n ->\n    [one] a\n }\nthree = 3\nhello\nfour = { -t(n: $n) }\n")
    assert places(words) == [("E0901", 4, 2), ("E0901", 6, 6), ("E0901", 7, 16)]
    assert [words.say(name, n=1) for name in ("one", "two", "three", "four")] == ["1", "two(n=1)", "3", "four(n=1)"]
    rules = {str(item.params["rule"]) for item in words.check()}
    assert rules == {"E0010", "E0003", "E0014"}
    assert "default" in sentence(Words(), words.check().sorted()[0])


def test_an_unclosed_message_does_not_eat_the_next(tmp_path: Path) -> None:
    words = made(tmp_path, en="a = { $n\nb = fine\n")
    assert (words.say("a", n=1), words.say("b")) == ("a(n=1)", "fine")
    assert places(words) == [("E0901", 1, 9)]


def test_duplicates(tmp_path: Path) -> None:
    words = made(tmp_path, en="a = 1\nb = 2\na = 3\n    .x = y\n-a = 4\n")
    assert words.say("a") == "1"
    assert places(words) == [("E0902", 3, 1)]
    (note,) = words.check().sorted()[0].notes
    assert note.span is not None
    assert note.span.start == 0
    assert note_sentence(Words(), note) == "“a” first stands here"


def test_byte_order_mark_and_line_ends(tmp_path: Path) -> None:
    words = made(tmp_path, en="\ufeffa = one\r\nb =\r\n    two\r\n    three\r\nc = { $\r\n")
    assert words.say("a") == "one"
    assert words.say("b") == "two\nthree"
    assert places(words) == [("E0901", 5, 8)]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    (folder / "folder.ftl").mkdir(parents=True)
    (folder / "big.ftl").write_text("#" * (MAX_BYTES + 1))
    (folder / "latin.ftl").write_bytes("a = 1\nb = \xe9\xe9\n".encode("latin-1"))
    words = Words(base=tmp_path)
    assert places(words) == [("E0910", 1, 1), ("E0903", 1, 1), ("E0904", 2, 5)]
    assert words.say("a") == "a"


def test_deep_nesting(tmp_path: Path) -> None:
    words = made(tmp_path, en=f"a = {'{' * 5000}$x{'}' * 5000}\nb = fine\n")
    assert words.say("a", x=1) == "a(x=1)"
    assert words.say("b") == "fine"
    assert [code for code, *_ in places(words)] == ["E0911", "E0911"]


def test_a_message_that_grows_without_end(tmp_path: Path) -> None:
    lines = ["m0 = { $x }{ $x }"] + [f"m{i} = {{ m{i - 1} }}{{ m{i - 1} }}" for i in range(1, 40)]
    words = made(tmp_path, en="\n".join(lines))
    assert words.say("m39", x="1") == "m39(x=1)"
    assert codes(words) == ["E0909"]


def test_a_language_code_that_nobody_knows(tmp_path: Path) -> None:
    words = made(tmp_path, **{"la-pig": "a = { $n ->\n    [one] onay\n   *[other] anymay\n }\n"})
    assert (words.say("a", n=1), words.say("a", n=2)) == ("onay", "anymay")


@settings(deadline=None)
@given(st.text(alphabet='ab-=.{}[]*$"#> \n\r\té\x1b', max_size=60))
def test_no_file_makes_words_raise(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        words = made(Path(folder), en=text)
        for name in ("a", "b", "ab", "a-b"):
            assert "\x1b" not in words.say(name, a=1)
            words.attribute(name, "a")
            words.outline(name)
        words.check()


# Terminals


def test_nothing_that_steers_a_terminal_gets_through(tmp_path: Path) -> None:
    words = made(tmp_path, en='a = { "\\u001B" }[1m{ $x }\nb = plain \x1b]0;title\x07\n')
    assert words.say("a", x="\u202e\x9b2J\nnext\ud800") == "[1m2J next\ufffd"
    assert words.say("b") == "plain ]0;title"


@settings(deadline=None)
@given(st.text())
def test_clean_and_visible(text: str) -> None:
    assert re.fullmatch(r"[^\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*", clean(text))
    assert clean(clean(text)) == clean(text)
    assert len(visible(text)) == len(text)
    clean(text).encode()


def test_long_parameters_are_cut(tmp_path: Path) -> None:
    words = made(tmp_path, en="a = <{ $x }>\n")
    assert words.say("a", x="y" * 9999) == f"<{'y' * 2000}…>"


# Languages


@pytest.mark.parametrize(
    ("option", "environ", "expected"),
    [
        (None, {}, "en"),
        ("fr", {"CARDWRIGHT_LANG": "pt"}, "fr"),
        (None, {"CARDWRIGHT_LANG": "pt", "LC_ALL": "fr_FR.UTF-8"}, "pt"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "pt_BR"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "pt_PT@euro"}, "pt-PT"),
        (None, {"LANG": "pt_BR"}, "pt"),
        (None, {"LC_ALL": "C", "LANG": "fr"}, "en"),
        ("FR", {}, "fr"),
        ("de", {"LANG": "fr"}, "en"),
        ("../fr", {}, "en"),
    ],
)
def test_choice_of_language(option: str | None, environ: dict[str, str], expected: str) -> None:
    assert choose(option, environ, {"en", "fr", "pt", "pt-PT"}) == expected


def test_chain_of_languages() -> None:
    known = {"en", "fr", "pt", "pt-PT"}
    assert chain("pt-PT", known) == ("pt-PT", "pt", "en")
    assert chain("en", known) == ("en",)
    assert chain("xx", known) == ("en",)


def test_only_folders_with_texts_are_languages(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "yy").mkdir()
    (tmp_path / "yy" / "a.ftl").touch()
    assert set(languages([tmp_path, tmp_path / "none"])) == {*languages(), "yy"}
    assert "en" in languages()


# Findings


def test_the_sentence_of_a_finding() -> None:
    words = Words()
    finding = Finding("E0902", None, {"message": "a"}, nearest="b")
    assert sentence(words, finding) == "“a” stands in this language twice (did you mean “b”?)"
    assert sentence(words, Finding("E0902", None, {"message": "a"})) == "“a” stands in this language twice"
    assert sentence(words, Finding("E9999", None, {"x": 1})) == "E9999(x=1)"
    assert note_sentence(words, Note("note-first-here", None, {"what": "a"})) == "“a” first stands here"


def test_explaining_a_code() -> None:
    words = Words()
    text = explain(words, " e0902 ")
    assert text is not None
    assert text.startswith("E0902 – “<message>” stands in this language twice\n\nThe first one")
    assert not codes(words)
    assert explain(words, "E9999") is None
    assert explain(words, "help-app") is None


def test_every_code_is_explained_with_an_example() -> None:
    words = Words()
    for code, title in explained(words):
        page = explain(words, code)
        assert page is not None
        assert page.startswith(f"{code} – {title}")
        assert "\nExample:\n" in page, code


# The engine's own texts


def literals(kind: re.Pattern[str], root: Path) -> set[str]:
    """Text literals in Python files that are, as a whole, of a kind."""
    found = set()
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and kind.fullmatch(node.value):
                found.add(node.value)
    return found


def messages() -> set[str]:
    pattern = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
    return {name for path in ENGLISH.glob("*.ftl") for name in pattern.findall(path.read_text(encoding="utf-8"))}


def test_every_code_has_a_sentence_and_help_and_no_sentence_is_unused() -> None:
    used, said = literals(CODE, ENGINE), {name for name in messages() if CODE.fullmatch(name)}
    assert used - said == set(), "codes without a message in engine/text/en"
    assert said - used == set(), "messages of codes that no Python file uses"
    words = Words()
    assert {code for code in said if not words.outline(code, "help")} == set(), "messages without .help"


def test_every_note_has_a_sentence() -> None:
    assert literals(re.compile(r"note-[a-z0-9-]+"), ENGINE) <= messages()


def test_the_engine_has_no_broken_text() -> None:
    for language in languages():
        words = Words([language])
        assert [sentence(Words(), item) for item in words.check()] == []
        assert {name for name in messages() if words.has(name) and words.outline(name) is None} == set()
        assert not codes(words)


def test_a_plain_line_means_what_fluent_says() -> None:
    """The short way past Fluent gives the same text as Fluent itself."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    for path in sorted(ENGLISH.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    words, plain = Words(), 0
    for name in messages():
        pattern = bundle.get_message(name).value
        text, errors = bundle.format_pattern(pattern) if pattern else ("", [])
        if not errors and not re.search(r"\$", str(text)):
            plain += 1
            assert words.say(name) == text
    assert plain > 50


@pytest.mark.parametrize(
    "text",
    [
        "a = b # c\n# d\n\n",
        "a = b  \n    c\n",
        "a=b",
        "a = b\n    # c\n",
        "a = [b]\n\nx",
        "a = b\n#c\n",
        "a = b\n.c = d\n",
    ],
)
def test_plain_lines_at_their_edges(tmp_path: Path, text: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message("a").value
    assert pattern
    assert made(tmp_path, en=text).say("a") == bundle.format_pattern(pattern)[0]


def test_plain_words_do_not_import_fluent() -> None:
    program = (
        "import sys; from engine.text import Words; from engine.cli import report; Words().say('help-app');"
        "print([m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel', 'rich')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ENGINE.parent, check=True
    )
    assert done.stdout.strip() == "[]"
