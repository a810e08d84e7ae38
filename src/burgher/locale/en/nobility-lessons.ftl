# The lessons of Rise to Nobility. How they are written: docs/write-a-lesson.md.


lesson-first-game = Your first game
    .about = Lead a family from the edge of town up to the nobility. You play two rounds and get to know the whole town; after that the game is yours to finish.
    .otherwise-pass = You have **passed**: you place no more dice this round, and those you have left are not used. For the next round you get them all back.
lesson-first-game-goal = The goal
lesson-first-game-goal-welcome =
    Welcome to **Rise to Nobility**! You house settlers, send apprentices to the guilds, put up buildings and win the favour of the Stone Council. The player with the **most points** at the end wins.
    You play { SEAT(0) }; { SEAT(1) } is a bot. We will play two rounds together.
lesson-first-game-goal-points =
    Here are your **points**, on the right. Most come from settlers, buildings and the Stone Council. To the left of them is what you have: coins, reputation, nobility, goods.
    { $touch ->
        [yes] Press and hold
       *[no] Point at
    } anything you do not recognise, here or on the board, and it **tells you what it is**.
lesson-first-game-goal-town = This is the **town**: six guilds and seven other places. Each does something for you when you put a die there. You will visit nearly all of them; there is nothing to learn by heart.
lesson-first-game-dice = Dice and reputation
lesson-first-game-dice-dice =
    Every round you roll { $by_players-dice-2 } **dice**. In each turn you place one of them in the town; then it is the next player’s turn. If you cannot place another, or do not want to, you **pass** and are out for this round.
    Whether a high die is better than a low one depends on the place.
lesson-first-game-dice-reputation = This is your **reputation**: { $by_players-reputation-2 }. The dice you place in a round may add up to no more than that; those that would be too much are shown faded. Placing dice does not cost you any of it: in the next round all of it counts again.
lesson-first-game-dice-turn = Up here you always see **what is asked** of you, with buttons for whatever has no place on the board. Everything you can press glows. After each step a button here can **undo** it; the small arrow beside it shows how to take back more.
lesson-first-game-guilds = Guilds
lesson-first-game-guilds-settlers = This card shows your **settlers**, { PIECE("s17", form: "the") }; so far only you can see it. Give them a house and goods, and they bring a point for each good, a worker (the figure) and nobility (the star).
lesson-first-game-guilds-wants = They want jewelry (the ring) and magic (the flask): **4 to 6 of the two together**, at least one of each and no more than { $limits-of_a_good } of a kind. You have one ring and one flask, so you are two short.
lesson-first-game-guilds-take = Each guild sells goods of one kind. A 1 or 2 buys { $guilds-die_spaces-1-buy } there, a 3 or 4 buys { $guilds-die_spaces-2-buy }, a 5 or 6 buys { $guilds-die_spaces-3-buy }. Pick up the **3**: press it.
    .why = With the 3 you can buy exactly the two you need.
    .otherwise = You need a 3 or higher to buy both goods at once; and the higher the die, the less of your reputation is left for the others. With the **3** there is enough for all that comes next.
lesson-first-game-guilds-visit = Every place the die can go to is glowing now. Put it in the **Merchants’ Guild**, which sells jewelry. Buying magic would do as well, but here there is a workshop that gives you a coin.
    .otherwise = You have gone somewhere else. That is all right, but your settlers want **jewelry and magic**, which the merchants and the wizards sell. { $touch ->
        [yes] Press and hold a place
       *[no] Point at a place
    }, and it tells you what it brings.
    .also = The wizards sell magic, which your settlers want as well.
lesson-first-game-guilds-workshop = There is a **workshop** in this guild already. Anyone whose die reaches it may use it: a 1 or 2 reaches the first of three spaces from the left, a 3 or 4 the first two, a 5 or 6 all of them. This one gives a coin: take it.
    .why = It stands on the second space, and your die is a 3. Every workshop that you reach may be used.
    .missed = Workshops stand in the guilds. When you put a die there, you may use them: a 1 or 2 reaches the first of three spaces, a 3 or 4 the first two, a 5 or 6 all three.
lesson-first-game-guilds-buy = Now **buy two**. A good costs { AMOUNTS("coin", $guilds-good) }.
    .otherwise = Your settlers do not have all their goods yet. They can move in later.
    .missed = A guild sells goods of its kind for { AMOUNTS("coin", $guilds-good) } each.
lesson-first-game-settlers = Settlers and houses
lesson-first-game-settlers-complete = Once in a turn, before or after your die, you may also **complete** a settlers card: they move in, if you have a free house (one stands on your board) and the goods they want. Press your card. You are asked to confirm, because then the others see it, too.
    .otherwise = They can move in later, too. The house will wait for them.
    .missed = Once in a turn you may **complete** a settlers card: press it when it glows. That takes a free house (one stands on your board) and the goods they want. You choose how many to give, and every good is a point.
lesson-first-game-settlers-pay = Choose what to give. **Every good is a point**, so the game suggests as many as they will take and you have. Give them.
lesson-first-game-settlers-housed =
    Besides points, settlers who have moved in bring what is shown at the top of their card: **workers** (the figure) and **nobility** (the star, as on the shield beside your name).
    The workers wait in the **workers lot** on your board until you need them. More houses come from the Construction Yard.
lesson-first-game-settlers-other = { SEAT(1) } has had a turn as well. With two players a guild takes **one die a round**: where one has been placed, nobody can put another this round. The die spaces of the other places show how many dice they take.
lesson-first-game-apprentices = Apprentices
lesson-first-game-apprentices-idea =
    A worker can become an **apprentice** in a guild. At the end of every round each one earns the coins shown at the bottom of the guild, and from your next turn on, whenever you buy there, each adds a good for free.
    Later you can call one back, with a 5 or 6 on the die space of your own board.
lesson-first-game-apprentices-take = Low dice place apprentices: a 1 or 2 up to { $guilds-die_spaces-1-apprentices }, a 3 or 4 up to { $guilds-die_spaces-2-apprentices }, a 5 or 6 none. Pick up the **1**.
    .without = Low dice place apprentices: a 1 or 2 up to { $guilds-die_spaces-1-apprentices }, a 3 or 4 up to { $guilds-die_spaces-2-apprentices }, a 5 or 6 none. **You have no worker yet**, because no settlers have moved in; so this time you can only buy something. Pick up the **1**.
    .otherwise = A 2 places apprentices as well, a 5 or 6 **none**; but those dice are needed for what comes next. With the **1** it all works out.
lesson-first-game-apprentices-visit = Go to the **Artists’ Guild**. (A 1 or 2 does not reach the workshop there: it stands on the second space.)
    .why = There are settlers in the tavern who want artwork. You will invite them soon.
    .otherwise = Another place, then. If it is a guild, you can place an apprentice there, too. But the settlers you will invite soon want artwork, and without an apprentice in the Artists’ Guild they will be harder to please.
lesson-first-game-apprentices-buy = Buy **one** artwork: you will need it, for settlers and for the Stone Council.
    .otherwise = Artwork can be bought later, too. But then you may be one short for what comes.
lesson-first-game-apprentices-place = And now the **apprentice**: send your worker to the free place at the bottom of the guild.
    .why = Coins in every round, and more goods for your money. Later an apprentice can become the master of a workshop here. Instead of a worker you may also send an apprentice from another guild.
    .otherwise = You have kept the worker, who will be useful for a building later.
    .missed = If you have a worker and come to a guild with a low die, press the free place at the bottom of the guild: the worker becomes an **apprentice** there. With a 5 or 6 on the die space of your own board you can call one back.
lesson-first-game-apprentices-clerk = { SEAT(1) } has visited the office of **Berk**, the town clerk. There you get a **modifier** for free: the hexagon with ±. The number after the plus is how many more you may buy, for { AMOUNTS("coin", $clerk-modifier) } each.
lesson-first-game-apprentices-modifier = A modifier turns a die up or down by one before you place it; what it shows then is what counts. You may use several on one die, but a 1 never becomes a 6, nor a 6 a 1. On the same visit you may have Berk replace all the settlers or the buildings on offer, free of charge.
lesson-first-game-castle = The White Castle
lesson-first-game-castle-pips = Look at your reputation: every die you place takes up part of it, for this round. It is not enough for all five of your dice.
lesson-first-game-castle-take = There is a place that raises your reputation permanently. Pick up the **5**.
lesson-first-game-castle-visit = Put it in the **White Castle**: a 5 or 6 brings { $castle-die_spaces-3-reputation } reputation, at once and for all rounds to come.
    .why = With more reputation you can place more dice, or higher ones, in every round. It is worth most early in the game; nobody can have more than { $reputation-most }.
    .otherwise = The castle can wait. But sooner or later everybody needs reputation.
    .missed = The **White Castle** brings reputation, at once and for all rounds to come: { $castle-die_spaces-1-reputation } for a 1 or 2, { $castle-die_spaces-2-reputation } for a 3 or 4, { $castle-die_spaces-3-reputation } for a 5 or 6. It is worth most early in the game.
lesson-first-game-tavern = The Cavern Tavern
lesson-first-game-tavern-take = Now for new settlers. Pick up the **2**.
lesson-first-game-tavern-visit = Go to the **Cavern Tavern**. The first die may be anything; each one after it must be at least as high as the last.
    .otherwise = Somewhere else, then. The tavern is open every round.
    .missed = In the **Cavern Tavern** you get new settlers. The first die may be anything; each one after it must be at least as high as the last.
lesson-first-game-tavern-choose = Choose settlers; they cost nothing. Take those at the **marked** place, { PIECE("s01", form: "the") }. They want artwork and furnishings: with an apprentice in the Artists’ Guild you get more artwork there. And they bring 1 worker and 1 nobility.
    .why = Faces and colours show which of the six peoples settlers belong to (not to which player); the Stone Council will ask for them. At most { $limits-open_settlers } cards can wait with you: if you take one more, you discard one of the others. In the tavern another card takes its place as soon as you go on.
    .otherwise = Other settlers, then. They will want other goods; look at what they ask for. The next chapters are made for those at the marked place: you may only be able to read some of the steps.
    .missed = They cost nothing. Their faces and colours show which of the six peoples they belong to; at most { $limits-open_settlers } cards can wait with you.
lesson-first-game-income = Income
lesson-first-game-income-passed = The round is over. A player who can do nothing more is out until the next one: the game **passes** for them. A die for which there was not enough reputation left stayed unused; now all dice have been rolled again.
lesson-first-game-income-income = When everybody has passed, there is **income**. An apprentice alone in a guild earns { AMOUNTS("coin", $by_players-apprentice_income-2-1) }; with a second one there, yours or somebody else’s, each earns { $by_players-apprentice_income-2-2 }. The small number here says what the next income will be.
lesson-first-game-income-round = A new round: everybody has taken back their dice and rolled them again, a **new ship** is in the port, and another player begins: that changes every round.
lesson-first-game-income-first = { SEAT(1) } begins this round, with a die in the tavern.
lesson-first-game-houses = Goods and a house
lesson-first-game-houses-goods = Your settlers need artwork. Pick up the **2**: a 1 would do, too, but you have better uses for your 1s this round.
    .without = Settlers want goods, and a guild in which you have an apprentice gives you more of them. Pick up the **2**: a 1 would do, too, but you have better uses for your 1s this round.
lesson-first-game-houses-artists = Go to the **Artists’ Guild**, which sells artwork.
    .without = Your settlers may want other goods. But go to the **Artists’ Guild** and see what an apprentice is good for. It sells artwork, which the Stone Council asks for, too.
    .otherwise = Fine. Goods can be had elsewhere, too.
lesson-first-game-houses-buy = Buy **one**. An apprentice of yours here adds a second one for free.
    .otherwise = If you buy nothing, an apprentice adds nothing either.
    .missed = If you buy at least one good where you have an apprentice, you get one more free.
lesson-first-game-houses-die = Settlers need a **house**. Pick up a **1**.
    .otherwise = Any die can go there, but the higher ones are needed for what comes next, and each takes more of your reputation. With a **1** it all works out.
lesson-first-game-houses-yard = Go to the **Construction Yard**. A house costs { AMOUNTS("coin", $yard-house) }. Here each die must be no higher than the last.
    .why = Low dice go to the yard, high ones to the tavern: those who come late need the right ones.
    .otherwise = The house can wait a round.
    .missed = Houses come from the **Construction Yard**, for { AMOUNTS("coin", $yard-house) }. There each die must be no higher than the last.
lesson-first-game-houses-complete = In the same turn your settlers can **move in**: press their card to complete it.
    .missed = As soon as you have a house and the goods that settlers want, they can **move in**: press their card, even in the turn in which the house was bought.
    .otherwise = They will move in once you have a house and the goods they want.
lesson-first-game-houses-pay = Give what they take. **Every good is a point.**
lesson-first-game-port = The Port
lesson-first-game-port-ship = You need coins for a building. In the **Port** a ship buys goods; the price is shown under each, and the windows in the hull show how many of each it takes.
lesson-first-game-port-die = A die sells up to as many goods as it shows: a 1 sells one, a 6 up to six. Each number can be used once a round. One good will do: pick up a **1**.
    .otherwise = Any die can go there, but the higher ones are needed for what comes next, and each takes more of your reputation. With a **1** it all works out.
lesson-first-game-port-visit = Put it in the **Port**.
    .otherwise = Not with this ship, then. There will be another one next round.
lesson-first-game-port-sell = Sell what you need least and what fetches the most, such as **weaponry** if you have any. But keep a book and an artwork: you will need them soon.
    .otherwise = That can be sold, too. But make sure you keep a book and an artwork: the Stone Council asks for one of each.
    .missed = In the Port you may sell as many goods as the die says, each at the price under it.
lesson-first-game-buildings = Buildings
lesson-first-game-buildings-workshops = In the **Guild Hall** there are buildings: your die’s number decides which you can build, and the higher, the cheaper. A **workshop** goes on the leftmost free space of its guild; it brings the points and nobility shown there, and one of your apprentices in that guild becomes its master.
lesson-first-game-buildings-later =
    From then on your workshop brings you a good of its guild each round. And whenever **somebody else’s die reaches its space**, you get a reward, whether they use it or not: { $touch ->
        [yes] press and hold a space
       *[no] point at a space
    } to see which.
lesson-first-game-buildings-master = The points and nobility of the space come only once, and as a **master** the worker no longer earns coins or adds goods as an apprentice does. So it pays to build where others like to go.
lesson-first-game-buildings-community =
    A **community building** stands on your own board, and takes one of your workers.
    It brings { AMOUNTS("point", $community-points) }, { $community-stars } nobility and an income each round. From then on every settlers card that you complete brings { AMOUNTS("point", $community-bonus) } more.
lesson-first-game-buildings-die = For the last space of the hall you need the **6**: there a building costs only { AMOUNTS("coin", $hall-cost-6) }.
    .why = For the next round, the buildings that are left move up to the left, where they cost more; new ones come in on the right.
lesson-first-game-buildings-visit = Put it in the **Guild Hall**.
    .otherwise = You can build in any round, when you have the money.
lesson-first-game-buildings-build = Choose its place on your board. Each place has **its own income**: a coin, a good of your choice, or reputation.
    .missed = Each place for a community building has **its own income**: a coin, a good of your choice, or reputation.
lesson-first-game-buildings-end = You could also **sell** a building now, for { AMOUNTS("coin", $sale-coins) }, but you would lose its points: that is for emergencies. So **end the turn**.
    .missed = In your turn you may also **sell** a building, for { AMOUNTS("coin", $sale-coins) }, but you lose its points: that is for emergencies.
lesson-first-game-council = The Stone Council
lesson-first-game-council-members =
    Each of the six peoples has a seat in the **Stone Council**, with demands under its face. To fulfil one, settlers of that people must live with you: their faces are lit.
    It also takes a die that suits its row, the nobility on the left (you keep it), goods and coins.
lesson-first-game-council-price = A demand brings the points shown on its right. And it costs { $council-loss } **reputation**, for the rest of the game; dice that you have placed already stay where they are. Empty places are filled for the next round.
lesson-first-game-council-demand = This demand of the **elves** takes a 1 or 2 and nobility 4: one book, one artwork and a coin, for 5 points. Two settlers cards and a community building give you exactly that nobility. (The green elves are another people.)
    .without = This demand of the **elves** takes a 1 or 2 and nobility 4: one book, one artwork and a coin, for 5 points. You have not risen that far yet; two settlers cards and a community building bring you exactly there.
lesson-first-game-council-die = Pick up a **1**.
    .missed = This demand takes a die of 1 or 2; other rows take other dice.
lesson-first-game-council-visit = And **fulfil the demand**.
    .otherwise = The council waits. Demands stay until somebody fulfils them.
    .missed = A demand is fulfilled with a die that its row takes: you give the goods and coins, and get the points at once.
lesson-first-game-council-end = **End the turn.**
lesson-first-game-council-pass = Once you have placed all your dice, or want to place no more, you pass; you could still sell a building, so the game asks. If you would like to place another die, do so first. Then **pass for the rest of the round**. If the income offers you a good of your choice, take one that settlers or the council will want.
    .missed = When you **pass**, you are out for this round and give up the dice that are left.
lesson-first-game-nobility = Nobility and characters
lesson-first-game-nobility-nobility = This is your **nobility**. It opens up the council, and at the end your space on the track is worth the points shown there. At { $nobility-lord_at }, with the crown, you become a lord.
lesson-first-game-nobility-character = And this is your **character**. Of the good on the left of the card you may give settlers one more than { $limits-of_a_good }. The rest you get once, when you become a lord: here reputation and modifiers; other characters bring coins, goods or settlers.
lesson-first-game-end = The end
lesson-first-game-end-end =
    After { $start-rounds } rounds the game is over. Then every { $end-goods_for_a_point } goods you have left are worth a point, and nobility counts; coins, and settlers without a house, are worth nothing.
    The player with the most **points** wins. A tie goes to the one who has given settlers more houses, then to the one with the higher reputation.
lesson-first-game-end-more =
    A few things are different **with three or more players**:
    - More dice fit in the guilds, the tavern and the Construction Yard, and more apprentices in a guild: the more there are, the less each earns.
    - No workshops stand in the guilds at the start.
    - The owner of a workshop gets the reward for it once, not twice as with two players.
lesson-first-game-end-on = That is all. **The game goes on, and it is yours**; what it asks of you is above the board. To see what something does, { $touch ->
        [yes] press and hold it
       *[no] point at it
    }. The rules are under “Rules”.

lesson-solo = The game for one
    .about = For when you know the game: an objective instead of opponents, and dice that stand in your way.
lesson-solo-alone = Alone in town
lesson-solo-alone-objective = On your own you play for an **objective** with two conditions. If both are true at the same time, after one of your turns or after an income, you win at once; after { $start-rounds } rounds it is too late. Anything you have given away no longer counts. Here you always see how far you have come.
lesson-solo-alone-automa = Instead of other players there is the **automa**: five dice of its own. They are rolled at the beginning of every round, stay where they are until its end, and are then rolled again. The white one lies in the **tavern**: your die there must be at least as high.
lesson-solo-alone-yard = The green one lies in the **Construction Yard**: your die there must be no higher.
lesson-solo-alone-hall = The yellow one lies in the **Guild Hall**: the building on that space is discarded, and the space is taken for this round.
lesson-solo-alone-guilds = The last two, the black ones, each **block a guild** for this round: here the Scholars’ and the Merchants’ Guild. If both show the same, only one guild is blocked.
lesson-solo-alone-workshops = Which number blocks which guild is [in the rules](solo-automa). Where you have workshops in a blocked guild, you are paid for them as if somebody had used them.
lesson-solo-alone-die = There is a 3 in the tavern, so your die must be a 3 or higher. Pick up a **4**. It uses up 4 of your reputation for this round; whenever you are asked for a die, you see how much is left.
    .otherwise = Only a 3 or higher may go to the tavern this round. Other dice can go elsewhere.
lesson-solo-alone-tavern = Put it in the **tavern**.
    .otherwise = Somewhere else, then. The automa’s dice stay there for the whole round.
lesson-solo-alone-choose = Choose **settlers** that help with your objective. Then chance turns up another card in their place, and you go on.
    .why = Yours asks for completed settlers: those who want fewer goods are completed sooner.
    .missed = In the tavern you choose settlers that help with your objective. Here it asks for completed settlers: those who want fewer goods are completed sooner.
lesson-solo-alone-on = So it goes on: you take turn after turn until you pass. Then there is income, all dice come back, yours and the automa’s, and a new round begins. Points only show how well it went; **the objective decides**. From here on you play by yourself.

lesson-events = Event cards
    .about = A variant, for when you know the game. Each round something is different: how to read an event and use it.
lesson-events-event = The event of the round
lesson-events-event-event = At the beginning of each round a new **event** is turned up, before the dice are rolled. It is in force for this round and for everybody; then the next one takes its place, and nobody knows which. This one makes the White Castle better: more reputation for whoever goes there. The numbers at the castle include it already.
lesson-events-event-die = So go there with a high die. Pick up the **6**: it brings the most, for all rounds to come, and what is left for this round is enough for a 1, a 2 and a 4.
    .otherwise = That works, too. But what the castle brings stays with you, so it is a good place for a high die, this round above all.
lesson-events-event-castle = Put it in the **White Castle** and look at your reputation, beside the laurel wreath.
    .otherwise = Then somebody else may benefit from it. An event lasts for one round only.
lesson-events-event-end = **End the turn.**
lesson-events-event-stacks = There are two stacks: the events of the first half mostly bring coins, goods and reputation, those of the second half often **points**. No event does any harm. It pays to read the new one before you place your first die. From here on you play by yourself.

lesson-chancery = The Chancery
    .about = An expansion, for when you know the game: desks that help for the whole game, and secret commissions that count at the end.
lesson-chancery-commissions = Commission cards
lesson-chancery-commissions-keep = Everybody begins with a secret **commission card**: a goal of their own, worth points at the end. “2 › { $commissions-v03-points-2 }” means: for two you get { $commissions-v03-points-2 } points in all. Choose one.
    .why = Take one that fits what you do anyway: demands of the council, say, or settlers.
lesson-chancery-commissions-tile = It only counts when you have filled its **dice tile**, one die for each of the three numbers on it. That is a turn like any other: you put a die here instead of in the town, and it uses up reputation. At the end of the round the die comes back to you, but the space stays filled, so you can take several rounds over it.
lesson-chancery-desks = Desks
lesson-chancery-desks-desks = This is the **Chancery**. Each desk belongs to a people, and gives a benefit for the rest of the game to the player with a worker there; { $touch ->
        [yes] press and hold a desk
       *[no] point at a desk
    } to read about it. That worker stays there as an apprentice to the end of the game, and also earns { AMOUNTS("coin", $chancery-income) } each round, whoever else sits there.
lesson-chancery-desks-elf = The desk of the **elves** (green elves have their own) takes a 3, a worker of yours, and elves among your settlers. Your settlers are elves, so they must move in first.
lesson-chancery-desks-die = They want magic and jewelry, and you do not have enough. Pick up the **4**.
lesson-chancery-desks-visit = Go to the **Merchants’ Guild**, for jewelry.
    .otherwise = That is fine, too; the desk may have to wait.
lesson-chancery-desks-workshop = Take the **coin** of the workshop.
lesson-chancery-desks-buy = Buy **two**: with what you have, that is enough.
lesson-chancery-desks-complete = Now the **settlers**: press your card. You are asked to confirm, since nobody else has seen it yet.
lesson-chancery-desks-pay = Give what they take. Each good is worth a point.
lesson-chancery-desks-three = You have elves living with you, and a worker has come. Pick up the **3**.
    .without = No elves live with you yet, so this desk is still closed to you. Once they have moved in, it takes a **3**. Pick it up; it is good for other things, too.
lesson-chancery-desks-sit = **Sit down** at the desk of the elves.
    .otherwise = Desks are first come, first served.
lesson-chancery-desks-benefit = A player who sits at the desk of the elves loses only { $chancery-benefits-council_loss } reputation for a demand of the Stone Council. Each of the other desks helps in a different place. Without a desk you can have one commission card; each desk gives you room for **one more**.
lesson-chancery-desks-more = More commission cards, each with a dice tile of its own, come from **Berk**, for reputation: the higher the die, the more cards you can choose from, and the more reputation you lose, for the rest of the game. Now you know the Chancery; from here on you play by yourself.
