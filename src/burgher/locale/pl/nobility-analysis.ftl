# To, co liczą zasady, tak jak trener nazywa to, porównując dwie kontynuacje.

quantity-aim = procent celu solo
quantity-settlers = osiedleni osadnicy
quantity-nobility = stopień szlachectwa
quantity-reputation = reputacja
quantity-workshops = warsztaty
quantity-community = budynki publiczne
quantity-apprentices = uczniowie
quantity-income = monety z przychodu co rundę
quantity-council = spełnione żądania Rady
quantity-goods = towary
quantity-cards = karty nieosiedlonych osadników
quantity-ready = karty osadników, do których są wszystkie towary
quantity-fitting = towary, których wymagają własne karty osadników
quantity-houses = domy gotowe do postawienia
quantity-workers = robotnicy
quantity-modifiers = modyfikatory
quantity-coins = monety
