# Les leçons de Rise to Nobility. Comment elles s’écrivent : docs/write-a-lesson.md.


lesson-first-game = Ta première partie
    .about = Mène ta famille des faubourgs à la noblesse. Tu joues deux manches et découvres toute la ville ; ensuite la partie continue, et elle est à toi.
    .otherwise-pass = Tu as **passé** : tu ne places plus de dé dans cette manche, et ceux qui te restent ne servent pas. À la manche suivante, tu les retrouves tous.
lesson-first-game-goal = Le but
lesson-first-game-goal-welcome =
    Bienvenue dans **Rise to Nobility** ! Tu loges des colons, tu places des apprentis dans les guildes, tu construis, et tu gagnes ainsi la faveur du Conseil de pierre. À la fin, celui qui a le **plus de points** gagne.
    Tu joues { SEAT(0) } ; { SEAT(1) } est un bot. Nous jouons deux manches ensemble.
lesson-first-game-goal-points =
    Tes **points** sont ici, à droite. La plupart viennent des colons, des bâtiments et du Conseil de pierre. À leur gauche, on voit ce que tu as : pièces, réputation, noblesse, biens.
    { $touch ->
        [yes] Garde le doigt sur
       *[no] Survole
    } ce que tu ne connais pas, ici ou sur le plateau : **on te dit ce que c’est**.
lesson-first-game-goal-town = Voici la **ville** : six guildes et sept autres lieux. Chacun fait quelque chose pour toi quand tu y poses un dé. Tu vas en visiter presque tous ; il n’y a rien à apprendre par cœur.
lesson-first-game-dice = Dés et réputation
lesson-first-game-dice-dice =
    À chaque manche, tu lances { $by_players-dice-2 } **dés**. À chaque tour, tu en places un dans la ville ; puis c’est au suivant. Si tu ne peux ou ne veux plus en placer, tu **passes** et ne joues plus de la manche.
    Un dé élevé vaut-il mieux qu’un petit ? Cela dépend du lieu.
lesson-first-game-dice-reputation = Voici ta **réputation** : { $by_players-reputation-2 }. Le total des dés que tu places pendant une manche ne peut pas la dépasser ; ceux qui seraient de trop sont estompés. Placer des dés ne l’use pas : à la manche suivante, tu l’as de nouveau tout entière.
lesson-first-game-dice-turn = Ici, en haut, tu vois toujours **ce qu’on te demande**, avec des boutons pour ce qui n’a pas de place sur le plateau. Tout ce que tu peux choisir brille. Après chaque étape, un bouton permet ici de **l’annuler** ; la petite flèche à côté montre comment annuler davantage.
lesson-first-game-guilds = Les guildes
lesson-first-game-guilds-settlers = Cette carte montre tes **colons**, { PIECE("s17", form: "le") } ; pour l’instant, personne d’autre ne la connaît. Donne-leur une maison et des biens, et ils apportent un point par bien, un travailleur (le pion) et de la noblesse (l’étoile).
lesson-first-game-guilds-wants = Ils veulent des bijoux (l’anneau) et des objets magiques (la fiole) : **4 à 6 des deux réunis**, au moins un de chaque et { $limits-of_a_good } au plus d’une même sorte. Tu as un anneau et une fiole : il t’en manque donc deux.
lesson-first-game-guilds-take = Chaque guilde vend des biens d’une sorte. Un 1 ou 2 y achète { $guilds-die_spaces-1-buy } bien, un 3 ou 4 en achète { $guilds-die_spaces-2-buy }, un 5 ou 6 en achète { $guilds-die_spaces-3-buy }. Prends le **3** : appuie dessus.
    .why = Avec le 3, tu peux acheter juste les deux qui te manquent.
    .otherwise = Pour acheter les deux biens d’un coup, il faut un 3 ou plus ; et plus le dé est élevé, moins il reste de réputation pour les autres. Avec le **3**, il en reste assez pour toute la suite.
lesson-first-game-guilds-visit = Les lieux où le dé peut aller brillent. Pose-le dans la **Guilde des marchands**, qui vend des bijoux. Des objets magiques iraient aussi, mais il y a ici un atelier qui te donne une pièce.
    .otherwise = Te voilà ailleurs. C’est permis, mais tes colons veulent des **bijoux et des objets magiques**, que vendent les marchands et les mages. { $touch ->
        [yes] Garde le doigt sur un lieu
       *[no] Survole un lieu
    } pour lire ce qu’il apporte.
    .also = Les mages vendent des objets magiques, que tes colons veulent aussi.
lesson-first-game-guilds-workshop = Il y a déjà un **atelier** dans cette guilde. Si ton dé l’atteint, tu peux t’en servir : un 1 ou 2 atteint la première des trois cases d’atelier depuis la gauche, un 3 ou 4 les deux premières, un 5 ou 6 les trois. Celui-ci donne une pièce : prends-la.
    .why = Il est sur la deuxième case d’atelier, et ton dé est un 3. Tu peux te servir de chaque atelier que tu atteins.
    .missed = Dans les guildes, il y a des ateliers. En y posant un dé, tu peux t’en servir : un 1 ou 2 atteint la première des trois cases d’atelier, un 3 ou 4 les deux premières, un 5 ou 6 les trois.
lesson-first-game-guilds-buy = Maintenant, **achètes-en deux**. Un bien coûte { AMOUNTS("coin", $guilds-good) }.
    .otherwise = Il manque encore des biens à tes colons. Ils pourront emménager plus tard.
    .missed = Une guilde vend ses biens à { AMOUNTS("coin", $guilds-good) } chacun.
lesson-first-game-settlers = Colons et maisons
lesson-first-game-settlers-complete = Une fois par tour, avant ou après ton dé, tu peux aussi **installer des colons**, si tu as une maison libre (il y en a une sur ton plateau) et les biens qu’ils veulent. Appuie sur ta carte. Il faut confirmer, car les autres la verront alors aussi.
    .otherwise = Ils peuvent aussi emménager plus tard. Une maison les attend.
    .missed = Une fois par tour, tu peux **installer des colons** : appuie sur leur carte quand elle brille. Il faut une maison libre (il y en a une sur ton plateau) et les biens qu’ils veulent. Tu choisis combien tu en donnes, et chacun vaut un point.
lesson-first-game-settlers-pay = Choisis ce que tu donnes. **Chaque bien vaut un point** : le jeu propose donc tout ce qu’ils acceptent, dans la limite de ce que tu as. Donne-le.
lesson-first-game-settlers-housed =
    En plus des points, les colons installés apportent ce qui est en haut de leur carte : des **travailleurs** (le pion) et de la **noblesse** (l’étoile, comme sur l’écu à côté de ton nom).
    Les travailleurs attendent au **logis**, sur ton plateau, que tu aies besoin d’eux. D’autres maisons viennent du Chantier.
lesson-first-game-settlers-other = { SEAT(1) } a joué aussi. À deux, une guilde n’accueille qu’**un dé par manche** : là où il y en a un, personne ne peut en poser un autre cette manche. Ailleurs, les cases montrent combien de dés un lieu accueille.
lesson-first-game-apprentices = Les apprentis
lesson-first-game-apprentices-idea =
    Un travailleur peut devenir **apprenti** dans une guilde. À la fin de chaque manche, chacun gagne les pièces indiquées en bas de la guilde ; dès ton prochain tour, quand tu y achètes, il ajoute un bien gratuit.
    Plus tard, tu peux en rappeler un, avec un 5 ou 6 sur la case de dé de ton plateau.
lesson-first-game-apprentices-take = Les petits dés placent des apprentis : un 1 ou 2 jusqu’à { $guilds-die_spaces-1-apprentices }, un 3 ou 4 jusqu’à { $guilds-die_spaces-2-apprentices }, un 5 ou 6 aucun. Prends le **1**.
    .without = Les petits dés placent des apprentis : un 1 ou 2 jusqu’à { $guilds-die_spaces-1-apprentices }, un 3 ou 4 jusqu’à { $guilds-die_spaces-2-apprentices }, un 5 ou 6 aucun. **Tu n’as pas encore de travailleur**, puisqu’aucun colon n’a emménagé ; cette fois, tu peux donc seulement acheter. Prends le **1**.
    .otherwise = Un 2 place aussi des apprentis, un 5 ou 6 **aucun** ; mais ces dés serviront pour la suite. Avec le **1**, tout s’enchaîne.
lesson-first-game-apprentices-visit = Va à la **Guilde des artistes**. (Un 1 ou 2 n’atteint pas l’atelier qui s’y trouve : il est sur la deuxième case d’atelier.)
    .why = À la taverne, il y a des colons qui veulent des œuvres d’art. Tu les inviteras bientôt.
    .otherwise = Un autre lieu, alors. Si c’est une guilde, tu peux y placer un apprenti aussi. Mais les colons que tu inviteras bientôt veulent des œuvres d’art, et sans apprenti chez les artistes, ils seront plus difficiles à contenter.
lesson-first-game-apprentices-buy = Achète **une** œuvre d’art : elle te servira, pour des colons et pour le Conseil de pierre.
    .otherwise = On peut aussi acheter des œuvres d’art plus tard. Mais il t’en manquera peut-être une pour la suite.
lesson-first-game-apprentices-place = Et maintenant l’**apprenti** : envoie ton travailleur sur la place libre en bas de la guilde.
    .why = Des pièces à chaque manche, et plus de biens pour ton argent. Plus tard, un apprenti peut devenir ici maître d’un atelier. Au lieu d’un travailleur, tu peux aussi envoyer ici un apprenti d’une autre guilde.
    .otherwise = Tu as gardé le travailleur. Il servira pour un bâtiment.
    .missed = Si tu as un travailleur et viens dans une guilde avec un petit dé, appuie sur la place libre en bas de la guilde : le travailleur y devient **apprenti**. Avec un 5 ou 6 sur la case de dé de ton plateau, tu peux en rappeler un.
lesson-first-game-apprentices-clerk = { SEAT(1) } vient de passer au bureau de **Berk**, le greffier de la ville. On y reçoit gratuitement un **modificateur** : l’hexagone avec ±. Le nombre après le plus dit combien on peut en acheter encore, pour { AMOUNTS("coin", $clerk-modifier) } chacun.
lesson-first-game-apprentices-modifier = Un modificateur augmente ou diminue un dé de 1 avant que tu le places, et c’est ce nombre qui compte. On peut en utiliser plusieurs sur un dé, mais un 1 ne devient jamais un 6, ni un 6 un 1. Pendant la même visite, Berk remplace aussi, si tu veux, tous les colons ou les bâtiments exposés, gratuitement.
lesson-first-game-castle = Le Château blanc
lesson-first-game-castle-pips = Regarde ta réputation : chaque dé placé en occupe une partie, pour cette manche. Elle ne suffit pas pour tes cinq dés.
lesson-first-game-castle-take = Il y a un lieu qui augmente ta réputation durablement. Prends le **5**.
lesson-first-game-castle-visit = Pose-le au **Château blanc** : un 5 ou 6 apporte { $castle-die_spaces-3-reputation } de réputation, tout de suite et pour toutes les manches à venir.
    .why = Avec plus de réputation, tu peux placer à chaque manche plus de dés, ou de plus élevés. C’est au début qu’elle vaut le plus ; elle ne dépasse jamais { $reputation-most }.
    .otherwise = Le château peut attendre. Mais tôt ou tard, chacun a besoin de réputation.
    .missed = Le **Château blanc** apporte de la réputation, tout de suite et pour toutes les manches à venir : { $castle-die_spaces-1-reputation } pour un 1 ou 2, { $castle-die_spaces-2-reputation } pour un 3 ou 4, { $castle-die_spaces-3-reputation } pour un 5 ou 6. C’est au début qu’elle vaut le plus.
lesson-first-game-tavern = La Taverne de la Caverne
lesson-first-game-tavern-take = Maintenant, de nouveaux colons. Prends le **2**.
lesson-first-game-tavern-visit = Va à la **Taverne de la Caverne**. Le premier dé est libre ; chaque dé suivant doit être au moins égal au précédent.
    .otherwise = Ailleurs, alors. La taverne est ouverte à chaque manche.
    .missed = À la **Taverne de la Caverne**, tu obtiens de nouveaux colons. Le premier dé est libre ; chaque dé suivant doit être au moins égal au précédent.
lesson-first-game-tavern-choose = Choisis des colons ; ils ne coûtent rien. Prends ceux de la place **marquée**, { PIECE("s01", form: "le") }. Ils veulent des œuvres d’art et des meubles : avec un apprenti à la Guilde des artistes, tu y reçois plus d’œuvres d’art. Et ils apportent 1 travailleur et 1 de noblesse.
    .why = Les visages et les couleurs montrent auquel des six peuples les colons appartiennent (et non à quel joueur) ; c’est ce que demandera le Conseil de pierre. { $limits-open_settlers } cartes au plus peuvent attendre chez toi : si tu en prends une de plus, tu défausses une des autres. À la taverne, une autre carte prend sa place dès que tu continues.
    .otherwise = D’autres colons, alors. Ils voudront d’autres biens ; regarde lesquels. Les chapitres suivants sont faits pour ceux de la place marquée : certaines étapes, tu ne pourras peut-être que les lire.
    .missed = Ils ne coûtent rien. Les visages et les couleurs montrent auquel des six peuples ils appartiennent ; { $limits-open_settlers } cartes au plus peuvent attendre chez toi.
lesson-first-game-income = Le revenu
lesson-first-game-income-passed = La manche est finie. Un joueur qui ne peut plus rien faire attend la suivante : le jeu **passe** pour lui. Un dé pour lequel il ne restait pas assez de réputation n’a pas servi ; à présent, tous les dés ont été relancés.
lesson-first-game-income-income = Quand tous ont passé vient le **revenu**. Un apprenti seul dans une guilde gagne { AMOUNTS("coin", $by_players-apprentice_income-2-1) } ; à deux, qu’ils soient à toi ou à d’autres, chacun gagne { $by_players-apprentice_income-2-2 }. Le petit nombre ici annonce le prochain revenu.
lesson-first-game-income-round = Une nouvelle manche : tous les dés sont revenus et relancés, un **nouveau navire** est au port, et un autre joueur commence, comme à chaque manche.
lesson-first-game-income-first = { SEAT(1) } commence cette manche, avec un dé à la taverne.
lesson-first-game-houses = Des biens et une maison
lesson-first-game-houses-goods = Il manque des œuvres d’art à tes colons. Prends le **2** : un 1 irait aussi, mais les 1 te seront plus utiles ailleurs cette manche.
    .without = Les colons veulent des biens, et une guilde où tu as un apprenti t’en donne davantage. Prends le **2** : un 1 irait aussi, mais les 1 te seront plus utiles ailleurs cette manche.
lesson-first-game-houses-artists = Va à la **Guilde des artistes**, qui vend des œuvres d’art.
    .without = Tes colons veulent peut-être d’autres biens. Va quand même à la **Guilde des artistes** pour voir à quoi sert un apprenti. Elle vend des œuvres d’art, que le Conseil de pierre demande aussi.
    .otherwise = Très bien. Il y a des biens ailleurs aussi.
lesson-first-game-houses-buy = Achètes-en **une**. Ici, un apprenti à toi en ajoute une gratuitement.
    .otherwise = Sans achat, l’apprenti n’ajoute rien non plus.
    .missed = Si tu achètes au moins un bien là où tu as un apprenti, tu en reçois un de plus gratuitement.
lesson-first-game-houses-die = Il faut une **maison** aux colons. Prends un **1**.
    .otherwise = N’importe quel dé peut y aller, mais les plus hauts serviront pour la suite, et chacun prend plus de ta réputation. Avec un **1**, tout s’arrange.
lesson-first-game-houses-yard = Va au **Chantier**. Une maison coûte { AMOUNTS("coin", $yard-house) }. Ici, chaque dé suivant doit être au plus égal au précédent.
    .why = Les petits dés vont au chantier, les grands à la taverne : ceux qui viennent tard doivent avoir les bons.
    .otherwise = La maison peut attendre une manche.
    .missed = Les maisons viennent du **Chantier**, pour { AMOUNTS("coin", $yard-house) }. Là, chaque dé doit être au plus égal au précédent.
lesson-first-game-houses-complete = Dans le même tour, tes colons peuvent **emménager** : appuie sur leur carte.
    .missed = Dès que tu as une maison et les biens que veulent des colons, ils peuvent **emménager** : appuie sur leur carte, même au tour où tu as acheté la maison.
    .otherwise = Ils emménagent dès qu’il y a une maison et ce qu’ils veulent.
lesson-first-game-houses-pay = Donne ce qu’ils prennent. **Chaque bien vaut un point.**
lesson-first-game-port = Le Port
lesson-first-game-port-ship = Pour un bâtiment, il faut des pièces. Au **Port**, un navire achète des biens ; sous chacun, il y a son prix, et les fenêtres de la coque montrent combien il en prend.
lesson-first-game-port-die = Un dé vend jusqu’à autant de biens qu’il l’indique : un 1 en vend un, un 6 jusqu’à six. Chaque nombre ne sert qu’une fois par manche. Un seul bien suffit : prends un **1**.
    .otherwise = N’importe quel dé peut y aller, mais les plus hauts serviront pour la suite, et chacun prend plus de ta réputation. Avec un **1**, tout s’arrange.
lesson-first-game-port-visit = Pose-le au **Port**.
    .otherwise = Tant pis pour ce navire. À la prochaine manche, il y en aura un autre.
lesson-first-game-port-sell = Vends ce qui te sert le moins et rapporte le plus, par exemple des **armes** si tu en as. Mais garde un livre et une œuvre d’art : tu en auras bientôt besoin.
    .otherwise = Cela se vend aussi. Mais veille à garder un livre et une œuvre d’art : le Conseil de pierre demande l’un et l’autre.
    .missed = Au Port, tu peux vendre autant de biens que le dé l’indique, chacun au prix inscrit dessous.
lesson-first-game-buildings = Les bâtiments
lesson-first-game-buildings-workshops = À la **Halle des guildes**, il y a des bâtiments : la valeur du dé dit lequel, et plus elle est haute, moins c’est cher. Un **atelier** va dans sa guilde, sur la première case libre à gauche, et apporte les points et la noblesse indiqués là ; un de tes apprentis y devient maître.
lesson-first-game-buildings-later =
    Ensuite, ton atelier t’apporte à chaque manche un bien de sa guilde. Et chaque fois que **le dé de quelqu’un d’autre atteint sa case**, tu reçois quelque chose, qu’il s’en serve ou non : { $touch ->
        [yes] garde le doigt sur une case
       *[no] survole une case
    } pour voir quoi.
lesson-first-game-buildings-master = Les points et la noblesse de la case ne viennent qu’une fois, et un **maître** ne gagne plus de pièces et n’ajoute plus de biens comme un apprenti. Mieux vaut donc construire là où les autres vont.
lesson-first-game-buildings-community =
    Un **bâtiment communal** va sur ton propre plateau et prend un de tes travailleurs.
    Il apporte { AMOUNTS("point", $community-points) }, { $community-stars } de noblesse et un revenu à chaque manche. Ensuite, chaque carte de colons que tu installes rapporte { AMOUNTS("point", $community-bonus) } de plus.
lesson-first-game-buildings-die = Pour la dernière case de la halle, il te faut le **6** : un bâtiment n’y coûte que { AMOUNTS("coin", $hall-cost-6) }.
    .why = Pour la manche suivante, les bâtiments qui restent glissent vers la gauche, où ils coûtent plus cher ; de nouveaux arrivent à droite.
lesson-first-game-buildings-visit = Pose-le à la **Halle des guildes**.
    .otherwise = On peut construire à chaque manche, quand on a de quoi payer.
lesson-first-game-buildings-build = Choisis sa case sur ton plateau. Chacune a **son revenu** : une pièce, un bien au choix ou de la réputation.
    .missed = Chaque case pour un bâtiment communal a **son propre revenu** : une pièce, un bien au choix ou de la réputation.
lesson-first-game-buildings-end = Tu pourrais aussi **vendre** un bâtiment, pour { AMOUNTS("coin", $sale-coins) }, mais tu perdrais ses points : c’est pour les urgences. **Finis** donc **le tour**.
    .missed = À ton tour, tu peux aussi **vendre** un bâtiment, pour { AMOUNTS("coin", $sale-coins) }, mais tu perds ses points : c’est pour les urgences.
lesson-first-game-council = Le Conseil de pierre
lesson-first-game-council-members =
    Au **Conseil de pierre** siègent les six peuples, chacun avec des requêtes sous son visage. Pour en satisfaire une, il faut que des colons de ce peuple habitent chez toi : leurs visages brillent.
    Il faut aussi un dé qui convient à sa rangée, la noblesse indiquée à gauche (tu la gardes), des biens et des pièces.
lesson-first-game-council-price = Une requête rapporte les points indiqués à droite. Et elle coûte { $council-loss } de **réputation**, pour le reste de la partie ; les dés déjà placés restent en place. Les places vides sont regarnies pour la manche suivante.
lesson-first-game-council-demand = Cette requête des **elfes** demande un 1 ou un 2, une noblesse de 4, un livre, une œuvre d’art et une pièce, pour 5 points. Deux cartes de colons et un bâtiment communal donnent tout juste cette noblesse. (Les elfes verts sont un autre peuple.)
    .without = Cette requête des **elfes** demande un 1 ou un 2, une noblesse de 4, un livre, une œuvre d’art et une pièce, pour 5 points. Ta noblesse n’est pas encore si haute ; deux cartes de colons et un bâtiment communal y mènent tout juste.
lesson-first-game-council-die = Prends un **1**.
    .missed = Cette requête prend un 1 ou un 2 ; d’autres rangées prennent d’autres dés.
lesson-first-game-council-visit = Et **satisfais la requête**.
    .otherwise = Le conseil attend. Les requêtes restent jusqu’à ce que quelqu’un les satisfasse.
    .missed = Une requête se satisfait avec un dé qui convient à sa rangée : tu donnes les biens et les pièces, et tu reçois aussitôt les points.
lesson-first-game-council-end = **Finis le tour.**
lesson-first-game-council-pass = Quand tu as placé tous tes dés, ou ne veux plus en placer, tu passes ; comme tu pourrais encore vendre un bâtiment, le jeu te le demande. Si tu veux encore placer un dé, fais-le d’abord. Ensuite, **passe pour le reste de la manche**. Si le revenu t’offre un bien au choix, prends-en un que demanderont des colons ou le Conseil.
    .missed = Quand tu **passes**, tu ne joues plus dans cette manche et renonces aux dés qui te restent.
lesson-first-game-nobility = Noblesse et personnages
lesson-first-game-nobility-nobility = Voici ta **noblesse**. Elle t’ouvre le conseil et, à la fin, ta case vaut autant de points que l’indique son nombre. À { $nobility-lord_at }, avec la couronne, tu deviens seigneur.
lesson-first-game-nobility-character = Et voici ton **personnage**. Du bien indiqué à gauche de la carte, tu peux donner aux colons un de plus que { $limits-of_a_good }. Le reste, tu le reçois une seule fois, en devenant seigneur : ici de la réputation et des modificateurs, d’autres personnages apportent des pièces, des biens ou des colons.
lesson-first-game-end = La fin
lesson-first-game-end-end =
    Après { $start-rounds } manches, c’est fini. Chaque lot de { $end-goods_for_a_point } biens restants vaut alors un point, et la noblesse compte ; les pièces et les colons sans maison ne comptent pas.
    Celui qui a le plus de **points** gagne. En cas d’égalité, c’est celui qui a donné le plus de maisons à des colons, puis celui qui a la plus haute réputation.
lesson-first-game-end-more =
    Certaines choses changent **à partir de trois joueurs** :
    - Les guildes, la taverne et le Chantier accueillent plus de dés, et une guilde plus d’apprentis : plus ils sont nombreux, moins chacun gagne.
    - Au début, il n’y a aucun atelier dans les guildes.
    - Le propriétaire d’un atelier en reçoit la récompense une fois, et non deux comme dans une partie à deux.
lesson-first-game-end-on = C’est tout. **La partie continue, et elle est à toi** ; ce qu’on te demande est au-dessus du plateau. Pour savoir à quoi sert une chose, { $touch ->
        [yes] garde le doigt dessus un instant
       *[no] survole-la
    }. Les règles sont sous « Règles ».

lesson-solo = Jouer en solitaire
    .about = Pour qui connaît le jeu : un objectif au lieu d’adversaires, et des dés qui barrent la route.
lesson-solo-alone = Seul en ville
lesson-solo-alone-objective = En solitaire, tu joues pour un **objectif** à deux conditions. Si elles sont remplies en même temps, après un de tes tours ou après un revenu, tu gagnes tout de suite ; après { $start-rounds } manches, c’est trop tard. Ce que tu as donné ne compte plus. Ici, tu vois toujours où tu en es.
lesson-solo-alone-automa = À la place d’autres joueurs, il y a l’**automa** : cinq dés à lui. Ils sont lancés au début de chaque manche, restent en place jusqu’à sa fin, puis sont relancés. Le blanc est à la **taverne** : ton dé doit y être au moins égal.
lesson-solo-alone-yard = Le vert est au **Chantier** : ton dé doit y être au plus égal.
lesson-solo-alone-hall = Le jaune est à la **Halle des guildes** : le bâtiment de cette case est défaussé, et la case est prise pour cette manche.
lesson-solo-alone-guilds = Les deux derniers, les noirs, **bloquent** chacun **une guilde** pour cette manche : cette fois celle des érudits et celle des marchands. S’ils sont égaux, une seule guilde est bloquée.
lesson-solo-alone-workshops = Quelle valeur bloque quelle guilde, c’est [dans les règles](solo-automa). Si tu as des ateliers dans une guilde bloquée, tu touches leur récompense, comme si quelqu’un s’en était servi.
lesson-solo-alone-die = Il y a un 3 à la taverne : ton dé doit donc être un 3 ou plus. Prends un **4**. Il utilise 4 de ta réputation pour cette manche ; chaque fois que le jeu te demande un dé, tu vois ce qui reste.
    .otherwise = Cette manche, seul un 3 ou plus peut aller à la taverne. Les autres dés vont ailleurs.
lesson-solo-alone-tavern = Pose-le à la **taverne**.
    .otherwise = Ailleurs, alors. Les dés de l’automa restent là toute la manche.
lesson-solo-alone-choose = Choisis des **colons** utiles à ton objectif. Le hasard retourne ensuite une autre carte à leur place, et tu continues.
    .why = Le tien demande des colons installés : ceux qui veulent moins de biens le sont plus vite.
    .missed = À la taverne, tu choisis des colons utiles à ton objectif. Ici, il demande des colons installés : ceux qui veulent moins de biens le sont plus vite.
lesson-solo-alone-on = Et ainsi de suite : tes tours se suivent jusqu’à ce que tu passes. Puis vient le revenu, tous les dés reviennent, les tiens et ceux de l’automa, et une nouvelle manche commence. Les points disent seulement si tu as bien joué ; **l’objectif décide**. La partie est à toi.

lesson-events = Cartes d’événement
    .about = Une variante, pour qui connaît le jeu. À chaque manche, quelque chose change : comment lire et utiliser un événement.
lesson-events-event = L’événement de la manche
lesson-events-event-event = Au début de chaque manche, avant de lancer les dés, un nouvel **événement** est retourné. Il vaut pour cette manche, et pour tous ; puis le suivant prend sa place, et personne ne sait lequel. Celui-ci améliore le Château blanc : plus de réputation pour qui y va. Les nombres du château en tiennent déjà compte.
lesson-events-event-die = Vas-y donc avec un dé élevé. Prends le **6** : c’est lui qui apporte le plus, pour toutes les manches à venir, et il reste cette fois de quoi placer un 1, un 2 et un 4.
    .otherwise = Cela convient aussi. Mais ce que le château apporte te reste : c’est donc un bon lieu pour un dé élevé, surtout cette manche.
lesson-events-event-castle = Pose-le au **Château blanc** et regarde ta réputation, à côté de la couronne de laurier.
    .otherwise = Un autre en profitera peut-être. Un événement ne vaut que pour une manche.
lesson-events-event-end = **Finis le tour.**
lesson-events-event-stacks = Il y a deux paquets : les événements de la première moitié donnent surtout des pièces, des biens et de la réputation ; ceux de la seconde souvent des **points**. Aucun ne fait de tort. Lis le nouveau avant de placer ton premier dé. La partie est à toi.

lesson-chancery = La Chancellerie
    .about = Une extension, pour qui connaît le jeu : des pupitres qui aident toute la partie, et des commissions secrètes qui comptent à la fin.
lesson-chancery-commissions = Cartes de commission
lesson-chancery-commissions-keep = Chacun commence avec une **carte de commission** secrète : un but personnel, qui vaut des points à la fin. « 2 › { $commissions-v03-points-2 } » veut dire : { $commissions-v03-points-2 } points en tout pour deux. Choisis-en une.
    .why = Prends-en une qui va avec ce que tu feras de toute façon : des requêtes du conseil, par exemple, ou des colons.
lesson-chancery-commissions-tile = Elle ne compte que si sa **tuile de dés** est remplie, avec un dé pour chacun de ses trois nombres. C’est un tour comme un autre : tu poses un dé ici au lieu d’aller en ville, et il utilise ta réputation. À la fin de la manche, le dé te revient, mais la case reste remplie : tu peux y consacrer plusieurs manches.
lesson-chancery-desks = Les pupitres
lesson-chancery-desks-desks = Voici la **Chancellerie**. Chaque pupitre appartient à un peuple et donne, pour le reste de la partie, un avantage au joueur qui y a un travailleur ; { $touch ->
        [yes] garde le doigt sur un pupitre
       *[no] survole un pupitre
    } pour lire lequel. Ce travailleur y reste comme apprenti jusqu’à la fin de la partie, et rapporte aussi { AMOUNTS("coin", $chancery-income) } à chaque manche, peu importe qui d’autre s’y trouve.
lesson-chancery-desks-elf = Le pupitre des **elfes** (les elfes verts ont le leur) demande un 3, un travailleur, et des elfes parmi tes colons. Les colons que tu as sont des elfes : il faut donc d’abord les installer.
lesson-chancery-desks-die = Ils veulent des objets magiques et des bijoux, et tu n’en as pas assez. Prends le **4**.
lesson-chancery-desks-visit = Va à la **Guilde des marchands**, pour des bijoux.
    .otherwise = Très bien ; le pupitre attendra peut-être.
lesson-chancery-desks-workshop = Prends la **pièce** de l’atelier.
lesson-chancery-desks-buy = Achètes-en **deux** : avec ce que tu as, cela suffit.
lesson-chancery-desks-complete = Maintenant, les **colons** : appuie sur ta carte. Le jeu te demande de confirmer, car personne d’autre ne la connaît encore.
lesson-chancery-desks-pay = Donne ce qu’ils prennent. Chaque bien vaut un point.
lesson-chancery-desks-three = Des elfes habitent chez toi, et un travailleur est venu. Prends le **3**.
    .without = Aucun elfe n’habite encore chez toi : ce pupitre t’est donc fermé. Quand ils auront emménagé, il faudra un **3**. Prends-le ; il sert aussi à autre chose.
lesson-chancery-desks-sit = **Prends place** au pupitre des elfes.
    .otherwise = Pour les pupitres, premier arrivé, premier servi.
lesson-chancery-desks-benefit = Celui qui siège au pupitre des elfes ne perd que { $chancery-benefits-council_loss } de réputation pour une requête du Conseil de pierre. Chacun des autres pupitres aide dans un autre lieu. Sans pupitre, tu peux avoir une carte de commission ; avec chaque pupitre, **une de plus**.
lesson-chancery-desks-more = D’autres cartes de commission, chacune avec sa tuile de dés, s’obtiennent chez **Berk**, contre de la réputation : plus le dé est haut, plus tu as de cartes au choix, et plus tu perds de réputation, pour le reste de la partie. Tu connais la Chancellerie ; la partie est à toi.
