# Playing at a terminal: questions, the log, the end. No word of any one game stands here; pieces, places, phases and
# seats come as parameters, already in words. A pack may say any of these messages in its own words.


## Things

# A thing with its number: square 3. $number may be several with points between them.
thing-numbered = { $thing } { $number }
# A thing of a seat's own, or at a place of its own: hand of Ana.
thing-of = { $thing } of { $owner }
# Alike pieces by what they are counted by: $key is a seat, a material, a place.
thing-keyed = { $key } { $thing }
# $thing stands in the right number already.
thing-counted = { $count } { $thing }
# Where something went, place by place.
way = { $what } from { $from } to { $to }
way-on = { $way } to { $to }
# The how-manieth of several at one place that are called the same.
thing-twin = { $thing } no. { $number }


## Questions

# $seat decides; $about is the text that asks. The forms with -piece know the piece that it is about: $what.
# A pack may ask in its own words: prompt-<verb, phase or card>-what and so on, with the same parameters, and $card
# (whose text it is), $choice (the id of the kind of what may be chosen), $says (what would be done: a text of a row),
# $number of $most, or at least $least ($most is 0 where there is no end).
prompt-what = { $seat }, { $about }: choose
prompt-where = { $seat }, { $about }: where to?
prompt-where-piece = { $seat }, { $about }: where to with { $what }?
prompt-branch = { $seat }, { $about }: which one?
prompt-may = { $seat }, { $about }: do it?
prompt-may-says = { $seat }, { $about }: do it? { $says }
prompt-pass = { $seat }, { $about }: go on?
prompt-pay = { $seat }, { $about }: how do you pay?
prompt-order = { $seat }: which text first?
prompt-choose = { $seat }, { $about }: choose

prompt-about = { $card }, { $about }
prompt-counted = { $prompt } ({ $number } of { $most })

# $id may be typed as well.
prompt-option = { $number }) { $what }  [{ $id }]
option-heap = { $what } at { $place }
# An answer is typed behind this.
prompt-number =
    { $count ->
        [one] number 1, or ? for help:{" "}
       *[other] number from 1 to { $count }, or ? for help:{" "}
    }
prompt-wrong = “{ $answer }” is not one of the answers: they are the numbers from 1 to { $count } and the words in brackets
prompt-wrong-nearest = { $sentence } ({ $nearest })
# The words themselves are typed as they stand here, in every language.
prompt-help =
    Type the number of an answer, or what stands in brackets behind it; several with blanks between answer the next
    questions too. Or one of these words:
    board: show what you know of the position; board NAME: a part of it; board all: everything
    log: show what has happened since your last answer; log all: everything; log 20: the last 20 lines
    card NAME: what a card says, or what a thing is good for
    why NAME: why something is not among the answers
    hint: what a bot would do
    undo: take your last decision back
    save FILE: write the game down, to go on with it later; save mine FILE: write only what you know of it
    quit: stop the game
prompt-end = The input has ended; the game stops here.
prompt-quit = The game stops here.

# Answers that every game has.
name-stop = stop
name-yes = yes
name-no = no
name-none = none


## The position, in words

board-scores = Points
board-phases = Now
board-first = First in turn order
board-item = { $name }: { $what }
# $what is a piece that lies face down, in words.
board-hidden = { $what } (hidden)
board-endless = any number of { $thing }
# $what: a part of the screen that shows nothing now.
board-empty = Nothing to see now in “{ $what }”


## Log: each line, and time

# How a line begins. CAPITAL makes the first letter of a text a capital.
log-line = { CAPITAL($line) }

log-phase = — { $phase } —


## Log: what happened. The forms with -was have no seat that did it.

# $what is one piece, or some with their number, in words: from $from to $to
log-move = { $seat } moves { $what } from { $from } to { $to }
log-was-move = { $what }: { $from } to { $to }
# $face is up or down.
log-turn =
    { $seat } turns { $what } face { $face ->
        [down] down
       *[up] up
    }
log-was-turn =
    { $what } is turned face { $face ->
        [down] down
       *[up] up
    }
log-look = { $seat } looks at { $what } at { $place }
log-shuffle = { $seat } shuffles { $what }
log-was-shuffle = shuffled: { $what }
# What lay at $from is taken again, since nothing was left at $to.
log-was-refill = nothing is left at { $to }; taken again: { $from }
# $what says what for. Losing points has messages of its own, with the number above zero.
log-score =
    { $points ->
        [one] { $seat } scores { $points } point for { $what }
       *[other] { $seat } scores { $points } points for { $what }
    }
log-lose =
    { $points ->
        [one] { $seat } loses { $points } point for { $what }
       *[other] { $seat } loses { $points } points for { $what }
    }
# A counter goes from $from to $to. $of is the thing that has it.
log-set = { $what } of { $of }: { $from } to { $to }
log-was-set = { $what }: { $from } to { $to }
log-pay = { $seat } pays { $what }
# A verb or a card did nothing.
log-nothing = { $seat } gets nothing done with { $what }
log-was-nothing = { $what }: nothing happens
log-perform = { $seat } carries out { $what }
log-was-perform = { $what } is carried out
# A card that was not known to all does what it says, so that all see it now.
log-reveal = { $seat } shows { $what }
log-was-reveal = { $what } is shown
log-chose = { $seat } chooses { $what }
# What was chosen stays secret for now.
log-has-chosen = { $seat } has chosen


## The end

# $who is one seat or several, in words.
log-win =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
log-win-nobody = nobody wins

final-title = Final score
final-player = Player
final-source = Points for
final-total = Total
# $seats are tied on everything so far, the last being $before with $best for each; $rung decides, with $figures: one for
# each of them. $before and $rung are what the pack calls them, as “points” and “the number of tokens”.
final-tie = { $seats } are tied ({ $before }: { $best }), so { $rung } decides: { $figures }
final-figure = { $seat } { $figure }
final-bound = The game went on for more rounds than its pack allows.
final-seed = Seed: { $seed }
# Where a person sits that has given no name.
player-you = you
