# What the coach says about a game: `burgher.analysis`.

# When: a round by its number, from 1.
when-setup = Set-up
when-round = Round { $round }
when-month = Month { $round }

# Turning points. $when is one of those above, $what a sentence of the log, $done and $best are actions as on a button,
# $change is a number with its sign: by how many percent the chance to win of $seat changed.
turning-choice = { $when }: { $what } { SEAT($seat) }, chance of winning: { $change }%.
turning-turn = { $when }: { SEAT($seat) }’s turn. Chance of winning: { $change }%.
turning-draw = { $when }, by chance: { $what } { SEAT($seat) }, chance of winning: { $change }%.
turning-chance = { $when }, by chance. { SEAT($seat) }, chance of winning: { $change }%.
turning-end = { $when }, the end of the game. { SEAT($seat) }, chance of winning: { $change }%.
two-events = { $first } { $second }
turning-mistake = { $when }: { SEAT($seat) } chose “{ $done }”; better was “{ $best }”. Chance of winning: { $change }%.

# Why one choice is better than another: both were played on, and what the rules count was compared. $by says until when.
by-when-round = By the end of round { $round }
by-when-month = By the end of month { $round }
by-end = By the end of the game
why-later = At first there is little difference in what can be counted; the coach expects the better move to pay off later in the game.
why-ahead = Both of the moves compared end with about the same number of points; with the better one you are ahead of the others more often.
why-equal = The moves compared come to about the same thing.
# In one line: until when, and what differs then, one thing after the other.
because = { $by }, on average: { $reasons }
and-so = { $first }; { $second }
# What speaks against it, behind the others.
but = but { $reason }

# How much more or less of something: $what is one of the quantities, $amount in whole numbers, 0 is a little.
counts-more = { $amount ->
    [0] { $what } slightly up
   *[other] { $what }: +{ $amount }
}
counts-less = { $amount ->
    [0] { $what } slightly down
   *[other] { $what }: −{ $amount }
}
quantity-points = points
quantity-points-of = points of { SEAT($seat) }
quantity-of = { $what } ({ SEAT($seat) })

# What an exercise asks to reach in a turn: $what is one of the quantities.
goal-least = { $what }: at least { $least } (now { $now })

# An analysis that could not be made.
analysis-refused = This game cannot be analysed: { $detail }.
analysis-late = The analysis took too long and was stopped. Try again.
analysis-failed = The analysis failed. Try again.
