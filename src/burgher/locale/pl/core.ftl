# Co mówią obie gry.
#
# PIECE, PIECES, AMOUNTS, SEAT i SEATS to funkcje z words.py; argument ukryty przed czytającym albo nieobecny
# to słowo "none". Imion graczy nie odmieniamy: zdania są tak zbudowane, żeby stały w mianowniku.

# $number counts from 1.
player = Gracz { $number }
# At a table for two: somebody who is nobody. $number is the number of the crest.
non-player = Gracz wirtualny { $number }
bot-name = { $level } { $number }
# The prompt when a game is over.
ask-nothing = Gra się skończyła.
nothing = nic
# Jedna pozycja listy ilości, jak „2 drewna i 3 kamienie”; w mianowniku.
amount =
    { $count ->
        [one] { $count } { PIECE($what, form: "one") }
        [few] { $count } { PIECE($what, form: "few") }
       *[many] { $count } { PIECE($what, form: "many") }
    }
# Ta sama w bierniku: „za 1 monetę”.
form-amount-acc =
    { $count ->
        [one] { $count } { PIECE($what, form: "acc") }
        [few] { $count } { PIECE($what, form: "few") }
       *[many] { $count } { PIECE($what, form: "many") }
    }

# Formy nazw elementów: czego element nie ma jako atrybutu, to powstaje tu. $name to jego nazwa, $piece on sam.
# one, few, many: przy liczbie 1, 2–4 i 5+ ; acc: biernik; gen: dopełniacz; loc: miejscownik.
form-one = { $name }
form-few = { $name }
form-many = { $name }
form-acc = { $name }
form-gen = { $name }
form-loc = { PIECE($piece, form: "gen") }
# Kolory graczy; do każdego należy kształt.
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-purple = fioletowy
colour-white = biały

# Gdzie, dokąd i skąd.
form-at = w { PIECE($piece, form: "loc") }
form-to = do { PIECE($piece, form: "gen") }
form-from = z { PIECE($piece, form: "gen") }

# Powody
why-over = Gra już się skończyła.
why-chance = O tym decyduje los, nie gracz.

# Poziomy botów.
level-wanderer = Wędrowiec
level-apprentice = Nowicjusz
level-journeyman = Czeladnik
level-foreman = Majster
level-castellan = Kasztelan
level-alderman = Rajca
level-champion = Czempion

# Styl gry bota na danym poziomie, w jednym zdaniu.
level-wanderer-style = Robi to, co zwykle ma sens, bez głębszego namysłu.
level-apprentice-style = Rozważa tylko dwie możliwości i wybiera lepszą; często żadna nie jest dobra.
level-journeyman-style = Rozważa to, co pierwsze przyjdzie mu do głowy, i nie wybiega myślą poza własną turę.
level-foreman-style = Planuje każdą turę do końca z myślą o sobie i nie zważa na innych.
level-castellan-style = Porównuje swoje najlepsze tury, patrząc, co zrobiliby po nich inni, i żałuje im każdego punktu.
level-alderman-style = Widział miliony partii i gra to, co pierwsze przyjdzie mu do głowy.
level-champion-style = Widział miliony partii i obmyśla najlepsze tury, zanim wybierze jedną z nich.
