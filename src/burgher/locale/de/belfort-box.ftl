# Wörter für die Schachtel mit dem Material.

box-chapter-cards = Gebäudekarten
box-chapter-guilds = Gildenplättchen
box-chapter-board = Spielplan und Tafeln
box-part-properties = Gebäudekarten
box-part-guilds = Gildenplättchen
box-part-post = Handelsposten
box-part-wall = Mauern
box-part-tax = Wertungsskala
box-part-calendar = Kalender
box-hint-properties = Zehn Arten, je fünf Karten: So zählt die Spielregel. Die Kosten von Gebäuden und Mauern stehen auch auf der Spielertafel.
box-hint-guilds = Die Spielregel zählt { $count } Plättchen. Die Kosten einer Gilde stehen auf ihrem Plättchen.
box-piece-trading-post = Handelsposten
box-piece-tax = Steuern auf der Wertungsskala
box-piece-calendar = Kalender
field-buy-wood = 1 Holz kaufen, Gold
field-buy-stone = 1 Stein kaufen, Gold
field-buy-metal = 1 Metall kaufen, Gold
field-sell-metal = 1 Metall verkaufen, Gold
field-sell-two-wood-or-stone = 2 Holz oder Stein verkaufen, Gold
field-spaces = Felder einer Steuerklasse
field-months = { $season ->
        [spring] Monate im Frühling
        [summer] Monate im Sommer
       *[autumn] Monate im Herbst
    }

doubt-icons = { PIECE($piece) }: Kosten von { $found } Ressourcen; die Spielregeln zeigen { $wanted }.
doubt-tax = Felder je Steuerklasse: { $found }. Das passt nicht zur Spielregel: Nach ihr kosten die ersten fünf Felder nichts, und das fünfzehnte kostet 2 Gold.
