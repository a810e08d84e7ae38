# Rise to Nobility dla czytających zasady: o czym są przykłady, symbole i kartka do druku.

## Przykłady

example-reputation = Na tę rundę zostało niewiele oczek. Wizyta w Białym Zamku dodaje reputacji i następna kość znów się mieści.
example-modifier = Do najlepszego pola Białego Zamku twojej czwórce brakuje jednego. Modyfikator zmienia ją w piątkę.
example-passing = Inni spasowali. Postaw jeszcze jedną kość i spasuj: runda się kończy, a nowa zaczyna się nowymi kośćmi.
example-income = Pracują dla ciebie uczniowie, warsztat i budynek publiczny. Spasuj i zobacz, co daje przychód.
example-end = Ostatnia runda. Spasuj: towary i szlachectwo zamieniają się w punkty.
example-stars = Jęczmionkowie dają robotnika i gwiazdkę. Osiedl ich i patrz, jak rośnie szlachectwo.
example-extra-good = Twoja postać może dać o jedno dzieło sztuki więcej. Dzięki temu karta jest warta sześć punktów zamiast pięciu.
example-lord = Brakuje ci gwiazdki, by zostać lordem. Osiedl osadników ({ PIECE($about) }) i weź to, co dostaje ta postać.
example-dice = Weź trójkę, zanieś do Biura Berka i weź, co daje. Kość liczy się do reputacji.
example-tavern = W tawernie leży już trójka, więc trzeba trójki lub więcej. Postaw czwórkę i weź elfy.
example-four-cards = Masz trzy nieosiedlone karty. Weź czwartą i odrzuć jedną ze starych.
example-settlers = Dom czeka, a towary masz. Oddaj pięć: pięć punktów i jeden za budynek publiczny.
example-yard = Na Placu Budowy leży czwórka, więc twoja kość nie może być wyższa. Kup dom trójką.
example-guild = Jedna kość, dwa zyski: kup dwie książki i zostaw robotnika jako ucznia.
example-workshops = W Gildii artystów stoi warsztat innego gracza. Użyj go: ty dostajesz towar, właściciel nagrodę.
example-effects = Twój warsztat u magów wymienia towary. Oddaj mebel za artefakt.
example-reroll = Trzy szóstki trudno postawić. Rzuć dwie z nich ponownie w warsztacie.
example-goods = Masz u uczonych dwóch uczniów. Kup jedną książkę, a każdy z nich dołoży po jednej.
example-apprentice = Nic nie kupuj i umieść robotnika: od następnej tury będzie ci tu pomagał.
example-move = Kwatera jest pusta, ale uczeń z innej gildii może przejść.
example-earning = Jeden uczeń jest sam w gildii, drugi dzieli Gildię magów. Spasuj i porównaj ich zarobki.
example-hall = Niska kość oznacza drogi budynek. Kup warsztat z pola 1 dla artystów, gdzie czeka twój uczeń.
example-workshop = Uczeń zostaje mistrzem: kup warsztat uczonych z pola 3. Stanie obok tego, który już jest.
example-community = Kup czwórką budynek publiczny i wybierz, jaki daje przychód: tutaj towar co rundę.
example-sale = Potrzebujesz monet i robotnika. Sprzedaj warsztat: punkty znikają, gwiazdki zostają.
example-port = Trójką sprzedajesz trzy towary. Wybierz te, za które statek płaci najlepiej.
example-council = Masz dość szlachectwa, mieszkają u ciebie ludzie i masz, czego trzeba. Spełnij żądanie jedynką.
example-clerk = Za piątkę Berk daje modyfikator i sprzedaje drugi.
example-renew = Żadni z odkrytych osadników ci nie pasują. Wymień wszystkich.
example-castle = Im wyższa kość, tym więcej reputacji. Postaw piątkę.
example-recall = Uczeń od magów jest potrzebny w domu. Kość na własnej planszy go odwołuje.
example-two = W dwie osoby właściciel warsztatu dostaje podwójnie. Użyj cudzego i zobacz.
example-event = W tej rundzie obowiązuje „{ PIECE($about) }”. Zrób to, czego dotyczy, i zobacz różnicę.
example-objective = Trzeba siedmiu osadników i szlachectwa 10, a z każdego brakuje jednego. Osiedl ostatnią kartę i zakończ turę.
example-automa = Spasuj, a zacznie się nowa runda: automat rzuca kośćmi i staje ci na drodze.
example-desk = Masz rasę, której wymaga pulpit, robotnika i trójkę. Umieść go tam na stałe.
example-benefit = Dzięki uczniowi przy pulpicie każdy towar w Porcie jest wart więcej. Sprzedaj trzy.
example-commission = Dwa pola twojej płytki kości są zajęte. Dwójka zajmuje ostatnie: karta jest aktywna i liczy się na koniec.
example-new-commission = Uczeń w Kancelarii robi miejsce na drugą kartę. Poproś Berka, wybierz jedną i zapłać reputacją.

## Symbole na planszach i elementy, których nic innego nie nazywa

sign-house = dom
sign-ship = statek
sign-apprentice = uczeń
sign-guild-master = mistrz gildii
sign-star = gwiazdka: szlachectwo
sign-nobility = szlachectwo
sign-event = wydarzenie
sign-workshop = warsztat
sign-reroll = rzuć kośćmi ponownie
sign-buy-any-good = kup dowolny towar
sign-swap-good = wymień towar
sign-laurel = cel
sign-goods = dowolny towar
