# Ce qui entoure un plateau : places, moments, sons, fin.

seat-place = Place { $place } dans l’ordre du tour
