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
