# Was die Regeln zählen, wie es der Trainer nennt, wenn er zwei Fortsetzungen vergleicht.

quantity-aim = Prozent der Soloaufgabe
quantity-settlers = untergebrachte Siedler
quantity-nobility = Adelsstufe
quantity-reputation = Ansehen
quantity-workshops = Werkstätten
quantity-community = Gemeindegebäude
quantity-apprentices = Lehrlinge
quantity-income = Münzen aus Einkommen je Runde
quantity-council = erfüllte Konzilplättchen
quantity-goods = übrige Waren
quantity-cards = unerfüllte Siedlerkarten
quantity-ready = Siedlerkarten, für die alle Waren da sind
quantity-fitting = Waren, die zu den eigenen Siedlerkarten passen
quantity-houses = Häuser auf der Bauplattform
quantity-workers = Arbeiter
quantity-modifiers = Modifikatoren
quantity-coins = übrige Münzen

## Wozu ein Zug gut ist, wenn ein Vergleich nichts sagt: nach Verb und Ort oder nur nach dem Verb

purpose-visit-castle = Mehr Ansehen: mehr oder höhere Würfel in allen weiteren Runden.
purpose-visit-tavern = Neue Siedler: Für Waren und ein Haus bringen sie Siegpunkte, Arbeiter und Adel.
purpose-visit-yard = Ein Haus, damit Siedler einziehen können.
purpose-visit-hall = Ein Gebäude bringt sofort Siegpunkte und Adel und dann jede Runde etwas.
purpose-visit-port = Münzen für Waren, die du nicht brauchst.
purpose-visit-clerk = Modifikatoren: Mit ihnen passt ein Würfel, der sonst nicht passt.
purpose-visit-board = Ein Arbeiter kommt zurück, für eine andere Gilde oder ein Gebäude.
purpose-visit = Waren für Siedler oder das Konzil; mit einem niedrigen Würfel ein Lehrling, der jede Runde verdient.
purpose-visit-council = Viele Siegpunkte auf einmal, für Waren und etwas Ansehen, wenn dein Adel hoch genug ist.
purpose-visit-desk = Sein Vorteil gilt für den Rest der Partie.
purpose-visit-commission = Die Vergütungskarte zählt nur, wenn ihr Plättchen voll ist.
purpose-complete = Siegpunkte für jede Ware, und was die Karte bringt.
purpose-apprentice = Jede Runde Münzen, und eine Ware umsonst, sooft du dort kaufst.
purpose-buy = Siedler, Konzil und Schiffe wollen Waren.
