# Les leçons de Belfort. Comment on les écrit : docs/write-a-lesson.md.

## La première partie

lesson-first-game = Ta première partie
    .about = Construis une cité avec des elfes, des nains et des gnomes. Tu joues deux mois, jusqu’au premier décompte ; puis la partie continue, et elle est à toi.
    .otherwise-pass = Tu as **passé** : ce mois-ci, tu ne places plus personne, et tous les travailleurs qui te restent partent maintenant récolter.
    .otherwise-end = Tu as **terminé ton tour** : c’est aux autres maintenant. Ce que tu n’as pas fait attendra le mois prochain.

lesson-first-game-goal = Le but
lesson-first-game-goal-welcome =
    Bienvenue à **Belfort** ! Des elfes, des nains et des gnomes bâtissent ensemble une cité, et chacun veut y avoir la plus grande part.
    Tu joues { SEAT(0) }, avec la couleur et le signe à côté de ton nom ; { SEAT(1) } et { SEAT(2) } sont des bots. Le premier mois a été joué pour toi : chacun a construit un bâtiment. Les deux mois suivants, nous allons les jouer ensemble.
lesson-first-game-goal-districts =
    La cité a **cinq quartiers**, chacun avec sa guilde ; elles changent à chaque partie.
    Chaque bâtiment porte le marqueur de son bâtisseur. Au décompte, avoir le **plus de marqueurs dans un quartier** rapporte { $scoring-district-1 } points, la deuxième place { $scoring-district-2 }.
    Un quartier a la couleur de celui qui y est en tête. Essaie d’être en tête dans plusieurs.
lesson-first-game-goal-marker = Voici ton premier bâtiment, un **Pub** dans le quartier 1, avec ton marqueur. { SEAT(2) } a un Jardin dans le même quartier : un partout, une **égalité**. Ceux qui partagent une place ne reçoivent que les points de la suivante. Vous auriez donc chacun { $scoring-district-2 } points maintenant. À trois joueurs, une troisième place ne rapporte rien.
lesson-first-game-goal-calendar =
    La partie dure sept **mois**. Il y a trois décomptes : après les mois marqués d’une coupe, le troisième, le cinquième et le septième. Les couleurs sont les saisons : chacune finit par un décompte.
    Nous sommes au deuxième mois. Il reste donc deux mois avant les premiers points.
lesson-first-game-goal-workers =
    Ton équipe rapporte aussi des points : { $scoring-workers-1 } pour le plus d’**elfes**, { $scoring-workers-1 } pour le plus de **nains**, { $scoring-workers-1 } pour le plus de **gnomes**, et { $scoring-workers-2 } pour chaque deuxième place. Les égalités comptent de même : avec trois elfes chacun, tous recevraient { $scoring-workers-2 }.
    Ici, on voit combien chacun en a. « Décompte actuel » montre ce que tout cela donnerait : inutile de calculer.
lesson-first-game-goal-players =
    Ici, on voit **ce que tu as** : bois, pierre, métal, or et points ; ton équipe, tes cartes et tes **propriétés** aussi, ou sinon sur ton propre plateau. Une propriété est un bâtiment qui a une carte, comme ton Pub. Le petit chiffre près de ton symbole est ta place dans l’ordre du tour. Les autres noms montrent ce qu’ont les autres.
    Si tu ne reconnais pas quelque chose, { $touch ->
        [yes] garde le doigt dessus
       *[no] survole-le
    } : **on te dit ce que c’est**.

lesson-first-game-placing = Placer des travailleurs
lesson-first-game-placing-home =
    Voici tes **travailleurs** : trois elfes, qui coupent du bois, et trois nains, qui taillent la pierre. Les plus pâles, à côté, sont encore dans la réserve.
    Chaque mois commence par leur placement. À tour de rôle, chacun envoie un travailleur sur une **plateforme**, une case pour un seul travailleur, quelque part dans la cité. Et ainsi de suite, jusqu’à ce que plus personne ne veuille en placer.
lesson-first-game-placing-first = Les **écussons** donnent l’ordre du tour. { SEAT(1) } a l’écusson 1 et commence ; toi, tu as l’écusson 2.
lesson-first-game-placing-watch = { SEAT(1) } commence et va envoyer un travailleur à la Guilde des scieurs. Le blason d’une guilde est sa plateforme. Cela coûte { $fees-guild } or et rapportera { AMOUNTS($guilds-sawyers-gain) }. Continue et regarde. Tu essaieras bientôt une guilde toi-même.
lesson-first-game-placing-desk =
    À toi. Envoie un travailleur au **bureau du recruteur** : appuie sur la plateforme, puis choisis un elfe ou un nain. Cela coûte { $fees-recruiter } or.
    En échange, tu reçois **un travailleur de plus** de la même sorte : il arrive quand tous ont récolté, et travaille du mois prochain jusqu’à la fin de la partie.
    .why = Pourquoi ? Avec plus de travailleurs, on gagne plus de tout, chaque mois. Et plus ils arrivent tôt, plus ils travaillent pour toi.
    .otherwise = C’est très bien aussi : pour les plateformes, premier arrivé, premier servi ; et personne n’est obligé d’aller chez le recruteur. { $touch ->
        [yes] Garde le doigt sur une plateforme
       *[no] Survole une plateforme
    } pour lire ce qu’elle rapporte.
lesson-first-game-placing-camp =
    Voici le **camp du Roi**. C’est un autre lieu pour les travailleurs.
    Il ne coûte rien ; chacun peut y envoyer un travailleur, sur la première plateforme libre, pour échanger plus tard son écusson. Avec un numéro plus petit, on agit et on construit avant les autres.
lesson-first-game-placing-passed = Tôt ou tard, chacun **passe** et ne place plus personne ce mois-ci. Une coche à côté du nom montre qui l’a fait. Quand tu passes, tes derniers travailleurs partent tous d’un coup en forêt, à la carrière, à la mine et à la mine d’or, chercher de quoi bâtir.
lesson-first-game-placing-guild = Tu pourrais passer aussi. Mais d’abord **encore un travailleur** : envoies-en un, elfe ou nain, à la **Guilde des mineurs**, dans le quartier 3. Son blason est la plateforme : chaque guilde n’a de place que pour un seul. Cela coûte { $fees-guild } or, et chacune a son talent : les mineurs te donneront { AMOUNTS($guilds-miners-gain) } quand ce sera à toi d’agir.
    .why = Pourquoi ? Tu as en main la carte d’un Donjon. Il faut { $properties-keep-cost-metal } métaux pour le construire, et tu n’en as qu’un.
    .otherwise = Très bien ! Le métal pour le Donjon devra alors venir d’ailleurs, sinon tu construiras autre chose.
    .missed = Tu peux aussi envoyer un travailleur dans une **guilde**. Chacune n’a de place que pour un seul. Cela coûte { $fees-guild } or, et chacune a son talent : la Guilde des mineurs, dans le quartier 3, donne { AMOUNTS($guilds-miners-gain) }.

lesson-first-game-gathering = Récolter
lesson-first-game-gathering-pass = Tu pourrais placer d’autres travailleurs. Mais il faut bien aller chercher du bois et de la pierre : **passe** maintenant. Les autres ont déjà passé.
    .why = Un travailleur sur une plateforme ne récolte rien. En général, mieux vaut que la plupart de tes travailleurs récoltent.
    .otherwise = Très bien ! Un travailleur sur une plateforme en fait un de moins pour récolter. Quand tu passes, tu envoies tous les autres.
    .missed = Un travailleur sur une plateforme ne récolte rien. En général, mieux vaut que la plupart de tes travailleurs récoltent.
lesson-first-game-gathering-areas =
    À la **collecte**, deuxième partie du mois, on récolte à quatre endroits :
    - Dans la **forêt**, chaque elfe coupe 1 bois.
    - Dans la **carrière**, chaque nain taille 1 pierre.
    - Dans la **mine**, un elfe et un nain rapportent ensemble 1 métal.
    - Dans la **mine d’or**, n’importe qui trouve 1 or.
    Si tu as à un endroit plus de travailleurs que chacun des autres, tu y reçois { $collection-bonus } de plus ; à la mine aussi, et même sans paire.
lesson-first-game-gathering-send =
    Envoie tes travailleurs, puis appuie sur « Au travail ». Tu les envoies où tu veux. Tu as en main le plan d’un **Donjon** ; pour lui, j’enverrais un nain à la **mine d’or**. Quant aux autres, j’enverrais les nains à la **carrière** et les elfes en **forêt**.
    .why = Le Donjon coûte { AMOUNTS($properties-keep-cost) }. S’il ne manque alors qu’**une** ressource, nous pourrons l’acheter plus tard au **comptoir** : une visite n’en permet pas plus. Et là où personne d’autre ne va, comme à la mine d’or jusqu’ici, un seul travailleur suffit pour le bonus.
lesson-first-game-gathering-collected = Tous ont récolté. Voici ce que tu as maintenant : bois, pierre, métal et or. Cela reste à toi tant que tu ne le dépenses pas.

lesson-first-game-guilds = Les guildes
lesson-first-game-guilds-others = Maintenant, chacun **agit**, dans l’ordre des écussons. Mais d’abord, ceux du camp du Roi peuvent prendre un autre écusson, de la plateforme de gauche à celle de droite. Personne ne peut le leur reprendre ce mois-ci. Celui qui a alors l’écusson 1 commence.
lesson-first-game-guilds-income =
    Avant le premier tour, il y a eu le **revenu** : les cartes avec une pièce rapportent de l’or chaque mois. Ton Pub te rapporte { $properties-pub-income }. Après le signe plus, on voit pour chacun ce que rapportera le mois prochain.
    Dès que tu devras payer des **taxes**, tu les verras à côté, après un signe moins. Jusqu’à { $tax-spaces } points, tu n’en paies pas.
lesson-first-game-guilds-turn =
    À toi. Tu peux faire **tout ce que tu peux payer**, dans n’importe quel ordre : utiliser les travailleurs des plateformes, commercer, construire, recruter un gnome et, à la fin, acheter une carte.
    Ce qui est possible brille, par exemple un Mur ou le blason d’une guilde que tu pourrais construire. Appuie sur autre chose, et on te dit pourquoi c’est impossible. Et chaque étape peut être annulée.
lesson-first-game-guilds-use = Commence par ton travailleur à la **Guilde des mineurs** : appuie sur lui et laisse creuser les mineurs. Tu reçois { AMOUNTS($guilds-miners-gain) }.
    .why = Chacune des cinq guildes a son propre effet ; { $touch ->
        [yes] garde le doigt dessus
       *[no] survole-la
    } pour le lire. On peut aussi construire une guilde. Les autres versent alors leur { $fees-guild } or à son propriétaire, qui ne paie rien.
    .otherwise = Les mineurs creuseront une autre fois.
    .missed = Un travailleur sur la plateforme d’une guilde s’utilise à ton tour : appuie sur lui, et la guilde fait ce pour quoi elle est là.
    .without = **Avec ce qui te reste, le Donjon ne peut plus être construit ce tour-ci.** Pour le construire quand même, appuie sur le bouton ci-dessous. Ou continue avec ce que tu as : commence par ton travailleur à la **Guilde des mineurs**. Appuie sur lui et laisse creuser les mineurs. Tu reçois { AMOUNTS($guilds-miners-gain) }.

lesson-first-game-trading = Le commerce
lesson-first-game-trading-card = Voici les cartes de ta **main**. Une carte est le plan d’une propriété ; son coût est indiqué en bas. Le **Donjon** coûte { AMOUNTS($properties-keep-cost) }. Compare avec ce que tu as : s’il manque une ressource, tu peux l’acheter.
lesson-first-game-trading-post =
    Une fois par tour, tu peux aller au **comptoir**. Tu peux y acheter une chose et en vendre une, à la suite : toute autre action met fin à la visite. À côté de son nom, tu vois si une visite est en cours ou s’il n’en reste plus.
    Achète **ce qui manque encore au Donjon** : c’est marqué.
    .why = Commercer revient cher : deux bois ou pierres ne rapportent que { $trading_post-sell-two_wood_or_stone } or. Mais une seule ressource qui manque peut te coûter un mois entier.
    .ready = **Pour le Donjon, il ne te manque plus rien** : tu peux passer cette étape. Une fois par tour, tu peux aller au **comptoir** pour acheter une chose et en vendre une, à la suite ; toute autre action met fin à la visite. Essaie, si tu veux.
    .without = **Avec ce que tu as, le Donjon ne peut pas être construit ce tour-ci**, quoi que tu achètes. Pour le construire quand même, appuie sur le bouton ci-dessous. Ou continue avec ce que tu as. Une fois par tour, tu peux aller au **comptoir** pour acheter une chose et en vendre une, l’une juste après l’autre. Achète ce qui te manque le plus, si tu veux.
    .missed = Une fois par tour, tu peux aller au **comptoir**, pour acheter une chose et en vendre une. Commercer revient cher, mais une seule ressource qui manque peut te coûter un mois entier.

lesson-first-game-building = Construire
lesson-first-game-building-lead =
    Regarde le **quartier 1** avant de construire. { SEAT(2) } y construit aussi, et celui qui a le plus de marqueurs est en tête.
    Une **flèche** dans un quartier signifie qu’un marqueur de plus t’y ferait avancer ; une flèche pleine, qu’il te mettrait en tête.
    .done = Ton Donjon est construit. Regarde maintenant le **quartier 1** : { SEAT(2) } y construit aussi, et celui qui a le plus de marqueurs est en tête. Une **flèche** dans un quartier signifie qu’un marqueur de plus t’y ferait avancer ; une flèche pleine, qu’il te mettrait en tête.
    .without = **Avec ce que tu as maintenant, le Donjon ne peut pas être construit ce tour-ci.** Pour le construire quand même, appuie sur le bouton ci-dessous. Ou continue avec ce que tu as : regarde le **quartier 1**, où { SEAT(2) } construit aussi. Celui qui a le plus de marqueurs est en tête. Une **flèche** dans un quartier signifie qu’un marqueur de plus t’y ferait avancer ; une flèche pleine, qu’il te mettrait en tête.
lesson-first-game-building-keep = Construis ton **Donjon** : appuie sur sa carte ou un symbole éclairé. Il est au centre de la cité et a deux symboles dans chaque quartier : il apporte donc **deux marqueurs** d’un coup. Moi, je choisirais le quartier 1. Chaque propriété ne se construit qu’une fois par quartier, peu importe qui la construit.
    .why = Avec deux marqueurs de plus, tu devances { SEAT(2) } dans le quartier 1 : { $scoring-district-1 } points au lieu de { $scoring-district-2 }. Dans un quartier vide, tu serais en tête aussi, mais un seul marqueur y suffit.
    .otherwise = D’accord. Le Donjon reste dans ta main, et tu pourras le construire une autre fois.
    .missed = Un **Donjon** a deux symboles dans chaque quartier : il apporte donc **deux marqueurs** d’un coup. Chaque propriété ne se construit qu’une fois par quartier.
lesson-first-game-building-built = Les cartes de tes propriétés restent face visible devant toi. Elles servent encore : une **pièce** est un revenu, une **serrure** attend un gnome, une **plateforme** accueille un de tes travailleurs, comme dans une guilde.
lesson-first-game-building-walls =
    Pour les **Murs** et les **guildes**, il ne faut pas de carte. Chacun apporte un marqueur ; une guilde est alors à toi : les autres te paient.
    Chaque quartier a deux Murs, de part et d’autre de sa guilde. Un Mur coûte { AMOUNTS($wall-cost) }. { $touch ->
        [yes] Garde le doigt sur une guilde
       *[no] Survole une guilde
    } pour voir son coût.
    Un **Corps de garde** se construit avec une carte. Il est entre deux quartiers : tu choisis lequel reçoit ton marqueur.

lesson-first-game-gnomes = Gnomes et serrures
lesson-first-game-gnomes-lock =
    Ton Pub a une **serrure**. Un **gnome** l’ouvre et y reste pour toujours ; la propriété peut alors en faire plus.
    Ton Pub fait d’un nain un **maître**, qui récolte plus ; une Banque te donne de l’or à chaque tour, un Marché une visite de plus au comptoir, et la plateforme d’une Tour ou d’une Auberge devient utilisable. Les plateformes de toutes les autres propriétés se passent de gnome. { $touch ->
        [yes] Garde le doigt sur une carte
       *[no] Survole une carte
    } pour le lire.
lesson-first-game-gnomes-hire = Recrute un gnome pour ton Pub : appuie sur sa serrure. Cela coûte { $fees-hire_gnome } or et se fait une fois par tour.
    .why = Avec un gnome au Pub, un de tes nains devient **maître**. Il rapporte { $collection-master } pierres de la carrière au lieu d’une. Et les gnomes comptent au décompte.
    .otherwise = Les gnomes attendront. Ils ne sont pas nombreux : quand tous sont recrutés, personne n’en reçoit plus.
    .missed = Tu peux recruter un **gnome** par tour, pour { $fees-hire_gnome } or. Les gnomes aussi comptent au décompte.
lesson-first-game-gnomes-master =
    Un gnome au Pub fait d’un de tes nains un **maître**. Quand il récolte, il fait le travail de { $collection-master } : à la mine, il peut travailler avec { $collection-master } elfes.
    Pour le reste, il compte pour un : sur une plateforme, et quand on regarde qui en a le plus.
    Un gnome au Jardin fait d’un elfe un maître.
lesson-first-game-gnomes-buy =
    Pour finir un tour : une **nouvelle carte** pour { $fees-buy_card } or. Prends-en une de la **pioche visible**, ou une inconnue, du dessus de la pioche.
    Moi, je prendrais la **Tour** : ce qu’elle coûte ({ AMOUNTS($properties-tower-cost) }), tes travailleurs peuvent le rapporter en un mois. Ensuite, finis ton tour : à la fin, tu peux avoir au plus { $limits-hand } cartes en main.
    .why = Sans cartes, il n’y a que des Murs et des guildes à construire. Les cartes pâles à côté de la pioche sont la défausse.
    .otherwise-end = Tu as fini ton tour sans carte. C’est parfois le bon choix : l’or est rare.
    .missed = À la fin d’un tour, tu peux acheter une **carte**, visible ou inconnue, pour { $fees-buy_card } or. Tu peux en garder au plus { $limits-hand }.

lesson-first-game-month = Un mois à toi
lesson-first-game-month-aim = Le troisième mois a commencé, et **il finit par un décompte**. Ce que tu construis maintenant compte pour ce décompte.
lesson-first-game-month-plan =
    Voici un défi pour toi : ce mois-ci, **construis autant de propriétés de ta main que possible**. Leur coût est indiqué en bas de chaque carte.
    Compare-le avec ce que tu as : tes travailleurs doivent aller chercher le reste.
lesson-first-game-month-camp = Va d’abord au **camp du Roi**, avec n’importe quel travailleur : de là, tu pourras choisir un écusson, et avec l’écusson 1, tu agiras avant les autres.
    .why = Chaque propriété n’existe qu’une fois par quartier. Le premier à agir peut construire là où cela compte le plus.
    .otherwise = On peut se passer du camp. Tu agiras alors quand viendra le tour de ton écusson.
    .missed = Si tu vas au **camp du Roi**, tu peux choisir un écusson quand tous ont récolté : avec l’écusson 1, tu agis avant les autres.
lesson-first-game-month-alone =
    Maintenant, tu joues sans aide : place encore des travailleurs ou passe, puis envoie les autres récolter. Si tu ne peux plus en placer, le jeu passe pour toi.
    .why = Que coûtent tes cartes, et qu’as-tu déjà ? Ce qui manque décide qui va où : les nains rapportent de la pierre, les elfes du bois.
lesson-first-game-month-crest = Tu es au camp du Roi : prends l’**écusson 1**, et tu agiras en premier. Celui qui l’avait reçoit le tien.
    .otherwise = Tu gardes ton écusson ce mois-ci, et tu agis quand vient son numéro.
    .missed = Un joueur au **camp du Roi** peut choisir un écusson quand tous ont récolté, et donne le sien en échange.

lesson-first-game-taxes = Revenu et taxes
lesson-first-game-taxes-income = Ton revenu est encore indiqué ici, après le signe plus. Après un signe moins viendront les **taxes** : pour l’instant, personne n’en paie, car personne n’a de points. Cela change au premier décompte ; autant savoir combien tu paieras.
lesson-first-game-taxes-track =
    Voici la **piste de score**. Elle commence en haut et fait le tour de la cité. Plus tu avances, plus tu paies de **taxes** chaque mois : rien sur les { $tax-spaces } premières cases, 1 or sur les { $tax-spaces } suivantes, puis 2, et ainsi de suite ; les nombres à côté de la piste le disent.
    Chaque pièce d’or que tu ne peux pas payer te coûte **un point**. Les taxes se paient après la récolte, et le revenu du mois arrive juste avant. Garde donc toujours un peu d’or de côté.

lesson-first-game-scoring = Le décompte
lesson-first-game-scoring-turn =
    À toi, pour la dernière fois avant le décompte. **Construis** ce que tu peux, là où cela te rapporte le plus. Quand c’est fait, finis ton tour. Mais garde un peu d’or : le mois prochain, il t’en faudra pour les guildes et le bureau du recruteur, et le revenu n’arrive qu’après la récolte.
    .why = Là où personne n’a de marqueur, un seul te met en tête. Là où tu es déjà en tête, un de plus assure ta place. Il te reste de l’or ? Un gnome compte aussi au décompte, et une nouvelle carte te donne de quoi construire le mois prochain.
lesson-first-game-scoring-watch = Les autres finissent le mois. Puis vient le décompte. L’or qui te reste, tu le gardes.
lesson-first-game-scoring-districts =
    Le décompte est fait. Dans chaque quartier, celui qui a le plus de marqueurs a gagné { $scoring-district-1 } points, le deuxième { $scoring-district-2 }. À quatre ou cinq joueurs, il y en a { $scoring-district-3 } pour le troisième.
    Les petits nombres à côté des quartiers montrent à tout moment ce que donnerait un décompte.
lesson-first-game-scoring-ties = Tu l’as vu au début : ceux qui partagent une place ne reçoivent que les points de la suivante. Là où { SEAT(1) } et { SEAT(2) } ont le même nombre de marqueurs, et personne davantage, les deux gagnent { $scoring-district-2 } points, et personne { $scoring-district-1 }. À trois, une deuxième place partagée ne rapporte rien.
lesson-first-game-scoring-workers = Après les quartiers, on a compté les elfes, les nains et les gnomes. Le joueur qui en a le plus d’une sorte a gagné { $scoring-workers-1 } points, le deuxième { $scoring-workers-2 }. Les recrues et les gnomes servent ici aussi.
lesson-first-game-scoring-points = Voici tes points. Ceux des prochains décomptes s’y ajouteront. Dès maintenant, ils t’obligent à payer des **taxes** chaque mois : le nombre à côté de ta case dit combien. Tu ne perds de points que pour les taxes que tu ne peux pas payer. Quand on a des points, il faut donc un revenu.
lesson-first-game-scoring-own =
    Une partie à toi commence un peu plus tôt : tu reçois { $start-deal } cartes et tu en gardes { $start-keep }. Et les guildes sont différentes. Un **blason bleu** aide à construire et à commercer, un **vert** donne des ressources, et un **rouge sombre** touche à ce qu’ont les autres.
    À deux, deux **non-joueurs** participent, et c’est vous qui décidez pour eux : ils bloquent des guildes dès le début, et ils construisent. La courte leçon « Belfort à deux » montre comment.
lesson-first-game-scoring-end =
    Voilà Belfort : **maintenant tu sais y jouer**. Il reste quatre mois, avec un décompte après le cinquième et après le septième. Alors, celui qui a le plus de points gagne. En cas d’égalité, on compte le bois, la pierre, le métal et l’or qui restent ; le métal compte double.
    Les bots jouent désormais à leur guise. Si tu ne connais pas une carte, { $touch ->
        [yes] garde le doigt dessus
       *[no] survole-la
    }. Les règles sont sous « Règles ». Amuse-toi bien !

## À deux

lesson-two-players = Belfort à deux
    .about = Pour qui connaît le jeu : ce que font les deux non-joueurs qui participent quand on joue à deux.

lesson-two-players-dwarves = Les nains qui bloquent
lesson-two-players-dwarves-welcome =
    Quand on joue à deux, deux **non-joueurs** participent : { SEAT(2) } et { SEAT(3) }, dans ces couleurs. Ils ne placent personne et ne marquent pas de points, mais ils gênent : ils bloquent des guildes, ils construisent une fois par mois, et ils comptent dans les majorités. Chacun y compte dès le début comme s’il avait { $two_players-elves } elfes et { $two_players-dwarves } nains.
    C’est vous deux qui décidez de ce qu’ils font : celui qui joue en premier ce mois-ci, avec l’écusson 1, décide pour le Non-joueur 3 ; celui qui joue en second, avec l’écusson 2, pour le Non-joueur 4. Si les écussons changent de mains, les non-joueurs aussi.
lesson-two-players-dwarves-block = Tu as l’écusson 1. Mets le **nain** du Non-joueur 3 sur une guilde. Il y reste ce mois-ci, et personne ne peut y placer un travailleur.
    .why = Bloque ce dont l’autre a plus besoin que toi. Tes cartes te disent ce qu’il te faut à toi.
lesson-two-players-dwarves-blocked = { SEAT(1) } a aussi bloqué une guilde. Une guilde bloquée peut quand même être **construite**.

lesson-two-players-building = Ce qu’ils construisent
lesson-two-players-building-month = Maintenant, un mois comme les autres : place des travailleurs, passe, et envoie les autres récolter. Ceux qui sont allés au camp du Roi choisissent ensuite un écusson.
lesson-two-players-building-turn = Maintenant, chacun agit, comme toujours. Quand c’est à toi, construis ce que tu veux, et finis ton tour.
lesson-two-players-building-watch = Vous agissez tous les deux comme toujours. Ensuite, **les non-joueurs construisent**, et chacun de vous décide pour l’un d’eux.
lesson-two-players-building-card = Quand vous avez agi tous les deux, **les non-joueurs construisent**, chaque mois. Choisis d’abord une **carte** pour le non-joueur qui va avec ton écusson : une visible pour laquelle il reste de la place, ou celle du dessus de la pioche. Elle ne coûte rien. S’il n’y a pas de place pour celle de la pioche, rien n’est construit.
    .why = La carte disparaît ensuite. Tu peux donc aussi en retirer une que l’autre aimerait avoir.
lesson-two-players-building-place = Choisis maintenant où le non-joueur reçoit son **marqueur** : un lieu libre de cette sorte, dans n’importe quel quartier. S’il y en a un dans le **quartier 2**, c’est celui que je prendrais. Les non-joueurs ne construisent que ce qui est sur les cartes, jamais un Mur ni une guilde.
    .why = Être à égalité avec un non-joueur coûte des points. Mets donc le marqueur là où { SEAT(1) } construit, ici dans le quartier 2, ou là où cela ne te gêne pas.
    .otherwise = C’est permis aussi. Mais regarde ce qu’il y fait : le marqueur d’un non-joueur compte partout. Là où **tu** construis, il peut te coûter des points ; là où { SEAT(1) } construit, c’est à { SEAT(1) } qu’il en coûterait.
    .missed = Le **marqueur** d’un non-joueur va sur n’importe quel lieu libre de sa sorte. Être à égalité avec un non-joueur coûte des points : mets-le donc là où { SEAT(1) } construit, ou là où cela ne te gêne pas.
lesson-two-players-building-walked = Les deux non-joueurs ont construit, et les deux **nains ont avancé**, dans le sens des aiguilles d’une montre, jusqu’à la guilde suivante. Chaque guilde est ainsi bloquée à un moment ou à un autre, puis redevient libre. Si la guilde où ils arrivent est à toi, tu reçois { $fees-guild } or de la réserve.

lesson-two-players-scoring = Le décompte
lesson-two-players-scoring-districts = Les quartiers se comptent comme à quatre : { $scoring-district-1 } points, { $scoring-district-2 } et { $scoring-district-3 }. Là où un non-joueur a des marqueurs, il prend une **place**, mais ne marque pas de points. Si tu partages une place, même avec un non-joueur, tu ne reçois que les points de la suivante.
lesson-two-players-scoring-workers = Pour les elfes et les nains, chaque non-joueur compte comme s’il en avait { $two_players-elves } et { $two_players-dwarves }. Avec plus, tu les devances ; avec autant, tu partages la première place et reçois { $scoring-workers-2 } ; avec moins, rien. Ils n’ont pas de gnomes : un seul peut y suffire pour la première place.
