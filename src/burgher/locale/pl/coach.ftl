# Co przeglądarka mówi o tym, jak grać lepiej: statystyki, analiza, podpowiedzi i ćwiczenia.

## Statystyki

statistics = Twoje partie w liczbach
statistics-csv = Pobierz jako CSV
statistics-none = Na tym urządzeniu nie zakończono jeszcze żadnej partii. Rozegraj jedną do końca, a zobaczysz tu, jak poszła.
statistics-none-such = Takiej partii jeszcze nie ma.
statistics-left-out = { $count ->
    [one] Uwzględniono ostatnią partię.
    [few] Uwzględniono { $count } ostatnie partie.
   *[many] Uwzględniono { $count } ostatnich partii.
}
statistics-game = Gra
statistics-players = Gracze
statistics-any-count = Dowolna liczba graczy
statistics-count = { $count ->
    [one] W pojedynkę
    [few] { $count } graczy
   *[many] { $count } graczy
}
statistics-player = Kto
statistics-anybody = Wszyscy przy tym urządzeniu
statistics-results = Wyniki
statistics-games = Partie
statistics-wins = Wygrane
statistics-mean = Średnia punktów
statistics-best = Najwięcej punktów
statistics-place = Średnie miejsce
statistics-share = Odsetek wygranych partii
statistics-fair = Przy równie dobrych graczach byłoby to { $share }.
statistics-fair-hint = Kreska na pasku pokazuje, ile wygrałby każdy, gdyby wszyscy grali równie dobrze.
statistics-plot = Punkty w twoich partiach, po kolei: { $scores }
statistics-won-game = partia wygrana
statistics-other-game = inna partia
statistics-trend = średnia z pięciu ostatnich
statistics-opponents = Przeciw komu
statistics-opponent = Przeciwnik
statistics-ahead = Przed nim
statistics-ahead-hint = Jak często kończysz przed tym przeciwnikiem; wspólne miejsce liczy się za pół.
statistics-sources = Skąd masz punkty
statistics-habits = Co robisz częściej i rzadziej niż silne boty
statistics-per-game = W partii
statistics-mine = Ty
statistics-strong = Silne boty
statistics-difference = Ty; kreska to silne boty
statistics-more = Częściej niż silne boty: { $what } (ty: { $mine } na partię, one: { $strong }).
statistics-less = Rzadziej niż silne boty: { $what } (ty: { $mine } na partię, one: { $strong }).

## Analiza partii

coach = Trener
analysis = Analiza
analysis-of = Analiza: { $game }
analysis-to-table = Do stołu
analysis-running = Trener przegląda partię…
chances = Szanse na wygraną
chances-label = Szanse wszystkich na wygraną, od początku do końca; zaznaczono decyzje, które coś kosztowały
chances-hint = Kliknięcie wykresu prowadzi do tej chwili partii. ?! to niedokładność, ? błąd, ?? gruby błąd.
chances-now = Szanse na wygraną: { $chances }
mark-label = { $name }, { $rating }: { $action }
analysis-players = Jak kto grał
accuracy = Dokładność { $percent }
accuracy-hint = Dokładność: jak blisko najlepszych znalezionych przez trenera były średnio decyzje gracza. Szczęście: co dały lub zabrały karty i kości.
learn-from-mistakes = Ucz się na swoich błędach
learn-from-mistakes-of = Ucz się na błędach gracza: { $name }
decisions-looked-at = { $state ->
    [running] Decyzje sprawdzone do tej pory: { $seen } z { $all }.
   *[done] Trenerowi zabrakło czasu. Sprawdzone decyzje: { $seen } z { $all }.
}
luck-caption = Skąd wzięła się szansa na wygraną
luck-own = Własne decyzje
luck-luck = Szczęście
luck-others = Pozostali
luck-not-counted = Szczęścia nie policzono: trenerowi zabrakło czasu.
turning-points = Punkty zwrotne
turning-none = Nie było ich: partia potoczyła się swoim torem.
decisions = Decyzje
decisions-of = Czyje decyzje
decisions-of-all = Wszystkich
decisions-which = Które decyzje
decisions-bad = Te, które coś kosztowały
decisions-worst = Błędy i grube błędy
decisions-all = Wszystkie
decisions-none = Nie ma takich. Dobra gra!
decisions-none-yet = Na razie nie ma takich: nie wszystko zostało dokładnie sprawdzone.
better-was = Lepiej: { $action }
because = { $by }, średnio: { $reasons }.
because-and = { $first }; { $second }
because-beside = { $by }, średnio, w porównaniu z „{ $other }”: { $reasons }.
because-these = { $by }, średnio, w porównaniu z „{ $other }”:
rating-best = najlepsze
rating-good = dobre
rating-inaccuracy = niedokładność
rating-mistake = błąd
rating-blunder = gruby błąd
rating-unseen = niesprawdzone
rating-count-best = { $count ->
    [one] najlepsze
    [few] najlepsze
   *[many] najlepszych
}
rating-count-good = { $count ->
    [one] dobre
    [few] dobre
   *[many] dobrych
}
rating-count-inaccuracy = { $count ->
    [one] niedokładność
    [few] niedokładności
   *[many] niedokładności
}
rating-count-mistake = { $count ->
    [one] błąd
    [few] błędy
   *[many] błędów
}
rating-count-blunder = { $count ->
    [one] gruby błąd
    [few] grube błędy
   *[many] grubych błędów
}

## Nauka na błędach

mistake-number = { $number } z { $count } · { $when }
mistake-ask = Jak tu zagrasz?
mistake-was = W partii było: { $action }. Spróbuj na planszy, czego chcesz; wszystko można cofnąć.
mistake-judge = Ile to warte?
mistake-show = Pokaż mi
mistake-again = Jeszcze raz
mistake-skip = Pomiń
mistake-next = Dalej
mistake-last = Koniec
mistakes-none = To wszystko. Dobra robota.
verdict-same = Dokładnie
verdict-best = Tak samo dobre jak najlepsze
verdict-good = Dobrze
verdict-inaccuracy = Nie całkiem
verdict-mistake = Błąd
verdict-blunder = Gruby błąd
verdict-chances = Twoja szansa na wygraną: przedtem { $now }, potem { $after }.
verdict-instead = Szansa na wygraną: { $best } zamiast { $done }.
verdict-so-would-coach = Trener zrobiłby to samo: { $action }.
verdict-coach = Trener zrobiłby tak: { $action }.
verdict-difference = To { $change } w porównaniu z twoim wyborem.
verdict-then = Potem: { $steps }.
verdict-gain = { $points ->
    [one] Rozegrane wiele razy do końca, dało { $points } punkt więcej niż drugi najlepszy wybór.
    [few] Rozegrane wiele razy do końca, dało { $points } punkty więcej niż drugi najlepszy wybór.
    [many] Rozegrane wiele razy do końca, dało { $points } punktów więcej niż drugi najlepszy wybór.
   *[other] Rozegrane wiele razy do końca, dało { $points } punktu więcej niż drugi najlepszy wybór.
}

## Podpowiedzi w grze

hint-title = Trener radzi (szansa na wygraną teraz: { $now })
hint-chance = → { $after }
hint-do = Zrób to: { $action }
hint-other = Co dałby inny ruch?
hint-fair = Szanse liczone są tak, jakby odtąd wszyscy grali równie dobrze jak trener.
hint-why = Dlaczego?
hint-more = Więcej o tym
hints-allow = Podpowiedzi dozwolone dla wszystkich

## Ćwiczenia

practice = Ćwiczenia
practice-here = { $count ->
    [one] Poćwicz: jedno ćwiczenie
    [few] Poćwicz: { $count } ćwiczenia
   *[many] Poćwicz: { $count } ćwiczeń
}
practice-of = Ćwiczenia: { $game }
practice-none = Dla tej gry nie ma jeszcze ćwiczeń.
practice-hint = Pozycje z partii botów. W każdej albo jeden wybór jest wyraźnie najlepszy, albo coś da się osiągnąć w tej turze: znajdź to na planszy i zobacz dlaczego.
practice-progress-label = Rozwiązane ćwiczenia
practice-progress = Rozwiązane: { $solved } z { $count }
practice-begin = Zacznij
practice-go-on = Dalej
practice-level-1 = Łatwe
practice-level-2 = Trudniejsze
practice-level-3 = Trudne
practice-got-first = rozwiązane od razu
practice-got-later = rozwiązane
practice-got-tried = jeszcze nierozwiązane
practice-own = Z twoich własnych partii
practice-own-hint = Decyzje z twoich partii, które coś kosztowały. Znajdź coś lepszego.
practice-own-none = Niech trener przejrzy jedną z twoich partii: kosztowne decyzje staną się tu ćwiczeniami.
practice-own-left = { $count ->
    [one] Jedna z twoich partii nie została jeszcze przeanalizowana.
    [few] { $count } z twoich partii nie zostały jeszcze przeanalizowane.
   *[other] { $count } z twoich partii nie zostało jeszcze przeanalizowanych.
}
practice-own-games = Twoje partie
practice-own-from = { $date } · { $when }
practice-number = Ćwiczenie { $number } z { $count }
practice-ask = Twoja kolej. Jaki jest twój następny krok? Liczy się to, co wybierzesz najpierw.
practice-right = Dobrze!
practice-wrong = Można lepiej
practice-best = { $count ->
    [one] Najlepiej: { $action }.
   *[other] Najlepsze, na równi: { $action }.
}
practice-show = Pokaż na planszy
# Ćwiczenie, w którym coś trzeba osiągnąć w tej turze.
practice-goal-ask = Osiągnij to, zanim skończy się twoja tura. Kroki możesz cofać, ile razy chcesz.
practice-goal-so-far = Na razie: { $has } z { $least }
practice-goal-missed = Nie osiągnięto
practice-goal-lost = Po ruchu „{ $action }” nie dało się już tego osiągnąć.
practice-goal-most = Wtedy można było mieć najwyżej { $most }.
practice-goal-early = Dało się to jeszcze osiągnąć: tura skończyła się za wcześnie.
practice-goal-way = Oto jak: { $steps }.
