# To, co jest wokół planszy: miejsca, chwile, dźwięki, koniec.

seat-place = Miejsce w kolejności: { $place }
has-passed = pas

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

# koniec
end-alone-won = Cel został osiągnięty
end-alone-lost = Cel nie został osiągnięty
end-by-tie = { $winners } i { $level } mają po { $points } pkt; remis rozstrzygnęły zasady.
end-shared = { $winners } mają po { $points } pkt; zasady nie rozstrzygają tego remisu, więc zwycięstwo jest wspólne.
end-picture = Udostępnij jako obraz

# powtórka i przebieg
replay-speed = Tempo: { $times }×
replay-round = Do rundy { $round }
replay-step = { $name }: { $step }
replay-begins = Początek gry.
log-setup =
    { $count ->
        [one] Przygotowanie: jeden wiersz
        [few] Przygotowanie: { $count } wiersze
       *[many] Przygotowanie: { $count } wierszy
    }
give-up-title = Poddać tę partię?
give-up-hint = Zniknie z twojej listy. Gdy grają też inni, twoje miejsce czeka na ciebie albo na bota; wrócisz tu, otwierając adres stołu.
give-up = Poddaj partię

# kilka osób przy jednym urządzeniu
setting-curtain = Kilka osób przy jednym urządzeniu
curtain-wish-drawn = Kurtyna w razie potrzeby
curtain-wish-always = Kurtyna przed każdą turą
curtain-wish-open = Wszyscy mogą patrzeć
# Several people at one device: whoever plays sees only what everybody may see, and wants to see their own cards.
see-what-is-mine = Pokaż moje karty

# Kolor i kształt znaczników; $seat to miejsce, słowami.
colour-and-shape = { $colour }, { $shape }
colour-of = { $seat }: { $colour }
shape-circle = koło
shape-square = kwadrat
shape-triangle = trójkąt
shape-diamond = romb
shape-star = gwiazda
shape-cross = krzyż

# W wyniku, jeśli partia była analizowana.
end-best-moves = Najlepsze ruchy

# Wokół planszy: przycisk trenera i kiedy coś było.
hint = Podpowiedź
hint-ask = Co radzisz?
hint-ask-label = Podpowiedź: Co radzisz?
hints-agreed = Przy tym stole każdy może prosić trenera o podpowiedzi. Kto tu siada, zgadza się na to; dziennik odnotowuje każde pytanie.
decision-round = Runda { $round }
