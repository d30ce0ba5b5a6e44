"""What the messages about a game are given: those of the log, of questions, of names and of the screen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from engine.play.grids import attributes
from engine.play.open_numbers import open_numbers
from engine.ruleset import Ruleset
from engine.text.naming import message_id
from engine.text.soundness import Given

WAYS = ("what", "where", "branch", "may", "pass", "pay", "order")
"""What may be asked: behind the name of who asks in ``prompt-<id>-<way>``."""
SAID = ("choice", "name", "needs", "none", "option", "paid", "phase", "prompt", "score", "single", "verb")
"""Messages of these kinds are asked for by their own text."""
_MOMENT = frozenset({"seat", "caller", "caller-id"})
_TEXTS = ("effect", "condition", "directions")
"""Attributes of these types are in no message."""


def given(rules: Ruleset, messages: Iterable[str], labels: Collection[str]) -> Given:
    """What each of some messages of a pack is given, and which attributes of it may be asked for.

    ``labels``  the messages of the pack's screen
    """
    facts = _Facts(rules)
    variables: dict[str, Collection[str]] = {}
    asked: dict[str, Collection[str]] = {}
    said: list[str] = []
    for message in messages:
        kind, _, rest = message.partition("-")
        about = facts.ids.get(rest)
        if message in labels:
            variables[message] = {"figure", "most"} if message.endswith("-figure") else ()
            said.append(message)
        elif kind == "prompt":
            if facts.asks(rest):
                variables[message] = facts.question | facts.numbers(rest.rpartition("-")[0])
        elif kind == "choice" and about is None:
            if facts.branch(rest):
                variables[message] = ()
        elif about is None:
            continue
        elif kind == "choice":
            variables[message] = facts.choice(about)
        elif kind == "tell":
            told = facts.reports()
            variables |= {message: facts.summary} | {f"{message}.{way}": some for way, some in told.items()}
            asked[message] = told
        elif kind == "single":
            variables[message] = {*facts.traits.get(about, ()), "name", "number"}
        elif kind == "paid":
            variables[message] = {"thing"}
        elif kind == "name":
            variables |= {message: {"count"}, f"{message}.help": ()}
        elif kind in SAID:
            variables[message] = ()
        if kind in SAID and message in variables:
            said.append(message)
    return Given(variables, asked, said)


class _Facts:
    """What is known of the things of a pack."""

    def __init__(self, rules: Ruleset) -> None:
        kinds = (rules.sorts, rules.alike, rules.pieces, rules.places, rules.unions)
        self.kinds = {name: message_id("", name).lstrip("-") for group in kinds for name in group}
        rows = [
            row.id
            for group in (rules.sorts, rules.pieces, rules.places)
            for kind in group.values()
            for row in getattr(kind, "rows", ())
        ]
        texts = [*rules.verbs, *rules.phases, *(code.owner for code in rules.codes.values())]
        values = [value for values, _ in rules.options.values() for value in values]
        counters = [counter.name.rpartition(".")[2] for counter in rules.counters.values()]
        names = [
            *self.kinds,
            *rows,
            *texts,
            *values,
            *counters,
            *rules.seat_ids,
            *rules.regions,
            *rules.options,
            rules.id,
        ]
        names += [name for attributes in rules.all_attributes() for name in attributes]
        self.ids = {_dashed(name): name for name in names}
        self.traits = _traits(rules)
        self._any = frozenset[str]().union(*self.traits.values())
        self.question = (
            frozenset({"seat", "about", "what", "card", "choice", "says", "number", "least", "most"})
            | self._thing("place")
            | self._thing("item")
        )
        self.summary = self._summary(rules)
        self._alike = frozenset(rules.alike)
        self._codes, self._open = tuple(rules.codes.values()), open_numbers(rules)
        self._reports: dict[str, frozenset[str]] = {}

    def asks(self, rest: str) -> bool:
        """Whether behind ``prompt-`` stand somebody who asks and a way to ask."""
        about, _, way = rest.rpartition("-")
        return way in WAYS and about in self.ids

    def numbers(self, about: str) -> frozenset[str]:
        """The numbers that have a name in a text which asks, and that everybody may know."""
        texts = [code.id for code in self._codes if _dashed(code.owner) == about]
        return frozenset(_dashed(name) for text in texts for name in self._open[text])

    def branch(self, rest: str) -> bool:
        """Whether behind ``choice-`` stand a text and one of its branches."""
        steps = rest.split("-")
        return any("-".join(steps[:end]) in self.ids for end in range(1, len(steps)))

    def choice(self, about: str) -> Collection[str]:
        """Of a thing that is to be chosen."""
        if about in self._alike:
            return {"thing", "key", *self._thing("place")}
        held = {f"{name}{end}" for name in self.kinds.values() for end in ("", "-names")}
        return {"thing", "place", "place-id", *held, *self.traits.get(about, ())}

    def reports(self) -> Mapping[str, Collection[str]]:
        """Of the attributes of ``tell-<id>``, each a kind of report."""
        if self._reports:
            return self._reports
        what, pieces, paid = self._thing("what"), {"count", "owned", "key"}, {"paid", "paid-count"}
        counter = {"what", "counter", "from", "to", *self._thing("of")}
        points = {"points", *what, *self._held("seat")}
        found: dict[str, Collection[str]] = {
            "phase": {"phase", "rank", "of"},
            **dict.fromkeys(("apart", "together"), ()),
            "move": {*what, *pieces, *paid, *self._thing("from"), *self._thing("to")},
            "turn": {*what, *pieces, *paid, *self._thing("place"), "face"},
            "look": {*what, *pieces, *paid, *self._thing("place"), "face"},
            **dict.fromkeys(("shuffle", "reveal", "perform"), what),
            "nothing": {*what, *self._held("seat")},
            "refill": {"from", "to", "count"},
            "done": {*self._thing("of"), *self._held("of")},
            **dict.fromkeys(("score", "lose", "no-score"), points),
            **dict.fromkeys(("set", "kept"), counter),
            "pay": {"what"},
            "short": {"what", "count"},
            "chose": what,
            **dict.fromkeys(("has-chosen", "win"), ()),
        }
        self._reports = {way: _MOMENT | frozenset(some) for way, some in found.items()}
        return self._reports

    def _summary(self, rules: Ruleset) -> frozenset[str]:
        """Of ``tell-<id>`` itself: all that one run of a text did."""
        found = {*_MOMENT, "what", "count", "from", "to", "points", "paid", "paid-count", "short", "short-count"}
        for kind, name in self.kinds.items():
            found |= {name, f"{name}-count", f"{name}-way"}
            for member in rules.unions.get(kind, (kind,)):
                found |= {f"{name}-{trait}" for trait in (*self.traits.get(member, ()), "place", "place-id")}
        return frozenset(found)

    def _thing(self, role: str) -> frozenset[str]:
        """A single thing: its id, its kind, where it lies, its attributes and counters."""
        parts = ("id", "kind", "place", "place-id", *self._any)
        return frozenset({role, *(f"{role}-{part}" for part in parts)})

    def _held(self, role: str) -> frozenset[str]:
        """What lies at a thing, by kinds."""
        return frozenset(f"{role}-{name}{end}" for name in self.kinds.values() for end in ("", "-count"))


def _traits(rules: Ruleset) -> dict[str, frozenset[str]]:
    """The attributes and counters of the things of each kind, as messages have them: those that are things also by ``-id``."""
    found: dict[str, set[str]] = {}
    for group in (rules.sorts, rules.pieces, rules.places):
        for name, kind in group.items():
            for attribute in kind.attributes.values() if getattr(kind, "rows", ()) else ():
                found.setdefault(name, set()).update(_trait(attribute.name, attribute.type, attribute.optional))
    for place in rules.places.values():
        if place.grid is not None:
            found.setdefault(place.name, set()).update(attributes(place.grid.shape, 0, 0))
    for counter in rules.counters.values():
        for of in rules.unions.get(counter.of, (counter.of,)) if counter.of else ():
            found.setdefault(of, set()).update(_trait(counter.name.rpartition(".")[2], counter.type, counter.optional))
    return {name: frozenset(traits) for name, traits in found.items()}


def _trait(name: str, type_: str, optional: bool) -> tuple[str, ...]:
    if type_ in _TEXTS:
        return ()
    plain = _dashed(name)
    return (plain,) if type_ == "number" and not optional else (plain, f"{plain}-id")


def _dashed(name: str) -> str:
    return message_id("", name).removeprefix("-")
