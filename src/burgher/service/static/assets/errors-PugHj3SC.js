var e=`# Was über Fehler gesagt wird: in dem, was ein Befehl oder ein Bot bekommt, in Aufzeichnungen, Stellungen und
# Materialdateien.
#
# $field ist der Pfad eines Feldes in einer Datei, $value was dort steht, $may eine der Wendungen „may-…“.

## Felder von Dateien

not-fitting = { $field } ist { $value }; möglich ist { $may }
field-missing = { $field } fehlt; möglich ist { $may }
no-such-field = { $field } ist hier kein Feld; es gibt { $known }
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

## Spiele und Optionen

no-such-game = ein Spiel { $name } gibt es nicht; es gibt { $known }
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
hint-verbs = am Anfang steht eines von { $verbs }
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
wrong-hash = seed_hash ist nicht der Hash von seed
wrong-result = result ist { $result }, die Aktionen führen aber zu { $true }
position-disagrees = position stimmt mit der Aufzeichnung in game, players, options oder components nicht überein
set-unknown = components.name ist { $value }; ohne Berichtigungen ist möglich: { $known }
components-changed = das Spielmaterial { $name } hat sich seitdem geändert: Es war { $before } und ist jetzt { $now }
at-action = actions[{ $at }]: { $what }
action-after-end = actions[{ $at }] ist „{ $action }“, aber das Spiel ist vorbei
no-such-chance = actions[{ $at }] ist „{ $action }“, aber das kann der Zufall hier nicht tun
other-chance = actions[{ $at }] ist „{ $action }“, aber der Startwert ergibt „{ $drawn }“
not-legal-there = actions[{ $at }] ist „{ $action }“, und das geht dort nicht: { $why }
too-many-actions = actions hat { $found } Einträge; möglich sind { $most }

## Stellungen

position-no-object = eine Stellung ist ein JSON-Objekt
position-of = eine Stellung sagt, von welchem Spiel sie ist und für wie viele Spieler: game und players
no-position-field = eine Stellung hat kein Feld { $field }
no-such-entry = { $field } hat keinen Eintrag { $entry }; möglich ist { $known }
too-many-questions = questions ist eine Liste von höchstens { $most } Fragen
question-fields = { $field } ist { $value }; nötig sind ask und seat, möglich auch first und second
no-whole-number = { $field } hat { $value }, wo eine ganze Zahl hingehört
may-seat = von -1 (Zufall) bis { $last }
no-question = questions ist leer, aber das Spiel ist nicht vorbei

## Materialdateien

no-such-set = einen Materialsatz oder eine Datei { $name } gibt es nicht; die Sätze sind { $known }
no-component-file = eine Materialdatei { $file } gibt es nicht
unreadable-components = die Materialdatei { $file } ist nicht lesbar: { $why }
components-not-toml = die Materialdatei { $file } ist kein TOML: { $why }
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
may-price = ein Preis, der in ships.spaces_by_price steht
may-need = eine Tabelle mit mindestens einer Bedingung; guilds nur zusammen mit guild_apprentices

## Bots

no-such-bot = einen Bot { $name } gibt es nicht; es gibt { $known } oder DATEI.py:NAME
no-such-level = eine Stufe { $level } gibt es nicht; es gibt { $known }
no-bot-file = eine Datei { $file } mit Bots gibt es nicht
not-in-bot-file = in { $file } gibt es kein { $name }
bot-file-broken = { $file } lässt sich nicht laden: { $why }
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
weights-not-toml = die Gewichte sind kein TOML: { $why }
weights-missing = die Tabelle weights fehlt

## Wettkämpfe

contest-entrants = ein Wettkampf braucht mindestens zwei Teilnehmer
contest-players = ein Wettkampf braucht mindestens zwei Spieler am Tisch, nicht { $players }
no-ray = ein Ray-Cluster braucht Ray: pip install burgher[ray]
cluster-failed = die Partie { $game } kam auf dem Cluster zu keinem Ende: { $why }
process-ended = ein Prozess, der spielen sollte, endete mit { $code }, ohne dass ein Bot schuld war
no-results = { $file } enthält keine Ergebnisse eines Wettkampfs; nenne eine andere Datei
other-results = { $file } enthält die Ergebnisse eines anderen Wettkampfs: { $field } ist dort { $found }, nicht { $value }; nenne eine andere Datei
results-seats = { $file }, Zeile { $line }: In der Partie { $game } sind die Plätze anders besetzt, als sie sollten

## Sprachen

no-such-language = eine Sprache { $language } gibt es nicht; es gibt { $known }

## Der Server

port-taken = Port { $port } ist belegt: Beende, was ihn benutzt, oder wähle einen anderen (0 findet einen freien)
port-forbidden = Port { $port } darf hier nicht benutzt werden; wähle einen über 1023 oder 0 für einen freien
port-range = port ist { $port }; möglich ist 0 bis 65535
no-address = unter der Adresse { $host }, Port { $port }, lässt sich der Server nicht starten: { $why }
database-unopened = die Datenbank { $url } lässt sich nicht öffnen: { $why }
database-unusable = die Datenbank ist nicht benutzbar: { $why }
unknown-set = einen Materialsatz { $name } gibt es nicht
replay-failed = diese Aufzeichnung lässt sich nicht noch einmal spielen
look-form = schreib { $example } für einen Platz oder null für Zuschauer
seat-form = ein Platz ist eine Zahl oder null
half-character = in einem Text steht ein halbes Zeichen (ein einzelnes Surrogat)
log-unfit = „{ $action }“ von { $seat } passt nicht zur Stellung
`;export{e as default};