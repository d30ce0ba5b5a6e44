# The cards, and what is said of phases and verbs. Titles are ours where no source gives one.


## Specialists

name-recruiter = Recruiter
name-explorer = Explorer
name-scientist = Scientist
name-secret-agent = Secret Agent
name-saboteur = Saboteur
name-robot = Robot
name-travel-agent = Travel Agent
name-soldier = Soldier
name-pilot = Pilot


## Ships: where they fly, and their seats

single-ship =
    { $heading-id ->
        [none] ship without a destination
       *[other] ship to { $heading }
    } ({ $capacity })
single-resource = { $name }


## Discoveries

name-ether-magnet = Ether Magnet
name-lichens = Lichens
name-depleted-deposit = Depleted Deposit
name-even-terrain = Even Terrain
name-uneven-terrain = Uneven Terrain
name-mining-incident = Mining Incident
name-synergy = Synergy
name-subterfuge = Subterfuge
name-native-resistance = Native Resistance
name-ice-pocket = Ice Pocket
name-rich-deposit = Rich Deposit
name-radiation = Radiation
name-dust-storm = Dust Storm


## Missions

name-sylvanite-stash = Sylvanite Stash
name-celerium-stash = Celerium Stash
name-north-influence = North Influence
name-east-influence = East Influence
name-south-influence = South Influence
name-west-influence = West Influence
name-phobos-base = Phobos Base
name-heroes = Heroes
name-deep-mining = Deep Mining
name-rim-colony = Rim Colony
name-wide-net = Wide Net
name-diversified = Diversified
name-ice-monopoly = Ice Monopoly


## Actions

name-planetary-cleanup = Planetary Cleanup
name-blocks-of-ice = Blocks of Ice
name-reinforcement = Reinforcement
name-rescue = Rescue


## Phases

phase-game = the game
phase-set-up = set-up
phase-stock-docks = first ships
phase-board-first = first astronauts
phase-stock-zones = resources are laid out
phase-deal-missions = choice of a mission
phase-make-event-deck = event deck
phase-round = round
phase-choose-specialist = choice of a specialist
phase-resolve-specialists = countdown
phase-land-ships = landing
phase-draw-ships = new ships
phase-new-first-player = new first player
phase-first-production = first production
phase-second-production = second production
phase-reveal = discoveries are revealed
phase-third-production = third production
phase-final-scoring = final scoring
phase-count-tokens = point tokens are counted


## Verbs

verb-place = place
verb-kill = kill
verb-replace = replace
verb-step = walk
verb-destination-token = put a destination token on
verb-launch = launch
verb-scrap = scrap
verb-destroy = destroy
verb-land = land
verb-draw = draw
verb-take-back = take back
verb-gain = gain
verb-lose = lose
verb-influence = have influence in
verb-produce = produce
verb-share = share out
