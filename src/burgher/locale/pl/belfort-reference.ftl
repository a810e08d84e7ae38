# Belfort dla czytających zasady: o czym są przykłady, symbole i kartka do druku.

## Przykłady

example-desk = Chcesz czwartego elfa. Postaw elfa w Pośredniaku i wnieś opłatę.
example-camp = Chcesz w tym miesiącu działać przed innymi. Krasnolud w Obozie Króla nic nie kosztuje.
example-guild-fee = Gildia drwali należy do kogoś innego. Mimo to idź tam i zobacz, dokąd trafia twoje złoto.
example-plank = Twoja Kuźnia ma otwarte pole akcji: bez kłódki i bez gnoma. Postaw tam krasnoluda.
example-passing = Wszyscy inni spasowali. Spasuj i rozdziel czterech ostatnich robotników: jeden do Lasu, jeden do Kamieniołomu, para do Kopalni.
example-bonus = W Lesie są dwa elfy innego gracza. Ze swoją trójką masz ich tam więcej niż ktokolwiek inny: zobacz, ile daje premia.
example-masters = Jeden z twoich elfów jest mistrzem. Wyślij oba do Lasu i policz drewno.
example-recruited = Twój elf stoi w Pośredniaku. Spasuj, wyślij ostatniego krasnoluda do pracy i zobacz, kto przybędzie.
example-crests = W kolejności gry jesteś na końcu, ale twój krasnolud jest w Obozie Króla. Spasuj, a potem weź herb 1.
example-taxes = Prowadzisz i nie masz złota. Spasuj: przychód z jednej karty nie wystarcza na podatki, a reszta kosztuje punkty.
example-build = Masz na ręce Piwiarnię i stać cię na nią. Zbuduj ją w dzielnicy 3, gdzie nie ma jeszcze nikogo.
example-walls = Mur nie wymaga karty. W dzielnicy 1 jeden z dwóch jest jeszcze wolny.
example-own-guild = Gildia drwali nie należy do nikogo. Zbuduj ją: odtąd inni płacą tobie.
example-workers = Dwóch twoich robotników czeka w gildiach. Użyj obu w dowolnej kolejności; każdy wraca do domu.
example-trading = Masz drewno, a potrzebujesz metalu. Jedna wizyta: sprzedaj 2 drewna, potem kup 1 metal.
example-gnome = Twój Bank ma wolną kłódkę. Zatrudnij gnoma; pracuje jeszcze w tej samej turze.
example-card = Budowanie skończone. Weź Basztę z puli; to kończy twoją turę.
example-hand = Masz pełną rękę, a gnom w twojej Bibliotece dociągnie jeszcze jedną kartę. Zakończ turę i odrzuć jedną.
example-districts = Wiosna kończy się twoją turą. Jeszcze jeden Mur w dzielnicy 1 da ci najwięcej znaczników: zbuduj go, zakończ turę i liczymy punkty.
example-races = Masz najwięcej elfów. Pierwszy gnom da ci też najwięcej gnomów: zatrudnij go, potem zakończ turę.
example-ties = Jeszcze jeden Mur i masz w dzielnicy 2 remis na pierwszym miejscu. Zakończ turę: oboje dostajecie punkty za drugie miejsce, a kolejna osoba za trzecie.
example-last = Ostatnia tura ostatniego miesiąca. Zakończ ją i zobacz, kto wygrywa.
example-non-players = Po twojej turze budują gracze wirtualni. Za jednego decydujesz ty: Karczma z puli w dzielnicy 3, gdzie ci nie szkodzi.
example-pub = Zatrudnij gnoma do Piwiarni. Jeden z twoich krasnoludów od razu zostaje mistrzem.
example-gardens = Zatrudnij gnoma do Ogrodów. Jeden z twoich elfów od razu zostaje mistrzem.
example-tower = Twój elf stoi na polu akcji Wieży. Użyj go: gnom za darmo, na wybraną kłódkę.
example-inn = Twój elf stoi na polu akcji Karczmy. Użyj go i weź nowego krasnoluda.
example-blacksmith = Dwie drogi do metalu: robotnik na polu akcji i gnom, który ci go sprzeda.
example-bank = Gnom w twoim Banku raz w turze przynosi złoto. Wystarczy poprosić.
example-market = Robotnik na polu akcji przynosi złoto, a gnom daje drugą wizytę w Faktorii. Kup dwa razy.
example-gatehouse = Zbuduj Bramę między dzielnicami 3 i 4, po stronie dzielnicy 3. Potem gnom położy twój znacznik także po drugiej stronie.
example-library = Twój elf stoi na polu akcji Biblioteki. Dociągnij karty i odrzuć najmniej potrzebne.
example-keep = Jedna karta, dwa znaczniki: zbuduj część Baszty w dzielnicy 3.
example-merchants = Użyj gildii, wymień drewno i kamień na metal i kup coś w Faktorii podczas jednej z wielu wizyt.
example-librarians = Dociągnij karty i odrzuć jedną: Wieżę, której nie zbudujesz.
example-architects = Architekci budują ci Mur i oszczędzają część kosztu: 1 drewno i 1 kamień, bo metalu on nie kosztuje.
example-recruiters = Weź elfa, krasnoluda albo gnoma. Tutaj: elfa.
example-sawyers = Twój elf czeka u drwali. Użyj go: drewno, a elf wraca do domu.
example-miners = Twój elf czeka u górników. Metal bez pary w Kopalni.
example-bankers = Twój elf czeka u bankierów. Użyj go, zanim zaczniesz wydawać.
example-masons = Twój elf czeka u kamieniarzy. Kamień na następny Mur.
example-thieves = Zabierz złoto jednej osobie albo po 1 kilku osobom. Tutaj: po 1.
example-bandits = Trzeci gracz ma metal. Opryszkowie mogą go zabrać.
example-wizards = Twoja Piwiarnia jest w dzielnicy 1, cudza w dzielnicy 5. Zamień je: znaczniki wędrują, karty zostają.
example-spies = Pozostali pokazują po jednej karcie. Weź Basztę na rękę.

## Symbole na planszach i elementy, których nic innego nie nazywa

sign-gnome = gnom
sign-marker = znacznik
sign-lock = kłódka
sign-lock-open = kłódka otwarta
sign-plank = pole akcji
sign-crest = herb
sign-crest-2 = herb 2
sign-crest-down = herb wzięty w tym miesiącu
sign-trading-post = Faktoria handlowa
sign-calendar = kalendarz

## Kartka do druku: side-1-... jest z przodu, side-2-... z tyłu. „:wood:” to symbol, „:$wall-cost:” to koszt.

side-1-goal = Cel
    .text = Budujcie Belfort. Punkty liczy się trzy razy, na koniec wiosny, lata i jesieni: za najwięcej :marker: w każdej z pięciu dzielnic i za najwięcej :elf:, :dwarf: i :gnome:. Najwięcej punktów wygrywa.
side-1-start = Początek
    .text = Każdy ma { $start-wood } :wood: { $start-stone } :stone: { $start-metal } :metal: { $start-gold } :gold:, { $start-elves } :elf:, { $start-dwarves } :dwarf:, :crest: i { $start-keep } z { $start-deal } kart budynków. { $start-pool } karty leżą w puli, pięć gildii w mieście.
side-1-month = Miesiąc
    .text =
        - 1 Kalendarz: zaczyna się następny miesiąc.
        - 2 Rozmieszczanie: po jednym robotniku na zmianę albo pas.
        - 3 Zbieranie: surowce, robotnicy, herby, przychód, podatki.
        - 4 Akcje: każdy całą turę.
        - 5 Punktacja: tylko w ostatnim miesiącu pory roku.
side-1-placement = Rozmieszczanie
    .text =
        W kolejności :crest: postaw robotnika na wolnym :plank: albo spasuj.
        - :recruiter: Pośredniak, { $fees-recruiter } :gold:: nowy robotnik tej samej rasy.
        - :camp: Obóz Króla, jeden twój: inny :crest:.
        - :sawyers: Gildia, { $fees-guild } :gold: dla właściciela albo do zasobów; własna za darmo.
        - :pub: Pola akcji zbudowanych kart.
        Gdy pasujesz, reszta idzie na obszary:
        - :forest: elfy, :quarry: krasnoludy, :mine: i :gold_mine: jedne i drugie.
side-1-collection = Zbieranie
    .text =
        - :forest: 1 :wood: za :elf:. :quarry: 1 :stone: za :dwarf:.
        - :mine: 1 :metal: za parę :elf: :dwarf:. :gold_mine: 1 :gold: za robotnika.
        - Kto jako jedyny ma na obszarze najwięcej: o { $collection-bonus } więcej.
        - :master_elf: :master_dwarf: Mistrz zbiera jak { $collection-master }; poza tym liczy się za jednego.
        - Potem Pośredniak, Obóz i przychód ze zbudowanych kart.
        - Podatki: progi co { $tax-spaces } punktów; pierwszy płaci 0, każdy następny o 1 :gold: więcej. Czego brakuje, kosztuje punkty.
side-1-actions = Akcje, w dowolnej kolejności
    .text =
        - Buduj: budynek z ręki, :wall: Mur (:$wall-cost:), gildię. Jeden :marker: na wolny symbol.
        - Użyj rozmieszczonych robotników; wszyscy muszą wrócić.
        - :trading_post: Faktoria, { $trading_post-visits } wizyta: raz kup, raz sprzedaj.
        - :gnome: Zatrudnij gnoma, raz, { $fees-hire_gnome } :gold:, na wolną :lock:.
        - Gnomy z Banku i Kuźni.
        - Na koniec: kup kartę, { $fees-buy_card } :gold:. Na końcu najwyżej { $limits-hand } kart na ręce.
side-1-scoring = Punktacja
    .text =
        - Dzielnica: najwięcej :marker: { $scoring-district-1 }, drugie miejsce { $scoring-district-2 }, trzecie { $scoring-district-3 } (nie w trzy osoby).
        - :elf: :dwarf: :gnome: każda rasa: najwięcej { $scoring-workers-1 }, drugie miejsce { $scoring-workers-2 }.
        - Remis: wszyscy dostają punkty za następne miejsce; ci za nimi spadają o jedno.
side-1-end = Koniec
    .text = Po trzeciej punktacji. Remis: :wood: :stone: :gold: liczą się za 1, :metal: za 2.
side-1-two = Dwie osoby
    .text = Dwaj gracze wirtualni blokują gildie, co miesiąc po akcjach budują kartę i zajmują miejsca w dzielnicach. Herb 1 decyduje za gracza wirtualnego 3, herb 2 za gracza wirtualnego 4. Przy rasach liczą się za { $two_players-elves } :elf: i { $two_players-dwarves } :dwarf:.
side-2-properties = Budynki: koszt, przychód i działanie
    .text =
        - :pub: *{ PIECE("pub") }* :$properties-pub-cost: +{ $properties-pub-income } :gold: – :gnome: :dwarf: zostaje :master_dwarf:.
        - :gardens: *{ PIECE("gardens") }* :$properties-gardens-cost: +{ $properties-gardens-income } :gold: – :gnome: :elf: zostaje :master_elf:.
        - :tower: *{ PIECE("tower") }* :$properties-tower-cost: +{ $properties-tower-income } :gold: – :gnome: otwiera :plank:. Pole akcji, { $properties-tower-plank-fee } :gold:: gnom za darmo.
        - :inn: *{ PIECE("inn") }* :$properties-inn-cost: +{ $properties-inn-income } :gold: – :gnome: otwiera :plank:. Pole akcji, { $properties-inn-plank-fee } :gold:: nowy :elf: albo :dwarf:.
        - :blacksmith: *{ PIECE("blacksmith") }* :$properties-blacksmith-cost: +{ $properties-blacksmith-income } :gold: – Pole akcji: { $properties-blacksmith-plank-gain-metal } :metal:. :gnome: raz w turze 1 :metal: za { $properties-blacksmith-gnome-fee } :gold:.
        - :bank: *{ PIECE("bank") }* :$properties-bank-cost: +{ $properties-bank-income } :gold: – :gnome: raz w turze { $properties-bank-gnome-gold } :gold:.
        - :market: *{ PIECE("market") }* :$properties-market-cost: +{ $properties-market-income } :gold: – Pole akcji: { $properties-market-plank-gain-gold } :gold:. Dwie :lock:; każdy :gnome: o { $properties-market-gnome-visits } wizytę w Faktorii więcej.
        - :gatehouse: *{ PIECE("gatehouse") }* :$properties-gatehouse-cost: +{ $properties-gatehouse-income } :gold: – Połowa Bramy. :gnome: twój :marker: także na drugiej połowie.
        - :library: *{ PIECE("library") }* :$properties-library-cost: +{ $properties-library-income } :gold: – Pole akcji: dociągnij { $properties-library-plank-draw }, odrzuć { $properties-library-plank-discard }. :gnome: dociągnij { $properties-library-gnome-draw } na koniec tury.
        - :keep: *{ PIECE("keep") }* :$properties-keep-cost: +{ $properties-keep-income } :gold: – Dwa :marker: w jednej dzielnicy. Bez kłódki.
side-2-guilds = Gildie: koszt i co dostaje robotnik
    .text =
        - :merchants: *{ PIECE("merchants") }* :$guilds-merchants-cost: – { $guilds-merchants-conversions } × :wood: albo :stone: na :metal:, o { $guilds-merchants-visits } wizyty w Faktorii więcej.
        - :librarians: *{ PIECE("librarians") }* :$guilds-librarians-cost: – dociągnij { $guilds-librarians-draw } karty, odrzuć { $guilds-librarians-discard }.
        - :architects: *{ PIECE("architects") }* :$guilds-architects-cost: – zbuduj cokolwiek bez karty, o 1 :metal: albo 2 :ws: taniej. Bez przychodu, pola akcji i kłódki.
        - :recruiters: *{ PIECE("recruiters") }* :$guilds-recruiters-cost: – nowy :elf:, :dwarf: albo :gnome:.
        - :sawyers: *{ PIECE("sawyers") }* :$guilds-sawyers-cost: – :$guilds-sawyers-gain:
        - :miners: *{ PIECE("miners") }* :$guilds-miners-cost: – :$guilds-miners-gain:
        - :bankers: *{ PIECE("bankers") }* :$guilds-bankers-cost: – :$guilds-bankers-gain:
        - :masons: *{ PIECE("masons") }* :$guilds-masons-cost: – :$guilds-masons-gain:
        - :thieves: *{ PIECE("thieves") }* :$guilds-thieves-cost: – { $option-thieves_gold } :gold: od jednego gracza albo po 1 od { $stealing-victims }.
        - :bandits: *{ PIECE("bandits") }* :$guilds-bandits-cost: – { $guilds-bandits-from_one-metal } :metal: albo { $guilds-bandits-from_one-wood_or_stone } :ws: od jednego gracza, albo po 1 :ws: od { $stealing-victims }.
        - :wizards: *{ PIECE("wizards") }* :$guilds-wizards-cost: – zamień dwa miejsca jednego rodzaju ze wszystkimi :marker: na nich.
        - :spies: *{ PIECE("spies") }* :$guilds-spies-cost: – wszyscy inni pokazują kartę; weź jedną.
side-2-trading = Faktoria handlowa
    .text = Kup: 1 :wood: za { $trading_post-buy-wood } :gold:, 1 :stone: za { $trading_post-buy-stone } :gold:, 1 :metal: za { $trading_post-buy-metal } :gold:. Sprzedaj: 1 :metal: za { $trading_post-sell-metal } :gold:, dwa dowolne :ws: za { $trading_post-sell-two_wood_or_stone } :gold:.
side-2-remember = Łatwo zapomnieć
    .text =
        - Gnom otwiera pola akcji Wieży i Karczmy od następnego rozmieszczania.
        - Przed końcem tury wszyscy rozmieszczeni robotnicy muszą zostać użyci albo zabrani.
        - Najwyżej { $limits-elves } :elf: i { $limits-dwarves } :dwarf: na gracza.
        - Robotnik bez pary w Kopalni nic nie przynosi, ale liczy się do premii.
