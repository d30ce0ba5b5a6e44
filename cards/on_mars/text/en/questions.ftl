# What a person is asked, and what may be chosen is called there. See docs/packs.md.


## Setting up

prompt-choose-order-what = { $seat }, on which space of the turn order do you begin?
prompt-choose-order-may = { $seat }, do you take the bonus of { $what }? { $says }
prompt-place-shuttle-what = { $seat }, on which side does the shuttle begin?


## A turn

prompt-whole-turn-branch = { $seat }, what do you do?
choice-whole-turn-main = the main action
choice-whole-turn-executive = an executive action
choice-whole-turn-goal-reached = complete a private goal
choice-whole-turn-delivery = deliver to a contract
choice-whole-turn-finish = end your turn
prompt-whole-turn-what = { $seat }, { $choice ->
        [station] which main action?
        [dock_space] which executive action?
        [goal] which private goal do you complete?
       *[other] which contract do you deliver to?
    }
prompt-whole-turn-pay = { $seat }, how do you pay for the executive action?
prompt-staff-pay = { $seat }, colonists are there already: how do you pay for joining them?
prompt-boost-pass = { CAPITAL($card) }: { $seat }, do you send a colonist to work, to do more of it?
prompt-shuttle-phase-may =
    { $flight ->
        [1] { $seat }, do you travel to the other side? The shuttle flies: from the side that it leaves you go with it, from the other for a ship.
       *[0] { $seat }, do you travel to the other side for a ship? The shuttle does not fly in this round.
    }
prompt-travel-what = { $seat }, on which space of the turn order do you arrive?
prompt-travel-may = { $seat }, do you take the bonus of { $what }? { $says }
prompt-explore-what = { $seat }, which discovery tile do you lay on the map?
prompt-explore-where = { $seat }, on which hex do you lay the tile { $what }?
prompt-final-transfers-pass = { $seat }, do you deliver something more?
prompt-final-transfers-what = { $seat }, which contract do you deliver to?
# Costs that stand on a space or a card: $about is that.
prompt-pay = { $seat }, how do you pay for “{ $about }”?
pay-for-tile = { $seat }, how do you pay for the tech tile from { $about }?
prompt-grid-3-pay = { pay-for-tile }
prompt-grid-4-pay = { pay-for-tile }
prompt-grid-5-pay = { pay-for-tile }
prompt-grid-6-pay = { pay-for-tile }
prompt-grid-7-pay = { pay-for-tile }
prompt-grid-8-pay = { pay-for-tile }
pay-for-level = { $seat }, how do you pay for developing to { $about }?
prompt-b1-pay = { pay-for-level }
prompt-b2-pay = { pay-for-level }
prompt-b3-pay = { pay-for-level }
prompt-c1-pay = { pay-for-level }
prompt-c2-pay = { pay-for-level }
prompt-d1-pay = { pay-for-level }
prompt-d2-pay = { pay-for-level }
prompt-d3-pay = { pay-for-level }
prompt-e1-pay = { pay-for-level }
prompt-e2-pay = { pay-for-level }
prompt-f1-pay = { pay-for-level }
pay-for-it = { $seat }, how do you pay for the { $about }?
prompt-generator-pay = { pay-for-it }
prompt-extractor-pay = { pay-for-it }
prompt-greenhouse-pay = { pay-for-it }
prompt-condenser-pay = { pay-for-it }
prompt-shelter-pay = { pay-for-it }
prompt-geologist-pay = { pay-for-it }
prompt-engineer-pay = { pay-for-it }
prompt-hydrologist-pay = { pay-for-it }
prompt-biochemist-pay = { pay-for-it }
prompt-geochemist-pay = { pay-for-it }
prompt-systems-engineer-pay = { pay-for-it }
prompt-order-4-pay = { $seat }, how do you pay for the bonus of space 4?
prompt-trade-market-pay = { CAPITAL($card) }: { $seat }, which resource do you give?
# Private goals that are given for crystals.
paid-goal = { $thing } (private goal, thrown away)


## Goods

which-item = { CAPITAL($card) }: { $seat }, what do you take from the warehouse?
which-blueprint = { CAPITAL($card) }: { $seat }, which blueprint do you take?
which-tech = { CAPITAL($card) }: { $seat }, which tech tile do you take?
which-step = { CAPITAL($card) }: { $seat }, which tech tile do you develop?
which-plan = { CAPITAL($card) }: { $seat }, with which blueprint do you upgrade a building?
which-building = { CAPITAL($card) }: { $seat }, what do you construct?
which-offer = { CAPITAL($card) }: { $seat }, whom do you hire, or which contract do you take?
which-ship = { CAPITAL($card) }: { $seat }, which ship do you welcome?
which-colonist = { CAPITAL($card) }: { $seat }, which colonist do you call back?
prompt-order-2-what = { which-item }
prompt-order-7-what = { which-item }
prompt-dock-7-what = { which-item }
prompt-a1-what = { which-item }
prompt-d3-what = { which-item }
prompt-resupply-what = { which-item }
prompt-biomarket-what = { which-item }
prompt-cache-what = { which-item }
prompt-order-3-what = { which-tech }
prompt-learn-technology-what = { which-tech }
prompt-oxygen-tank-what = { which-tech }
prompt-relic-what = { which-tech }
prompt-order-8-what = { which-blueprint }
prompt-dock-3-what = { which-blueprint }
prompt-d1-what = { which-blueprint }
prompt-obtain-blueprint-what = { which-blueprint }
prompt-library-what = { which-blueprint }
prompt-plans-what = { which-blueprint }
prompt-dock-1-what = { which-step }
prompt-develop-twice-what = { which-step }
prompt-research-lab-what = { which-step }
prompt-archive-what = { which-step }
prompt-alpha-data-what = { which-step }
prompt-beta-data-what = { which-step }
prompt-gamma-data-what = { which-step }
prompt-delta-data-what = { which-step }
prompt-architect-what = { which-step }
prompt-miner-what = { which-step }
prompt-explorer-what = { which-step }
prompt-metropolis-what = { which-step }
prompt-landlord-what = { which-step }
prompt-outpost-what = { which-step }
prompt-fleet-what = { which-step }
prompt-specialist-what = { which-step }
prompt-dock-4-what = { which-plan }
prompt-c2-what = { which-plan }
prompt-upgrade-site-what = { which-plan }
prompt-construction-yard-what = { which-plan }
prompt-builder-drone-what = { which-plan }
prompt-field-kit-what = { which-plan }
prompt-construct-site-what = { which-building }
prompt-prefab-what = { which-building }
prompt-hire-people-what = { which-offer }
prompt-biolab-what = { which-offer }
prompt-message-what = { which-offer }
prompt-welcome-ship-what = { which-ship }
prompt-private-ship-what = { which-ship }
prompt-advance-what = { $seat }, which colonist do you call back?
prompt-aqueduct-what = { which-colonist }
prompt-eco-resort-what = { which-colonist }
# Rewards of private goals: a tile to develop, or what the other reward needs.
prompt-planner-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-plan }
    }
prompt-two-towns-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-plan }
    }
prompt-stockpile-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-offer }
    }
prompt-community-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-ship }
    }
prompt-scholar-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-colonist }
    }
prompt-researcher-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-offer }
    }
prompt-employer-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-offer }
    }
prompt-pioneer-what =
    { $choice ->
        [tech] { which-step }
       *[other] { which-colonist }
    }
name-supplies = resources
name-retrieve = call colonists back
name-journey = travel to the other side
prompt-gain-where = { $seat }, where does { $what } go?
prompt-take-where = { $seat }, where does { $what } go?
prompt-breathe-where = { $seat }, where does the oxygen go?
prompt-deliver-what = { $seat }, what do you deliver for the { $item }?
prompt-dock-8-what = { $seat }, which advanced building do you use?
prompt-automated-production-what = { CAPITAL($card) }: { $seat }, which hex produces again?
prompt-radar-what = { CAPITAL($card) }: { $seat }, which discovery tile do you put here?


## Technology

prompt-learn-what = { $seat }, on which space of your laboratory do you put { $item }?
prompt-learn-may = { $seat }, do you take the benefit of { $what }? { $says }
prompt-learn-technology-may = { $seat }, do you send a colonist to work for a second tech tile?
prompt-develop-what = { $seat }, to which space of your laboratory does { $item } go?
prompt-develop-may = { $seat }, do you take the benefit of { $what }? { $says }
prompt-with-tech-may = { CAPITAL($card) }: { $seat }, do you use technology, your own or another seat's, to do it again?
prompt-with-tech-what = { CAPITAL($card) }: { $seat }, whose technology do you use?
prompt-with-tech-pass = { CAPITAL($card) }: { $seat }, do you do it again?
prompt-respond-branch = { $seat }, somebody has used your { $item }: what do you want for it?
choice-respond-develop = develop it at no cost
choice-respond-keep = keep the oxygen


## On the map

# Who asks may be a building that was constructed: its kind was wanted. So it is not named.
prompt-drive-branch = { $seat }, how do you move your bots and your rover?{ $bots-left ->
        [0] {""}
        [one] {" "}(1 bot step left)
       *[other] {" "}({ $bots-left } bot steps left)
    }
choice-drive-walk = move a bot 1 step
choice-drive-ride = move your rover 1 step
choice-drive-walk-charge = pay a crystal: 1 bot step more
choice-drive-ride-charge = pay a crystal: 1 rover step more
choice-drive-ride-tech = use rover tech: more rover steps
prompt-drive-what = { $seat }, { $choice ->
        [tech] whose rover tech do you use?
       *[other] which bot goes?
    }
prompt-drive-where = { $seat }, where does your { $what } go from { $place }?
prompt-drive-pay = { $seat }, how do you pay for the step?
prompt-drive-may = { $seat }, do you collect { $what }? { $says }
prompt-construct-what = { $seat }, { $choice ->
        [tech] whose technology do you use for the { $item }?
       *[hex] on which hex do you construct the { $item }?
    }
prompt-unveil-may = { $seat }, do you complete a private goal now, before the action goes on?
prompt-unveil-what = { $seat }, which private goal do you complete?
prompt-upgrade-pay = { $seat }, how do you pay for the upgrade?
prompt-upgrade-what = { $seat }, which building does the { $item } go to?
prompt-displace-what = { $seat }, somebody builds where your { $item-kind } stands: where does it go?
prompt-welcome-pay = { $seat }, how do you pay for welcoming the ship?
prompt-welcome-branch = { $seat }, who comes with the ship?
choice-welcome-colonists = only colonists
choice-welcome-mixed = a bot in place of one colonist
prompt-land-bot-where = { $seat }, on which hex does your bot land?
prompt-advance-branch = { $seat }, life support was in need: which benefit do you take?
choice-advance-bots = move bots
choice-advance-crystals = a crystal
choice-advance-minerals = a mineral
choice-advance-colonists = call a colonist back


## People

prompt-hire-pay = { $seat }, how do you pay for the { $item }?
prompt-hire-what = { $seat }, which contract do you put on offer instead?
prompt-activate-branch = { $seat }, how do you use the { $item }?
choice-activate-paid = pay crystals
choice-activate-sent = send a scientist there
choice-activate-staffed = a scientist works there already
prompt-activate-pay = { $seat }, how do you pay for using the { $item }?
prompt-activate-what = { $seat }, which scientist do you send to the { $item }?
prompt-eco-resort-branch = { CAPITAL($card) }: { $seat }, from which side do you call colonists back?
prompt-eco-resort-pass = { CAPITAL($card) }: { $seat }, do you call one more colonist back?


## What may be chosen

option-heap = { $what }
choice-colonist = { $thing } at { $place }
choice-tech = { $thing }, { $place }
choice-bot = { $thing } on { $place }
choice-ship = { $thing } on “{ $place }”
choice-dock-space =
    { $price ->
        [0] { $thing } (2 crystals, or none where a scientist works)
       *[other] { $thing } ({ $price } crystals)
    }
choice-station =
    { $colonist ->
        [0] { $thing }
        [one] { $thing } (1 colonist there)
       *[other] { $thing } ({ $colonist } colonists there)
    }
# A hex with what stands on it.
choice-hex =
    { $building ->
        [0]
            { $vehicle ->
                [0] { $thing }
               *[other] { $thing } ({ $vehicle-names })
            }
       *[other] { $thing } ({ $building-names }{ $vehicle ->
            [0] {""}
           *[other] , { $vehicle-names }
        })
    }{ $crystal ->
        [0] {""}
        [one] {" "}with a crystal
       *[other] {" "}with { $crystal } crystals
    }{ $discovery ->
        [0] {""}
       *[other] {" "}with { $discovery-names }
    }{ $research ->
        [0] {""}
       *[other] {" "}with { $research-names }
    }
choice-blueprint = { $thing } ({ $upgrades }, level { $tier })
