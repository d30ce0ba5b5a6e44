"""The comments of a text, and where they go when the text is laid out anew."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

# No text of the language holds a # otherwise.
_COMMENT = re.compile(r"(?P<line>[^#\r\n]*)(?P<text>#[^\r\n]*)")


@dataclass(frozen=True, slots=True)
class Comment:
    """``start`` is its offset; ``lead`` is what stands before it on its line."""

    start: int
    text: str
    lead: str

    @property
    def trails(self) -> bool:
        """Whether it stands behind words, not on a line of its own."""
        return bool(self.lead.strip())


def find_comments(text: str) -> list[Comment]:
    """Every comment of a text, in its order."""
    return [Comment(hit.start("text"), hit["text"].rstrip(), hit["line"]) for hit in _COMMENT.finditer(text)]


class Comments:
    """Comments still to be written, taken from the front."""

    def __init__(self, comments: Iterable[Comment]) -> None:
        self._left = list(comments)[::-1]

    def any_before(self, offset: int) -> bool:
        return bool(self._left) and self._left[-1].start < offset

    def before(self, offset: int) -> list[Comment]:
        """Take those that begin before an offset."""
        taken = []
        while self.any_before(offset):
            taken.append(self._left.pop())
        return taken

    def behind(self, end: int) -> Comment | None:
        """Take the one that follows on the same line what ends at ``end``."""
        if not self._left:
            return None
        comment = self._left[-1]
        begin = comment.start - len(comment.lead)
        if begin <= end <= comment.start and not comment.lead[end - begin :].strip(" \t;"):
            return self._left.pop()
        return None

    def at_opening(self, first: int) -> Comment | None:
        """Take the one that stands behind words before an offset, as behind an opening brace."""
        return self._left.pop() if self.any_before(first) and self._left[-1].trails else None

    def rest(self) -> list[Comment]:
        """Take all others."""
        return self.before(self._left[0].start + 1) if self._left else []
