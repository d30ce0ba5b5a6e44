# What cards say that do not exist yet: words for verbs and phases that no card of this pack speaks of, for house rules. As in
# vocabulary.ftl; a translation may leave this file out.


## What a card may do

effect-collect =
    { $FORM ->
        [third] collects
       *[imperative] collect
    } { $prize }
effect-land-bot =
    { $FORM ->
        [third] brings
       *[imperative] bring
    } a bot to the map
effect-explore =
    { $FORM ->
        [third] lays
       *[imperative] lay
    } a discovery tile on the map
effect-recall =
    { $FORM ->
        [third] calls
       *[imperative] call
    } { $crew } back to { $PERSON ->
        [they] their
       *[you] your
    } living quarters
effect-use =
    { $FORM ->
        [third] uses
       *[imperative] use
    } { $tool }
effect-raise-colony = raise the level of the colony by 1


## What a card may wait for

event-construct =
    { $PERSON ->
        [they] they
       *[you] you
    } construct { $what-count ->
        [0] buildings
       *[other] { $what }
    }
event-develop =
    { $PERSON ->
        [they] they
       *[you] you
    } develop { $tile-count ->
        [0] tech tiles
       *[other] { $tile }
    }
event-take =
    { $PERSON ->
        [they] they
       *[you] you
    } take { $prize-count ->
        [0] something
       *[other] { $prize }
    } from the warehouse
event-gain =
    { $PERSON ->
        [they] they
       *[you] you
    } gain { $loot-count ->
        [0] goods
       *[other] { $loot }
    }
event-settle =
    { $PERSON ->
        [they] they
       *[you] you
    } take colonists into { $PERSON ->
        [they] their
       *[you] your
    } living quarters
event-welcome =
    { $PERSON ->
        [they] they
       *[you] you
    } welcome ships
event-travel =
    { $PERSON ->
        [they] they
       *[you] you
    } travel{ $coast-count ->
        [0] {""}
       *[other] {" "}to { $coast }
    }
event-drive =
    { $PERSON ->
        [they] they
       *[you] you
    } move bots or { $PERSON ->
        [they] their
       *[you] your
    } rover
event-explore =
    { $PERSON ->
        [they] they
       *[you] you
    } lay discovery tiles on the map
event-harvest =
    { $PERSON ->
        [they] they
       *[you] you
    } let buildings produce
event-activate =
    { $PERSON ->
        [they] they
       *[you] you
    } use { $plan-count ->
        [0] advanced buildings
       *[other] { $plan }
    }
event-staff =
    { $PERSON ->
        [they] they
       *[you] you
    } place colonists on main actions
event-complete =
    { $PERSON ->
        [they] they
       *[you] you
    } complete { $aim-count ->
        [0] private goals
       *[other] { $aim }
    }
event-deliver =
    { $PERSON ->
        [they] they
       *[you] you
    } deliver goods for contracts
event-contribute =
    { $PERSON ->
        [they] they
       *[you] you
    } contribute to { $aim-count ->
        [0] missions
       *[other] { $aim }
    }
event-raise-colony = the level of the colony rises


## Moments

moment-colonization = the colonization phase
    .after = at the end of
moment-shuttle-phase = the shuttle phase
    .after = at the end of
moment-round = the round
    .after = at the end of
moment-whole-turn = the turn
    .after = at the end of
moment-start-of-turn = the start of the turn
moment-end-of-turn = the end of the turn
moment-final-scoring = the final scoring
    .after = at the end of
