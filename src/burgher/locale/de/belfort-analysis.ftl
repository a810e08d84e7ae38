# Was die Regeln zählen, wie es der Trainer nennt, wenn er zwei Fortsetzungen vergleicht.

quantity-majorities = Punkte bei sofortiger Wertung
quantity-leads = Bezirke, in denen man vorn liegt
quantity-markers = Gebäudefiguren in der Stadt
quantity-income = Gold aus Einkommen je Monat
quantity-taxes = Steuern je Monat
quantity-workers = Elben und Zwerge
quantity-masters = Meister
quantity-gnomes = Gnome
quantity-hand = Handkarten
quantity-payable = bezahlbare Handkarten
quantity-turn-order = Plätze weiter vorn in der Zugabfolge
quantity-wood = übriges Holz
quantity-stone = übriger Stein
quantity-metal = übriges Metall
quantity-gold = übriges Gold

## Wozu ein Zug gut ist, wenn ein Vergleich nichts sagt: nach Verb und Ort oder nur nach dem Verb

purpose-place-recruiter = Noch ein Arbeiter, für den Rest der Partie.
purpose-place-camp = Nach dem Sammeln darfst du dein Wappen wählen: Mit einer kleinen Zahl bist du früher am Zug und baust vor den anderen.
purpose-place = Für das, was dieser Platz in deinem Zug bringt; für die anderen ist er diesen Monat besetzt.
purpose-pass = Alle übrigen Arbeiter holen, woraus man Gebäude baut.
purpose-build = Noch eine Figur: Wer in einem Bezirk die meisten hat, bekommt bei jeder Wertung Punkte.
purpose-build-np-build = Setz die Figur dorthin, wo der andere führt: Wer sich einen Platz teilt, bekommt weniger Punkte.
purpose-build-keep = Zwei Figuren auf einmal: Wer in einem Bezirk die meisten hat, bekommt bei jeder Wertung Punkte.
purpose-build-keep-np-build = { purpose-build-np-build }
purpose-build-gatehouse = { purpose-build }
purpose-build-gatehouse-np-build = { purpose-build-np-build }
purpose-build-wall = { purpose-build }
purpose-build-guild = Eine Figur, und ab dann zahlen die anderen dir, wenn sie die Gilde nutzen.
purpose-staff = Ein Gnom schaltet frei, was die Karte kann, und zählt bei der Wertung.
purpose-buy = Für etwas, was dir in diesem Zug fehlt.
purpose-sell = Für Gold, das du in diesem Zug brauchst, oder für Steuern.
purpose-take = Etwas zum Bauen für die nächsten Monate. Damit endet dein Zug.
purpose-take-np-card = Die Karte ist danach weg: Nimm eine, die der andere gern hätte.
purpose-use = Ein Arbeiter dort bringt erst etwas, wenn du ihn aktivierst.
purpose-end = Was übrig ist, bleibt dir für den nächsten Monat.
purpose-discard = Was du behältst, verspricht mehr als diese Karte.
