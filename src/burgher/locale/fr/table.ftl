# Ce qui entoure un plateau : places, moments, sons, fin.

seat-place = Place { $place } dans l’ordre du tour

# moments
show-again = Revoir : { $what }
show-faster = Plus vite
show-skip = Passer
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
