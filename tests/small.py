"""A very small game to write rules into: two or three seats, cubes, cards, a market and hands."""

from __future__ import annotations

from pathlib import Path

from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Chance, Game, Program

PACK = """\
id: small
version: 1
seats: {from: 2, to: 3, ids: [ana, rui, eva]}
files: [all.yaml]
"""

COMMON = """\
alike:
  cube: {by: owner, each: 9, starts: supply}
  coin: {each: 30, starts: bank, short: endless}
pieces:
  card: {from: cards, starts: deck, face: down, printed: {strength: number, effect: effect}}
  charm: {from: charms, starts: shelf, printed: {effect: effect}, in_force: faceup at belt of player}
places:
  town: {from: towns, holds: {cube: 3}}
  belt: {each: player, holds: {charm: endless}}
  purse: {each: player, holds: {coin: 4}}
  played: {each: player, holds: {card: 1}, shown: owner}
  air: {holds: {card: endless}}
stores:
  supply: {holds: {cube: endless}}
  bank: {holds: {coin: endless}}
  deck: {holds: {card: endless}, order: stack, shown: nobody, refill: discard}
  discard: {holds: {card: endless}, order: stack, shown: all}
  shelf: {holds: {charm: endless}}
  hand: {each: player, holds: {card: endless}, shown: owner}
counters:
  tally: {is: number, starts: 0}
  mark: {is: number, starts: 0, of: player}
payment:
  coin: {from: purse, to: bank}
towns:
  lima: {near: [oslo]}
  oslo: {near: [lima, porto]}
  porto: {near: [oslo]}
cards:
  ash: {strength: 1, effect: "score 1"}
  birch: {strength: 2, effect: "score 2"}
  cedar: {strength: 3, effect: "score 3"}
  elm: {strength: 4, effect: "score 4"}
"""


def write(folder: Path, texts: str, charms: str = '  dull: {effect: "after never { score 1 }"}') -> Path:
    """A pack whose phases, words and rules are ``texts``."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text(PACK)
    (folder / "all.yaml").write_text(f"{COMMON}charms:\n{charms}\n{texts}")
    return folder


def table(folder: Path, texts: str, seats: int = 2, **more: str) -> Program:
    """The pack, laid out. It must be clean."""
    findings = Findings()
    ruleset = load(str(write(folder, texts, **more)), findings=findings)
    assert ruleset is not None, [(f.code, dict(f.params)) for f in findings.sorted()]
    return Program(ruleset, seats)


def play(folder: Path, texts: str, *answers: str, seats: int = 2, **more: str) -> Game:
    """A game with these answers given, one after another."""
    game = Game.start(table(folder, texts, seats, **more), 1)
    for answer in answers:
        assert game.decision is not None, answer
        assert answer in game.decision.options, (answer, game.decision.options)
        game.choose(answer)
    return game


def reachable(program: Program, seed: int = 1) -> set[str]:
    """Every end that can be reached by any answers, as the fingerprint of its pieces and counters."""
    ends: set[str] = set()
    todo = [Game.start(program, seed)]
    while todo:
        game = todo.pop()
        if game.decision is None:
            ends.add(repr((game.state.n, game.state.counters, game.state.held)))
            continue
        for option in game.decision.options:
            other = game.copy()
            other.choose(option)
            todo.append(other)
    return ends


def count(game: Game, place: str, kind: str, key: str | None = None) -> int:
    """How many of a kind lie in a place."""
    u = game.program.universe
    heap = u.heap_of[kind][u.ids[place]][u.ids[key] if key else -1]
    return game.state.n[heap - u.h0]


__all__ = ["Chance", "count", "play", "reachable", "table", "write"]
