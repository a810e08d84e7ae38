# Ce que font les joueurs forts, et le sujet des exercices de Rise to Nobility.

## Ce qui est comparé

habit-tavern = Dés à la Taverne de la Caverne
habit-yard = Dés au Chantier
habit-guilds = Dés aux guildes
habit-hall = Dés à la Halle des guildes
habit-port = Dés au Port
habit-clerk = Dés au Bureau de Berk
habit-castle = Dés au Château blanc
habit-board = Dés sur son propre plateau
habit-council = Requêtes du Conseil de pierre satisfaites
habit-desk = Dés à la Chancellerie
habit-commission = Cases de commissions remplies
habit-complete = Colons installés
habit-build = Bâtiments construits
habit-apprentice = Apprentis placés
habit-modify = Dés modifiés
habit-pass = Manches quittées tôt

## Le sujet des exercices

theme-card = Installe les colons ce tour-ci
theme-places = Où aller ?
theme-council = Une requête du Conseil de pierre
theme-dice = Quel dé ?
theme-cards = Quels colons ?
theme-buildings = Construis bien
theme-goods = Combien, et de quoi ?
theme-apprentices = Place un apprenti
theme-timing = Continuer ou s’arrêter ?
theme-points = Des points en un tour
theme-nobility = Monte en noblesse
theme-reputation = Gagne en réputation
