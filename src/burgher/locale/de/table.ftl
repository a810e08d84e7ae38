# Was um ein Brett herum steht: Plätze, Augenblicke, Klänge, das Ende.

seat-place = An { $place }. Stelle der Reihenfolge
has-passed = gepasst

# Augenblicke
show-again = Noch einmal ansehen: { $what }
show-faster = Schneller
show-skip = Überspringen
is-moving = zieht

# Einstellungen
setting-text = Schriftgröße
text-usual = Normal
text-larger = Groß
text-largest = Sehr groß
volume-off = Aus
volume-soft = Leise
volume-medium = Mittel
volume-loud = Laut

# das Ende
end-alone-won = Du hast die Aufgabe erfüllt
end-alone-lost = Du hast die Aufgabe nicht erfüllt
end-by-tie =
    { $winners } und { $level } liegen mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } gleichauf; die Gleichstandsregel hat entschieden.
end-shared =
    { $winners } liegen mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } gleichauf, auch nach der Gleichstandsregel, und teilen sich den Sieg.
end-picture = Als Bild teilen

# Wiedergabe und Verlauf
replay-speed = Tempo: { $times }×
replay-round = Zu Runde { $round }
replay-step = { $name }: { $step }
replay-begins = Das Spiel beginnt.
log-setup =
    { $count ->
        [one] Aufbau: eine Zeile
       *[other] Aufbau: { $count } Zeilen
    }
give-up-title = Diese Partie aufgeben?
give-up-hint = Sie verschwindet aus deiner Liste. Wo andere mitspielen, wartet dein Platz auf dich oder auf einen Bot; über die Adresse des Tisches kommst du zurück.
give-up = Aufgeben

# mehrere an einem Gerät
setting-curtain = Mehrere an einem Gerät
curtain-wish-drawn = Vorhang bei Bedarf
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

# Um ein Brett herum: der Knopf des Trainers, und wann etwas war.
hint = Tipp
hint-ask = Was würdest du tun?
hint-ask-label = Tipp: Was würdest du tun?
hints-agreed = An diesem Tisch dürfen alle den Trainer um Tipps bitten. Wer sich setzt, ist damit einverstanden; im Verlauf steht, wenn jemand fragt.
decision-round = Runde { $round }
