# Co mówi wiersz poleceń. Wiersze pomocy zaczynają się małą literą i nie kończą kropką, jak to w pomocy.

## Pomoc

help-burgher = Graj w Belfort i Rise to Nobility w przeglądarce lub w terminalu albo zajrzyj do rozegranych partii.
help-alone = Bez polecenia burgher otwiera się w przeglądarce.
help-commands = polecenia
help-lang = język komunikatów (domyślnie: język środowiska)
help-other-game = gra we własnym pliku; polecenia znają ją wtedy po nazwie
help-version = wersja i informacja, czy silnik jest skompilowany

help-play = otwórz w przeglądarce stół: z botami, z innymi przy tym urządzeniu lub ze znajomymi
help-terminal = zagraj w terminalu, z botami lub z innymi przy tej klawiaturze
help-serve = udostępnij grę w przeglądarce, także innym w sieci
help-resume = graj dalej od końca zapisu albo od podanej pozycji
help-replay = opowiedz słowami zapisaną partię
help-show = pokaż pozycję lub chwilę z zapisu i to, co można tam zrobić
help-check = sprawdź, czy zapisy są prawdziwe
help-analyse = powiedz, jak przebiegła zapisana partia: szanse, błędy, szczęście, punkty zwrotne
help-simulate = rozegraj wiele partii losowo lub między botami i policz wyniki
help-match = niech bot zagra z innymi; zmierz, jak jest silny
help-tournament = niech kilka botów zagra w każdym składzie; ustal ranking
help-bench = zmierz, jak szybko myślą boty
help-dataset = zapisz partie jako wiersze pliku Parquet, żeby się z nich uczyć
help-train = niech sieć nauczy się gry, grając w nią (wymaga burgher[train])
help-games = wypisz gry i to, co można w nich wybrać
help-rules = wypisz zasady gry albo to, co mówią na dany temat
help-components = wypisz plik z elementami i liczbami gry, żeby go poprawić

help-game = belfort lub nobility
help-about = słowa, które musi zawierać rozdział (domyślnie: wszystkie rozdziały)
help-play-game = belfort lub nobility (bez tego: strona startowa)
help-players = liczba graczy (domyślnie: 3)
help-option = opcja gry z listy „burgher games”; można podać kilka razy
help-component-file = poprawiony plik elementów (zob. „burgher components”) albo nazwa zestawu dołączonego do gry
help-check-components = przeczytaj poprawiony plik tak, jak zrobiłaby to gra, i powiedz, co jest w nim złe albo dziwne
help-compare-components = zestaw pliki kilku właścicieli: w czym się zgadzają, a w czym różnią
help-serve-components = poprawiony plik elementów, z którym rozgrywane są nowe partie, jeśli nikt nie wybierze inaczej; raz na każdą grę
help-json = wypisz JSON
help-judge = kto ocenia pozycje (domyślnie: best)
help-analysis-seconds = ile to może najwyżej trwać
help-number-of-games = liczba partii (domyślnie: 100)
help-simulate-seed = ziarno losu (domyślnie: 1)
help-simulate-bots = boty lub poziomy według miejsc albo jeden dla wszystkich; bez nich każda akcja jest losowa
help-match-bot = mierzony bot lub poziom albo PLIK.py:NAZWA
help-match-other = bot lub poziom na wszystkich pozostałych miejscach
help-tournament-bots = dwa lub więcej botów lub poziomów albo PLIK.py:NAZWA
help-contest-games = liczba partii, zaokrąglona w górę tak, by każdy równie często siedział na każdym miejscu (domyślnie: 100)
help-contest-seed = ziarno losu (domyślnie: 1)
help-contest-out = zapisuj każdą partię do tego pliku; partie, które już w nim są, nie są rozgrywane ponownie
help-seconds = czas na decyzję w sekundach (domyślnie: 0,2)
help-cores = liczba partii naraz (domyślnie: tyle, ile jest rdzeni)
help-ray = graj na klastrze Ray albo na lokalnym (wymaga burgher[ray])
help-bench-what = bots: symulacje na sekundę botów, które myślą
help-bench-seconds = sekundy na każdy pomiar (domyślnie: 1)
help-record = zapis (*.burgher.json) albo - dla standardowego wejścia
help-records = zapisy (*.burgher.json)
help-game-file = zapis (*.burgher.json) lub pozycja w JSON albo - dla standardowego wejścia
help-replay-seat = tak, jak widział to gracz na tym miejscu, licząc od 1 (domyślnie: nic nie jest ukryte)
help-show-seat = tak, jak widzi to gracz na tym miejscu, licząc od 1 (domyślnie: ten, kto decyduje)
help-at = po tylu akcjach zapisu (domyślnie: po wszystkich)
help-out = zapisz do tego pliku
help-dataset-out = plik Parquet do zapisania
help-train-minutes = jak długo uczyć teraz, w minutach (domyślnie: 20)
help-train-planned = ile minut ma trwać cała nauka, jeśli rozkładasz ją na kilka przebiegów (domyślnie: ten przebieg)
help-train-workers = liczba procesów, które grają (domyślnie: o jeden mniej niż rdzeni)
help-train-tables = połowa liczby stołów w każdym procesie (domyślnie: 384)
help-train-width = szerokość sieci (domyślnie: 512)
help-train-blocks = liczba jej bloków (domyślnie: 3)
help-train-out = katalog na sieć, dziennik i to, czego trzeba do dalszej nauki (domyślnie: training/GRA); rozpoczęta tam nauka będzie kontynuowana
help-train-from = plik sieci, od której zacząć, zamiast od zera (gdy w katalogu nie ma jeszcze nauki)
help-train-against = sieci, które zostają w lidze (gdy w katalogu nie ma jeszcze nauki); PLIK@0.5 częściej robi to, co uważa za najlepsze
help-train-set = zmień dowolne ustawienie nauki, np. victory=0.5 (docs/training.md)
help-train-ray = niech procesy grają na klastrze Ray albo na lokalnym (wymaga burgher[ray])
help-host = adres, na którym serwer nasłuchuje (domyślnie: 0.0.0.0, wszystkie adresy tego komputera)
help-port = port, na którym serwer nasłuchuje (domyślnie: 8750; 0 znajduje wolny)
help-database = gdzie przechowywać stoły: w pliku albo w bazie danych PostgreSQL pod podanym adresem (domyślnie: własny plik)
help-keep-finished = ile dni przechowywać zakończone partie (domyślnie: zawsze)
help-keep-abandoned = ile dni przechowywać partie, w które nikt już nie gra; gracze dowiadują się odpowiednio wcześnie (domyślnie: zawsze)
help-open = ile miejsc zostaje wolnych dla znajomych, którzy przyjdą przez link (domyślnie: 0)
help-humans = ile osób gra, na pierwszych miejscach (domyślnie: 1)
help-play-bots = poziomy botów według miejsc albo jeden dla wszystkich
help-names = imiona grających
help-colours = kolory grających: czerwony, niebieski, żółty, zielony, fioletowy, biały
help-full-screen = gra w całym oknie terminala, myszą i klawiszami
help-play-seed = ziarno losu (domyślnie: nie do przewidzenia)

## To, co podaje się poleceniu, tak jak nazywa to pomoc

metavar-lang = JĘZYK
metavar-command = POLECENIE
metavar-game = GRA
metavar-word = SŁOWO
metavar-file = PLIK
metavar-folder = KATALOG
metavar-bot = BOT
metavar-other = INNY
metavar-bots = BOT,...
metavar-levels = POZIOM,...
metavar-names = IMIĘ,...
metavar-colours = KOLOR,...
metavar-option = NAZWA=WARTOŚĆ
metavar-seed = ZIARNO
metavar-number = N
metavar-seconds = S
metavar-address = ADRES
metavar-database = PLIK_LUB_ADRES
metavar-what = CO

usage = użycie:
usage-positional = argumenty
usage-options = opcje
usage-help = pokaż tę pomoc
usage-argument = argument %(argument_name)s: %(message)s
usage-unrecognized = niezrozumiałe argumenty: %s
usage-required = brakuje argumentów: %s
usage-not-with = nie razem z argumentem %s
usage-ignored = nie przyjmuje wartości, a podano %r
usage-one = brakuje wartości
usage-some = brakuje co najmniej jednej wartości
usage-ambiguous = %(option)s może znaczyć %(matches)s
usage-choice = %(value)r to żadna z wartości: %(choices)s

## Błędy

see-help = { $what } (zob. { $command } --help)
whole-number = to ma być liczba całkowita nie mniejsza niż { $low }, a nie „{ $given }”
positive-number = to ma być liczba większa od 0, a nie „{ $given }”
no-seat = nie ma miejsca { $seat }: liczba graczy w tej partii to { $players }
option-form = opcję podaje się jako NAZWA=WARTOŚĆ, a nie jako „{ $given }”
no-bot = nie ma bota ani poziomu „{ $name }”; są: { $known }
no-level = przy stole w przeglądarce siedzą poziomy, a nie „{ $name }”; są: { $known } (inne boty grają w terminalu: burgher terminal)
bots-count =
    { $given ->
        [one] podano { $given } bota
       *[other] podano { $given } botów
    }, a dla botów { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }; podaj po jednym na każde albo jednego dla wszystkich
too-many-humans =
    { $humans ->
        [one] { $humans } osoba
        [few] { $humans } osoby
       *[many] { $humans } osób
    } to za dużo: liczba graczy w tej partii to { $players }
no-seat-for-bots = wszystkie miejsca ({ $players }) zajmują ludzie, dla botów nie ma już miejsca
no-colour = nie ma koloru „{ $name }”; są: { $known }
colour-twice = ten kolor może mieć tylko jedna osoba: { $colour }
too-many-colours = podano więcej kolorów niż osób
too-many-names =
    { $names ->
        [one] podano { $names } imię
        [few] podano { $names } imiona
       *[many] podano { $names } imion
    }, a { $people ->
        [one] gra jedna osoba
        [few] grają { $people } osoby
       *[many] gra { $people } osób
    }
no-rule = w zasadach nie ma nic o „{ $about }”
no-file = nie ma pliku { $file }
folder = { $file } to katalog, a nie plik
unreadable = nie można odczytać pliku { $file }: { $why }
unwritable = nie można zapisać pliku { $file }: { $why }
already-there = plik { $file } już istnieje i pozostaje bez zmian; wybierz inną nazwę
needs-extra = brakuje tu { $packages }, a to jest potrzebne: pip install "{ $extra }"
not-json = { $file } to nie JSON: { $why }
not-an-object = { $file } to ani zapis, ani pozycja: jedno i drugie to obiekt JSON
not-a-record = { $file } to nie zapis: brak pola burgher z wersją formatu
not-a-game = { $file } to ani zapis (z polem burgher), ani pozycja (z polem game)
at-position = { $file } to pozycja; --at jest dla zapisów
at-beyond = liczba akcji w pliku { $file } to { $actions }; --at { $at } sięga dalej
in-file = { $file }: { $what }

## Zapisy

# $end: finished or unfinished; $chance: seed (chance acted as the seed has it) or possible (there was no seed to check)
record-ok =
    { $file }: OK, { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }, { $end ->
        [finished] partia skończona
       *[unfinished] partia nieskończona
    }{ $chance ->
        [seed] , los zgodny z ziarnem
       *[possible] {""}
    }
retold = { $game }: { $players }
not-over = Tu zapis się kończy; partia jeszcze trwa.
won =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }.
       *[other] Zwycięstwem dzielą się { $names }.
    }
seen-by = widok gracza: { $name }
seen-by-nobody = tak, jak widzą to wszyscy
chance-next = Teraz decyduje los:

## Tabele

column-player = Gracz
column-score = Punkty
column-wins = Wygrane
row-games-a-second = partie na sekundę
row-decisions-a-second = decyzje na sekundę
row-decisions = decyzje na partię
row-choices = w tym z wyborem
row-branching = dozwolone akcje na decyzję
simulated =
    { $game }, { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { $seconds } s ({ $engine ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    })

## Zawody botów

column-bot = Bot
column-share = Wygrane
column-interval = Przedział 95%
column-margin = Przewaga
column-rating = Ranking
column-lost = Stracone ruchy
column-slowest = Najwolniej
# $form: match or tournament
contest-head =
    { $game }, graczy: { $players }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $seconds } s na decyzję, ziarno { $seed }
fair-share = Wygrane liczą się za każde miejsce zajęte przez bota: sprawiedliwy udział to { $share }. Przewaga liczy się względem najlepszego z pozostałych.
match-note = W każdym bloku partii pierwszy bot siedzi raz na każdym miejscu, z tym samym ziarnem.
fault-illegal = { $name }: wybrana akcja { $what } nie była dozwolona.
fault-broken = { $name }: awaria: { $what }
fault-late = { $name }: zatrzymano, bo bot myślał o wiele dłużej niż dane mu { $what } s.
fault-dead = { $name }: bot zakończył swój proces (status { $what }); jego partie rozegrano bez niego.
more-faults =
    { $name }: { $count ->
        [one] jeszcze { $count } błąd
        [few] jeszcze { $count } błędy
       *[many] jeszcze { $count } błędów
    }.
contest-stopped = Zatrzymano. Partie zapisane w pliku { $file }: { $done } z { $games }; to samo polecenie z --out { $file } rozegra pozostałe.
contest-stopped-at-once = Zatrzymano przed końcem pierwszej partii.

## Pomiary

benched =
    Symulacje na sekundę, graczy: { $players }, w środku partii, na jednym rdzeniu ({ $engine ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    })
column-playouts = dogrywki
playouts-random = losowe, do końca
playouts-full = rozsądne, do końca
playouts-cut = rozsądne, ucięte i ocenione

## Gry

game = { $name }: { $title }, dla { $low }–{ $high } graczy
sets = Zestawy elementów: { $sets }
some-of = A,B,... spośród: { $choices }
one-of = { $default } (albo { $others })
levels = Poziomy botów, od najsłabszego: { $levels }
level-told = { $level }. { $style }
train-other-game = w { $folder } jest nauka gry { $game }; wybierz inny katalog
train-slow = Nie ma tu akceleratora: nauka działa na procesorze i trwa sto razy dłużej.
train-begun = Nauka się zaczyna: { $game }. Ctrl-C ją zatrzymuje; później można ją kontynuować.
train-goes-on = Nauka trwa dalej: { $game }.
train-done = Sieć jest w { $file }.
train-exam = przeciw zachłannym botom (graczy: { $players }) zwycięstwa: { $wins }
train-line =
    { $phase ->
        [imitating] { $minutes } min ({ $progress }), obserwuje boty, { $decisions } mln decyzji, { $pace } na sekundę
       *[other] { $minutes } min ({ $progress }), { $decisions } mln decyzji, { $pace } na sekundę
    }
dataset-written =
    { $file }: { NUMBER($rows) } { $rows ->
        [one] decyzja
        [few] decyzje
       *[many] decyzji
    } z { $games } partii
components-written = Plik { $file } zapisany. Popraw to, co w twoim pudełku jest inne, i zagraj: burgher play { $game } --components { $file }
components-fit = Z plikiem { $file } można grać: burgher play { $game } --components { $file }
components-told = { $differing ->
        [0] Nic nie różni się od dołączonego zestawu
        [one] Jedna wartość różni się od dołączonego zestawu
        [few] { $differing } wartości różnią się od dołączonego zestawu
       *[many] { $differing } wartości różni się od dołączonego zestawu
    }; sprawdzone elementy: { $checked } z { $of }.
components-differing = { "  " }{ $path }: { $shipped } → { $found }
components-doubt = Sprawdź jeszcze raz: { $what }
components-bases = te pliki poprawiają różne zestawy: { $bases }; porównuj pliki do tego samego zestawu
compared = { $files ->
        [one] Jeden plik
        [few] { $files } pliki
       *[many] { $files } plików
    }, sprawdzone wartości: { $values }; jak w dołączonym zestawie: { $confirmed }.
compared-agree = Wszyscy się zgadzają, a w dołączonym zestawie jest inaczej ({ $number }):
compared-differ = Różnią się ({ $number }):
compared-single = Sprawdziła to tylko jedna osoba, a w dołączonym zestawie jest inaczej ({ $number }):
compared-line = { "  " }{ $path }: { $shipped } → { $found }
compared-by = { $value } ({ $owners })

## W trakcie gry

welcome = Witaj! W co zagramy?
ask-game = Gra
ask-players = Ilu graczy, od { $low } do { $high }?
ask-humans = Ilu z graczy ({ $players }) to ludzie przy tej klawiaturze?
ask-again = Odpowiedz liczbą od { $low } do { $high }.
begins = { $game }: { $players }
how-to-ask = Odpowiedz numerem albo słowami akcji. ? wyjaśnia, co jeszcze można wpisać.
hand-over = Teraz gra { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
# Co wpisuje się w trakcie gry oprócz akcji: te słowa albo angielskie.
word-why = dlaczego
word-hint = rada
word-list = lista
word-rules = zasady
word-table = stół
word-log = dziennik
word-undo = cofnij
word-save = zapisz
word-quit = wyjdź
play-help =
    Wpisz numer albo słowa akcji, takie jak na liście, żeby ją wykonać, albo jedno z poleceń:
      dlaczego AKCJA   czy akcja jest dozwolona, a jeśli nie, to dlaczego
      rada             co zrobiłby trener i dlaczego (nie, gdy gra kilka osób)
      lista            wszystko, co teraz można zrobić, słowami
      zasady SŁOWO     co zasady mówią na dany temat; bez słowa: spis rozdziałów
      stół             pokaż stół jeszcze raz
      dziennik         wszystko, co się wydarzyło i co możesz wiedzieć
      cofnij           cofnij swój ostatni wybór, jeśli nic nie zostało odkryte i nikt inny jeszcze nie zdecydował
      zapisz PLIK      zapisz partię; „burgher resume PLIK” ją wznawia
      wyjdź            opuść grę
no-such-number = Na liście nie ma numeru { $number }; ostatni to { $last }.
go-on =
    Co dalej? { $ways }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }
# $rule: where the rule is found, or “none”
not-now =
    „{ $action }” jest niemożliwe. { $reason }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }
legal-now = „{ $action }” jest teraz możliwe: { $does }
why-what = Podaj akcję, na przykład: dlaczego pass
rules-how = Wpisz „zasady” i słowo, żeby o nim przeczytać, na przykład: zasady remis
no-undo = Nie ma czego cofnąć: to pierwsza twoja decyzja albo od tamtej pory coś odkryto lub decydował ktoś inny.
undone = Cofnięto.
save-where = Podaj plik: zapisz PLIK
save-as = Zapisz partię jako (Enter: nie zapisuj):
saved = Zapisano jako { $file }.

# Pełny ekran
screen-help = Co można wpisać
screen-rules = Zasady
screen-undo = Cofnij
screen-save = Zapisz
screen-save-as = Zapisz partię jako
screen-leave = Wyjdź
screen-stay = Enter bez nazwy: nie zapisuj. Esc: zostań.
screen-typed = Numer, akcja albo polecenie
screen-over = Koniec gry: Ctrl+S ją zapisuje, F10 kończy
screen-go-on = Dalej
screen-thinks = { $name } myśli…

## Stoły obu gier

between-entries = {"; "}
place-of = { $place }: { $who }
workers-of = { $name } ({ $workers })

## Stół Belfortu

belfort-calendar =
    Miesiąc { $round } z { $rounds }, { $season }: { $phase }{ $scoring ->
        [yes] {" "}(na koniec tego miesiąca punktacja)
       *[no] {""}
    }
head-player = Gracz
head-crest = herb
head-points = pkt
head-tax = podatek
head-income = przychód
head-wood = drewno
head-stone = kamień
head-metal = metal
head-gold = złoto
head-home = w domu
head-gnomes = gnomy
head-hand = ręka
head-passed = pas
head-city = Dzielnica [kto tam stoi]
head-guild = gildia
head-markers = znaczniki
belfort-blocked = { $guild } [zablokowana]
belfort-cards = Odkryte: { $pool } · stos: { $deck } · gnomy do wynajęcia: { $gnomes }
belfort-built = { $name } ma zbudowane:{" "}
belfort-staffed =
    { $property }{ $gnomes ->
        [0] {""}
        [one] {" "}(gnom)
        [few] {" "}({ $gnomes } gnomy)
       *[many] {" "}({ $gnomes } gnomów)
    }
belfort-hand = Twoja ręka:{" "}
belfort-free = Bez karty:{" "}

## Stół Rise to Nobility

nobility-calendar =
    Runda { $round } z { $rounds }: { $phase }{ $event ->
        [none] {""}
       *[other] {" "}· wydarzenie: { $event }
    }
head-reputation = rep
# How much reputation is left for dice this round.
head-left = zost
head-nobility = szl
head-coins = mon
head-modifiers = mod
head-workers = rob
head-houses = domy
head-dice = kości
head-space = kości
head-apprentices = uczniowie
head-workshops = warsztaty
nobility-guild-spaces = Kość w gildii:{" "}
nobility-guild-space =
    { $values }: { $activates ->
        [one] 1 warsztat
        [few] { $activates } warsztaty
       *[many] { $activates } warsztatów
    }, do { $buy ->
        [one] 1 towaru
       *[other] { $buy } towarów
    }{ $apprentices ->
        [0] {""}
        [one] , 1 uczeń
        [few] , { $apprentices } uczniów
       *[many] , { $apprentices } uczniów
    }
head-price = cena
head-earns = każdy
nobility-tavern = Tawerna [{ $dice }], następna kość co najmniej { $least }:
nobility-yard = Plac Budowy [{ $dice }], następna kość najwyżej { $most }: dom za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
nobility-hall = Dom Gildii:{" "}
nobility-hall-space = [{ $value }] { $building }, { $price }
nobility-port = Port [{ $dice }], cena (wolne):{" "}
# N4: nobility 4 is needed
nobility-council = Kamienna Rada (* możesz teraz spełnić):
nobility-demand = { $race } S{ $nobility }: { $price } → { $points } pkt{ $taken }
nobility-chancery = Kancelaria [{ $dice }]:
nobility-desk = { $value } rząd { $row }, { $race }: { $benefit }{ $taken }
nobility-hidden = (ukryte)
# What settlers ask for, and what they bring.
nobility-settlers = { $card } { $race }: od { $least } do { $most } towarów ({ $goods }) · robotnicy { $workers }, gwiazdki { $stars }
nobility-character = Twoja postać: { $name }; o jeden więcej niż inni możesz dać: { $good }
nobility-own = Twoi osadnicy:
nobility-commission = Zlecenie { $tile } [{ $fields }]: { $card }
nobility-commission-card = { $card }, { $measure } ({ $steps })
nobility-commission-step = { $number }: { $points }
nobility-objective = Cel:{" "}
coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }

## Serwer

serving = Burgher działa. Ctrl-C go zatrzymuje.
serving-at = Burgher działa pod adresem { $address }
serving-others = Dla innych: { $address }
opening = Burgher otwiera się w przeglądarce. Ctrl-C go zatrzymuje; partie zostają.
no-browser = Nie udało się otworzyć przeglądarki. Otwórz w niej ten adres: { $address }

# Co trener mówi o partii. $when to miesiąc lub runda, $before i $after to szanse na wygraną.
not-analysed = { $file }: partia nie jest skończona; analizowane są tylko skończone partie
analysis-head = Ocenia: { $judge }. Trwało to { $seconds } s.
analysis-turning-points = Punkty zwrotne
analysis-worst = Co kosztowało najwięcej
analysis-end = Koniec
analysis-decision = { $when }, { $name } (chwila { $moment }): „{ $done }”. Lepiej: „{ $best }” { $about ->
        [win] ({ $before } zamiast { $after })
       *[place] (chodzi o miejsce)
    }, { $rating ->
        [inaccuracy] niedokładność
        [mistake] błąd
       *[blunder] gruby błąd
    }.
column-chance = Szansa na wygraną
column-accuracy = Dokładność
column-best = Najlepsze
column-good = Dobre
column-inaccuracy = Niedokładności
column-mistake = Błędy
column-blunder = Grube błędy
column-luck = Szczęście
analysis-unseen = { $name }: trenerowi zabrakło czasu. Sprawdzone decyzje: { $seen } z { $all }.
hint-now = Twoja szansa na wygraną: { $chance }.
hint-choice = { $does } ({ $action }): { $chance }
hint-not-here = Podpowiedzi są dla osób grających solo lub z botami.
