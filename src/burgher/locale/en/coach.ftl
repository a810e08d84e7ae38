# What the browser says about getting better: statistics, analysis, hints and practice.

## Statistics

statistics = Your games in numbers
statistics-csv = Download as CSV
statistics-none = No game has been finished on this device yet. Finish one, and you will see here how it went.
statistics-none-such = There is no such game yet.
statistics-left-out = Only the last { $count } games are counted here.
statistics-game = Game
statistics-players = Players
statistics-any-count = Any number of players
statistics-count = { $count ->
    [one] Alone
   *[other] { $count } players
}
statistics-player = Who
statistics-anybody = Everybody on this device
statistics-results = Results
statistics-games = Games
statistics-wins = Won
statistics-mean = Average points
statistics-best = Most points
statistics-place = Average place
statistics-share = Share of games won
statistics-fair = Against equally good players you would win { $share }.
statistics-fair-hint = The line across a bar is the share each player would win if all were equally good.
statistics-plot = The points of your games, one after the other: { $scores }
statistics-won-game = a game you won
statistics-other-game = another game
statistics-trend = average of the last five
statistics-opponents = By opponent
statistics-opponent = Opponent
statistics-ahead = Ahead of them
statistics-ahead-hint = How often you were ahead of them at the end; a shared place counts half.
statistics-sources = Where your points come from
statistics-habits = What you do more or less often than strong bots
statistics-per-game = Per game
statistics-mine = You
statistics-strong = Strong bots
statistics-difference = You (bar) and strong bots (line)
statistics-more = More than strong bots: { $what } (you { $mine } per game, they { $strong }).
statistics-less = Less than strong bots: { $what } (you { $mine } per game, they { $strong }).

## Analysis of a game

coach = The coach
analysis = Analysis
analysis-of = Analysis: { $game }
analysis-to-table = To the table
analysis-running = The coach is going through the game …
chances = Winning chances
chances-label = Everybody’s chance of winning, from beginning to end; the marks are decisions that gave something away
chances-hint = Click the chart to go to that moment of the game. ?! is an inaccuracy, ? a mistake, ?? a blunder.
chances-now = Winning chances: { $chances }
mark-label = { $name }, { $rating }: { $action }
analysis-players = How everybody played
accuracy = Accuracy { $percent }
accuracy-hint = Accuracy: how close decisions were, on average, to the best the coach found. Luck: what draws and dice gave or took away.
learn-from-mistakes = Learn from your mistakes
learn-from-mistakes-of = Learn from the mistakes of { $name }
decisions-looked-at = { $state ->
    [running] Looked at so far: { $seen } of { $all } decisions.
   *[done] The coach ran out of time. Looked at: { $seen } of { $all } decisions.
}
luck-caption = Where the chance of winning came from
luck-own = Own decisions
luck-luck = Luck
luck-others = The others
luck-not-counted = Luck was not counted: the coach ran out of time.
turning-points = Turning points
turning-none = There were none: the game ran its course.
decisions = Decisions
decisions-of = Whose decisions
decisions-of-all = Everybody’s
decisions-which = Which decisions
decisions-bad = Those that gave something away
decisions-worst = Mistakes and blunders
decisions-all = All
decisions-none = None of these. Well played.
decisions-none-yet = None of these so far: not everything has been looked at closely.
better-was = Better: { $action }
because = { $by }, on average: { $reasons }.
because-and = { $first }; { $second }
because-beside = { $by }, on average, compared with “{ $other }”: { $reasons }.
because-these = { $by }, on average, compared with “{ $other }”:
rating-best = best
rating-good = good
rating-inaccuracy = inaccuracy
rating-mistake = mistake
rating-blunder = blunder
rating-unseen = not looked at
rating-count-best = { $count ->
   *[other] best
}
rating-count-good = { $count ->
   *[other] good
}
rating-count-inaccuracy = { $count ->
    [one] inaccuracy
   *[other] inaccuracies
}
rating-count-mistake = { $count ->
    [one] mistake
   *[other] mistakes
}
rating-count-blunder = { $count ->
    [one] blunder
   *[other] blunders
}

## Learning from mistakes

mistake-number = { $number } of { $count } · { $when }
mistake-ask = What would you do here?
mistake-was = In the game it was: { $action }. Try anything on the board; you can take it back.
mistake-judge = What is that worth?
mistake-show = Show me
mistake-again = Try again
mistake-skip = Skip
mistake-next = Next
mistake-last = Finish
mistakes-none = That was all. Well done.
verdict-same = Exactly
verdict-best = As good as the best
verdict-good = Good
verdict-inaccuracy = Not quite
verdict-mistake = A mistake
verdict-blunder = A blunder
verdict-chances = Your chance of winning: { $now } before, { $after } after.
verdict-instead = Chance of winning: { $best } instead of { $done }.
verdict-so-would-coach = The coach would do the same: { $action }.
verdict-coach = The coach would do this: { $action }.
verdict-difference = Compared with yours, that is { $change }.
verdict-then = Then: { $steps }.
verdict-gain = { $points ->
    [one] Played to the end many times, it was { $points } point better than the next best.
   *[other] Played to the end many times, it was { $points } points better than the next best.
}

## Hints in a game

hint-title = The coach would … (chance of winning now: { $now })
hint-chance = → { $after }
hint-do = Do it: { $action }
hint-other = What would another move do?
hint-fair = The chances assume that everybody plays as well as the coach from here on.
hint-why = Why?
hint-more = More about it
hints-allow = Hints allowed for everybody

## Practice

practice = Practice
practice-here = { $count ->
    [one] Practice: one exercise
   *[other] Practice: { $count } exercises
}
practice-of = Practice: { $game }
practice-none = There are no exercises for this game yet.
practice-hint = Positions from games between bots. In each, either one choice is clearly best or something can be reached in this turn: find it on the board, and see why.
practice-progress-label = Exercises solved
practice-progress = { $solved } of { $count } solved
practice-begin = Begin
practice-go-on = Go on
practice-level-1 = Easy
practice-level-2 = Harder
practice-level-3 = Hard
practice-got-first = solved at once
practice-got-later = solved
practice-got-tried = not solved yet
practice-own = From your own games
practice-own-hint = Moments at which you gave something away in your own games. Find something better.
practice-own-none = Let the coach go through a game of yours: what you gave away there becomes an exercise here.
practice-own-left = { $count ->
    [one] One of your games has not been analysed yet.
   *[other] { $count } of your games have not been analysed yet.
}
practice-own-games = Your games
practice-own-from = { $date } · { $when }
practice-number = Exercise { $number } of { $count }
practice-ask = It is your turn. What is your next step? The first thing you choose is your answer.
practice-right = Right!
practice-wrong = Not the best
practice-best = { $count ->
    [one] The best choice: { $action }.
   *[other] The best choices, equally good: { $action }.
}
practice-show = Show on the board
# An exercise in which something is to be reached in this turn.
practice-goal-ask = Reach this before your turn ends. You can take steps back as often as you like.
practice-goal-so-far = So far: { $has } of { $least }
practice-goal-missed = Not reached
practice-goal-lost = After “{ $action }” it could no longer be reached.
practice-goal-most = The most you could have had then: { $most }.
practice-goal-early = It could still have been reached: the turn ended too early.
practice-goal-way = This is how: { $steps }.
