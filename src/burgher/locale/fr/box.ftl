# Ta boîte : le matériel d’un jeu, à comparer avec celui de sa propre boîte.

box-about = Certains nombres ne sont imprimés que sur le matériel et n’ont pas pu être lus. Compare-les avec les tiens : appuie sur ce qui diffère, et sur « Comme la mienne » quand une pièce est exacte. Tout est enregistré aussitôt ; arrête-toi et reprends quand tu veux.
box-looked = Voici le matériel de « { $name } », à consulter seulement. Ce qui diffère du jeu fourni est marqué.
box-offline = Le serveur ne répond pas. Ce que tu saisis reste sur cet appareil et sera envoyé dès qu’il répondra.
box-chapters = Ce qu’il y a dans la boîte
box-progress = { $checked } sur { $all } vérifiées
box-saving = Enregistrement…
box-saved = Enregistré
box-wrong-here = Quelque chose ne va pas ici
box-next = Continuer : { $chapter }
box-less = Un de moins : { $what }
box-as-on-mine = Comme la mienne
box-as-on-mine-of = Comme la mienne : { $piece }
box-carry-on = Continuer avec { $piece }
box-glance = Vue d’ensemble
box-glance-about = Quand il y en a beaucoup : compare-les côte à côte et n’ouvre que ce qui diffère.
box-glance-now = Dispose les tiennes dans le même ordre. Appuie sur une pièce qui diffère pour la modifier, puis confirme les autres en bas.
box-open = Modifier : { $piece }
box-open-checked = Modifier : { $piece } (vérifiée)
box-all-as-mine = { $count ->
        [one] Comme la mienne
       *[other] Toutes les { $count } comme les miennes
    }
box-rest-as-mine = { $count ->
        [one] L’autre comme la mienne
       *[other] Les { $count } autres comme les miennes
    }
box-rest-done = Confirmées : { $count }.
box-rest-undo = Annuler cela
box-shipped = Fourni :
box-was = { $what } { $value }
box-back-to-shipped = Revenir aux valeurs fournies
box-back-to-shipped-of = Revenir aux valeurs fournies : { $piece }
box-same-again = Comme la précédente
box-same-again-of = Comme la précédente : { $piece }
box-total = { $count } en tout
box-add = En ajouter une
box-none-free = Toutes sont prises. Pour une de plus, augmente le nombre d’une pièce, ou change celle que tu n’as pas.
box-not-mine = Pas dans ma boîte
box-not-mine-of = Pas dans ma boîte : { $piece }
box-put-back = Remettre
box-put-back-of = Remettre : { $piece }
box-may = { $what } peut être { $may }.

## Jeux de matériel

box-set = Jeu de matériel
box-none-yet = Rien de saisi
box-new = Nouveau
box-copy = Copier
box-rename = Renommer
box-export = Télécharger
box-import = Ouvrir un fichier
box-delete = Supprimer
box-delete-sure = Supprimer « { $name } » ? Les parties jouées avec, en cours ou finies, le gardent.
box-cancel = Garder
box-name = Nom
box-base = Partir de
box-copy-name = { $name } 2
box-first-name = { $number ->
        [1] Ma boîte
       *[other] Ma boîte { $number }
    }

## Comparé, essayé

box-compare = Comparé au jeu fourni
box-differing = { $count ->
        [0] aucune différence
        [one] une différence
       *[other] { $count } différences
    }
box-equal = Tout est comme dans le jeu fourni.
box-compare-piece = Pièce
box-compare-what = Valeur
box-compare-shipped = Fourni
box-compare-mine = Ce jeu
box-rulebook = indiqué dans les règles
box-send = Pour aider tout le monde : « Télécharger » te donne un fichier de ce que tu as confirmé et corrigé. Envoie-le au projet, et le jeu fourni pourra devenir conforme au vrai.
box-try = Se joue-t-il encore bien ?
box-try-about = Des bots jouent { $games } parties rapides avec ce matériel, et autant avec le jeu fourni. Tu peux continuer pendant ce temps.
box-try-start = Les laisser jouer
box-try-stop = Arrêter
box-try-played = { $played } parties sur { $games }
box-try-what = Dans une partie
box-try-points = Points d’un joueur
box-try-range = Du plus bas au plus haut
box-try-lead = Avance du gagnant
box-try-length = Décisions
box-try-used = Pièces utilisées, les plus grands écarts
box-try-used-all = Combien de fois chaque pièce a servi dans une partie
box-try-all = Toutes les { $count } pièces

## À imprimer

box-print = Une feuille à imprimer
box-print-now = Imprimer
box-print-about = Tout ce qu’il y a à regarder sur le matériel, dans l’ordre de la boîte. Le petit nombre dans chaque case est celui du jeu fourni : écris le tien à côté, ou coche-le.
box-print-other = autre

doubt-rulebook = { $path } vaut { $found } ; les règles disent { $wanted }.
