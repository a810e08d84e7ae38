# Co przeglądarka mówi o tym, jak grać lepiej: statystyki, analiza, podpowiedzi i ćwiczenia.

## Statystyki

statistics = Twoje partie w liczbach
statistics-csv = Pobierz jako CSV
statistics-none = Na tym urządzeniu nie zakończono jeszcze żadnej partii. Rozegraj jedną do końca, a zobaczysz tu, jak poszła.
statistics-none-such = Takiej partii jeszcze nie ma.
statistics-left-out = { $count ->
    [one] Liczy się tu ostatnia partia.
    [few] Liczą się tu ostatnie { $count } partie.
   *[many] Liczy się tu ostatnich { $count } partii.
}
statistics-game = Gra
statistics-players = Gracze
statistics-any-count = Dowolna liczba graczy
statistics-count = { $count ->
    [one] W pojedynkę
    [few] { $count } graczy
   *[many] { $count } graczy
}
statistics-player = Kto
statistics-anybody = Wszyscy przy tym urządzeniu
statistics-results = Wyniki
statistics-games = Partie
statistics-wins = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najwięcej punktów
statistics-place = Średnie miejsce
statistics-share = Odsetek wygranych partii
statistics-fair = Równie dobrzy gracze wygraliby { $share }.
statistics-fair-hint = Kreska na pasku to odsetek, który wygraliby równie dobrzy gracze.
statistics-plot = Punkty w twoich partiach, po kolei: { $scores }
statistics-won-game = partia wygrana
statistics-other-game = inna partia
statistics-trend = średnia z pięciu ostatnich
statistics-opponents = Przeciw komu
statistics-opponent = Przeciwnik
statistics-ahead = Przed nim
statistics-ahead-hint = Jak często na koniec byłeś przed nim; wspólne miejsce liczy się za pół.
statistics-sources = Skąd masz punkty
statistics-habits = Co robisz częściej i rzadziej niż silne boty
statistics-per-game = W partii
statistics-mine = Ty
statistics-strong = Silne boty
statistics-difference = Ty; silne boty jako kreska
statistics-more = Częściej niż silne boty: { $what } ({ $mine } na partię, one: { $strong }).
statistics-less = Rzadziej niż silne boty: { $what } ({ $mine } na partię, one: { $strong }).
