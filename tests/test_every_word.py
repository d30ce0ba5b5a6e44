"""No word of any text of any pack is idle: without it, with it twice, or with its neighbour before it, the text is refused
at the right word, or it says and does something else. Where it does the same, only what a signature fills in was said."""

from __future__ import annotations

import re

import pytest

from engine.diagnostics import Span
from engine.language.grammar import words_of
from tests.conftest import SAMPLE as BOUND
from tests.every_word import SAMPLE, Change, all_texts, changes, some, span, stop

EVERY = [change for written in all_texts() for change in changes(written)]


def wrong(change: Change) -> str | None:
    """What is not as it should be about a change."""
    written = change.written
    before = written.before
    after, findings = written.rewritten(change.text)
    if after is not None:
        if after.compiled != before.compiled:
            return None
        if after.tree == before.tree:
            return "means the same"
        return None if after.form == before.form else "does the same, and nothing was filled in"
    spans = [item.span for item in findings if item.span is not None]
    if not spans or len(spans) < len(findings):
        return "has no place"
    where = stop(change.text, written.start)
    if where is None:
        return wrong_places(change, spans)
    if spans[0].start != where.offset:
        return f"caret at {spans[0].start}, stops at {where.offset}"
    notes = [note.span.start for note in findings[0].notes if note.span is not None]
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
        said = place.source.text[place.start : place.end]
        fits = place.start in starts and place.end in ends if inside else re.fullmatch("[a-z0-9_ ]+", said)
        if not fits or place.end <= place.start:
            return f"refused at {place.start}..{place.end}: {said}"
    return None


def check(tried: list[Change]) -> None:
    faults = [f"{fault}: {change}" for change in tried if (fault := wrong(change)) is not None]
    assert not faults, "\n".join([f"{len(faults)} of {len(tried)}", *faults[:20]])


def test_no_word_is_idle() -> None:
    check(some(EVERY, SAMPLE))


@pytest.mark.long
@pytest.mark.parametrize("part", range(16))
def test_no_word_at_all_is_idle(part: int) -> None:
    check(some(EVERY[part::16], 400 if BOUND == "ci" else len(EVERY)))
