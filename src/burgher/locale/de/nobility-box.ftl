doubt-settlers-example = Keine Siedlerkarte ist wie das Beispiel in der Spielregel: { PIECE("furnishings") }, { PIECE("weaponry") }, { PIECE("magic") }, { PIECE("books") }, 8 bis 12.
doubt-settlers-stars = In der Spielregel gibt es Siedlerkarten ohne Stern, hier keine.
doubt-settlers-workers = { PIECE($piece) } hat { $found } Arbeiter; 14 Arbeiter je Farbe sind zwei für jedes der sieben Häuser.
doubt-ship-example = Kein Schiff ist wie das Beispiel in der Spielregel: { PIECE("jewelry") } 3, { PIECE("magic") } 2, { PIECE("furnishings") } 1.
doubt-buildings = Es sind { $found } Gebäudeplättchen; die Spielregel zählt { $wanted }.
doubt-events = { $found } Ereignisse sind für die erste Hälfte; bei 16 Karten sollten es { $wanted } sein.
doubt-council-picture = Das Bild in der Spielregel zeigt drei Konzilplättchen mit einer 4, fünf mit einer 5, sechs mit einer 6 und vier mit einer 7; nicht alle davon gibt es.
doubt-white-lord = Der höchste Adel bringt { $found } Punkte; in der Spielregel stehen { $wanted }.
