# Findings about packs that show themselves only at play. A sentence has no full stop and no capital at its start, because
# it stands after "error[E0701]: "; its .help is one or two plain sentences.
#
# $text is the card, verb, phase or rule whose text was running.

# Of E0701: where look-ahead was when it was given up.
note-tried-here = the last ways that were tried led through “{ $text }”

E0701 = “{ $text }” leaves too much to look ahead at: after { $budget } positions it is still open whether it can be done
    .help = Before a strict block is entered, all ways through it are tried. Write fewer choices in it, narrow its sets, or move what cannot fail from “needs” to “do”. A note of “cardwright simulate” says through which text the last ways led.
    .example =
        wrong:  whole {"{"} repeat any {"{"} move 1 token to any cell {"}"} {"}"}
        right:  whole {"{"} move 1..3 token to 1 cell {"}"}

E0702 = “{ $text }” calls itself without end: { $depth } calls stand inside one another
    .help = A verb may call itself, or others that call it, only if something changes that stops it. Write a condition around the call.
    .example =
        wrong:  grow: {"{"}do: "grow"{"}"}
        right:  grow: {"{"}do: "if level < 9 {"{"} set level to level + 1; grow {"}"}"{"}"}

E0703 = “{ $text }” never ends: { $steps } steps were done without a decision
    .help = Look for a repeat whose condition never comes true, or for texts that set each other off again and again.
    .example =
        wrong:  repeat until full {"{"} score 1 {"}"}
        right:  repeat until full {"{"} move 1 token to board {"}"}

E0704 = “{ $text }” still asks after { $decisions } decisions: this game never ends
    .help = Let something be used up or counted that ends the game, or begin phases in it: “bound” limits those.
    .example =
        wrong:  repeat until score of me >= 99 {"{"} draw 1 card {"}"}
        right:  repeat 10 {"{"} draw 1 card {"}"}, or “bound: 200” beside phases that a round begins

E0705 = what “{ $text }” asks for can be paid in more than { $ways } ways
    .help = Let fewer things stand for one another, or ask for less at a time.
    .example =
        wrong:  pay 40 token, where many things stand for a token
        right:  pay 4 token

E0706 = “{ $text }” counts too much: working this out may take more than { $steps } steps
    .help = A count in a count goes through one set for each member of the other, and so does a value that asks another one. Narrow the sets, or keep a result by “let”.
    .example =
        wrong:  count [card where count [card where rank > 2] > 2]
        right:  let many = count [card where rank > 2]; … many …
