"""Several reports as one: equal ones joined, and what one run of a verb or a phase did as one sentence of the pack.

All is made from reports that a person is told, so a sentence cannot say more than they may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.play import Report
from engine.text import payments
from engine.text.naming import called, keyed, message_id, titled, traits
from engine.text.words import Words

APART = "apart"
"""The attribute of ``tell-<id>`` of a text that is told by itself also inside of a text that is told as one."""
TOGETHER = "together"
"""The attribute of ``tell-<id>`` of a text of which runs that follow one another are told as one."""
_IDLE = ("nothing", "kept", "no_score", "short", "done")
"""Reports that alone are no news of a text that is told as one."""
LISTED = ("move", "turn", "look")
"""Reports about pieces, of which several may be told as one."""


def scope(words: Words, report: Report) -> tuple[str, int] | None:
    """The outermost text under way for which the pack has one sentence; what is told apart is in no text around it."""
    start = 0
    for number, (name, _) in enumerate(report.within):
        if words.tells(message_id("tell", name), APART):
            start = number
    return next((text for text in report.within[start:] if words.tells(message_id("tell", text[0]))), None)


def stretch(words: Words, report: Report) -> tuple[Any, ...] | None:
    """What is told as one: a run of a text, or runs that follow one another of a text that is told together."""
    found = scope(words, report)
    if found is None or not words.tells(message_id("tell", found[0]), TOGETHER):
        return found
    return (found[0], report.within[: report.within.index(found)])


def told(words: Words, scope: tuple[str, int], reports: Sequence[Report]) -> str | None:
    """The pack's sentence for what one run of a text did; nothing where that came to nothing."""
    text = scope[0]
    short = [dict(report.params) for report in reports if report.what == "short"]
    within = reports[0].within
    reports = [report for report in reports if report.what not in _IDLE]
    if not reports:
        return None
    words = words.about(facts(reports))
    params = [dict(report.params) for report in reports]
    seat = next((each["seat"] for each in params if each.get("seat") is not None), None)
    moves = [each for report, each in zip(reports, params, strict=True) if report.what == "move"]
    others = [each for report, each in zip(reports, params, strict=True) if report.what in LISTED and each not in moves]
    values: dict[str, str | int] = {"seat": called(words, seat) if seat is not None else ""}
    values.update(caller(words, [name for name, _ in within[: within.index(scope)]]))
    values.update(what=things(words, moves, seat, owners=True), **amount(moves))
    values.update({end: _places(words, [each[end] for each in moves], seat) for end in ("from", "to")})
    paid = [str(each["what"]) for report, each in zip(reports, params, strict=True) if report.what == "pay"]
    values.update(payments.given(words, "+".join(paid)))
    values.update(
        {f"short-{name}" if name == "count" else "short": value for name, value in lacked(words, short).items()}
    )
    values.update(points=sum(each["points"] for each in params if "points" in each))
    of_kind = _by_kind(words, others) | _by_kind(words, moves)
    ends: dict[str, list[str]] = {}
    for each in params:
        for end in ("from", "to", "place", "of") if "what" not in each else ("of",):
            if isinstance(each.get(end), str):
                ends.setdefault(words.things.kind(each[end]), []).append(each[end])
    for kind in words.things.kinds:
        name = message_id("", kind).lstrip("-")
        moved, places = of_kind.get(kind, []), list(dict.fromkeys(ends.get(kind, [])))
        values[name] = things(words, moved, seat, owners=True) if moved else _places(words, places, seat)
        values[f"{name}-count"] = amount(moved)["count"] if moved else len(places)
        values[f"{name}-way"] = _ways(words, [each for each in moved if "from" in each], seat)
        single = {*places, *(each["piece"] for each in moved)}
        if len(single) == 1:
            values.update({f"{name}-{trait}": value for trait, value in traits(words, *single).items()})
    return words.say(message_id("tell", text), **values)


def caller(words: Words, texts: Sequence[str]) -> dict[str, str | int]:
    """The innermost of some texts, in words and by its id."""
    return {"caller": titled(words, texts[-1]) if texts else "", "caller-id": texts[-1] if texts else ""}


def known(words: Words, role: str, thing: str) -> dict[str, str | int]:
    """A thing by its id, its kind, its attributes and counters."""
    values = {f"{role}-{name}": value for name, value in traits(words, thing).items()}
    unknown = {f"{role}-place": "", f"{role}-place-id": ""}
    return {f"{role}-id": thing.split(".")[0], f"{role}-kind": words.things.kind(thing), **unknown, **values}


def about(words: Words, reports: Sequence[Mapping[str, Any]], seat: str | None) -> dict[str, str | int]:
    """What reports about pieces say of them: the first of them, if they are of one kind, stands for their kind."""
    first = reports[0]
    values: dict[str, str | int] = {"what": things(words, reports, seat), **amount(reports)}
    values.update(owned=things(words, reports, seat, owners=True), **known(words, "what", first["piece"]))
    values.update(key=called(words, first["key"]) if first.get("key") is not None else "")
    return values


def lacked(words: Words, reports: Iterable[Mapping[str, Any]]) -> dict[str, str | int]:
    """What moves lacked: so many of each kind."""
    counts: dict[str, int] = {}
    for each in reports:
        counts[each["what"]] = counts.get(each["what"], 0) + each["count"]
    told = [keyed(words, kind, None, count) for kind, count in counts.items() if kind]
    return {"what": words.join(told), "count": sum(counts.values())}


def _by_kind(words: Words, reports: Iterable[Mapping[str, Any]]) -> dict[str, list[Mapping[str, Any]]]:
    """Reports about pieces by the kind of the piece, and by the union that it belongs to."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for each in reports:
        kind = words.things.kind(each["piece"])
        for name in filter(None, (kind, words.things.unions.get(kind))):
            found.setdefault(name, []).append(each)
    return found


def facts(reports: Iterable[Report]) -> dict[str, dict[str, Any]]:
    """How the things of some reports stood, when each was first told of."""
    known: dict[str, dict[str, Any]] = {}
    for report in reports:
        for thing, counter, value in report.facts:
            known.setdefault(thing, {}).setdefault(counter, value)
    return known


def things(words: Words, reports: Iterable[Mapping[str, Any]], seat: str | None, *, owners: bool = False) -> str:
    """What some reports are about: numbers of alike pieces, others by name or, where no more may be known, by kind.

    ``owners``  whether alike pieces of the seat that acts are called its own
    """
    counts: dict[tuple[str, str | None, bool], int] = {}
    named: dict[str, None] = {}
    for each in reports:
        piece, key, count = each["piece"], each.get("key"), each.get("count", 1)
        if key is None and count == 1 and piece not in words.things.kinds and piece not in named:
            named[piece] = None
            counts[piece, None, True] = 1
        elif piece not in named:
            counts[piece, key, False] = counts.get((piece, key, False), 0) + count
    return words.join([_thing(words, *thing, count, seat, owners) for thing, count in counts.items()])


def _thing(words: Words, piece: str, key: str | None, is_one: bool, count: int, seat: str | None, owners: bool) -> str:
    if is_one:
        return called(words, piece, by=seat)
    return keyed(words, piece, key, count, by=None if owners else seat)


def amount(reports: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """How many pieces some reports are about."""
    return {"count": sum(each.get("count", 1) for each in reports)}


FAR = 12
"""So many sentences back a report is joined to an equal one."""


def joined(words: Words, reports: Iterable[Report]) -> Iterator[list[Report]]:
    """Reports that follow one another and differ only in what they are about are one sentence."""
    run: list[list[Report]] = []
    for report in reports:
        if run and run[0][0].what != report.what:
            yield from run
            run.clear()
        if report.what not in (*LISTED, "short") or not _added(words, run, report):
            run.append([report])
    yield from run


def _added(words: Words, run: list[list[Report]], report: Report) -> bool:
    """Add a report to earlier ones of its kind, unless one in between goes to or from where that would mislead."""
    params = dict(report.params)
    for together in run[: -FAR - 1 : -1]:
        before = dict(together[0].params)
        if _like(words, together[0]) == _like(words, report):
            together.append(report)
            return True
        if report.what != "move" or before["from"] == params["to"] or before["to"] == params["from"]:
            return False
    return False


def _like(words: Words, report: Report) -> tuple[Any, ...]:
    """What two reports must have in common to be one. Texts of rows that are run again by the same text are one text."""
    rest = {name: value for name, value in report.params if name not in ("piece", "key", "count")}
    inside = [(name, 0 if words.things.is_row(name) else run) for name, run in report.within[:-1]]
    return (inside, report.within[-1][0] if report.within else None, rest)


def _ways(words: Words, moves: Iterable[Mapping[str, Any]], seat: str | None) -> str:
    """Where each of some pieces went, place by place."""
    ways: dict[str, str] = {}
    for each in moves:
        to = called(words, each["to"], by=seat)
        if each["piece"] in ways:
            ways[each["piece"]] = words.say("way-on", way=ways[each["piece"]], to=to)
        else:
            what = things(words, [each], seat)
            ways[each["piece"]] = words.say(
                "way", **{"what": what, "from": called(words, each["from"], by=seat), "to": to}
            )
    return words.join(list(ways.values()))


def _places(words: Words, ids: Iterable[str], seat: str | None) -> str:
    return words.join([called(words, each, by=seat) for each in dict.fromkeys(ids)])
