# What the rules count, as the coach names it when it compares two futures.

quantity-aim = percent of the solo objective reached
quantity-settlers = settlers housed
quantity-nobility = level of nobility
quantity-reputation = reputation
quantity-workshops = workshops
quantity-community = community buildings
quantity-apprentices = apprentices
quantity-income = coins from income each round
quantity-council = council demands fulfilled
quantity-goods = goods left over
quantity-cards = settlers cards still open
quantity-ready = settlers cards with all their goods at hand
quantity-fitting = goods that open settlers cards ask for
quantity-houses = houses ready to be placed
quantity-workers = workers
quantity-modifiers = modifiers
quantity-coins = coins left over

## What a move is for, where comparing two of them tells nothing: by verb and place, or by verb alone

purpose-visit-castle = More reputation: more or higher dice in every round to come.
purpose-visit-tavern = New settlers: for goods and a house they bring points, workers and nobility.
purpose-visit-yard = A house, so that settlers can move in.
purpose-visit-hall = A building brings points and nobility now, and something every round.
purpose-visit-port = Coins for goods that you do not need.
purpose-visit-clerk = Modifiers: they make a die fit that otherwise would not.
purpose-visit-board = A worker back, for another guild or a building.
purpose-visit = Goods for settlers or the council; with a low die also an apprentice, who earns coins every round.
purpose-visit-council = Many points at once, for goods and some reputation, once your nobility is high enough.
purpose-visit-desk = Its benefit lasts for the rest of the game.
purpose-visit-commission = The commission counts only when its tile is full.
purpose-complete = Points for every good, and what the card brings.
purpose-apprentice = Coins every round, and a free good whenever you buy there.
purpose-buy = Goods are what settlers, the council and ships want.
