tell-set-up =
    .phase = Set-up
    .move =
        { $from-kind ->
            [heap] { $seat } gets { $what }
           *[other] { $seat } puts { $what } on { $to }
        }
tell-day =
    .phase = Day { $rank }
    .set =
        { $counter ->
            [first] { $to } begins the next day
           *[other] {""}
        }
tell-swim =
    .move = { $seat } swims with { $what } from { $from } to { $to }
tell-build =
    .move = { $seat } builds { $what } on { $to }
tell-gather =
    .move = { $seat } gathers { $what }
    .nothing = { $seat } finds nothing to gather
tell-forage =
    .move = { $seat } rests and finds { $what }
    .nothing = { $seat } rests and finds nothing
tell-push =
    .move = { $seat } makes room: { $what } goes from { $from } to { $to }
    .nothing = {""}
tell-drift =
    .move = The stream brings { $seat } { $what }
score-build = dams
score-tally = twigs and reeds
prompt-swim-branch = { $seat }, how does a beaver swim?
prompt-swim-what = { $seat }, which beaver swims?
prompt-swim-where = { $seat }, where to with { $what }?
prompt-build-what = { $seat }, on which pond do you build?
prompt-beaver-turn-branch = { $seat }, what do you do?
prompt-push-where = { $seat }, to which pond does { $what } make room?
prompt-set-up-what = { $seat }, which beaver do you put on the brook first?
prompt-set-up-where = { $seat }, on which pond does { $what } begin?
prompt-encore-may = { $seat }, do you pay a reed and gather again?
prompt-encore-pay = { $seat }, what do you pay?
