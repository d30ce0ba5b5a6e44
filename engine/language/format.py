"""Tree to canonical text: the mirror of the grammar, one branch a kind of node.

A text stands on one line, its statements parted by ``; ``, where it fits and no block in it holds several statements;
else each statement has a line, and each block is indented by two blanks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import assert_never, cast

from . import nodes as n
from .comments import Comment, Comments, find_comments
from .parse import Start, parse_text

WIDTH = 110

_STEP = "  "


def format_node(node: n.Node, indent: int = 0, width: int = WIDTH) -> str:
    """The canonical text of a tree; the first line is not indented.

    ``indent``  how many steps (of two blanks) the further lines are indented.
    ``width``   the longest line, indentation included, that is not broken where it can be.

    >>> from engine.language.parse import parse_text
    >>> tree, _ = parse_text("put  (2) in 0..2 row;")
    >>> format_node(tree)
    'put 2 in up to 2 row'
    """
    item = cast(n.AnyNode, node)
    if isinstance(item, n.Body):
        line = "; ".join(map(_flat, item.statements))
        if not any(map(_has_long_block, item.statements)) and len(line) + indent * len(_STEP) <= width:
            return line
        items: Sequence[n.AnyNode] = item.statements
    else:
        items = (item,)
    return _Layout(Comments(()), width).lines(items, indent).lstrip(" ")


def format_line(node: n.Body | n.Expression) -> str:
    """The canonical text of a tree on one line, however long.

    >>> tree, _ = parse_text("each player {draw 1\nscore 2}")
    >>> format_line(tree)
    'each player { draw 1; score 2 }'
    """
    items = node.statements if isinstance(node, n.Body) else (cast(n.AnyNode, node),)
    return "; ".join(map(_flat, items))


def format_text(text: str, start: Start = "body", width: int = WIDTH) -> str:
    """A text in its canonical form; its comments stay, and then each statement has a line of its own.

    A text with faults comes back as it is.

    >>> format_text("draw  1 ;  score 2  # both")
    'draw 1\\nscore 2  # both'
    """
    tree, _ = parse_text(text, start)
    if tree is None:
        return text
    comments = find_comments(text)
    if not comments:
        return format_node(tree, 0, width)
    items = tree.statements if isinstance(tree, n.Body) else (cast(n.AnyNode, tree),)
    return _Layout(Comments(comments), width).lines(items, 0)


# ---- several lines ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Block:
    """What stands between braces, and where it ends in the text it was read from."""

    items: tuple[n.Statement | n.Modifier, ...]
    end: int


class _Layout:
    """Writes items on lines of their own, and comments where they belong."""

    def __init__(self, comments: Comments, width: int) -> None:
        self._comments = comments
        self._width = width
        self._lines: list[str] = []

    def lines(self, items: Iterable[n.AnyNode], indent: int) -> str:
        self._items(items, indent)
        self._comment_lines(self._comments.rest(), indent)
        return "\n".join(self._lines)

    def _items(self, items: Iterable[n.AnyNode], indent: int) -> None:
        for item in items:
            self._comment_lines(self._comments.before(item.span[0]), indent)
            self._item(item, indent)
            trailing = self._comments.behind(item.span[1])
            if trailing is not None:
                self._lines[-1] += f"  {trailing.text}"

    def _item(self, item: n.AnyNode, indent: int) -> None:
        line = _STEP * indent + _flat(item)
        parts = _parts(item)
        broken = self._comments.any_before(item.span[1]) or _has_long_block(item) or len(line) > self._width
        if broken and any(isinstance(part, _Block) for part in parts):
            self._broken(parts, indent)
        else:
            self._comment_lines(self._comments.before(item.span[1]), indent)
            self._lines.append(line)

    def _broken(self, parts: Iterable[str | _Block], indent: int) -> None:
        line = _STEP * indent
        for part in parts:
            if isinstance(part, str):
                line += part + " "
            elif not part.items and not self._comments.any_before(part.end):
                line += "{} "
            else:
                first = part.items[0].span[0] if part.items else part.end
                trailing = self._comments.at_opening(first)
                self._lines.append(line + "{" + (f"  {trailing.text}" if trailing else ""))
                self._items(part.items, indent + 1)
                self._comment_lines(self._comments.before(part.end), indent + 1)
                line = _STEP * indent + "} "
        self._lines.append(line.rstrip())

    def _comment_lines(self, comments: Iterable[Comment], indent: int) -> None:
        self._lines += [_STEP * indent + comment.text for comment in comments]


def _has_long_block(item: n.AnyNode) -> bool:
    """Whether a block in it, at any depth, holds several statements."""
    blocks = [part.items for part in _parts(item) if isinstance(part, _Block)]
    return any(len(items) > 1 or any(map(_has_long_block, items)) for items in blocks)


# ---- statements -------------------------------------------------------------------------------------------------


def _parts(item: n.AnyNode) -> list[str | _Block]:
    """A statement as words and blocks in turn; anything else as words."""
    match item:
        case n.Action():
            head = _words(item.verb, item.object, *item.roles) + _tags(item.tags)
            return [head] if item.block is None else [head, _block(item.block)]
        case n.If():
            parts: list[str | _Block] = [f"if {_flat(item.condition)}", _block(item.then)]
            match item.otherwise:
                case None:
                    pass
                case n.Body():
                    parts += ["else", _block(item.otherwise)]
                case n.If():
                    parts += ["else", *_parts(item.otherwise)]
                case _:
                    assert_never(item.otherwise)
            return parts
        case n.Either():
            parts = ["either"]
            for place, branch in enumerate(item.branches):
                parts += ["or"] if place else []
                parts += _parts(branch)
            return parts
        case n.Branch():
            return [*([] if item.label is None else [item.label]), _block(item.body)]
        case n.May():
            return ["may", _block(item.body)]
        case n.Whole():
            return ["whole", _block(item.body)]
        case n.Each():
            head = f"each {_flat(item.phrase)}"
            if item.by is not None:
                head += f" by {_flat(item.by)}"
            return [head + _tags(item.tags), _block(item.body)]
        case n.Repeat():
            return [f"repeat {_flat(item.quantity)}", _block(item.body)]
        case n.RepeatUntil():
            return [f"repeat until {_flat(item.condition)}", _block(item.body)]
        case n.Ask():
            return [f"ask {_flat(item.who)}", _block(item.body)]
        case n.Later():
            who = "" if item.who is None else f" for {_flat(item.who)}"
            return [f"later at {item.moment}{who}", _block(item.body)]
        case n.Trigger():
            return [_words(item.when, item.verb, item.object, *item.roles), _block(item.body)]
        case n.Standing():
            return [f"while {_flat(item.condition)}", _Block(item.modifiers, item.span[1])]
        case n.Body():
            return [_block(item)]
        case _:
            return [_flat(item)]


def _block(body: n.Body) -> _Block:
    return _Block(body.statements, body.span[1])


def _flat_parts(parts: Iterable[str | _Block]) -> str:
    return " ".join(part if isinstance(part, str) else _flat_block(part) for part in parts)


def _flat_block(block: _Block) -> str:
    return "{ " + "; ".join(map(_flat, block.items)) + " }" if block.items else "{}"


# ---- one line ---------------------------------------------------------------------------------------------------


def _flat(node: n.AnyNode) -> str:
    """A node on one line."""
    match node:
        # statements
        case n.Let():
            return f"let {node.name} = {_flat(node.value)}"
        case n.Assign():
            return f"set {_flat(node.target)} = {_flat(node.value)}"
        case n.Require():
            return f"require {_flat(node.condition)}"
        case n.Run():
            return f"do {_flat(node.effect)}{_tags(node.tags)}"
        case (
            n.Action()
            | n.If()
            | n.Either()
            | n.Branch()
            | n.May()
            | n.Whole()
            | n.Each()
            | n.Repeat()
            | n.RepeatUntil()
            | n.Ask()
            | n.Later()
            | n.Trigger()
            | n.Standing()
            | n.Body()
        ):
            return _flat_parts(_parts(node))
        case n.Modifier():
            return f"{_flat(node.target)} {node.way} {_flat(node.amount)}"
        case n.Target():
            return node.value + _of(node.of) + _place(node.place_word, node.place)
        case n.Tag():
            return node.name
        # phrases
        case n.Phrase():
            text = " and ".join(map(_flat, node.things)) + _where(node.where)
            return text if node.name is None else f"{text} as {node.name}"
        case n.Role():
            return f"{node.role} {_flat(node.phrase)}"
        case n.Thing():
            return _words(node.quantity, "of" if node.partitive else None, node.head)
        # how many
        case n.Exactly():
            return _amount(node.amount)
        case n.Between():
            return f"{_amount(node.low)}..{_amount(node.high)}"
        case n.UpTo():
            return f"up to {_amount(node.high)}"
        case n.FromOn():
            return f"{_amount(node.low)}..all"
        case n.All():
            return "all"
        case n.Any_():
            return "any"
        # sets
        case n.Selector():
            return _flat(node.head) + _where(node.where)
        case n.Head():
            nouns, place = (" or ".join(map(_flat, joined)) for joined in (node.nouns, node.place))
            return _words(nouns or None, node.place_word, place or None)
        case n.Noun():
            return _words(*node.terms) + _of(node.of)
        case n.Word():
            return node.name
        case n.Except():
            return f"not {node.name}"
        case n.Group():
            return f"[{_flat(node.selector)}]"
        case n.Call():
            return f"{node.name}({', '.join(map(_flat, node.arguments))})"
        # expressions
        case n.Number():
            return str(node.value)
        case n.Ref():
            return _flat(node.noun) + _place(node.place_word, node.place)
        case n.Counting():
            return f"{node.way} {_flat(node.noun)}" + _place(node.place_word, node.place)
        case n.Can():
            return f"can {_flat(node.effect)}"
        case n.Among():
            noun = _flat(node.noun) + _place(node.place_word, node.place)
            return f"{node.way} {_flat(node.figure)} among {noun}"
        case n.Member():
            noun = _flat(node.noun) + _place(node.place_word, node.place)
            return f"{_operand(node.subject, _SUM)} is {noun}"
        case n.Compare():
            return f"{_operand(node.left, _SUM)} {node.way} {_operand(node.right, _SUM)}"
        case n.Arithmetic():
            level = _level(node)
            return f"{_operand(node.left, level)} {node.way} {_operand(node.right, level + 1)}"
        case n.Minus():
            return f"-{_operand(node.value, _UNARY)}"
        case n.Negation():
            return f"not {_operand(node.value, _NEGATED)}"
        case n.AllOf():
            return " and ".join(_operand(part, _NEGATED) for part in node.parts)
        case n.AnyOf():
            return " or ".join(_operand(part, _CONJUNCTION) for part in node.parts)
        case n.Choice():
            condition = _operand(node.condition, _DISJUNCTION)
            return f"if {condition} then {_flat(node.then)} else {_flat(node.otherwise)}"
        case _:
            assert_never(node)


def _words(*parts: n.AnyNode | str | None) -> str:
    return " ".join(part if isinstance(part, str) else _flat(part) for part in parts if part is not None)


def _tags(tags: Iterable[n.Tag]) -> str:
    return "".join(f", {tag.name}" for tag in tags)


def _where(condition: n.Expression | None) -> str:
    return "" if condition is None else f" where {_flat(condition)}"


def _of(noun: n.Noun | None) -> str:
    return "" if noun is None else f" of {_flat(noun)}"


def _place(word: str | None, noun: n.Noun | None) -> str:
    return "" if word is None or noun is None else f" {word} {_flat(noun)}"


def _amount(amount: n.Expression) -> str:
    return _flat(amount) if isinstance(amount, n.Number) else f"({_flat(amount)})"


# How tightly the rules of expressions bind, the loosest first.
_CHOICE, _DISJUNCTION, _CONJUNCTION, _NEGATED, _COMPARISON, _SUM, _PRODUCT, _UNARY, _ATOM = range(9)


def _level(node: n.Expression) -> int:
    """The tightest rule of the grammar that gives this expression without parentheses."""
    match node:
        case n.Choice():
            return _CHOICE
        case n.AnyOf():
            return _DISJUNCTION
        case n.AllOf():
            return _CONJUNCTION
        case n.Negation():
            return _NEGATED
        case n.Compare() | n.Member():
            return _COMPARISON
        case n.Arithmetic():
            return _SUM if node.way in "+-" else _PRODUCT
        case n.Minus():
            return _UNARY
        case n.Number() | n.Ref() | n.Counting() | n.Can() | n.Among():
            return _ATOM
        case _:
            assert_never(node)


def _operand(node: n.Expression, level: int) -> str:
    """An expression where the grammar takes one of ``level`` or tighter."""
    return _flat(node) if _level(node) >= level else f"({_flat(node)})"
