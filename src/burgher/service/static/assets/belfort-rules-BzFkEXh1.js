var e=`# Zasady Belfortu, naszymi słowami, w kolejności instrukcji.
#
# Wiadomość to rozdział: jej wartość to tytuł, \`.text\` to treść. Każdy wiersz treści to akapit, wiersz zaczynający się od
# "- " to punkt listy, a [jakieś słowa](actions-hire-a-gnome) prowadzą do rozdziału rule-actions-hire-a-gnome. Wiersz nie
# może zaczynać się od nawiasu.

## W skrócie

rule-overview = Gra w\xA0skrócie
    .text =
        Jesteś mistrzem budowniczym. Razem z\xA0innymi przy stole budujesz miasto Belfort o\xA0pięciu dzielnicach. Twoje elfy i\xA0krasnoludy zbierają drewno, kamień, metal i\xA0złoto. Z\xA0nich budujesz, a\xA0każda budowla to twój znacznik w\xA0dzielnicy. Gnomy pracują w\xA0twoich budynkach i\xA0je ulepszają.
        Punkty liczy się na koniec każdej pory roku, razem trzy razy. Dostają je ci, którzy mają najwięcej znaczników w\xA0dzielnicy, oraz ci, którzy mają najwięcej elfów, krasnoludów i\xA0gnomów. Po ostatniej punktacji wygrywa ten, kto ma najwięcej punktów.
        Miesiąc to jedna runda. Ma pięć faz: zobacz [przebieg miesiąca](round-order).

rule-overview-terms = Słowa z\xA0tej gry
    .text =
        - Robotnik: elf albo krasnolud. Gnomów nie rozmieszcza się jak robotników. Zostają tam, gdzie ich zatrudniono.
        - Mistrz: elf albo krasnolud, który [zbiera więcej](collection-masters).
        - Pole akcji: miejsce na jednego robotnika. Pola akcji są w\xA0Pośredniaku, w\xA0Obozie Króla, przy gildiach i\xA0na niektórych kartach budynków.
        - Kłódka: miejsce na gnoma na karcie budynku. Gnom zostaje tam do końca gry.
        - Budynek: budowla z\xA0kartą. Jest [dziesięć rodzajów](properties). Mury i\xA0gildie nie są budynkami i\xA0nie wymagają karty.
        - Symbol: miejsce na znacznik w\xA0mieście. Jest wolny, dopóki nie leży na nim znacznik.
        - Znacznik: pokazuje, co masz zbudowane. Znaczników nigdy nie zabraknie.
        - Zasoby ogólne: stąd surowce przychodzą i\xA0tu wracają. Drewna, kamienia, metalu ani złota nigdy w\xA0nich nie zabraknie.
        - Herb: jego numer to twoje miejsce w\xA0kolejności gry.
        - Pula: karty budynków, które leżą odkryte obok stosu.

rule-overview-city = Miasto
    .text =
        Pięć dzielnic tworzy krąg. W\xA0każdej są te same symbole: po jednym dla Piwiarni, Ogrodów, Wieży, Karczmy, Kuźni, Banku, Targu i\xA0Biblioteki; dwa dla jej części [Baszty](properties-keep); dwa dla Murów; jeden dla gildii; i\xA0po połowie dwóch [Bram](properties-gatehouse).
        Brama stoi na granicy dwóch dzielnic i\xA0w\xA0każdej z\xA0nich ma jeden symbol. Bram jest więc pięć.
        Oba Mury w\xA0dzielnicy są od siebie niezależne.

rule-overview-hidden = Co jest jawne, a\xA0co tajne
    .text =
        Karty w\xA0ręce są tajne. Tajna jest też kolejność stosu. Wszystko inne jest jawne: surowce, złoto, robotnicy, zbudowane karty, pula i\xA0karty odrzucone.
        Kartę wziętą z\xA0puli widzieli wszyscy.

## Przygotowanie gry

rule-game-set-up = Przygotowanie
    .text =
        Co każdy ma na początku:
        - { AMOUNTS("wood", $start-wood, "stone", $start-stone, "metal", $start-metal, "gold", $start-gold) }
        - elfy ({ $start-elves }) i\xA0krasnoludy ({ $start-dwarves }). Pozostałe czekają w\xA0zasobach; nikt nigdy nie może mieć więcej elfów niż { $limits-elves } ani więcej krasnoludów niż { $limits-dwarves }.
        - herb, losowo
        - { $start-deal ->
            [one] { $start-deal } karta
            [few] { $start-deal } karty
           *[many] { $start-deal } kart
        } budynków, z\xA0których zatrzymujesz { $start-keep }. Wszyscy wybierają jednocześnie, a\xA0resztę odrzucają odkrytą.
        Potem odkrywa się ze stosu { $start-pool ->
            [one] { $start-pool } kartę
            [few] { $start-pool } karty
           *[many] { $start-pool } kart
        } jako pulę. Nikt nie ma jeszcze punktów.
        Gnomy do wynajęcia: { $by_players-gnomes-2 } w\xA0dwie osoby, { $by_players-gnomes-3 } w\xA0trzy, { $by_players-gnomes-4 } w\xA0cztery, { $by_players-gnomes-5 } w\xA0pięć. Więcej ich w\xA0całej grze nie będzie.
        W\xA0dwie osoby niektóre rzeczy są inne: zobacz [grę dwuosobową](two-player-game).

rule-game-set-up-guilds = Które gildie są w\xA0mieście
    .text =
        W\xA0mieście jest pięć z\xA0[dwunastu gildii](guilds), po jednej w\xA0dzielnicy. O\xA0tym, gdzie która, decyduje los.
        - Dla początkujących: podstawowe: { $guild_mix-beginner-basic }, surowców: { $guild_mix-beginner-resource }.
        - Zwykła gra: podstawowe: { $guild_mix-normal-basic }, surowców: { $guild_mix-normal-resource }, interakcyjne: { $guild_mix-normal-interactive }.
        - Dla zaawansowanych: dowolne pięć, losowo.
        - Wybrane: stół sam podaje swoje pięć.
        W\xA0dwie osoby jedyną używaną gildią interakcyjną jest Gildia magów. Zwykła gra ma wtedy magów, a\xA0do tego gildie podstawowe: { $guild_mix-normal_for_two-basic } i\xA0surowców: { $guild_mix-normal_for_two-resource }.

rule-game-set-up-options = Co może wybrać stół
    .text =
        Wydania instrukcji różnią się w\xA0kilku miejscach. Stół wybiera przed grą.
        - { option-guilds }: { option-guilds-hint }
        - { option-thieves-gold }: { option-thieves-gold-hint }
        - { option-shared-gatehouses }: { option-shared-gatehouses-hint }
        - { option-keep-crest }: { option-keep-crest-hint }
        - { option-forgo-actions }: { option-forgo-actions-hint }
        - { option-markers-needed }: { option-markers-needed-hint }

rule-game-set-up-numbers = Skąd są liczby
    .text =
        Liczby w\xA0tych zasadach to te, którymi się gra. Większość pochodzi z\xA0instrukcji. Tego, co widać tylko na wydrukowanych elementach, nie dało się odczytać: jak koszty budowli dzielą się na drewno, kamień i\xA0metal, niektórych cen Faktorii handlowej i\xA0tego, gdzie kończą się progi podatkowe. Są odtworzone, a\xA0gra mówi o\xA0tym tam, gdzie je pokazuje.
        Kto ma tę grę, może je poprawić w\xA0pliku elementów i\xA0grać z\xA0poprawionym.

## Przebieg rundy

rule-round-order = Przebieg miesiąca
    .text =
        Każdy miesiąc ma pięć faz:
        - [Kalendarz](calendar): zaczyna się nowy miesiąc.
        - [Rozmieszczanie](placement): robotnicy idą na swoje miejsca.
        - [Zbieranie](collection): przychodzą surowce, nowi robotnicy, herby i\xA0przychód, płaci się podatki.
        - [Akcje](actions): wszyscy po kolei budują, używają robotników, handlują i\xA0zatrudniają.
        - [Punktacja](scoring): tylko w\xA0ostatnim miesiącu pory roku.
        Pytania padają po jednym. Kto coś zaczął, na przykład zamianę albo kradzież, ten musi to dokończyć, zanim zrobi coś innego.

rule-calendar = Kalendarz
    .text =
        Znacznik kalendarza przesuwa się o\xA0miesiąc. Miesiące wiosny: { $calendar-seasons-spring }, lata: { $calendar-seasons-summer }, jesieni: { $calendar-seasons-autumn }. Ostatni miesiąc każdej pory roku kończy się [punktacją](scoring).

## Rozmieszczanie

rule-placement = Rozmieszczanie
    .text =
        W\xA0kolejności herbów każdy stawia jednego robotnika na wolnym polu akcji albo pasuje. Trwa to, aż wszyscy spasują.
        Pole akcji mieści jednego robotnika. Zajęte pozostaje zajęte, dopóki ten robotnik nie wróci do domu.
        Stawiasz robotników, których masz w\xA0domu. Mistrza stawia się jak każdego innego; na polu akcji też nie robi więcej niż inni.
        Jeśli pole akcji ma opłatę, płacisz ją przy stawianiu robotnika. Kto nie może zapłacić, nie może go tam postawić.
        Pola akcji są w\xA0[Pośredniaku](placement-recruiters-desk), w\xA0[Obozie Króla](placement-kings-camp), przy [gildiach](placement-guilds) i\xA0na twoich [kartach budynków](placement-property-cards). Na [obszary surowców](placement-passing-and-resource-areas) robotnicy idą dopiero wtedy, gdy pasujesz.

rule-placement-recruiters-desk = Pośredniak
    .text =
        Robotnik tutaj sprowadza nowego robotnika tej samej rasy w\xA0fazie [Zbieranie](collection-recruiters-desk). Elf sprowadza elfa, krasnolud krasnoluda.
        Opłata wynosi { AMOUNTS("gold", $fees-recruiter, form: "amount-acc") } i\xA0trafia do zasobów ogólnych.
        Pola akcji: { $by_players-recruiter_planks-2 } w\xA0dwie osoby, { $by_players-recruiter_planks-3 } w\xA0trzy, { $by_players-recruiter_planks-4 } w\xA0cztery, { $by_players-recruiter_planks-5 } w\xA0pięć. Możesz zająć więcej niż jedno.

rule-placement-kings-camp = Obóz Króla
    .text =
        Robotnik tutaj pozwala ci wziąć inny herb w\xA0fazie [Zbieranie](collection-kings-camp), a\xA0z\xA0nim inne miejsce w\xA0kolejności gry. Opłaty nie ma.
        Każdy może mieć tu co miesiąc jednego robotnika. Kto przyszedł pierwszy, wybiera pierwszy.

rule-placement-guilds = Gildie
    .text =
        Każda gildia ma jedno pole akcji. Robotnik na nim robi to, co oferuje [gildia](guilds), w\xA0twojej turze w\xA0fazie Akcje.
        Opłata wynosi { AMOUNTS("gold", $fees-guild, form: "amount-acc") }. Jeśli gildia należy do kogoś innego, właściciel od razu dostaje opłatę. Jeśli nie należy do nikogo, opłata trafia do zasobów ogólnych. Za własną gildię nie płacisz.
        Jeśli później w\xA0tym samym miesiącu zbudujesz tę gildię, opłata nie wraca.

rule-placement-property-cards = Karty budynków
    .text =
        Możesz stawiać robotników na polach akcji budynków zbudowanych z\xA0karty. Karty w\xA0ręce i\xA0karty innych się nie liczą.
        Niektóre z\xA0tych pól mają opłatę. Trafia ona do zasobów ogólnych.
        Niektóre pola są zamknięte: te w\xA0[Wieży](properties-tower) i\xA0w\xA0[Karczmie](properties-inn). Gnom na karcie otwiera pole akcji od następnego rozmieszczania.

rule-placement-passing-and-resource-areas = Pasowanie i\xA0obszary surowców
    .text =
        Możesz spasować zawsze, gdy jest twoja kolej. Kto nie ma już robotnika, pasuje automatycznie. Po spasowaniu czekasz do następnego miesiąca.
        Gdy pasujesz, wszyscy twoi pozostali robotnicy od razu idą na obszary surowców, jak chcesz:
        - Las: tylko elfy.
        - Kamieniołom: tylko krasnoludy.
        - Kopalnia: elfy i\xA0krasnoludy parami.
        - Kopalnia złota: elfy i\xA0krasnoludy.
        Na każdym obszarze jest miejsce dla wszystkich. Nikt nie może zostać w\xA0domu.
        W\xA0Kopalni każdy robotnik musi się przydać. Mistrz liczy się za { $collection-master }, więc może mieć do pary tylu robotników drugiej rasy albo mniej. Robotnik bez pary nie może tam iść.

## Zbieranie

rule-collection = Zbieranie
    .text =
        Obszary planszy zasobów rozpatruje się po kolei: [Las, Kamieniołom, Kopalnia i\xA0Kopalnia złota](collection-resource-areas), [Pośredniak](collection-recruiters-desk), [Obóz Króla](collection-kings-camp), a\xA0na końcu [przychód i\xA0podatki](collection-income-and-taxes). Robotnicy z\xA0tych obszarów wracają do domu.
        Robotnicy przy gildiach i\xA0na kartach budynków zostają. Używa się ich w\xA0[fazie Akcje](actions-activate-previously-placed-workers).

rule-collection-resource-areas = Obszary surowców
    .text =
        - Las: 1 drewno za każdego elfa.
        - Kamieniołom: 1 kamień za każdego krasnoluda.
        - Kopalnia: 1 metal za każdą parę elfa i\xA0krasnoluda.
        - Kopalnia złota: 1 złoto za każdego robotnika.
        Kto jako jedyny ma na obszarze najwięcej robotników, dostaje tam premię: o\xA0{ $collection-bonus } więcej tego, co obszar daje. Jeśli najwięcej ma kilka osób, premii nie dostaje nikt. Kto jest na obszarze sam, ma najwięcej.

rule-collection-masters = Mistrzowie
    .text =
        Na wszystkich czterech obszarach surowców mistrz przy zbieraniu liczy się za { $collection-master } robotników. W\xA0Kopalni także: mistrz elf za tyle elfów, a\xA0mistrz krasnolud za tyle krasnoludów.
        Przy premii obszaru i\xA0we wszystkim innym mistrz liczy się jako jeden robotnik.
        Możesz mieć najwyżej { $limits-masters_of_a_kind } mistrzów elfów i\xA0tyle samo mistrzów krasnoludów. Zawdzięczasz ich gnomom w\xA0[Piwiarni](properties-pub) i\xA0w\xA0[Ogrodach](properties-gardens).

rule-collection-recruiters-desk = Pośredniak
    .text =
        Za każdego swojego robotnika tutaj dostajesz z\xA0zasobów nowego robotnika tej samej rasy. To zwykły robotnik, nawet jeśli sprowadził go mistrz.
        Jeśli w\xA0zasobach nie ma już nikogo tej rasy, nie dostajesz nic. Opłata nie wraca.

rule-collection-kings-camp = Obóz Króla
    .text =
        W\xA0kolejności pól akcji każdy, kto tu stoi, może wymienić herb z\xA0kimś innym albo zatrzymać swój.
        Każdy herb można wziąć raz w\xA0miesiącu. Wziętego przez ciebie herbu nikt więc już nie zabierze.
        { $option-keep_crest ->
            [no] W\xA0tej grze zatrzymany herb nie jest bezpieczny: może go wziąć każdy, kto wybiera po tobie.
           *[yes] Zatrzymany herb również jest bezpieczny.
        }
        Nowa kolejność obowiązuje od razu, począwszy od akcji w\xA0tym miesiącu.

rule-collection-income-and-taxes = Przychód i\xA0podatki
    .text =
        Najpierw dostajesz złoto za zbudowane karty budynków, tyle, ile pokazują [karty](properties). To, co zbudowano bez karty, nie daje przychodu.
        Potem płacisz podatek zależny od twojego miejsca na torze punktacji. Tor jest podzielony na progi, a\xA0liczba pól w\xA0każdym z\xA0nich to { $tax-spaces }. W\xA0pierwszym progu i\xA0przed nim nie płacisz nic. W\xA0każdym następnym płacisz o\xA01 złoto więcej niż w\xA0poprzednim. Tak samo jest poza końcem wydrukowanego toru.
        Musisz zapłacić tyle, ile możesz. Za każde złoto, którego ci brakuje, tracisz punkt.
        Próg odczytuje się raz, zanim ktokolwiek zapłaci.

## Akcje

rule-actions = Akcje
    .text =
        W\xA0kolejności herbów każdy rozgrywa jedną całą turę. W\xA0swojej turze możesz robić poniższe rzeczy w\xA0dowolnej kolejności i\xA0dowolnie je przeplatać:
        - [wznosić budynki](actions-build-properties), [Mury](actions-build-walls) i\xA0[gildie](actions-build-guilds), na ile cię stać
        - [używać robotników](actions-activate-previously-placed-workers), którzy stoją na polach akcji
        - [odwiedzić Faktorię handlową](actions-visit-the-trading-post), raz
        - [zatrudnić gnoma](actions-hire-a-gnome), raz
        - kazać pracować gnomom w\xA0[Banku](properties-bank) i\xA0[Kuźni](properties-blacksmith)
        - zupełnie na koniec [kupić kartę budynku](actions-buy-a-property-card)
        Koszty płaci się do zasobów ogólnych z\xA0tego, co się w\xA0danej chwili ma. Co zyskasz w\xA0swojej turze, możesz w\xA0niej też wydać.

rule-actions-build-properties = Wznoszenie budynków
    .text =
        Wybierz kartę budynku z\xA0ręki i\xA0zapłać jej koszt. Połóż kartę przed sobą. Połóż znacznik na wolnym symbolu tego rodzaju, w\xA0dowolnej dzielnicy.
        Odtąd karta jest zbudowana. Daje przychód, jej pola akcji można używać od następnego rozmieszczania, a\xA0na kłódkę od razu może trafić gnom.
        Jeśli nie ma już wolnego symbolu tego rodzaju, karty nie można zbudować.
        Na [Basztę](properties-keep) idą dwa znaczniki. [Brama](properties-gatehouse) ma własne zasady.

rule-actions-build-walls = Budowanie Murów
    .text =
        Mur kosztuje { AMOUNTS($wall-cost, form: "amount-acc") } i\xA0nie wymaga karty. Połóż znacznik na wolnym Murze. Liczy się w\xA0swojej dzielnicy jak każdy inny znacznik.
        Każda dzielnica ma dwa Mury, niezależne od siebie.

rule-actions-build-guilds = Budowanie gildii
    .text =
        Gildia nie wymaga karty. Zapłać koszt, który ma [gildia](guilds), i\xA0połóż na niej znacznik. Odtąd należy do ciebie.
        Właściciel używa jej pola akcji za darmo, a\xA0inni płacą opłatę właścicielowi.
        Gildii, która do kogoś należy, nie można zbudować ponownie.

rule-actions-activate-previously-placed-workers = Używanie postawionych robotników
    .text =
        Robotnicy postawieni przy gildiach i\xA0na kartach twoich budynków wykonują teraz swoją pracę, jeden po drugim, kiedy chcesz. Po pracy robotnik wraca do domu.
        Zanim skończysz turę i\xA0zanim kupisz kartę, wszyscy muszą być w\xA0domu.
        { $option-forgo_actions ->
            [no] W\xA0tej grze każdy z\xA0nich musi wykonać pracę. Nie można go tak po prostu zabrać.
           *[yes] Możesz zabrać robotnika, nie używając go.
        }
        Co nie może mieć skutku, przepada. Robotnik mimo to wraca do domu. Tam, gdzie jest napisane „najwyżej” albo że możesz zrezygnować, wolno ci skończyć w\xA0każdej chwili; innych wyborów nie możesz pominąć.

rule-actions-visit-the-trading-post = Wizyta w\xA0Faktorii handlowej
    .text =
        Wizyty w\xA0turze: { $trading_post-visits }. Każdy gnom na [Targu](properties-market) daje ich więcej, podobnie [Gildia kupców](guilds-merchants).
        Podczas wizyty możesz raz kupić i\xA0raz sprzedać, w\xA0dowolnej kolejności. Każda inna czynność kończy wizytę.
        - Zakup: 1 drewno za { AMOUNTS("gold", $trading_post-buy-wood, form: "amount-acc") } albo 1 kamień za { AMOUNTS("gold", $trading_post-buy-stone, form: "amount-acc") }, albo 1 metal za { AMOUNTS("gold", $trading_post-buy-metal, form: "amount-acc") }.
        - Sprzedaż: 1 metal za { AMOUNTS("gold", $trading_post-sell-metal, form: "amount-acc") } albo dowolne dwie sztuki drewna lub kamienia za { AMOUNTS("gold", $trading_post-sell-two_wood_or_stone, form: "amount-acc") }.

rule-actions-hire-a-gnome = Zatrudnienie gnoma
    .text =
        Raz w\xA0turze możesz zatrudnić gnoma za { AMOUNTS("gold", $fees-hire_gnome, form: "amount-acc") }. Połóż go na wolnej kłódce budynku zbudowanego z\xA0karty. Zostaje tam do końca gry.
        To, co kłódka zamykała, działa od razu. Pól akcji Wieży i\xA0Karczmy można używać od następnego rozmieszczania.
        Potrzebujesz wolnej kłódki. Gdy nie ma już gnomów do wynajęcia, nikt nie może ich zatrudniać.
        Gnomy z\xA0[Wieży](properties-tower) i\xA0z\xA0[Gildii werbowników](guilds-recruiters) są dodatkowe i\xA0nic nie kosztują.

rule-actions-buy-a-property-card = Zakup karty budynku
    .text =
        Jako ostatnią rzecz w\xA0turze możesz kupić jedną kartę za { AMOUNTS("gold", $fees-buy_card, form: "amount-acc") }: z\xA0puli albo wierzchnią kartę stosu. To kończy turę.
        Kartę wziętą z\xA0puli od razu zastępuje nowa.
        Gdy stos się skończy, tasuje się karty odrzucone i\xA0robi z\xA0nich nowy. Jeśli i\xA0ich nie ma, nic się nie dociąga, a\xA0puli się nie uzupełnia.

rule-actions-ending-the-turn = Koniec tury
    .text =
        Możesz skończyć turę, gdy wszyscy postawieni robotnicy są już w\xA0domu.
        Wtedy każdy gnom w\xA0[Bibliotece](properties-library) dociąga swoją kartę. Jeśli potem liczba kart w\xA0ręce przekracza { $limits-hand }, odrzuć nadmiar. W\xA0trakcie tury możesz mieć więcej.

## Punktacja

rule-scoring = Punktacja
    .text =
        W\xA0ostatnim miesiącu każdej pory roku, po turach wszystkich, liczy się punkty: za każdą [dzielnicę](scoring-district-majority) oraz za [elfy, krasnoludy i\xA0gnomy](scoring-worker-majority). W\xA0pozostałych miesiącach punktacji nie ma.

rule-scoring-district-majority = Dzielnice
    .text =
        Każdą dzielnicę liczy się osobno. Liczą się wszystkie twoje znaczniki w\xA0niej: na budynkach, Murach i\xA0gildii.
        Kto ma najwięcej znaczników, dostaje { $scoring-district-1 ->
            [one] { $scoring-district-1 } punkt
            [few] { $scoring-district-1 } punkty
           *[many] { $scoring-district-1 } punktów
        }, drugie miejsce daje { $scoring-district-2 ->
            [one] { $scoring-district-2 } punkt
            [few] { $scoring-district-2 } punkty
           *[many] { $scoring-district-2 } punktów
        }, trzecie { $scoring-district-3 ->
            [one] { $scoring-district-3 } punkt
            [few] { $scoring-district-3 } punkty
           *[many] { $scoring-district-3 } punktów
        }.
        { $by_players-third_place_scores-3 ->
            [no] W\xA0trzy osoby trzecie miejsce nie daje punktów.
           *[yes] {""}
        }
        Co się dzieje przy równych liczbach, mówi rozdział [Remisy](scoring-ties).

rule-scoring-worker-majority = Elfy, krasnoludy i\xA0gnomy
    .text =
        Trzy rasy liczy się po kolei. Kto danej rasy ma najwięcej, dostaje { $scoring-workers-1 ->
            [one] { $scoring-workers-1 } punkt
            [few] { $scoring-workers-1 } punkty
           *[many] { $scoring-workers-1 } punktów
        }, drugie miejsce daje { $scoring-workers-2 ->
            [one] { $scoring-workers-2 } punkt
            [few] { $scoring-workers-2 } punkty
           *[many] { $scoring-workers-2 } punktów
        }.
        Liczą się wszystkie twoje elfy i\xA0krasnoludy, a\xA0mistrzowie liczą się jako jeden. Z\xA0gnomów liczą się te na kartach twoich budynków.
        Co się dzieje przy równych liczbach, mówi rozdział [Remisy](scoring-ties).

rule-scoring-ties = Remisy
    .text =
        Gracze z\xA0równymi liczbami dzielą miejsce i\xA0wszyscy dostają punkty za następne, niższe. Wszyscy za nimi też spadają o\xA0jedno miejsce.
        Na przykład dwie osoby remisują na pierwszym miejscu: obie dostają punkty za drugie. Kolejna osoba dostaje punkty za trzecie.
        Dwie osoby remisują na drugim miejscu: obie dostają punkty za trzecie, a\xA0kolejna nie dostaje nic.
        Bez względu na to, ile osób remisuje, pozostali spadają o\xA0jedno miejsce i\xA0nie więcej.
        { $option-markers_needed ->
            [no] W\xA0tej grze miejsce daje punkty nawet temu, kto nic tam nie ma.
           *[yes] Kto nic tam nie ma, nie dostaje punktów.
        }

## Koniec gry

rule-end-game = Koniec gry
    .text =
        Gra kończy się po trzeciej punktacji. Wygrywa ten, kto ma najwięcej punktów.
        Przy remisie liczy się drewno, kamień i\xA0złoto po 1, a\xA0metal po 2. Wygrywa ten, kto ma tego najwięcej. Jeśli nadal jest remis, zwycięstwo jest wspólne.

## Dodatek: dwie osoby

rule-two-player-game = Gra dwuosobowa
    .text =
        W\xA0grze biorą udział dwaj gracze wirtualni. Blokują gildie, budują i\xA0rywalizują o\xA0miejsca. Punktów nie zdobywają. Wszystkie inne zasady pozostają, poza [przygotowaniem](two-player-game-set-up), [przebiegiem miesiąca](two-player-game-gameplay) i\xA0[punktacją](two-player-game-scoring).
        Gracze wirtualni zawsze mają herby 3 i\xA04. Kto ma herb 1, decyduje za gracza wirtualnego 3, a\xA0kto ma herb 2, za gracza wirtualnego 4. Gdy herby przechodzą z\xA0rąk do rąk, gracze wirtualni też.

rule-two-player-game-set-up = Przygotowanie gry dwuosobowej
    .text =
        Z\xA0gildii interakcyjnych używa się tylko [Gildii magów](guilds-wizards).
        Najpierw osoba z\xA0herbem 1, potem druga, stawia krasnoluda gracza wirtualnego w\xA0gildii, każda w\xA0innej. Ta gildia jest zablokowana: dopóki krasnolud tam stoi, nikt nie może postawić w\xA0niej robotnika. Zbudować ją nadal można.

rule-two-player-game-gameplay = Tura graczy wirtualnych
    .text =
        Co miesiąc po fazie Akcje buduje gracz wirtualny 3, potem gracz wirtualny 4.
        Wybierz kartę dla gracza wirtualnego: z\xA0puli albo wierzchnią kartę stosu. Nic to nie kosztuje. Potem wybierz wolny symbol tego rodzaju na jego znacznik. Kartę odrzuca się, a\xA0pulę uzupełnia.
        - Jeśli jakaś karta w\xA0puli ma wolne miejsce, nie możesz wybrać takiej, która go nie ma.
        - Jeśli karta ze stosu nie ma wolnego miejsca, odrzuca się ją bez skutku.
        - Część Baszty dostaje dwa znaczniki. Dla Bramy obowiązuje [zwykła zasada](properties-gatehouse).
        - Gracze wirtualni nie budują ani Murów, ani Gildii.
        Potem krasnoludy obu graczy wirtualnych idą do następnej dzielnicy, zgodnie z\xA0ruchem wskazówek zegara, i\xA0blokują tamtejszą gildię. Jeśli ta gildia należy do ciebie, dostajesz z\xA0zasobów ogólnych { AMOUNTS("gold", $fees-guild, form: "amount-acc") }.

rule-two-player-game-scoring = Punktacja gry dwuosobowej
    .text =
        Dzielnice liczy się jak w\xA0cztery osoby. Gracze wirtualni zajmują w\xA0nich miejsca, remisują i\xA0spychają innych niżej. Trzecie miejsce daje punkty.
        Przy elfach i\xA0krasnoludach każdy gracz wirtualny liczy się tak, jakby miał elfy ({ $two_players-elves }) i\xA0krasnoludy ({ $two_players-dwarves }). Gnomów nie ma.

## Dodatek: budynki

rule-properties = Budynki
    .text =
        Jest dziesięć rodzajów budynków. Liczba kart każdego rodzaju w\xA0stosie to { $properties-pub-copies }. Co daje karta:
        - Przychód: złoto przy każdym [zbieraniu](collection-income-and-taxes).
        - Pole akcji: miejsce na robotnika. Działa w\xA0[fazie Akcje](actions-activate-previously-placed-workers).
        - Kłódka: miejsce na [gnoma](actions-hire-a-gnome). To, co robi gnom, działa w\xA0tej samej turze.
        Jeśli masz kilka kart jednego rodzaju, każda działa osobno. Co gnom robi raz w\xA0turze, robi każdy gnom z\xA0osobna.
        Koszt to cena budowy. Budowla bez karty, od [architektów](guilds-architects), daje znacznik i\xA0nic więcej.

rule-properties-pub = Piwiarnia
    .text =
        Koszt: { AMOUNTS($properties-pub-cost) }. Przychód w\xA0złocie: { $properties-pub-income }. Kłódki: { $properties-pub-locks }.
        Gnom: jeden z\xA0twoich krasnoludów od razu i\xA0na stałe zostaje [mistrzem](collection-masters). Może to być taki, który stoi na polu akcji. Jeśli wszystkie twoje krasnoludy są już mistrzami, zostanie nim następny nowy.

rule-properties-gardens = Ogrody
    .text =
        Koszt: { AMOUNTS($properties-gardens-cost) }. Przychód w\xA0złocie: { $properties-gardens-income }. Kłódki: { $properties-gardens-locks }.
        Gnom: jeden z\xA0twoich elfów od razu i\xA0na stałe zostaje [mistrzem](collection-masters). Może to być taki, który stoi na polu akcji. Jeśli wszystkie twoje elfy są już mistrzami, zostanie nim następny nowy.

rule-properties-tower = Wieża
    .text =
        Koszt: { AMOUNTS($properties-tower-cost) }. Przychód w\xA0złocie: { $properties-tower-income }. Kłódki: { $properties-tower-locks }.
        Gnom: otwiera pole akcji, od następnego rozmieszczania.
        Pole akcji, opłata w\xA0złocie: { $properties-tower-plank-fee }. Weź gnoma i\xA0połóż go na jednej ze swoich wolnych kłódek. Nie liczy się to jako zatrudnienie. Bez gnoma lub wolnej kłódki akcja przepada.

rule-properties-inn = Karczma
    .text =
        Koszt: { AMOUNTS($properties-inn-cost) }. Przychód w\xA0złocie: { $properties-inn-income }. Kłódki: { $properties-inn-locks }.
        Gnom: otwiera pole akcji, od następnego rozmieszczania.
        Pole akcji, opłata w\xA0złocie: { $properties-inn-plank-fee }. Weź ze swoich zasobów nowego elfa albo nowego krasnoluda. Jeśli nie ma już nikogo, akcja przepada.

rule-properties-blacksmith = Kuźnia
    .text =
        Koszt: { AMOUNTS($properties-blacksmith-cost) }. Przychód w\xA0złocie: { $properties-blacksmith-income }. Kłódki: { $properties-blacksmith-locks }.
        Pole akcji, otwarte, opłata w\xA0złocie: { $properties-blacksmith-plank-fee }. Weź { AMOUNTS($properties-blacksmith-plank-gain, form: "amount-acc") }.
        Gnom: raz w\xA0swojej turze możesz kupić 1 metal za { AMOUNTS("gold", $properties-blacksmith-gnome-fee, form: "amount-acc") }.

rule-properties-bank = Bank
    .text =
        Koszt: { AMOUNTS($properties-bank-cost) }. Przychód w\xA0złocie: { $properties-bank-income }. Kłódki: { $properties-bank-locks }.
        Gnom: raz w\xA0swojej turze możesz wziąć { AMOUNTS("gold", $properties-bank-gnome-gold, form: "amount-acc") }.

rule-properties-market = Targ
    .text =
        Koszt: { AMOUNTS($properties-market-cost) }. Przychód w\xA0złocie: { $properties-market-income }. Kłódki: { $properties-market-locks }.
        Pole akcji, otwarte, opłata w\xA0złocie: { $properties-market-plank-fee }. Weź { AMOUNTS($properties-market-plank-gain, form: "amount-acc") }.
        Gnom: dodatkowe wizyty w\xA0[Faktorii handlowej](actions-visit-the-trading-post) w\xA0każdej twojej turze. Każdy gnom daje { $properties-market-gnome-visits }.

rule-properties-gatehouse = Brama
    .text =
        Koszt: { AMOUNTS($properties-gatehouse-cost) }. Przychód w\xA0złocie: { $properties-gatehouse-income }. Kłódki: { $properties-gatehouse-locks }.
        Brama ma po jednym symbolu w\xA0dwóch sąsiednich dzielnicach. Gdy ją budujesz, wybierz jeden z\xA0nich na swój znacznik.
        { $option-shared_gatehouses ->
            [yes] W\xA0tej grze dwie osoby mogą mieć po połowie jednej Bramy.
           *[no] Obie połowy muszą być wolne. Bramy nigdy się nie dzieli.
        }
        Gnom: od razu połóż drugi znacznik na wolnej połowie Bramy, na której masz już jeden. Może to być każda taka Brama. Jeśli takiej nie ma, gnom zostaje bez skutku.

rule-properties-library = Biblioteka
    .text =
        Koszt: { AMOUNTS($properties-library-cost) }. Przychód w\xA0złocie: { $properties-library-income }. Kłódki: { $properties-library-locks }.
        Pole akcji, otwarte, opłata w\xA0złocie: { $properties-library-plank-fee }. Dociągnij ze stosu { $properties-library-plank-draw ->
            [one] { $properties-library-plank-draw } kartę
            [few] { $properties-library-plank-draw } karty
           *[many] { $properties-library-plank-draw } kart
        }, potem odrzuć z\xA0ręki { $properties-library-plank-discard ->
            [one] { $properties-library-plank-discard } kartę
            [few] { $properties-library-plank-discard } karty
           *[many] { $properties-library-plank-discard } kart
        } do wyboru.
        Gnom: na koniec swojej tury dociągnij za darmo { $properties-library-gnome-draw ->
            [one] { $properties-library-gnome-draw } kartę
            [few] { $properties-library-gnome-draw } karty
           *[many] { $properties-library-gnome-draw } kart
        } ze stosu. Potem obowiązuje [limit kart w\xA0ręce](actions-ending-the-turn).

rule-properties-keep = Baszta
    .text =
        Koszt: { AMOUNTS($properties-keep-cost) }. Przychód w\xA0złocie: { $properties-keep-income }. Kłódki: { $properties-keep-locks }.
        Baszta stoi pośrodku miasta i\xA0w\xA0każdej dzielnicy ma część z\xA0dwoma symbolami. Budując część, kładziesz znaczniki na obu.

## Dodatek: gildie

rule-guilds = Gildie
    .text =
        W\xA0mieście jest pięć gildii: zobacz [które](game-set-up-guilds). Żeby użyć gildii, [stawiasz w\xA0niej robotnika](placement-guilds). Gildia działa, gdy w\xA0swojej turze [używasz tego robotnika](actions-activate-previously-placed-workers). Kto [zbuduje](actions-build-guilds) gildię, dostaje opłaty od innych.
        Są gildie [podstawowe](guilds-basic-guilds), [surowców](guilds-resource-guilds) i\xA0[interakcyjne](guilds-interactive-guilds).

rule-guilds-basic-guilds = Gildie podstawowe
    .text =
        To Gildie [kupców](guilds-merchants), [bibliotekarzy](guilds-librarians), [architektów](guilds-architects) i\xA0[werbowników](guilds-recruiters). Pomagają budować, handlować i\xA0rosnąć.

rule-guilds-merchants = Gildia kupców
    .text =
        Koszt: { AMOUNTS($guilds-merchants-cost) }.
        Do końca tej tury dostajesz jedno i\xA0drugie:
        - Wymiany: { $guilds-merchants-conversions }. Każda zamienia 1 drewno lub 1 kamień na 1 metal.
        - Dodatkowe wizyty w\xA0[Faktorii handlowej](actions-visit-the-trading-post): { $guilds-merchants-visits }.
        Czego nie użyjesz w\xA0tej turze, przepada.

rule-guilds-librarians = Gildia bibliotekarzy
    .text =
        Koszt: { AMOUNTS($guilds-librarians-cost) }.
        Dociągnij ze stosu { $guilds-librarians-draw ->
            [one] { $guilds-librarians-draw } kartę
            [few] { $guilds-librarians-draw } karty
           *[many] { $guilds-librarians-draw } kart
        }, potem odrzuć z\xA0ręki { $guilds-librarians-discard ->
            [one] { $guilds-librarians-discard } kartę
            [few] { $guilds-librarians-discard } karty
           *[many] { $guilds-librarians-discard } kart
        } do wyboru.

rule-guilds-architects = Gildia architektów
    .text =
        Koszt: { AMOUNTS($guilds-architects-cost) }.
        Zbuduj budynek, Mur lub gildię na dowolnym wolnym symbolu, za zwykły koszt mniejszy o\xA01 metal albo o\xA02 sztuki drewna lub kamienia. Wybór należy do ciebie. Oszczędzić można tylko to, co wchodzi w\xA0koszt.
        Karty się nie używa, nawet jeśli ją masz. Nie dostajesz więc przychodu, pola akcji ani kłódki. Część Baszty i\xA0tak dostaje dwa znaczniki. Przy Bramie wybierasz połowę.
        Jeśli na nic cię nie stać albo nic nie jest wolne, akcja przepada.
        { $option-forgo_actions ->
            [no] {""}
           *[yes] Możesz z\xA0tego zrezygnować.
        }

rule-guilds-recruiters = Gildia werbowników
    .text =
        Koszt: { AMOUNTS($guilds-recruiters-cost) }.
        Weź ze swoich zasobów nowego elfa albo nowego krasnoluda. Albo weź gnoma i\xA0połóż go na jednej ze swoich wolnych kłódek; nie liczy się to jako zatrudnienie. Jeśli nie możesz ani jednego, ani drugiego, akcja przepada.
        { $option-forgo_actions ->
            [no] {""}
           *[yes] Możesz z\xA0tego zrezygnować.
        }

rule-guilds-resource-guilds = Gildie surowców
    .text =
        To Gildie [drwali](guilds-sawyers), [górników](guilds-miners), [bankierów](guilds-bankers) i\xA0[kamieniarzy](guilds-masons). Dają surowce z\xA0zasobów ogólnych.

rule-guilds-sawyers = Gildia drwali
    .text =
        Koszt: { AMOUNTS($guilds-sawyers-cost) }.
        Weź { AMOUNTS($guilds-sawyers-gain, form: "amount-acc") }.

rule-guilds-miners = Gildia górników
    .text =
        Koszt: { AMOUNTS($guilds-miners-cost) }.
        Weź { AMOUNTS($guilds-miners-gain, form: "amount-acc") }.

rule-guilds-bankers = Gildia bankierów
    .text =
        Koszt: { AMOUNTS($guilds-bankers-cost) }.
        Weź { AMOUNTS($guilds-bankers-gain, form: "amount-acc") }.

rule-guilds-masons = Gildia kamieniarzy
    .text =
        Koszt: { AMOUNTS($guilds-masons-cost) }.
        Weź { AMOUNTS($guilds-masons-gain, form: "amount-acc") }.

rule-guilds-interactive-guilds = Gildie interakcyjne
    .text =
        To Gildie [złodziei](guilds-thieves), [opryszków](guilds-bandits), [magów](guilds-wizards) i\xA0[szpiegów](guilds-spies). Sięgają po to, co mają inni.
        Gdy zabierasz innym, wybierasz komu i\xA0co. Zabierasz tylko to, co jest, i\xA0nigdy sobie.

rule-guilds-thieves = Gildia złodziei
    .text =
        Koszt: { AMOUNTS($guilds-thieves-cost) }.
        Zabierz jednej osobie złoto, najwyżej { $option-thieves_gold }. Albo zabierz po 1 złocie kilku osobom, najwyżej { $stealing-victims }.

rule-guilds-bandits = Gildia opryszków
    .text =
        Koszt: { AMOUNTS($guilds-bandits-cost) }.
        Zabierz jednej osobie { AMOUNTS("metal", $guilds-bandits-from_one-metal, form: "amount-acc") } albo drewno i\xA0kamień w\xA0dowolnym składzie, razem najwyżej { $guilds-bandits-from_one-wood_or_stone }. Albo zabierz po 1 sztuce drewna lub kamienia kilku osobom, najwyżej { $stealing-victims }. Opryszkowie nie zabierają złota.

rule-guilds-wizards = Gildia magów
    .text =
        Koszt: { AMOUNTS($guilds-wizards-cost) }.
        Wybierz dwa miejsca jednego rodzaju: dwa takie same budynki, dwa Mury albo dwie gildie. Wszystkie znaczniki z\xA0jednego przechodzą na drugie i\xA0odwrotnie. Jedno miejsce może być puste. Nie ma znaczenia, czyje to znaczniki; w\xA0grze dwuosobowej liczą się też znaczniki graczy wirtualnych.
        Jeśli na Bramę trafia jeden znacznik, wybierasz połowę. Dwa znaczniki zajmują obie.
        Karty, gnomy i\xA0przychód zostają u\xA0tych, którzy je mają. Gildia należy do tego, kto ma na niej potem znacznik.
        Możesz z\xA0tego zrezygnować.

rule-guilds-spies = Gildia szpiegów
    .text =
        Koszt: { AMOUNTS($guilds-spies-cost) }.
        Wszyscy inni, którzy mają karty, wybierają po jednej i\xA0pokazują je jednocześnie. Jedną z\xA0pokazanych kart bierzesz do ręki. Pozostałe wracają do właścicieli. Jeśli nikt nie ma kart, akcja przepada.
`;export{e as default};