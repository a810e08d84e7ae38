# Belfort pour qui lit les règles : de quoi parlent les exemples, les symboles et la feuille à imprimer.

## Exemples

example-desk = Tu veux un quatrième elfe. Envoie un elfe au bureau du recruteur et paie les frais.
example-camp = Tu voudrais jouer plus tôt la prochaine fois. Un nain au camp du Roi ne coûte rien.
example-guild-fee = La Guilde des scieurs est à quelqu’un d’autre. Vas-y quand même, et regarde où va ton or.
example-plank = Ta Forge a une plateforme ouverte : pas de serrure, pas besoin de gnome. Mets-y un nain.
example-passing = Tous les autres ont passé. Passe, et répartis tes quatre derniers travailleurs : un en forêt, un à la carrière, une paire à la mine.
example-bonus = Deux elfes d’un autre joueur sont en forêt. Avec tes trois, tu y as seul le plus de monde : vois ce que vaut le bonus.
example-masters = Un de tes elfes est maître. Envoie-les tous les deux en forêt et compte le bois.
example-recruited = Ton elfe est au bureau du recruteur. Passe, envoie le dernier nain au travail, et vois qui arrive.
example-crests = Tu es dernier dans l’ordre du tour, mais ton nain est au camp du Roi. Passe, puis prends l’écusson 1.
example-taxes = Tu es en tête, et sans or. Passe : le revenu d’une carte ne suffit pas pour les taxes, et le reste coûte des points.
example-build = Tu as un Pub en main et de quoi le payer. Construis-le dans le quartier 3, où il n’y a encore personne.
example-walls = Un Mur se construit sans carte. Dans le quartier 1, l’un des deux est encore libre.
example-own-guild = Personne ne possède la Guilde des scieurs. Construis-la : dès lors, les autres te paient leurs frais.
example-workers = Deux de tes travailleurs attendent dans des guildes. Utilise-les, dans l’ordre que tu veux ; chacun rentre.
example-trading = Tu as du bois, il te faut du métal. Une visite : vends-en deux, puis achète.
example-gnome = Ta Banque a une serrure libre. Engage un gnome ; il travaille dans le même tour.
example-card = Tu as fini de construire. Prends le Donjon de la pioche visible ; ton tour s’arrête là.
example-hand = Ta main est pleine, et le gnome de ta Bibliothèque va piocher une carte. Finis ton tour et défausse-en une.
example-districts = Le printemps finit avec ton tour. Un Mur de plus te donne le plus de marqueurs dans le quartier 1 : construis-le, finis ton tour, et on compte.
example-races = Tu as le plus d’elfes. Un premier gnome te donnerait aussi le plus de gnomes : engage-le, puis finis ton tour.
example-ties = Avec un Mur de plus, vous êtes deux à avoir le plus de marqueurs dans le quartier 2. Finis ton tour : vous comptez comme deuxièmes, le suivant comme troisième.
example-last = Le dernier tour du dernier mois. Finis-le et vois qui gagne.
example-non-players = Après ton tour, les non-joueurs construisent. Tu décides pour l’un d’eux : une Auberge de la pioche visible, dans le quartier 3, où elle ne te gêne pas.
example-pub = Engage un gnome pour ton Pub. Un de tes nains devient maître aussitôt.
example-gardens = Engage un gnome pour ton Jardin. Un de tes elfes devient maître aussitôt.
example-tower = Ton elfe est sur la plateforme de la Tour. Utilise-le : un gnome gratuit, pour la serrure de ton choix.
example-inn = Ton elfe est sur la plateforme de l’Auberge. Utilise-le et prends un nouveau nain.
example-blacksmith = Deux chemins vers le métal : le travailleur sur la plateforme, et le gnome, qui t’en vend.
example-bank = Le gnome de ta Banque rapporte de l’or une fois par tour. Il suffit de demander.
example-market = Le travailleur sur la plateforme rapporte de l’or ; le gnome te donne une deuxième visite au comptoir. Achète deux fois.
example-gatehouse = Construis le Corps de garde entre les quartiers 3 et 4, du côté du 3. Puis un gnome met ton marqueur de l’autre côté aussi.
example-library = Ton elfe est sur la plateforme de la Bibliothèque. Pioche, puis défausse ce qui te sert le moins.
example-keep = Une carte, deux marqueurs : construis la section du Donjon dans le quartier 3.
example-merchants = Utilise la guilde, change bois et pierre en métal, et achète au comptoir avec une de tes nombreuses visites.
example-librarians = Pioche des cartes et rends-en une : la Tour, que tu ne construiras pas.
example-architects = Les architectes te construisent un Mur et épargnent une part du coût : 1 bois et 1 pierre, puisqu’il ne coûte pas de métal.
example-recruiters = Prends un elfe, un nain ou un gnome. Ici : un elfe.
example-sawyers = Ton elfe attend chez les scieurs. Utilise-le : du bois, et l’elfe rentre.
example-miners = Ton elfe attend chez les mineurs. Du métal sans paire à la mine.
example-bankers = Ton elfe attend chez les banquiers. Utilise-le avant de dépenser.
example-masons = Ton elfe attend chez les maçons. De la pierre pour le prochain Mur.
example-thieves = Prends de l’or à un joueur, ou un à chacun de plusieurs. Ici : un à chacun.
example-bandits = Le troisième joueur a du métal. Les bandits peuvent le prendre.
example-wizards = Ton Pub est dans le quartier 1, celui d’un autre dans le 5. Échange-les : les marqueurs bougent, les cartes restent.
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
