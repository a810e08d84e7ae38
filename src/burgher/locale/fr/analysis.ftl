# Ce que le coach dit d’une partie : `burgher.analysis`.

# Quand : une manche par son numéro, à partir de 1.
when-setup = Préparation
when-round = Manche { $round }
when-month = Mois { $round }

# Tournants. $when est l’un de ceux d’en haut, $what une phrase du journal, $done et $best sont des actions comme sur un
# bouton, $change est un nombre avec son signe : de combien de pour cent la chance de victoire de $seat a changé.
turning-choice = { $when } : { $what } Chances de victoire ({ SEAT($seat) }) : { $change } %.
turning-turn = { $when } : { SEAT($seat) } joue son tour. Chances de victoire : { $change } %.
turning-draw = { $when }, par hasard : { $what } Chances de victoire ({ SEAT($seat) }) : { $change } %.
turning-chance = { $when }, par hasard. Chances de victoire ({ SEAT($seat) }) : { $change } %.
turning-end = { $when }, la fin de la partie. Chances de victoire ({ SEAT($seat) }) : { $change } %.
two-events = { $first } { $second }
turning-mistake = { $when } : { SEAT($seat) } a choisi « { $done } » ; mieux valait « { $best } ». Chances de victoire : { $change } %.

# Pourquoi un choix vaut mieux qu’un autre : on a continué les deux et comparé ce que comptent les règles.
by-when-round = À la fin de la manche { $round }
by-when-month = À la fin du mois { $round }
by-end = À la fin de la partie
why-later = Au début, ce qui se compte diffère peu ; d’après le coach, le meilleur coup rapportera plus tard dans la partie.
why-ahead = Les deux coups comparés finissent avec à peu près le même nombre de points ; avec le meilleur, tu devances plus souvent les autres.
why-equal = Les coups comparés reviennent à peu près au même.
# En une ligne : jusqu’à quand, et ce qui diffère alors, une chose après l’autre.
because = { $by }, en moyenne : { $reasons }
and-so = { $first } ; { $second }
# Ce qui parle contre, après le reste.
but = mais { $reason }

# Combien de plus ou de moins : $what est l’une des grandeurs, $amount un nombre entier, 0 veut dire un peu.
counts-more = { $amount ->
    [0] { $what } : un peu plus
   *[other] { $what } : +{ $amount }
}
counts-less = { $amount ->
    [0] { $what } : un peu moins
   *[other] { $what } : −{ $amount }
}
quantity-points = points
quantity-points-of = points ({ SEAT($seat) })
quantity-of = { $what } ({ SEAT($seat) })

# Ce qu’un exercice demande d’atteindre en un tour : $what est l’une des grandeurs.
goal-least = { $what } : au moins { $least } (actuellement { $now })

# Une analyse qui n’a pas abouti.
analysis-refused = Cette partie ne peut pas être analysée : { $detail }.
analysis-late = L’analyse a pris trop de temps et a été arrêtée. Réessaie.
analysis-failed = L’analyse a échoué. Réessaie.
