# Belfort für alle, die die Regeln lesen: worum es in den Beispielen geht, Zeichen und das Blatt zum Drucken.

## Beispiele

example-desk = Du willst einen vierten Elben. Schick einen Elben ans Anwerber-Pult und zahl die Gebühr.
example-camp = Du möchtest in diesem Monat vor den anderen am Zug sein. Ein Zwerg im Lager des Königs kostet nichts.
example-guild-fee = Die Sägearbeiter-Gilde gehört jemand anderem. Geh trotzdem hin und sieh, wohin dein Gold geht.
example-plank = Deine Schmiede hat eine offene Planke: kein Schloss, kein Gnom nötig. Stell einen Zwerg darauf.
example-passing = Alle anderen haben gepasst. Passe auch und verteil deine letzten vier Arbeiter: einen in den Wald, einen in den Steinbruch, ein Paar ins Bergwerk.
example-bonus = Im Wald stehen zwei Elben eines Mitspielers. Mit deinen drei hast du dort allein die meisten: Sieh, was der Bonus bringt.
example-masters = Einer deiner Elben ist ein Meister. Schick beide in den Wald und zähl das Holz.
example-recruited = Dein Elb steht am Anwerber-Pult. Passe, schick den letzten Zwerg zur Arbeit und sieh, wer dazukommt.
example-crests = Du bist Letzter in der Zugabfolge, aber dein Zwerg ist im Lager des Königs. Passe und nimm dann Wappen 1.
example-taxes = Du liegst vorn und hast kein Gold. Passe: Das Einkommen einer Karte reicht nicht für die Steuern, der Rest kostet Punkte.
example-build = Du hast eine Kneipe auf der Hand und kannst sie bezahlen. Bau sie in Bezirk 3, wo noch niemand ist.
example-walls = Eine Mauer braucht keine Karte. In Bezirk 1 ist noch eine von beiden frei.
example-own-guild = Die Sägearbeiter-Gilde gehört niemandem. Bau sie: Von da an zahlen die anderen ihre Gebühr an dich.
example-workers = Zwei deiner Arbeiter warten bei Gilden. Aktiviere beide, in beliebiger Reihenfolge; jeder kommt nach Hause.
example-trading = Du hast Holz und brauchst Metall. Ein Besuch: zwei verkaufen, dann eins kaufen.
example-gnome = Deine Bank hat ein freies Gnomenschloss. Stell einen Gnom ein; er arbeitet noch im selben Zug.
example-card = Du bist mit dem Bauen fertig. Nimm die Festung aus dem Angebot; damit endet dein Zug.
example-hand = Deine Hand ist voll, und der Gnom in deiner Bibliothek zieht noch eine Karte. Beende den Zug und leg eine ab.
example-districts = Mit deinem Zug endet der Frühling. Eine Mauer in Bezirk 1 bringt dir dort die meisten Figuren: Bau sie, beende den Zug, und es wird gewertet.
example-races = Du hast die meisten Elben. Mit dem ersten Gnom hättest du auch die meisten Gnome: Stell ihn ein und beende den Zug.
example-ties = Mit einer Mauer mehr habt ihr zu zweit die meisten Figuren in Bezirk 2. Beende den Zug: Beide werden als Zweite gewertet, der Nächste als Dritter.
example-last = Der letzte Zug des letzten Monats. Beende ihn und sieh, wie das Spiel ausgeht.
example-non-players = Nach deinem Zug bauen die Nicht-Spieler. Für einen entscheidest du: einen Gasthof aus dem Angebot, in Bezirk 3, wo er dir nicht schadet.
example-pub = Stell für deine Kneipe einen Gnom ein. Einer deiner Zwerge wird sofort Meister.
example-gardens = Stell für deine Gärten einen Gnom ein. Einer deiner Elben wird sofort Meister.
example-tower = Dein Elb steht auf der Planke des Turms. Aktiviere ihn: ein Gnom umsonst, für ein Schloss deiner Wahl.
example-inn = Dein Elb steht auf der Planke des Gasthofs. Aktiviere ihn und nimm einen neuen Zwerg.
example-blacksmith = Zwei Wege zu Metall: der Arbeiter auf der Planke und der Gnom, der dir eins verkauft.
example-bank = Der Gnom in deiner Bank bringt dir einmal pro Zug Gold. Du musst nur darum bitten.
example-market = Der Arbeiter auf der Planke bringt Gold, der Gnom einen zweiten Besuch beim Handelsposten. Kauf zweimal.
example-gatehouse = Bau das Torhaus zwischen den Bezirken 3 und 4, auf der Seite von 3. Dann bringt ein Gnom deine Figur auch auf die andere Seite.
example-library = Dein Elb steht auf der Planke der Bibliothek. Zieh Karten und leg ab, was du am wenigsten brauchst.
example-keep = Eine Karte, zwei Figuren: Bau den Abschnitt der Festung in Bezirk 3.
example-merchants = Nutz die Gilde, mach Holz und Stein zu Metall und kauf bei einem deiner vielen Besuche beim Handelsposten ein.
example-librarians = Zieh Karten und leg eine ab: Den Turm wirst du nicht bauen.
example-architects = Die Baumeister bauen dir eine Mauer und erlassen einen Teil der Kosten: 1 Holz und 1 Stein, denn Metall kostet sie keins.
example-recruiters = Nimm einen Elben, einen Zwerg oder einen Gnom. Hier: einen Elben.
example-sawyers = Dein Elb wartet bei den Sägearbeitern. Aktiviere ihn: Holz, und der Elb kommt nach Hause.
example-miners = Dein Elb wartet bei den Bergleuten. Metall ohne ein Paar im Bergwerk.
example-bankers = Dein Elb wartet bei den Bänkern. Aktiviere ihn, bevor du Gold ausgibst.
example-masons = Dein Elb wartet bei den Steinmetzen. Stein für die nächste Mauer.
example-thieves = Nimm einem Spieler Gold ab oder mehreren je eins. Hier: je eins.
example-bandits = Der dritte Spieler hat Metall. Die Banditen dürfen es nehmen.
example-wizards = Deine Kneipe ist in Bezirk 1, die eines Mitspielers in Bezirk 5. Vertausch sie: Die Figuren wandern, die Karten bleiben.
example-spies = Beide anderen zeigen eine Karte. Nimm die Festung auf die Hand.

## Zeichen auf den Tafeln und Teile, die sonst nirgends heißen

sign-gnome = Gnom
sign-marker = Gebäudefigur
sign-lock = Gnomenschloss
sign-lock-open = Gnomenschloss, entriegelt
sign-plank = Planke
sign-crest = Wappen
sign-crest-2 = Wappen 2
sign-crest-down = Wappen, diesen Monat genommen
sign-trading-post = Handelsposten
sign-calendar = Kalender

## Das Blatt zum Drucken: side-1-... steht vorn, side-2-... hinten. „:wood:“ ist ein Zeichen, „:$wall-cost:“ sind Kosten.

side-1-goal = Ziel
    .text = Baut Belfort. Gewertet wird dreimal, am Ende von Frühling, Sommer und Herbst: für die meisten :marker: in jedem der fünf Bezirke und für die meisten :elf:, :dwarf: und :gnome:. Die meisten Punkte gewinnen.
side-1-start = Beginn
    .text = Jeder hat { $start-wood } :wood: { $start-stone } :stone: { $start-metal } :metal: { $start-gold } :gold:, { $start-elves } :elf:, { $start-dwarves } :dwarf:, ein :crest: und { $start-keep } von { $start-deal } Gebäudekarten. { $start-pool } Karten liegen im Angebot, fünf Gilden in der Stadt.
side-1-month = Ein Monat
    .text =
        - 1 Kalender: Der nächste Monat beginnt.
        - 2 Einsetzen: reihum je ein Arbeiter, oder passen.
        - 3 Einnahmen: Ressourcen, Arbeiter, Wappen, Einkommen, Steuern.
        - 4 Aktionen: jeder einen ganzen Zug.
        - 5 Wertung: nur im letzten Monat einer Jahreszeit.
side-1-placement = Einsetzen
    .text =
        In der Reihenfolge der :crest: einen Arbeiter auf eine freie :plank: setzen oder passen.
        - :recruiter: Anwerber-Pult, { $fees-recruiter } :gold:: ein neuer Arbeiter vom selben Typ.
        - :camp: Lager des Königs, einer pro Spieler: ein anderes :crest:.
        - :sawyers: Gilde, { $fees-guild } :gold: an den Besitzer oder den Vorrat; die eigene kostet nichts.
        - :pub: Planken gebauter Karten.
        Wer passt, schickt alle übrigen auf die Felder:
        - :forest: Elben, :quarry: Zwerge, :mine: und :gold_mine: beide.
side-1-collection = Einnahmen
    .text =
        - :forest: 1 :wood: je :elf:. :quarry: 1 :stone: je :dwarf:.
        - :mine: 1 :metal: je Paar :elf: :dwarf:. :gold_mine: 1 :gold: je Arbeiter.
        - Allein die meisten auf einem Feld: { $collection-bonus } mehr.
        - :master_elf: :master_dwarf: Ein Meister sammelt wie { $collection-master }, zählt sonst als einer.
        - Dann Pult, Lager und Einkommen gebauter Karten.
        - Steuern: Klassen von { $tax-spaces } Feldern; in der ersten 0, in jeder weiteren 1 :gold: mehr. Was fehlt, kostet Punkte.
side-1-actions = Aktionen, Reihenfolge beliebig
    .text =
        - Bauen: ein Gebäude aus der Hand, eine :wall: Mauer (:$wall-cost:), eine Gilde. Eine :marker: auf ein freies Symbol.
        - Eingesetzte Arbeiter aktivieren; alle müssen heim.
        - :trading_post: Handelsposten, { $trading_post-visits } Besuch: einmal kaufen, einmal verkaufen.
        - :gnome: Einmal einen Gnom einstellen, { $fees-hire_gnome } :gold:, für ein freies :lock:.
        - Gnome von Bank und Schmiede.
        - Zuletzt: eine Karte kaufen, { $fees-buy_card } :gold:. Am Ende höchstens { $limits-hand } Handkarten.
side-1-scoring = Wertung
    .text =
        - Bezirk: meiste :marker: { $scoring-district-1 }, zweitmeiste { $scoring-district-2 }, drittmeiste { $scoring-district-3 } (nicht zu dritt).
        - :elf: :dwarf: :gnome: je: meiste { $scoring-workers-1 }, zweitmeiste { $scoring-workers-2 }.
        - Gleichstand: für alle die Punkte des nächsten Platzes; wer dahinter liegt, rutscht um einen ab.
side-1-end = Ende
    .text = Nach der dritten Wertung. Gleichstand: :wood: :stone: :gold: zählen 1, :metal: 2.
side-1-two = Zu zweit
    .text = Zwei Nicht-Spieler blockieren Gilden, bauen jeden Monat nach den Aktionen eine Karte und belegen Plätze in den Bezirken. Wappen 1 entscheidet für Nicht-Spieler 3, Wappen 2 für Nicht-Spieler 4. Bei den Arbeitern zählt jeder wie { $two_players-elves } :elf: und { $two_players-dwarves } :dwarf:.
side-2-properties = Gebäude: Kosten, Einkommen und was sie tun
    .text =
        - :pub: *{ PIECE("pub") }* :$properties-pub-cost: +{ $properties-pub-income } :gold: – :gnome: Ein :dwarf: wird :master_dwarf:.
        - :gardens: *{ PIECE("gardens") }* :$properties-gardens-cost: +{ $properties-gardens-income } :gold: – :gnome: Ein :elf: wird :master_elf:.
        - :tower: *{ PIECE("tower") }* :$properties-tower-cost: +{ $properties-tower-income } :gold: – :gnome: entriegelt die :plank:. Planke, { $properties-tower-plank-fee } :gold:: ein Gnom umsonst.
        - :inn: *{ PIECE("inn") }* :$properties-inn-cost: +{ $properties-inn-income } :gold: – :gnome: entriegelt die :plank:. Planke, { $properties-inn-plank-fee } :gold:: ein neuer :elf: oder :dwarf:.
        - :blacksmith: *{ PIECE("blacksmith") }* :$properties-blacksmith-cost: +{ $properties-blacksmith-income } :gold: – Planke: { $properties-blacksmith-plank-gain-metal } :metal:. :gnome: einmal pro Zug 1 :metal: für { $properties-blacksmith-gnome-fee } :gold:.
        - :bank: *{ PIECE("bank") }* :$properties-bank-cost: +{ $properties-bank-income } :gold: – :gnome: einmal pro Zug { $properties-bank-gnome-gold } :gold:.
        - :market: *{ PIECE("market") }* :$properties-market-cost: +{ $properties-market-income } :gold: – Planke: { $properties-market-plank-gain-gold } :gold:. Zwei :lock:; jeder :gnome: { $properties-market-gnome-visits } Besuch mehr beim Handelsposten.
        - :gatehouse: *{ PIECE("gatehouse") }* :$properties-gatehouse-cost: +{ $properties-gatehouse-income } :gold: – Eine Hälfte eines Torhauses. :gnome: Deine :marker: auch auf die andere Hälfte.
        - :library: *{ PIECE("library") }* :$properties-library-cost: +{ $properties-library-income } :gold: – Planke: { $properties-library-plank-draw } ziehen, { $properties-library-plank-discard } ablegen. :gnome: am Zugende { $properties-library-gnome-draw } ziehen.
        - :keep: *{ PIECE("keep") }* :$properties-keep-cost: +{ $properties-keep-income } :gold: – Zwei :marker: in einem Bezirk. Kein Schloss.
side-2-guilds = Gilden: Baukosten und was ein Arbeiter bekommt
    .text =
        - :merchants: *{ PIECE("merchants") }* :$guilds-merchants-cost: – { $guilds-merchants-conversions } × :wood: oder :stone: zu :metal:, { $guilds-merchants-visits } Besuche mehr beim Handelsposten.
        - :librarians: *{ PIECE("librarians") }* :$guilds-librarians-cost: – { $guilds-librarians-draw } Karten ziehen, { $guilds-librarians-discard } ablegen.
        - :architects: *{ PIECE("architects") }* :$guilds-architects-cost: – Beliebiges ohne Karte bauen, 1 :metal: oder 2 :ws: billiger. Kein Einkommen, keine Planke, kein Schloss.
        - :recruiters: *{ PIECE("recruiters") }* :$guilds-recruiters-cost: – ein neuer :elf:, :dwarf: oder :gnome:.
        - :sawyers: *{ PIECE("sawyers") }* :$guilds-sawyers-cost: – :$guilds-sawyers-gain:
        - :miners: *{ PIECE("miners") }* :$guilds-miners-cost: – :$guilds-miners-gain:
        - :bankers: *{ PIECE("bankers") }* :$guilds-bankers-cost: – :$guilds-bankers-gain:
        - :masons: *{ PIECE("masons") }* :$guilds-masons-cost: – :$guilds-masons-gain:
        - :thieves: *{ PIECE("thieves") }* :$guilds-thieves-cost: – { $option-thieves_gold } :gold: von einem Spieler oder je 1 von { $stealing-victims }.
        - :bandits: *{ PIECE("bandits") }* :$guilds-bandits-cost: – { $guilds-bandits-from_one-metal } :metal: oder { $guilds-bandits-from_one-wood_or_stone } :ws: von einem Spieler, oder je 1 :ws: von { $stealing-victims }.
        - :wizards: *{ PIECE("wizards") }* :$guilds-wizards-cost: – alle :marker: zweier gleichartiger Orte vertauschen.
        - :spies: *{ PIECE("spies") }* :$guilds-spies-cost: – alle anderen zeigen eine Karte; nimm eine.
side-2-trading = Handelsposten
    .text = Kaufen: 1 :wood: für { $trading_post-buy-wood } :gold:, 1 :stone: für { $trading_post-buy-stone } :gold:, 1 :metal: für { $trading_post-buy-metal } :gold:. Verkaufen: 1 :metal: für { $trading_post-sell-metal } :gold:, zwei beliebige :ws: für { $trading_post-sell-two_wood_or_stone } :gold:.
side-2-remember = Leicht vergessen
    .text =
        - Planken von Turm und Gasthof sind erst vom nächsten Einsetzen an nutzbar.
        - Vor dem Zugende müssen alle eingesetzten Arbeiter aktiviert oder zurückgenommen sein.
        - Höchstens { $limits-elves } :elf: und { $limits-dwarves } :dwarf: je Spieler.
        - Wer ohne Partner ins Bergwerk geht, bringt nichts, zählt aber für den Bonus.
