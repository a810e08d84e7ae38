# Was starke Spieler tun, und worum es in den Übungen zu Rise to Nobility geht.

## Was verglichen wird

habit-tavern = Würfel in der Höhlenschänke
habit-yard = Würfel auf dem Bauhof
habit-guilds = Würfel in den Gilden
habit-hall = Würfel in der Gildenhalle
habit-port = Würfel im Hafen
habit-clerk = Würfel in Berks Büro
habit-castle = Würfel im Weißen Schloss
habit-board = Würfel auf dem eigenen Tableau
habit-council = Erfüllte Konzilplättchen
habit-desk = Würfel in der Kanzlei
habit-commission = Gefüllte Felder auf Würfelplättchen
habit-complete = Erfüllte Siedlerkarten
habit-build = Errichtete Gebäude
habit-apprentice = Eingesetzte Lehrlinge
habit-modify = Veränderte Würfel
habit-pass = Früh beendete Runden

## Worum es in den Übungen geht

theme-card = Erfülle die Karte in diesem Zug
theme-places = Wohin?
theme-council = Ein Plättchen des Steinkonzils
theme-dice = Welcher Würfel?
theme-cards = Welche Siedler?
theme-buildings = Richtig bauen
theme-goods = Wie viel, und wovon?
theme-apprentices = Setze einen Lehrling ein
theme-timing = Weitermachen oder aufhören?
theme-points = Siegpunkte in einem Zug
theme-nobility = Im Adel aufsteigen
theme-reputation = Ansehen gewinnen
