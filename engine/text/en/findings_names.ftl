### What can be wrong with names and definitions (E0400 to E0499). A sentence has no full stop and no capital at its
### start, because it stands after "error[E0400]: "; its .help says what to do about it.

## Places that explain a finding

note-other-place = the other place is here
note-run-here = here it is run where nobody could refuse

## Names

E0400 = “{ $word }” is no name
    .help = A name is made of small letters, digits and “_”, and begins with a letter.
    .example =
        wrong:  Big-Card: {"{"}…{"}"}
        right:  big_card: {"{"}…{"}"}

E0401 = “{ $word }” is a word of the language and cannot be a name
    .help = Choose another name, and change it wherever it is used. The language's words are listed in docs/language.md.
    .example =
        wrong:  words: {"{"}each: card{"}"}
        right:  words: {"{"}every_card: card{"}"}

E0402 = “{ $word }” has a meaning of its own in every game and cannot be given to something else
    .help = Choose another name, and change it wherever it is used.
    .example =
        wrong:  words: {"{"}player: card{"}"}
        right:  words: {"{"}other_one: "player where it is not me"{"}"}

E0403 = “{ $word }” is used for two things
    .help = Give one of the two another name. Only an attribute may be called like a kind or a sort.
    .example =
        wrong:  words: {"{"}big: …{"}"}, and values: {"{"}big: …{"}"}
        right:  words: {"{"}big: …{"}"}, and values: {"{"}bigness: …{"}"}

E0404 = nothing is called “{ $word }” here
    .help = A name is an id of the pack, or was given before in this text by “let”, “as” or a parameter.
    .example =
        wrong:  draw 1 crad
        right:  draw 1 card

E0405 = there is no verb or phase called “{ $word }”
    .help = Verbs stand under “verbs”, phases under “phases”; the engine's own verbs are listed in docs/language.md.
    .example =
        wrong:  drwa 1 card
        right:  draw 1 card

E0406 = there is no table called “{ $word }”
    .help = A table is a section of rows in one of the pack's files. See whether the file is listed in pack.yaml.
    .example =
        wrong:  from: crads
        right:  from: cards

E0407 = “{ $word }” is neither a section nor the table of any kind
    .help = A kind names its table with “from: { $word }”. If this should be a section, compare its name with docs/packs.md.
    .example =
        wrong:  crads: {"{"}ace: {"{"}rank: 1{"}}"}, where no kind says “from: crads”
        right:  cards: {"{"}ace: {"{"}rank: 1{"}}"}

E0408 = the table “{ $word }” belongs to { $kind } already
    .help = Each table holds the rows of one kind. Make a second table.
    .example =
        wrong:  card: {"{"}from: cards{"}"}, and token: {"{"}from: cards{"}"}
        right:  card: {"{"}from: cards{"}"}, and token: {"{"}from: tokens{"}"}

E0409 = the name “{ $word }” is taken
    .help = A name inside a text may hide neither an earlier one nor a word of the pack. Choose another name.
    .example =
        wrong:  each card as hand {"{"} … {"}"}
        right:  each card as x {"{"} … {"}"}

## Where pieces lie

E0410 = there is no place called “{ $word }”
    .help = Write the id of a place or a store, or of a row of places.
    .example =
        wrong:  starts: dekc
        right:  starts: deck

E0411 = { $word } cannot hold { $kind }
    .help = Add the kind to “holds” of that place, or let it start somewhere else.
    .example =
        wrong:  starts: deck, where the deck holds no tokens
        right:  deck: {"{"}holds: {"{"}token: endless{"}}"}

E0412 = “{ $word }” means several places
    .help = Name one of them, so that it is clear where the pieces lie at first.
    .example =
        wrong:  starts: cell, where there are nine cells
        right:  starts: cell.1.1

E0413 = each seat has a { $word }, but { $kind } belongs to no seat
    .help = Give the kind “each: player” (or “by: owner”), or let it start in a place that there is once.
    .example =
        wrong:  token: {"{"}count: 5, starts: hand{"}"}
        right:  token: {"{"}each: player, starts: hand{"}"}

## Rows

E0414 = { $row } does not say its “{ $word }”
    .help = Every row says what is printed on it. If it may be missing, write “or none” behind its type.
    .example =
        wrong:  ace: {"{}"}, where “rank: number” is printed
        right:  ace: {"{"}rank: 1{"}"}

E0415 = { $kind } has no “{ $word }” printed on it
    .help = What is printed stands under “printed” of the kind, with its type.
    .example =
        wrong:  ace: {"{"}rnak: 1{"}"}
        right:  ace: {"{"}rank: 1{"}"}

E0416 = “{ $word }” is { $wanted ->
        [number] no number
        [truth] neither true nor false
        [directions] no direction of this board
       *[other] no { $wanted }
    }
    .help = Compare the value with the type that the kind or the counter gives it.
    .example =
        wrong:  ace: {"{"}rank: high{"}"}, where “rank: number” is printed
        right:  ace: {"{"}rank: 1{"}"}

E0417 = { $row } is near { $other }, but { $other } is not near { $row }
    .help = List each as a neighbour of the other, or write “next” instead of “near” if the way leads in one direction only.
    .example =
        wrong:  first_cell: {"{"}near: [second_cell]{"}"}, and second_cell: {"{}"}
        right:  second_cell: {"{"}near: [first_cell]{"}"}

E0418 = “{ $word }” cannot be a neighbour
    .help = Neighbours are other rows of places.
    .example =
        wrong:  first_cell: {"{"}near: [hand]{"}"}
        right:  first_cell: {"{"}near: [second_cell]{"}"}

E0419 = there is no region of { $kind } called “{ $word }”
    .help = Regions stand under “regions”, each with the kind of place it is made of.
    .example =
        wrong:  first_cell: {"{"}in: middel{"}"}
        right:  first_cell: {"{"}in: middle{"}"}, with “middle” under regions

E0420 = there is no kind or type called “{ $word }” here
    .help = Kinds stand under sorts, alike, pieces and places; the types are number, truth, effect, condition and player.
    .example =
        wrong:  printed: {"{"}rank: numbre{"}"}
        right:  printed: {"{"}rank: number{"}"}

E0421 = how many { $word } may lie in { $place } is said twice
    .help = A union counts all its members together; do not list a member beside it.
    .example =
        wrong:  holds: {"{"}piece: 4, card: 2{"}"}
        right:  holds: {"{"}token: 2, card: 2{"}"}

E0422 = the counter “{ $word }” stands on { $kinds }
    .help = Give them two names, or write it under “counters” with “of” a union of both.
    .example =
        wrong:  level on cards and on tokens, with different ranges
        right:  card_level on cards, token_level on tokens

E0423 = there is no phase called “{ $word }”
    .help = Phases stand under “phases”; an empty one is a moment to wait for.
    .example =
        wrong:  lasts: tunr
        right:  lasts: turn, where “turn” stands under phases

E0424 = “{ $word }” is nothing that can be paid
    .help = What can be paid stands under “payment”.
    .example =
        wrong:  pay 1 toekn
        right:  pay 1 token, where “token” stands under payment

## The pack itself

E0425 = there are names for { $ids } { $ids ->
        [one] seat
       *[other] seats
    }, but a game has { $low } to { $high }
    .help = List a name for every seat under “ids”, and let “from” be no more than “to”.
    .example =
        wrong:  seats: {"{"}from: 2, to: 4, ids: [one, two]{"}"}
        right:  seats: {"{"}from: 2, to: 4, ids: [one, two, three, four]{"}"}

E0426 = “{ $word }” must belong to exactly one person, and be one of the seats
    .help = List each seat once under the person who decides for it, or leave “persons” out.
    .example =
        wrong:  persons: {"{"}ann: [first_seat], bob: [first_seat]{"}"}
        right:  persons: {"{"}ann: [first_seat], bob: [second_seat]{"}"}

E0427 = the default must be one of the values
    .help = Write one of the values listed for this option.
    .example =
        wrong:  pace: {"{"}values: [slow, quick], default: fast{"}"}
        right:  pace: {"{"}values: [slow, quick], default: slow{"}"}

E0428 = “{ $word }” cannot be a value of an option
    .help = It means that chance chooses one of the values. Give this one another id.
    .example =
        wrong:  pace: {"{"}values: [slow, random], default: slow{"}"}
        right:  pace: {"{"}values: [slow, drawn], default: slow{"}"}

## Signatures, grids, keys

E0429 = “{ $word }” does not say a parameter
    .help = Write its name, with a role such as “in” before it, and before that “each” where it is done for one at a time.
    .example =
        wrong:  takes: {"{"}in the place: 1 cell{"}"}
        right:  takes: {"{"}in place: 1 cell{"}"}

E0430 = { $word ->
        [object] there are two objects
        [each] “each” stands twice
       *[other] the role “{ $word }” stands twice
    }
    .help = Each role takes one phrase, and one parameter at most is done for one at a time.
    .example =
        wrong:  takes: {"{"}to one: 1 cell, to two: 1 cell{"}"}
        right:  takes: {"{"}to one: 1 cell, at two: 1 cell{"}"}

E0432 = { $wrong ->
        [turned] this column begins with row { $first } and ends with row { $last }, which comes before it
        [long] this column has { $count } rows, and the most is { $limit }
        [far] a column has a number from -{ $limit } to { $limit }
       *[other] this is not the description of a grid
    }
    .help = A square grid has “columns” and “rows”, up to 200; a hex grid has for each column its first and last row, the lesser number first.
    .example =
        wrong:  grid: {"{"}square: {"{"}columns: 3{"}}"}
        right:  grid: {"{"}square: {"{"}columns: 3, rows: 3{"}}"}

E0433 = { $kind } is not counted by “{ $word }”
    .help = Write the ids that it is counted by: the rows of its sort, or of its kind of place.
    .example =
        wrong:  each: {"{"}tni: 20{"}"}
        right:  each: {"{"}tin: 20{"}"}, where “tin” is a row of what is counted by

E0434 = there is no phase “game”, with which the game begins
    .help = Add it under “phases”: what it says is what happens, from the beginning to the end.
    .example =
        wrong:  phases: {"{"}begin: "…"{"}"}
        right:  phases: {"{"}game: "…"{"}"}

E0435 = “{ $word }” does not say an argument
    .help = Write “of” or “at” and a name, as in “of it” or “at spot”.
    .example =
        wrong:  takes: {"{"}it: card{"}"}
        right:  takes: {"{"}of it: card{"}"}

E0440 = expected { $wanted ->
        [map] keys and values
        [list] a list
        [cell] two whole numbers in brackets
        [text] a text
        [number] a whole number
        [truth] true or false
       *[other] something else
    } here
    .help = Compare it with the example in docs/packs.md.
    .example =
        wrong:  seats: 4
        right:  seats: {"{"}from: 2, to: 4, ids: […]{"}"}

E0441 = there is no key “{ $key }” here
    .help = The keys are: { $known }.
    .example =
        wrong:  card: {"{"}form: cards{"}"}
        right:  card: {"{"}from: cards{"}"}

E0442 = “{ $value }” is not one of { $known }
    .help = Write one of these.
    .example =
        wrong:  shown: ownr
        right:  shown: owner

E0443 = the grid of “{ $grid }” has no cell { $cell }
    .help = A cell is written as column and row in brackets; on a hex grid as q and r.
    .example =
        wrong:  cells: [[1, 9]], where there are 3 rows
        right:  cells: [[1, 3]]

E0444 = “{ $second }” cannot stand beside “{ $first }”
    .help = Take one of the two out: they say in different ways how many there are.
    .example =
        wrong:  token: {"{"}each: 5, count: 20{"}"}
        right:  token: {"{"}each: 5{"}"}

E0445 = { $word } has something printed on it, but no table that says what
    .help = Give the kind a table with “from”, or take “printed” out.
    .example =
        wrong:  card: {"{"}printed: {"{"}rank: number{"}}"}
        right:  card: {"{"}printed: {"{"}rank: number{"}"}, from: cards{"}"}

E0446 = { $word } is shown to its owner, but has none
    .help = Add “each: player”, or choose “faces”, “all” or “nobody”.
    .example =
        wrong:  pile: {"{"}shown: owner{"}"}
        right:  pile: {"{"}each: player, shown: owner{"}"}

E0447 = only a stack is filled up again
    .help = Add “order: stack”, or take “refill” out.
    .example =
        wrong:  board: {"{"}refill: pile{"}"}
        right:  deck: {"{"}order: stack, refill: pile{"}"}

E0448 = it is not said where { $word } lies at first
    .help = Add “starts” with the id of a place.
    .example =
        wrong:  token: {"{"}each: 5{"}"}
        right:  token: {"{"}each: 5, starts: pile{"}"}

E0449 = the key “{ $key }” is missing
    .help = Compare it with the example in docs/packs.md.
    .example =
        wrong:  pace: {"{"}values: [slow, quick]{"}"}
        right:  pace: {"{"}values: [slow, quick], default: slow{"}"}

E0450 = a range from { $low } to { $high } holds nothing
    .help = “from” is the least and “to” the most: exchange the two, or leave out the one that does not matter.
    .example =
        wrong:  height: {"{"}is: number, from: 9, to: 1{"}"}
        right:  height: {"{"}is: number, from: 1, to: 9{"}"}

# $row is the row that prints the number, or none. $low and $high are none where nothing is said.
E0451 = this starts at { $first }{ $row ->
        [none] {""}
       *[other] {" "}for “{ $row }”
    }, and it may hold { $low ->
        [none] no more than { $high }
       *[other] { $high ->
            [none] no less than { $low }
           *[other] { $low } to { $high }
        }
    }
    .help = Change the number it starts with, or the range in “from” and “to”.
    .example =
        wrong:  lives: {"{"}is: number, starts: 0, from: 1{"}"}
        right:  lives: {"{"}is: number, starts: 3, from: 1{"}"}

E0452 = “{ $key }” limits numbers, and “{ $word }” is none
    .help = Take it out. Only what is a number has a least and a most.
    .example =
        wrong:  winner: {"{"}is: player, from: 1{"}"}
        right:  winner: {"{"}is: player{"}"}

E0453 = { $word } has no “effect” that could be in force
    .help = Add “effect: effect” under “printed”, or take “in_force” out.
    .example =
        wrong:  in_force: card at board, where cards have no effect
        right:  printed: {"{"}effect: effect{"}"}
