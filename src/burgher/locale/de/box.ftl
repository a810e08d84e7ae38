# Deine Schachtel: das Material eines Spiels, zum Vergleich mit der eigenen Schachtel.

box-about = Manche Zahlen stehen nur auf dem Spielmaterial und waren nicht zu lesen. Vergleiche sie mit deinen: Drücke auf das, was anders ist, und auf „Wie bei mir“, wenn ein Teil stimmt. Alles wird sofort gespeichert; du kannst jederzeit aufhören und weitermachen.
box-looked = Das ist das Material von „{ $name }“, zum Ansehen. Was vom mitgelieferten Satz abweicht, ist hervorgehoben.
box-offline = Der Server antwortet nicht. Was du eingibst, bleibt auf diesem Gerät und wird gesendet, sobald er wieder antwortet.
box-chapters = Was in der Schachtel ist
box-progress = { $checked } von { $all } geprüft
box-saving = Speichert …
box-saved = Gespeichert
box-wrong-here = Hier stimmt etwas nicht
box-next = Weiter: { $chapter }
box-less = Eins weniger: { $what }
box-as-on-mine = Wie bei mir
box-as-on-mine-of = Wie bei mir: { $piece }
box-carry-on = Weiter mit { $piece }
box-glance = Alles auf einen Blick
box-glance-about = Für viele Teile: alle nebeneinander vergleichen und nur öffnen, was anders ist.
box-glance-now = Lege deine in derselben Reihenfolge aus. Drücke auf ein Teil, das anders ist, und ändere es; bestätige dann unten die übrigen.
box-open = { $piece } ändern
box-open-checked = { $piece } ändern (geprüft)
box-all-as-mine = Alle { $count } wie bei mir
box-rest-as-mine = Die übrigen { $count } wie bei mir
box-rest-done = { $count } bestätigt.
box-rest-undo = Zurücknehmen
box-shipped = Mitgeliefert:
box-was = { $what } { $value }
box-back-to-shipped = Zurück zu den mitgelieferten Werten
box-back-to-shipped-of = Zurück zu den mitgelieferten Werten: { $piece }
box-same-again = Wie davor
box-same-again-of = Wie davor: { $piece }
box-total = { $count } insgesamt
box-add = Eins hinzufügen
box-none-free = Alle sind vergeben. Für ein weiteres erhöhe eine Anzahl, oder nimm eins, das du nicht hast, und ändere es.
box-not-mine = Habe ich nicht
box-not-mine-of = Habe ich nicht: { $piece }
box-put-back = Zurücklegen
box-put-back-of = Zurücklegen: { $piece }
box-may = { $what }: Möglich ist { $may }.

## Sätze

box-set = Satz
box-none-yet = Noch nichts eingegeben
box-new = Neuer Satz
box-copy = Kopieren
box-rename = Umbenennen
box-export = Herunterladen
box-import = Datei öffnen
box-delete = Löschen
box-delete-sure = „{ $name }“ löschen? Partien, die damit gespielt werden oder wurden, behalten den Satz.
box-cancel = Behalten
box-name = Name
box-base = Beginnt mit
box-copy-name = { $name } 2
box-first-name = { $number ->
        [1] Meine Schachtel
       *[other] Meine Schachtel { $number }
    }

## Verglichen, ausprobiert

box-compare = Vergleich mit dem mitgelieferten Satz
box-differing = { $count ->
        [0] keine Abweichung
        [one] eine Abweichung
       *[other] { $count } Abweichungen
    }
box-equal = Alles ist wie im mitgelieferten Satz.
box-compare-piece = Teil
box-compare-what = Wert
box-compare-shipped = Mitgeliefert
box-compare-mine = Dieser Satz
box-rulebook = steht in der Spielregel
box-send = Für alle: In der Datei von „Herunterladen“ steht, was du bestätigt und berichtigt hast. Schick sie an das Projekt, damit der mitgelieferte Satz der echte werden kann.
box-try = Spielt es sich noch gut?
box-try-about = Bots spielen { $games } schnelle Partien mit diesem Satz und ebenso viele mit dem mitgelieferten. Du kannst inzwischen weitermachen.
box-try-start = Spielen lassen
box-try-stop = Anhalten
box-try-played = { $played } von { $games } Partien
box-try-what = In einer Partie
box-try-points = Punkte eines Spielers
box-try-range = Niedrigste bis höchste
box-try-lead = Vorsprung in Punkten
box-try-length = Entscheidungen
box-try-used = Benutzte Teile: die größten Unterschiede
box-try-used-all = Wie oft jedes Teil in einer Partie benutzt wurde
box-try-all = Alle { $count } Teile

## Zum Drucken

box-print = Blatt zum Drucken
box-print-now = Drucken
box-print-about = Alles, was auf dem Spielmaterial nachzusehen ist, in der Reihenfolge der Schachtel. Die kleine Zahl in jedem Feld ist die mitgelieferte: Schreib deine daneben oder hake sie ab.
box-print-other = anderes

doubt-rulebook = { $path } ist { $found }; in der Spielregel steht { $wanted }.
