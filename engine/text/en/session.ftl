# Saved games, replays, undo, bots that are programs of their own. A finding's sentence has no full stop and no capital at
# its start; its .help is one or two plain sentences.


## Saved games

# The first line of every saved game says this to whoever opens it.
save-secrets = This file holds all secrets of a game. To show somebody what they may know, use: cardwright save FILE --for PERSON

E1001 = “{ $file }” is no file that can be read
    .help = Give the file that a game was saved in.
    .example =
        wrong:  cardwright replay gmae.jsonl
        right:  cardwright replay game.jsonl
E1002 = “{ $file }” is no saved game
    .help = The first line of a saved game says what it was made with. Games are saved by “play --save FILE”.
    .example =
        wrong:  cardwright replay notes.txt
        right:  cardwright replay game.jsonl, made by: cardwright play --save game.jsonl
E1003 = this line of the saved game is damaged
    .help = Every line behind the first holds one decision, with its number, or one undo. Put the line right, or cut the file before it: the game then goes on from there.
    .example =
        wrong:  a line that was changed by hand
        right:  The file as it was, or cut off before that line.
E1004 = the last line of the saved game is damaged; it does not count
    .help = The program was stopped while it was writing. All decisions before it are there.
    .example =
        wrong:  (the program was ended while it wrote)
        right:  cardwright play --resume game.jsonl goes on before the damaged line.
E1005 = the game was saved by version { $was } of the program; this is { $now }
    .help = Each decision is checked as it is played again.
    .example =
        wrong:  (saved by another version)
        right:  Nothing need be done as long as no decision differs.
E1006 =
    { $same ->
        [yes] the texts of { $pack } have changed since the game was saved
       *[no] the texts of { $pack } have changed since the game was saved (version { $was }, now { $now })
    }
    .help = Each decision is checked as it is played again. If the game goes another way now, the first decision that differs is told.
    .example =
        wrong:  (a card was changed after the game was saved)
        right:  Nothing need be done as long as no decision differs; or take the change back.
E1007 = decision { $number } differs: the game is over before it
    .help = The pack or the program has changed since the game was saved, or the file was changed.
    .example =
        wrong:  (a rule was changed, so that the game ends earlier)
        right:  cardwright replay FILE --to N shows the game up to that decision.
E1008 = decision { $number } differs: it was of { $was }, and now { $now } is to decide
    .help = The pack or the program has changed since the game was saved, or the file was changed.
    .example =
        wrong:  (a rule was changed, so that somebody else decides)
        right:  cardwright replay FILE --to N shows the game up to that decision.
E1009 = decision { $number } differs: what was taken is not offered to { $seat }
    .help = The pack or the program has changed since the game was saved, or the file was changed.
    .example =
        wrong:  (a card was changed, so that the option is gone)
        right:  cardwright replay FILE --to N shows the game up to that decision.
E1010 = decision { $number } differs: the position in which it was taken is another one now
    .help = The pack or the program has changed since the game was saved, or the file was changed.
    .example =
        wrong:  (a rule was changed where the game has been)
        right:  Take the change back, or begin a new game.
E1012 = somebody is playing “{ $file }” right now
    .help = One game at a time is written to a file. To look at it, use “replay”.
    .example =
        wrong:  cardwright play --resume game.jsonl in two terminals
        right:  cardwright replay game.jsonl in the second one
E1013 = the game was saved with the pack “{ $was }”, and “{ $now }” is given
    .help = Give the folder of the pack behind the file, or nothing where the pack still lies where it lay.
    .example =
        wrong:  cardwright play other_pack --resume game.jsonl
        right:  cardwright play --resume game.jsonl
E1014 = the game cannot be set up any more as it was saved
    .help = Its seats, persons, options or bots are not those that the pack and the program have now.
    .example =
        wrong:  (a pack that now has fewer seats)
        right:  Begin a new game, or take the change of the pack back.
E1016 = “{ $command }” sits at a seat of the saved game: a file does not start a program by itself
    .help = Say who sits where as it was in the saved game, by --seats: then you have started it yourself. Behind exec: another command may stand.
    .example =
        wrong:  cardwright play --resume game.jsonl, with a program at a seat
        right:  cardwright play --resume game.jsonl --seats you,exec:./mybot.py
E1022 = “{ $file }” was saved by a newer version of the program
    .help = This version does not know how such a file is written. Get the version that saved it, or a later one.
    .example =
        wrong:  (saved by a newer version)
        right:  cardwright --version tells which version this is.


## Bots that are programs of their own. $command is what was typed behind exec:

E1101 = the bot “{ $command }” cannot be started
    .help = Give the path of a program that may be run, such as exec:./mybot.py, or a program and its file: exec:python mybot.py
    .example =
        wrong:  --seats you,exec:mybot.py
        right:  --seats you,exec:./mybot.py, after: chmod +x mybot.py
E1102 = the bot “{ $command }” has ended before the game (status { $status })
    .help = A bot reads lines until its input ends. What it wrote to its standard error stands above.
    .example =
        wrong:  a program that ends after its first answer
        right:  a program that reads lines until there are none
# $open: whether whoever reads may know what the bot knows.
E1103 =
    { $open ->
        [yes] the bot “{ $command }” did not answer with an option: { $said }
       *[no] the bot “{ $command }” did not answer with an option
    }
    .help = An answer is one line of JSON with the id of an option, such as { "{" }"option": "stop"{ "}" }. docs/bots.md tells more. Let the program write its answer at once (flush).
    .example =
        wrong:  stop
        right:  {"{"}"option": "stop"{"}"}
E1104 =
    { $open ->
        [yes] the bot “{ $command }” took “{ $option }”, which is not offered: { $offered }
       *[no] the bot “{ $command }” took something that is not offered, instead of { $count ->
            [one] the one option
           *[other] one of { $count } options
        }
    }
    .help = Answer with one of the ids in “options”. In “simulate”, and with --open in a game of bots, it is told what the bot took.
    .example =
        wrong:  {"{"}"option": "stpo"{"}"}
        right:  {"{"}"option": "stop"{"}"}
E1105 = the bot “{ $command }” gave no answer within { $seconds } seconds
    .help = Let it write its answer at once (flush), think less, or give it more time by --bot-seconds.
    .example =
        wrong:  print(answer)
        right:  print(answer, flush=True)


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
# $known: one name of each that is nobody else's.
usage-person-several = “{ $person }” may be several people of this game: which of them? { $known }
usage-resume-seats = the saved game has other seats (only behind exec: another command may stand): --seats { $seats }
# The next decision is number $number of $count.
replay-step = — decision { $number } of { $count }: { $seat } —
replay-next = Enter goes on, q stops:{" "}
replay-unfinished =
    { $count ->
        [one] The game is not over; 1 decision was taken.
       *[other] The game is not over; { $count } decisions were taken.
    }
