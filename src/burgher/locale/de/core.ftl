# Was beide Spiele sagen.
#
# PIECE, PIECES, AMOUNTS, SEAT und SEATS sind Funktionen aus words.py; ein Argument, das verborgen oder nicht da ist, ist
# das Wort "none".

# $number zählt von 1 an.
player = Spieler { $number }
# Zu zweit: einer, den es nicht gibt. $number ist die Nummer des Wappens.
non-player = Nicht-Spieler { $number }
bot-name = { $level } { $number }
# The prompt when a game is over.
ask-nothing = Das Spiel ist vorbei.
nothing = nichts
# Ein Eintrag in einer Liste von Mengen, wie in „2 Holz und 3 Stein“.
amount =
    { $count ->
        [one] { $count } { PIECE($what, form: "one") }
       *[other] { $count } { PIECE($what, form: "many") }
    }

## Formen der Namen. Eine Form heißt nach dem Wort, das für ein männliches Teil darin steht.
## gender: m, f, n oder pl. oblique: Dativ und Akkusativ der Einzahl („dem Elben“).

form-gender = f
form-one = { $name }
form-many = { $name }
form-oblique = { $name }
form-einen =
    { PIECE($piece, form: "gender") ->
        [m] einen { PIECE($piece, form: "oblique") }
        [n] ein { PIECE($piece, form: "oblique") }
        [pl] { $name }
       *[f] eine { $name }
    }
form-den =
    { PIECE($piece, form: "gender") ->
        [m] den { PIECE($piece, form: "oblique") }
        [n] das { $name }
       *[f] die { $name }
    }
form-kein =
    { PIECE($piece, form: "gender") ->
        [m] keinen { PIECE($piece, form: "oblique") }
        [n] kein { $name }
       *[f] keine { $name }
    }
form-dem =
    { PIECE($piece, form: "gender") ->
        [f] der { $name }
        [pl] den { $name }
       *[m] dem { PIECE($piece, form: "oblique") }
    }
form-wo =
    { PIECE($piece, form: "gender") ->
        [f] in der { $name }
        [pl] in den { $name }
       *[m] im { PIECE($piece, form: "oblique") }
    }

# Die Farben der Spieler; zu jeder gehört eine Form.
colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-purple = lila
colour-white = weiß

# Gründe
why-over = Das Spiel ist vorbei.
why-chance = Das entscheidet der Zufall, kein Spieler.

# Die Stufen der Bots.
level-wanderer = Wanderer
level-apprentice = Neuling
level-journeyman = Geselle
level-foreman = Polier
level-castellan = Kastellan
level-alderman = Ratsherr
level-champion = Champion

# Wie ein Bot einer Stufe spielt, in einem Satz.
level-wanderer-style = Tut, was meistens sinnvoll ist, und denkt nichts zu Ende.
level-apprentice-style = Sieht sich nur zwei Züge an und nimmt den besseren; oft ist keiner davon gut.
level-journeyman-style = Wägt ab, was ihm als Erstes in den Sinn kommt, und denkt nicht über den eigenen Zug hinaus.
level-foreman-style = Plant jeden Zug bis zum Ende durch, sieht nur den eigenen Vorteil und achtet nicht auf die anderen.
level-castellan-style = Wägt die besten eigenen Züge danach ab, wie die anderen darauf antworten würden, und gönnt ihnen keinen Punkt.
level-alderman-style = Hat Millionen Partien gesehen und spielt, was ihm als Erstes in den Sinn kommt.
level-champion-style = Hat Millionen Partien gesehen und denkt die besten Züge durch, bevor er einen macht.
