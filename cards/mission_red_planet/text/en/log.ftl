# What the log tells. tell-<verb, phase or rule> stands for all that one run of it did; its attributes (.move, .turn …)
# for single things that happened right in it. An empty text is not told. How many there are of each kind is $<kind>-count.


## Set-up

tell-set-up =
    .phase = Set-up
tell-stock-docks =
    .move =
        { $to-kind ->
            [dock] { $to }: { $what }
            [ship] Nothing flies to Phobos: { $what } goes on { $to }
           *[other] {""}
        }
    .shuffle = {""}
    .set = {""}
tell-board-first =
    .move = { $seat } starts with { $what } on { $to }
    .set = { $to } is the first player
tell-stock-zones = A resource lies face down in each zone
tell-deal-missions =
    .turn = The mission for everybody: { $what }
    .shuffle = {""}
    .move =
        { $from-kind ->
            [mission_deck] { $seat } gets two missions
           *[other] { $seat } gives back { $what }
        }
    .has-chosen = { $seat } has kept one of them
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
    .perform = { $seat } shows { $what }
    .set = {""}
tell-draw-ships =
    .move = { $to }: { $what }
tell-new-first-player =
    .set = { $to } is the new first player


## What specialists do

tell-place =
    .move = { $seat } puts { $what } on { $to } at { $to-place }
    .nothing = { $seat } can put nobody on a ship
tell-kill =
    .move = { $seat } sends { $what } from { $from } to the Memorial
    .nothing = { $seat } finds nobody to kill
tell-replace =
    .move = { $seat } puts { $what } in their place at { $to }
    .nothing = { $seat } finds nobody to replace
tell-step =
    .move = { $seat } leads { $what } from { $from } to { $to }
tell-destination-token =
    .move = {""}
    .set = { $seat } sends { $of } at { $of-place } to { $to }
    .nothing = { $seat } finds no ship to put a destination token on
tell-launch =
    .move = { $what } takes off from { $from }
    .nothing = { $seat } finds no ship to launch
tell-destroy =
    { $astronaut-count ->
        [0] { $seat } destroys { $ship } at { $dock }; nobody was on board
       *[other] { $seat } destroys { $ship } at { $dock }, and with it { $astronaut }
    }
    .nothing = { $seat } finds no ship to destroy
tell-draw =
    { $zone-count ->
        [0] { $event-discard-count ->
            [0] { $seat } draws { $event }
           *[other] { $seat } draws { $event }, which has no zone to go to and is laid aside
        }
       *[other] { $seat } puts { $event } from the event deck face down at { $zone }
    }
    .nothing = { $seat } finds no event to draw
tell-take-back =
    { $seat } takes back { $specialist }


## Ships

tell-land =
    { $astronaut-count ->
        [0] { $ship } lands, with nobody on board
       *[other]
            { $ship-heading-id ->
                [none] { $ship } is lost, and with it { $astronaut }
               *[other] { $ship } lands with { $astronaut }
            }
    }
tell-unveil =
    .turn = { $what } comes to light at { $place }


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
    .move = { $seat } gets { $what } from { $from }
    .nothing = {""}
tell-reveal =
    .phase = The discoveries are turned up
    .turn = { $place }: { $what }
tell-final-scoring =
    .phase = Final scoring
    .perform = {""}
    .nothing = { $seat } gets nothing for { $what }
tell-count-tokens =
    .score = { $seat } scores { $points } points for point tokens
score-count-tokens = point tokens


## Questions

prompt-deal-missions-what = { $seat }, which of your two missions do you keep?
prompt-choose-specialist-what = { $seat }, which specialist do you choose?
prompt-place-where =
    { $most ->
        [1] { $card }: { $seat }, on which ship goes your astronaut?
       *[other] { $card }: { $seat }, on which ship goes astronaut { $number } of { $most }?
    }
prompt-place-what = { $card }: { $seat }, which astronaut goes on a ship?
prompt-kill-what = { $card }: { $seat }, which astronaut goes to the Memorial?
prompt-robot-what = { $card }: { $seat }, which astronaut do you replace by yours?
prompt-step-what = { $card }: { $seat }, with which astronaut do you walk?
prompt-step-where = { $card }: { $seat }, to which zone does { $what } walk?
prompt-pilot-what = { $card }: { $seat }, which ship gets a destination token?
prompt-destination-token-what = { $seat }, which destination token goes on the ship?
prompt-launch-what = { $card }: { $seat }, which ship takes off?
prompt-saboteur-what = { $card }: { $seat }, which ship is destroyed?
prompt-draw-where = { $card }: { $seat }, at which zone does { $what } lie?
prompt-explorer-pass = { $card }: { $seat }, do you walk on?
prompt-scientist-branch = { $card }: { $seat }, what do you do?
prompt-scientist-what = { $card }: { $seat }, at which discovery do you look?
prompt-soldier-what = { $card }: { $seat }, which astronaut leaves Phobos ({ $number } of { $most })?
prompt-soldier-where = { $card }: { $seat }, to which zone from Phobos ({ $number } of { $most })?
prompt-dust-storm-where = { $card }: { $seat }, to which zone does { $what } go?
prompt-reinforcement-where = { $card }: { $seat }, to which zone does { $what } go?
# A ship to choose says who is on board.
choice-ship = { $thing } at { $place }, { $astronaut } on board
