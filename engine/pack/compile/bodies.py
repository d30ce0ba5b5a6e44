"""Texts into codes: verbs, phases, rules, and the effects and conditions of rows."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.language import nodes as n
from engine.language import parse
from engine.pack.tree import Scalar
from engine.ruleset.definitions import Code, Expr, InForce, Modifier, Parameter, Trigger, Verb

from . import expressions, statements, triggers, verbs
from .drafts import Draft, Family
from .ir import settle
from .names import Names, VerbDef
from .tables import RowText
from .texts import Filled, Scope, Text, Work
from .types import Type, Typed, Wrong
from .vocabulary import text_of
from .writers import PLAIN, Writer, check_unused, has_errors


@dataclass(slots=True)
class Compilation:
    """What texts have become so far."""

    names: Names
    codes: dict[str, Code] = field(default_factory=dict)
    triggers: list[Trigger] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    verbs: dict[str, Verb] = field(default_factory=dict)
    phases: dict[str, str] = field(default_factory=dict)
    printed: dict[str, dict[str, object]] = field(default_factory=dict)

    def keep(self, family: Family) -> None:
        self.codes.update(family.finished())
        self.triggers.extend(family.triggers)


def simple_text(names: Names, text: Text, tree: n.Body, owner: str, record: Filled | None = None) -> Family:
    """A text of its own: a phase, or an effect that is performed."""
    family = Family(text.path, owner)
    writer = Writer(Work(names, text, record), Draft(family, text.path), text=True)
    statements.body(writer, Scope(), tree, PLAIN)
    writer.draft.finish(text.spot(text.whole))
    check_unused([writer.work])
    return family


# ---- verbs


def verb_code(done: Compilation, verb: VerbDef, record: Filled | None = None) -> None:
    """``needs`` and ``do`` of a verb in one code."""
    names = done.names
    if verb.do is None and verb.needs is None:
        return
    family, scope = verbs.write_verb(names, verb, record)
    done.keep(family)
    parameters = tuple(Parameter(param.name, param.role, param.way, param.slot) for param in verb.params)
    done.verbs[verb.name] = Verb(
        verb.name, parameters, family.path, verb.adverbs, verb.block_slot, has_needs=verb.needs is not None
    )
    if not (
        verb.broken or verb.faulty or has_errors(names, [text for text in (verb.needs, verb.do) if text is not None])
    ):
        _unused(names, verb, scope)


def _unused(names: Names, verb: VerbDef, scope: Scope) -> None:
    """Parameters, adverbs and blocks that the verb does nothing with."""
    for name in [*(param.name for param in verb.params), *verb.adverb_spans]:
        local = scope.find(name)
        if local is not None and not local.used:
            names.findings.add("E0610", local.span, word=name)


# ---- standing texts


def is_standing(tree: n.Body) -> bool:
    """Whether a text that stands alone is one of triggers and modifiers (a lone trigger waits as part of an effect)."""
    return any(isinstance(item, n.Standing) for item in tree.statements)


def write_text(names: Names, text: Text, tree: n.Body, record: Filled | None = None) -> Compilation:
    """A text that stands alone, typed against a pack."""
    done = Compilation(names)
    if is_standing(tree):
        standing_text(done, text, tree, text.path, None, record)
    else:
        done.keep(simple_text(names, text, tree, text.path, record))
    return done


def standing_text(
    done: Compilation, text: Text, tree: n.Body, owner: str, carrier: InForce | None, record: Filled | None = None
) -> None:
    """Triggers and modifiers of a rule, or of a card in force; nothing else may stand beside them."""
    names = done.names
    work = Work(names, text, record)
    family = Family(text.path, owner)
    for item in tree.statements:
        try:
            match item:
                case n.Trigger():
                    done.triggers.append(triggers.standing_trigger(work, family, item, carrier))
                case n.Standing():
                    id_ = text.path if len(tree.statements) == 1 else f"{text.path}.{len(done.modifiers) + 1}"
                    done.modifiers.extend(triggers.modifiers(work, item, id_, carrier))
                case _:
                    work.fail("E0613", item)
        except Wrong:
            work.faulty = True
    check_unused([work])
    done.keep(family)


def row_text(done: Compilation, row: RowText, scalar: Scalar) -> None:
    """An effect or a condition that is printed on a row."""
    names = done.names
    text = text_of(names, row.path, scalar, frozenset((row.kind,)))
    if row.attribute.type == "condition":
        tree = parse(text.source, "expr", text.locate, names.findings)
        found = None if tree is None else condition(names, text, tree)
        if found is not None:
            done.printed.setdefault(row.row, {})[row.attribute.name] = found
        return
    body = parse(text.source, "body", text.locate, names.findings)
    if body is not None:
        printed_effect(done, row, text, body)


def printed_effect(done: Compilation, row: RowText, text: Text, tree: n.Body, record: Filled | None = None) -> None:
    """An effect that is printed on a row: in force by itself, or performed."""
    names = done.names
    piece = names.pieces.get(row.kind)
    if row.attribute.name == "effect" and piece is not None and piece.in_force is not None:
        text = replace(text, here=names.in_force_at.get(row.kind) or None)
        standing_text(done, text, tree, row.row, InForce(row.kind, row.row, piece.in_force), record)
        return
    done.keep(simple_text(names, text, tree, row.row, record))
    done.printed.setdefault(row.row, {})[row.attribute.name] = row.path


def condition(names: Names, text: Text, tree: n.Expression, record: Filled | None = None) -> Expr | None:
    """A truth that stands alone."""
    try:
        return settle(expressions.truth(Work(names, text, record), Scope(), tree))
    except Wrong:
        return None


def about(names: Names, text: Text, kinds: frozenset[str]) -> Expr | None:
    """A number about ``it``, one thing of these kinds (var 0)."""
    tree = parse(text.source, "expr", text.locate, names.findings)
    return None if tree is None else figure(names, text, kinds, tree)


def figure(names: Names, text: Text, kinds: frozenset[str], tree: n.Expression) -> Expr | None:
    """The same of a tree."""
    scope = Scope(it=Typed(("var", -1), Type("one", kinds)))
    try:
        return settle(expressions.number(Work(names, text), scope, tree), {-1: 0})
    except Wrong:
        return None
