"""Verbs that do one another whenever they are done, so that none of them comes to its end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language import nodes as n
from engine.language import parse
from engine.ruleset.definitions import Code, Op, Spot

from .bodies import Compilation
from .names import Names

GOES_ON = ("let", "set", "set_local", "move", "choose", "turn", "look", "shuffle", "score", "call", "later", "watch")
"""Operations after which the next one comes in any case."""
LEADS_OUT = ("win", "perform", "run", "phase")
"""Operations that may end the game, or do what cannot be seen here."""


def check_endless(names: Names, done: Compilation) -> None:
    """A circle of verbs in which each does the next one in any case is a finding, unless something in it may end the game."""
    if names.findings.failed or any(
        op[0] == "win" for code in done.codes.values() if code.owner not in names.phases for op in code.ops
    ):
        return
    calls = {name: list(_always(done, name)) for name in done.verbs}
    reported: set[str] = set()
    for start in done.verbs:
        chain = _circle(start, calls)
        if chain and start not in reported and not any(_leads_out(done, name) for name in chain):
            reported.update(chain)
            spot = next(spot for name, spot in calls[start] if name == chain[1])
            _tell(names, start, spot, chain)


def _always(done: Compilation, name: str) -> Iterator[tuple[str, Spot]]:
    """The verbs that a verb does in any case: those without conditions, before anything that may stop it."""
    code = done.codes[done.verbs[name].code]
    pc = 0
    while pc < len(code.ops):
        op = code.ops[pc]
        if op[0] == "call" and _is_done(done, op):
            yield op[1], code.spots[pc]
        if op[0] == "unless":
            pc = _behind(code, op[2])
        elif op[0] in GOES_ON:
            pc += 1
        else:
            return


def _is_done(done: Compilation, op: Op) -> bool:
    """Whether a call is one that nothing can keep from being done."""
    verb = done.verbs.get(op[1])
    return (
        verb is not None and not verb.has_needs and op[5] == "plain" and all(p.way != "each" for p in verb.parameters)
    )


def _behind(code: Code, pc: int) -> int:
    """Behind both ways of a condition, whose other way begins at ``pc``."""
    before = code.ops[pc - 1]
    return int(before[1]) if before[0] == "jump" and before[1] >= pc else pc


def _circle(start: str, calls: dict[str, list[tuple[str, Spot]]]) -> list[str] | None:
    """The shortest way from a verb back to itself."""
    todo, seen = [[start]], {start}
    while todo:
        path = todo.pop(0)
        for name, _ in calls.get(path[-1], ()):
            if name == start:
                return [*path, start]
            if name not in seen:
                seen.add(name)
                todo.append([*path, name])
    return None


def _leads_out(done: Compilation, start: str) -> bool:
    """Whether what a verb does, by itself or through others, may end the game."""
    todo, seen = [start], {start}
    while todo:
        owner = todo.pop()
        for code in done.codes.values():
            for op in code.ops if code.owner == owner else ():
                if op[0] in LEADS_OUT:
                    return True
                if op[0] == "call" and op[1] not in seen:
                    seen.add(op[1])
                    todo.append(op[1])
    return False


def _tell(names: Names, verb: str, spot: Spot, chain: list[str]) -> None:
    text = names.verbs[verb].do
    tree = None if text is None else parse(text.source, "body", text.locate, names.findings)
    if text is None or tree is None:
        return
    for statement in tree.statements:
        if isinstance(statement, n.Action) and text.spot(statement) == spot:
            names.findings.add("E0623", text.span(statement.verb_span), word=verb, chain=" → ".join(chain))
