"""A table with people and bots at it: laid out afresh, or as a saved game left it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine.bots import EXEC, SECONDS
from engine.cli import seating
from engine.cli.exits import Exit, Leave
from engine.cli.loading import Opened, facts_of, finding_of, open_pack, tell_findings
from engine.cli.play.keeping import Keeper, reason
from engine.cli.speech import Speech
from engine.cli.streams import tell
from engine.diagnostics import Finding, Findings
from engine.session import Sitter

if TYPE_CHECKING:
    from engine.play import PlayError, Program
    from engine.session import Header, Save, Table


@dataclass(slots=True)
class Setting:
    """One game, the people around it, and the files that it is written down in."""

    opened: Opened
    program: Program
    table: Table
    sitting: tuple[Sitter, ...]
    persons: Mapping[str, Sequence[str]] | None
    seed: int
    keeper: Keeper = field(init=False)

    def __post_init__(self) -> None:
        self.keeper = Keeper(lambda finding: tell_findings(self.opened.words, [finding]))
        self.table.scribe = self.keeper

    def header(self, folder: Path) -> Header:
        """What a file in this folder has to say of the game."""
        from engine.session import header_of

        return header_of(
            self.program,
            self.sitting,
            self.seed,
            persons=self.persons,
            source=_source(self.opened.folder, folder),
            note=self.opened.words.say("save-secrets"),
        )

    def going_on(self) -> tuple[str, str] | None:
        """Where the game is written down, in words, and what is typed to go on with it; nothing if it is not."""
        files = [recorder.path for recorder in self.keeper.standing()]
        words = self.opened.words
        if files:
            return words.say("save-go-on", files=words.join(list(map(str, files)))), self._command(files[-1])
        if self.keeper.part is None:
            return None
        path, number = self.keeper.part
        return words.say("save-go-on-part", files=str(path), number=number), self._command(path)

    def _command(self, path: Path) -> str:
        command = ["cardwright", "play", "--resume", str(path)]
        if any(item.bot is not None and item.bot.startswith(EXEC) for item in self.sitting):
            command += ["--seats", ",".join(map(seating.written, self.sitting))]
        return shlex.join(command)

    def keep(self, path: Path) -> Finding | None:
        """Write the game down in one more file; gives why that cannot be."""
        return self.keeper.begin(path, self.header(path.absolute().parent), self.table)


def laid(
    opened: Opened,
    sitting: Sequence[Sitter],
    seed: int,
    persons: Mapping[str, Sequence[str]] | None,
    save: str | None = None,
    seconds: float = SECONDS,
    *,
    again: bool = False,
) -> Setting:
    """A new game, or a saved one ``again``. Faults of the pack, or of the file to save it in, are printed and leave."""
    from engine.bots import bot_chance, game_seed, make
    from engine.play import Chance, PlayError, Program, View
    from engine.session import Decider, Table

    def decider(name: str, chance: Chance) -> Decider:
        bot = make(name, program, seconds)

        def decide(view: View, options: Sequence[str]) -> str:
            return bot.choose(view, options, chance)

        return decide

    try:
        program = Program(opened.ruleset, len(sitting), opened.options, persons)
    except PlayError as fault:
        raise _faulty(opened, fault, None if again else seed) from None
    bots = {seat: item.bot for seat, item in enumerate(sitting) if item.bot is not None}
    chances = {seat: bot_chance(seed, 0, seat) for seat in bots}
    deciders = {seat: decider(name, chances[seat]) for seat, name in bots.items()}
    try:
        table = Table(program, game_seed(seed), deciders, chances)
    except PlayError as fault:
        raise _faulty(opened, fault, None if again else seed) from None
    setting = Setting(opened, program, table, tuple(sitting), persons, seed)
    if save is not None and (refused := setting.keep(Path(save))) is not None:
        tell_findings(opened.words, [refused])
        raise Leave(Exit.FINDINGS)
    return setting


def opened_save(words: Speech, name: str, findings: Findings) -> Save:
    """A saved game. Faults are printed and leave; that its last line is damaged is kept in ``findings``."""
    from engine.session import read_save

    save = read_save(Path(name), findings)
    if save is None:
        tell_findings(words, findings.sorted())
        raise Leave(Exit.NOTHING_READ if not Path(name).is_file() else Exit.FINDINGS)
    return save


def resumed(words: Speech, name: str, pack: str | None, seats: str | None, seconds: float) -> Setting:
    """The game of a save, where it was left; ``pack`` where it now lies elsewhere. Faults are printed and leave.

    A file does not start programs by itself: where one sits at a seat, ``seats`` must say so too; it may be another one.
    """
    from engine.play import PlayError
    from engine.session import Busy, Recorder, differs
    from engine.session import replay as played

    findings = Findings()
    save = opened_save(words, name, findings)
    program = next((item.bot for item in save.header.sitting if item.bot and item.bot.startswith(EXEC)), None)
    if seats is not None:
        save = replace(save, header=replace(save.header, sitting=seating.sitting_again(save.header.sitting, seats)))
    elif program is not None:
        tell_findings(words, [Finding("E1016", save.span, {"command": program.removeprefix(EXEC)})])
        raise Leave(Exit.FINDINGS)
    setting = laid_again(words, save, pack, findings, seconds)
    differs(save, setting.table, findings)
    try:
        good = played(save, setting.table, findings)
    except PlayError as fault:
        raise _faulty(setting.opened, fault) from None
    if len(findings):
        tell_findings(setting.opened.words, findings.sorted())
    if not good:
        raise Leave(Exit.FINDINGS)
    decided = len(setting.table.moves)
    try:
        setting.keeper.add(Recorder.append(save.path, save.end, whole=save.whole, decisions=decided))
    except Busy:
        refused = Finding("E1012", None, {"file": name})
    except OSError as fault:
        refused = Finding("E1019", None, {"file": name, "reason": reason(fault)})
    else:
        return setting
    tell_findings(setting.opened.words, [refused])
    raise Leave(Exit.FINDINGS)


def laid_again(words: Speech, save: Save, pack: str | None, findings: Findings, seconds: float = SECONDS) -> Setting:
    """A table as it was when the saved game began. Faults are printed and leave."""
    header = save.header
    named = pack
    if named is None:
        named = header.pack if header.source is None else str(save.path.absolute().parent / header.source)
    folder, facts = facts_of(named)
    if folder is None and pack is None and header.source is not None:
        findings.add("E1021", save.span, folder=named)
        tell_findings(words, findings.sorted())
        raise Leave(Exit.NOTHING_READ)
    if facts is not None and facts.id != header.pack:
        findings.add("E1013", save.span, was=header.pack, now=facts.id)
        tell_findings(words, findings.sorted())
        raise Leave(Exit.FINDINGS)
    known = {} if facts is None else facts.options
    fits = all(name in known and value in known[name][0] for name, value in header.options.items())
    opened = open_pack(words, named, [f"{option}={value}" for option, value in header.options.items()] if fits else ())
    seats = opened.ruleset.seat_ids[: len(header.seats)]
    if not fits or seats != header.seats or not seating.can_sit(header.sitting):
        findings.add("E1014", save.span)
    if findings.failed:
        tell_findings(opened.words, findings.sorted())
        raise Leave(Exit.FINDINGS)
    return laid(opened, header.sitting, header.seed, header.persons, seconds=seconds, again=True)


def _faulty(opened: Opened, fault: PlayError, seed: int | None = None) -> Leave:
    """Say what is wrong with the pack. ``seed`` is told of a game that nobody goes on with."""
    tell_findings(opened.words, [finding_of(fault, opened.sources)])
    if seed is not None:
        tell(opened.words.say("final-seed", seed=str(seed)))
    return Leave(Exit.FINDINGS)


def _source(pack: Path, folder: Path) -> str | None:
    """Where a pack lies seen from a folder; nothing for one that comes with the program."""
    import os

    from engine.pack.data import data_folder

    home = pack.absolute()
    if home.is_relative_to(data_folder("cards").absolute()):
        return None
    try:
        return Path(os.path.relpath(home, folder)).as_posix()
    except ValueError:  # on another drive
        return home.as_posix()
