### What does not go together (E0500 to E0599): kinds, numbers, truths, phrases. A sentence has no full stop and no capital
### at its start, because it stands after "error[E0500]: "; its .help says what to do about it.

## Numbers, truths, things

E0500 = a number is wanted here, and this is { $found ->
        [truth] true or false
        [things] a thing or a set
       *[other] something else
    }
    .help = “count” makes a number of a set; an attribute or a value may be one.

E0501 = a condition is wanted here, and this is { $found ->
        [number] a number
        [things] a set
       *[other] something else
    }
    .help = Compare it with something, or write “some” before a set to ask whether there is any.

E0502 = a thing or a set is wanted here, and this is { $found ->
        [number] a number
        [truth] true or false
        [effect] an effect
       *[other] something else
    }
    .help = Write a noun here: a kind, a word of the pack, or a name that was given.

E0503 = there may be many, and “{ $word }” is of one
    .help = Say of which one, or fold them: “sum … among”, “most … among”, “count”.

E0504 = nothing is both { $left } and { $right }
    .help = Words side by side narrow one another. Write “or” between them if either will do.

E0505 = “{ $word }” stands here twice
    .help = Take one of the two out.

E0506 = “{ $word }” says nothing that the word beside it does not say
    .help = Take it out.

E0507 = this place is said already
    .help = A word before it tells the same place. Take one of the two out.

E0508 = { $kinds } cannot lie in { $places }
    .help = A place lists under “holds” what may lie there.

E0509 = { $kinds ->
        [none] “{ $word }” takes no “of”
       *[other] “{ $word }” has no “of” { $kinds }
    }
    .help = “of” names the owner, what has the attribute, or what alike pieces are counted by.

E0510 = it is not said { $role ->
        [of] of what
       *[at] where
    } “{ $word }” is meant
    .help = Add “{ $role }” and a noun. Only where “it” is something fitting may it be left out.

E0511 = these two cannot be compared
    .help = Numbers are compared with numbers, things with things; a condition needs no “=”.

E0512 = { $left } is never { $right }
    .help = These are different kinds of things. Look for the word that was meant.

E0513 = the engine has no function called “{ $word }”
    .help = The functions are listed in docs/language.md. A value of the pack takes its arguments with “of” and “at”.

E0514 = “{ $word }” takes { $wanted } of these, here stand { $found }
    .help = Compare it with docs/language.md.

E0515 = { $places } cannot hold { $kinds }
    .help = A place lists under “holds” what may lie there. Every kind of place that is named must be able to hold some of it.

## Phrases

E0516 = “{ $verb }” has no “{ $role }”
    .help = { $known ->
        [none] This verb takes no roles.
       *[other] It takes: { $known }.
    }

E0517 = “{ $word }” needs { $role ->
        [object] to be told what
       *[other] “{ $role }”
    }
    .help = Add the phrase; the verb's signature has nothing to fill in for it.

E0518 = “{ $verb }” does not know “{ $word }”
    .help = What may follow a comma is “whole” or “random” where it makes sense, or an adverb of the verb.

E0519 = { $block ->
        [required] “{ $word }” needs a block in braces
       *[refused] “{ $word }” takes no block
    }
    .help = A verb takes a block if it says so under “block”.

E0520 = a set is given here as it is, without how many
    .help = Take the quantity out. To choose some first, use “choose … as”.

E0521 = “of” is missing before “{ $word }”, a word that says whose it is
    .help = Write it as in “1 of mine”.

E0522 = “of” stands only before a word that says whose a thing is
    .help = Write it as in “2 card”, without “of”.

E0523 = “{ $word }” is of something, and here it is not said of what
    .help = Add “of” and a noun. Inside “where” and “each” it is about “it”.

E0524 = “{ $word }” means the card whose text runs, and here is none
    .help = It stands in texts of cards only.

E0525 = this says how something is, but not what
    .help = Add a noun, as in “faceup card”.

E0526 = { $wanted } is wanted here, and this is { $found }
    .help = Look at what the verb takes, or what the place holds.

E0527 = only “pay” takes several things joined by “and”
    .help = Write one statement for each, or “or” if they may be mixed.

E0528 = “{ $word }” cannot be named here
    .help = Take “as { $word }” out.

E0529 = “{ $word }” is no counter
    .help = “set” changes counters, “first”, and names made by “let”.

E0530 = “{ $word }” cannot be changed
    .help = Only names made by “let” can. Make a new name.

E0531 = “{ $word }” is still to be chosen and cannot be used like this
    .help = Hand it on as it is (“move { $word } to …”), or choose first: “each { $word } as x”, “choose”.

E0532 = this is no effect
    .help = “do” and “can” take an attribute of type effect, or “block” in a verb that takes one.

E0533 = a number is wanted here
    .help = Write it in digits, or computed in parentheses: “(count card at here)”.

E0534 = “{ $word }” is no set
    .help = It can stand in conditions and numbers only.

E0535 = “{ $word }” is nothing that can be paid
    .help = What can be paid stands under “payment”.

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

E0537 = it is not said of what
    .help = Add a noun: only a phrase of a verb can be filled in from its signature.

E0538 = seats and other things cannot be gone through together ({ $kinds })
    .help = Over “player” the seat becomes “me”; go through other things by themselves.

E0539 = “{ $word }” means different things for { $kinds }
    .help = Say of which kind, or give the attributes different names.

E0540 = { $kinds ->
        [none] there are no neighbours in this game
       *[other] { $kinds } have no neighbours
    }
    .help = Places have neighbours if their rows say “near” or “next”, or if they are a grid.

E0541 = “{ $role }” stands twice
    .help = Each role takes one phrase.

E0542 = a trigger does not count
    .help = Take the quantity out: it waits for each.

E0543 = “{ $way }” changes numbers only, and “{ $word }” is none
    .help = Use “becomes”.

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

E0545 = “{ $word }” is never “none”
    .help = Write “or none” behind its type if it may be.

E0546 = “{ $word }” is a phase and takes nothing
    .help = Write its name alone.

E0547 = a cost is so many of a currency
    .help = Write it as in “pay 1 coin and (count card at hand) gem”, without places, filters and names.

E0548 = a piece is turned to “faceup” or to “facedown”
    .help = Write one of the two after “to”.

E0549 = { $kinds } has no effect that could be performed
    .help = Add “effect: effect” under “printed” of the kind.

E0550 = “{ $word }” takes no object
    .help = Take the phrase out, or say with a role what it is.

E0551 = nothing called “{ $word }” can be changed like this
    .help = Only values can, which stand under “values”.

E0552 = “{ $word }” is done for one at a time, so it must say how many
    .help = Add a quantity to the sample, as in “each { $word }: 1 card at market”.

E0553 = a trigger does not look at a number that “{ $word }” takes
    .help = Take it out: the trigger then waits for “{ $word }” with any number.
