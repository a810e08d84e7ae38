# Rise to Nobility po polsku.
#
# Nazwy w argumentach to nazwy z języka akcji ("green_elf", "s07"); PIECE mówi je po polsku. SEAT mówi imię gracza:
# zawsze w mianowniku; AMOUNTS nazwy z liczbami. Argument, którego czytający nie może widzieć albo którego nie ma, to
# słowo "none". Karty i żetony mają w nazwie swój numer, żeby można je było znaleźć i wpisać.

game-nobility = Rise to Nobility
    .hint = Stawiaj kości w białym mieście Caveborn, osiedlaj przybyszów i wejdź w szeregi szlachty.

## Elementy. Formy inne niż zwykłe (core.ftl) to atrybuty.

# Liczba oczek z nazwy: AMOUNTS("die", $face, form: "die-acc") to „czwórkę”.
form-die =
    { $count ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
       *[other] { $count }
    }
form-die-acc =
    { $count ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
       *[other] { $count }
    }
form-die-gen =
    { $count ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
       *[other] { $count }
    }

piece-books = książki
    .one = książka
    .acc = książkę
    .many = książek
    .gen = książek
piece-artwork = dzieła sztuki
    .one = dzieło sztuki
    .acc = dzieło sztuki
    .many = dzieł sztuki
    .gen = dzieł sztuki
piece-weaponry = broń
    .one = sztuka broni
    .acc = sztukę broni
    .few = sztuki broni
    .many = sztuk broni
    .gen = broni
piece-magic = artefakty
    .one = artefakt
    .acc = artefakt
    .many = artefaktów
    .gen = artefaktów
piece-jewelry = klejnoty
    .one = klejnot
    .acc = klejnot
    .many = klejnotów
    .gen = klejnotów
piece-furnishings = meble
    .one = mebel
    .acc = mebel
    .many = mebli
    .gen = mebli

piece-coin = moneta
    .acc = monetę
    .loc = monecie
    .few = monety
    .many = monet
piece-point = punkt
    .few = punkty
    .many = punktów
piece-modifier = modyfikator
    .few = modyfikatory
    .many = modyfikatorów
piece-worker = robotnik
    .acc = robotnika
    .few = robotników
    .many = robotników
piece-good = towar
    .few = towary
    .many = towarów

# Skąd jest przychód, po liczbie.
piece-income-guilds = za uczniów w gildiach
piece-income-desks = za uczniów w Kancelarii
piece-income-community = za budynki publiczne
piece-income-event = za wydarzenie

piece-halfling = niziołek
    .few = niziołki
    .many = niziołków
piece-human = człowiek
    .few = ludzie
    .many = ludzi
piece-elf = elf
    .few = elfy
    .many = elfów
piece-dwarf = krasnolud
    .few = krasnoludy
    .many = krasnoludów
piece-green-elf = zielony elf
    .few = zielone elfy
    .many = zielonych elfów
piece-trobit = trobit
    .few = trobity
    .many = trobitów

piece-scholars = Gildia uczonych
    .acc = Gildię uczonych
    .gen = Gildii uczonych
piece-artists = Gildia artystów
    .acc = Gildię artystów
    .gen = Gildii artystów
piece-blacksmiths = Gildia kowali
    .acc = Gildię kowali
    .gen = Gildii kowali
piece-wizards = Gildia magów
    .acc = Gildię magów
    .gen = Gildii magów
piece-merchants = Gildia kupców
    .acc = Gildię kupców
    .gen = Gildii kupców
piece-carpenters = Gildia stolarzy
    .acc = Gildię stolarzy
    .gen = Gildii stolarzy
piece-tavern = Jaskiniowa Tawerna
    .gen = Jaskiniowej Tawerny
    .loc = Jaskiniowej Tawernie
piece-yard = Plac Budowy
    .gen = Placu Budowy
    .at = na Placu Budowy
    .to = na Plac Budowy
piece-hall = Dom Gildii
    .gen = Domu Gildii
piece-port = Port
    .gen = Portu
    .loc = Porcie
piece-clerk = Biuro Berka
    .gen = Biura Berka
    .loc = Biurze Berka
piece-castle = Biały Zamek
    .gen = Białego Zamku
    .loc = Białym Zamku
piece-castle-extra = czwarte pole Białego Zamku
    .at = na czwartym polu Białego Zamku
    .to = na czwarte pole Białego Zamku
piece-board = własna plansza
    .at = na własnej planszy
    .to = na własną planszę
piece-council = Kamienna Rada
    .gen = Kamiennej Rady
    .loc = Kamiennej Radzie
piece-desk = Kancelaria
    .gen = Kancelarii
piece-commission = karta zlecenia
    .at = na karcie zlecenia
    .to = na kartę zlecenia
# Pulpit: górny, dolny.
piece-top = nad
piece-bottom = pod

# Kość automy.
piece-white = biała
piece-green = zielona
piece-yellow = żółta
piece-red = czerwona
piece-blue = niebieska

# Osadnicy: nazwy własnego pomysłu.
piece-s01 = rodzina Jęczmionków
    .acc = rodzinę Jęczmionków
piece-s02 = rodzina Maślanków
    .acc = rodzinę Maślanków
piece-s03 = rodzina Dmuchawców
    .acc = rodzinę Dmuchawców
piece-s04 = rodzina Miodonorków
    .acc = rodzinę Miodonorków
piece-s05 = rodzina Jabłeczków
    .acc = rodzinę Jabłeczków
piece-s06 = rodzina Mechostopych
    .acc = rodzinę Mechostopych
piece-s07 = rodzina Kuśtyczków
    .acc = rodzinę Kuśtyczków
piece-s08 = rodzina Groszków
    .acc = rodzinę Groszków
piece-s09 = ród Jesionowskich
piece-s10 = ród Karyckich
piece-s11 = ród Dunmorskich
piece-s12 = ród Jeleniowskich
piece-s13 = ród Meryńskich
piece-s14 = ród Dębogórskich
piece-s15 = ród Jarzębskich
piece-s16 = ród Selwickich
piece-s17 = dwór Aelrin
piece-s18 = dwór Celavir
piece-s19 = dwór Ilvane
piece-s20 = dwór Larenthe
piece-s21 = dwór Mirvael
piece-s22 = dwór Ondrelle
piece-s23 = dwór Sylvaris
piece-s24 = dwór Thessia
piece-s25 = klan Kowadłoczołych
piece-s26 = klan Beczkohełmych
piece-s27 = klan Miedziokopów
piece-s28 = klan Głębopłaszczych
piece-s29 = klan Krzemieniobrodych
piece-s30 = klan Granitopiętych
piece-s31 = klan Młotogiętych
piece-s32 = klan Żelaznych Kotłów
piece-s33 = krąg Głogowej Pieśni
piece-s34 = krąg Rosistej Gałęzi
piece-s35 = krąg Szeptu Paproci
piece-s36 = krąg Liściastego Płaszcza
piece-s37 = krąg Wędrowców po Mchu
piece-s38 = krąg Śpiewu Trzcin
piece-s39 = krąg Cierniowej Zasłony
piece-s40 = krąg Wierzbowego Jeziora
piece-s41 = tabor Brugglów
piece-s42 = tabor Grubobrzuchych
piece-s43 = tabor Grobbinów
piece-s44 = tabor Humbroszów
piece-s45 = tabor Mudgewicków
piece-s46 = tabor Ogglebych
piece-s47 = tabor Snorrików
piece-s48 = tabor Toczynogów

# Żetony budynków.
piece-b01 = warsztat nr 1
piece-b02 = warsztat nr 2
piece-b03 = warsztat nr 3
piece-b04 = warsztat nr 4
piece-b05 = warsztat nr 5
piece-b06 = warsztat nr 6
piece-b07 = warsztat nr 7
piece-b08 = warsztat nr 8
piece-b09 = warsztat nr 9
piece-b10 = warsztat nr 10
piece-b11 = warsztat nr 11
piece-b12 = warsztat nr 12
piece-b13 = warsztat nr 13
piece-b14 = warsztat nr 14
piece-b15 = warsztat nr 15
piece-b16 = warsztat nr 16
piece-b17 = warsztat nr 17
piece-b18 = warsztat nr 18
piece-b19 = warsztat nr 19
piece-b20 = warsztat nr 20
piece-b21 = warsztat nr 21
piece-b22 = warsztat nr 22
piece-b23 = warsztat nr 23
piece-b24 = warsztat nr 24
piece-b25 = warsztat nr 25
piece-b26 = warsztat nr 26
piece-b27 = warsztat nr 27
piece-b28 = warsztat nr 28
piece-b29 = warsztat nr 29
piece-b30 = warsztat nr 30
piece-b31 = warsztat nr 31
piece-b32 = warsztat nr 32
piece-b33 = warsztat nr 33
piece-b34 = warsztat nr 34
piece-b35 = warsztat nr 35
piece-b36 = warsztat nr 36
piece-community = budynek publiczny

# Żądania Kamiennej Rady.
piece-c01 = żądanie nr 1
piece-c02 = żądanie nr 2
piece-c03 = żądanie nr 3
piece-c04 = żądanie nr 4
piece-c05 = żądanie nr 5
piece-c06 = żądanie nr 6
piece-c07 = żądanie nr 7
piece-c08 = żądanie nr 8
piece-c09 = żądanie nr 9
piece-c10 = żądanie nr 10
piece-c11 = żądanie nr 11
piece-c12 = żądanie nr 12
piece-c13 = żądanie nr 13
piece-c14 = żądanie nr 14
piece-c15 = żądanie nr 15
piece-c16 = żądanie nr 16
piece-c17 = żądanie nr 17
piece-c18 = żądanie nr 18
piece-c19 = żądanie nr 19
piece-c20 = żądanie nr 20
piece-c21 = żądanie nr 21
piece-c22 = żądanie nr 22
piece-c23 = żądanie nr 23
piece-c24 = żądanie nr 24
piece-c25 = żądanie nr 25
piece-c26 = żądanie nr 26
piece-c27 = żądanie nr 27
piece-c28 = żądanie nr 28
piece-c29 = żądanie nr 29
piece-c30 = żądanie nr 30

# Statki: nazwy własnego pomysłu.
piece-h01 = „Szara Czapla”
piece-h02 = „Bursztynowa Mewa”
piece-h03 = „Wesoła Wdówka”
piece-h04 = „Słona Królowa”
piece-h05 = „Szczęśliwa Wydra”
piece-h06 = „Gwiazda Północy”
piece-h07 = „Miedziany Dzwon”
piece-h08 = „Morska Latarnia”
piece-h09 = „Poranny Przypływ”
piece-h10 = „Wędrowna Gęś”
piece-h11 = „Srebrna Makrela”
piece-h12 = „Stara Wierna”
piece-h13 = „Łaska Królowej”
piece-h14 = „Błękitny Proporzec”
piece-h15 = „Roześmiana Foka”
piece-h16 = „Cierpliwy Ślimak”
piece-h17 = „Złoty Okoń”
piece-h18 = „Nawałnik”

# Postacie: pierwszych dziewięć z instrukcji, ostatnie cztery nasze.
piece-k01 = Rhys Lusys
piece-k02 = Martok Coinforged
piece-k03 = Nya Adebowale
piece-k04 = Belvedere Stonefist
piece-k05 = Verelan Si
piece-k06 = Osonia Beilen
piece-k07 = Gaugnir Slowstep
piece-k08 = Dathak Aul
piece-k09 = Groodrea Redbane
piece-k10 = Ilmara Quillfen
piece-k11 = Corvin Ashgrove
piece-k12 = Sabra Quickpurse
piece-k13 = Hadrik Gatewarden

# Wydarzenia.
piece-e01 = Portowi kupcy
piece-e02 = Pracowici uczniowie
piece-e03 = Królewska audiencja
piece-e04 = Tanie drewno
piece-e05 = Dzień targowy
piece-e06 = Tłok w tawernie
piece-e07 = Pomocny pisarz
piece-e08 = Hojni mistrzowie
piece-e09 = Rozkwit gildii
piece-e10 = Potężna Kamienna Rada
piece-e11 = Ciepłe powitanie
piece-e12 = Duch wspólnoty
piece-e13 = Wyrozumiała królowa
piece-e14 = Budowlana gorączka
piece-e15 = Otwarte warsztaty
piece-e16 = Święto Pięciu Krain

# Karty zleceń: tytuły własnego pomysłu. Co liczą, mówi measure-...
piece-v01 = „Gościnność niziołków”
piece-v02 = „Ludzcy sąsiedzi”
piece-v03 = „Elfi dwór”
piece-v04 = „Krasnoludzkie sale”
piece-v05 = „Gaj zielonych elfów”
piece-v06 = „Ognisko trobitów”
piece-v07 = „Mecenas sztuki”
piece-v08 = „Mistrz oręża”
piece-v09 = „Przednia stolarka”
piece-v10 = „Dom handlowy”
piece-v11 = „Przybytek wiedzy”
piece-v12 = „Krąg magii”
piece-v13 = „Wspólne dobro”
piece-v14 = „Pracowite warsztaty”
piece-v15 = „Pełna chata”
piece-v16 = „Głos w Radzie”
piece-v17 = „Szlachetna krew”
piece-v18 = „Dobre imię”

piece-d01 = żeton kości nr 1
piece-d02 = żeton kości nr 2
piece-d03 = żeton kości nr 3
piece-d04 = żeton kości nr 4
piece-d05 = żeton kości nr 5
piece-d06 = żeton kości nr 6
piece-d07 = żeton kości nr 7
piece-d08 = żeton kości nr 8
piece-d09 = żeton kości nr 9
piece-d10 = żeton kości nr 10
piece-d11 = żeton kości nr 11
piece-d12 = żeton kości nr 12
piece-d13 = żeton kości nr 13
piece-d14 = żeton kości nr 14
piece-d15 = żeton kości nr 15
piece-d16 = żeton kości nr 16
piece-d17 = żeton kości nr 17
piece-d18 = żeton kości nr 18

piece-o01 = cel nr 1
piece-o02 = cel nr 2
piece-o03 = cel nr 3
piece-o04 = cel nr 4
piece-o05 = cel nr 5
piece-o06 = cel nr 6
piece-o07 = cel nr 7
piece-o08 = cel nr 8
piece-o09 = cel nr 9
piece-o10 = cel nr 10
piece-o11 = cel nr 11
piece-o12 = cel nr 12
piece-o13 = cel nr 13
piece-o14 = cel nr 14
piece-o15 = cel nr 15

# Ilości w plikach elementów: z czego składa się nagroda, zysk postaci albo wydarzenie. Formy stoją po liczbie.

piece-coins = monety
    .one = moneta
    .acc = monetę
    .few = monety
    .many = monet
piece-points = punkty
    .one = punkt
    .acc = punkt
    .few = punkty
    .many = punktów
piece-reputation = reputacja
    .one = punkt reputacji
    .acc = punkt reputacji
    .few = punkty reputacji
    .many = punktów reputacji
piece-modifiers = modyfikatory
    .one = modyfikator
    .acc = modyfikator
    .few = modyfikatory
    .many = modyfikatorów
piece-goods = towary
    .one = towar
    .acc = towar
    .few = towary
    .many = towarów
piece-any-good = towary do wyboru
    .one = towar do wyboru
    .acc = towar do wyboru
    .few = towary do wyboru
    .many = towarów do wyboru
piece-settlers = karty osadników
    .one = karta osadników
    .acc = kartę osadników
    .few = karty osadników
    .many = kart osadników

piece-port-coins = więcej monet w Porcie
    .one = moneta więcej za każdy towar sprzedany w Porcie
    .acc = monetę więcej za każdy towar sprzedany w Porcie
    .few = monety więcej za każdy towar sprzedany w Porcie
    .many = monet więcej za każdy towar sprzedany w Porcie
piece-apprentice-coins = monety za uczniów
    .one = moneta za każdego twojego ucznia w gildiach, na koniec rundy
    .acc = monetę za każdego twojego ucznia w gildiach, na koniec rundy
    .few = monety za każdego twojego ucznia w gildiach, na koniec rundy
    .many = monet za każdego twojego ucznia w gildiach, na koniec rundy
piece-castle-reputation = reputacja w Białym Zamku
    .one = punkt reputacji więcej za wizytę w Białym Zamku
    .acc = punkt reputacji więcej za wizytę w Białym Zamku
    .few = punkty reputacji więcej za wizytę w Białym Zamku
    .many = punktów reputacji więcej za wizytę w Białym Zamku
piece-house-discount = tańsze domy
    .one = moneta mniej za dom
    .acc = monetę mniej za dom
    .few = monety mniej za dom
    .many = monet mniej za dom
piece-more-goods = więcej towarów w gildii
    .one = towar więcej do kupienia w gildii
    .acc = towar więcej do kupienia w gildii
    .few = towary więcej do kupienia w gildii
    .many = towarów więcej do kupienia w gildii
piece-tavern-coins = monety w Jaskiniowej Tawernie
    .one = moneta za każdą kartę osadników wziętą w Jaskiniowej Tawernie
    .acc = monetę za każdą kartę osadników wziętą w Jaskiniowej Tawernie
    .few = monety za każdą kartę osadników wziętą w Jaskiniowej Tawernie
    .many = monet za każdą kartę osadników wziętą w Jaskiniowej Tawernie
piece-clerk-modifiers = modyfikatory w Biurze Berka
    .one = modyfikator więcej za wizytę w Biurze Berka
    .acc = modyfikator więcej za wizytę w Biurze Berka
    .few = modyfikatory więcej za wizytę w Biurze Berka
    .many = modyfikatorów więcej za wizytę w Biurze Berka
piece-workshop-coins = monety za warsztaty
    .one = moneta za każdy twój warsztat, na koniec rundy
    .acc = monetę za każdy twój warsztat, na koniec rundy
    .few = monety za każdy twój warsztat, na koniec rundy
    .many = monet za każdy twój warsztat, na koniec rundy
piece-workshop-points = punkty za warsztaty
    .one = punkt więcej za zbudowanie warsztatu
    .acc = punkt więcej za zbudowanie warsztatu
    .few = punkty więcej za zbudowanie warsztatu
    .many = punktów więcej za zbudowanie warsztatu
piece-council-points = punkty w Kamiennej Radzie
    .one = punkt więcej za żądanie Kamiennej Rady
    .acc = punkt więcej za żądanie Kamiennej Rady
    .few = punkty więcej za żądanie Kamiennej Rady
    .many = punktów więcej za żądanie Kamiennej Rady
piece-settlers-points = punkty za osadników
    .one = punkt więcej za osiedlenie osadników
    .acc = punkt więcej za osiedlenie osadników
    .few = punkty więcej za osiedlenie osadników
    .many = punktów więcej za osiedlenie osadników
piece-community-points = punkty za budynki publiczne
    .one = punkt więcej za zbudowanie budynku publicznego
    .acc = punkt więcej za zbudowanie budynku publicznego
    .few = punkty więcej za zbudowanie budynku publicznego
    .many = punktów więcej za zbudowanie budynku publicznego
piece-council-forgiveness = łaska Kamiennej Rady
    .one = punkt reputacji mniej do stracenia przy żądaniu Kamiennej Rady
    .acc = punkt reputacji mniej do stracenia przy żądaniu Kamiennej Rady
    .few = punkty reputacji mniej do stracenia przy żądaniu Kamiennej Rady
    .many = punktów reputacji mniej do stracenia przy żądaniu Kamiennej Rady
piece-building-discount = tańsze budynki
    .one = moneta mniej za budynek w Domu Gildii
    .acc = monetę mniej za budynek w Domu Gildii
    .few = monety mniej za budynek w Domu Gildii
    .many = monet mniej za budynek w Domu Gildii
piece-owner-coins = monety dla właścicieli
    .one = moneta więcej dla właściciela, gdy ktoś inny uruchamia warsztat
    .acc = monetę więcej dla właściciela, gdy ktoś inny uruchamia warsztat
    .few = monety więcej dla właściciela, gdy ktoś inny uruchamia warsztat
    .many = monet więcej dla właściciela, gdy ktoś inny uruchamia warsztat
piece-round-reputation = reputacja dla wszystkich
    .one = punkt reputacji dla wszystkich na koniec rundy
    .acc = punkt reputacji dla wszystkich na koniec rundy
    .few = punkty reputacji dla wszystkich na koniec rundy
    .many = punktów reputacji dla wszystkich na koniec rundy
# Benefits of desks that no event has.
piece-council-coins = żądania Kamiennej Rady bez monet
piece-council-loss = mniejsza strata reputacji w Kamiennej Radzie
piece-tavern-cards = więcej kart osadników w Jaskiniowej Tawernie

## Co robią elementy. $amount to liczba na elemencie.

effect-coin = 1 moneta
effect-reputation = reputacja +1
effect-guild-good = 1 towar gildii
effect-reroll = rzuć ponownie dowolnymi swoimi kośćmi
effect-buy-any-good = kup 1 towar dowolnej gildii po zwykłej cenie
effect-swap-good = zamień 1 towar na inny

gain-coins = { AMOUNTS("coin", $amount) }
gain-reputation = reputacja +{ $amount }
gain-modifiers = { AMOUNTS("modifier", $amount) }
gain-goods = { AMOUNTS("good", $amount) } do wyboru
gain-settlers =
    { $amount ->
        [one] 1 karta osadników do wyboru
        [few] { $amount } karty osadników do wyboru
       *[many] { $amount } kart osadników do wyboru
    }
gain-any-good = { AMOUNTS("good", $amount) } do wyboru

changes-port-coins = O { AMOUNTS("coin", $amount, form: "amount-acc") } więcej za każdy towar sprzedany w Porcie.
changes-apprentice-coins = Na koniec rundy { AMOUNTS("coin", $amount) } za każdego twojego ucznia w gildiach.
changes-castle-reputation = O { $amount } więcej reputacji za wizytę w Białym Zamku.
changes-house-discount = Dom jest tańszy o { AMOUNTS("coin", $amount, form: "amount-acc") }.
changes-more-goods = W gildii możesz kupić o { AMOUNTS("good", $amount, form: "amount-acc") } więcej, niż pokazuje pole.
changes-tavern-coins = { AMOUNTS("coin", $amount) } za każdą kartę osadników wziętą w Jaskiniowej Tawernie.
changes-clerk-modifiers = O { AMOUNTS("modifier", $amount, form: "amount-acc") } więcej za wizytę w Biurze Berka.
changes-workshop-coins = Na koniec rundy { AMOUNTS("coin", $amount) } za każdy twój warsztat.
changes-workshop-points = O { AMOUNTS("point", $amount, form: "amount-acc") } więcej za zbudowanie warsztatu.
changes-council-points = O { AMOUNTS("point", $amount, form: "amount-acc") } więcej za spełnienie żądania Kamiennej Rady.
changes-settlers-points = O { AMOUNTS("point", $amount, form: "amount-acc") } więcej za osiedlenie osadników.
changes-community-points = O { AMOUNTS("point", $amount, form: "amount-acc") } więcej za zbudowanie budynku publicznego.
changes-council-forgiveness = Żądanie Kamiennej Rady kosztuje o { $amount } mniej reputacji.
changes-building-discount = W Domu Gildii budynek jest tańszy o { AMOUNTS("coin", $amount, form: "amount-acc") }.
changes-owner-coins = Właściciele dostają o { AMOUNTS("coin", $amount, form: "amount-acc") } więcej, gdy ktoś inny uruchamia ich warsztat.
changes-round-reputation = Na koniec rundy reputacja wszystkich rośnie o { $amount }.

benefit-council-coins = Żądania Kamiennej Rady nie kosztują cię monet.
benefit-port-coins = O { AMOUNTS("coin", $amount, form: "amount-acc") } więcej za każdy towar, który sprzedajesz w Porcie.
benefit-council-loss = Żądanie Kamiennej Rady obniża twoją reputację tylko o { $amount }.
benefit-tavern-cards =
    { $amount ->
        [one] W Jaskiniowej Tawernie możesz wziąć { $amount } kartę osadników.
        [few] W Jaskiniowej Tawernie możesz wziąć { $amount } karty osadników.
       *[many] W Jaskiniowej Tawernie możesz wziąć { $amount } kart osadników.
    }
benefit-house-discount = Dom jest dla ciebie tańszy o { AMOUNTS("coin", $amount, form: "amount-acc") }.
benefit-building-discount = W Domu Gildii budynek jest dla ciebie tańszy o { AMOUNTS("coin", $amount, form: "amount-acc") }.

measure-settlers-halfling = osiedlone niziołki
measure-settlers-human = osiedleni ludzie
measure-settlers-elf = osiedlone elfy
measure-settlers-dwarf = osiedlone krasnoludy
measure-settlers-green-elf = osiedlone zielone elfy
measure-settlers-trobit = osiedlone trobity
measure-figures-scholars = uczniowie i mistrzowie w Gildii uczonych
measure-figures-artists = uczniowie i mistrzowie w Gildii artystów
measure-figures-blacksmiths = uczniowie i mistrzowie w Gildii kowali
measure-figures-wizards = uczniowie i mistrzowie w Gildii magów
measure-figures-merchants = uczniowie i mistrzowie w Gildii kupców
measure-figures-carpenters = uczniowie i mistrzowie w Gildii stolarzy
measure-community = budynki publiczne
measure-workshops = warsztaty
measure-settlers = osiedleni osadnicy
measure-council = spełnione żądania Kamiennej Rady
measure-nobility = szlachectwo
measure-reputation = reputacja

# Cele gry solo: potrzeba $asked; uczniów po $each w każdej gildii.
need-guilds =
    { $each ->
        [one] Gildie z twoim uczniem: { $asked }
               *[other] Gildie z { $each } twoimi uczniami: { $asked }
    }
need-council = Spełnione żądania Kamiennej Rady: { $asked }
need-settlers = Osiedlone karty osadników: { $asked }
need-races = Osadnicy różnych ras: { $asked }
need-same-race = Karty osadników jednej rasy: { $asked }
need-workshops = Warsztaty: { $asked }
need-workshop-guilds = Gildie z twoim warsztatem: { $asked }
need-community = Budynki publiczne: { $asked }
need-nobility = Szlachectwo { $asked }
need-reputation = Reputacja { $asked }
need-goods = Towary: { $asked }
need-coins = Monety: { $asked }

# Czego żąda cel: ile czego. Uczniowie nigdy nie są ostatni, więc po nich jest przecinek.
form-need =
    { $what ->
        [guilds] twoi uczniowie w { $count } gildiach
        [guild_apprentices] w każdej co najmniej { $count },
        [council] { $count } { $count ->
            [one] spełnione żądanie Kamiennej Rady
            [few] spełnione żądania Kamiennej Rady
           *[many] spełnionych żądań Kamiennej Rady
        }
        [settlers] { $count } { $count ->
            [one] osiedlona karta osadników
            [few] osiedlone karty osadników
           *[many] osiedlonych kart osadników
        }
        [races] osadnicy { $count } różnych ras
        [same_race] { $count } { $count ->
            [one] karta osadników jednej rasy
            [few] karty osadników jednej rasy
           *[many] kart osadników jednej rasy
        }
        [workshops] { $count } { $count ->
            [one] warsztat
            [few] warsztaty
           *[many] warsztatów
        }
        [workshop_guilds] warsztaty w { $count } gildiach
        [community] { $count } { $count ->
            [one] budynek publiczny
            [few] budynki publiczne
           *[many] budynków publicznych
        }
        [nobility] szlachectwo { $count }
        [reputation] reputacja { $count }
        [goods] { $count } { $count ->
            [one] towar
            [few] towary
           *[many] towarów
        }
       *[coins] { $count } { $count ->
            [one] moneta
            [few] monety
           *[many] monet
        }
    }

# Co liczy karta zlecenia i punkty od jakiej liczby.
form-measure =
    { $what ->
        [settlers_halfling] { measure-settlers-halfling }
        [settlers_human] { measure-settlers-human }
        [settlers_elf] { measure-settlers-elf }
        [settlers_dwarf] { measure-settlers-dwarf }
        [settlers_green_elf] { measure-settlers-green-elf }
        [settlers_trobit] { measure-settlers-trobit }
        [figures_scholars] { measure-figures-scholars }
        [figures_artists] { measure-figures-artists }
        [figures_blacksmiths] { measure-figures-blacksmiths }
        [figures_wizards] { measure-figures-wizards }
        [figures_merchants] { measure-figures-merchants }
        [figures_carpenters] { measure-figures-carpenters }
        [community] { measure-community }
        [workshops] { measure-workshops }
        [settlers] { measure-settlers }
        [council] { measure-council }
        [nobility] { measure-nobility }
       *[reputation] { measure-reputation }
    }
form-step = { AMOUNTS("point", $count) } od { $what }

## Fazy, źródła punktów, pochodzenie, zestawy elementów

phase-setup = Przygotowanie
phase-rolling = Rzut kośćmi
phase-actions = Akcje
phase-income = Przychód
phase-preparation = Przygotowanie rundy
phase-end = Koniec

points-settlers = Osadnicy
points-community = Budynki publiczne przy osadnikach
points-buildings = Budynki
points-rewards = Nagrody za warsztaty
points-council = Kamienna Rada
points-events = Wydarzenia
points-goods = Towary na koniec
points-nobility = Szlachectwo
points-commissions = Zlecenia

set-standard = Dołączone
    .hint = Liczba na żetonie Kamiennej Rady to wymagane szlachectwo.
set-numerals-as-points = Liczby Rady to punkty
    .hint = Liczba na żetonie Kamiennej Rady to jego wartość; żetony są tańsze, wymagają mniej i mniej przynoszą.

## Opcje

option-events = Karty wydarzeń
option-events-hint = Czy na początku każdej rundy odkrywać wydarzenie; zmienia ono coś w tej rundzie.
option-chancery = Kancelaria
option-chancery-hint = Czy grać z Kancelarią: pulpity ze stałymi korzyściami i tajne zlecenia. W sześć osób gra się z nią zawsze, w jedną nigdy.

## Akcje: co robi przycisk

do-die = Weź { AMOUNTS("die", $face, form: "die-acc") }
do-modify = Weź { AMOUNTS("die", $face, form: "die-acc") } i zmień na { AMOUNTS("die", $to, form: "die-acc") }
do-complete = Osiedl { PIECE($card, form: "acc") }
do-sell-workshop = Sprzedaj swój warsztat z pola { $space } { PIECE($guild, form: "at") }
do-sell-community = Sprzedaj budynek publiczny z pola { $space }
do-pass = Spasuj do końca rundy
do-end = Zakończ turę
do-visit = Idź { PIECE($at, form: "to") }
do-visit-council = Spełnij żądanie { PIECE($member, form: "many") }
do-visit-desk = Usiądź przy pulpicie { PIECE($row) } polem kości
do-visit-commission = Wypełnij pole: { PIECE($tile) }
do-take = Weź { PIECE($card, form: "acc") }
do-discard = Odrzuć { PIECE($card, form: "acc") }
do-pay = Daj { AMOUNTS($good, $number, form: "amount-acc") }
do-use =
    { $what ->
        [coin] Weź 1 monetę
        [reputation] Zwiększ reputację o 1
       *[good] Weź 1 towar gildii
    }
do-reroll = Rzuć ponownie: { AMOUNTS("die", $face, form: "die") }
do-purchase = Kup { AMOUNTS($good, 1, form: "amount-acc") }
do-swap = Zamień { AMOUNTS($give, 1, form: "amount-acc") } na { AMOUNTS($get, 1, form: "amount-acc") }
do-decline = Zrezygnuj
do-buy = Kup { $number }
do-apprentice = Wyślij robotnika ze swojej kwatery
do-move = Przenieś ucznia { PIECE($from, form: "from") }
do-recall = Odwołaj ucznia { PIECE($from, form: "from") }
do-build = Zbuduj na polu { $space }
do-sell = Sprzedaj { AMOUNTS($good, 1, form: "amount-acc") }
do-renew =
    { $what ->
        [settlers] Wymień wszystkich odkrytych osadników
       *[buildings] Wymień wszystkie odkryte budynki
    }
do-commission = Poproś o kartę zlecenia
do-keep = Zatrzymaj zlecenie { PIECE($card) }
do-gain = Weź { AMOUNTS($good, 1, form: "amount-acc") }
do-done = Gotowe
do-roll = Wyrzuć { AMOUNTS("die", $face, form: "die-acc") }
do-draw = Wylosuj { PIECE($piece, form: "acc") }

## Pytania. `.others` jest dla wszystkich, którzy nie są pytani; pytania losu nie mają $seat.

ask-roll =
    { $count ->
        [one] { SEAT($to) } rzuca { $count } kością.
       *[other] { SEAT($to) } rzuca { $count } kośćmi.
    }
ask-automa = Rzut kością automy ({ PIECE($die) }).
ask-character = { SEAT($to) } losuje postać.
ask-first-settlers = { SEAT($to) } dostaje osadników, zakrytych.
ask-objective = Losowany jest cel.
ask-neutral = Warsztat bez właściciela jest wykładany { PIECE($guild, form: "at") }.
ask-turn-up = Odkrywani są nowi osadnicy.
ask-stock = Na pole { $space } Domu Gildii wykładany jest budynek.
ask-ship = Do Portu wpływa statek.
ask-petition = W rzędzie { $row } Kamiennej Rady wykładane jest żądanie { PIECE($member, form: "many") }.
ask-event = Odkrywane jest wydarzenie rundy.
ask-deal-commission =
    { $count ->
        [one] { SEAT($to) } dostaje kartę zlecenia.
        [few] { SEAT($to) } dostaje { $count } karty zleceń.
       *[many] { SEAT($to) } dostaje { $count } kart zleceń.
    }
ask-deal-tile = { SEAT($to) } losuje żeton kości do karty zlecenia.
ask-keep = Wybierz kartę zlecenia, którą zatrzymasz, spośród { $count }.
    .others = { SEAT($seat) } wybiera kartę zlecenia.
    .title = Które zlecenie zatrzymujesz?
ask-turn =
    { $acted ->
        [yes] { $die ->
            [yes] Możesz jeszcze postawić kość (zostało oczek: { $pips }){ $settlers ->
                [yes] , osiedlić osadników
               *[no] {""}
            }{ $sale ->
                [yes] , sprzedać budynek
               *[no] {""}
            } albo zakończyć turę.
           *[no] { $settlers ->
                [yes] Możesz jeszcze osiedlić osadników{ $sale ->
                    [yes] , sprzedać budynek
                   *[no] {""}
                } albo zakończyć turę.
               *[no] { $sale ->
                    [yes] Zakończ turę. Przedtem możesz sprzedać budynek, ale rzadko się to opłaca.
                   *[no] W tej turze nie możesz już nic zrobić: zakończ ją.
                }
            }
        }
       *[no] { $die ->
            [yes] Twoja tura: postaw kość (zostało oczek: { $pips }){ $settlers ->
                [yes] , osiedl osadników
               *[no] {""}
            }{ $sale ->
                [yes] , sprzedaj budynek
               *[no] {""}
            } albo spasuj do końca rundy.
           *[no] { $settlers ->
                [yes] Twoja tura: kolejnej kości nie możesz już postawić. Osiedl osadników{ $sale ->
                    [yes] , sprzedaj budynek
                   *[no] {""}
                } albo spasuj do końca rundy.
               *[no] { $sale ->
                    [yes] Twoja tura: kolejnej kości nie możesz już postawić. Sprzedaj budynek albo spasuj do końca rundy.
                   *[no] Nie możesz teraz nic zrobić: spasuj do końca rundy.
                }
            }
        }
    }
    .others = Turę ma { SEAT($seat) }.
ask-place = Wybierz, gdzie postawisz { AMOUNTS("die", $value, form: "die-acc") }.
    .others = { SEAT($seat) } stawia { AMOUNTS("die", $value, form: "die-acc") }.
ask-take =
    { $cause ->
        [tavern] Wybierz osadników, których bierzesz.
        [more] Weź jeszcze jedną kartę osadników albo zakończ.
       *[character] Wybierz osadników, których przyprowadza ci twoja postać.
    }
    .others = { SEAT($seat) } wybiera osadników.
ask-discard =
    { $limit ->
        [one] Możesz mieć tylko jedną kartę nieosiedlonych osadników: odrzuć starszą. Nowa to { PIECE($card) }.
        [few] Możesz mieć tylko { $limit } karty nieosiedlonych osadników: odrzuć jedną ze starszych. Nowa to { PIECE($card) }.
       *[many] Możesz mieć tylko { $limit } kart nieosiedlonych osadników: odrzuć jedną ze starszych. Nowa to { PIECE($card) }.
    }
    .others = { SEAT($seat) } wybiera, których osadników odrzucić.
ask-pay = Wybierz, ile dajesz każdego towaru: razem od { $least } do { $most }{ $given ->
        [0] .
       *[other] , dotąd { $given }.
    } Osadnicy: { PIECE($card) }.
    .others = { SEAT($seat) } daje towary. Osadnicy: { PIECE($card) }.
ask-activate = Wybierz, co bierzesz z warsztatu { PIECE($guild, form: "at") }, albo zrezygnuj.
    .others = { SEAT($seat) } uruchamia warsztat { PIECE($guild, form: "at") }.
    .title = Co ma ci dać warsztat?
ask-reroll =
    { $count ->
        [one] Wybierz więcej kości do przerzutu albo rzuć tą wybraną.
       *[other] Wybierz więcej kości do przerzutu albo rzuć wybranymi ({ $count }).
    }
    .others = { SEAT($seat) } wybiera kości do przerzutu.
    .title = Którymi kośćmi rzucasz ponownie?
ask-buy =
    { $free ->
        [0] Wybierz, ile { PIECE($good, form: "gen") } kupujesz: najwyżej { $count } albo nic.
       *[other] Wybierz, ile { PIECE($good, form: "gen") } kupujesz: najwyżej { $count } albo nic; jeśli coś kupisz, uczniowie dodadzą { $free }.
    }
    .others = { SEAT($seat) } wybiera, ile { PIECE($good, form: "gen") } kupić.
    .title = Ile?
ask-apprentice =
    { $count ->
        [one] Możesz umieścić { PIECE($guild, form: "at") } jednego ucznia: robotnika z kwatery albo ucznia z innej gildii.
       *[other] Możesz umieścić { PIECE($guild, form: "at") } do { $count } uczniów: robotników z kwatery albo uczniów z innych gildii.
    }
    .others = { SEAT($seat) } wybiera uczniów { PIECE($guild, form: "to") }.
    .title = Kto zostaje uczniem?
ask-sell = Wybierz towar do sprzedania: najwyżej { $count }.
    .others = { SEAT($seat) } sprzedaje towary w Porcie.
ask-clerk = Wybierz, co jeszcze załatwisz u Berka, albo zakończ.
    .others = { SEAT($seat) } załatwia sprawy w Biurze Berka.
    .title = Co jeszcze u Berka?
ask-build = Wybierz pole na budynek publiczny; każde pole ma własny przychód.
    .others = { SEAT($seat) } wybiera pole na budynek publiczny.
    .title = Gdzie ma stanąć?
ask-recall = Wybierz gildię, z której odwołujesz ucznia.
    .others = { SEAT($seat) } odwołuje ucznia.
    .title = Skąd odwołujesz ucznia?
ask-gain =
    { $cause ->
        [income] { $count ->
            [one] Twój budynek publiczny przynosi ci jako przychód dowolny towar: wybierz go.
            [few] Twoje budynki publiczne przynoszą ci jako przychód { $count } dowolne towary: wybierz je jeden po drugim.
           *[many] Twoje budynki publiczne przynoszą ci jako przychód { $count } dowolnych towarów: wybierz je jeden po drugim.
        }
       *[character] { $count ->
            [one] Twoja postać przynosi ci dowolny towar: wybierz go.
            [few] Twoja postać przynosi ci { $count } dowolne towary: wybierz je jeden po drugim.
           *[many] Twoja postać przynosi ci { $count } dowolnych towarów: wybierz je jeden po drugim.
        }
    }
    .others = { SEAT($seat) } wybiera towary.
    .title = Który towar?

## Powody: dlaczego czegoś nie można teraz zrobić

why-not-asked-now =
    { $question ->
        [keep] Nie teraz: najpierw wybierz kartę zlecenia, którą zatrzymasz.
        [turn] Nie teraz: do tego trzeba postawić tam kość.
        [place] Nie teraz: najpierw postaw wziętą kość.
        [take] Nie teraz: najpierw weź osadników.
        [discard] Nie teraz: najpierw odrzuć osadników.
        [pay] Nie teraz: najpierw daj osadnikom towary.
        [activate] Nie teraz: najpierw wybierz, co bierzesz z warsztatu.
        [reroll] Nie teraz: najpierw rzuć ponownie kośćmi.
        [buy] Nie teraz: najpierw wybierz, ile kupujesz.
        [apprentice] Nie teraz: najpierw wybierz uczniów.
        [sell] Nie teraz: najpierw sprzedaj towary.
        [clerk] Nie teraz: najpierw zakończ wizytę u pisarza.
        [build] Nie teraz: najpierw wybierz pole na budynek.
        [recall] Nie teraz: najpierw odwołaj ucznia.
        [gain] Nie teraz: najpierw wybierz towary.
       *[other] Nie teraz: najpierw dokończ to, co zaczęte.
    }
why-die-already-placed = W tej turze masz już postawioną kość; wolno jedną na turę.
why-settlers-already-completed = W tej turze masz już osiedlonych osadników; wolno jedną kartę na turę.
why-building-already-sold = W tej turze masz już sprzedany budynek; wolno jeden na turę.
why-nothing-done-yet = W tej turze nic jeszcze nie zrobiono. Kto nic nie robi, pasuje do końca rundy.
why-already-acted = W tej turze już coś zrobiono: zakończ ją. Kto pasuje, nie robi nic do końca rundy.
why-no-such-die =
    { $dice ->
        [none] Nie masz już kości.
       *[other] Nie masz { AMOUNTS("die", $face, form: "die-gen") } wśród swoich kości: { $dice }.
    }
why-too-few-modifiers = Potrzebne modyfikatory: { $needed }. Masz: { $have }.
why-reputation-too-low = Twoja reputacja to { $reputation }, a suma kości postawionych w tej rundzie to już { $used }: { AMOUNTS("die", $value, form: "die") } to byłoby za dużo.
why-no-place-for-die = Nie ma teraz miejsca na { AMOUNTS("die", $value, form: "die-acc") }.
why-too-few-coins = To kosztuje { AMOUNTS("coin", $cost, form: "amount-acc") }. Masz: { $have }.
why-space-taken =
    { $holder ->
        [none] Pole na { AMOUNTS("die", $value, form: "die-acc") } { PIECE($place, form: "at") } zajmuje kość automy.
       *[other] Pole na { AMOUNTS("die", $value, form: "die-acc") } { PIECE($place, form: "at") } zajmuje { SEAT($holder) }.
    }
why-no-worker = W kwaterze na twojej planszy nie czeka żaden robotnik.
why-tavern-full = Wszystkie pola na kości w Jaskiniowej Tawernie ({ $spaces }) są zajęte.
why-die-too-low = Ostatnia kość w Jaskiniowej Tawernie to { AMOUNTS("die", $last, form: "die") }: twoja nie może być niższa, a to { AMOUNTS("die", $value, form: "die") }.
why-no-settlers-on-show = Nie ma odkrytych osadników.
why-yard-full = Wszystkie pola na kości na Placu Budowy ({ $spaces }) są zajęte.
why-die-too-high = Ostatnia kość na Placu Budowy to { AMOUNTS("die", $last, form: "die") }: twoja nie może być wyższa, a to { AMOUNTS("die", $value, form: "die") }.
why-no-house-left = Masz już wszystkie swoje domy ({ $houses }).
why-guild-closed =
    { $dice ->
        [one] { PIECE($place) } ma już kość; przy tylu graczach to zamyka ją do końca rundy.
        [few] { PIECE($place) } ma już { $dice } kości; przy tylu graczach to zamyka ją do końca rundy.
       *[many] { PIECE($place) } ma już { $dice } kości; przy tylu graczach to zamyka ją do końca rundy.
    }
why-not-on-workshop = Tego nie daje ten warsztat.
why-reputation-at-end = Twoja reputacja to { $reputation } i już nie może wzrosnąć.
why-no-such-good = Nie masz { PIECE($good, form: "gen") }.
why-more-than-allowed =
    { $most ->
        [0] Tu nie możesz nic kupić.
       *[other] Tu możesz kupić tylko { $most }.
    }
why-same-guild = Uczeń musi przyjść z innej gildii niż { PIECE($guild) }.
why-no-apprentice-there = Nie masz ucznia { PIECE($guild, form: "at") }.
why-no-tile-there = Na polu { $value } Domu Gildii nie ma budynku.
why-workshops-full = Wszystkie pola warsztatów { PIECE($guild, form: "at") } są zajęte.
why-no-community-space = Nie masz wolnego pola na budynek publiczny.
why-community-space-taken = Na polu { $space } stoi już budynek publiczny.
why-not-your-building = Nie masz tam budynku.
why-nothing-to-sell = Nie masz towarów, na które statek ma miejsce.
why-ship-full =
    { $spaces ->
        [0] Statek tego nie przyjmuje: { PIECE($good) }.
       *[other] Miejsca na statku są zajęte: { PIECE($good) } ({ $spaces }).
    }
why-sell-one-first = Sprzedaj co najmniej jeden towar; inaczej nie możesz postawić kości w Porcie.
why-no-demand-there = W rzędzie { AMOUNTS("die", $value, form: "die-gen") } nie ma żądania { PIECE($member, form: "many") }.
why-nobility-too-low = Żądanie wymaga szlachectwa { $needed }, a twoje to { $have }.
why-race-not-settled =
    { $race ->
        [elf] Nie masz jeszcze osiedlonych elfów.
        [dwarf] Nie masz jeszcze osiedlonych krasnoludów.
        [green_elf] Nie masz jeszcze osiedlonych zielonych elfów.
       *[other] Nie masz jeszcze osiedlonych { PIECE($race, form: "many") }.
    }
why-too-few-goods = Potrzeba: { AMOUNTS($cost) }. Masz: { AMOUNTS($have) }.
why-six-players-only = Czwartego pola Białego Zamku używa się tylko w sześć osób.
why-value-not-taken = To pole przyjmuje { $values }, a twoja kość to { AMOUNTS("die", $value, form: "die") }.
why-no-apprentice-out = Nie masz ucznia w żadnej gildii.
why-modifiers-already-bought = Podczas tej wizyty masz już kupione modyfikatory.
why-already-renewed = Podczas tej wizyty wymieniono już osadników albo budynki; wolno jedno albo drugie.
why-nothing-to-renew =
    { $what ->
        [settlers] Nie ma odkrytych osadników do wymiany.
       *[buildings] Nie ma odkrytych budynków do wymiany; te, przy których leżą kości, zostają.
    }
why-commission-already-drawn = Podczas tej wizyty dociągnięto już kartę zlecenia.
why-too-many-commissions =
    { $limit ->
        [one] Masz już swoją jedną kartę zlecenia; każdy uczeń w Kancelarii pozwala na jedną więcej.
        [few] Masz już swoje { $limit } karty zleceń; każdy uczeń w Kancelarii pozwala na jedną więcej.
       *[many] Masz już swoje karty zleceń ({ $limit }); każdy uczeń w Kancelarii pozwala na jedną więcej.
    }
why-no-commission-left = Nie ma już kart zleceń albo żetonów kości.
why-no-chancery = Ta gra toczy się bez Kancelarii.
why-desk-row-closed =
    { $players ->
        [one] Przy { $players } graczu używa się tylko górnego rzędu pulpitów.
       *[other] Przy { $players } graczach używa się tylko górnego rzędu pulpitów.
    }
why-desk-taken = Przy tym pulpicie ma ucznia { SEAT($holder) }.
why-not-your-tile = Nie masz tego żetonu: { PIECE($tile) }.
why-no-field-for-die =
    { $fields ->
        [none] Wszystkie pola są wypełnione: { PIECE($tile) }.
       *[other] Puste pola przyjmują { $fields }, a twoja kość to { AMOUNTS("die", $value, form: "die") } ({ PIECE($tile) }).
    }
why-not-dealt-to-you = Nie ma wśród rozdanych ci kart: { PIECE($card) }.
why-not-on-show = Nie ma wśród odkrytych: { PIECE($card) }.
why-not-your-settlers = Nie ma wśród twoich nieosiedlonych osadników: { PIECE($card) }.
why-newest-stays = Najnowsza karta zostaje: { PIECE($card) }. Odrzuć jedną ze starszych.
why-no-house = Nie masz domu na swojej platformie.
why-good-missing = Osadnicy – { PIECE($card) } – chcą co najmniej po sztuce każdego towaru. Brakuje ci { PIECES($goods, form: "gen") }.
why-demand-out-of-reach = Osadnicy – { PIECE($card) } – chcą co najmniej { $least } towarów, a z twoich można dać { $have }.
why-good-not-wanted = Osadnicy – { PIECE($card) } – nie chcą { PIECE($good, form: "gen") }.
why-good-already-paid = To już oddane: { PIECE($good) }.
why-too-many-of-a-good = Na jedną kartę możesz dać najwyżej { AMOUNTS($good, $limit, form: "amount-acc") }.
why-too-little-for-demand = Dając { AMOUNTS($good, $number, form: "amount-acc") }, nie dasz razem { $least } towarów.
why-too-much-for-demand = Dając { AMOUNTS($good, $number, form: "amount-acc") }, dasz razem co najmniej { AMOUNTS("good", $total, form: "amount-acc") }, a karta przyjmuje najwyżej { $most }.
why-must-choose = Tego nie można pominąć: wybierz coś.
why-take-up-die-first = Najpierw weź kość, którą chcesz tam postawić.
why-place-die-first = Najpierw postaw wziętą { AMOUNTS("die", $value, form: "die-acc") }.

## Wydarzenia: co się stało

# Przygotowanie
character-drawn = { SEAT($seat) } gra jako { PIECE($character) }.
first-settlers-dealt =
    { $card ->
        [none] { SEAT($seat) } dostaje zakrytą kartę osadników.
       *[other] { SEAT($seat) } dostaje zakrytych osadników: { PIECE($card) }.
    }
neutral-workshop = Warsztat { PIECE($guild, form: "at") } nie ma właściciela.
objective-set = Gra solo toczy się o { PIECE($objective) }.
commission-dealt =
    { $card ->
        [none] { SEAT($seat) } dostaje kartę zlecenia.
       *[other] { SEAT($seat) } dostaje zlecenie { PIECE($card) }.
    }
commission-kept =
    { $card ->
        [none] { SEAT($seat) } zatrzymuje kartę zlecenia i odkłada pozostałe.
       *[other] { SEAT($seat) } zatrzymuje zlecenie { PIECE($card) } i odkłada pozostałe.
    }
tile-drawn = { SEAT($seat) } losuje { PIECE($tile) }.

# Runda
round-began = Zaczyna się runda { $round }; pierwszy gracz: { SEAT($first) }.
event-turned-up = Wydarzenie rundy: { PIECE($event) }.
dice-rolled = { SEAT($seat) } ma kości { $dice }.
automa-rolled = Kość automy ({ PIECE($die) }): { AMOUNTS("die", $face, form: "die") }.
guild-blocked = Automa blokuje { PIECE($guild, form: "acc") }.
settlers-turned-up = Nowi osadnicy: { PIECE($card) }.
settlers-shuffled = Odrzuceni osadnicy są tasowani i tworzą nowy stos.
building-on-offer =
    { $tile ->
        [community] Na polu { $space } Domu Gildii jest do kupienia budynek publiczny.
       *[other] Na polu { $space } Domu Gildii jest do kupienia warsztat { PIECE($guild, form: "gen") }.
    }
building-discarded =
    { $tile ->
        [community] Budynek publiczny zostaje odrzucony.
       *[other] Warsztat { PIECE($guild, form: "gen") } zostaje odrzucony.
    }
bag-refilled = Odrzucone budynki wracają do worka.
ship-moored = Do Portu wpływa { PIECE($ship) }.
demand-laid-out = Rząd { $row } Kamiennej Rady: żądanie { PIECE($member, form: "many") } – { AMOUNTS($price) } za { AMOUNTS("point", $points, form: "amount-acc") }.

# Tura
die-placed =
    { $modifiers ->
        [0] { SEAT($seat) } stawia { AMOUNTS("die", $value, form: "die-acc") } { PIECE($place, form: "at") }.
       *[other] { SEAT($seat) } zmienia { AMOUNTS("die", $face, form: "die-acc") } na { AMOUNTS("die", $value, form: "die-acc") } za { AMOUNTS("modifier", $modifiers, form: "amount-acc") } i stawia ją { PIECE($place, form: "at") }.
    }
passed = { SEAT($seat) } pasuje.
settlers-taken = { SEAT($seat) } bierze { PIECE($card, form: "acc") }.
settlers-discarded = { SEAT($seat) } odrzuca { PIECE($card, form: "acc") }.
event-coins = { SEAT($seat) } dostaje { AMOUNTS("coin", $coins, form: "amount-acc") } za wydarzenie.
house-bought = { SEAT($seat) } kupuje dom za { AMOUNTS("coin", $coins, form: "amount-acc") }.
settlers-shown = { SEAT($seat) } daje dom osadnikom: { PIECE($card) }.
goods-given = { SEAT($seat) } daje { AMOUNTS($good, $number, form: "amount-acc") }.
settlers-completed =
    { SEAT($seat) } osiedla { PIECE($card, form: "acc") } i zdobywa { AMOUNTS("point", $points, form: "amount-acc") }{ $community ->
        [0] {""}
       *[other] , do tego { $community } za budynki publiczne
    }{ $more ->
        [0] {""}
       *[other] , do tego { $more } za wydarzenie
    }{ $workers ->
        [0] .
       *[other] ; wprowadza się { AMOUNTS("worker", $workers) }.
    }
nobility-risen = { SEAT($seat) } awansuje: szlachectwo { $nobility }.
became-lord =
    { $coins ->
        [0] { $modifiers ->
            [0] { PIECE($character) }: { SEAT($seat) } dostaje tytuł lorda.
           *[other] { PIECE($character) }: { SEAT($seat) } dostaje tytuł lorda i { AMOUNTS("modifier", $modifiers, form: "amount-acc") }.
        }
       *[other] { PIECE($character) }: { SEAT($seat) } dostaje tytuł lorda, a z nim { AMOUNTS("coin", $coins, "modifier", $modifiers, form: "amount-acc") }.
    }
reputation-changed =
    { $by ->
        [-1] { SEAT($seat) }: reputacja spada o 1, do { $reputation }.
        [-2] { SEAT($seat) }: reputacja spada o 2, do { $reputation }.
        [-3] { SEAT($seat) }: reputacja spada o 3, do { $reputation }.
       *[other] { SEAT($seat) } ma teraz reputację { $reputation }.
    }

# Gildie
workshop-activated = { SEAT($seat) } uruchamia warsztat { PIECE($guild, form: "at") }.
workshop-declined = { SEAT($seat) } nie bierze nic z warsztatu { PIECE($guild, form: "at") }.
owner-rewarded = { SEAT($seat) } ma warsztat { PIECE($guild, form: "at") } i dostaje { AMOUNTS("coin", $coins, "point", $points, form: "amount-acc") }.
coins-gained = { SEAT($seat) } dostaje { AMOUNTS("coin", $coins, form: "amount-acc") }.
good-gained = { SEAT($seat) } dostaje { AMOUNTS($good, $number, form: "amount-acc") }.
goods-bought =
    { SEAT($seat) } kupuje { AMOUNTS($good, $number, form: "amount-acc") } za { AMOUNTS("coin", $coins, form: "amount-acc") }{ $free ->
        [0] .
       *[other] {" "}i dostaje jeszcze { $free } dzięki uczniom.
    }
good-swapped = { SEAT($seat) } zamienia { AMOUNTS($given, 1, form: "amount-acc") } na { AMOUNTS($taken, 1, form: "amount-acc") }.
die-picked-up = { SEAT($seat) } podnosi { AMOUNTS("die", $face, form: "die-acc") }, by rzucić ponownie.
apprentice-placed = { SEAT($seat) } ma nowego ucznia { PIECE($guild, form: "at") }.
apprentice-moved = { SEAT($seat) } przenosi ucznia { PIECE($from, form: "from") } { PIECE($guild, form: "to") }.
apprentice-recalled = { SEAT($seat) } odwołuje ucznia { PIECE($guild, form: "from") }.

# Budynki
workshop-built =
    { SEAT($seat) } buduje warsztat na polu { $space } { PIECE($guild, form: "at") } za { AMOUNTS("coin", $coins, form: "amount-acc") } i zdobywa { AMOUNTS("point", $points, form: "amount-acc") }{ $more ->
        [0] .
       *[other] , do tego { $more } za wydarzenie.
    }
community-built =
    { SEAT($seat) } wznosi budynek publiczny na polu { $space } za { AMOUNTS("coin", $coins, form: "amount-acc") } i zdobywa { AMOUNTS("point", $points, form: "amount-acc") }{ $more ->
        [0] .
       *[other] , do tego { $more } za wydarzenie.
    }
workshop-sold = { SEAT($seat) } sprzedaje warsztat z pola { $space } { PIECE($guild, form: "at") } za { AMOUNTS("coin", $coins, form: "amount-acc") } i traci { AMOUNTS("point", $points, form: "amount-acc") }.
community-sold = { SEAT($seat) } sprzedaje budynek publiczny z pola { $space } za { AMOUNTS("coin", $coins, form: "amount-acc") } i traci { AMOUNTS("point", $points, form: "amount-acc") }.

# Port, rada, pisarz
good-sold = { SEAT($seat) } sprzedaje { AMOUNTS($good, 1, form: "amount-acc") } za { AMOUNTS("coin", $coins, form: "amount-acc") }.
demand-fulfilled =
    { SEAT($seat) } spełnia żądanie { PIECE($member, form: "many") } za { AMOUNTS($paid, form: "amount-acc") } i zdobywa { AMOUNTS("point", $points, form: "amount-acc") }{ $more ->
        [0] .
       *[other] , do tego { $more } za wydarzenie.
    }
modifiers-gained =
    { $coins ->
        [0] { SEAT($seat) } dostaje { AMOUNTS("modifier", $number, form: "amount-acc") }.
       *[other] { SEAT($seat) } kupuje { AMOUNTS("modifier", $number, form: "amount-acc") } za { AMOUNTS("coin", $coins, form: "amount-acc") }.
    }
settlers-renewed = { SEAT($seat) } każe wymienić wszystkich odkrytych osadników.
buildings-renewed = { SEAT($seat) } każe wymienić odkryte budynki.

# Kancelaria
desk-taken =
    { SEAT($seat) } ma w Kancelarii ucznia przy pulpicie { PIECE($race, form: "many") }{ $benefit ->
        [council_coins] : odtąd żądania Kamiennej Rady nie kosztują monet.
        [port_coins] : odtąd towary przynoszą w Porcie więcej monet.
        [council_loss] : odtąd żądania Kamiennej Rady kosztują mniej reputacji.
        [tavern_cards] : odtąd wizyta w Jaskiniowej Tawernie daje więcej osadników.
        [house_discount] : odtąd domy są tańsze.
       *[building_discount] : odtąd budynki są tańsze.
    }
commission-filled = { SEAT($seat) } wypełnia pole { $value }: { PIECE($tile) }.
commission-activated = { SEAT($seat) } ma wypełnione wszystkie pola ({ PIECE($tile) }): zlecenie będzie się liczyć.
commission-asked =
    { $number ->
        [one] { SEAT($seat) } prosi pisarza o kartę zlecenia.
       *[other] { SEAT($seat) } prosi pisarza o kartę zlecenia i może wybrać jedną z { $number }.
    }

# Przychód i koniec
income-goods = { SEAT($seat) } dostaje { AMOUNTS($good, $number, form: "amount-acc") } z warsztatu.
income-coins = { SEAT($seat) } ma { AMOUNTS("coin", $coins, form: "amount-acc") } przychodu: { AMOUNTS($sources) }.
income-reputation = { SEAT($seat) }: reputacja rośnie o { $number } ({ AMOUNTS($sources) }).
objective-reached = Cel osiągnięty.
end-points = { SEAT($seat) }: { AMOUNTS("point", $goods) } za towary, { AMOUNTS("point", $nobility) } za szlachectwo.
commission-scored =
    { $points ->
        [0] { SEAT($seat) } nie dostaje nic za zlecenie { PIECE($card) }.
       *[other] { SEAT($seat) } zdobywa { AMOUNTS("point", $points, form: "amount-acc") } za zlecenie { PIECE($card) }.
    }
solo-won = Cel osiągnięty na czas: wygrywasz.
solo-lost = Cel nieosiągnięty: przegrywasz.
tie-broken =
    { SEATS($seats) } mają po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }. { $decided ->
        [houses] Najwięcej domów dla osadników ma { SEAT($winner) }: { $houses }.
        [reputation] Domy tego nie rozstrzygają; najwyższą reputację ma { SEAT($winner) }: { $reputation }.
       *[nothing] Ani domy, ani reputacja tego nie rozstrzygają: zwycięstwo jest wspólne.
    }
game-over = Zwycięstwo: { SEATS($winners) }.
