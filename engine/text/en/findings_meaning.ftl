### What reads well and cannot be meant (E0600 to E0649). A sentence has no full stop and no capital at its start, because it
### stands after "error[E0600]: "; its .help says what to do about it.

E0600 = this is explained by itself: { $chain }
    .help = Break the chain: one of these must be said without the others.
    .example =
        wrong:  words: {"{"}big: small, small: big{"}"}
        right:  words: {"{"}big: "card where rank > 3", small: "card where rank <= 3"{"}"}

E0601 = this changes a value by a way that leads back to it: { $chain }
    .help = Break the chain: add a second value for one of the two, as a number before the change.
    .example =
        wrong:  while size > 2 {"{"} size + 1 {"}"}
        right:  while plain_size > 2 {"{"} size + 1 {"}"}
                with: values: {"{"}plain_size: {"{"}gives: number, is: 2{"}"}, size: {"{"}gives: number, is: plain_size{"}}"}

E0602 = from { $low } to { $high } is no range
    .help = The smaller number comes first.
    .example =
        wrong:  move 3..1 card to hand
        right:  move 1..3 card to hand

E0603 = none at all is no quantity
    .help = Take the statement out, or write the number that is meant.
    .example =
        wrong:  draw 0 card
        right:  draw 1 card

E0604 = { $pieces } { $pieces ->
        [one] piece
       *[other] pieces
    } cannot go to { $places } places
    .help = There must be a piece for every place that is asked for.
    .example =
        wrong:  move 1 card to 2 cell
        right:  move 2 card to 2 cell, or: move 1 card to 1 cell

E0605 = nothing can be divided by 0
    .help = Write the number that is meant.
    .example =
        wrong:  score (level / 0)
        right:  score (level / 2)

E0606 = “{ $word }” stands only where it can be refused
    .help = Put it under “needs”, or into “whole”, “may” or a branch of “either”.
    .example =
        wrong:  do: "pay 1 token"
        right:  needs: "pay 1 token", or: may {"{"} pay 1 token; score 1 {"}"}

E0607 = a sealed choice may only change what nobody else sees
    .help = Go through the seats with “each player, sealed”, and move only to one's own places that are shown to their owner or to nobody.
    .example =
        wrong:  each player, sealed {"{"} move 1 card at hand to board {"}"}
        right:  each player, sealed {"{"} move 1 card at hand to secret_pile {"}"}
                where secret_pile has “each: player” and “shown: owner”

E0608 = “{ $word }” is used twice
    .help = What is still to be chosen can be chosen once. Choose first: “each { $word } as x” or “choose”.
    .example =
        wrong:  move item to hand; move item to board
        right:  choose item as x; move x to hand; move x to board

E0609 = “{ $word }” cannot be used { $reason ->
        [loop] in a block that is done more than once
        [seat] in a block in which another seat decides
        [block] in a block that is handed to a verb
       *[later] in a block that is done later
    }
    .help = Choose first, before the block, and use the name of what was chosen.
    .example =
        wrong:  repeat 2 {"{"} move item to hand {"}"}
        right:  choose item as x; repeat 2 {"{"} … x … {"}"}

E0610 = “{ $word }” is not used
    .help = Use it or take it out.
    .example =
        wrong:  takes: {"{"}item: 1 card{"}"}, and “item” stands nowhere in the verb
        right:  do: "move item to hand"

E0611 = two branches are called “{ $word }”
    .help = Give one of them a label: “or another { "{" } … { "}" }”. A branch without a label is called by its first verb.
    .example =
        wrong:  either {"{"} move 1 card to hand {"}"} or {"{"} move 1 card to board {"}"}
        right:  either keep {"{"} move 1 card to hand {"}"} or lay {"{"} move 1 card to board {"}"}

E0612 = this branch has no name
    .help = Write a label before the brace. A branch without a label is called by its first verb, and there is none.
    .example =
        wrong:  either {"{"} if full {"{"} score 1 {"}"} {"}"} or {"{"} draw 1 card {"}"}
        right:  either count {"{"} if full {"{"} score 1 {"}"} {"}"} or {"{"} draw 1 card {"}"}

E0613 = beside triggers and modifiers no other statement can stand
    .help = This text is in force by itself and is never run. Put the statement into a trigger.
    .example =
        wrong:  rules: {"{"}gift: "after tally {"{"} score 1 {"}"}; draw 1 card"{"}"}
        right:  rules: {"{"}gift: "after tally {"{"} score 1; draw 1 card {"}"}"{"}"}

E0614 = “while” stands only in texts that are in force by themselves
    .help = Write it in a rule, or on a card whose kind says “in_force”.
    .example =
        wrong:  phases: {"{"}tally: "while full {"{"} size + 1 {"}"}"{"}"}
        right:  rules: {"{"}larger: "while full {"{"} size + 1 {"}"}"{"}"}

E0615 = “before” waits for phases only
    .help = What “{ $word }” will do is not chosen before it is done. Use “after”.
    .example =
        wrong:  before move card {"{"} score 1 {"}"}
        right:  after move card {"{"} score 1 {"}"}

E0616 = what is chosen here has no name
    .help = Add “as” and a name; otherwise nothing follows from the choice.
    .example =
        wrong:  choose 1 card
        right:  choose 1 card as x; move x to hand

E0617 = this effect asks for payment, but is run where nobody could refuse
    .help = Put “whole { "{" } … { "}" }” around it, or run “{ $word }” inside “needs”, “may” or a branch.
    .example =
        wrong:  do effect of this, where that effect pays
        right:  whole {"{"} do effect of this {"}"}

E0618 = “all” is no number of times
    .help = Write a number, a range, “any” or “until”.
    .example =
        wrong:  repeat all {"{"} draw 1 card {"}"}
        right:  repeat 2 {"{"} draw 1 card {"}"}

E0619 = “{ $word }” makes no sense here
    .help = “descending” turns round the order after “by”; “random” stands without “by”.
    .example =
        wrong:  each card by rank, random {"{"} … {"}"}
        right:  each card, random {"{"} … {"}"}, or: each card by rank {"{"} … {"}"}

E0620 = “{ $word }” stands twice
    .help = Take one of the two out.
    .example =
        wrong:  draw 1 card, whole, whole
        right:  draw 1 card, whole

E0621 = nothing is done with “{ $word }”
    .help = Take the name out, or use it.
    .example =
        wrong:  move 1 card to hand as x, and nothing more
        right:  move 1 card to hand

E0622 = two texts may say at once what “{ $word }” becomes
    .help = The one that stands later in the pack then holds. Say under which conditions each is meant, or change numbers with + - <= >= instead.
    .example =
        wrong:  two cards say: while tally {"{"} size becomes 1 {"}"}, and: while tally {"{"} size becomes 2 {"}"}
        right:  while tally {"{"} size + 1 {"}"} on one of them, or conditions of which one holds at a time

E0623 = “{ $word }” never comes to its end, for it does itself in any case: { $chain }
    .help = Put the call behind a condition (“if”, “may”), or say with “repeat” how often.
    .example =
        wrong:  verbs: {"{"}dig: {"{"}do: "score 1; dig"{"}}"}
        right:  verbs: {"{"}dig: {"{"}do: "repeat 3 {"{"} score 1 {"}"}"{"}}"}
