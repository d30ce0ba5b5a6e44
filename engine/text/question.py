"""Questions: what a seat is asked, and what its options are called."""

from __future__ import annotations

from collections.abc import Sequence

from engine.play import Program
from engine.text.log import bundle
from engine.text.naming import called, keyed, message_id, titled
from engine.text.words import Words


def prompt(words: Words, kind: str, about: str, seat: str, piece: str | None = None) -> str:
    """The question of a decision: the pack's own for this text (``prompt-<about>-<kind>``), else the engine's.

    ``piece`` is what the question is about, in words.
    """
    own = message_id("prompt", f"{about}-{kind}")
    params = {"seat": called(words, seat), "about": titled(words, about), "what": piece or ""}
    if words.has(own):
        return words.say(own, **params)
    general = f"prompt-{kind}"
    if piece is not None and words.has(f"{general}-piece"):
        general += "-piece"
    return words.say(general if words.has(general) else "prompt-choose", **params)


def labels(words: Words, program: Program, seat: str, options: Sequence[str], values: Sequence[object]) -> list[str]:
    """What each option is called for a seat; all that is told of it stands in its id, which the person may read."""
    return [_label(words, program, seat, option, value) for option, value in zip(options, values, strict=True)]


def piece_label(words: Words, program: Program, seat: str, piece: str, value: int) -> str:
    """What a question is about, for a seat: alike pieces by their kind, others by the id that the person may read."""
    universe = program.universe
    if value >= universe.h0:
        key = universe.heap_key[value]
        return keyed(words, universe.kind[value], universe.names[key] if key >= 0 else None, 1)
    return called(words, piece, by=seat)


def _label(words: Words, program: Program, seat: str, option: str, value: object) -> str:
    if isinstance(value, str):  # a branch
        return titled(words, option)
    if isinstance(value, (tuple, list)):  # a payment
        return bundle(words, option.split("#")[0])
    if isinstance(value, int) and value >= program.universe.h0:
        return _heap(words, program, seat, option, value)
    return called(words, option, by=seat)


def _heap(words: Words, program: Program, seat: str, option: str, heap: int) -> str:
    """Alike pieces at a place: the id is the place, the key if there is one, and perhaps the kind."""
    universe = program.universe
    kind, key = universe.kind[heap], universe.heap_key[heap]
    key_id = universe.names[key] if key >= 0 else None
    place = option.split("#")[0].removesuffix(f".{kind}")
    if key_id is not None:
        place = place.removesuffix(f".{key_id}")
    return words.say("option-heap", what=keyed(words, kind, key_id, 1), place=called(words, place, by=seat))
