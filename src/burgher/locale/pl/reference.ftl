# Co stoi obok zasad: przykłady do wypróbowania, kartka do druku.

rules-signs = Elementy i symbole
rules-gallery = Karty i żetony
    .text = Wszystko, co można wylosować. Otwórz rodzaj, aby zobaczyć wszystkie jego elementy.
rules-sheet = Skrót do druku
signs-figures = Figurki
signs-resources = Surowce
signs-goods = Towary i zyski
signs-marks = Na kartach i planszach
signs-places = Miejsca
signs-peoples = Rasy
try-it = Wypróbuj
try-it-about = Wypróbuj: { $section }
try-one = Wybierz i wypróbuj:
try-back = Wróć do zasad
try-done = Gotowe. Oto, co się stało:
try-others = Teraz przyszłaby kolej na kogoś innego. Cofnij, zacznij od nowa albo graj stąd dalej z botami.
try-strayed = Próbujesz czegoś innego: śmiało. Wszystko można cofnąć.
try-show = Pokaż następny krok
try-again = Zacznij od nowa
try-on = Graj stąd dalej
picture-of-boards = Fragment plansz
sheet-print = Drukuj
sheet-hint = Dwie strony: wydrukuj na obu stronach kartki A4.
