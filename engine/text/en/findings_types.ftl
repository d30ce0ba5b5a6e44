### What does not go together (E0500 to E0599): kinds, numbers, truths, phrases. A sentence has no full stop and no capital
### at its start, because it stands after "error[E0500]: "; its .help says what to do about it.

## Numbers, truths, things

E0500 = a number is wanted here, and this is { $found ->
        [truth] true or false
        [things] a thing or a set
       *[other] something else
    }
    .help = “count” makes a number of a set; an attribute or a value may be one.
    .example =
        wrong:  score (card)
        right:  score (count card at hand)

E0501 = a condition is wanted here, and this is { $found ->
        [number] a number
        [things] a set
       *[other] something else
    }
    .help = Compare it with something, or write “some” before a set to ask whether there is any.
    .example =
        wrong:  if count card {"{"} score 1 {"}"}
        right:  if count card > 0 {"{"} score 1 {"}"}

E0502 = a thing or a set is wanted here, and this is { $found ->
        [number] a number
        [truth] true or false
        [effect] an effect
       *[other] something else
    }
    .help = Write a noun here: a kind, a word of the pack, or a name that was given.
    .example =
        wrong:  move 1 score to hand
        right:  move 1 card to hand

E0503 = there may be many, and “{ $word }” is of one
    .help = Say of which one, or fold them: “sum … among”, “most … among”, “count”.
    .example =
        wrong:  score (rank of card)
        right:  score (sum rank of it among card at hand)

E0504 = nothing is both { $left } and { $right }
    .help = Words side by side narrow one another. Write “or” between them if either will do.
    .example =
        wrong:  each card token {"{"} score 1 {"}"}
        right:  each [card or token] {"{"} score 1 {"}"}

E0505 = “{ $word }” stands here twice
    .help = Take one of the two out.
    .example =
        wrong:  move 1 facedown facedown card to hand
        right:  move 1 facedown card to hand

E0506 = “{ $word }” says nothing that the word beside it does not say
    .help = Take it out.
    .example =
        wrong:  each piece card {"{"} score 1 {"}"}
        right:  each card {"{"} score 1 {"}"}

E0507 = this place is said already
    .help = A word before it tells the same place. Take one of the two out.
    .example =
        wrong:  count card at hand at hand
        right:  count card at hand

E0508 = { $kinds } cannot lie in { $places }
    .help = A place lists under “holds” what may lie there.
    .example =
        wrong:  count card at board, where the board holds tokens only
        right:  holds: {"{"}card: 3{"}"} under the board, or: count token at board

E0509 = { $kinds ->
        [none] “{ $word }” takes no “of”
       *[other] “{ $word }” has no “of” { $kinds }
    }
    .help = “of” names the owner, what has the attribute, or what alike pieces are counted by.
    .example =
        wrong:  count card of first, where cards have no owner
        right:  count card at hand of first

E0510 = it is not said { $role ->
        [of] of what
       *[at] where
    } “{ $word }” is meant
    .help = Add “{ $role }” and a noun. Only where “it” is something fitting may it be left out.
    .example =
        wrong:  score (rank)
        right:  score (rank of this)

E0511 = these two cannot be compared
    .help = Numbers are compared with numbers, things with things; a condition needs no “=”.
    .example =
        wrong:  if count card = hand {"{"} score 1 {"}"}
        right:  if count card = 3 {"{"} score 1 {"}"}

E0512 = { $left } is never { $right }
    .help = These are different kinds of things. Look for the word that was meant.
    .example =
        wrong:  if first is card {"{"} score 1 {"}"}
        right:  if first is me {"{"} score 1 {"}"}

E0513 = the engine has no function called “{ $word }”
    .help = The functions are listed in docs/language.md. A value of the pack takes its arguments with “of” and “at”.
    .example =
        wrong:  score (largest(1, 2))
        right:  score (max(1, 2))

E0514 = “{ $word }” takes { $wanted } of these, here stand { $found }
    .help = Compare it with docs/language.md.
    .example =
        wrong:  score (max(1))
        right:  score (max(1, 2))

E0515 = { $places } cannot hold { $kinds }
    .help = A place lists under “holds” what may lie there. Every kind of place that is named must be able to hold some of it.
    .example =
        wrong:  move 1 token to hand, where the hand holds cards only
        right:  holds: {"{"}card: endless, token: 3{"}"} under the hand

## Phrases

E0516 = “{ $verb }” has no “{ $role }”
    .help = { $known ->
        [none] This verb takes no roles.
       *[other] It takes: { $known }.
    }
    .example =
        wrong:  score 2 to hand
        right:  score 2

E0517 = “{ $word }” needs { $role ->
        [object] to be told what
       *[other] “{ $role }”
    }
    .help = Add the phrase; the verb's signature has nothing to fill in for it.
    .example =
        wrong:  move 1 card
        right:  move 1 card to hand

E0518 = “{ $verb }” does not know “{ $word }”
    .help = What may follow a comma is “whole” or “random” where it makes sense, or an adverb of the verb.
    .example =
        wrong:  draw 1 card, fast
        right:  draw 1 card

E0519 = { $block ->
        [required] “{ $word }” needs a block in braces
       *[refused] “{ $word }” takes no block
    }
    .help = A verb takes a block if it says so under “block”.
    .example =
        wrong:  assist, where the verb says block: required
        right:  assist {"{"} score 1 {"}"}

E0520 = a set is given here as it is, without how many
    .help = Take the quantity out. To choose some first, use “choose … as”.
    .example =
        wrong:  count 2 card
        right:  count card

E0521 = “of” is missing before “{ $word }”, a word that says whose it is
    .help = Write it as in “1 of mine”.
    .example =
        wrong:  move 1 mine to board
        right:  move 1 of mine to board

E0522 = “of” stands only before a word that says whose a thing is
    .help = Write it as in “2 card”, without “of”.
    .example =
        wrong:  move 2 of card to hand
        right:  move 2 card to hand

E0523 = “{ $word }” is of something, and here it is not said of what
    .help = Add “of” and a noun. Inside “where” and “each” it is about “it”.
    .example =
        wrong:  if full {"{"} score 1 {"}"}
        right:  if full of this {"{"} score 1 {"}"}

E0524 = “{ $word }” means the card whose text runs, and here is none
    .help = It stands in texts of cards only.
    .example =
        wrong:  phases: {"{"}tally: "move this to hand"{"}"}
        right:  Write the statement on a card, or name the card: move 1 card at board to hand

E0525 = this says how something is, but not what
    .help = Add a noun, as in “faceup card”.
    .example =
        wrong:  move 1 faceup to hand
        right:  move 1 faceup card to hand

E0526 = { $wanted } is wanted here, and this is { $found }
    .help = Look at what the verb takes, or what the place holds.
    .example =
        wrong:  move 1 card to token
        right:  move 1 card to hand

E0527 = only “pay” takes several things joined by “and”
    .help = Write one statement for each, or “or” if they may be mixed.
    .example =
        wrong:  move 1 card and 1 token to board
        right:  move 1 card to board; move 1 token to board

E0528 = “{ $word }” cannot be named here
    .help = Take “as { $word }” out.
    .example =
        wrong:  score 2 as points
        right:  score 2

E0529 = “{ $word }” is no counter
    .help = “set” changes counters, “first”, and names made by “let”.
    .example =
        wrong:  set rank of this to 3, where the rank is printed
        right:  level: {"{"}is: number{"}"} under “changes” of the kind, and: set level of this to 3

E0530 = “{ $word }” cannot be changed
    .help = Only names made by “let” can. Make a new name.
    .example =
        wrong:  each card as x {"{"} set x to 2 {"}"}
        right:  let y = 2; set y to 3

E0531 = “{ $word }” is still to be chosen and cannot be used like this
    .help = Hand it on as it is (“move { $word } to …”), or choose first: “each { $word } as x”, “choose”.
    .example =
        wrong:  if some item {"{"} … {"}"}, where the verb takes “item: 1 card”
        right:  choose item as picked; if some picked {"{"} … {"}"}

E0532 = this is no effect
    .help = “do” and “can” take an attribute of type effect, or “block” in a verb that takes one.
    .example =
        wrong:  do rank of this
        right:  do effect of this

E0533 = a number is wanted here
    .help = Write it in digits, or computed in parentheses: “(count card at here)”.
    .example =
        wrong:  draw some card
        right:  draw 2 card

E0534 = “{ $word }” is no set
    .help = It can stand in conditions and numbers only.
    .example =
        wrong:  move 1 big to hand, where “big” is a condition
        right:  move 1 card where big to hand

E0535 = “{ $word }” is nothing that can be paid
    .help = What can be paid stands under “payment”.
    .example =
        wrong:  pay 1 card, which is no currency
        right:  payment: {"{"}card: {"{"}from: hand, to: pile{"}}"}

E0536 = one answer is { $left ->
        [number] a number
        [truth] a condition
        [things] a thing
       *[other] something
    }, the other { $right ->
        [number] a number
        [truth] a condition
        [things] a thing
       *[other] something else
    }
    .help = Both sides of “then” and “else” must be of the same type.
    .example =
        wrong:  if full then 1 else hand
        right:  if full then 1 else 0

E0537 = it is not said of what
    .help = Add a noun: only a phrase of a verb can be filled in from its signature.
    .example =
        wrong:  if count at hand > 2 {"{"} score 1 {"}"}
        right:  if count card at hand > 2 {"{"} score 1 {"}"}

E0538 = seats and other things cannot be gone through together ({ $kinds })
    .help = Over “player” the seat becomes “me”; go through other things by themselves.
    .example =
        wrong:  each [player or card] {"{"} score 1 {"}"}
        right:  each player {"{"} score 1 {"}"}; each card {"{"} score 1 {"}"}

E0539 = “{ $word }” means different things for { $kinds }
    .help = Say of which kind, or give the attributes different names.
    .example =
        wrong:  level of piece, where cards and tokens both have a level
        right:  level of token

E0540 = { $kinds ->
        [none] there are no neighbours in this game
       *[other] { $kinds } have no neighbours
    }
    .help = Places have neighbours if their rows say “near” or “next”, or if they are a grid.
    .example =
        wrong:  near hand
        right:  near: [second_cell] in the row of the place, or a grid

E0541 = “{ $role }” stands twice
    .help = Each role takes one phrase.
    .example =
        wrong:  move 1 card to hand to board
        right:  move 1 card to hand

E0542 = a trigger does not count
    .help = Take the quantity out: it waits for each.
    .example =
        wrong:  after move 2 card {"{"} score 1 {"}"}
        right:  after move card {"{"} score 1 {"}"}

E0543 = “{ $way }” changes numbers only, and “{ $word }” is none
    .help = Use “becomes”.
    .example =
        wrong:  while full {"{"} owner of here + 1 {"}"}
        right:  while full {"{"} owner of here becomes me {"}"}

E0544 = “{ $word }” gives { $wanted ->
        [number] a number
        [truth] a condition
       *[other] things
    }, and this is { $found ->
        [number] a number
        [truth] a condition
       *[other] something else
    }
    .help = Change “gives”, or what stands under “is”.
    .example =
        wrong:  size: {"{"}gives: number, is: card at hand{"}"}
        right:  size: {"{"}gives: number, is: count card at hand{"}"}

E0545 = “{ $word }” is never “none”
    .help = Write “or none” behind its type if it may be.
    .example =
        wrong:  if owner of this is none, where all have an owner
        right:  holder: {"{"}is: player or none{"}"}

E0546 = “{ $word }” is a phase and takes nothing
    .help = Write its name alone.
    .example =
        wrong:  tally 2, where “tally” is a phase
        right:  tally

E0547 = a cost is so many of a currency
    .help = Write it as in “pay 1 coin and (count card at hand) gem”, without places, filters and names.
    .example =
        wrong:  pay 1 token at board
        right:  pay 1 token

E0548 = a piece is turned to “faceup” or to “facedown”
    .help = Write one of the two after “to”.
    .example =
        wrong:  turn this to hand
        right:  turn this to facedown

E0549 = { $kinds } has no effect that could be performed
    .help = Add “effect: effect” under “printed” of the kind.
    .example =
        wrong:  perform 1 token
        right:  printed: {"{"}effect: effect{"}"} under the kind

E0550 = “{ $word }” takes no object
    .help = Take the phrase out, or say with a role what it is.
    .example =
        wrong:  shuffle_all 2 card, where the verb takes nothing
        right:  shuffle_all

E0551 = nothing called “{ $word }” can be changed like this
    .help = Only values can, which stand under “values”.
    .example =
        wrong:  while full {"{"} card becomes 3 {"}"}
        right:  values: {"{"}size: {"{"}gives: number, is: 2{"}}"}, and: while full {"{"} size becomes 3 {"}"}

E0552 = “{ $word }” is done for one at a time, so it must say how many
    .help = Add a quantity to the sample, as in “each { $word }: 1 card at market”.
    .example =
        wrong:  takes: {"{"}each item: card at board{"}"}
        right:  takes: {"{"}each item: 1 card at board{"}"}

E0553 = a trigger does not look at a number that “{ $word }” takes
    .help = Take it out: the trigger then waits for “{ $word }” with any number.
    .example =
        wrong:  after earn 3 {"{"} score 1 {"}"}, where “earn” takes a number
        right:  after earn {"{"} score 1 {"}"}

E0554 = nothing says when “{ $word }” has been done, so this would never happen
    .help = Only “move”, the verbs of the pack and its phases can be waited for. To pay is to move; for anything else make a verb of the pack that does “{ $word }”, and wait for that one.
    .example =
        wrong:  after score {"{"} draw 1 {"}"}
        right:  after earn {"{"} draw 1 {"}"}
                with: verbs: {"{"}earn: {"{"}takes: {"{"}n: number{"}"}, do: score (n){"}}"}
