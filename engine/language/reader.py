"""Reads words into a tree and goes on after faults: one finding a fault, none that only follows from another.

After a fault the reader drops the statement, goes to the next ``;``, new line or closing brace of the right depth, and
reads on from the state in which a statement begins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lark import Token, Tree
from lark.exceptions import UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from .faults import CLOSERS, Fault, Reporter
from .grammar import parser
from .repair import misspelt

MOST_FINDINGS = 20  # a text


@dataclass(slots=True)
class _Block:
    """An open block, or the text itself.

    ``words``     the words of its current statement, with closed blocks emptied: enough to find the parser's state again.
    ``skewed``    a word of the statement was put right by the reader: what does not fit after it may follow from that.
    ``unclosed``  a fault in it may have been its missing brace.
    """

    words: list[Token] = field(default_factory=list)
    skewed: bool = False
    unclosed: bool = False

    @property
    def changes_values(self) -> bool:
        """Whether the statement's block holds modifiers, not statements."""
        return bool(self.words) and self.words[0].type == "WHILE"


def _accepted(state: InteractiveParser) -> set[str]:
    """The terminals that may come next, ``$END`` among them."""
    accepts: Callable[[], set[str]] = state.accepts
    return accepts()


class Reader:
    """Reads the words from ``first`` up to ``last`` as a text of one of the starts.

    ``opened``  the brace around them, where they are the inside of a block whose head has a fault.
    """

    def __init__(
        self,
        tokens: Sequence[Token],
        first: int,
        last: int,
        start: str,
        reporter: Reporter,
        opened: Token | None = None,
    ) -> None:
        self._tokens = tokens
        self._place = first
        self._last = last
        self._start = start
        self._reporter = reporter
        self._around = [] if opened is None else [opened]
        self._blocks = [_Block()]

    def read(self) -> Tree[Token] | None:
        """The tree of the words; worth nothing once the reporter has counted a fault."""
        state = self._state()
        while self._reporter.count < MOST_FINDINGS:
            token = self._token()
            word = self._mended(token)
            try:
                tree: Tree[Token] | None = state.feed_token(word)
            except UnexpectedToken:
                self._report(token)
                if token is None or self._start != "body":
                    return None
                self._skip()
                state = self._state()
                continue
            if token is None:
                return tree
            self._follow(word)
            self._place += 1
        self._reporter.cut_short(self._token())
        return None

    def _token(self) -> Token | None:
        return self._tokens[self._place] if self._place < self._last else None

    def _state(self) -> InteractiveParser:
        """The parser after the words of all open blocks."""
        state = parser().parse_interactive(start=self._start)
        for word in self._kept():
            state.feed_token(word)
        return state

    def _kept(self) -> list[Token]:
        return [word for block in self._blocks for word in block.words]

    def _mended(self, token: Token | None) -> Token:
        """The word as the parser gets it: a name that is spelt wrong is reported, then passes as a name."""
        if token is None:
            return Token("$END", "")
        mended = self._reporter.mend(token)
        if mended is not token:
            self._blocks[-1].skewed = True
        return mended

    def _follow(self, word: Token) -> None:
        """Keep track of blocks and statements while words are taken."""
        block = self._blocks[-1]
        match word.type:
            case "LBRACE":
                block.words.append(word)
                self._blocks.append(_Block())
            case "RBRACE":
                inside = self._dropped()
                self._blocks.pop()
                self._blocks[-1].words += [*inside, word]
                self._blocks[-1].unclosed |= block.unclosed
            case "_SEP":
                inside = self._dropped()
                block.words = [*inside, word] if inside else []
                block.skewed = False
            case _:
                block.words.append(word)

    def _dropped(self) -> list[Token]:
        """What stands for statements that are not kept: a block of modifiers cannot be empty, any other can."""
        if len(self._blocks) > 1 and self._blocks[-2].changes_values:
            return [Token("NAME", "x"), Token("BECOMES", "becomes"), Token("INT", "1")]
        return []

    def _report(self, token: Token | None) -> None:
        """Say what is wrong at a word, unless it may follow from what was said before."""
        block, kept, accepts = self._blocks[-1], self._kept(), _accepted(self._state())
        opened = self._around + _opened(kept)
        found = token
        if token is None and self._around:
            found = self._tokens[self._last]
        follows = block.skewed
        if found is None:
            follows |= block.unclosed and "RBRACE" in accepts
        elif found.type == "RBRACE" and all(bracket.type != "LBRACE" for bracket in opened):
            follows |= self._reporter.unopened
        if not follows:
            after = self._tokens[self._place + 1] if self._place + 1 < len(self._tokens) else None
            guess = misspelt(kept, self._start, token)
            self._reporter.report(
                Fault(found, self._before(), after, accepts, tuple(opened), self._start != "body", guess)
            )
        block.unclosed |= "RBRACE" in accepts
        self._reporter.unopened |= "LBRACE" in accepts

    def _before(self) -> Token | None:
        """The last word before the place, new lines left out."""
        words = (self._tokens[place] for place in range(self._place - 1, -1, -1))
        return next((word for word in words if word.type != "_SEP" or word.startswith(";")), None)

    def _skip(self) -> None:
        """Drop the rest of the statement, but look for faults in its blocks."""
        block = self._blocks[-1]
        token = self._token()
        modifiers = block.changes_values or (not block.words and token is not None and token.type == "WHILE")
        depth = begin = 0
        while (token := self._token()) is not None:
            if token.type == "LBRACE":
                depth += 1
                begin = self._place if depth == 1 else begin
            elif token.type == "RBRACE" and depth:
                depth -= 1
                if depth == 0 and not modifiers:
                    self._look_into(begin)
            elif depth == 0 and (token.type == "_SEP" or (token.type == "RBRACE" and len(self._blocks) > 1)):
                break
            self._place += 1
        block.skewed = False
        block.words = self._dropped()

    def _look_into(self, begin: int) -> None:
        """Read the block that was opened at ``begin`` and closes here as a text of its own."""
        opened = self._tokens[begin]
        Reader(self._tokens, begin + 1, self._place, "body", self._reporter, opened).read()


def _opened(words: Sequence[Token]) -> list[Token]:
    """The brackets that are still open after some words, from the outermost in."""
    opened: list[Token] = []
    for word in words:
        if word.type in CLOSERS:
            opened.append(word)
        elif opened and word.type == CLOSERS[opened[-1].type]:
            opened.pop()
    return opened
