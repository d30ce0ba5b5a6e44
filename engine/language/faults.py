"""Which finding a fault is: what was found, what may stand there, and what was probably meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from lark import Token

from engine.diagnostics import Finding, Findings, Note, Span, nearest

from .expected import expected
from .grammar import keywords, spellings
from .nodes import Offsets
from .words import free_name

Locate = Callable[[int, int], Span]

LONGEST_NUMBER = 9  # digits

_LONGEST_SHOWN = 40
CLOSERS = {"LBRACE": "RBRACE", "LPAR": "RPAR", "LSQB": "RSQB"}
_OPENERS = {closer: opener for opener, closer in CLOSERS.items()}
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")
# What may stand where something gets a name; what may stand where something is named.
_DECLARING = frozenset({"NAME", "LBRACE"})
_NAMING = _DECLARING | {"NOT", "LSQB", "WHOLE", "SOME", "_SEP"}
_QUOTES = frozenset("\"'`´“”„‘’‚«»‹›")


@dataclass(frozen=True, slots=True)
class Fault:
    """A word at which no valid text can go on.

    ``token``     the word, or nothing at the end of the text.
    ``before``    the word before it, new lines left out.
    ``after``     the word after it.
    ``accepts``   the terminals that may stand there.
    ``opened``    brackets that are open there, the innermost last.
    ``alone``     the text is one set or expression, not statements.
    ``misspelt``  a name before it and the keyword that was probably meant.
    """

    token: Token | None
    before: Token | None
    after: Token | None
    accepts: AbstractSet[str]
    opened: tuple[Token, ...]
    alone: bool
    misspelt: tuple[Token, str] | None


class Reporter:
    """Turns faults into findings.

    ``count``     how many there were.
    ``unopened``  a fault may have been a missing ``{``, so that a ``}`` too many may follow from it.
    """

    def __init__(self, locate: Locate, findings: Findings) -> None:
        self.count = 0
        self.unopened = False
        self._locate = locate
        self._findings = findings
        self._cut = False
        self._places: set[Offsets] = set()

    def mend(self, token: Token) -> Token:
        """The word itself, or the name or keyword that stands for one that is not spelt as names are."""
        if token.type == "INT" and len(token) > LONGEST_NUMBER:
            self._add("E0311", _offsets(token), {"digits": LONGEST_NUMBER})
        if token.type != "ODD_NAME":
            return token
        if token[0].isdigit():
            self._add("E0307", _offsets(token), {"found": _shown(token)})
            return Token.new_borrow_pos("NAME", str(token), token)
        plain = _plain(token)
        self._add("E0306", _offsets(token), {"found": _shown(token)}, near=plain or None)
        types = {spelling: name for name, spelling in spellings().items()}
        return Token.new_borrow_pos(types.get(plain, "NAME"), str(token), token)

    def too_deep(self, token: Token) -> None:
        self._add("E0312", _offsets(token))

    def doubled(self, token: Token) -> None:
        self._add("E0316", _offsets(token), {"found": str(token)})

    def empty(self) -> None:
        self._add("E0313", (0, 0))

    def cut_short(self, token: Token | None) -> None:
        """Say, once, that the text was not read from this word on."""
        if not self._cut and token is not None:
            self._cut = True
            self._add("E0314", _offsets(token), {"count": self.count})

    def report(self, fault: Fault) -> None:
        """Say one fault."""
        place, token = _place(fault), fault.token
        if token is not None and token.type == "ODD_SIGN":
            self._add("E0309" if token in _QUOTES else "E0310", place, {"found": _shown(token)})
        elif not self._bracket(fault, place) and not self._hyphen(fault, place):
            self._word(fault, place)

    def _word(self, fault: Fault, place: Offsets) -> None:
        """A word, or an end, that cannot stand where it does."""
        token, accepts, near = fault.token, fault.accepts, None
        if fault.misspelt is not None:
            name, keyword = fault.misspelt
            stopped = Note("note-stopped-here", self._locate(*place))
            self._add("E0317", _offsets(name), {"found": _shown(name)}, keyword, [stopped])
            return
        params: dict[str, str | int] = {"expected": expected(accepts)}
        notes = []
        if fault.opened and (token is None or (fault.opened[-1].type != "LBRACE" and _closer(fault) in accepts)):
            notes.append(self._opened_here(fault.opened[-1]))
        if token is None:
            self._add("E0302", place, params, near, notes)
        elif token.type == "_SEP":
            self._add("E0315" if fault.alone and "$END" in accepts else "E0303", place, params, near, notes)
        elif token in keywords() and _needs_name(accepts):
            free = free_name(token) if accepts <= _DECLARING else None
            self._add("E0301", place, {"found": str(token), **params}, free, notes)
        else:
            if token.type == "NAME":
                fitting = [spelling for name, spelling in spellings().items() if name in accepts and spelling.isalpha()]
                near = nearest(token, fitting)
            kind = "keyword" if token in keywords() else "other"
            self._add("E0300", place, {"found": _shown(token), "kind": kind, **params}, near, notes)

    def _bracket(self, fault: Fault, place: Offsets) -> bool:
        """A bracket that closes nothing, or one that is not closed."""
        kind = "$END" if fault.token is None else fault.token.type
        kinds = [bracket.type for bracket in fault.opened]
        if kind in _OPENERS and _OPENERS[kind] not in kinds and kinds[-1:] in ([], ["LBRACE"]):
            self._add("E0305", place, {"found": spellings()[kind], "opening": spellings()[_OPENERS[kind]]})
            return True
        if not kinds or kind not in ("$END", "_SEP", "LBRACE", *_OPENERS) or _closer(fault) not in fault.accepts:
            return False
        opener = fault.opened[-1]
        params: dict[str, str | int] = {"found": str(opener), "closing": spellings()[_closer(fault)]}
        self._add("E0304", place, params, notes=[self._opened_here(opener)])
        return True

    def _hyphen(self, fault: Fault, place: Offsets) -> bool:
        """``first-card``: a name written with a hyphen, where nothing can be subtracted."""
        if fault.token is None or fault.token.type != "MINUS" or fault.before is None or fault.after is None:
            return False
        one, other = fault.before, fault.after
        if (one.end_pos, other.start_pos) != place or not (one[:1].isalpha() and other[:1].isalpha()):
            return False
        self._add("E0308", place, {"found": f"{one}-{other}"}, near=f"{one}_{other}")
        return True

    def _opened_here(self, bracket: Token) -> Note:
        return Note("note-opened-here", self._locate(*_offsets(bracket)), {"what": str(bracket)})

    def _add(
        self,
        code: str,
        place: Offsets,
        params: Mapping[str, str | int] | None = None,
        near: str | None = None,
        notes: Sequence[Note] = (),
    ) -> None:
        self.count += 1
        if place in self._places:  # what is no good word is not told to stand at the wrong place as well
            return
        self._places.add(place)
        self._findings.extend([Finding(code, self._locate(*place), params or {}, tuple(notes), near)])


def _closer(fault: Fault) -> str:
    """The terminal that closes the innermost open bracket."""
    return CLOSERS[fault.opened[-1].type]


def _needs_name(accepts: AbstractSet[str]) -> bool:
    """Whether a name has to stand there, or a word with which a statement begins."""
    return "NAME" in accepts and (accepts <= _NAMING or "LET" in accepts)


def _offsets(token: Token) -> Offsets:
    start = token.start_pos or 0
    return start, start + 1 if token.type == "_SEP" else token.end_pos or start


def _place(fault: Fault) -> Offsets:
    """The word's offsets; of an end of the line or the text, the place behind the last word before it."""
    token = fault.token
    if token is not None and (token.type != "_SEP" or token.startswith(";")):
        return _offsets(token)
    end = 0 if fault.before is None else _offsets(fault.before)[1]
    return end, end


def _shown(token: Token) -> str:
    """A word as a message can show it: not too long, and characters that cannot be seen by their number."""
    text = "".join(char if char.isprintable() and char != " " else f"U+{ord(char):04X}" for char in token)
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def _plain(word: str) -> str:
    """The name closest to a word: small letters without accents, no ``_`` in front; empty where there is none."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    name = "".join(char for char in letters if char in _LETTERS).lstrip("_0123456789")
    return name
