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
noun-progress =
    { $PERSON ->
        [they] their
       *[you] your
    } part of the progress area
    .at = in
noun-exploration = the exploration space
    .at = on
noun-station =
    { $count ->
        [one] main action
       *[other] main actions
    }
    .at = on
noun-expert = scientist
    .counted =
    { $PERSON ->
        [they] they
       *[you] you
    } have { $amount } scientist
noun-unbuilt =
    { $count ->
        [one] unbuilt blueprint
       *[other] unbuilt blueprints
    }
noun-commitment = contract
noun-benefit =
    { $owner ->
        [it] benefit
       *[other] the benefit
    }
noun-facing = the side of the board
# An owner's mine: one with a colonist or an upgrade marker of theirs.
noun-mined =
    { $count ->
        [one] mine
       *[other] mines
    } with a miner or an upgrade marker of { $PERSON ->
        [they] their own
       *[you] yours
    }
    .counted =
    { $PERSON ->
        [they] they
       *[you] you
    } have miners or upgrade markers on { $amount } mines
noun-upgraded =
    { $count ->
        [one] advanced building
       *[other] advanced buildings
    } of { $PERSON ->
        [they] their own
       *[you] yours
    }
    .counted =
    { $PERSON ->
        [they] they
       *[you] you
    } have { $amount } advanced buildings
# One of several in complexes of three or more that are not the same.
noun-twin-town =
    { $count ->
        [one] advanced building
       *[other] advanced buildings
    } in different complexes of three or more
    .counted =
    { $PERSON ->
        [they] they
       *[you] you
    } have { $amount } advanced buildings in different complexes of three or more
noun-honoured = fulfilled contract
    .counted =
    { $PERSON ->
        [they] they
       *[you] you
    } have { $amount } fulfilled contract
noun-orbital =
    { $count ->
        [one] main action in orbit
       *[other] main actions in orbit
    }
    .at = on
noun-ground =
    { $count ->
        [one] main action on Mars
       *[other] main actions on Mars
    }
    .at = on
at-this = here
role-to-this = here
at-hex = on the map


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

# What a verb has to be paid stands in its message, unless it is done at no cost.
effect-construct =
    { $FORM ->
        [third] constructs
       *[imperative] construct
    } { $what } at its cost
tag-boosted = { $do }; each colonist that is sent to work stands for 1 level of technology
effect-upgrade =
    { $FORM ->
        [third] upgrades
       *[imperative] upgrade
    } { $plan-count ->
        [one] a building
       *[other] buildings
    } with { $plan }{ $free ->
        [yes] {""}
       *[no]
            { $plan-count ->
                [one] {" "}for 1 mineral
               *[other] {" "}for 1 mineral each
            }
    }
tag-anywhere = { $do }, anywhere on the map
effect-develop =
    { $FORM ->
        [third] develops
       *[imperative] develop
    } { $tile }{ $free ->
        [yes] {""}
       *[no]
            { $tile-count ->
                [one] {" "}at the cost of its new space
               *[other] {" "}at the cost of their new spaces
            }
    }
effect-learn =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $tile } from the tech grid at the cost of its shelf
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
    } { $crew } from the supply into { $PERSON ->
        [they] their
       *[you] your
    } living quarters
effect-harvest =
    { $FORM ->
        [third] lets
       *[imperative] let
    } { $site } with a miner or an upgrade marker of { $PERSON ->
        [they] their own
       *[you] yours
    } produce
effect-hire =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $card } from the hiring board{ $free ->
        [yes] {""}
       *[no] {" "}(a contract costs 1 crystal, a scientist what the card says)
    }
effect-welcome =
    { $FORM ->
        [third] welcomes
       *[imperative] welcome
    } { $craft }{ $free ->
        [yes] {""}
       *[no] {" "}for 1 plant and 1 water
    }, with { $arrivals } colonists or with a bot instead of one of them
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
tag-teched = { $do }; rover tech gives the rover as many steps more as its level
tag-collecting = { $do }; bots collect as the rover does
effect-renew = turn up a new one there
effect-activate =
    { $FORM ->
        [third] uses
       *[imperative] use
    } { $plan }: one of { $PERSON ->
        [they] their own for 2 crystals, or at no cost one where a scientist of theirs works or is sent to, or one of their own
       *[you] your own for 2 crystals, or at no cost one where a scientist of yours works or is sent to, or one of your own
    } where anybody's scientist works
effect-staff =
    { $FORM ->
        [third] places
       *[imperative] place
    } a colonist here, paying for others there
tag-sole = { $do } (only if { $PERSON ->
        [they] they have
       *[you] you have
    } none there)
effect-boost = for each colonist that { $PERSON ->
        [they] they send
       *[you] you send
    } to work, { $block }
    .clause = aside
tag-seasoned = { $do } (colonists who have come this turn cannot be sent)
    .clause = aside
effect-with-tech =
    { $PERSON ->
        [they] they
       *[you] you
    } may use { $what } to { $block } again, up to as many times as its level
effect-summon =
    { $FORM ->
        [third] calls
       *[imperative] call
    } { $who } back to { $PERSON ->
        [they] their
       *[you] your
    } living quarters
effect-complete =
    { $FORM ->
        [third] completes
       *[imperative] complete
    } { $aim } that is reached
effect-deliver =
    { $FORM ->
        [third] delivers
       *[imperative] deliver
    } a good for { $card }
effect-contribute =
    { $FORM ->
        [third] contributes
       *[imperative] contribute
    } to { $aim } for each of them


## What has happened

event-collect =
    { $PERSON ->
        [they] they
       *[you] you
    } collect { $prize-count ->
        [0] discoveries or research tiles
       *[other] { $prize }
    } from the map
event-draft =
    { $PERSON ->
        [they] they
       *[you] you
    } take blueprints
event-upgrade =
    { $PERSON ->
        [they] they
       *[you] you
    } upgrade buildings
event-land-bot =
    { $PERSON ->
        [they] they
       *[you] you
    } bring bots to the map
event-learn =
    { $PERSON ->
        [they] they
       *[you] you
    } take tech tiles from the tech grid
event-mark-progress =
    { $PERSON ->
        [they] they
       *[you] you
    } put progress cubes into the progress area
event-hire =
    { $PERSON ->
        [they] they
       *[you] you
    } take { $card-count ->
        [0] scientists or contracts
       *[other] { $card }
    } from the hiring board
event-honour =
    { $PERSON ->
        [they] they
       *[you] you
    } fulfil contracts


## Values

value-best-level =
    the level of { $PERSON ->
        [they] their
       *[you] your
    } best tech tile
value-best-roving = the level of the best rover tech of all players
value-complex-size = the size of its complex
value-colony = the level of the colony
value-shore =
    the side that { $PERSON ->
        [they] they are
       *[you] you are
    } on
value-far-shore = the other side of the board


## What the engine says otherwise

# What has to be paid or placed stands first in such a text, and nothing is half paid.
tag-whole = { $do }
there-is-some = there is at least one{ $of ->
        [yes] {" "}of
       *[no] {""}
    } { $what }
