# Ce qui se dit à côté des règles : exemples à essayer, feuille à imprimer.

rules-signs = Éléments et symboles
rules-gallery = Cartes et tuiles
    .text = Tout ce qui peut être tiré. Ouvre une catégorie pour en voir chaque élément.
rules-sheet = Résumé à imprimer
signs-figures = Personnages
signs-resources = Ressources
signs-goods = Biens et gains
signs-marks = Sur les cartes et les plateaux
signs-places = Lieux
signs-peoples = Peuples
try-it = Essayer
try-it-about = Essayer : { $section }
try-one = Choisis-en un à essayer :
try-back = Retour aux règles
try-done = C’est fait. Voici ce qui s’est passé :
try-others = Ce serait maintenant à quelqu’un d’autre. Annule, recommence, ou continue d’ici contre des bots.
try-strayed = Tu essaies autre chose : vas-y. Tout peut être annulé.
try-show = Montrer l’étape suivante
try-again = Recommencer
try-on = Continuer d’ici
picture-of-boards = Une partie des plateaux
sheet-print = Imprimer
sheet-hint = Deux pages : imprime le recto et le verso d’une feuille A4.
