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
        told = [(panel.label, panel.spot) for panel in screen.panels]
        told += [(item.label, item.spot) for panel in screen.panels for item in panel.items]
        for label, spot in told:
            if not words.has(label):
                findings.add("E0468", word_at(source, spot.line, spot.column), message=label)
    return {source.name}
