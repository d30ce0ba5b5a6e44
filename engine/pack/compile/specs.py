"""Sets before they become expressions: kinds, places, keys and tests side by side, so that they can be narrowed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.ruleset.definitions import Expr

from .ir import TRUE, as_test, conjunction, rename, settle, substitute
from .names import Names
from .types import PLAYER


@dataclass(frozen=True, slots=True)
class Spec:
    """A set: of all members of its kinds, or of those of ``source``, the ones that pass every test.

    ``var``        the candidate's var in ``tests``.
    ``places``     a set in one of which they lie (only without ``source``).
    ``keys``       a set that the key of a heap, or the owner of a piece, is in (only without ``source``).
    ``arity``      ``one``, ``many`` or ``open`` (a set that was given).
    ``adjective``  no noun was said yet: the words only narrow.
    ``row``        the set is this one row of a sort; beside a noun it is an adjective.
    ``region``     the set is all places of this region.
    ``live``       the source is worked out anew each time (a value), so that membership can change.
    ``placed``     it was said where.
    ``excluded``   what is negated; what that asks depends on the noun beside it.
    ``named``      the kinds that were named, where the place leaves fewer possible.
    ``parts``      what a source that is a union is made of.
    """

    kinds: frozenset[str]
    var: int
    source: Expr | None = None
    places: Expr | None = None
    keys: Expr | None = None
    tests: tuple[Expr, ...] = ()
    arity: str = "many"
    adjective: bool = False
    row: str | None = None
    region: str | None = None
    live: bool = False
    placed: bool = False
    nothing: bool = False
    parts: tuple[Spec, ...] = ()
    excluded: tuple[Spec, ...] = ()
    named: frozenset[str] = frozenset()

    @property
    def plain(self) -> bool:
        """Whether it is nothing but kinds."""
        return (
            self.source is None and self.places is None and self.keys is None and not self.tests and not self.excluded
        )

    def test(self, test: Expr) -> Spec:
        """Narrowed by a test about ``("var", var)``."""
        return self if test == TRUE else replace(self, tests=(*self.tests, test))


def kind_spec(names: Names, kinds: frozenset[str]) -> Spec:
    return Spec(kinds, names.fresh())


def one_spec(names: Names, thing: Expr, kinds: frozenset[str], **more: object) -> Spec:
    """The set of one thing."""
    return Spec(kinds, names.fresh(), source=("one", thing), arity="one", **more)  # type: ignore[arg-type]


def fresh_spec(names: Names, spec: Spec) -> Spec:
    """The same set with vars of its own, so that it can stand inside another use of itself."""
    var = names.fresh()
    known = {spec.var: var}

    def anew(expr: Expr | None, known: dict[int, int]) -> Expr | None:
        return None if expr is None else rename(expr, names.fresh, known)

    return replace(
        spec,
        var=var,
        source=anew(spec.source, {}),
        places=anew(spec.places, {}),
        keys=anew(spec.keys, {}),
        tests=tuple(rename(test, names.fresh, known) for test in spec.tests),
        parts=tuple(fresh_spec(names, part) for part in spec.parts),
        excluded=tuple(fresh_spec(names, part) for part in spec.excluded),
    )


def emit(names: Names, spec: Spec) -> Expr:
    """The set as an expression, in its tightest form."""
    test = conjunction(spec.tests)
    if spec.source is not None:
        return spec.source if test is None else _filtered(spec.source, spec.var, test)
    kinds = names.ordered(spec.named or spec.kinds)
    return ("set", kinds, spec.places, spec.keys, spec.var if test is not None else None, test)


def _filtered(source: Expr, var: int, test: Expr) -> Expr:
    if source[0] != "set":
        return ("filter", source, var, test)
    _, kinds, places, keys, known, where = source
    if where is not None:
        test = as_test([substitute(where, known, ("var", var)), test])
    return ("set", kinds, places, keys, var, test)


def emit_one(names: Names, spec: Spec) -> Expr:
    """Its only member."""
    if spec.source is not None and spec.source[0] == "one" and not spec.tests:
        thing: Expr = spec.source[1]
        return thing
    return ("only", emit(names, spec))


def kind_test(names: Names, thing: Expr, kinds: frozenset[str], known: frozenset[str]) -> Expr:
    """Whether a thing that is of the ``known`` kinds is of these."""
    if known <= kinds:
        return TRUE
    return ("kind", thing, names.ordered(kinds & known))


def member_test(names: Names, spec: Spec, thing: Expr, known: frozenset[str], *, live: bool = False) -> Expr:
    """Whether a thing, of one of the ``known`` kinds, is a member.

    ``live``  ask too whether a piece is (still) in play, where the set means those in play.
    """
    if spec.nothing:
        return ("same", thing, ("none",))
    tests: list[Expr] = [("not", member_test(names, part, thing, known)) for part in spec.excluded]
    if spec.source is None:
        tests.append(kind_test(names, thing, spec.kinds, known))
    else:
        tests.append(source_test(names, spec, thing, known, live=live))
    if spec.places is not None:
        tests.append(("inside", thing, spec.places))
    elif live and spec.source is None and all(names.is_piece(kind) for kind in spec.kinds):
        tests.append(("in_play", thing))
    if spec.keys is not None:
        tests.append(key_test(names, spec, thing, spec.keys))
    tests.extend(substitute(test, spec.var, thing) for test in spec.tests)
    return as_test(tests)


def source_test(names: Names, spec: Spec, thing: Expr, known: frozenset[str], *, live: bool = False) -> Expr:
    """The same as a spec's source, as a test."""
    assert spec.source is not None
    if spec.parts:
        either = [member_test(names, part, thing, known, live=live) for part in spec.parts]
        return TRUE if TRUE in either else ("or", *either)
    return ("same", thing, spec.source[1]) if spec.source[0] == "one" else ("in", thing, spec.source)


def key_test(names: Names, spec: Spec, thing: Expr, keys: Expr) -> Expr:
    """The same as a spec's keys, as a test: about the owner where owners count, else about the key."""
    owned = all(kind in names.pieces or names.alike[kind].by == "owner" for kind in spec.kinds if names.is_piece(kind))
    subject: Expr = ("owner" if owned else "key", thing)
    return ("same", subject, keys[1]) if keys[0] == "one" else ("in", subject, keys)


def union_spec(names: Names, specs: list[Spec]) -> Spec:
    """The members of any of these."""
    if len(specs) == 1:
        return specs[0]
    kinds = frozenset[str]().union(*(spec.kinds for spec in specs))
    placed = all(spec.placed for spec in specs)
    if all(spec.plain and not spec.row for spec in specs):
        return Spec(kinds, names.fresh(), adjective=all(s.adjective for s in specs), placed=placed)
    live = any(spec.live or spec.source is None for spec in specs)
    parts = _merged(names, specs)
    if len(parts) == 1:
        return parts[0]
    source: Expr = ("union", *(emit(names, part) for part in parts))
    return Spec(kinds, names.fresh(), source=source, live=live, placed=placed, parts=tuple(parts))


def _alike(left: Spec, right: Spec) -> bool:
    """Whether two sets differ in their kinds alone."""
    if left.plain and right.plain:
        return True
    if (
        left.source
        or right.source
        or left.keys
        or right.keys
        or left.tests
        or right.tests
        or left.excluded
        or right.excluded
    ):
        return False
    return left.places is not None and right.places is not None and settle(left.places) == settle(right.places)


def _merged(names: Names, specs: Iterable[Spec]) -> list[Spec]:
    """Those that differ in their kinds alone, as one."""
    parts: list[Spec] = []
    for spec in specs:
        for index, part in enumerate(parts):
            if _alike(part, spec):
                named = (
                    (part.named or part.kinds) | (spec.named or spec.kinds) if part.named or spec.named else part.named
                )
                parts[index] = replace(part, kinds=part.kinds | spec.kinds, named=named)
                break
        else:
            parts.append(spec)
    return parts


def seats(names: Names) -> Spec:
    return kind_spec(names, frozenset((PLAYER,)))
