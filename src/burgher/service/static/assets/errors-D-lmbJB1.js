var e=`# What is said about mistakes: in what a command or a bot is given, in records, positions and component files.
#
# The engine reads this file itself, without Fluent. In English each message therefore is one line, with nothing in it but
# words and { $details }. $field is the path of a field in a file, $value what stands there, $may one of the phrases "may-…".

## Fields of files

not-fitting = { $field } is { $value }; it may be { $may }
field-missing = { $field } is missing; it may be { $may }
no-such-field = { $field } is not a field here; there are { $known }
may-number = a whole number from { $low } to { $high }
may-any-number = a number
may-numbers = a list of { $count } whole numbers from { $low } to { $high }
may-some-numbers = a list of some whole numbers from { $low } to { $high }
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

## Games and options

no-such-game = there is no game { $name }; there are { $known }
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
hint-verbs = it begins with one of { $verbs }
quoted = “{ $text }”
# $that is quoted, or again two of them.
this-or-that = “{ $this }” or { $that }
# $why is the id of a reason with its arguments.
not-legal = “{ $action }” is not legal now: { $why }
no-decision = there is no decision to take back
undo-shut = nothing can be taken back: since then something was revealed or somebody else decided
too-much-undo = { $allowed } decisions can be taken back, not { $decisions }

## Records

record-not-json = this is not a record: it is not JSON ({ $why })
record-no-object = this is not a record: a record is a JSON object
record-no-format = this is not a record: the field burgher with the format version is missing
record-format = burgher is { $found }; this version reads records of format { $format }
no-record-field = { $field } is not a field of a record; there are { $known }
may-game = a game's name
may-players = a number of players
may-actions = a list of actions
may-action = an action's text
may-names = a list of names
wrong-hash = seed_hash is not the hash of the seed
wrong-result = result is { $result }, but the actions lead to { $true }
position-disagrees = position does not agree with the record in game, players, options or components
set-unknown = components.name is { $value }; without corrections it may be { $known }
components-changed = components { $name } have changed since: they were { $before }, now { $now }
at-action = actions[{ $at }]: { $what }
action-after-end = actions[{ $at }] is “{ $action }”, but the game is over
no-such-chance = actions[{ $at }] is “{ $action }”, but chance cannot do that here
other-chance = actions[{ $at }] is “{ $action }”, but the seed gives “{ $drawn }”
not-legal-there = actions[{ $at }] is “{ $action }”, which is not legal there: { $why }
too-many-actions = actions has { $found } entries; it may have { $most }

## Positions

position-no-object = a position is a JSON object
position-of = a position says which game it is of and for how many players: game and players
no-position-field = a position has no field { $field }
no-such-entry = { $field } has no entry { $entry }; it may have { $known }
too-many-questions = questions is a list of at most { $most } questions
question-fields = { $field } is { $value }; it has ask and seat, and may have first and second
no-whole-number = { $field } has { $value } where a whole number belongs
may-seat = from -1 (chance) to { $last }
no-question = questions is empty, but the game is not over

## Component files

no-such-set = there is no component set or file { $name }; the sets are { $known }
no-component-file = there is no component file { $file }
unreadable-components = the component file { $file } cannot be read: { $why }
components-not-toml = the component file { $file } is not TOML: { $why }
guild-mix = { $field } has { $found } guilds; it may have { $count }
too-few-properties = properties have { $found } copies together; to deal to { $players } players and fill the pool there may not be fewer than { $needed }
too-few-settlers = settlers of stack 1 are { $found }; there may not be fewer than { $needed }, one for each player
too-few-events = events of stack { $stack } are { $found }; there may not be fewer than { $needed }, one for each round of half a game
guild-without-workshop = workshops have none of the guild { $guild }; there may not be fewer than one of each
each-value-once = { $field } have the values { $value }; they may have each value from 1 to 6 once, and none none
may-goods = a list of different goods, one at least
may-effects = a list of different effects, one at least
may-demand = two numbers, the second not below the first: the first at most { $highest } and the second at least { $least } for this number of goods
may-races = a list of all six races
may-price = a price that ships.spaces_by_price has
may-need = a table of conditions, one at least, and guilds only together with guild_apprentices

## Bots

no-such-bot = there is no bot { $name }; there are { $known }, or FILE.py:NAME
no-such-level = there is no level { $level }; there are { $known }
no-bot-file = there is no file { $file } with bots
not-in-bot-file = { $file } has no { $name } in it
bot-file-broken = { $file } cannot be loaded: { $why }
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
no-such-evaluator = there is no evaluator { $name }; there are { $known }
weights-not-toml = the weights are not TOML: { $why }
weights-missing = the table weights is missing

## Contests

contest-entrants = a contest needs at least two entrants
contest-players = a contest needs at least two players at a table, not { $players }
no-ray = a Ray cluster needs Ray: pip install burgher[ray]
cluster-failed = the game { $game } came to no end on the cluster: { $why }
process-ended = a process that should play ended for no bot's reason, with { $code }
no-results = { $file } does not hold results of a contest; name another file
other-results = { $file } holds the results of another contest: its { $field } is { $found }, not { $value }; name another file
results-seats = { $file }, line { $line }: the game { $game } has other seats than it should

## Languages

no-such-language = there is no language { $language }; there are { $known }

## The server

port-taken = port { $port } is taken: stop what uses it, or choose another (0 finds a free one)
port-forbidden = port { $port } may not be used here; choose one above 1023, or 0 for a free one
port-range = port is { $port }; it may be from 0 to 65535
no-address = the address { $host } port { $port } cannot be listened at: { $why }
database-unopened = the database { $url } cannot be opened: { $why }
database-unusable = the database cannot be used: { $why }
unknown-set = there is no component set { $name }
replay-failed = this record cannot be played again
look-form = say { $example } for a seat, or null for a spectator
seat-form = a seat is a number or null
half-character = a text has half a character in it (a lone surrogate)
log-unfit = “{ $action }” by { $seat } does not fit the position
`;export{e as default};