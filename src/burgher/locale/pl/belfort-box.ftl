doubt-icons = { PIECE($piece) } kosztuje tyle zasobów: { $found }; instrukcje pokazują { $wanted }.
doubt-tax = Przy tylu polach na poziom podatku ({ $found }) nie jest tak, że pierwsze pięć pól nic nie płaci, a piętnaste płaci 2, jak mówi instrukcja.
