### What can be wrong with scenario files, and how an expectation fails (E0800 to E0849). A sentence has no full stop and
### no capital at its start, because it stands after "error[E0801]: "; its .help says what to do about it.
### Where a list may be long, $count is 0 and $known is empty.

## Places that explain a finding

# The fault of a pack that a scenario has shown; $line is 0 where the place is not known.
note-while-playing = { $line ->
        [0] it showed itself in “{ $text }”
       *[other] it showed itself in “{ $text }”, { $file }:{ $line }:{ $column }
    }

# Where look-ahead was when it was given up; as above.
note-tried-at = the last ways that were tried led through { $line ->
        [0] “{ $text }”
       *[other] “{ $text }”, { $file }:{ $line }:{ $column }
    }

## Names and numbers

E0800 = a scenario “{ $title }” stands in this file already
    .help = Titles tell scenarios apart. Say in each title what just this scenario shows.
    .example =
        wrong:  two scenarios with the title: Whoever draws scores
        right:  Whoever draws scores; Whoever draws from an empty deck does not

E0801 = there is no seat “{ $name }” at this table{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = The seats of the pack stand in pack.yaml. How many of them play is said by “seats” of the scenario.
    .example =
        wrong:  by: frist_seat
        right:  by: first_seat

E0802 = there is no person “{ $name }”{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = Persons are named by “persons” of the scenario or of pack.yaml; without it every seat is a person of the same name.
    .example =
        wrong:  seen: {"{"}ace.1: [bbo]{"}"}
        right:  seen: {"{"}ace.1: [bob]{"}"}

E0803 = it must be said how many { $kind } of which key: { $known }
    .help = Write a map from keys to numbers.
    .example =
        wrong:  pile: {"{"}token: 3{"}"}, where tokens are counted by owner
        right:  pile: {"{"}token: {"{"}first_seat: 3{"}}"}

E0804 = the pile of { $kind } at “{ $place }” never runs out, so its number cannot be said
    .help = Take the line out: the pile is always there.
    .example =
        wrong:  pile: {"{"}token: 3{"}"}, where the pile never runs out
        right:  (the line left out)

E0805 = here must stand how many { $kind } there are
    .help = These pieces have no names and no keys; they are only counted.
    .example =
        wrong:  pile: {"{"}token: [one, two]{"}"}
        right:  pile: {"{"}token: 2{"}"}

E0806 = there is no phase “{ $name }”{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = Phases stand under “phases” in the pack.
    .example =
        wrong:  run: tunr
        right:  run: turn

E0807 = there is no place “{ $name }” in which pieces can lie
    .help = Places are called as in the options of a game: porto, row.1, square.2.3, a seat's own place hand.ana; a piece that holds others by its name.
    .example =
        wrong:  places: {"{"}hnad.first_seat: ace{"}"}
        right:  places: {"{"}hand.first_seat: ace{"}"}

E0808 = there is no piece “{ $name }”
    .help = Pieces are called by their row, with the seat where each seat has them, and with a number where there are several: feast, feast.2, disc.ana.1.
    .example =
        wrong:  places: {"{"}hand.first_seat: aec{"}"}
        right:  places: {"{"}hand.first_seat: ace{"}"}

E0809 = “{ $name }” is no { $kind }
    .help = Name a piece of this kind, or write it under its own kind.
    .example =
        wrong:  hand.first_seat: {"{"}token: ace{"}"}
        right:  hand.first_seat: {"{"}card: ace{"}"}

E0810 = no { $kind } can lie at “{ $place }”, only: { $known }
    .help = What a place holds is said by “holds” in the pack.
    .example =
        wrong:  places: {"{"}deck: {"{"}token: 1{"}}"}, where the deck holds cards only
        right:  places: {"{"}board: {"{"}token: 1{"}}"}

E0811 = there is no kind of pieces “{ $name }” that can lie at “{ $place }”{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = Under a place stand kinds of pieces. Mind the spelling.
    .example =
        wrong:  places: {"{"}deck: {"{"}crad: 3{"}}"}
        right:  places: {"{"}deck: {"{"}card: 3{"}}"}

E0812 = there is no counter “{ $name }”{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = Counters stand under “counters”, and under “changes” of pieces, places and sorts. The engine's own are “first” and “scores”.
    .example =
        wrong:  counters: {"{"}lvel: 3{"}"}
        right:  counters: {"{"}level: 3{"}"}

E0813 = the counter { $counter } cannot be { $value }{ $low ->
        [none] {""}
       *[other] : the least is { $low }
    }{ $high ->
        [none] {""}
       *[other] , the most is { $high }
    }
    .help = Write a whole number in the range that the pack gives.
    .example =
        wrong:  counters: {"{"}level: 12{"}"}, where it goes to 9
        right:  counters: {"{"}level: 9{"}"}

E0814 = “{ $name }” cannot stand for { $kind }{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = Mind the spelling.
    .example =
        wrong:  board: {"{"}token: {"{"}tni: 2{"}}"}
        right:  board: {"{"}token: {"{"}tin: 2{"}}"}

E0815 = “{ $name }” does not lie anywhere
    .help = Say first in which place it lies, under “places”.
    .example =
        wrong:  faces: {"{"}ace.1: down{"}"}, and the ace lies nowhere
        right:  places: {"{"}board: ace.1{"}"}, and: faces: {"{"}ace.1: down{"}"}

E0816 = “{ $name }” stands for several places: { $names }
    .help = Write which of them is meant.
    .example =
        wrong:  places: {"{"}cell: ace{"}"}, where there are several
        right:  places: {"{"}cell.1.1: ace{"}"}

E0817 = “{ $name }” stands for several pieces: { $names }
    .help = Write which of them is meant.
    .example =
        wrong:  faces: {"{"}ace: down{"}"}, where two aces lie about
        right:  faces: {"{"}ace.2: down{"}"}

E0818 = every { $kind } has a counter “{ $name }”: it must be said whose is meant
    .help = Write a map below the counter, from the names of things to its values.
    .example =
        wrong:  counters: {"{"}level: 3{"}"}, where every token has one
        right:  counters: {"{"}level: {"{"}token.1: 3{"}}"}

E0819 = “{ $name }” has no counter { $counter }{ $count ->
        [0] {""}
       *[other] , only: { $known }
    }
    .help = Mind the spelling. A name that stands for several pieces needs its number.
    .example =
        wrong:  counters: {"{"}level: {"{"}board: 3{"}}"}, where boards have none
        right:  counters: {"{"}level: {"{"}token.1: 3{"}}"}

## Answers and steps

E0820 = { $seat } cannot answer “{ $option }”: nobody is asked anything here
    .help = Only real decisions are answered, those with two options or more. Take this answer out, or see why nothing is asked.
    .example =
        wrong:  - first_seat: keep, where nothing is asked
        right:  (the answer left out; perhaps there was one option only)

E0821 = { $asked } is asked here ({ $about }), not { $seat }; the options are: { $options }
    .help = Let the seat answer that is asked.
    .example =
        wrong:  - second_seat: keep, where the other one is asked
        right:  - first_seat: keep

E0822 = “{ $option }” is not offered ({ $about }), only: { $options }
    .help = Choose one of these. If it should be offered, the scenario has found a fault of the pack.
    .example =
        wrong:  - first_seat: kepe
        right:  - first_seat: keep

E0823 = { $asked } is still asked ({ $about }), so nothing new can begin; the options are: { $options }
    .help = Answer first, with a line “- { $asked }: option”.
    .example =
        wrong:  - run: turn, while something is asked
        right:  - first_seat: keep
                - run: turn

E0824 = the game is over, so nothing can follow
    .help = Take this out, or see why the game ends so early.
    .example =
        wrong:  - effect: "win me"
                - run: turn
        right:  - effect: "win me"

## Laying a position

E0825 = there are only { $count } { $name }
    .help = No more can lie about than the pack has. A change takes pieces that are counted from the place where they begin, so lay them there first.
    .example =
        wrong:  hand.first_seat: {"{"}ace: 5{"}"}, of which there are four
        right:  hand.first_seat: {"{"}ace: 4{"}"}

E0826 = “{ $name }” has been laid already
    .help = A piece lies in one place only.
    .example =
        wrong:  {"{"}hand.first_seat: ace.1, board: ace.1{"}"}
        right:  {"{"}hand.first_seat: ace.1, board: ace.2{"}"}

E0827 = there is no room for so many { $kind } at “{ $place }”: it takes { $count }
    .help = How many a place holds is said by “holds” in the pack.
    .example =
        wrong:  cell.1.1: {"{"}token: 9{"}"}, where it holds 2
        right:  cell.1.1: {"{"}token: 2{"}"}

E0828 = the answer of { $seat } must stand alone
    .help = Write it as an entry of its own: “- { $seat }: option”. What must hold before or after it stands in another entry.
    .example =
        wrong:  - {"{"}first_seat: keep, over: false{"}"}
        right:  - first_seat: keep
                - over: false

E0829 = “{ $key }” is neither a seat nor anything that can be expected here
    .help = An entry is an answer (“seat: option”), a step (run, effect, perform), or what must hold (places, offered, scores and so on).
    .example =
        wrong:  - offerd: [keep]
        right:  - offered: [keep]

## Expectations that fail

E0830 = { $place }: expected { $expected } { $kind }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    }, found { $found }
    .title = a place holds another number of pieces than expected
    .help = Count what happened since the position was laid, or mend the pack.
    .example =
        A place holds another number of pieces than the scenario says.
        places: {"{"}board: {"{"}token: 2{"}}"}, and one lies there: write 1 if the rules are right, or look which text moved the other.

E0831 = { $place }: expected { $expected ->
        [none] nothing
       *[other] { $expected }
    }, found { $found ->
        [none] nothing
       *[other] { $found }
    }
    .title = other pieces lie in a place than expected
    .help = Of a stack the top stands first, and what lies deeper need not be named.
    .example =
        Other pieces lie in a place than the scenario says.
        places: {"{"}hand.first_seat: [ace.1, ace.2]{"}"} names all that lie there; {"{"}card: 2{"}"} only counts.

E0832 = { $what }: expected { $expected }, found { $found }
    .title = a value is another one than expected
    .help = See what happened since the position was laid, or mend the pack.
    .example =
        A counter, the first seat or another value is not what the scenario says.
        counters: {"{"}level: 3{"}"}, and it is 2: write 2 if the rules are right, or look which text should have set it.

E0833 = { $over ->
        [0] the game is not over, so nobody has won yet; expected as winners: { $expected }
       *[other] expected as winners: { $expected }; found: { $found }
    }
    .title = others have won than expected, or nobody yet
    .help = Compare the points and the ladder of the pack's outcome.
    .example =
        wrong:  winners: [first_seat], and the second one has more points
        right:  winners: [second_seat]; for nobody: []

E0834 = expected to be asked: { $expected }, found: { $found }{ $options ->
        [none] {""}
       *[other] {" "}({ $about }: { $options })
    }
    .help = “none” means that nothing is asked. A decision with one option is taken unasked.
    .example =
        wrong:  asked: first_seat, and nothing is asked: there was one option only
        right:  asked: none

E0835 = “{ $option }” should be offered; { $found ->
        [none] nothing is asked
       *[other] the options are: { $found }
    }
    .help = See why it is not legal here, or mend the pack.
    .example =
        wrong:  offered: [keep], and “keep” is no option
        right:  not_offered: [keep], if the rules are right

E0836 = “{ $option }” should not be offered; { $found ->
        [none] nothing is asked
       *[other] the options are: { $found }
    }
    .help = See why it is legal here, or mend the pack.
    .example =
        wrong:  not_offered: [keep], and “keep” is an option
        right:  offered: [keep], if the rules are right

E0837 = the options should be { $expected }; they are { $found ->
        [none] none at all, for nothing is asked
       *[other] { $found }
    }
    .help = Too many: { $more }. Missing: { $fewer }.
    .example =
        wrong:  offered_only: [keep, lay], and “pass” stands to choice too
        right:  offered_only: [keep, lay, pass]

E0838 = { $person } should know { $piece } at “{ $place }”, but knows there { $found ->
        [none] nothing
       *[other] { $found }
    }
    .help = Who knows what lies in a place is said by “shown” in the pack; looking and turning add to it.
    .example =
        wrong:  sees: {"{"}second_seat: {"{"}hand.first_seat: ace.1{"}}"}, who has never looked
        right:  Let a step show it, or lay it so: seen: {"{"}ace.1: [first_seat, second_seat]{"}"}

E0839 = { $person } knows { $piece } at “{ $place }” but should not
    .help = Who knows what lies in a place is said by “shown” in the pack. “seen” of the position can say otherwise.
    .example =
        wrong:  does_not_see: {"{"}second_seat: {"{"}board: ace.1{"}}"}, where the board is open
        right:  sees: {"{"}second_seat: {"{"}board: ace.1{"}}"}

E0840 = not in the log: { $report }; of this kind stands there { $found ->
        [none] nothing
       *[other] { $found }
    }
    .help = The reports must come in the order of the list. Leave parameters out that do not matter.
    .example =
        wrong:  logged: [{"{"}report: move, piece: ace.1, to: hand{"}"}]
        right:  logged: [{"{"}report: move, piece: ace.1, to: hand.first_seat{"}"}]

E0841 = in the log, but should not be: { $report }
    .help = See what happened since the scenario began.
    .example =
        wrong:  not_logged: [{"{"}report: score{"}"}], and somebody scored
        right:  logged: [{"{"}report: score{"}"}], if the rules are right

E0842 = { $over ->
        [0] the game should be over, but goes on
       *[other] the game should go on, but is over
    }
    .title = the game is over where it should go on, or the other way round
    .help = A game is over when it has been won, or lost by all.
    .example =
        wrong:  over: true, and a phase is still to come
        right:  over: false

E0843 = { $piece } should lie face { $expected }, but lies face { $found }
    .help = See what has turned it, or how the position lays it.
    .example =
        wrong:  faces: {"{"}ace.1: down{"}"}, and it lies face up
        right:  faces: {"{"}ace.1: up{"}"}, if the rules are right

E0844 = { $text } should be { $expected }, but is { $found }
    .help = The expression is worked out for the seat where turn order starts, or for the one under “by”.
    .example =
        wrong:  values: {"{"}"count card at hand": 2{"}"}, for the seat that acts
        right:  by: first_seat, beside it, if another hand is meant

E0845 = { $seat } should have { $expected } points from { $source }, but has { $found }{ $lines ->
        [none] {""}
       *[other] ; it has points from: { $lines }
    }
    .help = Points are kept by the card or phase that gave them.
    .example =
        wrong:  scored: {"{"}first_seat: {"{"}ace: 3{"}}"}, and the ace gave 2
        right:  scored: {"{"}first_seat: {"{"}ace: 2{"}}"}

E0846 = this scenario expects nothing
    .help = Say under “then” what must hold.
    .example =
        wrong:  - scenario: Whoever draws scores
                  run: turn
        right:  - scenario: Whoever draws scores
                  run: turn
                  then: [{"{"}scores: {"{"}first_seat: 1{"}}"}]

## The table

E0847 = “{ $name }” is no option of this pack, or no value of the option{ $count ->
        [0] {""}
       *[other] ; known are: { $known }
    }
    .help = Options and their values stand in pack.yaml.
    .example =
        wrong:  options: {"{"}pcae: slow{"}"}
        right:  options: {"{"}pace: slow{"}"}

E0848 = this pack is played by { $low } to { $high } seats, not by { $count }
    .help = Change the number, or name other seats.
    .example =
        wrong:  seats: 9
        right:  seats: 3

E0849 = “{ $name }” has no effect that could be carried out
    .help = Name a card whose row has an “effect”.
    .example =
        wrong:  perform: token.1
        right:  perform: ace.1
