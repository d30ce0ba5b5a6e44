"""A table with people and bots at it: laid out afresh, or as a saved game left it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.bots import EXEC, SECONDS
from engine.cli import seating
from engine.cli.exits import Exit, Leave, Usage
from engine.cli.loading import Opened, finding_of, open_pack, tell_findings
from engine.cli.speech import Speech
from engine.cli.streams import tell
from engine.diagnostics import Finding, Findings
from engine.session import Sitter

if TYPE_CHECKING:
    from engine.play import PlayError, Program
    from engine.session import Header, Recorder, Save, Table


@dataclass(slots=True)
class Setting:
    """One game, the people around it, and the file that it is written down in, if it is."""

    opened: Opened
    program: Program
    table: Table
    sitting: tuple[Sitter, ...]
    persons: Mapping[str, Sequence[str]] | None
    seed: int
    recorder: Recorder | None = None

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

    def going_on(self) -> str | None:
        """What is typed to go on with the game later, if it is written down."""
        if self.recorder is None:
            return None
        command = ["cardwright", "play", "--resume", str(self.recorder.path)]
        if any(item.bot is not None and item.bot.startswith(EXEC) for item in self.sitting):
            command += ["--seats", ",".join(map(seating.written, self.sitting))]
        return shlex.join(command)

    def keep(self, path: Path) -> Finding | None:
        """Write the game down from now on, with all that was decided so far; gives why that cannot be."""
        from engine.session import Busy, Recorder, Taken

        try:
            recorder = Recorder.create(path, self.header(path.absolute().parent))
        except Taken:
            return Finding("E1011", None, {"file": str(path)})
        except Busy:
            return Finding("E1012", None, {"file": str(path)})
        except (OSError, ValueError):
            return Finding("E1015", None, {"file": str(path)})
        for move in self.table.moves:
            recorder.decided(self.table, move)
        if self.recorder is not None:
            self.recorder.close()
        self.recorder = self.table.scribe = recorder
        return None


def laid(
    opened: Opened,
    sitting: Sequence[Sitter],
    seed: int,
    persons: Mapping[str, Sequence[str]] | None,
    save: str | None = None,
    seconds: float = SECONDS,
) -> Setting:
    """A new game. Faults of the pack, or of the file to save it in, are printed and leave."""
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
        raise _faulty(opened, fault, seed) from None
    bots = {seat: item.bot for seat, item in enumerate(sitting) if item.bot is not None}
    chances = {seat: bot_chance(seed, 0, seat) for seat in bots}
    deciders = {seat: decider(name, chances[seat]) for seat, name in bots.items()}
    try:
        table = Table(program, game_seed(seed), deciders, chances)
    except PlayError as fault:
        raise _faulty(opened, fault, seed) from None
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

    A file does not start programs by itself: where one sits at a seat, ``seats`` must say so too.
    """
    from engine.play import PlayError
    from engine.session import Busy, Recorder, differs, replay

    findings = Findings()
    save = opened_save(words, name, findings)
    program = next((item.bot for item in save.header.sitting if item.bot and item.bot.startswith(EXEC)), None)
    said = None if seats is None else [part.strip() for part in seats.split(",")]
    if said is not None and said != [seating.written(item) for item in save.header.sitting]:
        raise Usage("usage-resume-seats", seats=",".join(map(seating.written, save.header.sitting)))
    if program is not None and said is None:
        tell_findings(words, [Finding("E1016", save.span, {"command": program.removeprefix(EXEC)})])
        raise Leave(Exit.FINDINGS)
    setting = laid_again(words, save, pack, findings, seconds)
    differs(save, setting.table, findings)
    try:
        good = replay(save, setting.table, findings)
    except PlayError as fault:
        raise _faulty(setting.opened, fault, setting.seed) from None
    if len(findings):
        tell_findings(setting.opened.words, findings.sorted())
    if not good:
        raise Leave(Exit.FINDINGS)
    try:
        setting.recorder = setting.table.scribe = Recorder.append(save.path, save.end, whole=save.whole)
    except (Busy, OSError) as fault:
        code = "E1012" if isinstance(fault, Busy) else "E1015"
        tell_findings(setting.opened.words, [Finding(code, None, {"file": name})])
        raise Leave(Exit.FINDINGS) from None
    return setting


def laid_again(words: Speech, save: Save, pack: str | None, findings: Findings, seconds: float = SECONDS) -> Setting:
    """A table as it was when the saved game began. Faults are printed and leave."""
    from engine.pack import facts_of
    from engine.pack.folder import locate

    header = save.header
    named = pack
    if named is None:
        named = header.pack if header.source is None else str(save.path.absolute().parent / header.source)
    folder = locate(named, Findings())
    facts = None if folder is None else facts_of(folder)
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
    return laid(opened, header.sitting, header.seed, header.persons, seconds=seconds)


def _faulty(opened: Opened, fault: PlayError, seed: int) -> Leave:
    """Say what is wrong with the pack."""
    tell_findings(opened.words, [finding_of(fault, opened.sources)])
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
