"""Rules texts: every card says what its effect does, in sentences that follow each change of it."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from engine.cli.texts import Printed, printed
from engine.diagnostics import Findings
from engine.pack import Compiled, load_folder
from engine.pack.compile import written
from engine.text import Words
from engine.text.rendering import Rendered, rules_text, told
from tests.conftest import PLAYING, ROOT

GOLDEN = Path(__file__).parent / "golden"
FOLDERS = {name: folder for name, (folder, _) in PLAYING.items()} | {"on_mars": ROOT / "cards" / "on_mars"}
NUMBER = re.compile(r"\b\d+\b")
OF_THE_PACK = re.compile(r"(noun|adjective|not|effect|event|value|phase|tag)-[a-z-]+")


@cache
def compiled(name: str) -> Compiled:
    findings = Findings()
    found = load_folder(FOLDERS[name], findings)
    assert found is not None, findings.sorted()
    return found


@cache
def words(name: str, *languages: str) -> Words:
    return Words(languages or ("en",), [FOLDERS[name] / "text"])


def said(name: str, effect: str, path: str | None = None, speech: Words | None = None) -> Rendered:
    """What an effect says if a card of the pack has it: one that is carried out, or the one at ``path``."""
    pack = compiled(name)
    path = path or next(f"{item.row.path}.effect" for item in printed(pack) if not _standing(item))
    found = written(pack, path, effect)
    assert found is not None, effect
    return rules_text(speech or words(name), pack.ruleset, found)


def _standing(item: Printed) -> bool:
    return getattr(item.kind, "in_force", None) is not None


def lines(name: str) -> list[str]:
    pack, found = compiled(name), []
    for item in printed(pack):
        text = rules_text(words(name), pack.ruleset, item.written)
        found.append(f"{words(name).name(item.row.id)}: {text.text}")
    return found


@pytest.mark.parametrize("name", ["mission_red_planet", "on_mars", "kite_fair"])
def test_the_texts_of_all_cards(name: str) -> None:
    """Whoever changes a card or a message reads the new line and keeps it."""
    assert lines(name) == (GOLDEN / f"{name}_cards_en.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", FOLDERS)
def test_every_text_of_a_card_is_told_without_a_lack(name: str) -> None:
    pack = compiled(name)
    for item in printed(pack):
        text, lacks = told(words(name), pack.ruleset, item.written)
        assert not lacks, (item.row.id, lacks)
        assert not re.search(r"  |[{}$_]| [.,]|^[a-z]", text), text
        source = pack.names.texts[f"{item.row.path}.{item.attribute.name}"].source
        assert text.endswith(".") if source else text == ""


@pytest.mark.parametrize("name", FOLDERS)
def test_the_engine_has_a_message_for_all_that_packs_write(name: str) -> None:
    """Phases, rules and the bodies of verbs are never told, but they hold every kind of statement and value."""
    pack = compiled(name)
    tried = 0
    for path in pack.names.texts:
        found = written(pack, path)
        if found is not None:
            tried += 1
            _, lacks = told(words(name), pack.ruleset, found)
            lacking = [lack for lack in lacks if not words(name).has(lack.message)]  # the others were only too long
            strange = [lack for lack in lacking if not OF_THE_PACK.fullmatch(lack.message)]
            assert not strange, (path, strange)
    assert tried > 20


@pytest.mark.parametrize("name", ["mission_red_planet", "kite_fair", "on_mars"])
def test_another_number_is_another_text(name: str) -> None:
    pack = compiled(name)
    tried = 0
    for item in printed(pack):
        path = f"{item.row.path}.{item.attribute.name}"
        source = pack.names.texts[path].source
        before = rules_text(words(name), pack.ruleset, item.written).text
        for hit in NUMBER.finditer(source):
            changed = source[: hit.start()] + str(int(hit[0]) + 1) + source[hit.end() :]
            found = written(pack, path, changed)
            if found is None:  # 2..2 is not written, 3..2 means nothing
                continue
            tried += 1
            assert rules_text(words(name), pack.ruleset, found).text != before, changed
    assert tried >= 10


@pytest.mark.parametrize(
    ("number", "scored", "lost"),
    [
        (0, "Score 0 points.", "Lose 0 points."),
        (1, "Score 1 point.", "Lose 1 point."),
        (2, "Score 2 points.", "Lose 2 points."),
        (5, "Score 5 points.", "Lose 5 points."),
    ],
)
def test_plurals(number: int, scored: str, lost: str) -> None:
    assert said("mission_red_planet", f"score {number}").text == scored
    assert said("mission_red_planet", f"lose {number}").text == lost


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("place 1 in docked", "Place 1 of your astronauts from your supply on any docked ship."),
        ("place 2 in docked", "Place 2 of your astronauts from your supply on any docked ships."),
        ("place 2 in 2 docked", "Place 2 of your astronauts from your supply on 2 docked ships, 1 on each."),
        (
            "launch 1 docked where no astronaut at it",
            "Launch 1 docked ship without astronauts.",
        ),
        ("place 3 in 2 docked", "Place 3 of your astronauts from your supply on 2 docked ships."),
        ("place 3 in 1 docked, whole", "Place 3 of your astronauts from your supply on 1 docked ship, all 3 or none."),
        ("place 2 in 1..3 docked", "Place 2 of your astronauts from your supply on 1–3 docked ships."),
        ("place up to 2 in 1 docked", "Place up to 2 of your astronauts from your supply on 1 docked ship."),
        ("kill 2..all at hellas", "Kill 2 or more astronauts in Hellas."),
        ("kill all at phobos", "Kill all astronauts on Phobos."),
        ("kill all of mine on mars", "Kill all of your astronauts on Mars."),
        ("kill 1 at docked", "Kill 1 astronaut on any docked ship."),
        ("kill all at docked", "Kill all astronauts on all docked ships."),
        ("launch 1 docked, whole", "Launch 1 docked ship, in full or not at all."),
        ("launch all docked where full", "Launch all docked ships that are full."),
        ("launch 1 docked where not full", "Launch 1 docked ship that is not full."),
        ("may { destroy 1 docked }", "You may destroy 1 docked ship and kill everyone aboard."),
        (
            "each player { may { kill 1 of mine at hellas } }",
            "Each player may kill 1 of their own astronauts in Hellas.",
        ),
        ("each player { score 1 }", "Each player scores 1 point."),
        ("repeat 2 { step 1 }", "Do this 2 times: move any 1 of your astronauts to a zone next to its own."),
        ("repeat 1..3 { score 1 }", "Do this 1–3 times: score 1 point."),
        ("each player { repeat 2 { score 1 } }", "Each player does this 2 times: score 1 point."),
        ("either { score 1 } or lesser { lose 1 }", "Choose one: score 1 point; or lose 1 point."),
        (
            "move 1 of mine at phobos to hellas, random",
            "Move 1 of your astronauts from Phobos to Hellas, with every choice left to chance.",
        ),
        (
            "if count mine at phobos > 1 { score 2 } else { score 1 }",
            "If there is more than 1 of your astronauts on Phobos, score 2 points; otherwise, score 1 point.",
        ),
        ("if no docked { score 1 }", "If there are no docked ships, score 1 point."),
        ("if some mine at hellas { score 1 }", "If there is any of your astronauts in Hellas, score 1 point."),
        ("look 1 faceup discovery", "Look at 1 face-up discovery card in play."),
        ("look 1 discovery at hellas", "Look at 1 discovery card in Hellas."),
        ("turn all discovery at hellas to faceup", "Turn all discovery cards in Hellas face up."),
        (
            "choose 1 of mine at hellas as hero; move hero to phobos",
            "Choose 1 of your astronauts in Hellas. Then move the chosen one to Phobos.",
        ),
        ("each docked as craft { kill 1 at craft }", "For each docked ship, kill 1 astronaut on that docked ship."),
        ("if count mine at hellas = 0 { score 1 }", "If there are none of your astronauts in Hellas, score 1 point."),
        ("if count docked < 2 { score 1 }", "If there are fewer than 2 docked ships, score 1 point."),
        (
            "if not me is leader of ice point { lose 1 }",
            "If somebody has more ice point tokens than you, or you have none, lose 1 point.",
        ),
        ("if me = first { score 1 }", "If you are the first player, score 1 point."),
        (
            "if third_production and no docked { score 1 }",
            "If it is the third production and there are no docked ships, score 1 point.",
        ),
        ("score (max(count docked, 2))", "Score points equal to the number of docked ships, but no less than 2."),
        (
            "score (if count docked > 2 then 3 else 1)",
            "Score points equal to 3 if there are more than 2 docked ships, or else 1.",
        ),
        (
            "repeat until no docked { launch 1 docked }",
            "Launch 1 docked ship, again and again until there are no docked ships.",
        ),
        ("ask first { score 1 }", "The first player scores 1 point."),
        ("later at reveal for me { score 2 }", "At the reveal of the discoveries, score 2 points."),
        (
            "let best = count docked; score (best)",
            "Work out “best”: the number of docked ships. Then score points equal to “best”.",
        ),
        ("kill (count docked) at hellas", "Kill as many astronauts in Hellas as the number of docked ships."),
        ("kill all at [docked where full]", "Kill all astronauts on all docked ships that are full."),
        ("kill 1 at docked or phobos", "Kill 1 astronaut on any docked ship or on Phobos."),
        (
            "move any of mine at hellas to 1 zone near hellas",
            "Move any of your astronauts from Hellas to 1 zone next to Hellas.",
        ),
        ("whole { score 1; lose 1 }", "Score 1 point, then lose 1 point, in full or not at all."),
        ("shuffle ship_deck", "Shuffle ship deck."),
        ("win me", "The game ends, won by you."),
        (
            "perform 1 mission at secrets, random",
            "Carry out 1 mission among your secret cards, with every choice left to chance.",
        ),
        ("round", "Begin round."),
        ("score (count docked + 1)", "Score points equal to the number of docked ships plus 1."),
        ("draw 1 event; score 1; score 2", "Draw 1 event card. Then score 1 point. Then score 2 points."),
        (
            "either { draw 1; score 1 } or { score 3 }",
            "Choose one: draw 1 event card, then score 1 point; or score 3 points.",
        ),
        ("if count held zone < 2 { score 1 }", "If you have astronauts in fewer than 2 zones, score 1 point."),
        ("if count held zone = 1 { score 1 }", "If you have astronauts in exactly 1 zone, score 1 point."),
        (
            "if count plentiful >= 2 { score 1 }",
            "If you hold 2 or more point tokens each of at least 2 minerals, score 1 point.",
        ),
        ("move all astronaut at docked to hellas", "Move all astronauts from all docked ships to Hellas."),
        ("move 1 astronaut at hellas or phobos to ausonia", "Move 1 astronaut from Hellas or from Phobos to Ausonia."),
        (
            "if me is leader of [astronaut at outer] { score 1 }",
            "If nobody has more astronauts in outer zones together than you, and you have at least 1, score 1 point.",
        ),
    ],
)
def test_phrases(effect: str, text: str) -> None:
    assert said("mission_red_planet", effect).text == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("build 1", "Build a dam on 1 square without a dam near your beavers."),
        ("swim 1; swim 3", "Swim up to 1 square. Then swim up to 3 squares."),
        ("each my beaver at wood { score 1 }", "For each of your beavers on any wood square, score 1 point."),
        ("each player { encore { gather } }", "Each player may pay 1 reed and do this once more: gather twigs and reeds."),
        ("push 1 of my beaver", "Push 1 of your beavers to a square nearby."),
        ("move up to 2 twig at heap to den", "Move up to 2 twigs from the heap to your den."),
        ("each player { if no dam of me at pond { score 1 } }",
         "Each player, if there are none of their own dams on squares, scores 1 point."),
        ("score 1; if no dam at pond { score 2 }", "Score 1 point. Then, if there are no dams on squares, score 2 points."),
    ],
)  # fmt: skip
def test_phrases_of_another_game(effect: str, text: str) -> None:
    assert said("beaver_brook", effect, "phases.tally").text == text


def test_what_a_thing_is_not_stands_beside_what_it_is() -> None:
    text = said("on_mars", "gain 2 resource not mineral; gain 1 not mineral", "blueprints.casino.effect").text
    assert text == "Gain 2 resources other than minerals. Then gain 1 resource or crystal other than minerals."


@pytest.mark.parametrize(
    ("pack", "at", "waits", "text"),
    [
        ("beaver_brook", "rules.drift", "build", "After a dam is built, score 1 point."),
        ("on_mars", "missions.survey.effect", "collect", "discoveries or research tiles from the map"),
        ("on_mars", "missions.survey.effect", "collect research", "you collect research tiles from the map"),
        ("on_mars", "missions.survey.effect", "construct shelter", "After you construct a shelter, score 1 point."),
        ("on_mars", "missions.survey.effect", "construct", "After you construct buildings, score 1 point."),
        ("on_mars", "missions.survey.effect", "travel", "After you travel, score 1 point."),
        ("on_mars", "missions.survey.effect", "travel to orbit", "After you travel to orbit, score 1 point."),
    ],
)
def test_what_a_trigger_does_not_name(pack: str, at: str, waits: str, text: str) -> None:
    """A part that a trigger leaves out speaks of none: so a message can do without it."""
    assert text in said(pack, f"after {waits} {{ score 1 }}", at).text


def test_verbs_and_phases_that_no_card_speaks_of() -> None:
    """On Mars has words for house rules too."""
    for waits in ("develop", "gain", "welcome", "drive", "activate", "deliver", "round", "shuttle_phase", "whole_turn"):
        assert said("on_mars", f"after {waits} {{ score 1 }}", "missions.survey.effect").language == "en", waits
    for does in ("land_bot", "explore", "recall my colonist at working", "collect 1 discovery at hex"):
        assert said("on_mars", does, "blueprints.casino.effect").language == "en", does


def test_rules_that_hold_always() -> None:
    drift = compiled("beaver_brook").names.texts["rules.drift"].source
    assert said("beaver_brook", drift, "rules.drift").text == (
        "After a dam is built on squares, each player, if there is any of their beavers next to that square, "
        "moves 1 reed from the heap to their den."
    )


def test_what_a_word_counts_shows_in_the_nouns_around_it() -> None:
    path = "discoveries.mining_incident.effect"
    texts = [
        said("mission_red_planet", f"while third_production {{ yield of here <= {n} }}", path).text for n in (0, 1, 2)
    ]
    assert [text.partition("yields ")[2] for text in texts] == [
        "no point tokens.",
        "at most 1 point token.",
        "at most 2 point tokens.",
    ]


def test_a_change_that_a_condition_decides_is_told_as_two() -> None:
    path = "discoveries.depleted_deposit.effect"
    effect = "while third_production { yield of here - if some docked then 2 else 1 }"
    assert said("mission_red_planet", effect, path).text == (
        "During the third production, if there is any docked ship, this zone yields 2 point tokens fewer; "
        "otherwise, this zone yields 1 point token fewer."
    )


def test_without_a_message_the_effect_itself_is_shown() -> None:
    effect = "place 1 in docked; score 2"
    engine_only = Words()
    assert said("mission_red_planet", effect, speech=engine_only) == Rendered(effect, None)


# Another language: files only. It has gender, and "em" and "de" melt with the article.

RULES = """\
features = traços
    .gender = m
    .em = em
    .person = they
    .figure = number
    .whose = no
    .clause = plain
sentence = { $do }.
sentence-then = depois { $do }.
sentences = { $first } { $second }
then = { $first } e depois { $second }
number = { $n }
quantity-exactly = { $n-count ->
        [1] { $what-gender ->
            [f] uma
           *[m] um
        }
       *[other] { $n }
    } { $what }
quantity-any = { $what-gender ->
        [f] qualquer uma das
       *[m] qualquer um dos
    } { $what }
placed = { $what } { $place }
at = { $what-em } { $what }
of = { $what } de { $of }
may = { $PERSON ->
        [they] pode
       *[you] você pode
    } { $do }
noun-me = você
effect-look = { $FORM ->
        [third] olha
        [infinitive] olhar
       *[imperative] olhe
    } { $what }
effect-pay = { $FORM ->
        [third] paga
        [infinitive] pagar
       *[imperative] pague
    } { $what }
"""
NOUNS = """\
noun-kite =
    { $count ->
        [one] pipa
       *[other] pipas
    }
    .gender = f
noun-bead =
    { $count ->
        [one] conta
       *[other] contas
    }
    .gender = f
noun-charm =
    { $count ->
        [one] amuleto
       *[other] amuletos
    }
noun-rival = rival
noun-hand = mão
    .gender = f
    .em = na
noun-perch = poleiro
    .em = no
effect-gain = { $FORM ->
        [third] pega
        [infinitive] pegar
       *[imperative] pegue
    } { $beads }
"""


@pytest.fixture
def portuguese(tmp_path: Path) -> Words:
    shutil.copytree(FOLDERS["kite_fair"] / "text", tmp_path / "text")
    (tmp_path / "text" / "pt").mkdir()
    (tmp_path / "text" / "pt" / "all.ftl").write_text(RULES + NOUNS, encoding="utf-8")
    return Words(("pt", "en"), [tmp_path / "text"])


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("look 1 kite at hand", "Olhe uma pipa na mão."),
        ("look 2 kite at hand", "Olhe 2 pipas na mão."),
        ("look 1 charm at perch", "Olhe um amuleto no poleiro."),
        ("may { pay 1 bead; gain 2 }", "Você pode pagar uma conta e depois pegar 2 contas."),
    ],
)
def test_a_language_of_files_only(portuguese: Words, effect: str, text: str) -> None:
    assert said("kite_fair", effect, speech=portuguese) == Rendered(text, "pt")


def test_a_text_is_never_told_in_two_languages(portuguese: Words) -> None:
    """What one language cannot say whole, the next one says whole."""
    assert said("kite_fair", "gain 2; score 1", speech=portuguese) == Rendered(
        "Take 2 beads from the bowl. Then score 1 point.", "en"
    )


def test_the_examples_of_the_documentation_are_messages() -> None:
    blocks = re.findall(r"^```fluent\n(.*?)^```$", (ROOT / "docs" / "texts.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        entries = FluentParser().parse(block).body
        assert entries
        assert all(isinstance(entry, ast.Message) for entry in entries)
