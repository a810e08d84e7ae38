# Belfort dla czytających zasady: o czym są przykłady, symbole i kartka do druku.

## Przykłady

example-desk = Chcesz czwartego elfa. Poślij elfa do Pośredniaka i zapłać opłatę.
example-camp = Chcesz następnym razem grać wcześniej. Krasnolud w Obozie Króla nic nie kosztuje.
example-guild-fee = Gildia drwali należy do kogoś innego. Idź tam mimo to i zobacz, dokąd trafia twoje złoto.
example-plank = Twoja Kuźnia ma otwarte pole akcji: bez kłódki i bez gnoma. Postaw tam krasnoluda.
example-passing = Wszyscy inni spasowali. Spasuj i rozdziel czterech ostatnich robotników: jeden do Lasu, jeden do Kamieniołomu, para do Kopalni.
example-bonus = W Lesie są dwa elfy innego gracza. Ze swoją trójką masz tam jako jedyny najwięcej: zobacz, ile daje premia.
example-masters = Jeden z twoich elfów jest mistrzem. Poślij oba do Lasu i policz drewno.
example-recruited = Twój elf stoi w Pośredniaku. Spasuj, poślij ostatniego krasnoluda do pracy i zobacz, kto przybędzie.
example-crests = Grasz jako ostatni, ale twój krasnolud jest w Obozie Króla. Spasuj, a potem weź herb 1.
example-taxes = Prowadzisz i nie masz złota. Spasuj: przychód z jednej karty nie wystarcza na podatki, a reszta kosztuje punkty.
example-build = Masz na ręce Piwiarnię i stać cię na nią. Zbuduj ją w dzielnicy 3, gdzie nie ma jeszcze nikogo.
example-walls = Mur nie wymaga karty. W dzielnicy 1 jeden z dwóch jest jeszcze wolny.
example-own-guild = Gildia drwali nie należy do nikogo. Zbuduj ją: odtąd inni płacą tobie.
example-workers = Dwóch twoich robotników czeka przy gildiach. Użyj obu w dowolnej kolejności; każdy wraca do domu.
example-trading = Masz drewno, a potrzebujesz metalu. Jedna wizyta: sprzedaj dwa, potem kup jeden.
example-gnome = Twój Bank ma wolną kłódkę. Zatrudnij gnoma; pracuje jeszcze w tej samej turze.
example-card = Budowanie skończone. Weź Basztę z puli; to kończy twoją turę.
example-hand = Masz pełną rękę, a gnom w twojej Bibliotece dobierze jeszcze kartę. Zakończ turę i odrzuć jedną.
example-districts = Wiosna kończy się twoją turą. Jeszcze jeden Mur w dzielnicy 1 da ci najwięcej znaczników: zbuduj go, zakończ turę i liczymy punkty.
example-races = Masz najwięcej elfów. Pierwszy gnom da ci też najwięcej gnomów: zatrudnij go, potem zakończ turę.
example-ties = Z jednym Murem więcej remisujesz o najwięcej znaczników w dzielnicy 2. Zakończ turę: oboje punktujecie jako drudzy, następny jako trzeci.
example-last = Ostatnia tura ostatniego miesiąca. Zakończ ją i zobacz, kto wygrywa.
example-non-players = Po twojej turze budują gracze wirtualni. Za jednego decydujesz ty: Karczma z puli w dzielnicy 3, gdzie ci nie szkodzi.
example-pub = Zatrudnij gnoma do Piwiarni. Jeden z twoich krasnoludów od razu zostaje mistrzem.
example-gardens = Zatrudnij gnoma do Ogrodów. Jeden z twoich elfów od razu zostaje mistrzem.
example-tower = Twój elf stoi na polu akcji Wieży. Użyj go: gnom za darmo, na wybraną kłódkę.
example-inn = Twój elf stoi na polu akcji Karczmy. Użyj go i weź nowego krasnoluda.
example-blacksmith = Dwie drogi do metalu: robotnik na polu akcji i gnom, który ci go sprzeda.
example-bank = Gnom w twoim Banku raz w turze przynosi złoto. Wystarczy poprosić.
example-market = Robotnik na polu akcji przynosi złoto, a gnom daje drugą wizytę w Faktorii. Kup dwa razy.
example-gatehouse = Zbuduj Bramę między dzielnicami 3 i 4, po stronie trójki. Potem gnom postawi twój znacznik także po drugiej stronie.
example-library = Twój elf stoi na polu akcji Biblioteki. Dobierz karty i odrzuć to, co najmniej potrzebne.
example-keep = Jedna karta, dwa znaczniki: zbuduj część Baszty w dzielnicy 3.
example-merchants = Użyj gildii, zamień drewno i kamień na metal i kup coś w Faktorii podczas jednej z wielu wizyt.
example-librarians = Dobierz karty i odrzuć jedną: Wieżę, której nie zbudujesz.
example-architects = Architekci budują ci Mur i oszczędzają część kosztu: 1 drewno i 1 kamień, bo metalu on nie kosztuje.
example-recruiters = Weź elfa, krasnoluda albo gnoma. Tutaj: elfa.
example-sawyers = Twój elf czeka u drwali. Użyj go: drewno, a elf wraca do domu.
example-miners = Twój elf czeka u górników. Metal bez pary w Kopalni.
example-bankers = Twój elf czeka u bankierów. Użyj go, zanim zaczniesz wydawać.
example-masons = Twój elf czeka u kamieniarzy. Kamień na następny Mur.
example-thieves = Zabierz złoto jednemu graczowi albo po jednym kilku. Tutaj: po jednym.
example-bandits = Trzeci gracz ma metal. Opryszkowie mogą go zabrać.
example-wizards = Twoja Piwiarnia jest w dzielnicy 1, cudza w dzielnicy 5. Zamień je: znaczniki wędrują, karty zostają.
example-spies = Obaj pozostali pokazują kartę. Weź Basztę na rękę.

## Symbole na planszach i elementy, których nic innego nie nazywa

sign-gnome = gnom
sign-marker = znacznik
sign-lock = kłódka
sign-lock-open = kłódka otwarta
sign-plank = pole akcji
sign-crest = herb
sign-crest-2 = herb 2
sign-crest-down = herb wzięty w tym miesiącu
sign-trading-post = Faktoria handlowa
sign-calendar = kalendarz
