# Was die Kommandozeile sagt. Zeilen der Hilfe enden ohne Punkt, wie dort üblich.

## Hilfe

help-burgher = Belfort und Rise to Nobility im Browser oder im Terminal spielen oder in gespielte Partien hineinsehen.
help-alone = Ohne Befehl öffnet sich burgher im Browser.
help-commands = Befehle
help-lang = Sprache der Ausgaben (sonst die der Umgebung)
help-other-game = ein Spiel in einer eigenen Datei; die Befehle kennen es dann mit seinem Namen
help-version = die Version, und ob die Spiellogik kompiliert ist

help-play = einen Tisch im Browser eröffnen, mit Bots, anderen an diesem Gerät oder Freunden
help-terminal = im Terminal spielen, gegen Bots oder mit anderen an dieser Tastatur
help-serve = die Seiten für den Browser ausliefern, auch an andere im Netz
help-resume = weiterspielen, wo eine Aufzeichnung endet, oder von einer Stellung aus
help-replay = eine aufgezeichnete Partie in Worten nacherzählen
help-show = eine Stellung oder einen Schritt einer Aufzeichnung zeigen, mit dem, was dort möglich ist
help-check = prüfen, ob Aufzeichnungen stimmen
help-analyse = sagen, wie eine aufgezeichnete Partie verlief: Chancen, Fehler, Glück, Wendepunkte
help-simulate = viele Partien zufällig oder mit Bots spielen und zählen
help-match = einen Bot gegen andere spielen lassen und messen, wie stark er ist
help-tournament = mehrere Bots in jeder Mischung spielen lassen und bewerten
help-bench = messen, wie schnell die Bots denken
help-dataset = Partien als Zeilen einer Parquet-Datei schreiben, um daraus zu lernen
help-train = ein Netz ein Spiel lernen lassen, indem es spielt (braucht burgher[train])
help-games = die Spiele auflisten und was am Tisch wählbar ist
help-rules = die Regeln eines Spiels ausgeben, oder was sie über etwas sagen
help-components = die Datei mit Spielmaterial und Zahlen ausgeben, um sie zu berichtigen

help-game = belfort oder nobility
help-about = Wörter, die ein Abschnitt enthalten muss (sonst alle Abschnitte)
help-play-game = belfort oder nobility (ohne Angabe: die Startseite)
help-players = Zahl der Spieler (sonst 3)
help-option = eine Option des Spiels, wie „burgher games“ sie auflistet; mehrfach möglich
help-component-file = eine berichtigte Materialdatei (siehe „burgher components“) oder der Name eines mitgelieferten Satzes
help-check-components = eine berichtigte Datei so lesen, wie eine Partie es täte, und sagen, was daran falsch oder seltsam ist
help-compare-components = die Dateien mehrerer Besitzer nebeneinanderlegen: worin sie übereinstimmen und worin nicht
help-serve-components = eine berichtigte Materialdatei, mit der neue Partien gespielt werden, wenn niemand etwas anderes wählt; einmal für jedes Spiel
help-json = JSON ausgeben
help-judge = wer die Stellungen beurteilt (sonst: best)
help-analysis-seconds = wie lange es höchstens dauern darf
help-number-of-games = Zahl der Partien (sonst 100)
help-simulate-seed = Startwert für den Zufall (sonst 1)
help-simulate-bots = Bots oder Stufen nach Plätzen oder einer für alle; ohne sie ist jede Aktion zufällig
help-match-bot = der Bot oder die Stufe, um die es geht, oder DATEI.py:NAME
help-match-other = der Bot oder die Stufe auf allen anderen Plätzen
help-tournament-bots = zwei oder mehr Bots oder Stufen oder DATEI.py:NAME
help-contest-games = Zahl der Partien, aufgerundet, damit alle gleich oft auf jedem Platz sitzen (sonst 100)
help-contest-seed = Startwert für den Zufall (sonst 1)
help-contest-out = jede Partie in diese Datei schreiben; was schon darin steht, wird nicht noch einmal gespielt
help-seconds = Zeit für eine Entscheidung in Sekunden (sonst 0,2)
help-cores = Partien gleichzeitig (sonst so viele, wie es Kerne gibt)
help-ray = auf einem Ray-Cluster spielen oder auf einem lokalen (braucht burgher[ray])
help-bench-what = bots: Simulationen pro Sekunde der Bots, die nachdenken
help-bench-seconds = Sekunden für jede Messung (sonst 1)
help-record = eine Aufzeichnung (*.burgher.json) oder - für die Standardeingabe
help-records = Aufzeichnungen (*.burgher.json)
help-game-file = eine Aufzeichnung (*.burgher.json) oder eine Stellung als JSON oder - für die Standardeingabe
help-replay-seat = wie man sie auf diesem Platz sah, ab 1 (sonst ist nichts verborgen)
help-show-seat = wie man sie auf diesem Platz sieht, ab 1 (sonst der Platz, der gefragt ist)
help-at = nach so vielen Aktionen der Aufzeichnung (sonst nach allen)
help-out = stattdessen in diese Datei schreiben
help-dataset-out = die Parquet-Datei, die geschrieben wird
help-train-minutes = wie lange jetzt gelernt wird, in Minuten (sonst 20)
help-train-planned = Minuten des ganzen Trainings, wenn es auf mehrere Läufe verteilt ist (sonst dieser Lauf)
help-train-workers = Prozesse, die spielen (sonst einer weniger, als es Kerne gibt)
help-train-tables = halb so viele, wie jeder Prozess Tische hat (sonst 384)
help-train-width = Breite des Netzes (sonst 512)
help-train-blocks = Zahl seiner Blöcke (sonst 3)
help-train-out = Ordner für das Netz, das Protokoll und alles, was zum Weiterlernen nötig ist (sonst training/SPIEL); was dort liegt, wird fortgesetzt
help-train-from = Netzdatei, mit der das Training beginnt, statt von vorn (wenn im Ordner noch keines liegt)
help-train-against = Netze, die in der Liga bleiben (wenn im Ordner noch kein Training liegt); DATEI@0.5 tut öfter das, was ihm am besten gefällt
help-train-set = eine Einstellung des Trainings ändern, etwa victory=0.5 (docs/training.md)
help-train-ray = die Prozesse auf einem Ray-Cluster spielen lassen oder auf einem lokalen (braucht burgher[ray])
help-host = Adresse für den Server (sonst 0.0.0.0: alle Adressen dieses Rechners)
help-port = Port für den Server (sonst 8750; 0 findet einen freien)
help-database = wo die Tische aufbewahrt werden: in einer Datei oder in einer PostgreSQL-Datenbank, deren Adresse hier steht (sonst eine eigene Datei)
help-keep-finished = wie viele Tage beendete Partien aufbewahrt werden (sonst für immer)
help-keep-abandoned = wie viele Tage Partien aufbewahrt werden, die niemand mehr spielt; die Spieler erfahren es rechtzeitig (sonst für immer)
help-open = wie viele Plätze für Freunde frei bleiben, die über einen Link kommen (sonst 0)
help-humans = wie viele Menschen spielen, auf den ersten Plätzen (sonst 1)
help-play-bots = Stufen der Bots nach Plätzen oder eine für alle
help-names = Namen der menschlichen Spieler
help-colours = Farben der menschlichen Spieler: rot, blau, gelb, grün, lila, weiß
help-full-screen = im ganzen Terminal spielen, mit Maus und Tasten
help-play-seed = Startwert für den Zufall (sonst ein unvorhersehbarer)

## Was ein Befehl bekommt, wie die Hilfe es nennt

metavar-lang = SPRACHE
metavar-command = BEFEHL
metavar-game = SPIEL
metavar-word = WORT
metavar-file = DATEI
metavar-folder = ORDNER
metavar-bot = BOT
metavar-other = ANDERER
metavar-bots = BOT,...
metavar-levels = STUFE,...
metavar-names = NAME,...
metavar-colours = FARBE,...
metavar-option = NAME=WERT
metavar-seed = STARTWERT
metavar-number = N
metavar-seconds = S
metavar-address = ADRESSE
metavar-database = DATEI_ODER_ADRESSE
metavar-what = WAS

## Aufbau der Hilfe; %s, %r und %(…)s stehen für Einzelheiten und bleiben, wie sie sind

usage = Aufruf:
usage-positional = Argumente
usage-options = Optionen
usage-help = diese Hilfe zeigen
usage-argument = Argument %(argument_name)s: %(message)s
usage-unrecognized = diese Argumente sind unverständlich: %s
usage-required = diese Argumente fehlen: %s
usage-not-with = nicht zusammen mit Argument %s
usage-ignored = hier gehört kein Wert hin, angegeben ist %r
usage-one = ein Wert fehlt
usage-some = mindestens ein Wert fehlt
usage-ambiguous = %(option)s könnte bedeuten: %(matches)s
usage-choice = %(value)r ist keines von %(choices)s

## Fehler

see-help = { $what } (siehe: { $command } --help)
whole-number = gefragt ist eine ganze Zahl ab { $low }, nicht „{ $given }“
positive-number = gefragt ist eine Zahl über 0, nicht „{ $given }“
no-seat = einen Platz { $seat } gibt es nicht: Das Spiel hat { $players } Spieler
option-form = eine Option hat die Form NAME=WERT, nicht „{ $given }“
no-bot = einen Bot oder eine Stufe „{ $name }“ gibt es nicht; es gibt { $known }
no-level = am Tisch im Browser spielen nur Bots nach Stufen, nicht „{ $name }“; es gibt { $known } (andere Bots spielen im Terminal: burgher terminal)
bots-count =
    { $given } Bots sind genannt, für Bots gibt es aber { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }; nenne einen für jeden oder einen für alle
too-many-humans = { $humans } Menschen sind zu viele für eine Partie mit { $players } Spielern
no-seat-for-bots = mit { $players } Menschen auf { $players } Plätzen ist für Bots kein Platz
no-colour = eine Farbe „{ $name }“ gibt es nicht; es gibt { $known }
colour-twice = { $colour } kann nur eine Person haben
too-many-colours = mehr Farben als Personen angegeben
too-many-names =
    { $names } Namen sind angegeben, aber { $people ->
        [one] nur eine Person spielt
       *[other] nur { $people } Personen spielen
    }
no-rule = in den Regeln steht nichts über „{ $about }“
no-file = eine Datei { $file } gibt es nicht
folder = { $file } ist ein Ordner, keine Datei
unreadable = { $file } ist nicht lesbar: { $why }
unwritable = { $file } lässt sich nicht schreiben: { $why }
already-there = die Datei { $file } gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Namen
needs-extra = { $packages } ist hier nicht installiert und wird dafür gebraucht: pip install "{ $extra }"
not-json = { $file } ist kein JSON: { $why }
not-an-object = { $file } ist weder eine Aufzeichnung noch eine Stellung: Das sind JSON-Objekte
not-a-record = { $file } ist keine Aufzeichnung: Das Feld burgher mit der Version des Formats fehlt
not-a-game = { $file } ist weder eine Aufzeichnung (mit einem Feld burgher) noch eine Stellung (mit einem Feld game)
at-position = { $file } ist eine Stellung; --at ist für Aufzeichnungen
at-beyond = { $file } hat { $actions } Aktionen; --at { $at } liegt dahinter
in-file = { $file }: { $what }

## Aufzeichnungen

# $end: finished oder unfinished; $chance: seed (der Zufall folgte dem Startwert) oder possible (es gab keinen zu prüfen)
record-ok =
    { $file }: in Ordnung, { $actions } Aktionen, { $end ->
        [finished] beendet
       *[unfinished] nicht beendet
    }{ $chance ->
        [seed] , Zufall laut Startwert
       *[possible] {""}
    }
retold = { $game }: { $players }
not-over = Hier endet die Aufzeichnung; das Spiel ist nicht vorbei.
won =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
seen-by = wie { $name } es sieht
seen-by-nobody = wie alle es sehen
chance-next = Nun ist der Zufall an der Reihe:

## Tabellen

column-player = Spieler
column-score = Punkte
column-wins = Siege
row-games-a-second = Partien pro Sekunde
row-decisions-a-second = Entscheidungen pro Sekunde
row-decisions = Entscheidungen pro Partie
row-choices = davon mit einer Wahl
row-branching = mögliche Aktionen pro Entscheidung
simulated =
    { $game }, { $players } Spieler: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $seconds } s ({ $engine ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    })

## Wettkämpfe der Bots

column-bot = Bot
column-share = Siege
column-interval = 95-%-Intervall
column-margin = Vorsprung
column-rating = Wertung
column-lost = Fehlzüge
column-slowest = Am langsamsten
# $form: match oder tournament
contest-head =
    { $game }, { $players } Spieler, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $seconds } s pro Entscheidung, Startwert { $seed }
fair-share = Siege gelten je Platz, den ein Bot hatte: { $share } ist der faire Anteil. Der Vorsprung ist der Abstand zum Besten der anderen.
match-note = In jedem Block von Partien sitzt der erste Bot einmal auf jedem Platz, mit demselben Startwert.
fault-illegal = { $name } wählte { $what }, und das war nicht erlaubt.
fault-broken = { $name } ist abgestürzt: { $what }
fault-late = { $name } wurde angehalten: Das Nachdenken dauerte viel länger als die erlaubten { $what } s.
fault-dead = { $name } hat den eigenen Prozess beendet (Status { $what }); die Partien mit diesem Bot wurden ohne ihn gespielt.
more-faults =
    { $name } hat { $count ->
        [one] noch einen Fehler
       *[other] noch { $count } Fehler
    } gemacht.
contest-stopped = Angehalten. { $done } von { $games } Partien stehen in { $file }; derselbe Befehl mit --out { $file } spielt die anderen.
contest-stopped-at-once = Angehalten, bevor die erste Partie vorbei war.

## Messen

benched =
    Simulationen pro Sekunde, { $players } Spieler, mitten im Spiel, auf einem Kern ({ $engine ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    })
column-playouts = Durchläufe
playouts-random = zufällig, bis zum Ende
playouts-full = vernünftig, bis zum Ende
playouts-cut = vernünftig, abgebrochen und bewertet

## Spiele

game = { $name }: { $title }, für { $low } bis { $high } Spieler
sets = Materialsätze: { $sets }
some-of = A,B,... aus { $choices }
one-of = { $default } (oder { $others })
levels = Stufen der Bots, von der schwächsten an: { $levels }
level-told = { $level }. { $style }
train-other-game = In { $folder } liegt ein Training für { $game }; wähle einen anderen Ordner
train-slow = Hier gibt es keinen Beschleuniger: Gelernt wird auf dem Prozessor, und das dauert hundertmal so lange.
train-begun = Das Lernen beginnt: { $game }. Strg-C hält es an; später kann es weitergehen.
train-goes-on = Das Lernen geht weiter: { $game }.
train-done = Das Netz liegt in { $file }.
train-exam = gegen gierige Bots, { $players } Spieler: { $wins } Siege
train-line =
    { $phase ->
        [imitating] { $minutes } min ({ $progress }), sieht Bots zu, { $decisions } Millionen Entscheidungen, { $pace } in der Sekunde
       *[other] { $minutes } min ({ $progress }), { $decisions } Millionen Entscheidungen, { $pace } in der Sekunde
    }
dataset-written =
    { $file }: { NUMBER($rows) } { $rows ->
        [one] Entscheidung
       *[other] Entscheidungen
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
components-written = { $file } ist geschrieben. Berichtige, was in deiner Schachtel anders ist, und spiele damit: burgher play { $game } --components { $file }
components-fit = Mit { $file } lässt sich spielen: burgher play { $game } --components { $file }
components-told = { $differing ->
        [0] Nichts weicht vom mitgelieferten Satz ab
        [one] Ein Wert weicht vom mitgelieferten Satz ab
       *[other] { $differing } Werte weichen vom mitgelieferten Satz ab
    }; { $checked } von { $of } Teilen sind geprüft.
components-differing = { "  " }{ $path }: { $shipped } → { $found }
components-doubt = Sieh noch einmal nach: { $what }
components-bases = diese Dateien berichtigen verschiedene Sätze: { $bases }; vergleiche nur Dateien zum selben Satz
compared = { $files ->
        [one] Eine Datei
       *[other] { $files } Dateien
    }, { $values ->
        [one] ein Wert
       *[other] { $values } Werte
    } nachgesehen; { $confirmed } wie im mitgelieferten Satz.
compared-agree = Alle sind sich einig, und der mitgelieferte Satz hat es anders ({ $number }):
compared-differ = Sie unterscheiden sich ({ $number }):
compared-single = Nur ein Besitzer hat nachgesehen, und der mitgelieferte Satz hat es anders ({ $number }):
compared-line = { "  " }{ $path }: { $shipped } → { $found }
compared-by = { $value } ({ $owners })

## Spielen

welcome = Willkommen. Was wollen wir spielen?
ask-game = Spiel
ask-players = Wie viele Spieler, { $low } bis { $high }?
ask-humans = Wie viele der { $players } sind Menschen an dieser Tastatur?
ask-again = Bitte antworte mit einer Zahl von { $low } bis { $high }.
begins = { $game }: { $players }
how-to-ask = Antworte mit einer Zahl oder mit den Worten einer Aktion. ? erklärt, was es sonst noch gibt.
hand-over = { $name } ist am Zug. Drücke die Eingabetaste, wenn niemand sonst hinsieht.
# Was im Spiel außer Aktionen getippt wird: diese Wörter oder die englischen.
word-why = warum
word-hint = tipp
word-list = liste
word-rules = regeln
word-table = tisch
word-log = verlauf
word-undo = rückgängig
word-save = speichern
word-quit = verlassen
play-help =
    Eine Zahl oder die Worte einer Aktion, wie sie in der Liste stehen: führt die Aktion aus.
      warum AKTION      ob eine Aktion möglich ist und wenn nicht, warum
      tipp              was der Trainer tun würde und warum (nicht unter mehreren Menschen)
      liste             alles, was jetzt möglich ist, in Worten
      regeln WORT       was die Regeln über etwas sagen; ohne Wort, was sich nachschlagen lässt
      tisch             den Tisch noch einmal zeigen
      verlauf           alles, was geschehen ist, soweit du es wissen darfst
      rückgängig        deine letzte Wahl zurücknehmen, wenn seitdem nichts aufgedeckt wurde und niemand sonst entschieden hat
      speichern DATEI   das Spiel speichern; „burgher resume DATEI“ spielt weiter
      verlassen         das Spiel verlassen
no-such-number = Die Nummer { $number } gibt es in der Liste nicht; die letzte ist { $last }.
go-on =
    Wie geht es weiter? { $ways }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
# $rule: wo die Regel steht, oder „none“
not-now =
    „{ $action }“ geht nicht. { $reason }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }
legal-now = „{ $action }“ geht jetzt: { $does }
why-what = Nenne eine Aktion, zum Beispiel: warum pass
rules-how = Mit „regeln“ und einem Wort liest du, was dazu in den Regeln steht, zum Beispiel: regeln Gleichstand
no-undo = Nichts lässt sich zurücknehmen: Du hast noch nichts entschieden, oder seitdem wurde etwas aufgedeckt, oder jemand anderes hat entschieden.
undone = Zurückgenommen.
save-where = Nenne eine Datei: speichern DATEI
save-as = Spiel speichern als (Eingabetaste: nicht speichern):
saved = Gespeichert als { $file }.

# Der ganze Bildschirm
screen-help = Was man eingeben kann
screen-rules = Regeln
screen-undo = Zurücknehmen
screen-save = Speichern
screen-save-as = Spiel speichern als
screen-leave = Verlassen
screen-stay = Eingabetaste ohne Namen: nicht speichern. Esc: bleiben.
screen-typed = Eine Zahl, eine Aktion oder ein Befehl
screen-over = Das Spiel ist vorbei: Strg+S speichert es, F10 verlässt es
screen-go-on = Weiter
screen-thinks = { $name } überlegt …

## Die Tische beider Spiele

between-entries = {"; "}
place-of = { $place }: { $who }
workers-of = { $name } ({ $workers })

## Der Tisch von Belfort

belfort-calendar =
    Monat { $round } von { $rounds }, { $season }: { $phase }{ $scoring ->
        [yes] {" "}(am Ende dieses Monats wird gewertet)
       *[no] {""}
    }
head-player = Spieler
head-crest = Wappen
head-points = Punkte
head-tax = Steuern
head-income = Eink.
head-wood = Holz
head-stone = Stein
head-metal = Metall
head-gold = Gold
head-home = zu Hause
head-gnomes = Gnome
head-hand = Hand
head-passed = gepasst
head-city = Bezirk [wer dort ist]
head-guild = Gilde
head-markers = Figuren
belfort-blocked = { $guild } [blockiert]
belfort-cards = Angebot: { $pool } · Nachziehstapel: { $deck } · Gnome auf Jobsuche: { $gnomes }
belfort-built = { $name } hat gebaut:{" "}
belfort-staffed =
    { $property }{ $gnomes ->
        [0] {""}
        [one] {" "}(ein Gnom)
       *[other] {" "}({ $gnomes } Gnome)
    }
belfort-hand = Deine Hand:{" "}
belfort-free = Ohne Karte:{" "}

## Der Tisch von Rise to Nobility

nobility-calendar =
    Runde { $round } von { $rounds }: { $phase }{ $event ->
        [none] {""}
       *[other] {" "}· Ereignis: { $event }
    }
head-reputation = Ans.
# Wie viel Ansehen in dieser Runde für Würfel übrig ist.
head-left = übrig
head-nobility = Adel
head-coins = Mün.
head-modifiers = Mod.
head-workers = Arb.
head-houses = Häuser
head-dice = Würfel
head-space = Würfel
head-apprentices = Lehrlinge
head-workshops = Werkstätten
nobility-guild-spaces = Ein Würfel in einer Gilde:{" "}
nobility-guild-space =
    { $values }: { $activates ->
        [one] 1 Werkstatt
       *[other] { $activates } Werkstätten
    }, { $buy ->
        [one] 1 Ware
       *[other] bis zu { $buy } Waren
    }{ $apprentices ->
        [0] {""}
        [one] , 1 Lehrling
       *[other] , { $apprentices } Lehrlinge
    }
head-price = Preis
head-earns = je
nobility-tavern = Schänke [{ $dice }], nächster Würfel mindestens { $least }:
nobility-yard = Bauhof [{ $dice }], nächster Würfel höchstens { $most }: ein Haus für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
nobility-hall = Gildenhalle:{" "}
nobility-hall-space = [{ $value }] { $building }, { $price }
nobility-port = Hafen [{ $dice }], Preis (Platz):{" "}
# A4: Adel 4 ist nötig
nobility-council = Steinkonzil (* könntest du jetzt erfüllen):
nobility-demand = { $race } A{ $nobility }: { $price } für { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }{ $taken }
nobility-chancery = Kanzlei [{ $dice }]:
nobility-desk = { $value } { $row } Reihe, { $race }: { $benefit }{ $taken }
nobility-hidden = (verdeckt)
# Was Siedler brauchen und was sie bringen.
nobility-settlers = { $card } { $race }: { $least } bis { $most } Waren ({ $goods }) · Arbeiter { $workers }, Sterne { $stars }
nobility-character = Du bist { $name }; von dieser Ware darfst du eine mehr geben als andere: { $good }
nobility-own = Deine Siedler:
nobility-commission = Vergütung { $tile } [{ $fields }]: { $card }
nobility-commission-card = { $card }, { $measure } ({ $steps })
nobility-commission-step = { $number }: { $points }
nobility-objective = Aufgabe:{" "}
coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Der Server

serving = Burgher läuft, bis du es mit Strg-C anhältst.
serving-at = Burgher ist hier: { $address }
serving-others = Für andere: { $address }
opening = Burgher öffnet sich in deinem Browser. Strg-C beendet es; deine Partien bleiben erhalten.
no-browser = Es ließ sich kein Browser öffnen. Öffne diese Adresse in einem: { $address }

# Was der Trainer über eine Partie sagt. $when ist ein Monat oder eine Runde, $before und $after sind Gewinnchancen.
not-analysed = { $file }: Die Partie ist nicht zu Ende; analysiert werden nur beendete Partien
analysis-head = Beurteilt von: { $judge }. Es hat { $seconds } s gedauert.
analysis-turning-points = Wendepunkte
analysis-worst = Was am meisten gekostet hat
analysis-end = Ende
analysis-decision = { $when }, { $name } (Schritt { $moment }): „{ $done }“. Besser: „{ $best }“ { $about ->
        [win] ({ $before } statt { $after })
       *[place] (es geht um die Platzierung)
    }, { $rating ->
        [inaccuracy] eine Ungenauigkeit
        [mistake] ein Fehler
       *[blunder] ein grober Fehler
    }.
column-chance = Gewinnchance
column-accuracy = Genauigkeit
column-best = Beste
column-good = Gute
column-inaccuracy = Ungenaue
column-mistake = Fehler
column-blunder = Grobe Fehler
column-luck = Glück
analysis-unseen = { $name }: Dem Trainer ging die Zeit aus. Angesehen: { $seen } von { $all } Entscheidungen.
hint-now = Deine Gewinnchance: { $chance }.
hint-choice = { $does } ({ $action }): { $chance }
hint-not-here = Tipps gibt es, wenn du allein oder gegen Bots spielst.
