# Słowa dla pudełka z elementami.

box-chapter-cards = Karty budynków
box-chapter-guilds = Żetony gildii
box-chapter-board = Plansze
box-part-properties = Karty budynków
box-part-guilds = Żetony gildii
box-part-post = Faktoria handlowa
box-part-wall = Mury
box-part-tax = Tor punktacji
box-part-calendar = Kalendarz
box-hint-properties = Dziesięć rodzajów, po pięć kart: tak podaje instrukcja. Koszty budynków i Murów są też na planszy gracza.
box-hint-guilds = Według instrukcji żetonów jest { $count }. Koszt gildii jest wydrukowany na jej żetonie.
box-piece-trading-post = Faktoria handlowa
box-piece-tax = Podatki na torze punktacji
box-piece-calendar = Kalendarz
field-buy-wood = Kupno drewna, złoto
field-buy-stone = Kupno kamienia, złoto
field-buy-metal = Kupno metalu, złoto
field-sell-metal = Sprzedaż metalu, złoto
field-sell-two-wood-or-stone = Sprzedaż dwóch sztuk drewna lub kamienia, złoto
field-spaces = Pola w progu podatkowym
field-months = { $season ->
        [spring] Miesiące wiosny
        [summer] Miesiące lata
       *[autumn] Miesiące jesieni
    }

doubt-icons = { PIECE($piece) } kosztuje tyle surowców: { $found }; instrukcje pokazują { $wanted }.
doubt-tax = Przy tylu polach w progu podatkowym ({ $found }) pierwsze pięć pól nie jest wolnych od podatku albo na piętnastym nie wynosi on 2, jak mówi instrukcja.
