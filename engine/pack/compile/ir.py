"""Working with expressions as data: walking, renaming of vars, joining of tests.

While a text is compiled every binder has a number that no other has in the whole pack; ``settle`` gives the small
numbers of the finished form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from engine.ruleset.definitions import Expr

# What stands after the name of a form: e an expression, o one or nothing, * the rest are expressions, r anything else
# (R: and so is the rest),
# b the number of a var, E (or O) an expression in which that var is bound.
FORMS: dict[str, str] = {
    "num": "r", "arith": "ree", "neg": "e", "count": "e", "sum": "bEe", "min": "*", "max": "*", "nth": "*",
    "distance": "ee", "payable": "r", "room": "er",
    "slot": "r", "if": "eee", "value": "r*", "attr": "re", "counter": "r", "counter_of": "re",
    "true": "", "false": "", "not": "e", "and": "*", "or": "*", "compare": "ree", "same": "ee", "in": "ee",
    "all_in": "ee", "some": "e", "no": "e", "kind": "er", "row": "er", "faceup": "e", "in_play": "e", "inside": "ee",
    "region": "er", "phase": "r", "option": "rr", "tagged": "r", "condition": "re", "can": "e",
    "me": "", "this": "", "none": "", "here": "", "thing": "r", "owner": "e", "place": "e", "key": "e", "own": "re",
    "only": "e",
    "set": "roobO", "one": "e", "union": "*", "filter": "ebE", "near": "ee", "map": "Ebe", "own_all": "re",
    "best": "rbEe", "next": "e", "within": "ee", "ring": "ee", "toward": "ee", "directions": "R", "nearest": "ee", "linked": "ee",
    "wish": "eore", "passed": "r", "stored": "re", "block": "r",
}  # fmt: skip

TRUE: Expr = ("true",)
FALSE: Expr = ("false",)
NONE: Expr = ("none",)
ME: Expr = ("me",)


def rebuild(expr: Expr, change: Callable[[Expr, bool], Expr], bind: Callable[[int], int]) -> Expr:
    """The same form with changed parts. ``change`` gets each part and whether it stands under this form's binder;
    ``bind`` gets the number of the binder first."""
    form = FORMS[expr[0]]
    bound: int | None = None
    if "b" in form:
        bound = expr[form.index("b") + 1]
        if bound is not None:
            bound = bind(bound)
    out: list[object] = [expr[0]]
    for index, item in enumerate(expr[1:]):
        code = form[-1] if form[-1] in "*R" and index >= len(form) - 1 else form[index]
        if code in "e*":
            out.append(change(item, False))
        elif code == "o":
            out.append(None if item is None else change(item, False))
        elif code in "EO":
            out.append(None if item is None else change(item, True))
        elif code == "b":
            out.append(bound)
        else:
            out.append(item)
    return tuple(out)


def substitute(expr: Expr, var: int, by: Expr) -> Expr:
    """The expression with another one in the place of a var."""
    if expr[0] == "var":
        return by if expr[1] == var else expr
    return rebuild(expr, lambda part, _: substitute(part, var, by), lambda number: number)


def rename(expr: Expr, fresh: Callable[[], int], known: dict[int, int]) -> Expr:
    """The expression with new numbers for all its vars; ``known`` says those of the free ones."""
    if expr[0] == "var":
        return ("var", known.get(expr[1], expr[1]))
    inner = dict(known)

    def bind(number: int) -> int:
        inner[number] = fresh()
        return inner[number]

    return rebuild(expr, lambda part, under: rename(part, fresh, inner if under else known), bind)


def settle(expr: Expr, arguments: dict[int, int] | None = None) -> Expr:
    """The finished form: free vars as given (arguments first), then binders numbered in the order they stand."""
    known = dict(arguments or {})
    numbers = count(max(known.values(), default=-1) + 1)
    return rename(expr, lambda: next(numbers), known)


def walk(expr: Expr) -> Iterator[Expr]:
    """The expression and all that stand in it."""
    yield expr
    parts: list[Expr] = []

    def keep(part: Expr, _: bool) -> Expr:
        parts.append(part)
        return part

    if expr[0] != "var":
        rebuild(expr, keep, lambda number: number)
    for part in parts:
        yield from walk(part)


def conjunction(tests: list[Expr] | tuple[Expr, ...]) -> Expr | None:
    """All of them at once; nothing when nothing is asked."""
    flat: list[Expr] = []
    for test in tests:
        for part in test[1:] if test[0] == "and" else (test,):
            if part != TRUE and part not in flat:
                flat.append(part)
    if not flat:
        return None
    return flat[0] if len(flat) == 1 else ("and", *flat)


def as_test(tests: list[Expr] | tuple[Expr, ...]) -> Expr:
    return conjunction(tests) or TRUE
