# Was neben den Regeln steht: Beispiele zum Ausprobieren, das Blatt zum Drucken.

rules-signs = Figuren und Zeichen
rules-gallery = Karten und Plättchen
    .text = Alles, was gezogen werden kann. Öffne eine Art, um jedes Stück zu sehen.
rules-sheet = Übersicht zum Drucken
signs-figures = Figuren
signs-resources = Ressourcen
signs-goods = Waren und Belohnungen
signs-marks = Auf Karten und Tafeln
signs-places = Orte
signs-peoples = Völker
try-it = Ausprobieren
try-it-about = Ausprobieren: { $section }
try-one = Wähle eins zum Ausprobieren:
try-back = Zurück zu den Regeln
try-done = Das war’s. So ist es ausgegangen:
try-others = Jetzt wäre jemand anderes an der Reihe. Nimm es zurück, fang von vorn an oder spiel von hier gegen Bots weiter.
try-strayed = Du probierst etwas anderes: nur zu. Alles lässt sich zurücknehmen.
try-show = Nächsten Schritt zeigen
try-again = Von vorn
try-on = Von hier weiterspielen
picture-of-boards = Ein Ausschnitt der Spieltafeln
sheet-print = Drucken
sheet-hint = Zwei Seiten, für Vorder- und Rückseite eines A4-Blatts.
