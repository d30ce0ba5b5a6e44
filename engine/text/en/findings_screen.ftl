# What can be wrong with the screen of a pack, and with a file that a game is to be saved in.

## The screen

E0460 = “{ $word }” is no seat, kind or row, so it has no sign or colour
    .help = Signs and colours are given to seats, kinds of pieces and places, and rows of tables, by their ids. Of what the pack has no more, take the line out.
    .example =
        wrong:  colours: {"{"}frist_seat: "#cc0000"{"}"}
        right:  colours: {"{"}first_seat: "#cc0000"{"}"}

E0461 = there is no phase “{ $word }”
    .help = Name phases of the pack's flow.
    .example =
        wrong:  during: [tunr]
        right:  during: [turn]

E0462 = “{ $word }” stands in the picture but is no slot
    .help = Each name in braces needs an entry under “slots” that says what is shown there.
    .example =
        wrong:  picture: "{"{"}spot{"}"}", and no slots
        right:  slots: {"{"}spot: {"{"}at: board{"}}"}

E0463 = this line of the picture has { $columns } characters; the panel must fit { $width }
    .help = Make the picture narrower, or say with “width” from which width of the screen on it is shown.
    .example =
        wrong:  a line of 90 characters, and width: 80
        right:  width: 90, or a line of 80

E0464 = the slot “{ $word }” does not stand in the picture
    .help = Write its name in braces where its things are to be shown, with blanks for room, or take it out.
    .example =
        wrong:  slots: {"{"}spot: {"{"}…{"}}"}, and the picture has no {"{"}spot{"}"}
        right:  picture: "[{"{"}spot{"}"}]"

E0465 = “{ $word }” is no place with a grid
    .help = Name a kind of place that has a “grid”.
    .example =
        wrong:  grid: hand
        right:  grid: cell, a kind of place with “grid”

E0466 = the grid of “{ $grid }” has no mark “{ $word }”
    .help = Name marks that stand under “marks” in the pack, on this grid.
    .example =
        wrong:  marks: [egde]
        right:  marks: [edge]

E0467 = exactly one of these keys is needed here: { $known }
    .help = Keep the key that says what is to be shown, and take the others out. docs/screen.md tells what each does.
    .example =
        wrong:  {"{"}rows: player, lines: […]{"}"}
        right:  {"{"}rows: player{"}"}

E0468 = no text says “{ $message }”
    .help = Each panel and each thing it tells has words of its own: write this message into a file of text/en of the pack. It may be empty, as in the screen of a shipped pack.
    .example =
        wrong:  a panel without its message
        right:  the message that the finding names, in text/en/screen.ftl

E0469 = this cannot stand for a thing: it must begin with what can be seen, and have no blank in it
    .help = A sign is one to three characters.
    .example =
        wrong:  token: {"{"}sign: "o o", ascii: o{"}"}
        right:  token: {"{"}sign: "oo", ascii: o{"}"}

E0470 = { $character } does not take one cell of the picture: what stands behind it would be shifted
    .help = In pictures stand characters that are as wide as a letter: no tabs, no marks without a letter, no wide signs. Those may be signs of things.
    .example =
        wrong:  .---漢---.
        right:  .---------.

E0471 = the slot “{ $word }” stands in the picture twice
    .help = Each slot has one place. Give the second one a name of its own; it may show the same.
    .example =
        wrong:  .--{"{"}left   {"}"}--{"{"}left   {"}"}--.
        right:  .--{"{"}left   {"}"}--{"{"}right  {"}"}--.
