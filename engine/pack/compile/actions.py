"""Actions: the engine's verbs, the pack's verbs, phases."""

from __future__ import annotations

from dataclasses import replace

from engine.diagnostics import Note, nearest
from engine.language import nodes as n
from engine.ruleset.definitions import Expr

from . import calls, expressions, phrases, sets
from .drafts import put
from .names import ADJECTIVES, KERNEL_VERBS, Sample
from .phrases import Wanted
from .specs import emit
from .texts import At, Scope
from .types import PLAYER, Type, Wrong
from .writers import PLAIN, Handed, Mode, Writer, declare, events

# The roles of each verb of the engine; the object is no role.
KERNEL_ROLES: dict[str, tuple[str, ...]] = {
    "move": ("from", "to"), "choose": (), "turn": ("to",), "look": (), "shuffle": (), "perform": (), "pay": (),
    "score": (), "win": (),
}  # fmt: skip
_KERNEL_TAGS: dict[str, tuple[str, ...]] = {
    "move": ("whole", "random"), "choose": ("whole", "random"), "turn": ("random",), "look": ("random",),
    "shuffle": (), "perform": ("random",), "pay": (), "score": (), "win": (),
}  # fmt: skip
_CHANGES_NOTHING = ("choose", "pay")


def action(writer: Writer, scope: Scope, node: n.Action, mode: Mode) -> bool:
    """A verb and its phrases. Says whether it can fail where it is strict."""
    work, names = writer.work, writer.work.names
    verb = node.verb
    if verb in names.verbs:
        fails = calls.call(writer, scope, node, names.verbs[verb], mode)
    elif verb in names.phases:
        _phase(writer, node)
        fails = False
    elif verb in KERNEL_VERBS:
        fails = _kernel(writer, scope, node, mode)
    else:
        work.fail("E0405", node.verb_span, word=verb, nearest=names.near_verb(verb))
    if verb not in _CHANGES_NOTHING:
        events(writer, node)
    return fails


def _phase(writer: Writer, node: n.Action) -> None:
    extra: n.Node | None = node.object or next(iter(node.roles), None) or next(iter(node.tags), None) or node.block
    if extra is not None:
        writer.work.fail("E0546", extra, word=node.verb)
    if writer.sealed:
        writer.work.fail("E0607", node)
    writer.emit(("phase", node.verb), node)


# ---- the engine's verbs


def _kernel(writer: Writer, scope: Scope, node: n.Action, mode: Mode) -> bool:
    work = writer.work
    if node.block is not None:
        work.fail("E0519", node.block, word=node.verb, block="refused")
    tags = read_tags(writer, node, _KERNEL_TAGS[node.verb])
    roles = read_roles(writer, node, KERNEL_ROLES[node.verb])
    if writer.sealed and node.verb in ("turn", "shuffle", "perform", "score", "win", "pay"):
        work.fail("E0607", node)
    match node.verb:
        case "move":
            return _move(writer, scope, node, roles, tags, mode)
        case "choose":
            return _choose(writer, scope, node, tags, mode)
        case "pay":
            return _pay(writer, scope, node, mode)
        case "turn":
            _turn(writer, scope, node, roles, tags)
        case "look" | "perform":
            _on_pieces(writer, scope, node, tags)
        case "shuffle":
            spec = phrases.given(work, scope, _object(writer, node), Sample(work.names.place_kinds))
            writer.emit(("shuffle", put(emit(work.names, spec))), node)
        case "score":
            writer.emit(("score", put(phrases.amount(work, scope, _object(writer, node)))), node)
        case _:
            spec = phrases.given(work, scope, _object(writer, node), Sample(frozenset((PLAYER,))))
            writer.emit(("win", put(emit(work.names, spec))), node)
    if node.verb != "score":
        no_name(writer, node.object)
    return False


def _object(writer: Writer, node: n.Action) -> n.Phrase:
    if node.object is None:
        writer.work.fail("E0517", node.verb_span, word=node.verb, role="object")
    return node.object


def no_name(writer: Writer, phrase: n.Phrase | None) -> None:
    if phrase is not None and phrase.name is not None:
        writer.work.fail("E0528", phrase.name_span, word=phrase.name)


def read_tags(writer: Writer, node: n.Action, known: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    for tag in node.tags:
        if tag.name not in known:
            writer.work.fail("E0518", tag, word=tag.name, verb=node.verb, nearest=nearest(tag.name, known))
        if tag.name in found:
            writer.work.fail("E0620", tag, word=tag.name)
        found.add(tag.name)
    return found


def read_roles(writer: Writer, node: n.Action, known: tuple[str, ...]) -> dict[str, n.Role]:
    found: dict[str, n.Role] = {}
    for role in node.roles:
        if role.role not in known:
            writer.work.fail("E0516", role.role_span, verb=node.verb, role=role.role, known=", ".join(known) or "none")
        if role.role in found:
            notes = [Note("note-other-place", writer.work.text.span(found[role.role].role_span))]
            writer.work.fail("E0541", role.role_span, role=role.role, notes=notes)
        found[role.role] = role
    return found


def piece_sample(writer: Writer, quantity: n.Quantity) -> Sample:
    """What the engine's verbs say of pieces: so many of any kind."""
    kinds = writer.work.names.bases("piece")
    return Sample(kinds, quantity, n.Head((n.Noun((n.Word("piece"),)),)))


def _way(tags: set[str], mode: Mode) -> tuple[str, ...]:
    way = "whole" if "whole" in tags else "strict" if mode.strict else "plain"
    return (way, "random") if "random" in tags else (way,)


def use(writer: Writer, scope: Scope, wanted: Wanted, at: At) -> Wanted:
    """Note that a wish is used: once on each path, and not in a block that runs apart or again."""
    local = wanted.passed
    if local is None:
        return wanted
    local.used = True
    if local.name in writer.used:
        notes = [Note("note-other-place", writer.work.text.span(writer.used[local.name]))]
        writer.work.fault("E0608", at, word=local.name, notes=notes)
    if len(scope.barriers) > local.level:
        writer.work.fault("E0609", at, word=local.name, reason=scope.barriers[local.level])
    writer.used[local.name] = at
    return wanted


def _move(writer: Writer, scope: Scope, node: n.Action, roles: dict[str, n.Role], tags: set[str], mode: Mode) -> bool:
    work, names = writer.work, writer.work.names
    thing = phrases.wish(work, scope, _object(writer, node), piece_sample(writer, n.Exactly(n.Number(1))))
    thing = use(writer, scope, thing, _object(writer, node))
    piece_slot = name_of(writer, scope, node.object, Type("one", thing.kinds))
    source: Expr | None = None
    if "from" in roles:
        places = phrases.given(work, scope, roles["from"].phrase, Sample(names.place_kinds))
        no_name(writer, roles["from"].phrase)
        _can_lie(writer, thing.kinds, places.kinds, roles["from"].phrase, every=False)
        source = emit(names, places)
    if "to" not in roles:
        work.fail("E0517", node.verb_span, word="move", role="to")
    to = roles["to"].phrase
    target = phrases.wish(work, scope, to, Sample(names.place_kinds, n.Any_()))
    target = use(writer, scope, target, to)
    _can_lie(writer, thing.kinds, target.kinds, to, every=target.arity == "many" or _is_kinds(target))
    if thing.high is not None and target.low is not None and 0 <= thing.high < target.low:
        work.fault("E0604", to, places=target.low, pieces=thing.high)
    if writer.sealed:
        _hidden(writer, target, to)
    place_slot = name_of(writer, scope, to, Type("one", target.kinds))
    way = _way(tags, mode)
    writer.emit(
        ("move", put(thing.expr), None if source is None else put(source), put(target.expr), piece_slot, place_slot,
         way, writer.slot(2)),
        node,
    )  # fmt: skip
    return mode.strict and thing.low != 0


def name_of(writer: Writer, scope: Scope, phrase: n.Phrase | None, type_: Type) -> int | None:
    """The slot for the name that a phrase gives, if it gives one."""
    if phrase is None or phrase.name is None:
        return None
    return declare(writer, scope, phrase.name, phrase.name_span, type_, "as")


def _is_kinds(target: Wanted) -> bool:
    """Whether a target names kinds of places, and not one thing whose kind is not told."""
    return target.spec is not None and target.spec.arity != "one"


def _can_lie(writer: Writer, kinds: frozenset[str], places: frozenset[str], at: At, *, every: bool) -> None:
    """Whether these kinds may lie in these places: in every kind of place that is named, or in one of them."""
    names = writer.work.names
    bad = [place for place in names.ordered(places) if not kinds & set(names.holds.get(place, ()))]
    if bad and (every or len(bad) == len(places)):
        writer.work.fail("E0515", at, kinds=sets.kind_list(writer.work, kinds), places=", ".join(bad[:5]))


def _hidden(writer: Writer, target: Wanted, at: At) -> None:
    """A sealed choice goes only where nobody else sees it: to one's own hidden places, or a face-down stack."""
    names = writer.work.names
    places = handed(writer, target.expr, target.kinds)
    expr = places.members
    own = expr is not None and expr[0] == "one" and expr[1][0] == "own" and expr[1][2] == ("me",)
    for kind in names.ordered(places.kinds):
        place = names.places.get(kind)
        if (
            place is None
            or place.shown not in ("owner", "nobody")
            or not (own or (place.stack and place.shown == "nobody"))
        ):
            writer.work.fail("E0607", at)


def handed(writer: Writer, expr: Expr, kinds: frozenset[str]) -> Handed:
    """What a wish or a set stands for, also where it is a parameter of the verb."""
    if expr[0] == "wish":
        expr = expr[4]
    if expr[0] == "one" and expr[1][0] == "slot":
        expr = expr[1]
    if expr[0] in ("passed", "slot"):
        known = writer.handed.get(expr[1])
        return Handed(kinds, None) if known is None else Handed(kinds & known.kinds, known.members)
    return Handed(kinds, expr)


def _choose(writer: Writer, scope: Scope, node: n.Action, tags: set[str], mode: Mode) -> bool:
    work = writer.work
    phrase = _object(writer, node)
    if phrase.name is None:
        work.fail("E0616", node)
    sample = Sample(work.names.all_kinds, n.Exactly(n.Number(1)))
    wanted = use(writer, scope, phrases.wish(work, scope, phrase, sample), phrase)
    many = wanted.arity != "one"
    slot = name_of(writer, scope, phrase, Type("many" if wanted.arity == "many" else wanted.arity, wanted.kinds))
    writer.emit(("choose", put(wanted.expr), slot, many, _way(tags, mode), writer.slot(2)), node)
    return mode.strict and wanted.low != 0


def choose_set(
    writer: Writer, scope: Scope, phrase: n.Phrase, sample: Sample, mode: Mode, at: At, *, random: bool = False
) -> tuple[int, frozenset[str]]:
    """Choose first: the slot that then holds the set, and its kinds."""
    wanted = use(writer, scope, phrases.wish(writer.work, scope, replace(phrase, name=None), sample), phrase)
    slot = writer.slot()
    way = ("strict" if mode.strict else "plain", *(("random",) if random else ()))
    writer.emit(("choose", put(wanted.expr), slot, True, way, writer.slot(2)), at)
    return slot, wanted.kinds


def _pay(writer: Writer, scope: Scope, node: n.Action, mode: Mode) -> bool:
    work = writer.work
    if not mode.strict:
        if not writer.work.text.path.count("#") and writer.text and not scope.barriers:
            _loose_cost(writer, node)
        else:
            work.fail("E0606", node, word="pay")
    phrase = _object(writer, node)
    if phrase.where is not None or phrase.name is not None:
        work.fail("E0547", phrase.where or phrase.name_span)
    units: list[tuple[Expr, tuple[str, ...]]] = []
    for thing in phrase.things:
        phrases.check_partitive(work, scope, thing)
        match thing:
            case n.Thing(quantity=n.Exactly(amount=amount), head=n.Head(place_word=None) as head):
                if amount == n.Number(0):
                    work.fail("E0603", thing)
                units.append((expressions.number(work, scope, amount), _currencies(writer, scope, head)))
            case _:
                work.fail("E0547", thing)
    writer.emit(("pay", tuple((put(amount), names) for amount, names in units), writer.slot(2)), node)
    return True


def _loose_cost(writer: Writer, node: n.Action) -> None:
    """A stored effect may be a cost, if it is only ever run where it can be refused; that is known at the end."""
    work = writer.work
    path = work.text.path.rpartition(".")[2]
    if work.text.this is None or path not in work.names.attributes:
        work.fail("E0606", node, word="pay")
    work.names.loose_costs.setdefault(path, []).append(work.text.span(node))


def _currencies(writer: Writer, scope: Scope, head: n.Head) -> tuple[str, ...]:
    """The currencies that a unit may be paid in."""
    found: list[str] = []
    for noun in head.nouns:
        for name in _currency(writer, scope, noun):
            if name in found:
                writer.work.fail("E0505", noun, word=name)
            found.append(name)
    return tuple(found)


def _currency(writer: Writer, scope: Scope, noun: n.Noun) -> list[str]:
    """A currency by its name; of a set of kinds all its currencies."""
    work, payments = writer.work, writer.work.names.payments
    match noun:
        case n.Noun(terms=(n.Word(name=name),), of=None) if name in payments:
            return [name]
    spec = sets.said(work, sets.noun_spec(work, scope, noun, None)[0], noun)
    if not spec.plain:
        work.fail("E0547", noun)
    found = [name for name in payments if work.names.bases(name) <= spec.kinds]
    left = spec.kinds - frozenset[str]().union(*(work.names.bases(name) for name in found))
    if left & work.names.broken:
        raise Wrong
    if left:
        name = sets.kind_list(work, left)
        work.fail("E0535", noun, word=name, nearest=nearest(name, payments))
    return found


def _turn(writer: Writer, scope: Scope, node: n.Action, roles: dict[str, n.Role], tags: set[str]) -> None:
    work = writer.work
    sample = replace(piece_sample(writer, n.All()), kinds=work.names.identities)
    if "to" not in roles:
        work.fail("E0517", node.verb_span, word="turn", role="to")
    face = _face(roles["to"].phrase)
    if face is None:
        word = work.text.source[slice(*roles["to"].phrase.span)]
        work.fail("E0548", roles["to"].phrase, nearest=nearest(word, ADJECTIVES))
    wanted = _wanted(writer, scope, node.object or _all_of(sample), sample, tags, node)
    writer.emit(("turn", put(wanted.expr), face, writer.slot(2)), node)


def _face(phrase: n.Phrase) -> str | None:
    match phrase:
        case n.Phrase(
            things=(
                n.Thing(
                    quantity=None, head=n.Head(nouns=(n.Noun(terms=(n.Word(name=name),), of=None),), place_word=None)
                ),
            ),
            where=None,
            name=None,
        ):
            return {"faceup": "up", "facedown": "down"}.get(name)
        case _:
            return None


def _all_of(sample: Sample) -> n.Phrase:
    return n.Phrase((n.Thing(sample.quantity, sample.head),))


def _wanted(writer: Writer, scope: Scope, phrase: n.Phrase, sample: Sample, tags: set[str], at: At) -> Wanted:
    """A wish; where chance decides it is met first."""
    if "random" in tags:
        slot, kinds = choose_set(writer, scope, phrase, sample, PLAIN, at, random=True)
        return Wanted(("wish", ("num", 0), None, "all", ("slot", slot)), kinds, "many", None)
    return use(writer, scope, phrases.wish(writer.work, scope, phrase, sample), phrase)


def _on_pieces(writer: Writer, scope: Scope, node: n.Action, tags: set[str]) -> None:
    """``look`` and ``perform``."""
    work, names = writer.work, writer.work.names
    sample = replace(piece_sample(writer, n.Exactly(n.Number(1))), kinds=names.identities)
    phrase = _object(writer, node)
    wanted = _wanted(writer, scope, phrase, sample, tags, node)
    if node.verb == "perform":
        known = names.attributes.get("effect", {})
        if not any(kind in known and known[kind].type == "effect" for kind in wanted.kinds):
            work.fail("E0549", phrase, kinds=sets.kind_list(work, wanted.kinds))
        names.loose_runs.setdefault("effect", work.text.span(node))
    writer.emit((node.verb, put(wanted.expr), writer.slot(2)), node)
