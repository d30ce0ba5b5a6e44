# Findings about texts of the effect language. A sentence has no full stop and no capital at its start, because it stands
# after "error[E0300]: "; its .help is one or two plain sentences.
#
# $found is what was written. $expected is a list, put together from terminal-… messages and words of the language.


## Words

# $kind is keyword or other.
E0300 = { $found } cannot stand here
    .help =
        { $kind ->
            [keyword] { $found } is a word of the language, not a name. Here may stand: { $expected }.
           *[other] Here may stand: { $expected }.
        }
    .example =
        wrong:  draw 1 1 card
        right:  draw 1 card

E0301 = { $found } is a word of the language and cannot be a name here
    .help = Here may stand: { $expected }.
    .example =
        wrong:  choose 1 card as each
        right:  choose 1 card as found

E0302 = the text ends too early
    .help = Next may stand: { $expected }.
    .example =
        wrong:  move 1 card to
        right:  move 1 card to hand

E0303 = the statement ends too early
    .help = Next may stand: { $expected }.
    .example =
        wrong:  draw 1 card to; score 1
        right:  draw 1 card to hand; score 1


## Brackets

E0304 = { $closing } is missing here
    .help = Each { $found } is closed by a { $closing }, in the same statement.
    .example =
        wrong:  may {"{"} score 1
        right:  may {"{"} score 1 {"}"}

E0305 = { $found } closes nothing
    .help = There is no open { $opening } before it. Take it out, or write { $opening } where it should begin.
    .example =
        wrong:  score 1 {"}"}
        right:  may {"{"} score 1 {"}"}


## Names, numbers and signs

E0306 = { $found } is not a name
    .help = A name has small letters from a to z, digits and _, and begins with a letter.
    .example =
        wrong:  draw 1 Card
        right:  draw 1 card

E0307 = { $found } is neither a number nor a name
    .help = A name begins with a letter. Between a number and a word stands a blank.
    .example =
        wrong:  draw 2card
        right:  draw 2 card

E0308 = { $found } is not a name: names have no hyphen
    .help = Write _ between the parts of a name.
    .example =
        wrong:  draw 1 big-card
        right:  draw 1 big_card

E0309 = the language has no quotes ({ $found })
    .help = Write names as they are, without quotes. A # begins a comment.
    .example =
        wrong:  draw 1 "card"
        right:  draw 1 card

E0310 = the language has no sign { $found }
    .help = Statements are parted by ; or a new line, further words of a statement by blanks.
    .example =
        wrong:  draw 1 card & score 1
        right:  draw 1 card to hand; score 1

E0311 = this number is too long
    .help = A number has at most { $digits } digits.
    .example =
        wrong:  score 1000000000000000000000
        right:  score 100


## Whole texts

E0312 = this is nested too deep
    .help = Give a part of it a name of its own, as a word, a value or a verb, and use the name here.
    .example =
        wrong:  score (1 + (1 + (1 + … )))
        right:  values: {"{"}sum_of_it: {"{"}gives: number, is: …{"}}"}, and: score (sum_of_it)

E0313 = this text is empty
    .help = Only statements may be left out altogether; a set, a value and a sample must say something.
    .example =
        wrong:  is: ""
        right:  is: "count card at hand"

E0314 = from here on the text was not read
    .help = It has { $count } faults before this place. Put them right first.
    .example =
        wrong:  (many faults in one text)
        right:  Mend the first ones, then check again: the rest is read only then.

E0315 = this text goes on after its end
    .help = Statements alone may be several. A set, a value or a sample is one; it goes on in the next line only before or, and, where, then, else and among.
    .example =
        wrong:  is: "count card; score of me"
        right:  is: "count card + score of me"

E0316 = “{ $found }” stands twice around the same
    .help = Take one of the two pairs out.
    .example =
        wrong:  score ((count card))
        right:  score (count card)



## Notes

# $what is a bracket.
E0317 = the text cannot go on behind “{ $found }” as it does
    .help = With the word of the language that it looks like, it could.
    .example =
        wrong:  ether {"{"} draw 1 {"}"} or {"{"} score 2 {"}"}
        right:  either {"{"} draw 1 {"}"} or {"{"} score 2 {"}"}

note-stopped-here = here reading stopped
note-opened-here = { $what } was opened here


## What may stand at a place: items of a list

terminal-STATEMENT = a statement
terminal-VALUE = a value
terminal-QUANTITY = how many
terminal-NAME = a name
terminal-INT = a number
terminal-ROLE = a role such as in, to or from
terminal-PLACE = at, on or near
terminal-COMPARISON = a comparison such as = or is
terminal-CALCULATION = a sign such as + or -
terminal-LINE = “;” (the same as a new line)
terminal-END = the end of the text
terminal-MORE = other words
