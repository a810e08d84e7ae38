# What is said about mistakes: in what a command or a bot is given, in records, positions and component files.
#
# The engine reads this file itself, without Fluent. In English each message therefore is one line, with nothing in it but
# words and { $details }. $field is the path of a field in a file, $value what stands there, $may one of the phrases "may-…".

## Fields of files

not-fitting = { $field } is { $value }; it may be { $may }
field-missing = { $field } is missing; it may be { $may }
no-such-field = { $field } is not a field here; the fields are { $known }
beyond-the-deck = { $field } is one too many: there are { $count }, { $first } to { $last }
may-number = a whole number from { $low } to { $high }
may-any-number = a number
may-numbers = a list of { $count } whole numbers from { $low } to { $high }
may-some-numbers = a list of any number of whole numbers from { $low } to { $high }
may-flag = true or false
may-text = a text
may-short-text = a text of at most { $most } plain characters
may-one-of = one of { $words }
may-some-of = a list of some of { $words }
may-table = a table
may-tables = a list of { $count } tables
may-some-tables = a list of tables
may-object = an object
may-object-of = an object with some of { $words }
list-of = a list of { $count }

## Files

cause-denied = permission is missing
cause-no-folder = there is no such folder
cause-full = there is no room left
cause-line = see line { $line }, column { $column }
cause-letters = it is not UTF-8
cause-depth = it is nested too deeply
cause-no-training = it is damaged, or from another version

## Games and options

no-such-game = there is no game { $name }; the games are { $known }
no-game-in-file = { $file } has no game in it: it needs a Game called GAME
game-name-taken = { $file } calls its game { $name }, and there is already a game of that name
players-count = { $game } is for { $low } to { $high } players, not for { $players }
no-such-option = there is no option { $option }; the options are { $known }
option-list = option { $option } is a list of { $choices }, not { $value }
option-value = option { $option } is one of { $choices }, not { $value }
option-players = option { $option } is for { $counts } players, not for { $players }
chosen-guilds-unasked = option chosen_guilds is only for guilds = "chosen"
chosen-guilds-count = option chosen_guilds is a list of { $count } different guilds, not { $value }
chosen-guilds-for-two = option chosen_guilds has { $guild }; with two players the wizards are the only interactive guild
chancery-for-six = option chancery is true for 6 players, not false: they always play with the Chancery

## Actions

foreign-action = “{ $action }” is not an action of this game
action-kind = an action is a text, an index or an object, not { $kind }
action-index = there is no action { $index }; they run from 0 to { $last }
# $action comes with its quotes; $hint is one of the three below.
no-such-action = there is no action { $action }; { $hint }
hint-meant = did you mean { $meant }?
hint-example = “{ $word }” is used like this: “{ $example }”
hint-verbs = actions begin with one of { $verbs }
quoted = “{ $text }”
# $that is quoted, or again two of them.
this-or-that = “{ $this }” or { $that }
# $why is the id of a reason with its arguments.
not-legal = “{ $action }” is not legal now: { $why }
no-decision = there is no decision to take back
undo-shut = nothing can be taken back: something has been revealed or somebody else has decided since
too-much-undo = { $allowed } decisions can be taken back, not { $decisions }

## Records

record-not-json = this is not a record: it is not JSON ({ $why })
record-no-object = this is not a record: a record is a JSON object
record-no-format = this is not a record: the field burgher with the format version is missing
record-format = burgher is { $found }; this version reads records of format { $format }
no-record-field = { $field } is not a field of a record; the fields are { $known }
may-game = a game's name
may-players = a number of players
may-actions = a list of actions
may-action = an action's text
may-names = a list of names
may-colours = the colours of all players, no two the same: { $colours }
wrong-hash = seed_hash is not the hash of the seed
wrong-result = result is { $result }, but the actions lead to { $true }
position-disagrees = position does not agree with the record in game, players, options or components
set-unknown = components.name is { $value }; without corrections it may be { $known }
components-changed = components { $name } have changed since: they were { $before }, now { $now }
at-action = actions[{ $at }]: { $what }
action-after-end = actions[{ $at }] is “{ $action }”, but the game is over
no-such-chance = actions[{ $at }] is “{ $action }”, but chance cannot do that here
other-chance = actions[{ $at }] is “{ $action }”, but the seed gives “{ $drawn }”
not-legal-at = actions[{ $at }] is “{ $action }”, which is not legal there
not-legal-there = actions[{ $at }] is “{ $action }”, which is not legal there: { $why }
too-many-actions = actions has { $found } entries; it may have { $most }

## Positions

position-no-object = a position is a JSON object
position-of = a position says which game it is of and for how many players: game and players
no-position-field = a position has no field { $field }
no-such-entry = { $field } has no entry { $entry }; it may have { $known }
too-many-questions = questions is a list of at most { $most } questions
question-fields = { $field } is { $value }; its fields are { $known }
no-whole-number = { $field } has { $value } where a whole number belongs
may-seat = from -1 (chance) to { $last }
no-question = questions is empty, but the game is not over
# Fields that are counted instead of named; $field is a path, $fields are several.
sum-of = the sum of { $field }
length-of = the length of { $field }
all-of = the number of { $piece } in { $fields } together
figures-of = the number of figures of seat { $seat } in play
events-left = the number of events of stack { $stack } in event_left
dice-on = the number of dice on { $field }
with-placed = the sum of { $field } and the dice placed
dice-placed = the number of dice that seat { $seat } has placed
tiles-of = the number of dice tiles of seat { $seat }
tiles-left = the number of dice tiles that nobody has
cards-dealt = the number of commission cards that seat { $seat } is to choose from
questions-of = the number of questions { $ask }

# What they may be; -1 stands for nobody or nothing.
may-from-to = from { $low } to { $high }
may-at-most = at most { $most }
may-at-least = at least { $least }
may-all-be = { $number } everywhere
may-be-another = another one
# $why is one of the phrases "since-…".
may-because = { $may }: { $why }
may-up-to-or-from = at most { $most }, or at least { $least }
may-each-once = each number from { $low } to { $high } once
may-different = a different one for each seat
may-from-first = filled from the first place on
may-no-gap = without a gap
may-seats-once = each seat once
may-seats-or-nobody = seats from 0 to { $last }, or -1 for nobody
may-nobody-from = -1 from plank { $plank } on
may-crests-dealt = different crests from 0 to { $last } for those who have one, and 0 for the others
may-card-in-hand = a card in the hand
may-guilds-founded = different guilds from the first district on, { $count } in all, and -1 after them
may-guild-in-play = a guild that this game is played with
may-guild-mix = the mix of guilds that the options give
may-two-districts = two different districts
may-by-chance = one that chance can answer
may-answerable = one that has an answer
may-come-up = one that can come up in { $ask }
may-lifted-gatehouse = a gatehouse whose marker has been lifted
may-location = a location of this city
may-robbed = the bits of other seats, { $most } at most
may-shown = a card, or -1 as long as the seat is asked for one
may-open-cards = open cards, { $most } at most
may-some-undrawn = -1 for the seats that have not drawn one yet
may-die = 10 times the owner of a die, from 1 (the automa is { $automa }), plus its value; or 0
may-dice-in-row = dice from the left, { $most } at most
may-ascending = in ascending order
may-descending = in descending order
may-automa-in-front = with the automa’s die only in front
may-die-there = a die that may lie on that space
may-settled-seat = a seat that has completed settlers of the race { $race }
may-under = below { $limit }, or put_back of one seat is { $order }, too
may-empty-place = a place where there is nothing yet
may-space-without-die = a space without a die
may-seat-without-settlers = a seat without settlers
may-guild-without-workshop = a guild without a workshop there
may-seat-with-card = a seat with one card dealt to it
may-placeable-die = a die that the seat can place
may-open-settlers = one of the open settlers of the seat
may-workshop-there = a workshop of the guild visited
may-own-community = a community building that the seat has placed a die for
may-at-question = { $number } at this question
may-visit-guild = a guild at this question
may-visit-clerk = Berk’s office at this question
may-visit-nowhere = -1 at this question

# Why it may only be that; the phrase stands behind what it may be.
since-is = { $field } is { $value }
since-setup = the game is being set up
since-over = the game is over
since-nobody-decides = nobody decides during the scoring
since-actions-over = the actions are over
since-not-actions = this is not the actions phase
since-not-placement = this is not the placement phase
since-not-collection = this is not the collection phase
since-nobody-out = in this phase nobody is there
since-nobody-passes = nobody passes in this phase
since-nobody-there = nobody stands there
since-turn = it is the turn of this seat
since-decides = this seat decides
since-chance-answers = only chance answers this
since-seat-answers = a seat answers this, not chance
since-asked-once = a seat is asked this once
since-without-option = the game is played without the option { $option }
since-drawn = it has been drawn
since-not-drawn = it has not been drawn yet
since-in-hand = there are no more in the hand
since-dealt = that is how many cards have been dealt

## Positions of Belfort

since-non-players-for-two = only two players have non-players
since-gnomes-working = of the gnomes, { $gnomes } are at work
since-no-crests = no crest has been dealt yet
since-sum-of-points = that is the sum of the points
since-placed = { $owned } owned, { $placed } placed
since-elves-and-dwarves = only elves go to the forest, and only dwarves to the quarry
since-dwarf-there = a non-player’s dwarf stands there
since-no-walls = non-players have no walls and no guilds
since-gatehouse-unshared = gatehouses are not shared in this game
since-locks = there are no more locks
since-markers = no more of its markers are in the city
since-own-spies = nobody shows cards to their own spies
since-asked-to-place = the seat is asked to place a worker
since-asked-to-send = the seat is asked whom to send
since-aside = of the cards, { $aside } are put away already
since-hands-first = the hands are dealt first
since-wood-and-stone = there is no more wood and stone
since-no-pick = nobody is asked to pick a card
since-nothing-to-show = this seat has nothing to show

## Positions of Rise to Nobility

since-no-round-after = no round comes after the last
since-rounds-to-come = each round to come needs one
since-discard = a card is to be discarded
since-no-discard = no card is to be discarded
since-not-stack-one = the first open card is not one of stack 1
since-no-workshop = there is no workshop there
since-other-guild = this workshop belongs to the guild { $guild }
since-free-to-the-left = a space to the left is free
since-neutral = a workshop without an owner lies there from the start
since-no-neutral = no workshops without an owner with this number of players
since-tile-there = a tile lies there
since-no-ship = there is no ship in the port
since-ship-in-port = this ship is in the port
since-ship-spaces = the ship has no more spaces
since-no-events = the game is played without events
since-event-in-force = this event is in force
since-solo-only = only the solo game has this
since-settlers-dealt = settlers have been dealt
since-dice-placed = that is the sum of the dice placed
since-throwing = all dice are rolled first
since-no-dice-thrown = no dice have been rolled in this phase
since-desk-unused = this desk is not used in this game
since-tile-free = nobody has this dice tile
since-tile-held = a seat has this dice tile
since-no-chancery = the game is played without the Chancery
since-tiles-above = the card lies under { $tiles } of the dice tiles
since-put-back = cards were put back at the start, or when the seat was given a dice tile
since-card-held = the seat has this card
since-card-stayed = where the card is, it has been since then
since-cards-first = the cards are dealt first
since-cards-last = commission cards are dealt at the end of the set-up
since-not-choosing = this seat is not to choose
since-in-stack = there are no more in the stack
since-two-cards = this is asked with two cards or more
since-completing = settlers are being completed
since-not-given = no settlers are being given this good
since-card-shown = the card has been shown
since-paid-for = no more can be paid for
since-no-room = there is no room in the guild
since-no-apprentices = the seat has no apprentices
since-no-lord = the seat is not a lord
since-not-in-tavern = the tavern is not visited
since-on-show = no more are on show
since-worker-on-building = a worker is to stand on the building
since-building-costs = that is what the building costs
since-no-visit = no place is visited
since-visit = a place is visited
since-done-in-one-go = only the tavern, a guild and Berk’s office take several decisions

## Component files

no-such-set = there is no component set or file { $name }; the sets are { $known }
no-component-file = there is no component file { $file }
unreadable-components = the component file { $file } cannot be read: { $why }
components-too-large = the component file { $file } is too large: at most { $most } kB
components-not-toml = the component file { $file } is not TOML: { $why }
components-of-another = this component file is for { $game }, not for { $wanted }
components-format = this component file has format { $found }; this version of Burgher reads { $known }
components-unfit = the component file cannot be used: { $why }
brought-not-toml = it is not TOML: { $why }
guild-mix = { $field } has { $found } guilds; it may have { $count }
too-few-properties = properties have { $found } copies together; to deal to { $players } players and fill the pool there may not be fewer than { $needed }
too-few-settlers = settlers of stack 1 are { $found }; there may not be fewer than { $needed }, one for each player
too-few-events = events of stack { $stack } are { $found }; there may not be fewer than { $needed }, one for each round of half a game
guild-without-workshop = workshops have none of the guild { $guild }; there may not be fewer than one of each
each-value-once = { $field } have the values { $value }; they may have each value from 1 to 6 once, and none may be empty
may-goods = a list of different goods, at least one
may-effects = a list of different effects, at least one
may-demand = two numbers, the second not below the first: the first at most { $highest } and the second at least { $least } for this number of goods
may-races = a list of all six races
may-price = a price that ships.spaces_by_price has, or with spaces of its own
may-need = a table of conditions, at least one, and guilds only together with guild_apprentices

## Bots

no-such-bot = there is no bot { $name }; the bots are { $known }, or FILE.py:NAME
no-such-level = there is no level { $level }; the levels are { $known }
no-python-file = there is no file { $file }
not-in-bot-file = { $file } has no { $name } in it
python-file-broken = { $file } cannot be loaded: { $why }
bot-unloadable = the bot { $name } cannot be loaded: { $why }
bot-unmakeable = { $name } cannot be made: { $why }
bot-asks = { $name } asks for { $parameter }; a bot can be made with game and seed, or neither
no-choose = { $name } is not a bot: it has no method choose(perspective, clock)
not-a-bot = { $name } is not a bot: a bot is a class with choose(perspective, clock), or such a function
function-settings = { $name } is a function, which has no settings
no-setting = in the bot { $name }, { $part } is not a setting; a setting is NAME=VALUE
# $offered is one of the two below.
no-such-setting = { $name } has no setting { $setting }; { $offered }
settings-known = it has { $known }
settings-none = it has none
setting-whole = the setting { $setting } of { $name } is a whole number from 0, not { $value }
setting-number = the setting { $setting } of { $name } is a number from 0, not { $value }
setting-least = the setting { $setting } of a bot is at least 1, not { $value }
no-such-evaluator = there is no evaluator { $name }; the evaluators are { $known }
no-such-judge = there is no judge { $name }; the judges are { $known }
game-not-over = the game is not over yet: only finished games are analysed
not-judged = these actions cannot be taken one after the other by the seat that decides
no-such-style = there is no style { $name }; the styles are { $known }
weights-not-toml = the weights are not TOML: { $why }
weights-missing = the table weights is missing
weights-unreadable = the weights { $file } cannot be read: { $why }

## Contests

contest-entrants = a contest needs at least two entrants
contest-players = a contest needs at least two players at a table, not { $players }
no-ray = a Ray cluster needs Ray: pip install burgher[ray]
cluster-failed = the game { $game } was not finished on the cluster: { $why }
process-ended = a process that was playing ended, and not because of a bot; its exit status was { $code }
no-results = { $file } does not hold results of a contest; name another file
other-results = { $file } holds the results of another contest: its { $field } is { $found }, not { $value }; name another file
results-seats = { $file }, line { $line }: the game { $game } does not have the seats it should

## Training

training-too-large = a network { $width } wide with { $blocks } blocks would take { $size } kB; at most { $most } kB are allowed: make it narrower
training-other-network = { $file } is a network of another game or of another version of this one; begin with one that fits
training-shape = { $folder } holds the training of a network of another shape; go on with that one, or choose another folder
training-unreadable = { $file } cannot be read, so this training cannot go on: { $why }
training-rival-heat = heat is a number above 0 and at most 100, not “{ $heat }”; 1 leaves a network as it is
training-rival-shape = { $file } is a network of another shape than the one being trained; rivals must have the same width and blocks
training-no-setting = training has no setting “{ $name }”; the settings are { $names }
training-setting-whole = { $name } is a whole number, not “{ $value }”
training-setting-number = { $name } is a number, not “{ $value }”
training-setting-least = { $name } is { $value }; it may be { $least } or more
training-setting-part = { $name } is { $value }; it may be from 0 to 1
training-setting-parts = { $names } are parts of one whole: together they may be at most 1

## Languages

no-such-language = there is no language { $language }; the languages are { $known }

## The server

port-taken = port { $port } is taken: stop what uses it, or choose another (0 finds a free one)
port-forbidden = port { $port } may not be used here; choose one above 1023, or 0 for a free one
port-range = port is { $port }; it may be from 0 to 65535
no-address = cannot listen on address { $host }, port { $port }: { $why }
database-unopened = the database { $url } cannot be opened: { $why }
database-unknown = tables cannot be kept in { $kind }: name a file for SQLite, or an address that begins with postgresql://
database-unusable = the database cannot be used: { $why }
database-newer = the database was written by a newer version of Burgher than this one, { $version }; use the newer one
postgres-missing = PostgreSQL needs a library that is not installed; install it with: pip install "burgher[postgres]"
unknown-set = there is no component set { $name }
replay-failed = this record cannot be replayed
look-form = say { $example } for a seat, or null for a spectator
half-character = a text contains half a character (a lone surrogate)
log-unfit = “{ $action }” by { $seat } does not fit the position

# networks

network-without-numpy = NumPy is not installed
network-unreadable = { $file } is no network file: { $why }
network-format = { $file } is a network file of format { $format }; this program reads { $known }
network-lacks = { $part } is missing
no-network = there is no network for { $game }
network-of-another-game = { $file } was trained on { $learned }, not on { $game }
network-of-another-encoding = { $file } was trained on another encoding of { $game } than the one used here, version { $version }
