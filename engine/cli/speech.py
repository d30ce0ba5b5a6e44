"""The person's words: the engine's, and with those of a pack added, in the language that they ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.text import Words, chain, choose, languages

TEXT_FOLDER = "text"


class Speech(Words):
    """Words in the language that ``--lang`` or the environment asks for."""

    def __init__(self, asked: str | None, environ: Mapping[str, str], folders: Sequence[Path] = ()) -> None:
        known = languages(folders)
        super().__init__(chain(choose(asked, environ, known), known), folders)
        self._asked, self._environ = asked, environ

    def of_pack(self, folder: Path) -> Speech:
        """The same language with the texts of a pack; it may be one that only the pack has."""
        return Speech(self._asked, self._environ, [folder / TEXT_FOLDER])


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
