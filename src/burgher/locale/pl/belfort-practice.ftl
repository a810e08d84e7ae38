# Co robią silni gracze i o czym są ćwiczenia z Belfortu.

## Co się porównuje

habit-recruiter = Robotnicy w Pośredniaku
habit-camp = Robotnicy w Obozie Króla
habit-guilds = Robotnicy w gildiach
habit-planks = Robotnicy na polach akcji budynków
habit-forest = Robotnicy w Lesie
habit-quarry = Robotnicy w Kamieniołomie
habit-mine = Robotnicy w Kopalni
habit-gold-mine = Robotnicy w Kopalni złota
habit-property = Zbudowane budynki
habit-keep = Zbudowane części Baszty
habit-gatehouse = Zbudowane Bramy
habit-wall = Zbudowane Mury
habit-guild = Zbudowane gildie
habit-gnome = Gnomy zatrudnione do kart
habit-cards = Wzięte karty
habit-buy = Kupione surowce
habit-sell = Sprzedane surowce

## O czym są ćwiczenia

theme-district = Zdobądź dzielnicę
theme-workers = Postaw robotnika
theme-gather = Dokąd ich wysłać?
theme-gnomes = Gnom na właściwym miejscu
theme-trade = W Faktorii handlowej
theme-cards = Która karta?
theme-guilds = Skorzystaj z gildii
theme-crest = Który herb?
theme-timing = Grać dalej czy przestać?
theme-scoring = Punkty za przewagi
theme-building = Zbuduj jak najwięcej

## Co trzeba osiągnąć w turze

goal-lead = Więcej znaczników w dzielnicy { $number } niż ktokolwiek inny
