# To, co jest wokół planszy: miejsca, chwile, dźwięki, koniec.

seat-place = Miejsce w kolejności: { $place }

# chwile
show-again = Zobacz jeszcze raz: { $what }
show-faster = Szybciej
show-skip = Pomiń
is-moving = wykonuje ruch

# ustawienia
setting-text = Wielkość tekstu
text-usual = Zwykła
text-larger = Większa
text-largest = Największa
volume-off = Bez dźwięku
volume-soft = Cicho
volume-medium = Średnio
volume-loud = Głośno
