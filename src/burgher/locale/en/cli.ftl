# What the command line says. Lines of help begin in lower case and end without a full stop, as usual there.

## Help

help-burgher = Play Belfort and Rise to Nobility in the browser or in the terminal, or look into games already played.
help-alone = Without a command, burgher opens in the browser.
help-commands = commands
help-lang = language of messages (default: that of the environment)
help-other-game = a game in a file of its own; the commands then know it by its name
help-version = the version, and whether the engine is compiled

help-play = open a table in the browser, with bots, with others on this device or with friends
help-terminal = play in the terminal, against bots or with others at this keyboard
help-serve = serve the browser client, to others on the network too
help-resume = play on where a record ends, or from a position
help-replay = retell a recorded game in words
help-show = show a position, or a moment of a record, and what may be done there
help-check = check that records are genuine
help-analyse = say how a recorded game went: chances, mistakes, luck, turning points
help-simulate = play many games at random or among bots, and count
help-match = let a bot play against others, and measure how strong it is
help-tournament = let several bots play in every mix, and rate them
help-bench = measure how fast the bots think
help-dataset = write games as rows of a Parquet file, to learn from
help-train = let a network learn a game by playing it (needs burgher[train])
help-games = list the games and what a table may choose
help-rules = print the rules of a game, or what they say about something
help-components = print the file with a game’s pieces and numbers, to be corrected

help-game = belfort or nobility
help-about = words that a section must contain (default: all sections)
help-play-game = belfort or nobility (without it: the start page)
help-players = number of players (default: 3)
help-option = an option of the game, as “burgher games” lists them; may be given several times
help-component-file = a corrected component file (see “burgher components”), or the name of a set that comes with the game
help-check-components = read a corrected file as a game would, and say what is wrong or odd about it
help-compare-components = lay the files of several owners side by side: where they agree, and where they differ
help-serve-components = a corrected component file that new games are played with unless somebody chooses otherwise; once for each game
help-json = print JSON
help-judge = who judges the positions (default: best)
help-analysis-seconds = the most time it may take, in seconds
help-number-of-games = number of games (default: 100)
help-simulate-seed = seed for everything random (default: 1)
help-simulate-bots = bots or levels by seat, or one for all; without them, every action is random
help-match-bot = the bot or level that is measured, or FILE.py:NAME
help-match-other = the bot or level in all other seats
help-tournament-bots = two or more bots or levels, or FILE.py:NAME
help-contest-games = number of games, rounded up so that everybody sits in every seat equally often (default: 100)
help-contest-seed = seed for everything random (default: 1)
help-contest-out = write each game to this file; games that are already there are not played again
help-seconds = time for a decision, in seconds (default: 0.2)
help-cores = games to play at once (default: as many as there are cores)
help-ray = play on a Ray cluster, or on a local one (needs burgher[ray])
help-bench-what = bots: simulations a second of the bots that think
help-bench-seconds = seconds for each measurement (default: 1)
help-record = a record (*.burgher.json), or - for the standard input
help-records = records (*.burgher.json)
help-game-file = a record (*.burgher.json) or a position in JSON, or - for the standard input
help-replay-seat = as the player at this seat saw it, from 1 (default: nothing is hidden)
help-show-seat = as the player at this seat sees it, from 1 (default: the one who is asked)
help-at = after this many actions of the record (default: all)
help-out = write to this file instead
help-dataset-out = the Parquet file to write
help-train-minutes = how long to train now (default: 20)
help-train-planned = minutes of the whole training, if it is spread over several runs (default: this run)
help-train-workers = processes that play (default: one fewer than there are cores)
help-train-tables = half the number of tables that each process plays at (default: 384)
help-train-width = width of the network (default: 512)
help-train-blocks = number of its blocks (default: 3)
help-train-out = folder for the network, the log and what is needed to go on (default: training/GAME); training goes on with what is there
help-train-from = network file to begin with, instead of from nothing (where the folder holds no training yet)
help-train-against = networks that stay in the league (where the folder holds no training yet); FILE@0.5 plays its favourite moves more often
help-train-set = change any setting of the training, such as victory=0.5 (docs/training.md)
help-train-ray = let the processes play on a Ray cluster, or on a local one (needs burgher[ray])
help-host = address to listen on (default: 0.0.0.0, every address of this computer)
help-port = port to listen on (default: 8750; 0 finds a free one)
help-database = where tables are kept: a file, or the address of a PostgreSQL database (default: a file of your own)
help-keep-finished = how many days finished games are kept (default: for ever)
help-keep-abandoned = how many days games that nobody plays any more are kept; their players are told in good time (default: for ever)
help-open = how many seats are left open for friends, who join by a link (default: 0)
help-humans = how many people play, in the first seats (default: 1)
help-play-bots = levels of the bots by seat, or one for all
help-names = names of the people
help-colours = colours of the people: red, blue, yellow, green, purple, white
help-full-screen = play in the whole terminal, with mouse and keys
help-play-seed = seed for everything random (default: something unpredictable)

## What is given to a command, as its help names it

metavar-lang = LANG
metavar-command = COMMAND
metavar-game = GAME
metavar-word = WORD
metavar-file = FILE
metavar-folder = FOLDER
metavar-bot = BOT
metavar-other = OTHER
metavar-bots = BOT,...
metavar-levels = LEVEL,...
metavar-names = NAME,...
metavar-colours = COLOUR,...
metavar-option = NAME=VALUE
metavar-seed = SEED
metavar-number = N
metavar-seconds = S
metavar-address = ADDRESS
metavar-database = FILE_OR_ADDRESS
metavar-what = WHAT

## How help is laid out; %s, %r and %(…)s stand for details and stay as they are

usage = usage:
usage-positional = arguments
usage-options = options
usage-help = show this help
usage-argument = argument %(argument_name)s: %(message)s
usage-unrecognized = these arguments are not understood: %s
usage-required = these arguments are missing: %s
usage-not-with = not together with argument %s
usage-ignored = it takes no value, but %r was given
usage-one = a value is missing
usage-some = at least one value is missing
usage-ambiguous = %(option)s could mean %(matches)s
usage-choice = %(value)r is none of %(choices)s

## Mistakes

see-help = { $what } (see: { $command } --help)
whole-number = it is a whole number from { $low }, not “{ $given }”
positive-number = it is a number above 0, not “{ $given }”
no-seat = there is no seat { $seat }: the game has { $players } players
option-form = an option is given as NAME=VALUE, not as “{ $given }”
no-bot = there is no bot or level “{ $name }”; choose from { $known }
no-level = a table in the browser takes levels, not “{ $name }”; the levels are { $known } (other bots play in the terminal: burgher terminal)
bots-count =
    { $given } bots are named, but there are { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } for bots; name one for each, or one for all
too-many-humans = { $humans } people cannot play in a game of { $players }
no-seat-for-bots = with { $players } people in { $players } seats there is no room for bots
no-colour = there is no colour “{ $name }”; the colours are { $known }
colour-twice = { $colour } can be only one person’s colour
too-many-colours = more colours were given than there are people
too-many-names =
    { $names } names were given, but { $people ->
        [one] one person plays
       *[other] { $people } people play
    }
no-rule = the rules say nothing about “{ $about }”
no-file = there is no file { $file }
folder = { $file } is a folder, not a file
unreadable = { $file } cannot be read: { $why }
unwritable = { $file } cannot be written: { $why }
already-there = { $file } already exists and was left as it is; choose another name
needs-extra = { $packages } is not installed here, and this needs it: pip install "{ $extra }"
not-json = { $file } is not JSON: { $why }
not-an-object = { $file } is neither a record nor a position: those are JSON objects
not-a-record = { $file } is not a record: it has no field burgher with the version of the format
not-a-game = { $file } is neither a record (which has a field burgher) nor a position (which has a field game)
at-position = { $file } is a position; --at is for records
at-beyond = { $file } has { $actions } actions; --at { $at } is beyond them
in-file = { $file }: { $what }

## Records

# $end: finished or unfinished; $chance: seed (chance acted as the seed has it) or possible (there was no seed to check)
record-ok =
    { $file }: OK, { $actions } actions, { $end ->
        [finished] finished
       *[unfinished] not finished
    }{ $chance ->
        [seed] , chance as its seed has it
       *[possible] {""}
    }
retold = { $game }: { $players }
not-over = The record ends here; the game is not over.
won =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
seen-by = as { $name } sees it
seen-by-nobody = as everybody sees it
chance-next = Chance comes next:

## Tables

column-player = Player
column-score = Points
column-wins = Wins
row-games-a-second = games a second
row-decisions-a-second = decisions a second
row-decisions = decisions a game
row-choices = of these, with a choice
row-branching = legal actions a decision
simulated =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s ({ $engine ->
        [compiled] compiled
       *[interpreted] interpreted
    })

## Contests of bots

column-bot = Bot
column-share = Wins
column-interval = 95 % interval
column-margin = Margin
column-rating = Rating
column-lost = Lost moves
column-slowest = Slowest
# $form: match or tournament
contest-head =
    { $game }, { $players } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seconds } s a decision, seed { $seed }
fair-share = Wins are counted for each seat a bot had: { $share } is a fair share. The margin is over the best of the others.
match-note = In each block of games the first bot sits in every seat once, with the same seed.
fault-illegal = { $name } chose { $what }, which was not legal.
fault-broken = { $name } broke down: { $what }
fault-late = { $name } was stopped: it thought much longer than the { $what } s it had.
fault-dead = { $name } ended its process (status { $what }); its games were played without it.
more-faults =
    { $name } did { $count ->
        [one] one other thing
       *[other] { $count } other things
    } wrong.
contest-stopped = Stopped. { $done } of { $games } games are in { $file }; the same command with --out { $file } plays the others.
contest-stopped-at-once = Stopped before the first game was over.

## Measuring

benched =
    Simulations a second, { $players } players, in the middle of the game, on one core ({ $engine ->
        [compiled] compiled
       *[interpreted] interpreted
    })
column-playouts = playouts
playouts-random = random, to the end
playouts-full = sensible, to the end
playouts-cut = sensible, cut and judged

## Games

game = { $name }: { $title }, for { $low } to { $high } players
sets = Component sets: { $sets }
some-of = A,B,... of { $choices }
one-of = { $default } (or { $others })
levels = Levels of bots, from the weakest: { $levels }
level-told = { $level }. { $style }
train-other-game = { $folder } holds the training for { $game }; choose another folder
train-slow = There is no accelerator here: training runs on the processor and takes a hundred times as long.
train-begun = Training begins: { $game }. Ctrl-C stops it; it can go on later.
train-goes-on = Training goes on: { $game }.
train-done = The network is in { $file }.
train-exam = against greedy bots with { $players } players: { $wins } wins
train-line =
    { $phase ->
        [imitating] { $minutes } min ({ $progress }), watching bots, { $decisions } million decisions, { $pace } a second
       *[other] { $minutes } min ({ $progress }), { $decisions } million decisions, { $pace } a second
    }
dataset-written =
    { $file }: { NUMBER($rows) } { $rows ->
        [one] decision
       *[other] decisions
    } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
components-written = { $file } is written. Correct whatever differs in your box, and play with: burgher play { $game } --components { $file }
components-fit = { $file } can be played with: burgher play { $game } --components { $file }
components-told = { $differing ->
        [0] Nothing differs from the shipped set
        [one] One value differs from the shipped set
       *[other] { $differing } values differ from the shipped set
    }; { $checked } of { $of } pieces have been checked.
components-differing = { "  " }{ $path }: { $shipped } → { $found }
components-doubt = Look again: { $what }
components-bases = these files correct different sets: { $bases }; compare files of the same set
compared = { $files ->
        [one] One file
       *[other] { $files } files
    }, { $values ->
        [one] one value
       *[other] { $values } values
    } looked up; { $confirmed } as in the shipped set.
compared-agree = All agree, and the shipped set differs ({ $number }):
compared-differ = They differ ({ $number }):
compared-single = Only one owner has looked this up, and the shipped set differs ({ $number }):
compared-line = { "  " }{ $path }: { $shipped } → { $found }
compared-by = { $value } ({ $owners })

## Playing

welcome = Welcome. What shall we play?
ask-game = Game
ask-players = How many players, { $low } to { $high }?
ask-humans = How many of the { $players } are people at this keyboard?
ask-again = Please answer with a number from { $low } to { $high }.
begins = { $game }: { $players }
how-to-ask = Answer with a number or with the words of an action. ? explains what else there is.
hand-over = It is { $name }’s turn. Press Enter when nobody else is looking.
# What is typed during a game besides actions: these words, or the English ones.
word-why = why
word-hint = hint
word-list = list
word-rules = rules
word-table = table
word-log = log
word-undo = undo
word-save = save
word-quit = quit
play-help =
    Type a number, or an action’s words as in the list, to do it, or one of these:
      why ACTION   whether an action is legal, and why not
      hint         what the coach would do, and why (not when several people play)
      list         everything that is possible now, in words
      rules WORD   what the rules say about something; without a word, what there is to look up
      table        show the table again
      log          everything that has happened, as far as you may know it
      undo         take back your last choice, if nothing was revealed and nobody else has decided since
      save FILE    save the game; “burgher resume FILE” plays on
      quit         leave the game
no-such-number = There is no number { $number } in the list; it goes to { $last }.
go-on =
    Which of these? { $ways }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }
# $rule: where the rule is found, or “none”
not-now =
    “{ $action }” is not possible. { $reason }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }
legal-now = “{ $action }” is possible now: { $does }
why-what = Name an action, for example: why pass
rules-how = Type “rules” and a word to read about it, for example: rules tie
no-undo = Nothing can be taken back: you have not decided anything yet, or something has been revealed or somebody else has decided since.
undone = Taken back.
save-where = Name a file: save FILE
save-as = Save the game as (Enter: do not save):
saved = Saved as { $file }.

# The full screen
screen-help = What you can type
screen-rules = Rules
screen-undo = Take back
screen-save = Save
screen-save-as = Save the game as
screen-leave = Leave
screen-stay = Enter without a name: do not save. Esc: stay.
screen-typed = A number, an action or a command
screen-over = The game is over: Ctrl+S saves it, F10 leaves
screen-go-on = Go on
screen-thinks = { $name } is thinking …

## The tables of both games

between-entries = {"; "}
place-of = { $place }: { $who }
workers-of = { $name } ({ $workers })

## The table of Belfort

belfort-calendar =
    Month { $round } of { $rounds }, { $season }: { $phase }{ $scoring ->
        [yes] {" "}(the city is scored at the end of this month)
       *[no] {""}
    }
head-player = Player
head-crest = crest
head-points = points
head-tax = tax
head-income = income
head-wood = wood
head-stone = stone
head-metal = metal
head-gold = gold
head-home = at home
head-gnomes = gnomes
head-hand = hand
head-passed = passed
head-city = District [who is there]
head-guild = guild
head-markers = markers
belfort-blocked = { $guild } [blocked]
belfort-cards = On show: { $pool } · deck: { $deck } · gnomes for hire: { $gnomes }
belfort-built = { $name } has built:{" "}
belfort-staffed =
    { $property }{ $gnomes ->
        [0] {""}
        [one] {" "}(a gnome)
       *[other] {" "}({ $gnomes } gnomes)
    }
belfort-hand = Your hand:{" "}
belfort-free = Without a card:{" "}

## The table of Rise to Nobility

nobility-calendar =
    Round { $round } of { $rounds }: { $phase }{ $event ->
        [none] {""}
       *[other] {" "}· event: { $event }
    }
head-reputation = rep
# How much reputation is left for dice this round.
head-left = left
head-nobility = nob
head-coins = coins
head-modifiers = mod
head-workers = work
head-houses = houses
head-dice = dice
head-space = dice
head-apprentices = apprentices
head-workshops = workshops
nobility-guild-spaces = A die in a guild:{" "}
nobility-guild-space =
    { $values }: activates { $activates }, buys up to { $buy }{ $apprentices ->
        [0] {""}
        [one] , 1 apprentice
       *[other] , { $apprentices } apprentices
    }
head-price = price
head-earns = each
nobility-tavern = Tavern [{ $dice }], next die at least { $least }:
nobility-yard = Yard [{ $dice }], next die at most { $most }: a house for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
nobility-hall = Guild Hall:{" "}
nobility-hall-space = [{ $value }] { $building }, { $price }
nobility-port = Port [{ $dice }], price (room):{" "}
# N4: nobility 4 is needed
nobility-council = Stone Council (* you could fulfil it now):
nobility-demand = { $race } N{ $nobility }: { $price } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $taken }
nobility-chancery = Chancery [{ $dice }]:
nobility-desk = { $value } { $row } row, { $race }: { $benefit }{ $taken }
nobility-hidden = (hidden)
# What settlers ask for, and what they bring.
nobility-settlers = { $card } { $race }: { $least } to { $most } of { $goods } · workers { $workers }, stars { $stars }
nobility-character = You are { $name }; you may give one more of this good than others: { $good }
nobility-own = Your settlers:
nobility-commission = Commission { $tile } [{ $fields }]: { $card }
nobility-commission-card = { $card }, { $measure } ({ $steps })
nobility-commission-step = { $number }: { $points }
nobility-objective = Objective:{" "}
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## The server

serving = Burgher is running. Ctrl-C stops it.
serving-at = Burgher is at { $address }
serving-others = For others: { $address }
opening = Burgher is opening in your browser. Ctrl-C stops it; your games are kept.
no-browser = No browser could be opened. Open this address in one: { $address }

# What the coach says about a game. $when is a month or a round, $before and $after are chances to win.
not-analysed = { $file }: the game is not over; only finished games are analysed
analysis-head = Judged by: { $judge }. It took { $seconds } s.
analysis-turning-points = Turning points
analysis-worst = What cost most
analysis-end = End
analysis-decision = { $when }, { $name } (moment { $moment }): “{ $done }”. Better: “{ $best }” { $about ->
        [win] ({ $before } instead of { $after })
       *[place] (for a better place at the end)
    }, { $rating ->
        [inaccuracy] an inaccuracy
        [mistake] a mistake
       *[blunder] a blunder
    }.
column-chance = Winning chance
column-accuracy = Accuracy
column-best = Best
column-good = Good
column-inaccuracy = Inaccuracies
column-mistake = Mistakes
column-blunder = Blunders
column-luck = Luck
analysis-unseen = { $name }: the coach ran out of time. Looked at: { $seen } of { $all } decisions.
hint-now = Your chance of winning: { $chance }.
hint-choice = { $does } ({ $action }): { $chance }
hint-not-here = Hints are for those who play alone or against bots.
