"""What a seat is asked, and what it may answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

STOP = -9
YES = -8
NO = -7

PAY = "pay"
"""What moves of a payment happen in: the report ``pay`` behind them tells what they came to."""


NTH, LIES = "#nth", "#lies"
"""Facts of reports that are no counters."""


Namer: TypeAlias = Callable[[Any, int, list[Any]], list[str]]
"""Readable ids of options, as the person of a seat may read them in a position."""


class Decision:
    """A question to one seat.

    ``seat``    the seat (number from 0) that decides
    ``prompt``  what is asked: ``what where branch may pass pay order``
    ``about``   the verb, phase or card whose text asks, as the pack calls it
    ``values``  what the machine takes for each option, in the same order as ``options``
    """

    __slots__ = ("_namer", "_options", "_position", "about", "piece", "prompt", "seat", "values")

    def __init__(
        self,
        seat: int,
        prompt: str,
        about: str,
        values: list[Any],
        piece: int,
        namer: Namer,
        position: Any,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.values = values
        self.piece = piece
        self._namer = namer
        self._position = position
        self._options: list[str] | None = None

    @property
    def options(self) -> list[str]:
        """A stable readable id for each option, as the person who decides may read it."""
        if self._options is None:
            self._options = _distinct(self._namer(self._position, self.seat, self.values))
        return self._options


def _distinct(ids: list[str]) -> list[str]:
    """Ids that name places of unknown pieces may coincide: the second of them gets a number."""
    seen: dict[str, int] = {}
    out = []
    for name in ids:
        count = seen[name] = seen.get(name, 0) + 1
        out.append(name if count == 1 else f"{name}#{count}")
    return out


@dataclass(frozen=True, slots=True)
class Report:
    """Something that happened, as a value: logs and announcements are made from it.

    ``what``    ``phase move turn look shuffle refill perform reveal score win set chose has_chosen pay``, and of what
                changed nothing ``nothing kept no_score``; ``short`` of pieces that a move lacked; ``done`` when a verb has been done for a thing
    ``params``  ids and numbers; pieces are named only for those who may know them
    ``persons`` a bit for each person that may know it all; the others are told ``hidden`` instead
    ``hidden``  the same report without what the others may not know, or nothing
    ``within``  the verbs, phases and rules it happened in, the outermost first, each with a number of its own
    ``facts``   how the things in ``params`` stand: ``(thing, counter, value)``; by ``NTH`` where a piece lies among those
                at its place, by ``LIES`` what alike pieces lie there: ``((kind, key, count), …)``
    """

    what: str
    params: tuple[tuple[str, Any], ...]
    persons: int = -1
    hidden: tuple[tuple[str, Any], ...] | None = None
    within: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    facts: tuple[tuple[str, str, Any], ...] = ()

    def told(self, person: int) -> Report | None:
        """The report as this person may read it; person -1 knows only what all know."""
        if self.persons == -1 or (person >= 0 and self.persons >> person & 1):
            return Report(self.what, self.params, within=self.within, facts=self.facts)
        if self.hidden is None:
            return None
        named = {value for _, value in self.hidden if isinstance(value, str)}
        facts = tuple(fact for fact in self.facts if fact[0] in named)
        return Report(self.what, self.hidden, within=self.within, facts=facts)


class PlayError(Exception):
    """A fault of the pack that shows itself at play: carried to the edge as a finding, never as a traceback.

    ``code`` is the finding's; ``where`` the text (id of its code), file, line and column; ``params`` its parameters.
    ``secret`` are more of them, for whoever may know all: nobody at a table; ``tried``, for them as well, is where in the
    texts look-ahead was when it was given up.
    """

    secret: Mapping[str, str | int] = MappingProxyType({})
    tried: Any = None

    def __init__(self, code: str, where: Any = None, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.where = where
        self.params = params
