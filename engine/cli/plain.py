"""Plain characters for those that a stream cannot show: a dash for a long one, a letter for one with an accent."""

from __future__ import annotations

import codecs
import unicodedata

NAME = "cardwright.plain"
"""Of the way to write what an encoding lacks, for Python's codecs."""

_LIKE = {
    **dict.fromkeys("‐‑‒–−─━", "-"),
    **dict.fromkeys("—", "--"),
    **dict.fromkeys("‘’‚‛′", "'"),
    **dict.fromkeys("“”„‟″«»", '"'),
    **dict.fromkeys("•●·", "*"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "ø": "o",
    "Ø": "O",
    "ß": "ss",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "Đ": "D",
    "×": "x",
    "→": "->",
    "←": "<-",
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
}


def plain(text: str) -> str:
    """A text in characters that every stream has; what nothing plain is like becomes an escape.

    >>> plain("“Sinus Sabæus” — déjà vu…")
    '"Sinus Sabaeus" -- deja vu...'
    """
    return "".join(map(_plain, text))


def folding(text: str) -> str:
    """The same for texts that differ only in accents and capitals; letters of other writings stay.

    >>> folding("Sabæus"), folding("Łódź Élan"), folding("ПУТЬ")
    ('sabaeus', 'lodz elan', 'путь')
    """
    apart = unicodedata.normalize("NFKD", "".join(_LIKE.get(c, c) if c.isalpha() else c for c in text))
    return "".join(c for c in apart if not unicodedata.combining(c)).casefold()


def _plain(character: str) -> str:
    if character.isascii():
        return character
    if character in _LIKE:
        return _LIKE[character]
    apart = unicodedata.normalize("NFKD", character)
    bare = "".join(part for part in apart if part.isascii())
    return bare or character.encode("ascii", "backslashreplace").decode("ascii")


def _written(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(NAME, _written)
