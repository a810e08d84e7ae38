# Ce que disent les deux jeux.
#
# PIECE, PIECES, AMOUNTS, SEAT et SEATS sont des fonctions de words.py ; un argument caché ou absent est le mot « none ».

# $number compte à partir de 1.
player = Joueur { $number }
# À une table de deux : quelqu’un qui n’est personne. $number est le numéro de l’écusson.
non-player = Non-joueur { $number }
bot-name = { $level } { $number }
# The prompt when a game is over.
ask-nothing = La partie est finie.
nothing = rien
# Une entrée d’une liste de quantités, comme dans « 2 bois et 3 pierres ».
amount =
    { $count ->
        [one] { $count } { PIECE($what, form: "one") }
       *[other] { $count } { PIECE($what, form: "many") }
    }

## Formes des noms. gender : m, f, mv, fv (v : devant une voyelle, donc avec élision) ou pl.

form-gender = m
form-one = { $name }
form-many = { $name }
form-un =
    { PIECE($piece, form: "gender") ->
        [f] une { $name }
        [fv] une { $name }
        [pl] des { $name }
       *[m] un { $name }
    }
form-le =
    { PIECE($piece, form: "gender") ->
        [f] la { $name }
        [mv] l’{ $name }
        [fv] l’{ $name }
        [pl] les { $name }
       *[m] le { $name }
    }
form-du =
    { PIECE($piece, form: "gender") ->
        [f] de la { $name }
        [mv] de l’{ $name }
        [fv] de l’{ $name }
        [pl] des { $name }
       *[m] du { $name }
    }
form-au =
    { PIECE($piece, form: "gender") ->
        [f] à la { $name }
        [mv] à l’{ $name }
        [fv] à l’{ $name }
        [pl] aux { $name }
       *[m] au { $name }
    }
form-de =
    { PIECE($piece, form: "gender") ->
        [mv] d’{ $name }
        [fv] d’{ $name }
       *[m] de { $name }
    }

# Les couleurs des joueurs ; à chacune va une forme.
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-purple = violet
colour-white = blanc

# Raisons
why-over = La partie est finie.
why-chance = C’est le hasard qui en décide, pas un joueur.

# Les niveaux des bots.
level-wanderer = Vagabond
level-apprentice = Novice
level-journeyman = Compagnon
level-foreman = Contremaître
level-castellan = Châtelain
level-alderman = Échevin
level-champion = Champion

# Le style d’un niveau, en une phrase.
level-wanderer-style = Fait ce qui convient le plus souvent, sans réfléchir plus loin.
level-apprentice-style = Ne pense qu’à deux façons de jouer son tour et prend la meilleure ; souvent, aucune n’est bonne.
level-journeyman-style = Pèse ce qui lui vient d’abord à l’esprit, sans voir plus loin que son propre tour.
level-foreman-style = Prépare chaque tour jusqu’au bout dans son propre intérêt, sans se soucier des autres.
level-castellan-style = Compare ses meilleurs tours selon ce que les autres y répondraient, et leur dispute chaque point.
level-alderman-style = A vu des millions de parties et joue le premier coup qui lui vient à l’esprit.
level-champion-style = A vu des millions de parties et réfléchit à ses meilleurs tours avant d’en choisir un.
