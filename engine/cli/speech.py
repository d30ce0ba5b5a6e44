"""The person's words: the engine's, and with those of a pack added, in the language that they ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.cli.streams import tell
from engine.text import Words, chain, choose, languages, speaks

TEXT_FOLDER = "text"
SHOWN = 40
"""Characters of a code that a message repeats."""


class Speech(Words):
    """Words in the language that ``--lang`` or the environment asks for."""

    def __init__(self, asked: str | None, environ: Mapping[str, str], folders: Sequence[Path] = ()) -> None:
        known = languages(folders)
        super().__init__(chain(choose(asked, environ, known), known), folders)
        self._asked, self._environ, self._known = asked, environ, known
        self._heard = False

    def of_pack(self, folder: Path) -> Speech:
        """The same language with the texts of a pack; it may be one that only the pack has."""
        speech = Speech(self._asked, self._environ, [folder / TEXT_FOLDER])
        if not self._heard:
            self._heard = True
            speech.admit()
        return speech

    def admit(self) -> None:
        """Say, once, that nobody speaks the language that ``--lang`` asks for. A pack may have it where the engine has not."""
        if not self._heard and self._asked and not speaks(self._asked, self._known):
            tell(self.say("language-unknown", language=self._asked[:SHOWN], known=", ".join(self._known)))
        self._heard = True


def listen(arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[Speech, list[str]]:
    """The words to speak in, and the arguments without those that choose them: help needs the words first.

    >>> listen(["play", "--lang", "en"], {})[1]
    ['play']
    """
    asked: str | None = None
    rest: list[str] = []
    items = iter(arguments)
    for item in items:
        if item == "--":
            rest += [item, *items]
        elif item.startswith("--lang="):
            asked = item.removeprefix("--lang=")
        elif item == "--lang":
            asked = next(items, None)
            if asked is None:  # without a value it is for typer to refuse
                return Speech(None, environ), [item]
        else:
            rest.append(item)
    return Speech(asked, environ), rest
