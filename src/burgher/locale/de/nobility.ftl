# Rise to Nobility („Aufstieg zur Macht“) auf Deutsch.
#
# Namen in den Argumenten sind die der Aktionssprache ("green_elf", "s07"); PIECE sagt sie, in den Formen aus core.ftl.
# SEAT sagt den Namen eines Spielers, AMOUNTS Namen mit ihrer Anzahl. Ein Argument, das verborgen oder nicht da ist, ist
# das Wort "none". Karten und Plättchen tragen ihre Kennung im Namen, damit man sie findet und eintippen kann.

game-nobility = Rise to Nobility
    .hint = Aufstieg zur Macht: Würfel in der weißen Stadt Höhlenborn einsetzen, Siedler unterbringen und in den Adel aufsteigen.

## Teile. Ohne Angabe sind sie weiblich (core.ftl).

form-Der =
    { PIECE($piece, form: "gender") ->
        [m] Der { $name }
        [n] Das { $name }
       *[f] Die { $name }
    }
form-one-dative = { PIECE($piece, form: "one") }
form-many-dative = { PIECE($piece, form: "many") }
# Der Würfel einer Farbe: „der weiße Würfel“.
form-adjective = { $name }e
# Mengen nach „mit“.
form-amount-dative =
    { $count ->
        [one] { $count } { PIECE($what, form: "one-dative") }
       *[other] { $count } { PIECE($what, form: "many-dative") }
    }

piece-books = Bücher
    .gender = pl
    .one = Buch
    .many-dative = Büchern
piece-artwork = Kunstwerke
    .gender = pl
    .one = Kunstwerk
    .many-dative = Kunstwerken
piece-weaponry = Waffen
    .gender = pl
    .one = Waffe
piece-magic = Magische Dinge
    .gender = pl
    .one = Magisches Ding
    .one-dative = Magischen Ding
    .many-dative = Magischen Dingen
    .kein = keine Magischen Dinge
piece-jewelry = Schmuck
    .gender = m
piece-furnishings = Mobiliar
    .gender = n

piece-coin = Münze
    .many = Münzen
piece-point = Siegpunkt
    .many = Siegpunkte
piece-modifier = Modifikator
    .many = Modifikatoren
piece-worker = Arbeiter
piece-good = Ware
    .many = Waren

# Woher ein Einkommen kommt, nach einer Zahl.
piece-income-guilds = für Lehrlinge in den Gilden
piece-income-desks = für Lehrlinge in der Kanzlei
piece-income-community = durch Gemeindegebäude
piece-income-event = durch das Ereignis

piece-halfling = Halbling
    .many = Halblinge
piece-human = Mensch
    .many = Menschen
piece-elf = Elf
    .many = Elfen
piece-dwarf = Zwerg
    .many = Zwerge
piece-green-elf = Grünelf
    .many = Grünelfen
piece-trobit = Trobit
    .many = Trobiten

piece-scholars = Gelehrtengilde
piece-artists = Künstlergilde
piece-blacksmiths = Schmiedegilde
piece-wizards = Magiergilde
piece-merchants = Händlergilde
piece-carpenters = Schreinergilde
piece-tavern = Höhlenschänke
piece-yard = Bauhof
    .wo = auf dem Bauhof
piece-hall = Gildenhalle
piece-port = Hafen
    .gender = m
piece-clerk = Berks Büro
    .wo = in Berks Büro
piece-castle = Weißes Schloss
    .wo = im Weißen Schloss
piece-castle-extra = Viertes Feld des Weißen Schlosses
    .wo = auf dem vierten Feld des Weißen Schlosses
piece-board = Eigenes Tableau
    .wo = auf dem eigenen Tableau
piece-council = Steinkonzil
    .gender = n
piece-desk = Kanzlei
piece-commission = Vergütungskarte
    .wo = auf einer Vergütungskarte
piece-top = über
piece-bottom = unter

piece-white = weiß
piece-green = grün
piece-yellow = gelb
piece-red = rot
piece-blue = blau

# Siedler: eigene Namen.
piece-s01 = Familie Gerstenbach
piece-s02 = Familie Butterwies
piece-s03 = Familie Distelflaum
piece-s04 = Familie Honigbau
piece-s05 = Familie Apfelgart
piece-s06 = Familie Moosfuß
piece-s07 = Familie Hoppelwick
piece-s08 = Familie Pfennigfeld
piece-s09 = Sippe Eschfurt
piece-s10 = Sippe Carrick
piece-s11 = Sippe Dunmoor
piece-s12 = Sippe Hirschbronn
piece-s13 = Sippe Merrin
piece-s14 = Sippe Eichhorst
piece-s15 = Sippe Vogelbeer
piece-s16 = Sippe Selwick
piece-s17 = Linie Aelrin
piece-s18 = Linie Celavir
piece-s19 = Linie Ilvane
piece-s20 = Linie Larenthe
piece-s21 = Linie Mirvael
piece-s22 = Linie Ondrelle
piece-s23 = Linie Sylvaris
piece-s24 = Linie Thessia
piece-s25 = Clan Ambossbraue
    .gender = m
piece-s26 = Clan Fasshelm
    .gender = m
piece-s27 = Clan Kupferschacht
    .gender = m
piece-s28 = Clan Tiefmantel
    .gender = m
piece-s29 = Clan Flintbart
    .gender = m
piece-s30 = Clan Granitferse
    .gender = m
piece-s31 = Clan Hammerfall
    .gender = m
piece-s32 = Clan Eisenkessel
    .gender = m
piece-s33 = Zirkel Dornensang
    .gender = m
piece-s34 = Zirkel Tauzweig
    .gender = m
piece-s35 = Zirkel Farnflüster
    .gender = m
piece-s36 = Zirkel Blattmantel
    .gender = m
piece-s37 = Zirkel Mooswandler
    .gender = m
piece-s38 = Zirkel Schilfsänger
    .gender = m
piece-s39 = Zirkel Dornschleier
    .gender = m
piece-s40 = Zirkel Weidensee
    .gender = m
piece-s41 = Schar Bruggel
piece-s42 = Schar Dubbelwanst
piece-s43 = Schar Grobbin
piece-s44 = Schar Humbrosch
piece-s45 = Schar Mudschwick
piece-s46 = Schar Oggelbi
piece-s47 = Schar Snorrik
piece-s48 = Schar Trundelfuß

# Gebäudeplättchen.
piece-b01 = Werkstatt Nr. 1
piece-b02 = Werkstatt Nr. 2
piece-b03 = Werkstatt Nr. 3
piece-b04 = Werkstatt Nr. 4
piece-b05 = Werkstatt Nr. 5
piece-b06 = Werkstatt Nr. 6
piece-b07 = Werkstatt Nr. 7
piece-b08 = Werkstatt Nr. 8
piece-b09 = Werkstatt Nr. 9
piece-b10 = Werkstatt Nr. 10
piece-b11 = Werkstatt Nr. 11
piece-b12 = Werkstatt Nr. 12
piece-b13 = Werkstatt Nr. 13
piece-b14 = Werkstatt Nr. 14
piece-b15 = Werkstatt Nr. 15
piece-b16 = Werkstatt Nr. 16
piece-b17 = Werkstatt Nr. 17
piece-b18 = Werkstatt Nr. 18
piece-b19 = Werkstatt Nr. 19
piece-b20 = Werkstatt Nr. 20
piece-b21 = Werkstatt Nr. 21
piece-b22 = Werkstatt Nr. 22
piece-b23 = Werkstatt Nr. 23
piece-b24 = Werkstatt Nr. 24
piece-b25 = Werkstatt Nr. 25
piece-b26 = Werkstatt Nr. 26
piece-b27 = Werkstatt Nr. 27
piece-b28 = Werkstatt Nr. 28
piece-b29 = Werkstatt Nr. 29
piece-b30 = Werkstatt Nr. 30
piece-b31 = Werkstatt Nr. 31
piece-b32 = Werkstatt Nr. 32
piece-b33 = Werkstatt Nr. 33
piece-b34 = Werkstatt Nr. 34
piece-b35 = Werkstatt Nr. 35
piece-b36 = Werkstatt Nr. 36
piece-community = Gemeindegebäude

# Plättchen des Steinkonzils.
piece-c01 = Konzilplättchen Nr. 1
piece-c02 = Konzilplättchen Nr. 2
piece-c03 = Konzilplättchen Nr. 3
piece-c04 = Konzilplättchen Nr. 4
piece-c05 = Konzilplättchen Nr. 5
piece-c06 = Konzilplättchen Nr. 6
piece-c07 = Konzilplättchen Nr. 7
piece-c08 = Konzilplättchen Nr. 8
piece-c09 = Konzilplättchen Nr. 9
piece-c10 = Konzilplättchen Nr. 10
piece-c11 = Konzilplättchen Nr. 11
piece-c12 = Konzilplättchen Nr. 12
piece-c13 = Konzilplättchen Nr. 13
piece-c14 = Konzilplättchen Nr. 14
piece-c15 = Konzilplättchen Nr. 15
piece-c16 = Konzilplättchen Nr. 16
piece-c17 = Konzilplättchen Nr. 17
piece-c18 = Konzilplättchen Nr. 18
piece-c19 = Konzilplättchen Nr. 19
piece-c20 = Konzilplättchen Nr. 20
piece-c21 = Konzilplättchen Nr. 21
piece-c22 = Konzilplättchen Nr. 22
piece-c23 = Konzilplättchen Nr. 23
piece-c24 = Konzilplättchen Nr. 24
piece-c25 = Konzilplättchen Nr. 25
piece-c26 = Konzilplättchen Nr. 26
piece-c27 = Konzilplättchen Nr. 27
piece-c28 = Konzilplättchen Nr. 28
piece-c29 = Konzilplättchen Nr. 29
piece-c30 = Konzilplättchen Nr. 30

# Schiffe: eigene Namen, alle weiblich, wie Schiffe sind.
piece-h01 = Graureiher
piece-h02 = Bernsteinmöwe
piece-h03 = Lustige Witwe
piece-h04 = Salzkönigin
piece-h05 = Glücksotter
piece-h06 = Nordstern
piece-h07 = Kupferglocke
piece-h08 = Seelaterne
piece-h09 = Morgenflut
piece-h10 = Wandergans
piece-h11 = Silbermakrele
piece-h12 = Alte Treue
piece-h13 = Gunst der Königin
piece-h14 = Blauwimpel
piece-h15 = Lachende Robbe
piece-h16 = Geduldige Schnecke
piece-h17 = Goldbarsch
piece-h18 = Sturmschwalbe

# Charaktere: die ersten neun aus der Spielregel, die letzten vier sind unsere.
piece-k01 = Rhys Lusys
piece-k02 = Martok Coinforged
piece-k03 = Nya Adebowale
piece-k04 = Belvedere Stonefist
piece-k05 = Verelan Si
piece-k06 = Osonia Beilen
piece-k07 = Gaugnir Slowstep
piece-k08 = Dathak Aul
piece-k09 = Groodrea Redbane
piece-k10 = Ilmara Quillfen
piece-k11 = Corvin Ashgrove
piece-k12 = Sabra Quickpurse
piece-k13 = Hadrik Gatewarden

# Ereignisse.
piece-e01 = Hafenhändler
piece-e02 = Fleißige Lehrlinge
piece-e03 = Königliche Audienz
piece-e04 = Billiges Bauholz
piece-e05 = Markttag
piece-e06 = Volle Schänke
piece-e07 = Hilfsbereiter Schreiber
piece-e08 = Großzügige Meister
piece-e09 = Blühende Gilden
piece-e10 = Das mächtige Steinkonzil
piece-e11 = Herzliches Willkommen
piece-e12 = Gemeinschaftssinn
piece-e13 = Nachsichtige Königin
piece-e14 = Bauboom
piece-e15 = Offene Werkstätten
piece-e16 = Fest der Fünf Königreiche

# Vergütungskarten: eigene Titel. Was sie zählen, sagt measure-...
piece-v01 = „Gastrecht der Halblinge“
piece-v02 = „Nachbarn der Menschen“
piece-v03 = „Hof der Elfen“
piece-v04 = „Hallen der Zwerge“
piece-v05 = „Hain der Grünelfen“
piece-v06 = „Herd der Trobiten“
piece-v07 = „Förderer der Künste“
piece-v08 = „Waffenmeister“
piece-v09 = „Feine Schreinerei“
piece-v10 = „Handelshaus“
piece-v11 = „Hort des Wissens“
piece-v12 = „Magischer Zirkel“
piece-v13 = „Gemeinwohl“
piece-v14 = „Emsige Werkstätten“
piece-v15 = „Volles Haus“
piece-v16 = „Stimme im Konzil“
piece-v17 = „Blaues Blut“
piece-v18 = „Guter Name“

piece-d01 = Würfelplättchen Nr. 1
piece-d02 = Würfelplättchen Nr. 2
piece-d03 = Würfelplättchen Nr. 3
piece-d04 = Würfelplättchen Nr. 4
piece-d05 = Würfelplättchen Nr. 5
piece-d06 = Würfelplättchen Nr. 6
piece-d07 = Würfelplättchen Nr. 7
piece-d08 = Würfelplättchen Nr. 8
piece-d09 = Würfelplättchen Nr. 9
piece-d10 = Würfelplättchen Nr. 10
piece-d11 = Würfelplättchen Nr. 11
piece-d12 = Würfelplättchen Nr. 12
piece-d13 = Würfelplättchen Nr. 13
piece-d14 = Würfelplättchen Nr. 14
piece-d15 = Würfelplättchen Nr. 15
piece-d16 = Würfelplättchen Nr. 16
piece-d17 = Würfelplättchen Nr. 17
piece-d18 = Würfelplättchen Nr. 18

piece-o01 = Aufgabe Nr. 1
piece-o02 = Aufgabe Nr. 2
piece-o03 = Aufgabe Nr. 3
piece-o04 = Aufgabe Nr. 4
piece-o05 = Aufgabe Nr. 5
piece-o06 = Aufgabe Nr. 6
piece-o07 = Aufgabe Nr. 7
piece-o08 = Aufgabe Nr. 8
piece-o09 = Aufgabe Nr. 9
piece-o10 = Aufgabe Nr. 10
piece-o11 = Aufgabe Nr. 11
piece-o12 = Aufgabe Nr. 12
piece-o13 = Aufgabe Nr. 13
piece-o14 = Aufgabe Nr. 14
piece-o15 = Aufgabe Nr. 15

# Mengen in Materialdateien: woraus eine Belohnung, der Vorteil eines Charakters oder ein Ereignis besteht. `.one` und
# `.many` stehen nach einer Zahl.

piece-coins = Münzen
    .one = Münze
    .many = Münzen
piece-points = Siegpunkte
    .one = Siegpunkt
    .many = Siegpunkte
piece-reputation = Ansehen
piece-modifiers = Modifikatoren
    .one = Modifikator
    .many = Modifikatoren
piece-goods = Waren
    .one = Ware
    .many = Waren
piece-any-good = Waren deiner Wahl
    .one = Ware deiner Wahl
    .many = Waren deiner Wahl
piece-settlers = Siedlerkarten
    .one = Siedlerkarte
    .many = Siedlerkarten

piece-port-coins = mehr Münzen im Hafen
    .one = Münze mehr für jede im Hafen verkaufte Ware
    .many = Münzen mehr für jede im Hafen verkaufte Ware
piece-apprentice-coins = Münzen für Lehrlinge
    .one = Münze für jeden deiner Lehrlinge in den Gilden, am Ende der Runde
    .many = Münzen für jeden deiner Lehrlinge in den Gilden, am Ende der Runde
piece-castle-reputation = Ansehen im Weißen Schloss
    .one = Ansehen mehr für einen Besuch im Weißen Schloss
    .many = Ansehen mehr für einen Besuch im Weißen Schloss
piece-house-discount = billigere Häuser
    .one = Münze weniger für ein Haus
    .many = Münzen weniger für ein Haus
piece-more-goods = mehr Waren in einer Gilde
    .one = Ware mehr, die du in einer Gilde kaufen darfst
    .many = Waren mehr, die du in einer Gilde kaufen darfst
piece-tavern-coins = Münzen in der Höhlenschänke
    .one = Münze für jede Siedlerkarte, die du in der Höhlenschänke nimmst
    .many = Münzen für jede Siedlerkarte, die du in der Höhlenschänke nimmst
piece-clerk-modifiers = Modifikatoren in Berks Büro
    .one = Modifikator mehr für einen Besuch in Berks Büro
    .many = Modifikatoren mehr für einen Besuch in Berks Büro
piece-workshop-coins = Münzen für Werkstätten
    .one = Münze für jede deiner Werkstätten, am Ende der Runde
    .many = Münzen für jede deiner Werkstätten, am Ende der Runde
piece-workshop-points = Siegpunkte für Werkstätten
    .one = Siegpunkt mehr für den Bau einer Werkstatt
    .many = Siegpunkte mehr für den Bau einer Werkstatt
piece-council-points = Siegpunkte beim Steinkonzil
    .one = Siegpunkt mehr für ein Konzilplättchen
    .many = Siegpunkte mehr für ein Konzilplättchen
piece-settlers-points = Siegpunkte für Siedler
    .one = Siegpunkt mehr für eine erfüllte Siedlerkarte
    .many = Siegpunkte mehr für eine erfüllte Siedlerkarte
piece-community-points = Siegpunkte für Gemeindegebäude
    .one = Siegpunkt mehr für den Bau eines Gemeindegebäudes
    .many = Siegpunkte mehr für den Bau eines Gemeindegebäudes
piece-council-forgiveness = Nachsicht beim Steinkonzil
    .one = Ansehen weniger Verlust durch ein Konzilplättchen
    .many = Ansehen weniger Verlust durch ein Konzilplättchen
piece-building-discount = billigere Gebäude
    .one = Münze weniger für ein Gebäude in der Gildenhalle
    .many = Münzen weniger für ein Gebäude in der Gildenhalle
piece-owner-coins = Münzen für Besitzer
    .one = Münze mehr für den Besitzer, wenn jemand anderes eine Werkstatt aktiviert
    .many = Münzen mehr für den Besitzer, wenn jemand anderes eine Werkstatt aktiviert
piece-round-reputation = Ansehen für alle
    .one = Ansehen für alle am Ende der Runde
    .many = Ansehen für alle am Ende der Runde
# Vorteile von Schreibpulten, die kein Ereignis hat.
piece-council-coins = Konzilplättchen ohne ihre Münzen
piece-council-loss = weniger Verlust an Ansehen beim Steinkonzil
piece-tavern-cards = mehr Siedlerkarten in der Höhlenschänke

## Was Teile bewirken. $amount ist die Zahl darauf.

effect-coin = 1 Münze
effect-reputation = 1 Ansehen
effect-guild-good = 1 Ware der Gilde
effect-reroll = beliebige eigene Würfel noch einmal werfen
effect-buy-any-good = 1 Ware einer beliebigen Gilde zum üblichen Preis kaufen
effect-swap-good = 1 Ware gegen eine andere tauschen

gain-coins = { AMOUNTS("coin", $amount) }
gain-reputation = { $amount } Ansehen
gain-modifiers = { AMOUNTS("modifier", $amount) }
gain-goods =
    { $amount ->
        [one] 1 Ware deiner Wahl
       *[other] { $amount } Waren deiner Wahl
    }
gain-settlers =
    { $amount ->
        [one] 1 Siedlerkarte deiner Wahl
       *[other] { $amount } Siedlerkarten deiner Wahl
    }
gain-any-good =
    { $amount ->
        [one] 1 Ware deiner Wahl
       *[other] { $amount } Waren deiner Wahl
    }

changes-port-coins = { AMOUNTS("coin", $amount) } mehr für jede im Hafen verkaufte Ware.
changes-apprentice-coins = Am Ende der Runde { AMOUNTS("coin", $amount) } für jeden deiner Lehrlinge in den Gilden.
changes-castle-reputation = { $amount } Ansehen mehr für einen Besuch im Weißen Schloss.
changes-house-discount = Ein Haus kostet { AMOUNTS("coin", $amount) } weniger.
changes-more-goods = In einer Gilde darfst du { AMOUNTS("good", $amount) } mehr kaufen, als das Feld angibt.
changes-tavern-coins = { AMOUNTS("coin", $amount) } für jede Siedlerkarte, die du in der Höhlenschänke nimmst.
changes-clerk-modifiers = { AMOUNTS("modifier", $amount) } mehr für einen Besuch in Berks Büro.
changes-workshop-coins = Am Ende der Runde { AMOUNTS("coin", $amount) } für jede deiner Werkstätten.
changes-workshop-points = { AMOUNTS("point", $amount) } mehr für den Bau einer Werkstatt.
changes-council-points = { AMOUNTS("point", $amount) } mehr für ein erfülltes Konzilplättchen.
changes-settlers-points = { AMOUNTS("point", $amount) } mehr für eine erfüllte Siedlerkarte.
changes-community-points = { AMOUNTS("point", $amount) } mehr für den Bau eines Gemeindegebäudes.
changes-council-forgiveness = Ein Konzilplättchen kostet { $amount } Ansehen weniger.
changes-building-discount = Ein Gebäude kostet in der Gildenhalle { AMOUNTS("coin", $amount) } weniger.
changes-owner-coins = Besitzer erhalten { AMOUNTS("coin", $amount) } mehr, wenn jemand anderes ihre Werkstatt aktiviert.
changes-round-reputation = Am Ende der Runde gewinnen alle { $amount } Ansehen.

benefit-council-coins = Konzilplättchen kosten dich keine Münzen.
benefit-port-coins = { AMOUNTS("coin", $amount) } mehr für jede Ware, die du im Hafen verkaufst.
benefit-council-loss = Ein Konzilplättchen kostet dich nur { $amount } Ansehen.
benefit-tavern-cards = Du darfst in der Höhlenschänke { $amount } Siedlerkarten nehmen.
benefit-house-discount = Ein Haus kostet dich { AMOUNTS("coin", $amount) } weniger.
benefit-building-discount = Ein Gebäude kostet dich in der Gildenhalle { AMOUNTS("coin", $amount) } weniger.

measure-settlers-halfling = erfüllte Siedlerkarten der Halblinge
measure-settlers-human = erfüllte Siedlerkarten der Menschen
measure-settlers-elf = erfüllte Siedlerkarten der Elfen
measure-settlers-dwarf = erfüllte Siedlerkarten der Zwerge
measure-settlers-green-elf = erfüllte Siedlerkarten der Grünelfen
measure-settlers-trobit = erfüllte Siedlerkarten der Trobiten
measure-figures-scholars = Lehrlinge und Gildenmeister in der Gelehrtengilde
measure-figures-artists = Lehrlinge und Gildenmeister in der Künstlergilde
measure-figures-blacksmiths = Lehrlinge und Gildenmeister in der Schmiedegilde
measure-figures-wizards = Lehrlinge und Gildenmeister in der Magiergilde
measure-figures-merchants = Lehrlinge und Gildenmeister in der Händlergilde
measure-figures-carpenters = Lehrlinge und Gildenmeister in der Schreinergilde
measure-community = Gemeindegebäude
measure-workshops = Werkstätten
measure-settlers = erfüllte Siedlerkarten
measure-council = erfüllte Konzilplättchen
measure-nobility = Adel
measure-reputation = Ansehen

# Aufgaben im Spiel allein: $asked ist nötig; bei Lehrlingen $each in jeder Gilde.
need-guilds =
    { $each ->
        [one] Eigene Lehrlinge in { $asked } Gilden
       *[other] Je { $each } eigene Lehrlinge in { $asked } Gilden
    }
need-council = { $asked } erfüllte Konzilplättchen
need-settlers = { $asked } erfüllte Siedlerkarten
need-races = Siedler aus { $asked } verschiedenen Völkern
need-same-race = { $asked } Siedlerkarten desselben Volkes
need-workshops = { $asked } Werkstätten
need-workshop-guilds = Werkstätten in { $asked } Gilden
need-community = { $asked } Gemeindegebäude
need-nobility = Adelsstufe { $asked }
need-reputation = Ansehen { $asked }
need-goods = { $asked } Waren
need-coins = { $asked } Münzen

# Was eine Aufgabe verlangt: so viele wovon. Die Lehrlinge stehen nie zuletzt, also folgt ein Komma.
form-need =
    { $what ->
        [guilds] eigene Lehrlinge in { $count } Gilden
        [guild_apprentices] in jeder mindestens { $count },
        [council] { $count } erfüllte Konzilplättchen
        [settlers] { $count } erfüllte Siedlerkarten
        [races] Siedler aus { $count } verschiedenen Völkern
        [same_race] { $count } Siedlerkarten desselben Volkes
        [workshops] { $count } Werkstätten
        [workshop_guilds] Werkstätten in { $count } Gilden
        [community] { $count } Gemeindegebäude
        [nobility] Adelsstufe { $count }
        [reputation] Ansehen { $count }
        [goods] { $count } Waren
       *[coins] { $count } Münzen
    }

# Was eine Vergütungskarte zählt, und die Siegpunkte ab einer Anzahl.
form-measure =
    { $what ->
        [settlers_halfling] { measure-settlers-halfling }
        [settlers_human] { measure-settlers-human }
        [settlers_elf] { measure-settlers-elf }
        [settlers_dwarf] { measure-settlers-dwarf }
        [settlers_green_elf] { measure-settlers-green-elf }
        [settlers_trobit] { measure-settlers-trobit }
        [figures_scholars] { measure-figures-scholars }
        [figures_artists] { measure-figures-artists }
        [figures_blacksmiths] { measure-figures-blacksmiths }
        [figures_wizards] { measure-figures-wizards }
        [figures_merchants] { measure-figures-merchants }
        [figures_carpenters] { measure-figures-carpenters }
        [community] { measure-community }
        [workshops] { measure-workshops }
        [settlers] { measure-settlers }
        [council] { measure-council }
        [nobility] { measure-nobility }
       *[reputation] { measure-reputation }
    }
form-step = { AMOUNTS("point", $count) } ab { $what }

## Phasen, Herkunft der Punkte und der Zahlen, Materialsätze

phase-setup = Aufbau
phase-rolling = Würfeln
phase-actions = Aktionen
phase-income = Einkommen
phase-preparation = Vorbereitung
phase-end = Spielende

points-settlers = Siedler
points-community = Gemeindegebäude, bei Siedlern
points-buildings = Gebäude
points-rewards = Belohnungen für Werkstätten
points-council = Steinkonzil
points-events = Ereignisse
points-goods = Waren am Ende
points-nobility = Adel
points-commissions = Vergütungskarten

set-standard = Wie mitgeliefert
    .hint = Die Zahl auf einem Konzilplättchen ist die Adelsstufe, die es verlangt.
set-numerals-as-points = Zahlen des Konzils sind Punkte
    .hint = Die Zahl auf einem Konzilplättchen ist das, was es wert ist; die Plättchen sind billiger, verlangen weniger und bringen weniger.

## Optionen

option-events = Ereigniskarten
option-events-hint = Ob zu Beginn jeder Runde ein Ereignis aufgedeckt wird, das für diese Runde etwas ändert.
option-chancery = Kanzlei
option-chancery-hint = Ob mit der Kanzlei gespielt wird: Schreibpulte mit dauerhaften Vorteilen und geheime Vergütungskarten. Zu sechst immer, allein nie.

## Aktionen: was ein Knopf bewirkt

do-die = Eine { $face } nehmen
do-modify = Eine { $face } nehmen und auf { $to } drehen
do-complete = { PIECE($card) } unterbringen
do-sell-workshop = Eigene Werkstatt { $space } { PIECE($guild, form: "wo") } verkaufen
do-sell-community = Gemeindegebäude auf Feld { $space } verkaufen
do-pass = Für diese Runde passen
do-end = Zug beenden
do-visit = Würfel { PIECE($at, form: "wo") } einsetzen
do-visit-council = Konzilplättchen der { PIECE($member, form: "many") } erfüllen
do-visit-desk = Arbeiter ans Schreibpult { PIECE($row) } dem Würfelfeld setzen
do-visit-commission = Ein Feld auf { PIECE($tile) } füllen
do-take = { PIECE($card) } nehmen
do-discard = { PIECE($card) } abwerfen
do-pay = { AMOUNTS($good, $number) } geben
do-use =
    { $what ->
        [coin] 1 Münze nehmen
        [reputation] 1 Ansehen gewinnen
       *[good] 1 Ware der Gilde nehmen
    }
do-reroll = Eine { $face } noch einmal werfen
do-purchase = { AMOUNTS($good, 1) } kaufen
do-swap = { AMOUNTS($give, 1) } gegen { AMOUNTS($get, 1) } tauschen
do-decline = Darauf verzichten
do-buy = { $number } kaufen
do-apprentice = Arbeiter aus dem Quartier einsetzen
do-move = Lehrling aus der { PIECE($from) } versetzen
do-recall = Lehrling aus der { PIECE($from) } zurückholen
do-build = Auf Feld { $space } bauen
do-sell = { AMOUNTS($good, 1) } verkaufen
do-renew =
    { $what ->
        [settlers] Alle ausliegenden Siedler austauschen
       *[buildings] Alle ausliegenden Gebäude austauschen
    }
do-commission = Vergütungskarte ziehen
do-keep = { PIECE($card) } behalten
do-gain = { AMOUNTS($good, 1) } nehmen
do-done = Fertig
do-roll = Eine { $face } würfeln
do-draw = { PIECE($piece) } ziehen

## Fragen. `.others` ist für alle, die nicht gefragt sind; Fragen an den Zufall haben keinen $seat.

ask-roll =
    { $count ->
        [one] Für { SEAT($to) } wird ein Würfel geworfen.
       *[other] Für { SEAT($to) } werden { $count } Würfel geworfen.
    }
ask-automa = Der { PIECE($die, form: "adjective") } Würfel des Automas wird geworfen.
ask-character = { SEAT($to) } zieht einen Charakter.
ask-first-settlers = { SEAT($to) } bekommt verdeckt eine Siedlerkarte.
ask-objective = Eine Aufgabe wird gezogen.
ask-neutral = { PIECE($guild) }: Eine Werkstatt ohne Besitzer wird ausgelegt.
ask-turn-up = Neue Siedler werden aufgedeckt.
ask-stock = Auf Feld { $space } der Gildenhalle wird ein Gebäude ausgelegt.
ask-ship = Ein Schiff läuft in den Hafen ein.
ask-petition = In Reihe { $row } des Steinkonzils wird ein Plättchen der { PIECE($member, form: "many") } ausgelegt.
ask-event = Das Ereignis der Runde wird aufgedeckt.
ask-deal-commission =
    { $count ->
        [one] { SEAT($to) } bekommt eine Vergütungskarte.
       *[other] { SEAT($to) } bekommt { $count } Vergütungskarten.
    }
ask-deal-tile = Für die Vergütungskarte von { SEAT($to) } wird ein Würfelplättchen gezogen.
ask-keep = Wähle aus { $count } Vergütungskarten die, die du behältst.
    .others = { SEAT($seat) } wählt eine Vergütungskarte.
    .title = Welche Vergütungskarte behältst du?
ask-turn =
    { $acted ->
        [yes] { $die ->
            [yes] Du kannst noch einen Würfel einsetzen ({ $pips ->
                [one] noch 1 Auge
               *[other] noch { $pips } Augen
            }){ $settlers ->
                [yes] , eine Siedlerkarte erfüllen
               *[no] {""}
            }{ $sale ->
                [yes] , ein Gebäude verkaufen
               *[no] {""}
            } oder deinen Zug beenden.
           *[no] { $settlers ->
                [yes] Du kannst noch eine Siedlerkarte erfüllen{ $sale ->
                    [yes] , ein Gebäude verkaufen
                   *[no] {""}
                } oder deinen Zug beenden.
               *[no] { $sale ->
                    [yes] Beende deinen Zug. Vorher könntest du noch ein Gebäude verkaufen, was sich selten lohnt.
                   *[no] Mehr kannst du in diesem Zug nicht tun: Beende ihn.
                }
            }
        }
       *[no] { $die ->
            [yes] Du bist dran: Würfel einsetzen ({ $pips ->
                [one] noch 1 Auge
               *[other] noch { $pips } Augen
            }){ $settlers ->
                [yes] , Siedlerkarte erfüllen
               *[no] {""}
            }{ $sale ->
                [yes] , Gebäude verkaufen
               *[no] {""}
            } – oder für diese Runde passen.
           *[no] { $settlers ->
                [yes] Du bist dran; einen Würfel kannst du nicht mehr einsetzen. Siedlerkarte erfüllen{ $sale ->
                    [yes] , Gebäude verkaufen
                   *[no] {""}
                } – oder für diese Runde passen.
               *[no] { $sale ->
                    [yes] Du bist dran; einen Würfel kannst du nicht mehr einsetzen. Gebäude verkaufen – oder für diese Runde passen.
                   *[no] Du kannst jetzt nichts tun: Passe für diese Runde.
                }
            }
        }
    }
    .others = { SEAT($seat) } ist am Zug.
ask-place = Wähle, wo du deine { $value } einsetzt.
    .others = { SEAT($seat) } setzt eine { $value } ein.
ask-take =
    { $cause ->
        [tavern] Wähle die Siedler, die du nimmst.
        [more] Nimm noch eine Siedlerkarte oder lass es dabei.
       *[character] Wähle die Siedler, die dir dein Charakter bringt.
    }
    .others = { SEAT($seat) } wählt Siedler.
ask-discard =
    { $limit ->
        [one] Du darfst nur eine unerfüllte Siedlerkarte haben: Wirf für { PIECE($card, form: "den") } die ältere ab.
       *[other] Du darfst nur { $limit } unerfüllte Siedlerkarten haben: Wirf für { PIECE($card, form: "den") } eine der älteren ab.
    }
    .others = { SEAT($seat) } wählt, welche Siedlerkarte abgeworfen wird.
ask-pay = Wähle, wie viel du { PIECE($card, form: "dem") } von jeder Ware gibst: insgesamt { $least } bis { $most }{ $given ->
        [0] .
       *[other] , bisher { $given }.
    }
    .others = { SEAT($seat) } gibt { PIECE($card, form: "dem") } Waren.
ask-activate = Wähle, was dir die Werkstatt { PIECE($guild, form: "wo") } bringt, oder verzichte darauf.
    .others = { SEAT($seat) } nutzt die Werkstatt { PIECE($guild, form: "wo") }.
    .title = Was bringt dir die Werkstatt?
ask-reroll =
    { $count ->
        [one] Nimm noch mehr Würfel dazu oder wirf den einen noch einmal.
       *[other] Nimm noch mehr Würfel dazu oder wirf die { $count } noch einmal.
    }
    .others = { SEAT($seat) } wählt Würfel, um sie noch einmal zu werfen.
    .title = Welche Würfel noch einmal werfen?
ask-buy =
    { $free ->
        [0] Wähle, wie viele Waren du kaufst ({ PIECE($good) }): höchstens { $count } oder keine.
       *[other] Wähle, wie viele Waren du kaufst ({ PIECE($good) }): höchstens { $count } oder keine; kaufst du welche, legen deine Lehrlinge { $free } dazu.
    }
    .others = { SEAT($seat) } wählt, wie viele Waren es werden ({ PIECE($good) }).
    .title = Wie viele?
ask-apprentice =
    { $count ->
        [one] Du darfst { PIECE($guild, form: "wo") } einen Lehrling einsetzen: einen Arbeiter oder einen Lehrling aus einer anderen Gilde.
       *[other] Du darfst { PIECE($guild, form: "wo") } bis zu { $count } Lehrlinge einsetzen: Arbeiter oder Lehrlinge aus anderen Gilden.
    }
    .others = { SEAT($seat) } wählt Lehrlinge für { PIECE($guild, form: "den") }.
    .title = Wer wird Lehrling?
ask-sell = Wähle eine Ware, die du verkaufst: höchstens { $count }.
    .others = { SEAT($seat) } verkauft Waren im Hafen.
ask-clerk = Wähle, was du in Berks Büro noch tust, oder lass es dabei.
    .others = { SEAT($seat) } ist in Berks Büro.
    .title = Was noch in Berks Büro?
ask-build = Wähle das Feld für dein Gemeindegebäude; jedes Feld hat sein eigenes Einkommen.
    .others = { SEAT($seat) } wählt ein Feld für ein Gemeindegebäude.
    .title = Wo soll es stehen?
ask-recall = Wähle die Gilde, aus der du einen Lehrling zurückholst.
    .others = { SEAT($seat) } holt einen Lehrling zurück.
    .title = Von wo einen Lehrling zurückholen?
ask-gain =
    { $cause ->
        [income] { $count ->
            [one] Dein Gemeindegebäude bringt dir als Einkommen eine Ware deiner Wahl: Welche nimmst du?
           *[other] Deine Gemeindegebäude bringen dir als Einkommen { $count } Waren deiner Wahl: Wähle sie nacheinander.
        }
       *[character] { $count ->
            [one] Dein Charakter bringt dir eine Ware deiner Wahl: Welche nimmst du?
           *[other] Dein Charakter bringt dir { $count } Waren deiner Wahl: Wähle sie nacheinander.
        }
    }
    .others = { SEAT($seat) } wählt Waren.
    .title = Welche Ware?

## Gründe: warum etwas jetzt nicht geht

why-not-asked-now =
    { $question ->
        [keep] Nicht jetzt: Wähle zuerst die Vergütungskarte, die du behältst.
        [turn] Nicht jetzt: Dafür setzt du dort zuerst einen Würfel ein.
        [place] Nicht jetzt: Setze zuerst den Würfel ein, den du genommen hast.
        [take] Nicht jetzt: Nimm zuerst Siedler.
        [discard] Nicht jetzt: Wirf zuerst eine Siedlerkarte ab.
        [pay] Nicht jetzt: Gib zuerst den Siedlern ihre Waren.
        [activate] Nicht jetzt: Wähle zuerst, was dir die Werkstatt bringt.
        [reroll] Nicht jetzt: Wirf zuerst deine Würfel noch einmal.
        [buy] Nicht jetzt: Wähle zuerst, wie viel du kaufst.
        [apprentice] Nicht jetzt: Wähle zuerst deine Lehrlinge.
        [sell] Nicht jetzt: Verkaufe zuerst deine Waren.
        [clerk] Nicht jetzt: Beende zuerst deinen Besuch in Berks Büro.
        [build] Nicht jetzt: Wähle zuerst ein Feld für das Gebäude.
        [recall] Nicht jetzt: Hole zuerst einen Lehrling zurück.
        [gain] Nicht jetzt: Wähle zuerst deine Waren.
       *[other] Nicht jetzt: Bring zuerst zu Ende, was du begonnen hast.
    }
why-die-already-placed = Du hast in diesem Zug schon einen Würfel eingesetzt; mehr als einer pro Zug geht nicht.
why-settlers-already-completed = Du hast in diesem Zug schon eine Siedlerkarte erfüllt; mehr als eine pro Zug geht nicht.
why-building-already-sold = Du hast in diesem Zug schon ein Gebäude verkauft; mehr als eines pro Zug geht nicht.
why-nothing-done-yet = Du hast in diesem Zug noch nichts getan. Wer nichts tun will, passt, und zwar für den Rest der Runde.
why-already-acted = Du hast in diesem Zug schon etwas getan: Beende stattdessen den Zug. Wer passt, hat nichts getan und setzt für den Rest der Runde aus.
why-no-such-die =
    { $dice ->
        [none] Du hast keine Würfel mehr.
       *[other] Du hast keine { $face } unter deinen Würfeln: { $dice }.
    }
why-too-few-modifiers = Dazu brauchst du { AMOUNTS("modifier", $needed) }, und du hast { $have }.
why-reputation-too-low = Dein Ansehen ist { $reputation }, und deine in dieser Runde eingesetzten Würfel ergeben { $used }: Eine { $value } wäre zu viel.
why-no-place-for-die = Für eine { $value } gibt es gerade keinen Platz.
why-too-few-coins = Das kostet { AMOUNTS("coin", $cost) }, und du hast { $have }.
why-space-taken =
    { $holder ->
        [none] Auf dem Feld für eine { $value } { PIECE($place, form: "wo") } liegt schon ein Würfel des Automas.
       *[other]
            { $place ->
                [board] Auf dem Feld deines Tableaus liegt schon ein Würfel.
               *[other] Auf dem Feld für eine { $value } { PIECE($place, form: "wo") } liegt schon ein Würfel von { SEAT($holder) }.
            }
    }
why-no-worker = Im Arbeiterquartier auf deinem Tableau wartet kein Arbeiter.
why-tavern-full = Alle { $spaces } Würfelfelder der Höhlenschänke sind besetzt.
why-die-too-low = Der letzte Würfel in der Höhlenschänke ist eine { $last }; deiner ist eine { $value } und darf nicht niedriger sein.
why-no-settlers-on-show = Es liegen keine Siedler aus.
why-yard-full = Alle { $spaces } Würfelfelder des Bauhofs sind besetzt.
why-die-too-high = Der letzte Würfel auf dem Bauhof ist eine { $last }; deiner ist eine { $value } und darf nicht höher sein.
why-no-house-left = Du hast schon alle deine { $houses } Häuser.
why-guild-closed =
    { $dice ->
        [one] { PIECE($place) }: Dort liegt schon ein Würfel, und damit ist sie bei dieser Spielerzahl für diese Runde geschlossen.
       *[other] { PIECE($place) }: Dort liegen schon { $dice } Würfel, und damit ist sie bei dieser Spielerzahl für diese Runde geschlossen.
    }
why-not-on-workshop = Das gibt die Werkstatt nicht her.
why-reputation-at-end = Dein Ansehen ist { $reputation } und kann nicht weiter steigen.
why-no-such-good = Du hast { PIECE($good, form: "kein") }.
why-more-than-allowed =
    { $most ->
        [0] Hier kannst du keine kaufen.
        [one] Hier kannst du nur 1 kaufen.
       *[other] Hier kannst du nur { $most } kaufen.
    }
why-same-guild = Der Lehrling muss aus einer anderen Gilde kommen, nicht aus der { PIECE($guild) }.
why-no-apprentice-there = Du hast { PIECE($guild, form: "wo") } keinen Lehrling.
why-no-tile-there = Auf Feld { $value } der Gildenhalle liegt kein Gebäude.
why-workshops-full = Alle Werkstattfelder { PIECE($guild, form: "wo") } sind belegt.
why-no-community-space = Du hast kein freies Feld für ein Gemeindegebäude.
why-community-space-taken = Auf Feld { $space } steht schon ein Gemeindegebäude.
why-not-your-building = Dort hast du kein Gebäude.
why-nothing-to-sell = Du hast keine Ware, für die auf dem Schiff Platz ist.
why-ship-full =
    { $spaces ->
        [0] Das Schiff nimmt { PIECE($good, form: "kein") }.
       *[other] Auf dem Schiff sind alle Felder für { PIECE($good) } ({ $spaces }) belegt.
    }
why-sell-one-first = Verkaufe mindestens eine Ware; ohne Verkauf darf der Würfel nicht in den Hafen.
why-no-demand-there = In der Reihe für eine { $value } liegt kein Konzilplättchen der { PIECE($member, form: "many") }.
why-nobility-too-low = Das Konzilplättchen verlangt Adelsstufe { $needed }, und du hast { $have }.
why-race-not-settled = Du hast noch keine Siedlerkarte der { PIECE($race, form: "many") } erfüllt.
why-too-few-goods = Dazu brauchst du { AMOUNTS($cost) }, und du hast { AMOUNTS($have) }.
why-six-players-only = Das vierte Feld des Weißen Schlosses wird nur zu sechst benutzt.
why-value-not-taken = Dieses Feld nimmt { $values }, und dein Würfel ist eine { $value }.
why-no-apprentice-out = Du hast in keiner Gilde einen Lehrling.
why-modifiers-already-bought = Du hast bei diesem Besuch schon Modifikatoren gekauft.
why-already-renewed = Bei diesem Besuch wurden schon Siedler oder Gebäude ausgetauscht; nur das eine oder das andere geht.
why-nothing-to-renew =
    { $what ->
        [settlers] Es liegen keine Siedler aus, die du austauschen könntest.
       *[buildings] Es liegen keine Gebäude aus, die du austauschen könntest; wo Würfel liegen, bleiben sie.
    }
why-commission-already-drawn = Du hast bei diesem Besuch schon eine Vergütungskarte gezogen.
why-too-many-commissions =
    { $limit ->
        [one] Du hast deine eine Vergütungskarte; jeder Lehrling in der Kanzlei erlaubt eine weitere.
       *[other] Du hast deine { $limit } Vergütungskarten; jeder Lehrling in der Kanzlei erlaubt eine weitere.
    }
why-no-commission-left = Es gibt keine Vergütungskarten oder keine Würfelplättchen mehr.
why-no-chancery = Diese Partie wird ohne die Kanzlei gespielt.
why-desk-row-closed = Bei { $players } Spielern wird nur die obere Reihe der Schreibpulte benutzt.
why-desk-taken = An diesem Schreibpult sitzt ein Lehrling von { SEAT($holder) }.
why-not-your-tile = { PIECE($tile) } gehört nicht dir.
why-no-field-for-die =
    { $fields ->
        [none] Alle Felder auf { PIECE($tile) } sind gefüllt.
       *[other] Die freien Felder auf { PIECE($tile) } nehmen { $fields }, und dein Würfel ist eine { $value }.
    }
why-not-dealt-to-you = { PIECE($card) } ist nicht unter den Karten, die du bekommen hast.
why-not-on-show = { PIECE($card, form: "Der") } liegt nicht aus.
why-not-your-settlers = { PIECE($card, form: "Der") } ist nicht unter deinen unerfüllten Siedlerkarten.
why-newest-stays = { PIECE($card, form: "Der") } ist neu und bleibt; wirf eine der älteren Karten ab.
why-no-house = Du hast kein Haus auf deiner Bauplattform.
why-good-missing = Dir fehlt noch: { PIECES($goods) }. { PIECE($card, form: "Der") } will von jeder Ware mindestens eine.
why-demand-out-of-reach = { PIECE($card, form: "Der") } will mindestens { $least } Waren, und von deinen kannst du { $have } geben.
why-good-not-wanted = { PIECE($card, form: "Der") } braucht { PIECE($good, form: "kein") }.
why-good-already-paid = { PIECE($good) } hast du schon gegeben.
why-too-many-of-a-good = Von einer Ware ({ PIECE($good) }) darfst du pro Karte höchstens { $limit } geben.
why-too-little-for-demand = Mit { AMOUNTS($good, $number, form: "amount-dative") } kämst du insgesamt nicht auf { $least } Waren.
why-too-much-for-demand = Mit { AMOUNTS($good, $number, form: "amount-dative") } gäbst du insgesamt mindestens { $total } Waren; verlangt sind höchstens { $most }.
why-must-choose = Darauf kannst du nicht verzichten: Wähle eine Möglichkeit.
why-take-up-die-first = Nimm zuerst den Würfel, den du dort einsetzen willst.
why-place-die-first = Setze zuerst die { $value } ein, die du genommen hast.

## Ereignisse: was geschehen ist

# Der Aufbau
character-drawn = { SEAT($seat) } ist { PIECE($character) }.
first-settlers-dealt =
    { $card ->
        [none] { SEAT($seat) } bekommt verdeckt eine Siedlerkarte.
       *[other] { SEAT($seat) } bekommt verdeckt { PIECE($card, form: "den") }.
    }
neutral-workshop = Eine Werkstatt ohne Besitzer liegt { PIECE($guild, form: "wo") }.
objective-set = In dieser Partie gilt: { PIECE($objective) }.
commission-dealt =
    { $card ->
        [none] { SEAT($seat) } bekommt eine Vergütungskarte.
       *[other] { SEAT($seat) } bekommt { PIECE($card) }.
    }
commission-kept =
    { $card ->
        [none] { SEAT($seat) } behält eine Vergütungskarte und legt die anderen zurück.
       *[other] { SEAT($seat) } behält { PIECE($card) } und legt die anderen zurück.
    }
tile-drawn = { SEAT($seat) } zieht { PIECE($tile) }.

# Die Runde
round-began = Runde { $round } beginnt; Startspieler: { SEAT($first) }.
event-turned-up = Das Ereignis der Runde: { PIECE($event) }.
dice-rolled = { SEAT($seat) } hat gewürfelt: { $dice }.
automa-rolled = Der { PIECE($die, form: "adjective") } Würfel des Automas zeigt eine { $face }.
guild-blocked = Der Automa blockiert { PIECE($guild, form: "den") }.
settlers-turned-up = { PIECE($card, form: "Der") } liegt neu aus.
settlers-shuffled = Die abgeworfenen Siedlerkarten werden gemischt und bilden den neuen Stapel.
building-on-offer =
    { $tile ->
        [community] Auf Feld { $space } der Gildenhalle liegt ein Gemeindegebäude.
       *[other] Auf Feld { $space } der Gildenhalle liegt eine Werkstatt der { PIECE($guild) }.
    }
building-discarded =
    { $tile ->
        [community] Ein Gemeindegebäude wird abgelegt.
       *[other] Eine Werkstatt der { PIECE($guild) } wird abgelegt.
    }
bag-refilled = Die abgelegten Gebäude kommen zurück in den Beutel.
ship-moored = Die { PIECE($ship) } läuft in den Hafen ein.
demand-laid-out = In Reihe { $row } des Steinkonzils liegt ein Konzilplättchen der { PIECE($member, form: "many") }: { AMOUNTS($price) } für { AMOUNTS("point", $points) }.

# Ein Zug
die-placed =
    { $modifiers ->
        [0] { SEAT($seat) } setzt eine { $value } { PIECE($place, form: "wo") } ein.
       *[other] { SEAT($seat) } macht mit { AMOUNTS("modifier", $modifiers, form: "amount-dative") } aus einer { $face } eine { $value } und setzt sie { PIECE($place, form: "wo") } ein.
    }
passed = { SEAT($seat) } passt.
settlers-taken = { SEAT($seat) } nimmt { PIECE($card, form: "den") }.
settlers-discarded = { SEAT($seat) } wirft { PIECE($card, form: "den") } ab.
event-coins = { SEAT($seat) } erhält durch das Ereignis { AMOUNTS("coin", $coins) }.
house-bought = { SEAT($seat) } kauft ein Haus für { AMOUNTS("coin", $coins) }.
settlers-shown = { SEAT($seat) } gibt { PIECE($card, form: "dem") } ein Haus.
goods-given = { SEAT($seat) } gibt { AMOUNTS($good, $number) }.
settlers-completed =
    { SEAT($seat) } hat { PIECE($card, form: "den") } untergebracht und erhält { AMOUNTS("point", $points) }{ $community ->
        [0] {""}
       *[other] , dazu { $community } durch Gemeindegebäude
    }{ $more ->
        [0] {""}
       *[other] , dazu { $more } durch das Ereignis
    }{ $workers ->
        [0] .
        [one] ; 1 Arbeiter zieht ein.
       *[other] ; { $workers } Arbeiter ziehen ein.
    }
nobility-risen = { SEAT($seat) } erreicht Adelsstufe { $nobility }.
became-lord =
    { $coins ->
        [0] { $modifiers ->
            [0] { PIECE($character) }: { SEAT($seat) } wird Lehnsherr.
           *[other] { PIECE($character) }: { SEAT($seat) } wird Lehnsherr und erhält { AMOUNTS("modifier", $modifiers) }.
        }
       *[other] { PIECE($character) }: { SEAT($seat) } wird Lehnsherr und erhält { AMOUNTS("coin", $coins, "modifier", $modifiers) }.
    }
reputation-changed =
    { $by ->
        [-1] { SEAT($seat) } verliert 1 Ansehen und hat noch { $reputation }.
        [-2] { SEAT($seat) } verliert 2 Ansehen und hat noch { $reputation }.
        [-3] { SEAT($seat) } verliert 3 Ansehen und hat noch { $reputation }.
       *[other] { SEAT($seat) } hat jetzt ein Ansehen von { $reputation }.
    }

# Gilden
workshop-activated = { SEAT($seat) } aktiviert die Werkstatt { PIECE($guild, form: "wo") }.
workshop-declined = { SEAT($seat) } nimmt nichts aus einer Werkstatt { PIECE($guild, form: "wo") }.
owner-rewarded = { SEAT($seat) } besitzt { PIECE($guild, form: "wo") } eine Werkstatt und erhält { AMOUNTS("coin", $coins, "point", $points) }.
coins-gained = { SEAT($seat) } erhält { AMOUNTS("coin", $coins) }.
good-gained = { SEAT($seat) } erhält { AMOUNTS($good, $number) }.
goods-bought =
    { SEAT($seat) } kauft { AMOUNTS($good, $number) } für { AMOUNTS("coin", $coins) }{ $free ->
        [0] .
       *[other] {" "}und erhält durch Lehrlinge { $free } dazu.
    }
good-swapped = { SEAT($seat) } tauscht { AMOUNTS($given, 1) } gegen { AMOUNTS($taken, 1) }.
die-picked-up = { SEAT($seat) } nimmt eine { $face }, um sie noch einmal zu werfen.
apprentice-placed = { SEAT($seat) } hat einen neuen Lehrling { PIECE($guild, form: "wo") }.
apprentice-moved = { SEAT($seat) } versetzt einen Lehrling aus der { PIECE($from) } in die { PIECE($guild) }.
apprentice-recalled = { SEAT($seat) } holt einen Lehrling aus der { PIECE($guild) } zurück.

# Gebäude
workshop-built =
    { SEAT($seat) } baut { PIECE($guild, form: "wo") } eine Werkstatt auf Feld { $space } für { AMOUNTS("coin", $coins) } und erhält { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , dazu { $more } durch das Ereignis.
    }
community-built =
    { SEAT($seat) } baut ein Gemeindegebäude auf Feld { $space } für { AMOUNTS("coin", $coins) } und erhält { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , dazu { $more } durch das Ereignis.
    }
workshop-sold = { SEAT($seat) } verkauft { PIECE($guild, form: "wo") } die Werkstatt auf Feld { $space } für { AMOUNTS("coin", $coins) } und verliert { AMOUNTS("point", $points) }.
community-sold = { SEAT($seat) } verkauft das Gemeindegebäude auf Feld { $space } für { AMOUNTS("coin", $coins) } und verliert { AMOUNTS("point", $points) }.

# Hafen, Steinkonzil, Berks Büro
good-sold = { SEAT($seat) } verkauft { AMOUNTS($good, 1) } für { AMOUNTS("coin", $coins) }.
demand-fulfilled =
    { SEAT($seat) } gibt { AMOUNTS($paid) } für ein Konzilplättchen der { PIECE($member, form: "many") } und erhält { AMOUNTS("point", $points) }{ $more ->
        [0] .
       *[other] , dazu { $more } durch das Ereignis.
    }
modifiers-gained =
    { $coins ->
        [0] { SEAT($seat) } erhält { AMOUNTS("modifier", $number) }.
       *[other] { SEAT($seat) } kauft { AMOUNTS("modifier", $number) } für { AMOUNTS("coin", $coins) }.
    }
settlers-renewed = { SEAT($seat) } lässt alle ausliegenden Siedler austauschen.
buildings-renewed = { SEAT($seat) } lässt die ausliegenden Gebäude austauschen.

# Kanzlei
desk-taken =
    { SEAT($seat) } hat in der Kanzlei einen Lehrling an einem Schreibpult der { PIECE($race, form: "many") }{ $benefit ->
        [council_coins] : Konzilplättchen kosten von nun an keine Münzen.
        [port_coins] : Waren bringen im Hafen von nun an mehr Münzen.
        [council_loss] : Konzilplättchen kosten von nun an weniger Ansehen.
        [tavern_cards] : Ein Besuch der Höhlenschänke bringt von nun an mehr Siedler.
        [house_discount] : Häuser sind von nun an billiger.
       *[building_discount] : Gebäude sind von nun an billiger.
    }
commission-filled = { SEAT($seat) } füllt Feld { $value } auf { PIECE($tile) }.
commission-activated = { SEAT($seat) } hat alle Felder auf { PIECE($tile) } gefüllt: Die Vergütungskarte zählt am Ende.
commission-asked =
    { $number ->
        [one] { SEAT($seat) } lässt sich in Berks Büro eine Vergütungskarte geben.
       *[other] { SEAT($seat) } lässt sich in Berks Büro eine Vergütungskarte geben und darf aus { $number } wählen.
    }

# Einkommen und Ende
income-goods = { SEAT($seat) } erhält { AMOUNTS($good, $number) } aus einer Werkstatt.
income-coins = { SEAT($seat) } hat { AMOUNTS("coin", $coins) } Einkommen: { AMOUNTS($sources) }.
income-reputation = { SEAT($seat) } gewinnt { $number } Ansehen: { AMOUNTS($sources) }.
objective-reached = Die Aufgabe ist erfüllt.
end-points = { SEAT($seat) } erhält { AMOUNTS("point", $goods) } für Waren und { AMOUNTS("point", $nobility) } für den Adel.
commission-scored =
    { $points ->
        [0] { SEAT($seat) } erhält nichts für { PIECE($card) }.
       *[other] { SEAT($seat) } erhält { AMOUNTS("point", $points) } für { PIECE($card) }.
    }
solo-won = Die Aufgabe wurde rechtzeitig erfüllt: Du hast gewonnen.
solo-lost = Die Aufgabe wurde nicht erfüllt: Du hast verloren.
tie-broken =
    { SEATS($seats) } haben je { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }. { $decided ->
        [houses] { SEAT($winner) } hat die meisten Häuser an Siedler gegeben: { $houses }.
        [reputation] Die Häuser entscheiden nicht; { SEAT($winner) } hat das höchste Ansehen: { $reputation }.
       *[nothing] Auch Häuser und Ansehen entscheiden nicht: Der Sieg wird geteilt.
    }
game-over = Sieg: { SEATS($winners) }.
