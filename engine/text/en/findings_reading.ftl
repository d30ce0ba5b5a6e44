### What can be wrong with the files of a pack: reading YAML (E0100 to E0149), finding the files (E0150 to E0179),
### the shape of what stands in them (E0200 to E0249). A sentence has no full stop and no capital at its start, because
### it stands after "error[E0101]: "; its .help says what to do about it.

## Places that explain a finding

note-option = only with { $option }={ $value }
note-block-starts-here = the block it should fit into begins here

## Reading YAML

E0100 = this file is larger than { $limit } KiB
    .help = Spread its sections over several files and list them under “files” in pack.yaml.

E0101 = this file is not UTF-8: here stands the byte { $byte }
    .help = Save the file as UTF-8 in your editor. Most editors offer it when saving, under “encoding”.

E0102 = this file holds more than { $limit } keys and values
    .help = Spread its sections over several files and list them under “files” in pack.yaml.

E0103 = lists and maps are nested more than { $limit } deep here
    .help = Nothing in a pack needs to be that deep. Look for a bracket or a brace that was never closed.

E0104 = the character { $character } may not stand in a file
    .help = It cannot be seen and may change how the text is shown. Delete it and type the words again.

E0105 = the character { $character } ends a line for some programs and not for others
    .help = Delete it and end the line with the Enter key.

E0106 = this file is empty
    .help = Write at least one section in it, or take it out of the list of files.

E0107 = a file of a pack begins with keys, such as “words:”, but this one does not
    .help = Write “key: value” lines at the left margin. A list belongs below a key.

E0108 = a second document begins here
    .help = Take the line “---” or “...” out, or put what follows into a file of its own.

E0109 = a line that begins with “%” is an instruction to YAML itself, and packs do not use these
    .help = Take the line out. A text that begins with “%” needs quotes.

E0110 = packs do not use YAML tags, the words that begin with “!”
    .help = Take the tag out. A text that begins with “!” needs quotes.

E0111 = packs do not use YAML anchors, the words that begin with “&”
    .help = Write the value out where it is needed. A text that begins with “&” needs quotes.

E0112 = packs do not use YAML aliases, the words that begin with “*”
    .help = Write the value out again. A text that begins with “*” needs quotes.

E0113 = packs do not use “<<” to take over the keys of another map
    .help = Write the keys out.

E0114 = the key “{ $key }” stands here a second time
    .help = Each key may stand only once in its map. Delete one of the two, or give it another name.

E0115 = the key “{ $key }” could be read as a number, a date, a truth or nothing at all
    .help = Put it in quotes: "{ $key }". If it is to be a name, let it begin with a letter.

E0116 = a key must be a text, not a list or a map
    .help = Write a short word before the colon. A text that begins with “[” or “{"{"}” needs quotes.

E0117 = there is no key before this colon
    .help = Write the key, or take the colon out.

E0118 = the comma before “{ $key }” ends the value, so “{ $key }” became a key without a value
    .help = Put the whole text in quotes, or write it as a block: one key on each line, without braces.

E0119 = the key “{ $key }” has no value
    .help = Write “{ $key }: value”. If this is a list, write it in square brackets.

E0120 = this line is indented with a tab
    .help = Indent with spaces. Most editors can turn all tabs of a file into spaces.

E0121 = here stands a tab between two words
    .help = Write a space instead.

E0122 = the number { $number } is too large
    .help = Numbers go up to 1000000000000000 either way. If it is a text, put it in quotes.

E0123 = “{ $path }” is defined a second time
    .help = A section may be spread over several files, but each thing in it is defined once. Delete one of the two.

E0124 = this file has more than { $limit } problems; the rest of it was not read
    .help = Mend the ones that are shown, then check again.

E0125 = this text has more than { $limit } characters
    .help = Divide it: a part of an effect can be a verb, a phase, a word or a value of its own.

E0130 = this cannot be read as YAML
    .help = Look at the quotes, brackets and indentation here and on the line before. A text with signs in it is safest in quotes.

E0131 = a second colon cannot stand here
    .help = If the colon belongs to a text, put the whole text in quotes. If it follows a key, the key needs a line of its own.

E0132 = a value cannot begin with “{ $character }”
    .help = Put the text in quotes.

E0133 = this quote is never closed
    .help = Write the same quote at the end of the text. Within single quotes, a quote is written twice.

E0134 = this “{ $bracket }” is never closed
    .help = Write the closing bracket after the last item.

E0135 = a comma or the end of “{ $bracket }” is missing before this
    .help = Write a comma between two items, or close the bracket.

E0136 = a colon is missing on this line
    .help = Write “key: value”. If the line goes on with the text above it, indent it further than the key.

E0137 = this does not line up with the lines above it
    .help = Lines of one block begin in the same column; what belongs to a key stands further right than the key.

E0138 = after the backslash stands no character that a backslash can be put before
    .help = Write two backslashes for a backslash, or use single quotes.

E0139 = a list cannot begin here
    .help = Begin each item with “- ” on a line of its own, below the key. A text that begins with “-” needs quotes.

E0140 = the text after “|” or “>” cannot be read
    .help = Leave nothing else on that line, begin the text on the next one, and indent all its lines alike.

## Finding the files of a pack

E0150 = there is no pack “{ $name }”{ $count ->
        [0] {""}
       *[other] ; these come with the program: { $known }
    }
    .help = Give the name of a pack that comes with the program, or the folder of your own.

E0151 = the folder “{ $folder }” holds no pack.yaml
    .help = Every pack has a file of that name in its folder. Give the folder that holds it.

E0152 = the file “{ $file }” does not exist
    .help = Mind capital letters and the ending. Names under “files” count from the folder of pack.yaml.

E0153 = “{ $file }” is not a file
    .help = Name each file by itself; a folder cannot be listed.

E0154 = “{ $file }” lies outside of the pack
    .help = A pack reads files in its own folder only. Write the name with “/” from that folder on, without “..”.

E0155 = the file “{ $file }” is listed a second time
    .help = Delete one of the two lines.

E0156 = “{ $file }” is pack.yaml itself, which is always read
    .help = Delete this line.

E0157 = the file “{ $file }” cannot be read ({ $reason })
    .help = See whether you may open it and whether the disk is in order.

E0158 = a pack may list at most { $limit } files
    .help = Put the sections of several files into one.

E0159 = this pack has more than { $limit } faults; the others were not looked for
    .help = Mend the ones that are shown, then check again.

## How much of everything

E0172 = with “{ $file }” this pack holds more than { $limit } keys and values
    .help = Make it smaller: many rows that are alike can be one row with a count.

E0173 = more than { $limit } values of options, beside the defaults, mean other files
    .help = Take options out whose values bring files, or let them bring none.

E0171 = with “{ $kind }” this game has more than { $limit } things
    .help = Seats, rows, places, pieces and piles count, with every seat taken; of what is only counted there is a pile in each place that may hold it. Make fewer.

## Shape

E0200 = the key “{ $key }” is not known here, only: { $known }
    .help = Mind the spelling and how far the line is indented: it may belong to another key.

E0201 = the key “{ $key }” is missing here
    .help = Write it with its value.

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
    .help = A list is written in square brackets or with “- ”, a map with “key: value”, a text in quotes.

E0203 = “{ $value }” cannot stand here, only: { $known }
    .help = Choose one of these words. Mind the spelling.

E0204 = “{ $value }” cannot stand here, only “{ $known }” can
    .help = Write it as it is shown.

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

E0206 = { $value } is too small: the least is { $limit }
    .help = Write a larger number.

E0207 = { $value } is too small: it must be more than { $limit }
    .help = Write a larger number.

E0208 = { $value } is too large: the most is { $limit }
    .help = Write a smaller number.

E0209 = { $value } is too large: it must be less than { $limit }
    .help = Write a smaller number.

E0210 = { $value } is no multiple of { $limit }
    .help = Write a multiple of it.

E0211 = { $limit ->
        [one] this text is empty
       *[other] this text is too short: it needs { $limit } characters
    }
    .help = Write the text, or take the key out.

E0212 = this text is too long: it may have { $limit } characters
    .help = Write it shorter.

E0213 = { $limit ->
        [one] nothing stands in here, but something must
       *[other] too little stands in here: at least { $limit } must
    }
    .help = Write what is missing, or take the key out if nothing is meant.

E0214 = too much stands in here: at most { $limit } may
    .help = Take something out.

E0215 = the key “{ $key }” has no value
    .help = Write the value after the colon, or indented on the lines below.

E0216 = “{ $value }” does not fit here
    .help = Compare it with the description of this section in docs/packs.md.

E0217 = the key “{ $key }” cannot stand here
    .help = Mind the spelling and how far the line is indented: it may belong to another key.

E0218 = “{ $value }” stands in this list a second time
    .help = Delete one of the two.
