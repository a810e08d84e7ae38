# Rise to Nobility for those who read its rules: what the examples are about, signs, and the sheet to print. The examples
# themselves, and which picture stands where, are in the game's reference.toml.

## Examples

example-reputation = Only a few pips are left for this round. A visit to the White Castle adds reputation, so that the next die fits again.
example-modifier = For the best space of the White Castle your 4 is one too low. A modifier turns it into a 5.
example-passing = The others have passed. Place one more die, then pass: the round ends, and a new one begins with new dice.
example-income = Apprentices, a workshop and a community building work for you. Pass, and see what the income brings.
example-end = The last round. Pass: goods and nobility are turned into points.
example-stars = The Barleybrooks bring a worker and a star. Complete the card and watch your nobility rise.
example-extra-good = Your character may give one more artwork than usual. So this card is worth six points instead of five.
example-lord = You are one star short of being a lord. Complete the settlers as { PIECE($about) }, and take what this character gets.
example-dice = Pick up the 3, carry it to Berk’s office and take what he gives. The die counts against your reputation.
example-tavern = There is already a 3 in the tavern, so you need a 3 or more. Place your 4 and take the elves.
example-four-cards = You have three open settlers cards. Take a fourth, and put one of the old ones away.
example-settlers = A house is ready, and you have the goods. Give five of them: five points, and one more for your community building.
example-yard = There is a 4 in the yard, so your die may not be higher. Buy a house with the 3.
example-guild = One die, two gains: buy two books, and leave a worker there as an apprentice.
example-buying = Go { PIECE($about, form: "to") } with the 3 and buy two of its goods.
example-workshops = Another player has a workshop in the Artists’ Guild. Use it: you get a good, the owner the reward.
example-effects = Your workshop at the Wizards swaps goods. Give furnishings for magic.
example-reroll = Three sixes are hard to place. Roll two of them again in the workshop.
example-effect-coin = Your workshop at the Wizards pays a coin. Take it, and do nothing else there.
example-effect-reputation = Your workshop at the Wizards adds reputation. Take it: it counts from your next die on.
example-effect-buy = Your workshop at the Scholars sells goods of every guild. Buy jewelry, and no books.
example-goods = Two of your apprentices are at the Scholars. Buy a single book, and each of them adds one.
example-apprentice = Buy nothing, and place a worker, who will help you here from your next turn on.
example-move = Your lot is empty, but an apprentice from another guild may come over.
example-earning = One apprentice is alone in its guild, the other shares the Wizards’. Pass, and compare what they earn.
example-hall = A low die makes a building expensive. Buy the workshop on space 1 for the Artists, where your apprentice waits.
example-workshop = Your apprentice becomes a master: buy the Scholars’ workshop on space 3. It goes beside the one already there.
example-community = Buy the community building with the 4, and choose which income it brings: here a good each round.
example-sale = You need coins, and a worker. Sell your workshop: you lose its points and keep its stars.
example-port = With a 3 you sell three goods. Choose what this ship pays best for.
example-council = You are noble enough, humans live on your land, and you have what is asked. Fulfil the demand with the 1.
example-clerk = With a 5 Berk gives a modifier, and sells you another.
example-renew = None of the settlers on show suits you. Have all of them replaced.
example-castle = The higher the die, the more reputation. Place the 5.
example-recall = Your apprentice at the Wizards is needed at home. A die on your own board calls it back.
example-two = With two players the owner of a workshop is paid twice. Use your opponent’s and see.
example-event = { PIECE($about) } is in force this round. Do what it is about, and see the difference.
example-objective = You need seven settlers cards and nobility 10, and are one short of both. Complete the last card and end the turn.
example-aim = For { PIECE($about) } a single step is missing. Take it, and you have won.
example-automa = Pass, and a new round begins: the automa rolls its dice and gets in your way.
example-desk = You have the race that the desk asks for, a worker and a 3. Place the worker there for good.
example-benefit = Your apprentice has a desk: { PIECE($about) }. Do what it is good for, and see the difference.
example-commission = Two fields of your dice tile are filled. The 2 fills the last: the card is active, and counts at the end.
example-counts = The last round, and the dice tile of { PIECE($about) } is full. Pass, and see what the card is worth.
example-new-commission = Your apprentice in the Chancery makes room for a second card. Ask Berk, choose one, and pay with reputation.

## Signs on the boards, and pieces that no message names

sign-house = house
sign-die = die
sign-ship = ship
sign-apprentice = apprentice
sign-guild-master = guild master
sign-star = star: nobility
sign-nobility = nobility
sign-event = event
sign-workshop = workshop
sign-reroll = roll dice again
sign-buy-any-good = buy any good
sign-swap-good = swap a good
sign-guild-good = good of the guild
sign-laurel = objective
sign-goods = any good

## Kinds of cards and tiles

gallery-settlers-first = Settlers, first stack
gallery-settlers-second = Settlers, second stack
gallery-workshops = Workshops
gallery-demands = Demands of the Stone Council
gallery-ships = Ships and their prices
gallery-dice-tiles = Dice tiles

## The sheet to print: side-1-... stands on the front, side-2-... on the back. ":coins:" is a sign, ":$council-loss:" a number.

side-1-goal = Goal
    .text = { $start-rounds } rounds; whoever has the most :point: wins. Give :settlers: settlers a :house: and :goods: goods; their workers become :apprentice: apprentices and :guild_master: masters of the guilds.
side-1-start = Start
    .text = { $start-coins } :coins:, { $start-goods } of each good, { $start-houses } :house:, { $by_players-dice-2 } dice ({ $by_players-dice-6 } with six players), reputation { $by_players-reputation-2 } ({ $by_players-reputation-6 }), a character, a secret :settlers: card.
side-1-round = A round
    .text =
        - 1 Everybody rolls their dice.
        - 2 Actions: one turn after another, until everybody has passed.
        - 3 Income.
        - 4 Preparation: dice back, new ship, council and hall filled, next first player.
side-1-turn = A turn: each once, in any order
    .text =
        - Place a die and do what the place offers.
        - Complete a :settlers: settlers card.
        - Sell a building: { $sale-coins } :coins: and the worker back; you lose its points and keep its stars.
        - If you do nothing, you pass for the round.
side-1-reputation = :reputation: Reputation and :modifiers: modifiers
    .text = Your dice in a round may add up to at most your reputation ({ $reputation-least } to { $reputation-most }). More reputation counts at once. A modifier turns a die by one when you place it; a 6 cannot become a 1, nor a 1 a 6.
side-1-settlers = :settlers: Completing settlers
    .text = A :house: from your platform, 1 to { $limits-of_a_good } of each good shown (one more of your character’s), in all as many as the card asks for. You get 1 :point: for each good, { $community-bonus } for each :community:, :worker: workers and :star: stars. At most { $limits-open_settlers } open cards, { $figures-houses } houses in the game.
side-1-nobility = :nobility: Nobility
    .text = Each :star: is a step. At { $nobility-lord_at } you become a lord and get what your character gains. At the end it is worth points.
side-1-income = Income
    .text =
        - :apprentice: coins, fewer the more apprentices there are in the guild: three players { $by_players-apprentice_income-3 }; four { $by_players-apprentice_income-4 }.
        - :guild_master: { $guilds-workshop_income } good of the guild for each workshop.
        - :community: what is shown above its space.
side-1-end = End
    .text = 1 :point: for every { $end-goods_for_a_point } goods left. Nobility 0, 1, 2 …: { $nobility-points-by_level }. Ties: houses given to settlers, then reputation.
side-2-places = Places and their dice
    .text =
        - :tavern: *Cavern Tavern*: take a :settlers: card. Each die at least as high as the one before.
        - :yard: *Construction Yard*: a :house: for { $yard-house } :coins:. Each die no higher than the one before.
        - :hall: *Guild Hall*: the building on the die’s space; costs for 1 to 6: { $hall-cost } :coins:.
        - :port: *Port*: sell up to as many goods as the die shows, at the ship’s prices, while it has space.
        - :castle: *White Castle*: 1–2 → { $castle-die_spaces-1-reputation }, 3–4 → { $castle-die_spaces-2-reputation }, 5–6 → { $castle-die_spaces-3-reputation } :reputation:.
        - :clerk: *Berk*: 1–2 → { $clerk-die_spaces-1-modifiers }, 3–4 → { $clerk-die_spaces-2-modifiers }, 5–6 → { $clerk-die_spaces-3-modifiers } :modifiers:; more for sale, { $clerk-modifier } :coins: each. New settlers or new buildings.
        - :board: *Own board* ({ $own_board-values }): call an :apprentice: back.
side-2-guilds = Guilds
    .text =
        :scholars: :books: · :artists: :artwork: · :blacksmiths: :weaponry: · :wizards: :magic: · :merchants: :jewelry: · :carpenters: :furnishings:
        Place a die, then in this order:
        - Workshops from the left: use the effect; another owner gets the reward.
        - Buy goods for { $guilds-good } :coins: each; if you buy, each :apprentice: of yours adds one.
        - Place workers as apprentices, from your lot or another guild.
        - 1–2: workshops { $guilds-die_spaces-1-activates }, goods { $guilds-die_spaces-1-buy }, apprentices { $guilds-die_spaces-1-apprentices }.
        - 3–4: workshops { $guilds-die_spaces-2-activates }, goods { $guilds-die_spaces-2-buy }, apprentices { $guilds-die_spaces-2-apprentices }.
        - 5–6: workshops { $guilds-die_spaces-3-activates }, goods { $guilds-die_spaces-3-buy }, apprentices { $guilds-die_spaces-3-apprentices }.
side-2-buildings = Buildings
    .text =
        - :workshop: *Workshop*: needs an :apprentice: in its guild, who becomes :guild_master:. First free space: { $guilds-workshop_spaces-1-points }/{ $guilds-workshop_spaces-2-points }/{ $guilds-workshop_spaces-3-points } :point:, { $guilds-workshop_spaces-1-stars }/{ $guilds-workshop_spaces-2-stars }/{ $guilds-workshop_spaces-3-stars } :star:.
        - :community: *Community building*: needs a :worker:. { $community-points } :point:, { $community-stars } :star:, an income, and { $community-bonus } :point: for each settlers card later.
side-2-effects = Effects of workshops
    .text = :coin: 1 coin · :reputation: 1 reputation · :reroll: roll dice again · :goods: 1 good of the guild · :buy_any_good: buy 1 good of any guild · :swap_good: swap 1 good
side-2-council = :council: Stone Council
    .text = A demand needs its nobility, a completed settlers card of the member’s race, a die of the row (1–2, 3–4, 5–6), its goods and coins. You get its :point: and lose { $council-loss } :reputation:.
side-2-more = Events, Chancery, one and two players
    .text =
        - :event: An event lasts for a round; prices never fall below 0.
        - :desk: *Desk*: a die of its value, a :worker: for good, a completed card of its race. A benefit, { $chancery-income } :coins: each income, room for a commission.
        - :commission: *Commission*: fill three fields with dice; then it counts at the end.
        - Two: owners get their reward { $by_players-reward_factor-2 } times; each guild has a workshop without an owner.
        - One: reach the objective before the last income is over; the automa’s five dice are in your way.
