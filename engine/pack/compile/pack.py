"""A whole pack: every section in the order in which names become known."""

from __future__ import annotations

from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from engine.diagnostics import Findings, Source, nearest
from engine.language import nodes as n
from engine.language import parse
from engine.pack.options import all_values, read_options
from engine.pack.tree import Entry, Mapping, Node, Scalar
from engine.ruleset.definitions import Expr, Payment, Row, Ruleset, digest

from . import nouns, phrases, sets, vocabulary
from .bodies import Compilation, about, condition, row_text, simple_text, standing_text, verb_code
from .checks import check_costs, check_cycles, leave_alone
from .counters import check_counters, read_counters
from .endless import check_endless
from .identity import read_identity, read_option_names
from .ir import TRUE, settle
from .kinds import Kinds, read_kinds
from .meeting import check_meeting
from .names import Names, Sample
from .reading import Reader, start_of, value_of
from .specs import emit, member_test
from .symbols import give, good_id
from .tables import read_tables
from .texts import Filled, Scope, Text, Work
from .types import PIECE, PLAYER, Wrong
from .vocabulary import text_of

DEFAULT_BOUND = 1000


@dataclass(frozen=True, slots=True)
class Compiled:
    """A pack that was read: its ruleset, its names (for further texts), the texts of its files, and the trees of
    ``pack.yaml`` and of all sections.

    ``variants`` keeps what the pack was read as with other values of its options, once somebody has asked for it.
    """

    ruleset: Ruleset
    names: Names
    sources: tuple[Source, ...]
    pack: Mapping
    sections: Mapping
    folder: Path | None = None
    variants: dict[tuple[str, ...], Compiled | None] = field(default_factory=dict, compare=False, repr=False)


def compile_pack(
    pack: Mapping,
    merged: Mapping,
    sources: tuple[Source, ...],
    findings: Findings,
    *,
    checked: bool = False,
    chosen: AbstractMapping[str, str] | None = None,
) -> Compiled | None:
    """Compile a pack.

    ``pack``     the tree of ``pack.yaml``.
    ``merged``   the joined trees of its other files.
    ``checked``  a schema was held against them already.
    ``chosen``   values of options that the files were read for; of the other options it was the default.

    Returns nothing when there is an error, with all findings kept.
    """
    names = Names(findings)
    reader = Reader(findings, checked)
    sections: dict[str, Node] = {name: entry.value for name, entry in merged.entries.items()}
    identity = read_identity(names, reader, pack)
    kinds = read_kinds(names, reader, sections)
    leave_alone(names, merged)
    tables = read_tables(kinds, merged.entries)
    read_counters(kinds, sections.get("counters"))
    phases = _phases(names, reader, sections.get("phases"))
    vocabulary.read_words(names, reader, sections.get("words"))
    values = vocabulary.read_values(names, reader, sections.get("values"))
    verbs = vocabulary.read_verbs(names, reader, sections.get("verbs"))
    for scalar in identity.seats:
        give(names, scalar.text, "seat", scalar.span)
    read_option_names(names, reader, pack)
    leave_alone(names, merged)
    vocabulary.read_arguments(names, reader, values)
    vocabulary.read_signatures(names, reader, verbs)
    check_counters(kinds)
    if "game" not in names.phases:
        findings.add("E0434", start_of(sections.get("phases") or merged))
    done = Compilation(names)
    _holds(kinds)
    _payments(names, reader, sections.get("payment"))
    _in_force(kinds)
    for name in names.words:
        nouns.define(Work(names, names.words[name].text), name)
    compiled_values = vocabulary.finished_values(names, values)
    for verb in names.verbs.values():
        verb_code(done, verb)
    _flow(done, phases)
    _rules(done, reader, sections.get("rules"))
    for row, scalar in tables.texts:
        row_text(done, row, scalar)
    ladder = _ladder(names, reader, sections.get("outcome"))
    standing = _about_seat(names, reader, sections.get("standing"), "standing")
    horizon = _phase(names, reader, sections.get("horizon"))
    bound = reader.number(sections.get("bound"))
    check_cycles(names)
    check_costs(names)
    check_endless(names, done)
    check_meeting(names)
    if findings.failed:
        return None
    _print(names, done)
    options = read_options(pack)
    ruleset = Ruleset(
        id=identity.id, version=identity.version, seat_ids=names.seats, seats_from=identity.seats_from,
        seats_to=identity.seats_to, persons=identity.persons, options=names.options, chosen=all_values(options, chosen or {}),
        settled=tuple(name for name in options if options[name].brings), sorts=names.sorts, alike=names.alike,
        pieces=names.pieces, unions=names.unions, places=names.places, regions=names.regions, counters=names.all_counters(),
        payments=names.payments, values=compiled_values, verbs=done.verbs, phases=done.phases, codes=done.codes,
        triggers=tuple(done.triggers), modifiers=tuple(done.modifiers), ladder=ladder, standing=standing,
        horizon=horizon,
        bound=DEFAULT_BOUND if bound is None else bound,
        digest=digest(*(source.text.encode() for source in sources)),
    )  # fmt: skip
    return Compiled(ruleset, names, sources, pack, merged)


# ---- texts about kinds


def _holds(kinds: Kinds) -> None:
    """How many of each kind a place takes."""
    names = kinds.names
    for name, texts in kinds.holds.items():
        found: dict[str, Expr | None] = {}
        for kind, scalar in texts.items():
            number = _limit(kinds, name, kind, scalar)
            if kind != PIECE:
                found[kind] = number
                continue
            if number is not None:
                names.findings.add("E0420", scalar.span, word=PIECE)
            for base in names.ordered(names.bases(PIECE)):
                found.setdefault(base, None)
        if name in names.places:
            names.places[name] = replace(names.places[name], holds=found)
        else:
            names.pieces[name] = replace(names.pieces[name], holds=found)


def _limit(kinds: Kinds, name: str, kind: str, scalar: Scalar) -> Expr | None:
    if scalar.text == "endless":
        return None
    if isinstance(scalar.value, int) and not isinstance(scalar.value, bool):
        return ("num", scalar.value)
    section = "places" if name in kinds.names.places else "pieces"
    text = text_of(kinds.names, f"{section}.{name}.holds.{kind}", scalar, frozenset((name,)))
    return about(kinds.names, text, frozenset((name,)))


def _in_force(kinds: Kinds) -> None:
    """Where the effect of a card holds by itself."""
    names = kinds.names
    for name, piece in names.pieces.items():
        entry = kinds.nodes[name].get("in_force")
        scalar = None if entry is None else kinds.reader.text(entry.value)
        if entry is None or scalar is None:
            continue
        names.pieces[name] = replace(piece, in_force=TRUE)
        effect = piece.attributes.get("effect")
        if effect is None or effect.type != "effect":
            names.findings.add("E0453", entry.key, word=name)
        text = text_of(names, f"pieces.{name}.in_force", scalar)
        tree = parse(scalar.text, "selector", text.locate, names.findings)
        if tree is None:
            continue
        test = in_force_test(names, name, text, tree)
        if test is not None:
            names.pieces[name] = replace(piece, in_force=test)


def in_force_test(names: Names, name: str, text: Text, tree: n.Selector, record: Filled | None = None) -> Expr | None:
    """Whether a piece of a kind (var 0) is one whose text holds by itself."""
    work = Work(names, text, record)
    kind = frozenset((name,))
    sample = Sample(kind, head=n.Head((n.Noun((n.Word(name),)),)))
    phrase = n.Phrase((n.Thing(None, tree.head, span=tree.head.span),), tree.where, span=tree.span)
    try:
        spec = phrases.given(work, Scope(everyone=True), phrase, sample)
    except Wrong:
        return None
    if tree.head.place_word in ("at", "on"):
        where = sets.nouns_spec(work, Scope(everyone=True), tree.head.place)
        names.in_force_at[name] = where.kinds & names.holders(name)
    var = names.fresh()
    test = member_test(names, spec, ("var", var), kind, live=True)
    return settle(test, {var: 0})


def _payments(names: Names, reader: Reader, node: Node | None) -> None:
    entries = reader.entries(node)
    for name, entry in entries.items():
        known = [*names.alike, *names.pieces, *names.unions]
        if name not in known:
            names.findings.add("E0420", entry.key, word=name, nearest=nearest(name, known))
            continue
        parts = reader.entries(entry.value, ("from", "to", "stands_for", "when", "source"))
        source, target = _places(names, reader, parts, name, "from"), _places(names, reader, parts, name, "to")
        stands_for: list[str] = []
        for scalar in reader.each_once(value_of(parts, "stands_for")):
            if scalar.text not in entries:
                names.findings.add("E0424", scalar.span, word=scalar.text, nearest=nearest(scalar.text, entries))
            else:
                stands_for.append(scalar.text)
        when = _when(names, reader, value_of(parts, "when"), name)
        if source is not None and target is not None:
            names.payments[name] = Payment(name, source, target, tuple(stands_for), when)
        else:
            names.broken.add(name)


def _places(names: Names, reader: Reader, parts: AbstractMapping[str, Entry], name: str, key: str) -> Expr | None:
    scalar = reader.text(value_of(parts, key))
    if scalar is None:
        return None
    text = text_of(names, f"payment.{name}.{key}", scalar)
    tree = parse(scalar.text, "selector", text.locate, names.findings)
    return None if tree is None else payment_place(names, name, text, tree)


def payment_place(names: Names, name: str, text: Text, tree: n.Selector) -> Expr | None:
    """The places that a currency is taken from, or goes to."""
    work = Work(names, text)
    try:
        spec = sets.said(work, sets.selector_spec(work, Scope(), tree), tree)
        kinds = names.bases(name)
        bad = [place for place in names.ordered(spec.kinds) if not kinds & set(names.holds.get(place, ()))]
        if bad:
            work.fail("E0515", tree, kinds=name, places=", ".join(bad))
    except Wrong:
        return None
    return settle(emit(names, spec))


def _when(names: Names, reader: Reader, node: Node | None, name: str) -> Expr | None:
    scalar = reader.text(node) if node is not None else None
    if scalar is None:
        return None
    text = text_of(names, f"payment.{name}.when", scalar)
    tree = parse(scalar.text, "expr", text.locate, names.findings)
    return None if tree is None else condition(names, text, tree)


# ---- flow


def _phases(names: Names, reader: Reader, node: Node | None) -> dict[str, Scalar]:
    found: dict[str, Scalar] = {}
    for name, entry in reader.entries(node).items():
        if not isinstance(entry.value, Scalar):
            reader.fault(entry.value, "text")
            continue
        if good_id(names, name, entry.key, verb=True) and give(names, name, "phase", entry.key):
            found[name] = entry.value
            names.phases[name] = text_of(names, f"phases.{name}", entry.value)
    return found


def _flow(done: Compilation, phases: dict[str, Scalar]) -> None:
    names = done.names
    for name in phases:
        text = names.phases[name]
        if name in names.verbs:
            span = names.nouns[name].span or text.whole
            names.findings.add("E0403", span, word=name)
        tree = parse(text.source, "body", text.locate, names.findings)
        if tree is not None:
            done.keep(simple_text(names, text, tree, name))
            done.phases[name] = text.path


def _rules(done: Compilation, reader: Reader, node: Node | None) -> None:
    for name, entry in reader.entries(node).items():
        scalar = reader.text(entry.value)
        if scalar is None or not good_id(done.names, name, entry.key):
            continue
        text = text_of(done.names, f"rules.{name}", scalar)
        tree = parse(scalar.text, "body", text.locate, done.names.findings)
        if tree is not None:
            standing_text(done, text, tree, name, None)


def _ladder(names: Names, reader: Reader, node: Node | None) -> tuple[tuple[str, Expr], ...]:
    rungs: list[tuple[str, Expr]] = []
    entries = reader.entries(node, ("ladder", "source"))
    for name, entry in reader.entries(value_of(entries, "ladder")).items():
        found = _about_seat(names, reader, entry.value, f"outcome.ladder.{name}")
        if found is not None:
            rungs.append((name, found))
    return tuple(rungs)


def _about_seat(names: Names, reader: Reader, node: Node | None, path: str) -> Expr | None:
    scalar = reader.text(node) if node is not None else None
    if scalar is None:
        return None
    return about(names, text_of(names, path, scalar), frozenset((PLAYER,)))


def _phase(names: Names, reader: Reader, node: Node | None) -> str | None:
    """The id of a phase."""
    scalar = reader.text(node) if node is not None else None
    if scalar is None:
        return None
    if scalar.text not in names.phases:
        names.findings.add("E0404", scalar.span, word=scalar.text, nearest=nearest(scalar.text, names.phases))
        return None
    return scalar.text


def _print(names: Names, done: Compilation) -> None:
    """The codes and conditions of rows stand among what they print."""
    holders: tuple[dict[str, Any], ...] = (names.sorts, names.pieces, names.places)
    for holder in holders:
        for name, kind in holder.items():
            rows: tuple[Row, ...] = kind.rows
            if any(row.id in done.printed for row in rows):
                changed = (replace(row, printed={**row.printed, **done.printed.get(row.id, {})}) for row in rows)
                holder[name] = replace(kind, rows=tuple(changed))
