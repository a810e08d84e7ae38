# Rise to Nobility pour qui lit les règles : de quoi parlent les exemples, les symboles et la feuille à imprimer.

## Exemples

example-reputation = Il ne te reste que peu de points de dé pour cette manche. Une visite au Château blanc ajoute de la réputation, et le dé suivant passe de nouveau.
example-modifier = Pour la meilleure case du Château blanc, il manque 1 à ton 4. Un modificateur en fait un 5.
example-passing = Les autres ont passé. Place encore un dé, puis passe : la manche finit, et une nouvelle commence avec de nouveaux dés.
example-income = Des apprentis, un atelier et un bâtiment communal travaillent pour toi. Passe, et vois ce que donnent les revenus.
example-end = La dernière manche. Passe : les biens et la noblesse deviennent des points.
example-stars = Les Ruisselorge apportent un travailleur et une étoile. Installe-les et regarde monter ta noblesse.
example-extra-good = Ton personnage peut donner une œuvre d’art de plus que d’habitude. Cette carte vaut donc six points au lieu de cinq.
example-lord = Il te manque une étoile pour être seigneur. Installe les colons avec { PIECE($about) }, et prends ce que reçoit ce personnage.
example-dice = Prends le 3, porte-le au Bureau de Berk et prends ce qu’il donne. Le dé compte sur ta réputation.
example-tavern = Un 3 est déjà à la taverne : il te faut 3 ou plus. Place ton 4 et prends les elfes.
example-four-cards = Tu as trois cartes de colons en attente. Prends-en une quatrième, et défausse une ancienne.
example-settlers = Une maison est prête, et tu as les biens. Donnes-en cinq : cinq points, et un de plus pour ton bâtiment communal.
example-yard = Un 4 est au Chantier : ton dé ne peut pas être plus haut. Achète une maison avec le 3.
example-guild = Un dé, deux gains : achète deux livres, et laisses-y un travailleur comme apprenti.
example-workshops = L’atelier d’un autre joueur est à la Guilde des artistes. Utilise-le : tu reçois un bien, son propriétaire la récompense.
example-effects = Ton atelier chez les mages échange des biens. Donne un meuble contre un objet magique.
example-reroll = Trois six sont durs à placer. Relance-en deux dans l’atelier.
example-goods = Deux de tes apprentis sont chez les érudits. Achète un seul livre, et chacun en ajoute un.
example-apprentice = N’achète rien, et place un travailleur : dès ton prochain tour, il t’aide ici.
example-move = Ton logis est vide, mais un apprenti d’une autre guilde peut venir.
example-earning = Un apprenti est seul dans sa guilde, l’autre partage celle des mages. Passe, et compare leurs gains.
example-hall = Un petit dé rend le bâtiment cher. Achète l’atelier de la case 1 pour les artistes, où attend ton apprenti.
example-workshop = Ton apprenti devient maître : achète l’atelier des érudits de la case 3. Il se place à côté de celui qui est là.
example-community = Achète le bâtiment communal avec le 4, et choisis son revenu : ici un bien par manche.
example-sale = Il te faut des pièces et un travailleur. Vends ton atelier : ses points partent, les étoiles restent.
example-port = Avec un 3, tu vends trois biens. Choisis ce que ce navire paie le mieux.
example-council = Tu es assez noble, des humains vivent chez toi, et tu as ce qu’on demande. Réponds à la requête avec le 1.
example-clerk = Avec un 5, Berk te donne un modificateur et t’en vend un autre.
example-renew = Aucun des colons exposés ne te convient. Fais-les tous remplacer.
example-castle = Plus le dé est haut, plus il y a de réputation. Place le 5.
example-recall = On a besoin chez toi de ton apprenti des mages. Un dé sur ton plateau le rappelle.
example-two = À deux, le propriétaire d’un atelier est payé double. Utilise le sien, et vois.
example-event = « { PIECE($about) } » vaut pour cette manche. Fais ce dont il s’agit, et vois la différence.
example-objective = Il faut sept colons et une noblesse de 10, et il te manque un de chaque. Installe la dernière carte et finis ton tour.
example-automa = Passe, et une nouvelle manche commence : l’automate lance ses dés et te gêne.
example-desk = Tu as le peuple que demande le pupitre, un travailleur et un 3. Place-le là pour de bon.
example-benefit = Grâce à ton apprenti au pupitre, chaque bien vaut plus au Port. Vends-en trois.
example-commission = Deux cases de ta tuile de dés sont remplies. Le 2 remplit la dernière : la carte est active et comptera à la fin.
example-new-commission = Ton apprenti à la Chancellerie fait de la place pour une deuxième carte. Demande à Berk, choisis, et paie en réputation.

## Symboles des plateaux, et éléments que rien d’autre ne nomme

sign-house = maison
sign-ship = navire
sign-apprentice = apprenti
sign-guild-master = maître de guilde
sign-star = étoile : noblesse
sign-nobility = noblesse
sign-event = événement
sign-workshop = atelier
sign-reroll = relancer des dés
sign-buy-any-good = acheter un bien au choix
sign-swap-good = échanger un bien
sign-laurel = objectif
sign-goods = bien au choix
