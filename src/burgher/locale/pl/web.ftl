# Co po polsku mówi sam klient w przeglądarce. Co mówią gry, jest w ich własnych plikach.

burgher = Burgher
tagline = Dwie świetne gry planszowe o budowaniu miasta: ze znajomymi albo przeciwko botom.

## Wszędzie

home = Strona startowa
close = Zamknij
yes = Tak
no = Nie
you = Ty
play = Graj
skip-to-content = Przejdź do treści
skip-to-board = Przejdź do planszy
not-found = Tu nic nie ma
not-found-hint = Może w adresie jest literówka albo stołu już nie ma.
are-you-sure = Na pewno?
not-yet = Jeszcze nie

## Strona startowa

new-game = Nowa gra
open-record = Otwórz zapis partii
box-title = Twoje pudełko: { $game }
box-link = Twoje pudełko
box-own = Masz w domu { $game }? Ustaw wszystko jak w swoim pudełku
box-pieces = Elementy
box-pieces-hint = Koszty i wartości na kartach i żetonach. Jeśli masz tę grę, a twoje są inne, możesz je wpisać.
box-pieces-standard = Dołączone
box-pieces-unplayable = { $name } (jeszcze nie da się grać)
box-at-table = Elementy: { $name }
box-check-own = W twoim egzemplarzu gry jest inaczej?
for-players = Dla { $least }–{ $most } graczy
games-running = Trwające partie
games-over = Rozegrane partie
your-turn = Twój ruch
# A game that somebody played alone.
game-won = Wygrana
game-lost = Przegrana
waiting-for-players = Czeka na graczy
guided-game = Gra z przewodnikiem
open-seat = Wolne miejsce
more-games = Pokaż więcej
remove-from-list = Usuń z listy: { $game }
ends-on = zniknie { $date }

## Przygotowanie stołu

seats = Gracze
more-seats = Jedno miejsce więcej
fewer-seats = Jedno miejsce mniej
shuffle-seats = Rozlosuj miejsca
seat-number = Miejsce { $number }
who-sits-here = Kto tu siedzi: { $seat }
who-me = Ja
who-here = Ktoś tutaj, przy tym urządzeniu
who-open = Ktoś ze znajomych, przez link
who-bot = Bot
who-bot-level = Bot: { $level }
your-name = Twoje imię
name-of = Imię: { $seat }
open-hint = Dostaniesz link do wysłania.
options = Opcje
options-changed =
    { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
start-game = Zacznij grę
open-table = Otwórz stół

level-with-hint = { $level } ({ $hint })
weakest-level = najsłabszy
strongest-level = najsilniejszy
# Jak silny jest poziom wśród wszystkich: jego miejsce na liście, najsłabszy pierwszy.
strength-of = Siła { $number } z { $count }

## Ustawienia

settings = Ustawienia
setting-name = Twoje imię przy stole
setting-language = Język
setting-theme = Kolory
theme-auto = Jak w urządzeniu
theme-day = Dzień
theme-night = Noc
theme-to-day = Kolory dzienne
theme-to-night = Kolory nocne
setting-motion = Ruch elementów
motion-auto = Jak w urządzeniu
motion-full = Płynny
motion-less = Szybki
motion-none = Bez ruchu
setting-speed = Tury innych
speed-calm = Spokojnie
speed-brisk = Sprawnie
speed-instant = Od razu
setting-board = Widok planszy, gdy są dwa
board-picture = Jako obraz
board-clear = Prosto i czytelnie
setting-turn-end = Koniec mojej tury
turn-end-asked = Gdy potwierdzę
turn-end-itself = Automatycznie
setting-first-tips = Krótkie objaśnienie, gdy coś jest nowe
setting-first-tips-again = Pokaż wszystkie jeszcze raz
first-tip = Nowe
first-tip-done = Jasne
first-tips-no-more = Nie pokazuj więcej
setting-sound = Dźwięki
setting-notify = Powiadomienie, gdy przychodzi moja kolej, a patrzę gdzie indziej
setting-notify-not-here = Powiadomienia wymagają bezpiecznego adresu (https), a ten taki nie jest.
setting-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia; możesz to zmienić w jej ustawieniach.

## Przy stole: czekanie

lobby-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
invited-by = { $name } zaprasza cię do gry: { $game }
invited = Zaproszenie do gry: { $game }
other-options = Inaczej niż zwykle: { $options }
option-is = { $option } ({ $value })
sit-here = Usiądź tutaj
let-bot-have-it = Oddaj botowi
send-away = Wyproś: { $name }
send-away-title = Wyprosić od stołu: { $name }?
send-away-hint = Miejsce się zwolni. { $name } może oglądać grę, ale nie usiądzie już przy tym stole.
send-away-yes = Wyproś
table-is-full = Wszystkie miejsca są zajęte. Grę rozpoczyna osoba, która otworzyła stół.
table-is-full-host = Wszystkie miejsca są zajęte; ktoś ma kilka z nich. Grę rozpoczynasz ty.
invite = Zaproś innych
invite-hint = Kto otworzy ten adres, może oglądać grę i zająć wolne miejsce.
invite-only-here = Te adresy działają tylko na tym urządzeniu. Żeby inni w domu mogli dołączyć, uruchom serwer poleceniem „burgher serve --host 0.0.0.0”.
link-to-moment = Ta chwila gry
link-to-table = Stół
copy-link = Kopiuj
copied = Skopiowano
share = Udostępnij
qr-code = Kod QR adresu { $address }

## Przy stole: miejsca

about-seat = { $name }: o graczu
seat-is-bot = Bot: { $level }.
seat-is-open = Nikt tu jeszcze nie siedzi.
seat-is-here = Jest przy stole.
seat-is-away = Nie siedzi teraz przy stole.
seat-was-seen = Ostatnio przy stole: { $when }.
seat-is-gone = Nie gra już przy tym stole.
seat-has-stand-in = W zastępstwie gra bot: { $level }.
is-away = z dala od stołu
let-bot-play = Bot, który tu gra
no-bot-here = Żaden
give-seat-back = Oddaj miejsce
leave-seat = Opuść miejsce
come-back = Wróć
move-seat = Przenieś miejsce na inne urządzenie
move-seat-how = Otwórz tam ten adres w ciągu kwadransa. Działa jeden raz.
automatic = Kroki bez wyboru
automatic-never = wykonuję ręcznie
automatic-safe = wykonują się same, o ile mogę je cofnąć
automatic-always = zawsze wykonują się same
points-of = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Przy stole: gra

what-is-asked = Co teraz
watching = Oglądasz.
is-thinking = myśli
is-deciding = decyduje
game-is-over = Gra skończona.
result = Wynik
undo = Cofnij
look-back = Spójrz wstecz
my-seat = Moje miejsce: kroki wykonywane za mnie, bot w zastępstwie, inne urządzenie
table-closed = Przy tym stole nie ma już nikogo.
table-ends-on = Od dawna nic się tu nie działo: ten stół zostanie usunięty { $date }. Jeśli ktoś wykona ruch albo coś napisze, stół przetrwa.
undo-turn = Wróć do początku mojej tury
undo-keys = Cofnij mój ostatni krok (Ctrl+Z; z Shift: całą turę)
undo-far = Wróć do mojego ostatniego wyboru
undo-far-hint = Cofa mój ostatni wybór i wszystko, co stało się potem; zostanie to zapisane w dzienniku
undo-round =
    { $round ->
        [0] Wróć do przygotowania gry
       *[other] Wróć do początku rundy { $round }
    }
undo-round-hint = Cofa wszystko, co stało się od tamtej chwili. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
undo-far-much =
    { $round ->
        [0] To było podczas przygotowania gry. Wszystko, co zdarzyło się potem, zostanie cofnięte. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
       *[other] To było w rundzie { $round }. Wszystko, co zdarzyło się potem, zostanie cofnięte, razem z całą rundą { $now }. Tego nie da się już przywrócić; zostanie to zapisane w dzienniku.
    }
undo-turn-hint = Cofa tylko moje decyzje z tej tury
undo-more = Cofnij więcej
undo-title = Co chcesz cofnąć?
undo-nothing = Nic
turn-held = Twoja tura skończy się, gdy to potwierdzisz.
turn-held-further = Twoja tura skończy się, gdy to potwierdzisz. Plansza pokazuje już to, co będzie potem.
turn-end = Zakończ turę
turn-goes-on = Teraz zdecyduje los, potem działasz dalej, jeśli możesz. Do tego czasu możesz wszystko cofnąć.
turn-go-on = Dalej
skip-telling = Pomiń
now-choose-where = W ręce: { $what }. Teraz wybierz gdzie.
put-back = Odłóż
choose-which = { $what }: wybierz
tray-title = Co wybierasz?
outlook-chance = Potem decyduje los.
outlook-uncertain = Zależy to od tego, co ukryte.
connection-lost = Brak połączenia; próbuję ponownie
curtain-title = { $name }, twoja kolej
curtain-hint = Teraz nikt inny nie powinien patrzeć.
curtain-open = To ja, { $name }

panels = Obok planszy
panel-board = Plansza
panel-log = Dziennik
panel-chat = Czat
panel-actions = Akcje
panel-rules = Zasady
log = Dziennik
log-earlier = Wcześniejsze wpisy
log-empty = Jeszcze nic się nie wydarzyło.
log-since = Od twojej tury
log-goes-on = Odtąd gra toczy się dalej
chat = Czat
chat-say = Napisz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
chat-only-seated = Rozmawiać mogą tylko osoby siedzące przy stole.
actions-none = Nie masz teraz nic do zrobienia.
actions-search = Znajdź akcję
actions-count = { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
rules-open = Zasada
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-none = Zasady tej gry nie są tu jeszcze spisane.
rules-nothing-found = Nic nie znaleziono.
rules-found = { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[many] { $count } rozdziałów
    }
rules-back = Wróć do „{ $section }”
rules-about = Zasady na ten temat

## Koniec i spojrzenie wstecz

end-title = { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $winners }
       *[other] Wygrywają { $winners }
    }
points-from = Punkty za
points-column = Punkty
graph = Punkty w kolejnych rundach
graph-label = Punkty w kolejnych rundach. Na koniec: { $players }
seed-was = Ziarno losu: { $seed }; dzięki niemu każdy może sprawdzić, że los był uczciwy.
download-record = Pobierz
rematch = Zagraj ponownie
to-rematch = Do nowego stołu
replay = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-moment = Chwila { $moment } z { $last }
replay-more = Pokaż wszystko
replay-less = Pokaż mniej
replay-leave = Do stołu
look-from = Widok
look-as-spectator = Widok dla wszystkich
look-as = Oczami gracza: { $name }
play-on = Graj dalej od tej chwili
play-on-hint = Nowa gra zaczyna się od pokazanej chwili. Pozostałe miejsca zajmują boty.
play-on-as = Grasz jako
play-on-against = Boty

## Nagłówki listy akcji

verb-place = Postaw robotnika
verb-send = Wyślij robotnika
verb-crest = Weź herb
verb-build = Zbuduj
verb-mark = Połóż znacznik
verb-discount = Zaoszczędź
verb-pay = Zapłać
verb-use = Użyj
verb-reclaim = Zabierz robotnika
verb-buy = Kup
verb-sell = Sprzedaj
verb-convert = Wymień na metal
verb-staff = Umieść gnoma
verb-gnome = Użyj gnoma
verb-recruit = Zwerbuj
verb-take = Weź
verb-discard = Odrzuć
verb-steal = Zabierz innym
verb-swap = Zamień
verb-show = Pokaż
verb-pick = Weź pokazaną kartę
verb-block = Zablokuj gildię
verb-die = Weź kość
verb-modify = Weź i zmień kość
verb-complete = Osiedl osadników
verb-visit = Postaw kość
verb-reroll = Rzuć ponownie
verb-purchase = Kup dowolny towar
verb-move = Przenieś ucznia
verb-recall = Odwołaj ucznia
verb-renew = Wymień to, co odkryte
verb-keep = Zatrzymaj
verb-gain = Weź towar

## Co mówi sam stół

notice-seat-joined = { $name } siada przy stole.
notice-seat-filled = Miejsce zajmuje bot.
notice-table-full = Wszystkie miejsca są zajęte. Ktoś ma kilka z nich, więc grę rozpoczyna osoba, która otworzyła stół.
notice-seat-sent-away = Osoba, która otworzyła stół, wyprosiła: { $name }.
notice-bot-sent-away = Osoba, która otworzyła stół, wyprosiła bota.
notice-rematch = Nowy stół czeka na kolejną partię.
notice-table-ends = Od dawna nic się tu nie działo. Za { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } ten stół zostanie usunięty, chyba że ktoś coś zrobi.
notice-seat-left = { $name } odchodzi od stołu.
notice-seat-back = { $name } wraca.
notice-seat-moved = { $name } gra teraz na innym urządzeniu.
notice-seat-given-back = { $name } znów siedzi na swoim miejscu.
notice-bot-took-seat = { $name }: w zastępstwie gra bot.
notice-took-back =
    { $round ->
        [0] { $name } cofa wszystko aż do przygotowania gry.
       *[other] { $name } cofa wszystko aż do początku rundy { $round }.
    }
notice-bot-failed = { SEAT($seat) }: bot zawiódł, gra dalej inny.
notice-hint-taken = { SEAT($seat) } pyta trenera o radę.

## Co może się nie udać

error-unreachable = Serwer nie odpowiada. Nic nie przepadło; spróbuj ponownie.
error-broken = Coś poszło nie tak. Nic nie przepadło; spróbuj ponownie.
fetch-again = Spróbuj ponownie
error-bad-request = Serwer nie zrozumiał: { $detail }
error-bad-action = Nie ma takiej akcji: { $detail }
error-bad-option = Te opcje nie pasują do siebie: { $detail }
error-bad-components = Ten plik elementów się nie nadaje: { $detail }
error-bad-record = Nie można odczytać tego zapisu: { $detail }
error-bad-file = Ten plik nie jest zapisem partii. Zapis można pobrać na końcu partii przyciskiem „Pobierz”.
error-bad-name = Imię musi mieć od 1 do { $most } znaków.
error-bad-words = Wiadomość musi mieć od 1 do { $most } znaków.
error-not-found = Tu nic nie ma.
error-wrong-method = Serwer nie zrozumiał.
error-no-table = Nie ma takiego stołu. Może link jest niepełny, stół był na innym serwerze albo już go nie ma.
error-no-game = Nie ma gry „{ $game }”.
error-no-seat = Ten stół nie ma takiego miejsca.
error-no-moment = W tej partii nie ma chwili { $moment }; ostatnia to { $last }.
error-no-lesson = Nie ma takiej lekcji.
error-no-level = Nie ma bota „{ $level }”.
error-no-device = To urządzenie nie jest tu znane; najpierw usiądź przy stole.
error-not-yours = To miejsce należy do kogoś innego.
error-not-seated = To mogą zrobić tylko osoby siedzące przy tym stole.
error-not-host = To może zrobić tylko osoba, która otworzyła stół.
error-sent-away = Osoba, która otworzyła stół, nie chce cię przy nim. Możesz oglądać.
error-not-your-turn = To nie twoja kolej.
error-not-playing = Gra nie jest w toku.
error-not-waiting = Gra już się zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-not-awaited = Gra nie czeka teraz na: { $name }. Bot będzie mógł zagrać w zastępstwie, gdy gra trochę poczeka albo gdy miejsce zostanie opuszczone.
error-still-here = { $name } jest przy stole i ma podjąć decyzję. Jeśli nic się nie stanie, bot będzie mógł zagrać w zastępstwie za { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
error-not-away-long = { $name } od niedawna nie siedzi przy stole. Bot będzie mógł zagrać w zastępstwie za { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }, chyba że wróci.
error-nothing-to-play = W pokazanej chwili gra jest już skończona; wybierz wcześniejszą.
error-seat-taken = To miejsce jest zajęte.
error-colour-taken = Ktoś inny ma już ten kolor.
error-seats-taken = Wszystkie miejsca są zajęte; możesz oglądać.
error-seats-open = Nie wszystkie miejsca są już zajęte.
error-seat-is-open = Nikt tam nie siedzi.
error-own-seat = To twoje własne miejsce; możesz je opuścić.
error-stale = Gra zdążyła pójść dalej; tak wygląda teraz.
error-key-used = To już zostało zrobione.
error-nothing-to-undo = Nie ma czego cofnąć: coś zostało odkryte albo decydował już ktoś inny.
error-too-much-undone = Przy tym stole cofnięto już tak wiele, że odtąd można tylko grać dalej.
error-illegal = Teraz to niemożliwe.
error-plan-too-far = To sięga dalej, niż możesz teraz wiedzieć: rób to krok po kroku.
error-seed-with-friends = Ziarno można wybrać tylko wtedy, gdy żadne miejsce nie jest wolne.
error-too-many-tables = Masz już tyle rozpoczętych partii: { $most }. Zakończ lub opuść jedną, zanim otworzysz następną.
error-too-many-records = Masz tu już tyle zapisów: { $most }. Usuń jeden, zanim dodasz następny.
error-too-many-sets = Masz tu już tyle zestawów elementów: { $most }. Usuń jeden, zanim dodasz następny.
error-no-set = Na tym urządzeniu nie ma takiego zestawu elementów.
error-set-named = Masz już zestaw o nazwie „{ $name }”. Wybierz inną nazwę.
error-set-unplayable = Z zestawem „{ $name }” jeszcze nie da się grać: { $detail }
error-set-field = Tego nie można tu zmienić: { $path }.
error-trial-running = Partie próbne już trwają. Poczekaj, aż się skończą.
error-not-a-record = Usunąć można tylko zapisy; partia, którą opuścisz, znika z twojej listy.
error-bad-link = Ten link został już użyty albo jest za stary. Utwórz nowy na urządzeniu, które ma to miejsce.
error-no-hints = Podpowiedzi są dla osób grających solo lub z botami oraz dla stołów, przy których wszyscy zgodzili się na nie na początku.
error-nobody-decides = W chwili { $moment } nikt nie decyduje: działa los albo partia jest skończona.
error-coach-busy = Trener ma teraz do przejrzenia wiele partii. Spróbuj ponownie za minutę.
error-coach-refused = Trener nie może tego ocenić: { $detail }.
error-coach-failed = Trener tym razem nie znalazł odpowiedzi. Partia na tym nie ucierpiała; spróbuj ponownie.
error-unplayable = Tej partii nie można kontynuować: nie pasuje do zasad tej wersji.
error-too-big = To za dużo: najwyżej { $most } bajtów.
error-try-again = Serwer nie może teraz dotrzeć do stołów. Nic nie zostało zmienione; spróbuj ponownie.
error-no-room = Dysk serwera jest pełny. Nic nie zostało zmienione.
error-head-too-big = Przeglądarka wysłała naraz za dużo; najwyżej { $most } bajtów.
error-too-slow = Połączenie jest zbyt wolne: żądanie nie dotarło w ciągu { $seconds } sekund.
error-crowded = Za dużo połączeń z twojej sieci; najwyżej { $most } naraz.
error-too-often =
    { $seconds ->
        [one] Za często; spróbuj za { $seconds } sekundę.
        [few] Za często; spróbuj za { $seconds } sekundy.
       *[many] Za często; spróbuj za { $seconds } sekund.
    }
error-foreign-page = To żądanie przyszło z innej strony.
error-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
why-not-your-turn = To nie twoja kolej.

## Plansze, część po części i gracz po graczu

panes = Części planszy
pane-with-choices = { $pane }: { $count ->
        [one] jest coś do wyboru
        [few] { $count } rzeczy do wyboru
       *[many] { $count } rzeczy do wyboru
    }
pane-new = { $pane }: coś się tam wydarzyło
pane-mine = Moje
pane-others = Inni
player-boards = Plansze graczy
board-of = Plansza gracza: { SEAT($seat) }
