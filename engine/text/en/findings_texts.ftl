# Findings about the texts themselves. A sentence has no full stop and no capital at its start, because it stands
# after "error[E0901]: "; its .help is one or two plain sentences.

E0901 =
    { $rule ->
        [E0002] this is not the start of a message
        [E0003] expected “{ $token }” here
        [E0004] expected a character of “{ $token }” here
        [E0005] message “{ $token }” has neither a text nor an attribute
        [E0006] term “-{ $token }” has no text
        [E0008] only a function, written in capitals, or a term can be called
        [E0010] none of the variants is marked as the default with “*”
        [E0011] there is no variant after “->”
        [E0012] expected a text here
        [E0013] expected the key of a variant here
        [E0014] expected a literal number or text here, a variable cannot stand here
        [E0015] more than one variant is marked as the default with “*”
        [E0016] a message cannot select a variant
        [E0017] a term cannot select a variant
        [E0018] an attribute of a message cannot select a variant
        [E0019] an attribute of a term cannot be shown
        [E0020] the text in quotes does not end on its line
        [E0021] an argument without a name stands after one with a name
        [E0022] an argument is given twice
        [E0025] there is no escape “\{ $token }”
        [E0026] “{ $token }” is not a Unicode escape
        [E0027] a closing brace without an opening one
        [E0028] expected a variable, a message, a term, a function or a literal in the braces
        [E0029] only a variable, a function, a number or a text can select a variant
       *[other] this is not a Fluent message
    }
    .title = a message is not written as Fluent wants it
    .help = Up to the next message nothing of this one is used; another language or the id stands in for it.
    .example =
        wrong:  name-card card
        right:  name-card = card

E0902 = “{ $message }” stands in this language twice
    .help = The first one is used. Rename or remove one of them; a pack may say a message of the engine in its own words, but only once.
    .example =
        wrong:  name-card = card
                name-card = sheet
        right:  name-card = card

E0903 = “{ $file }” cannot be read
    .help = See whether it is a file and whether you may read it. Its messages are taken from another language.
    .example =
        wrong:  text/en/names.ftl, which only another account may read
        right:  chmod u+r text/en/names.ftl

E0904 = this file is not UTF-8 from here on
    .help = Save the file as UTF-8. Until then nothing of it is used.
    .example =
        wrong:  a file saved as Latin-1
        right:  the same file, saved as UTF-8

E0905 = message “{ $message }” is missing in { $language }
    .help = The next language of the chain stands in for it, and at last the id. Add the message to this language.
    .example =
        wrong:  name-card in English, and not in the other language
        right:  name-card = … in that language's file

E0906 = message “{ $message }” in { $language } speaks of “{ $what }”, which it is not given
    .help = docs/packs.md and docs/texts.md say what each message of a pack is given. One of the engine has the variables of its English text.
    .example =
        wrong:  score-line = {"{"} $point {"}"}
        right:  score-line = {"{"} $points {"}"}

E0907 = message “{ $message }” in { $language } refers to “{ $what }”, which is not there
    .help = Messages, terms, attributes and functions must exist in the same language to be referred to.
    .example =
        wrong:  name-deck = deck of {"{"} name-crad {"}"}
        right:  name-deck = deck of {"{"} name-card {"}"}

E0908 = message “{ $message }” in { $language } contains itself
    .help = A message cannot refer to itself, not even through others. Write one of them without the reference.
    .example =
        wrong:  name-card = a {"{"} name-card {"}"}
        right:  name-card = a card

E0909 = message “{ $message }” in { $language } cannot be put together ({ $what })
    .help = The message is too long, or one of its functions does not take what it is given.
    .example =
        wrong:  a message of many thousand characters
        right:  the same, shorter

E0910 = “{ $file }” is larger than { $limit } KiB
    .help = Nothing of the file is used. Spread its messages over several files; all files of a language's folder are read.
    .example =
        wrong:  one file of many megabytes
        right:  names.ftl and log.ftl

E0911 = this text is nested too deeply
    .help = Braces stand in braces in braces too often to be read. Write the message with fewer of them.
    .example =
        wrong:  {"{"} {"{"} {"{"} {"{"} … {"}"} {"}"} {"}"} {"}"}
        right:  {"{"} $what {"}"}

E0912 = to say this, message “{ $message }” is needed, which { $language } lacks
    .help = Cards that need it are told wholly in another language of the reader’s; where none can, their effect itself is shown. Add the message to the pack’s texts in this language; docs/texts.md says what it is given.
    .example =
        wrong:  draw 1 card on a card, and no message for the verb
        right:  effect-draw = draw {"{"} $what {"}"}

E0913 = message “{ $message }” in { $language } is about something that the pack does not have
    .help = Behind the first part of its id stands a name of the pack, with “-” for “_”. Rename or remove the message.
    .example =
        wrong:  effect-drwa = draw {"{"} $what {"}"}
        right:  effect-draw = draw {"{"} $what {"}"}

E0914 = “{ $function }” takes no “{ $what }”
    .help = The functions of messages have the arguments that docs/texts.md names; write them as the function calls them.
    .example =
        wrong:  name-apple = {"{"} NUMBER($count, useGroping: 0) {"}"} apples
        right:  name-apple = {"{"} NUMBER($count, useGrouping: 0) {"}"} apples

E0915 = “{ $what }” must be a number from 0 to { $limit }
    .help = It says how many digits are shown.
    .example =
        wrong:  name-apple = {"{"} NUMBER($count, minimumIntegerDigits: 900) {"}"} apples
        right:  name-apple = {"{"} NUMBER($count, minimumIntegerDigits: 2) {"}"} apples

E0916 = this number has more than { $limit } digits
    .help = Numbers so long cannot be compared or shown. Write it in quotes if it is meant as a text.
    .example =
        wrong:  name-apple = {"{"} 1234567890123456 {"}"} apples
        right:  name-apple = {"{"} "1234567890123456" {"}"} apples

E0917 = message “{ $message }” in { $language } has no text of its own
    .help = It is to be said, and has only attributes. Write a text behind its “=”; an empty one is {"{"} "" {"}"}.
    .example =
        wrong:  name-lima =
                    .help = the harbour
        right:  name-lima = Lima
                    .help = the harbour

E0918 = nothing asks for “{ $what }” of message “{ $message }” in { $language }
    .help = So it is never told. Attributes of tell-… are named after the reports that they tell: docs/packs.md lists them.
    .example =
        wrong:  tell-sail =
                    .mvoe = {"{"} $seat {"}"} sails
        right:  tell-sail =
                    .move = {"{"} $seat {"}"} sails

E0919 = what may be chosen here has no name in the texts of the pack: “{ $message }”
    .help = Whoever chooses reads its id. Add the message to text/en; the attribute .help says what the choice means.
    .example =
        wrong:  name-coast = Coast
        right:  option-map = Map
                name-coast = Coast

note-shown-by = its text is shown by this message
note-first-here = “{ $what }” first stands here
