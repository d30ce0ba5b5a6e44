"""What a person means by what they type: an option by its number, id or name, several at once, a thing by its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

_BLANKS = str.maketrans("_.-", "   ")


def folded(text: str) -> str:
    """The same for texts that differ only in accents, capitals, blanks and marks between words.

    >>> folded("  Éclair_de  l'Aube.2 ")
    "eclair de l'aube 2"
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().translate(_BLANKS).split())


def meant(text: str, options: Sequence[str], labels: Sequence[str]) -> str | None:
    """The option that a text means: by its id, its number from 1, or its name if only one has it."""
    text = text.strip()
    if text in options:
        return text
    if text.isascii() and text.isdecimal() and len(text) < 9 and 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    wanted = folded(text)
    named = [
        option
        for option, label in zip(options, labels, strict=True)
        if wanted and wanted in (folded(label), folded(option))
    ]
    return named[0] if len(named) == 1 else None


def first_meant(text: str, options: Sequence[str], labels: Sequence[str]) -> tuple[str, str] | None:
    """The option that the beginning of a text means, as many of its words as possible, and the rest of it."""
    words = text.replace(",", " ").split()
    for count in range(len(words), 0, -1):
        option = meant(" ".join(words[:count]), options, labels)
        if option is not None:
            return option, " ".join(words[count:])
    return None


def named(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The things that a text names; ``names`` are what each may be called."""
    wanted = folded(text)
    return [thing for thing, known in names.items() if any(wanted == folded(name) for name in known)]
