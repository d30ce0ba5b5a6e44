# Playing at a terminal: questions, the log, the end. No word of any one game stands here; pieces, places, phases and
# seats come as parameters, already in words. A pack may say any of these messages in its own words.


## Questions

# $seat decides; $what is the pack's own question.
prompt-choose = { $seat }: choose { $what }
prompt-choose-any = { $seat }: choose
prompt-option = { $number }) { $what }
# $what cannot be chosen now, $why says why.
prompt-refused = not possible: { $what } ({ $why })
# An answer is typed behind this.
prompt-number =
    { $count ->
        [one] number 1, or ? for help:{" "}
       *[other] number from 1 to { $count }, or ? for help:{" "}
    }
prompt-wrong = “{ $answer }” is not one of the answers
prompt-wrong-nearest = “{ $answer }” is not one of the answers ({ $nearest })
# The words themselves are typed as they stand here, in every language.
prompt-help =
    Type the number of an answer, or its name. Or one of these words:
    log: show what has happened
    why: show what cannot be chosen now, and why
    undo: take back your last answer
    quit: stop the game
prompt-end = The input has ended; the game stops here.
prompt-quit = The game stops here.
prompt-pass = Give the keyboard to { $who } and press Enter.
prompt-undone = The last answer is taken back.
prompt-no-undo = This cannot be taken back.

# Answers that every game has.
name-stop = stop
name-yes = yes
name-no = no
name-none = none


## Log: time

log-round = Round { $number }
log-phase = { $phase }
log-round-phase = Round { $number }: { $phase }
log-turn-of = { $seat } is on turn


## Log: what happened. The forms with -was have no seat that did it.

# $count pieces called $piece (in the right number) from $from to $to
log-move = { $seat } moves { $count } { $piece } from { $from } to { $to }
log-was-move = { $count } { $piece }: { $from } to { $to }
# To another form, side or direction: $to
log-turn = { $seat } turns { $count } { $piece }: { $to }
log-was-turn = { $count } { $piece } turned: { $to }
log-look = { $seat } looks at { $count } { $piece }
log-look-at = { $seat } looks at { $count } { $piece } at { $place }
log-shuffle = { $seat } shuffles { $what }
log-was-shuffle = { $what } is shuffled
# $what says what for. Losing points has messages of its own, with the number above zero.
log-score =
    { $points ->
        [one] { $seat } scores { $points } point for { $what }
       *[other] { $seat } scores { $points } points for { $what }
    }
log-score-plain =
    { $points ->
        [one] { $seat } scores { $points } point
       *[other] { $seat } scores { $points } points
    }
log-lose =
    { $points ->
        [one] { $seat } loses { $points } point for { $what }
       *[other] { $seat } loses { $points } points for { $what }
    }
log-lose-plain =
    { $points ->
        [one] { $seat } loses { $points } point
       *[other] { $seat } loses { $points } points
    }
# A counter goes from $from to $to.
log-set = { $what } of { $seat }: { $from } to { $to }
log-was-set = { $what }: { $from } to { $to }
log-pay = { $seat } pays { $what }
log-perform = { $seat } carries out { $what }
log-was-perform = { $what } is carried out
log-chose = { $seat } chooses { $what }
log-chose-for = { $seat } chooses { $what } for { $reason }
# What was chosen stays secret for now.
log-has-chosen = { $seat } has chosen
log-reveal = { $seat } shows { $what }
# Nothing could be done: $what did not take place.
log-nothing = { $what }: nothing happens


## The end

# $who is one seat or several, in words.
log-win =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
log-win-nobody = nobody wins

final-title = Final score
final-rank = Rank
final-seat = Seat
final-player = Player
final-total = Total
final-tie = Tie
final-winner = winner
final-seed = Seed: { $seed }
