# Belfort pour qui lit les règles : de quoi parlent les exemples, les symboles et la feuille à imprimer.

## Exemples

example-desk = Tu veux un quatrième elfe. Envoie un elfe au bureau du recruteur et paie les frais.
example-camp = Tu voudrais agir avant les autres ce mois-ci. Un nain au camp du Roi ne coûte rien.
example-guild-fee = La Guilde des scieurs est à quelqu’un d’autre. Vas-y quand même, et regarde où va ton or.
example-plank = Ta Forge a une plateforme ouverte : pas de serrure, pas besoin de gnome. Mets-y un nain.
example-passing = Tous les autres ont passé. Passe, et répartis tes quatre derniers travailleurs : un en forêt, un à la carrière, une paire à la mine.
example-bonus = Deux elfes d’un autre joueur sont en forêt. Avec tes trois, c’est toi qui en as le plus : vois ce que vaut le bonus.
example-masters = Un de tes elfes est maître. Envoie-les tous les deux en forêt et compte le bois.
example-recruited = Ton elfe est au bureau du recruteur. Passe, envoie le dernier nain au travail, et vois qui arrive.
example-crests = Tu joues en dernier, mais ton nain est au camp du Roi. Passe, puis prends l’écusson 1.
example-taxes = Tu es en tête, et sans or. Passe : le revenu d’une carte ne suffit pas pour les taxes, et le reste coûte des points.
example-build = Tu as un Pub en main et de quoi le payer. Construis-le dans le quartier 3, où il n’y a encore personne.
example-walls = Un Mur se construit sans carte. Dans le quartier 1, l’un des deux est encore libre.
example-own-guild = Personne ne possède la Guilde des scieurs. Construis-la : dès lors, les autres te paient leurs frais.
example-workers = Deux de tes travailleurs attendent dans des guildes. Utilise-les, dans l’ordre que tu veux ; chacun rentre.
example-trading = Tu as du bois, il te faut du métal. Une visite : vends-en deux, puis achète.
example-gnome = Ta Banque a une serrure libre. Recrute un gnome ; il travaille dès ce tour.
example-card = Tu as fini de construire. Prends le Donjon de la pioche visible ; ton tour s’arrête là.
example-hand = Ta main est pleine, et le gnome de ta Bibliothèque va piocher une carte. Finis ton tour et défausse-en une.
example-districts = Le printemps finit avec ton tour. Un Mur de plus te donne le plus de marqueurs dans le quartier 1 : construis-le, finis ton tour, et on compte.
example-races = Tu as le plus d’elfes. Un premier gnome te donnerait aussi le plus de gnomes : recrute-le, puis finis ton tour.
example-ties = Avec un Mur de plus, vous êtes deux à avoir le plus de marqueurs dans le quartier 2. Finis ton tour : vous comptez comme deuxièmes, le suivant comme troisième.
example-last = Le dernier tour du dernier mois. Finis-le et vois qui gagne.
example-non-players = Après ton tour, les non-joueurs construisent. Tu décides pour l’un d’eux : une Auberge de la pioche visible, dans le quartier 3, où elle ne te gêne pas.
example-pub = Recrute un gnome pour ton Pub. Un de tes nains devient maître aussitôt.
example-gardens = Recrute un gnome pour ton Jardin. Un de tes elfes devient maître aussitôt.
example-tower = Ton elfe est sur la plateforme de la Tour. Utilise-le : un gnome gratuit, pour la serrure de ton choix.
example-inn = Ton elfe est sur la plateforme de l’Auberge. Utilise-le et prends un nouveau nain.
example-blacksmith = Deux chemins vers le métal : le travailleur sur la plateforme, et le gnome, qui t’en vend.
example-bank = Le gnome de ta Banque rapporte de l’or une fois par tour. Il suffit de demander.
example-market = Le travailleur sur la plateforme rapporte de l’or ; le gnome te donne une deuxième visite au comptoir. Achète deux fois.
example-gatehouse = Construis le Corps de garde entre les quartiers 3 et 4, du côté du 3. Puis un gnome met ton marqueur de l’autre côté aussi.
example-library = Ton elfe est sur la plateforme de la Bibliothèque. Pioche, puis défausse ce qui te sert le moins.
example-keep = Une carte, deux marqueurs : construis la section du Donjon dans le quartier 3.
example-merchants = Utilise la guilde, change bois et pierre en métal, et achète au comptoir avec une de tes nombreuses visites.
example-librarians = Pioche des cartes et défausses-en une : la Tour, que tu ne construiras pas.
example-architects = Les architectes te construisent un Mur et t’épargnent une part du coût : 1 bois et 1 pierre, puisqu’il ne coûte pas de métal.
example-recruiters = Prends un elfe, un nain ou un gnome. Ici : un elfe.
example-sawyers = Ton elfe attend chez les scieurs. Utilise-le : du bois, et l’elfe rentre.
example-miners = Ton elfe attend chez les mineurs. Du métal sans paire à la mine.
example-bankers = Ton elfe attend chez les banquiers. Utilise-le avant de dépenser.
example-masons = Ton elfe attend chez les maçons. De la pierre pour le prochain Mur.
example-thieves = Prends de l’or à un joueur, ou un à chacun de plusieurs. Ici : un à chacun.
example-bandits = Le troisième joueur a du métal. Les bandits peuvent le prendre.
example-wizards = Ton Pub est dans le quartier 1, celui d’un autre dans le 5. Échange-les : les marqueurs bougent, les cartes restent.
example-spies = Les deux autres montrent une carte. Prends le Donjon en main.

## Symboles des plateaux, et éléments que rien d’autre ne nomme

sign-gnome = gnome
sign-marker = marqueur
sign-lock = serrure gnome
sign-lock-open = serrure ouverte
sign-plank = plateforme
sign-crest = écusson
sign-crest-2 = écusson 2
sign-crest-down = écusson pris ce mois-ci
sign-trading-post = comptoir
sign-calendar = calendrier

## La feuille à imprimer : side-1-... est au recto, side-2-... au verso. « :wood: » est un symbole, « :$wall-cost: » un coût.

side-1-goal = But
    .text = Construis Belfort. On compte trois fois, à la fin du printemps, de l’été et de l’automne : pour le plus de :marker: dans chacun des cinq quartiers, et pour le plus de :elf:, :dwarf: et :gnome:. Celui qui a le plus de points gagne.
side-1-start = Début
    .text = Chacun a { $start-wood } :wood: { $start-stone } :stone: { $start-metal } :metal: { $start-gold } :gold:, { $start-elves } :elf:, { $start-dwarves } :dwarf:, un :crest: et { $start-keep } cartes Propriété sur { $start-deal }. { $start-pool } cartes sont visibles, cinq guildes dans la cité.
side-1-month = Un mois
    .text =
        - 1 Calendrier : le mois suivant commence.
        - 2 Placement : un travailleur chacun à son tour, ou passer.
        - 3 Collecte : ressources, travailleurs, écussons, revenus, taxes.
        - 4 Actions : un tour entier chacun.
        - 5 Décompte : seulement au dernier mois d’une saison.
side-1-placement = Placement
    .text =
        Dans l’ordre des :crest:, mets un travailleur sur une :plank: libre, ou passe.
        - :recruiter: Bureau du recruteur, { $fees-recruiter } :gold: : un nouveau travailleur du même peuple.
        - :camp: Camp du Roi, un seul travailleur chacun : un autre :crest:.
        - :sawyers: Guilde, { $fees-guild } :gold: à son propriétaire ou à la réserve ; la tienne est gratuite.
        - :pub: Plateformes des cartes construites.
        Quand tu passes, tous les autres vont aux zones :
        - :forest: elfes, :quarry: nains, :mine: et :gold_mine: les deux.
side-1-collection = Collecte
    .text =
        - :forest: 1 :wood: par :elf:. :quarry: 1 :stone: par :dwarf:.
        - :mine: 1 :metal: par paire :elf: :dwarf:. :gold_mine: 1 :gold: par travailleur.
        - Plus que chacun des autres dans une zone : { $collection-bonus } de plus.
        - :master_elf: :master_dwarf: Un maître collecte comme { $collection-master } ; sinon il compte pour un.
        - Puis le bureau, le camp, et le revenu des cartes construites.
        - Taxes : niveaux de { $tax-spaces } points ; le premier paie 0, chaque suivant 1 :gold: de plus. Ce qui manque coûte des points.
side-1-actions = Actions, dans l’ordre voulu
    .text =
        - Construire : une propriété de ta main, un :wall: Mur (:$wall-cost:), une guilde. Un :marker: sur un symbole libre.
        - Utiliser les travailleurs placés ; tous doivent rentrer.
        - :trading_post: Comptoir, { $trading_post-visits } visite : acheter et vendre une fois.
        - :gnome: Recruter un gnome, une fois, { $fees-hire_gnome } :gold:, pour une :lock: libre.
        - Gnomes de la Banque et de la Forge.
        - Enfin : acheter une carte, { $fees-buy_card } :gold:. À la fin, au plus { $limits-hand } cartes en main.
side-1-scoring = Décompte
    .text =
        - Quartier : le plus de :marker: { $scoring-district-1 }, deuxième { $scoring-district-2 }, troisième { $scoring-district-3 } (pas à trois joueurs).
        - :elf: :dwarf: :gnome: chacun : le plus { $scoring-workers-1 }, deuxième { $scoring-workers-2 }.
        - Égalité : tous comptent comme la place suivante ; ceux derrière descendent d’une.
side-1-end = Fin
    .text = Après le troisième décompte. Égalité : :wood: :stone: :gold: comptent 1, :metal: 2.
side-1-two = À deux joueurs
    .text = Deux non-joueurs bloquent des guildes, construisent une carte chaque mois après les actions, et prennent des places dans les quartiers. L’écusson 1 décide pour le Non-joueur 3, l’écusson 2 pour le Non-joueur 4. Pour les peuples, ils comptent { $two_players-elves } :elf: et { $two_players-dwarves } :dwarf:.
side-2-properties = Propriétés : coût, revenu, et ce qu’elles font
    .text =
        - :pub: *{ PIECE("pub") }* :$properties-pub-cost: +{ $properties-pub-income } :gold: — :gnome: un :dwarf: devient :master_dwarf:.
        - :gardens: *{ PIECE("gardens") }* :$properties-gardens-cost: +{ $properties-gardens-income } :gold: — :gnome: un :elf: devient :master_elf:.
        - :tower: *{ PIECE("tower") }* :$properties-tower-cost: +{ $properties-tower-income } :gold: — :gnome: ouvre la :plank:. Plateforme, { $properties-tower-plank-fee } :gold: : un gnome gratuit.
        - :inn: *{ PIECE("inn") }* :$properties-inn-cost: +{ $properties-inn-income } :gold: — :gnome: ouvre la :plank:. Plateforme, { $properties-inn-plank-fee } :gold: : un nouvel :elf: ou :dwarf:.
        - :blacksmith: *{ PIECE("blacksmith") }* :$properties-blacksmith-cost: +{ $properties-blacksmith-income } :gold: — Plateforme : { $properties-blacksmith-plank-gain-metal } :metal:. :gnome: une fois par tour 1 :metal: pour { $properties-blacksmith-gnome-fee } :gold:.
        - :bank: *{ PIECE("bank") }* :$properties-bank-cost: +{ $properties-bank-income } :gold: — :gnome: une fois par tour { $properties-bank-gnome-gold } :gold:.
        - :market: *{ PIECE("market") }* :$properties-market-cost: +{ $properties-market-income } :gold: — Plateforme : { $properties-market-plank-gain-gold } :gold:. Deux :lock: ; chaque :gnome: { $properties-market-gnome-visits } visite de plus au comptoir.
        - :gatehouse: *{ PIECE("gatehouse") }* :$properties-gatehouse-cost: +{ $properties-gatehouse-income } :gold: — Une moitié seulement. :gnome: ton :marker: sur l’autre moitié aussi.
        - :library: *{ PIECE("library") }* :$properties-library-cost: +{ $properties-library-income } :gold: — Plateforme : pioche { $properties-library-plank-draw }, défausse { $properties-library-plank-discard }. :gnome: pioche { $properties-library-gnome-draw } en fin de tour.
        - :keep: *{ PIECE("keep") }* :$properties-keep-cost: +{ $properties-keep-income } :gold: — Deux :marker: dans un quartier. Pas de serrure.
side-2-guilds = Guildes : coût, et ce que reçoit un travailleur
    .text =
        - :merchants: *{ PIECE("merchants") }* :$guilds-merchants-cost: — { $guilds-merchants-conversions } × :wood: ou :stone: en :metal:, { $guilds-merchants-visits } visites de plus au comptoir.
        - :librarians: *{ PIECE("librarians") }* :$guilds-librarians-cost: — pioche { $guilds-librarians-draw } cartes, défausse-en { $guilds-librarians-discard }.
        - :architects: *{ PIECE("architects") }* :$guilds-architects-cost: — construis n’importe quoi sans carte, pour 1 :metal: ou 2 :ws: de moins. Ni revenu, ni plateforme, ni serrure.
        - :recruiters: *{ PIECE("recruiters") }* :$guilds-recruiters-cost: — un nouvel :elf:, :dwarf: ou :gnome:.
        - :sawyers: *{ PIECE("sawyers") }* :$guilds-sawyers-cost: — :$guilds-sawyers-gain:
        - :miners: *{ PIECE("miners") }* :$guilds-miners-cost: — :$guilds-miners-gain:
        - :bankers: *{ PIECE("bankers") }* :$guilds-bankers-cost: — :$guilds-bankers-gain:
        - :masons: *{ PIECE("masons") }* :$guilds-masons-cost: — :$guilds-masons-gain:
        - :thieves: *{ PIECE("thieves") }* :$guilds-thieves-cost: — { $option-thieves_gold } :gold: à un joueur, ou 1 à chacun de { $stealing-victims }.
        - :bandits: *{ PIECE("bandits") }* :$guilds-bandits-cost: — { $guilds-bandits-from_one-metal } :metal: ou { $guilds-bandits-from_one-wood_or_stone } :ws: à un joueur, ou 1 :ws: à chacun de { $stealing-victims }.
        - :wizards: *{ PIECE("wizards") }* :$guilds-wizards-cost: — échange deux lieux de même sorte, avec tous leurs :marker:.
        - :spies: *{ PIECE("spies") }* :$guilds-spies-cost: — tous les autres montrent une carte ; prends-en une.
side-2-trading = Comptoir
    .text = Acheter : 1 :wood: pour { $trading_post-buy-wood } :gold:, 1 :stone: pour { $trading_post-buy-stone } :gold:, 1 :metal: pour { $trading_post-buy-metal } :gold:. Vendre : 1 :metal: pour { $trading_post-sell-metal } :gold:, deux :ws: pour { $trading_post-sell-two_wood_or_stone } :gold:.
side-2-remember = À ne pas oublier
    .text =
        - Les plateformes de la Tour et de l’Auberge s’ouvrent au placement suivant.
        - Tous les travailleurs placés doivent servir ou rentrer avant la fin du tour.
        - Au plus { $limits-elves } :elf: et { $limits-dwarves } :dwarf: chacun.
        - À la mine sans partenaire, un travailleur ne rapporte rien, mais compte pour le bonus.
