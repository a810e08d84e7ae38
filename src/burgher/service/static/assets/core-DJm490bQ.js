var e=`# Co mówią obie gry.
#
# PIECE, PIECES, AMOUNTS, SEAT i SEATS to funkcje z words.py; argument ukryty przed czytającym albo nieobecny
# to słowo "none". Imion graczy nie odmieniamy: zdania są tak zbudowane, żeby stały w mianowniku.

# $number counts from 1.
player = Gracz { $number }
# At a table for two: somebody who is nobody. $number is the number of the crest.
non-player = Gracz wirtualny { $number }
bot-name = { $level } { $number }
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
# Gdzie, dokąd i skąd.
form-at = w\xA0{ PIECE($piece, form: "loc") }
form-to = do { PIECE($piece, form: "gen") }
form-from = z\xA0{ PIECE($piece, form: "gen") }

# Powody
why-over = Gra już się skończyła.
why-chance = O\xA0tym decyduje los, nie gracz.

# Poziomy botów.
level-wanderer = Wędrowiec
level-journeyman = Czeladnik
level-foreman = Majster
level-castellan = Kasztelan

# Styl gry bota na danym poziomie, w jednym zdaniu.
level-wanderer-style = Wędruje po mieście i\xA0robi to, co akurat się nadarzy.
level-journeyman-style = Dba o\xA0własną korzyść, ale często źle ją ocenia.
level-foreman-style = Planuje każdą turę do końca dla własnego dobra i\xA0nie zważa na innych.
level-castellan-style = Ocenia swoje najlepsze tury po tym, jak odpowiedzieliby na nie inni, i\xA0żałuje im każdego punktu.
`;export{e as default};