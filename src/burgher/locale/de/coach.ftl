# Was der Browser übers Besserwerden sagt: Statistik, Analyse, Tipps und Übungen.

## Statistik

statistics = Deine Partien in Zahlen
statistics-csv = Als CSV herunterladen
statistics-none = Auf diesem Gerät wurde noch keine Partie zu Ende gespielt. Spiel eine zu Ende, dann siehst du hier, wie sie lief.
statistics-none-such = So eine Partie gibt es noch nicht.
statistics-left-out = Hier zählen die letzten { $count } Partien.
statistics-game = Spiel
statistics-players = Spieler
statistics-any-count = Beliebig viele
statistics-count = { $count ->
    [one] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] { $count } Spieler
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
statistics-fair = Gegen gleich starke Gegner würdest du { $share } gewinnen.
statistics-fair-hint = Der Strich im Balken zeigt den Anteil, den gleich starke Spieler gewinnen würden.
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
statistics-difference = Du (Balken) und starke Bots (Strich)
statistics-more = Öfter als starke Bots: { $what } (du { $mine } je Partie, sie { $strong }).
statistics-less = Seltener als starke Bots: { $what } (du { $mine } je Partie, sie { $strong }).

## Analyse einer Partie

coach = Der Trainer
analysis = Analyse
analysis-of = Analyse: { $game }
analysis-to-table = Zum Tisch
analysis-running = Der Trainer geht die Partie durch …
chances = Gewinnchancen
chances-label = Die Gewinnchancen aller von Anfang bis Ende; markiert sind Entscheidungen, die etwas verschenkten
chances-hint = Ein Klick ins Bild führt an diese Stelle der Partie. ?! ist eine Ungenauigkeit, ? ein Fehler, ?? ein grober Fehler.
chances-now = Gewinnchancen: { $chances }
mark-label = { $name }, { $rating }: { $action }
analysis-players = Wie alle gespielt haben
accuracy = Genauigkeit { $percent }
accuracy-hint = Genauigkeit: wie nah die Entscheidungen im Schnitt dem Besten kamen, was der Trainer fand. Glück: was Karten und Würfel brachten oder kosteten.
learn-from-mistakes = Aus deinen Fehlern lernen
learn-from-mistakes-of = Aus den Fehlern von { $name } lernen
decisions-looked-at = { $state ->
    [running] Bisher angesehen: { $seen } von { $all } Entscheidungen.
   *[done] Dem Trainer ging die Zeit aus. Angesehen: { $seen } von { $all } Entscheidungen.
}
luck-caption = Woher die Gewinnchance kam
luck-own = Eigene Entscheidungen
luck-luck = Glück
luck-others = Die anderen
luck-not-counted = Das Glück wurde nicht erfasst: Dem Trainer ging die Zeit aus.
turning-points = Wendepunkte
turning-none = Es gab keine: Die Partie nahm ihren Lauf.
decisions = Entscheidungen
decisions-of = Wessen Entscheidungen
decisions-of-all = Von allen
decisions-which = Welche Entscheidungen
decisions-bad = Die etwas verschenkten
decisions-worst = Fehler und grobe Fehler
decisions-all = Alle
decisions-none = Keine davon. Gut gespielt.
decisions-none-yet = Bisher keine davon: Nicht alles wurde genau angesehen.
better-was = Besser: { $action }
because = { $by } im Schnitt: { $reasons }.
because-and = { $first }; { $second }
because-beside = { $by } im Schnitt, verglichen mit „{ $other }“: { $reasons }.
because-these = { $by } im Schnitt, verglichen mit „{ $other }“:
rating-best = beste Wahl
rating-good = gut
rating-inaccuracy = Ungenauigkeit
rating-mistake = Fehler
rating-blunder = grober Fehler
rating-unseen = nicht angesehen
rating-count-best = beste Wahl
rating-count-good = gut
rating-count-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
}
rating-count-mistake = Fehler
rating-count-blunder = { $count ->
    [one] grober Fehler
   *[other] grobe Fehler
}

## Aus Fehlern lernen

mistake-number = { $number } von { $count } · { $when }
mistake-ask = Was würdest du hier tun?
mistake-was = In der Partie war es: { $action }. Probier auf dem Spielplan, was du willst; alles lässt sich zurücknehmen.
mistake-judge = Was ist das wert?
mistake-show = Zeig es mir
mistake-again = Noch einmal
mistake-skip = Überspringen
mistake-next = Weiter
mistake-last = Fertig
mistakes-none = Das waren alle. Gut gemacht.
verdict-same = Genau so
verdict-best = So gut wie das Beste
verdict-good = Gut
verdict-inaccuracy = Nicht ganz
verdict-mistake = Ein Fehler
verdict-blunder = Ein grober Fehler
verdict-chances = Deine Gewinnchance: vorher { $now }, danach { $after }.
verdict-instead = Gewinnchance: { $best } statt { $done }.
verdict-so-would-coach = Der Trainer würde dasselbe tun: { $action }.
verdict-coach = Der Trainer würde es so machen: { $action }.
verdict-difference = Das sind { $change } gegenüber deiner Wahl.
verdict-then = Danach: { $steps }.
verdict-gain = { $points ->
    [one] Viele Male zu Ende gespielt, war das um { $points } Punkt besser als das Nächstbeste.
   *[other] Viele Male zu Ende gespielt, war das um { $points } Punkte besser als das Nächstbeste.
}

## Tipps im Spiel

hint-title = Der Trainer würde … (Gewinnchance jetzt: { $now })
hint-chance = → { $after }
hint-do = So machen: { $action }
hint-other = Was brächte ein anderer Zug?
hint-fair = Die Chancen gelten, wenn von hier an alle so gut spielen wie der Trainer.
hint-why = Warum?
hint-more = Mehr dazu
hints-allow = Tipps für alle erlaubt

## Übungen

practice = Übungen
practice-here = { $count ->
    [one] Üben: eine Übung
   *[other] Üben: { $count } Übungen
}
practice-of = Übungen: { $game }
practice-none = Für dieses Spiel gibt es noch keine Übungen.
practice-hint = Stellungen aus Partien von Bots. In jeder ist entweder eine Wahl klar die beste, oder etwas lässt sich in diesem Zug erreichen: Finde es auf dem Spielplan und sieh, warum.
practice-progress-label = Gelöste Übungen
practice-progress = { $solved } von { $count } gelöst
practice-begin = Anfangen
practice-go-on = Weitermachen
practice-level-1 = Leicht
practice-level-2 = Mittel
practice-level-3 = Schwer
practice-got-first = auf Anhieb gelöst
practice-got-later = gelöst
practice-got-tried = noch nicht gelöst
practice-own = Aus deinen eigenen Partien
practice-own-hint = Was du in deinen eigenen Partien verschenkt hast. Finde etwas Besseres.
practice-own-none = Lass den Trainer eine deiner Partien durchgehen: Was du darin verschenkt hast, wird hier zur Übung.
practice-own-left = { $count ->
    [one] Eine deiner Partien wurde noch nicht analysiert.
   *[other] { $count } deiner Partien wurden noch nicht analysiert.
}
practice-own-games = Deine Partien
practice-own-from = { $date } · { $when }
practice-number = Übung { $number } von { $count }
practice-ask = Du bist dran. Was ist dein nächster Schritt? Was du zuerst wählst, ist deine Antwort.
practice-right = Richtig!
practice-wrong = Nicht das Beste
practice-best = { $count ->
    [one] Am besten ist: { $action }.
   *[other] Am besten sind, gleich gut: { $action }.
}
practice-show = Auf dem Spielplan zeigen
# Eine Übung, in der etwas in diesem Zug zu erreichen ist.
practice-goal-ask = Erreiche das, bevor dein Zug endet. Du kannst Schritte zurücknehmen, so oft du willst.
practice-goal-so-far = Bisher: { $has } von { $least }
practice-goal-missed = Nicht erreicht
practice-goal-lost = Nach „{ $action }“ war es nicht mehr zu erreichen.
practice-goal-most = Mehr als { $most } war dann nicht mehr möglich.
practice-goal-early = Es wäre noch zu erreichen gewesen: Der Zug endete zu früh.
practice-goal-way = So geht es: { $steps }.
