"""The command line as a whole: help, usage, statuses, streams, languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import engine.cli.app
from engine import __version__
from engine.cli.exits import Exit
from engine.text import Words
from tests.cli_tools import PACKS, ROOT, Commands, command, process, tiny_pack

__all__ = ["command"]


def test_help_is_a_result(command: Commands) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        done = command(*arguments)
        assert (done.status, done.err) == (Exit.FINE, "")
        assert Words().say("help-app") in done.out
        for name in ("packs", "check", "parse", "format", "test", "play", "simulate", "explain"):
            assert f"  {name} " in done.out


@pytest.mark.parametrize("name", ["packs", "check", "parse", "format", "test", "play", "simulate", "explain"])
def test_each_command_has_help(command: Commands, name: str) -> None:
    done = command(name, "--help")
    assert (done.status, done.err) == (Exit.FINE, "")
    assert done.out.startswith(f"Usage: cardwright {name} ")
    assert "help-" not in done.out


def test_version(command: Commands) -> None:
    assert command("--version").out == f"cardwright {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["plya"], "there is no command “plya” (did you mean “play”?)"),
        (["play", "--sead", "1"], "there is no option “--sead” (did you mean “--seed”?)"),
        (["play", "--seed"], "a value is missing behind --seed"),
        (["--lang"], "a value is missing behind --lang"),
        (["packs", "--version=1"], "there is no option “--version”"),
        (["format"], "PATH is missing"),
        (["play", "one", "two"], "too many arguments, from “two” on; the command is: cardwright play [OPTIONS] [PACK]"),
        (["save", "game.jsonl"], "--for is missing"),
        (["explain", "E0150", "what"], "“what” is not the code of a finding"),
        (["explain", "what"], "“what” is not the code of a finding"),
        (
            ["check", "--format", "ful"],
            "“ful” cannot stand behind --format, only: full, concise, json (did you mean “full”?)",
        ),
        (["play", "--seed", "x"], "“x” is not a whole number (--seed)"),
        (["simulate", "--games", "0"], "“0” is too small: --games begins at 1"),
        (["simulate", "--jobs", "9" * 5000], "is too large: --jobs takes"),
    ],
)
def test_usage(command: Commands, arguments: list[str], text: str) -> None:
    done = command(*arguments)
    assert (done.status, done.out) == (Exit.USAGE, "")
    assert done.err.startswith("cardwright: ")
    assert text in done.err
    assert len(done.err.splitlines()) == 1


def test_packs(command: Commands) -> None:
    done = command("packs")
    assert (done.status, done.err) == (Exit.FINE, "")
    lines = done.out.splitlines()
    shipped = [
        line.split()[0].rstrip(":")
        for line in (ROOT / "cards" / "packs.yaml").read_text().splitlines()
        if line.startswith("  ")
    ]
    assert [line.split()[0] for line in lines[1:]] == shipped


def test_explain(command: Commands) -> None:
    done = command("explain", "e0703")
    assert (done.status, done.err) == (Exit.FINE, "")
    head, blank, *more = done.out.splitlines()
    assert head == "E0703 – “<text>” never ends: <steps> steps were done without a decision"
    assert blank == ""
    assert more


def test_all_codes_are_listed_a_line_each_and_several_are_explained(command: Commands) -> None:
    lines = command("explain").out.splitlines()
    codes = [line.split()[0] for line in lines if line.startswith("E")]
    assert len(codes) > 200
    assert codes == sorted(codes)
    done = command("explain", "E0404", "E0150")
    assert done.status == Exit.FINE
    assert [line[:5] for line in done.out.splitlines() if line.startswith("E0")] == ["E0404", "E0150"]


def test_the_language(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny")
    (pack / "text" / "de").mkdir(parents=True)
    (pack / "text" / "de" / "names.ftl").write_text("name-tiny = Winzig\nfinal-total = Summe\n")
    arguments = ("play", pack, "--seats", "bot", "--seed", "1")
    assert "Summe" in command(*arguments, "--lang", "de").out
    assert "Summe" in command("--lang=de", *arguments).out
    assert "Summe" in command(*arguments, environ={"LANG": "de_AT.UTF-8"}).out
    assert "Summe" in command(*arguments, environ={"LANG": "en", "CARDWRIGHT_LANG": "de"}).out
    for other in (
        command(*arguments),
        command(*arguments, "--lang", "tlh"),
        command(*arguments, environ={"LANG": "C"}),
    ):
        assert "Summe" not in other.out
        assert "Total" in other.out


def test_a_language_that_nobody_speaks_is_said_once(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny")
    (pack / "text" / "de").mkdir(parents=True)
    (pack / "text" / "de" / "names.ftl").write_text("name-tiny = Winzig\n")
    assert command("cards", pack, "--lang", "de").err == ""
    said = command("cards", pack, "--lang", "tlh").err
    assert said == "there are no texts in “tlh”, only in: de, en; English is used\n"
    assert command("explain", "E0150", "--lang", "de").err.startswith("there are no texts in “de”")


def test_a_fault_of_the_program_is_one_line(command: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: object) -> None:
        raise ZeroDivisionError("x\x1b[2Jy")

    monkeypatch.setattr(engine.cli.app, "build", broken)
    done = command("packs")
    assert (done.status, done.out) == (Exit.FAULT, "")
    assert "ZeroDivisionError: x" in done.err
    assert "\x1b" not in done.err
    assert len(done.err.splitlines()) == 1
    with pytest.raises(ZeroDivisionError):
        command("packs", environ={"CARDWRIGHT_DEBUG": "1"})


def test_interrupted(command: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine.cli.app, "build", stopped)
    done = command("packs")
    assert (done.status, done.out) == (Exit.INTERRUPTED, "")
    assert "Traceback" not in done.err


def test_a_reader_that_goes_away() -> None:
    arguments = [sys.executable, "cli.py", "play", str(PACKS / "kite_fair"), "--seats", "bot,bot", "--seed", "1"]
    running = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    assert running.wait(60) == Exit.PIPE


def test_a_terminal_without_the_letters() -> None:
    done = subprocess.run(
        [sys.executable, "cli.py", "check", "nö"],
        capture_output=True,
        cwd=ROOT,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        timeout=60,
        check=False,
    )
    assert done.returncode == Exit.NOTHING_READ
    assert b"Traceback" not in done.stderr
    assert b'there is no pack "no";' in done.stdout


def test_the_launcher() -> None:
    done = process("explain", "E0150")
    assert (done.status, done.err) == (Exit.FINE, "")


def test_short_commands_load_little() -> None:
    code = (
        "import sys; from engine.cli import run; status = run(['explain', 'E0150'], {}); "
        "print(status, sorted({'lark', 'ruamel', 'jsonschema', 'rich', 'engine.play', 'engine.pack'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "0 []"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_result_that_cannot_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "cli.py", "packs"], stdout=full, stderr=subprocess.PIPE, cwd=ROOT, timeout=60, check=False
        )
    assert done.returncode == Exit.NOTHING_READ
    assert b"(ENOSPC)" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_closed_streams() -> None:
    for closed, status in (("<&-", Exit.INTERRUPTED), (">&-", Exit.INTERRUPTED), ("2>&-", Exit.INTERRUPTED)):
        line = f'"{sys.executable}" cli.py play "{PACKS / "kite_fair"}" {closed}'
        done = subprocess.run(["sh", "-c", line], input=b"", capture_output=True, cwd=ROOT, timeout=60, check=False)
        assert done.returncode == status
        assert b"Traceback" not in done.stderr
