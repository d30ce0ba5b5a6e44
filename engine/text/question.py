"""Questions: what a seat is asked, and what its options are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.play import Program
from engine.play.feasible import ENDLESS
from engine.text.naming import called, keyed, message_id, seated, titled, traits
from engine.text.payments import bundle
from engine.text.summary import known
from engine.text.words import Words


def prompt(
    words: Words,
    kind: str,
    about: str,
    seat: str,
    piece: str | None = None,
    *,
    card: str | None = None,
    place: str | None = None,
    item: str | None = None,
    choice: str = "",
    says: str = "",
    number: int = 1,
    least: int = 1,
    most: int = 1,
    numbers: Mapping[str, int] | None = None,
) -> str:
    """The question of a decision: the pack's own for this text (``prompt-<about>-<kind>``), else the engine's.

    ``piece``   what the question is about, in words
    ``card``    the id of the card whose text asks; ``place`` where that piece lies; ``item`` what the verb is done for
    ``choice``  the kind of what may be chosen, where it is one; ``says`` what a text says that would run
    ``number``  the how-manieth choice it is, of ``most``, or at least ``least``
    ``numbers``  those that have a name in the text that asks
    """
    title = titled(words, about)
    source = title if card is None else called(words, card, by=seat)
    params: dict[str, str | int] = {"seat": seated(words, seat), "about": title, "what": piece or "", "card": source}
    for role, thing in (("place", place), ("item", item)):
        params.update({role: "", f"{role}-id": "", f"{role}-kind": "", f"{role}-place": "", f"{role}-place-id": ""})
        if thing is not None:
            params.update({**known(words, role, thing), role: called(words, thing, by=seat)})
    params.update(choice=choice, says=says)
    params.update(number=number, least=least, most=0 if most >= ENDLESS else most)
    own = message_id("prompt", f"{about}-{kind}")
    if words.has(own):
        return words.say(own, **{message_id("", name)[1:]: figure for name, figure in (numbers or {}).items()} | params)
    if source != title:
        params["about"] = words.say("prompt-about", card=source, about=title)
    general = f"prompt-{kind}"
    if piece is not None and words.has(f"{general}-piece"):
        general += "-piece"
    elif says and words.has(f"{general}-says"):
        general += "-says"
    text = words.say(general if words.has(general) else "prompt-choose", **params)
    return (
        words.say("prompt-counted", prompt=text, number=number, least=least, most=most) if 1 < most < ENDLESS else text
    )


def choice(words: Words, program: Program, values: Sequence[object]) -> str:
    """The kind of what may be chosen, or the union that it belongs to; empty where that is nothing, or several."""
    of = program.universe.kind
    kinds = {of[value] for value in values if isinstance(value, int) and value >= 0}
    kinds = {words.things.unions.get(kind) or kind for kind in kinds}
    return kinds.pop() if len(kinds) == 1 else ""


def labels(
    words: Words, program: Program, seat: str, options: Sequence[str], values: Sequence[object], about: str = ""
) -> list[str]:
    """What each option is called for a seat; all that is told of it stands in its id, which the person may read.

    ``about``  the text that asks, which may have its own words for its branches (``choice-<about>-<branch>``)
    """
    return [_label(words, program, seat, option, value, about) for option, value in zip(options, values, strict=True)]


def piece_label(words: Words, program: Program, seat: str, piece: str, value: int) -> str:
    """What a question is about, for a seat: alike pieces by their kind, others by the id that the person may read."""
    universe = program.universe
    if value >= universe.h0:
        key = universe.heap_key[value]
        return keyed(words, universe.kind[value], universe.names[key] if key >= 0 else None, 1, by=seat)
    return called(words, piece, by=seat)


def _label(words: Words, program: Program, seat: str, option: str, value: object, about: str) -> str:
    if isinstance(value, str):  # a branch
        own = message_id("choice", f"{about}-{option}")
        return words.say(own) if words.has(own) else titled(words, option)
    if isinstance(value, (tuple, list)):  # a payment
        return bundle(words, option.split("#")[0])
    if isinstance(value, int) and value >= program.universe.h0:
        return _heap(words, program, seat, option, value)
    return optional(words, option, seat)


def optional(words: Words, option: str, seat: str) -> str:
    """A thing to choose: the pack may say more of it there than its name (``choice-<kind>``, with what it holds)."""
    name = called(words, option, by=seat)
    message = message_id("choice", words.things.kind(option))
    if not words.has(message):
        return name
    values = {**_held(words, option, seat), "place": "", "place-id": "", **traits(words, option), "thing": name}
    if values["place-id"]:
        values["place"] = called(words, str(values["place-id"]), by=seat)
    return words.say(message, **values)


def _held(words: Words, option: str, seat: str) -> dict[str, str | int]:
    """How many pieces with identity of each kind a seat sees at a thing, and which."""
    found: dict[str, list[str]] = {kind: [] for kind in words.things.kinds}
    place = option.split("#")[0]
    for piece, facts in words.facts.items():
        if facts.get("place") == place:
            kind = words.things.kind(piece)
            for name in {kind, words.things.unions.get(kind, kind)}:
                found[name].append(called(words, piece, by=seat))
    values: dict[str, str | int] = {}
    for kind, pieces in found.items():
        name = message_id("", kind).lstrip("-")
        values.update({name: len(pieces), f"{name}-names": words.join(pieces)})
    return values


def _heap(words: Words, program: Program, seat: str, option: str, heap: int) -> str:
    """Alike pieces at a place: the id is the place, the key if there is one, and perhaps the kind."""
    universe = program.universe
    kind, key = universe.kind[heap], universe.heap_key[heap]
    key_id = universe.names[key] if key >= 0 else None
    place = option.split("#")[0].removesuffix(f".{kind}")
    if key_id is not None:
        place = place.removesuffix(f".{key_id}")
    what, where = keyed(words, kind, key_id, 1), called(words, place, by=seat)
    message = message_id("choice", kind)
    if not words.has(message):
        return words.say("option-heap", what=what, place=where)
    key_name = called(words, key_id) if key_id is not None else ""
    return words.say(message, **{**known(words, "place", place), "thing": what, "key": key_name, "place": where})
