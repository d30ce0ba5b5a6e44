# What the words of this pack say in rules text.

noun-rival =
    { $count ->
        [one] rival
       *[other] rivals
    }
noun-hand = { $owner ->
        [me] { $PERSON ->
            [they] their
           *[you] your
        } hand
        [it] hand
       *[other] the hand
    }
    .at = in
noun-pouch = { $owner ->
        [me] { $PERSON ->
            [they] their
           *[you] your
        } pouch
        [it] pouch
       *[other] the pouch
    }
    .at = in

effect-draw =
    { $FORM ->
        [third] draws
       *[imperative] draw
    } { $cards }
effect-tear =
    { $FORM ->
        [third] tears
       *[imperative] tear
    } { $cards } { $PERSON ->
        [they] from their
       *[you] from your
    } hand
effect-gain =
    { $FORM ->
        [third] takes
       *[imperative] take
    } { $beads } from the bowl

moment-dusk = dusk
moment-gust = the gust

value-lift = the pull of the kite that { $of } { $of-person ->
        [you] fly
       *[they] flies
    }
