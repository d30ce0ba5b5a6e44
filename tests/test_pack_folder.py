"""Finding a pack and reading its files: whatever stands on the disk, findings and no exceptions."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.diagnostics import Finding, Findings
from engine.pack import folder as folder_module
from engine.pack.data import data_folder
from engine.pack.folder import MAX_FILES, PackFiles, locate, read_pack_files, shipped
from engine.pack.tree import plain
from engine.text import Words
from engine.text.finding import advice, sentence

WORDS = Words()
HEAD = "id: a\nversion: 1\nseats: {from: 1, to: 2}\n"


def short(item: Finding) -> tuple[str, str]:
    assert not sentence(WORDS, item).startswith(item.code)
    assert advice(WORDS, item)
    return item.code, item.span.source.text[item.span.start : item.span.end] if item.span else ""


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
    return folder


def reading(folder: Path) -> tuple[PackFiles | None, list[tuple[str, str]]]:
    findings = Findings()
    files = read_pack_files(folder, findings)
    return files, [short(item) for item in findings]


def test_the_files_of_a_pack(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "pack.yaml": HEAD + "files: [b.yaml, more/c.yaml]\n",
            "b.yaml": "words: {x: y}\n",
            "more/c.yaml": "words: {z: y}\n",
            "not_listed.yaml": "[",
        },
    )
    files, found = reading(tmp_path)
    assert found == []
    assert files is not None
    assert plain(files.pack)["id"] == "a"
    assert [plain(part) for part in files.parts] == [{"words": {"x": "y"}}, {"words": {"z": "y"}}]
    assert [Path(source.name).name for source in files.sources] == ["pack.yaml", "b.yaml", "c.yaml"]


def test_every_wrong_entry_is_found_and_the_others_are_read(tmp_path: Path) -> None:
    names = [
        "gone.yaml",
        "dir",
        "../out.yaml",
        "/etc/passwd",
        "C:\\x.yaml",
        "C:x.yaml",
        "b.yaml",
        "./b.yaml",
        "pack.yaml",
        "x\\y.yaml",
        "bad.yaml",
    ]
    write(
        tmp_path,
        {
            "out.yaml": "words: {}\n",
            "in/pack.yaml": HEAD + "files:\n" + "".join(f"- '{name}'\n" for name in names),
            "in/b.yaml": "words: {}\n",
            "in/dir/c.yaml": "",
            "in/bad.yaml": "a: [\n",
        },
    )
    files, found = reading(tmp_path / "in")
    assert found == [
        ("E0154", "'../out.yaml'"),
        ("E0154", "'/etc/passwd'"),
        ("E0154", "'C:\\x.yaml'"),
        ("E0154", "'C:x.yaml'"),
        ("E0155", "'./b.yaml'"),
        ("E0156", "'pack.yaml'"),
        ("E0154", "'x\\y.yaml'"),
        ("E0152", "'gone.yaml'"),
        ("E0153", "'dir'"),
        ("E0134", "["),
    ]
    assert files is not None
    assert [plain(part) for part in files.parts] == [{"words": {}}]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("crads.yaml", "cards.yaml"),
        ("cards", "cards.yaml"),
        ("lands/coats.yaml", "lands/coast.yaml"),
        ("land/coast.yaml", "lands/coast.yaml"),
        ("word.yaml", None),  # it is listed
        ("pack.yml", None),
    ],
)
def test_a_file_that_is_not_there_and_the_one_that_was_meant(tmp_path: Path, name: str, meant: str | None) -> None:
    texts = dict.fromkeys(("cards.yaml", "words.yaml", "lands/coast.yaml", "lands/sea.txt"), "words: {}\n")
    findings = Findings()
    read_pack_files(write(tmp_path, {"pack.yaml": f"{HEAD}files: [words.yaml, {name}]\n", **texts}), findings)
    assert [(item.code, item.nearest) for item in findings] == [("E0152", meant)]


@pytest.mark.parametrize(
    "names",
    ["x", "{a: b}", "[3, [a], {b: c}, ~]", "", "['']", "['.']", '["\\u0000"]', "['" + "a" * 3000 + "']", "['a/b/c']"],
)
def test_files_of_any_shape(tmp_path: Path, names: str) -> None:
    files, _ = reading(write(tmp_path, {"pack.yaml": f"{HEAD}files: {names}\n"}))
    assert files is not None
    assert files.parts == ()


def test_a_link_out_of_the_folder_is_refused_and_one_inside_is_the_same_file(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "out.yaml": "words: {}\n",
            "in/b.yaml": "words: {}\n",
            "in/pack.yaml": HEAD + "files: [b.yaml, link.yaml, same.yaml, loop.yaml]\n",
        },
    )
    try:
        (tmp_path / "in/link.yaml").symlink_to(tmp_path / "out.yaml")
        (tmp_path / "in/same.yaml").symlink_to(tmp_path / "in/b.yaml")
        (tmp_path / "in/loop.yaml").symlink_to(tmp_path / "in/loop.yaml")
    except OSError:
        pytest.skip("no links here")
    files, found = reading(tmp_path / "in")
    assert [code for code, _ in found][:2] == ["E0154", "E0155"]
    assert len(found) == 3
    assert files is not None
    assert len(files.parts) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    write(tmp_path, {"pack.yaml": HEAD + "files: [pipe.yaml]\n"})
    os.mkfifo(tmp_path / "pipe.yaml")
    assert reading(tmp_path)[1] == [("E0153", "pipe.yaml")]


def test_a_file_that_may_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    write(tmp_path, {"pack.yaml": HEAD + "files: [b.yaml]\n", "b.yaml": "words: {}\n"})
    monkeypatch.setattr(Path, "open", refuse)
    findings = Findings()
    assert read_pack_files(tmp_path, findings) is None
    assert [(item.code, item.params["reason"]) for item in findings] == [("E0157", "EACCES")]


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    write(tmp_path, {"pack.yaml": HEAD + "files: [b.yaml]\n", "b.yaml": "#" * 1_000_000})
    assert [code for code, _ in reading(tmp_path)[1]] == ["E0100"]


def test_too_many_files(tmp_path: Path) -> None:
    names = [f"f{number}.yaml" for number in range(MAX_FILES + 2)]
    write(tmp_path, dict.fromkeys(names, "words: {}\n") | {"pack.yaml": f"{HEAD}files: [{', '.join(names)}]\n"})
    files, found = reading(tmp_path)
    assert found == [("E0158", f"f{MAX_FILES}.yaml")]
    assert files is not None
    assert len(files.parts) == MAX_FILES


@pytest.mark.parametrize(
    ("files", "code"), [({}, "E0152"), ({"pack.yaml/x": ""}, "E0153"), ({"pack.yaml": ""}, "E0106")]
)
def test_without_a_readable_pack_file_there_is_nothing(tmp_path: Path, files: dict[str, str], code: str) -> None:
    found = reading(write(tmp_path, files))
    assert found[0] is None
    assert [code for code, _ in found[1]] == [code]


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cards"
    write(
        folder,
        {
            "packs.yaml": "packs:\n  zebra: {folder: zebra}\n  apple: {folder: fruit/apple}\n",
            "zebra/pack.yaml": HEAD,
            "fruit/apple/pack.yaml": HEAD,
        },
    )
    monkeypatch.setattr(folder_module, "data_folder", lambda _: folder)
    return folder


def finding_of(name: str | None) -> tuple[Path | None, list[Finding]]:
    findings = Findings()
    return locate(name, findings), list(findings)


def test_packs_by_name_the_first_is_the_default(cards: Path) -> None:
    assert finding_of(None) == (cards / "zebra", [])
    assert finding_of("apple") == (cards / "fruit/apple", [])
    assert list(shipped(Findings())) == ["zebra", "apple"]


def test_packs_by_folder(cards: Path, tmp_path: Path) -> None:
    own = write(tmp_path / "own", {"pack.yaml": HEAD})
    assert finding_of(str(own)) == (own, [])
    assert finding_of(str(own / "pack.yaml")) == (own, [])
    path, (item,) = finding_of(str(tmp_path))
    assert path is None
    assert short(item)[0] == "E0151"


def test_a_name_nearly_right(cards: Path) -> None:
    path, (item,) = finding_of("aple")
    assert path is None
    assert (short(item)[0], item.nearest, item.params["known"]) == ("E0150", "apple", "zebra, apple")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("packs: {}\n", ["E0213"]),
        ("packs: {a: {folder: ../x}}\n", ["E0205"]),
        ("packs: {a: {}}\n", ["E0201"]),
        ("a: 1\n", ["E0200", "E0201"]),
        ("[\n", ["E0134"]),
    ],
)
def test_a_broken_list_of_packs(cards: Path, text: str, codes: list[str]) -> None:
    (cards / "packs.yaml").write_text(text)
    path, found = finding_of(None)
    assert path is None
    assert sorted(short(item)[0] for item in found) == codes
    assert finding_of(str(cards / "zebra")) == (cards / "zebra", [])
    assert [item.code for item in finding_of("zzz")[1]][-1] == "E0150"


def test_without_any_list_of_packs(cards: Path) -> None:
    (cards / "packs.yaml").unlink()
    assert [short(item)[0] for item in finding_of(None)[1]] == ["E0152"]


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(name=st.text())
def test_no_name_raises(cards: Path, name: str) -> None:
    path, found = finding_of(name)
    assert path is not None or found


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(name=st.text(max_size=30))
def test_no_name_of_a_file_raises(tmp_path: Path, name: str) -> None:
    import json

    try:
        write(tmp_path, {"pack.yaml": f"{HEAD}files: [{json.dumps(name)}]\n"})
    except UnicodeEncodeError:
        return
    assert reading(tmp_path)[0] is not None


def test_the_data_of_the_program_is_found() -> None:
    assert (data_folder("schemas") / "packs.schema.json").is_file()
