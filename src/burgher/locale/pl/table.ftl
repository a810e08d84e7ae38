# To, co jest wokół planszy: miejsca, chwile, dźwięki, koniec.

seat-place = Miejsce w kolejności: { $place }
