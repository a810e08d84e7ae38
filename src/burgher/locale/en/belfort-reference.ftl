# Belfort for those who read its rules: what the examples are about, signs, and the sheet to print. The examples
# themselves, and which picture stands where, are in the game's reference.toml.

## Examples

example-desk = You want a fourth elf. Send an elf to the recruiter’s desk and pay the fee.
example-camp = You would like to play earlier next time. A dwarf in the king’s camp costs nothing.
example-guild-fee = The Sawyers’ Guild belongs to somebody else. Go there all the same, and watch where your gold goes.
example-plank = Your Blacksmith has an open plank: no lock, no gnome needed. Put a dwarf there.
example-passing = All others have passed. Pass, and spread your last four workers: one kind alone in forest and quarry, a pair in the mine.
example-bonus = Two elves of another player are in the forest. With your three you alone have the most there: see what the bonus is worth.
example-masters = One of your elves is a master. Send both to the forest and count the wood.
example-recruited = Your elf stands at the recruiter’s desk. Pass, send the last dwarf to work, and see who comes.
example-crests = You are last in the order of play, but your dwarf is in the king’s camp. Pass, then take crest 1.
example-taxes = You lead, and you have no gold. Pass: the income of one card is not enough for the taxes, and the rest costs points.
example-build = You hold a Pub and can pay for it. Build it in district 3, where nobody is yet.
example-walls = A Wall needs no card. In district 1 one of the two is still free.
example-own-guild = Nobody owns the Sawyers’ Guild. Build it: from then on the others pay their fee to you.
example-workers = Two of your workers wait at guilds. Use both, in the order you like; each comes home.
example-trading = You have wood, and need metal. One visit: sell two, then buy one.
example-gnome = Your Bank has a free lock. Hire a gnome for it; it works in the same turn.
example-card = You are done with building. Take the Keep from the pool; that ends your turn.
example-hand = Your hand is full, and the gnome in your Library will draw one more card. End your turn and discard one.
example-districts = Spring ends with your turn. In district 1 another Wall gives you the most markers: build it, end the turn, and points are counted.
example-races = You have the most elves. A first gnome would give you the most gnomes as well: hire it, then end the turn.
example-ties = With one Wall more you tie for the most markers in district 2. End the turn: both of you score as second, the next as third.
example-last = The last turn of the last month. End it and see how the game is decided.
example-non-players = After your turn the non-players build. You decide for one of them: an Inn from the pool, in district 3, where it does you no harm.
example-pub = Hire a gnome for your Pub. One of your dwarves becomes a master at once.
example-gardens = Hire a gnome for your Gardens. One of your elves becomes a master at once.
example-tower = Your elf stands on the plank of the Tower. Use it: a gnome for nothing, for a lock of your choice.
example-inn = Your elf stands on the plank of the Inn. Use it and take a new dwarf.
example-blacksmith = Two ways to metal: the worker on the plank, and the gnome, who sells you one.
example-bank = The gnome in your Bank brings gold once in each of your turns. You only have to ask.
example-market = The worker on the plank brings gold; the gnome gives you a second visit to the trading post. Buy twice.
example-gatehouse = Build the Gatehouse between the districts 3 and 4, on the side of 3. Then a gnome puts your marker on the other side as well.
example-library = Your elf stands on the plank of the Library. Draw, then discard what you need least.
example-keep = One card, two markers: build the section of the Keep in district 3.
example-merchants = Use the guild, turn wood and stone into metal, and buy at the trading post with one of your many visits.
example-librarians = Draw cards and put one back: your Tower is the one you will not build.
example-architects = The Architects build a Wall for you and save a part of the cost: 1 wood and 1 stone, since you have no metal in it.
example-recruiters = Take an elf, a dwarf or a gnome. Here: an elf.
example-sawyers = Your elf waits at the Sawyers. Use it: wood, and the elf comes home.
example-miners = Your elf waits at the Miners. Metal without a pair in the mine.
example-bankers = Your elf waits at the Bankers. Use it before you spend.
example-masons = Your elf waits at the Masons. Stone for the next Wall.
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
