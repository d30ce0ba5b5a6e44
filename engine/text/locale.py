"""Which language a person reads, and what stands in for a message that it lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

DEFAULT = "en"
FOLDER = Path(__file__).parent

_VARIABLES = ("CARDWRIGHT_LANG", "LC_ALL", "LANG")


def languages(folders: Iterable[Path] = ()) -> tuple[str, ...]:
    """The codes of all languages that have a folder with texts, in the engine or in one of ``folders``, sorted.

    ``folders`` are text folders of packs (``<pack>/text``); one that does not exist counts as empty.
    """
    found = {DEFAULT}
    for folder in (FOLDER, *folders):
        found.update(path.parent.name for path in folder.glob("*/*.ftl"))
    return tuple(sorted(found))


def choose(option: str | None, environ: Mapping[str, str], known: Collection[str]) -> str:
    """The language to use: what ``--lang`` says, else the first of CARDWRIGHT_LANG, LC_ALL and LANG that is not empty.

    A region that is not known falls back to its language; what is not known at all, to English.

    >>> choose(None, {"LANG": "pt_BR.UTF-8"}, {"en", "pt"})
    'pt'
    >>> choose("tlh", {"LANG": "pt_BR.UTF-8"}, {"en", "pt"})
    'en'
    """
    asked = option or next((environ[name] for name in _VARIABLES if environ.get(name)), DEFAULT)
    return next(_known(asked, known), DEFAULT)


def speaks(code: str, known: Collection[str]) -> bool:
    """Whether one of the known languages serves a code.

    >>> speaks("pt_BR", {"en", "pt"}), speaks("tlh", {"en", "pt"})
    (True, False)
    """
    return next(_known(code, known), None) is not None


def chain(language: str, known: Collection[str]) -> tuple[str, ...]:
    """The languages to ask for a message, in order: the one chosen, its parents, English.

    >>> chain("pt-PT", {"en", "pt", "pt-PT"})
    ('pt-PT', 'pt', 'en')
    """
    found = [*_known(language, known)]
    return (*found, DEFAULT) if DEFAULT not in found else tuple(found)


def _known(code: str, known: Collection[str]) -> Iterator[str]:
    """The known languages that serve a code, the narrowest first; ``pt_BR.UTF-8@x`` is read as ``pt-BR``."""
    by_lower = {name.lower(): name for name in sorted(known)}
    parts = code.strip().split(".")[0].split("@")[0].replace("_", "-").lower().split("-")
    for length in range(len(parts), 0, -1):
        name = by_lower.get("-".join(parts[:length]))
        if name is not None:
            yield name
