"""What a scenario says of one place: pieces by name, in order, and how many alike ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.diagnostics import Span
from engine.pack.tree import Mapping, Node, Sequence
from engine.play.moving import is_stack
from engine.scenario.naming import Naming
from engine.scenario.nodes import Word, entries, number, word, words


@dataclass(frozen=True, slots=True)
class Named:
    """A piece by its name: the ones it may mean, and its face where that is said (1 up, 0 down)."""

    name: Word
    options: tuple[int, ...]
    face: int | None = None


@dataclass(slots=True)
class Part:
    """What is said of some kinds of pieces in a place.

    ``names``   the pieces, in order; nothing where only a number is said
    ``number``  how many pieces with identity
    ``heaps``   for alike pieces the heap, how many, and where that is said
    """

    kinds: tuple[str, ...]
    span: Span
    names: list[Named] | None = None
    number: int | None = None
    heaps: list[tuple[int, int, Span]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Contents:
    """What is said of a place. ``whole``: it is a list of all the pieces there, of whatever kind."""

    place: int
    name: Word
    parts: tuple[Part, ...]
    whole: bool = False


def read_places(naming: Naming, node: Node | None) -> Iterator[Contents]:
    """All that ``places:`` says, as far as it can be understood."""
    for name, said in entries(node):
        place = naming.place(name)
        if place is not None:
            yield _contents(naming, name, place, said)


def _contents(naming: Naming, name: Word, place: int, said: Node) -> Contents:
    u = naming.u
    if not isinstance(said, Mapping):
        kinds = tuple(kind for kind in u.held_kinds[u.kind[place]] if kind in u.ruleset.pieces)
        names = words(said) if not (isinstance(said, Sequence) and not said.items) else []
        part = Part(kinds, said.span, _named(naming, place, kinds, ((each, None) for each in names)))
        return Contents(place, name, (part,), whole=True)
    parts = []
    for kind, amount in entries(said):
        kinds_said = naming.kinds(kind, place)
        if kinds_said is None:
            continue
        if kinds_said[0] in u.ruleset.alike:
            part = Part(kinds_said, kind.span, heaps=list(_heaps(naming, place, kind, amount)))
        else:
            part = _pieces(naming, place, kinds_said, kind, amount)
        parts.append(part)
    return Contents(place, name, tuple(parts))


def _heaps(naming: Naming, place: int, kind: Word, amount: Node) -> Iterator[tuple[int, int, Span]]:
    u = naming.u
    heaps = u.heap_of[kind.text][place]
    if isinstance(amount, Mapping):
        if u.ruleset.alike[kind.text].by is None:
            naming.findings.add("E0805", amount.span, kind=kind.text)
            return
        for name, value in entries(amount):
            key = naming.key(kind.text, name)
            count = number(value)
            if key is not None and count is not None:
                yield heaps[key], count, value.span
        return
    count = number(amount)
    if count is None:
        naming.findings.add("E0805", amount.span, kind=kind.text)
    elif len(heaps) != 1:
        owner = u.owner[place]
        if u.ruleset.alike[kind.text].by == "owner" and owner >= 0:
            yield heaps[owner], count, amount.span
        else:
            keys = ", ".join(u.names[key] for key in heaps)
            naming.findings.add("E0803", amount.span, kind=kind.text, known=keys)
    else:
        yield next(iter(heaps.values())), count, amount.span


def _pieces(naming: Naming, place: int, kinds: tuple[str, ...], kind: Word, amount: Node) -> Part:
    count = number(amount)
    if count is not None:
        return Part(kinds, kind.span, number=count)
    if isinstance(amount, Mapping):
        said = [(name, int(word(face).text == "up")) for name, face in entries(amount)]
        return Part(kinds, kind.span, _named(naming, place, kinds, said))
    names = [] if isinstance(amount, Sequence) and not amount.items else words(amount)
    return Part(kinds, kind.span, _named(naming, place, kinds, ((each, None) for each in names)))


def _named(naming: Naming, place: int, kinds: tuple[str, ...], said: Iterable[tuple[Word, int | None]]) -> list[Named]:
    out = []
    for name, face in said:
        found = naming.pieces(name, kinds, naming.u.owner[place])
        if found:
            out.append(Named(name, tuple(found), face))
    return out


def lying(naming: Naming, held: list[list[int]], contents: Contents, part: Part) -> list[int]:
    """The pieces of a part's kinds that lie in the place, of a stack the top first."""
    u = naming.u
    found = [x for x in held[contents.place - u.p0] if u.kind[x] in part.kinds]
    return found[::-1] if is_stack(naming.program, contents.place) else found
