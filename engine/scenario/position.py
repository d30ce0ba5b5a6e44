"""Lays a position: pieces into places, counters, faces, and who knows what.

There are two ways to begin. *From nothing*: what the scenario does not name lies nowhere. *On a position* (the start of a
game, or what a phase has made of it): pieces named are taken from where they lie, alike ones from where they begin the
game; what must make room goes back there. Either way nothing is there that the pack does not have.
"""

from __future__ import annotations

from engine.diagnostics import Note, Span
from engine.pack.tree import Mapping, Node, Scalar
from engine.play import State
from engine.play.moving import everyone, is_endless, is_stack, owner_bit, shown
from engine.scenario.contents import Contents, Named, Part, read_places
from engine.scenario.naming import Naming
from engine.scenario.nodes import Word, entries, get, number, word, words

STAYS_AT_HOME = "home"


def lay(naming: Naming, S: State, given: Mapping, fresh: bool) -> None:
    """Change a position to what ``given`` says. ``fresh``: nothing of ``S`` has been played yet, and what is not named
    lies nowhere unless the scenario says ``rest: home``."""
    rest = given.entries.get("rest")
    if rest is not None and not fresh:
        naming.findings.add("E0217", rest.key, key="rest")
    empty = fresh and (rest is None or word(rest.value).text != STAYS_AT_HOME)
    laying = _Laying(naming, S, empty)
    if empty:
        laying.clear()
    laying.counters(given)
    contents = list(read_places(naming, get(given, "places")))
    laying.pieces(contents)
    laying.heaps(contents)
    laying.faces(get(given, "faces"))
    laying.seen(get(given, "seen"))
    for phase in words(during) if (during := get(given, "during")) is not None else []:
        name = naming.phase(phase)
        if name is not None:
            S.phases[naming.program.phase_at[name]] = 1
    laying.check_rooms(contents)


class _Laying:
    """One position while it is laid. ``empty``: it began with nothing in it."""

    def __init__(self, naming: Naming, S: State, empty: bool) -> None:
        self.naming, self.S, self.empty = naming, S, empty
        self.P, self.u = naming.program, naming.u
        self.findings = naming.findings
        self.laid: dict[int, Span] = {}

    def clear(self) -> None:
        """Everything out of the game, but for the piles that never run out."""
        S, u = self.S, self.u
        for piece in range(u.q0, u.h0):
            S.at[piece] = -1
            S.seen[piece - u.q0] = 0
        S.held = [[] for _ in S.held]
        S.n = [n if is_endless(self.P, u.h0 + i) else 0 for i, n in enumerate(S.n)]

    # ---- pieces with identity
    def pieces(self, contents: list[Contents]) -> None:
        chosen = self._choose(contents)
        for said in contents:
            for part in said.parts:
                if part.names is not None or part.number is not None:
                    self._make_room(said, part, set(chosen.values()))
        for said in contents:
            for part in said.parts:
                named = [chosen[id(each)] for each in part.names or [] if id(each) in chosen]
                faces = {chosen[id(each)]: each.face for each in part.names or [] if id(each) in chosen}
                for piece in reversed(named) if is_stack(self.P, said.place) else named:
                    self._put(piece, said.place)
                    face = faces[piece]
                    if face is not None:
                        self.S.face[piece - self.u.q0] = face
                    self._default_seen(piece)
        for said in contents:
            for part in said.parts:
                if part.number is not None:
                    self._put_any(said, part)
        for said in contents:
            self._check_lies(said)

    def _choose(self, contents: list[Contents]) -> dict[int, int]:
        """A piece for every name: those that can mean only one first."""
        every = [each for said in contents for part in said.parts for each in part.names or []]
        chosen: dict[int, int] = {}
        for each in sorted(every, key=lambda e: len(e.options) > 1):
            free = [x for x in each.options if x not in self.laid]
            if free:
                chosen[id(each)] = free[0]
                self.laid[free[0]] = each.name.span
            else:
                self._none_left(each)
        return chosen

    def _none_left(self, each: Named) -> None:
        if len(each.options) > 1:
            self.findings.add("E0825", each.name.span, name=each.name.text, count=len(each.options))
            return
        notes = [Note("note-first-here", self.laid[each.options[0]], {"what": each.name.text})]
        self.findings.add("E0826", each.name.span, notes=notes, name=each.name.text)

    def _make_room(self, said: Contents, part: Part, named: set[int]) -> None:
        """Send away what lies there and is not named; under the named cards of a stack it stays."""
        if is_stack(self.P, said.place) and part.names:
            return
        for piece in self.S.held[said.place - self.u.p0][:]:
            if self.u.kind[piece] in part.kinds and piece not in named:
                self._send_home(piece, said.place)

    def _send_home(self, piece: int, away_from: int) -> None:
        """Lay a piece where it begins the game (under what lies there); out of the game where that is just here."""
        u, S = self.u, self.S
        home = self._home_of(piece)
        for inside in S.held[piece - u.p0][:]:
            self._send_home(inside, piece)
        for heaps in u.heaps_at.values():
            for heap in heaps.get(piece, ()):
                self._take(heap, S.n[heap - u.h0])
        self._put(piece, -1 if home == away_from else home)
        if S.at[piece] >= 0:
            held = S.held[home - u.p0]
            held.insert(0, held.pop())
            self._default_seen(piece)

    def _home_of(self, piece: int) -> int:
        """The place where a piece begins the game."""
        kind = self.u.ruleset.pieces[self.u.kind[piece]]
        row = next(r for r in kind.rows if r.id == self.u.row[piece])
        return self._place_of(row.starts or kind.starts, self.u.owner[piece])

    def _put(self, piece: int, place: int) -> None:
        S, u = self.S, self.u
        if S.at[piece] >= 0:
            S.held[S.at[piece] - u.p0].remove(piece)
        S.at[piece] = place
        S.face[piece - u.q0] = int(u.ruleset.pieces[u.kind[piece]].faceup)
        S.seen[piece - u.q0] = 0
        if place >= 0:
            S.held[place - u.p0].append(piece)

    def _put_any(self, said: Contents, part: Part) -> None:
        """So many pieces, whichever: the first in the order of the pack that nobody has named."""
        assert part.number is not None
        S, u = self.S, self.u
        free = [
            x
            for x in range(u.q0, u.h0)
            if u.kind[x] in part.kinds
            and x not in self.laid
            and u.owner[x] in (-1, u.owner[said.place])
            and S.at[x] in (-1, said.place, self._home_of(x))
        ]
        if len(free) < part.number:
            self.findings.add("E0825", part.span, name=" / ".join(part.kinds), count=len(free))
            return
        for piece in reversed(free[: part.number]):
            self.laid[piece] = part.span
            self._put(piece, said.place)
            if is_stack(self.P, said.place):
                held = S.held[said.place - u.p0]
                held.insert(0, held.pop())
            self._default_seen(piece)

    def _check_lies(self, said: Contents) -> None:
        """A place that is a piece must lie somewhere itself."""
        if said.place >= self.u.q0 and self.S.at[said.place] < 0:
            self.findings.add("E0815", said.name.span, name=said.name.text)

    def _default_seen(self, piece: int) -> None:
        """Who knows a piece that has always lain there."""
        S, u = self.S, self.u
        place, index = S.at[piece], piece - u.q0
        way = shown(self.P, place)
        if way == "all" or (way == "faces" and S.face[index]):
            S.seen[index] = everyone(self.P)
        elif way == "owner":
            S.seen[index] = owner_bit(self.P, place)
        else:
            S.seen[index] = 0

    # ---- alike pieces
    def heaps(self, contents: list[Contents]) -> None:
        """So many alike pieces where they are said; those said of the place they begin at come last."""
        wanted = [(heap, n, span) for said in contents for part in said.parts for heap, n, span in part.heaps]
        for said in contents:
            if said.whole and not said.parts[0].names:  # nothing at all lies there
                for heaps in self.u.heaps_at.values():
                    wanted += [(heap, 0, said.name.span) for heap in heaps.get(said.place, ())]
        at_home = [entry for entry in wanted if entry[0] == self._home(entry[0])]
        away = [entry for entry in wanted if entry[0] != self._home(entry[0])]
        for heap, n, _ in away:
            have = self.S.n[heap - self.u.h0]
            if n < have:
                self._take(heap, have - n)
        for heap, n, span in away:
            have = self.S.n[heap - self.u.h0]
            if n > have:
                self._add(heap, n - have, span)
        for heap, n, span in at_home:
            self._at_home(heap, n, span)
        self._check_sums(wanted)

    def _take(self, heap: int, n: int) -> None:
        """Take alike pieces away: back to where they begin, or out of the game."""
        self.S.n[heap - self.u.h0] -= n
        home = self._home(heap)
        if not self.empty and home is not None and not is_endless(self.P, home):
            self.S.n[home - self.u.h0] += n

    def _add(self, heap: int, n: int, span: Span) -> None:
        home = self._home(heap)
        if not self.empty and home is not None and not is_endless(self.P, home):
            have = self.S.n[home - self.u.h0]
            if n > have:
                self._too_many(heap, span, have + self.S.n[heap - self.u.h0])
                return
            self.S.n[home - self.u.h0] -= n
        self.S.n[heap - self.u.h0] += n

    def _at_home(self, heap: int, n: int, span: Span) -> None:
        if is_endless(self.P, heap):
            self.findings.add("E0804", span, place=self.u.names[self.u.heap_place[heap]], kind=self.u.kind[heap])
        elif not self.empty and n > self.S.n[heap - self.u.h0]:
            self._too_many(heap, span, self.S.n[heap - self.u.h0])
        else:
            self.S.n[heap - self.u.h0] = n

    def _check_sums(self, wanted: list[tuple[int, int, Span]]) -> None:
        """No more of a kind and key than the pack has."""
        if not self.empty:
            return
        u = self.u
        for kind, key in dict.fromkeys((u.kind[heap], u.heap_key[heap]) for heap, _, _ in wanted):
            limit = self._each(kind, key)
            total = 0
            for heap, n, span in wanted:
                if (u.kind[heap], u.heap_key[heap]) == (kind, key):
                    total += n
                    if limit is not None and total > limit:
                        self._too_many(heap, span, limit)
                        break

    def _too_many(self, heap: int, span: Span, count: int) -> None:
        u = self.u
        key = u.heap_key[heap]
        name = u.kind[heap] + (f" / {u.names[key]}" if key >= 0 else "")
        self.findings.add("E0825", span, name=name, count=count)

    def _each(self, kind: str, key: int) -> int | None:
        """How many of a kind and key there are; nothing where they never run out."""
        alike = self.u.ruleset.alike[kind]
        each = alike.each if isinstance(alike.each, int) else alike.each.get(self.u.names[key], 0)
        return None if alike.endless or each < 0 else each

    def _home(self, heap: int) -> int | None:
        """The heap where the pieces of a heap begin the game."""
        u = self.u
        alike = u.ruleset.alike[u.kind[heap]]
        key = u.heap_key[heap]
        place = self._place_of(alike.starts, key if alike.by == "owner" else -1)
        return u.heap_of[alike.name].get(place, {}).get(key)

    def _place_of(self, starts: str, owner: int) -> int:
        return self.u.own[starts][owner] if starts in self.u.own else self.u.ids[starts]

    # ---- counters
    def counters(self, given: Mapping) -> None:
        S = self.S
        if (first := get(given, "first")) is not None and (seat := self.naming.seat(word(first))) is not None:
            S.counters[0] = seat
        for name, said in entries(get(given, "counters")):
            if isinstance(said, Mapping):
                for member, value in entries(said):
                    self._counter(name, member, value)
            else:
                self._counter(name, None, said)
        for name, points in entries(get(given, "scores")):
            seat = self.naming.seat(name)
            if seat is not None and (n := number(points)) is not None:
                S.counters[self.P.score_at + seat] = n

    def _counter(self, name: Word, member: Word | None, said: Node) -> None:
        # A counter may be set before its thing is laid: only its name counts here.
        anywhere = [0] * self.u.end
        cell = self.naming.cell(name, member, anywhere)
        if cell is not None and isinstance(said, Scalar):
            value = self.naming.value(cell, word(said), number(said))
            if value is not None:
                self.S.counters[cell.at] = value

    # ---- faces, knowledge, room
    def faces(self, said: Node | None) -> None:
        for name, face in entries(said):
            piece = self.naming.laid_piece(name, self.S.at)
            if piece is not None:
                self.S.face[piece - self.u.q0] = int(word(face).text == "up")
                self._default_seen(piece)

    def seen(self, said: Node | None) -> None:
        """Who knows which piece, in place of what the place would tell."""
        for name, who in entries(said):
            piece = self.naming.laid_piece(name, self.S.at)
            bits = 0
            for each in words(who) if isinstance(who, Scalar) or who.items else []:  # type: ignore[union-attr]
                person = self.naming.person(each)
                bits |= 0 if person is None else 1 << person
            if piece is not None:
                self.S.seen[piece - self.u.q0] = bits

    def check_rooms(self, contents: list[Contents]) -> None:
        """No more in a place than it holds."""
        for said in contents:
            place, u = said.place, self.u
            bare = self.S.copy()
            bare.held[place - u.p0] = []
            for heaps in u.heaps_at.values():
                for heap in heaps.get(place, ()):
                    bare.n[heap - u.h0] = 0
            for kind, limited in u.held_kinds[u.kind[place]].items():
                most = self.P.limits.room(bare, place, kind)
                if self._count(place, u.bases(limited)) > most:
                    self.findings.add("E0827", said.name.span, place=u.names[place], kind=limited, count=most)

    def _count(self, place: int, kinds: tuple[str, ...]) -> int:
        u, S = self.u, self.S
        pieces = sum(u.kind[x] in kinds for x in S.held[place - u.p0])
        return pieces + sum(S.n[h - u.h0] for kind in kinds for h in u.heaps_at.get(kind, {}).get(place, ()))
