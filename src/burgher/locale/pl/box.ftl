# Twoje pudełko: elementy gry, do porównania z własnym pudełkiem.

box-about = Niektóre liczby są wydrukowane tylko na elementach i nie dało się ich odczytać. Porównaj je ze swoimi: naciśnij to, co jest inne, i „Jak u mnie”, gdy element się zgadza. Wszystko zapisuje się od razu; możesz przerwać i wrócić, kiedy chcesz.
box-looked = To elementy zestawu „{ $name }”, do obejrzenia. Zaznaczono, co różni się od dołączonego zestawu.
box-offline = Serwer nie odpowiada. To, co wpiszesz, zostaje na tym urządzeniu i zostanie wysłane, gdy tylko odpowie.
box-chapters = Co jest w pudełku
box-progress = Sprawdzono { $checked } z { $all }
box-saving = Zapisywanie…
box-saved = Zapisano
box-wrong-here = Coś się tu nie zgadza
box-next = Dalej: { $chapter }
box-less = O jeden mniej: { $what }
box-as-on-mine = Jak u mnie
box-as-on-mine-of = Jak u mnie: { $piece }
box-carry-on = Dalej: { $piece }
box-glance = Wszystko naraz
box-glance-about = Gdy jest ich dużo: porównaj wszystkie obok siebie i otwieraj tylko te, które są inne.
box-glance-now = Rozłóż swoje w tej samej kolejności. Naciśnij element, który jest inny, i zmień go, a na dole potwierdź pozostałe.
box-open = Zmień: { $piece }
box-open-checked = Zmień: { $piece } (sprawdzone)
box-all-as-mine = Wszystkie ({ $count }) jak u mnie
box-rest-as-mine = Pozostałe ({ $count }) jak u mnie
box-rest-done = Potwierdzono: { $count }.
box-rest-undo = Cofnij to
box-shipped = Dołączone:
box-was = { $what } { $value }
box-back-to-shipped = Wróć do dołączonych wartości
box-back-to-shipped-of = Wróć do dołączonych wartości: { $piece }
box-same-again = Jak poprzedni
box-same-again-of = Jak poprzedni: { $piece }
box-total = Razem: { $count }
box-add = Dodaj jeden
box-none-free = Wszystkie są już w użyciu. Aby mieć kolejny, zwiększ liczbę sztuk albo weź taki, którego nie masz, i zmień go.
box-not-mine = Nie ma w moim pudełku
box-not-mine-of = Nie ma w moim pudełku: { $piece }
box-put-back = Włóż z powrotem
box-put-back-of = Włóż z powrotem: { $piece }
box-may = { $what }: może być { $may }.

## Zestawy

box-set = Zestaw
box-none-yet = Nic nie wpisano
box-new = Nowy zestaw
box-copy = Kopiuj
box-rename = Zmień nazwę
box-export = Pobierz
box-import = Otwórz plik
box-delete = Usuń zestaw
box-delete-sure = Usunąć „{ $name }”? Partie, w które się nim gra lub grało, zachowają go.
box-cancel = Zostaw
box-name = Nazwa
box-base = Na podstawie
box-copy-name = { $name } 2
box-first-name = { $number ->
        [1] Moje pudełko
       *[other] Moje pudełko { $number }
    }

## Porównanie i próba

box-compare = Porównanie z dołączonym zestawem
box-differing = { $count ->
        [0] brak różnic
        [one] jedna różnica
        [few] { $count } różnice
       *[many] { $count } różnic
    }
box-equal = Wszystko jest jak w dołączonym zestawie.
box-compare-piece = Element
box-compare-what = Wartość
box-compare-shipped = Dołączony
box-compare-mine = Ten zestaw
box-rulebook = podane w instrukcji
box-send = Pomóż innym: „Pobierz” daje plik z tym, co zostało potwierdzone i poprawione. Wyślij go do projektu, a dołączony zestaw będzie mógł stać się taki jak prawdziwy.
box-try = Czy nadal dobrze się gra?
box-try-about = Boty rozgrywają szybkie partie ({ $games }) z tym zestawem i tyle samo z dołączonym. W tym czasie możesz dalej sprawdzać elementy.
box-try-start = Niech grają
box-try-stop = Zatrzymaj
box-try-played = Partie: { $played } z { $games }
box-try-what = W jednej partii
box-try-points = Punkty na gracza
box-try-range = Najmniej i najwięcej
box-try-lead = Przewaga zwycięzcy
box-try-length = Decyzje
box-try-used = Użyte elementy, tam gdzie różnica największa
box-try-used-all = Jak często użyto każdego elementu w partii
box-try-all = Wszystkie elementy: { $count }

## Do druku

box-print = Arkusz do druku
box-print-now = Drukuj
box-print-about = Wszystko, co trzeba sprawdzić na elementach, w kolejności z pudełka. Mała liczba w każdym polu to wartość dołączona: dopisz swoją obok albo ją odhacz.
box-print-other = inne

doubt-rulebook = { $path } to { $found }; instrukcja podaje { $wanted }.
