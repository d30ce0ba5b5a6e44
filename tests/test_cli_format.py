"""``format``: effects become canonical, and every other byte stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli.exits import Exit
from tests.cli_tools import ROOT, TINY, Commands, command, tiny_pack

__all__ = ["command"]


def formatted(command: Commands, folder: Path, rules: str) -> str:
    """What becomes of a rules file; formatting it again changes nothing."""
    pack = tiny_pack(folder)
    file = pack / "rules.yaml"
    file.write_bytes(rules.encode())
    done = command("format", file)
    assert done.status == Exit.FINE, done.err
    text = file.read_bytes().decode()
    again = command("format", "--check", pack)
    assert (again.status, again.out) == (Exit.FINE, "")
    assert sorted(path.name for path in pack.iterdir()) == ["pack.yaml", "rules.yaml"]
    return text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('rules: {a: "score  1;score 2"}', 'rules: {a: "score 1; score 2"}'),
        ("rules: {a: 'score  1'} # é ü", "rules: {a: 'score 1'} # é ü"),
        ("rules:\n  a:   score  1   # why", "rules:\n  a:   score 1   # why"),
        ("rules:\n  a: score  1;\n     score 2", "rules:\n  a: score 1; score 2"),
        ('rules:\n  a: "score 1\n\n     score 2"', 'rules:\n  a: "score 1; score 2"'),
        ('rules:\n  a: "score 1  # \\"x\\" \\\\"\n', 'rules:\n  a: "score 1  # \\"x\\" \\\\"\n'),
        ("rules:\n  a: |\n     score   1\n     score 2 ;\n\n  b: 'score 1'", "rules:\n  a: |\n     score 1\n     score 2\n\n  b: 'score 1'"),
        ("rules:\n  a: |-  # note\n    score 1; score  2", "rules:\n  a: |-  # note\n    score 1\n    score 2"),
        ("rules:\n  a: |2\n     score  1\n", "rules:\n  a: |2\n    score 1\n"),
        ("rules:\n  a: |\n\n    # first\n    may{score  1}   # last\n", "rules:\n  a: |\n\n    # first\n    may { score 1 }  # last\n"),
        ("rules:\n  a: >\n    score  1;\n    score 2\n", "rules:\n  a: >\n    score 1; score 2\n"),
        ("words: {w: bean  of  me}", "words: {w: bean of me}"),
        ("values: {v: {gives: number, is: '1+ 1'}}", "values: {v: {gives: number, is: '1 + 1'}}"),
        ("verbs: {v: {takes: {x: '1   bean'}, needs: 'require 1<2', do: score  1}}", "verbs: {v: {takes: {x: '1 bean'}, needs: 'require 1 < 2', do: score 1}}"),
        ("sorts: {s: {printed: {e: effect, n: number}, rows: {r: {e: 'score  1', n: 1}}}}", "sorts: {s: {printed: {e: effect, n: number}, rows: {r: {e: 'score 1', n: 1}}}}"),
        ("pieces: {p: {from: t, starts: sack, printed: {c: condition}}}\nt: {r: {c: '1<2'}}", "pieces: {p: {from: t, starts: sack, printed: {c: condition}}}\nt: {r: {c: '1 < 2'}}"),
        ("standing: '1+1'\noutcome: {ladder: {a: 'score  of it'}}", "standing: '1 + 1'\noutcome: {ladder: {a: 'score of it'}}"),
    ],
)  # fmt: skip
def test_texts_change_and_nothing_else(command: Commands, tmp_path: Path, before: str, after: str) -> None:
    assert formatted(command, tmp_path / "a", before + "\n") == after + "\n"
    ends = (before + "\n").replace("\n", "\r\n"), (after + "\n").replace("\n", "\r\n")
    assert formatted(command, tmp_path / "b", ends[0]) == ends[1]
    assert formatted(command, tmp_path / "c", "\ufeff" + before + "\n") == "\ufeff" + after + "\n"
    assert formatted(command, tmp_path / "d", before) == after


def test_only_saying(command: Commands, tmp_path: Path) -> None:
    loose = TINY.replace("drop 1 }", "drop   1 }")
    pack = tiny_pack(tmp_path / "tiny", loose)
    done = command("format", "--check", pack)
    assert (done.status, done.err) == (Exit.FINDINGS, "")
    assert done.out == f"{pack}/rules.yaml would be changed\n"
    assert (pack / "rules.yaml").read_text() == loose
    assert command("format", pack).out == f"{pack}/rules.yaml was changed\n"
    assert (pack / "rules.yaml").read_text() == TINY


def test_a_text_with_a_fault_is_left_alone(command: Commands, tmp_path: Path) -> None:
    rules = "rules: {a: 'score  (', b: 'score  1'}\n"
    pack = tiny_pack(tmp_path / "tiny", rules)
    done = command("format", pack)
    assert done.status == Exit.FINDINGS
    assert "rules.yaml:1:" in done.err
    assert (pack / "rules.yaml").read_text() == "rules: {a: 'score  (', b: 'score 1'}\n"


def test_what_cannot_be_canonical_in_its_place_is_told(command: Commands, tmp_path: Path) -> None:
    rules = 'rules:\n  a: "score  1  # one\n\n    score 2"\n'
    pack = tiny_pack(tmp_path / "tiny", rules)
    done = command("format", pack)
    assert done.status == Exit.FINE
    assert f"{pack}/rules.yaml:2" in done.err
    assert (pack / "rules.yaml").read_text() == rules


def test_a_file_without_effects(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny", text="name-bean = bean\n")
    done = command("format", pack / "text" / "en" / "names.ftl")
    assert (done.status, done.out) == (Exit.NOTHING_READ, "")
    assert (pack / "text" / "en" / "names.ftl").read_text() == "name-bean = bean\n"


def test_a_link_and_its_rights_stay(command: Commands, tmp_path: Path) -> None:
    pack = tiny_pack(tmp_path / "tiny")
    real = tmp_path / "real.yaml"
    real.write_text("rules: {a: 'score  1'}\n")
    real.chmod(0o640)
    (pack / "rules.yaml").unlink()
    (pack / "rules.yaml").symlink_to(real)
    assert command("format", pack / "rules.yaml").status in (Exit.FINE, Exit.FINDINGS)
    assert (pack / "rules.yaml").is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("name", ["cards/mission_red_planet", "tests/packs/kite_fair", "cards/on_mars"])
def test_formatting_a_copy_of_a_pack_is_idempotent(command: Commands, tmp_path: Path, name: str) -> None:
    import shutil

    copy = tmp_path / Path(name).name
    shutil.copytree(ROOT / name, copy)
    command("format", copy)
    done = command("format", "--check", copy)
    assert (done.status, done.out) == (Exit.FINE, "")
