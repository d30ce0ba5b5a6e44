# Words of the screen: the name of each panel, and of each thing that it tells. An empty one is { "" }.

screen-moment = { "" }
screen-moment-round = Round
screen-moment-phase = { "" }
screen-moment-wanted = Life support wanted to row
screen-moment-turn = Turn:
screen-moment-main = main action to do
screen-moment-executive = executive action possible
screen-moment-colony = Colony level
screen-moment-missions = Missions to go
screen-moment-shuttle = Shuttle:
screen-moment-unplaced = Shuttle: not yet placed
screen-moment-grounded = flies no more
screen-moment-leaving = { "" }
# $figure: the shuttle's space; on space 1 it leaves at the end of the round.
screen-moment-leaving-figure =
    { $figure ->
        [1] leaves after this round
        [2] leaves after next round
       *[other] leaves after { $figure } rounds
    }

screen-map = Map
    .note = a number at a building: size of its complex
screen-map-home = { "" }
screen-map-building = { "" }
screen-map-complex = { "" }
screen-map-complex-figure =
    { $figure ->
        [1] { "" }
       *[other] { $figure }
    }
screen-map-people = { "" }
screen-map-find = { "" }
screen-map-crystals = { "" }
screen-map-vehicles = { "" }

screen-support = Life support
screen-support-row = row
screen-support-reward = reward

screen-missions = Missions
screen-missions-left = left
screen-missions-pays = pays

screen-order = Turn order
screen-order-side = { "" }
screen-order-pawn = { "" }

screen-stations = Main actions with colonists
screen-stations-side = { "" }
screen-stations-crew = there
screen-stations-free = free

screen-piles = Building tiles
screen-piles-tiles = { "" }

screen-offers = On offer
screen-offers-warehouse = Warehouse:
screen-offers-cheap = Technology for nothing:
screen-offers-dearer = For 1 battery:
screen-offers-dearest = For 1 battery and 1 resource:
screen-offers-display = Blueprints:
screen-offers-exploration = Exploration:

screen-hire = { "" }
screen-hire-offers = To hire:

screen-seats = Players
screen-seats-order = order
screen-seats-score = pts
screen-seats-minerals = min
screen-seats-batteries = bat
screen-seats-water = wat
screen-seats-plants = pla
screen-seats-oxygen = oxy
screen-seats-most = max
screen-seats-crystals = crys
screen-seats-coming = new
screen-seats-quarters = home
screen-seats-working = work
screen-seats-ships = ships
screen-seats-cubes = cubes
screen-seats-goals = goals

screen-works = What they have
screen-works-lab = tech, level
screen-works-unbuilt = blueprints
screen-works-built = built
screen-works-contracts = contracts
screen-works-finds = tiles

screen-hired = Scientists
screen-hired-who = hired by
screen-hired-where = works at

screen-lab = Laboratory
    .note = above: the level
screen-docks = Executive actions
screen-docks-price = crystals
screen-docks-price-figure =
    { $figure ->
        [0] 2 or 0
       *[other] { $figure }
    }
screen-docks-ship = ship
screen-deliveries = Deliveries: what is missing
screen-deliveries-holds = on it
screen-deliveries-minerals = min
screen-deliveries-batteries = bat
screen-deliveries-water = wat
screen-deliveries-plants = pla
screen-deliveries-oxygen = oxy
screen-deliveries-crystals = crys
screen-projects = Upgrade contracts
screen-projects-wants = upgraded in a complex of 4
screen-projects-done = done

screen-mine = { "" }
screen-mine-goals = Private goals:
screen-mine-reached = Goal done:

# What the answers to a question do.
screen-bonuses = Free spaces of the turn order
screen-bonuses-says = { "" }
screen-actions = What the main actions do
screen-actions-says = { "" }
screen-executives = What the open executive actions do
screen-executives-says = { "" }
screen-levels = Free spaces of the laboratory
screen-levels-says = { "" }
screen-plans = Blueprints on display
screen-plans-says = { "" }
screen-people = Scientists to hire
    .note = kinds of advanced buildings
screen-people-says = { "" }
screen-people-works = works in
screen-people-studies = 3 points each
screen-orders = Delivery contracts to take
    .note = for 1 crystal
screen-orders-minerals = min
screen-orders-batteries = bat
screen-orders-water = wat
screen-orders-plants = pla
screen-orders-oxygen = oxy
screen-orders-crystals = crys
screen-orders-won = points
screen-orders-lost = or lost
screen-designs = Upgrade contracts to take
    .note = for 1 crystal
screen-designs-wants = upgraded in a complex of 4
screen-designs-won = points
screen-designs-lost = or lost
screen-techs = Tech grid
    .note = anybody’s tiles can be used; the owner gets 1 oxygen
screen-techs-cost = { "" }
screen-techs-says = { "" }
screen-kinds = What buildings yield and cost
screen-kinds-says = { "" }
screen-cards = Blueprints of the players
screen-cards-whose = { "" }
screen-cards-says = { "" }
screen-aims = Private goals
screen-aims-says = { "" }
