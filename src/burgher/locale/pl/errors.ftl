# Co się mówi o błędach: w tym, co dano poleceniu lub botowi, w zapisach, pozycjach i plikach elementów.
#
# $field to ścieżka pola w pliku, $value to, co w nim stoi, $may to jedno z wyrażeń "may-…".

## Pola plików

not-fitting = { $field } to { $value }; może to być: { $may }
field-missing = brakuje { $field }; może to być: { $may }
no-such-field = nie ma tu pola { $field }; są: { $known }
beyond-the-deck = { $field } to o jeden za dużo: jest ich { $count }, od { $first } do { $last }
may-number = liczba całkowita od { $low } do { $high }
may-any-number = liczba
may-numbers = lista liczb całkowitych od { $low } do { $high } (ile: { $count })
may-some-numbers = lista liczb całkowitych od { $low } do { $high }
may-flag = true lub false
may-text = tekst
may-short-text = tekst złożony ze zwykłych znaków (najwyżej { $most })
may-one-of = jedno z: { $words }
may-some-of = lista niektórych z: { $words }
may-table = tabela
may-tables = lista tabel (ile: { $count })
may-some-tables = lista tabel
may-object = obiekt
may-object-of = obiekt z niektórymi z: { $words }
list-of = lista (ile: { $count })

## Pliki

cause-denied = brak uprawnień
cause-no-folder = nie ma takiego katalogu
cause-full = nie ma już miejsca
cause-line = zob. wiersz { $line }, kolumna { $column }
cause-letters = to nie jest UTF-8
cause-depth = zagnieżdżenie jest zbyt głębokie
cause-no-training = plik jest uszkodzony albo z innej wersji

## Gry i opcje

no-such-game = nie ma gry { $name }; są: { $known }
no-game-in-file = w pliku { $file } nie ma gry: nie ma obiektu Game o nazwie GAME
game-name-taken = { $file } nazywa swoją grę { $name }, a inna już się tak nazywa
players-count = { $game } jest dla { $low }–{ $high } graczy; podano: { $players }
no-such-option = nie ma opcji { $option }; opcje to { $known }
option-list = opcja { $option } to lista wartości z: { $choices }, a nie { $value }
option-value = opcja { $option } to jedno z: { $choices }, a nie { $value }
option-players = opcja { $option } jest dla takiej liczby graczy: { $counts }; tu jest { $players }
chosen-guilds-unasked = opcja chosen_guilds jest tylko dla guilds = "chosen"
chosen-guilds-count = opcja chosen_guilds to lista różnych gildii (ile: { $count }), a nie { $value }
chosen-guilds-for-two = opcja chosen_guilds zawiera { $guild }; w dwie osoby jedyną interakcyjną gildią są magowie (wizards)
chancery-for-six = opcja chancery dla 6 graczy to true, a nie false: zawsze grają z Kancelarią

## Akcje

foreign-action = „{ $action }” nie jest akcją tej gry
action-kind = akcja to tekst, indeks albo obiekt, a nie { $kind }
action-index = nie ma akcji { $index }; są od 0 do { $last }
# $action comes with its quotes; $hint is one of the three below.
no-such-action = nie ma akcji { $action }; { $hint }
hint-meant = może chodziło o { $meant }?
hint-example = „{ $word }” używa się tak: „{ $example }”
hint-verbs = akcje zaczynają się od jednego z: { $verbs }
quoted = „{ $text }”
# $that is quoted, or again two of them.
this-or-that = „{ $this }” lub { $that }
# $why is the id of a reason with its arguments.
not-legal = „{ $action }” nie jest teraz dozwolone: { $why }
no-decision = nie ma decyzji do cofnięcia
undo-shut = nie ma czego cofnąć: od tamtej pory coś odkryto albo decydował ktoś inny
too-much-undo = liczba decyzji, które można cofnąć, to { $allowed }, a nie { $decisions }

## Zapisy

record-not-json = to nie zapis: to nie JSON ({ $why })
record-no-object = to nie zapis: zapis jest obiektem JSON
record-no-format = to nie zapis: brakuje pola burgher z wersją formatu
record-format = burgher to { $found }; ta wersja czyta zapisy w formacie { $format }
no-record-field = { $field } nie jest polem zapisu; są: { $known }
may-game = nazwa gry
may-players = liczba graczy
may-actions = lista akcji
may-action = tekst akcji
may-names = lista imion
may-colours = kolory wszystkich graczy, bez powtórzeń: { $colours }
wrong-hash = seed_hash nie jest skrótem ziarna
wrong-result = result to { $result }, a akcje prowadzą do { $true }
position-disagrees = position nie zgadza się z zapisem w game, players, options lub components
set-unknown = components.name to { $value }; bez poprawek może to być: { $known }
components-changed = elementy { $name } od tamtej pory się zmieniły: było { $before }, jest { $now }
at-action = actions[{ $at }]: { $what }
action-after-end = actions[{ $at }] to „{ $action }”, ale gra już się skończyła
no-such-chance = actions[{ $at }] to „{ $action }”, ale los nie może tu tego zrobić
other-chance = actions[{ $at }] to „{ $action }”, ale ziarno daje „{ $drawn }”
not-legal-at = actions[{ $at }] to „{ $action }”, a to nie jest tam dozwolone
not-legal-there = actions[{ $at }] to „{ $action }”, a to nie jest tam dozwolone: { $why }
too-many-actions = liczba pozycji w actions to { $found }; może ich być najwyżej { $most }

## Pozycje

position-no-object = pozycja jest obiektem JSON
position-of = pozycja mówi, z jakiej jest gry i dla ilu graczy: game i players
no-position-field = pozycja nie ma pola { $field }
no-such-entry = { $field } nie ma wpisu { $entry }; może mieć: { $known }
too-many-questions = questions to lista pytań (najwyżej { $most })
question-fields = { $field } to { $value }; pola tego wpisu to { $known }
no-whole-number = { $field } ma { $value } tam, gdzie powinna być liczba całkowita
may-seat = od -1 (los) do { $last }
no-question = questions jest puste, a gra jeszcze się nie skończyła
# Pola, które się liczy zamiast nazywać; $field to ścieżka, $fields to kilka.
sum-of = suma { $field }
length-of = długość { $field }
all-of = liczba { $piece } łącznie w { $fields }
figures-of = liczba figurek w grze na miejscu { $seat }
events-left = liczba wydarzeń ze stosu { $stack } w event_left
dice-on = liczba kości na { $field }
with-placed = suma { $field } i postawionych kości
dice-placed = liczba kości postawionych z miejsca { $seat }
tiles-of = liczba żetonów kości miejsca { $seat }
tiles-left = liczba żetonów kości, których nikt nie ma,
cards-dealt = liczba kart zleceń do wyboru na miejscu { $seat }
questions-of = liczba pytań { $ask }

# Czym mogą być; -1 znaczy nikt lub nic.
may-from-to = od { $low } do { $high }
may-at-most = najwyżej { $most }
may-at-least = co najmniej { $least }
may-all-be = wszędzie { $number }
may-be-another = coś innego
# $why to jedno z wyrażeń "since-…".
may-because = { $may } ({ $why })
may-up-to-or-from = najwyżej { $most } albo co najmniej { $least }
may-each-once = każda liczba od { $low } do { $high } raz
may-different = dla każdego miejsca co innego
may-from-first = zapełnione od pierwszego pola
may-no-gap = bez przerw
may-seats-once = każde miejsce tylko raz
may-seats-or-nobody = miejsca od 0 do { $last } albo -1, czyli nikt
may-nobody-from = -1 od pola akcji { $plank }
may-crests-dealt = różne herby od 0 do { $last } dla tych, którzy je mają, a 0 dla pozostałych
may-card-in-hand = karta z ręki
may-guilds-founded = różne gildie od pierwszej dzielnicy, razem { $count }, a potem -1
may-guild-in-play = gildia, z którą toczy się ta gra
may-guild-mix = zestaw gildii zgodny z opcjami
may-two-districts = dwie różne dzielnice
may-by-chance = pytanie, na które może odpowiedzieć los
may-answerable = pytanie, na które jest odpowiedź
may-come-up = pytanie, które może paść podczas { $ask }
may-lifted-gatehouse = Brama, z której zdjęto znacznik
may-location = miejsce w tym mieście
may-robbed = bity innych miejsc, najwyżej { $most }
may-shown = karta albo -1, dopóki miejsce jest o nią pytane
may-open-cards = karty nieosiedlonych osadników, najwyżej { $most }
may-some-undrawn = -1 dla miejsc, które jeszcze nie losowały
may-die = 10 razy numer właściciela kości, od 1 (automa to { $automa }), plus jej wartość; albo 0
may-dice-in-row = kości od lewej, najwyżej { $most }
may-ascending = w kolejności rosnącej
may-descending = w kolejności malejącej
may-automa-in-front = z kością automy tylko na początku
may-die-there = kość, która może leżeć na tym polu
may-settled-seat = miejsce, które osiedliło osadników rasy { $race }
may-under = mniej niż { $limit }, albo put_back jednego z miejsc to też { $order }
may-empty-place = miejsce, gdzie jeszcze nic nie ma
may-space-without-die = pole bez kości
may-seat-without-settlers = miejsce bez osadników
may-guild-without-workshop = gildia bez warsztatu na tym polu
may-seat-with-card = miejsce, któremu rozdano jedną kartę
may-placeable-die = kość, którą miejsce może postawić
may-open-settlers = jedna z kart nieosiedlonych osadników tego miejsca
may-workshop-there = warsztat odwiedzanej gildii
may-own-community = budynek publiczny, przy którym miejsce postawiło kość
may-at-question = { $number } przy tym pytaniu
may-visit-guild = gildia przy tym pytaniu
may-visit-clerk = Biuro Berka przy tym pytaniu
may-visit-nowhere = -1 przy tym pytaniu

# Dlaczego tylko to jest możliwe; wyrażenie stoi za tym, co możliwe.
since-is = { $field } to { $value }
since-setup = gra jest dopiero przygotowywana
since-over = gra się skończyła
since-nobody-decides = podczas punktacji nikt nie decyduje
since-actions-over = akcje już się skończyły
since-not-actions = to nie jest faza akcji
since-not-placement = to nie jest faza rozmieszczania
since-not-collection = to nie jest faza zbierania
since-nobody-out = w tej fazie nikogo tam nie ma
since-nobody-passes = w tej fazie nikt nie pasuje
since-nobody-there = nikt tam nie stoi
since-turn = to tura tego miejsca
since-decides = decyduje to miejsce
since-chance-answers = na to odpowiada tylko los
since-seat-answers = na to odpowiada miejsce, a nie los
since-asked-once = miejsce jest o to pytane tylko raz
since-without-option = gra toczy się bez opcji { $option }
since-drawn = losowanie już było
since-not-drawn = losowania jeszcze nie było
since-in-hand = więcej nie ma na ręce
since-dealt = tyle kart rozdano

## Pozycje w Belfort

since-non-players-for-two = gracze wirtualni są tylko w grze dwuosobowej
since-gnomes-working = pracujących gnomów: { $gnomes }
since-no-crests = jeszcze nie rozdano herbów
since-sum-of-points = to suma punktów
since-placed = posiadanych: { $owned }, rozmieszczonych: { $placed }
since-elves-and-dwarves = do Lasu chodzą tylko elfy, a do Kamieniołomu tylko krasnoludy
since-dwarf-there = stoi tam krasnolud gracza wirtualnego
since-no-walls = gracze wirtualni nie mają Murów ani gildii
since-gatehouse-unshared = w tej grze Bram się nie dzieli
since-locks = więcej kłódek nie ma
since-markers = więcej takich znaczników nie ma w mieście
since-own-spies = nikt nie pokazuje kart własnym szpiegom
since-asked-to-place = miejsce ma rozmieścić robotnika
since-asked-to-send = miejsce ma wskazać, kogo wysyła
since-aside = już odłożonych: { $aside }
since-hands-first = najpierw rozdaje się karty na ręce
since-wood-and-stone = więcej drewna i kamienia nie ma
since-no-pick = nikt nie ma wybrać karty
since-nothing-to-show = to miejsce nie ma nic do pokazania

## Pozycje w Rise to Nobility

since-no-round-after = po ostatniej rundzie nie ma następnej
since-rounds-to-come = potrzeba po jednym na każdą następną rundę
since-discard = trzeba odrzucić kartę
since-no-discard = nie trzeba odrzucać karty
since-not-stack-one = pierwsza z kart nieosiedlonych osadników nie jest ze stosu 1
since-no-workshop = nie ma tam warsztatu
since-other-guild = ten warsztat należy do gildii { $guild }
since-free-to-the-left = pole po lewej jest wolne
since-neutral = od początku leży tam warsztat bez właściciela
since-no-neutral = przy tylu graczach nie ma warsztatów bez właściciela
since-tile-there = leży tam żeton
since-no-ship = w porcie nie ma statku
since-ship-in-port = ten statek jest w porcie
since-ship-spaces = więcej pól statek nie ma
since-no-events = gra toczy się bez wydarzeń
since-event-in-force = to wydarzenie właśnie obowiązuje
since-solo-only = to jest tylko w grze solo
since-settlers-dealt = osadników już rozdano
since-dice-placed = to suma postawionych kości
since-throwing = najpierw rzuca się wszystkimi kośćmi
since-no-dice-thrown = w tej fazie nie rzucono kośćmi
since-desk-unused = ten pulpit nie jest używany w tej grze
since-tile-free = nikt nie ma tego żetonu kości
since-tile-held = któreś miejsce ma ten żeton kości
since-no-chancery = gra toczy się bez Kancelarii
since-tiles-above = żetonów kości nad tą kartą: { $tiles }
since-put-back = karty odkładano na początku albo wtedy, gdy miejsce dostawało żeton kości
since-card-held = miejsce ma tę kartę
since-card-stayed = od tamtej pory karta leży tam, gdzie jest
since-cards-first = najpierw rozdaje się karty
since-cards-last = karty zleceń rozdaje się na końcu przygotowania
since-not-choosing = to miejsce nie ma wybierać
since-in-stack = więcej nie ma w stosie
since-two-cards = o to pyta się przy co najmniej dwóch kartach
since-completing = właśnie osiedla się osadników
since-not-given = tego towaru nie daje się teraz żadnym osadnikom
since-card-shown = kartę już pokazano
since-paid-for = na więcej nie wystarczy monet
since-no-room = w gildii nie ma miejsca
since-no-apprentices = miejsce nie ma uczniów
since-no-lord = miejsce nie ma tytułu lorda
since-not-in-tavern = nikt nie odwiedza tawerny
since-on-show = więcej nie jest wyłożonych
since-worker-on-building = na budynku ma stanąć robotnik
since-building-costs = tyle kosztuje budynek
since-no-visit = nikt nie odwiedza żadnego miejsca
since-visit = trwa odwiedzanie miejsca
since-done-in-one-go = tylko tawerna, gildie i Biuro Berka wymagają kilku decyzji

## Pliki elementów

no-such-set = nie ma zestawu ani pliku elementów { $name }; zestawy to { $known }
no-component-file = nie ma pliku elementów { $file }
unreadable-components = nie można odczytać pliku elementów { $file }: { $why }
components-too-large = plik elementów { $file } jest za duży: najwyżej { $most } kB
components-not-toml = plik elementów { $file } to nie TOML: { $why }
components-of-another = ten plik elementów jest do gry { $game }, a nie { $wanted }
components-format = ten plik elementów ma format { $found }; ta wersja Burghera czyta { $known }
components-unfit = nie da się użyć pliku elementów: { $why }
brought-not-toml = to nie jest TOML: { $why }
guild-mix = liczba gildii w { $field } to { $found }; może być { $count }
too-few-properties = liczba kart w properties to razem { $found }; żeby rozdać karty graczom ({ $players }) i wypełnić pulę, musi być co najmniej { $needed }
too-few-settlers = liczba osadników w stosie 1 to { $found }; musi być co najmniej { $needed }, po jednej karcie dla każdego gracza
too-few-events = liczba wydarzeń w stosie { $stack } to { $found }; musi być co najmniej { $needed }, po jednym na każdą rundę połowy gry
guild-without-workshop = w workshops nie ma żadnego warsztatu gildii { $guild }; każda musi mieć co najmniej jeden
each-value-once = { $field } ma wartości { $value }; każda wartość od 1 do 6 musi w nim być dokładnie raz
may-goods = lista różnych towarów, co najmniej jeden
may-effects = lista różnych efektów, co najmniej jeden
may-demand = dwie liczby, druga nie mniejsza od pierwszej: przy tej liczbie towarów pierwsza najwyżej { $highest }, a druga co najmniej { $least }
may-races = lista wszystkich sześciu ras
may-price = cena, którą ma ships.spaces_by_price, albo z własnymi polami
may-need = tabela z co najmniej jednym warunkiem, a guilds tylko razem z guild_apprentices

## Boty

no-such-bot = nie ma bota { $name }; są: { $known } albo PLIK.py:NAZWA
no-such-level = nie ma poziomu { $level }; są: { $known }
no-python-file = nie ma pliku { $file }
not-in-bot-file = w pliku { $file } nie ma { $name }
python-file-broken = nie można wczytać pliku { $file }: { $why }
bot-unloadable = nie można wczytać bota { $name }: { $why }
bot-unmakeable = nie można utworzyć { $name }: { $why }
bot-asks = { $name } wymaga { $parameter }; bota można utworzyć z game i seed albo bez nich
no-choose = { $name } nie jest botem: nie ma metody choose(perspective, clock)
not-a-bot = { $name } nie jest botem: bot to klasa z choose(perspective, clock) albo taka funkcja
function-settings = { $name } to funkcja, a ta nie ma ustawień
no-setting = w bocie { $name } { $part } to nie ustawienie; ustawienie to NAZWA=WARTOŚĆ
# $offered is one of the two below.
no-such-setting = { $name } nie ma ustawienia { $setting }; { $offered }
settings-known = ma: { $known }
settings-none = nie ma żadnego
setting-whole = ustawienie { $setting } bota { $name } to liczba całkowita od 0, a nie { $value }
setting-number = ustawienie { $setting } bota { $name } to liczba od 0, a nie { $value }
setting-least = ustawienie { $setting } bota to co najmniej 1, a nie { $value }
no-such-evaluator = nie ma funkcji oceny { $name }; są: { $known }
no-such-judge = nie ma oceniającego { $name }; są: { $known }
game-not-over = partia jeszcze się nie skończyła: analizowane są tylko skończone partie
not-judged = miejsce, które decyduje, nie może wykonać tych akcji jedna po drugiej
no-such-style = nie ma stylu { $name }; są: { $known }
weights-not-toml = wagi to nie TOML: { $why }
weights-missing = brakuje tabeli weights
weights-unreadable = nie można odczytać wag { $file }: { $why }

## Zawody

contest-entrants = zawody wymagają co najmniej dwóch uczestników
contest-players = zawody wymagają przy stole co najmniej dwóch graczy; podano: { $players }
no-ray = klaster Ray wymaga Ray: pip install burgher[ray]
cluster-failed = partia { $game } nie skończyła się na klastrze: { $why }
process-ended = proces, który miał grać, skończył się nie z winy bota, z kodem { $code }
no-results = { $file } nie zawiera wyników zawodów; podaj inny plik
other-results = { $file } zawiera wyniki innych zawodów: { $field } to { $found }, a nie { $value }; podaj inny plik
results-seats = { $file }, wiersz { $line }: partia { $game } ma inne miejsca, niż powinna

## Nauka

training-too-large = sieć o szerokości { $width } z blokami w liczbie { $blocks } zajęłaby { $size } kB, a może najwyżej { $most } kB: zrób ją węższą
training-other-network = { $file } to sieć innej gry albo innej wersji tej gry; zacznij od pasującej
training-shape = w { $folder } jest nauka sieci o innym kształcie; ucz ją dalej taką, jaka jest, albo wybierz inny katalog
training-unreadable = nie da się odczytać { $file }, więc tej nauki nie można kontynuować: { $why }
training-rival-heat = ciepło to liczba większa od 0 i nie większa niż 100, a nie „{ $heat }”; przy 1 sieć gra jak zwykle
training-rival-shape = { $file } to sieć o innym kształcie niż ta, która się uczy; rywale mają tę samą szerokość i tyle samo bloków
training-no-setting = nauka nie ma ustawienia „{ $name }”; są: { $names }
training-setting-whole = { $name } to liczba całkowita, a nie „{ $value }”
training-setting-number = { $name } to liczba, a nie „{ $value }”
training-setting-least = { $name } to { $value }; może być od { $least } w górę
training-setting-part = { $name } to { $value }; może być od 0 do 1
training-setting-parts = { $names } to części całości: razem mogą dać najwyżej 1

## Języki

no-such-language = nie ma języka { $language }; są: { $known }

## Serwer

port-taken = port { $port } jest zajęty: zatrzymaj to, co go używa, albo wybierz inny (0 znajduje wolny)
port-forbidden = portu { $port } nie wolno tu użyć; wybierz wyższy niż 1023 albo 0, żeby znaleźć wolny
port-range = port to { $port }; może być od 0 do 65535
no-address = nie można nasłuchiwać na adresie { $host }, port { $port }: { $why }
database-unopened = nie można otworzyć bazy danych { $url }: { $why }
database-unknown = { $kind } nie nadaje się do przechowywania stołów: podaj plik dla SQLite albo adres zaczynający się od postgresql://
database-unusable = nie można użyć bazy danych: { $why }
database-newer = bazę danych zapisała nowsza wersja Burghera niż ta, { $version }; użyj nowszej
postgres-missing = PostgreSQL potrzebuje biblioteki, której tu nie ma; zainstaluj ją przez: pip install "burgher[postgres]"
unknown-set = nie ma zestawu elementów { $name }
replay-failed = tego zapisu nie da się odtworzyć
look-form = podaj { $example } dla miejsca albo null dla widza
half-character = w tekście jest pół znaku (samotny surogat)
log-unfit = „{ $action }” (miejsce { $seat }) nie pasuje do sytuacji w grze

# networks

network-without-numpy = NumPy nie jest zainstalowany
network-unreadable = { $file } nie jest plikiem sieci: { $why }
network-format = { $file } to plik sieci w formacie { $format }; ten program czyta { $known }
network-lacks = brakuje { $part }
no-network = nie ma sieci dla gry { $game }
network-of-another-game = { $file } zna grę { $learned }, a nie { $game }
network-of-another-encoding = { $file } zna inne kodowanie gry { $game } niż tutejsza wersja { $version }
