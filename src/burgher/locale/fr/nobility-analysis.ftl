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
quantity-goods = biens restants
quantity-cards = cartes de colons en attente
quantity-ready = cartes de colons dont tous les biens sont là
quantity-fitting = biens demandés par ses cartes de colons
quantity-houses = maisons prêtes
quantity-workers = travailleurs
quantity-modifiers = modificateurs
quantity-coins = pièces restantes

## À quoi sert un coup, quand la comparaison ne dit rien : selon le verbe et le lieu, ou le verbe seul

purpose-visit-castle = Plus de réputation : plus de dés, ou de plus élevés, à chaque manche.
purpose-visit-tavern = De nouveaux colons : contre des biens et une maison, ils apportent points, travailleurs et noblesse.
purpose-visit-yard = Une maison, pour que des colons puissent emménager.
purpose-visit-hall = Un bâtiment apporte points et noblesse tout de suite, puis quelque chose à chaque manche.
purpose-visit-port = Des pièces contre des biens dont tu n’as pas besoin.
purpose-visit-clerk = Des modificateurs : ils rendent utile un dé qui ne convenait pas.
purpose-visit-board = Un travailleur de nouveau libre, pour une autre guilde ou un bâtiment.
purpose-visit = Des biens pour les colons ou le conseil ; avec un petit dé, un apprenti qui rapporte à chaque manche.
purpose-visit-council = Beaucoup de points d’un coup, contre des biens et un peu de réputation, si ta noblesse est assez haute.
purpose-visit-desk = Son avantage dure jusqu’à la fin de la partie.
purpose-visit-commission = La commission ne compte que si sa tuile est remplie.
purpose-complete = Des points pour chaque bien, et ce qu’apporte la carte.
purpose-apprentice = Des pièces à chaque manche, et un bien gratuit chaque fois que tu y achètes.
purpose-buy = Des biens, c’est ce que veulent les colons, le conseil et les navires.
