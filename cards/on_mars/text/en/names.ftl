# What the things of this pack are called. A name may select on $count. Names of single ones of a kind stand in cards.ftl.

name-on-mars = On Mars


## Seats, and the sides of the board

name-purple = Purple
name-green = Green
name-yellow = Yellow
name-blue = Blue
name-side =
    { $count ->
        [one] side
       *[other] sides
    }
name-orbit = orbit
name-surface = Mars


## Goods

name-resource =
    { $count ->
        [one] resource
       *[other] resources
    }
name-mineral =
    { $count ->
        [one] mineral
       *[other] minerals
    }
name-battery =
    { $count ->
        [one] battery
       *[other] batteries
    }
name-water = water
name-plant =
    { $count ->
        [one] plant
       *[other] plants
    }
name-oxygen = oxygen
name-crystal =
    { $count ->
        [one] crystal
       *[other] crystals
    }
name-good =
    { $count ->
        [one] resource or crystal
       *[other] resources or crystals
    }
name-item =
    { $count ->
        [one] item
       *[other] items
    }


## Pieces on the map

name-colonist =
    { $count ->
        [one] colonist
       *[other] colonists
    }
name-bot =
    { $count ->
        [one] bot
       *[other] bots
    }
name-rover =
    { $count ->
        [one] rover
       *[other] rovers
    }
name-vehicle =
    { $count ->
        [one] bot or rover
       *[other] bots and rovers
    }
name-unit =
    { $count ->
        [one] bot, rover, colonist or upgrade marker
       *[other] bots, rovers, colonists and upgrade markers
    }
name-marker =
    { $count ->
        [one] upgrade marker
       *[other] upgrade markers
    }
name-cube =
    { $count ->
        [one] progress cube
       *[other] progress cubes
    }
name-pawn =
    { $count ->
        [one] player marker
       *[other] player markers
    }
name-ship =
    { $count ->
        [one] ship
       *[other] ships
    }


## Buildings

name-structure =
    { $count ->
        [one] kind of building
       *[other] kinds of buildings
    }
name-building =
    { $count ->
        [one] building
       *[other] buildings
    }
name-block =
    { $count ->
        [one] building tile
       *[other] building tiles
    }
name-home =
    { $count ->
        [one] shelter
       *[other] shelters
    }
name-mine =
    { $count ->
        [one] mine
       *[other] mines
    }
name-generator =
    { $count ->
        [one] generator
       *[other] generators
    }
name-extractor =
    { $count ->
        [one] water extractor
       *[other] water extractors
    }
name-greenhouse =
    { $count ->
        [one] greenhouse
       *[other] greenhouses
    }
name-condenser =
    { $count ->
        [one] oxygen condenser
       *[other] oxygen condensers
    }
name-shelter =
    { $count ->
        [one] shelter
       *[other] shelters
    }


## Technology

name-tech =
    { $count ->
        [one] tech tile
       *[other] tech tiles
    }
name-skill =
    { $count ->
        [one] technology
       *[other] technologies
    }
name-mining = mine tech
name-power = generator tech
name-water-lore = extractor tech
name-botany = greenhouse tech
name-chemistry = condenser tech
name-housing = shelter tech
name-roving = rover tech
name-refitting = upgrade tech
name-shipping = ship tech


## Tiles and cards

name-reward =
    { $count ->
        [one] life support tile
       *[other] life support tiles
    }
name-discovery =
    { $count ->
        [one] discovery tile
       *[other] discovery tiles
    }
name-research =
    { $count ->
        [one] research tile
       *[other] research tiles
    }
name-find =
    { $count ->
        [one] discovery or research tile
       *[other] discovery and research tiles
    }
name-strain =
    { $count ->
        [one] kind of research
       *[other] kinds of research
    }
name-alpha = alpha
name-beta = beta
name-gamma = gamma
name-delta = delta
name-low-shelf = shelf 1
name-middle-shelf = shelf 2
name-top-shelf = shelf 3
name-blueprint =
    { $count ->
        [one] blueprint
       *[other] blueprints
    }
name-scientist =
    { $count ->
        [one] scientist
       *[other] scientists
    }
name-contract =
    { $count ->
        [one] contract
       *[other] contracts
    }
name-delivery =
    { $count ->
        [one] delivery contract
       *[other] delivery contracts
    }
name-project =
    { $count ->
        [one] upgrade contract
       *[other] upgrade contracts
    }
name-offer =
    { $count ->
        [one] scientist or contract
       *[other] scientists or contracts
    }
name-goal =
    { $count ->
        [one] private goal
       *[other] private goals
    }
name-mission =
    { $count ->
        [one] mission
       *[other] missions
    }


## The main board

name-hex =
    { $count ->
        [one] hex
       *[other] hexes
    }
name-warehouse = warehouse
name-exploration = exploration space
name-display = blueprint display
name-grid-space =
    { $count ->
        [one] space of the tech grid
       *[other] spaces of the tech grid
    }
name-grid-1 = shelf 1
name-grid-2 = shelf 1
name-grid-3 = shelf 2
name-grid-4 = shelf 2
name-grid-5 = shelf 2
name-grid-6 = shelf 3
name-grid-7 = shelf 3
name-grid-8 = shelf 3
name-hire-space =
    { $count ->
        [one] space for hiring
       *[other] spaces for hiring
    }
name-mission-board = mission board
name-order-space =
    { $count ->
        [one] space of the turn order
       *[other] spaces of the turn order
    }
name-order-1 = space 1
name-order-2 = space 2
name-order-3 = space 3
name-order-4 = space 4
name-order-5 = space 5
name-order-6 = space 6
name-order-7 = space 7
name-order-8 = space 8
name-pile =
    { $count ->
        [one] pile of buildings
       *[other] piles of buildings
    }
name-mine-pile = pile of mines
name-generator-pile = pile of generators
name-extractor-pile = pile of water extractors
name-greenhouse-pile = pile of greenhouses
name-condenser-pile = pile of oxygen condensers
name-track-slot =
    { $count ->
        [one] column of life support
       *[other] columns of life support
    }
name-generator-slot = column of the generators
name-extractor-slot = column of the water extractors
name-greenhouse-slot = column of the greenhouses
name-condenser-slot = column of the oxygen condensers
name-station =
    { $count ->
        [one] main action
       *[other] main actions
    }
name-landing-pod = Landing Pod
name-obtain-blueprint = Obtain Blueprint
name-learn-technology = Learn New Technology
name-develop-twice = Research and Development
name-resupply = Resupply
name-control-center = Control Center
name-construct-site = Construct a Building
name-upgrade-site = Upgrade a Building
name-hire-people = Hire a Scientist or Take a Contract
name-welcome-ship = Welcome a Ship

name-bank = bank
name-box = box
name-tech-stack = tech stack
name-reward-bag = life support stack
name-discovery-stack = discovery stack
name-basic-deck = level 1 blueprints
name-grand-deck = level 3 blueprints
name-scientist-row = row of scientists
name-contract-deck = contract deck
name-goal-deck = goal deck
name-mission-deck = mission deck


## A player's board

name-storage = storage
name-quarters = living quarters
name-working = working area
name-depot = depot
name-tray = tray
name-hold = oxygen account
name-hangar = hangar
name-shelters = shelters not yet built
name-progress = progress area
name-tableau = cards
name-shown = completed goal
name-finds = collected tiles
name-reserve = supply
name-hand = hand
name-dock-space =
    { $count ->
        [one] executive action
       *[other] executive actions
    }
name-dock-1 = free development
name-dock-2 = rover drive
name-dock-3 = blueprint
name-dock-4 = upgrade
name-dock-5 = mineral
name-dock-6 = bot drive
name-dock-7 = warehouse delivery
name-dock-8 = advanced building
name-lab-space =
    { $count ->
        [one] space of the laboratory
       *[other] spaces of the laboratory
    }
name-a1 = level 1 (top)
name-a2 = level 1 (bottom)
name-b1 = level 2 (top)
name-b2 = level 2 (middle)
name-b3 = level 2 (bottom)
name-c1 = level 3 (top)
name-c2 = level 3 (bottom)
name-d1 = level 4 (top)
name-d2 = level 4 (middle)
name-d3 = level 4 (bottom)
name-e1 = level 5 (top)
name-e2 = level 5 (bottom)
name-f1 = level 6


## Marks on the map

name-centre = the first mine
name-landing-sites = where the first buildings lie
name-research-sites = where the research tiles lie
name-alpha-sites = the alpha corner
name-beta-sites = the beta corner
name-gamma-sites = the gamma corner
name-delta-sites = the delta corner
name-shelters-for-two = where the first shelters of two players lie
name-shelters-for-three = where the first shelters of three players lie
name-shelters-for-four = where the first shelters of four players lie
name-north = north
name-north-east = north-east
name-south-east = south-east
name-south-west = south-west


## Attributes and counters

name-opposite = other side
name-cost = cost
name-yields = yields
name-benefit = benefit
name-bonus = bonus
name-reached = goal
name-award = reward
name-make = kind
name-arrows = crystals
name-field = technology
name-tier = level
name-upgrades = upgrades
name-works-in = works in
name-studies = studies
name-awaits = building
name-won = won
name-lost = lost
name-minerals = minerals
name-batteries = batteries
name-waters = water
name-plants = plants
name-oxygens = oxygen
name-crystals = crystals
name-pays = crystals each
name-for-two = 2 players
name-for-three = 3 players
name-for-four = 4 players
name-facing = side
name-slots = slots
name-clears = is cleared
name-shelf = shelf
name-position = place in the order
name-stocks = holds
name-rung = level
name-worth = points
name-price = price
name-tracked = life support
name-private = private
name-track = row of the life support track
name-need-row = colony marker
name-remaining = missions to go
name-left = contributions to go
name-hirer = hired by
name-shuttle-side = shuttle
name-shuttle-space = space of the shuttle
name-points = points
name-crystals-kept = the number of crystals in the depot
name-advanced = the number of advanced buildings
name-cubes-out = the number of progress cubes


## Words

name-my = own
name-expert = own scientist
name-open = hex without a building
name-vacant = hex that no piece stands on
name-barren = empty hex
name-refuge = hex to move out to
name-passable = hex to stop on
name-zoned = hex near a bot
name-haunt = hex with an own shelter
name-mined = own mine
name-town = own complex of three
name-upgraded = own advanced building
name-twin-town = one of several own complexes
name-honoured = fulfilled own contract
name-unbuilt = unbuilt blueprint
name-built = advanced building
name-crowded = full
name-gainable = tile to be collected
name-life-support = life support
name-commitment = own contract
name-fulfilled = fulfilled contract
name-taker = place for goods
name-lengthy = long mission
name-orbital = main action in orbit
name-ground = main action on Mars
name-indicated = space of level 4
