"""The end of a game in words: points line by line, what broke a tie, who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.play import Outcome
from engine.text.log import winners
from engine.text.naming import called, scored, seated
from engine.text.words import Words


def score_rows(words: Words, seats: Sequence[str], players: Sequence[str], outcome: Outcome) -> list[list[str]]:
    """A table: a heading with the seats, who sat there, a row for each source of points, the total."""
    points: dict[str, dict[int, int]] = {}
    for seat, source, n in outcome.lines:
        of_source = points.setdefault(source, {})
        of_source[seat] = of_source.get(seat, 0) + n
    count = range(len(seats))
    return [
        [words.say("final-source"), *(called(words, seat) for seat in seats)],
        [words.say("final-player"), *players],
        *(
            [scored(words, source), *(str(of[seat]) if seat in of else "" for seat in count)]
            for source, of in points.items()
        ),
        [words.say("final-total"), *map(str, outcome.scores)],
    ]


def verdict(words: Words, seats: Sequence[str], outcome: Outcome) -> Iterator[str]:
    """How ties were broken, then the winners, or that there is none."""
    tied: list[int] | None = None
    before, best = "", 0
    if outcome.at_bound:
        yield words.say("final-bound")
    for rung, figures in () if outcome.at_bound else outcome.rungs:
        if tied is not None:
            yield words.say(
                "final-tie",
                seats=words.join([seated(words, seats[seat]) for seat in tied]),
                before=words.name(before),
                best=best,
                rung=words.name(rung),
                figures=words.join(
                    [words.say("final-figure", seat=called(words, seats[s]), figure=str(n)) for s, n in figures]
                ),
            )
        best = max(n for _, n in figures)
        tied, before = [seat for seat, n in figures if n == best], rung
    yield words.say("log-line", line=winners(words, [seats[seat] for seat in outcome.winners]))
