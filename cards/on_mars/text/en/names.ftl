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
    .help = Minerals, batteries, water, plants and oxygen. Of each the storage has room for one and for one more for each shelter of its owner on the map.
name-mineral =
    { $count ->
        [one] mineral
       *[other] minerals
    }
    .help = Pays for generators and upgrades, and stands for any other resource that has to be paid. It comes from mines, not from the warehouse.
name-battery =
    { $count ->
        [one] battery
       *[other] batteries
    }
    .help = Pays for water extractors and for tech tiles of the dearer shelves.
name-water = water
    .help = Pays for greenhouses and, with a plant, for a ship.
name-plant =
    { $count ->
        [one] plant
       *[other] plants
    }
    .help = Pays for oxygen condensers and, with water, for a ship.
name-oxygen = oxygen
    .help = Pays for shelters and for developing tech tiles. Who lends technology gets one.
name-crystal =
    { $count ->
        [one] crystal
       *[other] crystals
    }
    .help = Pays for executive actions, steps, contracts and for joining others at a main action. What is gained in a turn can be spent from the next one on. The depot has room for 3 and for one more for each ship welcomed.
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
    .help = From the living quarters colonists are placed on main actions, sent to work for more of an action, or into a mine. They come back when their owner travels: from the working area and from the main actions of the side arrived at. The living quarters have room for 2 and for 2 more for each shelter on the map.
name-bot =
    { $count ->
        [one] bot
       *[other] bots
    }
    .help = Buildings are constructed and upgraded on the hex of a bot of yours or beside it. A bot passes other pieces but does not stay with one; a tile or crystal on which it stays is lost.
name-rover =
    { $count ->
        [one] rover
       *[other] rovers
    }
    .help = It starts at the mine in the middle. It picks up crystals wherever it comes, and may collect a discovery or research tile where it stays. It passes other pieces but does not stay with one.
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
    .help = It lies on a blueprint until the building is upgraded, and then stands on the building: an advanced building of its owner.
name-cube =
    { $count ->
        [one] progress cube
       *[other] progress cubes
    }
    .help = The first building of its kind that joins others brings it into the progress area, where it is worth points.
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
    .help = A ship at an executive action closes that action. Welcomed, it goes to the hangar: it is worth points at the end, or is given up to travel without the shuttle. As many can have come as the level of the colony.


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
    .help = Some bring crystals to light on empty hexes beside them.
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
    .help = Its cost is a colonist, who stays in it and produces.
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
    .help = The column of the laboratory is the level of a tile. Of each kind a player has one. Anybody may use any player’s tile; its owner then gets 1 oxygen, or develops the tile at no cost.
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
    .help = Whoever raises a column of life support that is below the row of the colony scores the tile above it and takes a benefit: to move bots, or a crystal, a mineral or a colonist called back.
name-discovery =
    { $count ->
        [one] discovery tile
       *[other] discovery tiles
    }
    .help = Lies on the map until a rover stays there: its benefit comes at once.
name-research =
    { $count ->
        [one] research tile
       *[other] research tiles
    }
    .help = Lies on the map until a rover stays there: its benefit comes at once. Of each kind a player collects one.
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
    .help = One of level 1 upgrades any building of its kind, one of level 3 only in a complex of three. It is worth points when built, and costs points when not.
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
    .help = At the end it gives points if it is fulfilled, and costs points if not.
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
    .help = Each player may complete one, at any time in their turn when it is reached. It can also be given for a crystal that is to be paid: then it is thrown away.
name-mission =
    { $count ->
        [one] mission
       *[other] missions
    }
    .help = Whoever contributes to it gains crystals. Three completed missions end the game, or fewer where the colony has grown.


## The main board

name-hex =
    { $count ->
        [one] hex
       *[other] hexes
    }
name-warehouse = warehouse
    .help = It is filled up only when the colony grows.
name-exploration = exploration space
    .help = Who travels to Mars, not by the Landing Pod, first lays one of these tiles on an empty hex 3 steps from their rover.
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
    .help = For a scientist taken from here a contract of the taker’s choice comes in the place.
name-mission-board = mission board
name-order-space =
    { $count ->
        [one] space of the turn order
       *[other] spaces of the turn order
    }
    .help = Its bonus is taken on arrival.
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
    .help = Where a colonist is placed, who joins others pays: 1 crystal, or 1 colonist sent to work, for each other player who has some there; with two players for each colonist there. Where it is full, whoever has most of them there sends them to work, but not where scientists are hired.
name-landing-pod = Landing Pod
name-obtain-blueprint = Obtain Blueprint
name-learn-technology = Learn New Technology
    .help = A colonist who is paid goes to the working area.
name-develop-twice = Research and Development
name-resupply = Resupply
name-control-center = Control Center
name-construct-site = Construct a Building
    .help = It stands on the hex of one of your bots or beside it: 2 hexes from one of its kind and not beside any, or, with technology, beside some.
name-upgrade-site = Upgrade a Building
    .help = It is on the hex of one of your bots or beside it.
name-hire-people = Hire a Scientist or Take a Contract
name-welcome-ship = Welcome a Ship
    .help = In all as many ships can have come as the level of the colony.

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
    .help = Of each resource there is room for one, and for one more for each shelter on the map.
name-quarters = living quarters
    .help = Room for 2 colonists, and for 2 more for each shelter on the map.
name-working = working area
    .help = Colonists sent to work stay here until their owner travels.
name-depot = depot
    .help = Room for 3 crystals, and for one more for each ship welcomed.
name-tray = tray
    .help = Crystals gained in this turn. They come to the depot at the beginning of the next one, as far as there is room.
name-hold = oxygen for lent technology
# The log only says whose it is.
name-hold-purple = Purple
name-hold-green = Green
name-hold-yellow = Yellow
name-hold-blue = Blue
name-hangar = hangar
    .help = The ships that were welcomed.
name-shelters = shelters not yet built
name-progress = progress area
    .help = The cubes of a player here are worth 1, 2, 4, 7 or 11 points: the first two times that the colony grows, and at the end.
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
    .help = One can be used in each turn, before or after the main action, as long as no ship stands on it.
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
    .help = What stands on a space is paid for moving a tile there, and its benefit may then be taken.
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
name-arrows = brings crystals to light
name-field = technology to join others
name-tier = level
name-upgrades = upgrades
name-works-in = works in an advanced
name-studies = scores 3 for each advanced
name-awaits = upgraded, in a complex of 4
name-won = points won
name-lost = points lost
name-minerals = minerals
name-batteries = batteries
name-waters = water
name-plants = plants
name-oxygens = oxygen
name-crystals = crystals
name-pays = crystals each
name-for-two = contributions with 2 players
name-for-three = with 3 players
name-for-four = with 4 players
name-facing = side
name-slots = places
name-clears = is cleared when full
name-shelf = shelf
name-position = place in the order
name-stocks = holds
name-rung = level
name-worth = points
name-price = crystals to pay
none-price = 2 for a building of your own, 0 where a scientist works
name-tracked = life support
name-private = only with those of its owner
name-track = row of the life support track
name-need-row = colony marker
    .help = When no column of life support is below its row, the colony grows by a level at the end of the turn: there are new blueprints and tech tiles, and the warehouse is filled up.
name-remaining = missions to go
    .help = At 0 the round is played to its end, and then one more without a shuttle phase.
name-left = contributions to go
name-hirer = hired by
name-shuttle-side = shuttle
    .help = When it leaves, whoever is on its side travels with it at no cost; all others may travel for a ship from their hangar.
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
