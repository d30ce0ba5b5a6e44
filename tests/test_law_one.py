"""The engine knows no game: no id that a pack declares stands in ``engine/`` or ``schemas/``."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import PLAYING, ruleset

ROOT = Path(__file__).parent.parent

GENERAL = frozenset(
    "action board box card deck discard discovery draw dock event first game gain goal hand hire land last leader limit lose "
    "mission move order pay pass pile place player point points present push resource reveal round score set_up share show "
    "space start station step supply table tally tear tile token turn winner winners who what where held full free empty mine "
    "theirs my output value rank call yield replace destroy one two three four standing number kind piece seat owner target "
    "build swim gather rest work joined goods".split()
)
"""Words of every language that a pack may use as ids too; they name no thing of one game."""


def declared(name: str) -> set[str]:
    """The ids of a pack's things: kinds, rows, places, phases, verbs, words."""
    rules = ruleset(name)
    ids = {*rules.alike, *rules.pieces, *rules.places, *rules.sorts, *rules.phases, *rules.verbs, *rules.values}
    for kind in (*rules.pieces.values(), *rules.places.values(), *rules.sorts.values()):
        ids |= {row.id for row in kind.rows}
    return ids - {"game"}


def engine_words() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in [*ROOT.glob("engine/**/*"), *ROOT.glob("schemas/*.json")]:
        if path.suffix in (".py", ".lark", ".ftl", ".json"):
            for word in re.findall(r"[a-z][a-z0-9_]+", path.read_text(encoding="utf-8").lower()):
                found.setdefault(word, str(path.relative_to(ROOT)))
    return found


def test_no_game_s_word_stands_in_the_engine() -> None:
    words = engine_words()
    hits = {
        (pack, name, words[name]) for pack in PLAYING for name in declared(pack) if name in words and name not in GENERAL
    }
    assert not hits
