# Saved games, replays, undo, bots that are programs of their own. A finding's sentence has no full stop and no capital at
# its start; its .help is one or two plain sentences.


## Saved games

# The first line of every saved game says this to whoever opens it.
save-secrets = This file holds all secrets of a game. To show somebody what they may know, use: cardwright save FILE --for PERSON
# $command is what can be typed.
save-go-on = The game is saved. To go on: { $command }

E1001 = “{ $file }” is no file that can be read
    .help = Give the file that a game was saved in.
E1002 = “{ $file }” is no saved game
    .help = The first line of a saved game says what it was made with. Games are saved by “play --save FILE”.
E1003 = this line of the saved game is damaged
    .help = Every line behind the first holds one decision, with its number, or one undo. Put the line right, or cut the file before it: the game then goes on from there.
E1004 = the last line of the saved game is damaged; it does not count
    .help = The program was stopped while it was writing. All decisions before it are there.
E1005 = the game was saved by version { $was } of the program; this is { $now }
    .help = Each decision is checked as it is played again.
E1006 = the files of { $pack } are not those that the game was saved with (version { $was }, now { $now })
    .help = Each decision is checked as it is played again. If the game goes another way now, the first decision that differs is told.
E1007 = decision { $number } differs: the game is over before it
    .help = The pack or the program has changed since the game was saved, or the file was changed.
E1008 = decision { $number } differs: it was of { $was }, and now { $now } is to decide
    .help = The pack or the program has changed since the game was saved, or the file was changed.
E1009 = decision { $number } differs: “{ $option }” is not offered to { $seat }
    .help = The pack or the program has changed since the game was saved, or the file was changed.
E1010 = decision { $number } differs: the position in which it was taken is another one now
    .help = The pack or the program has changed since the game was saved, or the file was changed.
E1011 = “{ $file }” is there already
    .help = A game is never saved over something else. Give another name, or go on with a saved game by “play --resume FILE”.
E1012 = somebody is playing “{ $file }” right now
    .help = One game at a time is written to a file. To look at it, use “replay”.
E1013 = the game was saved with the pack “{ $was }”, and “{ $now }” is given
    .help = Give the folder of the pack behind the file, or nothing where the pack still lies where it lay.
E1014 = the game cannot be set up any more as it was saved
    .help = Its seats, persons, options or bots are not those that the pack and the program have now.
note-offered = what is offered: { $offered }
E1016 = “{ $command }” sits at a seat of the saved game: a file does not start a program by itself
    .help = Say who sits where as it was in the saved game, by --seats: then you have started it yourself.


## Bots that are programs of their own. $command is what was typed behind exec:

E1101 = the bot “{ $command }” cannot be started
    .help = Give the path of a program that may be run, such as exec:./mybot.py, or a program and its file: exec:python mybot.py
E1102 = the bot “{ $command }” has ended before the game (status { $status })
    .help = A bot reads lines until its input ends. What it wrote to its standard error stands above.
E1103 = the bot “{ $command }” did not answer with an option: { $said }
    .help = An answer is one line of JSON with the id of an option, such as { "{" }"option": "stop"{ "}" }. docs/bots.md tells more. Let the program write its answer at once (flush).
E1104 = the bot “{ $command }” took “{ $option }”, which is not offered: { $offered }
    .help = Answer with one of the ids in “options”.
E1105 = the bot “{ $command }” gave no answer within { $seconds } seconds
    .help = Let it write its answer at once (flush), think less, or give it more time by --bot-seconds.


## Runs of games with bots

simulate-seats = Seats
simulate-interval = 95 % interval
simulate-percent = { $share } %
simulate-between = { $low } to { $high } %

help-option-rotate = Let every bot sit one seat further on from game to game; the table then counts by kinds of bots.
help-option-bot-seconds = How many seconds a bot that is a program of its own has for an answer.


## replay and save

help-replay = Play a saved game again and print what happened, as all may know it.
help-save = Write down what one person may know of a saved game: no secrets of others, and nothing of what is to come.
help-argument-save = The file that the game was saved in, by “play --save FILE”.
help-argument-pack-moved = The pack, where it does not lie any more where it lay when the game was saved.
help-option-to = Only so many decisions.
help-option-step = Say before each decision whose it is; at a terminal, wait for Enter.
help-option-for = As this person may read it: by name, id or seat.
help-option-save-for = The person: by name, id or seat.
help-option-out = The file to write, a new one. Without it, the result is printed.
usage-replay-to = decision { $to } is not there: the saved game has { $count }
usage-person-unknown = nobody is called “{ $person }” in this game, only: { $known }
usage-resume-seats = the saved game has other seats: --seats { $seats }
# The next decision is number $number of $count.
replay-step = — decision { $number } of { $count }: { $seat } —
replay-next = Press Enter.
replay-unfinished = The game is not over; { $count } decisions were taken.

# At a question: “save mine” writes only what the person who is asked may know.
prompt-saved-mine = What you know of the game is written to { $file }.
