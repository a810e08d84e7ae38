# Les règles de Belfort, avec nos propres mots, dans l’ordre du livret.
#
# Un message est une section : sa valeur est le titre, « .text » ce qu’elle dit. Chaque ligne d’un texte est un paragraphe,
# une ligne qui commence par "- " est une entrée de liste, et [quelques mots](actions-hire-a-gnome) mènent à la section
# rule-actions-hire-a-gnome. Une ligne ne doit pas commencer par un crochet. La première partie d’un id est le chapitre.
#
# Les arguments sont les nombres du fichier de matériel d’après leur place ($fees-hire_gnome est hire_gnome dans [fees] ;
# une table de ressources est pour AMOUNTS) et les options de la table ($option-keep_crest : yes ou no).

## Vue d’ensemble

rule-overview = Le jeu en bref
    .text =
        Tu es maître bâtisseur. Avec les autres à la table, tu construis la cité de Belfort, qui a cinq quartiers. Tes elfes et tes nains récoltent du bois, de la pierre, du métal et de l’or. C’est avec cela que tu construis, et chaque construction met un de tes marqueurs dans un quartier. Des gnomes travaillent dans tes bâtiments et les rendent meilleurs.
        On compte les points à la fin de chaque saison, trois fois en tout. Ils vont à ceux qui ont le plus de marqueurs dans un quartier, et à ceux qui ont le plus d’elfes, de nains et de gnomes. Après le dernier décompte, le joueur qui a le plus de points gagne.
        Un mois est une manche : voir le [déroulement d’un mois](round-order).

rule-overview-city = La cité
    .text =
        Les cinq quartiers forment un anneau. Chacun a les mêmes symboles : un pour le Pub, le Jardin, la Tour, l’Auberge, la Forge, la Banque, le Marché et la Bibliothèque ; deux pour sa section du [Donjon](properties-keep) ; deux pour des Murs ; un pour sa guilde ; et la moitié de deux [Corps de garde](properties-gatehouse).
        Un Corps de garde se dresse à la limite de deux quartiers, avec un symbole dans chacun. Il y a donc cinq Corps de garde.
        Les deux Murs d’un quartier sont distincts.

rule-overview-hidden = Ce qui est visible et ce qui est secret
    .text =
        Les cartes en main sont secrètes. L’ordre de la pioche l’est aussi. Tout le reste est visible : ressources, or, travailleurs, cartes construites, pioche visible et défausse.
        Chacun a vu les cartes prises dans la pioche visible.

## Préparation

rule-game-set-up = Préparation
    .text =
        Chacun commence avec :
        - { AMOUNTS("wood", $start-wood, "stone", $start-stone, "metal", $start-metal, "gold", $start-gold) }
        - { AMOUNTS("elf", $start-elves, "dwarf", $start-dwarves) }. D’autres attendent dans la réserve ; personne ne peut avoir plus de { $limits-elves } elfes et de { $limits-dwarves } nains.
        - un écusson au hasard
        - { $start-deal } cartes Propriété, dont on garde { $start-keep }. Tous choisissent en même temps, et le reste est défaussé face visible.
        Puis { $start-pool } cartes de la pioche sont retournées : c’est la pioche visible. Personne n’a encore de point.
        Gnomes à recruter : à deux joueurs { $by_players-gnomes-2 }, à trois { $by_players-gnomes-3 }, à quatre { $by_players-gnomes-4 }, à cinq { $by_players-gnomes-5 }. Il n’y en aura pas d’autres de toute la partie.
        À deux, certaines choses changent : voir la [partie à deux](two-player-game).

rule-game-set-up-guilds = Les guildes de la cité
    .text =
        Cinq des [douze guildes](guilds) sont dans la cité, une par quartier. Le hasard décide où.
        - Débutants : { $guild_mix-beginner-basic } guildes basiques et { $guild_mix-beginner-resource } guildes ressources.
        - Normale : basiques { $guild_mix-normal-basic }, ressources { $guild_mix-normal-resource }, interactives { $guild_mix-normal-interactive }.
        - Avancée : cinq au hasard parmi toutes.
        - Choisies : la table nomme les cinq.
        À deux, la Guilde des sorciers est la seule interactive qui serve. La partie normale a alors les sorciers, { $guild_mix-normal_for_two-basic } guildes basiques et { $guild_mix-normal_for_two-resource } guildes ressources.

rule-game-set-up-options = Ce qu’une table peut choisir
    .text =
        Les éditions des règles diffèrent sur quelques points. La table choisit avant la partie.
        - { option-guilds } : { option-guilds-hint }
        - { option-chosen-guilds } : { option-chosen-guilds-hint }
        - { option-thieves-gold } : { option-thieves-gold-hint }
        - { option-shared-gatehouses } : { option-shared-gatehouses-hint }
        - { option-keep-crest } : { option-keep-crest-hint }
        - { option-forgo-actions } : { option-forgo-actions-hint }
        - { option-markers-needed } : { option-markers-needed-hint }
        - { option-mine-pairs-only } : { option-mine-pairs-only-hint }
        - { option-np-keep-markers } : { option-np-keep-markers-hint }
        - { option-np-dwarves-together } : { option-np-dwarves-together-hint }

rule-game-set-up-numbers = D’où viennent les nombres
    .text =
        Les nombres de ces règles sont ceux avec lesquels on joue. La plupart viennent du livret. Certains ne figurent que sur le matériel imprimé et n’ont pas pu être lus : comment les coûts des bâtiments se répartissent entre bois, pierre et métal, certains prix du comptoir, et où finissent les niveaux de taxes. Tout cela est reconstitué. Les pièces qui portent ces nombres mènent à ta boîte, où tu peux les corriger.
        Si tu possèdes le jeu, tu peux aussi corriger ces nombres dans un fichier de matériel, et jouer avec celui-ci.

## Déroulement

rule-round-order = Le déroulement d’un mois
    .text =
        D’abord, le [calendrier](calendar) passe au nouveau mois. Viennent ensuite quatre phases :
        - [Placement](placement) : les travailleurs vont à leurs places.
        - [Collecte](collection) : ressources, nouveaux travailleurs, écussons et revenus arrivent, et les taxes se paient.
        - [Actions](actions) : chacun à son tour construit, utilise ses travailleurs, commerce et recrute.
        - [Décompte](scoring) : seulement le dernier mois d’une saison.
        Le jeu demande une chose à la fois. Ce que tu as commencé, un échange ou un vol par exemple, tu le finis avant de faire autre chose.

rule-calendar = Calendrier
    .text =
        Le marqueur du calendrier avance d’un mois. Le printemps a { $calendar-seasons-spring } mois, l’été { $calendar-seasons-summer } et l’automne { $calendar-seasons-autumn }. Le dernier mois de chaque saison finit par un [décompte](scoring).

## Placement

rule-placement = Placement
    .text =
        Dans l’ordre des écussons, chacun à son tour place un travailleur sur une plateforme libre, ou passe. On tourne ainsi jusqu’à ce que tous aient passé.
        Une plateforme accueille un seul travailleur. Une plateforme occupée le reste jusqu’à ce que ce travailleur rentre.
        Tu places les travailleurs que tu as à la maison. Un maître se place comme tout autre travailleur, et n’en fait pas plus sur une plateforme.
        Si une plateforme a des frais, tu les paies en plaçant le travailleur. Si tu ne peux pas payer, tu ne peux pas placer.
        Il y a des plateformes au [bureau du recruteur](placement-recruiters-desk), au [camp du Roi](placement-kings-camp), dans les [guildes](placement-guilds) et sur tes [cartes Propriété](placement-property-cards). Les travailleurs ne vont aux [zones de ressources](placement-passing-and-resource-areas) que quand tu passes.

rule-placement-recruiters-desk = Bureau du recruteur
    .text =
        Un travailleur ici amène un nouveau travailleur du même peuple à la [collecte](collection-recruiters-desk). Un elfe amène un elfe, un nain amène un nain.
        Les frais sont de { $fees-recruiter } or, payés à la réserve.
        Plateformes : à deux joueurs { $by_players-recruiter_planks-2 }, à trois { $by_players-recruiter_planks-3 }, à quatre { $by_players-recruiter_planks-4 }, à cinq { $by_players-recruiter_planks-5 }. Tu peux en prendre plusieurs.

rule-placement-kings-camp = Camp du Roi
    .text =
        Un travailleur ici te permet de prendre un autre écusson à la [collecte](collection-kings-camp), donc une autre place dans l’ordre du tour. C’est sans frais.
        Chacun peut y avoir un travailleur par mois. Le premier arrivé choisit en premier.

rule-placement-guilds = Guildes
    .text =
        Chaque guilde a une plateforme. Un travailleur y fait ce qu’offre la [guilde](guilds), à ton tour de la phase d’actions.
        Les frais sont de { $fees-guild } or. Si un autre joueur possède la guilde, c’est lui qui touche les frais, tout de suite. Si personne ne la possède, ils vont à la réserve. Ta propre guilde est gratuite pour toi.
        Si tu construis la guilde plus tard dans le même mois, les frais ne te sont pas rendus.

rule-placement-property-cards = Cartes Propriété
    .text =
        Tu peux placer des travailleurs sur les plateformes des propriétés que tu as construites avec une carte. Les cartes en main ne comptent pas, celles des autres non plus.
        Certaines de ces plateformes ont des frais. Ils vont à la réserve.
        Certaines plateformes sont verrouillées : celles de la [Tour](properties-tower) et de l’[Auberge](properties-inn). Un gnome sur la carte ouvre la plateforme, dès le placement suivant.

rule-placement-passing-and-resource-areas = Passer, et les zones de ressources
    .text =
        Tu peux passer chaque fois que c’est à toi. Si tu n’as plus de travailleur, tu passes automatiquement. Ensuite, tu ne places plus rien jusqu’au mois suivant.
        Quand tu passes, tous tes autres travailleurs vont aussitôt aux zones de ressources, comme tu veux :
        - Forêt : des elfes seulement.
        - Carrière : des nains seulement.
        - Mine : des elfes et des nains.
        - Mine d’or : des elfes et des nains.
        Il y a de la place pour tous dans chaque zone. Personne ne peut rester à la maison.
        { $option-mine_pairs_only ->
            [yes] À cette table, chacun dans la mine doit avoir un partenaire de l’autre peuple. Comme un maître compte pour { $collection-master }, un maître peut y faire équipe avec autant de travailleurs de l’autre peuple, ou avec moins.
           *[no] Dans la mine, seules les paires rapportent du métal. Un travailleur sans partenaire peut y aller quand même, et compte pour le [bonus](collection-resource-areas).
        }

## Collecte

rule-collection = Collecte
    .text =
        Les zones du plateau de collecte viennent l’une après l’autre : [forêt, carrière, mine et mine d’or](collection-resource-areas), le [bureau du recruteur](collection-recruiters-desk), le [camp du Roi](collection-kings-camp), et enfin [revenus et taxes](collection-income-and-taxes). Les travailleurs de ces zones rentrent.
        Ceux des guildes et des cartes Propriété restent. Ils servent dans la [phase d’actions](actions-activate-previously-placed-workers).

rule-collection-resource-areas = Zones de ressources
    .text =
        - Forêt : 1 bois par elfe.
        - Carrière : 1 pierre par nain.
        - Mine : 1 métal par paire d’un elfe et d’un nain. { $option-mine_pairs_only ->
            [yes] À cette table, chacun doit y avoir un partenaire.
           *[no] Un travailleur sans partenaire ne rapporte rien, mais compte pour le bonus.
        }
        - Mine d’or : 1 or par travailleur.
        Si tu as dans une zone plus de travailleurs que chacun des autres, tu y reçois un bonus : { $collection-bonus } de plus de ce qu’elle donne. Si plusieurs sont à égalité en tête, personne n’a le bonus. Un joueur seul dans une zone y a le plus de travailleurs.

rule-collection-masters = Maîtres
    .text =
        Un maître collecte autant que { $collection-master } travailleurs dans les quatre zones de ressources. Dans la mine, un maître elfe compte comme { $collection-master } elfes, et un maître nain comme { $collection-master } nains.
        Pour le bonus d’une zone, et pour tout le reste, un maître compte pour un travailleur.
        Tu peux avoir jusqu’à { $limits-masters_of_a_kind } maîtres elfes et autant de maîtres nains. Ils viennent des gnomes du [Pub](properties-pub) et du [Jardin](properties-gardens).

rule-collection-recruiters-desk = Bureau du recruteur
    .text =
        Pour chacun de tes travailleurs ici, tu reçois un nouveau travailleur du même peuple, de la réserve. C’est un travailleur normal, même si un maître l’a recruté.
        S’il n’en reste plus de ce peuple dans la réserve, tu ne reçois rien, et les frais ne te sont pas rendus.

rule-collection-kings-camp = Camp du Roi
    .text =
        Dans l’ordre des plateformes, chaque joueur présent peut échanger son écusson avec un autre joueur, ou garder le sien.
        Chaque écusson peut être pris une fois par mois. Personne ne peut donc te reprendre un écusson que tu as pris.
        { $option-keep_crest ->
            [no] Dans cette partie, un écusson que tu gardes n’est pas protégé : ceux qui choisissent après toi peuvent le prendre.
           *[yes] Un écusson que tu gardes est protégé, lui aussi.
        }
        Le nouvel ordre vaut tout de suite, à commencer par les actions de ce mois.

rule-collection-income-and-taxes = Revenus et taxes
    .text =
        D’abord, tu reçois de l’or pour tes cartes Propriété construites, autant que le montrent les [cartes](properties). Ce que tu as construit sans carte ne rapporte pas de revenu.
        Puis tu paies des taxes selon ta place sur la piste de score. La piste a des niveaux de { $tax-spaces } cases. Au premier niveau, et avant, tu ne paies rien. À chaque niveau suivant, tu paies 1 or de plus qu’au précédent. Cela continue au-delà du bout de la piste imprimée.
        Tu dois payer ce que tu peux. Pour chaque pièce d’or que tu ne peux pas payer, tu perds un point.
        Le niveau se lit une seule fois, avant tout paiement.

## Actions

rule-actions = Actions
    .text =
        Dans l’ordre des écussons, chacun joue un tour entier. À ton tour, tu peux faire ceci, dans n’importe quel ordre, en passant de l’un à l’autre comme tu veux :
        - [construire des propriétés](actions-build-properties), des [Murs](actions-build-walls) et des [guildes](actions-build-guilds), tant que tu peux payer
        - [utiliser les travailleurs](actions-activate-previously-placed-workers) que tu as placés
        - [visiter le comptoir](actions-visit-the-trading-post), une fois
        - [recruter un gnome](actions-hire-a-gnome), une fois
        - faire travailler des gnomes dans ta [Banque](properties-bank) et ta [Forge](properties-blacksmith)
        - en tout dernier, [acheter une carte Propriété](actions-buy-a-property-card)
        Les coûts se paient à la réserve avec ce que tu as à ce moment. Ce que tu gagnes pendant ton tour, tu peux le dépenser dans le même tour.

rule-actions-build-properties = Construire des propriétés
    .text =
        Choisis une carte Propriété de ta main et paie son coût. Pose la carte devant toi. Mets un marqueur sur un symbole libre de cette sorte, dans n’importe quel quartier.
        La carte est maintenant construite. Elle rapporte un revenu, sa plateforme peut servir dès le placement suivant, et sa serrure peut prendre un gnome tout de suite.
        S’il ne reste aucun symbole de cette sorte, la carte ne peut pas être construite.
        Le [Donjon](properties-keep) prend deux marqueurs. Le [Corps de garde](properties-gatehouse) a ses propres règles.

rule-actions-build-walls = Construire des Murs
    .text =
        Un Mur coûte { AMOUNTS($wall-cost) } et se construit sans carte. Mets un marqueur sur un Mur libre. Il compte dans son quartier comme tout autre marqueur.
        Chaque quartier a deux Murs. Ils sont distincts.

rule-actions-build-guilds = Construire des guildes
    .text =
        Une guilde se construit sans carte. Paie le coût de la [guilde](guilds), et mets un marqueur dessus. Elle est maintenant à toi.
        Pour le propriétaire, la plateforme est gratuite, et les autres lui paient leurs frais.
        Une guilde qui a un propriétaire ne peut plus être construite.

rule-actions-activate-previously-placed-workers = Utiliser les travailleurs placés
    .text =
        Les travailleurs que tu as placés dans les guildes et sur tes cartes Propriété font maintenant leur travail, l’un après l’autre, quand tu veux. Chacun rentre quand c’est fait.
        Avant la fin de ton tour, et avant d’acheter une carte, tous doivent être rentrés.
        { $option-forgo_actions ->
            [no] Dans cette partie, chacun d’eux doit faire son travail. On ne le reprend pas sans l’utiliser.
           *[yes] Tu peux reprendre un travailleur sans l’utiliser.
        }
        Une action qui ne peut avoir aucun effet est perdue ; le travailleur rentre tout de même. Quand un choix dit « jusqu’à » ou permet de renoncer, tu peux t’arrêter à tout moment ; les autres choix doivent être faits.

rule-actions-visit-the-trading-post = Visiter le comptoir
    .text =
        Visites par tour : { $trading_post-visits }. Chaque gnome d’un [Marché](properties-market) t’en donne d’autres, et la [Guilde des marchands](guilds-merchants) aussi.
        Une visite est un seul acte : tu peux acheter une fois et vendre une fois, dans n’importe quel ordre, mais sans rien faire entre les deux. Toute autre action met fin à la visite.
        - Acheter : 1 bois pour { $trading_post-buy-wood } or, ou 1 pierre pour { $trading_post-buy-stone } or, ou 1 métal pour { $trading_post-buy-metal } or.
        - Vendre : 1 métal pour { $trading_post-sell-metal } or, ou deux bois ou pierres au choix pour { $trading_post-sell-two_wood_or_stone } or.

rule-actions-hire-a-gnome = Recruter un gnome
    .text =
        Une fois par tour, tu peux recruter un gnome pour { $fees-hire_gnome } or. Mets-le sur une serrure libre d’une propriété que tu as construite avec une carte. Il y reste jusqu’à la fin de la partie.
        Ce que la serrure bloquait fonctionne tout de suite. Les plateformes de la Tour et de l’Auberge peuvent servir dès le placement suivant.
        Il te faut une serrure libre. Quand il n’y a plus de gnomes à recruter, personne ne peut en recruter.
        Les gnomes de la [Tour](properties-tower) et de la [Guilde des recruteurs](guilds-recruiters) viennent en plus, et ne coûtent rien.

rule-actions-buy-a-property-card = Acheter une carte Propriété
    .text =
        Tout à la fin de ton tour, tu peux acheter une carte pour { $fees-buy_card } or : une de la pioche visible, ou celle du dessus de la pioche. Cela finit le tour.
        Une carte prise dans la pioche visible est aussitôt remplacée.
        Quand la pioche est vide, la défausse est mélangée et devient la pioche. Si elle est vide aussi, rien n’est pioché, et la pioche visible n’est pas complétée.

rule-actions-ending-the-turn = La fin d’un tour
    .text =
        Tu peux finir ton tour quand tous tes travailleurs placés sont rentrés.
        Alors chaque gnome d’une [Bibliothèque](properties-library) pioche sa carte. Ensuite, si tu as plus de { $limits-hand } cartes en main, défausse pour n’en garder que { $limits-hand }. Pendant le tour, tu peux en avoir plus.

## Décompte

rule-scoring = Décompte
    .text =
        Le dernier mois de chaque saison, quand chacun a joué son tour, les points se comptent : pour chaque [quartier](scoring-district-majority), et pour les [elfes, nains et gnomes](scoring-worker-majority). Les autres mois, il n’y a pas de décompte.

rule-scoring-district-majority = Quartiers
    .text =
        Chaque quartier est compté à part. Tous tes marqueurs y comptent : sur les propriétés, les Murs et la guilde.
        Le joueur qui en a le plus marque { $scoring-district-1 } points, le deuxième { $scoring-district-2 }, le troisième { $scoring-district-3 }.
        { $by_players-third_place_scores-3 ->
            [no] À trois joueurs, la troisième place ne rapporte rien.
           *[yes] {""}
        }
        À nombre égal, voir les [égalités](scoring-ties).

rule-scoring-worker-majority = Elfes, nains et gnomes
    .text =
        Les trois peuples sont comptés l’un après l’autre. Avoir le plus d’un peuple rapporte { $scoring-workers-1 } points, la deuxième place { $scoring-workers-2 }.
        Tous tes elfes et nains comptent, et un maître compte pour un. Pour les gnomes, seuls comptent ceux qui sont sur tes cartes Propriété.
        À nombre égal, voir les [égalités](scoring-ties).

rule-scoring-ties = Égalités
    .text =
        Les joueurs à nombre égal partagent une place, et tous marquent comme pour la place suivante. Tous ceux qui sont derrière descendent aussi d’une place.
        Par exemple, deux joueurs sont à égalité en tête : les deux marquent comme deuxièmes. Le joueur suivant marque comme troisième.
        Deux joueurs sont à égalité à la deuxième place : les deux marquent comme troisièmes, et le joueur derrière eux n’a rien.
        Quel que soit le nombre de joueurs à égalité, les autres descendent d’une seule place.
        { $option-markers_needed ->
            [no] Dans cette partie, une place rapporte même à un joueur qui n’y a rien.
           *[yes] Un joueur qui n’y a rien ne marque rien.
        }

## Fin de la partie

rule-end-game = La fin de la partie
    .text =
        La partie finit avec le troisième décompte. Le joueur qui a le plus de points gagne.
        En cas d’égalité, bois, pierre et or comptent pour 1 chacun et le métal pour 2. Le plus grand total gagne. S’il y a encore égalité, la victoire est partagée.

## Annexe : à deux

rule-two-player-game = La partie à deux
    .text =
        Deux non-joueurs participent. Ils bloquent des guildes, construisent et disputent les places aux joueurs. Ils ne marquent pas de points. Toutes les autres règles restent, sauf la [préparation](two-player-game-set-up), le [déroulement d’un mois](two-player-game-gameplay) et le [décompte](two-player-game-scoring).
        Les non-joueurs ont toujours les écussons 3 et 4. Le joueur à l’écusson 1 décide pour le Non-joueur 3, celui à l’écusson 2 pour le Non-joueur 4. Quand les écussons changent de mains, les non-joueurs aussi.

rule-two-player-game-set-up = Préparation à deux
    .text =
        Parmi les guildes interactives, seule celle des [sorciers](guilds-wizards) sert.
        D’abord le joueur à l’écusson 1 met le nain du Non-joueur 3 sur une guilde, puis l’autre celui du Non-joueur 4{ $option-np_dwarves_together ->
            [yes]  ; les deux peuvent choisir la même
           *[no]  ; les deux guildes doivent être différentes
        }. Une telle guilde est bloquée : personne ne peut y placer un travailleur tant que le nain y est. On peut quand même la construire. À la fin de chaque mois, les nains [avancent](two-player-game-gameplay).

rule-two-player-game-gameplay = Le tour des non-joueurs
    .text =
        Après la phase d’actions, chaque mois, le Non-joueur 3 construit, puis le Non-joueur 4.
        Choisis une carte pour le non-joueur : une de la pioche visible, ou celle du dessus de la pioche. Elle ne coûte rien. Choisis ensuite un symbole libre de cette sorte pour un marqueur du non-joueur. La carte est défaussée, et la pioche visible est complétée.
        - Si une carte de la pioche visible a un lieu libre, tu ne peux pas en choisir une qui n’en a pas.
        - Si la carte de la pioche n’a pas de lieu libre, elle est défaussée sans effet.
        - { $option-np_keep_markers ->
            [1] Une section du Donjon reçoit un marqueur. Pour construire un Donjon avec une carte, il faut une section dont les deux symboles sont libres.
           *[other] Une section du Donjon reçoit deux marqueurs.
        } Pour un Corps de garde, la [règle habituelle](properties-gatehouse) s’applique.
        - Les non-joueurs ne construisent ni Murs ni guildes.
        Puis les nains des deux non-joueurs avancent au quartier suivant, dans le sens des aiguilles d’une montre, et y bloquent la guilde. Si cette guilde est à toi, tu reçois { $fees-guild } or de la réserve.

rule-two-player-game-scoring = Décompte à deux
    .text =
        Les quartiers sont comptés comme à quatre joueurs. Les non-joueurs y prennent des places, partagent des égalités et font descendre les autres. La troisième place rapporte.
        Pour les elfes et les nains, chaque non-joueur compte comme s’il avait { $two_players-elves } elfes et { $two_players-dwarves } nains. Ils n’ont pas de gnomes.

## Annexe : propriétés

rule-properties = Propriétés
    .text =
        Il y a dix sortes de propriétés. La pioche a { $properties-pub-copies } cartes de chaque sorte. Ce qu’apporte une carte :
        - Revenu : de l’or à chaque [collecte](collection-income-and-taxes).
        - Plateforme : une place pour un travailleur. Elle agit dans la [phase d’actions](actions-activate-previously-placed-workers).
        - Serrure : une place pour un [gnome](actions-hire-a-gnome). Ce que fait le gnome vaut dès le même tour.
        Plusieurs cartes de la même sorte agissent chacune de leur côté. Ce qu’un gnome fait une fois par tour, chaque gnome le fait.
        Le coût est ce que tu paies pour construire. Un bâtiment construit sans carte, par les [architectes](guilds-architects), apporte un marqueur et rien d’autre.

rule-properties-pub = Pub
    .text =
        Coût : { AMOUNTS($properties-pub-cost) }. Revenu : { $properties-pub-income } or. Serrures : { $properties-pub-locks }.
        Gnome : un de tes nains devient [maître](collection-masters) tout de suite, pour de bon. Il peut être sur une plateforme. Si tous tes nains sont déjà maîtres, le prochain nouveau nain le devient.

rule-properties-gardens = Jardin
    .text =
        Coût : { AMOUNTS($properties-gardens-cost) }. Revenu : { $properties-gardens-income } or. Serrures : { $properties-gardens-locks }.
        Gnome : un de tes elfes devient [maître](collection-masters) tout de suite, pour de bon. Il peut être sur une plateforme. Si tous tes elfes sont déjà maîtres, le prochain nouvel elfe le devient.

rule-properties-tower = Tour
    .text =
        Coût : { AMOUNTS($properties-tower-cost) }. Revenu : { $properties-tower-income } or. Serrures : { $properties-tower-locks }.
        Gnome : ouvre la plateforme, dès le placement suivant.
        Plateforme, frais { $properties-tower-plank-fee } or : prends un gnome et mets-le sur une de tes serrures libres. Cela ne compte pas comme un recrutement. Sans gnome ou sans serrure libre, c’est perdu.

rule-properties-inn = Auberge
    .text =
        Coût : { AMOUNTS($properties-inn-cost) }. Revenu : { $properties-inn-income } or. Serrures : { $properties-inn-locks }.
        Gnome : ouvre la plateforme, dès le placement suivant.
        Plateforme, frais { $properties-inn-plank-fee } or : prends un nouvel elfe ou un nouveau nain de ta réserve. S’il n’en reste plus, c’est perdu.

rule-properties-blacksmith = Forge
    .text =
        Coût : { AMOUNTS($properties-blacksmith-cost) }. Revenu : { $properties-blacksmith-income } or. Serrures : { $properties-blacksmith-locks }.
        Plateforme, ouverte, frais { $properties-blacksmith-plank-fee } or : reçois { AMOUNTS($properties-blacksmith-plank-gain) }.
        Gnome : une fois par tour, tu peux acheter 1 métal pour { $properties-blacksmith-gnome-fee } or.

rule-properties-bank = Banque
    .text =
        Coût : { AMOUNTS($properties-bank-cost) }. Revenu : { $properties-bank-income } or. Serrures : { $properties-bank-locks }.
        Gnome : une fois par tour, tu peux prendre { $properties-bank-gnome-gold } or.

rule-properties-market = Marché
    .text =
        Coût : { AMOUNTS($properties-market-cost) }. Revenu : { $properties-market-income } or. Serrures : { $properties-market-locks }.
        Plateforme, ouverte, frais { $properties-market-plank-fee } or : reçois { AMOUNTS($properties-market-plank-gain) }.
        Gnome : d’autres visites au [comptoir](actions-visit-the-trading-post) à chacun de tes tours. Chaque gnome en donne { $properties-market-gnome-visits }.

rule-properties-gatehouse = Corps de garde
    .text =
        Coût : { AMOUNTS($properties-gatehouse-cost) }. Revenu : { $properties-gatehouse-income } or. Serrures : { $properties-gatehouse-locks }.
        Un Corps de garde a un symbole dans chacun de deux quartiers voisins. En le construisant, choisis l’un d’eux pour ton marqueur.
        { $option-shared_gatehouses ->
            [yes] Dans cette partie, deux joueurs peuvent tenir chacun une moitié d’un Corps de garde.
           *[no] Les deux moitiés doivent être libres. Un Corps de garde ne se partage jamais.
        }
        Gnome : mets tout de suite un second marqueur sur la moitié libre d’un Corps de garde où tu en as un. Ce peut être n’importe lequel. S’il n’y en a pas, le gnome reste sans effet.

rule-properties-library = Bibliothèque
    .text =
        Coût : { AMOUNTS($properties-library-cost) }. Revenu : { $properties-library-income } or. Serrures : { $properties-library-locks }.
        Plateforme, ouverte, frais { $properties-library-plank-fee } or : pioche { $properties-library-plank-draw ->
            [one] { $properties-library-plank-draw } carte
           *[other] { $properties-library-plank-draw } cartes
        } ; mets ensuite à la défausse { $properties-library-plank-discard ->
            [one] { $properties-library-plank-discard } carte
           *[other] { $properties-library-plank-discard } cartes
        } de ta main, au choix.
        Gnome : il t’apporte gratuitement { $properties-library-gnome-draw ->
            [one] { $properties-library-gnome-draw } carte
           *[other] { $properties-library-gnome-draw } cartes
        } de la pioche à la fin de ton tour. La [limite de ta main](actions-ending-the-turn) s’applique ensuite.

rule-properties-keep = Donjon
    .text =
        Coût : { AMOUNTS($properties-keep-cost) }. Revenu : { $properties-keep-income } or. Serrures : { $properties-keep-locks }.
        Le Donjon se dresse au milieu de la cité et a une section dans chaque quartier, avec deux symboles. En construisant une section, tu mets des marqueurs sur les deux.

## Annexe : guildes

rule-guilds = Guildes
    .text =
        Cinq guildes sont dans la cité : voir [lesquelles](game-set-up-guilds). Pour en utiliser une, tu y [places un travailleur](placement-guilds). La guilde agit quand tu [utilises ce travailleur](actions-activate-previously-placed-workers) à ton tour. Celui qui [construit](actions-build-guilds) une guilde touche les frais des autres.
        Il y a des guildes [basiques](guilds-basic-guilds), [ressources](guilds-resource-guilds) et [interactives](guilds-interactive-guilds).

rule-guilds-basic-guilds = Guildes basiques
    .text =
        Ce sont les [marchands](guilds-merchants), les [bibliothécaires](guilds-librarians), les [architectes](guilds-architects) et les [recruteurs](guilds-recruiters). Elles t’aident à construire, à commercer et à grandir. Leur blason est bleu.

rule-guilds-merchants = Guilde des marchands
    .text =
        Coût : { AMOUNTS($guilds-merchants-cost) }.
        Jusqu’à la fin de ce tour, tu as les deux :
        - Conversions : { $guilds-merchants-conversions }. Chacune change 1 bois ou 1 pierre en 1 métal.
        - Visites de plus au [comptoir](actions-visit-the-trading-post) : { $guilds-merchants-visits }.
        Ce que tu n’utilises pas dans ce tour est perdu.

rule-guilds-librarians = Guilde des bibliothécaires
    .text =
        Coût : { AMOUNTS($guilds-librarians-cost) }.
        Pioche { $guilds-librarians-draw ->
            [one] { $guilds-librarians-draw } carte
           *[other] { $guilds-librarians-draw } cartes
        } ; mets ensuite à la défausse { $guilds-librarians-discard ->
            [one] { $guilds-librarians-discard } carte
           *[other] { $guilds-librarians-discard } cartes
        } de ta main, au choix.

rule-guilds-architects = Guilde des architectes
    .text =
        Coût : { AMOUNTS($guilds-architects-cost) }.
        Construis une propriété, un Mur ou une guilde sur n’importe quel symbole libre, pour son coût habituel moins 1 métal ou moins 2 bois ou pierres. C’est toi qui choisis. On ne peut économiser que ce qui fait partie du coût.
        Aucune carte ne sert, même si tu en as une. Tu n’as donc ni revenu, ni plateforme, ni serrure. Une section du Donjon prend tout de même deux marqueurs. Pour un Corps de garde, tu choisis la moitié.
        Si tu ne peux rien payer, ou si rien n’est libre, c’est perdu.
        Tu peux y renoncer.

rule-guilds-recruiters = Guilde des recruteurs
    .text =
        Coût : { AMOUNTS($guilds-recruiters-cost) }.
        Prends un nouvel elfe ou un nouveau nain de ta réserve. Ou prends un gnome et mets-le sur une de tes serrures libres ; cela ne compte pas comme un recrutement. Si tu ne peux faire ni l’un ni l’autre, c’est perdu.
        { $option-forgo_actions ->
            [no] {""}
           *[yes] Tu peux y renoncer.
        }

rule-guilds-resource-guilds = Guildes ressources
    .text =
        Ce sont les [scieurs](guilds-sawyers), les [mineurs](guilds-miners), les [banquiers](guilds-bankers) et les [maçons](guilds-masons). Elles donnent des ressources de la réserve. Leur blason est vert.

rule-guilds-sawyers = Guilde des scieurs
    .text =
        Coût : { AMOUNTS($guilds-sawyers-cost) }.
        Reçois { AMOUNTS($guilds-sawyers-gain) }.

rule-guilds-miners = Guilde des mineurs
    .text =
        Coût : { AMOUNTS($guilds-miners-cost) }.
        Reçois { AMOUNTS($guilds-miners-gain) }.

rule-guilds-bankers = Guilde des banquiers
    .text =
        Coût : { AMOUNTS($guilds-bankers-cost) }.
        Reçois { AMOUNTS($guilds-bankers-gain) }.

rule-guilds-masons = Guilde des maçons
    .text =
        Coût : { AMOUNTS($guilds-masons-cost) }.
        Reçois { AMOUNTS($guilds-masons-gain) }.

rule-guilds-interactive-guilds = Guildes interactives
    .text =
        Ce sont les [voleurs](guilds-thieves), les [bandits](guilds-bandits), les [sorciers](guilds-wizards) et les [espions](guilds-spies). Elles touchent à ce qu’ont les autres. Leur blason est rouge sombre.
        Quand tu prends aux autres, tu choisis à qui et quoi. Tu ne prends que ce qu’il y a, et jamais à toi-même.

rule-guilds-thieves = Guilde des voleurs
    .text =
        Coût : { AMOUNTS($guilds-thieves-cost) }.
        Prends jusqu’à { $option-thieves_gold } or à un joueur. Ou prends 1 or à chacun de { $stealing-victims } joueurs au plus.

rule-guilds-bandits = Guilde des bandits
    .text =
        Coût : { AMOUNTS($guilds-bandits-cost) }.
        Prends à un joueur { $guilds-bandits-from_one-metal } métal, ou jusqu’à { $guilds-bandits-from_one-wood_or_stone } bois ou pierres, mélangés comme tu veux. Ou prends 1 bois ou pierre à chacun de { $stealing-victims } joueurs au plus. Les bandits ne prennent pas d’or.

rule-guilds-wizards = Guilde des sorciers
    .text =
        Coût : { AMOUNTS($guilds-wizards-cost) }.
        Choisis deux lieux du même genre : deux propriétés de la même sorte, deux Murs ou deux guildes. Tous les marqueurs de l’un vont sur l’autre, et inversement. Un des lieux peut être vide, mais pas les deux. Peu importe à qui sont les marqueurs ; à deux, ceux des non-joueurs comptent aussi.
        Si un seul marqueur arrive sur un Corps de garde, tu choisis la moitié. Deux marqueurs prennent les deux.
        Cartes, gnomes et revenus restent à ceux qui les ont. Une guilde appartient à celui qui a ensuite un marqueur dessus.
        Tu peux y renoncer.

rule-guilds-spies = Guilde des espions
    .text =
        Coût : { AMOUNTS($guilds-spies-cost) }.
        Tous les autres qui ont des cartes en choisissent une et la montrent en même temps. Tu prends en main une des cartes montrées. Les autres reviennent à leurs propriétaires. Si personne n’a de carte, c’est perdu.

## Glossaire : chaque mot est un message

term-worker = Travailleur
    .text = un elfe ou un nain. Les gnomes ne se placent pas comme des travailleurs. Ils restent là où on les a mis.
term-master = Maître
    .text = un elfe ou un nain qui [collecte davantage](collection-masters).
term-plank = Plateforme
    .text = une place pour un travailleur. Il y en a au bureau du recruteur, au camp du Roi, dans les guildes et sur certaines cartes Propriété.
term-lock = Serrure gnome
    .text = une place pour un gnome sur une carte Propriété. Le gnome y reste jusqu’à la fin de la partie.
term-property = Propriété
    .text = un bâtiment qui a une carte. Il y en a [dix sortes](properties). Les Murs et les guildes ne sont pas des propriétés et se construisent sans carte.
term-symbol = Symbole
    .text = une place pour un marqueur dans la cité. Il est libre tant qu’aucun marqueur n’est dessus.
term-marker = Marqueur
    .text = il montre ce que tu as construit. Les marqueurs ne s’épuisent jamais.
term-supply = Réserve
    .text = d’où viennent et où vont les ressources. Le bois, la pierre, le métal et l’or n’y manquent jamais.
term-crest = Écusson
    .text = son numéro est ta place dans l’ordre du tour.
term-pool = Pioche visible
    .text = les cartes Propriété posées face visible à côté de la pioche.
term-gnome = Gnome
    .text = occupe une serrure jusqu’à la fin de la partie. Tu peux en [recruter](actions-hire-a-gnome) un par tour.
term-district = Quartier
    .text = une des cinq parties de la [cité](overview-city). Chacun est compté à part.
term-guild = Guilde
    .text = un lieu de chaque quartier où un travailleur fait quelque chose de [particulier](guilds).
term-fee = Frais
    .text = l’or que coûtent certaines plateformes quand on y place un travailleur.
term-income = Revenus
    .text = de l’or pour les cartes Propriété construites, chaque mois avant les [taxes](collection-income-and-taxes).
term-visit = Visite
    .text = un achat et une vente au [comptoir](actions-visit-the-trading-post).
term-month = Mois
    .text = une manche. Certains mois finissent une saison, avec un [décompte](scoring).
term-arrow = Flèche
    .text = à l’écran, à côté du nom d’une guilde : un marqueur de plus dans son [quartier](scoring-district-majority) t’y ferait monter. Flèche pleine : il te mettrait en tête.
term-colour = Couleur d’un quartier
    .text = à l’écran, un quartier prend la teinte de celui qui y est en tête. Si personne n’est en tête, ou en cas d’égalité, il n’en a pas.

rule-glossary = Glossaire
    .text =
        - { term-worker } : { term-worker.text }
        - { term-master } : { term-master.text }
        - { term-plank } : { term-plank.text }
        - { term-lock } : { term-lock.text }
        - { term-property } : { term-property.text }
        - { term-symbol } : { term-symbol.text }
        - { term-marker } : { term-marker.text }
        - { term-supply } : { term-supply.text }
        - { term-crest } : { term-crest.text }
        - { term-pool } : { term-pool.text }
        - { term-gnome } : { term-gnome.text }
        - { term-district } : { term-district.text }
        - { term-guild } : { term-guild.text }
        - { term-fee } : { term-fee.text }
        - { term-income } : { term-income.text }
        - { term-visit } : { term-visit.text }
        - { term-month } : { term-month.text }
        - { term-arrow } : { term-arrow.text }
        - { term-colour } : { term-colour.text }
