# Was die Seiten im Browser selbst sagen. Was die Spiele sagen, steht in deren eigenen Dateien.

burgher = Burgher
tagline = Zwei schöne Brettspiele rund um den Bau einer Stadt: mit Freunden oder gegen Bots.

## Überall

home = Zur Startseite
close = Schließen
yes = Ja
no = Nein
you = Du
play = Spielen
skip-to-content = Zum Inhalt
skip-to-board = Zum Spielplan
not-found = Hier ist nichts
not-found-hint = Vielleicht steckt in der Adresse ein Tippfehler, oder den Tisch gibt es nicht mehr.
are-you-sure = Bist du sicher?
not-yet = Noch nicht

## Startseite

new-game = Neues Spiel
open-record = Aufgezeichnete Partie öffnen
box-title = Deine Schachtel: { $game }
box-link = Deine Schachtel
box-own = Du hast { $game } im Regal? Dann gleiche es mit deiner Schachtel ab
box-pieces = Spielmaterial
box-pieces-hint = Die Kosten und Werte auf Karten und Plättchen. Wenn du das Spiel besitzt und bei dir etwas anderes steht, kannst du es eintragen.
box-pieces-standard = Wie mitgeliefert
box-pieces-unplayable = { $name } (noch nicht spielbar)
box-at-table = Spielmaterial: { $name }
box-check-own = Steht in deinem eigenen Spiel etwas anderes?
for-players = Für { $least } bis { $most } Personen
games-running = Laufende Partien
games-over = Beendete Partien
your-turn = Du bist dran
# A game that somebody played alone.
game-won = Gewonnen
game-lost = Verloren
waiting-for-players = Wartet auf Mitspieler
guided-game = Geführte Partie
open-seat = Freier Platz
more-games = Mehr zeigen
remove-from-list = Aus der Liste nehmen: { $game }
ends-on = wird am { $date } entfernt

## Einen Tisch eröffnen

seats = Spieler
more-seats = Ein Platz mehr
fewer-seats = Ein Platz weniger
shuffle-seats = Plätze auslosen
seat-number = Platz { $number }
who-sits-here = Wer sitzt hier: { $seat }
who-me = Ich
who-here = Jemand hier am Gerät
who-open = Freunde, per Link
who-bot = Bot
who-bot-level = Bot: { $level }
your-name = Dein Name
name-of = Name: { $seat }
open-hint = Du bekommst einen Link zum Verschicken.
options = Optionen
options-changed = { $count } geändert
start-game = Spiel beginnen
open-table = Tisch eröffnen

level-with-hint = { $level } ({ $hint })
weakest-level = am schwächsten
strongest-level = am stärksten
# Wie stark eine Stufe unter allen ist: ihr Platz in der Reihe, die schwächste zuerst.
strength-of = Stärke { $number } von { $count }

## Einstellungen

settings = Einstellungen
setting-name = Dein Name am Tisch
setting-language = Sprache
setting-theme = Farben
theme-auto = Wie das Gerät
theme-day = Tag
theme-night = Nacht
theme-to-day = Tagfarben
theme-to-night = Nachtfarben
setting-motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Fließend
motion-less = Schnell
motion-none = Keine
setting-speed = Züge der anderen zeigen
speed-calm = In Ruhe
speed-brisk = Zügig
speed-instant = Sofort
setting-board = Spielplan, wo es zwei Ansichten gibt
board-picture = Als Bild
board-clear = Schlicht und klar
setting-turn-end = Ende meines Zuges
turn-end-asked = Wenn ich es sage
turn-end-itself = Von selbst
setting-first-tips = Kurze Hinweise, wenn etwas neu ist
setting-first-tips-again = Alle noch einmal zeigen
first-tip = Neu
first-tip-done = Verstanden
first-tips-no-more = Keine mehr zeigen
setting-sound = Klänge
setting-notify = Benachrichtigung, wenn ich dran bin und gerade nicht hinsehe
setting-notify-not-here = Benachrichtigungen brauchen eine sichere Adresse (https); diese ist keine.
setting-notify-refused = Der Browser lässt für diese Seite keine Benachrichtigungen zu; das lässt sich in seinen Einstellungen ändern.

## Am Tisch: warten

lobby-hint = Das Spiel beginnt, sobald alle Plätze besetzt sind.
invited-by = { $name } lädt dich zu { $game } ein
invited = Du bist zu { $game } eingeladen
other-options = Anders als sonst: { $options }
option-is = { $option } ({ $value })
sit-here = Hier Platz nehmen
let-bot-have-it = An einen Bot geben
send-away = Wegschicken: { $name }
send-away-title = { $name } wegschicken?
send-away-hint = Der Platz wird frei. { $name } kann zuschauen, sich an diesen Tisch aber nicht mehr setzen.
send-away-yes = Wegschicken
table-is-full = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, startet das Spiel.
table-is-full-host = Alle Plätze sind besetzt, jemand hat mehrere davon. Das Spiel beginnt, wenn du es startest.
invite = Andere einladen
invite-hint = Wer diese Adresse öffnet, kann zusehen und einen freien Platz nehmen.
invite-only-here = Diese Adressen erreicht nur dieses Gerät. Für andere im Haus starte den Server mit „burgher serve --host 0.0.0.0“.
link-to-moment = Dieser Augenblick der Partie
link-to-table = Der Tisch
copy-link = Kopieren
copied = Kopiert
share = Teilen
qr-code = QR-Code für { $address }

## Am Tisch: Plätze

about-seat = Über { $name }
seat-is-bot = Ein Bot: { $level }.
seat-is-open = Hier sitzt noch niemand.
seat-is-here = Ist am Tisch.
seat-is-away = Ist nicht am Tisch.
seat-was-seen = War zuletzt hier: { $when }.
seat-is-gone = Hat den Tisch verlassen.
seat-has-stand-in = Ein Bot springt ein: { $level }.
is-away = nicht da
let-bot-play = Bot, der hier spielt
no-bot-here = Keiner
give-seat-back = Platz zurückgeben
leave-seat = Platz verlassen
come-back = Zurückkommen
move-seat = Platz auf ein anderes Gerät mitnehmen
move-seat-how = Öffne diese Adresse dort innerhalb einer Viertelstunde. Sie gilt einmal.
automatic = Schritte ohne Wahl
automatic-never = mache ich selbst
automatic-safe = werden mir abgenommen, solange ich sie zurücknehmen kann
automatic-always = werden mir immer abgenommen
points-of = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Am Tisch: spielen

what-is-asked = Was jetzt zu tun ist
watching = Du schaust zu.
is-thinking = denkt nach
is-deciding = entscheidet
game-is-over = Das Spiel ist vorbei.
result = Ergebnis
undo = Rückgängig
look-back = Rückschau
my-seat = Mein Platz: Schritte, die mir abgenommen werden; ein Bot an meiner Stelle; ein anderes Gerät
table-closed = Alle haben diesen Tisch verlassen.
table-ends-on = Hier ist lange nichts geschehen: Am { $date } wird dieser Tisch entfernt. Wer spielt oder etwas sagt, behält ihn.
undo-turn = Zurück zum Beginn meines Zuges
undo-keys = Meinen letzten Schritt rückgängig machen (Strg+Z; mit Umschalt den ganzen Zug)
undo-far = Zurück zu meiner letzten Wahl
undo-far-hint = Nimmt meine letzte Wahl zurück, samt allem, was seither geschehen ist; das wird im Verlauf vermerkt
undo-round =
    { $round ->
        [0] Zurück in den Aufbau
       *[other] Zurück zum Beginn von Runde { $round }
    }
undo-round-hint = Nimmt alles zurück, was seither geschehen ist. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
undo-far-much =
    { $round ->
        [0] Das war im Aufbau. Alles, was seither geschehen ist, wird zurückgenommen. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
       *[other] Das war in Runde { $round }. Alles, was seither geschehen ist, wird zurückgenommen, auch die ganze Runde { $now }. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
    }
undo-turn-hint = Nimmt nur zurück, was ich in diesem Zug getan habe
undo-more = Mehr zurücknehmen
undo-title = Was möchtest du zurücknehmen?
undo-nothing = Nichts
turn-held = Dein Zug ist zu Ende, sobald du es sagst.
turn-held-further = Dein Zug ist zu Ende, sobald du es sagst. Was danach kommt, zeigt der Spielplan schon.
turn-end = Zug beenden
turn-goes-on = Als Nächstes entscheidet der Zufall, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
turn-go-on = Weiter
skip-telling = Überspringen
now-choose-where = In der Hand: { $what }. Wähle nun, wo.
put-back = Zurücklegen
choose-which = { $what }: was genau?
tray-title = Was wählst du?
outlook-chance = Dann entscheidet der Zufall.
outlook-uncertain = Das hängt von Verborgenem ab.
connection-lost = Keine Verbindung; neuer Versuch läuft
curtain-title = { $name }, du bist dran
curtain-hint = Jetzt sollte niemand sonst hinsehen.
curtain-open = Ich bin { $name }

panels = Neben dem Spielplan
panel-board = Spielplan
panel-log = Verlauf
panel-chat = Chat
panel-actions = Aktionen
panel-rules = Regeln
log = Verlauf
log-earlier = Ältere Einträge
log-empty = Noch ist nichts passiert.
log-since = Seit deinem Zug
log-goes-on = Von hier an wird weitergespielt
chat = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-only-seated = Nur wer am Tisch sitzt, kann mitreden.
actions-none = Für dich gibt es gerade nichts zu tun.
actions-search = Aktion suchen
actions-count = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
rules-open = Regel
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-none = Die Regeln dieses Spiels stehen hier noch nicht.
rules-nothing-found = Nichts gefunden.
rules-found = { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
rules-back = Zurück zu „{ $section }“
rules-about = Die Regeln dazu

## Das Ende und die Rückschau

end-title = { $count ->
        [0] Niemand hat gewonnen
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
points-from = Punkte aus
points-column = Punkte
graph = Punkte nach jeder Runde
graph-label = Punkte nach jeder Runde. Am Ende: { $players }
seed-was = Der Startwert war { $seed }; damit kann jeder prüfen, ob es beim Zufall mit rechten Dingen zuging.
download-record = Herunterladen
rematch = Noch einmal spielen
to-rematch = Zum neuen Tisch
replay = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Schritt { $moment } von { $last }
replay-more = Alles zeigen
replay-less = Weniger zeigen
replay-leave = Zum Tisch
look-from = Blickwinkel
look-as-spectator = Was alle sehen
look-as = Was { $name } sah
play-on = Von hier aus weiterspielen
play-on-hint = Hier beginnt eine neue Partie. Die anderen Plätze nehmen Bots ein.
play-on-as = Du bist
play-on-against = Bots

## Überschriften in der Liste der Aktionen

verb-place = Arbeiter einsetzen
verb-send = Arbeiter schicken
verb-crest = Wappen nehmen
verb-build = Bauen
verb-mark = Figur setzen
verb-discount = Sparen
verb-pay = Bezahlen
verb-use = Nutzen
verb-reclaim = Arbeiter zurücknehmen
verb-buy = Kaufen
verb-sell = Verkaufen
verb-convert = In Metall tauschen
verb-staff = Gnom einsetzen
verb-gnome = Gnom nutzen
verb-recruit = Anwerben
verb-take = Nehmen
verb-discard = Ablegen
verb-steal = Anderen wegnehmen
verb-swap = Tauschen
verb-show = Vorzeigen
verb-pick = Vorgezeigte Karte nehmen
verb-block = Gilde blockieren
verb-die = Würfel nehmen
verb-modify = Würfel nehmen und ändern
verb-complete = Siedlerkarte erfüllen
verb-visit = Würfel einsetzen
verb-reroll = Noch einmal würfeln
verb-purchase = Beliebige Ware kaufen
verb-move = Lehrling versetzen
verb-recall = Lehrling zurückholen
verb-renew = Auslage austauschen
verb-keep = Behalten
verb-gain = Ware nehmen

## Was der Tisch selbst sagt

notice-seat-joined = { $name } nimmt Platz.
notice-seat-filled = Ein Bot nimmt Platz.
notice-table-full = Alle Plätze sind besetzt. Jemand hat mehrere davon; deshalb startet das Spiel, wer den Tisch eröffnet hat.
notice-seat-sent-away = { $name } wurde weggeschickt.
notice-bot-sent-away = Ein Bot wurde weggeschickt.
notice-rematch = Ein neuer Tisch wartet auf die nächste Partie.
notice-table-ends = Hier ist lange nichts geschehen. In { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } wird dieser Tisch entfernt, wenn sich niemand regt.
notice-seat-left = { $name } ist gegangen.
notice-seat-back = { $name } ist zurück.
notice-seat-moved = { $name } spielt jetzt an einem anderen Gerät.
notice-seat-given-back = { $name } hat den Platz zurück.
notice-bot-took-seat = Ein Bot spielt für { $name }.
notice-took-back =
    { $round ->
        [0] { $name } hat die Partie bis in den Aufbau zurückgenommen.
       *[other] { $name } hat die Partie bis in Runde { $round } zurückgenommen.
    }
notice-bot-failed = Ein Bot ist ausgefallen; ein anderer spielt für { SEAT($seat) } weiter.
notice-hint-taken = { SEAT($seat) } hat den Trainer gefragt.

## Was schiefgehen kann

error-unreachable = Der Server antwortet nicht. Nichts ist verloren; versuch es noch einmal.
error-broken = Etwas ist schiefgegangen. Nichts ist verloren; versuch es noch einmal.
fetch-again = Noch einmal versuchen
error-bad-request = Der Server hat das nicht verstanden: { $detail }
error-bad-action = Diese Aktion gibt es nicht: { $detail }
error-bad-option = Diese Optionen passen nicht zusammen: { $detail }
error-bad-components = Diese Materialdatei passt nicht: { $detail }
error-bad-record = Diese Aufzeichnung ist nicht lesbar: { $detail }
error-bad-file = Diese Datei ist keine Aufzeichnung einer Partie. Eine Aufzeichnung bekommst du am Ende einer Partie mit „Herunterladen“.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-bad-words = Eine Nachricht hat 1 bis { $most } Zeichen.
error-not-found = Hier ist nichts.
error-wrong-method = Der Server hat das nicht verstanden.
error-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch steht auf einem anderen Server oder wurde entfernt.
error-no-game = Ein Spiel „{ $game }“ gibt es nicht.
error-no-seat = Diesen Platz hat der Tisch nicht.
error-no-moment = Einen Schritt { $moment } hat die Partie nicht; der letzte ist { $last }.
error-no-lesson = Diese Lektion gibt es nicht.
error-no-level = Einen Bot „{ $level }“ gibt es nicht.
error-no-device = Dieses Gerät ist hier unbekannt; nimm zuerst an einem Tisch Platz.
error-not-yours = Dieser Platz gehört jemand anderem.
error-not-seated = Das ist denen vorbehalten, die an diesem Tisch sitzen.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt. Zuschauen kannst du.
error-not-your-turn = Du bist nicht dran.
error-not-playing = Das Spiel läuft nicht.
error-not-waiting = Das Spiel hat schon begonnen.
error-not-over = Das Spiel ist noch nicht vorbei.
error-not-awaited = Die Partie wartet gerade nicht auf { $name }. Ein Bot darf einspringen, wenn sie länger gewartet hat oder der Platz verlassen wurde.
error-still-here = { $name } ist am Tisch und am Zug. Passiert nichts, darf ein Bot { $minutes ->
        [one] in { $minutes } Minute
       *[other] in { $minutes } Minuten
    } weiterspielen.
error-not-away-long = { $name } ist noch nicht lange weg. Ein Bot darf { $minutes ->
        [one] in { $minutes } Minute
       *[other] in { $minutes } Minuten
    } weiterspielen, falls niemand zurückkommt.
error-nothing-to-play = Hier ist das Spiel schon vorbei; wähle einen früheren Schritt.
error-seat-taken = Dieser Platz ist besetzt.
error-colour-taken = Diese Farbe hat schon jemand anderes.
error-seats-taken = Alle Plätze sind besetzt; du kannst zusehen.
error-seats-open = Ein Platz ist noch frei.
error-seat-is-open = Dort sitzt niemand.
error-own-seat = Das ist dein eigener Platz; du kannst ihn verlassen.
error-stale = Das Spiel war schon weiter; dies ist der Stand.
error-key-used = Das ist schon geschehen.
error-nothing-to-undo = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat entschieden.
error-too-much-undone = An diesem Tisch wurde schon so viel zurückgenommen, dass es von hier an nur noch weitergeht.
error-illegal = Das geht jetzt nicht.
error-plan-too-far = So weit kannst du jetzt noch nicht vorausplanen: Geh Schritt für Schritt vor.
error-seed-with-friends = Einen Startwert kannst du nur wählen, wenn kein Platz frei ist.
error-too-many-tables = Du hast schon { $most } laufende Partien. Beende oder verlasse eine, bevor du eine neue eröffnest.
error-too-many-records = Du hast hier schon { $most } Aufzeichnungen. Entferne eine, bevor du eine neue öffnest.
error-too-many-sets = Du hast hier schon { $most } Materialsätze. Lösche einen, bevor du einen neuen anlegst.
error-no-set = Diesen Materialsatz gibt es auf diesem Gerät nicht.
error-set-named = Einen Satz namens „{ $name }“ hast du schon. Wähle einen anderen Namen.
error-set-unplayable = Mit „{ $name }“ kann man noch nicht spielen: { $detail }
error-set-field = { $path } lässt sich hier nicht ändern.
error-trial-running = Hier laufen schon Probepartien. Warte, bis sie vorbei sind.
error-not-a-record = Nur Aufzeichnungen lassen sich entfernen; eine Partie, die du verlässt, verschwindet aus deiner Liste.
error-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Erzeuge einen neuen auf dem Gerät, das den Platz hat.
error-no-hints = Tipps gibt es, wenn du allein oder gegen Bots spielst, und an Tischen, an denen sich alle zu Beginn darauf geeinigt haben.
error-nobody-decides = In Schritt { $moment } entscheidet niemand: Dort ist der Zufall dran, oder die Partie ist zu Ende.
error-coach-busy = Der Trainer hat gerade viele Partien vor sich. Versuch es in einer Minute noch einmal.
error-coach-refused = Das kann der Trainer nicht beurteilen: { $detail }.
error-coach-failed = Der Trainer hat diesmal keine Antwort gefunden. Die Partie ist davon nicht betroffen; versuch es noch einmal.
error-unplayable = Diese Partie lässt sich nicht fortsetzen: Sie passt nicht zu den Regeln dieser Version.
error-too-big = Das ist zu groß: höchstens { $most } Bytes.
error-try-again = Der Server erreicht die Tische gerade nicht. Es wurde nichts geändert; versuch es noch einmal.
error-no-room = Die Festplatte des Servers ist voll. Es wurde nichts geändert.
error-head-too-big = Der Browser hat zu viel auf einmal geschickt; höchstens { $most } Bytes.
error-too-slow = Die Verbindung ist zu langsam: Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an.
error-crowded = Zu viele Verbindungen aus deinem Netz; höchstens { $most } zugleich.
error-too-often =
    Zu viele Anfragen; versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-foreign-page = Diese Anfrage kam von einer anderen Seite.
error-wrong-host = Auf diesen Namen hört der Server nicht.
why-not-your-turn = Du bist nicht dran.

## Spielpläne, Teil für Teil und Spieler für Spieler

panes = Teile des Spielplans
pane-with-choices = { $pane }: { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
pane-new = { $pane }: Dort ist etwas geschehen
pane-mine = Meins
pane-others = Andere
player-boards = Spielertafeln
board-of = Die Tafel von { SEAT($seat) }
