# Rise to Nobility dla czytających zasady: o czym są przykłady, symbole i kartka do druku.

## Przykłady

example-reputation = Na tę rundę zostało niewiele oczek. Wizyta w Białym Zamku dodaje reputacji i następna kość znów się mieści.
example-modifier = Do najlepszego pola Białego Zamku twojej czwórce brakuje jednego. Modyfikator zmienia ją w piątkę.
example-passing = Inni spasowali. Postaw jeszcze jedną kość i spasuj: runda się kończy, a nowa zaczyna się od nowego rzutu.
example-income = Pracują dla ciebie uczniowie, warsztat i budynek publiczny. Spasuj i zobacz, co daje przychód.
example-end = Ostatnia runda. Spasuj: towary i szlachectwo zamieniają się w punkty.
example-stars = Jęczmionkowie dają robotnika i gwiazdkę. Osiedl ich i patrz, jak rośnie szlachectwo.
example-extra-good = Twoja postać może dać o jedno dzieło sztuki więcej. Dzięki temu karta jest warta sześć punktów zamiast pięciu.
example-lord = Do tytułu lorda brakuje ci gwiazdki. Grasz jako { PIECE($about) }: osiedl osadników i weź to, co dostaje ta postać.
example-dice = Weź trójkę, zanieś ją do Biura Berka i odbierz, co daje. Kość liczy się do limitu reputacji.
example-tavern = W tawernie leży już trójka, więc trzeba trójki lub więcej. Postaw czwórkę i weź elfy.
example-four-cards = Masz trzy nieosiedlone karty osadników. Weź czwartą i odrzuć jedną ze starych.
example-settlers = Dom czeka, a towary masz. Oddaj pięć: to pięć punktów i jeszcze jeden za budynek publiczny.
example-yard = Na Placu Budowy leży czwórka, więc twoja kość nie może być wyższa. Kup dom trójką.
example-guild = Jedna kość, dwa zyski: kup dwie książki i zostaw robotnika jako ucznia.
example-buying = Idź z trójką { PIECE($about, form: "to") } i kup dwa towary.
example-workshops = W Gildii artystów stoi warsztat innego gracza. Użyj go: ty dostajesz towar, właściciel nagrodę.
example-effects = Twój warsztat u magów zamienia towary. Oddaj mebel za artefakt.
example-reroll = Trzy szóstki trudno postawić. Warsztat pozwala rzucić ponownie: wybierz dwie z nich.
example-effect-coin = Twój warsztat u magów daje monetę. Weź ją i nic więcej tam nie rób.
example-effect-reputation = Twój warsztat u magów daje reputację. Weź ją: liczy się już od następnej kości.
example-effect-buy = Twój warsztat u uczonych sprzedaje towary wszystkich gildii. Kup klejnot i żadnych książek.
example-goods = Masz u uczonych dwóch uczniów. Kup jedną książkę, a każdy z nich dołoży po jednej.
example-apprentice = Nic nie kupuj i umieść robotnika: od następnej tury będzie ci tu pomagał.
example-move = Kwatera jest pusta, ale uczeń z innej gildii może przejść tutaj.
example-earning = Jeden uczeń jest sam w gildii, drugi dzieli Gildię magów z innymi. Spasuj i porównaj ich zarobki.
example-hall = Niska kość oznacza drogi budynek. Kup z pola 1 warsztat dla Gildii artystów, w której czeka twój uczeń.
example-workshop = Uczeń zostaje mistrzem: kup warsztat uczonych z pola 3. Stanie obok tego, który już jest.
example-community = Kup czwórką budynek publiczny i wybierz, jaki daje przychód: tutaj towar co rundę.
example-sale = Potrzebujesz monet i robotnika. Sprzedaj warsztat: punkty znikają, gwiazdki zostają.
example-port = Trójką sprzedajesz trzy towary. Wybierz te, za które statek płaci najlepiej.
example-council = Masz dość szlachectwa, mieszkają u ciebie ludzie i masz, czego trzeba. Spełnij żądanie jedynką.
example-clerk = Za piątkę Berk daje modyfikator i sprzedaje drugi.
example-renew = Nikt z odkrytych osadników ci nie pasuje. Wymień wszystkich.
example-castle = Im wyższa kość, tym więcej reputacji. Postaw piątkę.
example-recall = Uczeń u magów jest potrzebny w domu. Odwoła go kość na twojej planszy.
example-two = W dwie osoby właściciel warsztatu dostaje podwójnie. Użyj cudzego i zobacz.
example-event = W tej rundzie obowiązuje „{ PIECE($about) }”. Zrób to, czego dotyczy, i zobacz różnicę.
example-objective = Potrzeba siedmiu osiedlonych kart i szlachectwa 10, a do obu brakuje ci jednego kroku. Osiedl ostatnią kartę i zakończ turę.
example-aim = Grasz o { PIECE($about) } i brakuje ci tylko jednego kroku. Zrób go, a wygrasz.
example-automa = Spasuj, a zacznie się nowa runda: automa rzuca kośćmi i wchodzi ci w drogę.
example-desk = Masz rasę, której wymaga pulpit, robotnika i trójkę. Posadź tam robotnika na stałe.
example-benefit = Twój uczeń siedzi przy pulpicie: { PIECE($about) }. Zrób to, czego dotyczy, i zobacz różnicę.
example-commission = Dwa pola twojego żetonu kości są wypełnione. Dwójka wypełnia ostatnie: karta jest aktywna i liczy się na koniec.
example-counts = Ostatnia runda, a żeton kości karty { PIECE($about) } jest pełny. Spasuj i zobacz, ile karta jest warta.
example-new-commission = Uczeń w Kancelarii robi miejsce na drugą kartę. Poproś Berka, wybierz jedną i zapłać reputacją.

## Symbole na planszach i elementy, których nic innego nie nazywa

sign-house = dom
sign-die = kość
sign-ship = statek
sign-apprentice = uczeń
sign-guild-master = mistrz gildii
sign-star = gwiazdka: szlachectwo
sign-nobility = szlachectwo
sign-event = wydarzenie
sign-workshop = warsztat
sign-reroll = rzuć kośćmi ponownie
sign-buy-any-good = kup dowolny towar
sign-swap-good = zamień towar
sign-guild-good = towar gildii
sign-laurel = cel
sign-goods = dowolny towar

## Rodzaje kart i żetonów

gallery-settlers-first = Osadnicy, pierwszy stos
gallery-settlers-second = Osadnicy, drugi stos
gallery-workshops = Warsztaty
gallery-demands = Żądania Kamiennej Rady
gallery-ships = Statki i ich ceny
gallery-dice-tiles = Żetony kości

## Kartka do druku: side-1-... jest z przodu, side-2-... z tyłu. „:coins:” to symbol.

side-1-goal = Cel
    .text = { $start-rounds } rund; najwięcej :point: wygrywa. Daj :settlers: osadnikom :house: dom i :goods: towary; ich robotnicy zostają :apprentice: uczniami i :guild_master: mistrzami gildii.
side-1-start = Początek
    .text = { $start-coins } :coins:, po { $start-goods } każdego towaru, { $start-houses } :house:, kości: { $by_players-dice-2 } ({ $by_players-dice-6 } w sześć osób), reputacja { $by_players-reputation-2 } ({ $by_players-reputation-6 }), postać, tajna karta :settlers:.
side-1-round = Runda
    .text =
        - 1 Wszyscy rzucają kośćmi.
        - 2 Akcje: tura za turą, aż wszyscy spasują.
        - 3 Przychód.
        - 4 Przygotowanie: kości wracają, nowy statek, uzupełnij Radę i Dom Gildii, następny pierwszy gracz.
side-1-turn = Tura: każda rzecz raz, w dowolnej kolejności
    .text =
        - Postaw kość i zrób to, co daje miejsce.
        - Osiedl kartę :settlers: osadników.
        - Sprzedaj budynek: { $sale-coins } :coins: i robotnik wraca; punkty znikają, gwiazdki zostają.
        - Kto nic nie robi, pasuje do końca rundy.
side-1-reputation = :reputation: Reputacja i :modifiers: modyfikatory
    .text = Suma kości w rundzie to najwyżej twoja reputacja (od { $reputation-least } do { $reputation-most }). Większa liczy się od razu. Modyfikator zmienia stawianą kość o jeden; z 6 na 1 się nie da.
side-1-settlers = :settlers: Osiedlanie
    .text = :house: Dom z platformy, od 1 do { $limits-of_a_good } każdego pokazanego towaru (towaru postaci o jeden więcej), razem tyle, ile chce karta. Dostajesz 1 :point: za towar, { $community-bonus } za :community:, :worker: robotników i :star: gwiazdki. Nieosiedlonych kart najwyżej { $limits-open_settlers }, domów w grze: { $figures-houses }.
side-1-nobility = :nobility: Szlachectwo
    .text = Każda :star: to krok. Przy { $nobility-lord_at } zostajesz lordem i dostajesz to, co zyskuje twoja postać. Na koniec daje punkty.
side-1-income = Przychód
    .text =
        - :apprentice: monety, tym mniej, im więcej uczniów w gildii: w trzy osoby { $by_players-apprentice_income-3 }; w cztery { $by_players-apprentice_income-4 }.
        - :guild_master: { $guilds-workshop_income } towar gildii za warsztat.
        - :community: to, co stoi nad jego polem.
side-1-end = Koniec
    .text = 1 :point: za każde { $end-goods_for_a_point } towary. Szlachectwo 0, 1, 2 …: { $nobility-points-by_level }. Remis: domy oddane osadnikom, potem reputacja.
side-2-places = Miejsca i ich kości
    .text =
        - :tavern: *Tawerna*: weź kartę :settlers:. Każda kość równa poprzedniej albo wyższa.
        - :yard: *Plac Budowy*: :house: za { $yard-house } :coins:. Każda kość równa poprzedniej albo niższa.
        - :hall: *Dom Gildii*: budynek z pola kości; za kość od 1 do 6: { $hall-cost } :coins:.
        - :port: *Port*: sprzedaj najwyżej tyle towarów, ile pokazuje kość, po cenach statku, dopóki ma miejsce.
        - :castle: *Biały Zamek*: 1–2 → { $castle-die_spaces-1-reputation }, 3–4 → { $castle-die_spaces-2-reputation }, 5–6 → { $castle-die_spaces-3-reputation } :reputation:.
        - :clerk: *Berk*: 1–2 → { $clerk-die_spaces-1-modifiers }, 3–4 → { $clerk-die_spaces-2-modifiers }, 5–6 → { $clerk-die_spaces-3-modifiers } :modifiers:; kolejne po { $clerk-modifier } :coins:. Nowi osadnicy albo nowe budynki.
        - :board: *Własna plansza* ({ $own_board-values }): odwołaj :apprentice:.
side-2-guilds = Gildie
    .text =
        :scholars: :books: · :artists: :artwork: · :blacksmiths: :weaponry: · :wizards: :magic: · :merchants: :jewelry: · :carpenters: :furnishings:
        Postaw kość, potem po kolei:
        - Warsztaty od lewej: użyj efektu; inny właściciel dostaje nagrodę.
        - Kup towary po { $guilds-good } :coins:; jeśli kupujesz, każdy twój :apprentice: dokłada jeden.
        - Umieść robotników jako uczniów, z kwatery albo innej gildii.
        - 1–2: warsztaty { $guilds-die_spaces-1-activates }, towary { $guilds-die_spaces-1-buy }, uczniowie { $guilds-die_spaces-1-apprentices }.
        - 3–4: warsztaty { $guilds-die_spaces-2-activates }, towary { $guilds-die_spaces-2-buy }, uczniowie { $guilds-die_spaces-2-apprentices }.
        - 5–6: warsztaty { $guilds-die_spaces-3-activates }, towary { $guilds-die_spaces-3-buy }, uczniowie { $guilds-die_spaces-3-apprentices }.
side-2-buildings = Budynki
    .text =
        - :workshop: *Warsztat*: potrzebny :apprentice: w jego gildii, który zostaje :guild_master:. Pierwsze wolne pole: { $guilds-workshop_spaces-1-points }/{ $guilds-workshop_spaces-2-points }/{ $guilds-workshop_spaces-3-points } :point:, { $guilds-workshop_spaces-1-stars }/{ $guilds-workshop_spaces-2-stars }/{ $guilds-workshop_spaces-3-stars } :star:.
        - :community: *Budynek publiczny*: potrzebny :worker:. { $community-points } :point:, { $community-stars } :star:, przychód i { $community-bonus } :point: za każdą późniejszą kartę osadników.
side-2-effects = Efekty warsztatów
    .text = :coin: 1 moneta · :reputation: reputacja +1 · :reroll: rzuć kośćmi ponownie · :goods: 1 towar gildii · :buy_any_good: kup 1 towar dowolnej gildii · :swap_good: zamień 1 towar
side-2-council = :council: Kamienna Rada
    .text = Żądanie wymaga szlachectwa, osiedlonej karty rasy tego członka, kości z rzędu (1–2, 3–4, 5–6), towarów i monet. Dostajesz :point: i tracisz { $council-loss } :reputation:.
side-2-more = Wydarzenia, Kancelaria, solo i dwie osoby
    .text =
        - :event: Wydarzenie trwa rundę; ceny nie spadają poniżej 0.
        - :desk: *Pulpit*: kość jego wartości, :worker: na stałe, osiedlona karta jego rasy. Korzyść, { $chancery-income } :coins: co przychód, miejsce na zlecenie.
        - :commission: *Zlecenie*: wypełnij trzy pola kośćmi; wtedy liczy się na koniec.
        - Dwie osoby: właściciele dostają nagrodę { $by_players-reward_factor-2 } razy; w każdej gildii jest warsztat bez właściciela.
        - Solo: osiągnij cel przed końcem ostatniego przychodu; pięć kości automy wchodzi ci w drogę.
