"""Games at a real terminal: answers, words that help, several people at one keyboard, leaving and coming back."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from engine.cli.exits import Exit
from tests.cli_tools import PACKS, tiny_pack

if sys.platform == "win32":
    pytest.skip("needs a terminal of POSIX", allow_module_level=True)

from tests.terminal_tools import Terminal

ASK = "or ? for help: "
BROOK, KITES = PACKS / "beaver_brook", PACKS / "kite_fair"
NUMBERS = re.compile(r"^ +(\d+)\) .*?(?:\[(.*)\])?\r?$", re.MULTILINE)


class Player:
    """Someone at a terminal."""

    def __init__(self, *arguments: str | Path, columns: int = 80, environ: Mapping[str, str] | None = None) -> None:
        self.terminal = Terminal("play", *arguments, columns=columns, environ=environ)

    def question(self) -> list[str]:
        """Wait for the next question; gives the ids of its options."""
        shown = self.terminal.wait(ASK)
        return [found[2] or "" for found in NUMBERS.finditer(shown)]

    def say(self, text: str) -> str:
        """Type something that is no answer; gives what is told."""
        self.terminal.type(text)
        return self.terminal.wait(ASK)


@pytest.fixture
def players() -> Iterator[list[Player]]:
    """Those whose terminals are to be closed at the end."""
    found: list[Player] = []
    yield found
    for player in found:
        player.terminal.close()


def sit_down(
    players: list[Player], *arguments: str | Path, columns: int = 80, environ: Mapping[str, str] | None = None
) -> Player:
    players.append(Player(*arguments, columns=columns, environ=environ))
    return players[-1]


def test_a_whole_game_by_number_and_by_id(players: list[Player], tmp_path: Path) -> None:
    """Help, a wrong answer, a card, why something is not offered, undo; the answers in turn by number and by id."""
    pack = tiny_pack(tmp_path / "tiny")
    ana = sit_down(players, pack, "--seats", "you:Ana,bot", "--seed", "1", "--fast")
    assert ana.question() == ["bowl.1", "bowl.2", "bowl.3"]
    assert "undo: take your last decision back" in ana.say("?")
    assert "did you mean “bowl.2”?" in ana.say("bowk 2")
    assert "“bowl 1” is among the answers" in ana.say("why bowl 1")
    assert "Sack cannot be chosen here. What is asked for: bowl" in ana.say("why SACK")
    assert "Nothing can be taken back" in ana.say("undo")
    assert "A bot that looks ahead would take: bowl" in ana.say("hint")
    ana.terminal.type("2")
    ana.question()
    ana.terminal.type("bowl.3")
    assert ana.terminal.end() == Exit.FINE
    assert "Final score" in ana.terminal.shown
    assert "Ana  bot" in ana.terminal.shown


def test_several_answers_at_once(players: list[Player], tmp_path: Path) -> None:
    """They answer the person's next questions; what is left when somebody else decides is not taken."""
    ana = sit_down(players, tiny_pack(tmp_path / "tiny"), "--seats", "you:Ana,you:Ana,bot", "--seed", "1", "--fast")
    ana.question()
    ana.terminal.type("bowl.2 Bowl 1 3")
    assert "“3” is not taken: somebody else has decided in the meantime." in ana.terminal.wait(ASK)
    ana.terminal.type("2, 2")
    assert ana.terminal.end() == Exit.FINE
    assert ana.terminal.shown.count(ASK) == 2


def test_what_is_typed_ahead_and_does_not_fit_is_asked(players: list[Player], tmp_path: Path) -> None:
    ana = sit_down(players, tiny_pack(tmp_path / "tiny"), "--seats", "you:Ana,you:Ana", "--seed", "1", "--fast")
    ana.question()
    ana.terminal.type("1 sack")
    assert "“sack” is no answer to what is asked now" in ana.terminal.wait(ASK)
    ana.terminal.type("1 1 1")
    assert ana.terminal.end() == Exit.FINE


def test_a_whole_game_of_cards(players: list[Player]) -> None:
    """Every question of a game is answered, by number and by id in turns, and the end tells who has won."""
    coral = sit_down(players, KITES, "--seats", "you:Ana,greedy,bot", "--seed", "7", "--fast")
    count = 0
    while (shown := coral.terminal.wait_for_one(ASK, "Seed: ")).endswith(ASK):
        options = [found[2] or "" for found in NUMBERS.finditer(shown)]
        answer = len(options) if count % 2 else options[0]
        coral.terminal.type(str(answer or 1))
        count += 1
    assert coral.terminal.end() == Exit.FINE
    assert count > 5
    assert coral.terminal.shown.count("The meadow") > 4
    assert "Final score" in coral.terminal.shown
    assert re.search(r"wins?\b|nobody", coral.terminal.shown.split("Final score")[1])


def test_the_tab_key_finishes_an_id(players: list[Player]) -> None:
    amber = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "3", "--fast")
    assert amber.question() == ["beaver.amber.1", "beaver.amber.2"]
    amber.terminal.keys("bea\t2\r")
    places = amber.question()
    assert "pond.2.2" in places
    amber.terminal.type("quit")
    assert amber.terminal.end() == Exit.INTERRUPTED


def test_undo_asks_again(players: list[Player]) -> None:
    amber = sit_down(players, BROOK, "--seats", "you,you", "--seed", "3", "--fast")
    amber.terminal.wait("press Enter.")
    amber.terminal.type("")
    first = amber.question()
    amber.terminal.type("1")
    assert amber.question() != first
    amber.terminal.type("undo")
    amber.terminal.wait("Your last decision is taken back.")
    assert amber.question() == first


def test_save_quit_and_go_on(players: list[Player], tmp_path: Path) -> None:
    """What is on the screen when a saved game is opened again is what was there when it was left."""
    save = tmp_path / "brook.save"
    amber = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "5", "--fast")
    amber.question()
    amber.terminal.type("1 pond.3.3")
    amber.question()
    assert "is written down in" in amber.say(f"save {save}")
    assert "is written down in" in amber.say("save")
    amber.terminal.type("board")
    before = amber.terminal.wait(ASK)
    amber.terminal.type("quit")
    assert amber.terminal.end() == Exit.INTERRUPTED
    assert "play --resume" in amber.terminal.shown
    again = sit_down(players, "--resume", save)
    again.question()
    again.terminal.type("board")
    assert again.terminal.wait(ASK).split("First:")[1] == before.split("First:")[1]
    other = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "5", "--save", save)
    assert other.terminal.end() == Exit.FINDINGS
    assert "is there already" in other.terminal.shown


def test_colours_and_none(players: list[Player]) -> None:
    coloured = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "3")
    coloured.question()
    assert "\x1b[38;5;" in coloured.terminal.shown
    plain = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "3", "--ascii", environ={"NO_COLOR": "1"})
    plain.question()
    assert "\x1b[38;5;" not in plain.terminal.shown
    assert "+---" in plain.terminal.shown
    assert plain.terminal.shown.isascii() or "—" in plain.terminal.shown


@pytest.mark.parametrize("columns", [60, 120])
def test_the_screen_fits_the_terminal(players: list[Player], columns: int) -> None:
    """Nothing is wrapped by the terminal: each line of the screen begins where a line begins. What lies open for all is
    there in every width, and where there is room panels stand side by side."""
    coral = sit_down(players, KITES, "--seats", "you,bot,bot", "--seed", "3", columns=columns)
    coral.question()
    shown = [line.rstrip() for line in coral.terminal.screen.display]
    headings = [line for line in shown if line.startswith("── ")]
    assert len(headings) == (3 if columns == 60 else 2)
    assert all(len(line) == columns for line in headings)
    assert "charms" in next(line for line in shown if "points" in line)
    assert any(line.startswith("Signs:") and "kite" in line for line in shown)


def test_several_people_see_nothing_of_the_others(players: list[Player]) -> None:
    """Between two people the screen is empty, and what one had in hand was never shown to the other."""
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea,bot", "--seed", "3", "--fast")
    names, hands = [], []
    for _ in range(2):
        shown = two.terminal.wait("press Enter.")
        standing = [line.strip() for line in two.terminal.screen.display if line.strip()]
        assert len(standing) == 1
        assert standing[0] in shown
        names.append(standing[0].split()[4])
        two.terminal.type("")
        two.terminal.wait("\x1b[2J\x1b[3J\x1b[H")
        hands.append(two.question())
        two.terminal.type("card nothing")
        two.terminal.wait(ASK)
        two.terminal.type(hands[-1][0])
    assert sorted(names) == ["Ana", "Bea"]
    assert hands[0]
    assert hands[1]
    two.terminal.wait(ASK)
    screens = two.terminal.shown.split("\x1b[2J\x1b[3J\x1b[H")
    for mine, other in ((0, 1), (1, 0)):
        titles = [card.replace(".", " ").capitalize() for card in set(hands[mine]) - set(hands[other])]
        own = [screen for screen in screens if f"[{hands[mine][0]}]" in screen]
        assert len(own) == 1
        for screen in screens:
            assert screen in own or not any(title in screen for title in titles)


def test_what_a_card_says(players: list[Player]) -> None:
    """By a name without regard to capitals; a name that nothing has is answered with the nearest."""
    you = sit_down(players, "--seats", "you,bot,bot", "--seed", "5", "--fast", columns=100)
    you.question()
    told = you.say("card TRAVEL-agent")
    assert "Travel Agent (specialist)" in told
    assert "number: 3" in told
    assert "Place 3 of your astronauts" in told
    assert "did you mean “Soldier”?" in you.say("card soldeir")
    assert "capacity: 3" in you.say("card unknown_3.1")
    assert "next to: " in you.say("card hellas")


def test_what_helps_is_as_wide_as_the_terminal(players: list[Player]) -> None:
    you = sit_down(players, "--seats", "you,bot,bot", "--seed", "5", "--fast", columns=64)
    you.question()
    for text in ("?", "card pilot", "why pilot"):
        assert max(map(len, you.say(text).splitlines())) <= 64


def test_why_in_the_words_of_the_pack(players: list[Player]) -> None:
    """A card is called by its name, whoever has it; what is asked for is told as rules text, never as code."""
    you = sit_down(players, "--seats", "you,bot,bot", "--seed", "5", "--fast")
    you.question()
    for name, title in (("pilot", "Pilot"), ("ausonia", "Ausonia"), ("ships", "Ship")):
        told = you.say(f"why {name}")
        assert re.search(rf"{title}.* cannot be chosen here. What is asked for: mission\.", told)
        assert re.search(r"hoose 1 mission among", told)
        assert "secrets" not in told


def test_interrupted(players: list[Player]) -> None:
    amber = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "3", "--fast")
    amber.question()
    amber.terminal.interrupt()
    assert amber.terminal.end(again=amber.terminal.interrupt) == Exit.INTERRUPTED
    assert "The game stops here." in amber.terminal.shown
    assert "Traceback" not in amber.terminal.shown
