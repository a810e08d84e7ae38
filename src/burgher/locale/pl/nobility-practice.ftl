# Co robią silni gracze i o czym są ćwiczenia z Rise to Nobility.

## Co się porównuje

habit-tavern = Kości w Jaskiniowej Tawernie
habit-yard = Kości na Placu Budowy
habit-guilds = Kości w gildiach
habit-hall = Kości w Domu Gildii
habit-port = Kości w Porcie
habit-clerk = Kości w Biurze Berka
habit-castle = Kości w Białym Zamku
habit-board = Kości na własnej planszy
habit-council = Spełnione żądania Kamiennej Rady
habit-desk = Kości w Kancelarii
habit-commission = Wypełnione pola zleceń
habit-complete = Osiedleni osadnicy
habit-build = Zbudowane budynki
habit-apprentice = Wysłani uczniowie
habit-modify = Zmienione kości
habit-pass = Rundy zakończone przed czasem

## O czym są ćwiczenia

theme-card = Osiedl osadników w tej turze
theme-places = Dokąd pójść?
theme-council = Żądanie Kamiennej Rady
theme-dice = Która kość?
theme-cards = Którzy osadnicy?
theme-buildings = Buduj z głową
theme-goods = Ile i czego?
theme-apprentices = Wyślij ucznia
theme-timing = Grać dalej czy przestać?
theme-points = Punkty w jednej turze
theme-nobility = Awans w szlachectwie
theme-reputation = Zdobądź reputację
