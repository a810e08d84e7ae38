# Ce que comptent les règles, comme le coach le nomme quand il compare deux suites.

quantity-majorities = points en cas de décompte immédiat
quantity-leads = quartiers où l’on est en tête
quantity-markers = marqueurs dans la cité
quantity-income = or de revenu par mois
quantity-taxes = taxes par mois
quantity-workers = elfes et nains
quantity-masters = maîtres
quantity-gnomes = gnomes
quantity-hand = cartes en main
quantity-payable = cartes en main qu’on peut payer
quantity-turn-order = places gagnées dans l’ordre du tour
quantity-wood = bois restant
quantity-stone = pierre restante
quantity-metal = métal restant
quantity-gold = or restant

## À quoi sert un coup, quand la comparaison ne dit rien : selon le verbe et le lieu, ou le verbe seul

purpose-place-recruiter = Un travailleur de plus, pour le reste de la partie.
purpose-place-camp = Après la récolte, tu peux choisir ton écusson : avec un petit numéro, tu agis et construis avant les autres.
purpose-place = Pour ce que cette place apporte quand tu agis ; pour les autres, elle est fermée ce mois-ci.
purpose-pass = Tous les travailleurs qui restent vont chercher de quoi bâtir.
purpose-build = Un marqueur de plus : en avoir le plus dans un quartier rapporte des points à chaque décompte.
purpose-build-np-build = Place-le là où l’autre mène : partager une place rapporte moins de points.
purpose-build-keep = Deux marqueurs d’un coup : en avoir le plus dans un quartier rapporte des points à chaque décompte.
purpose-build-keep-np-build = { purpose-build-np-build }
purpose-build-gatehouse = { purpose-build }
purpose-build-gatehouse-np-build = { purpose-build-np-build }
purpose-build-wall = { purpose-build }
purpose-build-guild = Un marqueur, et désormais les autres te paient quand ils utilisent la guilde.
purpose-staff = Un gnome débloque ce que la carte sait faire, et compte lors du décompte.
purpose-buy = Pour ce qui te manque pendant ce tour.
purpose-sell = Pour de l’or qu’il te faut pendant ce tour, ou pour les taxes.
purpose-take = De quoi construire dans les mois à venir. Cela termine ton tour.
purpose-take-np-card = La carte disparaît ensuite : prends-en une que l’autre aimerait avoir.
purpose-use = Un travailleur posté là n’apporte rien tant qu’on ne s’en sert pas.
purpose-end = Ce qui te reste, tu le gardes pour le mois suivant.
purpose-discard = Ce que tu gardes promet plus que cette carte.
