# Belfort auf Deutsch.
#
# Namen in den Argumenten sind die der Aktionssprache ("master_elf"); PIECE sagt sie, in den Formen aus core.ftl. SEAT
# sagt den Namen eines Spielers. Ein Argument, das verborgen oder nicht da ist, ist das Wort "none".

game-belfort = Belfort
    .hint = Mit Elben, Zwergen und Gnomen eine Stadt aus fünf Bezirken bauen. Punkte bekommt, wer in einem Bezirk am meisten gebaut hat, und wer die meisten Elben, Zwerge oder Gnome hat.

## Teile. Ohne Angabe sind sie weiblich (core.ftl).

form-bundle = { $name }
form-wohin =
    { PIECE($piece, form: "gender") ->
        [m] in den { PIECE($piece, form: "oblique") }
        [n] ins { $name }
       *[f] in die { $name }
    }
form-woher =
    { PIECE($piece, form: "gender") ->
        [f] von der { $name }
        [pl] von den { $name }
       *[m] vom { PIECE($piece, form: "oblique") }
    }
piece-wood = Holz
    .gender = n
piece-stone = Stein
    .gender = m
piece-metal = Metall
    .gender = n
    .bundle = 1 Metall
piece-gold = Gold
    .gender = n
# In Kosten: mit dem einen oder dem anderen zu bezahlen.
piece-ws = Holz oder Stein
    .gender = n
# Was der Handelsposten annimmt und die Baumeister erlassen.
piece-wood-and-wood = 2 Holz
piece-wood-and-stone = 1 Holz und 1 Stein
piece-stone-and-stone = 2 Stein

piece-elf = Elb
    .gender = m
    .many = Elben
    .oblique = Elben
piece-master-elf = Meisterelb
    .gender = m
    .many = Meisterelben
    .oblique = Meisterelben
piece-dwarf = Zwerg
    .gender = m
    .many = Zwerge
piece-master-dwarf = Meisterzwerg
    .gender = m
    .many = Meisterzwerge

piece-forest = Wald
    .gender = m
piece-quarry = Steinbruch
    .gender = m
piece-mine = Bergwerk
    .gender = n
piece-gold-mine = Goldmine
piece-recruiter = Anwerber-Pult
    .gender = n
    .wo = am Anwerber-Pult
piece-camp = Lager des Königs
    .gender = n

piece-pub = Kneipe
    .many = Kneipen
piece-gardens = Gärten
    .gender = pl
piece-tower = Turm
    .gender = m
    .many = Türme
piece-inn = Gasthof
    .gender = m
    .many = Gasthöfe
piece-blacksmith = Schmiede
    .many = Schmieden
piece-bank = Bank
    .many = Banken
piece-market = Markt
    .gender = m
    .wo = auf dem Markt
    .many = Märkte
piece-gatehouse = Torhaus
    .gender = n
    .many = Torhäuser
piece-library = Bibliothek
    .many = Bibliotheken
piece-keep = Festung
    .many = Festungen
piece-wall = Mauer
# Die unbekannte Karte oben auf dem Stapel.
piece-deck = Oberste Karte des Nachziehstapels
    .einen = die oberste Karte des Nachziehstapels

piece-merchants = Kaufmanns-Gilde
    .wo = bei der Kaufmanns-Gilde
piece-librarians = Bibliothekars-Gilde
    .wo = bei der Bibliothekars-Gilde
piece-architects = Baumeister-Gilde
    .wo = bei der Baumeister-Gilde
piece-recruiters = Anwerber-Gilde
    .wo = bei der Anwerber-Gilde
piece-sawyers = Sägearbeiter-Gilde
    .wo = bei der Sägearbeiter-Gilde
piece-miners = Bergmanns-Gilde
    .wo = bei der Bergmanns-Gilde
piece-bankers = Bänker-Gilde
    .wo = bei der Bänker-Gilde
piece-masons = Steinmetz-Gilde
    .wo = bei der Steinmetz-Gilde
piece-thieves = Diebes-Gilde
    .wo = bei der Diebes-Gilde
piece-bandits = Banditen-Gilde
    .wo = bei der Banditen-Gilde
piece-wizards = Zauberer-Gilde
    .wo = bei der Zauberer-Gilde
piece-spies = Spion-Gilde
    .wo = bei der Spion-Gilde

## Phasen, Jahreszeiten, Herkunft der Punkte

phase-setup = Aufbau
phase-placement = Einsetzen
phase-collection = Einnahmen
phase-actions = Aktionen
phase-non-players = Nicht-Spieler
phase-scoring = Wertung
phase-end = Spielende

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst

points-districts = Bezirke
points-elves = Elben
points-dwarves = Zwerge
points-gnomes = Gnome
points-taxes = Unbezahlte Steuern

## Optionen

about-players-2 = Zu zweit spielen zwei Nicht-Spieler mit. Sie bekommen keine Punkte, blockieren aber Gilden, bauen und nehmen Plätze in den Bezirken und bei den Arbeitern ein; ihr beide entscheidet für sie.
option-guilds = Gilden
option-guilds-hint = Welche fünf der zwölf Gilden in der Stadt liegen. Normalspiel: zwei Basis-, eine Ressourcen- und zwei interaktive Gilden; Anfängerspiel: zwei Basis- und drei Ressourcen-Gilden; Profispiel: fünf beliebige. Zu zweit ist die Zauberer-Gilde die einzige interaktive; im Normalspiel gibt es dann zwei Ressourcen-Gilden.
option-guilds-normal = Normalspiel
option-guilds-beginner = Anfängerspiel
option-guilds-advanced = Profispiel
option-guilds-chosen = Am Tisch gewählt
option-chosen-guilds = Gewählte Gilden
option-chosen-guilds-hint = Die fünf Gilden, mit denen ihr spielen wollt; auf die Bezirke verteilt sie der Zufall.
option-thieves-gold = Gold für Diebe
option-thieves-gold-hint = Wie viel Gold die Diebes-Gilde einem einzelnen Spieler höchstens nimmt: 2 in der deutschen und der französischen Spielregel, 3 in der englischen und der polnischen.
option-shared-gatehouses = Geteilte Torhäuser
option-shared-gatehouses-hint = Ob zwei Spieler je eine Hälfte desselben Torhauses haben dürfen. Spätere Auflagen erlauben das nicht.
option-keep-crest = Behaltene Wappen sind sicher
option-keep-crest-hint = Ob im Lager des Königs auch ein Wappen, das man behält, vor denen sicher ist, die danach wählen. Die englische Spielregel schützt nur ein genommenes Wappen.
option-forgo-actions = Auf Aktionen verzichten
option-forgo-actions-hint = Ob man einen Arbeiter von einer Planke zurücknehmen darf, ohne ihn zu aktivieren.
option-markers-needed = Ohne Figur keine Punkte
option-markers-needed-hint = Ob ein Rang in einer Mehrheit nur dem Punkte bringt, der dort mindestens eine Figur oder einen Arbeiter hat.
option-mine-pairs-only = Nur Paare im Bergwerk
option-mine-pairs-only-hint = Ob im Bergwerk jeder einen Partner haben muss. Nach den Spielregeln verteilt man seine Arbeiter, wie man will: Wer ohne Partner ist, bringt kein Metall, zählt aber für den Bonus.
option-np-keep-markers = Figuren der Nicht-Spieler auf der Festung
option-np-keep-markers-hint = Zu zweit: wie viele Gebäudefiguren ein Nicht-Spieler auf einen Abschnitt der Festung setzt. 2 in der deutschen und der französischen Spielregel, 1 in der englischen und der polnischen.
option-np-dwarves-together = Zwerge bei derselben Gilde
option-np-dwarves-together-hint = Zu zweit: ob die Zwerge beider Nicht-Spieler bei derselben Gilde stehen dürfen. Die Spielregeln lassen es offen.

## Aktionen: was ein Knopf bewirkt

do-place = { PIECE($worker) } { PIECE($at, form: "wo") } einsetzen
do-pass = Passen und die übrigen Arbeiter auf die Ressourcenfelder schicken
do-send = { PIECE($worker) } { PIECE($to, form: "wohin") } schicken
do-crest = Wappen { $crest } nehmen
do-build = { PIECE($property) } in Bezirk { $district } bauen
do-build-keep = Abschnitt der Festung in Bezirk { $district } bauen
do-build-gatehouse =
    { $side ->
        [before] Torhaus vor Bezirk { $district } bauen, auf der Hälfte in Bezirk { $district }
       *[after] Torhaus nach Bezirk { $district } bauen, auf der Hälfte in Bezirk { $district }
    }
do-build-wall = Mauer in Bezirk { $district } bauen
do-build-guild = { PIECE($guild) } bauen
do-mark-gatehouse =
    { $side ->
        [before] Figur auf das Torhaus vor Bezirk { $district } setzen, auf die Hälfte in Bezirk { $district }
       *[after] Figur auf das Torhaus nach Bezirk { $district } setzen, auf die Hälfte in Bezirk { $district }
    }
do-discount = { PIECE($what, form: "bundle") } sparen
do-pay = 1 { PIECE($what) } bezahlen
do-use = Arbeiter { PIECE($at, form: "wo") } aktivieren
do-reclaim = Arbeiter { PIECE($at, form: "woher") } ungenutzt zurücknehmen
do-buy = 1 { PIECE($what) } kaufen
do-sell = { PIECE($what, form: "bundle") } verkaufen
do-convert = 1 { PIECE($what) } gegen 1 Metall tauschen
do-staff = Gnom { PIECE($property, form: "wo") } einsetzen
do-gnome =
    { $property ->
        [blacksmith] Gnom der Schmiede: 1 Metall kaufen
       *[bank] Gnom der Bank: Gold holen
    }
do-recruit = { PIECE($worker) } anwerben
do-take = { PIECE($card) } nehmen
do-discard = { PIECE($card) } ablegen
do-end = Zug beenden
do-steal = 1 { PIECE($what) } von { SEAT($from, first: 1) } nehmen
do-swap = { PIECE($property) } in Bezirk { $district } wählen
do-swap-keep = Festung in Bezirk { $district } wählen
do-swap-gatehouse = Torhaus nach Bezirk { $border } wählen
do-swap-wall =
    { $side ->
        [left] Linke Mauer in Bezirk { $district } wählen
       *[right] Rechte Mauer in Bezirk { $district } wählen
    }
do-swap-guild = { PIECE($guild) } wählen
do-show = { PIECE($card) } vorzeigen
do-pick = Karte von { SEAT($from, first: 1) } nehmen
do-done = Fertig
do-block = Zwerg des Nicht-Spielers { PIECE($guild, form: "wo") } aufstellen
do-draw = { PIECE($card) } ziehen
do-turn-up = { PIECE($card) } aufdecken
do-deal-crest = Wappen { $crest } austeilen
do-found = { PIECE($guild) } auslegen

## Fragen. `.others` ist für alle, die nicht gefragt sind; Fragen an den Zufall haben keinen $seat.

ask-found-guild = Für Bezirk { $district } wird eine Gilde gezogen.
ask-deal-crest = { SEAT($to) } bekommt ein Wappen.
ask-deal = { SEAT($to) } bekommt eine Karte.
ask-turn-up = Für das Angebot wird eine Karte aufgedeckt.
ask-draw = Für { SEAT($to) } wird eine Karte gezogen.
ask-np-draw = Für Nicht-Spieler { $non_player } wird eine Karte gezogen.
ask-keep =
    { $count ->
        [one] Wähle eine Karte, die du verdeckt weglegst; { $keep } behältst du auf der Hand.
       *[other] Wähle { $count } Karten, die du verdeckt weglegst; { $keep } behältst du auf der Hand.
    }
    .others = { SEAT($seat) } wählt aus, welche Karten bleiben.
ask-block = Wähle die Gilde, die der Zwerg von Nicht-Spieler { $non_player } blockiert.
    .others = { SEAT($seat) } wählt die Gilde, die der Zwerg von Nicht-Spieler { $non_player } blockiert.
ask-place = Setze einen Arbeiter ein oder passe.
    .others = { SEAT($seat) } setzt einen Arbeiter ein oder passt.
ask-send =
    { $count ->
        [one] Schicke deinen letzten Arbeiter auf ein Ressourcenfeld.
       *[other] Schicke deine { $count } Arbeiter auf die Ressourcenfelder.
    }
    .others = { SEAT($seat) } schickt Arbeiter auf die Ressourcenfelder.
ask-camp = Wähle das Wappen, das du im Lager des Königs nimmst; du hast Wappen { $crest }.
    .others = { SEAT($seat) } wählt im Lager des Königs ein Wappen.
ask-turn =
    { $any ->
        [no] { $card ->
            [yes] Du bist dran: Kaufe eine Karte oder beende den Zug ohne.
           *[no] Du bist dran: Es bleibt nur, den Zug zu beenden.
        }
       *[yes] Du bist dran: { $build ->
            [yes] bauen,{" "}
           *[no] {""}
        }{ $workers ->
            [yes] Arbeiter aktivieren,{" "}
           *[no] {""}
        }{ $gnome ->
            [no] {""}
            [hire] einen Gnom einstellen,{" "}
            [use] Gnome nutzen,{" "}
           *[both] Gnome einstellen oder nutzen,{" "}
        }{ $trade ->
            [yes] handeln,{" "}
           *[no] {""}
        }{ $card ->
            [yes] den Zug mit oder ohne Karte beenden.
           *[no] den Zug beenden.
        }
    }
    .others = { SEAT($seat) } ist am Zug.
ask-discard =
    { $cause ->
        [limit] { $count ->
            [one] Am Ende deines Zuges darfst du nur { $limit } Karten behalten: Wähle eine, die du ablegst.
           *[other] Am Ende deines Zuges darfst du nur { $limit } Karten behalten: Wähle nacheinander { $count }, die du ablegst.
        }
       *[drawn] { $count ->
            [one] Wähle eine Handkarte, die du ablegst, ob eben gezogen oder nicht.
           *[other] Wähle nacheinander { $count } Handkarten, die du ablegst, ob eben gezogen oder nicht.
        }
    }
    .others = { SEAT($seat) } wählt, was auf den Ablagestapel kommt.
ask-staff = Wähle das Gebäude, in dem dein neuer Gnom arbeitet.
    .others = { SEAT($seat) } wählt, wo ein Gnom arbeitet.
ask-recruit =
    { $gnome ->
        [yes] Wirb einen Elben oder einen Zwerg an, oder setze einen Gnom ein.
       *[no] Wirb einen Elben oder einen Zwerg an.
    }
    .others = { SEAT($seat) } wählt, wer angeworben wird.
ask-mark =
    { $owner ->
        [none] Wähle das Torhaus für deine zweite Gebäudefigur.
       *[other] Wähle die Hälfte des Torhauses für die Gebäudefigur von { SEAT($owner) }.
    }
    .others = { SEAT($seat) } wählt die Hälfte eines Torhauses.
ask-architects = Wähle, was du mit den Baumeistern baust: ohne Karte und um 1 Metall oder 2 Holz/Stein billiger; oder lass es.
    .others = { SEAT($seat) } wählt, was die Baumeister bauen.
ask-discount = Wähle, was dir die Baumeister erlassen. Baukosten ({ PIECE($what) }): { AMOUNTS($cost) }.
    .others = { SEAT($seat) } wählt, was die Baumeister erlassen.
ask-pay =
    { $count ->
        [one] Bezahle noch 1 Holz oder Stein, wie du willst.
       *[other] Bezahle nacheinander noch { $count } Holz oder Stein, wie du willst.
    }
    .others = { SEAT($seat) } wählt, ob mit Holz oder mit Stein bezahlt wird.
ask-thieves =
    { $taken ->
        [0] Nimm einem Spieler bis zu { $from_one } Gold oder bis zu { $victims } Spielern je 1 Gold. Oder lass es.
       *[other] Nimm noch mehr Gold oder lass es dabei.
    }
    .others = { SEAT($seat) } lässt die Diebe Gold nehmen.
ask-bandits =
    { $taken ->
        [0] Nimm einem Spieler { $metal } Metall oder bis zu { $from_one } Holz/Stein oder bis zu { $victims } Spielern je 1 Holz/Stein. Oder lass es.
       *[other] Nimm noch mehr Holz oder Stein oder lass es dabei.
    }
    .others = { SEAT($seat) } lässt die Banditen Ressourcen nehmen.
ask-wizards = Wähle den ersten von zwei gleichartigen Orten, deren Gebäudefiguren die Zauberer vertauschen; einer davon darf leer sein. Oder lass es.
    .others = { SEAT($seat) } wählt, was die Zauberer vertauschen.
ask-swap-with = Wähle den Ort, der mit { PIECE($what, form: "dem") }{ $district ->
        [none] {""}
       *[other] {" "}in Bezirk { $district }
    } die Gebäudefiguren tauscht. Einer der beiden darf leer sein.
    .others = { SEAT($seat) } wählt, was die Zauberer vertauschen.
ask-show = Wähle eine Karte, die du den Spionen von { SEAT($to) } vorzeigst.
    .others = { SEAT($seat) } wählt eine Karte für die Spione.
ask-pick = Nimm eine der Karten, die deinen Spionen vorgezeigt werden.
    .others = { SEAT($seat) } nimmt eine der vorgezeigten Karten.
ask-np-card = Wähle die Karte, die Nicht-Spieler { $non_player } baut: eine aus dem Angebot oder die oberste des Nachziehstapels.
    .others = { SEAT($seat) } wählt eine Karte für Nicht-Spieler { $non_player }.
ask-np-build = Wähle, wo Nicht-Spieler { $non_player } { PIECE($card, form: "den") } baut.
    .others = { SEAT($seat) } wählt, wo Nicht-Spieler { $non_player } { PIECE($card, form: "den") } baut.

## Gründe: warum etwas jetzt nicht geht

why-not-asked-now =
    { $question ->
        [keep] Nicht jetzt: Wähle zuerst die Karten, die du weglegst.
        [block] Nicht jetzt: Wähle zuerst die Gilde, die der Zwerg blockiert.
        [place] Noch nicht: Zuerst werden Arbeiter auf Planken eingesetzt. Wenn du passt, schickst du die übrigen zum Sammeln; gebaut und gehandelt wird danach.
        [send] Nicht jetzt: Schicke zuerst alle deine Arbeiter auf die Ressourcenfelder.
        [camp] Nicht jetzt: Wähle zuerst ein Wappen.
        [turn] Nicht jetzt: Das gehört nicht in einen Zug.
        [discard] Nicht jetzt: Lege zuerst Karten ab.
        [show] Nicht jetzt: Wähle zuerst eine Karte für die Spione.
        [pick] Nicht jetzt: Nimm zuerst eine der vorgezeigten Karten.
        [np_card] Nicht jetzt: Wähle zuerst eine Karte für den Nicht-Spieler.
        [np_build] Nicht jetzt: Baue zuerst für den Nicht-Spieler.
       *[other] Nicht jetzt: Bring zuerst zu Ende, was du begonnen hast.
    }
why-no-such-worker-home =
    { $worker ->
        [elf] Du hast keinen Elben mehr zum Einsetzen.
        [master_elf] Du hast keinen Meisterelben mehr zum Einsetzen.
        [dwarf] Du hast keinen Zwerg mehr zum Einsetzen.
       *[master_dwarf] Du hast keinen Meisterzwerg mehr zum Einsetzen.
    }
why-desk-full =
    { $planks ->
        [one] Das Anwerber-Pult hat nur eine Planke, und die ist besetzt: { SEATS($holders) }.
       *[other] Alle { $planks } Planken am Anwerber-Pult sind besetzt: { SEATS($holders) }.
    }
why-already-in-camp = Du hast schon einen Arbeiter im Lager des Königs; mehr als einer pro Monat geht nicht.
why-guild-not-in-city = Die { PIECE($guild) } gibt es in dieser Stadt nicht.
why-plank-occupied =
    { $holder ->
        [none] Du hast { PIECE($at, form: "wo") } schon auf jeder nutzbaren Planke einen Arbeiter.
       *[other] { SEAT($holder) } hat { PIECE($at, form: "wo") } schon einen Arbeiter.
    }
why-guild-blocked = Der Zwerg von Nicht-Spieler { $non_player } blockiert { PIECE($guild, form: "den") }.
why-not-built = Du hast noch { PIECE($property, form: "kein") } gebaut.
why-plank-locked = Die Planke { PIECE($property, form: "wo") } ist verriegelt; ein Gnom auf der Karte entriegelt sie.
why-mine-unpaired = Im Bergwerk braucht jeder Elb einen Zwerg und jeder Zwerg einen Elben, und das ginge mit deinen Arbeitern nicht auf.
why-crest-not-in-game = Ein Wappen { $crest } gibt es in dieser Partie nicht; sie gehen von 1 bis { $players }.
why-crest-taken = { SEAT($holder) } hat in diesem Monat Wappen { $crest } gewählt, und dabei bleibt es.
why-too-dear = Das kostet { AMOUNTS($cost) }: Du brauchst noch { AMOUNTS($lacking) }.
why-too-little-to-sell = Um das zu verkaufen, brauchst du noch { AMOUNTS($lacking) }.
why-none-of-it = Du hast { PIECE($what, form: "kein") }.
why-too-little-gold = Das kostet { AMOUNTS($cost) }, und du hast { $have } Gold.
why-card-not-in-hand = Du hast { PIECE($card, form: "kein") } auf der Hand.
why-no-free-symbol =
    { $what ->
        [gatehouse] Diese Hälfte des Torhauses ist besetzt: { SEATS($holders) }.
       *[other] Für { PIECE($what, form: "einen") } ist in Bezirk { $district } kein Symbol mehr frei; besetzt: { SEATS($holders) }.
    }
why-gatehouse-shared = { SEAT($holder) } hat eine Gebäudefigur auf der anderen Hälfte; in dieser Partie müssen beide Hälften frei sein.
why-guild-owned = { SEAT($holder) } besitzt { PIECE($guild, form: "den") } schon.
why-no-worker-there = Du hast { PIECE($at, form: "wo") } keinen Arbeiter.
why-must-use = In dieser Partie musst du einen eingesetzten Arbeiter aktivieren; einfach zurücknehmen geht nicht.
why-visit-used =
    { $visits ->
        [0] Du hast keinen Besuch beim Handelsposten.
        [one] Du warst in diesem Zug schon beim Handelsposten.
       *[other] Du hast in diesem Zug schon alle { $visits } Besuche beim Handelsposten gemacht.
    }
why-no-conversion = Gegen Metall tauschen kannst du nur in einem Zug, in dem du die Kaufmanns-Gilde nutzt, und dann { $conversions }-mal.
why-already-hired = Du hast in diesem Zug schon einen Gnom eingestellt.
why-no-gnomes-left = Es sind keine Gnome mehr auf Jobsuche.
why-no-free-lock =
    { $locks ->
        [0] Diese Karte hat kein Gnomenschloss: { PIECE($property) }.
       *[other] Jedes Gnomenschloss { PIECE($property, form: "wo") } ist schon besetzt.
    }
why-no-gnome-there = Du hast { PIECE($property, form: "wo") } keinen Gnom.
why-gnome-used =
    { $gnomes ->
        [one] Dein Gnom { PIECE($property, form: "wo") } hat in diesem Zug schon gearbeitet.
       *[other] Deine { $gnomes } Gnome { PIECE($property, form: "wo") } haben in diesem Zug schon gearbeitet.
    }
why-not-in-pool = Im Angebot gibt es { PIECE($card, form: "kein") }.
why-no-cards-left = Es gibt keine Karten mehr zu ziehen.
why-workers-still-placed = Deine Arbeiter { PIECES($places, form: "wo") } müssen zuerst zurückkommen.
why-none-in-supply =
    { $worker ->
        [elf] Alle deine { $most } Elben sind im Spiel.
       *[dwarf] Alle deine { $most } Zwerge sind im Spiel.
    }
why-no-own-marker-there = Auf der anderen Hälfte dieses Torhauses hast du keine Gebäudefigur.
why-too-dear-even-so = Das kostet { AMOUNTS($cost) }; auch mit dem, was die Baumeister erlassen, kannst du das nicht bezahlen.
why-discount-not-in-cost = Die Kosten sind { AMOUNTS($cost) }: Davon können dir die Baumeister nicht { PIECE($what, form: "bundle") } erlassen.
why-discount-too-small = Auch wenn dir die Baumeister { PIECE($what, form: "bundle") } erlassen, kannst du den Rest von { AMOUNTS($cost) } nicht bezahlen.
why-seat-not-in-game = Einen Spieler { $number } gibt es in dieser Partie nicht.
why-not-from-yourself = Dir selbst kannst du nichts nehmen.
why-nothing-to-steal = { SEAT($victim) } hat { PIECE($what, form: "kein") }.
why-thieves-take-gold = Diebe nehmen Gold und sonst nichts.
why-bandits-take-no-gold = Banditen nehmen Holz, Stein oder Metall, aber kein Gold.
why-metal-alone = Wer Metall nimmt, nimmt nichts anderes, und du hast schon etwas genommen.
why-stolen-enough-there = Mehr kannst du { SEAT($victim) } nicht nehmen.
why-stolen-enough = Nach dem, was du schon genommen hast, kannst du nicht auch noch { SEAT($victim) } etwas nehmen.
why-same-location = Ein Ort kann nicht mit sich selbst tauschen.
why-other-kind-of-location = Getauscht wird zwischen gleichartigen Orten: zwei Gebäuden desselben Typs, zwei Mauern oder zwei Gilden.
why-not-this-gatehouse = Die Gebäudefigur gehört auf das Torhaus zwischen den Bezirken { $before } und { $after }.
why-no-card-shown = { SEAT($victim) } zeigt keine Karte vor.
why-must-choose = Darauf kannst du nicht verzichten: Wähle eine Möglichkeit.
why-no-space-for-card = Für { PIECE($card, form: "einen") } ist nirgends Platz, für eine andere Karte des Angebots aber schon.
why-not-this-card = Der Nicht-Spieler baut jetzt { PIECE($card, form: "den") } und nichts anderes.
why-not-for-non-players = Nicht-Spieler bauen weder Mauern noch Gilden.
why-nothing-to-swap = Keine Gebäudefigur würde sich bewegen: Einer der beiden Orte muss eine haben.

## Ereignisse: was geschehen ist

guild-founded = Bezirk { $district } bekommt { PIECE($guild, form: "den") }.
crest-dealt = { SEAT($seat) } bekommt Wappen { $crest }.
was-dealt =
    { $card ->
        [none] { SEAT($seat) } bekommt eine Karte.
       *[other] { SEAT($seat) } bekommt { PIECE($card, form: "einen") }.
    }
put-away =
    { $card ->
        [none] { SEAT($seat) } legt eine Karte weg.
       *[other] { SEAT($seat) } legt { PIECE($card, form: "einen") } weg.
    }
first-discards = { SEAT($seat) } legt { PIECES($cards, form: "einen") } ab.
turned-up = Ins Angebot kommt eine neue Karte: { PIECE($card) }.
drew =
    { $card ->
        [none] { SEAT($seat) } zieht eine Karte.
       *[other] { SEAT($seat) } zieht { PIECE($card, form: "einen") }.
    }
discarded = { SEAT($seat) } legt { PIECE($card, form: "einen") } ab.
deck-shuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
guild-blocked = { SEAT($seat) } stellt den Zwerg von Nicht-Spieler { $non_player } { PIECE($guild, form: "wo") } auf.

round-begins = Monat { $round } beginnt.
placed =
    { $fee ->
        [0] { SEAT($seat) } setzt { PIECE($worker, form: "einen") } { PIECE($at, form: "wo") } ein.
       *[other] { SEAT($seat) } setzt { PIECE($worker, form: "einen") } für { $fee } Gold { PIECE($at, form: "wo") } ein.
    }
placed-for = { SEAT($seat) } setzt { PIECE($worker, form: "einen") } { PIECE($at, form: "wo") } ein und zahlt { $fee } Gold an { SEAT($owner) }.
passed = { SEAT($seat) } passt.
sent = { SEAT($seat) } schickt { PIECE($worker, form: "einen") } { PIECE($area, form: "wohin") }.

collected =
    { $bonus ->
        [0]
            { $amount ->
                [0] { SEAT($seat) } sammelt { PIECE($area, form: "wo") } nichts: Dafür braucht es ein Paar.
               *[other] { SEAT($seat) } sammelt { $amount } { PIECE($what) }.
            }
       *[other] { SEAT($seat) } sammelt { $amount } { PIECE($what) }, davon { $bonus } für die meisten Arbeiter { PIECE($area, form: "wo") }.
    }
recruited = { SEAT($seat) } wirbt { PIECE($worker, form: "einen") } an.
recruit-wasted =
    { $worker ->
        [elf] { SEAT($seat) } hat keine Elben mehr zum Anwerben.
       *[dwarf] { SEAT($seat) } hat keine Zwerge mehr zum Anwerben.
    }
became-master =
    { $worker ->
        [elf] Ein Elb von { SEAT($seat) } wird Meister.
       *[dwarf] Ein Zwerg von { SEAT($seat) } wird Meister.
    }
crest-taken = { SEAT($seat) } nimmt Wappen { $crest } von { SEAT($from) } und gibt dafür Wappen { $given }.
crest-kept = { SEAT($seat) } behält Wappen { $crest }.
income = { SEAT($seat) } hat { $gold } Gold Einkommen.
taxed =
    { $lost ->
        [0] { SEAT($seat) } zahlt { $paid } Gold Steuern.
        [one] { SEAT($seat) } zahlt { $paid } von { $tax } Gold Steuern und verliert einen Punkt.
       *[other] { SEAT($seat) } zahlt { $paid } von { $tax } Gold Steuern und verliert { $lost } Punkte.
    }

built = { SEAT($seat) } baut { PIECE($property, form: "den") } in Bezirk { $district } für { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-gatehouse = { SEAT($seat) } baut das Torhaus zwischen den Bezirken { $district } und { $towards }, auf der Hälfte in Bezirk { $district }, für { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-wall = { SEAT($seat) } baut eine Mauer in Bezirk { $district } für { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-guild = { SEAT($seat) } baut { PIECE($guild, form: "den") } in Bezirk { $district } für { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
paid = { SEAT($seat) } bezahlt 1 { PIECE($what) }.
used = { SEAT($seat) } aktiviert { PIECE($worker, form: "den") } { PIECE($at, form: "wo") }.
reclaimed = { SEAT($seat) } nimmt { PIECE($worker, form: "den") } { PIECE($at, form: "woher") } zurück.
wasted = { SEAT($seat) } geht { PIECE($at, form: "wo") } leer aus.
gained = { SEAT($seat) } erhält { PIECE($at, form: "wo") } { $amount } { PIECE($what) }.
converted = { SEAT($seat) } tauscht 1 { PIECE($what) } gegen 1 Metall.
bought = { SEAT($seat) } kauft 1 { PIECE($what) } für { $gold } Gold.
sold = { SEAT($seat) } verkauft { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal) } für { $gold } Gold.
hired = { SEAT($seat) } stellt für { $gold } Gold einen Gnom ein.
staffed = { SEAT($seat) } setzt einen Gnom { PIECE($property, form: "wo") } ein.
smith-sold = { SEAT($seat) } kauft beim Gnom der Schmiede 1 Metall für { $gold } Gold.
bank-paid = { SEAT($seat) } erhält { $gold } Gold vom Gnom der Bank.
bought-card = { SEAT($seat) } kauft { PIECE($card, form: "einen") } aus dem Angebot für { $gold } Gold.
bought-unseen-card = { SEAT($seat) } kauft die oberste Karte des Nachziehstapels für { $gold } Gold.
ended-turn = { SEAT($seat) } beendet den Zug.
gatehouse-marked = Eine Gebäudefigur von { SEAT($owner) } kommt auf das Torhaus zwischen den Bezirken { $district } und { $towards }, auf die Hälfte in Bezirk { $district }.
stole = { SEAT($seat) } nimmt { $amount } { PIECE($what) } von { SEAT($from) }.
swapped =
    { $what ->
        [guild] { SEAT($seat) } vertauscht die Gebäudefiguren der { PIECE($one) } ({ SEATS($owners) }) und der { PIECE($other) } ({ SEATS($others) }).
        [gatehouse] { SEAT($seat) } vertauscht die Gebäudefiguren des Torhauses zwischen den Bezirken { $one } und { $one_next } ({ SEATS($owners) }) und des Torhauses zwischen den Bezirken { $other } und { $other_next } ({ SEATS($others) }).
       *[other] { SEAT($seat) } vertauscht Gebäudefiguren: { PIECE($what) } in Bezirk { $one } ({ SEATS($owners) }) mit { PIECE($what) } in Bezirk { $other } ({ SEATS($others) }).
    }
swapped-walls = { SEAT($seat) } vertauscht die Gebäudefiguren { $one_side ->
        [left] der linken Mauer in Bezirk { $one }
       *[right] der rechten Mauer in Bezirk { $one }
    } ({ SEATS($owners) }) und { $other_side ->
        [left] der linken Mauer in Bezirk { $other }
       *[right] der rechten Mauer in Bezirk { $other }
    } ({ SEATS($others) }).
# Der andere Ort ist leer.
moved =
    { $what ->
        [guild] { SEAT($seat) } versetzt die Gebäudefigur von { SEATS($owners) } von der { PIECE($one) } zur { PIECE($other) }.
        [gatehouse] { SEAT($seat) } versetzt alle Gebäudefiguren von { SEATS($owners) } vom Torhaus zwischen den Bezirken { $one } und { $one_next } auf das zwischen den Bezirken { $other } und { $other_next }.
        [keep] { SEAT($seat) } versetzt alle Gebäudefiguren von { SEATS($owners) } von der Festung in Bezirk { $one } auf die in Bezirk { $other }.
       *[other] { SEAT($seat) } versetzt eine Gebäudefigur von { SEATS($owners) }: { PIECE($what) }, von Bezirk { $one } nach Bezirk { $other }.
    }
moved-walls = { SEAT($seat) } versetzt die Gebäudefigur von { SEATS($owners) } { $one_side ->
        [left] von der linken Mauer in Bezirk { $one }
       *[right] von der rechten Mauer in Bezirk { $one }
    } { $other_side ->
        [left] auf die linke Mauer in Bezirk { $other }
       *[right] auf die rechte Mauer in Bezirk { $other }
    }.
chose-to-show =
    { $card ->
        [none] { SEAT($seat) } hat eine Karte zum Vorzeigen gewählt.
       *[other] { SEAT($seat) } hat zum Vorzeigen { PIECE($card, form: "einen") } gewählt.
    }
showed = { SEAT($seat) } zeigt { PIECE($card, form: "einen") } vor.
picked = { SEAT($seat) } nimmt { PIECE($card, form: "den") } von { SEAT($from) }.

np-took = { SEAT($seat) } nimmt für Nicht-Spieler { $non_player } { PIECE($card, form: "einen") } aus dem Angebot.
np-drew = { SEAT($seat) } zieht für Nicht-Spieler { $non_player } { PIECE($card, form: "einen") }.
np-wasted = Nicht-Spieler { $non_player } findet keinen Platz für { PIECE($card, form: "einen") }.
np-built = { SEAT($seat) } lässt Nicht-Spieler { $non_player } in Bezirk { $district } { PIECE($property, form: "den") } bauen.
np-built-gatehouse = { SEAT($seat) } lässt Nicht-Spieler { $non_player } das Torhaus zwischen den Bezirken { $district } und { $towards } bauen, auf der Hälfte in Bezirk { $district }.
np-walked = Der Zwerg von Nicht-Spieler { $non_player } zieht weiter in Bezirk { $district } und blockiert { PIECE($guild, form: "den") }.
np-paid = { SEAT($seat) } erhält { $gold } Gold für den Zwerg von Nicht-Spieler { $non_player }.

scored-district =
    { $points ->
        [one] { SEAT($seat) } erhält einen Punkt in Bezirk { $district }.
       *[other] { SEAT($seat) } erhält { $points } Punkte in Bezirk { $district }.
    }
scored-workers =
    { $race ->
        [elves] { SEAT($seat) } erhält { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für Elben.
        [dwarves] { SEAT($seat) } erhält { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für Zwerge.
       *[gnomes] { SEAT($seat) } erhält { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für Gnome.
    }
tied =
    { SEATS($tied) } haben je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Es entscheidet, was übrig ist (Metall zählt doppelt): Der höchste Wert ist { $stock }.
won = { SEATS($winners) } gewinnt das Spiel.
shared-victory = { SEATS($winners) } teilen sich den Sieg.
