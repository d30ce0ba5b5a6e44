# Words of the screen: the name of each panel, and of each thing that it tells. An empty one is { "" }.

screen-moment = { "" }
screen-moment-round = Round
screen-moment-phase = { "" }
screen-moment-first = First player:

screen-zones = Zones
screen-zones-crew = { "" }
screen-zones-mineral = { "" }
screen-zones-points = { "" }
screen-zones-discovery = Card:
screen-zones-near = Next to

screen-docks = Docks
screen-docks-craft = ship
screen-docks-heading = to
screen-docks-crew = astronauts
screen-docks-seats = seats

screen-sky = On the way
screen-sky-heading = to
screen-sky-crew = astronauts
screen-sky-seats = seats

screen-players = Players
screen-players-score = points
screen-players-stash = tokens
screen-players-supply = supply
screen-players-lost = lost
screen-players-hand = hand
screen-players-chosen = now
screen-players-played = played
screen-players-secrets = secret

screen-mine = Your cards
screen-mine-hand = Hand:
screen-mine-chosen = Chosen:
screen-mine-secrets = Secret:
screen-mine-mission = Everyone's mission:

screen-stacks = { "" }
screen-stacks-minerals = Resources:
screen-stacks-events = Events in the deck:
screen-stacks-gone = Discarded:
