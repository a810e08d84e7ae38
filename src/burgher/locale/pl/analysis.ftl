# Co trener mówi o partii: `burgher.analysis`.

# Kiedy: runda z numerem, od 1.
when-setup = Przygotowanie
when-round = Runda { $round }
when-month = Miesiąc { $round }

# Punkty zwrotne. $when to jedno z powyższych, $what to zdanie z dziennika, $done i $best to akcje jak na przycisku,
# $change to liczba ze znakiem: o ile procent zmieniła się szansa $seat na wygraną.
turning-choice = { $when }: { $what } Szansa na wygraną ({ SEAT($seat) }): { $change }%.
turning-turn = { $when }: tura, którą rozgrywa { SEAT($seat) }. Szansa na wygraną: { $change }%.
turning-draw = { $when }, zrządzeniem losu: { $what } Szansa na wygraną ({ SEAT($seat) }): { $change }%.
turning-chance = { $when }, zrządzeniem losu. Szansa na wygraną ({ SEAT($seat) }): { $change }%.
turning-end = { $when }, koniec partii. Szansa na wygraną ({ SEAT($seat) }): { $change }%.
two-events = { $first } { $second }
turning-mistake = { $when }: { SEAT($seat) } wybiera „{ $done }”; lepsze było „{ $best }”. Szansa na wygraną: { $change }%.

# Dlaczego jeden wybór jest lepszy od drugiego: oba rozegrano dalej i porównano to, co liczą zasady.
by-when-round = Na koniec rundy { $round }
by-when-month = Na koniec miesiąca { $round }
by-end = Na koniec partii
why-later = Na początku w liczbach prawie nie widać różnicy; lepszy ruch powinien opłacić się w dalszej części partii.
why-ahead = Oba porównane ruchy dają na koniec mniej więcej tyle samo punktów; po lepszym częściej wyprzedza się pozostałych.
why-equal = Porównane ruchy dają mniej więcej to samo.
# W jednej linii: do kiedy i co się wtedy różni, jedno po drugim.
because = { $by }, średnio: { $reasons }
and-so = { $first }; { $second }
# Co przemawia przeciw, na końcu.
but = za to { $reason }

# O ile więcej lub mniej: $what to jedna z wielkości, $amount to liczba całkowita, 0 to trochę.
counts-more = { $amount ->
    [0] { $what }: nieco więcej
   *[other] { $what }: +{ $amount }
}
counts-less = { $amount ->
    [0] { $what }: nieco mniej
   *[other] { $what }: −{ $amount }
}
quantity-points = punkty
quantity-points-of = punkty ({ SEAT($seat) })
quantity-of = { $what } ({ SEAT($seat) })

# Co ćwiczenie każe osiągnąć w turze: $what to jedna z wielkości.
goal-least = { $what }: co najmniej { $least } (teraz { $now })

# Analiza, która się nie udała.
analysis-refused = Tej partii nie da się przeanalizować: { $detail }.
analysis-late = Analiza trwała zbyt długo i została przerwana. Spróbuj ponownie.
analysis-failed = Analiza się nie udała. Spróbuj ponownie.
