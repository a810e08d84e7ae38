# Was die Regeln zählen, wie es der Trainer nennt, wenn er zwei Fortsetzungen vergleicht.

quantity-majorities = Punkte bei sofortiger Wertung
quantity-leads = Bezirke mit den meisten Gebäudefiguren
quantity-markers = Gebäudefiguren in der Stadt
quantity-income = Gold aus Einkommen je Monat
quantity-taxes = Steuern je Monat
quantity-workers = Elben und Zwerge
quantity-masters = Meister
quantity-gnomes = Gnome
quantity-hand = Handkarten
quantity-payable = bezahlbare Handkarten
quantity-turn-order = Plätze weiter vorn in der Zugabfolge
quantity-wood = Holz
quantity-stone = Stein
quantity-metal = Metall
quantity-gold = Gold
