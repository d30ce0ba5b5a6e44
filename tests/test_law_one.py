"""The engine knows no game: no id that a pack declares stands in ``engine/`` or ``schemas/``."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.every_word import PACKS, files_of, pack_at

ROOT = Path(__file__).parent.parent
WORD = re.compile(r"[a-z][a-z0-9_]*")


@cache
def general() -> frozenset[str]:
    """The engine's own terms, as the reference of the language lists them."""
    text = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    section = text.split("## The engine's own terms", 1)[1].split("\n## ", 1)[0]
    lists = re.findall(r"^\* [^:]*:(.*?)\.$", section, flags=re.DOTALL | re.MULTILINE)
    assert len(lists) == 2
    terms = [term.strip(" `\n") for part in lists for term in part.split(",")]
    assert len(terms) == len(set(terms)), sorted(term for term in terms if terms.count(term) > 1)
    assert all(WORD.fullmatch(term) for term in terms)
    return frozenset(terms)


def declared(name: str) -> set[str]:
    """Every id of a pack: kinds, rows, places, regions, marks, seats, counters, words, values, phases, options,
    attributes, verbs, adverbs, rules and the names of its tables."""
    names = pack_at(name).names
    ids = {*names.nouns, *names.attribute_spans, *names.verbs, *names.options}
    for verb in names.verbs.values():
        ids |= {adverb for adverb, _ in verb.adverbs}
    ids |= {path.split(".")[1] for path in names.texts if path.startswith(("rules.", "outcome.ladder."))} - {"ladder"}
    ids |= {section for part in files_of(name).parts for section in part.entries if section not in SECTIONS}
    return ids | {pack_at(name).ruleset.id}


SECTIONS = {
    "sorts", "alike", "pieces", "places", "stores", "regions", "marks", "counters", "payment", "words", "values", "verbs",
    "rules", "phases", "outcome", "standing", "horizon", "bound",
}  # fmt: skip


@cache
def engine_words() -> dict[str, str]:
    """Every word of the engine and where it stands; of names in code also their parts."""
    found: dict[str, str] = {}
    for path in [*ROOT.glob("engine/**/*"), *ROOT.glob("schemas/*.json")]:
        if path.suffix in (".py", ".lark", ".ftl", ".json"):
            for word in WORD.findall(path.read_text(encoding="utf-8").lower().replace("-", " ")):
                for part in (word, *word.split("_")):
                    found.setdefault(part, path.relative_to(ROOT).as_posix())
    return found


@pytest.mark.parametrize("name", PACKS)
def test_no_game_s_word_stands_in_the_engine(name: str) -> None:
    words = engine_words()
    ids = declared(name)
    assert len(ids) > 40
    hits = {(word, words[word]) for word in ids if word in words and word not in general()}
    assert not hits


def test_the_list_holds_no_word_that_nothing_needs() -> None:
    """A term that neither the engine nor the language uses has no place in it."""
    text = (ROOT / "docs" / "language.md").read_text(encoding="utf-8").split("## The engine's own terms")[0]
    used = {*engine_words(), *WORD.findall(text.lower())}
    assert general() <= used
