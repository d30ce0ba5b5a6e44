"""What was compiled is kept for the next run, and made afresh as soon as anything that it was made of has changed."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cli import run
from engine.cli.loading import open_pack
from engine.cli.speech import Speech
from engine.pack import loading
from engine.pack.cache import MOST, SUFFIX, Cache, stamp_of_file, stamp_of_text
from engine.ruleset import Ruleset
from tests.cli_tools import Commands, command
from tests.conftest import ROOT

__all__ = ["command"]

KITES = ROOT / "tests" / "packs" / "kite_fair"
ASKED = "card lion\ncard dragon\nwhy coral\nwhy dragon 1\nhint\nquit\n"
"""What a person asks at the first question of a game."""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("CARDWRIGHT_CACHE", str(folder))
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(KITES, tmp_path / "kites"))


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that were read and compiled."""
    folders: list[Path] = []
    load = loading._load

    def noted(path: Path, *rest: object) -> object:
        folders.append(path)
        return load(path, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(loading, "_load", noted)
    return folders


def opened(folder: Path) -> Ruleset:
    return open_pack(Speech(None, {}), str(folder)).ruleset


def told(command: Commands, pack: Path, *more: str) -> str:
    """What a person reads who plays a pack and asks what its cards say."""
    done = command(*more, "play", pack, "--seats", "you,bot,bot", "--seed", "1", answers=ASKED)
    assert "internal" not in done.err
    return done.out + done.err


def test_the_second_run_finds_the_same_ruleset_without_compiling(cache: Path, pack: Path, compiled: list[Path]) -> None:
    first = opened(pack)
    assert compiled == [pack]
    assert opened(pack) == first
    assert compiled == [pack]


@pytest.mark.parametrize("name", ["pack.yaml", "cards.yaml", "screen.yaml"])
def test_one_changed_byte_and_it_is_made_afresh(name: str, cache: Path, pack: Path, compiled: list[Path]) -> None:
    opened(pack)
    file = pack / name
    file.write_bytes(file.read_bytes() + b"\n")
    opened(pack)
    assert compiled == [pack, pack]


def test_a_file_that_was_not_there_before_is_noticed(cache: Path, pack: Path, compiled: list[Path]) -> None:
    (pack / "screen.yaml").rename(pack / "aside")
    without = opened(pack)
    (pack / "aside").rename(pack / "screen.yaml")
    assert opened(pack) != without
    assert compiled == [pack, pack]


def test_what_is_to_be_said_of_a_pack_is_said_each_time(
    cache: Path, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = pack / "vocabulary.yaml"
    file.write_text(file.read_text("utf-8") + '\nrules: {idle: "after tally { let spare = 1 }"}\n', "utf-8")
    said = []
    for _ in range(2):
        run(["play", str(pack), "--seats", "bot,bot", "--seed", "1"], {})
        said.append(capsys.readouterr().err)
    assert "warning[E0621]" in said[0]
    assert said[0] == said[1]


@pytest.mark.parametrize(
    "damaged",
    [
        lambda data: b"",
        lambda data: b"no such thing",
        lambda data: data[:-1],
        lambda data: data[:100] + bytes([data[100] ^ 1]) + data[101:],
        lambda data: data[:-100] + bytes([data[-100] ^ 1]) + data[-99:],
        lambda data: pickle.dumps(([], run)),
    ],
    ids=["empty", "other", "cut", "stamp", "value", "code"],
)
def test_a_damaged_cache_is_an_empty_one(
    damaged: Callable[[bytes], bytes], cache: Path, pack: Path, compiled: list[Path], command: Commands
) -> None:
    first = told(command, pack)
    for file in cache.iterdir():
        file.write_bytes(damaged(file.read_bytes()))
    compiled.clear()
    assert told(command, pack) == first
    assert compiled


def test_what_was_kept_for_something_else_is_not_taken(cache: Path, pack: Path, compiled: list[Path]) -> None:
    first = opened(pack)
    files = sorted(cache.iterdir())
    for file, other in zip(files, [file.read_bytes() for file in [*files[1:], files[0]]], strict=True):
        file.write_bytes(other)
    assert opened(pack) == first
    assert compiled == [pack, pack]


def test_only_plain_data_is_read_back(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.keep(run, {}, "code")
    cache.keep({"plain": ("data", 1)}, {}, "data")
    assert cache.find("code") is None
    assert cache.find("data") == {"plain": ("data", 1)}


def test_a_cache_that_cannot_be_written_harms_nothing(
    tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch, command: Commands
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CARDWRIGHT_CACHE", str(tmp_path / "file" / "cache"))
    assert told(command, pack) == told(command, pack)


def test_a_file_that_changes_while_it_is_read_is_not_taken_for_the_new_one(tmp_path: Path) -> None:
    cache, file = Cache(tmp_path / "cache"), tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbfnew\r\n")
    cache.keep("of the old one", {file: stamp_of_text("old\r\n")}, "text")
    assert cache.find("text") is None
    cache.keep("of the new one", {file: stamp_of_text("new\r\n")}, "text")
    assert cache.find("text") == "of the new one"
    assert stamp_of_file(file) == stamp_of_text("new\r\n")
    file.unlink()
    assert cache.find("text") is None


def test_nothing_is_kept_where_the_environment_says_so(pack: Path, compiled: list[Path]) -> None:
    opened(pack)
    opened(pack)
    assert compiled == [pack, pack]


def test_the_cache_does_not_grow_for_ever(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    for number in range(MOST + 5):
        cache.keep(number, {}, str(number))
    assert len(list(tmp_path.glob("*"))) == len(list(tmp_path.glob("*" + SUFFIX))) == MOST
    assert cache.find(str(MOST + 4)) == MOST + 4
    assert cache.find("0") is None


# ---- what texts say


def test_a_game_at_a_table_is_not_compiled_a_second_time(
    cache: Path, pack: Path, compiled: list[Path], command: Commands, tmp_path: Path
) -> None:
    first = told(command, pack)
    assert "score 2 points" in first
    compiled.clear()
    assert told(command, pack) == first
    save = tmp_path / "save"
    played = command("play", pack, "--seats", "you,bot", "--seed", "1", "--save", save, answers="1\nquit\n")
    assert played.status == 130
    assert "score 2 points" in command("play", "--resume", save, answers=ASKED).err
    assert command("replay", save).status == 0
    assert compiled == []


def test_a_warm_start_loads_nothing_that_only_compiling_needs(cache: Path, pack: Path, tmp_path: Path) -> None:
    """A game, the same game gone on with, and what a card says: in a Python of their own."""
    save = tmp_path / "save"
    begun, resumed = ["play", str(pack), "--seats", "you,bot", "--seed", "1"], ["play", "--resume", str(save)]
    seen = "import sys; from engine.cli import run; run(sys.argv[1:], {}); print('loaded', *sys.modules)"
    for arguments, answers in (
        ([*begun, "--save", str(save)], "1\n" + ASKED),
        (begun, "card lion\ncard dragon\nhint\nquit\n"),
        (resumed, "card lion\nquit\n"),
        (["replay", str(save)], ""),
    ):
        ran = subprocess.run(
            [sys.executable, "-c", seen, *arguments], cwd=ROOT, input=answers, capture_output=True, text=True
        )
        loaded = {name.partition(".")[0] for name in ran.stdout.rpartition("loaded ")[2].split()}
        assert "typer" in loaded, ran
        if arguments[-2] != "--save":
            assert not loaded & {"lark", "ruamel", "jsonschema", "pydantic"}, arguments


def test_the_texts_are_the_same_as_without_a_cache(
    cache: Path, pack: Path, command: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [told(command, pack), told(command, pack)]
    monkeypatch.setenv("CARDWRIGHT_CACHE", "")
    assert kept == [told(command, pack)] * 2


def test_another_language_gets_its_own_texts_from_the_trees_that_are_kept(
    cache: Path, pack: Path, compiled: list[Path], command: Commands
) -> None:
    for english in (ROOT / "engine" / "text" / "en", pack / "text" / "en"):
        shutil.copytree(english, pack / "text" / "fr", dirs_exist_ok=True)
    (pack / "text" / "fr" / "aside.ftl").write_text("effect-score = marquer { $n } points\n", "utf-8")
    said = told(command, pack)
    french = told(command, pack, "--lang", "fr")
    assert "score 2 points" in said
    assert "marquer 2 points" in french
    assert (told(command, pack), told(command, pack, "--lang", "fr")) == (said, french)
    assert compiled == [pack]


def changed_card(pack: Path) -> None:
    file = pack / "cards.yaml"
    file.write_text(file.read_text("utf-8").replace("score 2", "score 4"), "utf-8")


def changed_message(pack: Path) -> None:
    file = pack / "text" / "en" / "vocabulary.ftl"
    file.write_text(file.read_text("utf-8") + "\neffect-score = score 4 points\n", "utf-8")


def new_messages(pack: Path) -> None:
    (pack / "text" / "en" / "zebra.ftl").write_text("effect-score = score 4 points\n", "utf-8")


@pytest.mark.parametrize("change", [changed_card, changed_message, new_messages])
def test_a_change_is_read_at_once(
    change: Callable[[Path], None], cache: Path, pack: Path, command: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = told(command, pack)
    change(pack)
    after = told(command, pack)
    assert "score 4 points" not in before
    assert "score 4 points" in after
    monkeypatch.setenv("CARDWRIGHT_CACHE", "")
    assert told(command, pack) == after


def test_another_value_of_an_option_gets_its_own_texts(cache: Path, pack: Path, command: Commands) -> None:
    other = (pack / "cards.yaml").read_text("utf-8").replace("score 2", "score 4")
    (pack / "other.yaml").write_text(other, "utf-8")
    description = (
        (pack / "pack.yaml").read_text("utf-8").replace("files: [things.yaml, cards.yaml,", "files: [things.yaml,")
    )
    options = "options: {worth: {values: {low: [cards.yaml], high: [other.yaml]}, default: low}}\n"
    (pack / "pack.yaml").write_text(description + options, "utf-8")
    for _ in range(2):
        assert "score 2 points" in told(command, pack)
        high = command("play", pack, "--seats", "you,bot", "--seed", "1", "--set", "worth=high", answers=ASKED)
        assert "score 4 points" in high.err


def test_two_programs_may_write_at_once(cache: Path, pack: Path) -> None:
    asked = [sys.executable, "cli.py", "play", str(pack), "--seats", "you,bot", "--seed", "1"]
    started = [
        subprocess.Popen(
            asked, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for _ in range(2)
    ]
    said = [program.communicate(ASKED)[0] for program in started]
    assert said[0] == said[1]
    assert "score 2 points" in said[0]
    assert all(file.suffix == SUFFIX for file in cache.iterdir())


def test_nothing_that_a_game_hides_is_kept(cache: Path, pack: Path, command: Commands) -> None:
    told(command, pack)
    before = {file.name: file.read_bytes() for file in cache.iterdir()}
    command("play", pack, "--seats", "you,bot,bot", "--seed", "2", answers="1\n" + ASKED)
    assert {file.name: file.read_bytes() for file in cache.iterdir()} == before
