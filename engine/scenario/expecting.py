"""What must hold: each expectation is held against the position; one that fails is a finding at its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.diagnostics import Finding, Findings, Span
from engine.pack.tree import Mapping as Map
from engine.pack.tree import Node, Scalar, Sequence
from engine.play import Report
from engine.play.feasible import ENDLESS
from engine.play.moving import is_endless, is_stack
from engine.play.view import view
from engine.scenario.contents import Contents, Part, lying, read_places
from engine.scenario.naming import NONE, Naming
from engine.scenario.nodes import Word, entries, get, number, word, words
from engine.scenario.running import Table


class Expecting:
    """Holds expectations against one table. ``passed`` and ``failed`` count single facts."""

    def __init__(self, naming: Naming, table: Table, evaluate: Callable[[Word, int], Any]) -> None:
        self.naming, self.table = naming, table
        self.u = naming.u
        self.evaluate = evaluate
        self.passed = 0
        self.failed = 0
        self.kinds: dict[str, Callable[[Word, Node], None]] = {
            "asked": self.asked,
            "about": self.about,
            "prompt": self.prompt,
            "offered": self.offered,
            "not_offered": self.not_offered,
            "offered_only": self.offered_only,
            "places": self.places,
            "faces": self.faces,
            "counters": self.counters,
            "first": self.first,
            "scores": self.scores,
            "scored": self.scored,
            "winners": self.winners,
            "over": self.over,
            "sees": self.sees,
            "does_not_see": self.does_not_see,
            "logged": self.logged,
            "not_logged": self.not_logged,
        }

    @property
    def findings(self) -> Findings:
        return self.naming.findings

    def check(self, entry: Map) -> None:
        """Every expectation of an entry."""
        for key, said in entries(entry):
            test = self.kinds.get(key.text)
            if test is not None:
                self._counted(lambda test=test, key=key, said=said: test(key, said))  # type: ignore[misc]
        if (values := get(entry, "values")) is not None:
            self._counted(lambda: self.values(values, get(entry, "by")))

    def _counted(self, test: Callable[[], None]) -> None:
        """A name that means nothing is a failure too."""
        known, failed = len(self.findings), self.failed
        test()
        if len(self.findings) > known and self.failed == failed:
            self.failed += 1

    def hold(self, good: bool, code: str, span: Span, /, **params: str | int) -> None:
        """Count one fact; a false one is a finding."""
        if good:
            self.passed += 1
        else:
            self.failed += 1
            self.findings.extend([Finding(code, span, params)])

    def same(self, code: str, span: Span, expected: Any, found: Any, /, **params: str | int) -> None:
        """Two texts, numbers or lists that must be equal."""
        self.hold(expected == found, code, span, expected=_shown(expected), found=_shown(found), **params)

    # ---- what is asked
    def asked(self, key: Word, said: Node) -> None:
        decision = self.table.decision
        found = NONE if decision is None else self.u.names[decision.seat]
        name = word(said)
        if name.text != NONE and self.naming.seat(name) is None:
            return
        about = "" if decision is None else decision.about
        self.same("E0834", said.span, name.text, found, about=about, options=self._options())

    def about(self, key: Word, said: Node) -> None:
        decision = self.table.decision
        self.same("E0832", said.span, word(said).text, decision.about if decision else NONE, what=key.text)

    def prompt(self, key: Word, said: Node) -> None:
        decision = self.table.decision
        self.same("E0832", said.span, word(said).text, decision.prompt if decision else NONE, what=key.text)

    def offered(self, key: Word, said: Node) -> None:
        options = self._list()
        for option in words(said):
            self.hold(option.text in options, "E0835", option.span, option=option.text, found=_shown(options))

    def not_offered(self, key: Word, said: Node) -> None:
        options = self._list()
        for option in words(said):
            self.hold(option.text not in options, "E0836", option.span, option=option.text, found=_shown(options))

    def offered_only(self, key: Word, said: Node) -> None:
        expected = sorted(each.text for each in _list_of(said))
        found = sorted(self._list())
        self.hold(
            expected == found,
            "E0837",
            key.span,
            expected=_shown(expected),
            found=_shown(found),
            more=_shown([x for x in found if x not in expected]),
            fewer=_shown([x for x in expected if x not in found]),
        )

    def _list(self) -> list[str]:
        return [] if self.table.decision is None else self.table.decision.options

    def _options(self) -> str:
        return _shown(self._list())

    # ---- what lies where
    def places(self, key: Word, said: Node) -> None:
        for contents in read_places(self.naming, said):
            for part in contents.parts:
                self._part(contents, part)

    def _part(self, contents: Contents, part: Part) -> None:
        S, u = self.table.state, self.u
        name = u.names[contents.place]
        for heap, expected, span in part.heaps:
            found = ENDLESS if is_endless(self.naming.program, heap) else S.n[heap - u.h0]
            of = u.names[u.heap_key[heap]] if u.heap_key[heap] >= 0 else NONE
            self.same("E0830", span, expected, found, place=name, kind=u.kind[heap], of=of)
        lies = lying(self.naming, S.held, contents, part)
        if part.number is not None:
            self.same("E0830", part.span, part.number, len(lies), place=name, kind=" / ".join(part.kinds), of=NONE)
        if part.names is None:
            return
        if contents.whole and not part.names:
            lies_too = [u.kind[h] for at in u.heaps_at.values() for h in at.get(contents.place, ()) if S.n[h - u.h0]]
            found_there = [*(u.names[x] for x in lies), *lies_too]
            self.same("E0831", contents.name.span, [], found_there, place=name)
            return
        top = is_stack(self.naming.program, contents.place)
        expected_names = [each.name.text for each in part.names]
        if top and part.names:
            lies = lies[: len(part.names)]
            fits = len(lies) == len(part.names) and all(
                x in each.options for x, each in zip(lies, part.names, strict=True)
            )
        else:
            fits = len(lies) == len(part.names) and _matched(
                [set(each.options) & set(lies) for each in sorted(part.names, key=lambda e: len(e.options))]
            )
        found_names = [u.names[x] for x in lies]
        span = part.span if contents.whole is False else contents.name.span
        self.hold(fits, "E0831", span, place=name, expected=_shown(expected_names), found=_shown(found_names))
        for each in part.names:
            if each.face is not None:
                for x in lies:
                    if x in each.options:
                        self._face(each.name, x, each.face)

    def faces(self, key: Word, said: Node) -> None:
        for name, face in entries(said):
            piece = self.naming.laid_piece(name, self.table.state.at)
            if piece is not None:
                self._face(Word(name.text, face.span), piece, int(word(face).text == "up"))

    def _face(self, name: Word, piece: int, up: int) -> None:
        sides = ("down", "up")
        found = self.table.state.face[piece - self.u.q0]
        self.same("E0843", name.span, sides[up], sides[found], piece=self.u.names[piece])

    # ---- numbers
    def counters(self, key: Word, said: Node) -> None:
        for name, value in entries(said):
            if isinstance(value, Map):
                for member, one in entries(value):
                    self._counter(name, member, one)
            else:
                self._counter(name, None, value)

    def _counter(self, name: Word, member: Word | None, said: Node) -> None:
        cell = self.naming.cell(name, member, self.table.state.at)
        expected = None if cell is None else self.naming.value(cell, word(said), number(said))
        if cell is None or expected is None:
            return
        found = self.table.state.counters[cell.at]
        shown = self.naming.shown(cell.counter, expected), self.naming.shown(cell.counter, found)
        what = name.text if member is None else f"{name.text} / {member.text}"
        self.same("E0832", said.span, *shown, what=what)

    def first(self, key: Word, said: Node) -> None:
        seat = self.naming.seat(word(said))
        if seat is None:
            return
        found = self.u.names[self.table.state.counters[0]]
        self.same("E0832", said.span, self.u.names[seat], found, what=key.text)

    def scores(self, key: Word, said: Node) -> None:
        for name, points in entries(said):
            seat = self.naming.seat(name)
            if seat is None:
                continue
            found = self.table.state.counters[self.naming.program.score_at + seat]
            self.same("E0832", points.span, number(points), found, what=f"{key.text} / {name.text}")

    def scored(self, key: Word, said: Node) -> None:
        """Points line by line: of a seat, from a source."""
        for name, lines in entries(said):
            seat = self.naming.seat(name)
            if seat is None:
                continue
            known = {source: points for who, source, points in self.table.state.lines if who == seat}
            for source, points in entries(lines):
                found = known.get(source.text, 0)
                self.same(
                    "E0845",
                    points.span,
                    number(points),
                    found,
                    seat=name.text,
                    source=source.text,
                    lines=_shown(sorted(known)),
                )

    def values(self, said: Node, by: Node | None) -> None:
        """Expressions of the effect language, each with what it must give."""
        seat = -1 if by is None else (self.naming.seat(word(by)) or 0)
        for text, expected in entries(said):
            found = self.evaluate(text, seat)
            if found is not None:
                wanted = sorted(each.text for each in _list_of(expected))
                self.same("E0844", expected.span, wanted, sorted(found), text=text.text)

    # ---- the end
    def winners(self, key: Word, said: Node) -> None:
        expected = sorted(each.text for each in _list_of(said))
        for each in _list_of(said):
            self.naming.seat(each)
        won = self.table.state.winners
        found = sorted(self.u.names[seat] for seat in won or ())
        self.hold(
            won is not None and expected == found,
            "E0833",
            key.span,
            over=int(won is not None),
            expected=_shown(expected),
            found=_shown(found),
        )

    def over(self, key: Word, said: Node) -> None:
        expected = isinstance(said, Scalar) and said.value is True
        self.hold(expected == self.table.over, "E0842", said.span, over=int(self.table.over))

    # ---- what persons know
    def sees(self, key: Word, said: Node) -> None:
        for person, place, names, known in self._seen(said):
            for name, options in names:
                good = any(self.u.names[x] in known for x in options)
                self.hold(good, "E0838", name.span, person=person, place=place, piece=name.text, found=_shown(known))

    def does_not_see(self, key: Word, said: Node) -> None:
        for person, place, names, known in self._seen(said):
            for name, options in names:
                good = not any(self.u.names[x] in known for x in options)
                self.hold(good, "E0839", name.span, person=person, place=place, piece=name.text)

    def _seen(self, said: Node) -> Iterable[tuple[str, str, list[tuple[Word, list[int]]], list[str]]]:
        """For each person and place: the pieces that are spoken of, and those whose faces the person knows there."""
        P, S = self.naming.program, self.table.state
        for name, there in entries(said):
            person = self.naming.person(name)
            if person is None:
                continue
            board = view(P, S, person).board["places"]
            for place_name, pieces in entries(there):
                place = self.naming.place(place_name)
                if place is None:
                    continue
                known: list[str] = board.get(self.u.names[place], {}).get("pieces", [])
                owner = self.u.owner[place]
                named = [(each, self.naming.pieces(each, None, owner)) for each in _list_of(pieces)]
                yield name.text, place_name.text, [(each, found) for each, found in named if found], known

    # ---- the log
    def logged(self, key: Word, said: Node) -> None:
        """These reports stand in the log, in this order; others may stand between them."""
        at = 0
        for wanted in said.items if isinstance(said, Sequence) else (said,):
            found = next((i for i, r in enumerate(self.table.reports) if i >= at and self._fits(r, wanted)), None)
            self.hold(found is not None, "E0840", wanted.span, report=_report(wanted), found=self._similar(wanted))
            if found is not None:
                at = found + 1

    def not_logged(self, key: Word, said: Node) -> None:
        for wanted in said.items if isinstance(said, Sequence) else (said,):
            found = next((r for r in self.table.reports if self._fits(r, wanted)), None)
            self.hold(found is None, "E0841", wanted.span, report=_report(wanted))

    def _fits(self, report: Report, wanted: Node) -> bool:
        told = self._told(report, wanted)
        if told is None or word(get(wanted, "report") or wanted).text != told.what:
            return False
        params = dict(told.params)
        return all(
            key.text in params and _same_param(params[key.text], value)
            for key, value in entries(wanted)
            if key.text not in ("report", "told")
        )

    def _told(self, report: Report, wanted: Node) -> Report | None:
        person = get(wanted, "told")
        if person is None:
            return report
        number_of = self.naming.person(word(person))
        return None if number_of is None else report.told(number_of)

    def _similar(self, wanted: Node) -> str:
        """The last few reports of that kind, for the finding."""
        what = word(get(wanted, "report") or wanted).text
        told = [t for r in self.table.reports if (t := self._told(r, wanted)) is not None and t.what == what]
        lines = [", ".join(f"{k}: {_param(v)}" for k, v in report.params if v is not None) for report in told[-5:]]
        return "; ".join(lines) or NONE


def _list_of(node: Node) -> list[Word]:
    """The texts of a list, which may be empty, or one text."""
    return [] if isinstance(node, Sequence) and not node.items else words(node)


def _shown(value: Any) -> str:
    """A list as one text; an empty one is a word that messages know."""
    return (", ".join(map(str, value)) or NONE) if isinstance(value, list) else str(value)


def _param(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _same_param(found: Any, said: Node) -> bool:
    if isinstance(said, Sequence):
        return isinstance(found, tuple) and list(found) == [each.text for each in words(said)]
    if isinstance(said, Scalar) and said.text == NONE and found is None:
        return True
    return str(found) == word(said).text or (isinstance(found, tuple) and list(found) == [word(said).text])


def _report(wanted: Node) -> str:
    return ", ".join(f"{key.text}: {_param([w.text for w in _list_of(value)])}" for key, value in entries(wanted))


def _matched(options: list[set[int]]) -> bool:
    """Whether every name can have a piece of its own."""
    owner: dict[int, int] = {}

    def place(i: int, tried: set[int]) -> bool:
        for x in sorted(options[i] - tried):
            tried.add(x)
            if x not in owner or place(owner[x], tried):
                owner[x] = i
                return True
        return False

    return all(place(i, set()) for i in range(len(options)))
