# Rise to Nobility in English.
#
# Names in the messages' arguments are those of the action language ("green_elf", "s07"); PIECE says them. SEAT says a
# player's name, AMOUNTS names with their numbers. An argument that the reader may not see, or that is not there, is the
# word "none". Cards and tiles have their ids in their names, so that they can be found and typed.

game-nobility = Rise to Nobility
    .hint = Place dice in the white town of Caveborn, find homes for its settlers, and rise to the nobility.

## Pieces. Forms that differ from the usual ones (core.ftl) are attributes.

piece-books = books
    .one = book
piece-artwork = artwork
piece-weaponry = weaponry
piece-magic = magic
piece-jewelry = jewelry
piece-furnishings = furnishings
    .one = furnishing

piece-coin = coin
    .many = coins
piece-point = point
    .many = points
piece-modifier = modifier
    .many = modifiers
piece-worker = worker
    .many = workers
piece-good = good
    .many = goods

# Where income comes from, after a number.
piece-income-guilds = for apprentices in the guilds
piece-income-desks = for apprentices in the Chancery
piece-income-community = for community buildings
piece-income-event = for the event

piece-halfling = halfling
    .many = halflings
piece-human = human
    .many = humans
piece-elf = elf
    .many = elves
    .a = an elf
piece-dwarf = dwarf
    .many = dwarves
piece-green-elf = green elf
    .many = green elves
piece-trobit = trobit
    .many = trobits

piece-scholars = Scholars’ Guild
piece-artists = Artists’ Guild
piece-blacksmiths = Blacksmiths’ Guild
piece-wizards = Wizards’ Guild
piece-merchants = Merchants’ Guild
piece-carpenters = Carpenters’ Guild
piece-tavern = Cavern Tavern
piece-yard = Construction Yard
piece-hall = Guild Hall
piece-port = Port
piece-clerk = Berk’s office
    .the = Berk’s office
    .at = at Berk’s office
    .to = to Berk’s office
piece-castle = White Castle
piece-castle-extra = fourth space of the White Castle
    .at = on the fourth space of the White Castle
piece-board = own board
    .at = on their own board
    .to = to your own board
piece-council = Stone Council
piece-desk = Chancery
piece-commission = commission card
    .at = on a commission card
    .to = to a commission card
piece-top = above
piece-bottom = below

piece-white = white
piece-green = green
piece-yellow = yellow
piece-red = red
piece-blue = blue

# Settlers: names of our own.
piece-s01 = Barleybrook family
piece-s02 = Butterwick family
piece-s03 = Thistledown family
piece-s04 = Honeyburrow family
piece-s05 = Applegarth family
piece-s06 = Mossfoot family
piece-s07 = Hobblewick family
piece-s08 = Pennyfield family
piece-s09 = Ashford household
piece-s10 = Carrick household
piece-s11 = Dunmore household
piece-s12 = Hartwell household
piece-s13 = Merrin household
piece-s14 = Oakhurst household
piece-s15 = Rowntree household
piece-s16 = Selwick household
piece-s17 = Aelrin line
piece-s18 = Celavir line
piece-s19 = Ilvane line
piece-s20 = Larenthe line
piece-s21 = Mirvael line
piece-s22 = Ondrelle line
piece-s23 = Sylvaris line
piece-s24 = Thessia line
piece-s25 = Anvilbrow clan
piece-s26 = Barrelhelm clan
piece-s27 = Copperdelve clan
piece-s28 = Deepmantle clan
piece-s29 = Flintbeard clan
piece-s30 = Graniteheel clan
piece-s31 = Hammerfold clan
piece-s32 = Ironkettle clan
piece-s33 = Briarsong circle
piece-s34 = Dewbranch circle
piece-s35 = Fernwhisper circle
piece-s36 = Leafmantle circle
piece-s37 = Mosswalker circle
piece-s38 = Reedsinger circle
piece-s39 = Thornveil circle
piece-s40 = Willowmere circle
piece-s41 = Bruggle band
piece-s42 = Dubblegut band
piece-s43 = Grobbin band
piece-s44 = Humbrosh band
piece-s45 = Mudgewick band
piece-s46 = Oggleby band
piece-s47 = Snorrik band
piece-s48 = Trundlefoot band

# Building tiles.
piece-b01 = workshop no. 1
piece-b02 = workshop no. 2
piece-b03 = workshop no. 3
piece-b04 = workshop no. 4
piece-b05 = workshop no. 5
piece-b06 = workshop no. 6
piece-b07 = workshop no. 7
piece-b08 = workshop no. 8
piece-b09 = workshop no. 9
piece-b10 = workshop no. 10
piece-b11 = workshop no. 11
piece-b12 = workshop no. 12
piece-b13 = workshop no. 13
piece-b14 = workshop no. 14
piece-b15 = workshop no. 15
piece-b16 = workshop no. 16
piece-b17 = workshop no. 17
piece-b18 = workshop no. 18
piece-b19 = workshop no. 19
piece-b20 = workshop no. 20
piece-b21 = workshop no. 21
piece-b22 = workshop no. 22
piece-b23 = workshop no. 23
piece-b24 = workshop no. 24
piece-b25 = workshop no. 25
piece-b26 = workshop no. 26
piece-b27 = workshop no. 27
piece-b28 = workshop no. 28
piece-b29 = workshop no. 29
piece-b30 = workshop no. 30
piece-b31 = workshop no. 31
piece-b32 = workshop no. 32
piece-b33 = workshop no. 33
piece-b34 = workshop no. 34
piece-b35 = workshop no. 35
piece-b36 = workshop no. 36
piece-community = community building

# Demands of the Stone Council.
piece-c01 = demand no. 1
piece-c02 = demand no. 2
piece-c03 = demand no. 3
piece-c04 = demand no. 4
piece-c05 = demand no. 5
piece-c06 = demand no. 6
piece-c07 = demand no. 7
piece-c08 = demand no. 8
piece-c09 = demand no. 9
piece-c10 = demand no. 10
piece-c11 = demand no. 11
piece-c12 = demand no. 12
piece-c13 = demand no. 13
piece-c14 = demand no. 14
piece-c15 = demand no. 15
piece-c16 = demand no. 16
piece-c17 = demand no. 17
piece-c18 = demand no. 18
piece-c19 = demand no. 19
piece-c20 = demand no. 20
piece-c21 = demand no. 21
piece-c22 = demand no. 22
piece-c23 = demand no. 23
piece-c24 = demand no. 24
piece-c25 = demand no. 25
piece-c26 = demand no. 26
piece-c27 = demand no. 27
piece-c28 = demand no. 28
piece-c29 = demand no. 29
piece-c30 = demand no. 30

# Ships: names of our own.
piece-h01 = Grey Heron
piece-h02 = Amber Gull
piece-h03 = Merry Widow
piece-h04 = Salt Queen
piece-h05 = Lucky Otter
piece-h06 = Northern Star
piece-h07 = Copper Bell
piece-h08 = Sea Lantern
piece-h09 = Morning Tide
piece-h10 = Wandering Goose
piece-h11 = Silver Mackerel
piece-h12 = Old Faithful
piece-h13 = Queen’s Favour
piece-h14 = Blue Pennant
piece-h15 = Laughing Seal
piece-h16 = Patient Snail
piece-h17 = Golden Perch
piece-h18 = Storm Petrel

# Characters: the first nine are the rulebook's, the last four are ours.
piece-k01 = Rhys Lusys
piece-k02 = Martok Coinforged
piece-k03 = Nya Adebowale
piece-k04 = Belvedere Stonefist
piece-k05 = Verelan Si
piece-k06 = Osonia Beilen
piece-k07 = Gaugnir Slowstep
piece-k08 = Dathak Aul
piece-k09 = Groodrea Redbane
piece-k10 = Ilmara Quillfen
piece-k11 = Corvin Ashgrove
piece-k12 = Sabra Quickpurse
piece-k13 = Hadrik Gatewarden

# Events.
piece-e01 = Port Traders
piece-e02 = Hardworking Apprentices
piece-e03 = Royal Audience
piece-e04 = Cheap Timber
piece-e05 = Market Day
piece-e06 = Busy Tavern
piece-e07 = Helpful Clerk
piece-e08 = Generous Masters
piece-e09 = Guilds Flourish
piece-e10 = The Mighty Stone Council
piece-e11 = Warm Welcome
piece-e12 = Community Spirit
piece-e13 = Forgiving Queen
piece-e14 = Building Boom
piece-e15 = Open Workshops
piece-e16 = Festival of the Five Realms

# Commission cards: titles of our own. What they count is told by measure-...
piece-v01 = “Halfling Hospitality”
piece-v02 = “Human Neighbours”
piece-v03 = “Elven Court”
piece-v04 = “Dwarven Halls”
piece-v05 = “Green Elven Grove”
piece-v06 = “Trobit Hearth”
piece-v07 = “Patron of the Arts”
piece-v08 = “Master of Arms”
piece-v09 = “Fine Carpentry”
piece-v10 = “House of Trade”
piece-v11 = “Seat of Learning”
piece-v12 = “Circle of Magic”
piece-v13 = “Common Good”
piece-v14 = “Busy Workshops”
piece-v15 = “Full House”
piece-v16 = “Voice in the Council”
piece-v17 = “Noble Blood”
piece-v18 = “Good Name”

piece-d01 = dice tile no. 1
piece-d02 = dice tile no. 2
piece-d03 = dice tile no. 3
piece-d04 = dice tile no. 4
piece-d05 = dice tile no. 5
piece-d06 = dice tile no. 6
piece-d07 = dice tile no. 7
piece-d08 = dice tile no. 8
piece-d09 = dice tile no. 9
piece-d10 = dice tile no. 10
piece-d11 = dice tile no. 11
piece-d12 = dice tile no. 12
piece-d13 = dice tile no. 13
piece-d14 = dice tile no. 14
piece-d15 = dice tile no. 15
piece-d16 = dice tile no. 16
piece-d17 = dice tile no. 17
piece-d18 = dice tile no. 18

piece-o01 = objective no. 1
piece-o02 = objective no. 2
piece-o03 = objective no. 3
piece-o04 = objective no. 4
piece-o05 = objective no. 5
piece-o06 = objective no. 6
piece-o07 = objective no. 7
piece-o08 = objective no. 8
piece-o09 = objective no. 9
piece-o10 = objective no. 10
piece-o11 = objective no. 11
piece-o12 = objective no. 12
piece-o13 = objective no. 13
piece-o14 = objective no. 14
piece-o15 = objective no. 15

# Amounts in component files: what a reward, a character's gain or an event consists of. `.one` and `.many` follow a
# number.

piece-coins = coins
    .one = coin
    .many = coins
piece-points = points
    .one = point
    .many = points
piece-reputation = reputation
piece-modifiers = modifiers
    .one = modifier
    .many = modifiers
piece-goods = goods
    .one = good
    .many = goods
piece-any-good = goods of your choice
    .one = good of your choice
    .many = goods of your choice
piece-settlers = settlers cards
    .one = settlers card
    .many = settlers cards

piece-port-coins = more coins at the Port
    .one = more coin for each good that is sold at the Port
    .many = more coins for each good that is sold at the Port
piece-apprentice-coins = coins for apprentices
    .one = coin for each of your apprentices in the guilds, at the end of the round
    .many = coins for each of your apprentices in the guilds, at the end of the round
piece-castle-reputation = reputation at the White Castle
    .one = more reputation for a visit to the White Castle
    .many = more reputation for a visit to the White Castle
piece-house-discount = cheaper houses
    .one = coin less for a house
    .many = coins less for a house
piece-more-goods = more goods in a guild
    .one = more good that you may buy in a guild
    .many = more goods that you may buy in a guild
piece-tavern-coins = coins at the Cavern Tavern
    .one = coin for each settlers card that you take at the Cavern Tavern
    .many = coins for each settlers card that you take at the Cavern Tavern
piece-clerk-modifiers = modifiers at Berk’s office
    .one = more modifier for a visit to Berk’s office
    .many = more modifiers for a visit to Berk’s office
piece-workshop-coins = coins for workshops
    .one = coin for each of your workshops, at the end of the round
    .many = coins for each of your workshops, at the end of the round
piece-workshop-points = points for workshops
    .one = more point for building a workshop
    .many = more points for building a workshop
piece-council-points = points at the Stone Council
    .one = more point for a demand of the Stone Council
    .many = more points for a demand of the Stone Council
piece-settlers-points = points for settlers
    .one = more point for completing settlers
    .many = more points for completing settlers
piece-community-points = points for community buildings
    .one = more point for building a community building
    .many = more points for building a community building
piece-council-forgiveness = mercy at the Stone Council
    .one = less reputation is lost with a demand of the Stone Council
    .many = less reputation is lost with a demand of the Stone Council
piece-building-discount = cheaper buildings
    .one = coin less for a building at the Guild Hall
    .many = coins less for a building at the Guild Hall
piece-owner-coins = coins for owners
    .one = more coin for the owner when somebody else activates a workshop
    .many = more coins for the owner when somebody else activates a workshop
piece-round-reputation = reputation for all
    .one = reputation for everybody at the end of the round
    .many = reputation for everybody at the end of the round
# Benefits of desks that no event has.
piece-council-coins = demands of the Stone Council without their coins
piece-council-loss = less reputation lost at the Stone Council
piece-tavern-cards = more settlers cards at the Cavern Tavern

## What pieces do. $amount is the number on the piece.

effect-coin = 1 coin
effect-reputation = 1 reputation
effect-guild-good = 1 good of the guild
effect-reroll = roll any of your dice again
effect-buy-any-good = buy 1 good of any guild at the usual price
effect-swap-good = swap 1 good for another

gain-coins = { AMOUNTS("coin", $amount) }
gain-reputation = { $amount } reputation
gain-modifiers = { AMOUNTS("modifier", $amount) }
gain-goods =
    { $amount ->
        [one] 1 good of your choice
       *[other] { $amount } goods of your choice
    }
gain-settlers =
    { $amount ->
        [one] 1 settlers card of your choice
       *[other] { $amount } settlers cards of your choice
    }
gain-any-good =
    { $amount ->
        [one] 1 good of your choice
       *[other] { $amount } goods of your choice
    }

changes-port-coins = { AMOUNTS("coin", $amount) } more for each good sold at the Port.
changes-apprentice-coins = At the end of the round { AMOUNTS("coin", $amount) } for each of your apprentices in the guilds.
changes-castle-reputation = { $amount } more reputation for a visit to the White Castle.
changes-house-discount = A house costs { AMOUNTS("coin", $amount) } less.
changes-more-goods = In a guild you may buy { AMOUNTS("good", $amount) } more than the space shows.
changes-tavern-coins = { AMOUNTS("coin", $amount) } for each settlers card that you take at the Cavern Tavern.
changes-clerk-modifiers = { AMOUNTS("modifier", $amount) } more for a visit to Berk’s office.
changes-workshop-coins = At the end of the round { AMOUNTS("coin", $amount) } for each of your workshops.
changes-workshop-points = { AMOUNTS("point", $amount) } more for building a workshop.
changes-council-points = { AMOUNTS("point", $amount) } more for fulfilling a demand of the Stone Council.
changes-settlers-points = { AMOUNTS("point", $amount) } more for completing settlers.
changes-community-points = { AMOUNTS("point", $amount) } more for building a community building.
changes-council-forgiveness = A demand of the Stone Council costs { $amount } less reputation.
changes-building-discount = A building costs { AMOUNTS("coin", $amount) } less at the Guild Hall.
changes-owner-coins = Owners get { AMOUNTS("coin", $amount) } more whenever somebody else activates their workshop.
changes-round-reputation = At the end of the round everybody gains { $amount } reputation.

benefit-council-coins = Demands of the Stone Council cost you no coins.
benefit-port-coins = { AMOUNTS("coin", $amount) } more for each good you sell at the Port.
benefit-council-loss = A demand of the Stone Council costs you only { $amount } reputation.
benefit-tavern-cards = You may take { $amount } settlers cards at the Cavern Tavern.
benefit-house-discount = A house costs you { AMOUNTS("coin", $amount) } less.
benefit-building-discount = A building costs you { AMOUNTS("coin", $amount) } less at the Guild Hall.

measure-settlers-halfling = halfling settlers completed
measure-settlers-human = human settlers completed
measure-settlers-elf = elven settlers completed
measure-settlers-dwarf = dwarven settlers completed
measure-settlers-green-elf = green elven settlers completed
measure-settlers-trobit = trobit settlers completed
measure-figures-scholars = apprentices and masters in the Scholars’ Guild
measure-figures-artists = apprentices and masters in the Artists’ Guild
measure-figures-blacksmiths = apprentices and masters in the Blacksmiths’ Guild
measure-figures-wizards = apprentices and masters in the Wizards’ Guild
measure-figures-merchants = apprentices and masters in the Merchants’ Guild
measure-figures-carpenters = apprentices and masters in the Carpenters’ Guild
measure-community = community buildings
measure-workshops = workshops
measure-settlers = settlers completed
measure-council = demands of the Stone Council fulfilled
measure-nobility = nobility
measure-reputation = reputation

# Solo objectives: $asked is needed; of apprentices, $each in each guild.
need-guilds =
    { $each ->
        [one] Your apprentices in { $asked } guilds
       *[other] { $each } of your apprentices in each of { $asked } guilds
    }
need-council = { $asked } demands of the Stone Council fulfilled
need-settlers = { $asked } settlers cards completed
need-races = Settlers of { $asked } different races
need-same-race = { $asked } settlers cards of one race
need-workshops = { $asked } workshops
need-workshop-guilds = Workshops in { $asked } guilds
need-community = { $asked } community buildings
need-nobility = Nobility { $asked }
need-reputation = Reputation { $asked }
need-goods = { $asked } goods
need-coins = { $asked } coins

# What an objective asks for: so many of what.
form-need =
    { $what ->
        [guilds] your apprentices in { $count } guilds
        [guild_apprentices] at least { $count } in each
        [council] { $count } demands of the Stone Council fulfilled
        [settlers] { $count } settlers cards completed
        [races] settlers of { $count } different races
        [same_race] { $count } settlers cards of one race
        [workshops] { $count } workshops
        [workshop_guilds] workshops in { $count } guilds
        [community] { $count } community buildings
        [nobility] nobility { $count }
        [reputation] reputation { $count }
        [goods] { $count } goods
       *[coins] { $count } coins
    }

# What a commission card counts, and its points from a number on.
form-measure =
    { $what ->
        [settlers_halfling] { measure-settlers-halfling }
        [settlers_human] { measure-settlers-human }
        [settlers_elf] { measure-settlers-elf }
        [settlers_dwarf] { measure-settlers-dwarf }
        [settlers_green_elf] { measure-settlers-green-elf }
        [settlers_trobit] { measure-settlers-trobit }
        [figures_scholars] { measure-figures-scholars }
        [figures_artists] { measure-figures-artists }
        [figures_blacksmiths] { measure-figures-blacksmiths }
        [figures_wizards] { measure-figures-wizards }
        [figures_merchants] { measure-figures-merchants }
        [figures_carpenters] { measure-figures-carpenters }
        [community] { measure-community }
        [workshops] { measure-workshops }
        [settlers] { measure-settlers }
        [council] { measure-council }
        [nobility] { measure-nobility }
       *[reputation] { measure-reputation }
    }
form-step = { AMOUNTS("point", $count) } from { $what } on

## Phases, sources of points, provenance, component sets

phase-setup = Set-up
phase-rolling = Rolling
phase-actions = Actions
phase-income = Income
phase-preparation = Preparation
phase-end = The end

points-settlers = Settlers
points-community = Community buildings, with settlers
points-buildings = Buildings
points-rewards = Rewards of workshops
points-council = Stone Council
points-events = Events
points-goods = Goods at the end
points-nobility = Nobility
points-commissions = Commissions

set-standard = As shipped
    .hint = The number on a tile of the Stone Council is the nobility that it asks for.
set-numerals-as-points = Council numbers are points
    .hint = The number on a tile of the Stone Council is what it is worth; the tiles are cheaper, ask for less and bring less.

## Options

option-events = Event cards
option-events-hint = Whether an event is turned up at the beginning of each round; it changes something for that round.
option-chancery = Chancery
option-chancery-hint = Whether to play with the Chancery: desks with lasting benefits, and secret commissions. Always used with six players, never with one.

## Actions: what a button does

do-die = Pick up a { $face }
do-modify = Pick up a { $face } and turn it to { $to }
do-complete = Complete { PIECE($card, form: "the") }
do-sell-workshop = Sell your workshop { $space } { PIECE($guild, form: "at") }
do-sell-community = Sell the community building on space { $space }
do-pass = Pass for the rest of the round
do-end = End the turn
do-visit = Go { PIECE($at, form: "to") }
do-visit-council = Fulfil the demand of the { PIECE($member, form: "many") }
do-visit-desk = Sit down at the desk { PIECE($row) } the die space
do-visit-commission = Fill a field of { PIECE($tile) }
do-take = Take { PIECE($card, form: "the") }
do-discard = Discard { PIECE($card, form: "the") }
do-pay = Give { AMOUNTS($good, $number) }
do-use =
    { $what ->
        [coin] Take 1 coin
        [reputation] Gain 1 reputation
       *[good] Take 1 good of the guild
    }
do-reroll = Roll a { $face } again
do-purchase = Buy { AMOUNTS($good, 1) }
do-swap = Swap { AMOUNTS($give, 1) } for { AMOUNTS($get, 1) }
do-decline = Do without it
do-buy = Buy { $number }
do-apprentice = Send a worker from your workers lot
do-move = Move an apprentice from { PIECE($from, form: "the") }
do-recall = Call an apprentice back from { PIECE($from, form: "the") }
do-build = Build on space { $space }
do-sell = Sell { AMOUNTS($good, 1) }
do-renew =
    { $what ->
        [settlers] Have all settlers on show replaced
       *[buildings] Have all buildings on show replaced
    }
do-commission = Ask for a commission card
do-keep = Keep { PIECE($card) }
do-gain = Take { AMOUNTS($good, 1) }
do-done = Done
do-roll = Roll a { $face }
do-draw = Draw { PIECE($piece) }

## Prompts: what is asked. `.others` is for everybody who is not asked; chance's questions have no $seat.

ask-roll =
    { $count ->
        [one] A die is rolled for { SEAT($to) }.
       *[other] { $count } dice are rolled for { SEAT($to) }.
    }
ask-automa = The automa’s { PIECE($die) } die is rolled.
ask-character = { SEAT($to) } draws a character.
ask-first-settlers = { SEAT($to) } is dealt settlers, face down.
ask-objective = An objective is drawn.
ask-neutral = A workshop without an owner is laid out { PIECE($guild, form: "at") }.
ask-turn-up = New settlers go on show.
ask-stock = A building goes on show at space { $space } of the Guild Hall.
ask-ship = A ship comes into the Port.
ask-petition = A demand of the { PIECE($member, form: "many") } is laid out in row { $row } of the Stone Council.
ask-event = The event of the round is turned up.
ask-deal-commission =
    { $count ->
        [one] A commission card is dealt to { SEAT($to) }.
       *[other] { $count } commission cards are dealt to { SEAT($to) }.
    }
ask-deal-tile = A dice tile is drawn for { SEAT($to) }’s commission card.
ask-keep = Choose the commission card that you keep, out of { $count }.
    .others = { SEAT($seat) } chooses a commission card.
    .title = Which commission do you keep?
ask-turn =
    { $acted ->
        [yes] { $die ->
            [yes] You may still place a die ({ $pips ->
                [one] 1 pip
               *[other] { $pips } pips
            } left){ $settlers ->
                [yes] , complete settlers
               *[no] {""}
            }{ $sale ->
                [yes] , sell a building
               *[no] {""}
            }, or end your turn.
           *[no] { $settlers ->
                [yes] You may still complete settlers{ $sale ->
                    [yes] {" "}or sell a building
                   *[no] {""}
                }, or end your turn.
               *[no] { $sale ->
                    [yes] End your turn. You could sell a building first, but that is rarely worth it.
                   *[no] You can do nothing more this turn: end it.
                }
            }
        }
       *[no] { $die ->
            [yes] Your turn: place a die ({ $pips ->
                [one] 1 pip
               *[other] { $pips } pips
            } left){ $settlers ->
                [yes] , complete settlers
               *[no] {""}
            }{ $sale ->
                [yes] , sell a building
               *[no] {""}
            }, or pass for the rest of the round.
           *[no] { $settlers ->
                [yes] Your turn: you cannot place another die. Complete settlers{ $sale ->
                    [yes] , sell a building
                   *[no] {""}
                }, or pass for the rest of the round.
               *[no] { $sale ->
                    [yes] Your turn: you cannot place another die. Sell a building, or pass for the rest of the round.
                   *[no] There is nothing you can do now: pass for the rest of the round.
                }
            }
        }
    }
    .others = It is { SEAT($seat) }’s turn.
ask-place = Choose where to place your { $value }.
    .others = { SEAT($seat) } places a { $value }.
ask-take =
    { $cause ->
        [tavern] Choose the settlers that you take.
        [more] Take another settlers card, or stop.
       *[character] Choose the settlers that your character brings you.
    }
    .others = { SEAT($seat) } chooses settlers.
ask-discard =
    { $limit ->
        [one] You may have only one open settlers card: discard the older one for { PIECE($card, form: "the") }.
       *[other] You may have only { $limit } open settlers cards: discard one of the older ones for { PIECE($card, form: "the") }.
    }
    .others = { SEAT($seat) } chooses which settlers to discard.
ask-pay = Choose how much of each good you give to { PIECE($card, form: "the") }: { $least } to { $most } in all{ $given ->
        [0] .
       *[other] , { $given } so far.
    }
    .others = { SEAT($seat) } gives goods to { PIECE($card, form: "the") }.
ask-activate = Choose what you take from the workshop { PIECE($guild, form: "at") }, or do without.
    .others = { SEAT($seat) } uses the workshop { PIECE($guild, form: "at") }.
    .title = What should the workshop do for you?
ask-reroll =
    { $count ->
        [one] Pick more dice to roll again, or roll the one you picked.
       *[other] Pick more dice to roll again, or roll the { $count } you picked.
    }
    .others = { SEAT($seat) } picks dice to roll again.
    .title = Roll which dice again?
ask-buy =
    { $free ->
        [0] Choose how many goods ({ PIECE($good) }) you buy: up to { $count }, or none.
       *[other] Choose how many goods ({ PIECE($good) }) you buy: up to { $count }, or none; if you buy any, your apprentices add { $free }.
    }
    .others = { SEAT($seat) } chooses how many goods ({ PIECE($good) }) to buy.
    .title = How many?
ask-apprentice =
    { $count ->
        [one] You may place one apprentice { PIECE($guild, form: "at") }: a worker, or an apprentice of another guild.
       *[other] You may place up to { $count } apprentices { PIECE($guild, form: "at") }: workers, or apprentices of other guilds.
    }
    .others = { SEAT($seat) } chooses apprentices for { PIECE($guild, form: "the") }.
    .title = Who becomes an apprentice?
ask-sell = Choose a good to sell: up to { $count }.
    .others = { SEAT($seat) } sells goods at the Port.
ask-clerk = Choose what else you want from Berk, if anything.
    .others = { SEAT($seat) } is at Berk’s office.
    .title = What else from Berk?
ask-build = Choose the space for your community building; each space has its own income.
    .others = { SEAT($seat) } chooses a space for a community building.
    .title = Where should it stand?
ask-recall = Choose the guild to call an apprentice back from.
    .others = { SEAT($seat) } calls an apprentice back.
    .title = Call an apprentice back from where?
ask-gain =
    { $cause ->
        [income] { $count ->
            [one] Your community building brings you a good of your choice as income: choose one.
           *[other] Your community buildings bring you { $count } goods of your choice as income: choose them one after the other.
        }
       *[character] { $count ->
            [one] Your character brings you a good of your choice: choose one.
           *[other] Your character brings you { $count } goods of your choice: choose them one after the other.
        }
    }
    .others = { SEAT($seat) } chooses goods.
    .title = Which good?

## Reasons: why something cannot be done now

why-not-asked-now =
    { $question ->
        [keep] Not now: first choose the commission card that you keep.
        [turn] Not now: this is done by putting a die there.
        [place] Not now: first place the die that you have picked up.
        [take] Not now: first take settlers.
        [discard] Not now: first discard settlers.
        [pay] Not now: first give the settlers their goods.
        [activate] Not now: first choose what you take from the workshop.
        [reroll] Not now: first roll your dice again.
        [buy] Not now: first choose how much you buy.
        [apprentice] Not now: first choose your apprentices.
        [sell] Not now: first sell your goods.
        [clerk] Not now: first finish your visit to the clerk.
        [build] Not now: first choose a space for the building.
        [recall] Not now: first call an apprentice back.
        [gain] Not now: first choose your goods.
       *[other] Not now: first finish what you have begun.
    }
why-die-already-placed = You have already placed a die this turn; one a turn is the limit.
why-settlers-already-completed = You have already completed settlers this turn; one card a turn is the limit.
why-building-already-sold = You have already sold a building this turn; one a turn is the limit.
why-nothing-done-yet = You have done nothing this turn yet. If you want to do nothing, pass: you are then out for the rest of the round.
why-already-acted = You have done something this turn: end the turn instead. Passing means doing nothing, and being out for the rest of the round.
why-no-such-die =
    { $dice ->
        [none] You have no dice left.
       *[other] You have no { $face } among your dice: { $dice }.
    }
why-too-few-modifiers = That takes { AMOUNTS("modifier", $needed) }, and you have { $have }.
why-reputation-too-low = Your reputation is { $reputation }, and the dice you have placed this round add up to { $used }: a { $value } would be too much.
why-no-place-for-die = There is no place for a { $value } now.
why-too-few-coins = That costs { AMOUNTS("coin", $cost) }, and you have { $have }.
why-space-taken =
    { $holder ->
        [none] The space for a { $value } { PIECE($place, form: "at") } is taken by one of the automa’s dice.
       *[other] { $place ->
            [board] The space for a { $value } on your own board is taken.
           *[other] The space for a { $value } { PIECE($place, form: "at") } is taken by { SEAT($holder) }’s die.
        }
    }
why-no-worker = No worker is waiting in the workers lot on your board.
why-tavern-full = All { $spaces } die spaces of the Cavern Tavern are taken.
why-die-too-low = The last die at the Cavern Tavern is a { $last }: yours may not be lower, and it is a { $value }.
why-no-settlers-on-show = There are no settlers on show.
why-yard-full = All { $spaces } die spaces of the Construction Yard are taken.
why-die-too-high = The last die at the Construction Yard is a { $last }: yours may not be higher, and it is a { $value }.
why-no-house-left = You have all your { $houses } houses.
why-guild-closed =
    { $dice ->
        [one] There is a die { PIECE($place, form: "at") }, and with this number of players that closes it for the round.
       *[other] There are { $dice } dice { PIECE($place, form: "at") }, and with this number of players that closes it for the round.
    }
why-not-on-workshop = That is not what the workshop gives.
why-reputation-at-end = Your reputation is { $reputation } and cannot rise any further.
why-no-such-good =
    { $good ->
        [books] You have no books.
       *[other] You have no { PIECE($good) }.
    }
why-more-than-allowed =
    { $most ->
        [0] You cannot buy any here.
        [one] You can buy only 1 here.
       *[other] You can buy only { $most } here.
    }
why-same-guild = The apprentice must come from a guild other than { PIECE($guild, form: "the") }.
why-no-apprentice-there = You have no apprentice { PIECE($guild, form: "at") }.
why-no-tile-there = There is no building on space { $value } of the Guild Hall.
why-workshops-full = All workshop spaces { PIECE($guild, form: "at") } are taken.
why-no-community-space = You have no free space for a community building.
why-community-space-taken = A community building already stands on space { $space }.
why-not-your-building = You have no building there.
why-nothing-to-sell = You have no goods that the ship has space for.
why-ship-full =
    { $spaces ->
        [0] The ship does not take { PIECE($good) }.
       *[other] The { $spaces } spaces for { PIECE($good) } on the ship are taken.
    }
why-sell-one-first = Sell at least one good: a die may go to the Port only to sell something.
why-no-demand-there = There is no demand of the { PIECE($member, form: "many") } in the row that takes a { $value }.
why-nobility-too-low = The demand asks for nobility { $needed }, and yours is { $have }.
why-race-not-settled =
    { $race ->
        [elf] You have not completed any elven settlers.
        [dwarf] You have not completed any dwarven settlers.
        [green_elf] You have not completed any green elven settlers.
       *[other] You have not completed any { PIECE($race) } settlers.
    }
why-too-few-goods = That takes { AMOUNTS($cost) }, and you have { AMOUNTS($have) }.
why-six-players-only = The fourth space of the White Castle is used with six players only.
why-value-not-taken = That space takes { $values }, and your die is a { $value }.
why-no-apprentice-out = You have no apprentice in any guild.
why-modifiers-already-bought = You have already bought modifiers on this visit.
why-already-renewed = Settlers or buildings have already been replaced on this visit; it is one or the other.
why-nothing-to-renew =
    { $what ->
        [settlers] There are no settlers on show to replace.
       *[buildings] There are no buildings on show that could be replaced; those where dice lie stay.
    }
why-commission-already-drawn = You have already drawn a commission card on this visit.
why-too-many-commissions =
    { $limit ->
        [one] You have your one commission card; each apprentice in the Chancery allows one more.
       *[other] You have your { $limit } commission cards; each apprentice in the Chancery allows one more.
    }
why-no-commission-left = There are no commission cards or dice tiles left.
why-no-chancery = This game is played without the Chancery.
why-desk-row-closed = With { $players } players only the upper row of desks is used.
why-desk-taken = One of { SEAT($holder) }’s apprentices sits at that desk.
why-not-your-tile = You do not have { PIECE($tile) }.
why-no-field-for-die =
    { $fields ->
        [none] All fields of { PIECE($tile) } are filled.
       *[other] The fields of { PIECE($tile) } that are still empty take { $fields }, and your die is a { $value }.
    }
why-not-dealt-to-you = { PIECE($card) } is not among the cards that were dealt to you.
why-not-on-show = { PIECE($card, form: "The") } is not on show.
why-not-your-settlers = { PIECE($card, form: "The") } is not among your open settlers.
why-newest-stays = { PIECE($card, form: "The") } is the newest and stays; discard one of the older ones.
why-no-house = You have no house on your platform.
why-good-missing = You have no { PIECES($goods) }, and { PIECE($card, form: "the") } wants at least one of each good.
why-demand-out-of-reach = { PIECE($card, form: "The") } wants at least { $least } goods, and you can give only { $have } of yours.
why-good-not-wanted = { PIECE($card, form: "The") } does not want { PIECE($good) }.
why-good-already-paid = You have already given { PIECE($good) }.
why-too-many-of-a-good = You may give at most { $limit } { PIECE($good) } to one card.
why-too-little-for-demand = With { AMOUNTS($good, $number) } you could not give { $least } goods in all.
why-too-much-for-demand = With { AMOUNTS($good, $number) } you would give at least { $total } goods in all, and at most { $most } are wanted.
why-must-choose = This cannot be skipped: choose one.
why-take-up-die-first = First pick up the die that you want to place there.
why-place-die-first = First place the { $value } that you have picked up.

## Events: what has happened

# The set-up
character-drawn = { SEAT($seat) } is { PIECE($character) }.
first-settlers-dealt =
    { $card ->
        [none] { SEAT($seat) } is dealt a settlers card, face down.
       *[other] { SEAT($seat) } is dealt { PIECE($card, form: "the") }, face down.
    }
neutral-workshop = There is a workshop without an owner { PIECE($guild, form: "at") }.
objective-set = The solo game is played for { PIECE($objective) }.
commission-dealt =
    { $card ->
        [none] { SEAT($seat) } is dealt a commission card.
       *[other] { SEAT($seat) } is dealt { PIECE($card) }.
    }
commission-kept =
    { $card ->
        [none] { SEAT($seat) } keeps a commission card and puts the others back.
       *[other] { SEAT($seat) } keeps { PIECE($card) } and puts the others back.
    }
tile-drawn = { SEAT($seat) } draws { PIECE($tile) }.

# The round
round-began = Round { $round } begins; { SEAT($first) } is first.
event-turned-up = The event of the round is { PIECE($event) }.
dice-rolled = { SEAT($seat) } rolls { $dice }.
automa-rolled = The automa’s { PIECE($die) } die shows a { $face }.
guild-blocked = The automa blocks { PIECE($guild, form: "the") }.
settlers-turned-up = { PIECE($card, form: "The") } is on show.
settlers-shuffled = The discarded settlers are shuffled and become the draw pile.
building-on-offer =
    { $tile ->
        [community] Space { $space } of the Guild Hall offers a community building.
       *[other] Space { $space } of the Guild Hall offers a workshop of { PIECE($guild, form: "the") }.
    }
building-discarded =
    { $tile ->
        [community] A community building is discarded.
       *[other] A workshop of { PIECE($guild, form: "the") } is discarded.
    }
bag-refilled = The discarded buildings go back into the bag.
ship-moored = { PIECE($ship, form: "The") } comes into the Port.
demand-laid-out = The { PIECE($member, form: "many") } lay out a demand in row { $row } of the Stone Council: { AMOUNTS($price) } for { AMOUNTS("point", $points) }.

# A turn
die-placed =
    { $modifiers ->
        [0] { SEAT($seat) } places a { $value } { PIECE($place, form: "at") }.
       *[other] { SEAT($seat) } turns a { $face } into a { $value } with { AMOUNTS("modifier", $modifiers) } and places it { PIECE($place, form: "at") }.
    }
passed = { SEAT($seat) } passes.
settlers-taken = { SEAT($seat) } takes { PIECE($card, form: "the") }.
settlers-discarded = { SEAT($seat) } discards { PIECE($card, form: "the") }.
event-coins = { SEAT($seat) } gets { AMOUNTS("coin", $coins) } for the event.
house-bought = { SEAT($seat) } buys a house for { AMOUNTS("coin", $coins) }.
settlers-shown = { SEAT($seat) } houses { PIECE($card, form: "the") }.
goods-given = { SEAT($seat) } gives { AMOUNTS($good, $number) }.
settlers-completed =
    { SEAT($seat) } has completed { PIECE($card, form: "the") } and scores { AMOUNTS("point", $points) }{ $community ->
        [0] {""}
       *[other] , { $community } more for community buildings
    }{ $more ->
        [0] {""}
       *[other] , { $more } more for the event
    }{ $workers ->
        [0] .
       *[other] ; { AMOUNTS("worker", $workers) } moved in.
    }
nobility-risen = { SEAT($seat) } rises to nobility { $nobility }.
became-lord =
    { $coins ->
        [0] { $modifiers ->
            [0] { PIECE($character) }: { SEAT($seat) } becomes a lord.
           *[other] { PIECE($character) }: { SEAT($seat) } becomes a lord and gets { AMOUNTS("modifier", $modifiers) }.
        }
       *[other] { PIECE($character) }: { SEAT($seat) } becomes a lord and gets { AMOUNTS("coin", $coins, "modifier", $modifiers) }.
    }
reputation-changed =
    { $by ->
        [-1] { SEAT($seat) } loses 1 reputation and now has { $reputation }.
        [-2] { SEAT($seat) } loses 2 reputation and now has { $reputation }.
        [-3] { SEAT($seat) } loses 3 reputation and now has { $reputation }.
       *[other] { SEAT($seat) } now has a reputation of { $reputation }.
    }

# Guilds
workshop-activated = { SEAT($seat) } activates the workshop { PIECE($guild, form: "at") }.
workshop-declined = { SEAT($seat) } takes nothing from a workshop { PIECE($guild, form: "at") }.
owner-rewarded = { SEAT($seat) } owns a workshop { PIECE($guild, form: "at") } and gets { AMOUNTS("coin", $coins, "point", $points) }.
coins-gained = { SEAT($seat) } gets { AMOUNTS("coin", $coins) }.
good-gained = { SEAT($seat) } gets { AMOUNTS($good, $number) }.
goods-bought =
    { SEAT($seat) } buys { AMOUNTS($good, $number) } for { AMOUNTS("coin", $coins) }{ $free ->
        [0] .
       *[other] {" "}and gets { $free } more through apprentices.
    }
good-swapped = { SEAT($seat) } swaps { AMOUNTS($given, 1) } for { AMOUNTS($taken, 1) }.
die-picked-up = { SEAT($seat) } picks up a { $face } to roll it again.
apprentice-placed = { SEAT($seat) } has a new apprentice { PIECE($guild, form: "at") }.
apprentice-moved = { SEAT($seat) } moves an apprentice from { PIECE($from, form: "the") } to { PIECE($guild, form: "the") }.
apprentice-recalled = { SEAT($seat) } calls an apprentice back from { PIECE($guild, form: "the") }.

# Buildings
workshop-built =
    { SEAT($seat) } builds a workshop on space { $space } { PIECE($guild, form: "at") } for { AMOUNTS("coin", $coins) } and scores { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , { $more } more for the event.
    }
community-built =
    { SEAT($seat) } builds a community building on space { $space } for { AMOUNTS("coin", $coins) } and scores { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , { $more } more for the event.
    }
workshop-sold = { SEAT($seat) } sells the workshop on space { $space } { PIECE($guild, form: "at") } for { AMOUNTS("coin", $coins) } and loses { AMOUNTS("point", $points) }.
community-sold = { SEAT($seat) } sells the community building on space { $space } for { AMOUNTS("coin", $coins) } and loses { AMOUNTS("point", $points) }.

# Port, council, clerk
good-sold = { SEAT($seat) } sells { AMOUNTS($good, 1) } for { AMOUNTS("coin", $coins) }.
demand-fulfilled =
    { SEAT($seat) } gives { AMOUNTS($paid) } for a demand of the { PIECE($member, form: "many") } and scores { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , { $more } more for the event.
    }
modifiers-gained =
    { $coins ->
        [0] { SEAT($seat) } gets { AMOUNTS("modifier", $number) }.
       *[other] { SEAT($seat) } buys { AMOUNTS("modifier", $number) } for { AMOUNTS("coin", $coins) }.
    }
settlers-renewed = { SEAT($seat) } has all settlers on show replaced.
buildings-renewed = { SEAT($seat) } has the buildings on show replaced.

# Chancery
desk-taken =
    { SEAT($seat) } has an apprentice at a desk for the { PIECE($race, form: "many") } in the Chancery{ $benefit ->
        [council_coins] : demands of the Stone Council cost no coins from now on.
        [port_coins] : goods bring more coins at the Port from now on.
        [council_loss] : demands of the Stone Council cost less reputation from now on.
        [tavern_cards] : a visit to the Cavern Tavern brings more settlers from now on.
        [house_discount] : houses are cheaper from now on.
       *[building_discount] : buildings are cheaper from now on.
    }
commission-filled = { SEAT($seat) } fills the field { $value } of { PIECE($tile) }.
commission-activated = { SEAT($seat) } has filled all fields of { PIECE($tile) }: the commission will count.
commission-asked =
    { $number ->
        [one] { SEAT($seat) } asks the clerk for a commission card.
       *[other] { SEAT($seat) } asks the clerk for a commission card and may choose from { $number }.
    }

# Income and the end
income-goods = { SEAT($seat) } gets { AMOUNTS($good, $number) } from a workshop.
income-coins = { SEAT($seat) } has an income of { AMOUNTS("coin", $coins) }: { AMOUNTS($sources) }.
income-reputation = { SEAT($seat) } gains { $number } reputation: { AMOUNTS($sources) }.
objective-reached = The objective is reached.
end-points = { SEAT($seat) } scores { AMOUNTS("point", $goods) } for goods and { AMOUNTS("point", $nobility) } for nobility.
commission-scored =
    { $points ->
        [0] { SEAT($seat) } gets nothing for { PIECE($card) }.
       *[other] { SEAT($seat) } scores { AMOUNTS("point", $points) } for { PIECE($card) }.
    }
solo-won = The objective was reached in time: you have won.
solo-lost = The objective was not reached: you have lost.
tie-broken =
    { SEATS($seats) } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } each. { $decided ->
        [houses] { SEAT($winner) } has given the most houses to settlers: { $houses }.
        [reputation] Houses do not decide it; { SEAT($winner) } has the highest reputation: { $reputation }.
       *[nothing] Houses and reputation do not decide it either: the victory is shared.
    }
game-over = { SEATS($winners) } won the game.
