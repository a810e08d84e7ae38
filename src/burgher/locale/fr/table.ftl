# Ce qui entoure un plateau : places, moments, sons, fin.

seat-place = Place { $place } dans l’ordre du tour
has-passed = a passé

# moments
show-again = Revoir : { $what }
show-faster = Plus vite
show-skip = Sauter
is-moving = joue

# réglages
setting-text = Taille du texte
text-usual = Normale
text-larger = Grande
text-largest = Très grande
volume-off = Aucun
volume-soft = Doux
volume-medium = Moyen
volume-loud = Fort

# la fin
end-alone-won = Tu as atteint l’objectif
end-alone-lost = Tu n’as pas atteint l’objectif
end-by-tie = { $winners } et { $level } sont à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; le départage a tranché.
end-shared = { $winners } sont à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, même au départage, et partagent la victoire.
end-picture = Partager en image

# revoir et journal
replay-speed = Vitesse : { $times }×
replay-round = À la manche { $round }
replay-step = { $name } : { $step }
replay-begins = La partie commence.
log-setup =
    { $count ->
        [one] Préparation : une ligne
       *[other] Préparation : { $count } lignes
    }
give-up-title = Abandonner cette partie ?
give-up-hint = Elle disparaît de ta liste. S’il y a d’autres joueurs, ta place reste libre pour toi ou pour un bot ; l’adresse de la table t’y ramène.
give-up = Abandonner

# plusieurs sur un même appareil
setting-curtain = À plusieurs sur un même appareil
curtain-wish-drawn = Rideau si nécessaire
curtain-wish-always = Rideau avant chaque tour
curtain-wish-open = Chacun peut regarder
# Several people at one device: whoever plays sees only what everybody may see, and wants to see their own cards.
see-what-is-mine = Voir mes cartes

# Une couleur et la forme de ses pions ; $seat est une place, en mots.
colour-and-shape = { $colour }, { $shape }
colour-of = { $seat } : { $colour }
shape-circle = rond
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-star = étoile
shape-cross = croix

# Dans le résultat, si la partie a été analysée.
end-best-moves = Les meilleurs coups

# Autour d’un plateau : le bouton du coach, et quand c’était.
hint = Conseil
hint-ask = Que ferais-tu ?
hint-ask-label = Conseil : que ferais-tu ?
hints-agreed = À cette table, chacun peut demander conseil au coach. En s’asseyant, on l’accepte ; le journal note chaque demande.
decision-round = Manche { $round }
