"""From possible values to a question: what a strict block leaves open, what is forced, how options are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decision import NO, STOP, YES, Decision
from .state import Frame, State

if TYPE_CHECKING:
    from .program import Program
    from .universe import Universe


_COUNTING = ("move", "call", "choose", "turn", "look", "perform")
"""Operations that may ask several times; what is under way stands where their last part says."""


class Failed(Exception):
    """A strict block cannot be completed on this path. Only ever raised while looking ahead."""


def strict(S: State) -> bool:
    """Whether a strict block is open and not yet committed."""
    return bool(S.open) and any(not entry[3] for entry in S.open)


def me_of(S: State, F: Frame) -> int:
    """The seat that acts in a frame; the flow acts for the seat where turn order starts."""
    me: int = F[2]
    return me if me >= 0 else S.counters[0]


def settle(P: Program, S: State, F: Frame, prompt: str, about: str, values: list[Any], piece: int = -1) -> Any:
    """One of ``values`` if nothing is to be decided, else the :class:`Decision`.

    Inside a strict block only values are left from which it can be completed. A pass that has not begun yet can be
    left by ``stop``. ``values`` is not empty.
    """
    seat = me_of(S, F)
    if prompt == "what":
        values = listed(P, S, seat, values)
    marker = S.stop
    if marker is not None:
        if S.changed != marker[2]:
            S.stop = marker = None
        else:
            values = [*values, STOP]
    if S.probe is None and strict(S):
        from .looking import keep

        kept = keep(P, S, values, P.universe.person_of[seat])
        values = kept or values[:1]
    if len(values) == 1 and (marker is None or values[0] != STOP):
        return values[0]
    return question(P, S, seat, prompt, about, values, piece)


def question(P: Program, S: State, seat: int, prompt: str, about: str, values: list[Any], piece: int = -1) -> Decision:
    """A question to a seat, its options called as the seat may read them."""
    return Decision(seat, prompt, about, values, piece, P.namer, S)


def listed(P: Program, S: State, seat: int, values: list[Any]) -> list[Any]:
    """Pieces that the seat knows stand in the order of the pack, whatever order they came in; unknown ones stay in the
    order in which they lie, so that no place in the list betrays a face."""
    q0, h0 = P.universe.q0, P.universe.h0
    if type(values[0]) is not int or not q0 <= values[0] < h0:
        return values
    bit = 1 << P.universe.person_of[seat]
    at, seen = S.at, S.seen

    if q0 <= min(values) and max(values) < h0 and not [x for x in values if not seen[x - q0] & bit]:
        if len(set(map(at.__getitem__, values))) == 1:
            return sorted(values)
        return [x for _, x in sorted(zip(map(at.__getitem__, values), values, strict=True))]
    order = [
        (at[x], x if x >= h0 or seen[x - q0] & bit else h0, i) if x >= q0 else (1 << 30, 0, i)
        for i, x in enumerate(values)
    ]
    order.sort()
    return [values[i] for _, _, i in order]


def take_stop(S: State) -> None:
    """Leave a pass that had not begun."""
    assert S.stop is not None
    depth, pc, _, opened, k = S.stop
    S.stop = None
    del S.stack[depth + 1 :]
    del S.open[opened:]
    S.waiting = [level for level in S.waiting if level[0] <= depth]
    S.stack[depth][1] = pc
    S.stack[depth][k] = 0


def abandon(S: State) -> None:
    """Leave the innermost strict block, which what was hidden has made impossible after all."""
    if not S.open:
        return
    depth, _, _, _, pc = S.open.pop()
    del S.stack[depth + 1 :]
    S.stack[depth][1] = pc


def fail(S: State) -> None:
    """A strict statement that cannot be done: the end of this path in look-ahead, else of its block."""
    if S.probe is not None:
        raise Failed
    abandon(S)


def option_names(P: Program, S: State, seat: int, values: list[Any]) -> list[str]:
    """Readable ids of options, as the person of this seat may read them."""
    u = P.universe
    kinds = {u.kind[v] for v in values if type(v) is int and v >= u.h0}
    return [_name(P, S, seat, value, len(kinds) == 1) for value in values]


def _name(P: Program, S: State, seat: int, value: Any, one_kind: bool) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, (tuple, list)):
        u = P.universe
        return "+".join(f"{count}.{paid_name(u, thing)}" for thing, count in value)
    if value < 0:
        return {STOP: "stop", YES: "yes", NO: "no"}[value]
    return thing_name(P, S, P.universe.person_of[seat], value, one_kind)


def circumstances(P: Program, S: State) -> tuple[int, int, int, int, int]:
    """What a pending question belongs to: the card or place whose text asks (or -1), the thing that the asking verb is
    done for (or -1), and the how-manieth choice it is of how many, at least and at most, as far as there are so many.
    Where it is a single one: the first, of one."""
    F = S.stack[-1]
    code = P.ruleset.codes.get(P.code_ids[F[0]])
    op = code.ops[F[1]] if code is not None and F[1] < len(code.ops) else ("",)
    work = F[op[-1] + 4] if op[0] in _COUNTING else None
    number, low, high = 1, 1, 1
    if isinstance(work, list):
        match work[0]:
            case "move":
                number = work[4] + 1
                most = work[4] + sum(left for _, left in work[1])
                low, high = min(work[5], most), min(work[6], most)
            case "one":
                number, low, high = work[1] + 1, work[2], work[3]
            case "pick":
                number, low, high = len(work[2]) + 1, work[3], work[4]
    verb = P.ruleset.verbs.get(code.owner) if code is not None else None
    slot = next((each.slot for each in verb.parameters if each.way == "each"), None) if verb is not None else None
    item = F[slot + 4] if slot is not None and verb is not None and verb.code == P.code_ids[F[0]] else -1
    return F[3], item, number, low, high


def numbers(P: Program, position: dict[str, Any]) -> dict[str, int]:
    """The numbers that have a name in the text that asks, and that everybody may know: what it was given, and what it keeps
    with ``let`` (a truth is 1 or 0)."""
    F = position["stack"][-1]
    return {name: int(F[slot + 4]) for name, slot in P.open_numbers.get(P.code_ids[F[0]], {}).items()}


def proposed(P: Program, S: State, seat: int) -> tuple[int, str]:
    """What a pending question whether to do something is about: the thing whose text would run, and which text of it; or
    the one thing that the verb has to choose from which would be called, and no text. Only what the person may know."""
    F = S.stack[-1]
    code = P.ruleset.codes.get(P.code_ids[F[0]])
    at = F[1] + 2  # behind the beginning of the block
    ops = code.ops[at : at + 2] if code is not None and code.ops[F[1]][0] == "may" else ()
    op = next((op for op in ops if op[0] != "commit"), ("",))
    things: list[int] = []
    text = ""
    if op[0] == "run" and op[1][0] == "stored" and op[1][2][0] in _NAMED:
        text, thing = op[1][1], P.frame_function(op[1][2])(S, F)
        things = [thing] if thing >= 0 else []
    elif op[0] == "call" and op[2] and op[2][0][0] == "wish" and op[2][0][4][0] in ("set", "one"):
        of = op[2][0][4]
        among = (*of[:4], None, None) if of[0] == "set" else of
        if any(_is_hidden(P, S, seat, x) for x in P.frame_function(among)(S, F)):
            return -1, ""  # whether one that is hidden fits shows in how many there are
        things = [*P.frame_function(of)(S, F)]
    if len(things) != 1 or things[0] >= P.universe.h0 or _is_hidden(P, S, seat, things[0]):
        return -1, ""
    return things[0], text


_NAMED = ("slot", "thing", "this")
"""Expressions that are a thing which was chosen or named before, and look at nothing else."""


def _is_hidden(P: Program, S: State, seat: int, thing: int) -> bool:
    """Whether it is a piece whose face the person of a seat does not know."""
    u = P.universe
    return u.q0 <= thing < u.h0 and not S.seen[thing - u.q0] >> u.person_of[seat] & 1


def paid_name(u: Universe, thing: int) -> str:
    """What is paid with: a piece by its name, alike ones by their kind, and their key if it is not the payer."""
    if thing < u.h0:
        return u.names[thing]
    kind, key = u.kind[thing], u.heap_key[thing]
    return kind if key < u.seats else f"{kind}.{u.names[key]}"


def thing_name(P: Program, S: State, person: int, thing: int, bare: bool = False) -> str:
    """What a person may call a thing: a piece whose face they may not know is called by its place."""
    u = P.universe
    name = u.names[thing]
    if thing >= u.h0:
        place = u.heap_place[thing]
        if place >= u.q0 and not S.seen[place - u.q0] >> person & 1:
            name = name.replace(u.names[place], u.names[S.at[place]] if S.at[place] >= 0 else u.kind[place], 1)
        return name.rsplit(".", 1)[0] if bare else name
    if thing >= u.q0 and not S.seen[thing - u.q0] >> person & 1:
        return u.names[S.at[thing]] if S.at[thing] >= 0 else u.kind[thing]
    return name
