# Lekcje gry Rise to Nobility. Jak się je pisze: docs/write-a-lesson.md.


lesson-first-game = Twoja pierwsza partia
    .about = Poprowadź swój ród z przedmieścia aż w szeregi szlachty. Grasz dwie rundy i poznajesz każde miejsce w mieście; potem partia toczy się dalej i należy do ciebie.
    .otherwise-pass = To był **pas**: w tej rundzie nie stawiasz już kości, a te, które ci zostały, przepadają. Na następną rundę wracają wszystkie.
lesson-first-game-goal = Cel gry
lesson-first-game-goal-welcome =
    Witaj w **Rise to Nobility**! Osiedlasz przybyszów, wysyłasz uczniów do gildii i budujesz, i tak zdobywasz przychylność Kamiennej Rady. Kto na koniec ma **najwięcej punktów**, wygrywa.
    Grasz jako { SEAT(0) }; { SEAT(1) } to bot. Dwie rundy rozegramy razem.
lesson-first-game-goal-points =
    Tu po prawej są twoje **punkty**. Najwięcej dają osadnicy, budynki i Kamienna Rada. Na lewo od nich widać, co masz: monety, reputację, szlachectwo, towary.
    { $touch ->
        [yes] Przytrzymaj
       *[no] Wskaż
    } wszystko, czego nie znasz, tu albo na planszy, a dowiesz się, **co to jest**.
lesson-first-game-goal-town = To jest **miasto**: sześć gildii i siedem innych miejsc. Każde coś ci daje, gdy postawisz tam kość. Odwiedzisz prawie wszystkie; niczego nie trzeba uczyć się na pamięć.
lesson-first-game-dice = Kości i reputacja
lesson-first-game-dice-dice =
    W każdej rundzie rzucasz { $by_players-dice-2 } **kośćmi**. W każdej turze stawiasz jedną z nich w mieście; potem kolej następnego gracza. Kto nie może albo nie chce postawić kolejnej, **pasuje** i nie gra już w tej rundzie.
    Czy lepsza jest kość wysoka, czy niska, zależy od miejsca.
lesson-first-game-dice-reputation = To twoja **reputacja**: { $by_players-reputation-2 }. Suma kości postawionych w rundzie nie może jej przekroczyć; te, które się nie mieszczą, są przygaszone. Stawianie kości jej nie zużywa: w następnej rundzie znów liczy się cała.
lesson-first-game-dice-turn = Tu u góry zawsze widać, **o co pyta gra**, a obok są przyciski do tego, co nie ma miejsca na planszy. To, co można nacisnąć, świeci. Po każdym kroku jest tu przycisk, żeby go **cofnąć**; mała strzałka obok pokazuje, jak cofnąć więcej.
lesson-first-game-guilds = Gildie
lesson-first-game-guilds-settlers = Ta karta pokazuje twoich **osadników** ({ PIECE("s17") }); na razie znasz ją tylko ty. Daj im dom i towary, a przyniosą punkt za każdy towar, robotnika (figurka) i szlachectwo (gwiazdka).
lesson-first-game-guilds-wants = Chcą klejnotów (pierścień) i artefaktów (flakonik): **obu razem od 4 do 6**, co najmniej po jednym i najwyżej { $limits-of_a_good } jednego rodzaju. Masz jeden pierścień i jeden flakonik, więc brakuje ci dwóch.
lesson-first-game-guilds-take = Każda gildia sprzedaje towary jednego rodzaju. Kością 1 lub 2 kupisz tam { $guilds-die_spaces-1-buy } towar, kością 3 lub 4 kupisz { $guilds-die_spaces-2-buy }, kością 5 lub 6 kupisz { $guilds-die_spaces-3-buy }. Weź **trójkę**: naciśnij ją.
    .why = Trójka pozwala kupić dokładnie te dwa, których ci brakuje.
    .otherwise = Żeby kupić oba towary naraz, trzeba co najmniej trójki; a im wyższa kość, tym mniej reputacji zostaje na pozostałe. Z **trójką** wystarczy jej na wszystko, co jeszcze nastąpi.
lesson-first-game-guilds-visit = Teraz świecą miejsca, na które może trafić kość. Postaw ją w **Gildii kupców**, która sprzedaje klejnoty. Artefakty też by się nadały, ale tutaj stoi warsztat, który daje monetę.
    .otherwise = A więc inne miejsce. Nic nie szkodzi, ale twoi osadnicy chcą **klejnotów i artefaktów**, a te sprzedają kupcy i magowie. { $touch ->
        [yes] Przytrzymaj miejsce
       *[no] Wskaż miejsce
    }, a zobaczysz, co daje.
    .also = Magowie sprzedają artefakty, których twoi osadnicy też chcą.
lesson-first-game-guilds-workshop = W tej gildii jest już **warsztat**. Czyja kość do niego sięga, ten może z niego skorzystać: 1 lub 2 sięga do pierwszego miejsca od lewej, 3 lub 4 do dwóch pierwszych, 5 lub 6 do wszystkich trzech. Ten daje monetę: weź ją.
    .why = Stoi na drugim miejscu, a twoja kość to trójka. Skorzystać można z każdego warsztatu w zasięgu.
    .missed = W gildiach stoją warsztaty. Kto postawi tam kość, może z nich skorzystać: 1 lub 2 sięga do pierwszego z trzech miejsc, 3 lub 4 do dwóch pierwszych, 5 lub 6 do wszystkich trzech.
lesson-first-game-guilds-buy = Teraz **kup dwa**. Towar kosztuje { AMOUNTS("coin", $guilds-good, form: "amount-acc") }.
    .otherwise = Twoim osadnikom brakuje jeszcze towarów. Mogą wprowadzić się później.
    .missed = Gildia sprzedaje swoje towary, każdy za { AMOUNTS("coin", $guilds-good, form: "amount-acc") }.
lesson-first-game-settlers = Osadnicy i domy
lesson-first-game-settlers-complete = Raz w turze, przed postawieniem kości lub po nim, możesz też **osiedlić osadników**, jeśli masz wolny dom (jeden stoi na twojej planszy) i towary, których chcą. Naciśnij swoją kartę. Gra zapyta jeszcze raz, bo wtedy zobaczą ją też inni.
    .otherwise = Mogą się wprowadzić i później. Dom na nich czeka.
    .missed = Raz w turze możesz **osiedlić osadników**: naciśnij ich kartę, gdy świeci. Potrzeba wolnego domu (jeden stoi na twojej planszy) i towarów, których chcą. Ile ich dasz, zależy od ciebie, a każdy to punkt.
lesson-first-game-settlers-pay = Wybierz, co dajesz. **Każdy towar to punkt**, dlatego gra proponuje tyle, ile przyjmą i ile masz. Daj im to.
lesson-first-game-settlers-housed =
    Oprócz punktów osadnicy, którzy się wprowadzili, dają to, co jest u góry karty: **robotników** (figurka) i **szlachectwo** (gwiazdka, jak na tarczy przy twoim imieniu).
    Robotnicy czekają w **kwaterze robotników** na twojej planszy, aż będą potrzebni. Kolejne domy są na Placu Budowy.
lesson-first-game-settlers-other = { SEAT(1) } też ma już turę za sobą. W grze dwuosobowej gildia przyjmuje **jedną kość na rundę**: gdzie jakaś leży, tam w tej rundzie nikt nie postawi następnej. W innych miejscach pola na kości pokazują, ile ich się mieści.
lesson-first-game-apprentices = Uczniowie
lesson-first-game-apprentices-idea =
    Robotnik może zostać **uczniem** w gildii. Na koniec każdej rundy każdy zarabia tyle monet, ile pokazano na dole gildii, a od twojej następnej tury, gdy tam kupujesz, dokłada jeden towar za darmo.
    Później można ucznia odwołać kością 5 lub 6 postawioną na własnej planszy.
lesson-first-game-apprentices-take = Niskimi kośćmi umieszczasz uczniów: kością 1 lub 2 najwyżej { $guilds-die_spaces-1-apprentices }, kością 3 lub 4 najwyżej { $guilds-die_spaces-2-apprentices }, kością 5 lub 6 żadnego. Weź **jedynkę**.
    .without = Niskimi kośćmi umieszczasz uczniów: kością 1 lub 2 najwyżej { $guilds-die_spaces-1-apprentices }, kością 3 lub 4 najwyżej { $guilds-die_spaces-2-apprentices }, kością 5 lub 6 żadnego. **Nie masz jeszcze robotnika**, bo nie wprowadzili się żadni osadnicy; tym razem możesz więc tylko coś kupić. Weź **jedynkę**.
    .otherwise = Dwójka też pozwala umieścić uczniów, 5 lub 6 **żadnego**; ale te kości będą potrzebne do tego, co jeszcze nastąpi. Z **jedynką** wszystko się uda.
lesson-first-game-apprentices-visit = Idź do **Gildii artystów**. (1 lub 2 nie sięga tam do warsztatu, bo stoi on na drugim miejscu.)
    .why = W tawernie siedzą osadnicy, którzy chcą dzieł sztuki. Wkrótce ich zaprosisz.
    .otherwise = A więc inne miejsce. Jeśli to gildia, możesz umieścić ucznia także tam. Ale osadnicy, których wkrótce zaprosisz, chcą dzieł sztuki, a bez ucznia u artystów trudniej będzie ich zadowolić.
lesson-first-game-apprentices-buy = Kup **jedno** dzieło sztuki: przyda się dla osadników i dla Kamiennej Rady.
    .otherwise = Dzieła sztuki można kupić i później. Ale może ci potem jednego zabraknąć.
lesson-first-game-apprentices-place = A teraz **uczeń**: wyślij robotnika na wolne miejsce na dole gildii.
    .why = Monety w każdej rundzie i więcej towarów za te same pieniądze. Później uczeń może tu zostać mistrzem warsztatu. Zamiast robotnika możesz też przysłać tu ucznia z innej gildii.
    .otherwise = Robotnik zostaje u ciebie. Przyda się później do budynku.
    .missed = Kto ma robotnika i przychodzi do gildii z niską kością, naciska wolne miejsce na dole gildii: robotnik zostaje tam **uczniem**. Kością 5 lub 6 postawioną na własnej planszy można ucznia odwołać.
lesson-first-game-apprentices-clerk = { SEAT(1) } odwiedza **Berka**, miejskiego pisarza. W jego biurze dostaje się za darmo **modyfikator**: sześciokąt z ±. Modyfikatory po plusie można dokupić, każdy za { AMOUNTS("coin", $clerk-modifier, form: "amount-acc") }.
lesson-first-game-apprentices-modifier = Modyfikator zmienia kość o jeden w górę lub w dół, zanim ją postawisz, i liczy się to, co wtedy pokazuje. Na jedną kość można zużyć kilka, ale jedynka nigdy nie staje się szóstką ani szóstka jedynką. Podczas tej samej wizyty Berk może też za darmo wymienić wszystkich wyłożonych osadników albo budynki.
lesson-first-game-castle = Biały Zamek
lesson-first-game-castle-pips = Spójrz na reputację: każda postawiona kość zajmuje jej część, na tę rundę. Na wszystkie pięć kości nie wystarcza.
lesson-first-game-castle-take = Jest miejsce, które podnosi twoją reputację na stałe. Weź **piątkę**.
lesson-first-game-castle-visit = Postaw ją w **Białym Zamku**: 5 lub 6 podnosi reputację o { $castle-die_spaces-3-reputation }, od razu i na wszystkie następne rundy.
    .why = Z większą reputacją możesz w każdej rundzie postawić więcej swoich kości albo wyższe. Najwięcej jest warta na początku; nigdy nie przekracza { $reputation-most }.
    .otherwise = Zamek może poczekać. Ale prędzej czy później każdy potrzebuje reputacji.
    .missed = **Biały Zamek** podnosi reputację, od razu i na wszystkie następne rundy: kość 1 lub 2 o { $castle-die_spaces-1-reputation }, kość 3 lub 4 o { $castle-die_spaces-2-reputation }, kość 5 lub 6 o { $castle-die_spaces-3-reputation }. Najwięcej jest warta na początku.
lesson-first-game-tavern = Jaskiniowa Tawerna
lesson-first-game-tavern-take = Teraz nowi osadnicy. Weź **dwójkę**.
lesson-first-game-tavern-visit = Idź do **Jaskiniowej Tawerny**. Pierwsza kość może być dowolna; każda następna musi być co najmniej tak wysoka jak poprzednia.
    .otherwise = A więc gdzie indziej. Tawerna jest otwarta w każdej rundzie.
    .missed = W **Jaskiniowej Tawernie** dostaniesz nowych osadników. Pierwsza kość może być dowolna; każda następna musi być co najmniej tak wysoka jak poprzednia.
lesson-first-game-tavern-choose = Wybierz osadników; nic nie kosztują. Weź tych z **zaznaczonego** miejsca ({ PIECE("s01") }). Chcą dzieł sztuki i mebli: kto ma ucznia w Gildii artystów, dostaje tam więcej dzieł sztuki. A dają 1 robotnika i szlachectwo +1.
    .why = Twarze i kolory pokazują, do której z sześciu ras należą osadnicy (a nie do którego gracza); Kamienna Rada o to zapyta. U ciebie mogą czekać najwyżej { $limits-open_settlers } karty: gdy weźmiesz jeszcze jedną, odrzucasz którąś z pozostałych. W tawernie następna pojawia się, gdy tylko pójdziesz dalej.
    .otherwise = A więc inni osadnicy. Będą chcieli innych towarów; sprawdź jakich. Następne rozdziały są ułożone dla tych z zaznaczonego miejsca: część z nich może pozostać tylko do przeczytania.
    .missed = Nic nie kosztują. Twarze i kolory pokazują, do której z sześciu ras należą; u ciebie mogą czekać najwyżej { $limits-open_settlers } karty.
lesson-first-game-income = Przychód
lesson-first-game-income-passed = Runda się skończyła. Kto nie może już nic zrobić, czeka do następnej: gra **pasuje** za niego. Kość, na którą zabrakło reputacji, nie została użyta; teraz wszystkimi kośćmi rzucono od nowa.
lesson-first-game-income-income = Gdy wszyscy spasują, jest **przychód**. Uczeń sam w gildii zarabia { AMOUNTS("coin", $by_players-apprentice_income-2-1, form: "amount-acc") }; gdy jest tam drugi, twój lub cudzy, każdy zarabia po { $by_players-apprentice_income-2-2 }. Mała liczba pokazuje następny przychód.
lesson-first-game-income-round = Nowa runda: wszystkie kości wróciły do graczy i znów nimi rzucono, w Porcie stoi **nowy statek**, a zaczyna inny gracz: to zmienia się co rundę.
lesson-first-game-income-first = { SEAT(1) } zaczyna tę rundę kością w tawernie.
lesson-first-game-houses = Towary i dom
lesson-first-game-houses-goods = Twoim osadnikom brakuje dzieł sztuki. Weź **dwójkę**: jedynka też by wystarczyła, ale jedynki bardziej przydadzą ci się w tej rundzie gdzie indziej.
    .without = Osadnicy chcą towarów, a gildia, w której masz ucznia, daje ich więcej. Weź **dwójkę**: jedynka też by wystarczyła, ale jedynki bardziej przydadzą ci się w tej rundzie gdzie indziej.
lesson-first-game-houses-artists = Idź do **Gildii artystów**, która sprzedaje dzieła sztuki.
    .without = Twoi osadnicy mogą chcieć innych towarów. Idź mimo to do **Gildii artystów** i zobacz, do czego przydaje się uczeń. Sprzedaje ona dzieła sztuki, których chce też Kamienna Rada.
    .otherwise = Dobrze. Towary można mieć i gdzie indziej.
lesson-first-game-houses-buy = Kup **jedno**. Twój uczeń w tej gildii dodaje drugie za darmo.
    .otherwise = Jeśli nic nie kupisz, uczeń też nic nie doda.
    .missed = Kto kupuje choć jeden towar tam, gdzie ma ucznia, dostaje jeszcze jeden za darmo.
lesson-first-game-houses-die = Osadnicy potrzebują **domu**. Weź **jedynkę**.
    .otherwise = Może tam trafić każda kość, ale wyższe przydadzą się później, a każda z nich zabiera więcej reputacji. Z **jedynką** wszystko się uda.
lesson-first-game-houses-yard = Idź na **Plac Budowy**. Dom kosztuje { AMOUNTS("coin", $yard-house, form: "amount-acc") }. Tutaj każda następna kość nie może być wyższa od poprzedniej.
    .why = Niskie kości idą na Plac Budowy, wysokie do tawerny: kto przychodzi późno, musi mieć właściwe.
    .otherwise = Dom może poczekać rundę.
    .missed = Domy są na **Placu Budowy**, każdy za { AMOUNTS("coin", $yard-house, form: "amount-acc") }. Tam każda następna kość nie może być wyższa od poprzedniej.
lesson-first-game-houses-complete = W tej samej turze twoi osadnicy mogą się **wprowadzić**: naciśnij ich kartę.
    .missed = Gdy masz dom i towary, których chcą osadnicy, mogą się **wprowadzić**: naciśnij ich kartę, nawet w tej turze, w której dom został kupiony.
    .otherwise = Wprowadzą się, gdy będzie dom i to, czego chcą.
lesson-first-game-houses-pay = Daj, co przyjmą. **Każdy towar to punkt.**
lesson-first-game-port = Port
lesson-first-game-port-ship = Na budynek potrzeba monet. W **Porcie** statek kupuje towary; pod każdym jest cena, a okienka w burcie pokazują, ile sztuk przyjmie.
lesson-first-game-port-die = Kością sprzedasz najwyżej tyle towarów, ile pokazuje: jedynką jeden, szóstką do sześciu. Każda liczba działa raz na rundę. Wystarczy jeden towar: weź **jedynkę**.
    .otherwise = Może tam trafić każda kość, ale wyższe przydadzą się później, a każda z nich zabiera więcej reputacji. Z **jedynką** wszystko się uda.
lesson-first-game-port-visit = Postaw ją w **Porcie**.
    .otherwise = A więc bez statku. W następnej rundzie będzie inny.
lesson-first-game-port-sell = Sprzedaj to, czego najmniej potrzebujesz, a co daje najwięcej, na przykład **broń**, jeśli ją masz. Zostaw jednak książkę i dzieło sztuki: wkrótce będą potrzebne.
    .otherwise = To też można sprzedać. Ale zostaw sobie książkę i dzieło sztuki: Kamienna Rada chce po jednym z nich.
    .missed = W Porcie możesz sprzedać tyle towarów, ile pokazuje kość, każdy po cenie pod nim.
lesson-first-game-buildings = Budynki
lesson-first-game-buildings-workshops = W **Domu Gildii** są budynki: wartość kości wskazuje który, a im wyższa, tym taniej. **Warsztat** trafia w swojej gildii na pierwsze wolne miejsce od lewej i daje podane tam punkty i szlachectwo; jeden z twoich uczniów zostaje tam mistrzem.
lesson-first-game-buildings-later =
    Potem twój warsztat co rundę daje towar swojej gildii. A ilekroć **kość kogoś innego dosięgnie jego miejsca**, dostajesz nagrodę, nawet jeśli nikt z niego nie skorzysta: { $touch ->
        [yes] przytrzymaj miejsce
       *[no] wskaż miejsce
    }, a zobaczysz jaką.
lesson-first-game-buildings-master = Punkty i szlachectwo z tego miejsca dostaje się tylko raz, a **mistrz** nie zarabia już ani nie dodaje towarów jak uczeń. Opłaca się więc budować tam, gdzie chętnie chodzą inni.
lesson-first-game-buildings-community =
    Są też **budynki publiczne**. Taki budynek stoi na twojej własnej planszy i wymaga jednego robotnika.
    Daje { AMOUNTS("point", $community-points, form: "amount-acc") }, szlachectwo +{ $community-stars } i przychód co rundę. Odtąd każda karta osiedlonych osadników daje dodatkowo { AMOUNTS("point", $community-bonus, form: "amount-acc") }.
lesson-first-game-buildings-die = Na ostatnie pole Domu Gildii potrzebujesz **szóstki**: tam budynek kosztuje tylko { AMOUNTS("coin", $hall-cost-6, form: "amount-acc") }.
    .why = Przed następną rundą pozostałe budynki przesuwają się w lewo, gdzie są droższe; nowe pojawiają się po prawej.
lesson-first-game-buildings-visit = Postaw ją w **Domu Gildii**.
    .otherwise = Budować można w każdej rundzie, gdy są pieniądze.
lesson-first-game-buildings-build = Wybierz miejsce na swojej planszy. Każde ma **własny przychód**: monetę, dowolny towar albo reputację.
    .missed = Każde miejsce na budynek publiczny ma **własny przychód**: monetę, dowolny towar albo reputację.
lesson-first-game-buildings-end = Budynek można też teraz **sprzedać**, za { AMOUNTS("coin", $sale-coins, form: "amount-acc") }, ale traci się jego punkty: to na czarną godzinę. Lepiej **zakończ turę**.
    .missed = W swojej turze można też **sprzedać** budynek, za { AMOUNTS("coin", $sale-coins, form: "amount-acc") }, ale traci się jego punkty: to na czarną godzinę.
lesson-first-game-council = Kamienna Rada
lesson-first-game-council-members =
    W **Kamiennej Radzie** zasiada sześć ras, a pod twarzą każdej leżą jej żądania. Żeby jakieś spełnić, musisz mieć u siebie osadników tej rasy: ich twarze świecą.
    Potrzeba też kości pasującej do rzędu, szlachectwa podanego po lewej (nie tracisz go), towarów i monet.
lesson-first-game-council-price = Żądanie daje punkty podane po prawej. Ale obniża **reputację** o { $council-loss }, do końca gry; kości już postawione zostają na miejscu. Puste miejsca uzupełnia się na następną rundę.
lesson-first-game-council-demand = To żądanie **elfów** przyjmuje 1 lub 2 i wymaga szlachectwa 4: książka, dzieło sztuki i moneta za 5 punktów. Dwie karty osadników i budynek publiczny dają dokładnie tyle. (Zielone elfy to inna rasa.)
    .without = To żądanie **elfów** przyjmuje 1 lub 2 i wymaga szlachectwa 4: książka, dzieło sztuki i moneta za 5 punktów. Na razie brakuje ci szlachectwa; dwie karty osadników i budynek publiczny dają dokładnie tyle, ile trzeba.
lesson-first-game-council-die = Weź **jedynkę**.
    .missed = To żądanie przyjmuje 1 lub 2; inne rzędy przyjmują inne kości.
lesson-first-game-council-visit = A teraz **spełnij żądanie**.
    .otherwise = Rada poczeka. Żądania leżą, aż ktoś je spełni.
    .missed = Żądanie spełniasz kością, która pasuje do jego rzędu: oddajesz towary i monety, a punkty dostajesz od razu.
lesson-first-game-council-end = **Zakończ turę.**
lesson-first-game-council-pass = Kto postawił już wszystkie kości albo nie chce stawiać więcej, pasuje; możesz jeszcze sprzedać budynek, więc gra pyta. Jeśli chcesz postawić jeszcze jakąś kość, zrób to najpierw. Potem **spasuj do końca rundy**. Gdy przychodem jest dowolny towar, weź taki, jakiego zechcą osadnicy albo Rada.
    .missed = Kto **pasuje**, nie gra już w tej rundzie i rezygnuje z pozostałych kości.
lesson-first-game-nobility = Szlachectwo i postacie
lesson-first-game-nobility-nobility = To twoje **szlachectwo**. Otwiera drogę do Rady, a na koniec twoje pole na torze daje tyle punktów, ile na nim podano. Przy { $nobility-lord_at }, z koroną, zostajesz lordem.
lesson-first-game-nobility-character = A to twoja **postać**. Towaru po lewej stronie karty możesz dać osadnikom o jeden więcej niż { $limits-of_a_good }. Resztę dostajesz raz, gdy zostajesz lordem: tutaj reputację i modyfikatory, a z inną postacią monety, towary albo osadników.
lesson-first-game-end = Koniec
lesson-first-game-end-end =
    Po { $start-rounds } rundach gra się kończy. Wtedy każde { $end-goods_for_a_point } pozostałe towary to punkt, liczy się też szlachectwo; monety i osadnicy bez domu nie liczą się wcale.
    Kto ma najwięcej **punktów**, wygrywa. Przy remisie decyduje liczba domów oddanych osadnikom, a potem reputacja.
lesson-first-game-end-more =
    Kilka rzeczy się zmienia **od trzech graczy**:
    - Gildie, tawerna i Plac Budowy przyjmują więcej kości, a gildia więcej uczniów: im ich więcej, tym mniej zarabia każdy.
    - Na początku w gildiach nie ma żadnych warsztatów.
    - Właściciel warsztatu dostaje za niego nagrodę raz, a nie dwa razy jak w grze dwuosobowej.
lesson-first-game-end-on = To wszystko. **Partia toczy się dalej i należy do ciebie**; to, o co pyta gra, widać nad planszą. Chcesz wiedzieć, co robi dana rzecz? { $touch ->
        [yes] Przytrzymaj ją
       *[no] Wskaż ją
    }. Zasady znajdziesz w zakładce „Zasady”.

lesson-solo = Gra solo
    .about = Gdy znasz już grę: cel zamiast przeciwników i kości, które wchodzą w drogę.
lesson-solo-alone = Solo w mieście
lesson-solo-alone-objective = Solo grasz o **cel** z dwoma warunkami. Jeśli po jednej z twoich tur albo po przychodzie oba są spełnione naraz, od razu wygrywasz; po rundzie { $start-rounds } jest za późno. Co było twoje i zostało oddane, już się nie liczy. Tutaj zawsze widać, ile już masz.
lesson-solo-alone-automa = Zamiast innych graczy jest **automa**, czyli pięć kości. Rzuca się nimi na początku każdej rundy, leżą do jej końca, a potem rzuca się nimi znowu. Biała leży w **tawernie**: twoja musi być co najmniej tak wysoka.
lesson-solo-alone-yard = Zielona leży na **Placu Budowy**: twoja nie może być wyższa.
lesson-solo-alone-hall = Żółta leży w **Domu Gildii**: budynek z tego pola się odrzuca, a pole jest w tej rundzie zajęte.
lesson-solo-alone-guilds = Ostatnie dwie, te czarne, **blokują** w tej rundzie po jednej **gildii**: tym razem uczonych i kupców. Gdy są równe, zablokowana jest tylko jedna gildia.
lesson-solo-alone-workshops = Która liczba blokuje którą gildię, mówią [zasady](solo-automa). Jeśli w zablokowanej gildii masz warsztaty, dostajesz zapłatę, jakby ktoś z nich skorzystał.
lesson-solo-alone-die = W tawernie leży trójka, więc twoja kość musi mieć 3 lub więcej. Weź **czwórkę**. Zużywa w tej rundzie 4 punkty reputacji; ilekroć gra pyta o kość, widać, ile jeszcze zostało.
    .otherwise = Do tawerny może w tej rundzie trafić tylko trójka lub wyższa kość. Inne kości mogą iść gdzie indziej.
lesson-solo-alone-tavern = Postaw ją w **tawernie**.
    .otherwise = A więc gdzie indziej. Kości automy leżą tam całą rundę.
lesson-solo-alone-choose = Wybierz **osadników**, którzy przybliżą cię do celu. Potem los odkrywa na ich miejscu inną kartę, a ty grasz dalej.
    .why = Twój wymaga osiedlonych osadników: ci, którzy chcą mniej towarów, osiedlą się szybciej.
    .missed = W tawernie wybiera się osadników, którzy przybliżą cię do celu. Tutaj chodzi o osiedlonych osadników: kto chce mniej towarów, wprowadzi się szybciej.
lesson-solo-alone-on = I tak dalej: twoje tury następują po sobie, aż spasujesz. Potem jest przychód, wszystkie kości wracają, twoje i automy, i zaczyna się nowa runda. Punkty mówią tylko, jak ci poszło; **decyduje cel**. Partia należy do ciebie.

lesson-events = Karty wydarzeń
    .about = Wariant dla tych, którzy znają grę. W każdej rundzie coś jest inaczej: jak czytać i wykorzystać wydarzenie.
lesson-events-event = Wydarzenie rundy
lesson-events-event-event = Na początku każdej rundy, jeszcze przed rzutem kośćmi, odkrywa się nowe **wydarzenie**. Działa w tej rundzie i dla wszystkich; potem zastępuje je następne, a nikt nie wie jakie. To wzmacnia Biały Zamek: więcej reputacji dla każdego, kto tam pójdzie. Liczby przy zamku już je uwzględniają.
lesson-events-event-die = Idź tam więc z wysoką kością. Weź **szóstkę**: daje najwięcej, na wszystkie następne rundy, a w tej wystarczy jeszcze reputacji na jedynkę, dwójkę i czwórkę.
    .otherwise = Tak też można. Ale to, co daje Zamek, zostaje na stałe, więc warto iść tam z wysoką kością, zwłaszcza w tej rundzie.
lesson-events-event-castle = Postaw ją w **Białym Zamku** i spójrz na reputację, obok wieńca laurowego.
    .otherwise = Może skorzysta ktoś inny. Wydarzenie działa tylko jedną rundę.
lesson-events-event-end = **Zakończ turę.**
lesson-events-event-stacks = Są dwa stosy: wydarzenia z pierwszej połowy gry dają głównie monety, towary i reputację, z drugiej często **punkty**. Żadne nie szkodzi. Warto przeczytać nowe wydarzenie, zanim postawisz pierwszą kość. Partia należy do ciebie.

lesson-chancery = Kancelaria
    .about = Rozszerzenie dla tych, którzy znają grę: pulpity, które pomagają przez całą grę, i tajne zlecenia, które liczą się na koniec.
lesson-chancery-commissions = Karty zleceń
lesson-chancery-commissions-keep = Każdy zaczyna z tajną **kartą zlecenia**: to własny cel, za który na koniec są punkty. „2 › { $commissions-v03-points-2 }” znaczy: za dwa razem { $commissions-v03-points-2 } punktów. Wybierz jedną.
    .why = Weź taką, która pasuje do tego, co i tak zrobisz: na przykład żądania Rady albo osadnicy.
lesson-chancery-commissions-tile = Liczy się tylko z wypełnionym **żetonem kości**, po jednej kości na każdą z trzech liczb. To tura jak każda inna: stawiasz kość tutaj zamiast w mieście i zużywa ona reputację. Na koniec rundy kość do ciebie wraca, ale pole zostaje wypełnione, więc możesz na to przeznaczyć kilka rund.
lesson-chancery-desks = Pulpity
lesson-chancery-desks-desks = To **Kancelaria**. Każdy pulpit należy do jednej rasy i do końca gry daje korzyść temu, czyj robotnik tam siedzi; { $touch ->
        [yes] przytrzymaj pulpit
       *[no] wskaż pulpit
    }, żeby przeczytać jaką. Robotnik zostaje tam do końca gry jako uczeń i co rundę daje też { AMOUNTS("coin", $chancery-income, form: "amount-acc") }, niezależnie od tego, kto jeszcze tam siedzi.
lesson-chancery-desks-elf = Pulpit **elfów** (zielone elfy mają własny) wymaga trójki, robotnika i elfów wśród twoich osadników. Osadnicy, których masz, to elfy: najpierw więc muszą się wprowadzić.
lesson-chancery-desks-die = Chcą artefaktów i klejnotów, a masz ich za mało. Weź **czwórkę**.
lesson-chancery-desks-visit = Idź do **Gildii kupców** po klejnoty.
    .otherwise = Też dobrze; pulpit najwyżej poczeka.
lesson-chancery-desks-workshop = Weź **monetę** z warsztatu.
lesson-chancery-desks-buy = Kup **dwa**: z tym, co masz, wystarczy.
lesson-chancery-desks-complete = Teraz **osadnicy**: naciśnij swoją kartę. Pojawi się jeszcze pytanie, bo nikt inny jej nie zna.
lesson-chancery-desks-pay = Daj, co przyjmą. Każdy towar to jeden punkt.
lesson-chancery-desks-three = Elfy mieszkają u ciebie i przybył robotnik. Weź **trójkę**.
    .without = Elfy jeszcze u ciebie nie mieszkają, więc ten pulpit nie jest jeszcze dla ciebie. Gdy się wprowadzą, trzeba będzie **trójki**. Weź ją; przyda się też do czegoś innego.
lesson-chancery-desks-sit = **Usiądź** przy pulpicie elfów.
    .otherwise = Przy pulpitach kto pierwszy, ten lepszy.
lesson-chancery-desks-benefit = Kto siedzi przy pulpicie elfów, za żądanie Kamiennej Rady traci tylko { $chancery-benefits-council_loss } reputacji. Każdy inny pulpit pomaga gdzie indziej. Bez pulpitu możesz mieć jedną kartę zlecenia, a z każdym pulpitem **jedną więcej**.
lesson-chancery-desks-more = Kolejne karty zleceń, każdą z własnym żetonem kości, dostaniesz u **Berka** za reputację: im wyższa kość, tym więcej kart do wyboru i tym większa, trwała strata reputacji. Znasz już Kancelarię; partia należy do ciebie.
