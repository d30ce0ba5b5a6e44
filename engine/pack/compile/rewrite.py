"""One text of a pack that is loaded, written anew: what it would then become, without loading the rest again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from engine.diagnostics import Findings, Severity, Source, Span
from engine.language import Locate, Start, parse
from engine.language import nodes as n

from . import nouns, values, vocabulary
from .bodies import Compilation, condition, figure, printed_effect, simple_text, standing_text, verb_code
from .checks import check_costs, check_cycles
from .filled import Form, Former
from .ir import settle
from .names import Names
from .pack import Compiled, in_force_test, payment_place
from .specs import Spec, emit
from .tables import RowText, attributes_of
from .texts import Filled, Text, Work
from .types import PLAYER, Wrong

NodeT = TypeVar("NodeT", bound=n.Node)


@dataclass(frozen=True, slots=True)
class Rewritten:
    """What a text becomes.

    ``compiled``  plain data: operations, triggers and modifiers of statements; the set or the expression of others.
    ``form``      the text with all that signatures fill in written out, in a normal form.
    ``record``    what they filled in, by where it stands.
    """

    tree: n.Node
    compiled: Any
    form: Form
    record: Filled = field(compare=False)


def texts_of(pack: Compiled) -> Mapping[str, tuple[Start, Text]]:
    """Every text of a pack by its path of ids, and what it is."""
    return {path: (_start(pack.names, path), text) for path, text in pack.names.texts.items()}


def rewrite(
    pack: Compiled, path: str, written: str, findings: Findings, locate: Locate | None = None
) -> Rewritten | None:
    """The text at a path as if this had been written there; nothing when it has a fault.

    ``locate``  turns offsets in it into places; without it they are places in the text itself.
    """
    source = Source(path, written)
    place = locate or (lambda first, end: Span(source, first, end))
    old = pack.names.texts[path]
    text = Text(path, written, place, place(0, len(written)), old.this)
    tree: n.Node | None = parse(written, _start(pack.names, path), place, findings)
    if tree is None:
        return None
    before = len(findings)
    record = Filled()
    names = _names(pack.names, path, findings)
    compiled = _compiled(names, path, text, tree, record)
    if path.startswith(("values.", "rules.")) or ".holds." in path or path.endswith(".effect"):
        check_cycles(names)
    check_costs(names)
    if any(item.severity is Severity.ERROR for item in list(findings)[before:]):
        return None
    return Rewritten(tree, compiled, Former(names, record).form(tree), record)


def _start(names: Names, path: str) -> Start:
    match path.split("."):
        case ["phases" | "rules", _] | ["verbs", _, "needs" | "do"]:
            return "body"
        case ["words", _] | ["pieces", _, "in_force"] | ["payment", _, "from" | "to"]:
            return "selector"
        case ["verbs" | "values", _, "takes", _]:
            return "sample"
        case ["values", _] | ["places" | "pieces", _, "holds", _] | ["payment", _, "when"] | ["standing"]:
            return "expr"
        case ["outcome", "ladder", _]:
            return "expr"
        case _:
            return "expr" if _row(names, path).attribute.type == "condition" else "body"


def _row(names: Names, path: str) -> RowText:
    *_, row, attribute = path.split(".")
    kind = names.rows[row][0]
    return RowText(path, row, kind, attributes_of(names, kind)[attribute])


def _names(old: Names, path: str, findings: Findings) -> Names:
    """The names of the pack with nothing in them that was worked out from this text."""
    first, second = path.split(".")[:2] if "." in path else (path, "")
    fresh = first in ("words", "values")
    names = replace(
        old,
        findings=findings,
        broken=set(old.broken),
        texts=dict(old.texts),
        pieces=dict(old.pieces),
        in_force_at=dict(old.in_force_at),
        modifiers=[item for item in old.modifiers if item[0].id.rpartition("#")[0] != path],
        loose_runs=dict(old.loose_runs),
        loose_costs={},
        words={name: replace(word, spec=None, state="new") for name, word in old.words.items()} if fresh else old.words,
        values={name: replace(value, state="new", type=None, expr=None) for name, value in old.values.items()}
        if fresh
        else old.values,
        verbs=dict(old.verbs),
    )
    if first == "verbs":
        names.verbs[second] = replace(old.verbs[second], moves=set(), broken=False)
    return names


def _compiled(names: Names, path: str, text: Text, tree: n.Node, record: Filled) -> Any:
    done = Compilation(names)
    work = Work(names, text, record)
    match path.split("."), tree:
        case ["phases", name], n.Body():
            done.keep(simple_text(names, text, tree, name, record))
            return _body(done)
        case ["rules", name], n.Body():
            standing_text(done, text, tree, name, None, record)
            return _body(done)
        case ["verbs", name, "needs" | "do" as part], n.Body():
            verb = names.verbs[name]
            verb = replace(verb, needs=text) if part == "needs" else replace(verb, do=text)
            names.verbs[name] = verb
            verb_code(done, verb, record)
            return (*_body(done), done.verbs.get(name))
        case ["verbs", _, "takes", _], n.Phrase():
            return _tried(vocabulary.parameter_sample, work, tree)
        case ["values", _, "takes", _], n.Phrase():
            spec = _tried(vocabulary.argument_sample, work, tree)
            return spec and (vocabulary.takes_set(tree), names.ordered(spec.kinds), *_set(names, spec))
        case ["words", name], n.Selector():
            word = replace(names.words[name], text=text, tree=tree, owner_word=None)
            names.words[name] = word
            nouns.define(work, name)
            return word.spec and (names.ordered(word.spec.kinds), *_set(names, word.spec))
        case ["values", name], _:
            value = replace(names.values[name], text=text, tree=tree)  # type: ignore[arg-type]
            names.values[name] = value
            defined = _tried(values.define, work, name, (0, len(text.source)))
            return defined and (defined.type, defined.expr)
        case ["places" | "pieces", name, "holds", _], _:
            return figure(names, text, frozenset((name,)), tree)  # type: ignore[arg-type]
        case ["outcome", "ladder", _] | ["standing"], _:
            return figure(names, text, frozenset((PLAYER,)), tree)  # type: ignore[arg-type]
        case ["payment", _, "when"], _:
            return condition(names, text, tree, record)  # type: ignore[arg-type]
        case ["payment", name, _], n.Selector():
            return payment_place(names, name, text, tree)
        case ["pieces", name, "in_force"], n.Selector():
            return in_force_test(names, name, text, tree, record)
        case _, n.Body():
            printed_effect(done, _row(names, path), text, tree, record)
            return _body(done)
        case _:
            return condition(names, text, tree, record)  # type: ignore[arg-type]


def _tried(function: Any, *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except Wrong:
        return None


def _body(done: Compilation) -> tuple[Any, ...]:
    """What statements became, without the places where they were written."""
    codes = {name: code.ops for name, code in done.codes.items()}
    triggers = [(item.when, item.event, item.patterns, item.code) for item in done.triggers]
    modifiers = [(item.value, item.way, item.condition, item.tests, item.amount) for item in done.modifiers]
    return codes, triggers, modifiers


def _set(names: Names, spec: Spec) -> tuple[Any, ...]:
    """A set as data: its members, and what a word that only narrows asks."""
    excluded = tuple(settle(emit(names, part)) for part in spec.excluded)
    return settle(emit(names, spec)), excluded, spec.arity, spec.adjective
