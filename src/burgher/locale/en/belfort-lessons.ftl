# The lessons of Belfort. How they are written: docs/write-a-lesson.md.

## The first game

lesson-first-game = Your first game
    .about = Build a city with elves, dwarves and gnomes. You play two months, up to the first scoring; after that the game is yours to finish.
    .otherwise-pass = You have **passed**: you place no more workers this month, and all the workers you have left now go and gather.
    .otherwise-end = You have **ended your turn**: it is the others’ turn now. What you have not done waits until next month.

lesson-first-game-goal = The goal
lesson-first-game-goal-welcome =
    Welcome to **Belfort**! Elves, dwarves and gnomes build a city together, and everybody wants to own the largest share of it.
    You play { SEAT(0) }, with the colour and symbol shown beside your name; { SEAT(1) } and { SEAT(2) } are bots. The first month has been played for you: everybody has put up one building. We will play the next two months together.
lesson-first-game-goal-districts =
    The city has **five districts**. Beside each stands its guild; each game uses different guilds.
    Every building carries its builder’s marker. When the city is scored, the **most markers in a district** bring { $scoring-district-1 } points, the second most { $scoring-district-2 }.
    A district takes on the colour of the player who is ahead there. Try to be ahead in many.
lesson-first-game-goal-marker = Here is your first building, a **Pub** in district 1, with your marker. { SEAT(2) } has Gardens in the same district: one against one, a **tie**. Players who share a place get only the points for the next one. As things stand, you would each get { $scoring-district-2 }. A third place brings nothing with three players.
lesson-first-game-goal-calendar =
    The game lasts seven **months**. The city is scored three times: after the months with a cup, the third, the fifth and the seventh. The colours are the seasons: each ends with a scoring.
    It is now the second month, so there are two months until the first points.
lesson-first-game-goal-workers =
    Your people bring points, too: { $scoring-workers-1 } for the most **elves**, { $scoring-workers-1 } for the most **dwarves**, { $scoring-workers-1 } for the most **gnomes**, and { $scoring-workers-2 } for each second place. Ties count as in the districts: with three elves each, everybody would get { $scoring-workers-2 } now.
    Here you see how many everybody has. “If scored now” shows what all of it together would bring: you do not have to work it out yourself.
lesson-first-game-goal-players =
    Here you see **what you have**: wood, stone, metal, gold and points; your people, cards and **properties** as well, or else on your own board. A property is a building with a card, such as your Pub. The small number at your symbol is your place in the turn order. Beside the other names is what the others have.
    If you do not recognise something, { $touch ->
        [yes] press and hold it
       *[no] point at it
    }: it **tells you what it is**.

lesson-first-game-placing = Placing workers
lesson-first-game-placing-home =
    These are your **workers**: three elves, who cut wood, and three dwarves, who quarry stone. The pale ones beside them are still in the supply.
    Every month begins with placing them. In turn, everybody sends one worker to a **plank**, a space for one worker somewhere in the city. This goes round until nobody wants to place any more.
lesson-first-game-placing-first = The **crests** show the order in which you play. { SEAT(1) } has crest 1 and begins; you have crest 2.
lesson-first-game-placing-watch = { SEAT(1) } begins, and will send a worker to the Sawyers’ Guild. A guild’s shield is its plank. That costs { $fees-guild } gold, and will bring { AMOUNTS($guilds-sawyers-gain) }. Go on, and watch. You will soon try out a guild yourself.
lesson-first-game-placing-desk =
    Your turn. Send a worker to the **recruiter’s desk**: press the plank there, then choose an elf or a dwarf. It costs { $fees-recruiter } gold.
    In return you get **one more worker** of the same kind: it comes once everybody has gathered, and works from next month until the end of the game.
    .why = Why? More workers bring more of everything, every month. The sooner they come, the more often they work for you.
    .otherwise = That is fine, too: planks are first come, first served, and nobody has to go to the desk. { $touch ->
        [yes] Press and hold any plank
       *[no] Point at any plank
    }, and it tells you what it brings.
lesson-first-game-placing-camp =
    This is the **king’s camp**. It is another place for workers.
    It costs nothing, and everybody may send one worker there, to the first free plank. A player with a worker there may later swap crests with somebody. With a lower number you act earlier, and build before the others.
lesson-first-game-placing-passed = Sooner or later everybody **passes**, and then places no more workers this month. A tick beside a name shows who has. When you pass, you send all your remaining workers to the forest, quarry, mine and gold mine at once, to fetch what buildings are made of.
lesson-first-game-placing-guild = You could pass now, too. But first **one more worker**: send one, elf or dwarf, to the **Miners’ Guild** in district 3. Its shield is the plank: each guild has room for one worker. It costs { $fees-guild } gold, and each guild does something different: the miners will give you { AMOUNTS($guilds-miners-gain) } when it is your turn to act.
    .why = Why? You hold the card of a Keep. Building it takes { $properties-keep-cost-metal } metal, and you have only 1.
    .otherwise = Fine! Then the metal for the Keep must come from elsewhere, or you can build something else.
    .missed = You can also send a worker to a **guild**. Each has room for one; it costs { $fees-guild } gold, and each guild does something different: the Miners’ Guild in district 3 gives { AMOUNTS($guilds-miners-gain) }.

lesson-first-game-gathering = Gathering
lesson-first-game-gathering-pass = You could place more workers. But somebody has to fetch wood and stone, so **pass** now. The others have passed already.
    .why = A worker on a plank gathers nothing. In most months, most of your workers should gather.
    .otherwise = Fine! Every worker on a plank is one fewer to gather. When you pass, you send out all the others.
    .missed = A worker on a plank gathers nothing. In most months, most of your workers should gather.
lesson-first-game-gathering-areas =
    In the **collection**, the second part of a month, there are four places to gather:
    - In the **forest** every elf cuts 1 wood.
    - In the **quarry** every dwarf digs out 1 stone.
    - In the **mine** an elf and a dwarf together bring 1 metal.
    - In the **gold mine** anybody finds 1 gold.
    If you have more workers in a place than anybody else, you get { $collection-bonus } more there; in the mine, too, and even without a pair.
lesson-first-game-gathering-send =
    Send your workers, then press “Off to work”. You may send them wherever you like. You hold the plan of a **Keep**; for it I would send one dwarf to the **gold mine**. Of the others, I would send the dwarves to the **quarry** and the elves to the **forest**.
    .why = The Keep costs { AMOUNTS($properties-keep-cost) }. If just **one** piece is still missing after that, we can buy it later, at the **trading post**: a visit there allows no more. And where nobody else has gone, such as the gold mine so far, a single worker gets the bonus.
lesson-first-game-gathering-collected = Everybody has gathered. This is what you have now: wood, stone, metal and gold. It stays yours until you spend it.

lesson-first-game-guilds = Guilds
lesson-first-game-guilds-others = Now everybody **acts**, in the order of the crests. But first those in the king’s camp may take another crest, from the left plank to the right. Nobody can take it from them again this month. Then the player with crest 1 begins.
lesson-first-game-guilds-income =
    Before the first turn there was **income**: cards with a coin bring gold every month. Your Pub brings you { $properties-pub-income }. After the plus sign you see, for each player, what next month will bring.
    Once you have to pay **taxes**, you see them beside it, after a minus sign. Up to { $tax-spaces } points you pay none.
lesson-first-game-guilds-turn =
    Your turn. You may now do **anything you can pay for**, in any order: use the workers on planks, trade, build, hire a gnome, and at the end buy a card.
    Everything you can do glows, for instance a Wall or a guild’s shield if you can build it. Press anything else, and it tells you why not. And you can take back every step.
lesson-first-game-guilds-use = Begin with your worker in the **Miners’ Guild**: press the worker there and let the miners dig. You get { AMOUNTS($guilds-miners-gain) }.
    .why = Each of the five guilds does something different; { $touch ->
        [yes] press and hold one
       *[no] point at one
    } to read about it. Guilds can also be built. Then the others pay their { $fees-guild } gold to the owner, who pays nothing.
    .otherwise = The miners will dig another time.
    .missed = A worker on a guild’s plank is used in your turn: press the worker, and the guild does what it is there for.
    .without = **With what you have left, the Keep can no longer be built this turn.** To build it all the same, use the button below. Or go on with what you have: begin with your worker in the **Miners’ Guild**. Press the worker there and let the miners dig. You get { AMOUNTS($guilds-miners-gain) }.

lesson-first-game-trading = Trading
lesson-first-game-trading-card = These are the cards in your **hand**. A card is the plan of a property; its cost is shown below it. The **Keep** costs { AMOUNTS($properties-keep-cost) }. Compare that with what you have: if a piece is missing, you can buy it.
lesson-first-game-trading-post =
    Once in every turn you may visit the **trading post**. There you may buy one thing and sell one thing, one right after the other: anything else you do ends the visit. Beside its name you see whether a visit is under way, or none is left.
    Buy **what the Keep still lacks**: it is marked.
    .why = Trading is expensive: two pieces of wood or stone bring only { $trading_post-sell-two_wood_or_stone } gold. But a missing piece can cost you a whole month.
    .ready = **You now have everything for the Keep**, so you may skip this step. Once in every turn you may visit the **trading post**: there you may buy one thing and sell one thing, one right after the other; anything else you do ends the visit. Try it, if you like.
    .without = **With what you have, the Keep cannot be built this turn**, whatever you buy. To build it all the same, use the button below. Or go on with what you have. Once in every turn you may visit the **trading post**: there you may buy one thing and sell one thing, one right after the other. Buy what you need most, if you like.
    .missed = Once in every turn you may visit the **trading post**, to buy one thing and sell one thing. Trading is expensive, but a missing piece can cost you a whole month.

lesson-first-game-building = Building
lesson-first-game-building-lead =
    Look at **district 1** before you build. { SEAT(2) } builds there, too, and whoever has more markers is ahead.
    An **arrow** at a district means that one more marker would move you up there; a filled one, that it would put you ahead.
    .done = Your Keep stands. Now look at **district 1**: { SEAT(2) } builds there, too, and whoever has more markers is ahead. An **arrow** at a district means that one more marker would move you up there; a filled one, that it would put you ahead.
    .without = **With what you have now, the Keep cannot be built this turn.** To build it all the same, use the button below. Or go on with what you have: look at **district 1**, where { SEAT(2) } builds, too. Whoever has more markers is ahead. An **arrow** at a district means that one more marker would move you up there; a filled one, that it would put you ahead.
lesson-first-game-building-keep = Build your **Keep**: press its card or a lit symbol. It stands in the middle of the city and has two symbols in every district, so it brings **two markers** at once. I would choose district 1. Each kind of property can be built only once in a district, whoever builds it.
    .why = With two more markers you are ahead of { SEAT(2) } in district 1: { $scoring-district-1 } points instead of { $scoring-district-2 }. In an empty district you would be ahead as well, but there a single marker is enough.
    .otherwise = All right. The Keep stays in your hand and can be built another time.
    .missed = A **Keep** has two symbols in every district, so it brings **two markers** at once. Each kind of property can be built only once in a district.
lesson-first-game-building-built = The cards of your properties lie face up in front of you. They go on working: a **coin** is income, a **lock** waits for a gnome, a **plank** takes one of your workers, as in a guild.
lesson-first-game-building-walls =
    For **Walls** and **guilds** you need no card. Each brings one marker; a guild is then yours, and the others pay you.
    Every district has two Walls, one on either side of its guild. A Wall costs { AMOUNTS($wall-cost) }. { $touch ->
        [yes] Press and hold a guild
       *[no] Point at a guild
    } to see what it costs.
    A **Gatehouse** takes a card. It stands between two districts: you choose which of them gets your marker.

lesson-first-game-gnomes = Gnomes and locks
lesson-first-game-gnomes-lock =
    Your Pub has a **lock**. A **gnome** opens it, stays there for good, and then the property can do more.
    Your Pub makes a dwarf a **master**, who gathers more; a Bank gives you gold in every turn, a Market another visit to the trading post, and in a Tower or an Inn the plank can be used. The planks of all other properties work without a gnome. { $touch ->
        [yes] Press and hold a card
       *[no] Point at a card
    }, and it tells you.
lesson-first-game-gnomes-hire = Hire a gnome for your Pub: press its lock. That costs { $fees-hire_gnome } gold and can be done once in a turn.
    .why = With a gnome in the Pub, one of your dwarves becomes a **master**, who brings { $collection-master } stone from the quarry instead of 1. And gnomes count when the city is scored.
    .otherwise = Then the gnomes can wait. But there are not many of them: when all are hired, nobody gets another.
    .missed = You can hire one **gnome** in a turn, for { $fees-hire_gnome } gold. Gnomes count when the city is scored, too.
lesson-first-game-gnomes-master =
    A gnome in the Pub makes one of your dwarves a **master**. When he gathers, he does the work of { $collection-master }: in the mine he can work with { $collection-master } elves.
    Everywhere else he counts as one worker: on a plank, and when it matters who has the most.
    A gnome in Gardens turns an elf into a master.
lesson-first-game-gnomes-buy =
    The last thing in a turn: a **new card** for { $fees-buy_card } gold. Take a face-up one from the **pool**, or the top one of the deck, unseen.
    I would take the **Tower**: what it costs, { AMOUNTS($properties-tower-cost) }, your workers can fetch in a month. Then end your turn: at its end you may hold at most { $limits-hand } cards.
    .why = Without cards there is nothing to build but Walls and guilds. The pale ones beside the deck have been discarded.
    .otherwise-end = You have ended your turn without a card. That can be the right choice: gold is scarce.
    .missed = At the end of a turn you may buy a **card** for { $fees-buy_card } gold, a face-up one or an unseen one. You may keep at most { $limits-hand }.

lesson-first-game-month = A month of your own
lesson-first-game-month-aim = The third month has begun, and **at its end the city is scored**. What you build now counts in this month’s scoring.
lesson-first-game-month-plan =
    Here is a task for you: this month, **put up as many properties from your hand as you can**. What each costs is shown at the bottom of its card.
    Compare that with what you have: your workers must fetch the rest.
lesson-first-game-month-camp = First send any worker to the **king’s camp**: from there you may choose a crest, and with crest 1 you act before the others.
    .why = Each kind of property can stand only once in a district. The first to act can build where it counts most.
    .otherwise = You can do without the camp. Then you act when your crest says so.
    .missed = If you go to the **king’s camp**, you may choose a crest once everybody has gathered: with crest 1 you act before the others.
lesson-first-game-month-alone =
    Now you are on your own: place more workers or pass, then send the rest to gather. If you cannot place any more, the game passes for you.
    .why = What do your cards cost, and what have you got? What is missing decides who goes where: dwarves bring stone, elves wood.
lesson-first-game-month-crest = You stand in the king’s camp: take **crest 1**, and you are the first to act. The player who had it gets yours.
    .otherwise = You keep your crest this month, and act when its number comes up.
    .missed = A player in the **king’s camp** may choose a crest once everybody has gathered, and gives up their own for it.

lesson-first-game-taxes = Income and taxes
lesson-first-game-taxes-income = Your income is shown here again, after the plus sign. After a minus sign there will be **taxes**: so far nobody pays any, because nobody has points yet. That changes with the first scoring, so it is worth knowing how much you will pay.
lesson-first-game-taxes-track =
    This is the **score track**. It starts at the top and goes round the city. The further along you are, the more **taxes** you pay every month: nothing on the first { $tax-spaces } spaces, 1 gold on the next { $tax-spaces }, then 2, and so on; the numbers beside the track show how much.
    Every gold that you cannot pay costs you **a point**. Taxes are paid after gathering, and the income of the month comes just before. So always keep some gold in hand.

lesson-first-game-scoring = Scoring
lesson-first-game-scoring-turn =
    Your turn, the last one before the scoring. **Build** what you can, where it brings you most. When you have finished, end your turn. But keep a little gold: next month you need it for guilds and the recruiter’s desk, and income comes only after the gathering.
    .why = Where nobody has a marker, a single one puts you first. Where you are ahead already, one more secures it. Gold left over? A gnome counts at the scoring, too, and a new card is something to build next month.
lesson-first-game-scoring-watch = The others finish the month. Then the city is scored. Any gold you have left stays yours.
lesson-first-game-scoring-districts =
    The city has been scored. In each district the player with the most markers got { $scoring-district-1 } points, and the second { $scoring-district-2 }. With four or five players the third gets { $scoring-district-3 }.
    The small numbers beside the districts always show what the points would be now.
lesson-first-game-scoring-ties = As you saw at the beginning, players who share a place get only the points for the next one. Where { SEAT(1) } and { SEAT(2) } have the same number of markers, and nobody has more, both get { $scoring-district-2 } points, and nobody gets { $scoring-district-1 }. With three players a shared second place brings nothing.
lesson-first-game-scoring-workers = After the districts the workers were counted. The player with the most of a kind got { $scoring-workers-1 } points, the second { $scoring-workers-2 }. Recruits and gnomes pay off here, too.
lesson-first-game-scoring-points = Here are your points. What the next scorings bring is added to them. From now on you pay **taxes** for them every month: the number beside your space says how much. You lose points only for taxes that you cannot pay. So once you have points, make sure you have income.
lesson-first-game-scoring-own =
    A game of your own begins a little earlier: you are dealt { $start-deal } cards and choose { $start-keep } to keep. And the guilds are different. A **blue shield** helps you build and trade, a **green** one gives resources, and a **dark red** one interferes with what the others have.
    If there are two of you, two **non-players** take part, for whom you decide: they block guilds from the start, and build. “Belfort for two”, a short lesson, shows how.
lesson-first-game-scoring-end =
    That is Belfort: **now you know how to play**. Four months remain, with scorings after the fifth and the seventh. Then the player with the most points wins. A tie is broken by the wood, stone, metal and gold that are left; metal counts double.
    From now on the bots decide for themselves. If you do not know a card, { $touch ->
        [yes] press and hold it
       *[no] point at it
    }. The rules are under “Rules”. Have fun!

## Two players

lesson-two-players = Belfort for two
    .about = For those who know the game: what the two non-players do in a two-player game.

lesson-two-players-dwarves = The blocking dwarves
lesson-two-players-dwarves-welcome =
    In a game for two, two **non-players** take part: { SEAT(2) } and { SEAT(3) }, in these colours. They send no workers and get no points, but they stand in the way: they block guilds, they build once a month, and they count when it is decided who has the most. Each of them counts as having { $two_players-elves } elves and { $two_players-dwarves } dwarves from the start.
    The two of you decide what they do: the one who plays first in the month, with crest 1, decides for Non-player 3, the other, with crest 2, for Non-player 4. When the crests change hands, so do the non-players.
lesson-two-players-dwarves-block = You have crest 1. Put the **dwarf** of Non-player 3 on a guild. It stays for this month, and nobody can place a worker on that guild.
    .why = Block what your opponent needs more than you do. Your cards tell you what you need yourself.
lesson-two-players-dwarves-blocked = { SEAT(1) } has blocked a guild as well. A blocked guild can still be **built**.

lesson-two-players-building = What they build
lesson-two-players-building-month = Now a month like any other: place workers, pass, send the rest to gather. A player who has gone to the king’s camp chooses a crest afterwards.
lesson-two-players-building-turn = Now everybody acts, as always. When it is your turn, build what you like, and end it.
lesson-two-players-building-watch = Both of you act as always. After that the **non-players build**, and each of you decides for one of them.
lesson-two-players-building-card = When both have acted, the **non-players build**, every month. First choose a **card** for the non-player that goes with your crest: a face-up one for which there is still a place, or the top one of the deck. It costs nothing. If there is no place for the one from the deck, nothing is built.
    .why = The card is gone afterwards. So you can also take away one that your opponent would like.
lesson-two-players-building-place = Now choose where the non-player gets its **marker**: a free place of this kind, in any district. If there is one in **district 2**, I would choose that. Non-players build only what is on cards, never a Wall or a guild.
    .why = A player who is level with a non-player gets fewer points. So put the marker where { SEAT(1) } builds, here in district 2, or where it does you no harm.
    .otherwise = That is allowed, too. But look at what it does there: a non-player’s marker counts wherever it stands. Where **you** build, it may cost you points; where { SEAT(1) } builds, it would cost { SEAT(1) } some.
    .missed = A non-player’s **marker** goes on any free place of its kind. A player who is level with a non-player gets fewer points: so put it where { SEAT(1) } builds, or where it does you no harm.
lesson-two-players-building-walked = Both non-players have built, and both **dwarves have walked on**, clockwise to the next guild. So every guild is blocked at some point, and becomes free again. If the guild they walk to is yours, you get { $fees-guild } gold from the supply.

lesson-two-players-scoring = Scoring
lesson-two-players-scoring-districts = Districts are scored as with four players: { $scoring-district-1 } points, { $scoring-district-2 } and { $scoring-district-3 }. Wherever a non-player has markers it takes a **place**, but it gets no points. A player who shares a place, even with a non-player, gets only the points for the next one.
lesson-two-players-scoring-workers = When workers are counted, each non-player has { $two_players-elves } elves and { $two_players-dwarves } dwarves. With more than they have, you are ahead of them; with just as many, you share the first place and get { $scoring-workers-2 }; with fewer, you get nothing. They have no gnomes: there a single one can be enough for the first place.
