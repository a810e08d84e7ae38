# Ce que font les joueurs forts, et le sujet des exercices de Belfort.

## Ce qui est comparé

habit-recruiter = Travailleurs au bureau du recruteur
habit-camp = Travailleurs au camp du Roi
habit-guilds = Travailleurs aux guildes
habit-planks = Travailleurs sur des plateformes de propriétés
habit-forest = Travailleurs en forêt
habit-quarry = Travailleurs à la carrière
habit-mine = Travailleurs à la mine
habit-gold-mine = Travailleurs à la mine d’or
habit-property = Propriétés construites
habit-keep = Sections du Donjon construites
habit-gatehouse = Corps de garde construits
habit-wall = Murs construits
habit-guild = Guildes construites
habit-gnome = Gnomes recrutés pour des cartes
habit-cards = Cartes prises
habit-buy = Ressources achetées
habit-sell = Ressources vendues

## Le sujet des exercices

theme-district = Gagne le quartier
theme-workers = Place un travailleur
theme-gather = Où les envoyer ?
theme-gnomes = Un gnome à la bonne porte
theme-trade = Au comptoir
theme-cards = Quelle carte ?
theme-guilds = Sers-toi d’une guilde
theme-crest = Quel écusson ?
theme-timing = Continuer ou s’arrêter ?
theme-scoring = Des points pour les majorités
theme-building = Construis le plus possible

## Ce qu’il faut atteindre en un tour

goal-lead = Plus de marqueurs que tous les autres dans le quartier { $number }
