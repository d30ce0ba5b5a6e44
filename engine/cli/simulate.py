"""``simulate``: bots play many games, and the results are counted."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.cli import seating
from engine.cli.exits import Exit
from engine.cli.loading import Opened, finding_of, open_pack, tell_findings
from engine.cli.speech import Speech
from engine.cli.streams import put, tell
from engine.cli.table import table
from engine.cli.usage import number
from engine.diagnostics import Note

if TYPE_CHECKING:
    from engine.bots.run import Plan, Tally
    from engine.bots.standings import Kind

SCHEMA = "cardwright.simulate/1"


def simulate(
    words: Speech,
    pack: str | None,
    players: str | None,
    seats: str | None,
    games: str,
    seed: str,
    jobs: str,
    settings: Sequence[str],
    rotate: bool,
    bot_seconds: str,
    as_json: bool,
) -> int:
    """Play the games and print the table, or one JSON document."""
    from engine.bots import game_seed
    from engine.bots.run import GameFault, Plan, combinations, simulate

    count, start, processes = number("--games", games, 1), number("--seed", seed), number("--jobs", jobs, 1)
    several = None if players is None else number("--players", players, 1)
    opened = open_pack(words, pack, settings, game_seed(start))
    bots = seating.bots(opened.ruleset, opened.words, several, seats)
    seconds = float(number("--bot-seconds", bot_seconds, 1))
    plan = Plan(opened.ruleset, bots, start, count, opened.said, rotate=rotate, seconds=seconds)
    others = [opened.variant(values) for values in combinations(plan)]
    plan = replace(plan, others=tuple(others))
    progress = _Progress(opened.words, count)
    try:
        tally = simulate(plan, processes, progress)
    except GameFault as fault:
        progress.clear()
        note = Note("note-game", None, {"game": fault.game, "seed": start})
        tell_findings(opened.words, [finding_of(fault.fault, opened.sources, note, secrets=True)])
        return Exit.FINDINGS
    except KeyboardInterrupt:
        progress.clear()
        tell(words.say("simulate-stopped", done=progress.done, games=count))
        return Exit.INTERRUPTED
    progress.clear()
    if as_json:
        put(json.dumps(_document(opened, plan, tally), indent=2, ensure_ascii=True))
    else:
        _print(opened, plan, tally)
    return Exit.FINE


class _Progress:
    """A line that grows, where somebody looks at it."""

    def __init__(self, words: Speech, games: int) -> None:
        self._words, self._games = words, games
        self._shown = sys.stderr.isatty()
        self.done = 0

    def __call__(self, done: int) -> None:
        self.done = done
        if self._shown:
            tell("", end="")
            sys.stderr.write("\r" + self._words.say("simulate-progress", done=done, games=self._games) + "\x1b[K")
            sys.stderr.flush()

    def clear(self) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _document(opened: Opened, plan: Plan, tally: Tally) -> dict[str, Any]:
    """All that was counted. ``wins`` are shares: a game won by several counts as a part for each of them."""
    ruleset = opened.ruleset
    return {
        "schema": SCHEMA,
        "pack": ruleset.id,
        "version": ruleset.version,
        "options": {name: plan.options.get(name, default) for name, (_, default) in ruleset.options.items()},
        "seed": plan.seed,
        "games": tally.games,
        "players": len(plan.bots),
        "games_per_second": round(tally.games_per_second, 2),
        "decisions_per_game": round(tally.decisions / tally.games, 4),
        "no_winner": tally.no_winner,
        "at_bound": tally.at_bound,
        "seats": [
            {
                "seat": ruleset.seat_ids[seat],
                "player": None if plan.rotate else bot,
                "wins": round(float(tally.wins[seat]), 6),
                "mean_score": round(tally.scores[seat] / tally.games, 4),
            }
            for seat, bot in enumerate(plan.bots)
        ],
        "bots": [
            {
                "player": kind.name,
                "seats": kind.seats,
                "wins": round(float(kind.wins), 6),
                "share": round(kind.share, 6),
                "share_from": round(kind.low, 6),
                "share_to": round(kind.high, 6),
                "mean_score": round(kind.mean, 4),
            }
            for kind in _kinds(plan, tally)
        ],
    }


def _print(opened: Opened, plan: Plan, tally: Tally) -> None:
    """The table; how fast it went is not part of the result."""
    words, ruleset = opened.words, opened.ruleset
    put(words.say("simulate-title", games=tally.games, pack=words.name(ruleset.id), seed=str(plan.seed)))
    put()
    for rows in _tables(opened, plan, tally):
        for line in table(rows, right=range(len(rows[0]) - 3, len(rows[0]))):
            put(line)
        put()
    put(words.say("simulate-no-winner", count=tally.no_winner, bound=tally.at_bound))
    put(words.say("simulate-decisions", number=f"{tally.decisions / tally.games:.2f}"))
    tell(words.say("simulate-speed", number=f"{tally.games_per_second:.1f}"))


def _tables(opened: Opened, plan: Plan, tally: Tally) -> Iterator[list[list[str]]]:
    """Seat by seat, unless every bot sat everywhere; and by kinds of bots, where there are several."""
    words = opened.words
    if not plan.rotate:
        rows = [[words.say(f"simulate-{column}") for column in ("seat", "player", "wins", "share", "mean")]]
        for seat, bot in enumerate(plan.bots):
            wins, mean = tally.wins[seat], tally.scores[seat] / tally.games
            share = words.say("simulate-percent", share=f"{float(wins * 100 / tally.games):.1f}")
            rows.append([words.name(opened.ruleset.seat_ids[seat]), bot, f"{float(wins):.2f}", share, f"{mean:.2f}"])
        yield rows
    kinds = _kinds(plan, tally)
    if plan.rotate or len(kinds) > 1:
        columns = ("player", "seats", "wins", "share", "interval", "mean")
        rows = [[words.say(f"simulate-{column}") for column in columns]]
        for kind in kinds:
            share = words.say("simulate-percent", share=f"{kind.share * 100:.1f}")
            between = words.say("simulate-between", low=f"{kind.low * 100:.1f}", high=f"{kind.high * 100:.1f}")
            rows.append([kind.name, str(kind.seats), f"{float(kind.wins):.2f}", share, between, f"{kind.mean:.2f}"])
        yield rows


def _kinds(plan: Plan, tally: Tally) -> list[Kind]:
    from engine.bots.standings import kinds

    return kinds(plan.bots, tally.bot_wins, tally.bot_scores, tally.games)
