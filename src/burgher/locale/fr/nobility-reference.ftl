# Rise to Nobility pour qui lit les règles : de quoi parlent les exemples, les symboles et la feuille à imprimer.

## Exemples

example-reputation = Il te reste peu de points de dé pour cette manche. Une visite au Château blanc ajoute de la réputation, et le dé suivant convient de nouveau.
example-modifier = Pour la meilleure case du Château blanc, il manque 1 à ton 4. Un modificateur en fait un 5.
example-passing = Les autres ont passé. Place encore un dé, puis passe : la manche finit, et une nouvelle commence avec de nouveaux dés.
example-income = Des apprentis, un atelier et un bâtiment communal travaillent pour toi. Passe, et vois ce que donnent les revenus.
example-end = La dernière manche. Passe : les biens et la noblesse deviennent des points.
example-stars = Les Ruisselorge apportent un travailleur et une étoile. Installe-les et regarde monter ta noblesse.
example-extra-good = Ton personnage peut donner une œuvre d’art de plus que d’habitude. Cette carte vaut donc six points au lieu de cinq.
example-lord = Tu es { PIECE($about) }, et il te manque une étoile pour être seigneur. Installe les colons, et prends ce que reçoit ton personnage.
example-dice = Prends le 3, porte-le au Bureau de Berk et prends ce qu’il donne. Le dé compte sur ta réputation.
example-tavern = Un 3 est déjà à la taverne : il te faut 3 ou plus. Place ton 4 et prends les elfes.
example-four-cards = Tu as trois cartes de colons en attente. Prends-en une quatrième, et défausse une des anciennes.
example-settlers = Une maison est prête, et tu as les biens. Donnes-en cinq : cinq points, et un de plus pour ton bâtiment communal.
example-yard = Un 4 est au Chantier : ton dé ne peut pas être plus haut. Achète une maison avec le 3.
example-guild = Un dé, deux gains : achète deux livres, et laisses-y un travailleur comme apprenti.
example-buying = Va { PIECE($about, form: "vers") } avec le 3, et achète deux biens.
example-workshops = L’atelier d’un autre joueur est à la Guilde des artistes. Utilise-le : tu reçois un bien, son propriétaire la récompense.
example-effects = Ton atelier chez les mages échange des biens. Donne un meuble contre un objet magique.
example-reroll = Trois six sont durs à placer. Relance-en deux dans l’atelier.
example-effect-coin = Ton atelier chez les mages donne une pièce. Prends-la, et ne fais rien d’autre là-bas.
example-effect-reputation = Ton atelier chez les mages donne de la réputation. Prends-la : elle compte dès le dé suivant.
example-effect-buy = Ton atelier chez les érudits vend des biens de toutes les guildes. Achète un bijou, et pas de livre.
example-goods = Deux de tes apprentis sont chez les érudits. Achète un seul livre, et chacun en ajoute un.
example-apprentice = N’achète rien, et place un travailleur : dès ton prochain tour, il t’aide ici.
example-move = Ton logis est vide, mais un apprenti d’une autre guilde peut venir.
example-earning = Un apprenti est seul dans sa guilde, l’autre partage celle des mages. Passe, et compare leurs gains.
example-hall = Un petit dé rend le bâtiment cher. Achète l’atelier de la case 1 pour les artistes, où attend ton apprenti.
example-workshop = Ton apprenti devient maître : achète l’atelier des érudits de la case 3. Il se place à côté de celui qui est là.
example-community = Achète le bâtiment communal avec le 4, et choisis son revenu : ici un bien par manche.
example-sale = Il te faut des pièces et un travailleur. Vends ton atelier : ses points partent, les étoiles restent.
example-port = Avec un 3, tu vends trois biens. Choisis ce que ce navire paie le mieux.
example-council = Tu es assez noble, des humains vivent chez toi, et tu as ce qu’on demande. Réponds à la requête avec le 1.
example-clerk = Avec un 5, Berk te donne un modificateur et t’en vend un autre.
example-renew = Aucun des colons exposés ne te convient. Fais-les tous remplacer.
example-castle = Plus le dé est haut, plus il y a de réputation. Place le 5.
example-recall = On attend chez toi ton apprenti des mages. Un dé sur ton plateau le rappelle.
example-two = À deux, le propriétaire d’un atelier est payé double. Utilise celui de l’autre joueur, et vois.
example-event = « { PIECE($about) } » vaut pour cette manche. Fais ce dont il s’agit, et vois la différence.
example-objective = Il faut sept colons et une noblesse de 10, et il t’en manque un de chaque. Installe la dernière carte et finis ton tour.
example-aim = Pour l’{ PIECE($about) }, il ne manque plus qu’un pas. Fais-le, et tu as gagné.
example-automa = Passe, et une nouvelle manche commence : l’automa lance ses dés et te gêne.
example-desk = Tu as le peuple que demande le pupitre, un travailleur et un 3. Place-le là pour de bon.
example-benefit = Ton apprenti est assis à un pupitre : { PIECE($about) }. Fais ce dont il s’agit, et vois la différence.
example-commission = Deux cases de ta tuile de dés sont remplies. Le 2 remplit la dernière : la carte est active et comptera à la fin.
example-counts = La dernière manche, et la tuile de dés de { PIECE($about) } est remplie. Passe, et vois ce que vaut la carte.
example-new-commission = Ton apprenti à la Chancellerie fait de la place pour une deuxième carte. Demande à Berk, choisis, et paie en réputation.

## Symboles des plateaux, et éléments que rien d’autre ne nomme

sign-house = maison
sign-die = dé
sign-ship = navire
sign-apprentice = apprenti
sign-guild-master = maître de guilde
sign-star = étoile : noblesse
sign-nobility = noblesse
sign-event = événement
sign-workshop = atelier
sign-reroll = relancer des dés
sign-buy-any-good = acheter un bien au choix
sign-swap-good = échanger un bien
sign-guild-good = bien de la guilde
sign-laurel = objectif
sign-goods = bien au choix

## Sortes de cartes et de tuiles

gallery-settlers-first = Colons, première pile
gallery-settlers-second = Colons, seconde pile
gallery-workshops = Ateliers
gallery-demands = Requêtes du Conseil de pierre
gallery-ships = Navires et leurs prix
gallery-dice-tiles = Tuiles de dés

## La feuille à imprimer : side-1-... est au recto, side-2-... au verso. « :coins: » est un symbole.

side-1-goal = But
    .text = { $start-rounds } manches ; celui qui a le plus de :point: gagne. Donne aux :settlers: colons une :house: et des :goods: biens ; leurs travailleurs deviennent :apprentice: apprentis et :guild_master: maîtres des guildes.
side-1-start = Début
    .text = { $start-coins } :coins:, { $start-goods } de chaque bien, { $start-houses } :house:, { $by_players-dice-2 } dés ({ $by_players-dice-6 } à six), réputation { $by_players-reputation-2 } ({ $by_players-reputation-6 }), un personnage, une carte :settlers: secrète.
side-1-round = Une manche
    .text =
        - 1 Chacun lance ses dés.
        - 2 Actions : un tour après l’autre, jusqu’à ce que tous aient passé.
        - 3 Revenus.
        - 4 Remise en place : dés repris, nouveau navire, Conseil et Halle complétés, premier joueur suivant.
side-1-turn = Un tour : chaque action une fois, dans l’ordre voulu
    .text =
        - Placer un dé et faire ce qu’offre le lieu.
        - Installer une carte de :settlers: colons.
        - Vendre un bâtiment : { $sale-coins } :coins: et le travailleur revient ; ses points partent, les étoiles restent.
        - Si tu ne fais rien, tu passes pour la manche.
side-1-reputation = :reputation: Réputation et :modifiers: modificateurs
    .text = Tous les dés d’une manche font au plus ta réputation ({ $reputation-least } à { $reputation-most }). Plus de réputation compte aussitôt. Un modificateur change un dé de 1 quand tu le places ; on ne passe pas de 6 à 1.
side-1-settlers = :settlers: Installer des colons
    .text = Une :house: de ta plateforme, 1 à { $limits-of_a_good } de chaque bien montré (un de plus pour celui de ton personnage), en tout ce que demande la carte. Tu reçois 1 :point: par bien, { $community-bonus } par :community:, des :worker: et des :star:. Au plus { $limits-open_settlers } cartes en attente, { $figures-houses } maisons par partie.
side-1-nobility = :nobility: Noblesse
    .text = Chaque :star: vaut un cran. À { $nobility-lord_at }, tu deviens seigneur et reçois ce que gagne ton personnage. À la fin, elle vaut des points.
side-1-income = Revenus
    .text =
        - :apprentice: des pièces, d’autant moins qu’il y en a plus dans la guilde : à trois { $by_players-apprentice_income-3 } ; à quatre { $by_players-apprentice_income-4 }.
        - :guild_master: { $guilds-workshop_income } bien de la guilde par atelier.
        - :community: ce qui est au-dessus de sa case.
side-1-end = Fin
    .text = 1 :point: par { $end-goods_for_a_point } biens. Noblesse 0, 1, 2 … : { $nobility-points-by_level }. Égalité : maisons données aux colons, puis réputation.
side-2-places = Lieux et leurs dés
    .text =
        - :tavern: *Taverne* : prends une carte :settlers:. Chaque dé aussi haut que le précédent, ou plus haut.
        - :yard: *Chantier* : une :house: pour { $yard-house } :coins:. Chaque dé aussi bas que le précédent, ou plus bas.
        - :hall: *Halle des guildes* : le bâtiment de la case du dé, pour 1 à 6 : { $hall-cost } :coins:.
        - :port: *Port* : vends autant de biens que montre le dé, aux prix du navire, tant qu’il a de la place.
        - :castle: *Château blanc* : 1–2 → { $castle-die_spaces-1-reputation }, 3–4 → { $castle-die_spaces-2-reputation }, 5–6 → { $castle-die_spaces-3-reputation } :reputation:.
        - :clerk: *Berk* : 1–2 → { $clerk-die_spaces-1-modifiers }, 3–4 → { $clerk-die_spaces-2-modifiers }, 5–6 → { $clerk-die_spaces-3-modifiers } :modifiers: ; d’autres à { $clerk-modifier } :coins: chacun. Nouveaux colons ou nouveaux bâtiments.
        - :board: *Ton plateau* ({ $own_board-values }) : rappelle un :apprentice:.
side-2-guilds = Guildes
    .text =
        :scholars: :books: · :artists: :artwork: · :blacksmiths: :weaponry: · :wizards: :magic: · :merchants: :jewelry: · :carpenters: :furnishings:
        Place un dé, puis dans cet ordre :
        - Ateliers depuis la gauche : utilise l’effet ; un autre propriétaire reçoit la récompense.
        - Achète des biens, { $guilds-good } :coins: chacun ; si tu achètes, chacun de tes :apprentice: en ajoute un.
        - Place des travailleurs comme apprentis, de ton logis ou d’une autre guilde.
        - 1–2 : ateliers { $guilds-die_spaces-1-activates }, biens { $guilds-die_spaces-1-buy }, apprentis { $guilds-die_spaces-1-apprentices }.
        - 3–4 : ateliers { $guilds-die_spaces-2-activates }, biens { $guilds-die_spaces-2-buy }, apprentis { $guilds-die_spaces-2-apprentices }.
        - 5–6 : ateliers { $guilds-die_spaces-3-activates }, biens { $guilds-die_spaces-3-buy }, apprentis { $guilds-die_spaces-3-apprentices }.
side-2-buildings = Bâtiments
    .text =
        - :workshop: *Atelier* : il faut un :apprentice: dans sa guilde, qui devient :guild_master:. Première case libre : { $guilds-workshop_spaces-1-points }/{ $guilds-workshop_spaces-2-points }/{ $guilds-workshop_spaces-3-points } :point:, { $guilds-workshop_spaces-1-stars }/{ $guilds-workshop_spaces-2-stars }/{ $guilds-workshop_spaces-3-stars } :star:.
        - :community: *Bâtiment communal* : il faut un :worker:. { $community-points } :point:, { $community-stars } :star:, un revenu, et { $community-bonus } :point: par carte de colons ensuite.
side-2-effects = Effets des ateliers
    .text = :coin: 1 pièce · :reputation: 1 de réputation · :reroll: relancer des dés · :goods: 1 bien de la guilde · :buy_any_good: acheter 1 bien de toute guilde · :swap_good: échanger 1 bien
side-2-council = :council: Conseil de pierre
    .text = Une requête demande sa noblesse, une carte de colons installés du peuple du membre, un dé de la rangée (1–2, 3–4, 5–6), ses biens et pièces. Tu reçois ses :point: et perds { $council-loss } :reputation:.
side-2-more = Événements, Chancellerie, à un et à deux
    .text =
        - :event: Un événement vaut une manche ; aucun prix ne descend sous 0.
        - :desk: *Pupitre* : un dé de sa valeur, un :worker: pour de bon, une carte installée de son peuple. Un avantage, { $chancery-income } :coins: à chaque revenu, de la place pour une commission.
        - :commission: *Commission* : remplis trois cases avec des dés ; elle compte alors à la fin.
        - À deux : la récompense des propriétaires est payée { $by_players-reward_factor-2 } fois ; un atelier sans propriétaire dans chaque guilde.
        - En solitaire : atteins l’objectif avant la fin des derniers revenus ; les cinq dés de l’automa te gênent.
