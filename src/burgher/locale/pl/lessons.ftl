# Co przewodnik gry z objaśnieniami mówi od siebie. Co mówi lekcja, jest w GAME-lessons.ftl.

learn = Naucz się grać
learn-new-here = Pierwszy raz? { $game } w { $minutes } minut
learn-title = Nauka gry: { $game }
learn-hint = Rozgrywasz prawdziwą partię na prawdziwej planszy, a przewodnik objaśnia każdą rzecz wtedy, gdy jest potrzebna. Przerwij, kiedy chcesz: później można wrócić w to samo miejsce.
lesson-begin = Zacznij
lesson-restart = Od początku
lesson-resume = Dalej: { $chapter }
lesson-to-game = Wróć do gry, która trwa
lesson-taken = Już za tobą
lesson-minutes = Około { $minutes } minut
lesson-players = { $others ->
    [0] Dla jednej osoby
    [one] Ty i bot
    [few] Ty i { $others } boty
   *[other] Ty i { $others } botów
 }
companion = Przewodnik
lesson-chapters = Rozdziały
lesson-chapters-hint = Wybierz dowolny rozdział, także jeszcze raz. Plansza będzie wtedy taka jak w tym miejscu lekcji, a obecna gra się skończy.
lesson-chapter-done = ukończony
lesson-chapter-lacking = coś pominięto
lesson-step = { $number } z { $of }
lesson-in-tabs = Tutaj są pod podświetlonymi zakładkami.
lesson-next = Dalej
lesson-finish = Zakończ lekcję
lesson-earlier = Przeczytaj poprzedni krok jeszcze raz
lesson-said-before = czytasz ponownie: nic się nie cofa
lesson-show-me = Pokaż gdzie
lesson-why = Dlaczego?
lesson-take-back = Wróć do tego kroku
lesson-way-back = Wróć tam, gdzie to było możliwe
lesson-set-up = Zacznij ten rozdział od nowa; ta gra się skończy
lesson-set-up-confirm = Będzie nowa plansza, przygotowana na początek tego rozdziału. Ta gra się skończy i nie da się do niej wrócić.
lesson-set-up-yes = Zacznij rozdział
lesson-set-up-no = Zostań w tej grze
lesson-go-along = Grajmy tak dalej
lesson-otherwise = Wyszło inaczej, ale nic nie szkodzi: gra toczy się dalej, a ja razem z nią.
lesson-not-now = W tym kroku można zrobić tylko to, co zaznaczone. Wkrótce znów będziesz mieć wolną rękę.
lesson-early = Najpierw odpowiedz na to, o co pyta gra. Potem ruszamy dalej.
lesson-early-otherwise = Dokończ to, co zaczęte, albo wróć do tego kroku. „Grajmy tak dalej” oznacza, że go pomijamy.
lesson-end-otherwise = **Zakończ turę** w ten sposób albo wróć do tego kroku.
lesson-also = Tak też można.
lesson-past = Twoja gra potoczyła się inaczej, więc tego kroku nie da się w niej zagrać.
lesson-past-about = Oto, o co w nim chodzi. Jeśli mimo to chcesz go zagrać, zacznij rozdział od nowa: będzie nowa plansza, a ta gra się skończy.
lesson-past-again = Tego też nie da się zagrać w twojej grze.
lesson-past-again-about = Chodzi o to:
lesson-lost = Oto, co byłoby dalej. Warto to wiedzieć mimo wszystko:
lesson-untold = { $count ->
    [one] Pominięto jeden krok: jest już zrobiony albo niepotrzebny.
    [few] Pominięto { $count } kroki: są już zrobione albo niepotrzebne.
   *[many] Pominięto { $count } kroków: są już zrobione albo niepotrzebne.
 }
lesson-ahead = Graj dalej, jak chcesz. Odezwę się znowu, gdy dojdziemy do tego, co chcę ci pokazać.
lesson-skip = Pomiń ten krok
lesson-now = Powiedz teraz
lesson-turn-end =
    Na tym kończy się twoja tura. **Zakończ ją tutaj.** Dopóki obok jest przycisk cofania, możesz jeszcze zmienić zdanie.
    Tury kończysz samodzielnie. Tura kończy się sama tylko wtedy, gdy nie zostało nic do zrobienia ani do cofnięcia.
lesson-turn-end-again = Teraz **zakończ turę**.
lesson-turn-goes-on = Teraz zdecyduje los. **Idź dalej:** potem zobaczysz, co z tego wyniknie. Do tego czasu możesz wszystko cofnąć.
lesson-others-wait = { $others ->
    [one] Drugi gracz czeka, aż skończysz czytać.
   *[other] Inni czekają, aż skończysz czytać.
 }
lesson-watching = { $others ->
    [one] Teraz kolej drugiego gracza. Patrz na planszę.
   *[other] Teraz kolej pozostałych graczy. Patrz na planszę.
 }
lesson-over =
    Lekcja ukończona. Rozegraj tę partię do końca albo wybierz inną lekcję.
    Nad planszą są teraz trzy dodatkowe przyciski: **? Podpowiedź** pyta trenera, co by zrobił, **podwójna strzałka** cofa twój ostatni wybór razem ze wszystkim, co stało się od tamtej pory, a mała strzałka obok pokazuje, jak daleko jeszcze można się cofnąć.
lesson-play-on = Graj dalej
lesson-others = Inne lekcje
lesson-later = Dokończ później
lesson-without = Graj dalej bez przewodnika
lesson-fold = Odłóż przewodnika na bok
lesson-unfold = Pokaż przewodnika
lesson-unfold-news = Pokaż przewodnika, który ma coś nowego do powiedzenia
lesson-more = Więcej
