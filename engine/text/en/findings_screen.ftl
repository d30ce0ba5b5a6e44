# What can be wrong with the screen of a pack, and with a file that a game is to be saved in.

## The screen

E0460 = “{ $word }” is no seat, kind or row, so it has no sign or colour
    .help = Signs and colours are given to seats, kinds of pieces and places, and rows of tables, by their ids.

E0461 = there is no phase “{ $word }”
    .help = Name phases of the pack's flow.

E0462 = “{ $word }” stands in the picture but is no slot
    .help = Each name in braces needs an entry under “slots” that says what is shown there.

E0463 = this line of the picture has { $columns } characters; the panel must fit { $width }
    .help = Make the picture narrower, or say with “width” from which width of the screen on it is shown.

E0464 = the slot “{ $word }” does not stand in the picture
    .help = Write its name in braces where its things are to be shown, with blanks for room, or take it out.

E0465 = “{ $word }” is no place with a grid
    .help = Name a kind of place that has a “grid”.

E0466 = the grid of “{ $grid }” has no mark “{ $word }”
    .help = Name marks of the grid.

E0467 = exactly one of these keys is needed here: { $known }
    .help = Keep the key that says what is to be shown, and take the others out. docs/screen.md tells what each does.

E0468 = no text says “{ $message }”
    .help = Each panel and each thing it tells has words of its own: write this message into a file of text/en of the pack. It may be empty, as in the screen of a shipped pack.

## Files

E1015 = the game cannot be written to “{ $file }”
    .help = Name a file in a folder where you may write.
