"""``save``: what one person may know of a saved game, as a file of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.cli.exits import Exit, Leave
from engine.cli.loading import tell_findings
from engine.cli.play.keeping import reason
from engine.cli.play.setting import Setting, laid_again, opened_save
from engine.cli.replay import again, person_of
from engine.cli.speech import Speech
from engine.diagnostics import Finding, Findings
from engine.text import log


def save(words: Speech, file: str, pack: str | None, person: str, out: str | None) -> int:
    """Write a saved game as a person may know it, to a new file or to the result."""
    findings = Findings()
    saved = opened_save(words, file, findings)
    setting = laid_again(words, saved, pack, findings)
    reader = person_of(setting, person)
    good = again(setting, saved, findings, None)
    if len(findings):
        tell_findings(words, findings.sorted())
    if not good:
        return Exit.FINDINGS
    text = known_to(setting, reader)
    if out is None or out == "-":
        sys.stdout.write(text.decode("utf-8", "replace"))
        return Exit.FINE
    fault = write_new(Path(out), text)
    if fault is not None:
        tell_findings(words, [fault])
        raise Leave(Exit.FINDINGS)
    return Exit.FINE


def known_to(setting: Setting, person: int) -> bytes:
    """The game as a person (by number) may know it, with its log in words."""
    from engine.session import save_for

    words = setting.opened.words
    header = setting.header(Path.cwd())
    return save_for(setting.table, header, person, lambda reports: log.lines(words, reports, person))


def write_new(path: Path, text: bytes) -> Finding | None:
    """Write a file that is not there yet; gives why that cannot be."""
    try:
        with path.open("xb") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                path.unlink(missing_ok=True)  # a part of it would be no file to read
                raise
    except FileExistsError:
        return Finding("E1011", None, {"file": str(path), "kind": "personal"})
    except (OSError, ValueError) as fault:
        return Finding("E1015", None, {"file": str(path), "reason": reason(fault)})
    return None
