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
report-clean =
    { $files ->
        [one] { $files } file, nothing to report
       *[other] { $files } files, nothing to report
    }

explain-title = { $code }: { $sentence }
explain-unknown = “{ $code }” is not the code of a finding


## Enumerations: a, b and c

list-more = { $first }, { $second }
list-last = { $first } and { $second }


## Command line: commands

help-app = Read board games from data and play them.
help-packs = List the packs that come with the program.
help-check = Check packs and say what is wrong, with file, line and column.
help-parse = Show how an effect is read: its tree, or the operations it becomes.
help-format = Write effects in their canonical form.
help-test = Play scenario files and say which of them do not go as they expect.
help-play = Play a game in the terminal, at one keyboard or against bots.
help-simulate = Let bots play many games and count the results.
help-explain = Say at length what the code of a finding means.


## Command line: arguments and options

help-argument-pack = The pack: its id if it comes with the program, or its folder. Without one, the first that comes with the program.
help-argument-paths = Packs or files: ids of packs that come with the program, folders or files. Without any, all packs that come with the program.
help-argument-effect = The effect, in quotes.
help-argument-scenarios = Scenario files or folders of them. Without any, those of the pack.
help-argument-code = The code of a finding, such as E0901.

help-option-pack = The pack whose words are known: its id or its folder.
help-option-format = How findings are shown: full (with the source), concise (one line each) or json.
help-option-ops = Show the operations that the effect becomes.
help-option-check = Change nothing; say which files would be changed, and fail if there are any.
help-option-coverage = Count how often each effect of the pack was carried out.
help-option-seats = How many seats the game has.
help-option-seed = Where the random numbers start. The same seed plays the same game.
help-option-set = Set an option of the pack: option=value. May be given several times.
help-option-players = Who decides for each seat, in order, with commas: human, random, greedy.
help-option-games = How many games are played.
help-option-jobs = How many processes play at the same time.
help-option-json = Write the result as JSON.
help-option-lang = The language of texts. Without it, CARDWRIGHT_LANG, LC_ALL and LANG are asked.
help-option-version = Show the version and stop.
help-option-help = Show this help and stop.

help-panel-commands = Commands
help-panel-arguments = Arguments
help-panel-options = Options


## Command line: what commands say

version-line = cardwright { $version }

packs-id = Pack
packs-name = Name
packs-seats = Seats
packs-version = Version

format-changed = { $file } was changed
format-would-change = { $file } would be changed

test-passed = passed: { $scenario }
test-failed = failed: { $scenario }
test-summary =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }, { $failed ->
        [0] none failed
       *[other] { $failed } failed
    }

coverage-title = Effects carried out
coverage-never = never: { $what }
coverage-count =
    { $count ->
        [one] { $count } time: { $what }
       *[other] { $count } times: { $what }
    }

simulate-progress = { $done } of { $games } games
simulate-seed = Seed
simulate-games = Games
simulate-player = Player
simulate-wins = Wins
simulate-share = Share of wins
simulate-mean = Mean score
simulate-turns = Decisions a game
simulate-stopped = stopped after { $done } of { $games } games

stopped = stopped
internal-error = this is a fault of the program, not of your files: { $what }
