# Was starke Spieler tun, und worum es in den Übungen zu Belfort geht.

## Was verglichen wird

habit-recruiter = Arbeiter am Anwerber-Pult
habit-camp = Arbeiter im Lager des Königs
habit-guilds = Arbeiter bei Gilden
habit-planks = Arbeiter auf Planken von Gebäuden
habit-forest = Arbeiter im Wald
habit-quarry = Arbeiter im Steinbruch
habit-mine = Arbeiter im Bergwerk
habit-gold-mine = Arbeiter in der Goldmine
habit-property = Errichtete Gebäude
habit-keep = Gebaute Abschnitte der Festung
habit-gatehouse = Gebaute Torhäuser
habit-wall = Gebaute Mauern
habit-guild = Gebaute Gilden
habit-gnome = Auf Karten eingesetzte Gnome
habit-cards = Genommene Karten
habit-buy = Gekaufte Ressourcen
habit-sell = Verkaufte Ressourcen

## Worum es in den Übungen geht

theme-district = Gewinne den Bezirk
theme-workers = Setze einen Arbeiter ein
theme-gather = Wohin mit ihnen?
theme-gnomes = Ein Gnom an der richtigen Tür
theme-trade = Am Handelsposten
theme-cards = Welche Karte?
theme-guilds = Nutze eine Gilde
theme-crest = Welches Wappen?
theme-timing = Weitermachen oder aufhören?
theme-scoring = Punkte für Mehrheiten
theme-building = So viel wie möglich bauen

## Was in einem Zug zu erreichen ist

goal-lead = Mehr Gebäudefiguren in Bezirk { $number } als alle anderen
