# Belfort in English.
#
# Names in the messages' arguments are those of the action language ("master_elf"); PIECE says them, in a form:
#   (none) as a title · a: one of them · the: this one · at: where a worker stands or goes · bundle: as an amount
# SEAT says a player's name. An argument that the reader may not see, or that is not there, is the word "none".

game-belfort = Belfort
    .hint = Build a city of five districts with elves, dwarves and gnomes; most markers and most workers score.

## Pieces

piece-wood = wood
piece-stone = stone
piece-metal = metal
    .bundle = 1 metal
piece-gold = gold
piece-ws = wood or stone
# Bundles: what the trading post takes and the architects spare.
piece-wood-and-wood = 2 wood
piece-wood-and-stone = 1 wood and 1 stone
piece-stone-and-stone = 2 stone

piece-elf = elf
    .a = an elf
    .the = the elf
piece-master-elf = master elf
    .a = a master elf
    .the = the master elf
piece-dwarf = dwarf
    .a = a dwarf
    .the = the dwarf
piece-master-dwarf = master dwarf
    .a = a master dwarf
    .the = the master dwarf

piece-forest = forest
    .at = to the forest
piece-quarry = quarry
    .at = to the quarry
piece-mine = mine
    .at = to the mine
piece-gold-mine = gold mine
    .at = to the gold mine

piece-recruiter = recruiter’s desk
    .the = the recruiter’s desk
    .at = at the recruiter’s desk
piece-camp = king’s camp
    .the = the king’s camp
    .at = in the king’s camp

piece-pub = Pub
    .a = a Pub
    .the = the Pub
piece-gardens = Gardens
    .a = Gardens
    .the = the Gardens
piece-tower = Tower
    .a = a Tower
    .the = the Tower
    .at = on the plank of the Tower
piece-inn = Inn
    .a = an Inn
    .the = the Inn
    .at = on the plank of the Inn
piece-blacksmith = Blacksmith
    .a = a Blacksmith
    .the = the Blacksmith
    .at = on the plank of the Blacksmith
piece-bank = Bank
    .a = a Bank
    .the = the Bank
piece-market = Market
    .a = a Market
    .the = the Market
    .at = on the plank of the Market
piece-gatehouse = Gatehouse
    .a = a Gatehouse
    .the = the Gatehouse
piece-library = Library
    .a = a Library
    .the = the Library
    .at = on the plank of the Library
piece-keep = Keep
    .a = a Keep
    .the = the Keep
piece-wall = Wall
    .a = a Wall
    .the = the Wall
piece-guild = Guild
    .a = a Guild
    .the = the Guild
# The unseen card on top of the deck.
piece-deck = deck
    .a = a card from the deck
    .the = the top card of the deck

piece-merchants = Merchants’ Guild
    .the = the Merchants’ Guild
    .at = at the Merchants’ Guild
piece-librarians = Librarians’ Guild
    .the = the Librarians’ Guild
    .at = at the Librarians’ Guild
piece-architects = Architects’ Guild
    .the = the Architects’ Guild
    .at = at the Architects’ Guild
piece-recruiters = Recruiters’ Guild
    .the = the Recruiters’ Guild
    .at = at the Recruiters’ Guild
piece-sawyers = Sawyers’ Guild
    .the = the Sawyers’ Guild
    .at = at the Sawyers’ Guild
piece-miners = Miners’ Guild
    .the = the Miners’ Guild
    .at = at the Miners’ Guild
piece-bankers = Bankers’ Guild
    .the = the Bankers’ Guild
    .at = at the Bankers’ Guild
piece-masons = Masons’ Guild
    .the = the Masons’ Guild
    .at = at the Masons’ Guild
piece-thieves = Thieves’ Guild
    .the = the Thieves’ Guild
    .at = at the Thieves’ Guild
piece-bandits = Bandits’ Guild
    .the = the Bandits’ Guild
    .at = at the Bandits’ Guild
piece-wizards = Wizards’ Guild
    .the = the Wizards’ Guild
    .at = at the Wizards’ Guild
piece-spies = Spies’ Guild
    .the = the Spies’ Guild
    .at = at the Spies’ Guild

## Phases, seasons, sources of points

phase-setup = Set-up
phase-placement = Placement
phase-collection = Collection
phase-actions = Actions
phase-non-players = Non-players
phase-scoring = Scoring
phase-end = The end

season-spring = Spring
season-summer = Summer
season-autumn = Autumn

points-districts = Districts
points-elves = Elves
points-dwarves = Dwarves
points-gnomes = Gnomes
points-taxes = Unpaid taxes

source-rulebook = from the rulebook
source-public = published by people who have the box
source-reconstructed = reconstructed: it is printed on the pieces, and nowhere that could be read
source-owner = corrected by an owner of the game

## Options

option-guilds = Guilds
option-guilds-hint = Which five of the twelve guilds stand in the city. With two players the Wizards’ Guild is the only interactive one.
option-guilds-normal = Normal: two basic, one resource, two interactive
option-guilds-beginner = Beginner: two basic, three resource
option-guilds-advanced = Advanced: any five
option-guilds-chosen = Chosen by the table
option-chosen-guilds = Chosen guilds
option-chosen-guilds-hint = The five guilds to play with, when the table chooses them; chance puts them into the districts.
option-thieves-gold = Gold for thieves
option-thieves-gold-hint = How much gold the Thieves’ Guild may take from a single player: 2 as on the tile, or 3 as some rulebooks print.
option-shared-gatehouses = Shared gatehouses
option-shared-gatehouses-hint = Whether two players may each hold one half of a Gatehouse. Later printings say that they may not.
option-keep-crest = Keep your crest
option-keep-crest-hint = Whether a player in the king’s camp may keep and protect the crest they have, instead of swapping it.
option-forgo-actions = Forgo actions
option-forgo-actions-hint = Whether a worker may be taken back from a plank without using its action.
option-markers-needed = No marker, no points
option-markers-needed-hint = Whether a place in a majority scores only for those who have at least one marker or worker there.

## Actions: what a button does

do-place = Place { PIECE($worker, form: "a") } { PIECE($at, form: "at") }
do-pass = Pass, and send everybody else to work
do-send = Send { PIECE($worker, form: "a") } { PIECE($to, form: "at") }
do-crest = Take crest { $crest }
do-build = Build { PIECE($property, form: "the") } in district { $district }
do-build-keep = Build the section of the Keep in district { $district }
do-build-gatehouse =
    { $side ->
        [before] Build the Gatehouse on the border before district { $district }, marker in district { $district }
       *[after] Build the Gatehouse on the border after district { $district }, marker in district { $district }
    }
do-build-wall = Build a Wall in district { $district }
do-build-guild = Build { PIECE($guild, form: "the") }
do-mark-gatehouse =
    { $side ->
        [before] Put the marker on the Gatehouse before district { $district }, on the half in district { $district }
       *[after] Put the marker on the Gatehouse after district { $district }, on the half in district { $district }
    }
do-discount = Save { PIECE($what, form: "bundle") }
do-use = Use the worker { PIECE($at, form: "at") }
do-reclaim = Take the worker back from { PIECE($at, form: "the") } unused
do-buy = Buy 1 { PIECE($what) }
do-sell = Sell { PIECE($what, form: "bundle") }
do-convert = Turn 1 { PIECE($what) } into 1 metal
do-staff = Put a gnome on { PIECE($property, form: "the") }
do-gnome =
    { $property ->
        [blacksmith] Let the gnome of a Blacksmith buy metal
       *[bank] Let the gnome of a Bank pay out gold
    }
do-recruit = Recruit { PIECE($worker, form: "a") }
do-take = Take { PIECE($card, form: "a") }
do-discard = Discard { PIECE($card, form: "a") }
do-end = End the turn
do-steal = Take 1 { PIECE($what) } from { SEAT($from, first: 1) }
do-swap = Choose { PIECE($property, form: "the") } in district { $district }
do-swap-keep = Choose the Keep in district { $district }
do-swap-gatehouse = Choose the Gatehouse on the border after district { $border }
do-swap-wall =
    { $side ->
        [left] Choose the left Wall in district { $district }
       *[right] Choose the right Wall in district { $district }
    }
do-swap-guild = Choose { PIECE($guild, form: "the") }
do-show = Show { PIECE($card, form: "a") }
do-pick = Take the card of { SEAT($from, first: 1) }
do-done = Done
do-block = Put the non-player’s dwarf { PIECE($guild, form: "at") }
do-draw = { PIECE($card, form: "a") } is drawn
do-turn-up = { PIECE($card, form: "a") } is turned up
do-deal-crest = Crest { $crest } is dealt
do-found = { PIECE($guild, form: "the") } comes to the city
