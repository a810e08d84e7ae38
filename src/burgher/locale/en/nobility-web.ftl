# What the boards of Rise to Nobility say in the browser, besides what the game itself says (nobility.ftl).

now-setup = Set-up
now = Round { $round } of { $rounds } · { $phase ->
        [rolling] rolling
        [actions] actions
        [income] income
        [preparation] preparation
        [end] the end
       *[setup] set-up
    }

amounts = { AMOUNTS($amounts) }

## The parts of the screen

pane-town = Town
pane-guilds = Guilds
pane-port = Port & castle
pane-council = Council
the-town = The town
your-dice = Your dice

## Settlers

settlers-card =
    { PIECE($card) }: { PIECE($race, form: "many") }; want { $least } to { $most } of { PIECES($goods) }; bring { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } and { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
settlers-wants = They want { $least } to { $most } goods in all, at least one each of { PIECES($goods) }.
# $good: what the viewer’s character allows one more of, where the card asks for it.
settlers-limit =
    { $good ->
        [none] No more than { $limit } of a kind.
       *[other] No more than { $limit } of a kind; of { PIECE($good) }, the good of your character, one more.
    }
settlers-brings =
    They are { PIECE($race, form: "many") }: once they are housed, the demands of the { PIECE($race, form: "many") } in the Stone Council are open to you. They bring { $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    }, { $stars ->
        [0] no nobility
       *[other] { $stars } nobility
    }, and a point for each good.
settlers-of =
    { SEAT($seat) } has { $count ->
        [0] no open settlers
        [one] 1 open settlers card
       *[other] { $count } open settlers cards
    }
hidden-settlers = A settlers card, face down
only-you-see = Only you can see this card.

## Places

dice-row =
    { PIECE($place) }: the next die { $bound }; { $dice ->
        [none] no dice yet
       *[other] dice there: { $dice }
    }
about-tavern =
    The next die here must be { $least } or more. You take { $takes ->
        [one] one of the settlers cards on show
       *[other] up to { $takes } of the settlers cards on show
    }.
about-yard = The next die here must be { $most } or less. You buy a house for { AMOUNTS("coin", $price) }.
house-for = A house costs { AMOUNTS("coin", $price) }
castle-space =
    White Castle, { $values }: { $reputation } reputation; { $holder ->
        [none] free
       *[other] taken by { SEAT($holder) }
    }
about-castle = You gain { $reputation } reputation. It counts for the dice that you place afterwards.
clerk-space =
    Berk’s office, { $values }: { $modifiers ->
        [one] 1 modifier
       *[other] { $modifiers } modifiers
    }{ $buy ->
        [0] {""}
       *[other] , { $buy } more for sale
    }; { $holder ->
        [none] free
       *[other] taken by { SEAT($holder) }
    }
about-clerk =
    You get { AMOUNTS("modifier", $modifiers) }{ $buy ->
        [0] .
       *[other] {" "}and may buy { $buy } more for { AMOUNTS("coin", $price) } each.
    }
about-clerk-renew = You may have all settlers or all buildings on show replaced.
about-clerk-commission =
    You may ask for a commission card for { $loss } reputation: { $commissions ->
        [one] the one you are dealt
       *[other] your choice of { $commissions }
    }.

## Guilds

guild-short =
    { $guild ->
        [scholars] Scholars
        [artists] Artists
        [blacksmiths] Blacksmiths
        [wizards] Wizards
        [merchants] Merchants
       *[carpenters] Carpenters
    }
good-for = { PIECE($good) }: { AMOUNTS("coin", $price) } each
guild-space =
    { PIECE($guild) }, { $values }: buy up to { $buy }, { $apprentices ->
        [0] no apprentices
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
    }, { $activates ->
        [one] first workshop
       *[other] first { $activates } workshops
    }; { $holder ->
        [none] free
        [automa] taken by the automa
       *[other] taken by { SEAT($holder) }
    }
about-guild-space =
    A die of { $values }: use { $activates ->
        [one] the first workshop
       *[other] the first { $activates } workshops
    }, buy up to { AMOUNTS($good, $buy) } for { AMOUNTS("coin", $price) } each{ $apprentices ->
        [0] .
        [one] , and place up to 1 apprentice.
       *[other] , and place up to { $apprentices } apprentices.
    }
about-guild-dice =
    { $left ->
        [0] The guild is closed for this round.
        [one] One more die can come here this round.
       *[other] { $left } more dice can come here this round.
    }
workshop-space =
    Workshop space { $space }: { $built ->
        [yes] { $effects }; { $owner ->
            [none] nobody owns it
           *[other] owned by { SEAT($owner) }
        }
       *[no] free, { AMOUNTS("point", $points) } and { $stars } nobility for building here
    }
workshop = Workshop
workshop-free = Workshop space { $space }, free
workshop-gives = Whoever activates it gets:
workshop-next = The next workshop in this guild is built here.
workshop-worth = Building here brings { AMOUNTS("point", $points) } and { $stars } nobility.
workshop-reward = Whenever somebody else’s die reaches it, its owner gets { AMOUNTS("coin", $coins, "point", $points) }.
workshop-sale = Selling it brings { AMOUNTS("coin", $coins) } and costs { AMOUNTS("point", $points) }.
apprentices = Apprentices
apprentices-here =
    Apprentices { PIECE($guild, form: "at") }: { $mine } of yours, { $others } of others, room for { $room }; { AMOUNTS("coin", $income) } each
apprentices-of =
    { SEAT($seat) }: { $count ->
        [one] 1 apprentice
       *[other] { $count } apprentices
    }
apprentice-income = At the end of the round each apprentice here earns { AMOUNTS("coin", $income) }.
apprentice-income-more =
    { $income ->
        [0] At the end of the round an apprentice here would earn { AMOUNTS("coin", $next) }.
       *[other] At the end of the round each apprentice here earns { AMOUNTS("coin", $income) }; with one more, { AMOUNTS("coin", $next) }.
    }

## Guild Hall

bag =
    { $count ->
        [one] 1 in the bag
       *[other] { $count } in the bag
    }
hall-space =
    Guild Hall, { $value }: { $what ->
        [none] nothing on offer
        [community] community building for { AMOUNTS("coin", $price) }
       *[other] workshop for { PIECE($what, form: "the") }, { AMOUNTS("coin", $price) }
    }; { $holder ->
        [none] free
        [automa] taken by the automa
       *[other] taken by { SEAT($holder) }
    }
building-costs = With a { $value }, for { AMOUNTS("coin", $price) }.
building-workshop = A workshop for { PIECE($guild, form: "the") }:
building-apprentice = One of your apprentices { PIECE($guild, form: "at") } becomes its master.
building-goes = It goes on workshop space { $space }, the first one free in the guild: that brings { AMOUNTS("point", $points) } and { $stars } nobility at once.
building-community = { AMOUNTS("point", $points) } and { $stars } nobility at once; an income each round; and one more point for every settlers card that you complete. One of your workers moves in.

## Port

ship-good =
    { PIECE($good) }: { AMOUNTS("coin", $price) } each, { $free ->
        [0] no space left
        [one] 1 space left
       *[other] { $free } spaces left
    }; you have { $have }
about-ship-good = { AMOUNTS("coin", $price) } each; { $free } of { $spaces } spaces left.
port-space =
    Port, { $value }: { $holder ->
        [none] free
       *[other] taken by { SEAT($holder) }
    }
about-port =
    { $value ->
        [one] You sell 1 good.
       *[other] You sell up to { $value } goods, of any kinds that the ship has space for.
    }

## Stone Council

council-loss = A demand costs you { $loss } reputation
demand-of = A demand of the { PIECE($member, form: "many") }
demand =
    Demand of the { PIECE($member, form: "many") }, { $values }: nobility { $nobility }, { $cost }, for { AMOUNTS("point", $points) }; { $holder ->
        [none] open
       *[other] taken by { SEAT($holder) }
    }
demand-none = No demand of the { PIECE($member, form: "many") }, { $values }
demand-costs = You need nobility { $nobility } and settlers of this people among those you have housed, and you give { $cost }.
demand-brings = { AMOUNTS("point", $points) }, for { $loss } reputation.

## Chancery

desk-income =
    Each apprentice in the Chancery earns { AMOUNTS("coin", $income) } a round
desk-of = A desk for the { PIECE($race, form: "many") }
desk-label =
    Desk { $value } for the { PIECE($race, form: "many") }: { $benefit } { $holder ->
        [none] Free.
       *[other] Taken by { SEAT($holder) }.
    }
desk-needs = It takes a { $value }, one of your workers, and { PIECE($race, form: "many") } among the settlers you have housed.
commissions-of =
    { SEAT($seat) } has { $count ->
        [0] no commissions
        [one] 1 commission
       *[other] { $count } commissions
    }
commission-room = Room for a commission
dice-tile =
    { $card ->
        [none] A commission
       *[other] { PIECE($card) }, worth { AMOUNTS("point", $worth) } now
    }; { $open ->
        [none] all fields are filled: it will count
       *[other] still to fill: { $open }
    }
commission-counts = Points for { $measure }: { $steps }.
commission-step = { $points } from { $from } on
commission-now = So far { $reached }, worth { AMOUNTS("point", $worth) }.

## Players’ boards

dice-of =
    { SEAT($seat) }’s dice: { $dice ->
        [none] none left
       *[other] { $dice }
    }
own-die =
    Your { $value }{ $beyond ->
        [yes] , too much for your reputation now
       *[no] {""}
    }
about-own-die =
    { $left ->
        [one] 1 pip of your reputation of { $reputation } is left this round.
       *[other] { $left } pips of your reputation of { $reputation } are left this round.
    }
turn-up = Turn the { $face } up to { $to }, with modifiers
turn-down = Turn the { $face } down to { $to }, with modifiers
put-die-back = Put the { $value } back
take-other-die = Take the { $value } instead
here-die = Place your { $face } here
here-modify = Turn your { $face } to { $to } and place it here
none-of-your-dice = It takes a die of { $values }, and none of yours can become one.
own-space = Own board, { $values }: calls an apprentice back
about-own-space = With a die of { $values } you call one of your apprentices back from a guild to the workers lot, where workers wait for something to do.
tells-coins = For goods, houses, buildings and modifiers. At the end of each round you get income.
tells-modifiers = Each turns one of your dice up or down by one before you place it.
tells-goods = Settlers want them before they move in, the Stone Council asks for some, and ships buy them.
tells-reputation = The dice you place in a round may add up to this much. It rises at the White Castle, and with some income.
tells-nobility = It rises with stars, lets you fulfil higher demands of the Stone Council, and is worth points at the end.
reputation-track = Reputation { $reputation }: { $used } pips placed this round, { $left } left
nobility-track =
    Nobility { $nobility }, worth { AMOUNTS("point", $points) } at the end{ $lord ->
        [yes] ; a lord
       *[no] {""}
    }
nobility-short = Nobility { $nobility }
goods-short = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
houses-short =
    { $count ->
        [one] 1 house, free: { $free }
       *[other] { $count } houses, free: { $free }
    }
character-label =
    { PIECE($character) }: one more { PIECE($good) }; as a lord { $gain }{ $lord ->
        [yes] , already received
       *[no] {""}
    }
character-good = May give one more { PIECE($good) } to settlers than others may.
character-gain =
    { $lord ->
        [yes] Became a lord and received: { $gain }.
       *[no] On becoming a lord: { $gain }.
    }
coins-of =
    { AMOUNTS("coin", $count) }; the next income is { $income }
modifiers-of = { AMOUNTS("modifier", $count) }
workers = Workers lot
workers-lot =
    { $count ->
        [0] No workers
        [one] 1 worker
       *[other] { $count } workers
    } in the workers lot; { $supply ->
        [one] 1 more has
       *[other] { $supply } more have
    } yet to come to town
goods-of = { SEAT($seat) }’s goods
good-of =
    { PIECE($good) }: { $count }{ $income ->
        [0] {""}
       *[other] , { $income } more with the next income
    }
lots-of =
    { $built ->
        [one] 1 house with settlers
       *[other] { $built } houses with settlers
    }, { $platform ->
        [one] 1 house ready
       *[other] { $platform } houses ready
    }
lot-free = A free lot
house-ready = A house waiting for settlers
community-of =
    { $count ->
        [one] 1 community building
       *[other] { $count } community buildings
    }
community-space =
    Space { $space }, { $built ->
        [yes] a community building
       *[no] free for a community building
    }; income: { $income }
council-fulfilled =
    { $count ->
        [one] 1 demand of the Stone Council fulfilled
       *[other] { $count } demands of the Stone Council fulfilled
    }
objective = { PIECE($objective) }
# The end of a solo game.
objective-in-time = Reached in round { $round } of { $rounds }.
objective-missed = Not reached in { $rounds } rounds.
need-met = Done
need-missing = { $count } missing

## Questions

swap-give = Swap one of your goods for another. Give:
swap-get = for:
# The way out of a question: what it leaves undone.
enough =
    { $question ->
        [take] Take no more
        [buy] Buy nothing
        [apprentice] { $taken ->
            [0] Place no apprentice
           *[other] Place no more
        }
        [sell] Sell no more
        [clerk] Nothing else
        [reroll] Roll the dice you picked
        [activate] Leave it unused
       *[other] Done
    }
price = for { AMOUNTS("coin", $coins) }
price-goods =
    for { AMOUNTS("coin", $coins) }{ $free ->
        [0] {""}
       *[other] , and { $free } more from your apprentices
    }
price-reputation = for { $loss } reputation
price-community = for { AMOUNTS("coin", $coins) }; each round: { $income }
pay-title = { PIECE($card) }
pay-sum =
    { $sum ->
        [one] 1 good
       *[other] { $sum } goods
    }; they want { $least } to { $most }
pay-go =
    { $sum ->
        [one] Give 1 good for { AMOUNTS("point", $sum) }
       *[other] Give { $sum } goods for { AMOUNTS("point", $sum) }
    }
at-most = at most { $count }
sell-title = What do you sell?
sell-sum = { $sum } of up to { $room }
sell-some = Sell
sell-go = Sell for { AMOUNTS("coin", $coins) }
fewer = Fewer { PIECE($good) }
more = More { PIECE($good) }

## Before something is thrown away

confirm-pass = You have dice that you could still place. Pass for the rest of the round anyway?
confirm-end = You have not placed a die this turn, and you could. End the turn anyway?
confirm-complete = Only you have seen { PIECE($card, form: "the") }. Completing it shows it to everybody, and that cannot be taken back. Complete it now?
confirm-discard = Discard { PIECE($card, form: "the") }?
confirm-sale = Sell it for { AMOUNTS("coin", $coins) } and lose { AMOUNTS("point", $points) }?
first-passed = You could do nothing more in that round, so the game passed for you.
first-complete = These settlers can move in now: you have a house and the goods. Every good you give is a point.
first-no-house = You have the goods for settlers, but no house. Houses are sold here, for low dice.
first-apprentice = An apprentice earns coins every round, and adds a good whenever you buy in this guild.
first-workshop = When you come to a guild, you may use its workshops; if one belongs to somebody else, its owner is paid.
first-clerk = A modifier turns a die up or down by one before it is placed. Keep it until a die does not fit.
first-sell = There will be another ship next round, with other prices. Every two goods left at the end are worth a point.
first-build = Each of these spaces pays something different, every round. The earlier you build, the more often it pays.
first-keep = A commission counts only when its dice tile is filled: that takes three dice.
first-tavern = Take settlers whose goods you have or can soon get: each good is a point.
first-reroll = Pick as many dice as you like, one after the other. They are rolled together; the rest stay as they are.
first-commission = This die fits a field of your commission. It is then your die for this turn; when all three fields are filled, the card counts.
first-objective = All of this must be true at the same time. As soon as it is, you win; after the last round you have lost.
first-council = You can fulfil a demand of the council now. It brings points, but costs reputation.
first-desk = A worker at a desk gives you its benefit for the rest of the game.
first-own-space = With a die here you call an apprentice back, for another guild or a building.
first-too-much = The paler dice are too much for your reputation this round. The White Castle or a modifier helps.
first-modifier = You have a modifier: use plus or minus to turn a die by one before you place it.
first-lord = You are a lord now, and your character has given you its gift. Your nobility can still rise, for points.
first-sale = You may sell a building, but its points are lost. That is for emergencies.
first-event = The event changes something in this round. Look at it before the first die.

# On a button where there is little room: what do-pass says in full.
bar-pass = Pass

## What cannot be chosen when a table is opened

wrong-chancery-for-six = Six players always play with the Chancery.

# Moments that are told piece by piece.
show-round = The round
show-income = { SEAT($seat) }’s income
show-source = { PIECE($source) }
show-from-workshops = from workshops
show-roll = The roll

## What chance does next, where the turn goes on after it

chance-turn-up = New settlers are about to be laid out; then you go on, if you can. Until then you can take back what you did.
chance-stock = New buildings are about to be drawn from the bag; then you go on, if you can. Until then you can take back what you did.
chance-roll = The dice are about to be rolled again; then you go on, if you can. Until then you can take back what you did.
