# What the rules count, as the coach names it when it compares two futures.

quantity-majorities = points if scored right then
quantity-leads = districts with the lead
quantity-markers = markers in the city
quantity-income = gold from income each month
quantity-taxes = taxes each month
quantity-workers = elves and dwarves
quantity-masters = masters
quantity-gnomes = gnomes
quantity-hand = cards in hand
quantity-payable = cards in hand that can be paid
quantity-turn-order = places further forward in the turn order
quantity-wood = wood
quantity-stone = stone
quantity-metal = metal
quantity-gold = gold
