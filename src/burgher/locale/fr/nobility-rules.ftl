# Les règles de Rise to Nobility, avec nos propres mots, dans l’ordre du livret.
#
# Un message est une section : sa valeur est le titre, « .text » ce qu’elle dit. Chaque ligne d’un texte est un paragraphe,
# une ligne qui commence par "- " est une entrée de liste, et [quelques mots](guilds-buying-goods) mènent à la section
# rule-guilds-buying-goods. Une ligne ne doit pas commencer par un crochet. La première partie d’un id est le chapitre.
#
# Les arguments sont les nombres des fichiers de matériel d’après leur place ($yard-house est house dans [yard] ; une liste
# de nombres est un texte, « 1, 2 » ; une table de quantités est pour AMOUNTS) et les options de la table
# ($option-events : yes ou no).

## Vue d’ensemble

rule-overview = Le jeu en bref
    .text =
        Tu possèdes des terres dans la ville blanche de Caveborn, et tu veux t’élever. Des colons arrivent en ville. Tu leur donnes une maison et des biens, et ils te remercient par des points et des travailleurs. Tes travailleurs deviennent apprentis dans les guildes, et certains y deviennent maîtres, avec un atelier à eux. Le Conseil de pierre a des requêtes, et il récompense ceux qui les satisfont.
        Tout se fait avec des dés. À chaque manche, tu lances les tiens et les places un par un. La somme des dés que tu peux placer dans une manche dépend de ta [réputation](reputation).
        La partie dure { $start-rounds } manches. Le joueur qui a le plus de points gagne.

rule-overview-hidden = Ce qui est visible et ce qui est secret
    .text =
        La carte de colons du début est secrète jusqu’à ce que tu l’installes ou la défausses. Les cartes de commission sont secrètes jusqu’à la fin. Ce qui sera tiré n’est connu de personne. Tout le reste est visible.

rule-overview-readings = Comment nous lisons la règle
    .text =
        Sur ces points, la règle ne dit rien, ou dit deux choses différentes. Voici comment on joue :
        - Elle laisse libre l’ordre des actions d’un tour, et ailleurs fait installer les colons après le dé. Tu peux [installer des colons](settlers-cards-completing) avant ou après ton dé, mais pas au milieu de ce qu’il fait.
        - Un bien acheté grâce à un [atelier](guilds-effects-of-workshops) n’est pas acheté dans la guilde. Les apprentis n’y ajoutent rien, pas même ceux de la guilde d’où il vient.
        - Si tu [vends](guild-hall-selling-buildings) un atelier construit sous « { PIECE("e09") } », tu perds les points de sa case, et gardes ce que l’événement avait ajouté.
        - Un dé ne va au [Port](port) que si tu vends quelque chose, et sur ton [propre plateau](the-die-space-of-the-own-board) que si tu as un apprenti à rappeler.
        - Le [pupitre](chancery-benefits) qui donne plus de colons te laisse choisir chaque fois parmi les cartes visibles. La première carte est remplacée avant que tu choisisses la seconde, et tu peux te passer de la seconde.
        - Quand le dé rouge et le dé bleu de l’[automa](solo-automa) montrent la même valeur, le second n’est pas placé, et tes ateliers y rapportent une seule fois.

## Préparation

rule-set-up = Préparation
    .text =
        Chacun commence avec :
        - { AMOUNTS("coin", $start-coins) }
        - { AMOUNTS("good", $start-goods) } de chacune des six sortes
        - { $start-houses ->
            [one] { $start-houses } maison
           *[other] { $start-houses } maisons
        } sur la plateforme
        - { $by_players-dice-2 } dés et une réputation de { $by_players-reputation-2 } ; à six joueurs, { $by_players-dice-6 } dés et une réputation de { $by_players-reputation-6 }
        - une noblesse de 0 et aucun point
        - un [personnage](nobility-characters), au hasard
        - une carte de colons de la première pile, face cachée
        Puis les deux piles de colons sont mélangées ensemble, et six cartes sont exposées. Six bâtiments sont exposés à la Halle des guildes, un navire entre au Port, et chaque place du Conseil de pierre reçoit une requête.
        Certains commencent avec des [modificateurs](set-up-by-the-number-of-players). Le joueur à la première place commence.

rule-set-up-by-the-number-of-players = Selon le nombre de joueurs
    .text =
        - Cases de dé à la Taverne de la Caverne : à deux joueurs { $by_players-tavern_spaces-2 }, à trois { $by_players-tavern_spaces-3 }, à quatre { $by_players-tavern_spaces-4 }, à cinq { $by_players-tavern_spaces-5 }, à six { $by_players-tavern_spaces-6 }.
        - Cases de dé au Chantier : à deux joueurs { $by_players-yard_spaces-2 }, à trois { $by_players-yard_spaces-3 }, à quatre { $by_players-yard_spaces-4 }, à cinq { $by_players-yard_spaces-5 }, à six { $by_players-yard_spaces-6 }.
        - Dés par guilde et par manche : à deux joueurs { $by_players-guild_dice-2 }, à trois { $by_players-guild_dice-3 }, à quatre { $by_players-guild_dice-4 }, à cinq { $by_players-guild_dice-5 }, à six { $by_players-guild_dice-6 }.
        - Apprentis par guilde, de tous les joueurs ensemble : à deux joueurs { $by_players-apprentice_spaces-2 }, à trois { $by_players-apprentice_spaces-3 }, à quatre { $by_players-apprentice_spaces-4 }, à cinq { $by_players-apprentice_spaces-5 }, à six { $by_players-apprentice_spaces-6 }.
        - Modificateurs au début, du premier joueur au dernier : à deux joueurs { $by_players-modifiers-2 } ; à trois { $by_players-modifiers-3 } ; à quatre { $by_players-modifiers-4 } ; à cinq { $by_players-modifiers-5 } ; à six { $by_players-modifiers-6 }.
        D’autres choses changent à [deux](two-players), à [six](six-players) et en [solitaire](solo).

rule-set-up-options = Ce qu’une table peut choisir
    .text =
        - { option-events } : { option-events-hint } Voir les [cartes d’événement](event-cards).
        - { option-chancery } : { option-chancery-hint } Voir la [Chancellerie](chancery).
        Le nombre sur les tuiles du Conseil de pierre peut se lire de deux façons. La table choisit l’un des deux jeux de matériel :
        - { set-standard } : { set-standard.hint }
        - { set-numerals-as-points } : { set-numerals-as-points.hint }
        Les plateaux ont un côté jour et un côté nuit. Les règles sont les mêmes des deux côtés.

rule-set-up-numbers = D’où viennent les nombres
    .text =
        Les nombres de ces règles sont ceux avec lesquels on joue. La plupart viennent du livret. Certains ne figurent que sur le matériel imprimé et n’ont pas pu être lus : les listes de colons, de bâtiments, de requêtes, de navires, d’événements, d’objectifs et de commissions, et les prix et récompenses imprimés sur les plateaux. Tout cela est reconstitué, en accord avec tout ce que dit le livret. Les pièces qui portent ces nombres mènent à ta boîte, où tu peux les corriger.
        Si tu possèdes le jeu, tu peux aussi corriger ces nombres dans un fichier de matériel, et jouer avec celui-ci.

rule-player-board = Le plateau du joueur
    .text =
        Ton plateau a :
        - l’entrepôt pour tes biens
        - le logis des travailleurs
        - une [case de dé](the-die-space-of-the-own-board), pour rappeler un apprenti
        - la plateforme pour les maisons que tu as achetées
        - des terrains. Tu peux construire { $figures-houses } maisons en tout, et donc installer autant de cartes de colons.
        - des cases pour des [bâtiments communaux](guild-hall-community-buildings)
        - les pistes de réputation et de noblesse
        Tu as { $figures-workers } travailleurs de ta couleur. Quand tous sont en jeu, tu n’en reçois plus.

## Réputation

rule-reputation = Réputation
    .text =
        La somme des dés que tu places dans une manche ne peut pas dépasser ta réputation. On le vérifie avant que tu places un dé, avec la réputation que tu as alors. Un dé compte pour la valeur avec laquelle il est placé.
        Tu lances tous tes dés, mais rien ne t’oblige à tous les utiliser. Si ta réputation monte pendant la manche, tu peux en utiliser plus tout de suite, dès le dé suivant. Si elle baisse, rien n’est annulé. Il se peut seulement que tu ne puisses plus rien placer.
        La réputation va de { $reputation-least } à { $reputation-most }. Elle ne peut ni monter plus haut ni descendre plus bas. Ce qui coûte de la réputation peut se faire même à { $reputation-least }.
        La réputation ne vaut pas de points. Elle départage les [égalités](end-of-the-game).
        Tu gagnes de la réputation au [Château blanc](white-castle), entre autres. Tu en perds au [Conseil de pierre](stone-council).

rule-reputation-modifiers = Modificateurs
    .text =
        Un modificateur augmente ou diminue de 1 un dé que tu places. Tu peux en utiliser plusieurs sur un dé. Un 6 ne devient pas un 1, ni un 1 un 6. Les modificateurs utilisés sont perdus.
        Tu reçois des modificateurs du [Bureau de Berk](berk-the-clerk-modifiers) et de certains [personnages](nobility-characters).

## La manche

rule-course-of-a-round = Le déroulement d’une manche
    .text =
        Une manche a quatre phases :
        - Chacun lance ses dés.
        - [Actions](course-of-a-round-actions) : un tour après l’autre, jusqu’à ce que tous aient passé.
        - [Revenus](course-of-a-round-income).
        - [Remise en place](course-of-a-round-preparation) pour la manche suivante ; pas après la dernière.
        Le jeu demande une chose à la fois. Ce que tu as commencé, tu le finis avant de faire autre chose.

rule-course-of-a-round-actions = Actions
    .text =
        Les joueurs jouent à tour de rôle, dans le sens des aiguilles d’une montre depuis le premier joueur. À ton tour, tu peux faire une ou plusieurs de ces choses, chacune une fois, dans n’importe quel ordre :
        - [placer un dé](placing-dice) et faire ce qu’offre le lieu
        - [installer une carte de colons](settlers-cards-completing)
        - [vendre un bâtiment](guild-hall-selling-buildings)
        Tu ne peux pas faire l’une au milieu d’une autre.
        Si tu ne fais rien à ton tour, tu passes. Tu ne joues plus alors jusqu’à la fin de la manche, même si ta réputation monte. Tu peux passer en ayant encore des dés à utiliser. Si tu ne peux plus rien faire, tu passes automatiquement.

rule-course-of-a-round-income = Revenus
    .text =
        À la fin de chaque manche, de la dernière aussi, chacun reçoit :
        - des pièces pour ses apprentis dans les [guildes](guilds-apprentices)
        - des biens de ses ateliers : { AMOUNTS("good", $guilds-workshop_income) } de sa guilde pour chacun
        - les récompenses de ses [bâtiments communaux](guild-hall-community-buildings)
        - avec la [Chancellerie](chancery-the-board), des pièces pour ses apprentis là-bas

rule-course-of-a-round-preparation = Remise en place
    .text =
        - Tous les dés reviennent à leurs propriétaires.
        - Le navire part, et un nouveau entre au Port.
        - Les places vides du Conseil de pierre sont remplies, rangée par rangée depuis le haut à gauche. Quand il n’y a plus de requêtes, elles restent vides.
        - Les ateliers dont la guilde n’a plus de case sont défaussés de la Halle des guildes. Les autres tuiles glissent vers la gauche. Puis elle est remplie depuis le sac, de gauche à droite.
        - Le joueur suivant à gauche devient premier joueur.

rule-end-of-the-game = La fin de la partie
    .text =
        La partie finit après { $start-rounds } manches. Il y a alors des points pour :
        - les biens : 1 point pour chaque lot de { $end-goods_for_a_point } biens, de toutes sortes
        - la noblesse : les points du niveau que tu as atteint. Pour les niveaux 0, 1, 2 et ainsi de suite, ce sont { $nobility-points-by_level }.
        - avec la Chancellerie, les [cartes de commission](chancery-commission-cards) actives
        Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire va à celui qui a donné le plus de maisons à des colons, puis à celui qui a la plus haute réputation. S’il y a encore égalité, la victoire est partagée.

## Noblesse

rule-nobility = Noblesse
    .text =
        Chaque étoile te fait monter d’un cran sur la piste de noblesse. Les étoiles viennent de colons installés et de bâtiments. La piste finit à { $nobility-most }.
        Quand tu atteins une noblesse de { $nobility-lord_at } pour la première fois, tu deviens seigneur. Tu reçois aussitôt ce que gagne ton [personnage](nobility-characters). À { $nobility-most }, tu es Seigneur blanc, le plus haut rang.
        Le Conseil de pierre demande de la noblesse. À la fin de la partie, elle vaut des [points](end-of-the-game).

rule-nobility-characters = Personnages
    .text =
        Ton personnage fait deux choses :
        - Pour l’un des biens, tu peux en donner un de plus que d’habitude à chaque carte de colons.
        - Quand tu deviens seigneur, tu reçois quelque chose une fois. Les biens et les cartes de colons sont au choix ; les cartes se choisissent parmi celles qui sont exposées.
        Les personnages, leur bien, et ce qu’ils reçoivent :
        - { PIECE("k01") } : { PIECE($characters-k01-extra) } ; { AMOUNTS($characters-k01-gain) }
        - { PIECE("k02") } : { PIECE($characters-k02-extra) } ; { AMOUNTS($characters-k02-gain) }
        - { PIECE("k03") } : { PIECE($characters-k03-extra) } ; { AMOUNTS($characters-k03-gain) }
        - { PIECE("k04") } : { PIECE($characters-k04-extra) } ; { AMOUNTS($characters-k04-gain) }
        - { PIECE("k05") } : { PIECE($characters-k05-extra) } ; { AMOUNTS($characters-k05-gain) }
        - { PIECE("k06") } : { PIECE($characters-k06-extra) } ; { AMOUNTS($characters-k06-gain) }
        - { PIECE("k07") } : { PIECE($characters-k07-extra) } ; { AMOUNTS($characters-k07-gain) }
        - { PIECE("k08") } : { PIECE($characters-k08-extra) } ; { AMOUNTS($characters-k08-gain) }
        - { PIECE("k09") } : { PIECE($characters-k09-extra) } ; { AMOUNTS($characters-k09-gain) }
        - { PIECE("k10") } : { PIECE($characters-k10-extra) } ; { AMOUNTS($characters-k10-gain) }
        - { PIECE("k11") } : { PIECE($characters-k11-extra) } ; { AMOUNTS($characters-k11-gain) }
        - { PIECE("k12") } : { PIECE($characters-k12-extra) } ; { AMOUNTS($characters-k12-gain) }
        - { PIECE("k13") } : { PIECE($characters-k13-extra) } ; { AMOUNTS($characters-k13-gain) }

## Lieux

rule-placing-dice = Placer des dés
    .text =
        Prends un dé, change-le avec des [modificateurs](reputation-modifiers) si tu veux, et place-le sur une case qui prend sa valeur. Chaque case prend un dé. Il y reste jusqu’à la fin de la manche. On ne peut pas additionner des dés.
        Tu places un dé par tour.
        Tu dois pouvoir faire ce à quoi sert le lieu, et pouvoir le payer. Les guildes font exception : tu peux y placer un dé juste pour gêner.
        Les lieux : [Taverne de la Caverne](cavern-tavern), [Chantier](construction-yard), [guildes](guilds), [Halle des guildes](guild-hall), [Port](port), [Conseil de pierre](stone-council), [Bureau de Berk](berk-the-clerk), [Château blanc](white-castle), ton [propre plateau](the-die-space-of-the-own-board), et avec la Chancellerie ses [pupitres](chancery-the-board) et tes [cartes de commission](chancery-commission-cards).

rule-cavern-tavern = Taverne de la Caverne
    .text =
        Ici, tu prends une des cartes de colons exposées. Une nouvelle carte la remplace aussitôt.
        Les dés se placent de gauche à droite. Le premier peut avoir n’importe quelle valeur. Chaque dé suivant doit être aussi haut que le précédent, ou plus haut.
        Le nombre de cases dépend du [nombre de joueurs](set-up-by-the-number-of-players).
        Quand il n’y a plus de cartes, les cartes défaussées sont mélangées.

rule-settlers-cards = Cartes de colons
    .text =
        Une carte de colons montre un peuple, deux biens ou plus, combien de biens sont voulus en tout, et ce que tu reçois : des travailleurs, et souvent des étoiles.
        Tu peux avoir { $limits-open_settlers } cartes de colons en attente. Si tu en prends une de plus, tu dois défausser une des anciennes ; la nouvelle reste. Il n’y a pas de pénalité pour les cartes jamais installées.
        Les cartes installées restent chez toi. Leurs peuples ouvrent le [Conseil de pierre](stone-council) et les pupitres de la [Chancellerie](chancery-the-board).

rule-settlers-cards-completing = Installer des colons
    .text =
        Une fois par tour, tu peux installer une de tes cartes de colons, avant ou après avoir placé un dé. Il te faut :
        - une maison sur ta plateforme. Elle va sur un terrain et appartient à ces colons pour de bon.
        - au moins 1 de chaque bien que montre la carte, et au plus { $limits-of_a_good } d’une même sorte. Du bien de ton personnage, tu peux en donner un de plus.
        - en tout, un nombre de biens dans les limites que demande la carte.
        Les biens vont à la réserve. Tu reçois aussitôt :
        - 1 point par bien que tu as donné
        - { AMOUNTS("point", $community-bonus) } pour chaque [bâtiment communal](guild-hall-community-buildings) que tu possèdes alors
        - les travailleurs de la carte, dans ton logis, tant qu’il en reste de ta couleur
        - les étoiles de la carte : tu montes en [noblesse](nobility).

rule-construction-yard = Chantier
    .text =
        Ici, tu achètes une maison pour { AMOUNTS("coin", $yard-house) }. Elle va sur ta plateforme, jusqu’à ce que des colons y entrent. Tu peux avoir { $figures-houses } maisons en tout.
        Les dés se placent de gauche à droite. Le premier peut avoir n’importe quelle valeur. Chaque dé suivant doit être aussi bas que le précédent, ou plus bas.
        Le nombre de cases dépend du [nombre de joueurs](set-up-by-the-number-of-players).

## Guildes

rule-guilds = Guildes
    .text =
        Il y a six guildes, et chacune a son bien : les érudits ont les livres, les artistes les œuvres d’art, les forgerons les armes, les mages les objets magiques, les marchands les bijoux, les menuisiers les meubles.
        Une guilde a trois cases de dé. Seules quelques-unes servent dans une manche, mais n’importe lesquelles : quand il y a autant de dés que le permet le [nombre de joueurs](set-up-by-the-number-of-players), la guilde est fermée pour la manche.
        Place un dé. Puis viennent ces étapes, dans cet ordre, et tu peux sauter n’importe laquelle :
        - Des [ateliers sont activés](guilds-activating-workshops).
        - Tu [achètes des biens](guilds-buying-goods).
        - Tu [places des travailleurs](guilds-placing-workers) comme apprentis.
        Ce que permettent les cases de dé :
        - Valeur { $guilds-die_spaces-1-values } : ateliers { $guilds-die_spaces-1-activates }, biens { $guilds-die_spaces-1-buy }, apprentis { $guilds-die_spaces-1-apprentices }.
        - Valeur { $guilds-die_spaces-2-values } : ateliers { $guilds-die_spaces-2-activates }, biens { $guilds-die_spaces-2-buy }, apprentis { $guilds-die_spaces-2-apprentices }.
        - Valeur { $guilds-die_spaces-3-values } : ateliers { $guilds-die_spaces-3-activates }, biens { $guilds-die_spaces-3-buy }, apprentis { $guilds-die_spaces-3-apprentices }.

rule-guilds-activating-workshops = Activer des ateliers
    .text =
        Les cases d’atelier de la guilde sont activées à partir de la gauche, autant que l’indique la case de dé. Là où il n’y a pas encore d’atelier, il ne se passe rien. Tu peux utiliser l’[effet](guilds-effects-of-workshops) de chaque atelier, ou t’en passer.
        Si un atelier est à quelqu’un d’autre, son propriétaire reçoit la récompense de sa case, que tu utilises l’effet ou non. Tu ne reçois pas de récompense pour ton propre atelier, et personne n’en reçoit pour un atelier sans propriétaire.
        - Première case : { AMOUNTS($guilds-workshop_spaces-1-reward) }
        - Deuxième case : { AMOUNTS($guilds-workshop_spaces-2-reward) }
        - Troisième case : { AMOUNTS($guilds-workshop_spaces-3-reward) }
        À deux joueurs, les propriétaires la reçoivent { $by_players-reward_factor-2 } fois.

rule-guilds-effects-of-workshops = Ce que font les ateliers
    .text =
        - Recevoir 1 pièce.
        - Gagner 1 de réputation. Elle compte tout de suite pour tes dés.
        - Relancer autant de tes dés non placés que tu veux.
        - Recevoir 1 bien de la guilde.
        - Acheter 1 bien de n’importe quelle guilde pour { AMOUNTS("coin", $guilds-good) }.
        - Échanger 1 de tes biens contre un autre de la réserve.
        Certaines tuiles montrent deux effets. Choisis l’un d’eux.
        Les biens des ateliers ne sont pas achetés dans la guilde : les apprentis n’y ajoutent rien.

rule-guilds-buying-goods = Acheter des biens
    .text =
        Tu peux acheter des biens de la guilde, autant que l’indique la case de dé. Chacun coûte { AMOUNTS("coin", $guilds-good) }.
        Si tu en achètes au moins un, chaque apprenti que tu as dans cette guilde t’en donne 1 de plus gratuitement. Les maîtres, non.

rule-guilds-placing-workers = Placer des travailleurs
    .text =
        Tu peux mettre des travailleurs dans cette guilde comme apprentis, autant que l’indique la case de dé. Chacun vient de ton logis, ou est un de tes apprentis d’une autre guilde.
        Il faut une place libre pour un apprenti. Tous les joueurs partagent les places. Leur nombre dépend du [nombre de joueurs](set-up-by-the-number-of-players).
        Les maîtres et les apprentis de la Chancellerie restent où ils sont.

rule-guilds-apprentices = À quoi servent les apprentis
    .text =
        Dès ton tour suivant, un apprenti dans une guilde
        - te donne un bien gratuit quand tu y [achètes des biens](guilds-buying-goods)
        - te permet d’acheter un [atelier](guild-hall-workshops) de cette guilde.
        À la fin de chaque manche, il gagne des pièces. Plus il y a d’apprentis dans la guilde, quel que soit leur propriétaire, moins chacun gagne. Les maîtres ne sont pas comptés. Pièces pour chacun avec un apprenti, avec deux, et ainsi de suite :
        - Un ou deux joueurs : { $by_players-apprentice_income-2 }
        - Trois joueurs : { $by_players-apprentice_income-3 }
        - Quatre joueurs : { $by_players-apprentice_income-4 }
        - Cinq joueurs : { $by_players-apprentice_income-5 }
        - Six joueurs : { $by_players-apprentice_income-6 }

## Halle des guildes

rule-guild-hall = Halle des guildes
    .text =
        Ici, tu achètes un bâtiment : un [atelier](guild-hall-workshops) pour une guilde, ou un [bâtiment communal](guild-hall-community-buildings) pour tes propres terres. Il y a six cases, une pour chaque valeur d’un dé. Chacune sert une fois par manche.
        Pour un dé de 1 à 6, le bâtiment de sa case coûte, en pièces : { $hall-cost }.
        Une tuile achetée n’est remplacée qu’à la [remise en place](course-of-a-round-preparation) pour la manche suivante. Quand le sac est vide, les tuiles défaussées y retournent.

rule-guild-hall-workshops = Ateliers
    .text =
        Pour acheter un atelier, il te faut un apprenti dans sa guilde, placé à un tour précédent, et une case d’atelier libre là-bas.
        La tuile va sur la première case libre depuis la gauche. Ton apprenti s’y installe et devient maître, et sa place parmi les apprentis se libère. Tu reçois les points et les étoiles de la case :
        - Première case : { AMOUNTS("point", $guilds-workshop_spaces-1-points) } et { $guilds-workshop_spaces-1-stars ->
            [one] { $guilds-workshop_spaces-1-stars } étoile
           *[other] { $guilds-workshop_spaces-1-stars } étoiles
        }
        - Deuxième case : { AMOUNTS("point", $guilds-workshop_spaces-2-points) } et { $guilds-workshop_spaces-2-stars ->
            [one] { $guilds-workshop_spaces-2-stars } étoile
           *[other] { $guilds-workshop_spaces-2-stars } étoiles
        }
        - Troisième case : { AMOUNTS("point", $guilds-workshop_spaces-3-points) } et { $guilds-workshop_spaces-3-stars ->
            [one] { $guilds-workshop_spaces-3-stars } étoile
           *[other] { $guilds-workshop_spaces-3-stars } étoiles
        }
        Un maître rapporte { AMOUNTS("good", $guilds-workshop_income) } de la guilde à chaque [revenu](course-of-a-round-income), ainsi que la [récompense du propriétaire](guilds-activating-workshops). Un maître n’est plus un apprenti : ni pièces, ni biens gratuits.

rule-guild-hall-community-buildings = Bâtiments communaux
    .text =
        Pour acheter un bâtiment communal, il te faut un travailleur au logis et une case libre sur ton plateau. Le travailleur y emménage.
        Tu reçois { AMOUNTS("point", $community-points) } et { $community-stars ->
            [one] { $community-stars } étoile
           *[other] { $community-stars } étoiles
        }.
        Dès lors, chaque carte de colons que tu installes rapporte { AMOUNTS("point", $community-bonus) } de plus pour ce bâtiment. Les cartes installées avant ne comptent pas.
        À chaque revenu, il rapporte ce qui est inscrit au-dessus de sa case. Tu choisis la case :
        - Première case : { AMOUNTS($community-spaces-1) }
        - Deuxième case : { AMOUNTS($community-spaces-2) }
        - Troisième case : { AMOUNTS($community-spaces-3) }

rule-guild-hall-selling-buildings = Vendre des bâtiments
    .text =
        Une fois par tour, tu peux vendre un bâtiment, sans dé.
        Tu reçois { AMOUNTS("coin", $sale-coins) }. Tu perds les points que sa case t’avait donnés, mais pas les étoiles, ni ce qu’un événement avait ajouté. Le travailleur rentre au logis.
        Un atelier reste dans sa guilde sans propriétaire, et continue d’être activé. Un bâtiment communal quitte la partie, et sa case est de nouveau libre.

## Port, Conseil, Bureau de Berk, château

rule-port = Port
    .text =
        Le Port a six cases de dé, de 1 à 6. Tu vends au plus autant de biens que montre ton dé, mélangés comme tu veux, et au moins un.
        Le navire de la manche montre ce qu’il paie pour chaque bien. Il a quelques places pour chacun, que tous les joueurs se partagent pendant toute la manche. Le plus souvent, il en prend { $ships-spaces_by_price-1 } au prix de 1, { $ships-spaces_by_price-2 } au prix de 2, et { $ships-spaces_by_price-3 } au prix de 3. Quand les places d’un bien sont prises, personne ne peut plus le vendre cette manche.

rule-stone-council = Conseil de pierre
    .text =
        Le Conseil a six membres, un par peuple, depuis la gauche : { PIECES($council-members-from_the_left, form: "many") }. Devant chacun se trouvent trois requêtes, une par rangée. Pour satisfaire une requête, il te faut :
        - au moins la noblesse qu’elle demande
        - une carte de colons installés du peuple de ce membre
        - un dé de la rangée. Première rangée : { $council-rows-1 }. Deuxième rangée : { $council-rows-2 }. Troisième rangée : { $council-rows-3 }.
        - tous ses biens et toutes ses pièces, qui vont à la réserve.
        Tu reçois ses points, gardes la tuile, et perds { $council-loss } de réputation. Ton dé prend sa place.
        Les places vides sont de nouveau remplies à la [remise en place](course-of-a-round-preparation) pour la manche suivante.

rule-berk-the-clerk = Bureau de Berk
    .text =
        Le Bureau de Berk a trois cases de dé, quel que soit le nombre de joueurs. Tu reçois des [modificateurs](berk-the-clerk-modifiers), et tu peux faire [remplacer des colons ou des bâtiments](berk-the-clerk-new-settlers-or-buildings). Avec la Chancellerie, tu peux aussi prendre une [carte de commission](chancery-taking-a-commission-card). Chacune de ces choses une fois par visite, dans n’importe quel ordre.

rule-berk-the-clerk-modifiers = Modificateurs de Berk
    .text =
        - Valeur { $clerk-die_spaces-1-values } : gratuits { $clerk-die_spaces-1-modifiers }, à acheter { $clerk-die_spaces-1-buy }.
        - Valeur { $clerk-die_spaces-2-values } : gratuits { $clerk-die_spaces-2-modifiers }, à acheter jusqu’à { $clerk-die_spaces-2-buy }.
        - Valeur { $clerk-die_spaces-3-values } : gratuits { $clerk-die_spaces-3-modifiers }, à acheter jusqu’à { $clerk-die_spaces-3-buy }.
        Un modificateur acheté coûte { AMOUNTS("coin", $clerk-modifier) }.

rule-berk-the-clerk-new-settlers-or-buildings = Nouveaux colons ou bâtiments
    .text =
        Tu peux faire défausser et remplacer soit tous les colons exposés, soit tous les bâtiments de la Halle des guildes, sauf sur les cases où il y a un dé. Pas les deux dans une même visite.

rule-white-castle = Château blanc
    .text =
        Ici, tu gagnes de la réputation. Elle compte tout de suite, dès ton dé suivant. Il y a trois cases de dé, quel que soit le nombre de joueurs :
        - Valeur { $castle-die_spaces-1-values } : { $castle-die_spaces-1-reputation } de réputation
        - Valeur { $castle-die_spaces-2-values } : { $castle-die_spaces-2-reputation } de réputation
        - Valeur { $castle-die_spaces-3-values } : { $castle-die_spaces-3-reputation } de réputation
        À six joueurs, il y a une quatrième case. Valeur { $castle-die_spaces-4-values } : { $castle-die_spaces-4-reputation } de réputation

rule-the-die-space-of-the-own-board = La case de dé de ton plateau
    .text =
        Place un dé ici pour rappeler un de tes apprentis d’une guilde à ton logis. La case prend ces valeurs : { $own_board-values }. Les maîtres, et les apprentis de la Chancellerie, ne peuvent pas être rappelés.

## Nombres de joueurs, événements

rule-two-players = À deux joueurs
    .text =
        - Dans chaque guilde, il y a dès le début un atelier sans propriétaire, sur la case { $by_players-neutral_workshop-2 }. Personne ne reçoit de récompense pour lui.
        - Les propriétaires d’ateliers reçoivent leur récompense { $by_players-reward_factor-2 } fois.
        - Pour tout le reste, voir les [nombres](set-up-by-the-number-of-players).

rule-six-players = À six joueurs
    .text =
        - La [Chancellerie](chancery) sert toujours, avec les deux rangées de pupitres.
        - Le [Château blanc](white-castle) a une quatrième case de dé.
        - Chacun a { $by_players-dice-6 } dés, et commence avec une réputation de { $by_players-reputation-6 }.
        - Pour tout le reste, voir les [nombres](set-up-by-the-number-of-players).

rule-event-cards = Cartes d’événement
    .text =
        { $option-events ->
            [yes] Cette partie se joue avec les cartes d’événement.
           *[no] Les cartes d’événement sont une option. Cette partie se joue sans elles.
        }
        Au début de chaque manche, avant de lancer les dés, un événement est retourné. Il vaut pour cette manche. Dans la première moitié de la partie, il vient de la première pile ; dans la seconde moitié, de la seconde. Chaque événement sort une fois au plus.
        Les événements et les avantages des [pupitres](chancery-the-board) s’additionnent. Aucun prix ne descend sous 0.

rule-event-cards-all = Tous les événements
    .text =
        Première pile :
        - { PIECE("e01") } : { AMOUNTS($events-e01-effect) }
        - { PIECE("e02") } : { AMOUNTS($events-e02-effect) }
        - { PIECE("e03") } : { AMOUNTS($events-e03-effect) }
        - { PIECE("e04") } : { AMOUNTS($events-e04-effect) }
        - { PIECE("e05") } : { AMOUNTS($events-e05-effect) }
        - { PIECE("e06") } : { AMOUNTS($events-e06-effect) }
        - { PIECE("e07") } : { AMOUNTS($events-e07-effect) }
        - { PIECE("e08") } : { AMOUNTS($events-e08-effect) }
        Seconde pile :
        - { PIECE("e09") } : { AMOUNTS($events-e09-effect) }
        - { PIECE("e10") } : { AMOUNTS($events-e10-effect) }
        - { PIECE("e11") } : { AMOUNTS($events-e11-effect) }
        - { PIECE("e12") } : { AMOUNTS($events-e12-effect) }
        - { PIECE("e13") } : { AMOUNTS($events-e13-effect) }
        - { PIECE("e14") } : { AMOUNTS($events-e14-effect) }
        - { PIECE("e15") } : { AMOUNTS($events-e15-effect) }
        - { PIECE("e16") } : { AMOUNTS($events-e16-effect) }

## Solitaire

rule-solo = La partie en solitaire
    .text =
        Tu joues contre un objectif et les dés de l’automa. Les nombres sont ceux de la partie à [deux](two-players) : dans chaque guilde, il y a un atelier sans propriétaire, et les propriétaires reçoivent leur récompense { $by_players-reward_factor-1 } fois. La Chancellerie ne sert pas.

rule-solo-objective = L’objectif
    .text =
        Au début, un objectif est tiré. Il demande deux choses, qui doivent être vraies en même temps : par exemple tant de cartes de colons installés, de requêtes du Conseil satisfaites, d’ateliers ou de bâtiments communaux, de guildes avec tes apprentis, ou tant de noblesse, de réputation, de biens ou de pièces.
        On le vérifie après chacun de tes tours et après chaque revenu. Dès qu’il est atteint, tu as gagné. S’il n’est pas atteint au revenu de la dernière manche, tu as perdu.

rule-solo-objectives = Tous les objectifs
    .text =
        Chacun pose deux conditions, qui doivent être vraies en même temps :
        - { PIECE("o01") } : { AMOUNTS($objectives-o01-need, form: "need") }
        - { PIECE("o02") } : { AMOUNTS($objectives-o02-need, form: "need") }
        - { PIECE("o03") } : { AMOUNTS($objectives-o03-need, form: "need") }
        - { PIECE("o04") } : { AMOUNTS($objectives-o04-need, form: "need") }
        - { PIECE("o05") } : { AMOUNTS($objectives-o05-need, form: "need") }
        - { PIECE("o06") } : { AMOUNTS($objectives-o06-need, form: "need") }
        - { PIECE("o07") } : { AMOUNTS($objectives-o07-need, form: "need") }
        - { PIECE("o08") } : { AMOUNTS($objectives-o08-need, form: "need") }
        - { PIECE("o09") } : { AMOUNTS($objectives-o09-need, form: "need") }
        - { PIECE("o10") } : { AMOUNTS($objectives-o10-need, form: "need") }
        - { PIECE("o11") } : { AMOUNTS($objectives-o11-need, form: "need") }
        - { PIECE("o12") } : { AMOUNTS($objectives-o12-need, form: "need") }
        - { PIECE("o13") } : { AMOUNTS($objectives-o13-need, form: "need") }
        - { PIECE("o14") } : { AMOUNTS($objectives-o14-need, form: "need") }
        - { PIECE("o15") } : { AMOUNTS($objectives-o15-need, form: "need") }

rule-solo-automa = L’automa
    .text =
        Au début de chaque manche, avant que tu lances tes dés, l’automa lance cinq dés :
        - Blanc : va sur la première case de la Taverne de la Caverne. Ton dé doit y être aussi haut, ou plus haut.
        - Vert : va sur la première case du Chantier. Ton dé doit y être aussi bas, ou plus bas.
        - Jaune : va sur la case de sa valeur à la Halle des guildes. Le bâtiment qui s’y trouve est défaussé.
        - Rouge et bleu : chacun bloque une guilde pour la manche. Si les deux montrent la même valeur, un seul est placé.
        Les guildes pour 1 à 6 sont { PIECE($automa-1, form: "le") }, { PIECE($automa-2, form: "le") }, { PIECE($automa-3, form: "le") }, { PIECE($automa-4, form: "le") }, { PIECE($automa-5, form: "le") } et { PIECE($automa-6, form: "le") }.
        Quand l’automa bloque une guilde, tu reçois la récompense du propriétaire pour tous les ateliers que tu y as, { $by_players-reward_factor-1 } fois. Il n’utilise pas leurs effets.

## Chancellerie

rule-chancery = Chancellerie
    .text =
        { $option-chancery ->
            [yes] Cette partie se joue avec la Chancellerie.
           *[no] La Chancellerie est une option, et cette partie se joue sans elle. À six joueurs, elle sert toujours ; en solitaire, jamais.
        }
        La Chancellerie ajoute des [pupitres](chancery-the-board), aux avantages durables, et des [cartes de commission](chancery-commission-cards) secrètes, qui valent des points à la fin.
        Au début, chacun reçoit { $chancery-first_commissions } cartes de commission et en garde une. Les autres retournent dans la pile, qui est mélangée. Chacun tire une tuile de dés pour sa carte.

rule-chancery-the-board = Pupitres
    .text =
        La Chancellerie a six cases de dé, de 1 à 6. Chacune sert au pupitre au-dessus et au pupitre au-dessous. Rangées de pupitres : à deux joueurs { $by_players-desk_rows-2 }, à trois { $by_players-desk_rows-3 }, à quatre { $by_players-desk_rows-4 }, à cinq { $by_players-desk_rows-5 }, à six { $by_players-desk_rows-6 }. La rangée du haut vient en premier.
        Pour placer un travailleur à un pupitre, il te faut :
        - un dé de la valeur, et la case de dé doit être vide
        - un pupitre libre
        - une carte de colons installés du peuple du pupitre
        - un travailleur au logis.
        Le travailleur y reste comme apprenti, pour de bon. Il ne peut être ni déplacé ni rappelé. Il te donne :
        - l’[avantage](chancery-benefits) du pupitre, pour le reste de la partie
        - à chaque revenu { AMOUNTS("coin", $chancery-income) }
        - la place pour une [carte de commission](chancery-taking-a-commission-card) de plus.

rule-chancery-benefits = Avantages des pupitres
    .text =
        - { PIECE("council_coins") }
        - { PIECE("port_coins") } : { $chancery-benefits-port_coins } par bien
        - { PIECE("council_loss") } : seulement { $chancery-benefits-council_loss }
        - { PIECE("tavern_cards") } : jusqu’à { $chancery-benefits-tavern_cards } avec un dé
        - { PIECE("house_discount") } : { AMOUNTS("coin", $chancery-benefits-house_discount) } de moins
        - { PIECE("building_discount") } : { AMOUNTS("coin", $chancery-benefits-building_discount) } de moins
        Les pupitres de la rangée du haut :
        - 1, { PIECE($desks-top-1-race, form: "many") } : { PIECE($desks-top-1-benefit) }
        - 2, { PIECE($desks-top-2-race, form: "many") } : { PIECE($desks-top-2-benefit) }
        - 3, { PIECE($desks-top-3-race, form: "many") } : { PIECE($desks-top-3-benefit) }
        - 4, { PIECE($desks-top-4-race, form: "many") } : { PIECE($desks-top-4-benefit) }
        - 5, { PIECE($desks-top-5-race, form: "many") } : { PIECE($desks-top-5-benefit) }
        - 6, { PIECE($desks-top-6-race, form: "many") } : { PIECE($desks-top-6-benefit) }
        Les pupitres de la rangée du bas :
        - 1, { PIECE($desks-bottom-1-race, form: "many") } : { PIECE($desks-bottom-1-benefit) }
        - 2, { PIECE($desks-bottom-2-race, form: "many") } : { PIECE($desks-bottom-2-benefit) }
        - 3, { PIECE($desks-bottom-3-race, form: "many") } : { PIECE($desks-bottom-3-benefit) }
        - 4, { PIECE($desks-bottom-4-race, form: "many") } : { PIECE($desks-bottom-4-benefit) }
        - 5, { PIECE($desks-bottom-5-race, form: "many") } : { PIECE($desks-bottom-5-benefit) }
        - 6, { PIECE($desks-bottom-6-race, form: "many") } : { PIECE($desks-bottom-6-benefit) }

rule-chancery-commission-cards = Cartes de commission
    .text =
        Une carte de commission compte quelque chose que tu as à la fin de la partie, et vaut d’autant plus de points que tu en as : colons installés, tous ou d’un peuple ; apprentis et maîtres d’une guilde ; ateliers ; bâtiments communaux ; requêtes du Conseil ; noblesse ou réputation.
        Elle ne compte que si elle est active. Chaque carte a une tuile de dés avec trois cases. Le dé de ton tour peut aller sur une case de sa valeur. Il compte dans ta réputation comme tout autre dé. Tu peux remplir les cases en une manche ou en plusieurs ; une case remplie le reste. Quand les trois sont remplies, la carte est active.
        Garde tes cartes secrètes. Les tuiles de dés sont visibles.

rule-chancery-commissions = Toutes les cartes de commission
    .text =
        Ce que chaque carte compte à la fin, et ses points :
        - { PIECE("v01") } : { AMOUNTS($commissions-v01-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v01-points, form: "step") }
        - { PIECE("v02") } : { AMOUNTS($commissions-v02-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v02-points, form: "step") }
        - { PIECE("v03") } : { AMOUNTS($commissions-v03-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v03-points, form: "step") }
        - { PIECE("v04") } : { AMOUNTS($commissions-v04-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v04-points, form: "step") }
        - { PIECE("v05") } : { AMOUNTS($commissions-v05-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v05-points, form: "step") }
        - { PIECE("v06") } : { AMOUNTS($commissions-v06-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v06-points, form: "step") }
        - { PIECE("v07") } : { AMOUNTS($commissions-v07-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v07-points, form: "step") }
        - { PIECE("v08") } : { AMOUNTS($commissions-v08-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v08-points, form: "step") }
        - { PIECE("v09") } : { AMOUNTS($commissions-v09-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v09-points, form: "step") }
        - { PIECE("v10") } : { AMOUNTS($commissions-v10-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v10-points, form: "step") }
        - { PIECE("v11") } : { AMOUNTS($commissions-v11-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v11-points, form: "step") }
        - { PIECE("v12") } : { AMOUNTS($commissions-v12-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v12-points, form: "step") }
        - { PIECE("v13") } : { AMOUNTS($commissions-v13-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v13-points, form: "step") }
        - { PIECE("v14") } : { AMOUNTS($commissions-v14-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v14-points, form: "step") }
        - { PIECE("v15") } : { AMOUNTS($commissions-v15-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v15-points, form: "step") }
        - { PIECE("v16") } : { AMOUNTS($commissions-v16-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v16-points, form: "step") }
        - { PIECE("v17") } : { AMOUNTS($commissions-v17-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v17-points, form: "step") }
        - { PIECE("v18") } : { AMOUNTS($commissions-v18-measure, 1, form: "measure") } ; { AMOUNTS($commissions-v18-points, form: "step") }

rule-chancery-taking-a-commission-card = Prendre une carte de commission
    .text =
        Tu peux avoir une carte de commission, et une de plus pour chaque apprenti que tu as à la Chancellerie. Si tu as de la place, tu peux en prendre une lors d’une visite chez [Berk](berk-the-clerk). Tu tires quelques cartes et en gardes une. Les autres vont sous la pile. Cela coûte de la réputation :
        - Valeur { $clerk-die_spaces-1-values } : tires-en { $clerk-die_spaces-1-commissions }, perds { $clerk-die_spaces-1-loss } de réputation.
        - Valeur { $clerk-die_spaces-2-values } : tires-en { $clerk-die_spaces-2-commissions }, perds { $clerk-die_spaces-2-loss } de réputation.
        - Valeur { $clerk-die_spaces-3-values } : tires-en { $clerk-die_spaces-3-commissions }, perds { $clerk-die_spaces-3-loss } de réputation.
        Puis tu tires une tuile de dés pour elle. Quand il n’y a plus de cartes ou plus de tuiles, personne ne peut en prendre.

## Glossaire : chaque mot est un message

term-goods = Biens
    .text = livres, œuvres d’art, armes, objets magiques, bijoux et meubles. Chaque guilde a l’un d’eux. La réserve ne s’épuise jamais.
term-reputation = Réputation
    .text = la somme des dés que tu peux placer dans une manche.
term-nobility = Noblesse
    .text = ton rang. Elle monte avec des étoiles, et vaut des points à la fin.
term-modifier = Modificateur
    .text = change de 1 la valeur d’un dé.
term-workers-lot = Logis des travailleurs
    .text = là où sont tes travailleurs quand ils n’ont rien à faire.
term-apprentice = Apprenti
    .text = un de tes travailleurs dans une guilde, ou à un pupitre de la Chancellerie.
term-guild-master = Maître de guilde
    .text = un de tes travailleurs qui a un atelier.
term-platform = Plateforme
    .text = là où tes maisons attendent des colons. Une maison donnée à des colons est sur un terrain.
term-on-show = Exposé
    .text = ce qui est posé face visible et peut être pris.
term-settlers = Colons
    .text = une carte avec des gens qui veulent une maison et des biens, et t’apportent [points et travailleurs](settlers-cards).
term-star = Étoile
    .text = un cran de [noblesse](nobility), grâce aux colons et aux bâtiments.
term-workshop = Atelier
    .text = une tuile dans une guilde qui aide tous ceux qui viennent, et [récompense son propriétaire](guilds-activating-workshops).
term-community = Bâtiment communal
    .text = sur ton propre terrain, rapporte à [chaque manche](guild-hall-community-buildings).
term-demand = Requête
    .text = ce que demande un membre du [Conseil de pierre](stone-council), contre des points.
term-character = Personnage
    .text = qui tu es : un [bien](nobility-characters) dont tu peux donner plus, et un cadeau quand tu deviens seigneur.
term-die-space = Case de dé
    .text = une place pour un dé. Elle dit quelles valeurs elle prend.
term-desk = Pupitre
    .text = une place à la [Chancellerie](chancery-the-board), avec un avantage durable.
term-grey-stone = Pierre grise
    .text = à l’écran, en bas d’un plateau : combien de requêtes du [Conseil de pierre](stone-council) ce joueur a satisfaites. Au conseil même, la pierre est son signe.
term-seal = Sceau et étoile
    .text = sur une case d’atelier d’une [guilde](guilds) : les points (sceau rouge) et la noblesse (étoile) que reçoit tout de suite celui qui y construit un atelier.

rule-glossary = Glossaire
    .text =
        - { term-goods } : { term-goods.text }
        - { term-reputation } : { term-reputation.text }
        - { term-nobility } : { term-nobility.text }
        - { term-modifier } : { term-modifier.text }
        - { term-workers-lot } : { term-workers-lot.text }
        - { term-apprentice } : { term-apprentice.text }
        - { term-guild-master } : { term-guild-master.text }
        - { term-platform } : { term-platform.text }
        - { term-on-show } : { term-on-show.text }
        - { term-settlers } : { term-settlers.text }
        - { term-star } : { term-star.text }
        - { term-workshop } : { term-workshop.text }
        - { term-community } : { term-community.text }
        - { term-demand } : { term-demand.text }
        - { term-character } : { term-character.text }
        - { term-die-space } : { term-die-space.text }
        - { term-desk } : { term-desk.text }
        - { term-grey-stone } : { term-grey-stone.text }
        - { term-seal } : { term-seal.text }
