"""What was compiled is kept for the next run, and made afresh as soon as anything that it was made of has changed."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from engine.cli import run
from engine.cli.loading import open_pack
from engine.cli.speech import Speech
from engine.pack import loading
from engine.pack.cache import MOST, Cache
from engine.ruleset import Ruleset
from tests.conftest import ROOT

KITES = ROOT / "tests" / "packs" / "kite_fair"


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


@pytest.mark.parametrize("damage", [b"", b"no such thing", pickle.dumps(([], run)), pickle.dumps(7)], ids=str)
def test_a_damaged_cache_is_an_empty_one(damage: bytes, cache: Path, pack: Path, compiled: list[Path]) -> None:
    first = opened(pack)
    for file in cache.iterdir():
        file.write_bytes(damage)
    assert opened(pack) == first
    assert compiled == [pack, pack]


def test_a_cache_that_cannot_be_written_harms_nothing(
    tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CARDWRIGHT_CACHE", str(tmp_path / "file" / "cache"))
    assert opened(pack) == opened(pack)


def test_nothing_is_kept_where_the_environment_says_so(pack: Path, compiled: list[Path]) -> None:
    opened(pack)
    opened(pack)
    assert compiled == [pack, pack]


def test_the_cache_does_not_grow_for_ever(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    for number in range(MOST + 5):
        cache.keep(number, [], str(number))
    assert len(list(tmp_path.iterdir())) == MOST
    assert cache.find(str(MOST + 4)) == MOST + 4
    assert cache.find("0") is None
