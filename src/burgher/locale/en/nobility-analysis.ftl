# What the rules count, as the coach names it when it compares two futures.

quantity-aim = percent of the solo objective reached
quantity-settlers = settlers housed
quantity-nobility = level of nobility
quantity-reputation = reputation
quantity-workshops = workshops
quantity-community = community buildings
quantity-apprentices = apprentices
quantity-income = coins from income each round
quantity-council = council tiles fulfilled
quantity-goods = goods
quantity-cards = settlers cards still open
quantity-ready = settlers cards with all goods at hand
quantity-fitting = goods that one’s settlers cards ask for
quantity-houses = houses ready to be placed
quantity-workers = workers
quantity-modifiers = modifiers
quantity-coins = coins
