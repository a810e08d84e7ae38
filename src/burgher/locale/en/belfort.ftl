# Belfort in English.
#
# Names in the messages' arguments are those of the action language ("master_elf"); PIECE says them. SEAT says a
# player's name. An argument that the reader may not see, or that is not there, is the word "none".

game-belfort = Belfort
    .hint = Build a city of five districts with elves, dwarves and gnomes. You score for having built the most in a district, and for having the most elves, dwarves or gnomes.

## Pieces. Forms that differ from the usual ones (core.ftl) are attributes.

form-bundle = { $name }
piece-wood = wood
piece-stone = stone
piece-metal = metal
    .bundle = 1 metal
piece-gold = gold
# In a cost: paid with the one or the other.
piece-ws = wood or stone
# What the trading post takes and the architects save.
piece-wood-and-wood = 2 wood
piece-wood-and-stone = 1 wood and 1 stone
piece-stone-and-stone = 2 stone

piece-elf = elf
    .many = elves
    .a = an elf
piece-master-elf = master elf
    .many = master elves
piece-dwarf = dwarf
    .many = dwarves
piece-master-dwarf = master dwarf
    .many = master dwarves

piece-forest = forest
piece-quarry = quarry
piece-mine = mine
piece-gold-mine = gold mine
piece-recruiter = recruiter’s desk
piece-camp = king’s camp
    .at = in the king’s camp

piece-pub = Pub
    .many = Pubs
piece-gardens = Gardens
    .a = Gardens
piece-tower = Tower
    .many = Towers
piece-inn = Inn
    .a = an Inn
    .many = Inns
piece-blacksmith = Blacksmith
    .many = Blacksmiths
piece-bank = Bank
    .many = Banks
piece-market = Market
    .many = Markets
piece-gatehouse = Gatehouse
    .many = Gatehouses
piece-library = Library
    .many = Libraries
piece-keep = Keep
    .many = Keeps
piece-wall = Wall
# The unseen card on top of the deck.
piece-deck = top card of the deck
    .a = the top card of the deck

piece-merchants = Merchants’ Guild
piece-librarians = Librarians’ Guild
piece-architects = Architects’ Guild
piece-recruiters = Recruiters’ Guild
piece-sawyers = Sawyers’ Guild
piece-miners = Miners’ Guild
piece-bankers = Bankers’ Guild
piece-masons = Masons’ Guild
piece-thieves = Thieves’ Guild
piece-bandits = Bandits’ Guild
piece-wizards = Wizards’ Guild
piece-spies = Spies’ Guild

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

## Options

about-players-2 = With two players, two non-players take part as well. They get no points, but they block guilds, build, and take places in the districts and among the workers; the two of you decide for them.
option-guilds = Guilds
option-guilds-hint = Which five of the twelve guilds stand in the city. Normal: two basic, one resource and two interactive ones; for beginners: two basic and three resource ones; advanced: any five. With two players the Wizards’ Guild is the only interactive one; the normal game then has two resource guilds.
option-guilds-normal = Normal game
option-guilds-beginner = Beginners’ game
option-guilds-advanced = Advanced game
option-guilds-chosen = Chosen by the table
option-chosen-guilds = Chosen guilds
option-chosen-guilds-hint = The five guilds to play with, when the table chooses them; which goes into which district is left to chance.
option-thieves-gold = Gold for thieves
option-thieves-gold-hint = How much gold the Thieves’ Guild may take from a single player: 2 in the German and French rulebooks, 3 in the English and Polish ones.
option-shared-gatehouses = Shared gatehouses
option-shared-gatehouses-hint = Whether two players may each hold one half of a Gatehouse. Later printings say that they may not.
option-keep-crest = Kept crests are safe
option-keep-crest-hint = Whether a player in the king’s camp who keeps their crest protects it from those who choose later. The English rulebook protects only a crest that was taken.
option-forgo-actions = Forgo actions
option-forgo-actions-hint = Whether a worker may be taken back from a plank without using its action.
option-markers-needed = No marker, no points
option-markers-needed-hint = Whether a place in a majority scores only for those who have at least one marker or worker there.
option-mine-pairs-only = Pairs only in the mine
option-mine-pairs-only-hint = Whether every worker in the mine must have a partner. The rulebooks let you distribute your workers as you like: one without a partner brings no metal, but counts for the bonus.
option-np-keep-markers = Non-players’ markers on a Keep
option-np-keep-markers-hint = For two players: how many markers a non-player puts on a section of the Keep. 2 in the German and French rulebooks, 1 in the English and Polish ones.
option-np-dwarves-together = Dwarves at one guild
option-np-dwarves-together-hint = For two players: whether the dwarves of both non-players may stand at the same guild. The rulebooks leave it open.

## Actions: what a button does

do-place = Place { PIECE($worker, form: "a") } { PIECE($at, form: "at") }
do-pass = Pass, and send your other workers to the resource areas
do-send = Send { PIECE($worker, form: "a") } { PIECE($to, form: "to") }
do-crest = Take crest { $crest }
do-build = Build { PIECE($property, form: "the") } in district { $district }
do-build-keep = Build the section of the Keep in district { $district }
do-build-gatehouse =
    { $side ->
        [before] Build the Gatehouse before district { $district }, on the half in district { $district }
       *[after] Build the Gatehouse after district { $district }, on the half in district { $district }
    }
do-build-wall = Build a Wall in district { $district }
do-build-guild = Build { PIECE($guild, form: "the") }
do-mark-gatehouse =
    { $side ->
        [before] Mark the Gatehouse before district { $district }, on the half in district { $district }
       *[after] Mark the Gatehouse after district { $district }, on the half in district { $district }
    }
do-discount = Save { PIECE($what, form: "bundle") }
do-pay = Pay 1 { PIECE($what) }
do-use = Use the worker { PIECE($at, form: "at") }
do-reclaim = Take the worker back from { PIECE($at, form: "the") } unused
do-buy = Buy 1 { PIECE($what) }
do-sell = Sell { PIECE($what, form: "bundle") }
do-convert = Turn 1 { PIECE($what) } into 1 metal
do-staff = Put a gnome on { PIECE($property, form: "the") }
do-gnome =
    { $property ->
        [blacksmith] Buy 1 metal from the gnome of a Blacksmith
       *[bank] Let the gnome of a Bank pay out gold
    }
do-recruit = Recruit { PIECE($worker, form: "a") }
do-take = Take { PIECE($card, form: "a") }
do-discard = Discard { PIECE($card, form: "a") }
do-end = End the turn
do-steal = Take 1 { PIECE($what) } from { SEAT($from, first: 1) }
do-swap = Choose { PIECE($property, form: "the") } in district { $district }
do-swap-keep = Choose the Keep in district { $district }
do-swap-gatehouse = Choose the Gatehouse after district { $border }
do-swap-wall =
    { $side ->
        [left] Choose the left Wall in district { $district }
       *[right] Choose the right Wall in district { $district }
    }
do-swap-guild = Choose { PIECE($guild, form: "the") }
do-show = Show { PIECE($card, form: "a") }
do-pick = Take { SEAT($from, first: 1) }’s card
do-done = Done
do-block = Put the non-player’s dwarf { PIECE($guild, form: "at") }
do-draw = Draw { PIECE($card, form: "a") }
do-turn-up = Turn up { PIECE($card, form: "a") }
do-deal-crest = Deal crest { $crest }
do-found = Found { PIECE($guild, form: "the") }

## Prompts: what is asked. `.others` is for everybody who is not asked; chance's questions have no $seat.

ask-found-guild = A guild is drawn for district { $district }.
ask-deal-crest = A crest is dealt to { SEAT($to) }.
ask-deal = A card is dealt to { SEAT($to) }.
ask-turn-up = A card is turned up for the pool.
ask-draw = A card is drawn for { SEAT($to) }.
ask-np-draw = A card is drawn for Non-player { $non_player }.
ask-keep =
    { $count ->
        [one] Choose a card to put away, face down; { $keep } stay in your hand.
       *[other] Choose { $count } cards to put away, face down; { $keep } stay in your hand.
    }
    .others = { SEAT($seat) } chooses which cards to keep.
ask-block = Choose the guild that Non-player { $non_player }’s dwarf blocks.
    .others = { SEAT($seat) } chooses the guild that Non-player { $non_player }’s dwarf blocks.
ask-place = Place a worker, or pass.
    .others = { SEAT($seat) } places a worker or passes.
ask-send =
    { $count ->
        [one] Send your last worker to a resource area.
       *[other] Send your { $count } workers to the resource areas.
    }
    .others = { SEAT($seat) } sends workers to the resource areas.
ask-camp = Choose the crest you take in the king’s camp; you have crest { $crest }.
    .others = { SEAT($seat) } chooses a crest in the king’s camp.
ask-turn =
    { $any ->
        [no] { $card ->
            [yes] Your turn: buy a card, or end the turn without one.
           *[no] Your turn: there is nothing left to do but end it.
        }
       *[yes] Your turn: { $build ->
            [yes] build,{" "}
           *[no] {""}
        }{ $workers ->
            [yes] use your workers,{" "}
           *[no] {""}
        }{ $gnome ->
            [no] {""}
            [hire] hire a gnome,{" "}
            [use] use your gnomes,{" "}
           *[both] hire or use gnomes,{" "}
        }{ $trade ->
            [yes] trade,{" "}
           *[no] {""}
        }{ $card ->
            [yes] and end the turn, with a card or without.
           *[no] and end the turn.
        }
    }
    .others = It is { SEAT($seat) }’s turn.
ask-discard =
    { $cause ->
        [limit] { $count ->
            [one] You may keep only { $limit } cards at the end of your turn: choose a card to discard.
           *[other] You may keep only { $limit } cards at the end of your turn: choose { $count } to discard, one after the other.
        }
       *[drawn] { $count ->
            [one] Choose a card from your hand to discard, just drawn or not.
           *[other] Choose { $count } cards from your hand to discard, one after the other, just drawn or not.
        }
    }
    .others = { SEAT($seat) } chooses what to discard.
ask-staff = Choose the property that your new gnome works at.
    .others = { SEAT($seat) } chooses where a gnome works.
ask-recruit =
    { $gnome ->
        [yes] Recruit an elf or a dwarf, or put a gnome to work.
       *[no] Recruit an elf or a dwarf.
    }
    .others = { SEAT($seat) } chooses whom to recruit.
ask-mark =
    { $owner ->
        [none] Choose the Gatehouse on which you put your second marker.
       *[other] Choose the half of the Gatehouse for { SEAT($owner) }’s marker.
    }
    .others = { SEAT($seat) } chooses the half of a Gatehouse.
ask-architects = Choose what the architects help you build, without a card, and for 1 metal or 2 wood or stone less; or build nothing.
    .others = { SEAT($seat) } chooses what the architects build.
ask-discount = Choose what the architects save you on { PIECE($what, form: "the") }, which costs { AMOUNTS($cost) }.
    .others = { SEAT($seat) } chooses what the architects save.
ask-pay =
    { $count ->
        [one] Pay 1 more wood or stone, as you like.
       *[other] Pay { $count } more wood or stone, as you like, one after the other.
    }
    .others = { SEAT($seat) } chooses whether to pay with wood or with stone.
ask-thieves =
    { $taken ->
        [0] Take gold: up to { $from_one } from one player, or 1 each from up to { $victims }. Or take nothing.
       *[other] Take more gold, or stop.
    }
    .others = { SEAT($seat) } lets the thieves take gold.
ask-bandits =
    { $taken ->
        [0] Take { $metal } metal or up to { $from_one } wood or stone from one player, or 1 wood or stone each from up to { $victims }. Or take nothing.
       *[other] Take more wood or stone, or stop.
    }
    .others = { SEAT($seat) } lets the bandits take resources.
ask-wizards = Choose the first of two places of one kind whose markers the wizards are to swap; one of them may be empty. Or swap nothing.
    .others = { SEAT($seat) } chooses what the wizards swap.
ask-swap-with = Choose the place that swaps markers with { PIECE($what, form: "the") }{ $district ->
        [none] .
       *[other] {" "}in district { $district }.
    } One of the two may be empty.
    .others = { SEAT($seat) } chooses what the wizards swap.
ask-show = Choose a card to show to { SEAT($to) }’s spies.
    .others = { SEAT($seat) } chooses a card to show to the spies.
ask-pick = Take one of the cards shown to your spies.
    .others = { SEAT($seat) } takes one of the cards shown to the spies.
ask-np-card = Choose the card that Non-player { $non_player } builds: one from the pool, or the top card of the deck.
    .others = { SEAT($seat) } chooses a card for Non-player { $non_player }.
ask-np-build = Choose where Non-player { $non_player } builds { PIECE($card, form: "the") }.
    .others = { SEAT($seat) } chooses where Non-player { $non_player } builds { PIECE($card, form: "the") }.

## Reasons: why something cannot be done now

why-not-asked-now =
    { $question ->
        [keep] Not now: first choose the cards that you put away.
        [block] Not now: first choose the guild that the dwarf blocks.
        [place] Not yet: workers are placed on planks first. When you pass, you send the others to gather; building and trading come after that.
        [send] Not now: first send all your workers to the resource areas.
        [camp] Not now: first choose a crest.
        [turn] Not now: this is not part of a turn.
        [discard] Not now: first discard.
        [show] Not now: first choose a card to show to the spies.
        [pick] Not now: first take one of the cards that were shown.
        [np_card] Not now: first choose a card for the non-player.
        [np_build] Not now: first build for the non-player.
       *[other] Not now: first finish what you have begun.
    }
why-no-such-worker-home =
    { $worker ->
        [elf] You have no elf left to place.
        [master_elf] You have no master elf left to place.
        [dwarf] You have no dwarf left to place.
       *[master_dwarf] You have no master dwarf left to place.
    }
why-desk-full =
    { $planks ->
        [one] The recruiter’s desk has one plank, and it is taken by { SEATS($holders) }.
       *[other] All { $planks } planks of the recruiter’s desk are taken, by { SEATS($holders) }.
    }
why-already-in-camp = You already have a worker in the king’s camp; one a month is the limit.
why-guild-not-in-city = There is no { PIECE($guild) } in this city.
why-plank-occupied =
    { $holder ->
        [none] You already have a worker on every usable plank of your { PIECE($at) }.
       *[other] { SEAT($holder) } already has a worker { PIECE($at, form: "at") }.
    }
why-guild-blocked = Non-player { $non_player }’s dwarf blocks { PIECE($guild, form: "the") }.
why-not-built = You have not built { PIECE($property, form: "a") }.
why-plank-locked = The plank of your { PIECE($property) } is locked; a gnome on the card opens it.
why-mine-unpaired = In the mine every elf needs a dwarf and every dwarf an elf, and with your workers that would not work out.
why-crest-not-in-game = There is no crest { $crest } in this game; they run from 1 to { $players }.
why-crest-taken = { SEAT($holder) } has chosen crest { $crest } this month, and it stays there.
why-too-dear = That costs { AMOUNTS($cost) }: you need { AMOUNTS($lacking) } more.
why-too-little-to-sell = To sell that you need { AMOUNTS($lacking) } more.
why-none-of-it = You have no { PIECE($what) }.
why-too-little-gold = That costs { AMOUNTS($cost) }, and you have { $have } gold.
why-card-not-in-hand = You have no { PIECE($card) } in your hand.
why-no-free-symbol =
    { $what ->
        [gatehouse] This half of the Gatehouse is taken by { SEATS($holders) }.
       *[other] No symbol is left for { PIECE($what, form: "a") } in district { $district }: taken by { SEATS($holders) }.
    }
why-gatehouse-shared = { SEAT($holder) } has a marker on the other half; in this game both halves must be free.
why-guild-owned = { SEAT($holder) } already owns { PIECE($guild, form: "the") }.
why-no-worker-there = You have no worker { PIECE($at, form: "at") }.
why-must-use = In this game a placed worker must be used; it cannot just be taken back.
why-visit-used =
    { $visits ->
        [0] You have no visit to the trading post.
        [one] You have made your visit to the trading post this turn.
       *[other] You have made all your { $visits } visits to the trading post this turn.
    }
why-no-conversion = You may exchange only in a turn in which you use a worker at the Merchants’ Guild, and then { $conversions } times.
why-already-hired = You have already hired a gnome this turn.
why-no-gnomes-left = There are no gnomes left for hire.
why-no-free-lock =
    { $locks ->
        [0] There is no lock for a gnome on { PIECE($property, form: "a") }.
       *[other] Every lock of your { PIECE($property) } already has its gnome.
    }
why-no-gnome-there = You have no gnome on { PIECE($property, form: "a") }.
why-gnome-used =
    { $gnomes ->
        [one] The gnome on your { PIECE($property) } has done its work this turn.
       *[other] All { $gnomes } gnomes on your { PIECE($property) } cards have done their work this turn.
    }
why-not-in-pool = There is no { PIECE($card) } in the pool.
why-no-cards-left = There are no cards left to draw.
why-workers-still-placed = Your workers { PIECES($places, form: "at") } must come back first.
why-none-in-supply =
    { $worker ->
        [elf] All your { $most } elves are in play.
       *[dwarf] All your { $most } dwarves are in play.
    }
why-no-own-marker-there = You have no marker on the other half of this Gatehouse.
why-too-dear-even-so = That costs { AMOUNTS($cost) }; even with what the architects save you, you cannot pay for it.
why-discount-not-in-cost = The cost is { AMOUNTS($cost) }: the architects cannot save you { PIECE($what, form: "bundle") } on it.
why-discount-too-small = If the architects save you { PIECE($what, form: "bundle") }, you still cannot pay the rest of { AMOUNTS($cost) }.
why-seat-not-in-game = There is no player { $number } in this game.
why-not-from-yourself = You cannot take anything from yourself.
why-nothing-to-steal = { SEAT($victim) } has no { PIECE($what) }.
why-thieves-take-gold = Thieves take gold and nothing else.
why-bandits-take-no-gold = Bandits take wood, stone or metal, but no gold.
why-metal-alone = If you take metal, you take nothing else, and you have already taken something.
why-stolen-enough-there = You cannot take more from { SEAT($victim) }.
why-stolen-enough = After what you have taken, you cannot take from { SEAT($victim) } as well.
why-same-location = A place cannot swap markers with itself.
why-other-kind-of-location = Markers are swapped between places of one kind: two properties of a type, two Walls or two guilds.
why-not-this-gatehouse = The marker belongs to the Gatehouse between districts { $before } and { $after }.
why-no-card-shown = { SEAT($victim) } shows no card.
why-must-choose = This cannot be skipped: choose one.
why-no-space-for-card = There is no free place for { PIECE($card, form: "a") }, and another card of the pool has one.
why-not-this-card = The non-player builds { PIECE($card, form: "the") } now, and nothing else.
why-not-for-non-players = Non-players build neither Walls nor guilds.
why-nothing-to-swap = No marker would move: one of the two places must have one.

## Events: what has happened

guild-founded = District { $district } gets { PIECE($guild, form: "the") }.
crest-dealt = { SEAT($seat) } gets crest { $crest }.
was-dealt =
    { $card ->
        [none] { SEAT($seat) } is dealt a card.
       *[other] { SEAT($seat) } is dealt { PIECE($card, form: "a") }.
    }
put-away =
    { $card ->
        [none] { SEAT($seat) } puts a card away.
       *[other] { SEAT($seat) } puts away { PIECE($card, form: "a") }.
    }
first-discards = { SEAT($seat) } discards { PIECES($cards, form: "a") }.
turned-up = The pool gets { PIECE($card, form: "a") }.
drew =
    { $card ->
        [none] { SEAT($seat) } draws a card.
       *[other] { SEAT($seat) } draws { PIECE($card, form: "a") }.
    }
discarded = { SEAT($seat) } discards { PIECE($card, form: "a") }.
deck-shuffled = The discard pile is shuffled and becomes the deck.
guild-blocked = { SEAT($seat) } puts Non-player { $non_player }’s dwarf { PIECE($guild, form: "at") }.

round-begins = Month { $round } begins.
placed =
    { $fee ->
        [0] { SEAT($seat) } places { PIECE($worker, form: "a") } { PIECE($at, form: "at") }.
       *[other] { SEAT($seat) } places { PIECE($worker, form: "a") } { PIECE($at, form: "at") } for { $fee } gold.
    }
placed-for = { SEAT($seat) } places { PIECE($worker, form: "a") } { PIECE($at, form: "at") } and pays { SEAT($owner) } { $fee } gold.
passed = { SEAT($seat) } passes.
sent = { SEAT($seat) } sends { PIECE($worker, form: "a") } { PIECE($area, form: "to") }.

collected =
    { $bonus ->
        [0]
            { $amount ->
                [0] { SEAT($seat) } collects nothing { PIECE($area, form: "in") }: it takes a pair.
               *[other] { SEAT($seat) } collects { $amount } { PIECE($what) }.
            }
       *[other] { SEAT($seat) } collects { $amount } { PIECE($what) }, { $bonus } of it for the most workers { PIECE($area, form: "in") }.
    }
recruited = { SEAT($seat) } recruits { PIECE($worker, form: "a") }.
recruit-wasted =
    { $worker ->
        [elf] { SEAT($seat) } has no more elves to recruit.
       *[dwarf] { SEAT($seat) } has no more dwarves to recruit.
    }
became-master =
    { $worker ->
        [elf] { SEAT($seat) }: an elf becomes a master.
       *[dwarf] { SEAT($seat) }: a dwarf becomes a master.
    }
crest-taken = { SEAT($seat) } takes crest { $crest } from { SEAT($from) }, who gets crest { $given }.
crest-kept = { SEAT($seat) } keeps crest { $crest }.
income = { SEAT($seat) } has an income of { $gold } gold.
taxed =
    { $lost ->
        [0] { SEAT($seat) } pays { $paid } gold in taxes.
        [one] { SEAT($seat) } pays { $paid } of { $tax } gold in taxes and loses a point.
       *[other] { SEAT($seat) } pays { $paid } of { $tax } gold in taxes and loses { $lost } points.
    }

built = { SEAT($seat) } builds { PIECE($property, form: "the") } in district { $district } for { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-gatehouse = { SEAT($seat) } builds the Gatehouse between districts { $district } and { $towards }, on the half in district { $district }, for { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-wall = { SEAT($seat) } builds a Wall in district { $district } for { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-guild = { SEAT($seat) } builds { PIECE($guild, form: "the") } in district { $district } for { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
paid = { SEAT($seat) } pays 1 { PIECE($what) }.
used = { SEAT($seat) } uses { PIECE($worker, form: "the") } { PIECE($at, form: "at") }.
reclaimed = { SEAT($seat) } takes { PIECE($worker, form: "the") } back from { PIECE($at, form: "the") }.
wasted = { SEAT($seat) } gets nothing from { PIECE($at, form: "the") }.
gained = { SEAT($seat) } gets { $amount } { PIECE($what) } from { PIECE($at, form: "the") }.
converted = { SEAT($seat) } exchanges 1 { PIECE($what) } for 1 metal.
bought = { SEAT($seat) } buys 1 { PIECE($what) } for { $gold } gold.
sold = { SEAT($seat) } sells { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal) } for { $gold } gold.
hired = { SEAT($seat) } hires a gnome for { $gold } gold.
staffed = { SEAT($seat) } puts a gnome on { PIECE($property, form: "the") }.
smith-sold = { SEAT($seat) } buys 1 metal from the gnome at the Blacksmith for { $gold } gold.
bank-paid = { SEAT($seat) } gets { $gold } gold from the gnome at the Bank.
bought-card = { SEAT($seat) } buys { PIECE($card, form: "a") } from the pool for { $gold } gold.
bought-unseen-card = { SEAT($seat) } buys the top card of the deck for { $gold } gold.
ended-turn = { SEAT($seat) } ends the turn.
gatehouse-marked = One of { SEAT($owner) }’s markers goes onto the Gatehouse between districts { $district } and { $towards }, on the half in district { $district }.
stole = { SEAT($seat) } takes { $amount } { PIECE($what) } from { SEAT($from) }.
swapped =
    { $what ->
        [guild] { SEAT($seat) } swaps the markers of { PIECE($one, form: "the") } ({ SEATS($owners) }) and { PIECE($other, form: "the") } ({ SEATS($others) }).
        [gatehouse] { SEAT($seat) } swaps the markers of the Gatehouse between districts { $one } and { $one_next } ({ SEATS($owners) }) and the one between districts { $other } and { $other_next } ({ SEATS($others) }).
       *[other] { SEAT($seat) } swaps the markers of { PIECE($what, form: "the") } in district { $one } ({ SEATS($owners) }) and the one in district { $other } ({ SEATS($others) }).
    }
swapped-walls = { SEAT($seat) } swaps the markers of { $one_side ->
        [left] the left Wall in district { $one }
       *[right] the right Wall in district { $one }
    } ({ SEATS($owners) }) and { $other_side ->
        [left] the left Wall in district { $other }
       *[right] the right Wall in district { $other }
    } ({ SEATS($others) }).
# The other place is empty.
moved =
    { $what ->
        [guild] { SEAT($seat) } moves the marker of { SEATS($owners) } from { PIECE($one, form: "the") } to { PIECE($other, form: "the") }.
        [gatehouse] { SEAT($seat) } moves all markers of { SEATS($owners) } from the Gatehouse between districts { $one } and { $one_next } to the one between districts { $other } and { $other_next }.
        [keep] { SEAT($seat) } moves all markers of { SEATS($owners) } from the Keep in district { $one } to the Keep in district { $other }.
       *[other] { SEAT($seat) } moves the marker of { SEATS($owners) } from { PIECE($what, form: "the") } in district { $one } to the one in district { $other }.
    }
moved-walls = { SEAT($seat) } moves the marker of { SEATS($owners) } from { $one_side ->
        [left] the left Wall in district { $one }
       *[right] the right Wall in district { $one }
    } to { $other_side ->
        [left] the left Wall in district { $other }
       *[right] the right Wall in district { $other }
    }.
chose-to-show =
    { $card ->
        [none] { SEAT($seat) } has chosen a card to show.
       *[other] { SEAT($seat) } has chosen to show { PIECE($card, form: "a") }.
    }
showed = { SEAT($seat) } shows { PIECE($card, form: "a") }.
picked = { SEAT($seat) } takes { PIECE($card, form: "the") } from { SEAT($from) }.

np-took = { SEAT($seat) } takes { PIECE($card, form: "a") } from the pool for Non-player { $non_player }.
np-drew = { SEAT($seat) } draws { PIECE($card, form: "a") } for Non-player { $non_player }.
np-wasted = Non-player { $non_player } finds no place for { PIECE($card, form: "a") }.
np-built = { SEAT($seat) } lets Non-player { $non_player } build { PIECE($property, form: "the") } in district { $district }.
np-built-gatehouse = { SEAT($seat) } lets Non-player { $non_player } build the Gatehouse between districts { $district } and { $towards }, on the half in district { $district }.
np-walked = Non-player { $non_player }’s dwarf walks on to district { $district } and blocks { PIECE($guild, form: "the") }.
np-paid = { SEAT($seat) } gets { $gold } gold for Non-player { $non_player }’s dwarf.

scored-district =
    { $points ->
        [one] { SEAT($seat) } scores a point in district { $district }.
       *[other] { SEAT($seat) } scores { $points } points in district { $district }.
    }
scored-workers =
    { $race ->
        [elves] { SEAT($seat) } scores { $points -> 
            [one] a point
           *[other] { $points } points
        } for elves.
        [dwarves] { SEAT($seat) } scores { $points ->
            [one] a point
           *[other] { $points } points
        } for dwarves.
       *[gnomes] { SEAT($seat) } scores { $points ->
            [one] a point
           *[other] { $points } points
        } for gnomes.
    }
tied =
    { SEATS($tied) } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } each. What they have left decides, with metal counting double: the most is { $stock }.
won = { SEATS($winners) } wins the game.
shared-victory = { SEATS($winners) } share the victory.
