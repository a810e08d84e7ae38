# Was die Regeln zählen, wie es der Coach nennt, wenn er zwei Fortsetzungen vergleicht.

quantity-aim = Prozent der Soloaufgabe
quantity-settlers = angesiedelte Siedler
quantity-nobility = Adelsstufe
quantity-reputation = Ansehen
quantity-workshops = Werkstätten
quantity-community = Gemeindegebäude
quantity-apprentices = Lehrlinge
quantity-income = Münzen aus Einkommen je Runde
quantity-council = erfüllte Konzilplättchen
quantity-goods = Waren
quantity-cards = offene Siedlerkarten
quantity-houses = Häuser zum Aufstellen
quantity-workers = Arbeiter
quantity-modifiers = Modifikatoren
quantity-coins = Münzen
