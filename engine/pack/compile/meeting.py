"""Whether two modifiers can hold at once: both may then say what a value becomes, and only one can be right."""

from __future__ import annotations

from itertools import combinations

from engine.diagnostics import Note, Severity
from engine.ruleset.definitions import Expr, Modifier

from .ir import walk
from .names import Names

_OWN = frozenset({"me", "this", "here"})
_ENDS = {"=": (0, 0), "<": (None, -1), "<=": (None, 0), ">": (1, None), ">=": (0, None)}


def check_meeting(names: Names) -> None:
    """Warn of two ``becomes`` of one value that are not known to keep apart."""
    becoming = [item for item in names.modifiers if item[0].way == "becomes"]
    for (first, there), (second, here) in combinations(becoming, 2):
        if first.value == second.value and not _apart(names, first, second):
            notes = [Note("note-other-place", there)]
            names.findings.add("E0622", here, notes=notes, severity=Severity.WARNING, word=first.value)


def _apart(names: Names, first: Modifier, second: Modifier) -> bool:
    """Whether two modifiers never hold for the same arguments at the same time."""
    together = first.id.rpartition("#")[0] == second.id.rpartition("#")[0]
    pairs = [(first.condition, second.condition), *zip(first.tests, second.tests, strict=True)]
    if any(_excluded(one, other, together) for one, other in pairs):
        return True
    return any(_only_here(one) and _only_here(other) for one, other in pairs[1:]) and _never_both(names, first, second)


def _only_here(test: Expr) -> bool:
    return bool(test[0] == "same" and test[2] == ("here",))


def _never_both(names: Names, first: Modifier, second: Modifier) -> bool:
    """Whether the cards that carry them are never in force at one place: there is room there for one of them."""
    if first.carrier is None or second.carrier is None or first.carrier.row == second.carrier.row:
        return False
    kinds = first.carrier.kind, second.carrier.kind
    if any(kind not in names.in_force_at for kind in kinds):
        return False
    common = names.in_force_at[kinds[0]] & names.in_force_at[kinds[1]]
    for place in common:
        held = names.holds[place]
        holder = names.places.get(place) or names.pieces[place]
        if held[kinds[0]] != held[kinds[1]] or holder.holds.get(held[kinds[0]]) != ("num", 1):
            return False
    return True


# ---- truths that exclude one another


def _excluded(one: Expr, other: Expr, together: bool) -> bool:
    """Whether two truths about the same things never both hold. ``together``: their cards and seats are the same."""
    for left, right in ((one, other), (other, one)):
        if left[0] == "and":
            return any(_excluded(part, right, together) for part in left[1:])
        if left[0] == "or":
            return all(_excluded(part, right, together) for part in left[1:])
    if not together and any(part[0] in _OWN for truth in (one, other) for part in walk(truth)):
        return False
    if one == ("not", other) or other == ("not", one):
        return True
    if one[0] == other[0] == "compare":
        return one[2] == other[2] and _no_number_between(one, other)
    if one[0] == other[0] and one[0] in ("row", "region", "option"):
        return bool(one[1] == other[1] and one[2] != other[2])
    if one[0] == other[0] == "kind":
        return one[1] == other[1] and not set(one[2]) & set(other[2])
    mine, theirs = _members(one), _members(other)
    return mine is not None and theirs is not None and one[1] == other[1] and not mine & theirs


def _members(truth: Expr) -> frozenset[str] | None:
    """The things that something must be one of, where they are written out."""
    match truth:
        case ("same", _, ("thing", name)):
            return frozenset((name,))
        case ("in", _, ("union", *parts)) if all(part[0] == "one" and part[1][0] == "thing" for part in parts):
            return frozenset(part[1][1] for part in parts)
        case _:
            return None


def _no_number_between(one: Expr, other: Expr) -> bool:
    """Whether two comparisons with numbers leave none that fits both."""
    lows, highs = [], []
    for _, way, _, bound in (one, other):
        if bound[0] != "num" or way not in _ENDS:
            return False
        low, high = _ENDS[way]
        if low is not None:
            lows.append(bound[1] + low)
        if high is not None:
            highs.append(bound[1] + high)
    return bool(lows and highs) and max(lows) > min(highs)
