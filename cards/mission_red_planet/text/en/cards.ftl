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


## Ships: destination and seats

name-ausonia-2 = ship to Ausonia (2)
name-ausonia-3 = ship to Ausonia (3)
name-ausonia-4 = ship to Ausonia (4)
name-hellas-2 = ship to Hellas (2)
name-hellas-3 = ship to Hellas (3)
name-hellas-4 = ship to Hellas (4)
name-mare-serpentis-2 = ship to Mare Serpentis (2)
name-mare-serpentis-3 = ship to Mare Serpentis (3)
name-mare-serpentis-4 = ship to Mare Serpentis (4)
name-mare-tyrrhenum-2 = ship to Mare Tyrrhenum (2)
name-mare-tyrrhenum-3 = ship to Mare Tyrrhenum (3)
name-mare-tyrrhenum-4 = ship to Mare Tyrrhenum (4)
name-sinus-sabeus-2 = ship to Sinus Sabeus (2)
name-sinus-sabeus-3 = ship to Sinus Sabeus (3)
name-sinus-sabeus-4 = ship to Sinus Sabeus (4)
name-tritonis-sinus-2 = ship to Tritonis Sinus (2)
name-tritonis-sinus-3 = ship to Tritonis Sinus (3)
name-tritonis-sinus-4 = ship to Tritonis Sinus (4)
name-vastitas-borealis-2 = ship to Vastitas Borealis (2)
name-vastitas-borealis-3 = ship to Vastitas Borealis (3)
name-vastitas-borealis-4 = ship to Vastitas Borealis (4)
name-phobos-2 = ship to Phobos (2)
name-phobos-3 = ship to Phobos (3)
name-phobos-4 = ship to Phobos (4)
name-syrtis-major-3 = ship to Syrtis Major (3)
name-syrtis-major-4 = ship to Syrtis Major (4)
name-syrtis-major-5 = ship to Syrtis Major (5)
name-valles-marineris-3 = ship to Valles Marineris (3)
name-valles-marineris-4 = ship to Valles Marineris (4)
name-valles-marineris-5 = ship to Valles Marineris (5)
name-unknown-2 = ship without a destination (2)
name-unknown-3 = ship without a destination (3)
name-unknown-4 = ship without a destination (4)
name-unknown-5 = ship without a destination (5)


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
