# What may be chosen before a game, and what each choice means. A choice is named like any other thing.

option-board = Board
    .help = how the four parts of Mars lie; which zones touch depends on it
name-one = first
    .help = clockwise: Vastitas Borealis, Syrtis Major, Hellas, Valles Marineris
name-two = second
    .help = clockwise: Vastitas Borealis, Hellas, Syrtis Major, Valles Marineris
name-three = third
    .help = clockwise: Vastitas Borealis, Syrtis Major, Valles Marineris, Hellas
name-four = fourth
    .help = clockwise: Vastitas Borealis, Valles Marineris, Hellas, Syrtis Major

option-reveal-order = Order of revealed discoveries
    .help = who comes first when both are revealed, Native Resistance or Dust Storm
name-resistance-first = resistance first
    .help = Native Resistance kills before the storm drives anybody away
name-storm-first = storm first
    .help = the storm drives astronauts away before Native Resistance kills

option-ignored-travel-agent = Ignored Travel Agent
    .help = whether a seat whose Travel Agent found no room can become first player as the last who acted
name-counts-as-last = counts
    .help = the last who showed a specialist is the next first player, whatever came of it
name-passed-over = passed over
    .help = the last whose specialist did something; where none did, the first player stays

option-covered-tokens = Covered destination tokens
    .help = what becomes of a destination token on which another is put
name-stay-below = stay below
    .help = it lies under the new one, and all go back when the ship has landed
name-go-back = go back
    .help = it goes back to the supply at once

option-ship-reshuffle = Used ships
    .help = when the used ships become the new ship deck
name-when-needed = when needed
    .help = when a ship is to be drawn and there is none
name-at-once = at once
    .help = as soon as the last ship was drawn
