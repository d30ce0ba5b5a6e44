"""``play``: a person at a pipe, bots, secrets, the end."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.cli import streams
from engine.cli.exits import Exit
from tests.cli_tools import PACKS, TINY, Commands, command, process, tiny_pack

__all__ = ["command"]

KITES = PACKS / "kite_fair"
NAMES = (
    "name-ann = Ann\nname-ben = Ben\nname-bean = bean\nname-bowl = bowl\nname-points = points\nphase-game = the game\n"
)


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    return tiny_pack(tmp_path / "tiny", text=NAMES)


def test_bots_alone(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seats", "bot,random", "--seed", "1")
    assert (done.status, done.err) == (Exit.FINE, "")
    assert done.out.splitlines()[0].startswith("Ann moves 1 bean from sack to bowl ")
    assert done.out.splitlines()[-9:] == [
        "",
        "Final score",
        "Points for  Ann     Ben",
        "Player      bot  random",
        "drop          2       2",
        "Total         2       2",
        "",
        "Ann and Ben win together",
        "Seed: 1",
    ]


def test_the_same_bytes(command: Commands) -> None:
    arguments = ("play", KITES, "--seats", "bot,bot,bot", "--seed", "7")
    once = command(*arguments)
    assert once.status == Exit.FINE
    assert command(*arguments) == once
    assert process(*arguments, hash_seed="1") == process(*arguments, hash_seed="2") == once
    assert command(*arguments[:-1], "8").out != once.out


def test_the_default_pack_with_bots() -> None:
    arguments = ("play", "--seats", "bot,bot,bot,bot", "--seed", "7")
    first, second = (process(*arguments, hash_seed=seed) for seed in "12")
    assert first == second
    assert (first.status, first.err) == (Exit.FINE, "")
    assert first.out.endswith("Seed: 7\n")


def test_a_person_at_a_pipe(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seats", "you:Ana,bot", "--seed", "1", answers="2\nbowl.1\n")
    assert done.status == Exit.FINE
    assert "Ann moves 1 bean from sack to bowl 2" in done.out
    assert "Ann moves 1 bean from sack to bowl 1" in done.out
    assert "Player      Ana  bot" in done.out
    assert "  2) bowl 2  [bowl.2]" in done.err
    assert "1)" not in done.out


def test_a_name_will_do(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seats", "you,bot", "--seed", "1", answers="BOWL 3\n  bowl.2  \n")
    assert done.status == Exit.FINE
    assert "from sack to bowl 3" in done.out


def test_wrong_answers(command: Commands, tiny: Path) -> None:
    answers = "bowl.7\n0\n4\n99999999999999999999\n²\n\n\x1b[2J\n1\n1\n"
    done = command("play", tiny, "--seats", "you,bot", "--seed", "1", answers=answers)
    assert done.status == Exit.FINE
    assert done.err.count("is not one of the answers: they are the numbers from 1 to 3") == 6
    assert "did you mean “bowl." in done.err
    assert "\x1b" not in done.err


def test_words_that_help(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seats", "you,bot", "--seed", "1", answers="1\n?\nlog\nboard\nquit\n")
    assert done.status == Exit.INTERRUPTED
    assert "board: show what you know of the position" in done.err
    assert "Ann moves 1 bean from sack to bowl 1" in done.err
    assert "bowl 1: 1 Ann bean" in done.err
    assert "Seed: 1" in done.err


def test_input_that_ends(command: Commands, tiny: Path) -> None:
    for answers in ("", "1\n", "1\nwhat"):
        done = command("play", tiny, "--seats", "you,bot", "--seed", "1", answers=answers)
        assert done.status == Exit.INTERRUPTED
        assert "The input has ended" in done.err
        assert "Final score" not in done.out
    assert process("play", tiny, "--seats", "you,bot").status == Exit.INTERRUPTED


def test_interrupted_at_a_question(command: Commands, tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(prompt: str, completions: object = ()) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(streams, "ask", stopped)
    done = command("play", tiny, "--seats", "you", "--seed", "5")
    assert done.status == Exit.INTERRUPTED
    assert "The game stops here" in done.err
    assert "Seed: 5" in done.err


def test_without_seats(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seed", "1", answers="1\n1\n")
    assert "Player      you" in done.out
    done = command("play", KITES, "--seed", "1", answers="1\n" * 200)
    assert done.status == Exit.FINE
    assert "Player" in done.out
    seats = done.out.split("Player")[1].split("\n")[0].split()
    assert seats == ["you", "greedy", "greedy", "greedy"]


def test_a_seed_is_made_and_told(command: Commands, tiny: Path) -> None:
    first, second = (command("play", tiny, "--seats", "bot,bot") for _ in range(2))
    seed = first.out.splitlines()[-1].removeprefix("Seed: ")
    assert first.out != second.out
    assert command("play", tiny, "--seats", "bot,bot", "--seed", seed) == first


def test_bytes_that_are_no_text() -> None:
    import subprocess

    arguments = [sys.executable, "cli.py", "play", str(KITES), "--seed", "1"]
    done = subprocess.run(
        arguments, input=b"\xff\xfe\n", capture_output=True, cwd=PACKS.parents[1], timeout=60, check=False
    )
    assert done.returncode == Exit.INTERRUPTED
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (
            ["--seats", "you,bto"],
            "“bto” cannot sit at a seat, only: you, you:…, bot, greedy, random, exec:… (did you mean “bot”?)",
        ),
        (["--seats", "you:,bot"], "a name is missing in “you:”"),
        (["--seats", "you:...,bot"], "a name is missing in “you:...”"),
        (["--seats", "you:Zoë,you:zoe"], "the name “Zoë” could be taken for “zoe”, which is somebody else"),
        (["--seats", "you:BEN,you:Ana"], "the name “BEN” could be taken for “ben”, which is somebody else"),
        (["--seats", "bot,you:Ann"], "the name “Ann” could be taken for “ann”, which is somebody else"),
        (["--seats", "bot,bot,bot,bot"], "tiny has 1 to 3 seats, not 4"),
        (["--seats", ""], "“” cannot sit at a seat"),
        (["--set", "pace"], "“pace” is not an option=value"),
        (["--set", "pase=slow"], "tiny has no option “pase”, only: pace (did you mean “pace”?)"),
        (["--set", "pace=slo"], "“slo” is no value of “pace”, only: slow, quick, random (did you mean “slow”?)"),
        (["--set", "pace=slow", "--set", "pace=quick"], "“pace” is set twice"),
    ],
)
def test_usage(command: Commands, tiny: Path, arguments: list[str], text: str) -> None:
    done = command("play", tiny, *arguments)
    assert (done.status, done.out) == (Exit.USAGE, "")
    assert text in done.err


def test_a_name_may_be_that_of_the_own_seat(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seats", "you:Ben,you:Ben,bot", "--seed", "1", answers="1\n" * 4)
    assert done.status == Exit.FINE


def test_options_count(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", TINY.replace("repeat 2 {", "repeat (if quick then 1 else 2) {"))
    for pace, points in (("slow", 2), ("quick", 1)):
        done = command("play", pack, "--seats", "bot,bot", "--seed", "1", "--set", f"pace={pace}")
        assert f"Total         {points}    {points}" in done.out


def test_one_person_at_two_seats(command: Commands, tiny: Path) -> None:
    done = command("play", tiny, "--seats", "you:Ana,you:Ana,bot", "--seed", "1", answers="1\n2\n1\n1\n")
    assert done.status == Exit.FINE
    assert "Ana  Ana  bot" in done.out


def test_what_a_person_reads_holds_no_secret(command: Commands) -> None:
    """With one person and one bot, no line names a card before all may know it; the bots' log knows less than hers."""
    done = command("play", KITES, "--seats", "you,bot", "--seed", "3", answers="1\n" * 200)
    assert done.status == Exit.FINE
    drawn = [line for line in done.out.splitlines() if " draws " in line]
    assert any(line.startswith("Indigo draws") for line in drawn)
    for line in drawn:
        assert (" kite" in line) == line.startswith("Indigo"), line


def test_faults_of_a_pack_at_play(command: Commands, tmp_path: Path) -> None:
    deep = "whole { repeat 30 { either a { set x = x * 2 } or b { set x = x * 2 + 1 } }; require x = 0 }"
    faults = {
        "E0701": ("phases:\n", "counters: {x: {is: number, starts: 1}}\nphases:\n", deep),
        "E0702": ("verbs:\n", 'verbs:\n  loop: {do: "if count player > 0 { loop }"}\n', "loop"),
        "E0703": ("xx", "xx", "repeat until 1 = 2 { shuffle sack }"),
    }
    for code, (old, new, text) in faults.items():
        rules = TINY.replace(old, new).replace("drop 1 }", f"{text} }}")
        pack = tiny_pack(tmp_path / code.lower(), rules)
        for arguments in (["play", str(pack), "--seats", "bot"], ["simulate", str(pack), "--games", "2"]):
            done = command(*arguments)
            assert done.status == Exit.FINDINGS
            assert f"error[{code}]" in done.err
            assert f"--> {pack}/rules.yaml:" in done.err
            assert "Traceback" not in done.err


def test_where_looking_ahead_was_given_up(command: Commands, tmp_path: Path) -> None:
    """The choice that is open may lie far from the text that has too many ways."""
    deep = "whole { repeat 30 { either a { set x = x * 2 } or b { set x = x * 2 + 1 } }; require x = 0 }"
    rules = TINY.replace("phases:\n", "counters: {x: {is: number, starts: 1}}\nphases:\n")
    rules = rules.replace("drop 1 }", "either sooner { dwell } or later_on { dwell } }").replace(
        "verbs:\n", f'verbs:\n  dwell: {{do: "{deep}"}}\n'
    )
    pack = tiny_pack(tmp_path / "deep", rules)
    done = command("simulate", pack, "--games", "2")
    assert done.status == Exit.FINDINGS
    assert "error[E0701]" in done.err
    assert "note: the last ways that were tried led through “dwell”" in done.err
    assert "dwell: {do" in done.err.split("note:")[1]
    closed = command(
        "play", pack, "--seats", "you,bot", answers="1\n"
    )  # where somebody may learn from it what another one holds
    assert "error[E0701]" in closed.err
    assert "note:" not in closed.err


def test_broken_packs_are_not_played(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", TINY.replace("drop 1", "dorp 1"))
    for name in ("play", "simulate"):
        done = command(name, pack)
        assert (done.status, done.out) == (Exit.FINDINGS, "")
        assert "did you mean “drop”?" in done.err


def test_why_something_is_not_offered(command: Commands, tiny: Path) -> None:
    """No room, another kind, what lies elsewhere, what is unknown; never a line of code."""
    done = command("play", tiny, "--seats", "you,you,you", "--seed", "1", answers="1\n1\nwhy bowl 1\nwhy ANN\nquit\n")
    assert "At bowl 1 is no room left." in done.err
    assert "{" not in done.err
    assert "Ann cannot be chosen here. What is asked for: bowl." in done.err
    brook = ("play", PACKS / "beaver_brook", "--seats", "you,bot", "--seed", "1")
    talk = "1\npond.3.3\npond.1.4\nswim\nwhy rest\nstroke\nwhy beaver of slate\nwhy beaver 1 of slate\nwhy pond.4.4\n"
    done = command(*brook, answers=talk + "beaver.amber.1\nwhy pond.4.4\nwhy pond 3 3\nquit\n")
    assert "Nothing is called “rest” in this game" in done.err
    assert "Nothing is called “beaver of slate” in this game (did you mean" in done.err
    assert "Beaver 1 of Slate does not fulfil what the text says." in done.err
    assert "Pond 4.4 cannot be chosen here. What is asked for: beaver." in done.err
    assert done.err.count("Pond 4.4 does not fulfil what the text says.") == 1
    kites = command("play", KITES, "--seats", "you,bot", "--seed", "3", answers="why dragon 1\nwhy dragon 2\nquit\n")
    assert "You do not know where Dragon" in kites.err


def test_open_games_of_bots_tell_everything(command: Commands) -> None:
    """What nobody at the table may know yet is told with --open, and only where no person plays."""
    arguments = ("play", KITES, "--seats", "bot,bot,bot", "--seed", "3")
    closed, everything = command(*arguments), command(*arguments, "--open")
    assert closed.status == everything.status == Exit.FINE
    names = ("Ribbon", "Lattice", "Swallow", "Magpie", "Lion", "Dragon")
    told = [sum(done.out.count(name) for name in names) for done in (closed, everything)]
    assert told[0] < told[1]
    assert closed.out.split("Final score")[1] == everything.out.split("Final score")[1]
    done = command("play", KITES, "--seats", "you,bot,bot", "--open")
    assert (done.status, done.out) == (Exit.USAGE, "")
    assert "--open is for games of bots" in done.err


def test_saving_where_nothing_can_be_written(command: Commands, tiny: Path, tmp_path: Path) -> None:
    place = tmp_path / "nowhere" / "game.save"
    done = command("play", tiny, "--seats", "you,bot", "--seed", "1", answers=f"save {place}\n1\n1\n")
    assert done.status == Exit.FINE
    assert "error[E1015]" in done.err
    done = command("play", tiny, "--seats", "you,bot", "--save", place)
    assert done.status == Exit.FINDINGS
    assert "error[E1015]" in done.err


def test_answers_in_many_ways(command: Commands) -> None:
    """By number as it is shown, by name in any case and with other marks, by a part of the name that only one has; where
    several are meant, that is told, and what is proposed is never what was typed."""
    pack = ("play", "--seats", "you:Ana,bot,bot", "--seed", "5")
    for answer in ("2)", "EXPLORER (8)", "Explórer.Red", "2) Explorer", "explorer 8", "explor", "expl"):
        done = command(*pack, answers=f"1\n{answer}\nquit\n")
        taken = "Red chooses Explorer" in done.out
        assert taken == (answer not in ("explor", "expl")), answer
        if not taken:
            assert "did you mean “Explorer" in done.err
    done = command(*pack, answers="1\n1\nship\ndock 3\nquit\n")
    assert "“ship” may be several answers: 1)" in done.err
    assert "“dock 3”" not in done.err
    assert "Red shows Recruiter" in done.out
    assert "astronaut" in done.out.split("Red shows Recruiter")[1]


def test_words_that_help_and_what_belongs_behind_them(command: Commands) -> None:
    """A name that is missing is asked for, what stands behind a word that takes nothing is told, and near names are told."""
    pack = ("play", "--seats", "you:Ana,bot,bot", "--seed", "5")
    talk = {
        "card": "Type a name behind it: card NAME",
        "why": "Type a name behind it: why NAME",
        "undo 3": "“undo” stands alone",
        "QUIT now": "“quit” stands alone",
        "card expl": "Explorer (specialist)",
        "card s": "did you mean one of these: Saboteur, Scientist",
        "card soldeir": "(did you mean “Soldier”?)",
        "card " + "moon" * 99: "moon…” in this game",
        "9" * 999: "“" + "9" * 60 + "…” is not one of the answers",
        "board " + "9" * 999: "9…",
        "why " + "9" * 999: "9…",
    }
    done = command(*pack, answers="\n".join(talk) + "\nquit\n")
    told = done.err.split("or ? for help: ")[1:]
    assert len(told) == len(talk) + 1
    for (typed, answer), shown in zip(talk.items(), told, strict=False):
        assert answer in shown, typed
        assert "9" * 99 not in shown
        assert "moon" * 20 not in shown


def test_a_number_of_too_many_digits(command: Commands, tiny: Path) -> None:
    for seed, told in (("9" * 30, "is too large: --seed takes"), ("-" + "9" * 29, "is too small: --seed takes")):
        done = command("play", tiny, f"--seed={seed}")
        assert (done.status, done.out) == (Exit.USAGE, "")
        assert told in done.err
    for seed in ("9" * 29, "-" + "9" * 28):
        assert command("play", tiny, "--seats", "bot,bot", f"--seed={seed}").out.endswith(f"Seed: {seed}\n")


def test_the_question_is_asked_again(command: Commands, tiny: Path) -> None:
    talk = ["", "board", "log", "hint", "card bowl", "?", "why bowl 1"]
    done = command("play", tiny, "--seats", "you,bot", "--seed", "1", answers="\n".join(talk) + "\nquit\n")
    assert done.err.count("  1) bowl 1  [bowl.1]") == len(talk) + 1


def test_what_is_decided_instead_is_told(command: Commands, tmp_path: Path) -> None:
    """Behind an undo the log goes on from where it went back to: also over what bots did in the meantime."""
    done = command("play", "--seed", "1", answers="1\nsaboteur.red\n1\nundo\n2\nquit\n")
    assert done.out.count("Red puts 1 astronaut on the ship to Vastitas Borealis (3)") == 1
    assert done.out.count("Red puts 1 astronaut on the ship to Ausonia (4)") == 1
    pack = tiny_pack(tmp_path / "bowls", TINY.replace("repeat 2", "repeat 3").replace("bean: 2", "bean: 9"))
    done = command("play", pack, "--seats", "you,greedy,greedy", "--seed", "1", answers="1\n2\nundo\n3\n1\n")
    assert done.status == Exit.FINE
    first, *later = [line for line in done.out.splitlines() if line.startswith("Ann moves")]
    assert first.endswith("to bowl 1")
    assert [line[-1] for line in later] == ["2", "3", "1"]
    bots = [line for line in done.out.splitlines() if line.startswith(("Ben moves", "Cid moves"))]
    assert len(bots) == 8


def test_the_log_since_the_last_answer(command: Commands, tiny: Path) -> None:
    done = command(
        "play", tiny, "--seats", "you,bot,bot", "--seed", "1", answers="1\nlog\nlog 1\nlog all\nlog x\nquit\n"
    )
    since, last, everything, wrong = done.err.split("? for help: ")[2:6]
    assert since.count("moves 1 bean") == everything.count("moves 1 bean") == 3
    assert last.count("Ben") + last.count("ash") <= 1
    assert "the last 20 lines" in wrong
    assert "Ana (Ann)" in command("play", tiny, "--seats", "you:Ana,bot", "--seed", "1").err


def test_a_place_below_zero_is_not_the_one_above(command: Commands, tmp_path: Path) -> None:
    """Signs are left out of what is typed, but not the one that makes another number."""
    rules = """\
pieces:
  cart: {each: player, starts: yard}
places:
  field: {grid: {shape: hex, columns: {"0": [-1, 1]}}, holds: {cart: endless}}
stores:
  yard: {each: player, holds: {cart: endless}}
phases:
  game: |
    ask first { move 1 cart at yard to any field }
    win none
"""
    pack = tiny_pack(tmp_path / "tiny", rules, "name-ann = Ann\nsingle-field = field { $q },{ $r }\n")
    for typed, told in (("field 0,1", "field 0,1"), ("FIELD 0 -1", "field 0,-1"), ("field.0.-1", "field 0,-1")):
        done = command("play", pack, "--seats", "you", answers=f"{typed}\n")
        assert f"Ann moves cart from yard to {told}\n" in done.out
