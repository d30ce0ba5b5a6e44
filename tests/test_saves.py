"""Saved games: nothing is lost, whatever stops the program; a changed game is noticed; a person's file tells no secret."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.cli import streams
from engine.cli.exits import Exit
from engine.diagnostics import Findings
from engine.play import Chance, Game, Program
from engine.play.imagine import imagine
from engine.play.view import view
from engine.session import (
    Header,
    Recorder,
    Save,
    Sitter,
    Table,
    Taken,
    header_of,
    read_save,
    replay,
    save_for,
    standing,
)
from tests.cli_tools import PACKS, Commands, command, tiny_pack
from tests.conftest import PLAYING, SAMPLE, program

__all__ = ["command"]

KITES = PACKS / "kite_fair"


def pick(options: Iterable[str], chance: Chance) -> str:
    offered = tuple(options)
    return offered[chance.below(len(offered))]


def laid(rules: Program, seed: int, chances: dict[int, Chance]) -> Table:
    """A table where bots that draw lots sit at ``chances``."""
    deciders = {seat: lambda view, options, chance=chance: pick(options, chance) for seat, chance in chances.items()}
    return Table(rules, seed, deciders, chances)


def bots_of(rules: Program, seed: int) -> dict[int, Chance]:
    """Bots at all seats but the first."""
    return {seat: Chance("bot", seed, seat) for seat in range(1, rules.universe.seats)}


def header(rules: Program, seed: int) -> Header:
    sitting = [Sitter(name="Ana"), *[Sitter(bot="bot")] * (rules.universe.seats - 1)]
    return header_of(rules, sitting, seed)


def go_on(table: Table, seed: int, decisions: int | None = None) -> None:
    """Play; what the person answers depends on how far the game has come alone, and now and then they take it back."""
    while not table.over and (decisions is None or len(table.moves) < decisions):
        asked = table.question()
        if asked is None:
            table.let_bot_decide()
        else:
            table.answer(pick(asked.options, Chance("person", seed, len(table.moves))))


def saved(path: Path, rules: Program, seed: int) -> Table:
    """A whole game, written down."""
    table = laid(rules, seed, bots_of(rules, seed))
    recorder = Recorder.create(path, header(rules, seed))
    table.scribe = recorder
    go_on(table, seed)
    recorder.close()
    return table


def read(path: Path) -> Save:
    findings = Findings()
    save = read_save(path, findings)
    assert save is not None, list(findings)
    assert not findings.failed
    return save


def resumed(path: Path, rules: Program, seed: int) -> Table:
    """The table that a file was left at, going on to write to it."""
    save, findings = read(path), Findings()
    table = laid(rules, save.header.seed, bots_of(rules, seed))
    assert replay(save, table, findings), list(findings)
    table.scribe = Recorder.append(path, save.end, whole=save.whole)
    return table


# ---- nothing is lost


@pytest.mark.parametrize(("name", "seats"), [("kite_fair", 3), ("beaver_brook", 2), ("mission_red_planet", 3)])
def test_going_on_from_every_decision_is_not_having_stopped(name: str, seats: int, tmp_path: Path) -> None:
    rules, path = program(name, seats), tmp_path / "game.save"
    whole = saved(path, rules, 4)
    save, findings = read(path), Findings()
    assert [line.number for line in standing(save)] == list(range(1, len(whole.moves) + 1))
    again = laid(rules, 4, bots_of(rules, 4))
    positions = []
    assert replay(save, again, findings, before=lambda line: positions.append(again.game.state.fingerprint()))
    assert positions == [move.before.fingerprint() for move in whole.moves]
    assert (again.game.state, again.log, again.outcome()) == (whole.game.state, whole.log, whole.outcome())
    every = max(1, len(whole.moves) // 12)
    for count in range(0, len(whole.moves), every):
        part = laid(rules, 4, bots_of(rules, 4))
        assert replay(save, part, Findings(), count)
        assert part.game.state == whole.moves[count].before
        assert len(part.moves) == count
        go_on(part, 4)
        assert part.game.state == whole.game.state


def cut_games(name: str, seats: int, games: int, folder: Path) -> None:
    """Games whose file is cut at a random byte go on to the same bytes as they would have without that."""
    rules = program(name, seats)
    for seed in range(games):
        path = folder / f"{name}.{seats}.{seed}.save"
        saved(path, rules, seed)
        unbroken = path.read_bytes()
        first = unbroken.index(b"\n") + 1
        cut = first + Chance("cut", name, seed).below(len(unbroken) - first)
        path.write_bytes(unbroken[:cut])
        table = resumed(path, rules, seed)
        go_on(table, seed)
        assert path.read_bytes() == unbroken, (name, seed, cut)
        path.unlink()


def test_games_cut_at_any_byte_go_on_to_the_same_bytes(tmp_path: Path) -> None:
    cut_games("kite_fair", 3, 11, tmp_path)
    cut_games("mission_red_planet", 3, 1, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYING)
def test_many_games_cut(name: str, tmp_path: Path) -> None:
    """500 games over the packs, 60 in a bounded sample."""
    cut_games(name, PLAYING[name][1][0], (60 if SAMPLE == "ci" else 500) // len(PLAYING) + 1, tmp_path)


def test_every_byte_of_the_last_lines(tmp_path: Path) -> None:
    """A kill between any two bytes loses the line that was being written, at most."""
    rules, path = program("kite_fair", 2), tmp_path / "game.save"
    saved(path, rules, 1)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    start = sum(map(len, lines[:-3]))
    for cut in range(start, len(whole)):
        path.write_bytes(whole[:cut])
        findings = Findings()
        save = read_save(path, findings)
        assert save is not None
        held = whole[:cut].count(b"\n") - 1
        assert len(save.lines) in (held, held + 1)
        assert [finding.code for finding in findings] in ([], ["E1004"])
        assert whole.startswith(path.read_bytes()[: save.end])


def test_undo_is_part_of_the_save(tmp_path: Path) -> None:
    rules, path = program("beaver_brook", 2), tmp_path / "game.save"
    table = Table(rules, 3, {})
    table.scribe = Recorder.create(path, header(rules, 3))
    person = 0
    go_on(table, 3, 2)
    assert table.undo(rules.universe.person_of[table.moves[-1].seat])
    option = next(o for o in table.game.decision.options if o != "stop") if table.game.decision else ""
    table.answer(option)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines[3] == {"undo": 2}
    assert [line.get("n") for line in lines[1:]] == [1, 2, None, 2]
    other = Table(rules, 3, {})
    assert replay(read(path), other, Findings())
    assert other.game.state == table.game.state
    assert other.view(person) == table.view(person)
    assert [line.option for line in standing(read(path))] == [move.option for move in table.moves]


def test_a_save_says_that_it_holds_secrets(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    done = command("play", KITES, "--seats", "random,random", "--seed", "3", "--save", path)
    assert done.status == Exit.FINE
    assert "holds all secrets" in path.read_text(encoding="utf-8").splitlines()[0]


# ---- at the command line


def test_stopped_and_gone_on(command: Commands, tmp_path: Path) -> None:
    """However the game is stopped, it says how to go on, and going on ends as the game would have ended."""
    whole, path = tmp_path / "whole.save", tmp_path / "part.save"
    arguments = ("play", KITES, "--seats", "you:Ana,random", "--seed", "3", "--save")
    unbroken = command(*arguments, whole, answers="1\n" * 99)
    assert unbroken.status == Exit.FINE
    done = command(*arguments, path, answers="1\n1\n")
    assert done.status == Exit.INTERRUPTED
    assert f"cardwright play --resume {path}" in done.err
    done = command("play", "--resume", path, answers="1\nquit\n")
    assert done.status == Exit.INTERRUPTED
    done = command("play", "--resume", path, answers="1\n" * 99)
    assert done.status == Exit.FINE
    assert done.out.splitlines()[-12:] == unbroken.out.splitlines()[-12:]
    assert path.read_bytes() == whole.read_bytes()


def test_nothing_is_saved_over_something_else(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana,\n")
    done = command("play", KITES, "--seats", "random,random", "--save", path)
    assert (done.status, done.out) == (Exit.FINDINGS, "")
    assert "error[E1011]" in done.err
    assert path.read_text() == "Dear Ana,\n"
    rules = program("kite_fair", 2)
    with pytest.raises(Taken):
        Recorder.create(path, header(rules, 1))
    assert sorted(tmp_path.iterdir()) == [path]


def test_replay_prints_the_game_up_to_a_decision(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    played = command("play", KITES, "--seats", "random,random", "--seed", "5", "--save", path)
    assert command("replay", path).out == played.out
    part = command("replay", path, "--to", "4").out
    assert part
    assert played.out.startswith(part)
    assert "Final score" not in part
    stepped = command("replay", path, "--to", "4", "--step")
    assert stepped.out.count("— decision ") == 4
    done = command("replay", path, "--to", "400")
    assert done.status == Exit.USAGE
    assert "decision 400 is not there" in done.err


def test_a_replay_for_a_person_knows_what_they_knew(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    command("play", KITES, "--seats", "random,random", "--seed", "5", "--save", path)
    everybody = command("replay", path).out
    logs = {person: command("replay", path, "--for", person).out for person in ("coral", "indigo")}
    assert len({everybody, *logs.values()}) == 3
    for person in logs:
        told = [json.loads(line) for line in command("save", path, "--for", person).out.splitlines()]
        happened = [report["with"] for line in told for report in line.get("happened", ())]
        drawn = [report for report in happened if report.get("from") == "kite_deck"]
        assert {report["seat"] for report in drawn} == {*logs}
        assert all((report["piece"] == "kite") == (report["seat"] != person) for report in drawn)
        assert any(line in logs[person] for stretch in told for line in stretch.get("told", ()))
    done = command("replay", path, "--for", "corel")
    assert done.status == Exit.USAGE
    assert "did you mean “coral”?" in done.err


def test_a_name_that_may_be_several_people_shows_nobody_s_cards(command: Commands, tmp_path: Path) -> None:
    """What was saved with such names: as it stands there it names one person; else it is asked which is meant."""
    path = tmp_path / "game.save"
    command("play", KITES, "--seats", "you:Ana,you:Bea", "--seed", "5", "--save", path, answers="1\n" * 6)
    text = path.read_text(encoding="utf-8")
    told = {name: command("replay", path, "--for", name).out for name in ("Ana", "Bea")}
    assert told["Ana"] != told["Bea"]
    assert command("replay", path, "--for", "ana").out == told["Ana"]
    assert "did you mean “Ana”?" in command("replay", path, "--for", "Anna").err
    path.write_text(text.replace('"name": "Bea"', '"name": "ANA"'), encoding="utf-8")
    assert command("replay", path, "--for", "Ana").out.replace("ANA", "Bea") == told["Ana"]
    assert command("replay", path, "--for", "ANA").out.replace("ANA", "Bea") == told["Bea"]
    for name in ("ana", "Aná"):
        for word in ("replay", "save"):
            done = command(word, path, "--for", name)
            assert (done.status, done.out) == (Exit.USAGE, "")
            assert "which of them? Ana, ANA" in done.err
    path.write_text(text.replace('"name": "Bea"', '"name": "coral"'), encoding="utf-8")
    done = command("save", path, "--for", "coral")
    assert (done.status, done.out) == (Exit.USAGE, "")
    assert "which of them? Ana, indigo" in done.err
    assert command("replay", path, "--for", "indigo").out.replace("coral (", "Bea (") == told["Bea"]


# ---- what is damaged or changed


def damaged(path: Path, line: int, text: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    "text", ["{", "", "[]", '{"n": 7}', '{"undo": 99}', '{"undo": true}', "[" * 9000, "\x00\x00", "9" * 9000]
)
def test_a_damaged_line_in_the_middle_is_told_with_its_place(text: str, command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    saved(path, program("kite_fair", 2), 1)
    damaged(path, 5, text)
    findings = Findings()
    assert read_save(path, findings) is None
    (finding,) = findings
    assert finding.code == "E1003"
    assert finding.span is not None
    assert finding.span.source.position(finding.span.start) == (5, 1)
    done = command("replay", path)
    assert done.status == Exit.FINDINGS
    assert f"{path}:5:1" in done.err


def test_a_damaged_last_line_is_dropped_with_a_notice(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    command("play", KITES, "--seats", "you,random", "--seed", "3", "--save", path, answers="1\n1\n")
    with path.open("a") as file:
        file.write('{"n": 4, "se')
    done = command("replay", path)
    assert done.status == Exit.FINE
    assert "warning[E1004]" in done.err
    done = command("play", "--resume", path, answers="1\n")
    assert "warning[E1004]" in done.err
    assert all(json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"format": "cardwright.save/0"}',
        '{"format": "cardwright.save/1"}',
        "phases:\n  game: win none\n",
        "\x00" * 50,
        "\ufeff{}",
    ],
)
def test_what_is_no_saved_game(text: str, command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    path.write_text(text)
    for before, after in ((["replay"], []), (["play", "--resume"], []), (["save"], ["--for", "ana"])):
        done = command(*before, path, *after)
        assert (done.status, done.out) == (Exit.FINDINGS, "")
        assert "error[E1002]" in done.err
    done = command("replay", tmp_path / "nothing.save")
    assert done.status == Exit.NOTHING_READ
    assert "error[E1001]" in done.err


def test_what_a_newer_program_has_saved_is_told_so(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    for form, code in (("save/2", "E1022"), ("save/10", "E1022"), ("save/2x", "E1002"), ("personal/2", "E1020")):
        path.write_text(json.dumps({"format": f"cardwright.{form}", "seed": "4"}) + "\n{}\n")
        done = command("play", "--resume", path)
        assert (done.status, done.out) == (Exit.FINDINGS, "")
        assert f"error[{code}]" in done.err
        assert ("newer version" in done.err) == (code == "E1022")


def tiny_save(command: Commands, folder: Path) -> tuple[Path, Path]:
    pack, path = tiny_pack(folder / "tiny"), folder / "game.save"
    done = command("play", pack, "--seats", "random,random", "--seed", "1", "--save", path)
    assert done.status == Exit.FINE
    return pack, path


def test_a_change_that_changes_nothing_is_told_only(command: Commands, tmp_path: Path) -> None:
    pack, path = tiny_save(command, tmp_path)
    rules = pack / "rules.yaml"
    rules.write_text("# Beans\n" + rules.read_text())
    done = command("replay", path)
    assert done.status == Exit.FINE
    assert "warning[E1006]" in done.err
    assert "error" not in done.err


@pytest.mark.parametrize(
    ("old", "new", "code", "number"),
    [
        ("bowl: {count: 3", "bowl: {count: 1", "E1009", 1),
        ("score 1", "score 2", "E1010", 2),
        ("repeat 2 {", "repeat 1 {", "E1007", 3),
        ("win player", "win none", None, 0),
    ],
)
def test_a_changed_pack_names_the_first_decision_that_differs(
    old: str, new: str, code: str | None, number: int, command: Commands, tmp_path: Path
) -> None:
    pack, path = tiny_save(command, tmp_path)
    rules = pack / "rules.yaml"
    changed = rules.read_text().replace(old, new)
    assert changed != rules.read_text()
    rules.write_text(changed)
    done = command("replay", path)
    assert "warning[E1006]" in done.err
    if code is None:
        assert done.status == Exit.FINE
        return
    assert done.status == Exit.FINDINGS
    assert f"decision {number} differs" in done.err
    assert f"{path}:{number + 1}:1" in done.err or code == "E1007"
    assert command("play", "--resume", path).status == Exit.FINDINGS


def test_another_program_is_told(command: Commands, tmp_path: Path) -> None:
    _, path = tiny_save(command, tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('"engine": "', '"engine": "0.0.'), encoding="utf-8")
    done = command("replay", path)
    assert done.status == Exit.FINE
    assert "warning[E1005]" in done.err


def test_a_pack_that_has_moved_is_given(command: Commands, tmp_path: Path) -> None:
    pack, path = tiny_save(command, tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    pack.rename(elsewhere / "tiny")
    done = command("replay", path)
    assert done.status == Exit.NOTHING_READ
    assert "Say where it lies now, behind the file" in done.err
    assert command("replay", path, elsewhere / "tiny").status == Exit.FINE
    done = command("replay", path, KITES)
    assert done.status == Exit.FINDINGS
    assert "error[E1013]" in done.err


def test_a_file_starts_no_program(command: Commands, tmp_path: Path) -> None:
    _, path = tiny_save(command, tmp_path)
    touched = tmp_path / "touched"
    text = path.read_text(encoding="utf-8").splitlines()[0].replace('"bot": "random"', f'"bot": "exec:touch {touched}"')
    path.write_text(text + "\n", encoding="utf-8")
    done = command("play", "--resume", path)
    assert done.status == Exit.FINDINGS
    assert "error[E1016]" in done.err
    assert command("replay", path).status == Exit.FINE
    assert not touched.exists()


def test_what_is_told_of_a_damaged_save_holds_no_secret(command: Commands, tmp_path: Path) -> None:
    """Neither what a line holds nor what was offered is told, only where it stands; nor the seed in the first line."""
    path = tmp_path / "game.save"
    command("play", KITES, "--seats", "you,random", "--seed", "76543210", "--save", path, answers="1\n1\n1\n")
    lines = path.read_text(encoding="utf-8").splitlines()
    options = {json.loads(line)["option"] for line in lines[1:]}
    secret = next(option for option in sorted(options) if "." in option)
    changes = [(3, lines[2][:-2]), (3, lines[2].replace('"option": "', '"option": "x')), (len(lines), lines[-1][:-2])]
    changes += [
        (1, lines[0].replace("cardwright.save/1", "cardwright.save/9")),
        (3, lines[2].replace('"hash": "', '"hash": "0')),
    ]
    for number, text in changes:
        for arguments in (("play", "--resume", path), ("replay", path), ("save", path, "--for", "coral", "-o", path)):
            path.write_text("\n".join([*lines[: number - 1], text, *lines[number:]]) + "\n", encoding="utf-8")
            done = command(*arguments)
            told = done.err.split("number from")[0]
            assert f"{path}:{number}:1" in told, arguments
            assert secret not in told
            assert '"option"' not in told
            assert "76543210" not in told


def test_a_person_s_file_is_no_game(command: Commands, tmp_path: Path) -> None:
    path, mine = tmp_path / "game.save", tmp_path / "mine.jsonl"
    command("play", KITES, "--seats", "you:Ana,random", "--seed", "3", "--save", path, answers="1\n")
    assert command("save", path, "--for", "Ana", "-o", mine).status == Exit.FINE
    for arguments in (("replay", mine), ("play", "--resume", mine), ("save", mine, "--for", "Ana")):
        done = command(*arguments)
        assert done.status == Exit.FINDINGS
        assert "error[E1020]" in done.err


# ---- files that fail while a game is played


def test_a_disk_that_fills_up_stops_no_game(command: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file stays good up to the last decision that it took; the game goes on, and can be written elsewhere."""
    path, other, writes = tmp_path / "game.save", tmp_path / "other.save", []
    write = os.write

    def full(descriptor: int, text: bytes) -> int:
        writes.append(descriptor)
        if len(writes) == 5:  # a part of it still goes in
            write(descriptor, text[:7])
            raise OSError(errno.ENOSPC, "full")
        return write(descriptor, text)

    monkeypatch.setattr(os, "write", full)
    answers = f"1\n1\n1\nsave {other}\nsave {other}\nquit\n"
    done = command("play", KITES, "--seats", "you,random", "--seed", "3", "--save", path, answers=answers)
    assert done.status == Exit.INTERRUPTED
    assert "the disk is full" in done.err
    assert "is good up to decision 3" in done.err
    assert f"--resume {other}" in done.err
    assert done.err.count(f"written down in {other}") == 2
    assert len(standing(read(path))) == 3
    assert len(standing(read(other))) > 3
    assert "Seed" not in done.err


def test_a_file_that_is_deleted_is_told(command: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    asked = streams.ask

    def ask(prompt: str, completions: object = None) -> str:
        path.unlink(missing_ok=True)
        return asked(prompt)

    monkeypatch.setattr(streams, "ask", ask)
    done = command("play", KITES, "--seats", "you,random", "--seed", "3", "--save", path, answers="quit\n")
    assert done.status == Exit.INTERRUPTED
    assert "warning[E1018]" in done.err
    assert "The game is saved" not in done.err
    assert "--resume" not in done.err


def test_two_files_of_one_game(command: Commands, tmp_path: Path) -> None:
    """Another file is one more: both are written to the end of the game."""
    one, two = tmp_path / "one.save", tmp_path / "two.save"
    answers = f"1\nsave {two}\nsave\n" + "1\n" * 99
    done = command("play", KITES, "--seats", "you:Ana,random", "--seed", "3", "--save", one, answers=answers)
    assert done.status == Exit.FINE
    assert f"written down in {one} and {two}" in done.err
    assert one.read_bytes() == two.read_bytes()


def test_the_log_reads_the_same_when_a_game_goes_on(command: Commands, tmp_path: Path) -> None:
    """Whole, or stopped after any of the first answers and gone on with: the lines and their order are the same."""
    for pack, seats in ((KITES, "you:Ana,random,random"), ("mission_red_planet", "you:Ana,bot,bot")):
        arguments = ("play", pack, "--seats", seats, "--seed", "5", "--save")
        whole = command(*arguments, tmp_path / f"{seats}.save", answers="1\n" * 300)
        assert whole.status == Exit.FINE
        for stop in (1, 2, 5):
            path = tmp_path / f"{seats}{stop}.save"
            command(*arguments, path, answers="1\n" * stop)
            assert command("play", "--resume", path, answers="1\n" * 300).out == whole.out


# ---- for one person


def twins(rules: Program, seed: int, decisions: int, person: int) -> tuple[Table, Table] | None:
    """Two tables at positions that a person cannot tell apart, where that person decides."""
    one, two = laid(rules, seed, {}), laid(rules, seed, {})
    go_on(one, seed, decisions)
    if one.over or one.game.person_to_decide() != person:
        return None
    seen = view(rules, one.game.state, person)
    hidden = list(seen.hidden)
    state = imagine(rules, Game.resume(rules, seen.position).state, hidden, Chance("twin", seed))
    go_on(two, seed, decisions)
    two.game = Game.at(rules, state, decisions)
    return one, two


def test_what_a_person_may_know_is_the_same_for_what_they_cannot_tell_apart() -> None:
    compared = 0
    for name, seats in (("kite_fair", 3), ("mission_red_planet", 3)):
        rules = program(name, seats)
        for decisions in range(2, 26):
            for person in range(seats):
                pair = twins(rules, 6, decisions, person)
                if pair is None:
                    continue
                one, two = pair
                for table in pair:
                    table.answer(table.game.decision.options[0] if table.game.decision else "")
                texts = [save_for(table, header(rules, 6), person) for table in pair]
                seen = [json.dumps([table.view(person).board, told(table, person)]) for table in pair]
                if seen[0] == seen[1]:
                    assert texts[0] == texts[1]
                    compared += one.game.state != two.game.state
    assert compared > 10


def told(table: Table, person: int) -> list[object]:
    return [[r.what, r.params] for report in table.log if (r := report.told(person)) is not None]


def test_a_person_s_file_names_nothing_that_they_do_not_know(command: Commands, tmp_path: Path) -> None:
    rules = program("kite_fair", 3)
    table = laid(rules, 7, {})
    go_on(table, 7, 3)
    for person in range(3):
        lines = [json.loads(line) for line in save_for(table, header(rules, 7), person).splitlines()]
        assert "seed" not in lines[0]
        text = json.dumps(lines[1:])
        seen = table.view(person)
        public = {str(value) for report in table.log if (r := report.told(person)) for _, value in r.params}
        for piece in seen.hidden:
            name = rules.universe.names[piece]
            assert f'"{name}"' not in text or name in public
        mine = [line["decided"]["seat"] for line in lines if "decided" in line]
        assert set(mine) <= set(seen.seats)
    path, out = tmp_path / "game.save", tmp_path / "ana.jsonl"
    command("play", KITES, "--seats", "you:Ana,random", "--seed", "3", "--save", path, answers="1\n1\n")
    assert command("save", path, "--for", "Ana", "-o", out).status == Exit.FINE
    assert out.read_text(encoding="utf-8") == command("save", path, "--for", "coral").out
    header_line = json.loads(out.read_text(encoding="utf-8").splitlines()[0])
    assert header_line["person"] == "coral"
    assert not {"seed", "digest"} & {*header_line, *header_line["pack"]}
    again = command("save", path, "--for", "Ana", "-o", out)
    assert again.status == Exit.FINDINGS
    assert "error[E1011]" in again.err
    assert command("save", path).status == Exit.USAGE


def without_words(text: str) -> list[object]:
    """The data of a person's file; a game on a screen tells it in other words."""
    lines = [json.loads(line) for line in text.splitlines()]
    return [{key: value for key, value in line.items() if key != "told"} for line in lines]


def test_saving_at_a_question(command: Commands, tmp_path: Path) -> None:
    """The whole game, to go on with it, or what the one who is asked may know; the latter is what the command writes."""
    path, mine = tmp_path / "game.save", tmp_path / "mine.jsonl"
    answers = f"1\nsave \"{path}\"\nsave mine '{mine}'\nsave mine {mine}\nquit\n"
    done = command("play", KITES, "--seats", "you:Ana,random", "--seed", "3", answers=answers)
    assert done.status == Exit.INTERRUPTED
    assert f"cardwright play --resume {path}" in done.err
    assert "error[E1011]" in done.err
    assert "--resume FILE" not in done.err
    for to, told in ((0, "0 decisions were taken"), (1, "1 decision was taken")):
        short = tmp_path / f"{to}.save"
        short.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[: to + 1]))
        assert told in command("replay", short).err
    written = command("save", path, "--for", "Ana").out
    assert without_words(mine.read_text(encoding="utf-8")) == without_words(written)
    assert command("play", "--resume", path, answers="1\n" * 99).status == Exit.FINE


def test_taking_back_at_a_question_is_saved(command: Commands, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    brook = PACKS / "beaver_brook"
    done = command("play", brook, "--seats", "you,you", "--seed", "3", "--save", path, answers="1\n1\n1\nundo\nquit\n")
    assert done.status == Exit.INTERRUPTED
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum("undo" in line for line in lines) <= 1
    again = command("play", "--resume", path, answers="quit\n")
    assert again.status == Exit.INTERRUPTED
    assert "error" not in again.err
