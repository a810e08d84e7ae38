# Zasady Rise to Nobility, naszymi słowami, w kolejności instrukcji.
#
# Wiadomość to rozdział: jej wartość to tytuł, `.text` to treść. Każdy wiersz treści to akapit, wiersz zaczynający się od
# "- " to punkt listy, a [jakieś słowa](guilds-buying-goods) prowadzą do rozdziału rule-guilds-buying-goods. Wiersz nie
# może zaczynać się od nawiasu.

## W skrócie

rule-overview = Gra w skrócie
    .text =
        Masz ziemię w białym mieście Caveborn i chcesz awansować w hierarchii. Do miasta przybywają osadnicy. Dajesz im dom i towary, a oni odwdzięczają się punktami i robotnikami. Twoi robotnicy zostają uczniami w gildiach, a niektórzy mistrzami z własnym warsztatem. Kamienna Rada ma swoje żądania, a kto je spełnia, tego czeka nagroda.
        Wszystko w mieście załatwia się kośćmi. W każdej rundzie rzucasz swoimi i stawiasz je jedną po drugiej. Ile oczek możesz postawić w rundzie, zależy od twojej [reputacji](reputation).
        Gra trwa { $start-rounds ->
            [one] { $start-rounds } rundę
            [few] { $start-rounds } rundy
           *[many] { $start-rounds } rund
        }. Wygrywa ten, kto ma najwięcej punktów.

rule-overview-hidden = Co jest jawne, a co tajne
    .text =
        Początkowa karta osadników jest tajna, dopóki jej nie osiedlisz albo nie odrzucisz. Karty zleceń są tajne do końca. Co zostanie wylosowane, tego nie wie nikt. Wszystko inne jest jawne.

rule-overview-readings = Jak czytamy instrukcję
    .text =
        Tu instrukcja milczy albo mówi dwie rzeczy naraz. Gramy tak:
        - Według instrukcji kolejność działań w turze jest dowolna, ale w innym miejscu osadników osiedla się dopiero po postawieniu kości. Możesz [osiedlić osadników](settlers-cards-completing) przed postawieniem kości albo po nim, ale nie w trakcie tego, co ona daje.
        - Towar kupiony dzięki [warsztatowi](guilds-effects-of-workshops) nie jest kupiony w gildii. Uczniowie nic do niego nie dodają, nawet ci z gildii, z której pochodzi.
        - Kto [sprzedaje](guild-hall-selling-buildings) warsztat zbudowany przy wydarzeniu „{ PIECE("e09") }”, traci punkty jego pola, a zachowuje to, co dodało wydarzenie.
        - Kość idzie do [Portu](port) tylko wtedy, gdy coś sprzedajesz, a na [własną planszę](the-die-space-of-the-own-board) tylko wtedy, gdy masz ucznia do odwołania.
        - [Pulpit](chancery-benefits), który daje więcej osadników, pozwala za każdym razem wybierać z odkrytych kart. Pierwszą kartę zastępuje nowa, zanim wybierzesz drugą, a z drugiej możesz zrezygnować.
        - Gdy czerwona i niebieska kość [automy](solo-automa) pokazują to samo, drugiej się nie stawia, a twoje warsztaty w tej gildii dają nagrodę raz.

## Przygotowanie

rule-set-up = Przygotowanie
    .text =
        Co każdy ma na początku:
        - { AMOUNTS("coin", $start-coins) }
        - po { $start-goods } każdego z sześciu towarów
        - domy na platformie: { $start-houses }
        - { $by_players-dice-2 } kości i reputacja { $by_players-reputation-2 }; w sześć osób { $by_players-dice-6 } kości i reputacja { $by_players-reputation-6 }
        - szlachectwo 0 i 0 punktów
        - [postać](nobility-characters), losowo
        - zakryta karta osadników z pierwszego stosu
        Potem oba stosy osadników tasuje się razem i wykłada sześć kart. W Domu Gildii wykłada się sześć budynków, do Portu wpływa statek, a każde miejsce Kamiennej Rady dostaje żądanie.
        Niektórzy zaczynają z [modyfikatorami](set-up-by-the-number-of-players). Zaczyna osoba na pierwszym miejscu.

rule-set-up-by-the-number-of-players = Według liczby graczy
    .text =
        - Pola na kości w Jaskiniowej Tawernie: { $by_players-tavern_spaces-2 } w dwie osoby, { $by_players-tavern_spaces-3 } w trzy, { $by_players-tavern_spaces-4 } w cztery, { $by_players-tavern_spaces-5 } w pięć, { $by_players-tavern_spaces-6 } w sześć.
        - Pola na kości na Placu Budowy: { $by_players-yard_spaces-2 } w dwie osoby, { $by_players-yard_spaces-3 } w trzy, { $by_players-yard_spaces-4 } w cztery, { $by_players-yard_spaces-5 } w pięć, { $by_players-yard_spaces-6 } w sześć.
        - Kości w każdej gildii w rundzie: { $by_players-guild_dice-2 } w dwie osoby, { $by_players-guild_dice-3 } w trzy, { $by_players-guild_dice-4 } w cztery, { $by_players-guild_dice-5 } w pięć, { $by_players-guild_dice-6 } w sześć.
        - Uczniowie w każdej gildii, wszystkich graczy razem: { $by_players-apprentice_spaces-2 } w dwie osoby, { $by_players-apprentice_spaces-3 } w trzy, { $by_players-apprentice_spaces-4 } w cztery, { $by_players-apprentice_spaces-5 } w pięć, { $by_players-apprentice_spaces-6 } w sześć.
        - Modyfikatory na początku, od pierwszego gracza do ostatniego: w dwie osoby { $by_players-modifiers-2 }; w trzy { $by_players-modifiers-3 }; w cztery { $by_players-modifiers-4 }; w pięć { $by_players-modifiers-5 }; w sześć { $by_players-modifiers-6 }.
        Dalsze różnice ma gra w [dwie osoby](two-players), w [sześć osób](six-players) i [solo](solo).

rule-set-up-options = Co wybiera się przy stole
    .text =
        - { option-events }: { option-events-hint } Zobacz [karty wydarzeń](event-cards).
        - { option-chancery }: { option-chancery-hint } Zobacz [Kancelarię](chancery).
        Liczbę na żetonach Kamiennej Rady można czytać dwojako. Przy stole wybiera się jeden z dwóch zestawów elementów:
        - { set-standard }: { set-standard.hint }
        - { set-numerals-as-points }: { set-numerals-as-points.hint }
        Plansze mają stronę dzienną i nocną. Zasady po obu są te same.

rule-set-up-numbers = Skąd są liczby
    .text =
        Liczby w tych zasadach to te, którymi się gra. Większość pochodzi z instrukcji. Tego, co widać tylko na wydrukowanych elementach, nie dało się odczytać: list osadników, budynków, żądań, statków, wydarzeń, celów i zleceń oraz cen i nagród wydrukowanych na planszach. Są odtworzone. Zgadzają się ze wszystkim, co mówi instrukcja. Elementy z takimi liczbami prowadzą do twojego pudełka, gdzie można je poprawić.
        Kto ma tę grę, może je poprawić w pliku elementów i grać z poprawionym.

rule-player-board = Plansza gracza
    .text =
        Na twojej planszy są:
        - skład na towary
        - kwatera robotników
        - [pole na kość](the-die-space-of-the-own-board), żeby odwołać ucznia
        - platforma na kupione domy
        - parcele. W całej grze możesz postawić { $figures-houses ->
            [one] { $figures-houses } dom
            [few] { $figures-houses } domy
           *[many] { $figures-houses } domów
        }, a więc i osiedlić tyle kart osadników.
        - pola na [budynki publiczne](guild-hall-community-buildings)
        - tory reputacji i szlachectwa
        Robotników w twoim kolorze jest { $figures-workers }. Gdy wszyscy są w grze, więcej nie dostajesz.

## Reputacja

rule-reputation = Reputacja
    .text =
        Suma kości, które stawiasz w rundzie, nie może przekroczyć twojej reputacji. Sprawdza się to przed postawieniem kości, z reputacją, jaką wtedy masz. Kość liczy się z wartością, z jaką ją stawiasz.
        Rzucasz wszystkimi kośćmi, ale nie musisz użyć wszystkich. Jeśli reputacja wzrośnie w trakcie rundy, od następnej kości możesz postawić więcej. Jeśli spadnie, nic się nie cofa. Może się tylko okazać, że nie postawisz już kolejnej kości.
        Reputacja wynosi od { $reputation-least } do { $reputation-most }. Ani wyżej nie wzrośnie, ani niżej nie spadnie. To, co kosztuje reputację, można zrobić nawet przy { $reputation-least }.
        Reputacja nie daje punktów. Rozstrzyga [remisy](end-of-the-game).
        Reputację zyskujesz między innymi w [Białym Zamku](white-castle). Tracisz ją w [Kamiennej Radzie](stone-council).

rule-reputation-modifiers = Modyfikatory
    .text =
        Modyfikator zmienia stawianą kość o jeden w górę lub w dół. Na jednej kości możesz użyć kilku. Szóstka nie zmienia się w jedynkę ani jedynka w szóstkę. Użyte modyfikatory przepadają.
        Modyfikatory dają [pisarz Berk](berk-the-clerk-modifiers) i niektóre [postacie](nobility-characters).

## Runda

rule-course-of-a-round = Przebieg rundy
    .text =
        Runda ma cztery fazy:
        - Wszyscy rzucają kośćmi.
        - [Akcje](course-of-a-round-actions): tura po turze, aż wszyscy spasują.
        - [Przychód](course-of-a-round-income).
        - [Przygotowanie](course-of-a-round-preparation) następnej rundy; nie po ostatniej rundzie.
        Pytania padają po jednym. Kto coś zaczął, musi to dokończyć, zanim zrobi coś innego.

rule-course-of-a-round-actions = Akcje
    .text =
        Gracze rozgrywają tury po kolei, zgodnie z ruchem wskazówek zegara, od pierwszego gracza. W swojej turze możesz zrobić jedną lub kilka z tych rzeczy, każdą raz, w dowolnej kolejności:
        - [postawić kość](placing-dice) i zrobić to, co oferuje miejsce
        - [osiedlić osadników](settlers-cards-completing) z jednej karty
        - [sprzedać budynek](guild-hall-selling-buildings)
        Żadnej z nich nie można zrobić w trakcie innej.
        Jeśli w swojej turze nie robisz nic, pasujesz. Czekasz wtedy do końca rundy, nawet jeśli reputacja wzrośnie. Możesz spasować, mając jeszcze kości do użycia. Kto nie może już nic zrobić, pasuje automatycznie.

rule-course-of-a-round-income = Przychód
    .text =
        Na koniec każdej rundy, ostatniej też, wszyscy dostają:
        - monety za uczniów w [gildiach](guilds-apprentices)
        - towary z warsztatów: za każdy swój warsztat { $guilds-workshop_income } z jego gildii
        - nagrody swoich [budynków publicznych](guild-hall-community-buildings)
        - z [Kancelarią](chancery-the-board): monety za uczniów, którzy tam są

rule-course-of-a-round-preparation = Przygotowanie następnej rundy
    .text =
        - Wszystkie kości wracają do właścicieli.
        - Statek odpływa, a do Portu wpływa nowy.
        - Puste miejsca Kamiennej Rady są uzupełniane, rząd po rzędzie od góry, od lewej do prawej. Gdy nie ma już żądań, zostają puste.
        - Z Domu Gildii odrzuca się warsztaty, których gildia nie ma już miejsca. Pozostałe żetony przesuwają się w lewo. Potem dokłada się nowe z worka, od lewej do prawej.
        - Pierwszym graczem zostaje następna osoba po lewej.

rule-end-of-the-game = Koniec gry
    .text =
        Gra kończy się po { $start-rounds ->
            [one] { $start-rounds } rundzie
           *[many] { $start-rounds } rundach
        }. Wtedy liczy się punkty za:
        - towary: 1 punkt za każde { AMOUNTS("good", $end-goods_for_a_point, form: "amount-acc") } dowolnego rodzaju
        - szlachectwo: punkty za osiągnięty poziom. Za poziomy 0, 1, 2 i tak dalej są to { $nobility-points-by_level }.
        - z Kancelarią: aktywne [karty zleceń](chancery-commission-cards)
        Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba domów oddanych osadnikom, a potem reputacja. Jeśli nadal jest remis, zwycięstwo jest wspólne.

## Szlachectwo

rule-nobility = Szlachectwo
    .text =
        Każda gwiazdka przesuwa cię o krok w górę na torze szlachectwa. Gwiazdki dają osiedleni osadnicy i budynki. Tor kończy się na { $nobility-most }.
        Gdy po raz pierwszy osiągniesz szlachectwo { $nobility-lord_at }, zostajesz lordem. Od razu dostajesz to, co zyskuje twoja [postać](nobility-characters). Przy szlachectwie { $nobility-most } jesteś Białym Lordem: to najwyższa ranga.
        Kamienna Rada wymaga szlachectwa. Na koniec gry daje ono [punkty](end-of-the-game).

rule-nobility-characters = Postacie
    .text =
        Twoja postać robi dwie rzeczy:
        - Jednego rodzaju towaru możesz dać na każdą kartę osadników o sztukę więcej niż zwykle.
        - Gdy zostajesz lordem, raz coś dostajesz. Towary i karty osadników wybierasz; karty spośród odkrytych.
        Postacie, ich towar i to, co dostają:
        - { PIECE("k01") }: { PIECE($characters-k01-extra) }; { AMOUNTS($characters-k01-gain) }
        - { PIECE("k02") }: { PIECE($characters-k02-extra) }; { AMOUNTS($characters-k02-gain) }
        - { PIECE("k03") }: { PIECE($characters-k03-extra) }; { AMOUNTS($characters-k03-gain) }
        - { PIECE("k04") }: { PIECE($characters-k04-extra) }; { AMOUNTS($characters-k04-gain) }
        - { PIECE("k05") }: { PIECE($characters-k05-extra) }; { AMOUNTS($characters-k05-gain) }
        - { PIECE("k06") }: { PIECE($characters-k06-extra) }; { AMOUNTS($characters-k06-gain) }
        - { PIECE("k07") }: { PIECE($characters-k07-extra) }; { AMOUNTS($characters-k07-gain) }
        - { PIECE("k08") }: { PIECE($characters-k08-extra) }; { AMOUNTS($characters-k08-gain) }
        - { PIECE("k09") }: { PIECE($characters-k09-extra) }; { AMOUNTS($characters-k09-gain) }
        - { PIECE("k10") }: { PIECE($characters-k10-extra) }; { AMOUNTS($characters-k10-gain) }
        - { PIECE("k11") }: { PIECE($characters-k11-extra) }; { AMOUNTS($characters-k11-gain) }
        - { PIECE("k12") }: { PIECE($characters-k12-extra) }; { AMOUNTS($characters-k12-gain) }
        - { PIECE("k13") }: { PIECE($characters-k13-extra) }; { AMOUNTS($characters-k13-gain) }

## Miejsca

rule-placing-dice = Stawianie kości
    .text =
        Weź kość, zmień ją [modyfikatorami](reputation-modifiers), jeśli chcesz, i postaw na polu, które przyjmuje jej wartość. Każde pole mieści jedną kość. Zostaje tam do końca rundy. Kości nie można sumować.
        W turze stawiasz jedną kość.
        Musisz móc zrobić to, do czego służy miejsce, i za to zapłacić. Inaczej jest w gildiach: tam możesz postawić kość choćby po to, by zablokować miejsce innym.
        Miejsca to: [Jaskiniowa Tawerna](cavern-tavern), [Plac Budowy](construction-yard), [gildie](guilds), [Dom Gildii](guild-hall), [Port](port), [Kamienna Rada](stone-council), [Biuro Berka](berk-the-clerk), [Biały Zamek](white-castle), twoja [własna plansza](the-die-space-of-the-own-board), a z Kancelarią także jej [pulpity](chancery-the-board) i twoje [karty zleceń](chancery-commission-cards).

rule-cavern-tavern = Jaskiniowa Tawerna
    .text =
        Tu bierzesz jedną z odkrytych kart osadników. Jej miejsce od razu zajmuje nowa.
        Kości stawia się od lewej do prawej. Pierwsza może mieć dowolną wartość. Każda następna musi być równa poprzedniej albo wyższa.
        Ile jest pól, zależy od [liczby graczy](set-up-by-the-number-of-players).
        Gdy karty się skończą, tasuje się odrzucone.

rule-settlers-cards = Karty osadników
    .text =
        Karta osadników pokazuje rasę, dwa lub więcej towarów, liczbę wszystkich żądanych towarów i to, co dostajesz: robotników, a często i gwiazdki.
        Nieosiedlonych kart osadników możesz mieć najwyżej { $limits-open_settlers }. Jeśli weźmiesz kolejną, musisz odrzucić jedną ze starszych; nowa zostaje. Za karty, których nigdy nie osiedlisz, nie ma kary.
        Osiedlone karty zostają u ciebie. Ich rasy otwierają [Kamienną Radę](stone-council) i pulpity [Kancelarii](chancery-the-board).

rule-settlers-cards-completing = Osiedlanie osadników
    .text =
        Raz w turze możesz osiedlić osadników z jednej swojej karty, przed postawieniem kości albo po nim. Potrzebujesz:
        - domu na platformie. Przechodzi na parcelę i na stałe należy do tych osadników.
        - co najmniej 1 sztuki każdego towaru pokazanego na karcie, a najwyżej { $limits-of_a_good }. Towaru swojej postaci możesz dać o jedną więcej.
        - łącznie tylu towarów, by ich liczba mieściła się w przedziale na karcie.
        Towary wracają do zasobów. Od razu dostajesz:
        - 1 punkt za każdy oddany towar
        - punkty za każdy [budynek publiczny](guild-hall-community-buildings), który teraz masz: { $community-bonus }
        - robotników z karty, do kwatery robotników, o ile są jeszcze jacyś w twoim kolorze
        - gwiazdki z karty: rośnie twoje [szlachectwo](nobility).

rule-construction-yard = Plac Budowy
    .text =
        Tu kupujesz jeden dom za { AMOUNTS("coin", $yard-house, form: "amount-acc") }. Czeka na platformie, aż wprowadzą się osadnicy. W całej grze możesz mieć { $figures-houses ->
            [one] { $figures-houses } dom
            [few] { $figures-houses } domy
           *[many] { $figures-houses } domów
        }.
        Kości stawia się od lewej do prawej. Pierwsza może mieć dowolną wartość. Każda następna musi być równa poprzedniej albo niższa.
        Ile jest pól, zależy od [liczby graczy](set-up-by-the-number-of-players).

## Gildie

rule-guilds = Gildie
    .text =
        Jest sześć gildii i każda ma swój towar: uczeni mają książki, artyści dzieła sztuki, kowale broń, magowie artefakty, kupcy klejnoty, a stolarze meble.
        Gildia ma trzy pola na kości. W rundzie można użyć tylko niektórych, ale dowolnych: gdy leży tam tyle kości, na ile pozwala [liczba graczy](set-up-by-the-number-of-players), gildia jest zamknięta do końca rundy.
        Postaw kość. Potem po kolei następują te kroki i każdy możesz pominąć:
        - [Uruchamiają się warsztaty](guilds-activating-workshops).
        - Możesz [kupić towary](guilds-buying-goods).
        - Możesz [umieścić robotników](guilds-placing-workers) jako uczniów.
        Na co pozwalają pola:
        - Wartość { $guilds-die_spaces-1-values }: warsztaty { $guilds-die_spaces-1-activates }, towary { $guilds-die_spaces-1-buy }, uczniowie { $guilds-die_spaces-1-apprentices }.
        - Wartość { $guilds-die_spaces-2-values }: warsztaty { $guilds-die_spaces-2-activates }, towary { $guilds-die_spaces-2-buy }, uczniowie { $guilds-die_spaces-2-apprentices }.
        - Wartość { $guilds-die_spaces-3-values }: warsztaty { $guilds-die_spaces-3-activates }, towary { $guilds-die_spaces-3-buy }, uczniowie { $guilds-die_spaces-3-apprentices }.

rule-guilds-activating-workshops = Uruchamianie warsztatów
    .text =
        Pola warsztatów gildii uruchamiają się od lewej, tyle, na ile pozwala pole na kość. Tam, gdzie nie ma jeszcze warsztatu, nic się nie dzieje. W każdym warsztacie możesz użyć [efektu](guilds-effects-of-workshops) albo z niego zrezygnować.
        Jeśli warsztat należy do kogoś innego, jego właściciel dostaje nagrodę z pola, bez względu na to, czy użyjesz efektu. Za własny warsztat nie dostajesz nagrody, a za warsztat bez właściciela nie dostaje jej nikt.
        - Pierwsze pole: { AMOUNTS($guilds-workshop_spaces-1-reward) }
        - Drugie pole: { AMOUNTS($guilds-workshop_spaces-2-reward) }
        - Trzecie pole: { AMOUNTS($guilds-workshop_spaces-3-reward) }
        W dwie osoby właściciele dostają nagrodę { $by_players-reward_factor-2 } razy.

rule-guilds-effects-of-workshops = Co robią warsztaty
    .text =
        - Dostajesz 1 monetę.
        - Zyskujesz 1 punkt reputacji. Od razu pozwala ci na więcej kości.
        - Rzucasz ponownie dowolną liczbą swoich niepostawionych kości.
        - Dostajesz 1 towar gildii.
        - Kupujesz 1 towar dowolnej gildii za { AMOUNTS("coin", $guilds-good, form: "amount-acc") }.
        - Zamieniasz 1 swój towar na inny z zasobów.
        Niektóre żetony pokazują dwa efekty. Wybierz jeden z nich.
        Towary z warsztatów nie są kupowane w gildii, więc uczniowie nic do nich nie dodają.

rule-guilds-buying-goods = Kupowanie towarów
    .text =
        Możesz kupić towary gildii, najwyżej tyle, na ile pozwala pole na kość. Każdy kosztuje { AMOUNTS("coin", $guilds-good, form: "amount-acc") }.
        Jeśli kupisz choć jeden, każdy twój uczeń w tej gildii daje ci jeszcze 1 za darmo. Mistrzowie nie dają.

rule-guilds-placing-workers = Umieszczanie robotników
    .text =
        Możesz umieścić w tej gildii robotników jako uczniów, najwyżej tylu, na ilu pozwala pole na kość. Każdy przychodzi z twojej kwatery robotników albo jest twoim uczniem z innej gildii.
        Musi być wolne miejsce na ucznia. Miejsca są wspólne dla wszystkich graczy. Ile ich jest, zależy od [liczby graczy](set-up-by-the-number-of-players).
        Mistrzowie i uczniowie w Kancelarii zostają tam, gdzie są.

rule-guilds-apprentices = Do czego służą uczniowie
    .text =
        Od twojej następnej tury uczeń w gildii
        - daje ci towar za darmo, gdy [kupujesz tam towary](guilds-buying-goods)
        - pozwala ci kupić [warsztat](guild-hall-workshops) tej gildii.
        Na koniec każdej rundy zarabia monety. Im więcej uczniów jest w gildii, czyichkolwiek, tym mniej zarabia każdy. Mistrzowie się nie liczą. Monety za każdego przy jednym uczniu, przy dwóch i tak dalej:
        - Jedna lub dwie osoby: { $by_players-apprentice_income-2 }
        - Trzy osoby: { $by_players-apprentice_income-3 }
        - Cztery osoby: { $by_players-apprentice_income-4 }
        - Pięć osób: { $by_players-apprentice_income-5 }
        - Sześć osób: { $by_players-apprentice_income-6 }

## Dom Gildii

rule-guild-hall = Dom Gildii
    .text =
        Tu kupujesz budynek: [warsztat](guild-hall-workshops) do gildii albo [budynek publiczny](guild-hall-community-buildings) na własną ziemię. Jest sześć pól, po jednym na każdą wartość kości. Każdego można użyć raz w rundzie.
        Za kość od 1 do 6 budynek z jej pola kosztuje, w monetach: { $hall-cost }.
        Kupiony żeton zastępuje się dopiero w [przygotowaniu](course-of-a-round-preparation) następnej rundy. Gdy worek jest pusty, wracają do niego odrzucone żetony.

rule-guild-hall-workshops = Warsztaty
    .text =
        Żeby kupić warsztat, potrzebujesz ucznia w jego gildii, z wcześniejszej tury, i wolnego pola warsztatu.
        Żeton trafia na pierwsze wolne pole od lewej. Twój uczeń przechodzi na niego i zostaje mistrzem, a jego miejsce wśród uczniów znów jest wolne. Dostajesz punkty i gwiazdki z pola:
        - Pierwsze pole: { AMOUNTS("point", $guilds-workshop_spaces-1-points) }, gwiazdki: { $guilds-workshop_spaces-1-stars }
        - Drugie pole: { AMOUNTS("point", $guilds-workshop_spaces-2-points) }, gwiazdki: { $guilds-workshop_spaces-2-stars }
        - Trzecie pole: { AMOUNTS("point", $guilds-workshop_spaces-3-points) }, gwiazdki: { $guilds-workshop_spaces-3-stars }
        Mistrz przynosi towary gildii (z każdym [przychodem](course-of-a-round-income): { $guilds-workshop_income }) oraz [nagrodę właściciela](guilds-activating-workshops). Mistrz nie jest już uczniem: nie ma monet ani darmowych towarów.

rule-guild-hall-community-buildings = Budynki publiczne
    .text =
        Żeby kupić budynek publiczny, potrzebujesz robotnika w kwaterze robotników i wolnego pola na swojej planszy. Robotnik przechodzi do budynku.
        Dostajesz { AMOUNTS("point", $community-points, form: "amount-acc") } i gwiazdki: { $community-stars }.
        Odtąd każda karta osadników, którą osiedlisz, przynosi za ten budynek więcej punktów: { $community-bonus }. Karty osiedlone wcześniej się nie liczą.
        Z każdym przychodem przynosi to, co widać nad jego polem. Pole wybierasz:
        - Pierwsze pole: { AMOUNTS($community-spaces-1) }
        - Drugie pole: { AMOUNTS($community-spaces-2) }
        - Trzecie pole: { AMOUNTS($community-spaces-3) }

rule-guild-hall-selling-buildings = Sprzedawanie budynków
    .text =
        Raz w swojej turze możesz sprzedać jeden budynek, bez kości.
        Dostajesz { AMOUNTS("coin", $sale-coins, form: "amount-acc") }. Tracisz punkty, które dało jego pole, ale nie gwiazdki i nie to, co dodało wydarzenie. Robotnik wraca do kwatery robotników.
        Warsztat zostaje w gildii bez właściciela i nadal jest uruchamiany. Budynek publiczny usuwa się z gry, a jego pole znów jest wolne.

## Port, rada, pisarz, zamek

rule-port = Port
    .text =
        Port ma sześć pól na kości, od 1 do 6. Sprzedajesz dowolne towary: co najmniej jeden, a najwyżej tyle, ile pokazuje kość.
        Statek rundy pokazuje, ile płaci za każdy towar. Ma po kilka miejsc na każdy, wspólnych dla wszystkich na całą rundę. Najczęściej bierze { $ships-spaces_by_price-1 } po cenie 1, { $ships-spaces_by_price-2 } po cenie 2 i { $ships-spaces_by_price-3 } po cenie 3. Gdy miejsca na towar są pełne, w tej rundzie nikt go już nie sprzeda.

rule-stone-council = Kamienna Rada
    .text =
        Rada ma sześcioro członków, po jednym z każdej rasy, od lewej: { PIECES($council-members-from_the_left, form: "few") }. Przed każdym leżą trzy żądania, po jednym w rzędzie. Żeby spełnić żądanie, potrzebujesz:
        - co najmniej takiego szlachectwa, jakiego wymaga
        - osiedlonej karty osadników tej samej rasy
        - kości z tego rzędu. Pierwszy rząd: { $council-rows-1 }. Drugi rząd: { $council-rows-2 }. Trzeci rząd: { $council-rows-3 }.
        - wszystkich jego towarów i monet; wracają do zasobów.
        Dostajesz jego punkty, zatrzymujesz żeton i tracisz reputację: { $council-loss }. Jego miejsce zajmuje twoja kość.
        Puste miejsca uzupełnia się w [przygotowaniu](course-of-a-round-preparation) następnej rundy.

rule-berk-the-clerk = Pisarz Berk
    .text =
        Biuro Berka ma trzy pola na kości, bez względu na liczbę graczy. Dostajesz [modyfikatory](berk-the-clerk-modifiers) i możesz kazać [wymienić osadników albo budynki](berk-the-clerk-new-settlers-or-buildings). Z Kancelarią możesz też wziąć [kartę zlecenia](chancery-taking-a-commission-card). Każda z tych rzeczy raz w czasie wizyty, w dowolnej kolejności.

rule-berk-the-clerk-modifiers = Modyfikatory od Berka
    .text =
        - Wartość { $clerk-die_spaces-1-values }: za darmo { $clerk-die_spaces-1-modifiers }, do kupienia { $clerk-die_spaces-1-buy }.
        - Wartość { $clerk-die_spaces-2-values }: za darmo { $clerk-die_spaces-2-modifiers }, do kupienia najwyżej { $clerk-die_spaces-2-buy }.
        - Wartość { $clerk-die_spaces-3-values }: za darmo { $clerk-die_spaces-3-modifiers }, do kupienia najwyżej { $clerk-die_spaces-3-buy }.
        Kupowany modyfikator kosztuje { AMOUNTS("coin", $clerk-modifier, form: "amount-acc") }.

rule-berk-the-clerk-new-settlers-or-buildings = Nowi osadnicy albo budynki
    .text =
        Możesz kazać odrzucić i wymienić albo wszystkich odkrytych osadników, albo wszystkie budynki w Domu Gildii, poza polami, na których leży kość. Nie jedno i drugie podczas jednej wizyty.

rule-white-castle = Biały Zamek
    .text =
        Tu zyskujesz reputację. Liczy się od razu, od twojej następnej kości. Są trzy pola na kości, bez względu na liczbę graczy:
        - Wartość { $castle-die_spaces-1-values }: reputacja +{ $castle-die_spaces-1-reputation }
        - Wartość { $castle-die_spaces-2-values }: reputacja +{ $castle-die_spaces-2-reputation }
        - Wartość { $castle-die_spaces-3-values }: reputacja +{ $castle-die_spaces-3-reputation }
        W sześć osób jest czwarte pole. Wartość { $castle-die_spaces-4-values }: reputacja +{ $castle-die_spaces-4-reputation }

rule-the-die-space-of-the-own-board = Pole na kość na twojej planszy
    .text =
        Postaw tu kość, żeby odwołać jednego swojego ucznia z gildii do kwatery robotników. Pole przyjmuje te wartości: { $own_board-values }. Mistrzów ani uczniów w Kancelarii odwołać nie można.

## Liczba graczy, wydarzenia

rule-two-players = Dwie osoby
    .text =
        - W każdej gildii od początku jest warsztat bez właściciela, na polu { $by_players-neutral_workshop-2 }. Nikt nie dostaje za niego nagrody.
        - Właściciele warsztatów dostają nagrodę { $by_players-reward_factor-2 } razy.
        - We wszystkim innym obowiązują te [liczby](set-up-by-the-number-of-players).

rule-six-players = Sześć osób
    .text =
        - [Kancelaria](chancery) jest zawsze w użyciu, z oboma rzędami pulpitów.
        - [Biały Zamek](white-castle) ma czwarte pole na kość.
        - Każdy ma { $by_players-dice-6 } kości i zaczyna z reputacją { $by_players-reputation-6 }.
        - We wszystkim innym obowiązują te [liczby](set-up-by-the-number-of-players).

rule-event-cards = Karty wydarzeń
    .text =
        { $option-events ->
            [yes] W tej grze używa się kart wydarzeń.
           *[no] Karty wydarzeń to opcja. W tej grze się ich nie używa.
        }
        Na początku każdej rundy, przed rzutem kośćmi, odkrywa się wydarzenie. Obowiązuje w tej rundzie. W pierwszej połowie gry pochodzi z pierwszego stosu, w drugiej z drugiego. Każde wydarzenie zdarza się najwyżej raz.
        Wydarzenia i korzyści z [pulpitów](chancery-the-board) się sumują. Żadna cena nie spada poniżej 0.

rule-event-cards-all = Wszystkie wydarzenia
    .text =
        Pierwszy stos:
        - { PIECE("e01") }: { AMOUNTS($events-e01-effect) }
        - { PIECE("e02") }: { AMOUNTS($events-e02-effect) }
        - { PIECE("e03") }: { AMOUNTS($events-e03-effect) }
        - { PIECE("e04") }: { AMOUNTS($events-e04-effect) }
        - { PIECE("e05") }: { AMOUNTS($events-e05-effect) }
        - { PIECE("e06") }: { AMOUNTS($events-e06-effect) }
        - { PIECE("e07") }: { AMOUNTS($events-e07-effect) }
        - { PIECE("e08") }: { AMOUNTS($events-e08-effect) }
        Drugi stos:
        - { PIECE("e09") }: { AMOUNTS($events-e09-effect) }
        - { PIECE("e10") }: { AMOUNTS($events-e10-effect) }
        - { PIECE("e11") }: { AMOUNTS($events-e11-effect) }
        - { PIECE("e12") }: { AMOUNTS($events-e12-effect) }
        - { PIECE("e13") }: { AMOUNTS($events-e13-effect) }
        - { PIECE("e14") }: { AMOUNTS($events-e14-effect) }
        - { PIECE("e15") }: { AMOUNTS($events-e15-effect) }
        - { PIECE("e16") }: { AMOUNTS($events-e16-effect) }

## Solo

rule-solo = Gra solo
    .text =
        Grasz o osiągnięcie celu, a przeszkadzają ci kości automy. Liczby są takie jak w grze dla [dwóch osób](two-players): w każdej gildii jest warsztat bez właściciela, a właściciele dostają nagrodę { $by_players-reward_factor-1 } razy. Kancelarii się nie używa.

rule-solo-objective = Cel
    .text =
        Na początku losuje się cel. Stawia dwa warunki, które muszą być spełnione jednocześnie: na przykład tyle a tyle osiedlonych kart osadników, spełnionych żądań Rady, warsztatów, budynków publicznych czy gildii z twoimi uczniami albo tyle a tyle szlachectwa, reputacji, towarów czy monet.
        Sprawdza się go po każdej twojej turze i po każdym przychodzie. Wygrywasz, gdy tylko go osiągniesz. Jeśli nie uda się to do przychodu ostatniej rundy, przegrywasz.

rule-solo-objectives = Wszystkie cele
    .text =
        Każdy stawia dwa warunki, które muszą być spełnione jednocześnie:
        - { PIECE("o01") }: { AMOUNTS($objectives-o01-need, form: "need") }
        - { PIECE("o02") }: { AMOUNTS($objectives-o02-need, form: "need") }
        - { PIECE("o03") }: { AMOUNTS($objectives-o03-need, form: "need") }
        - { PIECE("o04") }: { AMOUNTS($objectives-o04-need, form: "need") }
        - { PIECE("o05") }: { AMOUNTS($objectives-o05-need, form: "need") }
        - { PIECE("o06") }: { AMOUNTS($objectives-o06-need, form: "need") }
        - { PIECE("o07") }: { AMOUNTS($objectives-o07-need, form: "need") }
        - { PIECE("o08") }: { AMOUNTS($objectives-o08-need, form: "need") }
        - { PIECE("o09") }: { AMOUNTS($objectives-o09-need, form: "need") }
        - { PIECE("o10") }: { AMOUNTS($objectives-o10-need, form: "need") }
        - { PIECE("o11") }: { AMOUNTS($objectives-o11-need, form: "need") }
        - { PIECE("o12") }: { AMOUNTS($objectives-o12-need, form: "need") }
        - { PIECE("o13") }: { AMOUNTS($objectives-o13-need, form: "need") }
        - { PIECE("o14") }: { AMOUNTS($objectives-o14-need, form: "need") }
        - { PIECE("o15") }: { AMOUNTS($objectives-o15-need, form: "need") }

rule-solo-automa = Automa
    .text =
        Na początku każdej rundy, zanim rzucisz swoimi kośćmi, automa rzuca pięcioma:
        - Biała: idzie na pierwsze pole Jaskiniowej Tawerny. Twoja kość musi być tam równa albo wyższa.
        - Zielona: idzie na pierwsze pole Placu Budowy. Twoja kość musi być tam równa albo niższa.
        - Żółta: idzie na pole swojej wartości w Domu Gildii. Tamtejszy budynek się odrzuca.
        - Czerwona i niebieska: każda blokuje do końca rundy jedną gildię. Jeśli obie pokazują to samo, stawia się tylko jedną.
        Gildie dla wartości od 1 do 6 to: { PIECE($automa-1) }, { PIECE($automa-2) }, { PIECE($automa-3) }, { PIECE($automa-4) }, { PIECE($automa-5) } i { PIECE($automa-6) }.
        Gdy automa blokuje gildię, dostajesz nagrodę właściciela za wszystkie swoje warsztaty w niej, { $by_players-reward_factor-1 } razy. Automa nie używa ich efektów.

## Kancelaria

rule-chancery = Kancelaria
    .text =
        { $option-chancery ->
            [yes] W tej grze używa się Kancelarii.
           *[no] Kancelaria to opcja i w tej grze się jej nie używa. W sześć osób używa się jej zawsze, w jedną nigdy.
        }
        Kancelaria dodaje [pulpity](chancery-the-board) z trwałymi korzyściami oraz tajne [karty zleceń](chancery-commission-cards), które dają punkty na koniec.
        Na początku każdy dostaje { $chancery-first_commissions ->
            [one] { $chancery-first_commissions } kartę zlecenia
            [few] { $chancery-first_commissions } karty zleceń
           *[many] { $chancery-first_commissions } kart zleceń
        } i zatrzymuje jedną. Pozostałe wtasowuje się z powrotem. Każdy losuje do swojej karty żeton kości.

rule-chancery-the-board = Pulpity
    .text =
        Kancelaria ma sześć pól na kości, od 1 do 6. Każde należy do pulpitu nad nim i pulpitu pod nim. Rzędy pulpitów: { $by_players-desk_rows-2 } w dwie osoby, { $by_players-desk_rows-3 } w trzy, { $by_players-desk_rows-4 } w cztery, { $by_players-desk_rows-5 } w pięć, { $by_players-desk_rows-6 } w sześć. Najpierw używa się górnego.
        Żeby posadzić robotnika przy pulpicie, potrzebujesz:
        - kości o tej wartości, a pole na kość musi być puste
        - wolnego pulpitu
        - osiedlonej karty osadników rasy tego pulpitu
        - robotnika w kwaterze robotników.
        Robotnik zostaje tam jako uczeń na stałe. Nie można go przenieść ani odwołać. Daje ci:
        - [korzyść](chancery-benefits) z pulpitu, do końca gry
        - z każdym przychodem { AMOUNTS("coin", $chancery-income, form: "amount-acc") }
        - miejsce na jeszcze jedną [kartę zlecenia](chancery-taking-a-commission-card).

rule-chancery-benefits = Korzyści z pulpitów
    .text =
        - { PIECE("council_coins") }
        - { PIECE("port_coins") }: { $chancery-benefits-port_coins } za każdy towar
        - { PIECE("council_loss") }: tylko { $chancery-benefits-council_loss }
        - { PIECE("tavern_cards") }: najwyżej { $chancery-benefits-tavern_cards } za jedną kość
        - { PIECE("house_discount") }: o { AMOUNTS("coin", $chancery-benefits-house_discount, form: "amount-acc") }
        - { PIECE("building_discount") }: o { AMOUNTS("coin", $chancery-benefits-building_discount, form: "amount-acc") }
        Pulpity górnego rzędu:
        - 1, { PIECE($desks-top-1-race) }: { PIECE($desks-top-1-benefit) }
        - 2, { PIECE($desks-top-2-race) }: { PIECE($desks-top-2-benefit) }
        - 3, { PIECE($desks-top-3-race) }: { PIECE($desks-top-3-benefit) }
        - 4, { PIECE($desks-top-4-race) }: { PIECE($desks-top-4-benefit) }
        - 5, { PIECE($desks-top-5-race) }: { PIECE($desks-top-5-benefit) }
        - 6, { PIECE($desks-top-6-race) }: { PIECE($desks-top-6-benefit) }
        Pulpity dolnego rzędu:
        - 1, { PIECE($desks-bottom-1-race) }: { PIECE($desks-bottom-1-benefit) }
        - 2, { PIECE($desks-bottom-2-race) }: { PIECE($desks-bottom-2-benefit) }
        - 3, { PIECE($desks-bottom-3-race) }: { PIECE($desks-bottom-3-benefit) }
        - 4, { PIECE($desks-bottom-4-race) }: { PIECE($desks-bottom-4-benefit) }
        - 5, { PIECE($desks-bottom-5-race) }: { PIECE($desks-bottom-5-benefit) }
        - 6, { PIECE($desks-bottom-6-race) }: { PIECE($desks-bottom-6-benefit) }

rule-chancery-commission-cards = Karty zleceń
    .text =
        Karta zlecenia liczy na koniec gry coś twojego i daje tym więcej punktów, im więcej tego masz: osiedlonych osadników, wszystkich albo jednej rasy; uczniów i mistrzów w jednej gildii; warsztatów; budynków publicznych; żądań Rady; szlachectwa albo reputacji.
        Liczy się tylko wtedy, gdy jest aktywna. Każda karta ma żeton kości z trzema polami. Zamiast w mieście możesz w swojej turze postawić kość na jego polu o tej samej wartości. Liczy się do limitu reputacji jak każda inna kość. Pola możesz wypełnić w jednej rundzie albo w kilku; raz wypełnione pole takie pozostaje. Gdy wypełnione są wszystkie trzy, karta jest aktywna.
        Karty trzymaj w tajemnicy. Żetony kości są jawne.

rule-chancery-commissions = Wszystkie karty zleceń
    .text =
        Co każda karta liczy na koniec gry i ile punktów za to daje:
        - { PIECE("v01") }: { AMOUNTS($commissions-v01-measure, 1, form: "measure") }; { AMOUNTS($commissions-v01-points, form: "step") }
        - { PIECE("v02") }: { AMOUNTS($commissions-v02-measure, 1, form: "measure") }; { AMOUNTS($commissions-v02-points, form: "step") }
        - { PIECE("v03") }: { AMOUNTS($commissions-v03-measure, 1, form: "measure") }; { AMOUNTS($commissions-v03-points, form: "step") }
        - { PIECE("v04") }: { AMOUNTS($commissions-v04-measure, 1, form: "measure") }; { AMOUNTS($commissions-v04-points, form: "step") }
        - { PIECE("v05") }: { AMOUNTS($commissions-v05-measure, 1, form: "measure") }; { AMOUNTS($commissions-v05-points, form: "step") }
        - { PIECE("v06") }: { AMOUNTS($commissions-v06-measure, 1, form: "measure") }; { AMOUNTS($commissions-v06-points, form: "step") }
        - { PIECE("v07") }: { AMOUNTS($commissions-v07-measure, 1, form: "measure") }; { AMOUNTS($commissions-v07-points, form: "step") }
        - { PIECE("v08") }: { AMOUNTS($commissions-v08-measure, 1, form: "measure") }; { AMOUNTS($commissions-v08-points, form: "step") }
        - { PIECE("v09") }: { AMOUNTS($commissions-v09-measure, 1, form: "measure") }; { AMOUNTS($commissions-v09-points, form: "step") }
        - { PIECE("v10") }: { AMOUNTS($commissions-v10-measure, 1, form: "measure") }; { AMOUNTS($commissions-v10-points, form: "step") }
        - { PIECE("v11") }: { AMOUNTS($commissions-v11-measure, 1, form: "measure") }; { AMOUNTS($commissions-v11-points, form: "step") }
        - { PIECE("v12") }: { AMOUNTS($commissions-v12-measure, 1, form: "measure") }; { AMOUNTS($commissions-v12-points, form: "step") }
        - { PIECE("v13") }: { AMOUNTS($commissions-v13-measure, 1, form: "measure") }; { AMOUNTS($commissions-v13-points, form: "step") }
        - { PIECE("v14") }: { AMOUNTS($commissions-v14-measure, 1, form: "measure") }; { AMOUNTS($commissions-v14-points, form: "step") }
        - { PIECE("v15") }: { AMOUNTS($commissions-v15-measure, 1, form: "measure") }; { AMOUNTS($commissions-v15-points, form: "step") }
        - { PIECE("v16") }: { AMOUNTS($commissions-v16-measure, 1, form: "measure") }; { AMOUNTS($commissions-v16-points, form: "step") }
        - { PIECE("v17") }: { AMOUNTS($commissions-v17-measure, 1, form: "measure") }; { AMOUNTS($commissions-v17-points, form: "step") }
        - { PIECE("v18") }: { AMOUNTS($commissions-v18-measure, 1, form: "measure") }; { AMOUNTS($commissions-v18-points, form: "step") }

rule-chancery-taking-a-commission-card = Jak wziąć kartę zlecenia
    .text =
        Możesz mieć jedną kartę zlecenia i po jednej więcej za każdego swojego ucznia w Kancelarii. Jeśli masz miejsce, możesz wziąć kartę podczas wizyty u [Berka](berk-the-clerk). Dociągasz kilka kart i zatrzymujesz jedną. Pozostałe trafiają pod spód stosu. Kosztuje to reputację:
        - Wartość { $clerk-die_spaces-1-values }: dociągnij { $clerk-die_spaces-1-commissions }, reputacja −{ $clerk-die_spaces-1-loss }.
        - Wartość { $clerk-die_spaces-2-values }: dociągnij { $clerk-die_spaces-2-commissions }, reputacja −{ $clerk-die_spaces-2-loss }.
        - Wartość { $clerk-die_spaces-3-values }: dociągnij { $clerk-die_spaces-3-commissions }, reputacja −{ $clerk-die_spaces-3-loss }.
        Potem losujesz do niej żeton kości. Gdy nie ma już kart albo żetonów, nikt nie może wziąć następnej.

## Słowniczek: każde słowo to osobny komunikat

term-goods = Towary
    .text = książki, dzieła sztuki, broń, artefakty, klejnoty i meble. Każda gildia ma jeden z nich. Zasobów nigdy nie zabraknie.
term-reputation = Reputacja
    .text = suma oczek na kościach, które możesz postawić w rundzie.
term-nobility = Szlachectwo
    .text = twoja ranga. Rośnie dzięki gwiazdkom i daje punkty na koniec.
term-modifier = Modyfikator
    .text = zmienia kość o jeden.
term-workers-lot = Kwatera robotników
    .text = tu są twoi robotnicy, gdy nie mają nic do roboty.
term-apprentice = Uczeń
    .text = twój robotnik w gildii albo przy pulpicie w Kancelarii.
term-guild-master = Mistrz gildii
    .text = twój robotnik, który ma warsztat.
term-platform = Platforma
    .text = tu twoje domy czekają na osadników. Dom oddany osadnikom stoi na parceli.
term-on-show = Odkryte
    .text = to, co leży na widoku i co można wziąć.
term-settlers = Osadnicy
    .text = karta z ludźmi, którzy chcą domu i towarów, a dają ci [punkty i robotników](settlers-cards).
term-star = Gwiazdka
    .text = krok w górę w [szlachectwie](nobility), za osadników i budynki.
term-workshop = Warsztat
    .text = żeton w gildii, który pomaga każdemu, kto przyjdzie, i [nagradza właściciela](guilds-activating-workshops).
term-community = Budynek publiczny
    .text = stoi na twojej ziemi i płaci w [każdej rundzie](guild-hall-community-buildings).
term-demand = Żądanie
    .text = czego za punkty chce członek [Kamiennej Rady](stone-council).
term-character = Postać
    .text = kim jesteś: [towar](nobility-characters), którego możesz dać więcej, i dar, gdy zostaniesz lordem.
term-die-space = Pole na kość
    .text = miejsce na jedną kość. Pokazuje, jakie wartości przyjmuje.
term-desk = Pulpit
    .text = miejsce w [Kancelarii](chancery-the-board) z trwałą korzyścią.
term-grey-stone = Szary kamień
    .text = na ekranie, na dole planszy gracza: ile żądań [Kamiennej Rady](stone-council) zostało spełnionych. Przy samej radzie kamień jest jej znakiem.
term-seal = Pieczęć i gwiazdka
    .text = na miejscu na warsztat w [gildii](guilds): punkty (czerwona pieczęć) i szlachectwo (gwiazdka), które od razu dostaje ten, kto zbuduje tam warsztat.

rule-glossary = Słowniczek
    .text =
        - { term-goods }: { term-goods.text }
        - { term-reputation }: { term-reputation.text }
        - { term-nobility }: { term-nobility.text }
        - { term-modifier }: { term-modifier.text }
        - { term-workers-lot }: { term-workers-lot.text }
        - { term-apprentice }: { term-apprentice.text }
        - { term-guild-master }: { term-guild-master.text }
        - { term-platform }: { term-platform.text }
        - { term-on-show }: { term-on-show.text }
        - { term-settlers }: { term-settlers.text }
        - { term-star }: { term-star.text }
        - { term-workshop }: { term-workshop.text }
        - { term-community }: { term-community.text }
        - { term-demand }: { term-demand.text }
        - { term-character }: { term-character.text }
        - { term-die-space }: { term-die-space.text }
        - { term-desk }: { term-desk.text }
        - { term-grey-stone }: { term-grey-stone.text }
        - { term-seal }: { term-seal.text }
