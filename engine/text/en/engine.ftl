# The engine's own words: reports and commands. No word of any one game stands here.


## Reports

# Sentences of findings have neither a capital at their start nor a full stop.
severity-error = error
severity-warning = warning

# error[E0301]: the sentence
# $head is built by report-head and may be coloured.
report-head = { $severity }[{ $code }]
report-headline = { $head }: { $sentence }
report-note = note: { $sentence }
report-help = help: { $text }

# A valid word close to the one that was written.
nearest-word = did you mean “{ $word }”?
sentence-nearest = { $sentence } ({ $nearest })

# The last line of a report.
report-summary =
    { $errors ->
        [0] { $warnings ->
            [one] { $warnings } warning
           *[other] { $warnings } warnings
        }
        [one] { $errors } error{ $warnings ->
            [0] {""}
            [one] , { $warnings } warning
           *[other] , { $warnings } warnings
        }
       *[other] { $errors } errors{ $warnings ->
            [0] {""}
            [one] , { $warnings } warning
           *[other] , { $warnings } warnings
        }
    }
# The engine lacks words of its own in a language that a pack has. $names is none where they are many.
check-language =
    { $folder }, { $language }: { $count ->
        [one] 1 of the engine's own messages is
       *[other] { $count } of the engine's own messages are
    } not in this language but told in English{ $names ->
        [none] . Copy the files of engine/text/en to engine/text/{ $language } and translate them, first rules.ftl: docs/texts.md
       *[other] : { $names }. Add them in engine/text/{ $language }: docs/texts.md
    }
report-clean =
    { $files ->
        [one] { $files } file, nothing to report
       *[other] { $files } files, nothing to report
    }

explain-title = { $code } – { $sentence }
explain-line = { $code }  { $sentence }
explain-example = Example:
explain-unknown = “{ $code }” is not the code of a finding; “cardwright explain” lists all


## Enumerations: a, b and c

list-more = { $first }, { $second }
list-last = { $first } and { $second }


## Command line: commands

help-app = Read board games from data and play them.
help-packs = List the packs that come with the program; with a pack, its options and what they mean.
help-check = Check packs and say what is wrong, with file, line and column.
help-cards = List the cards of a pack: copies, printed values, effects and what they say.
help-parse = Show how an effect is read: its canonical form and its tree, or the operations it becomes.
help-format = Write the effects in YAML files in their canonical form; all else stays as it is.
help-test = Play scenarios and say which of them do not go as they expect.
help-rules = Print the rules of a game on one page, with the numbers of its pack.
help-play = Play a game in the terminal, at one keyboard or against bots.
help-simulate = Let bots play many games and count the results.
help-explain = Say at length what the code of a finding means.


## Command line: arguments and options

help-argument-pack = The pack: its id if it comes with the program, or its folder. Without one, the first that comes with the program.
help-argument-pack-shown = A pack whose options are listed: its id if it comes with the program, or its folder.
help-argument-pack-needed = The pack whose words are known: its id if it comes with the program, or its folder.
help-argument-paths = Packs (ids of those that come with the program, or folders) or single files of packs. Without any, the first pack that comes with the program.
help-argument-card = One card, by its id or its name: all that is known of it.
help-argument-effect = The effect, in quotes.
help-argument-paths-needed = Packs (ids of those that come with the program, or folders) or single files of packs.
help-argument-scenarios = Packs, or single files with scenarios. Without any, the first pack that comes with the program.
help-argument-code = Codes of findings, such as E0901. Without any, all codes, a line each.

help-option-format = How findings are shown: full (with the source), concise (one line each) or json.
help-option-source = Say where each card comes from: what vouches for it, and the file and line.
help-option-ops = Show the operations that the effect becomes.
help-option-check = Change nothing; say which files would be changed, and fail if there are any.
help-option-verbose = Name the scenarios that pass, too.
help-option-coverage = List what no scenario has touched, and the rules that none shows.
help-option-table = Print every rule of the rulebook, where the pack does it, and which scenarios show it.
help-option-seats-play = Who sits at each seat, in turn order, with commas: you, you:<name> (a name twice is one person), greedy, random (or bot), exec:COMMAND for a program of your own. Without it, you and greedy ones: four seats, or as near to that as the game comes.
help-option-seats-simulate = Which bot sits at each seat, in turn order, with commas: random (or bot), greedy, or exec:COMMAND for a program of your own.
help-option-seed = Where the random numbers start, a whole number. The same seed plays the same game.
help-option-set = Set an option of the pack: option=value, or option=random to draw one. May be given several times; “cardwright packs PACK” lists what there is.
help-option-players = How many seats the game has; a bot sits at each.
help-option-games = How many games are played.
help-option-jobs = How many processes play at the same time.
help-option-json = Write the result as JSON.
help-option-json-cards = Write the result as JSON; ids in it are those of the pack’s files.
help-option-lang = The language of texts. Without it, CARDWRIGHT_LANG, LC_ALL and LANG are asked.
help-option-version = Show the version and stop.
help-option-help = Show this help and stop.

help-panel-commands = Commands:
help-panel-arguments = Arguments:
help-panel-options = Options:
help-usage = Usage: { $usage }
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND ...
help-default = { $text } [{ $value }]


## Command line: what cannot be carried out

usage-line = cardwright: { $text }
usage-no-command = there is no command “{ $name }”
usage-no-option = there is no option “{ $name }”
usage-missing = { $name } is missing
usage-value-missing = a value is missing behind { $name }
usage-value-extra = { $name } takes no value
usage-bad = the value of { $name } cannot be used
usage-extra = too many arguments, from “{ $first }” on; the command is: { $usage }
usage-other = this cannot be understood
usage-number = “{ $value }” is not a whole number ({ $option })
usage-number-far =
    { $far ->
        [low] “{ $value }” is too small: { $option } takes numbers of at most { $digits } digits
       *[other] “{ $value }” is too large: { $option } takes numbers of at most { $digits } digits
    }
usage-number-low = “{ $value }” is too small: { $option } begins at { $low }
usage-choice = “{ $value }” cannot stand behind { $option }, only: { $known }
usage-seat = “{ $value }” cannot sit at a seat, only: { $known }
usage-seat-name = a name is missing in “{ $value }”
usage-seat-alike = the name “{ $name }” could be taken for “{ $other }”, which is somebody else: give another name
usage-seats = { $pack } has { $low ->
        [one] 1 seat
       *[other] { $low } seats
    }, not { $count }
usage-seats-between = { $pack } has { $low } to { $high } seats, not { $count }
usage-seats-differ = --players says { $players } and --seats names { $seats }: give one of the two
usage-person = { $person } decides for { $seats } together: let the same one sit there
usage-set = “{ $value }” is not an option=value
usage-set-option = { $pack } has no option “{ $option }”, only: { $known }
usage-set-none = { $pack } has no options
usage-set-value = “{ $value }” is no value of “{ $option }”, only: { $known }
usage-set-twice = “{ $option }” is set twice


## Command line: what commands say

language-unknown = there are no texts in “{ $language }”, only in: { $known }; English is used

version-line = cardwright { $version }

packs-id = Pack
packs-name = Name
packs-seats = Seats
packs-version = Version
packs-range = { $low } to { $high }
packs-default = { $value } (default)
packs-no-options = { $pack } has no options
option-meaning = { $name } – { $help }
option-drawn = { $option }: { $value } (drawn)

cards-unknown = no card is called “{ $card }”
cards-not-pack = “{ $card }” is a card, and no pack
# $count cards, and $seats of which each seat has one; $each is yes where each seat has a set of its own.
cards-kind =
    { $kind }: { $count }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }{ $seats ->
        [0] {""}
       *[other] {" "}and { $seats } a seat
    }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
cards-file = File
cards-line = Line
cards-kind-of = Kind
cards-copies = Copies
cards-name = Name
cards-text = Text
# One of the texts of a card, under what the pack calls it.
cards-headed = { $head }: { $text }
cards-effect-of = Effect
cards-source = Source
cards-title = { $name } ({ $id })
cards-effect = [{ $effect }]
cards-value = { $name } { $value }
cards-count = { $count }
cards-count-each = { $count } each
cards-count-seats = one a seat
cards-source-at = { $source }, { $place }

# What vouches for a card or a rule.
source-rulebook = rulebook
source-several = several sources
source-one = one source
source-inferred = inferred
source-reconstructed = reconstructed
source-own = a house rule

format-changed = { $file } was changed
format-would-change = { $file } would be changed
format-left = { $file }:{ $line }: this text cannot be written in its canonical form in this place; it stays as it is

test-passed = passed: { $scenario }
test-failed = failed: { $scenario }
test-summary =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }, { $failed ->
        [0] none failed
       *[other] { $failed } failed
    }{ $unread ->
        [0] {""}
       *[other] , { $unread } could not be read
    }{ $files ->
        [0] {""}
        [one] , { $files } file could not be read
       *[other] , { $files } files could not be read
    }

coverage-title = What the scenarios have touched
coverage-count = { $touched } of { $count }
coverage-code = texts
coverage-operation = statements
coverage-branch = ways of choices
coverage-filter = sides of filters
coverage-trigger = triggers
coverage-modifier = modifiers
coverage-value = values
coverage-word = words
coverage-row = rows of tables
coverage-rule = rules of the rulebook
# What no scenario has touched. $what is a path of ids, $way the name of a branch or the side of a filter.
coverage-missed =
    { $place }: { $what }: { $sort ->
        [code] never ran
        [operation] this statement never ran
        [branch] { $way ->
            [true] its condition never held here
            [false] its condition always held here
            [yes] never done
            [no] never declined
            [again] no pass of it began
            [stop] never stopped
           *[other] “{ $way }” was never taken
        }
        [filter] { $way ->
            [true] a condition in it never held
           *[other] a condition in it always held
        }
        [trigger] it never answered
        [modifier] it never changed anything
        [value] never worked out
        [word] no text that uses it ran
       *[row] nothing happened with it
    }
coverage-unshown = { $place }: { $name }: no scenario shows this rule: { $says }
coverage-summary =
    touched: { $touched }; never touched: { $missed }{ $rules ->
        [0] {""}
        [one] ; 1 rule that no scenario shows
       *[other] ; { $rules } rules that no scenario shows
    }

rules-card = **{ $name }**{ $text ->
        [none] {""}
       *[other] : { $text }
    }
rules-place = Place
rules-near = Next to it
rules-value = { $name } (`{ $id }`)
rules-nothing = none
rules-times = { $count } × { $what }
rules-table-title = # The rules of { $pack }, one by one
# Links lead from docs/rules.
rules-table-links = Links lead to the files of the pack in `{ $folder }`, from this page in `docs/rules`.
rules-table-section = Section
rules-table-rule = Rule
rules-table-at = Where the pack does it
rules-table-scenarios = Scenarios that show it
rules-table-choice = { $rule } (The printed rules are unclear or silent here; this is our choice.)
rules-table-several = { $rule } (Several sources beside the rulebook agree on this.)
rules-table-one = { $rule } (One source beside the rulebook tells this.)
rules-table-inferred = { $rule } (Worked out from what the sources tell.)
rules-table-reconstructed = { $rule } (No source tells this; it is our guess, which fits all that is known.)
rules-table-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

simulate-progress = { $done } of { $games } games
simulate-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $pack }, seed { $seed }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Wins
simulate-share = Share
simulate-mean = Mean score
# $bound of them were ended by the pack, which lets no game go on longer.
simulate-no-winner =
    Without a winner: { $count }{ $bound ->
        [0] { "" }
       *[other] { " " }({ $bound } ended at the bound of the pack)
    }
simulate-decisions = Decisions a game: { $number }
simulate-speed = { $number } games a second
simulate-stopped = stopped after { $done } of { $games } games
note-game = this was in game { $game } of seed { $seed }, counted from 0

stopped = stopped
system-error =
    { $file ->
        [none] the system refuses ({ $reason })
       *[other] the system refuses ({ $reason }): { $file }
    }
internal-error = this is a fault of the program, not of your files: { $what } (set CARDWRIGHT_DEBUG=1 to see where)
