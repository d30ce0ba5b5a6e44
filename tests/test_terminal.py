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
CLEARED = "\x1b[2J\x1b[3J\x1b[H"
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

    def take(self) -> str:
        """Take the keyboard as the one to whom it is given; gives their name."""
        shown = self.terminal.wait("and press Enter. ")
        found = re.search(
            r"Give the keyboard to (\w+).*type (\w+) $", shown.removesuffix("and press Enter. "), re.DOTALL
        )
        assert found is not None, shown
        self.terminal.type(found[2])
        return found[1]

    def read(self) -> str:
        """Read what came of the own answer, up to where the next one is to take the keyboard; gives what is told."""
        shown = self.terminal.wait("press Enter when you have read this. ")
        self.terminal.type("")
        self.terminal.wait(CLEARED)
        return shown

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
    assert "you have decided nothing yet" in ana.say("undo")
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
    amber.take()
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
    assert "is being written down in" in amber.say("save")
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
    assert "E1011" in other.terminal.shown


def test_colours_and_none(players: list[Player]) -> None:
    coloured = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "3")
    coloured.question()
    assert "\x1b[38;5;" in coloured.terminal.shown
    plain = sit_down(players, BROOK, "--seats", "you,bot", "--seed", "3", "--ascii", environ={"NO_COLOR": "1"})
    plain.question()
    assert "\x1b[38;5;" not in plain.terminal.shown
    assert "+---" in plain.terminal.shown
    assert plain.say("card nothing").isascii()
    assert '"nothing"' in plain.terminal.shown
    assert plain.terminal.shown.isascii()


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
    for turn in range(2):
        names.append(two.take())
        if turn:
            two.terminal.wait(CLEARED)
        hands.append(two.question())
        two.say("card nothing")
        two.terminal.type(hands[-1][0])
        if not turn:
            assert "has chosen" in two.read() or "chooses" in two.terminal.shown
    assert sorted(names) == ["Ana", "Bea"]
    assert hands[0]
    assert hands[1]
    two.question()
    screens = two.terminal.shown.split(CLEARED)
    for mine, other in ((0, 1), (1, 0)):
        titles = [card.replace(".", " ").capitalize() for card in set(hands[mine]) - set(hands[other])]
        own = [screen for screen in screens if f"[{hands[mine][0]}]" in screen]
        assert own
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
    you.terminal.type("1")
    shown = re.sub("\x1b\\[[0-9;]*m", "", you.terminal.wait(ASK))
    assert max(map(len, shown.splitlines())) <= 64
    for text in ("?", "log", "card pilot", "why pilot", "save /nowhere/a game with a very long name", "undo"):
        assert max(map(len, re.sub("\x1b\\[[0-9;]*m", "", you.say(text)).splitlines())) <= 64


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


def test_a_key_struck_too_often_shows_nobody_s_cards(players: list[Player]) -> None:
    """What is typed ahead ends where the keyboard is handed over; there only the beginning of the name goes on, and the
    words that help do what they say."""
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea,bot", "--seed", "3", "--fast")
    first = two.take()
    hand = two.question()
    two.terminal.keys("1\r\r\r")
    assert hand[0] in two.terminal.shown
    two.terminal.wait("when you have read this. ")
    two.terminal.type("?")
    assert "There are also: undo" in two.terminal.wait("when you have read this. ")
    two.terminal.type("undo")
    assert two.question() == hand
    two.terminal.type("1")
    two.read()
    two.terminal.wait("and press Enter. ")
    for stray in ("", "1", "?", first):
        two.terminal.type(stray)
        assert "goes on here" in two.terminal.wait("and press Enter. ")
    assert ASK not in two.terminal.shown.rpartition(CLEARED)[2]
    two.terminal.type("quit")
    assert two.terminal.end() == Exit.INTERRUPTED


@pytest.mark.parametrize("how", ["quit", "\x03", "\x04"])
def test_who_leaves_shows_nobody_their_cards(players: list[Player], how: str) -> None:
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea,bot", "--seed", "3", "--fast")
    two.take()
    hand = two.question()
    assert hand[0] in "\n".join(two.terminal.screen.display)
    two.terminal.keys(f"{how}\r" if how == "quit" else how)
    assert two.terminal.end(None if how == "quit" else lambda: two.terminal.keys(how)) == Exit.INTERRUPTED
    left = "\n".join(two.terminal.screen.display)
    assert "stops here." in left
    assert not any(card in left for card in hand)
    assert two.terminal.shown.count(CLEARED) == 1


def test_what_is_typed_ahead_is_not_for_the_next_one(players: list[Player]) -> None:
    """Whoever has typed it reads that it is not taken, before the keyboard is given on."""
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea", "--seed", "3", "--fast")
    two.take()
    two.question()
    two.terminal.type("1 2")
    assert "“2” is not taken: now somebody else is asked." in two.read()


def test_taking_back_when_the_keyboard_is_given_on(players: list[Player]) -> None:
    """The next one may let the last one take back, who then is to take the keyboard again."""
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea,bot", "--seed", "3", "--fast")
    first = two.take()
    two.question()
    two.terminal.type("1")
    two.read()
    two.terminal.wait("and press Enter. ")
    two.terminal.type("undo")
    two.terminal.wait(f"The last decision of {first} is taken back.")
    assert two.take() == first


def test_what_is_to_be_read_is_not_cleared_away(players: list[Player], tmp_path: Path) -> None:
    """A warning about a saved game stands on the screen until somebody has taken the keyboard."""
    save = tmp_path / "kites.save"
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea", "--seed", "3", "--fast", "--save", save)
    two.take()
    two.question()
    two.terminal.type("quit")
    assert two.terminal.end() == Exit.INTERRUPTED
    save.write_bytes(save.read_bytes() + b'{"n": 1')
    again = sit_down(players, "--resume", save)
    again.terminal.wait("and press Enter. ")
    assert any("E1004" in line for line in again.terminal.screen.display)
    assert CLEARED not in again.terminal.shown


def test_a_terminal_that_cannot_be_cleared(players: list[Player]) -> None:
    two = sit_down(players, KITES, "--seats", "you:Ana,you:Bea", "--seed", "3", "--fast", environ={"TERM": "dumb"})
    two.take()
    two.question()
    two.terminal.type("1")
    two.terminal.wait("when you have read this. ")
    two.terminal.type("")
    shown = two.terminal.wait("and press Enter. ")
    assert "\x1b[" not in two.terminal.shown
    assert shown.count("\n") >= 50
    assert "cannot be cleared" in shown
