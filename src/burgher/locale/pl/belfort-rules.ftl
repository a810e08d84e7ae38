# Zasady Belfortu, naszymi słowami, w kolejności instrukcji.
#
# Wiadomość to rozdział: jej wartość to tytuł, `.text` to treść. Każdy wiersz treści to akapit, wiersz zaczynający się od
# "- " to punkt listy, a [jakieś słowa](actions-hire-a-gnome) prowadzą do rozdziału rule-actions-hire-a-gnome. Wiersz nie
# może zaczynać się od nawiasu.

## W skrócie

rule-overview = Gra w skrócie
    .text =
        Jesteś mistrzem budowniczym. Razem z innymi przy stole budujesz miasto Belfort o pięciu dzielnicach. Twoje elfy i krasnoludy zbierają drewno, kamień, metal i złoto. Z nich budujesz, a każda budowla to twój znacznik w dzielnicy. Gnomy pracują w twoich budynkach i je ulepszają.
        Punkty liczy się na koniec każdej pory roku, razem trzy razy. Dostają je ci, którzy mają najwięcej znaczników w dzielnicy, oraz ci, którzy mają najwięcej elfów, krasnoludów i gnomów. Po ostatniej punktacji wygrywa ten, kto ma najwięcej punktów.
        Miesiąc to jedna runda: zobacz [przebieg miesiąca](round-order).

rule-overview-city = Miasto
    .text =
        Pięć dzielnic tworzy krąg. W każdej są te same symbole: po jednym dla Piwiarni, Ogrodów, Wieży, Karczmy, Kuźni, Banku, Targu i Biblioteki; dwa dla jej części [Baszty](properties-keep); dwa dla Murów; jeden dla gildii; i po połowie dwóch [Bram](properties-gatehouse).
        Brama stoi na granicy dwóch dzielnic i w każdej z nich ma jeden symbol. Bram jest więc pięć.
        Oba Mury w dzielnicy są od siebie niezależne.

rule-overview-hidden = Co jest jawne, a co tajne
    .text =
        Karty na ręce są tajne. Tajna jest też kolejność stosu. Wszystko inne jest jawne: surowce, złoto, robotnicy, zbudowane karty, pula i karty odrzucone.
        Kartę wziętą z puli widzieli wszyscy.

## Przygotowanie gry

rule-game-set-up = Przygotowanie
    .text =
        Co każdy ma na początku:
        - { AMOUNTS("wood", $start-wood, "stone", $start-stone, "metal", $start-metal, "gold", $start-gold) }
        - { AMOUNTS("elf", $start-elves, "dwarf", $start-dwarves) }. Pozostałe czekają w zasobach; nikt nigdy nie może mieć więcej niż { $limits-elves } elfów ani więcej niż { $limits-dwarves } krasnoludów.
        - herb, losowo
        - { $start-deal ->
            [one] { $start-deal } karta
            [few] { $start-deal } karty
           *[many] { $start-deal } kart
        } budynków, z których zatrzymujesz { $start-keep }. Wszyscy wybierają jednocześnie, a resztę kart odrzucają odkrytą.
        Potem odkrywa się ze stosu { $start-pool ->
            [one] { $start-pool } kartę
            [few] { $start-pool } karty
           *[many] { $start-pool } kart
        } jako pulę. Nikt nie ma jeszcze punktów.
        Gnomy do wynajęcia: { $by_players-gnomes-2 } w dwie osoby, { $by_players-gnomes-3 } w trzy, { $by_players-gnomes-4 } w cztery, { $by_players-gnomes-5 } w pięć. Więcej ich w całej grze nie będzie.
        W dwie osoby niektóre rzeczy są inne: zobacz [grę dwuosobową](two-player-game).

rule-game-set-up-guilds = Które gildie są w mieście
    .text =
        W mieście jest pięć z [dwunastu gildii](guilds), po jednej w dzielnicy. O tym, gdzie która, decyduje los.
        - Dla początkujących: { $guild_mix-beginner-basic } podstawowe i { $guild_mix-beginner-resource } gildie surowców.
        - Zwykła gra: { $guild_mix-normal-basic } podstawowe, { $guild_mix-normal-resource } gildia surowców i { $guild_mix-normal-interactive } interakcyjne.
        - Dla zaawansowanych: dowolne pięć, losowo.
        - Wybrane przy stole: gracze sami wskazują pięć.
        W dwie osoby jedyną używaną gildią interakcyjną jest Gildia magów. Zwykła gra ma wtedy magów, a do tego { $guild_mix-normal_for_two-basic } gildie podstawowe i { $guild_mix-normal_for_two-resource } gildie surowców.

rule-game-set-up-options = Co wybiera się przy stole
    .text =
        Wydania instrukcji różnią się w kilku miejscach. Jak gracie, wybiera się przed grą.
        - { option-guilds }: { option-guilds-hint }
        - { option-chosen-guilds }: { option-chosen-guilds-hint }
        - { option-thieves-gold }: { option-thieves-gold-hint }
        - { option-shared-gatehouses }: { option-shared-gatehouses-hint }
        - { option-keep-crest }: { option-keep-crest-hint }
        - { option-forgo-actions }: { option-forgo-actions-hint }
        - { option-markers-needed }: { option-markers-needed-hint }
        - { option-mine-pairs-only }: { option-mine-pairs-only-hint }
        - { option-np-keep-markers }: { option-np-keep-markers-hint }
        - { option-np-dwarves-together }: { option-np-dwarves-together-hint }

rule-game-set-up-numbers = Skąd są liczby
    .text =
        Liczby w tych zasadach to te, którymi się gra. Większość pochodzi z instrukcji. Tego, co widać tylko na wydrukowanych elementach, nie dało się odczytać: jak koszty budowli dzielą się na drewno, kamień i metal, niektórych cen Faktorii handlowej i tego, gdzie kończą się progi podatkowe. Są odtworzone. Elementy z takimi liczbami prowadzą do twojego pudełka, gdzie można je poprawić.
        Kto ma tę grę, może je poprawić w pliku elementów i grać z poprawionym.

## Przebieg rundy

rule-round-order = Przebieg miesiąca
    .text =
        Najpierw [kalendarz](calendar) przesuwa się na nowy miesiąc. Potem są cztery fazy:
        - [Rozmieszczanie](placement): robotnicy idą na swoje miejsca.
        - [Zbieranie](collection): przychodzą surowce, nowi robotnicy, herby i przychód, płaci się podatki.
        - [Akcje](actions): wszyscy po kolei budują, używają robotników, handlują i zatrudniają.
        - [Punktacja](scoring): tylko w ostatnim miesiącu pory roku.
        Pytania padają po jednym. Kto coś zaczął, na przykład zamianę albo kradzież, musi to dokończyć, zanim zrobi coś innego.

rule-calendar = Kalendarz
    .text =
        Znacznik kalendarza przesuwa się o miesiąc. Miesiące wiosny: { $calendar-seasons-spring }, lata: { $calendar-seasons-summer }, jesieni: { $calendar-seasons-autumn }. Ostatni miesiąc każdej pory roku kończy się [punktacją](scoring).

## Rozmieszczanie

rule-placement = Rozmieszczanie
    .text =
        W kolejności herbów każdy stawia jednego robotnika na wolnym polu akcji albo pasuje. Trwa to, aż wszyscy spasują.
        Pole akcji mieści jednego robotnika. Zajęte pozostaje zajęte, dopóki ten robotnik nie wróci do domu.
        Stawiasz robotników, których masz w domu. Mistrza stawia się jak każdego innego; na polu akcji nie robi więcej niż inni.
        Jeśli pole akcji ma opłatę, płacisz ją przy stawianiu robotnika. Kto nie może zapłacić, nie może go tam postawić.
        Pola akcji są w [Pośredniaku](placement-recruiters-desk), w [Obozie Króla](placement-kings-camp), w [gildiach](placement-guilds) i na twoich [kartach budynków](placement-property-cards). Na [obszary surowców](placement-passing-and-resource-areas) robotnicy idą dopiero wtedy, gdy pasujesz.

rule-placement-recruiters-desk = Pośredniak
    .text =
        Robotnik tutaj sprowadza nowego robotnika tej samej rasy w [fazie zbierania](collection-recruiters-desk). Elf sprowadza elfa, krasnolud krasnoluda.
        Opłata wynosi { AMOUNTS("gold", $fees-recruiter, form: "amount-acc") } i trafia do zasobów ogólnych.
        Pola akcji: { $by_players-recruiter_planks-2 } w dwie osoby, { $by_players-recruiter_planks-3 } w trzy, { $by_players-recruiter_planks-4 } w cztery, { $by_players-recruiter_planks-5 } w pięć. Możesz zająć więcej niż jedno.

rule-placement-kings-camp = Obóz Króla
    .text =
        Robotnik tutaj pozwala ci wziąć inny herb w [fazie zbierania](collection-kings-camp), a z nim inne miejsce w kolejności gry. Opłaty nie ma.
        Każdy może mieć tu co miesiąc jednego robotnika. Kto przyszedł pierwszy, wybiera pierwszy.

rule-placement-guilds = Gildie
    .text =
        Każda gildia ma jedno pole akcji. Robotnik na nim robi to, co oferuje [gildia](guilds), w twojej turze w fazie akcji.
        Opłata wynosi { AMOUNTS("gold", $fees-guild, form: "amount-acc") }. Jeśli gildia należy do kogoś innego, właściciel od razu dostaje opłatę. Jeśli nie należy do nikogo, opłata trafia do zasobów ogólnych. Za własną gildię nie płacisz.
        Jeśli później w tym samym miesiącu zbudujesz tę gildię, opłata nie wraca.

rule-placement-property-cards = Karty budynków
    .text =
        Możesz stawiać robotników na polach akcji budynków zbudowanych z karty. Karty na ręce i karty innych się nie liczą.
        Niektóre z tych pól mają opłatę. Trafia ona do zasobów ogólnych.
        Niektóre pola są zamknięte: te w [Wieży](properties-tower) i w [Karczmie](properties-inn). Gnom na karcie otwiera pole akcji od następnego rozmieszczania.

rule-placement-passing-and-resource-areas = Pasowanie i obszary surowców
    .text =
        Możesz spasować zawsze, gdy jest twoja kolej. Kto nie ma już robotnika, pasuje automatycznie. Kto spasował, czeka do następnego miesiąca.
        Gdy pasujesz, wszyscy twoi pozostali robotnicy od razu idą na obszary surowców, jak chcesz:
        - Las: tylko elfy.
        - Kamieniołom: tylko krasnoludy.
        - Kopalnia: elfy i krasnoludy.
        - Kopalnia złota: elfy i krasnoludy.
        Na każdym obszarze jest miejsce dla wszystkich. Nikt nie może zostać w domu.
        { $option-mine_pairs_only ->
            [yes] Przy tym stole każdy w Kopalni musi mieć parę z drugiej rasy. Mistrz liczy się za { $collection-master }, więc może mieć do pary tylu robotników drugiej rasy albo mniej.
           *[no] W Kopalni metal przynoszą tylko pary. Robotnik bez pary też może tam iść i liczy się do [premii](collection-resource-areas).
        }

## Zbieranie

rule-collection = Zbieranie
    .text =
        Obszary planszy zasobów rozpatruje się po kolei: [Las, Kamieniołom, Kopalnia i Kopalnia złota](collection-resource-areas), [Pośredniak](collection-recruiters-desk), [Obóz Króla](collection-kings-camp), a na końcu [przychód i podatki](collection-income-and-taxes). Robotnicy z tych obszarów wracają do domu.
        Robotnicy w gildiach i na kartach budynków zostają. Używa się ich w [fazie akcji](actions-activate-previously-placed-workers).

rule-collection-resource-areas = Obszary surowców
    .text =
        - Las: 1 drewno za każdego elfa.
        - Kamieniołom: 1 kamień za każdego krasnoluda.
        - Kopalnia: 1 metal za każdą parę elfa i krasnoluda. { $option-mine_pairs_only ->
            [yes] Przy tym stole każdy musi tam mieć parę.
           *[no] Robotnik bez pary nie przynosi nic, ale liczy się do premii.
        }
        - Kopalnia złota: 1 złoto za każdego robotnika.
        Kto jako jedyny ma na obszarze najwięcej robotników, dostaje tam premię: o { $collection-bonus } więcej tego, co obszar daje. Jeśli najwięcej ma kilka osób, premii nie dostaje nikt. Kto jest na obszarze sam, ma najwięcej.

rule-collection-masters = Mistrzowie
    .text =
        Na wszystkich czterech obszarach surowców mistrz przy zbieraniu liczy się za { $collection-master } robotników. W Kopalni także: mistrz elf za tyle elfów, a mistrz krasnolud za tyle krasnoludów.
        Przy premii obszaru i we wszystkim innym mistrz liczy się jako jeden robotnik.
        Możesz mieć najwyżej { $limits-masters_of_a_kind } mistrzów elfów i tyle samo mistrzów krasnoludów. Zawdzięczasz ich gnomom w [Piwiarni](properties-pub) i w [Ogrodach](properties-gardens).

rule-collection-recruiters-desk = Pośredniak
    .text =
        Za każdego swojego robotnika tutaj dostajesz z zasobów nowego robotnika tej samej rasy. To zwykły robotnik, nawet jeśli sprowadził go mistrz.
        Jeśli w zasobach nie ma już nikogo tej rasy, nie dostajesz nic. Opłata nie wraca.

rule-collection-kings-camp = Obóz Króla
    .text =
        W kolejności pól akcji każdy, kto tu stoi, może wymienić się z kimś herbami albo zatrzymać swój.
        Każdy herb można wziąć raz w miesiącu. Wziętego przez ciebie herbu nikt więc już nie zabierze.
        { $option-keep_crest ->
            [no] W tej grze zatrzymany herb nie jest bezpieczny: może go wziąć każdy, kto wybiera po tobie.
           *[yes] Zatrzymany herb również jest bezpieczny.
        }
        Nowa kolejność obowiązuje od razu, począwszy od akcji w tym miesiącu.

rule-collection-income-and-taxes = Przychód i podatki
    .text =
        Najpierw dostajesz złoto za zbudowane karty budynków, tyle, ile pokazują [karty](properties). To, co zbudowano bez karty, nie daje przychodu.
        Potem płacisz podatek zależny od twojego miejsca na torze punktacji. Tor jest podzielony na progi, każdy po { $tax-spaces ->
            [one] { $tax-spaces } polu
            [few] { $tax-spaces } pola
           *[many] { $tax-spaces } pól
        }. W pierwszym progu i przed nim nie płacisz nic. W każdym następnym płacisz o 1 złoto więcej niż w poprzednim. Tak samo jest poza końcem wydrukowanego toru.
        Musisz zapłacić tyle, ile możesz. Za każde złoto, którego ci brakuje, tracisz punkt.
        Próg odczytuje się raz, zanim ktokolwiek zapłaci.

## Akcje

rule-actions = Akcje
    .text =
        W kolejności herbów każdy rozgrywa jedną całą turę. W swojej turze możesz robić poniższe rzeczy w dowolnej kolejności i dowolnie je przeplatać:
        - [wznosić budynki](actions-build-properties), [Mury](actions-build-walls) i [gildie](actions-build-guilds), na ile cię stać
        - [używać robotników](actions-activate-previously-placed-workers), którzy stoją na polach akcji
        - [odwiedzić Faktorię handlową](actions-visit-the-trading-post), raz
        - [zatrudnić gnoma](actions-hire-a-gnome), raz
        - kazać pracować gnomom w [Banku](properties-bank) i [Kuźni](properties-blacksmith)
        - zupełnie na koniec [kupić kartę budynku](actions-buy-a-property-card)
        Koszty płaci się do zasobów ogólnych z tego, co się w danej chwili ma. Co zyskasz w swojej turze, możesz w niej też wydać.

rule-actions-build-properties = Wznoszenie budynków
    .text =
        Wybierz kartę budynku z ręki i zapłać jej koszt. Karta trafia przed ciebie, a twój znacznik na wolny symbol tego rodzaju, w dowolnej dzielnicy.
        Odtąd karta jest zbudowana. Daje przychód, jej pola akcji można używać od następnego rozmieszczania, a na kłódkę od razu może trafić gnom.
        Jeśli nie ma już wolnego symbolu tego rodzaju, karty nie można zbudować.
        Na [Basztę](properties-keep) idą dwa znaczniki. [Brama](properties-gatehouse) ma własne zasady.

rule-actions-build-walls = Budowanie Murów
    .text =
        Mur kosztuje { AMOUNTS($wall-cost, form: "amount-acc") } i nie wymaga karty. Połóż znacznik na wolnym Murze. Liczy się w swojej dzielnicy jak każdy inny znacznik.
        Każda dzielnica ma dwa Mury, niezależne od siebie.

rule-actions-build-guilds = Budowanie gildii
    .text =
        Gildia nie wymaga karty. Zapłać koszt, który ma [gildia](guilds), i połóż na niej znacznik. Odtąd należy do ciebie.
        Właściciel używa jej pola akcji za darmo, a inni płacą opłatę właścicielowi.
        Gildii, która do kogoś należy, nie można zbudować ponownie.

rule-actions-activate-previously-placed-workers = Używanie postawionych robotników
    .text =
        Robotnicy postawieni w gildiach i na kartach twoich budynków wykonują teraz swoją pracę, jeden po drugim, kiedy chcesz. Po pracy robotnik wraca do domu.
        Zanim skończysz turę i zanim kupisz kartę, wszyscy muszą być w domu.
        { $option-forgo_actions ->
            [no] W tej grze każdy z nich musi wykonać pracę. Nie można go tak po prostu zabrać.
           *[yes] Możesz zabrać robotnika, nie używając go.
        }
        Co nie może mieć skutku, przepada. Robotnik mimo to wraca do domu. Tam, gdzie jest napisane „najwyżej” albo że możesz zrezygnować, wolno ci skończyć w każdej chwili; innych wyborów nie możesz pominąć.

rule-actions-visit-the-trading-post = Wizyta w Faktorii handlowej
    .text =
        Wizyty w turze: { $trading_post-visits }. Każdy gnom na [Targu](properties-market) daje ich więcej, podobnie [Gildia kupców](guilds-merchants).
        Wizyta to jedna czynność: możesz raz kupić i raz sprzedać, w dowolnej kolejności, ale nic pomiędzy. Każda inna czynność kończy wizytę.
        - Zakup: 1 drewno za { AMOUNTS("gold", $trading_post-buy-wood, form: "amount-acc") } albo 1 kamień za { AMOUNTS("gold", $trading_post-buy-stone, form: "amount-acc") }, albo 1 metal za { AMOUNTS("gold", $trading_post-buy-metal, form: "amount-acc") }.
        - Sprzedaż: 1 metal za { AMOUNTS("gold", $trading_post-sell-metal, form: "amount-acc") } albo dowolne dwie sztuki drewna lub kamienia za { AMOUNTS("gold", $trading_post-sell-two_wood_or_stone, form: "amount-acc") }.

rule-actions-hire-a-gnome = Zatrudnienie gnoma
    .text =
        Raz w turze możesz zatrudnić gnoma za { AMOUNTS("gold", $fees-hire_gnome, form: "amount-acc") }. Połóż go na wolnej kłódce budynku zbudowanego z karty. Zostaje tam do końca gry.
        To, co kłódka zamykała, działa od razu. Pól akcji Wieży i Karczmy można używać od następnego rozmieszczania.
        Potrzebujesz wolnej kłódki. Gdy nie ma już gnomów do wynajęcia, nikt nie może ich zatrudniać.
        Gnomy z [Wieży](properties-tower) i z [Gildii werbowników](guilds-recruiters) są dodatkowe i nic nie kosztują.

rule-actions-buy-a-property-card = Zakup karty budynku
    .text =
        Jako ostatnią rzecz w turze możesz kupić jedną kartę za { AMOUNTS("gold", $fees-buy_card, form: "amount-acc") }: z puli albo wierzchnią kartę stosu. To kończy turę.
        Kartę wziętą z puli od razu zastępuje nowa.
        Gdy stos się skończy, tasuje się karty odrzucone i robi z nich nowy. Jeśli i ich nie ma, nic się nie dociąga, a puli się nie uzupełnia.

rule-actions-ending-the-turn = Koniec tury
    .text =
        Możesz skończyć turę, gdy wszyscy postawieni robotnicy są już w domu.
        Wtedy każdy gnom w [Bibliotece](properties-library) dociąga swoją kartę. Jeśli potem liczba kart na ręce przekracza { $limits-hand }, odrzuć nadmiar. W trakcie tury możesz mieć więcej.

## Punktacja

rule-scoring = Punktacja
    .text =
        W ostatnim miesiącu każdej pory roku, gdy wszyscy rozegrają swoje tury, liczy się punkty: za każdą [dzielnicę](scoring-district-majority) oraz za [elfy, krasnoludy i gnomy](scoring-worker-majority). W pozostałych miesiącach punktacji nie ma.

rule-scoring-district-majority = Dzielnice
    .text =
        Każdą dzielnicę liczy się osobno. Liczą się wszystkie twoje znaczniki w niej: na budynkach, Murach i gildii.
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
            [no] W trzy osoby trzecie miejsce nie daje punktów.
           *[yes] {""}
        }
        Gdy kilka osób ma tyle samo, zobacz [Remisy](scoring-ties).

rule-scoring-worker-majority = Elfy, krasnoludy i gnomy
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
        Liczą się wszystkie twoje elfy i krasnoludy, a mistrzowie liczą się jako jeden. Z gnomów liczą się te na kartach twoich budynków.
        Gdy kilka osób ma tyle samo, zobacz [Remisy](scoring-ties).

rule-scoring-ties = Remisy
    .text =
        Gracze, którzy mają tyle samo, dzielą miejsce i wszyscy dostają punkty za następne, niższe. Wszyscy za nimi też spadają o jedno miejsce.
        Na przykład dwie osoby remisują na pierwszym miejscu: obie dostają punkty za drugie. Kolejna osoba dostaje punkty za trzecie.
        Dwie osoby remisują na drugim miejscu: obie dostają punkty za trzecie, a kolejna nie dostaje nic.
        Bez względu na to, ile osób remisuje, pozostali spadają o jedno miejsce i nie więcej.
        { $option-markers_needed ->
            [no] W tej grze miejsce daje punkty nawet temu, kto nic tam nie ma.
           *[yes] Kto nic tam nie ma, nie dostaje punktów.
        }

## Koniec gry

rule-end-game = Koniec gry
    .text =
        Gra kończy się po trzeciej punktacji. Wygrywa ten, kto ma najwięcej punktów.
        Przy remisie liczy się drewno, kamień i złoto po 1, a metal po 2. Wygrywa ten, kto ma tego najwięcej. Jeśli nadal jest remis, zwycięstwo jest wspólne.

## Dodatek: dwie osoby

rule-two-player-game = Gra dwuosobowa
    .text =
        W grze biorą udział dwaj gracze wirtualni. Blokują gildie, budują i rywalizują o miejsca. Punktów nie zdobywają. Wszystkie inne zasady pozostają, poza [przygotowaniem](two-player-game-set-up), [przebiegiem miesiąca](two-player-game-gameplay) i [punktacją](two-player-game-scoring).
        Gracze wirtualni zawsze mają herby 3 i 4. Kto ma herb 1, decyduje za gracza wirtualnego 3, a kto ma herb 2, za gracza wirtualnego 4. Gdy herby przechodzą z rąk do rąk, gracze wirtualni też.

rule-two-player-game-set-up = Przygotowanie gry dwuosobowej
    .text =
        Z gildii interakcyjnych używa się tylko [Gildii magów](guilds-wizards).
        Najpierw osoba z herbem 1 stawia krasnoluda gracza wirtualnego 3 w gildii, potem druga krasnoluda gracza wirtualnego 4{ $option-np_dwarves_together ->
            [yes] ; obie mogą wybrać tę samą
           *[no] , każda w innej
        }. Ta gildia jest zablokowana: dopóki krasnolud tam stoi, nikt nie może postawić w niej robotnika. Zbudować ją nadal można. Na koniec każdego miesiąca krasnoludy [idą dalej](two-player-game-gameplay).

rule-two-player-game-gameplay = Tura graczy wirtualnych
    .text =
        Co miesiąc po fazie akcji buduje gracz wirtualny 3, potem gracz wirtualny 4.
        Wybierz kartę dla gracza wirtualnego: z puli albo wierzchnią kartę stosu. Nic to nie kosztuje. Potem wybierz wolny symbol tego rodzaju na jego znacznik. Kartę odrzuca się, a pulę uzupełnia.
        - Jeśli jakaś karta w puli ma wolne miejsce, nie możesz wybrać takiej, która go nie ma.
        - Jeśli karta ze stosu nie ma wolnego miejsca, odrzuca się ją bez skutku.
        - { $option-np_keep_markers ->
            [1] Część Baszty dostaje jeden znacznik. Kto buduje Basztę z karty, potrzebuje części, w której oba symbole są wolne.
           *[other] Część Baszty dostaje dwa znaczniki.
        } Dla Bramy obowiązuje [zwykła zasada](properties-gatehouse).
        - Gracze wirtualni nie budują ani Murów, ani gildii.
        Potem krasnoludy obu graczy wirtualnych idą do następnej dzielnicy, zgodnie z ruchem wskazówek zegara, i blokują tamtejszą gildię. Jeśli ta gildia należy do ciebie, dostajesz z zasobów ogólnych { AMOUNTS("gold", $fees-guild, form: "amount-acc") }.

rule-two-player-game-scoring = Punktacja gry dwuosobowej
    .text =
        Dzielnice liczy się jak w cztery osoby. Gracze wirtualni zajmują w nich miejsca, remisują i spychają innych niżej. Trzecie miejsce daje punkty.
        Przy elfach i krasnoludach każdy gracz wirtualny liczy się tak, jakby miał { AMOUNTS("elf", $two_players-elves, "dwarf", $two_players-dwarves, form: "amount-acc") }. Gnomów nie ma.

## Dodatek: budynki

rule-properties = Budynki
    .text =
        Jest dziesięć rodzajów budynków. Liczba kart każdego rodzaju w stosie to { $properties-pub-copies }. Co daje karta:
        - Przychód: złoto przy każdym [zbieraniu](collection-income-and-taxes).
        - Pole akcji: miejsce na robotnika. Działa w [fazie akcji](actions-activate-previously-placed-workers).
        - Kłódka: miejsce na [gnoma](actions-hire-a-gnome). To, co robi gnom, działa w tej samej turze.
        Jeśli masz kilka kart jednego rodzaju, każda działa osobno. Co gnom robi raz w turze, robi każdy gnom z osobna.
        Koszt to cena budowy. Budowla bez karty, od [architektów](guilds-architects), daje znacznik i nic więcej.

rule-properties-pub = Piwiarnia
    .text =
        Koszt: { AMOUNTS($properties-pub-cost) }. Przychód w złocie: { $properties-pub-income }. Kłódki: { $properties-pub-locks }.
        Gnom: jeden z twoich krasnoludów od razu i na stałe zostaje [mistrzem](collection-masters). Może to być taki, który stoi na polu akcji. Jeśli wszystkie twoje krasnoludy są już mistrzami, zostanie nim następny nowy.

rule-properties-gardens = Ogrody
    .text =
        Koszt: { AMOUNTS($properties-gardens-cost) }. Przychód w złocie: { $properties-gardens-income }. Kłódki: { $properties-gardens-locks }.
        Gnom: jeden z twoich elfów od razu i na stałe zostaje [mistrzem](collection-masters). Może to być taki, który stoi na polu akcji. Jeśli wszystkie twoje elfy są już mistrzami, zostanie nim następny nowy.

rule-properties-tower = Wieża
    .text =
        Koszt: { AMOUNTS($properties-tower-cost) }. Przychód w złocie: { $properties-tower-income }. Kłódki: { $properties-tower-locks }.
        Gnom: otwiera pole akcji, od następnego rozmieszczania.
        Pole akcji, opłata w złocie: { $properties-tower-plank-fee }. Weź gnoma i połóż go na jednej ze swoich wolnych kłódek. Nie liczy się to jako zatrudnienie. Bez gnoma lub wolnej kłódki akcja przepada.

rule-properties-inn = Karczma
    .text =
        Koszt: { AMOUNTS($properties-inn-cost) }. Przychód w złocie: { $properties-inn-income }. Kłódki: { $properties-inn-locks }.
        Gnom: otwiera pole akcji, od następnego rozmieszczania.
        Pole akcji, opłata w złocie: { $properties-inn-plank-fee }. Weź ze swoich zasobów nowego elfa albo nowego krasnoluda. Jeśli nie ma już nikogo, akcja przepada.

rule-properties-blacksmith = Kuźnia
    .text =
        Koszt: { AMOUNTS($properties-blacksmith-cost) }. Przychód w złocie: { $properties-blacksmith-income }. Kłódki: { $properties-blacksmith-locks }.
        Pole akcji, otwarte, opłata w złocie: { $properties-blacksmith-plank-fee }. Weź { AMOUNTS($properties-blacksmith-plank-gain, form: "amount-acc") }.
        Gnom: raz w swojej turze możesz kupić 1 metal za { AMOUNTS("gold", $properties-blacksmith-gnome-fee, form: "amount-acc") }.

rule-properties-bank = Bank
    .text =
        Koszt: { AMOUNTS($properties-bank-cost) }. Przychód w złocie: { $properties-bank-income }. Kłódki: { $properties-bank-locks }.
        Gnom: raz w swojej turze możesz wziąć { AMOUNTS("gold", $properties-bank-gnome-gold, form: "amount-acc") }.

rule-properties-market = Targ
    .text =
        Koszt: { AMOUNTS($properties-market-cost) }. Przychód w złocie: { $properties-market-income }. Kłódki: { $properties-market-locks }.
        Pole akcji, otwarte, opłata w złocie: { $properties-market-plank-fee }. Weź { AMOUNTS($properties-market-plank-gain, form: "amount-acc") }.
        Gnom: dodatkowe wizyty w [Faktorii handlowej](actions-visit-the-trading-post) w każdej twojej turze. Każdy gnom daje { $properties-market-gnome-visits }.

rule-properties-gatehouse = Brama
    .text =
        Koszt: { AMOUNTS($properties-gatehouse-cost) }. Przychód w złocie: { $properties-gatehouse-income }. Kłódki: { $properties-gatehouse-locks }.
        Brama ma po jednym symbolu w dwóch sąsiednich dzielnicach. Gdy ją budujesz, wybierz jeden z nich na swój znacznik.
        { $option-shared_gatehouses ->
            [yes] W tej grze dwie osoby mogą mieć po połowie jednej Bramy.
           *[no] Obie połowy muszą być wolne. Bramy nigdy się nie dzieli.
        }
        Gnom: od razu połóż drugi znacznik na wolnej połowie Bramy, na której masz już jeden. Może to być każda taka Brama. Jeśli takiej nie ma, gnom zostaje na karcie bez skutku.

rule-properties-library = Biblioteka
    .text =
        Koszt: { AMOUNTS($properties-library-cost) }. Przychód w złocie: { $properties-library-income }. Kłódki: { $properties-library-locks }.
        Pole akcji, otwarte, opłata w złocie: { $properties-library-plank-fee }. Dociągnij ze stosu { $properties-library-plank-draw ->
            [one] { $properties-library-plank-draw } kartę
            [few] { $properties-library-plank-draw } karty
           *[many] { $properties-library-plank-draw } kart
        }, potem odrzuć z ręki { $properties-library-plank-discard ->
            [one] { $properties-library-plank-discard } kartę
            [few] { $properties-library-plank-discard } karty
           *[many] { $properties-library-plank-discard } kart
        } do wyboru.
        Gnom: na koniec swojej tury dociągnij za darmo { $properties-library-gnome-draw ->
            [one] { $properties-library-gnome-draw } kartę
            [few] { $properties-library-gnome-draw } karty
           *[many] { $properties-library-gnome-draw } kart
        } ze stosu. Potem obowiązuje [limit kart na ręce](actions-ending-the-turn).

rule-properties-keep = Baszta
    .text =
        Koszt: { AMOUNTS($properties-keep-cost) }. Przychód w złocie: { $properties-keep-income }. Kłódki: { $properties-keep-locks }.
        Baszta stoi pośrodku miasta i w każdej dzielnicy ma część z dwoma symbolami. Budując część, kładziesz znaczniki na obu.

## Dodatek: gildie

rule-guilds = Gildie
    .text =
        W mieście jest pięć gildii: zobacz [które](game-set-up-guilds). Żeby użyć gildii, [stawiasz w niej robotnika](placement-guilds). Gildia działa, gdy w swojej turze [używasz tego robotnika](actions-activate-previously-placed-workers). Kto [zbuduje](actions-build-guilds) gildię, dostaje opłaty od innych.
        Są gildie [podstawowe](guilds-basic-guilds), [surowców](guilds-resource-guilds) i [interakcyjne](guilds-interactive-guilds).

rule-guilds-basic-guilds = Gildie podstawowe
    .text =
        To gildie [kupców](guilds-merchants), [bibliotekarzy](guilds-librarians), [architektów](guilds-architects) i [werbowników](guilds-recruiters). Pomagają budować, handlować i rosnąć w siłę. Mają niebieską tarczę.

rule-guilds-merchants = Gildia kupców
    .text =
        Koszt: { AMOUNTS($guilds-merchants-cost) }.
        Do końca tej tury dostajesz jedno i drugie:
        - Wymiany: { $guilds-merchants-conversions }. Każda zamienia 1 drewno lub 1 kamień na 1 metal.
        - Dodatkowe wizyty w [Faktorii handlowej](actions-visit-the-trading-post): { $guilds-merchants-visits }.
        Czego nie użyjesz w tej turze, przepada.

rule-guilds-librarians = Gildia bibliotekarzy
    .text =
        Koszt: { AMOUNTS($guilds-librarians-cost) }.
        Dociągnij ze stosu { $guilds-librarians-draw ->
            [one] { $guilds-librarians-draw } kartę
            [few] { $guilds-librarians-draw } karty
           *[many] { $guilds-librarians-draw } kart
        }, potem odrzuć z ręki { $guilds-librarians-discard ->
            [one] { $guilds-librarians-discard } kartę
            [few] { $guilds-librarians-discard } karty
           *[many] { $guilds-librarians-discard } kart
        } do wyboru.

rule-guilds-architects = Gildia architektów
    .text =
        Koszt: { AMOUNTS($guilds-architects-cost) }.
        Zbuduj budynek, Mur lub gildię na dowolnym wolnym symbolu, za zwykły koszt mniejszy o 1 metal albo o 2 sztuki drewna lub kamienia. Wybór należy do ciebie. Oszczędzić można tylko to, co wchodzi w koszt.
        Karty się nie używa, nawet jeśli ją masz. Nie dostajesz więc przychodu, pola akcji ani kłódki. Część Baszty i tak dostaje dwa znaczniki. Przy Bramie wybierasz połowę.
        Jeśli na nic cię nie stać albo nic nie jest wolne, akcja przepada.
        Możesz z tego zrezygnować.

rule-guilds-recruiters = Gildia werbowników
    .text =
        Koszt: { AMOUNTS($guilds-recruiters-cost) }.
        Weź ze swoich zasobów nowego elfa albo nowego krasnoluda. Albo weź gnoma i połóż go na jednej ze swoich wolnych kłódek; nie liczy się to jako zatrudnienie. Jeśli nie możesz ani jednego, ani drugiego, akcja przepada.
        { $option-forgo_actions ->
            [no] {""}
           *[yes] Możesz z tego zrezygnować.
        }

rule-guilds-resource-guilds = Gildie surowców
    .text =
        To gildie [drwali](guilds-sawyers), [górników](guilds-miners), [bankierów](guilds-bankers) i [kamieniarzy](guilds-masons). Dają surowce z zasobów ogólnych. Mają zieloną tarczę.

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
        To gildie [złodziei](guilds-thieves), [opryszków](guilds-bandits), [magów](guilds-wizards) i [szpiegów](guilds-spies). Sięgają po to, co mają inni. Mają ciemnoczerwoną tarczę.
        Gdy zabierasz innym, wybierasz komu i co. Zabierasz tylko to, co jest, i nigdy sobie.

rule-guilds-thieves = Gildia złodziei
    .text =
        Koszt: { AMOUNTS($guilds-thieves-cost) }.
        Zabierz jednej osobie złoto, najwyżej { $option-thieves_gold }. Albo zabierz po 1 złocie kilku osobom, najwyżej { $stealing-victims }.

rule-guilds-bandits = Gildia opryszków
    .text =
        Koszt: { AMOUNTS($guilds-bandits-cost) }.
        Zabierz jednej osobie { AMOUNTS("metal", $guilds-bandits-from_one-metal, form: "amount-acc") } albo drewno i kamień w dowolnym składzie, razem najwyżej { $guilds-bandits-from_one-wood_or_stone }. Albo zabierz po 1 sztuce drewna lub kamienia kilku osobom, najwyżej { $stealing-victims }. Opryszkowie nie zabierają złota.

rule-guilds-wizards = Gildia magów
    .text =
        Koszt: { AMOUNTS($guilds-wizards-cost) }.
        Wybierz dwa miejsca jednego rodzaju: dwa takie same budynki, dwa Mury albo dwie gildie. Wszystkie znaczniki z jednego przechodzą na drugie i odwrotnie. Jedno miejsce może być puste, ale nie oba. Nie ma znaczenia, czyje to znaczniki; w grze dwuosobowej liczą się też znaczniki graczy wirtualnych.
        Jeśli na Bramę trafia jeden znacznik, wybierasz połowę. Dwa znaczniki zajmują obie.
        Karty, gnomy i przychód zostają u tych, którzy je mają. Gildia należy do tego, kto ma na niej potem znacznik.
        Możesz z tego zrezygnować.

rule-guilds-spies = Gildia szpiegów
    .text =
        Koszt: { AMOUNTS($guilds-spies-cost) }.
        Wszyscy inni, którzy mają karty, wybierają po jednej i pokazują je jednocześnie. Jedną z pokazanych kart bierzesz na rękę. Pozostałe wracają do właścicieli. Jeśli nikt nie ma kart, akcja przepada.

## Słowniczek: każde słowo to osobny komunikat

term-worker = Robotnik
    .text = elf albo krasnolud. Gnomów nie rozmieszcza się jak robotników. Zostają tam, gdzie je zatrudniono.
term-master = Mistrz
    .text = elf albo krasnolud, który [zbiera więcej](collection-masters).
term-plank = Pole akcji
    .text = miejsce na jednego robotnika. Pola akcji są w Pośredniaku, w Obozie Króla, w gildiach i na niektórych kartach budynków.
term-lock = Kłódka
    .text = miejsce na gnoma na karcie budynku. Gnom zostaje tam do końca gry.
term-property = Budynek
    .text = budowla z kartą. Jest [dziesięć rodzajów](properties). Mury i gildie nie są budynkami i nie wymagają karty.
term-symbol = Symbol
    .text = miejsce na znacznik w mieście. Jest wolny, dopóki nie leży na nim znacznik.
term-marker = Znacznik
    .text = pokazuje, co masz zbudowane. Znaczników nigdy nie zabraknie.
term-supply = Zasoby ogólne
    .text = stąd biorą się surowce i tu wracają. Drewna, kamienia, metalu ani złota nigdy w nich nie zabraknie.
term-crest = Herb
    .text = jego numer to twoje miejsce w kolejności gry.
term-pool = Pula
    .text = karty budynków, które leżą odkryte obok stosu.
term-gnome = Gnom
    .text = pracuje na kłódce do końca gry. W turze możesz [zatrudnić](actions-hire-a-gnome) jednego.
term-district = Dzielnica
    .text = jedna z pięciu części [miasta](overview-city). Każdą punktuje się osobno.
term-guild = Gildia
    .text = miejsce w każdej dzielnicy, gdzie robotnik robi coś [szczególnego](guilds).
term-fee = Opłata
    .text = złoto, które kosztują niektóre pola akcji przy stawianiu robotnika.
term-income = Przychód
    .text = złoto za zbudowane karty budynków, co miesiąc przed [podatkami](collection-income-and-taxes).
term-visit = Wizyta
    .text = jeden zakup i jedna sprzedaż w [Faktorii handlowej](actions-visit-the-trading-post).
term-month = Miesiąc
    .text = runda. Niektóre miesiące kończą porę roku [punktacją](scoring).
term-arrow = Strzałka
    .text = na ekranie obok nazwy gildii: jeszcze jeden znacznik w jej [dzielnicy](scoring-district-majority) da ci tam awans. Pełna strzałka: da ci prowadzenie.
term-colour = Kolor dzielnicy
    .text = na ekranie dzielnica ma odcień tego, kto w niej prowadzi. Gdy nie prowadzi nikt albo jest remis, nie ma żadnego.

rule-glossary = Słowniczek
    .text =
        - { term-worker }: { term-worker.text }
        - { term-master }: { term-master.text }
        - { term-plank }: { term-plank.text }
        - { term-lock }: { term-lock.text }
        - { term-property }: { term-property.text }
        - { term-symbol }: { term-symbol.text }
        - { term-marker }: { term-marker.text }
        - { term-supply }: { term-supply.text }
        - { term-crest }: { term-crest.text }
        - { term-pool }: { term-pool.text }
        - { term-gnome }: { term-gnome.text }
        - { term-district }: { term-district.text }
        - { term-guild }: { term-guild.text }
        - { term-fee }: { term-fee.text }
        - { term-income }: { term-income.text }
        - { term-visit }: { term-visit.text }
        - { term-month }: { term-month.text }
        - { term-arrow }: { term-arrow.text }
        - { term-colour }: { term-colour.text }
