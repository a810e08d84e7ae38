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
quantity-goods = pozostałe towary
quantity-cards = karty nieosiedlonych osadników
quantity-ready = karty osadników, do których są wszystkie towary
quantity-fitting = towary, których wymagają własne karty osadników
quantity-houses = domy gotowe do postawienia
quantity-workers = robotnicy
quantity-modifiers = modyfikatory
quantity-coins = pozostałe monety

## Do czego służy ruch, gdy porównanie nic nie mówi: według czasownika i miejsca albo samego czasownika

purpose-visit-castle = Więcej reputacji: więcej kości albo wyższe w każdej następnej rundzie.
purpose-visit-tavern = Nowi osadnicy: za towary i dom dają punkty, robotników i szlachectwo.
purpose-visit-yard = Dom, żeby osadnicy mogli się wprowadzić.
purpose-visit-hall = Budynek daje teraz punkty i szlachectwo, a potem coś co rundę.
purpose-visit-port = Monety za towary, których nie potrzebujesz.
purpose-visit-clerk = Modyfikatory: dzięki nim pasuje kość, która inaczej by nie pasowała.
purpose-visit-board = Wolny robotnik, do innej gildii albo do budynku.
purpose-visit = Towary dla osadników albo Rady; z niską kością uczeń, który zarabia co rundę.
purpose-visit-council = Dużo punktów naraz, za towary i trochę reputacji, jeśli masz dość szlachectwa.
purpose-visit-desk = Korzyść z pulpitu trwa do końca gry.
purpose-visit-commission = Zlecenie liczy się tylko wtedy, gdy jego żeton jest pełny.
purpose-complete = Punkty za każdy towar i to, co daje karta.
purpose-apprentice = Monety co rundę i darmowy towar, ilekroć tam kupujesz.
purpose-buy = Towarów chcą osadnicy, Rada i statki.
