"""Values: their definitions, compiled when first used, and the chains they must not form."""

from __future__ import annotations

from engine.ruleset.definitions import Expr

from . import expressions
from .ir import settle
from .names import ValueDef
from .specs import Spec, emit, emit_one
from .texts import At, Local, Scope, Work
from .types import BROKEN, NUMBER, Type, Typed, Wrong


def define(work: Work, name: str, at: At) -> ValueDef:
    """Compile the definition of a value, once; it must not reach itself."""
    names = work.names
    value = names.values[name]
    value.ready()
    if value.state == "open":
        chain = [*names.stack[names.stack.index(name) :], name]
        work.fault("E0600", at, chain=" → ".join(chain))
        value.type = value.type or value.gives or NUMBER
        return value
    if value.state == "done":
        if value.type is None:
            raise Wrong
        return value
    value.state = "open"
    names.stack.append(name)
    inner = Work(names, value.text)
    try:
        if value.tree is None:
            raise Wrong
        value.expr, value.type = _compiled(inner, value)
    except Wrong:
        value.expr = ("num", 0)
        value.type = value.gives
    finally:
        names.stack.pop()
        value.state = "done"
    if value.type is None:
        raise Wrong
    return value


def scope_of(work: Work, value: ValueDef, within: str = "value") -> Scope:
    """The names of a value's arguments; vars -1, -2 … stand for them until all is settled."""
    scope = Scope(within=within)
    it: Typed | None = None
    for index, argument in enumerate(value.arguments):
        expr: Expr = ("var", -1 - index)
        if argument.name == "it":
            it = Typed(expr, argument.type)
            continue
        scope.locals[argument.name] = Local(argument.name, argument.type, expr, "argument", argument.span)
    return Scope(scope.locals, it=it, within=within)


def settled(value: ValueDef, expr: Expr) -> Expr:
    return settle(expr, {-1 - index: index for index in range(len(value.arguments))})


def _compiled(work: Work, value: ValueDef) -> tuple[Expr, Type]:
    assert value.tree is not None
    scope = scope_of(work, value)
    wanted = value.gives
    if wanted is None:
        found = expressions.expression(work, scope, value.tree)
        wanted = found.type if found.type.way not in ("open", "none") else Type("many", found.type.kinds)
        return settled(value, coerce(work, found, wanted, value)), wanted
    match wanted.way:
        case "number":
            return settled(value, expressions.number(work, scope, value.tree)), wanted
        case "truth":
            return settled(value, expressions.truth(work, scope, value.tree)), wanted
        case _:
            found = expressions.expression(work, scope, value.tree)
            return settled(value, coerce(work, found, wanted, value)), wanted


def coerce(work: Work, found: Typed, wanted: Type, value: ValueDef) -> Expr:
    """A result as the value gives it: a number, a truth, one thing or a set."""
    assert value.tree is not None
    if found.type == BROKEN:
        raise Wrong
    if wanted.things != found.type.things:
        (asked, given) = ("things" if kind.things else kind.way for kind in (wanted, found.type))
        work.fail("E0544", value.tree, word=value.name, wanted=asked, found=given)
    if not wanted.things:
        return found.expr
    spec: Spec = expressions.as_spec(work, found, value.tree)
    if not spec.nothing and not spec.kinds & wanted.kinds:
        from .sets import kind_list

        work.fail("E0526", value.tree, wanted=kind_list(work, wanted.kinds), found=kind_list(work, spec.kinds))
    return emit_one(work.names, spec) if wanted.way == "one" else emit(work.names, spec)
