single-kite = { $name }
single-charm = { $name }
tell-set-up =
    .phase = Set-up
    .shuffle = {""}
    .move = {""}
    .turn = { $seat } hangs up { $what }
    .set = { $to } begins
tell-wind =
    .phase = Wind { $rank } of { $of }
tell-draw-up =
    .refill = No kites are left to come: the torn ones are mended and come again
    .shuffle = {""}
tell-draw =
    .move = { $seat } draws { $what }
    .nothing = {""}
tell-gain =
    .move =
        { $caller-id ->
            [set_up] { $seat } takes { $what } from the bowl
           *[other] { $caller }: { $seat } takes { $what } from the bowl
        }
    .nothing =
        { $caller-id ->
            [set_up] {""}
           *[other] { $caller }: { $seat } takes no bead, for the bowl is empty or the pouch is full
        }
tell-choose-kite =
    .has-chosen = { $seat } has chosen a kite
    .move = { $seat } chooses { $what }
tell-show =
    .turn = { $seat } shows { $what }
    .move = {""}
tell-fly =
    .perform = { $seat } flies { $what }
tell-dusk =
    .turn = {""}
    .move = { $what } comes down from { $from }
tell-tear =
    .move = { $seat } tears { $what } from the { $from }
    .set = {""}
    .nothing = { $seat } has no kite to tear
tell-swallow =
    .chose = { $seat } has the Swallow dive at { $what }
tell-lattice =
    .look = { $seat } looks at { $what } in { $place }
    .nothing = {""}
tell-dragon =
    .nothing = { $seat } pays nothing for the Dragon
tell-knot =
    .nothing = { $seat } pays nothing for the Knot
tell-pass-first =
    .set = { $to } begins the next wind
    .kept = { $to } begins the next wind again
score-gust = flying highest alone
score-tally = beads
prompt-choose-kite-what = { $seat }, which kite do you fly?
prompt-swallow-what = { $card }: { $seat }, at whom does it dive?
prompt-lattice-what = { $card }: { $seat }, at which kite do you look?
prompt-tear-what = { $card }: { $seat }, which kite do you tear?
prompt-dragon-may = { $card }: { $seat }, do you pay a bead for two points?
prompt-knot-may = { $card }: { $seat }, do you pay two beads for three points?
tell-magpie =
    .move = { $seat } takes { $what } from { $from }
    .nothing = { $seat } finds no kite to take
thing-of = { $owner }'s { $thing }
