# Belfort po polsku.
#
# Nazwy w argumentach to nazwy z języka akcji ("master_elf"); PIECE mówi je po polsku. SEAT mówi imię gracza: zawsze
# w mianowniku. Argument, którego czytający nie może widzieć albo którego nie ma, to słowo "none".
# Terminy pochodzą z polskiego wydania gry; nazwy miejsc i budynków piszemy wielką literą.

game-belfort = Belfort
    .hint = Zbuduj miasto o pięciu dzielnicach z pomocą elfów, krasnoludów i gnomów. Punkty dostaje ten, kto najwięcej zbudował w dzielnicy, i ten, kto ma najwięcej elfów, krasnoludów lub gnomów.

## Elementy. Formy inne niż zwykłe (core.ftl) to atrybuty.

form-bundle = { $name }
piece-wood = drewno
    .gen = drewna
    .few = drewna
    .many = drewna
piece-stone = kamień
    .gen = kamienia
    .few = kamienie
    .many = kamieni
piece-metal = metal
    .gen = metalu
    .few = metale
    .many = metali
    .bundle = 1 metal
piece-gold = złoto
    .gen = złota
    .few = złota
    .many = złota
# In a cost: paid with the one or the other.
piece-ws = drewno lub kamień
    .few = drewna lub kamienie
    .many = drewna lub kamieni
# What the trading post takes and the architects save.
piece-wood-and-wood = 2 drewna
piece-wood-and-stone = 1 drewno i 1 kamień
piece-stone-and-stone = 2 kamienie

piece-elf = elf
    .acc = elfa
    .gen = elfa
    .few = elfy
    .many = elfów
piece-master-elf = mistrz elf
    .acc = mistrza elfa
    .gen = mistrza elfa
    .few = mistrzów elfów
    .many = mistrzów elfów
piece-dwarf = krasnolud
    .acc = krasnoluda
    .gen = krasnoluda
    .few = krasnoludy
    .many = krasnoludów
piece-master-dwarf = mistrz krasnolud
    .acc = mistrza krasnoluda
    .gen = mistrza krasnoluda
    .few = mistrzów krasnoludów
    .many = mistrzów krasnoludów

piece-forest = Las
    .gen = Lasu
    .loc = Lesie
piece-quarry = Kamieniołom
    .gen = Kamieniołomu
    .loc = Kamieniołomie
piece-mine = Kopalnia
    .gen = Kopalni
piece-gold-mine = Kopalnia złota
    .gen = Kopalni złota
piece-recruiter = Pośredniak
    .gen = Pośredniaka
    .loc = Pośredniaku
piece-camp = Obóz Króla
    .gen = Obozu Króla
    .loc = Obozie Króla

piece-pub = Piwiarnia
    .acc = Piwiarnię
    .gen = Piwiarni
    .few = Piwiarnie
    .many = Piwiarni
piece-gardens = Ogrody
    .gen = Ogrodów
    .loc = Ogrodach
    .few = Ogrody
    .many = Ogrodów
piece-tower = Wieża
    .acc = Wieżę
    .gen = Wieży
    .few = Wieże
    .many = Wież
piece-inn = Karczma
    .acc = Karczmę
    .gen = Karczmy
    .loc = Karczmie
    .few = Karczmy
    .many = Karczm
piece-blacksmith = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .few = Kuźnie
    .many = Kuźni
piece-bank = Bank
    .gen = Banku
    .few = Banki
    .many = Banków
piece-market = Targ
    .gen = Targu
    .at = na Targu
    .to = na Targ
    .few = Targi
    .many = Targów
piece-gatehouse = Brama
    .acc = Bramę
    .gen = Bramy
    .loc = Bramie
    .few = Bramy
    .many = Bram
piece-library = Biblioteka
    .acc = Bibliotekę
    .gen = Biblioteki
    .loc = Bibliotece
    .few = Biblioteki
    .many = Bibliotek
piece-keep = Baszta
    .acc = Basztę
    .gen = Baszty
    .loc = Baszcie
    .few = Baszty
    .many = Baszt
piece-wall = Mur
    .gen = Muru
    .loc = Murze
# The unseen card on top of the deck.
piece-deck = wierzchnia karta stosu
    .acc = wierzchnią kartę stosu
    .gen = wierzchniej karty stosu

piece-merchants = Gildia kupców
    .acc = Gildię kupców
    .gen = Gildii kupców
piece-librarians = Gildia bibliotekarzy
    .acc = Gildię bibliotekarzy
    .gen = Gildii bibliotekarzy
piece-architects = Gildia architektów
    .acc = Gildię architektów
    .gen = Gildii architektów
piece-recruiters = Gildia werbowników
    .acc = Gildię werbowników
    .gen = Gildii werbowników
piece-sawyers = Gildia drwali
    .acc = Gildię drwali
    .gen = Gildii drwali
piece-miners = Gildia górników
    .acc = Gildię górników
    .gen = Gildii górników
piece-bankers = Gildia bankierów
    .acc = Gildię bankierów
    .gen = Gildii bankierów
piece-masons = Gildia kamieniarzy
    .acc = Gildię kamieniarzy
    .gen = Gildii kamieniarzy
piece-thieves = Gildia złodziei
    .acc = Gildię złodziei
    .gen = Gildii złodziei
piece-bandits = Gildia opryszków
    .acc = Gildię opryszków
    .gen = Gildii opryszków
piece-wizards = Gildia magów
    .acc = Gildię magów
    .gen = Gildii magów
piece-spies = Gildia szpiegów
    .acc = Gildię szpiegów
    .gen = Gildii szpiegów

## Fazy, pory roku, źródła punktów

phase-setup = Przygotowanie
phase-placement = Rozmieszczanie
phase-collection = Zbieranie
phase-actions = Akcje
phase-non-players = Gracze wirtualni
phase-scoring = Punktacja
phase-end = Koniec

season-spring = Wiosna
season-summer = Lato
season-autumn = Jesień

points-districts = Dzielnice
points-elves = Elfy
points-dwarves = Krasnoludy
points-gnomes = Gnomy
points-taxes = Niezapłacone podatki

## Opcje

about-players-2 = W grze dwuosobowej biorą udział także dwaj gracze wirtualni. Nie dostają punktów, ale blokują gildie, budują i zajmują miejsca w dzielnicach i przy liczeniu robotników; decydujecie za nich we dwoje.
option-guilds = Gildie
option-guilds-hint = Które pięć z dwunastu gildii stoi w mieście. Zwykła gra: dwie podstawowe, jedna surowców i dwie interakcyjne; dla początkujących: dwie podstawowe i trzy surowców; dla zaawansowanych: dowolne pięć. W dwie osoby jedyną interakcyjną jest Gildia magów, a zwykła gra ma wtedy dwie gildie surowców.
option-guilds-normal = Zwykła gra
option-guilds-beginner = Gra dla początkujących
option-guilds-advanced = Gra dla zaawansowanych
option-guilds-chosen = Wybrane przy stole
option-chosen-guilds = Wybrane gildie
option-chosen-guilds-hint = Pięć gildii, z którymi gracie, jeśli wybieracie je sami; po dzielnicach rozkłada je los.
option-thieves-gold = Złoto dla złodziei
option-thieves-gold-hint = Ile złota Gildia złodziei może zabrać jednemu graczowi: 2 w instrukcji niemieckiej i francuskiej, 3 w angielskiej i polskiej.
option-shared-gatehouses = Wspólne Bramy
option-shared-gatehouses-hint = Czy dwoje graczy może mieć po połowie jednej Bramy. Według późniejszych wydań nie może.
option-keep-crest = Zatrzymany herb jest bezpieczny
option-keep-crest-hint = Czy w Obozie Króla także zatrzymany herb jest bezpieczny przed tymi, którzy wybierają później. Angielska instrukcja chroni tylko herb wzięty od kogoś innego.
option-forgo-actions = Rezygnacja z akcji
option-forgo-actions-hint = Czy robotnika można zabrać z pola akcji bez wykonania akcji.
option-markers-needed = Bez znacznika nie ma punktów
option-markers-needed-hint = Czy punkty za miejsce dostają tylko ci, którzy mają tam co najmniej jeden znacznik lub robotnika.
option-mine-pairs-only = W Kopalni tylko pary
option-mine-pairs-only-hint = Czy w Kopalni każdy musi mieć parę. Według instrukcji robotników rozdziela się dowolnie: kto nie ma pary, nie przynosi metalu, ale liczy się do premii.
option-np-keep-markers = Znaczniki graczy wirtualnych na Baszcie
option-np-keep-markers-hint = Dla dwóch graczy: ile znaczników kładzie gracz wirtualny na części Baszty. 2 w instrukcji niemieckiej i francuskiej, 1 w angielskiej i polskiej.
option-np-dwarves-together = Krasnoludy w jednej gildii
option-np-dwarves-together-hint = Dla dwojga: czy krasnoludy obu graczy wirtualnych mogą stać w tej samej gildii. Instrukcje tego nie rozstrzygają.

## Akcje: co robi przycisk

do-place = Postaw { PIECE($worker, form: "acc") } { PIECE($at, form: "at") }
do-pass = Spasuj, a resztę wyślij po surowce
do-send = Wyślij { PIECE($worker, form: "acc") } { PIECE($to, form: "to") }
do-crest = Weź herb { $crest }
do-build = Zbuduj { PIECE($property, form: "acc") } w dzielnicy { $district }
do-build-keep = Zbuduj część Baszty w dzielnicy { $district }
do-build-gatehouse =
    { $side ->
        [before] Zbuduj Bramę przed dzielnicą { $district }, na połowie w dzielnicy { $district }
       *[after] Zbuduj Bramę za dzielnicą { $district }, na połowie w dzielnicy { $district }
    }
do-build-wall = Zbuduj Mur w dzielnicy { $district }
do-build-guild = Zbuduj { PIECE($guild, form: "acc") }
do-mark-gatehouse =
    { $side ->
        [before] Oznacz Bramę przed dzielnicą { $district }, na połowie w dzielnicy { $district }
       *[after] Oznacz Bramę za dzielnicą { $district }, na połowie w dzielnicy { $district }
    }
do-discount = Zaoszczędź { PIECE($what, form: "bundle") }
do-pay = Zapłać 1 { PIECE($what) }
do-use = Użyj robotnika { PIECE($at, form: "at") }
do-reclaim = Zabierz robotnika { PIECE($at, form: "from") } bez akcji
do-buy = Kup 1 { PIECE($what) }
do-sell = Sprzedaj { PIECE($what, form: "bundle") }
do-convert = Wymień 1 { PIECE($what) } na 1 metal
do-staff = Wyślij gnoma { PIECE($property, form: "to") }
do-gnome =
    { $property ->
        [blacksmith] Kup 1 metal od gnoma w Kuźni
       *[bank] Weź złoto od gnoma w Banku
    }
do-recruit = Zwerbuj { PIECE($worker, form: "acc") }
do-take = Weź { PIECE($card, form: "acc") }
do-discard = Odrzuć { PIECE($card, form: "acc") }
do-end = Zakończ turę
do-steal = Zabierz 1 { PIECE($what) } (traci { SEAT($from, first: 1) })
do-swap = Wybierz { PIECE($property, form: "acc") } w dzielnicy { $district }
do-swap-keep = Wybierz Basztę w dzielnicy { $district }
do-swap-gatehouse = Wybierz Bramę za dzielnicą { $border }
do-swap-wall =
    { $side ->
        [left] Wybierz lewy Mur w dzielnicy { $district }
       *[right] Wybierz prawy Mur w dzielnicy { $district }
    }
do-swap-guild = Wybierz { PIECE($guild, form: "acc") }
do-show = Pokaż { PIECE($card, form: "acc") }
do-pick = Weź kartę, którą pokazuje { SEAT($from, first: 1) }
do-done = Gotowe
do-block = Postaw krasnoluda gracza wirtualnego { PIECE($guild, form: "at") }
do-draw = Dociągnij { PIECE($card, form: "acc") }
do-turn-up = Odkryj { PIECE($card, form: "acc") }
do-deal-crest = Rozdaj herb { $crest }
do-found = Załóż { PIECE($guild, form: "acc") }

## Pytania. `.others` jest dla wszystkich, którzy nie są pytani; pytania losu nie mają $seat.

ask-found-guild = Losowana jest gildia do dzielnicy { $district }.
ask-deal-crest = { SEAT($to) } dostaje herb.
ask-deal = { SEAT($to) } dostaje kartę.
ask-turn-up = Do puli odkrywana jest karta.
ask-draw = { SEAT($to) } dociąga kartę.
ask-np-draw = Gracz wirtualny { $non_player } dociąga kartę.
ask-keep =
    { $count ->
        [one] Wybierz kartę, którą odłożysz zakrytą; na ręce zostaw { $keep }.
        [few] Wybierz { $count } karty, które odłożysz zakryte; na ręce zostaw { $keep }.
       *[many] Wybierz { $count } kart, które odłożysz zakryte; na ręce zostaw { $keep }.
    }
    .others = { SEAT($seat) } wybiera karty do zatrzymania.
ask-block = Wybierz gildię, którą zablokuje krasnolud gracza wirtualnego { $non_player }.
    .others = { SEAT($seat) } wybiera gildię, którą zablokuje krasnolud gracza wirtualnego { $non_player }.
ask-place = Postaw robotnika albo spasuj.
    .others = { SEAT($seat) } stawia robotnika albo pasuje.
ask-send =
    { $count ->
        [one] Wyślij ostatniego robotnika na obszar surowców.
       *[other] Wyślij swoich { $count } robotników na obszary surowców.
    }
    .others = { SEAT($seat) } wysyła robotników na obszary surowców.
ask-camp = Wybierz herb w Obozie Króla; masz herb { $crest }.
    .others = { SEAT($seat) } wybiera herb w Obozie Króla.
ask-turn =
    { $any ->
        [no] { $card ->
            [yes] Twoja tura: kup kartę albo zakończ turę bez niej.
           *[no] Twoja tura: pozostaje tylko ją zakończyć.
        }
       *[yes] Twoja tura: { $build ->
            [yes] buduj,{" "}
           *[no] {""}
        }{ $workers ->
            [yes] użyj robotników,{" "}
           *[no] {""}
        }{ $gnome ->
            [no] {""}
            [hire] zatrudnij gnoma,{" "}
            [use] użyj gnomów,{" "}
           *[both] zatrudnij lub użyj gnoma,{" "}
        }{ $trade ->
            [yes] handluj,{" "}
           *[no] {""}
        }{ $card ->
            [yes] a potem zakończ turę z kartą albo bez.
           *[no] a potem zakończ turę.
        }
    }
    .others = Turę ma { SEAT($seat) }.
ask-discard =
    { $cause ->
        [limit] { $count ->
            [one] Na koniec tury możesz mieć najwyżej { $limit } kart: wybierz kartę do odrzucenia.
            [few] Na koniec tury możesz mieć najwyżej { $limit } kart: wybierz { $count } karty do odrzucenia, jedną po drugiej.
           *[many] Na koniec tury możesz mieć najwyżej { $limit } kart: wybierz { $count } kart do odrzucenia, jedną po drugiej.
        }
       *[drawn] { $count ->
            [one] Wybierz z ręki kartę do odrzucenia, nową albo starą.
            [few] Wybierz z ręki { $count } karty do odrzucenia, nowe albo stare, jedną po drugiej.
           *[many] Wybierz z ręki { $count } kart do odrzucenia, nowych albo starych, jedną po drugiej.
        }
    }
    .others = { SEAT($seat) } wybiera, co odrzucić.
ask-staff = Wybierz budynek, w którym będzie pracować twój nowy gnom.
    .others = { SEAT($seat) } wybiera miejsce pracy gnoma.
ask-recruit =
    { $gnome ->
        [yes] Zwerbuj elfa lub krasnoluda albo wyślij do pracy gnoma.
       *[no] Zwerbuj elfa albo krasnoluda.
    }
    .others = { SEAT($seat) } wybiera, kogo zwerbować.
ask-mark =
    { $owner ->
        [none] Wybierz Bramę, na której położysz swój drugi znacznik.
       *[other] Wybierz połowę Bramy dla znacznika, który ma tu { SEAT($owner) }.
    }
    .others = { SEAT($seat) } wybiera połowę Bramy.
ask-architects = Wybierz, co zbudujesz z architektami: bez karty i taniej o 1 metal albo o 2 sztuki drewna lub kamienia; albo zakończ.
    .others = { SEAT($seat) } wybiera, co zbudują architekci.
ask-discount = Wybierz, co zaoszczędzą ci architekci. { PIECE($what) }, koszt: { AMOUNTS($cost) }.
    .others = { SEAT($seat) } wybiera, co zaoszczędzą architekci.
ask-pay =
    { $count ->
        [one] Zapłać jeszcze 1 drewno albo kamień, do wyboru.
        [few] Zapłać jeszcze { $count } sztuki drewna lub kamienia, do wyboru, jedną po drugiej.
       *[many] Zapłać jeszcze { $count } sztuk drewna lub kamienia, do wyboru, jedną po drugiej.
    }
    .others = { SEAT($seat) } wybiera, czy płacić drewnem, czy kamieniem.
ask-thieves =
    { $taken ->
        [0] Zabierz złoto: jednej osobie najwyżej { $from_one } albo po 1 co najwyżej { $victims } osobom. Albo zakończ.
       *[other] Zabierz więcej złota albo zakończ.
    }
    .others = { SEAT($seat) } każe złodziejom zabierać złoto.
ask-bandits =
    { $taken ->
        [0] Zabierz jednej osobie { AMOUNTS("metal", $metal, form: "amount-acc") } albo do { $from_one } { $from_one ->
            [one] sztuki
           *[other] sztuk
        } drewna lub kamienia; albo najwyżej { $victims } osobom po 1 sztuce. Albo zakończ.
       *[other] Zabierz więcej drewna lub kamienia albo zakończ.
    }
    .others = { SEAT($seat) } każe opryszkom zabierać surowce.
ask-wizards = Wybierz pierwsze z dwóch miejsc jednego rodzaju, których znaczniki zamienią magowie; jedno z nich może być puste. Możesz też niczego nie zamieniać.
    .others = { SEAT($seat) } wybiera, co zamienią magowie.
ask-swap-with = Wybierz drugie miejsce do zamiany znaczników. Pierwsze: { PIECE($what) }{ $district ->
        [none] .
       *[other] {" "}w dzielnicy { $district }.
    } Jedno z nich może być puste.
    .others = { SEAT($seat) } wybiera, co zamienią magowie.
ask-show = Wybierz kartę, którą pokażesz szpiegom. Przysyła ich { SEAT($to) }.
    .others = { SEAT($seat) } wybiera kartę, którą pokaże szpiegom.
ask-pick = Weź jedną z kart pokazanych twoim szpiegom.
    .others = { SEAT($seat) } bierze jedną z kart pokazanych szpiegom.
ask-np-card = Wybierz kartę, którą zbuduje gracz wirtualny { $non_player }: z puli albo wierzchnią kartę stosu.
    .others = { SEAT($seat) } wybiera kartę dla gracza wirtualnego { $non_player }.
ask-np-build = Wybierz, gdzie gracz wirtualny { $non_player } zbuduje { PIECE($card, form: "acc") }.
    .others = { SEAT($seat) } wybiera, gdzie gracz wirtualny { $non_player } zbuduje { PIECE($card, form: "acc") }.

## Powody: dlaczego czegoś nie można teraz zrobić

why-not-asked-now =
    { $question ->
        [keep] Nie teraz: najpierw wybierz karty, które odkładasz.
        [block] Nie teraz: najpierw wybierz gildię, którą zablokuje krasnolud.
        [place] Jeszcze nie: najpierw stawia się robotników na polach akcji. Gdy spasujesz, wyślesz resztę po surowce; buduje się i handluje potem.
        [send] Nie teraz: najpierw wyślij wszystkich robotników na obszary surowców.
        [camp] Nie teraz: najpierw wybierz herb.
        [turn] Nie teraz: to nie należy do tury.
        [discard] Nie teraz: najpierw odrzuć karty.
        [show] Nie teraz: najpierw wybierz kartę, którą pokażesz szpiegom.
        [pick] Nie teraz: najpierw weź jedną z pokazanych kart.
        [np_card] Nie teraz: najpierw wybierz kartę dla gracza wirtualnego.
        [np_build] Nie teraz: najpierw zbuduj za gracza wirtualnego.
       *[other] Nie teraz: najpierw dokończ to, co zaczęte.
    }
why-no-such-worker-home =
    { $worker ->
        [elf] Nie masz już elfa do postawienia.
        [master_elf] Nie masz już mistrza elfa do postawienia.
        [dwarf] Nie masz już krasnoluda do postawienia.
       *[master_dwarf] Nie masz już mistrza krasnoluda do postawienia.
    }
why-desk-full =
    { $planks ->
        [one] Pośredniak ma jedno pole akcji, a zajmuje je { SEATS($holders) }.
        [2] Oba pola akcji Pośredniaka są zajęte: { SEATS($holders) }.
        [few] Wszystkie { $planks } pola akcji Pośredniaka są zajęte: { SEATS($holders) }.
       *[many] Wszystkie pola akcji Pośredniaka ({ $planks }) są zajęte: { SEATS($holders) }.
    }
why-already-in-camp = Masz już robotnika w Obozie Króla; w miesiącu wolno tylko jednego.
why-guild-not-in-city = W tym mieście nie ma { PIECE($guild, form: "gen") }.
why-plank-occupied =
    { $holder ->
        [none] Na wszystkich dostępnych polach akcji { PIECE($at, form: "gen") } stoją już twoi robotnicy.
       *[other] { SEAT($holder) } ma już robotnika { PIECE($at, form: "at") }.
    }
why-guild-blocked = Krasnolud gracza wirtualnego { $non_player } blokuje { PIECE($guild, form: "acc") }.
why-not-built = Nie masz jeszcze zbudowanej karty { PIECE($property) }.
why-plank-locked = Pole akcji { PIECE($property, form: "gen") } jest zamknięte na kłódkę; otwiera je gnom na karcie.
why-mine-unpaired = W Kopalni każdy elf potrzebuje krasnoluda, a każdy krasnolud elfa; z twoimi robotnikami to by się nie zgadzało.
why-crest-not-in-game = W tej grze nie ma herbu { $crest }; są od 1 do { $players }.
why-crest-taken = Herb { $crest } ma { SEAT($holder) }: wybrany w tym miesiącu, zostaje na miejscu.
why-too-dear = To kosztuje { AMOUNTS($cost, form: "amount-acc") }. Brakuje: { AMOUNTS($lacking) }.
why-too-little-to-sell = Do tej sprzedaży brakuje: { AMOUNTS($lacking) }.
why-none-of-it = Nie masz { PIECE($what, form: "gen") }.
why-too-little-gold = To kosztuje { AMOUNTS($cost, form: "amount-acc") }, a { $have ->
        [0] nie masz złota.
       *[other] masz tylko { AMOUNTS("gold", $have, form: "amount-acc") }.
    }
why-card-not-in-hand = Nie masz na ręce karty { PIECE($card) }.
why-no-free-symbol =
    { $what ->
        [gatehouse] Ta połowa Bramy jest zajęta: { SEATS($holders) }.
       *[other] W dzielnicy { $district } nie ma już wolnego symbolu { PIECE($what, form: "gen") }. Zajęte: { SEATS($holders) }.
    }
why-gatehouse-shared = Na drugiej połowie znacznik ma { SEAT($holder) }; w tej grze obie połowy muszą być wolne.
why-guild-owned = { SEAT($holder) } ma już { PIECE($guild, form: "acc") }.
why-no-worker-there = Nie masz robotnika { PIECE($at, form: "at") }.
why-must-use = W tej grze postawionego robotnika trzeba użyć; nie można go tak po prostu zabrać.
why-visit-used =
    { $visits ->
        [0] Nie przysługuje ci wizyta w Faktorii handlowej.
        [one] Twoja wizyta w Faktorii handlowej w tej turze już się odbyła.
       *[other] Wszystkie twoje wizyty w Faktorii handlowej w tej turze ({ $visits }) już się odbyły.
    }
why-no-conversion = Wymieniać na metal można tylko w turze, w której używasz robotnika w Gildii kupców, i to najwyżej tyle razy: { $conversions }.
why-already-hired = W tej turze masz już zatrudnionego gnoma; wolno tylko jednego.
why-no-gnomes-left = Nie ma już gnomów do wynajęcia.
why-no-free-lock =
    { $locks ->
        [0] Na karcie { PIECE($property) } nie ma kłódki dla gnoma.
       *[other] Na każdej kłódce twoich kart { PIECE($property) } jest już gnom.
    }
why-no-gnome-there = Nie masz gnoma { PIECE($property, form: "at") }.
why-gnome-used =
    { $gnomes ->
        [one] Gnom { PIECE($property, form: "from") } już w tej turze pracował.
        [2] Oba gnomy { PIECE($property, form: "from") } już w tej turze pracowały.
        [few] Wszystkie { $gnomes } gnomy { PIECE($property, form: "from") } już w tej turze pracowały.
       *[many] Wszystkie gnomy { PIECE($property, form: "from") } ({ $gnomes }) już w tej turze pracowały.
    }
why-not-in-pool = W puli nie ma karty { PIECE($card) }.
why-no-cards-left = Nie ma już kart do dociągnięcia.
why-workers-still-placed = Najpierw muszą wrócić do domu twoi robotnicy { PIECES($places, form: "from") }.
why-none-in-supply =
    { $worker ->
        [elf] Wszystkie twoje elfy ({ $most }) są już w grze.
       *[dwarf] Wszystkie twoje krasnoludy ({ $most }) są już w grze.
    }
why-no-own-marker-there = Nie masz znacznika na drugiej połowie tej Bramy.
why-too-dear-even-so = To kosztuje { AMOUNTS($cost, form: "amount-acc") }; nawet z oszczędnościami architektów cię na to nie stać.
why-discount-not-in-cost = Koszt to { AMOUNTS($cost) }: oszczędność „{ PIECE($what, form: "bundle") }” do niego nie pasuje.
why-discount-too-small = Nawet jeśli architekci zaoszczędzą ci { PIECE($what, form: "bundle") }, na resztę cię nie stać. Koszt: { AMOUNTS($cost) }.
why-seat-not-in-game = W tej grze nie ma gracza { $number }.
why-not-from-yourself = Nie możesz zabrać niczego sobie.
why-nothing-to-steal = { SEAT($victim) } nie ma { PIECE($what, form: "gen") }.
why-thieves-take-gold = Złodzieje zabierają złoto i nic innego.
why-bandits-take-no-gold = Opryszkowie zabierają drewno, kamień lub metal, ale nie złoto.
why-metal-alone = Kto zabiera metal, nie zabiera niczego innego, a ty masz już inny łup.
why-stolen-enough-there = { SEAT($victim) } nie może już stracić więcej.
why-stolen-enough = Po tym łupie nie możesz już nic zabrać temu graczowi: { SEAT($victim) }.
why-same-location = Miejsce nie może wymienić znaczników samo ze sobą.
why-other-kind-of-location = Znaczniki zamienia się między miejscami jednego rodzaju: dwa takie same budynki, dwa Mury albo dwie gildie.
why-not-this-gatehouse = Ten znacznik należy do Bramy między dzielnicami { $before } i { $after }.
why-no-card-shown = { SEAT($victim) } nie pokazuje karty.
why-must-choose = Tego nie można pominąć: wybierz coś.
why-no-space-for-card = Nie ma wolnego miejsca na kartę { PIECE($card) }, a na inną kartę z puli jest.
why-not-this-card = Gracz wirtualny buduje teraz { PIECE($card, form: "acc") } i nic innego.
why-not-for-non-players = Gracze wirtualni nie budują ani Murów, ani gildii.
why-nothing-to-swap = Żaden znacznik by się nie ruszył: na jednym z dwóch miejsc musi jakiś być.

## Wydarzenia: co się stało

guild-founded = Dzielnica { $district } dostaje { PIECE($guild, form: "acc") }.
crest-dealt = { SEAT($seat) } dostaje herb { $crest }.
was-dealt =
    { $card ->
        [none] { SEAT($seat) } dostaje kartę.
       *[other] { SEAT($seat) } dostaje { PIECE($card, form: "acc") }.
    }
put-away =
    { $card ->
        [none] { SEAT($seat) } odkłada kartę.
       *[other] { SEAT($seat) } odkłada { PIECE($card, form: "acc") }.
    }
first-discards = { SEAT($seat) } odrzuca { PIECES($cards, form: "acc") }.
turned-up = Do puli trafia karta { PIECE($card) }.
drew =
    { $card ->
        [none] { SEAT($seat) } dociąga kartę.
       *[other] { SEAT($seat) } dociąga { PIECE($card, form: "acc") }.
    }
discarded = { SEAT($seat) } odrzuca { PIECE($card, form: "acc") }.
deck-shuffled = Karty odrzucone są tasowane i tworzą nowy stos.
guild-blocked = { SEAT($seat) } stawia krasnoluda gracza wirtualnego { $non_player } { PIECE($guild, form: "at") }.

round-begins = Zaczyna się miesiąc { $round }.
placed =
    { $fee ->
        [0] { SEAT($seat) } stawia { PIECE($worker, form: "acc") } { PIECE($at, form: "at") }.
       *[other] { SEAT($seat) } stawia { PIECE($worker, form: "acc") } { PIECE($at, form: "at") } za { AMOUNTS("gold", $fee, form: "amount-acc") }.
    }
placed-for = { SEAT($seat) } stawia { PIECE($worker, form: "acc") } { PIECE($at, form: "at") } za { AMOUNTS("gold", $fee, form: "amount-acc") }; opłatę dostaje { SEAT($owner) }.
passed = { SEAT($seat) } pasuje.
sent = { SEAT($seat) } wysyła { PIECE($worker, form: "acc") } { PIECE($area, form: "to") }.

collected =
    { $bonus ->
        [0]
            { $amount ->
                [0] { SEAT($seat) } nic nie zbiera { PIECE($area, form: "at") }: potrzebna jest para.
               *[other] { SEAT($seat) } zbiera { AMOUNTS($what, $amount, form: "amount-acc") }.
            }
       *[other] { SEAT($seat) } zbiera { AMOUNTS($what, $amount, form: "amount-acc") }, w tym { $bonus } za najwięcej robotników { PIECE($area, form: "at") }.
    }
recruited = { SEAT($seat) } werbuje { PIECE($worker, form: "acc") }.
recruit-wasted =
    { $worker ->
        [elf] { SEAT($seat) } nie ma już elfów do zwerbowania.
       *[dwarf] { SEAT($seat) } nie ma już krasnoludów do zwerbowania.
    }
became-master =
    { $worker ->
        [elf] { SEAT($seat) }: elf zostaje mistrzem.
       *[dwarf] { SEAT($seat) }: krasnolud zostaje mistrzem.
    }
crest-taken = { SEAT($seat) } bierze herb { $crest }, a { SEAT($from) } dostaje w zamian herb { $given }.
crest-kept = { SEAT($seat) } zatrzymuje herb { $crest }.
income = { SEAT($seat) } ma { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    } przychodu.
taxed =
    { $lost ->
        [0] { SEAT($seat) } płaci { $paid ->
            [one] { $paid } złoto
           *[other] { $paid } złota
        } podatku.
        [one] { SEAT($seat) } płaci tylko { $paid } z { $tax } złota podatku i traci punkt.
        [few] { SEAT($seat) } płaci tylko { $paid } z { $tax } złota podatku i traci { $lost } punkty.
       *[many] { SEAT($seat) } płaci tylko { $paid } z { $tax } złota podatku i traci { $lost } punktów.
    }

built = { SEAT($seat) } buduje { PIECE($property, form: "acc") } w dzielnicy { $district } za { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold, form: "amount-acc") }.
built-gatehouse = { SEAT($seat) } buduje Bramę między dzielnicami { $district } i { $towards }, na połowie w dzielnicy { $district }, za { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold, form: "amount-acc") }.
built-wall = { SEAT($seat) } buduje Mur w dzielnicy { $district } za { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold, form: "amount-acc") }.
built-guild = { SEAT($seat) } buduje { PIECE($guild, form: "acc") } w dzielnicy { $district } za { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold, form: "amount-acc") }.
paid = { SEAT($seat) } płaci 1 { PIECE($what) }.
used = { SEAT($seat) } używa { PIECE($worker, form: "gen") } { PIECE($at, form: "at") }.
reclaimed = { SEAT($seat) } zabiera { PIECE($worker, form: "acc") } { PIECE($at, form: "from") }.
wasted = { SEAT($seat) } nic nie zyskuje { PIECE($at, form: "at") }.
gained = { SEAT($seat) } dostaje { AMOUNTS($what, $amount, form: "amount-acc") } { PIECE($at, form: "from") }.
converted = { SEAT($seat) } wymienia 1 { PIECE($what) } na 1 metal.
bought = { SEAT($seat) } kupuje 1 { PIECE($what) } za { AMOUNTS("gold", $gold, form: "amount-acc") }.
sold = { SEAT($seat) } sprzedaje { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, form: "amount-acc") } za { AMOUNTS("gold", $gold, form: "amount-acc") }.
hired = { SEAT($seat) } zatrudnia gnoma za { AMOUNTS("gold", $gold, form: "amount-acc") }.
staffed = { SEAT($seat) } wysyła gnoma { PIECE($property, form: "to") }.
smith-sold = { SEAT($seat) } kupuje 1 metal od gnoma w Kuźni za { AMOUNTS("gold", $gold, form: "amount-acc") }.
bank-paid = { SEAT($seat) } dostaje { AMOUNTS("gold", $gold, form: "amount-acc") } od gnoma w Banku.
bought-card = { SEAT($seat) } kupuje z puli { PIECE($card, form: "acc") } za { AMOUNTS("gold", $gold, form: "amount-acc") }.
bought-unseen-card = { SEAT($seat) } kupuje wierzchnią kartę stosu za { AMOUNTS("gold", $gold, form: "amount-acc") }.
ended-turn = { SEAT($seat) } kończy turę.
gatehouse-marked = { SEAT($owner) } dostaje znacznik na Bramie między dzielnicami { $district } i { $towards }, na połowie w dzielnicy { $district }.
stole = { SEAT($seat) } zabiera { AMOUNTS($what, $amount, form: "amount-acc") }; traci { SEAT($from) }.
swapped =
    { $what ->
        [guild] { SEAT($seat) } zamienia znaczniki { PIECE($one, form: "gen") } ({ SEATS($owners) }) i { PIECE($other, form: "gen") } ({ SEATS($others) }).
        [gatehouse] { SEAT($seat) } zamienia znaczniki Bramy między dzielnicami { $one } i { $one_next } ({ SEATS($owners) }) i Bramy między dzielnicami { $other } i { $other_next } ({ SEATS($others) }).
       *[other] { SEAT($seat) } zamienia znaczniki { PIECE($what, form: "gen") } w dzielnicy { $one } ({ SEATS($owners) }) i w dzielnicy { $other } ({ SEATS($others) }).
    }
swapped-walls = { SEAT($seat) } zamienia znaczniki { $one_side ->
        [left] lewego Muru w dzielnicy { $one }
       *[right] prawego Muru w dzielnicy { $one }
    } ({ SEATS($owners) }) i { $other_side ->
        [left] lewego Muru w dzielnicy { $other }
       *[right] prawego Muru w dzielnicy { $other }
    } ({ SEATS($others) }).
# Drugie miejsce jest puste.
moved =
    { $what ->
        [guild] { SEAT($seat) } przenosi znacznik ({ SEATS($owners) }) z { PIECE($one, form: "gen") } do { PIECE($other, form: "gen") }.
        [gatehouse] { SEAT($seat) } przenosi znaczniki ({ SEATS($owners) }) z Bramy między dzielnicami { $one } i { $one_next } na Bramę między dzielnicami { $other } i { $other_next }.
        [keep] { SEAT($seat) } przenosi znaczniki ({ SEATS($owners) }) z Baszty w dzielnicy { $one } na Basztę w dzielnicy { $other }.
       *[other] { SEAT($seat) } przenosi znacznik { PIECE($what, form: "gen") } ({ SEATS($owners) }) z dzielnicy { $one } do dzielnicy { $other }.
    }
moved-walls = { SEAT($seat) } przenosi znacznik ({ SEATS($owners) }) { $one_side ->
        [left] z lewego Muru w dzielnicy { $one }
       *[right] z prawego Muru w dzielnicy { $one }
    } { $other_side ->
        [left] na lewy Mur w dzielnicy { $other }
       *[right] na prawy Mur w dzielnicy { $other }
    }.
chose-to-show =
    { $card ->
        [none] { SEAT($seat) } wybiera kartę do pokazania.
       *[other] { SEAT($seat) } chce pokazać { PIECE($card, form: "acc") }.
    }
showed = { SEAT($seat) } pokazuje { PIECE($card, form: "acc") }.
picked = { SEAT($seat) } bierze kartę { PIECE($card) }, którą pokazuje { SEAT($from) }.

np-took = { SEAT($seat) } bierze z puli { PIECE($card, form: "acc") } dla gracza wirtualnego { $non_player }.
np-drew = { SEAT($seat) } dociąga { PIECE($card, form: "acc") } dla gracza wirtualnego { $non_player }.
np-wasted = Gracz wirtualny { $non_player } nie znajduje miejsca na kartę { PIECE($card) }.
np-built = { SEAT($seat) } buduje { PIECE($property, form: "acc") } w dzielnicy { $district } za gracza wirtualnego { $non_player }.
np-built-gatehouse = { SEAT($seat) } buduje za gracza wirtualnego { $non_player } Bramę między dzielnicami { $district } i { $towards }, na połowie w dzielnicy { $district }.
np-walked = Krasnolud gracza wirtualnego { $non_player } idzie do dzielnicy { $district } i blokuje { PIECE($guild, form: "acc") }.
np-paid = { SEAT($seat) } dostaje { AMOUNTS("gold", $gold, form: "amount-acc") } za krasnoluda gracza wirtualnego { $non_player }.

scored-district =
    { $points ->
        [one] { SEAT($seat) } zdobywa { $points } punkt w dzielnicy { $district }.
        [few] { SEAT($seat) } zdobywa { $points } punkty w dzielnicy { $district }.
       *[many] { SEAT($seat) } zdobywa { $points } punktów w dzielnicy { $district }.
    }
scored-workers =
    { SEAT($seat) } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $race ->
        [elves] za elfy.
        [dwarves] za krasnoludy.
       *[gnomes] za gnomy.
    }
tied = { SEATS($tied) } mają tyle samo punktów: { $points }. Rozstrzygają zapasy (metal liczy się podwójnie): największe są warte { $stock }.
won = Wygrywa { SEATS($winners) }.
shared-victory = Zwycięstwem dzielą się { SEATS($winners) }.
