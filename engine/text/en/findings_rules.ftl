# Findings about the rulebook of a pack, and about its page of rules. A sentence has no full stop and no capital at its
# start, because it stands after "error[E0850]: "; its .help is one or two plain sentences.

E0850 = “{ $path }” names nothing in this pack
    .help = Write the section, the id of the definition, and perhaps a field of it, with dots between: verbs.place.
    .example =
        wrong:  at: verb.draw
        right:  at: verbs.draw

E0851 = the rulebook of this pack has no row “{ $name }”{ $count ->
        [0] {""}
       *[other] ; known are: { $known }
    }
    .help = Rows stand in the files that pack.yaml names under “rulebook”.
    .example =
        wrong:  shows: draw_tow
        right:  shows: draw_two

E0852 = { $count ->
        [one] no scenario shows the rule “{ $name }”
       *[other] no scenario shows any of the { $count } rules of the rulebook
    }
    .help = Write “shows: { $name }” in a scenario that fails when the pack breaks this rule.
    .example =
        wrong:  a row “draw_two” of the rulebook, and no scenario for it
        right:  shows: draw_two, below the title of a scenario

E0853 = “{ $text }” cannot be read
    .help = Between “{"{{"}” and “{"}}"}” stands the path of a number, perhaps with “#2” for the second one in a text; or “count” and a table, “card” and a row, “cards” and a table.
    .example =
        wrong:  {"{{"} number of cards {"}}"}
        right:  {"{{"} count cards {"}}"}

E0854 = “{ $path }” is no number
    .help = Name the field that holds the number. For a number inside of a text write which one it is: “#1” for the first.
    .example =
        wrong:  {"{{"} cards.ace.name {"}}"}
        right:  {"{{"} cards.ace.rank {"}}"}

E0855 = “{ $path }” has { $count ->
        [0] no number in it
        [one] one number in it
       *[other] { $count } numbers in it
    }
    .help = Count the numbers of the text from its beginning.
    .example =
        wrong:  {"{{"} phases.deal #3 {"}}"}, where the text says: draw 2 card; score 1
        right:  {"{{"} phases.deal #2 {"}}"}

E0856 = this pack has no page of rules
    .help = Write one: the file rules.md beside its texts, such as text/en/rules.md.
    .example =
        wrong:  no file text/en/rules.md
        right:  a file text/en/rules.md, with your own words and placeholders such as {"{{"} seats.from {"}}"}

E0857 = this pack has no rulebook
    .help = Name its files in pack.yaml under “rulebook”.
    .example =
        wrong:  cardwright rules some_pack --table, and no rulebook
        right:  rulebook: [rulebook.yaml], in pack.yaml

E0858 = “{ $path }” is no table of rows, and no row of one
    .help = Tables are the sections in which the rows of a kind stand, such as cards: write “count” or “cards” and a table, or “card”, a table, a dot and a row.
    .example =
        wrong:  {"{{"} count crads {"}}"}
        right:  {"{{"} count cards {"}}"}

E0859 = “{ $word }” of what?
    .help = Write what is meant behind it: “count” or “cards” and a table, “card” and the path of a row.
    .example =
        wrong:  {"{{"} count {"}}"}
        right:  {"{{"} count cards {"}}"}

E0860 = this page of rules is empty
    .help = Write the rules of the game in it, or delete the file.
    .example =
        wrong:  an empty file text/en/rules.md
        right:  a page of your own words, with placeholders such as {"{{"} seats.from {"}}"}

E0861 = this page becomes longer than { $limit } KiB here
    .help = The rest of it was not put together. Say long lists of cards once.
    .example =
        wrong:  {"{{"} cards cards {"}}"}, many times over
        right:  {"{{"} cards cards {"}}"}, once
