# What the browser client says itself, in English. What the games say is in their own files.

burgher = Burgher
tagline = Two fine board games about building a town: with friends, or against bots.

## Everywhere

home = Start page
close = Close
yes = Yes
no = No
you = You
play = Play
skip-to-content = Skip to the content
skip-to-board = Skip to the board
not-found = There is nothing here
not-found-hint = The address may be mistyped, or the table may be gone.
are-you-sure = Are you sure?
not-yet = Not yet

## Start page

new-game = New game
open-record = Open the record of a game
box-title = Your box: { $game }
box-link = Your box
box-own = Do you own { $game }? Match it to your box
box-pieces = Pieces
box-pieces-hint = The costs and values on cards and tiles. If you own the game and yours differ, you can enter them.
box-pieces-standard = As shipped
box-pieces-unplayable = { $name } (not playable yet)
box-at-table = Pieces: { $name }
box-check-own = Does your own copy of the game say otherwise?
for-players = For { $least } to { $most } players
games-running = Games in progress
games-over = Games played
your-turn = Your turn
# A game that somebody played alone.
game-won = Won
game-lost = Lost
waiting-for-players = Waiting for players
guided-game = Guided game
open-seat = Open seat
more-games = Show more
remove-from-list = Remove from the list: { $game }
ends-on = will be removed on { $date }

## Setting up a table

seats = Players
more-seats = One more seat
fewer-seats = One seat fewer
shuffle-seats = Shuffle seats
seat-number = Seat { $number }
who-sits-here = Who sits here: { $seat }
who-me = Me
who-here = Somebody on this device
who-open = A friend, by link
who-bot = A bot
who-bot-level = Bot: { $level }
your-name = Your name
name-of = Name: { $seat }
open-hint = You will get a link to send.
options = Options
options-changed = { $count } changed
start-game = Start the game
open-table = Open the table

level-with-hint = { $level } ({ $hint })
weakest-level = the weakest
strongest-level = the strongest
# How strong a level is among all: its place in the list, the weakest first.
strength-of = Strength { $number } of { $count }

## Settings

settings = Settings
setting-name = Your name at tables
setting-language = Language
setting-theme = Colours
theme-auto = Same as device
theme-day = Day
theme-night = Night
theme-to-day = Day colours
theme-to-night = Night colours
setting-motion = Movement
motion-auto = Same as device
motion-full = Smooth
motion-less = Quick
motion-none = None
setting-speed = Show others’ turns
speed-calm = Calmly
speed-brisk = Briskly
speed-instant = At once
setting-board = Board, where there is a choice
board-picture = As a picture
board-clear = Plain and clear
setting-turn-end = End of my turn
turn-end-asked = When I say so
turn-end-itself = By itself
setting-first-tips = A tip when something is new
setting-first-tips-again = Show them all again
first-tip = New
first-tip-done = Got it
first-tips-no-more = No more of these
setting-sound = Sounds
setting-notify = Notify me when it is my turn and I am elsewhere
setting-notify-not-here = Notifications need a secure address (https), which this one is not.
setting-notify-refused = The browser does not allow notifications for this page; you can change that in its settings.

## At the table: waiting

lobby-hint = The game begins as soon as every seat is taken.
invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
other-options = Changed options: { $options }
option-is = { $option } ({ $value })
sit-here = Sit down here
let-bot-have-it = Let a bot have it
send-away = Send away: { $name }
send-away-title = Send { $name } away?
send-away-hint = The seat becomes free. { $name } can watch, but cannot sit down at this table again.
send-away-yes = Send away
table-is-full = All seats are taken. The player who opened the table starts the game.
table-is-full-host = All seats are taken; somebody has several of them. It is up to you to start the game.
invite = Invite others
invite-hint = Anyone who opens this address can watch, and take an open seat.
invite-only-here = Only this device can reach these addresses. To let others in the house join, start the server with “burgher serve --host 0.0.0.0”.
link-to-moment = This moment of the game
link-to-table = The table
copy-link = Copy
copied = Copied
share = Share
qr-code = QR code of { $address }

## At the table: seats

about-seat = About { $name }
seat-is-bot = A bot: { $level }.
seat-is-open = Nobody sits here yet.
seat-is-here = Is at the table.
seat-is-away = Is not at the table.
seat-was-seen = Was last here { $when }.
seat-is-gone = Has left the table.
seat-has-stand-in = A bot plays for them: { $level }.
is-away = not here
let-bot-play = Bot that plays here
no-bot-here = None
give-seat-back = Give the seat back
leave-seat = Leave the seat
come-back = Come back
move-seat = Move the seat to another device
move-seat-how = Open this address there within a quarter of an hour. It works once.
automatic = Steps without a choice
automatic-never = I take them myself
automatic-safe = They are taken for me, unless I could no longer undo
automatic-always = They are always taken for me
points-of = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## At the table: playing

what-is-asked = What is asked
watching = You are watching.
is-thinking = is thinking
is-deciding = is deciding
game-is-over = The game is over.
result = Result
undo = Undo
look-back = Look back
my-seat = My seat: steps taken for me, a bot in my place, another device
table-closed = Everybody has left this table.
table-ends-on = Nothing has happened here for a long time: this table will be removed on { $date }, unless somebody plays or says something.
undo-turn = Back to the start of my turn
undo-keys = Undo my last step (Ctrl+Z; with Shift, the whole turn)
undo-far = Back to my last choice
undo-far-hint = Takes back my last choice and everything that has happened since; the log will say so
undo-round =
    { $round ->
        [0] Back to the set-up
       *[other] Back to the start of round { $round }
    }
undo-round-hint = Takes back everything that has happened since then. There is no way forward again; the log will say so.
undo-far-much =
    { $round ->
        [0] That was in the set-up. Everything that has happened since is taken back. There is no way forward again; the log will say so.
       *[other] That was in round { $round }. Everything that has happened since is taken back, including all of round { $now }. There is no way forward again; the log will say so.
    }
undo-turn-hint = Takes back only what I have done in this turn
undo-more = More ways to take something back
undo-title = What do you want to take back?
undo-nothing = Nothing
turn-held = Your turn ends when you say so.
turn-held-further = Your turn ends when you say so. The board already shows what comes after it.
turn-end = End the turn
turn-goes-on = Chance decides what comes next; then you go on, if you can. Until then you can take back what you did.
turn-go-on = Go on
skip-telling = Skip
now-choose-where = In your hand: { $what }. Now choose where.
put-back = Put back
choose-which = { $what }: which?
tray-title = What do you choose?
outlook-chance = Then chance decides.
outlook-uncertain = It depends on what is hidden.
connection-lost = No connection; trying again
curtain-title = { $name }, it is your turn
curtain-hint = Nobody else should look now.
curtain-open = I am { $name }

panels = Beside the board
panel-board = Board
panel-log = Log
panel-chat = Chat
panel-actions = Actions
panel-rules = Rules
log = Log
log-earlier = Earlier entries
log-empty = Nothing has happened yet.
log-since = Since your turn
log-goes-on = The game goes on from here
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-only-seated = Only those seated at the table can chat.
actions-none = There is nothing for you to do now.
actions-search = Find an action
actions-count = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
rules-open = Rule
rules-contents = Contents
rules-search = Search the rules
rules-none = The rules of this game have not been written yet.
rules-nothing-found = Nothing found.
rules-found = { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
rules-back = Back to “{ $section }”
rules-about = The rules about this

## The end, and looking back

end-title = { $count ->
        [0] Nobody has won
        [one] { $winners } has won
       *[other] { $winners } have won
    }
points-from = Points from
points-column = Points
graph = Points over the rounds
graph-label = Points over the rounds. At the end: { $players }
seed-was = The seed was { $seed }; anybody can use it to check that chance was fair.
download-record = Download
rematch = Play again
to-rematch = To the new table
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment { $moment } of { $last }
replay-more = Show all of it
replay-less = Show less
replay-leave = To the table
look-from = Point of view
look-as-spectator = Everybody’s view
look-as = As { $name } saw it
play-on = Play on from here
play-on-hint = A new game begins at this moment. Bots take the other seats.
play-on-as = You are
play-on-against = Bots

## What the list of actions is headed with

verb-place = Place a worker
verb-send = Send a worker
verb-crest = Take a crest
verb-build = Build
verb-mark = Place a marker
verb-discount = Save on the cost
verb-pay = Pay
verb-use = Use
verb-reclaim = Take a worker back
verb-buy = Buy
verb-sell = Sell
verb-convert = Turn into metal
verb-staff = Place a gnome
verb-gnome = Use a gnome
verb-recruit = Recruit
verb-take = Take
verb-discard = Discard
verb-steal = Take from others
verb-swap = Swap
verb-show = Show
verb-pick = Take a card that was shown
verb-block = Block a guild
verb-die = Pick up a die
verb-modify = Pick up a die and change it
verb-complete = Complete settlers
verb-visit = Go
verb-reroll = Roll again
verb-purchase = Buy any good
verb-move = Move an apprentice
verb-recall = Call an apprentice back
verb-renew = Replace what is on show
verb-keep = Keep
verb-gain = Take a good

## What the table itself says

notice-seat-joined = { $name } sits down.
notice-seat-filled = A bot takes a seat.
notice-table-full = All seats are taken. Somebody has several of them, so the host starts the game.
notice-seat-sent-away = The host has sent { $name } away.
notice-bot-sent-away = The host has sent a bot away.
notice-rematch = There is a new table for another game.
notice-table-ends = Nothing has happened here for a long time. In { $days ->
        [one] { $days } day
       *[other] { $days } days
    } this table will be removed, unless somebody does something.
notice-seat-left = { $name } has left.
notice-seat-back = { $name } is back.
notice-seat-moved = { $name } plays on another device now.
notice-seat-given-back = { $name } has the seat back.
notice-bot-took-seat = A bot plays for { $name }.
notice-took-back =
    { $round ->
        [0] { $name } has taken everything back to the set-up.
       *[other] { $name } has taken everything back to round { $round }.
    }
notice-bot-failed = A bot failed; another plays on for { SEAT($seat) }.
notice-hint-taken = { SEAT($seat) } has asked the coach.

## What can go wrong

error-unreachable = The server is not answering. Nothing is lost; try again.
error-broken = Something went wrong. Nothing is lost; try again.
fetch-again = Try again
error-bad-request = The server did not understand: { $detail }
error-bad-action = There is no such action: { $detail }
error-bad-option = These options do not go together: { $detail }
error-bad-components = This component file does not fit: { $detail }
error-bad-record = This record cannot be read: { $detail }
error-bad-file = This file is not the record of a game. You get one at the end of a game, with “Download”.
error-bad-name = A name must have 1 to { $most } characters.
error-bad-words = A message must have 1 to { $most } characters.
error-not-found = There is nothing here.
error-wrong-method = The server did not understand.
error-no-table = There is no such table. The link may be incomplete, or the table may be on another server, or gone.
error-no-game = There is no game “{ $game }”.
error-no-seat = This table has no such seat.
error-no-moment = The game has no moment { $moment }; its last is { $last }.
error-no-lesson = There is no such lesson.
error-no-level = There is no bot “{ $level }”.
error-no-device = This server does not know your device yet; sit down at a table first.
error-not-yours = This seat is somebody else’s.
error-not-seated = Only those who sit at this table can do that.
error-not-host = Only the player who opened the table can do that.
error-sent-away = The host has sent you away from this table. You can watch.
error-not-your-turn = It is not your turn.
error-not-playing = The game is not running.
error-not-waiting = The game has already begun.
error-not-over = The game is not over yet.
error-not-awaited = The game is not waiting for { $name } now. A bot may play for them once it has waited for a while, or if they leave.
error-still-here = { $name } is at the table and has to decide. If nothing happens, a bot may play for them in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
error-not-away-long = { $name } has not been away for long. A bot may play for them in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, unless they come back.
error-nothing-to-play = The game is over at this moment; choose an earlier one.
error-seat-taken = This seat is taken.
error-colour-taken = Somebody else has this colour already.
error-seats-taken = All seats are taken; you can watch.
error-seats-open = A seat is still open.
error-seat-is-open = Nobody sits there.
error-own-seat = That is your own seat; you can leave it.
error-stale = The game has moved on; this is how it stands now.
error-key-used = That has already been done.
error-nothing-to-undo = Nothing can be taken back: something has been revealed, or somebody else has decided since.
error-too-much-undone = So much has been taken back at this table that nothing more can be: from here the game only goes on.
error-illegal = That is not possible now.
error-plan-too-far = That goes further than you can know yet: take it step by step.
error-seed-with-friends = You can choose a seed only if no seat is open.
error-too-many-tables = You already have { $most } games under way. Finish or leave one before you open another.
error-too-many-records = You already keep { $most } records here. Remove one before you add another.
error-too-many-sets = You already keep { $most } sets of pieces here. Delete one before you make another.
error-no-set = There is no such set of pieces on this device.
error-set-named = You already have a set called “{ $name }”. Choose another name.
error-set-unplayable = “{ $name }” cannot be played with yet: { $detail }
error-set-field = { $path } cannot be changed here.
error-trial-running = Games are already being played here. Wait until they are over.
error-not-a-record = Only records can be removed; a game that you leave disappears from your list.
error-bad-link = This link has already been used, or is too old. Make a new one on the device that has the seat.
error-no-hints = Hints are for those who play alone or against bots, and for tables where everybody agreed to them at the start.
error-nobody-decides = Nobody decides at moment { $moment }: chance acts there, or the game is over.
error-coach-busy = The coach has many games to look at. Try again in a minute.
error-coach-refused = The coach cannot judge this: { $detail }.
error-coach-failed = The coach could not find an answer this time. The game is not affected; try again.
error-unplayable = This game cannot be continued: it does not fit the rules of this version.
error-too-big = That is too big: the limit is { $most } bytes.
error-try-again = The server cannot reach the tables just now. Nothing was changed; try again.
error-no-room = The server’s disk is full. Nothing was changed.
error-head-too-big = The browser sent too much at once; the limit is { $most } bytes.
error-too-slow = The connection is too slow: the request did not arrive within { $seconds } seconds.
error-crowded = Too many connections from your network; the limit is { $most } at once.
error-too-often = Too many requests; try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-foreign-page = This request came from another page.
error-wrong-host = This server does not answer to that name.
why-not-your-turn = It is not your turn.

## Boards, part by part and player by player

panes = Parts of the board
pane-with-choices = { $pane }: { $count ->
        [one] something to choose
       *[other] { $count } things to choose
    }
pane-new = { $pane }: something has happened there
pane-mine = My board
pane-others = Others
player-boards = Players’ boards
board-of = { SEAT($seat) }’s board
