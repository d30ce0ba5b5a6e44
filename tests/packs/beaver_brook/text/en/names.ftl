name-beaver-brook = Beaver Brook
name-amber = Amber
name-slate = Slate
name-dam =
    { $count ->
        [one] dam
       *[other] dams
    }
name-twig =
    { $count ->
        [one] twig
       *[other] twigs
    }
name-reed =
    { $count ->
        [one] reed
       *[other] reeds
    }
name-beaver =
    { $count ->
        [one] beaver
       *[other] beavers
    }
option-season = Season
name-mild = mild
name-harsh = harsh
name-pond = pond
name-wood = wood
name-marsh = marsh
name-spring = spring
name-den = den
name-burrow = burrow
name-yard = yard
name-heap = heap
name-points = points
name-dams = dams
name-stroke = stroke
name-dash = dash
name-rest = rest
name-swim = swim
name-gather = gather
name-build = build
phase-set-up = set-up
phase-day = day
phase-beaver-turn = turn
phase-tally = final scoring
verb-swim = swim
verb-build = build
verb-gather = gather
verb-forage = forage
verb-encore = do again
verb-push = push away
