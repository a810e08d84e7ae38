# Was die Regeln zählen, wie es der Trainer nennt, wenn er zwei Fortsetzungen vergleicht.

quantity-aim = Prozent der Soloaufgabe
quantity-settlers = untergebrachte Siedler
quantity-nobility = Adelsstufe
quantity-reputation = Ansehen
quantity-workshops = Werkstätten
quantity-community = Gemeindegebäude
quantity-apprentices = Lehrlinge
quantity-income = Münzen aus Einkommen je Runde
quantity-council = erfüllte Konzilplättchen
quantity-goods = Waren
quantity-cards = unerfüllte Siedlerkarten
quantity-ready = Siedlerkarten, für die alle Waren da sind
quantity-fitting = Waren, die zu den eigenen Siedlerkarten passen
quantity-houses = Häuser auf der Bauplattform
quantity-workers = Arbeiter
quantity-modifiers = Modifikatoren
quantity-coins = Münzen
