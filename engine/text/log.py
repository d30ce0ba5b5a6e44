"""The log: what happened, as sentences. A report holds ids and numbers; the words are messages and names of the pack.

A pack tells what its verbs, phases and rules did in its own words, by messages ``tell-<id>``: the message itself stands
for all that one run of it did; its attributes (``.move``, ``.turn``, ``.nothing`` …) for single reports of that text.
An empty text is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.play import PAY, Report
from engine.text import payments, summary
from engine.text.naming import called, has_name, lying, message_id, scored, seated, titled
from engine.text.payments import bundle
from engine.text.words import Words


def line(words: Words, report: Report) -> str | None:
    """A report as a sentence; nothing for what is not told (a phase or a counter that the pack does not name).

    The report is written out as it stands: for a person, give what ``report.told(person)`` gives.
    """
    return _several(words, [report])


def lines(
    words: Words, reports: Iterable[Report], person: int, *, secrets: bool = False, before: Iterable[Report] = ()
) -> Iterator[str]:
    """What a person (by number; -1 for anybody) may read of some reports; what belongs together is told as one.

    ``secrets``  whether to tell what nobody or somebody else may know, too
    ``before``   reports that came right before: something may have been paid in them for what is told now
    """
    paid = [*_told(before, person, secrets)]
    attached = [*payments.attached(words, [*paid, *_told(reports, person, secrets)])]
    told = [report for report in attached[len(paid) :] if not _is_untold(words, report)]
    said: dict[Any, str | None] = {}
    for stretch, group in groupby(told, lambda report: summary.stretch(words, report)):
        run = [*group]
        scope = summary.scope(words, run[0])
        if stretch is not None and scope is not None:
            one = _line(words, summary.told(words, scope, run))
            lacking = [report for report in run if report.what == "short"] if one is None else []
            texts: list[str | None] = [*_apart(words, lacking, said)] if lacking else [one]
        else:
            texts = list(_apart(words, run, said))
        yield from (text for text in texts if text)


def _told(reports: Iterable[Report], person: int, secrets: bool) -> Iterator[Report]:
    """Reports as a person reads them."""
    if secrets:
        for each in _wanted(reports, lambda report: report.persons != -1):
            yield Report(each.what, each.params, within=each.within, facts=each.facts)
        return
    for report in _wanted(
        reports, lambda report: person >= 0 and report.persons != -1 and report.persons >> person & 1
    ):
        told = report.told(person)
        if told is not None:
            yield told


def _apart(words: Words, reports: Iterable[Report], said: dict[Any, str | None]) -> Iterator[str | None]:
    """Reports that no text tells as one, equal ones joined; ``said`` keeps the sentences of single ones."""

    def single(report: Report) -> str | None:
        key = repr((report.what, report.params, [name for name, _ in report.within], report.facts))
        if key not in said:
            said[key] = line(words, report)
        return said[key]

    for together in summary.joined(words, _meant([report for report in reports if single(report)])):
        yield single(together[0]) if len(together) == 1 else _several(words, together)


def cuts(words: Words, reports: Sequence[Report], start: int = 0) -> Iterator[int]:
    """Where a log can be told in parts that read as the whole: before phases that are in no text told as one."""
    for at in range(start + 1, len(reports)):
        if reports[at].what == "phase" and summary.scope(words, reports[at]) is None:
            yield at


def held(words: Words, reports: Sequence[Report], end: int, within: Container[tuple[str, int]], seat: str) -> int:
    """Where the last part of a log begins that will be one sentence with what is still to come: what one run did, so far,
    of a text that is told as one. ``within`` are the runs under way there. ``seat`` is asked: of what another one did
    there it is told at once."""
    run: tuple[str, int] | None = None
    while end > 0:
        scope = summary.scope(words, reports[end - 1])
        if scope is None or scope not in within or run not in (None, scope):
            break
        if dict(reports[end - 1].params).get("seat") not in (None, seat):
            break
        run, end = scope, end - 1
    return end


def opening(reports: Sequence[Report], at: int) -> int:
    """Where the phase begins that a place in a log is in: nothing before it was paid for what comes."""
    while at > 0 and reports[at - 1].what != "phase":
        at -= 1
    return at


def _wanted(reports: Iterable[Report], in_secret: Callable[[Report], Any]) -> Iterator[Report]:
    """Reports without the moves of a payment, and without the news of a choice where the choice itself is told in secret."""
    chosen: set[Any] = set()
    for report in reports:
        seat = dict(report.params).get("seat")
        if report.what == "has_chosen" and seat in chosen:
            chosen.discard(seat)
        elif not _is_paid(report):
            if in_secret(report):
                chosen.add(seat)
            yield report


def _meant(reports: Sequence[Report]) -> Iterator[Report]:
    """Reports without the news that nothing came of a card of which a part has said so."""
    idle: list[Report] = []
    for report in reports:
        params = dict(report.params)
        if report.what != "nothing":
            idle.clear()
        elif params["way"] == "card" and any(_row(params["what"]) in dict(each.within) for each in idle):
            continue
        else:
            idle.append(report)
        yield report


def _row(card: str) -> str:
    return card.split(".")[0]


def _is_untold(words: Words, report: Report) -> bool:
    """Whether it only says that a verb or phase is done, or came to nothing, of which the pack says nothing."""
    params = dict(report.params)
    if report.what != "done" and (report.what != "nothing" or params["way"] == "card"):
        return False
    return not words.tells(message_id("tell", params["what"]), report.what)


def _is_paid(report: Report) -> bool:
    """Whether it is a move of a payment, which is told as a whole."""
    return bool(report.within) and report.within[-1][0] == PAY


def winners(words: Words, seats: Iterable[str]) -> str:
    """Who has won."""
    names = [seated(words, seat) for seat in seats]
    return words.say("log-win", who=words.join(names), count=len(names)) if names else words.say("log-win-nobody")


def _several(words: Words, reports: Sequence[Report]) -> str | None:
    """Reports that differ only in what they are about, as one sentence."""
    return _line(words, _sentence(words.about(summary.facts(reports)), reports[0], reports[1:]))


def _line(words: Words, text: str | None) -> str | None:
    """A sentence as a line of the log, which may begin in its own way."""
    return words.say("log-line", line=text) if text else text


def _sentence(words: Words, report: Report, more: Sequence[Report]) -> str | None:
    """The pack's own words for it, of the text that it happened in or of what it is about; else the engine's."""
    params = dict(report.params)
    said = _said(words, report.what, params, [dict(each.params) for each in more])
    if said is None:
        return None
    way, values = said
    inside = [name for name, _ in report.within]
    over = report.what in ("nothing", "done")  # the text is no more under way
    values.update(summary.caller(words, inside if over else inside[:-1]))
    alone = report.what == "done" or params.get("way") == "phase"
    itself = params.get("what", params.get("phase"))
    texts = (
        [] if alone else inside[-2:][::-1] if report.what == "pay" and payments.on_a_row(words, report) else inside[-1:]
    )
    for text in (*texts, _row(itself) if isinstance(itself, str) else ""):
        own = words.attribute(message_id("tell", text), way, **values) if text else None
        if own is not None:
            return _header(words, own) if report.what == "phase" else own
    return _plain(words, report.what, way, params, values)


def _header(words: Words, text: str) -> str:
    return words.say("log-phase", phase=text) if text else ""


def _plain(words: Words, what: str, way: str, params: Mapping[str, Any], values: Mapping[str, str | int]) -> str | None:
    """The engine's sentence; nothing for what only a pack can tell."""
    if what in ("phase", "kept", "no_score", "short", "done") or (
        what == "set" and not has_name(words, params["what"])
    ):
        return None
    if what == "nothing" and params["way"] != "card":
        return None
    if what == "win":
        return winners(words, params["who"])
    alone = params.get("of") is None if what == "set" else params.get("seat") is None
    return words.say(f"log-was-{way}" if alone else f"log-{way}", **values)


def _said(
    words: Words, what: str, params: Mapping[str, Any], more: Sequence[Mapping[str, Any]]
) -> tuple[str, dict[str, str | int]] | None:
    """The name of the message for a report, and its parameters in words; nothing for a report that nobody knows."""
    seat = params.get("seat")
    values: dict[str, str | int] = {"seat": called(words, seat) if seat is not None else ""}
    way = what.replace("_", "-")
    match what:
        case "phase":
            values.update(phase=titled(words, params["phase"]), rank=params.get("rank", 0), of=params.get("of", 0))
        case "move":
            values.update(summary.about(words, [params, *more], seat))
            values.update(payments.given(words, params.get(payments.PAID, "")))
            values.update({end: called(words, params[end], by=seat) for end in ("from", "to")})
            for end in ("from", "to"):
                values.update(_traits(words, end, params[end]))
        case "turn" | "look":
            values.update(summary.about(words, [params, *more], seat))
            values.update(payments.given(words, params.get(payments.PAID, "")))
            values.update(place=called(words, params["place"], by=seat) if params.get("place") else "")
            values.update(_traits(words, "place", params["place"]) if params.get("place") else {})
            values.update(face=params.get("to", ""))
        case "shuffle" | "reveal" | "perform" | "nothing":
            values.update(_traits(words, "what", params["what"]))
            values.update(
                what=titled(words, params["what"]) if what == "nothing" else called(words, params["what"], by=seat)
            )
        case "refill":
            values.update({end: called(words, params[end]) for end in ("from", "to")}, count=params["count"])
        case "done":
            values.update(of=called(words, params["of"], by=seat), **_traits(words, "of", params["of"]))
            values.update(lying(words, "of", params["of"]))
        case "score" | "no_score":
            points = params.get("points", 0)
            if points < 0:
                way = "lose"
            values.update(points=abs(points), what=scored(words, params["what"]))
            values.update(_traits(words, "what", params["what"]))
        case "set" | "kept":
            values.update(what=words.name(params["what"]), counter=params["what"])
            values.update({name: _value(words, params[name]) for name in ("from", "to")})
            values.update(of=called(words, params["of"]) if params["of"] is not None else "")
            values.update(_traits(words, "of", params["of"]) if params["of"] is not None else {})
        case "short":
            values.update(summary.lacked(words, [params, *more]))
        case "pay":
            values.update(what=bundle(words, params["what"]))
        case "chose":
            chosen = str(params.get("what"))
            values.update(_traits(words, "what", chosen), what=called(words, chosen, by=seat))
        case "has_chosen" | "win":
            pass
        case _:
            return None
    if what in ("score", "no_score", "nothing") and seat is not None:
        values.update(lying(words, "seat", seat))
    return way, values


def _traits(words: Words, role: str, thing: str) -> dict[str, str | int]:
    return summary.known(words, role, thing)


def _value(words: Words, value: object) -> str | int:
    """What a counter stands at: a number, a thing, or nothing."""
    if value is None:
        return words.name("none")
    if isinstance(value, bool):
        return words.name("yes" if value else "no")
    return value if isinstance(value, int) else called(words, str(value))


__all__ = ["bundle", "cuts", "held", "line", "lines", "opening", "winners"]
