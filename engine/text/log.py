"""The log: what happened, as sentences. A report holds ids and numbers; the words are messages and names of the pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.play import Report
from engine.text.naming import called, has_name, keyed, message_id, titled
from engine.text.words import Words


def line(words: Words, report: Report) -> str | None:
    """A report as a sentence; nothing for what is not worth one (a phase or a counter that the pack does not name).

    The report is written out as it stands: for a person, give what ``report.told(person)`` gives.
    """
    params = dict(report.params)
    seat = params.get("seat")
    match report.what:
        case "phase":
            message = message_id("phase", params["phase"])
            return words.say("log-phase", phase=words.say(message)) if words.has(message) else None
        case "move":
            ends = {"from": called(words, params["from"], by=seat), "to": called(words, params["to"], by=seat)}
            return _done(words, "move", params, what=_moved(words, params), **ends)
        case "turn":
            return _done(words, "turn", params, what=called(words, params["piece"], by=seat), face=params["to"])
        case "look":
            place = called(words, params["place"], by=seat)
            return _done(words, "look", params, what=called(words, params["piece"], by=seat), place=place)
        case "shuffle":
            return _done(words, "shuffle", params, what=called(words, params["what"], by=seat))
        case "reveal":
            return _done(words, "reveal", params, what=called(words, params["what"], by=seat))
        case "perform":
            return _done(words, "perform", params, what=called(words, params["what"], by=seat))
        case "score":
            points = params["points"]
            way = "score" if points >= 0 else "lose"
            return _done(words, way, params, points=abs(points), what=titled(words, params["what"]))
        case "set":
            return _counter(words, params)
        case "pay":
            return _done(words, "pay", params, what=bundle(words, params["what"]))
        case "chose":
            return _done(words, "chose", params, what=called(words, str(params.get("what"))))
        case "has_chosen":
            return _done(words, "has-chosen", params)
        case "win":
            return winners(words, params["who"])
        case _:
            return None


def lines(words: Words, reports: Iterable[Report], person: int) -> Iterator[str]:
    """What a person (by number; -1 for anybody) may read of some reports; moves of the like are told as one."""
    for report in _joined(told for report in reports if (told := report.told(person)) is not None):
        text = line(words, report)
        if text is not None:
            yield text


def winners(words: Words, seats: Iterable[str]) -> str:
    """Who has won."""
    names = [called(words, seat) for seat in seats]
    return words.say("log-win", who=words.join(names), count=len(names)) if names else words.say("log-win-nobody")


def bundle(words: Words, text: str) -> str:
    """A payment: ``2.coin+1.gem``, where before the kind may stand where they lay."""
    parts = []
    for part in text.split("+"):
        count, _, thing = part.partition(".")
        kind = next((word for word in reversed(thing.split(".")) if not word.isdecimal()), thing)
        parts.append(keyed(words, kind, None, int(count)) if count.isdecimal() else called(words, part))
    return words.join(parts)


def _done(words: Words, way: str, params: Mapping[str, Any], **more: str | int) -> str:
    """The sentence of something done, with a seat or without one."""
    seat = params.get("seat")
    if seat is None:
        return words.say(f"log-was-{way}", **more)
    return words.say(f"log-{way}", seat=called(words, seat), **more)


def _moved(words: Words, params: Mapping[str, Any]) -> str:
    """What moved: a number of alike pieces, else one by its name, or by its kind where no more may be known."""
    count = params["count"]
    if params["key"] is not None or count != 1:
        return keyed(words, params["piece"], params["key"], count)
    return called(words, params["piece"], by=params["seat"])


def _counter(words: Words, params: Mapping[str, Any]) -> str | None:
    if not has_name(words, params["what"]):
        return None
    what, whose = words.name(params["what"]), params["of"]
    values = {name: _value(words, params[name]) for name in ("from", "to")}
    if whose is None:
        return words.say("log-was-set", what=what, **values)
    return words.say("log-set", what=what, of=called(words, whose), **values)


def _value(words: Words, value: object) -> str | int:
    """What a counter stands at: a number, a thing, or nothing."""
    if value is None:
        return words.name("none")
    if isinstance(value, bool):
        return words.name("yes" if value else "no")
    return value if isinstance(value, int) else called(words, str(value))


def _joined(reports: Iterable[Report]) -> Iterator[Report]:
    """Moves that follow one another and differ only in how many went become one."""
    run: list[Report] = []
    for report in reports:
        if report.what != "move":
            yield from run
            run.clear()
            yield report
        elif not _added(run, report):
            run.append(report)
    yield from run


def _added(run: list[Report], report: Report) -> bool:
    """Add a move to an earlier one of its kind, unless one in between goes to or from where that would mislead."""
    params = dict(report.params)
    for place in range(len(run) - 1, -1, -1):
        before = dict(run[place].params)
        if before | {"count": 0} == params | {"count": 0}:
            count = before["count"] + params["count"]
            run[place] = replace(report, params=tuple({**before, "count": count}.items()))
            return True
        if before["from"] == params["to"] or before["to"] == params["from"]:
            return False
    return False
