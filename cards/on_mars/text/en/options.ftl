# What may be chosen before a game, and what each choice means. A choice is named like any other thing.

option-game-length = Length of the game
    .help = how many of the three missions take long
name-short-game = short
    .help = two short missions and a long one
name-long-game = long
    .help = a short mission and two long ones
