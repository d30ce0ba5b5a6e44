"""No word of any text of any pack is idle: without it, with it twice, or with its neighbour before it, the text is refused
at the right word, or it says and does something else. Where it does the same, only what a signature fills in was said."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from engine.diagnostics import Finding, Findings, Span
from engine.language.grammar import words_of
from engine.pack import load_folder
from tests.conftest import SAMPLE as BOUND
from tests.every_word import (
    PACKS,
    Change,
    Written,
    all_texts,
    changes,
    given,
    loaded,
    misspelt,
    said,
    slips,
    some,
    span,
    stop,
    written_in_file,
)

EVERY = [change for written in all_texts() for change in changes(written)]
MISSPELT = [change for written in all_texts() for change in misspelt(written, Random(written.path))]
PARTS = 16
MOST = 60 if BOUND == "ci" else len(EVERY)
"""So many changes are tried in each part of the long tests."""


def check(faults: list[str]) -> None:
    assert not faults, "\n".join([str(len(faults)), *faults[:20]])


def test_the_texts_are_those_of_the_packs() -> None:
    sections = Counter((written.pack, written.path.split(".")[0]) for written in all_texts())
    assert len(PACKS) == 4
    for pack in PACKS:
        assert all(sections[pack, section] for section in ("phases", "verbs", "words", "values")), pack
    assert {written.path.rpartition(".")[2] for written in all_texts()} >= {"effect", "cost", "needs", "do", "in_force"}
    assert len(EVERY) > 15_000


@pytest.mark.parametrize("name", PACKS)
def test_packs_have_no_warnings(name: str) -> None:
    findings = Findings()
    assert load_folder(PACKS[name], findings) is not None
    assert not len(findings)


# ---- deleted, doubled, swapped


def wrong(change: Change) -> str | None:
    """What is not as it should be about a change."""
    before = change.written.before
    after, findings = change.written.rewritten(change.text)
    if after is not None:
        if after.compiled != before.compiled:
            return None
        if after.tree == before.tree:
            return "means the same"
        return None if after.form == before.form else "does the same, and nothing was filled in"
    where = stop(change.text, change.written.start)
    spans = [item.span for item in findings if item.span is not None]
    if not spans or len(spans) < len(findings):
        return "has no place"
    if where is None:
        return wrong_places(change, spans)
    notes = [note.span.start for note in findings[0].notes if note.span is not None]
    if where.offset not in (
        notes if findings[0].code == "E0317" else [spans[0].start]
    ):  # a misspelt word has the caret
        return f"caret at {spans[0].start}, stops at {where.offset}"
    if where.unclosed is not None and where.unclosed not in notes:
        return f"no span at the brace at {where.unclosed}"
    return None


def wrong_places(change: Change, places: list[Span]) -> str | None:
    """A text that parses is refused at words, from the first letter of one to the last of one; or at another place of the
    pack, such as a parameter that is no longer used."""
    words = [span(word) for word in words_of(change.text)]
    starts, ends = {first for first, _ in words}, {end for _, end in words}
    for place in places:
        inside = place.source.text == change.text
        fits = place.start in starts and place.end in ends if inside else re.fullmatch("[a-z0-9_ ]+", said(place))
        if not fits or place.end <= place.start:
            return f"refused at {place.start}..{place.end}: {said(place)}"
    return None


def test_no_word_is_idle() -> None:
    check([f"{fault}: {change}" for change in some(EVERY, 1_500) if (fault := wrong(change))])


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_no_word_at_all_is_idle(part: int) -> None:
    check([f"{fault}: {change}" for change in some(EVERY[part::PARTS], MOST) if (fault := wrong(change))])


# ---- misspelt

UNKNOWN = {"E0404", "E0405", "E0423", "E0513", "E0518", "E0529", "E0535", "E0548", "E0551"}
"""Nothing is called so: of nouns, verbs, phases, functions, adverbs, counters, currencies, faces and values."""


def wrong_spelling(change: Change) -> str | None:
    """What is not as it should be about a misspelt name."""
    written, word = change.written, change.way.split()[1]
    names = {place: name for name, place in given(written.before.tree)}
    after, findings = written.rewritten(change.text)
    if (change.place, change.end) in names:
        return wrong_name(change, word, after is None, findings)
    if after is not None:
        return "is accepted"
    item = findings[0]
    if item.span is None or (item.span.start, item.span.end) != (change.place, change.place + len(change.words)):
        return f"caret elsewhere: {item}"
    if item.code not in UNKNOWN or len(findings) > 1:
        return f"another finding: {findings}"
    if item.nearest != word and (item.nearest is None or slips(change.words, item.nearest) > 1) and len(word) > 1:
        return f"names {item.nearest}"
    return None


def wrong_name(change: Change, word: str, refused: bool, findings: list[Finding]) -> str | None:
    """A name that is given under a wrong spelling is missed where it is used."""
    others = [other.text for other in all_texts() if _verb(other) == _verb(change.written) and other != change.written]
    uses = sum(str(other) == word for text in (change.text, *others) for other in words_of(text))
    for item in findings:
        if item.span is None or said(item.span) != word or item.code not in UNKNOWN:
            return f"another finding: {item}"
    return f"is not missed: {uses}" if refused != bool(findings) or len(findings) > uses else None


def _verb(written: Written) -> tuple[str, str]:
    """The verb to which a text belongs: names of its needs live on in what it does."""
    path = written.path.rpartition(".")[0] if written.path.startswith("verbs.") else written.path
    return written.pack, path


def test_a_misspelt_name_is_pointed_at_and_the_nearest_is_named() -> None:
    check([f"{fault}: {change}" for change in some(MISSPELT, 800) if (fault := wrong_spelling(change))])


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_every_misspelt_name(part: int) -> None:
    check([f"{fault}: {change}" for change in some(MISSPELT[part::4], MOST) if (fault := wrong_spelling(change))])


def test_nearly_always_the_name_itself_is_the_nearest() -> None:
    tried = some([change for change in MISSPELT if len(change.words) > 2], 300)
    names = [(change, change.written.rewritten(change.text)[1]) for change in tried]
    right = [item for change, (item, *_) in ((c, f) for c, f in names if f) if item.nearest == change.way.split()[1]]
    assert len(right) > 0.9 * len([1 for _, findings in names if findings])


# ---- in the files


def wrong_in_file(change: Change) -> str | None:
    """Every finding points at the same words in the file as in the text by itself."""
    there = written_in_file(change)
    if there is None:
        return None
    source, scalar = there
    alone = change.written.rewritten(change.text)[1]
    for item in alone:
        for place in (item.span, *(note.span for note in item.notes)):
            if place is None or place.source.text != change.text:
                continue
            shift = _shifted(change.text, scalar.text, place)
            if shift is None:
                continue
            found = scalar.at(*shift)
            if found.source != source or not scalar.span.start <= found.start <= found.end <= scalar.span.end:
                return f"outside of the text: {item}"
            if found.start == 0 or said(found) != said(place):
                return f"{said(found)!r} for {said(place)!r}"
    return None


def _shifted(text: str, read: str, place: Span) -> tuple[int, int] | None:
    """The offsets of a place in a text that differs in blanks alone."""
    before = len(re.sub(r"\s", "", text[: place.start]))
    inside = len(re.sub(r"\s", "", text[place.start : place.end]))
    signs = [index for index, sign in enumerate(read) if not sign.isspace()]
    if not inside:
        return None
    return signs[before], signs[before + inside - 1] + 1


def test_places_in_files() -> None:
    tried = some([*EVERY, *MISSPELT], 250)
    assert sum(written_in_file(change) is not None for change in tried[:50]) > 40
    check([f"{fault}: {change}" for change in tried if (fault := wrong_in_file(change))])


def wrong_in_pack(change: Change) -> str | None:
    """A pack with the changed file says what the text by itself says, at the same words."""
    whole = loaded(change) if change.text.strip() else None
    if whole is None:  # an empty text is no text any more
        return None
    pack, findings = whole
    after, alone = change.written.rewritten(change.text)
    shown = [(item.code, said(item.span)) for item in findings if item.span is not None]
    missed = [item for item in alone if item.span is None or (item.code, said(item.span)) not in shown]
    if missed:
        return f"not found in the pack: {missed}"
    if (pack is None) != bool(findings) or (after is None and pack is not None):
        return "accepted in the pack"
    return None


def test_packs_say_the_same_as_texts() -> None:
    check(
        [f"{fault}: {change}" for change in some([*EVERY, *MISSPELT], 16, seed=3) if (fault := wrong_in_pack(change))]
    )


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_packs_always_say_the_same_as_texts(seed: int) -> None:
    tried = some([*EVERY, *MISSPELT], 5 if BOUND == "ci" else 25, seed)
    check([f"{fault}: {change}" for change in tried if (fault := wrong_in_pack(change))])
