"""The forms of expressions and operations: the agreement between the compiler and the machine.

Both are tuples whose first member names the form. ``N`` is a number, ``T`` a truth, ``X`` one thing (or none), ``S`` a
set (a list in a fixed order), ``k`` the number of a slot or of a var.

A *slot* is a local of a frame: a number, a truth, a thing, a set, or for parameters that are wishes the wish itself. A
*var* is a candidate bound inside an expression (``where``, ``among``, arguments of values); each binder has a number of
its own within its expression.

Things are: seats, places, rows of sorts, pieces, and *heaps*: alike pieces of one kind, one key and one place.

Numbers
    ("num", n)                        a literal
    ("arith", way, N, N)              way: + - * / (whole, downwards; by zero: zero)
    ("neg", N)
    ("count", S)                      heaps count by their pieces
    ("sum", k, N, S)                  var k is the member
    ("min", N, ...) ("max", N, ...)
    ("nth", N, N, ...)                the N-th of the rest; 0 for N < 1, the last beyond the end
    ("distance", X, X)                steps between two places (or what lies in them); -1 when there is no way
    ("payable", name)                 how much of a currency `me` could pay
    ("room", X, kind)                 how many more of a kind a place takes

Any type
    ("slot", k) ("var", k)
    ("if", T, a, b)
    ("value", name, arg, ...)         a value of the pack, with its modifiers; an argument that is alike pieces is an S
    ("attr", name, X)                 a printed attribute (none/0/false of none)
    ("counter", name)                 of the game; `first` is one of the engine's
    ("counter_of", name, X)           of a seat, piece, place or row; `score` is one of the engine's

Truths
    ("true",) ("false",)
    ("not", T) ("and", T, ...) ("or", T, ...)
    ("compare", way, N, N)            way: = != < > <= >=
    ("same", X, X)                    both may be none
    ("in", X, S)                      none is in nothing
    ("all_in", S, S)                  the first is not empty and all of it is in the second
    ("some", S) ("no", S)
    ("kind", X, (kind, ...))          what sort of thing it is: kinds of pieces, places, sorts, `player`
    ("row", X, row)                   the piece (or place) is of that row of its table
    ("faceup", X)
    ("in_play", X)                    a piece that lies in no store
    ("inside", X, S)                  it lies in one of the places, at any depth; a place is not inside itself
    ("region", X, region)             the place belongs to the region
    ("phase", name)                   that phase is going on
    ("option", option, value)
    ("tagged", k)                     the adverb in slot k
    ("condition", name, X)            the `condition` attribute of X, for `me`
    ("can", effect)                   whether running it could change anything; effect as in ("run", ...)

Things
    ("me",) ("this",) ("none",)
    ("here",)                         the place of `this`
    ("thing", id)                     a seat, a place alone, a row of places or of a sort; the only piece of a row
    ("owner", X)                      the seat it belongs to, or whose place it lies in
    ("place", X)                      the place it lies in
    ("key", X)                        what a heap is counted by
    ("own", place, X)                 the place of that kind that the seat X has
    ("only", S)                       its member; none if empty; the first of several

Sets
    ("set", kinds, places, keys, k, T)
        the members of these kinds. places: None for all places, seats and rows, and for pieces all that are in play;
        else an S: those that lie in one of them, at any depth. keys: None, or an S that the heap's key must be in.
        T (with var k) must hold; None when there is no filter.
    ("one", X)                        X alone; empty if none
    ("union", S, ...)                 each member once, in the order of the pack
    ("filter", S, k, T)
    ("near", S, S)                    those of the first that are next to one of the second (or to its place)
    ("map", X-form, k, S)             the things that X-form (with var k) gives, each once
    ("own_all", place, S)             the places of that kind of these seats
    ("best", way, k, N, S)            way: most least; all members with the best number
    ("next", X) ("within", N, X) ("ring", N, X)   places by steps: neighbours; up to N steps, itself too; exactly N
    ("toward", X, D)                  neighbours of a cell in these directions; D is ("directions", name, ...) or a printed
                                      attribute of type `directions` (a tuple of names)
    ("nearest", X, S)                 those of S at the least distance
    ("linked", X, S)                  members of S joined to X by steps inside S; X itself need not be a member

Wishes: how many of what, still to be chosen
    ("wish", low, high, way, S)       low, high: N, high None for "as many as there are". way: `number`; `all` (every one
                                      that can); `any` (as a target: one, afresh for each piece; as an object: one)
    ("passed", k)                     the wish in slot k, handed on

Effects
    ("stored", name, X)               the effect attribute `name` of X; `this` is X, `me` stays who acts
    ("block", k)                      the block handed to this verb, in slot k

Operations. A frame is [code, pc, me, this, slot 0, slot 1, ...]. `pc` is a place in the same code. Operations that may
ask keep what they have so far in scratch slots; s is the first of two scratch slots of their own.
    ("let", k, e)                     e of any type
    ("set", counter, X or None, e)    clamped to the counter's range; k >= 0 in ("set_local", k, e)
    ("set_local", k, e)
    ("jump", pc) ("unless", T, pc)
    ("require", T)                    strict
    ("move", wish, source, target, piece_slot, place_slot, way, s)
        target is a wish over places; piece_slot and place_slot name what moved and where to (or None); when the target
        uses the piece's slot it is asked for each piece; of several the slots keep the last. source: None or an S the pieces must lie in.
        way: `plain`, `strict` (full or it fails), `whole` (full or nothing), each perhaps with `random`: a tuple of these
    ("choose", wish, k, many, way, s)  into slot k: one thing, or a set if many
    ("turn", wish, face, s)           face: up down
    ("look", wish, s)
    ("shuffle", S)
    ("perform", wish, s)
    ("run", effect, some, s)          some: it must change something (strict)
    ("pay", ((N, (currency, ...)), ...), s)
    ("score", N)
    ("win", S)
    ("call", verb, args, adverbs, block, way, s)
        args: one for each parameter, in order: a wish for `wish` and `each`, else an expression; adverbs: the names given;
        block: the id of a code or None. Slots of the caller are copied into the block's frame. way: plain, strict, or
        whole: what is done with the wishes handed over is done in full, or the statement does nothing (inside a strict
        block it fails)
    ("phase", name)
    ("each", S, by, descending, over_seats, k_list, k_me, random)   by: None, or (var, N)
    ("next", k_list, k_item, var, T, over_seats, pc)   T (var: the item): it still fits, or None; pc: the end. An item
                                      that no longer fits is passed over
    ("end_each", k_list, k_me, over_seats)
    ("sealed",) ("unsealed",)         around a sealed each
    ("chosen",)                       a seat is done with its part of a sealed each: all are told, and that alone
    ("repeat", N, k, pc) ... ("count", k, pc)    exactly N times: sets slot k, jumps to pc when it is 0; `count` counts
                                      down and jumps back to the first statement while there are more
    ("again", low, high, k, pc, s)    a pass of `repeat a..b`: stop jumps to pc; else slot k (0 at first) counts and the
                                      pass begins. low: N; high: N, or None for no end
    ("enter", way, pc)                a strict block: way is needs whole may branch pass block. When it cannot be done:
                                      needs and whole jump to pc, inside a strict block they fail
    ("commit",)                       after the last statement of it that can fail
    ("leave",)                        its end
    ("may", pc, s)                    yes goes on, no jumps to pc
    ("either", ((label, pc), ...), pc, s)     the last pc is where it goes on when no branch can be taken
    ("ask", X, k, pc) ("asked", k)    another seat decides; slot k keeps who was asked before; nobody: jump to pc
    ("later", phase, X or None, code) the code runs, once, when that phase comes; slots are copied
    ("watch", trigger)                the trigger (by its id, which has a `#`) waits for its event, once; slots are copied
    ("events",)                       between the statements of a text: what waits may run now
    ("return",)

Strictness is lexical: `way` tells an operation whether it stands in a strict block.
"""
