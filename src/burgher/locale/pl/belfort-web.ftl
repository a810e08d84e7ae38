# Co plansze Belfortu mówią w przeglądarce, oprócz tego, co mówi sama gra (belfort.ftl).

now-setup = Przygotowanie
now = Miesiąc { $round } z { $rounds } · { $phase ->
        [placement] rozmieszczanie
        [collection] zbieranie
        [actions] akcje
        [non_players] gracze wirtualni
        [scoring] punktacja
        [end] koniec
       *[setup] przygotowanie
    }
own-round = Miesiąc { $round }
own-replay-round = Do miesiąca { $round }
own-undo-round =
    { $round ->
        [0] Wróć do przygotowania gry
       *[other] Wróć do początku miesiąca { $round }
    }
own-undo-round-hint =
    { $scored ->
        [yes] Cofa wszystkie moje decyzje od tamtej chwili, wszystko, co zrobiły boty, i punktację. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
       *[no] Cofa wszystkie moje decyzje od tamtej chwili i wszystko, co zrobiły boty. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
    }
own-undo-far-much =
    { $round ->
        [0] To było podczas przygotowania gry. Wszystko, co zdarzyło się potem, zostanie cofnięte. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
       *[other] To było w miesiącu { $round }. Wszystko, co zdarzyło się potem, zostanie cofnięte, razem { $scored ->
            [yes] z punktacją i
           *[no] z
        } całym miesiącem { $now }. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
    }
own-notice-took-back =
    { $round ->
        [0] { $name } cofa wszystko aż do przygotowania gry.
       *[other] { $name } cofa wszystko aż do początku miesiąca { $round }.
    }
own-graph = Punkty w kolejnych miesiącach
own-graph-label = Punkty w kolejnych miesiącach. Na koniec: { $players }

amounts = { AMOUNTS($amounts) }
to-build = Koszt budowy:

## Części ekranu

pane-city = Miasto
pane-work = Praca
pane-market = Handel
the-city = Miasto
collection-board = Plansza zasobów
market-board = Faktoria, karty i gnomy
calendar = Kalendarz
month-hint = Miesiąc { $month }, { $season ->
        [spring] wiosna
        [summer] lato
       *[autumn] jesień
    }{ $scored ->
        [yes] ; kończy się punktacją
       *[no] {""}
    }
whole-city = Całe miasto

## Miasto

district = Dzielnica { $district }
plot = { $what ->
        [gatehouse] { $side ->
            [before] Brama przed dzielnicą { $district }
           *[after] Brama za dzielnicą { $district }
        }
        [keep] Baszta w dzielnicy { $district }
        [wall] Mur w dzielnicy { $district }
       *[other] { PIECE($what) } w dzielnicy { $district }
    }
plot-free = { $place }, do zbudowania; koszt: { $cost }
plot-owned = { $place }; znacznik ma tu { SEAT($owner) }
marker-of = { SEAT($owner) } ma tu znacznik.
guild-plot =
    { PIECE($guild) } w dzielnicy { $district }, { $owner ->
        [none] wolna; koszt budowy: { $cost }
       *[other] ma ją { SEAT($owner) }
    }{ $blocked ->
        [none] { $worker ->
            [none] ; nikt tu nie stoi
           *[other] ; stoi tu { SEAT($worker) }
        }
       *[other] ; blokuje ją { SEAT($blocked) }
    }
# On the city's plates, where there is little room.
guild-short =
    { $guild ->
        [merchants] Kupcy
        [librarians] Bibliotekarze
        [architects] Architekci
        [recruiters] Werbownicy
        [sawyers] Drwale
        [miners] Górnicy
        [bankers] Bankierzy
        [masons] Kamieniarze
        [thieves] Złodzieje
        [bandits] Opryszkowie
        [wizards] Magowie
       *[spies] Szpiedzy
    }
guild-is-blocked = W tym miesiącu blokuje ją krasnolud ({ SEAT($owner) }).
guild-fee =
    Postawienie tu robotnika kosztuje { $fee ->
        [one] { $fee } złoto
       *[other] { $fee } złota
    }; dostaje je właściciel, jeśli gildia go ma. On sam nie płaci nic.
worker-at = Twój { PIECE($worker) } { PIECE($at, form: "at") }

score-track-title = Punkty i podatki
score-track = Tor punktacji: { $scores }
score-of = { SEAT($seat) } { $score }
score-and-tax = { SEAT($seat) }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }, podatek: { $tax ->
        [one] { $tax } złoto
       *[other] { $tax } złota
    }
about-taxes = Im dalej na torze, tym wyższy podatek na koniec każdego zbierania. Kto nie może zapłacić, traci punkty.
tax-band = Od { $first } do { $last } punktów: co miesiąc { $tax ->
        [one] { $tax } złoto
       *[other] { $tax } złota
    } podatku

## Przewagi

standing = { SEAT($owner) } { $count } ({ $points ->
        [0] bez punktów
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
standing-nobody = Jeszcze nikt.
district-standing = Dzielnica { $district }: { $standing } { $more }
worker-standing = { $race ->
        [elves] Elfy
        [dwarves] Krasnoludy
       *[gnomes] Gnomy
    }: { $standing }
majority-elves = Najwięcej elfów
majority-dwarves = Najwięcej krasnoludów
majority-gnomes = Najwięcej gnomów
you-lead-here = Prowadzisz tutaj.
one-more-leads = Jeszcze jeden znacznik i prowadzisz tutaj.
one-more-passes = Jeszcze jeden znacznik i za tobą: { SEATS($passed) }.
one-more-level = Jeszcze jeden znacznik i remis: { SEATS($level) }.
one-more-both = Jeszcze jeden znacznik i za tobą: { SEATS($passed) }, a remis: { SEATS($level) }.
one-more-first = Jeden znacznik i włączasz się tu do rywalizacji.
one-more-same = Jeszcze jeden znacznik nie zmieniłby twojego miejsca.
scoring-now-title = Punktacja teraz
scoring-now = Gdyby punktować teraz: { $scores }
scoring-now-hint = Ile dałyby wszystkie przewagi razem, oprócz punktów, które już są: pięć dzielnic, elfy, krasnoludy i gnomy.

## Plansza zasobów

plank-of-desk =
    { $holder ->
        [none] Pole akcji { $number } Pośredniaka, wolne
       *[other] Pole akcji { $number } Pośredniaka: { SEAT($holder) }
    }
plank-of-camp =
    { $holder ->
        [none] Pole akcji { $number } Obozu Króla, wolne
       *[other] Pole akcji { $number } Obozu Króla: { SEAT($holder) }
    }
about-recruiter = Za { AMOUNTS("gold", $fee, form: "amount-acc") } robotnik postawiony tutaj sprowadza drugiego tej samej rasy, gdy wszyscy zbiorą surowce.
about-camp = Nic nie kosztuje. W fazie zbierania każdy robotnik tutaj bierze herb, po kolei od lewego pola: dowolny, którego w tym miesiącu nikt jeszcze nie wziął. Herby wyznaczają kolejność gry.
about-crests = Kto ma herb 1, gra pierwszy. Herby bierze się w Obozie Króla; wzięty w tym miesiącu jest bezpieczny.
crest-of = Herb { $crest }: { SEAT($holder) }{ $down ->
        [yes] , bezpieczny w tym miesiącu
       *[no] {""}
    }
area = { PIECE($area) }: { $workers }
workers-of = { SEAT($seat) }: { $workers }
nobody-there = nikogo
about-forest = Każdy elf przynosi 1 drewno, mistrz { $master }.
about-quarry = Każdy krasnolud przynosi 1 kamień, mistrz { $master }.
about-mine =
    Elf i krasnolud razem przynoszą 1 metal; mistrz liczy się za { $master }. { $pairs ->
        [yes] Przy tym stole każdy musi tam mieć parę.
       *[no] Kto nie ma pary, nie przynosi nic, ale liczy się do premii.
    }
about-gold-mine = Każdy robotnik przynosi 1 złoto, mistrz { $master }.
about-area-bonus = Kto jako jedyny ma tu najwięcej robotników, dostaje o { $bonus } więcej.
income-and-taxes = Przychód, podatek
income-of = { SEAT($seat) }: przychód { $income }, podatek { $tax } (w złocie)

## Faktoria handlowa, karty, gnomy

trading-post = Faktoria handlowa
visits-left =
    { $begun ->
        [yes] { $count ->
            [0] wizyta trwa
           *[other] wizyta trwa, jeszcze { $count }
        }
       *[no] { $count ->
            [0] brak wizyt
            [one] 1 wizyta
            [few] { $count } wizyty
           *[many] { $count } wizyt
        }
    }
visits-hint = Wizyta to jeden zakup albo jedna sprzedaż, albo jedno i drugie. Każda inna czynność ją kończy.
about-post = Wizyta to jeden zakup albo jedna sprzedaż, albo jedno i drugie. Każda inna czynność ją kończy.
trade-buy = Kup 1 { PIECE($what) } za { AMOUNTS("gold", $gold, form: "amount-acc") }
trade-sell = Sprzedaj { PIECE($what, form: "bundle") } za { AMOUNTS("gold", $gold, form: "amount-acc") }
conversions-left = { $count ->
        [one] została 1 wymiana
        [few] zostały { $count } wymiany
       *[many] zostało { $count } wymian
    }
card-in-pool = { PIECE($card) }, w puli; wzięcie kosztuje { AMOUNTS("gold", $price, form: "amount-acc") } i kończy turę; koszt budowy: { $cost }
deck = Stos, kart: { $count }; wzięcie wierzchniej kosztuje { AMOUNTS("gold", $price, form: "amount-acc") } i kończy turę
card-for-non-player = { PIECE($card) }, w puli; gracz wirtualny dostaje kartę za darmo
deck-for-non-player = Stos, kart: { $count }; wierzchnią gracz wirtualny dostaje za darmo
about-cards = Na koniec tury możesz wziąć kartę za { AMOUNTS("gold", $price, form: "amount-acc") }: z puli albo wierzchnią ze stosu.
discards = Karty odrzucone { $count }: { $cards }
discard-pile = Karty odrzucone
one-gnome = gnom
gnomes-title = Gnomy do wynajęcia
gnomes-for-hire = Gnomy do wynajęcia { $count }, każdy za { AMOUNTS("gold", $fee, form: "amount-acc") }
about-gnomes = Raz w turze możesz zatrudnić gnoma za { AMOUNTS("gold", $fee, form: "amount-acc") }. Trafia na wolną kłódkę w jednym z twoich budynków i tam zostaje.

## Plansza gracza

stock = { SEAT($seat) }: { $amount ->
        [one] { $amount } { PIECE($what, form: "one") }
        [few] { $amount } { PIECE($what, form: "few") }
       *[many] { $amount } { PIECE($what, form: "many") }
    }
workers-home =
    { $count ->
        [0] { PIECE($worker) }: w domu nikogo
       *[other] { PIECE($worker) }: { $count } w domu
    }{ $away ->
        [0] {""}
       *[other] , { $away } w pracy
    }
workers-owned =
    { $count ->
        [one] razem { $count } robotnik
       *[other] razem { $count } robotników
    }
about-worker = Podnieś go i postaw tam, gdzie ma pracować.
about-master = Przy zbieraniu liczy się za { $master } robotników. Poza tym mistrz to robotnik jak każdy inny.
supply = { $worker ->
        [elf] Elfy, które można jeszcze zwerbować: { $count }
       *[dwarf] Krasnoludy, które można jeszcze zwerbować: { $count }
    }
about-supply = Nowych robotników dają Pośredniak, Karczma i Gildia werbowników.
nothing-built = Brak zbudowanych kart
no-cards = Brak kart
your-hand = Twoja ręka: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
hand-of = { SEAT($seat) } ma na ręce { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
card-in-hand = { PIECE($card) }, na twojej ręce; koszt budowy: { $cost }
card-was-seen = { PIECE($card) }: wzięcie tej karty widzieli wszyscy
built-card =
    { PIECE($property) }{ $cards ->
        [one] {""}
        [few] , { $cards } karty
       *[many] , { $cards } kart
    }: { $gnomes ->
        [0] bez gnoma
        [one] 1 gnom
        [few] { $gnomes } gnomy
       *[many] { $gnomes } gnomów
    }{ $free ->
        [0] {""}
        [one] , wolna kłódka
        [few] , { $free } wolne kłódki
       *[many] , { $free } wolnych kłódek
    }{ $income ->
        [0] {""}
       *[other] , przychód { $income }
    }
built-short =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] {" "}×{ $cards }
    }{ $gnomes ->
        [0] {""}
        [one] , z gnomem
       *[other] , z { $gnomes } gnomami
    }
built-gnomes =
    { $gnomes ->
        [one] Pracuje tu gnom.
        [few] Pracują tu { $gnomes } gnomy.
       *[many] Pracuje tu { $gnomes } gnomów.
    }
built-locks =
    { $free ->
        [one] Kłódka czeka na gnoma.
        [few] { $free } kłódki czekają na gnomy.
       *[many] { $free } kłódek czeka na gnomy.
    }
team =
    { $race ->
        [elf] Elfy: { $count }
       *[dwarf] Krasnoludy: { $count }
    }{ $masters ->
        [0] {""}
        [one] , w tym mistrz
       *[other] , w tym { $masters } mistrzów
    }
plank-of-card =
    { $locked ->
        [yes] Pole akcji { PIECE($property, form: "gen") }, zamknięte: otwiera je gnom
       *[no] { $worker ->
            [none] Pole akcji { PIECE($property, form: "gen") }, wolne{ $fee ->
                [0] {""}
               *[other] ; kosztuje { AMOUNTS("gold", $fee, form: "amount-acc") }
            }
           *[other] Pole akcji { PIECE($property, form: "gen") }: twój { PIECE($worker) }
        }
    }
you-have = Masz { $amount }
non-player-is =
    { SEAT($owner) }, którym nikt nie gra{ $by ->
        [none] {""}
       *[other] , steruje nim { SEAT($by) }
    }: nie dostaje punktów, ale zajmuje miejsca w dzielnicach i liczy się tak, jakby miał { $elves ->
        [one] { $elves } elfa
        [few] { $elves } elfy
       *[many] { $elves } elfów
    } i { $dwarves ->
        [one] { $dwarves } krasnoluda
        [few] { $dwarves } krasnoludy
       *[many] { $dwarves } krasnoludów
    }{ $district ->
        [none] {""}
       *[other] ; krasnolud blokuje gildię w dzielnicy { $district }
    }

## Do czego służą rzeczy

about-income = Przynosi { AMOUNTS("gold", $gold, form: "amount-acc") } miesięcznie.
about-pub = Gnom tutaj czyni mistrzem jednego z twoich krasnoludów.
about-gardens = Gnom tutaj czyni mistrzem jednego z twoich elfów.
about-tower = Gnom tutaj otwiera pole akcji: robotnik na nim, za { AMOUNTS("gold", $fee, form: "amount-acc") }, sprowadza kolejnego gnoma na jedną z twoich wolnych kłódek.
about-inn = Gnom tutaj otwiera pole akcji: robotnik na nim, za { AMOUNTS("gold", $fee, form: "amount-acc") }, werbuje elfa albo krasnoluda.
about-blacksmith = Robotnik na polu akcji wykuwa { AMOUNTS("metal", $metal, form: "amount-acc") }. Gnom sprzedaje ci raz w turze 1 metal za { AMOUNTS("gold", $price, form: "amount-acc") }.
about-bank = Gnom tutaj wypłaca { AMOUNTS("gold", $gold, form: "amount-acc") } na turę.
about-market = Robotnik na polu akcji zarabia { AMOUNTS("gold", $gold, form: "amount-acc") }. Każdy gnom daje co turę { $visits ->
        [one] jeszcze jedną wizytę
        [few] jeszcze { $visits } wizyty
       *[many] jeszcze { $visits } wizyt
    } w Faktorii handlowej.
about-gatehouse = Stoi na granicy, z symbolem po obu stronach. Twój znacznik zajmuje jeden z nich; gnom kładzie drugi znacznik na wolnej połowie jednej z twoich Bram.
about-library = Robotnik na polu akcji dociąga { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }; potem odrzucasz { $discard ->
        [one] dowolną kartę z ręki, nową albo starą
        [few] { $discard } dowolne karty z ręki, nowe albo stare
       *[many] { $discard } dowolnych kart z ręki, nowych albo starych
    }. Gnom dociąga { $cards ->
        [one] kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } na koniec twojej tury.
about-keep = Ma w każdej dzielnicy dwa symbole: twoje znaczniki zajmują oba.
guild-kind-basic = Niebieska tarcza: gildia podstawowa. Pomaga budować, handlować i rosnąć w siłę.
guild-kind-resource = Zielona tarcza: gildia surowców. Daje surowce.
guild-kind-interactive = Ciemnoczerwona tarcza: gildia interakcyjna. Sięga po to, co mają inni.
about-wall = Nie wymaga karty.
about-second-wall = Najpierw buduje się drugi z Murów tej dzielnicy; oba liczą się tak samo.

about-merchants = W tej turze możesz { $conversions ->
        [one] raz
        [2] dwa razy
       *[other] { $conversions } razy
    } wymienić drewno lub kamień na metal i dodatkowo { $visits ->
        [one] raz
       *[other] { $visits } razy
    } odwiedzić Faktorię handlową.
about-librarians = Dociągnij { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }, potem odrzuć { $discard ->
        [one] dowolną kartę z ręki, nową albo starą
        [few] { $discard } dowolne karty z ręki, nowe albo stare
       *[many] { $discard } dowolnych kart z ręki, nowych albo starych
    }.
about-architects = Zbuduj cokolwiek, czego nikt jeszcze nie zajął, bez karty, taniej o 1 metal albo o 2 sztuki drewna lub kamienia.
about-recruiters = Zwerbuj elfa lub krasnoluda albo wyślij do pracy gnoma.
about-sawyers = Weź { AMOUNTS($amounts, form: "amount-acc") }.
about-masons = Weź { AMOUNTS($amounts, form: "amount-acc") }.
about-miners = Weź { AMOUNTS($amounts, form: "amount-acc") }.
about-bankers = Weź { AMOUNTS($amounts, form: "amount-acc") }.
about-thieves = Zabierz złoto: kilka sztuk jednej osobie albo po 1 co najwyżej { $victims } osobom.
about-bandits = Zabierz jednej osobie { AMOUNTS("metal", $metal, form: "amount-acc") } albo najwyżej { $pieces ->
        [one] { $pieces } sztukę
        [few] { $pieces } sztuki
       *[many] { $pieces } sztuk
    } drewna lub kamienia; albo po 1 sztuce co najwyżej { $victims } osobom.
about-wizards = Zamień znaczniki dwóch miejsc jednego rodzaju: dwóch takich samych budynków, dwóch Murów albo dwóch gildii.
about-spies = Wszyscy inni pokazują po jednej wybranej karcie; jedną z nich bierzesz.

## Pytania z własną tacką

send-title = Kto gdzie pracuje?
send-given = przydzieleni: { $count } z { $of }
send-more = Jeden więcej: { PIECE($worker) } { PIECE($area, form: "to") }
send-fewer = Jeden mniej: { PIECE($worker) } { PIECE($area, form: "to") }
send-brings =
    Przynosi { AMOUNTS($what, $amount, form: "amount-acc") }{ $bonus ->
        [0] {""}
       *[other] , w tym { $bonus } za najwięcej robotników
    }
send-so-far = Tak jest w tej chwili: inni mogą jeszcze wysłać robotników.
send-rest = Reszta do Lasu i Kamieniołomu
send-go = Do pracy!
thieves-title = Co zabierają twoi złodzieje?
bandits-title = Co zabierają twoi opryszkowie?
loot = Zabierz 1 { PIECE($what) }; { SEAT($seat) } ma { $amount }
pick-title = Karty pokazane twoim szpiegom
shown-card = { PIECE($card) }, pokazuje { SEAT($seat) }
discount-title = Co oszczędzają architekci?
pay-title = Drewno czy kamień?
recruit-title = Kogo werbujesz?

## Zanim coś przepadnie

confirm-reclaim = Robotnik { PIECE($at, form: "at") } może jeszcze coś zrobić. Zabrać go bez akcji?
confirm-end-bank = Gnom z twojego Banku może jeszcze wypłacić złoto. Mimo to zakończyć turę?
confirm-take-nothing = Nic nie zabierasz. Czy twoi ludzie mają wrócić z pustymi rękami?
first-passed = Nie można już było nikogo postawić, więc gra spasowała za ciebie. Wszyscy pozostali idą po surowce.
first-keep = Zatrzymaj to, na co szybko będzie cię stać: drewno i kamień zbierzesz prędko, metal nie.
first-desk = Tutaj werbujesz kolejnego robotnika, do końca gry. Najwięcej daje to na początku.
first-guild = Pola akcji w gildiach kosztują złoto, a ty go nie masz. Pomoże Kopalnia złota albo Faktoria handlowa.
first-send = Kto ma na obszarze więcej robotników niż ktokolwiek inny, zbiera tam o 1 więcej.
first-camp = Z niższym numerem działasz wcześniej już od teraz: przy budowaniu i kartach, a w następnym miesiącu także przy polach akcji.
first-tax = Podatki w tym miesiącu są większe niż twoje złoto. Jeśli przychód nie wystarczy, zdobądź więcej złota: za każde brakujące tracisz punkt.
first-use = Twoi robotnicy w gildiach i na polach akcji czekają na użycie; dopiero potem zakończysz turę.
first-build = Możesz teraz budować: naciśnij kartę, potem miejsce w mieście. Punkty daje przewaga w dzielnicach.
first-lock = Kłódkę na karcie otwiera gnom: wtedy karta działa tak, jak na niej pokazano.
first-hire = Możesz teraz zatrudnić gnoma, raz w turze. Gnomy też dają punkty.
first-trade = Raz w turze możesz tu handlować. Zrób to, zanim zbudujesz: kup, czego brakuje.
first-card = Karta kosztuje 1 złoto i kończy turę. Buduj więc i handluj wcześniej.
first-discard = To, co odrzucisz, może później wrócić do stosu, dla wszystkich.
first-steal = Tego, co zabierzesz, komuś zabraknie: zobacz, kto prowadzi.
first-bandits = Z tego, co tu zabierzesz, nikt inny już nic nie zbuduje: zobacz, czego brakuje tym, którzy prowadzą.
first-recruit = Gnom od razu otwiera kłódkę; elf albo krasnolud pracuje dla ciebie odtąd co miesiąc.
first-mark = Znacznik na połowie Bramy liczy się w dzielnicy po tej stronie: porównaj obie.
first-wizards = Dwa miejsca jednego rodzaju zamieniają się znacznikami, czyjekolwiek są: poszukaj, gdzie jeden więcej da ci przewagę.
first-pick = Jedna z tych kart będzie twoja; pozostałe wracają do właścicieli, a ty wiesz, co mają.
first-show = Pokazaną kartę można ci zabrać. Pokaż tę, której najmniej potrzebujesz.
first-architects = Architekci budują bez karty i taniej: wybierz coś drogiego.
first-block = Dwaj gracze wirtualni przeszkadzają wam obojgu. Nie dostają punktów, ale zajmują miejsca: w dzielnicach tym, co się za nich buduje, a wśród robotników własnymi elfami i krasnoludami. Kto ma herb 1, decyduje za gracza wirtualnego 3, kto ma herb 2, za gracza wirtualnego 4. Tam, gdzie stoi krasnolud, nikt nie postawi robotnika, dopóki na koniec miesiąca nie pójdzie on dalej: zablokuj to, czego potrzebuje druga osoba.
first-np-card = Co miesiąc budujecie też za gracza wirtualnego, za darmo: z herbem 1 za gracza wirtualnego 3, z herbem 2 za gracza wirtualnego 4. Karta potem znika: weź taką, którą chciałaby mieć druga osoba.
first-np-build = Znacznik gracza wirtualnego liczy się w dzielnicy jak każdy inny: postaw go tam, gdzie odbierze miejsce drugiej osobie, a tobie nie zaszkodzi.
# Wyjście z pytania: co przez to przepada.
enough =
    { $question ->
        [architects] Nic nie buduj
        [thieves] { $taken ->
            [0] Nic nie zabieraj
           *[other] Nie zabieraj więcej
        }
        [bandits] { $taken ->
            [0] Nic nie zabieraj
           *[other] Nie zabieraj więcej
        }
        [wizards] Nic nie zamieniaj
        [recruit] Nikogo nie werbuj
       *[other] Gotowe
    }

# Na przycisku, gdy brakuje miejsca: to, co do-pass mówi w całości.
bar-pass = Spasuj

## Czego nie można wybrać przy otwieraniu stołu

wrong-chosen-guilds-count =
    { $count ->
        [one] Wybierz { $count } gildię.
        [few] Wybierz { $count } różne gildie.
       *[many] Wybierz { $count } różnych gildii.
    }
wrong-chosen-guilds-for-two = W dwie osoby jedyną gildią interakcyjną jest Gildia magów. Zrezygnuj z tej: { PIECE($guild) }.

# Chwile opowiadane krok po kroku.
show-scoring = Punktacja w miesiącu { $round }
show-district =
    { $guild ->
        [none] Dzielnica { $district }
       *[other] Dzielnica { $district }, { PIECE($guild) }
    }
show-tie = Remis: { SEATS($seats) }.
show-tie-all = Remis: wszyscy.
show-scored = Stan punktów
show-collection = Zbieranie w miesiącu { $round }
show-area = { PIECE($area) }
show-most = Najwięcej robotników: { SEAT($seat) }, dodatkowo { $bonus }.
show-income = Przychody
show-taxes = Podatki
show-unpaid = Punkty stracone za niezapłacone podatki
# In an area, while nobody works there.
last-yields = Ostatnio

## What chance does next, where the turn goes on after it

chance-turn-up = Za chwilę zostanie odkryta nowa karta, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
chance-draw = Za chwilę dociągniesz kartę, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
chance-np-draw = Za chwilę gracz wirtualny dociągnie kartę, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
