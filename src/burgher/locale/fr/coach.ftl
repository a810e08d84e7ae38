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

## Analyse d’une partie

coach = L’entraîneur
analysis = Analyse
analysis-of = Analyse : { $game }
analysis-to-table = À la table
analysis-running = L’entraîneur parcourt la partie…
chances = Chances de victoire
chances-label = Les chances de victoire de chacun, du début à la fin ; les décisions qui ont coûté quelque chose sont marquées
chances-hint = Un clic sur l’image mène à ce moment de la partie. ?! est une imprécision, ? une erreur, ?? une gaffe.
chances-now = Chances de victoire : { $chances }
mark-label = { $name }, { $rating } : { $action }
analysis-players = Comment chacun a joué
accuracy = Précision { $percent }
accuracy-hint = Précision : à quel point les décisions étaient proches, en moyenne, du meilleur que l’entraîneur ait trouvé. Chance : ce que pioches et dés ont donné ou pris.
learn-from-mistakes = Apprendre de tes erreurs
learn-from-mistakes-of = Apprendre des erreurs de { $name }
luck-caption = D’où venait la chance de victoire
luck-own = Ses décisions
luck-luck = Chance
luck-others = Les autres
luck-not-counted = La chance n’a pas été comptée : l’entraîneur a manqué de temps.
turning-points = Tournants
turning-none = Il n’y en a pas eu : la partie a suivi son cours.
decisions = Décisions
decisions-of = Les décisions de qui
decisions-of-all = De tous
decisions-which = Quelles décisions
decisions-bad = Qui ont coûté quelque chose
decisions-worst = Erreurs et gaffes
decisions-all = Toutes
decisions-none = Aucune de celles-ci. Bien joué.
decision-round = Manche { $round },
better-was = Mieux : { $action }
because = { $by } : { $reasons }.
rating-best = le meilleur
rating-good = bien
rating-inaccuracy = imprécision
rating-mistake = erreur
rating-blunder = gaffe

## Apprendre de ses erreurs

mistake-number = { $number } sur { $count }, manche { $round }
mistake-ask = Que ferais-tu ici ?
mistake-was = Dans la partie, c’était : { $action }. Essaie ce que tu veux sur le plateau ; tout peut être repris.
mistake-judge = Que vaut cela ?
mistake-show = Montre-moi
mistake-again = Réessayer
mistake-next = Suivant
mistake-last = Terminer
mistakes-none = C’était tout. Bien joué.
verdict-same = Exactement
verdict-best = Aussi bon que le meilleur
verdict-good = Bien
verdict-inaccuracy = Pas tout à fait
verdict-mistake = Une erreur
verdict-blunder = Une gaffe
verdict-chances = Ta chance de victoire : { $now } avant, { $after } après.
verdict-so-would-coach = L’entraîneur ferait de même : { $action }.
verdict-coach = L’entraîneur ferait ceci : { $action }.
verdict-difference = C’est { $change } par rapport à ton choix.
verdict-then = Ensuite : { $steps }.
verdict-gain = { $points ->
    [one] Joué maintes fois jusqu’au bout, c’était { $points } point de mieux que le choix suivant.
   *[other] Joué maintes fois jusqu’au bout, c’était { $points } points de mieux que le choix suivant.
}

## Conseils pendant la partie

hint = Conseil
hint-ask = Que ferais-tu ?
hint-title = L’entraîneur… (chance de victoire actuelle : { $now })
hint-chance = → { $after }
hint-do = Le faire : { $action }
hint-other = Que donnerait un autre coup ?
hints-allow = Conseils permis à tous
hints-agreed = À cette table, chacun peut demander conseil à l’entraîneur. Qui s’assoit l’accepte ; le journal dit quand quelqu’un le demande.

## Exercices

practice = Exercices
practice-here = { $count ->
    [one] S’exercer : un exercice
   *[other] S’exercer : { $count } exercices
}
practice-of = Exercices : { $game }
practice-none = Il n’y a pas encore d’exercices pour ce jeu.
practice-hint = Des positions de vraies parties. Dans chacune, un choix est nettement le meilleur : trouve-le sur le plateau, et vois pourquoi.
practice-progress-label = Exercices résolus
practice-progress = { $solved } sur { $count } résolus
practice-begin = Commencer
practice-go-on = Continuer
practice-level-1 = Facile
practice-level-2 = Plus difficile
practice-level-3 = Difficile
practice-got-first = résolu du premier coup
practice-got-later = résolu
practice-got-tried = pas encore résolu
practice-own = Tirés de tes parties
practice-own-hint = Ce que tu as laissé échapper dans tes propres parties. Trouve mieux.
practice-own-none = Laisse l’entraîneur parcourir une de tes parties : ce que tu y as laissé échapper devient un exercice ici.
practice-own-left = { $count ->
    [one] Une de tes parties n’a pas encore été analysée.
   *[other] { $count } de tes parties n’ont pas encore été analysées.
}
practice-own-games = Tes parties
practice-own-from = { $date }, manche { $round }
practice-number = Exercice { $number } sur { $count }
practice-ask = C’est ton tour. Quelle est ta prochaine étape ? Ce que tu choisis d’abord est ta réponse.
practice-right = Juste !
practice-wrong = Pas le meilleur choix
practice-best = { $count ->
    [one] Le meilleur choix : { $action }.
   *[other] Les meilleurs choix, à égalité : { $action }.
}
practice-show = Montrer sur le plateau
