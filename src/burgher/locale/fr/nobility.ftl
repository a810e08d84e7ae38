# Rise to Nobility en français ; le jeu n’a pas d’édition française, les termes sont les nôtres.
#
# Les noms dans les arguments sont ceux du langage des actions ("green_elf", "s07") ; PIECE les dit, dans les formes de
# core.ftl. SEAT dit le nom d’un joueur, AMOUNTS des noms avec leur nombre. Un argument caché ou absent est le mot
# « none ». Cartes et tuiles portent leur numéro dans leur nom, pour qu’on les trouve et qu’on puisse les taper.

game-nobility = Rise to Nobility
    .hint = Placer des dés dans la ville blanche de Caveborn, loger ses colons et s’élever jusqu’à la noblesse.

## Pièces. Sans indication, elles sont au masculin (core.ftl).

form-Le =
    { PIECE($piece, form: "gender") ->
        [f] La { $name }
       *[m] Le { $name }
    }
# Là où va celui à qui l’on parle.
form-vers = { PIECE($piece, form: "au") }

piece-books = livres
    .gender = pl
    .one = livre
piece-artwork = œuvres d’art
    .gender = pl
    .one = œuvre d’art
    .de = d’œuvres d’art
piece-weaponry = armes
    .gender = pl
    .one = arme
    .de = d’armes
piece-magic = objets magiques
    .gender = pl
    .one = objet magique
    .de = d’objets magiques
piece-jewelry = bijoux
    .gender = pl
    .one = bijou
piece-furnishings = meubles
    .gender = pl
    .one = meuble

piece-coin = pièce
    .gender = f
    .many = pièces
piece-point = point
    .many = points
piece-modifier = modificateur
    .many = modificateurs
piece-worker = travailleur
    .many = travailleurs
piece-good = bien
    .many = biens

# D’où vient un revenu, après un nombre.
piece-income-guilds = pour les apprentis des guildes
piece-income-desks = pour les apprentis de la Chancellerie
piece-income-community = pour les bâtiments communaux
piece-income-event = pour l’événement

piece-halfling = halfelin
    .many = halfelins
piece-human = humain
    .many = humains
piece-elf = elfe
    .many = elfes
piece-dwarf = nain
    .many = nains
piece-green-elf = elfe vert
    .many = elfes verts
piece-trobit = trobit
    .many = trobits

piece-scholars = Guilde des érudits
    .gender = f
piece-artists = Guilde des artistes
    .gender = f
piece-blacksmiths = Guilde des forgerons
    .gender = f
piece-wizards = Guilde des mages
    .gender = f
piece-merchants = Guilde des marchands
    .gender = f
piece-carpenters = Guilde des menuisiers
    .gender = f
piece-tavern = Taverne de la Caverne
    .gender = f
piece-yard = Chantier
piece-hall = Halle des guildes
    .gender = f
piece-port = Port
piece-clerk = Bureau de Berk
piece-castle = Château blanc
piece-castle-extra = quatrième case du Château blanc
    .au = sur la quatrième case du Château blanc
piece-board = plateau du joueur
    .au = sur son plateau
    .vers = sur ton plateau
piece-council = Conseil de pierre
piece-desk = Chancellerie
    .gender = f
piece-commission = carte de commission
    .au = sur une carte de commission
piece-top = au-dessus
piece-bottom = au-dessous

piece-white = blanc
piece-green = vert
piece-yellow = jaune
piece-red = rouge
piece-blue = bleu

# Colons : des noms à nous.
piece-s01 = Famille Ruisselorge
    .gender = f
piece-s02 = Famille Beurrevic
    .gender = f
piece-s03 = Famille Duvechardon
    .gender = f
piece-s04 = Famille Miellier
    .gender = f
piece-s05 = Famille Pommecourt
    .gender = f
piece-s06 = Famille Piedmousse
    .gender = f
piece-s07 = Famille Clopinet
    .gender = f
piece-s08 = Famille Champsou
    .gender = f
piece-s09 = Foyer Frênegué
piece-s10 = Foyer Carrick
piece-s11 = Foyer Dunmore
piece-s12 = Foyer Cerfontaine
piece-s13 = Foyer Merrin
piece-s14 = Foyer Chênebois
piece-s15 = Foyer Sorbier
piece-s16 = Foyer Selvic
piece-s17 = Lignée Aelrin
    .gender = f
piece-s18 = Lignée Celavir
    .gender = f
piece-s19 = Lignée Ilvane
    .gender = f
piece-s20 = Lignée Larenthe
    .gender = f
piece-s21 = Lignée Mirvael
    .gender = f
piece-s22 = Lignée Ondrelle
    .gender = f
piece-s23 = Lignée Sylvaris
    .gender = f
piece-s24 = Lignée Thessia
    .gender = f
piece-s25 = Clan Frontenclume
piece-s26 = Clan Casquebaril
piece-s27 = Clan Creusecuivre
piece-s28 = Clan Capsombre
piece-s29 = Clan Barbesilex
piece-s30 = Clan Talongranit
piece-s31 = Clan Martelpli
piece-s32 = Clan Ferchaudron
piece-s33 = Cercle Chanteronce
piece-s34 = Cercle Branchaube
piece-s35 = Cercle Murmurfougère
piece-s36 = Cercle Mantefeuille
piece-s37 = Cercle Marchemousse
piece-s38 = Cercle Chanteroseau
piece-s39 = Cercle Voilépine
piece-s40 = Cercle Saulemare
piece-s41 = Bande Bruggle
    .gender = f
piece-s42 = Bande Doubleboyau
    .gender = f
piece-s43 = Bande Grobbin
    .gender = f
piece-s44 = Bande Humbrosh
    .gender = f
piece-s45 = Bande Boudevic
    .gender = f
piece-s46 = Bande Ogleby
    .gender = f
piece-s47 = Bande Snorrik
    .gender = f
piece-s48 = Bande Piedroule
    .gender = f

# Tuiles de bâtiments.
piece-b01 = atelier nº 1
piece-b02 = atelier nº 2
piece-b03 = atelier nº 3
piece-b04 = atelier nº 4
piece-b05 = atelier nº 5
piece-b06 = atelier nº 6
piece-b07 = atelier nº 7
piece-b08 = atelier nº 8
piece-b09 = atelier nº 9
piece-b10 = atelier nº 10
piece-b11 = atelier nº 11
piece-b12 = atelier nº 12
piece-b13 = atelier nº 13
piece-b14 = atelier nº 14
piece-b15 = atelier nº 15
piece-b16 = atelier nº 16
piece-b17 = atelier nº 17
piece-b18 = atelier nº 18
piece-b19 = atelier nº 19
piece-b20 = atelier nº 20
piece-b21 = atelier nº 21
piece-b22 = atelier nº 22
piece-b23 = atelier nº 23
piece-b24 = atelier nº 24
piece-b25 = atelier nº 25
piece-b26 = atelier nº 26
piece-b27 = atelier nº 27
piece-b28 = atelier nº 28
piece-b29 = atelier nº 29
piece-b30 = atelier nº 30
piece-b31 = atelier nº 31
piece-b32 = atelier nº 32
piece-b33 = atelier nº 33
piece-b34 = atelier nº 34
piece-b35 = atelier nº 35
piece-b36 = atelier nº 36
piece-community = bâtiment communal

# Requêtes du Conseil de pierre.
piece-c01 = requête nº 1
piece-c02 = requête nº 2
piece-c03 = requête nº 3
piece-c04 = requête nº 4
piece-c05 = requête nº 5
piece-c06 = requête nº 6
piece-c07 = requête nº 7
piece-c08 = requête nº 8
piece-c09 = requête nº 9
piece-c10 = requête nº 10
piece-c11 = requête nº 11
piece-c12 = requête nº 12
piece-c13 = requête nº 13
piece-c14 = requête nº 14
piece-c15 = requête nº 15
piece-c16 = requête nº 16
piece-c17 = requête nº 17
piece-c18 = requête nº 18
piece-c19 = requête nº 19
piece-c20 = requête nº 20
piece-c21 = requête nº 21
piece-c22 = requête nº 22
piece-c23 = requête nº 23
piece-c24 = requête nº 24
piece-c25 = requête nº 25
piece-c26 = requête nº 26
piece-c27 = requête nº 27
piece-c28 = requête nº 28
piece-c29 = requête nº 29
piece-c30 = requête nº 30

# Navires : des noms à nous.
piece-h01 = Héron gris
piece-h02 = Mouette d’ambre
piece-h03 = Veuve joyeuse
piece-h04 = Reine du sel
piece-h05 = Loutre chanceuse
piece-h06 = Étoile du Nord
piece-h07 = Cloche de cuivre
piece-h08 = Lanterne des mers
piece-h09 = Marée du matin
piece-h10 = Oie vagabonde
piece-h11 = Maquereau d’argent
piece-h12 = Vieux fidèle
piece-h13 = Faveur de la Reine
piece-h14 = Fanion bleu
piece-h15 = Phoque rieur
piece-h16 = Escargot patient
piece-h17 = Perche dorée
piece-h18 = Pétrel des tempêtes

# Personnages : les neuf premiers sont ceux de la règle, les quatre derniers sont à nous.
piece-k01 = Rhys Lusys
piece-k02 = Martok Coinforged
piece-k03 = Nya Adebowale
piece-k04 = Belvedere Stonefist
piece-k05 = Verelan Si
piece-k06 = Osonia Beilen
piece-k07 = Gaugnir Slowstep
piece-k08 = Dathak Aul
piece-k09 = Groodrea Redbane
piece-k10 = Ilmara Plumarais
piece-k11 = Corvin Boisdefrêne
piece-k12 = Sabra Boursevive
piece-k13 = Hadrik Gardeporte

# Événements.
piece-e01 = Négociants du Port
piece-e02 = Apprentis zélés
piece-e03 = Audience royale
piece-e04 = Bois bon marché
piece-e05 = Jour de marché
piece-e06 = Taverne animée
piece-e07 = Berk aux petits soins
piece-e08 = Maîtres généreux
piece-e09 = Essor des guildes
piece-e10 = Le puissant Conseil de pierre
piece-e11 = Accueil chaleureux
piece-e12 = Esprit de communauté
piece-e13 = Reine clémente
piece-e14 = Fièvre des bâtisseurs
piece-e15 = Ateliers ouverts
piece-e16 = Fête des Cinq Royaumes

# Cartes de commission : des titres à nous. Ce qu’elles comptent est dit par measure-…
piece-v01 = « Hospitalité halfeline »
piece-v02 = « Voisins humains »
piece-v03 = « Cour des elfes »
piece-v04 = « Salles des nains »
piece-v05 = « Bosquet des elfes verts »
piece-v06 = « Âtre des trobits »
piece-v07 = « Mécène des arts »
piece-v08 = « Maître d’armes »
piece-v09 = « Belle menuiserie »
piece-v10 = « Maison de négoce »
piece-v11 = « Haut lieu du savoir »
piece-v12 = « Cercle de magie »
piece-v13 = « Bien commun »
piece-v14 = « Ateliers affairés »
piece-v15 = « Maison pleine »
piece-v16 = « Voix au Conseil »
piece-v17 = « Sang noble »
piece-v18 = « Bon renom »

piece-d01 = tuile de dés nº 1
piece-d02 = tuile de dés nº 2
piece-d03 = tuile de dés nº 3
piece-d04 = tuile de dés nº 4
piece-d05 = tuile de dés nº 5
piece-d06 = tuile de dés nº 6
piece-d07 = tuile de dés nº 7
piece-d08 = tuile de dés nº 8
piece-d09 = tuile de dés nº 9
piece-d10 = tuile de dés nº 10
piece-d11 = tuile de dés nº 11
piece-d12 = tuile de dés nº 12
piece-d13 = tuile de dés nº 13
piece-d14 = tuile de dés nº 14
piece-d15 = tuile de dés nº 15
piece-d16 = tuile de dés nº 16
piece-d17 = tuile de dés nº 17
piece-d18 = tuile de dés nº 18

piece-o01 = objectif nº 1
piece-o02 = objectif nº 2
piece-o03 = objectif nº 3
piece-o04 = objectif nº 4
piece-o05 = objectif nº 5
piece-o06 = objectif nº 6
piece-o07 = objectif nº 7
piece-o08 = objectif nº 8
piece-o09 = objectif nº 9
piece-o10 = objectif nº 10
piece-o11 = objectif nº 11
piece-o12 = objectif nº 12
piece-o13 = objectif nº 13
piece-o14 = objectif nº 14
piece-o15 = objectif nº 15

# Quantités des fichiers de matériel : de quoi se compose une récompense, un gain de personnage ou un événement. « .one »
# et « .many » suivent un nombre.

piece-coins = pièces
    .one = pièce
    .many = pièces
piece-points = points
    .one = point
    .many = points
piece-reputation = réputation
    .one = de réputation
    .many = de réputation
piece-modifiers = modificateurs
    .one = modificateur
    .many = modificateurs
piece-goods = biens
    .one = bien
    .many = biens
piece-any-good = biens au choix
    .one = bien au choix
    .many = biens au choix
piece-settlers = cartes de colons
    .one = carte de colons
    .many = cartes de colons

piece-port-coins = plus de pièces au Port
    .one = pièce de plus par bien vendu au Port
    .many = pièces de plus par bien vendu au Port
piece-apprentice-coins = pièces pour les apprentis
    .one = pièce pour chacun de tes apprentis dans les guildes, à la fin de la manche
    .many = pièces pour chacun de tes apprentis dans les guildes, à la fin de la manche
piece-castle-reputation = réputation au Château blanc
    .one = de réputation de plus pour une visite au Château blanc
    .many = de réputation de plus pour une visite au Château blanc
piece-house-discount = maisons moins chères
    .one = pièce de moins pour une maison
    .many = pièces de moins pour une maison
piece-more-goods = plus de biens dans une guilde
    .one = bien de plus que tu peux acheter dans une guilde
    .many = biens de plus que tu peux acheter dans une guilde
piece-tavern-coins = pièces à la Taverne de la Caverne
    .one = pièce par carte de colons que tu prends à la Taverne de la Caverne
    .many = pièces par carte de colons que tu prends à la Taverne de la Caverne
piece-clerk-modifiers = modificateurs au Bureau de Berk
    .one = modificateur de plus pour une visite au Bureau de Berk
    .many = modificateurs de plus pour une visite au Bureau de Berk
piece-workshop-coins = pièces pour les ateliers
    .one = pièce pour chacun de tes ateliers, à la fin de la manche
    .many = pièces pour chacun de tes ateliers, à la fin de la manche
piece-workshop-points = points pour les ateliers
    .one = point de plus pour la construction d’un atelier
    .many = points de plus pour la construction d’un atelier
piece-council-points = points au Conseil de pierre
    .one = point de plus pour une requête du Conseil de pierre
    .many = points de plus pour une requête du Conseil de pierre
piece-settlers-points = points pour les colons
    .one = point de plus pour des colons installés
    .many = points de plus pour des colons installés
piece-community-points = points pour les bâtiments communaux
    .one = point de plus pour la construction d’un bâtiment communal
    .many = points de plus pour la construction d’un bâtiment communal
piece-council-forgiveness = clémence au Conseil de pierre
    .one = de réputation de moins à perdre pour une requête du Conseil de pierre
    .many = de réputation de moins à perdre pour une requête du Conseil de pierre
piece-building-discount = bâtiments moins chers
    .one = pièce de moins pour un bâtiment à la Halle des guildes
    .many = pièces de moins pour un bâtiment à la Halle des guildes
piece-owner-coins = pièces pour les propriétaires
    .one = pièce de plus pour le propriétaire quand un autre active un atelier
    .many = pièces de plus pour le propriétaire quand un autre active un atelier
piece-round-reputation = réputation pour tous
    .one = de réputation pour chacun à la fin de la manche
    .many = de réputation pour chacun à la fin de la manche
# Avantages de pupitres qu’aucun événement n’a.
piece-council-coins = requêtes du Conseil de pierre sans pièces à payer
piece-council-loss = moins de réputation perdue au Conseil de pierre
piece-tavern-cards = plus de cartes de colons à la Taverne de la Caverne

## Ce que font les pièces. $amount est le nombre inscrit sur la pièce.

effect-coin = 1 pièce
effect-reputation = 1 de réputation
effect-guild-good = 1 bien de la guilde
effect-reroll = relancer autant de tes dés que tu veux
effect-buy-any-good = acheter 1 bien de n’importe quelle guilde au prix habituel
effect-swap-good = échanger 1 bien contre un autre

gain-coins = { AMOUNTS("coin", $amount) }
gain-reputation = { $amount } de réputation
gain-modifiers = { AMOUNTS("modifier", $amount) }
gain-goods =
    { $amount ->
        [one] { $amount } bien au choix
       *[other] { $amount } biens au choix
    }
gain-settlers =
    { $amount ->
        [one] { $amount } carte de colons au choix
       *[other] { $amount } cartes de colons au choix
    }
gain-any-good =
    { $amount ->
        [one] { $amount } bien au choix
       *[other] { $amount } biens au choix
    }

changes-port-coins = { AMOUNTS("coin", $amount) } de plus par bien vendu au Port.
changes-apprentice-coins = À la fin de la manche, { AMOUNTS("coin", $amount) } pour chacun de tes apprentis dans les guildes.
changes-castle-reputation = { $amount } de réputation de plus pour une visite au Château blanc.
changes-house-discount = Une maison coûte { AMOUNTS("coin", $amount) } de moins.
changes-more-goods = Dans une guilde, tu peux acheter { AMOUNTS("good", $amount) } de plus que n’indique la case.
changes-tavern-coins = { AMOUNTS("coin", $amount) } pour chaque carte de colons que tu prends à la Taverne de la Caverne.
changes-clerk-modifiers = { AMOUNTS("modifier", $amount) } de plus pour une visite au Bureau de Berk.
changes-workshop-coins = À la fin de la manche, { AMOUNTS("coin", $amount) } pour chacun de tes ateliers.
changes-workshop-points = { AMOUNTS("point", $amount) } de plus pour la construction d’un atelier.
changes-council-points = { AMOUNTS("point", $amount) } de plus pour une requête du Conseil de pierre satisfaite.
changes-settlers-points = { AMOUNTS("point", $amount) } de plus pour des colons installés.
changes-community-points = { AMOUNTS("point", $amount) } de plus pour la construction d’un bâtiment communal.
changes-council-forgiveness = Une requête du Conseil de pierre coûte { $amount } de réputation de moins.
changes-building-discount = Un bâtiment coûte { AMOUNTS("coin", $amount) } de moins à la Halle des guildes.
changes-owner-coins = Un propriétaire reçoit { AMOUNTS("coin", $amount) } de plus chaque fois qu’un autre active son atelier.
changes-round-reputation = À la fin de la manche, chacun gagne { $amount } de réputation.

benefit-council-coins = Les requêtes du Conseil de pierre ne te coûtent pas de pièces.
benefit-port-coins = { AMOUNTS("coin", $amount) } de plus par bien que tu vends au Port.
benefit-council-loss = Une requête du Conseil de pierre ne te coûte que { $amount } de réputation.
benefit-tavern-cards = Tu peux prendre { $amount } cartes de colons à la Taverne de la Caverne.
benefit-house-discount = Une maison te coûte { AMOUNTS("coin", $amount) } de moins.
benefit-building-discount = Un bâtiment te coûte { AMOUNTS("coin", $amount) } de moins à la Halle des guildes.

measure-settlers-halfling = colons halfelins installés
measure-settlers-human = colons humains installés
measure-settlers-elf = colons elfes installés
measure-settlers-dwarf = colons nains installés
measure-settlers-green-elf = colons elfes verts installés
measure-settlers-trobit = colons trobits installés
measure-figures-scholars = apprentis et maîtres à la Guilde des érudits
measure-figures-artists = apprentis et maîtres à la Guilde des artistes
measure-figures-blacksmiths = apprentis et maîtres à la Guilde des forgerons
measure-figures-wizards = apprentis et maîtres à la Guilde des mages
measure-figures-merchants = apprentis et maîtres à la Guilde des marchands
measure-figures-carpenters = apprentis et maîtres à la Guilde des menuisiers
measure-community = bâtiments communaux
measure-workshops = ateliers
measure-settlers = colons installés
measure-council = requêtes du Conseil de pierre satisfaites
measure-nobility = noblesse
measure-reputation = réputation

# Objectifs en solitaire : il faut $asked ; pour les apprentis, $each dans chaque guilde.
need-guilds =
    { $each ->
        [one] Tes apprentis dans { $asked } guildes
       *[other] { $each } de tes apprentis dans chacune de { $asked } guildes
    }
need-council = { $asked ->
        [one] { $asked } requête du Conseil de pierre satisfaite
       *[other] { $asked } requêtes du Conseil de pierre satisfaites
    }
need-settlers = { $asked ->
        [one] { $asked } carte de colons installés
       *[other] { $asked } cartes de colons installés
    }
need-races = Colons de { $asked } peuples différents
need-same-race = { $asked } cartes de colons d’un même peuple
need-workshops = { $asked ->
        [one] { $asked } atelier
       *[other] { $asked } ateliers
    }
need-workshop-guilds = Ateliers dans { $asked } guildes
need-community = { $asked ->
        [one] { $asked } bâtiment communal
       *[other] { $asked } bâtiments communaux
    }
need-nobility = Noblesse { $asked }
need-reputation = Réputation { $asked }
need-goods = { $asked ->
        [one] { $asked } bien
       *[other] { $asked } biens
    }
need-coins = { $asked ->
        [one] { $asked } pièce
       *[other] { $asked } pièces
    }

# Ce qu’un objectif demande : combien de quoi. Les apprentis ne viennent jamais en dernier, d’où la virgule.
form-need =
    { $what ->
        [guilds] tes apprentis dans { $count } guildes
        [guild_apprentices] au moins { $count } dans chacune,
        [council] { $count } { $count ->
            [one] requête du Conseil de pierre satisfaite
           *[other] requêtes du Conseil de pierre satisfaites
        }
        [settlers] { $count } { $count ->
            [one] carte de colons installés
           *[other] cartes de colons installés
        }
        [races] colons de { $count } peuples différents
        [same_race] { $count } cartes de colons d’un même peuple
        [workshops] { $count } { $count ->
            [one] atelier
           *[other] ateliers
        }
        [workshop_guilds] ateliers dans { $count } guildes
        [community] { $count } { $count ->
            [one] bâtiment communal
           *[other] bâtiments communaux
        }
        [nobility] noblesse { $count }
        [reputation] réputation { $count }
        [goods] { $count } { $count ->
            [one] bien
           *[other] biens
        }
       *[coins] { $count } { $count ->
            [one] pièce
           *[other] pièces
        }
    }

# Ce qu’une carte de commission compte, et les points à partir d’un nombre.
form-measure =
    { $what ->
        [settlers_halfling] { measure-settlers-halfling }
        [settlers_human] { measure-settlers-human }
        [settlers_elf] { measure-settlers-elf }
        [settlers_dwarf] { measure-settlers-dwarf }
        [settlers_green_elf] { measure-settlers-green-elf }
        [settlers_trobit] { measure-settlers-trobit }
        [figures_scholars] { measure-figures-scholars }
        [figures_artists] { measure-figures-artists }
        [figures_blacksmiths] { measure-figures-blacksmiths }
        [figures_wizards] { measure-figures-wizards }
        [figures_merchants] { measure-figures-merchants }
        [figures_carpenters] { measure-figures-carpenters }
        [community] { measure-community }
        [workshops] { measure-workshops }
        [settlers] { measure-settlers }
        [council] { measure-council }
        [nobility] { measure-nobility }
       *[reputation] { measure-reputation }
    }
form-step = { AMOUNTS("point", $count) } à partir de { $what }

## Phases, sources de points, provenance, matériel

phase-setup = Préparation
phase-rolling = Lancer des dés
phase-actions = Actions
phase-income = Revenus
phase-preparation = Remise en place
phase-end = Fin

points-settlers = Colons
points-community = Bâtiments communaux, avec les colons
points-buildings = Bâtiments
points-rewards = Récompenses des ateliers
points-council = Conseil de pierre
points-events = Événements
points-goods = Biens à la fin
points-nobility = Noblesse
points-commissions = Commissions

set-standard = Comme fourni
    .hint = Le nombre sur une tuile du Conseil de pierre est la noblesse qu’elle demande.
set-numerals-as-points = Nombres du Conseil comme points
    .hint = Le nombre sur une tuile du Conseil de pierre est ce qu’elle vaut ; les tuiles coûtent, demandent et rapportent moins.

## Options

option-events = Cartes d’événement
option-events-hint = Un événement est retourné au début de chaque manche ; il change quelque chose pour cette manche.
option-chancery = Chancellerie
option-chancery-hint = La Chancellerie ajoute des pupitres aux avantages durables et des commissions secrètes. Toujours à six, jamais en solitaire.

## Actions : ce que fait un bouton

do-die = Prendre un { $face }
do-modify = Prendre un { $face } et en faire un { $to }
do-complete = Installer { PIECE($card, form: "le") }
do-sell-workshop = Vendre ton atelier { $space } { PIECE($guild, form: "du") }
do-sell-community = Vendre le bâtiment communal de la case { $space }
do-pass = Passer pour le reste de la manche
do-end = Finir le tour
do-visit = Aller { PIECE($at, form: "vers") }
do-visit-council = Satisfaire la requête des { PIECE($member, form: "many") }
do-visit-desk = S’asseoir au pupitre { PIECE($row) } de la case de dé
do-visit-commission = Remplir une case : { PIECE($tile) }
do-take = Prendre { PIECE($card, form: "le") }
do-discard = Défausser { PIECE($card, form: "le") }
do-pay = Donner { AMOUNTS($good, $number) }
do-use =
    { $what ->
        [coin] Prendre 1 pièce
        [reputation] Gagner 1 de réputation
       *[good] Prendre 1 bien de la guilde
    }
do-reroll = Relancer un { $face }
do-purchase = Acheter { AMOUNTS($good, 1) }
do-swap = Échanger { AMOUNTS($give, 1) } contre { AMOUNTS($get, 1) }
do-decline = S’en passer
do-buy = En acheter { $number }
do-apprentice = Envoyer un travailleur du logis
do-move = Déplacer un apprenti { PIECE($from, form: "du") }
do-recall = Rappeler un apprenti { PIECE($from, form: "du") }
do-build = Construire sur la case { $space }
do-sell = Vendre { AMOUNTS($good, 1) }
do-renew =
    { $what ->
        [settlers] Faire remplacer tous les colons exposés
       *[buildings] Faire remplacer tous les bâtiments exposés
    }
do-commission = Demander une carte de commission
do-keep = Garder { PIECE($card) }
do-gain = Prendre { AMOUNTS($good, 1) }
do-done = Terminé
do-roll = Obtenir un { $face }
do-draw = Tirer : { PIECE($piece) }

## Questions. « .others » est pour tous ceux à qui on ne demande rien ; celles du hasard n’ont pas de $seat.

ask-roll =
    { $count ->
        [one] Un dé est lancé pour { SEAT($to) }.
       *[other] { $count } dés sont lancés pour { SEAT($to) }.
    }
ask-automa = Le dé { PIECE($die) } de l’automa est lancé.
ask-character = { SEAT($to) } tire un personnage.
ask-first-settlers = { SEAT($to) } reçoit des colons, face cachée.
ask-objective = Un objectif est tiré.
ask-neutral = Un atelier sans propriétaire est posé { PIECE($guild, form: "au") }.
ask-turn-up = De nouveaux colons sont exposés.
ask-stock = Un bâtiment est exposé sur la case { $space } de la Halle des guildes.
ask-ship = Un navire entre au Port.
ask-petition = Une requête des { PIECE($member, form: "many") } est posée dans la rangée { $row } du Conseil de pierre.
ask-event = L’événement de la manche est retourné.
ask-deal-commission =
    { $count ->
        [one] Une carte de commission est donnée à { SEAT($to) }.
       *[other] { $count } cartes de commission sont données à { SEAT($to) }.
    }
ask-deal-tile = Une tuile de dés est tirée pour { SEAT($to) }, avec sa carte de commission.
ask-keep = Choisis la carte de commission que tu gardes, parmi { $count }.
    .others = { SEAT($seat) } choisit une carte de commission.
    .title = Quelle commission gardes-tu ?
ask-turn =
    { $acted ->
        [yes] { $die ->
            [yes] Tu peux encore placer un dé (réputation restante : { $pips }){ $settlers ->
                [yes] , installer des colons
               *[no] {""}
            }{ $sale ->
                [yes] , vendre un bâtiment
               *[no] {""}
            } ou finir ton tour.
           *[no] { $settlers ->
                [yes] Tu peux encore installer des colons{ $sale ->
                    [yes] , vendre un bâtiment
                   *[no] {""}
                } ou finir ton tour.
               *[no] { $sale ->
                    [yes] Finis ton tour. Tu pourrais d’abord vendre un bâtiment, mais cela en vaut rarement la peine.
                   *[no] Tu ne peux plus rien faire pendant ce tour : finis-le.
                }
            }
        }
       *[no] { $die ->
            [yes] À toi : place un dé (réputation restante : { $pips }){ $settlers ->
                [yes] , installe des colons
               *[no] {""}
            }{ $sale ->
                [yes] , vends un bâtiment
               *[no] {""}
            } ou passe pour le reste de la manche.
           *[no] { $settlers ->
                [yes] À toi : tu ne peux plus placer de dé. Installe des colons{ $sale ->
                    [yes] , vends un bâtiment
                   *[no] {""}
                } ou passe pour le reste de la manche.
               *[no] { $sale ->
                    [yes] À toi : tu ne peux plus placer de dé. Vends un bâtiment ou passe pour le reste de la manche.
                   *[no] Tu ne peux rien faire maintenant : passe pour le reste de la manche.
                }
            }
        }
    }
    .others = C’est à { SEAT($seat) } de jouer.
ask-place = Choisis où placer ton { $value }.
    .others = { SEAT($seat) } place un { $value }.
ask-take =
    { $cause ->
        [tavern] Choisis les colons que tu prends.
        [more] Prends une autre carte de colons, ou termine.
       *[character] Choisis les colons que t’amène ton personnage.
    }
    .others = { SEAT($seat) } choisit des colons.
ask-discard =
    { $limit ->
        [one] Tu ne peux avoir qu’une carte de colons en attente : défausse l’ancienne pour { PIECE($card, form: "le") }.
       *[other] Tu ne peux avoir que { $limit } cartes de colons en attente : défausse une des anciennes pour { PIECE($card, form: "le") }.
    }
    .others = { SEAT($seat) } choisit quels colons défausser.
ask-pay = Choisis combien de chaque bien tu donnes { PIECE($card, form: "au") } : de { $least } à { $most } en tout{ $given ->
        [0] .
       *[other] , { $given } jusqu’ici.
    }
    .others = { SEAT($seat) } donne des biens { PIECE($card, form: "au") }.
ask-activate = Choisis ce que te donne l’atelier { PIECE($guild, form: "du") }, ou passe-t’en.
    .others = { SEAT($seat) } utilise l’atelier { PIECE($guild, form: "du") }.
    .title = Que doit faire l’atelier pour toi ?
ask-reroll =
    { $count ->
        [one] Choisis d’autres dés à relancer, ou lance celui que tu as choisi.
       *[other] Choisis d’autres dés à relancer, ou lance les { $count } que tu as choisis.
    }
    .others = { SEAT($seat) } choisit des dés à relancer.
    .title = Quels dés relancer ?
ask-buy =
    { $free ->
        [0] Choisis combien { PIECE($good, form: "de") } tu achètes : jusqu’à { $count }, ou rien.
       *[other] Choisis combien { PIECE($good, form: "de") } tu achètes : jusqu’à { $count }, ou rien ; si tu achètes, tes apprentis en ajoutent { $free }.
    }
    .others = { SEAT($seat) } choisit combien { PIECE($good, form: "de") } acheter.
    .title = Combien ?
ask-apprentice =
    { $count ->
        [one] Tu peux placer un apprenti { PIECE($guild, form: "au") } : un travailleur, ou un apprenti d’une autre guilde.
       *[other] Tu peux placer jusqu’à { $count } apprentis { PIECE($guild, form: "au") } : des travailleurs, ou des apprentis d’autres guildes.
    }
    .others = { SEAT($seat) } choisit des apprentis pour { PIECE($guild, form: "le") }.
    .title = Qui devient apprenti ?
ask-sell = Choisis un bien à vendre : jusqu’à { $count }.
    .others = { SEAT($seat) } vend des biens au Port.
ask-clerk = Choisis ce que tu veux encore de Berk, ou termine.
    .others = { SEAT($seat) } est au Bureau de Berk.
    .title = Quoi d’autre chez Berk ?
ask-build = Choisis la case de ton bâtiment communal ; chacune a son propre revenu.
    .others = { SEAT($seat) } choisit une case pour un bâtiment communal.
    .title = Où le construire ?
ask-recall = Choisis la guilde d’où tu rappelles un apprenti.
    .others = { SEAT($seat) } rappelle un apprenti.
    .title = D’où rappeler un apprenti ?
ask-gain =
    { $cause ->
        [income] { $count ->
            [one] Ton bâtiment communal te rapporte comme revenu un bien de ton choix : choisis-le.
           *[other] Tes bâtiments communaux te rapportent comme revenu { $count } biens de ton choix : choisis-les l’un après l’autre.
        }
       *[character] { $count ->
            [one] Ton personnage t’apporte un bien de ton choix : choisis-le.
           *[other] Ton personnage t’apporte { $count } biens de ton choix : choisis-les l’un après l’autre.
        }
    }
    .others = { SEAT($seat) } choisit des biens.
    .title = Quel bien ?

## Raisons : pourquoi quelque chose ne se fait pas maintenant

why-not-asked-now =
    { $question ->
        [keep] Pas maintenant : choisis d’abord la carte de commission que tu gardes.
        [turn] Pas maintenant : cela se fait en y plaçant un dé.
        [place] Pas maintenant : place d’abord le dé que tu as pris.
        [take] Pas maintenant : prends d’abord des colons.
        [discard] Pas maintenant : défausse d’abord des colons.
        [pay] Pas maintenant : donne d’abord leurs biens aux colons.
        [activate] Pas maintenant : choisis d’abord ce que te donne l’atelier.
        [reroll] Pas maintenant : relance d’abord tes dés.
        [buy] Pas maintenant : choisis d’abord combien tu achètes.
        [apprentice] Pas maintenant : choisis d’abord tes apprentis.
        [sell] Pas maintenant : vends d’abord tes biens.
        [clerk] Pas maintenant : finis d’abord ta visite chez Berk.
        [build] Pas maintenant : choisis d’abord une case pour le bâtiment.
        [recall] Pas maintenant : rappelle d’abord un apprenti.
        [gain] Pas maintenant : choisis d’abord tes biens.
       *[other] Pas maintenant : finis d’abord ce que tu as commencé.
    }
why-die-already-placed = Tu as déjà placé un dé ce tour-ci ; un par tour, pas plus.
why-settlers-already-completed = Tu as déjà installé des colons ce tour-ci ; une carte par tour, pas plus.
why-building-already-sold = Tu as déjà vendu un bâtiment ce tour-ci ; un par tour, pas plus.
why-nothing-done-yet = Tu n’as encore rien fait ce tour-ci. Si tu ne veux rien faire, passe : tu ne joueras plus de la manche.
why-already-acted = Tu as déjà agi ce tour-ci : finis-le plutôt. Passer, c’est ne rien faire, et ne plus jouer de la manche.
why-no-such-die =
    { $dice ->
        [none] Tu n’as plus de dés.
       *[other] Tu n’as pas de { $face } parmi tes dés : { $dice }.
    }
why-too-few-modifiers = Il faut { AMOUNTS("modifier", $needed) }, et tu en as { $have }.
why-reputation-too-low = Ta réputation est de { $reputation }, et tes dés placés cette manche font { $used } : un { $value } serait trop.
why-no-place-for-die = Il n’y a pas de place pour un { $value } en ce moment.
why-too-few-coins = Cela coûte { AMOUNTS("coin", $cost) }, et tu en as { $have }.
why-space-taken =
    { $holder ->
        [none] La case pour un { $value } { PIECE($place, form: "au") } est prise par un dé de l’automa.
       *[other] La case pour un { $value } { PIECE($place, form: "au") } est prise : { SEAT($holder) } y a un dé.
    }
why-no-worker = Aucun travailleur n’attend au logis, sur ton plateau.
why-tavern-full = Les { $spaces } cases de dé de la Taverne de la Caverne sont prises.
why-die-too-low = Le dernier dé à la Taverne de la Caverne est un { $last } : le tien ne peut pas être plus bas, et c’est un { $value }.
why-no-settlers-on-show = Il n’y a pas de colons exposés.
why-yard-full = Les { $spaces } cases de dé du Chantier sont prises.
why-die-too-high = Le dernier dé au Chantier est un { $last } : le tien ne peut pas être plus haut, et c’est un { $value }.
why-no-house-left = Tu as déjà tes { $houses } maisons.
why-guild-closed =
    { $dice ->
        [one] Il y a un dé { PIECE($place, form: "au") } ; à ce nombre de joueurs, cela la ferme pour la manche.
       *[other] Il y a { $dice } dés { PIECE($place, form: "au") } ; à ce nombre de joueurs, cela la ferme pour la manche.
    }
why-not-on-workshop = Ce n’est pas ce que donne l’atelier.
why-reputation-at-end = Ta réputation est de { $reputation } et ne peut plus monter.
why-no-such-good = Tu n’as pas { PIECE($good, form: "de") }.
why-more-than-allowed =
    { $most ->
        [0] Tu ne peux rien acheter ici.
       *[other] Tu ne peux en acheter que { $most } ici.
    }
why-same-guild = L’apprenti doit venir d’une autre guilde que { PIECE($guild, form: "le") }.
why-no-apprentice-there = Tu n’as pas d’apprenti { PIECE($guild, form: "au") }.
why-no-tile-there = Il n’y a pas de bâtiment sur la case { $value } de la Halle des guildes.
why-workshops-full = Toutes les cases d’atelier { PIECE($guild, form: "du") } sont prises.
why-no-community-space = Tu n’as pas de case libre pour un bâtiment communal.
why-community-space-taken = Il y a déjà un bâtiment communal sur la case { $space }.
why-not-your-building = Tu n’as pas de bâtiment là.
why-nothing-to-sell = Tu n’as pas de biens pour lesquels le navire a de la place.
why-ship-full =
    { $spaces ->
        [0] Le navire ne prend pas { PIECE($good, form: "de") }.
        [one] La seule place du navire est prise : { PIECE($good) }.
       *[other] Les { $spaces } places du navire sont prises : { PIECE($good) }.
    }
why-sell-one-first = Vends au moins un bien ; sinon ce dé n’a rien à faire au Port.
why-no-demand-there = Il n’y a pas de requête des { PIECE($member, form: "many") } dans la rangée qui prend un { $value }.
why-nobility-too-low = La requête demande une noblesse de { $needed }, et la tienne est de { $have }.
why-race-not-settled = Tu n’as pas installé de colons { PIECE($race, form: "many") }.
why-too-few-goods = Il faut { AMOUNTS($cost) } ; tu as : { AMOUNTS($have) }.
why-six-players-only = La quatrième case du Château blanc ne sert qu’à six joueurs.
why-value-not-taken = Cette case prend { $values }, et ton dé est un { $value }.
why-no-apprentice-out = Tu n’as d’apprenti dans aucune guilde.
why-modifiers-already-bought = Tu as déjà acheté des modificateurs lors de cette visite.
why-already-renewed = Des colons ou des bâtiments ont déjà été remplacés lors de cette visite ; c’est l’un ou l’autre.
why-nothing-to-renew =
    { $what ->
        [settlers] Il n’y a pas de colons exposés à remplacer.
       *[buildings] Il n’y a pas de bâtiments exposés à remplacer ; ceux où il y a un dé restent.
    }
why-commission-already-drawn = Tu as déjà reçu une carte de commission lors de cette visite.
why-too-many-commissions =
    { $limit ->
        [one] Tu as ta seule carte de commission ; chaque apprenti à la Chancellerie en permet une de plus.
       *[other] Tu as tes { $limit } cartes de commission ; chaque apprenti à la Chancellerie en permet une de plus.
    }
why-no-commission-left = Il n’y a plus de cartes de commission ou de tuiles de dés.
why-no-chancery = Cette partie se joue sans la Chancellerie.
why-desk-row-closed = À { $players } joueurs, seule la rangée de pupitres du haut sert.
why-desk-taken = { SEAT($holder) } a un apprenti à ce pupitre.
why-not-your-tile = Tu n’as pas la { PIECE($tile) }.
why-no-field-for-die =
    { $fields ->
        [none] Toutes les cases de la { PIECE($tile) } sont remplies.
       *[other] Les cases encore vides de la { PIECE($tile) } prennent { $fields }, et ton dé est un { $value }.
    }
why-not-dealt-to-you = { PIECE($card) } n’est pas parmi les cartes que tu as reçues.
why-not-on-show = { PIECE($card, form: "Le") } n’est pas parmi les colons exposés.
why-not-your-settlers = { PIECE($card, form: "Le") } n’est pas parmi tes colons en attente.
why-newest-stays = { PIECE($card, form: "Le") } vient d’arriver et reste ; défausse une carte plus ancienne.
why-no-house = Tu n’as pas de maison sur ta plateforme.
why-good-missing = Il te manque : { PIECES($goods) } ; { PIECE($card, form: "le") } veut au moins un bien de chaque sorte.
why-demand-out-of-reach = { PIECE($card, form: "Le") } veut au moins { $least } biens, et tu ne peux en donner que { $have }.
why-good-not-wanted = { PIECE($card, form: "Le") } ne veut pas { PIECE($good, form: "de") }.
why-good-already-paid = Tu as déjà donné { PIECE($good, form: "un") }.
why-too-many-of-a-good = Tu peux donner au plus { AMOUNTS($good, $limit) } pour une carte.
why-too-little-for-demand = Avec { AMOUNTS($good, $number) }, tu ne pourrais pas donner { $least } biens en tout.
why-too-much-for-demand = Avec { AMOUNTS($good, $number) }, tu donnerais au moins { $total } biens en tout, et la carte en veut au plus { $most }.
why-must-choose = Tu ne peux pas t’en passer : choisis.
why-take-up-die-first = Prends d’abord le dé que tu veux placer là.
why-place-die-first = Place d’abord le { $value } que tu as pris.

## Événements : ce qui s’est passé

# La préparation
character-drawn = { SEAT($seat) } est { PIECE($character) }.
first-settlers-dealt =
    { $card ->
        [none] { SEAT($seat) } reçoit une carte de colons, face cachée.
       *[other] { SEAT($seat) } reçoit { PIECE($card, form: "le") }, face cachée.
    }
neutral-workshop = Il y a un atelier sans propriétaire { PIECE($guild, form: "au") }.
objective-set = La partie en solitaire se joue pour l’{ PIECE($objective) }.
commission-dealt =
    { $card ->
        [none] { SEAT($seat) } reçoit une carte de commission.
       *[other] { SEAT($seat) } reçoit { PIECE($card) }.
    }
commission-kept =
    { $card ->
        [none] { SEAT($seat) } garde une carte de commission et rend les autres.
       *[other] { SEAT($seat) } garde { PIECE($card) } et rend les autres.
    }
tile-drawn = { SEAT($seat) } tire la { PIECE($tile) }.

# La manche
round-began = La manche { $round } commence ; premier joueur : { SEAT($first) }.
event-turned-up = L’événement de la manche : { PIECE($event) }.
dice-rolled = { SEAT($seat) } lance les dés : { $dice }.
automa-rolled = Le dé { PIECE($die) } de l’automa donne un { $face }.
guild-blocked = L’automa bloque { PIECE($guild, form: "le") }.
settlers-turned-up = { PIECE($card, form: "Le") } attend à la Taverne.
settlers-shuffled = Les colons défaussés sont mélangés et deviennent la pioche.
building-on-offer =
    { $tile ->
        [community] La case { $space } de la Halle des guildes propose un bâtiment communal.
       *[other] La case { $space } de la Halle des guildes propose un atelier { PIECE($guild, form: "du") }.
    }
building-discarded =
    { $tile ->
        [community] Un bâtiment communal est défaussé.
       *[other] Un atelier { PIECE($guild, form: "du") } est défaussé.
    }
bag-refilled = Les bâtiments défaussés retournent dans le sac.
ship-moored = Un navire entre au Port : { PIECE($ship) }.
demand-laid-out = Une requête des { PIECE($member, form: "many") } est posée dans la rangée { $row } du Conseil de pierre : { AMOUNTS($price) } pour { AMOUNTS("point", $points) }.

# Un tour
die-placed =
    { $modifiers ->
        [0] { SEAT($seat) } place un { $value } { PIECE($place, form: "au") }.
       *[other] { SEAT($seat) } change un { $face } en { $value } avec { AMOUNTS("modifier", $modifiers) } et le place { PIECE($place, form: "au") }.
    }
passed = { SEAT($seat) } passe.
settlers-taken = { SEAT($seat) } prend { PIECE($card, form: "le") }.
settlers-discarded = { SEAT($seat) } défausse { PIECE($card, form: "le") }.
event-coins = { SEAT($seat) } reçoit { AMOUNTS("coin", $coins) } pour l’événement.
house-bought = { SEAT($seat) } achète une maison pour { AMOUNTS("coin", $coins) }.
settlers-shown = { SEAT($seat) } donne une maison { PIECE($card, form: "au") }.
goods-given = { SEAT($seat) } donne { AMOUNTS($good, $number) }.
settlers-completed =
    { SEAT($seat) } installe { PIECE($card, form: "le") } et marque { AMOUNTS("point", $points) }{ $community ->
        [0] {""}
       *[other] , { $community } de plus pour des bâtiments communaux
    }{ $more ->
        [0] {""}
       *[other] , { $more } de plus pour l’événement
    }{ $workers ->
        [0] .
        [one] {" "}; { AMOUNTS("worker", $workers) } arrive.
       *[other] {" "}; { AMOUNTS("worker", $workers) } arrivent.
    }
nobility-risen = { SEAT($seat) } s’élève à une noblesse de { $nobility }.
became-lord =
    { $coins ->
        [0] { $modifiers ->
            [0] { PIECE($character) } : { SEAT($seat) } accède au rang de seigneur.
           *[other] { PIECE($character) } : { SEAT($seat) } accède au rang de seigneur et reçoit { AMOUNTS("modifier", $modifiers) }.
        }
       *[other] { PIECE($character) } : { SEAT($seat) } accède au rang de seigneur et reçoit { AMOUNTS("coin", $coins, "modifier", $modifiers) }.
    }
reputation-changed =
    { $by ->
        [-1] { SEAT($seat) } perd 1 de réputation et en garde { $reputation }.
        [-2] { SEAT($seat) } perd 2 de réputation et en garde { $reputation }.
        [-3] { SEAT($seat) } perd 3 de réputation et en garde { $reputation }.
       *[other] { SEAT($seat) } a maintenant une réputation de { $reputation }.
    }

# Guildes
workshop-activated = { SEAT($seat) } active l’atelier { PIECE($guild, form: "du") }.
workshop-declined = { SEAT($seat) } ne prend rien d’un atelier { PIECE($guild, form: "du") }.
owner-rewarded = { SEAT($seat) } possède un atelier { PIECE($guild, form: "du") } et reçoit { AMOUNTS("coin", $coins, "point", $points) }.
coins-gained = { SEAT($seat) } reçoit { AMOUNTS("coin", $coins) }.
good-gained = { SEAT($seat) } reçoit { AMOUNTS($good, $number) }.
goods-bought =
    { SEAT($seat) } achète { AMOUNTS($good, $number) } pour { AMOUNTS("coin", $coins) }{ $free ->
        [0] .
       *[other] {" "}et en reçoit { $free } de plus grâce à ses apprentis.
    }
good-swapped = { SEAT($seat) } échange { AMOUNTS($given, 1) } contre { AMOUNTS($taken, 1) }.
die-picked-up = { SEAT($seat) } reprend un { $face } pour le relancer.
apprentice-placed = { SEAT($seat) } a un nouvel apprenti { PIECE($guild, form: "au") }.
apprentice-moved = { SEAT($seat) } déplace un apprenti { PIECE($from, form: "du") } { PIECE($guild, form: "au") }.
apprentice-recalled = { SEAT($seat) } rappelle un apprenti { PIECE($guild, form: "du") }.

# Bâtiments
workshop-built =
    { SEAT($seat) } construit un atelier sur la case { $space } { PIECE($guild, form: "du") } pour { AMOUNTS("coin", $coins) } et marque { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , { $more } de plus pour l’événement.
    }
community-built =
    { SEAT($seat) } construit un bâtiment communal sur la case { $space } pour { AMOUNTS("coin", $coins) } et marque { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , { $more } de plus pour l’événement.
    }
workshop-sold = { SEAT($seat) } vend l’atelier de la case { $space } { PIECE($guild, form: "du") } pour { AMOUNTS("coin", $coins) } et perd { AMOUNTS("point", $points) }.
community-sold = { SEAT($seat) } vend le bâtiment communal de la case { $space } pour { AMOUNTS("coin", $coins) } et perd { AMOUNTS("point", $points) }.

# Port, Conseil, Bureau de Berk
good-sold = { SEAT($seat) } vend { AMOUNTS($good, 1) } pour { AMOUNTS("coin", $coins) }.
demand-fulfilled =
    { SEAT($seat) } donne { AMOUNTS($paid) } pour une requête des { PIECE($member, form: "many") } et marque { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , { $more } de plus pour l’événement.
    }
modifiers-gained =
    { $coins ->
        [0] { SEAT($seat) } reçoit { AMOUNTS("modifier", $number) }.
       *[other] { SEAT($seat) } achète { AMOUNTS("modifier", $number) } pour { AMOUNTS("coin", $coins) }.
    }
settlers-renewed = { SEAT($seat) } fait remplacer tous les colons exposés.
buildings-renewed = { SEAT($seat) } fait remplacer les bâtiments exposés.

# Chancellerie
desk-taken =
    { SEAT($seat) } a un apprenti à un pupitre des { PIECE($race, form: "many") } à la Chancellerie{ $benefit ->
        [council_coins] {" "}: dès maintenant, les requêtes du Conseil de pierre ne coûtent plus de pièces.
        [port_coins] {" "}: dès maintenant, les biens rapportent plus de pièces au Port.
        [council_loss] {" "}: dès maintenant, les requêtes du Conseil de pierre coûtent moins de réputation.
        [tavern_cards] {" "}: dès maintenant, une visite à la Taverne de la Caverne rapporte plus de colons.
        [house_discount] {" "}: dès maintenant, les maisons coûtent moins cher.
       *[building_discount] {" "}: dès maintenant, les bâtiments coûtent moins cher.
    }
commission-filled = { SEAT($seat) } remplit la case { $value } de la { PIECE($tile) }.
commission-activated = { SEAT($seat) } a rempli toutes les cases de la { PIECE($tile) } : la commission comptera.
commission-asked =
    { $number ->
        [one] { SEAT($seat) } demande une carte de commission à Berk.
       *[other] { SEAT($seat) } demande une carte de commission à Berk, avec un choix parmi { $number }.
    }

# Revenus et fin
income-goods = { SEAT($seat) } reçoit { AMOUNTS($good, $number) } d’un atelier.
income-coins = { SEAT($seat) } touche un revenu de { AMOUNTS("coin", $coins) } : { AMOUNTS($sources) }.
income-reputation = { SEAT($seat) } gagne { $number } de réputation : { AMOUNTS($sources) }.
objective-reached = L’objectif est atteint.
end-points = { SEAT($seat) } marque { $goods ->
        [one] { $goods } point
       *[other] { $goods } points
    } pour ses biens et { $nobility ->
        [one] { $nobility } point
       *[other] { $nobility } points
    } pour sa noblesse.
commission-scored =
    { $points ->
        [0] { SEAT($seat) } ne reçoit rien pour { PIECE($card) }.
       *[other] { SEAT($seat) } marque { AMOUNTS("point", $points) } pour { PIECE($card) }.
    }
solo-won = L’objectif est atteint à temps : tu as gagné.
solo-lost = L’objectif n’est pas atteint : tu as perdu.
tie-broken =
    { SEATS($seats) } sont à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $decided ->
        [houses] { SEAT($winner) } a donné le plus de maisons aux colons : { $houses }.
        [reputation] Les maisons ne les départagent pas ; { SEAT($winner) } a la plus haute réputation : { $reputation }.
       *[nothing] Ni les maisons ni la réputation ne les départagent : la victoire est partagée.
    }
game-over = Victoire pour { SEATS($winners) }.
