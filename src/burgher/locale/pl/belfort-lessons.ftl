# Lekcje Belfortu. Jak się je pisze: docs/write-a-lesson.md.

## Pierwsza gra

lesson-first-game = Twoja pierwsza partia
    .about = Zbuduj miasto z elfami, krasnoludami i gnomami. Grasz dwa miesiące, do pierwszej punktacji; potem partia toczy się dalej i należy do ciebie.
    .otherwise-pass = To był **pas**: w tym miesiącu nikogo więcej nie stawiasz, a wszyscy pozostali robotnicy idą teraz zbierać.
    .otherwise-end = **Tura zakończona**: teraz kolej na innych. Co nie zostało zrobione, musi poczekać do następnego miesiąca.

lesson-first-game-goal = Cel gry
lesson-first-game-goal-welcome =
    Witaj w **Belforcie**! Elfy, krasnoludy i gnomy budują razem miasto, a każdy chce mieć w nim największy udział.
    Grasz jako { SEAT(0) }, w kolorze i ze znakiem obok twojego imienia; { SEAT(1) } i { SEAT(2) } to boty. Pierwszy miesiąc jest już rozegrany: każdy postawił jeden budynek. Następne dwa miesiące rozegramy razem.
lesson-first-game-goal-districts =
    Miasto ma **pięć dzielnic**. Obok każdej jest jej gildia; w każdej grze gildie są inne.
    Na wszystkim, co zbudowano, leży znacznik tego, kto to zbudował. Przy punktacji **najwięcej znaczników w dzielnicy** daje { $scoring-district-1 } punktów, a drugie miejsce { $scoring-district-2 }.
    Dzielnica ma kolor tego, kto w niej prowadzi. Staraj się prowadzić w wielu.
lesson-first-game-goal-marker = Tu stoi twój pierwszy budynek, **Piwiarnia** w dzielnicy 1, z twoim znacznikiem. { SEAT(2) } ma Ogrody w tej samej dzielnicy: jeden do jednego, **remis**. Kto dzieli miejsce, dostaje tylko punkty za następne. Gdyby punktować teraz, oboje dostalibyście po { $scoring-district-2 }. W grze na trzy osoby trzecie miejsce nic nie daje.
lesson-first-game-goal-calendar =
    Gra trwa siedem **miesięcy**. Punktacja odbywa się trzy razy: po miesiącach z pucharem, czyli po trzecim, piątym i siódmym. Kolory to pory roku: każda kończy się punktacją.
    Teraz jest drugi miesiąc. Do pierwszych punktów zostały więc dwa miesiące.
lesson-first-game-goal-workers =
    Punkty dają też twoi ludzie: { $scoring-workers-1 } za najwięcej **elfów**, { $scoring-workers-1 } za najwięcej **krasnoludów**, { $scoring-workers-1 } za najwięcej **gnomów** i { $scoring-workers-2 } za każde drugie miejsce. Remis liczy się tak samo: teraz każdy ma trzy elfy i dostałby { $scoring-workers-2 }.
    Tutaj widać, ilu ich kto ma. „Punktacja teraz” pokazuje, ile dałoby to wszystko razem: nie trzeba liczyć.
lesson-first-game-goal-players =
    Tu widać, **co masz**: drewno, kamień, metal, złoto i punkty; twoi ludzie, karty i **budynki** też, a jeśli nie, to na twojej własnej planszy. Budynek to budowla z kartą, jak twoja Piwiarnia. Mała liczba przy twoim symbolu to twoje miejsce w kolejności. Przy imionach innych widać, co oni mają.
    Nie znasz czegoś na planszy? { $touch ->
        [yes] Przytrzymaj to
       *[no] Wskaż to
    }, a dowiesz się, **co to jest**.

lesson-first-game-placing = Rozmieszczanie robotników
lesson-first-game-placing-home =
    Oto twoi **robotnicy**: trzy elfy, które zdobywają drewno, i trzy krasnoludy, które wydobywają kamień. Blade figurki obok czekają jeszcze w zasobach.
    Każdy miesiąc zaczyna się od ich rozmieszczenia. Po kolei każdy wysyła jednego robotnika na jakieś **pole akcji** w mieście, miejsce dla jednej figurki. I tak w kółko, aż nikt nie chce już nikogo stawiać.
lesson-first-game-placing-first = O kolejności decydują **herby**. { SEAT(1) } ma herb 1 i zaczyna; ty masz herb 2.
lesson-first-game-placing-watch = { SEAT(1) } zaczyna i zaraz wyśle robotnika do Gildii drwali. Polem akcji gildii jest jej tarcza. Opłata to { AMOUNTS("gold", $fees-guild) }, a zysk to { AMOUNTS($guilds-sawyers-gain) }. Przejdź dalej i patrz. Wkrótce i ty wypróbujesz gildię.
lesson-first-game-placing-desk =
    Twoja kolej. Wyślij robotnika do **Pośredniaka**: naciśnij tamtejsze pole akcji i wybierz, czy ma to być elf, czy krasnolud. Opłata to { AMOUNTS("gold", $fees-recruiter) }.
    W zamian dostajesz **jeszcze jednego robotnika** tego samego rodzaju: przychodzi, gdy wszyscy zbiorą surowce, a pracuje od następnego miesiąca do końca gry.
    .why = Dlaczego? Więcej robotników to więcej wszystkiego, co miesiąc. Im wcześniej przyjdą, tym częściej będą dla ciebie pracować.
    .otherwise = To też dobrze: na polach akcji kto pierwszy, ten lepszy, a do Pośredniaka nikt nie musi iść. { $touch ->
        [yes] Przytrzymaj dowolne pole
       *[no] Wskaż dowolne pole
    }, a zobaczysz, co daje.
lesson-first-game-placing-camp =
    To **Obóz Króla**. To jeszcze jedno miejsce dla robotników.
    Nic nie kosztuje, a każdy może tam wysłać jednego robotnika, na pierwsze wolne pole. Kto ma tam robotnika, może później zamienić się z kimś na herby. Z niższym numerem działa się wcześniej i buduje przed innymi.
lesson-first-game-placing-passed = Prędzej czy później każdy **pasuje** i w tym miesiącu nikogo więcej nie stawia. Znaczek przy imieniu pokazuje, kto już spasował. Kto pasuje, wysyła od razu wszystkich pozostałych robotników do Lasu, Kamieniołomu, Kopalni i Kopalni złota. Tam zdobywają to, z czego się buduje.
lesson-first-game-placing-guild = Ty też możesz teraz spasować. Ale przedtem **jeszcze jeden robotnik**: wyślij elfa albo krasnoluda do **Gildii górników** w dzielnicy 3. Polem akcji jest jej tarcza: w każdej gildii jest miejsce dla jednego. Opłata to { AMOUNTS("gold", $fees-guild) }, a każda gildia potrafi coś innego: górnicy dadzą ci { AMOUNTS($guilds-miners-gain, form: "amount-acc") }, gdy przyjdzie twoja kolej na działanie.
    .why = Dlaczego? Masz na ręce kartę Baszty. Potrzeba na nią { $properties-keep-cost-metal } metali, a ty masz tylko jeden.
    .otherwise = Dobrze! Metal na Basztę musi wtedy przyjść skądinąd albo zbudujesz coś innego.
    .missed = Robotnika można też wysłać do **gildii**. W każdej jest miejsce dla jednego; opłata to { AMOUNTS("gold", $fees-guild) }, a każda gildia potrafi coś innego: Gildia górników w dzielnicy 3 daje { AMOUNTS($guilds-miners-gain, form: "amount-acc") }.

lesson-first-game-gathering = Zbieranie
lesson-first-game-gathering-pass = Możesz postawić jeszcze więcej robotników. Ale ktoś musi zdobyć drewno i kamień, więc **spasuj**. Inni już spasowali.
    .why = Robotnik na polu akcji niczego nie zbiera. Zwykle większość robotników powinna zbierać.
    .otherwise = Dobrze! Kto stoi na polu akcji, nie zbiera. Kto pasuje, wysyła wszystkich pozostałych.
    .missed = Robotnik na polu akcji niczego nie zbiera. Zwykle większość robotników powinna zbierać.
lesson-first-game-gathering-areas =
    Druga część miesiąca to **zbieranie**. Zbiera się w czterech miejscach:
    - W **Lesie** każdy elf zdobywa 1 drewno.
    - W **Kamieniołomie** każdy krasnolud wydobywa 1 kamień.
    - W **Kopalni** elf i krasnolud przynoszą razem 1 metal.
    - W **Kopalni złota** każdy znajduje 1 złoto.
    Kto ma w jakimś miejscu więcej robotników niż każdy z pozostałych, dostaje tam o { $collection-bonus } więcej; w Kopalni też, i to nawet bez pary.
lesson-first-game-gathering-send =
    Wyślij robotników i naciśnij „Do pracy!”. Możesz ich wysłać, dokąd chcesz. Masz na ręce plan **Baszty**; z myślą o niej wysłałbym jednego krasnoluda do **Kopalni złota**, a z pozostałych krasnoludy do **Kamieniołomu** i elfy do **Lasu**.
    .why = Koszt Baszty to { AMOUNTS($properties-keep-cost) }. Jeśli zabraknie **jednej** sztuki, możemy ją później kupić w **Faktorii handlowej**: na więcej jedna wizyta nie pozwala. A gdzie nikt inny nie idzie, jak dotąd do Kopalni złota, premię dostanie nawet jeden robotnik.
lesson-first-game-gathering-collected = Zbieranie skończone. Oto, co masz teraz: drewno, kamień, metal i złoto. Zostaje u ciebie, dopóki tego nie wydasz.

lesson-first-game-guilds = Gildie
lesson-first-game-guilds-others = Teraz wszyscy **działają**, w kolejności herbów. Ale najpierw ci z Obozu Króla mogą wziąć inny herb, od lewego pola do prawego. W tym miesiącu nikt im go już nie odbierze. Kto ma potem herb 1, zaczyna.
lesson-first-game-guilds-income =
    Przed pierwszą turą był **przychód**: karty z monetą co miesiąc dają złoto. Twoja Piwiarnia daje ci { AMOUNTS("gold", $properties-pub-income, form: "amount-acc") }. Za plusem przy każdym graczu widać, co przyniesie następny miesiąc.
    Gdy przyjdzie ci płacić **podatki**, zobaczysz je obok, za minusem. Do { $tax-spaces } punktów nic nie płacisz.
lesson-first-game-guilds-turn =
    Twoja tura. Możesz teraz zrobić **wszystko, na co cię stać**, w dowolnej kolejności: użyć robotników z pól akcji, handlować, budować, zatrudnić gnoma, a na koniec kupić kartę.
    Świeci się to, co można zrobić, na przykład Mur albo tarcza gildii, którą można by zbudować. Naciśnij cokolwiek innego, a dowiesz się, dlaczego nie można. Każdy krok można cofnąć.
lesson-first-game-guilds-use = Zacznij od robotnika w **Gildii górników**: naciśnij go i pozwól górnikom kopać. Dostajesz { AMOUNTS($guilds-miners-gain, form: "amount-acc") }.
    .why = Każda z pięciu gildii robi coś innego; { $touch ->
        [yes] przytrzymaj którąś
       *[no] wskaż którąś
    }, żeby o niej przeczytać. Gildie można też budować. Wtedy inni płacą swoją opłatę ({ AMOUNTS("gold", $fees-guild) }) właścicielowi, a on nie płaci nic.
    .otherwise = Górnicy pokopią innym razem.
    .missed = Robotnika na polu gildii używasz w swojej turze: naciśnij go, a gildia zrobi to, do czego służy.
    .without = **Z tym, co ci zostało, nie zbudujesz już w tej turze Baszty.** Chcesz mimo to ją zbudować? Naciśnij przycisk poniżej. Albo graj dalej z tym, co masz: zacznij od robotnika w **Gildii górników**. Naciśnij go i pozwól górnikom kopać. Dostajesz { AMOUNTS($guilds-miners-gain, form: "amount-acc") }.

lesson-first-game-trading = Handel
lesson-first-game-trading-card = To karty na twojej **ręce**. Karta to plan budynku; na dole jest jego koszt. Koszt **Baszty** to { AMOUNTS($properties-keep-cost) }. Porównaj to z tym, co masz: jeśli czegoś brakuje, można to kupić.
lesson-first-game-trading-post =
    Raz w każdej turze można odwiedzić **Faktorię handlową**. Można tam jedną rzecz kupić i jedną sprzedać, jedno po drugim: każda inna czynność kończy wizytę. Obok nazwy widać, czy wizyta trwa, czy nie ma już żadnej.
    Kup to, **czego jeszcze brakuje na Basztę**: jest zaznaczone.
    .why = Handel jest drogi: za dwie sztuki drewna lub kamienia dostaje się tylko { AMOUNTS("gold", $trading_post-sell-two_wood_or_stone, form: "amount-acc") }. Ale jedna brakująca sztuka może kosztować cały miesiąc.
    .ready = **Do Baszty nic już nie brakuje**, więc możesz pominąć ten krok. Raz w każdej turze można odwiedzić **Faktorię handlową**: jedną rzecz tam kupić i jedną sprzedać, zaraz po sobie; każda inna czynność kończy wizytę. Wypróbuj to, jeśli chcesz.
    .without = **Z tym, co masz, nie zbudujesz w tej turze Baszty**, cokolwiek kupisz. Chcesz mimo to ją zbudować? Naciśnij przycisk poniżej. Albo graj dalej z tym, co masz. Raz w każdej turze można odwiedzić **Faktorię handlową**: kupuje się tam jedną rzecz i jedną sprzedaje, zaraz po sobie. Kup to, czego najbardziej ci brakuje, jeśli chcesz.
    .missed = Raz w każdej turze można odwiedzić **Faktorię handlową**: jedną rzecz kupić i jedną sprzedać. Handel jest drogi, ale jedna brakująca sztuka może kosztować cały miesiąc.

lesson-first-game-building = Budowanie
lesson-first-game-building-lead =
    Zanim zbudujesz, spójrz na **dzielnicę 1**. { SEAT(2) } też tam buduje, a prowadzi ten, kto ma więcej znaczników.
    Gdy przy dzielnicy jest **strzałka**, jeszcze jeden znacznik da ci tam awans; gdy jest pełna, da ci prowadzenie.
    .done = Twoja Baszta już stoi. Spójrz teraz na **dzielnicę 1**: { SEAT(2) } też tam buduje, a prowadzi ten, kto ma więcej znaczników. Gdy przy dzielnicy jest **strzałka**, jeszcze jeden znacznik da ci tam awans; gdy jest pełna, da ci prowadzenie.
    .without = **Z tym, co teraz masz, nie zbudujesz w tej turze Baszty.** Chcesz mimo to ją zbudować? Naciśnij przycisk poniżej. Albo graj dalej z tym, co masz: spójrz na **dzielnicę 1**, gdzie buduje też { SEAT(2) }. Prowadzi ten, kto ma więcej znaczników. Przy dzielnicy bywa **strzałka**: jeszcze jeden znacznik da ci tam awans; gdy jest pełna, da ci prowadzenie.
lesson-first-game-building-keep = Zbuduj **Basztę**: naciśnij jej kartę albo podświetlony symbol. Stoi w środku miasta i ma w każdej dzielnicy dwa symbole, więc daje od razu **dwa znaczniki**. Ja wybrałbym dzielnicę 1. Każdy budynek można w danej dzielnicy zbudować tylko raz, bez względu na to, kto buduje.
    .why = Z dwoma znacznikami więcej prowadzisz w dzielnicy 1, a { SEAT(2) } jest za tobą: { $scoring-district-1 } punktów zamiast { $scoring-district-2 }. W pustej dzielnicy też byłoby prowadzenie, ale tam wystarczy jeden znacznik.
    .otherwise = W porządku. Baszta zostaje na ręce i można ją zbudować innym razem.
    .missed = **Baszta** ma w każdej dzielnicy dwa symbole, więc daje od razu **dwa znaczniki**. Każdy budynek można w danej dzielnicy zbudować tylko raz.
lesson-first-game-building-built = Karty twoich budynków leżą przed tobą odkryte. Działają dalej: **moneta** to przychód, **kłódka** czeka na gnoma, **pole akcji** przyjmuje twojego robotnika, tak jak gildia.
lesson-first-game-building-walls =
    Do **Murów** i **gildii** nie trzeba karty. Jedno i drugie daje jeden znacznik; gildia należy wtedy do ciebie: inni płacą tobie.
    Każda dzielnica ma dwa Mury, po obu stronach swojej gildii. Koszt Muru to { AMOUNTS($wall-cost) }. Koszt gildii zobaczysz, gdy ją { $touch ->
        [yes] przytrzymasz
       *[no] wskażesz
    }.
    Do **Bramy** potrzebna jest karta. Stoi ona między dwiema dzielnicami: wybierasz, która dostanie twój znacznik.

lesson-first-game-gnomes = Gnomy i kłódki
lesson-first-game-gnomes-lock =
    Twoja Piwiarnia ma **kłódkę**. **Gnom** ją otwiera i zostaje tam na zawsze; wtedy budynek potrafi więcej.
    Twoja Piwiarnia czyni krasnoluda **mistrzem**, który zbiera więcej; Bank daje złoto w każdej turze, Targ kolejną wizytę w Faktorii handlowej, a w Wieży i Karczmie można używać pola akcji. Pola wszystkich innych budynków działają bez gnoma. { $touch ->
        [yes] Przytrzymaj kartę
       *[no] Wskaż kartę
    }, żeby o tym przeczytać.
lesson-first-game-gnomes-hire = Zatrudnij gnoma w Piwiarni: naciśnij jej kłódkę. Można to zrobić raz w turze, a koszt to { AMOUNTS("gold", $fees-hire_gnome) }.
    .why = Dzięki gnomowi w Piwiarni jeden z twoich krasnoludów zostaje **mistrzem**. Z Kamieniołomu przynosi { AMOUNTS("stone", $collection-master, form: "amount-acc") } zamiast jednego. A gnomy liczą się przy punktacji.
    .otherwise = Gnomy poczekają. Nie ma ich wiele: gdy wszystkie są zatrudnione, nikt już żadnego nie dostanie.
    .missed = W każdej turze można zatrudnić jednego **gnoma**. Koszt: { AMOUNTS("gold", $fees-hire_gnome) }. Gnomy też liczą się przy punktacji.
lesson-first-game-gnomes-master =
    Gnom w Piwiarni czyni jednego z twoich krasnoludów **mistrzem**. Przy zbieraniu pracuje za { $collection-master }: w Kopalni może pracować z { $collection-master } elfami.
    Poza tym liczy się jako jeden: na polu akcji i gdy sprawdza się, kto ma najwięcej.
    Gnom w Ogrodach czyni mistrzem elfa.
lesson-first-game-gnomes-buy =
    Ostatnia rzecz w turze: **nowa karta**. Cena: { AMOUNTS("gold", $fees-buy_card) }. Weź odkrytą z **puli** albo nieznaną ze stosu.
    Ja wziąłbym **Wieżę**: jej koszt ({ AMOUNTS($properties-tower-cost) }) twoi robotnicy zdobędą w ciągu miesiąca. Potem zakończ turę: na jej koniec można mieć na ręce najwyżej { $limits-hand } kart.
    .why = Bez kart można budować tylko Mury i gildie. Blade karty obok stosu to karty odrzucone.
    .otherwise-end = Tura skończona bez karty. To może być dobra decyzja: złota jest mało.
    .missed = Na koniec tury można kupić **kartę**, odkrytą albo nieznaną. Cena: { AMOUNTS("gold", $fees-buy_card) }. Zatrzymać można najwyżej { $limits-hand }.

lesson-first-game-month = Miesiąc na własną rękę
lesson-first-game-month-aim = Zaczął się trzeci miesiąc, a **na jego końcu jest punktacja**. Co teraz zbudujesz, liczy się przy tej punktacji.
lesson-first-game-month-plan =
    Oto zadanie dla ciebie: **zbuduj w tym miesiącu jak najwięcej budynków z ręki**. Koszt każdego jest na dole jego karty.
    Porównaj go z tym, co masz: resztę muszą przynieść robotnicy.
lesson-first-game-month-camp = Najpierw wyślij kogoś do **Obozu Króla**: kto tam stoi, może wybrać herb, a z herbem 1 działasz przed innymi.
    .why = Każdy budynek stoi w dzielnicy tylko raz. Kto działa pierwszy, buduje tam, gdzie liczy się to najbardziej.
    .otherwise = Można się obejść bez Obozu. Działasz wtedy, gdy przyjdzie kolej na twój herb.
    .missed = Kto idzie do **Obozu Króla**, może wybrać herb, gdy wszyscy zbiorą surowce: z herbem 1 działa się przed innymi.
lesson-first-game-month-alone =
    Teraz grasz bez pomocy: postaw jeszcze robotników albo spasuj, a resztę wyślij po surowce. Jeśli nie możesz już nikogo postawić, gra pasuje za ciebie.
    .why = Ile kosztują twoje karty, a co już masz? To, czego brakuje, decyduje, kto dokąd idzie: krasnoludy przynoszą kamień, elfy drewno.
lesson-first-game-month-crest = Stoisz w Obozie Króla: weź **herb 1**, a będziesz działać przed wszystkimi. Kto go miał, dostaje twój.
    .otherwise = W tym miesiącu zachowujesz swój herb i działasz, gdy przyjdzie kolej na jego numer.
    .missed = Kto stoi w **Obozie Króla**, może wybrać herb, gdy wszyscy zbiorą surowce, i oddaje za niego swój.

lesson-first-game-taxes = Przychód i podatki
lesson-first-game-taxes-income = Tu znów widać przychód, za plusem. Za minusem pojawią się **podatki**: na razie nikt ich nie płaci, bo nikt nie ma jeszcze punktów. Zmieni się to po pierwszej punktacji, więc warto wiedzieć, ile wtedy zapłacisz.
lesson-first-game-taxes-track =
    To jest **tor punktacji**. Zaczyna się u góry i okrąża miasto. Im dalej jesteś, tym większe **podatki** płacisz co miesiąc: na początku toru nic, potem 1 złoto, 2 złota i tak dalej; pokazują to liczby przy torze. Każdy próg ma { $tax-spaces } pól.
    Każde złoto, którego zabraknie na podatek, kosztuje **punkt**. Podatki płaci się po zebraniu surowców, a przychód za ten miesiąc przychodzi tuż przedtem. Zawsze miej więc trochę złota w zapasie.

lesson-first-game-scoring = Punktacja
lesson-first-game-scoring-turn =
    Twoja tura, ostatnia przed punktacją. **Buduj**, co możesz, tam, gdzie najwięcej ci to da. Gdy skończysz, zakończ turę. Zostaw jednak trochę złota: w następnym miesiącu będzie potrzebne na gildie i Pośredniak, a przychód jest dopiero po zebraniu surowców.
    .why = Gdzie nikt nie ma znacznika, jeden wystarczy, żeby prowadzić. Gdzie już prowadzisz, następny umacnia przewagę. Zostało złoto? Gnom też liczy się przy punktacji, a nowa karta da ci coś do zbudowania w następnym miesiącu.
lesson-first-game-scoring-watch = Inni kończą miesiąc. Potem jest punktacja. Złoto, które ci zostało, jest nadal twoje.
lesson-first-game-scoring-districts =
    Punktacja za nami. W każdej dzielnicy ten, kto ma najwięcej znaczników, dostał { $scoring-district-1 } punktów, a drugi { $scoring-district-2 }. W cztery lub pięć osób także trzeci coś dostaje: { $scoring-district-3 }.
    Małe liczby obok dzielnic cały czas pokazują, co dałaby punktacja w tej chwili.
lesson-first-game-scoring-ties = Znasz to z początku: kto dzieli miejsce, dostaje tylko punkty za następne. Gdzie { SEAT(1) } i { SEAT(2) } mają tyle samo znaczników, a nikt nie ma więcej, oba boty dostają po { $scoring-district-2 } punkty, a { $scoring-district-1 } punktów nikt. W trzy osoby wspólne drugie miejsce nic nie daje.
lesson-first-game-scoring-workers = Po dzielnicach policzono ludzi. Kto ma najwięcej danego rodzaju, dostał { $scoring-workers-1 } punkty, a drugi { $scoring-workers-2 }. Zwerbowani robotnicy i gnomy przydają się i tutaj.
lesson-first-game-scoring-points = To twoje punkty. Następne punktacje dodadzą do nich kolejne. Odtąd co miesiąc płacisz za nie **podatki**: ile, mówi liczba przy twoim polu. Punkty tracisz tylko za podatki, na które nie starczy złota. Kto ma punkty, potrzebuje więc też przychodu.
lesson-first-game-scoring-own =
    Zwykła partia zaczyna się trochę wcześniej: dostajesz { $start-deal } kart i wybierasz { $start-keep }, które zatrzymasz. W grze są też inne gildie. **Niebieska tarcza** pomaga budować i handlować, **zielona** daje surowce, a **ciemnoczerwona** sięga po to, co mają inni.
    Gdy gracie we dwoje, biorą udział dwaj **gracze wirtualni**, za których decydujecie: od początku blokują gildie i budują. Jak to działa, pokazuje krótka lekcja „Belfort we dwoje”.
lesson-first-game-scoring-end =
    To właśnie jest Belfort: **teraz już wiesz, jak się gra**. Zostały cztery miesiące, z punktacją po piątym i po siódmym. Wtedy wygrywa ten, kto ma najwięcej punktów. Przy remisie liczy się pozostałe drewno, kamień, metal i złoto, metal podwójnie.
    Boty grają odtąd po swojemu. Nie znasz jakiejś karty? { $touch ->
        [yes] Przytrzymaj ją
       *[no] Wskaż ją
    }. Zasady znajdziesz w zakładce „Zasady”. Miłej zabawy!

## Dwie osoby

lesson-two-players = Belfort we dwoje
    .about = Dla tych, którzy znają grę: co robią dwaj gracze wirtualni, gdy grają dwie osoby.

lesson-two-players-dwarves = Krasnoludy, które blokują
lesson-two-players-dwarves-welcome =
    Gdy grają dwie osoby, udział biorą dwaj **gracze wirtualni**: { SEAT(2) } i { SEAT(3) }, w tych kolorach. Nie wysyłają robotników i nie dostają punktów, ale przeszkadzają: blokują gildie, raz w miesiącu budują i liczą się przy przewagach. Każdy od początku liczy się tak, jakby miał { AMOUNTS("elf", $two_players-elves, "dwarf", $two_players-dwarves, form: "amount-acc") }.
    To wy dwoje decydujecie, co robią: kto w miesiącu gra pierwszy, z herbem 1, za gracza wirtualnego 3; kto gra drugi, z herbem 2, za gracza wirtualnego 4. Gdy herby zmieniają właścicieli, gracze wirtualni też.
lesson-two-players-dwarves-block = Masz herb 1. Postaw **krasnoluda** gracza wirtualnego 3 w jednej z gildii. Stoi tam przez ten miesiąc i nikt nie może postawić w niej robotnika.
    .why = Zablokuj to, czego druga osoba potrzebuje bardziej niż ty. Czego potrzebujesz ty, mówią twoje karty.
lesson-two-players-dwarves-blocked = { SEAT(1) } też blokuje jedną z gildii. Zablokowaną gildię nadal można **zbudować**.

lesson-two-players-building = Co budują
lesson-two-players-building-month = Teraz miesiąc jak każdy inny: postaw robotników, spasuj i wyślij resztę po surowce. Kto był w Obozie Króla, wybiera potem herb.
lesson-two-players-building-turn = Teraz, jak zawsze, wszyscy działają. Gdy przyjdzie twoja kolej, zbuduj, co chcesz, i zakończ turę.
lesson-two-players-building-watch = Oboje działacie jak zawsze. Potem **budują gracze wirtualni**: każde z was decyduje za jednego z nich.
lesson-two-players-building-card = Gdy obie strony skończą działać, co miesiąc **budują gracze wirtualni**. Najpierw wybierz **kartę** dla gracza wirtualnego, który należy do twojego herbu: odkrytą, na którą jest jeszcze miejsce, albo wierzchnią ze stosu. Nic nie kosztuje. Jeśli na kartę ze stosu nie ma miejsca, nic się nie buduje.
    .why = Karta potem znika. Można więc też usunąć taką, którą chciałaby mieć druga osoba.
lesson-two-players-building-place = Teraz wybierz, gdzie gracz wirtualny dostaje **znacznik**: wolne miejsce tego rodzaju, w dowolnej dzielnicy. Najlepiej w **dzielnicy 2**, jeśli jest tam wolne. Gracze wirtualni budują tylko to, co jest na kartach, nigdy Muru ani gildii.
    .why = Kto remisuje z graczem wirtualnym, dostaje mniej punktów. Postaw więc znacznik tam, gdzie buduje { SEAT(1) }, tutaj w dzielnicy 2, albo tam, gdzie ci to nie szkodzi.
    .otherwise = To też wolno. Zobacz jednak, co z tego wynika: znacznik gracza wirtualnego liczy się wszędzie. Gdzie budujesz **ty**, może kosztować cię punkty; gdzie buduje { SEAT(1) }, kosztowałby drugą stronę.
    .missed = **Znacznik** gracza wirtualnego trafia na dowolne wolne miejsce swojego rodzaju. Kto remisuje z graczem wirtualnym, dostaje mniej punktów: najlepiej więc tam, gdzie buduje { SEAT(1) }, albo tam, gdzie ci to nie szkodzi.
lesson-two-players-building-walked = Obaj gracze wirtualni zbudowali, a oba **krasnoludy poszły dalej**, zgodnie z ruchem wskazówek zegara, do następnej gildii. Każda gildia jest więc kiedyś zablokowana i znów się zwalnia. Jeśli gildia, do której idą, jest twoja, dostajesz z zasobów { AMOUNTS("gold", $fees-guild, form: "amount-acc") }.

lesson-two-players-scoring = Punktacja
lesson-two-players-scoring-districts = Dzielnice liczy się jak w cztery osoby: { $scoring-district-1 }, { $scoring-district-2 } i { $scoring-district-3 }. Gdzie gracz wirtualny ma znaczniki, zajmuje **miejsce**, ale punktów nie dostaje. Kto dzieli miejsce, choćby z graczem wirtualnym, dostaje tylko punkty za następne.
lesson-two-players-scoring-workers = Przy elfach i krasnoludach każdy gracz wirtualny liczy się tak, jakby miał { AMOUNTS("elf", $two_players-elves, "dwarf", $two_players-dwarves, form: "amount-acc") }. Masz więcej: jesteś przed nimi; masz tyle samo: dzielisz z nimi pierwsze miejsce i dostajesz { $scoring-workers-2 }; masz mniej: nic. Gnomów nie mają: tam do pierwszego miejsca może wystarczyć jeden.
