# What the things of this pack are called. A name may select on $count.

name-mission-red-planet = Mission: Red Planet


## Seats

name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-purple = Purple
name-grey = Grey


## Pieces

name-astronaut =
    { $count ->
        [one] astronaut
       *[other] astronauts
    }
name-token =
    { $count ->
        [one] destination token
       *[other] destination tokens
    }
name-point =
    { $count ->
        [one] point token
       *[other] point tokens
    }
name-ship =
    { $count ->
        [one] ship
       *[other] ships
    }
name-resource =
    { $count ->
        [one] resource
       *[other] resources
    }
name-specialist =
    { $count ->
        [one] specialist
       *[other] specialists
    }
name-discovery =
    { $count ->
        [one] discovery
       *[other] discoveries
    }
name-mission =
    { $count ->
        [one] mission
       *[other] missions
    }
name-action =
    { $count ->
        [one] action
       *[other] actions
    }
name-event =
    { $count ->
        [one] event
       *[other] events
    }


## Minerals, and what lies in the ground

name-mineral =
    { $count ->
        [one] mineral
       *[other] minerals
    }
name-ice = ice
name-sylvanite = sylvanite
name-celerium = celerium
name-ice-lode = ice field
name-sylvanite-lode = sylvanite vein
name-celerium-lode = celerium vein


## Places

name-zone =
    { $count ->
        [one] zone
       *[other] zones
    }
name-mars = Mars
name-vastitas-borealis = Vastitas Borealis
name-sinus-sabeus = Sinus Sabeus
name-tritonis-sinus = Tritonis Sinus
name-mare-tyrrhenum = Mare Tyrrhenum
name-syrtis-major = Syrtis Major
name-hellas = Hellas
name-ausonia = Ausonia
name-mare-serpentis = Mare Serpentis
name-valles-marineris = Valles Marineris
name-phobos = Phobos
name-dock =
    { $count ->
        [one] dock
       *[other] docks
    }
name-dock-1 = dock 1
name-dock-2 = dock 2
name-dock-3 = dock 3
name-dock-4 = dock 4
name-dock-5 = dock 5
name-dock-6 = dock 6
name-sky = open space
name-table = table
name-chosen = chosen specialist
name-played = played specialists
name-stash = point tokens
name-ship-deck = ship deck
name-ship-discard = used ships
name-resource-bag = unused resources
name-mission-deck = mission cards
name-discovery-deck = discovery cards
name-action-deck = action cards
name-event-deck = event deck
name-event-discard = event discard
name-bank = bank
name-tokens = token supply
name-supply = supply
name-memorial = Memorial
name-box = box
name-hand = hand
name-secrets = secret cards


## Attributes and counters

name-destination = destination
none-destination = unknown
name-capacity = capacity
name-heading = heading
name-rank = number
name-lode = mineral
name-worth = worth
name-output = output
name-last = last to act
name-points = points
name-most-tokens = the number of point tokens


## Words

name-mine = own astronaut
name-theirs = other astronaut
name-inner = inner
name-outer = outer zone
name-docked = docked ship
name-launched = launched ship
name-full = full
name-held = where you have an astronaut
name-free = outer zone without a discovery
name-empty = empty dock
name-producing = producing zone
name-leftmost = leftmost ship
name-rightmost = rightmost ship
name-plentiful = minerals of which you have two
