# What the words of this pack say in rules text: sentences of verbs, adjectives, values, moments. See docs/texts.md.


## Nouns where the name will not do. "at" is the word for being there.

noun-mine =
    { $count ->
        [one] a mine
       *[other] mines
    }
noun-generator =
    { $count ->
        [one] a generator
       *[other] generators
    }
noun-extractor =
    { $count ->
        [one] a water extractor
       *[other] water extractors
    }
noun-greenhouse =
    { $count ->
        [one] a greenhouse
       *[other] greenhouses
    }
noun-condenser =
    { $count ->
        [one] an oxygen condenser
       *[other] oxygen condensers
    }
noun-shelter =
    { $count ->
        [one] a shelter
       *[other] shelters
    }
noun-structure =
    { $count ->
        [one] building of any kind
       *[other] buildings of any kind
    }
noun-hex =
    { $count ->
        [one] hex
       *[other] hexes
    }
    .at = on
noun-quarters =
    { $PERSON ->
        [they] their
       *[you] your
    } living quarters
    .at = in
noun-working =
    { $PERSON ->
        [they] their
       *[you] your
    } working area
    .at = in
noun-hangar =
    { $PERSON ->
        [they] their
       *[you] your
    } hangar
    .at = in
noun-storage =
    { $PERSON ->
        [they] their
       *[you] your
    } storage
    .at = in
noun-finds =
    { $PERSON ->
        [they] the tiles they have
       *[you] the tiles you have
    } collected
    .at = among
noun-lab-space =
    { $PERSON ->
        [they] their
       *[you] your
    } laboratory
    .at = in
noun-indicated =
    the level 4 spaces of { $PERSON ->
        [they] their
       *[you] your
    } laboratory
    .at = on
noun-progress = the progress area
    .at = in
noun-exploration = the exploration space
    .at = on
noun-station =
    { $count ->
        [one] main action
       *[other] main actions
    }
    .at = on
noun-expert =
    { $PERSON ->
        [they] a scientist of their own
       *[you] a scientist of your own
    }
noun-unbuilt =
    { $count ->
        [one] unbuilt blueprint
       *[other] unbuilt blueprints
    }
noun-deal = contract
at-this = here
role-to-this = here
noun-opposite = the other side


## Adjectives

adjective-my =
    { $PERSON ->
        [they] their
       *[you] your
    } { $what }
    .whose = yes
    .counted =
    { $PERSON ->
        [they] they
       *[you] you
    } have { $what }
not-mineral = { $what } other than minerals


## Verbs

effect-construct =
    { $FORM ->
        [third] constructs
       *[imperative] construct
    } { $what }
tag-boosted = { $do }; each colonist that is sent to work stands for 1 level of technology
effect-upgrade =
    { $FORM ->
        [third] upgrades
       *[imperative] upgrade
    } with { $plan }
tag-anywhere = { $do }, anywhere on the map
effect-develop =
    { $FORM ->
        [third] develops
       *[imperative] develop
    } { $tile }
effect-learn =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $tile } from the tech grid
tag-free = { $do }, at no cost
effect-draft =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $plan }
effect-take =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $prize } from the warehouse
effect-gain =
    { $FORM ->
        [third] gains
       *[imperative] gain
    } { $loot }
effect-settle =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $crew } from the supply
effect-harvest =
    { $FORM ->
        [third] lets
       *[imperative] let
    } { $site } with { $PERSON ->
        [they] their
       *[you] your
    } miner or upgrade marker produce
effect-hire =
    { $FORM ->
        [third] hires
       *[imperative] hire
    } { $card }
effect-welcome =
    { $FORM ->
        [third] welcomes
       *[imperative] welcome
    } { $craft }, with { $arrivals } colonists or with a bot instead of one of them
effect-travel =
    { $FORM ->
        [third] travels
       *[imperative] travel
    } to { $coast }
tag-podded = { $do }, without laying a discovery tile
effect-drive =
    { $FORM ->
        [third] moves
       *[imperative] move
    } { $bot_steps-count ->
        [0] { rover-moves }
       *[other] { $rover_steps-count ->
            [0] { bots-move }
           *[other] { bots-move } and { rover-moves }
        }
    }
bots-move =
    { $PERSON ->
        [they] their
       *[you] your
    } bots up to { $bot_steps } { $bot_steps-count ->
        [one] step
       *[other] steps
    }
rover-moves =
    { $PERSON ->
        [they] their
       *[you] your
    } rover { $rover_steps-figure ->
        [computed] as many steps as { $rover_steps }
       *[number] up to { $rover_steps } { $rover_steps-count ->
            [one] step
           *[other] steps
        }
    }
tag-charged = { $do }; each crystal paid is 1 step more
tag-teched = { $do }; rover tech gives the rover steps by its level
tag-collecting = { $do }; bots collect as the rover does
effect-renew = turn up a new one there
effect-activate =
    { $FORM ->
        [third] uses
       *[imperative] use
    } { $plan }
effect-staff =
    { $FORM ->
        [third] places
       *[imperative] place
    } a colonist here
effect-boost = for each colonist that { $PERSON ->
        [they] they send
       *[you] you send
    } to work, { $block }
    .clause = aside
tag-seasoned = { $do } (colonists who have come this turn cannot be sent)
effect-with-tech =
    { $PERSON ->
        [they] they
       *[you] you
    } may use { $what } to { $block } again, as often as its level
effect-contribute = its seat contributes


## What has happened

event-collect = a rover collects { $prize }


## Moments, values

value-best-level = the level of { $of } best tech tile
