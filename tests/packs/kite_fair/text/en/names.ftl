name-kite-fair = Kite Fair
name-coral = Coral
name-indigo = Indigo
name-olive = Olive
name-ivory = Ivory
name-bead =
    { $count ->
        [one] bead
       *[other] beads
    }
name-kite =
    { $count ->
        [one] kite
       *[other] kites
    }
name-charm =
    { $count ->
        [one] charm
       *[other] charms
    }
name-perch = perch
name-aloft = chosen kite
name-air = air
name-pouch = pouch
name-kite-deck = kites to come
name-torn = torn kites
name-charm-bag = charm bag
name-hand = hand
name-bowl = bowl
name-ribbon = Ribbon
name-lattice = Lattice
name-swallow = Swallow
name-magpie = Magpie
name-lion = Lion
name-dragon = Dragon
name-spool = Spool
name-chime = Chime
name-knot = Knot
name-feather = Feather
name-pull = pull
name-hurt = torn in this wind
name-points = points
name-beads = beads
phase-set-up = set-up
phase-wind = wind
phase-draw-up = drawing
phase-choose-kite = choice of a kite
phase-show = showing
phase-fly = flight
phase-gust = gust
phase-dusk = dusk
phase-pass-first = new first player
phase-tally = final scoring
verb-draw = draw
verb-tear = tear
verb-gain = gain
