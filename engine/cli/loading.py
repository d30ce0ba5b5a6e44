"""Opens packs for commands: a ruleset and its words, or findings printed and the command left."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from engine.cli.exits import Exit, Leave
from engine.cli.speech import Speech
from engine.diagnostics import Finding, Findings, Note, Source, Span
from engine.ruleset import RANDOM_VALUE, Facts, Ruleset
from engine.text.words import Words

if TYPE_CHECKING:
    from engine.cli.told import Told
    from engine.pack import Compiled
    from engine.pack.cache import Cache, Stamps
    from engine.play import PlayError
    from engine.ruleset import Spot

_BREAK = re.compile(r"\r\n|\r|\n")
_WORD = re.compile(r"\w+")

# Findings about a file or folder that a person named; when nothing else is found, nothing was read.
_NOT_THERE = frozenset({"E0150", "E0151", "E0152", "E0153", "E0157", "E0160", "E0162", "E0163"})


@dataclass(frozen=True)
class Opened:
    """A pack without errors. ``words`` are those of the person's language, the pack's among them.

    ``said``     options as they were set on the command line, some of them perhaps to ``random``
    ``options``  a value for every option; the pack is read for these
    ``fresh``    what was compiled just now, where nothing was kept
    """

    folder: Path
    ruleset: Ruleset
    words: Speech
    said: Mapping[str, str]
    options: Mapping[str, str]
    fresh: Compiled | None = None

    @cached_property
    def compiled(self) -> Compiled:
        """The ruleset with its names and the texts of its files."""
        return self.fresh or _compiled(self.folder, self.words, self.options)

    @cached_property
    def told(self) -> Told:
        """What its texts say."""
        from engine.cli.told import Told

        return Told(self)

    @property
    def key(self) -> tuple[str, ...]:
        """What tells it from all other packs, and from the same for other values of its options."""
        return _key(self.folder, self.options)

    @property
    def stamps(self) -> Stamps:
        """The files that it was compiled of."""
        return _stamps(self.compiled)

    @property
    def sources(self) -> tuple[Source, ...]:
        """The texts of the pack's files."""
        return self.compiled.sources

    def drawn(self) -> dict[str, str]:
        """The options whose values chance has chosen."""
        return {name: self.options[name] for name, value in self.said.items() if value == RANDOM_VALUE}

    def variant(self, options: Mapping[str, str]) -> Ruleset:
        """The pack read for other values of its options. Errors are printed and leave."""
        if all(self.ruleset.chosen[name] == options.get(name) for name in self.ruleset.settled):
            return self.ruleset
        from engine.pack.cache import Cache

        return _ruleset(Cache.of_user(), self.folder, self.words, {**self.options, **options})[0]


def open_pack(words: Speech, name: str | None, settings: Sequence[str] = (), seed: object = 0) -> Opened:
    """A pack by name or folder (the default one without). Findings are printed; errors leave with their status.

    ``settings``  options as on the command line: ``option=value``
    ``seed``      of the game, from which values are drawn where ``random`` is said
    """
    from engine.cli.seating import settings as settings_of
    from engine.pack.cache import Cache
    from engine.play import resolved

    cache = Cache.of_user()
    folder = _folder(cache, words, name)
    facts = _facts(cache, folder)
    speech = words.of_pack(folder)
    said = settings_of(facts, speech, settings) if facts is not None else {}
    options = resolved(facts.options, said, seed) if facts is not None else {}
    ruleset, fresh = _ruleset(cache, folder, speech, options)
    return Opened(folder, ruleset, speech, said, options, fresh)


def facts_of(name: str) -> tuple[Path | None, Facts | None]:
    """Where a pack lies, and what its ``pack.yaml`` says; nothing where it cannot be found or read."""
    from engine.pack.cache import Cache
    from engine.pack.whereabouts import lying

    cache = Cache.of_user()
    folder = lying(name, _shipped(cache), Findings())
    return folder, None if folder is None else _facts(cache, folder)


def _folder(cache: Cache, words: Speech, name: str | None) -> Path:
    """Where a pack lies."""
    from engine.pack.whereabouts import lying

    known, findings = _shipped(cache), Findings()
    if known:
        folder = next(iter(known.values())) if name is None else lying(name, known, findings)
    else:
        from engine.pack.folder import locate

        folder = locate(name, findings)
    if folder is None:
        tell_findings(words, findings.sorted())
        raise Leave(status_of(findings))
    return folder


def _shipped(cache: Cache) -> dict[str, Path]:
    """The packs that come with the program and their folders, the default one first."""
    from engine.pack.data import data_folder

    cards = data_folder("cards")
    known = cache.find("shipped", str(cards))
    if known is None:
        from engine.pack.cache import stamp_of_file
        from engine.pack.folder import shipped
        from engine.pack.whereabouts import LIST_FILE

        made_of = {cards / LIST_FILE: stamp_of_file(cards / LIST_FILE)}
        findings = Findings()
        known = {pack: str(folder) for pack, folder in shipped(findings).items()}
        if not len(findings):
            cache.keep(known, made_of, "shipped", str(cards))
    return {pack: Path(folder) for pack, folder in known.items()}


def _facts(cache: Cache, folder: Path) -> Facts | None:
    """What ``pack.yaml`` says, where it can be read."""
    key = ("facts", str(folder.absolute()))
    facts: Facts | None = cache.find(*key)
    if facts is None:
        from engine.pack import facts_of
        from engine.pack.cache import stamp_of_file
        from engine.pack.whereabouts import PACK_FILE

        made_of = {folder / PACK_FILE: stamp_of_file(folder / PACK_FILE)}
        facts = facts_of(folder)
        if facts is not None:
            cache.keep(facts, made_of, *key)
    return facts


def _ruleset(cache: Cache, folder: Path, words: Speech, options: Mapping[str, str]) -> tuple[Ruleset, Compiled | None]:
    """A pack's ruleset for values of its options, and what was compiled for it."""
    key = ("ruleset", *_key(folder, options))
    ruleset: Ruleset | None = cache.find(*key)
    if ruleset is not None:
        return ruleset, None
    findings = Findings()
    compiled = _compiled(folder, words, options, findings)
    if not len(findings):  # what is to be said is said each time
        cache.keep(compiled.ruleset, _stamps(compiled), *key)
    return compiled.ruleset, compiled


def _key(folder: Path, options: Mapping[str, str]) -> tuple[str, ...]:
    """A pack read for values of its options, here."""
    return (str(folder.absolute()), str(folder), str(Path.cwd()), repr(sorted(options.items())))


def _stamps(compiled: Compiled) -> Stamps:
    """The files that a pack was made of, as they were read; a screen that is not there may come."""
    from engine.pack.cache import stamp_of_text
    from engine.pack.whereabouts import SCREEN_FILE

    assert compiled.folder is not None
    read = {Path(source.name).absolute(): stamp_of_text(source.text) for source in compiled.sources}
    return {(compiled.folder / SCREEN_FILE).absolute(): None, **read}


def _compiled(folder: Path, words: Speech, options: Mapping[str, str], findings: Findings | None = None) -> Compiled:
    """A pack read and checked. Findings are printed; errors leave with their status."""
    from engine.pack import load_folder

    findings = Findings() if findings is None else findings
    compiled = load_folder(folder, findings, options)
    if len(findings):
        tell_findings(words, findings.sorted())
    if compiled is None or findings.failed:
        raise Leave(status_of(findings))
    return compiled


def status_of(findings: Findings) -> Exit:
    """The exit status that findings lead to: nothing read, errors, or none."""
    if not findings.failed:
        return Exit.FINE
    return Exit.NOTHING_READ if all(map(_names_nothing, findings)) else Exit.FINDINGS


def _names_nothing(finding: Finding) -> bool:
    """Whether it says that what a person named is not there; a file that a pack names has a place in the pack."""
    return finding.code in _NOT_THERE and (finding.span is None or not finding.span.source.text)


def tell_findings(words: Words, findings: Iterable[Finding]) -> None:
    """Print findings where they are not the result."""
    from engine.cli.report import Layout, report

    sys.stdout.flush()
    report(findings, words, sys.stderr, Layout.FULL)
    sys.stderr.flush()


def finding_of(
    fault: PlayError, sources: Iterable[Source], note: Note | None = None, *, secrets: bool = False
) -> Finding:
    """A fault that a pack showed at play, at the word where it was written; ``secrets``: with what nobody at a table may know."""
    known = {source.name: source for source in sources}
    owner, span = _written(fault.where, known)
    params = {"text": owner, **fault.params, **(fault.secret if secrets else {}), "open": "yes" if secrets else "no"}
    notes = [note] if note is not None else []
    trying, tried = _written(fault.tried if secrets else None, known)
    if tried is not None and tried != span:
        notes.insert(0, Note("note-tried-here", tried, {"text": trying}))
    return Finding(fault.code, span, params, tuple(notes))


def _written(where: tuple[str, Spot | None] | None, sources: Mapping[str, Source]) -> tuple[str, Span | None]:
    """A text by its id, and the word in it where something showed itself, if it stands in one of the files."""
    owner, spot = where if where is not None else ("", None)
    source = sources.get(spot.file) if spot is not None else None
    return owner, word_at(source, spot.line, spot.column) if source is not None and spot is not None else None


def word_at(source: Source, line: int, column: int) -> Span:
    """The word that begins at a line and column (from 1)."""
    starts = [0, *(found.end() for found in _BREAK.finditer(source.text))]
    start = min(starts[min(line, len(starts)) - 1] + column - 1, len(source.text))
    word = _WORD.match(source.text, start)
    return Span(source, start, word.end() if word else start + 1)
