# Words of the screen: the name of each panel, and of each thing that it tells. An empty one is { "" }.

screen-moment = { "" }
screen-moment-round = Round
screen-moment-production = { "" }
# $figure is the number of the round.
screen-moment-production-figure =
    { $figure ->
        [6] Production 2 after round 8
        [7] Production 2 after round 8
        [8] Production 2 after this round
        [9] Production 3 after round 10
        [10] Production 3 after this round
        [5] Production 1 after this round
       *[other] Production 1 after round 5
    }
screen-moment-phase = { "" }
screen-moment-called = Called:
screen-moment-first = First player:

screen-zones = Zones
screen-zones-crew = { "" }
screen-zones-points = Tokens
screen-zones-outer = outer
screen-zones-inner = inner
screen-zones-ore = Makes
screen-zones-discovery = Card:
screen-zones-near = Next to

screen-docks = Docks
screen-docks-heading = bound for
screen-docks-free = free
screen-docks-crew = on board
screen-docks-tag = token

screen-sky = On the way
screen-sky-heading = bound for
screen-sky-crew = on board
screen-sky-tag = token

screen-players = Players
screen-players-score = points
screen-players-stash = tokens
screen-players-worth = worth
screen-players-supply = supply
screen-players-lost = lost
screen-players-hand = hand
screen-players-chosen = chosen
screen-players-played = played
screen-players-secrets = events

screen-mine = Your cards
screen-mine-hand = Hand:
screen-mine-chosen = Chosen:
screen-mine-secrets = Your events:
screen-mine-mission = Everyone's mission:

screen-texts = What they do
screen-texts-says = { "" }

screen-stacks = { "" }
screen-stacks-minerals = Worth of a token:
screen-stacks-events = Events in the deck:
screen-stacks-ships = Ships in the deck:
screen-stacks-tokens = Destination tokens left:
screen-stacks-gone = Discarded:
