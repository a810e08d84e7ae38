# Was um ein Brett herum steht: Plätze, Augenblicke, Klänge, das Ende.

seat-place = In der Zugreihenfolge an { $place }. Stelle

# Augenblicke
show-again = Noch einmal ansehen: { $what }
show-faster = Schneller
show-skip = Überspringen
is-moving = zieht

# Einstellungen
setting-text = Schriftgröße
text-usual = Normal
text-larger = Größer
text-largest = Am größten
volume-off = Keine
volume-soft = Leise
volume-medium = Mittel
volume-loud = Laut

# das Ende
end-alone-won = Du hast das Ziel erreicht
end-alone-lost = Das Ziel wurde nicht erreicht
end-by-tie = { $winners } und { $level } liegen mit { $points } Punkten gleichauf; der Gleichstand wurde nach der Regel entschieden.
end-shared = { $winners } liegen mit { $points } Punkten gleichauf, auch nach der Regel für Gleichstand, und teilen sich den Sieg.
end-picture = Als Bild teilen

# Wiedergabe und Verlauf
replay-speed = Tempo: { $times }×
replay-round = Zu Runde { $round }
log-setup =
    { $count ->
        [one] Aufbau: eine Zeile
       *[other] Aufbau: { $count } Zeilen
    }
give-up-title = Dieses Spiel aufgeben?
give-up-hint = Es verschwindet aus deiner Liste. Wo andere mitspielen, wartet dein Platz auf dich oder auf einen Bot; über die Adresse des Tisches kommst du zurück.
give-up = Aufgeben

# mehrere an einem Gerät
setting-curtain = Mehrere an einem Gerät
curtain-wish-drawn = Vorhang, wo nötig
curtain-wish-always = Vorhang vor jedem Zug
curtain-wish-open = Alle dürfen hinsehen
# Several people at one device: whoever plays sees only what everybody may see, and wants to see their own cards.
see-what-is-mine = Meine Karten ansehen

# Eine Farbe und die Form ihrer Marker; $seat ist ein Platz in Worten.
colour-and-shape = { $colour }, { $shape }
colour-of = { $seat }: { $colour }
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern
shape-cross = Kreuz

# Im Ergebnis, wenn die Partie analysiert wurde.
end-best-moves = Die besten Züge
