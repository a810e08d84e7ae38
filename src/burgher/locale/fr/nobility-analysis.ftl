# Ce que comptent les règles, comme le coach le nomme quand il compare deux suites.

quantity-aim = pour cent de l’objectif en solitaire
quantity-settlers = colons installés
quantity-nobility = niveau de noblesse
quantity-reputation = réputation
quantity-workshops = ateliers
quantity-community = bâtiments communaux
quantity-apprentices = apprentis
quantity-income = pièces de revenu par manche
quantity-council = requêtes du Conseil satisfaites
quantity-goods = biens
quantity-cards = cartes de colons en attente
quantity-ready = cartes de colons dont tous les biens sont là
quantity-fitting = biens demandés par ses cartes de colons
quantity-houses = maisons prêtes
quantity-workers = travailleurs
quantity-modifiers = modificateurs
quantity-coins = pièces
