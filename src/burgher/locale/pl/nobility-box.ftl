doubt-settlers-example = Żadna karta osadników nie jest jak przykład z instrukcji: { PIECE("furnishings") }, { PIECE("weaponry") }, { PIECE("magic") }, { PIECE("books") }, od 8 do 12.
doubt-settlers-stars = Instrukcja mówi o kartach osadników bez gwiazdki, a tu takiej nie ma.
doubt-settlers-workers = { PIECE($piece) }: robotników jest { $found }; 14 robotników jednego koloru to po dwóch na każdy z siedmiu domów.
doubt-ship-example = Żaden statek nie jest jak przykład z instrukcji: { PIECE("jewelry") } 3, { PIECE("magic") } 2, { PIECE("furnishings") } 1.
doubt-buildings = Płytek budynków jest { $found }; instrukcja podaje { $wanted }.
doubt-events = Wydarzeń na pierwszą połowę gry jest { $found }; przy 16 kartach powinno być { $wanted }.
doubt-council-picture = Rysunek w instrukcji pokazuje trzy żądania Rady z 4, pięć z 5, sześć z 6 i cztery z 7; nie wszystkie tu są.
doubt-white-lord = Najwyższa szlachetność jest warta { $found } punktów; w instrukcji jest { $wanted }.
