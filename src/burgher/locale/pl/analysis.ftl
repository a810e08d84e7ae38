# Co trener mówi o grze: `burgher.analysis`.

# Kiedy: runda z numerem, od 1.
when-setup = Przygotowanie
when-round = Runda { $round }
when-month = Miesiąc { $round }

# Punkty zwrotne. $when to jedno z powyższych, $what to zdanie z dziennika, $done i $best to akcje jak na przycisku,
# $change to liczba ze znakiem: o ile procent zmieniła się szansa $seat na wygraną.
turning-choice = { $when }: { $what } Szansa na wygraną, { SEAT($seat) }: { $change }%.
turning-turn = { $when }: tura, którą rozgrywa { SEAT($seat) }. Szansa na wygraną: { $change }%.
turning-draw = { $when }, przez los: { $what } Szansa na wygraną, { SEAT($seat) }: { $change }%.
turning-chance = { $when }, przez los. Szansa na wygraną, { SEAT($seat) }: { $change }%.
turning-mistake = { $when }: { SEAT($seat) } wybiera „{ $done }”; lepsze było „{ $best }”. Szansa na wygraną: { $change }%.

# Dlaczego jeden wybór jest lepszy od drugiego: oba rozegrano dalej i porównano to, co liczą zasady.
by-round = { $when }, na koniec
by-end = Na koniec gry
why-later = To, co liczą zasady, jest do tego czasu mniej więcej równe; różnica wychodzi później.

# O ile więcej lub mniej: $amount w liczbach całkowitych, 0 to trochę.
more-points =
    { $way ->
        [more] { $amount ->
            [0] nieco więcej punktów
            [one] około { $amount } punkt więcej
            [few] około { $amount } punkty więcej
           *[many] około { $amount } punktów więcej
        }
       *[less] { $amount ->
            [0] nieco mniej punktów
            [one] około { $amount } punkt mniej
            [few] około { $amount } punkty mniej
           *[many] około { $amount } punktów mniej
        }
    }
more-rival-points =
    { $way ->
        [more] { $amount ->
            [0] nieco więcej punktów, które ma { SEAT($seat) }
            [one] około { $amount } punkt więcej, który ma { SEAT($seat) }
            [few] około { $amount } punkty więcej, które ma { SEAT($seat) }
           *[many] około { $amount } punktów więcej, które ma { SEAT($seat) }
        }
       *[less] { $amount ->
            [0] nieco mniej punktów, które ma { SEAT($seat) }
            [one] około { $amount } punkt mniej, który ma { SEAT($seat) }
            [few] około { $amount } punkty mniej, które ma { SEAT($seat) }
           *[many] około { $amount } punktów mniej, które ma { SEAT($seat) }
        }
    }

# Analiza, która się nie udała.
analysis-refused = Tej gry nie da się przeanalizować: { $detail }.
analysis-late = Analiza trwała zbyt długo i została przerwana. Spróbuj ponownie.
analysis-failed = Analiza się nie udała. Spróbuj ponownie.
