# What the words of this pack say in rules text: sentences of verbs, adjectives, values, moments. See docs/texts.md.


## Nouns where the name will not do. "at" is the word for being there.

noun-zone =
    { $count ->
        [one] zone
       *[other] zones
    }
    .at = in
noun-mars = Mars
    .at = on
noun-phobos = Phobos
    .at = on
noun-vastitas-borealis = Vastitas Borealis
    .at = in
noun-sinus-sabeus = Sinus Sabeus
    .at = in
noun-tritonis-sinus = Tritonis Sinus
    .at = in
noun-mare-tyrrhenum = Mare Tyrrhenum
    .at = in
noun-syrtis-major = Syrtis Major
    .at = in
noun-hellas = Hellas
    .at = in
noun-ausonia = Ausonia
    .at = in
noun-mare-serpentis = Mare Serpentis
    .at = in
noun-valles-marineris = Valles Marineris
    .at = in
noun-here = this zone
    .at = in
role-to-here = to this zone
near-here = next to this one
noun-ship =
    { $count ->
        [one] ship
       *[other] ships
    }
    .at = on
noun-docked =
    { $count ->
        [one] docked ship
       *[other] docked ships
    }
    .at = on
noun-launched =
    { $count ->
        [one] launched ship
       *[other] launched ships
    }
    .at = on
noun-steerable =
    { $count ->
        [one] docked or launched ship
       *[other] docked or launched ships
    }
    .at = on
noun-outer =
    { $count ->
        [one] outer zone
       *[other] outer zones
    }
    .at = in
noun-held =
    { $count ->
        [one] zone or ship
       *[other] zones or ships
    } where { $PERSON ->
        [they] they have
       *[you] you have
    } an astronaut
    .at = in
# Behind "of" it stands in the plural: 2 of your astronauts.
noun-mine =
    { $PERSON ->
        [they] their own
       *[you] your
    } { $count ->
        [one] astronaut
       *[other] astronauts
    }
    .whose = yes
noun-theirs =
    the other players’ { $count ->
        [one] astronaut
       *[other] astronauts
    }
    .whose = yes
noun-plentiful =
    { $count ->
        [one] mineral
       *[other] minerals
    } of which { $PERSON ->
        [they] they hold
       *[you] you hold
    } 2 or more point tokens
    .counted =
    { $PERSON ->
        [they] they hold
       *[you] you hold
    } 2 or more point tokens each of { $amount } minerals
noun-event =
    { $count ->
        [one] event card
       *[other] event cards
    }
noun-discovery =
    { $count ->
        [one] discovery card
       *[other] discovery cards
    }
noun-supply =
    { $PERSON ->
        [they] their
       *[you] your
    } supply
    .at = in
noun-memorial = the Memorial
    .at = in
noun-bank = the bank
noun-played =
    { $PERSON ->
        [they] their
       *[you] your
    } played specialists
    .at = among

noun-secrets =
    { $PERSON ->
        [they] their
       *[you] your
    } secret cards
    .at = among


## Adjectives

adjective-inner = inner { $what }
    .is = inner
    .is-not = not inner
adjective-full = full { $what }
    .is = full
    .is-not = not full
adjective-held = { $what } where { $PERSON ->
        [they] they have
       *[you] you have
    } an astronaut
    .counted =
    { $PERSON ->
        [they] they have
       *[you] you have
    } astronauts in { $what }


## Verbs

effect-place =
    { $FORM ->
        [third] places
       *[imperative] place
    } { $crew } { $crew-placed ->
        [yes] {""}
       *[no] from { $PERSON ->
            [they] their
           *[you] your
        } supply
    } on { $ships }
effect-kill =
    { $FORM ->
        [third] kills
       *[imperative] kill
    } { $victims }
effect-replace =
    { $FORM ->
        [third] uses
       *[imperative] use
    } an astronaut from { $PERSON ->
        [they] their
       *[you] your
    } supply to replace { $victim }; the one replaced is killed
effect-step =
    { $FORM ->
        [third] moves
       *[imperative] move
    } { $who-count ->
        [1] any
       *[other] {""}
    } { $who } to a zone next to its own
effect-destination-token =
    { $FORM ->
        [third] puts
       *[imperative] put
    } a destination token of { $PERSON ->
        [they] their
       *[you] your
    } choice on { $craft }
effect-launch =
    { $FORM ->
        [third] launches
       *[imperative] launch
    } { $ships }
effect-destroy =
    { $FORM ->
        [third] destroys
       *[imperative] destroy
    } { $craft } and { $FORM ->
        [third] kills
       *[imperative] kill
    } everyone aboard
effect-draw =
    { $FORM ->
        [third] draws
       *[imperative] draw
    } { $card }
effect-take-back =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $cards } { $PERSON ->
        [they] they
       *[you] you
    } have played back into { $PERSON ->
        [they] their
       *[you] your
    } hand
effect-gain =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $loot }
effect-lose =
    { $FORM ->
        [third] loses
       *[imperative] lose
    } { $n } { $n-count ->
        [one] point
       *[other] points
    }
effect-influence =
    { $FORM ->
        [third] scores
       *[imperative] score
    } 1, 3 or 6 points for having astronauts in one, two or three of { $areas-all }


## Moments

moment-reveal = the reveal of the discoveries
moment-third-production = the third production
    .after = at the end of
moment-final-scoring = the final scoring
    .after = at the end of


## Values, and what cards change about them

value-yield = what { $of } yields
    .plus = { $of } yields { $amount } { $amount-count ->
        [one] point token
       *[other] point tokens
    } more
    .minus = { $of } yields { $amount } { $amount-count ->
        [one] point token
       *[other] point tokens
    } fewer
    .becomes = { $of } yields { $amount } { $amount-count ->
        [one] point token
       *[other] point tokens
    }
    .at-most = { $of } yields { $amount-count ->
        [0] no point tokens
        [one] at most { $amount } point token
       *[other] at most { $amount } point tokens
    }
value-ore = the mineral of { $of }
    .becomes = { $of } yields { $amount } instead of its own mineral
value-present =
    { $count ->
        [one] player with an astronaut
       *[other] players with an astronaut
    } { $at }
value-strength = the number of astronauts { $of } has { $at }
    .becomes = each player’s astronauts { $at } count together as { $amount }
value-leaders = those with the most astronauts { $at }
value-contested = several players tie for the most astronauts { $at }
value-seconds = those with the second most astronauts { $at } (at least 1)
value-fewest = those with the fewest astronauts { $at } (at least 1)
value-winners = the players who share the point tokens { $at }
    .becomes = the point tokens { $at } go to { $amount }
value-leader =
    { $count ->
        [one] player with the most { $of }
       *[other] players with the most { $of }
    }
    .is = nobody has more { $of } { $of-places ->
        [many] together
       *[one] {""}
    } than { $subject }, and { $subject-person ->
        [you] you have
       *[they] that player has
    } at least 1
    .is-not = somebody has more { $of } { $of-places ->
        [many] together
       *[one] {""}
    } than { $subject }, or { $subject-person ->
        [you] you have
       *[they] that player has
    } none
