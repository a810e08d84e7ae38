# Belfort for those who read its rules: what the examples are about, signs, and the sheet to print. The examples
# themselves, and which picture stands where, are in the game's reference.toml.

## Examples

example-desk = You want a fourth elf. Send an elf to the recruiter’s desk and pay the fee.
example-camp = You would like to act before the others this month. A dwarf in the king’s camp costs nothing.
example-guild-fee = The Sawyers’ Guild belongs to somebody else. Go there anyway, and watch where your gold goes.
example-plank = Your Blacksmith has an open plank: no lock, no gnome needed. Put a dwarf there.
example-passing = Everybody else has passed. Pass, and spread out your last four workers: one each in the forest and the quarry, a pair in the mine.
example-bonus = Two elves of another player are in the forest. With your three you have more than anybody else there: see what the bonus is worth.
example-masters = One of your elves is a master. Send both to the forest and count the wood.
example-recruited = Your elf is at the recruiter’s desk. Pass, send the last dwarf to work, and see who comes.
example-crests = You are last in the turn order, but your dwarf is in the king’s camp. Pass, then take crest 1.
example-taxes = You lead, and you have no gold. Pass: the income of one card is not enough for the taxes, and the rest costs points.
example-build = You hold a Pub and can pay for it. Build it in district 3, where nobody is yet.
example-walls = A Wall needs no card. In district 1 one of the two is still free.
example-own-guild = Nobody owns the Sawyers’ Guild. Build it: from then on the others pay their fee to you.
example-workers = Two of your workers are waiting at guilds. Use both, in any order; each comes home.
example-trading = You have wood, and need metal. One visit: sell two, then buy one.
example-gnome = Your Bank has a free lock. Hire a gnome for it; it works in the same turn.
example-card = You have finished building. Take the Keep from the pool; that ends your turn.
example-hand = Your hand is full, and the gnome in your Library will draw one more card. End your turn and discard one.
example-districts = Spring ends with your turn. In district 1 another Wall gives you the most markers: build it, end the turn, and points are counted.
example-races = You have the most elves. A first gnome would give you the most gnomes as well: hire it, then end the turn.
example-ties = With one more Wall you tie for the most markers in district 2. End the turn: both of you score as second, the next as third.
example-last = The last turn of the last month. End it and see how the game is decided.
example-non-players = After your turn the non-players build. You decide for one of them: an Inn from the pool, in district 3, where it does you no harm.
example-pub = Hire a gnome for your Pub. One of your dwarves becomes a master at once.
example-gardens = Hire a gnome for your Gardens. One of your elves becomes a master at once.
example-tower = Your elf is on the plank of the Tower. Use it: a free gnome, for a lock of your choice.
example-inn = Your elf is on the plank of the Inn. Use it and take a new dwarf.
example-blacksmith = Two ways to metal: the worker on the plank, and the gnome, who sells you one.
example-bank = The gnome in your Bank brings gold once in each of your turns. You only have to ask.
example-market = The worker on the plank brings gold; the gnome gives you a second visit to the trading post. Buy twice.
example-gatehouse = Build the Gatehouse between districts 3 and 4, on the side of 3. Then a gnome puts your marker on the other side as well.
example-library = Your elf is on the plank of the Library. Draw, then discard what you need least.
example-keep = One card, two markers: build the section of the Keep in district 3.
example-merchants = Use the guild, turn wood and stone into metal, and buy at the trading post with one of your many visits.
example-librarians = Draw cards and discard one: the Tower, which you will not build.
example-architects = The Architects build a Wall for you and save part of the cost: 1 wood and 1 stone, since there is no metal in it.
example-recruiters = Take an elf, a dwarf or a gnome. Here: an elf.
example-sawyers = Your elf is waiting at the Sawyers. Use it: wood, and the elf comes home.
example-miners = Your elf is waiting at the Miners. Metal without a pair in the mine.
example-bankers = Your elf is waiting at the Bankers. Use it before you spend.
example-masons = Your elf is waiting at the Masons. Stone for the next Wall.
example-thieves = Take gold from one player, or a coin each from several. Here: one each.
example-bandits = The third player has metal. The Bandits may take it.
example-wizards = Your Pub is in district 1, another’s in district 5. Swap them: the markers move, the cards stay.
example-spies = Both others show a card. Take the Keep into your hand.

## Signs on the boards, and pieces that no message names

sign-gnome = gnome
sign-marker = marker
sign-lock = lock
sign-lock-open = lock with a gnome, open
sign-plank = plank
sign-crest = crest
sign-crest-2 = crest 2
sign-crest-down = crest, taken this month
sign-trading-post = trading post
sign-calendar = calendar

## The sheet to print: side-1-... stands on the front, side-2-... on the back. ":wood:" is a sign, ":$wall-cost:" a cost.

side-1-goal = Goal
    .text = Build Belfort. Points are counted three times, at the end of spring, summer and autumn: for the most :marker: in each of five districts, and for the most :elf:, :dwarf: and :gnome:. Whoever has the most points wins.
side-1-start = Start
    .text = Everybody has { $start-wood } :wood: { $start-stone } :stone: { $start-metal } :metal: { $start-gold } :gold:, { $start-elves } :elf:, { $start-dwarves } :dwarf:, a :crest: and { $start-keep } of { $start-deal } property cards. { $start-pool } cards lie in the pool, five guilds in the city.
side-1-month = A month
    .text =
        - 1 Calendar: the next month begins.
        - 2 Placement: one worker each in turn, or pass.
        - 3 Collection: resources, workers, crests, income, taxes.
        - 4 Actions: a whole turn each.
        - 5 Scoring: in the last month of a season only.
side-1-placement = Placement
    .text =
        In :crest: order, put a worker on a free :plank:, or pass.
        - :recruiter: Recruiter’s desk, { $fees-recruiter } :gold:: a new worker of the same race.
        - :camp: King’s camp, one worker each: another :crest:.
        - :sawyers: Guild, { $fees-guild } :gold: to its owner or the supply; your own is free.
        - :pub: Planks of cards that you have built.
        When you pass, all your other workers go to the areas:
        - :forest: elves, :quarry: dwarves, :mine: and :gold_mine: both.
side-1-collection = Collection
    .text =
        - :forest: 1 :wood: for each :elf:. :quarry: 1 :stone: for each :dwarf:.
        - :mine: 1 :metal: for each pair :elf: :dwarf:. :gold_mine: 1 :gold: for each worker.
        - More workers in an area than anybody else: { $collection-bonus } more.
        - :master_elf: :master_dwarf: A master collects like { $collection-master } workers; otherwise counts as one.
        - Then the desk, the camp, and income of built cards.
        - Taxes: levels of { $tax-spaces } points; the first pays 0, each further one 1 :gold: more. What you cannot pay costs points.
side-1-actions = Actions, in any order
    .text =
        - Build: a property from your hand, a :wall: Wall (:$wall-cost:), a guild. One :marker: on a free symbol.
        - Use placed workers; all must come home.
        - :trading_post: Trading post, { $trading_post-visits } visit: buy once and sell once.
        - :gnome: Hire a gnome, once, { $fees-hire_gnome } :gold:, for a free :lock:.
        - Gnomes of Bank and Blacksmith.
        - Last: buy a card, { $fees-buy_card } :gold:. At the end at most { $limits-hand } cards in hand.
side-1-scoring = Scoring
    .text =
        - District: most :marker: { $scoring-district-1 }, second { $scoring-district-2 }, third { $scoring-district-3 } (not with three players).
        - :elf: :dwarf: :gnome: each: most { $scoring-workers-1 }, second { $scoring-workers-2 }.
        - A tie: all who are tied score as the next place; those behind move down by one.
side-1-end = End
    .text = After the third scoring. To break a tie: :wood: :stone: :gold: count 1, :metal: 2.
side-1-two = Two players
    .text = Two non-players block guilds, build a card each month after the actions, and take places in the districts. Crest 1 decides for Non-player 3, crest 2 for Non-player 4. In scoring workers they count as having { $two_players-elves } :elf: and { $two_players-dwarves } :dwarf:.
side-2-properties = Properties: cost, income, and what they do
    .text =
        - :pub: *{ PIECE("pub") }* :$properties-pub-cost: +{ $properties-pub-income } :gold: — :gnome: a :dwarf: becomes a :master_dwarf:.
        - :gardens: *{ PIECE("gardens") }* :$properties-gardens-cost: +{ $properties-gardens-income } :gold: — :gnome: an :elf: becomes a :master_elf:.
        - :tower: *{ PIECE("tower") }* :$properties-tower-cost: +{ $properties-tower-income } :gold: — :gnome: opens the :plank:. Plank, { $properties-tower-plank-fee } :gold:: a free gnome.
        - :inn: *{ PIECE("inn") }* :$properties-inn-cost: +{ $properties-inn-income } :gold: — :gnome: opens the :plank:. Plank, { $properties-inn-plank-fee } :gold:: a new :elf: or :dwarf:.
        - :blacksmith: *{ PIECE("blacksmith") }* :$properties-blacksmith-cost: +{ $properties-blacksmith-income } :gold: — Plank: { $properties-blacksmith-plank-gain-metal } :metal:. :gnome: once in a turn 1 :metal: for { $properties-blacksmith-gnome-fee } :gold:.
        - :bank: *{ PIECE("bank") }* :$properties-bank-cost: +{ $properties-bank-income } :gold: — :gnome: once in a turn { $properties-bank-gnome-gold } :gold:.
        - :market: *{ PIECE("market") }* :$properties-market-cost: +{ $properties-market-income } :gold: — Plank: { $properties-market-plank-gain-gold } :gold:. Two :lock:; each :gnome: { $properties-market-gnome-visits } more visit to the trading post.
        - :gatehouse: *{ PIECE("gatehouse") }* :$properties-gatehouse-cost: +{ $properties-gatehouse-income } :gold: — One half of a gate. :gnome: your :marker: on the other half as well.
        - :library: *{ PIECE("library") }* :$properties-library-cost: +{ $properties-library-income } :gold: — Plank: draw { $properties-library-plank-draw }, discard { $properties-library-plank-discard }. :gnome: draw { $properties-library-gnome-draw } at the end of your turn.
        - :keep: *{ PIECE("keep") }* :$properties-keep-cost: +{ $properties-keep-income } :gold: — Two :marker: in one district. No lock.
side-2-guilds = Guilds: cost to own, and what a worker gets
    .text =
        - :merchants: *{ PIECE("merchants") }* :$guilds-merchants-cost: — { $guilds-merchants-conversions } × :wood: or :stone: into :metal:, { $guilds-merchants-visits } more visits to the trading post.
        - :librarians: *{ PIECE("librarians") }* :$guilds-librarians-cost: — draw { $guilds-librarians-draw } cards, discard { $guilds-librarians-discard }.
        - :architects: *{ PIECE("architects") }* :$guilds-architects-cost: — build anything without a card, for 1 :metal: or 2 :ws: less. No income, plank or lock.
        - :recruiters: *{ PIECE("recruiters") }* :$guilds-recruiters-cost: — a new :elf:, :dwarf: or :gnome:.
        - :sawyers: *{ PIECE("sawyers") }* :$guilds-sawyers-cost: — :$guilds-sawyers-gain:
        - :miners: *{ PIECE("miners") }* :$guilds-miners-cost: — :$guilds-miners-gain:
        - :bankers: *{ PIECE("bankers") }* :$guilds-bankers-cost: — :$guilds-bankers-gain:
        - :masons: *{ PIECE("masons") }* :$guilds-masons-cost: — :$guilds-masons-gain:
        - :thieves: *{ PIECE("thieves") }* :$guilds-thieves-cost: — { $option-thieves_gold } :gold: from one player, or 1 each from { $stealing-victims }.
        - :bandits: *{ PIECE("bandits") }* :$guilds-bandits-cost: — { $guilds-bandits-from_one-metal } :metal: or { $guilds-bandits-from_one-wood_or_stone } :ws: from one player, or 1 :ws: each from { $stealing-victims }.
        - :wizards: *{ PIECE("wizards") }* :$guilds-wizards-cost: — swap two places of one kind, with all :marker: on them.
        - :spies: *{ PIECE("spies") }* :$guilds-spies-cost: — all others show a card; take one.
side-2-trading = Trading post
    .text = Buy: 1 :wood: for { $trading_post-buy-wood } :gold:, 1 :stone: for { $trading_post-buy-stone } :gold:, 1 :metal: for { $trading_post-buy-metal } :gold:. Sell: 1 :metal: for { $trading_post-sell-metal } :gold:, any two :ws: for { $trading_post-sell-two_wood_or_stone } :gold:.
side-2-remember = Easily forgotten
    .text =
        - Planks opened by a gnome (Tower, Inn) can be used from the next placement on.
        - All placed workers must be used or taken back before the turn ends.
        - No more than { $limits-elves } :elf: and { $limits-dwarves } :dwarf: each.
        - Workers that go to the mine without a partner bring nothing, but count for the bonus.
