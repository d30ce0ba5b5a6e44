# The screen of a game at a terminal, and the words that help a person there.


## The screen

# Stands for what a person cannot know.
screen-unknown = ?
# Stands behind a sign of which there are always enough.
screen-endless =
    { $plain ->
        [yes] +
       *[no] ∞
    }
# Behind a sign of things that nobody can tell apart: how many.
screen-times =
    { $plain ->
        [yes] x
       *[no] ×
    }{ $count }
# The name of a panel, and what is to be known of its signs.
screen-noted = { $title } ({ $note })
# Before the signs and what they mean.
screen-legend = Signs:
# What the sign means that stands for what a person cannot know.
screen-guessed = face down or unknown
# Panels that this terminal is too low for, and one of them.
screen-left = Not shown here: { $what }. “board { $one }” shows one, “board all” everything.
screen-figure = { $figure }
screen-of = { $figure }/{ $most }


# There is no panel called $what behind “board”.
board-unknown = There is no part of the screen called “{ $what }”. There are: { $known }


## What a card says

card-title = { $name } ({ $kind })
card-near = next to
card-unknown = Nothing is called “{ $what }” in this game
# $known: names that are much like what was typed.
card-near-names = did you mean one of these: { $known }?


## Why something is not offered. $what is the thing.

why-offered = “{ $what }” is among the answers.
why-hidden = You do not know where { $what } is.
# $kinds: what is asked for.
why-kind = { $what } cannot be chosen here. What is asked for: { $kinds }.
why-other = { $what } is no answer to what is asked here.
why-place = { $what } does not lie where the text says.
why-owner = { $what } is not of the one that the text says.
why-nothing = At { $what } lies nothing of what is asked for: { $kinds }.
why-room = At { $what } is no room left.
why-condition = { $what } does not fulfil what the text says.
why-rest = { $what } would do by itself, but then what must follow could not be done.
why-branch = { $what } cannot be done now, or it would change nothing.
# What would do by itself stops at a statement of the rules, which is told behind it.
why-stuck = { $what } cannot be done now: it would go no further than here.
# The rules text that asks, and whose it is.
why-text = { $about }: { $text }


## On the command line

help-option-save = Write the game down in this file as it goes on.
help-option-resume = Go on with the game that was written down in this file.
help-option-fast = Make no pause while bots decide.
help-option-open = Show everything that happens in a game of bots.
help-option-ascii = Draw with plain characters only.
usage-open = --open is for games of bots: with a person at a seat it would tell secrets
usage-resume = { $option } cannot be given with --resume: the saved game says it
