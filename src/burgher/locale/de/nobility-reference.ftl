# Rise to Nobility für alle, die die Regeln lesen: worum es in den Beispielen geht, Zeichen und das Blatt zum Drucken.

## Beispiele

example-reputation = Für diese Runde bleiben nur wenige Augen. Ein Besuch im Weißen Schloss bringt Ansehen, und der nächste Würfel passt wieder.
example-modifier = Für das beste Feld des Weißen Schlosses ist deine 4 um eins zu niedrig. Ein Modifikator macht eine 5 daraus.
example-passing = Die anderen haben gepasst. Setz noch einen Würfel ein und pass dann: Die Runde endet, und eine neue beginnt mit neuen Würfeln.
example-income = Lehrlinge, eine Werkstatt und ein Gemeindegebäude arbeiten für dich. Pass und sieh, was das Einkommen bringt.
example-end = Die letzte Runde. Pass: Waren und Adel werden zu Siegpunkten.
example-stars = Die Gerstenbachs bringen einen Arbeiter und einen Stern. Erfüll die Karte und sieh deinen Adel steigen.
example-extra-good = Dein Charakter darf ein Kunstwerk mehr geben als üblich. So bringt diese Karte sechs Siegpunkte statt fünf.
example-lord = Dir fehlt ein Stern zum Lehnsherrn. Erfüll die Siedlerkarte mit dem Charakter { PIECE($about) } und nimm, was er bekommt.
example-dice = Nimm die 3, trag sie in Berks Büro und nimm, was er gibt. Der Würfel zählt gegen dein Ansehen.
example-tavern = In der Schänke liegt schon eine 3, also brauchst du eine 3 oder mehr. Setz deine 4 ein und nimm die Elfen.
example-four-cards = Du hast drei unerfüllte Siedlerkarten. Nimm eine vierte und wirf eine der alten ab.
example-settlers = Ein Haus steht bereit, und du hast die Waren. Gib fünf davon: fünf Siegpunkte und einen mehr für dein Gemeindegebäude.
example-yard = Im Bauhof liegt eine 4, also darf dein Würfel nicht höher sein. Kauf mit der 3 ein Haus.
example-guild = Ein Würfel, zwei Gewinne: Kauf zwei Bücher und lass einen Arbeiter als Lehrling da.
example-workshops = In der Künstlergilde steht die Werkstatt eines anderen. Nutz sie: Du bekommst eine Ware, der Besitzer die Belohnung.
example-effects = Deine Werkstatt bei den Magiern tauscht Waren. Gib Mobiliar für Magisches.
example-reroll = Drei Sechsen sind schwer einzusetzen. Wirf zwei davon in der Werkstatt neu.
example-goods = Zwei deiner Lehrlinge sind bei den Gelehrten. Kauf ein einziges Buch, und jeder legt eins dazu.
example-apprentice = Kauf nichts und setz einen Arbeiter ein: Vom nächsten Zug an hilft er dir hier.
example-move = Dein Quartier ist leer, aber ein Lehrling aus einer anderen Gilde darf herüberkommen.
example-earning = Ein Lehrling ist allein in seiner Gilde, der andere teilt sich die Magiergilde. Pass und vergleich, was sie verdienen.
example-hall = Ein niedriger Würfel macht ein Gebäude teuer. Kauf die Werkstatt auf Feld 1 für die Künstler, wo dein Lehrling wartet.
example-workshop = Dein Lehrling wird Meister: Kauf die Werkstatt der Gelehrten auf Feld 3. Sie steht neben der, die schon da ist.
example-community = Kauf mit der 4 das Gemeindegebäude und wähl, welches Einkommen es bringt: hier jede Runde eine Ware.
example-sale = Du brauchst Münzen und einen Arbeiter. Verkauf deine Werkstatt: Ihre Siegpunkte gehen, die Sterne bleiben.
example-port = Mit einer 3 verkaufst du drei Waren. Wähl, wofür dieses Schiff am besten zahlt.
example-council = Du bist adlig genug, Menschen wohnen bei dir, und du hast, was verlangt wird. Erfüll das Konzilplättchen mit der 1.
example-clerk = Mit einer 5 gibt Berk dir einen Modifikator und verkauft dir noch einen.
example-renew = Keine der ausliegenden Siedlerkarten passt dir. Lass alle ersetzen.
example-castle = Je höher der Würfel, desto mehr Ansehen. Setz die 5 ein.
example-recall = Dein Lehrling bei den Magiern wird zu Hause gebraucht. Ein Würfel auf deinem Tableau ruft ihn zurück.
example-two = Zu zweit wird der Besitzer einer Werkstatt doppelt bezahlt. Nutz die des anderen und sieh selbst.
example-event = In dieser Runde gilt „{ PIECE($about) }“. Tu, worum es geht, und sieh den Unterschied.
example-objective = Verlangt sind sieben Siedlerkarten und Adelsstufe 10, und von beidem fehlt dir eins. Erfüll die letzte Karte und beende den Zug.
example-automa = Pass, und eine neue Runde beginnt: Der Automa würfelt und steht dir im Weg.
example-desk = Du hast das Volk, das das Schreibpult verlangt, einen Arbeiter und eine 3. Setz ihn für immer dorthin.
example-benefit = Dein Lehrling am Schreibpult macht jede Ware im Hafen mehr wert. Verkauf drei.
example-commission = Zwei Felder deines Würfelplättchens sind gefüllt. Die 2 füllt das letzte: Die Karte ist aktiv und zählt am Ende.
example-new-commission = Dein Lehrling in der Kanzlei schafft Platz für eine zweite Karte. Frag Berk, wähl eine und zahl mit Ansehen.

## Zeichen auf den Tafeln und Teile, die sonst nirgends heißen

sign-house = Haus
sign-ship = Schiff
sign-apprentice = Lehrling
sign-guild-master = Gildenmeister
sign-star = Stern: Adel
sign-nobility = Adel
sign-event = Ereignis
sign-workshop = Werkstatt
sign-reroll = Würfel neu werfen
sign-buy-any-good = beliebige Ware kaufen
sign-swap-good = Ware tauschen
sign-laurel = Aufgabe
sign-goods = beliebige Ware
