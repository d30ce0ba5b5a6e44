"""Whether a pack says every word that its screen needs."""

from __future__ import annotations

from pathlib import Path

from engine.cli.loading import word_at
from engine.cli.speech import TEXT_FOLDER
from engine.diagnostics import Findings
from engine.pack import Compiled
from engine.pack.folder import read_screen_file
from engine.text import Words, languages


def check_screen(folder: Path, compiled: Compiled | None, findings: Findings) -> set[str]:
    """A finding for each panel or item without a message in any language (``E0468``); gives the file's name if there is one."""
    source, _ = read_screen_file(folder, Findings())
    if source is None:
        return set()
    screen = None if compiled is None else compiled.ruleset.screen
    if screen is not None:
        texts = folder / TEXT_FOLDER
        words = Words(languages([texts]), [texts])
        for part in (*screen.panels, *(item for panel in screen.panels for item in panel.items)):
            if not words.has(part.label):
                place = word_at(source, part.spot.line, part.spot.column)
                findings.add("E0468", place, message=part.label)
    return {source.name}
