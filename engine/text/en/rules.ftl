# Rules text: what effects say, in sentences. No word of any one game stands here; docs/texts.md says how these messages
# work together. Every message is given $PERSON (you: the reader does it; they: somebody spoken of) and $FORM, how verbs
# stand: imperative, third (somebody does it) or infinitive (behind a word like "may"). Of a part $what the message also knows $what-count and its features.


# The features of nouns, with what holds for most of them. Nouns say otherwise in attributes of these names.
# placed: yes behind which it is said where the thing is; places: many where those are several places. after: the words before
# a phase that has ended.
# at: the word for being there. person: whether the reader is meant. figure: a number, or computed. whose: yes where
# the noun says whose a thing is, so that a number of them is a part of a whole: 2 of your cards.
# clause: aside where a statement begins with when or whether it is done.
features = features of nouns
    .clause = plain
    .whose = no
    .at = at
    .person = they
    .figure = number
    .placed = no
    .places = one
    .after = after


## Sentences

sentence = { $do }.
sentence-then = then{ $do-clause ->
        [aside] ,
       *[plain] {""}
    } { $do }.
sentences = { $first } { $second }

then = { $first }, then{ $second-clause ->
        [aside] ,
       *[plain] {""}
    } { $second }
then-more = { $first }, then{ $second-clause ->
        [aside] ,
       *[plain] {""}
    } { $second }
nothing = do nothing


## Joining

and = { $first } and { $second }
and-more = { $first }, { $second }
or = { $first } or { $second }
or-more = { $first }, { $second }
or-do = { $first }; or { $second }
or-do-more = { $first }; { $second }
and-condition = { $first } and { $second }
and-condition-more = { $first }, { $second }
or-condition = { $first } or { $second }
or-condition-more = { $first }, { $second }


## How many. $of says whether only a part of a whole is meant: 2 of your cards.

number = { $n }
quantity-exactly = { $n-figure ->
        [computed] as many
       *[number] { $n }
    }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }{ $n-figure ->
        [computed] {" "}as { $n }
       *[number] {""}
    }
# As many places as things: one goes to each.
quantity-apiece = { $n } { $what }, 1 { $what-at } each
# $range is how far the two lie apart.
quantity-between = { $low }{ $range ->
        [1] {" "}or{" "}
       *[other] –
    }{ $high }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
quantity-up-to = up to { $n }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
quantity-from-on = { $n-count ->
        [0] any number of
       *[other] { $n } or more{ $of ->
            [yes] {" "}of
           *[no] {""}
        }
    } { $what }
quantity-all = all{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
quantity-any = any{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
# How many there are, said of themselves.
amount-equal = exactly { $n } { $what }
amount-unequal = not { $n } { $what }
amount-below = fewer than { $n } { $what }
amount-above = more than { $n } { $what }
amount-at-most = at most { $n } { $what }
amount-at-least = at least { $n } { $what }
every = each{ $what-whose ->
        [yes] {" "}of
       *[no] {""}
    } { $what }


## Nouns of the engine. $owner is me for what is one's own, it for what "of it" (its …) is said of, other for what is
# of somebody named.

noun-me =
    { $PERSON ->
        [they] they
       *[you] you
    }
    .person =
    { $PERSON ->
        [they] they
       *[you] you
    }
noun-it = it
noun-this = this card
noun-here = this place
noun-first = the first player
noun-none = nobody
noun-faceup = face up
noun-facedown = face down
noun-player =
    { $count ->
        [one] player
       *[other] players
    }
noun-piece =
    { $count ->
        [one] piece
       *[other] pieces
    }
noun-place =
    { $owner ->
        [it] place
       *[other] the place
    }
noun-owner =
    { $owner ->
        [it] owner
       *[other] the owner
    }
noun-score =
    { $owner ->
        [it] score
       *[other] the score
    }


## What narrows a noun

adjective-faceup = face-up { $what }
    .is = face up
    .is-not = face down
adjective-facedown = face-down { $what }
    .is = face down
    .is-not = face up
# By what alike pieces are counted, or what a thing is marked with.
keyed = { $key } { $what }
# Two sets at once.
both = { $what } that are also { $other }
other-than = anything but { $what }
of = { $what } of { $of }
of-me =
    { $PERSON ->
        [they] their own
       *[you] your
    } { $what }
    .whose = yes
of-it = its { $what }
# One that was named before.
that =
    { $what-whose ->
        [yes] the chosen one
       *[no] that { $what }
    }
    .placed = yes
# A value that was given a name.
named = “{ $name }”

placed = { $what } { $place }
    .placed = yes
    .places = { $place-count ->
        [one] one
       *[other] many
    }
at = { $what-at } { $what }
at-here = here
at-it = there
near = next to { $what }
near-it = beside it

where = { $what } for which { $condition }
# $quality is what an adjective says of it.
where-quality = { $what } that { $what-count ->
        [one] is
       *[other] are
    } { $quality }
# Places where nothing of some kind lies.
where-without = { $what } without { $lacking }
it-is = { $subject } is { $quality }


## Roles: the words between a verb and what belongs to it

role-in = in { $what }
role-into = into { $what }
role-to = to { $what }
role-to-here = here
role-to-it = there
role-from = from { $what }
role-from-here = from here
role-with = with { $what }
role-for = for { $what }
role-by = by { $what }
role-over = over { $what }
role-through = through { $what }


## Verbs of the engine

effect-move =
    { $FORM ->
        [third] moves
       *[imperative] move
    } { $what } { $from } { $through } { $to }
effect-choose =
    { $FORM ->
        [third] chooses
       *[imperative] choose
    } { $what }
effect-turn =
    { $FORM ->
        [third] turns
       *[imperative] turn
    } { $what } { $to }
role-to-faceup = face up
role-to-facedown = face down
effect-look =
    { $FORM ->
        [third] looks
       *[imperative] look
    } at { $what }{ $what-placed ->
        [yes] {""}
       *[no] {" "}in play
    }
effect-shuffle =
    { $FORM ->
        [third] shuffles
       *[imperative] shuffle
    } { $what }
effect-perform =
    { $FORM ->
        [third] carries
       *[imperative] carry
    } out { $what }
effect-pay =
    { $FORM ->
        [third] pays
       *[imperative] pay
    } { $what }
effect-score =
    { $FORM ->
        [third] scores
       *[imperative] score
    } { $n-figure ->
        [computed] points equal to { $n }
       *[number] { $n } { $n-count ->
            [one] point
           *[other] points
        }
    }
effect-win = the game ends, won by { $who }
# A card that begins a phase.
effect-phase =
    { $FORM ->
        [third] begins
       *[imperative] begin
    } { $phase }

# What has happened, behind "after".
event-move = { $what } { $what-count ->
        [one] moves
       *[other] move
    } { $from } { $through } { $to }
event-turn = { $what } { $what-count ->
        [one] is
       *[other] are
    } turned { $to }
event-look = { $what } { $what-count ->
        [one] is
       *[other] are
    } looked at
event-choose = { $what } { $what-count ->
        [one] is
       *[other] are
    } chosen
event-perform = { $what } { $what-count ->
        [one] is
       *[other] are
    } carried out


## Adverbs

# $pieces is how many things it is done to, 0 where that is not one number.
tag-whole = { $do }, { $pieces ->
        [0] in full or not at all
        [one] in full or not at all
       *[other] all { $pieces } or none
    }
tag-some = { $do }, if that changes anything
tag-random = { $do }, with every choice left to chance
tag-sealed = { $do }, in secret


## Statements

# $name as named says it.
let = work out { $name }: { $value }
set = set { $target } to { $value }
require = this needs that { $condition }
run = carry out { $effect }
run-block = do that
if = if { $condition }, { $do }
    .clause = aside
if-else = if { $condition }, { $do }; otherwise, { $otherwise }
    .clause = aside
either =
    { $FORM ->
        [third] chooses
       *[imperative] choose
    } one: { $choices }
may =
    { $PERSON ->
        [they] may
       *[you] you may
    } { $do }
each = for each{ $what-whose ->
        [yes] {" "}of
       *[no] {""}
    } { $what }, { $do }
    .clause = aside
each-of = for { $what }, { $do }
    .clause = aside
each-player = each { $who }{ $do-clause ->
        [aside] ,
       *[plain] {""}
    } { $do }
in-order = { $do }, in order of { $by }, lowest first
in-order-descending = { $do }, in order of { $by }, highest first
ask = { $who }{ $do-clause ->
        [aside] ,
       *[plain] {""}
    } { $do }
repeat =
    { $FORM ->
        [third] does
       *[imperative] do
    } this { $times }: { $do }
repeat-until = { $do }, again and again until { $condition }
times = { $n } { $count ->
        [one] time
       *[other] times
    }
times-any = as often as you like

later = at { $moment }, { $do }
    .clause = aside
after-phase = { $phase-after } { $phase }, { $do }
    .clause = aside
before-phase = before { $phase }, { $do }
    .clause = aside
after-event = after { $event }, { $do }
    .clause = aside
while = as long as { $condition }, { $changes }
while-phase = during { $phase }, { $changes }

change-becomes = { $value } becomes { $amount }
change-plus = { $value } is { $amount } higher
change-minus = { $value } is { $amount } lower
change-at-most = { $value } is at most { $amount }
change-at-least = { $value } is at least { $amount }


## Values

number-of = the number of { $what }
among-most = { $what } with the highest { $figure }
among-least = { $what } with the lowest { $figure }
among-sum = the sum of { $figure } over { $what }
arithmetic-plus = { $left } plus { $right }
arithmetic-minus = { $left } minus { $right }
arithmetic-times = { $left } times { $right }
arithmetic-divided = { $left } divided by { $right } (rounded down)
negative = minus { $value }
choice = { $then } if { $condition }, or else { $otherwise }
limit-min = { $value }, but no more than { $limit }
limit-max = { $value }, but no less than { $limit }
function-min = the smallest of { $first } and { $rest }
function-max = the largest of { $first } and { $rest }
function-nth = step { $first } of { $rest }
function-payable = how many { $first } can be paid
function-room = the room for { $second } { $first-at } { $first }
function-distance = the distance from { $first } to { $second }
function-next = the places one step from { $first }
function-within = the places at most { $first } steps from { $second }
function-ring = the places exactly { $first } steps from { $second }
function-toward = the place from { $first } towards { $second }
function-nearest = the nearest to { $first } of { $second }
function-linked = the places joined to { $first } through { $second }


## Conditions

phase-now = it is { $phase }
setting-chosen = the game is played with { $option }
there-is-some = there is any{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
there-is-no = { $of ->
        [yes] there are none of { $what }
       *[no] there { $what-count ->
            [one] is
           *[other] are
        } no { $what }
    }
count-equal =
    { $n-count ->
        [0] { there-is-no }
       *[other] there { $what-count ->
            [one] is
           *[other] are
        } exactly { $n }{ $of ->
            [yes] {" "}of
           *[no] {""}
        } { $what }
    }
count-unequal = there are not { $n }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
count-below = there are fewer than { $n }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
count-above = there { $what-count ->
        [one] is
       *[other] are
    } more than { $n }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
count-at-most = there { $what-count ->
        [one] is
       *[other] are
    } at most { $n }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
count-at-least = there { $what-count ->
        [one] is
       *[other] are
    } at least { $n }{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
compare-equal = { $left } { $left-person ->
        [you] are
       *[they] is
    } { $right }
compare-unequal = { $left } { $left-person ->
        [you] are
       *[they] is
    } not { $right }
compare-below = { $left } is less than { $right }
compare-above = { $left } is more than { $right }
compare-at-most = { $left } is at most { $right }
compare-at-least = { $left } is at least { $right }
is = { $subject } { $subject-person ->
        [you] are
       *[they] is
    } { $what-count ->
        [one] {""}
       *[other] one of the
    } { $what }
is-not = { $subject } { $subject-person ->
        [you] are
       *[they] is
    } not { $what-count ->
        [one] {""}
       *[other] one of the
    } { $what }
not = it is not so that { $condition }
can = { $effect } can do anything
