# Ce que le navigateur dit pour progresser : statistiques, analyse, conseils et exercices.

## Statistiques

statistics = Tes parties en chiffres
statistics-csv = Télécharger en CSV
statistics-none = Aucune partie n’a encore été terminée sur cet appareil. Joues-en une jusqu’au bout, et tu verras ici comment elle s’est passée.
statistics-none-such = Aucune partie de ce genre pour l’instant.
statistics-left-out = Seules les { $count } dernières parties sont comptées ici.
statistics-game = Jeu
statistics-players = Joueurs
statistics-any-count = Quel que soit le nombre
statistics-count = { $count ->
    [one] En solitaire
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
statistics-share = Taux de victoire
statistics-fair = À force égale, ce serait { $share }.
statistics-fair-hint = Le trait dans la barre est la part qu’on gagnerait à force égale.
statistics-plot = Les points de tes parties, l’une après l’autre : { $scores }
statistics-won-game = partie gagnée
statistics-other-game = autre partie
statistics-trend = moyenne des cinq dernières
statistics-opponents = Contre qui
statistics-opponent = Adversaire
statistics-ahead = Devant eux
statistics-ahead-hint = Combien de fois tu as fini devant eux ; une place partagée compte pour moitié.
statistics-sources = D’où viennent tes points
statistics-habits = Ce que tu fais plus ou moins que les bots forts
statistics-per-game = Par partie
statistics-mine = Toi
statistics-strong = Bots forts
statistics-difference = Toi ; trait : les bots forts
statistics-more = Plus que les bots forts : { $what } (toi { $mine } par partie, eux { $strong }).
statistics-less = Moins que les bots forts : { $what } (toi { $mine } par partie, eux { $strong }).

## Analyse d’une partie

coach = Le coach
analysis = Analyse
analysis-of = Analyse : { $game }
analysis-to-table = À la table
analysis-running = Le coach parcourt la partie…
chances = Chances de victoire
chances-label = Les chances de victoire de chacun, du début à la fin ; les décisions qui ont coûté quelque chose sont marquées
chances-hint = Un clic sur le graphique mène à ce moment de la partie. « ?! » est une imprécision, « ? » une erreur, « ?? » une gaffe.
chances-now = Chances de victoire : { $chances }
mark-label = { $name }, { $rating } : { $action }
analysis-players = Comment chacun a joué
accuracy = Précision { $percent }
accuracy-hint = Précision : à quel point les décisions étaient proches, en moyenne, du meilleur choix trouvé par le coach. Chance : ce que la pioche et les dés ont donné ou pris.
learn-from-mistakes = Apprendre de tes erreurs
learn-from-mistakes-of = Apprendre de ces erreurs : { $name }
decisions-looked-at = { $state ->
    [running] Décisions examinées pour l’instant : { $seen } sur { $all }.
   *[done] Le coach a manqué de temps. Décisions examinées : { $seen } sur { $all }.
}
luck-caption = D’où venaient les chances de victoire
luck-own = Ses décisions
luck-luck = Chance
luck-others = Les autres
luck-not-counted = La chance n’a pas été comptée : le coach a manqué de temps.
turning-points = Tournants
turning-none = Il n’y en a pas eu : la partie a suivi son cours.
decisions = Décisions
decisions-of = De quel joueur
decisions-of-all = De tous
decisions-which = Quelles décisions
decisions-bad = Décisions coûteuses
decisions-worst = Erreurs et gaffes
decisions-all = Toutes
decisions-none = Il n’y en a aucune. Bien joué.
decisions-none-yet = Aucune pour l’instant : tout n’a pas été examiné de près.
better-was = Mieux : { $action }
because = { $by }, en moyenne : { $reasons }.
because-and = { $first } ; { $second }
because-beside = { $by }, en moyenne, par rapport à « { $other } » : { $reasons }.
because-these = { $by }, en moyenne, par rapport à « { $other } » :
rating-best = meilleur choix
rating-good = bon choix
rating-inaccuracy = imprécision
rating-mistake = erreur
rating-blunder = gaffe
rating-unseen = pas examiné
rating-count-best = { $count ->
    [one] meilleur choix
   *[other] meilleurs choix
}
rating-count-good = { $count ->
    [one] bon choix
   *[other] bons choix
}
rating-count-inaccuracy = { $count ->
    [one] imprécision
   *[other] imprécisions
}
rating-count-mistake = { $count ->
    [one] erreur
   *[other] erreurs
}
rating-count-blunder = { $count ->
    [one] gaffe
   *[other] gaffes
}

## Apprendre de ses erreurs

mistake-number = { $number } sur { $count } · { $when }
mistake-ask = Que ferais-tu ici ?
mistake-was = Dans la partie, c’était : { $action }. Essaie ce que tu veux sur le plateau ; tout peut être annulé.
mistake-judge = Que vaut ce choix ?
mistake-show = Montre-moi
mistake-again = Réessayer
mistake-skip = Sauter
mistake-next = Suivant
mistake-last = Terminer
mistakes-none = C’est tout. Bien joué.
verdict-same = Exactement
verdict-best = Aussi bon que le meilleur choix
verdict-good = Bien
verdict-inaccuracy = Pas tout à fait
verdict-mistake = Une erreur
verdict-blunder = Une gaffe
verdict-chances = Tes chances de victoire : { $now } avant, { $after } après.
verdict-instead = Chances de victoire : { $best } au lieu de { $done }.
verdict-so-would-coach = Le coach ferait de même : { $action }.
verdict-coach = Le coach ferait ceci : { $action }.
verdict-difference = C’est { $change } par rapport à ton choix.
verdict-then = Ensuite : { $steps }.
verdict-gain = { $points ->
    [one] Sur de nombreuses parties menées jusqu’au bout, ce choix a rapporté { $points } point de plus que le deuxième choix.
   *[other] Sur de nombreuses parties menées jusqu’au bout, ce choix a rapporté { $points } points de plus que le deuxième choix.
}

## Conseils pendant la partie

hint-title = Le coach jouerait… (chances de victoire actuelles : { $now })
hint-chance = → { $after }
hint-do = Jouer : { $action }
hint-other = Que donnerait un autre coup ?
hint-fair = Ces chances supposent qu’à partir d’ici, tous jouent aussi bien que le coach.
hint-why = Pourquoi ?
hint-more = En savoir plus
hints-allow = Conseils permis à tous

## Exercices

practice = Exercices
practice-here = { $count ->
    [one] S’exercer : un exercice
   *[other] S’exercer : { $count } exercices
}
practice-of = Exercices : { $game }
practice-none = Il n’y a pas encore d’exercices pour ce jeu.
practice-hint = Des positions tirées de parties entre bots. Dans chacune, soit un choix est nettement le meilleur, soit un but peut être atteint pendant ce tour : trouve-le sur le plateau et vois pourquoi.
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
practice-own-none = Laisse le coach parcourir une de tes parties : ce que tu y as laissé échapper devient un exercice ici.
practice-own-left = { $count ->
    [one] Une de tes parties n’a pas encore été analysée.
   *[other] { $count } de tes parties n’ont pas encore été analysées.
}
practice-own-games = Tes parties
practice-own-from = { $date } · { $when }
practice-number = Exercice { $number } sur { $count }
practice-ask = C’est ton tour. Quelle est ta prochaine étape ? Ton premier choix est ta réponse.
practice-right = Juste !
practice-wrong = Pas le meilleur choix
practice-best = { $count ->
    [one] Le meilleur choix : { $action }.
   *[other] Les meilleurs choix, à égalité : { $action }.
}
practice-show = Montrer sur le plateau
# Un exercice où il faut atteindre quelque chose pendant ce tour.
practice-goal-ask = Atteins ceci avant la fin de ton tour. Tu peux revenir en arrière autant de fois que tu veux.
practice-goal-so-far = Jusqu’ici : { $has } sur { $least }
practice-goal-missed = Pas atteint
practice-goal-lost = Après « { $action } », ce n’était plus possible.
practice-goal-most = On ne pouvait alors plus dépasser { $most }.
practice-goal-early = C’était encore possible : le tour s’est terminé trop tôt.
practice-goal-way = Voici comment : { $steps }.
