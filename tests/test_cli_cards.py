"""``cards``: the list of a pack's cards, and one of them whole; ``check`` on the messages that tell them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.cli_tools import PACKS, ROOT, TINY, Commands, command, tiny_pack

__all__ = ["command"]

CARDS = """
cards:
  feast: {worth: 3, count: 2, effect: "drop 1 in 1 bowl; score 2", source: inferred}
  fast: {worth: 1, effect: "score 1"}
"""
KIND = "pieces:\n  card: {from: cards, starts: sack, printed: {worth: number, effect: effect}}\n"
TEXT = """\
name-card = { $count ->
    [one] card
   *[other] cards
 }
name-feast = Fête
name-bowl = bowl
noun-mine = your beans
    .whose = yes
effect-drop = put { $what } into { $where_to }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    rules = TINY.replace("{bean: endless}", "{bean: endless, card: endless}") + KIND + CARDS
    return tiny_pack(tmp_path / "tiny", rules, TEXT)


def test_the_list(command: Commands, pack: Path) -> None:
    done = command("cards", pack)
    assert done.status == 0
    assert done.out.splitlines() == [
        "Cards: 3",
        "Copies  Name  Worth",
        "2       Fête  3      Put 1 of your beans into 1 bowl. Then score 2 points.",
        "                     [drop 1 in 1 bowl; score 2]",
        "1       Fast  1      Score 1 point.",
        "                     [score 1]",
    ]


@pytest.mark.parametrize("name", ["feast", "Fête", "FETE", " fete "])
def test_one_card_by_its_id_or_its_name(command: Commands, pack: Path, name: str) -> None:
    done = command("cards", pack, name)
    assert done.status == 0
    assert done.out.splitlines()[:6] == [
        "Fête (feast)",
        "Kind    Card",
        "Copies  2",
        "Worth   3",
        "Text    Put 1 of your beans into 1 bowl. Then score 2 points.",
        "Effect  drop 1 in 1 bowl; score 2",
    ]
    source = " ".join(done.out.split("Source", 1)[1].split())
    assert source.startswith("inferred, ")
    assert source.endswith("rules.yaml:20")


def test_a_card_that_is_not_there(command: Commands, pack: Path) -> None:
    done = command("cards", pack, "feats")
    assert done.status == 2
    assert "did you mean “feast”?" in done.err
    assert not done.out


def test_a_card_is_found_by_what_it_is_called_in_play(command: Commands) -> None:
    for name in ("ship to ausonia (3)", "ausonia 3", "ausonia_3"):
        done = command("cards", "mission_red_planet", name)
        assert done.out.splitlines()[0] == "Ship to Ausonia (3) (ausonia_3)"
    assert "Destination  unknown" in command("cards", "mission_red_planet", "unknown_4").out


def test_a_card_where_the_pack_should_stand(command: Commands) -> None:
    done = command("cards", "pilot")
    assert (done.status, done.out) == (2, "")
    assert "did you mean “cards mission_red_planet pilot”?" in done.err
    assert "there is no pack “pilto”" in command("cards", "pilto").err


def test_a_part_of_a_name_is_enough_for_a_suggestion(command: Commands) -> None:
    assert "did you mean “travel_agent”?" in command("cards", "mission_red_planet", "Travl").err


def test_a_card_of_a_house_rule_says_so(command: Commands, tmp_path: Path) -> None:
    fair = tmp_path / "kite_fair"
    shutil.copytree(ROOT / "tests" / "packs" / "kite_fair", fair)
    file = fair / "cards.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("  lion:\n", "  lion:\n    source: own\n"), encoding="utf-8"
    )
    done = command("cards", fair, "lion", "--source")
    assert (done.status, done.err) == (0, "")
    assert "a house rule" in done.out


def test_sources_of_cards_without_a_text_are_columns(command: Commands, pack: Path) -> None:
    done = command("cards", "mission_red_planet", "--source")
    lines = done.out.splitlines()
    assert re.fullmatch(r"Ships: 36 \(reconstructed, .*reconstructed\.yaml\)", lines[0])
    assert lines[1].split() == ["Copies", "Name", "Destination", "Capacity", "Line"]
    assert lines[2].split()[-1].isdecimal()
    assert lines[36] == ""


def test_printed_values_one_after_another_leave_out_what_is_nought(command: Commands) -> None:
    out = command("cards", "on_mars").out
    assert "Water contract    minerals 2, water 3, points won 9 and points lost 4" in out
    assert "batteries 0" not in out


def test_an_effect_of_several_lines_is_shown_on_one_that_can_be_written(command: Commands, pack: Path) -> None:
    path = pack / "rules.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('effect: "score 1"', 'effect: "each player { score 1; score 2 }; score 3"'), encoding="utf-8"
    )
    document = json.loads(command("cards", pack, "fast", "--json").out)
    effect = document["cards"][0]["texts"][0]["effect"]
    assert effect == "each player { score 1; score 2 }; score 3"
    assert command("parse", pack, effect).status == 0


def test_where_cards_come_from(command: Commands, pack: Path) -> None:
    out = " ".join(command("cards", pack, "--source").out.split())
    assert "inferred, " in out
    assert "rulebook, " in out
    assert "rules.yaml:21" in out


def test_a_document_for_programs(command: Commands, pack: Path) -> None:
    document = json.loads(command("cards", pack, "feast", "--json").out)
    assert document["schema"] == "cardwright.cards/1"
    (card,) = document["cards"]
    assert (card["id"], card["name"], card["copies"], card["printed"], card["line"]) == (
        "feast",
        "Fête",
        2,
        {"worth": 3},
        20,
    )
    (text,) = card["texts"]
    assert text["effect"] == "drop 1 in 1 bowl; score 2"
    assert text["text"] == "Put 1 of your beans into 1 bowl. Then score 2 points."
    assert text["language"] == "en"


@pytest.mark.parametrize("name", ["mission_red_planet", "on_mars", PACKS / "kite_fair", PACKS / "beaver_brook"])
def test_lists_fit_a_terminal(command: Commands, name: str | Path) -> None:
    for line in command("cards", name, "--source").out.splitlines():
        assert len(line) <= 80 or " " not in line.strip(), line  # a long path is not torn


def test_a_pack_without_texts_shows_its_effects(command: Commands, tmp_path: Path) -> None:
    folder = tmp_path / "silent"
    shutil.copytree(PACKS / "kite_fair", folder, ignore=shutil.ignore_patterns("text"))
    document = json.loads(command("cards", folder, "--json").out)
    texts = [text for card in document["cards"] for text in card["texts"]]
    assert any(text["text"] is None for text in texts)
    assert all(text["effect"] for text in texts)


PLACES = """\
alike:
  bean: {by: owner, each: 5, starts: sack}
places:
  bowl: {count: 3, holds: {bean: 2}}
  shrine: {from: shrines, each: player, printed: {price: number, effect: effect, toll: effect}}
  hill: {from: hills, printed: {price: number}}
sorts:
  wind: {printed: {gift: effect}, rows: {east: {gift: "score 3"}}}
stores:
  sack: {holds: {bean: endless}}
shrines:
  high: {price: 4, effect: "score 2", toll: "score 1"}
  low: {price: 1, effect: "", toll: "score 1"}
hills:
  green: {price: 2}
phases: {game: win none}
"""


def test_places_and_sorts_with_texts_are_cards_too_and_texts_stand_under_their_names(
    command: Commands, tmp_path: Path
) -> None:
    pack = tiny_pack(tmp_path / "tiny", PLACES, "name-toll = toll\nname-low = Lower shrine\n")
    assert command("cards", pack).out.splitlines() == [
        "Shrine: 2 each",
        "Copies  Name          Price",
        "1 each  High          4      Score 2 points.",
        "                             [score 2]",
        "                             Toll: Score 1 point.",
        "                             [score 1]",
        "1 each  Lower shrine  1      Toll: Score 1 point.",
        "                             [score 1]",
        "",
        "Wind: 1",
        "Copies  Name",
        "1       East  Score 3 points.",
        "              [score 3]",
    ]
    one = command("cards", pack, "high").out.splitlines()
    assert one[:8] == [
        "High (high)",
        "Kind    Shrine",
        "Copies  1 each",
        "Price   4",
        "Text    Score 2 points.",
        "Effect  score 2",
        "Toll    Score 1 point.",
        "Effect  score 1",
    ]


def found(command: Commands, folder: Path) -> list[str]:
    document = json.loads(command("check", folder, "--format", "json").out)
    return [
        f"{item['code']} {Path(item['file']).name}:{item['line']}:{item['column']}" for item in document["findings"]
    ]


def changed(pack: Path, old: str, new: str) -> Path:
    path = pack / "text" / "en" / "names.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return pack


def test_check_is_silent_where_all_cards_can_be_told(command: Commands, pack: Path) -> None:
    assert found(command, pack) == []


def test_check_points_at_the_word_that_no_message_says(command: Commands, pack: Path) -> None:
    assert found(command, changed(pack, "noun-mine", "noun-bowl")) == ["E0912 rules.yaml:20:45"]
    assert "message “noun-mine” is needed" in command("check", pack).out


def test_check_finds_a_message_about_nothing(command: Commands, pack: Path) -> None:
    assert found(command, changed(pack, "noun-mine", "effect-dropp = x\nnoun-mine")) == ["E0913 names.ftl:7:1"]
    assert "did you mean “effect-drop”?" in command("check", pack).out


def test_check_knows_the_adverbs_of_verbs(command: Commands, tmp_path: Path) -> None:
    rules = TINY.replace("where_to: 1 bowl}", "where_to: 1 bowl}, adverbs: [gently]").replace(
        "; score 1", "; if gently { score 1 }"
    )
    pack = tiny_pack(tmp_path / "tiny", rules, "tag-gently = { $do }, { $pieces } gently\n")
    assert found(command, pack) == []
    path = pack / "text" / "en" / "names.ftl"
    path.write_text("tag-gentle = { $do }\ntag-gently = { $what }\n", encoding="utf-8")
    assert found(command, pack) == ["E0913 names.ftl:1:1", "E0906 names.ftl:2:16"]


@pytest.mark.parametrize("variable", ["$were_to", "$where_to-coun", "$amount", "$subject"])
def test_check_finds_a_variable_that_is_not_given(command: Commands, pack: Path, variable: str) -> None:
    assert "E0906 names.ftl:9:36" in found(command, changed(pack, "$where_to", variable))


@pytest.mark.parametrize("variable", ["$where_to-at", "$what-count", "$in", "$from", "$PERSON", "$FORM", "$what-all"])
def test_check_knows_what_messages_are_given(command: Commands, pack: Path, variable: str) -> None:
    assert found(command, changed(pack, "$where_to", variable)) == []


@pytest.mark.parametrize("code", ["E0912", "E0913"])
def test_the_findings_are_explained(command: Commands, code: str) -> None:
    done = command("explain", code)
    assert done.status == 0
    assert len(done.out.splitlines()) >= 3


def test_a_copy_of_the_texts_in_a_new_language_is_no_fault_of_the_pack(command: Commands, pack: Path) -> None:
    shutil.copytree(pack / "text" / "en", pack / "text" / "tlh")
    done = command("check", pack)
    assert (done.status, done.out) == (0, "")
    assert done.err.count("of the engine's own messages are") == 1, "what the engine lacks is said once"
    shutil.copytree(ROOT / "engine" / "text" / "en", pack / "text" / "tlh", dirs_exist_ok=True)
    assert "engine" not in command("check", pack).err, "the pack says all that the engine lacks"
    rules = pack / "text" / "tlh" / "rules.ftl"
    rules.write_text(rules.read_text(encoding="utf-8").replace("\nquantity-any =", "\n-any ="), encoding="utf-8")
    done = command("check", pack)
    assert (done.status, done.out) == (0, "")
    assert "1 of the engine's own messages is not in this language but told in English: quantity-any." in done.err


def test_a_language_of_the_pack_is_checked_for_itself(command: Commands, pack: Path) -> None:
    shutil.copytree(pack / "text" / "en", pack / "text" / "tlh")
    path = pack / "text" / "tlh" / "names.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("noun-mine", "noun-bowl"), encoding="utf-8")
    assert found(command, pack) == ["E0912 rules.yaml:20:45"]
    assert "which tlh lacks" in command("check", pack).out


def test_the_features_of_english_hold_where_a_language_lists_none(command: Commands, pack: Path) -> None:
    shutil.copytree(pack / "text" / "en", pack / "text" / "tlh")
    path = pack / "text" / "tlh" / "names.ftl"
    text = path.read_text(encoding="utf-8").replace("$where_to", "$where_to-person")
    path.write_text(text, encoding="utf-8")
    assert found(command, pack) == []
