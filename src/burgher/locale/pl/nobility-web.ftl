# Co plansze Rise to Nobility mówią w przeglądarce, oprócz tego, co mówi sama gra (nobility.ftl).

now-setup = Przygotowanie
now = Runda { $round } z { $rounds } · { $phase ->
        [rolling] rzut kośćmi
        [actions] akcje
        [income] przychód
        [preparation] przygotowanie rundy
        [end] koniec
       *[setup] przygotowanie
    }

amounts = { AMOUNTS($amounts) }

## Części ekranu

pane-town = Miasto
pane-guilds = Gildie
pane-port = Port i zamek
pane-council = Rada
the-town = Miasto
your-dice = Twoje kości

## Osadnicy

settlers-card =
    { PIECE($card) }: { PIECE($race, form: "few") }; chcą od { $least } do { $most } towarów: { PIECES($goods) }; przyprowadzają { $workers ->
        [one] 1 robotnika
       *[other] { $workers } robotników
    } i { $stars ->
        [one] 1 gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
settlers-wants = Chcą razem od { $least } do { $most } towarów, co najmniej po jednym: { PIECES($goods) }.
# $good: what the viewer’s character allows one more of, where the card asks for it.
settlers-limit =
    { $good ->
        [none] Najwyżej { $limit } jednego rodzaju.
       *[other] Najwyżej { $limit } jednego rodzaju; towaru twojej postaci ({ PIECE($good) }) o jeden więcej.
    }
settlers-brings =
    To { PIECE($race, form: "few") }: gdy u ciebie zamieszkają, możesz spełniać żądania { PIECE($race, form: "many") } w Kamiennej Radzie. Zyskujesz punkt za każdy towar{ $stars ->
        [0] { $workers ->
            [0] {""}
            [one] {" "}oraz 1 robotnika
           *[other] {" "}oraz { $workers } robotników
        }
       *[other] { $workers ->
            [0] {""}
            [one] , 1 robotnika
           *[other] , { $workers } robotników
        } oraz szlachectwo +{ $stars }
    }.
settlers-of =
    { SEAT($seat) } { $count ->
        [0] nie ma nieosiedlonych osadników
        [one] ma 1 kartę nieosiedlonych osadników
        [few] ma { $count } karty nieosiedlonych osadników
       *[many] ma { $count } kart nieosiedlonych osadników
    }
hidden-settlers = Zakryta karta osadników
only-you-see = Tylko ty widzisz tę kartę.

## Miejsca

dice-row =
    { PIECE($place) }: następna kość { $bound }; { $dice ->
        [none] nie ma jeszcze kości
       *[other] kości: { $dice }
    }
about-tavern =
    Następna kość musi tu mieć co najmniej { $least }. Bierzesz { $takes ->
        [one] jedną z odkrytych kart osadników
       *[other] najwyżej { $takes } z odkrytych kart osadników
    }.
about-yard = Następna kość może tu mieć najwyżej { $most }. Kupujesz dom za { AMOUNTS("coin", $price, form: "amount-acc") }.
house-for = Dom kosztuje { AMOUNTS("coin", $price, form: "amount-acc") }
castle-space =
    Biały Zamek, { $values }: reputacja +{ $reputation }; { $holder ->
        [none] wolne
       *[other] zajmuje { SEAT($holder) }
    }
about-castle = Twoja reputacja rośnie o { $reputation }. Liczy się to dla kości stawianych potem.
clerk-space =
    Biuro Berka, { $values }: { $modifiers ->
        [one] 1 modyfikator
        [few] { $modifiers } modyfikatory
       *[many] { $modifiers } modyfikatorów
    }{ $buy ->
        [0] {""}
       *[other] , do kupienia jeszcze { $buy }
    }; { $holder ->
        [none] wolne
       *[other] zajmuje { SEAT($holder) }
    }
about-clerk =
    Dostajesz { AMOUNTS("modifier", $modifiers, form: "amount-acc") }{ $buy ->
        [0] .
       *[other] {" "}i możesz kupić jeszcze { $buy }, każdy za { AMOUNTS("coin", $price, form: "amount-acc") }.
    }
about-clerk-renew = Możesz kazać wymienić wszystkich odkrytych osadników albo wszystkie odkryte budynki.
about-clerk-commission =
    Możesz poprosić o kartę zlecenia (reputacja −{ $loss }): { $commissions ->
        [one] tę, którą dostaniesz
       *[other] wybierasz jedną z { $commissions }
    }.

## Gildie

# Po ile: „po 1 monecie”, „po 2 monety”.
form-price =
    { $count ->
        [one] { $count } { PIECE($what, form: "loc") }
        [few] { $count } { PIECE($what, form: "few") }
       *[many] { $count } { PIECE($what, form: "many") }
    }
guild-short =
    { $guild ->
        [scholars] Uczeni
        [artists] Artyści
        [blacksmiths] Kowale
        [wizards] Magowie
        [merchants] Kupcy
       *[carpenters] Stolarze
    }
good-for = { PIECE($good) }: po { AMOUNTS("coin", $price, form: "price") }
guild-space =
    { PIECE($guild) }, { $values }: kup najwyżej { $buy }, { $apprentices ->
        [0] bez uczniów
        [one] 1 uczeń
       *[other] { $apprentices } uczniów
    }, { $activates ->
        [one] pierwszy warsztat
        [few] { $activates } pierwsze warsztaty
       *[many] { $activates } pierwszych warsztatów
    }; { $holder ->
        [none] wolne
        [automa] zajmuje automa
       *[other] zajmuje { SEAT($holder) }
    }
about-guild-space =
    Kość { $values }: uruchom { $activates ->
        [one] pierwszy warsztat
        [few] { $activates } pierwsze warsztaty
       *[many] { $activates } pierwszych warsztatów
    }, kup najwyżej { AMOUNTS($good, $buy, form: "amount-acc") } po { AMOUNTS("coin", $price, form: "price") }{ $apprentices ->
        [0] .
        [one] {" "}i przyjmij najwyżej 1 ucznia.
       *[other] {" "}i przyjmij najwyżej { $apprentices } uczniów.
    }
about-guild-dice =
    { $left ->
        [0] W tej rundzie gildia jest zamknięta.
        [one] W tej rundzie zmieści się tu jeszcze jedna kość.
        [few] W tej rundzie zmieszczą się tu jeszcze { $left } kości.
       *[many] W tej rundzie zmieści się tu jeszcze { $left } kości.
    }
workshop-space =
    Pole warsztatu { $space }: { $built ->
        [yes] { $effects }; { $owner ->
            [none] bez właściciela
           *[other] ma go { SEAT($owner) }
        }
       *[no] wolne, za budowę { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } i szlachectwo +{ $stars }
    }
workshop = Warsztat
workshop-free = Pole warsztatu { $space }, wolne
workshop-gives = Kto go uruchomi, dostaje:
workshop-next = Następny warsztat tej gildii stanie tutaj.
workshop-worth = Budowa tutaj przynosi { AMOUNTS("point", $points, form: "amount-acc") } i szlachectwo +{ $stars }.
workshop-reward = Gdy dosięgnie go kość kogoś innego, właściciel dostaje { AMOUNTS("coin", $coins, "point", $points, form: "amount-acc") }.
workshop-sale = Sprzedaż przynosi { AMOUNTS("coin", $coins, form: "amount-acc") } i kosztuje { AMOUNTS("point", $points, form: "amount-acc") }.
apprentices = Uczniowie
apprentices-here =
    Uczniowie { PIECE($guild, form: "at") } (twoi: { $mine }, cudzy: { $others }, miejsca: { $room }){ $income ->
        [0] {""}
       *[other] ; każdy zarabia { AMOUNTS("coin", $income, form: "amount-acc") }
    }
apprentices-of =
    { SEAT($seat) }: { $count ->
        [one] 1 uczeń
       *[other] { $count } uczniów
    }
apprentice-income = Na koniec rundy każdy uczeń zarabia tu { AMOUNTS("coin", $income, form: "amount-acc") }.
apprentice-income-more =
    { $income ->
        [0] Na koniec rundy uczeń zarobiłby tu { AMOUNTS("coin", $next, form: "amount-acc") }.
       *[other] Na koniec rundy każdy uczeń zarabia tu { AMOUNTS("coin", $income, form: "amount-acc") }; przy jednym więcej { AMOUNTS("coin", $next, form: "amount-acc") }.
    }

## Dom Gildii

bag = W worku: { $count }
hall-space =
    Dom Gildii, { $value }: { $what ->
        [none] nic do kupienia
        [community] budynek publiczny za { AMOUNTS("coin", $price, form: "amount-acc") }
       *[other] warsztat: { PIECE($what) }, { AMOUNTS("coin", $price) }
    }; { $holder ->
        [none] wolne
        [automa] zajmuje automa
       *[other] zajmuje { SEAT($holder) }
    }
building-costs = Za { AMOUNTS("die", $value, form: "die-acc") } i { AMOUNTS("coin", $price, form: "amount-acc") }.
building-workshop = Warsztat, { PIECE($guild) }:
building-apprentice = Jego mistrzem zostaje jeden z twoich uczniów { PIECE($guild, form: "at") }.
building-goes = Stanie na polu warsztatu { $space }, pierwszym wolnym w gildii: od razu przynosi { AMOUNTS("point", $points, form: "amount-acc") } i szlachectwo +{ $stars }.
building-community = Od razu { AMOUNTS("point", $points) } i szlachectwo +{ $stars }; co rundę przychód; i o punkt więcej za każdą kartę osadników, którą osiedlisz. Wprowadza się jeden z twoich robotników.

## Port

ship-good =
    { PIECE($good) }: po { AMOUNTS("coin", $price, form: "price") }, { $free ->
        [0] brak miejsc
        [one] 1 miejsce
        [few] { $free } miejsca
       *[many] { $free } miejsc
    }; masz { $have }
about-ship-good = Po { AMOUNTS("coin", $price, form: "price") }; wolne miejsca: { $free } z { $spaces }.
port-space =
    Port, { $value }: { $holder ->
        [none] wolne
       *[other] zajmuje { SEAT($holder) }
    }
about-port =
    { $value ->
        [one] Sprzedajesz 1 towar.
        [few] Sprzedajesz najwyżej { $value } towary, dowolne z tych, na które statek ma miejsce.
       *[many] Sprzedajesz najwyżej { $value } towarów, dowolnych z tych, na które statek ma miejsce.
    }

## Kamienna Rada

council-loss = Za żądanie: reputacja −{ $loss }
demand-of = Żądanie { PIECE($member, form: "many") }
demand =
    Żądanie { PIECE($member, form: "many") }, { $values }: szlachectwo { $nobility }, { $cost }, za { AMOUNTS("point", $points, form: "amount-acc") }; { $holder ->
        [none] do spełnienia
       *[other] zajmuje { SEAT($holder) }
    }
demand-none = Brak żądania { PIECE($member, form: "many") }, { $values }
demand-costs = Potrzebujesz szlachectwa { $nobility } i osiedlonych osadników tej rasy. Oddajesz: { $cost }.
demand-brings = { AMOUNTS("point", $points) }; reputacja −{ $loss }.

## Kancelaria

desk-income =
    Każdy uczeń w Kancelarii zarabia { AMOUNTS("coin", $income, form: "amount-acc") } na rundę
desk-of = Pulpit { PIECE($race, form: "many") }
desk-label =
    Pulpit { $value } { PIECE($race, form: "many") }: { $benefit } { $holder ->
        [none] Wolny.
       *[other] Zajmuje { SEAT($holder) }.
    }
desk-needs = Potrzebne: { AMOUNTS("die", $value, form: "die") }, twój robotnik i osiedlona karta { PIECE($race, form: "many") }.
commissions-of =
    { SEAT($seat) } { $count ->
        [0] nie ma zleceń
        [one] ma 1 zlecenie
        [few] ma { $count } zlecenia
       *[many] ma { $count } zleceń
    }
commission-room = Miejsce na zlecenie
dice-tile =
    { $card ->
        [none] Zlecenie
       *[other] { PIECE($card) }, teraz warte { $worth ->
            [one] { $worth } punkt
            [few] { $worth } punkty
           *[many] { $worth } punktów
        }
    }; { $open ->
        [none] wszystkie pola wypełnione: będzie się liczyć
       *[other] do wypełnienia: { $open }
    }
commission-counts = Punkty za: { $measure }. { $steps }.
commission-step = { $points } pkt od { $from }
commission-now = Dotąd { $reached }, warte { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
       *[many] { $worth } punktów
    }.

## Plansze graczy

dice-of =
    { SEAT($seat) }, kości: { $dice ->
        [none] brak
       *[other] { $dice }
    }
own-die =
    Twoja { AMOUNTS("die", $value, form: "die") }{ $beyond ->
        [yes] , teraz za dużo na twoją reputację
       *[no] {""}
    }
about-own-die =
    { $left ->
        [one] W tej rundzie zostało ci 1 oczko z reputacji { $reputation }.
        [few] W tej rundzie zostały ci { $left } oczka z reputacji { $reputation }.
       *[many] W tej rundzie zostało ci { $left } oczek z reputacji { $reputation }.
    }
turn-up = Zwiększ { AMOUNTS("die", $face, form: "die-acc") } do { $to }, za modyfikatory
turn-down = Zmniejsz { AMOUNTS("die", $face, form: "die-acc") } do { $to }, za modyfikatory
put-die-back = Odłóż { AMOUNTS("die", $value, form: "die-acc") }
take-other-die = Weź zamiast niej { AMOUNTS("die", $value, form: "die-acc") }
here-die = Postaw tu swoją { AMOUNTS("die", $face, form: "die-acc") }
here-modify = Zmień swoją { AMOUNTS("die", $face, form: "die-acc") } na { AMOUNTS("die", $to, form: "die-acc") } i postaw ją tutaj
none-of-your-dice = Potrzebna jest kość o wartości { $values }, a żadna z twoich nie może jej mieć.
own-space = Własna plansza, { $values }: odwołanie ucznia
about-own-space = Kością { $values } odwołujesz jednego ze swoich uczniów z gildii do kwatery, gdzie robotnicy czekają na zajęcie.
tells-coins = Na towary, domy, budynki i modyfikatory. Na koniec każdej rundy dostajesz przychód.
tells-modifiers = Każdy zmienia wartość jednej twojej kości o jeden, zanim ją postawisz.
tells-goods = Chcą ich osadnicy, zanim się wprowadzą, żąda ich Kamienna Rada, a statki je kupują.
tells-reputation = Tyle oczek najwyżej możesz postawić w rundzie. Rośnie w Białym Zamku i dzięki niektórym przychodom.
tells-nobility = Rośnie dzięki gwiazdkom, otwiera wyższe żądania Kamiennej Rady i daje punkty na koniec.
reputation-track = Reputacja { $reputation }; oczka postawione w tej rundzie: { $used }, pozostałe: { $left }
nobility-track =
    Szlachectwo { $nobility }, na koniec warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $lord ->
        [yes] ; tytuł lorda
       *[no] {""}
    }
nobility-short = Szlachectwo { $nobility }
goods-short = { $count ->
        [one] 1 towar
        [few] { $count } towary
       *[many] { $count } towarów
    }
houses-short =
    { $count ->
        [one] 1 dom, wolnych: { $free }
        [few] { $count } domy, wolnych: { $free }
       *[many] { $count } domów, wolnych: { $free }
    }
character-label =
    { PIECE($character) }: o jeden więcej ({ PIECE($good) }); jako lord: { $gain }{ $lord ->
        [yes] , już otrzymane
       *[no] {""}
    }
character-good = Osadnikom możesz dać o jeden towar więcej niż inni: { PIECE($good) }.
character-gain =
    { $lord ->
        [yes] Tytuł lorda przyniósł: { $gain }.
       *[no] Tytuł lorda przyniesie: { $gain }.
    }
coins-of =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }; następny przychód: { $income }
modifiers-of =
    { $count ->
        [one] { $count } modyfikator
        [few] { $count } modyfikatory
       *[many] { $count } modyfikatorów
    }
workers = Kwatera robotników
workers-lot =
    { $count ->
        [0] W kwaterze nie ma robotników
        [one] W kwaterze 1 robotnik
       *[other] W kwaterze { $count } robotników
    }; { $supply ->
        [0] nikt więcej nie przybędzie do miasta
       *[other] do miasta przybędzie jeszcze { $supply }
    }
goods-of = Towary: { SEAT($seat) }
good-of =
    { PIECE($good) }: { $count }{ $income ->
        [0] {""}
       *[other] , z następnym przychodem jeszcze { $income }
    }
lots-of =
    { $built ->
        [one] 1 dom z osadnikami
        [few] { $built } domy z osadnikami
       *[many] { $built } domów z osadnikami
    }, { $platform ->
        [one] 1 dom gotowy
        [few] { $platform } domy gotowe
       *[many] { $platform } domów gotowych
    }
lot-free = Wolna parcela
house-ready = Dom, który czeka na osadników
community-of =
    { $count ->
        [one] 1 budynek publiczny
        [few] { $count } budynki publiczne
       *[many] { $count } budynków publicznych
    }
community-space =
    Pole { $space }, { $built ->
        [yes] budynek publiczny
       *[no] wolne na budynek publiczny
    }; przychód: { $income }
council-fulfilled = Spełnione żądania Kamiennej Rady: { $count }
objective = { PIECE($objective) }
# The end of a solo game.
objective-in-time = Osiągnięty w rundzie { $round } z { $rounds }.
objective-missed = Nieosiągnięty w ciągu { $rounds } rund.
need-met = Spełnione
need-missing = Zabrakło: { $count }

## Pytania

swap-give = Zamień jeden ze swoich towarów na inny. Oddaj:
swap-get = za:
# Wyjście z pytania: co przez to przepada.
enough =
    { $question ->
        [take] Nie bierz więcej
        [buy] Nic nie kupuj
        [apprentice] { $taken ->
            [0] Nie umieszczaj ucznia
           *[other] Nie umieszczaj więcej
        }
        [sell] Nie sprzedawaj więcej
        [clerk] Nic więcej
        [reroll] Rzuć wybranymi kośćmi
        [activate] Nie używaj
       *[other] Gotowe
    }
price = za { AMOUNTS("coin", $coins, form: "amount-acc") }
price-goods =
    za { AMOUNTS("coin", $coins, form: "amount-acc") }{ $free ->
        [0] {""}
       *[other] , do tego { $free } od twoich uczniów
    }
price-reputation = reputacja −{ $loss }
price-community = za { AMOUNTS("coin", $coins, form: "amount-acc") }; co rundę: { $income }
pay-title = { PIECE($card) }
pay-sum = Towary: { $sum }; chcą od { $least } do { $most }
pay-go =
    { $sum ->
        [one] Daj 1 towar za { AMOUNTS("point", $sum, form: "amount-acc") }
        [few] Daj { $sum } towary za { AMOUNTS("point", $sum, form: "amount-acc") }
       *[many] Daj { $sum } towarów za { AMOUNTS("point", $sum, form: "amount-acc") }
    }
at-most = najwyżej { $count }
sell-title = Co sprzedajesz?
sell-sum = { $sum } z najwyżej { $room }
sell-some = Sprzedaj
sell-go = Sprzedaj za { AMOUNTS("coin", $coins, form: "amount-acc") }
fewer = Mniej: { PIECE($good) }
more = Więcej: { PIECE($good) }

## Zanim coś przepadnie

confirm-pass = Masz kości, które możesz jeszcze postawić. Mimo to spasować do końca rundy?
confirm-end = W tej turze możesz jeszcze postawić kość. Mimo to zakończyć turę?
confirm-complete = { PIECE($card) }: tylko ty znasz tę kartę. Osiedlenie pokazuje ją wszystkim i nie można tego cofnąć. Osiedlić teraz?
confirm-discard = Odrzucić { PIECE($card, form: "acc") }?
confirm-sale = Sprzedać za { AMOUNTS("coin", $coins, form: "amount-acc") } i stracić { AMOUNTS("point", $points, form: "amount-acc") }?
first-passed = W tamtej rundzie nie można już było nic zrobić, więc gra spasowała za ciebie.
first-complete = Ci osadnicy mogą się już wprowadzić: masz dom i towary. Każdy oddany towar to punkt.
first-no-house = Masz towary dla osadników, ale nie masz domu. Domy kupisz tutaj, niskimi kośćmi.
first-apprentice = Uczeń zarabia monety co rundę i dokłada towar, gdy kupujesz w tej gildii.
first-workshop = Kto przychodzi do gildii, używa jej warsztatów; jeśli są cudze, właściciel dostaje zapłatę.
first-clerk = Modyfikator zmienia kość o jeden przed postawieniem. Zachowaj go na kość, która nie będzie pasować.
first-sell = W następnej rundzie będzie inny statek i inne ceny. Każde dwa towary, które zostaną ci na końcu, dają punkt.
first-build = Każde z tych pól daje co rundę coś innego. Im wcześniej zbudujesz, tym więcej razy to dostaniesz.
first-keep = Zlecenie liczy się tylko z wypełnionym żetonem kości: potrzeba trzech kości.
first-tavern = Weź osadników, których towary masz albo wkrótce zdobędziesz: każdy towar to punkt.
first-reroll = Wybierz tyle kości, ile chcesz, jedną po drugiej. Rzucisz nimi razem; pozostałe zostają bez zmian.
first-commission = Ta kość pasuje na pole twojego zlecenia. Stawiasz ją wtedy zamiast w mieście; gdy wszystkie trzy pola są pełne, karta się liczy.
first-objective = Wszystko to musi być spełnione jednocześnie. Gdy tylko tak się stanie, wygrywasz; po ostatniej rundzie jest za późno.
first-council = Możesz teraz spełnić żądanie Rady. Daje punkty, ale kosztuje reputację.
first-desk = Robotnik przy pulpicie daje ci tę korzyść do końca gry.
first-own-space = Kość postawiona tutaj odwołuje ucznia, żeby mógł pójść do innej gildii albo do budynku.
first-too-much = Bledsze kości przekraczają twoją reputację w tej rundzie. Pomoże Biały Zamek albo modyfikator.
first-modifier = Masz modyfikator: plusem i minusem zmieniasz kość o jeden, zanim ją postawisz.
first-lord = Masz już tytuł lorda i dar swojej postaci. Szlachectwo może rosnąć dalej i da punkty.
first-sale = Możesz sprzedać budynek, ale tracisz jego punkty. To na czarną godzinę.
first-event = Wydarzenie zmienia coś w tej rundzie. Spójrz na nie przed pierwszą kością.

# Na przycisku, gdy brakuje miejsca: to, co do-pass mówi w całości.
bar-pass = Spasuj

## Czego nie można wybrać przy otwieraniu stołu

wrong-chancery-for-six = W sześć osób zawsze gra się z Kancelarią.

# Chwile opowiadane krok po kroku.
show-round = Runda
show-income = Przychody: { SEAT($seat) }
show-source = { PIECE($source) }
show-from-workshops = z warsztatów
show-roll = Rzut

## What chance does next, where the turn goes on after it

chance-turn-up = Za chwilę pojawią się nowi osadnicy, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
chance-stock = Za chwilę zostaną wylosowane z worka nowe budynki, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
chance-roll = Za chwilę nastąpi ponowny rzut kośćmi, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
