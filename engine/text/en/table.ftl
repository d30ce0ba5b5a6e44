# At the table: questions at a keyboard, handing it over, taking back, writing the game down. No full stop at the end of a
# finding's sentence.


## At a question

prompt-hint = A bot that looks ahead would take: { $what }  [{ $id }]
# $answer was typed ahead, for this question.
prompt-ahead = “{ $answer }” is no answer to what is asked now.
prompt-dropped = “{ $answer }” is not taken: somebody else has decided in the meantime.
prompt-dropped-asked = “{ $answer }” is not taken: now somebody else is asked.
# $answer is the name of several answers, $known: each is answer $number, called $what.
prompt-several = “{ $answer }” may be several answers: { $known }. Type a number, or the word in brackets.
prompt-several-one = { $number }) { $what } [{ $id }]
# One of the words that help, without the name that it needs; one that takes nothing, with something behind it.
prompt-name-missing = Type a name behind it: { $word } NAME
prompt-alone = “{ $word }” stands alone: type nothing behind it.
# “log” shows what happened since the last answer.
prompt-log-how = “log” shows what has happened since your last answer, “log all” the whole game, “log 20” the last 20 lines.
prompt-log-nothing = Nothing has happened since your last answer. “log all” shows the whole game.


## Who sits where

# A seat with the name of the person who plays it.
seat-named = { $name } ({ $seat })


## Several people at one keyboard

# $who is to get the keyboard; $word is what is to be typed, the beginning of the name. What is typed stands behind it.
prompt-hand-over = Give the keyboard to { $who }. { $name }: type { $word } and press Enter.{" "}
# Something else was typed.
prompt-hand-over-help = Only { $who } goes on here, with { $word } and Enter. There are also: undo (the last decision before), quit.
# Whoever has answered reads what came of it; then all is cleared away.
prompt-read = { $who }: press Enter when you have read this.{" "}
prompt-read-help = Press Enter to go on. There are also: undo (your last decision), quit.
# Before many empty lines, at a terminal that cannot be cleared.
prompt-cannot-clear = This terminal cannot be cleared: who scrolls back sees what the others have read. Please do not.


## Taking back

# $what: whose decision, in one of the next two forms.
prompt-undo-yours = Your last decision
prompt-undo-of = The last decision of { $who }
prompt-undone = { $what } is taken back.
prompt-not-undone-nothing = Nothing can be taken back: you have decided nothing yet.
prompt-not-undone-decided = { $what } cannot be taken back: { $who } has decided something since.
prompt-not-undone-learnt = { $what } cannot be taken back: somebody has come to know something since.
prompt-not-undone-chance = { $what } cannot be taken back: something was shuffled or drawn by chance since.


## Writing the game down

prompt-saved = The game is written down in { $file }, also from here on.
# It is being written already.
prompt-saving = The game is being written down in { $file }, up to now and from here on.
# At a question: “save mine” writes only what the person who is asked may know.
prompt-saved-mine = What you know of the game is written to { $file }.
# What can be typed stands on the next line.
save-go-on = The game is saved in { $files }. To go on:
# A file that could not be written any more.
save-go-on-part =
    { $number ->
        [one] The game is saved in { $files } up to its first decision. To go on from there:
       *[other] The game is saved in { $files } up to decision { $number }. To go on from there:
    }

E1011 = “{ $file }” is there already
    .help =
        { $kind ->
            [personal] Nothing is written over something else. Give another name.
           *[game] A game is never saved over something else. Give another name; to go on with a saved game, use “play --resume FILE”.
        }
    .example =
        wrong:  cardwright play --save game.jsonl, a second time
        right:  cardwright play --resume game.jsonl, or: --save game2.jsonl
E1015 =
    { $reason ->
        [ENOSPC] “{ $file }” cannot be written: the disk is full
        [EDQUOT] “{ $file }” cannot be written: you may not fill more of the disk
        [EACCES] “{ $file }” cannot be written: you may not write there
        [EPERM] “{ $file }” cannot be written: you may not write there
        [EROFS] “{ $file }” cannot be written: nothing can be written there
        [ENOENT] “{ $file }” cannot be written: its folder is not there
        [ENOTDIR] “{ $file }” cannot be written: its folder is not there
        [EISDIR] “{ $file }” cannot be written: it is a folder
       *[other] “{ $file }” cannot be written
    }
    .help =
        { $reason ->
            [ENOSPC] Make room, or name a file on another disk.
            [EDQUOT] Make room, or name a file on another disk.
           *[other] Name a file in a folder where you may write.
        }
    .example =
        wrong:  cardwright play --save /no/such/folder/game.jsonl
        right:  cardwright play --save game.jsonl
E1017 =
    { $reason ->
        [ENOSPC] the disk is full: “{ $file }” is good up to decision { $number }, and is not written any more
       *[other] “{ $file }” cannot be written any more; it is good up to decision { $number }
    }
    .help = The game goes on without it. “save FILE” writes all of it to another file, on another disk perhaps.
    .example =
        wrong:  (the disk is full)
        right:  save other.jsonl, at the next question
E1018 = “{ $file }” is not the file any more that the game is written to: it was deleted, or moved, or is another one now
    .help = The game goes on without it. “save FILE” writes all of it to another file.
    .example =
        wrong:  (the file was moved while the game was played)
        right:  save other.jsonl, at the next question
E1019 = “{ $file }” cannot be written to, so that the game would not go on in it: { $reason ->
        [ENOSPC] the disk is full
        [EDQUOT] you may not fill more of the disk
        [EROFS] nothing can be written there
       *[other] you may not write there
    }
    .help = Put that right, or copy the file to where you may write and there is room, and go on with the copy.
    .example =
        wrong:  (a file that you may only read)
        right:  cp game.jsonl copy.jsonl, then: cardwright play --resume copy.jsonl
E1020 = “{ $file }” is what one person knows of a game, not the game
    .help = It can be read and shown, but not played or replayed: it lacks what the others know, and what is to come. Whoever has the whole saved game can go on with that.
    .example =
        wrong:  cardwright play --resume for_one.jsonl
        right:  cardwright play --resume game.jsonl
E1021 = the pack of the saved game does not lie any more at “{ $folder }”
    .help = Say where it lies now, behind the file: --resume FILE FOLDER, and likewise for “replay” and “save”.
    .example =
        wrong:  cardwright replay game.jsonl
        right:  cardwright replay game.jsonl some_pack
