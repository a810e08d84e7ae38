# Was über Fehler gesagt wird: in dem, was ein Befehl oder ein Bot bekommt, in Aufzeichnungen, Stellungen und
# Materialdateien.
#
# $field ist der Pfad eines Feldes in einer Datei, $value was dort steht, $may eine der Wendungen „may-…“.

## Felder von Dateien

not-fitting = { $field } ist { $value }; möglich: { $may }
field-missing = { $field } fehlt; möglich: { $may }
no-such-field = { $field } ist hier kein Feld; es gibt { $known }
beyond-the-deck = { $field } ist eins zu viel: Es gibt { $count }, { $first } bis { $last }
may-number = eine ganze Zahl von { $low } bis { $high }
may-any-number = eine Zahl
may-numbers = eine Liste von { $count } ganzen Zahlen von { $low } bis { $high }
may-some-numbers = eine Liste einiger ganzer Zahlen von { $low } bis { $high }
may-flag = true oder false
may-text = ein Text
may-short-text = ein Text aus höchstens { $most } gewöhnlichen Zeichen
may-one-of = eines von { $words }
may-some-of = eine Liste aus einigen von { $words }
may-table = eine Tabelle
may-tables = eine Liste von { $count } Tabellen
may-some-tables = eine Liste von Tabellen
may-object = ein Objekt
may-object-of = ein Objekt mit einigen von { $words }
list-of = eine Liste von { $count }

## Dateien

cause-denied = dafür fehlt die Berechtigung
cause-no-folder = diesen Ordner gibt es nicht
cause-full = es ist kein Platz mehr
cause-line = siehe Zeile { $line }, Spalte { $column }
cause-letters = es ist kein UTF-8
cause-depth = es ist zu tief verschachtelt
cause-no-training = sie ist beschädigt oder von einer anderen Version

## Spiele und Optionen

no-such-game = ein Spiel { $name } gibt es nicht; es gibt { $known }
no-game-in-file = in { $file } ist kein Spiel: kein Game namens GAME
game-name-taken = { $file } nennt sein Spiel { $name }, und so heißt schon ein anderes
players-count = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }
no-such-option = eine Option { $option } gibt es nicht; die Optionen sind { $known }
option-list = die Option { $option } ist eine Liste aus { $choices }, nicht { $value }
option-value = die Option { $option } ist eines von { $choices }, nicht { $value }
option-players = die Option { $option } ist für { $counts } Spieler, nicht für { $players }
chosen-guilds-unasked = die Option chosen_guilds gilt nur mit guilds = "chosen"
chosen-guilds-count = die Option chosen_guilds ist eine Liste von { $count } verschiedenen Gilden, nicht { $value }
chosen-guilds-for-two = die Option chosen_guilds enthält { $guild }; zu zweit ist die Zauberer-Gilde die einzige interaktive
chancery-for-six = die Option chancery ist zu sechst true, nicht false: Zu sechst wird immer mit der Kanzlei gespielt

## Aktionen

foreign-action = „{ $action }“ ist keine Aktion dieses Spiels
action-kind = eine Aktion ist ein Text, eine Nummer oder ein Objekt, nicht { $kind }
action-index = eine Aktion { $index } gibt es nicht; sie gehen von 0 bis { $last }
# $action kommt mit seinen Anführungszeichen; $hint ist eines der drei darunter.
no-such-action = eine Aktion { $action } gibt es nicht; { $hint }
hint-meant = meintest du { $meant }?
hint-example = „{ $word }“ benutzt man so: „{ $example }“
hint-verbs = am Anfang einer Aktion steht eines von { $verbs }
quoted = „{ $text }“
# $that steht in Anführungszeichen oder ist wieder zweierlei.
this-or-that = „{ $this }“ oder { $that }
# $why ist die Kennung eines Grundes mit ihren Argumenten.
not-legal = „{ $action }“ geht jetzt nicht: { $why }
no-decision = es gibt keine Entscheidung, die sich zurücknehmen lässt
undo-shut = nichts lässt sich zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat entschieden
too-much-undo =
    { $allowed ->
        [one] { $allowed } Entscheidung lässt
       *[other] { $allowed } Entscheidungen lassen
    } sich zurücknehmen, nicht { $decisions }

## Aufzeichnungen

record-not-json = das ist keine Aufzeichnung: Es ist kein JSON ({ $why })
record-no-object = das ist keine Aufzeichnung: Eine Aufzeichnung ist ein JSON-Objekt
record-no-format = das ist keine Aufzeichnung: Das Feld burgher mit der Version des Formats fehlt
record-format = burgher ist { $found }; diese Version liest Aufzeichnungen im Format { $format }
no-record-field = { $field } ist kein Feld einer Aufzeichnung; es gibt { $known }
may-game = der Name eines Spiels
may-players = eine Spielerzahl
may-actions = eine Liste von Aktionen
may-action = der Text einer Aktion
may-names = eine Liste von Namen
may-colours = die Farben aller Spieler, keine doppelt: { $colours }
wrong-hash = seed_hash ist nicht der Hash von seed
wrong-result = result ist { $result }, die Aktionen führen aber zu { $true }
position-disagrees = position stimmt mit der Aufzeichnung in game, players, options oder components nicht überein
set-unknown = components.name ist { $value }; ohne Berichtigungen ist möglich: { $known }
components-changed = das Spielmaterial { $name } hat sich seitdem geändert: Es war { $before } und ist jetzt { $now }
at-action = actions[{ $at }]: { $what }
action-after-end = actions[{ $at }] ist „{ $action }“, aber das Spiel ist vorbei
no-such-chance = actions[{ $at }] ist „{ $action }“, aber das kann der Zufall hier nicht tun
other-chance = actions[{ $at }] ist „{ $action }“, aber der Startwert ergibt „{ $drawn }“
not-legal-at = actions[{ $at }] ist „{ $action }“, und das geht dort nicht
not-legal-there = actions[{ $at }] ist „{ $action }“, und das geht dort nicht: { $why }
too-many-actions = actions hat { $found } Einträge; möglich sind { $most }

## Stellungen

position-no-object = eine Stellung ist ein JSON-Objekt
position-of = eine Stellung sagt, von welchem Spiel sie ist und für wie viele Spieler: game und players
no-position-field = eine Stellung hat kein Feld { $field }
no-such-entry = { $field } hat keinen Eintrag { $entry }; möglich ist { $known }
too-many-questions = questions ist eine Liste von höchstens { $most } Fragen
question-fields = { $field } ist { $value }; die Felder sind { $known }
no-whole-number = { $field } hat { $value }, wo eine ganze Zahl hingehört
may-seat = von -1 (Zufall) bis { $last }
no-question = questions ist leer, aber das Spiel ist nicht vorbei
# Felder, die gezählt statt genannt werden; $field ist ein Pfad, $fields sind mehrere.
sum-of = die Summe von { $field }
length-of = die Länge von { $field }
all-of = die Zahl von { $piece } in { $fields } zusammen
figures-of = die Zahl der Figuren von Platz { $seat } im Spiel
events-left = die Zahl der Ereignisse aus Stapel { $stack } in event_left
dice-on = die Zahl der Würfel auf { $field }
with-placed = die Summe aus { $field } und den eingesetzten Würfeln
dice-placed = die Zahl der Würfel, die Platz { $seat } eingesetzt hat,
tiles-of = die Zahl der Würfelplättchen von Platz { $seat }
tiles-left = die Zahl der Würfelplättchen, die niemand hat,
cards-dealt = die Zahl der Vergütungskarten, aus denen Platz { $seat } wählen soll,
questions-of = die Zahl der Fragen { $ask }

# Was sie sein können; -1 steht für niemanden oder nichts.
may-from-to = von { $low } bis { $high }
may-at-most = höchstens { $most }
may-at-least = mindestens { $least }
may-all-be = überall { $number }
may-be-another = etwas anderes
# $why ist eine der Wendungen „since-…“.
may-because = { $may } ({ $why })
may-up-to-or-from = höchstens { $most } oder mindestens { $least }
may-each-once = jede Zahl von { $low } bis { $high } einmal
may-different = für jeden Platz etwas anderes
may-from-first = vom ersten Platz an gefüllt
may-no-gap = ohne Lücke
may-seats-once = jeder Platz nur einmal
may-seats-or-nobody = Plätze von 0 bis { $last }, oder -1 für niemanden
may-nobody-from = -1 ab Planke { $plank }
may-crests-dealt = verschiedene Wappen von 0 bis { $last } für alle, die eines haben, und 0 für die anderen
may-card-in-hand = eine Karte auf der Hand
may-guilds-founded = verschiedene Gilden vom ersten Bezirk an, zusammen { $count }, danach -1
may-guild-in-play = eine Gilde, mit der diese Partie gespielt wird
may-guild-mix = die Mischung von Gilden, die die Optionen vorgeben
may-two-districts = zwei verschiedene Bezirke
may-by-chance = eine, die der Zufall beantworten kann
may-answerable = eine, auf die es eine Antwort gibt
may-come-up = eine, die sich bei { $ask } stellen kann
may-lifted-gatehouse = ein Torhaus, dessen Gebäudefigur weggenommen wurde
may-location = ein Ort dieser Stadt
may-robbed = die Bits anderer Plätze, höchstens { $most }
may-shown = eine Karte, oder -1, solange der Platz danach gefragt wird
may-open-cards = offene Karten, höchstens { $most }
may-some-undrawn = -1 für die Plätze, die noch nicht gezogen haben
may-die = das Zehnfache des Besitzers eines Würfels, ab 1 (der Automa ist { $automa }), plus dessen Wert; oder 0
may-dice-in-row = Würfel von links an, höchstens { $most }
may-ascending = in aufsteigender Reihenfolge
may-descending = in absteigender Reihenfolge
may-automa-in-front = mit dem Würfel des Automas nur ganz vorn
may-die-there = ein Würfel, der auf diesem Feld liegen darf
may-settled-seat = ein Platz, der eine Siedlerkarte des Volkes { $race } erfüllt hat
may-under = unter { $limit }, oder put_back eines Platzes ist ebenfalls { $order }
may-empty-place = eine Stelle, an der noch nichts ist
may-space-without-die = ein Feld ohne Würfel
may-seat-without-settlers = ein Platz ohne Siedler
may-guild-without-workshop = eine Gilde ohne Werkstatt an dieser Stelle
may-seat-with-card = ein Platz, an den eine Karte ausgeteilt ist
may-placeable-die = ein Würfel, den der Platz einsetzen kann
may-open-settlers = eine der unerfüllten Siedlerkarten des Platzes
may-workshop-there = eine Werkstatt der besuchten Gilde
may-own-community = ein Gemeindegebäude, für das der Platz einen Würfel eingesetzt hat
may-at-question = { $number } bei dieser Frage
may-visit-guild = eine Gilde bei dieser Frage
may-visit-clerk = Berks Büro bei dieser Frage
may-visit-nowhere = -1 bei dieser Frage

# Warum nur das möglich ist; die Wendung steht hinter dem, was möglich ist.
since-is = { $field } ist { $value }
since-setup = das Spiel wird gerade aufgebaut
since-over = das Spiel ist vorbei
since-nobody-decides = während der Wertung entscheidet niemand
since-actions-over = die Aktionen sind vorbei
since-not-actions = das ist nicht die Aktionsphase
since-not-placement = das ist nicht die Einsetzphase
since-not-collection = das ist nicht die Einnahmenphase
since-nobody-out = in dieser Phase ist niemand dort
since-nobody-passes = in dieser Phase passt niemand
since-nobody-there = dort steht niemand
since-turn = dieser Platz ist am Zug
since-decides = dieser Platz entscheidet
since-chance-answers = das beantwortet nur der Zufall
since-seat-answers = das beantwortet ein Platz, nicht der Zufall
since-asked-once = ein Platz wird das nur einmal gefragt
since-without-option = das Spiel wird ohne die Option { $option } gespielt
since-drawn = es ist schon gezogen
since-not-drawn = es ist noch nicht gezogen
since-in-hand = mehr sind nicht auf der Hand
since-dealt = so viele Karten sind ausgeteilt

## Stellungen von Belfort

since-non-players-for-two = Nicht-Spieler gibt es nur zu zweit
since-gnomes-working = Gnome bei der Arbeit: { $gnomes }
since-no-crests = noch ist kein Wappen ausgeteilt
since-sum-of-points = das ist die Summe der Punkte
since-placed = im Besitz: { $owned }, eingesetzt: { $placed }
since-elves-and-dwarves = in den Wald gehen nur Elben, in den Steinbruch nur Zwerge
since-dwarf-there = dort steht der Zwerg eines Nicht-Spielers
since-no-walls = Nicht-Spieler haben keine Mauern und keine Gilden
since-gatehouse-unshared = Torhäuser werden in dieser Partie nicht geteilt
since-locks = mehr Gnomenschlösser gibt es nicht
since-markers = mehr Gebäudefiguren dafür stehen nicht in der Stadt
since-own-spies = niemand zeigt den eigenen Spionen Karten
since-asked-to-place = der Platz soll einen Arbeiter einsetzen
since-asked-to-send = der Platz soll sagen, wen er schickt
since-aside = schon weggelegt: { $aside }
since-hands-first = zuerst werden die Handkarten ausgeteilt
since-wood-and-stone = mehr Holz und Stein ist nicht da
since-no-pick = niemand soll eine Karte wählen
since-nothing-to-show = dieser Platz hat nichts vorzuzeigen

## Stellungen von Rise to Nobility

since-no-round-after = nach der letzten Runde kommt keine mehr
since-rounds-to-come = für jede kommende Runde braucht es eines
since-discard = eine Karte soll abgeworfen werden
since-no-discard = es soll keine Karte abgeworfen werden
since-not-stack-one = die erste offene Karte ist nicht aus Stapel 1
since-no-workshop = dort ist keine Werkstatt
since-other-guild = diese Werkstatt gehört zur Gilde { $guild }
since-free-to-the-left = links davon ist ein Feld frei
since-neutral = dort liegt von Anfang an eine Werkstatt ohne Besitzer
since-no-neutral = bei so vielen Spielern gibt es keine Werkstätten ohne Besitzer
since-tile-there = dort liegt ein Plättchen
since-no-ship = im Hafen liegt kein Schiff
since-ship-in-port = dieses Schiff liegt im Hafen
since-ship-spaces = mehr Felder hat das Schiff nicht
since-no-events = das Spiel wird ohne Ereignisse gespielt
since-event-in-force = dieses Ereignis gilt gerade
since-solo-only = das gibt es nur, wenn man allein spielt
since-settlers-dealt = die Siedler sind ausgeteilt
since-dice-placed = das ist die Summe der eingesetzten Würfel
since-throwing = zuerst werden alle Würfel geworfen
since-no-dice-thrown = in dieser Phase sind keine Würfel geworfen
since-desk-unused = dieses Schreibpult wird in dieser Partie nicht benutzt
since-tile-free = niemand hat dieses Würfelplättchen
since-tile-held = ein Platz hat dieses Würfelplättchen
since-no-chancery = das Spiel wird ohne Kanzlei gespielt
since-tiles-above = Würfelplättchen über dieser Karte: { $tiles }
since-put-back = zurückgelegt wurde zu Beginn, oder als der Platz ein Würfelplättchen bekam
since-card-held = der Platz hat diese Karte
since-card-stayed = seitdem liegt die Karte, wo sie ist
since-cards-first = zuerst werden die Karten ausgeteilt
since-cards-last = Vergütungskarten werden am Ende des Aufbaus ausgeteilt
since-not-choosing = dieser Platz soll nicht wählen
since-in-stack = mehr sind nicht im Stapel
since-two-cards = gefragt wird das ab zwei Karten
since-completing = gerade wird eine Siedlerkarte erfüllt
since-not-given = diese Ware wird gerade keinen Siedlern gegeben
since-card-shown = die Karte ist schon gezeigt
since-paid-for = mehr können nicht bezahlt werden
since-no-room = in der Gilde ist kein Platz
since-no-apprentices = der Platz hat keine Lehrlinge
since-no-lord = der Platz ist kein Lehnsherr
since-not-in-tavern = die Höhlenschänke wird nicht besucht
since-on-show = mehr liegen nicht aus
since-worker-on-building = ein Arbeiter soll auf dem Gebäude stehen
since-building-costs = so viel kostet das Gebäude
since-no-visit = kein Ort wird besucht
since-visit = ein Ort wird besucht
since-done-in-one-go = nur Höhlenschänke, Gilden und Berks Büro brauchen mehrere Entscheidungen

## Materialdateien

no-such-set = einen Materialsatz oder eine Datei { $name } gibt es nicht; die Sätze sind { $known }
no-component-file = eine Materialdatei { $file } gibt es nicht
unreadable-components = die Materialdatei { $file } ist nicht lesbar: { $why }
components-too-large = die Materialdatei { $file } ist zu groß: höchstens { $most } kB
components-not-toml = die Materialdatei { $file } ist kein TOML: { $why }
components-of-another = diese Materialdatei ist für { $game }, nicht für { $wanted }
components-format = diese Materialdatei hat das Format { $found }; diese Version von Burgher liest { $known }
components-unfit = die Materialdatei ist nicht zu gebrauchen: { $why }
brought-not-toml = sie ist kein TOML: { $why }
guild-mix = { $field } hat { $found } Gilden; möglich sind { $count }
too-few-properties = properties ergeben zusammen { $found } Karten; damit { $players } Spieler ihre Karten bekommen und das Angebot voll wird, dürfen es nicht weniger als { $needed } sein
too-few-settlers = im Stapel 1 von settlers sind { $found } Karten; es dürfen nicht weniger als { $needed } sein, eine für jeden Spieler
too-few-events = im Stapel { $stack } von events sind { $found } Karten; es dürfen nicht weniger als { $needed } sein, eine für jede Runde des halben Spiels
guild-without-workshop = in workshops fehlt eine Werkstatt der Gilde { $guild }; von jeder Gilde muss es mindestens eine geben
each-value-once = { $field } haben die Werte { $value }; möglich ist jeder Wert von 1 bis 6 genau einmal
may-goods = eine Liste verschiedener Waren, mindestens eine
may-effects = eine Liste verschiedener Effekte, mindestens einer
may-demand = zwei Zahlen, die zweite nicht kleiner als die erste: die erste höchstens { $highest } und die zweite mindestens { $least } bei so vielen Waren
may-races = eine Liste aller sechs Völker
may-price = ein Preis, der in ships.spaces_by_price steht, oder eigene Felder dafür
may-need = eine Tabelle mit mindestens einer Bedingung; guilds nur zusammen mit guild_apprentices

## Bots

no-such-bot = einen Bot { $name } gibt es nicht; es gibt { $known } oder DATEI.py:NAME
no-such-level = eine Stufe { $level } gibt es nicht; es gibt { $known }
no-python-file = eine Datei { $file } gibt es nicht
not-in-bot-file = in { $file } gibt es kein { $name }
python-file-broken = { $file } lässt sich nicht laden: { $why }
bot-unloadable = der Bot { $name } lässt sich nicht laden: { $why }
bot-unmakeable = { $name } lässt sich nicht erzeugen: { $why }
bot-asks = { $name } verlangt { $parameter }; erzeugt werden kann ein Bot mit game und seed oder ohne beides
no-choose = { $name } ist kein Bot: Eine Methode choose(perspective, clock) fehlt
not-a-bot = { $name } ist kein Bot: Ein Bot ist eine Klasse mit choose(perspective, clock) oder eine solche Funktion
function-settings = { $name } ist eine Funktion und hat keine Einstellungen
no-setting = beim Bot { $name } ist { $part } keine Einstellung; eine Einstellung ist NAME=WERT
# $offered ist eines der beiden darunter.
no-such-setting = { $name } hat keine Einstellung { $setting }; { $offered }
settings-known = es gibt { $known }
settings-none = es gibt keine
setting-whole = die Einstellung { $setting } von { $name } ist eine ganze Zahl ab 0, nicht { $value }
setting-number = die Einstellung { $setting } von { $name } ist eine Zahl ab 0, nicht { $value }
setting-least = die Einstellung { $setting } eines Bots ist mindestens 1, nicht { $value }
no-such-evaluator = eine Bewertung { $name } gibt es nicht; es gibt { $known }
no-such-judge = einen Beurteiler { $name } gibt es nicht; es gibt { $known }
game-not-over = die Partie ist noch nicht zu Ende: Analysiert werden nur beendete Partien
not-judged = diese Aktionen kann der Platz, der entscheidet, nicht nacheinander ausführen
no-such-style = einen Stil { $name } gibt es nicht; es gibt { $known }
weights-not-toml = die Gewichte sind kein TOML: { $why }
weights-missing = die Tabelle weights fehlt
weights-unreadable = die Gewichte { $file } sind nicht lesbar: { $why }

## Wettkämpfe

contest-entrants = ein Wettkampf braucht mindestens zwei Teilnehmer
contest-players = ein Wettkampf braucht mindestens zwei Spieler am Tisch, nicht { $players }
no-ray = ein Ray-Cluster braucht Ray: pip install burgher[ray]
cluster-failed = die Partie { $game } kam auf dem Cluster zu keinem Ende: { $why }
process-ended = ein Prozess, der spielen sollte, endete mit { $code }, ohne dass ein Bot schuld war
no-results = { $file } enthält keine Ergebnisse eines Wettkampfs; nenne eine andere Datei
other-results = { $file } enthält die Ergebnisse eines anderen Wettkampfs: { $field } ist dort { $found }, nicht { $value }; nenne eine andere Datei
results-seats = { $file }, Zeile { $line }: In der Partie { $game } sind die Plätze anders besetzt, als sie sollten

## Training

training-too-large = ein Netz der Breite { $width } mit { $blocks } Blöcken bräuchte { $size } kB, und mehr als { $most } kB dürfen es nicht sein: Mach es schmaler
training-other-network = { $file } ist ein Netz eines anderen Spiels oder einer anderen Fassung dieses Spiels; beginne mit einem, das passt
training-shape = in { $folder } liegt das Training eines Netzes von anderer Form; trainiere es weiter, wie es ist, oder wähle einen anderen Ordner
training-unreadable = { $file } lässt sich nicht lesen, deshalb kann dieses Training nicht weitergehen: { $why }
training-rival-heat = die Hitze ist eine Zahl über 0 und höchstens 100, nicht „{ $heat }“; mit 1 bleibt ein Netz, wie es ist
training-rival-shape = { $file } ist ein Netz von anderer Form als das lernende; Rivalen haben dieselbe Breite und gleich viele Blöcke
training-no-setting = das Training hat keine Einstellung „{ $name }“; es gibt { $names }
training-setting-whole = { $name } ist eine ganze Zahl, nicht „{ $value }“
training-setting-number = { $name } ist eine Zahl, nicht „{ $value }“
training-setting-least = { $name } ist { $value }; erlaubt ist alles ab { $least }
training-setting-part = { $name } ist { $value }; erlaubt ist alles von 0 bis 1
training-setting-parts = { $names } sind Teile eines Ganzen: Zusammen dürfen sie höchstens 1 sein

## Sprachen

no-such-language = eine Sprache { $language } gibt es nicht; es gibt { $known }

## Der Server

port-taken = Port { $port } ist belegt: Beende, was ihn benutzt, oder wähle einen anderen (0 findet einen freien)
port-forbidden = Port { $port } darf hier nicht benutzt werden; wähle einen über 1023 oder 0 für einen freien
port-range = port ist { $port }; möglich ist 0 bis 65535
no-address = unter der Adresse { $host }, Port { $port }, lässt sich der Server nicht starten: { $why }
database-unopened = die Datenbank { $url } lässt sich nicht öffnen: { $why }
database-unknown = in { $kind } lassen sich keine Tische aufbewahren: Nenne eine Datei für SQLite oder eine Adresse, die mit postgresql:// beginnt
database-unusable = die Datenbank ist nicht benutzbar: { $why }
database-newer = die Datenbank wurde von einer neueren Version von Burgher geschrieben als dieser, { $version }; nimm die neuere
postgres-missing = für PostgreSQL fehlt eine Bibliothek; installiere sie mit: pip install "burgher[postgres]"
unknown-set = einen Materialsatz { $name } gibt es nicht
replay-failed = diese Aufzeichnung lässt sich nicht noch einmal spielen
look-form = schreib { $example } für einen Platz oder null für Zuschauer
half-character = in einem Text steht ein halbes Zeichen (ein einzelnes Surrogat)
log-unfit = „{ $action }“ von { $seat } passt nicht zur Stellung

# networks

network-without-numpy = NumPy ist nicht installiert
network-unreadable = { $file } ist keine Netzdatei: { $why }
network-format = { $file } ist eine Netzdatei im Format { $format }; dieses Programm liest { $known }
network-lacks = { $part } fehlt
no-network = für { $game } gibt es kein Netz
network-of-another-game = { $file } hat { $learned } gelernt, nicht { $game }
network-of-another-encoding = { $file } hat eine andere Kodierung von { $game } gelernt als Version { $version } hier
