# Wörter für die Schachtel mit dem Material.

box-chapter-settlers = Siedler
box-chapter-council = Konzil
box-chapter-ships = Schiffe
box-chapter-buildings = Gebäude
box-chapter-characters = Charaktere
box-chapter-events = Ereignisse
box-chapter-objectives = Aufgaben
box-chapter-commissions = Kanzlei
box-chapter-board = Pläne
box-part-settlers = Siedlerkarten
box-part-council = Plättchen des Steinkonzils
box-part-ships = Schiffsplättchen
box-part-holds = Felder auf einem Schiff
box-part-workshops = Werkstattplättchen
box-part-community = Gemeindegebäude
box-part-characters = Charakterkarten
box-part-events = Ereigniskarten
box-part-objectives = Soloaufgaben
box-part-commissions = Vergütungskarten
box-part-dice-tiles = Würfelplättchen
box-part-desks = Schreibpulte der Kanzlei
box-part-guild-spaces = Würfelfelder der Gilden
box-part-workshop-spaces = Werkstattfelder der Gilden
box-part-hall = Gildenhalle
box-part-castle = Weißes Schloss
box-part-clerk = Berks Büro
box-part-council-board = Steinkonzil
box-part-community-spaces = Gemeindefelder des Spielertableaus
box-part-tracks = Leisten
box-part-figures = Figuren einer Farbe
box-part-income = Einkommen der Lehrlinge
box-hint-settlers = Die Spielregel zählt { $count } Karten. Nimm sie Volk für Volk und Stapel für Stapel; welche unserer Karten welcher von deinen entspricht, ist egal.
box-hint-council = Die Spielregel zählt { $count } Plättchen.
box-hint-ships = Die Spielregel zählt { $count } Schiffe. Preis 0: Das Schiff nimmt die Ware nicht.
box-hint-holds = So viele Felder hat eine Ware auf einem Schiff, wenn dort nichts anderes steht.
box-hint-workshops = Die Spielregel zählt 48 Gebäudeplättchen, Werkstätten und Gemeindegebäude zusammen; wie viele wovon, ist nicht bekannt. Nimm weg, was du nicht hast, und erhöhe, was du mehrmals hast.
box-hint-characters = Die Spielregel zählt { $count } Karten.
box-hint-events = Die Spielregel zählt { $count } Karten.
box-hint-objectives = Die Spielregel zählt { $count } Karten.
box-hint-commissions = Die Spielregel zählt { $count } Karten.
box-hint-dice-tiles = Die Spielregel zählt { $count } Plättchen.
box-look-desk = { $around ->
        [top] Oberes Schreibpult { $name }
       *[bottom] Unteres Schreibpult { $name }
    }
box-look-guild-space = Würfelfeld { $name }
box-look-workshop-space = Werkstattfeld { $name }
box-look-castle-space = Würfelfeld { $name }
box-look-clerk-space = Würfelfeld { $name }
box-look-community-space = Feld { $name }
box-look-holds = Felder für eine Ware, nach ihrem Preis
box-look-community = Gemeindegebäudeplättchen
box-look-hall = Was ein Gebäude kostet, nach dem Würfel
box-look-figures = Figuren jedes Spielers
box-look-income = Münzen für jeden Lehrling
box-piece-council-members = Mitglieder, von links
box-piece-council-rows = Würfel der Reihen
box-piece-nobility-points = Punkte für Adel am Ende
box-piece-reputation = Ansehen
box-remove = Entfernen
box-add-condition = Weitere Bedingung
box-add-step = Weitere Stufe
field-stack = Stapel
field-race = Volk
field-goods = Waren
field-demand = Waren, von – bis
field-demand-least = Verlangte Waren, mindestens
field-demand-most = Verlangte Waren, höchstens
field-workers = Arbeiter
field-stars = Sterne
field-nobility = Verlangter Adel
field-coins = Münzen
field-points = Punkte
field-price = Preis
field-price-of = { PIECE($good) }, Preis
field-spaces = Felder
field-spaces-of = { PIECE($good) }, Felder
field-holds = Beim Preis { $price }
field-guild = Gilde
field-effects = Effekte
field-copies = Anzahl
field-count = Wie viele
field-extra = Eine Ware mehr
field-gain = Als Lehnsherr
field-gain-coins = Münzen
field-gain-reputation = Ansehen
field-gain-modifiers = Modifikatoren
field-gain-goods = Waren nach Wahl
field-gain-settlers = Siedler nach Wahl
field-effect = Was es ändert
field-amount = Wie viel
field-need = Bedingung
field-need-guild-apprentices = Lehrlinge in jeder
field-measure = Was sie zählt
field-step = Ab welcher Zahl
field-step-points = Punkte ab { $number }
field-points-from = ab { $number }
field-benefit = Vorteil
field-values = Würfel
field-die = Würfel { $place }
field-buy = Waren oder Modifikatoren zu kaufen
field-apprentices = Lehrlinge einzusetzen
field-activates = Aktivierte Werkstätten
field-reward-coins = Belohnung des Besitzers, Münzen
field-reward-points = Belohnung des Besitzers, Punkte
field-cost = Münzen, von Würfel 1 bis 6
field-cost-at = Münzen mit einer { $value }
field-reputation = Ansehen
field-modifiers = Modifikatoren
field-commissions = Gezogene Vergütungskarten
field-loss = Verlorenes Ansehen
field-from-the-left = Mitglieder, von links
field-member = Mitglied { $place }
field-any-good = Beliebige Ware
field-by-level = Punkte nach Stufe
field-points-at = Punkte bei Adel { $level }
field-least = Niedrigstes
field-most = Höchstes
field-houses = Häuser
field-income = { $players ->
        [one] Solo
       *[other] { $players } Spieler
    }
field-income-at = { $players ->
        [one] Solo
       *[other] { $players } Spieler
    }, { $number ->
        [one] 1 Lehrling
       *[other] { $number } Lehrlinge
    } in der Gilde

word-benefit-council-coins = { PIECE("council_coins") }
word-benefit-port-coins = { PIECE("port_coins") }
word-benefit-council-loss = { PIECE("council_loss") }
word-benefit-tavern-cards = { PIECE("tavern_cards") }
word-benefit-house-discount = { PIECE("house_discount") }
word-benefit-building-discount = { PIECE("building_discount") }
word-effects-coin = { effect-coin }
word-effects-reputation = { effect-reputation }
word-effects-guild-good = { effect-guild-good }
word-effects-reroll = { effect-reroll }
word-effects-buy-any-good = { effect-buy-any-good }
word-effects-swap-good = { effect-swap-good }

doubt-settlers-example = Keine Siedlerkarte ist wie das Beispiel in der Spielregel: { PIECE("furnishings") }, { PIECE("weaponry") }, { PIECE("magic") }, { PIECE("books") }, 8 bis 12.
doubt-settlers-stars = Die Spielregel kennt Siedlerkarten ohne Stern; hier gibt es keine.
doubt-settlers-workers = { PIECE($piece) } hat { $found } Arbeiter; 14 Arbeiter je Farbe sind zwei für jedes der sieben Häuser.
doubt-ship-example = Kein Schiff ist wie das Beispiel in der Spielregel: { PIECE("jewelry") } 3, { PIECE("magic") } 2, { PIECE("furnishings") } 1.
doubt-buildings = Es sind { $found } Gebäudeplättchen; die Spielregel zählt { $wanted }.
doubt-events = { $found } Ereignisse sind für die erste Hälfte; bei 16 Karten sollten es { $wanted } sein.
doubt-council-picture = Das Bild in der Spielregel zeigt drei Konzilplättchen mit einer 4, fünf mit einer 5, sechs mit einer 6 und vier mit einer 7; hier sind nicht alle davon dabei.
doubt-white-lord = Die höchste Adelsstufe bringt { $found } Siegpunkte; in der Spielregel stehen { $wanted }.
