# What the boards of Belfort say in the browser, besides what the game itself says (belfort.ftl).

now-setup = Set-up
now = Month { $round } of { $rounds } · { $phase ->
        [placement] placement
        [collection] collection
        [actions] actions
        [non_players] non-players
        [scoring] scoring
        [end] the end
       *[setup] set-up
    }
own-round = Month { $round }
own-replay-round = To month { $round }
own-undo-round =
    { $round ->
        [0] Back to the set-up
       *[other] Back to the start of month { $round }
    }
own-undo-round-hint =
    { $scored ->
        [yes] Takes back everything that I and the bots have done since then, and the scoring. There is no way forward again; the log will say so.
       *[no] Takes back everything that I and the bots have done since then. There is no way forward again; the log will say so.
    }
own-undo-far-much =
    { $round ->
        [0] That was in the set-up. Everything that has happened since is taken back. There is no way forward again; the log will say so.
       *[other] That was in month { $round }. Everything that has happened since is taken back, including { $scored ->
            [yes] the scoring and{" "}
           *[no] {""}
        }all of month { $now }. There is no way forward again; the log will say so.
    }
own-notice-took-back =
    { $round ->
        [0] { $name } has taken everything back to the set-up.
       *[other] { $name } has taken everything back to month { $round }.
    }
own-graph = Points over the months
own-graph-label = Points over the months. At the end: { $players }

amounts = { AMOUNTS($amounts) }
to-build = To build:

## The parts of the screen

pane-city = City
pane-work = Work
pane-market = Market
the-city = The city
collection-board = The collection board
market-board = Trading post, cards and gnomes
calendar = Calendar
month-hint = Month { $month }, { $season ->
        [spring] spring
        [summer] summer
       *[autumn] autumn
    }{ $scored ->
        [yes] ; it ends with a scoring
       *[no] {""}
    }
whole-city = Whole city

## The city

district = District { $district }
plot = { $what ->
        [gatehouse] { $side ->
            [before] Gatehouse before district { $district }
           *[after] Gatehouse after district { $district }
        }
        [keep] Keep in district { $district }
        [wall] Wall in district { $district }
       *[other] { PIECE($what) } in district { $district }
    }
plot-free = { $place }, free; building costs { $cost }
plot-owned = { $place }, with a marker of { SEAT($owner) }
marker-of = { SEAT($owner) } has a marker here.
guild-plot =
    { PIECE($guild) } in district { $district }, { $owner ->
        [none] free; building costs { $cost }
       *[other] owned by { SEAT($owner) }
    }{ $blocked ->
        [none] { $worker ->
            [none] ; nobody is here
           *[other] ; { SEAT($worker) } has a worker here
        }
       *[other] ; blocked by { SEAT($blocked) }
    }
# On the city's plates, where there is little room.
guild-short =
    { $guild ->
        [merchants] Merchants
        [librarians] Librarians
        [architects] Architects
        [recruiters] Recruiters
        [sawyers] Sawyers
        [miners] Miners
        [bankers] Bankers
        [masons] Masons
        [thieves] Thieves
        [bandits] Bandits
        [wizards] Wizards
       *[spies] Spies
    }
guild-is-blocked = { SEAT($owner) }’s dwarf blocks it this month.
guild-fee =
    Placing a worker here costs { $fee } gold, which goes to the owner, if there is one. The owner pays nothing.
worker-at = Your { PIECE($worker) } { PIECE($at, form: "at") }

score-track-title = Points and taxes
score-track = Score track: { $scores }
score-of = { SEAT($seat) } { $score }
score-and-tax = { SEAT($seat) }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $tax } gold in taxes
about-taxes = The further along the track, the higher the taxes at the end of each collection. If you cannot pay them, you lose points.
tax-band = From { $first } to { $last } points: { $tax } gold in taxes each month

## Majorities

standing = { SEAT($owner) } { $count } for { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
standing-nobody = Nobody yet.
district-standing = District { $district }: { $standing } { $more }
worker-standing = { $race ->
        [elves] Elves
        [dwarves] Dwarves
       *[gnomes] Gnomes
    }: { $standing }
majority-elves = Most elves
majority-dwarves = Most dwarves
majority-gnomes = Most gnomes
you-lead-here = You lead here.
one-more-leads = One more marker, and you would lead here.
one-more-passes = One more marker, and you would be ahead of { SEATS($passed) }.
one-more-level = One more marker, and you would be level with { SEATS($level) }.
one-more-both = One more marker, and you would be ahead of { SEATS($passed) } and level with { SEATS($level) }.
one-more-first = With one marker you would be in the running here.
one-more-same = One more marker would not change your place.
scoring-now-title = If scored now
scoring-now = If it were scored now: { $scores }
scoring-now-hint = What all majorities together would bring, on top of the points scored so far: five districts, elves, dwarves and gnomes.

## The collection board

plank-of-desk =
    { $holder ->
        [none] Plank { $number } of the recruiter’s desk, free
       *[other] Plank { $number } of the recruiter’s desk: { SEAT($holder) }
    }
plank-of-camp =
    { $holder ->
        [none] Plank { $number } of the king’s camp, free
       *[other] Plank { $number } of the king’s camp: { SEAT($holder) }
    }
about-recruiter = For { $fee } gold, a worker placed here brings you another of the same kind once everybody has gathered.
about-camp = Costs nothing. At the collection every worker here takes a crest, from the left plank to the right: any one that nobody has taken yet this month. The crests set the turn order.
about-crests = Crest 1 plays first. Crests are taken in the king’s camp; one that was taken this month is safe.
crest-of = Crest { $crest }: { SEAT($holder) }{ $down ->
        [yes] , safe this month
       *[no] {""}
    }
area = { PIECE($area) }: { $workers }
workers-of = { SEAT($seat) }: { $workers }
nobody-there = nobody
about-forest = Each elf brings 1 wood, a master { $master }.
about-quarry = Each dwarf brings 1 stone, a master { $master }.
about-mine =
    An elf and a dwarf together bring 1 metal; a master counts as { $master }. { $pairs ->
        [yes] At this table everybody there must have a partner.
       *[no] A worker without a partner brings nothing, but counts for the bonus.
    }
about-gold-mine = Each worker brings 1 gold, a master { $master }.
about-area-bonus = If you have more workers here than anybody else, you get { $bonus } more.
income-and-taxes = Income, taxes
income-of = { SEAT($seat) }: income { $income } gold, taxes { $tax } gold

## The trading post, cards, gnomes

trading-post = Trading post
visits-left =
    { $begun ->
        [yes] { $count ->
            [0] visit under way
           *[other] visit under way, { $count } more
        }
       *[no] { $count ->
            [0] no visits left
            [one] 1 visit
           *[other] { $count } visits
        }
    }
visits-hint = A visit is one purchase, or one sale, or one of each. Anything else you do ends it.
about-post = A visit is one purchase, or one sale, or one of each. Anything else you do ends it.
trade-buy = Buy 1 { PIECE($what) } for { $gold } gold
trade-sell = Sell { PIECE($what, form: "bundle") } for { $gold } gold
conversions-left = { $count ->
        [one] 1 exchange left
       *[other] { $count } exchanges left
    }
card-in-pool = { PIECE($card) }, in the pool; taking it costs { $price } gold and ends the turn; building it costs { $cost }
deck = The deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; taking the top card costs { $price } gold and ends the turn
card-for-non-player = { PIECE($card) }, in the pool; the non-player gets it free of charge
deck-for-non-player = The deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; the non-player gets the top card free of charge
about-cards = As the last thing in a turn you may buy a card for { $price } gold: one from the pool or the top one of the deck.
discards = Discard pile { $count }: { $cards }
discard-pile = Discard pile
one-gnome = a gnome
gnomes-title = Gnomes for hire
gnomes-for-hire = Gnomes for hire { $count }, for { $fee } gold each
about-gnomes = Once in a turn you may hire one for { $fee } gold. It goes onto a free lock of one of your properties and stays there.

## A player's board

stock = { SEAT($seat) }: { $amount } { PIECE($what) }
workers-home =
    { $count ->
        [0] { PIECE($worker) }: none at home
        [one] { PIECE($worker) }: 1 at home
       *[other] { PIECE($worker) }: { $count } at home
    }{ $away ->
        [0] {""}
       *[other] , { $away } at work
    }
workers-owned = { $count } workers in all
about-worker = Pick one up and put it where you want it to work.
about-master = Collects as much as { $master } workers. Elsewhere a master is a worker like any other.
supply = { $worker ->
        [elf] Elves that can still be recruited: { $count }
       *[dwarf] Dwarves that can still be recruited: { $count }
    }
about-supply = Workers come from the recruiter’s desk, from an Inn, or from the Recruiters’ Guild.
nothing-built = Nothing built from cards yet
no-cards = No cards
your-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hand-of = { SEAT($seat) } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
card-in-hand = { PIECE($card) }, in your hand; building it costs { $cost }
card-was-seen = { PIECE($card) }: everybody saw this card being taken
built-card =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] , { $cards } cards
    }: { $gnomes ->
        [0] no gnome
        [one] 1 gnome
       *[other] { $gnomes } gnomes
    }{ $free ->
        [0] {""}
        [one] , a free lock
       *[other] , { $free } free locks
    }{ $income ->
        [0] {""}
       *[other] , income { $income }
    }
built-short =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] {" "}×{ $cards }
    }{ $gnomes ->
        [0] {""}
        [one] , with a gnome
       *[other] , with { $gnomes } gnomes
    }
built-gnomes =
    { $gnomes ->
        [one] A gnome works here.
       *[other] { $gnomes } gnomes work here.
    }
built-locks =
    { $free ->
        [one] A lock is waiting for a gnome.
       *[other] { $free } locks are waiting for gnomes.
    }
team =
    { $race ->
        [elf] Elves: { $count }
       *[dwarf] Dwarves: { $count }
    }{ $masters ->
        [0] {""}
        [one] , one of them a master
       *[other] , { $masters } of them masters
    }
plank-of-card =
    { $locked ->
        [yes] Plank of the { PIECE($property) }, locked: a gnome opens it
       *[no] { $worker ->
            [none] Plank of the { PIECE($property) }, free{ $fee ->
                [0] {""}
               *[other] ; costs { $fee } gold
            }
           *[other] Plank of the { PIECE($property) }: your { PIECE($worker) }
        }
    }
you-have = You have { $amount }
non-player-is =
    { SEAT($owner) }{ $by ->
        [none] {""}
       *[other] , controlled by { SEAT($by) }
    }: gets no points, but takes places in the districts, and counts as having { $elves } elves and { $dwarves } dwarves{ $district ->
        [none] {""}
       *[other] ; the dwarf blocks the guild of district { $district }
    }

## What things are good for

about-income = Brings { $gold } gold a month.
about-pub = A gnome here makes one of your dwarves a master.
about-gardens = A gnome here makes one of your elves a master.
about-tower = A gnome here opens the plank: a worker there, for { $fee } gold, brings another gnome onto one of your free locks.
about-inn = A gnome here opens the plank: a worker there, for { $fee } gold, recruits an elf or a dwarf.
about-blacksmith = A worker on the plank makes { $metal } metal. A gnome sells you 1 metal a turn for { $price } gold.
about-bank = A gnome here pays out { $gold } gold a turn.
about-market = A worker on the plank earns { $gold } gold. Each gnome gives { $visits ->
        [one] one more visit
       *[other] { $visits } more visits
    } to the trading post a turn.
about-gatehouse = Stands across a border, with a symbol on either side. Your marker takes one of them; a gnome here puts a second marker on the other half of one of your Gatehouses.
about-library = A worker on the plank draws { $draw } cards; then you discard { $discard ->
        [one] any card
       *[other] any { $discard } cards
    } from your hand, just drawn or not. A gnome draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    } at the end of your turn.
about-keep = Has two symbols in each district: your markers take both.
guild-kind-basic = Blue shield: a basic guild. It helps you build, trade and grow.
guild-kind-resource = Green shield: a resource guild. It gives resources.
guild-kind-interactive = Dark red shield: an interactive guild. It interferes with what the others have.
about-wall = Needs no card.
about-second-wall = The other Wall of this district is built first; both count the same.

about-merchants = This turn you may exchange wood or stone for metal { $conversions ->
        [one] once
        [2] twice
       *[other] { $conversions } times
    }, and visit the trading post { $visits ->
        [one] once more
       *[other] { $visits } more times
    }.
about-librarians = Draw { $draw } cards, then discard { $discard ->
        [one] any card
       *[other] any { $discard } cards
    } from your hand, just drawn or not.
about-architects = Build anything that nobody has built yet, without a card, for 1 metal or 2 wood or stone less than usual.
about-recruiters = Recruit an elf or a dwarf, or put a gnome to work.
about-sawyers = Get { AMOUNTS($amounts) }.
about-masons = Get { AMOUNTS($amounts) }.
about-miners = Get { AMOUNTS($amounts) }.
about-bankers = Get { AMOUNTS($amounts) }.
about-thieves = Take gold: some from one player, or 1 each from up to { $victims }.
about-bandits = Take { $metal } metal or up to { $pieces } wood or stone from one player, or 1 wood or stone each from up to { $victims }.
about-wizards = Swap the markers of two places of the same kind: two buildings of one kind, two Walls or two guilds.
about-spies = Everybody else shows a card of their choice; you take one of them.

## Questions with a tray of their own

send-title = Who works where?
send-given = { $count } of { $of } assigned
send-more = One more: { PIECE($worker) } { PIECE($area, form: "to") }
send-fewer = One fewer: { PIECE($worker) } { PIECE($area, form: "to") }
send-brings =
    Brings { AMOUNTS($what, $amount) }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } of it for the most workers
    }
send-so-far = This is how things stand: others may still send workers.
send-rest = The rest to forest and quarry
send-go = Off to work
thieves-title = What do your thieves take?
bandits-title = What do your bandits take?
loot = Take 1 { PIECE($what) } from { SEAT($seat) }, who has { $amount }
pick-title = Cards shown to your spies
shown-card = { PIECE($card) }, shown by { SEAT($seat) }
discount-title = What do the architects save you?
pay-title = Wood or stone?
recruit-title = Whom do you recruit?

## Before something is thrown away

confirm-reclaim = The worker { PIECE($at, form: "at") } could still do something. Take it back unused?
confirm-end-bank = The gnome of your Bank could still pay out gold. End the turn anyway?
confirm-take-nothing = You have taken nothing. Let your people come home empty-handed?
first-passed = You could place no more workers, so the game passed for you. The rest go and gather.
first-keep = Hold on to what you can pay for early: wood and stone come quickly, metal does not.
first-desk = Here you recruit another worker, for the rest of the game. It is worth most early on.
first-guild = Planks at guilds cost gold, and you have none. The gold mine or the trading post helps.
first-send = If you have more workers in an area than anybody else, you get one more there.
first-camp = With a lower number you act earlier from now on: first to build, first at the cards, and next month first at the planks.
first-tax = This month’s taxes are more than the gold you have. If your income is not enough, fetch some: you lose a point for each gold that you cannot pay.
first-use = Your workers at guilds and on planks are waiting to be used; only then can you end the turn.
first-build = You can build now: press a card, then a place in the city. Points go to the player who is ahead in a district.
first-lock = A lock on a card opens with a gnome: then the card does what it says.
first-hire = You can hire a gnome now, once a turn. Gnomes count for points, too.
first-trade = Once a turn you may trade here. Do it before you build: buy what you are short of.
first-card = A card costs 1 gold and ends your turn. So build and trade first.
first-discard = What you discard can come back in the deck later, for anybody.
first-steal = Somebody will miss what you take here: look at who is ahead.
first-bandits = What you take here nobody else can build with: see what those ahead of you still need.
first-recruit = A gnome opens a lock at once; an elf or a dwarf works for you every month from now on.
first-mark = A marker on one half of a Gatehouse counts in the district on that side: compare the two.
first-wizards = Two places of one kind swap their markers: look where one more puts you ahead.
first-pick = One of these cards becomes yours; the others go back, and you know what their owners hold.
first-show = The card you show may be taken. Show what you need least.
first-architects = The architects build without a card, and cheaper: choose something expensive.
first-block = Two non-players stand in the way of you both. They get no points, but take places: in the districts with what is built for them, and among the workers with elves and dwarves of their own. The player with crest 1 decides for Non-player 3, the one with crest 2 for Non-player 4. Nobody can place a worker where the dwarf stands, until it walks on at the end of the month: block what the other player needs.
first-np-card = Each month you both also build for a non-player, at no cost: crest 1 for Non-player 3, crest 2 for Non-player 4. The card is gone afterwards: take one that the other player would like.
first-np-build = A non-player’s marker counts in its district like anybody else’s: put it where it costs the other player a place, and does you no harm.
# The way out of a question: what it leaves undone.
enough =
    { $question ->
        [architects] Build nothing
        [thieves] { $taken ->
            [0] Take nothing
           *[other] Take no more
        }
        [bandits] { $taken ->
            [0] Take nothing
           *[other] Take no more
        }
        [wizards] Swap nothing
        [recruit] Recruit nobody
       *[other] Done
    }

# On a button where there is little room: what do-pass says in full.
bar-pass = Pass

## What cannot be chosen when a table is opened

wrong-chosen-guilds-count = Choose { $count } different guilds.
wrong-chosen-guilds-for-two = With two players the wizards are the only interactive guild: leave out { PIECE($guild, form: "the") }.

# Moments that are told piece by piece.
show-scoring = Scoring in month { $round }
show-district =
    { $guild ->
        [none] District { $district }
       *[other] District { $district }, { PIECE($guild) }
    }
show-tie = { SEATS($seats) } are level.
show-tie-all = All of them are level.
show-scored = The score now
show-collection = Collection in month { $round }
show-area =
    { $area ->
        [forest] Forest
        [quarry] Quarry
        [mine] Mine
       *[gold_mine] Gold mine
    }
show-most = { SEAT($seat) } had the most workers there: { $bonus } more.
show-income = Income
show-taxes = Taxes
show-unpaid = Points lost for unpaid taxes
# In an area, while nobody works there.
last-yields = Last time

## What chance does next, where the turn goes on after it

chance-turn-up = A new card is about to be turned up; then you go on, if you can. Until then you can take back what you did.
chance-draw = You are about to draw a card; then you go on, if you can. Until then you can take back what you did.
chance-np-draw = A card is about to be drawn for the non-player; then you go on, if you can. Until then you can take back what you did.
