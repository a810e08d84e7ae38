# What both games say.
#
# PIECE, PIECES, AMOUNTS, SEAT and SEATS are functions of words.py; an argument that is hidden from the reader, or that
# is not there, is the word "none".

# $number counts from 1.
player = Player { $number }
# At a table for two: somebody who is nobody. $number is the number of the crest.
non-player = Non-player { $number }
bot-name = { $level } { $number }
# The prompt when a game is over.
ask-nothing = The game is over.
nothing = nothing
# One entry of a list of amounts, as in "2 wood and 3 stone".
amount =
    { $count ->
        [one] { $count } { PIECE($what, form: "one") }
       *[other] { $count } { PIECE($what, form: "many") }
    }

# Pieces in a sentence; $name is the piece's own name.
form-a = a { $name }
form-the = the { $name }
form-The = The { $name }
form-at = at the { $name }
form-in = in the { $name }
form-to = to the { $name }
form-one = { $name }
form-many = { $name }

# The colours of those who play; each goes with a shape.
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-white = white

# Reasons
why-over = The game is over.
why-chance = That is up to chance, not to a player.

# The levels of bots.
level-wanderer = Wanderer
level-apprentice = Novice
level-journeyman = Journeyman
level-foreman = Foreman
level-castellan = Castellan
level-alderman = Alderman
level-champion = Champion

# How a bot of a level plays, in one sentence.
level-wanderer-style = Does what usually makes sense, and thinks nothing through.
level-apprentice-style = Thinks of only two ways to play its turn and takes the better one; often neither is good.
level-journeyman-style = Weighs up what comes to mind first, and no further than its own turn.
level-foreman-style = Plans every turn to its end for its own gain, and pays no attention to the others.
level-castellan-style = Judges its best turns by how the others would answer, and begrudges them every point.
level-alderman-style = Has seen millions of games, and plays the move that comes to mind first.
level-champion-style = Has seen millions of games, and thinks its best turns through before it takes one.
