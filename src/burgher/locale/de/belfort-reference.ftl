# Belfort für alle, die die Regeln lesen: worum es in den Beispielen geht, Zeichen und das Blatt zum Drucken.

## Beispiele

example-desk = Du willst einen vierten Elben. Schick einen Elben ans Anwerber-Pult und zahl die Gebühr.
example-camp = Du möchtest nächstes Mal früher an die Reihe kommen. Ein Zwerg im Lager des Königs kostet nichts.
example-guild-fee = Die Sägearbeiter-Gilde gehört jemand anderem. Geh trotzdem hin und sieh, wohin dein Gold geht.
example-plank = Deine Schmiede hat eine offene Planke, ohne Schloss und ohne Gnom. Stell einen Zwerg darauf.
example-passing = Alle anderen haben gepasst. Pass auch und verteil deine letzten vier Arbeiter: einen in den Wald, einen in den Steinbruch, ein Paar ins Bergwerk.
example-bonus = Im Wald stehen zwei Elben eines anderen. Mit deinen drei hast du dort allein die meisten: Sieh, was der Bonus bringt.
example-masters = Einer deiner Elben ist ein Meister. Schick beide in den Wald und zähl das Holz.
example-recruited = Dein Elb steht am Anwerber-Pult. Pass, schick den letzten Zwerg zur Arbeit und sieh, wer dazukommt.
example-crests = Du bist Letzter in der Zugabfolge, aber dein Zwerg ist im Lager des Königs. Pass und nimm dann Wappen 1.
example-taxes = Du liegst vorn und hast kein Gold. Pass: Das Einkommen einer Karte reicht nicht für die Steuern, der Rest kostet Punkte.
example-build = Du hast eine Kneipe auf der Hand und kannst sie bezahlen. Bau sie in Bezirk 3, wo noch niemand ist.
example-walls = Eine Mauer braucht keine Karte. In Bezirk 1 ist noch eine von beiden frei.
example-own-guild = Die Sägearbeiter-Gilde gehört niemandem. Bau sie: Von da an zahlen die anderen ihre Gebühr an dich.
example-workers = Zwei deiner Arbeiter warten bei Gilden. Nutz beide, in beliebiger Reihenfolge; jeder kommt nach Hause.
example-trading = Du hast Holz und brauchst Metall. Ein Besuch: zwei verkaufen, dann eins kaufen.
example-gnome = Deine Bank hat ein freies Gnomenschloss. Stell einen Gnom ein; er arbeitet noch im selben Zug.
example-card = Du bist mit dem Bauen fertig. Nimm die Festung aus dem Angebot; damit endet dein Zug.
example-hand = Deine Hand ist voll, und der Gnom in deiner Bibliothek zieht noch eine Karte. Beende den Zug und wirf eine ab.
example-districts = Mit deinem Zug endet der Frühling. Eine Mauer in Bezirk 1 bringt dir dort die meisten Figuren: Bau sie, beende den Zug, und es wird gewertet.
example-races = Du hast die meisten Elben. Mit dem ersten Gnom hättest du auch die meisten Gnome: Stell ihn ein und beende den Zug.
example-ties = Mit einer Mauer mehr habt ihr zu zweit die meisten Figuren in Bezirk 2. Beende den Zug: Beide werten als Zweite, der Nächste als Dritter.
example-last = Der letzte Zug des letzten Monats. Beende ihn und sieh, wie das Spiel ausgeht.
example-non-players = Nach deinem Zug bauen die Nicht-Spieler. Für einen entscheidest du: einen Gasthof aus dem Angebot, in Bezirk 3, wo er dir nicht schadet.
example-pub = Stell für deine Kneipe einen Gnom ein. Einer deiner Zwerge wird sofort Meister.
example-gardens = Stell für deine Gärten einen Gnom ein. Einer deiner Elben wird sofort Meister.
example-tower = Dein Elb steht auf der Planke des Turms. Nutz ihn: ein Gnom umsonst, für ein Schloss deiner Wahl.
example-inn = Dein Elb steht auf der Planke des Gasthofs. Nutz ihn und nimm einen neuen Zwerg.
example-blacksmith = Zwei Wege zu Metall: der Arbeiter auf der Planke und der Gnom, der dir eins verkauft.
example-bank = Der Gnom in deiner Bank bringt dir einmal pro Zug Gold. Du musst nur darum bitten.
example-market = Der Arbeiter auf der Planke bringt Gold, der Gnom einen zweiten Besuch im Handelsposten. Kauf zweimal.
example-gatehouse = Bau das Torhaus zwischen den Bezirken 3 und 4, auf der Seite von 3. Dann bringt ein Gnom deine Figur auch auf die andere Seite.
example-library = Dein Elb steht auf der Planke der Bibliothek. Zieh Karten und wirf ab, was du am wenigsten brauchst.
example-keep = Eine Karte, zwei Figuren: Bau den Festungsteil in Bezirk 3.
example-merchants = Nutz die Gilde, mach Holz und Stein zu Metall und kauf im Handelsposten mit einem deiner vielen Besuche ein.
example-librarians = Zieh Karten und leg eine weg: Den Turm wirst du nicht bauen.
example-architects = Die Baumeister bauen dir eine Mauer und sparen einen Teil der Kosten: 1 Holz und 1 Stein, denn Metall kostet sie keins.
example-recruiters = Nimm einen Elben, einen Zwerg oder einen Gnom. Hier: einen Elben.
example-sawyers = Dein Elb wartet bei den Sägearbeitern. Nutz ihn: Holz, und der Elb kommt nach Hause.
example-miners = Dein Elb wartet bei den Bergleuten. Metall ohne ein Paar im Bergwerk.
example-bankers = Dein Elb wartet bei den Bänkern. Nutz ihn, bevor du ausgibst.
example-masons = Dein Elb wartet bei den Steinmetzen. Stein für die nächste Mauer.
example-thieves = Nimm einem Spieler Gold ab oder mehreren je eins. Hier: je eins.
example-bandits = Der dritte Spieler hat Metall. Die Banditen dürfen es nehmen.
example-wizards = Deine Kneipe ist in Bezirk 1, die eines anderen in Bezirk 5. Tausch sie: Die Figuren wandern, die Karten bleiben.
example-spies = Beide anderen zeigen eine Karte. Nimm die Festung auf die Hand.

## Zeichen auf den Tafeln und Teile, die sonst nirgends heißen

sign-gnome = Gnom
sign-marker = Gebäudefigur
sign-lock = Gnomenschloss
sign-lock-open = Gnomenschloss, geöffnet
sign-plank = Planke
sign-crest = Wappen
sign-crest-2 = Wappen 2
sign-crest-down = Wappen, diesen Monat genommen
sign-trading-post = Handelsposten
sign-calendar = Kalender
