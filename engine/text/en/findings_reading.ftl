### What can be wrong with the files of a pack: reading YAML (E0100 to E0149), finding the files (E0150 to E0179),
### the shape of what stands in them (E0200 to E0249). A sentence has no full stop and no capital at its start, because
### it stands after "error[E0101]: "; its .help says what to do about it.

## Places that explain a finding

note-option = only with { $option }={ $value }
note-block-starts-here = the block it should fit into begins here

## Reading YAML

E0100 = this file is larger than { $limit } KiB
    .help = Spread its sections over several files and list them under “files” in pack.yaml.
    .example =
        wrong:  all sections in one file of a thousand pages
        right:  files: [cards.yaml, board.yaml]

E0101 = this file is not UTF-8: here stands the byte { $byte }
    .help = Save the file as UTF-8 in your editor. Most editors offer it when saving, under “encoding”.
    .example =
        wrong:  a name with an accent, saved as Latin-1
        right:  the same file, saved as UTF-8

E0102 = this file holds more than { $limit } keys and values
    .help = Spread its sections over several files and list them under “files” in pack.yaml.
    .example =
        wrong:  one file with thousands of rows
        right:  files: [cards_1.yaml, cards_2.yaml]

E0103 = lists and maps are nested more than { $limit } deep here
    .help = Nothing in a pack needs to be that deep. Look for a bracket or a brace that was never closed.
    .example =
        wrong:  a: {"{"}b: {"{"}c: {"{"}d: … and so on{"}}}"}
        right:  a: {"{"}b: 1{"}"}

E0104 = the character { $character } may not stand in a file
    .help = It cannot be seen and may change how the text is shown. Delete it and type the words again.
    .example =
        wrong:  a name copied from a web page, with a sign that turns the direction of writing
        right:  the same name, typed

E0105 = the character { $character } ends a line for some programs and not for others
    .help = Delete it and end the line with the Enter key.
    .example =
        wrong:  a line that ends with a separator of paragraphs
        right:  the same line, ended by Enter

E0106 = this file is empty
    .help = Write at least one section in it, or take it out of the list of files.
    .example =
        wrong:  (nothing)
        right:  words: {"{"}big: "card where rank > 3"{"}"}

E0107 = a file of a pack begins with keys, such as “words:”, but this one does not
    .help = Write “key: value” lines at the left margin. A list belongs below a key.
    .example =
        wrong:  - big: card
        right:  words: {"{"}big: card{"}"}

E0108 = a second document begins here
    .help = Take the line “---” or “...” out, or put what follows into a file of its own.
    .example =
        wrong:  words: {"{"}…{"}"}
                ---
                values: {"{"}…{"}"}
        right:  words: {"{"}…{"}"} in one file, values: {"{"}…{"}"} in another

E0109 = a line that begins with “%” is an instruction to YAML itself, and packs do not use these
    .help = Take the line out. A text that begins with “%” needs quotes.
    .example =
        wrong:  %YAML 1.2
        right:  (the line left out)

E0110 = packs do not use YAML tags, the words that begin with “!”
    .help = Take the tag out. A text that begins with “!” needs quotes.
    .example =
        wrong:  rank: !number 3
        right:  rank: 3

E0111 = packs do not use YAML anchors, the words that begin with “&”
    .help = Write the value out where it is needed. A text that begins with “&” needs quotes.
    .example =
        wrong:  ace: &one {"{"}rank: 1{"}"}
        right:  ace: {"{"}rank: 1{"}"}

E0112 = packs do not use YAML aliases, the words that begin with “*”
    .help = Write the value out again. A text that begins with “*” needs quotes.
    .example =
        wrong:  two: *one
        right:  two: {"{"}rank: 1{"}"}

E0113 = packs do not use “<<” to take over the keys of another map
    .help = Write the keys out.
    .example =
        wrong:  two: {"{"}<<: *one, rank: 2{"}"}
        right:  two: {"{"}rank: 2, effect: "score 1"{"}"}

E0114 = the key “{ $key }” stands here a second time
    .help = Each key may stand only once in its map. Delete one of the two, or give it another name.
    .example =
        wrong:  {"{"}rank: 1, rank: 2{"}"}
        right:  {"{"}rank: 2{"}"}

E0115 = the key “{ $key }” could be read as a number, a date, a truth or nothing at all
    .help = Put it in quotes: "{ $key }". If it is to be a name, let it begin with a letter.
    .example =
        wrong:  no: {"{"}rank: 1{"}"}
        right:  "no": {"{"}rank: 1{"}"}, or: none_left: {"{"}rank: 1{"}"}

E0116 = a key must be a text, not a list or a map
    .help = Write a short word before the colon. A text that begins with “[” or “{"{"}” needs quotes.
    .example =
        wrong:  [a, b]: 1
        right:  a_and_b: 1

E0117 = there is no key before this colon
    .help = Write the key, or take the colon out.
    .example =
        wrong:  : 3
        right:  rank: 3

E0118 = the comma before “{ $key }” ends the value, so “{ $key }” became a key without a value
    .help = Put the whole text in quotes, or write it as a block: one key on each line, without braces.
    .example =
        wrong:  {"{"}effect: draw 1 card, whole{"}"}
        right:  {"{"}effect: "draw 1 card, whole"{"}"}

E0119 = the key “{ $key }” has no value
    .help = Write “{ $key }: value”. If this is a list, write it in square brackets.
    .example =
        wrong:  {"{"}rank, effect: "score 1"{"}"}
        right:  {"{"}rank: 1, effect: "score 1"{"}"}

E0120 = this line is indented with a tab
    .help = Indent with spaces. Most editors can turn all tabs of a file into spaces.
    .example =
        wrong:  (a tab) rank: 1
        right:  (two blanks) rank: 1

E0121 = here stands a tab between two words
    .help = Write a space instead.
    .example =
        wrong:  rank:(a tab)1
        right:  rank: 1

E0122 = the number { $number } is too large
    .help = Numbers go up to 1000000000000000 either way. If it is a text, put it in quotes.
    .example =
        wrong:  rank: 99999999999999999999
        right:  rank: 99

E0123 = “{ $path }” is defined a second time
    .help = A section may be spread over several files, but each thing in it is defined once. Delete one of the two.
    .example =
        wrong:  cards: {"{"}ace: {"{"}…{"}}"} in two files
        right:  cards: {"{"}ace: {"{"}…{"}}"} in one of them

E0124 = this file has more than { $limit } problems; the rest of it was not read
    .help = Mend the ones that are shown, then check again.
    .example =
        wrong:  (very many problems)
        right:  Mend the first ones: often one missing bracket makes many.

E0125 = this text has more than { $limit } characters
    .help = Divide it: a part of an effect can be a verb, a phase, a word or a value of its own.
    .example =
        wrong:  effect: "… ten thousand characters …"
        right:  effect: "first_part; second_part", with two verbs of these names

E0130 = this cannot be read as YAML
    .help = Look at the quotes, brackets and indentation here and on the line before. A text with signs in it is safest in quotes.
    .example =
        wrong:  effect: "score 1" and more
        right:  effect: "score 1; draw 1 card"

E0131 = a second colon cannot stand here
    .help = If the colon belongs to a text, put the whole text in quotes. If it follows a key, the key needs a line of its own.
    .example =
        wrong:  name: first: second
        right:  name: "first: second"

E0132 = a value cannot begin with “{ $character }”
    .help = Put the text in quotes.
    .example =
        wrong:  effect: @score 1
        right:  effect: "score 1"

E0133 = this quote is never closed
    .help = Write the same quote at the end of the text. Within single quotes, a quote is written twice.
    .example =
        wrong:  effect: "score 1
        right:  effect: "score 1"

E0134 = this “{ $bracket }” is never closed
    .help = Write the closing bracket after the last item.
    .example =
        wrong:  files: [cards.yaml
        right:  files: [cards.yaml]

E0135 = a comma or the end of “{ $bracket }” is missing before this
    .help = Write a comma between two items, or close the bracket.
    .example =
        wrong:  files: [cards.yaml board.yaml]
        right:  files: [cards.yaml, board.yaml]

E0136 = a colon is missing on this line
    .help = Write “key: value”. If the line goes on with the text above it, indent it further than the key.
    .example =
        wrong:  rank 1
        right:  rank: 1

E0137 = this does not line up with the lines above it
    .help = Lines of one block begin in the same column; what belongs to a key stands further right than the key.
    .example =
        wrong:    rank: 1
                   effect: "score 1"
        right:    rank: 1
                  effect: "score 1"

E0138 = after the backslash stands no character that a backslash can be put before
    .help = Write two backslashes for a backslash, or use single quotes.
    .example =
        wrong:  name: "a\ card"
        right:  name: 'a\ card'

E0139 = a list cannot begin here
    .help = Begin each item with “- ” on a line of its own, below the key. A text that begins with “-” needs quotes.
    .example =
        wrong:  rank: - 1
        right:  rank: -1

E0140 = the text after “|” or “>” cannot be read
    .help = Leave nothing else on that line, begin the text on the next one, and indent all its lines alike.
    .example =
        wrong:  effect: | score 1
        right:  effect: |
                  score 1

## Finding the files of a pack

E0150 = there is no pack “{ $name }”{ $count ->
        [0] {""}
       *[other] ; these come with the program: { $known }
    }
    .help = Give the name of a pack that comes with the program, or the folder of your own.
    .example =
        wrong:  cardwright check some_pakc
        right:  cardwright check some_pack

E0151 = the folder “{ $folder }” holds no pack.yaml
    .help = Every pack has a file of that name in its folder. Give the folder that holds it.
    .example =
        wrong:  cardwright check some_pack/cards
        right:  cardwright check some_pack

E0152 = the file “{ $file }” does not exist
    .help = Mind capital letters and the ending. Names under “files” count from the folder of pack.yaml.
    .example =
        wrong:  files: [Cards.yaml]
        right:  files: [cards.yaml]

E0153 = “{ $file }” is not a file
    .help = Name each file by itself; a folder cannot be listed.
    .example =
        wrong:  files: [cards]
        right:  files: [cards/first.yaml, cards/second.yaml]

E0154 = “{ $file }” lies outside of the pack
    .help = A pack reads files in its own folder only. Write the name with “/” from that folder on, without “..”.
    .example =
        wrong:  files: [../cards.yaml]
        right:  files: [cards.yaml]

E0155 = the file “{ $file }” is listed a second time
    .help = Delete one of the two lines.
    .example =
        wrong:  files: [cards.yaml, cards.yaml]
        right:  files: [cards.yaml]

E0156 = “{ $file }” { $read ->
        [pack] is pack.yaml itself, which is always read
        [screen] says how the game is shown, and is always read
       *[rulebook] stands under “rulebook”, and holds no things of the game
    }
    .title = this file is read as something else
    .help = Take it out of this list.
    .example =
        wrong:  files: [pack.yaml, cards.yaml]
        right:  files: [cards.yaml]

E0157 = { $reason ->
        [ELOOP] “{ $file }” is a link that leads back to itself
       *[other] the file “{ $file }” cannot be read ({ $reason })
    }
    .help = { $reason ->
            [ELOOP] Put the file itself in its place.
           *[other] See whether you may open it and whether the disk is in order.
        }
    .example =
        wrong:  a file that only another account may read
        right:  chmod u+r some_pack/cards.yaml

E0158 = a pack may list at most { $limit } files
    .help = Put the sections of several files into one.
    .example =
        wrong:  one file for each card
        right:  files: [cards.yaml]

E0159 = this pack has more than { $limit } faults; the others were not looked for
    .help = Mend the ones that are shown, then check again.
    .example =
        wrong:  (very many faults)
        right:  Mend the first ones, then check again.

## How much of everything

E0172 = with “{ $file }” this pack holds more than { $limit } keys and values
    .help = Make it smaller: many rows that are alike can be one row with a count.
    .example =
        wrong:  card_1: {"{"}…{"}"}, card_2: {"{"}…{"}"} and so on, all alike
        right:  card: {"{"}count: 40{"}"}

E0173 = more than { $limit } values of options, beside the defaults, mean other files
    .help = Take options out whose values bring files, or let them bring none.
    .example =
        wrong:  ten options with files of their own
        right:  fewer of them, or options that the rules ask for by their value

E0171 = with “{ $kind }” this game has more than { $limit } things
    .help = Seats, rows, places, pieces and piles count, with every seat taken; of what is only counted there is a pile in each place that may hold it. Make fewer.
    .example =
        wrong:  token: {"{"}each: 100000{"}"}
        right:  token: {"{"}each: 20{"}"}

## Shape

E0200 = the key “{ $key }” is not known here, only: { $known }
    .help = Mind the spelling and how far the line is indented: it may belong to another key.
    .example =
        wrong:  card: {"{"}form: cards{"}"}
        right:  card: {"{"}from: cards{"}"}

E0201 = the key “{ $key }” is missing here
    .help = Write it with its value, in the same column as the keys beside it. docs/packs.md says what each key of a pack means, docs/scenarios.md those of a scenario.
    .example =
        wrong:  id: some_pack, and no version
        right:  id: some_pack
                version: 1

E0202 = { $wanted ->
        [string] a text
        [integer] a whole number
        [number] a number
        [boolean] true or false
        [array] a list
        [object] a map
        [null] nothing
        [string-or-integer] a text or a whole number
        [integer-or-array] a whole number or a list
        [string-or-array-or-object] a text, a list or a map
        [integer-or-string-or-array-or-object] a whole number, a text, a list or a map
        [integer-or-string-or-boolean-or-array] a whole number, a text, true or false, or a list
        [string-or-integer-or-boolean-or-array] a text, a whole number, true or false, or a list
        [string-or-integer-or-array] a text, a whole number or a list
        [integer-or-string] a whole number or a text
        [string-or-boolean] a text or true or false
        [boolean-or-string] true or false or a text
        [string-or-object] a text or a map
        [object-or-string] a map or a text
        [string-or-array] a text or a list
        [array-or-string] a list or a text
        [array-or-object] a list or a map
        [object-or-array] a map or a list
        [integer-or-object] a whole number or a map
        [integer-or-string-or-object] a whole number, a text or a map
        [string-or-integer-or-boolean] a text, a whole number, or true or false
        [string-or-null] a text or nothing
        [object-or-null] a map or nothing
       *[other] another kind of value
    } must stand here, not { $found ->
        [string] a text
        [integer] a whole number
        [number] a number with a point
        [boolean] a truth
        [array] a list
        [object] a map
       *[null] nothing
    }
    .title = the value here is of another kind than the key takes
    .help = A list is written in square brackets or with “- ”, a map with “key: value”, a text in quotes.
    .example =
        wrong:  files: cards.yaml
        right:  files: [cards.yaml]

E0203 = “{ $value }” cannot stand here, only: { $known }
    .help = Choose one of these words. Mind the spelling.
    .example =
        wrong:  shown: ownr
        right:  shown: owner

E0204 = “{ $value }” cannot stand here, only “{ $known }” can
    .help = Write it as it is shown.
    .example =
        wrong:  order: stak
        right:  order: stack

E0205 = “{ $value }” is { $wanted ->
        [id] no name: a name is made of small letters, digits and “_”, and begins with a letter
        [file] no name of a file in the pack: write it with “/” and with its ending, such as words.yaml
        [kind] no type: write number, truth, effect, condition, player or the name of a kind
        [takes] no parameter: write its name, with a role such as “in” or with “each” before it if need be
        [folder] no name of a folder: write it with small letters, digits, “_” and “/”
        [path] no path: write the section, the id and perhaps a field with dots between, such as verbs.place
        [number-key] no whole number
        [colour] no colour: write “#” and six of the characters 0 to 9 and a to f, in quotes
        [ascii] no twin: write up to three plain characters without blanks
       *[other] not written as it must be here
    }
    .help = Write it in the way that is described.
    .example =
        wrong:  Big Card: {"{"}…{"}"}
        right:  big_card: {"{"}…{"}"}

E0206 = { $value } is too small: the least is { $limit }
    .help = Write a larger number.
    .example =
        wrong:  count: -1
        right:  count: 1

E0207 = { $value } is too small: it must be more than { $limit }
    .help = Write a larger number.
    .example =
        wrong:  width: 0
        right:  width: 60

E0208 = { $value } is too large: the most is { $limit }
    .help = Write a smaller number.
    .example =
        wrong:  columns: 5000
        right:  columns: 50

E0209 = { $value } is too large: it must be less than { $limit }
    .help = Write a smaller number.
    .example =
        wrong:  rank: 10, where it must be less
        right:  rank: 9

E0210 = { $value } is no multiple of { $limit }
    .help = Write a multiple of it.
    .example =
        wrong:  width: 61, where it must be even
        right:  width: 60

E0211 = { $limit ->
        [one] this text is empty
       *[other] this text is too short: it needs { $limit } characters
    }
    .help = Write the text, or take the key out.
    .example =
        wrong:  name: ""
        right:  name: "ace"

E0212 = this text is too long: it may have { $limit } characters
    .help = Write it shorter.
    .example =
        wrong:  sign: "abcdefgh"
        right:  sign: "a"

E0213 = { $limit ->
        [one] nothing stands in here, but something must
       *[other] too little stands in here: at least { $limit } must
    }
    .help = Write what is missing, or take the key out if nothing is meant.
    .example =
        wrong:  files: []
        right:  files: [cards.yaml]

E0214 = too much stands in here: at most { $limit } may
    .help = Take something out.
    .example =
        wrong:  a list with too many items
        right:  the same list, shorter

E0215 = the key “{ $key }” has no value
    .help = Write the value after the colon, or indented on the lines below.
    .example =
        wrong:  count:
        right:  count: 3

E0216 = “{ $value }” does not fit here
    .help = The value is of another shape than this key takes. Compare it with the example of this section in docs/packs.md, docs/scenarios.md or docs/screen.md.
    .example =
        wrong:  holds: [card]
        right:  holds: {"{"}card: endless{"}"}

E0217 = the key “{ $key }” cannot stand here
    .help = Mind the spelling and how far the line is indented: it may belong to another key.
    .example =
        wrong:  {"{"}each: player, by: owner{"}"}
        right:  {"{"}each: player{"}"}

E0218 = “{ $value }” stands in this list a second time
    .help = Delete one of the two.
    .example =
        wrong:  files: [cards.yaml, cards.yaml]
        right:  files: [cards.yaml]
