"""Words, values and the signatures of verbs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.diagnostics import Span, nearest
from engine.language import nodes as n
from engine.language import parse
from engine.pack.tree import Entry, Node, Scalar
from engine.ruleset.definitions import Value

from . import phrases, sets, values
from .names import Argument, Names, Param, Sample, ValueDef, VerbDef, WordDef
from .reading import Reader, no_bounds, value_of
from .specs import Spec
from .symbols import give, good_id
from .texts import Scope, Text, Work
from .types import NUMBER, PLAYER, TRUTH, Type, Wrong

ROLES = ("in", "into", "to", "from", "with", "for", "by", "over", "through")
VALUE_KEYS = ("takes", "gives", "is", "from", "to", "source")
VERB_KEYS = ("takes", "adverbs", "block", "needs", "do", "source")


def text_of(names: Names, path: str, scalar: Scalar, this: frozenset[str] | None = None) -> Text:
    """A text of the pack, which then keeps it."""
    text = Text(path, scalar.text, scalar.at, scalar.span, this)
    names.texts[path] = text
    return text


# ---- words and values


def read_words(names: Names, reader: Reader, node: Node | None) -> None:
    for name, entry in reader.entries(node).items():
        scalar = reader.text(entry.value)
        if scalar is None or not give(names, name, "word", entry.key):
            continue
        text = text_of(names, f"words.{name}", scalar)
        names.words[name] = WordDef(name, text, parse(scalar.text, "selector", text.locate, names.findings))


def read_values(names: Names, reader: Reader, node: Node | None) -> list[tuple[str, Entry]]:
    """Give values their names; their arguments are read when words are known."""
    found: list[tuple[str, Entry]] = []
    for name, entry in reader.entries(node).items():
        entries = reader.entries(entry.value, VALUE_KEYS)
        scalar = reader.text(value_of(entries, "is"))
        if scalar is None:
            if "is" not in entries:
                names.findings.add("E0449", entry.key, key="is")
            names.broken.add(name)
            continue
        if not give(names, name, "value", entry.key):
            continue
        text = text_of(names, f"values.{name}", scalar)
        tree = parse(scalar.text, "expr", text.locate, names.findings)
        low, high = reader.bounds(entries)
        names.values[name] = ValueDef(name, text, tree, (), None, low, high, entry.key)
        found.append((name, entry))
    return found


def read_arguments(names: Names, reader: Reader, found: Iterable[tuple[str, Entry]]) -> None:
    """What each value takes and gives."""
    for name, entry in found:
        names.values[name].signature = partial(_signature, names, reader, names.values[name], entry)
    for value in names.values.values():
        value.ready()


def _signature(names: Names, reader: Reader, value: ValueDef, entry: Entry) -> None:
    entries = reader.entries(entry.value)
    arguments: list[Argument] = []
    for key, item in reader.entries(value_of(entries, "takes")).items():
        argument = _argument(names, reader, value.name, key, item)
        if argument is None:
            names.broken.add(value.name)
            value.tree = None
        elif any(argument.role == other.role for other in arguments):
            names.findings.add("E0430", item.key, word=argument.role)
        else:
            arguments.append(argument)
    value.arguments = tuple(arguments)
    if "gives" in entries:
        value.gives = _gives(names, reader, entries["gives"].value)


def _argument(names: Names, reader: Reader, value: str, key: str, entry: Entry) -> Argument | None:
    parts = key.split()
    if len(parts) != 2 or parts[0] not in ("of", "at"):
        names.findings.add("E0435", entry.key, word=key)
        return None
    role, name = parts
    if name != "it":
        _free(names, name, entry.key)
    scalar = reader.text(entry.value)
    if scalar is None:
        return None
    text = text_of(names, f"values.{value}.takes.{name}", scalar)
    sample = parse(scalar.text, "sample", text.locate, names.findings)
    if sample is None:
        return None
    try:
        spec = argument_sample(Work(names, text), sample)
    except Wrong:
        return None
    many = takes_set(sample) or any(kind in names.alike for kind in spec.kinds)
    return Argument(role, name, Type("many" if many else "one", spec.kinds), entry.key)


def takes_set(tree: n.Phrase) -> bool:
    """``all cell``: a set is given as it is; without ``all`` one thing."""
    return any(isinstance(thing.quantity, n.All) for thing in tree.things)


def argument_sample(work: Work, tree: n.Phrase) -> Spec:
    """What an argument of a value may be."""
    thing = phrases.single(work, tree)
    if not (thing.quantity is None or takes_set(tree)) or thing.head is None:
        work.fail("E0520", thing)
    return sets.filtered(work, Scope(within="sample"), sets.things(work, Scope(), thing.head), tree.where)


def _free(names: Names, name: str, span: Span) -> bool:
    if not good_id(names, name, span):
        return False
    if name in names.nouns or name in names.attribute_spans:
        names.findings.add("E0409", span, word=name)
        return False
    return True


def _gives(names: Names, reader: Reader, node: Node) -> Type | None:
    """``number``, ``truth``, ``card or none``, ``all player``."""
    scalar = reader.text(node)
    if scalar is None:
        return None
    words = scalar.text.split()
    way = "one"
    if words[0] == "all" and len(words) > 1:
        way, words = "many", words[1:]
    if words == ["number"] and way == "one":
        return NUMBER
    if words == ["truth"] and way == "one":
        return TRUTH
    kinds = frozenset[str]()
    for index, word in enumerate(words):
        if index % 2 == 1:
            if word == "or":
                continue
        elif word == PLAYER or names.is_kind(word):
            kinds |= names.bases(word)
            continue
        elif word == "none" and kinds and index == len(words) - 1:
            continue
        start = scalar.text.rindex(word)
        known = ["number", "truth", PLAYER, *names.order, *names.unions]
        names.findings.add("E0420", scalar.at(start, start + len(word)), word=word, nearest=nearest(word, known))
        return None
    return Type(way, kinds)


def finished_values(names: Names, read: Iterable[tuple[str, Entry]]) -> dict[str, Value]:
    """Every value, compiled. ``read``: where each stands."""
    entries = dict(read)
    found: dict[str, Value] = {}
    for name, value in names.values.items():
        try:
            values.define(Work(names, value.text), name, value.text.whole)
        except Wrong:
            continue
        assert value.type is not None
        assert value.expr is not None
        result = value.type.way if value.type.way in ("number", "truth", "one", "many") else "many"
        if result != "number":
            no_bounds(names.findings, name, entries[name])
        roles = tuple(argument.role for argument in value.arguments)
        found[name] = Value(name, roles, result, value.expr, value.low, value.high)
    return found


# ---- verbs


def read_verbs(names: Names, reader: Reader, node: Node | None) -> list[tuple[str, Entry]]:
    """Give verbs their names."""
    found: list[tuple[str, Entry]] = []
    for name, entry in reader.entries(node).items():
        if not good_id(names, name, entry.key, verb=True):
            continue
        entries = reader.entries(entry.value, VERB_KEYS)
        verb = VerbDef(name, entry.key)
        for key in ("needs", "do"):
            scalar = reader.text(value_of(entries, key)) if key in entries else None
            if scalar is not None:
                setattr(verb, key, text_of(names, f"verbs.{name}.{key}", scalar))
        if verb.needs is None and verb.do is None:
            names.findings.add("E0449", entry.key, key="do")
        names.verbs[name] = verb
        found.append((name, entry))
    return found


def read_signatures(names: Names, reader: Reader, found: Iterable[tuple[str, Entry]]) -> None:
    """What each verb takes, in slots from 0."""
    for name, entry in found:
        verb = names.verbs[name]
        entries = reader.entries(entry.value)
        params: list[Param] = []
        for key, item in reader.entries(value_of(entries, "takes")).items():
            param = _param(names, reader, verb, key, item, len(params))
            if param is None:
                verb.broken = True
                verb.lost[key.split()[-1] if key.split() else key] = item.key
            elif any(param.role == other.role for other in params):
                names.findings.add("E0430", item.key, word=param.role or "object")
            elif any(param.name == other.name for other in params):
                names.findings.add("E0403", item.key, word=param.name)
            elif param.way == "each" and any(other.way == "each" for other in params):
                names.findings.add("E0430", item.key, word="each")
            else:
                params.append(param)
        verb.params = tuple(params)
        slot = len(params)
        adverbs: list[tuple[str, int]] = []
        for scalar in reader.items(value_of(entries, "adverbs")):
            taken = [param.name for param in params] + [adverb for adverb, _ in adverbs]
            if scalar.text in taken:
                names.findings.add("E0403", scalar.span, word=scalar.text)
            else:
                _free(names, scalar.text, scalar.span)
                adverbs.append((scalar.text, slot + len(adverbs)))
                verb.adverb_spans[scalar.text] = scalar.span
        verb.adverbs = tuple(adverbs)
        if "block" in entries:
            verb.block = reader.choice(entries["block"].value, ("required", "optional"), "optional")
            verb.block_slot = slot + len(adverbs)
            verb.adverb_spans["block"] = entries["block"].key


def _param(names: Names, reader: Reader, verb: VerbDef, key: str, entry: Entry, slot: int) -> Param | None:
    words = key.split()
    each = len(words) > 1 and words[0] == "each"
    if each:
        words = words[1:]
    role = words[0] if len(words) == 2 else ""
    if not words or len(words) > 2 or (role and role not in ROLES):
        close = nearest(role, ROLES) if role else None
        names.findings.add("E0429", entry.key, word=key, nearest=close)
        return None
    name = words[-1]
    _free(names, name, entry.key)
    scalar = reader.text(entry.value)
    if scalar is None:
        return None
    if scalar.text.strip() == "number":
        return Param(name, role, "number", slot, Sample(frozenset()), entry.key)
    text = text_of(names, f"verbs.{verb.name}.takes.{name}", scalar)
    tree = parse(scalar.text, "sample", text.locate, names.findings)
    if tree is None:
        return None
    work = Work(names, text)
    try:
        sample = parameter_sample(work, tree)
    except Wrong:
        return None
    way = "wish" if sample.quantity is not None else "many"
    if each:
        if sample.quantity is None:
            names.findings.add("E0552", entry.key, word=name)
        way = "each"
    return Param(name, role, way, slot, sample, entry.key)


def parameter_sample(work: Work, tree: n.Phrase) -> Sample:
    """What a parameter of a verb is filled from."""
    thing = phrases.single(work, tree)
    if thing.head is None:
        work.fail("E0537", tree)
    scope = Scope(within="sample")
    phrases.check_partitive(work, scope, thing)
    spec = sets.filtered(work, scope, sets.things(work, scope, thing.head), tree.where)
    if thing.quantity is not None:
        phrases.amounts(work, scope, thing.quantity)
    return Sample(spec.kinds, thing.quantity, thing.head, tree.where, thing.partitive)
