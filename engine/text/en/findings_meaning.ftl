### What reads well and cannot be meant (E0600 to E0649). A sentence has no full stop and no capital at its start, because it
### stands after "error[E0600]: "; its .help says what to do about it.

E0600 = this is explained by itself: { $chain }
    .help = Break the chain: one of these must be said without the others.

E0601 = this changes a value by a way that leads back to it: { $chain }
    .help = Break the chain: add a second value for one of the two, as a number before the change.

E0602 = from { $low } to { $high } is no range
    .help = The smaller number comes first.

E0603 = none at all is no quantity
    .help = Take the statement out, or write the number that is meant.

E0604 = { $pieces } { $pieces ->
        [one] piece
       *[other] pieces
    } cannot go to { $places } places
    .help = There must be a piece for every place that is asked for.

E0605 = nothing can be divided by 0
    .help = Write the number that is meant.

E0606 = “{ $word }” stands only where it can be refused
    .help = Put it under “needs”, or into “whole”, “may” or a branch of “either”.

E0607 = a sealed choice may only change what nobody else sees
    .help = Go through the seats with “each player, sealed”, and move only to one's own places that are shown to their owner or to nobody.

E0608 = “{ $word }” is used twice
    .help = What is still to be chosen can be chosen once. Choose first: “each { $word } as x” or “choose”.

E0609 = “{ $word }” cannot be used { $reason ->
        [loop] in a block that is done more than once
        [seat] in a block in which another seat decides
        [block] in a block that is handed to a verb
       *[later] in a block that is done later
    }
    .help = Choose first, before the block, and use the name of what was chosen.

E0610 = “{ $word }” is not used
    .help = Use it or take it out.

E0611 = two branches are called “{ $word }”
    .help = Give one of them a label: “or another { "{" } … { "}" }”. A branch without a label is called by its first verb.

E0612 = this branch has no name
    .help = Write a label before the brace. A branch without a label is called by its first verb, and there is none.

E0613 = beside triggers and modifiers no other statement can stand
    .help = This text is in force by itself and is never run. Put the statement into a trigger.

E0614 = “while” stands only in texts that are in force by themselves
    .help = Write it in a rule, or on a card whose kind says “in_force”.

E0615 = “before” waits for phases only
    .help = What “{ $word }” will do is not chosen before it is done. Use “after”.

E0616 = what is chosen here has no name
    .help = Add “as” and a name; otherwise nothing follows from the choice.

E0617 = this effect asks for payment, but is run where nobody could refuse
    .help = Put “whole { "{" } … { "}" }” around it, or run “{ $word }” inside “needs”, “may” or a branch.

E0618 = “all” is no number of times
    .help = Write a number, a range, “any” or “until”.

E0619 = “{ $word }” makes no sense here
    .help = “descending” turns round the order after “by”; “random” stands without “by”.

E0620 = “{ $word }” stands twice
    .help = Take one of the two out.

E0621 = nothing is done with “{ $word }”
    .help = Take the name out, or use it.

E0622 = two texts may say at once what “{ $word }” becomes
    .help = The one that stands later in the pack then holds. Say under which conditions each is meant, or change numbers with + - <= >= instead.
