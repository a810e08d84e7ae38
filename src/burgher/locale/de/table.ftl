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
