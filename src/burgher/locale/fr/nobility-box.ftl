doubt-settlers-example = Aucune carte de colons n’est comme l’exemple du livret : { PIECE("furnishings") }, { PIECE("weaponry") }, { PIECE("magic") }, { PIECE("books") }, 8 à 12.
doubt-settlers-stars = Le livret parle de cartes de colons sans étoile, et il n’y en a aucune.
doubt-settlers-workers = { PIECE($piece) } a { $found } ouvriers ; 14 ouvriers par couleur, c’est deux pour chacune des sept maisons.
doubt-ship-example = Aucun navire n’est comme l’exemple du livret : { PIECE("jewelry") } 3, { PIECE("magic") } 2, { PIECE("furnishings") } 1.
doubt-buildings = Il y a { $found } tuiles de bâtiment ; le livret en compte { $wanted }.
doubt-events = { $found } événements sont pour la première moitié ; avec 16 cartes, il devrait y en avoir { $wanted }.
doubt-council-picture = L’image du livret montre trois requêtes du Conseil avec un 4, cinq avec un 5, six avec un 6 et quatre avec un 7 ; toutes n’y sont pas.
doubt-white-lord = La plus haute noblesse vaut { $found } points ; le livret dit { $wanted }.
