"""Messages of a pack that nothing will ever say: their ids name nothing of the pack and no message of the engine."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from engine.diagnostics import Findings, Severity, nearest
from engine.text.given import WAYS
from engine.text.locale import DEFAULT
from engine.text.naming import message_id
from engine.text.rendering.check import KINDS
from engine.text.words import Words

WHOLE = ("name", "option", "single", "verb", "phase", "score", "none", "paid", "choice")
"""Behind these stands the name of a thing, in several parts where it is one of several: a place and its owner."""
KNOWN = (*WHOLE, "needs", "tell", "tag", "prompt")
_WORD = re.compile(r"(?<![\w$-])[a-z][A-Za-z0-9_-]*")


def unsaid(words: Words, folder: Path, ids: Collection[str], labels: Collection[str]) -> Findings:
    """A warning (``E0913``) for each such message, with the nearest one that would be said.

    ``ids``     everything that the pack gives a name to; ``labels`` the messages of its screen
    Messages that others of the pack insert are its own business, and so are kinds of messages that ``strangers`` knows.
    """
    findings = Findings()
    known = {message_id("", name)[1:] for name in ids}
    engine = {message for _, message, _ in Words((DEFAULT,)).written()}
    for language, message, span in words.written(folder):
        if message.startswith(("-", *(f"{kind}-" for kind in KINDS))) or message in engine or message in labels:
            continue
        kind, _, rest = message.partition("-")
        if kind in WHOLE:
            good, likely = _composed(rest, known), {f"{kind}-{name}" for name in known}
        elif kind in ("needs", "tell", "tag"):
            good, likely = rest in known, {f"{kind}-{name}" for name in known}
        elif kind == "prompt":
            about, _, way = rest.rpartition("-")
            good, likely = about in known and way in WAYS, {f"{kind}-{about}-{way}" for way in WAYS}
            likely |= {f"{kind}-{name}-{way}" for name in known}
        else:
            good, likely = False, {*labels, *engine}
        if good or _inserted(words, folder, message):
            continue
        kinds = [other for other in KNOWN if nearest(kind, [other])] if kind not in KNOWN else []
        moved = next((f"{other}-{rest}" for other in kinds if _composed(rest, known)), None)
        same = {other for other in {*likely, *engine, *labels} if other.partition("-")[0] == kind}
        if not same and moved is None:
            continue
        close = moved or nearest(message, same) or nearest(message, likely)
        findings.add("E0913", span, severity=Severity.WARNING, message=message, language=language, nearest=close)
    return findings


def _composed(rest: str, known: Collection[str]) -> bool:
    """Whether a text is names and numbers with ``-`` between."""
    steps = rest.split("-")
    reached = {0}
    for end in range(1, len(steps) + 1):
        for start in [at for at in reached if at < end]:
            part = "-".join(steps[start:end])
            if part in known or part.isdecimal():
                reached.add(end)
    return len(steps) in reached


def _inserted(words: Words, folder: Path, message: str) -> bool:
    """Whether the text of another message may speak of it."""
    sources = {span.source for _, _, span in words.written(folder)}
    return any(
        hit[0] == message and hit.start() and source.text[hit.start() - 1] != "\n"
        for source in sources
        for hit in _WORD.finditer(source.text)
    )
