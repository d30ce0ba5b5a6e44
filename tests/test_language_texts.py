"""Laws that hold for texts such as packs hold: spans, format, and no word without weight."""

from __future__ import annotations

import random
import re

import pytest

from engine.language import Start, format_node, format_text, nodes, parse_text
from engine.language import nodes as n

CANONICAL = """\
place 2 in 1..2 docked; destination_token any
place 1 in docked; kill 1 at phobos or outer; move 1..3 of mine from phobos to any zone on mars
place 3 in 1 docked, whole
place 1 in docked; destroy 1 docked
place 2 in 2 docked; launch 1 docked where not full
place 2 in 1..2 docked; either { draw 1 event } or { look 1 facedown discovery }""".splitlines()

TEXTS: tuple[tuple[Start, str], ...] = (
    *(("body", text) for text in CANONICAL),
    ("body", "place 1 in docked; take_back all"),
    ("body", "place 1 in docked; repeat up to 3 { step 1 of mine on mars }"),
    ("body", "if me is leader of [astronaut at phobos] { score 7 }"),
    ("body", "score (min(count mine at memorial, 7))"),
    ("body", "if count [mineral where count point of it at stash >= 2] = 3 { score 6 }"),
    ("body", "after reveal { each present at here { move all of mine at here to 1 zone near here } }"),
    ("body", "before third_production { move 1 mine at supply to held zone }"),
    ("body", "while third_production { yield of [zone near here] + 1 }"),
    ("body", "while third_production { yield of here <= 0; strength at here becomes 1; cost of it at spot - (2) }"),
    ("body", "while p { winners at here becomes if count leaders at here > 1 then leaders at here else seconds at here }"),
    ("body", "each victims as victim {\n  let spot = place of victim\n  kill victim\n  move 1 mine at supply to spot\n}"),
    ("body", "if not card is discovery { keep } else if count free > 0 { move card to any free } else { move card to box }"),
    ("body", "each producing as spot { move (yield of spot) point of ore of spot at bank to spot }"),
    ("body", "each specialist at chosen as card by number, descending { turn card to faceup; set last = owner of card }"),
    ("body", "each player { score (sum worth of it * count point of it at stash among mineral) }"),
    ("body", "each player, sealed { move 1 specialist at hand to chosen }"),
    ("body", "after move astronaut to ship where heading = none as craft { destination_token craft }"),
    ("body", "let best = most score among player; let top = most count point at stash of it among best; win top"),
    ("body", "pay 1 battery, whole; pay 1 item, whole; do cost of space, some; do benefit of it"),
    ("body", "choose 1 [hex within_reach] where not occupied as spot; move rover to spot"),
    ("body", "repeat 0..all { upgrade 1 of mine where level < 3, whole }; repeat until no hex at here { step 1 rover }"),
    ("body", "later at end_of_round for player where score < 3 { draw 1 }; later at dawn { ask next player or me { draw 1 } }"),
    ("body", "may { pay 1 crystal and 2 of ice or water where fresh as bill, whole }; whole { require some ship at dock }"),
    ("body", "either keep { boost (1 + x) { draft 1 } } or develop { travel over 3 hex by rover through [gap at x] }"),
    ("body", "move all ship where destination = none and not a or b from ship_deck to box with 2..3 of at hand"),
    ("selector", "zone on mars where not inner"),
    ("selector", "[zone or docked or launched] where count mine at it > 0"),
    ("selector", "docked not full at [dock where number = count player] or sky"),
    ("selector", "on mars or phobos where it is zone near here"),
    ("expr", "most strength at spot among [present at spot where not it is leaders at spot]"),
    ("expr", "(1 + 2) * 3 - -x / (4 - (5 - 6))"),
    ("expr", "if can benefit of it then 1 else if some ship then nth(2, 1, 3, 6) else least cost of it among ship at dock"),
    ("expr", "(a or b) and not (c and d) and not e = f and (g < h) or no ship near it"),
    ("sample", "1 mine at supply"),
    ("sample", "any [docked or launched] where not full"),
    ("sample", "all of at hand"),
)  # fmt: skip

# How a part of a text is read alone: what stands before and behind it, and the node that it then is.
BODY: Start = "body"


def read(text: str, start: Start = "body") -> nodes.Node:
    tree, findings = parse_text(text, start)
    assert tree is not None, (text, [(item.code, item.span, item.params) for item in findings])
    return tree


def statement(text: str) -> nodes.Node:
    tree = read(text)
    assert isinstance(tree, n.Body)
    (only,) = tree.statements
    return only


def alone(node: nodes.Node, text: str) -> nodes.Node:
    """The node that a part of a text is when it is read for itself."""
    match node:
        case n.Body():
            return read(text[1:-1] if text.startswith("{") else text)
        case n.Modifier() | n.Target():
            whole = text if isinstance(node, n.Modifier) else f"{text} becomes 1"
            standing = statement(f"while x {{ {whole} }}")
            assert isinstance(standing, n.Standing)
            return standing.modifiers[0] if isinstance(node, n.Modifier) else standing.modifiers[0].target
        case n.Branch():
            either = statement(f"either {text} or other {{}}")
            assert isinstance(either, n.Either)
            return either.branches[0]
        case n.Role() | n.Tag() | n.Phrase():
            action = statement(f"v, {text}" if isinstance(node, n.Tag) else f"v {text}")
            assert isinstance(action, n.Action)
            if isinstance(node, n.Tag):
                return action.tags[0]
            part = action.roles[0] if isinstance(node, n.Role) else action.object
            assert part is not None
            return part
        case n.Thing() | n.Head():
            action = statement(f"v {text}")
            assert isinstance(action, n.Action)
            assert action.object is not None
            thing = action.object.things[0]
            head = thing.head if isinstance(node, n.Head) else thing
            assert head is not None
            return head
        case n.Exactly() | n.Between() | n.UpTo() | n.FromOn() | n.All() | n.Any_():
            repeat = statement(f"repeat {text} {{}}")
            assert isinstance(repeat, n.Repeat)
            return repeat.quantity
        case n.Selector():
            return read(text, "selector")
        case n.Noun() | n.Word() | n.Except() | n.Group():
            selector = read(text, "selector")
            assert isinstance(selector, n.Selector)
            noun = selector.head.nouns[0]
            return noun if isinstance(node, n.Noun) else noun.terms[0]
        case n.Call():
            ref = read(text, "expr")
            assert isinstance(ref, n.Ref)
            return ref.noun.terms[0]
        case (
            n.Number()
            | n.Ref()
            | n.Counting()
            | n.Can()
            | n.Among()
            | n.Member()
            | n.Compare()
            | n.Arithmetic()
            | n.Minus()
            | n.Negation()
            | n.AllOf()
            | n.AnyOf()
            | n.Choice()
        ):
            return read(text, "expr")
        case _:
            return statement(text)


def walk(node: nodes.Node) -> list[nodes.Node]:
    return [node, *(below for kid in nodes.children(node) for below in walk(kid))]


@pytest.mark.parametrize(("start", "text"), TEXTS)
@pytest.mark.parametrize("spread", [False, True])
def test_the_span_of_a_node_is_its_own_text(start: Start, text: str, spread: bool) -> None:
    if spread:
        text = re.sub(r"(?<=[^ \n])(?=[\[\](){},+*/])|(?<=[\[\](){},+*/-]) ?| ", "  \t", text) + "  # end"
        text = f" {text}" if start != "body" else f"\n;{text}\n\n"
    tree = read(text, start)
    for node in walk(tree):
        first, end = node.span
        own = text[first:end]
        if own == "":
            assert node == n.Body(())
            continue
        assert own == own.strip(), node
        assert alone(node, own) == node, own
        for field in ("verb", "name", "label", "moment", "role"):
            place = getattr(node, f"{field}_span", (0, 0))
            assert place == (0, 0) or text[place[0] : place[1]] == getattr(node, field)
        for kid in nodes.children(node):
            assert first <= kid.span[0] <= kid.span[1] <= end


@pytest.mark.parametrize("kind", sorted(set(n.AnyNode.__args__), key=lambda kind: kind.__name__))  # type: ignore[attr-defined]
def test_the_texts_hold_every_kind_of_node(kind: type[nodes.Node]) -> None:
    assert any(isinstance(node, kind) for start, text in TEXTS for node in walk(read(text, start)))


@pytest.mark.parametrize(("start", "text"), TEXTS)
def test_format_gives_the_same_tree(start: Start, text: str) -> None:
    tree = read(text, start)
    for width in (20, 60, 110, 1000):
        shown = format_node(tree, 0, width)
        assert read(shown, start) == tree
        assert format_node(read(shown, start), 0, width) == shown
    assert format_text(text, start) == format_node(tree)


@pytest.mark.parametrize("text", CANONICAL)
def test_texts_of_cards_are_canonical(text: str) -> None:
    assert format_text(text) == text
    assert format_node(read(text)) == text


WORD = re.compile(r"\.\.|[!<>]=|\w+|[^\s\w]")


def same(start: Start, text: str, tree: nodes.Node) -> bool:
    """Whether a text says the same as a tree; one with a fault says nothing, but then there is a finding."""
    other, findings = parse_text(text, start)
    assert (other is None) == findings.failed
    return other == tree


@pytest.mark.parametrize(("start", "text"), TEXTS)
def test_no_word_is_without_weight(start: Start, text: str) -> None:
    """A word left out or said twice is a fault or gives another tree."""
    tree = read(text, start)
    for hit in WORD.finditer(text):
        if hit[0] in ";()":
            continue  # an end of a statement may be said twice, and (2) is 2
        without = f"{text[: hit.start()]} {text[hit.end() :]}"
        twice = f"{text[: hit.start()]}{hit[0]} {hit[0]}{text[hit.end() :]}"
        assert not same(start, without, tree), without
        assert not same(start, twice, tree), twice


@pytest.mark.parametrize(("start", "text"), TEXTS)
def test_words_in_another_order(start: Start, text: str) -> None:
    """Any mixture of the words is read as something, or has a finding with a place inside the text."""
    words = WORD.findall(text.replace("\n", " ; "))
    order = random.Random(text)
    for _ in range(40):
        mixed = list(words)
        for _ in range(order.randint(1, 3)):
            one, other = order.randrange(len(mixed)), order.randrange(len(mixed))
            mixed[one], mixed[other] = mixed[other], mixed[one]
        changed = " ".join(mixed)
        tree, findings = parse_text(changed, start)
        assert (tree is None) == findings.failed
        for item in findings:
            assert item.span is not None
            assert 0 <= item.span.start <= item.span.end <= len(changed)
        if tree is not None:
            assert read(format_node(tree), start) == tree
