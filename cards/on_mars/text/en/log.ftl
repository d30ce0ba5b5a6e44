# What the log tells. tell-<verb, phase or card> stands for all that one run of it did; its attributes (.move, .turn …)
# for single things that happened right in it. An empty text is not told. How many there are of each kind is $<kind>-count.


## Parts of lines

# The steps of a walk: the bot from hex 0,0 to hex 0,1 to hex 0,2. A rover that comes from the supply is put on the mine first.
way =
    { $from ->
        [supply] the { $what } from the mine on { $to }
       *[other] the { $what } from { $from } to { $to }
    }
from-where =
    { $from-kind ->
        [working] the working area
       *[other] { $from }
    }
for-paid =
    { $paid-count ->
        [0] {""}
       *[other] {" "}for { $paid }
    }
and-pays =
    { $paid-count ->
        [0] {""}
       *[other] , pays { $paid } for more steps
    }
and-gains =
    { $resource-count ->
        [0]
            { $crystal-count ->
                [0] {""}
               *[other] {" "}and gains { $crystal }
            }
       *[other] {" "}and gains { $resource }
    }{ for-contract }{ no-room }
for-contract =
    { $delivery-count ->
        [0] {""}
       *[other] {" "}for the { $delivery }
    }
# Behind what came: what found no room.
no-room =
    { $short-count ->
        [0] {""}
       *[other] {" "}(no room for { $short })
    }
missions-left =
    { $to ->
        [0] No more mission is needed: this round and one more, then the game ends
        [one] { $to } mission to go until the end of the game
       *[other] { $to } missions to go until the end of the game
    }


## Set-up

tell-set-up =
    .phase = Set-up
tell-lay-map =
    .shuffle = {""}
    .move =
        { $to-kind ->
            [hex] { $to }: { $what }
           *[other] {""}
        }
tell-renew =
    .move = {""}
    .turn = On the exploration space: { $what }
tell-lay-tech =
    .shuffle = {""}
    .move =
        { $to-kind ->
            [grid_space] Tech grid, { $to }: { $what }
           *[other] {""}
        }
tell-lay-cards =
    .shuffle = {""}
    .set = {""}
    .move =
        { $to-kind ->
            [display] On display: { $what }
            [mission_board] Missions: { $what }
           *[other] {""}
        }
tell-fill-warehouse = The warehouse is filled up with { $what }
tell-lay-track =
    .shuffle = {""}
    .move = Life support, { $to }: { $what }
tell-lay-boards =
    .shuffle = {""}
    .set = { $to } is the first to choose
    .move =
        { $what-kind ->
            [home] The first shelter of { $seat } stands on { $to }
            [goal] { $seat } gets { $what }
           *[other] {""}
        }
tell-choose-order =
    .chose = {""}
    .move = { $seat } begins on { $to } of the turn order, { $to-facing-id ->
        [orbit] in orbit
       *[surface] on Mars
    }
tell-place-shuttle =
    .set = {""}
    .chose = { $seat } puts the shuttle { $what-id ->
        [orbit] in orbit
       *[surface] on Mars
    }


## Rounds and turns

tell-round =
    .phase = Round { $rank }
tell-last-round =
    .phase = The last round
tell-whole-turn =
    .chose =
        { $what-kind ->
            [dock_space] { $seat }, executive action: { $what }
           *[station] { $seat }: { $what }
        }
    .pay = { $seat } pays { $what } for it
tell-start-of-turn =
    .move =
        { $to-kind ->
            [depot] { $seat } stores { $what } in the depot
           *[other] { $seat } has no room for { $what } in the depot
        }
tell-staff =
    .pay = {""}
    .move =
        { $to-kind ->
            [working] { $from } is full: { $what } of { $seat } { $count ->
                [one] goes
               *[other] go
            } to the working area
           *[other] { $seat } places { $what } there{ $paid-count ->
                [0] {""}
               *[other] , and gives { $paid } for joining others
            }
        }
tell-boost =
    .pay = { $seat } sends { $what } to work
tell-learn-technology =
    .pay = { $seat } sends { $what } to work
tell-recall =
    { $caller-id ->
        [upgrade] A colonist of { $seat } { $reserve-count ->
            [0] comes home from the mine on { $from }
           *[other] goes from the mine on { $from } to the supply: no room at home
        }
       *[other] { $seat } calls back { $colonist-count } { $colonist-count ->
            [one] colonist
           *[other] colonists
        }{ $reserve-count ->
            [0] {""}
           *[other] ; those without room at home go to the supply
        }
    }
tell-summon =
    .move =
        { $to-kind ->
            [reserve] { $what } of { $seat } { $count ->
                [one] goes
               *[other] go
            } from { from-where } to the supply: no room at home
           *[other] { $seat } calls { $what } back from { from-where }
        }
tell-shuttle-phase =
    .phase = Shuttle phase
    .set =
        { $counter ->
            [shuttle_side] The shuttle flies to { $to }
           *[other] The shuttle stands on space { $to }
        }
    .move = { $seat } gives up a ship to travel
tell-travel =
    .chose = {""}
    .move = { $seat } travels to { $to-facing }, to { $to } of the turn order
tell-explore =
    .chose = {""}
    .move = { $seat } lays { $what } on { $to }


## Goods, blueprints, technology

tell-gain =
    .move =
        { $to-kind ->
            [delivery] { $seat } gains { $what } for the { $to }
           *[other] { $seat } gains { $what }
        }
    .short = { $seat } has no room for { $what }
    .nothing = {""}
tell-take =
    .move =
        { $to-kind ->
            [delivery] { $seat } takes { $what } from the warehouse for the { $to }
           *[other] { $seat } takes { $what } from the warehouse
        }
tell-settle =
    .set = {""}
    .move = { $what } { $count ->
        [one] joins
       *[other] join
    } { $seat }
    .short = { $seat } has no room for { $what }
    .nothing = {""}
tell-draft =
    { $blueprint-count ->
        [0]
            { $resource-count ->
                [0]
                    { $crystal-count ->
                        [0] {""}
                       *[other] { $seat } gains { $crystal }{ for-contract }
                    }
               *[other] { $seat } gains { $resource }{ for-contract }
            }
       *[other] { $seat } takes the blueprint { $blueprint }{ and-gains }
    }
tell-order-4 =
    .pay = { $seat } gives { $what } for the bonus of space 4
tell-with-tech =
    .chose = { $seat } uses { $what }
tell-trade-market =
    .pay = { $seat } gives { $what }
tell-learn =
    .chose = {""}
    .pay = {""}
    .move = { $seat } takes { $what } from the tech grid to { $to }{ for-paid }
tell-develop =
    .chose = {""}
    .pay = {""}
    .move = { $seat } develops { $what } to { $to }{ for-paid }
tell-harvest =
    { $count ->
        [0] {""}
       *[other] { $seat } produces { $what }{ $delivery-count ->
            [0] {""}
           *[other] { $storage-count ->
                [0] { $tray-count ->
                    [0] {""}
                   *[other] , in part
                }
               *[other] , in part
            }
        }{ for-contract }{ no-room }
    }
    .together = yes
tell-use =
    { $oxygen-count ->
        [0] {""}
       *[other] { $seat } borrows { $tech } of { $hold }, who gets { $oxygen } or may develop it
    }
tell-respond =
    .set = {""}
    .move = {""}
tell-breathe =
    .move =
        { $to-kind ->
            [bank] { $seat } has no room for the { $what-id }
            [delivery] { $seat } keeps { $what } for the { $to }
           *[other] { $seat } keeps { $what }
        }


## On the map

tell-drive =
    { $vehicle-count ->
        [0]
            { $oxygen-count ->
                [0]
                    { $paid-count ->
                        [0] { $seat } moves nothing
                       *[other] { $seat } pays { $paid } for more steps, but moves nothing
                    }
               *[other] { $seat } borrows rover tech of { $hold }, who gets { $oxygen } or may develop it{ and-pays }, but moves nothing
            }
       *[other] { $seat } moves { $vehicle-way }{ for-paid }{ $crystal-count ->
            [0] {""}
           *[other] , picking up { $crystal }
        }{ $oxygen-count ->
            [0] {""}
           *[other] , with rover tech of { $hold }, who gets { $oxygen } or may develop it
        }
    }
tell-crush =
    .apart = yes
    .move = { $what } on { $from } { $count ->
        [one] is
       *[other] are
    } { $what-kind ->
        [crystal] lost
       *[other] crushed
    } under the bot of { $seat }
tell-collect =
    .apart = yes
    .turn = {""}
    .move = { $seat } collects { $what } on { $from }
tell-construct =
    .chose = {""}
    .pay = {""}
    .move =
        { $what-kind ->
            [crystal] { $what } { $count ->
                [one] comes
               *[other] come
            } to light on { $to }
            [colonist] { $seat } sends { $what } into the mine
            [home] { $seat } constructs a shelter on { $to }{ for-paid }
           *[other] { $seat } constructs { $what-make-id ->
                [condenser] an
               *[other] a
            } { $what } on { $to }{ for-paid }
        }
tell-mark-progress =
    .move = { $seat } puts the { $what } into the progress area
tell-advance =
    .set = Life support, { $of }: row { $to }
tell-first-of-its-kind =
    .score =
        { $points ->
            [one] { $seat } scores { $points } point for the first one built
           *[other] { $seat } scores { $points } points for the first one built
        }
tell-clear =
    .move = { $what } { $count ->
        [one] is
       *[other] are
    } cleared away from { $from }
tell-displace =
    .chose = {""}
    .move = { $seat } moves the { $what } out of the way, to { $to }
tell-upgrade =
    .chose = {""}
    .pay = {""}
    .move = { $seat } upgrades the { $from-upgrades } on { $to } to the { $from }{ for-paid }
tell-welcome =
    { $seat } welcomes a ship{ for-paid }{ $colonist-count ->
        [0] {""}
        [one] {" "}with 1 colonist
       *[other] {" "}with { $colonist-count } colonists
    }{ $bot-count ->
        [0] {""}
       *[other]
            { $colonist-count ->
                [0] {" "}with
               *[other] {" "}and
            } a bot, which lands on { $hex }
    }{ no-room }{ $dock-space-count ->
        [0] {""}
       *[other] ; this opens the executive action { $dock-space }
    }
tell-raise-colony =
    .set =
        { $counter ->
            [remaining] { missions-left }
           *[need_row] The colony grows to level { $to ->
                [3] 2
                [4] 3
                [5] 4
               *[other] 5
            }
        }
    .move =
        { $to-kind ->
            [display] New on display: { $what }
           *[other] Taken off the display: { $what }
        }
tell-restock =
    .move = Tech grid, { $to }: { $what }


## People

tell-hire =
    .pay = {""}
    .set = {""}
    .look = {""}
    .turn = { $seat } puts the { $what } on offer
    .move =
        { $from-kind ->
            [hire_space]
                { $what-kind ->
                    [scientist] { $seat } hires the { $what }{ for-paid }
                   *[other] { $seat } takes the { $what }{ for-paid }
                }
           *[other] {""}
        }
tell-assign =
    .move = { $seat } sends the { $what } to work in the { $to }
tell-activate =
    .pay = { $seat } pays { $what } for it
    .chose = {""}
    .done = With that { $seat } has used the { $of }
tell-radar =
    .move = { $seat } puts { $what } on the Radar
tell-eco-resort =
    .chose = {""}
tell-deliver =
    .move = { $seat } delivers { $what } for the { $to }
tell-honour =
    .apart = yes
    .set = { $seat } fulfils the { $of }
tell-unveil =
    .apart = yes
tell-complete =
    .set = {""}
    .move = {""}
    .turn = { $seat } completes the private goal { $what }
tell-contribute =
    .apart = yes
    .set =
        { $counter ->
            [remaining] { missions-left }
           *[left] { $seat } contributes to the mission { $of }, { $to } to go
        }
    .move = The mission { $what } is completed


## The end

tell-final-transfers =
    .phase = The end of the game
tell-final-scoring =
    .phase = Final scoring
score-colony-grows = progress when the colony grew
score-raise-colony = progress when the colony grew
score-first-of-its-kind = the first building of a kind
score-tech-reward = life support: best technology
score-fleet-reward = life support: ships
score-advanced-reward = life support: advanced buildings
score-mine-reward = life support: mines
score-bot-reward = life support: bots
score-discovery-reward = life support: discoveries
score-shelter-reward = life support: shelters
score-colonist-reward = life support: colonists
