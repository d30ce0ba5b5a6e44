"""Payments in words: what was paid, and for which of the reports that follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.play import Report
from engine.text.naming import called, keyed, message_id
from engine.text.words import Words

PAID = "paid"
"""The parameter of a report that tells what was paid for it."""
GOES = ("move", "turn", "look")
"""The reports that something may have been paid for."""


def bundle(words: Words, text: str) -> str:
    """A payment: ``2.coin+1.gem``, where before the kind may stand where they lay."""
    parts: dict[str, int | None] = {}
    for part in text.split("+"):
        count, _, thing = part.partition(".")
        if count.isdecimal():
            kind = next((word for word in reversed(thing.split(".")) if not word.isdecimal()), thing)
            parts[kind] = (parts.get(kind) or 0) + int(count)
        else:
            parts[part] = None
    return words.join([_part(words, kind, n) for kind, n in parts.items()])


def _part(words: Words, kind: str, n: int | None) -> str:
    """So many of a kind; one card or tile by its name alone, or by what the pack calls it as a payment (``paid-<kind>``)."""
    if n is not None and (n != 1 or not words.things.is_row(kind)):
        return keyed(words, kind, None, n)
    own, name = message_id("paid", words.things.kind(kind)), called(words, kind)
    return words.say(own, thing=name) if words.has(own) else name


def amount(text: str) -> int:
    """How many pieces a payment is."""
    counts = [part.partition(".")[0] for part in text.split("+") if part]
    return sum(int(count) if count.isdecimal() else 1 for count in counts)


def given(words: Words, text: str) -> dict[str, str | int]:
    """What messages are given of a payment; an empty text is none."""
    return {PAID: bundle(words, text) if text else "", f"{PAID}-count": amount(text)}


def on_a_row(words: Words, report: Report) -> bool:
    """Whether what it happened in is the text of a row: a cost, say, which the text that ran it answers for."""
    return bool(report.within) and words.things.is_row(report.within[-1][0])


def attached(words: Words, reports: Iterable[Report]) -> Iterator[Report]:
    """The same reports; the first that a verb brings about behind what was paid in it has that as ``paid``.

    A cost that stands on a row is paid in the text of that row, one step further in.
    """
    waiting: list[tuple[tuple[tuple[str, int], ...], str]] = []
    for report in reports:
        if report.what == "pay":
            inside = report.within
            waiting.append((inside[-2 if on_a_row(words, report) else -1 :], str(dict(report.params)["what"])))
        elif waiting and report.what in GOES and report.within:
            mine = [each for each in waiting if report.within[-1] in each[0]]
            if mine:
                waiting = [each for each in waiting if each not in mine]
                paid = "+".join(text for _, text in mine)
                report = replace(report, params=(*report.params, (PAID, paid)))
        yield report


__all__ = ["GOES", "PAID", "amount", "attached", "bundle", "given"]
