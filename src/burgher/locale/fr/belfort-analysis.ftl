# Ce que comptent les règles, comme le coach le nomme quand il compare deux suites.

quantity-majorities = points en cas de décompte immédiat
quantity-leads = quartiers dominés
quantity-markers = marqueurs dans la cité
quantity-income = or de revenu par mois
quantity-taxes = taxes par mois
quantity-workers = elfes et nains
quantity-masters = maîtres
quantity-gnomes = gnomes
quantity-hand = cartes en main
quantity-payable = cartes en main qu’on peut payer
quantity-turn-order = places gagnées dans l’ordre du tour
quantity-wood = bois
quantity-stone = pierre
quantity-metal = métal
quantity-gold = or
