# Rise to Nobility für alle, die die Regeln lesen: worum es in den Beispielen geht, Zeichen und das Blatt zum Drucken.

## Beispiele

example-reputation = Für diese Runde bleiben nur wenige Augen. Ein Besuch im Weißen Schloss bringt Ansehen, und der nächste Würfel passt wieder.
example-modifier = Für das beste Feld des Weißen Schlosses ist deine 4 um eins zu niedrig. Ein Modifikator macht eine 5 daraus.
example-passing = Die anderen haben gepasst. Setz noch einen Würfel ein und passe dann: Die Runde endet, und eine neue beginnt mit neuen Würfeln.
example-income = Lehrlinge, eine Werkstatt und ein Gemeindegebäude arbeiten für dich. Passe und sieh, was das Einkommen bringt.
example-end = Die letzte Runde. Passe: Waren und Adel werden zu Siegpunkten.
example-stars = Die Gerstenbachs bringen einen Arbeiter und einen Stern. Erfüll die Karte und sieh deinen Adel steigen.
example-extra-good = Dein Charakter darf ein Kunstwerk mehr geben als üblich. So bringt diese Karte sechs Siegpunkte statt fünf.
example-lord = Dir fehlt noch ein Stern zum Lehnsherrn, und dein Charakter ist { PIECE($about) }. Erfüll die Siedlerkarte und nimm, was dir das bringt.
example-dice = Nimm die 3, setz sie in Berks Büro ein und nimm, was er gibt. Damit sind drei Augen deines Ansehens verbraucht.
example-tavern = In der Schänke liegt schon eine 3, also brauchst du eine 3 oder mehr. Setz deine 4 ein und nimm die Elfen.
example-four-cards = Du hast drei unerfüllte Siedlerkarten. Nimm eine vierte und wirf eine der alten ab.
example-settlers = Ein Haus steht bereit, und du hast die Waren. Gib fünf davon: fünf Siegpunkte und einen mehr für dein Gemeindegebäude.
example-yard = Auf dem Bauhof liegt eine 4, also darf dein Würfel nicht höher sein. Kauf mit der 3 ein Haus.
example-guild = Ein Würfel, zwei Gewinne: Kauf zwei Bücher und lass einen Arbeiter als Lehrling da.
example-buying = Setz die 3 { PIECE($about, form: "wo") } ein und kauf zwei Waren.
example-workshops = In der Künstlergilde steht die Werkstatt eines Mitspielers. Nutz sie: Du bekommst eine Ware, der Besitzer die Belohnung.
example-effects = Deine Werkstatt bei den Magiern tauscht Waren. Gib Mobiliar für ein Magisches Ding.
example-reroll = Drei Sechsen sind schwer einzusetzen. Wirf zwei davon in der Werkstatt neu.
example-effect-coin = Deine Werkstatt bei den Magiern zahlt eine Münze. Nimm sie und tu dort sonst nichts.
example-effect-reputation = Deine Werkstatt bei den Magiern bringt Ansehen. Nimm es: Es gilt schon für den nächsten Würfel.
example-effect-buy = Deine Werkstatt bei den Gelehrten verkauft Waren aller Gilden. Kauf Schmuck und keine Bücher.
example-goods = Zwei deiner Lehrlinge sind bei den Gelehrten. Kauf ein einziges Buch, und jeder legt eins dazu.
example-apprentice = Kauf nichts und setz einen Arbeiter ein: Vom nächsten Zug an hilft er dir hier.
example-move = Dein Quartier ist leer, aber ein Lehrling aus einer anderen Gilde darf herüberkommen.
example-earning = Ein Lehrling ist allein in seiner Gilde, der andere teilt sich die Magiergilde. Passe und vergleich, was sie verdienen.
example-hall = Ein niedriger Würfel macht ein Gebäude teuer. Kauf die Werkstatt auf Feld 1 für die Künstler, wo dein Lehrling wartet.
example-workshop = Dein Lehrling wird Gildenmeister: Kauf die Werkstatt der Gelehrten auf Feld 3. Sie steht neben der, die schon da ist.
example-community = Kauf mit der 4 das Gemeindegebäude und wähl, welches Einkommen es bringt: hier jede Runde eine Ware.
example-sale = Du brauchst Münzen und einen Arbeiter. Verkauf deine Werkstatt: Ihre Siegpunkte gehen, die Sterne bleiben.
example-port = Mit einer 3 verkaufst du drei Waren. Wähl, wofür dieses Schiff am besten zahlt.
example-council = Dein Adel reicht, Menschen wohnen bei dir, und du hast, was verlangt wird. Erfüll das Konzilplättchen mit der 1.
example-clerk = Mit einer 5 gibt Berk dir einen Modifikator und verkauft dir noch einen.
example-renew = Keine der ausliegenden Siedlerkarten passt dir. Lass alle ersetzen.
example-castle = Je höher der Würfel, desto mehr Ansehen. Setz die 5 ein.
example-recall = Dein Lehrling bei den Magiern wird zu Hause gebraucht. Ein Würfel auf deinem Tableau holt ihn zurück.
example-two = Zu zweit wird der Besitzer einer Werkstatt doppelt bezahlt. Nutz die des anderen und sieh selbst.
example-event = In dieser Runde gilt „{ PIECE($about) }“. Tu, worum es geht, und sieh den Unterschied.
example-objective = Verlangt sind sieben Siedlerkarten und Adelsstufe 10, und von beidem fehlt dir eins. Erfüll die letzte Karte und beende den Zug.
example-aim = Für { PIECE($about) } fehlt nur noch ein Schritt. Tu ihn, und du hast gewonnen.
example-automa = Passe, und eine neue Runde beginnt: Der Automa würfelt und steht dir im Weg.
example-desk = Du hast das Volk, das das Schreibpult verlangt, einen Arbeiter und eine 3. Setz ihn für immer dorthin.
example-benefit = Dein Lehrling sitzt an einem Schreibpult: { PIECE($about) }. Tu, worum es geht, und sieh den Unterschied.
example-commission = Zwei Felder deines Würfelplättchens sind gefüllt. Die 2 füllt das letzte: Die Karte ist aktiv und zählt am Ende.
example-counts = Die letzte Runde, und das Würfelplättchen von { PIECE($about) } ist voll. Passe und sieh, was die Karte wert ist.
example-new-commission = Dein Lehrling in der Kanzlei schafft Platz für eine zweite Karte. Frag Berk, wähl eine und zahl mit Ansehen.

## Zeichen auf den Tafeln und Teile, die sonst nirgends heißen

sign-house = Haus
sign-die = Würfel
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
sign-guild-good = Ware der Gilde
sign-laurel = Aufgabe
sign-goods = beliebige Ware

## Arten von Karten und Plättchen

gallery-settlers-first = Siedler, erster Stapel
gallery-settlers-second = Siedler, zweiter Stapel
gallery-workshops = Werkstätten
gallery-demands = Konzilplättchen
gallery-ships = Schiffe und ihre Preise
gallery-dice-tiles = Würfelplättchen

## Das Blatt zum Drucken: side-1-... steht vorn, side-2-... hinten. „:coins:“ ist ein Zeichen.

side-1-goal = Ziel
    .text = { $start-rounds } Runden, die meisten :point: gewinnen. Gib :settlers: Siedlern ein :house: und :goods: Waren; ihre Arbeiter werden :apprentice: Lehrlinge und :guild_master: Gildenmeister.
side-1-start = Beginn
    .text = { $start-coins } :coins:, je { $start-goods } jeder Ware, { $start-houses } :house:, { $by_players-dice-2 } Würfel ({ $by_players-dice-6 } zu sechst), Ansehen { $by_players-reputation-2 } ({ $by_players-reputation-6 }), ein Charakter, eine geheime :settlers: Siedlerkarte.
side-1-round = Eine Runde
    .text =
        - 1 Alle werfen ihre Würfel.
        - 2 Aktionen: ein Zug nach dem anderen, bis alle gepasst haben.
        - 3 Einkommen.
        - 4 Vorbereitung: Würfel zurück, neues Schiff, Konzil und Halle auffüllen, nächster Startspieler.
side-1-turn = Ein Zug: jedes einmal, Reihenfolge beliebig
    .text =
        - Einen Würfel einsetzen und tun, was der Ort bietet.
        - Eine :settlers: Siedlerkarte erfüllen.
        - Ein Gebäude verkaufen: { $sale-coins } :coins: und der Arbeiter zurück; seine Siegpunkte gehen, Sterne bleiben.
        - Wer nichts tut, passt für die Runde.
side-1-reputation = :reputation: Ansehen und :modifiers: Modifikatoren
    .text = Alle Würfel einer Runde zusammen höchstens dein Ansehen ({ $reputation-least } bis { $reputation-most }). Mehr Ansehen zählt sofort. Ein Modifikator dreht einen Würfel beim Einsetzen um eins; von 6 auf 1 geht es nicht.
side-1-settlers = :settlers: Siedlerkarten erfüllen
    .text = Ein :house: von der Bauplattform, 1 bis { $limits-of_a_good } von jeder gezeigten Ware (von der deines Charakters eine mehr), insgesamt so viele, wie die Karte verlangt. Du bekommst 1 :point: je Ware, { $community-bonus } je :community:, :worker: Arbeiter und :star: Sterne. Höchstens { $limits-open_settlers } unerfüllte Karten, { $figures-houses } Häuser im Spiel.
side-1-nobility = :nobility: Adel
    .text = Jeder :star: ein Schritt. Bei { $nobility-lord_at } wirst du Lehnsherr und bekommst, was dein Charakter bringt. Am Ende bringt der Adel Siegpunkte.
side-1-income = Einkommen
    .text =
        - :apprentice: Münzen, je mehr in der Gilde sind, desto weniger: zu dritt { $by_players-apprentice_income-3 }; zu viert { $by_players-apprentice_income-4 }.
        - :guild_master: { $guilds-workshop_income } Ware der Gilde je Werkstatt.
        - :community: was über seinem Feld steht.
side-1-end = Ende
    .text = 1 :point: für je { $end-goods_for_a_point } Waren. Adel 0, 1, 2 …: { $nobility-points-by_level }. Gleichstand: Häuser mit Siedlern, dann Ansehen.
side-2-places = Orte und ihre Würfel
    .text =
        - :tavern: *Höhlenschänke*: eine :settlers: Karte nehmen. Jeder Würfel so hoch wie der davor oder höher.
        - :yard: *Bauhof*: ein :house: für { $yard-house } :coins:. Jeder Würfel so niedrig wie der davor oder niedriger.
        - :hall: *Gildenhalle*: das Gebäude auf dem Feld des Würfels, für 1 bis 6: { $hall-cost } :coins:.
        - :port: *Hafen*: so viele Waren verkaufen, wie der Würfel zeigt, zu den Preisen des Schiffs, solange Platz ist.
        - :castle: *Weißes Schloss*: 1–2 → { $castle-die_spaces-1-reputation }, 3–4 → { $castle-die_spaces-2-reputation }, 5–6 → { $castle-die_spaces-3-reputation } :reputation:.
        - :clerk: *Berk*: 1–2 → { $clerk-die_spaces-1-modifiers }, 3–4 → { $clerk-die_spaces-2-modifiers }, 5–6 → { $clerk-die_spaces-3-modifiers } :modifiers:; weitere für je { $clerk-modifier } :coins:. Neue Siedler oder neue Gebäude.
        - :board: *Eigenes Tableau* ({ $own_board-values }): einen :apprentice: zurückholen.
side-2-guilds = Gilden
    .text =
        :scholars: :books: · :artists: :artwork: · :blacksmiths: :weaponry: · :wizards: :magic: · :merchants: :jewelry: · :carpenters: :furnishings:
        Würfel einsetzen, dann der Reihe nach:
        - Werkstätten von links: Effekt nutzen; ein anderer Besitzer bekommt die Belohnung.
        - Waren kaufen, je { $guilds-good } :coins:; wer kauft, bekommt von jedem eigenen :apprentice: eine dazu.
        - Arbeiter als Lehrlinge einsetzen, aus dem Quartier oder einer anderen Gilde.
        - 1–2: Werkstätten { $guilds-die_spaces-1-activates }, Waren { $guilds-die_spaces-1-buy }, Lehrlinge { $guilds-die_spaces-1-apprentices }.
        - 3–4: Werkstätten { $guilds-die_spaces-2-activates }, Waren { $guilds-die_spaces-2-buy }, Lehrlinge { $guilds-die_spaces-2-apprentices }.
        - 5–6: Werkstätten { $guilds-die_spaces-3-activates }, Waren { $guilds-die_spaces-3-buy }, Lehrlinge { $guilds-die_spaces-3-apprentices }.
side-2-buildings = Gebäude
    .text =
        - :workshop: *Werkstatt*: braucht einen :apprentice: in ihrer Gilde, der :guild_master: wird. Erstes freies Feld: { $guilds-workshop_spaces-1-points }/{ $guilds-workshop_spaces-2-points }/{ $guilds-workshop_spaces-3-points } :point:, { $guilds-workshop_spaces-1-stars }/{ $guilds-workshop_spaces-2-stars }/{ $guilds-workshop_spaces-3-stars } :star:.
        - :community: *Gemeindegebäude*: braucht einen :worker:. { $community-points } :point:, { $community-stars } :star:, ein Einkommen und { $community-bonus } :point: für jede spätere Siedlerkarte.
side-2-effects = Effekte der Werkstätten
    .text = :coin: 1 Münze · :reputation: 1 Ansehen · :reroll: Würfel neu werfen · :goods: 1 Ware der Gilde · :buy_any_good: 1 Ware einer beliebigen Gilde kaufen · :swap_good: 1 Ware tauschen
side-2-council = :council: Steinkonzil
    .text = Ein Konzilplättchen verlangt seine Adelsstufe, eine erfüllte Siedlerkarte vom Volk des Mitglieds, einen Würfel der Reihe (1–2, 3–4, 5–6), seine Waren und Münzen. Du bekommst seine :point: und verlierst { $council-loss } :reputation:.
side-2-more = Ereignisse, Kanzlei, allein und zu zweit
    .text =
        - :event: Ein Ereignis gilt eine Runde; kein Preis fällt unter 0.
        - :desk: *Schreibpult*: ein Würfel seines Werts, ein :worker: für immer, eine erfüllte Karte seines Volks. Ein Vorteil, { $chancery-income } :coins: je Einkommen, Platz für eine Vergütungskarte.
        - :commission: *Vergütungskarte*: drei Felder mit Würfeln füllen; dann zählt sie am Ende.
        - Zu zweit: Besitzer bekommen ihre Belohnung { $by_players-reward_factor-2 }-mal; in jeder Gilde steht eine Werkstatt ohne Besitzer.
        - Allein: die Aufgabe erfüllen, bevor das letzte Einkommen vorbei ist; fünf Würfel des Automas sind im Weg.
