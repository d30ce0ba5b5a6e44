# Findings about the rulebook of a pack, and about its page of rules. A sentence has no full stop and no capital at its
# start, because it stands after "error[E0850]: "; its .help is one or two plain sentences.

E0850 = “{ $path }” names nothing in this pack
    .help = Write the section, the id of the definition, and perhaps a field of it, with dots between: verbs.place.

E0851 = the rulebook of this pack has no row “{ $name }”{ $count ->
        [0] {""}
       *[other] ; known are: { $known }
    }
    .help = Rows stand in the files that pack.yaml names under “rulebook”.

E0852 = no scenario shows the rule “{ $name }”
    .help = Write “shows: { $name }” in a scenario that fails when the pack breaks this rule.

E0853 = “{ $text }” cannot be read
    .help = Between “{"{{"}” and “{"}}"}” stands the path of a number, perhaps with “#2” for the second one in a text; or “count” and a table, “card” and a row, “cards” and a table.

E0854 = “{ $path }” is no number
    .help = Name the field that holds the number. For a number inside of a text write which one it is: “#1” for the first.

E0855 = “{ $path }” has { $count ->
        [0] no number in it
        [one] one number in it
       *[other] { $count } numbers in it
    }
    .help = Count the numbers of the text from its beginning.

E0856 = this pack has no page of rules
    .help = Write one: the file rules.md beside its texts, such as text/en/rules.md.

E0857 = this pack has no rulebook
    .help = Name its files in pack.yaml under “rulebook”.
