# Was der Trainer über eine Partie sagt: `burgher.analysis`.

# Wann: eine Runde mit ihrer Nummer, ab 1.
when-setup = Aufbau
when-round = Runde { $round }
when-month = Monat { $round }

# Wendepunkte. $when ist eines von oben, $what ein Satz des Verlaufs, $done und $best sind Aktionen wie auf einem
# Knopf, $change ist eine Zahl mit Vorzeichen: um wie viel Prozent sich die Gewinnchance von $seat geändert hat.
turning-choice = { $when }: { $what } Gewinnchance von { SEAT($seat) }: { $change } %.
turning-turn = { $when }: der Zug von { SEAT($seat) }. Gewinnchance: { $change } %.
turning-draw = { $when }, durch Zufall: { $what } Gewinnchance von { SEAT($seat) }: { $change } %.
turning-chance = { $when }, durch Zufall. Gewinnchance von { SEAT($seat) }: { $change } %.
turning-end = { $when }, das Ende der Partie. Gewinnchance von { SEAT($seat) }: { $change } %.
two-events = { $first } { $second }
turning-mistake = { $when }: { SEAT($seat) } wählt „{ $done }“; besser war „{ $best }“. Gewinnchance: { $change } %.

# Warum eine Wahl besser ist als eine andere: Beide wurden weitergespielt und verglichen, was die Regeln zählen.
by-when-round = Am Ende von Runde { $round }
by-when-month = Am Ende von Monat { $round }
by-end = Am Ende der Partie
why-later = Was sich zählen lässt, unterscheidet sich zunächst kaum; der bessere Zug dürfte sich erst später in der Partie auszahlen.
why-ahead = Die beiden verglichenen Züge enden mit etwa gleich vielen Punkten; mit dem besseren liegst du öfter vor den anderen.
why-equal = Die verglichenen Züge kommen etwa auf dasselbe heraus.
# In einer Zeile: bis wann, und was sich dann unterscheidet, eins nach dem anderen.
because = { $by } im Schnitt: { $reasons }
and-so = { $first }; { $second }
# Was dagegen spricht, hinter dem anderen.
but = dafür { $reason }

# Wie viel mehr oder weniger: $what ist eine der Größen, $amount eine ganze Zahl, 0 heißt ein wenig.
counts-more = { $amount ->
    [0] { $what }: etwas mehr
   *[other] { $what }: +{ $amount }
}
counts-less = { $amount ->
    [0] { $what }: etwas weniger
   *[other] { $what }: −{ $amount }
}
quantity-points = Punkte
quantity-points-of = Punkte von { SEAT($seat) }
quantity-of = { $what } ({ SEAT($seat) })

# Was eine Übung in einem Zug zu erreichen aufgibt: $what ist eine der Größen.
goal-least = { $what }: mindestens { $least } (jetzt { $now })

# Eine Analyse, aus der nichts wurde.
analysis-refused = Diese Partie lässt sich nicht analysieren: { $detail }.
analysis-late = Die Analyse hat zu lange gedauert und wurde beendet. Versuch es noch einmal.
analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
