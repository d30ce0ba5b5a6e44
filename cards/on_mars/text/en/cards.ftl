# The cards and tiles, and what is said of phases and verbs. Titles of tiles and goals are ours.


## Single ones of a kind

single-hex = hex { $q },{ $r }
single-block = { $make }
single-home = shelter
single-bot = bot
single-ship = ship
single-tech = { $field }
single-research = { $strain } research
single-grid-space = { $name }
single-hire-space = space { $number }


## Buildings and tiles

name-first-mine = mine
name-first-generator = generator
name-first-extractor = water extractor
name-first-greenhouse = greenhouse
name-first-condenser = oxygen condenser
name-mine-plain = mine
name-mine-north = mine
name-mine-south-east = mine
name-mine-south-west = mine
name-mine-both-ways = mine
name-generator-plain = generator
name-generator-north = generator
name-generator-south-east = generator
name-generator-south-west = generator
name-generator-both-ways = generator
name-extractor-plain = water extractor
name-extractor-north = water extractor
name-extractor-south-east = water extractor
name-extractor-south-west = water extractor
name-extractor-both-ways = water extractor
name-greenhouse-plain = greenhouse
name-greenhouse-north = greenhouse
name-greenhouse-south-east = greenhouse
name-greenhouse-south-west = greenhouse
name-greenhouse-both-ways = greenhouse
name-condenser-plain = oxygen condenser
name-condenser-north = oxygen condenser
name-condenser-south-east = oxygen condenser
name-condenser-south-west = oxygen condenser
name-condenser-both-ways = oxygen condenser
name-home-tile = shelter
name-mine-cube = mine cube
name-generator-cube = generator cube
name-extractor-cube = extractor cube
name-greenhouse-cube = greenhouse cube
name-condenser-cube = condenser cube
name-mining-tile = mine tech
    .help = A new mine may join as many mines as its level.
name-power-tile = generator tech
    .help = A new generator may join as many generators as its level.
name-water-lore-tile = extractor tech
    .help = A new water extractor may join as many water extractors as its level.
name-botany-tile = greenhouse tech
    .help = A new greenhouse may join as many greenhouses as its level.
name-chemistry-tile = condenser tech
    .help = A new oxygen condenser may join as many oxygen condensers as its level.
name-roving-tile = rover tech
    .help = Where an action says so, your rover moves as many steps more as its level.
name-refitting-tile = upgrade tech
    .help = Where an action says so, you upgrade as many buildings more as its level.
name-shipping-tile = ship tech
    .help = Welcome a Ship: you welcome as many ships more as its level.
name-housing-tile = shelter tech
    .help = A new shelter may join as many shelters of yours as its level.
name-tech-reward = Best Technology
name-fleet-reward = Ships
name-advanced-reward = Advanced Buildings
name-mine-reward = Mines
name-bot-reward = Bots
name-discovery-reward = Discoveries
name-shelter-reward = Shelters
name-colonist-reward = Colonists


## Discovery and research tiles

name-archive = Archive
name-field-kit = Field Kit
name-prefab = Prefab
name-message = Message
name-plans = Plans
name-cache = Cache
name-lode = Lode
name-relic = Relic
name-mine-kit = Mine Kit
name-generator-kit = Generator Kit
name-extractor-kit = Extractor Kit
name-greenhouse-kit = Greenhouse Kit
name-condenser-kit = Condenser Kit
name-shelter-kit = Shelter Kit
name-battery-cell = Battery Cell
name-ice-field = Ice Field
name-seed-vault = Seed Vault
name-air-pocket = Air Pocket
name-ore-vein = Ore Vein
name-alpha-data = alpha research
name-beta-data = beta research
name-gamma-data = gamma research
name-delta-data = delta research


## Blueprints

name-construction-yard = Construction Yard
name-metal-deposit = Metal Deposit
name-automated-production = Automated Production
name-wind-turbines = Wind Turbines
name-private-ship = Private Ship
    .help = In all as many ships can have come as the level of the colony.
name-moisture-vaporator = Moisture Vaporator
name-biomarket = Biomarket
name-hydroponic-farm = Hydroponic Farm
name-oxygen-tank = Oxygen Tank
name-concentrator = Concentrator
name-casino = Casino
name-gym = Gym
name-mineral-mine = Mineral Mine
name-biolab = Biolab
name-radar = Radar
name-builder-drone = Builder Drone AI600
name-research-lab = Research Lab
name-aqueduct = Aqueduct
name-eco-resort = Eco Resort
name-trade-market = Trade Market
name-recycling-bots = Recycling Bots
name-aerial-elevator = Aerial Elevator
name-library = Library
name-command-center = Command Center


## Scientists and contracts

name-geologist = Geologist
    .help = The colonists go to the working area.
name-engineer = R&D Engineer
name-hydrologist = Hydrologist
name-biochemist = Biochemist
name-geochemist = Geochemist
name-systems-engineer = Systems Engineer
name-mine-project = Mine contract
name-generator-project = Generator contract
name-extractor-project = Water Extractor contract
name-greenhouse-project = Greenhouse contract
name-condenser-project = Oxygen Condenser contract
name-shelter-project = Shelter contract
name-ore-order = Mineral contract
name-power-order = Battery contract
name-water-order = Water contract
name-air-order = Oxygen contract
name-seed-order = Plant contract
name-crystal-order = Crystal contract


## Private goals and missions

name-planner = Planner
name-architect = Builder
name-miner = Miner
name-explorer = Explorer
name-metropolis = Metropolis
name-stockpile = Stockpile
name-landlord = Landlord
name-outpost = Outpost
name-community = Community
name-scholar = Scholar
name-fleet = Fleet
name-researcher = Researcher
name-employer = Employer
name-specialist = Specialist
name-pioneer = Pioneer
name-two-towns = Two Towns
name-survey = Survey
name-planning = Planning
name-advancement = Advancement
name-robots = Robots
name-exploring = Exploring
name-experience = Experience
name-expansion = Expansion
name-recruitment = Recruitment
name-trade = Trade


## Phases

phase-game = the game
phase-set-up = Set-up
phase-lay-map = the map
phase-lay-tech = the tech grid
phase-lay-cards = the cards
phase-lay-track = the life support track
phase-lay-boards = the players’ boards
phase-choose-order = first turn order
phase-place-shuttle = the shuttle
phase-round = round
phase-last-round = last round
phase-colonization = colonization
phase-whole-turn = turn
phase-start-of-turn = start of the turn
phase-end-of-turn = end of the turn
phase-after-answers = growth of the colony
phase-shuttle-phase = shuttle phase
phase-final-transfers = last deliveries
phase-final-scoring = final scoring
phase-progress-line = progress cubes
phase-ships-line = ships
phase-colonists-line = colonists
phase-tech-line = tech tiles
phase-buildings-line = advanced buildings
phase-unbuilt-line = unbuilt blueprints
phase-scientists-line = scientists
phase-contracts-line = contracts


## Verbs

verb-construct = construct
verb-mark-progress = mark progress
verb-advance = improve life support
verb-clear = clear
verb-displace = make room
verb-upgrade = upgrade
verb-raise-colony = grow
verb-restock = restock
verb-fill-warehouse = fill the warehouse
verb-drive = drive
verb-collect = collect
verb-crush = crush
verb-unveil = complete a private goal
verb-gain = gain
verb-settle = settle
verb-take = take
verb-draft = take a blueprint
verb-harvest = produce
verb-hire = hire
verb-assign = assign
verb-activate = use an advanced building
verb-deliver = deliver
verb-audit = count the contracts that are fulfilled
verb-honour = fulfil
verb-complete = complete
verb-contribute = contribute
verb-learn = learn
verb-develop = develop
verb-use = use
verb-with-tech = with technology
verb-boost = boost
verb-staff = place a colonist
verb-recall = call back
verb-summon = call back
verb-welcome = welcome
verb-land-bot = land a bot
verb-travel = travel
verb-explore = explore
verb-renew = turn up
