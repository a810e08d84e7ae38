# The rules of Rise to Nobility, in our own words, in the order of the rulebook.
#
# A message is a section: its value is the title, `.text` what it says. Every line of a text is a paragraph, a line
# that begins with "- " is an entry of a list, and [some words](guilds-buying-goods) lead to the section
# rule-guilds-buying-goods. A line must not begin with a bracket. The first part of an id is the chapter.
#
# Arguments are the numbers of the component files by their place in them ($yard-house is house in [yard]; a list of
# numbers is a text, "1, 2"; a table of amounts is for AMOUNTS) and the options of the table ($option-events: yes or no).

## Overview

rule-overview = The game in short
    .text =
        You own land in the white town of Caveborn, and want to rise in rank. Settlers come to town. You give them a house and goods, and they thank you with points and workers. Your workers become apprentices in the guilds, and some become masters with a workshop of their own. The Stone Council has demands, and those who fulfil them are rewarded.
        Everything in town is done with dice. Each round you roll yours, and place them one by one. How many pips you may place in a round depends on your [reputation](reputation).
        The game lasts { $start-rounds } rounds. The player with the most points wins.

rule-overview-hidden = What is open and what is secret
    .text =
        The settlers card that you are dealt at the start is secret until you complete it or discard it. Commission cards are secret to the end. Nobody knows what will be drawn. Everything else is open.

rule-overview-readings = How we read the rulebook
    .text =
        In these cases the rulebook says nothing, or two different things. This is how it is played here:
        - It lets you do things in any order in your turn, but says elsewhere that settlers are completed after the die. You may [complete settlers](settlers-cards-completing) before the die or after it, but not in the middle of what it does.
        - A good that you buy through a [workshop](guilds-effects-of-workshops) is not bought in the guild. Apprentices add nothing to it, not even those of the guild it comes from.
        - If you [sell](guild-hall-selling-buildings) a workshop that was built under “{ PIECE("e09") }”, you lose the points of its space, and keep what the event added.
        - A die goes to the [Port](port) only if you sell something, and onto your [own board](the-die-space-of-the-own-board) only if you have an apprentice to call back.
        - The [desk](chancery-benefits) for more settlers lets you choose from the cards on show each time. The first card is replaced before you choose the second, and you may do without the second.
        - When the red and the blue die of the [automa](solo-automa) show the same, the second is not placed, and your workshops there pay once.

## Set-up

rule-set-up = Set-up
    .text =
        Everybody begins with:
        - { AMOUNTS("coin", $start-coins) }
        - of each of the six goods: { $start-goods }
        - on the platform, houses: { $start-houses }
        - dice: { $by_players-dice-2 }, and a reputation of { $by_players-reputation-2 }; with six players { $by_players-dice-6 } dice and a reputation of { $by_players-reputation-6 }
        - nobility 0 and no points
        - a [character](nobility-characters), at random
        - a settlers card from the first stack, face down
        Then both stacks of settlers are shuffled together, and six cards are laid out. Six buildings are laid out in the Guild Hall, a ship comes into the Port, and each place of the Stone Council gets a demand.
        Some begin with [modifiers](set-up-by-the-number-of-players). The player in the first seat begins.

rule-set-up-by-the-number-of-players = By the number of players
    .text =
        - Die spaces at the Cavern Tavern: { $by_players-tavern_spaces-2 } with two players, { $by_players-tavern_spaces-3 } with three, { $by_players-tavern_spaces-4 } with four, { $by_players-tavern_spaces-5 } with five, { $by_players-tavern_spaces-6 } with six.
        - Die spaces at the Construction Yard: { $by_players-yard_spaces-2 } with two players, { $by_players-yard_spaces-3 } with three, { $by_players-yard_spaces-4 } with four, { $by_players-yard_spaces-5 } with five, { $by_players-yard_spaces-6 } with six.
        - Dice in each guild and round: { $by_players-guild_dice-2 } with two players, { $by_players-guild_dice-3 } with three, { $by_players-guild_dice-4 } with four, { $by_players-guild_dice-5 } with five, { $by_players-guild_dice-6 } with six.
        - Apprentices in each guild, of all players together: { $by_players-apprentice_spaces-2 } with two players, { $by_players-apprentice_spaces-3 } with three, { $by_players-apprentice_spaces-4 } with four, { $by_players-apprentice_spaces-5 } with five, { $by_players-apprentice_spaces-6 } with six.
        - Modifiers at the start, from the first player to the last: with two players { $by_players-modifiers-2 }; with three { $by_players-modifiers-3 }; with four { $by_players-modifiers-4 }; with five { $by_players-modifiers-5 }; with six { $by_players-modifiers-6 }.
        There are more differences with [two](two-players), with [six](six-players) and with [one](solo).

rule-set-up-options = What a table may choose
    .text =
        - { option-events }: { option-events-hint } See [event cards](event-cards).
        - { option-chancery }: { option-chancery-hint } See [Chancery](chancery).
        The number on the tiles of the Stone Council can be read in two ways. The table chooses one of two sets of pieces:
        - { set-standard }: { set-standard.hint }
        - { set-numerals-as-points }: { set-numerals-as-points.hint }
        The boards have a day side and a night side. The rules are the same on both.

rule-set-up-numbers = Where the numbers come from
    .text =
        The numbers in these rules are those that are played with. Most are from the rulebook. Some are printed only on the pieces and could not be read: the lists of settlers, buildings, demands, ships, events, objectives and commissions, and the prices and rewards on the boards. These are reconstructed. They agree with everything that the rulebook says. Pieces with such numbers lead to your box, where you can correct them.
        If you own the game, you can also correct them in a component file and play with that.

rule-player-board = The player board
    .text =
        Your board has:
        - the store for your goods
        - the workers lot
        - a [die space](the-die-space-of-the-own-board), to call an apprentice back
        - the platform for houses that you have bought
        - house lots. You can build { $figures-houses } houses in the whole game, so you cannot complete more settlers cards than that.
        - spaces for [community buildings](guild-hall-community-buildings)
        - the tracks for reputation and nobility
        You have { $figures-workers } workers in your colour. When all are in play, you get no more.

## Reputation

rule-reputation = Reputation
    .text =
        The dice that you place in a round may not add up to more than your reputation. This is checked before you place a die, with the reputation you have then. A die counts with the value it is placed with.
        You roll all your dice, but you need not use all of them. If your reputation rises during the round, you can use more at once, from the next die on. If it falls, nothing is undone. You just may be unable to place any more.
        Reputation goes from { $reputation-least } to { $reputation-most }. It cannot rise above that or fall below it. Something that costs reputation can be done even at { $reputation-least }.
        Reputation is worth no points. It breaks [ties](end-of-the-game).
        You gain reputation at the [White Castle](white-castle), for example. You lose it at the [Stone Council](stone-council).

rule-reputation-modifiers = Modifiers
    .text =
        A modifier turns a die of yours up or down by one when you place it. You may use several on one die. A 6 does not turn into a 1, nor a 1 into a 6. Used modifiers are gone.
        You get modifiers from [Berk the clerk](berk-the-clerk-modifiers) and from some [characters](nobility-characters).

## The round

rule-course-of-a-round = The course of a round
    .text =
        A round has four phases:
        - Everybody rolls their dice.
        - [Actions](course-of-a-round-actions): one turn after another, until everybody has passed.
        - [Income](course-of-a-round-income).
        - [Preparation](course-of-a-round-preparation) of the next round; not after the last round.
        One thing is asked at a time. What you have begun you finish before you do anything else.

rule-course-of-a-round-actions = Actions
    .text =
        The players take turns, clockwise from the first player. In your turn you may do one or more of these, each once, in any order:
        - [place a die](placing-dice) and do what the place offers
        - [complete a settlers card](settlers-cards-completing)
        - [sell a building](guild-hall-selling-buildings)
        You cannot do one in the middle of another.
        If you do nothing in your turn, you pass. You are then out until the end of the round, even if your reputation rises. You may pass while you still have dice that you could use. If you can do nothing more, you pass automatically.

rule-course-of-a-round-income = Income
    .text =
        At the end of every round, including the last, everybody gets:
        - coins for apprentices in the [guilds](guilds-apprentices)
        - goods from workshops: for each of your workshops { $guilds-workshop_income } of its guild
        - the rewards of your [community buildings](guild-hall-community-buildings)
        - with the [Chancery](chancery-the-board), coins for apprentices there

rule-course-of-a-round-preparation = Preparation of the next round
    .text =
        - All dice go back to their owners.
        - The ship sails, and a new one comes into the Port.
        - Empty places of the Stone Council are filled, row by row from the top left. When there are no more demands, they stay empty.
        - Workshops whose guild has no space left are discarded from the Guild Hall. The other tiles slide to the left. Then it is filled from the bag, left to right.
        - The next player to the left becomes the first player.

rule-end-of-the-game = The end of the game
    .text =
        The game ends after { $start-rounds } rounds. Then there are points for:
        - goods: 1 point for every { $end-goods_for_a_point } goods of any kind
        - nobility: the points of the level you have reached. For the levels 0, 1, 2 and so on these are { $nobility-points-by_level }.
        - with the Chancery, [commission cards](chancery-commission-cards) that are active
        The player with the most points wins. If there is a tie, the player who has given the most houses to settlers wins; then the one with the highest reputation. If there is still a tie, the victory is shared.

## Nobility

rule-nobility = Nobility
    .text =
        Each star moves you one step up the nobility track. Stars come from completed settlers and from buildings. The track ends at { $nobility-most }.
        When you reach nobility { $nobility-lord_at } for the first time, you become a lord. At once you get what your [character](nobility-characters) gains. At { $nobility-most } you are a White Lord, the highest rank.
        The Stone Council asks for nobility. At the end of the game it is worth [points](end-of-the-game).

rule-nobility-characters = Characters
    .text =
        Your character does two things:
        - Of one good you may give one more than usual to each settlers card.
        - When you become a lord, you get something once. Goods and settlers cards are of your choice; the cards are from those on show.
        The characters, their good, and what they get:
        - { PIECE("k01") }: { PIECE($characters-k01-extra) }; { AMOUNTS($characters-k01-gain) }
        - { PIECE("k02") }: { PIECE($characters-k02-extra) }; { AMOUNTS($characters-k02-gain) }
        - { PIECE("k03") }: { PIECE($characters-k03-extra) }; { AMOUNTS($characters-k03-gain) }
        - { PIECE("k04") }: { PIECE($characters-k04-extra) }; { AMOUNTS($characters-k04-gain) }
        - { PIECE("k05") }: { PIECE($characters-k05-extra) }; { AMOUNTS($characters-k05-gain) }
        - { PIECE("k06") }: { PIECE($characters-k06-extra) }; { AMOUNTS($characters-k06-gain) }
        - { PIECE("k07") }: { PIECE($characters-k07-extra) }; { AMOUNTS($characters-k07-gain) }
        - { PIECE("k08") }: { PIECE($characters-k08-extra) }; { AMOUNTS($characters-k08-gain) }
        - { PIECE("k09") }: { PIECE($characters-k09-extra) }; { AMOUNTS($characters-k09-gain) }
        - { PIECE("k10") }: { PIECE($characters-k10-extra) }; { AMOUNTS($characters-k10-gain) }
        - { PIECE("k11") }: { PIECE($characters-k11-extra) }; { AMOUNTS($characters-k11-gain) }
        - { PIECE("k12") }: { PIECE($characters-k12-extra) }; { AMOUNTS($characters-k12-gain) }
        - { PIECE("k13") }: { PIECE($characters-k13-extra) }; { AMOUNTS($characters-k13-gain) }

## Places

rule-placing-dice = Placing dice
    .text =
        Pick up a die, turn it with [modifiers](reputation-modifiers) if you like, and place it on a die space that takes its value. Each space takes one die. It stays there until the end of the round. Dice cannot be added together.
        You place one die in a turn.
        You must be able to do what the place is for, and to pay for it. The guilds are different: there you may place a die just to be in the way.
        The places: [Cavern Tavern](cavern-tavern), [Construction Yard](construction-yard), [guilds](guilds), [Guild Hall](guild-hall), [Port](port), [Stone Council](stone-council), [Berk’s office](berk-the-clerk), [White Castle](white-castle), your [own board](the-die-space-of-the-own-board), and with the Chancery its [desks](chancery-the-board) and your [commission cards](chancery-commission-cards).

rule-cavern-tavern = Cavern Tavern
    .text =
        Here you take one of the settlers cards on show. A new card takes its place at once.
        Dice are placed from left to right. The first may have any value. Each die after that must be at least as high as the one before it.
        How many spaces there are depends on the [number of players](set-up-by-the-number-of-players).
        When the cards run out, the discarded ones are shuffled.

rule-settlers-cards = Settlers cards
    .text =
        A settlers card shows a race, two or more goods, how many goods are wanted in all, and what you get: workers, and often stars.
        You can have { $limits-open_settlers } settlers cards that are not yet completed. If you take one more, you must discard one of the older ones; the new one stays. There is no penalty for cards that are never completed.
        Completed cards stay with you. Their races open the [Stone Council](stone-council) and the desks of the [Chancery](chancery-the-board).

rule-settlers-cards-completing = Completing settlers
    .text =
        Once in a turn you may complete one of your settlers cards, before or after you place a die. You need:
        - a house on your platform. It goes to a house lot and belongs to these settlers for good.
        - at least 1 of each good that the card shows, and at most { $limits-of_a_good } of a kind. Of your character’s good you may give one more.
        - in all, a number of goods within the range that the card asks for.
        The goods go to the supply. At once you get:
        - 1 point for each good that you have given
        - for each [community building](guild-hall-community-buildings) that you own now, points: { $community-bonus }
        - the workers of the card, into your workers lot, as long as there are any left in your colour
        - the stars of the card: you rise in [nobility](nobility).

rule-construction-yard = Construction Yard
    .text =
        Here you buy one house for { AMOUNTS("coin", $yard-house) }. It goes onto your platform, until settlers move in. You can have { $figures-houses } houses in the whole game.
        Dice are placed from left to right. The first may have any value. Each die after that must be no higher than the one before it.
        How many spaces there are depends on the [number of players](set-up-by-the-number-of-players).

## Guilds

rule-guilds = Guilds
    .text =
        There are six guilds, and each has its good: the Scholars have books, the Artists artwork, the Blacksmiths weaponry, the Wizards magic, the Merchants jewelry, the Carpenters furnishings.
        A guild has three die spaces. You may use any of them; but once as many dice are there as the [number of players](set-up-by-the-number-of-players) allows, the guild is closed for the round.
        Place a die. Then these follow, in this order, and you may leave out any of them:
        - [Workshops are activated](guilds-activating-workshops).
        - You [buy goods](guilds-buying-goods).
        - You [place workers](guilds-placing-workers) as apprentices.
        What the die spaces allow:
        - Value { $guilds-die_spaces-1-values }: workshops { $guilds-die_spaces-1-activates }, goods { $guilds-die_spaces-1-buy }, apprentices { $guilds-die_spaces-1-apprentices }.
        - Value { $guilds-die_spaces-2-values }: workshops { $guilds-die_spaces-2-activates }, goods { $guilds-die_spaces-2-buy }, apprentices { $guilds-die_spaces-2-apprentices }.
        - Value { $guilds-die_spaces-3-values }: workshops { $guilds-die_spaces-3-activates }, goods { $guilds-die_spaces-3-buy }, apprentices { $guilds-die_spaces-3-apprentices }.

rule-guilds-activating-workshops = Activating workshops
    .text =
        The workshop spaces of the guild are activated from the left, as many as the die space says. Where no workshop stands yet, nothing happens. Of each workshop you may use the [effect](guilds-effects-of-workshops), or do without it.
        If a workshop belongs to somebody else, its owner gets the reward of its space, whether you use the effect or not. You get no reward for your own workshop, and nobody gets one for a workshop without an owner.
        - First space: { AMOUNTS($guilds-workshop_spaces-1-reward) }
        - Second space: { AMOUNTS($guilds-workshop_spaces-2-reward) }
        - Third space: { AMOUNTS($guilds-workshop_spaces-3-reward) }
        With two players owners get it { $by_players-reward_factor-2 } times.

rule-guilds-effects-of-workshops = What workshops do
    .text =
        - Get 1 coin.
        - Gain 1 reputation. It allows you more dice at once.
        - Roll again any number of your dice that you have not placed yet.
        - Get 1 good of the guild.
        - Buy 1 good of any guild for { AMOUNTS("coin", $guilds-good) }.
        - Swap 1 of your goods for another from the supply.
        Some tiles show two effects. Choose one of them.
        Goods from workshops are not bought in the guild, so apprentices add nothing to them.

rule-guilds-buying-goods = Buying goods
    .text =
        You may buy goods of the guild, as many as the die space says. Each costs { AMOUNTS("coin", $guilds-good) }.
        If you buy at least one, each apprentice that you have in this guild gives you 1 more free. Masters do not.

rule-guilds-placing-workers = Placing workers
    .text =
        You may put workers into this guild as apprentices, as many as the die space says. Each comes from your workers lot, or is an apprentice of yours in another guild.
        There must be a free place for an apprentice. All players share the places. How many there are depends on the [number of players](set-up-by-the-number-of-players).
        Masters and apprentices in the Chancery stay where they are.

rule-guilds-apprentices = What apprentices are good for
    .text =
        From your next turn on, an apprentice in a guild
        - gives you a free good when you [buy goods](guilds-buying-goods) there
        - lets you buy a [workshop](guild-hall-workshops) of this guild.
        At the end of each round it earns coins. The more apprentices there are in the guild, no matter whose, the less each one earns. Masters are not counted. Coins for each with one apprentice, with two, and so on:
        - One or two players: { $by_players-apprentice_income-2 }
        - Three players: { $by_players-apprentice_income-3 }
        - Four players: { $by_players-apprentice_income-4 }
        - Five players: { $by_players-apprentice_income-5 }
        - Six players: { $by_players-apprentice_income-6 }

## Guild Hall

rule-guild-hall = Guild Hall
    .text =
        Here you buy a building: a [workshop](guild-hall-workshops) for a guild, or a [community building](guild-hall-community-buildings) for your own land. There are six spaces, one for each value of a die. Each can be used once in a round.
        For a die from 1 to 6 the building on its space costs, in coins: { $hall-cost }.
        A tile that was bought is replaced only in the [preparation](course-of-a-round-preparation) of the next round. When the bag is empty, discarded tiles go back into it.

rule-guild-hall-workshops = Workshops
    .text =
        To buy a workshop you need an apprentice in its guild, from an earlier turn, and a free space for workshops there.
        The tile goes onto the first free space from the left. Your apprentice moves onto it and becomes a master, and its place among the apprentices is free again. You get the points and the stars of the space:
        - First space: { AMOUNTS("point", $guilds-workshop_spaces-1-points) }, stars: { $guilds-workshop_spaces-1-stars }
        - Second space: { AMOUNTS("point", $guilds-workshop_spaces-2-points) }, stars: { $guilds-workshop_spaces-2-stars }
        - Third space: { AMOUNTS("point", $guilds-workshop_spaces-3-points) }, stars: { $guilds-workshop_spaces-3-stars }
        A master brings { $guilds-workshop_income } of the guild’s good in each [income](course-of-a-round-income), and the [reward of the owner](guilds-activating-workshops). A master is no longer an apprentice: no coins, no free goods.

rule-guild-hall-community-buildings = Community buildings
    .text =
        To buy a community building you need a worker in your workers lot and a free space on your board. The worker moves onto it.
        You get { AMOUNTS("point", $community-points) }, and stars: { $community-stars }.
        From now on each settlers card that you complete brings more points for this building: { $community-bonus }. Cards completed earlier do not count.
        In each income it brings what is shown above its space. You choose the space:
        - First space: { AMOUNTS($community-spaces-1) }
        - Second space: { AMOUNTS($community-spaces-2) }
        - Third space: { AMOUNTS($community-spaces-3) }

rule-guild-hall-selling-buildings = Selling buildings
    .text =
        Once in your turn you may sell one building, without a die.
        You get { AMOUNTS("coin", $sale-coins) }. You lose the points that its space gave you, but not the stars, and not what an event added. The worker goes back to your workers lot.
        A workshop stays in its guild without an owner, and it is still activated. A community building leaves the game, and its space is free again.

## Port, council, clerk, castle

rule-port = Port
    .text =
        The Port has six die spaces, from 1 to 6. You sell up to as many goods as your die shows, in any mix, and at least one.
        The ship of the round shows what it pays for each good. It has space for a few of each, shared by all players for the whole round. Usually it takes { $ships-spaces_by_price-1 } at a price of 1, { $ships-spaces_by_price-2 } at a price of 2, and { $ships-spaces_by_price-3 } at a price of 3. When the spaces of a good are full, nobody can sell any more of it this round.

rule-stone-council = Stone Council
    .text =
        The council has six members, one for each race, from the left: { PIECES($council-members-from_the_left, form: "many") }. In front of each are three demands, one in each row. To fulfil a demand you need:
        - at least the nobility that it asks for
        - a completed settlers card of the member’s race
        - a die of the row. First row: { $council-rows-1 }. Second row: { $council-rows-2 }. Third row: { $council-rows-3 }.
        - all its goods and coins, which go to the supply.
        You get its points, keep the tile, and lose { $council-loss } reputation. Your die takes its place.
        Empty places are filled again in the [preparation](course-of-a-round-preparation) of the next round.

rule-berk-the-clerk = Berk the clerk
    .text =
        Berk’s office has three die spaces, with any number of players. You get [modifiers](berk-the-clerk-modifiers), and you may have [settlers or buildings replaced](berk-the-clerk-new-settlers-or-buildings). With the Chancery you may also take a [commission card](chancery-taking-a-commission-card). Each of these once in a visit, in any order.

rule-berk-the-clerk-modifiers = Modifiers from Berk
    .text =
        - Value { $clerk-die_spaces-1-values }: free { $clerk-die_spaces-1-modifiers }, for sale { $clerk-die_spaces-1-buy }.
        - Value { $clerk-die_spaces-2-values }: free { $clerk-die_spaces-2-modifiers }, for sale up to { $clerk-die_spaces-2-buy }.
        - Value { $clerk-die_spaces-3-values }: free { $clerk-die_spaces-3-modifiers }, for sale up to { $clerk-die_spaces-3-buy }.
        A modifier for sale costs { AMOUNTS("coin", $clerk-modifier) }.

rule-berk-the-clerk-new-settlers-or-buildings = New settlers or buildings
    .text =
        You may have either all settlers on show discarded and replaced, or all buildings in the Guild Hall, except on spaces where a die lies. Not both in one visit.

rule-white-castle = White Castle
    .text =
        Here you gain reputation. It counts at once, from your next die on. There are three die spaces with any number of players:
        - Value { $castle-die_spaces-1-values }: { $castle-die_spaces-1-reputation } reputation
        - Value { $castle-die_spaces-2-values }: { $castle-die_spaces-2-reputation } reputation
        - Value { $castle-die_spaces-3-values }: { $castle-die_spaces-3-reputation } reputation
        With six players there is a fourth space, for the values { $castle-die_spaces-4-values }: { $castle-die_spaces-4-reputation } reputation.

rule-the-die-space-of-the-own-board = The die space on your board
    .text =
        Place a die here to call one of your apprentices back from a guild to your workers lot. It takes these values: { $own_board-values }. Masters, and apprentices in the Chancery, cannot be called back.

## Numbers of players, events

rule-two-players = Two players
    .text =
        - In each guild there is a workshop without an owner from the start, on space { $by_players-neutral_workshop-2 }. Nobody gets a reward for it.
        - Owners of workshops get their reward { $by_players-reward_factor-2 } times.
        - For everything else see the [numbers](set-up-by-the-number-of-players).

rule-six-players = Six players
    .text =
        - The [Chancery](chancery) is always used, with both rows of desks.
        - The [White Castle](white-castle) has a fourth die space.
        - Everybody has { $by_players-dice-6 } dice, and begins with a reputation of { $by_players-reputation-6 }.
        - For everything else see the [numbers](set-up-by-the-number-of-players).

rule-event-cards = Event cards
    .text =
        { $option-events ->
            [yes] This game is played with event cards.
           *[no] Event cards are an option. This game is played without them.
        }
        At the beginning of each round, before the dice are rolled, an event is turned up. It applies for this round. In the first half of the game it comes from the first stack, in the second half from the second. Each event comes at most once.
        Events and the benefits of [desks](chancery-the-board) add up. No price falls below 0.

rule-event-cards-all = All events
    .text =
        First stack:
        - { PIECE("e01") }: { AMOUNTS($events-e01-effect) }
        - { PIECE("e02") }: { AMOUNTS($events-e02-effect) }
        - { PIECE("e03") }: { AMOUNTS($events-e03-effect) }
        - { PIECE("e04") }: { AMOUNTS($events-e04-effect) }
        - { PIECE("e05") }: { AMOUNTS($events-e05-effect) }
        - { PIECE("e06") }: { AMOUNTS($events-e06-effect) }
        - { PIECE("e07") }: { AMOUNTS($events-e07-effect) }
        - { PIECE("e08") }: { AMOUNTS($events-e08-effect) }
        Second stack:
        - { PIECE("e09") }: { AMOUNTS($events-e09-effect) }
        - { PIECE("e10") }: { AMOUNTS($events-e10-effect) }
        - { PIECE("e11") }: { AMOUNTS($events-e11-effect) }
        - { PIECE("e12") }: { AMOUNTS($events-e12-effect) }
        - { PIECE("e13") }: { AMOUNTS($events-e13-effect) }
        - { PIECE("e14") }: { AMOUNTS($events-e14-effect) }
        - { PIECE("e15") }: { AMOUNTS($events-e15-effect) }
        - { PIECE("e16") }: { AMOUNTS($events-e16-effect) }

## Solo

rule-solo = The game for one
    .text =
        You play against an objective and the dice of the automa. The numbers are those of the game for [two](two-players): in each guild there is a workshop without an owner, and owners get their reward { $by_players-reward_factor-1 } times. The Chancery is not used.

rule-solo-objective = The objective
    .text =
        At the start an objective is drawn. It asks for two things, which must be true at the same time: for example so many settlers cards completed, demands of the council fulfilled, workshops or community buildings, guilds with your apprentices, or so much nobility, reputation, goods or coins.
        It is checked after each of your turns and after each income. As soon as it is reached, you have won. If it is not reached by the income of the last round, you have lost.

rule-solo-objectives = All objectives
    .text =
        Each has two conditions, and both must hold at the same time:
        - { PIECE("o01") }: { AMOUNTS($objectives-o01-need, form: "need") }
        - { PIECE("o02") }: { AMOUNTS($objectives-o02-need, form: "need") }
        - { PIECE("o03") }: { AMOUNTS($objectives-o03-need, form: "need") }
        - { PIECE("o04") }: { AMOUNTS($objectives-o04-need, form: "need") }
        - { PIECE("o05") }: { AMOUNTS($objectives-o05-need, form: "need") }
        - { PIECE("o06") }: { AMOUNTS($objectives-o06-need, form: "need") }
        - { PIECE("o07") }: { AMOUNTS($objectives-o07-need, form: "need") }
        - { PIECE("o08") }: { AMOUNTS($objectives-o08-need, form: "need") }
        - { PIECE("o09") }: { AMOUNTS($objectives-o09-need, form: "need") }
        - { PIECE("o10") }: { AMOUNTS($objectives-o10-need, form: "need") }
        - { PIECE("o11") }: { AMOUNTS($objectives-o11-need, form: "need") }
        - { PIECE("o12") }: { AMOUNTS($objectives-o12-need, form: "need") }
        - { PIECE("o13") }: { AMOUNTS($objectives-o13-need, form: "need") }
        - { PIECE("o14") }: { AMOUNTS($objectives-o14-need, form: "need") }
        - { PIECE("o15") }: { AMOUNTS($objectives-o15-need, form: "need") }

rule-solo-automa = The automa
    .text =
        At the beginning of each round, before you roll your dice, the automa rolls five dice:
        - White: goes onto the first space of the Cavern Tavern. Your die there must be at least as high.
        - Green: goes onto the first space of the Construction Yard. Your die there must be no higher.
        - Yellow: goes onto the space of its value in the Guild Hall. The building there is discarded.
        - Red and blue: each blocks a guild for the round. If both show the same, only one is placed.
        The guilds for 1 to 6 are { PIECE($automa-1, form: "the") }, { PIECE($automa-2, form: "the") }, { PIECE($automa-3, form: "the") }, { PIECE($automa-4, form: "the") }, { PIECE($automa-5, form: "the") } and { PIECE($automa-6, form: "the") }.
        When the automa blocks a guild, you get the owner’s reward for all workshops that you have there, { $by_players-reward_factor-1 } times. It does not use their effects.

## Chancery

rule-chancery = Chancery
    .text =
        { $option-chancery ->
            [yes] This game is played with the Chancery.
           *[no] The Chancery is an option, and this game is played without it. With six players it is always used, with one player never.
        }
        The Chancery adds [desks](chancery-the-board), with benefits that last, and secret [commission cards](chancery-commission-cards), which are worth points at the end.
        At the start everybody is dealt { $chancery-first_commissions } commission cards and keeps one. The others are shuffled back. Everybody draws a dice tile for the card.

rule-chancery-the-board = Desks
    .text =
        The Chancery has six die spaces, from 1 to 6. Each belongs to the desk above it and the desk below it. Rows of desks: { $by_players-desk_rows-2 } with two players, { $by_players-desk_rows-3 } with three, { $by_players-desk_rows-4 } with four, { $by_players-desk_rows-5 } with five, { $by_players-desk_rows-6 } with six. The upper row comes first.
        To place a worker at a desk you need:
        - a die of the value, and the die space must be empty
        - a free desk
        - a completed settlers card of the desk’s race
        - a worker in your workers lot.
        The worker stays there as an apprentice for good. It cannot be moved or called back. It gives you:
        - the [benefit](chancery-benefits) of the desk, for the rest of the game
        - in each income { AMOUNTS("coin", $chancery-income) }
        - room for one more [commission card](chancery-taking-a-commission-card).

rule-chancery-benefits = Benefits of desks
    .text =
        - { PIECE("council_coins") }
        - { PIECE("port_coins") }: { $chancery-benefits-port_coins } for each good
        - { PIECE("council_loss") }: only { $chancery-benefits-council_loss }
        - { PIECE("tavern_cards") }: up to { $chancery-benefits-tavern_cards } with one die
        - { PIECE("house_discount") }: { AMOUNTS("coin", $chancery-benefits-house_discount) } less
        - { PIECE("building_discount") }: { AMOUNTS("coin", $chancery-benefits-building_discount) } less
        The desks of the upper row:
        - 1, { PIECE($desks-top-1-race) }: { PIECE($desks-top-1-benefit) }
        - 2, { PIECE($desks-top-2-race) }: { PIECE($desks-top-2-benefit) }
        - 3, { PIECE($desks-top-3-race) }: { PIECE($desks-top-3-benefit) }
        - 4, { PIECE($desks-top-4-race) }: { PIECE($desks-top-4-benefit) }
        - 5, { PIECE($desks-top-5-race) }: { PIECE($desks-top-5-benefit) }
        - 6, { PIECE($desks-top-6-race) }: { PIECE($desks-top-6-benefit) }
        The desks of the lower row:
        - 1, { PIECE($desks-bottom-1-race) }: { PIECE($desks-bottom-1-benefit) }
        - 2, { PIECE($desks-bottom-2-race) }: { PIECE($desks-bottom-2-benefit) }
        - 3, { PIECE($desks-bottom-3-race) }: { PIECE($desks-bottom-3-benefit) }
        - 4, { PIECE($desks-bottom-4-race) }: { PIECE($desks-bottom-4-benefit) }
        - 5, { PIECE($desks-bottom-5-race) }: { PIECE($desks-bottom-5-benefit) }
        - 6, { PIECE($desks-bottom-6-race) }: { PIECE($desks-bottom-6-benefit) }

rule-chancery-commission-cards = Commission cards
    .text =
        A commission card counts something of yours at the end of the game, and the more you have of it, the more points it is worth: completed settlers, all or of one race; apprentices and masters in one guild; workshops; community buildings; demands of the council; nobility or reputation.
        It counts only if it is active. Each card has a dice tile with three fields. In your turn you may place your die on a field of its value instead of in the town. It counts against your reputation like any other die. You can fill the fields in one round or in several; a filled field stays filled. When all three are filled, the card is active.
        Keep your cards secret. The dice tiles are open.

rule-chancery-commissions = All commission cards
    .text =
        What each card counts at the end, and its points:
        - { PIECE("v01") }: { AMOUNTS($commissions-v01-measure, 1, form: "measure") }; { AMOUNTS($commissions-v01-points, form: "step") }
        - { PIECE("v02") }: { AMOUNTS($commissions-v02-measure, 1, form: "measure") }; { AMOUNTS($commissions-v02-points, form: "step") }
        - { PIECE("v03") }: { AMOUNTS($commissions-v03-measure, 1, form: "measure") }; { AMOUNTS($commissions-v03-points, form: "step") }
        - { PIECE("v04") }: { AMOUNTS($commissions-v04-measure, 1, form: "measure") }; { AMOUNTS($commissions-v04-points, form: "step") }
        - { PIECE("v05") }: { AMOUNTS($commissions-v05-measure, 1, form: "measure") }; { AMOUNTS($commissions-v05-points, form: "step") }
        - { PIECE("v06") }: { AMOUNTS($commissions-v06-measure, 1, form: "measure") }; { AMOUNTS($commissions-v06-points, form: "step") }
        - { PIECE("v07") }: { AMOUNTS($commissions-v07-measure, 1, form: "measure") }; { AMOUNTS($commissions-v07-points, form: "step") }
        - { PIECE("v08") }: { AMOUNTS($commissions-v08-measure, 1, form: "measure") }; { AMOUNTS($commissions-v08-points, form: "step") }
        - { PIECE("v09") }: { AMOUNTS($commissions-v09-measure, 1, form: "measure") }; { AMOUNTS($commissions-v09-points, form: "step") }
        - { PIECE("v10") }: { AMOUNTS($commissions-v10-measure, 1, form: "measure") }; { AMOUNTS($commissions-v10-points, form: "step") }
        - { PIECE("v11") }: { AMOUNTS($commissions-v11-measure, 1, form: "measure") }; { AMOUNTS($commissions-v11-points, form: "step") }
        - { PIECE("v12") }: { AMOUNTS($commissions-v12-measure, 1, form: "measure") }; { AMOUNTS($commissions-v12-points, form: "step") }
        - { PIECE("v13") }: { AMOUNTS($commissions-v13-measure, 1, form: "measure") }; { AMOUNTS($commissions-v13-points, form: "step") }
        - { PIECE("v14") }: { AMOUNTS($commissions-v14-measure, 1, form: "measure") }; { AMOUNTS($commissions-v14-points, form: "step") }
        - { PIECE("v15") }: { AMOUNTS($commissions-v15-measure, 1, form: "measure") }; { AMOUNTS($commissions-v15-points, form: "step") }
        - { PIECE("v16") }: { AMOUNTS($commissions-v16-measure, 1, form: "measure") }; { AMOUNTS($commissions-v16-points, form: "step") }
        - { PIECE("v17") }: { AMOUNTS($commissions-v17-measure, 1, form: "measure") }; { AMOUNTS($commissions-v17-points, form: "step") }
        - { PIECE("v18") }: { AMOUNTS($commissions-v18-measure, 1, form: "measure") }; { AMOUNTS($commissions-v18-points, form: "step") }

rule-chancery-taking-a-commission-card = Taking a commission card
    .text =
        You may have one commission card, and one more for each apprentice that you have in the Chancery. If you have room for one, you may take it on a visit to [Berk](berk-the-clerk). You draw some cards and keep one. The others go under the stack. It costs reputation:
        - Value { $clerk-die_spaces-1-values }: draw { $clerk-die_spaces-1-commissions }, lose { $clerk-die_spaces-1-loss } reputation.
        - Value { $clerk-die_spaces-2-values }: draw { $clerk-die_spaces-2-commissions }, lose { $clerk-die_spaces-2-loss } reputation.
        - Value { $clerk-die_spaces-3-values }: draw { $clerk-die_spaces-3-commissions }, lose { $clerk-die_spaces-3-loss } reputation.
        Then you draw a dice tile for it. When no cards or no tiles are left, nobody can take one.

## Glossary: each word is a message of its own

term-goods = Goods
    .text = books, artwork, weaponry, magic, jewelry and furnishings. Each guild has one of them. The supply never runs out.
term-reputation = Reputation
    .text = what the dice you place in a round may add up to.
term-nobility = Nobility
    .text = your rank. It rises with stars, and it is worth points at the end.
term-modifier = Modifier
    .text = turns a die by one.
term-workers-lot = Workers lot
    .text = where your workers are when they have nothing to do.
term-apprentice = Apprentice
    .text = one of your workers in a guild, or at a desk of the Chancery.
term-guild-master = Guild master
    .text = one of your workers who has a workshop.
term-platform = Platform
    .text = where your houses wait for settlers. A house that has been given to settlers stands on a house lot.
term-on-show = On show
    .text = what lies face up to be taken.
term-settlers = Settlers
    .text = a card with people who want a house and goods, and bring you [points and workers](settlers-cards).
term-star = Star
    .text = a step up in [nobility](nobility), from settlers and buildings.
term-workshop = Workshop
    .text = a tile in a guild that helps everybody who comes, and [rewards its owner](guilds-activating-workshops).
term-community = Community building
    .text = stands on your own land and pays in [every round](guild-hall-community-buildings).
term-demand = Demand
    .text = what a member of the [Stone Council](stone-council) asks for, in return for points.
term-character = Character
    .text = who you are: one [good](nobility-characters) of which you may give more, and a gift when you become a lord.
term-die-space = Die space
    .text = a place for one die. It says which values it takes.
term-desk = Desk
    .text = a place in the [Chancery](chancery-the-board), with a benefit that lasts.
term-grey-stone = Grey stone
    .text = on the screen, at the bottom of a player’s board: how many demands of the [Stone Council](stone-council) that player has fulfilled. At the council itself the stone is its sign.
term-seal = Seal and star
    .text = on a space for a workshop in a [guild](guilds): the points (red seal) and the nobility (star) that you get at once for building a workshop there.

rule-glossary = Glossary
    .text =
        - { term-goods }: { term-goods.text }
        - { term-reputation }: { term-reputation.text }
        - { term-nobility }: { term-nobility.text }
        - { term-modifier }: { term-modifier.text }
        - { term-workers-lot }: { term-workers-lot.text }
        - { term-apprentice }: { term-apprentice.text }
        - { term-guild-master }: { term-guild-master.text }
        - { term-platform }: { term-platform.text }
        - { term-on-show }: { term-on-show.text }
        - { term-settlers }: { term-settlers.text }
        - { term-star }: { term-star.text }
        - { term-workshop }: { term-workshop.text }
        - { term-community }: { term-community.text }
        - { term-demand }: { term-demand.text }
        - { term-character }: { term-character.text }
        - { term-die-space }: { term-die-space.text }
        - { term-desk }: { term-desk.text }
        - { term-grey-stone }: { term-grey-stone.text }
        - { term-seal }: { term-seal.text }
