# Ce que le navigateur dit pour progresser : statistiques, analyse, conseils et exercices.

## Statistiques

statistics = Tes parties en chiffres
statistics-csv = Télécharger en CSV
statistics-none = Aucune partie n’a encore été terminée sur cet appareil. Joues-en une jusqu’au bout, et tu verras ici comment elle s’est passée.
statistics-none-such = Il n’y a pas encore de telle partie.
statistics-left-out = Les { $count } dernières parties sont comptées ici.
statistics-game = Jeu
statistics-players = Joueurs
statistics-any-count = Quel que soit le nombre
statistics-count = { $count ->
    [one] Seul
   *[other] À { $count }
}
statistics-player = Qui
statistics-anybody = Tous sur cet appareil
statistics-results = Résultats
statistics-games = Parties
statistics-wins = Gagnées
statistics-mean = Points en moyenne
statistics-best = Meilleur score
statistics-place = Place moyenne
statistics-share = Part de parties gagnées
statistics-fair = À force égale on gagnerait { $share }.
statistics-fair-hint = Le trait dans la barre est la part qu’on gagnerait à force égale.
statistics-plot = Les points de tes parties, l’une après l’autre : { $scores }
statistics-won-game = partie gagnée
statistics-other-game = autre partie
statistics-trend = moyenne des cinq dernières
statistics-opponents = Contre qui
statistics-opponent = Adversaire
statistics-ahead = Devant eux
statistics-ahead-hint = Combien de fois tu as fini devant eux ; une place partagée compte pour moitié.
statistics-sources = D’où viennent tes points
statistics-habits = Ce que tu fais plus et moins que les bots forts
statistics-per-game = Par partie
statistics-mine = Toi
statistics-strong = Bots forts
statistics-difference = Toi ; les bots forts en trait
statistics-more = Plus que les bots forts : { $what } ({ $mine } par partie, eux : { $strong }).
statistics-less = Moins que les bots forts : { $what } ({ $mine } par partie, eux : { $strong }).
