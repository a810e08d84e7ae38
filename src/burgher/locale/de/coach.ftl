# Was der Browser übers Besserwerden sagt: Statistik, Analyse, Tipps und Übungen.

## Statistik

statistics = Deine Partien in Zahlen
statistics-csv = Als CSV herunterladen
statistics-none = Auf diesem Gerät wurde noch keine Partie zu Ende gespielt. Spiel eine zu Ende, dann siehst du hier, wie sie lief.
statistics-none-such = So eine Partie gibt es noch nicht.
statistics-left-out = Hier zählen die letzten { $count } Partien.
statistics-game = Spiel
statistics-players = Mitspielende
statistics-any-count = Beliebig viele
statistics-count = { $count ->
    [one] Allein
   *[other] Zu { $count }
}
statistics-player = Wer
statistics-anybody = Alle an diesem Gerät
statistics-results = Ergebnisse
statistics-games = Partien
statistics-wins = Gewonnen
statistics-mean = Punkte im Schnitt
statistics-best = Meiste Punkte
statistics-place = Platz im Schnitt
statistics-share = Anteil gewonnener Partien
statistics-fair = Gleich Starke gewännen { $share }.
statistics-fair-hint = Der Strich im Balken ist der Anteil, den gleich Starke gewännen.
statistics-plot = Die Punkte deiner Partien, eine nach der anderen: { $scores }
statistics-won-game = von dir gewonnen
statistics-other-game = andere Partie
statistics-trend = Schnitt der letzten fünf
statistics-opponents = Gegen wen
statistics-opponent = Gegner
statistics-ahead = Vor ihnen
statistics-ahead-hint = Wie oft du am Ende vor ihnen lagst; ein geteilter Platz zählt halb.
statistics-sources = Woher deine Punkte kommen
statistics-habits = Was du öfter und seltener tust als starke Bots
statistics-per-game = In einer Partie
statistics-mine = Du
statistics-strong = Starke Bots
statistics-difference = Du; starke Bots als Strich
statistics-more = Öfter als starke Bots: { $what } ({ $mine } je Partie, sie: { $strong }).
statistics-less = Seltener als starke Bots: { $what } ({ $mine } je Partie, sie: { $strong }).
