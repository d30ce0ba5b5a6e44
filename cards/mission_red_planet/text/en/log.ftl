# What the log tells. tell-<verb, phase or rule> stands for all that one run of it did; its attributes (.move, .turn …)
# for single things that happened right in it. An empty text is not told. How many there are of each kind is $<kind>-count.


## Parts of lines: where something goes to, comes from, lies

to-where =
    { $to-kind ->
        [ship]
            { $to-place-id ->
                [sky] on the { $to } in open space
               *[other] on the { $to } at { $to-place }
            }
       *[other]
            { $to-id ->
                [phobos] on Phobos
               *[other] in { $to }
            }
    }
from-where =
    { $from-kind ->
        [ship]
            { $from-place-id ->
                [sky] on the { $from } in open space
               *[other] on the { $from } at { $from-place }
            }
       *[other]
            { $from-id ->
                [phobos] on Phobos
               *[other] in { $from }
            }
    }
place-where =
    { $place-kind ->
        [ship]
            { $place-place-id ->
                [sky] on the { $place } in open space
               *[other] on the { $place } at { $place-place }
            }
       *[other]
            { $place-id ->
                [phobos] on Phobos
               *[other] in { $place }
            }
    }
tokens-back =
    { $token-count ->
        [0] {""}
        [one] ; { $token } goes back
       *[other] ; { $token } go back
    }
with-tokens =
    { $seat-point-count ->
        [0] no point tokens
       *[other] { $seat-point }
    }


## Set-up

tell-set-up =
    .phase = Set-up
tell-stock-docks =
    .move =
        { $to-kind ->
            [dock] { $to }: { $what }
            [ship] Nothing flies to Phobos: { $what } goes { to-where }
           *[other] {""}
        }
    .shuffle = {""}
    .set = {""}
tell-board-first =
    .move = { $seat } starts with { $what } { to-where }
    .set = { $to } is the first player
tell-stock-zones = A resource lies face down in each zone
tell-deal-missions =
    .turn = The mission for everybody: { $what }
    .shuffle = {""}
    .move =
        { $from-kind ->
            [mission_deck]
                { $what-id ->
                    [event] { $seat } gets two missions
                   *[other] { $seat } gets { $what }
                }
           *[other] { $seat } gives back { $what }
        }
    .has-chosen = { $seat } has kept one of the two
tell-make-event-deck = Discoveries, actions and the missions that are left become the event deck


## Rounds

tell-round =
    .phase = Round { $rank } of { $of }
tell-choose-specialist =
    .has-chosen = { $seat } has chosen a specialist
    .move = { $seat } chooses { $what }
tell-resolve-specialists =
    .turn = {""}
    .move = {""}
    .perform = { $seat } shows { $what } ({ $what-rank })
    .set = {""}
tell-draw-ships =
    .move =
        { $to-kind ->
            [ship_deck] The used ships become the new ship deck
           *[other] { $to }: { $what }
        }
    .refill = The ship deck is empty: the used ships become the new one
    .shuffle = {""}
tell-new-first-player =
    .set = { $to } is the new first player
    .kept = { $to } stays first player


## What specialists do

tell-place =
    .move = { $seat } puts { $what } { to-where }
    .nothing =
        { $caller-id ->
            [travel_agent] { $seat } puts nobody on a ship: three go together on one ship, or none
           *[other] { $seat } can put nobody on a ship: no docked ship has room, or no astronaut is left
        }
tell-kill =
    .move =
        { $caller-id ->
            [native_resistance] Native Resistance kills { $owned } { from-where }
           *[other] { $seat } kills { $owned } { from-where }
        }
    .nothing =
        { $caller-id ->
            [native_resistance] {""}
           *[other] { $seat } finds nobody to kill
        }
tell-replace =
    .move = { $seat } puts { $what } there instead, { to-where }
    .nothing = { $seat } replaces nobody: there is nobody to replace, or no astronaut is left
tell-step =
    .move = { $seat } leads { $what } from { $from } to { $to }
tell-destination-token =
    .move =
        { $to-kind ->
            [ship] { $seat } puts { $what } { to-where }
           *[other] { $what } { $count ->
                [one] goes
               *[other] go
            } back from the { $from }
        }
    .set = {""}
    .nothing = { $seat } puts no destination token on a ship: there is no ship, or no token is left
tell-launch =
    .move =
        { $caller-id ->
            [resolve_specialists] The { $what } is full and takes off from { $from }
           *[other] { $seat } launches the { $what } from { $from }
        }
    .nothing = { $seat } finds no ship to launch
tell-destroy =
    { $astronaut-count ->
        [0] { $seat } destroys the { $ship } at { $dock }; nobody was on board
       *[other] { $seat } destroys the { $ship } at { $dock }, and with it { $astronaut }
    }{ tokens-back }
    .nothing = { $seat } finds no ship to destroy
tell-draw =
    .look =
        { $place-kind ->
            [event_deck]
                { $what-id ->
                    [event] { $seat } draws an event card
                   *[other] { $seat } draws { $what }
                }
           *[other] { look-at }
        }
    .move =
        { $to-kind ->
            [secrets] { $seat } keeps it
            [event_discard] No outer zone is free: { $seat } lays { $what } aside
           *[other] { $seat } puts it face down { to-where }
        }
    .turn = {""}
    .nothing = { $seat } finds no event card to draw
look-at =
    { $what-id ->
        [event] { $seat } looks at the discovery { place-where }
       *[other] { $seat } looks at { $what } { place-where }
    }
tell-scientist =
    .look = { look-at }
tell-take-back =
    { $seat } takes back { $specialist }


## Ships

tell-land =
    { $ship-heading-id ->
        [none]
            { $astronaut-count ->
                [0] The { $ship } is discarded; nobody was on board
               *[other] The { $ship } is lost, and with it { $astronaut }
            }
       *[other]
            { $astronaut-count ->
                [0] The { $ship } lands, with nobody on board
               *[other] The { $ship } lands with { $astronaut }
            }
    }{ tokens-back }
tell-unveil =
    .turn = The { $what } { place-where } comes to light


## Production, discoveries and the end

tell-first-production =
    .phase = First production
tell-second-production =
    .phase = Second production
tell-third-production =
    .phase = Third production
tell-produce =
    .set = {""}
    .move = { $to } yields { $what }
tell-gain =
    .move =
        { $caller-id ->
            [share] { $seat } gets { $what } from { $from }
            [planetary_cleanup] { $seat } cleans up { $what } { from-where }
           *[other] { $seat } gets { $what } from the { $from }
        }
    .nothing = {""}
# What could not be shared out evenly.
tell-share =
    .nothing = {""}
    .done =
        { $of-point-count ->
            [0] {""}
           *[other] { $of-point-count ->
                [one] { $of-point } stays
               *[other] { $of-point } stay
            } { $of-id ->
                [phobos] on Phobos
               *[other] in { $of }
            }: { $of-astronaut-count ->
                [0] nobody is there
               *[other] not to be shared out evenly ({ $of-astronaut } there)
            }
        }
tell-reveal =
    .phase = The discoveries are turned up
    .turn = { $place }: { $what }
    .nothing = There are none
tell-ether-magnet =
    .move = The Ether Magnet pulls { $owned } from the { $from } to { $to }
tell-dust-storm =
    .move = The Dust Storm drives { $owned } from { $from } to { $to }
tell-reinforcement =
    .move = { $seat } puts { $what } { to-where }
    .nothing = { $seat } can put nobody in a zone
tell-rescue =
    .move = { $seat } brings { $what } from the Memorial to Phobos
    .nothing = { $seat } has nobody in the Memorial to rescue
tell-final-scoring =
    .phase = Final scoring
    .perform = {""}
    .nothing =
        { $what-id ->
            [ice_monopoly] { $seat } gets nothing for { $what }, with { with-tokens }
            [sylvanite_stash] { $seat } gets nothing for { $what }, with { with-tokens }
            [celerium_stash] { $seat } gets nothing for { $what }, with { with-tokens }
            [diversified] { $seat } gets nothing for { $what }, with { with-tokens }
           *[other] { $seat } gets nothing for { $what }
        }
scored-with-tokens =
    { $points ->
        [one] { $seat } scores { $points } point for { $what }, with { with-tokens }
       *[other] { $seat } scores { $points } points for { $what }, with { with-tokens }
    }
tell-ice-monopoly =
    .score = { scored-with-tokens }
tell-sylvanite-stash =
    .score = { scored-with-tokens }
tell-celerium-stash =
    .score = { scored-with-tokens }
tell-diversified =
    .score = { scored-with-tokens }
tell-count-tokens =
    .score =
        { $points ->
            [one] { $seat } scores { $points } point for { $seat-point }
           *[other] { $seat } scores { $points } points for { $seat-point }
        }
    .no-score = { $seat } has no point tokens
score-count-tokens = point tokens


## Questions

prompt-deal-missions-what = { $seat }, which of your two missions do you keep?
prompt-choose-specialist-what = { $seat }, which specialist do you choose?
prompt-place-where =
    { $most ->
        [1] { $card }: { $seat }, on which ship do you put your astronaut?
       *[other] { $card }: { $seat }, on which ship do you put astronaut { $number } of { $most }?
    }
prompt-place-what = { $card }: { $seat }, which astronaut goes on a ship?
prompt-kill-what = { $card }: { $seat }, which astronaut do you kill?
prompt-robot-what = { $card }: { $seat }, which astronaut do you replace with yours?
prompt-step-what = { $card }: { $seat }, with which astronaut do you walk?
prompt-step-where = { $card }: { $seat }, to which zone does { $what } walk from { $place }?
prompt-pilot-what = { $card }: { $seat }, on which ship do you put a destination token?
prompt-destination-token-what =
    { $item-place-id ->
        [sky] { $seat }, which destination token goes on the { $item } in open space?
       *[other] { $seat }, which destination token goes on the { $item } at { $item-place }?
    }
prompt-launch-what = { $card }: { $seat }, which ship do you launch?
prompt-saboteur-what = { $card }: { $seat }, which ship do you destroy?
prompt-draw-where = { $card }: { $seat }, in which zone do you put { $what } face down?
prompt-explorer-pass = { $card }: { $seat }, do you walk on?
prompt-scientist-branch = { $card }: { $seat }, what do you do?
prompt-scientist-what = { $card }: { $seat }, at which discovery do you look?
prompt-soldier-what = { $card }: { $seat }, which astronaut leaves Phobos ({ $number } of { $most })?
prompt-soldier-where =
    { $most ->
        [1] { $card }: { $seat }, to which zone does your astronaut go from Phobos?
       *[other] { $card }: { $seat }, to which zone goes astronaut { $number } of { $most } from Phobos?
    }
prompt-dust-storm-where = { $card }: { $seat }, to which zone does { $what } go?
prompt-reinforcement-where = { $card }: { $seat }, to which zone does { $what } go?
# What may be chosen: a ship with where it lies and who is on board, a specialist with its number, a token by its zone.
choice-ship =
    { $place-id ->
        [sky] { $thing } in open space
       *[other] { $thing } at { $place }
    }, { $astronaut ->
        [0] nobody on board
       *[other] { $astronaut } on board
    }
choice-astronaut = { $thing } { place-where }
choice-discovery = { $thing } in { $place }
choice-specialist = { $thing } ({ $rank })
choice-token = { $key }
choice-scientist-draw = draw an event card
choice-scientist-look = look at a discovery in play
